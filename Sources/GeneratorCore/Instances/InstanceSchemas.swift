package import Diagnostics
package import Generation
package import SchemaRuntime

/// The validators of a run: one for all instances, or one for each schema that an instance has. Each is made once.
package final class InstanceSchemas {
  private let fixed: InstanceValidator?
  private let map: SchemaMap
  private let catalog: SchemaCatalog?
  private let options: SchemaOptions
  /// The validators by schema; nil where a schema is wrong, which has been reported.
  package private(set) var known: [String: InstanceValidator?] = [:]
  /// The globs that some file has matched.
  private var matched: Set<Int> = []
  /// The globs that have decided about some file.
  private var deciding: Set<Int> = []
  /// Globs that match a file about which another one, whose number is the value, has decided.
  private var preferred: [Int: Int] = [:]

  /// - Parameters:
  ///   - fixed: the validator of all instances, whatever they name.
  ///   - catalog: the one of the settings; nil: there is none, or one schema is for all instances.
  ///   - known: validators that were made before.
  package init(
    fixed: InstanceValidator? = nil, map: SchemaMap, catalog: SchemaCatalog? = nil, options: SchemaOptions,
    known: [String: InstanceValidator?] = [:]
  ) {
    (self.fixed, self.map, self.catalog) = (fixed, map, catalog)
    (self.options, self.known) = (options, known)
  }

  /// The validator of all instances; nil where each has its own.
  package var fixedValidator: InstanceValidator? { fixed }
  /// Whether the schema depends on the instance.
  package var dependsOnInstance: Bool { fixed == nil }

  /// The reports on an instance, or the reason why there are none.
  package enum Judgement {
    /// The reports of its documents: one, or in YAML as many as there are.
    case reports([ValidationReport], Reading)
    /// No schema is known; the URI that the file names, where no `resolve` leads to it.
    case unknown(named: String?)
    /// The catalog has a schema, at a URL that is not vendored.
    case notVendored(url: String)
    /// The schema is wrong.
    case wrong(schema: String)
    /// There is no reader for the language of the file.
    case unreadable(language: String)
  }

  /// How the text of an instance was read.
  package struct Reading {
    package var syntax: InstanceSyntax
    /// Whether an option or a glob says so.
    package var isSaid: Bool
    /// Whether `<<` merges the members of other mappings in it.
    package var hasMergeKeys = false
    package var validator: InstanceValidator
  }

  /// Judges an instance.
  /// - Parameters:
  ///   - said: the syntax that an option names.
  ///   - bag: takes the mistakes of a schema that is used for the first time.
  package func judge(
    _ path: String, _ text: [UInt8], syntax said: InstanceSyntax? = nil, into bag: inout DiagnosticBag
  ) -> Judgement {
    let globs = globs(matching: path)
    let said = said ?? map.syntax(globs)
    if said == nil, let language = InstanceSyntax.unreadable(path) { return .unreadable(language: language) }
    let syntax = said ?? Self.syntax(of: path, text)
    let validator: InstanceValidator
    switch self.validator(ofFile: path, matching: globs, text: text, syntax, into: &bag) {
    case .found(let found): validator = found
    case .unknown(let named): return .unknown(named: named)
    case .notVendored(let url): return .notVendored(url: url)
    case .wrong(let schema): return .wrong(schema: schema)
    }
    var reading = Reading(syntax: syntax, isSaid: said != nil, validator: validator)
    let reports =
      switch syntax {
      case .json: [validator.validate(json: text)]
      case .jsonc: [validator.validate(jsonWithComments: text)]
      case .yaml: validator.validate(yaml: text, name: path, &reading.hasMergeKeys)
      }
    return .reports(reports, reading)
  }

  /// The syntax of a text for which neither an option nor a glob gives one: JSON for standard input, else by the
  /// ending of its name, else by its first character.
  private static func syntax(of path: String, _ text: [UInt8]) -> InstanceSyntax {
    path == "-" ? .json : InstanceSyntax(ofName: path) ?? InstanceSyntax(ofText: text)
  }

  /// The result of looking for a file's schema.
  package enum Lookup {
    case found(InstanceValidator)
    /// No schema is known; the URI that the file names, where no `resolve` leads to it.
    case unknown(named: String?)
    /// The catalog has a schema, at a URL that is not vendored.
    case notVendored(url: String)
    case wrong(schema: String)
  }

  /// The validator of a file.
  /// - Parameter bag: takes the mistakes of a schema that is used for the first time.
  package func validator(
    ofFile path: String, matching globs: [Int], text: [UInt8], _ syntax: InstanceSyntax,
    into bag: inout DiagnosticBag
  ) -> Lookup {
    if let fixed { return .found(fixed) }
    let own = map.schema(ofFile: path, matching: globs, text: text, syntax)
    guard let named = own ?? schemaOfCatalog(path) else { return .unknown(named: nil) }
    guard let schema = options.file(ofSchema: named) else {
      if own == nil { return .notVendored(url: named) }
      // A file may name the schema of another tool; a glob names a file that is to be validated.
      return map.namesSchema(globs) ? .wrong(schema: named) : .unknown(named: named)
    }
    let validator: InstanceValidator?
    if let known = known[schema] {
      validator = known
    } else {
      var own = DiagnosticBag()
      validator = InstanceValidator(schema: schema, options: options, into: &own)
      bag.add(contentsOf: own)
      known[schema] = .some(validator)
    }
    return validator.map(Lookup.found) ?? .wrong(schema: schema)
  }

  /// The URL of the schema that the catalog has for a file.
  private func schemaOfCatalog(_ path: String) -> String? {
    // Standard input has no name.
    path == "-" ? nil : catalog?.schema(ofFile: map.place(of: path)) { options.file(ofSchema: $0) != nil }
  }

  // MARK: Globs

  /// The globs that match a file; they are noted as having a match.
  package func globs(matching path: String) -> [Int] {
    let globs = map.globs(matching: path)
    matched.formUnion(globs)
    let deciders = map.deciders(globs)
    deciding.formUnion([deciders.schema, deciders.syntax].compactMap(\.self))
    for glob in globs where preferred[glob] == nil {
      preferred[glob] = map.preferred(to: glob, deciders)
    }
    return globs
  }

  /// Whether a file of a folder is an instance because a glob matches it, or because the catalog has a schema for it that is
  /// vendored. Where one schema is for all files, hidden files are none.
  package func isNamed(_ path: String, isHidden: Bool) -> Bool {
    let globs = globs(matching: path)
    if fixed != nil { return !isHidden && map.syntax(globs) != nil }
    if map.namesSchema(globs) || map.syntax(globs) != nil { return true }
    guard InstanceSyntax.unreadable(path) == nil, let url = schemaOfCatalog(path) else { return false }
    return options.file(ofSchema: url) != nil
  }

  /// Warnings about globs that no file matches, in the folders that were searched, and about those that decide about none.
  package func unused(in folders: [String]) -> [Diagnostic] {
    let undecided = dependsOnInstance ? preferred.filter { !deciding.contains($0.key) } : [:]
    return map.unmatched(besides: matched, in: folders) + map.undecided(undecided, in: folders)
  }
}
