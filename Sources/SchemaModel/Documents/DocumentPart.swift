import YAMLTree

/// A part of a document that holds schemas and is none itself, such as an operation of an OpenAPI description. Its rows say
/// where in it schemas and further parts stand, and which words name them.
enum DocumentPart: Hashable, Sendable {
  // OpenAPI 3 (§4.7), and 2.0.
  case openAPI, openAPI2
  case pathItem, webhook, operation, body, response, parameter, mediaType, callback
  // AsyncAPI 2 and 3.
  case asyncAPI2, asyncAPI3
  case channel2, channel3, operation3, operationTrait, messages, message, messageTrait
  /// What the protocols of messages, channels and operations ask for.
  case messageBindings, channelBindings, operationBindings
  // OpenRPC 1.
  case openRPC, method, descriptor
  /// Tools of the Model Context Protocol: an object with a list of them, such a list, and one of them.
  case tools, toolList, tool
  /// A file of schemas, each under its name.
  case schemas
  /// A `CustomResourceDefinition` of Kubernetes, and a version of the resource.
  case resourceDefinition, resourceVersion
  /// A document of a version that is not read.
  case unread

  /// What stands at a path.
  enum Content: Equatable, Sendable {
    case schema
    /// The schema of a parameter or a header, mostly a scalar.
    case schemaOfParameter
    /// A schema, or an object of a `schemaFormat` and a schema in it.
    case schemaOfFormat
    /// A schema, or the word of OpenAPI 2.0 that a response is a file.
    case schemaOrFile
    case part(DocumentPart)
  }

  struct Row: Sendable {
    let path: PartPath
    let content: Content
    let words: [PartWord]
    /// What the schemas there are for, on the occasion around them.
    let role: Occasion.Role?

    init(_ path: PartPath, _ content: Content, _ words: PartWord..., as role: Occasion.Role? = nil) {
      self.init(path, content, words: words, as: role)
    }

    init(_ path: PartPath, _ content: Content, words: [PartWord], as role: Occasion.Role? = nil) {
      (self.path, self.content, self.words, self.role) = (path, content, words, role)
    }
  }

  /// Where documents have the schemas that authors name, each under its name: OpenAPI 3 and AsyncAPI, OpenAPI 2.0, a file
  /// of schemas.
  static let placesOfSchemas = [["components", "schemas"], []] + Keyword.defs.names.map { [$0] }

  /// Whether it has methods. A webhook may be what a path is, and is walked once.
  var isPath: Bool { self == .pathItem || self == .webhook }

  /// Whether several parts may refer to it by its name, as to a response.
  var isShared: Bool {
    switch self {
    case .response, .body, .parameter, .message, .messageTrait, .callback, .mediaType, .messageBindings,
      .channelBindings, .operationBindings, .channel3, .operation3, .operationTrait:
      true
    case .openAPI, .openAPI2, .pathItem, .webhook, .operation, .asyncAPI2, .asyncAPI3, .channel2, .messages,
      .openRPC,
      .method, .descriptor, .schemas, .tools, .toolList, .tool, .resourceDefinition, .resourceVersion,
      .unread:
      false
    }
  }

  /// Whether the schemas of such a part are sent on an occasion of their own.
  func isOccasion(at node: YAMLNode) -> Bool {
    switch self {
    case .operation, .message, .method, .tool: true
    // Of several messages, each is an occasion.
    case .messages: node[Keyword.oneOf.rawValue] == nil
    case .openAPI, .openAPI2, .pathItem, .webhook, .body, .response, .parameter, .mediaType, .callback,
      .messageTrait,
      .asyncAPI2, .asyncAPI3,
      .channel2, .channel3, .operation3, .operationTrait, .messageBindings, .channelBindings,
      .operationBindings, .openRPC, .descriptor,
      .schemas, .tools, .toolList, .resourceDefinition,
      .resourceVersion, .unread:
      false
    }
  }

  /// The methods of a path item.
  private static let methods = PartPath(stringLiteral: "get|put|post|delete|options|head|patch|trace|query")

