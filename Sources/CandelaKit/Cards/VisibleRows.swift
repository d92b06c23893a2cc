public import CandelaElements

/// The visible rows of a long list.
public struct VisibleRows<Row: Sendable>: Sendable {
    /// The list's name in the options.
    let list: String

    /// The visible rows, in the order of the list.
    public let rows: ArraySlice<Row>

    /// The position of the visible rows in the list.
    public let window: RowWindow<String>

    /// The number of rows before the visible ones; `nil` for none.
    public let before: Int?

    /// The number of rows after the visible ones; `nil` for none.
    public let after: Int?

    /// The ids of all rows.
    private let ids: [String]

    /// Selects the visible rows of a list.
    ///
    /// - Parameters:
    ///   - all: All rows.
    ///   - list: The list's name in the options, letters only.
    ///   - windows: The windows chosen in the options.
    ///   - most: The maximum number of visible rows.
    public init(
        _ all: [Row], of list: String, in windows: ListWindows?, most: Int = ListWindows.most,
        id: (Row) -> String
    ) {
        let ids = all.map(id)
        let start = windows?.from[list].flatMap { ids.firstIndex(of: $0) } ?? 0
        window = RowWindow(of: ids, from: start, rows: windows?.rows, most: most)
        rows = all[window.range]
        let (before, after) = (window.range.lowerBound, all.count - window.range.upperBound)
        self.list = list
        self.ids = ids
        self.before = before > 0 ? before : nil
        self.after = after > 0 ? after : nil
    }
}

extension VisibleRows {
    /// An id for an element beside the rows, with hyphens appended until no row has it.
    public func name(_ usual: String) -> String {
        var name = usual
        while ids.contains(name) { name += "-" }
        return name
    }
}

extension Kit {
    /// A button that shows other rows of a list.
    public func windowButton(_ id: String, _ intent: Intent, _ name: Phrase) -> Element {
        .column(align: .center) { button(id, intent, name, .plain) }
    }

    /// The button that shows the previous rows; `nil` at the start.
    ///
    /// - Parameter name: The list's name.
    public func previous(of shown: VisibleRows<some Any>, in name: Phrase) -> Element? {
        guard !shown.window.isFirst else { return nil }
        return windowButton(
            shown.name("show-previous"), shown.intent(to: shown.window.previous),
            phrases.listPrevious(), saying: phrases.listPreviousLabel(list: name.spokenText))
    }

    /// The button that shows the next rows; `nil` at the end.
    ///
    /// - Parameter name: The list's name.
    public func next(of shown: VisibleRows<some Any>, in name: Phrase) -> Element? {
        guard let next = shown.window.next else { return nil }
        return windowButton(
            shown.name("show-next"), shown.intent(to: next), phrases.listNext(),
            saying: phrases.listNextLabel(list: name.spokenText))
    }

    private func windowButton(
        _ id: String, _ intent: Intent, _ text: Phrase, saying label: Phrase
    ) -> Element {
        .column(align: .center) { button(action(id, intent, label), .plain, text: text) }
    }
}

extension VisibleRows {
    /// The intent to show the rows from a given one; `nil` for the first rows.
    public func intent(to row: String?) -> Intent {
        let option = "windows.from.\(list)"
        return row.map { .choose(option: option, value: .text($0)) } ?? .clear(options: [option])
    }
}
