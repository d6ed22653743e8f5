/// A token of the pointer to a schema.
public struct PointerPart: Sendable {
  public let token: String
  /// Whether an author chose the token, as the name of a member or a definition; it is no keyword and no index.
  public let isName: Bool
  /// Whether it leads through a document that is no schema itself.
  package let isOutside: Bool

  /// Whether the token is this keyword, and not a name that is spelt so.
  public func isKeyword(_ keyword: Keyword) -> Bool {
    !isName && !isOutside && token.hasSameScalars(as: keyword.rawValue)
  }

  /// The keyword that the token is in some dialect: `definitions` is `$defs`. Nil for a name and for an index.
  package var keyword: Keyword? { isName || isOutside ? nil : Keyword(named: token) }

  /// The last keyword on the way to a place in a schema, which is no name and no index; nil where there is none.
  public static func lastKeyword(of pointer: [String]) -> String? {
    parts(of: pointer, contained: [], embedding: nil).last { !$0.isName && Int($0.token) == nil }?.token
  }

  /// - Parameters:
  ///   - pointer: the tokens of a JSON Pointer (RFC 6901) into a schema.
  ///   - contained: the positions of the names that definitions have in a container.
  ///   - embedding: the schema that it leads to first, in a document which is none itself. Its name stands in place of
  ///     the last token that leads to it.
  fileprivate static func parts(of pointer: [String], contained: Set<Int>, embedding: Embedding?) -> [Self] {
    var expectsName = false
    return pointer.enumerated().map { position, token in
      if let embedding, position < embedding.depth {
        let isLast = position == embedding.depth - 1
        return Self(token: isLast ? embedding.name : token, isName: isLast, isOutside: !isLast)
      }
      let isName = expectsName || contained.contains(position)
      expectsName = !isName && KeywordTable.namesOfMaps.contains(token)
      return Self(token: token, isName: isName, isOutside: false)
    }
  }
}

extension Schema {
  /// The way to the schema within its document.
  public var pointerParts: [PointerPart] {
    PointerPart.parts(of: pointer, contained: containedNames, embedding: embedding)
  }

  /// The name of the schema in a document which is none itself; nil for any other schema.
  package var embeddedName: String? { isEmbedded ? embedding?.name : nil }

  /// Whether it is a schema that such a document holds, and no part of one.
  private var isEmbedded: Bool { embedding?.depth == pointer.count }

  /// The name of the schema of such a document that it is, or is a part of.
  package var nameInDocument: String? { embedding?.name }

  /// The place of such a schema in the document, where items that have names are called by these; nil for any other schema.
  package var identityInDocument: String? { isEmbedded ? embedding?.identity : nil }

  /// Whether it stands in such a document, by itself or as a part of a schema.
  package var isInDocument: Bool { embedding != nil }

  /// Tells the schema of such a document that it is, or is a part of, from all others.
  package var embeddingKey: ObjectIdentifier? { embedding.map { ObjectIdentifier($0) } }

  /// The tokens of the pointer that lead through the schema itself, and not through a document around it.
  package var innerPointer: ArraySlice<String> { pointer.dropFirst(embedding?.depth ?? 0) }

  /// The names of a definition: its own, behind those of the containers that it stands in; nil for a schema that is no
  /// definition.
  public var definitionNames: [String]? {
    if let embeddedName { return [embeddedName] }
    let parts = pointerParts
    let names = parts.suffix(while: \.isName)
    guard !names.isEmpty, let holder = parts.dropLast(names.count).last, holder.keyword == .defs else {
      return nil
    }
    return names.map(\.token)
  }
}

extension Array {
  /// The longest run of elements at the end that all satisfy a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
