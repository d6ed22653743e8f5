import Diagnostics
import YAMLTree

extension GraphBuilder {
  /// Reads the value of a keyword into the schema, which stands at `place`, by the shape that the table gives it.
  mutating func read(
    _ row: KeywordRow, _ member: YAMLNode.Member, of schema: Schema, at place: Place,
    in context: ReadingContext
  ) {
    // A keyword that only describes a value cannot make a schema wrong for its users; its author wants to know.
    severityOfWrongShapes = row.isDescription && !options.strict ? .warning : .error
    isIgnored = false
    defer { severityOfWrongShapes = .error }
    let isWellFormed: Bool =
      switch row.shape {
      case .core(let shape): readCore(shape, member, of: schema, at: place, in: context)
      case .applicator(let shape):
        readApplicator(shape, member, of: schema, at: place.appending(member.key), in: context)
      case .plain(let shape): readPlain(row.keyword, shape, member, of: schema, in: context)
      case .particular(let shape): readParticular(shape, member, of: schema)
      }
    if let successor = row.successor, !context.rules.dialect.isBefore2020 {
      diagnostics.warning(
        "'\(member.key)' is the draft-07 name of what 2020-12 calls \(successor)", at: member.keyLocation)
    }
    if isWellFormed {
      schema.note(row.keyword, member, values: row.shape.values(in: member.value))
    } else if isIgnored {
      schema.ignoredKeywords.append(member.key)
    }
  }

  /// Reports a value of the wrong shape. Returns false, which the reader of the keyword returns.
  mutating func expected(
    _ expectation: String, _ name: String, found node: YAMLNode, help: String? = nil
  ) -> Bool {
    isIgnored = severityOfWrongShapes < .error
    diagnostics.add(
      Diagnostic(
        severityOfWrongShapes,
        "'\(name.shortened)' \(isIgnored ? "should" : "must") be \(expectation), found \(node.found)",
        at: node.location, help: help ?? (isIgnored ? "it is ignored" : nil)))
    return false
  }
}

extension KeywordShape {
  /// The places at which the values begin that a keyword gives.
  fileprivate func values(in node: YAMLNode) -> [SourceLocation] {
    switch self {
    case .plain(.values), .plain(.names), .plain(.knownNames), .particular(.enumeration):
      (node.elements ?? []).map(\.location)
    case .plain(.value), .particular(.format): [node.location]
    case .core, .applicator, .plain, .particular: []
    }
  }
}

extension Schema {
  /// Notes that a keyword is present.
  func note(_ keyword: Keyword, _ member: YAMLNode.Member, values: [SourceLocation] = []) {
    sites.note(keyword, at: member.keyLocation, spelling: member.key, values: values)
  }
}
