import Foundation
import Testing

/// The catalogs of `--only docc`, as `docc` of the toolchain reads them beside the module's symbols. Others:
/// `Scripts/check-docc.py`.
@Suite final class DocCTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  @Test(.enabled(if: DocC.isInstalled, "there is no docc"))
  func aCatalogConvertsWithoutAFinding() throws {
    // What stands in no comment of the Swift, which DocC reads, too.
    try tool.write(
      """
      name: Mail
      title: Mail
      disagreements:
        - about: '``Nowhere`` and <doc:nowhere>'
          documents: '@Image(source: none)'
          choice: 'Returns: `x``y`'
          reason: '[a](doc:nowhere) | b'
      """, to: "Schemas/mail/namespace.yaml")
    try tool.write(
      """
      title: Message
      description: |
        A message. @Image(source: none)

        ## See also

        - Overview: `x|y`
      type: object
      required: [to]
      properties:
        to: {type: string, pattern: '^[^`|@]+$', examples: ['a`b', 'c|d']}
        t_o: {type: string}
        part: {$ref: '#/$defs/Overview'}
      $defs:
        Overview: {type: object, properties: {a/b: {type: integer}, ä: {type: integer}}}
        mail: {title: 'x - ` - y', type: object, properties: {self: {$ref: '#/$defs/Overview'}}}
      """, to: "Schemas/mail/message.yaml")
    let outcome = try tool.shell(
      """
      set -e
      "$0" generate --schemas Schemas --output Out --module Demo --only swift,docc
      mkdir symbols
      swiftc -emit-module -module-name Demo -emit-module-path Demo.swiftmodule -I "$(dirname "$0")/Modules" \
        -swift-version 6 -Xfrontend -experimental-skip-all-function-bodies -suppress-warnings \
        -emit-symbol-graph -emit-symbol-graph-dir symbols Out/Swift/*.swift
      rm -f symbols/*@*
      docc convert Out/DocC/Demo.docc --additional-symbol-graph-dir symbols --output-path archive --warnings-as-errors
      test -e archive/data/documentation/demo/reference-mail-message.json
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }
}

/// What comes with Swift on most systems.
private enum DocC {
  static let isInstalled: Bool =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: $0 + "/docc") }
}
