import CandelaElements
import CandelaRules
import CandelaTokens

/// Pictures for elements without a component in the basic catalog, with the same words as text.
extension A2UIWalk {
    /// Adds an image with the texts that describe it.
    private mutating func image(
        _ drawing: SVGDrawing, _ width: Double, _ height: Double, as id: String,
        description: String, of accessibility: Accessibility? = nil, variant: String? = nil
    ) -> String? {
        let place = components.count
        let added = add(id, "Image") { _ in
            [
                .init("url", .text(drawing.url(width, height))),
                .init("description", .text(description)), .init("fit", "contain"),
            ] + (variant.map { [.init("variant", .text($0))] } ?? [])
        }
        components[place].said = description
        if let accessibility { name(accessibility, added, from: place) }
        return added
    }

    /// Adds the picture of a bar or ring. A text beside it says what it shows.
    mutating func progress(_ element: Element, as id: String) -> String? {
        var drawing = SVGDrawing(screen, theme)
        let size = drawing.size(element, in: 280)
        let isRing = if case .ring = element.content { true } else { false }
        let box = SVGDrawing.Box(x: 0, y: 0, width: size.width, height: max(size.height, 2))
        switch element.content {
        case .bar(let bar): drawing.draw(bar, in: box)
        case .ring(let ring): drawing.draw(ring, in: box)
        default: return nil
        }
        let label = element.accessibility.map { line(of: $0) } ?? ""
        return arranged("\(id).with", "Column", [.init("align", "center")]) { walk in
            let picture = walk.image(
                drawing, box.width, box.height, as: id, description: label,
                variant: isRing ? "smallFeature" : nil)
            return [picture].compactMap(\.self) + walk.children(element.children, of: id)
        }
    }

    /// Adds the picture of a chart, its summary and legend, and its values in a dialog.
    mutating func chart(
        _ chart: Element.Chart, _ element: Element, as id: String
    ) -> String? {
        let height = if case .size(let size)? = element.height { size.points } else { 200.0 }
        var drawing = SVGDrawing(screen, theme)
        drawing.draw(chart, in: .init(x: 0, y: 0, width: 340, height: height))
        let accessibility = element.accessibility ?? Accessibility(.chart, label: chart.x.title)
        return add("\(id).with", "Column") { walk in
            let summary = chart.summary.flatMap { words in
                walk.text(
                    words.text, as: "\(id).summary", variant: "caption", said: words.spokenText)
            }
            let legends = chart.series.compactMap(\.legend)
            let legend =
                legends.isEmpty
                ? nil : walk.row(legends.map(\.text), as: "\(id).legend", variant: "caption")
            let picture = walk.image(
                drawing, 340, height, as: id, description: walk.line(of: accessibility),
                of: accessibility)
            let notes = (chart.selection?.lines ?? []).enumerated().compactMap { place, words in
                walk.text(words.text, as: "\(id).note\(place + 1)", said: words.spokenText)
            }
            let table = walk.dialog(chart.table.caption, as: "\(id).table") { walk in
                walk.values(of: chart, as: "\(id).table")
            }
            let ids = [summary, legend, picture] + notes.map(Optional.some) + [table]
            return [.init("children", .ids(ids.compactMap(\.self)))]
        }
    }

    /// Adds the table of a chart and, if its points can be selected, a button for each.
    private mutating func values(of chart: Element.Chart, as id: String) -> [String] {
        let head = row(chart.table.headers, as: "\(id).head", variant: "caption")
        let rows = chart.table.rows.enumerated().map { place, cells in
            row(cells, as: "\(id).line\(place + 1)")
        }
        let longest = chart.series.max { $0.points.count < $1.points.count }
        guard let select = chart.select, let series = longest else {
            return ([head] + rows).compactMap(\.self)
        }
        let points = series.points.map { point in
            let value: A2UIValue =
                chart.x.scale == .day
                ? .text("\(CalendarDay(daysSince1970: Int(point.x)))") : .number(point.x)
            return button(
                Action(select.id, select.intent, label: point.spoken),
                as: "\(id).point\(SVGDrawing.short(point.x))", value: value)
        }
        return ([head] + rows + points).compactMap(\.self)
    }

