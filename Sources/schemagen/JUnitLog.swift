/// A log in the form of JUnit, with one suite of a command.
struct JUnitLog {
  struct Case {
    var name: String
    var group: String
    var outcome = Outcome.passed(output: nil)
  }

  /// The outcome of a case.
  enum Outcome {
    case passed(output: String?)
    case failed(Problem)
    /// The case could not be looked at.
    case broken(Problem)
  }

  struct Problem {
    var type: String
    var message: String
    var text: String
  }

  var suite: String
  var cases: [Case]
  /// The sum of the cases, where there is one.
  var summary: String?

  var text: String {
    var (failures, errors) = (0, 0)
    for single in cases {
      switch single.outcome {
      case .passed: break
      case .failed: failures += 1
      case .broken: errors += 1
      }
    }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites \(counts)>\n"
    text += "  <testsuite name=\"\(Self.escaped(suite))\" \(counts) skipped=\"0\">\n"
    if let summary {
      text += "    <properties><property name=\"summary\" value=\"\(Self.escaped(summary))\"/></properties>\n"
    }
    for single in cases { text += Self.text(of: single) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func text(of single: Case) -> String {
    let opening = "    <testcase name=\"\(escaped(single.name))\" classname=\"\(escaped(single.group))\""
    func element(_ name: String, _ problem: Problem) -> String {
      let attributes = "message=\"\(escaped(problem.message))\" type=\"\(escaped(problem.type))\""
      return opening + ">\n      <\(name) \(attributes)>\(escaped(problem.text))</\(name)>\n    </testcase>\n"
    }
    switch single.outcome {
    case .passed(nil): return opening + "/>\n"
    case .passed(let output?):
      return opening + ">\n      <system-out>\(escaped(output))</system-out>\n    </testcase>\n"
    case .failed(let problem): return element("failure", problem)
    case .broken(let problem): return element("error", problem)
    }
  }

  /// The text as XML 1.0: a character that it cannot hold becomes a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
