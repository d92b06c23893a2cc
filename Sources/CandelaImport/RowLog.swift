import CandelaRules

/// The row counts and findings of a file, collected while it is read.
struct RowLog {
    let file: String

    /// The days that records may have.
    let days: RecordDays
    private(set) var report: ImportReport
    private var outcome = ImportReport.Outcome.read

    /// The findings in the parts of the current row, until all parts are read; `nil` for a row
    /// without parts.
    private var held: [(ImportFinding.Effect, TextPosition?, String)]?

    init(file: String, in context: ImportContext) {
        self.file = file
        days = context.days
        report = ImportReport(in: context)
    }

    /// Begins a row, which is counted by the findings reported before ``end()``.
    mutating func begin() { outcome = .read }

    /// Ends the current row and counts it by its most severe finding.
    mutating func end() -> ImportReport.Outcome {
        report.count(outcome)
        return outcome
    }

    /// Begins the records of a row that has several.
    mutating func beginParts() { held = [] }

    /// Reports the findings about the records of the row. A record that cannot be used changes the
    /// row, of which nothing is used only if no record is.
    mutating func endParts(isUsed: Bool) {
        let findings = held ?? []
        held = nil
        for (effect, place, reason) in findings {
            find(isUsed && effect == .unused ? .changed : effect, place, reason)
        }
    }

    /// Counts a row that is not used, for a reason already reported for all such rows.
    mutating func skip() { report.count(.unused) }

    /// Reports and counts a part of the file of which nothing is used, between or within rows.
    mutating func skip(_ reason: String, at place: TextPosition) {
        let row = outcome
        find(.unused, place, reason)
        skip()
        outcome = row
    }

    /// Reports a finding about the current row, or about the file.
    mutating func find(_ effect: ImportFinding.Effect, _ place: TextPosition?, _ reason: String) {
        guard held == nil else {
            held?.append((effect, place, reason))
            return
        }
        let place = place.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
        report.add(ImportFinding(effect, file, place, reason))
        switch effect {
        case .unused: outcome = .unused
        case .changed, .joined: outcome = max(outcome, .changed)
        case .doubtful, .remark: break
        }
    }

    /// Reports that a text was not Unicode.
    mutating func note(_ encoding: TextSource.Encoding) {
        guard encoding == .windows1252 else { return }
        find(.remark, nil, "the text is not UTF-8 and is read as \(encoding.name)")
    }

    /// Whether a row can be read and matches the header; if not, the reason is reported.
    mutating func accepts(_ row: TableReader.Row, _ columns: ColumnNames) -> Bool {
        if let fault = row.fault {
            find(.unused, row.faultPlace, fault.reason)
        } else if let headerMismatch = columns.headerMismatch(of: row.cells) {
            find(.unused, row.place(of: headerMismatch.cell), headerMismatch.reason)
        } else {
            return true
        }
        return false
    }

    /// Whether a record can have a day; if not, the reason is reported.
    mutating func accepts(_ day: CalendarDay, at place: TextPosition) -> Bool {
        guard let reason = days.refusal(of: day) else { return true }
        find(.unused, place, reason)
        return false
    }

    /// A record with its texts cut to their limits, which is reported; `nil`, after reporting it,
    /// if it breaks another rule.
    mutating func fitted<Record: JournalRecord>(
        _ record: Record, at place: TextPosition
    ) -> Record? {
        let fitted = record.cutToLimits
        for breach in record.breaches {
            let cut = fitted == nil ? nil : breach.cut
            find(cut == nil ? .unused : .changed, place, cut?.message ?? breach.message)
        }
        return fitted
    }

    /// Reports a finding about a row that was already counted, for example because it turns out to
    /// be a duplicate, and corrects the counts.
    ///
    /// - Returns: The new result for the row.
    @discardableResult
    mutating func revise(
        _ counted: ImportReport.Outcome, _ effect: ImportFinding.Effect, _ place: TextPosition,
        _ reason: String
    ) -> ImportReport.Outcome {
        outcome = counted
        find(effect, place, reason)
        report.count(counted, by: -1)
        report.count(outcome)
        return outcome
    }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct TextPosition: Hashable {
    let line: Int
    let column: Int
}
