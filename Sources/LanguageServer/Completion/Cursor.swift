import SchemaModel
import SchemaRuntime
import YAMLTree

/// A place where a word is being typed: the word, and what is around it.
struct Cursor {
  let draft: SchemaDraft
  let site: SchemaDraft.Site
  /// The bytes that a proposal replaces.
  let range: Range<Int>

  /// The letters that are put at the cursor, so that it stands in a word even where there is none yet.
  private static let mark = Array("zz".utf8)

  /// Nil where no word may be written.
  /// - Parameters:
  ///   - offset: where the cursor stands.
  ///   - role: the role of the document.
  ///   - isWhole: whether all of the text is read; otherwise what is around the cursor.
  init?(
    _ text: DocumentText, isJSON: Bool, at offset: Int, as role: NodeRole = .schema, isWhole: Bool = true
  ) {
    var marked = text
    marked.replace(offset..<offset, with: Self.mark)
    draft = SchemaDraft(
      marked, isJSON: isJSON, at: role.isSchema ? 0 : offset, as: role, around: isWhole ? nil : offset)
    guard let site = draft.site(at: offset + 1), site.node.range.lowerBound <= offset else { return nil }
    self.site = site
    guard let scalar = site.node.scalar else { return nil }
    switch scalar.style {
    case .plain, .single, .double: break
    case .block: return nil
    }
    // The word ends with the line of the cursor.
    let end = min(
      scalar.range.upperBound - Self.mark.count, text.content(ofLine: text.line(ofByte: offset)).upperBound)
    range = scalar.range.lowerBound..<max(offset, end)
  }

  /// Whether nothing but dashes stands before the word on its line.
  var isOnOwnLine: Bool {
    let line = draft.text.lineStarts[draft.text.line(ofByte: site.node.range.lowerBound)]
    return draft.text.bytes[line..<site.node.range.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == UInt8(ascii: "-")
    }
  }

  /// How much further in than its line the word stands.
  var inset: Int {
    let start = site.node.range.lowerBound
    let line = draft.text.content(ofLine: draft.text.line(ofByte: start))
    return draft.text.bytes[line.lowerBound..<start].drop { $0 == 0x20 }.count
  }

  // MARK: - Words as they are written

  var hasColon: Bool { site.role == .key && site.member?.hasColon ?? false }

  /// A key, with the colon that it needs.
  func key(_ name: String) -> String { word(name) + (hasColon ? "" : ": ") }

  /// A string, in the quotes that stand there already.
  func string(_ text: String) -> String {
    let isQuoted = site.node.scalar.map { $0.style != .plain } ?? false
    return Self.written(text, isJSON: draft.isJSON, always: isQuoted)
  }

  func word(_ text: String) -> String { Self.written(text, isJSON: draft.isJSON) }

  /// A string as a document has it.
  /// - Parameter always: whether it is in quotes where it need not be.
  static func written(_ text: String, isJSON: Bool, always: Bool = false) -> String {
    isJSON ? JSONValue.string(text).description : quoted(text, always: always)
  }

  /// A value on one line.
  func value(_ value: JSONValue) -> String {
    if case .string(let text) = value { string(text) } else { value.description }
  }

  /// A string as YAML writes it: in quotes where it would mean something else without.
  private static func quoted(_ text: String, always: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let isPlain =
      !always && !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "~"),
          UInt8(ascii: "%"):
          true
        default: byte >= 0x80
        }
      } && !"-.0123456789/#~%".utf8.contains(bytes[0])
      && !["null", "true", "false"].contains(text.lowercased())
    if isPlain { return text }
    // Between apostrophes a line break would be a space.
    let isOneLine = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isOneLine
      ? "'" + text.replacing("'", with: "''") + "'" : JSONValue.string(text).description
  }
}
