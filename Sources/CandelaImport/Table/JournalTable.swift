public import CandelaRules

/// A journal as one CSV table, with one row per record.
///
/// The first column is the kind of record. Habits, completions, practices, rest days and weigh-ins
/// have a cell for each member. Records with nested members (goal, routines, sessions, settings and
/// so on), and texts that a cell cannot represent, are JSON in the last column.
/// ``JournalTableImporter`` restores the same journal from it, except for members of a newer
/// version (`Journal.newerMembers`), which only JSON keeps.
public enum JournalTable: Sendable {
    /// The kinds of rows, in the order in which they are written.
    enum Kind: String, CaseIterable {
        case habit, completion, practice, restDay, weighIn, goal, celebratedStreak
        case completedMilestone, routine, session, routineMode, settings

        /// The member of a journal that contains the records.
        var member: String {
            switch self {
            case .goal, .settings: rawValue
            default: rawValue + "s"
            }
        }

        /// Whether a journal has at most one.
        var isSingle: Bool { self == .goal || self == .settings }

        /// Whether a record can have a cell for each of its members.
        var hasCells: Bool {
            [.habit, .completion, .practice, .restDay, .weighIn].contains(self)
        }
    }

    /// The words used in the first column, in the order of the rows.
    public static var kinds: [String] { Kind.allCases.map(\.rawValue) }

    /// The columns, in order.
    static let columns = [
        "kind", "id", "habit", "name", "day", "at", "status", "minutes", "amount", "weight", "unit",
        "bodyFat", "target", "weeklyTarget", "symbol", "color", "created", "archived", "note",
        "data",
    ]

    /// Columns whose values are not strings in JSON.
    static let bare: Set<String> = [
        "minutes", "amount", "weight", "bodyFat", "target", "weeklyTarget", "archived",
    ]

    /// Whether cells are the header of a table: the column `kind`, alone or with another one.
    static func isHeader(_ cells: [String]) -> Bool {
        cells == ["kind"] || cells.contains("kind") && cells.count { columns.contains($0) } > 1
    }

    /// Whether bytes begin with the header of a table, exactly as written here.
    package static func wrote(_ bytes: [UInt8]) -> Bool {
        var heading = CSVText()
        heading.append(columns)
        return bytes.starts(with: heading.bytes)
    }

    /// The table of a journal, as UTF-8.
    ///
    /// Texts are written unchanged, so that other programs read them exactly. Spreadsheets evaluate
    /// texts that begin with `=`, `+`, `-`, `@`, one of their full-width forms, a tab or a line
    /// break as formulas, and a formula in a name from another person can send neighbouring cells
    /// to a server. For tables that will be opened in a spreadsheet, such texts can be prefixed
    /// with an apostrophe, which ``JournalTableImporter`` removes; numbers are never prefixed.
    ///
    /// - Parameter guardsFormulas: Whether to prefix such texts with an apostrophe.
    /// - Throws: An error if the journal contains a value that JSON cannot represent, such as an
    ///   infinite number.
    public static func bytes(
        of journal: Journal, guardingFormulas guardsFormulas: Bool = false
    ) throws(ImportError) -> [UInt8] {
        let document: JSONDocument
        do {
            document = try JSONDocument(
                parsing: try JSONTextEncoder().encode(journal), file: "journal")
        } catch let error as JSONError {
            throw ImportError(error.diagnostics)
        } catch {
            throw ImportError("unwritable-document", "\(error)")
        }
        var text = CSVText()
        text.append(columns)
        func add(_ cells: [String: String]) {
            let row = columns.map { name in
                let cell = cells[name] ?? ""
                return guardsFormulas && !bare.contains(name) ? SpreadsheetText.guarded(cell) : cell
            }
            text.append(row)
        }
        for kind in Kind.allCases {
            guard let value = document.root[kind.member] else { continue }
            for record in kind.isSingle ? [value] : Array(value.elements) {
                add(cells(of: record, kind))
            }
        }
        for list in journal.ownLists {
            for record in journal[own: list] {
                add(["kind": ownPrefix + list, "data": record.json])
            }
        }
        return text.bytes
    }

    /// The prefix of the kind of records of a list that an app declares.
    static let ownPrefix = "own."

    private static func cells(of record: JSONValue, _ kind: Kind) -> [String: String] {
        var cells = ["kind": kind.rawValue]
        if let day = record.string {
            cells["day"] = day
        } else if let plain = plainCells(of: record, kind) {
            cells.merge(plain) { $1 }
        } else {
            var writer = JSONWriter(style: .compact)
            writer.copy(record)
            cells["data"] = String(decoding: writer.finishPart(), as: UTF8.self)
        }
        return cells
    }

    /// A cell for each member of a record; `nil` if a member does not fit into a cell.
    private static func plainCells(of record: JSONValue, _ kind: Kind) -> [String: String]? {
        guard kind.hasCells else { return nil }
        var cells: [String: String] = [:]
        for member in record.members {
            if kind == .weighIn, member.name == "weight" {
                guard member.value.count == 2 else { return nil }
                cells["weight"] = member.value["value"]?.number?.text
                cells["unit"] = member.value["unit"]?.string
                continue
            }
            guard columns.contains(member.name), member.name != "kind", member.name != "data" else {
                return nil
            }
            if let text = member.value.string {
                guard !text.isEmpty, !text.utf8.contains(0x0D), !bare.contains(member.name),
                    !SpreadsheetText.looksGuarded(text)
                else { return nil }
                cells[member.name] = text
            } else if bare.contains(member.name),
                let text = member.value.number?.text ?? member.value.bool.map({ "\($0)" })
            {
                cells[member.name] = text
            } else {
                return nil
            }
        }
        return cells
    }
}
