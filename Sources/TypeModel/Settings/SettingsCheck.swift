import Diagnostics
import SchemaModel
import SchemaRuntime

/// Reports settings that have no effect as written: a setting is kept to the letter, or is an error.
struct SettingsCheck {
  let graph: SchemaGraph
  let types: TypeGraph
  let settings: TypeSettings

  /// Reports types, members and cases that have another name, because another one has theirs or Swift code needs it.
  func names(_ given: GivenNames, into bag: inout DiagnosticBag) {
    namespace(into: &bag)
    if !given.all.isEmpty { types(given, into: &bag) }
    if settings.members.isEmpty { return }
    let mentioned = MentionedTypes(types, in: graph)
    let index = Index(types)
    for naming in settings.members {
      guard let schema = mentioned.schema(at: naming.place) else { continue }
      switch naming.name {
      case .own(let name):
        member(naming.place, schema, wanted: name, among: index.neighbours(of: schema), into: &bag)
      case .cases(let cases): self.cases(cases, among: index.cases[schema] ?? [], into: &bag)
      }
    }
  }

  /// An index of members and cases, by the schemas for which a type has them.
  private struct Index {
    typealias Member = (name: String, schemas: [SchemaID])
    private var lists: [[Member]] = []
    private var holders: [SchemaID: [Int]] = [:]
    private(set) var cases: [SchemaID: [(text: String, name: String)]] = [:]

    init(_ types: TypeGraph) {
      for type in types.types {
        let members = Self.members(of: type)
        for schema in Set(members.flatMap(\.schemas)) { holders[schema, default: []].append(lists.count) }
        if !members.isEmpty { lists.append(members) }
        guard let list = type.declaration.enumeration else { continue }
        let named = list.cases.map { ($0.value.stringValue ?? $0.value.jsonText, $0.name) }
        for schema in Set(type.schemas + [type.schema]) { cases[schema, default: []] += named }
      }
    }

    /// The members of the types that have one for the schema.
    func neighbours(of schema: SchemaID) -> [Member] { (holders[schema] ?? []).flatMap { lists[$0] } }

    private static func members(of type: NominalType) -> [Member] {
      if case .union(let union) = type.declaration { return union.cases.map { ($0.name, $0.schemas) } }
      return type.properties.map { ($0.name, $0.schemas) }
    }
  }

  private func namespace(into bag: inout DiagnosticBag) {
    guard let namespace = settings.namespace,
      let own = types.namespaces.first(where: { $0.folder.isEmpty })
    else { return }
    report(namespace, wanted: namespace.text, found: own.path.last, into: &bag)
    let alike = types.types.first {
      $0.path == own.path + [namespace.text + "Value"] && isNamed($0, namespace.text)
    }
    if let alike {
      bag.error(
        "'namespace' cannot be '\(namespace.text)': the type at \(graph[alike.schema].location) is called so",
        at: namespace.location, help: "choose another namespace, or name the type with 'names'")
    }
  }

  /// Whether the type of a document has the name of its file.
  private func isNamed(_ type: NominalType, _ name: String) -> Bool {
    type.parent == nil
      && SwiftNames.type(FileStems(graph).name(of: graph.documents[type.document].path)) == name
  }

  private func types(_ given: GivenNames, into bag: inout DiagnosticBag) {
    let owners = Dictionary(grouping: types.types, by: \.schema)
    for name in given.all {
      let type = owners[name.schema]?.dropFirst(name.ordinal).first
      let outer = type.map { Array($0.path.dropLast()) } ?? []
      let rival = types.types.first {
        $0.id != type?.id && ($0.path == outer + [name.name] || $0.path == [name.name])
      }
      report(
        name.mention, wanted: name.name, found: type?.name,
        rival.map { "the type at \(graph[$0.schema].location)" }, into: &bag)
    }
    displaced(given, owners, into: &bag)
  }

  /// Reports types that have lost their names to names that a package gives.
  private func displaced(
    _ given: GivenNames, _ owners: [SchemaID: [NominalType]], into bag: inout DiagnosticBag
  ) {
    for type in types.types {
      let ordinal = owners[type.schema]?.firstIndex { $0.id == type.id } ?? 0
      guard let plain = given.plainName(of: type.schema, ordinal), plain != type.name,
        let taker = given.all.first(where: { $0.name == plain }), holds(plain, around: type)
      else { continue }
      bag.error(
        "'\(taker.mention.text)' cannot be called '\(plain)' in Swift: the type at \(graph[type.schema].location) is called so",
        at: taker.mention.location, help: "choose another name, or give that type one, too")
    }
  }

