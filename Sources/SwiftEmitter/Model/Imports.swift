import TypeModel

/// What a generated file imports besides the runtime.
struct Imports {
  /// In order of name.
  let lines: [(name: String, code: SwiftCode)]

  /// - Parameters:
  ///   - always: the modules that the package wants in each file.
  ///   - publicly: the modules whose types declarations mention, in each of which a name may stand for no module at all.
  init(always: [String], declared: Set<String>, access: SwiftCode) {
    lines = declared.union(always).sorted().map { name in
      let module = SwiftIdentifier(name)
      return (name, declared.contains(name) ? "\(access)import \(module)" : "import \(module)")
    }
  }
}

extension ModelEmitter {
  /// The imports of a file that declares types.
  func imports(for ids: some Sequence<TypeID>) -> Imports {
    var declared: Set<String> = []
    for id in ids {
      let type = types[id]
      declared.formUnion(type.mentioned.flatMap(\.customTypes).flatMap(\.modules))
      // A protocol has to be imported publicly for public types only.
      guard settings.access == .public else { continue }
      let names = (conformances[id] ?? []).compactMap { $0.split(separator: ".").first.map(String.init) }
      declared.formUnion(names.filter(settings.imports.contains))
    }
    return Imports(always: settings.imports, declared: declared, access: access)
  }

  /// What types adopt because the package wants it, each behind an empty line.
  func writeConformances(of root: TypeID, to writer: inout SwiftWriter) {
    for id in tree(of: root) {
      let type = types[id]
      guard let protocols = conformances[id], !protocols.isEmpty else { continue }
      let names = protocols.map { name in
        TypeSpelling.path(name.split(separator: ".").map(String.init))
      }
      writer.blank()
      writer.line("extension \(TypeSpelling.path(type.path)): \(names.joined(", ")) {}")
    }
  }
}

extension NominalType {
  /// The types that its declaration mentions.
  fileprivate var mentioned: [TypeReference] {
    switch declaration {
    case .object(let object):
      object.properties.filter(\.isStored).map(\.type) + object.patterned.map(\.value)
        + [object.additional?.value].compactMap(\.self)
    case .tuple(let tuple):
      tuple.positions.filter(\.isStored).map(\.type) + [tuple.rest?.type].compactMap(\.self)
    case .union(let union): union.cases.filter { $0.constant == nil }.map(\.payload)
    case .wrapper(let wrapper): [wrapper.value]
    case .alias(let target): [target]
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .namespace: []
    }
  }
}
