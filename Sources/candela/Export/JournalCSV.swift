import CandelaPipeline
package import CandelaRules

/// A journal as one comma-separated table, a row a record.
///
/// The first column says what a row is. Habits, completions, practices, days of rest and weigh-ins have
/// a cell for each of their parts; what has parts of its own (goal, routines, sessions, settings and so
/// on), and records with a text a cell cannot tell from none, stand as JSON in the last column. Nothing
/// is left out: ``JournalCSVImporter`` makes the same journal of it.
package enum JournalCSV {
    /// The columns, in order.
    static let columns = [
        "kind", "id", "habit", "name", "day", "at", "status", "minutes", "amount", "weight", "unit",
        "bodyFat", "target", "weeklyTarget", "symbol", "color", "created", "archived", "note",
        "data",
    ]

    /// The kinds of rows, each with the member of a journal it belongs to.
    static let kinds: [(kind: String, member: String)] = [
        ("habit", "habits"), ("completion", "completions"), ("practice", "practices"),
        ("restDay", "restDays"), ("weighIn", "weighIns"), ("goal", "goal"),
        ("celebratedStreak", "celebratedStreaks"), ("completedMilestone", "completedMilestones"),
        ("routine", "routines"), ("session", "sessions"), ("routineMode", "routineModes"),
        ("settings", "settings"),
    ]

    /// Columns whose cells are no texts in JSON.
    static let bare: Set<String> = [
        "minutes", "amount", "weight", "bodyFat", "target", "weeklyTarget", "archived",
    ]

    /// The table of a journal.
    ///
    /// - Throws: A data failure when the journal cannot be written as JSON.
    package static func text(_ journal: Journal) throws(Failure) -> [UInt8] {
        let json = try Document.text(journal)
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: json, file: "journal")
        } catch {
            throw Failure(error.diagnostics)
        }
        var text = line(columns)
        for (kind, member) in kinds {
            guard let value = document.root[member] else { continue }
            for record in value.isObject ? [value] : value.elements.map({ $0 }) {
                text += line(cells(of: record, kind))
            }
        }
        return Array(text.utf8)
    }

    private static func cells(of record: JSONValue, _ kind: String) -> [String] {
        var cells = ["kind": kind]
        if let day = record.string {
            cells["day"] = day
        } else if let plain = plainCells(of: record, kind) {
            cells.merge(plain) { $1 }
        } else {
            cells["data"] = String(decoding: JSONWriter.compact(record), as: UTF8.self)
        }
        return columns.map { cells[$0] ?? "" }
    }

    /// A cell for each part of a record; nil when it has parts that no cell can hold.
    private static func plainCells(of record: JSONValue, _ kind: String) -> [String: String]? {
        guard kinds.prefix(5).contains(where: { $0.kind == kind }) else { return nil }
        var cells: [String: String] = [:]
        for member in record.members {
            if kind == "weighIn", member.name == "weight" {
                cells["weight"] = member.value["value"]?.number?.text
                cells["unit"] = member.value["unit"]?.string
                continue
            }
            guard columns.contains(member.name), member.name != "kind", member.name != "data" else {
                return nil
            }
            if let text = member.value.string {
                guard !text.isEmpty, !text.contains("\r") else { return nil }
                cells[member.name] = text
            } else if let text = member.value.number?.text ?? member.value.bool.map({ "\($0)" }) {
                cells[member.name] = text
            } else {
                return nil
            }
        }
        return cells
    }

    /// A line as RFC 4180 has it.
    private static func line(_ cells: [String]) -> String {
        cells.map { cell in
            let isPlain = !cell.contains { ",\"\n\r".contains($0) }
            return isPlain ? cell : "\"\(cell.replacing("\"", with: "\"\""))\""
        }.joined(separator: ",") + "\r\n"
    }
}

extension JSONWriter {
    /// A value on one line.
    static func compact(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        let bytes = writer.finish()
        return bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
    }
}
