import Generation
import GeneratorCore
import SchemaModel
import SchemaRuntime

/// Schemas as they are now, for answers that change texts or lead to places in them. The last findings may be of texts that
/// have changed since, as all schemas are looked at only after a pause in typing.
extension LanguageServer {
  /// The schemas that a file belongs to, of the texts that the client has now; as they were where its text cannot be read.
  func currentReading(of path: String) -> SchemaReading? {
    guard let subject = board.outdatedSubject(of: path), subject.kind != .instance else {
      return board.reading(of: path)
    }
    if let current, current.time == board.time, current.subject == subject { return current.reading }
    let (texts, instances) = (heldTexts, instances)
    let found = Future {
      SubjectFindings(subject, texts: texts, open: [], instances: instances, isUseless: { true })
    }.value
    guard let reading = found.reading, reading.graph.document(ofFile: path) != nil else {
      return board.reading(of: path)
    }
    current = (board.time, subject, reading)
    return reading
  }
}
