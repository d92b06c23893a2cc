public import CandelaElements

/// Accessibility findings on finished screens, based on their elements alone.
///
/// The audit has no rules for particular cards or screens, so an app's own are checked like the
/// package's:
///
/// ```swift
/// #expect(Audit.findings(in: [screen]).isEmpty)
/// ```
public enum Audit: Sendable {
    /// Returns the findings of several screens, in the screens' order.
    ///
    /// A finding repeated in several appearances, languages or type sizes of one state is reported
    /// once, with its worst figures. Findings that depend on the words are reported once for each
    /// language.
    ///
    /// Colours are measured in the light and dark appearance with the contrast each screen was made
    /// for. Pass a screen made with increased contrast as well to cover all four appearances.
    ///
    /// - Parameter screens: Finished screens, made here or decoded from JSON, each with its theme.
    public static func findings(in screens: [Screen]) -> [AuditFinding] {
        screens.flatMap { findings(in: $0) }.joined()
    }

    /// Returns the findings of one screen, before duplicates are merged.
    ///
    /// - Parameters:
    ///   - colors: Whether colours are checked in addition to text and layout.
    ///   - basis: The role and screen names that count as known.
    package static func findings(
        in screen: Screen, colors: Bool = true, basis: Basis = Basis()
    ) -> [AuditFinding] {
        let audited = AuditedScreen(screen, basis)
        return checks.filter { colors || !$0.measuresColors }
            .flatMap { $0.findings(in: audited) }
    }

    /// The role and screen names that count as known.
    package struct Basis: Sendable {
        /// The paths of the known roles; `nil` accepts every role of the theme.
        package var roles: Set<String>?

        /// The known screens; `nil` accepts any.
        package var screens: Set<ScreenName>?

        /// The words for roles in languages that an app adds to the package's.
        package var roleWords: [RoleWords] = []

        package init() {}
    }
}

/// The code of one or several checks, in a file of its name in `Check/`, which also states them.
protocol ScreenCheck: SendableMetatype {
    /// Whether it measures the colours of each appearance.
    static var measuresColors: Bool { get }

    static func findings(in screen: AuditedScreen) -> [AuditFinding]
}

extension ScreenCheck {
    static var measuresColors: Bool { false }
}
