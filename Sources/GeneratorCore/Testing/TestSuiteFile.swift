import Diagnostics
import Generation
import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// A suite: a file that names a schema and has instances of it, in the form that `jsonschema test` of sourcemeta reads.
enum TestSuiteFile {
  private static let schema = SettingsSchema(
    name: "suite.schema.yaml", text: String(decoding: PackageResources.suite_schema_yaml, as: UTF8.self),
    member: "key")

  /// The tests of a suite; none where the file is wrong, and then the bag says why.
  /// - Parameter find: the schema of a URI or of a path below the folder of schemas.
  static func tests(
    in file: String, into bag: inout DiagnosticBag, find: (_ schema: TestedSchema) -> TestedSchema?
  ) -> [SchemaTest] {
    var own = DiagnosticBag()
    defer { bag.add(contentsOf: own) }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileAccess.read(file)
    } catch {
      own.error("\(error.action): \(error.reason)", at: SourceLocation(file: file))
      return []
    }
    // Keys of instances may be any.
    guard let root = YAMLReader(otherKeys: .taken).read(bytes: bytes, file: file, into: &own) else {
      return []
    }
    schema.check(root, into: &own)
    guard !own.hasErrors, let target = root["target"], let name = target.string else { return [] }
    let beside = TestedSchema(name)
    let path = besides(file, beside.file)
    let found: TestedSchema? =
      !beside.file.contains("://") && FileAccess.isFile(path)
      ? TestedSchema(file: path, pointer: beside.pointer) : find(beside)
    guard let found else {
      own.error(
        "there is no schema '\(beside.file)'", at: target.location,
        help: beside.file.contains("://")
          ? "nothing is fetched: it must be the '$id' of a schema in the folder, or --resolve must lead to it"
          : "it is a path relative to this file, or below the folder of schemas")
      return []
    }
    return (root["tests"]?.elements ?? []).map { test(of: $0, found, in: file) }
  }

  private static func test(of node: YAMLNode, _ schema: TestedSchema, in file: String) -> SchemaTest {
    var test = SchemaTest(file: file, schema: schema, mustBeValid: node["valid"]?.bool ?? true)
    if let data = node["data"] {
      test.instance = .value(data, description: node["description"]?.string)
    } else if let path = node["dataPath"]?.string {
      test.file = besides(file, path)
    }
    return test
  }

  /// A path that is written relative to the folder of a file.
  private static func besides(_ file: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = FolderRun.parts(of: file).folder
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
