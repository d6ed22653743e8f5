import Foundation

/// The package's own folder.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  /// The paths of the files below a folder whose names end in one of some ways, in order. Hidden folders are left out.
  static func files(below folder: String, endingIn suffixes: [String]) -> [String] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(
      at: base, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = root.standardizedFileURL.path(percentEncoded: false)
    return (found?.compactMap { $0 as? URL } ?? []).map { $0.standardizedFileURL.path(percentEncoded: false) }
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .map { String($0.dropFirst(prefix.count)) }.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }
}

/// A page of documentation that people wrote, as Markdown.
struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(of: path)
  }

  /// The README, what stands below `Documentation`, and the guides of targets.
  static let all: [Page] = {
    let guides = ["Sources", "Plugins", "Benchmarks"].flatMap {
      Repository.files(below: $0, endingIn: ["/README.md"])
    }.filter { !$0.contains("/.build") }
    let paths =
      ["README.md", "CONTRIBUTING.md"] + Repository.files(below: "Documentation", endingIn: [".md"]) + guides
    return paths.compactMap { try? Page($0) }  // a page that is missing is missed by the links to it
  }()

  /// The lines outside fenced blocks.
  private var prose: [Substring] { lines.filter { !$0.isFenced }.map(\.text) }

  private var fenced: [String] { lines.filter(\.isFenced).map { String($0.text) } }

  private var lines: [(text: Substring, isFenced: Bool)] {
    var isFenced = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isFenced.toggle() }
      return isFence ? nil : (line, isFenced)
    }
  }

  /// Paragraphs of prose on one line each, cut where code begins and ends: text, code, text, …
  private var pieces: [[String]] {
    prose.split { $0.allSatisfy(\.isWhitespace) }.map { lines in
      lines.joined(separator: " ").split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Code in prose, also where it goes on in the next line.
  var codeSpans: [String] {
    pieces.flatMap { $0.enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
  }

  /// The words of command lines, in prose and in fenced blocks, from the program on: `schemagen`, `swift`, or a script.
  var commands: [[String]] {
    (codeSpans + fenced).compactMap { line in
      let command = line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line[...]
      let words = command.split { " |[]`;>".contains($0) }.map(String.init)
        .drop { $0 == "$" || ($0.contains("=") && !$0.hasPrefix("-")) }
      guard let program = words.first else { return nil }
      let isOurs = ["schemagen", "swift"].contains(program) || program.hasPrefix("Scripts/")
      return isOurs ? Array(words) : nil
    }
  }

  /// Numbers of two digits and more in prose, `20,000` as `20000`; none that is part of a name, a time or a version.
  var numbers: [String] {
    pieces.flatMap { $0.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) }
      .flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map { $0.trimming { "(),.;:*".contains($0) } }
      .filter { word in
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        return word.count > 1
          && parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } && !$0.isEmpty }
          && parts.dropFirst().allSatisfy { $0.count == 3 }
      }
      .map { String($0.replacing(",", with: "")) }
  }

  var links: [String] {
    prose.flatMap { line in
      line.ranges(of: "](").compactMap { start in
        line[start.upperBound...].firstIndex(of: ")").map { String(line[start.upperBound..<$0]) }
      }
    }
  }

  /// What `#…` may name, as GitHub makes it of headings.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
      })
  }

  /// A path that stands relative to the page, from the root of the repository.
  func resolved(_ link: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}

extension Substring {
  /// The text without such characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
    return rest
  }
}
