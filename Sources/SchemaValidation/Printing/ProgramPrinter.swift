package import SchemaRuntime

/// Writes the blocks of a program as the texts that `SchemaProgram` reads: one for each part of it.
///
/// A block that one other block of its part calls is written into that; each of the others has a name.
package struct ProgramPrinter {
  private let program: SchemaProgram
  /// The part that each block belongs to; nil where no entry leads to the block.
  private let parts: [Int?]
  private let documents: [String]
  private let names: [String]
  private var isNamed: [Bool]
  /// The parts with blocks that are needed.
  package let neededParts: Set<Int>

  /// How many blocks within each other are written.
  private static let depthLimit = 12

  /// - Parameters:
  ///   - program: a program whose blocks call each other by their numbers.
  ///   - parts: for each block the part that it belongs to, such as its document.
  ///   - documents: for each part, the document of its schemas.
  ///   - names: for each block its name, no two equal: a document, `#` and more.
  ///   - entries: the blocks that are asked for by their names, and whose callees are needed with them.
  package init(
    _ program: SchemaProgram, parts: [Int], documents: [String], names: [String], entries: some Sequence<Int>
  ) {
    (self.program, self.documents, self.names) = (program, documents, names)
    var needed = [Int?](repeating: nil, count: parts.count)
    var isNamed = [Bool](repeating: false, count: parts.count)
    var isCalled = isNamed
    var open: [Int] = []
    for entry in entries where needed[entry] == nil {
      (needed[entry], isNamed[entry]) = (parts[entry], true)
      open.append(entry)
    }
    while let next = open.popLast() {
      for callee in program.blocks[next].allCalls.map(\.target) {
        if isCalled[callee] || parts[callee] != parts[next] { isNamed[callee] = true }
        isCalled[callee] = true
        if needed[callee] == nil {
          needed[callee] = parts[callee]
          open.append(callee)
        }
      }
    }
    self.parts = needed
    neededParts = Set(needed.lazy.compactMap(\.self))
    self.isNamed = isNamed
  }

  /// What blocks are called in a program: for where their schemas stand, and how they are reached.
  package static func names(of blocks: some Sequence<Block>) -> [String] {
    var taken: Set<ScalarKey> = []
    var numbers: [ScalarKey: Int] = [:]
    return blocks.map { block in
      let base = ([block.location] + block.variant).joined(separator: " ")
      var name = base
      while !taken.insert(ScalarKey(name)).inserted {
        numbers[ScalarKey(base), default: 1] += 1
        name = "\(base) \(numbers[ScalarKey(base), default: 1])"
      }
      return name
    }
  }

  /// The text of a part: a JSON object whose members stand on lines of their own.
  /// - Parameter broken: gives a line with the line ends that it should have. It ends without the comma behind it.
  /// - Returns: nil where no block of the part is needed.
  package func text(ofPart part: Int, broken: (String) -> String = { $0 }) -> String? {
    var isNamed = isNamed
    var members: [(key: String, value: JSONValue)] = []
    // A block that stands too deep gets a name, and is written later.
    var open = parts.indices.filter { parts[$0] == part && isNamed[$0] }
    var next = 0
    while next < open.count {
      var writer = BlockWriter(
        program, document: documents[part], names: names, isNamed: isNamed, depth: Self.depthLimit)
      members.append((writer.name(open[next]), .object(writer.block(open[next], at: names[open[next]]))))
      for block in writer.postponed {
        isNamed[block] = true
        open.append(block)
      }
      next += 1
    }
    guard !members.isEmpty else { return nil }
    return JSONObject(uniqueMembers: members).lines(broken)
  }

  /// The other parts that a part's blocks call, in order.
  package func callees(ofPart part: Int) -> [Int] {
    var callees: Set<Int> = []
    for index in parts.indices where parts[index] == part {
      for callee in program.blocks[index].allCalls.map(\.target) {
        if let other = parts[callee], other != part { callees.insert(other) }
      }
    }
    return callees.sorted()
  }
}

extension JSONObject {
  /// The members as JSON, each on a line of its own.
  fileprivate func lines(_ broken: (String) -> String) -> String {
    let texts = members.map { member in
      let text = VisibleText.json(JSONValue.object(JSONMap(uniqueMembers: [member])).description)
      return broken(String(text.dropFirst().dropLast()))
    }
    return "{" + texts.joined(separator: ",\n") + "}"
  }
}
