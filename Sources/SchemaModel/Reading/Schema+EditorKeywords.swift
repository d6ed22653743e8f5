import YAMLTree

extension Schema {
  /// Reads a keyword of editors: whether it is one, and has the shape that they expect.
  func readEditorKeyword(_ member: YAMLNode.Member) -> Bool {
    guard let keyword = EditorKeyword(rawValue: member.key) else { return false }
    switch keyword {
    case .markdownDescription:
      guard let text = member.value.string else { return false }
      markdownDescription = text
    case .enumDescriptions:
      guard let texts = member.value.texts else { return false }
      enumDescriptions = texts
    case .markdownEnumDescriptions:
      guard let texts = member.value.texts else { return false }
      markdownEnumDescriptions = texts
    }
    return true
  }

  /// What each value of `enum` means, empty where nothing is said of it; nothing where nothing is said of any.
  package var valueMeanings: [String] {
    guard let enumeration else { return [] }
    let meanings = enumeration.indices.map { index -> String in
      let (formatted, plain) = (markdownEnumDescriptions, enumDescriptions)
      if index < formatted.count, !formatted[index].isEmpty { return formatted[index] }
      return index < plain.count ? plain[index] : ""
    }
    return meanings.allSatisfy(\.isEmpty) ? [] : meanings
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
