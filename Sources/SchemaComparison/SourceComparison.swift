import SchemaModel
import SchemaRuntime
import TypeModel

/// Something that happened to a Swift type.
struct SourceChange {
  var rule: String
  /// The type, such as `Airship.IOSOverride`.
  var type: String
  var message: String
  var effect: SchemaChange.SourceEffect
  /// The schemas that it was made from, in the graph of each side.
  var schemas: Sides<[SchemaID]>
  /// The property or value that it is about, as `Difference.detail` has it.
  var detail = ""
}

/// Compares two type graphs for Swift code that was written for the old types.
struct SourceComparison {
  let types: Sides<TypeGraph>
  let graphs: Sides<SchemaGraph>
  private(set) var changes: [SourceChange] = []
  private var met: Set<Sides<TypeID>> = []
  private var paired: Sides<Set<TypeID>> = Sides(old: [], new: [])

  init(types: Sides<TypeGraph>, graphs: Sides<SchemaGraph>) {
    self.types = types
    self.graphs = graphs
  }

  /// Compares what is declared for a document.
  mutating func compareRoots(_ documents: Sides<Int>) {
    guard let old = types.old.rootType(ofDocument: documents.old),
      let new = types.new.rootType(ofDocument: documents.new)
    else { return }
    compare(old, new)
  }

  /// Compares the types that no property leads to, and notes which types came and went.
  mutating func compareTypes(ofDocuments documents: [Sides<Int>]) {
    for pair in documents {
      let own = Sides(
        old: types.old.types.filter { $0.document == pair.old },
        new: types.new.types.filter { $0.document == pair.new })
      for old in own.old where !paired.old.contains(old.id) {
        let path = local(old, pair, .old)
        guard
          let new = own.new.first(where: { !paired.new.contains($0.id) && local($0, pair, .new) == path })
        else { continue }
        compare(old, new)
      }
      for old in own.old where isOutermost(old, .old) {
        add("swift-type-removed", old, nil, "type '\(old.qualifiedName)' is gone from Swift", .breaking)
        noteOwner(of: old, .old)
      }
      for new in own.new where isOutermost(new, .new) {
        add("swift-type-added", nil, new, "type '\(new.qualifiedName)' is new in Swift", .additive)
        noteOwner(of: new, .new)
      }
    }
  }

  /// Whether a type has no counterpart, and the one around it has: what is nested goes with it.
  private func isOutermost(_ type: NominalType, _ version: Version) -> Bool {
    !paired[version].contains(type.id) && (type.parent.map { paired[version].contains($0) } ?? true)
  }

  /// Assigns the last change to the type around the one that came or went.
  private mutating func noteOwner(of type: NominalType, _ version: Version) {
    guard let parent = type.parent, !changes.isEmpty else { return }
    changes[changes.count - 1].type = types[version][parent].qualifiedName
  }

  /// The path below the type of the document.
  private func local(_ type: NominalType, _ documents: Sides<Int>, _ version: Version) -> [String] {
    let root = types[version].rootType(ofDocument: documents[version])?.path ?? []
    return type.path.suffix(max(0, type.path.count - root.count)) + []
  }

  private mutating func add(
    _ rule: String, _ old: NominalType?, _ new: NominalType?, _ message: String,
    _ effect: SchemaChange.SourceEffect, _ schemas: Sides<[SchemaID]>? = nil, detail: String = ""
  ) {
    changes.append(
      SourceChange(
        rule: rule, type: (new ?? old)?.qualifiedName ?? "", message: message, effect: effect,
        schemas: schemas ?? Sides(old: old?.schemas ?? [], new: new?.schemas ?? []), detail: detail))
  }

  private mutating func compare(_ old: NominalType, _ new: NominalType) {
    guard met.insert(Sides(old: old.id, new: new.id)).inserted else { return }
    paired.old.insert(old.id)
    paired.new.insert(new.id)
    if old.name != new.name {
      add(
        "swift-type-renamed", old, new,
        "type '\(old.qualifiedName)' is called '\(new.qualifiedName)' in Swift now", .breaking)
    }
    switch (old.declaration, new.declaration) {
    case (.object(let before), .object(let after)): compare(before, after, old, new)
    case (.tuple(let before), .tuple(let after)): compare(before, after, old, new)
    case (.stringEnum(let before), .stringEnum(let after)),
      (.integerEnum(let before), .integerEnum(let after)),
      (.numberEnum(let before), .numberEnum(let after)),
      (.literalEnum(let before), .literalEnum(let after)), (.openEnum(let before), .openEnum(let after)):
      compare(before, after, old, new)
    case (.union(let before), .union(let after)): compare(before, after, old, new)
    case (.wrapper(let before), .wrapper(let after)):
      compare(before.value, after.value, old, new, "value", Sides(old: old.schemas, new: new.schemas))
    case (.alias(let before), .alias(let after)):
      compare(before, after, old, new, "alias", Sides(old: old.schemas, new: new.schemas))
    case (.namespace, .namespace): break
    case (.object, _), (.tuple, _), (.stringEnum, _), (.integerEnum, _), (.numberEnum, _),
      (.literalEnum, _), (.openEnum, _),
      (.union, _),
      (.wrapper, _), (.alias, _), (.namespace, _):
      add(
        "swift-type-kind-changed", old, new,
        "'\(new.qualifiedName)' is \(kind(new)) in Swift now, was \(kind(old))", .breaking)
    }
  }

