extension Audit {
    /// The checks of colours, in the order of their findings.
    static var ofColors: [any ScreenCheck.Type] { [ContrastCheck.self, ColorsAlikeCheck.self] }

    /// The checks of everything else, in the order of their findings.
    static var others: [any ScreenCheck.Type] { names + controls + actions + words + layout }

    /// The checks of labels, structure and reading order.
    private static var names: [any ScreenCheck.Type] {
        [
            EmptyNameCheck.self, RoleInNameCheck.self, NameWithoutWordsCheck.self,
            HeadingLevelCheck.self, NoHeadingsCheck.self, ReadingOrderCheck.self,
            RepetitionCheck.self, ManyStopsCheck.self, UnspokenGraphicCheck.self,
            UnspokenTextCheck.self, ChartValuesCheck.self, UntitledScreenCheck.self,
            MisplacedRoleCheck.self,
        ]
    }

    /// The checks of controls, with their roles, states and values.
    private static var controls: [any ScreenCheck.Type] {
        [
            HiddenControlCheck.self, ControlRoleCheck.self, MissingStateCheck.self,
            ConflictingStatesCheck.self, StateInNameCheck.self, MissingValueCheck.self,
            ValueRangeCheck.self, FieldLabelCheck.self, ErrorTextCheck.self, NoWayOutCheck.self,
        ]
    }

    /// The checks of actions, roles and ids.
    private static var actions: [any ScreenCheck.Type] {
        [
            DeletionCheck.self, UnclearQuestionCheck.self, LostActionCheck.self,
            DuplicateIDCheck.self, UnknownRoleCheck.self, UnknownKindCheck.self,
            UnknownScreenCheck.self, UnknownIntentCheck.self, UnknownSemanticsCheck.self,
        ]
    }

    /// The checks of texts and languages.
    private static var words: [any ScreenCheck.Type] {
        [
            EmptyTextCheck.self, BrokenTextCheck.self, UnspeakableTextCheck.self,
            GestureCheck.self, LanguageCheck.self, UntranslatedCheck.self,
            TextInSentenceCheck.self,
        ]
    }

    /// The checks of sizes on a device 320 points wide.
    private static var layout: [any ScreenCheck.Type] {
        [
            SmallTargetCheck.self, CloseTargetsCheck.self, TextTooWideCheck.self,
            SmallTextCheck.self, OffScreenCheck.self, OverlappingCheck.self, CutOffCheck.self,
        ]
    }
}
