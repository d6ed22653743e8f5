import SchemaModel
import SchemaRuntime
import TypeModel
import ValidationPlanning

/// Emits the types of the generated module: per entry document one file, and one with the namespaces.
struct ModelEmitter: Sendable {
  let graph: SchemaGraph
  let types: TypeGraph
  let validators: any ValidatorNames
  let placeholders: Placeholders
  let settings: SwiftSettings
  /// The beginning of declarations that have the access level of the types.
  let access: SwiftCode
  /// The further protocols that types adopt.
  let conformances: [TypeID: [String]]
  /// The types that are not declared inside of those that they are nested in, but in extensions.
  let apart: Set<TypeID>
  /// The structs that are read member by member, and the unions, by the document of their schema.
  private let readByDocument: [Int: [TypeID]]
  /// The names of schemas, by their document, that several of those types have.
  private let sharedNames: [Int: Set<ScalarKey>]
  /// The types that are divided among several files.
  private let divided: Set<TypeID>

  init(
    graph: SchemaGraph, types: TypeGraph, validators: any ValidatorNames, settings: SwiftSettings,
    division: FileDivision
  ) {
    self.graph = graph
    self.types = types
    self.validators = validators
    self.settings = settings
    apart = division.apart
    divided = division.divided
    access = settings.access.prefix
    conformances = settings.conformances(of: types, in: graph)
    let placeholders = Placeholders(types)
    self.placeholders = placeholders
    let read = types.types.lazy.filter { type in
      switch type.declaration {
      case .object(let object): return object.isReadByMember && type.isConcrete && placeholders.has(type)
      case .union: return type.isConcrete
      case .tuple, .stringEnum, .openEnum, .integerEnum, .numberEnum, .literalEnum, .wrapper, .alias,
        .namespace:
        return false
      }
    }
    readByDocument = Dictionary(grouping: read.map(\.id)) { graph[types[$0].schema].document }
    sharedNames = Dictionary(
      uniqueKeysWithValues: readByDocument.map { document, read in
        let names = read.compactMap { validators.name(of: types[$0].schema, inPlanOf: document) }
        let counts = Dictionary(names.map { (ScalarKey($0), 1) }, uniquingKeysWith: +)
        return (document, Set(counts.lazy.filter { $0.value > 1 }.map(\.key)))
      })
  }

  /// The beginning of the declaration of storage that only generated code uses. The code that reads and writes a
  /// divided type may stand in another file.
  func storage(of type: NominalType) -> SwiftCode { divided.contains(type.id) ? "" : "private " }

  /// Writes the head of a file that is made from a document.
  /// - Parameters:
  ///   - declared: the types that are declared in it.
  ///   - coded: those that are read and written in it.
  func writeHead(
    ofDocument document: Int, declaring declared: [TypeID], coding coded: [TypeID],
    to writer: inout SwiftWriter
  ) {
    let path = VisibleText.line(graph.documents[document].path)
    writer.verbatim("// Generated from \(path). Do not edit: change the schema.")
    writer.blank()
    imports(declaring: declared, coding: coded).write(settings.access, to: &writer)
  }

  /// Writes the type of a document and those nested in it, which people read first, behind an empty line.
  func writeDeclarations(of file: TypeFile, to writer: inout SwiftWriter) {
    let root = types[file.root]
    writer.blank()
    if file.namespace.isEmpty {
      declaration(of: root, to: &writer)
    } else {
      writer.block("extension \(TypeSpelling.path(file.namespace)) {") { declaration(of: root, to: &$0) }
    }
    writeConformances(of: file.root, to: &writer)
  }

  /// Writes types that are nested in the type of a document, in an extension, behind an empty line.
  func writeDeclarations(of nested: [TypeID], in root: TypeID, to writer: inout SwiftWriter) {
    writer.blank()
    writer.block("extension \(TypeSpelling.path(types.declaredPath(of: types[root])[...])) {") {
      declarations(of: nested, to: &$0)
    }
    for id in nested { writeConformances(of: id, to: &writer) }
  }

