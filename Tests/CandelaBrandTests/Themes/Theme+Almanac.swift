// swift-format-ignore-file
// Written by `candela tokens build --format theme` from almanac.resolver.json; change that file instead.

public import CandelaTokens

extension Theme {
    /// The product `weight` in the brand `almanac`.
    public static let almanacWeight = Theme.weight.adding(valuesOfAlmanacWeight())

    /// The product `practice` in the brand `almanac`.
    public static let almanacPractice = Theme.practice.adding(valuesOfAlmanacPractice())

    /// The product `routine` in the brand `almanac`.
    public static let almanacRoutine = Theme.routine.adding(valuesOfAlmanacRoutine())

    /// The product `habit` in the brand `almanac`.
    public static let almanacHabit = Theme.habit.adding(valuesOfAlmanacHabit())
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

private func valuesOfAlmanacWeight() -> ThemeAdditions {
    var values = ThemeAdditions()
    values.colors = colors(
        [
            "adherence.high.color",
            "adherence.low.color",
            "adherence.medium.color",
            "almanac.ribbon.color",
            "badge.active.capsule-opaque.color",
            "badge.active.symbol-graphic.color",
            "badge.label.color",
            "badge.milestone.capsule-opaque.color",
            "badge.milestone.symbol-graphic.color",
            "badge.number.color",
            "badge.zero.capsule-opaque.color",
            "badge.zero.number.color",
            "badge.zero.symbol-graphic.color",
            "banner.background.color",
            "calendar.today.color",
            "card.border.color",
            "celebration.trophy-graphic.color",
            "chart.axis.color",
            "chart.bar-missed-graphic.color",
            "chart.bar.color",
            "chart.entry-graphic.color",
            "chart.goal-graphic.color",
            "chart.grid.color",
            "chart.predicted-graphic.color",
            "chart.selection.color",
            "color.accent",
            "color.accent-fill",
            "color.accent-graphic",
            "color.accent-text",
            "color.at-risk-text",
            "color.background",
            "color.border",
            "color.error-text",
            "color.goal-reached-graphic",
            "color.goal-reached-text",
            "color.ground.tab-bar",
            "color.growth-graphic",
            "color.input.border",
            "color.label.secondary-text",
            "color.label.tertiary-text",
            "color.on-primary",
            "color.preset.habit-type.action-graphic",
            "color.preset.habit-type.counter-graphic",
            "color.preset.habit-type.guided-sequence-graphic",
            "color.preset.habit-type.measurement-graphic",
            "color.preset.habit-type.task-graphic",
            "color.preset.habit.green-graphic",
            "color.preset.habit.orange-graphic",
            "color.preset.habit.red-graphic",
            "color.preset.habit.yellow-graphic",
            "color.preset.routine.green-graphic",
            "color.preset.routine.light-blue-graphic",
            "color.preset.routine.orange-graphic",
            "color.preset.routine.red-graphic",
            "color.primary",
            "color.primary-fill",
            "color.primary-graphic",
            "color.primary-pressed",
            "color.primary-text",
            "color.progress.fill",
            "color.progress.outline",
            "color.secondary-text",
            "color.streak.high-text",
            "color.streak.low-graphic",
            "color.streak.low-text",
            "color.streak.mid-text",
            "color.streak.none-graphic",
            "color.streak.none-text",
            "color.success",
            "color.success-fill",
            "color.success-graphic",
            "color.success-text",
            "color.surface",
            "color.surface-secondary",
            "color.text.primary",
            "color.text.secondary",
            "color.text.tertiary",
            "color.tint.goal-reached-opaque",
            "color.tint.primary",
            "color.tint.primary-opaque",
            "color.tint.quiet-opaque",
            "color.tint.success-opaque",
            "color.tint.success-text",
            "color.tint.warning-opaque",
            "color.tint.warning-text",
            "color.warning",
            "color.warning-fill",
            "color.warning-graphic",
            "color.warning-text",
            "heat-map.outline.color",
            "hero.neutral.color",
            "live-activity.low-time.color",
            "segment.chosen.color",
            "segment.frame.color",
            "segment.outline.color",
            "stepper.color",
            "streak-list.met.color",
            "swatch.outline.color",
            "switch.off.color",
            "switch.on.color",
            "switch.thumb.color",
            "sync.no-account.color",
            "sync.quiet.color",
            "sync.synced.color",
            "toast.action-label.color",
            "toast.action.color",
            "toast.info.color",
            "toast.success.color",
            "toast.text.color",
            "trend.down.color",
            "trend.flat.color",
            "trend.up.color",
            "week-strip.planned.color",
            "week-strip.selected.color",
            "week-strip.session.color",
            "week-strip.today.color",
        ],
        [
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.1882, 0.8196, 0.3451, 1,  // adherence.high.color
            0.858824, 0, 0.031373, 1, 1, 0.302, 0.2549, 1, 0.643137, 0, 0.015686, 1, 1, 0.5882, 0.5333, 1,  // adherence.low.color
            0.627451, 0.360784, 0, 1, 1, 0.6235, 0.0392, 1, 0.470588, 0.258824, 0, 1, 1, 0.6235, 0.0392, 1,  // adherence.medium.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // almanac.ribbon.color
            0.988235, 0.909804, 0.788235, 1, 0.278431, 0.2, 0.094118, 1, 1, 1, 1, 1, 0.1451, 0.1451, 0.251, 1,  // badge.active.capsule-opaque.color
            0.780392, 0.447059, 0, 1, 1, 0.6235, 0.0392, 1, 0.8039, 0.4627, 0, 1, 1, 0.6235, 0.0392, 1,  // badge.active.symbol-graphic.color
            0.411765, 0.411765, 0.423529, 1, 0.6706, 0.6706, 0.7373, 1, 0.329412, 0.329412, 0.345098, 1, 0.6941, 0.6941, 0.7608, 1,  // badge.label.color
            0.988235, 0.945098, 0.788235, 1, 0.278431, 0.231373, 0.094118, 1, 1, 1, 1, 1, 0.1451, 0.1451, 0.251, 1,  // badge.milestone.capsule-opaque.color
            0.666667, 0.529412, 0, 1, 1, 0.8392, 0.0392, 1, 0.6863, 0.5451, 0, 1, 1, 0.8392, 0.0392, 1,  // badge.milestone.symbol-graphic.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // badge.number.color
            0.941176, 0.92549, 0.890196, 1, 0.188235, 0.168627, 0.14902, 1, 1, 1, 1, 1, 0.1451, 0.1451, 0.251, 1,  // badge.zero.capsule-opaque.color
            0.415686, 0.415686, 0.435294, 1, 0.6, 0.6, 0.6196, 1, 0.329412, 0.329412, 0.34902, 1, 0.698, 0.698, 0.7176, 1,  // badge.zero.number.color
            0.529412, 0.529412, 0.54902, 1, 0.5569, 0.5569, 0.5765, 1, 0.5529, 0.5529, 0.5725, 1, 0.5569, 0.5569, 0.5765, 1,  // badge.zero.symbol-graphic.color
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // banner.background.color
            0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1, 0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1,  // calendar.today.color
            1, 1, 1, 0, 1, 1, 1, 0, 0.513725, 0.541176, 0.584314, 1, 0.5294, 0.5569, 0.6, 1,  // card.border.color
            0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1, 0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1,  // celebration.trophy-graphic.color
            0.3569, 0.4, 0.4667, 1, 0.7373, 0.7569, 0.7804, 1, 0.25098, 0.286275, 0.352941, 1, 0.7373, 0.7569, 0.7804, 1,  // chart.axis.color
            0.372549, 0.396078, 0.439216, 1, 0.54902, 0.580392, 0.623529, 1, 0.266667, 0.286275, 0.32549, 1, 0.690196, 0.72549, 0.768627, 1,  // chart.bar-missed-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.bar.color
            0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1, 0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1,  // chart.entry-graphic.color
            0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1,  // chart.goal-graphic.color
            0.2353, 0.2353, 0.2627, 0.29, 0.3294, 0.3294, 0.3451, 0.6, 0.482353, 0.509804, 0.552941, 1, 0.5294, 0.5569, 0.6, 1,  // chart.grid.color
            0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1, 0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1,  // chart.predicted-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.selection.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-fill
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-graphic
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.188235, 0.309804, 0.211765, 1, 0.596078, 0.764706, 0.623529, 1,  // color.accent-text
            0.803922, 0, 0.027451, 1, 1, 0.352941, 0.298039, 1, 0.592157, 0, 0.015686, 1, 1, 0.623529, 0.568627, 1,  // color.at-risk-text
            0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1, 0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1,  // color.background
            0.2353, 0.2353, 0.2627, 0.29, 0.3294, 0.3294, 0.3451, 0.6, 0.482353, 0.509804, 0.552941, 1, 0.5294, 0.5569, 0.6, 1,  // color.border
            0.764706, 0.145098, 0.101961, 1, 0.980392, 0.372549, 0.301961, 1, 0.592157, 0.003922, 0, 1, 1, 0.623529, 0.564706, 1,  // color.error-text
            0, 0.6, 0.227451, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // color.goal-reached-graphic
            0, 0.470588, 0.168627, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.1882, 0.8196, 0.3451, 1,  // color.goal-reached-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.ground.tab-bar
            0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1, 0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1,  // color.growth-graphic
            0.537255, 0.537255, 0.545098, 1, 0.4353, 0.4392, 0.4941, 1, 0.513725, 0.541176, 0.584314, 1, 0.5294, 0.5569, 0.6, 1,  // color.input.border
            0.4, 0.392157, 0.4, 1, 0.5922, 0.5922, 0.6471, 1, 0.290196, 0.282353, 0.290196, 1, 0.717647, 0.717647, 0.772549, 1,  // color.label.secondary-text
            0.407843, 0.392157, 0.392157, 1, 0.568627, 0.572549, 0.643137, 1, 0.298039, 0.278431, 0.278431, 1, 0.713725, 0.717647, 0.792157, 1,  // color.label.tertiary-text
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // color.on-primary
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit-type.action-graphic
            0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1, 0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit-type.counter-graphic
            0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1, 0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1,  // color.preset.habit-type.guided-sequence-graphic
            0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1, 0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1,  // color.preset.habit-type.measurement-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.habit-type.task-graphic
            0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1,  // color.preset.habit.green-graphic
            0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1, 0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1,  // color.preset.habit.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1,  // color.preset.habit.red-graphic
            0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1, 0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit.yellow-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.routine.green-graphic
            0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1, 0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1,  // color.preset.routine.light-blue-graphic
            0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1, 0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1,  // color.preset.routine.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.routine.red-graphic
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-fill
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-graphic
            0.8, 0.470588, 0.392157, 1, 0.831373, 0.521569, 0.4, 1, 0.8, 0.470588, 0.392157, 1, 0.831373, 0.521569, 0.4, 1,  // color.primary-pressed
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.964706, 0.647059, 0.517647, 1,  // color.primary-text
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.progress.fill
            0.54902, 0.537255, 0.529412, 1, 0.4275, 0.4314, 0.5451, 1, 0.54902, 0.537255, 0.529412, 1, 0.4275, 0.4314, 0.5451, 1,  // color.progress.outline
            0, 0.443137, 0.423529, 1, 0.3569, 0.8549, 0.8196, 1, 0, 0.321569, 0.305882, 1, 0.3569, 0.8549, 0.8196, 1,  // color.secondary-text
            0.584314, 0.215686, 0.764706, 1, 0.792157, 0.396078, 0.996078, 1, 0.466667, 0.019608, 0.631373, 1, 0.862745, 0.631373, 1, 1,  // color.streak.high-text
            0.788235, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.788235, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // color.streak.low-graphic
            0.584314, 0.337255, 0, 1, 1, 0.6235, 0.0392, 1, 0.431373, 0.235294, 0, 1, 1, 0.643137, 0.168627, 1,  // color.streak.low-text
            0.803922, 0, 0.027451, 1, 1, 0.352941, 0.298039, 1, 0.592157, 0, 0.015686, 1, 1, 0.623529, 0.568627, 1,  // color.streak.mid-text
            0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.streak.none-graphic
            0.392157, 0.392157, 0.411765, 1, 0.576471, 0.576471, 0.596078, 1, 0.282353, 0.282353, 0.301961, 1, 0.721569, 0.721569, 0.741176, 1,  // color.streak.none-text
            0.6627, 0.7608, 0.5176, 1, 0.2314, 0.851, 0.4941, 1, 0.6627, 0.7608, 0.5176, 1, 0.2314, 0.851, 0.4941, 1,  // color.success
            0.6627, 0.7608, 0.5176, 1, 0.2314, 0.851, 0.4941, 1, 0.6627, 0.7608, 0.5176, 1, 0.2314, 0.851, 0.4941, 1,  // color.success-fill
            0, 0.6, 0.305882, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.619608, 0.317647, 1, 0.2314, 0.851, 0.4941, 1,  // color.success-graphic
            0, 0.458824, 0.231373, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.329412, 0.160784, 1, 0.2314, 0.851, 0.4941, 1,  // color.success-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.surface
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // color.surface-secondary
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // color.text.primary
            0.3569, 0.4, 0.4667, 1, 0.7373, 0.7569, 0.7804, 1, 0.25098, 0.286275, 0.352941, 1, 0.7373, 0.7569, 0.7804, 1,  // color.text.secondary
            0.372549, 0.396078, 0.439216, 1, 0.54902, 0.580392, 0.623529, 1, 0.266667, 0.286275, 0.32549, 1, 0.690196, 0.72549, 0.768627, 1,  // color.text.tertiary
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.goal-reached-opaque
            0.4784, 0.1804, 0.1137, 0, 0.851, 0.5412, 0.4157, 0.1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.primary
            0.956863, 0.933333, 0.87451, 1, 0.180392, 0.137255, 0.105882, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.primary-opaque
            0.9882, 0.9686, 0.9569, 1, 0.117647, 0.109804, 0.145098, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.quiet-opaque
            0.878431, 0.921569, 0.831373, 1, 0.117647, 0.164706, 0.113725, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.success-opaque
            0, 0.470588, 0.235294, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.384314, 0.188235, 1, 0.2314, 0.851, 0.4941, 1,  // color.tint.success-text
            0.956863, 0.901961, 0.792157, 1, 0.196078, 0.14902, 0.07451, 1, 1, 0.9765, 0.9608, 1, 0.102, 0.102, 0.1804, 1,  // color.tint.warning-opaque
            0.576471, 0.360784, 0, 1, 1, 0.6627, 0.1216, 1, 0.47451, 0.290196, 0, 1, 1, 0.6627, 0.1216, 1,  // color.tint.warning-text
            0.851, 0.6431, 0.2549, 1, 1, 0.6627, 0.1216, 1, 0.851, 0.6431, 0.2549, 1, 1, 0.6627, 0.1216, 1,  // color.warning
            0.851, 0.6431, 0.2549, 1, 1, 0.6627, 0.1216, 1, 0.851, 0.6431, 0.2549, 1, 1, 0.6627, 0.1216, 1,  // color.warning-fill
            0.729412, 0.458824, 0, 1, 1, 0.6627, 0.1216, 1, 0.752941, 0.478431, 0, 1, 1, 0.6627, 0.1216, 1,  // color.warning-graphic
            0.560784, 0.34902, 0, 1, 1, 0.6627, 0.1216, 1, 0.411765, 0.247059, 0, 1, 1, 0.6627, 0.1216, 1,  // color.warning-text
            0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1, 0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1,  // heat-map.outline.color
            0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1,  // hero.neutral.color
            0.858824, 0, 0.031373, 1, 1, 0.352941, 0.298039, 1, 0.643137, 0, 0.019608, 1, 1, 0.623529, 0.568627, 1,  // live-activity.low-time.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // segment.chosen.color
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // segment.frame.color
            0.219608, 0.533333, 0.737255, 1, 0.851, 0.5412, 0.4157, 1, 0.219608, 0.533333, 0.737255, 1, 0.851, 0.5412, 0.4157, 1,  // segment.outline.color
            0.25098, 0.564706, 0.768627, 1, 0.851, 0.5412, 0.4157, 1, 0.25098, 0.564706, 0.768627, 1, 0.851, 0.5412, 0.4157, 1,  // stepper.color
            0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.4039, 0.1412, 1, 0.1882, 0.8196, 0.3451, 1,  // streak-list.met.color
            0.517647, 0.505882, 0.494118, 1, 0.443137, 0.45098, 0.564706, 1, 0.517647, 0.505882, 0.494118, 1, 0.443137, 0.45098, 0.564706, 1,  // swatch.outline.color
            0.372549, 0.396078, 0.439216, 1, 0.54902, 0.580392, 0.623529, 1, 0.266667, 0.286275, 0.32549, 1, 0.690196, 0.72549, 0.768627, 1,  // switch.off.color
            0.25098, 0.564706, 0.768627, 1, 0.851, 0.5412, 0.4157, 1, 0.25098, 0.564706, 0.768627, 1, 0.851, 0.5412, 0.4157, 1,  // switch.on.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // switch.thumb.color
            0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // sync.no-account.color
            0.3569, 0.4, 0.4667, 1, 0.7373, 0.7569, 0.7804, 1, 0.25098, 0.286275, 0.352941, 1, 0.7373, 0.7569, 0.7804, 1,  // sync.quiet.color
            0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1,  // sync.synced.color
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // toast.action-label.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.action.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.info.color
            0, 0.6, 0.305882, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.619608, 0.317647, 1, 0.2314, 0.851, 0.4941, 1,  // toast.success.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // toast.text.color
            0.858824, 0, 0.031373, 1, 1, 0.302, 0.2549, 1, 0.643137, 0, 0.015686, 1, 1, 0.5882, 0.5333, 1,  // trend.down.color
            0.3569, 0.4, 0.4667, 1, 0.7373, 0.7569, 0.7804, 1, 0.278431, 0.313725, 0.380392, 1, 0.7373, 0.7569, 0.7804, 1,  // trend.flat.color
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.1882, 0.8196, 0.3451, 1,  // trend.up.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // week-strip.planned.color
            0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1, 0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1,  // week-strip.selected.color
            0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1, 0.243137, 0.568627, 0.764706, 1, 0.4941, 0.7843, 0.8902, 1,  // week-strip.session.color
            0.372549, 0.396078, 0.439216, 1, 0.54902, 0.580392, 0.623529, 1, 0.266667, 0.286275, 0.32549, 1, 0.690196, 0.72549, 0.768627, 1,  // week-strip.today.color
        ])
    values.gradients[GradientRole("gradient.background")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.9608, blue: 0.9333, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.0863, green: 0.1294, blue: 0.2431, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.9608, blue: 0.9333, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.0863, green: 0.1294, blue: 0.2431, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")))
    values.gradients[GradientRole("gradient.primary")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.primary-radial")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.6275, blue: 0.4784, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.6275, blue: 0.4784, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.6275, blue: 0.4784, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 1, green: 0.6275, blue: 0.4784, alpha: 0.3), at: 1)], direction: .radial(startRadius: 0, endRadius: 200)))
    values.gradients[GradientRole("gradient.primary-vertical")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topToBottom),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topToBottom),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topToBottom),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topToBottom))
    values.gradients[GradientRole("gradient.progress-accent")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")))
    values.gradients[GradientRole("gradient.progress-angular")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 1)], direction: .angular),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 1)], direction: .angular),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 1)], direction: .angular),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 0.5), GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 1)], direction: .angular))
    values.gradients[GradientRole("gradient.progress-positive")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")))
    values.gradients[GradientRole("gradient.progress-positive-graphic")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9412, green: 0.3647, blue: 0.3725, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6431, blue: 0.3333, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9412, green: 0.3647, blue: 0.3725, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6431, blue: 0.3333, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")))
    values.gradients[GradientRole("gradient.success")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.warning")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.gaining.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.losing.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.neutral.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.materials[MaterialRole("material.card")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.materials[MaterialRole("material.toast")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.spaces[SpaceRole("space.card")] = 10
    values.spaces[SpaceRole("space.stack")] = 10
    values.radii[RadiusRole("radius.card")] = 2
    values.radii[RadiusRole("radius.lg")] = 3
    values.radii[RadiusRole("radius.md")] = 2
    values.radii[RadiusRole("radius.sm")] = 1
    values.sizes[SizeRole("almanac.gutter.width")] = 18
    let font0 = FontFace(apple: "Literata", android: "literata", web: "Literata", metrics: FontFace.Metrics(unitsPerEm: 1000, ascent: 1177, descent: -308, lineGap: 0, capHeight: 701, xHeight: 507, averageWidth: 480), fallback: FontFace.Fallback("Georgia", unitsPerEm: 2048, averageWidth: 913))
    values.texts[TypeRole("type.badge-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-text")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-title")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body-large")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.button")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.calendar-day")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption-small")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-number")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-axis")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-value")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.countdown")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.high")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.low")] = TextStyleToken(.title1, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.mid")] = TextStyleToken(.title1, size: 26, leading: 32, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.unit")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.footnote")] = TextStyleToken(.footnote, size: 13, leading: 18, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.habit-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.headline")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-detail")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-label")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-number")] = TextStyleToken(.largeTitle, size: 56, leading: 68, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.6, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.large-title")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.message")] = TextStyleToken(.callout, size: 16, leading: 21, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.metric")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.7, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-compact")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-estimate")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-goal")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-remaining")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-symbol")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-value")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.progress-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.sharing-caption")] = TextStyleToken(.title3, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-change")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-name")] = TextStyleToken(.callout, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-number")] = TextStyleToken(.largeTitle, size: 96, leading: 115, weight: .black, emphasizedWeight: .black, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-percent")] = TextStyleToken(.largeTitle, size: 72, leading: 86, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-unit")] = TextStyleToken(.largeTitle, size: 40, leading: 48, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.stat-value")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.7, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.subheadline")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.tab-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .xxxLarge)
    values.texts[TypeRole("type.timer-compact")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title-small")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-number")] = TextStyleToken(.largeTitle, size: 42, leading: 50, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-weight")] = TextStyleToken(.largeTitle, size: 44, leading: 52, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    return values
}

