import CandelaElements
import CandelaRules

extension Tool {
    package static let journalCommand = Command(
        "journal", "Summarize or check a journal.", action: .group([journalSummary, journalCheck]))

    private static let journalSummary = Command(
        "summary", "Summarize the records of a journal.",
        discussion: """
            For each habit: the days done, the current and longest streak and the best week. For weights: \
            the range, the trend and a forecast. Records after today are left out.
            """,
        examples: ["journal summary habits.json"], action: .run(JournalSummaryCommand.self))

    private static let journalCheck = Command(
        "check", "Report every error in a journal.",
        discussion: """
            Errors are records that cannot be read, values out of range, duplicate ids, and records \
            of habits or routines that do not exist; each is reported with its place. Data that this \
            version does not support is kept and reported as a warning. Exits with 1 on any error.
            """,
        examples: ["journal check habits.json"], action: .run(JournalCheckCommand.self))
}

private struct JournalSummaryCommand: RunnableCommand {
    private let path: String
    private let isJSON, isLenient: Bool
    private let clock: ClockArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        path = arguments.operand("FILE", "the journal; '-' is standard input")
        isJSON = arguments.flag("json", "print JSON for other programs")
        isLenient = arguments.lenient()
        clock = try ClockArguments(&arguments)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let context = try clock.context(environment)
        let (journal, warnings) = try Document.readJournal(
            path, lenient: isLenient, environment)
        let summary = JournalSummary(journal, now: context.now, zone: context.zone)
        let output = isJSON ? try Document.text(summary) : Array(summary.table.utf8)
        return Outcome(output: output, diagnostics: warnings)
    }
}

private struct JournalCheckCommand: RunnableCommand {
    private let path: String

    init(_ arguments: inout ArgumentReader) {
        path = arguments.operand("FILE", "the journal; '-' is standard input")
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let report = environment.receiver
        let reading = try Document.journal(
            environment.read(path), named: path, lenient: true, as: environment.tool.data,
            noting: JournalProblems(omissions: report, breaches: report, warnings: report))
        let journal = reading.journal
        let held = journal.recordCounts.filter { $0.count > 0 }
            .map { "\($0.list) \($0.count)" }.joined(separator: ", ")
        let (omissions, breaches) = (reading.problems.omissions, reading.problems.breaches)
        let text =
            "\(Files.quoted(path).printable): \(held.isEmpty ? "no records" : held);"
            + " \(omissions.count) left out,"
            + " \(breaches.count) breaking a rule\n"
        return Outcome(
            output: Array(text.utf8),
            diagnostics: reading.omissions + reading.breaches + reading.warnings,
            status: omissions.isEmpty && breaches.isEmpty ? .success : .badData)
    }
}
