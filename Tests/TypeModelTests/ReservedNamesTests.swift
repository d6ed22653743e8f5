import Foundation
import Testing

@testable import TypeModel

/// A schema may be called as a type of the runtime is. What generated code mentions of those by their bare names stays the
/// runtime's.
struct ReservedNamesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let kinds: Set<Substring> = ["struct", "enum", "protocol", "typealias", "class"]

  @Test func typesThatGeneratedCodeMentionsAreReserved() throws {
    let declared = try Self.lines(in: "Sources/SchemaRuntime").reduce(into: Set<String>()) { names, line in
      guard line.hasPrefix("public ") else { return }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let place = words.firstIndex(where: Self.kinds.contains),
        place + 1 < words.count
      else { return }
      names.insert(String(words[place + 1]))
    }
    #expect(declared.count > 50)
    var mentioned: Set<String> = []
    for folder in ["Generated/Swift", "Tests/SwiftEmitterTests/Reference"] {
      mentioned.formUnion(try Self.lines(in: folder).lazy.flatMap(Self.bareTypes))
    }
    #expect(mentioned.contains("TypeSchema"))
    let open = mentioned.intersection(declared).subtracting(ReservedNames.types)
    #expect(open.subtracting(ReservedNames.topLevel) == [])
  }

  /// The words of a line of code that begin with a capital letter and have no dot before them.
  private static func bareTypes(_ line: Substring) -> [String] {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return [] }
    // What stands between quotes is text.
    let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
    return code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .compactMap { $0.split(separator: ".", omittingEmptySubsequences: false).first }
      .filter { $0.first?.isUppercase == true }.map(String.init)
  }

  private static func lines(in folder: String) throws -> [Substring] {
    let folder = package.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.flatMap {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n")
    }
  }
}
