/// The values of `format` that the specifications name: Validation 2020-12 §7.3 and its predecessors.
public enum Format: String, CaseIterable, Hashable, Sendable {
  /// A date and a time with an offset (RFC 3339 §5.6).
  case dateTime = "date-time"
  /// A full date (RFC 3339 §5.6).
  case date
  /// A time with an offset (RFC 3339 §5.6).
  case time
  /// A duration (RFC 3339, appendix A).
  case duration
  /// A mailbox of ASCII (RFC 5321 §4.1.2).
  case email
  /// A mailbox that may have characters beyond ASCII (RFC 6531).
  case idnEmail = "idn-email"
  /// A host name of ASCII (RFC 1123 §2.1), its A-labels included (RFC 5891).
  case hostname
  /// A host name that may have characters beyond ASCII (RFC 5890).
  case idnHostname = "idn-hostname"
  /// An IPv4 address, dotted (RFC 2673 §3.2).
  case ipv4
  /// An IPv6 address (RFC 4291 §2.2).
  case ipv6
  /// A URI with a scheme (RFC 3986).
  case uri
  /// A URI or a relative reference (RFC 3986).
  case uriReference = "uri-reference"
  /// An IRI with a scheme (RFC 3987).
  case iri
  /// An IRI or a relative reference (RFC 3987).
  case iriReference = "iri-reference"
  /// A UUID (RFC 4122).
  case uuid
  /// A URI template (RFC 6570).
  case uriTemplate = "uri-template"
  /// A JSON Pointer as a string (RFC 6901 §5).
  case jsonPointer = "json-pointer"
  /// A relative JSON Pointer.
  case relativeJSONPointer = "relative-json-pointer"
  /// A regular expression of ECMA-262.
  case regex

  /// The dialects that name formats.
  public enum Dialect: String, Hashable, Sendable {
    /// 2020-12; 2019-09 names the same formats.
    case draft202012
    /// draft-07.
    case draft07
    /// draft-06.
    case draft06
    /// draft-04.
    case draft04
  }

  /// Whether what it accepts is not the same in all dialects: 2020-12 alone has relative pointers that move an index.
  public var dependsOnDialect: Bool { self == .relativeJSONPointer }

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
      _ = try PatternParser.parse(String(decoding: utf8, as: UTF8.self), isStrict: true)
      return true
    } catch {
      return false
    }
  }
}
