# 端末。

terminal-player = プレイヤー
terminal-players = プレイヤー
terminal-score = 得点
terminal-place = 順位
terminal-period = { $number ->
    [0] ラウンド
   *[other] 第 { $number } ラウンド
  }
terminal-you = あなた
terminal-level = { $level ->
    [easy] ボット・やさしい
    [medium] ボット・ふつう
    [hard] ボット・つよい
    [expert] ボット・達人
   *[other] ボット
  }
terminal-bot = ボット
terminal-partner = 味方
terminal-onlooker = 観戦中
terminal-everybody = みなさん
terminal-has-left = 退席
terminal-turn = { $turn } 手目
terminal-window-turn = { $game }: { $name }の番
terminal-hurried = 混雑中：ボットは短く考えます
terminal-paused = 一時停止中
terminal-how-many = { $players } 人

terminal-keys-asking = 番号か手を入力
terminal-keys-drafting = 続きを入力 · undo 戻す · clear 消す · 完成したら Enter で決定 · help
terminal-keys-beside = 番号か手を入力、見送るなら Enter
terminal-keys-watching = ボットの番です · Ctrl-C で中断(ゲームは保存されます)
terminal-keys-reading = ↑ ↓ PgUp PgDn · / で検索 · Enter でテーブルに戻る
terminal-keys-curtain = { $name } さん: 周りを確かめて Enter を押してください
terminal-keys-setup = Enter で開始 · rules ルール · quit 終了
terminal-keys-front = quit で終了
terminal-seconds = 残り { $seconds } 秒
terminal-more-moves = {"     "}… ほかに {"{}"} 手。「moves」ですべて表示

terminal-draft = 組み立て中の番(まだ決定していません):
terminal-draft-complete = Enter で決定。「undo」で最後の部分を戻します。
terminal-empty-line = 番号か手、または「help」と入力してください。
terminal-number = その番号はありません。1 から { $most } までです。
terminal-which = いくつかの手が考えられます: { $moves }。もう少し入力してください。
terminal-not-understood = 「{ $text }」は手でも命令でもありません。{ $meant ->
    [nothing] {""}
   *[other] もしかして「{ $meant }」ですか。
  }今できるのは {$moves}(または { $most } までの番号)です。「help」で一覧が出ます。
terminal-nothing-to-do = 「{ $text }」は今はできません。あなたの番ではありません。「help」でいま入力できるものがわかります。
terminal-nothing-to-undo = 戻すものがありません。番はまだ始まっていません。指した手は取り消せません。
terminal-no-hint = ヒントは自分の番に使えます。
terminal-hint = 上級者なら「{ $move }」です。
terminal-sort = 「{ $text }」では並べ替えられません。選べるのは {$orders} です。
terminal-sorted = 手札を{ $order ->
    [suit] スート順
    [rank] 数字順
   *[other] 配られた順
  }に並べました。

terminal-help-title = ヘルプ
terminal-help-now = 今
terminal-help-moves = 手の入力
terminal-help-typing = 番号を入力すると、一覧のその手を指します。手は一覧のとおりに入力することもでき、言葉は最初の数文字だけでもかまいません。カードだけで決まるときはカードだけで足ります。スートは記号でも文字でも書けます(7♠ または 7s)。いくつかの部分からなる番は、一つずつ組み立てるか、「;」で区切って一度に入力します。Tab で補完、矢印キーで前の入力を呼び出せます。
terminal-help-words = いつでも使える言葉
terminal-does-help = このページ
terminal-does-rules = ゲームのルール
terminal-does-moves = 今できることのすべてとその意味
terminal-does-hint = 上級者の手とその理由
terminal-does-table = テーブルの上のすべて
terminal-does-log = これまでの出来事
terminal-does-scores = 得点表とグラフ
terminal-does-sort = 手札を並べ替える(言葉なしなら次の順)
terminal-does-undo = 組み立て中の最後の部分を戻す
terminal-does-clear = 組み立て中のものをすべて消す
terminal-does-bug = 見えているものを一つのファイルにまとめます（直せる人に送るため）。後ろに、何がおかしいかを書きます。
terminal-does-quit = 中断する(ゲームは保存され、次に続きから遊べます)
terminal-does-save = ゲームの写しを保存する
terminal-does-load = 保存したゲームを続ける
terminal-does-export = 記録を FILE.json、FILE.csv、FILE.txt に書き出す
terminal-does-switch = ほかの人にキーボードを渡す(番でなくてもよい)
terminal-does-giveup = ゲームから完全に抜ける(後ろに自分の名前を書く)

