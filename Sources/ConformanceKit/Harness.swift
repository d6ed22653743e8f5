import SchemaRuntime

/// The hand-written part of the program that runs generated code.
enum Harness {
  /// The module `Harness`: how a generated schema is asked, and how the answers are printed.
  static let module = #"""
    import DecodingKit
    public import SchemaRuntime

    /// A generated schema.
    public struct Runner {
      let accepts: ([UInt8]) -> Bool
      let report: ([UInt8]) -> ValidationReport
      let copy: (([UInt8]) throws -> String)?
      /// What does not hold of decoding a text, by any decoder.
      let check: ([UInt8]) -> [String]

      /// A schema that has a type of its own.
      public init<Value: SchemaValue>(_ type: Value.Type) {
        accepts = { Value.accepts(jsonUTF8Bytes: $0) }
        report = { Value.validate(jsonUTF8Bytes: $0) }
        copy = { try Value(jsonUTF8Bytes: $0).jsonString() }
        check = { DecodingCheck.complaints(type, $0) }
      }

      /// A schema that no type stands for.
      public init(_ schema: TypeSchema) {
        accepts = { Self.accepts($0, schema) }
        report = { bytes in bytes.withUnsafeBufferPointer { schema.report($0) } }
        copy = nil
        check = { _ in [] }
      }

      /// A schema whose type is that of another one.
      public init<Value: SchemaValue>(_ type: Value.Type, _ schema: TypeSchema) {
        let alone = Runner(schema)
        accepts = { alone.accepts($0) && Value.accepts(jsonUTF8Bytes: $0) }
        report = alone.report
        copy = { try Value(jsonUTF8Bytes: $0).jsonString() }
        check = { DecodingCheck.complaints(type, $0) }
      }

      static func accepts(_ bytes: [UInt8], _ schema: TypeSchema) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
          do {
            var cursor = Cursor(buffer)
            var sink = ViolationSink()
            try schema.check(&cursor, &sink)
            try cursor.finish()
            return true
          } catch {
            return false
          }
        }
      }

      /// The answer as one line of JSON.
      public func answer(_ bytes: [UInt8]) -> String {
        let isAccepted = accepts(bytes)
        // A short text is read in a copy, a long one where it stands.
        let long = [UInt8](repeating: 0x20, count: 2_000) + bytes
        if accepts(long) != isAccepted { return #""the verdict on a long text differs""# }
        if let complaint = check(bytes).first { return JSONValue.string(complaint).description }
        let report = report(bytes)
        let findings = report.violations.map { violation in
          JSONValue.string(
            "\(violation) \(violation.absoluteKeywordLocation) at '\(violation.instanceLocation)' (\(violation.offset))")
        }
        var copied: JSONValue = .null
        if isAccepted, let copy {
          do {
            let text = try copy(bytes)
            if try copy(long) != text { return #""the copy of a long text differs""# }
            copied = .string(text)
          } catch {
            copied = .string("error: \(error)")
          }
        }
        return JSONValue.array([.bool(isAccepted), .bool(report.isValid), .array(findings), copied]).description
      }
    }
    """#

  /// Reads lines of `schema TAB instance` and prints an answer for each.
  static func main(modules: [String]) -> String {
    let imports = modules.map { "import \($0)" }.joined(separator: "\n")
    let tables = modules.map { "  \($0).addRunners(to: &runners)" }.joined(separator: "\n")
    return """
      import Harness
      \(imports)

      @main
      enum Program {
        static func main() {
          var runners: [String: Runner] = [:]
      \(tables)
          while let line = readLine() {
            let parts = line.split(separator: "\\t", maxSplits: 1)
            guard parts.count == 2, let runner = runners[String(parts[0])] else {
              print("null")
              continue
            }
            print(runner.answer(Array(parts[1].utf8)))
          }
        }
      }

      """
  }

  /// The entry point of libFuzzer, with a table of the models by number.
  static func fuzzEntry(modules: [String], keys: [String]) -> String {
    let imports = modules.map { "import \($0)" }.joined(separator: "\n")
    let tables = modules.map { "  \($0).addRunners(to: &runners)" }.joined(separator: "\n")
    let names = keys.map { "    \(JSONValue.string($0)),\n" }.joined()
    return """
      import FuzzKit
      import Harness
      \(imports)

      let keys: [String] = [
      \(names)]

      nonisolated(unsafe) let models: [Runner?] = {
        var runners: [String: Runner] = [:]
      \(tables)
        return keys.map { runners[$0] }
      }()

      @_cdecl("LLVMFuzzerTestOneInput")
      public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let input = Array(UnsafeBufferPointer(start: start, count: count))
        let complaints = FuzzTarget.chosen.complaints(input) { model, instance in
          models[model]?.answer(instance)
        }
        // This function is in no program but the fuzzer's.
        if !complaints.isEmpty { fatalError(complaints.joined(separator: "\\n")) }  // so libFuzzer learns of a find
        return 0
      }

      """
  }
}
