import CandelaImport
import CandelaRules
import Testing

/// Tables whose columns are named by the caller.
struct TableImporterTests {
    private func read(
        _ text: String, columns: String = "", order: DateOrder? = nil,
        unit: ScaleUnit? = .kilograms,
        zone: String = "Europe/Berlin"
    ) throws -> Imported {
        try read(Array(text.utf8), columns: columns, order: order, unit: unit, zone: zone)
    }

    private func read(
        _ bytes: [UInt8], columns: String = "", order: DateOrder? = nil,
        unit: ScaleUnit? = .kilograms, zone: String = "Europe/Berlin"
    ) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: try Zone(zone))
        (assumptions.unit, assumptions.dateOrder) = (unit, order)
        if !columns.isEmpty {
            assumptions.columns = try #require(TableColumn.headings(columns))
        }
        return try TableImporter.read(source(bytes), assuming: assumptions, in: importing)
    }

    /// A journal's own table has other columns beside `kind`.
    @Test func `a note with the word kind makes no table of a journal`() throws {
        let text = "Date,Weight,Note\n2026-03-18,80,Felt kind of tired\n"
        let columns = "date=Date,weight=Weight,note=Note"
        #expect(
            try read(text, columns: columns).journal.weighIns.map(\.note) == ["Felt kind of tired"])
        #expect(try read("kind of tired\n" + text).journal.weighIns.count == 1)
    }

    private let german = "date=Datum,time=Uhrzeit,weight=Gewicht,note=Notiz"

    /// Each text as a spreadsheet in Germany saves it.
    @Test(arguments: [";", "\t"], ["utf-8", "utf-8 with mark", "utf-16", "windows"])
    func `separators, decimal commas and encodings are found`(mark: String, encoding: String) throws
    {
        let text = #"""
            Datum;Uhrzeit;Gewicht;Notiz
            13.10.2025;06:29;1.080,5;"Müsli, ""süß"""
            14.10.2025;;1 080,25;
            """#.replacing(";", with: mark)
        let bytes: [UInt8] =
            switch encoding {
            case "utf-8": Array(text.utf8)
            case "utf-8 with mark": [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            case "utf-16": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
            // Its characters below U+0100 are the bytes of Windows-1252.
            default: text.unicodeScalars.map { UInt8($0.value) }
            }
        let imported = try read(bytes, columns: german, unit: .pounds)
        #expect(
            imported.weights == [
                "2025-10-13 2025-10-13T06:29:00+02:00 1080.5 lb - Müsli, \"süß\"",
                "2025-10-14 - 1080.25 lb - -",
            ])
        #expect(imported.problems.isEmpty)
        #expect(
            imported.findings.contains { $0.contains("read as Windows-1252") }
                == (encoding == "windows"))
    }

    @Test(arguments: [
        ("80.5", 80.5), ("80,5", 80.5), ("1,080.25", 1080.25), ("1.080,25", 1080.25),
        ("1\u{202F}080,25", 1080.25), ("1'080.25", 1080.25), ("1,080,000", nil), ("80.500", 80.5),
        ("1.08.25", nil), ("8e1", nil), ("", nil), ("eighty", nil), ("80 oz", nil),
    ])
    func `a number may have marks between thousands`(text: String, value: Double?) throws {
        let imported = try read(
            "date;weight;note\n2026-03-18;\(text);x\n",
            columns: "date=date,weight=weight,note=note",
            unit: .pounds)
        #expect(imported.journal.weighIns.map(\.weight.value) == (value.map { [$0] } ?? []))
        #expect(imported.counts == (value == nil ? [0, 0, 1] : [1, 0, 0]))
    }

    /// 10,000 steps or ten: nothing shows which.
    @Test func `an amount that may be thousands is not guessed`() throws {
        let imported = try read(
            "Date,Habit,Amount\n2026-03-18,Walk,\"10,000\"\n2026-03-19,Walk,\"10,5\"\n")
        #expect(imported.marks == ["Walk 2026-03-19 done 10.5 - -"])
        #expect(
            imported.problems == [
                "2:17 unused: '10,000' may be thousands or decimals: write it without the mark"
            ])
    }

    @Test(arguments: [
        ("13.10.2025 06:29", "2025-10-13T06:29:00+02:00"),
        ("13. 10. 2025, 06:29:07", "2025-10-13T06:29:07+02:00"),
        ("10/13/2025 8:30:05 PM", "2025-10-13T20:30:05+02:00"),
        ("10/13/2025, 12:00\u{202F}a.m.", "2025-10-13T00:00:00+02:00"),
        ("10/13/25 12:00 PM", "2025-10-13T12:00:00+02:00"),
        ("Oct 13, 2025 6:29 am", "2025-10-13T06:29:00+02:00"),
        ("October 13, 2025 at 6:29\u{202F}AM", "2025-10-13T06:29:00+02:00"),
        ("13-October-2025 06:29", "2025-10-13T06:29:00+02:00"),
        ("2025-10-13T06:29:00.250Z", "2025-10-13T08:29:00+02:00"),
        ("2025-10-13 06:29:00 -0330", "2025-10-13T06:29:00-03:30"),
        ("2025/10/13 06:29 UTC+1", "2025-10-13T06:29:00+01:00"),
        ("2025-10-13 23:59:60", "2025-10-13T23:59:59+02:00"),
        ("2025-10-13T23:59:60+02:00", "2025-10-13T23:59:59+02:00"),
        ("20251013", nil), ("2025-10-13", nil), ("13.10.2025", nil), ("Oct 13, 2025", nil),
    ])
    func `dates and times are read as apps write them`(text: String, time: String?) throws {
        let imported = try read("date;weight\n\(text);80\n")
        #expect(imported.journal.weighIns.map { "\($0.day)" } == ["2025-10-13"])
        #expect(imported.journal.weighIns.map { $0.at?.description } == [time])
        #expect(imported.problems.isEmpty)
    }

    @Test(arguments: [
        "2025-13-10", "31.4.2025", "10/13", "2025-10-13 24:00", "2025-10-13 13:00 PM", "1:2:3", "-",
        "2025-10-13 06:61", "2025-10-13 at noon", "10/13/202", "13x10x2025", "Smarch 13, 2025",
    ])
    func `a text that is not a date is reported`(text: String) throws {
        let imported = try read("date;weight\n\(text);80\n")
        #expect(imported.problems == ["2:1 unused: '\(text)' is not a date"])
    }

    /// The hour before the clocks are set back, and the one that follows it, from tzdata.
    @Test(arguments: [
        ("Europe/Berlin", "2026-10-25 02:30", "2026-10-25T02:30:00+02:00"),
        ("Australia/Sydney", "2026-04-05 02:30", "2026-04-05T02:30:00+11:00"),
        ("America/New_York", "2026-11-01 01:30", "2026-11-01T01:30:00-04:00"),
        ("Australia/Lord_Howe", "2026-04-05 01:45:10", "2026-04-05T01:45:10+11:00"),
    ])
    func `a local time that occurs twice is the first`(zone: String, text: String, time: String)
        throws
    {
        let imported = try read("date,weight\n\(text),80\n", zone: zone)
        #expect(imported.journal.weighIns.map { $0.at?.description } == [time])
        #expect(imported.problems.isEmpty)
        var assumptions = FileAssumptions(fallbackZone: try Zone(zone))
        assumptions.unit = .kilograms
        let libra = try LibraImporter.read(
            source("\(text.count == 16 ? text + ":00" : text);80\n".utf8), assuming: assumptions,
            in: importing)
        #expect(libra.journal.weighIns.map(\.at) == imported.journal.weighIns.map(\.at))
    }

    @Test func `one date shows the order of all`() throws {
        let imported = try read("Date,Weight\n2/3/2026,80\n2/13/2026,81\n3/3/2026,83\n")
        #expect(
            imported.journal.weighIns.map { "\($0.day)" } == [
                "2026-02-03", "2026-02-13", "2026-03-03",
            ])
        #expect(imported.problems.isEmpty)
    }

    @Test func `dates that show different orders are asked about with both places`() throws {
        let text = "Date,Weight\n3/3/2026,79\n2/13/2026,81\n2/14/2026,80\n13/2/2026,82\n"
        let error = #expect(throws: ImportError.self) { try read(text) }
        let lines = [
            "f:5:1: error: '13/2/2026' has the day first, unlike '2/13/2026' [contradicting-dates]",
            "  help: correct one of the dates, or give the order of all: dmy or mdy",
            "  note: f:3:1: the month is first here",
        ]
        #expect(error?.description == lines.joined(separator: "\n"))
        let ordered = try read(text, order: .monthFirst)
        #expect(ordered.problems == ["5:1 unused: '13/2/2026' is not a date"])
        #expect(ordered.counts == [3, 0, 1])
    }

    @Test func `the order of day and month is asked for`() throws {
        let text = "Date,Weight\n3/3/2026,79\n2/3/2026,80\n3/4/2026,81\n"
        let error = #expect(throws: ImportError.self) { try read(text) }
        #expect(
            error?.description.hasPrefix("f:3:1: error: '2/3/2026' has the day or the month first")
                == true)
        #expect(error?.diagnostics.map(\.id) == ["ambiguous-date"])
        let days = [(DateOrder.dayFirst, "2026-03-02"), (.monthFirst, "2026-02-03")]
        for (order, day) in days {
            #expect(
                try read(text, order: order).journal.weighIns.contains { "\($0.day)" == day })
        }
        #expect(
            try read("Date,Weight\n26/3/2,80\n", order: .yearFirst).journal.weighIns.map {
                "\($0.day)"
            } == ["2026-03-02"])
    }

    /// 26/2/13 may be in 2013 or 2026; there is no 99th day or month, and no 13th month.
    @Test func `a year of two digits may be first`() throws {
        func days(_ text: String, _ order: DateOrder? = nil) throws -> [String] {
            try read("Date,Weight\n\(text)", order: order).journal.weighIns.map { "\($0.day)" }
        }
        let open = "26/2/13,80\n26/2/14,81\n"
        let error = #expect(throws: ImportError.self) { try days(open) }
        let lines = [
            "f:2:1: error: '26/2/13' has the day or the year first, and no other date shows it"
                + " [ambiguous-date]",
            "  help: give the order of the dates: dmy or ymd",
        ]
        #expect(error?.description == lines.joined(separator: "\n"))
        #expect(try days(open, .yearFirst) == ["2026-02-13", "2026-02-14"])
        #expect(try days(open, .dayFirst) == ["2013-02-26", "2014-02-26"])
        #expect(
            try days(open + "99/12/31,80\n") == ["1999-12-31", "2026-02-13", "2026-02-14"])
        #expect(
            try days(open + "31/12/99,80\n") == ["1999-12-31", "2013-02-26", "2014-02-26"])
        #expect(try days("2/13/26,80\n2/3/26,81\n") == ["2026-02-03", "2026-02-13"])
        #expect(try days("26/2/26,80\n") == ["2026-02-26"])
        let other = #expect(throws: ImportError.self) { try days("99/3/31,80\n2/13/26,80\n") }
        #expect(other?.description.contains("has the month first, unlike '99/3/31'") == true)
        #expect(other?.description.contains("the order of all: mdy or ymd") == true)
    }

    @Test func `habits have a status, an amount or just a row`() throws {
        let imported = try read(
            """
            Day;Name;State;Pages
            18.03.2026;Read;yes;12
            19.03.2026;Read;no;
            20.03.2026;Read;skipped;
            20.03.2026;Read;yes;
            21.03.2026;Read;perhaps;
            22.03.2026;;yes;
            23.03.2026;Read;yes;-3
            """, columns: "date=Day,habit=Name,done=State,amount=Pages")
        #expect(
            imported.marks == [
                "Read 2026-03-18 done 12.0 - -", "Read 2026-03-19 missed - - -",
                "Read 2026-03-20 skipped - - -",
            ])
        #expect(
            imported.problems == [
                "5:1 unused: 2026-03-20 already has a mark, in line 4",
                "6:17 unused: 'perhaps' is not a status such as done, missed, skipped, yes or no",
                "7:12 unused: the row names no habit", "8:21 unused: '-3' is not an amount",
            ])
        #expect(imported.counts == [3, 0, 4])
        #expect(imported.journal.validate().isEmpty)
        let matrix = try read(
            "Date;Walk;Read\n18.03.2026;yes;12\n19.03.2026;;0\n", columns: "date=Date,habit=*")
        #expect(
            matrix.marks == [
                "Walk 2026-03-18 done - - -", "Read 2026-03-18 done 12.0 - -",
                "Read 2026-03-19 missed 0.0 - -",
            ])
        #expect(matrix.findings == ["1:1 remark: date from 'Date', habits from 'Walk', 'Read'"])
        let words = try read(
            "Date;Walk\n1.3.2026;ja\n2.3.2026;WAHR\n3.3.2026;nein\n4.3.2026;FAUX\n",
            columns: "date=Date,habit=*")
        #expect(words.journal.completions.map(\.status) == [.done, .done, .missed, .missed])
        let list = try read("Date,Habit\n2026-03-18,Walk\n2026-03-19,Walk\n")
        #expect(
            list.marks == ["Walk 2026-03-18 done - - -", "Walk 2026-03-19 done - - -"])
    }

    @Test func `an empty amount says nothing of its day`() throws {
        let imported = try read("Date,Habit,Value\n2026-03-18,Read,\n2026-03-19,Read,0\n")
        #expect(imported.marks == ["Read 2026-03-19 missed 0.0 - -"])
        #expect(imported.counts == [1, 0, 1])
    }

    @Test func `an amount decides where the status is empty`() throws {
        let imported = try read(
            "Date,Habit,Done,Amount\n2026-03-18,Read,,5\n2026-03-19,Read,,0\n2026-03-20,Read,,\n")
        #expect(
            imported.marks == [
                "Read 2026-03-18 done 5.0 - -", "Read 2026-03-19 missed 0.0 - -",
            ])
        #expect(imported.counts == [2, 0, 1])
    }

    /// The second date has the day first, and with it the first one.
    @Test func `a date above its rows waits for one that shows the order`() throws {
        let rows = "7:05,80.0 kg,0.2 kg,24.1,21.3 %\n"
        let header = "Time,Weight,Change,BMI,Body Fat\n"
        let imported = try read("\(header)03/02/2026,\n\(rows)13/02/2026,\n\(rows)")
        #expect(
            imported.weights == [
                "2026-02-03 2026-02-03T07:05:00+01:00 80.0 kg 21.3 -",
                "2026-02-13 2026-02-13T07:05:00+01:00 80.0 kg 21.3 -",
            ])
        #expect(imported.counts == [2, 0, 0])
        let error = #expect(throws: ImportError.self) {
            try read("\(header)03/02/2026,\n\(rows)")
        }
        #expect(error?.description.hasPrefix("f:2:1: error: '03/02/2026' has the day or") == true)
    }

    @Test func `a row is unused only if none of its habits' cells can be read`() throws {
        let imported = try read(
            "Date;Walk;Read\n18.03.2026;perhaps;yes\n19.03.2026;?;-3\n20.03.2026;;\n",
            columns: "date=Date,habit=*")
        #expect(imported.marks == ["Read 2026-03-18 done - - -"])
        let status = "is not a status such as done, missed, skipped, yes or no"
        #expect(
            imported.problems == [
                "2:12 changed: 'perhaps' \(status)", "3:12 unused: '?' \(status)",
                "3:14 unused: '-3' is not an amount",
            ])
        #expect(imported.counts == [1, 1, 1])
    }

    @Test func `a note beside columns of habits is a note of each mark of the day`() throws {
        let imported = try read(
            "Day;Walk;Read;Remark\n18.03.2026;yes;no;rain\n19.03.2026;yes;;\n20.03.2026;;;ill\n",
            columns: "date=Day,habit=*,note=Remark")
        #expect(
            imported.marks == [
                "Walk 2026-03-18 done - - rain", "Walk 2026-03-19 done - - -",
                "Read 2026-03-18 missed - - rain",
            ])
        #expect(
            imported.problems == ["4:14 changed: a note on a day without a mark is left out"])
    }

    @Test(arguments: [
        ("Datum;Wert\n1;2\n", "f:1:1: error: 'f' has no line with the columns 'Datum', 'Gewicht'"),
        ("", "error: 'f' is empty"),
        ("PK\u{3}\u{4}..", "error: 'f' is a ZIP archive or a spreadsheet"),
        ("SQLite format 3\0..", "error: 'f' is a database, such as a backup of Loop"),
        ("%PDF-1.7", "error: 'f' is a PDF document"),
        ("{\"habits\": []}", "f:1:1: error: 'f' is JSON, not a table"),
        (" {\"habits\": [\n{}]}", "f:1:1: error: 'f' is JSON, not a table"),
        ("{\n", "f:1:1: error: 'f' is JSON, not a table"),
        (#"{"habits":[{"id":"a","name":"Run"}]}"#, "f:1:1: error: 'f' is JSON, not a table"),
        ("{id},Datum\n1,2\n", "f:1:1: error: 'f' has no line with the columns"),
        ("[Datum],[Kilo]\n1,2\n", "f:1:1: error: 'f' has no line with the columns"),
    ])
    func `a file without the columns is named for what it is`(text: String, message: String) throws
    {
        let error = #expect(throws: ImportError.self) {
            try read(text, columns: "date=Datum,weight=Gewicht")
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func `the unit is asked for unless the file says it`() throws {
        let error = #expect(throws: ImportError.self) {
            try read("date,weight\n2026-03-18,80\n", unit: nil)
        }
        #expect(
            error?.description.hasPrefix("f:2:12: error: nothing says the unit of the weight '80'")
                == true)
        for (header, cells) in [
            ("date,weight (lb)", "80"), ("date,weight", "80 lbs"), ("date,weight,unit", "80,lb"),
        ] {
            let imported = try read("\(header)\n2026-03-18,\(cells)\n", unit: nil)
            #expect(imported.weights == ["2026-03-18 - 80.0 lb - -"])
        }
    }

    @Test func `a weight without a unit is left out where others have one`() throws {
        let rows = "2026-03-17,79\n2026-03-18,80.1 kg\n2026-03-19,abc\n2026-03-20,80.3 kg\n"
        let imported = try read("date,weight\n" + rows + "2026-03-21,9 oz\n", unit: nil)
        #expect(
            imported.weights == ["2026-03-18 - 80.1 kg - -", "2026-03-20 - 80.3 kg - -"])
        #expect(
            imported.problems == [
                "2:12 unused: nothing says the unit of the weight '79'",
                "4:12 unused: weight 'abc' is not a number",
                "6:12 unused: unknown unit 'oz': use kg, lb or st",
            ])
        let error = #expect(throws: ImportError.self) {
            try read("date,weight\n2026-03-18,abc\n2026-03-19,80\n", unit: nil)
        }
        #expect(error?.description.hasPrefix("f:3:12: error: nothing says the unit") == true)
    }

    /// 176 lb × 0.453592 = 79.832 kg, and 18 of them are 22.5 %; 31 of 176 pounds are 17.6 %, and
    /// 2 st are 28 lb, 15.9 %.
    @Test(arguments: [
        ("Weight (lb),Fat mass (kg)", "176,18", 22.5), ("Weight (lb),Fat mass", "176,18 kg", 22.5),
        ("Weight (lb),Fat mass", "176,31", 17.6), ("Weight (lb),Fat mass (kg)", "176,31 lb", 17.6),
        ("Weight,Fat mass (lb)", "79.832 kg,31", 17.6),
        ("Weight (lb),Fat mass (st)", "176,2", 15.9),
        ("Weight (kg),Fat mass (kg)", "80,20.5 %", 20.5), ("Weight (kg),Fat mass", "80,3 oz", nil),
    ])
    func `fat mass and weight may have different units`(
        heading: String, cells: String, percent: Double?
    ) throws {
        let imported = try read("Date,\(heading),Comments\n2026-03-18,\(cells),\n", unit: nil)
        #expect(imported.journal.weighIns.map(\.bodyFat) == [percent])
    }

    /// 70 × 2.54 = 177.8, and 20 of 80 kg are 25 %.
    @Test func `a unit in the heading asked for is used if the file has none`() throws {
        let imported = try read(
            "Date,Weight,Height,Fat\n2026-03-18,80,70,20\n",
            columns: "date=Date,weight=Weight (kg),height=Height (in),body-fat=Fat (kg)",
            unit: nil)
        #expect(imported.weights == ["2026-03-18 - 80.0 kg 25.0 -"])
        #expect(imported.journal.settings.height == 177.8)
    }

    @Test(arguments: [
        "date", "date=", "date=a", "when=Datum", "weight=c,date=a,date=b", "date=a,,weight=b", "",
        "date?=y,weight=c",
    ])
    func `columns are written in one way`(text: String) {
        #expect(TableColumn.headings(text) == nil)
    }

    /// The journal's own table with semicolons, decimal commas, local dates and truth values.
    @Test func `a journal's table saved by a German spreadsheet is read back`() throws {
        let imported = try JournalTableImporter.read(
            source(
                """
                kind;id;habit;name;day;minutes;weight;unit;target;archived
                habit;h;;Gehen;;;;;7,5;WAHR
                weighIn;w;;;18.03.2026;;80,25;kg;;
                practice;p;h;;19.03.2026;20;;;;
                """.utf8), in: importing)
        #expect(imported.findings.isEmpty)
        #expect(imported.weights == ["2026-03-18 - 80.25 kg - -"])
        #expect(imported.journal.habits.map(\.target) == [7.5])
        #expect(imported.journal.habits.map(\.isArchived) == [true])
        #expect(imported.journal.practices.map { "\($0.day) \($0.minutes)" } == ["2026-03-19 20"])
    }

    private let american = """
        kind,id,habit,name,day,amount,created,archived
        habit,h,,Walk,,,3/2/2026,TRUE
        completion,c,h,,3/4/2026,"10,5",,
        completion,d,h,,3/18/2026,"1,250.5",,
        """

    /// 3/18 shows that the month is first, so 3/2 is 2 March.
    @Test func `a journal's table saved by an American spreadsheet is read back`() throws {
        let imported = try JournalTableImporter.read(source(american.utf8), in: importing)
        #expect(imported.findings.isEmpty)
        #expect(imported.journal.habits.map(\.isArchived) == [true])
        #expect(imported.journal.habits.map(\.created?.description) == ["2026-03-02"])
        #expect(
            imported.marks == [
                "Walk 2026-03-04 done 10.5 - -", "Walk 2026-03-18 done 1250.5 - -",
            ])
        // Unless semicolons separate cells, a comma before three digits may separate thousands.
        let comma = american.replacing("10,5", with: "1,250")
        let tabs = comma.replacing("\"1,250\"", with: "1|250").replacing("\"1,250.5\"", with: "1")
            .replacing(",", with: "\t").replacing("1|250", with: "1,250")
        for text in [comma, tabs] {
            let unclear = try JournalTableImporter.read(source(text.utf8), in: importing)
            #expect(unclear.counts == [2, 0, 1])
        }
    }

    @Test func `the order of a journal table's days is asked for`() throws {
        let open = american.replacing("3/18", with: "3/12")
        func read(_ text: String, _ order: DateOrder? = nil) throws -> Imported {
            try JournalTableImporter.read(source(text.utf8), dateOrder: order, in: importing)
        }
        let error = #expect(throws: ImportError.self) { try read(open) }
        #expect(
            error?.description.hasPrefix("f:2:17: error: '3/2/2026' has the day or the month first")
                == true)
        #expect(
            try read(open, .dayFirst).journal.completions.map { "\($0.day)" }
                == ["2026-04-03", "2026-12-03"])
        let other = #expect(throws: ImportError.self) {
            try read(american.replacing("3/4", with: "13/4"))
        }
        #expect(
            other?.description.hasPrefix("f:4:17: error: '3/18/2026' has the month first, unlike")
                == true)
    }
}