terminal-moves-title = できること
terminal-moves-typed = テーブルで番号か手を入力してください。
terminal-table-title = テーブル
terminal-log-title = これまでの出来事
terminal-log-number = 番号
terminal-log-turn = 手
terminal-log-time = 時刻
terminal-scores-title = 得点
terminal-period-over = { $period }終了
terminal-over-title = ゲーム終了
terminal-shuffling = シャッフル中

terminal-hand-over = { $name } さんに交代してください。
terminal-window = だれか答えますか。名前({ $names })を入力するか、だれもいなければ Enter を押してください。
terminal-nobody-called = 「{ $text }」という、答えられる人はいません。名前（{ $names }）を入力するか、だれも答えないならEnterを押してください。
terminal-switch = だれに渡しますか。{ $names } がいます。
terminal-give-up = 抜けると戻れません。本当に抜けるなら「giveup { $name }」と入力してください。

terminal-which-game = 何で遊びますか。番号か名前を入力してください。
terminal-go-on = Enter で最初のゲームの続き、番号でほかのゲームの続き、「new」で新しいゲームを始め、「delete 2」で削除します。
terminal-your-name = お名前は?(何人かなら「花子、太郎」。Enter だけなら有名な名前をつけます)
terminal-again = Enter で終了。「again」と入力すると同じ顔ぶれでもう一度遊べます。
terminal-setup = Enter で始めます。
terminal-setup-help = または: add 花子 · bot easy · bot hard · remove 2 · swap 1 2 · a(a のルールを変える)· clock 30
terminal-setup-label = 開始
terminal-setup-unknown = 「{ $text }」はここではできません。「add」と名前、「bot」と強さ、「remove」と番号、またはハウスルールの文字を入力してください。Enter で始まります。
terminal-number-wanted = 「{ $text }」ではなく数を書いてください。
terminal-nobody = だれも座っていません。「add」と名前を入力してください。
terminal-house-rules = ハウスルール
terminal-clock = 持ち時間
terminal-clock-off = なし
terminal-clock-seconds = { $seconds } 秒
terminal-one-person = 全画面でないと手札を隠せないので、一人だけで遊べます。名前は一つにして、ほかはボットにしてください。
terminal-nothing-to-resume = { $game ->
    [any] 途中のゲームはありません。「cardtable play」で始めてください。
   *[other] 途中の { $game } はありません。「cardtable play { $game }」で始めてください。
  }

terminal-saved = { $file } に保存しました。「load { $file }」または「cardtable play --load { $file }」で続けられます。
terminal-load-what = どのファイルですか。「load」とファイル名を入力してください。
terminal-exported = 記録を { $file } に書きました。
terminal-export-what = どのファイルですか。「export」と、.json、.csv、.txt で終わる名前を入力してください。
terminal-kept = ゲームは保存されています。「cardtable play { $game }」で続けられます。
terminal-look-back = 振り返るには: cardtable replay { $id }
terminal-review-it = それぞれの手の損得と運を見るには: cardtable review { $id }

file-unwritable = { $file } に書けません: { $fault }。
file-is-no-game = { $file } は Cardtable の保存ゲームではないか、壊れています。
file-is-something-else = { $file } はすでにあり、保存ゲームではありません。ほかの名前にしてください。
game-is-open-elsewhere = このゲームはほかの端末で遊ばれています。先にそちらを終えてください。
option-form = 「{ $text }」は「名前=値」の形で書いてください。ハウスルールは {$options} です。
export-form = 「{ $form }」の形では書き出せません。ファイル名は次のどれかで終えてください: { $forms }。

terminal-keys-replay = ← → 進む・戻る · Space 自動再生 · 番号でその手へ · 名前でその人の視点 · scores · quit
terminal-replay-label = 再現
terminal-replay-step = { $step } / { $steps } 手目
terminal-replay-eyes = { $name } さんの視点
terminal-replay-end = 0 から { $steps } までです。Enter で進み、「back」で戻り、「quit」で終わります。
terminal-replay-unknown = 「{ $text }」は見られません。Enter で進み、「back」で戻ります。名前({ $names })か「everybody」で視点が変わります。
terminal-replay-hidden = このゲームはまだ終わっていません。終わるまで手札は見られません。
terminal-replay-no-scores = このファイルには記録だけがあります。得点は最後にあります。
terminal-no-finished = この端末で終わったゲームはまだありません。
terminal-replay-which = 振り返るには: cardtable replay { $id }

