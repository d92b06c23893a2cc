import CandelaElements
import CandelaKit
import CandelaTokens

extension MessageCard {
    /// The way to a goal, in place of what a person without one cannot see yet.
    ///
    /// - Parameter message: What a goal is for here.
    static func noGoal(_ message: Phrase, with kit: Kit) -> MessageCard {
        MessageCard(
            "noGoal", .guidance, icon: .flagFilled, kit.phrases.milestoneNoGoalTitle(), message,
            button: kit.button(
                "setGoal", .open(.weightSettings, as: .tab), kit.phrases.actionSetGoal(), .primary),
            with: kit)
    }
}
