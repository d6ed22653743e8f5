import SchemaRuntime

/// Tries a pattern, up to the first line feed, on a text, which is the rest.
public enum PatternFuzz {
  /// The complaints about an input; none for most inputs.
  public static func complaints(_ input: [UInt8]) -> [String] {
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts.first ?? [], as: UTF8.self)
    let text = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
    do {
      let verdicts = try PatternEngines(source).verdicts(on: text, referenceSteps: 3_000)
      return verdicts.allSatisfy { $0.matches == verdicts[0].matches } ? [] : ["\(verdicts)"]
    } catch {
      let isPlaced = 0...source.unicodeScalars.count ~= error.offset && !error.message.isEmpty
      return isPlaced ? [] : ["the error has no place in the pattern: \(error)"]
    }
  }
}
