/// A function or constant that stands by itself in a generated file.
struct Declaration: Sendable {
  let name: GlobalName
  /// The text, which begins with `private`.
  private let text: String
  /// The declarations that are mentioned in it.
  let mentions: Set<GlobalName>

  /// - Parameter write: writes the declaration, from the word `private` on.
  init(_ name: GlobalName, _ write: (inout SwiftWriter) -> Void) {
    var writer = SwiftWriter()
    write(&writer)
    self.name = name
    text = writer.text
    mentions = writer.mentions.declarations
  }

  /// - Parameter isShared: whether another file mentions it.
  func text(isShared: Bool) -> Substring {
    isShared ? text.dropFirst("private ".count) : text[...]
  }

  /// How many lines it has.
  var lines: Int { text.lineCount }
}

extension String {
  /// How many lines end in it.
  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
