import CandelaElements
import CandelaTokens

/// A check that touch targets are large enough and have visible boundaries.
///
/// A renderer makes each target at least as large as its action requires. In a grid with a fixed
/// number of columns it cannot, so the check finds cells that are too narrow on a device 320 points
/// wide. An adjustable grid is a single target, since its cells can be reached by adjusting it.
///
/// Source: WCAG 2.2, 2.5.5; the 44 points are from Apple's Human Interface Guidelines.
enum TargetCheck: ScreenCheck {
    /// The minimum side of a touch target, in points.
    static let least = 44.0

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        let walk = LayoutWalk(screen: screen) { element, spot, room in
            if let target = element.target, !room.isOneTarget {
                let side = min(room.pitch ?? .infinity, screen.screen.minimumTarget)
                found += finding(target, side, in: screen, at: spot)
            }
            if !room.isOneTarget {
                found += touching(element, in: screen, at: spot)
            }
        }
        walk.walk()
        return found
    }

    private static func finding(
        _ target: Action, _ side: Double, in screen: AuditedScreen, at spot: ElementLocation
    ) -> [AuditFinding] {
        guard side < least else { return [] }
        let text = AuditFigures.text(max(side, 0), places: 1)
        return [
            screen.finding(
                .smallTarget, .error,
                "the touch target of '\(target.label)' has \(text) of the 44 points needed on "
                    + "a device 320 points wide",
                help: "give the grid fewer columns, or the role 'adjustable', which makes it a "
                    + "single target",
                at: spot, [AuditFigures.figure("side", side, least: least, unit: "points")])
        ]
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
                .closeTargets, .warning,
                "'\(first.label)' and '\(second.label)' touch each other without a visible "
                    + "boundary",
                help: "give the row a gap", at: spot,
                [AuditFigures.figure("gap", gap, least: 1, unit: "points")])
        ]
    }
}

extension Element {
    /// The action performed when the element is touched; `nil` if it is not a target.
    fileprivate var target: Action? {
        isDisabled ? nil : activation
    }
}
