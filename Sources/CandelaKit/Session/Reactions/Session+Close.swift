import CandelaElements
import CandelaRules

extension Session {
    /// Dismisses the toast with an id or, without one, closes the frontmost overlay or screen.
    mutating func close(note: String?, in context: Context) throws(SessionError) -> [Effect] {
        if let note { return dismiss(note, in: context) }
        if closeOverlay() {
            adoptFrontmostOptions()
            return []
        }
        let effects = try leave(in: context)
        if !place.stack.isEmpty {
            place.stack.removeLast()
        } else if let last = place.tabs.popLast() {
            place.tab = last
        }
        adoptFrontmostOptions()
        return effects
    }

    /// Closes the overlay of the frontmost screen; `false` without an overlay.
    mutating func closeOverlay() -> Bool {
        guard let presenter, var options = place.page.options else { return false }
        defer { place.page.options = options }
        return presenter.closeOverlay(any: &options)
    }

    /// Dismisses a toast.
    mutating func dismiss(_ note: String, in context: Context) -> [Effect] {
        toasts.removeAll { "note-\($0.id)" == note || $0.id == note }
        if Self.savingToasts.contains(note) { dismissSaving(in: context) }
        return []
    }
}
