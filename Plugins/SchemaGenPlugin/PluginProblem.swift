/// Why no build can be planned: the target, what was looked for, and what to do.
enum PluginProblem: Error, CustomStringConvertible {
  case notSwift(String)
  case noSchemas(String)
  case nothingTested(String)

  var description: String {
    switch self {
    case .notSwift(let target): "SchemaGenPlugin needs a Swift target, and '\(target)' is none"
    case .noSchemas(let target):
      "target '\(target)' has no schema: put .yaml, .yml or .json files into its folder or its folder 'Schemas'"
    case .nothingTested(let target):
      "test target '\(target)' gets no fixtures: it depends on no target of this package that has schemas"
    }
  }
}
