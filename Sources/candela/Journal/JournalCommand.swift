import CandelaRules

extension Tool {
    static let journalCommand = Command(
        "journal", "Look into a journal.", action: .group([journalSummary]))

    private static let asJSON = Option("json", nil, "print JSON for other programs")

    private static let journalSummary = Command(
        "summary", "Count what a journal holds.",
        discussion: """
            For each habit the days done, current and longest streak and best week; of the weights \
            their range, trend and the weight to expect. Records after today are left out.
            """,
        operands: [Operand("FILE", "the journal; '-' is standard input")],
        options: [asJSON, ContextOption.now, Options.timeZone],
        examples: ["candela journal summary habits.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let now = try ContextOption.moment(invocation, surroundings)
            let zone = try invocation.zone(or: surroundings)
            let (journal, warnings) = try Document.read(
                Journal.self, from: invocation.operands[0], surroundings)
            let summary = JournalSummary(journal, now: now, zone: zone)
            let output =
                invocation.has(asJSON)
                ? try Document.text(summary) : Array(summary.table.utf8)
            return Outcome(output: output, diagnostics: warnings)
        })
}
