import Diagnostics
import Foundation
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime

extension LanguageServer {
  /// The work that finds the findings of a subject.
  package struct Work: Sendable {
    fileprivate let subject: Subject
    fileprivate let texts: FileTexts
    fileprivate let instances: InstanceMemory
    /// By the paths of the open documents.
    fileprivate let versions: [String: Int]
    /// The schemas that are open.
    fileprivate let open: [String]
    /// The open schemas for whose texts no findings were published.
    fileprivate let new: [String]
    /// The previous results, and the files that changed since.
    fileprivate let changed: FindingBoard.Changed
    private let end = Ending()

    /// Tells the work that its result is not needed any more.
    package func stop() { end.come() }

    /// Has the work wait in `rest` until it is released or stopped, because other work is to be finished first.
    package func hold() { end.isHeld = true }

    package func release() { end.isHeld = false }

    /// Waits until nothing has been typed for a moment, where the work is long, and the findings that matter meanwhile have
    /// been published at once; and until work that is to be finished first has come to its end.
    package func rest(after early: Early) {
      if changed.basis != nil, !early.findings.isEmpty { end.wait(seconds: Self.pause) }
      end.waitWhileHeld()
    }

    /// How long a pause in typing is, in seconds.
    private static let pause = 0.25

    /// The findings that can be published at once. Of a text in which little has changed they are those that the change brings to
    /// that place, and all others as they were; of one of which nothing is known, and of a large one in which much has changed, they
    /// are the mistakes that break it.
    package func early() -> Early {
      if !new.isEmpty, let basis = changed.basis,
        let findings = basis.findings.findings(after: basis.changed, texts, instances)
      {
        return Early(findings: findings, versions: versions)
      }
      var findings: [String: [Finding]] = [:]
      for path in new {
        guard let bytes = texts.text(of: path) else { continue }
        let reading = texts.reading(bytes, file: path, .taken)
        if reading.recovered != nil, changed.basis == nil { continue }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { findings[path] = errors.map { Finding(LintFinding(ofSchema: $0)) } }
      }
      return Early(findings: findings, versions: versions)
    }

    /// Does the work, which needs the stack of `DeepStack`. Nil where it was stopped.
    package func run() -> Outcome? {
      if end.hasCome { return nil }
      if let last = changed.last, let changed = last.result.changed(last.others, texts) {
        return Outcome(findings: changed, time: self.changed.time, versions: versions, isWhole: false)
      }
      let findings = SubjectFindings(
        subject, texts: texts, open: open, instances: instances, isUseless: { [end] in end.hasCome })
      return end.hasCome
        ? nil : Outcome(findings: findings, time: changed.time, versions: versions, isWhole: true)
    }
  }

  /// Whether work has come to its end before it was done.
  ///
  /// Sendable because `condition` is held wherever a stored variable is touched.
  private final class Ending: @unchecked Sendable {
    private let condition = NSCondition()
    private var isHere = false
    private var holds = false

    var hasCome: Bool { condition.withLock { isHere } }

    func come() {
      condition.withLock {
        isHere = true
        condition.broadcast()
      }
    }

    /// Whether the work waits, unless it ends.
    var isHeld: Bool {
      get { condition.withLock { holds } }
      set {
        condition.withLock {
          holds = newValue
          condition.broadcast()
        }
      }
    }

    func waitWhileHeld() {
      condition.withLock { while holds, !isHere { condition.wait() } }
    }

    /// Waits for it, so long at most.
    func wait(seconds: Double) {
      let limit = Date(timeIntervalSinceNow: seconds)
      condition.withLock { while !isHere, condition.wait(until: limit) {} }
    }
  }

  /// The findings that are published before all others are known.
  package struct Early: Sendable {
    fileprivate let findings: [String: [Finding]]
    fileprivate let versions: [String: Int]
  }

  /// The result of the work.
  package struct Outcome: Sendable {
    fileprivate let findings: SubjectFindings
    /// When the work was taken.
    fileprivate let time: Int
    fileprivate let versions: [String: Int]
    /// Whether the schemas were looked at for it.
    package let isWhole: Bool
  }

