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
    if let version = StatedVersion(root) {
      self.init(version)
    } else if root["kind"]?.string == "CustomResourceDefinition", root["apiVersion"]?.string != nil {
      self.init(.resourceDefinition, dialect: .openAPI30, keywords: [.example, .externalDocs])
    } else if Self.isToolList(root, isOnlyThat: false) {
      self.init(.toolList, dialect: .draft2020)
    } else if let list = root["tools"] ?? root["result"]?["tools"],
      Self.isToolList(list, isOnlyThat: Self.saysNothingAsSchema(root))
    {
      self.init(.tools, dialect: .draft2020)
    } else {
      return nil
    }
  }

  /// What a version of a specification makes a document; one that is not read holds nothing.
  private init(_ version: StatedVersion) {
    guard let release = version.release else {
      self.init(.unread, dialect: .draft2020)
      return
    }
    switch version.specification {
    case .openAPI:
      let isOld = release.minor == 0
      self.init(
        .openAPI, dialect: isOld ? .openAPI30 : .draft2020,
        dialectMember: isOld ? nil : "jsonSchemaDialect", keywords: Set(DocumentKeyword.allCases))
    case .openAPI2:
      self.init(.openAPI2, dialect: .openAPI30, keywords: Set(DocumentKeyword.allCases))
    case .asyncAPI:
      self.init(
        release.major == 2 ? .asyncAPI2 : .asyncAPI3, dialect: .draft7,
        keywords: [.discriminator, .externalDocs])
    case .openRPC: self.init(.openRPC, dialect: .draft7)
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

  /// Whether a `discriminator` in the document may be a text, the name of the property, as it is in OpenAPI 2.0 and AsyncAPI.
  static func takesDiscriminatorText(_ root: YAMLNode) -> Bool { root["openapi"] == nil }

  /// Whether a value is a list of tools of the Model Context Protocol: each has a name, and one has a schema of its input.
  /// - Parameter isOnlyThat: whether it stands where nothing else is meant, so that it may have no tools, or none that is whole.
  private static func isToolList(_ node: YAMLNode, isOnlyThat: Bool) -> Bool {
    guard let items = node.elements else { return false }
    return items.allSatisfy { $0["name"]?.string != nil }
      && (isOnlyThat || items.contains { $0["inputSchema"]?.members != nil })
  }

  /// Whether no member of a document is a keyword, as it would be of a schema.
  private static func saysNothingAsSchema(_ root: YAMLNode) -> Bool {
    (root.members ?? []).allSatisfy { KeywordTable.keyword($0.key, in: .draft2020) == nil }
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
