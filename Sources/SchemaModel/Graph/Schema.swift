public import Diagnostics
public import SchemaRuntime

/// A subschema: every keyword that the dialect knows, as a typed value, in 2020-12 terms whatever the dialect was.
public struct Schema: Sendable {
  public var id: SchemaID
  /// Index in `SchemaGraph.documents`.
  public var document: Int
  /// JSON Pointer within the document, unescaped tokens.
  public var pointer: [String]
  public var location: SourceLocation
  public var dialect: Dialect
  /// The canonical URI of the schema resource it belongs to (embedded resources have their own).
  public var resource: SchemaResourceID
  /// The boolean schemas `true` and `false`; nil for an object.
  public var boolean: Bool?

  // Core (§8): references
  public var reference: SchemaID?
  public var dynamicReference: DynamicReference?

  // Applicators (§10)
  public var allOf: [SchemaID] = []
  public var anyOf: [SchemaID] = []
  public var oneOf: [SchemaID] = []
  public var not: SchemaID?
  public var ifSchema: SchemaID?
  public var thenSchema: SchemaID?
  public var elseSchema: SchemaID?
  public var dependentSchemas: [NamedSchema] = []
  public var prefixItems: [SchemaID] = []
  public var items: SchemaID?
  public var contains: SchemaID?
  public var properties: [NamedSchema] = []
  public var patternProperties: [NamedSchema] = []
  public var additionalProperties: SchemaID?
  public var propertyNames: SchemaID?
  public var unevaluatedItems: SchemaID?
  public var unevaluatedProperties: SchemaID?

  // Validation (§6)
  public var types: TypeSet?
  public var enumeration: [JSONValue]?
  public var constant: JSONValue?
  public var multipleOf: JSONNumber?
  public var maximum: JSONNumber?
  public var exclusiveMaximum: JSONNumber?
  public var minimum: JSONNumber?
  public var exclusiveMinimum: JSONNumber?
  public var maxLength: Int?
  public var minLength: Int?
  public var pattern: String?
  public var maxItems: Int?
  public var minItems: Int?
  public var uniqueItems = false
  public var maxContains: Int?
  public var minContains: Int?
  public var maxProperties: Int?
  public var minProperties: Int?
  public var required: [String] = []
  public var dependentRequired: [DependentRequired] = []

  // Format, content, metadata (§7–9)
  public var format: String?
  public var contentEncoding: String?
  public var contentMediaType: String?
  public var contentSchema: SchemaID?
  public var title: String?
  public var description: String?
  public var comment: String?
  public var defaultValue: JSONValue?
  public var examples: [JSONValue] = []
  public var deprecated = false
  public var readOnly = false
  public var writeOnly = false

  // Our vocabulary
  public var extensions = ExtensionKeywords()

  /// For every keyword that is present: where its key stands and the pointer tokens it is spelled with in the source
  /// (draft-07 `items` beside a normalised `prefixItems`, say). Keyed by the 2020-12 (or `x-`) spelling.
  public var sites: [String: KeywordSite] = [:]
  /// Keywords in document order, 2020-12 spelling.
  public var keywordOrder: [String] = []
  /// Annotations of keywords unknown to the dialect (name and value), in document order.
  public var unknownKeywords: [(name: String, value: JSONValue)] = []

  public init(
    id: SchemaID, document: Int, pointer: [String], location: SourceLocation, dialect: Dialect,
    resource: SchemaResourceID
  ) {
    self.id = id
    self.document = document
    self.pointer = pointer
    self.location = location
    self.dialect = dialect
    self.resource = resource
  }
}

/// Where a keyword stands.
public struct KeywordSite: Sendable {
  public var location: SourceLocation
  /// The keyword as the source spells it: one token, such as `items` or `dependencies`.
  public var spelling: String

  public init(location: SourceLocation, spelling: String) {
    self.location = location
    self.spelling = spelling
  }
}

/// `$dynamicRef` (Core §8.2.3.2).
public struct DynamicReference: Sendable {
  /// Where the reference leads when it is resolved like `$ref`.
  public var initial: SchemaID
  /// The name of the `$dynamicAnchor` that the initial target has, when it has it: then the outermost resource of the
  /// dynamic scope that defines the same dynamic anchor decides. Nil: it behaves as `$ref`.
  public var anchor: String?
}

/// Index of a schema resource in `SchemaGraph.resources`.
public struct SchemaResourceID: Hashable, Sendable {
  public let index: Int
  public init(index: Int) { self.index = index }
}

/// A schema resource (Core §4.3.5): a root or an embedded schema with an `$id`.
public struct SchemaResource: Sendable {
  public var uri: String
  public var root: SchemaID
  /// `$dynamicAnchor`s of the resource.
  public var dynamicAnchors: [String: SchemaID] = [:]

  public init(uri: String, root: SchemaID) {
    self.uri = uri
    self.root = root
  }
}

/// `dependentRequired` of one property.
public struct DependentRequired: Sendable {
  public var name: String
  public var required: [String]

  public init(name: String, required: [String]) {
    self.name = name
    self.required = required
  }
}

/// The dialects that are read.
public enum Dialect: String, Sendable, CaseIterable {
  case draft2020 = "https://json-schema.org/draft/2020-12/schema"
  /// Read for what refers to it and for schemas in use; its own meta-schemas are not built in.
  case draft2019 = "https://json-schema.org/draft/2019-09/schema"
  case draft7 = "http://json-schema.org/draft-07/schema#"
  case draft6 = "http://json-schema.org/draft-06/schema#"
  case draft4 = "http://json-schema.org/draft-04/schema#"

  /// Whether `$ref` hides the keywords beside it, and an `$id` may be a fragment: so until draft-07 (Core §8.2, §8.3).
  var isBefore2019: Bool {
    switch self {
    case .draft2020, .draft2019: false
    case .draft7, .draft6, .draft4: true
    }
  }

  /// What identifies a schema: `id` in draft-04 (Core §7.2).
  var identifierKeyword: String { self == .draft4 ? "id" : "$id" }

  /// The formats that the dialect names.
  public var formats: Format.Dialect {
    switch self {
    case .draft2020, .draft2019: .draft202012
    case .draft7: .draft07
    case .draft6: .draft06
    case .draft4: .draft04
    }
  }
}

/// The `x-` keywords (see the vocabulary's reference page).
public struct ExtensionKeywords: Sendable {
  public var maxBytes: Int?
  public var maxSerializedBytes: Int?
  public var assertContent = false
  public var warnings: [SchemaID] = []
  public var knownValues: [String]?
  public var unit: String?
  public var name: String?
  /// Value text (or compact JSON of a value that is no string; or branch index) and the Swift case name.
  public var caseNames: [(value: String, name: String)] = []
  public var usedIn: [String] = []
  public var since: String?
  public var replacement: String?
  public var message: String?

  public init() {}
}
