package import CandelaRules

/// What an importer made of a foreign file.
package struct Imported: Sendable, Hashable {
    package var journal = Journal()

    package var notes: [LineNote] = []

    /// What was read, in words and numbers.
    package var summary = ""

    package init() {}

    mutating func note(_ kind: LineNote.Kind, _ file: String, _ line: Int?, _ reason: String) {
        notes.append(LineNote(kind, file, line, reason))
    }

    /// Puts the notes of each file in the order of its lines, notes on the whole file first.
    mutating func sortNotes() {
        var order: [String: Int] = [:]
        for note in notes where order[note.file] == nil { order[note.file] = order.count }
        notes.sort {
            (order[$0.file] ?? 0, $0.line ?? 0) < (order[$1.file] ?? 0, $1.line ?? 0)
        }
    }

    package var isEmpty: Bool {
        journal == Journal(startingAt: journal.settings.dayStart)
    }

    /// How many lines could not be used.
    package var unusableCount: Int {
        notes.count { $0.kind == .unusable }
    }
}

extension Journal {
    /// A journal with nothing in it but when days begin.
    fileprivate init(startingAt dayStart: TimeOfDay) {
        self.init()
        settings.dayStart = dayStart
    }
}
