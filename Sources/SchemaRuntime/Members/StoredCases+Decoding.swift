// Reads unions from any decoder.
extension StoredCases {
  /// Reads the value of a decoder, and asks no schema. A case that the kind, a tag or the text tells has the decoder; of
  /// other values JSON is read first.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  func decode(_ decoder: any Decoder) throws -> Union {
    let kinds = list.pointee.askedKinds
    if kinds.isEmpty { return try Union.readDecoded(decoder) }
    return try decode(decoder, by: list.pointee[kinds.count == 1 ? kinds[0] : try decoder.kind(among: kinds)])
  }

  /// Reads a value of a kind.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  private func decode(_ decoder: any Decoder, by kind: UnsafePointer<KindReading>?) throws -> Union {
    guard let kind, let reading = try kind.pointee.reading(of: decoder) else {
      return try Union.readDecoded(decoder)
    }
    return try withCase(reading.pointee.number) { try $0.decode(decoder) }
  }
}

extension KindReading {
  /// Whether the kind, a tag, the text or names tell the case of some values.
  var isToldByParts: Bool {
    switch choice {
    case .sole, .tag, .text: true
    case .trial, .asked: few != nil
    }
  }

  /// The case of the value that a decoder holds; nil where only the whole value tells.
  /// - Throws: what the decoder throws.
  fileprivate func reading(of decoder: any Decoder) throws -> UnsafePointer<CaseReading>? {
    switch choice {
    case .sole: return item(0)
    case .tag: return reading(at: try decoder.index(ofTag: tag, in: values))
    case .text: return reading(at: values.index(of: try String(_unvalidatedFrom: decoder)))
    case .trial, .asked:
      guard let few else { return nil }
      return reading(of: try few.pointee.candidates(of: decoder))
    }
  }
}