  /// The components of AsyncAPI that hold bindings.
  private static let bindings = [
    Row("/components/messageBindings/{*}", .part(.messageBindings), .key, .spare("Bindings")),
    Row("/components/channelBindings/{*}", .part(.channelBindings), .key, .spare("Bindings")),
    Row("/components/operationBindings/{*}", .part(.operationBindings), .key, .spare("Bindings")),
    Row("/components/operationTraits/{*}", .part(.operationTrait), .key),
  ]

  /// What a path, or a webhook, has for its methods.
  private static let operations = [
    Row("/parameters/[*]", .part(.parameter), .member("name"), as: .parameter),
    Row(methods, .part(.operation), .identity("operationId")),
    Row("/additionalOperations/{*}", .part(.operation), .identity("operationId")),
  ]

  var rows: [Row] { Self.table[self] ?? [] }

  private static let table: [DocumentPart: [Row]] = [
    .openAPI: [
      Row("/components/schemas/{*}", .schema, .key),
      Row("/components/responses/{*}", .part(.response), .key, .spare("Response")),
      Row("/components/parameters/{*}", .part(.parameter), .key, .spare("Parameter")),
      Row("/components/requestBodies/{*}", .part(.body), .key, .spare("Request")),
      Row("/components/headers/{*}", .part(.parameter), .key, .spare("Header")),
      Row("/components/callbacks/{*}", .part(.callback), .key),
      Row("/components/pathItems/{*}", .part(.pathItem), .key),
      Row("/components/mediaTypes/{*}", .part(.mediaType), .key),
      Row("/paths/{^x-}", .part(.pathItem), .key),
      Row("/webhooks/{*}", .part(.webhook), .key),
    ],
    .pathItem: operations,
    .webhook: operations,
    .operation: [
      Row("/parameters/[*]", .part(.parameter), .member("name"), as: .parameter),
      Row("/requestBody", .part(.body), .text("Request"), as: .request),
      Row("/responses/{^x-}", .part(.response), .text("Response"), .status, as: .response),
      Row("/callbacks/{*}", .part(.callback), .key),
    ],
    .callback: [Row("/{^x-}", .part(.webhook))],
    .body: [Row("/content/{*}", .part(.mediaType), .mediaType)],
    .response: [
      // OpenAPI 2.0 has the schema here.
      Row("/schema", .schemaOrFile),
      Row("/content/{*}", .part(.mediaType), .mediaType),
      Row("/headers/{*}", .part(.parameter), .key, as: .header),
    ],
    .parameter: [Row("/schema", .schemaOfParameter), Row("/content/{*}", .part(.mediaType), .mediaType)],
    .mediaType: [
      Row("/schema", .schema),
      Row("/itemSchema", .schema, .text("Item")),
      Row("/encoding/{*}/headers/{*}", .part(.parameter), .key),
      Row("/prefixEncoding/[*]/headers/{*}", .part(.parameter), .key),
      Row("/itemEncoding/headers/{*}", .part(.parameter), .key),
    ],
    .openAPI2: [
      Row("/definitions/{*}", .schema, .key),
      Row("/parameters/{*}", .part(.parameter), .key, .spare("Parameter")),
      Row("/responses/{*}", .part(.response), .key, .spare("Response")),
      Row("/paths/{^x-}", .part(.pathItem), .key),
    ],
    .asyncAPI2: [
      Row("/components/schemas/{*}", .schema, .key),
      Row("/components/messages/{*}", .part(.message), .key, .spare("Message")),
      Row("/components/messageTraits/{*}", .part(.messageTrait), .key, .spare("Message")),
      Row("/components/parameters/{*}", .part(.parameter), .key, .spare("Parameter")),
      Row("/channels/{*}", .part(.channel2), .key),
      Row("/components/channels/{*}", .part(.channel2), .key),
    ] + bindings,
    .channel2: [
      Row("/publish|subscribe/message", .part(.messages), .text("Message"), .name("messageId")),
      Row("/parameters/{*}", .part(.parameter), .key),
      Row("/publish|subscribe/bindings", .part(.operationBindings), .key),
      Row("/publish|subscribe/traits/[*]", .part(.operationTrait), .text("Trait")),
      Row("/bindings", .part(.channelBindings)),
    ],
    // One message, or several of which it is one.
    .messages: [
      Row("/oneOf/[*]", .part(.message), .identity("messageId")),
      Row("/payload", .schemaOfFormat, as: .message),
      Row("/headers", .schemaOfFormat, .text("Headers"), as: .headers),
      Row("/traits/[*]", .part(.messageTrait), .text("Trait")),
      Row("/bindings", .part(.messageBindings)),
    ],
    .messageTrait: [
      Row("/headers", .schemaOfFormat, .text("Headers"), as: .headers),
      Row("/bindings", .part(.messageBindings)),
    ],
    .message: [
      Row("/payload", .schemaOfFormat, as: .message),
      Row("/headers", .schemaOfFormat, .text("Headers"), as: .headers),
      Row("/traits/[*]", .part(.messageTrait), .text("Trait")),
      Row("/bindings", .part(.messageBindings)),
    ],
    .channel3: [
      Row("/messages/{*}", .part(.message), .key, .spare("Message")),
      Row("/bindings", .part(.channelBindings), .key),
    ],
    .operation3: [
      Row("/bindings", .part(.operationBindings)),
      Row("/traits/[*]", .part(.operationTrait), .text("Trait")),
    ],
    .operationTrait: [Row("/bindings", .part(.operationBindings))],
    .messageBindings: [
      Row("/http|jms|anypointmq/headers", .schema, .key, .text("Headers"), as: .headers),
      Row("/kafka/key", .schema, .text("Key"), as: .key),
      Row("/mqtt/correlationData", .schema, .text("CorrelationData"), as: .headers),
    ],
    .channelBindings: [Row("/ws/query|headers", .schema, .key)],
    .operationBindings: [
      Row("/http/query", .schema, .text("Query")), Row("/kafka/groupId|clientId", .schema, .key),
    ],
    .asyncAPI3: [
      Row("/components/schemas/{*}", .schemaOfFormat, .key),
      Row("/components/messages/{*}", .part(.message), .key, .spare("Message")),
      Row("/components/messageTraits/{*}", .part(.messageTrait), .key, .spare("Message")),
      Row("/components/channels/{*}", .part(.channel3)),
      Row("/channels/{*}", .part(.channel3)),
      Row("/components/operations/{*}", .part(.operation3), .key),
      Row("/operations/{*}", .part(.operation3), .key),
    ] + bindings,
    .openRPC: [
      Row("/components/schemas/{*}", .schema, .key),
      Row("/components/contentDescriptors/{*}", .part(.descriptor), .key),
      Row("/methods/[*]", .part(.method), .member("name")),
    ],
    .method: [
      Row("/params/[*]", .part(.descriptor), .member("name"), as: .parameter),
      Row("/result", .part(.descriptor), .text("Result"), as: .response),
    ],
    .descriptor: [Row("/schema", .schema)],
    .tools: [Row("/tools", .part(.toolList)), Row("/result/tools", .part(.toolList))],
    .schemas: [Row("/{*}", .schema, .key)],
    .toolList: [Row("/[*]", .part(.tool), .member("name"))],
    .tool: [
      Row("/inputSchema", .schema, .text("Input"), as: .input),
      Row("/outputSchema", .schema, .text("Output"), as: .output),
    ],
    .resourceDefinition: [
      Row("/spec/versions/[*]", .part(.resourceVersion), .root("/spec/names/kind"), .memberOfOther("name")),
      Row("/spec/validation/openAPIV3Schema", .schema, .root("/spec/names/kind")),
    ],
    .resourceVersion: [Row("/schema/openAPIV3Schema", .schema)],
  ]
}

/// A word of the name of a schema in a document.
enum PartWord: Equatable, Sendable {
  case text(String)
  /// A word that is said only where another schema has the name.
  case spare(String)
  /// The last of the names that were chosen on the way.
  case key
  /// The text of a member of the part; where it is absent, the last name that was chosen.
  case member(String)
  /// The text of a member, which is unique in the document and replaces all words before it; no word where it is absent.
  case name(String)
  /// As `name`; where it is absent, the `name` of the part or the last name that was chosen, before the other words.
  case identity(String)
  /// The text at a path from the root of the document, whose `*` are the names that were chosen on the way.
  case root(PartPath)
  /// The code of a response; none for the first success.
  case status
  /// The type of a body, where it is not the first of several.
  case mediaType
  /// The text of a member of a part that is not the first of several.
  case memberOfOther(String)
}