  private func kind(_ type: NominalType) -> String {
    switch type.declaration {
    case .object: "a struct"
    case .tuple: "a struct of positions"
    case .stringEnum: "an enum of strings"
    case .integerEnum: "an enum of integers"
    case .numberEnum: "an enum of numbers"
    case .literalEnum: "an enum of values"
    case .openEnum: "an open enum"
    case .union: "an enum with payloads"
    case .wrapper: "a struct around a value"
    case .alias: "another name of a type"
    case .namespace: "a namespace"
    }
  }

  // MARK: structs

  private mutating func compare(
    _ before: ObjectType, _ after: ObjectType, _ old: NominalType, _ new: NominalType
  ) {
    compare(before.properties, after.properties, old, new)
    compareOthers(before, after, old, new)
    if before.isLarge != after.isLarge {
      add(
        "swift-initializer-changed", old, new,
        after.isLarge
          ? "the initializer of '\(new.qualifiedName)' takes what is required in Swift now, and a closure that sets the rest"
          : "the initializer of '\(new.qualifiedName)' takes all members in Swift now", .breaking)
    }
  }

  private mutating func compare(
    _ before: TupleType, _ after: TupleType, _ old: NominalType, _ new: NominalType
  ) {
    compare(before.positions, after.positions, old, new)
    let schemas = Sides(old: old.schemas, new: new.schemas)
    switch (before.rest, after.rest) {
    case (nil, nil): break
    case (nil, let rest?):
      add("swift-additional-added", old, new, "'\(rest.name)' is new in Swift", .additive, schemas)
    case (let rest?, nil):
      add("swift-additional-removed", old, new, "'\(rest.name)' is gone from Swift", .breaking, schemas)
    case (let one?, let other?): compare(one.type, other.type, old, new, one.name, schemas)
    }
  }

