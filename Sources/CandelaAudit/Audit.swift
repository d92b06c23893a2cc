public import CandelaElements
public import CandelaKit

/// Accessibility findings on finished screens, based on their elements and the app they belong to.
///
/// The audit has no rules for particular cards or screens, so an app's own are checked like the
/// package's:
///
/// ```swift
/// #expect(Audit.findings(in: [screen], of: app).isEmpty)
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
    /// - Parameters:
    ///   - screens: Finished screens, made here or decoded from JSON, each with its theme.
    ///   - app: The app of the screens. A misspelt name of one of its screens, and the key of a
    ///     phrase that it does not have, are findings. Without an app, all names and keys are
    ///     accepted.
    public static func findings(
        in screens: [Screen], of app: AppDefinition? = nil
    ) -> [AuditFinding] {
        let basis = app.map { Basis(of: $0) } ?? Basis()
        return screens.flatMap { findings(in: $0, basis: basis) }.joined()
    }

    /// Returns the findings of one screen, before duplicates are merged.
    ///
    /// - Parameters:
    ///   - colors: Whether colours are checked in addition to text and layout.
    ///   - basis: The roles, screens and phrases that count as known.
    package static func findings(
        in screen: Screen, colors: Bool = true, basis: Basis = Basis()
    ) -> [AuditFinding] {
        let audited = AuditedScreen(screen, basis)
        return checks.filter { colors || !$0.measuresColors }
            .flatMap { $0.findings(in: audited) }
    }

    /// The roles, screens and phrases that count as known.
    package struct Basis: Sendable {
        /// The paths of the known roles; `nil` accepts every role of the theme.
        package var roles: Set<String>?

        /// The known screens; `nil` accepts any that the app does not misspell.
        package var screens: Set<ScreenName>?

        /// The app of the screens; `nil` accepts all phrases.
        package private(set) var app: AppDefinition?

        /// The words for roles in languages that an app adds to the package's.
        package var roleWords: [RoleWords] = []

        package init() {}

        /// The basis for the screens of an app.
        package init(of app: AppDefinition) {
            self.app = app
            roleWords = app.wording.roleWords
        }
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
