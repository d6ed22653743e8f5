import SchemaModel
import SchemaValidation

/// Names of the emitted functions and constants. They depend on where a schema stands and on how it is reached, and
/// not on what else there is, so that an edit of one schema leaves the others' files as they were.
enum FunctionNames {
  static func of(_ program: Program, _ graph: SchemaGraph) -> [BlockID: String] {
    var names: [BlockID: String] = [:]
    var taken: Set<String> = []
    for block in program.blocks {
      let schema = graph[block.schema]
      let path = graph.documents[schema.document].path
      let base = camelCase(["check", stem(path)] + schema.pointer + block.variant)
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)N\(number)"
        number += 1
      }
      names[block.id] = name
    }
    return names
  }

  static func ofPatterns(_ program: Program) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for source in program.patterns.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let base = camelCase(["pattern", String(source.prefix(40))])
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)N\(number)"
        number += 1
      }
      names[source] = name
    }
    return names
  }

  private static func stem(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }

  /// One name of all the letters and digits; what stands between them starts a new word.
  private static func camelCase(_ parts: [String]) -> String {
    var name = ""
    var startsWord = false
    for part in parts {
      for scalar in part.unicodeScalars {
        switch scalar {
        case "a"..."z" where startsWord: name += String(scalar).uppercased()
        case "a"..."z", "A"..."Z", "0"..."9": name.unicodeScalars.append(scalar)
        default:
          startsWord = true
          continue
        }
        startsWord = false
      }
      startsWord = true
    }
    // Longer names are cut, and told apart by a hash of the whole.
    guard name.utf8.count > 64 else { return name }
    return name.prefix(48) + "H" + String(stableHash(name), radix: 36)
  }
}
