/// What an audit looks for. The set may grow.
public struct AuditCheck: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The check's word in JSON.
    public let rawValue: String

    /// The check of a word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text that does not stand out from what it lies on.
    public static let textContrast = AuditCheck(rawValue: "text-contrast")

    /// A graphic that alone says something and does not stand out from what it lies on.
    public static let graphicContrast = AuditCheck(rawValue: "graphic-contrast")

    /// Two colours that say different things and look alike to some eyes.
    public static let colorsAlike = AuditCheck(rawValue: "colors-alike")

    /// Something to touch that is too small.
    public static let smallTarget = AuditCheck(rawValue: "small-target")

    /// Things to touch that are too close together.
    public static let closeTargets = AuditCheck(rawValue: "close-targets")

    /// A stop of a screen reader without a name.
    public static let emptyName = AuditCheck(rawValue: "empty-name")

    /// Controls that are called alike and do different things.
    public static let sameName = AuditCheck(rawValue: "same-name")

    /// A control whose name lacks the words that are written on it.
    public static let nameWithoutWords = AuditCheck(rawValue: "name-without-words")

    /// A name with the word for a role, which the screen reader adds by itself.
    public static let roleInName = AuditCheck(rawValue: "role-in-name")

    /// A heading without a level, or one that skips levels.
    public static let headingLevel = AuditCheck(rawValue: "heading-level")

    /// A screen of many stops without a heading to jump to.
    public static let noHeadings = AuditCheck(rawValue: "no-headings")

    /// A reading order that is not the drawn one.
    public static let readingOrder = AuditCheck(rawValue: "reading-order")

    /// Something that is said twice.
    public static let saidTwice = AuditCheck(rawValue: "said-twice")

    /// A screen with more stops than a person wants to walk past.
    public static let manyStops = AuditCheck(rawValue: "many-stops")

    /// A word or a number that is wider than the room it has.
    public static let textTooWide = AuditCheck(rawValue: "text-too-wide")

    /// A card, an element or an action with the id of another one of the screen.
    public static let duplicateID = AuditCheck(rawValue: "duplicate-id")

    /// A role that the theme has no value for.
    public static let unknownRole = AuditCheck(rawValue: "unknown-role")

    /// A kind of element that this version does not know.
    public static let unknownKind = AuditCheck(rawValue: "unknown-kind")

    /// A screen that is neither the package's nor a tab of the app.
    public static let unknownScreen = AuditCheck(rawValue: "unknown-screen")

    /// A token of a scale that no other takes a value from; of token files.
    public static let unusedToken = AuditCheck(rawValue: "unused-token")

    /// A role that no token takes a value from and no screen draws; of token files.
    public static let unusedRole = AuditCheck(rawValue: "unused-role")

    /// Two colours that hardly differ; of token files.
    public static let nearDuplicate = AuditCheck(rawValue: "near-duplicate")

    /// A length or a time beside the scale; of token files.
    public static let offScale = AuditCheck(rawValue: "off-scale")

    /// Every check of this version.
    public static let allCases: [AuditCheck] = [
        .textContrast, .graphicContrast, .colorsAlike, .smallTarget, .closeTargets, .emptyName,
        .sameName, .nameWithoutWords, .roleInName, .headingLevel, .noHeadings, .readingOrder,
        .saidTwice, .manyStops, .textTooWide, .duplicateID, .unknownRole, .unknownKind,
        .unknownScreen, .unusedToken, .unusedRole, .nearDuplicate, .offScale,
    ]

    /// What it looks for, in one sentence.
    public var summary: String {
        switch self {
        case .textContrast: "Text stands out from what it lies on."
        case .graphicContrast: "Graphics that alone say something stand out from what they lie on."
        case .colorsAlike: "Colours that say different things differ to every eye."
        case .smallTarget: "Whatever is touched measures at least 44 by 44 points."
        case .closeTargets: "Small things to touch do not lie close together."
        case .emptyName: "Every stop of a screen reader has a name."
        case .sameName: "Controls that do different things have different names."
        case .nameWithoutWords: "The name of a control has the words that are written on it."
        case .roleInName: "Names leave the word for the role to the screen reader."
        case .headingLevel: "Headings step down one level at a time."
        case .noHeadings: "A long screen has headings to jump to."
        case .readingOrder: "What is heard follows what is seen."
        case .saidTwice: "Nothing is said twice."
        case .manyStops: "A screen has no more stops than a person wants to walk past."
        case .textTooWide: "Words and numbers fit into the room they have."
        case .duplicateID: "Cards, elements and actions of a screen have ids of their own."
        case .unknownRole: "The theme has a value for every role."
        case .unknownKind: "Every element is of a kind that is known."
        case .unknownScreen: "Every screen is one of the package or of the app."
        case .unusedToken: "Every value of a scale is taken by a token."
        case .unusedRole: "Every role is taken by a token or drawn by a screen."
        case .nearDuplicate: "Colours that have different names can be told apart."
        case .offScale: "Lengths and times are values of a scale."
        default: rawValue
        }
    }

    /// Whether what it finds depends on the language.
    var isOfWords: Bool {
        [.nameWithoutWords, .roleInName, .saidTwice, .sameName, .textTooWide].contains(self)
    }
}
