shanko-title = シャンコ
shanko-blurb = 7 ラウンドのコントラクトラミー。トリプレットとシークエンスをそろえ、捨て札を買い、合計点を低く抑えよう。
shanko-word = { $word ->
    [draw] 引く
    [take] 取る
    [buy] 買う
    [pass] パス
    [leave] 譲る
    [meld] 公開
    [lay] 付け足す
    [swap] 入れ替え
    [discard] 捨てる
    [out] 上がる
    [ready] 準備完了
    [low] 下
   *[other] { $word }
  }
shanko-card = { $card }

shanko-contract = 課題
shanko-contract-value = { $value ->
    [round-1] ラウンド 1: トリプレット 2 組
    [round-2] ラウンド 2: トリプレット 1 組とシークエンス 1 組
    [round-3] ラウンド 3: シークエンス 2 組
    [round-4] ラウンド 4: トリプレット 3 組
    [round-5] ラウンド 5: トリプレット 2 組とシークエンス 1 組
    [round-6] ラウンド 6: トリプレット 1 組とシークエンス 2 組
   *[round-7] ラウンド 7: シークエンス 3 組
  }
shanko-up-card = 捨て札
shanko-stock = 山札の枚数
shanko-melds = 場の組
shanko-hands = 手札の枚数
shanko-buys = 残りの買い
shanko-known = 手札に入ったと分かっているカード
shanko-hand = あなたの手札

shanko-option-layoff = メルドしたあとの付け札
shanko-option-layoff-all = シークエンスにもトリプレットにもできる
shanko-option-layoff-sequences = シークエンスだけにできる
shanko-option-layoff-after_swap = ジョーカーを交換した番だけ、シークエンスにできる
shanko-option-layoff-timing = 付け札ができるのは
shanko-option-layoff-timing-same_turn = メルドした番から
shanko-option-layoff-timing-later_turns = メルドした次の番から
shanko-option-round7-finish = 最後のラウンド
shanko-option-round7-finish-all_out_allowed = 11 枚配る。12 枚すべてメルドすれば捨てずに上がれる
shanko-option-round7-finish-deal_12 = 12 枚配り、最後の 1 枚を捨てて上がる
shanko-option-end-on-meld = ラウンドが終わるのは
shanko-option-end-on-meld-no = だれかが上がったとき
shanko-option-end-on-meld-yes = だれかがメルドしたとき(早いゲーム)
shanko-option-buy-precedence = 捨てられたばかりのカードの優先権
shanko-option-buy-precedence-next_player_first = 次の番の人が先
shanko-option-buy-precedence-buyers_first = 買いたい人が先
shanko-option-melded-may-draw-discard = メルドした人は
shanko-option-melded-may-draw-discard-yes = 捨て札の一番上も取れる
shanko-option-melded-may-draw-discard-no = 山札からだけ引く
shanko-option-max-jokers-per-meld = 1 組に使えるジョーカー
shanko-option-max-jokers-per-meld-none = 普通のカードが 1 枚あれば何枚でも
shanko-option-max-jokers-per-meld-half = 半分まで
shanko-option-stalemate-recycles = ラウンドが行き詰まりになるのは
shanko-option-stalemate-recycles-2 = だれも何も出さないまま山札を 2 回作り直したとき
shanko-option-stalemate-recycles-4 = だれも何も出さないまま山札を 4 回作り直したとき
shanko-option-first-start = 最初のラウンドを始めるのは
shanko-option-first-start-youngest = 一番若い人
shanko-option-first-start-random = くじで決まった人
shanko-option-youngest = 一番若い人の席(0 は指定なし)
shanko-youngest-unused = 最初の人はくじで決めるので、{ $number } 番の席を一番若い人と指定する必要はありません。指定を外すか、一番若い人から始めるようにしてください。
shanko-youngest-unknown = { $players } 人では { $number } 番の席はありません。参加している人を指定してください。

