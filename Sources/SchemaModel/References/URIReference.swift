/// A URI reference, taken apart and resolved as RFC 3986 says.
///
/// Any text has such parts (RFC 3986, appendix B); whether they make a sensible URI is for the caller to ask.
public struct URIReference: Hashable, Sendable {
  public var scheme: String?
  public var authority: String?
  public var path: String
  public var query: String?
  public var fragment: String?

  public init(_ text: String) {
    var rest = Substring(text)
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      fragment = String(rest[rest.utf8.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = String(rest[rest.utf8.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let scheme = Self.scheme(of: rest) {
      self.scheme = scheme.lowercased()
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: scheme.utf8.count + 1)...]
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = rest[..<end].lowercased()
      rest = rest[end...]
    }
    path = String(rest)
  }

  /// The scheme that `text` begins with: letters, digits, `+`, `-`, `.` before a colon (RFC 3986 §3.1).
  private static func scheme(of text: Substring) -> String? {
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if index == text.startIndex { return nil }
      case UInt8(ascii: ":"):
        return index == text.startIndex ? nil : String(text[..<index])
      default: return nil
      }
    }
    return nil
  }

  /// The reference put together again (RFC 3986 §5.3).
  public var text: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  public var withoutFragment: URIReference {
    var copy = self
    copy.fragment = nil
    return copy
  }

  public var isAbsolute: Bool { scheme != nil }
}

extension URIReference {
  /// The URI that this reference means beside `base` (RFC 3986 §5.2.2).
  public func resolved(against base: URIReference) -> URIReference {
    var target = self
    if scheme == nil {
      target.scheme = base.scheme
      if authority == nil {
        target.authority = base.authority
        if path.isEmpty {
          target.path = base.path
          target.query = query ?? base.query
        } else if !path.utf8.starts(with: "/".utf8) {
          target.path = base.merged(with: path)
        }
      }
    }
    if target.path.utf8.starts(with: "/".utf8) || !path.isEmpty {
      target.path = Self.removingDotSegments(target.path).path
    }
    return target
  }

  /// Whether resolving this reference against `base` asks for a folder above the top one.
  func climbsAboveRoot(of base: URIReference) -> Bool { levelsAboveRoot(of: base) > 0 }

  /// How many folders above the top one the resolved reference asks for.
  func levelsAboveRoot(of base: URIReference) -> Int {
    let whole = isRelativePath ? base.merged(with: path) : path
    return Self.removingDotSegments(whole).levelsAbove
  }

  /// Whether it is a path relative to the folder of the document that it stands in.
  var isRelativePath: Bool {
    scheme == nil && authority == nil && !path.isEmpty && path.utf8.first != UInt8(ascii: "/")
  }

  /// A relative path put in the place of the last segment of this URI's path (RFC 3986 §5.2.3).
  private func merged(with relative: String) -> String {
    if path.isEmpty { return authority == nil ? relative : "/" + relative }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relative }
    return path[...slash] + relative
  }

  /// The path without `.` and `..` segments (RFC 3986 §5.2.4), and how many `..` had nothing to remove.
  static func removingDotSegments(_ path: String) -> (path: String, levelsAbove: Int) {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return (path, 0) }
    let isRooted = path.utf8.starts(with: "/".utf8)
    let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var kept: [String] = []
    var levelsAbove = 0
    for (index, segment) in segments.dropFirst(isRooted ? 1 : 0).enumerated() {
      let isLast = index == segments.count - (isRooted ? 2 : 1)
      switch String(Substring(segment)) {
      case ".": if isLast { kept.append("") }
      case "..":
        if kept.popLast() == nil { levelsAbove += 1 }
        if isLast { kept.append("") }
      case let name: kept.append(name)
      }
    }
    return ((isRooted ? "/" : "") + kept.joined(separator: "/"), levelsAbove)
  }
}
