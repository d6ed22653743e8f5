import Foundation
import SchemaModel
import Testing

/// Every rule and every field of the vendors' documents is somewhere in the schemas.
@Suite struct CoverageTests {
  private let corpus = Corpus.shared

  @Test func theSchemasLoadStrictly() {
    #expect(corpus.diagnostics == [])
  }

  @Test(arguments: zip(Corpus.vendors, [14, 120, 17, 11, 86]))
  func numberOfRules(vendor: String, count: Int) throws {
    let ids = try Rule.all(of: vendor).map(\.id)
    #expect(ids.count == count)
    #expect(Set(ids).count == count)
  }

  /// A rule is cited in the `$comment` of each schema that states it, or it is said why no schema can.
  @Test(arguments: Corpus.vendors)
  func rulesAreCited(vendor: String) throws {
    var problems: [String] = []
    for rule in try Rule.all(of: vendor) {
      if let reason = rule.undecidable {
        if reason.isEmpty { problems.append("\(rule.id): no reason") }
        continue
      }
      if rule.locations.isEmpty { problems.append("\(rule.id): no location") }
      for location in rule.locations {
        guard let id = corpus.schema(location, of: vendor) else {
          problems.append("\(rule.id): nothing at \(location)")
          continue
        }
        if !isCited(rule.id, at: id) { problems.append("\(rule.id): not cited at \(location)") }
      }
      if let schema = rule.schema, corpus.schema(schema, of: vendor) == nil {
        problems.append("\(rule.id): no schema \(schema)")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// Every object of the documents has a schema that can be pointed at.
  @Test(arguments: zip(Corpus.vendors, [9, 32, 10, 7, 20]))
  func objectsAreAddressable(vendor: String, count: Int) throws {
    let rows = try Table.rows("\(Place.tests)/Objects/\(vendor).txt")
    #expect(rows.count == count)
    for row in rows {
      try #require(row.count == 2, "\(row)")
      let id = try #require(corpus.schema(row[1], of: vendor), "\(row[0]): nothing at \(row[1])")
      #expect(corpus.graph[id].title != nil && corpus.graph[id].description != nil, "\(row[0])")
      #expect(!corpus.graph[id].examples.isEmpty, "\(row[0])")
    }
  }

  /// Each place where a document contradicts itself has an entry, by its number in the inventory.
  @Test(arguments: zip(Corpus.vendors, [("AC", 13), ("AI", 23), ("DE", 12), ("PE", 6), ("WO", 16)]))
  func contradictionsAreListed(vendor: String, numbers: (prefix: String, count: Int)) throws {
    let path = "\(Place.package)/Schemas/\(vendor)/namespace.yaml"
    let words = Set(
      try String(contentsOfFile: path, encoding: .utf8).split { !($0.isLetter || $0.isNumber || $0 == "-") })
    for number in 1...numbers.count {
      #expect(words.contains("\(numbers.prefix)-\(number)"), "\(numbers.prefix)-\(number)")
    }
  }

  /// In the schema's own comment, or in that of a schema around it: one comment may speak for a group of rules.
  private func isCited(_ rule: String, at id: SchemaID) -> Bool {
    let schema = corpus.graph[id]
    return corpus.graph.schemas.contains { other in
      guard other.document == schema.document, let comment = other.comment,
        other.pointer.count <= schema.pointer.count,
        zip(other.pointer, schema.pointer).allSatisfy({ $0 == $1 })
      else { return false }
      return comment.split(whereSeparator: \.isWhitespace).contains { $0 == rule }
    }
  }

  @Test(arguments: Corpus.vendors)
  func fieldsAreDescribed(vendor: String) throws {
    var problems: [String] = []
    for columns in try Table.rows("\(Place.tests)/Fields/\(vendor).txt") {
      guard columns.count == 2 else {
        problems.append("malformed: \(columns)")
        continue
      }
      for location in columns[1].split(separator: " ")
      where corpus.schema(String(location), of: vendor) == nil {
        problems.append("\(columns[0]): nothing at \(location)")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
