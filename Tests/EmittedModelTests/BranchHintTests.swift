import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Of forms that accept an object the one that `discriminator` names has it, and it refuses none.
struct BranchHintTests {
  private typealias Animal = Hinted.Animals.Animal
  private typealias Figure = Hinted.Animals.Figure

  /// The value by each reader.
  private func read<Value: SchemaValue>(_ text: String, as type: Value.Type) throws -> [Value] {
    [try Value(jsonString: text), try JSONDecoder().decode(Value.self, from: Data(text.utf8))]
  }

  private func name(_ animal: Animal) -> String {
    switch animal {
    case .cat: "cat"
    case .dog: "dog"
    case .beast: "beast"
    }
  }

  @Test(arguments: [
    (#"{"kind":"Cat","name":"a"}"#, "cat"), (#"{"kind":"Dog","name":"a"}"#, "dog"),
    (#"{"name":"a","kind":"Beast"}"#, "beast"), (#"{"\u006bind":"\u0044og","name":"a"}"#, "dog"),
    // Mapped values, by name and by reference.
    (#"{"kind":"hound","name":"a"}"#, "dog"), (#"{"kind":"tom","name":"a","tricks":["x"]}"#, "cat"),
    // Other values, and none.
    (#"{"kind":"dog","name":"a","lives":9}"#, "beast"), (#"{"name":"a","tricks":["x"]}"#, "beast"),
    // The one that is meant refuses the object.
    (#"{"kind":"Dog","name":"a","tricks":1}"#, "cat"),
    (#"{"kind":"Cat","name":"a","lives":"x","tricks":[]}"#, "dog"),
  ])
  func theFormThatIsMeantHasTheObject(text: String, expected: String) throws {
    for animal in try read(text, as: Animal.self) {
      #expect(name(animal) == expected)
      #expect(try animal.jsonString().count == Animal(jsonString: text).jsonString().count)
    }
  }

  @Test(arguments: [
    "{}", #"{"kind":"Dog"}"#, #"{"kind":1,"name":"a"}"#, #"{"kind":"Cat","name":1}"#, "[]", #""Cat""#,
    #"{"kind":"Dog","name":"a""#,
    #"{"kind":"hound","name":"a","tricks":1,"lives":""}"#.replacingOccurrences(of: #""a""#, with: "[]"),
  ])
  func whatNoFormAcceptsIsRefused(text: String) {
    #expect(!Animal.validate(jsonUTF8Bytes: text.utf8).isValid)
    #expect(throws: (any Error).self) { try Animal(jsonString: text) }
    #expect(throws: (any Error).self) { try JSONDecoder().decode(Animal.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [
    (#"{"shape":"Disc","radius":2}"#, false), (#"{"shape":"Circle","radius":2}"#, true),
    (#"{"shape":"Circle","radius":0.5}"#, false), (#"{"radius":2}"#, true),
    (#"{"shape":"","radius":2}"#, true),
  ])
  func formsThatSayMoreAreAskedInThatOrder(text: String, isCircle: Bool) throws {
    for value in try read(text, as: Figure.self) {
      if case .circle = value { #expect(isCircle) } else { #expect(!isCircle) }
    }
  }
}