private func valuesOfAlmanacPractice() -> ThemeAdditions {
    var values = ThemeAdditions()
    values.colors = colors(
        [
            "adherence.high.color",
            "adherence.low.color",
            "adherence.medium.color",
            "almanac.ribbon.color",
            "badge.active.capsule-opaque.color",
            "badge.active.symbol-graphic.color",
            "badge.label.color",
            "badge.milestone.capsule-opaque.color",
            "badge.milestone.symbol-graphic.color",
            "badge.number.color",
            "badge.zero.capsule-opaque.color",
            "badge.zero.number.color",
            "badge.zero.symbol-graphic.color",
            "banner.background.color",
            "card.border.color",
            "celebration.trophy-graphic.color",
            "chart.axis.color",
            "chart.bar-missed-graphic.color",
            "chart.bar.color",
            "chart.entry-graphic.color",
            "chart.goal-graphic.color",
            "chart.grid.color",
            "chart.predicted-graphic.color",
            "chart.selection.color",
            "color.accent",
            "color.accent-fill",
            "color.accent-graphic",
            "color.accent-text",
            "color.at-risk-text",
            "color.background",
            "color.border",
            "color.error-text",
            "color.goal-reached-graphic",
            "color.goal-reached-text",
            "color.ground.tab-bar",
            "color.input.border",
            "color.label.secondary-text",
            "color.label.tertiary-text",
            "color.on-accent",
            "color.preset.habit-type.action-graphic",
            "color.preset.habit-type.counter-graphic",
            "color.preset.habit-type.guided-sequence-graphic",
            "color.preset.habit-type.measurement-graphic",
            "color.preset.habit-type.task-graphic",
            "color.preset.habit.green-graphic",
            "color.preset.habit.orange-graphic",
            "color.preset.habit.red-graphic",
            "color.preset.habit.yellow-graphic",
            "color.preset.routine.green-graphic",
            "color.preset.routine.light-blue-graphic",
            "color.preset.routine.orange-graphic",
            "color.preset.routine.red-graphic",
            "color.primary",
            "color.primary-fill",
            "color.primary-graphic",
            "color.primary-pressed",
            "color.primary-text",
            "color.progress.fill",
            "color.progress.outline",
            "color.secondary-text",
            "color.streak.high-text",
            "color.streak.low-graphic",
            "color.streak.low-text",
            "color.streak.mid-text",
            "color.streak.none-graphic",
            "color.streak.none-text",
            "color.success-graphic",
            "color.success-text",
            "color.surface",
            "color.surface-secondary",
            "color.text.primary",
            "color.text.secondary",
            "color.text.tertiary",
            "color.tint.goal-reached-opaque",
            "color.tint.primary",
            "color.tint.primary-opaque",
            "color.tint.quiet-opaque",
            "color.tint.success-opaque",
            "color.tint.success-text",
            "color.tint.warning-opaque",
            "color.tint.warning-text",
            "color.warning-graphic",
            "color.warning-text",
            "hero.neutral.color",
            "live-activity.low-time.color",
            "segment.chosen.color",
            "segment.frame.color",
            "segment.outline.color",
            "stepper.color",
            "streak-list.met.color",
            "swatch.outline.color",
            "switch.off.color",
            "switch.on.color",
            "switch.thumb.color",
            "sync.no-account.color",
            "sync.quiet.color",
            "sync.synced.color",
            "toast.action.color",
            "toast.info.color",
            "toast.success.color",
            "toast.text.color",
            "trend.down.color",
            "trend.flat.color",
            "trend.up.color",
            "week-strip.planned.color",
            "week-strip.today.color",
        ],
        [
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2745, 0.8824, 0.4039, 1,  // adherence.high.color
            0.858824, 0, 0.031373, 1, 1, 0.4471, 0.3882, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // adherence.low.color
            0.631373, 0.356863, 0, 1, 1, 0.6235, 0.0392, 1, 0.470588, 0.258824, 0, 1, 1, 0.7176, 0.4039, 1,  // adherence.medium.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // almanac.ribbon.color
            0.988235, 0.909804, 0.788235, 1, 0.278431, 0.2, 0.094118, 1, 1, 1, 1, 1, 0.149, 0.2275, 0.2118, 1,  // badge.active.capsule-opaque.color
            0.780392, 0.447059, 0, 1, 1, 0.6235, 0.0392, 1, 0.8039, 0.4627, 0, 1, 1, 0.6235, 0.0392, 1,  // badge.active.symbol-graphic.color
            0.411765, 0.411765, 0.423529, 1, 0.7137, 0.749, 0.7686, 1, 0.329412, 0.329412, 0.345098, 1, 0.7451, 0.7804, 0.8, 1,  // badge.label.color
            0.988235, 0.945098, 0.788235, 1, 0.278431, 0.231373, 0.094118, 1, 1, 1, 1, 1, 0.149, 0.2275, 0.2118, 1,  // badge.milestone.capsule-opaque.color
            0.666667, 0.529412, 0, 1, 1, 0.8392, 0.0392, 1, 0.6863, 0.5451, 0, 1, 1, 0.8392, 0.0392, 1,  // badge.milestone.symbol-graphic.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // badge.number.color
            0.941176, 0.92549, 0.890196, 1, 0.188235, 0.168627, 0.14902, 1, 1, 1, 1, 1, 0.149, 0.2275, 0.2118, 1,  // badge.zero.capsule-opaque.color
            0.415686, 0.415686, 0.435294, 1, 0.6627, 0.6627, 0.6824, 1, 0.329412, 0.329412, 0.34902, 1, 0.7725, 0.7725, 0.7922, 1,  // badge.zero.number.color
            0.529412, 0.529412, 0.54902, 1, 0.5569, 0.5569, 0.5765, 1, 0.5529, 0.5529, 0.5725, 1, 0.5569, 0.5569, 0.5765, 1,  // badge.zero.symbol-graphic.color
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // banner.background.color
            1, 1, 1, 0, 0.2196, 0.2902, 0.2745, 1, 0.537255, 0.537255, 0.537255, 1, 0.6196, 0.6196, 0.6196, 1,  // card.border.color
            0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1, 0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1,  // celebration.trophy-graphic.color
            0.396078, 0.396078, 0.396078, 1, 0.6902, 0.7451, 0.7725, 1, 0.282353, 0.282353, 0.282353, 1, 0.8157, 0.8784, 0.9059, 1,  // chart.axis.color
            0.396078, 0.396078, 0.403922, 1, 0.6588, 0.7098, 0.7137, 1, 0.282353, 0.282353, 0.290196, 1, 0.8235, 0.8784, 0.8824, 1,  // chart.bar-missed-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.bar.color
            0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1, 0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1,  // chart.entry-graphic.color
            0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1,  // chart.goal-graphic.color
            0.2353, 0.2353, 0.2627, 0.29, 0.2196, 0.2902, 0.2745, 1, 0.505882, 0.505882, 0.505882, 1, 0.6196, 0.6196, 0.6196, 1,  // chart.grid.color
            0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1, 0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1,  // chart.predicted-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.selection.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-fill
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-graphic
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.188235, 0.309804, 0.211765, 1, 0.596078, 0.764706, 0.623529, 1,  // color.accent-text
            0.803922, 0, 0.027451, 1, 1, 0.4471, 0.3882, 1, 0.592157, 0, 0.011765, 1, 1, 0.702, 0.6588, 1,  // color.at-risk-text
            0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1, 0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1,  // color.background
            0.2353, 0.2353, 0.2627, 0.29, 0.2196, 0.2902, 0.2745, 1, 0.505882, 0.505882, 0.505882, 1, 0.6196, 0.6196, 0.6196, 1,  // color.border
            0.788235, 0.082353, 0.109804, 1, 1, 0.4471, 0.4, 1, 0.592157, 0, 0.047059, 1, 1, 0.698, 0.6627, 1,  // color.error-text
            0, 0.6, 0.227451, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // color.goal-reached-graphic
            0, 0.470588, 0.168627, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2745, 0.8824, 0.4039, 1,  // color.goal-reached-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.ground.tab-bar
            0.537255, 0.537255, 0.545098, 1, 0.149, 0.651, 0.6039, 1, 0.537255, 0.537255, 0.537255, 1, 0.6196, 0.6196, 0.6196, 1,  // color.input.border
            0.392157, 0.396078, 0.411765, 1, 0.6, 0.6275, 0.6471, 1, 0.282353, 0.282353, 0.298039, 1, 0.749, 0.7804, 0.8, 1,  // color.label.secondary-text
            0.396078, 0.396078, 0.403922, 1, 0.5843, 0.6314, 0.6353, 1, 0.282353, 0.282353, 0.290196, 1, 0.7333, 0.7843, 0.7882, 1,  // color.label.tertiary-text
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // color.on-accent
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit-type.action-graphic
            0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1, 0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit-type.counter-graphic
            0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1, 0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1,  // color.preset.habit-type.guided-sequence-graphic
            0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1, 0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1,  // color.preset.habit-type.measurement-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.habit-type.task-graphic
            0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1,  // color.preset.habit.green-graphic
            0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1, 0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1,  // color.preset.habit.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1,  // color.preset.habit.red-graphic
            0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1, 0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit.yellow-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.routine.green-graphic
            0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1, 0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1,  // color.preset.routine.light-blue-graphic
            0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1, 0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1,  // color.preset.routine.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.routine.red-graphic
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-fill
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-graphic
            0.45098, 0.156863, 0.090196, 1, 0.784314, 0.478431, 0.356863, 1, 0.45098, 0.156863, 0.090196, 1, 0.784314, 0.478431, 0.356863, 1,  // color.primary-pressed
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.964706, 0.647059, 0.517647, 1,  // color.primary-text
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.progress.fill
            0.498039, 0.54902, 0.537255, 1, 0.4078, 0.5216, 0.502, 1, 0.498039, 0.54902, 0.537255, 1, 0.4078, 0.5216, 0.502, 1,  // color.progress.outline
            0, 0.45098, 0.360784, 1, 0.298, 0.6863, 0.5725, 1, 0, 0.32549, 0.254902, 1, 0.4627, 0.8431, 0.7255, 1,  // color.secondary-text
            0.588235, 0.211765, 0.764706, 1, 0.8157, 0.4745, 1, 1, 0.462745, 0.019608, 0.631373, 1, 0.8902, 0.7059, 1, 1,  // color.streak.high-text
            0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // color.streak.low-graphic
            0.588235, 0.333333, 0, 1, 1, 0.6235, 0.0392, 1, 0.431373, 0.235294, 0, 1, 1, 0.7176, 0.4039, 1,  // color.streak.low-text
            0.803922, 0, 0.027451, 1, 1, 0.4471, 0.3882, 1, 0.592157, 0, 0.011765, 1, 1, 0.702, 0.6588, 1,  // color.streak.mid-text
            0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.streak.none-graphic
            0.392157, 0.392157, 0.411765, 1, 0.6196, 0.6196, 0.6392, 1, 0.282353, 0.282353, 0.301961, 1, 0.7725, 0.7725, 0.7922, 1,  // color.streak.none-text
            0.215686, 0.580392, 0.235294, 1, 0.2627, 0.6275, 0.2784, 1, 0.243137, 0.611765, 0.266667, 1, 0.2627, 0.6275, 0.2784, 1,  // color.success-graphic
            0.047059, 0.458824, 0.105882, 1, 0.3333, 0.698, 0.3451, 1, 0, 0.333333, 0.054902, 1, 0.4902, 0.8549, 0.4941, 1,  // color.success-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.surface
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // color.surface-secondary
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // color.text.primary
            0.396078, 0.396078, 0.396078, 1, 0.6902, 0.7451, 0.7725, 1, 0.282353, 0.282353, 0.282353, 1, 0.8157, 0.8784, 0.9059, 1,  // color.text.secondary
            0.396078, 0.396078, 0.403922, 1, 0.6588, 0.7098, 0.7137, 1, 0.282353, 0.282353, 0.290196, 1, 0.8235, 0.8784, 0.8824, 1,  // color.text.tertiary
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.goal-reached-opaque
            0.4784, 0.1804, 0.1137, 0.025, 0.851, 0.5412, 0.4157, 0.1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.primary
            0.945098, 0.913725, 0.854902, 1, 0.180392, 0.137255, 0.105882, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.primary-opaque
            0.94902, 0.941176, 0.909804, 1, 0.1216, 0.1765, 0.1647, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.quiet-opaque
            0.886275, 0.901961, 0.815686, 1, 0.121569, 0.145098, 0.090196, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.success-opaque
            0.05098, 0.462745, 0.109804, 1, 0.349, 0.6941, 0.3608, 1, 0, 0.388235, 0.070588, 1, 0.5725, 0.8392, 0.5765, 1,  // color.tint.success-text
            0.960784, 0.909804, 0.788235, 1, 0.196078, 0.152941, 0.062745, 1, 0.9725, 0.9804, 0.9804, 1, 0.102, 0.1647, 0.1529, 1,  // color.tint.warning-opaque
            0.54902, 0.380392, 0, 1, 1, 0.702, 0, 1, 0.447059, 0.301961, 0, 1, 1, 0.7255, 0.0745, 1,  // color.tint.warning-text
            0.698039, 0.482353, 0, 1, 1, 0.702, 0, 1, 0.713725, 0.498039, 0, 1, 1, 0.702, 0, 1,  // color.warning-graphic
            0.533333, 0.364706, 0, 1, 1, 0.702, 0, 1, 0.384314, 0.262745, 0, 1, 1, 0.7255, 0.2078, 1,  // color.warning-text
            0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1,  // hero.neutral.color
            0.858824, 0, 0.031373, 1, 1, 0.4471, 0.3882, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // live-activity.low-time.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // segment.chosen.color
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // segment.frame.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // segment.outline.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // stepper.color
            0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.4039, 0.1412, 1, 0.1882, 0.8196, 0.3451, 1,  // streak-list.met.color
            0.470588, 0.517647, 0.505882, 1, 0.4078, 0.5216, 0.502, 1, 0.470588, 0.517647, 0.505882, 1, 0.4078, 0.5216, 0.502, 1,  // swatch.outline.color
            0.396078, 0.396078, 0.403922, 1, 0.6588, 0.7098, 0.7137, 1, 0.282353, 0.282353, 0.290196, 1, 0.8235, 0.8784, 0.8824, 1,  // switch.off.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // switch.on.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // switch.thumb.color
            0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // sync.no-account.color
            0.396078, 0.396078, 0.396078, 1, 0.6902, 0.7451, 0.7725, 1, 0.282353, 0.282353, 0.282353, 1, 0.8157, 0.8784, 0.9059, 1,  // sync.quiet.color
            0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.231373, 1, 0.1882, 0.8196, 0.3451, 1,  // sync.synced.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.action.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.info.color
            0.215686, 0.580392, 0.235294, 1, 0.2627, 0.6275, 0.2784, 1, 0.243137, 0.611765, 0.266667, 1, 0.2627, 0.6275, 0.2784, 1,  // toast.success.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // toast.text.color
            0.858824, 0, 0.031373, 1, 1, 0.4471, 0.3882, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // trend.down.color
            0.396078, 0.396078, 0.396078, 1, 0.6902, 0.7451, 0.7725, 1, 0.309804, 0.309804, 0.309804, 1, 0.8157, 0.8784, 0.9059, 1,  // trend.flat.color
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2745, 0.8824, 0.4039, 1,  // trend.up.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // week-strip.planned.color
            0.396078, 0.396078, 0.403922, 1, 0.6588, 0.7098, 0.7137, 1, 0.282353, 0.282353, 0.290196, 1, 0.8235, 0.8784, 0.8824, 1,  // week-strip.today.color
        ])
    values.gradients[GradientRole("gradient.background")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")))
    values.gradients[GradientRole("gradient.progress-accent")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")))
    values.gradients[GradientRole("gradient.progress-positive")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")))
    values.gradients[GradientRole("gradient.progress-positive-graphic")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9255, green: 0.3529, blue: 0.3608, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6275, blue: 0.3216, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9255, green: 0.3529, blue: 0.3608, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6275, blue: 0.3216, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")))
    values.gradients[GradientRole("gradient.success")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.warning")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.gaining.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.losing.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.neutral.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.materials[MaterialRole("material.card")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.materials[MaterialRole("material.toast")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.spaces[SpaceRole("space.card")] = 10
    values.spaces[SpaceRole("space.stack")] = 10
    values.radii[RadiusRole("radius.card")] = 2
    values.radii[RadiusRole("radius.lg")] = 3
    values.radii[RadiusRole("radius.md")] = 2
    values.radii[RadiusRole("radius.sm")] = 1
    values.sizes[SizeRole("almanac.gutter.width")] = 18
    let font0 = FontFace(apple: "Literata", android: "literata", web: "Literata", metrics: FontFace.Metrics(unitsPerEm: 1000, ascent: 1177, descent: -308, lineGap: 0, capHeight: 701, xHeight: 507, averageWidth: 480), fallback: FontFace.Fallback("Georgia", unitsPerEm: 2048, averageWidth: 913))
    values.texts[TypeRole("type.badge-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-text")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-title")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body-large")] = TextStyleToken(.body, size: 17, leading: 24, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.button")] = TextStyleToken(.callout, size: 16, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0.1, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.calendar-day")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0.2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption-small")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-number")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-axis")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-value")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.countdown")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.high")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.low")] = TextStyleToken(.title1, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.mid")] = TextStyleToken(.title1, size: 26, leading: 32, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.unit")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.footnote")] = TextStyleToken(.footnote, size: 13, leading: 18, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0.1, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.habit-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.headline")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-detail")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-label")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-number")] = TextStyleToken(.largeTitle, size: 56, leading: 68, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.6, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.large-title")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: -0.3, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.message")] = TextStyleToken(.callout, size: 16, leading: 21, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.metric")] = TextStyleToken(.title2, size: 22, leading: 26, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-compact")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-estimate")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-goal")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-remaining")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-symbol")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-value")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.progress-label")] = TextStyleToken(.subheadline, size: 14, leading: 18, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.sharing-caption")] = TextStyleToken(.title3, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-change")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-name")] = TextStyleToken(.callout, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-number")] = TextStyleToken(.largeTitle, size: 96, leading: 115, weight: .black, emphasizedWeight: .black, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-percent")] = TextStyleToken(.largeTitle, size: 72, leading: 86, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-unit")] = TextStyleToken(.largeTitle, size: 40, leading: 48, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.stat-value")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.7, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.subheadline")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.tab-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .xxxLarge)
    values.texts[TypeRole("type.timer-compact")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title")] = TextStyleToken(.title1, size: 26, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: -0.2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title-small")] = TextStyleToken(.title3, size: 20, leading: 24, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: -0.1, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-number")] = TextStyleToken(.largeTitle, size: 42, leading: 50, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-weight")] = TextStyleToken(.largeTitle, size: 44, leading: 52, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    return values
}

