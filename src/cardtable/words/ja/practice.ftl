# 練習: 場面、今日の一局、問題、不具合の報告。

scenario-unreadable = これは場面を表す文字列ではありません:「{ $text }」を読めません。
scenario-not-asked = そこでは席{ $seat }は決断を求められていません。
scenario-is-over = そこではもうゲームが終わっています。
scenario-title = { $game }の一場面
scenario-says = このとき{ $name }が知っていること。ほかの札は、続きを始めるときに配り直されます。
scenario-seat = 席{ $seat }
scenario-over = この時点でゲームは終わっています。
scenario-play-on = ここから続ける
scenario-level = 相手の強さ
scenario-hint = 名人に聞く
scenario-advice = 名人:「{ $move }」。{ $why }
scenario-link = この場面へのリンク
scenario-thinking = 考えています…

review-no-choice = この手では何も決めることがありませんでした。
review-instead = ほかに何ができたでしょう？
review-try = 試す
review-what-if-best = 「{ $played }」が最善の手でした。
review-what-if-as-good = 「{ $played }」は「{ $best }」と同じくらい良い手でした。
review-what-if-cost = 「{ $played }」は「{ $best }」に比べて{ $loss }点（誤差{ $error }）、勝つ見込み{ $win }％（誤差{ $win_error }％）の損でした。

daily-title = 今日の一局
daily-about = ゲームごとに一局、全員が同じ札で、同じボットと対戦します。今日は{ $day }です。
daily-play = 今日の一局を始める
daily-go-on = 続ける
daily-yours = あなたの結果: { $score }点、{ $count }人中{ $place }位。
daily-again = あなたの結果は{ $score }点です。この配札は同じ名前で先に始められているので、順位には数えません。
daily-none = ここではまだ誰も遊んでいません。
daily-played = ここで遊んだ人: { $count }人。
daily-distribution = みんなの結果: { $low }点から{ $high }点。
daily-bar = { $low }点から{ $high }点: { $count }人
daily-streak = { $days }日連続で遊んでいます。
daily-proof = 配札の証明
daily-result = { $place }位 { $name }: { $score }
daily-best = 上位
daily-review = 自分のゲームを振り返る

puzzle-title = 問題
puzzle-about = 実際のゲームから、最善の手がはっきりしている場面です。どの手でしょう？
puzzle-no-choice = 挙げられた手から選んでください。
puzzle-unknown = そのような問題はありません。
puzzle-number = { $game } 問題 { $number } / { $count }
puzzle-grade = { $grade ->
    [1] やさしい
    [2] ふつう
   *[3] むずかしい
}
puzzle-choose = あなたの手
puzzle-solved = 正解:「{ $best }」。{ $why }
puzzle-missed = 最善ではありません。約{ $loss }点の損です。良い手:「{ $best }」。{ $why }
puzzle-next = 次の問題
puzzle-so-far = この端末で解いた数: { $count }問中{ $solved }問
puzzle-play-on = ここから続ける

hint-move = 手
hint-costs = 損
hint-best = 最善

bug-title = おかしいと思ったら
bug-about = このゲームであなたが知りえたこと、見えていたもの、バージョンを一つのファイルにまとめます。直せる人に送ってください。
bug-what = 何が見えましたか？ 何を期待していましたか？
bug-save = 報告を保存
bug-saved = 報告は{ $file }にあります。「cardtable replay { $file }」で開けます。