  private mutating func compare(
    _ before: [Property], _ after: [Property], _ old: NominalType, _ new: NominalType
  ) {
    let known = Sides(old: before, new: after).map { properties in
      Dictionary(properties.map { (ScalarKey($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    }
    for property in before {
      if let other = known.new[ScalarKey(property.key)] {
        compare(property, other, old, new)
      } else {
        add(
          "swift-property-removed", old, new, "property '\(property.name)' is gone from Swift", .breaking,
          Sides(old: property.schemas + old.schemas, new: new.schemas), detail: property.key)
      }
    }
    for property in after where known.old[ScalarKey(property.key)] == nil {
      let isNeeded = property.isRequired && property.fixedValue == nil
      add(
        "swift-property-added", old, new,
        isNeeded
          ? "property '\(property.name)' is new in Swift, and its initializer needs it"
          : "property '\(property.name)' is new in Swift", isNeeded ? .breaking : .additive,
        Sides(old: old.schemas, new: property.schemas + new.schemas), detail: property.key)
    }
  }

  private mutating func compare(
    _ before: Property, _ after: Property, _ old: NominalType, _ new: NominalType
  ) {
    let schemas = Sides(old: before.schemas, new: after.schemas)
    let owners = Sides(old: old.schemas, new: new.schemas)
    if before.name != after.name {
      add(
        "swift-property-renamed", old, new,
        "property '\(before.name)' is called '\(after.name)' in Swift now", .breaking, schemas)
    }
    if before.isRequired != after.isRequired {
      let isFree = before.fixedValue != nil && after.fixedValue != nil
      if !isFree {
        add(
          "swift-optional-changed", old, new,
          after.isRequired
            ? "property '\(after.name)' is not optional in Swift any more"
            : "property '\(after.name)' is optional in Swift now", .breaking, owners, detail: after.key)
      }
    } else if (before.fixedValue == nil) != (after.fixedValue == nil) {
      add(
        "swift-property-fixed", old, new,
        after.fixedValue == nil
          ? "property '\(after.name)' can be set in Swift now"
          : "property '\(after.name)' has one value in Swift now and cannot be set", .breaking, schemas)
    }
    compare(before.type, after.type, old, new, after.name, schemas)
    compareDefaults(before, after, old, new, schemas)
  }

  private mutating func compareDefaults(
    _ before: Property, _ after: Property, _ old: NominalType, _ new: NominalType,
    _ schemas: Sides<[SchemaID]>
  ) {
    switch (before.defaultAccessor, after.defaultAccessor) {
    case (nil, let name?):
      add("swift-default-added", old, new, "'\(name)' is new in Swift", .additive, schemas)
    case (let name?, let other) where name != other:
      add("swift-default-removed", old, new, "'\(name)' is gone from Swift", .breaking, schemas)
    default: break
    }
  }

  private mutating func compareOthers(
    _ before: ObjectType, _ after: ObjectType, _ old: NominalType, _ new: NominalType
  ) {
    let schemas = Sides(old: old.schemas, new: new.schemas)
    switch (before.additional, after.additional) {
    case (nil, nil): break
    case (nil, let others?):
      add("swift-additional-added", old, new, "'\(others.name)' is new in Swift", .additive, schemas)
    case (let others?, nil):
      add("swift-additional-removed", old, new, "'\(others.name)' is gone from Swift", .breaking, schemas)
    case (let one?, let other?):
      compare(
        one.type, other.type, old, new, one.name,
        said(by: Sides(old: old, new: new)) {
          [$0.additionalProperties, $0.unevaluatedProperties].compactMap(\.self)
        })
    }
    for members in before.patterned {
      if let other = after.patterned.first(where: { $0.name == members.name }) {
        compare(
          members.type, other.type, old, new, members.name,
          said(by: Sides(old: old, new: new)) { schema in
            schema.patternProperties.filter {
              [members.pattern, other.pattern].contains(where: $0.name.hasSameScalars)
            }.map(\.schema)
          })
      } else {
        add("swift-property-removed", old, new, "'\(members.name)' is gone from Swift", .breaking, schemas)
      }
    }
    for members in after.patterned where !before.patterned.contains(where: { $0.name == members.name }) {
      add("swift-property-added", old, new, "'\(members.name)' is new in Swift", .additive, schemas)
    }
  }

  /// The schemas of some members of both types; those of the types where they say nothing of them.
  private func said(
    by pair: Sides<NominalType>, _ members: (Schema) -> [SchemaID]
  ) -> Sides<[SchemaID]> {
    func said(_ version: Version) -> [SchemaID] {
      let own = pair[version].schemas.flatMap { members(graphs[version][$0]) }
      return own.isEmpty ? pair[version].schemas : own
    }
    return Sides(old: said(.old), new: said(.new))
  }

  // MARK: enums

  private mutating func compare(
    _ before: EnumType, _ after: EnumType, _ old: NominalType, _ new: NominalType
  ) {
    let names = Sides(old: before, new: after).map { type in
      Dictionary(type.cases.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
    for known in before.cases {
      let other = names.new[known.value]
      if other == known.name { continue }
      add(
        other == nil ? "swift-case-removed" : "swift-case-renamed", old, new,
        other.map { "case '\(known.name)' is called '\($0)' in Swift now" }
          ?? "case '\(known.name)' is gone from Swift", .breaking,
        detail: other == nil ? known.value.description : "")
    }
    for added in after.cases where names.old[added.value] == nil {
      add(
        "swift-case-added", old, new, "case '\(added.name)' is new in Swift, and switches need it", .breaking,
        detail: added.value.description)
    }
  }

  private mutating func compare(
    _ before: UnionType, _ after: UnionType, _ old: NominalType, _ new: NominalType
  ) {
    let cases = Sides(old: before, new: after).map { type in
      Dictionary(type.cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for known in before.cases {
      guard let other = cases.new[known.name] else {
        add(
          "swift-case-removed", old, new, "case '\(known.name)' is gone from Swift", .breaking,
          Sides(old: known.schemas + old.schemas, new: new.schemas))
        continue
      }
      if (known.constant == nil) != (other.constant == nil) {
        add(
          "swift-case-changed", old, new, "the payload of case '\(known.name)' changed in Swift", .breaking,
          Sides(old: known.schemas, new: other.schemas))
      } else if known.constant == nil {
        compare(
          known.payload, other.payload, old, new, known.name,
          Sides(old: known.schemas, new: other.schemas))
      }
    }
    for added in after.cases where cases.old[added.name] == nil {
      add(
        "swift-case-added", old, new, "case '\(added.name)' is new in Swift, and switches need it", .breaking,
        Sides(old: old.schemas, new: added.schemas + new.schemas))
    }
  }

  // MARK: uses

  private mutating func compare(
    _ before: TypeReference, _ after: TypeReference, _ old: NominalType, _ new: NominalType, _ name: String,
    _ schemas: Sides<[SchemaID]>, of whole: Sides<TypeReference>? = nil
  ) {
    let whole = whole ?? Sides(old: before, new: after)
    func noteChanged() {
      add(
        "swift-property-type-changed", old, new,
        "'\(name)' is \(text(whole.new, .new)) in Swift now, was \(text(whole.old, .old))", .breaking, schemas
      )
    }
    switch (before, after) {
    case (.named(let first), .named(let second)):
      let pair = Sides(old: types.old[first], new: types.new[second])
      if pair.old.name != pair.new.name, exists(pair.old, .new), exists(pair.new, .old) {
        noteChanged()
      } else {
        compare(pair.old, pair.new)
      }
    case (.array(let first), .array(let second)), (.map(let first), .map(let second)),
      (.optional(let first), .optional(let second)), (.encoded(let first), .encoded(let second)):
      compare(first, second, old, new, name, schemas, of: whole)
    default:
      if before != after { noteChanged() }
    }
  }

  /// Whether the other side has a type of that path.
  private func exists(_ type: NominalType, _ version: Version) -> Bool {
    types[version].types.contains { $0.path == type.path }
  }

  private func text(_ reference: TypeReference, _ version: Version) -> String {
    reference.spelling { types[version][$0].qualifiedName }
  }
}
