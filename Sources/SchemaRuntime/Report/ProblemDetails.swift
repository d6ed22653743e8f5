/// A report as the answer of a server: `application/problem+json` (RFC 9457).
///
///     {"type": "about:blank", "title": "Unprocessable Content", "status": 422, "detail": "…",
///      "errors": [{"detail": "must be at most 9", "pointer": "#/priority", "line": 3, "column": 15}]}
public struct ProblemDetails: Hashable, Sendable {
  /// The media type of the answer.
  public static let mediaType = "application/problem+json"

  /// A URI that names the kind of problem.
  public var type: String
  /// The kind of problem, in words that do not depend on the occurrence.
  public var title: String
  /// The status of the answer: 422, or 400 for a text that is no JSON.
  public var status: Int
  /// A sentence with the number of errors, and the first one.
  public var detail: String
  /// The errors with their places; warnings are left out.
  public var errors: [Entry]

  /// One error.
  public struct Entry: Hashable, Sendable {
    /// The demand that is not met, in English.
    public var detail: String
    /// A URI fragment with the JSON Pointer of the value (RFC 6901 §6).
    public var pointer: String
    /// The first line is 1.
    public var line: Int
    /// The first column is 1; counted in Unicode scalars.
    public var column: Int
  }
}

extension ValidationReport {
  /// The errors of the report as problem details.
  /// - Parameter type: a URI that names the kind of problem, where the server has one.
  public func problemDetails(type: String = "about:blank") -> ProblemDetails {
    let errors = errors.map { violation in
      ProblemDetails.Entry(
        detail: violation.message, pointer: "#" + Self.fragment(violation.instanceLocation),
        line: violation.line, column: violation.column)
    }
    let status = syntaxError == nil ? 422 : 400
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return ProblemDetails(
      type: type, title: status == 422 ? "Unprocessable Content" : "Bad Request", status: status,
      detail: (errors.first?.detail ?? "nothing is wrong") + more, errors: errors)
  }

  /// A JSON Pointer with everything escaped that a fragment may not hold (RFC 3986 §3.5).
  private static func fragment(_ pointer: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in pointer.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ProblemDetails: Encodable, JSONWritable, ObjectWritable {
  /// Writes the members that RFC 9457 names, and `errors`.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("type", type)
    writer.required("title", title)
    writer.required("status", status)
    writer.required("detail", detail)
    writer.required("errors", errors)
  }
}

extension ProblemDetails.Entry: Encodable, JSONWritable, ObjectWritable {
  /// Writes `{"detail", "pointer", "line", "column"}`.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("detail", detail)
    writer.required("pointer", pointer)
    writer.required("line", line)
    writer.required("column", column)
  }
}
