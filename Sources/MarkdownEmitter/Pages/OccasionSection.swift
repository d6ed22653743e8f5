import SchemaModel

extension SectionWriter {
  /// The occasions on which a document's schemas are sent, each with what is sent, by the tags of their authors.
  mutating func occasions(of document: SchemaDocument) {
    let occasions = document.occasions.filter { !$0.parts.isEmpty }
    guard !occasions.isEmpty else { return }
    // Headers of responses stand in these.
    let roles = Occasion.Role.allCases.filter { role in
      role != .header && occasions.contains { $0.parts.contains { $0.role == role } }
    }
    let words = Self.words(of: roles)
    page.heading(2, words.heading)
    var groups: [(name: String?, occasions: [Occasion])] = []
    var places: [String?: Int] = [:]
    for occasion in occasions {
      let index = places[occasion.group] ?? groups.count
      if index == groups.count { groups.append((occasion.group, [])) }
      places[occasion.group] = index
      groups[index].occasions.append(occasion)
    }
    let isWhole = groups.count == 1
    for group in groups {
      if !isWhole { page.heading(3, .text(group.name ?? "Others")) }
      page.table(
        [words.column] + roles.map { .text(Self.words(of: $0)) },
        group.occasions.map { occasion in
          [name(of: occasion)] + roles.map { role in cell(occasion.parts.filter { $0.role == role }) }
        })
    }
  }

  /// The heading of occasions on which values with some roles are sent, and that of the column of their names.
  private static func words(of roles: [Occasion.Role]) -> (heading: Inline, column: Inline) {
    if roles.contains(.input) { return ("Tools", "Tool") }
    let areMessages = roles.contains { [.message, .headers, .key].contains($0) }
    return areMessages ? ("Messages", "Sent as") : ("Operations", "Operation")
  }

  private static func words(of role: Occasion.Role) -> String {
    switch role {
    case .parameter: "Parameters"
    case .request: "Request"
    case .response: "Responses"
    case .header: "Headers of responses"
    case .message: "Message"
    case .headers: "Headers"
    case .key: "Key"
    case .input: "Input"
    case .output: "Output"
    }
  }

  private func name(of occasion: Occasion) -> Inline {
    var words: Inline = .code(occasion.title)
    if occasion.isDeprecated { words = "\(words) (deprecated)" }
    let summary = occasion.summary?.firstSentence ?? ""
    return summary.isEmpty ? words : "\(words)\(Inline.lineBreak)\(Inline.prose(summary))"
  }

  /// The schemas of one role, each on a line.
  private func cell(_ parts: [Occasion.Part]) -> Inline {
    let lines = parts.map { part -> Inline in
      let target = site.graph[part.schema].plainReference ?? part.schema
      let isShown = site.target(of: target) != nil
      let schema = isShown ? site.reference(to: target) : phraser.words(Group([target], site.graph))
      return part.label.isEmpty ? schema : "\(Inline.code(part.label)) \(schema)"
    }
    return lines.joined(.lineBreak)
  }
}
