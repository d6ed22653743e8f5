import SchemaRuntime
import TypeModel

/// Reads and writes a struct that stands for an array with positions.
struct TupleCoding {
  let tuple: TupleType
  let access: SwiftCode

  func write(to writer: inout SwiftWriter) {
    writer.block("\(access)init<R: ItemReader>(_itemsOf items: inout R) throws(R.Failure) {") { writer in
      for position in tuple.positions { read(position, to: &writer) }
      if let rest = tuple.rest {
        writer.line("self.\(SwiftIdentifier(rest.name)) = try items.rest()")
      } else {
        writer.line("try items.end()")
      }
    }
    writer.blank()
    writer.block(
      "\(access)func _write(itemsTo items: inout ItemWriter) {"
    ) { writer in
      for position in tuple.positions {
        writer.line("items.\(position.presence.verb)(\(position.writtenValue))")
      }
      if let rest = tuple.rest { writer.line("items.rest(self.\(SwiftIdentifier(rest.name)))") }
    }
  }

  private func read(_ position: Property, to writer: inout SwiftWriter) {
    if let value = position.fixedValue {
      return writer.list("try items.fixed(", [JSONText.literal(value)], ")")
    }
    writer.line("self.\(position.storage) = \(position.stored("try items.\(position.presence.verb)()"))")
  }
}

extension Property.Presence {
  /// The name of the runtime's functions for the way in which a member or an item occurs.
  var verb: SwiftCode {
    switch self {
    case .required: return "required"
    case .requiredNullable: return "nullable"
    case .optional: return "optional"
    case .optionalNullable: return "presence"
    }
  }
}
