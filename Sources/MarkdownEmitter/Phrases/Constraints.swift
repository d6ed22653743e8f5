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
    let demands = Demands(
      schema, showsType: false, showsValues: showsValues && schema.extensions.knownValues == nil)
    var sentences = demands.values.map { Marked.inline($0).sentence }
    var reader = ClauseReader(site: site, page: page)
    reader.hidesTypes = true
    let isObject = !schema.properties.isEmpty
    if !isObject {
      sentences += reader.rules(of: schema, subject: ClauseReader.whole, path: []).map {
        $0.said(.demand).sentence
      }
    }
    if let message = schema.extensions.message, !sentences.isEmpty {
      sentences[sentences.count - 1] = authored(message, sentences[sentences.count - 1])
    }
    return sentences
  }

  /// The author's words, and what they come from.
  private func authored(_ message: String, _ formal: Inline) -> Inline {
    let formal =
      formal.markdown.hasSuffix(".") ? Inline(markdown: String(formal.markdown.dropLast())) : formal
    return "\(formal) (\(.prose(message)))."
  }
}
