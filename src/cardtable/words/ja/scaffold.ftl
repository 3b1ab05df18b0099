new-game-name = 「{ $text }」はゲームの名前に使えません。「crazy-eights」のように、英小文字と数字とハイフンで書いてください。
new-game-exists = { $game } というゲームのファイルがもうあります。別の名前にしてください。
new-game-no-sources = 新しいゲームはソースのクローンに加えます。ここにはないので、--in で場所を指定してください。
new-game-done = { $game } で遊べます：cardtable play { $game }。確かめるには：./test game { $game }
