import Generation
import SourceText

/// The arguments that the build plugin gives, in any order. They are those of `schemagen generate`, which a prebuilt tool
/// has in place of this one.
struct BuildArguments {
  let schemas: String
  let output: String
  let kind: OutputKind
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
    let kind = try value("--only")
    switch OutputKind(rawValue: kind) {
    case .swift: self.kind = .swift
    case .fixtures: self.kind = .fixtures
    case .docs, .jsonschema, .site, .docc, nil:
      throw Problem(description: "a build has 'swift' and 'fixtures', found '\(kind)'")
    }
    module = try value("--module")
    guard GenerationRequest.isModuleName(module) else {
      throw Problem(description: "'\(module)' is no name of a module")
    }
    (schemas, output, configuration) = (try value("--schemas"), try value("--output"), values["--config"])
  }
}
