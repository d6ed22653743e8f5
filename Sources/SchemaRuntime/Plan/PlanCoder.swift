/// Prints the fields of a plan's parts, or reads them. So each part has one list of its fields, for both.
///
/// A field whose value is the usual one is not printed, and keeps that value where it is not read.
package protocol PlanCoder {
  /// The first word of a part, which says what it is.
  mutating func word<Word: RawRepresentable<String>>(_ word: inout Word) throws(PlanMismatch)
  mutating func word<Word: RawRepresentable<String> & Equatable>(
    _ label: StaticString, _ word: inout Word, usually usual: Word
  ) throws(PlanMismatch)
  /// A text without a label; none where demands follow, and it is empty.
  mutating func name(_ name: inout PlanText) throws(PlanMismatch)
  mutating func flag(_ label: StaticString, _ value: inout Bool) throws(PlanMismatch)
  mutating func number(_ label: StaticString, _ value: inout Int, usually usual: Int) throws(PlanMismatch)
  mutating func bits(_ label: StaticString, _ value: inout UInt64) throws(PlanMismatch)
  mutating func types(_ label: StaticString, _ value: inout TypeSet, usually usual: TypeSet)
    throws(PlanMismatch)
  mutating func numbers(_ label: StaticString, _ value: inout PlanList<Int>) throws(PlanMismatch)
  mutating func texts(_ label: StaticString, _ value: inout PlanTexts) throws(PlanMismatch)
  mutating func block(_ label: StaticString, _ value: inout PlanTarget?) throws(PlanMismatch)
  mutating func table(_ label: StaticString, _ value: inout PlanTarget?) throws(PlanMismatch)
  /// The table of the members of the block's object: unless it says another, the one that has the block's name.
  mutating func members(_ value: inout PlanTarget?) throws(PlanMismatch)
  mutating func tables(_ label: StaticString, _ value: inout PlanList<PlanTarget>) throws(PlanMismatch)
  /// The demands on a scalar; without a label where that is empty.
  mutating func demands(_ label: StaticString, _ value: inout PlanDemands?) throws(PlanMismatch)
  /// The word for how far a row of a table reaches: the last of its part.
  mutating func reach(_ value: inout PlanText) throws(PlanMismatch)
  /// At most one part.
  mutating func part<Part: PlanPart>(_ label: StaticString, _ value: inout PlanList<Part>)
    throws(PlanMismatch)
  mutating func parts<Part: PlanPart>(_ label: StaticString, _ value: inout PlanList<Part>)
    throws(PlanMismatch)
  /// The check that calls a block: none while the plan is printed.
  func made(callOf block: PlanTarget) -> PlanList<PlanCheck>
  /// Numbers that the executor looks up: none while the plan is printed.
  func made(_ numbers: [Int]) -> PlanList<Int>
  /// Steps that the executor takes: none while the plan is printed.
  func made(_ steps: @autoclosure () -> ConditionStepMaker) -> ConditionSteps
  /// The place of a value that the executor asks: none while the plan is printed.
  func made<Value>(_ value: () -> Value) -> UnsafePointer<Value>?
}

/// A part of a plan, with the one list of its fields.
package protocol PlanPart {
  init()
  mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch)
}

/// The error of a text that is no plan of this version.
package struct PlanMismatch: Error {
  var message: String
}
