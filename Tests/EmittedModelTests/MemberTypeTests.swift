import EmittedModels
import SchemaRuntime
import Testing

/// The types that members have where several schemas speak of them: this compiles, or it does not.
struct MemberTypeTests {
  @Test func ownWordsComeBeforeTheBases() {
    let value = Composed.Inherited(cat: .init(kind: .kitten), dog: .init(kind: .puppy))
    #expect(value.sizeOrDefault == "large")
    #expect(value.piecesOrDefault == 4)
    let kinds: (Composed.Inherited.Cat.Kind?, Composed.Inherited.Dog.Kind?) = (
      value.cat?.kind, value.dog?.kind
    )
    #expect(kinds == (.kitten, .puppy))
    #expect(Composed.Inherited.Parcel().sizeOrDefault == "small")
  }

  @Test func whatEachWayDescribesAlikeHasItsType() {
    let value = Composed.Exhaustive(value: "v", tags: ["x"], part: .init(x: 1), state: .on)
    let members: (String?, [String]?, Int?) = (value.value, value.tags, value.part?.x)
    #expect(members.0 == "v")
    #expect(members.1 == ["x"])
    #expect(members.2 == 1)
  }

  /// What a document asks beside its reference holds for its type, which is not the one that it refers to.
  @Test func aDocumentThatAsksMoreHasItsOwnType() {
    #expect(!Restricted.Labelled.accepts("{}") && Restricted.Parcel.accepts("{}"))
    #expect(!Restricted.Plain.accepts(#"{"color":"red"}"#) && !Restricted.Plain.accepts(#"{"other":1}"#))
    #expect(!Restricted.Muted.accepts(#""red""#) && Restricted.Color.accepts(#""red""#))
    #expect(!Restricted.Labelled().validate().isValid)
  }

  @Test func oneFormIsNoUnion() {
    let value = Restricted.Forms(
      color: .value(.red), again: .blue, colors: [.green, nil], size: .value(.small), level: 2,
      parcel: Restricted.Labelled(weight: 1))
    let members: (Restricted.Color?, [Restricted.Color?]?, Int) = (
      value.again, value.colors, value.levelOrDefault
    )
    #expect(members.0 == .blue && members.1 == [.green, nil] && members.2 == 2)
    #expect(Restricted.Forms().levelOrDefault == 7)
    #expect(value.validate().isValid)
  }

  @Test func branchesThatHoldTheSameAreNoUnion() {
    let value = Unions.Alike(few: ["a"], map: ["k": "v"])
    let members: ([String]?, JSONMap<String>?) = (value.few, value.map)
    #expect(members.0 == ["a"])
    #expect(members.1 == ["k": "v"])
    #expect(value.validate().isValid)
    #expect(!Unions.Alike(few: ["a", "b"]).validate().isValid)
  }

  @Test func branchesAreCalledForWhatTellsThemApart() {
    let value = Unions.Alike(
      either: .old(.init(old: "x")), tagged: .xOrY(.init(kind: .y)),
      inner: .objectWithMetaTwo(.init(meta: .init())), titled: .event(.init(e: "x")))
    #expect(value.validate().isValid)
  }
}

extension SchemaValue {
  static func accepts(_ text: String) -> Bool { accepts(jsonUTF8Bytes: Array(text.utf8)) }
}