  /// Whether a type beside another one, or at the top level, has a name.
  private func holds(_ name: String, around type: NominalType) -> Bool {
    let outer = Array(type.path.dropLast())
    return types.types.contains { $0.id != type.id && ($0.path == outer + [name] || $0.path == [name]) }
  }

  private func member(
    _ place: Mention, _ schema: SchemaID, wanted: String, among members: [Index.Member],
    into bag: inout DiagnosticBag
  ) {
    let own = members.filter { $0.schemas.contains(schema) }
    let found = own.contains { $0.name == wanted } ? wanted : own.first?.name
    let rival = members.first { $0.name == wanted && !$0.schemas.contains(schema) }?.schemas.first
    report(
      place, wanted: wanted, found: found, rival.map { "what stands at \(graph[$0].location)" }, into: &bag)
  }

  private func cases(
    _ wanted: [(value: Mention, name: String)], among known: [(text: String, name: String)],
    into bag: inout DiagnosticBag
  ) {
    for (value, name) in wanted {
      let found = known.first { $0.text.hasSameScalars(as: value.text) }
      let rival = known.first { $0.name == name && !$0.text.hasSameScalars(as: value.text) }
      report(
        value, wanted: name, found: found?.name, rival.map { "the value '\($0.text)'" }, isCase: true,
        into: &bag)
    }
  }

  /// - Parameter rival: the type that has the name.
  private func report(
    _ mention: Mention, wanted: String, found: String?, _ rival: String? = nil, isCase: Bool = false,
    into bag: inout DiagnosticBag
  ) {
    guard let found, found != wanted else { return }
    let isCapital = isCase && wanted.unicodeScalars.first?.properties.isUppercase == true
    bag.error(
      "'\(mention.text)' cannot be called '\(wanted)' in Swift: it would be '\(found)'", at: mention.location,
      help: isCapital
        ? "the name of a case begins with a small letter"
        : rival.map { $0 + " is called so" } ?? "the name means something else in Swift or in generated code")
  }

  /// Reports open lists with a value that has the name of the case of all other values.
  func openCases(into bag: inout DiagnosticBag) {
    guard types.types.contains(where: { graph[$0.schema].extensions.isOpened }) else { return }
    let mentioned = MentionedTypes(types, in: graph)
    var places: [SchemaID: [(value: Mention, name: String)]] = [:]
    for naming in settings.members {
      guard case .cases(let cases) = naming.name, let schema = mentioned.schema(at: naming.place) else {
        continue
      }
      places[schema, default: []] += cases
    }
    for type in types.types {
      guard let list = type.declaration.enumeration, let other = list.otherName,
        graph[type.schema].extensions.isOpened, other != "unknown"
      else { continue }
      let text = list.cases.first { $0.name == "unknown" }?.value.stringValue ?? ""
      let given = Set(type.schemas + [type.schema]).flatMap { places[$0] ?? [] }.first {
        $0.name == "unknown"
      }
      bag.note(
        "values that '\(type.qualifiedName)' does not list have the case '\(other)', as '\(text)' has the case 'unknown'",
        at: given?.value.location ?? graph[type.schema].location)
    }
  }

  /// Reports formats whose values have none of the types that were chosen.
  func formats(into bag: inout DiagnosticBag) {
    if settings.formats.isEmpty { return }
    let known = Set(graph.schemas.compactMap(\.format))
    // The kinds of `type: [string, boolean]` are cases, and no schemas.
    let payloads = types.types.flatMap { type -> [TypeReference] in
      if case .union(let union) = type.declaration { union.cases.map(\.payload) } else { [] }
    }
    let used = Set((types.references.values + payloads).flatMap(\.customTypes))
    for formatting in settings.formats {
      let format = formatting.format
      let chosen = [formatting.ofStrings, formatting.ofIntegers, formatting.ofNumbers].compactMap(\.self)
      if !known.contains(format.text) {
        bag.error(
          "no schema has the format '\(format.text)'", at: format.location,
          help: spellingHelp(for: format.text, among: known.sorted()))
      } else if !chosen.contains(where: used.contains), let first = chosen.first {
        bag.error(
          "no type has values with the format '\(format.text)' that '\(first.spelling)' could hold",
          at: format.location,
          help: formatting.ofStrings == nil ? "it is for integers" : "it is for strings")
      } else if let both = formatting.typeOfAll(among: used) {
        bag.error(
          "values with the format '\(format.text)' are strings and numbers, and '\(both.spelling)' can be written as one of the two only",
          at: format.location, help: "give the strings or the numbers another format")
      }
    }
  }
}