    /// Adds a dialog, and the button that opens it.
    private mutating func dialog(
        _ label: String, as id: String, _ content: (inout A2UIWalk) -> [String]
    ) -> String? {
        guard !label.isEmpty else { return nil }
        return add(id, "Modal") { walk in
            let opener = "\(id).open"
            walk.add(opener, "Button") { walk in
                let label = walk.text(label, as: "\(opener).label")
                return [.init("child", .text(label ?? ""))] + walk.pressing(Self.opens, false)
                    + [.init("variant", "borderless")]
            }
            let inside = walk.add("\(id).content", "Column") { walk in
                [.init("children", .ids(content(&walk)))]
            }
            return [.init("trigger", .text(opener)), .init("content", .text(inside ?? ""))]
        }
    }

    /// Adds a picture for sharing, with its words as its description and as text.
    mutating func picture(_ element: Element, as id: String) -> String? {
        guard case .picture(let picture) = element.content else { return nil }
        var drawing = SVGDrawing(screen, theme, in: picture.appearance)
        let size = drawing.size(element, in: 600)
        drawing.draw(element, in: .init(x: 0, y: 0, width: size.width, height: size.height))
        let label = element.accessibility.map { line(of: $0) } ?? ""
        return add("\(id).with", "Column") { walk in
            let image = walk.image(
                drawing, size.width, size.height, as: id, description: label,
                variant: "largeFeature")
            let twin = walk.text(label, as: "\(id).twin", variant: "caption")
            return [.init("children", .ids([image, twin].compactMap(\.self)))]
        }
    }

    /// Adds the picture of a grid of days, and its cells as a list of texts and buttons in a
    /// dialog.
    mutating func days(_ grid: Element.Grid, _ element: Element, as id: String) -> String? {
        let columns = grid.columns(on: screen)
        let rows = grid.rows(of: columns)
        let most = rows.map(\.count).max() ?? 1
        var drawing = SVGDrawing(screen, theme)
        let gap = min(grid.gap.map { theme.space($0) } ?? 0, 4)
        let side = (340 - gap * Double(most - 1)) / Double(most)
        var y = 0.0
        for row in rows {
            let height = row.map { drawing.size($0, in: side).height }.max() ?? side
            let blanks = y == 0 ? Double(grid.leadingBlanks ?? 0) : 0
            for (place, cell) in row.enumerated() {
                var x = (Double(place) + blanks) * (side + gap)
                if screen.direction == .rightToLeft { x = 340 - side - x }
                drawing.draw(cell, in: .init(x: x, y: y, width: side, height: height))
            }
            y += height + gap
        }
        let own = element.accessibility
        let label = own.map { line(of: $0) } ?? ""
        let cells = grid.cells.filter { $0.accessibility != nil || $0.text != nil }
        return add("\(id).with", "Column") { walk in
            let image = walk.image(
                drawing, 340, max(y - gap, 1), as: id, description: label, of: own)
            let title = own?.label ?? cells.lazy.compactMap(\.label).first ?? ""
            let list = walk.dialog(title, as: "\(id).cells") { walk in
                cells.enumerated().compactMap { place, cell in
                    walk.day(cell, as: "\(id).cell\(place + 1)")
                }
            }
            return [.init("children", .ids([image, list].compactMap(\.self)))]
        }
    }

    /// Adds a cell of a grid as a button with its label or, without an action, as text.
    private mutating func day(_ cell: Element, as id: String) -> String? {
        guard let accessibility = cell.accessibility else {
            // The head of a row or column.
            return cell.text.flatMap { words in
                self.text(words.text, as: id, said: words.spokenText)
            }
        }
        guard accessibility.role != .decorative else { return nil }
        guard let action = cell.activation else { return twin(of: cell, as: id) }
        let states = ScreenReader.web.states(of: accessibility, adding: words)
        let text = ScreenReader.line(
            of: [accessibility.label] + states + [accessibility.value], words)
        let name = cell.id?.rawValue ?? id
        let place = components.count
        let added = button(
            action, as: name, label: text, isDisabled: cell.isDisabled)
        self.name(accessibility, name, from: place)
        return added
    }
}
