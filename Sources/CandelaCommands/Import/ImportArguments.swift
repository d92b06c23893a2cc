import CandelaImport
import CandelaRules

/// The export to import, the facts that it does not state, and the journal that it is added to.
struct ImportArguments: Sendable {
    /// A fact about an export that is given by an option.
    enum Fact: Sendable {
        case zone, dayStart, unit, columns, dateOrder
    }

    let path: String
    private var facts = FileAssumptions(fallbackZone: .utc)
    private let needsZone, mayBeEmpty: Bool

    /// The journal to add to; `nil` to print the import.
    private let journal: String?
    private let updates: Bool

    /// The new names of habits with the names or ids that they have in the journal, which are empty
    /// for new habits; `nil` for imports that identify habits.
    private let renamed: [String: String]?
    private let isStrict: Bool

    /// - Parameters:
    ///   - facts: The facts that are given by options, in the order of the help.
    ///   - file: The placeholder and the description of the export in the help.
    ///   - renames: Whether habits of the export are identified by their names.
    ///   - mayBeEmpty: Whether the export may have no rows.
    init(
        _ arguments: inout ArgumentReader, _ facts: [Fact],
        of file: (name: String, help: String) = ("FILE", "the export; '-' is standard input"),
        renames: Bool = false, mayBeEmpty: Bool = false
    ) throws(Failure) {
        path = arguments.operand(file.name, file.help)
        (needsZone, self.mayBeEmpty) = (facts.contains(.zone), mayBeEmpty)
        for fact in facts {
            switch fact {
            case .zone: self.facts.zone = try arguments.zone()
            case .dayStart: self.facts.dayStart = try Self.dayStart(&arguments)
            case .unit:
                self.facts.unit = try arguments.choice(
                    "unit", "UNIT", "kg, lb or st, for a file that does not specify it")
            case .columns: self.facts.columns = try Self.columns(&arguments)
            case .dateOrder:
                self.facts.dateOrder = try arguments.choice(
                    "date-format", "ORDER",
                    "dmy, mdy or ymd: the order of the numbers in dates such as 2/3/2026",
                    default: "find it in the dates")
            }
        }
        journal = arguments.value(
            "into", "FILE", "the journal to add to; created when it does not exist",
            default: "print the journal", target: .named)
        updates = arguments.flag(
            "update",
            "replace the height, and records imported before that the file has corrected",
            target: .needed)
        renamed = renames ? try Self.renamed(&arguments) : nil
        isStrict = arguments.flag(
            "strict",
            "exit with 1 when any row is changed, unused or doubtful; duplicates are allowed")
        try arguments.fileOptions()
    }

    private static func dayStart(
        _ arguments: inout ArgumentReader
    ) throws(Failure) -> TimeOfDay {
        try arguments.value(
            "day-start", "HH:MM", "the time at which a day begins for this person",
            default: "00:00", expected: "write a time such as 03:00", TimeOfDay.init) ?? .midnight
    }

    private static func columns(
        _ arguments: inout ArgumentReader
    ) throws(Failure) -> [TableColumn: String] {
        try arguments.value(
            "columns", "NAMES",
            "the headings of the columns, such as date=Datum,weight=Gewicht, or date=Day,habit=* "
                + "if every other column is a habit; the columns are "
                + TableColumn.allCases.map(\.rawValue).joined(separator: ", "),
            default: "find them among the headings of known apps",
            expected: "name the weight, the height or the habit, such as date=Datum,weight=Gewicht",
            TableColumn.headings) ?? [:]
    }

