public import Diagnostics
public import SchemaRuntime

/// A subschema: every keyword that the dialect knows, as a typed value, in 2020-12 terms whatever the dialect was.
///
/// Sendable because only `GraphBuilder` or `SchemaVariants`, which make a schema, change it, before other code sees the
/// graph. An object, because every stage asks for schemas all the time, and copies of this many fields would be most of
/// the work.
public final class Schema: @unchecked Sendable {
  public let id: SchemaID
  /// Index in `SchemaGraph.documents`.
  public let document: Int
  /// JSON Pointer within the document, unescaped tokens.
  public let pointer: [String]
  /// The positions in `pointer` of the names that definitions have in a container (`ContainedDefinitions`).
  let containedNames: Set<Int>
  /// The schema of the document that it is, or that it is a part of, where the document is no schema itself.
  let embedding: Embedding?
  public let location: SourceLocation
  public package(set) var dialect: Dialect
  /// The canonical URI of the schema resource it belongs to (embedded resources have their own).
  public package(set) var resource: SchemaResourceID
  /// The boolean schemas `true` and `false`; nil for an object.
  public package(set) var boolean: Bool?

  // Core (§8): references
  public package(set) var reference: SchemaID?
  public package(set) var dynamicReference: DynamicReference?

  // Applicators (§10)
  public package(set) var allOf: [SchemaID] = []
  public package(set) var anyOf: [SchemaID] = []
  public package(set) var oneOf: [SchemaID] = []
  public package(set) var not: SchemaID?
  public package(set) var ifSchema: SchemaID?
  public package(set) var thenSchema: SchemaID?
  public package(set) var elseSchema: SchemaID?
  public package(set) var dependentSchemas: [NamedSchema] = []
  public package(set) var prefixItems: [SchemaID] = []
  public package(set) var items: SchemaID?
  public package(set) var contains: SchemaID?
  public package(set) var properties: [NamedSchema] = []
  public package(set) var patternProperties: [NamedSchema] = []
  public package(set) var additionalProperties: SchemaID?
  public package(set) var propertyNames: SchemaID?
  public package(set) var unevaluatedItems: SchemaID?
  public package(set) var unevaluatedProperties: SchemaID?

  // Validation (§6)
  public package(set) var types: TypeSet?
  public package(set) var enumeration: [JSONValue]?
  public package(set) var constant: JSONValue?
  public package(set) var multipleOf: JSONNumber?
  public package(set) var maximum: JSONNumber?
  public package(set) var exclusiveMaximum: JSONNumber?
  public package(set) var minimum: JSONNumber?
  public package(set) var exclusiveMinimum: JSONNumber?
  public package(set) var maxLength: Int?
  public package(set) var minLength: Int?
  public package(set) var pattern: String?
  public package(set) var maxItems: Int?
  public package(set) var minItems: Int?
  public package(set) var uniqueItems = false
  public package(set) var maxContains: Int?
  public package(set) var minContains: Int?
  public package(set) var maxProperties: Int?
  public package(set) var minProperties: Int?
  public package(set) var required: [String] = []
  public package(set) var dependentRequired: [DependentRequired] = []

  // Format, content, metadata (§7–9)
  public package(set) var format: String?
  public package(set) var contentEncoding: String?
  public package(set) var contentMediaType: String?
  public package(set) var contentSchema: SchemaID?
  public package(set) var title: String?
  public package(set) var description: String?
  public package(set) var comment: String?
  public package(set) var defaultValue: JSONValue?
  public package(set) var examples: [JSONValue] = []
  public package(set) var deprecated = false
  public package(set) var readOnly = false
  public package(set) var writeOnly = false

  // Keywords that editors show (`EditorKeyword`)
  /// The description that editors show, and the `description` where that keyword is absent.
  public package(set) var markdownDescription: String?
  /// The description in HTML that editors show.
  package var htmlDescription: String?
  /// The words for what is used in place of the value; not blank.
  package var deprecationMessage: String?
  var enumDescriptions = EnumWords()
  var markdownEnumDescriptions = EnumWords()
  var enumNames = EnumWords()
  var enumLabels = EnumWords()
  /// The values that the keywords of editors mention, in order.
  var mentionedValues: [MentionedValue] = []

  // Our vocabulary
  public package(set) var extensions = ExtensionKeywords()

