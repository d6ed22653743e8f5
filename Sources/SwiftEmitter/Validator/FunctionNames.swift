import SchemaModel
import SchemaRuntime
import ValidationPlanning

/// Names of the emitted functions and constants. They depend on where a schema stands and on how it is reached, and
/// not on what else there is, so that an edit of one schema leaves the others' files as they were.
enum FunctionNames {
  static func of(_ plan: ValidationPlan, _ graph: SchemaGraph) -> [BlockID: GlobalName] {
    let stems = graph.documents.map { stem($0.path) }
    var scope = Scope(plan.blocks.count)
    var names: [BlockID: GlobalName] = [:]
    names.reserveCapacity(plan.blocks.count)
    for block in plan.blocks {
      let schema = graph[block.schema]
      names[block.id] = scope.claim(
        camelCase(["check", stems[schema.document]], schema.pointer, block.variant))
    }
    return names
  }

  /// The constants of patterns, which are named for their document and the first property in it, or definition, whose
  /// validator asks them.
  static func ofPatterns(_ plan: ValidationPlan, _ graph: SchemaGraph) -> [PatternConstant] {
    let stems = graph.documents.map { stem($0.path) }
    var scope = Scope(0)
    var known: Set<PatternConstant.Key> = []
    var constants: [PatternConstant] = []
    for block in plan.blocks {
      for source in plan.patterns(askedBy: block) {
        let schema = graph[block.schema]
        let key = PatternConstant.Key(document: schema.document, source: source)
        guard known.insert(key).inserted else { continue }
        let base = camelCase([stems[key.document]], owner(in: schema.pointer), ["pattern"])
        constants.append(PatternConstant(key: key, name: scope.claim(base)))
      }
    }
    return constants
  }

  /// The constant with the program of each document.
  static func ofPrograms(_ graph: SchemaGraph) -> [GlobalName] {
    var scope = Scope(graph.documents.count)
    return graph.documents.map { scope.claim(camelCase([stem($0.path)], ["program"])) }
  }

  /// What blocks are called in a program: for where their schemas stand, and how they are reached.
  static func inPrograms(_ blocks: some Sequence<Block>) -> [String] {
    var taken: Set<ScalarKey> = []
    return blocks.map { block in
      let base = ([block.location] + block.variant).joined(separator: " ")
      var name = base
      var number = 2
      while !taken.insert(ScalarKey(name)).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      return name
    }
  }

  /// The last property or definition that a pointer leads through.
  private static func owner(in pointer: [String]) -> [String] {
    let containers: Set<String> = ["properties", "$defs", "definitions"]
    guard let index = pointer.dropLast().lastIndex(where: containers.contains) else { return [] }
    return [pointer[index + 1]]
  }

  /// The names that are taken.
  private struct Scope {
    private var taken: Set<String> = []

    init(_ count: Int) { taken.reserveCapacity(count) }

    /// The name, with a number where it is taken.
    mutating func claim(_ base: String) -> GlobalName {
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)N\(number)"
        number += 1
      }
      return GlobalName(name)
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