  /// A type and those that are declared inside of it, each before those nested in it.
  func tree(of root: TypeID) -> [TypeID] {
    var open = [root]
    var found: [TypeID] = []
    while let id = open.popLast() {
      open += types[id].children.reversed().filter { !apart.contains($0) }
      found.append(id)
    }
    return found
  }

  /// The types among these that read and write.
  func typesWithCoding(_ ids: [TypeID]) -> [TypeID] {
    ids.filter { types[$0].isConcrete }
  }

  /// Writes the code that reads and writes types, each behind an empty line.
  func writeCoding(of types: [TypeID], to writer: inout SwiftWriter) {
    for id in types {
      let type = self.types[id]
      writer.blank()
      let path = TypeSpelling.path(self.types.declaredPath(of: type)[...])
      let conformance = conformance(of: type).map { ": \($0)" as SwiftCode } ?? ""
      writer.block("extension \(path)\(conformance) {") { writer in
        members(of: type, to: &writer)
      }
    }
  }

  /// Whether a public declaration of the type names a type of the runtime.
  func mentionsRuntime(_ type: NominalType) -> Bool {
    switch type.declaration {
    case .alias(let target): mentionsRuntime(target)
    case .namespace: false
    default: true
    }
  }

  private func mentionsRuntime(_ reference: TypeReference) -> Bool {
    switch reference {
    case .string, .bool, .int, .double, .named, .custom: false
    case .json, .jsonObject, .map, .encoded, .bytes: true
    case .array(let element): mentionsRuntime(element)
    case .optional(let wrapped): mentionsRuntime(wrapped)
    }
  }

  /// The declarations of the namespaces.
  func writeNamespaces(to writer: inout SwiftWriter) {
    for namespace in types.namespaces {
      writer.blank()
      var comment = DocComment()
      if let text = namespace.description ?? namespace.title { comment.add(text) }
      let name = SwiftIdentifier(namespace.path.last ?? "")
      let parent = Array(namespace.path.dropLast())
      if parent.isEmpty {
        writer.doc(comment)
        writer.line("\(access)enum \(name) {}")
      } else {
        writer.block("extension \(TypeSpelling.path(parent)) {") { writer in
          writer.doc(comment)
          writer.line("\(access)enum \(name) {}")
        }
      }
    }
  }

  func spelling(_ type: NominalType, in place: TypeSpelling.Place) -> TypeSpelling {
    TypeSpelling(types: types, scope: type, place: place, apart: apart)
  }

  /// The declaration of the type and of those nested in it.
  private func declaration(of type: NominalType, to writer: inout SwiftWriter) {
    writer.doc(DocText.comment(type.documentation, of: type.name, stated(of: type)))
    let name = SwiftIdentifier(type.name)
    if type.isHidden {
      writer.deprecate(type.documentation.deprecation)
      writer.line("\(access)typealias \(name) = \(type.declaredName)")
      writer.blank()
      var comment = DocComment()
      comment.add("What `\(type.name)` is, for code that does not name it.")
      writer.doc(comment)
    }
    switch type.declaration {
    case .object(let object): StructDeclaration(emitter: self, type: type, object: object).write(to: &writer)
    case .tuple(let tuple): StructDeclaration(emitter: self, type: type, tuple: tuple).write(to: &writer)
    case .stringEnum(let cases):
      EnumDeclaration(emitter: self, type: type, cases: cases).writeStrings(to: &writer)
    case .integerEnum(let cases):
      EnumDeclaration(emitter: self, type: type, cases: cases).writeIntegers(to: &writer)
    case .numberEnum(let cases):
      EnumDeclaration(emitter: self, type: type, cases: cases).writeNumbers(to: &writer)
    case .literalEnum(let cases):
      EnumDeclaration(emitter: self, type: type, cases: cases).writeLiterals(to: &writer)
    case .openEnum(let cases): EnumDeclaration(emitter: self, type: type, cases: cases).writeOpen(to: &writer)
    case .union(let union): UnionDeclaration(emitter: self, type: type, union: union).write(to: &writer)
    case .wrapper(let wrapper):
      WrapperText(emitter: self, type: type, wrapper: wrapper).writeDeclarations(to: &writer)
    case .alias(let target):
      writer.deprecate(type.documentation.deprecation)
      writer.line("\(access)typealias \(name) = \(spelling(type, in: .declaration).type(target))")
    case .namespace: namespaceDeclaration(of: type, to: &writer)
    }
  }