  /// Every keyword that is present, in document order: where its key stands and how the source spells it (draft-07
  /// `items` beside a normalised `prefixItems`, say).
  public package(set) var sites = KeywordSites()
  /// Keywords that the dialect ignores because they stand beside `$ref`, and that only describe.
  public package(set) var hidden = KeywordSites()
  /// Which branch of its `oneOf` or `anyOf` is meant, where a document of OpenAPI says so.
  public package(set) var branchHint: BranchHint?
  /// Annotations of keywords unknown to the dialect, with where their names stand, in document order.
  public package(set) var unknownKeywords: [(name: String, value: JSONValue, location: SourceLocation)] = []
  /// Keywords that were read as a part of another one (`exclusiveMinimum` of draft-04), or that say nothing where they
  /// stand.
  public package(set) var foldedKeywords: [String] = []
  /// Keywords that only describe, whose value has the wrong type.
  public package(set) var ignoredKeywords: [String] = []
  /// The `pattern` that is no regular expression, and only describes.
  public package(set) var uncheckedPattern: String?
  /// The patterns of member names that are no regular expressions, and only describe: a pattern that every name matches
  /// stands in their place.
  public package(set) var uncheckedNamePatterns: [String] = []
  /// Keywords that stand beside a `$ref` which hides them (until draft-07), in document order.
  public package(set) var hiddenKeywords: [String] = []
  /// The references in hidden keywords, as they are written.
  public package(set) var hiddenReferences: [String] = []

  init(
    id: SchemaID, document: Int, pointer: [String], containedNames: Set<Int>, embedding: Embedding?,
    location: SourceLocation, dialect: Dialect, resource: SchemaResourceID
  ) {
    self.id = id
    self.document = document
    self.pointer = pointer
    self.containedNames = containedNames
    self.embedding = embedding
    self.location = location
    self.dialect = dialect
    self.resource = resource
  }

  /// A schema without keywords at the place of another one.
  convenience init(like other: Schema, id: SchemaID, document: Int? = nil, resource: SchemaResourceID? = nil)
  {
    self.init(
      id: id, document: document ?? other.document, pointer: other.pointer,
      containedNames: other.containedNames, embedding: other.embedding, location: other.location,
      dialect: other.dialect, resource: resource ?? other.resource)
  }
}

extension Schema {
  /// Keywords that ask nothing of a value and have no effect on other keywords.
  package static let describingKeywords: Set<Keyword> = [
    .title, .description, .comment, .default, .examples, .ignore,
  ]

  /// The schemas for members and items that no other keyword looks at (Core §11).
  package var unevaluatedParts: [SchemaID] {
    [unevaluatedProperties, unevaluatedItems].compactMap(\.self)
  }

  /// A keyword as the source of the schema spells it; as 2020-12 does where it is absent.
  package func spelling(of keyword: Keyword) -> String { sites[keyword]?.spelling ?? keyword.rawValue }

  /// Whether it has no keywords but some.
  package func hasOnly(_ keywords: Set<Keyword>) -> Bool {
    sites.allSatisfy { keywords.contains($0.keyword) }
  }

  /// Whether all its keywords are among some, or only describe.
  package func hasNone(but keywords: Set<Keyword>) -> Bool {
    sites.allSatisfy { keywords.contains($0.keyword) || Schema.describingKeywords.contains($0.keyword) }
  }

  /// Whether it has only keywords that describe.
  package var onlyDescribes: Bool { hasNone(but: []) }

  /// Whether it certainly accepts each value.
  package var acceptsAll: Bool { boolean ?? onlyDescribes }

  /// Whether its own keywords may make it differ from the target of its reference in a verdict, a warning, a type or an
  /// annotation that a stage asks for.
  package var differsFromReference: Bool {
    boolean != nil || reference != nil && dynamicReference != nil
      || sites.contains { KeywordTable.affectingValues.contains($0.keyword) }
  }

  /// The schema that it refers to, where nothing beside the reference asks anything of a value or has words for it. An
  /// annotation of the value, such as `deprecated`, may stand beside it.
  package var soleReference: SchemaID? {
    guard let reference, extensions.message == nil,
      !sites.contains(where: { KeywordTable.asserting.contains($0.keyword) })
    else { return nil }
    return reference
  }

  /// The schema that it refers to, where nothing but descriptions stands beside the reference. An annotation of the
  /// value counts as a keyword beside it, unlike for `soleReference`.
  package var plainReference: SchemaID? { hasNone(but: [.ref]) ? reference : nil }

  /// Whether its types are its only demand.
  package var asksTypeAlone: Bool { types != nil && hasNone(but: [.type, .deprecated]) }
}

