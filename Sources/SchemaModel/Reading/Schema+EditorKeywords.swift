import SchemaRuntime
import YAMLTree

extension Schema {
  /// Reads a keyword of editors. False where it is none, or does not have the shape that editors expect.
  func readEditorKeyword(_ member: YAMLNode.Member) -> Bool {
    guard let keyword = EditorKeyword(rawValue: member.key) else { return false }
    switch keyword {
    case .markdownDescription:
      guard let text = member.value.string else { return false }
      markdownDescription = text
    case .htmlDescription:
      guard let text = member.value.string else { return false }
      htmlDescription = text
    case .deprecationMessage:
      guard let text = member.value.string else { return false }
      deprecationMessage = text.allSatisfy(\.isWhitespace) ? nil : text
    case .intellijEnum: return readMetadata(member)
    case .enumDescriptions, .openAPIDescriptions, .extensionDescriptions, .metaEnum:
      guard keyword != .metaEnum || member.value.members != nil else { return false }
      return readWords(member, into: \.enumDescriptions)
    case .markdownEnumDescriptions: return readWords(member, into: \.markdownEnumDescriptions)
    case .variableNames, .enumMemberNames, .tsEnumNames: return readWords(member, into: \.enumNames)
    case .enumNames: return readWords(member, into: \.enumLabels)
    case .microsoftEnum: return readMicrosoftEnum(member)
    case .extensibleEnum:
      guard let texts = member.value.texts else { return false }
      guard extensions.knownValues == nil else { return true }
      extensions.knownValues = texts
      note(.knownValues, member)
    }
    return true
  }

  /// Reads texts in an array, in the order of the values, or in an object, by value.
  private func readWords(
    _ member: YAMLNode.Member, into words: ReferenceWritableKeyPath<Schema, EnumWords>
  ) -> Bool {
    if let texts = member.value.texts {
      self[keyPath: words].add(inOrder: texts)
      mentionedValues.append(
        MentionedValue(keyword: member.key, count: texts.count, location: member.value.location))
      return true
    }
    guard let entries = member.value.members, entries.allSatisfy({ $0.value.string != nil }) else {
      return false
    }
    for entry in entries {
      self[keyPath: words].add(entry.value.string ?? "", of: entry.key)
      mentionedValues.append(
        MentionedValue(keyword: member.key, text: entry.key, location: entry.keyLocation))
    }
    return true
  }

  /// Reads objects by value; other facts than descriptions are for editors alone.
  private func readMetadata(_ member: YAMLNode.Member) -> Bool {
    guard let entries = member.value.members,
      entries.allSatisfy({ entry in
        entry.value.members != nil && entry.value["description"].map { $0.string != nil } ?? true
      })
    else { return false }
    for entry in entries {
      if let text = entry.value["description"]?.string { enumDescriptions.add(text, of: entry.key) }
      mentionedValues.append(
        MentionedValue(keyword: member.key, text: entry.key, location: entry.keyLocation))
    }
    return true
  }

  private func readMicrosoftEnum(_ member: YAMLNode.Member) -> Bool {
    guard member.value.members != nil else { return false }
    // Without 'values', the keyword only names the type.
    guard let values = member.value["values"] else { return true }
    guard let entries = values.elements,
      entries.allSatisfy({ entry in
        entry["value"] != nil && entry["name"].map { $0.string != nil } ?? true
          && entry["description"].map { $0.string != nil } ?? true
      })
    else { return false }
    for entry in entries {
      guard let value = entry["value"] else { continue }
      let text = value.jsonValue.nameInKeywords
      if let name = entry["name"]?.string { enumNames.add(name, of: text) }
      if let meaning = entry["description"]?.string { enumDescriptions.add(meaning, of: text) }
      mentionedValues.append(MentionedValue(keyword: member.key, text: text, location: value.location))
    }
    return true
  }

  /// The meaning of each value of `enum`, an empty text for one without; an empty list where no value has one.
  package var valueMeanings: [String] {
    guard let enumeration else { return [] }
    let meanings = enumeration.enumerated().map { index, value in
      markdownEnumDescriptions.text(of: value, at: index) ?? enumDescriptions.text(of: value, at: index) ?? ""
    }
    return meanings.allSatisfy(\.isEmpty) ? [] : meanings
  }

  /// Whether the meanings of the values come only from `markdownEnumDescriptions`.
  package var hasMarkdownMeaningsAlone: Bool {
    (enumeration ?? []).enumerated().allSatisfy { index, value in
      markdownEnumDescriptions.text(of: value, at: index) != nil
        || enumDescriptions.text(of: value, at: index) == nil
    }
  }

  /// The name of each value of `enum` in code, nil for one without: a form's label for a string is no better a name
  /// than the string.
  package var valueNames: [String?] {
    guard let enumeration, !enumNames.isEmpty || !enumLabels.isEmpty else { return [] }
    return enumeration.enumerated().map { index, value in
      enumNames.text(of: value, at: index)
        ?? (value.stringValue == nil ? enumLabels.text(of: value, at: index) : nil)
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
