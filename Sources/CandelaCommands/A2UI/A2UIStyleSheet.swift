import CandelaTokens

/// A theme as the CSS variables of A2UI's web renderers, which a page with one of them loads.
///
/// The variables follow the device's appearance; the class `a2ui-light` or `a2ui-dark` on the root
/// sets it, as the renderers' own style sheet has it.
enum A2UIStyleSheet {
    static func text(of theme: Theme) -> String {
        let fixed = lengths.map { ($0.name, "\(SVGDrawing.short($0.value(theme)))px") }
        func rule(_ selector: String, _ appearance: Appearance, _ more: [(String, String)] = [])
            -> String
        {
            let varying = colors.map { ($0.name, theme.color($0.role, in: appearance).css) }
            let lines = (varying + more).map { "  --a2ui-\($0): \($1);\n" }
            return "\(selector) {\n\(lines.joined())}\n"
        }
        func media(_ query: String, _ rule: String) -> String {
            "@media \(query) {\n\(rule)}\n"
        }
        let (dark, more) = ("(prefers-color-scheme: dark)", "(prefers-contrast: more)")
        let following = ":root:not(.a2ui-light)"
        return rule(":root", .light, fixed) + media(dark, rule(following, .dark))
            + rule(":root.a2ui-dark", .dark) + media(more, rule(":root", .lightIncreased))
            + media("\(dark) and \(more)", rule(following, .darkIncreased))
            + media(more, rule(":root.a2ui-dark", .darkIncreased))
    }

    /// The variables of colours, with the role whose job each has.
    private static let colors: [(name: String, role: ColorRole)] = [
        ("color-background", .background), ("color-on-background", .textPrimary),
        ("color-surface", .surface), ("color-on-surface", .textPrimary),
        ("color-primary", .primaryFill), ("color-on-primary", .onPrimary),
        ("color-secondary", .secondaryFill), ("color-on-secondary", .onSecondary),
        ("color-border", .border), ("color-input", .inputBackground),
        ("color-on-input", .textPrimary), ("text-caption-color", .textSecondary),
        ("card-background", .surface), ("icon-color", .primaryText),
    ]

    private static let lengths: [(name: String, value: @Sendable (Theme) -> Double)] = [
        ("spacing-xs", { $0.space(.xxs) }), ("spacing-s", { $0.space(.xs) }),
        ("spacing-m", { $0.space(.md) }), ("spacing-l", { $0.space(.lg) }),
        ("spacing-xl", { $0.space(.xl) }), ("border-radius", { $0.radius(.sm) }),
        ("card-border-radius", { $0.radius(.card) }), ("card-padding", { $0.space(.card) }),
        ("button-border-radius", { $0.radius(.button) }),
        ("font-size-xs", { $0.text(.captionSmall).size(at: .large) }),
        ("font-size-s", { $0.text(.caption).size(at: .large) }),
        ("font-size-m", { $0.text(.body).size(at: .large) }),
        ("font-size-l", { $0.text(.headline).size(at: .large) }),
        ("font-size-xl", { $0.text(.title).size(at: .large) }),
        ("font-size-2xl", { $0.text(.largeTitle).size(at: .large) }),
    ]
}

extension ColorToken {
    /// The colour in CSS, with its opacity if it is translucent.
    fileprivate var css: String { hexWithOpacity }
}
