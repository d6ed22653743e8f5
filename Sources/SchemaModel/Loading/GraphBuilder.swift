import Diagnostics
import SchemaRuntime
import YAMLTree

/// A graph in the making: reads documents into schemas, then leads every reference to its target.
///
/// The passes are `build()`; each lives in the file named for its subject.
struct GraphBuilder {
  let options: SchemaLoader.Options
  var graph = SchemaGraph()
  var diagnostics = DiagnosticBag()
  var library: DocumentLibrary

  /// Selects the files that code is generated from.
  var selection: FileSelection
  /// The unknown keywords without a warning, and those of them that were met.
  var ignoredKeywords: Set<ScalarKey>
  var metIgnoredKeywords: Set<ScalarKey> = []
  var unknownPlaces: [UnknownPlaces.Key: UnknownPlaces] = [:]
  /// The references that lead nowhere and were not reported yet.
  var lostReferences: [LostReferences.Key: LostReferences] = [:]
  /// The namespaces by folder.
  var namespaces: [String: SchemaNamespace] = [:]
  /// Further facts about `graph.resources`, in their order.
  var resources: [ResourceRecord] = []
  var resourceByURI: [ScalarKey: SchemaResourceID] = [:]
  /// The resources of each document: they serve it before those of other documents. One that has the URI of a built-in
  /// meta-schema serves only its own document.
  var ownResources: [OwnResource: SchemaResourceID] = [:]
  /// By URI, the last resource that a document embeds under it, where several documents do and none has the URI itself.
  var embeddedTwice: [ScalarKey: SchemaResourceID] = [:]
  /// Resources of one URI in several documents: the first of them with each other one.
  var repeatedResources: [(first: SchemaResourceID, other: SchemaResourceID)] = []
  var anchors: [AnchorName: AnchorRecord] = [:]
  /// Per document: the schema that stands at a pointer.
  var schemaAtPointer: [[ScalarKey: SchemaID]] = []
  /// The documents by the names that a configuration has for them, once all are read.
  var documentsByPath: [ScalarKey: Int] = [:]
  /// Per document: its index in `library.sources`.
  var sourceOfDocument: [Int] = []
  /// Finds nodes in the text of each document, by index in `library.sources`.
  var finders: [Int: NodeFinder] = [:]
  var unread: [UnreadSchema] = []
  var pendingReferences: [PendingReference] = []
  var pendingDiscriminators: [PendingDiscriminator] = []
  /// How many more schemas may be looked at for the properties that these name.
  var discriminatorBudget = 1_000_000
  /// How many folders above the root relative references lead, which is refused.
  var levelsAboveRoot = 0
  /// Regular expressions that were found to be sound.
  var soundPatterns: Set<ScalarKey> = []
  var helpForUnknownKeywords: [UnknownKeyword: KeywordHelp?] = [:]
  /// How many more names may be compared with misspelt ones.
  var suggestionBudget = 200_000
  /// The formats that are no formats of JSON Schema, and known to the user.
  let knownFormats: Set<ScalarKey>
  /// The formats that are not known, in the order in which they were met.
  var unknownFormats: [(name: ScalarKey, warning: Diagnostic)] = []
  /// The severity of a wrong shape of the value that is being read.
  var severityOfWrongShapes = Severity.error
  /// Whether the keyword that is read has a value of the wrong type, and only describes.
  var isIgnored = false
  /// The rules of documents without `$schema` to which others refer, by index in `library.sources`.
  var inheritedRules: [Int: DialectRules] = [:]
  /// The rules of the documents that hold schemas and are none themselves, by index in `library.sources`.
  var rulesOfHolders: [Int: DialectRules] = [:]
  /// The entries of `documents` in a configuration that match a file, by their positions.
  var matchedRules: Set<Int> = []
  /// What they hold.
  var held = HeldSchemas()
  /// Per document, by pointer: the schemas that a configuration does not include, and to which no reference has led.
  var leftOut: [Int: [ScalarKey: Held]] = [:]

  init(options: SchemaLoader.Options) {
    self.options = options
    library = DocumentLibrary(options)
    selection = FileSelection(options.adjustments)
    let all = [options.adjustments] + options.adjustments.imported.map(\.adjustments)
    knownFormats = Set(all.flatMap(\.knownFormats).map { ScalarKey($0) })
    let shown = options.adjustments.annotations
    ignoredKeywords = Set(
      (all.flatMap(\.ignoredKeywords) + shown.map(\.keyword)).map { ScalarKey($0.text) })
    graph.annotations = Dictionary(shown.map { (ScalarKey($0.keyword.text), $0.heading) }) { first, _ in first
    }
  }

  mutating func build() {
    checkResolutions()
    graph.namespaces = namespaces.values.sorted {
      $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8)
    }
    findDocuments()
    inheritDialects()
    // Every entry document first, in order: what they define must be known before any reference is followed.
    for source in library.sources.indices where library.sources[source].isEntry { readDocument(source) }
    // Following a reference may read more documents, and so add references.
    resolveReferences()
    readDiscriminators()
    addOccasions()
    selectDefinitions()
    // A loop can be seen only once every reference has its target.
    checkLoops()
    checkRepeatedResources()
    noteReferredRoots()
    checkNamespaces()
    applyAdjustments()
    checkAdjustments()
    graph.ignores = IgnoreMarks(graph, comments: library.sources.flatMap(\.ignores))
    reportUnknownKeywords()
    reportUnknownFormats()
    for index in graph.schemas.indices { checkSiblings(of: graph.schemas[index]) }
    graph.ignores.leaveOut(of: &diagnostics)
  }
}

/// The facts about a schema resource (Core §4.3.5) while the graph is built.
struct ResourceRecord {
  /// The base URI of the resource, without a fragment.
  var base: URIReference
  /// The location of its `$id`; nil where a file has none.
  var identifierLocation: SourceLocation?
  /// The rules by which its keywords were read.
  var rules: DialectRules?
  /// Whether the dialect is unknown: then nothing in the resource was read, and references into it are not checked.
  var isOpaque = false
}

/// A resource as a document has it.
struct OwnResource: Hashable {
  var document: Int
  /// Its URI; for a meta-schema, that of the built-in one.
  var uri: ScalarKey
}

/// An anchor of a resource.
struct AnchorName: Hashable {
  var resource: SchemaResourceID
  var name: ScalarKey
}

struct AnchorRecord {
  var schema: SchemaID
  var location: SourceLocation
}

/// A reference as a document has it.
struct WrittenReference {
  var keyword = Keyword.ref
  /// The value of the keyword.
  var text: String
  /// The location of the value.
  var location: SourceLocation
}

/// A `$ref` or `$dynamicRef` of a schema whose target has not been looked for yet.
struct PendingReference {
  var schema: SchemaID
  var written: WrittenReference

  var isDynamic: Bool { written.keyword == .dynamicRef }
}
