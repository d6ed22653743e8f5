import SchemaRuntime

/// The facts that a subschema inherits from its place.
struct ReadingContext {
  /// Index in `SchemaGraph.documents`.
  var document: Int
  var resource: SchemaResourceID
  var rules: DialectRules
  /// Whether `items` of the object being read holds an array, as draft-07 allows.
  var itemsAreAnArray = false
  /// The members of the object being read that are `true`: for draft-04, where `exclusiveMinimum: true` belongs to
  /// `minimum`.
  var excludedLimits: [Keyword] = []
}

/// A position in a document.
struct Place {
  /// Unescaped JSON Pointer tokens.
  private(set) var tokens: [String] = []
  /// The tokens as a JSON Pointer, by which schemas are found again.
  private(set) var pointer = ""
  /// The positions among the tokens of the names that definitions have in a container.
  private(set) var containedNames: Set<Int> = []
  /// The schema around it, where that stands in a document which is none itself.
  private(set) var embedding: Embedding?

  init() {}

  init(tokens: [String], containedNames: Set<Int> = [], embedding: Embedding? = nil) {
    self.tokens = tokens
    self.containedNames = containedNames
    self.embedding = embedding
    pointer = JSONPointer.text(of: tokens)
  }

  func appending(_ token: String) -> Place {
    var place = self
    place.tokens.append(token)
    place.pointer += "/" + JSONPointer.escaped(token)
    return place
  }

  /// The place of a definition in a container.
  func appending(contained name: String) -> Place {
    var place = appending(name)
    place.containedNames.insert(tokens.count)
    return place
  }

  var isRoot: Bool { tokens.isEmpty }

  /// Whether it is that of a schema which a document holds that is none itself.
  var isEmbedded: Bool { embedding?.depth == tokens.count }
}
