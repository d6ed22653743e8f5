public import SchemaRuntime

/// A day of the calendar, which is no point in time: `2026-03-01` (the format `date`, RFC 3339 §5.6).
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to the last of the month.
  public let day: Int

  /// Nil where the calendar has no such day in the years 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(of: month, in: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  init?(_ scanner: inout DigitScanner) {
    guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2), scanner.skip("-"),
      let day = scanner.number(2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  // The Gregorian calendar as arithmetic, in eras of 400 years that begin with a March.

  /// How many days it is behind 1970-01-01; negative before.
  public var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// - Parameter days: within the years 0 to 9999.
  init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension CalendarDate: Comparable {
  /// Whether the one day is before the other.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate: FormatConvertible {
  /// A day as RFC 3339 writes it.
  public init?(formatText text: String) {
    var scanner = DigitScanner(text)
    self.init(&scanner)
    if !scanner.isAtEnd { return nil }
  }

  /// The day as RFC 3339 writes it.
  public var formatText: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }
}
