import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Content that does not fit its fixed size.
    public static let cutOff = AuditCheck(
        "cut-off", .warning, "Nothing is cut off.", dependsOnLanguage: true)
}

/// A check that nothing is cut off: the content of a picture, layers and a ring fits their fixed
/// size, a closed menu has space for its option, and a field for its placeholder.
///
/// Source: WCAG 2.2, 1.4.4 and 1.4.12; the rules of <doc:Elements> on boxes, pictures and choices.
enum CutOffCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { tooHigh($0, in: screen) }
            + screen.boxes.compactMap { box in
                guard box.space.width.isFinite else { return nil }
                return tooLong(box, in: screen)
            }
    }

    /// A finding for content that is higher than the fixed size around it.
    private static func tooHigh(_ node: AuditedNode, in screen: AuditedScreen) -> AuditFinding? {
        let isPicture: Bool
        switch node.element.content {
        case .picture: isPicture = true
        case .layers, .ring: isPicture = node.isInPicture
        default: return nil
        }
        guard case .size(let width) = node.element.width,
            case .size(let height) = node.element.height
        else { return nil }
        let measure = LayoutMeasure(
            theme: screen.theme, typeSize: isPicture ? nil : screen.screen.context.typeSize)
        let (across, around) = measure.insets(of: node.element.surface)
        let room = height.points - around
        let needed =
            node.element.children.map { measure.height(of: $0, in: width.points - across) }.max()
            ?? 0
        // Letters differ by a few percent between fonts.
        guard needed > room * 1.05 + 1 else { return nil }
        return screen.finding(
            .cutOff,
            "the content of the \(node.element.content.kind) is at least "
                + "\(AuditFigures.text(needed, places: 0)) points high and has room for "
                + "\(AuditFigures.text(max(room, 0), places: 0))",
            help: "make it higher, or shorten its content", at: node,
            [AuditFigures.figure("height", needed, most: max(room, 0), unit: "points")])
    }

    /// A finding for a text of a control that stays on one line.
    private static func tooLong(
        _ box: LayoutWalk.Box, in screen: AuditedScreen
    ) -> AuditFinding? {
        let isLarge = screen.screen.context.typeSize.isAccessibilitySize
        let (words, room, scale): (StyledText?, Double, Double)
        switch box.element.content {
        case .choice(let choice):
            // A large menu wraps.
            guard choice.form == .menu, !isLarge else { return nil }
            words = choice.children.first(where: \.isSelected)?.text
            // The chevron with its spaces.
            (room, scale) = (box.space.width - 8 - 7 - 4, 0.7)
        case .field(let field):
            // At accessibility sizes a field scrolls.
            guard !isLarge, field.value == nil, field.input.lines == 1,
                field.input.format != .time, field.input.format != .day
            else { return nil }
            words = field.placeholder
            let isText = field.input.format == .text
            let whole = isText ? box.space.width : min(box.space.width, 144)
            let besides = field.unit.map { 8 + screen.width(of: $0) } ?? 0
            let measure = LayoutMeasure(theme: screen.theme, typeSize: nil)
            (room, scale) = (whole - besides - measure.insets(of: field.box).across, 1)
        default: return nil
        }
        guard let words else { return nil }
        let needed = screen.width(of: words) * scale
        guard needed > max(room, 0) * 1.05 + 1 else { return nil }
        return screen.finding(
            .cutOff,
            "'\(words.text)' is \(AuditFigures.text(needed, places: 0)) points wide on its line and "
                + "has room for \(AuditFigures.text(max(room, 0), places: 0)), so it is cut off",
            help: "use a shorter text, or a label outside of the control", at: box.spot,
            roles: [words.style.path],
            [AuditFigures.figure("width", needed, most: max(room, 0), unit: "points")])
    }
}

extension AuditedScreen {
    /// The width of a text on one line, in points.
    fileprivate func width(of words: StyledText) -> Double {
        words.width(at: screen.context.typeSize, in: theme)
    }
}
