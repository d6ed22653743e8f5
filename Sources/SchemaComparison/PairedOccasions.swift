import SchemaModel
import SchemaRuntime

/// The operations, messages and tools of two documents: those that both have, and those that one side alone has.
///
/// They are paired by their titles, which are method and path or the name: first where their places are the same, too, then
/// any, then whatever stands in the braces of a path. What is left is paired by ids.
struct PairedOccasions {
  private(set) var pairs: [(old: Occasion, new: Occasion)] = []
  private(set) var removed: [Occasion] = []
  private(set) var added: [Occasion] = []

  init(_ occasions: Sides<[Occasion]>) {
    let titles = Set(occasions.new.map { ScalarKey($0.title) })
    let keys: [(Occasion) -> [ScalarKey]?] = [
      { [ScalarKey($0.title), ScalarKey($0.place)] }, { [ScalarKey($0.title)] },
      { [ScalarKey($0.plainTitle), ScalarKey(Occasion.plain($0.place))] },
    ]
    var partners = [Int?](repeating: nil, count: occasions.new.count)
    var isPaired = [Bool](repeating: false, count: occasions.old.count)
    func pair(_ key: (Occasion) -> [ScalarKey]?, unless isLeft: (Occasion) -> Bool = { _ in false }) {
      let open = occasions.old.indices.filter { !isPaired[$0] && !isLeft(occasions.old[$0]) }
      var byKey: [[ScalarKey]: ArraySlice<Int>] = [:]
      for index in open {
        if let key = key(occasions.old[index]) { byKey[key, default: []].append(index) }
      }
      for index in occasions.new.indices where partners[index] == nil {
        guard let key = key(occasions.new[index]), let old = byKey[key]?.popFirst() else { continue }
        partners[index] = old
        isPaired[old] = true
      }
    }
    for key in keys { pair(key) }
    pair({ $0.identifier.map { [ScalarKey($0)] } }, unless: { titles.contains(ScalarKey($0.title)) })
    for (new, old) in zip(occasions.new, partners) {
      if let old { pairs.append((occasions.old[old], new)) } else { added.append(new) }
    }
    removed = zip(occasions.old, isPaired).filter { !$0.1 }.map(\.0)
  }
}

extension Occasion {
  /// The title without what is in braces: the name of a part of a path is nothing that a caller sends.
  var plainTitle: String { Self.plain(title) }

  /// A text without what is in braces.
  fileprivate static func plain(_ text: String) -> String {
    var plain = ""
    var isInBraces = false
    for scalar in text.unicodeScalars {
      if scalar == "}" { isInBraces = false }
      if !isInBraces { plain.unicodeScalars.append(scalar) }
      if scalar == "{" { isInBraces = true }
    }
    return plain
  }

  /// The names in braces, in order.
  fileprivate var namesInBraces: [Substring] {
    title.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
  }
}

/// What tells things of one role apart that an occasion sends.
struct SentKey: Hashable {
  private let role: Occasion.Role
  private let label: ScalarKey
  private let form: ScalarKey

  init(_ part: Occasion.Part, of occasion: Occasion) {
    self.init(part.role, part.label, part.form, occasion)
  }

  init(_ field: Occasion.Field, of occasion: Occasion) {
    self.init(field.role, field.label, field.form, occasion)
  }

  private init(_ role: Occasion.Role, _ label: String, _ form: String, _ occasion: Occasion) {
    var name = label
    switch (role, form) {
    // A part of a path is told apart by its position, the one body of OpenAPI 2.0 by nothing, and of headers the case of
    // letters does not count (RFC 9110 §5.1).
    case (.parameter, "path"):
      if let position = occasion.namesInBraces.firstIndex(where: { String($0).hasSameScalars(as: label) }) {
        name = "{\(position)}"
      }
    case (.parameter, "body"): name = ""
    case (.parameter, "header"), (.header, _): name = label.lowercased()
    default: break
    }
    (self.role, self.label, self.form) = (role, ScalarKey(name), ScalarKey(form))
  }
}
