// Reads unions from any decoder.
extension StoredCases {
  /// The kinds in the order in which a decoder is asked for them: some give a boolean for a number, or a string for either.
  private static var askedKinds: [JSONKind] { [.null, .boolean, .number, .string, .object, .array] }

  /// Reads the value of a decoder, and asks no schema. A case that the kind, a tag or the text tells has the decoder; of
  /// other values JSON is read first.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  func decode(_ decoder: any Decoder) throws -> Union {
    let kinds = Self.askedKinds.filter { contents.pointee.kinds[Int($0.rawValue)] != nil }
    let rules = kinds.compactMap { contents.pointee.kinds[Int($0.rawValue)] }
    // Where no answer would tell the case, nothing is asked.
    guard rules.contains(where: \.isToldByParts), rules.count > 1 else {
      return try decode(decoder, by: rules.count == 1 ? rules[0] : nil)
    }
    let kind = try decoder.kind(among: kinds)
    return try decode(decoder, by: contents.pointee.kinds[Int(kind.rawValue)])
  }

  private func decode(_ decoder: any Decoder, by kind: KindReading?) throws -> Union {
    guard let kind, let reading = try kind.reading(of: decoder) else { return try Union.readDecoded(decoder) }
    return try contents.pointee.cases[reading.number].decode(decoder)
  }
}

extension KindReading {
  /// Whether the kind, a tag, the text or names tell the case of some values.
  fileprivate var isToldByParts: Bool {
    switch choice {
    case .sole, .tag, .text: true
    case .trial, .asked: few != nil
    }
  }

  /// The case of the value that a decoder holds; nil where only the whole value tells.
  fileprivate func reading(of decoder: any Decoder) throws -> CaseReading? {
    switch choice {
    case .sole: return cases[0]
    case .tag: return reading(at: try decoder.index(ofTag: tag, in: values))
    case .text: return reading(at: values.index(of: try String(_unvalidatedFrom: decoder)))
    case .trial, .asked:
      guard let few else { return nil }
      return reading(of: try few.pointee.candidates(of: decoder))
    }
  }
}
