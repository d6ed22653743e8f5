import SchemaModel
import SchemaRuntime

/// Answers lines of `{"schema": …, "draft7": …, "instances": […]}`, for `Scripts/differential`.
public enum VerdictBatch {
  /// The verdicts of the interpreter in an array, or a string: why the schema cannot be used.
  public static func answer(_ line: String) -> String {
    guard let question = JSONValue(parsing: line), let schema = question["schema"],
      let instances = question["instances"]?.arrayValue
    else { return JSONValue.string("the line is no question").description }
    let dialect: Dialect = question["draft7"]?.boolValue == true ? .draft7 : .draft2020
    let group = Suite.Group(description: "", schema: schema, cases: [])
    let file = Suite.File(dialect: dialect, part: .format, path: "schema", groups: [group])
    let loaded = LoadedGroup(file, 0, ReadingSettings(file, nil))
    if let problem = loaded.problem { return JSONValue.string(problem).description }
    let verdicts = instances.map { instance -> JSONValue in
      let answer = loaded.interpret(Array(instance.description.utf8))
      guard let answer, answer.accepts == answer.reports else { return .null }
      return .bool(answer.accepts)
    }
    return JSONValue.array(verdicts).description
  }
}
