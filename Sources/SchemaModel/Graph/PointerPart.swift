/// A token of the pointer to a schema.
public struct PointerPart: Sendable {
  public let token: String
  /// Whether an author chose the token, as the name of a member or a definition; it is no keyword and no index.
  public let isName: Bool

  /// Whether the token is this keyword, and not a name that is spelt so.
  public func isKeyword(_ keyword: Keyword) -> Bool { !isName && token.hasSameScalars(as: keyword.rawValue) }

  /// The keyword that the token is in some dialect: `definitions` is `$defs`. Nil for a name and for an index.
  package var keyword: Keyword? { isName ? nil : Keyword(named: token) }

  /// The last keyword on the way to a place in a schema, which is no name and no index; nil where there is none.
  public static func lastKeyword(of pointer: [String]) -> String? {
    parts(of: pointer, contained: []).last { !$0.isName && Int($0.token) == nil }?.token
  }

  /// - Parameters:
  ///   - pointer: the tokens of a JSON Pointer (RFC 6901) into a schema.
  ///   - contained: the positions of the names that definitions have in a container.
  fileprivate static func parts(of pointer: [String], contained: Set<Int>) -> [Self] {
    var expectsName = false
    return pointer.enumerated().map { position, token in
      let isName = expectsName || contained.contains(position)
      expectsName = !isName && KeywordTable.namesOfMaps.contains(token)
      return Self(token: token, isName: isName)
    }
  }
}

extension Schema {
  /// The way to the schema within its document.
  public var pointerParts: [PointerPart] { PointerPart.parts(of: pointer, contained: containedNames) }

  /// The names of a definition: its own, behind those of the containers that it stands in; nil for a schema that is no
  /// definition.
  public var definitionNames: [String]? {
    let parts = pointerParts
    let names = parts.suffix(while: \.isName)
    guard !names.isEmpty, let holder = parts.dropLast(names.count).last,
      holder.keyword == .defs
    else { return nil }
    return names.map(\.token)
  }
}

extension Array {
  /// The longest run of elements at the end that all satisfy a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
