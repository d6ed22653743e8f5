public import Diagnostics
public import SchemaModel
public import SourceText
package import YAMLTree

/// The settings of a `schemagen.yaml`: the options of the command line, for a build that has none, and all decisions of
/// a package about its types.
///
/// `SettingsSchema.configuration` validates the file before it is read here.
public struct TargetConfiguration: Sendable {
  /// How schemas are read, and which outputs are made from them.
  public private(set) var options = SchemaOptions()
  /// Which files have which schema, for `schemagen validate`.
  public private(set) var schemas = SchemaMap()
  /// How much rules matter, as `schemagen lint` reads it.
  package private(set) var lint: YAMLNode?
  /// The files and folders of further rules of `schemagen lint`, and where they are named.
  package private(set) var lintRules: [Mention] = []
  /// How much changes matter by their rules, as `schemagen diff` reads it.
  package private(set) var diff: YAMLNode?
  /// What changes may not break, as `schemagen diff` reads it.
  package private(set) var breaking: YAMLNode?
  /// How `schemagen fmt` lays out files.
  package private(set) var format: YAMLNode?

  /// A configuration that decides nothing.
  public init() { options.texts.identifiers = IdentifierMemory() }

  /// Reads a file, and the lock of vendored documents beside it. Each mistake is an error at its line and column; paths are
  /// relative to the file's folder.
  /// - Parameters:
  ///   - texts: stand for files, and for those of the schemas, too.
  ///   - place: the place from which what stands at a path is read, where that is elsewhere.
  public init(
    _ path: String, texts: FileTexts = FileTexts(), from place: ((String) -> String)? = nil,
    into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    let path = PathText.plain(path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let file = place?(path) ?? path
    try self.init(
      FileAccess.read(file, in: texts), file: file, folder: parts.joined(separator: "/"),
      from: place ?? { $0 }, into: &bag
    ) { (overlay) throws(FileProblem) in
      texts.holds(overlay) || FileAccess.isFile(overlay) ? try FileAccess.read(overlay, in: texts) : nil
    } guides: { folder, bag in
      guard FileAccess.isFolder(folder) else { return nil }
      var walk = FolderWalk(folder: folder, displayName: folder) { $0.hasSuffix(".md") && $0.utf8.count > 3 }
      walk.run(into: &bag)
      return walk.files
    }
    if place == nil { for missing in schemas.missing(texts, lead: nil) { bag.add(missing.finding) } }
    options.texts = texts
    // All schemas that are read with this configuration share what is found.
    if texts.identifiers == nil { options.texts.identifiers = IdentifierMemory() }
    if let lock = try VendorLock(beside: path, texts, from: place, into: &bag) {
      options.vendored = lock.vendored
    }
  }

  /// Reads a configuration from memory. Each mistake is an error at its line and column; paths stay as they are
  /// written.
  /// - Parameters:
  ///   - text: the text of a `schemagen.yaml`.
  ///   - name: the name of the text in findings.
  ///   - overlays: the texts of the overlays, images and guides that it names.
  public init(
    text: String, name: String = OutputNames.configuration, overlays: [String: String] = [:],
    into bag: inout DiagnosticBag
  ) {
    self.init(Array(text.utf8), file: name, folder: "", into: &bag) { (path) throws(Never) in
      overlays[path].map { Array($0.utf8) }
    } guides: { folder, _ in
      let start = folder + "/"
      let paths = overlays.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".md") }
      return paths.isEmpty ? nil : paths.map { String($0.dropFirst(start.count)) }.sorted()
    }
  }

  /// - Parameters:
  ///   - contents: the bytes of an overlay, an image or a guide; nil where there is none.
  ///   - guides: the paths of the Markdown files below a folder; nil where there is no folder.
  private init<Failure: Error>(
    _ bytes: [UInt8], file: String, folder: String, from place: @escaping (String) -> String = { $0 },
    into bag: inout DiagnosticBag, contents: (String) throws(Failure) -> [UInt8]?,
    guides: (String, inout DiagnosticBag) -> [String]?
  ) throws(Failure) {
    if YAMLReader.saysNothing(bytes) { return }
    guard let root = YAMLReader().read(bytes: bytes, file: file, into: &bag), !root.isNull else { return }
    var own = DiagnosticBag()
    SettingsSchema.configuration.check(root, into: &own)
    bag.add(contentsOf: own)
    if own.hasErrors { return }
    if root["namespace"] != nil, let prefix = root["prefix"] {
      bag.error(
        "'prefix' changes nothing beside 'namespace': no type stands at the top level", at: prefix.location)
    }
    let reader = SettingsReader(root: root, folder: folder, place: place)
    reader.checkFormats(into: &bag)
    reader.checkWords(into: &bag)
    reader.checkDocuments(into: &bag)
    options = reader.options
    schemas = SchemaMap(root, folder: folder)
    lint = root["lint"]
    lintRules = reader.lintRules
    diff = root["diff"]
    breaking = root["breaking"]
    format = root["format"]
    for (key, image) in [("logo", \SiteSettings.logo), ("favicon", \SiteSettings.favicon)] {
      guard let file = reader.file(ofSite: key) else { continue }
      if let bytes = try contents(file.text) {
        options.site[keyPath: image] = String(decoding: bytes, as: UTF8.self)
      } else {
        bag.error("there is no file '\(file.text)'", at: file.location)
      }
    }
    if let folder = reader.file(ofSite: "guides") {
      options.site.guidesFolder = folder.text
      let paths = guides(folder.text, &bag)
      if paths?.isEmpty ?? true {
        let problem =
          paths == nil ? "there is no folder '\(folder.text)'" : "no file in '\(folder.text)' ends in '.md'"
        bag.error(problem, at: folder.location)
      }
      for path in paths ?? [] {
        let file = folder.text + "/" + path
        guard let bytes = try contents(file) else { continue }
        options.site.guides.append(
          .init(path: path, file: file, text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    for overlay in reader.overlays {
      if let bytes = try contents(overlay.text) {
        options.adjustments.patches += OverlayFile.patches(in: bytes, file: overlay.text, into: &bag)
      } else {
        bag.error("there is no overlay '\(overlay.text)'", at: overlay.location)
      }
    }
  }

  /// The configuration of a folder of schemas: in it, or beside it if it is called `Schemas`. Nil where there is none.
  public static func file(besideSchemas folder: String) -> String? {
    places(besideSchemas: folder).first(where: FileAccess.isFile)
  }

  /// The paths at which the configuration of a folder of schemas may stand; the first that is there counts.
  package static func places(besideSchemas folder: String) -> [String] {
    let inside = folder + "/" + OutputNames.configuration
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.last == "Schemas" else { return [inside] }
    let outer = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : ""
    return [inside, outer + OutputNames.configuration]
  }

  /// The configuration around a schema file: the nearest on the way up. Nil where there is none.
  public static func file(aroundSchema file: String) -> String? {
    places(aroundSchema: file).first(where: FileAccess.isFile)
  }

  /// The paths at which the configuration around a schema file may stand, the nearest first.
  package static func places(aroundSchema file: String) -> [String] {
    Schemas.folders(around: file).map { PathText.plain($0 + "/" + OutputNames.configuration) }
  }

  /// The configuration of the current folder, if there is one.
  public static var current: String? {
    FileAccess.isFile(OutputNames.configuration) ? OutputNames.configuration : nil
  }
}