shanko-ready = ラウンド { $round } が終わりました。次へ進みますか。
shanko-wait-ready = ラウンド { $round } が終わりました。全員の準備ができたら次が始まります。
shanko-buy-or-pass = { $card } を買って山札からも 1 枚引きますか、それとも見送りますか。買いはあと { $buys } 回です。
shanko-window-next = ほかの人が { $card } を買うかもしれません。今すぐ取るか、待ってください。
shanko-wait-window = { $card } を買いたい人がいるか待っています。
shanko-take-or-leave = { $player } さんが { $card } を買いたがっています。自分で取りますか、譲りますか。
shanko-wait-offer = { $player } さんが捨て札を取るか考えています。
shanko-draw = 山札から引くか、{ $card } を取ってください。
shanko-draw-pile = 山札から引いてください。
shanko-draw-discard = 山札がありません。{ $card } を取ってください。
shanko-wait-draw = { $player } さんがカードを引くところです。
shanko-play = カードを 1 枚捨ててください。{ $triplets ->
    [0] {""}
   *[other] トリプレット { $triplets } 組
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] と
    }
  }{ $sequences ->
    [0] {""}
   *[other] シークエンス { $sequences } 組
  }があれば、その前にメルドできます。
shanko-play-melded = 付け札やジョーカーの交換をして、1 枚捨ててください。手札は { $left } 枚です。
shanko-wait-turn = { $player } さんの番です。
shanko-you-left = あなたはこのゲームから退席しました。

shanko-means-draw = 山札から引く(残り { $left } 枚)
shanko-means-take = { $card } を取る
shanko-means-buy = { $card } を買い、山札からも 1 枚引く(そのあとの買いは残り { $left } 回)
shanko-means-pass = { $card } を見送る
shanko-means-leave = { $card } を譲る
shanko-means-skip = { $player } さんの番を飛ばす
shanko-means-discard = { $card } を捨てる(手札 { $left } 枚、{ $points } 点)
shanko-means-turn = { $melding ->
    [0] {""}
   *[other] { $cards_meld } をメルドする。
  }{ $swapping ->
    [0] {""}
   *[other] { $cards_swap } をジョーカーと交換する。
  }{ $laying ->
    [0] {""}
   *[other] { $cards_lay } を付ける。
  }{ $wild ->
    [0] {""}
   *[other] ジョーカーは { $jokers }。
  }{ $card } を捨てる(手札 { $left } 枚、{ $points } 点)
shanko-means-out = { $melding ->
    [0] {""}
   *[other] { $cards_meld } をメルドする。
  }{ $swapping ->
    [0] {""}
   *[other] { $cards_swap } をジョーカーと交換する。
  }{ $laying ->
    [0] {""}
   *[other] { $cards_lay } を付ける。
  }{ $wild ->
    [0] {""}
   *[other] ジョーカーは { $jokers }。
  }{ $card } を捨てて上がる
shanko-means-all-out = { $cards_meld } をメルドし、手札なしで上がる{ $wild ->
    [0] {""}
   *[other] (ジョーカーは { $jokers })
  }
shanko-means-meld-ends = { $cards_meld } をメルドし、ラウンドを終える{ $wild ->
    [0] {""}
   *[other] (ジョーカーは { $jokers })
  }

