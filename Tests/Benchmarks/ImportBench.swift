import CandelaImport
import CandelaRules

/// A benchmark of imports of a million rows, which are generated while they are read.
enum ImportBench {
    static let section = BenchSection(
        name: "imports",
        summary: "imports of files with a million rows, worst cases included", run: run)

    private static let rows = 1_000_000

    /// After all rows.
    private static let context = ImportContext(now: Instant(secondsSince1970: 1_800_000_000))

    private static func run() {
        var weights = FileAssumptions(fallbackZone: .utc)
        weights.unit = .kilograms
        measure("libra", libra) { [weights] source throws(ImportError) in
            try LibraImporter.read(source, assuming: weights, in: context)
        }
        measure("openscale", { source("DATE,TIME,WEIGHT\n", openScaleRow, "") }) {
            [weights] source throws(ImportError) in
            try TableImporter.read(source, of: "openScale", assuming: weights, in: context)
        }
        measure("health", { source("<HealthData>\n", healthRow, "</HealthData>\n") }) {
            source throws(ImportError) in
            try HealthImporter.read(source, in: context)
        }
        measure(
            "csv", { source("kind,id,habit,name,day,status\nhabit,h,,H,,\n", tableRow, "") }
        ) { source throws(ImportError) in try JournalTableImporter.read(source, in: context) }
        measure(
            "libra, all rows in one minute",
            { source(libraHead, { "2026-03-18T07:00:00Z;78;\($0)\n" }, "") }
        ) { [weights] source throws(ImportError) in
            try LibraImporter.read(source, assuming: weights, in: context)
        }
        measure(
            "csv, a quote in the first row that is never closed",
            { source("kind,habit\nhabit,\"\n", { "restDay,\($0)\n" }, "") }
        ) { source throws(ImportError) in try JournalTableImporter.read(source, in: context) }
        guard let journal = try? LibraImporter.read(libra(), assuming: weights, in: context).journal
        else {
            return
        }
        var merged = journal
        let time = BenchSection.seconds { _ = merged.merge(journal) }
        print("  merged a second time: \(StreakBench.milliseconds(time))")
    }

    /// Prints the time of an import, and the part of it spent on generating its rows.
    private static func measure(
        _ name: String, _ make: () -> ByteSource,
        _ read: (ByteSource) throws(ImportError) -> Imported
    ) {
        var bytes = 0
        let making = BenchSection.seconds {
            let source = make()
            while let piece = try? source.next(), !piece.isEmpty { bytes += piece.count }
        }
        var report: ImportReport?
        let time = BenchSection.seconds { report = (try? read(make()))?.report }
        guard let report else { return }
        print(
            "  \(name): \(report.rows) rows, \(bytes / 1_000_000) MB in"
                + " \(StreakBench.milliseconds(time)), \(StreakBench.milliseconds(making)) of it"
                + " to generate them; peak memory \(ChildProcess.ownPeak / 1_000_000) MB")
    }

    /// A file that is generated while it is read.
    private static func source(
        _ head: String, _ row: @escaping (Int) -> String, _ tail: String
    ) -> ByteSource {
        var next = -1
        return ByteSource(file: "f") { () throws(ImportError) in
            var piece = next < 0 ? Array(head.utf8) : []
            next = max(next, 0)
            if next == rows {
                next += 1
                piece = Array(tail.utf8)
            }
            while piece.count < 200_000, next < rows {
                piece += row(next).utf8
                next += 1
            }
            return piece
        }
    }

    private static let libraHead = "#Units: kg\n#date;weight;log\n"

    private static func libra() -> ByteSource { source(libraHead, libraRow, "") }

    /// One weigh-in every ten minutes, with variations small enough to be plausible.
    private static func libraRow(_ index: Int) -> String {
        "\(Instant(secondsSince1970: index * 600));\(weight(index));\n"
    }

    private static func openScaleRow(_ index: Int) -> String {
        let text = "\(Instant(secondsSince1970: index * 600))"
        return "\(text.prefix(10)),\(text.dropFirst(11).prefix(5)),\(weight(index))\n"
    }

    private static func healthRow(_ index: Int) -> String {
        let text = "\(Instant(secondsSince1970: index * 600))"
        return " <Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"Scale\" unit=\"kg\""
            + " creationDate=\"\(text)\" startDate=\"\(text.prefix(10)) \(text.dropFirst(11).prefix(8))"
            + " +0100\" value=\"\(weight(index))\">"
            + "<MetadataEntry key=\"HKTimeZone\" value=\"Europe/Berlin\"/></Record>\n"
    }

    private static func tableRow(_ index: Int) -> String {
        "completion,,h,,\(CalendarDay(daysSince1970: index % 20_000)),missed\n"
    }

    private static func weight(_ index: Int) -> Double { 78 + Double(index % 7) / 10 }
}
