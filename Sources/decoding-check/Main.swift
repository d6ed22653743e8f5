import DecodingKit
import Foundation
import PushPayloads
import SchemaRuntime

/// Tries changed fixtures of the corpus on every way to decode: `decoding-check COUNT [SEED]`, from the package's folder.
///
/// Exit code 0: nothing was found; otherwise what was is printed.
@main
enum Main {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard let count = numbers.first else {
      print("usage: decoding-check COUNT [SEED]")
      exit(2)
    }
    var found = 0
    let objects = try CorpusManifest.objects().objects
    let share = Int(count) / objects.count + 1
    for (index, object) in objects.enumerated() {
      let fixtures = try object.fixtures.map { try CorpusManifest.json($0.path) }
      let seed = (numbers.dropFirst().first ?? 1) &* 1_000_003 &+ UInt64(index)
      for complaint in complaints(object.type, fixtures, share, seed) {
        found += 1
        print(complaint)
      }
    }
    print("\(share * objects.count) changed instances of \(objects.count) types: \(found) findings")
    exit(found == 0 ? 0 : 1)
  }

  /// The first complaints of a type.
  private static func complaints<Value: SchemaValue>(
    _ type: Value.Type, _ fixtures: [JSONValue], _ count: Int, _ seed: UInt64
  ) -> [String] {
    DecodingCheck.complaints(type, changing: fixtures, count: count, seed: seed)
  }
}
