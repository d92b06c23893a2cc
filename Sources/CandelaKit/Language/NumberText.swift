import CandelaElements
package import CandelaWords
import Foundation

/// A number as it is read, in the digits and separators of one language.
///
/// It keeps what plural rules need, taken from the displayed digits: 0.96 shown as “1.0” counts as
/// “1.0”. Saying a number drops a decimal that is zero, so the eye reads “1.0 lb to go” and the
/// ear hears “1 pound to go”.
public struct NumberText: Sendable, Hashable {
    /// What is drawn: `1,234.5`, `80%`.
    public let text: String

    /// What is said: without a zero decimal, a percent sign or invisible direction marks.
    public let spoken: String

    package let operands: PluralOperands
    package let spokenOperands: PluralOperands

    private let measure: Measure

    /// Whether a number has a unit, boxed since most have none.
    private indirect enum Measure: Sendable, Hashable {
        case bare
        case unit(String, of: NumberText, drawn: Phrase?)
    }

    private init(text: String, operands: PluralOperands) {
        self.init(text: text, operands: operands, spoken: text, spokenOperands: operands)
    }

    private init(
        text: String, operands: PluralOperands, spoken: String, spokenOperands: PluralOperands
    ) {
        self.text = text
        self.operands = operands
        self.spoken = spoken.withoutDirectionControls
        self.spokenOperands = spokenOperands
        measure = .bare
    }

    /// A whole number with the language's grouping: `1,234`.
    package static func integer(_ value: Int, in language: String) -> NumberText {
        let text = value.formatted(.number.locale(Locale(identifier: language)))
        return NumberText(
            text: text, operands: PluralOperands(readingDigitsOf: text, fractionDigits: 0))
    }

    /// A weight, or a difference of weights, with one decimal: `226.0`, said “226”.
    ///
    /// Rounds half to even on the decimal digits. What rounds to zero has no sign.
    package static func weight(_ value: Double, in language: String) -> NumberText {
        decimal(value, style(language))
    }

    /// The same as ``weight(_:in:)`` and ``integer(_:in:)`` for most numbers; nil for the rest.
    static func weight(_ value: Double, _ pattern: DecimalPattern) -> NumberText? {
        guard let tenths = pattern.tenths(of: value) else { return nil }
        let (whole, decimal) = tenths.quotientAndRemainder(dividingBy: 10)
        let text = pattern.text(ofTenths: tenths)
        let operands = PluralOperands(integer: whole, fractionDigits: 1, fraction: decimal)
        guard decimal == 0 else { return NumberText(text: text, operands: operands) }
        return NumberText(
            text: text, operands: operands, spoken: pattern.text(of: whole),
            spokenOperands: operands.withoutFraction)
    }

    static func integer(_ value: Int, _ pattern: DecimalPattern) -> NumberText? {
        pattern.integer(value).map {
            NumberText(text: $0, operands: PluralOperands(integer: value))
        }
    }

    /// A change of weight: as ``weight(_:in:)`` with a plus sign before a gain. Zero has no sign.
    package static func change(_ value: Double, in language: String) -> NumberText {
        decimal(value, style(language).sign(strategy: .always(includingZero: false)))
    }

    /// A milestone or goal: no decimal when whole, otherwise one, in text and speech alike.
    ///
    /// 187.5 reads “187.5” everywhere; rounding it in one place and cutting it in another would
    /// show two goals.
    package static func milestone(_ value: Double, in language: String) -> NumberText {
        let weight = weight(value, in: language)
        guard weight.isWhole else { return weight }
        let text = whole(weight.isZero ? 0 : value, style(language))
        return NumberText(text: text, operands: weight.operands.withoutFraction)
    }

    /// A number as it was measured, without decimals that are zero: `72.4`, `38`, `0.125`.
    ///
    /// Rounds to three decimals.
    package static func measured(_ value: Double, in language: String) -> NumberText {
        let exact = value.roundedToThousandths
        let digits = [0, 1, 2].first { (exact * scales[$0]).rounded() / scales[$0] == exact } ?? 3
        let text = (exact == 0 ? 0 : exact)
            .formatted(style(language).precision(.fractionLength(digits)))
        return NumberText(
            text: text, operands: PluralOperands(readingDigitsOf: text, fractionDigits: digits))
    }

