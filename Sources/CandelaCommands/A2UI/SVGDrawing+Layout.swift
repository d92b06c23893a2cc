import CandelaElements
import CandelaTokens

/// The layout of elements in a picture: rows, columns and layers of texts, icons and shapes.
extension SVGDrawing {
    /// The size of an element with its padding, in the available width.
    func size(_ element: Element, in width: Double) -> (width: Double, height: Double) {
        let (across, down) = padding(element)
        let stated = length(element.width)
        let inside = max((stated ?? width) - 2 * across, 0)
        let own = content(element, in: inside)
        return (stated ?? own.width + 2 * across, length(element.height) ?? own.height + 2 * down)
    }

    private func length(_ extent: Extent?) -> Double? {
        if case .size(let size)? = extent { size.points } else { nil }
    }

    private func padding(_ element: Element) -> (across: Double, down: Double) {
        if let insets = element.surface?.insets {
            return (theme.space(insets.horizontal), theme.space(insets.vertical))
        }
        let all = element.surface?.padding.map { theme.space($0) } ?? 0
        return (all, all)
    }

    private func gap(_ role: SpaceRole?) -> Double { role.map { theme.space($0) } ?? 0 }

    private func content(
        _ element: Element, in width: Double
    ) -> (width: Double, height: Double) {
        switch element.content {
        case .text(let words):
            let lines = lines(of: words, in: width)
            let widest = lines.map { self.width(of: $0, words.style) }.max() ?? 0
            return (widest, Double(lines.count) * size(of: words.style) * 1.25)
        case .icon(let icon): return (icon.size.points, icon.size.points)
        case .row(let row): return across(row.children, gap(row.gap), width)
        case .button(let button): return across(button.children, gap(button.gap), width)
        case .layers, .picture, .ring:
            let sizes = element.children.map { size($0, in: width) }
            return (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
        case .column(let column): return down(column.children, gap(column.gap), width)
        case .bar: return (width, 8)
        default: return down(element.children, 0, width)
        }
    }

    private func across(
        _ elements: [Element], _ gap: Double, _ width: Double
    ) -> (width: Double, height: Double) {
        let sizes = elements.map { size($0, in: width) }
        let gaps = gap * Double(max(elements.count - 1, 0))
        return (sizes.reduce(gaps) { $0 + $1.width }, sizes.map(\.height).max() ?? 0)
    }

    private func down(
        _ elements: [Element], _ gap: Double, _ width: Double
    ) -> (width: Double, height: Double) {
        let sizes = elements.map { size($0, in: width) }
        let gaps = gap * Double(max(elements.count - 1, 0))
        return (sizes.map(\.width).max() ?? 0, sizes.reduce(gaps) { $0 + $1.height })
    }

    private func lines(of words: StyledText, in width: Double) -> [String] {
        words.text.split(separator: " ").map(String.init).reduce(into: []) { lines, word in
            if let last = lines.last, self.width(of: "\(last) \(word)", words.style) <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
    }

    // MARK: Drawing

    /// Draws an element with its surface in a box.
    mutating func draw(_ element: Element, in box: Box) {
        if let surface = element.surface {
            rectangle(
                box, fill: surface.fill?.path, radius: radius(surface.cornerRadius),
                border: surface.border, opacity: surface.opacity.map { theme.opacity($0) } ?? 1)
        }
        let (across, down) = padding(element)
        let inside = box.inset(across, down)
        switch element.content {
        case .text(let words): draw(words, in: inside)
        case .icon(let icon): draw(icon, in: inside)
        case .shape(let shape):
            rectangle(
                inside, fill: shape.fill?.path, radius: radius(shape.cornerRadius),
                border: shape.border)
        case .bar(let bar): draw(bar, in: inside)
        case .ring(let ring):
            draw(ring, in: inside)
            for child in ring.children { draw(child, in: centered(child, in: inside)) }
        case .row(let row):
            place(row.children, gap(row.gap), row.justify, in: inside, isAcross: true)
        case .button(let button):
            place(button.children, gap(button.gap), .center, in: inside, isAcross: true)
        case .column(let column):
            place(column.children, gap(column.gap), column.justify, in: inside, isAcross: false)
        default:
            for child in element.children { draw(child, in: centered(child, in: inside)) }
        }
    }

    private func radius(_ corner: CornerRadius?) -> Double {
        guard let corner else { return 0 }
        let role = RadiusRole(corner.path)
        return theme.answers(role) ? theme.radius(role) : theme.size(SizeRole(corner.path))
    }

    private func centered(_ element: Element, in box: Box) -> Box {
        let own = size(element, in: box.width)
        let (width, height) = (fills(element) ? box.width : own.width, own.height)
        return Box(
            x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2,
            width: width, height: height)
    }

    private func fills(_ element: Element) -> Bool {
        if element.width == .fill { return true }
        if case .bar = element.content { return element.width == nil }
        return false
    }

    /// Places children one after another; those that grow share what is left.
    private mutating func place(
        _ elements: [Element], _ gap: Double, _ justify: Element.Distribution?, in box: Box,
        isAcross: Bool
    ) {
        let sizes = elements.map { size($0, in: box.width) }
        let gaps = gap * Double(max(elements.count - 1, 0))
        let used = sizes.reduce(gaps) { $0 + (isAcross ? $1.width : $1.height) }
        let rest = max((isAcross ? box.width : box.height) - used, 0)
        let growing = isAcross ? elements.filter { $0.grows || fills($0) }.count : 0
        let isSpread = justify == .spaceBetween && elements.count > 1 && growing == 0
        let more = isSpread ? rest / Double(elements.count - 1) : 0
        var at = growing > 0 || isSpread || justify == nil ? 0 : justify == .end ? rest : rest / 2
        for (element, size) in zip(elements, sizes) {
            let grows = isAcross && growing > 0 && (element.grows || fills(element))
            let length =
                (isAcross ? size.width : size.height) + (grows ? rest / Double(growing) : 0)
            var child =
                isAcross
                ? Box(
                    x: box.x + at, y: box.y + (box.height - size.height) / 2, width: length,
                    height: size.height)
                : Box(x: box.x, y: box.y + at, width: box.width, height: length)
            if isAcross, screen.direction == .rightToLeft {
                child.x = 2 * box.x + box.width - child.x - length
            }
            if !isAcross, element.surface != nil || isFixed(element) {
                child.x += (box.width - size.width) / 2
                child.width = size.width
            }
            draw(element, in: child)
            at += length + gap + more
        }
    }

    /// Whether an element keeps its width in a column.
    private func isFixed(_ element: Element) -> Bool {
        switch element.content {
        case .row, .column, .text, .bar: length(element.width) != nil
        default: true
        }
    }

    private mutating func draw(_ words: StyledText, in box: Box) {
        let size = self.size(of: words.style)
        let lines = self.lines(of: words, in: max(box.width, 1))
        for (place, line) in lines.enumerated() {
            text(
                words, x: box.x + box.width / 2, y: box.y + size * (1.25 * Double(place) + 0.98),
                anchor: "middle", line)
        }
    }

    private mutating func draw(_ icon: Icon, in box: Box) {
        guard theme.answers(icon.icon) else { return }
        let drawn = theme.icon(icon.icon)
        let scale = icon.size.points / IconToken.side
        let isMirrored = drawn.mirrors && screen.direction == .rightToLeft
        let x = box.x + (box.width - icon.size.points) / 2 + (isMirrored ? icon.size.points : 0)
        let y = box.y + (box.height - icon.size.points) / 2
        let turn =
            " transform='translate(\(n(x)) \(n(y))) scale(\(n(isMirrored ? -scale : scale))"
            + " \(n(scale)))'"
        path(drawn.path, turn + paint(icon.color.path))
    }

    mutating func draw(_ bar: Element.Bar, in box: Box) {
        let corner = radius(bar.cornerRadius)
        rectangle(box, fill: bar.track?.path, radius: corner, border: bar.outline)
        var filled = box
        if bar.fillsFrom == .bottom {
            filled.height *= bar.fraction
            filled.y = box.y + box.height - filled.height
        } else {
            filled.width *= bar.fraction
            if screen.direction == .rightToLeft { filled.x = box.x + box.width - filled.width }
        }
        if bar.fraction > 0 { rectangle(filled, fill: bar.fill.path, radius: corner) }
    }

    mutating func draw(_ ring: Element.Ring, in box: Box) {
        let width = theme.size(ring.stroke)
        let side = min(box.width, box.height)
        let square = Box(
            x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side,
            height: side)
        if let track = ring.track { arc(square, 1, width, paint(track.path, as: "stroke")) }
        if ring.fraction > 0 {
            arc(square, min(ring.fraction, 1), width, paint(ring.fill.path, as: "stroke"))
        }
    }
}
