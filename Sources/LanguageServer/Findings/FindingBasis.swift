import Diagnostics
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// The findings of all schemas of a subject, and what the open ones held then. With them it shows soon what a change of one
/// schema brings, before all are looked at again.
struct FindingBasis: Sendable {
  /// Fewer schemas than this are all looked at as soon.
  private static let fewestSchemas = 400

  private let subject: Subject
  private let findings: [Finding]
  /// The files that were read.
  private let files: Set<ScalarKey>
  private let contents: [ScalarKey: SchemaContents]
  private let otherKeys: OtherKeys

  /// Nil for findings in few schemas, and for those that were made without settings.
  init?(_ result: SubjectFindings) {
    guard result.subject.kind != .instance, !result.isWithoutSettings,
      let graph = result.graph, graph.schemas.count >= Self.fewestSchemas
    else { return nil }
    (subject, findings, files) = (result.subject, result.findings, result.files)
    (contents, otherKeys) = (result.contents, result.otherKeys)
  }

  /// Whether one of the files is an open schema that could be read.
  func hasRead(anyOf files: Set<ScalarKey>) -> Bool { files.contains { contents[$0] != nil } }

  /// The findings in the files that a change of one open schema concerns, by what changed in it and what that refers to;
  /// nil where too much has changed, or a text cannot be read.
  ///
  /// Those that the change brings to schemas around it are not among them yet.
  /// - Parameter changed: the files that may have changed.
  func findings(
    after changed: Set<ScalarKey>, _ texts: FileTexts, _ instances: InstanceMemory
  ) -> [String: [Finding]]? {
    let others = changed.filter { contents[$0]?.bytes != texts.text(of: $0.text) }
    if others.isEmpty { return grouped(findings, in: changed) }
    guard others.count == 1, let file = others.first, let old = contents[file],
      let bytes = texts.text(of: file.text)
    else { return nil }
    let reading = texts.reading(bytes, file: file.text, otherKeys)
    guard let node = reading.node, let moves = MovedPlaces(in: file.text, from: old.bytes, to: bytes),
      let change = TreeChange(from: old.node, to: node)
    else { return nil }
    var findings = findings.map(moves.moved)
    var concerned: Set<ScalarKey> = [file]
    if !change.isEmpty {
      let places =
        change.old.map { SchemaPart.outermost($0, in: old.node) }
        + change.new.map { SchemaPart.outermost($0, in: node) }
      guard let before = look(at: places, of: old.node, file.text, texts, instances),
        let after = look(at: places, of: node, file.text, texts, instances)
      else { return nil }
      let counted = Set(findings.compactMap(\.countedKeyword))
      let was = Set(before.map { moves.moved($0).ownKey })
      let gone = was.subtracting(after.map(\.ownKey))
      // How often a keyword stands in a document is not seen in a part of it.
      let new = after.filter { finding in
        !was.contains(finding.ownKey) && !(finding.countedKeyword.map(counted.contains) ?? false)
      }
      findings.removeAll { gone.contains($0.ownKey) }
      let known = Set(findings.map(\.ownKey))
      findings += new.filter { !known.contains($0.ownKey) }
      for place in gone.map(\.place) + new.map(\.place) { concerned.insert(ScalarKey(place.file)) }
    }
    if let recovered = reading.recovered {
      let known = Set(findings.map(\.key))
      let mistakes = reading.diagnostics.map { Finding(LintFinding(ofSchema: $0)) }
      findings += mistakes.filter { !known.contains($0.key) }
      findings = findings.withoutConsequences(of: recovered, reading.diagnostics, in: file)
    }
    return grouped(findings, in: concerned)
  }

  /// The findings in each of some files.
  private func grouped(_ findings: [Finding], in files: Set<ScalarKey>) -> [String: [Finding]] {
    let found = Dictionary(grouping: findings) { ScalarKey($0.place.file) }
    return files.reduce(into: [:]) { $0[$1.text] = (found[$1] ?? []).inOrder }
  }

