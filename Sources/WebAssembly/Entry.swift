// What a page calls. A text is lent as its address and its length in bytes, in memory that `schemagen_allocate` gave.

/// The programs that are loaded, in order; they find each other's blocks by their names.
nonisolated(unsafe) private var programs: [SchemaProgram] = []
/// The keywords whose messages say what was found.
nonisolated(unsafe) private var keywords = FoundValue.Keywords()
/// The answer to the last question.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Memory for a text, until `schemagen_free` gives it back.
@_cdecl("schemagen_allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(count, 1), alignment: 16)
}

/// Gives memory back.
@_cdecl("schemagen_free")
public func free(_ place: UnsafeMutableRawPointer) { place.deallocate() }

/// Names a keyword whose messages say what was found (`FoundValue.Keywords`).
/// - Parameter isOfScalars: 1 where the keyword concerns a number or a string, 0 where it concerns a value of any kind.
@_cdecl("schemagen_name")
public func name(_ isOfScalars: Int, _ keyword: UnsafePointer<UInt8>, _ count: Int) {
  let keyword = string(keyword, count)
  if isOfScalars == 0 { keywords.ofAnyKind.append(keyword) } else { keywords.ofScalars.append(keyword) }
}

/// Loads the program of a document, as generated files carry it.
/// - Returns: its number, by which `schemagen_check` asks for it.
@_cdecl("schemagen_load")
public func load(
  _ document: UnsafePointer<UInt8>, _ documentCount: Int, _ text: UnsafePointer<UInt8>, _ count: Int
) -> Int {
  programs.append(SchemaProgram(string(document, documentCount), text: string(text, count)) { programs })
  return programs.count - 1
}

/// Validates a JSON text against the schema at a place, such as `#/$defs/a`, of a program's document, as
/// `schemagen validate` does.
/// - Returns: the length of the answer, which is the report as JSON (`ValidationReport`); 0 where there is no such schema.
@_cdecl("schemagen_check")
public func check(
  _ program: Int, _ place: UnsafePointer<UInt8>, _ placeCount: Int, _ text: UnsafePointer<UInt8>, _ count: Int
) -> Int {
  answer = []
  guard programs.indices.contains(program),
    let block = programs[program].block(string(place, placeCount))
  else { return 0 }
  let text = UnsafeBufferPointer(start: text, count: count)
  let report = programs[program].report(text, of: block).shown(of: text, keywords)
  var writer = JSONWriter()
  writer.object(report)
  answer = writer.withBytes { bytes in Array(bytes) }
  return answer.count
}

/// The address of the answer to the last question.
@_cdecl("schemagen_answer")
public func addressOfAnswer() -> UnsafePointer<UInt8>? { answer.withUnsafeBufferPointer { $0.baseAddress } }

private func string(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
}
