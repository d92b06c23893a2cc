import CandelaElements
import CandelaTokens

/// Whatever is touched is large enough, and shows where it ends.
///
/// A renderer makes what is touched at least as large as the least target of its action. In a grid of a
/// fixed number of columns it cannot: this finds cells that are too narrow on a device 320 points wide. A
/// grid that is adjusted is one target, since who cannot hit a cell goes from cell to cell.
///
/// Source: WCAG 2.2, 2.5.5; 44 points are those of Apple's Human Interface Guidelines.
enum TargetCheck: ScreenCheck {
    /// The least side of what is touched, in points.
    static let least = 44.0

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        let walk = RoomWalk(screen: screen) { element, spot, room in
            if let target = element.target, !room.isOneTarget {
                let sides = [target.minimumTarget, room.pitch ?? target.minimumTarget]
                found += finding(target, sides.min() ?? least, in: screen, at: spot)
            }
            if case .row(let row) = element.content, !room.isOneTarget {
                found += touching(row, in: screen, at: spot)
            }
        }
        walk.walk()
        return found
    }

    private static func finding(
        _ target: Action, _ side: Double, in screen: AuditedScreen, at spot: ElementSpot
    ) -> [AuditFinding] {
        guard side < least else { return [] }
        let text = AuditFigures.text(max(side, 0), places: 1)
        return [
            screen.finding(
                .smallTarget, .error,
                "'\(target.label)' is touched and has \(text) points of the 44 it needs on a device "
                    + "320 points wide",
                help: "give the grid fewer columns, or the role 'adjustable', which makes it one "
                    + "target",
                at: spot, [AuditFigures.figure("side", side, least: least, unit: "points")])
        ]
    }

    /// Filled targets side by side without a gap.
    private static func touching(
        _ row: Element.Arrangement, in screen: AuditedScreen, at spot: ElementSpot
    ) -> [AuditFinding] {
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
                "'\(first.label)' and '\(second.label)' touch each other, and nothing shows where one "
                    + "ends",
                help: "give the row a gap", at: spot,
                [AuditFigures.figure("gap", gap, least: 1, unit: "points")])
        ]
    }
}

extension Element {
    /// What touching the element does, for those that are touched.
    fileprivate var target: Action? {
        if isDisabled { return nil }
        if let activation { return activation }
        return accessibility?.isActivated == true ? actions.first : nil
    }
}
