public import CandelaRules
public import CandelaTokens

/// Rules whose values are in a theme.
extension Theme {
    /// The rule for the size of a streak's flame.
    public var flameRule: FlameRule {
        FlameRule(
            basePoints: size(.flameSizeBase), pointsPerWeek: size(.flameSizeStep),
            largestPoints: size(.flameSizeCap))
    }

    /// The rule for the duration of toasts, for a `ToastQueue`. An error duration of 0 in the theme
    /// keeps error toasts until they are dismissed.
    public var toastRule: ToastRule {
        let errorSeconds = count(.toastErrorSeconds)
        return ToastRule(
            seconds: count(.toastSeconds), warningSeconds: count(.toastWarningSeconds),
            errorSeconds: errorSeconds > 0 ? errorSeconds : nil, most: count(.toastStackCount))
    }

    /// The time during which a deletion can be undone, for a `Deletion`.
    public var undoWindow: UndoWindow {
        UndoWindow(
            seconds: count(.toastUndoSeconds), assistedSeconds: count(.toastUndoAssistedSeconds))
    }

    /// The number for a role, rounded to a whole number and limited to 0–10,000.
    public func count(_ role: NumberRole) -> Int {
        Int(exactly: min(max(number(role).rounded(), 0), 10_000)) ?? 0
    }
}
