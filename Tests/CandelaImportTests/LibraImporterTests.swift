import CandelaImport
import CandelaRules
import Testing

struct LibraImporterTests {
    private func read(
        _ text: String, zone: String? = "Europe/Berlin", dayStart: TimeOfDay = .midnight,
        unit: ScaleUnit? = nil
    ) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: try Zone("Asia/Tokyo"))
        assumptions.zone = try zone.map { try Zone($0) }
        assumptions.dayStart = dayStart
        assumptions.unit = unit
        return try LibraImporter.read(source(text.utf8), assuming: assumptions, in: importing)
    }

    private let version6 =
        "#Version: 6\n#Units: kg\n\n#date;weight;weight trend;body fat;body fat trend;muscle mass;"
        + "muscle mass trend;log\n"

    @Test func `version 6 has instants, and the zone determines their days`() throws {
        // 23:30 UTC is past midnight in Berlin: 00:30 in winter, 01:30 in summer.
        let imported = try read(
            version6 + """
                2026-03-18T06:28:20.000Z;78.2;77.9;20.5;;;;after a flight
                2026-03-18T23:30:00.000Z;77.9;77.9;;;;;
                2026-07-01T21:59:59.999Z;76;;;;;;
                2026-07-01T22:00:00Z;76.5;;;;;;
                """)
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:28:20+01:00 78.2 kg 20.5 after a flight",
                "2026-03-19 2026-03-19T00:30:00+01:00 77.9 kg - -",
                "2026-07-01 2026-07-01T23:59:59+02:00 76.0 kg - -",
                "2026-07-02 2026-07-02T00:00:00+02:00 76.5 kg - -",
            ])
        #expect(imported.findings.isEmpty)
    }

    @Test func `version 5 has wall-clock times`() throws {
        let imported = try read(
            """
            #Version:5
            #Units:lbs

            #date;weight;weight trend;body fat;body fat trend;comment
            2019-06-11 09:49:00;138.4;138.4;;;
            2019-01-11 23:49:00;140,5;139,0;21,5;;"one; two"
            2019-03-31 02:30:00;139.0;;;;
            2019-03-30;139.5;;;;
            """)
        // 02:30 does not exist on 31 March 2019 in Berlin; the clock then shows 03:30.
        #expect(
            imported.weights == [
                "2019-01-11 2019-01-11T23:49:00+01:00 140.5 lb 21.5 one; two",
                "2019-03-30 - 139.5 lb - -",
                "2019-03-31 2019-03-31T03:30:00+02:00 139.0 lb - -",
                "2019-06-11 2019-06-11T09:49:00+02:00 138.4 lb - -",
            ])
        #expect(
            imported.findings == [
                "7:1 changed: 2019-03-31 02:30:00 did not exist in Europe/Berlin: taken as 03:30:00"
            ])
        #expect(imported.counts == [3, 1, 0])
    }

    @Test func `the chosen zone overrides an offset, which overrides the machine's zone`() throws {
        let text =
            version6 + "2026-03-18T23:30:00.000-05:00;78.2;;;;;;\n"
            + "2026-03-18T20:00:00Z;78.2;;;;;;\n"
        #expect(
            try read(text, zone: nil).weights == [
                "2026-03-18 2026-03-18T23:30:00-05:00 78.2 kg - -",
                "2026-03-19 2026-03-19T05:00:00+09:00 78.2 kg - -",
            ])
        #expect(
            try read(text, zone: "Europe/Berlin").weights == [
                "2026-03-18 2026-03-18T21:00:00+01:00 78.2 kg - -",
                "2026-03-19 2026-03-19T05:30:00+01:00 78.2 kg - -",
            ])
    }

    @Test func `times before the start of the day belong to the day before`() throws {
        let imported = try read(
            version6 + "2026-03-18T01:59:59Z;78.2;;;;;;\n2026-03-18T02:00:00Z;78.3;;;;;;\n",
            dayStart: "03:00")
        #expect(imported.journal.weighIns.map { "\($0.day)" } == ["2026-03-17", "2026-03-18"])
        #expect(imported.journal.settings.dayStart.description == "03:00")
    }

    @Test(arguments: [
        ("#Units: kg", "78.2 kg"), ("#Units: kg;;;", "78.2 kg"), ("#Units:lbs", "78.2 lb"),
        ("# units : LB", "78.2 lb"),
        // 78.2 st × 14 = 1094.8 lb.
        ("#Units: st", "1094.8 lb"),
    ])
    func `recognises a unit however it is spaced`(line: String, weight: String) throws {
        let imported = try read("\(line)\n#date;weight\n2026-03-18T06:00:00Z;78.2\n")
        #expect(
            imported.journal.weighIns.map { "\($0.weight.value) \($0.weight.unit.rawValue)" }
                == [weight])
    }

    @Test func `stones keep their decimals as pounds`() throws {
        // 12.4 × 14 is 173.6, not 173.60000000000002.
        let imported = try read("#Units:st\n2026-03-18;12.4\n2026-03-19;11,35\n")
        #expect(imported.journal.weighIns.map(\.weight.value) == [173.6, 158.9])
    }

    @Test func `a chosen unit is used only if the file has none`() throws {
        let bare = "2026-03-18T06:00:00Z;78.2\n"
        #expect(try read(bare, unit: .pounds).journal.weighIns.first?.weight.unit == .pounds)
        let stated = try read("#Units: kg\n" + bare, unit: .pounds)
        #expect(stated.journal.weighIns.first?.weight.unit == .kilograms)
        #expect(stated.findings == ["1:1 remark: the file's unit kg is used instead of lb"])
        let error = #expect(throws: ImportError.self) { try read(bare) }
        #expect(
            error?.description.hasPrefix("f:1:1: error: the file does not specify its unit") == true
        )
    }

    @Test func `a placeholder at midnight is replaced by the known time`() throws {
        let imported = try read(
            version6 + """
                2018-01-18T23:00:00.000Z;61.5;61.5;25.5;;;;
                2018-01-19T17:53:00.000Z;61.5;61.5;;;;;
                2018-01-19T23:00:00.000Z;60.2;61.5;;;;;
                2018-01-21T08:00:00.000Z;60.2;;;;;;
                2018-01-21T08:00:00.000Z;60.2;;;;;;
                2018-01-21T08:00:00.000Z;60.4;;;;;;
                2018-01-21T09:00:00.000Z;60.2;;;;;;
                """)
        #expect(
            imported.weights == [
                "2018-01-19 2018-01-19T18:53:00+01:00 61.5 kg 25.5 -",
                "2018-01-20 2018-01-20T00:00:00+01:00 60.2 kg - -",
                "2018-01-21 2018-01-21T09:00:00+01:00 60.2 kg - -",
                "2018-01-21 2018-01-21T09:00:00+01:00 60.4 kg - -",
                "2018-01-21 2018-01-21T10:00:00+01:00 60.2 kg - -",
            ])
        #expect(
            imported.findings == [
                "5:1 joined: the same weigh-in as in line 6",
                "9:1 joined: the same weigh-in as in line 8",
            ])
        #expect(imported.counts == [5, 2, 0])
        #expect(imported.report.isClean)
    }

    @Test func `every unusable line is reported with its place`() throws {
        let imported = try read(
            "\u{FEFF}" + version6 + """
                2026-03-18T06:00:00Z;78.2;;;;;;\r
                2026-02-30T06:00:00Z;78.2;;;;;;
                yesterday;78.2;;;;;;
                2026-03-19T06:00:00Z;;;;;;;
                2026-03-19T06:00:00Z;much;;;;;;
                2026-03-19T06:00:00Z;NaN;;;;;;
                2026-03-19T06:00:00Z;-4;;;;;;
                2026-03-19T06:00:00Z;1.234,5;;;;;;
                2026-03-20T06:00:00Z;78.0;;99;;;;
                2026-03-21T06:00:00Z;78.0;;fat;;;;
                #Units: grams
                2026-03-22T06:00:00Z;78.0;;0;;;;a;b
                """)
        #expect(
            imported.findings == [
                "6:1 unused: '2026-02-30T06:00:00Z' is not a date and time",
                "7:1 unused: 'yesterday' is not a date and time",
                "8:22 unused: weight '' is not a number",
                "9:22 unused: weight 'much' is not a number",
                "10:22 unused: weight 'NaN' is not a number",
                "11:22 unused: a weight of -4.0 kg is out of range: use 0.5 to 680.0 kg",
                "12:22 unused: a weight of 1234.5 kg is out of range: use 0.5 to 680.0 kg",
                "13:28 changed: body fat of 99 percent is out of range and is left out",
                "14:28 changed: body fat 'fat' is not a number and is left out",
                "15:1 remark: unknown unit 'grams': Libra writes kg, lbs or st",
            ])
        #expect(
            imported.weights == [
                "2026-03-18 2026-03-18T07:00:00+01:00 78.2 kg - -",
                "2026-03-20 2026-03-20T07:00:00+01:00 78.0 kg - -",
                "2026-03-21 2026-03-21T07:00:00+01:00 78.0 kg - -",
                "2026-03-22 2026-03-22T07:00:00+01:00 78.0 kg - a;b",
            ])
        #expect(imported.counts == [2, 2, 7])
    }

    /// A download that was interrupted: 78.2 kg would become 8 kg.
    @Test func `a truncated row is not used`() throws {
        let imported = try read(
            version6 + "2026-03-18T06:00:00Z;78.2;;;;;;\n2026-03-19T06:00:00Z;8")
        #expect(imported.weights.count == 1)
        #expect(
            imported.findings == [
                "6:23 unused: 2 fields, but the header has 8: the row is truncated"
            ])
        let bare = try read("#Units: kg\n2026-03-18;78.2;78\n2026-03-19;7", zone: nil)
        #expect(bare.weights.count == 1)
        #expect(bare.counts == [1, 0, 1])
    }

    @Test func `a log that is too long is truncated and reported`() throws {
        let imported = try read(
            version6 + "2026-03-18T06:00:00Z;78;;;;;;" + String(repeating: "é", count: 501))
        #expect(imported.journal.weighIns.first?.note?.count == 500)
        #expect(
            imported.findings == ["5:30 changed: a log of 501 characters is cut to 500"])
    }

    @Test func `a row has the same identifier whenever it is imported`() throws {
        let text =
            version6
            + "2026-03-18T06:28:20.000Z;78.2;;;;;;\n2026-03-18T06:28:20.000Z;78.4;;;;;;\n"
            + "2026-03-19;78;;;;;;\n2026-03-20 07:00:00;78;;;;;;\n"
        let ids = try read(text).journal.weighIns.map(\.id)
        #expect(
            ids == [
                "libra-2026-03-18T06:28:20Z", "libra-2026-03-18T06:28:20Z-2", "libra-2026-03-19",
                "libra-2026-03-20T07:00:00",
            ])
        #expect(try read(text, zone: "America/New_York").journal.weighIns.map(\.id) == ids)
    }
}
