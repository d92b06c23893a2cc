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
    fileprivate static func tooLong(
        _ steps: [JournalPath.Step], _ noun: String, _ length: Int, atMost most: Int, canBeCut: Bool
    ) -> JournalBreach {
        let text = "\(noun) of \(length) characters is"
        return JournalBreach(
            path: JournalPath(steps: steps), message: "\(text) too long: use up to \(most)",
            id: "too-long",
            cut: canBeCut ? Cut(length: most, message: "\(text) cut to \(most)") : nil)
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

/// The breaches found by the checks of a value.
struct BreachList {
    private(set) var found: [JournalBreach] = []

    mutating func require(
        _ holds: Bool, _ member: String, _ message: @autoclosure () -> String,
        id: String = "out-of-range"
    ) {
        guard !holds else { return }
        found.append(
            JournalBreach(path: JournalPath(steps: [.member(member)]), message: message(), id: id))
    }

    mutating func requireID(_ id: String, of noun: String) {
        require(!id.isEmpty, "id", "\(noun)'s id must not be empty", id: "empty-id")
        requireIDLength(id)
    }

    /// Limits the length of an id, which cannot be cut.
    mutating func requireIDLength(_ id: String?, _ member: String = "id") {
        requireLength(
            id, member, "an id", atMost: TextLimits.standard.id, canBeCut: false)
    }

    mutating func requireAmount(_ amount: Double?, _ member: String) {
        guard let amount else { return }
        require(
            amount.isFinite && amount >= 0, member,
            "\(member) \(amount) is out of range: use a finite number, 0 or more")
    }

    mutating func requireWeeklyTarget(_ target: Int?) {
        guard let target else { return }
        require(
            (1...7).contains(target), "weeklyTarget",
            "a weekly target of \(target) is out of range: use 1 to 7 days")
    }

    mutating func requireNote(
        _ note: String?, atMost most: Int = WeightLimits.standard.maximumNoteLength
    ) {
        requireLength(note, "note", "a note", atMost: most)
    }

    mutating func requireName(_ name: String?, _ member: String = "name") {
        requireLength(name, member, "a name", atMost: TextLimits.standard.name)
    }

    /// Limits the length of a symbol, colour, unit or similar word.
    ///
    /// - Parameter noun: The value's noun with its article.
    mutating func requireWord(_ word: String?, _ member: String, _ noun: String) {
        requireLength(word, member, noun, atMost: TextLimits.standard.word)
    }

    mutating func requireItems(_ items: [String]) {
        let most = TextLimits.standard.name
        for (position, item) in items.enumerated() where item.utf8.count > most {
            let length = item.count
            guard length > most else { continue }
            add(
                .tooLong(
                    [.member("items"), .element(position)], "an item", length, atMost: most,
                    canBeCut: true))
        }
    }

    /// - Parameter noun: The value's noun with its article.
    mutating func requireLength(
        _ text: String?, _ member: String, _ noun: String, atMost most: Int, canBeCut: Bool = true
    ) {
        // Counting characters is slow, and a text never has more characters than bytes.
        guard let text, text.utf8.count > most else { return }
        let length = text.count
        guard length > most else { return }
        add(.tooLong([.member(member)], noun, length, atMost: most, canBeCut: canBeCut))
    }

    mutating func add(_ breaches: [JournalBreach], inside steps: JournalPath.Step...) {
        found += breaches.map { $0.inside(steps) }
    }

    mutating func add(_ breach: JournalBreach) { found.append(breach) }
}
