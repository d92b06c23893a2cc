import CandelaElements
import CandelaKit
import CandelaTokens

extension MessageCard {
    /// A prompt to set a goal, shown in place of content that needs one.
    ///
    /// - Parameter message: The reason for setting a goal.
    static func noGoal(_ message: Phrase, with kit: Kit) -> MessageCard {
        MessageCard(
            "noGoal", .guidance, icon: .flagFilled, kit.phrases.milestoneNoGoalTitle(), message,
            button: kit.button(
                "setGoal", .open(.weightSettings, as: .tab), kit.phrases.actionSetGoal(), .primary),
            with: kit)
    }
}
