/// One side of a comparison.
enum Version: CaseIterable {
  case old, new

  var other: Version { self == .old ? .new : .old }
}

/// Something of each side.
struct Sides<Value> {
  var old: Value
  var new: Value

  subscript(version: Version) -> Value {
    get { version == .old ? old : new }
    set { if version == .old { old = newValue } else { new = newValue } }
  }

  func map<Result>(_ transform: (Value) -> Result) -> Sides<Result> {
    Sides<Result>(old: transform(old), new: transform(new))
  }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
