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

    /// A control that is hidden from screen readers.
    public static let hiddenControl = AuditCheck(rawValue: "hidden-control")

    /// A control inside an element that screen readers read as a whole.
    public static let nestedControl = AuditCheck(rawValue: "nested-control")

    /// A control whose role is not that of a control.
    public static let controlWithoutRole = AuditCheck(rawValue: "control-without-role")

    /// An element with the role of a control and without an action.
    public static let roleWithoutAction = AuditCheck(rawValue: "role-without-action")

    /// A switch, check box or bar of tabs that does not say its state.
    public static let missingState = AuditCheck(rawValue: "missing-state")

    /// States that contradict each other, the value or what is drawn.
    public static let conflictingStates = AuditCheck(rawValue: "conflicting-states")

    /// A label or value with the name of a state, which the screen reader adds anyway.
    public static let stateInName = AuditCheck(rawValue: "state-in-name")

    /// A progress or adjustable element without a value.
    public static let missingValue = AuditCheck(rawValue: "missing-value")

    /// A number outside of its bounds.
    public static let valueOutOfRange = AuditCheck(rawValue: "value-out-of-range")

    /// A chart, bar, ring, picture or activity indicator without a label.
    public static let unspokenGraphic = AuditCheck(rawValue: "unspoken-graphic")

    /// A decorative text whose words are spoken nowhere.
    public static let unspokenText = AuditCheck(rawValue: "unspoken-text")

    /// A chart with points that a screen reader cannot read.
    public static let chartWithoutValues = AuditCheck(rawValue: "chart-without-values")

    /// A field without a visible label.
    public static let fieldWithoutLabel = AuditCheck(rawValue: "field-without-label")

    /// A field with an error that has no text.
    public static let errorWithoutText = AuditCheck(rawValue: "error-without-text")

    /// A role or state for assistive technology that is not known.
    public static let unknownSemantics = AuditCheck(rawValue: "unknown-semantics")

    /// A part of a group outside of a group, such as a tab outside of a bar of tabs.
    public static let misplacedRole = AuditCheck(rawValue: "misplaced-role")

    /// A screen without a title, or an overlay without a text.
    public static let untitledScreen = AuditCheck(rawValue: "untitled-screen")

    /// A screen or overlay that cannot be left.
    public static let noWayOut = AuditCheck(rawValue: "no-way-out")

    /// A deletion without a question or a way to undo it.
    public static let irreversibleDelete = AuditCheck(rawValue: "irreversible-delete")

    /// Too little time to undo.
    public static let shortUndo = AuditCheck(rawValue: "short-undo")

    /// A deletion without the role `destructive`.
    public static let unmarkedDelete = AuditCheck(rawValue: "unmarked-delete")

    /// A question without a title or with answers that do not say what they do.
    public static let unclearQuestion = AuditCheck(rawValue: "unclear-question")

    /// An action with an intent that this version does not support.
    public static let unknownIntent = AuditCheck(rawValue: "unknown-intent")

    /// A further action of an element that screen readers do not read.
    public static let lostAction = AuditCheck(rawValue: "lost-action")

    /// A result that only dragging has.
    public static let dragOnly = AuditCheck(rawValue: "drag-only")

    /// A text or button that shows nothing.
    public static let emptyText = AuditCheck(rawValue: "empty-text")

    /// A text with a placeholder, a missing value or doubled marks.
    public static let brokenText = AuditCheck(rawValue: "broken-text")

    /// A spoken text with signs that are skipped or misread, such as “3/5” and “~”.
    public static let unspeakableText = AuditCheck(rawValue: "unspeakable-text")

    /// Text below 11 points.
    public static let smallText = AuditCheck(rawValue: "small-text")

    /// A hint that names a gesture.
    public static let gestureInHint = AuditCheck(rawValue: "gesture-in-hint")

    /// A language that is not a valid tag.
    public static let invalidLanguage = AuditCheck(rawValue: "invalid-language")

    /// A writing direction that is not that of the language or text.
    public static let wrongDirection = AuditCheck(rawValue: "wrong-direction")

    /// Texts in letters with which the screen's language is not written.
    public static let wrongLanguage = AuditCheck(rawValue: "wrong-language")

    /// Content beyond the end of a narrow device.
    public static let offScreen = AuditCheck(rawValue: "off-screen")

    /// Texts or controls that cover each other.
    public static let overlapping = AuditCheck(rawValue: "overlapping")

    /// Content that does not fit its fixed size.
    public static let cutOff = AuditCheck(rawValue: "cut-off")

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
        .duplicateID, .hiddenControl, .nestedControl, .controlWithoutRole, .roleWithoutAction,
        .missingState, .conflictingStates, .stateInName, .missingValue, .valueOutOfRange,
        .unspokenGraphic, .unspokenText, .chartWithoutValues, .fieldWithoutLabel, .errorWithoutText,
        .unknownSemantics, .misplacedRole, .untitledScreen, .noWayOut, .irreversibleDelete,
        .shortUndo, .unmarkedDelete, .unclearQuestion, .unknownIntent, .lostAction, .dragOnly,
        .emptyText, .brokenText, .unspeakableText, .smallText, .gestureInHint, .invalidLanguage,
        .wrongDirection, .wrongLanguage, .offScreen, .overlapping, .cutOff, .unknownRole,
        .unknownKind, .unknownScreen, .unusedToken, .unusedRole, .nearDuplicate, .offScale,
    ]
}
