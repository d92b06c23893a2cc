import CandelaImport
import CandelaRules
import Testing

struct ScaleReadingsTests {
    private func read(_ rows: String) throws -> Imported {
        try LibraImporter.read(
            ByteSource(Array(("#Units: kg\n#date;weight;body fat;log\n" + rows).utf8), file: "f"),
            assuming: FileAssumptions(fallbackZone: .utc), in: importing)
    }

    @Test func `compatible readings are joined, and contradicting ones are kept`() throws {
        let imported = try read(
            """
            2026-03-18T07:00:00Z;78;;
            2026-03-18T07:00:00Z;78;20;
            2026-03-18T07:00:00Z;78;25;
            2026-03-18T07:00:00Z;78;;tired
            2026-03-18T07:00:00Z;78;25;rested
            2026-03-18T00:00:00Z;78;25;
            """)
        // Line 4 adds body fat to line 3, so 5 contradicts it; 6 is joined with 3, and 7 and 8 with
        // 5.
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:00:00+00:00 78.0 kg 20.0 tired",
                "2026-03-18 2026-03-18T07:00:00+00:00 78.0 kg 25.0 rested",
            ])
        #expect(imported.counts == [2, 4, 0])
    }

    /// Comparing each of twenty thousand with every other would take 200 million comparisons.
    @Test(arguments: ["", "same"])
    func `a day may have any number of weigh-ins`(note: String) throws {
        let rows = (0..<20_000).map {
            "2026-03-18T07:00:00Z;78;;\(note.isEmpty ? "note \($0)" : note)\n"
        }
        let imported = try read(rows.joined())
        #expect(imported.journal.weighIns.count == (note.isEmpty ? 20_000 : 1))
        #expect(imported.report.rows == 20_000)
    }

    /// ln(78 / 70.5) = 0.1011 is more than the tenth that is possible at once, and ln(78 / 70.6) =
    /// 0.0997 is not; one day more allows 0.11: ln(78 / 69.9) = 0.1097, ln(78 / 69.8) = 0.1111.
    @Test(arguments: [
        ("2026-03-18;70.5;;", true), ("2026-03-18;70.6;;", false), ("2026-03-19;69.8;;", true),
        ("2026-03-19;69.9;;", false), ("2026-03-18;600;;", true), ("2027-03-18;40;;", false),
        ("2026-06-18;5;;", true),
    ])
    func `a weight that cannot be reached in the time is doubtful`(row: String, isDoubtful: Bool)
        throws
    {
        let imported = try read("2026-03-18;78;;\n" + row)
        #expect(imported.report.count(of: .doubtful) == (isDoubtful ? 1 : 0))
        #expect(imported.journal.weighIns.count == 2, "it comes in all the same")
        #expect(imported.counts == [2, 0, 0])
        #expect(imported.report.isClean == !isDoubtful)
    }

    @Test func `a jump in weight is reported once, at its start`() throws {
        let slip = try read(
            "2026-03-18;78;;\n2026-03-19;7.8;;\n2026-03-20;78;;\n2026-03-21;78.1;;\n")
        #expect(
            slip.findings == [
                "4:1 doubtful: 7.8 kg is doubtful a day after 78.0 kg in line 3"
            ])
        let start = try read("2026-03-18;5;;\n2026-03-18;78;;\n2026-03-20;78;;\n2026-03-21;78;;\n")
        #expect(
            start.findings == [
                "4:1 doubtful: 78.0 kg is doubtful on the same day as 5.0 kg in line 3"
            ])
    }
}
