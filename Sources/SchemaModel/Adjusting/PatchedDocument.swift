import Diagnostics
import SchemaRuntime
import YAMLTree

/// A document that is being changed by overlays.
struct PatchedDocument {
  private(set) var root: YAMLNode
  /// The findings about changes of an overlay that do not fit.
  private(set) var diagnostics = DiagnosticBag()

  init(_ root: YAMLNode) { self.root = root }

  mutating func apply(_ patch: SchemaPatch) {
    let (document, pointer) = patch.place.place
    guard let tokens = JSONPointer.tokens(of: pointer) else {
      return diagnostics.error(
        "'\(pointer.shortened)' is no JSON Pointer", at: patch.place.location,
        help: "it begins with '/', as in '\(document)#/properties/name'")
    }
    switch patch.change {
    case .set(let members): set(members, at: tokens, patch)
    case .replace(let node): _ = change(tokens, patch) { $0 = node }
    case .remove(let key):
      var isFound = false
      if change(tokens, patch, { isFound = $0.removeMember(key.text) }), !isFound {
        diagnostics.error("there is no '\(key.text.shortened)' to remove", at: key.location)
      }
    case .rename(let name): rename(tokens, to: name, patch)
    }
  }

  /// Changes the node at a place. False where nothing stands there, which is reported.
  private mutating func change(
    _ tokens: [String], _ patch: SchemaPatch, _ body: (inout YAMLNode) -> Void
  ) -> Bool {
    if root.change(at: tokens[...], body) { return true }
    diagnostics.error(
      "nothing stands at '\(patch.place.text.shortened)' to change", at: patch.place.location,
      help: nearest(to: tokens))
    return false
  }

  /// Sets members of an object. The schema `true` counts as an object without members.
  private mutating func set(_ members: [YAMLNode.Member], at tokens: [String], _ patch: SchemaPatch) {
    var misfit: String?
    _ = change(tokens, patch) { node in
      if node.bool == true { node.content = .mapping([]) }
      if node.members == nil { misfit = node.found } else { node.merge(members) }
    }
    guard let misfit else { return }
    diagnostics.error(
      "'set' needs an object, and at '\(patch.place.text.shortened)' stands \(misfit)",
      at: patch.place.location,
      help: "'replace' takes any value")
  }

  /// The name that was meant, where the last name of a path is misspelt.
  private func nearest(to tokens: [String]) -> String? {
    var node = root
    for token in tokens {
      guard let next = node.child(token) else {
        let names = node.members?.map(\.key) ?? []
        return spellingHelp(for: token, among: names)
      }
      node = next
    }
    return nil
  }

  private mutating func rename(_ tokens: [String], to name: Mention, _ patch: SchemaPatch) {
    guard change(tokens, patch, { _ in }) else { return }
    guard let old = tokens.last, let holder = holder(of: tokens) else {
      let what = tokens.isEmpty ? "the root of a document" : "'\(patch.place.text.shortened)'"
      return diagnostics.error(
        what + " has no name to change", at: patch.place.location,
        help: "properties and definitions have names")
    }
    var isTaken = false
    _ = change(Array(tokens.dropLast()), patch) { parent in
      isTaken = parent.child(name.text) != nil
      if !isTaken { parent.renameMember(old, to: name.text) }
    }
    if isTaken {
      return diagnostics.error("'\(name.text.shortened)' is there already", at: name.location)
    }
    if holder == .properties {
      root.change(at: tokens.dropLast(2)) { $0.renameProperty(old, to: name.text) }
    }
    renameReferences(in: Array(tokens.dropLast()), old, to: name.text)
  }

  /// The keyword whose members have names, where the last token is such a name. A property may have the name of a
  /// keyword, and definitions may stand in containers.
  private func holder(of tokens: [String]) -> Keyword? {
    var holder: Keyword?
    var node: YAMLNode? = root
    for token in tokens.dropLast() {
      node = node?.child(token)
      if holder == .defs, let node, DefinitionEntry(node).isContainer { continue }
      let keyword = Keyword(named: token)
      holder = holder == nil && keyword?.givesNames ?? false ? keyword : nil
    }
    return holder
  }

