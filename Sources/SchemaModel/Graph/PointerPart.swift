/// A token of the pointer to a schema.
public struct PointerPart: Sendable {
  public let token: String
  /// Whether an author chose it, as the name of a member or a definition, and it is no keyword or index.
  public let isName: Bool

  /// Whether it is this keyword, and no name that is spelt so.
  public func isKeyword(_ keyword: String) -> Bool { !isName && token.hasSameScalars(as: keyword) }

  /// - Parameter pointer: the tokens of a JSON Pointer (RFC 6901) into a schema.
  public static func parts(of pointer: [String]) -> [Self] {
    var expectsName = false
    return pointer.map { token in
      let isName = expectsName
      expectsName = !isName && namingKeywords.contains(token)
      return Self(token: token, isName: isName)
    }
  }

  /// The keywords whose values have names that people choose.
  private static let namingKeywords: Set<String> = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies",
  ]
}

extension Schema {
  /// The way to the schema within its document.
  public var pointerParts: [PointerPart] { PointerPart.parts(of: pointer) }
}
