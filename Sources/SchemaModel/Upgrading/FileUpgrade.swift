package import Diagnostics
import SchemaRuntime
package import YAMLTree

/// Writes a file of schemas in a later dialect, and says what cannot be said there.
package struct FileUpgrade {
  private let file: UpgradedFile
  private let graph: SchemaGraph
  private let assertsFormat: Bool
  /// The file that a document is, where it is upgraded, too.
  private let upgraded: (SchemaDocument) -> UpgradedFile?
  private var edit: SourceEdit
  private var hasIntegers = false
  /// What hinders, as errors, and what is to be known, as notes.
  package private(set) var findings: [Diagnostic] = []

  package init(
    _ file: UpgradedFile, of graph: SchemaGraph, edit: SourceEdit, assertsFormat: Bool,
    upgraded: @escaping (SchemaDocument) -> UpgradedFile?
  ) {
    (self.file, self.graph, self.edit) = (file, graph, edit)
    (self.assertsFormat, self.upgraded) = (assertsFormat, upgraded)
  }

  /// The text in the later dialect; nil where nothing changes, or something hinders.
  package mutating func text() -> String? {
    let wanted = written(file.root, inFlow: false)
    if findings.contains(where: { $0.severity == .error }) || wanted == file.root { return nil }
    if let text = edit.changed(to: wanted) { return text }
    hinder("the text is laid out in a way that is left alone", at: file.root.location)
    return nil
  }

  private mutating func hinder(_ message: String, at location: SourceLocation, help: String? = nil) {
    findings.append(Diagnostic(.error, message, at: location, help: help))
  }

  private var target: String { file.target.shortName }

  // MARK: - The tree

  private mutating func written(_ node: YAMLNode, inFlow: Bool) -> YAMLNode {
    let isFlow = inFlow || edit.isFlow(node)
    var new = node
    switch node.content {
    case .null, .bool, .number, .string: break
    case .sequence(let items): new.content = .sequence(items.map { written($0, inFlow: isFlow) })
    case .mapping(let members):
      if let schema = file.oldSchema(node) {
        new.content = .mapping(written(members, of: schema, inFlow: isFlow))
      } else {
        let schema = file.schema(node)
        new.content = .mapping(
          members.map { member in
            // What it refers to may be called otherwise now.
            if let schema, member.key == Keyword.ref.rawValue {
              return with(member, reference(member.value, schema, isFlow))
            }
            return with(member, written(member.value, inFlow: isFlow))
          })
      }
    }
    return new
  }

  private func with(_ member: YAMLNode.Member, _ value: YAMLNode) -> YAMLNode.Member {
    .init(key: member.key, keyLocation: member.keyLocation, value: value)
  }

  private mutating func written(
    _ members: [YAMLNode.Member], of schema: Schema, inFlow: Bool
  ) -> [YAMLNode.Member] {
    let isHidden = schema.dialect.isBefore2019 && members.contains { $0.key == Keyword.ref.rawValue }
    var result: [YAMLNode.Member] = []
    for (index, member) in members.enumerated() {
      let row = KeywordTable.keyword(member.key, in: schema.dialect)
      if checkNew(member, row, in: schema, isHidden: isHidden) { continue }
      guard let row else {
        result.append(with(member, written(member.value, inFlow: inFlow)))
        continue
      }
      if isStruck(row, member, members) {
        if !edit.strike(index, of: members, inFlow: inFlow) {
          hinder("'\(member.key)' has to go in \(target): take it away", at: member.keyLocation)
        }
        continue
      }
      var new = with(member, value(of: member, row, members, schema, inFlow: inFlow))
      new.key = file.name(of: member, beside: members, in: schema)
      if case .core(.definitions) = row.shape, new.key == member.key, member.key != Keyword.defs.rawValue {
        findings.append(
          Diagnostic(
            .note, "'\(member.key)' stays, because '\(Keyword.defs.rawValue)' stands beside it",
            at: member.keyLocation))
      }
      if new.key != member.key {
        if members.contains(where: { $0.key == new.key && !isRenamed($0, members, schema) }) {
          hinder(
            "'\(member.key)' is '\(new.key)' in \(target), which stands beside it", at: member.keyLocation)
        } else if !edit.respell(member, as: new.key) {
          hinder("'\(member.key)' is written in a way that is left alone", at: member.keyLocation)
        }
      }
      result.append(new)
    }
    return result
  }

  private func isRenamed(_ member: YAMLNode.Member, _ members: [YAMLNode.Member], _ schema: Schema) -> Bool {
    file.name(of: member, beside: members, in: schema) != member.key
  }

  // MARK: - Keywords

  /// Reports a keyword that says nothing in the old dialect and would in the new one.
  private mutating func checkNew(
    _ member: YAMLNode.Member, _ row: KeywordRow?, in schema: Schema, isHidden: Bool
  ) -> Bool {
    let old = schema.dialect.shortName
    guard let new = row ?? KeywordTable.keyword(member.key, in: file.target), new.keyword != .ref else {
      return false
    }
    let isBase: Bool
    switch new.shape {
    case .core(.identifier), .core(.anchor), .core(.dynamicAnchor), .core(.recursiveAnchor): isBase = true
    case .core, .applicator, .plain, .particular: isBase = false
    }
    guard isBase || new.asserts, new.vocabulary != .extensions else { return false }
    if row == nil {
      hinder(
        "\(old) has no '\(member.key)', and in \(target) it would begin to count", at: member.keyLocation,
        help: "take it away, or check instances with it first")
      return true
    }
    guard isHidden else { return false }
    hinder(
      "'\(member.key)' has no effect beside '$ref' in \(old), and in \(target) it would have one",
      at: member.keyLocation, help: "take it away, or put the reference into 'allOf'")
    return true
  }

  /// Whether a member is left out of the new text.
  private func isStruck(_ row: KeywordRow, _ member: YAMLNode.Member, _ members: [YAMLNode.Member]) -> Bool {
    switch row.shape {
    case .core(.recursiveAnchor): return member.value.bool == false
    case .applicator(.additionalItems): return !UpgradedFile.hasListedItems(members)
    case .plain(.exclusion):
      let limit: Keyword = row.keyword == .exclusiveMinimum ? .minimum : .maximum
      return member.value.bool == false || !members.contains { $0.key == limit.rawValue }
    case .plain(.limit(_, exclusive: _, if: let exclusion)):
      return members.contains { $0.key == exclusion.rawValue && $0.value.bool == true }
    case .core, .applicator, .plain, .particular: return false
    }
  }

  private mutating func value(
    of member: YAMLNode.Member, _ row: KeywordRow, _ members: [YAMLNode.Member], _ schema: Schema,
    inFlow: Bool
  ) -> YAMLNode {
    let value = member.value
    switch row.shape {
    case .core(.dialect): return scalar(value, .string(file.target.rawValue), inFlow)
    case .core(.identifier):
      if let anchor = UpgradedFile.anchor(value) { return scalar(value, .string(anchor), inFlow) }
      guard let text = value.string, text.hasSuffix("#") else { return value }
      return scalar(value, .string(String(text.dropLast())), inFlow)
    case .core(.recursiveAnchor): return scalar(value, .string(Self.nodeName), inFlow)
    case .core(.dynamicReference): return dynamicReference(value, schema, inFlow)
    case .core(.reference): return reference(value, schema, inFlow)
    case .applicator(.dependencies): return dependencies(member, members, schema, inFlow)
    case .plain(.exclusion):
      let limit: Keyword = row.keyword == .exclusiveMinimum ? .minimum : .maximum
      let number = members.first { $0.key == limit.rawValue }?.value.number
      return number.map { scalar(value, .number($0), inFlow) } ?? value
    case .particular(.types): noteIntegers(schema, at: value.location)
    case .particular(.format): checkFormat(schema, at: value.location)
    case .core(.vocabularies), .core(.anchor), .core(.dynamicAnchor), .core(.definitions), .applicator,
      .plain,
      .particular:
      break
    }
    return written(value, inFlow: inFlow)
  }

  /// The name that takes the place of the one dynamic anchor without a name.
  private static let nodeName = "node"

  private mutating func scalar(_ node: YAMLNode, _ scalar: SourceEdit.Scalar, _ inFlow: Bool) -> YAMLNode {
    var new = node
    switch scalar {
    case .string(let text): new.content = .string(text)
    case .number(let text): new.content = .number(text)
    case .bool(let flag): new.content = .bool(flag)
    }
    if new != node, !edit.rewrite(node, as: scalar, inFlow: inFlow) {
      hinder("this is written in a way that is left alone", at: node.location)
    }
    return new
  }

  private mutating func dynamicReference(_ value: YAMLNode, _ schema: Schema, _ inFlow: Bool) -> YAMLNode {
    guard let anchor = schema.dynamicReference?.anchor else { return value }
    let name = schema.dialect == .draft2019 ? Self.nodeName : anchor
    return scalar(value, .string(file.target.hasFreeDynamicNames ? name : "#" + name), inFlow)
  }

  /// A reference, in whose pointer the keywords are called as in the new text.
  private mutating func reference(_ value: YAMLNode, _ schema: Schema, _ inFlow: Bool) -> YAMLNode {
    guard let text = value.string, let id = schema.reference,
      let other = upgraded(graph.documents[graph[id].document]),
      let mark = text.firstIndex(of: "#"), text[mark...].hasPrefix("#/")
    else { return value }
    let old = graph[id].pointer
    let new = other.path(of: old)
    var steps = text[mark...].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let count = steps.count - 1
    guard old != new else { return value }
    guard count <= old.count else {
      hinder("the way of this reference is not that of its target", at: value.location)
      return value
    }
    let start = old.count - count
    for index in 0..<count where old[start + index] != new[start + index] {
      steps[index + 1] = JSONPointer.escaped(new[start + index])
    }
    return scalar(value, .string(text[..<mark] + steps.joined(separator: "/")), inFlow)
  }

  /// Names and schemas are keywords of their own; where both stand here, the names become schemas.
  private mutating func dependencies(
    _ member: YAMLNode.Member, _ members: [YAMLNode.Member], _ schema: Schema, _ inFlow: Bool
  ) -> YAMLNode {
    let isOfNames = file.name(of: member, beside: members, in: schema) == Keyword.dependentRequired.rawValue
    guard !isOfNames, let entries = member.value.members else { return member.value }
    let isFlow = inFlow || edit.isFlow(member.value)
    var new = member.value
    new.content = .mapping(
      entries.map { entry in
        guard entry.value.elements != nil else { return with(entry, written(entry.value, inFlow: isFlow)) }
        if !edit.wrap(entry.value, as: Keyword.required.rawValue) {
          hinder(
            "beside schemas, a list of names has to be a schema with 'required' in \(target)",
            at: entry.value.location)
        }
        let place = entry.value.location
        let required = YAMLNode.Member(key: Keyword.required.rawValue, keyLocation: place, value: entry.value)
        return with(entry, YAMLNode(.mapping([required]), at: place))
      })
    return new
  }

  private mutating func noteIntegers(_ schema: Schema, at location: SourceLocation) {
    guard !hasIntegers, schema.dialect == .draft4, let types = schema.types, types.contains(.integer),
      !types.contains(.number)
    else { return }
    hasIntegers = true
    findings.append(
      Diagnostic(.note, "1.0 is an integer in \(target), and was none in draft-04", at: location))
  }

  private mutating func checkFormat(_ schema: Schema, at location: SourceLocation) {
    guard assertsFormat, let format = schema.format.flatMap(Format.init(rawValue:)),
      !format.isDefined(in: schema.dialect.formats), format.isDefined(in: file.target.formats)
    else { return }
    hinder(
      "\(schema.dialect.shortName) does not define the format '\(format.rawValue)', and in \(target) it would begin to count",
      at: location, help: "with --format-annotation formats describe")
  }
}
