import Foundation
import Testing

/// Every public declaration of the runtime has a doc comment, and each that throws says which error and when.
struct DocumentationTests {
  @Test func everyPublicDeclarationIsDocumented() throws {
    let files = try Self.sources()
    #expect(files.count > 100)
    for file in files {
      let declarations = PublicDeclaration.all(in: try String(contentsOf: file, encoding: .utf8))
      for declaration in declarations where declaration.comment.isEmpty {
        Issue.record("no doc comment: \(file.lastPathComponent): \(declaration.signature)")
      }
      for declaration in declarations
      where declaration.throwsErrors && !declaration.comment.contains("- Throws:") {
        Issue.record("no '- Throws:': \(file.lastPathComponent): \(declaration.signature)")
      }
    }
  }

  @Test func commentsAreFound() {
    let declarations = PublicDeclaration.all(
      in: """
        /// One.
        @inlinable
        public func first(_ body: () throws -> Void = { }) rethrows {}

        public static func second(
          _ count: Int
        ) throws(Rejection) -> Int {
        """)
    #expect(declarations.map(\.comment) == ["/// One.", ""])
    #expect(declarations.map(\.throwsErrors) == [false, true])
  }

  private static func sources() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/SchemaRuntime")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }
}

/// A declaration that says `public`, as far as its lines show it.
private struct PublicDeclaration {
  /// The lines of its doc comment.
  let comment: String
  /// Its text up to the brace of its body.
  let signature: String

  /// Whether it says `throws` outside the types of its parameters.
  var throwsErrors: Bool {
    var depth = 0
    var outside = ""
    for character in signature {
      if character == "(" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == ")" { depth -= 1 }
    }
    return outside.split { !$0.isLetter }.contains("throws")
  }

  static func all(in text: String) -> [PublicDeclaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.indices.compactMap { index in
      guard isDeclaration(lines[index]) else { return nil }
      return PublicDeclaration(comment: comment(above: index, lines), signature: signature(at: index, lines))
    }
  }

  private static func isDeclaration(_ line: String) -> Bool {
    let words = line.prefix { $0 != "(" && $0 != ":" && $0 != "{" }.split(separator: " ")
    return !line.hasPrefix("//") && words.contains("public") && !words.contains("import")
      && !words.contains("extension")
  }

  private static func comment(above index: Int, _ lines: [String]) -> String {
    let attributes = lines[..<index].reversed().prefix { $0.hasPrefix("@") }.count
    let comment = lines[..<(index - attributes)].reversed().prefix { $0.hasPrefix("///") }
    return comment.reversed().joined(separator: "\n")
  }

  /// A closure that a parameter has by default may have a brace, too: the parameters are read to their end.
  private static func signature(at index: Int, _ lines: [String]) -> String {
    var depth = 0
    var signature = ""
    for line in lines[index...] {
      for character in line {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == "{" && depth == 0 { return signature }
        signature.append(character)
      }
      if depth == 0, !line.hasSuffix(")") { return signature }
      signature.append(" ")
    }
    return signature
  }
}
