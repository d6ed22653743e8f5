import SchemaModel
import ValidationPlanning

/// Names of the emitted functions and constants.
///
/// A function is called for the properties and definitions on the way to its schema: as few of the last ones as tell it
/// from the other functions of its document. Where a module has several documents, the document's name stands first,
/// since they may call each other's.
struct FunctionNames {
  /// The constant of each block.
  private(set) var functions: [BlockID: GlobalName] = [:]
  /// The constant with the program of each document.
  private(set) var programs: [GlobalName] = []
  /// The constant with the plan of each document.
  private(set) var plans: [GlobalName] = []

  /// How many properties and definitions a function is named for at most, before the whole way to it is.
  private static let mostParts = 4

  /// - Parameter reserved: what types have for members: inside of them, those names are theirs.
  init(_ plan: ValidationPlan, _ graph: SchemaGraph, avoiding reserved: Set<String>) {
    let verb = Self.verb(avoiding: reserved)
    let stems = graph.documents.count == 1 ? [[]] : graph.documents.map { [Self.stem($0.path)] }
    var scope = Scope(taken: reserved)
    functions.reserveCapacity(plan.blocks.count)
    let blocks = Dictionary(grouping: plan.blocks) { graph[$0.schema].document }
    for document in graph.documents.indices {
      let named = (blocks[document] ?? []).map {
        NamedBlock(id: $0.id, parts: SchemaWay(to: graph[$0.schema].pointerParts, variant: $0.variant).parts)
      }
      name(named, [verb] + stems[document], in: &scope)
    }
    programs = stems.map { scope.claim(Self.camelCase($0 + ["program"])) }
    plans = stems.map { scope.claim(Self.camelCase($0 + ["plan"])) }
  }

  private struct NamedBlock {
    let id: BlockID
    let parts: [String]
  }

  /// Names the blocks of a document: those first whose last part says enough.
  private mutating func name(_ blocks: [NamedBlock], _ prefix: [String], in scope: inout Scope) {
    var open = blocks
    for count in 1...Self.mostParts where !open.isEmpty {
      let names = open.map { Self.camelCase(prefix + $0.parts.suffix(count)) }
      let uses = Dictionary(zip(names, names.lazy.map { _ in 1 }), uniquingKeysWith: +)
      var left: [NamedBlock] = []
      for (block, name) in zip(open, names) {
        if uses[name] == 1, let name = scope.claimed(name) {
          functions[block.id] = name
        } else {
          left.append(block)
        }
      }
      open = left
    }
    for block in open { functions[block.id] = scope.claim(Self.camelCase(prefix + block.parts)) }
  }

  /// The names that are taken.
  private struct Scope {
    var taken: Set<String>
    /// The number that was given last for a name that is taken.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String>) { self.taken = taken }

    /// The name, unless it is taken.
    mutating func claimed(_ name: String) -> GlobalName? {
      taken.insert(name).inserted ? GlobalName(name) : nil
    }

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

  /// What functions begin with: a word that no member of a type does, so that none of what belongs to a function is taken
  /// for one.
  private static func verb(avoiding reserved: Set<String>) -> String {
    let verbs = ["check", "verify", "inspect", "decide", "judge"]
    return verbs.first { verb in !reserved.contains { $0.hasPrefix(verb) } } ?? "schemaVerdict"
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
    return String(decoding: cut, as: UTF8.self).apartFromOwned
  }
}

extension String {
  /// The name, changed where it might be that of the constant for a rule of another block.
  fileprivate var apartFromOwned: String {
    reversed().drop(while: \.isNumber).starts(with: "eluR") ? self + "Value" : self
  }
}
