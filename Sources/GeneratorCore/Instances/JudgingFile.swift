package import Diagnostics
package import Generation
package import SchemaModel
import SchemaRuntime

/// A file of schemas that judge instances, with all that it refers to, read once for all places in it.
package struct JudgingFile: Sendable {
  /// As it was named.
  package let file: String
  package let graph: SchemaGraph
  let options: SchemaOptions
  /// The path of the file's document.
  let document: String

  /// Reads a file, or the built-in meta-schema or the vendored document of a URI; nil where there is none or it is wrong, and then the bag says why.
  /// - Parameter places: the JSON Pointers of the schemas that will be asked for, which need not be any that code is
  ///   generated from. Where `include` names schemas in documents, these are read beside those, and others are not.
  package init?(
    _ file: String, places: some Sequence<String>, options: SchemaOptions, into bag: inout DiagnosticBag
  ) {
    var options = ImportedTypes.complete(options, into: &bag)
    options.toleratesLoops = true
    if !options.adjustments.includedSchemas.isEmpty {
      options.adjustments.includedSchemas += Set(places.flatMap(Self.places(around:))).sorted().map {
        Mention(text: $0, location: SourceLocation(file: file))
      }
    }
    let known = Schemas.graph(ofURI: file, options, into: &bag)
    guard let graph = known?.graph ?? Schemas.graph(ofFile: file, options, into: &bag), !bag.hasErrors,
      let document = known?.document ?? graph.entryDocuments.first?.path
    else { return nil }
    (self.file, self.graph, self.options, self.document) = (file, graph, options, document)
  }

  /// The place of a JSON Pointer, and each around it, as `include` names them in any file: a schema of a document is read as a
  /// whole.
  private static func places(around pointer: String) -> [String] {
    // Nothing stands deeper.
    let tokens = (JSONPointer.tokens(of: pointer) ?? []).prefix(Int(Cursor.depthLimit))
    return tokens.indices.map { "**#" + JSONPointer.text(of: Array(tokens[...$0])) }
  }

  /// The JSON Pointers of the schemas in the file, also of those that `include` leaves out.
  var pointers: [String] {
    guard let index = graph.documents.first(where: { $0.path.hasSameScalars(as: document) })?.index else {
      return []
    }
    return graph.schemas.filter { $0.document == index && !$0.pointer.isEmpty }.map {
      JSONPointer.text(of: $0.pointer)
    } + graph.pointersLeftOut(of: document)
  }
}
