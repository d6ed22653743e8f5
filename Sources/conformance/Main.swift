import ConformanceKit
import Foundation
import ValidationPlanning

/// `conformance PRODUCTS PACKAGE [FILE…]`: what `Scripts/conformance` runs. Of the suite's files those are taken whose
/// path, such as `draft7/optional/format/date`, holds one of the texts; without any, all.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 2, arguments[1] == "batch" {
      while let line = readLine() {
        print(VerdictBatch.answer(line))
        fflush(nil)
      }
      return
    }
    if arguments.count == 4, arguments[1] == "fuzz" {
      return writeModels(to: arguments[2], seeds: arguments[3])
    }
    if arguments.count >= 4, arguments[1] == "passes" {
      return comparePasses(arguments[2], arguments[3], Array(arguments.dropFirst(4)))
    }
    if arguments.count >= 3, arguments[1] == "schemas" {
      return runSchemas(arguments[2], Array(arguments.dropFirst(3)))
    }
    guard arguments.count >= 3 else { return fail("usage: conformance PRODUCTS PACKAGE [FILE…]") }
    guard let suite = Suite(besidePackage: arguments[2]) else {
      return fail("the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    }
    do {
      let passes = try PassSelection.fromEnvironment()
      let run = ConformanceRun(products: arguments[1], passes: passes) { note($0) }
      let wanted = arguments.dropFirst(3)
      let report = try run.run(suite) { file in wanted.isEmpty || wanted.contains { file.name.contains($0) } }
      print(report.text, terminator: "")
      if wanted.isEmpty { print("\n" + (try AnnotationSuite(suite)).text, terminator: "") }
      exit(report.misses.isEmpty ? 0 : 1)
    } catch {
      fail("\(error)")
    }
  }

  /// `conformance fuzz MODELS SEEDS`: what `Scripts/fuzz` compiles. Prints the modules in order.
  private static func writeModels(to folder: String, seeds: String) {
    do {
      let modules = try FuzzModels.write(to: folder)
      try FuzzModels.writeSeeds(to: seeds)
      print(modules.joined(separator: "\n"))
    } catch {
      fail("\(error)")
    }
  }

  /// `conformance passes PRODUCTS PACKAGE [LIST…]`: what `Scripts/conformance passes` runs. Each list names passes that are
  /// left out together, with commas between them; without any, all are left out, and each of them alone.
  private static func comparePasses(_ products: String, _ package: String, _ lists: [String]) {
    do {
      let agreement = try PassAgreement(package: package, products: products) { note($0) }
      var isAgreed = true
      for list in lists.isEmpty ? ["", "all"] + Pass.allCases.map(\.rawValue) : lists {
        guard let passes = PassSelection(withoutNames: list) else {
          return fail("there is no pass '\(list)'")
        }
        let differences = try agreement.differences(passes)
        print("without [\(list)]: \(differences.isEmpty ? "agrees" : "\(differences.count) differ")")
        for difference in differences { print("  " + difference) }
        isAgreed = isAgreed && differences.isEmpty
      }
      exit(isAgreed ? 0 : 1)
    } catch {
      fail("\(error)")
    }
  }

  /// `conformance schemas PRODUCTS [count] [STEP|COUNT@SEED] [NAME…]`: what `Scripts/conformance schemas` runs.
  private static func runSchemas(_ products: String, _ arguments: [String]) {
    guard let folder = ProcessInfo.processInfo.environment["SCHEMAS_IN_USE"] else {
      return fail("name a folder like SchemaStore's 'src' in SCHEMAS_IN_USE")
    }
    let onlyCounts = arguments.first == "count"
    var wanted = onlyCounts ? Array(arguments.dropFirst()) : arguments
    let step = wanted.first.flatMap { Int($0) }
    let lot = (wanted.first ?? "").split(separator: "@").map { Int($0) }
    let draw: (count: Int, seed: Int)? =
      if lot.count == 2, let count = lot[0], let seed = lot[1] { (count, seed) } else { nil }
    if step != nil || draw != nil { wanted.removeFirst() }
    do {
      guard let store = try SchemasInUse(folder: folder, every: step ?? 1, draw: draw, wanted: wanted) else {
        return fail("there are no schemas in \(folder)/schemas/json")
      }
      print(TypeCensus(store).text)
      if onlyCounts { return }
      let report = try ConformanceRun(products: products) { note($0) }.run(store)
      print(report.text, terminator: "")
      exit(report.misses.isEmpty ? 0 : 1)
    } catch {
      fail("\(error)")
    }
  }

  private static func note(_ text: String) { FileHandle.standardError.write(Data("==> \(text)\n".utf8)) }

  private static func fail(_ text: String) {
    FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    exit(2)
  }
}
