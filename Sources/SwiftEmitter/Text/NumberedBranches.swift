import SchemaRuntime

/// The branches of a `switch` over numbers: numbers whose branches do the same share one.
struct NumberedBranches {
  private var branches: [(numbers: [Int], body: SwiftWriter)] = []
  private var places: [ScalarKey: Int] = [:]

  /// Adds a number with its statements.
  /// - Parameter writer: the one that the `switch` is written to.
  mutating func add(_ number: Int, to writer: SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    var inner = writer.nested()
    inner.indented(body)
    let text = ScalarKey(inner.text)
    if let place = places[text] { return branches[place].numbers.append(number) }
    places[text] = branches.count
    branches.append(([number], inner))
  }

  var isEmpty: Bool { branches.isEmpty }

  var numbers: [Int] { branches.flatMap(\.numbers) }

  /// The most lines of one function; more are divided among several.
  private static let mostLines = 100

  /// The branches in parts, each for a function of its own; none where they are few.
  var parts: [NumberedBranches] {
    let lengths = branches.map(\.body.text.lineCount)
    if lengths.reduce(0, +) <= Self.mostLines { return [] }
    return zip(branches, lengths).inParts(of: Self.mostLines, size: \.1).map { part in
      var branches = NumberedBranches()
      branches.branches = part.map(\.0)
      return branches
    }
  }

  /// Writes the branches, in the order of their first numbers.
  func write(to writer: inout SwiftWriter) {
    for (numbers, body) in branches {
      let ranges = Self.ranges(of: numbers)
      let label: SwiftCode = "case \(ranges.joined(", ")):"
      if label.width <= writer.width {
        writer.branch(label, body)
      } else {
        writer.label(ranges)
        writer.append(body)
      }
    }
  }

  /// Numbers as ranges.
  static func ranges(of numbers: [Int]) -> [SwiftCode] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)" }
  }
}