  private func namespaceDeclaration(of type: NominalType, to writer: inout SwiftWriter) {
    let children = type.children.filter { !apart.contains($0) }
    if children.isEmpty { return writer.line("\(access)enum \(SwiftIdentifier(type.name)) {}") }
    writer.block("\(access)enum \(SwiftIdentifier(type.name)) {") {
      declarations(of: children, to: &$0)
    }
  }

  /// Types with an empty line between them.
  private func declarations(of ids: [TypeID], to writer: inout SwiftWriter) {
    for (index, id) in ids.enumerated() {
      if index > 0 { writer.blank() }
      declaration(of: types[id], to: &writer)
    }
  }

  /// The nested types, each behind an empty line.
  func nested(in type: NominalType, to writer: inout SwiftWriter) {
    for child in type.children where !apart.contains(child) {
      writer.blank()
      declaration(of: types[child], to: &writer)
    }
  }

  /// The protocols that say how a type is read and written; nil where the declaration names all. An extension that named
  /// `SchemaValue` again could stand in no other file than the declaration: what it implies is synthesized there.
  private func conformance(of type: NominalType) -> SwiftCode? {
    switch type.declaration {
    case .object where !placeholders.has(type): return "EndlessStruct"
    case .object: return "ListedStruct"
    case .tuple: return "TupleValue"
    case .union: return "ListedUnion"
    case .stringEnum(let list), .openEnum(let list):
      return list.hasDeprecatedCases ? "ListedText, DeprecatedCases" : "ListedText"
    case .integerEnum(let list):
      return list.hasDeprecatedCases ? "ListedInteger, DeprecatedCases" : "ListedInteger"
    case .numberEnum(let list):
      return list.hasDeprecatedCases ? "ListedNumber, DeprecatedCases" : "ListedNumber"
    case .literalEnum(let list):
      return list.hasDeprecatedCases ? "DeprecatedCases" : nil
    case .wrapper, .alias, .namespace: return nil
    }
  }

  /// How the struct validates itself while it is read, where it does.
  func reading(of type: NominalType, _ object: ObjectType) -> StructReading? {
    validators.reading(of: type, object, placeholders)
  }

  /// The name by which the plan of its document knows a type: that of its schema, which that plan decides, too, where no
  /// other type has it, or else the type's own.
  func nameInPlan(of type: NominalType) -> (name: String, isOfSchema: Bool) {
    let document = graph[type.schema].document
    guard let name = validators.name(of: type.schema, inPlanOf: document),
      sharedNames[document]?.contains(ScalarKey(name)) != true
    else {
      return (types.spelling(of: type), false)
    }
    return (name, true)
  }

  /// The arguments that find how the plan of its document reads a type, and whether they say its schema, too.
  func reading(of type: NominalType) -> (arguments: [SwiftCode], saySchema: Bool) {
    let name = nameInPlan(of: type)
    if name.isOfSchema, let schema = plainSchema(of: type) { return ([schema.name, schema.plan], true) }
    let plan = validators.plan(ofDocument: graph[type.schema].document)
    return (["reading: \(StringLiteral(name.name))", "in: \(plan)"], false)
  }

