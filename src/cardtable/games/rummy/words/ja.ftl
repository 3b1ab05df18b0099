rummy-title = ジョーカー・ラミー
rummy-blurb = シークエンスやセットを集め、48 点以上で宣言し、だれよりも早く手札を出し切ります。点の少ない人が勝ち。
rummy-period = { $number ->
    [0] ディール
   *[other] 第 { $number } ディール
  }
rummy-word = { $word ->
    [draw] 引く
    [take] 取る
    [declare] 宣言
    [extend] 付け足す
    [swap] 入れ替え
    [discard] 捨てる
    [close] 上がる
    [ready] 準備完了
    [low] 下
    [set] セット
    [run] シークエンス
   *[other] { $word }
  }
rummy-card = { $card }

rummy-up-card = 捨て札の一番上
rummy-stock = 山札の枚数
rummy-round = ラウンド
rummy-melds = 場のメルド
rummy-declared = 宣言
rummy-declared-value = { $value ->
    [yes] 宣言済み
   *[no] まだ
  }
rummy-hands = 手札の枚数
rummy-hand = あなたの手札
rummy-hints = 手札で作れるメルド

rummy-option-first-declaration-round = 宣言できる最初のラウンド
rummy-option-first-declaration-round-4 = 第 4 ラウンド
rummy-option-first-declaration-round-5 = 第 5 ラウンド
rummy-option-first-declaration-round-1 = 第 1 ラウンド
rummy-option-opening-points = 最初の宣言に必要な点
rummy-option-opening-points-48 = 48 点
rummy-option-opening-points-40 = 40 点
rummy-option-opening-points-51 = 51 点
rummy-option-joker-opening-value = 最初の宣言でのジョーカー
rummy-option-joker-opening-value-substituted = 代わりをするカードの点
rummy-option-joker-opening-value-zero = 0 点
rummy-option-max-jokers-per-meld = メルドのジョーカー
rummy-option-max-jokers-per-meld-no_limit = 何枚でも(ふつうのカードが 1 枚は必要)
rummy-option-max-jokers-per-meld-1 = 1 枚まで
rummy-option-max-jokers-per-meld-not_more_than_naturals = ふつうのカードの枚数まで
rummy-option-close-without-last-card = 全部出し切って上がること
rummy-option-close-without-last-card-no = できない(上がるための 1 枚を残す)
rummy-option-close-without-last-card-yes = できる(最後の 1 枚は要らない)
rummy-option-max-recycles = 捨て札を山札に戻す回数
rummy-option-deals = ディール数
rummy-option-deals-until_500 = だれかが 500 点になるまで
rummy-option-perfect-finish-bonus = 一気上がりのボーナス
rummy-option-perfect-finish-bonus-0 = なし
rummy-option-perfect-finish-bonus--20 = 20 点引く
rummy-option-pure-sequence-bonus = 2 つ目からの純シークエンスのボーナス
rummy-option-pure-sequence-bonus-0 = なし
rummy-option-pure-sequence-bonus--5 = 1 つにつき 5 点引く
rummy-option-joker-swap = 場のジョーカーの取り戻し
rummy-option-joker-swap-no = できない(場のジョーカーはそのまま)
rummy-option-joker-swap-yes = 代わりをしているカードと取り替え、同じ番に使えばよい

rummy-prompt-draw = 第 { $round } ラウンド。山札から 1 枚引いてください。{ $round ->
    [1] 宣言できるのは第 { $first } ラウンドからです。
   *[other] {""}
  }
rummy-prompt-draw-or-take = 第 { $round } ラウンド。山札から 1 枚引くか、この番で使うなら { $card } を取ってください。
rummy-prompt-discard = { $card } を引きました。1 枚捨ててください。宣言できるのは第 { $first } ラウンドからです。
rummy-prompt-open = { $card } を引きました。純シークエンスを含む { $needed } 点以上があれば宣言できます。最後に 1 枚捨ててください。
rummy-prompt-play = { $card } を引きました。メルドを出したり付け足したりして、1 枚捨てるか、最後の 1 枚で上がってください。
rummy-prompt-ready = 第 { $deal } ディールが終わりました。次へ進みますか。
rummy-wait-ready = 第 { $deal } ディールが終わりました。全員の準備ができると次が始まります。
rummy-wait = 第 { $round } ラウンド。{ $player } さんの番です。

