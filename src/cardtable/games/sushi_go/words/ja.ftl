sushi-go-title = スシゴー!
sushi-go-blurb = 1枚取って、残りは隣へ。3ラウンドでいちばんおいしい食事を集めた人の勝ち。
sushi-go-word = { $word ->
    [pick] 選ぶ
    [ready] 準備完了
   *[other] { $word }
  }
sushi-go-cards-joint = 、
sushi-go-card = { $kind ->
    [tempura] 天ぷら
    [sashimi] 刺身
    [dumpling] 餃子
    [maki] 巻き寿司×{ $number }
    [salmon] サーモン
    [squid] イカ
    [egg] たまご
    [pudding] プリン
    [wasabi] わさび
    [chopsticks] お箸
   *[other] { $card }
  }

sushi-go-round = ラウンド
sushi-go-hand-size = 手札の枚数
sushi-go-direction = 手札を回す向き
sushi-go-direction-value = { $value ->
    [right] 右へ
   *[left] 左へ
  }
sushi-go-deck-left = 山札の残り
sushi-go-doing = いま
sushi-go-doing-value = { $value ->
    [choosing] 選んでいます
    [chosen] 選びました
    [reading] 得点を見ています
    [ready] 準備完了
   *[done] 終了
  }
sushi-go-collections = 場のカード
sushi-go-revealed = 直前に出したカード
sushi-go-puddings = プリン
sushi-go-so-far = このラウンドの途中点
sushi-go-known = わかっている手札
sushi-go-hand = 手札
sushi-go-picked = 選んだカード

sushi-go-option-deck = 2、3ラウンド目の山札
sushi-go-option-deck-continue = まだ使っていないカード
sushi-go-option-deck-reshuffle_all = 手元のプリン以外をすべて混ぜ直す
sushi-go-option-maki-ties = 巻き寿司の同数
sushi-go-option-maki-ties-split = 点を分け合う
sushi-go-option-maki-ties-full = 全員が満点をもらう
sushi-go-option-pudding-ties = プリンの同数
sushi-go-option-pudding-ties-full = 全員が6点を得る、または失う
sushi-go-option-pudding-ties-split = 6点を分け合う
sushi-go-option-pass = 手札を回す向き
sushi-go-option-pass-left = 毎ラウンド左へ
sushi-go-option-pass-alternate = 2ラウンド目だけ右へ
sushi-go-option-allow-reselect = 公開前の選び直し
sushi-go-option-allow-reselect-no = できない
sushi-go-option-allow-reselect-yes = できる
sushi-go-option-auto-last = 最後の1枚
sushi-go-option-auto-last-on = 自動で出す
sushi-go-option-auto-last-off = ほかのカードと同じように選ぶ

sushi-go-pick-one = 取るカードを1枚選んでください。
sushi-go-pick-two = 取るカードを1枚選ぶか、お箸を使って2枚を出す順に選んでください。
sushi-go-wait = { $cards } を選びました。あと { $number } 人が選んでいます。
sushi-go-wait-or-change = { $cards } を選びました。まだ変えられます。あと { $number } 人が選んでいます。
sushi-go-all-choose = ラウンド { $round }: あと { $number } 人が選んでいます。
sushi-go-ready = ラウンド { $round } が終わりました。ラウンド { $next } へ進みますか。
sushi-go-wait-ready = ラウンド { $round } が終わりました。全員の準備ができたらラウンド { $next } を始めます。あと { $number } 人です。

sushi-go-means-one = { $card }{ $gain ->
    [0] {""}
   *[other] : { $gain } 点増える
  }
sushi-go-means-two = { $card_first }、次に { $card_second }{ $gain ->
    [0] {""}
   *[other] : { $gain } 点増える
  }(お箸は手札と一緒に次の人へ)

sushi-go-card-unknown = 「{ $text }」というカードはありません。あるのは { $names } です。
sushi-go-pick-what = どのカードを取るか書いてください。例:「pick tempura」、お箸を使うなら「pick wasabi squid」。
sushi-go-too-many = { $number } 枚は多すぎます。お箸は1手番に1膳だけです。1枚か2枚を選んでください。
sushi-go-no-chopsticks = 前にお箸がありません。1枚だけ選んでください。
sushi-go-one-left = 残りは { $card } の1枚だけです。それを選んでください。
sushi-go-not-in-hand = { $card } は手札にないか、枚数が足りません。手札は { $cards } です。
sushi-go-chosen-already = もう { $cards } を選びました。変えられません。公開をお待ちください。
sushi-go-chosen-the-same = もう { $cards } を選んでいます。別のカードを選ぶか、公開をお待ちください。
sushi-go-between-rounds = ラウンドは終わりました。「ready」と答えてください。全員の準備ができたらラウンド { $next } を始めます。
sushi-go-pick-first = まだこのラウンドの途中です。カードを選んでいるところです。
sushi-go-ready-already = もう準備完了です。あと { $number } 人を待っています。

