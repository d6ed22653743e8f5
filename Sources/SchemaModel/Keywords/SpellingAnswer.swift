import SchemaRuntime

/// The word that a text asks for with `spellingQuestion`; nil where it does not ask.
package func spellingAnswer(to text: String) -> String? {
  let parts = spellingQuestion("\n").split(separator: "\n")
  guard parts.count == 2, let start = text.firstRange(of: parts[0]),
    let end = text[start.upperBound...].firstRange(of: parts[1])
  else { return nil }
  return String(text[start.upperBound..<end.lowerBound])
}
