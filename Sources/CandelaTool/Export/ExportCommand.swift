import CandelaImport
import CandelaPipeline
import CandelaRules

extension Tool {
    static let exportCommand = Command(
        "export", "Write a journal for other programs.", action: .group([exportJSON, exportCSV]))

    private static let out = Option(
        "out", "FILE", "where to write", default: "standard output")

    private static let spreadsheetSafe = Option(
        "spreadsheet-safe", nil,
        "an apostrophe before texts that begin with '=', '+', '-', '@' or a tab")

    private static let exportJSON = Command(
        "json", "Write all of a journal as JSON.",
        discussion: """
            Every record in full, keys in one order, so that two journals can be compared. The \
            result is a journal again: every command that takes one reads it. A file that is there is \
            replaced only with '--replace', since it may be all there is of another journal.
            """,
        operands: [Operand("JOURNAL", "the person's data; '-' is standard input")],
        options: [out, Options.lenient] + WriteOptions.document,
        examples: [
            "export json habits.json --out backup.json",
            "export json habits.json --out backup.json --replace",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let (journal, warnings) = try Document.readJournal(
                invocation.operands[0], invocation, surroundings)
            return try surroundings.outcome(
                try Document.text(journal), warnings, in: invocation[out])
        })

    private static let exportCSV = Command(
        "csv", "Write all of a journal as one table.",
        discussion: """
            A row a record, the first column saying what it is: \
            \(JournalTable.kinds.joined(separator: ", ")). Records with parts of their own \
            stand as JSON in the last column. '{tool} import csv' makes the same journal of it, \
            with '--spreadsheet-safe' or without. Without it texts stand as they are, and a \
            spreadsheet computes those that begin as a formula does. A table of such columns takes the \
            place of one that is there; any other file is replaced only with '--replace'.
            """,
        operands: [Operand("JOURNAL", "the person's data; '-' is standard input")],
        options: [out, spreadsheetSafe, Options.lenient] + WriteOptions.document,
        examples: [
            "export csv habits.json --out habits.csv",
            "export csv habits.json --spreadsheet-safe --out habits.csv",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let (journal, warnings) = try Document.readJournal(
                invocation.operands[0], invocation, surroundings)
            let table: [UInt8]
            do throws(ImportError) {
                table = try JournalTable.bytes(
                    of: journal, guardingFormulas: invocation.has(spreadsheetSafe))
            } catch {
                throw Failure(error.diagnostics)
            }
            return try surroundings.outcome(
                table, warnings, in: invocation[out], over: JournalTable.wrote)
        })
}
