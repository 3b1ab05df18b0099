# ウェブ画面の言葉。

web-name = Cardtable
web-claim = 5つのカードゲームを、ひとつのテーブルで。登録はいりません。名前だけで遊べます。
web-skip = 本文へ
web-scripts = このサイトのテーブルはスクリプトで動きます。このページで有効にしてください。
web-loading = 少々お待ちください…
web-close = 閉じる
web-cancel = やめる
web-home = ゲーム一覧
web-marks = Cardtable は自由なソフトウェアです。各ゲームの名称は、それぞれの権利者の商標です。

web-shelf = どれで遊びますか
web-players = { $fewest }〜{ $most } 人
web-players-exactly = { $most } 人
web-play-bots = いますぐボットと遊ぶ
web-invite = 友だちを招く
web-how = 遊び方(60 秒)
web-open-tables = 募集中のテーブル
web-no-open-tables = いま募集中のテーブルはありません。開いたテーブルは、ここに載せられます。
web-my-tables = あなたのテーブル
web-free-seats = 空席 { $free }
web-join = 参加する
web-go-back = テーブルへ戻る
web-finished-lately = 最近終わったゲーム
web-all-history = すべての履歴

web-settings = 設定
web-your-name = あなたの名前
web-name-hint = 空欄なら、有名な名前をこちらで選びます。
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-theme = 明るさ
web-theme-auto = 端末に合わせる
web-theme-noon = 昼
web-theme-lamp = ランプ
web-size = 文字の大きさ
web-size-small = 小
web-size-medium = 中
web-size-large = 大
web-size-huge = 特大
web-sound = 自分の番を小さな音で知らせる
web-speed = 動きの速さ
web-speed-slow = ゆっくり
web-speed-usual = ふつう
web-speed-fast = 速く
web-speed-none = 動かさない
web-notify = ほかのことをしている間に番が来たら、この端末で知らせる
web-coach-setting = どのゲームも、初回は手助けを受ける

web-history = 終わったゲーム
web-history-empty = まだ終わったゲームはありません。最初の1局がここに載ります。
web-abandoned = 中止

web-rules-of = { $title } の遊び方
web-rules-in-short = 60 秒で分かる遊び方

web-unknown-page = このアドレスには何もありません
web-unknown-page-help = リンクの文字が欠けているかもしれません。ゲーム一覧へはすぐに戻れます。
web-unknown-table = このテーブルはありません
web-went-wrong = このページで問題が起きました
web-went-wrong-help = ゲームはサーバーに保存されています。読み込み直すと続けられます。
web-reload = 読み込み直す

web-offline = この端末はオフラインです。つながりしだいゲームは続きます。一度読んだルールは、いまも読めます。
web-server-away = サーバーにつながりません。接続を確かめてください。ゲームは保存されています。
web-server-confused = サーバーの返事を読めませんでした({ $status })。もう一度お試しください。
web-no-answer = 返事がありませんでした。もう一度お試しください。
web-too-many = 送信待ちが多すぎます。少しお待ちください。
web-link-opening = テーブルへ向かっています…
web-link-lost = 接続が切れました。つなぎ直しています。何も失われていません。
web-link-closed = 接続が終わりました。

# ゲームの前。
web-table-called = テーブル { $id }
web-share = テーブルへ招く
web-share-help = このリンクを知っている人は、名前だけで席に着けます。
web-share-link = テーブルのリンク
web-copy = リンクをコピー
web-copied = コピーしました
web-send = 送る
web-qr = スマートフォン用のリンク(QR コード)
web-chairs = テーブルの席
web-chair-free = 空席
web-you = あなた
web-team = チーム { $team }
web-host = ホスト
web-bot = ボット({ $level })
web-level-easy = やさしい
web-level-medium = ふつう
web-level-hard = 強い
web-away = 離席中
web-left = 退席
web-muted = 発言停止中
web-bot-keeps = いまはボットが代わりに
web-sit-here = ここへ移る
web-chair = { $chair } 番の席
web-add-bot = ボットを加える
web-add-bot-level = 次のボットの強さ
web-remove = 外す
web-make-host = ホストにする
web-house-rules = ハウスルール
web-house-rules-host = 変えられるのは { $name } さんだけです。
web-no-house-rules = このゲームに選べるハウスルールはありません。
web-table-settings = このテーブルの設定
web-start = ゲームを始める
web-get-up = 席を立つ
web-seat-here = この端末でもう一人
web-their-name = その人の名前
web-seat-here-do = 一緒に座る
web-curtain = 端末を { $name } さんに渡してください
web-curtain-help = 準備ができるまで、カードは隠れています。
web-curtain-lift = { $name } です
web-sit-down = 席に着く
web-sit-title = 席に着きましょう
web-sit-help = 名前を入れるだけです。
web-looking-on = 観戦中です。
web-onlookers = { $number } 人が観戦中
web-come-back = 遊んでいた方ですか。名前を入れると席に戻れます。
web-seat-key = 席の鍵
web-seat-key-help = このテーブルでは、席に着いたときに示された鍵が必要です。
web-your-key = あなたの席の鍵は { $key } です。控えておくと、別の端末からも戻れます。

