import SchemaModel
import SchemaRuntime
import TypeModel

/// The schemas from which a documentation comment states facts about a value.
struct StatedSchemas {
  /// The schemas whose own demands and units are stated.
  var schemas: [Schema] = []
  /// The kinds of value that the Swift type has and the schemas accept, where a number is any number; nil for all
  /// kinds. Where there are several, a demand names its kinds.
  var kinds: TypeSet?
  /// The `readOnly` or `writeOnly` of the value.
  var access: [ValueAccess] = []
  /// The schemas of the elements of an array, or of the values of a map, where those have no comment of their own.
  var elements: Elements?
  /// The schemas of each alternative, of which one holds. A fact that all of them state is stated.
  var alternatives: [StatedSchemas] = []
  /// The demands on which members an object has.
  var joint: JointDemands?

  struct Elements {
    /// The noun for them in a sentence.
    var noun: String
    var schemas: [Schema]
    var kinds: TypeSet?
  }
}

extension ModelEmitter {
  /// The schemas that are stated for a member where it is declared.
  func stated(of property: Property) -> StatedSchemas {
    if !property.alternatives.isEmpty {
      return StatedSchemas(alternatives: property.alternatives.map { self.stated([$0], property.type) })
    }
    var stated = self.stated(property.schemas, property.type)
    stated.schemas += property.branches.map { graph[$0] }
    return stated
  }

  /// The schemas that are stated where values of the type are used: their own, and those that they refer to, where
  /// these have no type of their own.
  /// - Parameter kinds: the kinds of value that are meant, if they are fewer than those of the type.
  func stated(_ schemas: [SchemaID], _ type: TypeReference, of kinds: TypeSet? = nil) -> StatedSchemas {
    let written = written(with: schemas, as: type)
    return StatedSchemas(
      schemas: written, kinds: kinds ?? self.kinds(of: type, schemas),
      access: graph.access(to: schemas).map(\.words),
      elements: elements(of: written, type))
  }

  /// The schemas that are stated for a declared type as a whole.
  func stated(of type: NominalType) -> StatedSchemas {
    var stated = stated([type.schema], .named(type.id))
    if case .wrapper(let wrapper) = type.declaration {
      stated.elements = elements(of: stated.schemas, wrapper.value)
    }
    if case .object = type.declaration { stated.joint = JointDemands(of: stated.schemas, in: graph) }
    return stated
  }

  /// The schemas that are stated for the members that a struct does not name.
  func statedOfOthers(in type: NominalType) -> StatedSchemas {
    guard case .object(let object) = type.declaration, object.patterned.isEmpty,
      let additional = object.additional
    else { return StatedSchemas() }
    return StatedSchemas(
      elements: elements(of: written(with: type.schemas, as: .named(type.id)), additional.type))
  }

  private func written(with schemas: [SchemaID], as type: TypeReference) -> [Schema] {
    graph.written(with: schemas, followsReferences: !isDeclared(type), atMost: 16).prefix(16).map {
      graph[$0]
    }
  }

  private func isDeclared(_ type: TypeReference) -> Bool {
    switch type {
    case .named: true
    case .optional(let wrapped): isDeclared(wrapped)
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .encoded, .bytes, .custom: false
    }
  }

  private func elements(of schemas: [Schema], _ type: TypeReference) -> StatedSchemas.Elements? {
    func stated(_ noun: String, _ element: TypeReference, _ ids: [SchemaID]) -> StatedSchemas.Elements? {
      if isDeclared(element) { return nil }
      let schemas = written(with: ids, as: element)
      return StatedSchemas.Elements(noun: noun, schemas: schemas, kinds: kinds(of: element, ids))
    }
    switch type {
    case .optional(let wrapped): return elements(of: schemas, wrapped)
    case .array(let element):
      // A demand on some positions is not stated, because it does not hold for all elements.
      guard schemas.allSatisfy(\.prefixItems.isEmpty) else { return nil }
      return stated("Items", element, schemas.compactMap(\.items))
    case .map(let element): return stated("Values", element, schemas.compactMap(ofAllValues))
    case .string, .bool, .int, .double, .json, .jsonObject, .encoded, .bytes, .named, .custom: return nil
    }
  }

  /// The schema of all members that a schema does not name, if there is one.
  private func ofAllValues(_ schema: Schema) -> SchemaID? {
    let patterns = schema.patternProperties
    if patterns.isEmpty { return schema.additionalProperties }
    let isClosed = schema.additionalProperties.map { graph[$0].boolean == false } ?? false
    return patterns.count == 1 && isClosed ? patterns[0].schema : nil
  }

  /// The kinds of value of a type that the schemas accept; nil for all.
  private func kinds(of type: TypeReference, _ schemas: [SchemaID]) -> TypeSet? {
    let carried = kinds(of: type)
    guard var accepted = graph.kindsAccepted(by: schemas) else { return carried }
    if accepted.contains(.integer) { accepted.insert(.number) }
    return carried?.intersection(accepted) ?? accepted
  }

  /// The kinds of value of a type; nil where they are all.
  private func kinds(of type: TypeReference) -> TypeSet? {
    switch type {
    case .string, .bytes, .encoded: .string
    case .bool: .boolean
    case .int, .double: .number
    case .array: .array
    case .map, .jsonObject: .object
    case .optional(let wrapped): kinds(of: wrapped)
    case .json, .custom: nil
    case .named(let id): kinds(of: types[id])
    }
  }

  private func kinds(of type: NominalType) -> TypeSet? {
    switch type.declaration {
    case .object: .object
    case .tuple: .array
    case .stringEnum, .openEnum: .string
    case .integerEnum, .numberEnum: .number
    case .union(let union): union.cases.reduce(into: TypeSet()) { $0.formUnion($1.kinds) }
    case .literalEnum, .namespace, .wrapper: nil
    case .alias(let target): kinds(of: target)
    }
  }
}
