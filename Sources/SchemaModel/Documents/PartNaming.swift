import SchemaRuntime
import YAMLTree

/// Names the schemas of a document by the words of the rows that lead to them.
struct PartNaming {
  typealias Word = HeldSchemas.Word

  /// The document.
  let root: YAMLNode

  /// The words of a part with one more.
  func adding(_ word: PartWord, of place: PartPlace, to words: [Word]) -> [Word] {
    func adding(_ text: String?, isSpared: Bool = false) -> [Word] {
      words + (text.map { [Word(text: $0, isSpared: isSpared)] } ?? [])
    }
    switch word {
    case .text(let text): return adding(text)
    case .key: return adding(place.chosen.last)
    case .spare(let text): return adding(text, isSpared: true)
    case .member(let name): return adding(place.node[name]?.string ?? place.chosen.last)
    case .name(let name):
      guard let text = place.node[name]?.string, !text.isEmpty else { return words }
      return [Word(text: text)]
    case .identity(let name):
      if let text = place.node[name]?.string, !text.isEmpty { return [Word(text: text)] }
      return ((place.node["name"]?.string ?? place.chosen.last).map { [Word(text: $0)] } ?? []) + words
    case .root(let path):
      var chosen = place.chosen[...]
      let tokens = path.steps.compactMap { step in
        if case .member(let name) = step { name } else { chosen.popFirst() }
      }
      var finder = NodeFinder()
      return adding(finder.node(at: tokens, below: root)?.string)
    case .status:
      let first = place.siblings.first { $0.utf8.starts(with: "2".utf8) }
      return adding(place.chosen.last == first ? nil : place.chosen.last)
    case .mediaType:
      let type = place.chosen.last
      return adding(type == place.siblings.first ? nil : type?.split(separator: "/").last.map(String.init))
    case .memberOfOther(let name):
      return adding(place.chosen.last == place.siblings.first ? nil : place.node[name]?.string)
    }
  }

  /// A name of its own for each schema of a document. Names that authors gave go first.
  static func names(of found: [HeldSchemas.Found]) -> [String] {
    var names = found.map { _ in "" }
    var taken: Set<ScalarKey> = []
    for (index, found) in found.enumerated() where found.isNamed {
      let name = found.words.last?.text ?? ""
      if !name.isEmpty, taken.insert(ScalarKey(name)).inserted { names[index] = name }
    }
    var numbers: [ScalarKey: Int] = [:]
    for index in names.indices where names[index].isEmpty {
      names[index] = freeName(of: found[index].words, taken, &numbers)
      taken.insert(ScalarKey(names[index]))
    }
    return names
  }

  /// The words without those that are spared, with the last of these, and so on; with a number where all are taken.
  private static func freeName(
    of words: [Word], _ taken: Set<ScalarKey>, _ numbers: inout [ScalarKey: Int]
  ) -> String {
    let spared = words.indices.filter { words[$0].isSpared }
    var whole = ""
    for count in 0...spared.count {
      let said = Set(spared.suffix(count))
      let own = words.indices.filter { !words[$0].isSpared || said.contains($0) }.map { words[$0].text }
      whole = own.count == 1 ? own[0] : own.map(capitalized).joined()
      if whole.isEmpty { whole = "Schema" }
      if !taken.contains(ScalarKey(whole)) { return whole }
    }
    var number = numbers[ScalarKey(whole)] ?? 1
    repeat { number += 1 } while taken.contains(ScalarKey(whole + String(number)))
    numbers[ScalarKey(whole)] = number
    return whole + String(number)
  }

  /// `/orders/{id}` as `OrdersId`.
  private static func capitalized(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
