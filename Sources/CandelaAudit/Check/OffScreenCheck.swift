import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Content beyond the end of a narrow device.
    public static let offScreen = AuditCheck(
        "off-screen", .error, "Nothing extends beyond a device 320 points wide.")
}

/// A check that nothing extends beyond the end of a device 320 points wide.
///
/// Texts wrap and rows continue on further lines, but the columns of a table with their widths, the
/// switch of a toggle, the buttons of a stepper, icons, padding and gaps need their space.
///
/// Source: WCAG 2.2, 1.4.10; the rules of <doc:Elements> on boxes, grids, tables and controls.
enum OffScreenCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.boxes.compactMap { box in
            let width = box.space.width
            guard width.isFinite, let (part, needed) = screen.rigidPart(of: box),
                needed > max(width, 0) + 0.5
            else { return nil }
            return screen.finding(
                .offScreen,
                "\(part) \(AuditFigures.text(needed, places: 0)) points wide and has room for "
                    + "\(AuditFigures.text(max(width, 0), places: 0)) on a device 320 points wide",
                help: "make it narrower, or let it continue on another line", at: box.spot,
                [AuditFigures.figure("width", needed, most: max(width, 0), unit: "points")])
        }
    }
}

extension AuditedScreen {
    /// The part of an element that cannot become narrower, as the beginning of a sentence, and its
    /// width in points; `nil` without such a part.
    fileprivate func rigidPart(of box: LayoutWalk.Box) -> (part: String, width: Double)? {
        let isLarge = screen.context.typeSize.isAccessibilitySize
        if box.space.width < 0, box.element.surface != nil {
            let measure = LayoutMeasure(theme: theme, typeSize: nil)
            return ("the padding is", measure.insets(of: box.element.surface).across)
        }
        switch box.element.content {
        case .table(let table) where !isLarge:
            let gaps = theme.space(of: table.gap) * Double(max(table.columns.count - 1, 0))
            let fixed = table.columns.compactMap { $0.width?.points }.reduce(0, +)
            return ("the columns of the table are", fixed + gaps)
        case .grid(let grid):
            let count = (isLarge ? grid.large?.columns : nil) ?? grid.columns ?? 1
            guard (2...1_000).contains(count), grid.minimumColumnWidth == nil else { return nil }
            let gaps = theme.space(of: grid.gap) * Double(count - 1)
            let first =
                isLarge && grid.large?.columns != nil ? 0 : grid.firstColumnWidth?.points ?? 0
            // A column needs at least a point.
            return ("the gaps and columns of the grid are", gaps + first + Double(count - 1))
        case .toggle(let toggle):
            let isUnder = isLarge && toggle.large?.axis == .column
            return ("the switch is", isUnder ? 51 : 51 + 12)
        case .stepper: return ("the buttons of the stepper are", 44 + 8 + 8 + 44)
        case .icon(let icon): return ("the icon is", icon.size.points)
        case .layers(let layers):
            let widths = layers.children.compactMap { layer -> Double? in
                if case .size(let size) = layer.width { size.points } else { nil }
            }
            return widths.max().map { ("a layer is", $0) }
        default: return nil
        }
    }
}