    /// Powers of ten.
    private static let scales = [1.0, 10, 100]

    /// A share of 1 as whole percent: `80%`, `80 %`, `٨٠٪`, said “80” for a phrase to complete.
    ///
    /// Rounded as ``wholePercent(_:)``.
    package static func percent(_ fraction: Double, in language: String) -> NumberText {
        let percent = wholePercent(fraction)
        let locale = Locale(identifier: language)
        let spoken = integer(percent, in: language)
        return NumberText(
            text: percent.formatted(.percent.locale(locale)), operands: spoken.operands,
            spoken: spoken.text, spokenOperands: spoken.operands)
    }

    /// A share of 1 as the percentage a reader is shown: the nearest whole number, halves up, so that
    /// 1 of 8 is 13 percent, but never 100 below 1 and never 0 above 0.
    ///
    /// Not-a-number reads as 0; beyond ±1,000,000 percent the number stops there.
    package static func wholePercent(_ fraction: Double) -> Int {
        guard !fraction.isNaN else { return 0 }
        let percent = min(max(fraction * 100, -1_000_000), 1_000_000)
        let half = (percent * 2).rounded() / 2
        let snapped = abs(percent - half) < 1e-9 ? half : percent
        let whole = Int((snapped + 0.5).rounded(.down))
        if fraction < 1 && whole >= 100 { return 99 }
        if fraction > 0 && whole <= 0 { return 1 }
        return whole
    }

    private var isWhole: Bool { operands.isWhole }

    /// Whether it shows nothing but zeros.
    public var isZero: Bool { operands.integer == 0 && isWhole }

    private static func style(_ language: String) -> FloatingPointFormatStyle<Double> {
        .number.locale(Locale(identifier: language)).precision(.fractionLength(1))
    }

    private static func whole(_ value: Double, _ style: FloatingPointFormatStyle<Double>) -> String
    {
        value.formatted(style.precision(.fractionLength(0)))
    }

    private static func decimal(
        _ value: Double, _ style: FloatingPointFormatStyle<Double>
    ) -> NumberText {
        let text = value.formatted(style)
        let digits = PluralOperands(readingDigitsOf: text, fractionDigits: 1)
        if digits.integer == 0, digits.isWhole, value.sign == .minus { return decimal(0, style) }
        guard digits.isWhole else { return NumberText(text: text, operands: digits) }
        return NumberText(
            text: text, operands: digits, spoken: whole(value, style),
            spokenOperands: digits.withoutFraction)
    }
}

extension NumberText {
    /// A number with its unit: `1.0 lb`, said “1 pound”.
    ///
    /// It takes the plural form that the number alone takes.
    ///
    /// - Parameters:
    ///   - unit: The unit's name in the keys of the catalog: `pounds`.
    ///   - phrase: The number and its unit as a phrase.
    ///   - isDrawn: Whether the unit is drawn; if not, it is only said.
    package init(_ number: NumberText, _ unit: String, _ phrase: Phrase, isDrawn: Bool = true) {
        text = isDrawn ? phrase.text : number.text
        spoken = phrase.spokenText
        operands = number.operands
        spokenOperands = number.spokenOperands
        measure = .unit(unit, of: number, drawn: isDrawn ? phrase : nil)
    }

    /// The name of the unit, when it has one.
    var unit: String? {
        guard case .unit(let name, _, _) = measure else { return nil }
        return name
    }

    /// The number alone.
    var withoutUnit: NumberText {
        guard case .unit(_, let number, _) = measure else { return self }
        return number
    }

    /// What is drawn in pieces, the number as the value of a placeholder; nil when it is one piece.
    func runs(as placeholder: String) -> [PhraseRun]? {
        guard case .unit(_, _, let phrase?) = measure else { return nil }
        let runs = phrase.runs
        guard runs.count > 1 else { return nil }
        return runs.map { run in
            PhraseRun(text: run.text, placeholder: run.placeholder.map { _ in placeholder })
        }
    }
}
