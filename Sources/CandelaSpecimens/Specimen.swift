public import CandelaScreens

/// One screen in one named state, with everything it is made from.
///
/// A front end draws each specimen and compares the picture with the last one; a port compares its
/// JSON with the golden files. The same specimen always gives the same screen.
public struct Specimen: Sendable {
    /// The state's name in kebab case, unique among ``all``: `streak-at-risk`.
    public let name: String

    /// Which screen it shows.
    public let screen: ScreenName

    /// The person's data, or how far they have come.
    public let phase: Phase

    /// What the screen is asked for; without options it is as it opens.
    public let options: (any ScreenOptions)?

    /// The app whose look, words and tabs it has.
    public let app: AppDefinition

    /// The moment, the place and the reader's settings.
    public let context: Context

    /// Names a state of a screen.
    public init(
        _ name: String, of screen: ScreenName, phase: Phase,
        options: (any ScreenOptions)? = nil, app: AppDefinition, in context: Context
    ) {
        self.app = app
        self.name = name
        self.screen = screen
        self.phase = phase
        self.options = options
        self.context = context
    }

    /// Makes the screen. Its envelope carries the specimen's name.
    ///
    /// - Throws: ``/CandelaScreens/ScreenError`` when the specimen asks for a screen or a habit that
    ///   does not exist; none of ``all`` does.
    public func made() throws(ScreenError) -> Screen {
        try Screen.make(screen, phase: phase, options: options, of: app, in: context).named(name)
    }

    /// Every specimen, screen by screen in the order of ``/CandelaScreens/ScreenName/allCases``.
    public static let all: [Specimen] = weight + practice + habit + routine
}

extension Specimen: Hashable {
    /// Whether two are of one name and ask for the same.
    public static func == (left: Specimen, right: Specimen) -> Bool {
        left.name == right.name && left.screen == right.screen && left.phase == right.phase
            && left.options.map { AnyHashable($0) } == right.options.map { AnyHashable($0) }
            && left.app == right.app && left.context == right.context
    }

    /// Feeds name and screen, which tell specimens apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(screen)
    }
}

extension Specimen: CustomStringConvertible {
    /// The specimen's name.
    public var description: String { name }
}
