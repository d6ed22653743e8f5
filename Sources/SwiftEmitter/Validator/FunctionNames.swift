import SchemaModel
import ValidationPlanning

/// Names of the emitted functions and constants. They depend on where a schema stands and on how it is reached, and
/// not on what else there is, so that an edit of one schema leaves the others' files as they were.
enum FunctionNames {
  static func of(_ plan: ValidationPlan, _ graph: SchemaGraph) -> [BlockID: String] {
    let stems = graph.documents.map { stem($0.path) }
    var scope = Scope(plan.blocks.count)
    var names: [BlockID: String] = [:]
    names.reserveCapacity(plan.blocks.count)
    for block in plan.blocks {
      let schema = graph[block.schema]
      names[block.id] = scope.claim(
        camelCase(["check", stems[schema.document]], schema.pointer, block.variant))
    }
    return names
  }

  static func ofPatterns(_ plan: ValidationPlan) -> [String: String] {
    var scope = Scope(plan.patterns.count)
    var names: [String: String] = [:]
    for source in plan.patterns.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      names[source] = scope.claim(camelCase(["pattern", String(source.prefix(40))]))
    }
    return names
  }

  /// The names that are taken.
  private struct Scope {
    private var taken: Set<String> = []

    init(_ count: Int) { taken.reserveCapacity(count) }

    /// The name, with a number where it is taken.
    mutating func claim(_ base: String) -> String {
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)N\(number)"
        number += 1
      }
      return name
    }
  }

  private static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }

  /// One name of all the letters and digits; what stands between them starts a new word.
  private static func camelCase(_ parts: [String]...) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(96)
    var startsWord = false
    for part in parts.joined() {
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(startsWord ? byte - 0x20 : byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): name.append(byte)
        default:
          startsWord = true
          continue
        }
        startsWord = false
      }
      startsWord = true
    }
    let whole = String(decoding: name, as: UTF8.self)
    // Longer names are cut, and told apart by a hash of the whole.
    guard name.count > 64 else { return whole }
    return String(decoding: name[..<48], as: UTF8.self) + "H" + String(stableHash(whole), radix: 36)
  }
}
