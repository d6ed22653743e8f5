import Diagnostics
import SchemaModel
import SchemaRuntime
import TypeModel

/// The types that other modules declare: found by reading their schemas with their own settings.
struct ImportedTypes {
  private(set) var types: [ExternalPlace: CustomType] = [:]
  /// What the other packages have decided about their schemas.
  private(set) var adjustments: [SchemaAdjustments.Imported] = []
  /// The folders on the way here, as modules may import each other's types.
  private var outer: Set<String>

  init(outer: Set<String> = []) { self.outer = outer }

  /// Options with what other modules declare and have decided.
  static func complete(_ options: SchemaOptions, into bag: inout DiagnosticBag) -> SchemaOptions {
    if options.modules.isEmpty { return options }
    var imported = ImportedTypes()
    do throws(FileProblem) {
      try imported.add(options, into: &bag)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: error.path))
    }
    var complete = options
    imported.apply(to: &complete)
    return complete
  }

  private mutating func add(_ options: SchemaOptions, into bag: inout DiagnosticBag) throws(FileProblem) {
    for module in options.modules {
      guard let resolution = Self.resolution(of: module, in: options) else {
        bag.error(
          "no entry of 'resolve' has the URI prefix or the folder '\(module.place.text)'",
          at: module.place.location, help: "name there where the schemas of '\(module.name.text)' are found")
        continue
      }
      guard let real = FileAccess.realPath(resolution.folder), !outer.contains(real) else { continue }
      try add(module, resolution, real, into: &bag)
    }
  }

  private static func resolution(
    of module: SchemaOptions.ImportedModule, in options: SchemaOptions
  ) -> SchemaOptions.Resolution? {
    options.resolutions.first { $0.uriPrefix == module.place.text }
      ?? options.resolutions.first { resolution in
        let folder = FileAccess.realPath(module.place.text)
        return folder != nil && folder == FileAccess.realPath(resolution.folder)
      }
  }

  private mutating func add(
    _ module: SchemaOptions.ImportedModule, _ resolution: SchemaOptions.Resolution, _ real: String,
    into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    var options = SchemaOptions()
    if let file = TargetConfiguration.file(besideSchemas: resolution.folder) {
      options = try TargetConfiguration(file, into: &bag).options
    }
    guard options.swift.access != .internal else {
      return bag.error(
        "the types of '\(module.name.text)' are internal, so no other module can use them",
        at: module.name.location)
    }
    var inner = ImportedTypes(outer: outer.union([real]))
    try inner.add(options, into: &bag)
    inner.apply(to: &options)
    let prefix = Self.start(of: resolution.uriPrefix)
    adjustments += [.init(uriPrefix: prefix, adjustments: options.adjustments)] + inner.adjustments
    // What there is to say of another module's schemas, its own build says.
    var unsaid = DiagnosticBag()
    guard let graph = Schemas.graph(ofFolder: resolution.folder, options, into: &unsaid), !unsaid.hasErrors
    else {
      return bag.error(
        "the schemas of '\(module.name.text)' in '\(resolution.folder)' have mistakes",
        at: module.name.location,
        help: unsaid.sorted.first { $0.severity == .error }.map { "the first: \($0)" })
    }
    let lowered = TypeLowering(graph, settings: options.types).lower(into: &unsaid)
    for schema in graph.schemas where graph.documents[schema.document].isEntry {
      guard case .named(let id) = lowered.type(of: schema.id).nonNull else { continue }
      let path = lowered[id].path
      let type = CustomType(
        path: (path.first == module.name.text ? [] : [module.name.text]) + path, modules: [module.name.text],
        kinds: [])
      for document in Self.names(of: graph.documents[schema.document].path, below: prefix) {
        types[ExternalPlace(document: document, pointer: JSONPointer.text(of: schema.pointer))] = type
      }
    }
  }

  /// Lets a reader of schemas know the types, and what is decided about their schemas.
  func apply(to options: inout SchemaOptions) {
    options.types.external = types
    options.adjustments.imported = adjustments
  }

  /// What the URIs of documents below a prefix begin with.
  private static func start(of prefix: String) -> String {
    prefix.hasSuffix("/") || prefix.hasSuffix(":") ? prefix : prefix + "/"
  }

  /// How references below a URI may name a file: with its ending or without.
  private static func names(of path: String, below start: String) -> [String] {
    let encoded = PercentEncoding.encode(path: path)
    let endings = [".yaml", ".json"].filter(encoded.hasSuffix)
    return [start + encoded] + endings.map { start + encoded.dropLast($0.count) }
  }
}
