import SchemaRuntime

/// A place in a text as the protocol counts it: lines from 0, and on a line the units of an encoding from 0.
struct Position: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Reads a position. A number that is negative or too large is taken for the nearest one that is not.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.numberValue, let character = json?["character"]?.numberValue else {
      return nil
    }
    self.line = Self.clamped(line)
    self.character = Self.clamped(character)
  }

  private static func clamped(_ number: JSONNumber) -> Int {
    guard let value = number.doubleValue, value > 0 else { return 0 }
    return value < Double(Int32.max) ? Int(value) : Int(Int32.max)
  }

  var json: JSONValue { ["line": .number(JSONNumber(line)), "character": .number(JSONNumber(character))] }

  static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// The units in which a client counts what stands on a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The one to use with a client: UTF-8, in which texts are held, where the client knows it. A client that says nothing
  /// counts in UTF-16.
  init(offered: JSONValue?) {
    let known = (offered?.arrayValue ?? []).compactMap(\.stringValue).compactMap(PositionEncoding.init)
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  /// How many units a scalar has whose first byte in UTF-8 is `lead`.
  func units(ofScalarWith lead: UInt8) -> Int {
    switch self {
    case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    case .utf16: lead < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}
