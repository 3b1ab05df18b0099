# 描かれたテーブルの上の言葉。

canvas-table = { $title } のテーブル。矢印キーで手札を選び、Enter で出し、Escape で戻します。
canvas-points = { $points } 点
canvas-to-come = 残り { $number } 枚
canvas-chips = チップ { $number } 枚
canvas-chips-hidden = チップ数は非公開

canvas-sort = 手札の並べ方
canvas-sort-suit = スート順
canvas-sort-rank = 数字順
canvas-sort-own = 手動
canvas-more = その他…
canvas-suggest = おまかせ

canvas-round-of = { $rounds } 回中 { $round } 回目
canvas-keep = 取る：{ $what }

canvas-draft = 下書き
canvas-no-melds = まだメルドはありません
canvas-melded = 公開済み
canvas-take = { $card } を取る
canvas-meld = この { $number } 枚を出す
canvas-discard = { $card } を捨てる
canvas-all-out = 捨てずに上がる
canvas-put-back = 戻す
canvas-hint = ヒント
canvas-coach-stop = 手助けを終える
canvas-lay-down = この組を出す
canvas-as-set = セットとして出す
canvas-as-run = シークエンスとして出す
canvas-gestures = タップでカードを見て、もう一度タップするか上にはじいて、出したり選んだりします。
canvas-points-so-far = { $points } 点、いま +{ $gain }
