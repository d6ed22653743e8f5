// swift-tools-version: 6.2

import PackageDescription

// A warning in this package is an error. Packages that depend on it are not affected: SwiftPM drops the setting there.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// What each folder below `Sources` has beside its Swift.
let guides = ["README.md"]

let emitterDependencies: [Target.Dependency] = [
  "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics", "SourceText",
]

let package = Package(
  name: "schemagen",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "PushPayloads", targets: ["PushPayloads"]),
    .library(name: "SchemaRuntime", targets: ["SchemaRuntime"]),
    .library(name: "SchemaRuntimeFoundation", targets: ["SchemaRuntimeFoundation"]),
    .library(name: "SchemaTesting", targets: ["SchemaTesting"]),
    .library(name: "SchemaGen", targets: ["GeneratorCore"]),
    .executable(name: "schemagen", targets: ["schemagen"]),
    .plugin(name: "SchemaGenPlugin", targets: ["SchemaGenPlugin"]),
    .plugin(name: "SchemaGenCommand", targets: ["SchemaGenCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // What a program imports: generated code, and the runtime it stands on (the standard library and nothing else).
    .target(
      name: "PushPayloads", dependencies: ["SchemaRuntime"], exclude: guides, swiftSettings: settings,
      plugins: ["SchemaGenPlugin"]),
    // Comparing many bytes at once takes instructions that the standard library has no name for.
    .target(
      name: "SchemaRuntime", exclude: guides,
      swiftSettings: settings + [.enableExperimentalFeature("BuiltinModule")]),

    // What formats stand for in programs that have Foundation.
    .target(
      name: "SchemaRuntimeFoundation", dependencies: ["SchemaRuntime"], exclude: guides,
      swiftSettings: settings),

    // What tests of programs get of schemas: valid values, invalid JSON, and what is smallest of that. No Foundation, either.
    .target(name: "SchemaTesting", dependencies: ["SchemaRuntime"], exclude: guides, swiftSettings: settings),

    // Foundations of the generator.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Diagnostics", exclude: guides, swiftSettings: settings),
    .target(name: "SourceText", dependencies: ["SchemaRuntime"], exclude: guides, swiftSettings: settings),

    // The stages, in the order they run.
    .target(
      name: "YAMLTree", dependencies: ["CLibYAML", "Diagnostics", "SchemaRuntime"], exclude: guides,
      swiftSettings: settings),
    .target(
      name: "SchemaModel", dependencies: ["YAMLTree", "Diagnostics", "SchemaRuntime"],
      exclude: guides, swiftSettings: settings),
    .target(
      name: "SchemaValidation", dependencies: ["SchemaModel", "SchemaRuntime", "Diagnostics"],
      exclude: guides, swiftSettings: settings),
    .target(
      name: "TypeModel", dependencies: ["SchemaModel", "Diagnostics", "SchemaRuntime"],
      exclude: guides, swiftSettings: settings),

    // What is done for the speed of generated validators, and nothing else.
    .target(
      name: "ValidationPlanning",
      dependencies: ["SchemaValidation", "TypeModel", "SchemaModel", "SchemaRuntime"],
      exclude: guides, swiftSettings: settings),

    // The emitters: none knows another.
    .target(
      name: "SwiftEmitter",
      dependencies: [
        "ValidationPlanning", "TypeModel", "SchemaModel", "SchemaRuntime", "Diagnostics", "SourceText",
      ],
      exclude: guides, swiftSettings: settings),
    .target(
      name: "MarkdownEmitter", dependencies: emitterDependencies, exclude: guides, swiftSettings: settings),
    .target(
      name: "FixtureEmitter", dependencies: emitterDependencies, exclude: guides, swiftSettings: settings),
    .target(
      name: "JSONSchemaEmitter", dependencies: emitterDependencies, exclude: guides, swiftSettings: settings),

    // The layout of schemas.
    .target(
      name: "SchemaFormat", dependencies: ["SchemaModel", "YAMLTree", "Diagnostics"], exclude: guides,
      swiftSettings: settings),

    // What an edit of schemas changes, with proof.
    .target(
      name: "SchemaComparison",
      dependencies: [
        "FixtureEmitter", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics",
      ],
      exclude: guides, swiftSettings: settings),

    // What schemas should not say, rule by rule.
    .target(
      name: "SchemaLint",
      dependencies: [
        "SchemaComparison", "FixtureEmitter", "TypeModel", "SchemaValidation", "SchemaModel",
        "SchemaRuntime", "Diagnostics",
      ],
      exclude: guides + ["Pages"], swiftSettings: settings),

    // The pipeline as far as a build needs it, and what its plugin runs: nothing that this links is there for pages,
    // bundles, differences or rules.
    .target(
      name: "Generation",
      dependencies: [
        "SwiftEmitter", "FixtureEmitter", "TypeModel", "ValidationPlanning", "SchemaValidation",
        "SchemaModel",
        "SchemaRuntime", "YAMLTree", "Diagnostics", "SourceText",
      ],
      exclude: guides + ["Configuration/README.md", "Configuration/Pages"],
      resources: [
        .embedInCode("Configuration/schemagen.schema.yaml"),
        .embedInCode("Configuration/overlay.schema.yaml"),
        .embedInCode("Configuration/lock.schema.yaml"),
      ], swiftSettings: settings),
    .target(
      name: "Terminal", dependencies: ["Generation", "Diagnostics", "SchemaRuntime"], exclude: guides,
      swiftSettings: settings),
    .executableTarget(
      name: "schemagen-build",
      dependencies: ["Generation", "Terminal", "ValidationPlanning", "SourceText"], exclude: guides,
      swiftSettings: settings),

    // The whole pipeline, the command line and the plugins.
    .target(
      name: "GeneratorCore",
      dependencies: [
        "Generation", "SchemaComparison", "SchemaLint", "MarkdownEmitter", "FixtureEmitter",
        "JSONSchemaEmitter", "TypeModel", "ValidationPlanning", "SchemaValidation", "SchemaModel",
        "SchemaRuntime", "YAMLTree", "Diagnostics", "SourceText",
      ],
      exclude: guides,
      resources: [
        .embedInCode("Testing/expected.schema.yaml"), .embedInCode("Testing/suite.schema.yaml"),
        .embedInCode("Comparison/OwnRules/lintrule.schema.yaml"),
      ], swiftSettings: settings),
    // Schemas as one types them.
    .target(
      name: "LanguageServer",
      dependencies: [
        "GeneratorCore", "Generation", "SchemaFormat", "SchemaLint", "FixtureEmitter", "TypeModel",
        "SchemaValidation", "SchemaModel",
        "SchemaRuntime",
        "YAMLTree", "Diagnostics", "SourceText",
      ],
      exclude: guides, swiftSettings: settings),
    .executableTarget(
      name: "schemagen",
      dependencies: [
        "GeneratorCore", "LanguageServer", "Terminal", "SchemaComparison", "SchemaFormat", "SchemaLint",
        "FixtureEmitter",
        "SchemaModel",
        "ValidationPlanning", "YAMLTree", "Diagnostics",
        "SchemaRuntime", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: guides, swiftSettings: settings),
    // What runs schemas and instances through both readers: the JSON-Schema-Test-Suite for `Scripts/conformance`, and for
    // the fuzzer the emitter's case schemas, too. It has no tests of its own.
    .target(
      name: "ConformanceKit",
      dependencies: [
        "SwiftEmitter", "ValidationPlanning", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime",
        "Diagnostics", "SourceText", "YAMLTree", "DecodingKit",
      ],
      exclude: guides, swiftSettings: settings),
    .executableTarget(
      name: "conformance", dependencies: ["ConformanceKit", "ValidationPlanning"], exclude: guides,
      swiftSettings: settings),
    // What `Scripts/fuzz` throws bytes at; what it found is kept as cases of the target's tests.
    .target(
      name: "FuzzKit",
      dependencies: [
        "ConformanceKit", "PatternKit", "SwiftEmitter", "ValidationPlanning", "MarkdownEmitter",
        "FixtureEmitter", "JSONSchemaEmitter", "SchemaComparison",
      ]
        + emitterDependencies,
      swiftSettings: settings),
    // What the ways to match a pattern are held against.
    .target(name: "PatternKit", dependencies: ["SchemaRuntime"], swiftSettings: settings),
    // What every way to decode a generated type is held against: a decoder unlike Foundation's, and changed instances.
    .target(name: "DecodingKit", dependencies: ["SchemaRuntime"], swiftSettings: settings),
    .executableTarget(
      name: "decoding-check", dependencies: ["DecodingKit", "PushPayloads", "SchemaRuntime"],
      exclude: guides, swiftSettings: settings),
    // Writes what `Scripts/benchmark` compares generated types with.
    .executableTarget(
      name: "benchmark-inputs",
      dependencies: ["TypeModel", "SchemaModel", "SchemaRuntime", "Diagnostics"], exclude: guides,
      swiftSettings: settings),

    .plugin(name: "SchemaGenPlugin", capability: .buildTool(), dependencies: ["schemagen-build"]),
    .plugin(
      name: "SchemaGenCommand",
      capability: .command(
        intent: .custom(
          verb: "schemagen", description: "Generate Swift, documentation and fixtures from schemas"),
        permissions: [
          .writeToPackageDirectory(reason: "to write what the schemas give into the output folder")
        ]),
      dependencies: ["schemagen"]),

    // What tests of several targets need: folders outside the package.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // The types of the emitter's case schemas, which the plugin builds as it builds a user's; `EmittedModelTests` runs them.
    .target(
      name: "EmittedModels", dependencies: ["SchemaRuntime"], path: "Tests/EmittedModels",
      swiftSettings: settings, plugins: ["SchemaGenPlugin"]),

    // The modules of a package whose settings decide much, which `Scripts/test-downstream` builds on its own, too.
    .target(
      name: "Shop", dependencies: ["SchemaRuntime", "SchemaRuntimeFoundation"],
      path: "Tests/Downstream/Shop/Sources/Shop", swiftSettings: settings, plugins: ["SchemaGenPlugin"]),
    .target(
      name: "Billing", dependencies: ["Shop", "SchemaRuntime", "SchemaRuntimeFoundation"],
      path: "Tests/Downstream/Shop/Sources/Billing", swiftSettings: settings, plugins: ["SchemaGenPlugin"]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", "Billing", "SchemaRuntime", "SchemaRuntimeFoundation"],
      path: "Tests/Downstream/Shop/Tests/ShopTests", swiftSettings: settings),

    // Tests.
    .testTarget(
      name: "SchemaRuntimeTests", dependencies: ["SchemaRuntime", "PatternKit", "TestSupport"],
      exclude: ["Format/Cases", "Pattern/Cases"], swiftSettings: settings),
    .testTarget(
      name: "SchemaRuntimeFoundationTests", dependencies: ["SchemaRuntimeFoundation", "SchemaRuntime"],
      swiftSettings: settings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "YAMLTreeTests", dependencies: ["YAMLTree", "Diagnostics", "TestSupport"], exclude: ["Cases"],
      swiftSettings: settings),
    .testTarget(
      name: "SchemaModelTests",
      dependencies: ["SchemaModel", "SchemaRuntime", "YAMLTree", "Diagnostics", "TestSupport"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "SchemaValidationTests",
      dependencies: ["SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TypeModelTests",
      dependencies: [
        "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ValidationPlanningTests",
      dependencies: [
        "ValidationPlanning", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftEmitterTests",
      dependencies: [
        "SwiftEmitter", "ValidationPlanning", "TypeModel", "SchemaValidation", "SchemaModel", "Diagnostics",
        "SourceText", "TestSupport",
      ],
      exclude: ["Cases", "Reference"], swiftSettings: settings),
    .testTarget(
      name: "EmittedModelTests",
      dependencies: [
        "EmittedModels", "DecodingKit", "FixtureEmitter", "SchemaValidation", "TypeModel", "SchemaModel",
        "SchemaRuntime", "Diagnostics",
      ],
      exclude: ["Instances"], swiftSettings: settings),
    .testTarget(
      name: "MarkdownEmitterTests",
      dependencies: [
        "MarkdownEmitter", "GeneratorCore", "SchemaComparison", "SchemaValidation", "TypeModel",
        "SchemaModel",
        "SchemaRuntime", "Diagnostics", "SourceText", "YAMLTree", "TestSupport",
      ],
      exclude: ["Cases", "Verdicts.yaml", "Survivors.txt"], swiftSettings: settings),
    .testTarget(
      name: "FixtureEmitterTests",
      dependencies: [
        "FixtureEmitter", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SchemaTestingTests",
      dependencies: [
        "SchemaTesting", "FixtureEmitter", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime",
        "Diagnostics",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SchemaComparisonTests",
      dependencies: [
        "SchemaComparison", "SchemaValidation", "SchemaModel", "SchemaRuntime", "YAMLTree", "Diagnostics",
        "TestSupport",
      ],
      exclude: ["Edits.yaml", "SharedEdits.yaml", "UnionEdits.yaml"], swiftSettings: settings),
    .testTarget(
      name: "SchemaLintTests",
      dependencies: [
        "SchemaLint", "SchemaComparison", "SchemaModel", "SchemaRuntime", "YAMLTree", "Diagnostics",
        "TestSupport",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "SchemaFormatTests",
      dependencies: ["SchemaFormat", "SchemaModel", "YAMLTree", "Diagnostics", "TestSupport"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "JSONSchemaEmitterTests",
      dependencies: [
        "JSONSchemaEmitter", "SchemaModel", "SchemaRuntime", "SchemaValidation", "SourceText", "TestSupport",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "GeneratorCoreTests",
      dependencies: ["GeneratorCore", "Generation", "SchemaModel", "YAMLTree", "Diagnostics", "SourceText"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "GeneratorCore", "SchemaLint", "SchemaModel", "SchemaRuntime", "YAMLTree",
        "Diagnostics", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "FixtureEmitter", "TypeModel", "SchemaValidation", "SchemaModel", "SchemaRuntime", "Diagnostics",
        "TestSupport",
      ],
      exclude: ["Rules", "Fields", "Objects", "Instances", "Examples", "Decisions"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "schemagen", "SchemaModel", "SchemaRuntime", "SchemaValidation", "ValidationPlanning", "TestSupport",
      ],
      exclude: ["Forms", "Team"], swiftSettings: settings),
    // What a server does with the module, one program per vendor, and a program that generates.
    .testTarget(
      name: "ExampleTests", dependencies: ["PushPayloads", "SchemaRuntime", "GeneratorCore"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzKitTests", dependencies: ["ConformanceKit", "FuzzKit"], exclude: ["Cases"],
      swiftSettings: settings),
    .testTarget(
      name: "PushPayloadsTests", dependencies: ["PushPayloads", "SchemaRuntime", "DecodingKit"],
      swiftSettings: settings),
  ]
)

// The plugins compile their tool from source, or take it from a bundle that `Scripts/bundle` made. This line decides: the path of
// a bundle, or nil. There is no release yet whose URL and checksum could stand here.
let bundle = Context.environment["SCHEMAGEN_BUNDLE"]

if let bundle {
  // SwiftPM takes a path from this folder only, which may lead out of it.
  let up = Context.packageDirectory.split(separator: "/").map { _ in ".." }
  let path = bundle.hasPrefix("/") ? (up + [String(bundle.dropFirst())]).joined(separator: "/") : bundle
  package.targets.append(.binaryTarget(name: "SchemaGenTool", path: path))
  for plugin in package.targets where plugin.type == .plugin { plugin.dependencies = ["SchemaGenTool"] }
}

// The layers, with the tests and programs of each. SCHEMAGEN_UP_TO names the last one that is built: what only those above it need
// is left out. The layer above these compiles generated Swift, which takes most of a build's time.
let layers: [(name: String, roots: [String])] = [
  ("runtime", ["SchemaRuntimeTests", "SchemaRuntimeFoundationTests"]),
  (
    "model",
    [
      "DiagnosticsTests", "YAMLTreeTests", "SchemaModelTests", "SchemaFormatTests", "SchemaValidationTests",
      "TypeModelTests",
    ]
  ),
  (
    "emitters",
    [
      "ValidationPlanningTests", "SwiftEmitterTests", "MarkdownEmitterTests", "FixtureEmitterTests",
      "SchemaTestingTests", "JSONSchemaEmitterTests",
      "SchemaComparisonTests", "SchemaLintTests", "GeneratorCoreTests", "LanguageServerTests", "CorpusTests",
      "CommandLineTests",
      "FuzzKitTests", "schemagen", "schemagen-build", "conformance", "benchmark-inputs",
    ]
  ),
]
let isWithoutGenerated = Context.environment["SCHEMAGEN_WITHOUT_GENERATED"] == "1"
if let name = Context.environment["SCHEMAGEN_UP_TO"] ?? (isWithoutGenerated ? "emitters" : nil) {
  guard let last = layers.firstIndex(where: { $0.name == name }) else {
    fatalError("SCHEMAGEN_UP_TO is \(layers.map(\.name)), not '\(name)'")
  }
  var kept = Set(layers[...last].flatMap(\.roots))
  var open = Array(kept)
  while let next = open.popLast() {
    for case .byNameItem(let name, _) in package.targets.first(where: { $0.name == next })?.dependencies ?? []
    where kept.insert(name).inserted { open.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { product in
    let targets =
      (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
      ?? (product as? Product.Plugin)?.targets
    return targets?.allSatisfy(kept.contains) != true
  }
}
