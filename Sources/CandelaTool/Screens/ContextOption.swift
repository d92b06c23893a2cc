import CandelaElements
import CandelaPipeline
import CandelaRules
import CandelaTokens

/// What a device says about itself, as options of a command.
enum ContextOption {
    static let all =
        [
            now, Options.timeZone, language, typeSize, displayScale, reduceMotion,
            reduceTransparency,
            increaseContrast, differentiateWithoutColor, assistiveTechnology, product, noFrost,
            noCelebrations, noTransitions,
        ] + BrandOption.options

    static let now = Option(
        "now", "INSTANT", "the moment, such as 2026-03-18T17:20:00+01:00", default: "this moment")
    private static let language = Option(
        "language", "TAG",
        "a BCP 47 tag such as en-GB; en-XA and ar-XB try longer words and right to left",
        default: "this machine's")
    private static let typeSize = Option(
        "type-size", "SIZE", "xSmall … xxxLarge or accessibility1 … accessibility5",
        default: "large")
    private static let displayScale = Option(
        "display-scale", "NUMBER", "pixels per point", default: "3")
    private static let reduceMotion = Option("reduce-motion", nil, "less motion")
    private static let reduceTransparency = Option(
        "reduce-transparency", nil, "opaque surfaces")
    private static let increaseContrast = Option("increase-contrast", nil, "more contrast")
    private static let differentiateWithoutColor = Option(
        "differentiate-without-color", nil, "nothing told by colour alone")
    private static let assistiveTechnology = Option(
        "assistive-technology", nil, "a screen reader or the like is running")
    static let product = Option(
        "product", "NAME",
        "the theme: \(Theme.Product.allCases.map(\.rawValue).joined(separator: ", "))",
        default: "the screen's own")
    private static let noFrost = Option("no-frosted-material", nil, "plain cards for frosted ones")
    private static let noCelebrations = Option("no-celebrations", nil, "no celebrating motion")
    private static let noTransitions = Option(
        "no-matched-transitions", nil, "nothing grows into the next screen")

    /// The context a command line describes.
    ///
    /// - Throws: A usage failure about the first value that is none.
    static func context(
        _ invocation: Invocation, _ surroundings: Surroundings
    ) throws(Failure) -> Context {
        var context = Context(
            now: try moment(invocation, surroundings),
            zone: try invocation.zone(or: surroundings))
        context.language = try language(invocation, language) ?? surroundings.language()
        let size = try invocation.choice(of: typeSize, from: TypeSize.self)
        context.typeSize = size ?? context.typeSize
        let scale = try invocation.value(
            of: displayScale, expected: "write a number above 0, such as 2", convert: scale)
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

    /// The moment asked for, or else this one.
    static func moment(
        _ invocation: Invocation, _ surroundings: Surroundings
    ) throws(Failure) -> Instant {
        let moment = try invocation.value(
            of: now, expected: "write an instant such as 2026-03-18T17:20:00+01:00",
            convert: Instant.init)
        return moment ?? Instant(secondsSince1970: surroundings.secondsSince1970())
    }

    /// The language an option names.
    ///
    /// - Throws: A usage failure when it is no tag.
    static func language(_ invocation: Invocation, _ option: Option) throws(Failure) -> String? {
        try languages(invocation, option).last
    }

    /// The languages an option names that may be given several times.
    ///
    /// - Throws: A usage failure about the first that is no tag.
    static func languages(_ invocation: Invocation, _ option: Option) throws(Failure) -> [String] {
        var tags: [String] = []
        for text in invocation.values(of: option) {
            guard let tag = CanonicalTag(text) else {
                throw .usage(
                    "'\(text)' is no value for '\(option.spelling)': write a BCP 47 tag such as en-GB",
                    id: "invalid-value")
            }
            tags.append(tag.text)
        }
        return tags
    }

    private static func scale(_ text: String) -> Double? {
        guard let scale = Double(text), scale > 0, scale.isFinite else { return nil }
        return scale
    }
}
