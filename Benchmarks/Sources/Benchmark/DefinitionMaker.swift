/// Makes a schema of many definitions alike, to measure how the generator's work grows.
enum DefinitionMaker {
  /// Every tenth definition is a leaf, which the nine behind it refer to.
  static func schema(count: Int) -> String {
    var lines = [
      "title: Root", "description: The first of all.", "type: object", "properties:",
      "  first: {description: The first., $ref: '#/$defs/thing0'}", "$defs:",
    ]
    for number in 0..<count {
      lines += [
        "  thing\(number):", "    title: Thing \(number)", "    description: The thing number \(number).",
        "    type: object", "    required: [id, name]", "    properties:",
      ]
      for (name, schema) in properties {
        lines.append("      \(name): {description: The \(name) of a thing., \(schema)}")
      }
      let next = number % 10 == 0 ? "type: string" : "$ref: '#/$defs/thing\(number - number % 10)'"
      lines.append("      next: {description: What comes next., \(next)}")
    }
    return lines.joined(separator: "\n")
  }

  private static let properties = [
    ("id", "type: string, minLength: 1, maxLength: 40"), ("name", "type: string, maxLength: 100"),
    ("count", "type: integer, minimum: 0, maximum: 1000"), ("ratio", "type: number, minimum: 0, maximum: 1"),
    ("enabled", "type: boolean"), ("kind", "type: string, enum: [alpha, beta, gamma]"),
    ("tags", "type: array, items: {type: string}, maxItems: 8"), ("note", "type: string"),
    ("url", "type: string, format: uri"), ("createdAt", "type: string, format: date-time"),
    ("position", "type: integer"),
  ]
}
