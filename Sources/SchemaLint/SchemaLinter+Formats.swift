import Diagnostics
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// How many places of a format are told.
  private static let mostPlaces = 20

  /// Reading mentions an unknown format once; an author who mends it has to know each place that has it.
  mutating func checkFormats(_ warnings: [Diagnostic]) {
    let entries = Set(graph.entryDocuments.map(\.index))
    for warning in warnings {
      add(warning, rule: "format-unknown")
      guard
        let name = graph.schemas.first(where: { $0.sites[.format]?.values == [warning.location] })?.format
      else { continue }
      // An alias repeats a place.
      var places: Set<SourceLocation> = [warning.location]
      let others = graph.schemas.filter { schema in
        guard let format = schema.format, format.hasSameScalars(as: name), entries.contains(schema.document),
          !isDefined(format, in: schema.dialect), let place = schema.sites[.format]?.values.first
        else { return false }
        return places.insert(place).inserted
      }
      for schema in others.prefix(Self.mostPlaces - 1) {
        add("format-unknown", warning.message, schema, .format, item: 0, help: warning.help)
      }
      guard others.count >= Self.mostPlaces else { continue }
      let (next, more) = (others[Self.mostPlaces - 1], others.count - (Self.mostPlaces - 1))
      add(
        "format-unknown",
        "the format '\(shown(name))' stands in \(more) more place\(more == 1 ? "" : "s")", next, .format,
        item: 0)
    }
  }

  private func isDefined(_ format: String, in dialect: Dialect) -> Bool {
    Format(rawValue: format)?.isDefined(in: dialect.formats) ?? false
  }
}
