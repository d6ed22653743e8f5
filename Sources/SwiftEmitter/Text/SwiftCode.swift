import SchemaRuntime

/// Swift source text that was put together from typed pieces.
///
/// A literal may interpolate identifiers, types, literals and other code, and nothing else: text of a schema cannot
/// get into it but as one of those.
public struct SwiftCode: Sendable, Hashable, ExpressibleByStringInterpolation {
  public private(set) var text: String
  private(set) var mentions = Mentions()

  init(trusted text: String) { self.text = text }

  public init(stringLiteral value: StaticString) { text = value.description }

  public init(stringInterpolation interpolation: Interpolation) {
    (text, mentions) = (interpolation.text, interpolation.mentions)
  }

  /// The number of columns of a single line.
  var width: Int {
    text.withBytes { bytes in bytes.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) } }
  }

  static func + (a: SwiftCode, b: SwiftCode) -> SwiftCode { "\(a)\(b)" }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var mentions = Mentions()

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    public mutating func appendInterpolation(_ code: SwiftCode) {
      text += code.text
      mentions.formUnion(code.mentions)
    }

    public mutating func appendInterpolation(_ name: GlobalName) {
      text += name.name
      mentions.declarations.insert(name)
    }

    public mutating func appendInterpolation(_ identifier: SwiftIdentifier) { text += identifier.code.text }

    public mutating func appendInterpolation(_ literal: StringLiteral) { text += literal.code.text }

    public mutating func appendInterpolation(_ number: Int) { text += NumberText.integer(String(number)) }
  }
}

extension Array where Element == SwiftCode {
  /// The pieces with `separator` between them.
  func joined(_ separator: SwiftCode) -> SwiftCode {
    var joined = SwiftCode.Interpolation(literalCapacity: 0, interpolationCount: count)
    for (index, piece) in enumerated() {
      if index > 0 { joined.appendInterpolation(separator) }
      joined.appendInterpolation(piece)
    }
    return SwiftCode(stringInterpolation: joined)
  }
}

/// Spells number literals as the formatter wants them.
enum NumberText {
  /// The digits of a decimal integer in groups of three, from seven digits on.
  static func integer(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = Array(text.dropFirst(sign.count))
    guard digits.count > 6, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
    return sign + grouped(digits, by: 3)
  }

  /// Digits in groups of so many, counted from the last one.
  static func grouped(_ digits: [Character], by size: Int) -> String {
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % size == 0 { grouped += "_" }
      grouped.append(digit)
    }
    return grouped
  }
}
