import CandelaElements
import CandelaTokens

/// The components of the basic catalog for each kind of element.
extension A2UIWalk {
    /// Adds the components of an element, with a button for each further action.
    ///
    /// - Returns: The id of the component that contains them; `nil` for nothing.
    mutating func visit(_ element: Element, as id: String) -> String? {
        if catalog == .candela { return own(element, as: id) }
        // Other actions do the same as dragging.
        let further = element.actions.filter { $0.gesture != .drag && !$0.asksForValue }
        guard !further.isEmpty else { return basic(element, as: id) }
        return arranged("\(id).with", "Column") { walk in
            let list = "\(id).actions"
            return [
                walk.basic(element, as: id),
                walk.arranged(list, "List", [.init("direction", "horizontal")]) { walk in
                    further.compactMap { action in
                        let said = element.label.map { label in
                            ScreenReader.line(of: [action.label, label], walk.words)
                        }
                        return walk.button(action, as: action.id, said: said)
                    }
                },
            ]
            .compactMap(\.self)
        }
    }

    private mutating func basic(_ element: Element, as id: String) -> String? {
        switch element.content {
        case .text(let words): return text(words, element, as: id)
        case .icon(let icon):
            return twin(of: element, as: id) ?? self.icon(icon, as: id)
        case .shape, .spinner: return twin(of: element, as: id)
        case .divider: return add(id, "Divider") { _ in [] }
        case .button(let button): return self.button(button, element, as: id)
        case .toggle(let toggle): return self.toggle(toggle, element, as: id)
        case .field(let field): return self.field(field, element, as: id)
        case .stepper(let stepper): return self.stepper(stepper, as: id)
        case .bar, .ring: return progress(element, as: id)
        case .chart(let chart): return self.chart(chart, element, as: id)
        case .picture: return picture(element, as: id)
        case .grid(let grid) where grid.isOfDays: return days(grid, element, as: id)
        default: return surfaced(element, as: id)
        }
    }

    /// Adds a container, in a card if it has the surface of one.
    private mutating func surfaced(_ element: Element, as id: String) -> String? {
        guard depth.buttons == 0, depth.cards == 0, element.surface?.isCard == true else {
            return group(element, as: id)
        }
        depth.cards += 1
        defer { depth.cards -= 1 }
        return add("\(id).card", "Card") { walk in
            walk.group(element, as: id).map { [.init("child", .text($0))] }
        }
    }

    /// Adds a container with its label; if nothing visible says its label or value, they are
    /// added, or replace a text that says less.
    private mutating func group(_ element: Element, as id: String) -> String? {
        let place = components.count
        let own = element.accessibility
        let accessibility = own?.role == .decorative ? nil : own
        let added = arrange(element, as: id, isKept: accessibility != nil)
        guard let accessibility else { return added }
        guard accessibility.children != .contain else {
            name(accessibility, added, from: place)
            return added
        }
        let (texts, isAll) = unseen(accessibility, from: place)
        if texts.isEmpty {
            name(accessibility, added, from: place)
        } else if isAll || added == nil {
            components.removeSubrange(place...)
            return twin(of: element, as: "\(id).said")
        } else if let added {
            let ids = said(texts, as: "\(id).twin") + [added]
            let both = A2UIComponent(
                id: unique("\(id).both"), name: "Column", members: [.init("children", .ids(ids))])
            components.insert(both, at: place)
            name(accessibility, both.id, from: place)
            return both.id
        }
        return added
    }

    /// Adds the label and value of an element as text, beside its first icon; `nil` without a
    /// label.
    mutating func twin(of element: Element, as id: String) -> String? {
        guard let accessibility = element.accessibility, accessibility.role != .decorative,
            !accessibility.label.isEmpty
        else { return nil }
        let place = components.count
        let texts = [accessibility.label, accessibility.value].compactMap(\.self)
        let added = arranged(id, "Row", [.init("align", "center")], isKept: true) { walk in
            let icon = element.firstIcon.flatMap { walk.icon($0, as: "\(id).icon") }
            return [icon].compactMap(\.self) + walk.said(texts, as: "\(id).text")
        }
        name(accessibility, added, from: place)
        return added
    }

    /// Adds texts, one component each.
    mutating func said(_ texts: [String], as id: String) -> [String] {
        texts.enumerated().compactMap { place, text in
            self.text(text, as: place == 0 ? id : "\(id)\(place + 1)")
        }
    }

    mutating func icon(_ icon: Icon, as id: String) -> String? {
        guard theme.answers(icon.icon) else { return nil }
        let drawn = theme.icon(icon.icon)
        let path: A2UIValue = ["svgPath": .text(drawn.path)]
        let name = drawn.a2ui.map { A2UIValue.text($0) } ?? path
        return add(id, "Icon") { _ in [.init("name", name)] }
    }

