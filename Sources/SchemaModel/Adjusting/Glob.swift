/// Globs of paths: `*` within a name, `?` one character, `**` any folders.
public enum Glob {
  /// Whether the path of a file matches. Both are relative to one folder: `order.yaml` is the file in it, and
  /// `**/order.yaml` that of any folder. `./` or `/` before a glob changes nothing.
  public static func matches(_ glob: String, _ path: String) -> Bool {
    let wanted = parts(of: glob).filter { $0 != Array(".".unicodeScalars) }
    let names = parts(of: path)
    return matches(
      wanted, names, isAny: { $0 == Array("**".unicodeScalars) },
      accepts: { part, name in matches(part, name, isAny: { $0 == "*" }, accepts: { $0 == "?" || $0 == $1 }) }
    )
  }

  private static func parts(of path: String) -> [[Unicode.Scalar]] {
    path.split(separator: "/", omittingEmptySubsequences: true).map { Array($0.unicodeScalars) }
  }

  /// Whether a pattern, some of whose parts stand for any row of items, matches all items.
  private static func matches<Part, Item>(
    _ pattern: [Part], _ items: [Item], isAny: (Part) -> Bool, accepts: (Part, Item) -> Bool
  ) -> Bool {
    // Which prefixes of the pattern have been matched: one row after the other, so that it takes time in proportion.
    func skippingAny(_ reached: Set<Int>) -> Set<Int> {
      var all = reached
      for index in reached {
        var next = index
        while next < pattern.count, isAny(pattern[next]) {
          next += 1
          all.insert(next)
        }
      }
      return all
    }
    var reached = skippingAny([0])
    for item in items {
      var next: Set<Int> = []
      for index in reached where index < pattern.count {
        if isAny(pattern[index]) {
          next.insert(index)
        } else if accepts(pattern[index], item) {
          next.insert(index + 1)
        }
      }
      reached = skippingAny(next)
    }
    return reached.contains(pattern.count)
  }
}
