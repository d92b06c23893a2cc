import CandelaElements
import CandelaTokens

extension Kit {
    /// The question before input is discarded, with the harmless answer first.
    var discardQuestion: MessageCard {
        MessageCard(
            "discard", .question, icon: .exclamationmarkTriangle, phrases.discardTitle(),
            phrases.discardText(),
            button: button("keep", .close(), phrases.discardKeep(), .secondary, role: .cancel),
            also: [
                button(
                    "discard", .discard, phrases.discardConfirm(), .destructive, role: .destructive)
            ], with: self)
    }
}
