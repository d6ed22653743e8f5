import Diagnostics
import SchemaRuntime

/// A comment on a pull request.
extension ChangeReport {
  /// Markdown: the summary, then what the gate stops, or what breaks where there is none, each with its instance folded; all
  /// else is folded, what breaks before what is compatible. It has at most 60,000 characters, as hosts refuse longer comments.
  public var pullRequest: String {
    var text = "### Schema changes\n\n\(summary.prefix(1).uppercased() + summary.dropFirst()).\n"
    var room = Self.mostCharacters
    var left = 0
    for section in sections where !section.changes.isEmpty {
      let (items, rest) = items(of: section.changes, room: &room)
      left += rest
      if items.isEmpty { continue }
      text +=
        section.isOpen
        ? "\n#### \(section.title)\n\(items)"
        : "\n<details><summary>\(section.title)</summary>\n\(items)\n</details>\n"
    }
    if left > 0 { text += "\n\(Self.count(left, "more change")): `schemagen diff` prints all.\n" }
    return text
  }

  private static let mostCharacters = 60_000

  private struct Section {
    var title: String
    var isOpen = false
    var changes: [SchemaChange]
  }

  private var sections: [Section] {
    func isFirst(_ change: SchemaChange) -> Bool { gate == nil ? change.severity == .error : stops(change) }
    func rest(_ severity: Severity, _ word: String) -> Section {
      let own = changes.filter { !isFirst($0) && $0.severity == severity }
      return Section(title: Self.count(own.count, word), changes: own)
    }
    return [
      Section(
        title: gate == nil ? "Breaking" : "What is not allowed here", isOpen: true,
        changes: changes.filter(isFirst)),
      rest(.error, gate == nil ? "breaking change" : "other breaking change"),
      rest(.warning, "compatible change"), rest(.note, "other change"),
    ]
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }

  /// The items of changes by object, as far as there is room, and how many changes are left. Changes that read alike are one item.
  private func items(of changes: [SchemaChange], room: inout Int) -> (text: String, left: Int) {
    var (text, left) = ("", 0)
    for (name, own) in Self.objects(of: changes) {
      var items = ""
      for alike in Self.alike(own, by: sentence) {
        let item = item(alike)
        let count = item.unicodeScalars.count
        if count > room {
          left += alike.count
        } else {
          room -= count
          items += item
        }
      }
      if !items.isEmpty { text += "\n**\(Self.code(name))**\n\n\(items)" }
    }
    return (text, left)
  }

  private func item(_ alike: [SchemaChange]) -> String {
    guard let change = alike.first else { return "" }
    let effects = effects(change).split(separator: ": ").first.map { "**\($0)** " } ?? ""
    let places = alike.count > 1 ? " (in \(alike.count) places)" : ""
    var text = "- \(effects)\(sentence(change))\(places)"
    text += " · \(Self.code("\(change.new.file):\(change.new.line)")) · \(Self.code(change.rule))\n"
    for (word, witness) in [
      ("Was valid, is refused now", change.narrowing), ("Was refused, is valid now", change.widening),
    ] {
      guard let witness else { continue }
      let judged = witness.subject.text.map { " as \(Self.code($0))" } ?? ""
      text += "  <details><summary>\(word)</summary>\n\n  \(part(witness))\(judged)\n\n  </details>\n"
    }
    return text
  }

  /// Groups of changes with the same sentence, in the order of their first ones.
  private static func alike(
    _ changes: [SchemaChange], by sentence: (SchemaChange) -> String
  ) -> [[SchemaChange]] {
    var numbers: [ScalarKey: Int] = [:]
    var groups: [[SchemaChange]] = []
    for change in changes {
      let key = ScalarKey(sentence(change))
      if let number = numbers[key] {
        groups[number].append(change)
      } else {
        numbers[key] = groups.count
        groups.append([change])
      }
    }
    return groups
  }
}
