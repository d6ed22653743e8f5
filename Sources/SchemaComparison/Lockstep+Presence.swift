import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// A demand on an object that has a certain member, in one of the ways to write it.
struct PresenceRule {
  enum Form: Hashable {
    case required, schemas, condition, union
  }

  var form: Form
  /// The member that it takes.
  var name: String
  /// The other members that have to be there.
  var required: [String] = []
  /// The schemas that the object has to satisfy.
  var schemas: [SchemaID] = []
  /// The schemas that say that the member is there.
  var condition: [SchemaID] = []
  /// The schema that has the keyword.
  var owner: SchemaID
}

extension Lockstep {
  /// The rules that one side spells in another way than the other: as `dependentRequired`, `dependentSchemas`, `if` with
  /// `then`, or `anyOf` with a form for objects without the member.
  func respeltRules(_ views: Sides<SchemaView>) -> Sides<[PresenceRule]> {
    let found = views.map { $0.types.contains(.object) ? presenceRules($0) : [] }
    // A condition or union that stands where the other side has one of another kind is compared with that.
    func hasTwin(_ rule: PresenceRule, _ version: Version) -> Bool {
      guard rule.form == .condition || rule.form == .union else { return false }
      return views[version.other].schemas.contains { other in
        haveOneOrigin(rule.owner, other.id)
          && (rule.form == .condition ? other.ifSchema != nil : !other.anyOf.isEmpty)
          && !found[version.other].contains { $0.form == rule.form && $0.owner == other.id }
      }
    }
    let all = Sides(
      old: found.old.filter { !hasTwin($0, .old) }, new: found.new.filter { !hasTwin($0, .new) })
    guard !all.old.isEmpty, !all.new.isEmpty else { return Sides(old: [], new: []) }
    let forms = all.map { rules in
      Dictionary(grouping: rules) { ScalarKey($0.name) }.mapValues { Set($0.map(\.form)) }
    }
    func isRespelt(_ rule: PresenceRule) -> Bool {
      let key = ScalarKey(rule.name)
      guard let old = forms.old[key], let new = forms.new[key] else { return false }
      return old != new
    }
    return all.map { $0.filter(isRespelt) }
  }

  /// Compares what rules ask that are spelt differently.
  func compareRespelt(_ rules: Sides<[PresenceRule]>, _ views: Sides<SchemaView>, _ place: Place) {
    let around = around(views, place)
    var seen: Set<ScalarKey> = []
    for rule in rules.old where seen.insert(ScalarKey(rule.name)).inserted {
      let own = rules.map { $0.filter { $0.name.hasSameScalars(as: rule.name) } }
      let schemas = own.map { $0.flatMap(\.schemas) }
      let looking = Sides(
        old: around.old + own.old.flatMap(\.condition) + schemas.old,
        new: around.new + own.new.flatMap(\.condition) + schemas.new)
      let child = Place(schemas, looking: looking, parent: place, relation: .branch)
      child.implied = own.map { [rule.name] + $0.flatMap(\.required) }
      compare(child)
      for version in Version.allCases {
        let known = Set(
          (child.implied[version.other] + view(schemas[version.other]).schemas.flatMap(\.required))
            .map(ScalarKey.init))
        for name in own[version].flatMap(\.required) where !known.contains(ScalarKey(name)) {
          noteDependency([rule.name, name], version, views, place)
        }
      }
    }
  }

  private func presenceRules(_ view: SchemaView) -> [PresenceRule] {
    let isObject = view.types == .object
    return view.schemas.flatMap { schema -> [PresenceRule] in
      var rules = schema.dependentRequired.map {
        PresenceRule(form: .required, name: $0.name, required: $0.required, owner: schema.id)
      }
      rules += schema.dependentSchemas.map {
        PresenceRule(form: .schemas, name: $0.name, schemas: [$0.schema], owner: schema.id)
      }
      if let condition = schema.ifSchema, let then = schema.thenSchema, schema.elseSchema == nil,
        let name = memberAsked(by: condition), isObject || asksOfObjectsOnly(then)
      {
        rules.append(
          PresenceRule(
            form: .condition, name: name, schemas: [then], condition: [condition], owner: schema.id))
      }
      if schema.anyOf.count == 2 {
        for (absent, present) in [(0, 1), (1, 0)].map({ (schema.anyOf[$0], schema.anyOf[$1]) }) {
          guard let name = memberExcluded(by: absent), isObject || asksOfObjectsOnly(present) else {
            continue
          }
          rules.append(PresenceRule(form: .union, name: name, schemas: [present], owner: schema.id))
          break
        }
      }
      return rules
    }
  }

  private static let annotations = Schema.describingKeywords.union([.ref, .type])

  private func keywords(_ schemas: [Schema]) -> Set<Keyword> {
    Set(schemas.flatMap { $0.sites.map(\.keyword) }).subtracting(Self.annotations)
  }

  /// The member that an object needs to be valid under a schema, where nothing else is asked of it.
  private func memberAsked(by schema: SchemaID) -> String? {
    let view = view([schema])
    let names = view.schemas.flatMap(\.required)
    guard names.count == 1, view.types.contains(.object),
      keywords(view.schemas).isSubset(of: [.required, .properties]),
      view.schemas.flatMap(\.properties).allSatisfy({ areSame([$0.schema], []) })
    else { return nil }
    return names[0]
  }

  /// The member that an object must not have to be valid under a schema, where nothing else is asked of it.
  private func memberExcluded(by schema: SchemaID) -> String? {
    let view = view([schema])
    guard view.types.contains(.object) else { return nil }
    let keywords = keywords(view.schemas)
    if keywords == [.not] {
      let excluded = view.schemas.compactMap(\.not)
      return excluded.count == 1 ? memberAsked(by: excluded[0]) : nil
    }
    let properties = view.schemas.flatMap(\.properties)
    guard keywords == [.properties], properties.count == 1, search.isForbidden([properties[0].schema]) else {
      return nil
    }
    return properties[0].name
  }

  /// Whether a schema accepts all that is no object, as far as its keywords tell.
  private func asksOfObjectsOnly(_ schema: SchemaID) -> Bool {
    let view = view([schema])
    return view.types == .all
      && keywords(view.schemas).isSubset(of: [
        .required, .properties, .patternProperties, .additionalProperties, .propertyNames,
        .minProperties,
        .maxProperties, .dependentRequired, .dependentSchemas,
      ])
  }
}
