/// What all types of the shop adopt.
package protocol Described {}

extension Described {
  package var line: String { "\(Self.self)" }
}
