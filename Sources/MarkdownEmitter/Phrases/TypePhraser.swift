import SchemaModel
import SchemaRuntime
import TypeModel

/// Says in words and links what kind of JSON value schemas describe.
struct TypePhraser {
  let site: Site

  /// The phrase for a part of a value whose kinds are known.
  func phrase(_ group: Group, within kinds: TypeSet?) -> Inline {
    guard let kinds, !kinds.isEmpty else { return phrase(group) }
    let phrase = phrase(group, isWhole: false)
    return phrase == "any value" ? .text(Self.names(of: kinds)) : phrase
  }

  /// “string”, “array of objects, [Button](…)”, “integer, seconds”.
  /// - Parameter isWhole: whether nothing around the schemas says which kinds of value they are about.
  func phrase(_ group: Group, isWhole: Bool = true) -> Inline {
    if let boolean = group.boolean { return boolean ? "any value" : "not allowed" }
    var phrase = words(group)
    let isAny = phrase == "any value"
    let nullable = group.nullableReference(site.graph).map { [$0] } ?? []
    let links = (group.references + nullable).map { site.reference(to: $0) }.unique
    for link in links where phrase.plain != link.plain {
      // The target of the link says more than that the value may be any.
      phrase = phrase == "any value" ? link : "\(phrase), \(link)"
    }
    let inner =
      phrase == "any value"
      ? [] : innerLinks(group).filter { !links.contains($0) && phrase.plain != $0.plain }
    let isBare = phrase == "object" || phrase == "array"
    if !inner.isEmpty { phrase = "\(phrase)\(isBare ? " of " : ", ")\(inner.joined(", "))" }
    if isWhole, !isAny, group.allowsAnyKind(site.graph) {
      // A schema that describes members or items demands nothing of other kinds of value.
      phrase = group.saysOfParts ? "\(phrase), or any other kind of value" : "any value"
    }
    for unit in group.schemas.compactMap(\.extensions.unit) {
      phrase = "\(phrase), \(text: UnitName.phrase(unit))"
    }
    return phrase
  }

  /// The words for the kinds of value alone.
  func words(_ group: Group) -> Inline {
    let words = wordsOfType(group)
    guard words == "any value", let kinds = group.kindsOfForms(site.graph), !kinds.isEmpty else {
      return words
    }
    return .text(Self.names(of: kinds))
  }

  private func wordsOfType(_ group: Group) -> Inline {
    // A type that carries scalars may be named for what they are, whatever the schema calls them.
    if group.kinds != nil, let kinds = group.kindsOfForms(site.graph), !kinds.isEmpty,
      kinds.isDisjoint(with: [.array, .object]), !group.isEncoded
    {
      return .text(Self.names(of: kinds))
    }
    let types = group.schemas.map { site.types.type(of: $0.id) }
    if let type = types.first(where: { $0 != .json }) {
      return wordsOfForms(group, narrowedBy: type) ?? wordsOfItems(group, type) ?? words(type)
    }
    if let target = group.references.compactMap({ site.targetSubject(of: $0) }).first {
      let type = site.type(of: target)
      if type != .json { return words(type) }
    }
    return wordsOfItems(group, .json) ?? group.kinds.map { Inline.text(Self.names(of: $0)) } ?? "any value"
  }

  /// The kinds of value that the forms of a union have, or the items that are one, where a type has fewer of them: in a
  /// branch of the object around it, the value may be narrower than it is in the others.
  private func wordsOfForms(_ group: Group, narrowedBy type: TypeReference) -> Inline? {
    if case .array(let item) = type, group.kinds == .array, group.schemas.allSatisfy(\.prefixItems.isEmpty) {
      let items = group.schemas.compactMap(\.items)
      return missingKinds(of: Group(items, site.graph), in: item).map {
        "array of \(text: Self.plural(of: $0))"
      }
    }
    return missingKinds(of: group, in: type).map { .text(Self.names(of: $0)) }
  }