  /// The types that the plan of a document reads.
  func plannedTypes(of document: Int) -> [PlannedType] {
    (readByDocument[document] ?? []).compactMap { id in
      let type = types[id]
      switch type.declaration {
      case .object(let object):
        return StructReader(StructCoding(emitter: self, type: type, object: object)).planned
      case .union(let union):
        let reading = validators.reading(of: type, union, placeholders)
        return .union(name: nameInPlan(of: type).name, union, reading)
      case .tuple, .stringEnum, .openEnum, .integerEnum, .numberEnum, .literalEnum, .wrapper, .alias,
        .namespace:
        return nil
      }
    }
  }

  /// The strings of an enum that takes a byte; nil for other types.
  func byteCases(_ id: TypeID) -> [String]? {
    // An enum of one case takes no byte, and an optional enum needs one more value.
    guard case .stringEnum(let list) = types[id].declaration, 2..<255 ~= list.cases.count else { return nil }
    return list.cases.map(\.text)
  }

  private func members(of type: NominalType, to writer: inout SwiftWriter) {
    switch type.declaration {
    case .object where !placeholders.has(type): writeSchema(of: type, to: &writer)
    case .object(let object):
      StructCoding(emitter: self, type: type, object: object).write(to: &writer)
    case .tuple(let tuple):
      writeSchema(of: type, to: &writer)
      writer.blank()
      TupleCoding(tuple: tuple, access: access).write(to: &writer)
    case .union(let union):
      UnionCoding(emitter: self, type: type, union: union).write(to: &writer)
    case .wrapper(let wrapper):
      writeSchema(of: type, to: &writer)
      writer.blank()
      WrapperText(emitter: self, type: type, wrapper: wrapper).writeCoding(to: &writer)
    case .stringEnum(let cases):
      writeTable(of: "allCases", of: type, to: &writer)
      DeprecatedCasesText(cases: cases, access: access).write(to: &writer)
    case .openEnum(let cases):
      writeTable(of: "knownCases", of: type, to: &writer)
      DeprecatedCasesText(cases: cases, access: access).write(to: &writer)
    // The runtime reads and writes these enums by their raw values.
    case .integerEnum(let cases), .numberEnum(let cases), .literalEnum(let cases):
      writeSchema(of: type, to: &writer)
      DeprecatedCasesText(cases: cases, access: access).write(to: &writer)
    case .alias, .namespace: break
    }
  }

  /// Writes the table of an enum's cases.
  private func writeTable(of cases: SwiftCode, of type: NominalType, to writer: inout SwiftWriter) {
    var arguments = [cases]
    if let schema = plainSchema(of: type) {
      arguments += ["of: \(schema.name)", schema.plan]
    } else {
      writeSchema(of: type, to: &writer)
    }
    writer.list("\(access)static let _cases = CaseTable(", arguments, ")")
  }

  // MARK: Schemas

  /// Writes the schema of a type, whose list does not say it.
  func writeSchema(of type: NominalType, to writer: inout SwiftWriter) {
    writer.list("\(access)static let _schema = TypeSchema(", schema(of: type), ")")
  }

  /// The name of a type's schema and its plan, as arguments; nil where other schemas have a say, or another block.
  private func plainSchema(of type: NominalType) -> (name: SwiftCode, plan: SwiftCode)? {
    let arguments = schema(of: type)
    return arguments.count == 2 ? (arguments[0], arguments[1]) : nil
  }

  /// The arguments for the schema of a type, and for what decides it.
  private func schema(of type: NominalType) -> [SwiftCode] {
    var arguments = validators.schema(type.schema, isDecided: type.schemas.contains(type.schema))
    let others = type.schemas.filter { $0 != type.schema }.map { schema -> SwiftCode in
      "TypeSchema(\(validators.schema(schema, isDecided: true).joined(", ")))"
    }
    if !others.isEmpty { arguments.append("and: [\(others.joined(", "))]") }
    return arguments
  }
}
