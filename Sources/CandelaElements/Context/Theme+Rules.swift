public import CandelaRules
public import CandelaTokens

/// What rules are handed from a theme.
extension Theme {
    /// How large a streak's flame is.
    public var flameRule: FlameRule {
        FlameRule(
            basePoints: size(.flameSizeBase), pointsPerWeek: size(.flameSizeStep),
            largestPoints: size(.flameSizeCap))
    }

    /// How long passing notes stay, for a `ToastQueue`.
    public var toastRule: ToastRule {
        let errorSeconds = count(.toastErrorSeconds)
        return ToastRule(
            seconds: count(.toastSeconds), warningSeconds: count(.toastWarningSeconds),
            errorSeconds: errorSeconds > 0 ? errorSeconds : nil, most: count(.toastStackCount))
    }

    /// How long a deletion can be undone, for an `UndoDelete` or a `RowDelete`.
    public var undoWindow: UndoWindow {
        UndoWindow(
            seconds: count(.toastUndoSeconds), assistedSeconds: count(.toastUndoAssistedSeconds))
    }

    /// A figure that counts something: the nearest whole number of ten thousand at most, never below 0.
    public func count(_ role: NumberRole) -> Int {
        Int(exactly: min(max(number(role).rounded(), 0), 10_000)) ?? 0
    }
}