  /// The kinds of value of a union's forms, where a type lacks one of them.
  private func missingKinds(of group: Group, in type: TypeReference) -> TypeSet? {
    let all = Group(site.parts(of: group.schemas.map(\.id)), site.graph)
    guard all.schemas.contains(where: { !$0.anyOf.isEmpty || !$0.oneOf.isEmpty }), !group.isEncoded,
      let kinds = all.kindsOfForms(site.graph), !kinds.isEmpty
    else { return nil }
    let known = Kinds.names(of: type, in: site.types)
    let numbers = ["integer", "number"]
    let lacks = Self.list(of: kinds).contains { name in
      !known.contains(name) && !(numbers.contains(name) && numbers.contains(where: known.contains))
    }
    return lacks && !known.contains("any value") ? kinds : nil
  }

  /// The kind of an array's items, where its type takes any.
  private func wordsOfItems(_ group: Group, _ type: TypeReference) -> Inline? {
    guard type == .json || type == .array(.json), group.kinds == .array,
      group.schemas.allSatisfy(\.prefixItems.isEmpty), let items = group.schemas.compactMap(\.items).first,
      let kinds = Group([items], site.graph).kinds, !kinds.isEmpty
    else { return nil }
    return "array of \(text: Self.plural(of: kinds))"
  }

  static func names(of types: TypeSet) -> String {
    types.isEmpty ? "no value" : list(of: types).listed("or")
  }

  private static func plural(of types: TypeSet) -> String { list(of: types).map { $0 + "s" }.listed("or") }

  private static func list(of types: TypeSet) -> [String] {
    // An integer is a number.
    let types = types.contains(.number) ? types.subtracting(.integer) : types
    let names = TypeSet.named.filter { types.contains($0.type) && $0.type != .null }.map(\.name)
    return names + (types.contains(.null) ? ["null"] : [])
  }

  /// Whether the words for a value tell the kind of what is in it.
  func tellsInner(_ group: Group) -> Bool {
    let words = words(group).plain
    return words.hasPrefix("array of") || words.hasPrefix("object of")
  }

  /// Links to the targets of items and members that are only references.
  private func innerLinks(_ group: Group) -> [Inline] {
    var links: [Inline] = []
    var inner = group.schemas.flatMap(contents)
    for _ in 0..<8 {
      let plain = inner.filter { site.isPlain($0) }
      links += plain.flatMap { site.graph[$0].references.map { site.reference(to: $0) } }
      inner = plain.flatMap { contents(of: site.graph[$0]) }
    }
    return links.unique
  }

  /// The schemas of what is in an array or a dictionary.
  private func contents(of schema: Schema) -> [SchemaID] {
    let patterns = schema.properties.isEmpty ? schema.patternProperties.map(\.schema) : []
    return [schema.items, schema.additionalProperties].compactMap(\.self)
      + (patterns.count == 1 ? patterns : [])
  }

  private func words(_ type: TypeReference) -> Inline {
    switch type {
    case .string, .bytes: "string"
    case .bool: "boolean"
    case .int: "integer"
    case .double: "number"
    case .json: "any value"
    case .jsonObject: "object"
    case .array(let item): "array of \(plural(item))"
    case .map(let value): "object of \(plural(value))"
    case .optional(.named): .text(Kinds.words(of: type, in: site.types))
    case .optional(let inner): "\(words(inner)) or null"
    case .encoded(let inner): "string that holds JSON: \(words(inner))"
    case .named, .custom: .text(Kinds.words(of: type, in: site.types))
    }
  }

  private func plural(_ type: TypeReference) -> Inline {
    switch type {
    case .string, .bytes: "strings"
    case .bool: "booleans"
    case .int: "integers"
    case .double: "numbers"
    case .json: "any values"
    case .jsonObject: "objects"
    case .array(let item): "arrays of \(plural(item))"
    case .map(let value): "objects of \(plural(value))"
    case .optional(.named): .text(Kinds.plural(of: type, in: site.types))
    case .optional(let inner): "\(plural(inner)) or nulls"
    case .encoded(let inner): "strings that hold JSON: \(words(inner))"
    case .named, .custom: .text(Kinds.plural(of: type, in: site.types))
    }
  }
}

extension Site {
  /// Whether the words for a type say all that a schema does.
  func isPlain(_ id: SchemaID) -> Bool {
    let schema = graph[id]
    return schema.boolean == nil && schema.description == nil
      && schema.hasOnly([.type, .ref, .comment, .items, .additionalProperties])
      && (schema.items == nil || schema.types == .array)
      && (schema.additionalProperties == nil || schema.types == .object)
      && [schema.items, schema.additionalProperties].compactMap(\.self).allSatisfy { isPlain($0) }
  }
}
