import Diagnostics
import SchemaModel
import SchemaRuntime

/// The names of types that a package gives.
struct GivenNames {
  /// The names by the schema that a type is made for, and by how many types were made for it before.
  private var names: [SchemaID: [Int: String]] = [:]
  /// All names, in the order in which they are given.
  private(set) var all: [(mention: Mention, schema: SchemaID, ordinal: Int, name: String)] = []
  private var counts: [SchemaID: Int] = [:]
  /// The names that the types of a schema would have without these, in their order.
  private var plainNames: [SchemaID: [String]] = [:]

  init() {}

  /// - Parameter types: the types that the schemas give without these names.
  init(
    _ settings: [TypeSettings.Naming], _ types: TypeGraph, _ graph: SchemaGraph, into bag: inout DiagnosticBag
  ) {
    var owners: [TypeID: Mention] = [:]
    let mentioned = MentionedTypes(types, in: graph)
    var counts: [SchemaID: Int] = [:]
    let ordinals = types.types.map { type in
      defer { counts[type.schema, default: 0] += 1 }
      return counts[type.schema, default: 0]
    }
    for type in types.types { plainNames[type.schema, default: []].append(type.name) }
    for setting in settings {
      guard let id = mentioned.type(setting.type, named: setting.name, into: &bag) else { continue }
      let type = types[id]
      if setting.type.isPlace, !graph.isPlace(setting.type, of: type.schema) {
        bag.error(
          "no type is declared at '\(setting.type.text)': it has the type '\(type.qualifiedName)'",
          at: setting.type.location, help: "name the type at '\(graph.location(of: type.schema))'")
        continue
      }
      if let other = owners.updateValue(setting.type, forKey: id) {
        bag.error(
          "the type '\(type.qualifiedName)' has a name at \(other.location) already",
          at: setting.type.location)
        continue
      }
      let ordinal = ordinals[id.index]
      names[type.schema, default: [:]][ordinal] = setting.name
      all.append((setting.type, type.schema, ordinal, setting.name))
    }
  }

  /// The name of a type without these names; nil where it has one of them.
  func plainName(of schema: SchemaID, _ ordinal: Int) -> String? {
    guard names[schema]?[ordinal] == nil, let plain = plainNames[schema], plain.indices.contains(ordinal)
    else { return nil }
    return plain[ordinal]
  }

  /// The name of the next type that is made for a schema, if it has one.
  mutating func next(of schema: SchemaID) -> String? {
    guard let own = names[schema] else { return nil }
    defer { counts[schema, default: 0] += 1 }
    return own[counts[schema, default: 0]]
  }
}

extension SchemaGraph {
  /// Whether a schema stands at a place or within it.
  fileprivate func isPlace(_ place: Mention, of id: SchemaID) -> Bool {
    tokens(of: place, besides: id).map { self[id].pointer.starts(with: $0) } ?? false
  }

  /// Whether a schema stands at a place itself.
  func isPlace(_ place: Mention, ofItself id: SchemaID) -> Bool {
    tokens(of: place, besides: id) == self[id].pointer
  }

  /// The tokens of a place in the document of a schema; nil where it is in another.
  private func tokens(of place: Mention, besides id: SchemaID) -> [String]? {
    let (document, pointer) = place.place
    guard documents[self[id].document].path.hasSameScalars(as: document) else { return nil }
    return JSONPointer.tokens(of: pointer)
  }
}
