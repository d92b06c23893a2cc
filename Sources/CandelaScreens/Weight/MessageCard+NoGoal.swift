import CandelaTokens

extension MessageCard {
    /// The way to a goal, in place of what a person without one cannot see yet.
    ///
    /// - Parameter message: What a goal is for here.
    static func noGoal(_ message: Phrase, with kit: Kit) -> MessageCard {
        let phrases = kit.phrases
        return MessageCard(
            "noGoal", .guidance, icon: .flagFilled, phrases.milestoneNoGoalTitle(),
            message,
            button: kit.button(
                kit.action(
                    "setGoal", .open(.weightSettings, as: .tab), phrases.actionSetGoal()),
                .primary,
                text: phrases.actionSetGoal()), with: kit)
    }
}
