public import CandelaElements

/// Why a session refused an event. Nothing changed.
public struct SessionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place in the event that is wrong: `intent.habit` or `value`.
    public let path: String

    /// What is wrong, in lowercase and without a full stop.
    public let message: String

    /// A stable name of the mistake: `unknown-habit`.
    public let id: String

    /// `intent.habit: the journal has no habit 'red' [unknown-habit]`.
    public var description: String { "\(path): \(message) [\(id)]" }

    /// Something that is wrong.
    public init(_ path: String, _ message: String, id: String) {
        self.path = path
        self.message = message
        self.id = id
    }

    /// A value that is wrong.
    public static func value(_ message: String) -> SessionError {
        SessionError("value", message, id: "invalid-value")
    }

    /// A record that is not there.
    ///
    /// - Parameters:
    ///   - kind: What it is: `habit`.
    ///   - path: The member of the intent that names it.
    public static func unknown(_ kind: String, _ id: String, at path: String) -> SessionError {
        SessionError("intent.\(path)", "there is no \(kind) '\(id)'", id: "unknown-\(kind)")
    }

    /// An event that means nothing where the session is.
    public static func misplaced(_ intent: Intent, _ reason: String) -> SessionError {
        SessionError("intent", "'\(intent.kind)' \(reason)", id: "misplaced-intent")
    }
}
