// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "schemagen", path: "..")],
  targets: [
    .target(
      name: "Payloads",
      dependencies: [.product(name: "SchemaRuntime", package: "schemagen")],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")]),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Payloads", .product(name: "SchemaRuntime", package: "schemagen")]),
  ]
)
