import CandelaRules

extension Tool {
    static let journalCommand = Command(
        "journal", "Look into a journal.", action: .group([journalSummary, journalCheck]))

    private static let asJSON = Option("json", nil, "print JSON for other programs")

    private static let journalSummary = Command(
        "summary", "Count what a journal holds.",
        discussion: """
            For each habit the days done, current and longest streak and best week; of the weights \
            their range, trend and the weight to expect. Records after today are left out.
            """,
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [asJSON, Options.lenient, ContextOption.now, Options.timeZone],
        examples: ["journal summary habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let now = try ContextOption.moment(invocation, surroundings)
            let zone = try invocation.zone(or: surroundings)
            let (journal, warnings) = try Document.readJournal(
                invocation.operands[0], invocation, surroundings)
            let summary = JournalSummary(journal, now: now, zone: zone)
            let output =
                invocation.has(asJSON)
                ? try Document.text(summary) : Array(summary.table.utf8)
            return Outcome(output: output, diagnostics: warnings)
        })

    private static let journalCheck = Command(
        "check", "Name everything that is wrong with a journal.",
        discussion: """
            Records that cannot be read, values beyond their limits, ids that occur twice and records \
            of habits or routines that are not there, each with its place. What this version does not \
            know is a warning; it is kept. Exits 1 on any error.
            """,
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        examples: ["journal check habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let path = invocation.operands[0]
            let reading = try Document.journal(
                surroundings.read(path), named: path, lenient: true)
            let journal = reading.journal
            let counts = [
                ("habits", journal.habits.count), ("completions", journal.completions.count),
                ("practices", journal.practices.count), ("weighIns", journal.weighIns.count),
                ("routines", journal.routines.count), ("sessions", journal.sessions.count),
            ]
            let held = counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
            let errors = reading.omissions + reading.breaches
            let text =
                "\(Files.spoken(path)): \(held); \(reading.omissions.count) left out,"
                + " \(reading.breaches.count) breaking a rule\n"
            return Outcome(
                output: Array(text.utf8),
                diagnostics: errors + reading.warnings,
                status: errors.isEmpty ? .success : .badData)
        })
}
