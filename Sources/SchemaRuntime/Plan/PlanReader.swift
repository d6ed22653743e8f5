/// Reads the text of a plan: words, numbers and JSON strings, with whitespace between them. Behind the lines may stand the
/// program, which is a JSON object.
struct PlanReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  let memory = PlanMemory()
  private(set) var blocks: [PlanBlock?] = []
  private(set) var tables: [PlanTable?] = []
  /// The names of `blocks`.
  private(set) var blockNames = PlanNames()
  private(set) var readings: [PlanReading] = []
  /// The names of `readings`.
  private(set) var readingNames = PlanNames()
  private var otherNames = PlanNames()
  private var tableNames = PlanNames()
  /// The name of the block that is being read.
  private var blockName = PlanText()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text behind the lines.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[at...]) }

  /// The names of the blocks that are called and stand in other plans.
  var others: [String] { otherNames.strings }

  /// Reads all blocks and tables.
  mutating func read() throws(PlanMismatch) {
    while true {
      skipWhitespace()
      if at == bytes.count || byte == UInt8(ascii: "{") { break }
      if takeWord("table") {
        var table = PlanTable()
        table.name = try text()
        try table.code(&self)
        tables[number(ofTable: table.name)] = table
      } else if takeWord("reading") {
        var reading = PlanReading()
        reading.name = try text()
        try reading.code(&self)
        if readingNames.number(of: reading.name) < readings.count { throw mismatch("a type is read twice") }
        readings.append(reading)
      } else if takeWord("block") {
        var block = PlanBlock()
        block.name = try text()
        blockName = block.name
        try block.code(&self)
        blocks[number(ofBlock: block.name)] = block
      } else {
        throw mismatch("no block begins here")
      }
    }
    addBlocksOfTables()
    if blocks.contains(where: { $0 == nil }) || tables.contains(where: { $0 == nil }) {
      throw mismatch("a block that is called is not there")
    }
  }

  /// A table has the block of its name to decide values, where no line says what that does.
  private mutating func addBlocksOfTables() {
    for (number, table) in tables.enumerated() {
      guard let table, table.form != .part else { continue }
      let place = self.number(ofBlock: table.name)
      guard blocks[place] == nil else { continue }
      var block = PlanBlock()
      (block.name, block.table) = (table.name, PlanTarget(number))
      blocks[place] = block
    }
  }

  private mutating func number(ofBlock name: PlanText) -> Int {
    let number = blockNames.number(of: name)
    if number == blocks.count { blocks.append(nil) }
    return number
  }

  /// The target of a block of another plan.
  private mutating func other(_ name: PlanText) -> PlanTarget { PlanTarget(~otherNames.number(of: name)) }

  private mutating func number(ofTable name: PlanText) -> Int {
    let number = tableNames.number(of: name)
    if number == tables.count { tables.append(nil) }
    return number
  }
}

// MARK: - Tokens

extension PlanReader {
  private func mismatch(_ message: String) -> PlanMismatch {
    let rest = String(decoding: bytes[min(at, bytes.count)..<min(at + 60, bytes.count)], as: UTF8.self)
    return PlanMismatch(message: "\(message), before '\(rest)'")
  }

