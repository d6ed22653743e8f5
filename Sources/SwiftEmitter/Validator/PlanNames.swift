import SchemaModel

/// Names of the constants with the plans of documents: the document's path and `Plan`, or `plan` in a module of one.
struct PlanNames {
  /// The constant of each document.
  let plans: [GlobalName]

  /// - Parameter reserved: what types have for members: inside of them, those names are theirs.
  init(_ graph: SchemaGraph, avoiding reserved: Set<String>) {
    let stems = graph.documents.count == 1 ? [[]] : graph.documents.map { [Self.stem($0.path)] }
    var scope = Scope(taken: reserved)
    plans = stems.map { scope.claim(Self.camelCase($0 + ["plan"])) }
  }

  /// The names that are taken.
  private struct Scope {
    var taken: Set<String>
    /// The number that was given last for a name that is taken.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String>) { self.taken = taken }

    /// The name, with a number where it is taken.
    mutating func claim(_ base: String) -> GlobalName {
      let joint = base.utf8.last.map { (0x30...0x39).contains($0) } == true ? "N" : ""
      var name = base
      while !taken.insert(name).inserted {
        numbers[base, default: 1] += 1
        name = "\(base)\(joint)\(numbers[base, default: 1])"
      }
      return GlobalName(name)
    }
  }

  private static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }

  /// One name of all the letters and digits; what stands between them starts a new word. None begins with a digit, or with
  /// a capital letter as types do.
  private static func camelCase(_ parts: [String]) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(64)
    var startsWord = false
    for part in parts {
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(startsWord ? byte - 0x20 : byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          if name.isEmpty { name.append(UInt8(ascii: "n")) }
          name.append(byte)
        default:
          startsWord = true
          continue
        }
        startsWord = false
      }
      startsWord = true
    }
    let capitals = name.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }.count
    let startsNextWord = capitals > 1 && capitals < name.count && name[capitals] >= UInt8(ascii: "a")
    for index in 0..<(startsNextWord ? capitals - 1 : capitals) { name[index] += 0x20 }
    // Of longer names the middle is left out; a number tells those apart that are the same then.
    let cut = name.count > 64 ? name[..<24] + name[(name.count - 40)...] : name[...]
    return String(decoding: cut, as: UTF8.self)
  }
}
