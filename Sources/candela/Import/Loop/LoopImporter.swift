import CandelaRules

/// Reads the CSV export of Loop Habit Tracker, as unzipped.
///
/// `Habits.csv` lists the habits; a folder for each, found by the number its name starts with, holds
/// its marks. Where a folder is missing the table of all habits is used.
package struct LoopImporter {
    private let files: Files
    private let directory: String
    private var result = Imported()
    private var unknownCount = 0
    private var fileCount = 0

    /// - Throws: A data failure when the directory cannot be read or holds no export.
    package static func read(_ directory: String, in files: Files) throws(Failure) -> Imported {
        var importer = LoopImporter(files: files, directory: directory)
        try importer.read()
        importer.result.sortNotes()
        importer.summarize()
        return importer.result
    }

    private init(files: Files, directory: String) {
        self.files = files
        self.directory = directory
    }

    private mutating func read() throws(Failure) {
        let names = try files.names(in: directory)
        let hasTable = names.contains("Habits.csv")
        let hasMatrix = names.contains("Checkmarks.csv")
        var folders = findFolders(among: names)
        guard hasTable || hasMatrix || !folders.isEmpty else {
            throw .data(
                "'\(directory)' is no export of Loop: it holds neither Habits.csv nor Checkmarks.csv",
                id: "unknown-layout")
        }
        var habits: [LoopHabit] = []
        if hasTable {
            let path = Files.join(directory, "Habits.csv")
            let table = LoopHabitTable(try files.read(path), file: path)
            fileCount += 1
            result.notes += table.notes
            habits = table.habits
        } else {
            result.note(
                .unusable, directory, nil,
                "Habits.csv is missing: names are those of the folders, and all habits are YES_NO")
            habits = folders.keys.sorted().map { position in
                let name = folders[position]?.drop { $0.isNumber }.trimmed ?? ""
                return LoopHabit(
                    position: position, line: nil, name: name.isEmpty ? String(position) : name)
            }
        }
        var missing: [LoopHabit] = []
        for habit in habits {
            result.journal.habits.append(habit.habit)
            if let folder = folders.removeValue(forKey: habit.position) {
                try readFolder(folder, of: habit)
            } else {
                missing.append(habit)
            }
        }
        for folder in folders.values.sorted() {
            result.note(
                .unusable, Files.join(directory, folder), nil,
                "no habit of Habits.csv has this number: its marks are left out")
        }
        let known = habits.map(\.habit.name)
        if hasMatrix, !missing.isEmpty || habits.isEmpty {
            try readMatrix(for: missing, known: known)
        } else {
            for habit in missing { reportNoMarks(habit) }
        }
    }

    /// The folders with marks, by the number they start with.
    private mutating func findFolders(among names: [String]) -> [Int: String] {
        var folders: [Int: String] = [:]
        for name in names {
            let marks = Files.join(Files.join(directory, name), "Checkmarks.csv")
            guard files.kind(of: marks) == .file else { continue }
            let path = Files.join(directory, name)
            guard let position = Int(name.prefix { $0.isASCII && $0.isNumber }) else {
                result.note(
                    .unusable, path, nil, "the folder's name does not start with a habit's number")
                continue
            }
            if let other = folders[position] {
                result.note(
                    .unusable, path, nil, "'\(other)' has the same number and is read instead")
            } else {
                folders[position] = name
            }
        }
        return folders
    }

    private mutating func readFolder(_ folder: String, of habit: LoopHabit) throws(Failure) {
        let path = Files.join(Files.join(directory, folder), "Checkmarks.csv")
        let (records, problems) = CSVReader.read(try files.read(path), file: path)
        fileCount += 1
        result.notes += problems
        guard let first = records.first else { return }
        // The oldest versions wrote no header.
        let hasHeader = CalendarDay(first.fields[0].trimmed) == nil
        let columns = ColumnNames(hasHeader ? first.fields : ["Date", "Value", "Notes"])
        guard let date = columns.position(of: "Date"), let value = columns.position(of: "Value")
        else {
            result.note(
                .unusable, path, first.line, "the header names no columns 'Date' and 'Value'")
            return
        }
        let notes = columns.position(of: "Notes")
        var marks = LoopMarks(habit: habit, file: path)
        for record in hasHeader ? records.dropFirst() : records[...] {
            if record.fields.count > columns.count,
                record.fields[columns.count...].contains(where: { !$0.isEmpty })
            {
                result.note(
                    .unusable, path, record.line,
                    "\(record.fields.count) fields where the header names \(columns.count):"
                        + " the rest is left out")
            }
            marks.add(
                line: record.line, date: record.fields[ifPresent: date] ?? "",
                value: record.fields[ifPresent: value] ?? "", note: record.fields[ifPresent: notes])
        }
        take(marks)
    }

    private mutating func readMatrix(for missing: [LoopHabit], known: [String]) throws(Failure) {
        let path = Files.join(directory, "Checkmarks.csv")
        let matrix = LoopMatrix(try files.read(path), file: path, known: known)
        fileCount += 1
        result.notes += matrix.notes
        var wanted = missing
        if known.isEmpty {
            wanted = matrix.names.enumerated().map {
                LoopHabit(position: $0 + 1, line: nil, name: $1)
            }
            result.journal.habits = wanted.map(\.habit)
        }
        for habit in wanted {
            guard let column = matrix.names.firstIndex(of: habit.habit.name) else {
                reportNoMarks(habit)
                continue
            }
            result.note(
                .remark, path, nil,
                "used for '\(habit.habit.name)', whose folder '\(habit.folderName)' is missing")
            var marks = LoopMarks(habit: habit, file: path)
            for row in matrix.rows {
                marks.add(line: row.line, date: row.date, value: row.cells[column], note: nil)
            }
            take(marks)
        }
    }

    private mutating func take(_ marks: LoopMarks) {
        result.notes += marks.notes
        result.journal.completions += marks.completions
        unknownCount += marks.unknownCount
    }

    private mutating func reportNoMarks(_ habit: LoopHabit) {
        result.note(
            .unusable, Files.join(directory, "Habits.csv"), habit.line,
            "'\(habit.habit.name)' has no marks: its folder '\(habit.folderName)' is missing")
    }

    private mutating func summarize() {
        let completions = result.journal.completions
        let counts = CompletionStatus.allCases.map { status in
            "\(completions.count { $0.status == status }) \(status.rawValue)"
        }
        result.summary =
            "read \(result.journal.habits.count) habits and \(completions.count) days"
            + " (\(counts.joined(separator: ", "))) from \(fileCount) files;"
            + " \(unknownCount) days unknown"
    }
}
