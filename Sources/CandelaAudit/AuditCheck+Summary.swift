extension AuditCheck {
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
        case .hiddenControl: "Screen readers reach every control."
        case .nestedControl: "No control is inside an element that is read as a whole."
        case .controlWithoutRole: "What can be pressed has the role of a control."
        case .roleWithoutAction: "What has the role of a control can be pressed."
        case .missingState: "Switches, check boxes and tabs say their state."
        case .conflictingStates: "States agree with each other and with the value."
        case .stateInName: "Labels leave states to the screen reader."
        case .missingValue: "Progress and adjustable elements have a value."
        case .valueOutOfRange: "Numbers are inside their bounds."
        case .unspokenGraphic: "Charts and other graphics have a label or are decorative."
        case .unspokenText: "Decorative text is spoken elsewhere."
        case .chartWithoutValues: "Every value of a chart can be read."
        case .fieldWithoutLabel: "Fields have a visible label."
        case .errorWithoutText: "Every error of a field has a text."
        case .unknownSemantics: "Roles and states for assistive technology are known."
        case .misplacedRole: "Parts of groups are in a group."
        case .untitledScreen: "Screens and overlays have a title."
        case .noWayOut: "Every screen and overlay can be left."
        case .irreversibleDelete: "Deleting asks first or can be undone."
        case .shortUndo: "There are at least five seconds to undo."
        case .unmarkedDelete: "Deletions are marked as destructive."
        case .unclearQuestion: "Questions have a title and answers that differ."
        case .unknownIntent: "Every action has a known intent."
        case .lostAction: "Further actions belong to elements that are read."
        case .dragOnly: "Whatever dragging does, another action does too."
        case .emptyText: "Texts and buttons show something."
        case .brokenText: "Texts have no traces of code."
        case .unspeakableText: "Spoken texts consist of words."
        case .smallText: "Text has at least 11 points."
        case .gestureInHint: "Hints name no gestures."
        case .invalidLanguage: "The language of the screen is a valid tag."
        case .wrongDirection: "The writing direction is that of the language."
        case .wrongLanguage: "Texts are in the letters of the language."
        case .offScreen: "Nothing extends beyond a device 320 points wide."
        case .overlapping: "Texts and controls do not cover each other."
        case .cutOff: "Nothing is cut off."
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
            .brokenText, .conflictingStates, .cutOff, .gestureInHint, .nameWithoutWords,
            .roleInName,
            .saidTwice, .sameName, .stateInName, .textInSentence, .textTooWide, .unknownRoleWords,
            .unspeakableText, .unspokenText, .wrongDirection, .wrongLanguage,
        ].contains(self)
    }
}
