import CandelaElements
import CandelaTokens

/// A traversal of a screen that computes the maximum width of each element on the narrowest device.
///
/// It follows the layout rules of every renderer: margins, padding and borders reduce the width,
/// columns divide it, and a row that does not fit wraps, so that each of its children may use the
/// full width.
///
/// Source: WCAG 2.2, 1.4.10, which requires content to fit a width of 320 points.
struct LayoutWalk {
    /// The width of the narrowest device, in points.
    static let narrowest = 320.0

    private let screen: Screen
    private let theme: Theme

    private var boxes: [Box] = []

    /// An element with its available space.
    struct Box {
        let element: Element
        let spot: ElementLocation
        let space: AvailableSpace
    }

    /// The elements of a screen that are laid out, each before its children.
    static func boxes(
        of screen: Screen, in theme: Theme, _ roots: [AuditedScreen.Root]
    ) -> [Box] {
        var walk = LayoutWalk(screen: screen, theme: theme)
        let margin = theme.space(of: screen.layout.margin)
        for root in roots {
            let width = root.layer == .tabBar ? narrowest : narrowest - 2 * margin
            walk.walk(root.element, at: ElementLocation(root), AvailableSpace(width: width))
        }
        return walk.boxes
    }

    private init(screen: Screen, theme: Theme) {
        (self.screen, self.theme) = (screen, theme)
    }

    /// The available space of an element.
    struct AvailableSpace {
        /// The maximum width of its content, in points; infinite in scrolling containers.
        var width: Double

        /// The distance between the centres of adjacent cells; `nil` outside of grids.
        var pitch: Double?

        /// Whether the element or an ancestor is a single touch target for all of its content.
        var isOneTarget = false

        /// The widths of the cells in its rows; `nil` unless its rows consist of cells.
        var cells: [Double]?
    }

    private var isLarge: Bool { screen.context.typeSize.isAccessibilitySize }

    private mutating func walk(_ element: Element, at spot: ElementLocation, _ room: AvailableSpace)
    {
        var room = room
        if case .size(let size) = element.width { room.width = min(room.width, size.points) }
        if let surface = element.surface { room.width -= inset(of: surface) }
        if element.accessibility?.role == .adjustable { room.isOneTarget = true }
        room.cells = cells(of: element, room)
        boxes.append(Box(element: element, spot: spot, space: room))
        // A picture's content is scaled with it.
        if case .picture = element.content { return }
        for (place, child) in element.children.enumerated() {
            let spot = spot.child(place, child)
            if case .row(let row) = child.content, let rooms = room.cells {
                // A row of cells does not arrange its children itself.
                let first = row.children.count - rooms.count
                for (column, cell) in row.children.enumerated() {
                    let width =
                        rooms.isEmpty
                        ? room.width : rooms[max(0, min(column - first, rooms.count - 1))]
                    walk(
                        cell, at: spot.child(column, cell),
                        AvailableSpace(
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

    /// The width that a surface's padding and border take from its content.
    private func inset(of surface: Surface) -> Double {
        2
            * (theme.space(of: surface.insets?.horizontal ?? surface.padding)
                + theme.size(of: surface.border?.width))
    }

    /// The widths of the cells of a row; `nil` unless the element's rows consist of cells.
    private func cells(of element: Element, _ room: AvailableSpace) -> [Double]? {
        switch element.content {
        case .grid(let grid):
            guard case .row(let row)? = grid.children.first?.content else { return nil }
            let gap = theme.space(of: grid.gap)
            if isLarge, let columns = grid.large?.columns.map(lanes) {
                return Array(repeating: share(of: room.width, gap, columns), count: columns)
            }
            let columns = lanes(grid.columns ?? row.children.count)
            guard let first = grid.firstColumnWidth else {
                return Array(repeating: share(of: room.width, gap, columns), count: columns)
            }
            let count = max(columns - 1, 1)
            let rest = room.width - first.points - gap
            return [first.points] + Array(repeating: share(of: rest, gap, count), count: count)
        case .table(let table):
            if isLarge {
                return Array(repeating: room.width, count: max(table.columns.count, 1))
            }
            let gap = theme.space(of: table.gap)
            let fixed = table.columns.compactMap { $0.width?.points }.reduce(0, +)
            let rest = room.width - fixed - gap * Double(max(table.columns.count - 1, 0))
            // A column without a width gets the remaining space.
            return table.columns.map { $0.width?.points ?? rest }
        default: return nil
        }
    }

    /// The number of columns drawn, at least 1; a screen read from a file may have any number.
    private func lanes(_ columns: Int) -> Int { min(max(columns, 1), 1_000) }

    private func gap(of element: Element) -> Double {
        guard case .grid(let grid) = element.content else { return 0 }
        return theme.space(of: grid.gap)
    }

    private func share(of width: Double, _ gap: Double, _ count: Int) -> Double {
        (width - gap * Double(count - 1)) / Double(count)
    }

    /// The available space of a child.
    private func inside(_ element: Element, _ room: AvailableSpace) -> AvailableSpace {
        switch element.content {
        case .row(let row) where row.scrolls: return AvailableSpace(width: .infinity)
        case .choice(let choice):
            switch choice.form {
            case .scrolled: return AvailableSpace(width: .infinity)
            case .tabs:
                return AvailableSpace(width: room.width / Double(max(choice.children.count, 1)))
            default: return AvailableSpace(width: room.width)
            }
        case .grid(let grid):
            let most = ((isLarge ? grid.large?.columns : nil) ?? grid.columns).map(lanes)
            let gap = theme.space(of: grid.gap)
            // With a minimum width, as many columns as fit.
            let fitting = grid.minimumColumnWidth.map { least in
                let count = ((room.width + gap) / max(least.points + gap, 1)).rounded(.down)
                return lanes(Int(exactly: min(count, 1_000)) ?? 1)
            }
            guard let most, most > 1 else {
                return AvailableSpace(
                    width: max(room.width, grid.minimumColumnWidth?.points ?? 0))
            }
            let width = share(of: room.width, gap, min(most, fitting ?? most))
            return AvailableSpace(width: width, pitch: width + gap)
        case .ring(let ring):
            return AvailableSpace(width: room.width - 2 * theme.size(of: ring.stroke))
        case .toggle(let toggle):
            // The switch is beside its label, or below it at large type sizes.
            let isUnder = isLarge && toggle.large?.axis == .column
            return AvailableSpace(width: room.width - (isUnder ? 0 : 52))
        default: return AvailableSpace(width: room.width)
        }
    }
}
