/// The values of `format` that the specifications name: Validation 2020-12 §7.3 and its predecessors.
public enum Format: String, CaseIterable, Hashable, Sendable {
  case dateTime = "date-time"
  case date
  case time
  case duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4
  case ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uuid
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex

  /// The dialects that name formats.
  public enum Dialect: Hashable, Sendable {
    case draft202012
    case draft07
    case draft06
    case draft04
  }

  /// Whether the dialect names this format.
  public func isDefined(in dialect: Dialect) -> Bool {
    switch dialect {
    case .draft202012: true
    case .draft07: self != .duration && self != .uuid
    case .draft06: Self.ofDraft4.contains(self) || Self.newInDraft6.contains(self)
    case .draft04: Self.ofDraft4.contains(self)
    }
  }

  /// Draft-04 Validation §7.3, and what draft-06 adds to it (§8.3).
  private static let ofDraft4: Set<Format> = [.dateTime, .email, .hostname, .ipv4, .ipv6, .uri]
  private static let newInDraft6: Set<Format> = [.uriReference, .uriTemplate, .jsonPointer]

  /// Whether a text, which is valid UTF-8, has this format.
  public func accepts(_ utf8: UnsafeBufferPointer<UInt8>, dialect: Dialect = .draft202012) -> Bool {
    switch self {
    case .dateTime: RFC3339.isDateTime(utf8)
    case .date: RFC3339.isDate(utf8)
    case .time: RFC3339.isTime(utf8)
    case .duration: RFC3339.isDuration(utf8)
    case .email: Mailbox.isMailbox(utf8, international: false)
    case .idnEmail: Mailbox.isMailbox(utf8, international: true)
    case .hostname: Hostname.isHostname(utf8)
    case .idnHostname: InternationalHostname.isHostname(utf8)
    case .ipv4: IPAddress.isVersion4(utf8)
    case .ipv6: IPAddress.isVersion6(utf8)
    case .uri: URISyntax(international: false).isURI(utf8)
    case .uriReference: URISyntax(international: false).isReference(utf8)
    case .iri: URISyntax(international: true).isURI(utf8)
    case .iriReference: URISyntax(international: true).isReference(utf8)
    case .uuid: UUIDSyntax.isUUID(utf8)
    case .uriTemplate: URITemplate.isTemplate(utf8)
    case .jsonPointer: JSONPointerSyntax.isPointer(utf8)
    case .relativeJSONPointer: JSONPointerSyntax.isRelativePointer(utf8, movesIndex: dialect == .draft202012)
    case .regex: Self.isRegularExpression(utf8)
    }
  }

  /// Whether a text has this format.
  public func accepts(_ text: String, dialect: Dialect = .draft202012) -> Bool {
    var text = text
    return text.withUTF8 { accepts($0, dialect: dialect) }
  }

  /// ECMA-262 §22.2.1 in Unicode mode. Backreferences are well formed, though `Pattern` refuses to run them.
  private static func isRegularExpression(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    do {
      _ = try PatternParser.parse(String(decoding: utf8, as: UTF8.self))
      return true
    } catch {
      return false
    }
  }
}
