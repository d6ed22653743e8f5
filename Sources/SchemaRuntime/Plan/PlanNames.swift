/// The names of a plan's blocks, tables or readings, numbered in the order in which they are first met.
///
/// They are compared byte by byte, in the memory of the plan: to read a plan makes no strings of them.
struct PlanNames: Sendable {
  private var names: [PlanText] = []
  /// The numbers of the names, each at the place of its hash or behind it, and -1 elsewhere. A power of two, at least twice as
  /// many as there are names.
  private var places = [Int](repeating: -1, count: 16)

  var strings: [String] { names.map(\.string) }

  /// The number of a name; that of the next one where it is new.
  mutating func number(of name: PlanText) -> Int {
    let place = place(of: name.elements)
    if places[place] >= 0 { return places[place] }
    let number = names.count
    places[place] = number
    names.append(name)
    if names.count * 2 > places.count { grow() }
    return number
  }

  /// The number of a name; nil where it has not been met.
  func number(ofKnown name: String) -> Int? {
    let number = name.withBytes { places[place(of: $0)] }
    return number < 0 ? nil : number
  }

  /// The place where a name has its number, or would have it.
  private func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a: names come from the generator, so none is chosen to meet another.
    let hash = name.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var place = Int(truncatingIfNeeded: hash &>> 32) & (places.count - 1)
    while places[place] >= 0, !names[places[place]].elements.hasSameBytes(as: name) {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    places = [Int](repeating: -1, count: places.count * 2)
    for number in names.indices { places[place(of: names[number].elements)] = number }
  }
}
