import CandelaImport
import CandelaRules
import Testing

/// The height in files of other apps; a journal keeps the newest.
struct HeightImportTests {
    private func read(_ text: String, columns: String? = nil) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: .utc)
        assumptions.columns = columns.flatMap(TableColumn.headings) ?? [:]
        return try TableImporter.read(source(text.utf8), assuming: assumptions, in: importing)
    }

    private func health(_ unit: String, _ value: String, on day: String) -> String {
        "<Record type=\"HKQuantityTypeIdentifierHeight\" unit=\"\(unit)\""
            + " startDate=\"\(day) 10:00:00 +0100\" value=\"\(value)\"/>\n"
    }

    /// 5.91667 × 30.48 = 180.3401.
    @Test func `Apple Health's newest height is kept`() throws {
        let text =
            "<HealthData>\n" + health("cm", "178", on: "2020-01-01")
            + health("ft", "5.91667", on: "2026-03-01") + health("m", "1.79", on: "2022-03-01")
            + health("m", "17.9", on: "2026-03-02") + health("in", "70", on: "never")
            + "</HealthData>\n"
        let imported = try HealthImporter.read(source(text.utf8), in: importing)
        #expect(imported.journal.settings.height == 180.34)
        #expect(imported.summary.hasSuffix("; height 180.34 cm of 2026-03-01"))
        #expect(imported.counts == [3, 0, 2])
        #expect(
            imported.findings.map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
                "height '17.9 m' is out of range (50 to 280 cm) and is left out",
                "'never 10:00:00 +0100' is not a date and time",
            ])
    }

    /// 5 ft 10 in are 70 in, and 70 × 2.54 = 177.8; 71.5 × 2.54 = 181.61.
    @Test(arguments: [
        ("Height (in)", "\"5' 10.0''\"", 177.8), ("Height (in)", "\"5'10\"\"\"", 177.8),
        ("Height", "5 ft 10 in", 177.8), ("Height (in)", "71.5", 181.61), ("Height", "6ft", 182.88),
        ("Height (m)", "1.805", 180.5), ("Height", "1.8", 180), ("Height", "181", 181),
        ("Height (cm)", "95", 95), ("Height", "0", nil), ("Height", "71", nil),
        ("Height (in)", "300", nil), ("Height", "tall", nil),
    ])
    func `a table of heights has one unit, or names it`(
        heading: String, cell: String, height: Double?
    ) throws {
        let imported = try read("Date,\(heading),Comments\n2026-03-18 08:00:00,\(cell),\n")
        #expect(imported.journal.settings.height == height)
        #expect(imported.journal.weighIns.isEmpty)
    }

    @Test func `a table of weights keeps the newest height, and rows without one`() throws {
        let imported = try read(
            """
            time,weight,height,bmi,fatRate
            2026-01-18 08:19:56+0000,73.6,172.0,25,null
            2026-01-17 23:30:00+0000,75.5,171.0,25.8,0
            2026-01-19 08:00:00+0000,73.5,null,25,0
            """)
        #expect(imported.journal.settings.height == 172)
        #expect(imported.journal.weighIns.count == 3 && imported.problems.isEmpty)
    }

    @Test func `a row may have only a height`() throws {
        let imported = try read(
            "Datum;Kilo;Größe\n2026-03-18;80,5;\n2026-03-19;;1,81\n2026-03-20;;x\n2026-03-21;;\n",
            columns: "date=Datum,weight=Kilo,unit=kg,height=Größe")
        #expect(imported.journal.settings.height == 181)
        #expect(imported.weights == ["2026-03-18 - 80.5 kg - -"])
        #expect(imported.counts == [2, 0, 2])
        #expect(imported.problems == ["4:13 unused: height 'x' is not a number and is left out"])
    }

    /// 12 × 14 + 8 = 176 pounds, of which 2 × 14 + 3 = 31 are 17.6 percent.
    @Test(arguments: ["12st 8lb", "12 st 8 lb", "12 st, 8 lbs", "12st 8", "12 stone 8 pounds"])
    func `a weight may have stones and pounds`(cell: String) throws {
        let imported = try read(
            "Date,Weight (st),Fat mass (st),Comments\n2026-03-18 07:00:00,\"\(cell)\",2st 3lb,\n")
        #expect(imported.weights == ["2026-03-18 2026-03-18T07:00:00+00:00 176.0 lb 17.6 -"])
    }

    @Test(arguments: ["12 st 14 lb", "12 st 8 oz", "12 kg 8 lb"])
    func `other pairs of units are no weight`(cell: String) throws {
        let imported = try read("Date,Weight (st)\n2026-03-18,\(cell)\n")
        #expect(imported.counts == [0, 0, 1])
        #expect(imported.problems.first?.contains("unknown unit") == true)
    }
}
