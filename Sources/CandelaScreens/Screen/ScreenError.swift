/// Why a screen cannot be made.
public enum ScreenError: Error, Sendable, Hashable {
    /// There is no screen of that name; the closest names there are.
    case unknownScreen(String, closest: [String])

    /// The app's own product does not have the screen; the app, and the screens it has.
    case notInApp(ScreenName, app: String, screens: [ScreenName])

    /// The options are those of another screen; the screen that was asked for, and theirs.
    case otherOptions(ScreenName, of: ScreenName)

    /// The journal has no habit of that id or name; the closest names it has.
    case unknownHabit(String, closest: [String])

    /// Several habits of the journal have that name; their ids.
    case ambiguousHabit(String, ids: [String])

    /// The journal has no routine of that id or name; the closest names it has.
    case unknownRoutine(String, closest: [String])

    /// Several routines of the journal have that name; their ids.
    case ambiguousRoutine(String, ids: [String])
}

extension ScreenError: CustomStringConvertible {
    /// The error as a sentence that quotes what was asked for and ends with a stable id.
    public var description: String {
        switch self {
        case .unknownScreen(let name, let closest):
            "'\(name)' names no screen\(Self.help(closest)) [unknown-screen]"
        case .notInApp(let name, let app, let screens):
            """
            '\(app)' does not have '\(name.rawValue)': it has \
            \(screens.map { "'\($0.rawValue)'" }.joined(separator: ", ")), and makes others itself \
            [screen-not-in-app]
            """
        case .otherOptions(let name, let other):
            "options of '\(other.rawValue)' are none of '\(name.rawValue)' [other-options]"
        case .unknownHabit(let name, let closest):
            "the journal has no habit '\(name)'\(Self.help(closest)) [unknown-habit]"
        case .ambiguousHabit(let name, let ids):
            """
            \(ids.count) habits are called '\(name)': say which by its id, \
            \(ids.map { "'\($0)'" }.joined(separator: " or ")) [ambiguous-habit]
            """
        case .unknownRoutine(let name, let closest):
            "the journal has no routine '\(name)'\(Self.help(closest)) [unknown-routine]"
        case .ambiguousRoutine(let name, let ids):
            """
            \(ids.count) routines are called '\(name)': say which by its id, \
            \(ids.map { "'\($0)'" }.joined(separator: " or ")) [ambiguous-routine]
            """
        }
    }

    private static func help(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        return ": closest are " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
