import CandelaImport
import CandelaRules
import Foundation
import Testing

/// Tables with the headings of other apps and figures of our own, read without naming a column.
struct KnownTableTests {
    private func read(_ text: String, unit: ScaleUnit? = nil) throws -> Imported {
        var assumptions = FileAssumptions(fallbackZone: try Zone("Europe/Berlin"))
        assumptions.unit = unit
        return try TableImporter.read(source(text.utf8), assuming: assumptions, in: importing)
    }

    /// An export with its app, weigh-ins and number of rows that are not used.
    struct Sample: Sendable, CustomTestStringConvertible {
        let app: String
        let text: String
        let weights: [String]
        var unused = 0
        var testDescription: String { app }
    }

    /// 16 kg of 80 kg are 20 percent, and 8.37 of 62.5 are 13.4. 1,768,690,200 seconds after 1970
    /// are 2026-01-17 22:50 in UTC.
    static let samples = [
        Sample(
            app: "Withings",
            text: """
                Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)",Comments
                "2026-03-18 07:12:45",80,16,3.4,
                "2026-03-17 07:05:01",80.4,,,"late, tired"
                """,
            weights: [
                "2026-03-17 2026-03-17T07:05:01+01:00 80.4 kg - late, tired",
                "2026-03-18 2026-03-18T07:12:45+01:00 80.0 kg 20.0 -",
            ]),
        Sample(
            app: "Withings",
            text: """
                "Date","Weight (kg)","Fat mass (kg)","Lean mass (kg)","Comments"
                "2026-03-18 6:36 AM","62.5","8.37","54.4",""
                """,
            weights: ["2026-03-18 2026-03-18T06:36:00+01:00 62.5 kg 13.4 -"]),
        Sample(
            app: "Renpho",
            text: """
                Time of Measurement,Weight(kg),BMI,Body Fat(%)
                "10/13/2025, 8:30:05 PM",80.5,25,20.5
                "10/03/2025, 7:00:00\u{202F}AM",80.1,25,20.3
                """,
            weights: [
                "2025-10-03 2025-10-03T07:00:00+02:00 80.1 kg 20.3 -",
                "2025-10-13 2025-10-13T20:30:05+02:00 80.5 kg 20.5 -",
            ]),
        Sample(
            app: "Renpho",
            text: """
                Date,Time,Weight(lb),BMI,Body Fat(%),Metabolic Age
                2025.10.13,06:29:00,170.5,25,20.5,40
                """,
            weights: ["2025-10-13 2025-10-13T06:29:00+02:00 170.5 lb 20.5 -"]),
        Sample(
            app: "Fitbit",
            text: """
                Body
                Date,Weight,BMI,Fat
                "01-12-2025","81.5","25","0"
                "13-12-2025","81.1","25","21"

                Activities
                """,
            weights: ["2025-12-01 - 81.5 kg - -", "2025-12-13 - 81.1 kg 21.0 -"], unused: 1),
        Sample(
            app: "Garmin",
            text: """
                Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,
                " Jul 18, 2025",
                8:28 AM,80.0 kg,0.5 kg,25.0,18.0 %,35.0 kg,3.5 kg,61.0 %,
                " 15 Jul 2025",
                21:46,80.5 kg,--,--,--,--,--,--,
                """,
            weights: [
                "2025-07-15 2025-07-15T21:46:00+02:00 80.5 kg - -",
                "2025-07-18 2025-07-18T08:28:00+02:00 80.0 kg 18.0 -",
            ]),
        Sample(
            app: "Samsung Health",
            text: """
                com.samsung.health.weight,6313004,3
                com.samsung.health.weight.start_time,weight,body_fat,time_offset,datauuid
                2025-11-29 22:54:00.000,80.0,,UTC+0200,a04
                2025-08-31 06:29:10.346,79.6,20.8,UTC-0330,f63,
                """,
            weights: [
                "2025-08-31 2025-08-31T02:59:10-03:30 79.6 kg 20.8 -",
                "2025-11-30 2025-11-30T00:54:00+02:00 80.0 kg - -",
            ]),
        Sample(
            app: "Google Fit",
            text: """
                Date,Move Minutes count,Average weight (kg),Max weight (kg),Min weight (kg)
                2026-01-01,42,80.5,81.2,79.9
                2026-01-02,12,,,
                """,
            weights: ["2026-01-01 - 80.5 kg - -"], unused: 1),
        Sample(
            app: "", text: "Date,Body Fat %,Weight\n2026-01-01,20.5,80\n",
            weights: ["2026-01-01 - 80.0 kg 20.5 -"]),
        Sample(
            app: "Happy Scale", text: "\"Date\",\"Pound(s)\"\n\"2026-01-01\",\"180.5\"\n",
            weights: ["2026-01-01 - 180.5 lb - -"]),
        Sample(
            app: "The Hacker's Diet",
            text: """
                Epoch,1.0,2026-03-20T14:07:50Z
                User,1.0,somebody,,,,a@example.com,2020-11-20T21:25:38Z
                Preferences,1.0,1,1,calorie,0,.
                Date,Weight,Rung,Flag,Comment
                StartTrend,0,1,1195940413,1195940413,1.0
                2026-02-28,180.5,,0,salt
                Date,Weight,Rung,Flag,Comment
                StartTrend,0,0,1195940413,1195940413,1.0
                2026-03-01,81.5,,0,
                2026-03-02,,12,0,
                """,
            weights: ["2026-02-28 - 180.5 lb - salt", "2026-03-01 - 81.5 kg - -"], unused: 1),
        Sample(
            app: "Mi Fit",
            text: """
                time,weight,height,bmi,fatRate,bodyWaterRate
                2026-01-17 23:30:00+0000,75.5,171,25.8,0,0
                2026-01-18 08:19:56+0000,73.6,171,25,null,null
                """,
            weights: [
                "2026-01-17 2026-01-17T23:30:00+00:00 75.5 kg - -",
                "2026-01-18 2026-01-18T08:19:56+00:00 73.6 kg - -",
            ]),
        Sample(
            app: "Mi Fit",
            text: "timestamp,weight,height,bmi,fatRate\n1768690200,75.5,171,25.8,21.5\n",
            weights: ["2026-01-17 2026-01-17T23:50:00+01:00 75.5 kg 21.5 -"]),
        Sample(
            app: "", text: "date,weight\n2026-01-17,75.5\n",
            weights: ["2026-01-17 - 75.5 kg - -"]),
        Sample(
            app: "",
            text: """
                # This file was created with trale.
                #Date weight[kg]
                2026-01-01T07:30:00.000 80.0000000000
                """,
            weights: ["2026-01-01 2026-01-01T07:30:00+01:00 80.0 kg - -"]),
        Sample(
            app: "openScale",
            text: "\"fat\",\"dateTime\",\"weight\"\n20.3,\"2026-03-18 07:05\",77.35\n",
            weights: ["2026-03-18 2026-03-18T07:05:00+01:00 77.35 kg 20.3 -"]),
        Sample(
            app: "openScale", text: "DATE,TIME,WEIGHT,BODY_FAT\n2026-03-18,07:05,77.35,20.3\n",
            weights: ["2026-03-18 2026-03-18T07:05:00+01:00 77.35 kg 20.3 -"]),
        Sample(
            app: "GoldenCheetah",
            text: "date,weightkg,fatkg,fatpercent,comment\n2026-03-18T07:05:00,77.35,16,20.3,hi\n",
            weights: ["2026-03-18 2026-03-18T07:05:00+01:00 77.35 kg 20.3 hi"]),
        Sample(
            app: "GoldenCheetah", text: "ts,weightkg\n1768690200,77.35\n",
            weights: ["2026-01-17 2026-01-17T23:50:00+01:00 77.35 kg - -"]),
    ]

