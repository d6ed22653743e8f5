import Generation
import SourceText

/// The arguments that the build plugin gives, in any order. They are those of `schemagen generate`, which a prebuilt tool
/// has in place of this one.
struct BuildArguments {
  let schemas: String
  let output: String
  let kinds: Set<OutputKind>
  let module: String
  let configuration: String?

  /// Why arguments are refused.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: `Problem`.
  init(_ arguments: [String]) throws(Problem) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    let names = ["--for-version", "--only", "--module", "--schemas", "--output", "--config"]
    while let name = rest.popFirst() {
      if name == "generate" || name == "--flat" { continue }
      guard names.contains(name) else { throw Problem(description: "unknown argument '\(name)'") }
      guard let value = rest.popFirst() else { throw Problem(description: "'\(name)' has no value") }
      values[name] = value
    }
    func value(_ name: String) throws(Problem) -> String {
      guard let value = values[name] else { throw Problem(description: "'\(name)' is missing") }
      return value
    }
    let version = try value("--for-version")
    guard version == ToolVersion.current else {
      throw Problem(description: ToolVersion.mismatch(with: version))
    }
    kinds = Set(try value("--only").split(separator: ",", omittingEmptySubsequences: false).map(Self.kind))
    module = try value("--module")
    guard GenerationRequest.isModuleName(module) else {
      throw Problem(description: "'\(module)' is no name of a module")
    }
    (schemas, output, configuration) = (try value("--schemas"), try value("--output"), values["--config"])
  }

  private static func kind(_ name: Substring) throws(Problem) -> OutputKind {
    switch OutputKind(rawValue: String(name)) {
    case .swift: return .swift
    case .fixtures: return .fixtures
    case .samples: return .samples
    case .docs, .jsonschema, .site, .docc, nil:
      throw Problem(description: "a build has 'swift', 'fixtures' and 'samples', found '\(name)'")
    }
  }
}
