package import Diagnostics
package import SchemaModel
import SchemaRuntime
import SwiftEmitter
import TypeModel

/// The types that other modules declare: found by reading their schemas with their own settings.
package struct ImportedTypes {
  private(set) var types: [ExternalPlace: CustomType] = [:]
  /// The decisions of the other packages about their schemas.
  private(set) var adjustments: [SchemaAdjustments.Imported] = []
  /// The folders on the way here, as modules may import each other's types.
  private var outer: Set<String>

  init(outer: Set<String> = []) { self.outer = outer }

  /// Options with the types that other modules declare, and the decisions that they have made.
  /// - Parameter module: the one that is generated, if any is.
  package static func complete(
    _ options: SchemaOptions, module: String? = nil, into bag: inout DiagnosticBag
  ) -> SchemaOptions {
    if options.modules.isEmpty { return options }
    var imported = ImportedTypes()
    do throws(FileProblem) {
      try imported.add(options, into: &bag)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: error.path))
    }
    for own in options.modules where own.name.text == module {
      bag.error(
        "'\(own.name.text)' is the module that is generated, and cannot be imported", at: own.name.location)
    }
    var complete = options
    imported.apply(to: &complete)
    complete.checkDeciders(into: &bag)
    return complete
  }

  private mutating func add(_ options: SchemaOptions, into bag: inout DiagnosticBag) throws(FileProblem) {
    var owners: [String: Mention] = [:]
    for module in options.modules {
      guard let resolution = Self.resolution(of: module, in: options) else {
        bag.error(
          "no entry of 'resolve' has the URI prefix or the folder '\(module.place.text)'",
          at: module.place.location, help: "name there where the schemas of '\(module.name.text)' are found")
        continue
      }
      if let owner = owners[resolution.uriPrefix] {
        bag.error(
          "the schemas of '\(module.name.text)' are those of '\(owner.text)'", at: module.place.location,
          help: "a type is declared by one module")
        continue
      }
      owners[resolution.uriPrefix] = module.name
      guard let real = FileAccess.realPath(resolution.directory), !outer.contains(real) else { continue }
      try add(module, for: options.swift.access, resolution, real, into: &bag)
    }
  }

  /// The decisions of the packages whose types are imported about their schemas, without the types: a comparison reads
  /// schemas as they say.
  /// - Parameter place: the place from which what stands at a path is read, where that is elsewhere.
  package static func decisions(
    of options: SchemaOptions, from place: ((String) -> String)? = nil, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> [SchemaAdjustments.Imported] {
    var met: Set<String> = []
    var found: [SchemaAdjustments.Imported] = []
    var waiting = [options]
    while let options = waiting.popLast() {
      for module in options.modules {
        guard let resolution = Self.resolution(of: module, in: options),
          met.insert(resolution.uriPrefix).inserted
        else { continue }
        let own = try settings(besideSchemas: resolution.directory, from: place, into: &bag)
        found.append(
          .init(
            module: module.name.text, uriPrefix: start(of: resolution.uriPrefix), adjustments: own.adjustments
          ))
        waiting.append(own)
      }
    }
    return found
  }

  /// The settings of a folder of schemas; empty ones where it has none.
  private static func settings(
    besideSchemas folder: String, from place: ((String) -> String)? = nil, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> SchemaOptions {
    let places = TargetConfiguration.places(besideSchemas: folder)
    guard let file = places.first(where: { FileAccess.isFile(place?($0) ?? $0) }) else {
      return SchemaOptions()
    }
    return try TargetConfiguration(file, from: place, into: &bag).options
  }

  private static func resolution(
    of module: SchemaOptions.ImportedModule, in options: SchemaOptions
  ) -> SchemaLoader.Resolution? {
    options.resolutions.first { $0.uriPrefix == module.place.text }
      ?? options.resolutions.first { resolution in
        let folder = FileAccess.realPath(module.folder)
        return folder != nil && folder == FileAccess.realPath(resolution.directory)
      }
  }

  private mutating func add(
    _ module: SchemaOptions.ImportedModule, for access: AccessLevel, _ resolution: SchemaLoader.Resolution,
    _ real: String, into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    var options = try Self.settings(besideSchemas: resolution.directory, into: &bag)
    guard options.swift.access != .internal else {
      return bag.error(
        "the types of '\(module.name.text)' are internal, so no other module can use them",
        at: module.name.location)
    }
    guard access.mayUse(options.swift.access) else {
      return bag.error(
        "the types of '\(module.name.text)' have the access '\(options.swift.access.rawValue)', so \(access.rawValue) types cannot use them",
        at: module.name.location, help: "write 'access: package' here, or 'access: public' there")
    }
    var inner = ImportedTypes(outer: outer.union([real]))
    try inner.add(options, into: &bag)
    inner.apply(to: &options)
    let prefix = Self.start(of: resolution.uriPrefix)
    adjustments += [.init(module: module.name.text, uriPrefix: prefix, adjustments: options.adjustments)]
    adjustments += inner.adjustments
    // The build of another module reports the findings in its schemas.
    var unsaid = DiagnosticBag()
    guard let graph = Schemas.graph(ofFolder: resolution.directory, options, into: &unsaid), !unsaid.hasErrors
    else {
      return bag.error(
        "the schemas of '\(module.name.text)' in '\(resolution.directory)' have mistakes",
        at: module.name.location,
        help: unsaid.sorted.first { $0.severity == .error }.map { "the first: \($0)" })
    }
    // The types of the original places, not of the copies behind them.
    let lowered = TypeLowering(graph.withStaticReferences(), settings: options.types).lower(into: &unsaid)
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

  /// Adds the types, and the decisions about their schemas, to the options of a reader.
  func apply(to options: inout SchemaOptions) {
    options.types.external = types
    options.adjustments.imported = adjustments
  }

  /// The beginning of the URIs of documents below a prefix.
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

extension SchemaOptions {
  /// Reports settings of schemas about which the settings of another module decide.
  fileprivate func checkDeciders(into bag: inout DiagnosticBag) {
    for mention in mentions where mention.isPlace {
      let document = mention.place.document
      guard let decider = adjustments.imported.first(where: { document.hasPrefix($0.uriPrefix) }) else {
        continue
      }
      bag.error(
        "'\(mention.text)' is a schema of the module '\(decider.module)', whose settings decide about it",
        at: mention.location, help: "say it there")
    }
  }

  /// The places in schemas that the settings mention.
  private var mentions: [Mention] {
    var mentions = adjustments.patches.map(\.place) + adjustments.names.map(\.place)
    if case .places(let places) = adjustments.openness { mentions += places }
    mentions += types.names.map(\.type) + types.excluded + swift.conformances.compactMap(\.type)
    return mentions
  }
}
