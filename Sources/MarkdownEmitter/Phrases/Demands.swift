import SchemaModel
import SchemaRuntime

/// What a schema's own assertions demand of a value, in the runtime's words, with literal values marked.
struct Demands {
  private var values: [String] = []

  /// “must …”, each once, limits of one kind together.
  var messages: [String] { Verb.merged(values) }

  /// A table has a column of its own for the type, and shows the values that may occur there.
  init(_ schema: Schema, showsType: Bool = true, showsValues: Bool = true) {
    if showsType, let types = schema.types { add(.type(types)) }
    if showsValues { addValues(schema) }
    addNumbers(schema)
    addStrings(schema)
    addContainers(schema)
  }

  private mutating func add(_ demand: Demand) { values.append(demand.message) }

  private mutating func addValues(_ schema: Schema) {
    if let constant = schema.constant { add(.constant(Marked.value(constant.shown))) }
    if let values = schema.enumeration {
      if values.count == 1 {
        add(.constant(Marked.value(values[0].shown)))
      } else {
        add(.enumeration(Demands.list(values)))
      }
    }
  }

  private static func list(_ values: [JSONValue]) -> String {
    let shown = values.map { Marked.value($0.shown) }
    return shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }

  private mutating func addNumbers(_ schema: Schema) {
    if let limit = schema.minimum { add(.minimum(Marked.value(limit.text))) }
    if let limit = schema.exclusiveMinimum { add(.exclusiveMinimum(Marked.value(limit.text))) }
    if let limit = schema.maximum { add(.maximum(Marked.value(limit.text))) }
    if let limit = schema.exclusiveMaximum { add(.exclusiveMaximum(Marked.value(limit.text))) }
    if let divisor = schema.multipleOf { add(.multipleOf(Marked.value(divisor.text))) }
  }

  private mutating func addStrings(_ schema: Schema) {
    if let limit = schema.minLength, limit > 0 { add(.minLength(limit)) }
    if let limit = schema.maxLength { add(.maxLength(limit)) }
    if let limit = schema.extensions.maxBytes { add(.maxBytes(limit)) }
    if let pattern = schema.pattern { add(.pattern(Marked.value(pattern))) }
    if let format = schema.format { add(.format(Marked.value(format))) }
    // Without `x-assertContent` they are annotations, and a type says that it is JSON.
    if schema.extensions.assertContent {
      if let encoding = schema.contentEncoding { add(.contentEncoding(Marked.value(encoding))) }
      if let media = schema.contentMediaType, schema.contentSchema == nil {
        add(.contentMediaType(Marked.value(media)))
      }
    }
  }

  private mutating func addContainers(_ schema: Schema) {
    if let limit = schema.minItems, limit > 0 { add(.minItems(limit)) }
    if let limit = schema.maxItems { add(.maxItems(limit)) }
    if schema.uniqueItems { add(.uniqueItems) }
    if schema.contains != nil {
      if let limit = schema.minContains, limit > 1 { add(.minContains(limit)) }
      if let limit = schema.maxContains { add(.maxContains(limit)) }
    }
    if let limit = schema.minProperties, limit > 0 { add(.minProperties(limit)) }
    if let limit = schema.maxProperties { add(.maxProperties(limit)) }
    if let limit = schema.extensions.maxSerializedBytes { add(.maxSerializedBytes(limit)) }
  }
}