shanko-triplet-size = { $cards } はトリプレットではありません。ちょうど 3 枚です({ $number } 枚ではありません)。残りはあとで付けられます。
shanko-triplet-ranks = { $cards } はトリプレットではありません。7♠ 7♥ 7♦ のように 3 枚とも同じ数字にしてください。
shanko-sequence-size = { $cards } はシークエンスではありません。ちょうど 4 枚です({ $number } 枚ではありません)。残りはあとで付けられます。
shanko-sequence-suits = { $cards } はシークエンスではありません。4♠ 5♠ 6♠ 7♠ のように同じマークにしてください。
shanko-sequence-row = { $cards } はシークエンスではありません。数字が続いていなければなりません。A は 2 の下か K の上で、間には入れません。
shanko-no-natural = { $cards } は組になりません。ジョーカー以外のカードが少なくとも 1 枚必要です。
shanko-too-many-jokers = { $cards } はジョーカーが多すぎます。この卓では { $most } 枚までです。
shanko-contract-needs = このラウンドの課題は、ちょうどトリプレット { $triplets } 組とシークエンス { $sequences } 組です({ $given_triplets } 組と { $given_sequences } 組ではありません)。組は / で区切ってください。
shanko-melded-already = このラウンドではもうメルドしています。付け札、ジョーカーの交換、捨て札はできます。
shanko-keep-one = 1 枚残してください。最後の 1 枚は捨てて上がります。
shanko-ends-on-meld = メルドでラウンドが終わります。そのあとは書かないでください。
shanko-lay-before = 付け札は自分がメルドしてからです。まず課題をメルドしてください。
shanko-lay-after-swap = この卓では、ジョーカーを交換した番だけ付け札ができます。先に交換してください。
shanko-lay-later = この卓では、付け札はメルドした次の番からです。この番は 1 枚捨てて終えてください。
shanko-lay-sequences = この卓では { $cards } のようなトリプレットには付けられません。シークエンスを選んでください。
shanko-lay-nothing = { $number } 番の組に付けるカードを書いてください。
shanko-lay-jokers = { $cards } を付けると { $number } 番の組の半分を超えてジョーカーになります。普通のカードを付けてください。
shanko-lay-triplet = { $cards } は { $number } 番の組 { $cards_meld } に付きません。付くのは { $cards_fit } かジョーカーです。
shanko-lay-sequence = { $cards } は { $number } 番の組 { $cards_meld } に付きません。次に付くのは { $cards_fit } かジョーカーです。
shanko-lay-full = { $cards } は { $number } 番の組 { $cards_meld } に付きません。もう完成しています。
shanko-swap-triplet = トリプレット { $cards }({ $number } 番)のジョーカーは交換できません。シークエンスのジョーカーを選んでください。
shanko-swap-before = ジョーカーの交換は、自分がメルドした次の番からです。まず課題をメルドしてください。
shanko-swap-later = ジョーカーの交換は、メルドした次の番からです。この番ではできません。
shanko-swap-no-joker = { $number } 番の組 { $cards_meld } には、{ $card } と交換できるジョーカーがありません。
shanko-swap-other = { $card } は { $number } 番の組 { $cards_meld } のジョーカーと交換できません。必要なのは { $cards_joker } です。
shanko-missing-discard = ここまでは大丈夫です。{ $cards } から 1 枚捨てて番を終えてください。
shanko-missing-out = ここまでは大丈夫です。最後の 1 枚で上がってください: out { $card }
shanko-all-out-instead = ここまでは大丈夫です。全部メルドしたので all-out で終えてください。
shanko-not-all-out = まだ { $cards } が残ります。1 枚捨てて番を終えてください。
shanko-not-the-last = { $card } は最後の 1 枚ではありません(あと { $left } 枚残ります)。discard で捨ててください。
shanko-out-needs-meld = メルドする前に最後の 1 枚 { $card } を捨てることはできません。

shanko-draw-first = 先に引いてください。山札からは draw、捨て札は take です。
shanko-drawn-already = もう引きました。番を進め、1 枚捨てて終えてください。
shanko-draw-in-window = ほかの人が { $card } を買うかもしれません。自分で取るか、返事がそろうまで待ってください。
shanko-draw-in-offer = { $card } を買いたい人がいます。先に取るか譲るか決めてください。
shanko-no-pile = 山札がありません。捨て札の一番上を取ってください。
shanko-no-discard = 取れる捨て札がありません。山札から引いてください。
shanko-take-melded = この卓では、メルドした人は山札からだけ引けます。
shanko-buyers-first = この卓では買いたい人が優先です。{ $card } を買う人がいるか待ってください。
shanko-nothing-to-leave = 譲るものがありません。あなたが取れるカードを買いたい人はいません。
shanko-pass-nothing = 今は買うかどうかを聞かれていません。
shanko-round-over = ラウンドは終わりました。次のラウンドの準備ができたと答えてください。
shanko-buy-two = 2 人のときは買えません。
shanko-buy-melded = このラウンドではもうメルドしたので、買えません。
shanko-buy-used-up = このラウンドの { $most } 回の買いを使い切りました。
shanko-buy-nothing = 今は買えるカードがありません。買えるのは、だれかが捨てたばかりのカードだけです。
shanko-buy-next = 次はあなたの番なので、{ $card } は買わずに自分の番で取ってください。
shanko-buy-no-pile = 山札がないので { $card } は買えません。
shanko-buy-own = 自分が捨てた { $card } は買い戻せません。
shanko-answered = { $card } が欲しいかどうかは、もう答えました。

