import Foundation

/// Ratios of medians over several runs, and what was aimed at.
struct Table {
  private var medians: [String: Double] = [:]
  private var names: [String] = []

  /// - Parameter file: lines of a name, a tabulator and nanoseconds per byte; a name occurs once per run.
  init(file: String) throws {
    var values: [String: [Double]] = [:]
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      let name = String(parts[0])
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(value)
    }
    for (name, values) in values { medians[name] = values.sorted()[values.count / 2] }
  }

  func write() throws {
    for name in names where name != Self.allocations {
      print(pad(name, 44), number(medians[name] ?? 0), "ns/byte")
    }
    print()
    for (ours, peer, aim) in Self.ratios {
      guard let time = medians[ours], let other = medians[peer] else { continue }
      print(pad(ours, 28), pad("against \(peer)", 46), number(other / time), "times", aim)
    }
    for (ours, peer, aim) in Self.costs {
      guard let time = medians[ours], let other = medians[peer] else { continue }
      print(pad(ours, 28), pad("takes, of \(peer)", 46), number(time / other), "times", aim)
    }
    if let count = medians[Self.allocations] { print(pad(Self.allocations, 75), number(count)) }
  }

  private static let allocations = "allocations per valid document"

  /// How many times as fast ours is.
  private static let ratios: [(String, String, String)] = [
    ("ours: validate", "JSONDecoder: twin", "(aim: at least 30)"),
    ("ours: validate", "JSONSerialization: parse", ""),
    ("ours: validate", "orjson + jsonschema-rs: validate", "(aim: at least 5)"),
    ("ours: validate", "orjson + jsonschema-rs, formats asserted: validate", "(the same verdict)"),
    (
      "ours: validate", "orjson + jsonschema-rs, formats and content asserted: validate",
      "(the same, where strings hold JSON)"
    ),
    ("ours: validate", "orjson + fastjsonschema: validate", ""),
    ("ours: validate and decode", "JSONDecoder: twin", "(aim: at least 12)"),
    ("ours: validate and decode", "msgspec: decode, untyped", ""),
    ("ours: encode", "JSONEncoder: twin", "(aim: at least 15)"),
    ("ours: encode", "orjson: encode", ""),
    ("ours: validate", "RapidJSON: parse", ""),
  ]

  /// How many times as long ours takes.
  private static let costs: [(String, String, String)] = [
    ("ours: validate", "simdjson: parse", "(aim: at most 2)"),
    ("ours: report", "ours: validate", ""),
    ("invalid: collect", "invalid: verdict", "(aim: at most 3)"),
    ("invalid: collect", "ours: validate", ""),
    ("invalid: report", "invalid: verdict", ""),
    ("JSONDecoder: ours", "JSONDecoder: twin", "(aim: at most 1.35)"),
    ("JSONDecoder: ours, not validated", "JSONDecoder: twin", "(aim: at most 1.2)"),
    ("JSONEncoder: ours", "JSONEncoder: twin", "(aim: at most 1.2)"),
  ]

  private func number(_ value: Double) -> String { String(format: "%8.2f", value) }

  private func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
  }
}
