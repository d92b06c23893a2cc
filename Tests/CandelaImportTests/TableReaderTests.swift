import CandelaImport
import CandelaRules
import Testing

/// Table reading is tested through ``JournalTableImporter``: a practice's note may contain any
/// text.
struct TableReaderTests {
    private let head = "kind,day,minutes,note\n"

    private func read(_ rows: String) throws -> Imported {
        try JournalTableImporter.read(source((head + rows).utf8), in: importing)
    }

    private func notes(_ imported: Imported) -> [String] {
        imported.journal.practices.map { "\($0.minutes):\($0.note ?? "-")" }
    }

    @Test(arguments: [
        ("practice,2026-03-18,1,x\npractice,2026-03-18,2,y\n", ["1:x", "2:y"]),
        ("practice,2026-03-18,1,x\r\npractice,2026-03-18,2,y", ["1:x", "2:y"]),
        ("practice,2026-03-18,1,\npractice,2026-03-18,2,y\r", ["1:-", "2:y"]),
        ("\n\r\npractice,2026-03-18,1,x\n\n", ["1:x"]),
        ("practice,\"2026-03-18\",\"1\",\"a,b\"\n", ["1:a,b"]),
        ("practice,2026-03-18,1,\"say \"\"hi\"\"\"\n", ["1:say \"hi\""]),
        (
            "practice,2026-03-18,1,\"two\r\nlines\"\r\npractice,2026-03-18,2,y",
            ["1:two\r\nlines", "2:y"]
        ),
        ("practice,2026-03-18,1,5\" nails\n", ["1:5\" nails"]),
        ("practice,2026-03-18,1,a\rb\r\n", ["1:a\rb"]),
        ("practice,2026-03-18,1,📚 كتابة\n", ["1:📚 كتابة"]),
        ("practice,2026-03-18,1,x,,\n", ["1:x"]),
        ("", []), ("\n", []),
    ])
    func `reads everything that RFC 4180 allows`(rows: String, expected: [String]) throws {
        let imported = try read(rows)
        #expect(notes(imported) == expected)
        #expect(imported.findings.isEmpty)
        #expect(imported.counts == [expected.count, 0, 0])
    }

    @Test func `carriage returns alone end the lines of a file`() throws {
        let rows = "practice,2026-03-18,1,x\npractice,2026-03-18,2,\"y\nz\"\n"
        let text = (head + rows).replacing("\n", with: "\r")
        for pieces in [1, 7, 1000] {
            let imported = try JournalTableImporter.read(
                source(text.utf8, pieces: pieces), in: importing)
            #expect(notes(imported) == ["1:x", "2:y\nz"])
            #expect(imported.counts == [2, 0, 0])
        }
    }

    @Test func `a stray quote affects only its own line`() throws {
        let imported = try read(
            """
            practice,2026-03-18,1,"oops
            practice,2026-03-18,2,fine
            practice,2026-03-18,3,"well"
            practice,2026-03-18,4,"open
            practice,2026-03-18,5,x
            """)
        #expect(notes(imported) == ["2:fine", "3:well", "5:x"])
        #expect(
            imported.findings == [
                "2:23 unused: a quoted field continues after its closing quote",
                "5:23 unused: a quoted field is not closed",
            ])
        #expect(imported.counts == [3, 0, 2])
    }

    @Test func `a row that does not match its header is not used`() throws {
        let imported = try read(
            """
            practice,2026-03-18,1
            practice,2026-03-18,2,x,y
            practice,2026-03-18,3,x
            """)
        #expect(notes(imported) == ["3:x"])
        #expect(
            imported.findings == [
                "2:22 unused: 3 fields, but the header has 4: the row is truncated",
                "3:25 unused: 5 fields, but the header has 4",
            ])
    }

    @Test func `a line that is not UTF-8 is reported`() throws {
        let bytes =
            Array((head + "practice,2026-03-18,3,é\npractice,2026-03-18,1,").utf8)
            + [0xC3, 0x28, 0x0A] + Array("practice,2026-03-18,2,y\n".utf8)
        let imported = try JournalTableImporter.read(source(bytes), in: importing)
        #expect(notes(imported) == ["3:é", "2:y"])
        #expect(imported.findings == ["3:23 unused: text is not UTF-8"])
    }

    @Test func `an open quote and a very long line take time proportional to their bytes`() throws {
        let rows = String(repeating: "a,\"\"\n", count: 20_000)
        let open = "practice,2026-03-18,1,\"" + rows
        let endless = String(repeating: "x", count: 3_000_000)
        let received = ReceivedFindings()
        var context = importing
        context.onFinding = { received.add($0) }
        let imported = try JournalTableImporter.read(
            ByteSource(
                Array((head + open + endless + "\npractice,2026-03-18,2,y\n").utf8), file: "f"),
            in: context)
        #expect(notes(imported) == ["2:y"])
        let (first, last) = (received.all.first, received.all.last)
        #expect(first?.description == "f:2:23: warning: a quoted field is not closed [unused-row]")
        #expect(
            last?.description
                == "f:20002:1: warning: the line is longer than 1048576 bytes [unused-row]")
        // The row with the quote, 19,999 rows of two cells, and the very long one.
        #expect(imported.counts == [1, 0, 20_001])
    }
}
