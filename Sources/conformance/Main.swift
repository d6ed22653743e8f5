import ConformanceKit
import Foundation

/// `conformance PRODUCTS PACKAGE [FILE…]`: what `Scripts/conformance` runs. Of the suite's files those are taken whose
/// path, such as `draft7/optional/format/date`, holds one of the texts; without any, all.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { return fail("usage: conformance PRODUCTS PACKAGE [FILE…]") }
    guard let suite = Suite(besidePackage: arguments[2]) else {
      return fail("the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    }
    do {
      let run = ConformanceRun(suite: suite, products: arguments[1]) { note($0) }
      let wanted = arguments.dropFirst(3)
      let report = try run.run { file in wanted.isEmpty || wanted.contains { file.name.contains($0) } }
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
