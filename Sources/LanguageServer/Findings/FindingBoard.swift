import GeneratorCore
import SchemaRuntime

/// The subjects that open documents belong to, what was found in each, and which have to be looked at again.
struct FindingBoard {
  private struct Entry {
    /// The open documents for which the subject is looked at.
    var holders: Set<ScalarKey> = []
    var result: SubjectFindings?
    /// For each schema that was read once, the last schemas that it was read with.
    var readings: [ScalarKey: SchemaReading] = [:]
    /// The time of its last possible change; nil where it was looked at since.
    var changed: Int?
    /// The files that may have changed since the result; nil where any file may have.
    var others: Set<ScalarKey>?
    /// The times of the last possible changes of files, as far as no result is of later ones.
    var changes: [ScalarKey: Int] = [:]
    /// The time at which any file may have changed last.
    var allChanged = 0
    /// The last findings of all schemas, and the files that may have changed since.
    var basis: (findings: FindingBasis, changed: Set<ScalarKey>)?

    mutating func note(_ file: String?, at time: Int) {
      changed = time
      guard let file else {
        (others, basis, allChanged) = (nil, nil, time)
        return
      }
      changes[ScalarKey(file)] = time
      others?.insert(ScalarKey(file))
      basis?.changed.insert(ScalarKey(file))
    }

    /// Takes a result of the texts as they were at a time.
    mutating func keep(_ result: SubjectFindings, of time: Int) {
      changes = changes.filter { $0.value > time }
      others = allChanged > time ? nil : Set(changes.keys)
      self.result = result
      // A text that breaks the rules for a moment is compared with what it held before.
      if basis?.findings.hasRead(anyOf: result.broken) ?? false { return }
      guard let findings = FindingBasis(result) else { return }
      basis = others.map { (findings, $0) }
    }
  }

  private var entries: [Subject: Entry] = [:]
  /// Counts what may have changed.
  private(set) var time = 0

  /// Looks at a subject for an open document.
  mutating func add(_ subject: Subject, for file: String) {
    for other in entries.keys where other != subject { entries[other]?.holders.remove(ScalarKey(file)) }
    if entries[subject] == nil { entries[subject] = Entry(changed: tick()) }
    entries[subject]?.holders.insert(ScalarKey(file))
  }

  /// Notes that the text of a file may have changed.
  mutating func mayHaveChanged(_ file: String) {
    let time = tick()
    for (subject, entry) in entries {
      let isRead = entry.result?.files.contains(ScalarKey(file)) ?? true
      if isRead || subject.contains(file) { entries[subject]?.note(file, at: time) }
    }
  }

  mutating func allMayHaveChanged() {
    let time = tick()
    for subject in entries.keys { entries[subject]?.note(nil, at: time) }
  }

  /// Notes that a document is closed. Subjects that no open document belongs to are forgotten.
  /// - Returns: the files that have no findings any more.
  mutating func close(_ file: String) -> [String] {
    mayHaveChanged(file)
    var before: Set<String> = []
    for (subject, var entry) in entries {
      entry.holders.remove(ScalarKey(file))
      if entry.holders.isEmpty { before.formUnion(entry.result?.findings.map(\.place.file) ?? []) }
      entries[subject] = entry.holders.isEmpty ? nil : entry
    }
    return before.filter { findings(in: $0).isEmpty }.sorted()
  }

  /// A subject that has to be looked at again.
  struct Changed {
    var subject: Subject
    /// When it was taken to be looked at.
    var time: Int
    /// Its last result, where that is of the same files but for some that are named.
    var last: (result: SubjectFindings, others: Set<ScalarKey>)?
    /// The last findings of all its schemas, and the files that may have changed since.
    var basis: (findings: FindingBasis, changed: Set<ScalarKey>)?
  }

  /// Whether a subject has changed since it was taken to be looked at.
  func hasChanged(_ subject: Subject) -> Bool { entries[subject].map { $0.changed != nil } ?? true }

  /// The subject that changed last, which is taken as looked at from now on; nil where none has to be.
  mutating func takeChanged() -> Changed? {
    let changed = entries.compactMap { subject, entry in entry.changed.map { (subject, $0) } }
    guard let (subject, _) = changed.max(by: { $0.1 < $1.1 }) else { return nil }
    entries[subject]?.changed = nil
    guard let entry = entries[subject] else { return nil }
    var taken = Changed(subject: subject, time: time, basis: entry.basis)
    if let result = entry.result, let others = entry.others { taken.last = (result, others) }
    return taken
  }

  /// Keeps a result in place of the one before. Texts may have changed since the subject was taken, and it may have been taken
  /// again for these: the results of one subject come in the order in which it was taken.
  /// - Parameter time: when the subject was taken to be looked at.
  /// - Returns: the files that had findings or have some, and the open documents for which the subject is looked at, in order.
  mutating func keep(_ result: SubjectFindings, of time: Int) -> [String] {
    guard let old = entries[result.subject] else { return [] }
    var result = result
    // Half-typed settings say nothing about the schemas.
    if result.isWithoutSettings {
      result.reading = old.result?.reading ?? result.reading
      result.instance = old.result?.instance
    }
    entries[result.subject]?.keep(result, of: time)
    if let reading = result.reading {
      for document in reading.graph.documents {
        let file = reading.graph[document.root].location.file
        entries[result.subject]?.readings[ScalarKey(file)] = reading
      }
    }
    let files = (old.result?.findings ?? []).map(\.place.file) + result.findings.map(\.place.file)
    return Set(files + old.holders.map(\.text)).sorted()
  }

  /// The findings of all subjects in a file, each once.
  func findings(in file: String) -> [Finding] {
    var seen: Set<Finding.Key> = []
    return results.flatMap { result in
      result.findings.filter {
        $0.place.file.utf8.elementsEqual(file.utf8) && seen.insert($0.key).inserted
      }
    }
  }

  /// The result of the subject that a file belongs to.
  func result(for file: String) -> SubjectFindings? {
    let own = entries.values.filter { $0.holders.contains(ScalarKey(file)) }.compactMap(\.result)
    return own.first ?? results.first { $0.files.contains(ScalarKey(file)) }
  }

  /// The schemas that a file belongs to, as they were when its text could be read.
  func reading(of file: String) -> SchemaReading? {
    let key = ScalarKey(file)
    let own = entries.values.filter { $0.holders.contains(key) }.compactMap { $0.readings[key] }
    return own.first ?? result(for: file)?.reading
  }

  /// The subject for which an open file is looked at, if a text of it may have changed since.
  func outdatedSubject(of file: String) -> Subject? {
    entries.first { $0.value.holders.contains(ScalarKey(file)) && $0.value.others != [] }?.key
  }

  /// The results of all subjects, in order.
  var results: [SubjectFindings] {
    entries.values.compactMap(\.result).sorted { $0.subject.path < $1.subject.path }
  }

  private mutating func tick() -> Int {
    time += 1
    return time
  }
}
