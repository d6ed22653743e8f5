import Diagnostics
import SchemaRuntime
import YAMLTree

/// What each keyword does, in a sentence for those who write it.
enum KeywordWords {
  /// The sentence of a keyword: for one of the specification in our words, for one of ours as the vocabulary has it.
  static func words(of keyword: Keyword) -> String? { standard[keyword] ?? own[keyword] }

  private static let own: [Keyword: String] = {
    var bag = DiagnosticBag()
    let vocabulary = YAMLReader().read(bytes: MetaSchema.extensions.text.utf8, file: "", into: &bag)
    return (vocabulary?[Keyword.properties.rawValue]?.members ?? []).reduce(into: [:]) { words, member in
      guard let keyword = Keyword(rawValue: member.key) else { return }
      words[keyword] = member.value[Keyword.description.rawValue]?.string
    }
  }()

  private static let standard: [Keyword: String] = [
    .schema: "The dialect that the schema is written in.",
    .vocabulary: "The vocabularies that a meta-schema has, each with whether a tool must know it.",
    .id: "The URI of the schema, from which its references begin.",
    .anchor: "A name for this schema, to which `$ref: '#name'` leads.",
    .dynamicAnchor: "A name for this schema that `$dynamicRef` looks for in the outermost document first.",
    .ref: "The value satisfies the schema at this place: a file, `#/$defs/name`, or both.",
    .dynamicRef: "The value satisfies the schema that the outermost document has under this anchor.",
    .defs: "Schemas that others refer to, by name. They say nothing by themselves.",
    .comment: "A remark for those who edit the schema. It is on no page.",
    .allOf: "The value satisfies each of these schemas.",
    .anyOf: "The value satisfies at least one of these schemas.",
    .oneOf: "The value satisfies exactly one of these schemas.",
    .not: "The value does not satisfy this schema.",
    .if: "Whether the value satisfies this schema decides between `then` and `else`.",
    .then: "The value satisfies this schema if it satisfies `if`.",
    .else: "The value satisfies this schema if it does not satisfy `if`.",
    .dependentSchemas: "By the name of a member: the schema that an object with that member satisfies.",
    .prefixItems: "The schemas of the first items of an array, one for each.",
    .items: "The schema of each item of an array; beside `prefixItems`, of each item behind those.",
    .contains: "At least one item of an array satisfies this schema, or as many as `minContains` says.",
    .properties: "By the name of a member of an object: the schema of its value.",
    .patternProperties: "By a regular expression: the schema of each member whose name it matches.",
    .additionalProperties:
      "The schema of members that `properties` and `patternProperties` beside it do not name; `false` forbids them.",
    .propertyNames: "The schema of the names of all members.",
    .unevaluatedItems:
      "The schema of items that no schema here describes, also by reference; `false` forbids them.",
    .unevaluatedProperties:
      "The schema of members that no schema here describes, also by reference; `false` forbids them.",
    .type:
      "The type of the value, or a list of types: string, integer, number, boolean, object, array, 'null'.",
    .enum: "The value is one of these.",
    .const: "The value is this one.",
    .multipleOf: "A number is a multiple of this one.",
    .maximum: "A number is at most this.",
    .exclusiveMaximum: "A number is less than this.",
    .minimum: "A number is at least this.",
    .exclusiveMinimum: "A number is greater than this.",
    .maxLength: "A string has at most so many characters.",
    .minLength: "A string has at least so many characters.",
    .pattern: "A regular expression that matches somewhere in a string; `^` and `$` tie it to the ends.",
    .maxItems: "An array has at most so many items.",
    .minItems: "An array has at least so many items.",
    .uniqueItems: "No two items of an array are equal.",
    .maxContains: "At most so many items satisfy `contains`.",
    .minContains: "At least so many items satisfy `contains`.",
    .maxProperties: "An object has at most so many members.",
    .minProperties: "An object has at least so many members.",
    .required: "The members that an object must have.",
    .dependentRequired: "By the name of a member: the others that an object with that member must have.",
    .format: "What a string holds, such as a date or an address of the web.",
    .contentEncoding: "How a string holds bytes, such as base64.",
    .contentMediaType: "The media type of what a string holds.",
    .contentSchema: "The schema of the JSON that a string holds.",
    .title: "A short name of what the schema describes.",
    .description: "What the value means, in Markdown.",
    .default: "The value that is taken where there is none.",
    .examples: "Values that the schema accepts, to be shown.",
    .deprecated: "Whether the value should not be used any more.",
    .readOnly: "Whether only the owner of the value sets it, so that others read it alone.",
    .writeOnly: "Whether the value is only ever sent, and never given back.",
  ]
}
