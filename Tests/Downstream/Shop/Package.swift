// swift-tools-version: 6.0

import PackageDescription

// A package as a user has it: two modules of types for its own use, with what its settings decide.
let plugins: [Target.PluginUsage] = [.plugin(name: "SchemaGenPlugin", package: "schemagen")]
let runtime: [Target.Dependency] = [
  .product(name: "SchemaRuntime", package: "schemagen"),
  .product(name: "SchemaRuntimeFoundation", package: "schemagen"),
]

let package = Package(
  name: "shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "schemagen", path: "../../..")],
  targets: [
    .target(name: "Shop", dependencies: runtime, plugins: plugins),
    .target(name: "Billing", dependencies: ["Shop"] + runtime, plugins: plugins),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "Billing"] + runtime),
  ]
)
