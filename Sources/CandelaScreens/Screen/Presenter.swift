import CandelaJSON
import CandelaRules
import CandelaTokens

/// How one screen is made: its name, what it is called in each phase, and what it holds.
///
/// A new screen is a folder with its options, its cards and one presenter in the list of its product.
struct Presenter: Sendable {
    /// The screen's name.
    let name: ScreenName

    /// The type of the screen's options.
    let options: any ScreenOptions.Type

    /// The types of the cards the screen may hold, the one above the others and the notes included.
    let cards: [any CardContent.Type]

    /// What the screen is called.
    let title: @Sendable (Kit) -> Phrase

    /// What is said while its data load.
    let loading: @Sendable (Phrases) -> Phrase

    /// What is said when its data could not be read.
    let failure: @Sendable (Phrases) -> Phrase

    /// How much larger than usual the spinner is while its data load.
    let spinner: NumberRole?

    /// The way out of a screen that covers all, while there is nothing on it.
    let closing: (@Sendable (Kit) -> Toolbar)?

    /// What the screen holds for a journal.
    let content: @Sendable (Kit, Journal, any ScreenOptions) throws(ScreenError) -> Screen.Content

    /// A presenter of the screen the options are for.
    init<Options: ScreenOptions>(
        _ options: Options.Type, title: @escaping @Sendable (Kit) -> Phrase,
        loading: @escaping @Sendable (Phrases) -> Phrase,
        failure: @escaping @Sendable (Phrases) -> Phrase, spinner: NumberRole? = nil,
        closing: (@Sendable (Kit) -> Toolbar)? = nil, cards: [any CardContent.Type],
        content: @escaping @Sendable (Kit, Journal, Options) throws(ScreenError) -> Screen.Content
    ) {
        name = Options.screen
        self.options = options
        self.cards = cards
        self.title = title
        self.loading = loading
        self.failure = failure
        self.spinner = spinner
        self.closing = closing
        self.content = { kit, journal, given throws(ScreenError) in
            guard let given = given as? Options else {
                throw .otherOptions(Options.screen, of: type(of: given).screen)
            }
            return try content(kit, journal, given)
        }
    }

    /// Every presenter, by product and then in the order of the apps.
    static let all: [Presenter] = weight + practice + habit + routine

    /// The presenter of a screen.
    ///
    /// - Throws: ``ScreenError/unknownScreen(_:closest:)``
    static func named(_ name: ScreenName) throws(ScreenError) -> Presenter {
        if let presenter = all.first(where: { $0.name == name }) { return presenter }
        throw .unknownScreen(
            name.rawValue,
            closest: Suggestions.closest(
                to: name.rawValue, among: all.map(\.name.rawValue), countsParts: true))
    }
}

extension ScreenName {
    /// The type of the screen's options; `nil` for a screen there is not.
    public var options: (any ScreenOptions.Type)? {
        Presenter.all.first { $0.name == self }?.options
    }

    /// The types of the cards the screen may hold.
    package var cards: [any CardContent.Type] {
        Presenter.all.first { $0.name == self }?.cards ?? []
    }
}
