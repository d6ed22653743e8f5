/// Words that Swift names write in capitals, and the odd spellings of platforms.
enum Initialisms {
  /// The spelling within a name (`URL`, `IDs`), or nil for an ordinary word. At the start of a lower-case name every
  /// initialism is written small.
  static func spelling(of word: String) -> String? {
    guard word.utf8.count <= longest else { return nil }
    if let special = specials[word] { return special }
    if known.contains(word) { return word.uppercased() }
    if let version = versioned(word) { return version }
    if word.utf8.count > 2, word.hasSuffix("s"), known.contains(String(word.dropLast())) {
      return word.dropLast().uppercased() + "s"
    }
    return nil
  }

  /// `ipv4` is `IPv4`, and `oauth2` is `OAuth2`.
  private static func versioned(_ word: String) -> String? {
    let digits = word.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    guard digits > 0, digits < word.utf8.count else { return nil }
    let (base, number) = (String(word.dropLast(digits)), word.suffix(digits))
    if let special = specials[base] { return special + number }
    guard base.hasSuffix("v"), known.contains(String(base.dropLast())) else { return nil }
    return base.dropLast().uppercased() + "v" + number
  }

  /// The pieces, with the humps of `iOS`, `OAuth2` and the like put together again. A word that begins with a small
  /// letter stays as it is written.
  static func joined(_ pieces: [WordSplitter.Piece]) -> [WordSplitter.Piece] {
    guard pieces.contains(where: \.isHump) else { return pieces }
    var words: [WordSplitter.Piece] = []
    for piece in pieces {
      if piece.isHump, let last = words.last, isOneWord(last.text + piece.text) {
        words[words.count - 1].text = last.text + piece.text
        if last.written == nil {
          words[words.count - 1].spelling = (last.spelling ?? last.text) + (piece.written ?? piece.text)
        }
      } else {
        words.append(piece)
      }
    }
    return words
  }

  /// Whether the text is a word that is written with humps, and perhaps a number.
  private static func isOneWord(_ text: String) -> Bool {
    text == "ios" || specials[text] != nil
      || versioned(text) != nil && text.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
  }

  /// The bytes of the longest of `specials`, and of `known`, with a plural or a version.
  private static let longest = max(length(specials.keys), length(known)) + 4

  private static func length(_ words: some Sequence<String>) -> Int { words.map(\.utf8.count).max() ?? 0 }

  private static let specials: [String: String] = [
    "apns": "APNs", "macos": "MacOS", "tvos": "TVOS", "watchos": "WatchOS", "visionos": "VisionOS",
    "ipados": "IPadOS", "ipad": "IPad", "oauth": "OAuth", "wifi": "WiFi", "sqlite": "SQLite", "ql": "QL",
    "nan": "NaN",
  ]

  private static let known: Set<String> = [
    "api", "ascii", "aws", "cc", "cpu", "css", "csv", "cta", "db", "dns", "eof", "fcm", "gcm", "gif",
    "gps",
    "gpu", "html", "http", "https", "iam", "iap", "id", "ios", "ip", "iso", "js", "json", "jwt", "mime",
    "mms",
    "os",
    "pdf", "png", "qr", "ram", "rcs", "rgb", "rgba", "rss", "sdk", "sha", "smil", "sms", "smtp", "sql", "ssh",
    "ssl",
    "svg", "tcp", "tls", "ttl", "udp", "ui", "uri", "url", "utc", "utf", "utf8", "uuid", "vip", "wns", "xml",
    "yaml",
  ]
}
