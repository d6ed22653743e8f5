import Diagnostics
import SchemaModel
import SchemaRuntime

/// Reports what a configuration asks for and does not get: a setting is kept to the letter, or is an error.
struct SettingsCheck {
  let graph: SchemaGraph
  let types: TypeGraph
  let settings: TypeSettings

  /// Types, members and cases that are called otherwise, as another one has the name or Swift code needs it.
  func names(_ given: GivenNames, into bag: inout DiagnosticBag) {
    if let namespace = settings.namespace, let own = types.namespaces.first(where: { $0.folder.isEmpty }) {
      report(namespace, wanted: namespace.text, found: own.path.last, into: &bag)
    }
    if !given.all.isEmpty {
      let owners = Dictionary(grouping: types.types, by: \.schema)
      for name in given.all {
        let type = owners[name.schema]?.dropFirst(name.ordinal).first
        report(name.mention, wanted: name.name, found: type?.name, into: &bag)
      }
    }
    if settings.members.isEmpty { return }
    let mentioned = MentionedTypes(types, in: graph)
    let names = namesBySchema
    for naming in settings.members {
      guard let schema = mentioned.schema(at: naming.place) else { continue }
      switch naming.name {
      case .own(let name):
        let found = names[schema] ?? []
        report(naming.place, wanted: name, found: found.contains(name) ? name : found.first, into: &bag)
      case .cases(let cases):
        let known = self.cases(of: schema)
        for (value, name) in cases {
          let found = known.first { $0.text.hasSameScalars(as: value.text) }
          report(value, wanted: name, found: found?.name, into: &bag)
        }
      }
    }
  }

  private func report(_ mention: Mention, wanted: String, found: String?, into bag: inout DiagnosticBag) {
    guard let found, found != wanted else { return }
    bag.error(
      "'\(mention.text)' cannot be called '\(wanted)' in Swift: it would be '\(found)'", at: mention.location,
      help: "another one is called so, or the name means something else in generated code")
  }

  /// What the members and branches are called that schemas describe.
  private var namesBySchema: [SchemaID: [String]] {
    var names: [SchemaID: [String]] = [:]
    for type in types.types {
      for property in type.properties {
        for id in property.schemas { names[id, default: []].append(property.name) }
      }
      guard case .union(let union) = type.declaration else { continue }
      for item in union.cases { for id in item.schemas { names[id, default: []].append(item.name) } }
    }
    return names
  }

  private func cases(of schema: SchemaID) -> [(text: String, name: String)] {
    types.types.filter { $0.schema == schema || $0.schemas.contains(schema) }.flatMap {
      type -> [(text: String, name: String)] in
      switch type.declaration {
      case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list),
        .literalEnum(let list), .openEnum(let list):
        list.cases.map { ($0.value.stringValue ?? $0.value.jsonText, $0.name) }
      case .object, .tuple, .union, .wrapper, .alias, .namespace: []
      }
    }
  }

  /// Formats whose values have none of the types that were chosen.
  func formats(into bag: inout DiagnosticBag) {
    if settings.formats.isEmpty { return }
    let known = Set(graph.schemas.compactMap(\.format))
    let used = Set(types.references.values.flatMap(\.customTypes))
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
      }
    }
  }
}
