import SchemaModel
import SchemaRuntime

/// The demands on a value in English sentences, without its type and, where they are listed, its values.
struct Constraints {
  let site: Site
  let page: String

  /// One sentence for each demand. References to what has a section are not followed: a link stands beside them.
  func sentences(of schemas: [SchemaID], showsValues: Bool) -> [Inline] {
    var sentences: [Inline] = []
    for schema in Conjuncts(site: site).all(of: schemas, intoSubjects: false) {
      for sentence in own(schema, showsValues: showsValues) where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    return sentences
  }

  private func own(_ schema: Schema, showsValues: Bool) -> [Inline] {
    let showsValues = showsValues && schema.extensions.knownValues == nil
    let demands = Demands(schema, showsType: false, showsValues: showsValues)
    var clauses: [Inline] = demands.messages.map(Marked.inline)
    if schema.properties.isEmpty {
      var reader = ClauseReader(site: site, page: page)
      reader.hidesTypes = true
      clauses += reader.rules(of: schema, subject: ClauseReader.whole, path: []).map { $0.said(.demand) }
    }
    guard let message = schema.extensions.message, let last = clauses.popLast() else {
      return clauses.map(\.sentence)
    }
    return clauses.map(\.sentence) + [Authored(message).sentence(over: last, parenthesised: true)]
  }
}

/// An author's words for a demand, and the demand itself.
struct Authored {
  let message: Inline

  init(_ message: String) { self.message = .prose(message.paragraphs.joined(separator: " ")) }

  /// Both in one sentence; a demand that nobody would read to the end is left to the schema.
  func sentence(over formal: Inline, parenthesised: Bool) -> Inline {
    if formal.markdown.utf8.count > (parenthesised ? 100 : 360) { return message.sentence }
    return parenthesised
      ? ("\(formal) (\(message.withoutStop))" as Inline).sentence
      : ("\(message.withoutStop.capitalized): \(formal)" as Inline).sentence
  }
}
