public import Diagnostics
import SchemaModel
import SchemaRuntime

/// All changes of a comparison, in the forms that they are printed in.
public struct ChangeReport: Sendable {
  public var changes: [SchemaChange]
  /// How many changes an ignore file left out.
  public var ignored = 0
  /// The gate of the command that asked for the report; nil where the report stops nothing.
  public var gate: ChangeGate?
  /// Whether the settings have a policy.
  public var hasPolicy = false
  /// The versions that the document states, where one document is compared and states them.
  var versions: (old: SchemaVersion, new: SchemaVersion)?
  /// The steps to the versions that the new documents state, by their paths.
  var stated: [ScalarKey: Step] = [:]
  /// Whether a change matters by the gate.
  public var isStopped: Bool { changes.contains(where: stops) }

  /// Whether the gate stops a change.
  public func stops(_ change: SchemaChange) -> Bool { gate.map { stops(change, by: $0) } ?? false }

  private func stops(_ change: SchemaChange, by gate: ChangeGate) -> Bool {
    let subjects = [change.narrowing, change.widening].compactMap { $0?.subject }
    let steps = (subjects.isEmpty ? [change.subject] : subjects).map { subject in
      stated[ScalarKey(subject.root ?? change.document)] ?? .none
    }
    return gate.stops(change, stated: steps.min() ?? .none)
  }

  /// Removes the changes that only describe.
  public mutating func removeNotes() { changes.removeAll { $0.severity == .note } }

  /// Longer witnesses are cut in texts for people; JSON has them whole.
  private static let longestWitness = 160

  public init(_ changes: [SchemaChange]) { self.changes = changes }

  /// The step that a version number should make.
  public enum Step: String, Sendable, Comparable {
    case none, patch, minor, major

    private var rank: Int { [Step.none, .patch, .minor, .major].firstIndex(of: self) ?? 0 }
    public static func < (a: Step, b: Step) -> Bool { a.rank < b.rank }
  }

  /// The step that the changes ask for: major where instances are refused or Swift no longer compiles, minor where more
  /// is allowed, patch for other changes.
  public var step: Step {
    changes.map { $0.step() }.max() ?? .none
  }

  /// The changes of each object, in order.
  private var objects: [(name: String, changes: [SchemaChange])] { Self.objects(of: changes) }

  static func objects(of changes: [SchemaChange]) -> [(name: String, changes: [SchemaChange])] {
    var result: [(name: String, changes: [SchemaChange])] = []
    for change in changes {
      if result.last?.name == change.object {
        result[result.count - 1].changes.append(change)
      } else {
        result.append((change.object, [change]))
      }
    }
    return result
  }

  // MARK: JSON

  /// One object on a line for each change, and the summary behind them.
  public var json: String {
    changes.map { change in
      var writer = JSONWriter()
      writer.beginObject()
      change._write(membersTo: &writer)
      writer.endObject()
      return writer.text + "\n"
    }.joined() + JSONValue.object(["summary": counts]).description + "\n"
  }

  /// How many changes there are of each kind. The policy is that of the settings, that of the gate, or that nothing narrows.
  private var counts: JSONValue {
    func count(_ isCounted: (SchemaChange) -> Bool) -> JSONValue {
      .number(JSONNumber(changes.count(where: isCounted)))
    }
    let isKept = keepsPolicy ?? !changes.contains { stops($0, by: gate ?? ChangeGate(.narrowed)) }
    var counts: JSONObject = [
      "narrows": count(\.narrows), "widens": count(\.widens), "swift": count { $0.source == .breaking },
      "use": count { $0.use == .breaking }, "unproved": count { !$0.unproved.isEmpty },
      "removed": count(\.isGone),
      "policy": .string(isKept ? "kept" : "broken"),
      "nextVersion": .string(step == .none ? Step.patch.rawValue : step.rawValue),
    ]
    if let versions {
      counts["stated"] = [
        "old": .string("\(versions.old)"), "new": .string("\(versions.new)"),
        "step": .string(versions.old.step(to: versions.new).rawValue),
      ]
    }
    return .object(counts)
  }

  /// Whether no change breaks the policy of the settings; nil where they have none.
  private var keepsPolicy: Bool? {
    let gate = ChangeGate(.policy, allowsUnproved: gate?.allowsUnproved ?? false)
    return hasPolicy ? !changes.contains { stops($0, by: gate) } : nil
  }

  // MARK: text

  /// For people: by object, the worst first, and a summary.
  public var text: String {
    var text = ""
    for (name, changes) in objects {
      text += VisibleText.line(name) + "\n"
      for change in changes { text += line(change) }
      text += "\n"
    }
    return text + summary + "\n"
  }

