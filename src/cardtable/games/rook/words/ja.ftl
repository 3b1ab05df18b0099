rook-title = ルーク
rook-blurb = ビッドして切り札を決め、パートナーと得点カードを集めます。先に 300 点のチームが勝ち。
rook-word = { $word ->
    [bid] ビッド
    [pass] パス
    [redeal] 配り直し
    [discard] 伏せる
    [trump] 切り札
    [play] 出す
    [call] 指摘
    [correct] 訂正
    [ready] 準備完了
    [red] 赤
    [yellow] 黄
    [green] 緑
    [black] 黒
   *[other] { $word }
  }
rook-cards-joint = 、
rook-card = { $kind ->
    [R] 赤{ $number }
    [Y] 黄{ $number }
    [G] 緑{ $number }
    [B] 黒{ $number }
   *[ROOK] ルーク
  }

rook-phase = 進行
rook-phase-value = { $value ->
    [auction] ビッド
    [discard] ネスト
    [trump] 切り札の指定
    [play] トリック
    [correct] カードの訂正
    [last_call] ネストを開ける前
    [round_over] ラウンド終了
   *[over] ゲーム終了
  }
rook-trump = 切り札
rook-trump-value = { $value ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }
rook-high-bid = 最高ビッド
rook-bidder = 落札者
rook-dealer = ディーラー
rook-last-trick = 前のトリック
rook-buried = 伏せたカード
rook-table = 出したカード
rook-bids = ビッド
rook-captured = このラウンドの点
rook-sizes = 手札の枚数
rook-shown = 持っていると分かるカード
rook-hand = あなたの手札
rook-nest = ネストのカード

rook-option-deck = カード
rook-option-deck-57 = 57 枚(13 枚ずつ)
rook-option-deck-41 = 1〜4 を除く 41 枚(9 枚ずつ)
rook-option-ones = 1 のカード
rook-option-ones-low_0 = いちばん弱く、0 点
rook-option-ones-high_15 = 14 より強く、15 点
rook-option-rook-rank = ルークの強さ
rook-option-rook-rank-high = いちばん強い切り札
rook-option-rook-rank-low = いちばん弱い切り札
rook-option-last-trick = 最後のトリック
rook-option-last-trick-0 = カードの点だけ
rook-option-last-trick-20 = さらに 20 点
rook-option-all-pass = ビッドなしで 3 人がパスしたら
rook-option-all-pass-stuck_70 = ディーラーが 70 で引き受ける
rook-option-all-pass-redeal = ディーラーもパスでき、配り直す
rook-option-bury-counters = 得点カードを伏せること
rook-option-bury-counters-allowed = 自由
rook-option-bury-counters-fewest = ほかにないときだけ
rook-option-first-lead = 最初のリード
rook-option-first-lead-left_of_dealer = ディーラーの左隣
rook-option-first-lead-high_bidder = 落札者
rook-option-first-lead-left_of_high_bidder = 落札者の左隣
rook-option-renege = 色に従わないカード
rook-option-renege-strict = その場で断られる
rook-option-renege-table_rules = 出せるが、訂正や指摘ができる
rook-option-target = 勝ちに必要な点
rook-option-target-300 = 300 点
rook-option-target-500 = 500 点
rook-option-max-rounds = 最大ラウンド数

rook-no-ones = 41 枚のカードには 1 がありません。1 を弱いままにするか、57 枚で遊んでください。
rook-card-unknown = 「{ $text }」というカードはありません。R14、Y5、G10、B1、ROOK のように書きます。
rook-card-twice = { $card }が 2 回あります。別々の 5 枚を選んでください。
rook-colour-unknown = 「{ $text }」という色はありません。切り札は red、yellow、green、black から選びます。
rook-number = 「{ $text }」には数字が要ります。「bid 75」や、席 2 のトリック 5 なら「call 2 5」のように書きます。
rook-call-form = 「call { $text }」は読めません。席(0〜3)とトリックを「call 2 5」のように書きます。

rook-prompt-bid = { $high ->
    [0] { $lowest }〜{ $top } でビッドするか、パスしてください。
   *[other] いまのビッドは { $high }。{ $lowest } 以上でビッドするか、パスしてください。
  }
rook-prompt-bid-or-redeal = { $high ->
    [0] 得点カードがありません。配り直しを求めるか、{ $lowest } 以上でビッドするか、パスしてください。
   *[other] 得点カードがありません。配り直しを求めるか、{ $lowest } 以上でビッドするか、パスしてください。
  }
