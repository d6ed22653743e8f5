// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "schemagen",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "SchemaRuntime", targets: ["SchemaRuntime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // What generated code imports: the standard library and nothing else.
    .target(name: "SchemaRuntime", swiftSettings: settings),

    // The generator, in the order its stages run.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "YAMLTree", dependencies: ["CLibYAML", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "SchemaModel", dependencies: ["YAMLTree", "Diagnostics", "SchemaRuntime"],
      swiftSettings: settings),
    .target(
      name: "SchemaValidation", dependencies: ["SchemaModel", "SchemaRuntime", "Diagnostics"],
      swiftSettings: settings),
    .target(
      name: "TypeModel", dependencies: ["SchemaModel", "Diagnostics", "SchemaRuntime"],
      swiftSettings: settings),

    .testTarget(
      name: "SchemaRuntimeTests", dependencies: ["SchemaRuntime"], swiftSettings: settings),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree"], swiftSettings: settings),
  ]
)
