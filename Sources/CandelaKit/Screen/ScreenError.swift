public import CandelaElements

/// An error that prevents a screen from being created.
public enum ScreenError: Error, Sendable, Equatable {
    /// The app has no such screen; with the app's id and its screens.
    case unknownScreen(ScreenName, app: String, screens: [ScreenName])

    /// The options belong to another screen; with the requested screen and the options' screen.
    case otherOptions(ScreenName, of: ScreenName)

    /// The journal has no habit with that id or name; with the closest names.
    case unknownHabit(String, closest: [String])

    /// Several habits have that name; with their ids.
    case ambiguousHabit(String, ids: [String])

    /// The journal has no routine with that id or name; with the closest names.
    case unknownRoutine(String, closest: [String])

    /// Several routines have that name; with their ids.
    case ambiguousRoutine(String, ids: [String])

    /// The journal has no weigh-in with that id.
    case unknownWeighIn(String)

    /// The journal has no practice with that id.
    case unknownPractice(String)

    /// The journal has no completion with that id.
    case unknownCompletion(String)

    /// An error of the app's own: the problem, in lowercase and without a full stop, and a stable id
    /// such as `unknown-book`.
    case own(String, id: String)
}

extension ScreenError: CustomStringConvertible {
    /// The error message, with quoted values and a stable id.
    public var description: String {
        switch self {
        case .unknownScreen(let name, let app, let screens):
            "'\(app)' has no screen \(name.quoted(among: screens)) [unknown-screen]"
        case .otherOptions(let name, let other):
            "the options are for '\(other.rawValue)', not for '\(name.rawValue)' [other-options]"
        case .unknownHabit(let name, let closest):
            "the journal has no habit '\(name)'\(Self.help(closest)) [unknown-habit]"
        case .ambiguousHabit(let name, let ids):
            """
            \(ids.count) habits are called '\(name)': use an id instead, \
            \(ids.map { "'\($0)'" }.joined(separator: " or ")) [ambiguous-habit]
            """
        case .unknownRoutine(let name, let closest):
            "the journal has no routine '\(name)'\(Self.help(closest)) [unknown-routine]"
        case .ambiguousRoutine(let name, let ids):
            """
            \(ids.count) routines are called '\(name)': use an id instead, \
            \(ids.map { "'\($0)'" }.joined(separator: " or ")) [ambiguous-routine]
            """
        case .unknownWeighIn(let id):
            "the journal has no weigh-in '\(id)' [unknown-weigh-in]"
        case .unknownPractice(let id):
            "the journal has no practice '\(id)' [unknown-practice]"
        case .unknownCompletion(let id):
            "the journal has no completion '\(id)' [unknown-completion]"
        case .own(let message, let id): "\(message) [\(id)]"
        }
    }

    private static func help(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        return ": try " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