rook-may-redeal = 得点カードがないので、ビッドが続く間は配り直しを求められます。今は { $player } さんの番です。
rook-prompt-discard = { $bid } で落札しました。5 枚を選んで伏せてください。
rook-prompt-trump = { $bid } の切り札の色を決めてください。
rook-prompt-lead = トリック { $trick } はあなたのリードです。切り札は{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }。
rook-prompt-follow = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }に従ってください(切り札は{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  })。
rook-prompt-free = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }がないので、どのカードでも出せます(切り札は{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  })。
rook-prompt-correct = トリック { $trick } の{ $card }は色に従っていません。取り戻して、次のどれかを出してください: { $cards }
rook-prompt-ready = { $phase ->
    [last_call] すべてのトリックが終わりました。ネストを開けてよいですか。それまでは色の間違いを指摘できます。
   *[round_over] 第 { $round } ラウンドが終わりました。次へ進みますか。
  }
rook-wait-ready = { $phase ->
    [last_call] 全員の準備ができたら、ネストを開けます。
   *[round_over] 全員の準備ができたら、次のラウンドが始まります。
  }
rook-wait = { $phase ->
    [auction] { $player } さんのビッドを待っています。
    [discard] { $player } さんがネストを取り、5 枚を伏せています。
    [trump] { $player } さんが切り札を決めています。
    [correct] { $player } さんがカードを出し直しています。
   *[play] { $player } さんの番です。
  }

rook-means-bid = { $bid } でビッドする
rook-means-pass = このラウンドはパスする
rook-means-redeal = 手札を見せる。{ $player } さんが配り直します
rook-means-discard = { $cards } を伏せる({ $points } 点)
rook-means-trump = 切り札を{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }にする(手札に { $held } 枚)
rook-means-lead = { $card }でリードする
rook-means-wins = { $card }を出して、いま最強になる(ここまで { $points } 点)
rook-means-loses = { $card }を出す(ここまで { $points } 点)
rook-means-renege = { $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }があるのに{ $card }を出す(反則)
rook-means-call = トリック { $trick } で { $player } さんが色に従わなかったと指摘する(間違えられるのはあと { $left } 回)
rook-means-correct = カードを取り戻して{ $card }を出す
rook-means-open-nest = ネストを開ける

rook-not-now = 「{ $text }」は今はできません。{ $phase ->
    [auction] ビッドの最中です。ビッドするかパスしてください。
    [discard] まず 5 枚を伏せます。
    [trump] まず切り札を決めます。
    [play] トリックの最中です。カードを出してください。
    [correct] まず間違えたカードを出し直します。
    [last_call] すべてのトリックが終わりました。準備完了か、間違いの指摘ができます。
   *[round_over] ラウンドは終わりました。準備完了と答えてください。
  }
rook-bid-form = { $bid } ではビッドできません。{ $lowest }〜{ $top } の 5 点刻みです。
rook-bid-low = { $bid } では足りません。いまのビッドは { $high } です。{ $lowest } 以上でビッドするか、パスしてください。
rook-redeal-late = 配り直しを求められるのはビッドが終わるまでです。この手札で続けてください。
rook-redeal-counters = 得点カード({ $cards })があります。配り直しを求められるのは、1 枚もないときだけです。
rook-not-held = { $cards }は手札にありません。手札から選んでください。
rook-discard-five = 伏せるのはちょうど 5 枚です({ $number } 枚ではなく)。
rook-discard-counters = このテーブルで伏せられる得点カードは、この手札では { $fewest } 枚までです。次から選んでください: { $cards }
rook-must-follow = { $card_led }に{ $card }は出せません。{ $colour ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }があるので、次のどれかを出してください: { $cards }
rook-must-play-rook = { $card }は出せません。切り札がリードされ、あなたの切り札は{ $cards }だけです。それを出してください。
rook-call-late = 「{ $text }」は今はできません。{ $phase ->
    [auction] まだカードが出ていません。
    [discard] まだカードが出ていません。
    [trump] まだカードが出ていません。
    [correct] 出し直しが済むまで待ってください。
   *[other] もうネストが開きました。
  }
