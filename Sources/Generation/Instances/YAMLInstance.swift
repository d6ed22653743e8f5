import Diagnostics
package import SchemaRuntime
package import YAMLTree

/// An instance written in YAML as the JSON that it stands for, with the way back to its lines.
package struct YAMLInstance {
  package let json: [UInt8]
  /// Where each value and key of `json` begins, in order, and where it stands in the YAML text.
  private let places: [(offset: Int, location: SourceLocation)]

  package init(_ root: YAMLNode) throws(EncodingFailure) {
    var translation = Translation()
    translation.value(root, isFirst: true)
    places = translation.places
    json = try translation.writer.finish()
  }

  /// The report of `json` with lines and columns of the YAML text.
  package func located(_ report: ValidationReport) -> ValidationReport {
    ValidationReport(violations: report.violations.map(located))
  }

  private func located(_ violation: Violation) -> Violation {
    guard let place = place(of: violation.offset) else { return violation }
    var violation = violation
    violation.line = place.line
    violation.column = place.column
    return violation
  }

  /// The last value or key that begins at the offset or before it.
  private func place(of offset: Int) -> SourceLocation? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1].location : nil
  }

  /// Writes JSON and notes where everything begins.
  private struct Translation: ~Copyable {
    var writer = JSONWriter()
    var places: [(offset: Int, location: SourceLocation)] = []

    /// Notes what is written next; behind another item stands a comma that the writer does not count.
    mutating func note(_ location: SourceLocation, isFirst: Bool) {
      places.append((writer.count + (isFirst ? 0 : 1), location))
    }

    mutating func value(_ node: YAMLNode, isFirst: Bool) {
      note(node.location, isFirst: isFirst)
      switch node.content {
      case .null: writer.null()
      case .bool(let value): writer.bool(value)
      case .number(let text): writer.number(JSONNumber(uncheckedText: text))
      case .string(let text): writer.string(text)
      case .sequence(let items):
        writer.beginArray()
        for (index, item) in items.enumerated() { value(item, isFirst: index == 0) }
        writer.endArray()
      case .mapping(let members):
        writer.beginObject()
        for (index, member) in members.enumerated() {
          note(member.keyLocation, isFirst: index == 0)
          writer.member(named: member.key)
          value(member.value, isFirst: true)
        }
        writer.endObject()
      }
    }
  }
}