web-setting-turn-time-s = 1 手の秒数
web-setting-turn-time-s-0 = 時計なし
web-setting-buy-window-s = 手番外の質問に答える秒数
web-setting-grace-s = いなくなった人の席を取っておく秒数
web-setting-absent = そのあとは
web-setting-absent-wait = みんなで待つ
web-setting-absent-pause = ゲームを止める
web-setting-absent-skip = その席を飛ばす
web-setting-absent-bot = ボットが代わる
web-setting-absent-default = 無応答の手をテーブルが行う
web-setting-absent-default_then_bot = 無応答の手をテーブルが行い、続けばボットが代わる
web-setting-ready-s = ラウンド間の秒数
web-setting-pace-ms = ボットが考えるミリ秒
web-setting-rejoin = 別の端末から戻るには
web-setting-rejoin-name = 名前だけでよい
web-setting-rejoin-key = 名前と席の鍵
web-setting-listed = トップページに載せる
web-setting-listed-no = 載せない(招待だけ)
web-setting-listed-yes = 載せる(誰でも参加できる)
web-setting-fewest = 始めるのに必要な人数
web-setting-onlookers = 観戦
web-setting-onlookers-yes = できる
web-setting-onlookers-no = できない
web-seconds-range = { $low }〜{ $high }

# ゲーム中。
web-your-turn = あなたの番です
web-your-turn-title = あなたの番 · { $title }
web-what-now = いまの状況
web-middle = 場
web-players-title = プレイヤー
web-moves = できること
web-more-moves = すべて見る({ $number })
web-fewer-moves = 少なく表示
web-moves-for-cards = { $cards } を使って
web-choose-cards = カードを選ぶと、それでできることが出ます。
web-chosen-clear = 選び直す
web-no-moves-with = これらのカードを一緒に使う手は、一覧にはありません。
web-judging = ルールを確かめています…
web-write-move = 手を自分で書く
web-write-label = 手を書いてください
web-write-words = 書くための言葉
web-write-help = 例: { $example }
web-do-it = 決める
web-use-as-start = 一覧の手から書き始める
web-hint = 上級者ならどうするか
web-hint-says = 上級者なら: { $move }
web-coach-says = この初めてのゲームでは、番が来るたびに、上級者ならどうするかと、その理由が出ます。決めるのはあなたです。
web-coach-start = さっそく始める
web-coach-alone = 知っているので手助けはいらない
web-score = 得点
web-points = { $points } 点
web-to-play = 手番
web-seconds-left = 残り { $seconds } 秒
web-none = なし
web-meld-of = { $number } 番の組、{ $name } さん
web-stands-for = { $card } は { $stands } の代わり
web-paused = ゲームは止まっています。
web-pause = 止める
web-resume = 続ける
web-take-back = 自分で続ける
web-bot-plays-for-you = ボットがあなたの代わりに遊んでいます。
web-let-bot-play-for = { $name } さんの席をボットに任せる
web-leave = ゲームを抜ける
web-leave-sure = もう戻れませんが、抜けますか。ほかの人はそのまま続けます。
web-abandon = ゲームを中止する
web-abandon-sure = 結果なしで、全員のゲームを中止しますか。
web-more = その他
web-plain-table = 文字のテーブル
web-drawn-table = 絵のテーブル
web-which-table = テーブルの見せ方

web-panel = 記録とチャット
web-log = 記録
web-log-empty = まだ何も起きていません。
web-log-export = 記録を保存する
web-turn-number = { $turn } 手目
web-chat = チャット
web-chat-empty = まだ誰も話していません。
web-say = ひとこと
web-say-it = 送る
web-reactions = リアクション
web-scores = 得点表
web-scores-empty = まだ数えるものがありません。
web-round = 第 { $round } ラウンド
web-total = 合計
web-score-reasons = 得点の由来
web-plot = ラウンドごとの全員の得点
web-rules = ルール
web-rules-now = いま大事なこと