shanko-dealt = ラウンド { $round }: { $size } 枚ずつ配り、{ $card } を表にしました。{ $player } さんから始めます。課題は{ $triplets ->
    [0] {""}
   *[other] トリプレット { $triplets } 組
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] と
    }
  }{ $sequences ->
    [0] {""}
   *[other] シークエンス { $sequences } 組
  }です。
shanko-drew = { $player } さんがカードを引きました。
shanko-drew-card = { $card } を引きました。
shanko-took = { $player } さんが { $card } を取りました。
shanko-recycled = 山札がなくなったので、捨て札 { $number } 枚を切って新しい山札にします。
shanko-answer-given = { $player } さんが答えました。
shanko-you-ask = { $card } を買いたいと答えました。
shanko-you-pass = { $card } を見送りました。
shanko-asked = { $player } さんが { $card } を買いたいと言っています。
shanko-unwanted = { $card } を買いたい人はいません。
shanko-left-it = { $player } さんが { $card } を譲りました。
shanko-bought = { $player } さんが { $card } を買い、伏せたカードを 1 枚もらいました(買いは残り { $left } 回)。
shanko-bought-with = { $card } を買い、{ $card_hidden } もついてきました(買いは残り { $left } 回)。
shanko-skipped = { $player } さんがいないので、番を飛ばします。
shanko-melded = { $player } さんが { $cards } をメルドしました。
shanko-laid = { $player } さんが { $number } 番の組に { $cards } を付けました。
shanko-swapped = { $player } さんが { $number } 番の組のジョーカーを { $card } と交換しました。
shanko-discarded = { $player } さんが { $card } を捨てました。
shanko-out = { $player } さんが最後の 1 枚を伏せて上がりました。
shanko-out-with = { $card } を伏せて上がりました。
shanko-all-out = { $player } さんが全部メルドして上がりました。
shanko-ended-out = ラウンド終了。{ $player } さんは 0 点です。
shanko-ended-meld = メルドでラウンド終了。{ $player } さんは 0 点です。
shanko-ended-stalemate = 行き詰まりです。全員が手札を点に数えます。
shanko-scored = { $player } さん: このラウンドは { $points } 点。
shanko-alone = 残ったのは { $player } さんだけなので、{ $player } さんの勝ちです。

shanko-part-held = 手札: { $cards }
shanko-part-round = 手札
shanko-part-out = 上がり
shanko-part-melded = 最初にメルド
shanko-part-left = 退席

