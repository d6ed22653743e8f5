import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  mutating func valueChecks(_ schema: Schema) -> [ValueCheck] {
    var checks: [ValueCheck] = []
    if let values = schema.enumeration {
      let keyword = pointer(schema, .enum)
      // An `enum` of one value asks what `const` asks.
      checks.append(
        values.count == 1
          ? .constant(values[0].description, keyword: keyword) : enumeration(values, keyword))
    }
    if let constant = schema.constant {
      checks.append(.constant(constant.description, keyword: pointer(schema, .const)))
    }
    return checks
  }

  private mutating func enumeration(_ values: [JSONValue], _ keyword: String) -> ValueCheck {
    var strings: [String] = []
    for case .string(let string) in values { strings.append(string) }
    return strings.count == values.count
      ? .strings(table(strings), strings, keyword: keyword)
      : .list(ValueList(values), values, keyword: keyword)
  }

  /// The table of the strings, made once.
  mutating func table(_ strings: [String]) -> OwnedKeyTable {
    let key = strings.map { ScalarKey($0) }
    if let known = program.memo.tables[key] { return known }
    let table = OwnedKeyTable(strings)
    program.memo.tables[key] = table
    return table
  }

  func numberChecks(_ schema: Schema) -> [NumberCheck] {
    var checks: [NumberCheck] = []
    if let limit = schema.multipleOf {
      checks.append(.multipleOf(NumberLimit(text: limit.text), keyword: pointer(schema, .multipleOf)))
    }
    if let limit = schema.maximum {
      checks.append(.maximum(NumberLimit(text: limit.text), keyword: pointer(schema, .maximum)))
    }
    if let limit = schema.exclusiveMaximum {
      checks.append(
        .exclusiveMaximum(NumberLimit(text: limit.text), keyword: pointer(schema, .exclusiveMaximum)))
    }
    if let limit = schema.minimum {
      checks.append(.minimum(NumberLimit(text: limit.text), keyword: pointer(schema, .minimum)))
    }
    if let limit = schema.exclusiveMinimum {
      checks.append(
        .exclusiveMinimum(NumberLimit(text: limit.text), keyword: pointer(schema, .exclusiveMinimum)))
    }
    if schema.asksForIntegerText {
      checks.append(.integerText(keyword: pointer(schema, .type)))
    }
    return checks
  }

  mutating func stringChecks(_ schema: Schema, _ context: Context) -> [StringCheck] {
    var checks: [StringCheck] = []
    if let limit = schema.maxLength {
      checks.append(.maxLength(limit, keyword: pointer(schema, .maxLength)))
    }
    if let limit = schema.minLength, limit > 0 {
      checks.append(.minLength(limit, keyword: pointer(schema, .minLength)))
    }
    if let source = schema.pattern, let pattern = compiled(source) {
      checks.append(.pattern(pattern, source: source, keyword: pointer(schema, .pattern)))
    }
    if options.assertsFormat, let format = schema.format.flatMap(Format.init),
      format.isDefined(in: schema.dialect.formats)
    {
      checks.append(.format(format, schema.dialect.formats, keyword: pointer(schema, .format)))
    }
    for (keyword, rule) in schema.stringRules {
      checks.append(.rule(rule, keyword: pointer(schema, keyword)))
    }
    // Draft-07 leaves it to the reader whether content is asserted (Validation §8.3); 2020-12 wants an annotation.
    if let content = contentCheck(schema, context) { checks.append(content) }
    return checks
  }

  /// A pattern, which is compiled once; nil where the text is none. The loader has refused such texts.
  mutating func compiled(_ source: String) -> Pattern? {
    if let known = program.memo.patterns[source] { return known }
    do {
      let pattern = try Pattern(source)
      program.memo.patterns[source] = pattern
      return pattern
    } catch {
      return nil
    }
  }

  private mutating func contentCheck(_ schema: Schema, _ context: Context) -> StringCheck? {
    let (holdsJSON, isBase64) = (schema.assertsJSON, schema.assertsBase64)
    guard holdsJSON || isBase64 else { return nil }
    var call: BlockCall?
    if holdsJSON, let content = schema.contentSchema {
      call = callIfAsserting(content, pointer(schema, .contentSchema), context.part)
    }
    let demand = ContentDemand(
      isBase64: isBase64, encodingKeyword: pointer(schema, .contentEncoding),
      mediaType: holdsJSON ? schema.contentMediaType : nil,
      mediaTypeKeyword: pointer(schema, .contentMediaType))
    return .content(demand, call)
  }
}
