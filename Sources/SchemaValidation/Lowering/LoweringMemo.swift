import SchemaModel
import SchemaRuntime

/// The results of a lowering, which it finds again where it is asked for the same.
struct LoweringMemo: Sendable {
  var options = ProgramLowering.Options()
  var blocks: [BlockKey: BlockID] = [:]
  /// The patterns that are asked for, compiled.
  var patterns: [String: Pattern] = [:]
  /// Key tables by their strings.
  var tables: [[ScalarKey]: OwnedKeyTable] = [:]
  /// The names that schemas demand with what holds with them, as far as that was asked.
  var demandedNames: [SchemaID: Set<ScalarKey>] = [:]
  /// Whether any schema says `readOnly` or `writeOnly`; nil: not asked yet.
  var statesAccess: Bool?

  /// A schema, and everything else that its block depends on.
  struct BlockKey: Hashable {
    var schema: SchemaID
    var context: ProgramLowering.Context
  }
}
