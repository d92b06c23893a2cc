import CandelaElements
import CandelaRules
package import CandelaLanguage
import Foundation

/// A number in its written and spoken form, in the digits and separators of one language.
///
/// Its plural operands come from the displayed digits: 0.96 shown as “1.0” has the operands of
/// 1.0. The spoken form omits a zero decimal, so “1.0 lb to go” is spoken “1 pound to go”.
public struct NumberText: Sendable, Equatable {
    /// The written form: `1,234.5`, `80%`.
    public let text: String

    /// The spoken form, without a zero decimal, a percent sign or direction marks.
    public let spoken: String

    package let operands: PluralOperands
    package let spokenOperands: PluralOperands

    private let measure: Measure

    /// The unit of a number; indirect because most numbers have none.
    private indirect enum Measure: Sendable, Equatable {
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

    /// A weight or weight difference with one decimal: `226.0`, spoken “226”.
    ///
    /// Rounds half to even. A result of zero has no sign.
    package static func weight(_ value: Double, in language: String) -> NumberText {
        decimal(value, style(language))
    }

    /// The same text as ``weight(_:in:)``, without a formatter; `nil` for numbers that need one.
    static func weight(_ value: Double, _ pattern: DecimalPattern) -> NumberText? {
        guard let tenths = pattern.tenths(of: value.tenths) else { return nil }
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

    /// A weight change: as ``weight(_:in:)``, with a sign. Zero has none.
    ///
    /// The minus is the sign itself, also if CLDR writes a hyphen: `−1.4`.
    package static func change(_ value: Double, in language: String) -> NumberText {
        let number = decimal(value, style(language).sign(strategy: .always(includingZero: false)))
        func signed(_ text: String) -> String { text.replacing("-", with: "\u{2212}") }
        return NumberText(
            text: signed(number.text), operands: number.operands, spoken: signed(number.spoken),
            spokenOperands: number.spokenOperands)
    }

    /// A weekly rate with two decimals: `0.70`. Rounds half to even.
    ///
    /// - Parameter isSigned: Whether it has its sign: `−0.70`, `+0.70`.
    package static func rate(
        _ value: Double, isSigned: Bool = false, in language: String
    ) -> NumberText {
        var style = style(language).precision(.fractionLength(2))
        if isSigned { style = style.sign(strategy: .always(includingZero: false)) }
        let text = value.formatted(style)
        let digits = PluralOperands(readingDigitsOf: text, fractionDigits: 2)
        return NumberText(text: text.replacing("-", with: "\u{2212}"), operands: digits)
    }

    /// A milestone or goal: no decimal if it is whole, otherwise one, both written and spoken.
    ///
    /// The same rounding everywhere keeps a goal of 187.5 from appearing as two different numbers.
    package static func milestone(_ value: Double, in language: String) -> NumberText {
        let weight = weight(value, in: language)
        guard weight.isWhole else { return weight }
        let text = whole(weight.isZero ? 0 : value, style(language))
        return NumberText(text: text, operands: weight.operands.withoutFraction)
    }

    /// A measured number without trailing zeros: `72.4`, `38`, `0.125`.
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

    /// The scale factors for 0, 1 and 2 decimals.
    private static let scales = [1.0, 10, 100]

    /// A fraction as a whole percentage: `80%`, `80 %`, `٨٠٪`, spoken “80”; a phrase adds the word.
    ///
    /// Rounded like ``wholePercent(_:)``.
    package static func percent(_ fraction: Double, in language: String) -> NumberText {
        let percent = wholePercent(fraction)
        let locale = Locale(identifier: language)
        let spoken = integer(percent, in: language)
        return NumberText(
            text: percent.formatted(.percent.locale(locale)), operands: spoken.operands,
            spoken: spoken.text, spokenOperands: spoken.operands)
    }

    /// A measured percentage: `24%`, `24.5%`, spoken “24.5”; a phrase adds the word.
    ///
    /// Rounded like a milestone.
    package static func measuredPercent(_ percent: Double, in language: String) -> NumberText {
        let number = milestone(percent, in: language)
        let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: language))
        return NumberText(
            text: (percent / 100)
                .formatted(style.precision(.fractionLength(number.isWhole ? 0 : 1))),
            operands: number.operands, spoken: number.text, spokenOperands: number.operands)
    }

    /// The percent sign: `%`, `٪`.
    package static func percentSign(in language: String) -> String {
        String(percent(0, in: language).text.filter { !$0.isNumber && !$0.isWhitespace })
            .withoutDirectionControls
    }

    /// A fraction as a whole percentage: rounded to nearest, halves up, so 1 of 8 is 13 percent;
    /// but never 100 below 1 and never 0 above 0.
    ///
    /// NaN gives 0. The result is limited to ±1,000,000 percent.
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

    /// Whether all displayed digits are zero.
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
        let value = value.tenths
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
    /// Creates a number with its unit: `1.0 lb`, spoken “1 pound”.
    ///
    /// It has the plural operands of the number.
    ///
    /// - Parameters:
    ///   - unit: The unit's name in the keys of the catalog: `pounds`.
    ///   - phrase: The number and its unit as a phrase.
    ///   - isDrawn: Whether the unit is written; if not, it is only spoken.
    package init(_ number: NumberText, _ unit: String, _ phrase: Phrase, isDrawn: Bool = true) {
        text = isDrawn ? phrase.text : number.text
        spoken = phrase.spokenText
        operands = number.operands
        spokenOperands = number.spokenOperands
        measure = .unit(unit, of: number, drawn: isDrawn ? phrase : nil)
    }

    /// The number with its unit marked as inflected, where the unit is in full.
    var inflected: NumberText {
        guard case .unit(_, _, let phrase) = measure else { return self }
        let isLong = phrase?.spoken == nil && phrase != nil
        return NumberText(
            text: isLong ? "⟦\(text)⟧" : text, operands: operands, spoken: "⟦\(spoken)⟧",
            spokenOperands: spokenOperands)
    }

    /// The number followed by ‹?›: in a pseudo-language, no word beside it agrees with it.
    var disagreeing: NumberText {
        NumberText(
            text: text + "‹?›", operands: operands, spoken: spoken + "‹?›",
            spokenOperands: spokenOperands)
    }

    /// Creates a range of numbers, with the plural operands of the last one.
    init(_ range: Phrase, endingIn last: NumberText) {
        self.init(
            text: range.text, operands: last.operands, spoken: range.spokenText,
            spokenOperands: last.spokenOperands)
    }

    /// The name of the unit; `nil` without one.
    var unit: String? {
        guard case .unit(let name, _, _) = measure else { return nil }
        return name
    }

    /// The number without its unit.
    var withoutUnit: NumberText {
        guard case .unit(_, let number, _) = measure else { return self }
        return number
    }

    /// The written form in runs, in which the number has the given placeholder; `nil` for a single
    /// run.
    func runs(as placeholder: String) -> [PhraseRun]? {
        guard case .unit(_, _, let phrase?) = measure else { return nil }
        let runs = phrase.runs
        guard runs.count > 1 else { return nil }
        return runs.map { run in
            PhraseRun(text: run.text, placeholder: run.placeholder.map { _ in placeholder })
        }
    }
}
