import CandelaRules

/// The order of day, month and year in the dates of a file: the given one, or else the one that the
/// first date with a single meaning shows.
struct FileDateOrder {
    /// The order; `nil` until a date shows it.
    private(set) var order: DateOrder?

    private let file: String

    /// The date that showed the order.
    private var shown: (text: String, place: SourcePosition)?

    init(_ order: DateOrder?, in file: String) {
        self.order = order
        self.file = file
    }

    /// Takes the order from a date that shows it.
    ///
    /// - Returns: Whether the order is known because of this date.
    /// - Throws: An error with both places if another date showed a different order.
    mutating func find(
        in date: WrittenDate, _ text: String, at place: TextPosition
    ) throws(ImportError) -> Bool {
        let orders = date.fileOrders
        guard let found = orders.first else { return false }
        guard let order else {
            guard orders.count == 1 else { return false }
            order = found
            shown = (text, position(place))
            return true
        }
        guard !orders.contains(order), let shown else { return false }
        let names = DateOrder.allCases.filter { [order, found].contains($0) }
            .map(\.rawValue).joined(separator: " or ")
        throw ImportError([
            .error(
                "contradicting-dates",
                "\(text.quoted) has the \(Self.start(found)) first, unlike \(shown.text.quoted)",
                at: position(place),
                help: ["correct one of the dates, or give the order of all: \(names)"],
                notes: [
                    .init("the \(Self.start(order)) is first here", at: shown.place)
                ])
        ])
    }

    /// Whether a date has several meanings and no other one has shown the order.
    func isOpen(_ date: WrittenDate) -> Bool { order == nil && date.isOpen }

    /// The day of a date; `nil` if the order makes it no day of the calendar.
    func day(_ date: WrittenDate) -> CalendarDay? {
        date.day(in: order ?? date.orders.first ?? .dayFirst)
    }

    /// The error for a date with several meanings, if no other date shows the order.
    func ambiguous(_ date: WrittenDate, _ text: String, at place: TextPosition) -> ImportError {
        let orders = date.orders
        let starts = orders.map { "the \(Self.start($0))" }.joined(separator: " or ")
        let names = orders.map(\.rawValue).joined(separator: " or ")
        return ImportError(
            "ambiguous-date", "\(text.quoted) has \(starts) first, and no other date shows it",
            at: position(place), help: ["give the order of the dates: \(names)"])
    }

    private func position(_ place: TextPosition) -> SourcePosition {
        SourcePosition(file: file, line: place.line, column: place.column)
    }

    private static func start(_ order: DateOrder) -> String {
        switch order {
        case .dayFirst: "day"
        case .monthFirst: "month"
        case .yearFirst: "year"
        }
    }
}
