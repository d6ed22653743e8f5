import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// Looks at keywords that make sense only together.
  mutating func checkSiblings(of schema: Schema) {
  }
}
