import SchemaModel
import SchemaRuntime

/// Reads what schemas assert as clauses.
struct ClauseReader {
  /// What a rule calls the value it is about, where that has no name.
  static let whole: Inline = "the value"
  static let wholeObject: Inline = "the object"

  /// How many schemas one rule tells of: who reads on finds the others in the schema itself.
  private static let limit = 200
  /// How deep they lie in each other.
  private static let depthLimit = 24

  let site: Site
  let page: String
  /// What is left of the limit.
  private let remaining = Counter(limit)
  /// Whether the types of values, and what links lead to, are said elsewhere.
  var hidesTypes = false
  /// Whether it is said elsewhere what holds for members without a name.
  var hidesOthers = false

  /// What a schema asserts of `subject`. Members are named by their path from there.
  func clause(_ id: SchemaID, of subject: Inline, path: [String] = [], depth: Int = 0) -> Clause {
    let schema = site.graph[id]
    if let boolean = schema.boolean { return boolean ? .always : .never(subject) }
    guard depth < Self.depthLimit, remaining.take() else {
      return .predicate(subject, "must be valid as " + Marked.value(site.graph.location(of: id)) + " says")
    }
    var parts: [Clause] = []
    if let target = schema.reference { parts.append(reference(to: target, of: subject, path, depth)) }
    parts += Demands(schema, showsType: showsType(schema, subject)).messages.map { .predicate(subject, $0) }
    parts += members(of: schema, path, depth)
    parts += inner(schema, of: subject, path, depth)
    parts += logic(of: schema, subject, path, depth)
    return Clause.all(parts).simplified
  }

  /// What a schema says about members together and about values inside the value, without simple demands.
  func rules(of schema: Schema, subject: Inline, path: [String]) -> [Clause] {
    (dependencies(of: schema, subject, path, 0) + conditions(of: schema, subject, path, 0)
      + inner(schema, of: subject, path, 0))
      .map(\.simplified).filter { !$0.isAlways }
  }

  /// The branches of `anyOf` and `oneOf`, as rules.
  func choices(of schema: Schema, subject: Inline, path: [String], depth: Int = 0) -> [Clause] {
    var parts: [Clause] = []
    if !schema.anyOf.isEmpty {
      parts.append(.any(schema.anyOf.map { clause($0, of: subject, path: path, depth: depth + 1) }))
    }
    if !schema.oneOf.isEmpty {
      parts.append(.exactlyOne(schema.oneOf.map { clause($0, of: subject, path: path, depth: depth + 1) }))
    }
    return parts.map(\.simplified).filter { !$0.isAlways }
  }

  // MARK: - Parts

  private func logic(of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int) -> [Clause] {
    schema.allOf.map { clause($0, of: subject, path: path, depth: depth + 1) }
      + choices(of: schema, subject: subject, path: path, depth: depth)
      + dependencies(of: schema, subject, path, depth) + conditions(of: schema, subject, path, depth)
  }

  private func reference(to target: SchemaID, of subject: Inline, _ path: [String], _ depth: Int) -> Clause {
    guard let page = site.target(of: target), site.nominal(of: page) != nil else {
      return clause(target, of: subject, path: path, depth: depth + 1)
    }
    if hidesTypes { return .always }
    let link = site.link(to: page, from: self.page)
    return .predicate(subject, "must be valid as " + Marked.raw(link))
  }

  private func members(of schema: Schema, _ path: [String], _ depth: Int) -> [Clause] {
    var parts: [Clause] = []
    if !schema.required.isEmpty { parts.append(.present(schema.required.map { name($0, path) })) }
    for property in schema.properties {
      let name = name(property.name, path)
      let inner = clause(property.schema, of: .code(name), path: path + [property.name], depth: depth + 1)
      if case .never = inner { parts.append(inner) } else { parts.append(.wherePresent(name, inner)) }
    }
    for pattern in schema.patternProperties {
      let subject: Inline = "each property\(place(path)) whose name matches \(code: pattern.name)"
      parts.append(clause(pattern.schema, of: subject, path: path + ["*"], depth: depth + 1))
    }
    return parts
  }

