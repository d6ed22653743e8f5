import SchemaModel

/// How a schema follows from the one around it.
enum Step: Sendable, Hashable {
  case member(String)
  case pattern(String)
  case items
  case item(Int)
  case otherItems
  case others
  case unevaluated
  case names
  case contains
  /// A branch of `oneOf`, of `anyOf`, a part of `allOf`.
  case form(Int)
  case choice(Int)
  case part(Int)
  case not
  case condition
  case then
  case otherwise
  case with(String)
  case content
  case warning(Int)

  /// The text that it adds to an anchor; nil where the schema is described together with the one around it.
  var anchor: String? {
    switch self {
    case .member(let name): "member." + Step.short(name)
    case .pattern(let pattern): "pattern." + Step.short(pattern)
    case .items: "items"
    case .item(let index): "item.\(index)"
    case .otherItems: "more-items"
    case .others: "others"
    case .unevaluated: "unevaluated"
    case .names: "names"
    case .contains: "contains"
    case .form(let index): "form.\(index)"
    case .choice(let index): "choice.\(index)"
    case .part: nil
    case .not: "not"
    case .condition: "if"
    case .then: "then"
    case .otherwise: "else"
    case .with(let name): "with." + Step.short(name)
    case .content: "content"
    case .warning(let index): "warning.\(index)"
    }
  }

  /// A name for use in an anchor; of a long one its beginning.
  private static func short(_ name: String) -> String {
    name.utf8.count <= 80 ? Escaping.anchor(name) : Escaping.anchor(String(name.unicodeScalars.prefix(60)))
  }

  /// The way to the value in an instance, after that of the value around it.
  func path(after path: String) -> String {
    switch self {
    case .member(let name): path.isEmpty ? name : path + "." + name
    case .pattern(let pattern): (path.isEmpty ? "" : path + ".") + "/" + pattern + "/"
    case .items, .otherItems, .contains: path + "[]"
    case .item(let index): path + "[\(index)]"
    case .others, .unevaluated: path.isEmpty ? "*" : path + ".*"
    case .names, .form, .choice, .part, .not, .condition, .then, .otherwise, .with, .content, .warning: path
    }
  }

  /// Whether the schema describes a value that may occur, and not one that is forbidden or asked about.
  var describes: Bool {
    switch self {
    case .not, .condition, .names, .contains, .warning: false
    case .member, .pattern, .items, .item, .otherItems, .others, .unevaluated, .form, .choice, .part, .then,
      .otherwise, .with, .content:
      true
    }
  }
}

extension Step {
  /// Whether the schema describes the same value as the one around it.
  var isInPlace: Bool {
    switch self {
    case .form, .choice, .part, .then, .otherwise, .with: true
    case .member, .pattern, .items, .item, .otherItems, .others, .unevaluated, .names, .contains, .not,
      .condition, .content, .warning:
      false
    }
  }

  /// Whether the schema describes a member or an item of the value.
  var isInside: Bool {
    switch self {
    case .member, .pattern, .items, .item, .otherItems, .others, .unevaluated: true
    case .form, .choice, .part, .then, .otherwise, .with, .names, .contains, .not, .condition, .content,
      .warning:
      false
    }
  }

  /// Whether the parts of a schema describe one value together by such steps.
  var isShared: Bool {
    switch self {
    case .member, .item: true
    case .pattern, .items, .otherItems, .others, .unevaluated, .names, .contains, .form, .choice, .part, .not,
      .condition, .then, .otherwise, .with, .content, .warning:
      false
    }
  }

  /// Whether the schema holds only for values that meet another condition.
  var isConditional: Bool {
    switch self {
    case .then, .otherwise, .with: true
    case .form, .choice, .part, .member, .pattern, .items, .item, .otherItems, .others, .unevaluated, .names,
      .contains, .not, .condition, .content, .warning:
      false
    }
  }
}

extension Schema {
  /// The schemas in it, in the order in which pages tell of them.
  var children: [(step: Step, schema: SchemaID)] {
    var result: [(step: Step, schema: SchemaID)] = []
    func add(_ schema: SchemaID?, _ step: Step) { if let schema { result.append((step, schema)) } }
    for (index, schema) in allOf.enumerated() { add(schema, .part(index)) }
    for entry in properties { add(entry.schema, .member(entry.name)) }
    for entry in patternProperties { add(entry.schema, .pattern(entry.name)) }
    add(additionalProperties, .others)
    add(unevaluatedProperties, .unevaluated)
    for (index, schema) in prefixItems.enumerated() { add(schema, .item(index)) }
    add(items, .items)
    add(unevaluatedItems, .otherItems)
    for (index, schema) in oneOf.enumerated() { add(schema, .form(index)) }
    for (index, schema) in anyOf.enumerated() { add(schema, .choice(index)) }
    add(propertyNames, .names)
    add(contains, .contains)
    add(not, .not)
    add(ifSchema, .condition)
    add(thenSchema, .then)
    add(elseSchema, .otherwise)
    for entry in dependentSchemas { add(entry.schema, .with(entry.name)) }
    add(contentSchema, .content)
    for (index, schema) in extensions.warnings.enumerated() { add(schema, .warning(index)) }
    return result
  }
}
