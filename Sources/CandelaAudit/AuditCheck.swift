/// A check of an audit; the set may grow.
public struct AuditCheck: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The check's id in JSON.
    public let rawValue: String

    /// Creates a check from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text with too little contrast with its background.
    public static let textContrast = AuditCheck(rawValue: "text-contrast")

    /// A graphic that alone conveys information and has too little contrast with its background.
    public static let graphicContrast = AuditCheck(rawValue: "graphic-contrast")

    /// Two colours with different meanings that some people cannot distinguish.
    public static let colorsAlike = AuditCheck(rawValue: "colors-alike")

    /// A touch target that is too small.
    public static let smallTarget = AuditCheck(rawValue: "small-target")

    /// Adjacent touch targets without a visible boundary.
    public static let closeTargets = AuditCheck(rawValue: "close-targets")

    /// An accessibility element without a label.
    public static let emptyName = AuditCheck(rawValue: "empty-name")

    /// Controls with the same label and different actions.
    public static let sameName = AuditCheck(rawValue: "same-name")

    /// A control whose label lacks its visible text.
    public static let nameWithoutWords = AuditCheck(rawValue: "name-without-words")

    /// A label that ends with the name of the element's role, which the screen reader adds anyway.
    public static let roleInName = AuditCheck(rawValue: "role-in-name")

    /// A language in which the names of roles are unknown, so that ``roleInName`` finds nothing.
    public static let unknownRoleWords = AuditCheck(rawValue: "unknown-role-words")

    /// A screen in the base language, because the requested language lacks phrases.
    public static let untranslated = AuditCheck(rawValue: "untranslated")

    /// A heading without a level, or one that skips levels.
    public static let headingLevel = AuditCheck(rawValue: "heading-level")

    /// A screen with many accessibility elements and no heading to jump to.
    public static let noHeadings = AuditCheck(rawValue: "no-headings")

    /// A reading order that differs from the drawing order.
    public static let readingOrder = AuditCheck(rawValue: "reading-order")

    /// A text or a number that would have to agree with the words around it; in the
    /// pseudo-languages `en-XG` and `en-XP`.
    public static let textInSentence = AuditCheck(rawValue: "text-in-sentence")

    /// Text that is spoken twice.
    public static let saidTwice = AuditCheck(rawValue: "said-twice")

    /// A screen with too many accessibility elements to swipe through.
    public static let manyStops = AuditCheck(rawValue: "many-stops")

    /// A word or a number that is wider than the available space.
    public static let textTooWide = AuditCheck(rawValue: "text-too-wide")

    /// A card, an element or an action whose id is already used on the screen.
    public static let duplicateID = AuditCheck(rawValue: "duplicate-id")

    /// A role without a value in the theme.
    public static let unknownRole = AuditCheck(rawValue: "unknown-role")

    /// An element kind that this version does not support.
    public static let unknownKind = AuditCheck(rawValue: "unknown-kind")

    /// A screen that is neither one of the package's nor a tab of the app.
    public static let unknownScreen = AuditCheck(rawValue: "unknown-screen")

    /// A token of a scale that no other token references; for token files.
    public static let unusedToken = AuditCheck(rawValue: "unused-token")

    /// A role that no token references and no screen draws; for token files.
    public static let unusedRole = AuditCheck(rawValue: "unused-role")

    /// Two colours that hardly differ; for token files.
    public static let nearDuplicate = AuditCheck(rawValue: "near-duplicate")

    /// A length or a duration that is not on the scale; for token files.
    public static let offScale = AuditCheck(rawValue: "off-scale")

    /// All checks of this version.
    public static let allCases: [AuditCheck] = [
        .textContrast, .graphicContrast, .colorsAlike, .smallTarget, .closeTargets, .emptyName,
        .sameName, .nameWithoutWords, .roleInName, .unknownRoleWords, .untranslated, .headingLevel,
        .noHeadings, .readingOrder, .textInSentence, .saidTwice, .manyStops, .textTooWide,
        .duplicateID, .unknownRole, .unknownKind, .unknownScreen, .unusedToken, .unusedRole,
        .nearDuplicate, .offScale,
    ]

    /// The rule that the check enforces, in one sentence.
    public var summary: String {
        switch self {
        case .textContrast: "Text has enough contrast with its background."
        case .graphicContrast: "Graphics that alone convey information have enough contrast."
        case .colorsAlike: "Colours with different meanings are distinguishable to everyone."
        case .smallTarget: "Touch targets measure at least 44 by 44 points."
        case .closeTargets: "Adjacent touch targets have a visible boundary."
        case .emptyName: "Every accessibility element has a label."
        case .sameName: "Controls with different actions have different labels."
        case .nameWithoutWords: "The label of a control contains its visible text."
        case .roleInName: "Labels leave the name of the role to the screen reader."
        case .unknownRoleWords: "The names of roles are known in the screen's language."
        case .untranslated: "The requested language has every phrase of the screen."
        case .headingLevel: "Headings descend one level at a time."
        case .noHeadings: "A long screen has headings to jump to."
        case .readingOrder: "The reading order follows the drawing order."
        case .textInSentence: "Inserted texts and numbers need not agree with other words."
        case .saidTwice: "No text is spoken twice."
        case .manyStops: "A screen has few enough accessibility elements to swipe through."
        case .textTooWide: "Words and numbers fit into the available space."
        case .duplicateID: "Cards, elements and actions of a screen have unique ids."
        case .unknownRole: "The theme has a value for every role."
        case .unknownKind: "Every element has a known kind."
        case .unknownScreen: "Every screen belongs to the package or the app."
        case .unusedToken: "Every value of a scale is referenced by a token."
        case .unusedRole: "Every role is referenced by a token or drawn by a screen."
        case .nearDuplicate: "Colours with different names are distinguishable."
        case .offScale: "Lengths and durations are values of a scale."
        default: rawValue
        }
    }

    /// Whether its findings depend on the language.
    var dependsOnLanguage: Bool {
        [
            .nameWithoutWords, .roleInName, .saidTwice, .sameName, .textInSentence, .textTooWide,
            .unknownRoleWords,
        ].contains(self)
    }
}
