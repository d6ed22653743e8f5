import Foundation

/// Makes schemas of many definitions alike, to measure how the generator's work grows.
///
/// Every tenth definition is a leaf, which the nine behind it refer to.
enum DefinitionMaker {
  /// All definitions in one schema.
  static func schema(count: Int) -> String {
    var lines = [
      "title: Root", "description: The first of all.", "type: object", "properties:",
      "  first: {description: The first., $ref: '#/$defs/thing0'}", "$defs:",
    ]
    for number in 0..<count {
      lines.append("  thing\(number):")
      lines += definition(number) { "'#/$defs/thing\($0)'" }.map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Writes each definition as a schema of its own into a folder.
  static func write(count: Int, toFolder folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      let lines = definition(number) { "thing\($0).yaml" }
      try lines.joined(separator: "\n")
        .write(toFile: "\(folder)/thing\(number).yaml", atomically: false, encoding: .utf8)
    }
  }

  /// The lines of one definition.
  /// - Parameter reference: what refers to a definition by its number.
  private static func definition(_ number: Int, reference: (Int) -> String) -> [String] {
    var lines = [
      "title: Thing \(number)", "description: The thing number \(number).", "type: object",
      "required: [id, name]", "properties:",
    ]
    for (name, schema) in properties {
      lines.append("  \(name): {description: The \(name) of a thing., \(schema)}")
    }
    let leaf = number - number % 10
    let next = number == leaf ? "type: string" : "$ref: \(reference(leaf))"
    return lines + ["  next: {description: What comes next., \(next)}"]
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
