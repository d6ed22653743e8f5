/// Samples of each format of the specification (Validation §7.3): a string that has the format, and one that is close
/// to it.
enum FormatSamples {
  static func good(_ format: String) -> [String] { table[format]?.good ?? [] }
  /// Strings of exactly so many characters that have a format of which the parts have limits of their own: a pattern does
  /// not find them where they are long.
  static func good(_ format: String, length: Int) -> [String] {
    switch format {
    case "hostname", "idn-hostname": return hostname(length)
    case "email", "idn-email": return hostname(length - 4).map { "mia@" + $0 }
    default: return []
    }
  }

  /// A name of labels that are as long as they may be (RFC 1034 §3.1).
  private static func hostname(_ length: Int) -> [String] {
    guard 1...253 ~= length else { return [] }
    // A point is behind each label but the last, which has at least one letter.
    var (labels, left): ([String], Int) = ([], length)
    while left > 63 {
      let count = left == 64 ? 62 : 63
      labels.append(StringMaker.filling(count))
      left -= count + 1
    }
    return [(labels + [StringMaker.filling(left)]).joined(separator: ".")]
  }

  static func bad(_ format: String) -> [String] { table[format]?.bad ?? [] }

  private static let table: [String: (good: [String], bad: [String])] = [
    "date-time": (
      ["2027-03-01T12:00:00Z", "2027-03-01T12:00:00.000+01:00"],
      ["2027-02-30T12:00:00Z", "2027-13-01T12:00:00.000+01:00"]
    ),
    "date": (["2027-03-01"], ["2027-02-30"]),
    "time": (["12:00:00Z"], ["25:00:00Z"]),
    "duration": (["P3D"], ["P3"]),
    "email": (["mia@example.com"], ["mia at example.com"]),
    "idn-email": (["zoë@example.com"], ["zoë at example.com"]),
    "hostname": (["www.example.com"], ["-www.example.com"]),
    "idn-hostname": (["bücher.example"], ["-bücher.example"]),
    "ipv4": (["192.0.2.1"], ["192.0.2.256"]),
    "ipv6": (["2001:db8::1"], ["2001:db8:::1"]),
    "uri": (
      ["https://www.example.com/spring", "http://www.example.com/spring", "mailto:mia@example.com"],
      ["https://www.example.com/spring sale", "www.example.com/spring"]
    ),
    "uri-reference": (["/spring?page=1"], ["/spring sale"]),
    "iri": (["https://www.example.com/frühling"], ["https://www.example.com/frühling sale", "frühling"]),
    "iri-reference": (["/frühling"], ["/frühling sale"]),
    "uuid": (["3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4"], ["3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f"]),
    "uri-template": (["https://www.example.com/{id}"], ["https://www.example.com/{id"]),
    "json-pointer": (["/items/0"], ["items/0"]),
    "relative-json-pointer": (["1/items"], ["-1/items"]),
    "regex": (["^[a-z]+$"], ["[a-z"]),
  ]
}
