/// The identifiers of emitted code, its string literals left out.
struct CodeWords {
  private var words: Set<String> = []

  init(_ code: String) {
    var word = ""
    var isBlock = false
    for line in code.split(separator: "\n") {
      if line.contains("\"\"\"") {
        isBlock.toggle()
        continue
      }
      if isBlock { continue }
      var isLiteral = false
      var isEscaped = false
      for scalar in line.unicodeScalars {
        if isLiteral {
          if scalar == "\"", !isEscaped { isLiteral = false }
          isEscaped = scalar == "\\" && !isEscaped
          continue
        }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": word.unicodeScalars.append(scalar)
        default:
          words.insert(word)
          word = ""
          isLiteral = scalar == "\""
        }
      }
      words.insert(word)
      word = ""
    }
  }

  func mention(_ word: String) -> Bool { words.contains(word) }
}
