public import CandelaElements

/// The rows of a long list that its window shows.
public struct ShownRows<Row: Sendable>: Sendable {
    /// The name of the list in options.
    let list: String

    /// The rows that are shown.
    public let rows: ArraySlice<Row>

    /// The place of these rows among all.
    public let window: RowWindow<String>

    /// The number of rows before those shown; `nil` for none.
    public let before: Int?

    /// The number of rows after those shown; `nil` for none.
    public let after: Int?

    /// The ids of all rows.
    private let ids: [String]

    /// Shows a window of a list.
    ///
    /// - Parameters:
    ///   - all: All rows.
    ///   - list: What options call the list, in letters alone.
    ///   - windows: What the options ask for.
    ///   - most: The most rows that are shown at once.
    ///   - gone: The ids of rows that are hidden and may come back.
    public init(
        _ all: [Row], of list: String, in windows: ListWindows?, most: Int = ListWindows.most,
        hiding gone: Set<String> = [], id: (Row) -> String
    ) {
        var shown: [Row] = []
        var ids: [String] = []
        var start = 0
        for row in all {
            let id = id(row)
            // A window that begins with a hidden row begins with the one after it.
            if id == windows?.from[list], start == 0 { start = ids.count }
            guard !gone.contains(id) else { continue }
            shown.append(row)
            ids.append(id)
        }
        window = RowWindow(of: ids, from: start, rows: windows?.rows, most: most)
        rows = shown[window.range]
        let (before, after) = (window.range.lowerBound, shown.count - window.range.upperBound)
        self.list = list
        self.ids = ids
        self.before = before > 0 ? before : nil
        self.after = after > 0 ? after : nil
    }
}

extension ShownRows {
    /// A name for something beside the rows: the usual one, longer when a row has it.
    public func name(_ usual: String) -> String {
        var name = usual
        while ids.contains(name) { name += "-" }
        return name
    }
}

extension Kit {
    /// A button to another window of a list.
    public func way(_ id: String, _ intent: Intent, _ name: Phrase) -> Element {
        .column(align: .center) { button(id, intent, name, .plain) }
    }

    /// The button to the window before; `nil` on the first one.
    ///
    /// - Parameter name: What the list is called.
    public func previous(of shown: ShownRows<some Any>, in name: Phrase) -> Element? {
        guard !shown.window.isFirst else { return nil }
        return way(
            shown.name("show-previous"), shown.intent(to: shown.window.previous),
            phrases.listPrevious(), saying: phrases.listPreviousLabel(list: name.spokenText))
    }

    /// The button to the next window; `nil` on the last one.
    ///
    /// - Parameter name: What the list is called.
    public func next(of shown: ShownRows<some Any>, in name: Phrase) -> Element? {
        guard let next = shown.window.next else { return nil }
        return way(
            shown.name("show-next"), shown.intent(to: next), phrases.listNext(),
            saying: phrases.listNextLabel(list: name.spokenText))
    }

    private func way(
        _ id: String, _ intent: Intent, _ text: Phrase, saying label: Phrase
    ) -> Element {
        .column(align: .center) { button(action(id, intent, label), .plain, text: text) }
    }
}

extension ShownRows {
    /// Shows the window that begins with a row; without one the first.
    public func intent(to row: String?) -> Intent {
        let option = "windows.from.\(list)"
        return row.map { .choose(option: option, value: .text($0)) } ?? .clear(options: [option])
    }
}
