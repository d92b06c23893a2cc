import CandelaDTCG
import CandelaElements
package import CandelaRules
import CandelaTokens

/// The options of a command that describe the device.
package enum ContextOption {
    static let all =
        [
            now, Options.timeZone, language, typeSize, displayScale, reduceMotion,
            reduceTransparency,
            increaseContrast, differentiateWithoutColor, assistiveTechnology, product, noFrost,
            noCelebrations, noTransitions,
        ] + BrandOption.options

    package static let now = Option(
        "now", "INSTANT", "the current time, such as 2026-03-18T17:20:00+01:00", default: "now")
    private static let language = Option(
        "language", "TAG",
        "a BCP 47 tag such as en-GB; en-XA and ar-XB test longer text and right-to-left layout, "
            + "en-XG and en-XP mark inserted texts and counted words that cannot be translated",
        default: "this machine's")
    private static let typeSize = Option(
        "type-size", "SIZE", "xSmall … xxxLarge or accessibility1 … accessibility5",
        default: "large")
    private static let displayScale = Option(
        "display-scale", "NUMBER", "pixels per point", default: "3")
    private static let reduceMotion = Option("reduce-motion", nil, "reduce motion")
    private static let reduceTransparency = Option(
        "reduce-transparency", nil, "use opaque surfaces")
    private static let increaseContrast = Option("increase-contrast", nil, "increase contrast")
    private static let differentiateWithoutColor = Option(
        "differentiate-without-color", nil, "convey nothing by colour alone")
    private static let assistiveTechnology = Option(
        "assistive-technology", nil, "an assistive technology such as a screen reader is running")
    static let product = Option(
        "product", "NAME",
        "the theme: \(Theme.Product.allCases.map(\.rawValue).joined(separator: ", "))",
        default: "the screen's own")
    private static let noFrost = Option("no-frosted-material", nil, "no frosted cards")
    private static let noCelebrations = Option("no-celebrations", nil, "no celebration animations")
    private static let noTransitions = Option(
        "no-matched-transitions", nil, "no matched transitions to the next screen")

    /// Returns the context described by the options.
    ///
    /// - Throws: A usage failure for the first invalid value, or a data failure if the machine's
    ///   time zone is needed and unknown.
    static func context(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> Context {
        var context = Context(
            now: try moment(invocation, environment),
            zone: try invocation.zone(or: environment))
        context.language = try language(invocation, language) ?? environment.language()
        let size = try invocation.choice(of: typeSize, from: TypeSize.self)
        context.typeSize = size ?? context.typeSize
        let scale = try invocation.value(
            of: displayScale, expected: "write \(DisplayScale.words), such as 2", convert: scale)
        context.displayScale = scale ?? context.displayScale
        context.reduceMotion = invocation.has(reduceMotion)
        context.reduceTransparency = invocation.has(reduceTransparency)
        context.increaseContrast = invocation.has(increaseContrast)
        context.differentiateWithoutColor = invocation.has(differentiateWithoutColor)
        context.assistiveTechnology = invocation.has(assistiveTechnology)
        context.options.frostedMaterial = !invocation.has(noFrost)
        context.options.celebrations = !invocation.has(noCelebrations)
        context.options.matchedTransitions = !invocation.has(noTransitions)
        return context
    }

    /// The time given with `--now`, or else the current time.
    ///
    /// - Throws: A usage failure when it is not an instant.
    package static func moment(
        _ invocation: Invocation, _ environment: CommandEnvironment
    ) throws(Failure) -> Instant {
        let moment = try invocation.value(
            of: now, expected: "write an instant such as 2026-03-18T17:20:00+01:00",
            convert: Instant.init)
        return moment ?? Instant(secondsSince1970: environment.secondsSince1970())
    }

    /// The last language given with an option; `nil` without one.
    ///
    /// - Throws: A usage failure for the first invalid language tag.
    static func language(_ invocation: Invocation, _ option: Option) throws(Failure) -> String? {
        try languages(invocation, option).last
    }

    /// Whether the command line names a language.
    static func namesLanguage(_ invocation: Invocation) -> Bool { invocation[language] != nil }

    /// The languages given with an option that may be repeated.
    ///
    /// - Throws: A usage failure for the first invalid language tag.
    package static func languages(_ invocation: Invocation, _ option: Option) throws(Failure)
        -> [String]
    {
        var tags: [String] = []
        for text in invocation.values(of: option) {
            guard let tag = CanonicalTag(text) else {
                throw .usage(
                    "'\(text)' is not valid for '\(option.spelling)': write a BCP 47 tag such as en-GB",
                    id: "invalid-value")
            }
            tags.append(tag.text)
        }
        return tags
    }

    private static func scale(_ text: String) -> Double? {
        Double(text).flatMap { Context.displayScales.contains($0) ? $0 : nil }
    }
}