  /// What is said of items, values and names.
  private func inner(_ schema: Schema, of subject: Inline, _ path: [String], _ depth: Int) -> [Clause] {
    var parts: [Clause] = []
    if let names = schema.propertyNames {
      parts.append(clause(names, of: "each property name\(place(path))", depth: depth + 1))
    }
    if let items = schema.items {
      let subject: Inline =
        schema.prefixItems.isEmpty ? "each item\(place(path))" : "each further item\(place(path))"
      parts.append(clause(items, of: subject, path: element(path, "[]"), depth: depth + 1))
    }
    for (index, item) in schema.prefixItems.enumerated() {
      let subject: Inline = "item \(text: String(index + 1))\(place(path))"
      parts.append(clause(item, of: subject, path: element(path, "[\(index)]"), depth: depth + 1))
    }
    if let contains = schema.contains, schema.minContains != 0 {
      parts.append(self.contains(contains, subject, depth))
    }
    if !hidesOthers, let others = schema.additionalProperties ?? schema.unevaluatedProperties {
      let isEvery = schema.properties.isEmpty && schema.patternProperties.isEmpty
      let subject: Inline = "each \(isEvery ? "" : "other ")property\(place(path))"
      parts.append(clause(others, of: subject, path: path + ["*"], depth: depth + 1))
    }
    return parts
  }

  private func contains(_ id: SchemaID, _ subject: Inline, _ depth: Int) -> Clause {
    let schema = site.graph[id]
    if let value = schema.constant ?? (schema.enumeration?.count == 1 ? schema.enumeration?.first : nil) {
      return .predicate(subject, "must contain " + Marked.value(value.shown))
    }
    let item = clause(id, of: "it", depth: depth + 1)
    if item.isAlways { return .predicate(subject, "must have an item") }
    return .predicate(subject, "must have an item of which holds: " + Marked.raw(item.said(.condition)))
  }

  private func dependencies(of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int) -> [Clause]
  {
    schema.dependentRequired.filter { !$0.required.isEmpty }.map { dependency in
      .when(
        .present([name(dependency.name, path)]),
        then: .present(dependency.required.map { name($0, path) }), otherwise: nil)
    }
      + schema.dependentSchemas.map { dependency in
        .when(
          .present([name(dependency.name, path)]),
          then: clause(dependency.schema, of: subject, path: path, depth: depth + 1), otherwise: nil)
      }
  }

  private func conditions(of schema: Schema, _ subject: Inline, _ path: [String], _ depth: Int) -> [Clause] {
    var parts: [Clause] = []
    if let not = schema.not {
      parts.append(.not(clause(not, of: subject, path: path, depth: depth + 1)))
    }
    if let condition = schema.ifSchema {
      let branch = { (id: SchemaID?) in id.map { clause($0, of: subject, path: path, depth: depth + 1) } }
      parts.append(
        .when(
          clause(condition, of: subject, path: path, depth: depth + 1), then: branch(schema.thenSchema),
          otherwise: branch(schema.elseSchema)))
    }
    return parts
  }

  /// A type goes without saying for an object as a whole, and where the schema looks into the value.
  private func showsType(_ schema: Schema, _ subject: Inline) -> Bool {
    if hidesTypes || subject == Self.wholeObject { return false }
    switch schema.types {
    case TypeSet.object: return schema.required.isEmpty && schema.properties.isEmpty
    case TypeSet.array: return schema.items == nil && schema.contains == nil && schema.prefixItems.isEmpty
    default: return true
    }
  }

  /// Counts down, for all that is read together.
  private final class Counter {
    private var count: Int

    init(_ count: Int) { self.count = count }

    /// Whether something was left.
    func take() -> Bool {
      count -= 1
      return count >= 0
    }
  }

  // MARK: - Names

  private func name(_ property: String, _ path: [String]) -> String {
    (path + [property]).joined(separator: ".")
  }

  private func element(_ path: [String], _ index: String) -> [String] {
    path.dropLast() + [(path.last ?? "") + index]
  }

  private func place(_ path: [String]) -> Inline {
    path.isEmpty ? "" : " of \(code: path.joined(separator: "."))"
  }
}
