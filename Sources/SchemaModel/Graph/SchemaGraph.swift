public import Diagnostics
package import SchemaRuntime

/// Every subschema that the entry documents reach, with all references resolved.
///
/// Later stages ask the graph and never resolve a reference themselves.
public struct SchemaGraph: Sendable {
  public var documents: [SchemaDocument] = []
  public var schemas: [Schema] = []
  public var resources: [SchemaResource] = []
  /// The namespaces of the entry documents, ordered by folder; the root folder (no namespace) has the folder "".
  public var namespaces: [SchemaNamespace] = []

  /// Paths of the files of the schema folder that a configuration leaves out, in order.
  public internal(set) var leftOut: [String] = []
  /// The schemas of documents that a configuration leaves out: the path of the document, `#` and the JSON Pointer of each.
  var leftOutSchemas: Set<ScalarKey> = []
  /// Schemas that cannot be decided, because their references come back to themselves. No value satisfies them.
  public internal(set) var undecided: [SchemaID] = []
  /// The roots of documents to which a reference leads.
  var referredRoots: Set<SchemaID> = []
  /// The names that schemas have without the names that a configuration gives.
  var writtenNames: [SchemaID: WrittenNames] = [:]
  private var isWithoutGivenNames = false
  /// How many schemas are as they were read; behind them come copies for other dynamic scopes. Nil where there are none.
  var writtenCount: Int?

  /// The unknown keywords that pages show, each with the words before its value.
  package internal(set) var annotations: [ScalarKey: String] = [:]

  /// The remarks by which authors have findings ignored.
  public internal(set) var ignores = IgnoreMarks()

  public init() {}

  public subscript(id: SchemaID) -> Schema { schemas[id.index] }

  /// The graph in which schemas have the names that they give themselves.
  public var withoutGivenNames: SchemaGraph {
    var graph = self
    graph.isWithoutGivenNames = true
    return graph
  }

  /// Whether a configuration gives names to members or cases.
  public var hasGivenNames: Bool { !writtenNames.isEmpty }

  /// `x-name`, or what a configuration says in its place.
  public func name(of id: SchemaID) -> String? {
    guard isWithoutGivenNames, let written = writtenNames[id] else { return self[id].extensions.name }
    return written.name
  }

  /// `x-caseNames`, with what a configuration says besides.
  public func caseNames(of id: SchemaID) -> [(value: String, name: String)] {
    guard isWithoutGivenNames, let written = writtenNames[id] else { return self[id].extensions.caseNames }
    return written.caseNames
  }

  /// Whether the schema is a copy for a dynamic scope. It has the place of its original; only the schema that refers to
  /// it tells them apart.
  package func isBoundCopy(_ id: SchemaID) -> Bool { writtenCount.map { id.index >= $0 } ?? false }

  /// Whether a configuration leaves out a file.
  public func leavesOut(_ path: String) -> Bool { leftOut.contains { $0.hasSameScalars(as: path) } }

  /// The paths of all files of the schema folder, whether or not code is generated from them.
  public var schemaFiles: [String] { entryDocuments.map(\.path) + leftOut }

  /// The documents of the schema folder itself, in order of path, for which types and pages are made. The others were
  /// reached through `--resolve` or are built in.
  public var entryDocuments: [SchemaDocument] { documents.filter(\.isEntry) }
}

/// The names that a schema gives itself and its values.
struct WrittenNames: Sendable {
  var name: String?
  var caseNames: [(value: String, name: String)]

  init(_ extensions: ExtensionKeywords) { (name, caseNames) = (extensions.name, extensions.caseNames) }
}

/// One schema file.
public struct SchemaDocument: Sendable {
  public var index: Int
  /// The path relative to the schema root, with `/`, such as `airship/ios-override.yaml`; for a document that was found
  /// under a URI, the URI.
  public var path: String
  public var root: SchemaID
  public var isEntry: Bool
  /// The `$defs` / `definitions` of the document's root, in document order: name and schema. The name of one that stands in
  /// a container has the container's before it: `shapes/circle`.
  public var definitions: [NamedSchema] = []
  /// Whether it is a schema; an OpenAPI description holds schemas, and is none. Then its root asks nothing, and its
  /// definitions are what it holds.
  public var isSchema = true
  /// Whether it can have a title and a description of its own: a list of tools, and a part of an OpenAPI description, cannot.
  public var describesItself = true
  /// The occasions on which its schemas are sent; none for a schema.
  public var occasions: [Occasion] = []

  /// Whether it is a meta-schema of the tool, so that no file of its user has its text.
  public var isBuiltIn: Bool { !isEntry && MetaSchema.at(path) != nil }
}

/// A schema under a name: a property, a pattern, a definition.
public struct NamedSchema: Sendable {
  public var name: String
  public var nameLocation: SourceLocation
  public var schema: SchemaID

  public init(name: String, nameLocation: SourceLocation, schema: SchemaID) {
    self.name = name
    self.nameLocation = nameLocation
    self.schema = schema
  }
}

/// A folder of schemas and what `namespace.yaml` in it says.
public struct SchemaNamespace: Sendable {
  /// The folder, relative to the schema root; "" for the root itself.
  public var folder: String
  /// The Swift namespace, such as `Airship`; nil for the root folder: its types stand at the top level.
  /// Without a `namespace.yaml` it is nil here and TypeModel derives it from the folder's name.
  public var swiftName: String?
  public var title: String?
  public var description: String?
  public var disagreements: [Disagreement] = []
  /// The documents that the schemas were written from.
  public var documents: [Source] = []
  /// The documents of the folder that lists begin with, by their file names without an extension.
  public var order: [Mention] = []

  /// A document that schemas were written from; `x-source` names it by its title.
  public struct Source: Sendable {
    public var title: String
    /// When it was written or last changed, or a remark that it does not say.
    public var date: String?
    /// The address of the document on the web.
    public var address: String?
  }

  /// A contradiction in the documents a schema was written from, and what was chosen.
  public struct Disagreement: Sendable {
    public var about: String
    public var documents: String
    public var choice: String
    public var reason: String
    /// The schemas that it is about: `ios-override.yaml#/properties/badge`, from the folder.
    public var concerns: [Mention] = []
  }
}