  private func line(_ change: SchemaChange) -> String {
    let place = change.location.isEmpty ? "" : " [\(change.location)]"
    let direction = change.direction.map { ", in \($0.rawValue)" } ?? ""
    var text = VisibleText.line(
      "  \(change.severity.rawValue): \(effects(change))\(change.message)\(direction)\(place) (\(change.rule))"
    )
    text += "\n    " + VisibleText.line(places(of: change)) + "\n"
    for proof in proofs(of: change) { text += "    \(proof)\n" }
    for claim in change.unproved {
      let isClaimed = claim == .narrows ? change.narrows : change.widens
      text += "    unproved: "
      text +=
        isClaimed
        ? "an instance that shows that it \(claim.rawValue) would be too large\n"
        : "no instance was found that shows that it \(claim.rawValue)\n"
    }
    return text
  }

  func places(of change: SchemaChange) -> String {
    let (old, new) = ("\(change.old.file):\(change.old.line)", "\(change.new.file):\(change.new.line)")
    // One side has no such document.
    switch change.rule {
    case "document-added": return new
    case "document-removed": return old
    default: return "\(old) → \(new)"
    }
  }

  /// The instances that show a change, each with the document or definition that it is an instance of, where that is
  /// not the document of the change.
  private func proofs(of change: SchemaChange) -> [String] {
    func judged(_ witness: SchemaChange.Witness) -> String { witness.subject.text.map { " as \($0)" } ?? "" }
    return [
      change.narrowing.map { "was valid\(judged($0)), is refused now: \(shown($0.instance))" },
      change.widening.map { "was refused\(judged($0)), is valid now: \(shown($0.instance))" },
    ].compactMap { $0.map(VisibleText.line) }
  }

  func effects(_ change: SchemaChange) -> String {
    var words: [String] = []
    func say(_ claim: SchemaChange.Claim, _ isClaimed: Bool, _ word: String) {
      if isClaimed {
        words.append(claim.rawValue)
      } else if change.unproved.contains(claim) {
        words.append(word)
      }
    }
    say(.narrows, change.narrows, "may narrow")
    say(.widens, change.widens, "may widen")
    if change.use == .breaking { words.append("breaks users") }
    if change.source == .breaking { words.append("breaks Swift") }
    return words.isEmpty ? "" : words.joined(separator: ", ") + ": "
  }

  private func shown(_ witness: JSONValue) -> String {
    let text = witness.description
    guard text.unicodeScalars.count > Self.longestWitness else { return text }
    return String(text.unicodeScalars.prefix(Self.longestWitness)) + "…"
  }

