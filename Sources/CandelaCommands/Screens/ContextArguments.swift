import CandelaDTCG
import CandelaElements
import CandelaRules
import CandelaTokens

/// The description of the device, the person and the brand given on the command line.
struct ContextArguments: ArgumentGroup {
    private let clock: ClockArguments
    private let language: String?

    /// The device, at no time.
    private var device = Context(now: Instant(secondsSince1970: 0), zone: .utc)

    /// The product whose theme is used; `nil` for the screen's own.
    let product: Theme.Product?
    let brand: BrandArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        clock = try ClockArguments(&arguments)
        language = try arguments.language(
            "a BCP 47 tag such as en-GB; en-XA and ar-XB test longer text and right-to-left "
                + "layout, en-XG and en-XP mark inserted texts and counted words that cannot be "
                + "translated", default: "this machine's")
        device.typeSize = try arguments.choice(
            "type-size", "SIZE", "xSmall … xxxLarge or accessibility1 … accessibility5",
            default: .large)
        let scale = try arguments.value(
            "display-scale", "NUMBER", "pixels per point", default: "3",
            expected: "write \(DisplayScale.words), such as 2"
        ) { text in Double(text).flatMap { Context.displayScales.contains($0) ? $0 : nil } }
        device.displayScale = scale ?? device.displayScale
        device.reduceMotion = arguments.flag("reduce-motion", "reduce motion")
        device.reduceTransparency = arguments.flag(
            "reduce-transparency", "use opaque surfaces")
        device.increaseContrast = arguments.flag("increase-contrast", "increase contrast")
        device.differentiateWithoutColor = arguments.flag(
            "differentiate-without-color", "convey nothing by colour alone")
        device.assistiveTechnology = arguments.flag(
            "assistive-technology", "an assistive technology such as a screen reader is running")
        product = try arguments.choice(
            "product", "NAME",
            "the theme: \(Theme.Product.allCases.map(\.rawValue).joined(separator: ", "))",
            default: "the screen's own")
        device.options.frostedMaterial = !arguments.flag(
            "no-frosted-material", "no frosted cards")
        device.options.celebrations = !arguments.flag(
            "no-celebrations", "no celebration animations")
        device.options.matchedTransitions = !arguments.flag(
            "no-matched-transitions", "no matched transitions to the next screen")
        brand = BrandArguments(&arguments)
    }

    /// Whether a language is asked for; the machine's language is no request.
    var asksForLanguage: Bool { language != nil }

    /// The context of a screen.
    ///
    /// - Throws: A data failure if the machine's time zone is needed and unknown.
    func context(_ environment: CommandEnvironment) throws(Failure) -> Context {
        var context = device
        let present = try clock.context(environment)
        (context.now, context.zone) = (present.now, present.zone)
        context.language = language ?? environment.language()
        return context
    }
}

extension ArgumentReader {
    /// The language given with `--language`; `nil` without it.
    ///
    /// - Throws: A usage failure for an invalid tag.
    mutating func language(
        _ help: String, default defaultText: String
    ) throws(Failure) -> String? {
        try value("language", "TAG", help, default: defaultText)
            .map { text throws(Failure) in try Self.language(text) }
    }

    /// The languages given with `--language`.
    ///
    /// - Throws: A usage failure for the first invalid tag.
    package mutating func languages(_ help: String) throws(Failure) -> [String] {
        try values("language", "TAG", help)
            .map { text throws(Failure) in try Self.language(text) }
    }

    private static func language(_ text: String) throws(Failure) -> String {
        guard let tag = CanonicalTag(text) else {
            throw .invalid(text, for: "language", "write a BCP 47 tag such as en-GB")
        }
        return tag.text
    }
}
