import TypeModel

/// Titles of what has a name alone: `NameTitle`, as prose writes products and versions, which Swift names do not.
enum PageTitle {
  /// `npmScope` is “npm scope”, `github-actions` “GitHub actions”, `project-1.0` “Project 1.0”.
  static func of(_ name: String) -> String {
    var title = NameTitle.of(name)
    // Numbers stay as they are written: versions, dates and ranges.
    for text in name.matches(of: #/[0-9]+(?:[-.,:\/][0-9]+)+/#).map(\.output) {
      let numbers = text.split { "-.,:/".contains($0) }
      for sign in [" ", " point ", " to "] { title.replace(numbers.joined(separator: sign), with: text) }
    }
    for (parts, product) in humps { title.replace(parts, with: product) }
    let words = title.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let key = word.lowercased()
      if let spelled = products[key] { return spelled }
      // A number that ends a name is one of its words.
      let number =
        word.hasPrefix("version") || word.hasPrefix("Version") ? word.dropFirst("version".count) : ""
      let isNumber = !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isNumber ? word.prefix("version".count) + " " + number : String(word)
    }
    return words.joined(separator: " ")
  }

  /// Words that are written so wherever they stand.
  private static let products = [
    "github": "GitHub", "gitlab": "GitLab", "javascript": "JavaScript", "mysql": "MySQL", "npm": "npm",
    "postgresql": "PostgreSQL", "typescript": "TypeScript", "vcs": "VCS",
  ]

  /// Words that a hump divides, and that are one word.
  private static let humps: KeyValuePairs = [
    "Git hub": "GitHub", "git hub": "GitHub", "Git lab": "GitLab", "git lab": "GitLab", "My SQL": "MySQL",
    "my SQL": "MySQL", "Java script": "JavaScript", "java script": "JavaScript",
    "Type script": "TypeScript", "type script": "TypeScript",
  ]
}