    @Test(arguments: samples)
    func `a table of weights is read by the app's headings`(sample: Sample) throws {
        let imported = try read(
            sample.text, unit: ["Fitbit", "openScale", ""].contains(sample.app) ? .kilograms : nil)
        #expect(imported.weights == sample.weights)
        #expect(imported.counts == [sample.weights.count, 0, sample.unused])
        let app = imported.findings.contains { $0.contains("read as an export of \(sample.app):") }
        #expect(app == !sample.app.isEmpty)
    }

    /// 16 kg of 80 kg are 20 percent.
    @Test func `fat mass is a mass without a unit in its heading too`() throws {
        let imported = try read(
            "Date,Weight,Fat mass\n2026-03-18 06:29:00,80,16\n", unit: .kilograms)
        #expect(imported.journal.weighIns.map(\.bodyFat) == [20])
    }

    @Test func `fat mass in percent is a percentage`() throws {
        let imported = try read(
            "Date,\"Weight (kg)\",\"Fat mass (%)\"\n2013-01-02 07:00:00,80.5,20.5\n")
        #expect(imported.journal.weighIns.map(\.bodyFat) == [20.5])
    }

    /// Version 3 of openScale writes the unit that is set in the app.
    @Test func `openScale's table has kilograms in version 2 and asks in version 3`() throws {
        let old = try read("dateTime,fat,weight\n2026-03-18 07:05,,77.35\n")
        #expect(old.journal.weighIns.map(\.weight) == [Weight(unchecked: 77.35, .kilograms)])
        let error = #expect(throws: ImportError.self) {
            try read("DATE,TIME,WEIGHT,BODY_FAT\n2026-03-18,07:05,77.35,\n")
        }
        #expect(error?.diagnostics.map(\.id) == ["missing-unit"])
    }

    @Test func `a named unit holds for the whole table`() throws {
        let columns: [TableColumn: String] = [
            .date: "Datum", .weight: "Gewicht", .unit: "kg", .note: "Notiz",
        ]
        var assumptions = FileAssumptions(fallbackZone: .utc)
        assumptions.columns = columns
        let imported = try TableImporter.read(
            source("Datum;Gewicht;Notiz\n18.03.2026;80,5;müde\n".utf8), assuming: assumptions,
            in: importing)
        #expect(imported.journal.weighIns.map(\.weight) == [Weight(unchecked: 80.5, .kilograms)])
        #expect(imported.journal.weighIns.map(\.note) == ["müde"])
    }

    @Test func `two dashes are no note`() throws {
        let imported = try read("Date,Weight (kg),Comments\n2026-03-18,80,--\n")
        #expect(imported.journal.weighIns.map(\.note) == [nil])
    }

    @Test func `Habitify's table has amounts`() throws {
        let imported = try read(
            """
            Habit,Date,Total log,Unit,Status,Habit ID
            Read,2026-03-17,20,pages,completed,a1
            """)
        #expect(imported.journal.habits.map(\.name) == ["Read"])
        #expect(imported.journal.completions.map(\.amount) == [20])
    }

    @Test func `HabitBull's values above 1 are amounts`() throws {
        let imported = try read(
            """
            HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
            Walk,,Health,2026-03-17,1,
            Walk,,Health,2026-03-18,0,rain
            Water,,Health,2026-03-17,8,
            Water,,Health,2026-03-18,1,
            """)
        #expect(
            imported.marks == [
                "Walk 2026-03-17 done - - -", "Walk 2026-03-18 missed - - rain",
                "Water 2026-03-17 done 8.0 - -", "Water 2026-03-18 done 1.0 - -",
            ])
        #expect(imported.problems.isEmpty)
    }

    @Test func `Way of Life's table has a column of notes for each habit`() throws {
        let imported = try read(
            """
            Date,Walk,Notes (Walk),Read,Notes (Read)
            2026-03-17,Green,-,Red,"late,
            tired"
            2026-03-18,Blue,ill,-,-
            2026-03-19,-,forgot,Green,-
            """)
        #expect(
            imported.marks == [
                "Walk 2026-03-17 done - - -", "Walk 2026-03-18 skipped - - ill",
                "Read 2026-03-17 missed - - late,\ntired", "Read 2026-03-19 done - - -",
            ])
        #expect(
            imported.findings == [
                "1:1 remark: read as an export of Way of Life: date from 'Date', habits with notes"
                    + " from 'Walk', 'Read'",
                "5:14 changed: a note on a day without a mark is left out",
            ])
        #expect(imported.counts == [2, 1, 0])
    }

    @Test func `a habit without a column of notes is kept`() throws {
        let imported = try read(
            "Date,Walk,Notes (Walk),Read\n2026-03-17,Green,wet,Red\n")
        #expect(
            imported.marks == [
                "Walk 2026-03-17 done - - wet", "Read 2026-03-17 missed - - -",
            ])
        #expect(imported.problems.isEmpty)
    }

    /// The article's table begins with the apps, one a row, in the order of their names; its last
    /// row is about tables of other apps.
    @Test func `the article names each known app`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(
                path: "Sources/CandelaImport/CandelaImport.docc/CandelaImport.md"), encoding: .utf8)
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
            row.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
        }
        #expect(rows.dropFirst().dropLast() == TableImporter.apps[...])
    }

    @Test func `a habit of Streaks keeps its identifier when it is renamed`() throws {
        let header = "task_id,title,icon,entry_type,entry_date,entry_timestamp,notes\n"
        let imported = try read(
            header + """
                p2,Rise,i,completed_manually,20260317,2026-03-17T06:24:16+08:00,
                p2,Rise,i,missed_auto,20260318,2026-03-19T06:24:16+08:00,
                p2,Rise,i,skipped_manually,20260319,2026-03-19T06:24:16+08:00,ill
                """)
        #expect(
            imported.marks == [
                "Rise 2026-03-17 done - 2026-03-17T06:24:16+08:00 -",
                "Rise 2026-03-18 missed - - -", "Rise 2026-03-19 skipped - - ill",
            ])
        let renamed = try read(header + "p2,Get up,i,missed_auto,20260318,2026-03-19T06:24:16Z,\n")
        #expect(renamed.journal.habits.map(\.id) == imported.journal.habits.map(\.id))
    }

    @Test func `the answer says where each value comes from and what is left out`() throws {
        let imported = try read(Self.samples[0].text)
        #expect(
            imported.findings == [
                "1:1 remark: read as an export of Withings: date from 'Date', weight in kg from"
                    + " 'Weight (kg)', body fat from 'Fat mass (kg)' as a part of the weight, note"
                    + " from 'Comments'; left out: 'Bone mass (kg)'"
            ])
    }
}
