import SchemaRuntime
import YAMLTree

extension Schema {
  /// Reads a keyword of editors: whether it is one, and has the shape that they expect.
  func readEditorKeyword(_ member: YAMLNode.Member) -> Bool {
    guard let keyword = EditorKeyword(rawValue: member.key) else { return false }
    switch keyword {
    case .markdownDescription:
      guard let text = member.value.string else { return false }
      markdownDescription = text
    case .enumDescriptions, .openAPIDescriptions:
      guard let texts = member.value.texts else { return false }
      enumDescriptions = texts
    case .markdownEnumDescriptions:
      guard let texts = member.value.texts else { return false }
      markdownEnumDescriptions = texts
    case .metaEnum:
      guard let members = member.value.members else { return false }
      let meanings = members.compactMap { entry in entry.value.string.map { (ScalarKey(entry.key), $0) } }
      guard meanings.count == members.count else { return false }
      enumMeanings = Dictionary(meanings, uniquingKeysWith: { first, _ in first })
    case .variableNames, .enumMemberNames, .tsEnumNames:
      guard let texts = member.value.texts else { return false }
      enumNames = texts
    case .enumNames:
      guard let texts = member.value.texts else { return false }
      enumLabels = texts
    }
    return true
  }

  /// What each value of `enum` means, empty where nothing is said of it; nothing where nothing is said of any.
  package var valueMeanings: [String] {
    guard let enumeration else { return [] }
    let meanings = enumeration.indices.map { index -> String in
      let (formatted, plain) = (markdownEnumDescriptions, enumDescriptions)
      if index < formatted.count, !formatted[index].isEmpty { return formatted[index] }
      if index < plain.count, !plain[index].isEmpty { return plain[index] }
      return enumMeanings[ScalarKey(enumeration[index].stringValue ?? enumeration[index].description)] ?? ""
    }
    return meanings.allSatisfy(\.isEmpty) ? [] : meanings
  }

  /// What code calls each value of `enum`, nil where nothing is said of it: what a form calls a string is no better a name
  /// than the string.
  package var valueNames: [String?] {
    guard let enumeration, !enumNames.isEmpty || !enumLabels.isEmpty else { return [] }
    return enumeration.indices.map { index in
      let isString = enumeration[index].stringValue != nil
      let lists = isString ? [enumNames] : [enumNames, enumLabels]
      return lists.firstResult { index < $0.count && !$0[index].isEmpty ? $0[index] : nil }
    }
  }
}

extension YAMLNode {
  /// An array of strings.
  fileprivate var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }
}
