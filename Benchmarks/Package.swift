// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// `Scripts/benchmark` writes what `Payloads` and `Twins` are made of, into their folders called Generated.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    // The runtime itself, by a symbolic link: a dependency on its package would build the generator a second time.
    .target(name: "SchemaRuntime", swiftSettings: settings + [.enableExperimentalFeature("BuiltinModule")]),
    // What schemagen makes of a schema.
    .target(name: "Payloads", dependencies: ["SchemaRuntime"]),
    // The types of the payloads with the `Codable` that the compiler synthesizes.
    .target(name: "Twins", dependencies: ["SchemaRuntime"]),
    // Counts calls of malloc.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmark", dependencies: ["Payloads", "Twins", "CAllocations", "SchemaRuntime"]),
  ]
)
