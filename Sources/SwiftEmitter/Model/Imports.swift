import TypeModel

/// The imports of a generated file.
///
/// Packages differ in what an import without an access level means: it is internal where the feature
/// `InternalImportsByDefault` is on, and public elsewhere, where a file that says `package import` makes it an error in
/// all others to say nothing. Public imports go together with those that say nothing; for types of a package a file asks
/// for the feature; internal types need nothing.
struct Imports {
  /// The modules whose types the declarations mention.
  var declared: Set<String> = []
  /// The modules that other code of the file uses.
  var used: Set<String> = []

  func write(_ access: AccessLevel, to writer: inout SwiftWriter) {
    switch access {
    case .public:
      for module in declared.union(used).sorted() {
        Self.write(module, declared.contains(module) ? access.prefix : "", to: &writer)
      }
    case .package:
      for module in used.subtracting(declared).sorted() { Self.write(module, "", to: &writer) }
      if declared.isEmpty { return }
      writer.line("#if hasFeature(InternalImportsByDefault)")
      writer.indented { for module in declared.sorted() { Self.write(module, access.prefix, to: &$0) } }
      writer.line("#else")
      writer.indented { for module in declared.sorted() { Self.write(module, "", to: &$0) } }
      writer.line("#endif")
    case .internal:
      for module in declared.union(used).sorted() { Self.write(module, "", to: &writer) }
    }
  }

  private static func write(_ module: String, _ access: SwiftCode, to writer: inout SwiftWriter) {
    writer.line("\(access)import \(SwiftIdentifier(module))")
  }
}

extension ModelEmitter {
  /// The imports of a file that declares types, and reads and writes some.
  func imports(declaring declared: [TypeID], coding coded: [TypeID]) -> Imports {
    var imports = Imports()
    imports.used.formUnion(["SchemaRuntime"] + settings.imports)
    // A public import that no declaration needs is a warning.
    if (declared + coded).contains(where: { mentionsRuntime(types[$0]) }) {
      imports.declared.insert("SchemaRuntime")
    }
    for custom in coded.flatMap({ types[$0].mentioned }).flatMap(\.customTypes) {
      imports.used.formUnion(custom.modules + custom.conformingModules)
    }
    for id in declared {
      let type = types[id]
      let mentioned = type.mentioned.flatMap(\.customTypes)
      imports.declared.formUnion(mentioned.flatMap(\.modules))
      let protocols = (conformances[id] ?? []).compactMap { $0.split(separator: ".").first.map(String.init) }
      let conforming = mentioned.flatMap(\.conformingModules) + protocols.filter(settings.imports.contains)
      // The modules of protocols that a public type, or its arguments, conform to have to be imported publicly.
      if settings.access == .public {
        imports.declared.formUnion(conforming)
      } else {
        imports.used.formUnion(conforming)
      }
    }
    return imports
  }

  /// Writes the conformances that the package wants, each behind an empty line.
  func writeConformances(of root: TypeID, to writer: inout SwiftWriter) {
    for id in tree(of: root) {
      let type = types[id]
      guard let protocols = conformances[id], !protocols.isEmpty else { continue }
      let names = protocols.map { name in
        TypeSpelling.path(name.split(separator: ".").map(String.init))
      }
      writer.blank()
      let path = TypeSpelling.path(types.declaredPath(of: type)[...])
      writer.line("extension \(path): \(names.joined(", ")) {}")
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
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: []
    }
  }
}
