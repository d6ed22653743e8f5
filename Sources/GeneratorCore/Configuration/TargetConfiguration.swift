public import Diagnostics
import SchemaRuntime
import YAMLTree

/// What a target's `schemagen.yaml` says: the options of the command line, for a build that has none.
///
///     strict: true
///     formatAnnotation: false
///     tests: true
///     resolve:
///       https://schemas.example/: ../Shared/Schemas
public enum TargetConfiguration {
  private static let keys = ["strict", "formatAnnotation", "resolve", "tests", "validate", "lint"]

  /// Reads the file; an unknown key or a wrong value is an error. Folders are relative to the file's own.
  public static func read(_ path: String, into bag: inout DiagnosticBag) throws(FileProblem) -> SchemaOptions
  {
    var options = SchemaOptions()
    guard let root = YAMLReader().read(bytes: try FileAccess.read(path), file: path, into: &bag), !root.isNull
    else { return options }
    guard let members = root.members else {
      bag.error("expected a mapping of settings, found \(root.kindName)", at: root.location)
      return options
    }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    for member in members {
      switch member.key {
      case "strict": options.strict = flag(member, &bag)
      case "formatAnnotation": options.formatIsAnnotation = flag(member, &bag)
      case "tests": options.testsFixtures = flag(member, &bag)
      // What `schemagen validate` and `schemagen lint` read: which files have which schema, and how much rules matter.
      case "validate", "lint": break
      case "resolve": options.resolutions = resolutions(member, below: folder.isEmpty ? "." : folder, &bag)
      default:
        bag.error(
          "unknown setting '\(member.key)'", at: member.keyLocation,
          help: spellingSuggestion(for: member.key, among: keys).map { "did you mean '\($0)'?" }
            ?? "the settings are " + keys.joined(separator: ", "))
      }
    }
    return options
  }

  private static func flag(_ member: YAMLNode.Member, _ bag: inout DiagnosticBag) -> Bool {
    if let value = member.value.bool { return value }
    bag.error(
      "'\(member.key)' must be true or false, found \(member.value.kindName)", at: member.value.location)
    return false
  }

  private static func resolutions(
    _ member: YAMLNode.Member, below folder: String, _ bag: inout DiagnosticBag
  ) -> [SchemaOptions.Resolution] {
    guard let entries = member.value.members else {
      bag.error(
        "'resolve' must be a mapping from URI prefixes to folders, found \(member.value.kindName)",
        at: member.value.location)
      return []
    }
    var resolutions: [SchemaOptions.Resolution] = []
    for entry in entries {
      guard let path = entry.value.string, !path.isEmpty else {
        bag.error(
          "the folder of '\(entry.key)' must be a string, found \(entry.value.kindName)",
          at: entry.value.location)
        continue
      }
      resolutions.append(
        .init(uriPrefix: entry.key, folder: path.hasPrefix("/") ? path : folder + "/" + path))
    }
    return resolutions
  }
}