private func valuesOfAlmanacRoutine() -> ThemeAdditions {
    var values = ThemeAdditions()
    values.colors = colors(
        [
            "adherence.high.color",
            "adherence.low.color",
            "adherence.medium.color",
            "almanac.ribbon.color",
            "badge.active.capsule-opaque.color",
            "badge.active.symbol-graphic.color",
            "badge.label.color",
            "badge.milestone.capsule-opaque.color",
            "badge.milestone.symbol-graphic.color",
            "badge.number.color",
            "badge.zero.capsule-opaque.color",
            "badge.zero.number.color",
            "badge.zero.symbol-graphic.color",
            "banner.background.color",
            "calendar.today.color",
            "card.border.color",
            "celebration.trophy-graphic.color",
            "chart.axis.color",
            "chart.bar-missed-graphic.color",
            "chart.bar.color",
            "chart.entry-graphic.color",
            "chart.goal-graphic.color",
            "chart.grid.color",
            "chart.predicted-graphic.color",
            "chart.selection.color",
            "color.accent",
            "color.accent-fill",
            "color.accent-graphic",
            "color.accent-text",
            "color.at-risk-text",
            "color.background",
            "color.border",
            "color.error-text",
            "color.goal-reached-text",
            "color.ground.tab-bar",
            "color.growth-graphic",
            "color.input.border",
            "color.label.secondary-text",
            "color.label.tertiary-text",
            "color.on-accent",
            "color.on-primary",
            "color.preset.habit-type.action-graphic",
            "color.preset.habit-type.counter-graphic",
            "color.preset.habit-type.guided-sequence-graphic",
            "color.preset.habit-type.measurement-graphic",
            "color.preset.habit-type.task-graphic",
            "color.preset.habit.green-graphic",
            "color.preset.habit.orange-graphic",
            "color.preset.habit.red-graphic",
            "color.preset.habit.yellow-graphic",
            "color.preset.routine.green-graphic",
            "color.preset.routine.light-blue-graphic",
            "color.preset.routine.orange-graphic",
            "color.preset.routine.red-graphic",
            "color.primary",
            "color.primary-fill",
            "color.primary-graphic",
            "color.primary-pressed",
            "color.primary-text",
            "color.progress.fill",
            "color.progress.outline",
            "color.secondary-text",
            "color.streak.high-text",
            "color.streak.low-graphic",
            "color.streak.low-text",
            "color.streak.mid-text",
            "color.streak.none-graphic",
            "color.streak.none-text",
            "color.success-text",
            "color.surface",
            "color.surface-secondary",
            "color.text.primary",
            "color.text.secondary",
            "color.text.tertiary",
            "color.tint.goal-reached-opaque",
            "color.tint.primary",
            "color.tint.primary-opaque",
            "color.tint.quiet-opaque",
            "color.tint.success-opaque",
            "color.tint.warning-opaque",
            "color.tint.warning-text",
            "color.warning-graphic",
            "color.warning-text",
            "heat-map.outline.color",
            "hero.neutral.color",
            "live-activity.low-time.color",
            "segment.chosen.color",
            "segment.frame.color",
            "segment.outline.color",
            "stepper.color",
            "streak-list.met.color",
            "swatch.outline.color",
            "switch.off.color",
            "switch.on.color",
            "switch.thumb.color",
            "sync.no-account.color",
            "sync.quiet.color",
            "sync.synced.color",
            "toast.action-label.color",
            "toast.action.color",
            "toast.info.color",
            "toast.text.color",
            "trend.down.color",
            "trend.flat.color",
            "trend.up.color",
            "week-strip.planned.color",
            "week-strip.selected.color",
            "week-strip.session.color",
            "week-strip.today.color",
        ],
        [
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2824, 0.8863, 0.4078, 1,  // adherence.high.color
            0.858824, 0, 0.031373, 1, 1, 0.451, 0.3922, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // adherence.low.color
            0.631373, 0.356863, 0, 1, 1, 0.6235, 0.0392, 1, 0.466667, 0.262745, 0, 1, 1, 0.7216, 0.4118, 1,  // adherence.medium.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // almanac.ribbon.color
            0.988235, 0.909804, 0.788235, 1, 0.278431, 0.2, 0.094118, 1, 1, 1, 1, 1, 0.1765, 0.2157, 0.2824, 1,  // badge.active.capsule-opaque.color
            0.780392, 0.447059, 0, 1, 1, 0.6235, 0.0392, 1, 0.8039, 0.4627, 0, 1, 1, 0.6235, 0.0392, 1,  // badge.active.symbol-graphic.color
            0.411765, 0.411765, 0.423529, 1, 0.7255, 0.7451, 0.7961, 1, 0.329412, 0.329412, 0.345098, 1, 0.7569, 0.7765, 0.8275, 1,  // badge.label.color
            0.988235, 0.945098, 0.788235, 1, 0.278431, 0.231373, 0.094118, 1, 1, 1, 1, 1, 0.1765, 0.2157, 0.2824, 1,  // badge.milestone.capsule-opaque.color
            0.666667, 0.529412, 0, 1, 1, 0.8392, 0.0392, 1, 0.6863, 0.5451, 0, 1, 1, 0.8392, 0.0392, 1,  // badge.milestone.symbol-graphic.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // badge.number.color
            0.941176, 0.92549, 0.890196, 1, 0.188235, 0.168627, 0.14902, 1, 1, 1, 1, 1, 0.1765, 0.2157, 0.2824, 1,  // badge.zero.capsule-opaque.color
            0.415686, 0.415686, 0.435294, 1, 0.6667, 0.6667, 0.6863, 1, 0.329412, 0.329412, 0.34902, 1, 0.7765, 0.7765, 0.7961, 1,  // badge.zero.number.color
            0.529412, 0.529412, 0.54902, 1, 0.5569, 0.5569, 0.5765, 1, 0.5529, 0.5529, 0.5725, 1, 0.5569, 0.5569, 0.5765, 1,  // badge.zero.symbol-graphic.color
            0.8941, 0.949, 0.9059, 1, 0.113725, 0.164706, 0.098039, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // banner.background.color
            0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1, 0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1,  // calendar.today.color
            0, 0, 0, 0.07, 1, 1, 1, 0.13, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // card.border.color
            0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1, 0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1,  // celebration.trophy-graphic.color
            0.392157, 0.392157, 0.411765, 1, 0.6275, 0.6824, 0.7529, 1, 0.286275, 0.282353, 0.301961, 1, 0.7255, 0.7843, 0.8549, 1,  // chart.axis.color
            0.396078, 0.396078, 0.403922, 1, 0.6039, 0.6235, 0.6706, 1, 0.282353, 0.282353, 0.290196, 1, 0.7569, 0.7765, 0.8235, 1,  // chart.bar-missed-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.bar.color
            0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1, 0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1,  // chart.entry-graphic.color
            0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1,  // chart.goal-graphic.color
            0, 0, 0, 0.07, 1, 1, 1, 0.13, 0.505882, 0.505882, 0.52549, 1, 0.5569, 0.5569, 0.5765, 1,  // chart.grid.color
            0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1, 0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1,  // chart.predicted-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.selection.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-fill
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-graphic
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.188235, 0.309804, 0.211765, 1, 0.596078, 0.764706, 0.623529, 1,  // color.accent-text
            0.803922, 0, 0.027451, 1, 1, 0.451, 0.3922, 1, 0.592157, 0, 0.011765, 1, 1, 0.702, 0.6588, 1,  // color.at-risk-text
            0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1, 0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1,  // color.background
            0, 0, 0, 0.07, 1, 1, 1, 0.13, 0.505882, 0.505882, 0.52549, 1, 0.5569, 0.5569, 0.5765, 1,  // color.border
            0.780392, 0.101961, 0.14902, 1, 1, 0.451, 0.4196, 1, 0.588235, 0, 0.07451, 1, 1, 0.702, 0.6706, 1,  // color.error-text
            0, 0.4941, 0.1804, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2824, 0.8863, 0.4078, 1,  // color.goal-reached-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.ground.tab-bar
            0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1, 0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1,  // color.growth-graphic
            0.537255, 0.537255, 0.537255, 1, 0.4627, 0.502, 0.5647, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.input.border
            0.392157, 0.392157, 0.407843, 1, 0.6118, 0.6235, 0.6667, 1, 0.282353, 0.282353, 0.298039, 1, 0.7608, 0.7765, 0.8196, 1,  // color.label.secondary-text
            0.396078, 0.396078, 0.403922, 1, 0.6039, 0.6235, 0.6706, 1, 0.282353, 0.282353, 0.290196, 1, 0.7569, 0.7765, 0.8235, 1,  // color.label.tertiary-text
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1,  // color.on-accent
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // color.on-primary
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit-type.action-graphic
            0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1, 0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit-type.counter-graphic
            0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1, 0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1,  // color.preset.habit-type.guided-sequence-graphic
            0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1, 0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1,  // color.preset.habit-type.measurement-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.habit-type.task-graphic
            0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1,  // color.preset.habit.green-graphic
            0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1, 0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1,  // color.preset.habit.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1,  // color.preset.habit.red-graphic
            0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1, 0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit.yellow-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.routine.green-graphic
            0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1, 0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1,  // color.preset.routine.light-blue-graphic
            0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1, 0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1,  // color.preset.routine.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.routine.red-graphic
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-fill
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-graphic
            0.968627, 0.623529, 0.541176, 1, 0.956863, 0.639216, 0.509804, 1, 0.968627, 0.623529, 0.541176, 1, 0.956863, 0.639216, 0.509804, 1,  // color.primary-pressed
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.964706, 0.647059, 0.517647, 1,  // color.primary-text
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.progress.fill
            0.537255, 0.537255, 0.537255, 1, 0.4706, 0.502, 0.5608, 1, 0.537255, 0.537255, 0.537255, 1, 0.4706, 0.502, 0.5608, 1,  // color.progress.outline
            0.462745, 0.309804, 0.737255, 1, 0.6863, 0.5451, 0.9882, 1, 0.352941, 0.184314, 0.603922, 1, 0.8078, 0.7373, 1, 1,  // color.secondary-text
            0.584314, 0.215686, 0.760784, 1, 0.8157, 0.4784, 1, 1, 0.466667, 0.019608, 0.631373, 1, 0.8902, 0.7098, 1, 1,  // color.streak.high-text
            0.788235, 0.458824, 0, 1, 1, 0.6235, 0.0392, 1, 0.788235, 0.458824, 0, 1, 1, 0.6235, 0.0392, 1,  // color.streak.low-graphic
            0.588235, 0.333333, 0, 1, 1, 0.6235, 0.0392, 1, 0.427451, 0.239216, 0, 1, 1, 0.7216, 0.4118, 1,  // color.streak.low-text
            0.803922, 0, 0.027451, 1, 1, 0.451, 0.3922, 1, 0.592157, 0, 0.011765, 1, 1, 0.702, 0.6588, 1,  // color.streak.mid-text
            0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.streak.none-graphic
            0.392157, 0.392157, 0.411765, 1, 0.6235, 0.6235, 0.6431, 1, 0.286275, 0.282353, 0.301961, 1, 0.7765, 0.7765, 0.7961, 1,  // color.streak.none-text
            0, 0.454902, 0.25098, 1, 0.2824, 0.7333, 0.4706, 1, 0, 0.329412, 0.176471, 1, 0.4196, 0.8627, 0.5882, 1,  // color.success-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.surface
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // color.surface-secondary
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // color.text.primary
            0.392157, 0.392157, 0.411765, 1, 0.6275, 0.6824, 0.7529, 1, 0.286275, 0.282353, 0.301961, 1, 0.7255, 0.7843, 0.8549, 1,  // color.text.secondary
            0.396078, 0.396078, 0.403922, 1, 0.6039, 0.6235, 0.6706, 1, 0.282353, 0.282353, 0.290196, 1, 0.7569, 0.7765, 0.8235, 1,  // color.text.tertiary
            0.8941, 0.949, 0.9059, 1, 0.113725, 0.164706, 0.098039, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.goal-reached-opaque
            0.4784, 0.1804, 0.1137, 0, 0.851, 0.5412, 0.4157, 0.1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.primary
            0.956863, 0.933333, 0.87451, 1, 0.180392, 0.137255, 0.105882, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.primary-opaque
            0.964706, 0.94902, 0.921569, 1, 0.105882, 0.109804, 0.121569, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.quiet-opaque
            0.902, 0.9451, 0.9176, 1, 0.12549, 0.152941, 0.109804, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.success-opaque
            0.956863, 0.878431, 0.827451, 1, 0.192157, 0.121569, 0.101961, 1, 0.9686, 0.9686, 0.9686, 1, 0.102, 0.1255, 0.1725, 1,  // color.tint.warning-opaque
            0.741176, 0.188235, 0.219608, 1, 0.9647, 0.4745, 0.4745, 1, 0.6588, 0.0824, 0.149, 1, 1, 0.702, 0.6902, 1,  // color.tint.warning-text
            0.878431, 0.317647, 0.32549, 1, 0.9608, 0.3961, 0.3961, 1, 0.902, 0.3412, 0.3451, 1, 0.9608, 0.3961, 0.3961, 1,  // color.warning-graphic
            0.741176, 0.180392, 0.215686, 1, 1, 0.4471, 0.4392, 1, 0.588235, 0, 0.109804, 1, 1, 0.702, 0.6824, 1,  // color.warning-text
            0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1, 0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1,  // heat-map.outline.color
            0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1,  // hero.neutral.color
            0.858824, 0, 0.031373, 1, 1, 0.451, 0.3922, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // live-activity.low-time.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // segment.chosen.color
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // segment.frame.color
            0, 0.568627, 0.537255, 1, 0.851, 0.5412, 0.4157, 1, 0, 0.568627, 0.537255, 1, 0.851, 0.5412, 0.4157, 1,  // segment.outline.color
            0, 0.603922, 0.572549, 1, 0.851, 0.5412, 0.4157, 1, 0, 0.603922, 0.572549, 1, 0.851, 0.5412, 0.4157, 1,  // stepper.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.4039, 0.1412, 1, 0.1882, 0.8196, 0.3451, 1,  // streak-list.met.color
            0.505882, 0.505882, 0.505882, 1, 0.4706, 0.502, 0.5608, 1, 0.505882, 0.505882, 0.505882, 1, 0.4706, 0.502, 0.5608, 1,  // swatch.outline.color
            0.396078, 0.396078, 0.403922, 1, 0.6039, 0.6235, 0.6706, 1, 0.282353, 0.282353, 0.290196, 1, 0.7569, 0.7765, 0.8235, 1,  // switch.off.color
            0, 0.603922, 0.572549, 1, 0.851, 0.5412, 0.4157, 1, 0, 0.603922, 0.572549, 1, 0.851, 0.5412, 0.4157, 1,  // switch.on.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // switch.thumb.color
            0.788235, 0.458824, 0, 1, 1, 0.6235, 0.0392, 1, 0.788235, 0.458824, 0, 1, 1, 0.6235, 0.0392, 1,  // sync.no-account.color
            0.392157, 0.392157, 0.411765, 1, 0.6275, 0.6824, 0.7529, 1, 0.286275, 0.282353, 0.301961, 1, 0.7255, 0.7843, 0.8549, 1,  // sync.quiet.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // sync.synced.color
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // toast.action-label.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.action.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.info.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // toast.text.color
            0.858824, 0, 0.031373, 1, 1, 0.451, 0.3922, 1, 0.643137, 0, 0.015686, 1, 1, 0.702, 0.6588, 1,  // trend.down.color
            0.392157, 0.392157, 0.411765, 1, 0.6275, 0.6824, 0.7529, 1, 0.313725, 0.309804, 0.329412, 1, 0.7255, 0.7843, 0.8549, 1,  // trend.flat.color
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.12549, 1, 0.2824, 0.8863, 0.4078, 1,  // trend.up.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // week-strip.planned.color
            0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1, 0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1,  // week-strip.selected.color
            0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1, 0, 0.603922, 0.568627, 1, 0.3098, 0.8196, 0.7725, 1,  // week-strip.session.color
            0.396078, 0.396078, 0.403922, 1, 0.6039, 0.6235, 0.6706, 1, 0.282353, 0.282353, 0.290196, 1, 0.7569, 0.7765, 0.8235, 1,  // week-strip.today.color
        ])
    values.gradients[GradientRole("gradient.background")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")))
    values.gradients[GradientRole("gradient.progress-accent")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")))
    values.gradients[GradientRole("gradient.progress-positive")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")))
    values.gradients[GradientRole("gradient.progress-positive-graphic")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9451, green: 0.3686, blue: 0.3765, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6471, blue: 0.3333, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9451, green: 0.3686, blue: 0.3765, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6471, blue: 0.3333, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")))
    values.gradients[GradientRole("gradient.success")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.warning")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.gaining.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.losing.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.neutral.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.materials[MaterialRole("material.card")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.materials[MaterialRole("material.toast")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.spaces[SpaceRole("space.card")] = 10
    values.spaces[SpaceRole("space.stack")] = 10
    values.radii[RadiusRole("radius.card")] = 2
    values.radii[RadiusRole("radius.lg")] = 3
    values.radii[RadiusRole("radius.md")] = 2
    values.radii[RadiusRole("radius.sm")] = 1
    values.sizes[SizeRole("almanac.gutter.width")] = 18
    let font0 = FontFace(apple: "Literata", android: "literata", web: "Literata", metrics: FontFace.Metrics(unitsPerEm: 1000, ascent: 1177, descent: -308, lineGap: 0, capHeight: 701, xHeight: 507, averageWidth: 480), fallback: FontFace.Fallback("Georgia", unitsPerEm: 2048, averageWidth: 913))
    values.texts[TypeRole("type.badge-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-text")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-title")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body-large")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.button")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.calendar-day")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption-small")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-number")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-axis")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-value")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.countdown")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.high")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.low")] = TextStyleToken(.title1, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.mid")] = TextStyleToken(.title1, size: 26, leading: 32, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.unit")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.footnote")] = TextStyleToken(.footnote, size: 13, leading: 18, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.habit-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.headline")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-detail")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-label")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-number")] = TextStyleToken(.largeTitle, size: 56, leading: 68, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.6, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.large-title")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: -0.5, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.message")] = TextStyleToken(.callout, size: 16, leading: 21, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.metric")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-compact")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-estimate")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-goal")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-remaining")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-symbol")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-value")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.progress-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.sharing-caption")] = TextStyleToken(.title3, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-change")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-name")] = TextStyleToken(.callout, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-number")] = TextStyleToken(.largeTitle, size: 96, leading: 115, weight: .black, emphasizedWeight: .black, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-percent")] = TextStyleToken(.largeTitle, size: 72, leading: 86, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-unit")] = TextStyleToken(.largeTitle, size: 40, leading: 48, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.stat-value")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.7, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.subheadline")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.tab-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .xxxLarge)
    values.texts[TypeRole("type.timer-compact")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: -0.5, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title-small")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .semibold, emphasizedWeight: .semibold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-number")] = TextStyleToken(.largeTitle, size: 42, leading: 50, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-weight")] = TextStyleToken(.largeTitle, size: 44, leading: 52, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    return values
}

