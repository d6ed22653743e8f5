/// The demands of `x-assertContent` on a string that holds a document (Validation §8).
@frozen public struct ContentDemand: Sendable {
  /// Whether the string must hold base64.
  public var isBase64: Bool
  /// JSON Pointer of `contentEncoding`, for findings.
  public var encodingKeyword: String
  /// The media type, where the content must be JSON.
  public var mediaType: String?
  /// JSON Pointer of `contentMediaType`, for findings.
  public var mediaTypeKeyword: String

  // Inlinable, or a validator that makes one copies it once more.
  /// The demand, from the values of the keywords and their locations.
  @inlinable
  public init(isBase64: Bool, encodingKeyword: String, mediaType: String?, mediaTypeKeyword: String) {
    self.isBase64 = isBase64
    self.encodingKeyword = encodingKeyword
    self.mediaType = mediaType
    self.mediaTypeKeyword = mediaTypeKeyword
  }
}

/// The content that a string must hold, as generated validators ask for it.
public enum EncodedContent: Sendable {
  /// JSON as it stands.
  case json
  /// Base64 of anything.
  case base64
  /// Base64 of JSON.
  case jsonInBase64
}

extension Assertion {
  /// `contentEncoding`, `contentMediaType` and `contentSchema`, asserted. Findings inside the document stand at the
  /// string, and say where in the document they are.
  /// - Throws: `Rejection` where the content does not meet the demand and the sink does not record.
  public static func content(
    _ demand: ContentDemand, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) {
    if !sink.records {
      if !demand.isBase64, demand.mediaType == nil { return }
      let kind: EncodedContent = !demand.isBase64 ? .json : demand.mediaType == nil ? .base64 : .jsonInBase64
      return try content(kind, string, cursor, &sink, body)
    }
    var decoded: [UInt8]?
    if demand.isBase64 {
      decoded = Base64.decode(cursor.withUTF8(string) { [UInt8]($0) })
      if decoded == nil {
        return try sink.report(.contentEncoding("base64"), at: string.offset, demand.encodingKeyword)
      }
    }
    guard let mediaType = demand.mediaType else { return }
    let report =
      if let decoded {
        decoded.withUnsafeBufferPointer { Validation.report($0, schema: "", body) }
      } else {
        cursor.withUTF8(string) { Validation.report($0, schema: "", body) }
      }
    try forward(report, mediaType, demand, string, &sink)
  }

  /// `contentEncoding`, `contentMediaType` and `contentSchema`, asserted, where the caller wants the verdict and
  /// whether there is a warning, but no findings.
  /// - Parameters:
  ///   - content: the demands on the content of the string.
  ///   - string: the string of the instance.
  ///   - cursor: stands behind the string.
  ///   - sink: learns of warnings.
  ///   - body: reads and validates the value.
  /// - Throws: `Rejection` where the content does not meet the demand.
  public static func content(
    _ content: EncodedContent, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void = { (cursor, _) throws(Rejection) in
      try cursor.skipValue()
    }
  ) throws(Rejection) {
    var probe = ViolationSink(wantsWarnings: sink.wantsWarnings)
    do throws(Rejection) {
      switch content {
      // A text that is short, or has no escapes, takes no memory of its own.
      case .json:
        try cursor.withText(string) { (cursor) throws(Rejection) in try read(&cursor, &probe, body) }
      case .base64, .jsonInBase64:
        guard let decoded = Base64.decode(cursor.withUTF8(string) { [UInt8]($0) }) else {
          throw Rejection(at: string.offset)
        }
        guard content == .jsonInBase64 else { return }
        try decoded.withUnsafeBufferPointer { (bytes) throws(Rejection) in
          try Cursor.withInput(bytes) { (cursor) throws(Rejection) in try read(&cursor, &probe, body) }
        }
      }
    } catch {
      throw Rejection(at: string.offset)
    }
    if probe.hasWarning { sink.noteWarning() }
  }

  /// Reads a document of which only the verdict is wanted.
  private static func read(
    _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) {
    try body(&cursor, &sink)
    try cursor.finish()
  }

  private static func forward(
    _ report: ValidationReport, _ mediaType: String, _ demand: ContentDemand, _ string: StringSlice,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    // A document that is no JSON has this finding alone.
    if let error = report.syntaxError {
      let message = "must hold \(mediaType): \(error.message)"
      return try sink.report(.authored(message), at: string.offset, demand.mediaTypeKeyword)
    }
    for violation in report.violations {
      let place =
        violation.instanceLocation.isEmpty ? "" : " (at \(violation.instanceLocation) of its content)"
      let words = Demand.authored(violation.message + place)
      switch violation.severity {
      case .error: try sink.report(words, at: string.offset, violation.keywordLocation)
      case .warning: sink.warn(words, at: string.offset, violation.keywordLocation)
      }
    }
  }
}