  private var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func skipWhitespace() {
    while byte == 0x20 || byte == 0x0A { at += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: ","):
      false
    default: true
    }
  }

  /// The range of the word at the cursor, which may be empty.
  private func wordRange() -> Range<Int> {
    var end = at
    while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
    return at..<end
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let range = wordRange()
    guard range.count == word.utf8CodeUnitCount,
      bytes[range].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { return false }
    at = range.upperBound
    return true
  }

  /// Takes a label with the `=` behind it, if it stands here. Without a label there is always a value.
  private mutating func takes(_ label: StaticString) -> Bool {
    skipWhitespace()
    if label.utf8CodeUnitCount == 0 { return true }
    let start = at
    guard takeWord(label), byte == UInt8(ascii: "=") else {
      at = start
      return false
    }
    at += 1
    return true
  }

  private mutating func word() throws(PlanMismatch) -> String {
    skipWhitespace()
    let range = wordRange()
    if range.isEmpty { throw mismatch("expected a word") }
    at = range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(PlanMismatch) {
    skipWhitespace()
    guard self.byte == UInt8(ascii: byte) else { throw mismatch("expected '\(byte)'") }
    at += 1
  }

  private mutating func takes(byte: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard self.byte == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  /// A word, or a JSON string.
  private mutating func text() throws(PlanMismatch) -> PlanText {
    skipWhitespace()
    guard byte == UInt8(ascii: "\"") else {
      let range = wordRange()
      if range.isEmpty { throw mismatch("expected a word") }
      at = range.upperBound
      return memory.list(bytes[range])
    }
    do throws(Rejection) {
      var cursor = Cursor(bytes)
      cursor.position = at
      let slice = try cursor.string()
      at = cursor.position
      return cursor.withUTF8(slice, memory.list)
    } catch {
      throw mismatch("a text is no JSON string")
    }
  }

  private mutating func integer() throws(PlanMismatch) -> Int {
    guard let number = Int(try word()) else { throw mismatch("expected a number") }
    return number
  }

  /// The elements between brackets.
  private mutating func list<Element>(
    _ element: (inout PlanReader) throws(PlanMismatch) -> Element
  ) throws(PlanMismatch) -> [Element] {
    var elements: [Element] = []
    try expect("(")
    while !takes(byte: ")") {
      elements.append(try element(&self))
    }
    return elements
  }
}

// MARK: - Fields

extension PlanReader: PlanCoder {
  mutating func word<Word: RawRepresentable<String>>(_ word: inout Word) throws(PlanMismatch) {
    let text = try self.word()
    guard let read = Word(rawValue: text) else { throw mismatch("unknown word '\(text)'") }
    word = read
  }

  mutating func word<Word: RawRepresentable<String> & Equatable>(
    _ label: StaticString, _ word: inout Word, usually usual: Word
  ) throws(PlanMismatch) {
    if takes(label) { try self.word(&word) }
  }

  mutating func name(_ name: inout PlanText) throws(PlanMismatch) {
    skipWhitespace()
    // A row of demands alone has no name.
    if byte != UInt8(ascii: "<") { name = try text() }
  }

  mutating func flag(_ label: StaticString, _ value: inout Bool) throws(PlanMismatch) {
    skipWhitespace()
    let start = at
    value = takeWord(label) && byte != UInt8(ascii: "=")
    if !value { at = start }
  }

  mutating func number(_ label: StaticString, _ value: inout Int, usually usual: Int) throws(PlanMismatch) {
    if takes(label) { value = try integer() }
  }

  mutating func bits(_ label: StaticString, _ value: inout UInt64) throws(PlanMismatch) {
    guard takes(label) else { return }
    guard let bits = UInt64(try word(), radix: 16) else { throw mismatch("expected bits") }
    value = bits
  }

  mutating func types(
    _ label: StaticString, _ value: inout TypeSet, usually usual: TypeSet
  ) throws(PlanMismatch) {
    guard takes(label) else {
      value = usual
      return
    }
    let names = try word()
    value = names == "none" ? [] : TypeSet(names: names)
  }

  mutating func numbers(_ label: StaticString, _ value: inout PlanList<Int>) throws(PlanMismatch) {
    guard takes(label) else { return }
    value = memory.list(try list { (reader) throws(PlanMismatch) in try reader.integer() })
  }

  mutating func texts(_ label: StaticString, _ value: inout PlanTexts) throws(PlanMismatch) {
    guard takes(label) else { return }
    value.texts = memory.list(try list { (reader) throws(PlanMismatch) in try reader.text() })
    value.table = KeyTable(value.strings)
  }

  mutating func block(_ label: StaticString, _ value: inout PlanTarget?) throws(PlanMismatch) {
    guard takes(label) else { return }
    value = takes(byte: "@") ? other(try text()) : PlanTarget(number(ofBlock: try text()))
  }

  mutating func table(_ label: StaticString, _ value: inout PlanTarget?) throws(PlanMismatch) {
    if takes(label) { value = PlanTarget(number(ofTable: try text())) }
  }

  mutating func members(_ value: inout PlanTarget?) throws(PlanMismatch) {
    var isLeftOut = false
    try flag("tableless", &isLeftOut)
    if isLeftOut { return }
    let name =
      takes("table") ? try text() : memory.list(Array(blockName.elements) + PlanTable.membersSuffix.utf8)
    value = PlanTarget(number(ofTable: name))
  }

  mutating func tables(_ label: StaticString, _ value: inout PlanList<PlanTarget>) throws(PlanMismatch) {
    guard takes(label) else { return }
    value = memory.list(
      try list { (reader) throws(PlanMismatch) in
        PlanTarget(reader.number(ofTable: try reader.text()))
      })
  }

  mutating func demands(_ label: StaticString, _ value: inout PlanDemands?) throws(PlanMismatch) {
    guard takes(label), takes(byte: "<") else { return }
    let start = at
    while byte != UInt8(ascii: ">") {
      if at >= bytes.count { throw mismatch("demands without an end") }
      if byte == UInt8(ascii: "\"") { _ = try text() } else { at += 1 }
    }
    var demands = PlanDemands(memory.list(bytes[start..<at]))
    at += 1
    // Rows of tables are made with their table.
    if label.utf8CodeUnitCount > 0 { demands.table = MemberTable(rows: [["", demands.text.string]]) }
    value = demands
  }

  mutating func reach(_ value: inout PlanText) throws(PlanMismatch) {
    skipWhitespace()
    let start = at
    while at < bytes.count, bytes[at] > 0x20, bytes[at] != UInt8(ascii: ")") { at += 1 }
    value = memory.list(bytes[start..<at])
  }

  mutating func part<Part: PlanPart>(
    _ label: StaticString, _ value: inout PlanList<Part>
  ) throws(PlanMismatch) {
    if takes(label) { value = memory.list([try part()]) }
  }

  mutating func parts<Part: PlanPart>(
    _ label: StaticString, _ value: inout PlanList<Part>
  ) throws(PlanMismatch) {
    guard takes(label) else { return }
    value = memory.list(
      try list { (reader) throws(PlanMismatch) -> Part in try reader.part() })
  }

  private mutating func part<Part: PlanPart>() throws(PlanMismatch) -> Part {
    var part = Part()
    try expect("(")
    try part.code(&self)
    try expect(")")
    return part
  }

  func made(callOf block: PlanTarget) -> PlanList<PlanCheck> {
    var check = PlanCheck(.call)
    check.call.block = block
    return memory.list([check])
  }

  func made(_ numbers: [Int]) -> PlanList<Int> { memory.list(numbers) }

  func made(_ steps: @autoclosure () -> ConditionStepMaker) -> ConditionSteps {
    let made = steps()
    var steps = made.steps
    for number in steps.indices { steps[number].jumps = memory.list(made.jumps[number]) }
    return ConditionSteps(memory.list(steps), first: made.first)
  }

  func made<Value>(_ value: () -> Value) -> UnsafePointer<Value>? {
    kept(value())
  }
}