shanko-task-meld = この手番で契約をそろえて公開してください。どのカードを捨てればできますか？
shanko-task-out = この手番で上がってください。最後に捨てるのはどのカードですか？
shanko-why-draw = { $card } では課題に近づきません。{ shanko-other }{ bot-beside }
shanko-why-draw-pile = 取れる捨て札がありません。{ shanko-other }{ bot-beside }
shanko-why-take = { $card } で課題に近づきます。{ shanko-other }{ bot-beside }
shanko-why-take-lay = { $card } はすぐに付けられます。{ shanko-other }{ bot-beside }
shanko-why-buy = { $card } で課題に近づき、伏せたカードも役に立つかもしれません。{ shanko-other }{ bot-beside }
shanko-why-pass = { $card } のために手札を増やすほどではありません。{ shanko-other }{ bot-beside }
shanko-why-leave = { $card } は使い道がありません。{ shanko-other }{ bot-beside }
shanko-why-discard = { $card } が一番手放しやすいカードです。{ shanko-other }{ bot-beside }
shanko-why-meld = 課題をメルドできます。そのあとはどの組にも付けられます。{ shanko-other }{ bot-beside }
shanko-why-lay = 出したカードは点に数えられません。{ shanko-other }{ bot-beside }
shanko-why-out = これで上がりです。{ shanko-other }{ bot-beside }
shanko-why-ready = 次へ進みましょう。{ shanko-other }{ bot-beside }
shanko-prefers = 見えない札を { $tries } 通り想定して試したところ、{ shanko-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
shanko-other = { $other ->
    [none] {""}
    [draw] 山札から引く
    [take] 捨て札を取る
    [buy] 買う
    [pass] 見送る
    [leave] 残しておく
    [meld] 課題をメルドして最後に { $cards_other } を捨てる
    [lay] 付け札をして最後に { $cards_other } を捨てる
    [swap] ジョーカーを取り替えて最後に { $cards_other } を捨てる
    [discard] { $cards_other } を捨てる
    [out] 上がる
    [all-out] 上がる
   *[ready] 次へ進む
  }
shanko-mistake-never-buys = 買うと伏せたカードも来て手札が増えるので、いやです。上手な人なら、{ shanko-other }ところです。
shanko-mistake-overlooks-the-pile = 捨て札を見ていません。上手な人なら、{ shanko-other }ところです。
shanko-mistake-keeps-the-contract = 課題を出さずに持っているか、そろったことに気づいていません。上手な人なら、{ shanko-other }ところです。
shanko-mistake-forgets-to-lay-off = 場の組に付けられることを忘れています。上手な人なら、{ shanko-other }ところです。
shanko-mistake-throws-the-dearest = 課題に必要でも、いちばん高いカードを捨てます。上手な人なら、{ shanko-other }ところです。

## The game in four steps.

shanko-how =
    全部で7ラウンド。ラウンドごとに決まったトリプレットとシークエンスを一度に出します。
    自分の番には1枚引き、そろっていれば出して、1枚捨てます。
    誰かの捨て札が欲しければ、番でなくても買えます。山札からもう1枚ついてきます。買える回数は限られています。
    出したあとは、残りの手札を場の組に付けていきます。誰かが上がるとラウンドは終わり。手札が失点になり、合計の少ない人が勝ちです。

shanko-lesson-draw = 7 ラウンドそれぞれに契約があります。今回は 3 枚組を 2 つ、同時に出します。7 が 5 枚、K が 2 枚あります。まず引きましょう。
shanko-lesson-discard = A は役に立たず、残すと 15 点です。手番の終わりに 1 枚捨てます。A を捨てましょう。
shanko-lesson-buy = 欲しい K が捨てられました。手番でなくても買えます。もう 1 枚付いてきます。1 ラウンドに 3 回まで買えます。
shanko-lesson-draw-again = 次の人が見送ったので、K はあなたのものです。手番です。引きましょう。
shanko-lesson-contract = 契約です。7 を 3 枚と K を 3 枚、同時に出しましょう。残りの 7 は 7 に、4 枚目の K は K に付けます。9 を捨てましょう。
shanko-lesson-last-draw = ほかの人が 5 と Q を出しました。だれの組にも札を付けられます。引きましょう。
shanko-lesson-out = 5 を 2 枚、Q を 2 枚付け、最後の 1 枚を伏せるとあがりです。ほかの人の残り札は失点。点の少ない人が勝ちます。

## At the drawn table.

shanko-drawn-round = 7 回中 { $round } 回目
shanko-drawn-contract = { $triplets ->
    [0] {""}
   *[other] トリプレット { $triplets }
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] {" "}+{" "}
    }
  }{ $sequences ->
    [0] {""}
   *[other] シークエンス { $sequences }
  }
shanko-ahead-none = このラウンドは買わない
shanko-ahead-held = 持っているランクだけ聞く
shanko-ahead-ask = 買うかどうか、また聞く

## With real cards.

shanko-score-winner = 上がった人
shanko-score-cards = 手に残ったカード
shanko-score-winner-holds = { $player } さんは上がったので、手札はないはずです。
shanko-score-holds-nothing = { $player } さんの手札がありませんが、上がっていません。
shanko-score-holds-many = { $player } さんが { $number } 枚持つことはありません。多くて { $most } 枚です。
shanko-score-none = このカードでは課題を満たせません。
shanko-score-best = これで課題を満たし、手札に { $left } 点残ります。
shanko-score-met = 課題を満たしています。
