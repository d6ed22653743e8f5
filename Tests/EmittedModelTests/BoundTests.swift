import EmittedModels
import SchemaRuntime
import Testing

/// Documents that bind a dynamic reference of what they refer to, or add a warning to it, are types of their own.
@Suite struct BoundTests {
  @Test func bindingsDecide() {
    #expect(Bound.CountPage.accepts(#"{"items":[1]}"#) && !Bound.CountPage.accepts(#"{"items":["a"]}"#))
    #expect(Bound.Page.accepts(#"{"items":["a"]}"#))
    #expect(Bound.Weights.accepts(#"{"both":{"left":1,"right":0.5}}"#))
    #expect(!Bound.Weights.accepts(#"{"both":{"left":1,"right":-1}}"#))
    #expect(Bound.Sizes.accepts(#"{"both":{"left":"small","right":"large"}}"#))
    #expect(!Bound.Sizes.accepts(#"{"both":{"left":"small","right":1}}"#))
    #expect(!Bound.Pair.accepts(#"{"both":{"left":1,"right":1}}"#))
    #expect(Bound.Tree.accepts(#"{"children":[{"other":1}]}"#))
    #expect(!Bound.StrictTree.accepts(#"{"children":[{"other":1}]}"#))
  }

  @Test func bindingsHaveTypes() throws {
    let counts: [Int] = try Bound.CountPage(jsonString: #"{"items":[1,2]}"#).items
    #expect(counts == [1, 2])
    let weights = Bound.Weights(both: Bound.Weights.Both(left: 1, right: 0.5))
    #expect(weights.both?.validate().isValid == true && weights.validate().isValid)
    let leaf = Bound.StrictTree(data: 1)
    #expect(try Bound.StrictTree(children: [leaf]).jsonString() == #"{"children":[{"data":1}]}"#)
  }

  /// A schema in a document that binds what it refers to gives the type its name, or the member does.
  @Test func bindingsInADocumentHaveTypesOfTheirOwn() throws {
    let shelf = Bound.Shelf(
      dates: Bound.Shelf.Dates(items: [1985]), words: Bound.Shelf.Words(items: ["Ada"]),
      flags: Bound.Shelf.Flags(items: [true]))
    let text = #"{"dates":{"items":[1985]},"words":{"items":["Ada"]},"flags":{"items":[true]}}"#
    #expect(try shelf.jsonString() == text && Bound.Shelf(jsonString: text) == shelf)
    #expect(shelf.dates?.validate().isValid == true && shelf.words?.validate().isValid == true)
    #expect(!Bound.Shelf.accepts(#"{"dates":{"items":["Ada"]}}"#))
    #expect(!Bound.Shelf.Words.accepts(#"{"items":["Ada Lovelace"]}"#))
    #expect(!Bound.Shelf.Flags.accepts(#"{"items":[1]}"#))
  }

  @Test func warningsAreKept() {
    let report = Restricted.Advised.report(of: #"{"weight":1}"#)
    #expect(report.isValid && report.violations.map(\.keywordLocation) == ["/x-warnings/0"])
    #expect(Restricted.Parcel.report(of: #"{"weight":1}"#).violations == [])
    #expect(Restricted.Silent.report(of: #"{"wieght":1}"#).violations == [])
    #expect(Restricted.Parcel.report(of: #"{"wieght":1}"#).violations.count == 1)
    #expect(
      Restricted.Explained.report(of: #"{"weight":0}"#).violations.map(\.message)
        == Restricted.Explained(weight: 0).validate().violations.map(\.message))
  }

  /// What is bound in place has a type of its own for each binding.
  @Test func bindingsInPlaceHaveTheirTypes() throws {
    let text =
      #"{"users":[{"name":"a"}],"orders":[{"id":1}],"tree":{"value":{"name":"b"},"children":[{"value":{"name":"c"}}]}}"#
    let lists = try Bound.Lists(jsonString: text)
    let users: [Bound.Lists.UserListT]? = lists.users
    let orders: [Bound.Lists.OrderListT]? = lists.orders
    #expect(users?.map(\.name) == ["a"] && orders?.map(\.id) == [1])
    #expect(lists.tree?.children?.map(\.value.name) == ["c"])
    #expect(try lists.jsonString() == text)
    for refused in [
      #"{"users":[{"id":1}]}"#, #"{"orders":[{"name":"a"}]}"#, #"{"tree":{"value":{"id":1}}}"#,
      #"{"tree":{}}"#,
      #"{"tree":{"value":{"name":"b"},"children":[{"value":{}}]}}"#, #"{"users":[1]}"#,
    ] {
      #expect(!Bound.Lists.accepts(refused), "\(refused)")
      #expect(throws: (any Error).self) { try Bound.Lists(jsonString: refused) }
    }
  }
}

extension SchemaValue {
  fileprivate static func report(of text: String) -> ValidationReport { validate(jsonUTF8Bytes: text.utf8) }
}
