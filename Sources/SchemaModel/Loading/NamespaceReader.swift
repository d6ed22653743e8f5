import Diagnostics
import SchemaRuntime
import YAMLTree

/// Reads `namespace.yaml`: the name of a folder of schemas, and how its documents disagree.
struct NamespaceReader {
  var diagnostics = DiagnosticBag()

  mutating func read(_ node: YAMLNode, folder: String) -> SchemaNamespace {
    var namespace = SchemaNamespace(folder: folder)
    guard
      let members = object(
        node, keys: ["name", "title", "description", "order", "documents", "disagreements"], "a namespace")
    else { return namespace }
    for member in members {
      switch member.key {
      case "name": namespace.swiftName = name(member)
      case "title": namespace.title = text(member)
      case "description": namespace.description = text(member)
      case "order": namespace.order = mentions(member)
      case "documents": namespace.documents = elements(member).compactMap { source($0) }
      case "disagreements": namespace.disagreements = elements(member).compactMap { disagreement($0) }
      default: break  // reported by `object`
      }
    }
    return namespace
  }

  /// The members of an object that may have `keys` and no others.
  private mutating func object(_ node: YAMLNode, keys: [String], _ what: String) -> [YAMLNode.Member]? {
    guard let members = node.members else {
      diagnostics.error(
        "expected \(what), an object of \(keys.map { "'\($0)'" }.joined(separator: ", ")), found \(node.found)",
        at: node.location)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      diagnostics.error(
        "unknown key '\(member.key.shortened)' of \(what)", at: member.keyLocation,
        help: spellingHelp(for: member.key, among: keys, except: Set(members.map { ScalarKey($0.key) }))
          ?? "the keys are \(keys.map { "'\($0)'" }.joined(separator: ", "))")
    }
    return members
  }

  private mutating func text(_ member: YAMLNode.Member) -> String? {
    if let text = member.value.string { return text }
    diagnostics.error(
      "'\(member.key)' must be a string, found \(member.value.found)", at: member.value.location)
    return nil
  }

  private mutating func mentions(_ member: YAMLNode.Member) -> [Mention] {
    let texts = (member.value.elements ?? []).compactMap { node in
      node.string.map { Mention(text: $0, location: node.location) }
    }
    if let elements = member.value.elements, elements.count == texts.count { return texts }
    diagnostics.error(
      "'\(member.key)' must be an array of strings, found \(member.value.found)", at: member.value.location)
    return []
  }

  private mutating func name(_ member: YAMLNode.Member) -> String? {
    guard let name = text(member) else { return nil }
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy({ isLetter($0) || isDigit($0) })
    else {
      diagnostics.error(
        "'name' must be a Swift name of letters and digits, found \(member.value.found)",
        at: member.value.location)
      return nil
    }
    return name
  }

  private mutating func elements(_ member: YAMLNode.Member) -> [YAMLNode] {
    if let elements = member.value.elements { return elements }
    diagnostics.error(
      "'\(member.key)' must be an array, found \(member.value.found)", at: member.value.location)
    return []
  }

  private mutating func source(_ node: YAMLNode) -> SchemaNamespace.Source? {
    guard let members = object(node, keys: ["title", "date", "address"], "a document") else { return nil }
    var texts: [String: String] = [:]
    for member in members { texts[member.key] = text(member) }
    guard let title = texts["title"] else {
      diagnostics.error("a document must have 'title'", at: node.location)
      return nil
    }
    return SchemaNamespace.Source(title: title, date: texts["date"], address: texts["address"])
  }

  private mutating func disagreement(_ node: YAMLNode) -> SchemaNamespace.Disagreement? {
    let keys = ["about", "documents", "choice", "reason"]
    guard let members = object(node, keys: keys + ["concerns"], "a disagreement") else { return nil }
    var texts: [String: String] = [:]
    for member in members where keys.contains(member.key) { texts[member.key] = text(member) }
    for key in keys where !members.contains(where: { $0.key == key }) {
      diagnostics.error("a disagreement must have '\(key)'", at: node.location)
    }
    guard let about = texts["about"], let documents = texts["documents"], let choice = texts["choice"],
      let reason = texts["reason"]
    else { return nil }
    let concerns = members.first { $0.key == "concerns" }.map { mentions($0) } ?? []
    return SchemaNamespace.Disagreement(
      about: about, documents: documents, choice: choice, reason: reason, concerns: concerns)
  }
}
