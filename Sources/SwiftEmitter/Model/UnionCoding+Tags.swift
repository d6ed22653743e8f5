import TypeModel

/// Reads the branches that a tag tells apart, of which there may be many.
extension UnionCoding {
  /// Reads the case that a tag names.
  func readTagged(
    _ branches: [UnionType.TaggedBranch], else other: Int?, _ isFused: Bool, to writer: inout SwiftWriter
  ) {
    let parts = taggedParts(branches, isFused: isFused)
    if parts.isEmpty {
      writer.line("switch try cursor.index(ofTag: _tag, in: _tagValues) {")
      tagged(branches, isFused: isFused, in: writer).write(to: &writer)
    } else {
      writer.line("let index: Int = try cursor.index(ofTag: _tag, in: _tagValues)")
      writer.line("switch index {")
      let checks: SwiftCode = isFused ? ", checks: checks" : ""
      for (number, part) in parts.enumerated() {
        writer.label(NumberedBranches.ranges(of: part.numbers))
        writer.indented { $0.line("return try _read(branches\(number): index, &cursor\(checks))") }
      }
    }
    if let other {
      writer.line("default: return \(reading(other, isFused: isFused))")
    } else {
      writer.line("default: throw Rejection(.violation, at: cursor.position)")
    }
    writer.line("}")
  }

  /// The branches that a tag names, by the number of its value.
  private func tagged(
    _ branches: [UnionType.TaggedBranch], isFused: Bool, in writer: SwiftWriter
  ) -> NumberedBranches {
    var numbered = NumberedBranches()
    for (index, item) in branches.enumerated() {
      numbered.add(index, to: writer) { writer in
        if union.cases[item.branch].constant == nil {
          writer.line("return \(reading(item.branch, isFused: isFused))")
        } else {
          read(item.branch, to: &writer)
        }
      }
    }
    return numbered
  }

  /// The branches that functions of their own read, in an extension.
  private func taggedParts(_ branches: [UnionType.TaggedBranch], isFused: Bool) -> [NumberedBranches] {
    tagged(branches, isFused: isFused, in: .at(depth: 2)).parts
  }

  /// Writes the functions that read branches in parts, where a tag has many.
  func readParts(to writer: inout SwiftWriter) {
    for rule in union.dispatch {
      guard case .tag(_, let branches, _) = rule.decision else { continue }
      let isFused = plan.strategy(of: rule.kinds) != nil
      for (number, part) in taggedParts(branches, isFused: isFused).enumerated() {
        writer.blank()
        let checks: SwiftCode = isFused ? ", checks: Bool" : ""
        let parameters: SwiftCode = "branches\(number) index: Int, _ cursor: inout Cursor\(checks)"
        if union.hasDeprecatedCases { writer.mentionsDeprecated() }
        writer.list("private static func _read(", [parameters], ") throws(Rejection) -> Self {")
        writer.indented { writer in
          writer.line("switch index {")
          part.write(to: &writer)
          writer.line("default: throw Rejection(.violation, at: cursor.position)")
          writer.line("}")
        }
        writer.line("}")
      }
    }
  }
}