terminal-lobby = Enter で開始します。上のリンクから人が来るのを待つこともできます。
terminal-lobby-watch = ゲームはまだ始まっていません。
terminal-lobby-help = または: bot easy · bot hard · remove 2 · rule 名前=値 · say こんにちは · leave
terminal-lobby-unknown = 「{ $text }」は開始前にはできません。「start」、「bot」と強さ、「remove」と番号、「rule 名前=値」、「say」と言葉、または「quit」を入力してください。
terminal-keys-lobby = Enter 開始 · bot · remove · rule · say · rules · leave · quit
terminal-host = ホスト
terminal-away = 離席中
terminal-does-say = テーブルの全員に話しかける
terminal-does-pause = 時計を止める、または動かす
terminal-does-admit = 席に戻りたい人を戻す
terminal-does-refuse = 席に戻りたい人を断る
terminal-asks = だれかが別の端末から { $name } さんとして戻ろうとしています。本人ですか？「admit { $name }」か「refuse { $name }」と入力してください。
terminal-asked = 席に戻りたいと伝えました。ほかの人が同意すると、席に戻れます。
terminal-who-asks = どの席ですか。いま戻りたい人：{ $names }。
terminal-does-back = 代わりのボットから席を返してもらう
terminal-table-id = 「{ $text }」というテーブルはありません。ID は kyoto-sakura-42 のような形です。四文字のコードやリンクでもかまいません。
terminal-server = 「{ $text }」はサーバーではありません。http://localhost:8000 のように書きます。
terminal-no-server = { $server } からの応答がありません。サーバーは動いていますか(cardtable serve)。
terminal-seat-held = 席は確保されています。「cardtable join { $id }」で戻れます。
connection-is-down = いま接続が切れています。何も送られていません。自動で再接続します。
connection-not-understood = サーバーの版が違います。こちらを更新してください。

terminal-deleted = そのゲームを削除しました。
terminal-help-front = 番号か名前を入力してください。Enter だけなら上の文のとおりになります。途中のゲームの一覧では「delete 2」で二番目を削除し、「new」で新しく始めます。「quit」で終了します。
terminal-help-setup = Enter で始めます。「add 花子」で人を、「bot easy」「bot medium」「bot hard」「bot expert」でボットを加え、「remove 2」で二番目を外し、「swap 1 2」で席を替えます。ハウスルールの文字で次の値に、「chips=official」のように書くとその値になります。「clock 30」で一手 30 秒、「clock 0」で無制限です。「rules」でルール、「quit」で終了します。
terminal-help-lobby = 人がそろったら Enter で始めます。「bot easy」でボットを加え、「remove 2」で席を空け、ハウスルールの文字で次の値に、「rule 名前=値」でその値になります。ホストだけができることは、文で断られます。「say こんにちは」は全員に届きます。「rules」でルール、「leave」で席を離れ、「quit」で席を残して終了します。
terminal-help-replay = → か Enter で次へ、← か「back」で前へ、↑ で最初、↓ か「end」で最後、番号でその手へ進みます。Space か「play」で自動再生、どのキーでも止まります。ゲームが終わっていれば、名前でその人の視点、「everybody」で全員に見えていたものになります。「scores」で得点、「quit」で終了します。
terminal-keys-lobby-watch = プレイヤーが始めます · rules · help · quit
file-is-there = { $file } はすでにあります。ほかの名前にしてください。
terminal-which-seat = このテーブルの席がいくつか残っています: { $names }。--name で選んでください。

terminal-keys-walking = ← → カード · Space 印 · ↑ ↓ Enter 決定 · u 戻す · Esc 入力
terminal-step = 順を追って組み立てる
terminal-step-which = 「{ $verb }」に使うカードは。入力するか印を付けてください。場のメルドに付けるときは番号を先に。Enter だけでやめます。
terminal-slip-joker = ジョーカーを捨てることになります。よければ Enter、やめるならほかの入力を。
terminal-slip-number = { $number } 番の行は、手札の { $card } とは別の手です。Enter で { $number } 番を指します。カードなら入力し直してください。
terminal-nothing-to-walk = 今ここで選べるものはありません。
terminal-hints-are-off = ヒントは切ってあります。「hints on」で戻ります。
terminal-hints = ヒントを{ $state ->
    [on] 入れました
   *[off] 切りました
  }。
terminal-does-hints = ヒントの入り切り
terminal-does-melds = 場のメルドと、その経過
terminal-melds-title = メルド
terminal-melds-history = 経過
terminal-no-melds = まだ誰もカードを公開していません。
terminal-let-go = 見送る
terminal-nobody-speaks-up = 誰も答えない
terminal-speaks-up = { $player } さんが答える
terminal-config = 設定ファイル { $file } が使えません: { $fault }
terminal-lobby-code = コード { $letters }：「cardtable join { $letters }」、またはこのサーバーのページで四文字を入れます。
terminal-no-tables = いま一覧にあるテーブルはありません。開くには: cardtable host GAME --listed
terminal-join-which = 座るには: cardtable join { $id }
terminal-free-chairs = 空席 { $free }
terminal-find = 検索
terminal-not-found = 「{ $text }」はこのページにありません · / で検索 · Enter で戻る
