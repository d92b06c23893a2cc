/// A violation of a journal rule.
///
/// Breaches do not prevent a journal from being saved or read: the data is kept and the breach
/// reported.
public struct JournalBreach: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path to the invalid value, from the journal or from a record checked on its own.
    public let path: JournalPath

    /// The problem, quoting the value and stating what is allowed.
    public let message: String

    /// The kind of breach in kebab case, stable between versions: `out-of-range`, `empty-id`,
    /// `duplicate-id`, `unknown-habit`, `unknown-routine`, `unknown-routine-mode`,
    /// `unknown-weigh-in`, `unknown-practice`, `unknown-completion`, `unknown-record`,
    /// `invalid-record`, `too-long`, `too-deep`.
    public let id: String

    /// The change that mends a text that is too long; `nil` for other breaches, and for ids, which
    /// cannot be cut.
    package var cut: Cut?

    /// A text cut to its maximum length.
    package struct Cut: Sendable, Equatable {
        /// The maximum length, in characters.
        let length: Int

        /// The message that says so.
        package let message: String
    }

    /// Path and message: `habits[3].weeklyTarget: a weekly target of 9 is out of range: use 1 to 7
    /// days`.
    public var description: String { "\(path): \(message)" }

    /// The breach of a part of a larger value, with the path to the part.
    func inside(_ steps: [JournalPath.Step]) -> JournalBreach {
        JournalBreach(
            path: JournalPath(steps: steps + path.steps), message: message, id: id, cut: cut)
    }

    /// The breach with the message of its mending, if that is a cut.
    var mended: JournalBreach {
        JournalBreach(path: path, message: cut?.message ?? message, id: id, cut: cut)
    }

    /// The breach of a text that is too long.
    ///
    /// - Parameter noun: The value's noun with its article.
    static func tooLong(
        _ steps: [JournalPath.Step], _ noun: String, _ length: Int, atMost most: Int, canBeCut: Bool
    ) -> JournalBreach {
        let text = "\(noun) of \(length) characters is"
        return JournalBreach(
            path: JournalPath(steps: steps), message: "\(text) too long: use up to \(most)",
            id: "too-long",
            cut: canBeCut ? Cut(length: most, message: "\(text) cut to \(most)") : nil)
    }
}

extension JournalBreach {
    /// Creates the breach of a record or of settings that an app declares.
    ///
    /// - Parameters:
    ///   - member: The JSON name of the member with the invalid value.
    ///   - message: The problem, quoting the value and stating what is allowed.
    ///   - id: The kind of breach in kebab case.
    public init(at member: String, _ message: String, id: String = "out-of-range") {
        self.init(path: JournalPath(steps: [.member(member)]), message: message, id: id)
    }
}

/// The path to a part of a journal, in JSON names: `routines[0].steps[2].seconds`.
public struct JournalPath: Sendable, Hashable, CustomStringConvertible {
    /// One component of the path.
    public enum Step: Sendable, Hashable {
        /// A member of an object.
        case member(String)
        /// An element of a list, by index from 0.
        case element(Int)
    }

    /// The components, outermost first.
    public let steps: [Step]

    /// Names separated by dots, indices in brackets.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .member(let name): text += text.isEmpty ? name : ".\(name)"
            case .element(let position): text += "[\(position)]"
            }
        }
        return text
    }
}

/// A part of a journal that can validate its own values.
public protocol JournalRecord: Sendable, Hashable, Codable {
    /// Rules that its values break, regardless of the rest of the journal; empty if it is valid.
    var breaches: [JournalBreach] { get }

    /// The day on which something was done, which cannot be in the future; `nil` for records of
    /// nothing done.
    var recordedDay: CalendarDay? { get }
}

extension JournalRecord {
    /// No day.
    public var recordedDay: CalendarDay? { nil }

    /// Returns the record itself if it is valid; for values from a file or a form.
    ///
    /// ```swift
    /// let habit = try Habit(id: text, name: name).checked()
    /// ```
    ///
    /// - Throws: The first of ``breaches``.
    public func checked() throws(JournalBreach) -> Self {
        if let breach = breaches.first { throw breach }
        return self
    }
}
