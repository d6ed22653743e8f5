import Foundation
import Testing

/// A type of `TypeModel` that sees much state is read as a whole, so none is long, however many files it stands in.
struct TypeSizeTests {
  private static let most = 600

  @Test func noTypeHasTooManyLines() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TypeModel")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    var lines: [Substring: Int] = [:]
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      lines.merge(Self.lines(ofTypesIn: text), uniquingKeysWith: +)
    }
    try #require(lines.count > 50)
    // A type in several files, which is counted as one.
    #expect(lines["Lowering", default: 0] > 300)
    for (name, count) in lines.sorted(by: { $0.key < $1.key }) {
      #expect(
        count <= Self.most,
        "'\(name)' has \(count) lines with its extensions: part it, \(Self.most) are the most")
    }
  }

  @Test func aTypeIsCountedWithAllItsExtensions() {
    let text = """
      import B

      /// Holds.
      public struct Whole: Equatable {
        struct Inner {
          var a = 1
        }
      }

      extension Whole.Inner {
      }
      private enum None {}
      extension [Whole] {
        func f() {}
      }
      package final class Whole2<A> {
      }
      func free() {
        Whole()
      }
      """
    let counts: [Substring: Int] = ["Whole": 5 + 2, "None": 1, "[Whole]": 3, "Whole2": 2]
    #expect(Self.lines(ofTypesIn: text) == counts)
  }

  /// How many lines each type has, those of its extensions and of the types in it among them, by its name. Lines are laid
  /// out as the formatter does it: what stands at the margin begins and ends a declaration.
  private static func lines(ofTypesIn text: String) -> [Substring: Int] {
    var counts: [Substring: Int] = [:]
    var open: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if open == nil, let name = declaredName(in: line) { open = name }
      guard let name = open else { continue }
      counts[name, default: 0] += 1
      if line.first != " ", line.hasSuffix("}") { open = nil }
    }
    return counts
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// The name of the type that a line at the margin declares or extends, without those of types in it.
  private static func declaredName(in line: Substring) -> Substring? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let kind = words.prefix(4).firstIndex(where: kinds.contains), kind + 1 < words.count,
      words[..<kind].allSatisfy({ !$0.isEmpty && !$0.hasPrefix("//") })
    else { return nil }
    return words[kind + 1].prefix { !":<{.".contains($0) }
  }
}
