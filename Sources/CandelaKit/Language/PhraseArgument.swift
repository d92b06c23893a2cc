import CandelaElements
import CandelaJSON

/// A value for one placeholder of a phrase.
public struct PhraseArgument: Sendable, Hashable {
    /// The placeholder's name in the catalog.
    public let name: String

    /// What to insert.
    public let value: Value

    /// What a placeholder can stand for.
    public enum Value: Sendable, Hashable {
        /// `%(name)@`: text that is not the catalog's, a name or a date.
        case text(String)
        /// `%(name)lld` and `%(name)lf`: a number in the reader's digits.
        case number(NumberText)
    }

    /// A text, as for `%(name)@`.
    public static func text(_ name: String, _ value: String) -> PhraseArgument {
        PhraseArgument(name: name, value: .text(value))
    }

    /// A number, as for `%(name)lld` and `%(name)lf`.
    public static func number(_ name: String, _ value: NumberText) -> PhraseArgument {
        PhraseArgument(name: name, value: .number(value))
    }

    /// The name of the unit, for a number that has one.
    var unit: String? {
        guard case .number(let number) = value else { return nil }
        return number.unit
    }

    /// The same value without its unit, for a sentence that names the unit itself.
    var withoutUnit: PhraseArgument {
        guard case .number(let number) = value else { return self }
        return .number(name, number.withoutUnit)
    }

    /// What is drawn in a text of the given direction.
    func text(in direction: TextDirection) -> String {
        switch value {
        case .text(let text): text.isolated(in: direction)
        case .number(let number): number.text
        }
    }

    /// What is drawn in pieces: a number apart from the unit around it.
    func runs(in direction: TextDirection) -> [PhraseRun] {
        if case .number(let number) = value, let runs = number.runs(as: name) { return runs }
        return [PhraseRun(text: text(in: direction), placeholder: name)]
    }

    /// What is said.
    var spoken: String {
        switch value {
        case .text(let text): text.withoutDirectionControls
        case .number(let number): number.spoken
        }
    }

    /// Whether saying it takes the same words, and the same plural form, as reading it.
    func soundsAsItReads(in direction: TextDirection) -> Bool {
        switch value {
        case .text(let text):
            direction == .leftToRight && text.isASCII
                || text.isolated(in: direction) == text && text.withoutDirectionControls == text
        case .number(let number):
            number.text == number.spoken && number.operands == number.spokenOperands
        }
    }
}