rummy-means-draw = 1 枚引く(残り { $count } 枚)
rummy-means-draw-renews = 1 枚引く(捨て札が新しい山札になります)
rummy-means-draw-ends = 引く(山札が尽きたのでディールが終わり、全員が手札を数えます)
rummy-means-discard = { $card } を捨てる
rummy-means-skip = 番を飛ばす
rummy-means-turn-discard = { $cards } を出し{ $points ->
    [0] {""}
   *[other] ({ $points } 点)
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、{ $card_end } を捨てる。手札は { $left } 枚、{ $value } 点分
rummy-means-turn-close = { $cards } を出し{ $points ->
    [0] {""}
   *[other] ({ $points } 点)
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、{ $card_end } で上がる
rummy-means-turn-out = { $cards } を出し{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、手札を出し切って上がる
rummy-means-take-discard = { $card_taken } を取り、{ $cards } を出し{ $points ->
    [0] {""}
   *[other] ({ $points } 点)
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、{ $card_end } を捨てる。手札は { $left } 枚、{ $value } 点分
rummy-means-take-close = { $card_taken } を取り、{ $cards } を出し{ $points ->
    [0] {""}
   *[other] ({ $points } 点)
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、{ $card_end } で上がる
rummy-means-take-out = { $card_taken } を取り、{ $cards } を出し{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }、手札を出し切って上がる

rummy-draft-opening = いま { $points } 点{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }。最初の宣言には { $needed } 点が必要です{ $short ->
    [0] (足りています)
   *[other] (あと { $short } 点)
  }。{ $pure ->
    [yes] {""}
   *[no] 純シークエンス(同じスートで続く 3 枚以上、ジョーカーなし)も必要です。
  }メルドは「/」で足せます。
rummy-draft-taken = 取る { $card } を、この番でメルドか付け足しに使ってください。そのあと 1 枚捨てます。
rummy-draft-joker = この番で使うジョーカー { $count } 枚を、メルドか付け足しに使ってください。そのあと 1 枚捨てます。
rummy-draft-close = { $points ->
    [0] ここまで大丈夫です
   *[other] ここまで { $points } 点
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }。最後の 1 枚は { $card } です。それで上がってください。
rummy-draft-out = 手札を出し切りました{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }。「close」を加えてください。
rummy-draft-end = { $points ->
    [0] ここまで大丈夫です
   *[other] ここまで { $points } 点
  }{ $jokers ->
    [none] {""}
   *[other] ({ $jokers })
  }。手札は { $left } 枚、{ $value } 点分です。まだ出すか、1 枚捨ててください。

rummy-declare-early = いまは第 { $round } ラウンドです。宣言と付け足しは第 { $first } ラウンドからです。1 枚捨ててください。
rummy-take-early = いまは第 { $round } ラウンドです。捨て札を取れるのは第 { $first } ラウンドからです。山札から引いてください。
rummy-draw-first = まず 1 枚引いてください。一番上の捨て札をすぐ使えるなら、取ることもできます(「take ; …」)。
rummy-draw-first-only = まず山札から 1 枚引いてください。
rummy-drawn-already = もう { $card } を引いています。番を進めて 1 枚捨ててください。
rummy-no-discard = 捨て札がありません。山札から引いてください。
rummy-taken-unused = 捨て札から取る { $card } は、この番でメルドか付け足しに使わなければなりません。使えないなら山札から引いてください。
rummy-joker-unused = 取ったジョーカーのうち { $count } 枚を、この番でメルドか付け足しに使わなければなりません。
rummy-swap-not-here = この家では場のジョーカーを取り戻せません。付け足すか、新しいメルドを出してください。
rummy-swap-early = ジョーカーの取り替えは、最初の宣言(純シークエンスを含む { $needed } 点以上の新しいメルド)のあとにできます。
rummy-swap-other = { $jokers ->
    [none] { $number } 番のメルド({ $cards_meld })には { $card } と取り替えるジョーカーがありません。
   *[other] { $card } は { $number } 番のメルド({ $cards_meld })のジョーカーと取り替えられません。ジョーカーは { $jokers } の代わりです。
  }
rummy-opening-points = このメルドは { $points } 点です。最初の宣言には { $needed } 点が必要なので、あと { $short } 点です。一緒に出すメルドを増やすか、捨てるだけにしてください。
rummy-opening-pure = このメルドは { $points } 点ですが、純シークエンス(同じスートで続く 3 枚以上、ジョーカーなし)がありません。加えるか、捨てるだけにしてください。
rummy-extend-early = 付け足しは、最初の宣言(純シークエンスを含む { $needed } 点以上の新しいメルド)のあとにできます。
rummy-keep-one = それでは手札がなくなります。上がるための 1 枚を残してください。
rummy-last-card-closes = { $card } は最後の 1 枚です。捨てずに、それで上がってください。
rummy-nothing-to-discard = 捨てるカードがありません。上がってください。
rummy-close-undeclared = 上がれるのは、最初の宣言(純シークエンスを含む { $needed } 点以上の新しいメルド)のあとです。
rummy-close-which = どのカードで上がるかを書いてください。手札は { $count } 枚です。1 枚を残して出し切ってください。
rummy-close-early = まだ { $cards } が手札にあります。1 枚を残して出し切ったときに上がれます。いまは 1 枚捨ててください。
rummy-turn-empty = この番には何もありません。少なくとも 1 枚捨ててください。

rummy-meld-short = { $cards }: メルドは 3 枚以上です。
rummy-meld-jokers-only = メルドには、ジョーカーのほかにふつうのカードが 1 枚は必要です。
rummy-set-or-run = { $cards } はセットにもシークエンスにもなります。「set …」か「run …」と書いてください。
rummy-no-meld = { $cards } は、シークエンス(同じスートで続く)でもセット(同じランクで違うスート)でもありません。
rummy-run-suits = { $cards } はスートがそろっていないので、シークエンスになりません。
rummy-run-long = { $cards }: シークエンスは 13 枚までです。
rummy-run-twice = { $cards }: { $card } を 1 つのシークエンスに 2 枚は入れられません。
rummy-run-gap = { $cards } は続いていません。シークエンスは順に並び、ジョーカーは抜けたところを埋めます。A は 2 の下か K の上に置きます。
rummy-set-rank = { $cards } はランクがそろっていないので、セットになりません。
rummy-set-suit = { $cards }: セットのスートはすべて違わなければなりません。{ $card } が 2 枚あります。
rummy-set-full = { $cards }: セットはジョーカーを含めて 4 枚までです。
rummy-jokers-one = { $cards }: この卓では、1 つのメルドにジョーカーは 1 枚までです。
rummy-jokers-outnumber = { $cards }: この卓では、ジョーカーはふつうのカードより多くできません。
rummy-extend-run = { $cards } は { $number } 番のメルド({ $cards_meld })に付け足せません。合うのは { $cards_fit } かジョーカーです。
rummy-extend-run-full = { $cards } は { $number } 番のメルド({ $cards_meld })に付け足せません。もういっぱいです。
rummy-extend-set-rank = { $cards } は { $number } 番のメルド({ $cards_meld })に付け足せません。セットは同じランクだけです。
rummy-extend-set-suit = { $cards } は { $number } 番のメルド({ $cards_meld })に付け足せません。{ $card } はもうあり、スートは違わなければなりません。
rummy-extend-set-full = { $cards } は { $number } 番のメルド({ $cards_meld })に付け足せません。セットは 4 枚までです。
rummy-too-often = { $card } が、2 組のカードにある枚数より多く書かれています。

rummy-drew = { $player } さんが 1 枚引きました。
rummy-drew-card = { $player } さんが { $card } を引きました。
rummy-took = { $player } さんが捨て札の { $card } を取りました。
rummy-opened = { $player } さんが最初の宣言をしました({ $points } 点)。
rummy-declared-run = { $player } さんがシークエンス { $cards } を出しました({ $number } 番、{ $points } 点)。
rummy-declared-set = { $player } さんがセット { $cards } を出しました({ $number } 番、{ $points } 点)。
rummy-extended = { $player } さんが { $number } 番のメルドに { $cards } を付け足しました。
rummy-swapped = { $player } さんが { $number } 番のメルドのジョーカーを { $cards } と取り替えました。
rummy-discarded = { $player } さんが { $card } を捨てました。
rummy-closed = { $player } さんが上がりました。
rummy-closed-card = { $player } さんが { $card } で上がりました。
rummy-closed-all = { $player } さんが手札を出し切って上がりました。
rummy-skipped = { $player } さんは席を外しているので、番を飛ばします。
rummy-recycled = 捨て札 { $count } 枚が新しい山札になりました({ $most } 回中 { $times } 回目)。
rummy-pile-used-up = 山札が尽きました。だれも上がらずにディールが終わります。
rummy-scored = { $player } さん: 第 { $deal } ディール { $points } 点、合計 { $total } 点。
rummy-dealt = 第 { $deal } ディールです。{ $player } さんから始めます。

rummy-part-closed = 上がり
rummy-part-last = 最後まで残った
rummy-part-hand = 手札の残り: { $cards }
rummy-part-undeclared = 宣言なし
rummy-part-jokers = 手札のジョーカー { $count } 枚
rummy-part-perfect = 一気上がり
rummy-part-pures = 2 つ目からの純シークエンス { $count } 組

rummy-why-draw = 一番上の捨て札は使えません。{ rummy-other }{ bot-beside }
rummy-why-ready = 次のディールへ。{ rummy-other }{ bot-beside }
rummy-task-open = この手番で最初の宣言をしてください（純シークエンスを含む { $points } 点以上）。どのカードを捨てれば出せますか？
rummy-task-close = この手番で上がってください。最後に捨てるのはどのカードですか？
rummy-why-close = ほかのカードは出し切りました。これで上がりです。{ rummy-other }{ bot-beside }
rummy-why-open = 純シークエンスを含む { $points } 点。だれかが上がる前に宣言します。{ rummy-other }{ bot-beside }
rummy-why-play = 手札が { $count } 枚減ります。{ rummy-other }{ bot-beside }
rummy-why-discard = { $card } はいちばん見込みがありません。{ rummy-other }{ bot-beside }
rummy-prefers = 見えない札を { $tries } 通り想定して試したところ、{ rummy-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
rummy-other = { $other ->
    [none] {""}
    [draw] 山札から引く
    [take] 捨て札を取って最後に { $cards_other } を捨てる
    [declare] 新しい組を出して最後に { $cards_other } を捨てる
    [extend] 組に付けて最後に { $cards_other } を捨てる
    [swap] ジョーカーを取り替えて最後に { $cards_other } を捨てる
    [discard] { $cards_other } を捨てる
    [close] 上がる
   *[ready] 次へ進む
  }
rummy-mistake-never-takes = 捨て札を見ずに、山札から引きます。上手な人なら、{ rummy-other }ところです。
rummy-mistake-keeps-melds = 全部出せるまで、組を手札に取っておきます。上手な人なら、{ rummy-other }ところです。
rummy-mistake-throws-the-dearest = 何の組になりそうでも、いちばん高いカードを捨てます。上手な人なら、{ rummy-other }ところです。
rummy-mistake-throws-the-cheapest = 高いカードのほうが組で点になるので、いちばん低いカードを捨てます。上手な人なら、{ rummy-other }ところです。

## The game in four steps.

rummy-how =
    自分の番には1枚引き、出せる組を出して、1枚捨てます。
    セットは同じ数で違うマーク、シークエンスは同じマークで続いた3枚以上。ジョーカーはどのカードの代わりにもなります。
    最初に出せるのは第4ラウンドから。合計 48 点以上で、ジョーカーなしのシークエンスが1組必要です。
    そのあとは場の組に付け足せます。残り1枚になった人がそれを伏せて上がり、ほかの人の手札は失点になります。

rummy-lesson-draw = 目標は手札をすべて場に出すことです。手番は札を引いて始まります。山札から引きましょう。
rummy-lesson-declare = 最初の宣言には 48 点と、ジョーカーなしの連番が必要です。ハートの J・Q・K で 30 点、6 が 3 枚で 18 点。両方出して、スペードの K を捨てましょう。
rummy-lesson-again = これからは、合うものを何でも出せます。引きましょう。
rummy-lesson-joker = ジョーカーは何の代わりにもなります。クラブの 8・9 と合わせて 10 になります。ハートの 10 は場の J の下に付きます。両方出して、A を捨てましょう。
rummy-lesson-take = ハートの 6 が捨てられました。6 の組に付きます。捨て札は、すぐ使うなら取れます。取って付け、7 を捨てましょう。
rummy-lesson-last-draw = 残りは 2 枚。どちらもほかの人の連番に付きます。もう一度引きましょう。最後の 1 枚であがります。
rummy-lesson-close = スペードの 4 と 8 を両端に付け、最後の 1 枚を伏せてあがりましょう。ほかの人の残り札は失点になります。

## At the drawn table.

rummy-drawn-first = 最初の宣言
rummy-drawn-discards = 捨て札
rummy-drawn-opening = { $points } 点、第 { $first } ラウンドから

## With real cards.

rummy-score-closer = 上がった人
rummy-score-declared = 宣言した
rummy-score-cards = 手に残ったカード(宣言していない人はジョーカーだけ数えます)
rummy-score-perfect = 一気上がりだった
rummy-score-pures = 出したピュアシークエンスの数
rummy-score-closer-holds = { $player } さんは上がったので、手札はないはずです。
rummy-score-holds-nothing = { $player } さんは宣言して上がっていないので、まだ手札があるはずです。
rummy-score-holds-many = { $player } さんが { $number } 枚持つことはありません。多くて { $most } 枚です。
rummy-score-none = このカードでは最初の宣言になりません。{ $needed } 点とピュアシークエンスが必要です。
rummy-score-best = { $points } 点の宣言です。{ $card } で手番を終えると、手札に { $left } 点残ります。
rummy-score-best-all = すべてのカードを使う { $points } 点の宣言です。
rummy-score-good = 正しい最初の宣言です: { $points } 点。
