# 描かれたテーブルの上の言葉。

canvas-table = { $title } のテーブル。矢印キーで手札を選び、Enter で出し、Escape で戻します。
canvas-points = { $points } 点
canvas-to-come = 残り { $number } 枚
canvas-chips = チップ { $number } 枚
canvas-chips-hidden = チップ数は非公開
