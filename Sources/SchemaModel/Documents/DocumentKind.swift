import SchemaRuntime
import YAMLTree

/// A document that holds schemas and is none itself: where they stand in it, and in which dialect.
struct DocumentKind: Sendable {
  /// The part that the whole document is; nil for what a configuration says of one.
  var part: DocumentPart?
  /// Where schemas and further parts stand.
  var rows: [DocumentPart.Row]
  var dialect: Dialect
  /// The member of the root that names another dialect of all schemas.
  var dialectMember: String?
  /// The keywords that the kind adds to those of its dialect. They ask nothing.
  var keywords: Set<DocumentKeyword> = []

  /// The kind of a document, by the member that each specification asks for at the root; nil for a schema.
  init?(_ root: YAMLNode) {
    if let version = root["openapi"]?.words, version.utf8.starts(with: "3".utf8) {
      let isOld = version.utf8.starts(with: "3.0".utf8)
      self.init(
        .openAPI, dialect: isOld ? .openAPI30 : .draft2020,
        dialectMember: isOld ? nil : "jsonSchemaDialect", keywords: Set(DocumentKeyword.allCases))
    } else if root["swagger"]?.words == "2.0" {
      self.init(.openAPI2, dialect: .openAPI30, keywords: Set(DocumentKeyword.allCases))
    } else if let version = root["asyncapi"]?.words, "23".contains(version.prefix(1)), !version.isEmpty {
      self.init(
        version.utf8.starts(with: "2".utf8) ? .asyncAPI2 : .asyncAPI3, dialect: .draft7,
        keywords: [.discriminator, .externalDocs])
    } else if root["openrpc"]?.words?.utf8.starts(with: "1".utf8) == true {
      self.init(.openRPC, dialect: .draft7)
    } else if root["kind"]?.string == "CustomResourceDefinition", root["apiVersion"]?.string != nil {
      self.init(.resourceDefinition, dialect: .openAPI30, keywords: [.example, .externalDocs])
    } else if Self.isToolList(root) {
      self.init(.toolList, dialect: .draft2020)
    } else if let list = root["tools"] ?? root["result"]?["tools"], Self.isToolList(list) {
      self.init(.tools, dialect: .draft2020)
    } else {
      return nil
    }
  }

  init(
    _ part: DocumentPart, dialect: Dialect, dialectMember: String? = nil,
    keywords: Set<DocumentKeyword> = []
  ) {
    (self.part, rows, self.dialect) = (part, part.rows, dialect)
    (self.dialectMember, self.keywords) = (dialectMember, keywords)
  }

  /// What a configuration says of a document.
  init(_ rows: [DocumentPart.Row], dialect: Dialect) { (self.rows, self.dialect) = (rows, dialect) }

  /// A version of a specification that is not read: the name of the specification's member, its value and the versions that
  /// are. Nil for all other documents that are of no kind.
  static func unknownVersion(_ root: YAMLNode) -> (name: String, version: (node: YAMLNode, known: String))? {
    let known = [
      ("openapi", "3.0 to 3.2"), ("swagger", "2.0"), ("asyncapi", "2 and 3"), ("openrpc", "1"),
    ]
    for (name, versions) in known {
      guard let node = root[name], let version = node.words, version.first?.isNumber == true else { continue }
      return (name, (node, versions))
    }
    return nil
  }

  /// Whether a `discriminator` in the document may be a text, the name of the property, as it is in OpenAPI 2.0 and AsyncAPI.
  static func takesDiscriminatorText(_ root: YAMLNode) -> Bool { root["openapi"] == nil }

  /// Whether a value is a list of tools of the Model Context Protocol: each has a name, and one has a schema of its input.
  private static func isToolList(_ node: YAMLNode) -> Bool {
    guard let items = node.elements, !items.isEmpty else { return false }
    return items.allSatisfy { $0["name"]?.string != nil }
      && items.contains { $0["inputSchema"]?.members != nil }
  }
}

/// A keyword that a specification adds to those of JSON Schema, and that asks nothing of a value.
enum DocumentKeyword: String, CaseIterable, Sendable {
  case discriminator
  case xml
  case externalDocs
  /// One example, where JSON Schema has an array of them.
  case example
}

extension YAMLNode {
  /// The text of a string or a number: authors forget the quotes around versions.
  fileprivate var words: String? { string ?? number }
}
