import CandelaRules

extension Tool {
    static let exportCommand = Command(
        "export", "Write a journal for other programs.", action: .group([exportJSON]))

    private static let out = Option(
        "out", "FILE", "where to write", default: "standard output")

    private static let exportJSON = Command(
        "json", "Write all of a journal as JSON.",
        discussion: """
            Every record in full, keys in one order, so that two journals can be compared. The \
            result is a journal again: every command that takes one reads it.
            """,
        operands: [Operand("JOURNAL", "the person's data; '-' is standard input")],
        options: [out],
        examples: ["candela export json habits.json --out backup.json"],
        action: .run { invocation, surroundings throws(Failure) in
            let (journal, warnings) = try JournalFile.read(invocation.operands[0], surroundings)
            let text = try Document.text(journal)
            guard let path = invocation[out] else {
                return Outcome(output: text, messages: warnings)
            }
            try surroundings.files.write([Files.Document(path, text)])
            return Outcome(messages: warnings)
        })
}
