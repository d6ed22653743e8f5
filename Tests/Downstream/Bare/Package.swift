// swift-tools-version: 6.1

import PackageDescription

// A program that imports the runtime and its own types, and nothing else: no Foundation, no library of the system.
let package = Package(
  name: "Bare",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "schemagen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Bare",
      dependencies: [.product(name: "SchemaRuntime", package: "schemagen")],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")])
  ]
)
