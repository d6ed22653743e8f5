import Foundation
import Testing
import YAMLTree

@testable import SchemaFormat

/// What holds of all files of the repository, and of a folder that `SCHEMAGEN_FORMAT` names.
@Suite struct RepositoryTests {
  private static let folder = ProcessInfo.processInfo.environment["SCHEMAGEN_FORMAT"]

  @Test func schemasAreLaidOut() throws {
    let files = Formatting.files(below: Formatting.package.appending(path: "Schemas"))
    #expect(files.count > 40)
    for file in files {
      let bytes = try Formatting.bytes(of: file)
      let (output, findings) = Formatting.result(of: bytes, file.path)
      #expect(findings == "")
      let isLaidOut = output == bytes
      #expect(isLaidOut, "run: schemagen fmt Schemas (\(file.lastPathComponent))")
    }
  }

  @Test(arguments: [
    "Schemas", "Sources", "Tests/SwiftEmitterTests/Cases", "Tests/SchemaModelTests/Cases", "Tests/Downstream",
  ]) func filesKeepWhatTheySay(_ name: String) throws {
    let counts = try check(Formatting.files(below: Formatting.package.appending(path: name)))
    #expect(counts.laidOut > 0)
  }

  @Test(.enabled(if: folder != nil, "SCHEMAGEN_FORMAT names a folder of files to lay out"))
  func filesOfOthersKeepWhatTheySay() throws {
    let files = Formatting.files(below: URL(filePath: try #require(Self.folder)))
    let start = Date()
    let counts = try check(files)
    let time = Date().timeIntervalSince(start)
    print(
      "\(counts.laidOut) of \(files.count) files laid out twice, \(counts.refused) refused; \(counts.bytes) bytes, \(time) s"
    )
    #expect(counts.laidOut > 0)
  }

  /// Lays out files twice. Each is refused with a finding of the reader, or its layout stays as it is.
  private func check(_ files: [URL]) throws -> (laidOut: Int, refused: Int, bytes: Int) {
    var counts = (laidOut: 0, refused: 0, bytes: 0)
    for file in files {
      let bytes = try Formatting.bytes(of: file)
      counts.bytes += bytes.count
      let (output, findings) = Formatting.result(of: bytes, file.path)
      #expect(!Formatting.blamesLayout(findings), "\(findings)")
      guard let output else {
        counts.refused += 1
        #expect(findings.contains(": error: "), "\(file.path)")
        continue
      }
      counts.laidOut += 1
      let isStable = Formatting.result(of: output, file.path).output == output
      #expect(isStable, "laid out twice, \(file.path) differs")
    }
    return counts
  }
}
