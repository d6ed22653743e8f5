import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Choices beside members: the cases carry both.
struct UnionBaseMemberTests {
  @Test func casesCarryTheMembersOfTheBase() throws {
    let value = try Siblings.Beside(
      jsonString: #"{"response": {"version": "1", "status": "success", "data": "x"}}"#)
    guard case .success(let success)? = value.response else {
      Issue.record("no success but \(value)")
      return
    }
    #expect((success.version, success.status, success.data) == ("1", "success", "x"))
    let made = Siblings.Beside(response: .failure(.init(version: "2", errors: ["late"])))
    #expect(
      try made.jsonString() == #"{"response":{"version":"2","status":"failure","errors":["late"]}}"#)
    #expect(made.validate().isValid)
  }

  @Test func casesOfARootHaveTheTypesOfItsDefinitions() throws {
    let circle = Composed.Drawing.Circle(id: "a", radius: 2)
    let rectangle = Composed.Drawing.Rectangle(id: "b", side: 1, label: .init(text: "one"))
    #expect(try Composed.Drawing.circle(circle).jsonString() == #"{"id":"a","kind":"circle","radius":2}"#)
    #expect(Composed.Drawing.rectangle(rectangle).validate().isValid)
    #expect(!Composed.Drawing.circle(.init(id: "", radius: 2)).validate().isValid)
  }

  @Test func casesNest() throws {
    let text = #"{"events":[{"id":"3","type":"changed","what":"stock","stock":3,"shop":"main"}]}"#
    let value = try Siblings.Beside(jsonString: text)
    guard case .changed(.stock(.inShop(let event)))? = value.events?.first else {
      Issue.record("no stock but \(value)")
      return
    }
    #expect((event.id, event.stock, event.shop) == ("3", 3, "main"))
    #expect(try value.jsonString() == text)
    #expect(try JSONDecoder().decode(Siblings.Beside.self, from: Data(text.utf8)) == value)
    #expect(try JSONDecoder().decode(Siblings.Beside.self, from: JSONEncoder().encode(value)) == value)
  }

  /// A case validates what the whole asks and what its branch asks.
  @Test(arguments: [
    (#"{"version": "1", "status": "success", "data": "x"}"#, true),
    (#"{"status": "success", "data": "x"}"#, false),
    (#"{"version": "1", "status": "success"}"#, false),
    (#"{"version": "1", "status": "failure", "errors": []}"#, false),
  ])
  func aPayloadAloneIsValidated(text: String, isValid: Bool) {
    #expect(Siblings.Beside.Response.Success.validate(jsonUTF8Bytes: Array(text.utf8)).isValid == isValid)
    #expect(((try? Siblings.Beside.Response.Success(jsonString: text)) != nil) == isValid)
  }

  @Test(arguments: [
    #"{"response": {"status": "success", "data": "x"}}"#,
    #"{"response": {"version": "1", "status": "failure", "data": "x"}}"#,
    #"{"response": {"version": "1", "status": "what"}}"#,
    #"{"response": {"version": 1, "status": "success", "data": "x"}}"#,
    #"{"shape": {"radius": 2}}"#, #"{"shape": {"color": "red"}}"#, #"{"combined": {"name": "ab"}}"#,
    #"{"combined": {"id": "a", "name": "a"}}"#, #"{"locked": {"kind": "a", "z": 1}}"#,
    #"{"contact": {"mail": "a", "phone": "b"}}"#, #"{"contact": {}}"#,
    #"{"payment": {"kind": "cash", "number": "1234"}}"#,
    #"{"events": [{"id": "4", "type": "changed", "what": "stock", "shop": "a", "store": 7}]}"#,
  ])
  func invalidValuesAreRefused(text: String) {
    #expect(throws: ValidationError.self) { try Siblings.Beside(jsonString: text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Siblings.Beside.self, from: Data(text.utf8))
    }
  }

  @Test func requiredListsAloneMakeAStruct() {
    let contact = Siblings.Beside.Contact(mail: "a")
    #expect(contact.validate().isValid)
    #expect(!Siblings.Beside.Contact(mail: "a", phone: "b").validate().isValid)
  }

  @Test func membersThatConditionsNameAreTypedWhereTheObjectIsClosed() {
    let payment = Siblings.Beside.Payment(kind: .card, number: "1234", amount: 3)
    #expect(payment.validate().isValid)
  }
}
