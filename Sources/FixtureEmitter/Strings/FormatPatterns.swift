/// For each format of the specification (Validation §7.3) a pattern that matches plain texts of it, to look for texts
/// that something else is asked of, too. The interpreter has the last word.
enum FormatPatterns {
  static func pattern(_ format: String) -> String? { table[format] }

  private static let date = #"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])"#
  private static let time = #"([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)"#
  private static let byte = #"(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"#
  private static let label = "[a-z]([a-z0-9-]*[a-z0-9])?"
  private static let name = #"\#(label)(\.\#(label))*"#
  private static let path = #"(/[A-Za-z0-9._~-]+)*/?(\?[A-Za-z0-9=&._-]*)?(#[A-Za-z0-9/._-]*)?"#
  private static let uri = #"[a-z][a-z0-9+.-]*:(//\#(name)(:\d{1,4})?)?\#(path)"#

  private static let table: [String: String] = [
    "date-time": "^\(date)T\(time)$",
    "date": "^\(date)$",
    "time": "^\(time)$",
    "duration": #"^P(\d+[DWMY]|T\d+[HMS]|\d+DT\d+H)$"#,
    "email": #"^[a-z0-9]+([._-][a-z0-9]+)*@\#(name)$"#,
    "idn-email": #"^[a-z0-9]+([._-][a-z0-9]+)*@\#(name)$"#,
    "hostname": "^\(name)$",
    "idn-hostname": "^\(name)$",
    "ipv4": #"^\#(byte)(\.\#(byte)){3}$"#,
    "ipv6":
      "^(::[1-9a-f][0-9a-f]{0,3}|2001:db8::[1-9a-f][0-9a-f]{0,3}|[1-9a-f][0-9a-f]{3}(:[1-9a-f][0-9a-f]{3}){7})$",
    "uri": "^\(uri)$",
    "iri": "^\(uri)$",
    "uri-reference": "^(\(uri)|\(path))$",
    "iri-reference": "^(\(uri)|\(path))$",
    "uuid": "^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
    "uri-template": #"^[A-Za-z0-9/:._-]*(\{[a-z]+\})?[A-Za-z0-9/._-]*$"#,
    "json-pointer": "^(/[A-Za-z0-9_-]*)*$",
    "relative-json-pointer": #"^(0|[1-9]\d*)(#|(/[A-Za-z0-9_-]*)*)$"#,
    "regex": "^[A-Za-z0-9_ -]*$",
  ]
}
