/// The reason why a walk over an instance stopped, and the byte at which it did.
///
/// A walk that looks for the first failure throws it for any violation. A walk that collects throws it only where
/// the bytes are no JSON: past that point there is nothing to read.
@frozen
public struct Rejection: Error, Hashable, Sendable {
  /// The reason why the walk stopped.
  public var reason: Reason
  /// Offset of the byte, from the start of the input.
  public var offset: Int

  /// A reason, and the offset of the byte that it concerns.
  @inlinable
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The value at an offset is not valid.
  @inlinable
  public init(at offset: Int) { self.init(.violation, at: offset) }

  /// The reasons for which a walk stops. `description` says each in English.
  @frozen
  public enum Reason: UInt8, Hashable, Sendable {
    /// The instance is JSON, and its schema does not allow it.
    case violation
    /// The text ends within a value.
    case unexpectedEnd
    /// No value or punctuation that JSON allows here begins with this byte.
    case unexpectedCharacter
    /// Something else than `true`, `false` or `null` begins like one of them.
    case invalidLiteral
    /// A number is not written as RFC 8259 §6 has it.
    case invalidNumber
    /// A backslash is followed by something that is no escape sequence.
    case invalidEscape
    /// An escape sequence stands for one half of a surrogate pair.
    case loneSurrogate
    /// The bytes of a string are not UTF-8.
    case invalidUTF8
    /// A control character stands in a string without an escape.
    case controlCharacter
    /// An object has a key twice.
    case duplicateKey
    /// Arrays and objects are nested more than 512 levels deep.
    case tooDeep
    /// Text follows the value of the document.
    case trailingContent
    /// The number is valid, but the Swift type of its property cannot hold it.
    case unrepresentableNumber
    /// The value is valid, but the Swift type cannot hold it, because no branch can hold a number in it, or a text with
    /// a format.
    case unrepresentableValue
    /// The value is valid, but the Swift type that was chosen for its format cannot hold it.
    case unrepresentableText
    /// The value is valid, but the Swift type that was chosen for its format would write another one.
    case unstableText
  }
}

extension Rejection.Reason {
  /// Whether the text has no value, whatever the schema and the type.
  var isOfSyntax: Bool {
    switch self {
    case .violation, .unrepresentableNumber, .unrepresentableValue, .unrepresentableText, .unstableText: false
    case .unexpectedEnd, .unexpectedCharacter, .invalidLiteral, .invalidNumber, .invalidEscape,
      .loneSurrogate, .invalidUTF8, .controlCharacter, .duplicateKey, .tooDeep, .trailingContent:
      true
    }
  }
}

extension Rejection.Reason: CustomStringConvertible {
  /// The reason in plain English, lower case, without a full stop.
  public var description: String {
    switch self {
    case .violation: "the schema does not allow this value"
    case .unexpectedEnd: "the JSON text ends too early"
    case .unexpectedCharacter: "unexpected character"
    case .invalidLiteral: "expected 'true', 'false' or 'null'"
    case .invalidNumber: "this is no JSON number"
    case .invalidEscape: "invalid escape sequence in a string"
    case .loneSurrogate: "lone surrogate in a string escape"
    case .invalidUTF8: "invalid UTF-8"
    case .controlCharacter: "control character in a string: it must be escaped"
    case .duplicateKey: "duplicate key: each member of an object needs a name of its own"
    case .tooDeep: "nested more than \(Cursor.depthLimit) levels deep"
    case .trailingContent: "unexpected text after the JSON value"
    case .unrepresentableNumber: "the number does not fit the Swift type of its property"
    case .unrepresentableText: "the value does not fit the Swift type of its format"
    case .unstableText: "the Swift type of its format would write another value than was read"
    case .unrepresentableValue: "the schema accepts the value, and the Swift type cannot hold it"
    }
  }
}

extension Cursor {
  /// Refuses a value, whatever it is, where other statements follow.
  /// - Throws: `Rejection`, in any case.
  public func refuse(at offset: Int) throws(Rejection) { throw Rejection(at: offset) }
}
