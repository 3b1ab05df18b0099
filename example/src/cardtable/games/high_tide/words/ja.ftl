high-tide-title = High Tide
high-tide-blurb = 前のカードより大きいカードを出す。小さければ点を払う。いちばん点の少ない人の勝ち。
high-tide-card = { $card }

high-tide-top-card = 最後のカード
high-tide-stock-left = 山札の枚数
high-tide-hand = 手札
high-tide-held = 枚数
high-tide-points = このラウンドの点

high-tide-option-rounds = ラウンド数
high-tide-option-rounds-1 = 1 回
high-tide-option-rounds-2 = 2 回
high-tide-option-rounds-3 = 3 回

high-tide-turn = 場のカードは { $card } です。カードを出すか、1 枚引いてください。
high-tide-wait = { $player } さんの番です。場のカードは { $card } です。
high-tide-ready = 第 { $round } ラウンドが終わりました。次に進みますか？
high-tide-wait-ready = 第 { $round } ラウンドが終わりました。全員の準備ができたら次に進みます。

high-tide-means-rise = { $card } を出す
high-tide-means-fall = { $card } を出して 3 点もらう
high-tide-means-draw = 1 枚引く

high-tide-no-card = 「{ $text }」というカードはありません。「play 7」のように、1 から { $highest } までの数を書いてください。
high-tide-not-in-hand = { $card } は持っていません。手札は { $cards } です。
high-tide-stock-empty = 山札がありません。カードを出してください。
high-tide-between-rounds = ラウンドは終わりました。「ready」と言ってください。全員がそろうと次に進みます。
high-tide-round-goes-on = ラウンドは続いています。カードを出すか、1 枚引いてください。

high-tide-dealt = 第 { $round } ラウンド：{ $card } が表になり、{ $player } さんから始めます。
high-tide-rose = { $player } さんが { $card } を出しました。
high-tide-fell = { $player } さんが { $card } を出して 3 点。
high-tide-drew = { $player } さんが 1 枚引きました。
high-tide-drew-card = { $card } を引きました。
high-tide-is-ready = { $player } さんは準備ができました。
high-tide-round-over = { $player } さんの手札がなくなり、第 { $round } ラウンドが終わりました。

high-tide-part = 点

high-tide-why-rise = { $card } は前のカードより大きく、点がかかりません。{ high-tide-other }{ bot-beside }
high-tide-why-fall = 手札の中では { $card } がいちばん安い。{ high-tide-other }{ bot-beside }
high-tide-why-draw = 引けば大きいカードが来るかもしれません。今出すと 3 点です。{ high-tide-other }{ bot-beside }
high-tide-why-ready = 次のラウンドへ。{ high-tide-other }{ bot-beside }
high-tide-prefers = 見えない札を { $tries } 通り想定して試したところ、{ high-tide-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
high-tide-other = { $other ->
    [none] {""}
    [play] { $cards_other } を出す
    [draw] 新しいカードを引く
   *[ready] 次へ進む
  }
high-tide-mistake-jumps = いま負けないように一番大きいカードを出し、そのあとを忘れています。上手な人なら、{ high-tide-other }ところです。

## The game in three steps.

high-tide-how =
    自分の番には、最後のカードの上に1枚出すか、自分だけが見るカードを1枚引きます。
    最後のカードより小さいカードを出すと3点です。
    だれかの手札がなくなったらラウンドは終わりです。手札に残ったカードは1枚につき1点。いちばん点の少ない人が勝ちです。
