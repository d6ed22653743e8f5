public import Diagnostics

/// Reads one YAML 1.2 document or one JSON text into nodes.
///
/// A file whose name ends in `.json` is read as JSON (RFC 8259), to the letter; any other as YAML.
public struct YAMLReader: Sendable {
  /// The greatest cost of a document before it is refused.
  public struct Budget: Sendable {
    /// How deeply collections may nest.
    public var depth = 200
    /// How many nodes the text may hold, before aliases are expanded.
    public var nodes = 4_000_000
    /// How many nodes aliases may add.
    public var aliasExpansion = 100_000
    /// How many mistakes are reported before reading stops.
    public var errors = 100
    public init() {}
  }

  public var budget = Budget()
  /// The way in which keys that are no strings are read.
  public var otherKeys = OtherKeys.refused
  /// Whether a file is read as JSON or as YAML; nil: its name decides.
  public var readsJSON: Bool?
  /// Whether `<<` merges the members of another mapping, as YAML 1.1 has it; otherwise that is a mistake.
  public var mergesKeys = false

  /// - Parameters:
  ///   - otherKeys: how keys that are no strings are read.
  ///   - mergesKeys: whether `<<` merges the members of another mapping.
  public init(otherKeys: OtherKeys = .refused, mergesKeys: Bool = false) {
    (self.otherKeys, self.mergesKeys) = (otherKeys, mergesKeys)
  }

  /// The document that `bytes` hold, or nil where anything was wrong: then `bag` has every mistake that was found.
  ///
  /// `file` is the name that locations carry; `merged` is called with the location of the first merge key that merges.
  public func read(
    bytes: some Collection<UInt8>, file: String, into bag: inout DiagnosticBag,
    merged: ((SourceLocation) -> Void)? = nil
  ) -> YAMLNode? {
    documents(bytes, file, isStream: false, into: &bag, heard: merged)?.first
  }

  /// All documents that a YAML text holds, one or more; of a JSON text the one. Nil where anything was wrong.
  /// - Parameter merged: is called with the location of the first merge key that merges.
  public func readDocuments(
    bytes: some Collection<UInt8>, file: String, into bag: inout DiagnosticBag,
    merged: ((SourceLocation) -> Void)? = nil
  ) -> [YAMLNode]? {
    documents(bytes, file, isStream: true, into: &bag, heard: merged)
  }

  /// The mistake in a JSON text as a whole, whatever stands in it: it is empty, or in another encoding than UTF-8.
  public static func problem(ofJSON bytes: [UInt8], file: String) -> Diagnostic? {
    do throws(Refusal) {
      try SourceBytes.refuseOtherEncodings(bytes, file: file)
      let isEmpty = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      if isEmpty { throw Refusal("the file is empty; expected a value", at: SourceLocation(file: file)) }
      return nil
    } catch {
      return error.diagnostic
    }
  }

  private func documents(
    _ bytes: some Collection<UInt8>, _ file: String, isStream: Bool, into bag: inout DiagnosticBag,
    heard: ((SourceLocation) -> Void)? = nil
  ) -> [YAMLNode]? {
    var assembler = TreeAssembler(file: file, budget: budget)
    var merges = MergeKeys()
    do throws(Refusal) {
      let text = try SourceBytes(Array(bytes), file: file)
      if isJSON(file) {
        try JSONTextReader.read(text, into: &assembler)
      } else {
        try text.refuseManyDirectives()
        try text.reportUnprintable(to: &assembler)
        if assembler.problems.isEmpty {
          try YAMLTextReader.read(
            text, isStream: isStream, otherKeys: otherKeys,
            merges: mergesKeys ? { _ = merges.places.insert($0) } : nil, into: &assembler)
        }
      }
    } catch {
      assembler.note(error)
    }
    let documents = assembler.documents
    for problem in assembler.problems + assembler.warnings { bag.add(problem) }
    guard assembler.problems.isEmpty else { return nil }
    if merges.places.isEmpty { return documents }
    let merged = documents.map { merges.merged($0, into: &bag) }
    if let first = merges.places.min() { heard?(first) }
    return merges.isWrong ? nil : merged
  }

  func isJSON(_ file: String) -> Bool {
    readsJSON ?? file.utf8.suffix(5).elementsEqual(".json".utf8)
  }
}
