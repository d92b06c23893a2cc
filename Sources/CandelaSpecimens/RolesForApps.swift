/// The roles that no specimen uses, each with the reason why the tokens keep it.
public enum RolesForApps: Sendable {
    /// The reasons, by token path.
    public static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for (reason, paths) in groups {
            for path in paths.split(whereSeparator: \.isWhitespace) {
                reasons[String(path)] = reason
            }
        }
        return reasons
    }()

    private static let groups: [(reason: String, paths: String)] = [
        (
            "Part of a card's facts, or passed to the host for playback and layout.",
            """
            button.disabled.scale button.height completion.symbol.size coverage.cell.height
            flame.glow.high flame.glow.low flame.glow.mid flame.glow.none flame.glow.scale
            haptic.celebration
            haptic.success haptic.timer-end haptic.timer-step heat-map.cell.max-size
            logbook.row.min-height week-bar.min-height
            sharing.height sharing.width toast.error.seconds toast.seconds
            toast.swipe.distance toast.warning.seconds
            """
        ),
        (
            "The usual replacement of a motion, which screens omit.",
            "motion.cross-fade"
        ),
        (
            "A base colour of a brand; screens use its siblings with enough contrast.",
            """
            chart.entry.color chart.goal.color chart.predicted.color
            chart.trend.color color.accent color.error color.goal-reached color.growth
            color.highlight color.neutral color.preset.habit-type.action
            color.preset.habit-type.counter color.preset.habit-type.guided-sequence
            color.preset.habit-type.measurement color.preset.habit-type.question
            color.preset.habit-type.task color.preset.habit-type.timer color.primary
            color.secondary color.success color.warning gradient.progress-positive-graphic
            """
        ),
        (
            "Used when a person selects it, or when their data require it.",
            """
            color.preset.habit.yellow-graphic
            color.preset.routine.green-graphic color.preset.practice.blue
            color.preset.practice.green color.preset.practice.orange color.preset.practice.purple
            color.preset.practice.red color.preset.routine.blue-graphic
            sharing.tier-low.color sharing.tier-none.color
            """
        ),
        (
            "The translucent form, for renderers that blend; screens use the opaque form.",
            """
            badge.active.capsule.color badge.milestone.capsule.color badge.zero.capsule.color
            color.tint.goal-reached color.tint.goal-reached-opaque color.tint.quiet
            color.tint.success color.tint.warning
            """
        ),
        (
            "A system colour, for an app's own cards.",
            """
            color.label.primary color.label.secondary color.label.secondary-text
            color.label.tertiary color.label.tertiary-text color.system.background
            color.system.blue color.system.green color.system.grouped-background
            color.system.grouped-cell color.system.grouped-tertiary color.system.indigo
            color.system.orange color.system.pink color.system.purple color.system.red
            color.system.separator color.system.yellow
            """
        ),
        (
            "A text style that defines a symbol's size; the symbol states its size itself.",
            """
            type.badge-symbol type.badge-symbol-milestone type.banner-symbol type.habit-symbol
            type.milestone-symbol
            """
        ),
        (
            "The pressed look of native controls; screens give `press` and its motion.",
            """
            color.primary-pressed color.secondary-pressed motion.press-bounce opacity.pressed
            shadow.pressed
            """
        ),
        (
            "The sheen on frosted glass, for renderers that draw the material; it adds no contrast.",
            "gradient.frosted-overlay"
        ),
        (
            "For an app's own cards: no screen of the package uses it.",
            """
            color.accent-text color.on-bright color.on-deep color.error-fill color.fill color.form-section
            color.goal-reached-text color.on-error color.on-secondary color.on-success
            color.secondary-fill
            color.secondary-text color.success-text color.surface-tertiary gradient.accent-swatch
            gradient.background gradient.blue gradient.card-shimmer gradient.celebration
            gradient.elevated-outline gradient.flame gradient.primary gradient.primary-radial
            gradient.primary-vertical gradient.progress-angular gradient.progress-neutral gradient.quick-practice
            gradient.secondary gradient.success gradient.trophy gradient.warning haptic.error
            haptic.floating-button haptic.heavy input.height large-text.scale motion.bouncy
            motion.progress motion.slow
            motion.spring motion.standard motion.timer-circular opacity.badge opacity.missed-day
            opacity.quiet-surface opacity.selected-icon opacity.sharing-name
            opacity.tint radius.md radius.progress-card radius.row
            space.celebration space.xxl type.body-large type.progress-label
            type.sharing-change type.sharing-percent type.title-small
            """
        ),
    ]
}
