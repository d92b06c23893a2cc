import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

extension SchemaRecorder {
    /// A recorder with the schemas of types whose accepted values cannot be derived from their
    /// coding, such as strings in a fixed format.
    ///
    /// - Parameter tool: The tool whose apps and screens the schemas cover.
    /// - Throws: An error when a sample cannot be encoded.
    static func ofDocuments(of tool: Tool) throws(JSONEncodingError) -> SchemaRecorder {
        let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        let time = "[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?"
        let instant = SchemaFragment.string(
            format: "date-time", pattern: "^\(date)T\(time)(Z|[+-][0-9]{2}:[0-9]{2})$")
        let moment = Instant(secondsSince1970: 0)
        var recorder = SchemaRecorder(userInfo: [
            .apps: tool.apps + [SampleScreen.app], .ownData: tool.data,
        ])
        recorder.describe = SchemaDescriptions(own: tool.descriptions()).sentence
        try recorder.register(
            .string(format: "date", pattern: "^\(date)$"), sample: CalendarDay(daysSince1970: 0))
        try recorder.register(instant, sample: moment)
        try recorder.register(instant, sample: ZonedInstant(moment))
        try recorder.register(
            .string(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"), sample: TimeOfDay.midnight)
        try recorder.register(
            .string().described(
                "An IANA time zone such as `Europe/Berlin`, `Z`, or an offset such as `+03:00`."),
            sample: Zone.utc)
        let scales = Context.displayScales
        try recorder.register(
            .number(minimum: scales.lowerBound, maximum: scales.upperBound),
            sample: DisplayScale(1))
        try recorder.register(
            .string(
                pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", examples: ["en", "pt-BR"]
            ).described("A BCP 47 language tag."), sample: CanonicalTag.english)
        try recorder.register(
            .any(
                of: MilestoneInterval.allCases.map {
                    .integer(minimum: $0.rawValue, maximum: $0.rawValue)
                }),
            sample: MilestoneInterval.five)
        let products = Theme.Product.allCases.map(\.rawValue)
        try recorder.register(.words(products), sample: Theme.base.product)
        let names = tool.ownThemes.map(\.name).filter { !products.contains($0) }
        let themes = SchemaFragment.words(products + names)
        try recorder.register(themes, sample: ScreenTheme(Theme.base))
        try recorder.register(themes, sample: ThemeName(rawValue: Theme.base.name))
        if let object = try? JSONDocument(parsing: Array("{}".utf8), file: "").root {
            let anything = SchemaFragment.anything.described("Any JSON value.")
            try recorder.register(anything, sample: object)
            try recorder.register(anything, sample: OwnValue(object))
        }
        try recorder.register(
            .any(of: [
                .string(), .number(), .boolean, .array(of: .anything), .dictionary(of: .anything),
            ]), sample: Intent.Value.flag(true))
        recorder.register(choice: ("option", "setting"), in: "enter", of: Intent.self)
        try recorder.register(examples: tool.screens)
        let kinds = tool.data.filter(\.isList).map { Intent.RecordKind(rawValue: $0.name) }
        try recorder.register(examples: Intent.RecordKind.allCases + kinds)
        try recorder.register(sample: SampleScreen.app.document)
        if let session = try? Session(Journal(), at: SampleScreen.Options(), of: SampleScreen.app) {
            try recorder.register(sample: session)
        }
        // The type of a page's options depends on its screen.
        try recorder.register(
            kinds: PageKinds.all(of: tool), by: "screen", sample: Page(SampleScreen.Options()))
        for kind in RoleKinds.all { try recorder.registerRole(kind) }
        try recorder.register(
            path(["color.surface", "gradient.progress-positive"]), sample: Paint(.surface))
        try recorder.register(path(["radius.card", "toast.radius"]), sample: CornerRadius(.card))
        return recorder
    }

    /// Registers a role as a token path; apps add roles, so the known ones are only examples.
    private mutating func registerRole<Kind: RoleKind>(
        _ kind: Kind.Type
    ) throws(JSONEncodingError) {
        let examples = kind.generated.paths.prefix(3)
        try register(
            Self.path(Array(examples)), sample: Role<Kind>(examples.first ?? "role"))
    }

    /// A token path.
    private static func path(_ examples: [String]) -> SchemaFragment {
        .string(pattern: "^[^.{}$][^.{}]*(\\.[^.{}]+)*$", examples: examples)
    }
}

/// A placeholder screen, used where recording a type needs a value.
private struct SampleScreen: Presenter {
    struct Options: ScreenOptions {
        static let screen: ScreenName = "sample"
    }

    static let app = AppDefinition(
        unchecked: "sample", name: "Sample", theme: .of(.practice), wording: .engine,
        screens: [SampleScreen()])

    func title(_ kit: Kit) -> Phrase { kit.phrase("Sample") }

    func content(
        of journal: Journal, _ options: Options, with kit: Kit
    ) throws(ScreenError) -> ScreenContent { ScreenContent(cards: []) }
}

/// The types of a session's pages, by screen.
private enum PageKinds {
    static func all(of tool: Tool) -> [(kind: String, type: any (Decodable & Sendable).Type)] {
        tool.optionTypes.map { screen, options in (screen.rawValue, members(with: options)) }
    }

    private static func members<Options: ScreenOptions>(
        with options: Options.Type
    ) -> any (Decodable & Sendable).Type { PageMembers<Options>.self }
}

/// The members of a page except its screen.
private struct PageMembers<Options: ScreenOptions>: Decodable, Sendable {
    let presentation: Intent.Destination.Presentation?
    let options: Options?

    private enum CodingKeys: String, CodingKey {
        case options
        case presentation = "as"
    }
}
