/// A rule of the journal that something in it breaks.
///
/// A breach never keeps a journal from being saved or read: what can be made is kept, and told.
public struct JournalBreach: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where: the way from the journal, or from a record that was asked alone.
    public let path: JournalPath

    /// What is wrong, quoting what was found and saying what is allowed.
    public let message: String

    /// The kind of breach in kebab case, stable between versions: `out-of-range`, `empty-id`,
    /// `duplicate-id`, `unknown-habit`, `unknown-routine`, `unknown-routine-mode`, `too-long`.
    public let id: String

    /// `habits[3].weeklyTarget: a weekly target of 9 is out of range: use 1 to 7 days`.
    public var description: String { "\(path): \(message)" }

}

/// The way to a part of a journal, in the names it has in JSON: `routines[0].steps[2].seconds`.
public struct JournalPath: Sendable, Hashable, CustomStringConvertible {
    /// One step on the way.
    public enum Step: Sendable, Hashable {
        /// A member of an object.
        case member(String)
        /// An element of a list, counted from 0.
        case element(Int)
    }

    /// The steps, outermost first.
    public let steps: [Step]

    /// Names joined by points, positions in brackets.
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

/// A part of a journal with rules for its own values.
public protocol JournalRecord: Sendable, Hashable, Codable {
    /// What its values break, whatever else the journal holds; empty when all is well.
    var breaches: [JournalBreach] { get }
}

extension JournalRecord {
    /// The record itself, for values that come from a file or a form.
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

/// Breaches being collected.
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
        requireLength(id, "id", "an id", atMost: TextLimits.standard.id)
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
        _ note: String?, atMost most: Int = WeightLimits.standard.noteLength
    ) {
        requireLength(note, "note", "a note", atMost: most)
    }

    mutating func requireName(_ name: String?, _ member: String = "name") {
        requireLength(name, member, "a name", atMost: TextLimits.standard.name)
    }

    /// Requires a symbol, a colour or a unit to be short.
    ///
    /// - Parameter noun: What it is, with its article.
    mutating func requireWord(_ word: String?, _ member: String, _ noun: String) {
        requireLength(word, member, noun, atMost: TextLimits.standard.word)
    }

    mutating func requireItems(_ items: [String]) {
        let most = TextLimits.standard.name
        for (position, item) in items.enumerated() where item.utf8.count > most {
            let length = item.count
            guard length > most else { continue }
            add(
                JournalBreach(
                    path: JournalPath(steps: [.member("items"), .element(position)]),
                    message: "an item of \(length) characters is too long: use up to \(most)",
                    id: "too-long"))
        }
    }

    /// - Parameter noun: What it is, with its article.
    mutating func requireLength(
        _ text: String?, _ member: String, _ noun: String, atMost most: Int
    ) {
        // Counting characters takes time, and no text has more of them than bytes.
        guard let text, text.utf8.count > most else { return }
        let length = text.count
        require(
            length <= most, member,
            "\(noun) of \(length) characters is too long: use up to \(most)", id: "too-long")
    }

    mutating func add(_ breaches: [JournalBreach], inside steps: JournalPath.Step...) {
        for breach in breaches {
            found.append(
                JournalBreach(
                    path: JournalPath(steps: steps + breach.path.steps), message: breach.message,
                    id: breach.id))
        }
    }

    mutating func add(_ breach: JournalBreach) { found.append(breach) }
}
