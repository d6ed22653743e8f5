/// Makes a list of members, and the table of those that a walk stores.
@usableFromInline
final class MemberListMaker {
  /// A copy that knows the places of the members.
  let table: MemberTable
  private let names: [String]
  /// How the struct is validated while it is read; nil where it is read from objects that have been validated.
  private let reading: PlannedStruct?
  private var entries: [(number: Int, entry: MemberEntry)] = []
  private var containers: [MemberContainer] = []

  init(_ table: MemberTable, _ reading: PlannedStruct?) {
    self.table = table.copy()
    self.reading = reading
    names = table.names.strings
  }

  @usableFromInline
  func add(
    _ number: Int, _ presence: MemberPresence, _ offset: Int?, _ type: any MemberValue.Type, _ inCode: Bool
  ) {
    var entry = MemberEntry(names[number], presence, at: Self.stored(offset), type)
    entry.reading = reading?.member(number) ?? MemberReading()
    entries.append((number, entry))
    if !inCode, let slot = entry.slot { store(entry, number, slot) }
  }

  func add(_ number: Int, _ value: some MemberValue, _ inCode: Bool) {
    var entry = MemberEntry(names[number], always: value)
    entry.reading = reading?.member(number) ?? MemberReading()
    entries.append((number, entry))
    if !inCode { table.store(.fixed, number) }
  }

  @usableFromInline
  func add(_ offset: Int?, _ type: any MemberMap.Type, _ names: MemberNames) {
    containers.append(MemberContainer(at: Self.stored(offset), type, names))
  }

  private static func stored(_ offset: Int?) -> Int {
    guard let offset else {
      preconditionFailure("the property is not stored")  // by the emitter alone, not by input
    }
    return offset
  }

  /// The list, for as long as the program runs.
  /// - Parameter unread: a struct of which no member has been read.
  func list<Model>(unread: Model) -> MemberList {
    let own = entries.map { names[$0.number] }
    // The table may know other names, too, which are no keys of the struct.
    let keys = own.count == names.count ? table.names : KeyTable(own)
    let spelt = own.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) ? [:] : Dictionary(grouping: own) { $0 }
    let contents = kept(
      MemberList.Contents(
        table: table, fused: reading?.fused, places: kept(places),
        slots: kept(reading?.slots ?? []), demanded: demanded,
        entries: kept(entries.map(\.entry)), names: kept(own),
        containers: kept(containers),
        unread: UnreadBytes(unread, isPlain: entries.allSatisfy(\.entry.beginsPlain)), keys: keys,
        alike: kept(own.filter { spelt[$0, default: []].count > 1 })))
    return MemberList(contents: contents)
  }

  /// By the number of a name, behind that of names that are not in the table, the places of the entries.
  private var places: [Int] {
    var places = [Int](repeating: -1, count: names.count + 1)
    for (place, (number, _)) in entries.enumerated() { places[number + 1] = place }
    return places
  }

  /// The names of members that are always there, and that the struct stores.
  private var demanded: (low: UInt64, high: UInt64, late: UnsafeBufferPointer<Int>) {
    let numbers = entries.filter(\.entry.isDemanded).map(\.number)
    return (
      numbers.mask(ofWord: 0), numbers.mask(ofWord: 1), kept(numbers.filter { $0 >= 128 })
    )
  }

  // MARK: What a walk stores

  private func store(_ entry: MemberEntry, _ number: Int, _ slot: FastEntry.Slot) {
    table.store(slot, number)
    table.change(number) { rule in
      rule.slotOffset = UInt32(entry.offset)
      rule.isSlotOptional = entry.isOptional
    }
    if slot == .listed, case .listed(let type) = entry.value.type._form {
      list(type, number, isOptional: entry.isOptional)
    }
  }

  /// Keeps what the struct stores for each value that the table lists, for as long as the program runs.
  private func list<Value: ListedText>(_ type: Value.Type, _ number: Int, isOptional: Bool) {
    let bytes = table.allValues(of: number).map { text in
      guard let value = Value(rawValue: text) else {
        preconditionFailure("\(text) is no case of \(type)")  // the emitter lists the strings of cases
      }
      return isOptional
        ? withUnsafeBytes(of: Optional(value)) { $0[0] } : withUnsafeBytes(of: value) { $0[0] }
    }
    table.keep(bytes, asCasesOf: number)
  }
}

extension MemberEntry {
  /// Whether the struct cannot be made without the member.
  fileprivate var isDemanded: Bool { !isOptional && (kind == .plain || kind == .listed) }

  /// Whether the placeholder of the member owns no memory. The generator writes placeholders (`Placeholders`): empty texts,
  /// arrays and maps, zeros, an enum's first case, and null for any JSON own none; of other types this is not known.
  fileprivate var beginsPlain: Bool {
    if isOptional || kind != .plain { return true }
    return switch value.kind {
    case .string, .integer, .double, .boolean, .array, .map: true
    case .structure: value.plainList != nil
    case .value: value.type == JSONValue.self
    case .content: false
    }
  }

  /// The slot that a walk stores into; nil for a member that it leaves to code.
  fileprivate var slot: FastEntry.Slot? {
    switch (kind, value.kind) {
    case (.constant, _): .fixed
    case (.listed, _): .listed
    case (.plain, .string): .string
    case (.plain, .integer): .integer
    case (.plain, .double): .double
    case (.plain, .boolean): .boolean
    case (.plain, _), (.nullable, _), (.presence, _): nil
    }
  }
}

// Only the maker changes a table, while it makes it.
extension MemberTable {
  /// A copy whose rules and cases can be changed.
  fileprivate func copy() -> MemberTable {
    var contents = self.contents.pointee
    let fast = MemberTable.allocateRules(count: names.count)
    (fast - 1).initialize(from: contents.fast - 1, count: names.count + 2)
    contents.fast = UnsafePointer(fast)
    let cases = UnsafeMutablePointer<UnsafePointer<UInt8>?>.allocate(capacity: names.count + 1)
    cases.initialize(repeating: nil, count: names.count + 1)
    contents.cases = cases
    return MemberTable(contents)
  }

  fileprivate func store(_ slot: FastEntry.Slot, _ index: Int) {
    change(index) { rule in
      rule.slot = slot
      // Warnings are no affair of a reader.
      rule.isFast = true
    }
  }

  fileprivate func change(_ index: Int, _ change: (inout FastEntry) -> Void) {
    change(&UnsafeMutablePointer(mutating: fast)[index])
  }

  /// The strings that are listed for a member, in the order of their numbers.
  fileprivate func allValues(of index: Int) -> [String] {
    guard let values = rules[index].values else {
      preconditionFailure("the table lists no values")  // by the emitter alone, not by input
    }
    return values.strings
  }

  fileprivate func keep(_ bytes: [UInt8], asCasesOf index: Int) {
    let cases = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    cases.initialize(from: bytes, count: bytes.count)
    contents.pointee.cases?[index] = UnsafePointer(cases)
  }
}
