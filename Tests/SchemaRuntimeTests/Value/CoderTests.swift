import SchemaRuntime
import Testing

/// What `JSONValue` makes of coders that are unlike Foundation's.
@Suite struct CoderTests {
  /// Texts that a coder gives as a boolean or a number where it can, and as a string in any case.
  @Test(
    arguments: [
      ("true", true), ("false", false), ("12", 12), ("-0.5", -0.5), (".5", 0.5), ("+3", 3), ("1e3", 1000),
      ("", ""),
      ("an order", "an order"), ("order", "order"), ("truth", "truth"), ("no. 7", "no. 7"),
      ("notification", "notification"),
      ("2026-01-31", "2026-01-31"), ("größer", "größer"), ("-", "-"), ("{}", "{}"),
    ] as [(String, JSONValue)])
  func asksAgainWhereAStringMayBeSomethingElse(text: String, value: JSONValue) throws {
    #expect(try JSONValue(from: TextDecoder(text)) == value)
    #expect(try [JSONValue](from: TextDecoder(items: [text, "x", text])) == [value, "x", value])
    #expect(try JSONValue(from: TextDecoder(items: [text, "true"])) == .array([value, true]))
  }
}

/// A coder of texts without quotes, as those of forms or of YAML are: what a text is depends on what is asked for.
private struct TextDecoder: Decoder {
  let text: String?
  let items: [String]?
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ text: String?) { (self.text, items) = (text, nil) }
  init(items: [String]) { (text, self.items) = (nil, items) }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "no \(type)"))
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw mismatch([String: Any].self)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let items else { throw mismatch([Any].self) }
    return Items(decoder: self, texts: items)
  }

  /// None for a list, as the coder of YAML does it.
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard items == nil else { throw mismatch(String.self) }
    return Scalar(decoder: self)
  }

  private struct Scalar: SingleValueDecodingContainer {
    let decoder: TextDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      let readable = type as? any LosslessStringConvertible.Type
      guard let value = decoder.text.flatMap({ readable?.init($0) }) as? T else {
        throw decoder.mismatch(type)
      }
      return value
    }
  }

  private struct Items: UnkeyedDecodingContainer {
    let decoder: TextDecoder
    let texts: [String]
    var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { texts.count }
    var isAtEnd: Bool { currentIndex == texts.count }

    func decodeNil() -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      var item = TextDecoder(texts[currentIndex])
      item.codingPath = codingPath + [JSONKey("\(currentIndex)")]
      currentIndex += 1
      return try T(from: item)
    }

    func nestedContainer<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      throw decoder.mismatch([String: Any].self)
    }

    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      throw decoder.mismatch([Any].self)
    }
    func superDecoder() throws -> any Decoder { throw decoder.mismatch((any Decoder).self) }
  }
}