    /// Adds the children of a container as it arranges them.
    private mutating func arrange(_ element: Element, as id: String, isKept: Bool) -> String? {
        switch element.content {
        case .row(let row):
            return line(
                row.children, row.align, row.justify, as: id, isKept: isKept,
                isColumn: row.large?.axis == .column && screen.context.typeSize.isAccessibilitySize
            )
        case .column(let column):
            return line(
                column.children, column.align, column.justify, as: id, isKept: isKept,
                isColumn: true)
        case .grid(let grid):
            let columns = grid.columns(on: screen)
            return cells(grid.rows(of: columns), as: id, isKept: isKept)
        case .table(let table): return self.table(table, as: id, isKept: isKept)
        case .list(let list):
            return arranged(id, "List", isKept: isKept) { $0.children(list.children, of: id) }
        case .choice(let choice): return self.choice(choice, element, as: id, isKept: isKept)
        default:
            return arranged(id, "Column", isKept: isKept) { $0.children(element.children, of: id) }
        }
    }

    /// Adds a row or column.
    mutating func line(
        _ elements: [Element], _ align: Element.Alignment?, _ justify: Element.Distribution?,
        as id: String, isKept: Bool, isColumn: Bool
    ) -> String? {
        let more = [
            justify.map { A2UIMember("justify", .text($0.rawValue)) },
            align.map {
                A2UIMember("align", .text($0 == .firstBaseline ? "end" : $0.rawValue))
            },
        ]
        let place = components.count
        let sorted = elements.contains { $0.order != 0 } && isColumn
        let elements =
            sorted
            ? elements.enumerated()
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
                .map(\.element) : elements
        return arranged(
            id, isColumn ? "Column" : "Row", more.compactMap(\.self), isKept: isKept
        ) { walk in
            let ids = walk.placed(elements, of: id)
            let drawn = ids.compactMap(\.self)
            if !isColumn, drawn.count > 1 {
                for (element, id) in zip(elements, ids) where element.grows {
                    walk.set("weight", .number(1), of: id, from: place)
                }
            }
            return drawn
        }
    }

    /// Adds rows of cells of equal width.
    mutating func cells(
        _ rows: [[Element]], as id: String, isKept: Bool, after first: [String] = []
    ) -> String? {
        arranged(id, "Column", isKept: isKept) { walk in
            first
                + rows.enumerated().compactMap { place, cells in
                    let row = "\(id).line\(place + 1)"
                    guard cells.count > 1 else { return walk.children(cells, of: row).first }
                    return walk.add(row, "Row") { walk in
                        let start = walk.components.count
                        let ids = walk.children(cells, of: row)
                        for id in ids { walk.set("weight", .number(1), of: id, from: start) }
                        return ids.isEmpty ? nil : [.init("children", .ids(ids))]
                    }
                }
        }
    }

    /// Adds the headers of a table, and its rows.
    private mutating func table(
        _ table: Element.Table, as id: String, isKept: Bool
    ) -> String? {
        arranged(id, "Column", isKept: isKept) { walk in
            let heads = table.columns.compactMap(\.head)
            let head = "\(id).head"
            let first =
                heads.isEmpty ? nil : walk.row(heads.map(\.text), as: head, variant: "caption")
            return [first].compactMap(\.self) + walk.children(table.children, of: id)
        }
    }

    /// Adds a row of texts with equal widths.
    mutating func row(_ texts: [String], as id: String, variant: String? = nil) -> String? {
        add(id, "Row") { walk in
            let start = walk.components.count
            let ids = texts.enumerated().compactMap { place, text in
                walk.text(text.isEmpty ? "–" : text, as: "\(id).\(place + 1)", variant: variant)
            }
            for id in ids { walk.set("weight", .number(1), of: id, from: start) }
            return [.init("children", .ids(ids))]
        }
    }
}

extension Element {
    /// The position among siblings in reading order.
    fileprivate var order: Int { accessibility?.sortOrder ?? 0 }

    /// The first icon in reading order; `nil` without one.
    var firstIcon: Icon? {
        if case .icon(let icon) = content { return icon }
        return children.lazy.compactMap(\.firstIcon).first
    }
}

extension Element.Grid {
    /// Whether the cells are small pictures with labels, such as the days of a month or a year.
    var isOfDays: Bool {
        let cells = self.cells
        return cells.count > 12 && cells.contains { $0.accessibility != nil }
    }

    /// The cells, without empty ones.
    var cells: [Element] {
        children.flatMap { child in
            if case .row(let row) = child.content { row.children } else { [child] }
        }
    }

    /// The number of columns: those stated, or as many as fit on a telephone, 360 points wide.
    func columns(on screen: Screen) -> Int {
        if screen.context.typeSize.isAccessibilitySize, let columns = large?.columns {
            return columns
        }
        let fitting = minimumColumnWidth.map { Swift.max(Int(360 / Swift.max($0.points, 1)), 1) }
        return Swift.min(columns ?? fitting ?? 1, fitting ?? .max)
    }

    /// The cells in rows.
    func rows(of columns: Int) -> [[Element]] {
        var rows: [[Element]] = []
        var line: [Element] = []
        for child in children {
            if case .row(let row) = child.content, row.children.count > 1 {
                rows.append(row.children)
                continue
            }
            line.append(child)
            if line.count == columns {
                rows.append(line)
                line = []
            }
        }
        return line.isEmpty ? rows : rows + [line]
    }
}

extension Surface {
    /// Whether it is the background of a card, and not of a badge or a line.
    fileprivate var isCard: Bool {
        (fill != nil || border != nil || material != nil) && (padding != nil || insets != nil)
            && cornerRadius?.path != RadiusRole.full.path
    }
}
