import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Adjacent touch targets without a visible boundary.
    public static let closeTargets = AuditCheck(
        "close-targets", .warning, "Adjacent touch targets have a visible boundary.")
}

/// A check that adjacent touch targets have a visible boundary.
///
/// Source: WCAG 2.2, 2.5.5 and 2.5.8.
enum CloseTargetsCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.boxes.flatMap { box in
            box.space.isOneTarget ? [] : touching(box.element, in: screen, at: box.spot)
        }
    }

    /// A finding for the first two adjacent targets with the same fill in a row without a gap.
    private static func touching(
        _ element: Element, in screen: AuditedScreen, at spot: ElementLocation
    ) -> [AuditFinding] {
        guard case .row(let row) = element.content else { return [] }
        let gap = screen.theme.space(of: row.gap)
        guard gap == 0, row.justify != .spaceBetween else { return [] }
        let pair = zip(row.children, row.children.dropFirst()).first { one, other in
            one.target != nil && other.target != nil
                && one.surface?.fill != nil && one.surface?.fill == other.surface?.fill
        }
        guard let (one, other) = pair, let first = one.target, let second = other.target else {
            return []
        }
        return [
            screen.finding(
                .closeTargets,
                "'\(first.label)' and '\(second.label)' touch each other without a visible "
                    + "boundary",
                help: "give the row a gap", at: spot,
                [AuditFigures.figure("gap", gap, least: 1, unit: "points")])
        ]
    }
}
