# 本物のカードで遊ぶ人のための得点係。

score-unknown = 「{ $name }」は聞かれていません。
score-number = 「{ $text }」は { $low } から { $high } までの数ではありません{ $step ->
    [1] 。
   *[other] ({ $step } きざみ)。
}
score-too-often = { $card } は{ $number ->
    [0] もうありません。
   *[other] { $number } 枚しかありません。
}
score-many-cards = 手札として { $number } 枚は多すぎます。多くて { $most } 枚です。
score-no-declarations = { $game } には宣言がありません。
score-not-kept = { $game } の得点はつけられません。
score-is-over = このラウンドの前にゲームは終わっています。
score-title = 得点をつける
score-about = 本物のカードで遊ぶテーブルのために。持っている札や出した札に触れれば、ルールどおりに数えます。すべてこの端末だけに残ります。
score-players = プレイヤー
score-player = プレイヤー{ $seat }
score-add-player = もう一人
score-remove-player = { $name }を外す
score-begin = 始める
score-house-rules = ハウスルール
score-earlier = これまでの得点表
score-open = 開く
score-delete = 消す
score-new = 新しい得点表
score-round = ラウンド{ $round }
score-enter = ラウンドを記入する
score-correct = ラウンド{ $round }を直す
score-correcting = ラウンド{ $round }を直しています
score-save = 直したものを記入する
score-cancel = もとのままにする
score-take-back = 最後のラウンドを取り消す
score-over = ゲームは終わりました。
score-winner = { $name }の勝ち。
score-nobody = なし
score-team = { $first }と{ $second }
score-none-yet = なし
score-for = だれのカードか
score-deck = すべての札(触れて選ぶ)
score-put-back = { $card }を戻す
score-history = これまでのラウンド
score-ask-title = 名人に聞く
score-ask-about = 手札に触れるか書き入れると、いちばん良い宣言が分かります。組のあいだに / を入れれば、正しいかどうか確かめられます。
score-ask-cards = カード(例: 7S 8S 9S / Q♥ Q♣ Jk)
score-ask-round = ラウンド
score-ask-best = いちばん良い宣言
score-ask-check = この組で正しい?
score-next-meld = 次の組
score-clear = 空にする
score-kept = 接続がなくても使えます。
score-keeping = 接続なしで使えるように準備しています: { $percent }％
