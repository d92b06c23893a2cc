import CandelaJSON
import CandelaRules
import CandelaTokens

/// How one screen is made: its name, what it is called in each phase, and what it holds.
///
/// A new screen is a folder with its cards and one recipe in the list of its product.
struct ScreenRecipe: Sendable {
    /// The screen's name.
    let name: ScreenName

    /// What the screen is called.
    let title: @Sendable (Phrases) -> Phrase

    /// What is said while its data load.
    let loading: @Sendable (Phrases) -> Phrase

    /// What is said when its data could not be read.
    let failure: @Sendable (Phrases) -> Phrase

    /// What the screen holds for a journal.
    let content: @Sendable (Composer, Journal, ScreenOptions) throws(ScreenError) -> Screen.Content

    /// How much larger than usual the spinner is while its data load.
    var spinner: NumberRole?

    /// Every recipe, by product and then in the order of the apps.
    static let all: [ScreenRecipe] = weight + practice + habit + routine

    /// The recipe of a screen.
    ///
    /// - Throws: ``ScreenError/unknownScreen(_:closest:)``
    static func named(_ name: ScreenName) throws(ScreenError) -> ScreenRecipe {
        if let recipe = all.first(where: { $0.name == name }) { return recipe }
        throw .unknownScreen(
            name.rawValue,
            closest: Suggestions.closest(
                to: name.rawValue, among: all.map(\.name.rawValue), countsParts: true))
    }
}
