/// The roles that no specimen draws, each with the reason why the tokens keep it.
public enum VocabularyForApps: Sendable {
    /// The reason of each path.
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
            "A card says it in its facts or hands it to the host, which runs it.",
            """
            button.disabled.scale button.height completion.symbol.size coverage.cell.height
            flame.glow.high flame.glow.low flame.glow.mid flame.glow.none haptic.celebration
            haptic.success haptic.timer-end haptic.timer-step heat-map.cell.max-size
            logbook.row.min-height
            sharing.height sharing.width toast.error.seconds toast.seconds
            toast.swipe.distance toast.warning.seconds
            """
        ),
        (
            "A brand's or a seed's own colour; screens draw its siblings, which stand out.",
            """
            chart.bar-missed.color chart.entry.color chart.goal.color chart.predicted.color
            chart.trend.color color.accent color.error color.goal-reached color.growth
            color.highlight color.neutral color.preset.habit-type.action
            color.preset.habit-type.counter color.preset.habit-type.guided-sequence
            color.preset.habit-type.measurement color.preset.habit-type.question
            color.preset.habit-type.task color.preset.habit-type.timer color.primary
            color.secondary color.success color.warning gradient.progress-positive-graphic
            """
        ),
        (
            "Drawn when a person chooses it, or when their data reach it.",
            """
            color.preset.habit.yellow-graphic
            color.preset.routine.green-graphic color.preset.practice.blue
            color.preset.practice.green color.preset.practice.orange color.preset.practice.purple
            color.preset.practice.red color.preset.routine.blue-graphic
            sharing.tier-low.color sharing.tier-none.color trend.down.color
            """
        ),
        (
            "The translucent form, for renderers that blend; screens draw its opaque twin.",
            """
            badge.active.capsule.color badge.milestone.capsule.color badge.zero.capsule.color
            color.tint.goal-reached color.tint.goal-reached-opaque color.tint.quiet
            color.tint.success color.tint.warning
            """
        ),
        (
            "One of the system's colours, for cards of an app's own.",
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
            "A voice that gives a symbol its size; the symbol says the size.",
            """
            type.badge-symbol type.badge-symbol-milestone type.banner-symbol type.habit-symbol
            type.milestone-symbol
            """
        ),
        (
            "How a platform's own control may look while it is pressed; screens say `press` and how it moves.",
            """
            color.primary-pressed color.secondary-pressed motion.press-bounce opacity.pressed
            shadow.pressed
            """
        ),
        (
            "The sheen on frosted glass, for renderers that draw the material: a veil of no contrast.",
            "gradient.frosted-overlay"
        ),
        (
            "For cards of an app's own: no screen of the package needs it.",
            """
            color.accent-text color.on-bright color.on-deep color.error-fill color.fill color.form-section
            color.goal-reached-text color.on-error color.on-secondary color.on-success
            color.secondary-fill
            color.secondary-text color.success-text color.surface-tertiary gradient.accent-swatch
            gradient.background gradient.blue gradient.card-shimmer gradient.celebration
            gradient.elevated-outline gradient.flame gradient.primary-radial gradient.primary-vertical
            gradient.progress-angular gradient.progress-neutral gradient.quick-practice
            gradient.secondary gradient.success gradient.trophy gradient.warning haptic.error
            haptic.floating-button haptic.heavy input.height large-text.scale motion.bouncy
            motion.progress motion.slow
            motion.spring motion.standard motion.timer-circular opacity.badge opacity.missed-day
            opacity.quiet-surface opacity.selected-icon opacity.sharing-name
            opacity.tint radius.md radius.progress-card radius.row
            space.celebration space.xl space.xxl type.body-large type.progress-label
            type.sharing-change type.title-small
            """
        ),
    ]
}
