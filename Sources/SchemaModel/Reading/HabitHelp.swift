import SchemaRuntime
import YAMLTree

/// Help for what authors write out of habit: words of other languages, and short forms that other notations have.
enum HabitHelp {
  /// The help for a word that is no type.
  static func type(_ word: String) -> String {
    let names = TypeSet.named.map(\.name)
    if let near = meantType(word) { return spellingQuestion(near) }
    let small = word.lowercased()
    if small == "any" { return "leave it out: then any value is accepted" }
    let formats = Format.allCases.map(\.rawValue)
    if let format = formats.first(where: { $0 == small })
      ?? formats.first(where: { $0.filter { $0 != "-" } == small })
    {
      return "the type is 'string', and its 'format' is '\(format)'"
    }
    return "the types are " + names.joined(separator: ", ")
  }

  /// The type that a word means: a misspelt one, or one of another language.
  private static func meantType(_ word: String) -> String? {
    if let near = spellingSuggestion(for: word, among: TypeSet.named.map(\.name)) { return near }
    let type: TypeSet? =
      switch word.lowercased() {
      case "int", "int32", "int64", "long", "short": .integer
      case "float", "double", "decimal": .number
      case "bool": .boolean
      case "str", "text", "varchar": .string
      case "list", "tuple", "sequence", "vector": .array
      case "map", "dict", "dictionary", "hash", "struct", "record", "mapping": .object
      case "none", "nil", "void", "undefined": .null
      default: nil
      }
    return TypeSet.named.first { $0.type == type }?.name
  }

  /// The help where a string stands in place of a schema: often the name of its type alone, or a misspelt boolean.
  static func schema(_ node: YAMLNode) -> String? {
    guard let word = node.string else { return nil }
    let type = TypeSet.named.contains { $0.name == word } ? word : meantType(word)
    if let type { return spellingQuestion("{type: \(type)}") }
    return spellingHelp(for: word, among: ["true", "false"])
  }

  /// The help where something else stands in place of an array: often its items without brackets, or, in `required`, whether the
  /// member that it stands in is.
  static func array(_ node: YAMLNode, of keyword: String) -> String? {
    if keyword == Keyword.required.rawValue, let flag = node.bool {
      return flag
        ? "list the member in '\(keyword)' of the schema around it"
        : "leave it out: a member may be missing unless '\(keyword)' of the schema around it lists it"
    }
    guard let text = node.string, !text.isEmpty, text.utf8.allSatisfy(isPlain) else { return nil }
    return spellingQuestion("[\(text)]")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "),
      UInt8(ascii: ","):
      true
    default: false
    }
  }

  /// The help where a string stands in place of a number: often one in quotes.
  static func number(_ node: YAMLNode) -> String? {
    node.string.flatMap(JSONNumber.init(text:)).map { _ in "write it without quotes" }
  }

  /// The help where something else stands in place of a reference: nothing is left of one that is a comment.
  static func reference(_ node: YAMLNode) -> String? {
    node.isNull ? "'#' behind a space begins a comment: put the text in quotes" : nil
  }
}
