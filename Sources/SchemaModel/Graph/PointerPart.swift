/// A token of the pointer to a schema.
public struct PointerPart: Sendable {
  public let token: String
  /// Whether an author chose it, as the name of a member or a definition, and it is no keyword or index.
  public let isName: Bool

  /// Whether it is this keyword, and no name that is spelt so.
  public func isKeyword(_ keyword: String) -> Bool { !isName && token.hasSameScalars(as: keyword) }

  /// - Parameters:
  ///   - pointer: the tokens of a JSON Pointer (RFC 6901) into a schema.
  ///   - contained: the positions of the names that definitions have in a container.
  fileprivate static func parts(of pointer: [String], contained: Set<Int>) -> [Self] {
    var expectsName = false
    return pointer.enumerated().map { position, token in
      let isName = expectsName || contained.contains(position)
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
  public var pointerParts: [PointerPart] { PointerPart.parts(of: pointer, contained: containedNames) }

  /// What a definition is called: its name, behind those of the containers that it stands in; nil for what is none.
  public var definitionNames: [String]? {
    let parts = pointerParts
    let names = parts.suffix(while: \.isName)
    guard !names.isEmpty, let holder = parts.dropLast(names.count).last,
      ["$defs", "definitions"].contains(holder.token)
    else { return nil }
    return names.map(\.token)
  }
}

extension Array {
  /// The last elements of which all satisfy a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
