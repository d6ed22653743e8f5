import TypeModel

/// The public part of a union.
struct UnionDeclaration {
  let emitter: ModelEmitter
  let type: NominalType
  let union: UnionType
  private let spelling: TypeSpelling

  init(emitter: ModelEmitter, type: NominalType, union: UnionType) {
    self.emitter = emitter
    self.type = type
    self.union = union
    spelling = emitter.spelling(type, in: .declaration)
  }

  func write(to writer: inout SwiftWriter) {
    let keyword: SwiftCode = union.isIndirect ? "\(emitter.access)indirect enum" : "\(emitter.access)enum"
    let conformances: [SwiftCode] = ["SchemaValue"] + union.literals.map(\.kind.protocolName)
    let opening: SwiftCode = "\(keyword) \(type.declaredName):"
    let single: SwiftCode = "\(opening) \(conformances.joined(", ")) {"
    if single.width <= writer.width {
      writer.line(single)
    } else {
      writer.line(opening)
      writer.indented { writer in
        for item in conformances.dropLast() { writer.line("\(item),") }
        writer.line(conformances[conformances.count - 1])
      }
      writer.line("{")
    }
    writer.indented { body(to: &$0) }
    writer.line("}")
  }

  private func body(to writer: inout SwiftWriter) {
    for item in union.cases {
      writer.doc(comment(of: item))
      let name = SwiftIdentifier(item.name)
      writer.deprecate(item.documentation.deprecation)
      writer.line(item.constant == nil ? "case \(name)(\(spelling.type(item.payload)))" : "case \(name)")
    }
    for literal in union.literals {
      writer.blank()
      UnionLiteralText(emitter: emitter, union: union, literal: literal, spelling: spelling).write(
        to: &writer)
    }
    emitter.nested(in: type, to: &writer)
  }

  private func comment(of item: UnionType.Case) -> DocComment {
    if item.forms.isEmpty {
      // The demands of several branches, of which one has to hold, are no demand on every value.
      let schemas = item.schemas.count == 1 ? item.schemas : []
      return DocText.comment(
        item.documentation, of: item.name, emitter.stated(schemas, item.payload, of: item.kinds))
    }
    let forms = zip(item.forms, item.schemas).map { form, schema in
      var comment = DocText.comment(
        form, of: item.name, emitter.stated([schema], item.payload, of: item.kinds))
      if comment.isEmpty, emitter.graph[schema].asksTypeAlone {
        comment.add("Any `\(spelling.type(item.payload).text)`.")
      }
      return comment
    }
    return DocText.comment(forms: forms)
  }
}
