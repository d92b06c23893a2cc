import CandelaKit
import CandelaScreens

/// Phrases of the products' catalog, whose functions are internal to the products.
extension Phrases {
    private func product(_ key: String, _ arguments: PhraseArgument...) -> Phrase {
        let phrases = Phrases(language: Language(language, in: .standard))
        return phrases.phrase(key, arguments)
    }

    func appNamePractice() -> Phrase { product("app.name.practice") }
    func appNameWeight() -> Phrase { product("app.name.weight") }
    func milestoneBound(value: NumberText) -> Phrase {
        product("milestone.bound", .number("value", value))
    }
    func milestoneReachedAnnouncement(milestone: NumberText) -> Phrase {
        product("milestone.reached.announcement", .number("milestone", milestone))
    }
    func milestoneRemaining(amount: NumberText) -> Phrase {
        product("milestone.remaining", .number("amount", amount))
    }
    func streakNextRequirement(date: String) -> Phrase {
        product("streak.next.requirement", .text("date", date))
    }
}
