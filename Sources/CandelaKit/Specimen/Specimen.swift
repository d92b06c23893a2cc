public import CandelaElements

/// A screen in a named state, with the inputs it is created from.
///
/// A front end draws each specimen and compares the image with the recorded one; a port compares
/// its JSON with the golden files. A specimen always gives the same screen.
public struct Specimen: Sendable {
    /// The specimen's name in kebab case, unique in an app: `streak-at-risk`.
    public let name: String

    /// The screen's name.
    public let screen: ScreenName

    /// The journal, or its loading state.
    public let phase: Phase

    /// The screen's options; `nil` for the initial ones.
    public let options: (any ScreenOptions)?

    /// The toasts, newest first.
    public let toasts: [Toast]

    /// The app whose theme, wording and tabs the screen has.
    public let app: AppDefinition

    /// The time, the time zone and the reader's settings.
    public let context: Context

    /// Creates a specimen.
    ///
    /// - Parameters:
    ///   - name: The name in kebab case; a dump uses it as the file name.
    ///   - app: An app with the screen.
    public init(
        _ name: String, of screen: ScreenName, phase: Phase,
        options: (any ScreenOptions)? = nil, toasts: [Toast] = [], app: AppDefinition,
        in context: Context
    ) {
        (self.name, self.screen, self.phase, self.options) = (name, screen, phase, options)
        (self.toasts, self.app, self.context) = (toasts, app, context)
    }

    /// Creates the screen, which contains the specimen's name.
    ///
    /// - Throws: ``ScreenError`` if the screen, or a record that the options name, does not
    ///   exist.
    public func made() throws(ScreenError) -> Screen {
        try Screen.make(
            screen, phase: phase, options: options, toasts: toasts, of: app, in: context
        ).named(name)
    }
}

extension Specimen {
    /// The same state in a changed context.
    public func `in`(_ change: (inout Context) -> Void) -> Specimen {
        var context = context
        change(&context)
        return Specimen(
            name, of: screen, phase: phase, options: options, toasts: toasts, app: app, in: context)
    }

    /// The same state with toasts, newest first.
    public func showing(_ toasts: [Toast]) -> Specimen {
        Specimen(
            name, of: screen, phase: phase, options: options, toasts: toasts, app: app, in: context)
    }

    /// The same state in another app, or with another theme or wording.
    public func of(_ app: AppDefinition) -> Specimen {
        Specimen(
            name, of: screen, phase: phase, options: options, toasts: toasts, app: app, in: context)
    }
}

extension Specimen: Equatable {
    /// Whether names and inputs are equal.
    public static func == (left: Specimen, right: Specimen) -> Bool {
        left.name == right.name && left.screen == right.screen && left.phase == right.phase
            && areEqual(left.options, right.options) && left.toasts == right.toasts
            && left.app == right.app && left.context == right.context
    }
}

extension Specimen: CustomStringConvertible {
    /// The specimen's name.
    public var description: String { name }
}
