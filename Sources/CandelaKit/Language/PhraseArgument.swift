import CandelaElements
import CandelaJSON
import CandelaLanguage

/// A value for one placeholder of a phrase.
public struct PhraseArgument: Sendable, Equatable {
    /// The placeholder's name in the catalog.
    public let name: String

    /// The value to insert.
    public let value: Value

    /// A text or a number to insert.
    public enum Value: Sendable, Equatable {
        /// The value of `%(name)@`: text that is not in the catalog, such as a name or a date.
        case text(String)
        /// The value of `%(name)lld` and `%(name)lf`: a number in the reader's digits.
        case number(NumberText)
    }

    /// The value of a `%(name)@` placeholder.
    public static func text(_ name: String, _ value: String) -> PhraseArgument {
        PhraseArgument(name: name, value: .text(value))
    }

    /// The value of a `%(name)lld` or `%(name)lf` placeholder.
    public static func number(_ name: String, _ value: NumberText) -> PhraseArgument {
        PhraseArgument(name: name, value: .number(value))
    }

    /// The name of the number's unit; `nil` without one.
    var unit: String? {
        guard case .number(let number) = value else { return nil }
        return number.unit
    }

    /// The same value without its unit, for a sentence that contains the unit.
    var withoutUnit: PhraseArgument {
        guard case .number(let number) = value else { return self }
        return .number(name, number.withoutUnit)
    }

    /// The written form in a text of a given direction.
    func text(in direction: TextDirection) -> String {
        switch value {
        case .text(let text): text.isolated(in: direction)
        case .number(let number): number.text
        }
    }

    /// The written form in runs; a number and its unit are separate ones.
    func runs(in direction: TextDirection) -> [PhraseRun] {
        if case .number(let number) = value, let runs = number.runs(as: name) { return runs }
        return [PhraseRun(text: text(in: direction), placeholder: name)]
    }

    /// The operands that select a plural form; `nil` for a text.
    func operands(isSpoken: Bool) -> PluralOperands? {
        switch value {
        case .text: nil
        case .number(let number): isSpoken ? number.spokenOperands : number.operands
        }
    }

    /// The spoken form.
    var spoken: String {
        switch value {
        case .text(let text): text.withoutDirectionControls
        case .number(let number): number.spoken
        }
    }

    /// Whether the written and the spoken form, and their plural operands, are equal.
    func hasSameSpokenForm(in direction: TextDirection) -> Bool {
        switch value {
        case .text(let text):
            direction == .leftToRight && text.isASCII
                || text.isolated(in: direction) == text && text.withoutDirectionControls == text
        case .number(let number):
            number.text == number.spoken && number.operands == number.spokenOperands
        }
    }
}
