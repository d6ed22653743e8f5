/// What tells which case of a union a value of some kind is, for as long as the program runs.
struct KindReading {
  let choice: PlanKindReading.Choice
  /// Whether values are validated while they are read; if not, the schema of the union decides each of them first.
  let validates: Bool
  /// Whether the cases that name most of an object's members are tried or asked first.
  let prefersClosest: Bool
  /// The name of the member that tells objects apart, or that says which case is meant.
  let tag: KeyTable
  /// The values of that member, or the texts themselves.
  let values: KeyTable
  /// The case, those of the values, or those that may have the value.
  let cases: UnsafeBufferPointer<CaseReading>
  /// The case for other values; nil where they are refused.
  let other: UnsafePointer<CaseReading>?
  /// The case for objects without the member that tells; nil where they are refused.
  let missing: UnsafePointer<CaseReading>?
  /// The positions of the cases that the values mean, where they only say what is meant.
  private let hinted: UnsafeBufferPointer<Int>
  /// The position of the case that other values mean; nil where they mean none.
  private let hintedOther: Int?
  /// Tells which of the cases an object may be; nil where nothing does.
  let few: UnsafePointer<PlanPreselection>?

  init(_ reading: PlanKindReading, _ few: UnsafePointer<PlanPreselection>?, in plan: SchemaPlan) {
    (choice, validates, prefersClosest) = (reading.choice, reading.validates, reading.prefersClosest)
    (tag, values) = (reading.tag.table, reading.values.table)
    let usual = reading.validates ? ReadingWay.own : nil
    var cases = reading.cases.elements.map { CaseReading($0, usual, in: plan) }
    if cases.isEmpty {
      cases = reading.values.strings.indices.map { CaseReading(number: $0, way: usual) }
    }
    self.few = cases.contains { $0.bit != 0 } ? few : nil
    let other = reading.other < 0 ? nil : kept(CaseReading(number: reading.other, way: usual))
    self.other = other
    switch reading.missing {
    case PlanKindReading.asOther: missing = other
    case PlanKindReading.refused: missing = nil
    default: missing = kept(CaseReading(number: reading.missing, way: usual))
    }
    self.cases = kept(cases)
    hinted = kept(reading.hinted.elements.map(\.number).filter(cases.indices.contains))
    let isHint = reading.choice == .trial || reading.choice == .asked
    hintedOther = isHint && cases.indices.contains(reading.other) ? reading.other : nil
  }

  /// The case that is meant for the object at a cursor, which need not accept it; nil where nothing says so.
  /// - Throws: `Rejection` where the bytes are no JSON.
  func hinted(at cursor: Cursor) throws(Rejection) -> UnsafePointer<CaseReading>? {
    if hinted.isEmpty, hintedOther == nil { return nil }
    let position = try cursor.index(ofTag: tag, in: values)
    return hinted.indices.contains(position) ? item(hinted[position]) : hintedOther.map(item)
  }

  /// The case at a position of the values; that of objects without the member for `KeyTable.noMember`, the other one for
  /// any other position below zero.
  /// - Returns: nil where a value is refused.
  func reading(at position: Int) -> UnsafePointer<CaseReading>? {
    if position >= 0 { return item(position) }
    return position == KeyTable.noMember ? missing : other
  }

  /// The case at a position of the values, or in the order in which cases are tried or asked.
  @inline(__always)
  func item(_ position: Int) -> UnsafePointer<CaseReading> {
    precondition(cases.indices.contains(position))
    return cases.baseAddress.unsafelyUnwrapped + position
  }

  /// The case that some bits leave; nil where they leave several, or none.
  func reading(of bits: UInt64) -> UnsafePointer<CaseReading>? {
    bits == 0 ? nil : cases.indices.first { cases[$0].bit == bits }.map(item)
  }
}

/// How the value of a case is read. It is made of numbers and pointers alone, so that to pass it on counts no references.
struct CaseReading {
  let number: Int
  /// The bit of the case among those that an object may be; 0 where that is not asked.
  let bit: UInt64
  /// The blocks of which one has to accept the value; none where each is accepted.
  let asked: UnsafeBufferPointer<PlannedBlock>
  /// How the value is validated while it is read; nil where it has been validated.
  let way: ReadingWay?

  init(number: Int, way: ReadingWay?) {
    (self.number, self.way) = (number, way)
    (bit, asked) = (0, kept([]))
  }

  init(_ reading: PlanCaseReading, _ usual: ReadingWay?, in plan: SchemaPlan) {
    (number, bit) = (reading.number, reading.bit)
    asked = kept(reading.asked.elements.compactMap { $0.block.map(plan.block) })
    way = reading.way.isEmpty ? usual : ReadingWay(reading.way[0].pointee, in: plan)
  }

  /// Whether one of the blocks accepts the value at a cursor.
  func accepts(_ cursor: Cursor) -> Bool {
    asked.isEmpty
      || asked.contains { block in
        var (walk, sink) = (cursor, ViolationSink())
        do throws(Rejection) {
          try block(&walk, &sink)
          return true
        } catch {
          return false
        }
      }
  }
}
