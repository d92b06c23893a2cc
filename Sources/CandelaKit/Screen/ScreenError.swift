public import CandelaElements

/// Why a screen cannot be made.
public enum ScreenError: Error, Sendable, Hashable {
    /// The app has no such screen; the app, and the screens it has.
    case unknownScreen(ScreenName, app: String, screens: [ScreenName])

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
        case .unknownScreen(let name, let app, let screens):
            "'\(app)' has no screen \(name.quoted(among: screens)) [unknown-screen]"
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
