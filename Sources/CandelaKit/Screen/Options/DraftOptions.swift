public import CandelaRules

/// The options of a screen with a form.
public protocol DraftOptions: ScreenOptions {
    /// The unsaved input of a form.
    associatedtype Draft

    /// The unsaved input; `nil` before the screen opens.
    var draft: Draft? { get set }

    /// The input of a form that opens; `nil` for none.
    func newDraft(from journal: Journal) -> Draft?
}

/// The options of a screen whose draft has rows that can be deleted and restored.
public protocol DraftRowOptions: DeletionOptions {
    /// The ids of the rows that exist in the draft only. Removing one removes its row.
    var draftRows: [String] { get set }
}

extension DraftOptions {
    /// Fills an absent draft.
    public mutating func openDraft(from journal: Journal) {
        if draft == nil { draft = newDraft(from: journal) }
    }
}

extension ScreenOptions {
    /// Fills the draft of a form, unless it has one.
    mutating func openForm(from journal: Journal) {
        var form = self as? any DraftOptions
        form?.openDraft(from: journal)
        adopt(form)
    }

    /// The ids of the rows that exist in the draft only.
    var rowsOfDraft: [String] { (self as? any DraftRowOptions)?.draftRows ?? [] }

    /// Removes rows from the draft permanently.
    mutating func removeDraftRows(_ ids: Set<String>) {
        var form = self as? any DraftRowOptions
        form?.draftRows.removeAll(where: ids.contains)
        adopt(form)
    }
}
