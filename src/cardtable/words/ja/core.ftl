# すべてのゲーム、テーブル、オプションに共通の言葉。

list-of-cards-joint = {" "}

game-is-over = ゲームは終わりました。
game-over = ゲームはもう終わっています。これ以上プレイできません。
game-unknown = 「{ $name }」というゲームはありません。選べるのは {$games} です。
move-not-now = 「{ $text }」は今はできません。
move-takes-nothing = 「{ $text }」だけを書いてください。「{ $rest }」は要りません。
move-unknown = 「{ $text }」という手はありません。手の始まりは {$moves} です。
not-your-turn = あなたの番ではありません。今は { $player } さんの番です。
only-the-table = その手は、応答がない人の代わりにテーブルだけが行います。
already-left = { $player } さんはすでに退席しています。
player-left = { $player } さんが退席しました。
option-unknown = 「{ $option }」というハウスルールはありません。あるのは {$options} です。
option-value = ハウスルール「{ $option }」を「{ $value }」にはできません。選べるのは {$values} です。
players-number = { $number } 人では遊べません。このゲームは { $fewest }〜{ $most } 人用です。
state-field = ゲームとして成り立ちません。「{ $field }」がないか、正しくありません。
state-other-game = これは { $game } のゲームではありません。
means-ready = 次のラウンドへ進む
card-unknown = 「{ $text }」というカードはありません。7♠ または 7S、10♥、Jk のように書きます。
level-unknown = 「{ $level }」というボットはいません。選べるのは {$levels} です。
bot-prefers = 見えない札を { $tries } 通り想定して試したところ、「{ $other }」より平均 { $margin } 点よい結果でした。
