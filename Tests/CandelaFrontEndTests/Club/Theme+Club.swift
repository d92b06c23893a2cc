// swift-format-ignore-file
// Written by `candela tokens build --format theme` from club.tokens.json; change that file instead.

public import CandelaTokens

extension Theme {
    /// The product `habit` in the brand `club`.
    public static let clubHabit = Theme.habit.adding(valuesOfClubHabit())
}

/// Colours for each appearance: sixteen components per role, in the order of the appearances.
private func colors(_ paths: [String], _ values: [Double]) -> [ColorRole: PerAppearance<ColorToken>] {
    var colors: [ColorRole: PerAppearance<ColorToken>] = [:]
    for (place, path) in paths.enumerated() {
        func color(_ appearance: Int) -> ColorToken {
            let start = place * 16 + appearance * 4
            return ColorToken(
                red: values[start], green: values[start + 1], blue: values[start + 2],
                alpha: values[start + 3])
        }
        colors[ColorRole(path)] = PerAppearance(
            light: color(0), dark: color(1), lightIncreased: color(2), darkIncreased: color(3))
    }
    return colors
}

private func valuesOfClubHabit() -> ThemeAdditions {
    var values = ThemeAdditions()
    values.colors = colors(
        [
            "achievement.reached.color",
            "adherence.high.color",
            "adherence.low.color",
            "adherence.medium.color",
            "badge.active.capsule-opaque.color",
            "badge.active.capsule.color",
            "badge.active.symbol-graphic.color",
            "badge.active.symbol.color",
            "badge.label.color",
            "badge.milestone.capsule-opaque.color",
            "badge.milestone.capsule.color",
            "badge.milestone.symbol-graphic.color",
            "badge.milestone.symbol.color",
            "badge.number.color",
            "badge.zero.capsule-opaque.color",
            "badge.zero.capsule.color",
            "badge.zero.number.color",
            "badge.zero.symbol-graphic.color",
            "banner.background.color",
            "banner.symbol.color",
            "calendar.day.high-digit.color",
            "calendar.day.high-opaque.color",
            "calendar.day.low-digit.color",
            "calendar.day.low-opaque.color",
            "calendar.day.medium-digit.color",
            "calendar.day.medium-opaque.color",
            "calendar.day.none-digit.color",
            "calendar.day.none-opaque.color",
            "calendar.rest.color",
            "calendar.today.color",
            "card.border.color",
            "celebration.confetti-green.color",
            "celebration.confetti-orange.color",
            "celebration.confetti-pink.color",
            "celebration.confetti-teal.color",
            "celebration.confetti-yellow.color",
            "celebration.trophy-graphic.color",
            "celebration.trophy.color",
            "chart.axis.color",
            "chart.bar-missed-graphic.color",
            "chart.bar.color",
            "chart.entry-graphic.color",
            "chart.entry.color",
            "chart.goal-graphic.color",
            "chart.goal.color",
            "chart.grid.color",
            "chart.predicted-graphic.color",
            "chart.predicted.color",
            "chart.selection.color",
            "chart.trend-graphic.color",
            "chart.trend.color",
            "color.accent",
            "color.accent-fill",
            "color.accent-graphic",
            "color.accent-text",
            "color.at-risk",
            "color.at-risk-text",
            "color.background",
            "color.border",
            "color.error",
            "color.error-fill",
            "color.error-graphic",
            "color.error-text",
            "color.fill",
            "color.form-section",
            "color.goal-reached",
            "color.goal-reached-graphic",
            "color.goal-reached-text",
            "color.ground.tab-bar",
            "color.growth",
            "color.growth-graphic",
            "color.highlight",
            "color.input.background",
            "color.input.border",
            "color.label.primary",
            "color.label.secondary",
            "color.label.secondary-text",
            "color.label.tertiary",
            "color.label.tertiary-text",
            "color.on-accent",
            "color.on-primary",
            "color.preset.habit-type.counter-graphic",
            "color.preset.habit-type.guided-sequence-graphic",
            "color.preset.habit-type.question-graphic",
            "color.preset.habit-type.task-graphic",
            "color.preset.habit-type.timer-graphic",
            "color.preset.habit.blue",
            "color.preset.habit.blue-graphic",
            "color.preset.habit.green",
            "color.preset.habit.green-graphic",
            "color.preset.habit.orange",
            "color.preset.habit.orange-graphic",
            "color.preset.habit.purple",
            "color.preset.habit.purple-graphic",
            "color.preset.habit.red",
            "color.preset.habit.red-graphic",
            "color.preset.habit.yellow",
            "color.preset.habit.yellow-graphic",
            "color.preset.practice.blue",
            "color.preset.practice.green",
            "color.preset.practice.orange",
            "color.preset.practice.purple",
            "color.preset.practice.red",
            "color.preset.routine.blue-graphic",
            "color.preset.routine.green-graphic",
            "color.preset.routine.light-blue-graphic",
            "color.preset.routine.orange-graphic",
            "color.preset.routine.purple-graphic",
            "color.primary",
            "color.primary-fill",
            "color.primary-graphic",
            "color.primary-pressed",
            "color.primary-text",
            "color.progress.fill",
            "color.progress.outline",
            "color.progress.track",
            "color.rest-day",
            "color.secondary",
            "color.secondary-fill",
            "color.secondary-pressed",
            "color.secondary-text",
            "color.streak.high",
            "color.streak.high-graphic",
            "color.streak.high-text",
            "color.streak.low",
            "color.streak.low-graphic",
            "color.streak.low-text",
            "color.streak.mid",
            "color.streak.mid-graphic",
            "color.streak.mid-text",
            "color.streak.none-graphic",
            "color.streak.none-text",
            "color.success",
            "color.success-fill",
            "color.success-graphic",
            "color.success-text",
            "color.surface",
            "color.surface-secondary",
            "color.surface-tertiary",
            "color.system.background",
            "color.system.blue",
            "color.system.green",
            "color.system.grouped-background",
            "color.system.grouped-cell",
            "color.system.grouped-tertiary",
            "color.system.indigo",
            "color.system.orange",
            "color.system.pink",
            "color.system.purple",
            "color.system.red",
            "color.system.separator",
            "color.system.yellow",
            "color.text.primary",
            "color.text.secondary",
            "color.text.tertiary",
            "color.tint.goal-reached",
            "color.tint.goal-reached-opaque",
            "color.tint.primary",
            "color.tint.primary-opaque",
            "color.tint.quiet",
            "color.tint.quiet-opaque",
            "color.tint.success",
            "color.tint.success-opaque",
            "color.tint.success-text",
            "color.tint.warning",
            "color.tint.warning-opaque",
            "color.tint.warning-text",
            "color.warning",
            "color.warning-fill",
            "color.warning-graphic",
            "color.warning-text",
            "coverage.many-digit.color",
            "coverage.many-opaque.color",
            "coverage.none-digit.color",
            "coverage.none-opaque.color",
            "coverage.one-digit.color",
            "coverage.one-opaque.color",
            "coverage.some-digit.color",
            "coverage.some-opaque.color",
            "heat-map.outline.color",
            "live-activity.low-time.color",
            "segment.chosen.color",
            "segment.frame.color",
            "segment.outline.color",
            "stepper.color",
            "streak-list.met-digit.color",
            "streak-list.met.color",
            "streak-list.missed.color",
            "swatch.outline.color",
            "switch.off.color",
            "switch.on.color",
            "switch.thumb.color",
            "sync.error.color",
            "sync.no-account.color",
            "sync.quiet.color",
            "sync.synced.color",
            "sync.syncing.color",
            "toast.action-label.color",
            "toast.action.color",
            "toast.error-action.color",
            "toast.error.color",
            "toast.info.color",
            "toast.success.color",
            "toast.text.color",
            "trend.down.color",
            "trend.flat.color",
            "trend.up.color",
            "week-strip.planned.color",
            "week-strip.rest.color",
            "week-strip.selected.color",
            "week-strip.session.color",
            "week-strip.today.color",
        ],
        [
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // achievement.reached.color
            0, 0.5059, 0.1843, 1, 0, 0.5059, 0.1843, 1, 0, 0.3725, 0.1255, 1, 0, 0.3725, 0.1255, 1,  // adherence.high.color
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // adherence.low.color
            0.6431, 0.3686, 0, 1, 0.6431, 0.3686, 0, 1, 0.4784, 0.2706, 0, 1, 0.4784, 0.2706, 0, 1,  // adherence.medium.color
            1, 0.929412, 0.823529, 1, 1, 0.929412, 0.823529, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.active.capsule-opaque.color
            1, 0.5843, 0, 0.15, 1, 0.5843, 0, 0.15, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.active.capsule.color
            0.796078, 0.458824, 0, 1, 0.796078, 0.458824, 0, 1, 0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1,  // badge.active.symbol-graphic.color
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // badge.active.symbol.color
            0.423529, 0.423529, 0.435294, 1, 0.423529, 0.423529, 0.435294, 1, 0.341176, 0.341176, 0.356863, 1, 0.341176, 0.341176, 0.356863, 1,  // badge.label.color
            1, 0.960784, 0.823529, 1, 1, 0.960784, 0.823529, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.milestone.capsule-opaque.color
            1, 0.8, 0, 0.15, 1, 0.8, 0, 0.15, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.milestone.capsule.color
            0.678431, 0.541176, 0, 1, 0.678431, 0.541176, 0, 1, 0.6863, 0.5451, 0, 1, 0.6863, 0.5451, 0, 1,  // badge.milestone.symbol-graphic.color
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // badge.milestone.symbol.color
            0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1,  // badge.number.color
            0.956863, 0.945098, 0.929412, 1, 0.956863, 0.945098, 0.929412, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.zero.capsule-opaque.color
            0.5569, 0.5569, 0.5765, 0.1, 0.5569, 0.5569, 0.5765, 0.1, 1, 1, 1, 1, 1, 1, 1, 1,  // badge.zero.capsule.color
            0.431373, 0.431373, 0.45098, 1, 0.431373, 0.431373, 0.45098, 1, 0.341176, 0.341176, 0.360784, 1, 0.341176, 0.341176, 0.360784, 1,  // badge.zero.number.color
            0.545098, 0.545098, 0.564706, 1, 0.545098, 0.545098, 0.564706, 1, 0.5529, 0.5529, 0.5725, 1, 0.5529, 0.5529, 0.5725, 1,  // badge.zero.symbol-graphic.color
            0.901961, 0.941176, 0.862745, 1, 0.901961, 0.941176, 0.862745, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // banner.background.color
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // banner.symbol.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // calendar.day.high-digit.color
            0, 0.651, 0.2431, 1, 0, 0.651, 0.2431, 1, 0, 0.3843, 0.1333, 1, 0, 0.3843, 0.1333, 1,  // calendar.day.high-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // calendar.day.low-digit.color
            0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1,  // calendar.day.low-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // calendar.day.medium-digit.color
            0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1,  // calendar.day.medium-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // calendar.day.none-digit.color
            0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1,  // calendar.day.none-opaque.color
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // calendar.rest.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // calendar.today.color
            1, 1, 1, 0, 1, 1, 1, 0, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1,  // card.border.color
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // celebration.confetti-green.color
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // celebration.confetti-orange.color
            1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1,  // celebration.confetti-pink.color
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // celebration.confetti-teal.color
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // celebration.confetti-yellow.color
            0.701961, 0.556863, 0, 1, 0.701961, 0.556863, 0, 1, 0.701961, 0.556863, 0, 1, 0.701961, 0.556863, 0, 1,  // celebration.trophy-graphic.color
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // celebration.trophy.color
            0.4118, 0.4118, 0.4353, 1, 0.4118, 0.4118, 0.4353, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // chart.axis.color
            0.4314, 0.4314, 0.4549, 1, 0.4314, 0.4314, 0.4549, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // chart.bar-missed-graphic.color
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1,  // chart.bar.color
            0.960784, 0.384314, 0.392157, 1, 0.960784, 0.384314, 0.392157, 1, 0.960784, 0.384314, 0.392157, 1, 0.960784, 0.384314, 0.392157, 1,  // chart.entry-graphic.color
            1, 0.4196, 0.4196, 1, 1, 0.4196, 0.4196, 1, 1, 0.4196, 0.4196, 1, 1, 0.4196, 0.4196, 1,  // chart.entry.color
            0, 0.662745, 0.341176, 1, 0, 0.662745, 0.341176, 1, 0, 0.662745, 0.341176, 1, 0, 0.662745, 0.341176, 1,  // chart.goal-graphic.color
            0.1804, 0.8, 0.4431, 1, 0.1804, 0.8, 0.4431, 1, 0.1804, 0.8, 0.4431, 1, 0.1804, 0.8, 0.4431, 1,  // chart.goal.color
            0.2353, 0.2353, 0.2627, 0.29, 0.2353, 0.2353, 0.2627, 0.29, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1,  // chart.grid.color
            0.839216, 0.482353, 0.337255, 1, 0.839216, 0.482353, 0.337255, 1, 0.839216, 0.482353, 0.337255, 1, 0.839216, 0.482353, 0.337255, 1,  // chart.predicted-graphic.color
            1, 0.6275, 0.4784, 1, 1, 0.6275, 0.4784, 1, 1, 0.6275, 0.4784, 1, 1, 0.6275, 0.4784, 1,  // chart.predicted.color
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1,  // chart.selection.color
            0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1,  // chart.trend-graphic.color
            0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1, 0.2902, 0.5647, 0.851, 1,  // chart.trend.color
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1,  // color.accent
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.039216, 0.384314, 0.415686, 1, 0.039216, 0.384314, 0.415686, 1,  // color.accent-fill
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1,  // color.accent-graphic
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0, 0.356863, 0.388235, 1, 0, 0.356863, 0.388235, 1,  // color.accent-text
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.at-risk
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // color.at-risk-text
            0.98, 0.96, 0.92, 1, 0.98, 0.96, 0.92, 1, 0.98, 0.96, 0.92, 1, 0.98, 0.96, 0.92, 1,  // color.background
            0.2353, 0.2353, 0.2627, 0.29, 0.2353, 0.2353, 0.2627, 0.29, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1,  // color.border
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.error
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.3725, 0.3098, 1, 1, 0.3725, 0.3098, 1,  // color.error-fill
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.error-graphic
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // color.error-text
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.fill
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.form-section
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.goal-reached
            0, 0.6118, 0.2275, 1, 0, 0.6118, 0.2275, 1, 0, 0.6118, 0.2275, 1, 0, 0.6118, 0.2275, 1,  // color.goal-reached-graphic
            0, 0.4824, 0.1725, 1, 0, 0.4824, 0.1725, 1, 0, 0.3725, 0.1255, 1, 0, 0.3725, 0.1255, 1,  // color.goal-reached-text
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // color.ground.tab-bar
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.growth
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // color.growth-graphic
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // color.highlight
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // color.input.background
            0.549, 0.549, 0.5569, 1, 0.549, 0.549, 0.5569, 1, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1,  // color.input.border
            0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1,  // color.label.primary
            0.2353, 0.2353, 0.2627, 0.6, 0.2353, 0.2353, 0.2627, 0.6, 0.2353, 0.2353, 0.2627, 0.6, 0.2353, 0.2353, 0.2627, 0.6,  // color.label.secondary
            0.4118, 0.4118, 0.4353, 1, 0.4118, 0.4118, 0.4353, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // color.label.secondary-text
            0.2353, 0.2353, 0.2627, 0.3, 0.2353, 0.2353, 0.2627, 0.3, 0.2353, 0.2353, 0.2627, 0.3, 0.2353, 0.2353, 0.2627, 0.3,  // color.label.tertiary
            0.4314, 0.4314, 0.4549, 1, 0.4314, 0.4314, 0.4549, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // color.label.tertiary-text
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // color.on-accent
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // color.on-primary
            0.6471, 0.5373, 0, 1, 0.6471, 0.5373, 0, 1, 0.6471, 0.5373, 0, 1, 0.6471, 0.5373, 0, 1,  // color.preset.habit-type.counter-graphic
            0.0824, 0.5882, 0.7569, 1, 0.0824, 0.5882, 0.7569, 1, 0.0824, 0.5882, 0.7569, 1, 0.0824, 0.5882, 0.7569, 1,  // color.preset.habit-type.guided-sequence-graphic
            0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1,  // color.preset.habit-type.question-graphic
            0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1,  // color.preset.habit-type.task-graphic
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.preset.habit-type.timer-graphic
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.preset.habit.blue
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.preset.habit.blue-graphic
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.habit.green
            0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1,  // color.preset.habit.green-graphic
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.preset.habit.orange
            0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1,  // color.preset.habit.orange-graphic
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.preset.habit.purple
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.preset.habit.purple-graphic
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit.red
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit.red-graphic
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // color.preset.habit.yellow
            0.6667, 0.5294, 0, 1, 0.6667, 0.5294, 0, 1, 0.6667, 0.5294, 0, 1, 0.6667, 0.5294, 0, 1,  // color.preset.habit.yellow-graphic
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.preset.practice.blue
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.practice.green
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.preset.practice.orange
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.preset.practice.purple
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.preset.practice.red
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.preset.routine.blue-graphic
            0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1, 0, 0.6314, 0.2353, 1,  // color.preset.routine.green-graphic
            0.0824, 0.5843, 0.7725, 1, 0.0824, 0.5843, 0.7725, 1, 0.0824, 0.5843, 0.7725, 1, 0.0824, 0.5843, 0.7725, 1,  // color.preset.routine.light-blue-graphic
            0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1, 0.8039, 0.4627, 0, 1,  // color.preset.routine.orange-graphic
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.preset.routine.purple-graphic
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // color.primary
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // color.primary-fill
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // color.primary-graphic
            0.858824, 0.568627, 0.537255, 1, 0.858824, 0.568627, 0.537255, 1, 0.858824, 0.568627, 0.537255, 1, 0.858824, 0.568627, 0.537255, 1,  // color.primary-pressed
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // color.primary-text
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // color.progress.fill
            0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1,  // color.progress.outline
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.progress.track
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.rest-day
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.secondary
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0.2863, 0.5843, 1, 1, 0.2863, 0.5843, 1, 1,  // color.secondary-fill
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.secondary-pressed
            0, 0.4196, 0.8784, 1, 0, 0.4196, 0.8784, 1, 0, 0.3059, 0.6627, 1, 0, 0.3059, 0.6627, 1,  // color.secondary-text
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.streak.high
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.streak.high-graphic
            0.6275, 0.2588, 0.8078, 1, 0.6275, 0.2588, 0.8078, 1, 0.5059, 0.1059, 0.6745, 1, 0.5059, 0.1059, 0.6745, 1,  // color.streak.high-text
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.streak.low
            0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1,  // color.streak.low-graphic
            0.6431, 0.3686, 0, 1, 0.6431, 0.3686, 0, 1, 0.4784, 0.2706, 0, 1, 0.4784, 0.2706, 0, 1,  // color.streak.low-text
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.streak.mid
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.streak.mid-graphic
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // color.streak.mid-text
            0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1, 0.5451, 0.5451, 0.5647, 1,  // color.streak.none-graphic
            0.4314, 0.4314, 0.451, 1, 0.4314, 0.4314, 0.451, 1, 0.3176, 0.3176, 0.3373, 1, 0.3176, 0.3176, 0.3373, 1,  // color.streak.none-text
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.success
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.success-fill
            0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1,  // color.success-graphic
            0, 0.5059, 0.1843, 1, 0, 0.5059, 0.1843, 1, 0, 0.3725, 0.1255, 1, 0, 0.3725, 0.1255, 1,  // color.success-text
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // color.surface
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.surface-secondary
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // color.surface-tertiary
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // color.system.background
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // color.system.blue
            0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1, 0.2039, 0.7804, 0.349, 1,  // color.system.green
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.system.grouped-background
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // color.system.grouped-cell
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.system.grouped-tertiary
            0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1, 0.3451, 0.3373, 0.8392, 1,  // color.system.indigo
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.system.orange
            1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1, 1, 0.1765, 0.3333, 1,  // color.system.pink
            0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1, 0.6863, 0.3216, 0.8706, 1,  // color.system.purple
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // color.system.red
            0.2353, 0.2353, 0.2627, 0.29, 0.2353, 0.2353, 0.2627, 0.29, 0.2353, 0.2353, 0.2627, 0.29, 0.2353, 0.2353, 0.2627, 0.29,  // color.system.separator
            1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1, 1, 0.8, 0, 1,  // color.system.yellow
            0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1,  // color.text.primary
            0.4118, 0.4118, 0.4353, 1, 0.4118, 0.4118, 0.4353, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // color.text.secondary
            0.4314, 0.4314, 0.4549, 1, 0.4314, 0.4314, 0.4549, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // color.text.tertiary
            0.2039, 0.7804, 0.349, 0.1, 0.2039, 0.7804, 0.349, 0.1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.goal-reached
            0.901961, 0.941176, 0.862745, 1, 0.901961, 0.941176, 0.862745, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.goal-reached-opaque
            0.45, 0.2, 0.18, 0.05, 0.45, 0.2, 0.18, 0.05, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.primary
            0.952941, 0.921569, 0.882353, 1, 0.952941, 0.921569, 0.882353, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.primary-opaque
            0.949, 0.949, 0.9686, 0.5, 0.949, 0.949, 0.9686, 0.5, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.quiet
            0.964706, 0.952941, 0.945098, 1, 0.964706, 0.952941, 0.945098, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.quiet-opaque
            0.2039, 0.7804, 0.349, 0.1, 0.2039, 0.7804, 0.349, 0.1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.success
            0.901961, 0.941176, 0.862745, 1, 0.901961, 0.941176, 0.862745, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.success-opaque
            0, 0.4824, 0.1725, 1, 0, 0.4824, 0.1725, 1, 0, 0.3725, 0.1255, 1, 0, 0.3725, 0.1255, 1,  // color.tint.success-text
            1, 0.5843, 0, 0.1, 1, 0.5843, 0, 0.1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.warning
            0.980392, 0.921569, 0.827451, 1, 0.980392, 0.921569, 0.827451, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // color.tint.warning-opaque
            0.6157, 0.349, 0, 1, 0.6157, 0.349, 0, 1, 0.4784, 0.2706, 0, 1, 0.4784, 0.2706, 0, 1,  // color.tint.warning-text
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.warning
            1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1, 1, 0.5843, 0, 1,  // color.warning-fill
            0.7765, 0.4471, 0, 1, 0.7765, 0.4471, 0, 1, 0.7765, 0.4471, 0, 1, 0.7765, 0.4471, 0, 1,  // color.warning-graphic
            0.6431, 0.3686, 0, 1, 0.6431, 0.3686, 0, 1, 0.4784, 0.2706, 0, 1, 0.4784, 0.2706, 0, 1,  // color.warning-text
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // coverage.many-digit.color
            0, 0.651, 0.2431, 1, 0, 0.651, 0.2431, 1, 0, 0.3843, 0.1333, 1, 0, 0.3843, 0.1333, 1,  // coverage.many-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // coverage.none-digit.color
            0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1, 0.9333, 0.9333, 0.9373, 1,  // coverage.none-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // coverage.one-digit.color
            0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1, 0.349, 0.8941, 0.4588, 1,  // coverage.one-opaque.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1,  // coverage.some-digit.color
            0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1, 0.1882, 0.7686, 0.3412, 1,  // coverage.some-opaque.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // heat-map.outline.color
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // live-activity.low-time.color
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // segment.chosen.color
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // segment.frame.color
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // segment.outline.color
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // stepper.color
            0.102, 0.1255, 0.1725, 1, 0.102, 0.1255, 0.1725, 1, 1, 1, 1, 1, 1, 1, 1, 1,  // streak-list.met-digit.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.4039, 0.1412, 1, 0, 0.4039, 0.1412, 1,  // streak-list.met.color
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // streak-list.missed.color
            0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1, 0.549, 0.549, 0.5647, 1,  // swatch.outline.color
            0.4314, 0.4314, 0.4549, 1, 0.4314, 0.4314, 0.4549, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // switch.off.color
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // switch.on.color
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // switch.thumb.color
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // sync.error.color
            0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1, 0.8078, 0.4667, 0, 1,  // sync.no-account.color
            0.4118, 0.4118, 0.4353, 1, 0.4118, 0.4118, 0.4353, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // sync.quiet.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // sync.synced.color
            0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1, 0, 0.4784, 1, 1,  // sync.syncing.color
            1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1, 1, 0.99, 0.97, 1,  // toast.action-label.color
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // toast.action.color
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.3725, 0.3098, 1, 1, 0.3725, 0.3098, 1,  // toast.error-action.color
            1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1, 1, 0.2314, 0.1882, 1,  // toast.error.color
            0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1, 0.45, 0.2, 0.18, 1,  // toast.info.color
            0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1, 0, 0.6118, 0.2314, 1,  // toast.success.color
            0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1, 0.16, 0.12, 0.1, 1,  // toast.text.color
            0.8745, 0.0118, 0.0353, 1, 0.8745, 0.0118, 0.0353, 1, 0.6588, 0, 0.0157, 1, 0.6588, 0, 0.0157, 1,  // trend.down.color
            0.4118, 0.4118, 0.4353, 1, 0.4118, 0.4118, 0.4353, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // trend.flat.color
            0, 0.5059, 0.1843, 1, 0, 0.5059, 0.1843, 1, 0, 0.3725, 0.1255, 1, 0, 0.3725, 0.1255, 1,  // trend.up.color
            0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1, 0.1, 0.42, 0.45, 1,  // week-strip.planned.color
            0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1, 0.949, 0.949, 0.9686, 1,  // week-strip.rest.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // week-strip.selected.color
            0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1, 0, 0.6353, 0.2392, 1,  // week-strip.session.color
            0.4314, 0.4314, 0.4549, 1, 0.4314, 0.4314, 0.4549, 1, 0.3176, 0.3176, 0.3412, 1, 0.3176, 0.3176, 0.3412, 1,  // week-strip.today.color
        ])
    values.gradients[GradientRole("calendar.day.high.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.651, blue: 0.2431, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6745, blue: 0.2549, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.high-opaque.color")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.651, blue: 0.2431, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6745, blue: 0.2549, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.high-opaque.color")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.3843, blue: 0.1333, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.4039, blue: 0.1373, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.high-opaque.color")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.3843, blue: 0.1333, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.4039, blue: 0.1373, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.high-opaque.color")))
    values.gradients[GradientRole("calendar.day.low.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.349, green: 0.8941, blue: 0.4588, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.3765, green: 0.9216, blue: 0.4824, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.low-opaque.color")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.349, green: 0.8941, blue: 0.4588, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.3765, green: 0.9216, blue: 0.4824, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.low-opaque.color")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.349, green: 0.8941, blue: 0.4588, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.3765, green: 0.9216, blue: 0.4824, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.low-opaque.color")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.349, green: 0.8941, blue: 0.4588, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.3765, green: 0.9216, blue: 0.4824, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.low-opaque.color")))
    values.gradients[GradientRole("calendar.day.medium.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.1882, green: 0.7686, blue: 0.3412, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2196, green: 0.7922, blue: 0.3569, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.medium-opaque.color")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1882, green: 0.7686, blue: 0.3412, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2196, green: 0.7922, blue: 0.3569, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.medium-opaque.color")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1882, green: 0.7686, blue: 0.3412, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2196, green: 0.7922, blue: 0.3569, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.medium-opaque.color")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1882, green: 0.7686, blue: 0.3412, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2196, green: 0.7922, blue: 0.3569, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing, solid: ColorRole("calendar.day.medium-opaque.color")))
    values.gradients[GradientRole("gradient.accent-swatch")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.background")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")))
    values.gradients[GradientRole("gradient.elevated-outline")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.45), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.12), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.45), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.12), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.45), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.12), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.45), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.12), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.flame")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.2314, blue: 0.1882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 1)], direction: .bottomToTop),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.2314, blue: 0.1882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 1)], direction: .bottomToTop),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.2314, blue: 0.1882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 1)], direction: .bottomToTop),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.2314, blue: 0.1882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 1)], direction: .bottomToTop))
    values.gradients[GradientRole("gradient.primary")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.primary-radial")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)))
    values.gradients[GradientRole("gradient.primary-vertical")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topToBottom),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topToBottom),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topToBottom),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 1)], direction: .topToBottom))
    values.gradients[GradientRole("gradient.progress-accent")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1, green: 0.42, blue: 0.45, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")))
    values.gradients[GradientRole("gradient.progress-angular")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 0.5), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 1)], direction: .angular),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 0.5), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 1)], direction: .angular),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 0.5), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 1)], direction: .angular),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.75), at: 0.5), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 1)], direction: .angular))
    values.gradients[GradientRole("gradient.progress-positive-graphic")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")))
    values.gradients[GradientRole("gradient.quick-practice")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.05), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.05), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.05), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.05), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.timeline")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.2), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.2), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.2), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 0.2), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth")))
    values.gradients[GradientRole("gradient.timeline-bars")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6353, blue: 0.2392, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.growth-graphic")))
    values.gradients[GradientRole("gradient.trophy")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 1)], direction: .topToBottom),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 1)], direction: .topToBottom),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 1)], direction: .topToBottom),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 1, green: 0.8, blue: 0, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.5843, blue: 0, alpha: 1), at: 1)], direction: .topToBottom))
    values.materials[MaterialRole("material.card")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)))
    values.materials[MaterialRole("material.toast")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 1, green: 0.99, blue: 0.97, alpha: 1)))
    values.icons[IconRole("icon.ribbon")] = IconToken(path: "M6 3L18 3L18 21L12 16.5L6 21Z", description: "A ribbon that marks a page.", mirrors: false, sfSymbols: "bookmark.fill", materialSymbols: "bookmark")
    return values
}
