/// The demands of a schema on a member's value, where these keywords are all that it has.
///
/// A line of a generated table holds it as text: the types, and keywords with their values as JSON.
///
///     subject	string maxLength=78
///     priority	integer maximum=9 minimum=0
///     channel	string enum=["email","push"]
public struct ScalarConstraints: Hashable, Sendable {
  /// The types that `type` names; all six, where the keyword is missing.
  public var types: TypeSet
  /// The value of `maximum`; nil where the keyword is missing.
  public var maximum: NumberLimit?
  /// The value of `minimum`; nil where the keyword is missing.
  public var minimum: NumberLimit?
  /// The value of `exclusiveMaximum`; nil where the keyword is missing.
  public var exclusiveMaximum: NumberLimit?
  /// The value of `exclusiveMinimum`; nil where the keyword is missing.
  public var exclusiveMinimum: NumberLimit?
  /// The value of `multipleOf`; nil where the keyword is missing.
  public var multipleOf: NumberLimit?
  /// The value of `maxLength`; nil where the keyword is missing.
  public var maxLength: Int?
  /// The value of `minLength`; nil where the keyword is missing.
  public var minLength: Int?
  /// The value of `pattern`; nil where the keyword is missing.
  public var pattern: String?
  /// The value of `format`; nil where the keyword is missing.
  public var format: Format?
  /// The value of `x-maxBytes`; nil where the keyword is missing.
  public var maxBytes: Int?
  /// The values of `enum`; nil where the keyword is missing.
  public var enumeration: [JSONValue]?
  /// The value of `const`; nil where the keyword is missing.
  public var constant: JSONValue?

  /// Constraints that ask for the types and nothing else.
  public init(types: TypeSet) { self.types = types }

  /// Constraints that accept every value.
  public static var anything: ScalarConstraints { ScalarConstraints(types: .all) }

  /// The text that `init(text:)` reads.
  public var text: String {
    var words = [types == .all ? "any" : types.names.joined(separator: "|")]
    if let maximum { words.append("maximum=\(maximum.text)") }
    if let minimum { words.append("minimum=\(minimum.text)") }
    if let exclusiveMaximum { words.append("exclusiveMaximum=\(exclusiveMaximum.text)") }
    if let exclusiveMinimum { words.append("exclusiveMinimum=\(exclusiveMinimum.text)") }
    if let multipleOf { words.append("multipleOf=\(multipleOf.text)") }
    if let maxLength { words.append("maxLength=\(maxLength)") }
    if let minLength { words.append("minLength=\(minLength)") }
    if let pattern { words.append("pattern=\(JSONValue.string(pattern).description)") }
    if let format { words.append("format=\(JSONValue.string(format.rawValue).description)") }
    if let maxBytes { words.append("maxBytes=\(maxBytes)") }
    if let enumeration { words.append("enum=\(JSONValue.array(enumeration).description)") }
    if let constant { words.append("const=\(constant.description)") }
    return words.joined(separator: " ")
  }

  /// The only values that may stand here, where they are listed.
  var values: [JSONValue]? {
    guard let constant else { return enumeration }
    guard let enumeration else { return [constant] }
    return enumeration.contains(constant) ? [constant] : []
  }

  /// The strings among them.
  var strings: [String]? {
    values?.compactMap { if case .string(let string) = $0 { string } else { nil } }
  }

  /// Whether there are keywords for numbers.
  var bindsNumbers: Bool {
    maximum ?? minimum ?? exclusiveMaximum ?? exclusiveMinimum ?? multipleOf != nil
  }

  /// Reads what `text` has written; nil where it is something else.
  public init?(text: String) {
    var text = text
    let demands = text.withUTF8 { utf8 in
      do throws(Rejection) { return try ScalarConstraints(utf8) } catch { return nil as ScalarConstraints? }
    }
    guard let demands else { return nil }
    self = demands
  }

  private init?(_ utf8: UnsafeBufferPointer<UInt8>) throws(Rejection) {
    var cursor = Cursor(utf8)
    let names = cursor.wordOfDemands()
    self.init(types: names == "any" ? .all : TypeSet(names: names))
    while cursor.position < cursor.end {
      cursor.skipWhitespace()
      let keyword = cursor.wordOfDemands()
      cursor.position += 1
      guard set(keyword, try JSONValue._read(&cursor)) else { return nil }
    }
  }

  private mutating func set(_ keyword: String, _ value: JSONValue) -> Bool {
    switch (keyword, value) {
    case ("maximum", .number(let number)): maximum = NumberLimit(text: number.text)
    case ("minimum", .number(let number)): minimum = NumberLimit(text: number.text)
    case ("exclusiveMaximum", .number(let number)): exclusiveMaximum = NumberLimit(text: number.text)
    case ("exclusiveMinimum", .number(let number)): exclusiveMinimum = NumberLimit(text: number.text)
    case ("multipleOf", .number(let number)): multipleOf = NumberLimit(text: number.text)
    case ("maxLength", .number(let number)): maxLength = Int(number.text)
    case ("minLength", .number(let number)): minLength = Int(number.text)
    case ("maxBytes", .number(let number)): maxBytes = Int(number.text)
    case ("pattern", .string(let source)): pattern = source
    case ("format", .string(let name)): format = Format(rawValue: name)
    case ("enum", .array(let items)): enumeration = items
    case ("const", _): constant = value
    default: return false
    }
    return true
  }
}

extension Cursor {
  /// The text up to a space, an equals sign or the end.
  fileprivate mutating func wordOfDemands() -> String {
    let start = position
    while byte > 0x20, byte != 0x3D { position &+= 1 }
    return String(decoding: bytes(start, position &- start), as: UTF8.self)
  }
}

extension TypeSet {
  /// The six types of JSON value.
  package static var all: TypeSet { [.null, .boolean, .object, .array, .number, .string] }

  /// The names of the types, in the order of the specification.
  package var names: [String] { TypeSet.named.filter { contains($0.type) }.map { $0.name } }

  /// The types with some names, between which `|` stands.
  init(names: String) {
    self = names.split(separator: "|").reduce(into: []) { $0.formUnion(TypeSet(name: $1)) }
  }

  /// The type with a name; none where the name is no type's.
  private init(name: Substring) {
    self =
      switch name {
      case "string": .string
      case "object": .object
      case "array": .array
      case "boolean": .boolean
      case "integer": .integer
      case "number": .number
      case "null": .null
      default: []
      }
  }
}

extension NumberLimit {
  /// The bound that the text of a JSON number states.
  public init(text: String) {
    if text.utf8.count <= 18, let value = Int(text) {
      self.init(value, text)
    } else {
      self.init(text)
    }
  }
}
