import ConformanceKit
import Foundation

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
    guard arguments.count >= 3 else { return fail("usage: conformance PRODUCTS PACKAGE [FILE…]") }
    guard let suite = Suite(besidePackage: arguments[2]) else {
      return fail("the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    }
    do {
      let run = ConformanceRun(suite: suite, products: arguments[1]) { note($0) }
      let wanted = arguments.dropFirst(3)
      let report = try run.run { file in wanted.isEmpty || wanted.contains { file.name.contains($0) } }
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

  private static func note(_ text: String) { FileHandle.standardError.write(Data("==> \(text)\n".utf8)) }

  private static func fail(_ text: String) {
    FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    exit(2)
  }
}