private func valuesOfAlmanacHabit() -> ThemeAdditions {
    var values = ThemeAdditions()
    values.colors = colors(
        [
            "adherence.high.color",
            "adherence.low.color",
            "adherence.medium.color",
            "almanac.ribbon.color",
            "badge.active.capsule-opaque.color",
            "badge.active.symbol-graphic.color",
            "badge.label.color",
            "badge.milestone.capsule-opaque.color",
            "badge.milestone.symbol-graphic.color",
            "badge.number.color",
            "badge.zero.capsule-opaque.color",
            "badge.zero.number.color",
            "badge.zero.symbol-graphic.color",
            "banner.background.color",
            "calendar.today.color",
            "card.border.color",
            "celebration.trophy-graphic.color",
            "chart.axis.color",
            "chart.bar-missed-graphic.color",
            "chart.bar.color",
            "chart.entry-graphic.color",
            "chart.goal-graphic.color",
            "chart.grid.color",
            "chart.predicted-graphic.color",
            "chart.selection.color",
            "color.accent",
            "color.accent-fill",
            "color.accent-graphic",
            "color.accent-text",
            "color.at-risk-text",
            "color.background",
            "color.border",
            "color.error-text",
            "color.goal-reached-graphic",
            "color.goal-reached-text",
            "color.ground.tab-bar",
            "color.growth-graphic",
            "color.input.border",
            "color.label.secondary-text",
            "color.label.tertiary-text",
            "color.on-accent",
            "color.on-primary",
            "color.preset.habit-type.action-graphic",
            "color.preset.habit-type.counter-graphic",
            "color.preset.habit-type.guided-sequence-graphic",
            "color.preset.habit-type.measurement-graphic",
            "color.preset.habit-type.task-graphic",
            "color.preset.habit.green-graphic",
            "color.preset.habit.orange-graphic",
            "color.preset.habit.red-graphic",
            "color.preset.habit.yellow-graphic",
            "color.preset.routine.green-graphic",
            "color.preset.routine.light-blue-graphic",
            "color.preset.routine.orange-graphic",
            "color.preset.routine.red-graphic",
            "color.primary",
            "color.primary-fill",
            "color.primary-graphic",
            "color.primary-pressed",
            "color.primary-text",
            "color.progress.fill",
            "color.progress.outline",
            "color.secondary-text",
            "color.streak.high-text",
            "color.streak.low-graphic",
            "color.streak.low-text",
            "color.streak.mid-text",
            "color.streak.none-graphic",
            "color.streak.none-text",
            "color.success-graphic",
            "color.success-text",
            "color.surface",
            "color.surface-secondary",
            "color.text.primary",
            "color.text.secondary",
            "color.text.tertiary",
            "color.tint.goal-reached-opaque",
            "color.tint.primary",
            "color.tint.primary-opaque",
            "color.tint.quiet-opaque",
            "color.tint.success-opaque",
            "color.tint.success-text",
            "color.tint.warning-opaque",
            "color.tint.warning-text",
            "color.warning-graphic",
            "color.warning-text",
            "heat-map.outline.color",
            "hero.neutral.color",
            "live-activity.low-time.color",
            "segment.chosen.color",
            "segment.frame.color",
            "segment.outline.color",
            "stepper.color",
            "streak-list.met.color",
            "swatch.outline.color",
            "switch.off.color",
            "switch.on.color",
            "switch.thumb.color",
            "sync.no-account.color",
            "sync.quiet.color",
            "sync.synced.color",
            "toast.action-label.color",
            "toast.action.color",
            "toast.info.color",
            "toast.success.color",
            "toast.text.color",
            "trend.down.color",
            "trend.flat.color",
            "trend.up.color",
            "week-strip.planned.color",
            "week-strip.selected.color",
            "week-strip.session.color",
            "week-strip.today.color",
        ],
        [
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.121569, 1, 0.1882, 0.8196, 0.3451, 1,  // adherence.high.color
            0.858824, 0, 0.027451, 1, 1, 0.2706, 0.2275, 1, 0.643137, 0, 0.015686, 1, 1, 0.541176, 0.486275, 1,  // adherence.low.color
            0.627451, 0.360784, 0, 1, 1, 0.6235, 0.0392, 1, 0.466667, 0.262745, 0, 1, 1, 0.6235, 0.0392, 1,  // adherence.medium.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // almanac.ribbon.color
            0.988235, 0.909804, 0.788235, 1, 0.278431, 0.2, 0.094118, 1, 1, 1, 1, 1, 0.1098, 0.1098, 0.1176, 1,  // badge.active.capsule-opaque.color
            0.780392, 0.447059, 0, 1, 1, 0.6235, 0.0392, 1, 0.8039, 0.4627, 0, 1, 1, 0.6235, 0.0392, 1,  // badge.active.symbol-graphic.color
            0.411765, 0.411765, 0.423529, 1, 0.65098, 0.65098, 0.678431, 1, 0.329412, 0.329412, 0.345098, 1, 0.670588, 0.670588, 0.698039, 1,  // badge.label.color
            0.988235, 0.945098, 0.788235, 1, 0.278431, 0.231373, 0.094118, 1, 1, 1, 1, 1, 0.1098, 0.1098, 0.1176, 1,  // badge.milestone.capsule-opaque.color
            0.666667, 0.529412, 0, 1, 1, 0.8392, 0.0392, 1, 0.6863, 0.5451, 0, 1, 1, 0.8392, 0.0392, 1,  // badge.milestone.symbol-graphic.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // badge.number.color
            0.941176, 0.92549, 0.890196, 1, 0.188235, 0.168627, 0.14902, 1, 1, 1, 1, 1, 0.1098, 0.1098, 0.1176, 1,  // badge.zero.capsule-opaque.color
            0.415686, 0.415686, 0.435294, 1, 0.572549, 0.572549, 0.592157, 1, 0.329412, 0.329412, 0.34902, 1, 0.670588, 0.670588, 0.690196, 1,  // badge.zero.number.color
            0.529412, 0.529412, 0.54902, 1, 0.5569, 0.5569, 0.5765, 1, 0.5529, 0.5529, 0.5725, 1, 0.5569, 0.5569, 0.5765, 1,  // badge.zero.symbol-graphic.color
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // banner.background.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // calendar.today.color
            1, 1, 1, 0, 1, 1, 1, 0, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // card.border.color
            0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1, 0.686275, 0.545098, 0, 1, 1, 0.8392, 0.0392, 1,  // celebration.trophy-graphic.color
            0.392157, 0.392157, 0.415686, 1, 0.576471, 0.576471, 0.6, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7451, 1,  // chart.axis.color
            0.392157, 0.392157, 0.415686, 1, 0.5765, 0.5765, 0.5882, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7333, 1,  // chart.bar-missed-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.bar.color
            0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1, 0.945098, 0.368627, 0.376471, 1, 1, 0.4824, 0.4824, 1,  // chart.entry-graphic.color
            0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1, 0, 0.647059, 0.333333, 1, 0.2314, 0.851, 0.4941, 1,  // chart.goal-graphic.color
            0.2353, 0.2353, 0.2627, 0.29, 0.3294, 0.3294, 0.3451, 0.6, 0.505882, 0.505882, 0.52549, 1, 0.5569, 0.5569, 0.5765, 1,  // chart.grid.color
            0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1, 0.823529, 0.466667, 0.32549, 1, 1, 0.6784, 0.5294, 1,  // chart.predicted-graphic.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // chart.selection.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-fill
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // color.accent-graphic
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.188235, 0.309804, 0.211765, 1, 0.596078, 0.764706, 0.623529, 1,  // color.accent-text
            0.803922, 0, 0.023529, 1, 1, 0.352941, 0.298039, 1, 0.592157, 0, 0.011765, 1, 1, 0.623529, 0.572549, 1,  // color.at-risk-text
            0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1, 0.9569, 0.9333, 0.8745, 1, 0.1059, 0.0902, 0.0706, 1,  // color.background
            0.2353, 0.2353, 0.2627, 0.29, 0.3294, 0.3294, 0.3451, 0.6, 0.505882, 0.505882, 0.52549, 1, 0.5569, 0.5569, 0.5765, 1,  // color.border
            0.803922, 0, 0.023529, 1, 1, 0.352941, 0.298039, 1, 0.592157, 0, 0.011765, 1, 1, 0.623529, 0.572549, 1,  // color.error-text
            0, 0.6, 0.223529, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.6118, 0.2275, 1, 0.1882, 0.8196, 0.3451, 1,  // color.goal-reached-graphic
            0, 0.470588, 0.168627, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.121569, 1, 0.1882, 0.8196, 0.3451, 1,  // color.goal-reached-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.ground.tab-bar
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // color.growth-graphic
            0.537255, 0.537255, 0.545098, 1, 0.4588, 0.4588, 0.4706, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.input.border
            0.392157, 0.392157, 0.415686, 1, 0.576471, 0.576471, 0.6, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7451, 1,  // color.label.secondary-text
            0.392157, 0.392157, 0.415686, 1, 0.5765, 0.5765, 0.5882, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7333, 1,  // color.label.tertiary-text
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1,  // color.on-accent
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // color.on-primary
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.habit-type.action-graphic
            0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1, 0.603922, 0.498039, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit-type.counter-graphic
            0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1, 0, 0.54902, 0.709804, 1, 0.3922, 0.8235, 1, 1,  // color.preset.habit-type.guided-sequence-graphic
            0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1, 0.717647, 0.321569, 0.917647, 1, 0.749, 0.3529, 0.949, 1,  // color.preset.habit-type.measurement-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.habit-type.task-graphic
            0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.588235, 0.219608, 1, 0.1882, 0.8196, 0.3451, 1,  // color.preset.habit.green-graphic
            0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1, 0.74902, 0.427451, 0, 1, 1, 0.6235, 0.0392, 1,  // color.preset.habit.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2706, 0.2275, 1,  // color.preset.habit.red-graphic
            0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1, 0.619608, 0.490196, 0, 1, 1, 0.8392, 0.0392, 1,  // color.preset.habit.yellow-graphic
            0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1, 0, 0.588235, 0.219608, 1, 0.2039, 0.7804, 0.349, 1,  // color.preset.routine.green-graphic
            0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1, 0, 0.545098, 0.729412, 1, 0.3529, 0.7843, 0.9804, 1,  // color.preset.routine.light-blue-graphic
            0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1, 0.74902, 0.427451, 0, 1, 1, 0.5843, 0, 1,  // color.preset.routine.orange-graphic
            0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1, 0.964706, 0.192157, 0.156863, 1, 1, 0.2314, 0.1882, 1,  // color.preset.routine.red-graphic
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-fill
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.primary-graphic
            0.894118, 0.556863, 0.47451, 1, 0.913725, 0.6, 0.470588, 1, 0.894118, 0.556863, 0.47451, 1, 0.913725, 0.6, 0.470588, 1,  // color.primary-pressed
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.964706, 0.647059, 0.517647, 1,  // color.primary-text
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // color.progress.fill
            0.537255, 0.537255, 0.552941, 1, 0.4588, 0.4588, 0.4667, 1, 0.537255, 0.537255, 0.552941, 1, 0.4588, 0.4588, 0.4667, 1,  // color.progress.outline
            0, 0.380392, 0.803922, 1, 0.227451, 0.576471, 1, 1, 0, 0.270588, 0.596078, 1, 0.52549, 0.737255, 1, 1,  // color.secondary-text
            0.588235, 0.211765, 0.764706, 1, 0.796078, 0.4, 0.996078, 1, 0.466667, 0.019608, 0.631373, 1, 0.8627, 0.6314, 1, 1,  // color.streak.high-text
            0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // color.streak.low-graphic
            0.588235, 0.333333, 0, 1, 1, 0.6235, 0.0392, 1, 0.427451, 0.239216, 0, 1, 1, 0.6431, 0.1686, 1,  // color.streak.low-text
            0.803922, 0, 0.023529, 1, 1, 0.352941, 0.298039, 1, 0.592157, 0, 0.011765, 1, 1, 0.623529, 0.572549, 1,  // color.streak.mid-text
            0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1, 0.537255, 0.537255, 0.556863, 1, 0.5569, 0.5569, 0.5765, 1,  // color.streak.none-graphic
            0.392157, 0.392157, 0.411765, 1, 0.5765, 0.5765, 0.5961, 1, 0.282353, 0.282353, 0.301961, 1, 0.7216, 0.7216, 0.7412, 1,  // color.streak.none-text
            0, 0.6, 0.227451, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.6118, 0.2314, 1, 0.1882, 0.8196, 0.3451, 1,  // color.success-graphic
            0, 0.458824, 0.164706, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.333333, 0.109804, 1, 0.2, 0.8275, 0.3529, 1,  // color.success-text
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // color.surface
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // color.surface-secondary
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // color.text.primary
            0.392157, 0.392157, 0.415686, 1, 0.576471, 0.576471, 0.6, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7451, 1,  // color.text.secondary
            0.392157, 0.392157, 0.415686, 1, 0.5765, 0.5765, 0.5882, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7333, 1,  // color.text.tertiary
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.goal-reached-opaque
            0.4784, 0.1804, 0.1137, 0, 0.851, 0.5412, 0.4157, 0.07500000000000001, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.primary
            0.956863, 0.933333, 0.87451, 1, 0.160784, 0.12549, 0.098039, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.primary-opaque
            0.952941, 0.941176, 0.921569, 1, 0.137255, 0.129412, 0.12549, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.quiet-opaque
            0.882353, 0.917647, 0.823529, 1, 0.113725, 0.164706, 0.098039, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.success-opaque
            0, 0.470588, 0.168627, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.3725, 0.1255, 1, 0.1882, 0.8196, 0.3451, 1,  // color.tint.success-text
            0.960784, 0.898039, 0.788235, 1, 0.196078, 0.145098, 0.066667, 1, 0.949, 0.949, 0.9686, 1, 0, 0, 0, 1,  // color.tint.warning-opaque
            0.603922, 0.341176, 0, 1, 1, 0.6235, 0.0392, 1, 0.4784, 0.2706, 0, 1, 1, 0.6235, 0.0392, 1,  // color.tint.warning-text
            0.764706, 0.439216, 0, 1, 1, 0.6235, 0.0392, 1, 0.7765, 0.4471, 0, 1, 1, 0.6235, 0.0392, 1,  // color.warning-graphic
            0.588235, 0.333333, 0, 1, 1, 0.6235, 0.0392, 1, 0.427451, 0.239216, 0, 1, 1, 0.6431, 0.1686, 1,  // color.warning-text
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // heat-map.outline.color
            0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1, 0.8902, 0.6039, 0.502, 1,  // hero.neutral.color
            0.858824, 0, 0.027451, 1, 1, 0.352941, 0.298039, 1, 0.643137, 0, 0.015686, 1, 1, 0.623529, 0.572549, 1,  // live-activity.low-time.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // segment.chosen.color
            0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1, 0.9176, 0.8863, 0.8078, 1, 0.2, 0.1686, 0.1333, 1,  // segment.frame.color
            0, 0.588235, 0.223529, 1, 0.851, 0.5412, 0.4157, 1, 0, 0.588235, 0.223529, 1, 0.851, 0.5412, 0.4157, 1,  // segment.outline.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // stepper.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.4039, 0.1412, 1, 0.1882, 0.8196, 0.3451, 1,  // streak-list.met.color
            0.505882, 0.505882, 0.521569, 1, 0.4588, 0.4588, 0.4667, 1, 0.505882, 0.505882, 0.521569, 1, 0.4588, 0.4588, 0.4667, 1,  // swatch.outline.color
            0.392157, 0.392157, 0.415686, 1, 0.5765, 0.5765, 0.5882, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7333, 1,  // switch.off.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // switch.on.color
            0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1, 0.9843, 0.9686, 0.9255, 1, 0.149, 0.1255, 0.102, 1,  // switch.thumb.color
            0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1, 0.792157, 0.454902, 0, 1, 1, 0.6235, 0.0392, 1,  // sync.no-account.color
            0.392157, 0.392157, 0.415686, 1, 0.576471, 0.576471, 0.6, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7451, 1,  // sync.quiet.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // sync.synced.color
            0.9843, 0.9686, 0.9255, 1, 0.102, 0.1255, 0.1725, 1, 0.9843, 0.9686, 0.9255, 1, 0, 0, 0, 1,  // toast.action-label.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.action.color
            0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1, 0.4784, 0.1804, 0.1137, 1, 0.851, 0.5412, 0.4157, 1,  // toast.info.color
            0, 0.6, 0.227451, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.6118, 0.2314, 1, 0.1882, 0.8196, 0.3451, 1,  // toast.success.color
            0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1, 0.1647, 0.1294, 0.102, 1, 0.9451, 0.9098, 0.8471, 1,  // toast.text.color
            0.858824, 0, 0.027451, 1, 1, 0.2706, 0.2275, 1, 0.643137, 0, 0.015686, 1, 1, 0.541176, 0.486275, 1,  // trend.down.color
            0.392157, 0.392157, 0.415686, 1, 0.576471, 0.576471, 0.6, 1, 0.309804, 0.309804, 0.333333, 1, 0.7216, 0.7216, 0.7451, 1,  // trend.flat.color
            0, 0.494118, 0.180392, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.364706, 0.121569, 1, 0.1882, 0.8196, 0.3451, 1,  // trend.up.color
            0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1, 0.2078, 0.3333, 0.2314, 1, 0.5608, 0.7255, 0.5882, 1,  // week-strip.planned.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // week-strip.selected.color
            0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1, 0, 0.623529, 0.235294, 1, 0.1882, 0.8196, 0.3451, 1,  // week-strip.session.color
            0.392157, 0.392157, 0.415686, 1, 0.5765, 0.5765, 0.5882, 1, 0.282353, 0.282353, 0.305882, 1, 0.7216, 0.7216, 0.7333, 1,  // week-strip.today.color
        ])
    values.gradients[GradientRole("gradient.background")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.9569, green: 0.9333, blue: 0.8745, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.1059, green: 0.0902, blue: 0.0706, alpha: 1), at: 1)], direction: .topToBottom, solid: ColorRole("color.background")))
    values.gradients[GradientRole("gradient.progress-accent")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.2078, green: 0.3333, blue: 0.2314, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5608, green: 0.7255, blue: 0.5882, alpha: 0.75), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.accent")))
    values.gradients[GradientRole("gradient.progress-positive")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success")))
    values.gradients[GradientRole("gradient.progress-positive-graphic")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.9294, green: 0.3569, blue: 0.3647, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0, green: 0.6314, blue: 0.3255, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 1)], direction: .leadingToTrailing, solid: ColorRole("color.success-graphic")))
    values.gradients[GradientRole("gradient.success")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("gradient.warning")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.gaining.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.851, green: 0.6431, blue: 0.2549, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.8235, green: 0.6039, blue: 0.2706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.losing.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.6627, green: 0.7608, blue: 0.5176, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.5765, green: 0.6902, blue: 0.4314, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.gradients[GradientRole("hero.neutral.gradient")] = PerAppearance(
            light: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            dark: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            lightIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing),
            darkIncreased: GradientToken([GradientToken.Stop(ColorToken(red: 0.8902, green: 0.6039, blue: 0.502, alpha: 1), at: 0), GradientToken.Stop(ColorToken(red: 0.851, green: 0.6039, blue: 0.4706, alpha: 1), at: 1)], direction: .topLeadingToBottomTrailing))
    values.materials[MaterialRole("material.card")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.materials[MaterialRole("material.toast")] = PerAppearance(
            light: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            dark: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)),
            lightIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.9843, green: 0.9686, blue: 0.9255, alpha: 1)),
            darkIncreased: MaterialToken(.ultraThin, fallback: ColorToken(red: 0.149, green: 0.1255, blue: 0.102, alpha: 1)))
    values.spaces[SpaceRole("space.card")] = 10
    values.spaces[SpaceRole("space.stack")] = 10
    values.radii[RadiusRole("radius.card")] = 2
    values.radii[RadiusRole("radius.lg")] = 3
    values.radii[RadiusRole("radius.md")] = 2
    values.radii[RadiusRole("radius.sm")] = 1
    values.sizes[SizeRole("almanac.gutter.width")] = 18
    let font0 = FontFace(apple: "Literata", android: "literata", web: "Literata", metrics: FontFace.Metrics(unitsPerEm: 1000, ascent: 1177, descent: -308, lineGap: 0, capHeight: 701, xHeight: 507, averageWidth: 480), fallback: FontFace.Fallback("Georgia", unitsPerEm: 2048, averageWidth: 913))
    values.texts[TypeRole("type.badge-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-number-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.badge-symbol-milestone")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-text")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.banner-title")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.body-large")] = TextStyleToken(.body, size: 17, leading: 22, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.button")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.calendar-day")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.caption-small")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-number")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.celebration-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-axis")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.chart-value")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.countdown")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.high")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.low")] = TextStyleToken(.title1, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.mid")] = TextStyleToken(.title1, size: 26, leading: 32, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.counter.unit")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.footnote")] = TextStyleToken(.footnote, size: 13, leading: 18, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.habit-symbol")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.headline")] = TextStyleToken(.headline, size: 17, leading: 22, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-detail")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-label")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-number")] = TextStyleToken(.largeTitle, size: 56, leading: 68, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.6, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.hero-unit")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.large-title")] = TextStyleToken(.largeTitle, size: 34, leading: 41, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.message")] = TextStyleToken(.callout, size: 16, leading: 21, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.metric")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-compact")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .medium, emphasizedWeight: .medium, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-estimate")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-goal")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-remaining")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-symbol")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.milestone-value")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.8, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.progress-label")] = TextStyleToken(.caption1, size: 12, leading: 16, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.sharing-caption")] = TextStyleToken(.title3, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-change")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-name")] = TextStyleToken(.callout, size: 24, leading: 30, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-number")] = TextStyleToken(.largeTitle, size: 96, leading: 115, weight: .black, emphasizedWeight: .black, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-percent")] = TextStyleToken(.largeTitle, size: 72, leading: 86, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-title")] = TextStyleToken(.title1, size: 28, leading: 34, weight: .heavy, emphasizedWeight: .heavy, design: .default, letterSpacing: 2, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.sharing-unit")] = TextStyleToken(.largeTitle, size: 40, leading: 48, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: false, largestTypeSize: .xSmall)
    values.texts[TypeRole("type.stat-value")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .bold, emphasizedWeight: .bold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 0.7, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.subheadline")] = TextStyleToken(.subheadline, size: 15, leading: 20, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.tab-label")] = TextStyleToken(.caption2, size: 11, leading: 13, weight: .regular, emphasizedWeight: .regular, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .xxxLarge)
    values.texts[TypeRole("type.timer-compact")] = TextStyleToken(.title2, size: 24, leading: 30, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title")] = TextStyleToken(.title2, size: 22, leading: 28, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.title-small")] = TextStyleToken(.title3, size: 20, leading: 25, weight: .semibold, emphasizedWeight: .semibold, design: .default, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-number")] = TextStyleToken(.largeTitle, size: 42, leading: 50, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    values.texts[TypeRole("type.widget-weight")] = TextStyleToken(.largeTitle, size: 44, leading: 52, weight: .bold, emphasizedWeight: .bold, design: .rounded, letterSpacing: 0, families: ["Literata", "Georgia", "ui-serif", "serif"], face: font0, minimumScale: 1, scales: true, largestTypeSize: .accessibility5)
    return values
}
