geschenkt-title = ゲシェンク
geschenkt-blurb = カードを取るか、チップを1枚払って次の人へ回すか。点の少ない人が勝ち。
geschenkt-word = { $word ->
    [pay] 払う
    [take] 取る
   *[other] { $word }
  }
geschenkt-card = { $card }

geschenkt-face-up = 場のカード
geschenkt-pot = 場のチップ
geschenkt-deck-left = 残りの山札
geschenkt-chips = チップ
geschenkt-runs = カード

geschenkt-option-chips = はじめのチップ
geschenkt-option-chips-eleven = 全員 11 枚
geschenkt-option-chips-official = 公式どおり(6 人は 9 枚、7 人は 7 枚)
geschenkt-option-chip-visibility = チップの枚数
geschenkt-option-chip-visibility-open = 全員に見える
geschenkt-option-chip-visibility-hidden = 自分のものだけ見える
geschenkt-option-after-take = カードを取ったあと
geschenkt-option-after-take-taker = 取った人が次のカードを先に決める
geschenkt-option-after-take-next_player = 次の人が先に決める
geschenkt-option-min-players = 最少人数
geschenkt-option-min-players-2 = 2 人
geschenkt-option-min-players-3 = 3 人

geschenkt-with-chips = { $pot ->
    [0] {""}
   *[other] とチップ { $pot } 枚
  }
geschenkt-decide = { $card } { geschenkt-with-chips }を取りますか、それとも { $chips } 枚のうち 1 枚を払いますか。
geschenkt-must-take = チップがありません。{ $card } { geschenkt-with-chips }を取ってください。
geschenkt-wait = { $player } さんが { $card } をどうするか考えています(チップ { $pot } 枚)。
geschenkt-means-pay = チップを払う(残り { $left } 枚)
geschenkt-means-take = { $card } を取る: { $gain }{ $pot ->
    [0] {""}
   *[other] 、チップ { $pot } 枚込みで { $total }
  }
geschenkt-no-chips = 払うチップがありません。{ $card } を取ってください。{ $pot ->
    [0] {""}
   *[other] チップ { $pot } 枚もついてきます。
  }

geschenkt-begins = 手番はこの順、チップは { $chips } 枚ずつ。{ $player } さんが { $card } について決めます。
geschenkt-paid = { $player } さんが { $card } にチップを払いました(場に { $pot } 枚、手元に { $chips } 枚)。
geschenkt-paid-hidden = { $player } さんが { $card } にチップを払いました(場に { $pot } 枚)。
geschenkt-took = { $player } さんが { $card } { geschenkt-with-chips }を取りました(手元に { $chips } 枚)。
geschenkt-took-hidden = { $player } さんが { $card } { geschenkt-with-chips }を取りました。
geschenkt-forced = 応答がないので { $player } さんが { $card } { geschenkt-with-chips }を引き取ります(手元に { $chips } 枚)。
geschenkt-forced-hidden = 応答がないので { $player } さんが { $card } { geschenkt-with-chips }を引き取ります。
geschenkt-turned = { $card } が公開されました。{ $player } さんから決めます。残り { $left } 枚。
geschenkt-scored = { $player } さん: { $points } 点、{ $place } 位。

geschenkt-part-run = { $cards }
geschenkt-part-chips = チップ { $chips } 枚

geschenkt-why-pay = いま { $card } を取ると { $cost } 点。チップを払うほうが安い。{ geschenkt-other }{ bot-beside }
geschenkt-why-wait = { $card } はもっとチップがのって回ってきそうです。{ geschenkt-other }{ bot-beside }
geschenkt-why-take = { $card } はいま { $cost } 点。取ってよい値段です。{ geschenkt-other }{ bot-beside }
geschenkt-prefers = 見えない札を { $tries } 通り想定して試したところ、{ geschenkt-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
geschenkt-other = { $other ->
    [none] {""}
    [take] カードを取る
   *[pay] チップを払う
  }
geschenkt-mistake-overlooks-runs = 大きい数字なので、手元の続き番号になることを忘れています。上手な人なら、{ geschenkt-other }ところです。
geschenkt-mistake-grabs-chips = チップがたくさん乗っているので、カードの失点を数えていません。上手な人なら、{ geschenkt-other }ところです。
geschenkt-mistake-fears-to-run-out = チップが残り少なく、払うのがこわいのです。上手な人なら、{ geschenkt-other }ところです。
geschenkt-mistake-hurries = じゅうぶん安いので、チップがもっとたまるのを待ちません。上手な人なら、{ geschenkt-other }ところです。

## The game in four steps.

geschenkt-how =
    カードが1枚、表になっています。書かれた数がそのまま失点になるので、誰も欲しくありません。
    自分の番には、チップを1枚置いて次の人に回すか、たまったチップごとカードを取ります。
    17・18・19 のように続いたカードは、いちばん小さい数だけを数えます。手元のチップは1枚につき1点引けます。
    山札がなくなったとき、点のいちばん少ない人が勝ちです。

geschenkt-lesson-cost = 表の札はだれも欲しがりません。最後に、書かれた数だけ失点になります。チップを 1 枚払えば、次の人の番です。
geschenkt-lesson-chips = 全員が払ったので、札の上にチップがたまりました。チップ 3 枚は 3 点ぶん。29 点よりずっと小さいので、もう一度払いましょう。
geschenkt-lesson-run = いい札です。手元に 18 があります。続き番号はいちばん小さい札だけ数えるので、19 は 0 点、しかもチップがもらえます。取りましょう。
geschenkt-lesson-wait = 17 は 18・19 の下につながるので、欲しいのはあなただけ。まだ取らず、ほかの人に払わせましょう。
geschenkt-lesson-reap = チップが 3 枚のって戻ってきました。残したチップは 1 枚につき 1 点減らします。今取りましょう。
geschenkt-lesson-highest = 35 はいちばん高い札です。払ってください。チップのない人は取るしかありません。
geschenkt-lesson-last = 最後の札です。安くて、チップが 2 枚のっています。取ると計算です。点の少ない人が勝ちます。

## With real cards.

geschenkt-score-cards = カード
geschenkt-score-chips = チップ
geschenkt-score-cards-number = 終わりには { $needed } 枚のカードが取られています。ここには { $number } 枚あります。
geschenkt-score-chips-number = チップは全部で { $needed } 枚です。ここには { $number } 枚あります。