  private mutating func renameReferences(in parent: [String], _ old: String, to new: String) {
    let start = "#" + JSONPointer.text(of: parent)
    root.renameReferences(
      from: start + JSONPointer.text(of: [old]), to: start + JSONPointer.text(of: [new]))
  }
}

extension YAMLNode {
  fileprivate mutating func merge(_ added: [Member]) {
    guard case .mapping(var members) = content else { return }
    for new in added {
      guard let index = members.firstIndex(where: { $0.key.hasSameScalars(as: new.key) }) else {
        members.append(new)
        continue
      }
      if case .mapping(let inner) = new.value.content, members[index].value.members != nil {
        members[index].value.merge(inner)
      } else {
        members[index].value = new.value
      }
    }
    content = .mapping(members)
  }

  fileprivate mutating func removeMember(_ key: String) -> Bool {
    guard case .mapping(var members) = content,
      let index = members.firstIndex(where: { $0.key.hasSameScalars(as: key) })
    else { return false }
    members.remove(at: index)
    content = .mapping(members)
    return true
  }

  fileprivate mutating func renameMember(_ key: String, to name: String) {
    guard case .mapping(var members) = content,
      let index = members.firstIndex(where: { $0.key.hasSameScalars(as: key) })
    else { return }
    members[index].key = name
    content = .mapping(members)
  }

  /// Renames a property wherever the schema that stands here, or a subschema for the same object, names it.
  fileprivate mutating func renameProperty(_ old: String, to new: String) {
    guard case .mapping(var members) = content else { return }
    for index in members.indices {
      guard let keyword = Keyword(named: members[index].key) else { continue }
      members[index].value.renameProperty(old, to: new, inValueOf: keyword)
    }
    content = .mapping(members)
  }

  private mutating func renameProperty(_ old: String, to new: String, inValueOf keyword: Keyword) {
    if keyword == .required { return renameNames(old, to: new) }
    if keyword == .properties { return renameMember(old, to: new) }
    if keyword == .dependentRequired || keyword == .dependentSchemas {
      renameMember(old, to: new)
      return changeElements {
        $0.renameNames(old, to: new)
        $0.renameProperty(old, to: new)
      }
    }
    if keyword.isInPlace {
      if elements == nil {
        renameProperty(old, to: new)
      } else {
        changeElements { $0.renameProperty(old, to: new) }
      }
    }
    switch keyword.instances {
    case .one: renameMember(old, to: new)
    case .list: changeElements { $0.renameMember(old, to: new) }
    case nil: break
    }
  }

  /// Renames a name in a list of names.
  private mutating func renameNames(_ old: String, to new: String) {
    guard case .sequence = content else { return }
    changeElements { if $0.string?.hasSameScalars(as: old) == true { $0.content = .string(new) } }
  }

  /// Changes the elements of a list, or the values of the members.
  private mutating func changeElements(_ body: (inout YAMLNode) -> Void) {
    switch content {
    case .sequence(var elements):
      for index in elements.indices { body(&elements[index]) }
      content = .sequence(elements)
    case .mapping(var members):
      for index in members.indices { body(&members[index].value) }
      content = .mapping(members)
    case .null, .bool, .number, .string: break
    }
  }

  /// Changes references to a place, or to a place within it, so that they lead to its new name.
  fileprivate mutating func renameReferences(from old: String, to new: String) {
    switch content {
    case .mapping(var members):
      for index in members.indices {
        if members[index].key == Keyword.ref.rawValue, let text = members[index].value.string,
          text == old || text.hasPrefix(old + "/")
        {
          members[index].value.content = .string(new + text.dropFirst(old.count))
        } else {
          members[index].value.renameReferences(from: old, to: new)
        }
      }
      content = .mapping(members)
    case .sequence(var elements):
      for index in elements.indices { elements[index].renameReferences(from: old, to: new) }
      content = .sequence(elements)
    case .null, .bool, .number, .string: break
    }
  }
}
