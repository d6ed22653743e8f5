public import Diagnostics
import SchemaRuntime

/// The remarks of authors that findings of some rules are left out at their places.
///
/// A comment in YAML, `# schemagen: ignore RULE`, speaks of its line; one that has a line for itself speaks of the next line
/// with content. `x-ignore` speaks of the schema that has it, and not of the schemas in that one.
public struct IgnoreMarks: Sendable {
  /// A rule that a remark names.
  public struct Mark: Sendable, Hashable {
    public let rule: String
    /// Where the remark names the rule.
    public let place: SourceLocation
  }

  /// A line of a file.
  private struct Line: Hashable {
    var file: ScalarKey
    var number: Int
  }

  /// The rule of remarks that have nothing left out.
  package static let unusedRule = "ignore-unused"

  public private(set) var marks: [Mark] = []
  private var byLine: [Line: [Int]] = [:]
  private var byPlace: [SourceLocation: [Int]] = [:]
  private var used: Set<Int> = []

  init() {}

  init(_ graph: SchemaGraph, comments: [IgnoreComment]) {
    var numbers: [Mark: Int] = [:]
    for comment in comments {
      for mark in comment.marks {
        numbers[mark] = marks.count
        byLine[Line(file: ScalarKey(mark.place.file), number: comment.line), default: []].append(marks.count)
        marks.append(mark)
      }
    }
    // A schema may be there several times: copies for dynamic scopes have the places of their original.
    var bySchema: [SchemaID: [Int]] = [:]
    for schema in graph.schemas where !schema.extensions.ignored.isEmpty {
      let own = schema.extensions.ignored.map { ignored in
        let mark = Mark(rule: ignored.rule, place: ignored.location)
        if let known = numbers[mark] { return known }
        numbers[mark] = marks.count
        marks.append(mark)
        return marks.count - 1
      }
      bySchema[schema.id] = own
      for place in schema.places { byPlace[place] = own }
    }
    if bySchema.isEmpty { return }
    for member in graph.schemas.flatMap(\.properties) {
      if let own = bySchema[member.schema] { byPlace[member.nameLocation] = own }
    }
  }

  /// Whether a remark has findings of a rule left out at a place; if so, the remark has a purpose.
  public mutating func use(_ rule: String, at place: SourceLocation) -> Bool {
    let own = numbers(place).filter { marks[$0].rule == rule }
    used.formUnion(own)
    return !own.isEmpty
  }

  /// Whether a remark has a finding left out; if so, the remark has a purpose. Errors are left out where they are warnings
  /// that the user asked to be strict about.
  package mutating func use(_ diagnostic: Diagnostic) -> Bool {
    Self.rule(of: diagnostic).map { use($0, at: diagnostic.location) } ?? false
  }

  /// Leaves out the findings that remarks speak of.
  package mutating func leaveOut(of bag: inout DiagnosticBag) {
    if !marks.isEmpty { bag.removeAll { use($0) } }
  }

  /// The remarks that no finding was left out for.
  public var unused: [Mark] { marks.indices.filter { !used.contains($0) }.map { marks[$0] } }

  /// The rule of the linter that a finding belongs to; nil for an error that no setting takes back.
  package static func rule(of diagnostic: Diagnostic) -> String? {
    switch diagnostic.severity {
    case .error: diagnostic.rule
    case .warning: diagnostic.rule ?? "schema-warning"
    case .note: diagnostic.rule ?? "type-given-up"
    }
  }

  private func numbers(_ place: SourceLocation) -> [Int] {
    byLine[Line(file: ScalarKey(place.file), number: place.line), default: []] + byPlace[place, default: []]
  }
}

extension Schema {
  /// Where findings about the schema itself may stand: its own place, and those of its keywords and their values.
  fileprivate var places: [SourceLocation] {
    [location] + (Array(sites) + Array(hidden)).flatMap { [$0.location] + $0.values }
      + unknownKeywords.map(\.location)
  }
}

extension SchemaGraph {
  /// The schema that a finding at a place is about, in the sense of `x-ignore`; nil where none is.
  package func schema(speakingAt place: SourceLocation) -> Schema? {
    let member = schemas.flatMap(\.properties).first { $0.nameLocation == place }
    return member.map { self[$0.schema] } ?? schemas.first { $0.places.contains(place) }
  }
}
