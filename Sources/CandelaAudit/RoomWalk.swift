import CandelaElements
import CandelaTokens

/// Walks a screen with the width that each element may have at most on the narrowest device.
///
/// It follows the box rules of every renderer: margins, padding and lines take their share, columns
/// divide what is left, and a row that does not fit goes on in the next line, so that each thing in it
/// may have the whole width.
///
/// Source: 320 points are the narrowest width that content has to fit, WCAG 2.2, 1.4.10.
struct RoomWalk {
    /// The width of the narrowest device, in points.
    static let narrowest = 320.0

    let screen: AuditedScreen

    /// What is done at each element with the room for its content.
    let visit: (Element, ElementSpot, Room) -> Void

    /// The room of an element.
    struct Room {
        /// The most its content may have, in points; infinite where it is scrolled.
        var width: Double

        /// How far it is from the middle of one cell to that of the next, where it is one.
        var pitch: Double?

        /// Whether what is around it is one target for all that is in it.
        var isOneTarget = false

        /// The room of each cell of its rows, where those are rows of cells.
        var cells: [Double]?
    }

    private var isLarge: Bool { screen.screen.context.typeSize.isAccessibilitySize }

    func walk() {
        let margin = screen.theme.space(of: screen.screen.layout.margin)
        for root in screen.roots {
            let width = root.layer == .tabBar ? Self.narrowest : Self.narrowest - 2 * margin
            walk(root.element, at: ElementSpot(root), Room(width: width))
        }
    }

    private func walk(_ element: Element, at spot: ElementSpot, _ room: Room) {
        // Whatever is in a picture is drawn smaller with it.
        if case .picture = element.content { return }
        var room = room
        if case .size(let size) = element.width { room.width = min(room.width, size.resolved) }
        if let surface = element.surface { room.width -= inset(of: surface) }
        if element.accessibility?.role == .adjustable { room.isOneTarget = true }
        room.cells = cells(of: element, room)
        visit(element, spot, room)
        for (place, child) in element.children.enumerated() {
            let spot = spot.child(place, child)
            if case .row(let row) = child.content, let rooms = room.cells {
                // A row of cells is no arranger of its own.
                let first = row.children.count - rooms.count
                for (column, cell) in row.children.enumerated() {
                    let width =
                        rooms.isEmpty
                        ? room.width : rooms[max(0, min(column - first, rooms.count - 1))]
                    walk(
                        cell, at: spot.child(column, cell),
                        Room(
                            width: width, pitch: rooms.count > 1 ? width + gap(of: element) : nil,
                            isOneTarget: room.isOneTarget))
                }
            } else {
                var own = inside(element, room)
                own.isOneTarget = room.isOneTarget
                walk(child, at: spot, own)
            }
        }
    }

    /// What a surface takes from the width of what it holds.
    private func inset(of surface: Surface) -> Double {
        2
            * (screen.theme.space(of: surface.insets?.horizontal ?? surface.padding)
                + screen.theme.size(of: surface.border?.width))
    }

    /// The room of each cell of a row, where the rows of an element are rows of cells.
    private func cells(of element: Element, _ room: Room) -> [Double]? {
        switch element.content {
        case .grid(let grid):
            guard case .row(let row)? = grid.children.first?.content else { return nil }
            let gap = screen.theme.space(of: grid.gap)
            if isLarge, let columns = grid.large?.columns.map(lanes) {
                return Array(repeating: share(of: room.width, gap, columns), count: columns)
            }
            let columns = lanes(grid.columns ?? row.children.count)
            guard let first = grid.firstColumnWidth else {
                return Array(repeating: share(of: room.width, gap, columns), count: columns)
            }
            let count = max(columns - 1, 1)
            let rest = room.width - first.resolved - gap
            return [first.resolved] + Array(repeating: share(of: rest, gap, count), count: count)
        case .table(let table):
            if isLarge {
                return Array(repeating: room.width, count: max(table.columns.count, 1))
            }
            let gap = screen.theme.space(of: table.gap)
            let fixed = table.columns.compactMap { $0.width?.resolved }.reduce(0, +)
            let rest = room.width - fixed - gap * Double(max(table.columns.count - 1, 0))
            // A column without a width takes what the others leave.
            return table.columns.map { $0.width?.resolved ?? rest }
        default: return nil
        }
    }

    /// A number of columns as it is drawn: one at least. Numbers from a file may be any.
    private func lanes(_ columns: Int) -> Int { min(max(columns, 1), 1_000) }

    private func gap(of element: Element) -> Double {
        guard case .grid(let grid) = element.content else { return 0 }
        return screen.theme.space(of: grid.gap)
    }

    private func share(of width: Double, _ gap: Double, _ count: Int) -> Double {
        (width - gap * Double(count - 1)) / Double(count)
    }

    /// The room of a child.
    private func inside(_ element: Element, _ room: Room) -> Room {
        switch element.content {
        case .row(let row) where row.scrolls: return Room(width: .infinity)
        case .choice(let choice):
            switch choice.form {
            case .scrolled: return Room(width: .infinity)
            case .tabs:
                return Room(width: room.width / Double(max(choice.children.count, 1)))
            default: return Room(width: room.width)
            }
        case .grid(let grid):
            let most = ((isLarge ? grid.large?.columns : nil) ?? grid.columns).map(lanes)
            let gap = screen.theme.space(of: grid.gap)
            // As many as fit, when there is a least width.
            let fitting = grid.minimumColumnWidth.map { least in
                let count = ((room.width + gap) / max(least.resolved + gap, 1)).rounded(.down)
                return lanes(Int(exactly: min(count, 1_000)) ?? 1)
            }
            guard let most, most > 1 else {
                return Room(width: max(room.width, grid.minimumColumnWidth?.resolved ?? 0))
            }
            let width = share(of: room.width, gap, min(most, fitting ?? most))
            return Room(width: width, pitch: width + gap)
        case .ring(let ring):
            return Room(width: room.width - 2 * screen.theme.size(of: ring.stroke))
        case .toggle(let toggle):
            // The switch stands beside what it switches, or under it at large type.
            let isUnder = isLarge && toggle.large?.axis == .column
            return Room(width: room.width - (isUnder ? 0 : 52))
        default: return Room(width: room.width)
        }
    }
}
