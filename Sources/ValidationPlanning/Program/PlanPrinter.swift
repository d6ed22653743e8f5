package import SchemaRuntime

/// Prints blocks and tables of a plan as the text that `SchemaPlan` reads, each as a line.
package struct PlanPrinter {
  private var text = ""
  /// What a block is called in the plan, and whether it is one of another plan.
  private let blockName: (PlanTarget) -> (name: String, isOther: Bool)
  private let tableName: (PlanTarget) -> String
  /// The name that the table of the members has which the block does not name.
  private var membersName = ""

  /// - Parameters:
  ///   - blockName: the name of a block, and whether it is one of another plan.
  ///   - tableName: the name of a table.
  package init(
    block blockName: @escaping (PlanTarget) -> (name: String, isOther: Bool),
    table tableName: @escaping (PlanTarget) -> String
  ) {
    (self.blockName, self.tableName) = (blockName, tableName)
  }

  package mutating func line(_ block: PlanBlock, named name: String) -> String {
    membersName = name + PlanTable.membersSuffix
    return line("block", block, name)
  }

  package mutating func line(_ reading: PlanReading, named name: String) -> String {
    line("reading", reading, name)
  }

  package mutating func line(_ table: PlanTable, named name: String) -> String { line("table", table, name) }

  private mutating func line(_ word: String, _ part: some PlanPart, _ name: String) -> String {
    text = word
    put(Self.quoted(name))
    var part = part
    do throws(PlanMismatch) { try part.code(&self) } catch {}  // Only a reader throws.
    return text
  }

  private mutating func put(_ token: String) {
    if text.last != "(" { text += " " }
    text += token
  }

  private mutating func put(_ label: StaticString, _ token: String) {
    put(label.utf8CodeUnitCount == 0 ? token : "\(label)=\(token)")
  }

  /// A word as it is, and any other text as a JSON string.
  private static func quoted(_ text: String) -> String {
    let isWord =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "~"), UInt8(ascii: "%"),
          UInt8(ascii: "@"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
    return isWord ? text : JSONValue.string(text).description
  }

  private mutating func put(_ label: StaticString, list: [String]) {
    if !list.isEmpty { put(label, "(\(list.joined(separator: " ")))") }
  }
}

extension PlanPrinter: PlanCoder {
  package mutating func word<Word: RawRepresentable<String>>(_ word: inout Word) { put(word.rawValue) }

  package mutating func word<Word: RawRepresentable<String> & Equatable>(
    _ label: StaticString, _ word: inout Word, usually usual: Word
  ) {
    if word != usual { put(label, word.rawValue) }
  }

  package mutating func name(_ name: inout PlanText) { put(Self.quoted(name.string)) }

  package mutating func flag(_ label: StaticString, _ value: inout Bool) {
    if value { put("\(label)") }
  }

  package mutating func number(_ label: StaticString, _ value: inout Int, usually usual: Int) {
    if value != usual { put(label, "\(value)") }
  }

  package mutating func bits(_ label: StaticString, _ value: inout UInt64) {
    if value != 0 { put(label, String(value, radix: 16)) }
  }

  package mutating func types(_ label: StaticString, _ value: inout TypeSet, usually usual: TypeSet) {
    if value != usual { put(label, value.isEmpty ? "none" : value.names.joined(separator: "|")) }
  }

  package mutating func numbers(_ label: StaticString, _ value: inout PlanList<Int>) {
    put(label, list: value.elements.map { "\($0)" })
  }

  package mutating func texts(_ label: StaticString, _ value: inout PlanTexts) {
    put(label, list: value.strings.map(Self.quoted))
  }

  package mutating func block(_ label: StaticString, _ value: inout PlanTarget?) {
    guard let block = value.map(blockName) else { return }
    put(label, (block.isOther ? "@" : "") + Self.quoted(block.name))
  }

  package mutating func table(_ label: StaticString, _ value: inout PlanTarget?) {
    if let value { put(label, Self.quoted(tableName(value))) }
  }

  package mutating func members(_ value: inout PlanTarget?) {
    guard let value else { return put("tableless") }
    let name = tableName(value)
    if !name.hasSameScalars(as: membersName) { put("table", Self.quoted(name)) }
  }

  package mutating func tables(_ label: StaticString, _ value: inout PlanList<PlanTarget>) {
    put(label, list: value.elements.map { Self.quoted(tableName($0)) })
  }

  package mutating func demands(_ label: StaticString, _ value: inout PlanDemands?) {
    if let value { put(label, "<\(value.text.string)>") }
  }

  package mutating func reach(_ value: inout PlanText) {
    if !value.isEmpty { put(value.string) }
  }

  package mutating func part<Part: PlanPart>(
    _ label: StaticString, _ value: inout PlanList<Part>
  ) throws(PlanMismatch) {
    for var part in value.elements {
      put(label, "(")
      try part.code(&self)
      text += ")"
    }
  }

  package mutating func parts<Part: PlanPart>(
    _ label: StaticString, _ value: inout PlanList<Part>
  ) throws(PlanMismatch) {
    if value.isEmpty { return }
    put(label, "(")
    for var part in value.elements {
      put("(")
      try part.code(&self)
      text += ")"
    }
    text += ")"
  }

  package func made(callOf block: PlanTarget) -> PlanList<PlanCheck> { PlanList() }

  package func made(_ numbers: [Int]) -> PlanList<Int> { PlanList() }

  package func made(_ steps: @autoclosure () -> ConditionStepMaker) -> ConditionSteps { ConditionSteps() }

  package func made<Value>(_ value: () -> Value) -> UnsafePointer<Value>? { nil }
}
