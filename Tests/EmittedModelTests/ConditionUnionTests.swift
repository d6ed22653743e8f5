import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Objects that conditions tell apart.
struct ConditionUnionTests {
  private func read<Model: SchemaValue>(_ type: Model.Type, _ text: String) throws -> Model {
    let model = try type.init(jsonUTF8Bytes: Array(text.utf8))
    // Foundation's decoder finds the same case.
    #expect(try JSONDecoder().decode(type, from: Data(text.utf8)) == model, "\(text)")
    return model
  }

  @Test func theValueOfAMemberDecides() throws {
    guard case .job(let job) = try read(Conditions.Resource.self, #"{"kind":"Job","spec":{"retries":2}}"#)
    else {
      Issue.record("no job")
      return
    }
    #expect(job.spec?.retries == 2)
    let service = Conditions.Resource.Service(spec: .init(port: 80))
    #expect(try Conditions.Resource.service(service).jsonString() == #"{"spec":{"port":80}}"#)
  }

  /// Without the member all conditions hold that do not require it; with another value none does.
  @Test func aMissingMemberIsACaseOfItsOwn() throws {
    let missing = try read(Conditions.Resource.self, "{}")
    guard case .withoutKind = missing else {
      Issue.record("\(missing)")
      return
    }
    let other = try read(Conditions.Resource.self, #"{"kind":"Task","spec":"any"}"#)
    guard case .other = other else {
      Issue.record("\(other)")
      return
    }
    expect(Conditions.Resource.self, #"{"spec":{"retries":1}}"#, true)
    expect(Conditions.Resource.self, #"{"spec":{"port":1}}"#, false)
    expect(Conditions.Resource.self, #"{"other":1}"#, false)
    expect(Conditions.Resource.self, #"{"other":1,"kind":"Task"}"#, true)
    expect(Conditions.Resource.self, #"{"other":1,"kind":"Job"}"#, false)
    expect(Conditions.Resource.self, #"{"kind":"Job","spec":{}}"#, false)
    expect(Conditions.Resource.self, #"{"kind":null,"spec":{}}"#, true)
  }

  /// A condition that holds without the member has the objects without it.
  @Test func aMissingMemberIsOfTheOneConditionThatHolds() throws {
    guard case .fast(let value) = try read(Conditions.Setting.self, #"{"speed":4}"#) else {
      Issue.record("not fast")
      return
    }
    #expect(value.speed == 4 && value.mode == nil)
    expect(Conditions.Setting.self, #"{"speed":"4"}"#, false)
    expect(Conditions.Setting.self, #"{"speed":"4","mode":1}"#, true)
    expect(Conditions.Setting.self, #"{"mode":"slow"}"#, false)
    expect(Conditions.Setting.self, #"{"mode":"slow","delay":1}"#, true)
    expect(Conditions.Setting.self, #"{"mode":"slow","delay":1,"detail":"d"}"#, false)
  }

  @Test func casesHaveWhatAllConditionsSayThatHold() throws {
    guard
      case .profile(let profile) = try read(
        Conditions.Extension.self, #"{"type":"profile","name":"p","install":[],"parts":3}"#)
    else {
      Issue.record("no profile")
      return
    }
    #expect(profile.parts == 3 && profile.install == [] && profile.name == "p")
    expect(Conditions.Extension.self, #"{"type":"profile","name":"p"}"#, false)
    expect(Conditions.Extension.self, #"{"type":"theme","name":"p"}"#, true)
    expect(Conditions.Extension.self, #"{"type":"theme","name":"p","parts":["a"]}"#, false)
    expect(Conditions.Extension.self, #"{"type":"module","name":"p","parts":["a"]}"#, true)
    expect(Conditions.Extension.self, #"{"type":"module","name":"p","base":true}"#, false)
    expect(Conditions.Extension.self, #"{"type":"engine","name":"p","parts":{}}"#, true)
    expect(Conditions.Extension.self, #"{"type":"more","name":"p"}"#, false)
    expect(Conditions.Extension.self, #"{"name":"p"}"#, false)
  }

  /// Where no text decides, the condition itself is asked.
  @Test func aConditionIsAsked() throws {
    let address = try read(
      Conditions.Address.self,
      ##"{"at":{"street":"s","inner":{"$ref":"#/a"}},"switch":{"isOpen":true,"until":"x"}}"##)
    guard case .place(let place) = address.at, case .reference(let inner) = place.inner else {
      Issue.record("\(address)")
      return
    }
    #expect(inner.ref == "#/a")
    expect(Conditions.Address.self, "at", #"{"$ref":7}"#, false)
    expect(Conditions.Address.self, "at", #"{"$ref":"a","street":"s"}"#, true)
    expect(Conditions.Address.self, "at", #"{"street":"s","more":1}"#, false)
    expect(Conditions.Address.self, "switch", #"{"isOpen":true,"until":4}"#, false)
    expect(Conditions.Address.self, "switch", #"{"isOpen":1,"until":4}"#, true)
    expect(Conditions.Address.self, "switch", #"{"isOpen":true,"reason":4,"until":"x"}"#, true)
    expect(Conditions.Address.self, "switch", #"{"until":"x"}"#, false)
  }
}
