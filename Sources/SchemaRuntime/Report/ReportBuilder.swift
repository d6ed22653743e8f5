/// Gives findings their place: line, column and the JSON Pointer of the value, found in one walk over the text.
struct ReportBuilder {
  private var cursor: Cursor
  private let record: ViolationRecord
  private let findings: [ViolationSink.Finding]
  /// Findings by offset; `next` is the first whose pointer is not known yet.
  private var order: [Int]
  private var next = 0
  private var pointers: [String]
  /// The offset of the object of each finding that stands at the name of a member.
  private var objects: [Int?]
  /// The names of the members of an object, by where it begins.
  private var names: [Int: Set<ScalarKey>] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ record: ViolationRecord) {
    cursor = Cursor(bytes)
    self.record = record
    let findings = record.findings
    self.findings = findings
    order = findings.indices.sorted { (findings[$0].offset, $0) < (findings[$1].offset, $1) }
    pointers = [String](repeating: "", count: findings.count)
    objects = [Int?](repeating: nil, count: findings.count)
  }

  mutating func build() -> ValidationReport {
    // Where the bytes are no JSON, the walk ends there, and the path so far is the place.
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
        message: VisibleText.lines(message(of: finding, in: objects[index])), offset: finding.offset,
        line: position.line,
        column: position.column)
      report.violations.append(violation)
      if case .malformed(let reason) = finding.demand, reason.isOfSyntax {
        report.syntaxError = JSONSyntaxError(violation)
      }
    }
    return report
  }

  /// - Parameter object: the offset of the object, if the finding stands at the name of a member.
  private mutating func message(of finding: ViolationSink.Finding, in object: Int?) -> String {
    switch record.demand(of: finding) {
    case .unknownProperty(let known): return named(finding, "unknown property", known, "", object)
    case .additionalProperty(let known):
      return named(finding, "property", known, " is not allowed here", object)
    case .missingTag(let property):
      let others = cursor.names(ofObjectAt: finding.offset).map { $0.text }
      // A word that differs in more than case may belong to another property.
      let other = others.filter { $0.lowercased().hasSameScalars(as: property.lowercased()) }.min()
      return finding.demand.message + (other.map { "; did you mean '\(property)' by '\($0)'?" } ?? "")
    case .malformed(.duplicateKey): return duplicate(finding)
    case .malformed(.unexpectedCharacter): return unexpected(finding)
    case let demand:
      guard object != nil, let name = cursor.name(at: finding.offset) else { return demand.message }
      return demand.message(ofName: name)
    }
  }

  /// The message with the key that the finding stands at, and the key that was probably meant.
  private mutating func named(
    _ finding: ViolationSink.Finding, _ what: String, _ known: KeyTable, _ rest: String, _ object: Int?
  ) -> String {
    guard let name = cursor.name(at: finding.offset) else { return finding.demand.message }
    let others: Set<ScalarKey> = if let object { namesOfObject(at: object) } else { [] }
    let suggestion = spellingSuggestion(for: name, among: known, except: others)
    return "\(what) '\(name)'\(rest)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  private mutating func namesOfObject(at start: Int) -> Set<ScalarKey> {
    if let known = names[start] { return known }
    let found = cursor.names(ofObjectAt: start)
    names[start] = found
    return found
  }

  /// The message with the key that stands twice.
  private func duplicate(_ finding: ViolationSink.Finding) -> String {
    guard let name = cursor.name(at: finding.offset) else { return finding.demand.message }
    return "duplicate key '\(name)': each member of an object needs a name of its own"
  }

  /// The message with the character that stands there, and what JSON allows instead.
  private func unexpected(_ finding: ViolationSink.Finding) -> String {
    let byte = cursor.byte(at: finding.offset)
    let found = 0x21...0x7E ~= byte ? " '\(Unicode.Scalar(byte))'" : ""
    var expectation = SyntaxExpectation()
    for offset in 0..<min(finding.offset, cursor.end) { expectation.read(cursor.byte(at: offset)) }
    return "unexpected character\(found); expected \(expectation.words)"
  }

  /// Gives `pointer` to every finding that starts before `end` and has no pointer yet.
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
    let start = cursor.position
    guard try cursor.beginObject() else { return locate(upTo: cursor.position, pointer) }
    repeat {
      locate(upTo: cursor.position, pointer)
      let key = try cursor.key()
      guard next < order.count else { return }
      var number = next
      while number < order.count, findings[order[number]].offset <= key.offset {
        if findings[order[number]].offset == key.offset { objects[order[number]] = start }
        number += 1
      }
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

extension Cursor {
  /// The key at an offset, nil where none stands there.
  func name(at offset: Int) -> String? {
    var walk = self
    walk.position = offset
    do throws(Rejection) {
      let key = try walk.string()
      return walk.text(key)
    } catch {
      return nil
    }
  }

  /// The names of the members of an object; where it is no JSON, only of the members before the mistake.
  func names(ofObjectAt start: Int) -> Set<ScalarKey> {
    var (walk, names) = (self, Set<ScalarKey>())
    walk.position = start
    do throws(Rejection) {
      var more = try walk.beginObject()
      while more {
        names.insert(ScalarKey(walk.text(try walk.key().slice)))
        try walk.skipSyntax()
        more = try walk.nextMember()
      }
    } catch {
      // The report says what is wrong there.
    }
    return names
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
      // Only the first byte of a scalar counts.
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
