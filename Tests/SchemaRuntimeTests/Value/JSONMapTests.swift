import Foundation
import SchemaRuntime
import Testing

/// "é" in one scalar and in two: equal to `String ==`, different to JSON.
let composed = "caf\u{E9}"
let decomposed = "cafe\u{301}"

@Suite struct JSONMapTests {
  @Test func keepsTheOrderOfKeys() {
    var map: JSONMap<Int> = ["z": 1, "a": 2, "m": 3]
    map["a"] = 20
    map["b"] = 4
    #expect(Array(map.keys) == ["z", "a", "m", "b"])
    #expect(Array(map.values) == [1, 20, 3, 4])
    map["z"] = nil
    #expect(map.members.map(\.key) == ["a", "m", "b"])
    #expect(map["z"] == nil)
    #expect(map[1].value == 3)
  }

  @Test func theLastOfTwoEqualKeysWins() {
    let map: JSONMap<Int> = ["a": 1, "b": 2, "a": 3]
    #expect(map.count == 2)
    #expect(map["a"] == 3)
    #expect(map.first?.key == "a")
  }

  @Test func tellsKeysApartByScalars() {
    var map: JSONMap<Int> = [:]
    map[composed] = 1
    map[decomposed] = 2
    #expect(map.count == 2)
    #expect(map[composed] == 1)
    // Canonically equivalent and of the same length in UTF-8.
    map["\u{F900}"] = 3
    #expect(map["\u{8C48}"] == nil)
  }

  /// A map and an array that is searched agree after the same operations, across the size where the index begins.
  @Test func agreesWithASearchedArray() {
    var generator = SystemRandomNumberGenerator()
    var map = JSONMap<Int>()
    var model: [(String, Int)] = []
    for step in 0..<4000 {
      let key = "key \(Int.random(in: 0..<110, using: &generator))"
      let place = model.firstIndex { $0.0 == key }
      #expect(map[key] == place.map { model[$0].1 })
      if Bool.random(using: &generator) {
        #expect(map.updateValue(step, forKey: key) == place.map { model[$0].1 })
        if let place { model[place].1 = step } else { model.append((key, step)) }
      } else {
        #expect(map.removeValue(forKey: key) == place.map { model[$0].1 })
        if let place { model.remove(at: place) }
      }
      #expect(Array(map.keys) == model.map(\.0))
      #expect(Array(map.values) == model.map(\.1))
    }
  }

  @Test func staysFastWhenLarge() {
    var map = JSONMap<Int>()
    for index in 0..<50_000 { map["key \(index)"] = index }
    var sum = 0
    for index in 0..<50_000 { sum += map["key \(index)"] ?? -1_000_000 }
    #expect(sum == 49_999 * 25_000)
    #expect(map == JSONMap(map.reversed()))
  }

  @Test func isEqualInAnyOrder() {
    let a: JSONMap<Int> = ["a": 1, "b": 2]
    let b: JSONMap<Int> = ["b": 2, "a": 1]
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a != ["a": 1, "b": 3])
    #expect(a != ["a": 1])
    #expect(a != ["a": 1, "c": 2])
  }

  @Test func mapsAndMerges() {
    var map: JSONMap<Int> = ["b": 1, "a": 2]
    map.merge(["a": 10, "c": 3]) { current, new in current + new }
    #expect(map == ["b": 1, "a": 12, "c": 3])
    #expect(map.mapValues { "\($0)" }["a"] == "12")
    #expect(map["x", default: 7] == 7)
    let members = (0..<20).map { (key: "k\($0)", value: $0) }
    let large = JSONMap(uniqueMembers: members)
    #expect(large["k19"] == 19)
    #expect(large.mapValues { $0 * 2 }["k19"] == 38)
  }

  @Test func decodesInTheOrderOfScalars() throws {
    let json = #"{"b":1,"a":2,"é":3,"Z":4,"aa":5,"c":6,"d":7,"e":8,"f":9,"g":10}"#
    let map = try JSONDecoder().decode(JSONMap<Int>.self, from: Data(json.utf8))
    #expect(Array(map.keys) == ["Z", "a", "aa", "b", "c", "d", "e", "f", "g", "é"])
    #expect(map["é"] == 3)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSONMap<Int>.self, from: Data(#"{"a":"1"}"#.utf8))
    }
  }
}
