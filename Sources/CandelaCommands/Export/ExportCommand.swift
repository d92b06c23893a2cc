import CandelaDTCG
import CandelaImport
import CandelaRules

extension Tool {
    package static let exportCommand = Command(
        "export", "Write a journal for other programs.", action: .group([exportJSON, exportCSV]))

    private static let exportJSON = Command(
        "json", "Write all of a journal as JSON.",
        discussion: """
            Writes every record in full, with keys in a fixed order, so that two journals can be \
            compared. The result is a journal that other commands can read. An existing file is \
            replaced only with '--replace', since it may be the only copy of another journal.
            """,
        examples: [
            "export json habits.json --out backup.json",
            "export json habits.json --out backup.json --replace",
        ], action: .run(ExportJSONCommand.self))

    private static let exportCSV = Command(
        "csv", "Write all of a journal as one table.",
        discussion: """
            Writes one row per record; the first column names the kind of record: \
            \(JournalTable.kinds.joined(separator: ", ")). Records with nested parts are written \
            as JSON in the last column. '{tool} import csv' restores the same journal from it, \
            with or without '--spreadsheet-safe', except for members of a newer version, which are \
            counted. Without that option, text is written unchanged, \
            and a spreadsheet evaluates text that begins like a formula. An existing file with the \
            same columns is replaced; any other file is replaced only with '--replace'. \
            With '--for', the table has the habits or the weigh-ins in the format that an app \
            imports, and the answer counts what it cannot hold. Loop Habit Tracker imports \
            HabitBull's format. openScale 3 takes weights for the unit that is set in the app, \
            and the table has kilograms; 'openscale-2' is for its versions 1 and 2.
            """,
        examples: [
            "export csv habits.json --out habits.csv",
            "export csv habits.json --spreadsheet-safe --out habits.csv",
            "export csv habits.json --for habitbull --out habitbull.csv",
        ], action: .run(ExportCSVCommand.self))
}

extension ArgumentReader {
    fileprivate mutating func journal() -> String {
        operand("JOURNAL", "the person's data; '-' is standard input")
    }
}

private struct ExportJSONCommand: RunnableCommand {
    private let path: String
    private let out: String?
    private let isLenient: Bool

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        path = arguments.journal()
        out = arguments.out()
        isLenient = arguments.lenient()
        try arguments.documentOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let (journal, warnings) = try Document.readJournal(
            path, lenient: isLenient, environment)
        return try environment.outcome(try Document.text(journal), warnings, in: out)
    }
}

private struct ExportCSVCommand: RunnableCommand {
    private let path: String
    private let out: String?
    private let app: AppTable?
    private let isSpreadsheetSafe, isLenient: Bool

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        path = arguments.journal()
        out = arguments.out()
        app = try arguments.choice(
            "for", "APP", "habitbull, openscale, openscale-2 or libra: write what this app imports",
            default: "write everything")
        isSpreadsheetSafe = arguments.flag(
            "spreadsheet-safe",
            "put an apostrophe before text that begins with '=', '+', '-', '@', one of their "
                + "full-width forms, a tab or a line break")
        isLenient = arguments.lenient()
        try arguments.documentOptions()
        if app != nil { try arguments.refuse(["spreadsheet-safe"], "with '--for'") }
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let (journal, warnings) = try Document.readJournal(
            path, lenient: isLenient, environment)
        if let app {
            let written = app.write(journal)
            let losses = written.losses.map {
                Diagnostic.warning(
                    "left-out", "the format of \(app.rawValue) does not hold these: \($0)")
            }
            return try environment.outcome(written.bytes, warnings + losses, in: out)
        }
        let table: [UInt8]
        do throws(ImportError) {
            table = try JournalTable.bytes(of: journal, guardingFormulas: isSpreadsheetSafe)
        } catch {
            throw Failure(error.diagnostics)
        }
        let newer = journal.newerMembers
        let losses =
            newer.isEmpty
            ? []
            : [
                Diagnostic.warning(
                    "left-out",
                    "a table does not hold \(newer.count) members of a newer version:"
                        + " \(newer.map { "'\($0)'" }.joined(separator: ", "))",
                    help: ["'export json' keeps them"])
            ]
        return try environment.outcome(
            table, warnings + losses, in: out, over: JournalTable.wrote)
    }
}
