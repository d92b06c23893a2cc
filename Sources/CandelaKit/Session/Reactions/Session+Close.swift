import CandelaElements
import CandelaRules

extension Session {
    /// Dismisses the toast with an id or, without one, closes the question whether input may be
    /// discarded, the frontmost overlay or the frontmost screen, which asks first if it has input.
    mutating func close(note: String?, in context: Context) throws(SessionError) -> [Effect] {
        if let note { return dismiss(note, in: context) }
        if place.page.leaving != nil {
            place.page.leaving = nil
            return []
        }
        if closingDiscardsInput(in: context) {
            place.page.leaving = .close()
            return []
        }
        return try closeFront(in: context)
    }

    /// Closes the frontmost overlay or screen, with any input.
    mutating func closeFront(in context: Context) throws(SessionError) -> [Effect] {
        if closeOverlay() {
            adoptFrontmostOptions()
            return []
        }
        return try closePage(in: context)
    }

    /// Closes the frontmost screen, with any input.
    mutating func closePage(in context: Context) throws(SessionError) -> [Effect] {
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
        dismissSaving(note, in: context)
        return []
    }
}
