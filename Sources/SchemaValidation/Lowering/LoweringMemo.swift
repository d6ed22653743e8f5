import SchemaModel
import SchemaRuntime

/// What a lowering has made, and finds again where it is asked for the same.
struct LoweringMemo: Sendable {
  var options = ProgramLowering.Options()
  var blocks: [BlockKey: BlockID] = [:]
  /// Key tables by their strings.
  var tables: [[ScalarKey]: OwnedKeyTable] = [:]
  /// Whether any schema says `readOnly` or `writeOnly`; nil: not asked yet.
  var statesAccess: Bool?

  /// A schema, and what its block depends on besides.
  struct BlockKey: Hashable {
    var schema: SchemaID
    var context: ProgramLowering.Context
  }
}
