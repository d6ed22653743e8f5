import Foundation
import TestSupport
import Testing

/// `Survivors.txt` lists the changes of schemas of this repository after which the page reads as before, each with the
/// reason. There is one: the schema accepts the same values. A usual run tries every third folder of cases, and of the
/// corpus the first change of each schema that is listed.
///
/// With `RECORD=1` in the environment the list is written anew, and the test fails.
@Suite struct SurvivorTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let list = package.appending(path: "Tests/MarkdownEmitterTests/Survivors.txt")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test func pagesThatReadAlikeAreOfSchemasThatAcceptTheSame() throws {
    var known = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    var found = known.filter { $0.hasPrefix("#") }
    for (index, folder) in try CaseFolder.all.map({ $0.url.appending(path: "schemas") }).enumerated() {
      for (place, schema) in try Self.schemas(in: folder) {
        if !Extent.isWhole, !Self.isRecording, !index.isMultiple(of: 3) {
          known.removeAll { $0.hasPrefix(place + " ") }
          continue
        }
        let result = try #require(try schema.result(sample: 40), "\(place) is read")
        #expect(result.survivors.map(\.words) == [], "\(place)")
        found += result.equivalent.map { "\(place) \($0.words)" }
      }
    }
    // To try all changes of the corpus takes minutes. Of those that are listed the first of each schema is tried always,
    // for the others are nearly all of its kind.
    for (place, schema) in try Self.schemas(in: Self.package.appending(path: "Schemas")) {
      let all = known.filter { $0.hasPrefix(place + " ") }
      let listed = Extent.isWhole ? all : Array(all.prefix(1))
      known.removeAll { all.contains($0) && !listed.contains($0) }
      if listed.isEmpty, !Self.isRecording { continue }
      let result = try #require(
        try Self.isRecording
          ? schema.result(sample: 60)
          : schema.result { changes in
            changes.filter { change in listed.contains { $0.hasPrefix("\(place) \(change.description):") } }
          })
      #expect(result.survivors.map(\.words) == [], "\(place)")
      found += result.equivalent.map { "\(place) \($0.words)" }
    }
    if Self.isRecording {
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
      Issue.record("recorded: read it, then run again")
    }
    #expect(found == known)
  }

  /// The schema files below a folder, by their paths below the package.
  private static func schemas(in folder: URL) throws -> [(place: String, schema: ReadSchema)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { name in
        [".yaml", ".json"].contains { name.hasSuffix($0) } && !name.hasSuffix("namespace.yaml")
      }
      .map { name in
        let path = folder.appending(path: name).path
        return (
          String(path.dropFirst(package.path.count + 1)), ReadSchema(path: path, root: folder.path)
        )
      }
  }
}
