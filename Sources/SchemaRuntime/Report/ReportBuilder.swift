/// Gives findings their place: line, column and the JSON Pointer of the value, found in one walk over the text.
struct ReportBuilder {
  private var cursor: Cursor
  private let record: ViolationRecord
  private let findings: [ViolationSink.Finding]
  /// Findings by offset; `next` is the first whose pointer is not known yet.
  private var order: [Int]
  private var next = 0
  private var pointers: [String]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ record: ViolationRecord) {
    cursor = Cursor(bytes)
    self.record = record
    let findings = record.findings
    self.findings = findings
    order = findings.indices.sorted { (findings[$0].offset, $0) < (findings[$1].offset, $1) }
    pointers = [String](repeating: "", count: findings.count)
  }

  mutating func build() -> ValidationReport {
    // Where the bytes are no JSON the walk ends there, and the path so far is the place.
    do { try locateValue("") } catch { locate(upTo: Int.max, "") }
    var report = ValidationReport()
    var position = TextPosition()
    for index in order {
      let finding = findings[index]
      position.advance(to: finding.offset, in: cursor)
      let violation = Violation(
        severity: finding.severity, instanceLocation: pointers[index],
        keywordLocation: record.keywordLocation(of: finding),
        absoluteKeywordLocation: record.absoluteKeywordLocation(of: finding),
        message: message(of: finding), offset: finding.offset, line: position.line, column: position.column)
      report.violations.append(violation)
      if case .malformed(let reason) = finding.demand, reason.isOfSyntax {
        report.syntaxError = JSONSyntaxError(violation)
      }
    }
    return report
  }

  private func message(of finding: ViolationSink.Finding) -> String {
    switch record.demand(of: finding) {
    case .unknownProperty(let known): named(finding, "unknown property", known, "")
    case .additionalProperty(let known): named(finding, "property", known, " is not allowed here")
    case .malformed(.duplicateKey): duplicate(finding)
    case .malformed(.unexpectedCharacter): unexpected(finding)
    case let demand: demand.message
    }
  }

  /// Names the key that the finding stands at, and the one that was meant.
  private func named(_ finding: ViolationSink.Finding, _ what: String, _ known: KeyTable, _ rest: String)
    -> String
  {
    var walk = cursor
    walk.position = finding.offset
    // A key that has been read before: it can be read again.
    guard let key = try? walk.string() else { return finding.demand.message }
    let name = walk.text(key)
    let suggestion = spellingSuggestion(for: name, among: known)
    return "\(what) '\(name)'\(rest)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Names the key that stands twice.
  private func duplicate(_ finding: ViolationSink.Finding) -> String {
    var walk = cursor
    walk.position = finding.offset
    guard let key = try? walk.string() else { return finding.demand.message }
    return "duplicate key '\(walk.text(key))': each member of an object needs a name of its own"
  }

  /// Says what stands there, and what JSON allows instead.
  private func unexpected(_ finding: ViolationSink.Finding) -> String {
    let byte = cursor.byte(at: finding.offset)
    let found = 0x21...0x7E ~= byte ? " '\(Unicode.Scalar(byte))'" : ""
    var expectation = SyntaxExpectation()
    for offset in 0..<min(finding.offset, cursor.end) { expectation.read(cursor.byte(at: offset)) }
    return "unexpected character\(found); expected \(expectation.words)"
  }

  /// Every finding that starts before `end` and has no pointer yet stands at `pointer`.
  private mutating func locate(upTo end: Int, _ pointer: @autoclosure () -> String) {
    while next < order.count, findings[order[next]].offset < end {
      pointers[order[next]] = pointer()
      next += 1
    }
  }

  private mutating func locateValue(_ pointer: String) throws(Rejection) {
    guard next < order.count else { return }
    switch try cursor.kind() {
    case .object: try locateMembers(pointer)
    case .array: try locateItems(pointer)
    default:
      try cursor.skipSyntax()
      locate(upTo: cursor.position, pointer)
    }
  }

  private mutating func locateMembers(_ pointer: String) throws(Rejection) {
    guard try cursor.beginObject() else { return locate(upTo: cursor.position, pointer) }
    repeat {
      locate(upTo: cursor.position, pointer)
      let key = try cursor.key()
      guard next < order.count else { return }
      try skipOrLocate { cursor in pointer + "/" + JSONPointer.escaped(cursor.text(key.slice)) }
    } while try cursor.nextMember()
    locate(upTo: cursor.position, pointer)
  }

  private mutating func locateItems(_ pointer: String) throws(Rejection) {
    guard try cursor.beginArray() else { return locate(upTo: cursor.position, pointer) }
    var index = 0
    repeat {
      locate(upTo: cursor.position, pointer)
      guard next < order.count else { return }
      try skipOrLocate { _ in pointer + "/\(index)" }
      index += 1
    } while try cursor.nextItem()
    locate(upTo: cursor.position, pointer)
  }

  /// Goes into the next value only if a finding stands in it.
  private mutating func skipOrLocate(_ pointer: (Cursor) -> String) throws(Rejection) {
    var behind = cursor
    do {
      try behind.skipSyntax()
    } catch {
      return try locateValue(pointer(cursor))
    }
    if findings[order[next]].offset >= behind.position {
      cursor = behind
    } else {
      // A value without members of its own, or one that holds the place of a finding.
      try locateValue(pointer(cursor))
    }
  }
}

/// Line and column of a byte, counted on from the byte before.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  mutating func advance(to target: Int, in cursor: Cursor) {
    let target = min(target, cursor.end)
    while offset < target {
      let block = cursor.block(at: offset)
      let count = min(target &- offset, 64)
      let all = UInt64.max &>> UInt64(64 &- count)
      // Of a scalar of several bytes only the first one counts.
      var scalars = ~block.bits(below: -0x40) & all
      let lineEnds = block.bits(equalTo: 0x0A) & all
      if lineEnds != 0 {
        line += lineEnds.nonzeroBitCount
        column = 1
        scalars &= ~(UInt64.max &>> UInt64(lineEnds.leadingZeroBitCount))
      }
      column += scalars.nonzeroBitCount
      offset += count
    }
  }
}
