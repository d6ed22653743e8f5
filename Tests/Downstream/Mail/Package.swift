// swift-tools-version: 6.1

import PackageDescription

// A package with schemas of its own: two YAML files beside the sources of `Mail`.
let package = Package(
  name: "Mail",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "schemagen", path: "../../..")],
  targets: [
    .target(
      name: "Mail",
      dependencies: [.product(name: "SchemaRuntime", package: "schemagen")],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")]),
    .testTarget(
      name: "MailTests",
      dependencies: ["Mail"],
      plugins: [.plugin(name: "SchemaGenPlugin", package: "schemagen")]),
  ]
)
