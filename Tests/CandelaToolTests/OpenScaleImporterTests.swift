import CandelaRules
import Testing
import candela

struct OpenScaleImporterTests {
    private func read(_ text: String, unit: LibraUnit = .kilograms) throws -> Imported {
        try OpenScaleImporter.read(
            Array(text.utf8), file: "f", unit: unit, zone: try Zone("Europe/Berlin"))
    }

    /// Weigh-ins as `time weight unit fat note`.
    private func rows(_ imported: Imported) -> [String] {
        imported.journal.weighIns.map { weighIn in
            [
                weighIn.at.map { "\($0)" } ?? "-", "\(weighIn.weight.value)",
                weighIn.weight.unit.rawValue, weighIn.bodyFat.map { "\($0)" } ?? "-",
                weighIn.note ?? "-",
            ].joined(separator: " ")
        }
    }

    @Test func `version 2 has one column for date and time`() throws {
        let imported = try read(
            """
            "biceps","comment","dateTime","fat","weight"
            0.0,"after, ""a"" run","2026-03-18 07:05",20.3,77.35
            0.0,"","2026-07-01 06:00",0.0,76.5
            """)
        #expect(
            rows(imported) == [
                "2026-03-18T07:05:00+01:00 77.35 kg 20.3 after, \"a\" run",
                "2026-07-01T06:00:00+02:00 76.5 kg - -",
            ])
        #expect(imported.notes.isEmpty)
    }

    @Test func `version 3 has two, and a time that cannot be read is noon`() throws {
        let imported = try read(
            "DATE,TIME,WEIGHT,BODY_FAT,COMMENT\r\n2026-03-18,07:05,170.5,,صباح\r\n"
                + "2026-03-19,later,170,,\r\nnever,07:05,170,,\r\n2026-03-20,07:05,0,,\r\n",
            unit: .pounds)
        #expect(
            rows(imported) == [
                "2026-03-18T07:05:00+01:00 170.5 lb - صباح",
                "2026-03-19T12:00:00+01:00 170.0 lb - -",
            ])
        #expect(imported.notes.map(\.line) == [3, 4, 5])
        #expect(imported.unusableCount == 2)
        #expect(imported.notes.first?.reason == "time 'later' cannot be read: taken as 12:00")
    }

    @Test func `semicolons go with decimal commas`() throws {
        let imported = try read("\u{FEFF}DATE;TIME;WEIGHT\n2026-03-18;07:05:30;77,4\n")
        #expect(rows(imported) == ["2026-03-18T07:05:30+01:00 77.4 kg - -"])
    }

    @Test(arguments: ["name,size\na,b\n", "\u{0}\u{1}\u{2}", "date\n2026-03-18\n"])
    func `another file is refused`(text: String) throws {
        #expect(throws: Failure.self) { try read(text) }
    }

    @Test func `the unit cannot be left out`() throws {
        let bench = try Workbench(["w.csv": "DATE,TIME,WEIGHT\n2026-03-18,07:05,77.4\n"])
        #expect(bench.run("import openscale w.csv").status == .badCommandLine)
        let outcome = bench.run("import openscale w.csv --unit kg")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("2026-03-18T07:05:00+01:00"))
    }
}
