/// A table of an object's members with the places where a struct stores their values, so that a walk reads them into
/// the struct by itself.
///
/// Generated code names the properties once, when the table is made; afterwards a place is an offset.
@frozen
public struct StoredMembers<Model>: Sendable {
  @usableFromInline let table: MemberTable

  /// - Parameters:
  ///   - table: the names, and what is asked of the values.
  ///   - places: is lent the table, and names the properties of the members that a walk stores. Others are left to the
  ///     walk's caller.
  public init(_ table: MemberTable, _ places: (StoredMembers<Model>) -> Void = { _ in }) {
    self.table = table.copy()
    places(self)
  }

  // Each function says which storage the struct has for the member with a number of the table.

  /// The struct stores nothing for the member, which can have but one value.
  public func fixed(_ index: Int) { add(.fixed, index) }

  /// The struct has a `String` for the member.
  public func string(_ index: Int, _ path: KeyPath<Model, String>) {
    add(.string, index, path)
  }

  /// The struct has a `String?` for the member.
  public func string(_ index: Int, optional path: KeyPath<Model, String?>) {
    add(.string, index, path, isOptional: true)
  }

  /// The struct has an `Int` for the member.
  public func integer(_ index: Int, _ path: KeyPath<Model, Int>) {
    add(.integer, index, path)
  }

  /// The struct has an `Int?` for the member.
  public func integer(_ index: Int, optional path: KeyPath<Model, Int?>) {
    add(.integer, index, path, isOptional: true)
  }

  /// The struct has a `Double` for the member.
  public func double(_ index: Int, _ path: KeyPath<Model, Double>) {
    add(.double, index, path)
  }

  /// The struct has a `Double?` for the member.
  public func double(_ index: Int, optional path: KeyPath<Model, Double?>) {
    add(.double, index, path, isOptional: true)
  }

  /// The struct has a `Bool` for the member.
  public func boolean(_ index: Int, _ path: KeyPath<Model, Bool>) {
    add(.boolean, index, path)
  }

  /// The struct has a `Bool?` for the member.
  public func boolean(_ index: Int, optional path: KeyPath<Model, Bool?>) {
    add(.boolean, index, path, isOptional: true)
  }

  /// The enum has a case for each string that the table lists.
  public func listed<Value: RawRepresentable<String>>(_ index: Int, _ path: KeyPath<Model, Value>) {
    add(.listed, index, path)
    list(index) { text in Value(rawValue: text) }
  }

  /// The struct has an optional enum for the member, with a case for each string that the table lists.
  public func listed<Value: RawRepresentable<String>>(_ index: Int, optional path: KeyPath<Model, Value?>) {
    add(.listed, index, path, isOptional: true)
    list(index) { text in Value(rawValue: text).map(Optional.some) }
  }

  private func add(_ slot: FastEntry.Slot, _ index: Int) {
    table.change(index) { rule in
      rule.slot = slot
      // A reader gives no warnings.
      rule.isFast = true
    }
  }

  private func add(
    _ slot: FastEntry.Slot, _ index: Int, _ path: PartialKeyPath<Model>, isOptional: Bool = false
  ) {
    guard let offset = MemoryLayout<Model>.offset(of: path) else {
      preconditionFailure("\(path) is not stored")  // by the emitter alone, not by input
    }
    add(slot, index)
    table.change(index) { rule in
      rule.slotOffset = UInt32(offset)
      rule.isSlotOptional = isOptional
    }
  }

  /// Keeps what the struct stores for each value, for as long as the program runs.
  private func list<Stored>(_ index: Int, _ value: (String) -> Stored?) {
    // No input fails these: the emitter lists enums of 2 to 254 cases, which are the strings of the table.
    precondition(MemoryLayout<Stored>.size == 1, "\(Stored.self) does not take a byte")
    let bytes = table.allValues(of: index).map { text in
      guard let stored = value(text) else {
        preconditionFailure("\(text) is no case of \(Stored.self)")  // by the emitter alone
      }
      return withUnsafeBytes(of: stored) { $0[0] }
    }
    table.keep(bytes, asCasesOf: index)
  }
}

// A table is changed only while it is made, and only by the code that makes it.
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
