public import Diagnostics

/// Reads one YAML 1.2 document or one JSON text into nodes.
///
/// A file whose name ends in `.json` is read as JSON (RFC 8259), to the letter; any other as YAML.
public struct YAMLReader: Sendable {
  /// What a document may cost before it is refused.
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

  public init() {}

  /// The document that `bytes` hold, or nil where anything was wrong: then `bag` has every mistake that was found.
  ///
  /// `file` is the name that locations carry.
  public func read(
    bytes: some Collection<UInt8>, file: String, into bag: inout DiagnosticBag
  ) -> YAMLNode? {
    var assembler = TreeAssembler(file: file, budget: budget)
    do throws(Refusal) {
      let text = try SourceBytes(Array(bytes), file: file)
      if isJSON(file) {
        try JSONTextReader.read(text, into: &assembler)
      } else {
        try text.refuseManyDirectives()
        try text.reportUnprintable(to: &assembler)
        if assembler.problems.isEmpty { try YAMLTextReader.read(text, into: &assembler) }
      }
    } catch {
      assembler.note(error)
    }
    for problem in assembler.problems { bag.add(problem) }
    return assembler.problems.isEmpty ? assembler.root : nil
  }

  private func isJSON(_ file: String) -> Bool {
    file.utf8.suffix(5).elementsEqual(".json".utf8)
  }
}
