# 終わったゲームの振り返り。

review-log-only = このゲームは記録（ログ）しか残っていないため、振り返ることができません。
review-not-over = 振り返りは、ゲームが終わってからできます。
review-thinking = 考えています
review-player = プレイヤー
review-margin = 点差
review-luck = 運
review-skill = 腕
review-error = 誤差
review-accuracy = 良い手
review-told = { $player }はほかのプレイヤーの平均より{ $margin }点{ $margin_is ->
    [gain] 上
   *[loss] 下
 }でした。カードの運で{ $luck }点{ $luck_is ->
    [gain] 得をし
   *[loss] 損をし
 }、腕で{ $skill }点{ $skill_is ->
    [gain] 得をしました
   *[loss] 損をしました
 }（誤差{ $error }）。
review-dealt = 運の内訳は、配られた手札{ $deal }（誤差{ $error }）、見えないカードのせいで手の結果が変わった分{ $hidden }（誤差{ $hidden_error }）。
review-drawn = 運の内訳は、配られた手札{ $deal }、引いたカード{ $draws }（誤差{ $error }）、見えないカードのせいで手の結果が変わった分{ $hidden }（誤差{ $hidden_error }）。
review-curve = 決断ごとの勝つ見込み（そのときプレイヤーが知りえたことから）。運と腕を足すと、ほかのプレイヤーの平均との点差になります。
review-moment = { $step }手目、{ $name }:「{ $played }」は{ $loss }点（誤差{ $error }）、勝つ見込み{ $win }％（誤差{ $win_error }％）の損。良い手:「{ $best }」。
review-no-moments = 確かに損をした決断はありません。
review-start = このゲームを振り返る
review-title = 振り返り
review-progress = 考えています: { $steps }手のうち{ $done }手
review-chance-of = { $name }の勝つ見込み（{ $name }が知りえたことから）。触れると、そのときのテーブルが見られます。
review-best = { $name }は最善の手を打ちました:「{ $played }」。
review-as-good = { $name }:「{ $played }」。同じくらい良い手:「{ $best }」。
review-cost = { $name }:「{ $played }」は{ $loss }点（誤差{ $error }）、勝つ見込み{ $win }％（誤差{ $win_error }％）の損。良い手:「{ $best }」。
review-moments = 勝負を分けた場面
review-go-to = { $step }手目、{ $name }: { $loss }点
