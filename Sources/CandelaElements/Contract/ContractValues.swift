public import CandelaJSON
package import CandelaTokens

extension Appearance: MemberWord {}
extension FontWeight: MemberWord {}
extension TextStyle: MemberWord {}
extension Theme.Product: MemberWord {}
extension TypeSize: MemberWord {}

/// A language tag, written unchanged and decoded in its canonical spelling.
struct LanguageTag: MemberValue {
    let text: String

    init(_ text: String) { self.text = text }

    init(coded: CanonicalTag) { text = coded.text }

    func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, text)
    }
}

/// The rows of a table, as arrays of cells.
struct TextRows: MemberValue {
    let rows: [[String]]

    init(coded rows: [[String]]) { self.rows = rows }

    func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, coded: rows)
    }
}