rook-call-opponents = 指摘できるのは相手チームの { $player_left } さんと { $player_right } さんだけです。
rook-call-trick = トリック { $trick } に { $player } さんの調べられるカードはありません。このラウンドのトリックを選んでください。
rook-call-strict = { $player } さんはトリック { $trick } で規則どおりでした。このテーブルでは、出すたびに確かめています。
rook-call-spent = あなたのチームはこのラウンドで { $most } 回間違えました。次のラウンドでまた指摘できます。
rook-correct-nothing = 訂正するカードがないか、もう間に合いません。そのまま続けてください。
rook-correct-card = { $card }では直りません。次のどれかを出してください: { $cards }
rook-ready-already = もう準備完了です。ほかの人を待っています。

rook-dealt = 第 { $round } ラウンド: { $player } さんが配ります。{ $player_next } さんから始めます。
rook-says-bid = { $player } さんが { $bid } でビッドしました。
rook-passes = { $player } さんがパスしました。
rook-thrown-in = だれもビッドしません。{ $player } さんが配り直します。
rook-wins-auction = { $player } さんが { $bid } で落札しました。
rook-takes-nest = { $player } さんがネストを取りました。
rook-takes-nest-cards = { $player } さんがネストを取りました: { $cards }
rook-redeal = { $player } さんが得点カードのない手札を見せました: { $cards }。{ $player_dealer } さんが配り直します。
rook-buries = { $player } さんが 5 枚を伏せました。
rook-buries-cards = { $player } さんが伏せたカード: { $cards }
rook-names-trump = { $player } さんが切り札を{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }にしました。{ $player_leader } さんのリードです。
rook-plays = { $player } さんが{ $card }を出しました。
rook-wins-trick = { $player } さんがトリック { $trick } を取りました({ $points } 点)。
rook-last-trick-counts = 最後のトリックを取った { $player } さんに、さらに { $points } 点です。
rook-opens-nest = 最後のトリックを取った { $player } さんが、伏せてあったカードを受け取ります: { $cards }({ $points } 点)。
rook-bid-made = { $player } さんは { $bid } のビッドを { $points } 点で達成しました。
rook-bid-set = { $player } さんは { $bid } のビッドに届きませんでした({ $points } 点)。
rook-scores = { $player } さんと { $player_partner } さん: { $points }、合計 { $total } 点。
rook-game-won = { $player } さんと { $player_partner } さんの勝ちです。{ $total } 対 { $other }。
rook-drawn = 両チームとも { $total } 点。引き分けです。
rook-is-ready = { $phase ->
    [last_call] { $player } さんはネストを開けてよいと言っています。
   *[round_over] { $player } さんは次のラウンドの準備ができました。
  }
rook-calls = { $player } さんが、トリック { $trick } の { $player_called } さんの反則を指摘しました。
rook-call-was-wrong = そうではありません。{ $player } さんはトリック { $trick } で規則どおりでした。
rook-must-correct = そのとおりで、まだ間に合います。{ $player } さんがトリック { $trick } のカードを出し直します。
rook-corrects = { $player } さんがトリック { $trick } の{ $card }を取り戻し、{ $card_new }を出しました。その後に出した人は変えてもかまいません。
rook-renege = そのとおりで、もう遅すぎます。{ $player } さんはトリック { $trick } で反則をし、チームはビッドの { $bid } 点を失います。残りの手札: { $cards }

rook-part-tricks = トリック
rook-part-nest = 伏せたカード
rook-part-set = ビッド { $bid } に届かず({ $captured } 点)
rook-part-renege = 反則(ビッド { $bid })
rook-part-carried = 繰り越し

rook-why-play = { $card }なら、このトリックを取れる見込みは 100 回中 { $chance } 回ほど。{ rook-other }{ bot-beside }
rook-why-draw = { $card }をリードすれば、ほかの手札から切り札を引き出せます。{ rook-other }{ bot-beside }
rook-why-spare = いちばん手放しやすいのは{ $card }です。{ rook-other }{ bot-beside }
rook-why-only = 出せるのは{ $card }だけです。{ rook-other }{ bot-beside }
rook-why-bid = ネストを合わせれば、この手札は { $most } まで競れます。{ rook-other }{ bot-beside }
rook-why-pass = 次の競り値は { $next } ですが、この手札は { $most } までです。{ rook-other }{ bot-beside }
rook-why-partner = 味方が { $bid } で競り勝っています。ふたりで競る必要はありません。{ rook-other }{ bot-beside }
rook-why-trump = 切り札を{ $trump ->
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[black] 黒
  }にするのが、いちばん点になりそうです。{ rook-other }{ bot-beside }
