// swift-tools-version: 6.1

import PackageDescription

// A package whose own code has faults, which samples of its type find.
let package = Package(
  name: "Desk",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "schemagen", path: "../../..")],
  targets: [
    .target(
      name: "Desk",
      dependencies: [.product(name: "SchemaRuntime", package: "schemagen")],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")]),
    .testTarget(
      name: "DeskTests",
      dependencies: ["Desk", .product(name: "SchemaTesting", package: "schemagen")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")]),
  ]
)
