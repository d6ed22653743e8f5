import SchemaRuntime
import Testing

/// A document at each place that makes a difference to a reader: a short input is copied, and the last bytes of a long
/// one are.
func places(of document: String) -> [String] {
  let (few, many) = (String(repeating: " ", count: 200), String(repeating: " ", count: 2_000))
  return [document, document + few, many + document, many + document + few]
}

/// Values of which is known by hand whether they are valid.
func expect<Model: SchemaValue>(_ type: Model.Type, _ member: String, _ value: String, _ isValid: Bool) {
  expect(type, "{\"\(member)\":\(value)}", isValid)
}

/// A document of which that is known: the verdict, the report and the reader say the same.
func expect<Model: SchemaValue>(_ type: Model.Type, _ text: String, _ isValid: Bool) {
  for document in places(of: text) {
    let bytes = Array(document.utf8)
    #expect(type.accepts(jsonUTF8Bytes: bytes) == isValid, "\(text)")
    #expect(type.validate(jsonUTF8Bytes: bytes).errors.isEmpty == isValid, "\(text)")
    let model = try? type.init(jsonUTF8Bytes: bytes)
    #expect((model != nil) == isValid, "\(text)")
    guard let model else { continue }
    let written = try? JSONValue(jsonUTF8Bytes: model.jsonUTF8Bytes())
    #expect(written == (try? JSONValue(jsonUTF8Bytes: bytes)), "\(text)")
  }
}
