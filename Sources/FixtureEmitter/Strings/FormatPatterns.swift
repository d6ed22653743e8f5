/// Patterns that match plain texts of each format of the specification (Validation §7.3), for the search for texts that
/// have to meet other demands, too. The interpreter has the last word.
enum FormatPatterns {
  static func pattern(_ format: String) -> String? { table[format] }

  /// A pattern that matches each text of a format, and maybe others; nil where none is known.
  static func bound(_ format: String) -> String? { bounds[format] }

  private static let leapYear = #"(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)"#
  private static let day =
    #"((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))"#
  private static let date = #"(\d{4}-\#(day)|\#(leapYear)-02-29)"#
  private static let time = #"([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)"#
  /// The leap second, which ends a day of UTC, and one that ends half a year.
  private static let leapSecond = #"23:59:60(\.\d+)?(Z|[+-]00:00)"#
  private static let leapMoment = #"\d{4}-(06-30|12-31)T\#(leapSecond)"#
  private static let anyTime =
    #"([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)"#
  private static let days = #"(\d+D|\d+M(\d+D)?|\d+Y(\d+M(\d+D)?)?)"#
  private static let hours = #"T(\d+S|\d+M(\d+S)?|\d+H(\d+M(\d+S)?)?)"#
  private static let byte = #"(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"#
  private static let address = #"\#(byte)(\.\#(byte)){3}"#
  private static let group = "[0-9A-Fa-f]{1,4}"
  private static let local = "[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*"
  private static let label = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
  private static let name = #"\#(label)(\.\#(label))*"#
  private static let wideLabel =
    #"[a-z0-9\u00E0-\u00F6\u00F8-\u00FF]([a-z0-9\u00E0-\u00F6\u00F8-\u00FF-]*[a-z0-9\u00E0-\u00F6\u00F8-\u00FF])?"#
  private static let wideName = #"\#(wideLabel)(\.\#(wideLabel))*"#

  /// The pattern of a URI, or of a relative one with a path alone; `more` has characters that are allowed besides
  /// those of a URI.
  private static func uri(_ more: String = "", isRelative: Bool = false) -> String {
    let character = "([A-Za-z0-9._~!$&'()*+,;=:@\(more)-]|%[0-9A-Fa-f]{2})"
    let rest = #"(\?(\#(character)|[/?])*)?(#(\#(character)|[/?])*)?"#
    let path = #"(/\#(character)+)*/?\#(rest)"#
    if isRelative { return path }
    return
      #"[A-Za-z][A-Za-z0-9+.-]*:(//\#(name)(:\d{1,4})?\#(path)|\#(character)+(/\#(character)+)*\#(rest))"#
  }

  private static let wide = #"\u00A1-\u02FF\u0370-\u1FFF\u3001-\uD7FF"#

  /// The groups before and behind `::`.
  private static let shortened = (0...6).map { before in
    let head = before == 0 ? ":" : "(\(group):){1,\(before)}"
    return "\(head)(:\(group)){1,\(7 - before)}"
  }.joined(separator: "|")

  private static let table: [String: String] = [
    "date-time": "^(\(date)T\(time)|\(leapMoment))$",
    "date": "^\(date)$",
    "time": "^(\(time)|\(leapSecond))$",
    "duration": #"^P(\#(days)(\#(hours))?|\#(hours)|\d+W)$"#,
    "email": #"^\#(local)@\#(name)$"#,
    "idn-email":
      #"^([a-z0-9\u00E0-\u00F6\u00F8-\u00FF]+)([._+-][a-z0-9\u00E0-\u00F6\u00F8-\u00FF]+)*@\#(wideName)$"#,
    "hostname": "^\(name)$",
    "idn-hostname": "^\(wideName)$",
    "ipv4": #"^\#(address)$"#,
    "ipv6":
      #"^((\#(group):){7}\#(group)|(\#(group):){1,7}:|\#(shortened)|::(ffff:)?\#(address)|(\#(group):){6}\#(address))$"#,
    "uri": "^\(uri())$",
    "iri": "^\(uri(wide))$",
    "uri-reference": "^(\(uri())|\(uri(isRelative: true)))$",
    "iri-reference": "^(\(uri(wide))|\(uri(wide, isRelative: true)))$",
    "uuid": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    "uri-template": #"^[A-Za-z0-9/:._?=&-]*(\{[+#./;?&]?[a-z]+(,[a-z]+)*\*?\}[A-Za-z0-9/._?=&-]*)*$"#,
    "json-pointer": "^(/([A-Za-z0-9_.$%-]|~[01])*)*$",
    "relative-json-pointer": #"^(0|[1-9]\d*)(#|(/([A-Za-z0-9_.$%-]|~[01])*)*)$"#,
    "regex": #"^\^?(\#(piece)|\((\?:)?(\#(piece))+(\|(\#(piece))+)*\)[*+?]?)*\$?$"#,
  ]

  /// A character, class or escape of a pattern with a count.
  private static let piece =
    #"([A-Za-z0-9_ .,:;/@%&='"<>!#~-]|\\[dDwWsS.()[\]{}*+?^$|\\/]|\[\^?(a-z|A-Z|0-9|[A-Za-z0-9_. ]|\\[dws])+\])([*+?]|\{[1-9]\})?"#

  private static let bounds: [String: String] = [
    "date-time": "^\(date)[Tt]\(anyTime)$",
    "date": "^\(date)$",
    "time": "^\(anyTime)$",
    "duration": "^[Pp][0-9DdHhMmSsTtWwYy]{2,}$",
    "email": "^[^]+@[^]+$",
    "idn-email": "^[^]+@[^]+$",
    "hostname": "^[0-9A-Za-z.-]{1,253}$",
    "ipv4": #"^\d{1,3}(\.\d{1,3}){3}$"#,
    "ipv6": "^[0-9A-Fa-f:.]{2,45}$",
    "uri": "^[A-Za-z][A-Za-z0-9+.-]*:[!-~]*$",
    "iri": "^[A-Za-z][A-Za-z0-9+.-]*:",
    "uri-reference": "^[!-~]*$",
    "uuid": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    "json-pointer": "^(/[^]*)?$",
    "relative-json-pointer": #"^\d"#,
  ]
}
