import CandelaTokens

extension MessageCard {
    /// The way to a goal, in place of the milestones of a person who has none yet.
    static func noGoal(with kit: Kit) -> MessageCard {
        let phrases = kit.phrases
        return MessageCard(
            "noGoal", .guidance, icon: .flagFilled, phrases.milestoneNoGoalTitle(),
            phrases.milestoneNoGoalMessage(),
            button: kit.button(
                kit.action(
                    "setGoal", .open(.weightSettings, as: .tab), phrases.actionSetGoal()),
                .primary,
                text: phrases.actionSetGoal()), with: kit)
    }
}
