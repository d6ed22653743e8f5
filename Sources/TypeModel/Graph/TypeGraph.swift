public import SchemaModel
import SchemaRuntime

/// Every type that generated code declares, and the type that carries each subschema.
public struct TypeGraph: Sendable {
  public internal(set) var types: [NominalType] = []
  public internal(set) var namespaces: [NamespaceType] = []
  /// The files, one for each entry document, in their order: `document` ascends.
  public internal(set) var files: [TypeFile] = []
  /// The declared types whose every value holds a value of a custom type, for which no value can stand before it is
  /// read.
  public internal(set) var pendingTypes: Set<TypeID> = []
  /// Whether initializers take deprecated members that may be left out.
  public internal(set) var initializersTakeDeprecated = false
  /// The types by the names that they would have if no configuration named a type.
  var plainNames: [ScalarKey: TypeID] = [:]
  var references: [SchemaID: TypeReference] = [:]

  public init() {}

  public subscript(id: TypeID) -> NominalType { types[id.index] }

  /// The Swift type of what the schema describes; `JSONValue` for a schema that needs no type (below `not`, say). The
  /// document's own type may be a wrapper around it: see `rootType(ofDocument:)`.
  public func type(of schema: SchemaID) -> TypeReference { references[schema] ?? .json }

  /// The declared type of an entry document: what `Airship.IOSOverride` is for `airship/ios-override.yaml`.
  public func rootType(ofDocument document: Int) -> NominalType? {
    file(ofDocument: document).map { self[$0.root] }
  }

  /// The declarations for an entry document.
  public func file(ofDocument document: Int) -> TypeFile? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].document < document { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].document == document ? files[low] : nil
  }

  /// The declared type that a schema leads to, through optionals only.
  public func nominalType(of schema: SchemaID) -> NominalType? {
    guard case .named(let id) = type(of: schema).nonNull else { return nil }
    return self[id]
  }
}

/// A Swift file: the declarations for one entry document.
public struct TypeFile: Sendable {
  /// Index in `SchemaGraph.documents`.
  public var document: Int
  /// The path of the namespace it extends; empty at the top level.
  public var namespace: [String]
  public var root: TypeID
}

/// A caseless enum for a folder.
public struct NamespaceType: Sendable {
  /// The folder, relative to the schema root.
  public var folder: String
  public var path: [String]
  public var title: String?
  public var description: String?
}
