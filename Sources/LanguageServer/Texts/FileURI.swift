import Foundation

/// Paths of files, and the URIs that clients have for them.
enum FileURI {
  /// The path that a URI leads to; nil where it is no `file:` URI of this machine.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    let path = rest[slash...].prefix { $0 != "#" && $0 != "?" }
    guard let decoded = String(path).removingPercentEncoding, !decoded.utf8.contains(0) else { return nil }
    return decoded
  }

  /// The path without `.` and `..`.
  static func plain(_ path: String) -> String {
    guard path.hasPrefix("/"), path.contains("/.") else { return path }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  static func uri(of path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
