import CandelaImport
import CandelaRules
import Testing

struct OpenScaleTableTests {
    private func read(
        _ text: String, unit: ScaleUnit = .kilograms, zone: String = "Europe/Berlin"
    ) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: try Zone(zone))
        assumptions.unit = unit
        return try TableImporter.read(
            source(text.utf8), of: "openScale", assuming: assumptions, in: importing)
    }

    @Test func `version 2 has one column for date and time`() throws {
        let imported = try read(
            """
            "biceps","comment","dateTime","fat","weight"
            0.0,"after, ""a"" run","2026-03-18 07:05",20.3,77.35
            0.0,"","2026-07-01 06:00",0.0,76.5
            """)
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:05:00+01:00 77.35 kg 20.3 after, \"a\" run",
                "2026-07-01 2026-07-01T06:00:00+02:00 76.5 kg - -",
            ])
        #expect(imported.problems.isEmpty)
    }

    @Test func `version 3 has two columns, and a time that cannot be read is left out`() throws {
        let imported = try read(
            "DATE,TIME,WEIGHT,BODY_FAT,COMMENT\r\n2026-03-18,07:05,170.5,,صباح\r\n"
                + "2026-03-19,later,170,,\r\nnever,07:05,170,,\r\n2026-03-20,07:05,0,,\r\n",
            unit: .pounds)
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:05:00+01:00 170.5 lb - صباح",
                "2026-03-19 - 170.0 lb - -",
            ])
        #expect(
            imported.problems == [
                "3:12 changed: time 'later' cannot be read and is left out",
                "4:1 unused: 'never' is not a date",
                "5:18 unused: a weight of 0.0 lb is out of range: use 1.0 to 1500.0 lb",
            ])
        #expect(imported.counts == [1, 1, 2])
    }

    /// Clock changes from tzdata: an hour, half an hour, and the day that Samoa skipped.
    @Test(arguments: [
        (
            "Europe/Berlin", "2026-03-29", "02:30", "2026-03-29 2026-03-29T03:30:00+02:00",
            "03:30:00"
        ),
        (
            "Europe/Berlin", "2026-03-29", "02:00", "2026-03-29 2026-03-29T03:00:00+02:00",
            "03:00:00"
        ),
        (
            "America/New_York", "2026-03-08", "02:30", "2026-03-08 2026-03-08T03:30:00-04:00",
            "03:30:00"
        ),
        (
            "Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-04 2026-10-04T02:45:00+11:00",
            "02:45:00"
        ),
        (
            "Pacific/Apia", "2011-12-30", "08:00", "2011-12-31 2011-12-31T08:00:00+14:00",
            "2011-12-31 08:00:00"
        ),
    ])
    func `a time skipped by a clock change counts as changed and is reported`(
        zone: String, day: String, time: String, weighIn: String, taken: String
    ) throws {
        let imported = try read("DATE,TIME,WEIGHT\n\(day),\(time),80\n", zone: zone)
        #expect(imported.weights == ["\(weighIn) 80.0 kg - -"])
        #expect(
            imported.problems == [
                "2:12 changed: \(day) \(time):00 did not exist in \(zone): taken as \(taken)"
            ])
        #expect(imported.counts == [0, 1, 0])
        #expect(!imported.report.isClean)
    }

    @Test func `times around a clock change are read unchanged`() throws {
        // The last second before and the first second after it, and an hour that occurs twice.
        let imported = try read(
            "dateTime,weight\n2026-03-29 01:59:59,80\n2026-03-29 03:00,81\n2026-10-25 02:30,82\n")
        #expect(imported.counts == [3, 0, 0])
        #expect(imported.problems.isEmpty)
        let samoa = try read(
            "dateTime,weight\n2011-12-29 23:59,80\n2011-12-31 00:00,81\n", zone: "Pacific/Apia")
        #expect(samoa.counts == [2, 0, 0])
    }

    @Test func `a skipped day without a time is that day`() throws {
        let imported = try read(
            "DATE,TIME,WEIGHT\n2011-12-30,later,80\n", zone: "Pacific/Apia")
        #expect(imported.weights == ["2011-12-30 - 80.0 kg - -"])
        #expect(imported.counts == [0, 1, 0])
        #expect(
            imported.problems == ["2:12 changed: time 'later' cannot be read and is left out"])
    }

    @Test func `accepts semicolons with decimal commas`() throws {
        let imported = try read("\u{FEFF}DATE;TIME;WEIGHT\n2026-03-18;07:05:30;77,4\n")
        #expect(imported.weights == ["2026-03-18 2026-03-18T07:05:30+01:00 77.4 kg - -"])
    }

    @Test(arguments: ["name,size\na,b\n", "\u{0}\u{1}\u{2}", "date\n2026-03-18\n", "\"date,weight"])
    func `rejects other files`(text: String) throws {
        #expect(throws: ImportError.self) { try read(text) }
    }

    /// 80,5 kg with a decimal comma becomes two cells, and 5 would be in the next column.
    @Test func `a row that does not match its header is not used`() throws {
        let imported = try read(
            """
            DATE,TIME,BODY_FAT,WEIGHT
            2026-03-18,07:05,20,80
            2026-03-19,07:05,20,5,80,5
            2026-03-20,07:05,20
            2026-03-21,07:05,20,80,,
            """)
        #expect(imported.journal.weighIns.map(\.weight.value) == [80, 80])
        #expect(
            imported.problems == [
                "3:23 unused: 6 fields, but the header has 4",
                "4:20 unused: 3 fields, but the header has 4: the row is truncated",
            ])
        #expect(imported.counts == [2, 0, 2])
    }
}
