import Foundation
import SourceText

/// Finds links between pages that lead nowhere.
struct LinkChecker {
  private var anchors: [String: Set<String>] = [:]
  private var links: [(page: String, target: String)] = []

  init(_ files: [OutputFile]) {
    for file in files {
      var found: Set<String> = []
      for line in LinkChecker.prose(file.contents) {
        for match in line.matches(of: #/<a id="([^"]*)"></a>/#) {
          found.insert(String(match.1))
        }
        // An address of the web stands between angle brackets.
        for match in line.matches(of: #/\]\(([^<)][^)]*)\)/#) { links.append((file.path, String(match.1))) }
      }
      anchors[file.path] = found
    }
  }

  var count: Int { links.count }

  /// The links whose page or anchor does not exist, as `page: target`.
  var dead: [String] { links.filter { !leads($0.target, from: $0.page) }.map { "\($0.page): \($0.target)" } }

  private func leads(_ target: String, from page: String) -> Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].removingPercentEncoding ?? ""
    let path = parts[0].isEmpty ? page : LinkChecker.resolve(file, from: page)
    // A link to its own page leads nowhere without an anchor.
    if path == page, parts.count == 1 { return false }
    guard let known = anchors[path] else { return false }
    return parts.count == 1 || known.contains(String(parts[1]))
  }

  private static func resolve(_ target: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for step in target.split(separator: "/") {
      if step == ".." { _ = parts.popLast() } else { parts.append(String(step)) }
    }
    return parts.joined(separator: "/")
  }

  /// The lines outside code blocks, without code spans.
  private static func prose(_ text: String) -> [String] {
    var fence: Substring?
    let lines: [Substring] = text.split(separator: "\n")
    return lines.compactMap { line -> String? in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks == open, ticks.count == line.count { fence = nil }
        return nil
      }
      if ticks.count >= 3 {
        fence = ticks
        return nil
      }
      return String(line.replacing("\\]", with: "").replacing(#/`[^`]*`/#, with: "code"))
    }
  }
}