/// `$dynamicRef` (Core §8.2.3.2).
public struct DynamicReference: Sendable {
  /// The target of the reference when it is resolved like `$ref`.
  public var initial: SchemaID
  /// The name of the initial target's `$dynamicAnchor`, where it has one: then the outermost resource of the dynamic
  /// scope that defines the same dynamic anchor decides. Nil: the reference behaves as `$ref`.
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
  /// All names that `$anchor`, `$dynamicAnchor` and, before 2019, an `$id` of a fragment give in the resource.
  package var anchors: [ScalarKey: SchemaID] = [:]

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
  case v1 = "https://json-schema.org/v1"
  case draft2020 = "https://json-schema.org/draft/2020-12/schema"
  case draft2019 = "https://json-schema.org/draft/2019-09/schema"
  case draft7 = "http://json-schema.org/draft-07/schema#"
  case draft6 = "http://json-schema.org/draft-06/schema#"
  case draft4 = "http://json-schema.org/draft-04/schema#"
  /// The schemas of OpenAPI 3.0 and 2.0, a dialect of their own beside draft-04 (OpenAPI 3.0.4 §4.7.24).
  case openAPI30 = "https://spec.openapis.org/oas/3.0/schema"

  /// Whether `$ref` hides the keywords beside it, and an `$id` may be a fragment: true up to draft-07 (Core §8.2,
  /// §8.3).
  public var isBefore2019: Bool {
    switch self {
    case .v1, .draft2020, .draft2019: false
    case .draft7, .draft6, .draft4, .openAPI30: true
    }
  }

  /// Whether `items` may be an array, and what `contains` accepts counts as not evaluated: true up to 2019-09 (Core
  /// §10.3.1).
  public var isBefore2020: Bool { isBefore2019 || self == .draft2019 }

  /// Whether a meta-schema says which vocabularies its dialect has (2020-12 Core §8.1.2): a proposal alone in v1.
  package var hasVocabularies: Bool { self == .draft2020 || self == .draft2019 }

  /// Whether a `$dynamicAnchor` is no fragment that `$ref` leads to, and a `$dynamicRef` the name of one, which need not be in
  /// its own resource (v1 Core, “Dynamic References”).
  package var hasFreeDynamicNames: Bool { self == .v1 }

  /// Those of JSON Schema itself.
  public static let ofJSONSchema = allCases.filter { $0 != .openAPI30 }

  /// Whether it has the rules of draft-04: limits are exclusive by a flag, `1.0` is no integer, and few keywords take a
  /// boolean as a schema.
  package var isLikeDraft4: Bool { self == .draft4 || self == .openAPI30 }

  /// The keyword that identifies a schema: `id` in draft-04 (Core §7.2).
  package var identifierKeyword: String { self == .draft4 ? Keyword.identifierOfDraft4 : Keyword.id.rawValue }

  /// The keywords that identify schemas in some dialect.
  static let identifierKeywords = Keyword.id.names

  /// The formats that the dialect names.
  public var formats: Format.Dialect {
    switch self {
    // OpenAPI has a registry, in which all of these are.
    case .v1, .draft2020, .draft2019, .openAPI30: .draft202012
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
  /// Whether a configuration tolerates values that the schema does not list.
  public var isOpened = false
  public var unit: String?
  public var name: String?
  /// The Swift names of cases, each with the text of its value, the compact JSON of a value that is no string, or the
  /// index of its branch.
  public var caseNames: [(value: String, name: String)] = []
  public var usedIn: [String] = []
  public var since: String?
  public var replacement: String?
  /// The source of the schema: the title of a document, `#`, and a heading in it.
  public var source: String?
  public var message: String?
  /// The rules whose findings about the schema are ignored, with reasons, and where each is named.
  public var ignored: [(rule: String, reason: String, location: SourceLocation)] = []

  public init() {}
}

extension Schema {
  /// The subschemas that look at the same instance and hold for each that is valid (Core §8.2.3, §10.2.1.1).
  public var unconditionalParts: [SchemaID] { [reference].compactMap(\.self) + allOf }

  /// The subschemas that look at the same instance and need not hold for each that is valid (Core §10.2). A subschema
  /// below `not` is not among them: it evaluates nothing.
  public var conditionalParts: [SchemaID] {
    oneOf + anyOf + [ifSchema, thenSchema, elseSchema].compactMap(\.self) + dependentSchemas.map(\.schema)
  }
}
