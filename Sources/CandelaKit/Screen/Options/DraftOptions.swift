public import CandelaElements
import CandelaJSON
public import CandelaRules

/// The options of a screen with a form. Leaving it asks first if its draft is not the one with
/// which it opened.
public protocol DraftOptions: InputOptions {
    /// The unsaved input of a form.
    associatedtype Draft: Equatable

    /// The unsaved input; `nil` before the screen opens.
    var draft: Draft? { get set }

    /// The input of a form that opens; `nil` for none.
    func newDraft(from journal: Journal) -> Draft?

    /// Rules that the edited record breaks; by default none.
    ///
    /// A value of an option that no control of the screen changes is accepted only if it adds no
    /// breach.
    var breaches: [JournalBreach] { get }

    /// Keeps input right if the edited record changes elsewhere, is deleted or returns while the
    /// form is open; by default, input stays as it is.
    ///
    /// - Parameter before: The journal before an event. The returned function must not hold it.
    /// - Returns: The options for the journal after the event, or `nil` if they stay the same.
    func keepingInput(in before: Journal) -> (Journal) -> Self?
}

/// The options of a form about a day: today, unless the subject has another one.
///
/// The session sets the day of the frontmost form before it handles an event, so that the form has
/// the values of that day's record, and keeps its day after midnight.
public protocol DayFormOptions: DraftOptions, SubjectOptions {}

/// The options of a screen whose draft has rows that can be deleted and restored.
public protocol DraftRowOptions: ScreenOptions {
    /// A row of the draft.
    associatedtype Row: Codable, Identifiable<String>

    /// The kind of record by which the intents `delete` and `undo` name the rows.
    static var deletes: Intent.RecordKind { get }

    /// The rows, which exist in the draft only.
    var draftRows: [Row] { get set }
}

/// A row that was deleted from a draft, and its position.
struct DraftRow: Sendable, Equatable, Codable {
    /// The position before the deletion, counted from 0.
    let position: Int

    /// The row as JSON.
    let row: String
}

extension DraftOptions {
    /// No breaches.
    public var breaches: [JournalBreach] { [] }

    /// The same options.
    public func keepingInput(in before: Journal) -> (Journal) -> Self? { { _ in nil } }

    /// Fills an absent draft.
    public mutating func openDraft(from journal: Journal) {
        if draft == nil { draft = newDraft(from: journal) }
    }

    /// Whether the draft differs from the one with which the form opens.
    public func hasInput(besides journal: Journal) -> Bool {
        draft != nil && draft != newDraft(from: journal)
    }

    fileprivate var hasDraft: Bool { draft != nil }

    /// The options with the draft for a journal that changed while the form was open.
    ///
    /// - Returns: `nil` if the form shows nothing that changed.
    fileprivate func following(_ before: Journal) -> (Journal) -> (any ScreenOptions)? {
        guard !hasInput(besides: before) else { return keepingInput(in: before) }
        let opened = newDraft(from: before)
        return { after in
            guard let draft = newDraft(from: after), draft != opened else { return nil }
            var options = self
            options.draft = draft
            return options
        }
    }
}

extension DraftRowOptions {
    fileprivate var rowIDs: [String] { draftRows.map(\.id) }

    fileprivate mutating func takeRows(_ ids: Set<String>) -> [DraftRow] {
        let rows = draftRows.enumerated().filter { ids.contains($0.element.id) }
        draftRows.removeAll { ids.contains($0.id) }
        return rows.compactMap { position, row in
            Self.text(of: row).map { DraftRow(position: position, row: $0) }
        }
    }

    /// A row as JSON.
    private static func text(of row: Row) -> String? {
        (try? JSONTextEncoder().encode(row)).map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate func text(ofRow id: String) -> String? {
        draftRows.first { $0.id == id }.flatMap { Self.text(of: $0) }
    }

    fileprivate mutating func putRows(_ rows: [DraftRow]) {
        for row in rows {
            let text = Array(row.row.utf8)
            guard let back = try? JSONTextDecoder().decode(Row.self, from: text, file: "draft"),
                !draftRows.contains(where: { $0.id == back.id })
            else { continue }
            draftRows.insert(back, at: min(row.position, draftRows.count))
        }
    }
}

extension ScreenOptions {
    /// Fills the draft of a form, unless it has one.
    mutating func openForm(from journal: Journal) {
        var form = self as? any DraftOptions
        form?.openDraft(from: journal)
        adopt(form)
    }

    /// Sets the day of a form that has none and no draft, and fills its draft.
    mutating func openForm(on today: CalendarDay, from journal: Journal) {
        guard var form = self as? any DayFormOptions, !form.hasDraft, form.subject.day == nil,
            form.subject.record == nil
        else { return }
        form.subject.day = today
        adopt(form)
        openForm(from: journal)
    }

    /// Rules that the record of a form breaks; empty for options without a draft.
    var draftBreaches: [JournalBreach] { (self as? any DraftOptions)?.breaches ?? [] }

    /// The options of a form for a journal that changes while it is open.
    func followed(_ before: Journal) -> ((Journal) -> (any ScreenOptions)?)? {
        (self as? any DraftOptions)?.following(before)
    }

    /// The ids of the draft's rows of a kind; `nil` if the screen has no such rows.
    func draftRows(of kind: Intent.RecordKind) -> [String]? {
        guard let form = self as? any DraftRowOptions, type(of: form).deletes == kind else {
            return nil
        }
        return form.rowIDs
    }

    /// A row of the draft as JSON; `nil` if the screen has no such row.
    func draftRow(_ id: String, of kind: Intent.RecordKind) -> String? {
        guard let form = self as? any DraftRowOptions, type(of: form).deletes == kind else {
            return nil
        }
        return form.text(ofRow: id)
    }

    /// Removes rows from the draft.
    mutating func takeDraftRows(_ ids: Set<String>) -> [DraftRow] {
        var form = self as? any DraftRowOptions
        defer { adopt(form) }
        return form?.takeRows(ids) ?? []
    }

    /// Puts removed rows back at their positions, unless the draft has rows with their ids.
    mutating func putDraftRows(_ rows: [DraftRow]) {
        var form = self as? any DraftRowOptions
        form?.putRows(rows)
        adopt(form)
    }
}