    private static func renamed(
        _ arguments: inout ArgumentReader
    ) throws(Failure) -> [String: String] {
        var pairs: [String: String] = [:]
        let texts = arguments.values(
            "renamed", "NEW=OLD",
            "a habit of the journal that has a new name in the export, which it gets; 'NEW=' adds "
                + "a new habit", target: .needed)
        for text in texts {
            guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
                throw .invalid(text, for: "renamed", "write the new name, '=' and the old one")
            }
            pairs[String(text[..<mark])] = String(text[text.index(after: mark)...])
        }
        return pairs
    }

    /// Reads an import, reports its findings, and prints the journal or adds it to the existing
    /// one.
    ///
    /// - Throws: A data failure when the export cannot be read or the journal cannot be changed.
    func outcome(
        _ environment: CommandEnvironment,
        _ read: (FileAssumptions, ImportContext) throws(ImportError) -> Imported
    ) throws(Failure) -> Outcome {
        var facts = facts
        if needsZone, facts.zone == nil { facts.fallbackZone = try environment.zone() }
        var context = ImportContext(
            now: Instant(secondsSince1970: environment.secondsSince1970()))
        if let report = environment.receiver { context.onFinding = { report($0.diagnostic) } }
        let imported: Imported
        do throws(ImportError) { imported = try read(facts, context) } catch {
            throw Failure(error.diagnostics.map { Self.adding(to: $0, environment) })
        }
        let report = imported.report
        var outcome = Outcome(
            diagnostics: report.diagnostics,
            messages: [
                "\(path): \(report.rows) rows: \(report.read) read, \(report.changed) changed,"
                    + " \(report.unused) unused; \(imported.summary)"
            ])
        func refuse(_ reason: String, _ id: String) {
            outcome.diagnostics.append(.error(id, reason))
            outcome.status = .badData
        }
        if report.rows == report.unused, report.rows > 0 || !mayBeEmpty {
            let name = Files.quoted(path)
            refuse(
                report.rows == 0
                    ? "\(name) contains no rows"
                    : "none of the \(report.rows) rows of \(name) can be used",
                "empty-import")
        } else if isStrict, !report.isClean {
            refuse(
                "rows were changed, unused or doubtful, which '--strict' does not allow",
                "strict-import")
        } else if let journal {
            try add(imported.journal, to: journal, environment, &outcome)
        } else {
            outcome.output = try Document.text(imported.journal)
        }
        return outcome
    }

    /// The problem with the option or the command that solves it.
    private static func adding(
        to problem: Diagnostic, _ environment: CommandEnvironment
    ) -> Diagnostic {
        let options = [
            "ambiguous-date": "date-format", "contradicting-dates": "date-format",
            "missing-unit": "unit", "unknown-header": "columns",
        ]
        var problem = problem
        let option = options[problem.id].flatMap(environment.invocation.option)
        if let option, let value = option.value {
            problem.help.append("add '\(option.spelling) \(value)'")
        } else if problem.id == "is-json" {
            problem.help.append("use 'import json' for a journal, or 'import table-habit'")
        }
        return problem
    }

    /// The change of a height in centimetres, for display; empty without one.
    private static func replaced(_ height: Double?, by new: Double?) -> String {
        guard let height, let new, height != new else { return "" }
        let numbers = [height, new].map { number in
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }
        return "; height \(numbers.joined(separator: " → ")) cm"
    }

    /// Adds the import to the journal in a file, which is created if it is missing, and reports the
    /// number of new records.
    private func add(
        _ imported: Journal, to path: String, _ environment: CommandEnvironment,
        _ outcome: inout Outcome
    ) throws(Failure) {
        let before = outcome
        try environment.files.update(path) { bytes throws(Failure) in
            outcome = before
            guard let bytes else {
                outcome.remarks.append("\(path): created with \(imported.recordCount) records")
                return try Document.text(imported)
            }
            let reading = try Document.journal(
                CommandEnvironment.checked(bytes, from: path), named: path, lenient: false, as: [])
            var journal = reading.journal
            let imported = try Tool.match(imported, to: &journal, path, renamed, &outcome)
            let hasNewNames = journal.habits != reading.journal.habits
            let height = journal.settings.height
            let merge = journal.merge(imported, updating: updates)
            outcome.diagnostics += reading.warnings
            var kept = DiagnosticLog()
            kept += merge.differing.map {
                .warning(
                    "kept-record", "\($0) of '\(path)' differs from the import and is kept as it is"
                )
            }
            kept.count(
                merge.differingCount - merge.differing.count, of: .init(.warning, "kept-record"))
            outcome.diagnostics += kept.diagnostics
            if merge.otherUnits > 0 {
                outcome.diagnostics.append(
                    .warning(
                        "other-unit",
                        "\(merge.otherUnits) amounts are in another unit than their habit in"
                            + " '\(path)' and were left out; their days keep their status"))
            }
            outcome.remarks.append(
                "\(path): \(merge.added) records added,"
                    + (updates ? " \(merge.updated) replaced," : "")
                    + " \(merge.present) already present, \(merge.differingCount) different"
                    + Self.replaced(height, by: journal.settings.height))
            let isChanged = hasNewNames || merge.added + merge.updated > 0
            return isChanged ? try Document.text(journal) : nil
        }
    }
}
