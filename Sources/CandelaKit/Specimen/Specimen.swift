public import CandelaElements

/// One screen in one named state, with everything it is made from.
///
/// A front end draws each specimen and compares the picture with the last one; a port compares its
/// JSON with the golden files. The same specimen always gives the same screen.
public struct Specimen: Sendable {
    /// The state's name in kebab case, unique among those of an app: `streak-at-risk`.
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
    ///
    /// - Parameters:
    ///   - name: In kebab case; a dump names a file by it.
    ///   - app: One that has the screen.
    public init(
        _ name: String, of screen: ScreenName, phase: Phase,
        options: (any ScreenOptions)? = nil, app: AppDefinition, in context: Context
    ) {
        (self.name, self.screen, self.phase, self.options) = (name, screen, phase, options)
        (self.app, self.context) = (app, context)
    }

    /// Makes the screen. Its envelope carries the specimen's name.
    ///
    /// - Throws: ``ScreenError`` when the specimen asks for a screen or a habit that does not exist.
    public func made() throws(ScreenError) -> Screen {
        try Screen.make(screen, phase: phase, options: options, of: app, in: context).named(name)
    }
}

extension Specimen {
    /// The same state for another reader.
    public func `in`(_ change: (inout Context) -> Void) -> Specimen {
        var context = context
        change(&context)
        return Specimen(name, of: screen, phase: phase, options: options, app: app, in: context)
    }

    /// The same state of another app, or of the same one with another look or other words.
    public func of(_ app: AppDefinition) -> Specimen {
        Specimen(name, of: screen, phase: phase, options: options, app: app, in: context)
    }
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
