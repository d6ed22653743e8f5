public import Foundation
public import SchemaRuntime

extension Date: FormatConvertible {
  /// A time as RFC 3339 writes it (§5.6). A leap second is the second that follows it, as clocks have it; digits of a
  /// fraction beyond what `Date` holds are dropped from the value, and stay in the text.
  public init?(formatText text: String) {
    guard let time = InternetTime(text) else { return nil }
    self.init(timeIntervalSince1970: Double(time.seconds) + time.fraction)
  }

  /// In UTC, with as many digits of a second, up to nine, as it takes: `2026-03-01T12:30:00Z`.
  public var formatText: String { InternetTime(timeIntervalSince1970).text }
}
