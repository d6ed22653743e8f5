/// Names that a declaration in generated code cannot have, or had better not.
enum ReservedNames {
  /// Members that every generated struct has, by declaration or by protocol.
  static let structMembers: Set<String> = [
    "additionalProperties", "encode", "hashValue", "init", "inout", "jsonString", "jsonUTF8Bytes", "let",
    "self", "var", "validate", "validated", "Type", "Protocol", "Self",
  ]

  /// Members that every generated enum has, by declaration or by protocol; `none` and `some` would be mistaken for
  /// those of `Optional`.
  static let enumMembers: Set<String> = [
    "allCases", "encode", "hashValue", "init", "jsonString", "jsonUTF8Bytes", "knownCases", "none",
    "rawValue", "self", "some", "validate", "validated", "Type", "Protocol", "Self",
  ]

  /// Types that generated code mentions without a path: a type of that name nested anywhere would capture them.
  static let types: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Boxed", "CaseIterable", "Codable", "CodingKey", "CodingKeys",
    "Collection",
    "Collector", "Cursor", "Decodable", "Decoder", "DeprecatedCases", "Double",
    "EncodedBytes", "EncodedJSON", "Encodable", "Encoder",
    "Equatable",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "EndlessStruct", "ExpressibleByStringLiteral", "FirstFailure",
    "Hashable", "Hasher", "Int", "JSONCodable",
    "JSONLiteral", "JSONMap", "JSONNumber", "JSONObject", "JSONValue", "JSONWriter",
    "KeyTable", "Never",
    "OpenEnumeration", "Optional",
    "Presence", "PendingValue",
    "Protocol", "RawRepresentable", "RawValue", "Rejection", "SchemaRuntime", "SchemaValue", "Self",
    "Sendable",
    "StaticString", "String", "StringSlice", "Swift", "TextEnumeration", "OpenEnumeration", "JSONLiteral",
    "Key", "FirstFailure", "ViolationSink",
    "Type", "UInt8", "UInt64", "TypeSchema", "ValidationReport", "Void", "AllCases",
    "CaseTable", "ListedInteger", "ListedNumber", "ListedStruct", "ListedText", "Literal",
    "MemberTable",
    "ListedUnion",
    "StringLiteralType",
    "IntegerLiteralType", "ItemReader", "ItemWriter", "StoredCases", "StoredMembers", "TupleValue",
  ]

  /// Types that generated validators mention besides: they stand outside of every type, so only a name of the top
  /// level would capture them.
  static let moduleTypes: Set<String> = [
    "Assertion", "EncodedContent", "Evaluation", "Format", "JSONKind", "Key",
    "KeySet", "NumberLimit", "NumberSlice", "Pattern", "SchemaPlan",
    "TypeSet", "Validation", "ViolationSink",
  ]
}

extension ReservedNames {
  /// Names of types that generated code mentions without a path, those that a package chose among them.
  static func types(chosenIn settings: TypeSettings) -> Set<String> {
    let chosen = settings.formats.flatMap { [$0.ofStrings, $0.ofIntegers, $0.ofNumbers].compactMap(\.self) }
    let custom = chosen + settings.external.values
    if custom.isEmpty { return types }
    return custom.reduce(into: types) { $0.formUnion($1.path.prefix(1) + $1.argument.prefix(1)) }
  }
}
