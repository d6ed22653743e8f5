import Billing
import Foundation
import SchemaRuntime
import SchemaRuntimeFoundation
import Shop
import Testing

/// What the settings of the package decide, as programs see it.
@Suite struct ShopTests {
  private static let order = """
    {"id":"O-007","placed":"2026-03-01T12:30:00.50+01:00","due":"2026-03-05","within":"P3D",\
    "related":["F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"],"page":"https://shop.example/o/7","status":"lost",\
    "weight":1200,"total":19.90,"lines":[{"sku":"a","quantity":2}],"payment":{"kind":"cash","at":"door"}}
    """

  @Test func valuesComeBackAsTheyWere() throws {
    let order = try Order(jsonString: Self.order)
    #expect(try order.jsonString() == Self.order)
    #expect(order.validate().isValid)
    let decoded = try JSONDecoder().decode(Order.self, from: Data(Self.order.utf8))
    #expect(decoded.placed == order.placed && decoded.id == order.id && decoded.status == order.status)
    let encoded = try JSONEncoder().encode(order)
    #expect(try Order(jsonUTF8Bytes: encoded) == decoded)
    #expect(String(decoding: encoded, as: UTF8.self).contains(#""placed":"2026-03-01T12:30:00.50+01:00""#))
  }

  @Test func formatsHaveTypes() throws {
    var order = try Order(jsonString: Self.order)
    #expect(order.id.number == 7)
    #expect(order.placed.value == Date(timeIntervalSince1970: 1_772_364_600.5))
    #expect(order.due?.value.month == 3)
    #expect(order.within?.value.days == 3)
    #expect(order.related?.first?.value == UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
    #expect(order.page.value?.value.host == "shop.example")
    #expect(order.weight == Int32(1200))
    #expect(order.sum?.value == Decimal(string: "19.9"))
    order.placed.value = Date(timeIntervalSince1970: 0)
    #expect(order.placed.text == "1970-01-01T00:00:00Z")
    order.sum = FormattedNumber(Decimal(7))
    #expect(try order.jsonString().contains(#""total":7,"#))
  }

  @Test func defaultsHaveTheTypesOfFormats() throws {
    let order = try Order(
      jsonString: #"{"id":"O-1","placed":"2026-03-01T12:30:00Z","status":"open","lines":[]}"#)
    #expect(order.withinOrDefault?.value.days == 3)
    #expect(order.pageOrDefault?.value.host == "shop.example")
    #expect(order.sumOrDefault?.text == "1.50")
    let told = try Order(jsonString: Self.order)
    #expect(told.sumOrDefault == told.sum && told.pageOrDefault == told.page.value)
  }

  @Test func twoSpellingsOfATimeStayTwo() throws {
    let texts = ["2026-03-01T12:00:00Z", "2026-03-01T13:00:00+01:00", "2026-03-01t12:00:00.000z"]
    let times = try texts.map { text in
      try #require(Formatted<Date>(text: text))
    }
    #expect(Set(times.map(\.value)).count == 1)
    #expect(times.map(\.text) == texts)
  }

  @Test func whatIsUnknownIsKept() throws {
    let order = try Order(jsonString: Self.order)
    #expect(order.status == .unknown("lost"))
    guard case .unknown(let payment)? = order.payment else {
      Issue.record("the payment is \(String(describing: order.payment))")
      return
    }
    #expect(payment.kind == "cash")
    #expect(payment.additionalProperties["at"] == "door")
    #expect(Order.Stage.moving.rawValue == "in-transit")
    #expect(!Order.validate(jsonUTF8Bytes: Self.order.replacing("cash", with: "card").utf8).isValid)
  }

  @Test func namesAndProtocolsAreThoseOfTheSettings() throws {
    let order = Order(
      id: OrderID(7), placed: Formatted(Date(timeIntervalSince1970: 0)), status: .open,
      lines: [Order.OrderLine(sku: "a")])
    #expect(order.line == "Order")
    #expect(order.lines[0].line == "OrderLine")
    let found = [order].first { $0.id == OrderID(7) } as (any Identifiable)?
    #expect(found != nil)
    #expect(
      try order.jsonString()
        == #"{"id":"O-7","placed":"1970-01-01T00:00:00Z","status":"open","lines":[{"sku":"a"}]}"#)
  }

  @Test func integersKeepToTheirWidth() {
    let text = Self.order.replacing("1200", with: "2147483648")
    let report = Order.validate(jsonUTF8Bytes: text.utf8)
    #expect(report.errors.map(\.instanceLocation) == ["/weight"])
    #expect(throws: ValidationError.self) { try Order(jsonString: text) }
  }

  @Test func whatATypeCannotHoldIsSaid() {
    let text = Self.order.replacing("19.90", with: "1." + String(repeating: "1", count: 60))
    #expect(Order.validate(jsonUTF8Bytes: text.utf8).isValid)
    do {
      _ = try Order(jsonString: text)
      Issue.record("the number was taken")
    } catch let error as ValidationError {
      #expect(error.report.errors.map(\.message) == ["the value does not fit the Swift type of its format"])
    } catch {
      Issue.record(error)
    }
  }

  @Test func aForeignSchemaIsRepaired() throws {
    let parcel = try Vendor.Parcel(jsonString: #"{"weight":5,"length":2.5,"sender":{"city":"Oslo"}}"#)
    #expect(parcel.weight == 5 && parcel.length == 2.5 && parcel.sender?.city == "Oslo")
    #expect(throws: ValidationError.self) { try Vendor.Parcel(jsonString: #"{"wieght":5}"#) }
    #expect(throws: ValidationError.self) { try Vendor.Parcel(jsonString: #"{"weight":-5}"#) }
  }

  @Test func anInvoiceHasTheShopsOrder() throws {
    let order = try Order(jsonString: Self.order)
    var invoice = Invoice(order, number: "R-1")
    invoice.refunded = [Order.OrderLine(sku: "a")]
    invoice.stage = .unknown("lost")
    let text = try invoice.jsonString()
    #expect(invoice.validate().isValid)
    let read = try Invoice(jsonString: text)
    #expect(read == invoice && read.order == order)
    #expect(try JSONDecoder().decode(Invoice.self, from: JSONEncoder().encode(invoice)).order.id == order.id)
    #expect(throws: ValidationError.self) { try Invoice(jsonString: #"{"number":"R-1","order":{}}"#) }
    #expect(throws: ValidationError.self) { try Invoice(jsonString: #"{"number":"R-1"}"#) }
  }

  @Test func aSchemaFromElsewhereHasAType() throws {
    #expect(try Rate(jsonString: #"{"vat":{"percent":19.5}}"#).vat?.percent == 19.5)
    #expect(!Rate.validate(jsonUTF8Bytes: #"{"vat":{"percent":-1}}"#.utf8).isValid)
  }
}