sushi-go-chose = { $player } さんが選びました。
sushi-go-you-chose = { $cards } を選びました。
sushi-go-put-down = { $player } さんが { $cards } を出しました。
sushi-go-put-down-two = { $player } さんが「スシゴー!」と言って { $cards } を出し、お箸を戻しました。
sushi-go-on-wasabi = { $player } さんの { $card } がわさびにのり、3倍になります。
sushi-go-passed-left = 手札を左へ回します。残りは { $number } 枚ずつです。
sushi-go-passed-right = 手札を右へ回します。残りは { $number } 枚ずつです。
sushi-go-round-over = ラウンド { $round } が終わりました。
sushi-go-round-points = { $player } さん: このラウンドは { $points } 点、合計 { $total } 点。
sushi-go-pudding-points = { $player } さん: プリン { $number } 個で { $points } 点。
sushi-go-final = { $player } さん: { $points } 点、{ $place } 位。
sushi-go-dealt = ラウンド { $round } を始めます。手札は { $number } 枚ずつです。

sushi-go-part-maki = 巻き寿司({ $icons } 個)
sushi-go-part-tempura = 天ぷら({ $number } 枚)
sushi-go-part-sashimi = 刺身({ $number } 枚)
sushi-go-part-dumpling = 餃子({ $number } 枚)
sushi-go-part-nigiri = にぎり({ $number } 枚{ $tripled ->
    [0] {""}
   *[other] 、うちわさびつき { $tripled } 枚
  })
sushi-go-part-pudding = プリン({ $number } 枚)

sushi-go-why-ready = 得点を確認しました。次のラウンドへ。{ sushi-go-other }{ bot-beside }
sushi-go-why-points = { $card } ですぐに { $gain } 点入る。{ sushi-go-other }{ bot-beside }
sushi-go-why-two = お箸で { $cards } を一度に取れる{ $gain ->
    [0] {""}
   *[other] (すぐに { $gain } 点)
  }。{ sushi-go-other }{ bot-beside }
sushi-go-why-collect = { $card } はまだ点にならないが、あとからそろうかもしれない。{ sushi-go-other }{ bot-beside }
sushi-go-why-maki = { $card } で巻き寿司の一番をねらう。{ sushi-go-other }{ bot-beside }
sushi-go-why-pudding = { $card } は最後に効く。少ないと点を失う。{ sushi-go-other }{ bot-beside }
sushi-go-why-wasabi = { $card } があれば次のにぎりが3倍になる。{ sushi-go-other }{ bot-beside }
sushi-go-why-chopsticks = { $card } があれば、あとで2枚取れる。{ sushi-go-other }{ bot-beside }
sushi-go-prefers = 見えない札を { $tries } 通り想定して試したところ、{ sushi-go-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
sushi-go-other = { $other ->
    [none] {""}
    [ready] 次へ進む
   *[pick] { $cards_other } を取る
  }
sushi-go-mistake-forgets-chopsticks = お箸のことを忘れています。上手な人なら、{ sushi-go-other }ところです。
sushi-go-mistake-points-now = すぐに点になるので、先のことは考えていません。上手な人なら、{ sushi-go-other }ところです。
sushi-go-mistake-collects = もうあまり回って来ないのに、集め続けています。上手な人なら、{ sushi-go-other }ところです。
sushi-go-mistake-forgets-the-end = 巻き寿司とプリンはあとで数えるので、忘れています。上手な人なら、{ sushi-go-other }ところです。

## The game in four steps.

sushi-go-how =
    全員がこっそり手札から1枚選び、一斉に表にします。
    残った手札を隣の人へ回し、受け取った手札からまた1枚選びます。
    天ぷらは2枚、刺身は3枚そろえて得点。餃子は多いほど、巻きは本数がいちばん多い人が得点。わさびは次のにぎりを3倍にします。
    3ラウンドのあとプリンを数え、点のいちばん多い人が勝ちです。

sushi-go-lesson-pair = 全員がこっそり 1 枚選び、同時に出します。天ぷらが 1 枚あります。2 枚そろうと 5 点。もう 1 枚選びましょう。
sushi-go-lesson-wasabi = 手札が隣へ回り、新しい手札が来ました。わさびは単独では 0 点ですが、次に出すにぎりを 3 倍にします。選びましょう。
sushi-go-lesson-nigiri = いかのにぎりは 3 点。わさびにのせると 9 点です。選びましょう。
sushi-go-lesson-maki = 最初の手札が、残りの札になって戻ってきました。ラウンドで巻きがいちばん多い人に 6 点。この 3 本を選びましょう。
sushi-go-lesson-pudding = プリンはゲームの最後に数えます。いちばん多い人は 6 点、少ない人は −6 点。選びましょう。最後の 1 枚は自動で出ます。

## With real cards.

sushi-go-score-cards = 出した順のカード
sushi-go-score-cards-number = { $player } さんが出したカードは { $number } 枚です。1 ラウンドでは { $needed } 枚になります。

## At the drawn table.

sushi-go-drawn-hand-size = 手札の枚数
