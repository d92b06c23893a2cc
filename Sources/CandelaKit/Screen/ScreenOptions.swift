public import CandelaElements

/// The state of a screen beyond the journal: selections and unsaved input.
///
/// Each screen has its own type of options.
public protocol ScreenOptions: Sendable, Equatable, Codable {
    /// The screen that takes these options.
    static var screen: ScreenName { get }

    /// Creates the options of a newly opened screen.
    init()
}

extension ScreenOptions {
    /// The options as a type; `nil` if they belong to another screen.
    func `as`<Options: ScreenOptions>(_ type: Options.Type) -> Options? { self as? Options }
}

/// Whether two options have the same type and are equal.
func areEqual(_ left: (any ScreenOptions)?, _ right: (any ScreenOptions)?) -> Bool {
    func isRight<Options: ScreenOptions>(_ options: Options) -> Bool {
        right as? Options == options
    }
    return left.map { isRight($0) } ?? (right == nil)
}