  /// How many changes there are, and what they ask of the version.
  public var summary: String {
    if changes.isEmpty { return "no changes" + ignoredNote }
    func count(_ isCounted: (SchemaChange) -> Bool) -> Int { changes.count(where: isCounted) }
    func countOpen(_ claim: SchemaChange.Claim, _ isClaimed: (SchemaChange) -> Bool) -> Int {
      count { $0.unproved.contains(claim) && !isClaimed($0) }
    }
    let counts = [
      (count(\.narrows), "narrows", "narrow"), (count(\.widens), "widens", "widen"),
      (countOpen(.narrows, \.narrows), "may narrow (unproved)", "may narrow (unproved)"),
      (countOpen(.widens, \.widens), "may widen (unproved)", "may widen (unproved)"),
      (count { $0.use == .breaking }, "breaks users", "break users"),
      (count { $0.source == .breaking }, "breaks Swift", "break Swift"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let many = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    let details = counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")
    return
      "\(many)\(details)\(ignoredNote); the next version is a \(step.rawValue) one\(versionNote)\(policyNote)"
  }

  /// Whether the versions that the documents carry go as far as the changes ask.
  private var versionNote: String {
    guard let versions else { return "" }
    let own = versions.old.step(to: versions.new)
    let words =
      versions.old == versions.new
      ? "it is still \(versions.old)" : "it goes from \(versions.old) to \(versions.new)"
    if own < step { return ", but \(words)" }
    return ", and \(words)"
  }

  private var policyNote: String {
    keepsPolicy.map { $0 ? "; the policy is kept" : "; the policy is broken" } ?? ""
  }

  private var ignoredNote: String {
    ignored == 0 ? "" : ignored == 1 ? " (1 ignored)" : " (\(ignored) ignored)"
  }

  // MARK: Markdown

  /// A changelog with the breaking changes, the additions and the other changes, by object.
  public var markdown: String {
    if changes.isEmpty { return "No changes.\n" }
    var text = ""
    let groups: [(String, Severity)] = [("Breaking", .error), ("Added", .warning), ("Changed", .note)]
    for (title, severity) in groups {
      let own = objects.map { ($0.name, $0.changes.filter { $0.severity == severity }) }
        .filter { !$0.1.isEmpty }
      guard !own.isEmpty else { continue }
      text += "### \(title)\n\n"
      for (name, changes) in own {
        text += "#### \(Self.code(name))\n\n"
        let alike = Dictionary(grouping: changes, by: sentence)
        var seen: Set<String> = []
        for change in changes where seen.insert(sentence(change)).inserted {
          text += item(change, times: alike[sentence(change)]?.count ?? 1)
        }
        text += "\n"
      }
    }
    return text + "\(summary.prefix(1).uppercased() + summary.dropFirst()).\n"
  }

  /// The item of a change; changes that read alike are one item with the proof of the first.
  private func item(_ change: SchemaChange, times: Int) -> String {
    var text = "- \(sentence(change))\(times > 1 ? " (in \(times) places)" : "").\n"
    for (word, witness) in [("Refused", change.narrowing), ("Accepted", change.widening)] {
      guard let witness else { continue }
      let judged = witness.subject.text.map { " as \(Self.code($0))" } ?? ""
      text += "  \(word) now\(judged): \(part(witness))\n"
    }
    return text
  }

  /// “`a.b`: …”, or “`a.b` is new” where the message is about the place itself.
  func sentence(_ change: SchemaChange) -> String {
    let path = change.path
    let message = VisibleText.line(change.message)
    if path.isEmpty { return Self.marked(message) }
    let name = path.split(separator: ".").last ?? ""
    let start = VisibleText.line("property '\(name)' ")
    if change.rule == "property-added" || change.rule == "property-removed", message.hasPrefix(start) {
      return Self.code(path) + " " + Self.marked(String(message.dropFirst(start.count)))
    }
    return Self.code(path) + ": " + Self.marked(message)
  }

  /// A witness; of a long one, the value at the place of the change, and that place.
  func part(_ witness: SchemaChange.Witness) -> String {
    let whole = witness.instance.description
    guard whole.unicodeScalars.count > Self.longestWitness else { return Self.code(whole) }
    var value = witness.instance
    var best: (value: JSONValue, depth: Int)?
    for (depth, token) in witness.place.enumerated() {
      guard let inner = value.value(at: [token]) else { break }
      value = inner
      if value.description.unicodeScalars.count <= Self.longestWitness, best == nil {
        best = (value, depth + 1)
      }
    }
    guard let best else { return Self.code(shown(value)) }
    return
      "\(Self.code(best.value.description)) at \(Self.code(JSONPointer.text(of: witness.place.prefix(best.depth) + [])))"
  }

  /// A way through schemas as a reader of documents calls it: properties by name, without the keywords between them.
  static func path(_ tokens: some Collection<String>) -> String {
    var path = ""
    var rest = tokens[...]
    while let token = rest.popFirst() {
      guard let keyword = Keyword(named: token) else { continue }
      if keyword == .properties {
        if let name = rest.popFirst() { path += (path.isEmpty ? "" : ".") + name }
      } else if keyword == .patternProperties {
        if let name = rest.popFirst() { path += (path.isEmpty ? "" : ".") + "/" + name + "/" }
      } else if keyword == .defs {
        rest = rest.dropFirst()
      } else if keyword == .additionalProperties || keyword == .unevaluatedProperties {
        path += path.isEmpty ? "*" : ".*"
      } else if [.items, .unevaluatedItems, .prefixItems].contains(keyword) {
        path += "[]"
      }
    }
    return path
  }

  /// The text of a message, what stands in quotes set as code.
  private static func marked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "'") {
      let inner = rest[rest.index(after: start)...]
      let isOpening = start == rest.startIndex || rest[rest.index(before: start)] == " "
      guard isOpening, let end = closing(inner), end > inner.startIndex else { break }
      result += escaped(String(rest[..<start])) + code(String(inner[..<end]))
      rest = inner[inner.index(after: end)...]
    }
    return result + escaped(String(rest))
  }

  /// The quote that ends what was opened: the next one with no letter after it.
  private static func closing(_ text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == "'" else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || !(text[next].isLetter || text[next].isNumber)
    }
  }

  static func code(_ text: String) -> String {
    let text = VisibleText.line(text)
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "`\(text)`" : "\(fence) \(text) \(fence)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_<>[]#|".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar == "\n" ? " " : scalar)
    }
    return result
  }

  // MARK: forms of continuous integration

  /// How much a change matters beside the outcome of the command: it is an error only where the command fails for it, as
  /// a red annotation beside a green job misleads.
  public func level(of change: SchemaChange) -> Severity {
    if stops(change) { return .error }
    return min(change.severity, .warning)
  }

  /// The account of a change: its object, what it does, and the instances that show it.
  public func account(of change: SchemaChange) -> String {
    let claim = VisibleText.line("\(change.object): \(effects(change))\(change.message)")
    return ([claim] + proofs(of: change)).joined(separator: "\n")
  }
}
