public import Diagnostics
public import SchemaModel
import SchemaRuntime

/// Finds the declared types that a configuration mentions, by place or by name.
public struct MentionedTypes {
  private let graph: SchemaGraph
  private let types: TypeGraph
  private let named: [ScalarKey: TypeID]
  private let declared: [SchemaID: TypeID]
  private let places: [ScalarKey: SchemaID]

  public init(_ types: TypeGraph, in graph: SchemaGraph) {
    self.types = types
    self.graph = graph
    named = Dictionary(types.types.map { (ScalarKey($0.qualifiedName), $0.id) }) { first, _ in first }
      .merging(types.plainNames) { _, plain in plain }
    declared = Dictionary(types.types.map { ($0.schema, $0.id) }) { first, _ in first }
    places = Dictionary(
      graph.schemas.map { schema in
        let pointer = JSONPointer.text(of: schema.pointer)
        return (ScalarKey("\(graph.documents[schema.document].path)#\(pointer)"), schema.id)
      }
    ) { first, _ in first }
  }

  /// The schema that stands at a place; nil where none does.
  func schema(at place: Mention) -> SchemaID? {
    let (document, pointer) = place.place
    guard let tokens = JSONPointer.tokens(of: pointer) else { return nil }
    return places[ScalarKey("\(document)#\(JSONPointer.text(of: tokens))")]
  }

  /// The type that is mentioned. At a place it is the type of the schema that stands there, or of the items of an array,
  /// or of the values of a map. Nil where there is none, which is reported.
  public func type(_ mention: Mention, into bag: inout DiagnosticBag) -> TypeID? {
    type(mention, named: nil, into: &bag)
  }

  /// - Parameter name: the name that the type shall have, if it shall have one.
  func type(_ mention: Mention, named name: String?, into bag: inout DiagnosticBag) -> TypeID? {
    guard mention.isPlace else {
      if let type = named[ScalarKey(mention.text)] { return type }
      if let place = graph.placeLeftOut(ofTypeNamed: mention.text) {
        bag.error(
          "there is no type '\(mention.text)': 'include' leaves out '\(place)', and no other schema refers to it",
          at: mention.location)
        return nil
      }
      report(
        "there is no type '\(mention.text)'", mention, among: types.types.map(\.qualifiedName), into: &bag)
      return nil
    }
    let schema = schema(at: mention)
    if let schema, let type = declared[schema] ?? types.type(of: schema).mentioned.first { return type }
    if graph.leavesOut(mention.place.document) {
      bag.error(
        "there is no type at '\(mention.text)': its file is left out by 'include' or 'exclude'",
        at: mention.location)
      return nil
    }
    if graph.leavesOut(schemaAt: mention) {
      bag.error(
        "there is no type at '\(mention.text)': 'include' leaves the schema out, and no other refers to it",
        at: mention.location)
      return nil
    }
    guard schema != nil else {
      report("no schema stands at '\(mention.text)'", mention, among: graph.placesOfNames, into: &bag)
      return nil
    }
    let member = name.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    bag.error(
      "the schema at '\(mention.text)' has no type of its own", at: mention.location,
      help: mention.isOfMember ? member.map { "write '\($0)' for the name of the member" } : nil)
    return nil
  }

  private func report(
    _ message: String, _ mention: Mention, among known: [String], into bag: inout DiagnosticBag
  ) {
    let last = mention.text.split { "#/.".contains($0) }.last.map(String.init) ?? ""
    let alike = known.first { $0.hasSuffix("/" + last) || $0.hasSuffix("." + last) }
    bag.error(
      message, at: mention.location,
      help: spellingHelp(for: mention.text, among: known)
        ?? (mention.isPlace ? nil : graph.placesOfNames.first { $0.hasSuffix(mention.text) }).map(
          spellingQuestion)
        ?? alike.map(spellingQuestion)
        ?? known.first { $0.hasSuffix(mention.text) }.map(spellingQuestion)
        ?? "write the path of a schema and a JSON Pointer, or a type with its path in Swift")
  }
}
