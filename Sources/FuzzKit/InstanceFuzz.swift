import ConformanceKit
import SchemaRuntime

/// Asks both readers of a model about an instance. The first two bytes choose the model, the rest is the instance.
public enum InstanceFuzz {
  private static let models = FuzzModels.groups

  static func complaints(_ input: [UInt8], _ generated: (Int, [UInt8]) -> String?) -> [String] {
    let instance = Array(input.dropFirst(2))
    var complaints = reading(instance)
    guard input.count > 2, !models.isEmpty else { return complaints }
    let index = (Int(input[0]) * 256 + Int(input[1])) % models.count
    guard let answer = models[index].interpret(instance) else { return complaints }
    if answer.accepts != answer.reports { complaints.append("the interpreter's walks differ: \(answer)") }
    guard let line = generated(index, instance) else { return complaints }
    guard let other = Answer(line: line) else { return complaints + ["no answer: \(line)"] }
    if other.accepts != answer.accepts || other.reports != answer.reports || other.findings != answer.findings
    {
      complaints.append("interpreted \(answer), generated \(other)")
    }
    if let copy = other.copy, let value = JSONValue(parsing: instance),
      CopyVerdict(of: value, became: copy) == .different
    {
      complaints.append("the copy differs: \(copy)")
    }
    return complaints.map { "\(models[index].name): \($0)" }
  }

  /// Complains where a value, once written as a text, is not read as an equal value.
  private static func reading(_ instance: [UInt8]) -> [String] {
    guard let value = JSONValue(parsing: instance) else { return [] }
    let text = value.description
    return JSONValue(parsing: Array(text.utf8)) == value ? [] : ["reading and writing gave \(text)"]
  }
}

extension FuzzTarget {
  /// Whether the schemas of the instances are not at hand.
  public var isWithoutModels: Bool { FuzzModels.groups.isEmpty }
}
