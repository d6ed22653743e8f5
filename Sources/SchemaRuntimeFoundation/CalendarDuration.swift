public import SchemaRuntime

/// A length of time in the units of the calendar (the format `duration`, RFC 3339 appendix A): `P1Y2M3DT4H5M6S`, `P4W`.
///
/// How many seconds a month has depends on where it begins: so it is no number of seconds.
public struct CalendarDuration: Hashable, Sendable {
  public var years = 0
  public var months = 0
  public var weeks = 0
  public var days = 0
  public var hours = 0
  public var minutes = 0
  public var seconds = 0

  /// No time at all.
  public init() {}

  private typealias Unit = (mark: Unicode.Scalar, value: WritableKeyPath<CalendarDuration, Int>)
  private static var dateUnits: [Unit] { [("Y", \.years), ("M", \.months), ("W", \.weeks), ("D", \.days)] }
  private static var timeUnits: [Unit] { [("H", \.hours), ("M", \.minutes), ("S", \.seconds)] }
}

extension CalendarDuration: FormatConvertible {
  /// A duration as RFC 3339 writes it. Nil where a number is too great for `Int`.
  public init?(formatText text: String) {
    self.init()
    var scanner = DigitScanner(text)
    guard scanner.skip("P") else { return nil }
    let hasDate = read(Self.dateUnits, &scanner)
    let hasTime = scanner.skip("T")
    if hasTime, read(Self.timeUnits, &scanner) != true { return nil }
    guard scanner.isAtEnd, let hasDate, hasDate || hasTime else { return nil }
  }

  /// Reads numbers with units in the order of these. Whether there was one; nil where a number has no unit of them.
  private mutating func read(_ units: [Unit], _ scanner: inout DigitScanner) -> Bool? {
    var rest = units[...]
    while let digits = scanner.digits() {
      guard let number = Int(digits), let index = rest.firstIndex(where: { scanner.skip($0.mark) }) else {
        return nil
      }
      self[keyPath: rest[index].value] = number
      rest = rest[(index + 1)...]
    }
    return rest.count < units.count
  }

  /// The units that are not 0, from years to seconds; `P0D` without any.
  public var formatText: String {
    func text(_ units: [Unit]) -> String {
      units.filter { self[keyPath: $0.value] != 0 }.map { "\(self[keyPath: $0.value])\($0.mark)" }.joined()
    }
    let time = text(Self.timeUnits)
    let all = text(Self.dateUnits) + (time.isEmpty ? "" : "T" + time)
    return "P" + (all.isEmpty ? "0D" : all)
  }
}
