import CAllocations
import Foundation
import SchemaRuntime

/// Ours and Foundation's on the same documents. `Subject` is the generated type, `SubjectTwin` the one by hand.
struct Measurement {
  /// The documents, each in memory that stays: a server does not count references to what a request brings, nor does a
  /// peer's program.
  private let documents: [UnsafeBufferPointer<UInt8>]
  private let bytes: Int

  init(file: String) throws {
    let lines = try Data(contentsOf: URL(fileURLWithPath: file)).split(separator: 0x0A)
    documents = lines.map { Self.keep($0) }
    bytes = documents.reduce(0) { $0 + $1.count }
    guard bytes > 0 else { throw Problem("\(file) holds no documents") }
    for (index, document) in documents.enumerated() where !Subject.accepts(jsonUTF8Bytes: document) {
      let report = Subject.validate(jsonUTF8Bytes: document)
      throw Problem("document \(index + 1) is not valid: \(report)")
    }
  }

  /// A copy that lives as long as the program.
  private static func keep(_ bytes: some Collection<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return UnsafeBufferPointer(copy)
  }

  func run(rounds: Int) throws {
    for (name, time) in try stopwatch().medians(bytes: bytes, rounds: rounds) { print("\(name)\t\(time)") }
    let invalid = try invalidDocuments()
    if !invalid.isEmpty {
      let size = invalid.reduce(0) { $0 + $1.count }
      var stopwatch = Stopwatch()
      stopwatch.add("invalid: verdict") {
        invalid.reduce(0) { $0 + (Subject.accepts(jsonUTF8Bytes: $1) ? 1 : 0) }
      }
      stopwatch.add("invalid: collect") { invalid.reduce(0) { $0 + Self.collect($1) } }
      stopwatch.add("invalid: report") {
        invalid.reduce(0) { $0 + Subject.validate(jsonUTF8Bytes: $1).violations.count }
      }
      for (name, time) in try stopwatch.medians(bytes: size, rounds: rounds) { print("\(name)\t\(time)") }
    }
    print("allocations per valid document\t\(allocationsPerDocument())")
  }

  private func stopwatch() throws -> Stopwatch {
    let (documents, data) = (documents, documents.map { Data($0) })
    let models = try documents.map { Held(try Subject(jsonUTF8Bytes: $0)) }
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let twins = try data.map { Held(try decoder.decode(SubjectTwin.self, from: $0)) }
    var stopwatch = Stopwatch()
    stopwatch.add("ours: validate") {
      documents.reduce(0) { $0 + (Subject.accepts(jsonUTF8Bytes: $1) ? 1 : 0) }
    }
    stopwatch.add("ours: report") {
      documents.reduce(0) { $0 + Subject.validate(jsonUTF8Bytes: $1).violations.count }
    }
    stopwatch.add("ours: validate and decode") {
      try documents.reduce(0) { $0 + Stopwatch.use(try Subject(jsonUTF8Bytes: $1)) }
    }
    stopwatch.add("ours: encode") { try models.reduce(0) { $0 + (try $1.jsonCount()) } }
    stopwatch.add("JSONDecoder: twin") {
      try data.reduce(0) {
        $0 + Stopwatch.use(try decoder.decode(SubjectTwin.self, from: $1))
      }
    }
    stopwatch.add("JSONDecoder: ours") {
      try data.reduce(0) {
        $0 + Stopwatch.use(try decoder.decode(Subject.self, from: $1))
      }
    }
    let trusting = JSONDecoder()
    trusting.userInfo[.schemaValidation] = false
    stopwatch.add("JSONDecoder: ours, not validated") {
      try data.reduce(0) {
        $0 + Stopwatch.use(try trusting.decode(Subject.self, from: $1))
      }
    }
    stopwatch.add("JSONEncoder: twin") { try twins.reduce(0) { $0 + (try $1.count(with: encoder)) } }
    stopwatch.add("JSONEncoder: ours") { try models.reduce(0) { $0 + (try $1.count(with: encoder)) } }
    stopwatch.add("JSONSerialization: parse") {
      try data.reduce(0) {
        $0 + Stopwatch.use(try JSONSerialization.jsonObject(with: $1, options: .fragmentsAllowed))
      }
    }
    return stopwatch
  }

  /// The interpreter alone, which reports come from.
  private static func collect(_ document: UnsafeBufferPointer<UInt8>) -> Int {
    Subject._schema.entry.report(document).violations.count
  }

  /// The documents with the value of one member, as late as can be, replaced by one that the schema refuses.
  private func invalidDocuments() throws -> [UnsafeBufferPointer<UInt8>] {
    try documents.compactMap { document in
      guard case .object(let members) = try JSONValue(jsonUTF8Bytes: document) else { return nil }
      for last in members.members.indices.reversed() {
        var parts: [String] = []
        for (index, member) in members.members.enumerated() {
          let text = index == last ? "{\"?\":[true]}" : member.value.description
          parts.append(JSONValue.string(member.key).description + ":" + text)
        }
        let changed = Array("{\(parts.joined(separator: ","))}".utf8)
        if !Subject.accepts(jsonUTF8Bytes: changed) { return Self.keep(changed) }
      }
      return nil
    }
  }

  private func allocationsPerDocument() -> Double {
    var accepted = 0
    let before = allocation_count()
    for document in documents where Subject.accepts(jsonUTF8Bytes: document) { accepted += 1 }
    return Double(allocation_count() - before) / Double(max(accepted, 1))
  }
}

/// A model that stays where it is while it is encoded: to take it out of an array copies it with all its strings, which
/// costs half of what it takes to encode it.
private final class Held<Model: Encodable> {
  private let model: Model

  init(_ model: Model) { self.model = model }

  @inline(never)
  func count(with encoder: JSONEncoder) throws -> Int { try encoder.encode(model).count }
}

extension Held where Model: SchemaValue {
  @inline(never)
  func jsonCount() throws -> Int { try model.jsonUTF8Bytes().count }
}