# ゲームのあと。
web-over = ゲーム終了
web-over-abandoned = ゲームは中止されました
web-place = { $place } 位
web-winner = { $name } さんの勝ち
web-team-wins = { $names } さんのチームの勝ち
web-winners = { $names } さんが勝ちを分け合いました
web-you-win = あなたの勝ち
web-rematch = もう一度
web-go-to-rematch = 次のテーブルへ
web-new-game = 新しいゲーム
web-main-menu = メインメニュー
web-replay = もう一度見る
web-replay-of = { $id } をもう一度
web-replay-run = 再生
web-replay-stop = 止める
web-replay-back = 戻る
web-replay-on = 進む
web-replay-step = { $total } のうち { $step } 手目
web-replay-speed = 速さ
web-replay-eyes = 誰の目で見るか
web-replay-onlooker = 観戦者
web-deal-holds = 一致しました。配りは最初のカードの前に決まっていました(このブラウザで計算しました)。
web-deal-broken = 一致しません。約束された配りとは違います。
web-deal-kept = このゲームの配りは、終わっても明かされません。
web-deal-record = 誰でも確かめられる、ゲーム全体の記録ファイル
web-breakdown = 得点の内訳
web-deal-proof = 配りの証明
web-deal-commitment = 最初のカードの前に示したもの
web-deal-seed = 終わったので明かす種
web-verify = 配りを確かめる
web-verify-help = サーバーは最初のカードの前に、秘密の種の指紋を示します。ゲームが終わると種を明かすので、同じものだったと誰でも確かめられます。ここでは、このブラウザの中の独自のコードで確かめます。
web-verify-table = 終わったテーブルの名前
web-verify-do = 確かめる
web-verify-file = またはゲームのファイル
web-verify-unreadable = このファイルは Cardtable のゲームではありません。
web-verify-again = 種からここで計算したもの
web-verify-nonce = 約束のあとで参加者の端末が加えたもの
web-verify-dealt = 両方を合わせた、実際に配った種
web-verify-whole = ゲーム全体を配り直して確かめるには: cardtable verify { $file }

# 60 秒で分かる遊び方。1 行が 1 つの手順。
web-how-geschenkt =
    カードが1枚、表になっています。書かれた数がそのまま失点になるので、誰も欲しくありません。
    自分の番には、チップを1枚置いて次の人に回すか、たまったチップごとカードを取ります。
    17・18・19 のように続いたカードは、いちばん小さい数だけを数えます。手元のチップは1枚につき1点引けます。
    山札がなくなったとき、点のいちばん少ない人が勝ちです。
web-how-sushi-go =
    全員がこっそり手札から1枚選び、一斉に表にします。
    残った手札を隣の人へ回し、受け取った手札からまた1枚選びます。
    天ぷらは2枚、刺身は3枚そろえて得点。餃子は多いほど、巻きは本数がいちばん多い人が得点。わさびは次のにぎりを3倍にします。
    3ラウンドのあとプリンを数え、点のいちばん多い人が勝ちです。
web-how-rook =
    向かいの人と2人1組で遊びます。
    自分の組が取る点数を競り、いちばん高く競った人がネストを取って5枚を伏せ、切り札の色を決めます。
    出された色があれば同じ色を出します。いちばん強いカードがトリックを取り、切り札はほかの色に勝ち、鳥も切り札です。
    5・10・14 と鳥が得点です。競った点に届かない組はその点を失います。先に 300 点に届いた組が勝ちです。
web-how-rummy =
    自分の番には1枚引き、出せる組を出して、1枚捨てます。
    セットは同じ数で違うマーク、シークエンスは同じマークで続いた3枚以上。ジョーカーはどのカードの代わりにもなります。
    最初に出せるのは第4ラウンドから。合計 48 点以上で、ジョーカーなしのシークエンスが1組必要です。
    そのあとは場の組に付け足せます。残り1枚になった人がそれを伏せて上がり、ほかの人の手札は失点になります。
web-how-shanko =
    全部で7ラウンド。ラウンドごとに決まったトリプレットとシークエンスを一度に出します。
    自分の番には1枚引き、そろっていれば出して、1枚捨てます。
    誰かの捨て札が欲しければ、番でなくても買えます。山札からもう1枚ついてきます。買える回数は限られています。
    出したあとは、残りの手札を場の組に付けていきます。誰かが上がるとラウンドは終わり。手札が失点になり、合計の少ない人が勝ちです。