rook-why-rules = ここではそうするのが自然です。{ rook-other }{ bot-beside }
rook-prefers = 見えない札を { $tries } 通り想定して試したところ、{ rook-other }{ $tried ->
    [even] のと同じくらいの結果でした。
   *[worse] より平均 { $margin } 点よい結果でした。
  }
rook-other = { $other ->
    [none] {""}
    [bid] { $bid_other } と競る
    [pass] パスする
    [redeal] 配り直しを求める
    [discard] { $cards_other } を伏せる
    [trump] 切り札を{ $trump_other ->
        [red] 赤
        [yellow] 黄
        [green] 緑
       *[black] 黒
      }にする
    [play] { $cards_other } を出す
    [correct] 代わりに { $cards_other } を出す
    [call] リボークを指摘する
   *[ready] 次へ進む
  }
rook-mistake-length-alone = 長い色があるだけで競っています。中身は見ていません。上手な人なら、{ rook-other }ところです。
rook-mistake-low-cards-away = トリックのことは考えず、高い札と長い色を残します。上手な人なら、{ rook-other }ところです。
rook-mistake-dreaming = いちばん低い札でいいでしょう。トリックは見ていません。上手な人なら、{ rook-other }ところです。
rook-mistake-uncounted = まだ出ていない札を数えずに、いま取れるものを取ります。上手な人なら、{ rook-other }ところです。

## The game in four steps.

rook-how =
    向かいの人と2人1組で遊びます。
    自分の組が取る点数を競り、いちばん高く競った人がネストを取って5枚を伏せ、切り札の色を決めます。
    出された色があれば同じ色を出します。いちばん強いカードがトリックを取り、切り札はほかの色に勝ち、鳥も切り札です。
    5・10・14 と鳥が得点です。競った点に届かない組はその点を失います。先に 300 点に届いた組が勝ちです。

rook-lesson-bid = 向かいの人がパートナーです。ビッドは、120 点のうち 2 人で何点取るかの宣言です。赤が 7 枚とルークがあります。80 とビッドしましょう。
rook-lesson-outbid = 85 のビッドが出ました。この手なら 90 でも大丈夫。90 とビッドしましょう。
rook-lesson-nest = 落札しました。巣の 5 枚もあなたのものです。5 枚を伏せます。黄色を全部と黒の 1 を選びましょう。黄色がなくなると、あとで役に立ちます。
rook-lesson-trump = ほかのすべての色に勝つ切り札の色を決めます。いちばん多い赤にしましょう。
rook-lesson-lead = 最初に出すのはあなたです。持っていれば、みんな同じ色を出さなければなりません。赤の 14 で相手の切り札を減らしましょう。
rook-lesson-partner = 切り札が減りました。低い黒を出しましょう。パートナーが高い黒を持っているかもしれません。パートナーの勝ちは、あなたの勝ちです。
rook-lesson-no-colour = パートナーが勝ち、黄色を出しました。黄色がないので切り札を使えます。赤の 5 は黄の 14 に勝ち、得点はすべてあなたたちのものです。
rook-lesson-rook = ルークは最強の切り札で 20 点。出せば必ず勝ちます。得点になるのは 5、10、14 とルークだけです。

## At the drawn table.

rook-drawn-nest = ネスト
rook-drawn-passed = パス
rook-drawn-tricks = チームで { $number } トリック
rook-drawn-score = 計 { $total } · 今回 { $now }
rook-drawn-aside = 5 枚を捨てる
rook-drawn-lay = 捨てる（5 枚中 { $number } 枚）
rook-drawn-round = { $player } のビッドは { $bid }
rook-drawn-team = トリック { $tricks } 点、ネスト { $nest } 点、得点 { $score }

## With real cards.

rook-score-bidder = 落札者
rook-score-bid = ビッド
rook-score-counters = 取った得点カード(ネストのぶんも)
rook-score-last = 最後のトリックを取った人
rook-score-offender = リニーグして、正すには遅すぎた人
rook-score-bidder-missing = 落札者はだれですか。
rook-score-counters-missing = { $cards } をだれも取っていません。片方のチームを空のままにすると、残りがすべてそのチームのものになります。
