import SourceText

/// A Swift string literal of any text, on one line.
public struct StringLiteral: Sendable, Hashable {
  let code: SwiftCode

  public init(_ text: String) { code = SwiftCode(trusted: "\"" + SwiftLiteralText.escaped(text) + "\"") }
}
