import CandelaElements
import CandelaRules

extension Session {
    /// Discards the input that the person was asked about, and does what would have lost it.
    mutating func discard(in context: Context) throws(SessionError) -> [Effect] {
        guard let leaving = place.page.leaving else {
            throw .misplaced(.discard, "answers a question that is not asked")
        }
        place.page.leaving = nil
        if case .open(let destination) = leaving {
            return try open(destination, discardingInput: true, in: context)
        }
        return try closeFront(in: context)
    }

    /// Whether closing the frontmost overlay or screen discards input.
    func closingDiscardsInput(in context: Context) -> Bool {
        guard let options = shownOptions(in: context) else { return false }
        var session = self
        if session.closeOverlay() { return options.losesInputOfOverlay }
        let canClose = !place.stack.isEmpty || !place.tabs.isEmpty
        return canClose && options.losesInput(besides: journal)
    }

    /// Whether opening a destination discards input: a tab closes the screens above it, and a day
    /// that opens on its own screen replaces the one shown.
    func openingDiscardsInput(_ destination: Intent.Destination) -> Bool {
        if destination.presentation == .tab {
            return place.stack.contains { $0.options?.losesInput(besides: journal) == true }
        }
        guard place.page.screen == destination.screen, destination.day != nil,
            let options = place.page.options, options.losesInput(besides: journal)
        else { return false }
        var shown = options
        shown.show(destination)
        return !shown.losesInput(besides: journal)
    }

    /// The open forms, to be filled anew by ``fill(_:)`` if what they show changes.
    var forms: [(page: Page, follow: (Journal) -> (any ScreenOptions)?)] {
        place.stack.compactMap { page in
            page.options?.followed(journal).map { (page, $0) }
        }
    }

    /// Fills forms without input anew if the records that they show have changed, and keeps input
    /// right.
    mutating func fill(_ forms: [(page: Page, follow: (Journal) -> (any ScreenOptions)?)]) {
        for (page, follow) in forms {
            guard let index = place.stack.firstIndex(of: page), let options = follow(journal)
            else { continue }
            place.stack[index].options = options
        }
    }
}
