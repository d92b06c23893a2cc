public import CandelaRules

/// An importer for the unzipped CSV export of Loop Habit Tracker.
///
/// `Habits.csv` lists the habits; a folder for each, found by the number at the start of its name,
/// contains its marks. If a folder is missing, the table of all habits is used. A habit's
/// identifier is derived from its name, and a mark's from the habit and the day.
public struct LoopImporter {
    private let folder: ExportFolder
    private var journal = Journal()
    private let context: ImportContext
    private var report: ImportReport
    private var unknownCount = 0
    private var fileCount = 0

    /// Imports a complete export.
    ///
    /// - Parameters:
    ///   - dayStart: The time at which this person's day begins, for the journal's settings.
    ///   - context: The current time.
    /// - Throws: An error if the folder contains no export, or if one of its files cannot be read.
    public static func read(
        _ folder: ExportFolder, dayStart: TimeOfDay = .midnight, in context: ImportContext
    ) throws(ImportError) -> Imported {
        var importer = LoopImporter(folder, context)
        importer.journal.settings.dayStart = dayStart
        // In Loop, a skipped day neither adds to a streak nor ends it.
        importer.journal.settings.skipsKeepStreak = true
        try importer.read()
        // Loop has already celebrated past milestones: only later ones are to be celebrated.
        importer.journal.celebratePast()
        return Imported(importer.journal, importer.report, importer.summary)
    }

    private init(_ folder: ExportFolder, _ context: ImportContext) {
        (self.folder, self.context) = (folder, context)
        report = ImportReport(in: context)
    }

    private mutating func read() throws(ImportError) {
        let hasTable = folder.hasFile(Self.table)
        let hasMatrix = folder.hasFile(Self.marks)
        var folders = findFolders()
        guard hasTable || hasMatrix || !folders.isEmpty else {
            throw ImportError(
                "unknown-layout",
                "'\(folder.path)' is not an export of Loop: it has neither Habits.csv nor Checkmarks.csv"
            )
        }
        let habits = hasTable ? try readTable() : habits(of: folders)
        var missing: [LoopHabit] = []
        for habit in habits {
            journal.habits.append(habit.habit)
            if let name = folders.removeValue(forKey: habit.position) {
                try readFolder(name, of: habit)
            } else {
                missing.append(habit)
            }
        }
        for name in folders.values.sorted() {
            find(
                .unused, in: name,
                "no habit of Habits.csv has this number: its marks are left out")
        }
        if hasMatrix, !missing.isEmpty || habits.isEmpty {
            try readMatrix(for: missing, known: habits.map(\.name))
        } else {
            for habit in missing { reportNoMarks(habit) }
        }
    }

    private mutating func readTable() throws(ImportError) -> [LoopHabit] {
        let table = try LoopHabitTable(try folder.open(Self.table), in: context)
        fileCount += 1
        report.add(table.rowLog.report)
        return table.habits
    }

    private mutating func habits(of folders: [Int: String]) -> [LoopHabit] {
        report.add(
            ImportFinding(
                .changed, folder.path, nil,
                "Habits.csv is missing: names are those of the folders, and marks above 3 are amounts"
            ))
        var occurrences: [String: Int] = [:]
        return folders.keys.sorted().map { position in
            let rest = folders[position]?.drop { $0.isNumber }.trimmed ?? ""
            let name = rest.isEmpty ? String(position) : rest
            occurrences[name, default: 0] += 1
            return fitted(
                LoopHabit(
                    position: position, place: nil, name: name, occurrence: occurrences[name] ?? 1),
                in: folders[position] ?? name)
        }
    }

    /// The habit of a folder or a column with its name cut to the limit, which is reported.
    private mutating func fitted(_ habit: LoopHabit, in name: String) -> LoopHabit {
        guard let breach = habit.habit.breaches.first, let cut = habit.habit.cutToLimits else {
            return habit
        }
        find(.changed, in: name, breach.cut?.message ?? breach.message)
        var habit = habit
        habit.habit = cut
        return habit
    }

    /// The folders with marks, by the number at the start of their names.
    private mutating func findFolders() -> [Int: String] {
        var folders: [Int: String] = [:]
        for name in folder.names where folder.hasFile("\(name)/\(Self.marks)") {
            guard let position = Int(name.prefix { $0.isASCII && $0.isNumber }) else {
                find(.unused, in: name, "the folder's name does not start with a habit's number")
                continue
            }
            if let other = folders[position] {
                find(.unused, in: name, "'\(other)' has the same number and is read instead")
            } else {
                folders[position] = name
            }
        }
        return folders
    }

