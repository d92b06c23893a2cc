import CandelaRules

extension Tool {
    package static let journalCommand = Command(
        "journal", "Summarize or check a journal.", action: .group([journalSummary, journalCheck]))

    private static let asJSON = Option("json", nil, "print JSON for other programs")

    private static let journalSummary = Command(
        "summary", "Summarize the records of a journal.",
        discussion: """
            For each habit: the days done, the current and longest streak and the best week. For weights: \
            the range, the trend and a forecast. Records after today are left out.
            """,
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [asJSON, Options.lenient, ContextOption.now, Options.timeZone],
        examples: ["journal summary habits.json"],
        action: .run { invocation, environment throws(Failure) in
            let now = try ContextOption.moment(invocation, environment)
            let zone = try invocation.zone(or: environment)
            let (journal, warnings) = try Document.readJournal(
                invocation.operands[0], invocation, environment)
            let summary = JournalSummary(journal, now: now, zone: zone)
            let output =
                invocation.has(asJSON)
                ? try Document.text(summary) : Array(summary.table.utf8)
            return Outcome(output: output, diagnostics: warnings)
        })

    private static let journalCheck = Command(
        "check", "Report every error in a journal.",
        discussion: """
            Errors are records that cannot be read, values out of range, duplicate ids, and records \
            of habits or routines that do not exist; each is reported with its place. Data that this \
            version does not support is kept and reported as a warning. Exits with 1 on any error.
            """,
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        examples: ["journal check habits.json"],
        action: .run { invocation, environment throws(Failure) in
            let path = invocation.operands[0]
            let report = invocation.receiver(in: environment)
            let reading = try Document.journal(
                environment.read(path), named: path, lenient: true, as: invocation.tool.data,
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
        })
}
