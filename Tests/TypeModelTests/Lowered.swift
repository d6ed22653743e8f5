import Diagnostics
import SchemaModel
import SchemaRuntime
import Testing
import TypeModel

/// The types of schemas given as text.
struct Lowered {
  let graph: SchemaGraph
  let types: TypeGraph
  let findings: [Diagnostic]

  /// - Parameter files: the text of each schema file by its path.
  init(_ files: KeyValuePairs<String, String>, settings: TypeSettings = TypeSettings()) throws {
    var loader = SchemaLoader()
    for (path, text) in files { loader.loadSource(text, path: path) }
    graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    try #require(!bag.hasErrors, "\(bag.sorted)")
    types = TypeLowering(graph, settings: settings).lower(into: &bag)
    findings = bag.sorted
  }

  /// Of one schema file, `test.yaml`.
  init(_ text: String, settings: TypeSettings = TypeSettings()) throws {
    try self.init(["test.yaml": text], settings: settings)
  }

  /// The names of all types, with their paths.
  var names: [String] { types.types.map(\.qualifiedName) }

  /// What each finding says, behind its place.
  var messages: [String] {
    findings.map { "\($0.location.file):\($0.location.line): \($0.severity.rawValue): \($0.message)" }
  }

  func type(_ name: String) throws -> NominalType {
    try #require(types.types.first { $0.qualifiedName == name }, "no \(name) among \(names)")
  }

  /// The members of a struct (`name: Type`), or the cases of an enum (`name(Type)`), as a person would list them.
  func members(of name: String) throws -> [String] {
    switch try type(name).declaration {
    case .object(let object):
      object.properties.map { "\($0.name): \(spelling($0))" }
        + object.patterned.map { "\($0.name): \(spelling($0.type))" }
    case .tuple(let tuple):
      tuple.positions.map { "\($0.name): \(spelling($0))" }
        + (tuple.rest.map { ["\($0.name): \(spelling($0.type))"] } ?? [])
    case .union(let union):
      union.cases.map { $0.constant == nil ? "\($0.name)(\(spelling($0.payload)))" : $0.name }
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      list.cases.map(\.name)
    case .wrapper(let wrapper): ["value: \(spelling(wrapper.value))"]
    case .alias(let target): ["= \(spelling(target))"]
    case .namespace: []
    }
  }

  func spelling(_ type: TypeReference) -> String {
    type.spelling { types[$0].qualifiedName }
  }

  private func spelling(_ property: Property) -> String {
    if let value = property.fixedValue { return "\(value)" }
    return switch property.presence {
    case .required, .requiredNullable: spelling(property.type)
    case .optional: spelling(property.type) + "?"
    case .optionalNullable: "Presence<\(spelling(property.type.nonNull))>"
    }
  }
}
