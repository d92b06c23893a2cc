import CandelaJSON
package import CandelaRules
package import CandelaTokens

/// A type of value that a member can have.
package protocol MemberValue {
    /// The type that is decoded.
    associatedtype Coded: Decodable = Self

    /// Creates a value from the decoded one.
    init(coded: Coded)

    /// Passes the value to a sink as a member with the given name.
    func record(_ name: StaticString, to sink: inout some MemberSink)
}

/// A type of value that arrays can contain.
package protocol MemberElement: MemberValue, Decodable {
    /// Passes an array to a sink as a member with the given name.
    static func record(_ list: [Self], _ name: StaticString, to sink: inout some MemberSink)
}

extension MemberValue where Coded == Self {
    package init(coded: Self) { self = coded }
}

extension Bool: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, self)
    }
}

extension Int: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, self)
    }
}

extension Double: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, self)
    }
}

extension String: MemberElement {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, self)
    }

    package static func record(
        _ list: [String], _ name: StaticString, to sink: inout some MemberSink
    ) {
        sink.member(name, list)
    }
}

extension Array: MemberValue where Element: MemberElement {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        Element.record(self, name, to: &sink)
    }
}

/// A word of a JSON vocabulary.
package protocol MemberWord: MemberElement, RawRepresentable where RawValue == String {}

extension MemberWord {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, rawValue)
    }

    package static func record(
        _ list: [Self], _ name: StaticString, to sink: inout some MemberSink
    ) {
        sink.member(name, list.map(\.rawValue))
    }
}

extension ActionTarget: MemberWord {}
extension Appearance: MemberWord {}
extension FontWeight: MemberWord {}
extension HeatMap.Grain: MemberWord {}
extension StepKind: MemberWord {}
extension TextStyle: MemberWord {}
extension Theme.Product: MemberWord {}
extension TypeSize: MemberWord {}
extension WeightUnit: MemberWord {}

extension NamedRole {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, role: self)
    }

    package static func record(
        _ list: [Self], _ name: StaticString, to sink: inout some MemberSink
    ) {
        sink.member(name, roles: list)
    }
}

extension MemberWritable {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, self)
    }

    package static func record(
        _ list: [Self], _ name: StaticString, to sink: inout some MemberSink
    ) {
        sink.member(name, list)
    }
}

extension CalendarDay: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, description)
    }
}

extension Zone: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, coded: self)
    }
}

extension ZonedInstant: MemberValue {
    package func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, coded: self)
    }
}

/// A language tag, written unchanged and decoded in its canonical spelling.
struct LanguageTag: MemberValue {
    let text: String

    init(_ text: String) { self.text = text }

    init(coded: CanonicalTag) { text = coded.text }

    func record(_ name: StaticString, to sink: inout some MemberSink) { sink.member(name, text) }
}

/// The rows of a table, as arrays of cells.
struct TextRows: MemberValue {
    let rows: [[String]]

    init(coded rows: [[String]]) { self.rows = rows }

    func record(_ name: StaticString, to sink: inout some MemberSink) {
        sink.member(name, rows: rows)
    }
}
