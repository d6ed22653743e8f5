import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaComparison
import SchemaLint
import SchemaRuntime
import Terminal

/// Arguments that choose among what was found, which `lint` and `diff` have.
struct FindingSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp("Say what these rules find and nothing else; divided by commas.", valueName: "rules"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave out what these rules find; divided by commas.", valueName: "rules"))
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what was there before: a file of what the command printed with --format json.",
      discussion: "What it has is the same by rule, schema, place and message, whatever the line is.",
      valueName: "file"))
  var baseline: String?

  /// Throws where a rule is not one of those that there are.
  /// - Parameter without: the rules that can be left out; nil: all of them.
  func check(_ rules: [String], without leavable: [String]? = nil) throws {
    for (option, names, rules) in [("--only", only, rules), ("--without", without, leavable ?? rules)] {
      for rule in Self.rules(names) where !rules.contains(rule) {
        let near = spellingSuggestion(for: rule, among: rules).map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("\(option) names '\(rule)', and there is no such rule.\(near)")
      }
    }
  }

  /// Leaves out findings that are not chosen. Schemas that are wrong stay.
  /// - Parameter paths: the files and folders that the findings are of.
  func apply(to findings: inout [LintFinding], of paths: [String], into bag: inout DiagnosticBag) throws {
    if var known = try readBaseline(into: &bag) {
      known.leaveOut(of: &findings)
      known.reportUnused(in: paths, into: &bag)
    }
    let isChosen = choice
    findings.removeAll { !$0.isSchemaError && !isChosen($0.rule) }
  }

  /// Leaves out changes that are not chosen, which are not counted as ignored.
  func apply(to report: inout ChangeReport, into bag: inout DiagnosticBag) throws {
    if var known = try readBaseline(into: &bag) {
      known.leaveOut(of: &report)
      known.reportUnused(into: &bag)
    }
    let isChosen = choice
    report.changes.removeAll { !isChosen($0.rule) }
  }

  /// Nil where none is named. A file that holds anything else ends the run.
  private func readBaseline(into bag: inout DiagnosticBag) throws -> FindingBaseline? {
    guard let baseline else { return nil }
    var own = DiagnosticBag()
    let known = try FindingBaseline(baseline, into: &own)
    if own.hasErrors {
      Console.report(own.sorted)
      throw ExitStatus.unusable
    }
    bag.add(contentsOf: own)
    return known
  }

  private var choice: (String) -> Bool {
    let (only, without) = (Set(Self.rules(only)), Set(Self.rules(without)))
    return { (only.isEmpty || only.contains($0)) && !without.contains($0) }
  }

  private static func rules(_ names: [String]) -> [String] {
    names.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}