  /// The work that the last changes make; nil where all findings are those of the texts.
  package func nextWork() -> Work? {
    guard let changed = board.takeChanged() else { return nil }
    let subject = changed.subject
    var versions: [String: Int] = [:]
    for document in documents.values { if let path = document.path { versions[path] = document.version } }
    let open = versions.keys.filter(subject.isSchema).sorted()
    let new = open.filter { published[ScalarKey($0)]?.version != versions[$0] }
    return Work(
      subject: subject, texts: heldTexts, instances: instances, versions: versions, open: open, new: new,
      changed: changed)
  }

  /// Whether work that was begun gives findings of texts that have changed since.
  package func isOutdated(_ work: Work) -> Bool { board.hasChanged(work.subject) }

  /// The findings of a file that a client was told last.
  struct Published {
    /// The version of the open document.
    var version: Int?
    var findings: [Finding]

    func saysTheSame(as other: Published) -> Bool {
      version == other.version && findings.count == other.findings.count
        && zip(findings, other.findings).allSatisfy { $0.saysTheSame(as: $1) }
    }
  }

  /// Publishes what was found at once. Findings in texts that changed meanwhile are left out.
  package func take(_ early: Early) {
    for (path, findings) in early.findings.sorted(by: { $0.key < $1.key })
    where document(ofFile: path)?.version == early.versions[path] {
      publish(findings, of: path)
    }
  }

  /// Publishes what was found, as far as it is new. The findings in a text that changed meanwhile are left out, as others will follow.
  package func take(_ outcome: Outcome) {
    current = nil
    for file in board.keep(outcome.findings, of: outcome.time) {
      if let document = document(ofFile: file), outcome.versions[file] != document.version { continue }
      publish(board.findings(in: file), of: file)
    }
  }

  func publish(_ findings: [Finding], of file: String) {
    // A schema in no file of the user, such as a built-in meta-schema, is no document.
    guard file.hasPrefix("/") else { return }
    let document = document(ofFile: file)
    let new = Published(version: document?.version, findings: findings)
    let last = published.updateValue(new, forKey: ScalarKey(file))
    if last?.saysTheSame(as: new) ?? false { return }
    let text = text(ofFile: file)
    var parameters: JSONObject = [
      "uri": .string(document?.uri ?? FileURI.uri(of: file)),
      "diagnostics": .array(findings.map { json($0, in: text) }),
    ]
    if let document { parameters["version"] = .number(JSONNumber(document.version)) }
    notify("textDocument/publishDiagnostics", .object(parameters))
  }

  /// The text that the client has, or the one on disk.
  func text(ofFile path: String) -> DocumentText {
    if let document = document(ofFile: path) { return document.text }
    do throws(FileProblem) {
      return DocumentText(try FileAccess.read(path))
    } catch {
      // A folder, or a file that is gone: its findings stand at its beginning.
      return DocumentText([])
    }
  }

  func json(_ finding: Finding, in text: DocumentText) -> JSONValue {
    var json: JSONObject = [
      "range": range(text.word(at: finding.place), in: text),
      "severity": .number(JSONNumber(finding.severity.protocolNumber)),
      "source": "schemagen", "message": .string(finding.text),
    ]
    if let rule = finding.rule ?? finding.keyword { json["code"] = .string(rule) }
    if finding.isAboutUnused { json["tags"] = [1] } else if finding.isAboutDeprecated { json["tags"] = [2] }
    if client.showsRelatedPlaces, !finding.related.isEmpty {
      json["relatedInformation"] = .array(finding.related.map(related))
    }
    return .object(json)
  }

  private func related(_ place: SourceLocation) -> JSONValue {
    let text = text(ofFile: place.file)
    let uri = document(ofFile: place.file)?.uri ?? FileURI.uri(of: place.file)
    return [
      "location": ["uri": .string(uri), "range": range(text.word(at: place), in: text)],
      "message": "this is the other place",
    ]
  }

  func range(_ range: Range<Int>, in text: DocumentText) -> JSONValue {
    [
      "start": text.position(ofByte: range.lowerBound, encoding).json,
      "end": text.position(ofByte: range.upperBound, encoding).json,
    ]
  }
}

extension Severity {
  /// The number that the protocol has for it: error, warning, information.
  var protocolNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