  /// The findings in a part of a document, and in what that refers to; nil where this is too much.
  private func look(
    at places: [[String]], of node: YAMLNode, _ file: String, _ texts: FileTexts, _ instances: InstanceMemory
  ) -> [Finding]? {
    let part = SchemaPart(file, places) { other in
      other.utf8.elementsEqual(file.utf8) ? node : read(other, texts)
    }
    guard let documents = part?.documents else { return nil }
    var texts = texts
    texts.parts = documents
    let extent = SubjectFindings.Extent(file: file, others: files.subtracting(documents.keys))
    return SubjectFindings(subject, texts: texts, open: [], instances: instances, extent: extent).findings
  }

  private func read(_ file: String, _ texts: FileTexts) -> YAMLNode? {
    guard subject.kind == .folder, subject.isSchema(file), files.contains(ScalarKey(file)) else { return nil }
    do throws(FileProblem) {
      return texts.reading(try FileAccess.read(file, in: texts), file: file, otherKeys).node
    } catch {
      // The file is gone, which all schemas together will show.
      return nil
    }
  }
}

/// The places of a text in another text, from which it differs in some lines that stand together, or in some words of lines that
/// are as many in both.
private struct MovedPlaces {
  private let file: String
  private let difference: TextDifference
  private let old: DocumentText
  private let new: DocumentText
  /// How many lines further down those stand that have changed; nil where they are not the same ones.
  private let lines: Int?

  /// A change that takes lines and adds others is made in one place, unless it is as large as this many lines.
  private static let mostLines = 3

  /// Nil for texts that differ in several places, and in their numbers of lines.
  init?(in file: String, from old: [UInt8], to new: [UInt8]) {
    self.file = file
    difference = TextDifference(old, new)
    (self.old, self.new) = (DocumentText(old), DocumentText(new))
    let (first, last) = (
      self.old.line(ofByte: difference.old.lowerBound), self.old.line(ofByte: difference.old.upperBound)
    )
    let (start, end) = (
      self.new.line(ofByte: difference.new.lowerBound), self.new.line(ofByte: difference.new.upperBound)
    )
    lines = last - first == end - start && last > first ? start - first : nil
    if lines == nil, min(last - first, end - start) >= Self.mostLines { return nil }
  }

  func moved(_ finding: Finding) -> Finding {
    var finding = finding
    finding.place = moved(finding.place)
    finding.related = finding.related.map(moved)
    if var lint = finding.lint {
      lint.place = finding.place
      lint.related = finding.related
      for index in lint.standsFor.indices { lint.standsFor[index].place = moved(lint.standsFor[index].place) }
      finding.lint = lint
    }
    return finding
  }

  private func moved(_ place: SourceLocation) -> SourceLocation {
    guard place.file.utf8.elementsEqual(file.utf8) else { return place }
    let offset = old.offset(of: place)
    if offset < difference.old.lowerBound { return place }
    let isBehind = offset >= difference.old.upperBound
    if !isBehind, let lines {
      return SourceLocation(file: place.file, line: place.line + lines, column: place.column)
    }
    return new.location(ofByte: isBehind ? offset + difference.growth : difference.new.lowerBound, in: file)
  }
}

extension Finding {
  /// The key that it has without the findings that it stands for.
  fileprivate var ownKey: Key { lint?.standsFor.first.map { Finding($0).key } ?? key }

  /// The name of the keyword and its document, where it is about all places there that have the keyword.
  fileprivate var countedKeyword: [ScalarKey]? {
    guard message.hasPrefix("unknown keyword '"), suggestion == nil else { return nil }
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? [ScalarKey(place.file), ScalarKey(String(parts[1]))] : nil
  }
}

extension [Finding] {
  /// The findings by place; those at one place in the order in which they are.
  var inOrder: [Finding] {
    enumerated().sorted { a, b in (a.element.place, a.offset) < (b.element.place, b.offset) }.map(\.element)
  }
}
