/// A rule that a vendor's document states: who says it in the schemas, and which schema its instances are of.
struct Rule: CustomStringConvertible {
  enum Severity: String {
    case error = "E"
    case warning = "W"
    case information = "I"
  }

  var vendor: String
  var id: String
  var severity: Severity
  /// `file#/pointer` below the vendor's folder.
  var locations: [String]
  /// Why a schema cannot decide it.
  var undecidable: String?
  var schema: String?

  var description: String { id }

  /// The rules of a vendor, from its file: id, severity, locations and schema, or id, severity and the reason why not.
  static func all(of vendor: String) throws -> [Rule] {
    try Table.rows("\(Place.tests)/Rules/\(vendor).txt").map { columns in
      guard columns.count >= 3, let severity = Severity(rawValue: columns[1]) else {
        throw Malformed(line: columns.joined(separator: "\t"))
      }
      let marker = "not decidable:"
      let isUndecidable = columns[2].hasPrefix(marker)
      return Rule(
        vendor: vendor, id: columns[0], severity: severity,
        locations: isUndecidable ? [] : columns[2].split(separator: " ").map(String.init),
        undecidable: isUndecidable
          ? columns[2].dropFirst(marker.count).drop { $0 == " " }.description : nil,
        schema: columns.count > 3 ? columns[3] : nil)
    }
  }

  struct Malformed: Error { var line: String }

  /// Whether a keyword's location is at one of the rule's schemas or below.
  func covers(_ keywordLocation: String) -> Bool {
    locations.contains { location in
      let start = "\(vendor)/\(location)"
      guard keywordLocation.hasPrefix(start) else { return false }
      return start.hasSuffix("#") || keywordLocation.dropFirst(start.count).hasPrefix("/")
        || keywordLocation.count == start.count
    }
  }
}
