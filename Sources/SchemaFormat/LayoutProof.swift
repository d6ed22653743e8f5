import Diagnostics
import SchemaModel
import YAMLTree

/// Shows that a layout keeps what a text says.
enum LayoutProof {
  /// The place where two trees differ; nil where they are the same but for the order of keywords.
  static func firstDifference(
    _ old: YAMLNode, _ new: YAMLNode, _ schemas: SchemaObjects?
  ) -> SourceLocation? {
    switch (old.content, new.content) {
    case (.null, .null): return nil
    case (.bool(let a), .bool(let b)): return a == b ? nil : old.location
    case (.number(let a), .number(let b)), (.string(let a), .string(let b)):
      return a.utf8.elementsEqual(b.utf8) ? nil : old.location
    case (.sequence(let a), .sequence(let b)):
      guard a.count == b.count else { return old.location }
      for (a, b) in zip(a, b) {
        if let place = firstDifference(a, b, schemas) { return place }
      }
      return nil
    case (.mapping(let a), .mapping(let b)):
      guard a.count == b.count else { return old.location }
      let isSchema = schemas?.contains(old) ?? false
      for (a, b) in isSchema ? zip(sorted(a), sorted(b)) : zip(a, b) {
        guard a.key.utf8.elementsEqual(b.key.utf8) else { return a.keyLocation }
        if let place = firstDifference(a.value, b.value, schemas) { return place }
      }
      return nil
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.sequence, _), (.mapping, _):
      return old.location
    }
  }

  private static func sorted(_ members: [YAMLNode.Member]) -> [YAMLNode.Member] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// A part of a text beside its values.
  struct Part {
    var what: String
    var text: String
    var line: Int
    var column: Int

    func location(in file: String) -> SourceLocation {
      SourceLocation(file: file, line: line + 1, column: column + 1)
    }
  }

  /// The first comment, anchor, tag, alias, directive or document that one text has more often than the other.
  static func firstLost(of old: YAMLSyntax, in new: YAMLSyntax) -> Part? {
    let (before, after) = (parts(of: old), parts(of: new))
    var counts: [String: Int] = [:]
    for part in after { counts[part.what + part.text, default: 0] += 1 }
    for part in before {
      let left = counts[part.what + part.text, default: 0]
      if left == 0 { return part }
      counts[part.what + part.text] = left - 1
    }
    return before.count == after.count ? nil : before.last
  }

  private static func parts(of syntax: YAMLSyntax) -> [Part] {
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(syntax.text[range]))
    }
    var parts = syntax.comments.map {
      Part(what: "the comment", text: text($0.range), line: $0.line, column: $0.column)
    }
    parts += syntax.headComments.map { Part(what: "the comment", text: text($0), line: 0, column: 0) }
    parts += syntax.directives.map { Part(what: "the directive", text: text($0), line: 0, column: 0) }
    for event in syntax.events {
      for property in event.properties {
        parts.append(
          Part(what: "the tag or anchor", text: text(property), line: event.line, column: event.column))
      }
      if case .alias = event.content {
        parts.append(
          Part(what: "the alias", text: text(event.word), line: event.line, column: event.column))
      }
    }
    return parts
  }
}
