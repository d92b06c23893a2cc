import CandelaElements

extension AuditCheck {
    /// A touch target that is too small.
    public static let smallTarget = AuditCheck(
        "small-target", .error, "Touch targets measure at least 44 by 44 points.")
}

/// A check that touch targets are large enough.
///
/// A renderer makes each target at least as large as its action requires. In a grid with a fixed
/// number of columns it cannot, so the check finds cells that are too narrow on a device 320 points
/// wide. An adjustable grid is a single target, since its cells can be reached by adjusting it.
///
/// Source: WCAG 2.2, 2.5.5; the 44 points are from Apple's Human Interface Guidelines.
enum SmallTargetCheck: ScreenCheck {
    /// The minimum side of a touch target, in points.
    static let least = 44.0

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.boxes.flatMap { box -> [AuditFinding] in
            guard let target = box.element.target, !box.space.isOneTarget else { return [] }
            let side = min(box.space.pitch ?? .infinity, screen.screen.minimumTarget)
            return finding(target, side, in: screen, at: box.spot)
        }
    }

    private static func finding(
        _ target: Action, _ side: Double, in screen: AuditedScreen, at spot: ElementLocation
    ) -> [AuditFinding] {
        guard side < least else { return [] }
        let text = AuditFigures.text(max(side, 0), places: 1)
        return [
            screen.finding(
                .smallTarget,
                "the touch target of '\(target.label)' has \(text) of the 44 points needed on "
                    + "a device 320 points wide",
                help: "give the grid fewer columns, or the role 'adjustable', which makes it a "
                    + "single target",
                at: spot, [AuditFigures.figure("side", side, least: least, unit: "points")])
        ]
    }
}

extension Element {
    /// The action performed when the element is touched; `nil` if it is not a target.
    var target: Action? {
        isDisabled ? nil : activation
    }
}