    private mutating func readFolder(_ name: String, of habit: LoopHabit) throws(ImportError) {
        let source = try folder.open("\(name)/\(Self.marks)")
        var table = TableReader(try TextSource(source, allowsWindows: true))
        fileCount += 1
        var rowLog = RowLog(file: source.file, in: context)
        defer { report.add(rowLog.report) }
        guard let first = try table.next() else { return }
        // The oldest versions wrote no header.
        let hasHeader = first.cells.first.flatMap { CalendarDay($0.trimmed) } == nil
        let columns = ColumnNames(
            hasHeader
                ? first.cells : Array(["Date", "Value", "Notes"].prefix(first.cells.count)))
        guard let date = columns.position(of: "Date"), let value = columns.position(of: "Value")
        else {
            rowLog.find(
                .unused, first.place(of: nil), "the header has no columns 'Date' and 'Value'")
            while try table.next() != nil { rowLog.skip() }
            return
        }
        let notes = columns.position(of: "Notes")
        var marks = LoopMarks(habit: habit)
        var next = hasHeader ? try table.next() : first
        while let row = next {
            rowLog.begin()
            if rowLog.accepts(row, columns),
                let day = LoopMarks.day(row.cells[date], at: row.place(of: date), &rowLog)
            {
                marks.add(
                    day, row.cells[value], at: row.place(of: value),
                    note: notes.map { (row.cells[$0], row.place(of: $0)) }, &rowLog)
            }
            _ = rowLog.end()
            next = try table.next()
        }
        take(marks)
    }

    private mutating func readMatrix(
        for missing: [LoopHabit], known: [String]
    ) throws(ImportError) {
        var matrix = try LoopMatrix(try folder.open(Self.marks), known: known, in: context)
        fileCount += 1
        var wanted = missing
        if known.isEmpty {
            var occurrences: [String: Int] = [:]
            wanted = matrix.names.enumerated().map { index, name in
                occurrences[name, default: 0] += 1
                return fitted(
                    LoopHabit(
                        position: index + 1, place: nil, name: name,
                        occurrence: occurrences[name] ?? 1), in: Self.marks)
            }
            journal.habits = wanted.map(\.habit)
        }
        let columns = Dictionary(
            matrix.names.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        var marks: [(column: Int, marks: LoopMarks)] = []
        for habit in wanted {
            guard let column = columns[habit.name] else {
                reportNoMarks(habit)
                continue
            }
            matrix.rowLog.find(
                .remark, nil,
                "used for \(habit.name.quoted), whose folder '\(habit.folderName)' is missing"
            )
            marks.append((column, LoopMarks(habit: habit)))
        }
        while let row = try matrix.next() {
            if let day = LoopMarks.day(row.cells[0], at: row.places[0], &matrix.rowLog) {
                for index in marks.indices {
                    let column = marks[index].column
                    marks[index].marks.add(
                        day, row.cells[column], at: row.places[column], note: nil,
                        loss: marks.count == 1 ? .unused : .changed, &matrix.rowLog)
                }
            }
            _ = matrix.rowLog.end()
        }
        report.add(matrix.rowLog.report)
        for (_, marks) in marks { take(marks) }
    }

    private mutating func take(_ marks: LoopMarks) {
        journal.completions += marks.completions
        unknownCount += marks.unknownCount
    }

    private mutating func find(
        _ effect: ImportFinding.Effect, in name: String, _ reason: String
    ) {
        report.add(ImportFinding(effect, folder.path(of: name), nil, reason))
    }

    private mutating func reportNoMarks(_ habit: LoopHabit) {
        let file = folder.path(of: Self.table)
        let place = habit.place.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
        report.add(
            ImportFinding(
                .remark, file, place,
                "\(habit.name.quoted) has no marks: its folder '\(habit.folderName)' is missing"
            ))
    }

    private var summary: String {
        "\(journal.habits.count) habits and \(journal.completions.count) days"
            + " (\(journal.completions.countsByStatus)) from \(fileCount) files;"
            + " \(unknownCount) days unknown"
    }

    private static let table = "Habits.csv"
    private static let marks = "Checkmarks.csv"
}

// Not sendable: the files are read once, by one reader.
@available(*, unavailable)
extension LoopImporter: Sendable {}
