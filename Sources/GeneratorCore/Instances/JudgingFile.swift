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
  package init?(_ file: String, options: SchemaOptions, into bag: inout DiagnosticBag) {
    var options = ImportedTypes.complete(options, into: &bag)
    options.toleratesLoops = true
    // The schema that is asked for need not be one that code is generated from.
    options.adjustments.includedSchemas = []
    let known = Schemas.graph(ofURI: file, options, into: &bag)
    guard let graph = known?.graph ?? Schemas.graph(ofFile: file, options, into: &bag), !bag.hasErrors,
      let document = known?.document ?? graph.entryDocuments.first?.path
    else { return nil }
    (self.file, self.graph, self.options, self.document) = (file, graph, options, document)
  }

  /// The JSON Pointers of the schemas in the file.
  var pointers: [String] {
    guard let index = graph.documents.first(where: { $0.path.hasSameScalars(as: document) })?.index else {
      return []
    }
    return graph.schemas.filter { $0.document == index && !$0.pointer.isEmpty }.map {
      JSONPointer.text(of: $0.pointer)
    }
  }
}
