import CandelaPipeline
import CandelaRules

/// Reads the table that ``JournalCSV`` writes, or one a person made with the same columns.
package struct JournalCSVImporter {
    private let file: String
    private let columns: [String: Int]
    private var result = Imported()
    private var members: [String: [String]] = [:]

    /// - Throws: A data failure when the file has no such columns, or its records contradict each
    ///   other.
    package static func read(_ bytes: [UInt8], file: String) throws(Failure) -> Imported {
        let (records, problems) = CSVReader.read(bytes, file: file)
        guard let head = records.first, head.fields.contains("kind") else {
            throw .data(
                "\(Files.spoken(file)) is no table of a journal", id: "not-a-journal-table",
                help: ["its first line names columns: \(JournalCSV.columns.joined(separator: ","))"]
            )
        }
        var importer = JournalCSVImporter(head.fields, file)
        importer.result.notes += problems
        for record in records.dropFirst() { importer.read(record) }
        return try importer.finished()
    }

    private init(_ names: [String], _ file: String) {
        self.file = file
        var columns: [String: Int] = [:]
        for (place, name) in names.enumerated() where columns[name] == nil { columns[name] = place }
        self.columns = columns
        for name in names where !JournalCSV.columns.contains(name) {
            result.note(.remark, file, 1, "the column '\(name)' is not known and not read")
        }
    }

    private mutating func read(_ record: CSVRecord) {
        func cell(_ name: String) -> String {
            columns[name].flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil }
                ?? ""
        }
        let kind = cell("kind")
        guard let member = JournalCSV.kinds.first(where: { $0.kind == kind })?.member else {
            result.note(.unusable, file, record.line, "'\(kind)' is no kind of record")
            return
        }
        let data = cell("data")
        let json = data.isEmpty ? Self.json(of: kind, cell) : data
        guard let reason = Self.fault(in: json, kind) else {
            members[member, default: []].append(json)
            return
        }
        result.note(.unusable, file, record.line, reason)
    }

    /// The record of a row as JSON.
    private static func json(of kind: String, _ cell: (String) -> String) -> String {
        if kind == "restDay" { return quoted(cell("day")) }
        var parts: [String] = []
        for name in JournalCSV.columns.dropFirst().dropLast() where !cell(name).isEmpty {
            if kind == "weighIn", name == "weight" || name == "unit" { continue }
            let text = JournalCSV.bare.contains(name) ? cell(name) : quoted(cell(name))
            parts.append("\(quoted(name)): \(text)")
        }
        if kind == "weighIn" {
            let weight = cell("weight").isEmpty ? "null" : cell("weight")
            parts.append(
                "\"weight\": {\"value\": \(weight), \"unit\": \(quoted(cell("unit")))}")
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter(style: .compact)
        writer.string(text)
        return String(decoding: writer.finish(), as: UTF8.self)
            .replacing("\n", with: "")
    }

    /// Why a row cannot be used; nil when it can.
    private static func fault(in json: String, _ kind: String) -> String? {
        func check<Record: Decodable>(_ type: Record.Type) -> String? {
            do throws(JSONDecodingError) {
                let record = try JSONTextDecoder().decode(
                    type, from: Array(json.utf8), file: "row")
                return (record as? any JournalRecord)?.breaches.first.map {
                    "invalid '\($0.path)': \($0.message)"
                }
            } catch {
                return error.diagnostics.first?.message ?? "the row cannot be read"
            }
        }
        switch kind {
        case "habit": return check(Habit.self)
        case "completion": return check(Completion.self)
        case "practice": return check(Practice.self)
        case "restDay": return check(CalendarDay.self)
        case "weighIn": return check(WeighIn.self)
        case "goal": return check(WeightGoal.self)
        case "celebratedStreak": return check(CelebratedStreak.self)
        case "completedMilestone": return check(CompletedMilestone.self)
        case "routine": return check(Routine.self)
        case "session": return check(RoutineSession.self)
        case "routineMode": return check(RoutineMode.self)
        default: return check(JournalSettings.self)
        }
    }

    private mutating func finished() throws(Failure) -> Imported {
        let parts = JournalCSV.kinds.compactMap { kind, member -> String? in
            guard let records = members[member], let last = records.last else { return nil }
            let isSingle = kind == "goal" || kind == "settings"
            return "\"\(member)\": "
                + (isSingle ? last : "[\(records.joined(separator: ", "))]")
        }
        do throws(JSONDecodingError) {
            result.journal = try JSONTextDecoder().decode(
                Journal.self, from: Array("{\(parts.joined(separator: ", "))}".utf8), file: file)
        } catch {
            throw .data(
                error.diagnostics.first?.message ?? "the records contradict each other",
                id: "contradicting-records")
        }
        if let breach = result.journal.validate().first {
            throw .data(breach.description, id: "contradicting-records")
        }
        result.sortNotes()
        result.summary = "read \(members.values.reduce(0) { $0 + $1.count }) records"
        return result
    }
}
