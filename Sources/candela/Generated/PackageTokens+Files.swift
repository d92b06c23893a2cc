// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension PackageTokens {
    /// Path and text of each token file, sorted by path.
    static let files: [(path: String, text: String)] = [
        ("Tokens/appearance/dark-increased.tokens.json", #"""
{
  "mode": {
    "$type": "color",
    "$description": "Which of its colours a palette shows here: choices only, no values.",
    "system": {
      "red": { "$value": "{base.color.system.red.dark}" },
      "orange": { "$value": "{base.color.system.orange.dark}" },
      "yellow": { "$value": "{base.color.system.yellow.dark}" },
      "green": { "$value": "{base.color.system.green.dark}" },
      "blue": { "$value": "{base.color.system.blue.dark}" },
      "indigo": { "$value": "{base.color.system.indigo.dark}" },
      "purple": { "$value": "{base.color.system.purple.dark}" },
      "pink": { "$value": "{base.color.system.pink.dark}" },
      "gray": { "$value": "{base.color.system.gray.dark}" },
      "background": { "$value": "{base.color.system.background.dark}" },
      "grouped-background": { "$value": "{base.color.system.grouped-background.dark}" },
      "grouped-cell": { "$value": "{base.color.system.grouped-cell.dark}" },
      "grouped-tertiary": { "$value": "{base.color.system.grouped-tertiary.dark}" },
      "separator": { "$value": "{base.color.system.separator.dark}" }
    },
    "label": {
      "primary": { "$value": "{base.color.label.primary.dark}" },
      "secondary": { "$value": "{base.color.label.secondary.dark}" },
      "tertiary": { "$value": "{base.color.label.tertiary.dark}" },
      "secondary-text": { "$value": "{palette.label.secondary-text.dark-increased}" },
      "tertiary-text": { "$value": "{palette.label.tertiary-text.dark-increased}" }
    },
    "background": { "$value": "{palette.background.dark-increased}" },
    "surface": { "$value": "{palette.surface.dark-increased}" },
    "surface-secondary": { "$value": "{palette.surface-secondary.dark-increased}" },
    "surface-tertiary": { "$value": "{palette.surface-tertiary.dark-increased}" },
    "form-section": { "$value": "{palette.form-section.dark-increased}" },
    "input": {
      "background": { "$value": "{palette.input.background.dark-increased}" },
      "border": { "$value": "{palette.input.border.dark-increased}" }
    },
    "fill": { "$value": "{palette.fill.dark-increased}" },
    "rest-day": { "$value": "{palette.rest-day.dark-increased}" },
    "text": {
      "primary": { "$value": "{palette.text.primary.dark-increased}" },
      "secondary": { "$value": "{palette.text.secondary.dark-increased}" },
      "tertiary": { "$value": "{palette.text.tertiary.dark-increased}" }
    },
    "neutral": { "$value": "{palette.neutral.dark-increased}" },
    "primary": { "$value": "{palette.primary.dark-increased}" },
    "primary-pressed": { "$value": "{palette.primary-pressed.dark-increased}" },
    "secondary": { "$value": "{palette.secondary.dark-increased}" },
    "secondary-pressed": { "$value": "{palette.secondary-pressed.dark-increased}" },
    "accent": { "$value": "{palette.accent.dark-increased}" },
    "highlight": { "$value": "{palette.highlight.dark-increased}" },
    "success": { "$value": "{palette.success.dark-increased}" },
    "warning": { "$value": "{palette.warning.dark-increased}" },
    "error": { "$value": "{palette.error.dark-increased}" },
    "goal-reached": { "$value": "{base.color.system.green.dark}" },
    "streak": {
      "none": { "$value": "{base.color.system.gray.dark}" },
      "low": { "$value": "{base.color.system.orange.dark}" },
      "mid": { "$value": "{base.color.system.red.dark}" },
      "high": { "$value": "{base.color.system.purple.dark}" },
      "none-text": { "$value": "{palette.streak.none-text.dark-increased}" },
      "none-graphic": { "$value": "{palette.streak.none-graphic.dark-increased}" },
      "low-text": { "$value": "{palette.streak.low-text.dark-increased}" },
      "low-graphic": { "$value": "{palette.streak.low-graphic.dark-increased}" },
      "mid-text": { "$value": "{palette.streak.mid-text.dark-increased}" },
      "mid-graphic": { "$value": "{palette.streak.mid-graphic.dark-increased}" },
      "high-text": { "$value": "{palette.streak.high-text.dark-increased}" },
      "high-graphic": { "$value": "{palette.streak.high-graphic.dark-increased}" }
    },
    "at-risk": { "$value": "{base.color.system.red.dark}" },
    "tint": {
      "primary": { "$value": "{palette.tint.primary.dark-increased}" },
      "primary-opaque": { "$value": "{palette.tint.primary-opaque.dark-increased}" },
      "success": { "$value": "{palette.tint.success.dark-increased}" },
      "success-opaque": { "$value": "{palette.tint.success-opaque.dark-increased}" },
      "warning": { "$value": "{palette.tint.warning.dark-increased}" },
      "warning-opaque": { "$value": "{palette.tint.warning-opaque.dark-increased}" },
      "goal-reached": { "$value": "{palette.tint.goal-reached.dark-increased}" },
      "goal-reached-opaque": { "$value": "{palette.tint.goal-reached-opaque.dark-increased}" },
      "quiet": { "$value": "{palette.tint.quiet.dark-increased}" },
      "quiet-opaque": { "$value": "{palette.tint.quiet-opaque.dark-increased}" },
      "success-text": { "$value": "{palette.tint.success-text.dark-increased}" },
      "warning-text": { "$value": "{palette.tint.warning-text.dark-increased}" }
    },
    "primary-text": { "$value": "{palette.primary-text.dark-increased}" },
    "primary-graphic": { "$value": "{palette.primary-graphic.dark-increased}" },
    "primary-fill": { "$value": "{palette.primary-fill.dark-increased}" },
    "on-primary": { "$value": "{palette.on-primary.dark-increased}" },
    "secondary-text": { "$value": "{palette.secondary-text.dark-increased}" },
    "secondary-fill": { "$value": "{palette.secondary-fill.dark-increased}" },
    "on-secondary": { "$value": "{palette.on-secondary.dark-increased}" },
    "accent-text": { "$value": "{palette.accent-text.dark-increased}" },
    "accent-graphic": { "$value": "{palette.accent-graphic.dark-increased}" },
    "accent-fill": { "$value": "{palette.accent-fill.dark-increased}" },
    "on-accent": { "$value": "{palette.on-accent.dark-increased}" },
    "success-text": { "$value": "{palette.success-text.dark-increased}" },
    "success-graphic": { "$value": "{palette.success-graphic.dark-increased}" },
    "success-fill": { "$value": "{palette.success-fill.dark-increased}" },
    "on-success": { "$value": "{palette.on-success.dark-increased}" },
    "warning-text": { "$value": "{palette.warning-text.dark-increased}" },
    "warning-graphic": { "$value": "{palette.warning-graphic.dark-increased}" },
    "warning-fill": { "$value": "{palette.warning-fill.dark-increased}" },
    "on-warning": { "$value": "{palette.on-warning.dark-increased}" },
    "error-text": { "$value": "{palette.error-text.dark-increased}" },
    "error-graphic": { "$value": "{palette.error-graphic.dark-increased}" },
    "error-fill": { "$value": "{palette.error-fill.dark-increased}" },
    "on-error": { "$value": "{palette.on-error.dark-increased}" },
    "goal-reached-text": { "$value": "{palette.goal-reached-text.dark-increased}" },
    "goal-reached-graphic": { "$value": "{palette.goal-reached-graphic.dark-increased}" },
    "at-risk-text": { "$value": "{palette.at-risk-text.dark-increased}" },
    "border": { "$value": "{palette.border.dark-increased}" },
    "card": {
      "border": { "$value": "{palette.card.border.dark-increased}" }
    },
    "progress": {
      "track": { "$value": "{palette.progress.track.dark-increased}" },
      "outline": { "$value": "{palette.progress.outline.dark-increased}" }
    },
    "shadow": {
      "subtle": { "$value": "{palette.shadow.subtle.dark-increased}" },
      "card": { "$value": "{palette.shadow.card.dark-increased}" },
      "elevated": { "$value": "{palette.shadow.elevated.dark-increased}" },
      "prominent": { "$value": "{palette.shadow.prominent.dark-increased}" },
      "pressed": { "$value": "{palette.shadow.pressed.dark-increased}" }
    },
    "growth": { "$value": "{palette.growth.dark-increased}" },
    "growth-graphic": { "$value": "{palette.growth-graphic.dark-increased}" },
    "scrim": {
      "milestone": { "$value": "{base.color.scrim.milestone.dark}" },
      "badge": { "$value": "{base.color.scrim.badge.dark}" }
    },
    "gradient": {
      "primary-start": { "$value": "{palette.gradient.primary-start.dark-increased}" },
      "primary-end": { "$value": "{palette.gradient.primary-end.dark-increased}" },
      "primary-faded": { "$value": "{palette.gradient.primary-faded.dark-increased}" },
      "neutral-start": { "$value": "{base.color.turquoise}" },
      "neutral-end": { "$value": "{base.color.turquoise-faded}" },
      "progress-start-graphic": { "$value": "{palette.gradient.progress-start-graphic.dark-increased}" },
      "progress-end-graphic": { "$value": "{palette.gradient.progress-end-graphic.dark-increased}" },
      "accent-75": { "$value": "{palette.gradient.accent-75.dark-increased}" },
      "accent-45": { "$value": "{palette.gradient.accent-45.dark-increased}" },
      "accent-12": { "$value": "{palette.gradient.accent-12.dark-increased}" },
      "background-end": { "$value": "{palette.gradient.background-end.dark-increased}" },
      "growth-20": { "$value": "{palette.gradient.growth-20.dark-increased}" },
      "growth-10": { "$value": "{palette.gradient.growth-10.dark-increased}" },
      "accent-5": { "$value": "{palette.gradient.accent-5.dark-increased}" },
      "timeline-bar-end": { "$value": "{palette.gradient.timeline-bar-end.dark-increased}" }
    },
    "hero": {
      "text": { "$value": "{palette.hero.text.dark-increased}" }
    },
    "achievement": {
      "locked": { "$value": "{base.color.achievement.locked.dark}" }
    },
    "badge": {
      "zero": {
        "symbol": { "$value": "{base.color.system.gray.dark}" },
        "capsule": { "$value": "{palette.badge.zero.capsule.dark-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.zero.capsule-opaque.dark-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.zero.symbol-graphic.dark-increased}" },
        "number": { "$value": "{palette.badge.zero.number.dark-increased}" }
      },
      "active": {
        "symbol": { "$value": "{base.color.system.orange.dark}" },
        "capsule": { "$value": "{palette.badge.active.capsule.dark-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.active.capsule-opaque.dark-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.active.symbol-graphic.dark-increased}" }
      },
      "milestone": {
        "symbol": { "$value": "{base.color.system.yellow.dark}" },
        "capsule": { "$value": "{palette.badge.milestone.capsule.dark-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.milestone.capsule-opaque.dark-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.milestone.symbol-graphic.dark-increased}" }
      },
      "label": { "$value": "{palette.badge.label.dark-increased}" }
    },
    "chart": {
      "entry": { "$value": "{base.color.chart.entry.dark}" },
      "trend": { "$value": "{base.color.chart.trend.dark}" },
      "predicted": { "$value": "{base.color.chart.predicted.dark}" },
      "goal": { "$value": "{base.color.chart.goal.dark}" },
      "entry-graphic": { "$value": "{palette.chart.entry-graphic.dark-increased}" },
      "trend-graphic": { "$value": "{palette.chart.trend-graphic.dark-increased}" },
      "predicted-graphic": { "$value": "{palette.chart.predicted-graphic.dark-increased}" },
      "goal-graphic": { "$value": "{palette.chart.goal-graphic.dark-increased}" },
      "bar-missed": { "$value": "{base.color.chart.bar-missed.dark}" }
    },
    "calendar": {
      "day": {
        "none-opaque": { "$value": "{palette.calendar.day.none-opaque.dark-increased}" },
        "none-digit": { "$value": "{palette.calendar.day.none-digit.dark-increased}" },
        "low-opaque": { "$value": "{palette.calendar.day.low-opaque.dark-increased}" },
        "low-digit": { "$value": "{palette.calendar.day.low-digit.dark-increased}" },
        "low-end": { "$value": "{palette.calendar.day.low-end.dark-increased}" },
        "medium-opaque": { "$value": "{palette.calendar.day.medium-opaque.dark-increased}" },
        "medium-digit": { "$value": "{palette.calendar.day.medium-digit.dark-increased}" },
        "medium-end": { "$value": "{palette.calendar.day.medium-end.dark-increased}" },
        "high-opaque": { "$value": "{palette.calendar.day.high-opaque.dark-increased}" },
        "high-digit": { "$value": "{palette.calendar.day.high-digit.dark-increased}" },
        "high-end": { "$value": "{palette.calendar.day.high-end.dark-increased}" }
      }
    },
    "sync": {
      "synced": { "$value": "{palette.sync.synced.dark-increased}" },
      "syncing": { "$value": "{palette.sync.syncing.dark-increased}" },
      "no-account": { "$value": "{palette.sync.no-account.dark-increased}" },
      "error": { "$value": "{palette.sync.error.dark-increased}" }
    },
    "adherence": {
      "high": { "$value": "{palette.adherence.high.dark-increased}" },
      "medium": { "$value": "{palette.adherence.medium.dark-increased}" },
      "low": { "$value": "{palette.adherence.low.dark-increased}" }
    },
    "coverage": {
      "none": { "$value": "{palette.coverage.none.dark-increased}" },
      "none-opaque": { "$value": "{palette.coverage.none-opaque.dark-increased}" },
      "none-digit": { "$value": "{palette.coverage.none-digit.dark-increased}" },
      "one": { "$value": "{palette.coverage.one.dark-increased}" },
      "one-opaque": { "$value": "{palette.coverage.one-opaque.dark-increased}" },
      "one-digit": { "$value": "{palette.coverage.one-digit.dark-increased}" },
      "some": { "$value": "{palette.coverage.some.dark-increased}" },
      "some-opaque": { "$value": "{palette.coverage.some-opaque.dark-increased}" },
      "some-digit": { "$value": "{palette.coverage.some-digit.dark-increased}" },
      "many": { "$value": "{palette.coverage.many.dark-increased}" },
      "many-opaque": { "$value": "{palette.coverage.many-opaque.dark-increased}" },
      "many-digit": { "$value": "{palette.coverage.many-digit.dark-increased}" }
    },
    "streak-list": {
      "met": { "$value": "{palette.streak-list.met.dark-increased}" },
      "missed": { "$value": "{palette.streak-list.missed.dark-increased}" },
      "past": { "$value": "{base.color.streak-list.past.dark}" },
      "future": { "$value": "{base.color.streak-list.future.dark}" },
      "met-digit": { "$value": "{palette.streak-list.met-digit.dark-increased}" }
    },
    "preset": {
      "habit": {
        "green-graphic": { "$value": "{palette.preset.habit.green-graphic.dark-increased}" },
        "blue-graphic": { "$value": "{palette.preset.habit.blue-graphic.dark-increased}" },
        "orange-graphic": { "$value": "{palette.preset.habit.orange-graphic.dark-increased}" },
        "purple-graphic": { "$value": "{palette.preset.habit.purple-graphic.dark-increased}" },
        "red-graphic": { "$value": "{palette.preset.habit.red-graphic.dark-increased}" },
        "yellow-graphic": { "$value": "{palette.preset.habit.yellow-graphic.dark-increased}" }
      },
      "routine": {
        "green-graphic": { "$value": "{palette.preset.routine.green-graphic.dark-increased}" },
        "blue-graphic": { "$value": "{palette.preset.routine.blue-graphic.dark-increased}" },
        "orange-graphic": { "$value": "{palette.preset.routine.orange-graphic.dark-increased}" },
        "red-graphic": { "$value": "{palette.preset.routine.red-graphic.dark-increased}" },
        "purple-graphic": { "$value": "{palette.preset.routine.purple-graphic.dark-increased}" },
        "light-blue-graphic": { "$value": "{palette.preset.routine.light-blue-graphic.dark-increased}" }
      },
      "habit-type": {
        "task-graphic": { "$value": "{palette.preset.habit-type.task-graphic.dark-increased}" },
        "timer-graphic": { "$value": "{palette.preset.habit-type.timer-graphic.dark-increased}" },
        "action-graphic": { "$value": "{palette.preset.habit-type.action-graphic.dark-increased}" },
        "counter-graphic": { "$value": "{palette.preset.habit-type.counter-graphic.dark-increased}" },
        "measurement-graphic": { "$value": "{palette.preset.habit-type.measurement-graphic.dark-increased}" },
        "guided-sequence-graphic": {
          "$value": "{palette.preset.habit-type.guided-sequence-graphic.dark-increased}"
        },
        "question-graphic": { "$value": "{palette.preset.habit-type.question-graphic.dark-increased}" }
      }
    },
    "sharing": {
      "start": { "$value": "{palette.sharing.start.dark-increased}" },
      "end": { "$value": "{palette.sharing.end.dark-increased}" }
    },
    "celebration": {
      "trophy-graphic": { "$value": "{palette.celebration.trophy-graphic.dark-increased}" }
    }
  }
}

"""#),
        ("Tokens/appearance/dark.tokens.json", #"""
{
  "mode": {
    "$type": "color",
    "$description": "Which of its colours a palette shows here: choices only, no values.",
    "system": {
      "red": { "$value": "{base.color.system.red.dark}" },
      "orange": { "$value": "{base.color.system.orange.dark}" },
      "yellow": { "$value": "{base.color.system.yellow.dark}" },
      "green": { "$value": "{base.color.system.green.dark}" },
      "blue": { "$value": "{base.color.system.blue.dark}" },
      "indigo": { "$value": "{base.color.system.indigo.dark}" },
      "purple": { "$value": "{base.color.system.purple.dark}" },
      "pink": { "$value": "{base.color.system.pink.dark}" },
      "gray": { "$value": "{base.color.system.gray.dark}" },
      "background": { "$value": "{base.color.system.background.dark}" },
      "grouped-background": { "$value": "{base.color.system.grouped-background.dark}" },
      "grouped-cell": { "$value": "{base.color.system.grouped-cell.dark}" },
      "grouped-tertiary": { "$value": "{base.color.system.grouped-tertiary.dark}" },
      "separator": { "$value": "{base.color.system.separator.dark}" }
    },
    "label": {
      "primary": { "$value": "{base.color.label.primary.dark}" },
      "secondary": { "$value": "{base.color.label.secondary.dark}" },
      "tertiary": { "$value": "{base.color.label.tertiary.dark}" },
      "secondary-text": { "$value": "{palette.label.secondary-text.dark}" },
      "tertiary-text": { "$value": "{palette.label.tertiary-text.dark}" }
    },
    "background": { "$value": "{palette.background.dark}" },
    "surface": { "$value": "{palette.surface.dark}" },
    "surface-secondary": { "$value": "{palette.surface-secondary.dark}" },
    "surface-tertiary": { "$value": "{palette.surface-tertiary.dark}" },
    "form-section": { "$value": "{palette.form-section.dark}" },
    "input": {
      "background": { "$value": "{palette.input.background.dark}" },
      "border": { "$value": "{palette.input.border.dark}" }
    },
    "fill": { "$value": "{palette.fill.dark}" },
    "rest-day": { "$value": "{palette.rest-day.dark}" },
    "text": {
      "primary": { "$value": "{palette.text.primary.dark}" },
      "secondary": { "$value": "{palette.text.secondary.dark}" },
      "tertiary": { "$value": "{palette.text.tertiary.dark}" }
    },
    "neutral": { "$value": "{palette.neutral.dark}" },
    "primary": { "$value": "{palette.primary.dark}" },
    "primary-pressed": { "$value": "{palette.primary-pressed.dark}" },
    "secondary": { "$value": "{palette.secondary.dark}" },
    "secondary-pressed": { "$value": "{palette.secondary-pressed.dark}" },
    "accent": { "$value": "{palette.accent.dark}" },
    "highlight": { "$value": "{palette.highlight.dark}" },
    "success": { "$value": "{palette.success.dark}" },
    "warning": { "$value": "{palette.warning.dark}" },
    "error": { "$value": "{palette.error.dark}" },
    "goal-reached": { "$value": "{base.color.system.green.dark}" },
    "streak": {
      "none": { "$value": "{base.color.system.gray.dark}" },
      "low": { "$value": "{base.color.system.orange.dark}" },
      "mid": { "$value": "{base.color.system.red.dark}" },
      "high": { "$value": "{base.color.system.purple.dark}" },
      "none-text": { "$value": "{palette.streak.none-text.dark}" },
      "none-graphic": { "$value": "{palette.streak.none-graphic.dark}" },
      "low-text": { "$value": "{palette.streak.low-text.dark}" },
      "low-graphic": { "$value": "{palette.streak.low-graphic.dark}" },
      "mid-text": { "$value": "{palette.streak.mid-text.dark}" },
      "mid-graphic": { "$value": "{palette.streak.mid-graphic.dark}" },
      "high-text": { "$value": "{palette.streak.high-text.dark}" },
      "high-graphic": { "$value": "{palette.streak.high-graphic.dark}" }
    },
    "at-risk": { "$value": "{base.color.system.red.dark}" },
    "tint": {
      "primary": { "$value": "{palette.tint.primary.dark}" },
      "primary-opaque": { "$value": "{palette.tint.primary-opaque.dark}" },
      "success": { "$value": "{palette.tint.success.dark}" },
      "success-opaque": { "$value": "{palette.tint.success-opaque.dark}" },
      "warning": { "$value": "{palette.tint.warning.dark}" },
      "warning-opaque": { "$value": "{palette.tint.warning-opaque.dark}" },
      "goal-reached": { "$value": "{palette.tint.goal-reached.dark}" },
      "goal-reached-opaque": { "$value": "{palette.tint.goal-reached-opaque.dark}" },
      "quiet": { "$value": "{palette.tint.quiet.dark}" },
      "quiet-opaque": { "$value": "{palette.tint.quiet-opaque.dark}" },
      "success-text": { "$value": "{palette.tint.success-text.dark}" },
      "warning-text": { "$value": "{palette.tint.warning-text.dark}" }
    },
    "primary-text": { "$value": "{palette.primary-text.dark}" },
    "primary-graphic": { "$value": "{palette.primary-graphic.dark}" },
    "primary-fill": { "$value": "{palette.primary-fill.dark}" },
    "on-primary": { "$value": "{palette.on-primary.dark}" },
    "secondary-text": { "$value": "{palette.secondary-text.dark}" },
    "secondary-fill": { "$value": "{palette.secondary-fill.dark}" },
    "on-secondary": { "$value": "{palette.on-secondary.dark}" },
    "accent-text": { "$value": "{palette.accent-text.dark}" },
    "accent-graphic": { "$value": "{palette.accent-graphic.dark}" },
    "accent-fill": { "$value": "{palette.accent-fill.dark}" },
    "on-accent": { "$value": "{palette.on-accent.dark}" },
    "success-text": { "$value": "{palette.success-text.dark}" },
    "success-graphic": { "$value": "{palette.success-graphic.dark}" },
    "success-fill": { "$value": "{palette.success-fill.dark}" },
    "on-success": { "$value": "{palette.on-success.dark}" },
    "warning-text": { "$value": "{palette.warning-text.dark}" },
    "warning-graphic": { "$value": "{palette.warning-graphic.dark}" },
    "warning-fill": { "$value": "{palette.warning-fill.dark}" },
    "on-warning": { "$value": "{palette.on-warning.dark}" },
    "error-text": { "$value": "{palette.error-text.dark}" },
    "error-graphic": { "$value": "{palette.error-graphic.dark}" },
    "error-fill": { "$value": "{palette.error-fill.dark}" },
    "on-error": { "$value": "{palette.on-error.dark}" },
    "goal-reached-text": { "$value": "{palette.goal-reached-text.dark}" },
    "goal-reached-graphic": { "$value": "{palette.goal-reached-graphic.dark}" },
    "at-risk-text": { "$value": "{palette.at-risk-text.dark}" },
    "border": { "$value": "{palette.border.dark}" },
    "card": {
      "border": { "$value": "{palette.card.border.dark}" }
    },
    "progress": {
      "track": { "$value": "{palette.progress.track.dark}" },
      "outline": { "$value": "{palette.progress.outline.dark}" }
    },
    "shadow": {
      "subtle": { "$value": "{palette.shadow.subtle.dark}" },
      "card": { "$value": "{palette.shadow.card.dark}" },
      "elevated": { "$value": "{palette.shadow.elevated.dark}" },
      "prominent": { "$value": "{palette.shadow.prominent.dark}" },
      "pressed": { "$value": "{palette.shadow.pressed.dark}" }
    },
    "growth": { "$value": "{palette.growth.dark}" },
    "growth-graphic": { "$value": "{palette.growth-graphic.dark}" },
    "scrim": {
      "milestone": { "$value": "{base.color.scrim.milestone.dark}" },
      "badge": { "$value": "{base.color.scrim.badge.dark}" }
    },
    "gradient": {
      "primary-start": { "$value": "{palette.gradient.primary-start.dark}" },
      "primary-end": { "$value": "{palette.gradient.primary-end.dark}" },
      "primary-faded": { "$value": "{palette.gradient.primary-faded.dark}" },
      "neutral-start": { "$value": "{base.color.turquoise}" },
      "neutral-end": { "$value": "{base.color.turquoise-faded}" },
      "progress-start-graphic": { "$value": "{palette.gradient.progress-start-graphic.dark}" },
      "progress-end-graphic": { "$value": "{palette.gradient.progress-end-graphic.dark}" },
      "accent-75": { "$value": "{palette.gradient.accent-75.dark}" },
      "accent-45": { "$value": "{palette.gradient.accent-45.dark}" },
      "accent-12": { "$value": "{palette.gradient.accent-12.dark}" },
      "background-end": { "$value": "{palette.gradient.background-end.dark}" },
      "growth-20": { "$value": "{palette.gradient.growth-20.dark}" },
      "growth-10": { "$value": "{palette.gradient.growth-10.dark}" },
      "accent-5": { "$value": "{palette.gradient.accent-5.dark}" },
      "timeline-bar-end": { "$value": "{palette.gradient.timeline-bar-end.dark}" }
    },
    "hero": {
      "text": { "$value": "{palette.hero.text.dark}" }
    },
    "achievement": {
      "locked": { "$value": "{base.color.achievement.locked.dark}" }
    },
    "badge": {
      "zero": {
        "symbol": { "$value": "{base.color.system.gray.dark}" },
        "capsule": { "$value": "{palette.badge.zero.capsule.dark}" },
        "capsule-opaque": { "$value": "{palette.badge.zero.capsule-opaque.dark}" },
        "symbol-graphic": { "$value": "{palette.badge.zero.symbol-graphic.dark}" },
        "number": { "$value": "{palette.badge.zero.number.dark}" }
      },
      "active": {
        "symbol": { "$value": "{base.color.system.orange.dark}" },
        "capsule": { "$value": "{palette.badge.active.capsule.dark}" },
        "capsule-opaque": { "$value": "{palette.badge.active.capsule-opaque.dark}" },
        "symbol-graphic": { "$value": "{palette.badge.active.symbol-graphic.dark}" }
      },
      "milestone": {
        "symbol": { "$value": "{base.color.system.yellow.dark}" },
        "capsule": { "$value": "{palette.badge.milestone.capsule.dark}" },
        "capsule-opaque": { "$value": "{palette.badge.milestone.capsule-opaque.dark}" },
        "symbol-graphic": { "$value": "{palette.badge.milestone.symbol-graphic.dark}" }
      },
      "label": { "$value": "{palette.badge.label.dark}" }
    },
    "chart": {
      "entry": { "$value": "{base.color.chart.entry.dark}" },
      "trend": { "$value": "{base.color.chart.trend.dark}" },
      "predicted": { "$value": "{base.color.chart.predicted.dark}" },
      "goal": { "$value": "{base.color.chart.goal.dark}" },
      "entry-graphic": { "$value": "{palette.chart.entry-graphic.dark}" },
      "trend-graphic": { "$value": "{palette.chart.trend-graphic.dark}" },
      "predicted-graphic": { "$value": "{palette.chart.predicted-graphic.dark}" },
      "goal-graphic": { "$value": "{palette.chart.goal-graphic.dark}" },
      "bar-missed": { "$value": "{base.color.chart.bar-missed.dark}" }
    },
    "calendar": {
      "day": {
        "none-opaque": { "$value": "{palette.calendar.day.none-opaque.dark}" },
        "none-digit": { "$value": "{palette.calendar.day.none-digit.dark}" },
        "low-opaque": { "$value": "{palette.calendar.day.low-opaque.dark}" },
        "low-digit": { "$value": "{palette.calendar.day.low-digit.dark}" },
        "low-end": { "$value": "{palette.calendar.day.low-end.dark}" },
        "medium-opaque": { "$value": "{palette.calendar.day.medium-opaque.dark}" },
        "medium-digit": { "$value": "{palette.calendar.day.medium-digit.dark}" },
        "medium-end": { "$value": "{palette.calendar.day.medium-end.dark}" },
        "high-opaque": { "$value": "{palette.calendar.day.high-opaque.dark}" },
        "high-digit": { "$value": "{palette.calendar.day.high-digit.dark}" },
        "high-end": { "$value": "{palette.calendar.day.high-end.dark}" }
      }
    },
    "sync": {
      "synced": { "$value": "{palette.sync.synced.dark}" },
      "syncing": { "$value": "{palette.sync.syncing.dark}" },
      "no-account": { "$value": "{palette.sync.no-account.dark}" },
      "error": { "$value": "{palette.sync.error.dark}" }
    },
    "adherence": {
      "high": { "$value": "{palette.adherence.high.dark}" },
      "medium": { "$value": "{palette.adherence.medium.dark}" },
      "low": { "$value": "{palette.adherence.low.dark}" }
    },
    "coverage": {
      "none": { "$value": "{palette.coverage.none.dark}" },
      "none-opaque": { "$value": "{palette.coverage.none-opaque.dark}" },
      "none-digit": { "$value": "{palette.coverage.none-digit.dark}" },
      "one": { "$value": "{palette.coverage.one.dark}" },
      "one-opaque": { "$value": "{palette.coverage.one-opaque.dark}" },
      "one-digit": { "$value": "{palette.coverage.one-digit.dark}" },
      "some": { "$value": "{palette.coverage.some.dark}" },
      "some-opaque": { "$value": "{palette.coverage.some-opaque.dark}" },
      "some-digit": { "$value": "{palette.coverage.some-digit.dark}" },
      "many": { "$value": "{palette.coverage.many.dark}" },
      "many-opaque": { "$value": "{palette.coverage.many-opaque.dark}" },
      "many-digit": { "$value": "{palette.coverage.many-digit.dark}" }
    },
    "streak-list": {
      "met": { "$value": "{palette.streak-list.met.dark}" },
      "missed": { "$value": "{palette.streak-list.missed.dark}" },
      "past": { "$value": "{base.color.streak-list.past.dark}" },
      "future": { "$value": "{base.color.streak-list.future.dark}" },
      "met-digit": { "$value": "{palette.streak-list.met-digit.dark}" }
    },
    "preset": {
      "habit": {
        "green-graphic": { "$value": "{palette.preset.habit.green-graphic.dark}" },
        "blue-graphic": { "$value": "{palette.preset.habit.blue-graphic.dark}" },
        "orange-graphic": { "$value": "{palette.preset.habit.orange-graphic.dark}" },
        "purple-graphic": { "$value": "{palette.preset.habit.purple-graphic.dark}" },
        "red-graphic": { "$value": "{palette.preset.habit.red-graphic.dark}" },
        "yellow-graphic": { "$value": "{palette.preset.habit.yellow-graphic.dark}" }
      },
      "routine": {
        "green-graphic": { "$value": "{palette.preset.routine.green-graphic.dark}" },
        "blue-graphic": { "$value": "{palette.preset.routine.blue-graphic.dark}" },
        "orange-graphic": { "$value": "{palette.preset.routine.orange-graphic.dark}" },
        "red-graphic": { "$value": "{palette.preset.routine.red-graphic.dark}" },
        "purple-graphic": { "$value": "{palette.preset.routine.purple-graphic.dark}" },
        "light-blue-graphic": { "$value": "{palette.preset.routine.light-blue-graphic.dark}" }
      },
      "habit-type": {
        "task-graphic": { "$value": "{palette.preset.habit-type.task-graphic.dark}" },
        "timer-graphic": { "$value": "{palette.preset.habit-type.timer-graphic.dark}" },
        "action-graphic": { "$value": "{palette.preset.habit-type.action-graphic.dark}" },
        "counter-graphic": { "$value": "{palette.preset.habit-type.counter-graphic.dark}" },
        "measurement-graphic": { "$value": "{palette.preset.habit-type.measurement-graphic.dark}" },
        "guided-sequence-graphic": { "$value": "{palette.preset.habit-type.guided-sequence-graphic.dark}" },
        "question-graphic": { "$value": "{palette.preset.habit-type.question-graphic.dark}" }
      }
    },
    "sharing": {
      "start": { "$value": "{palette.sharing.start.dark}" },
      "end": { "$value": "{palette.sharing.end.dark}" }
    },
    "celebration": {
      "trophy-graphic": { "$value": "{palette.celebration.trophy-graphic.dark}" }
    }
  }
}

"""#),
        ("Tokens/appearance/light-increased.tokens.json", #"""
{
  "mode": {
    "$type": "color",
    "$description": "Which of its colours a palette shows here: choices only, no values.",
    "system": {
      "red": { "$value": "{base.color.system.red.light}" },
      "orange": { "$value": "{base.color.system.orange.light}" },
      "yellow": { "$value": "{base.color.system.yellow.light}" },
      "green": { "$value": "{base.color.system.green.light}" },
      "blue": { "$value": "{base.color.system.blue.light}" },
      "indigo": { "$value": "{base.color.system.indigo.light}" },
      "purple": { "$value": "{base.color.system.purple.light}" },
      "pink": { "$value": "{base.color.system.pink.light}" },
      "gray": { "$value": "{base.color.system.gray.light}" },
      "background": { "$value": "{base.color.system.background.light}" },
      "grouped-background": { "$value": "{base.color.system.grouped-background.light}" },
      "grouped-cell": { "$value": "{base.color.system.grouped-cell.light}" },
      "grouped-tertiary": { "$value": "{base.color.system.grouped-tertiary.light}" },
      "separator": { "$value": "{base.color.system.separator.light}" }
    },
    "label": {
      "primary": { "$value": "{base.color.label.primary.light}" },
      "secondary": { "$value": "{base.color.label.secondary.light}" },
      "tertiary": { "$value": "{base.color.label.tertiary.light}" },
      "secondary-text": { "$value": "{palette.label.secondary-text.light-increased}" },
      "tertiary-text": { "$value": "{palette.label.tertiary-text.light-increased}" }
    },
    "background": { "$value": "{palette.background.light-increased}" },
    "surface": { "$value": "{palette.surface.light-increased}" },
    "surface-secondary": { "$value": "{palette.surface-secondary.light-increased}" },
    "surface-tertiary": { "$value": "{palette.surface-tertiary.light-increased}" },
    "form-section": { "$value": "{palette.form-section.light-increased}" },
    "input": {
      "background": { "$value": "{palette.input.background.light-increased}" },
      "border": { "$value": "{palette.input.border.light-increased}" }
    },
    "fill": { "$value": "{palette.fill.light-increased}" },
    "rest-day": { "$value": "{palette.rest-day.light-increased}" },
    "text": {
      "primary": { "$value": "{palette.text.primary.light-increased}" },
      "secondary": { "$value": "{palette.text.secondary.light-increased}" },
      "tertiary": { "$value": "{palette.text.tertiary.light-increased}" }
    },
    "neutral": { "$value": "{palette.neutral.light-increased}" },
    "primary": { "$value": "{palette.primary.light-increased}" },
    "primary-pressed": { "$value": "{palette.primary-pressed.light-increased}" },
    "secondary": { "$value": "{palette.secondary.light-increased}" },
    "secondary-pressed": { "$value": "{palette.secondary-pressed.light-increased}" },
    "accent": { "$value": "{palette.accent.light-increased}" },
    "highlight": { "$value": "{palette.highlight.light-increased}" },
    "success": { "$value": "{palette.success.light-increased}" },
    "warning": { "$value": "{palette.warning.light-increased}" },
    "error": { "$value": "{palette.error.light-increased}" },
    "goal-reached": { "$value": "{base.color.system.green.light}" },
    "streak": {
      "none": { "$value": "{base.color.system.gray.light}" },
      "low": { "$value": "{base.color.system.orange.light}" },
      "mid": { "$value": "{base.color.system.red.light}" },
      "high": { "$value": "{base.color.system.purple.light}" },
      "none-text": { "$value": "{palette.streak.none-text.light-increased}" },
      "none-graphic": { "$value": "{palette.streak.none-graphic.light-increased}" },
      "low-text": { "$value": "{palette.streak.low-text.light-increased}" },
      "low-graphic": { "$value": "{palette.streak.low-graphic.light-increased}" },
      "mid-text": { "$value": "{palette.streak.mid-text.light-increased}" },
      "mid-graphic": { "$value": "{palette.streak.mid-graphic.light-increased}" },
      "high-text": { "$value": "{palette.streak.high-text.light-increased}" },
      "high-graphic": { "$value": "{palette.streak.high-graphic.light-increased}" }
    },
    "at-risk": { "$value": "{base.color.system.red.light}" },
    "tint": {
      "primary": { "$value": "{palette.tint.primary.light-increased}" },
      "primary-opaque": { "$value": "{palette.tint.primary-opaque.light-increased}" },
      "success": { "$value": "{palette.tint.success.light-increased}" },
      "success-opaque": { "$value": "{palette.tint.success-opaque.light-increased}" },
      "warning": { "$value": "{palette.tint.warning.light-increased}" },
      "warning-opaque": { "$value": "{palette.tint.warning-opaque.light-increased}" },
      "goal-reached": { "$value": "{palette.tint.goal-reached.light-increased}" },
      "goal-reached-opaque": { "$value": "{palette.tint.goal-reached-opaque.light-increased}" },
      "quiet": { "$value": "{palette.tint.quiet.light-increased}" },
      "quiet-opaque": { "$value": "{palette.tint.quiet-opaque.light-increased}" },
      "success-text": { "$value": "{palette.tint.success-text.light-increased}" },
      "warning-text": { "$value": "{palette.tint.warning-text.light-increased}" }
    },
    "primary-text": { "$value": "{palette.primary-text.light-increased}" },
    "primary-graphic": { "$value": "{palette.primary-graphic.light-increased}" },
    "primary-fill": { "$value": "{palette.primary-fill.light-increased}" },
    "on-primary": { "$value": "{palette.on-primary.light-increased}" },
    "secondary-text": { "$value": "{palette.secondary-text.light-increased}" },
    "secondary-fill": { "$value": "{palette.secondary-fill.light-increased}" },
    "on-secondary": { "$value": "{palette.on-secondary.light-increased}" },
    "accent-text": { "$value": "{palette.accent-text.light-increased}" },
    "accent-graphic": { "$value": "{palette.accent-graphic.light-increased}" },
    "accent-fill": { "$value": "{palette.accent-fill.light-increased}" },
    "on-accent": { "$value": "{palette.on-accent.light-increased}" },
    "success-text": { "$value": "{palette.success-text.light-increased}" },
    "success-graphic": { "$value": "{palette.success-graphic.light-increased}" },
    "success-fill": { "$value": "{palette.success-fill.light-increased}" },
    "on-success": { "$value": "{palette.on-success.light-increased}" },
    "warning-text": { "$value": "{palette.warning-text.light-increased}" },
    "warning-graphic": { "$value": "{palette.warning-graphic.light-increased}" },
    "warning-fill": { "$value": "{palette.warning-fill.light-increased}" },
    "on-warning": { "$value": "{palette.on-warning.light-increased}" },
    "error-text": { "$value": "{palette.error-text.light-increased}" },
    "error-graphic": { "$value": "{palette.error-graphic.light-increased}" },
    "error-fill": { "$value": "{palette.error-fill.light-increased}" },
    "on-error": { "$value": "{palette.on-error.light-increased}" },
    "goal-reached-text": { "$value": "{palette.goal-reached-text.light-increased}" },
    "goal-reached-graphic": { "$value": "{palette.goal-reached-graphic.light-increased}" },
    "at-risk-text": { "$value": "{palette.at-risk-text.light-increased}" },
    "border": { "$value": "{palette.border.light-increased}" },
    "card": {
      "border": { "$value": "{palette.card.border.light-increased}" }
    },
    "progress": {
      "track": { "$value": "{palette.progress.track.light-increased}" },
      "outline": { "$value": "{palette.progress.outline.light-increased}" }
    },
    "shadow": {
      "subtle": { "$value": "{palette.shadow.subtle.light-increased}" },
      "card": { "$value": "{palette.shadow.card.light-increased}" },
      "elevated": { "$value": "{palette.shadow.elevated.light-increased}" },
      "prominent": { "$value": "{palette.shadow.prominent.light-increased}" },
      "pressed": { "$value": "{palette.shadow.pressed.light-increased}" }
    },
    "growth": { "$value": "{palette.growth.light-increased}" },
    "growth-graphic": { "$value": "{palette.growth-graphic.light-increased}" },
    "scrim": {
      "milestone": { "$value": "{base.color.scrim.milestone.light}" },
      "badge": { "$value": "{base.color.scrim.badge.light}" }
    },
    "gradient": {
      "primary-start": { "$value": "{palette.gradient.primary-start.light-increased}" },
      "primary-end": { "$value": "{palette.gradient.primary-end.light-increased}" },
      "primary-faded": { "$value": "{palette.gradient.primary-faded.light-increased}" },
      "neutral-start": { "$value": "{base.color.turquoise}" },
      "neutral-end": { "$value": "{base.color.turquoise-faded}" },
      "progress-start-graphic": { "$value": "{palette.gradient.progress-start-graphic.light-increased}" },
      "progress-end-graphic": { "$value": "{palette.gradient.progress-end-graphic.light-increased}" },
      "accent-75": { "$value": "{palette.gradient.accent-75.light-increased}" },
      "accent-45": { "$value": "{palette.gradient.accent-45.light-increased}" },
      "accent-12": { "$value": "{palette.gradient.accent-12.light-increased}" },
      "background-end": { "$value": "{palette.gradient.background-end.light-increased}" },
      "growth-20": { "$value": "{palette.gradient.growth-20.light-increased}" },
      "growth-10": { "$value": "{palette.gradient.growth-10.light-increased}" },
      "accent-5": { "$value": "{palette.gradient.accent-5.light-increased}" },
      "timeline-bar-end": { "$value": "{palette.gradient.timeline-bar-end.light-increased}" }
    },
    "hero": {
      "text": { "$value": "{palette.hero.text.light-increased}" }
    },
    "achievement": {
      "locked": { "$value": "{base.color.achievement.locked.light}" }
    },
    "badge": {
      "zero": {
        "symbol": { "$value": "{base.color.system.gray.light}" },
        "capsule": { "$value": "{palette.badge.zero.capsule.light-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.zero.capsule-opaque.light-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.zero.symbol-graphic.light-increased}" },
        "number": { "$value": "{palette.badge.zero.number.light-increased}" }
      },
      "active": {
        "symbol": { "$value": "{base.color.system.orange.light}" },
        "capsule": { "$value": "{palette.badge.active.capsule.light-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.active.capsule-opaque.light-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.active.symbol-graphic.light-increased}" }
      },
      "milestone": {
        "symbol": { "$value": "{base.color.system.yellow.light}" },
        "capsule": { "$value": "{palette.badge.milestone.capsule.light-increased}" },
        "capsule-opaque": { "$value": "{palette.badge.milestone.capsule-opaque.light-increased}" },
        "symbol-graphic": { "$value": "{palette.badge.milestone.symbol-graphic.light-increased}" }
      },
      "label": { "$value": "{palette.badge.label.light-increased}" }
    },
    "chart": {
      "entry": { "$value": "{base.color.chart.entry.light}" },
      "trend": { "$value": "{base.color.chart.trend.light}" },
      "predicted": { "$value": "{base.color.chart.predicted.light}" },
      "goal": { "$value": "{base.color.chart.goal.light}" },
      "entry-graphic": { "$value": "{palette.chart.entry-graphic.light-increased}" },
      "trend-graphic": { "$value": "{palette.chart.trend-graphic.light-increased}" },
      "predicted-graphic": { "$value": "{palette.chart.predicted-graphic.light-increased}" },
      "goal-graphic": { "$value": "{palette.chart.goal-graphic.light-increased}" },
      "bar-missed": { "$value": "{base.color.chart.bar-missed.light}" }
    },
    "calendar": {
      "day": {
        "none-opaque": { "$value": "{palette.calendar.day.none-opaque.light-increased}" },
        "none-digit": { "$value": "{palette.calendar.day.none-digit.light-increased}" },
        "low-opaque": { "$value": "{palette.calendar.day.low-opaque.light-increased}" },
        "low-digit": { "$value": "{palette.calendar.day.low-digit.light-increased}" },
        "low-end": { "$value": "{palette.calendar.day.low-end.light-increased}" },
        "medium-opaque": { "$value": "{palette.calendar.day.medium-opaque.light-increased}" },
        "medium-digit": { "$value": "{palette.calendar.day.medium-digit.light-increased}" },
        "medium-end": { "$value": "{palette.calendar.day.medium-end.light-increased}" },
        "high-opaque": { "$value": "{palette.calendar.day.high-opaque.light-increased}" },
        "high-digit": { "$value": "{palette.calendar.day.high-digit.light-increased}" },
        "high-end": { "$value": "{palette.calendar.day.high-end.light-increased}" }
      }
    },
    "sync": {
      "synced": { "$value": "{palette.sync.synced.light-increased}" },
      "syncing": { "$value": "{palette.sync.syncing.light-increased}" },
      "no-account": { "$value": "{palette.sync.no-account.light-increased}" },
      "error": { "$value": "{palette.sync.error.light-increased}" }
    },
    "adherence": {
      "high": { "$value": "{palette.adherence.high.light-increased}" },
      "medium": { "$value": "{palette.adherence.medium.light-increased}" },
      "low": { "$value": "{palette.adherence.low.light-increased}" }
    },
    "coverage": {
      "none": { "$value": "{palette.coverage.none.light-increased}" },
      "none-opaque": { "$value": "{palette.coverage.none-opaque.light-increased}" },
      "none-digit": { "$value": "{palette.coverage.none-digit.light-increased}" },
      "one": { "$value": "{palette.coverage.one.light-increased}" },
      "one-opaque": { "$value": "{palette.coverage.one-opaque.light-increased}" },
      "one-digit": { "$value": "{palette.coverage.one-digit.light-increased}" },
      "some": { "$value": "{palette.coverage.some.light-increased}" },
      "some-opaque": { "$value": "{palette.coverage.some-opaque.light-increased}" },
      "some-digit": { "$value": "{palette.coverage.some-digit.light-increased}" },
      "many": { "$value": "{palette.coverage.many.light-increased}" },
      "many-opaque": { "$value": "{palette.coverage.many-opaque.light-increased}" },
      "many-digit": { "$value": "{palette.coverage.many-digit.light-increased}" }
    },
    "streak-list": {
      "met": { "$value": "{palette.streak-list.met.light-increased}" },
      "missed": { "$value": "{palette.streak-list.missed.light-increased}" },
      "past": { "$value": "{base.color.streak-list.past.light}" },
      "future": { "$value": "{base.color.streak-list.future.light}" },
      "met-digit": { "$value": "{palette.streak-list.met-digit.light-increased}" }
    },
    "preset": {
      "habit": {
        "green-graphic": { "$value": "{palette.preset.habit.green-graphic.light-increased}" },
        "blue-graphic": { "$value": "{palette.preset.habit.blue-graphic.light-increased}" },
        "orange-graphic": { "$value": "{palette.preset.habit.orange-graphic.light-increased}" },
        "purple-graphic": { "$value": "{palette.preset.habit.purple-graphic.light-increased}" },
        "red-graphic": { "$value": "{palette.preset.habit.red-graphic.light-increased}" },
        "yellow-graphic": { "$value": "{palette.preset.habit.yellow-graphic.light-increased}" }
      },
      "routine": {
        "green-graphic": { "$value": "{palette.preset.routine.green-graphic.light-increased}" },
        "blue-graphic": { "$value": "{palette.preset.routine.blue-graphic.light-increased}" },
        "orange-graphic": { "$value": "{palette.preset.routine.orange-graphic.light-increased}" },
        "red-graphic": { "$value": "{palette.preset.routine.red-graphic.light-increased}" },
        "purple-graphic": { "$value": "{palette.preset.routine.purple-graphic.light-increased}" },
        "light-blue-graphic": { "$value": "{palette.preset.routine.light-blue-graphic.light-increased}" }
      },
      "habit-type": {
        "task-graphic": { "$value": "{palette.preset.habit-type.task-graphic.light-increased}" },
        "timer-graphic": { "$value": "{palette.preset.habit-type.timer-graphic.light-increased}" },
        "action-graphic": { "$value": "{palette.preset.habit-type.action-graphic.light-increased}" },
        "counter-graphic": { "$value": "{palette.preset.habit-type.counter-graphic.light-increased}" },
        "measurement-graphic": {
          "$value": "{palette.preset.habit-type.measurement-graphic.light-increased}"
        },
        "guided-sequence-graphic": {
          "$value": "{palette.preset.habit-type.guided-sequence-graphic.light-increased}"
        },
        "question-graphic": { "$value": "{palette.preset.habit-type.question-graphic.light-increased}" }
      }
    },
    "sharing": {
      "start": { "$value": "{palette.sharing.start.light-increased}" },
      "end": { "$value": "{palette.sharing.end.light-increased}" }
    },
    "celebration": {
      "trophy-graphic": { "$value": "{palette.celebration.trophy-graphic.light-increased}" }
    }
  }
}

"""#),
        ("Tokens/appearance/light.tokens.json", #"""
{
  "mode": {
    "$type": "color",
    "$description": "Which of its colours a palette shows here: choices only, no values.",
    "system": {
      "red": { "$value": "{base.color.system.red.light}" },
      "orange": { "$value": "{base.color.system.orange.light}" },
      "yellow": { "$value": "{base.color.system.yellow.light}" },
      "green": { "$value": "{base.color.system.green.light}" },
      "blue": { "$value": "{base.color.system.blue.light}" },
      "indigo": { "$value": "{base.color.system.indigo.light}" },
      "purple": { "$value": "{base.color.system.purple.light}" },
      "pink": { "$value": "{base.color.system.pink.light}" },
      "gray": { "$value": "{base.color.system.gray.light}" },
      "background": { "$value": "{base.color.system.background.light}" },
      "grouped-background": { "$value": "{base.color.system.grouped-background.light}" },
      "grouped-cell": { "$value": "{base.color.system.grouped-cell.light}" },
      "grouped-tertiary": { "$value": "{base.color.system.grouped-tertiary.light}" },
      "separator": { "$value": "{base.color.system.separator.light}" }
    },
    "label": {
      "primary": { "$value": "{base.color.label.primary.light}" },
      "secondary": { "$value": "{base.color.label.secondary.light}" },
      "tertiary": { "$value": "{base.color.label.tertiary.light}" },
      "secondary-text": { "$value": "{palette.label.secondary-text.light}" },
      "tertiary-text": { "$value": "{palette.label.tertiary-text.light}" }
    },
    "background": { "$value": "{palette.background.light}" },
    "surface": { "$value": "{palette.surface.light}" },
    "surface-secondary": { "$value": "{palette.surface-secondary.light}" },
    "surface-tertiary": { "$value": "{palette.surface-tertiary.light}" },
    "form-section": { "$value": "{palette.form-section.light}" },
    "input": {
      "background": { "$value": "{palette.input.background.light}" },
      "border": { "$value": "{palette.input.border.light}" }
    },
    "fill": { "$value": "{palette.fill.light}" },
    "rest-day": { "$value": "{palette.rest-day.light}" },
    "text": {
      "primary": { "$value": "{palette.text.primary.light}" },
      "secondary": { "$value": "{palette.text.secondary.light}" },
      "tertiary": { "$value": "{palette.text.tertiary.light}" }
    },
    "neutral": { "$value": "{palette.neutral.light}" },
    "primary": { "$value": "{palette.primary.light}" },
    "primary-pressed": { "$value": "{palette.primary-pressed.light}" },
    "secondary": { "$value": "{palette.secondary.light}" },
    "secondary-pressed": { "$value": "{palette.secondary-pressed.light}" },
    "accent": { "$value": "{palette.accent.light}" },
    "highlight": { "$value": "{palette.highlight.light}" },
    "success": { "$value": "{palette.success.light}" },
    "warning": { "$value": "{palette.warning.light}" },
    "error": { "$value": "{palette.error.light}" },
    "goal-reached": { "$value": "{base.color.system.green.light}" },
    "streak": {
      "none": { "$value": "{base.color.system.gray.light}" },
      "low": { "$value": "{base.color.system.orange.light}" },
      "mid": { "$value": "{base.color.system.red.light}" },
      "high": { "$value": "{base.color.system.purple.light}" },
      "none-text": { "$value": "{palette.streak.none-text.light}" },
      "none-graphic": { "$value": "{palette.streak.none-graphic.light}" },
      "low-text": { "$value": "{palette.streak.low-text.light}" },
      "low-graphic": { "$value": "{palette.streak.low-graphic.light}" },
      "mid-text": { "$value": "{palette.streak.mid-text.light}" },
      "mid-graphic": { "$value": "{palette.streak.mid-graphic.light}" },
      "high-text": { "$value": "{palette.streak.high-text.light}" },
      "high-graphic": { "$value": "{palette.streak.high-graphic.light}" }
    },
    "at-risk": { "$value": "{base.color.system.red.light}" },
    "tint": {
      "primary": { "$value": "{palette.tint.primary.light}" },
      "primary-opaque": { "$value": "{palette.tint.primary-opaque.light}" },
      "success": { "$value": "{palette.tint.success.light}" },
      "success-opaque": { "$value": "{palette.tint.success-opaque.light}" },
      "warning": { "$value": "{palette.tint.warning.light}" },
      "warning-opaque": { "$value": "{palette.tint.warning-opaque.light}" },
      "goal-reached": { "$value": "{palette.tint.goal-reached.light}" },
      "goal-reached-opaque": { "$value": "{palette.tint.goal-reached-opaque.light}" },
      "quiet": { "$value": "{palette.tint.quiet.light}" },
      "quiet-opaque": { "$value": "{palette.tint.quiet-opaque.light}" },
      "success-text": { "$value": "{palette.tint.success-text.light}" },
      "warning-text": { "$value": "{palette.tint.warning-text.light}" }
    },
    "primary-text": { "$value": "{palette.primary-text.light}" },
    "primary-graphic": { "$value": "{palette.primary-graphic.light}" },
    "primary-fill": { "$value": "{palette.primary-fill.light}" },
    "on-primary": { "$value": "{palette.on-primary.light}" },
    "secondary-text": { "$value": "{palette.secondary-text.light}" },
    "secondary-fill": { "$value": "{palette.secondary-fill.light}" },
    "on-secondary": { "$value": "{palette.on-secondary.light}" },
    "accent-text": { "$value": "{palette.accent-text.light}" },
    "accent-graphic": { "$value": "{palette.accent-graphic.light}" },
    "accent-fill": { "$value": "{palette.accent-fill.light}" },
    "on-accent": { "$value": "{palette.on-accent.light}" },
    "success-text": { "$value": "{palette.success-text.light}" },
    "success-graphic": { "$value": "{palette.success-graphic.light}" },
    "success-fill": { "$value": "{palette.success-fill.light}" },
    "on-success": { "$value": "{palette.on-success.light}" },
    "warning-text": { "$value": "{palette.warning-text.light}" },
    "warning-graphic": { "$value": "{palette.warning-graphic.light}" },
    "warning-fill": { "$value": "{palette.warning-fill.light}" },
    "on-warning": { "$value": "{palette.on-warning.light}" },
    "error-text": { "$value": "{palette.error-text.light}" },
    "error-graphic": { "$value": "{palette.error-graphic.light}" },
    "error-fill": { "$value": "{palette.error-fill.light}" },
    "on-error": { "$value": "{palette.on-error.light}" },
    "goal-reached-text": { "$value": "{palette.goal-reached-text.light}" },
    "goal-reached-graphic": { "$value": "{palette.goal-reached-graphic.light}" },
    "at-risk-text": { "$value": "{palette.at-risk-text.light}" },
    "border": { "$value": "{palette.border.light}" },
    "card": {
      "border": { "$value": "{palette.card.border.light}" }
    },
    "progress": {
      "track": { "$value": "{palette.progress.track.light}" },
      "outline": { "$value": "{palette.progress.outline.light}" }
    },
    "shadow": {
      "subtle": { "$value": "{palette.shadow.subtle.light}" },
      "card": { "$value": "{palette.shadow.card.light}" },
      "elevated": { "$value": "{palette.shadow.elevated.light}" },
      "prominent": { "$value": "{palette.shadow.prominent.light}" },
      "pressed": { "$value": "{palette.shadow.pressed.light}" }
    },
    "growth": { "$value": "{palette.growth.light}" },
    "growth-graphic": { "$value": "{palette.growth-graphic.light}" },
    "scrim": {
      "milestone": { "$value": "{base.color.scrim.milestone.light}" },
      "badge": { "$value": "{base.color.scrim.badge.light}" }
    },
    "gradient": {
      "primary-start": { "$value": "{palette.gradient.primary-start.light}" },
      "primary-end": { "$value": "{palette.gradient.primary-end.light}" },
      "primary-faded": { "$value": "{palette.gradient.primary-faded.light}" },
      "neutral-start": { "$value": "{base.color.turquoise}" },
      "neutral-end": { "$value": "{base.color.turquoise-faded}" },
      "progress-start-graphic": { "$value": "{palette.gradient.progress-start-graphic.light}" },
      "progress-end-graphic": { "$value": "{palette.gradient.progress-end-graphic.light}" },
      "accent-75": { "$value": "{palette.gradient.accent-75.light}" },
      "accent-45": { "$value": "{palette.gradient.accent-45.light}" },
      "accent-12": { "$value": "{palette.gradient.accent-12.light}" },
      "background-end": { "$value": "{palette.gradient.background-end.light}" },
      "growth-20": { "$value": "{palette.gradient.growth-20.light}" },
      "growth-10": { "$value": "{palette.gradient.growth-10.light}" },
      "accent-5": { "$value": "{palette.gradient.accent-5.light}" },
      "timeline-bar-end": { "$value": "{palette.gradient.timeline-bar-end.light}" }
    },
    "hero": {
      "text": { "$value": "{palette.hero.text.light}" }
    },
    "achievement": {
      "locked": { "$value": "{base.color.achievement.locked.light}" }
    },
    "badge": {
      "zero": {
        "symbol": { "$value": "{base.color.system.gray.light}" },
        "capsule": { "$value": "{palette.badge.zero.capsule.light}" },
        "capsule-opaque": { "$value": "{palette.badge.zero.capsule-opaque.light}" },
        "symbol-graphic": { "$value": "{palette.badge.zero.symbol-graphic.light}" },
        "number": { "$value": "{palette.badge.zero.number.light}" }
      },
      "active": {
        "symbol": { "$value": "{base.color.system.orange.light}" },
        "capsule": { "$value": "{palette.badge.active.capsule.light}" },
        "capsule-opaque": { "$value": "{palette.badge.active.capsule-opaque.light}" },
        "symbol-graphic": { "$value": "{palette.badge.active.symbol-graphic.light}" }
      },
      "milestone": {
        "symbol": { "$value": "{base.color.system.yellow.light}" },
        "capsule": { "$value": "{palette.badge.milestone.capsule.light}" },
        "capsule-opaque": { "$value": "{palette.badge.milestone.capsule-opaque.light}" },
        "symbol-graphic": { "$value": "{palette.badge.milestone.symbol-graphic.light}" }
      },
      "label": { "$value": "{palette.badge.label.light}" }
    },
    "chart": {
      "entry": { "$value": "{base.color.chart.entry.light}" },
      "trend": { "$value": "{base.color.chart.trend.light}" },
      "predicted": { "$value": "{base.color.chart.predicted.light}" },
      "goal": { "$value": "{base.color.chart.goal.light}" },
      "entry-graphic": { "$value": "{palette.chart.entry-graphic.light}" },
      "trend-graphic": { "$value": "{palette.chart.trend-graphic.light}" },
      "predicted-graphic": { "$value": "{palette.chart.predicted-graphic.light}" },
      "goal-graphic": { "$value": "{palette.chart.goal-graphic.light}" },
      "bar-missed": { "$value": "{base.color.chart.bar-missed.light}" }
    },
    "calendar": {
      "day": {
        "none-opaque": { "$value": "{palette.calendar.day.none-opaque.light}" },
        "none-digit": { "$value": "{palette.calendar.day.none-digit.light}" },
        "low-opaque": { "$value": "{palette.calendar.day.low-opaque.light}" },
        "low-digit": { "$value": "{palette.calendar.day.low-digit.light}" },
        "low-end": { "$value": "{palette.calendar.day.low-end.light}" },
        "medium-opaque": { "$value": "{palette.calendar.day.medium-opaque.light}" },
        "medium-digit": { "$value": "{palette.calendar.day.medium-digit.light}" },
        "medium-end": { "$value": "{palette.calendar.day.medium-end.light}" },
        "high-opaque": { "$value": "{palette.calendar.day.high-opaque.light}" },
        "high-digit": { "$value": "{palette.calendar.day.high-digit.light}" },
        "high-end": { "$value": "{palette.calendar.day.high-end.light}" }
      }
    },
    "sync": {
      "synced": { "$value": "{palette.sync.synced.light}" },
      "syncing": { "$value": "{palette.sync.syncing.light}" },
      "no-account": { "$value": "{palette.sync.no-account.light}" },
      "error": { "$value": "{palette.sync.error.light}" }
    },
    "adherence": {
      "high": { "$value": "{palette.adherence.high.light}" },
      "medium": { "$value": "{palette.adherence.medium.light}" },
      "low": { "$value": "{palette.adherence.low.light}" }
    },
    "coverage": {
      "none": { "$value": "{palette.coverage.none.light}" },
      "none-opaque": { "$value": "{palette.coverage.none-opaque.light}" },
      "none-digit": { "$value": "{palette.coverage.none-digit.light}" },
      "one": { "$value": "{palette.coverage.one.light}" },
      "one-opaque": { "$value": "{palette.coverage.one-opaque.light}" },
      "one-digit": { "$value": "{palette.coverage.one-digit.light}" },
      "some": { "$value": "{palette.coverage.some.light}" },
      "some-opaque": { "$value": "{palette.coverage.some-opaque.light}" },
      "some-digit": { "$value": "{palette.coverage.some-digit.light}" },
      "many": { "$value": "{palette.coverage.many.light}" },
      "many-opaque": { "$value": "{palette.coverage.many-opaque.light}" },
      "many-digit": { "$value": "{palette.coverage.many-digit.light}" }
    },
    "streak-list": {
      "met": { "$value": "{palette.streak-list.met.light}" },
      "missed": { "$value": "{palette.streak-list.missed.light}" },
      "past": { "$value": "{base.color.streak-list.past.light}" },
      "future": { "$value": "{base.color.streak-list.future.light}" },
      "met-digit": { "$value": "{palette.streak-list.met-digit.light}" }
    },
    "preset": {
      "habit": {
        "green-graphic": { "$value": "{palette.preset.habit.green-graphic.light}" },
        "blue-graphic": { "$value": "{palette.preset.habit.blue-graphic.light}" },
        "orange-graphic": { "$value": "{palette.preset.habit.orange-graphic.light}" },
        "purple-graphic": { "$value": "{palette.preset.habit.purple-graphic.light}" },
        "red-graphic": { "$value": "{palette.preset.habit.red-graphic.light}" },
        "yellow-graphic": { "$value": "{palette.preset.habit.yellow-graphic.light}" }
      },
      "routine": {
        "green-graphic": { "$value": "{palette.preset.routine.green-graphic.light}" },
        "blue-graphic": { "$value": "{palette.preset.routine.blue-graphic.light}" },
        "orange-graphic": { "$value": "{palette.preset.routine.orange-graphic.light}" },
        "red-graphic": { "$value": "{palette.preset.routine.red-graphic.light}" },
        "purple-graphic": { "$value": "{palette.preset.routine.purple-graphic.light}" },
        "light-blue-graphic": { "$value": "{palette.preset.routine.light-blue-graphic.light}" }
      },
      "habit-type": {
        "task-graphic": { "$value": "{palette.preset.habit-type.task-graphic.light}" },
        "timer-graphic": { "$value": "{palette.preset.habit-type.timer-graphic.light}" },
        "action-graphic": { "$value": "{palette.preset.habit-type.action-graphic.light}" },
        "counter-graphic": { "$value": "{palette.preset.habit-type.counter-graphic.light}" },
        "measurement-graphic": { "$value": "{palette.preset.habit-type.measurement-graphic.light}" },
        "guided-sequence-graphic": { "$value": "{palette.preset.habit-type.guided-sequence-graphic.light}" },
        "question-graphic": { "$value": "{palette.preset.habit-type.question-graphic.light}" }
      }
    },
    "sharing": {
      "start": { "$value": "{palette.sharing.start.light}" },
      "end": { "$value": "{palette.sharing.end.light}" }
    },
    "celebration": {
      "trophy-graphic": { "$value": "{palette.celebration.trophy-graphic.light}" }
    }
  }
}

"""#),
        ("Tokens/candela.resolver.json", ##"""
{
  "name": "Candela",
  "version": "2025.10",
  "description": "Four products in four appearances: 16 sets of the same roles.",
  "sets": {
    "primitive": {
      "description": "Literals all products share: hues, lengths, fonts, durations, curves, and what palettes have in common.",
      "sources": [
        { "$ref": "primitive/color.tokens.json" },
        { "$ref": "primitive/palette.tokens.json" },
        { "$ref": "primitive/size.tokens.json" },
        { "$ref": "primitive/number.tokens.json" },
        { "$ref": "primitive/font.tokens.json" },
        { "$ref": "primitive/motion.tokens.json" }
      ]
    },
    "semantic": {
      "description": "Roles by job, for every product and appearance.",
      "sources": [
        { "$ref": "semantic/color.tokens.json" },
        { "$ref": "semantic/gradient.tokens.json" },
        { "$ref": "semantic/space.tokens.json" },
        { "$ref": "semantic/radius.tokens.json" },
        { "$ref": "semantic/type.tokens.json" },
        { "$ref": "semantic/shadow.tokens.json" },
        { "$ref": "semantic/motion.tokens.json" },
        { "$ref": "semantic/haptic.tokens.json" },
        { "$ref": "semantic/opacity.tokens.json" },
        { "$ref": "semantic/material.tokens.json" }
      ]
    },
    "component": {
      "description": "Colours and figures of single parts.",
      "sources": [
        { "$ref": "component/adherence.tokens.json" },
        { "$ref": "component/badge.tokens.json" },
        { "$ref": "component/banner.tokens.json" },
        { "$ref": "component/button.tokens.json" },
        { "$ref": "component/calendar.tokens.json" },
        { "$ref": "component/card.tokens.json" },
        { "$ref": "component/celebration.tokens.json" },
        { "$ref": "component/chart.tokens.json" },
        { "$ref": "component/counter.tokens.json" },
        { "$ref": "component/coverage.tokens.json" },
        { "$ref": "component/empty-state.tokens.json" },
        { "$ref": "component/flame.tokens.json" },
        { "$ref": "component/habit.tokens.json" },
        { "$ref": "component/heat-map.tokens.json" },
        { "$ref": "component/hero.tokens.json" },
        { "$ref": "component/live-activity.tokens.json" },
        { "$ref": "component/logbook.tokens.json" },
        { "$ref": "component/progress.tokens.json" },
        { "$ref": "component/routine.tokens.json" },
        { "$ref": "component/sharing.tokens.json" },
        { "$ref": "component/streak-card.tokens.json" },
        { "$ref": "component/streak-list.tokens.json" },
        { "$ref": "component/sync.tokens.json" },
        { "$ref": "component/toast.tokens.json" },
        { "$ref": "component/touch.tokens.json" },
        { "$ref": "component/type-scale.tokens.json" },
        { "$ref": "component/week-strip.tokens.json" }
      ]
    }
  },
  "modifiers": {
    "product": {
      "description": "Whose look: weight is W8Trackr, practice is Growth, routine is HabitTracker with routines, habit is HabitTracker daily.",
      "contexts": {
        "weight": [{ "$ref": "product/weight.tokens.json" }],
        "practice": [{ "$ref": "product/practice.tokens.json" }],
        "routine": [{ "$ref": "product/routine.tokens.json" }],
        "habit": [{ "$ref": "product/habit.tokens.json" }]
      },
      "default": "weight"
    },
    "appearance": {
      "description": "Light or dark, each with the device's increased contrast or without.",
      "contexts": {
        "light": [{ "$ref": "appearance/light.tokens.json" }],
        "dark": [{ "$ref": "appearance/dark.tokens.json" }],
        "light-increased": [{ "$ref": "appearance/light-increased.tokens.json" }],
        "dark-increased": [{ "$ref": "appearance/dark-increased.tokens.json" }]
      },
      "default": "light"
    }
  },
  "resolutionOrder": [
    { "$ref": "#/sets/primitive" },
    { "$ref": "#/modifiers/product" },
    { "$ref": "#/modifiers/appearance" },
    { "$ref": "#/sets/semantic" },
    { "$ref": "#/sets/component" }
  ]
}

"""##),
        ("Tokens/component/adherence.tokens.json", #"""
{
  "adherence": {
    "high": {
      "color": {
        "$type": "color",
        "$description": "Adherence from 80 percent.",
        "$value": "{mode.adherence.high}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    },
    "medium": {
      "color": {
        "$type": "color",
        "$description": "Adherence from 60 percent.",
        "$value": "{mode.adherence.medium}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    },
    "low": {
      "color": {
        "$type": "color",
        "$description": "Adherence above 0 percent.",
        "$value": "{mode.adherence.low}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    }
  },
  "trend": {
    "up": {
      "color": {
        "$type": "color",
        "$description": "An upward change for the better.",
        "$value": "{mode.adherence.high}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    },
    "down": {
      "color": {
        "$type": "color",
        "$description": "A change for the worse.",
        "$value": "{mode.adherence.low}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    },
    "flat": {
      "color": {
        "$type": "color",
        "$description": "No change.",
        "$value": "{color.text.secondary}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/badge.tokens.json", #"""
{
  "badge": {
    "zero": {
      "symbol": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge without a streak.",
          "$value": "{mode.badge.zero.symbol}",
          "$extensions": { "org.candela": { "seed": "004" } }
        }
      },
      "symbol-graphic": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge without a streak where it must reach 3:1, and the capsule's outline when contrast is increased.",
          "$value": "{mode.badge.zero.symbol-graphic}",
          "$extensions": {
            "org.candela": { "on": ["color.surface", "badge.zero.capsule-opaque.color"], "use": "graphic" }
          }
        }
      },
      "capsule": {
        "color": {
          "$type": "color",
          "$description": "The capsule behind a badge without a streak. Increased contrast drops it.",
          "$value": "{mode.badge.zero.capsule}",
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "capsule-opaque": {
        "color": {
          "$type": "color",
          "$description": "The capsule of a badge without a streak as one opaque colour over a card.",
          "$value": "{mode.badge.zero.capsule-opaque}"
        }
      },
      "number": {
        "color": {
          "$type": "color",
          "$description": "The grey zero, dark enough to read.",
          "$value": "{mode.badge.zero.number}",
          "$extensions": {
            "org.candela": {
              "seed": "004",
              "on": ["color.surface", "badge.zero.capsule-opaque.color"],
              "use": "text"
            }
          }
        }
      }
    },
    "active": {
      "symbol": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge from 1 to 6 days.",
          "$value": "{mode.badge.active.symbol}",
          "$extensions": { "org.candela": { "seed": "004" } }
        }
      },
      "symbol-graphic": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge from 1 to 6 days where it must reach 3:1, and the capsule's outline when contrast is increased.",
          "$value": "{mode.badge.active.symbol-graphic}",
          "$extensions": {
            "org.candela": { "on": ["color.surface", "badge.active.capsule-opaque.color"], "use": "graphic" }
          }
        }
      },
      "capsule": {
        "color": {
          "$type": "color",
          "$description": "The capsule behind a badge from 1 to 6 days. Increased contrast drops it.",
          "$value": "{mode.badge.active.capsule}",
          "$extensions": { "org.candela": { "seed": "004" } }
        }
      },
      "capsule-opaque": {
        "color": {
          "$type": "color",
          "$description": "The capsule of a badge from 1 to 6 days as one opaque colour over a card.",
          "$value": "{mode.badge.active.capsule-opaque}"
        }
      }
    },
    "milestone": {
      "symbol": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge from 7 days on.",
          "$value": "{mode.badge.milestone.symbol}",
          "$extensions": { "org.candela": { "seed": "004" } }
        }
      },
      "symbol-graphic": {
        "color": {
          "$type": "color",
          "$description": "The flame of a badge from 7 days on where it must reach 3:1, and the capsule's outline when contrast is increased.",
          "$value": "{mode.badge.milestone.symbol-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.surface", "badge.milestone.capsule-opaque.color"],
              "use": "graphic"
            }
          }
        }
      },
      "capsule": {
        "color": {
          "$type": "color",
          "$description": "The capsule behind a badge from 7 days on. Increased contrast drops it.",
          "$value": "{mode.badge.milestone.capsule}",
          "$extensions": { "org.candela": { "seed": "004" } }
        }
      },
      "capsule-opaque": {
        "color": {
          "$type": "color",
          "$description": "The capsule of a badge from 7 days on as one opaque colour over a card.",
          "$value": "{mode.badge.milestone.capsule-opaque}"
        }
      }
    },
    "number": {
      "color": {
        "$type": "color",
        "$description": "The number of an active or milestone badge: normal text, since orange and yellow fail.",
        "$value": "{color.text.primary}",
        "$extensions": {
          "org.candela": {
            "seed": "004",
            "on": [
              "color.surface",
              "badge.zero.capsule-opaque.color",
              "badge.active.capsule-opaque.color",
              "badge.milestone.capsule-opaque.color"
            ],
            "use": "text"
          }
        }
      }
    },
    "label": {
      "color": {
        "$type": "color",
        "$description": "The label under a badge's number.",
        "$value": "{mode.badge.label}",
        "$extensions": {
          "org.candela": {
            "on": [
              "color.surface",
              "badge.zero.capsule-opaque.color",
              "badge.active.capsule-opaque.color",
              "badge.milestone.capsule-opaque.color"
            ],
            "use": "text"
          }
        }
      }
    },
    "outline": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the capsule's outline when contrast is increased.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/banner.tokens.json", #"""
{
  "banner": {
    "background": {
      "color": {
        "$type": "color",
        "$description": "Behind the goal-reached banner.",
        "$value": "{color.tint.goal-reached-opaque}",
        "$extensions": { "org.candela": { "seed": "001" } }
      }
    },
    "symbol": {
      "color": {
        "$type": "color",
        "$description": "The banner's symbol.",
        "$value": "{color.goal-reached}",
        "$extensions": { "org.candela": { "seed": "001" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of the banner.",
      "$value": "{base.size.12}",
      "$extensions": { "org.candela": { "seed": "001" } }
    }
  }
}

"""#),
        ("Tokens/component/button.tokens.json", #"""
{
  "button": {
    "height": {
      "$type": "dimension",
      "$description": "Height of a primary or secondary button.",
      "$value": "{base.size.52}",
      "$extensions": { "org.candela": { "source": "docs" } }
    },
    "disabled": {
      "scale": {
        "$type": "number",
        "$description": "Scale of a button that cannot be used yet, in the routine builder.",
        "$value": "{base.percent.95}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  },
  "input": {
    "height": {
      "$type": "dimension",
      "$description": "Height of a text field.",
      "$value": "{base.size.56}",
      "$extensions": { "org.candela": { "source": "docs" } }
    },
    "border": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of a text field.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  },
  "tab": {
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of a tab bar's symbol.",
        "$value": "{base.size.28}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "mark": {
      "height": {
        "$type": "dimension",
        "$description": "Height of the line under the page that is shown, for readers who tell nothing by colour.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  },
  "switch": {
    "on": {
      "color": {
        "$type": "color",
        "$description": "The track of a switch that is on.",
        "$value": "{color.primary-graphic}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "off": {
      "color": {
        "$type": "color",
        "$description": "The track of a switch that is off.",
        "$value": "{color.text.tertiary}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "thumb": {
      "color": {
        "$type": "color",
        "$description": "The thumb of a switch; where it is says whether the switch is on.",
        "$value": "{color.surface}",
        "$extensions": { "org.candela": { "on": ["switch.on.color", "switch.off.color"], "use": "graphic" } }
      }
    }
  },
  "stepper": {
    "color": {
      "$type": "color",
      "$description": "The signs of the buttons beside a value that goes up and down.",
      "$value": "{color.primary-graphic}",
      "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
    }
  },
  "segment": {
    "frame": {
      "color": {
        "$type": "color",
        "$description": "Behind options side by side of which one holds.",
        "$value": "{color.surface-secondary}"
      }
    },
    "chosen": {
      "color": {
        "$type": "color",
        "$description": "Behind the option that holds.",
        "$value": "{color.surface}"
      }
    },
    "outline": {
      "color": {
        "$type": "color",
        "$description": "Round the option that holds.",
        "$value": "{color.primary-graphic}",
        "$extensions": { "org.candela": { "on": ["segment.frame.color"], "use": "graphic" } }
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the line round the option that holds.",
        "$value": "{base.size.1-5}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/calendar.tokens.json", #"""
{
  "calendar": {
    "day": {
      "none-opaque": {
        "color": {
          "$type": "color",
          "$description": "The opaque fill, over a card, of a day without practice; moved only where increased contrast asks for it.",
          "$value": "{mode.calendar.day.none-opaque}"
        }
      },
      "none-digit": {
        "color": {
          "$type": "color",
          "$description": "The number written on a day without practice.",
          "$value": "{mode.calendar.day.none-digit}",
          "$extensions": { "org.candela": { "on": ["calendar.day.none-opaque.color"], "use": "text" } }
        }
      },
      "low": {
        "gradient": {
          "$type": "gradient",
          "$description": "The same day as the subtle gradient of its circle.",
          "$value": [
            { "color": "{mode.calendar.day.low-opaque}", "position": 0 },
            { "color": "{mode.calendar.day.low-end}", "position": 1 }
          ],
          "$extensions": {
            "org.candela": {
              "seed": "002",
              "source": "rec",
              "direction": "top-leading-bottom-trailing",
              "solid": "calendar.day.low-opaque.color"
            }
          }
        }
      },
      "low-opaque": {
        "color": {
          "$type": "color",
          "$description": "The opaque fill, over a card, of a day of 1 to 9 minutes, at least 1.3 : 1 from its neighbours.",
          "$value": "{mode.calendar.day.low-opaque}"
        }
      },
      "low-digit": {
        "color": {
          "$type": "color",
          "$description": "The number written on a day of 1 to 9 minutes.",
          "$value": "{mode.calendar.day.low-digit}",
          "$extensions": {
            "org.candela": {
              "on": ["calendar.day.low-opaque.color", "calendar.day.low.gradient"],
              "use": "text"
            }
          }
        }
      },
      "medium": {
        "gradient": {
          "$type": "gradient",
          "$description": "The same day as the subtle gradient of its circle.",
          "$value": [
            { "color": "{mode.calendar.day.medium-opaque}", "position": 0 },
            { "color": "{mode.calendar.day.medium-end}", "position": 1 }
          ],
          "$extensions": {
            "org.candela": {
              "seed": "002",
              "source": "rec",
              "direction": "top-leading-bottom-trailing",
              "solid": "calendar.day.medium-opaque.color"
            }
          }
        }
      },
      "medium-opaque": {
        "color": {
          "$type": "color",
          "$description": "The opaque fill, over a card, of a day of 10 to 29 minutes, at least 1.3 : 1 from its neighbours.",
          "$value": "{mode.calendar.day.medium-opaque}"
        }
      },
      "medium-digit": {
        "color": {
          "$type": "color",
          "$description": "The number written on a day of 10 to 29 minutes.",
          "$value": "{mode.calendar.day.medium-digit}",
          "$extensions": {
            "org.candela": {
              "on": ["calendar.day.medium-opaque.color", "calendar.day.medium.gradient"],
              "use": "text"
            }
          }
        }
      },
      "high": {
        "gradient": {
          "$type": "gradient",
          "$description": "The same day as the subtle gradient of its circle.",
          "$value": [
            { "color": "{mode.calendar.day.high-opaque}", "position": 0 },
            { "color": "{mode.calendar.day.high-end}", "position": 1 }
          ],
          "$extensions": {
            "org.candela": {
              "seed": "002",
              "source": "rec",
              "direction": "top-leading-bottom-trailing",
              "solid": "calendar.day.high-opaque.color"
            }
          }
        }
      },
      "high-opaque": {
        "color": {
          "$type": "color",
          "$description": "The opaque fill of a day of 30 minutes and more, at least 1.3 : 1 from its neighbours.",
          "$value": "{mode.calendar.day.high-opaque}"
        }
      },
      "high-digit": {
        "color": {
          "$type": "color",
          "$description": "The number written on a day of 30 minutes and more.",
          "$value": "{mode.calendar.day.high-digit}",
          "$extensions": {
            "org.candela": {
              "on": ["calendar.day.high-opaque.color", "calendar.day.high.gradient"],
              "use": "text"
            }
          }
        }
      },
      "size": {
        "$type": "dimension",
        "$description": "Size of a day's circle.",
        "$value": "{base.size.18}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "rest": {
      "color": {
        "$type": "color",
        "$description": "A rest day: neutral.",
        "$value": "{color.rest-day}"
      }
    },
    "today": {
      "color": {
        "$type": "color",
        "$description": "The ring round today, once it has pulsed.",
        "$value": "{color.growth-graphic}",
        "$extensions": {
          "org.candela": { "seed": "002", "on": ["color.background", "color.surface"], "use": "graphic" }
        }
      },
      "size": {
        "$type": "dimension",
        "$description": "Today's larger circle.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "seed": "002", "source": "rec" } }
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the ring round today.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "rows": {
      "count": {
        "$type": "number",
        "$description": "Rows of the last 30 days.",
        "$value": "{base.count.5}",
        "$extensions": { "org.candela": { "seed": "002" } }
      }
    },
    "columns": {
      "count": {
        "$type": "number",
        "$description": "Columns of the last 30 days.",
        "$value": "{base.count.6}",
        "$extensions": { "org.candela": { "seed": "002" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/card.tokens.json", #"""
{
  "card": {
    "border": {
      "color": {
        "$type": "color",
        "$description": "The outline of a card; reaches 3:1 when contrast is increased.",
        "$value": "{mode.card.border}"
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of a card.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "elevated-outline": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of an elevated card.",
        "$value": "{base.size.1-5}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/celebration.tokens.json", #"""
{
  "celebration": {
    "trophy": {
      "color": {
        "$type": "color",
        "$description": "The trophy of a celebration; decoration.",
        "$value": "{mode.system.yellow}"
      }
    },
    "trophy-graphic": {
      "color": {
        "$type": "color",
        "$description": "The trophy where it must reach 3:1.",
        "$value": "{mode.celebration.trophy-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "confetti-green": {
      "color": {
        "$type": "color",
        "$description": "One of five confetti colours.",
        "$value": "{mode.growth}"
      }
    },
    "confetti-teal": {
      "color": {
        "$type": "color",
        "$description": "One of five confetti colours.",
        "$value": "{mode.accent}"
      }
    },
    "confetti-yellow": {
      "color": {
        "$type": "color",
        "$description": "One of five confetti colours.",
        "$value": "{mode.system.yellow}"
      }
    },
    "confetti-orange": {
      "color": {
        "$type": "color",
        "$description": "One of five confetti colours.",
        "$value": "{mode.system.orange}"
      }
    },
    "confetti-pink": {
      "color": {
        "$type": "color",
        "$description": "One of five confetti colours.",
        "$value": "{mode.system.pink}"
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of a celebration's card.",
      "$value": "{base.size.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of a celebration's trophy.",
        "$value": "{base.size.60}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "confetti": {
      "radius": {
        "$type": "dimension",
        "$description": "How far confetti flies.",
        "$value": "{base.size.400}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "count": {
        "$type": "number",
        "$description": "Pieces of confetti for a weight milestone.",
        "$value": "{base.count.50}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  },
  "completion": {
    "ring": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the ring of a finished routine.",
        "$value": "{base.size.96}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the symbol inside the ring of a finished routine.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/chart.tokens.json", #"""
{
  "chart": {
    "entry": {
      "color": {
        "$type": "color",
        "$description": "Logged points.",
        "$value": "{mode.chart.entry}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "entry-graphic": {
      "color": {
        "$type": "color",
        "$description": "Logged points, where they must reach 3:1 on a card.",
        "$value": "{mode.chart.entry-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "trend": {
      "color": {
        "$type": "color",
        "$description": "The smoothed line.",
        "$value": "{mode.chart.trend}"
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the trend line.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "trend-graphic": {
      "color": {
        "$type": "color",
        "$description": "The smoothed line, where it must reach 3:1 on a card.",
        "$value": "{mode.chart.trend-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "predicted": {
      "color": {
        "$type": "color",
        "$description": "The line into the future.",
        "$value": "{mode.chart.predicted}"
      }
    },
    "predicted-graphic": {
      "color": {
        "$type": "color",
        "$description": "The line into the future, where it must reach 3:1 on a card.",
        "$value": "{mode.chart.predicted-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "goal": {
      "color": {
        "$type": "color",
        "$description": "The goal's rule.",
        "$value": "{mode.chart.goal}"
      },
      "dash": {
        "$type": "dimension",
        "$description": "Length of the dashes of the goal's rule.",
        "$value": "{base.size.10}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "gap": {
        "$type": "dimension",
        "$description": "Length of the gaps between the dashes of the goal's rule.",
        "$value": "{base.size.5}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "rule": {
      "width": {
        "$type": "dimension",
        "$description": "Width of a rule across a chart, such as the goal's.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "goal-graphic": {
      "color": {
        "$type": "color",
        "$description": "The goal's rule, where it must reach 3:1 on a card.",
        "$value": "{mode.chart.goal-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "selection": {
      "color": {
        "$type": "color",
        "$description": "The rule and point of a selection.",
        "$value": "{color.accent-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "grid": {
      "color": {
        "$type": "color",
        "$description": "Grid lines.",
        "$value": "{color.border}"
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of grid lines.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "axis": {
      "color": {
        "$type": "color",
        "$description": "Labels along a chart.",
        "$value": "{color.text.secondary}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "text" } }
      }
    },
    "bar": {
      "color": {
        "$type": "color",
        "$description": "A bar of completions.",
        "$value": "{color.accent-graphic}",
        "$extensions": { "org.candela": { "seed": "004" } }
      },
      "radius": {
        "$type": "dimension",
        "$description": "Corners of a bar.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "bar-missed": {
      "color": {
        "$type": "color",
        "$description": "The bar of a missed day.",
        "$value": "{mode.chart.bar-missed}",
        "$extensions": { "org.candela": { "seed": "004" } }
      }
    },
    "bar-missed-graphic": {
      "color": {
        "$type": "color",
        "$description": "The frame of a missed day's bar, where it must reach 3:1.",
        "$value": "{color.text.tertiary}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "height": {
      "$type": "dimension",
      "$description": "Height of the weight chart.",
      "$value": "{base.size.300}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "habit": {
      "height": {
        "$type": "dimension",
        "$description": "Height of a habit's chart.",
        "$value": "{base.size.200}",
        "$extensions": { "org.candela": { "seed": "004" } }
      }
    }
  },
  "timeline": {
    "height": {
      "$type": "dimension",
      "$description": "Height of the practice timeline.",
      "$value": "{base.size.180}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/component/counter.tokens.json", #"""
{
  "counter": {
    "outline": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of a streak at risk.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "width-increased": {
        "$type": "dimension",
        "$description": "Width of the same outline when contrast is increased.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/coverage.tokens.json", #"""
{
  "coverage": {
    "none": {
      "color": {
        "$type": "color",
        "$description": "No routine fits here.",
        "$value": "{mode.coverage.none}"
      }
    },
    "none-opaque": {
      "color": {
        "$type": "color",
        "$description": "The opaque fill, over a card, where no routine fits here; moved only where increased contrast asks for it.",
        "$value": "{mode.coverage.none-opaque}"
      }
    },
    "none-digit": {
      "color": {
        "$type": "color",
        "$description": "The number where no routine fits here.",
        "$value": "{mode.coverage.none-digit}",
        "$extensions": { "org.candela": { "on": ["coverage.none-opaque.color"], "use": "text" } }
      }
    },
    "one": {
      "color": {
        "$type": "color",
        "$description": "One routine fits here.",
        "$value": "{mode.coverage.one}"
      }
    },
    "one-opaque": {
      "color": {
        "$type": "color",
        "$description": "The opaque fill, over a card, where one routine fits here; moved only where increased contrast asks for it.",
        "$value": "{mode.coverage.one-opaque}"
      }
    },
    "one-digit": {
      "color": {
        "$type": "color",
        "$description": "The number where one routine fits here.",
        "$value": "{mode.coverage.one-digit}",
        "$extensions": { "org.candela": { "on": ["coverage.one-opaque.color"], "use": "text" } }
      }
    },
    "some": {
      "color": {
        "$type": "color",
        "$description": "Two or three routines fit here.",
        "$value": "{mode.coverage.some}"
      }
    },
    "some-opaque": {
      "color": {
        "$type": "color",
        "$description": "The opaque fill, over a card, where two or three routines fit here; moved only where increased contrast asks for it.",
        "$value": "{mode.coverage.some-opaque}"
      }
    },
    "some-digit": {
      "color": {
        "$type": "color",
        "$description": "The number where two or three routines fit here.",
        "$value": "{mode.coverage.some-digit}",
        "$extensions": { "org.candela": { "on": ["coverage.some-opaque.color"], "use": "text" } }
      }
    },
    "many": {
      "color": {
        "$type": "color",
        "$description": "Four routines and more fit here.",
        "$value": "{mode.coverage.many}"
      }
    },
    "many-opaque": {
      "color": {
        "$type": "color",
        "$description": "The opaque fill, over a card, where four routines and more fit here; moved only where increased contrast asks for it.",
        "$value": "{mode.coverage.many-opaque}"
      }
    },
    "many-digit": {
      "color": {
        "$type": "color",
        "$description": "The number where four routines and more fit here.",
        "$value": "{mode.coverage.many-digit}",
        "$extensions": { "org.candela": { "on": ["coverage.many-opaque.color"], "use": "text" } }
      }
    },
    "cell": {
      "width": {
        "$type": "dimension",
        "$description": "Width of a coverage cell.",
        "$value": "{base.size.60}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "height": {
        "$type": "dimension",
        "$description": "Height of a coverage cell.",
        "$value": "{base.size.44}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "radius": {
        "$type": "dimension",
        "$description": "Corners of a coverage cell.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "label": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the column with the rows' names.",
        "$value": "{base.size.80}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "bar": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the bar in the first routine's colour.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "height": {
        "$type": "dimension",
        "$description": "Height of the bar in the first routine's colour.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "hover": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of a cell under the pointer.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/empty-state.tokens.json", #"""
{
  "empty-state": {
    "circle": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the circle behind an empty state's picture.",
        "$value": "{base.size.120}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the picture of an empty state.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "badge": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the small mark beside an empty state's picture.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "plain": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the single symbol of an empty list.",
        "$value": "{base.size.60}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/flame.tokens.json", #"""
{
  "flame": {
    "size": {
      "base": {
        "$type": "dimension",
        "$description": "Size of the flame of a new streak; grows with large titles.",
        "$value": "{base.size.28}",
        "$extensions": { "org.candela": { "seed": "002", "textStyle": "largeTitle" } }
      },
      "step": {
        "$type": "dimension",
        "$description": "What each full week adds to the flame.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "seed": "002" } }
      },
      "cap": {
        "$type": "dimension",
        "$description": "The flame never grows past this.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "seed": "002" } }
      }
    },
    "flicker": {
      "none": {
        "$type": "number",
        "$description": "How far the flame scales while it flickers, without a streak.",
        "$value": "{base.percent.0}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "low": {
        "$type": "number",
        "$description": "How far the flame scales while it flickers, in the low tier.",
        "$value": "{base.percent.3}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "mid": {
        "$type": "number",
        "$description": "How far the flame scales while it flickers, in the mid tier.",
        "$value": "{base.percent.5}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "high": {
        "$type": "number",
        "$description": "How far the flame scales while it flickers, in the high tier.",
        "$value": "{base.percent.8}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "glow": {
      "none": {
        "$type": "number",
        "$description": "Opacity of the glow behind the flame, without a streak.",
        "$value": "{base.percent.0}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "low": {
        "$type": "number",
        "$description": "Opacity of the glow behind the flame, in the low tier.",
        "$value": "{base.percent.15}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "mid": {
        "$type": "number",
        "$description": "Opacity of the glow behind the flame, in the mid tier.",
        "$value": "{base.percent.30}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "high": {
        "$type": "number",
        "$description": "Opacity of the glow behind the flame, in the high tier.",
        "$value": "{base.percent.45}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "explosion": {
      "count": {
        "$type": "number",
        "$description": "Particles of the flame's explosion.",
        "$value": "{base.count.12}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/habit.tokens.json", #"""
{
  "habit": {
    "symbol": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the column of a habit's symbol in a list.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "header": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the large symbol over a habit's details.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "chosen-symbol": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the line round a chosen symbol.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "selection": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the ring round a chosen colour.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  },
  "swatch": {
    "outline": {
      "color": {
        "$type": "color",
        "$description": "Round a spot of colour to choose or to tell things by, whatever its colour.",
        "$value": "{color.progress.outline}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/heat-map.tokens.json", #"""
{
  "heat-map": {
    "outline": {
      "color": {
        "$type": "color",
        "$description": "Round any recorded day, so that it does not depend on its shade.",
        "$value": "{color.growth-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of that line.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "cell": {
      "min-size": {
        "$type": "dimension",
        "$description": "Side of a heat map cell where space is short.",
        "$value": "{base.size.28}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "max-size": {
        "$type": "dimension",
        "$description": "Side of a heat map cell where there is space.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "dots": {
      "count": {
        "$type": "number",
        "$description": "The most dots that count sessions.",
        "$value": "{base.count.3}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/hero.tokens.json", #"""
{
  "hero": {
    "radius": {
      "$type": "dimension",
      "$description": "Corners of the hero card.",
      "$value": "{base.size.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "capsule": {
      "color": {
        "$type": "color",
        "$description": "Behind the change on the hero card.",
        "$value": "{base.color.white-20}"
      }
    },
    "losing": {
      "gradient": {
        "$type": "gradient",
        "$description": "The hero card while weight falls.",
        "$value": [
          { "color": "{base.color.emerald}", "position": 0 },
          { "color": "{base.color.emerald-deep}", "position": 1 }
        ],
        "$extensions": {
          "org.candela": { "seed": "000", "source": "app", "direction": "top-leading-bottom-trailing" }
        }
      },
      "shadow": {
        "$type": "shadow",
        "$description": "Under the hero card while weight falls.",
        "$value": {
          "color": "{base.color.hero-shadow.losing}",
          "offsetX": "{base.size.0}",
          "offsetY": "{base.size.5}",
          "blur": "{base.size.10}",
          "spread": "{base.size.0}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "neutral": {
      "color": {
        "$type": "color",
        "$description": "The plain stand-in for the hero card's gradient while weight holds.",
        "$value": "{base.color.coral}"
      },
      "gradient": {
        "$type": "gradient",
        "$description": "The hero card while weight holds.",
        "$value": [
          { "color": "{base.color.coral}", "position": 0 },
          { "color": "{base.color.salmon}", "position": 1 }
        ],
        "$extensions": {
          "org.candela": { "seed": "000", "source": "app", "direction": "top-leading-bottom-trailing" }
        }
      },
      "shadow": {
        "$type": "shadow",
        "$description": "Under the hero card while weight holds.",
        "$value": {
          "color": "{base.color.hero-shadow.neutral}",
          "offsetX": "{base.size.0}",
          "offsetY": "{base.size.5}",
          "blur": "{base.size.10}",
          "spread": "{base.size.0}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "gaining": {
      "gradient": {
        "$type": "gradient",
        "$description": "The hero card while weight rises.",
        "$value": [
          { "color": "{base.color.amber}", "position": 0 },
          { "color": "{base.color.amber-deep}", "position": 1 }
        ],
        "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
      },
      "shadow": {
        "$type": "shadow",
        "$description": "Under the hero card while weight rises.",
        "$value": {
          "color": "{base.color.hero-shadow.gaining}",
          "offsetX": "{base.size.0}",
          "offsetY": "{base.size.5}",
          "blur": "{base.size.10}",
          "spread": "{base.size.0}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "text": {
      "color": {
        "$type": "color",
        "$description": "Every word on the hero card. The app's white fails on all three gradients.",
        "$value": "{mode.hero.text}",
        "$extensions": {
          "org.candela": {
            "on": [
              "hero.neutral.color",
              "hero.losing.gradient",
              "hero.neutral.gradient",
              "hero.gaining.gradient"
            ],
            "use": "text"
          }
        }
      }
    }
  }
}

"""#),
        ("Tokens/component/live-activity.tokens.json", #"""
{
  "live-activity": {
    "low-time": {
      "color": {
        "$type": "color",
        "$description": "The time with 30 seconds left and less.",
        "$value": "{color.at-risk-text}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "text" } }
      }
    },
    "island-low-time": {
      "color": {
        "$type": "color",
        "$description": "The time in the Dynamic Island with 30 seconds left and less.",
        "$value": "{base.color.island.low}",
        "$extensions": { "org.candela": { "on": ["color.ground.island"], "use": "text" } }
      }
    },
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the circle behind the timer's symbol.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "bar": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the bar on the lock screen.",
        "$value": "{base.size.120}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "island-bar": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the bar in the Dynamic Island.",
        "$value": "{base.size.80}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/logbook.tokens.json", #"""
{
  "logbook": {
    "date": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the column of the day.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "note": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the column of the weekly rate.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "row": {
      "min-height": {
        "$type": "dimension",
        "$description": "Least height of a row.",
        "$value": "{base.size.44}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/progress.tokens.json", #"""
{
  "progress": {
    "bar": {
      "height": {
        "$type": "dimension",
        "$description": "Height of the full milestone bar; grows with body text.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "000", "textStyle": "body" } }
      }
    },
    "bar-compact": {
      "height": {
        "$type": "dimension",
        "$description": "Height of the compact bar; grows with body text.",
        "$value": "{base.size.6}",
        "$extensions": { "org.candela": { "seed": "000", "textStyle": "body" } }
      }
    },
    "linear": {
      "height": {
        "$type": "dimension",
        "$description": "Height of Growth's linear bar.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "ring": {
      "stroke": {
        "$type": "dimension",
        "$description": "Width of a small progress ring's stroke.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "routine-bar": {
      "height": {
        "$type": "dimension",
        "$description": "Height of the bar over a running routine.",
        "$value": "{base.size.5}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "widget-bar": {
      "height": {
        "$type": "dimension",
        "$description": "Height of a widget's bar.",
        "$value": "{base.size.6}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "outline": {
      "width": {
        "$type": "dimension",
        "$description": "Width of a line round the track, for increased contrast.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/routine.tokens.json", #"""
{
  "routine": {
    "grid": {
      "min-width": {
        "$type": "dimension",
        "$description": "Least width of a card in the grid of habits.",
        "$value": "{base.size.150}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "filter": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the line round a chosen day, time or place.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "color": {
      "size": {
        "$type": "dimension",
        "$description": "Size of a circle in the list of colours.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  },
  "settings": {
    "symbol": {
      "size": {
        "$type": "dimension",
        "$description": "Size of a settings card's symbol.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "swatch": {
      "size": {
        "$type": "dimension",
        "$description": "Size of a swatch of the accents.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the ring round the chosen accent.",
        "$value": "{base.size.3}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/sharing.tokens.json", #"""
{
  "sharing": {
    "text": {
      "color": {
        "$type": "color",
        "$description": "Words on a share image.",
        "$value": "{color.on-deep}",
        "$extensions": { "org.candela": { "on": ["sharing.emerald-teal.gradient"], "use": "text" } }
      }
    },
    "width": {
      "$type": "dimension",
      "$description": "Width of a share image.",
      "$value": "{base.size.600}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "height": {
      "$type": "dimension",
      "$description": "Height of a share image.",
      "$value": "{base.size.315}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "scale": {
      "$type": "number",
      "$description": "Pixels per point of a share image.",
      "$value": "{base.count.3}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "trophy": {
      "size": {
        "$type": "dimension",
        "$description": "Size of the trophy of a share image.",
        "$value": "{base.size.72}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "emerald-teal": {
      "gradient": {
        "$type": "gradient",
        "$description": "The card's first theme: the product's own gradient, deep enough for white words.",
        "$value": [
          { "color": "{mode.sharing.start}", "position": 0 },
          { "color": "{mode.sharing.end}", "position": 1 }
        ],
        "$extensions": { "org.candela": { "source": "rec", "direction": "top-leading-bottom-trailing" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/streak-card.tokens.json", #"""
{
  "streak-card": {
    "shadow": {
      "$type": "shadow",
      "$description": "Under the streak card.",
      "$value": {
        "color": "{base.color.streak-card-shadow}",
        "offsetX": "{base.size.0}",
        "offsetY": "{base.size.2}",
        "blur": "{base.size.5}",
        "spread": "{base.size.0}"
      },
      "$extensions": { "org.candela": { "source": "app" } }
    }
  },
  "stat-card": {
    "height": {
      "$type": "dimension",
      "$description": "Height of a stat card.",
      "$value": "{base.size.110}",
      "$extensions": { "org.candela": { "source": "docs" } }
    }
  },
  "achievement": {
    "size": {
      "$type": "dimension",
      "$description": "Size of the circle of an achievement, and the small progress ring.",
      "$value": "{base.size.50}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "reached": {
      "color": {
        "$type": "color",
        "$description": "An achievement that was reached.",
        "$value": "{mode.system.orange}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "locked": {
      "color": {
        "$type": "color",
        "$description": "An achievement still ahead.",
        "$value": "{mode.achievement.locked}"
      }
    }
  },
  "week-bar": {
    "height": {
      "$type": "dimension",
      "$description": "Height of a weekly activity bar that is full.",
      "$value": "{base.size.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "min-height": {
      "$type": "dimension",
      "$description": "Least height of a weekly activity bar, even for no minutes.",
      "$value": "{base.size.2}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  },
  "loading": {
    "scale": {
      "$type": "number",
      "$description": "Scale of the spinner of the streak statistics.",
      "$value": "{base.percent.150}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/component/streak-list.tokens.json", #"""
{
  "streak-list": {
    "met": {
      "color": {
        "$type": "color",
        "$description": "A week that met its target, a day that counted.",
        "$value": "{mode.streak-list.met}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "met-digit": {
      "color": {
        "$type": "color",
        "$description": "The tick and the number on a day that counted.",
        "$value": "{mode.streak-list.met-digit}",
        "$extensions": { "org.candela": { "on": ["streak-list.met.color"], "use": "text" } }
      }
    },
    "missed": {
      "color": {
        "$type": "color",
        "$description": "A week that missed its target.",
        "$value": "{mode.streak-list.missed}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "past": {
      "color": {
        "$type": "color",
        "$description": "A past day without a session.",
        "$value": "{mode.streak-list.past}"
      }
    },
    "future": {
      "color": {
        "$type": "color",
        "$description": "A day still ahead.",
        "$value": "{mode.streak-list.future}"
      }
    },
    "today": {
      "width": {
        "$type": "dimension",
        "$description": "Width of the line round today.",
        "$value": "{base.size.1}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/sync.tokens.json", #"""
{
  "sync": {
    "synced": {
      "color": {
        "$type": "color",
        "$description": "The sync symbol: everything is in iCloud.",
        "$value": "{mode.sync.synced}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "syncing": {
      "color": {
        "$type": "color",
        "$description": "The sync symbol: changes are on their way.",
        "$value": "{mode.sync.syncing}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "no-account": {
      "color": {
        "$type": "color",
        "$description": "The sync symbol: nobody is signed in.",
        "$value": "{mode.sync.no-account}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "error": {
      "color": {
        "$type": "color",
        "$description": "The sync symbol: syncing failed.",
        "$value": "{mode.sync.error}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    },
    "quiet": {
      "color": {
        "$type": "color",
        "$description": "The sync symbol while checking or offline.",
        "$value": "{color.text.secondary}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      }
    }
  }
}

"""#),
        ("Tokens/component/toast.tokens.json", #"""
{
  "toast": {
    "success": {
      "color": {
        "$type": "color",
        "$description": "The symbol of a toast about something done.",
        "$value": "{color.success-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "error": {
      "color": {
        "$type": "color",
        "$description": "The symbol of a toast about a failure.",
        "$value": "{color.error-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      },
      "seconds": {
        "$type": "number",
        "$description": "How long an error stays, in seconds; 0 for until it is dismissed.",
        "$value": "{product.toast.error}"
      }
    },
    "info": {
      "color": {
        "$type": "color",
        "$description": "The symbol of a neutral toast.",
        "$value": "{color.primary-graphic}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "graphic" } }
      }
    },
    "text": {
      "color": {
        "$type": "color",
        "$description": "The words of a toast.",
        "$value": "{color.text.primary}",
        "$extensions": { "org.candela": { "on": ["color.surface"], "use": "text" } }
      }
    },
    "action": {
      "color": {
        "$type": "color",
        "$description": "The capsule of a toast's action.",
        "$value": "{color.primary-fill}"
      }
    },
    "action-label": {
      "color": {
        "$type": "color",
        "$description": "The label of a toast's action.",
        "$value": "{color.on-primary}",
        "$extensions": { "org.candela": { "on": ["toast.action.color"], "use": "text" } }
      }
    },
    "error-action": {
      "color": {
        "$type": "color",
        "$description": "The capsule of a failed toast's action.",
        "$value": "{color.error-fill}"
      }
    },
    "error-action-label": {
      "color": {
        "$type": "color",
        "$description": "The label of a failed toast's action.",
        "$value": "{color.on-error}",
        "$extensions": { "org.candela": { "on": ["toast.error-action.color"], "use": "text" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of a toast.",
      "$value": "{base.size.10}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "swipe": {
      "distance": {
        "$type": "dimension",
        "$description": "How far a toast is swiped to dismiss it.",
        "$value": "{base.size.100}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "shadow": {
      "$type": "shadow",
      "$description": "Under a toast.",
      "$value": {
        "color": "{base.color.toast-shadow}",
        "offsetX": "{base.size.0}",
        "offsetY": "{base.size.2}",
        "blur": "{base.size.5}",
        "spread": "{base.size.0}"
      },
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "seconds": {
      "$type": "number",
      "$description": "How long a toast stays, in seconds.",
      "$value": "{base.count.3}",
      "$extensions": { "org.candela": { "seed": "001" } }
    },
    "warning": {
      "seconds": {
        "$type": "number",
        "$description": "How long a warning stays, in seconds.",
        "$value": "{product.toast.warning}"
      }
    },
    "undo": {
      "seconds": {
        "$type": "number",
        "$description": "How long an undo is offered.",
        "$value": "{base.count.5}",
        "$extensions": { "org.candela": { "seed": "001" } }
      }
    },
    "undo-assisted": {
      "seconds": {
        "$type": "number",
        "$description": "How long an undo is offered while an assistive technology runs.",
        "$value": "{base.count.20}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "stack": {
      "count": {
        "$type": "number",
        "$description": "How many toasts show at once, newest first; several are swiped away one by one.",
        "$value": "{product.toast.stack}"
      }
    }
  }
}

"""#),
        ("Tokens/component/touch.tokens.json", #"""
{
  "touch": {
    "target": {
      "$type": "dimension",
      "$description": "The smallest side of anything that can be touched.",
      "$value": "{base.size.44}",
      "$extensions": { "org.candela": { "source": "docs" } }
    }
  }
}

"""#),
        ("Tokens/component/type-scale.tokens.json", #"""
{
  "large-text": {
    "scale": {
      "$type": "number",
      "$description": "What Growth's own large-text switch adds on top of the system's size.",
      "$value": "{base.percent.130}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/component/week-strip.tokens.json", #"""
{
  "week-strip": {
    "session": {
      "color": {
        "$type": "color",
        "$description": "A day with a session.",
        "$value": "{color.growth-graphic}"
      }
    },
    "rest": {
      "color": {
        "$type": "color",
        "$description": "A rest day.",
        "$value": "{color.rest-day}"
      }
    },
    "planned": {
      "color": {
        "$type": "color",
        "$description": "A planned day.",
        "$value": "{color.accent-graphic}"
      }
    },
    "today": {
      "color": {
        "$type": "color",
        "$description": "Today, before anything happened.",
        "$value": "{color.text.tertiary}"
      }
    },
    "selected": {
      "color": {
        "$type": "color",
        "$description": "The outline of the chosen day.",
        "$value": "{color.growth-graphic}",
        "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
      },
      "width": {
        "$type": "dimension",
        "$description": "Width of the outline of the chosen day.",
        "$value": "{base.size.2}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    }
  }
}

"""#),
        ("Tokens/primitive/color.tokens.json", ##"""
{
  "base": {
    "color": {
      "$type": "color",
      "white": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "iOS" } }
      },
      "black": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
        "$extensions": { "org.candela": { "source": "iOS" } }
      },
      "clear": {
        "$description": "No colour at all.",
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0, "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "iOS" } }
      },
      "ink": {
        "$description": "Dark ink for labels on bright fills; the routine seed's deep blue-grey.",
        "$value": { "colorSpace": "srgb", "components": [0.102, 0.1255, 0.1725], "hex": "#1A202C" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "island": {
        "secondary": {
          "$description": "A grey for supporting words on black.",
          "$value": { "colorSpace": "srgb", "components": [0.6824, 0.6824, 0.698], "hex": "#AEAEB2" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "low": {
          "$description": "A red for words on black.",
          "$value": { "colorSpace": "srgb", "components": [1, 0.4118, 0.3804], "hex": "#FF6961" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        }
      },
      "coral": {
        "$description": "W8Trackr coral: the start of the milestone bar and the warm gradients.",
        "$value": { "colorSpace": "srgb", "components": [1, 0.4196, 0.4196], "hex": "#FF6B6B" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "salmon": {
        "$description": "The light end of the coral gradient.",
        "$value": { "colorSpace": "srgb", "components": [1, 0.6275, 0.4784], "hex": "#FFA07A" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "emerald": {
        "$description": "W8Trackr success green.",
        "$value": { "colorSpace": "srgb", "components": [0.1804, 0.8, 0.4431], "hex": "#2ECC71" },
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "emerald-deep": {
        "$value": { "colorSpace": "srgb", "components": [0.1529, 0.6824, 0.3765], "hex": "#27AE60" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "turquoise": {
        "$value": { "colorSpace": "srgb", "components": [0.3059, 0.8039, 0.7686], "hex": "#4ECDC4" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "turquoise-deep": {
        "$value": { "colorSpace": "srgb", "components": [0.2667, 0.702, 0.6667], "hex": "#44B3AA" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "amethyst": {
        "$value": { "colorSpace": "srgb", "components": [0.6078, 0.349, 0.7137], "hex": "#9B59B6" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "amethyst-deep": {
        "$value": { "colorSpace": "srgb", "components": [0.5569, 0.2667, 0.6784], "hex": "#8E44AD" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "amber": {
        "$description": "W8Trackr warning amber.",
        "$value": { "colorSpace": "srgb", "components": [0.9529, 0.6118, 0.0706], "hex": "#F39C12" },
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "amber-deep": {
        "$value": { "colorSpace": "srgb", "components": [0.902, 0.4941, 0.1333], "hex": "#E67E22" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "cornflower": {
        "$value": { "colorSpace": "srgb", "components": [0.2902, 0.5647, 0.851], "hex": "#4A90D9" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "cornflower-deep": {
        "$value": { "colorSpace": "srgb", "components": [0.2078, 0.4784, 0.7412], "hex": "#357ABD" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "pine": {
        "$description": "Growth green in light mode.",
        "$value": { "colorSpace": "srgb", "components": [0.0392, 0.3137, 0.2588], "hex": "#0A5042" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "jade": {
        "$description": "Growth green in dark mode.",
        "$value": { "colorSpace": "srgb", "components": [0.149, 0.651, 0.6039], "hex": "#26A69A" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "mint": {
        "$value": { "colorSpace": "srgb", "components": [0.298, 0.6863, 0.5725], "hex": "#4CAF92" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "lagoon": {
        "$description": "Growth's bright teal.",
        "$value": { "colorSpace": "srgb", "components": [0, 0.749, 0.6471], "hex": "#00BFA5" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "sunflower": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.8353, 0.3098], "hex": "#FFD54F" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "energetic-teal": {
        "$description": "Energetic Teal (primary actions).",
        "$value": { "colorSpace": "srgb", "components": [0.3098, 0.8196, 0.7725], "hex": "#4FD1C5" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "warm-orange": {
        "$description": "Warm Orange (alerts, warnings). By hue it is a red-coral: the name is the seed's.",
        "$value": { "colorSpace": "srgb", "components": [0.9608, 0.3961, 0.3961], "hex": "#F56565" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "soothing-lavender": {
        "$description": "Soothing Lavender (secondary actions).",
        "$value": { "colorSpace": "srgb", "components": [0.6235, 0.4784, 0.9176], "hex": "#9F7AEA" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "gentle-green": {
        "$description": "Gentle Green (success states).",
        "$value": { "colorSpace": "srgb", "components": [0.2824, 0.7333, 0.4706], "hex": "#48BB78" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "system": {
        "red": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2706, 0.2275], "hex": "#FF453A" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "orange": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.5843, 0], "hex": "#FF9500" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.6235, 0.0392], "hex": "#FF9F0A" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "yellow": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.8, 0], "hex": "#FFCC00" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.8392, 0.0392], "hex": "#FFD60A" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "green": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2039, 0.7804, 0.349], "hex": "#34C759" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.8196, 0.3451], "hex": "#30D158" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "blue": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.0392, 0.5176, 1], "hex": "#0A84FF" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "indigo": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3451, 0.3373, 0.8392], "hex": "#5856D6" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.3686, 0.3608, 0.902], "hex": "#5E5CE6" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "purple": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6863, 0.3216, 0.8706], "hex": "#AF52DE" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.749, 0.3529, 0.949], "hex": "#BF5AF2" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "pink": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.1765, 0.3333], "hex": "#FF2D55" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2157, 0.3725], "hex": "#FF375F" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "gray": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5765], "hex": "#8E8E93" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5765], "hex": "#8E8E93" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "background": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "grouped-background": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.9686], "hex": "#F2F2F7" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "grouped-cell": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1098, 0.1098, 0.1176], "hex": "#1C1C1E" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "grouped-tertiary": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.9686], "hex": "#F2F2F7" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1725, 0.1725, 0.1804], "hex": "#2C2C2E" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "separator": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.2353, 0.2353, 0.2627],
              "alpha": 0.29,
              "hex": "#3C3C43"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.3294, 0.3294, 0.3451],
              "alpha": 0.6,
              "hex": "#545458"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        }
      },
      "label": {
        "primary": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "secondary": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.2353, 0.2353, 0.2627],
              "alpha": 0.6,
              "hex": "#3C3C43"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.9216, 0.9216, 0.9608],
              "alpha": 0.6,
              "hex": "#EBEBF5"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        },
        "tertiary": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.2353, 0.2353, 0.2627],
              "alpha": 0.3,
              "hex": "#3C3C43"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.9216, 0.9216, 0.9608],
              "alpha": 0.3,
              "hex": "#EBEBF5"
            },
            "$extensions": { "org.candela": { "source": "iOS" } }
          }
        }
      },
      "scrim": {
        "milestone": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4, "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4, "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "badge": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        }
      },
      "preset": {
        "deep-teal": {
          "$value": { "colorSpace": "srgb", "components": [0.1686, 0.549, 0.5176], "hex": "#2B8C84" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "amber": {
          "$value": { "colorSpace": "srgb", "components": [0.7686, 0.4392, 0.1686], "hex": "#C4702B" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "mint": {
          "$value": { "colorSpace": "srgb", "components": [0.498, 0.7843, 0.6627], "hex": "#7FC8A9" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "ocean": {
          "$value": { "colorSpace": "srgb", "components": [0.2275, 0.4824, 0.8353], "hex": "#3A7BD5" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-blue": {
          "$value": { "colorSpace": "srgb", "components": [0.3529, 0.7843, 0.9804], "hex": "#5AC8FA" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "counter-yellow": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.8392, 0.0392], "hex": "#FFD60A" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "sequence-blue": {
          "$value": { "colorSpace": "srgb", "components": [0.3922, 0.8235, 1], "hex": "#64D2FF" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "measurement-purple": {
          "$value": { "colorSpace": "srgb", "components": [0.749, 0.3529, 0.949], "hex": "#BF5AF2" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "turquoise-faded": {
        "$value": {
          "colorSpace": "srgb",
          "components": [0.3059, 0.8039, 0.7686],
          "alpha": 0.6,
          "hex": "#4ECDC4"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "warm-sand": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.9608, 0.9333], "hex": "#FFF5EE" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "deep-navy": {
        "$value": { "colorSpace": "srgb", "components": [0.0863, 0.1294, 0.2431], "hex": "#16213E" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "white-10": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.1, "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "white-20": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.2, "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "white-50": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5, "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "hero-shadow": {
        "losing": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1804, 0.8, 0.4431],
            "alpha": 0.3,
            "hex": "#2ECC71"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "neutral": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3647, 0.6784, 0.8863],
            "alpha": 0.3,
            "hex": "#5DADE2"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "gaining": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9529, 0.6118, 0.0706],
            "alpha": 0.3,
            "hex": "#F39C12"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "toast-shadow": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.15, "hex": "#000000" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "streak-card-shadow": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "achievement": {
        "locked": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.3,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.3,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        }
      },
      "chart": {
        "entry": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.4196, 0.4196], "hex": "#FF6B6B" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.4824, 0.4824], "hex": "#FF7B7B" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "trend": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2902, 0.5647, 0.851], "hex": "#4A90D9" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.3373, 0.6118, 0.898], "hex": "#569CE5" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "predicted": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.6275, 0.4784], "hex": "#FFA07A" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.6784, 0.5294], "hex": "#FFAD87" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "goal": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.1804, 0.8, 0.4431], "hex": "#2ECC71" },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2314, 0.851, 0.4941], "hex": "#3BD97E" },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "bar-missed": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.2,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.2,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        }
      },
      "streak-list": {
        "past": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.7,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.7,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        },
        "future": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.3,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.3,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          }
        }
      }
    }
  }
}

"""##),
        ("Tokens/primitive/font.tokens.json", #"""
{
  "base": {
    "font": {
      "family": {
        "$type": "fontFamily",
        "$description": "Type families, most wanted first.",
        "text": {
          "$value": ["SF Pro", "system-ui", "sans-serif"],
          "$extensions": { "org.candela": { "seed": ["000", "001", "002"] } }
        },
        "rounded": {
          "$value": ["SF Pro Rounded", "ui-rounded", "system-ui", "sans-serif"],
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "monospaced": {
          "$value": ["SF Mono", "ui-monospace", "monospace"],
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "weight": {
        "regular": {
          "$type": "fontWeight",
          "$value": "regular",
          "$extensions": { "org.candela": { "seed": ["000", "001", "003"] } }
        },
        "medium": {
          "$type": "fontWeight",
          "$value": "medium",
          "$extensions": { "org.candela": { "seed": "000" } }
        },
        "semi-bold": {
          "$type": "fontWeight",
          "$value": "semi-bold",
          "$extensions": { "org.candela": { "seed": ["000", "001", "003"] } }
        },
        "bold": {
          "$type": "fontWeight",
          "$value": "bold",
          "$extensions": { "org.candela": { "seed": ["002", "003"] } }
        },
        "heavy": {
          "$type": "fontWeight",
          "$value": "heavy",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "black": {
          "$type": "fontWeight",
          "$value": "black",
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "size": {
        "$type": "dimension",
        "$description": "Sizes at the standard text setting; the system's text styles by name, all others by their number.",
        "large-title": {
          "$value": { "value": 34, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "title1": {
          "$value": { "value": 28, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "title2": {
          "$value": { "value": 22, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "title3": {
          "$value": { "value": 20, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "headline": {
          "$value": { "value": 17, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "body": {
          "$value": { "value": 17, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "callout": {
          "$value": { "value": 16, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "subheadline": {
          "$value": { "value": 15, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "footnote": {
          "$value": { "value": 13, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "caption1": {
          "$value": { "value": 12, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "caption2": {
          "$value": { "value": 11, "unit": "px" },
          "$extensions": { "org.candela": { "source": "iOS" } }
        },
        "14": {
          "$value": { "value": 14, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "24": {
          "$value": { "value": 24, "unit": "px" },
          "$extensions": { "org.candela": { "seed": "002" } }
        },
        "26": {
          "$value": { "value": 26, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "32": {
          "$value": { "value": 32, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "40": {
          "$value": { "value": 40, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "42": {
          "$value": { "value": 42, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "44": {
          "$value": { "value": 44, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "56": {
          "$value": { "value": 56, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "72": {
          "$value": { "value": 72, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "96": {
          "$value": { "value": 96, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "line-height": {
        "$type": "number",
        "$description": "Leading divided by size.",
        "large-title": { "$value": 1.2059, "$extensions": { "org.candela": { "source": "iOS" } } },
        "title1": { "$value": 1.2143, "$extensions": { "org.candela": { "source": "iOS" } } },
        "title2": { "$value": 1.2727, "$extensions": { "org.candela": { "source": "iOS" } } },
        "title3": { "$value": 1.25, "$extensions": { "org.candela": { "source": "iOS" } } },
        "headline": { "$value": 1.2941, "$extensions": { "org.candela": { "source": "iOS" } } },
        "body": { "$value": 1.2941, "$extensions": { "org.candela": { "source": "iOS" } } },
        "callout": { "$value": 1.3125, "$extensions": { "org.candela": { "source": "iOS" } } },
        "subheadline": { "$value": 1.3333, "$extensions": { "org.candela": { "source": "iOS" } } },
        "footnote": { "$value": 1.3846, "$extensions": { "org.candela": { "source": "iOS" } } },
        "caption1": { "$value": 1.3333, "$extensions": { "org.candela": { "source": "iOS" } } },
        "caption2": { "$value": 1.1818, "$extensions": { "org.candela": { "source": "iOS" } } },
        "14-on-18": { "$value": 1.2857, "$extensions": { "org.candela": { "source": "docs" } } },
        "16-on-20": { "$value": 1.25, "$extensions": { "org.candela": { "source": "docs" } } },
        "17-on-24": { "$value": 1.4118, "$extensions": { "org.candela": { "source": "docs" } } },
        "20-on-24": { "$value": 1.2, "$extensions": { "org.candela": { "source": "docs" } } },
        "22-on-26": { "$value": 1.1818, "$extensions": { "org.candela": { "source": "docs" } } },
        "24-on-30": { "$value": 1.25, "$extensions": { "org.candela": { "seed": "002" } } },
        "26-on-30": { "$value": 1.1538, "$extensions": { "org.candela": { "source": "docs" } } },
        "26-on-32": { "$value": 1.2308, "$extensions": { "org.candela": { "source": "rec" } } },
        "32-on-36": { "$value": 1.125, "$extensions": { "org.candela": { "source": "docs" } } },
        "40-on-48": { "$value": 1.2, "$extensions": { "org.candela": { "source": "app" } } },
        "42-on-50": { "$value": 1.1905, "$extensions": { "org.candela": { "source": "app" } } },
        "44-on-52": { "$value": 1.1818, "$extensions": { "org.candela": { "source": "app" } } },
        "56-on-68": { "$value": 1.2143, "$extensions": { "org.candela": { "source": "app" } } },
        "72-on-86": { "$value": 1.1944, "$extensions": { "org.candela": { "source": "app" } } },
        "96-on-115": { "$value": 1.1979, "$extensions": { "org.candela": { "source": "app" } } }
      },
      "tracking": {
        "$type": "dimension",
        "none": {
          "$value": { "value": 0, "unit": "px" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "tighter": {
          "$value": { "value": -0.3, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "tight": {
          "$value": { "value": -0.2, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "slightly-tight": {
          "$value": { "value": -0.1, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "slightly-loose": {
          "$value": { "value": 0.1, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "loose": {
          "$value": { "value": 0.2, "unit": "px" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "tightest": {
          "$value": { "value": -0.5, "unit": "px" },
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "spread": {
          "$value": { "value": 2, "unit": "px" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      }
    }
  }
}

"""#),
        ("Tokens/primitive/motion.tokens.json", #"""
{
  "base": {
    "duration": {
      "$type": "duration",
      "$description": "Durations, named in milliseconds.",
      "0": { "$value": { "value": 0, "unit": "ms" }, "$extensions": { "org.candela": { "source": "rec" } } },
      "83": {
        "$value": { "value": 83.3333, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "150": {
        "$value": { "value": 150, "unit": "ms" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "200": {
        "$value": { "value": 200, "unit": "ms" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "250": {
        "$value": { "value": 250, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "300": {
        "$value": { "value": 300, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "350": {
        "$value": { "value": 350, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "363": {
        "$value": { "value": 363, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "400": {
        "$value": { "value": 400, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "500": {
        "$value": { "value": 500, "unit": "ms" },
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "600": {
        "$value": { "value": 600, "unit": "ms" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "800": {
        "$value": { "value": 800, "unit": "ms" },
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "1000": {
        "$value": { "value": 1000, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "2500": {
        "$value": { "value": 2500, "unit": "ms" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "curve": {
      "$type": "cubicBezier",
      "$description": "Timing curves; the last two stand in for springs.",
      "linear": { "$value": [0, 0, 1, 1], "$extensions": { "org.candela": { "source": "rec" } } },
      "ease-in": { "$value": [0.42, 0, 1, 1], "$extensions": { "org.candela": { "source": "app" } } },
      "ease-out": { "$value": [0, 0, 0.58, 1], "$extensions": { "org.candela": { "seed": "000" } } },
      "ease-in-out": {
        "$value": [0.42, 0, 0.58, 1],
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "spring": {
        "$value": [0.2, 0.8, 0.2, 1],
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "bouncy": { "$value": [0.3, 1.3, 0.5, 1], "$extensions": { "org.candela": { "source": "app" } } }
    }
  }
}

"""#),
        ("Tokens/primitive/number.tokens.json", #"""
{
  "base": {
    "percent": {
      "$type": "number",
      "$description": "Shares and factors, named in hundredths.",
      "0": { "$value": 0, "$extensions": { "org.candela": { "source": "rec" } } },
      "3": { "$value": 0.03, "$extensions": { "org.candela": { "source": "rec" } } },
      "5": { "$value": 0.05, "$extensions": { "org.candela": { "source": "rec" } } },
      "8": { "$value": 0.08, "$extensions": { "org.candela": { "source": "rec" } } },
      "10": { "$value": 0.1, "$extensions": { "org.candela": { "seed": "001" } } },
      "15": { "$value": 0.15, "$extensions": { "org.candela": { "seed": "004" } } },
      "20": { "$value": 0.2, "$extensions": { "org.candela": { "source": "app" } } },
      "30": { "$value": 0.3, "$extensions": { "org.candela": { "source": "app" } } },
      "40": { "$value": 0.4, "$extensions": { "org.candela": { "source": ["app", "docs"] } } },
      "45": { "$value": 0.45, "$extensions": { "org.candela": { "source": "rec" } } },
      "50": { "$value": 0.5, "$extensions": { "org.candela": { "source": ["app", "docs"] } } },
      "70": { "$value": 0.7, "$extensions": { "org.candela": { "source": ["app", "docs"] } } },
      "80": { "$value": 0.8, "$extensions": { "org.candela": { "source": "app" } } },
      "85": { "$value": 0.85, "$extensions": { "org.candela": { "source": "rec" } } },
      "95": { "$value": 0.95, "$extensions": { "org.candela": { "source": "app" } } },
      "100": { "$value": 1, "$extensions": { "org.candela": { "source": "app" } } },
      "130": { "$value": 1.3, "$extensions": { "org.candela": { "source": "app" } } },
      "150": { "$value": 1.5, "$extensions": { "org.candela": { "source": "app" } } }
    },
    "count": {
      "$type": "number",
      "$description": "Counts, named by their number.",
      "0": { "$value": 0, "$extensions": { "org.candela": { "source": "app" } } },
      "1": { "$value": 1, "$extensions": { "org.candela": { "source": "app" } } },
      "3": { "$value": 3, "$extensions": { "org.candela": { "seed": "001" } } },
      "4": { "$value": 4, "$extensions": { "org.candela": { "source": "app" } } },
      "5": { "$value": 5, "$extensions": { "org.candela": { "seed": ["001", "002"] } } },
      "6": { "$value": 6, "$extensions": { "org.candela": { "seed": "002" } } },
      "12": { "$value": 12, "$extensions": { "org.candela": { "source": "app" } } },
      "20": { "$value": 20, "$extensions": { "org.candela": { "source": "rec" } } },
      "50": { "$value": 50, "$extensions": { "org.candela": { "source": "app" } } }
    }
  }
}

"""#),
        ("Tokens/primitive/palette.tokens.json", ##"""
{
  "palette": {
    "$type": "color",
    "$description": "Rows of the palette that are equal in all products.",
    "background": {
      "light-increased": { "$value": "{palette.background.light}" },
      "dark-increased": { "$value": "{palette.background.dark}" }
    },
    "surface": {
      "light-increased": { "$value": "{palette.surface.light}" },
      "dark-increased": { "$value": "{palette.surface.dark}" }
    },
    "input": {
      "border": {
        "light-increased": { "$value": "{palette.border.light-increased}" },
        "dark-increased": { "$value": "{palette.border.dark-increased}" }
      }
    },
    "text": {
      "primary": {
        "light-increased": { "$value": "{palette.text.primary.light}" },
        "dark-increased": { "$value": "{palette.text.primary.dark}" }
      }
    },
    "neutral": {
      "light-increased": { "$value": "{palette.neutral.light}" },
      "dark-increased": { "$value": "{palette.neutral.dark}" }
    },
    "primary": {
      "light-increased": { "$value": "{palette.primary.light}" },
      "dark-increased": { "$value": "{palette.primary.dark}" }
    },
    "secondary": {
      "light-increased": { "$value": "{palette.secondary.light}" },
      "dark-increased": { "$value": "{palette.secondary.dark}" }
    },
    "accent": {
      "light-increased": { "$value": "{palette.accent.light}" },
      "dark-increased": { "$value": "{palette.accent.dark}" }
    },
    "highlight": {
      "light-increased": { "$value": "{palette.highlight.light}" },
      "dark-increased": { "$value": "{palette.highlight.dark}" }
    },
    "success": {
      "light-increased": { "$value": "{palette.success.light}" },
      "dark-increased": { "$value": "{palette.success.dark}" }
    },
    "warning": {
      "light-increased": { "$value": "{palette.warning.light}" },
      "dark-increased": { "$value": "{palette.warning.dark}" }
    },
    "error": {
      "light-increased": { "$value": "{palette.error.light}" },
      "dark-increased": { "$value": "{palette.error.dark}" }
    },
    "tint": {
      "primary": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "primary-opaque": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "success": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "success-opaque": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "warning": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "warning-opaque": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "goal-reached": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.1,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "seed": "001" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.1,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "seed": "001" } }
        },
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "goal-reached-opaque": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "quiet": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "quiet-opaque": {
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "warning-text": {
        "dark": { "$value": "{palette.warning.dark}" }
      }
    },
    "primary-graphic": {
      "dark": { "$value": "{palette.primary.dark}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "primary-fill": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "on-primary": {
      "dark": { "$value": "{base.color.ink}" }
    },
    "secondary-fill": {
      "light": { "$value": "{palette.secondary.light}" },
      "dark": { "$value": "{palette.secondary.dark}" }
    },
    "accent-graphic": {
      "dark": { "$value": "{palette.accent.dark}" },
      "dark-increased": { "$value": "{palette.accent.dark-increased}" }
    },
    "accent-fill": {
      "light": { "$value": "{palette.accent.light}" },
      "dark": { "$value": "{palette.accent.dark}" }
    },
    "success-graphic": {
      "dark": { "$value": "{palette.success.dark}" },
      "dark-increased": { "$value": "{palette.success.dark-increased}" }
    },
    "success-fill": {
      "light": { "$value": "{palette.success.light}" },
      "dark": { "$value": "{palette.success.dark}" }
    },
    "on-success": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" }
    },
    "warning-graphic": {
      "dark": { "$value": "{palette.warning.dark}" },
      "light-increased": { "$value": "{palette.warning-graphic.light}" },
      "dark-increased": { "$value": "{palette.warning.dark-increased}" }
    },
    "warning-fill": {
      "light": { "$value": "{palette.warning.light}" },
      "dark": { "$value": "{palette.warning.dark}" }
    },
    "on-warning": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" }
    },
    "error-graphic": {
      "light": { "$value": "{palette.error.light}" },
      "light-increased": { "$value": "{palette.error.light-increased}" }
    },
    "error-fill": {
      "light": { "$value": "{palette.error.light}" },
      "dark": { "$value": "{palette.error.dark}" }
    },
    "on-error": {
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "goal-reached-text": {
      "dark": { "$value": "{base.color.system.green.dark}" }
    },
    "goal-reached-graphic": {
      "dark": { "$value": "{base.color.system.green.dark}" },
      "light-increased": { "$value": "{palette.goal-reached-graphic.light}" },
      "dark-increased": { "$value": "{base.color.system.green.dark}" }
    },
    "streak": {
      "none-graphic": {
        "dark": { "$value": "{base.color.system.gray.dark}" },
        "dark-increased": { "$value": "{base.color.system.gray.dark}" }
      },
      "low-text": {
        "dark": { "$value": "{base.color.system.orange.dark}" }
      },
      "low-graphic": {
        "dark": { "$value": "{base.color.system.orange.dark}" },
        "light-increased": { "$value": "{palette.streak.low-graphic.light}" },
        "dark-increased": { "$value": "{base.color.system.orange.dark}" }
      },
      "mid-graphic": {
        "light": { "$value": "{base.color.system.red.light}" },
        "dark": { "$value": "{base.color.system.red.dark}" },
        "light-increased": { "$value": "{base.color.system.red.light}" },
        "dark-increased": { "$value": "{base.color.system.red.dark}" }
      },
      "high-graphic": {
        "light": { "$value": "{base.color.system.purple.light}" },
        "dark": { "$value": "{base.color.system.purple.dark}" },
        "light-increased": { "$value": "{base.color.system.purple.light}" },
        "dark-increased": { "$value": "{base.color.system.purple.dark}" }
      }
    },
    "card": {
      "border": {
        "light-increased": { "$value": "{palette.border.light-increased}" },
        "dark-increased": { "$value": "{palette.border.dark-increased}" }
      }
    },
    "progress": {
      "outline": {
        "light-increased": { "$value": "{palette.progress.outline.light}" },
        "dark-increased": { "$value": "{palette.progress.outline.dark}" }
      }
    },
    "shadow": {
      "subtle": {
        "light-increased": { "$value": "{palette.shadow.subtle.light}" },
        "dark-increased": { "$value": "{palette.shadow.subtle.dark}" }
      },
      "card": {
        "light-increased": { "$value": "{palette.shadow.card.light}" },
        "dark-increased": { "$value": "{palette.shadow.card.dark}" }
      },
      "elevated": {
        "light-increased": { "$value": "{palette.shadow.elevated.light}" },
        "dark-increased": { "$value": "{palette.shadow.elevated.dark}" }
      },
      "prominent": {
        "light-increased": { "$value": "{palette.shadow.prominent.light}" },
        "dark-increased": { "$value": "{palette.shadow.prominent.dark}" }
      },
      "pressed": {
        "light-increased": { "$value": "{palette.shadow.pressed.light}" },
        "dark-increased": { "$value": "{palette.shadow.pressed.dark}" }
      }
    },
    "growth-graphic": {
      "dark": { "$value": "{palette.growth.dark}" },
      "dark-increased": { "$value": "{palette.growth.dark-increased}" }
    },
    "gradient": {
      "primary-end": {
        "light-increased": { "$value": "{palette.gradient.primary-end.light}" },
        "dark-increased": { "$value": "{palette.gradient.primary-end.dark}" }
      },
      "primary-faded": {
        "light-increased": { "$value": "{palette.gradient.primary-faded.light}" },
        "dark-increased": { "$value": "{palette.gradient.primary-faded.dark}" }
      },
      "progress-start-graphic": {
        "dark": { "$value": "{base.color.coral}" },
        "light-increased": { "$value": "{palette.gradient.progress-start-graphic.light}" },
        "dark-increased": { "$value": "{base.color.coral}" }
      },
      "progress-end-graphic": {
        "dark": { "$value": "{base.color.emerald}" },
        "light-increased": { "$value": "{palette.gradient.progress-end-graphic.light}" },
        "dark-increased": { "$value": "{base.color.emerald}" }
      },
      "accent-75": {
        "light-increased": { "$value": "{palette.gradient.accent-75.light}" },
        "dark-increased": { "$value": "{palette.gradient.accent-75.dark}" }
      },
      "accent-45": {
        "light-increased": { "$value": "{palette.gradient.accent-45.light}" },
        "dark-increased": { "$value": "{palette.gradient.accent-45.dark}" }
      },
      "accent-12": {
        "light-increased": { "$value": "{palette.gradient.accent-12.light}" },
        "dark-increased": { "$value": "{palette.gradient.accent-12.dark}" }
      },
      "growth-20": {
        "light-increased": { "$value": "{palette.gradient.growth-20.light}" },
        "dark-increased": { "$value": "{palette.gradient.growth-20.dark}" }
      },
      "growth-10": {
        "light-increased": { "$value": "{palette.gradient.growth-10.light}" },
        "dark-increased": { "$value": "{palette.gradient.growth-10.dark}" }
      },
      "accent-5": {
        "light-increased": { "$value": "{palette.gradient.accent-5.light}" },
        "dark-increased": { "$value": "{palette.gradient.accent-5.dark}" }
      }
    },
    "hero": {
      "text": {
        "light": { "$value": "{base.color.ink}" },
        "dark": { "$value": "{base.color.ink}" },
        "light-increased": { "$value": "{base.color.black}" },
        "dark-increased": { "$value": "{base.color.black}" }
      }
    },
    "badge": {
      "zero": {
        "capsule": {
          "light": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.1,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.5569, 0.5569, 0.5765],
              "alpha": 0.1,
              "hex": "#8E8E93"
            },
            "$extensions": { "org.candela": { "source": "app" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "capsule-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.9569, 0.9569, 0.9569], "hex": "#F4F4F4" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "symbol-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.5529, 0.5529, 0.5725], "hex": "#8D8D92" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": { "$value": "{base.color.system.gray.dark}" },
          "light-increased": { "$value": "{palette.badge.zero.symbol-graphic.light}" },
          "dark-increased": { "$value": "{base.color.system.gray.dark}" }
        },
        "number": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.4353, 0.4353, 0.4549], "hex": "#6F6F74" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3451, 0.3451, 0.3647], "hex": "#58585D" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      },
      "active": {
        "capsule": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.5843, 0], "alpha": 0.15, "hex": "#FF9500" },
            "$extensions": { "org.candela": { "seed": "004" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [1, 0.6235, 0.0392],
              "alpha": 0.15,
              "hex": "#FF9F0A"
            },
            "$extensions": { "org.candela": { "seed": "004" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "capsule-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.9373, 0.851], "hex": "#FFEFD9" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "symbol-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.8039, 0.4627, 0], "hex": "#CD7600" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": { "$value": "{base.color.system.orange.dark}" },
          "light-increased": { "$value": "{palette.badge.active.symbol-graphic.light}" },
          "dark-increased": { "$value": "{base.color.system.orange.dark}" }
        }
      },
      "milestone": {
        "capsule": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.8, 0], "alpha": 0.15, "hex": "#FFCC00" },
            "$extensions": { "org.candela": { "seed": "004" } }
          },
          "dark": {
            "$value": {
              "colorSpace": "srgb",
              "components": [1, 0.8392, 0.0392],
              "alpha": 0.15,
              "hex": "#FFD60A"
            },
            "$extensions": { "org.candela": { "seed": "004" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "capsule-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.9686, 0.851], "hex": "#FFF7D9" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          },
          "light-increased": { "$value": "{palette.surface.light-increased}" },
          "dark-increased": { "$value": "{palette.surface.dark-increased}" }
        },
        "symbol-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6863, 0.5451, 0], "hex": "#AF8B00" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": { "$value": "{base.color.system.yellow.dark}" },
          "light-increased": { "$value": "{palette.badge.milestone.symbol-graphic.light}" },
          "dark-increased": { "$value": "{base.color.system.yellow.dark}" }
        }
      },
      "label": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.4431], "hex": "#6E6E71" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3451, 0.3451, 0.3608], "hex": "#58585C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "chart": {
      "entry-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9686, 0.3922, 0.3961], "hex": "#F76465" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.chart.entry.dark}" },
        "light-increased": { "$value": "{palette.chart.entry-graphic.light}" },
        "dark-increased": { "$value": "{base.color.chart.entry.dark}" }
      },
      "trend-graphic": {
        "light": { "$value": "{base.color.chart.trend.light}" },
        "dark": { "$value": "{base.color.chart.trend.dark}" },
        "light-increased": { "$value": "{base.color.chart.trend.light}" },
        "dark-increased": { "$value": "{base.color.chart.trend.dark}" }
      },
      "predicted-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8471, 0.4902, 0.3451], "hex": "#D87D58" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.chart.predicted.dark}" },
        "light-increased": { "$value": "{palette.chart.predicted-graphic.light}" },
        "dark-increased": { "$value": "{base.color.chart.predicted.dark}" }
      },
      "goal-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6706, 0.3451], "hex": "#00AB58" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.chart.goal.dark}" },
        "light-increased": { "$value": "{palette.chart.goal-graphic.light}" },
        "dark-increased": { "$value": "{base.color.chart.goal.dark}" }
      }
    },
    "calendar": {
      "day": {
        "none-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.9333, 0.9333, 0.9373], "hex": "#EEEEEF" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          },
          "light-increased": { "$value": "{palette.calendar.day.none-opaque.light}" },
          "dark-increased": { "$value": "{palette.calendar.day.none-opaque.dark}" }
        },
        "none-digit": {
          "light": { "$value": "{base.color.ink}" },
          "dark": { "$value": "{base.color.white}" },
          "light-increased": { "$value": "{base.color.ink}" },
          "dark-increased": { "$value": "{base.color.white}" }
        },
        "high-digit": {
          "dark": { "$value": "{base.color.ink}" },
          "dark-increased": { "$value": "{base.color.ink}" },
          "light-increased": { "$value": "{base.color.white}" }
        },
        "low-digit": {
          "dark": { "$value": "{base.color.white}" },
          "light": { "$value": "{base.color.ink}" },
          "light-increased": { "$value": "{base.color.ink}" }
        }
      }
    },
    "sync": {
      "synced": {
        "dark": { "$value": "{base.color.system.green.dark}" },
        "light-increased": { "$value": "{palette.sync.synced.light}" },
        "dark-increased": { "$value": "{base.color.system.green.dark}" }
      },
      "syncing": {
        "light": { "$value": "{base.color.system.blue.light}" },
        "dark": { "$value": "{base.color.system.blue.dark}" },
        "light-increased": { "$value": "{base.color.system.blue.light}" },
        "dark-increased": { "$value": "{base.color.system.blue.dark}" }
      },
      "no-account": {
        "dark": { "$value": "{base.color.system.orange.dark}" },
        "light-increased": { "$value": "{palette.sync.no-account.light}" },
        "dark-increased": { "$value": "{base.color.system.orange.dark}" }
      },
      "error": {
        "light": { "$value": "{base.color.system.red.light}" },
        "dark": { "$value": "{base.color.system.red.dark}" },
        "light-increased": { "$value": "{base.color.system.red.light}" },
        "dark-increased": { "$value": "{base.color.system.red.dark}" }
      }
    },
    "adherence": {
      "high": {
        "dark": { "$value": "{base.color.system.green.dark}" }
      },
      "medium": {
        "dark": { "$value": "{base.color.system.orange.dark}" }
      }
    },
    "coverage": {
      "none": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.2314, 0.1882],
            "alpha": 0.2,
            "hex": "#FF3B30"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.2706, 0.2275],
            "alpha": 0.2,
            "hex": "#FF453A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": { "$value": "{palette.coverage.none.light}" },
        "dark-increased": { "$value": "{palette.coverage.none.dark}" }
      },
      "none-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.8471, 0.8392], "hex": "#FFD8D6" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "light-increased": { "$value": "{palette.coverage.none-opaque.light}" },
        "dark-increased": { "$value": "{palette.coverage.none-opaque.dark}" }
      },
      "none-digit": {
        "light": { "$value": "{base.color.ink}" },
        "dark": { "$value": "{base.color.white}" },
        "light-increased": { "$value": "{base.color.ink}" },
        "dark-increased": { "$value": "{base.color.white}" }
      },
      "one": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.6,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.6,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": { "$value": "{palette.coverage.one.light}" },
        "dark-increased": { "$value": "{palette.coverage.one.dark}" }
      },
      "one-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5216, 0.8667, 0.6078], "hex": "#85DD9B" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "light-increased": { "$value": "{palette.coverage.one-opaque.light}" }
      },
      "one-digit": {
        "light": { "$value": "{base.color.ink}" },
        "dark": { "$value": "{base.color.black}" },
        "light-increased": { "$value": "{base.color.ink}" },
        "dark-increased": { "$value": "{base.color.black}" }
      },
      "some": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5843, 0], "alpha": 0.6, "hex": "#FF9500" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.6235, 0.0392],
            "alpha": 0.6,
            "hex": "#FF9F0A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": { "$value": "{palette.coverage.some.light}" },
        "dark-increased": { "$value": "{palette.coverage.some.dark}" }
      },
      "some-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.749, 0.4], "hex": "#FFBF66" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "light-increased": { "$value": "{palette.coverage.some-opaque.light}" }
      },
      "some-digit": {
        "light": { "$value": "{base.color.ink}" },
        "dark": { "$value": "{base.color.black}" },
        "light-increased": { "$value": "{base.color.ink}" },
        "dark-increased": { "$value": "{base.color.black}" }
      },
      "many": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.6,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.6,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": { "$value": "{palette.coverage.many.light}" },
        "dark-increased": { "$value": "{palette.coverage.many.dark}" }
      },
      "many-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5843, 0.8902, 0.8627], "hex": "#95E3DC" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "light-increased": { "$value": "{palette.coverage.many-opaque.light}" }
      },
      "many-digit": {
        "light": { "$value": "{base.color.ink}" },
        "light-increased": { "$value": "{base.color.ink}" },
        "dark-increased": { "$value": "{base.color.black}" }
      }
    },
    "streak-list": {
      "met": {
        "dark": { "$value": "{base.color.system.green.dark}" },
        "dark-increased": { "$value": "{base.color.system.green.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.4039, 0.1412], "hex": "#006724" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "missed": {
        "light": { "$value": "{base.color.system.red.light}" },
        "dark": { "$value": "{base.color.system.red.dark}" },
        "light-increased": { "$value": "{base.color.system.red.light}" },
        "dark-increased": { "$value": "{base.color.system.red.dark}" }
      },
      "met-digit": {
        "dark": { "$value": "{base.color.ink}" },
        "dark-increased": { "$value": "{base.color.ink}" },
        "light": { "$value": "{base.color.ink}" },
        "light-increased": { "$value": "{base.color.white}" }
      }
    },
    "preset": {
      "habit": {
        "green-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.2353], "hex": "#00A13C" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.8196, 0.3451], "hex": "#30D158" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.green-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.green-graphic.dark}" }
        },
        "blue-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.0392, 0.5176, 1], "hex": "#0A84FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.blue-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.blue-graphic.dark}" }
        },
        "orange-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.8039, 0.4627, 0], "hex": "#CD7600" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.6235, 0.0392], "hex": "#FF9F0A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.orange-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.orange-graphic.dark}" }
        },
        "purple-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6863, 0.3216, 0.8706], "hex": "#AF52DE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.749, 0.3529, 0.949], "hex": "#BF5AF2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.purple-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.purple-graphic.dark}" }
        },
        "red-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2706, 0.2275], "hex": "#FF453A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.red-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.red-graphic.dark}" }
        },
        "yellow-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6667, 0.5294, 0], "hex": "#AA8700" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.8392, 0.0392], "hex": "#FFD60A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit.yellow-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit.yellow-graphic.dark}" }
        }
      },
      "routine": {
        "green-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.2353], "hex": "#00A13C" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2039, 0.7804, 0.349], "hex": "#34C759" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.green-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.green-graphic.dark}" }
        },
        "blue-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.0118, 0.4824, 1], "hex": "#037BFF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.blue-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.blue-graphic.dark}" }
        },
        "orange-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.8039, 0.4627, 0], "hex": "#CD7600" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.5843, 0], "hex": "#FF9500" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.orange-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.orange-graphic.dark}" }
        },
        "red-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.red-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.red-graphic.dark}" }
        },
        "purple-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6863, 0.3216, 0.8706], "hex": "#AF52DE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.698, 0.3333, 0.8824], "hex": "#B255E1" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.purple-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.purple-graphic.dark}" }
        },
        "light-blue-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.0824, 0.5843, 0.7725], "hex": "#1595C5" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.3529, 0.7843, 0.9804], "hex": "#5AC8FA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.routine.light-blue-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.routine.light-blue-graphic.dark}" }
        }
      },
      "habit-type": {
        "task-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.2353], "hex": "#00A13C" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2039, 0.7804, 0.349], "hex": "#34C759" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.task-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.task-graphic.dark}" }
        },
        "timer-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4784, 1], "hex": "#007AFF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.0118, 0.4824, 1], "hex": "#037BFF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.timer-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.timer-graphic.dark}" }
        },
        "action-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.2314, 0.1882], "hex": "#FF3B30" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.action-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.action-graphic.dark}" }
        },
        "counter-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6471, 0.5373, 0], "hex": "#A58900" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [1, 0.8392, 0.0392], "hex": "#FFD60A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.counter-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.counter-graphic.dark}" }
        },
        "measurement-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.749, 0.3529, 0.949], "hex": "#BF5AF2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.749, 0.3529, 0.949], "hex": "#BF5AF2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.measurement-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.measurement-graphic.dark}" }
        },
        "guided-sequence-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.0824, 0.5882, 0.7569], "hex": "#1596C1" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.3922, 0.8235, 1], "hex": "#64D2FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.guided-sequence-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.guided-sequence-graphic.dark}" }
        },
        "question-graphic": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3451, 0.3373, 0.8392], "hex": "#5856D6" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4392, 0.949], "hex": "#6E70F2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": { "$value": "{palette.preset.habit-type.question-graphic.light}" },
          "dark-increased": { "$value": "{palette.preset.habit-type.question-graphic.dark}" }
        }
      }
    },
    "sharing": {
      "start": {
        "dark": { "$value": "{palette.sharing.start.light}" },
        "dark-increased": { "$value": "{palette.sharing.start.light-increased}" }
      },
      "end": {
        "dark": { "$value": "{palette.sharing.end.light}" },
        "dark-increased": { "$value": "{palette.sharing.end.light-increased}" }
      }
    },
    "celebration": {
      "trophy-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.7098, 0.5647, 0], "hex": "#B59000" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.8392, 0.0392], "hex": "#FFD60A" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": { "$value": "{palette.celebration.trophy-graphic.light}" },
        "dark-increased": { "$value": "{palette.celebration.trophy-graphic.dark}" }
      }
    }
  }
}

"""##),
        ("Tokens/primitive/size.tokens.json", #"""
{
  "base": {
    "size": {
      "$type": "dimension",
      "$description": "Lengths in points, named by their number.",
      "0": { "$value": { "value": 0, "unit": "px" }, "$extensions": { "org.candela": { "source": "rec" } } },
      "1": {
        "$value": { "value": 1, "unit": "px" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "1-5": {
        "$value": { "value": 1.5, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "2": {
        "$value": { "value": 2, "unit": "px" },
        "$extensions": { "org.candela": { "seed": ["001", "002"] } }
      },
      "3": { "$value": { "value": 3, "unit": "px" }, "$extensions": { "org.candela": { "source": "app" } } },
      "4": { "$value": { "value": 4, "unit": "px" }, "$extensions": { "org.candela": { "seed": "000" } } },
      "5": { "$value": { "value": 5, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "6": { "$value": { "value": 6, "unit": "px" }, "$extensions": { "org.candela": { "seed": "000" } } },
      "8": { "$value": { "value": 8, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "10": { "$value": { "value": 10, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "12": {
        "$value": { "value": 12, "unit": "px" },
        "$extensions": { "org.candela": { "seed": ["000", "001", "003"] } }
      },
      "14": {
        "$value": { "value": 14, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "16": {
        "$value": { "value": 16, "unit": "px" },
        "$extensions": { "org.candela": { "seed": ["000", "001", "003"] } }
      },
      "18": {
        "$value": { "value": 18, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "20": { "$value": { "value": 20, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "24": { "$value": { "value": 24, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "28": { "$value": { "value": 28, "unit": "px" }, "$extensions": { "org.candela": { "seed": "002" } } },
      "32": { "$value": { "value": 32, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "36": {
        "$value": { "value": 36, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "40": { "$value": { "value": 40, "unit": "px" }, "$extensions": { "org.candela": { "seed": "003" } } },
      "44": {
        "$value": { "value": 44, "unit": "px" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "48": { "$value": { "value": 48, "unit": "px" }, "$extensions": { "org.candela": { "seed": "002" } } },
      "50": {
        "$value": { "value": 50, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "52": {
        "$value": { "value": 52, "unit": "px" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "56": {
        "$value": { "value": 56, "unit": "px" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "60": {
        "$value": { "value": 60, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "72": {
        "$value": { "value": 72, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "80": {
        "$value": { "value": 80, "unit": "px" },
        "$extensions": { "org.candela": { "source": ["app", "docs"] } }
      },
      "90": {
        "$value": { "value": 90, "unit": "px" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "96": {
        "$value": { "value": 96, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "100": {
        "$value": { "value": 100, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "110": {
        "$value": { "value": 110, "unit": "px" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "120": {
        "$value": { "value": 120, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "150": {
        "$value": { "value": 150, "unit": "px" },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "180": {
        "$value": { "value": 180, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "200": {
        "$value": { "value": 200, "unit": "px" },
        "$extensions": { "org.candela": { "seed": "004" } }
      },
      "300": {
        "$value": { "value": 300, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "315": {
        "$value": { "value": 315, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "400": {
        "$value": { "value": 400, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "600": {
        "$value": { "value": 600, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "9999": {
        "$value": { "value": 9999, "unit": "px" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    }
  }
}

"""#),
        ("Tokens/product/habit.tokens.json", ##"""
{
  "palette": {
    "$type": "color",
    "$description": "HabitTracker daily in each appearance. Increased contrast changes text, borders and tints only.",
    "background": {
      "light": { "$value": "{base.color.system.grouped-background.light}" },
      "dark": { "$value": "{base.color.system.grouped-background.dark}" }
    },
    "surface": {
      "light": { "$value": "{base.color.system.grouped-cell.light}" },
      "dark": { "$value": "{base.color.system.grouped-cell.dark}" }
    },
    "surface-secondary": {
      "light": { "$value": "{base.color.system.grouped-tertiary.light}" },
      "dark": { "$value": "{base.color.system.grouped-tertiary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark}" }
    },
    "surface-tertiary": {
      "light": { "$value": "{palette.surface.light}" },
      "dark": { "$value": "{palette.surface.dark}" },
      "light-increased": { "$value": "{palette.surface.light-increased}" },
      "dark-increased": { "$value": "{palette.surface.dark-increased}" }
    },
    "form-section": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "input": {
      "background": {
        "light": { "$value": "{palette.surface.light}" },
        "dark": { "$value": "{palette.surface.dark}" },
        "light-increased": { "$value": "{palette.surface.light-increased}" },
        "dark-increased": { "$value": "{palette.surface.dark-increased}" }
      },
      "border": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.549, 0.549, 0.5569], "hex": "#8C8C8E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4588, 0.4588, 0.4706], "hex": "#757578" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "fill": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "rest-day": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "text": {
      "primary": {
        "light": { "$value": "{base.color.label.primary.light}" },
        "dark": { "$value": "{base.color.label.primary.dark}" }
      },
      "secondary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4118, 0.4118, 0.4353], "hex": "#69696F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5725, 0.5725, 0.5961], "hex": "#929298" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3412], "hex": "#515157" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7216, 0.7216, 0.7451], "hex": "#B8B8BE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.4549], "hex": "#6E6E74" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5765, 0.5765, 0.5882], "hex": "#939396" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3412], "hex": "#515157" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7216, 0.7216, 0.7333], "hex": "#B8B8BB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "neutral": {
      "light": { "$value": "{base.color.system.gray.light}" },
      "dark": { "$value": "{base.color.system.gray.dark}" }
    },
    "primary": {
      "light": { "$value": "{base.color.system.green.light}" },
      "dark": { "$value": "{base.color.system.green.dark}" }
    },
    "primary-pressed": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "secondary": {
      "light": { "$value": "{base.color.system.blue.light}" },
      "dark": { "$value": "{base.color.system.blue.dark}" }
    },
    "secondary-pressed": {
      "light": { "$value": "{palette.secondary.light}" },
      "dark": { "$value": "{palette.secondary.dark}" },
      "light-increased": { "$value": "{palette.secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "accent": {
      "light": { "$value": "{base.color.system.green.light}" },
      "dark": { "$value": "{base.color.system.green.dark}" }
    },
    "highlight": {
      "light": { "$value": "{base.color.system.yellow.light}" },
      "dark": { "$value": "{base.color.system.yellow.dark}" }
    },
    "success": {
      "light": { "$value": "{base.color.system.green.light}" },
      "dark": { "$value": "{base.color.system.green.dark}" }
    },
    "warning": {
      "light": { "$value": "{base.color.system.orange.light}" },
      "dark": { "$value": "{base.color.system.orange.dark}" }
    },
    "error": {
      "light": { "$value": "{base.color.system.red.light}" },
      "dark": { "$value": "{base.color.system.red.dark}" }
    },
    "tint": {
      "primary": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.1,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.1,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "primary-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.9333, 0.9059], "hex": "#DFEEE7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.0196, 0.0824, 0.0353], "hex": "#051509" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.1,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.1,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "success-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.9333, 0.9059], "hex": "#DFEEE7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.0196, 0.0824, 0.0353], "hex": "#051509" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "warning": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5843, 0], "alpha": 0.1, "hex": "#FF9500" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.6235, 0.0392],
            "alpha": 0.1,
            "hex": "#FF9F0A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "warning-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9529, 0.9137, 0.8706], "hex": "#F3E9DE" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.102, 0.0627, 0.0039], "hex": "#1A1001" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "goal-reached-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.9333, 0.9059], "hex": "#DFEEE7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.0196, 0.0824, 0.0353], "hex": "#051509" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "quiet": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.949, 0.949, 0.9686],
            "alpha": 0.5,
            "hex": "#F2F2F7"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1725, 0.1725, 0.1804],
            "alpha": 0.5,
            "hex": "#2C2C2E"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "quiet-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.9686], "hex": "#F2F2F7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.0863, 0.0863, 0.0902], "hex": "#161617" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.4824, 0.1725], "hex": "#007B2C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{palette.success.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1255], "hex": "#005F20" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.success.dark-increased}" }
      },
      "warning-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6157, 0.349, 0], "hex": "#9D5900" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4784, 0.2706, 0], "hex": "#7A4500" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.warning.dark-increased}" }
      }
    },
    "label": {
      "secondary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4118, 0.4118, 0.4353], "hex": "#69696F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5725, 0.5725, 0.5961], "hex": "#929298" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3412], "hex": "#515157" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7216, 0.7216, 0.7451], "hex": "#B8B8BE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.4549], "hex": "#6E6E74" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5765, 0.5765, 0.5882], "hex": "#939396" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3412], "hex": "#515157" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7216, 0.7216, 0.7333], "hex": "#B8B8BB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "primary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.5059, 0.1843], "hex": "#00812F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1294], "hex": "#005F21" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2, 0.8275, 0.3529], "hex": "#33D35A" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "primary-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6118, 0.2314], "hex": "#009C3B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.primary-graphic.light}" }
    },
    "on-primary": {
      "light": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "secondary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.4196, 0.8784], "hex": "#006BE0" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2235, 0.5765, 1], "hex": "#3993FF" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3059, 0.6627], "hex": "#004EA9" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5216, 0.7333, 1], "hex": "#85BBFF" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "secondary-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2863, 0.5843, 1], "hex": "#4995FF" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.251, 0.5882, 1], "hex": "#4096FF" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-secondary": {
      "light": { "$value": "{base.color.black}" },
      "dark": { "$value": "{base.color.black}" },
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "accent-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.5059, 0.1843], "hex": "#00812F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.accent.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1255], "hex": "#005F20" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2, 0.8275, 0.3529], "hex": "#33D35A" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "accent-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6353, 0.2392], "hex": "#00A23D" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.accent-graphic.light}" }
    },
    "accent-fill": {
      "light-increased": { "$value": "{palette.accent.light-increased}" },
      "dark-increased": { "$value": "{palette.accent.dark-increased}" }
    },
    "on-accent": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "success-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.5059, 0.1843], "hex": "#00812F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.success.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1255], "hex": "#005F20" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2, 0.8275, 0.3529], "hex": "#33D35A" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "success-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6118, 0.2314], "hex": "#009C3B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.success-graphic.light}" }
    },
    "success-fill": {
      "light-increased": { "$value": "{palette.success.light-increased}" },
      "dark-increased": { "$value": "{palette.success.dark-increased}" }
    },
    "on-success": {
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "warning-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.6431, 0.3686, 0], "hex": "#A45E00" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.warning.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4784, 0.2706, 0], "hex": "#7A4500" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.6431, 0.1686], "hex": "#FFA42B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.7765, 0.4471, 0], "hex": "#C67200" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-fill": {
      "light-increased": { "$value": "{palette.warning.light-increased}" },
      "dark-increased": { "$value": "{palette.warning.dark-increased}" }
    },
    "on-warning": {
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "error-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0118, 0.0353], "hex": "#DF0309" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.349, 0.2941], "hex": "#FF594B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.6196, 0.5686], "hex": "#FF9E91" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "error-graphic": {
      "dark": { "$value": "{palette.error.dark}" },
      "dark-increased": { "$value": "{palette.error.dark-increased}" }
    },
    "error-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.3098], "hex": "#FF5F4F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.3176], "hex": "#FF5F51" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-error": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" }
    },
    "goal-reached-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.4824, 0.1725], "hex": "#007B2C" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1255], "hex": "#005F20" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{base.color.system.green.dark}" }
    },
    "goal-reached-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6118, 0.2275], "hex": "#009C3A" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "at-risk-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0118, 0.0353], "hex": "#DF0309" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.349, 0.2941], "hex": "#FF594B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.6196, 0.5686], "hex": "#FF9E91" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "streak": {
      "none-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.451], "hex": "#6E6E73" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5765, 0.5765, 0.5961], "hex": "#939398" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3373], "hex": "#515156" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7216, 0.7216, 0.7412], "hex": "#B8B8BD" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "none-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5451, 0.5451, 0.5647], "hex": "#8B8B90" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": { "$value": "{palette.streak.none-graphic.light}" }
      },
      "low-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6431, 0.3686, 0], "hex": "#A45E00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4784, 0.2706, 0], "hex": "#7A4500" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.6431, 0.1686], "hex": "#FFA42B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8078, 0.4667, 0], "hex": "#CE7700" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "mid-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0118, 0.0353], "hex": "#DF0309" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.349, 0.2941], "hex": "#FF594B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.6196, 0.5686], "hex": "#FF9E91" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "high-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6275, 0.2588, 0.8078], "hex": "#A042CE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.7922, 0.3961, 0.9922], "hex": "#CA65FD" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5059, 0.1059, 0.6745], "hex": "#811BAC" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8627, 0.6314, 1], "hex": "#DCA1FF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "border": {
      "light": { "$value": "{base.color.system.separator.light}" },
      "dark": { "$value": "{base.color.system.separator.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5451, 0.5451, 0.5647], "hex": "#8B8B90" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5765], "hex": "#8E8E93" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "card": {
      "border": {
        "light": { "$value": "{base.color.clear}" },
        "dark": { "$value": "{base.color.clear}" }
      }
    },
    "progress": {
      "track": {
        "light": { "$value": "{palette.surface-secondary.light}" },
        "dark": { "$value": "{palette.surface-secondary.dark}" },
        "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
        "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
      },
      "outline": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.549, 0.549, 0.5647], "hex": "#8C8C90" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4588, 0.4588, 0.4667], "hex": "#757577" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "shadow": {
      "subtle": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "card": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "elevated": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "prominent": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "pressed": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      }
    },
    "growth": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "growth-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6353, 0.2392], "hex": "#00A23D" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.growth-graphic.light}" }
    },
    "gradient": {
      "primary-start": {
        "light": { "$value": "{palette.primary.light}" },
        "dark": { "$value": "{palette.primary.dark}" },
        "light-increased": { "$value": "{palette.primary.light-increased}" },
        "dark-increased": { "$value": "{palette.primary.dark-increased}" }
      },
      "primary-end": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.75,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.75,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "primary-faded": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.3,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.3,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "progress-start-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9294, 0.3569, 0.3647], "hex": "#ED5B5D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "progress-end-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.3255], "hex": "#00A153" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "accent-75": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.75,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.75,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-45": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.45,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.45,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-12": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.12,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.12,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "background-end": {
        "light": { "$value": "{palette.background.light}" },
        "dark": { "$value": "{palette.background.dark}" },
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "growth-20": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.2,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.2,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "growth-10": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.1,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.1,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-5": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2039, 0.7804, 0.349],
            "alpha": 0.05,
            "hex": "#34C759"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1882, 0.8196, 0.3451],
            "alpha": 0.05,
            "hex": "#30D158"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "timeline-bar-end": {
        "light": { "$value": "{palette.growth-graphic.light}" },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.7412, 0.2706], "hex": "#00BD45" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": { "$value": "{palette.growth-graphic.light-increased}" },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.7412, 0.2706], "hex": "#00BD45" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "badge": {
      "zero": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1529, 0.1529, 0.1647], "hex": "#27272A" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "number": {
          "dark": { "$value": "{base.color.system.gray.dark}" },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.651, 0.651, 0.6706], "hex": "#A6A6AB" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      },
      "active": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2431, 0.1882, 0.1059], "hex": "#3E301B" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "milestone": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2431, 0.2196, 0.1059], "hex": "#3E381B" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "label": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6275, 0.6275, 0.6549], "hex": "#A0A0A7" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.651, 0.651, 0.6784], "hex": "#A6A6AD" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "calendar": {
      "day": {
        "none-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1765, 0.1765, 0.1882], "hex": "#2D2D30" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "low-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.349, 0.8941, 0.4588], "hex": "#59E475" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.1294], "hex": "#006621" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.349, 0.8941, 0.4588], "hex": "#59E475" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.1294], "hex": "#006621" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3765, 0.9216, 0.4824], "hex": "#60EB7B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3804, 0.1216], "hex": "#00611F" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3765, 0.9216, 0.4824], "hex": "#60EB7B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3804, 0.1216], "hex": "#00611F" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.7686, 0.3412], "hex": "#30C457" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.5961, 0.2118], "hex": "#009836" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.7686, 0.3412], "hex": "#30C457" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.7059, 0.2549], "hex": "#00B441" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-digit": {
          "light": { "$value": "{base.color.ink}" },
          "dark": { "$value": "{base.color.black}" },
          "light-increased": { "$value": "{base.color.ink}" },
          "dark-increased": { "$value": "{base.color.black}" }
        },
        "medium-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2196, 0.7922, 0.3569], "hex": "#38CA5B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.5765, 0.2039], "hex": "#009334" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2196, 0.7922, 0.3569], "hex": "#38CA5B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6863, 0.2471], "hex": "#00AF3F" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "high-digit": {
          "light": { "$value": "{base.color.ink}" }
        },
        "high-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6745, 0.2549], "hex": "#00AC41" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.149, 0.8, 0.3255], "hex": "#26CC53" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4039, 0.1373], "hex": "#006723" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1647, 0.8039, 0.3333], "hex": "#2ACD55" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-digit": {
          "dark-increased": { "$value": "{base.color.white}" }
        },
        "high-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.651, 0.2431], "hex": "#00A63E" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1843, 0.8196, 0.3451], "hex": "#2FD158" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.1333], "hex": "#006222" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2039, 0.8314, 0.3529], "hex": "#34D45A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      }
    },
    "sync": {
      "synced": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6353, 0.2392], "hex": "#00A23D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "no-account": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8078, 0.4667, 0], "hex": "#CE7700" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "adherence": {
      "high": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5059, 0.1843], "hex": "#00812F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.1255], "hex": "#005F20" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{base.color.system.green.dark}" }
      },
      "medium": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6431, 0.3686, 0], "hex": "#A45E00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4784, 0.2706, 0], "hex": "#7A4500" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{base.color.system.orange.dark}" }
      },
      "low": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0118, 0.0353], "hex": "#DF0309" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.system.red.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5059, 0.451], "hex": "#FF8173" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "coverage": {
      "none-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2863, 0.1412, 0.1412], "hex": "#492424" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        }
      },
      "one-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1569, 0.5373, 0.2549], "hex": "#288941" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2941, 0.6588, 0.3686], "hex": "#4BA85E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "some-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6431, 0.4196, 0.0706], "hex": "#A46B12" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7725, 0.5412, 0.2314], "hex": "#C58A3B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2314, 0.5373, 0.5098], "hex": "#3B8982" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3333, 0.6353, 0.6039], "hex": "#55A29A" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-digit": {
        "dark": { "$value": "{base.color.black}" }
      }
    },
    "streak-list": {
      "met": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6353, 0.2392], "hex": "#00A23D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "sharing": {
      "start": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5373, 0.1961], "hex": "#008932" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.4039, 0.1412], "hex": "#006724" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "end": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5373, 0.1961], "hex": "#008932" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.4039, 0.1412], "hex": "#006724" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    }
  },
  "product": {
    "toast": {
      "$type": "number",
      "$description": "Seconds and counts of toasts that differ between products.",
      "warning": { "$value": "{base.count.3}", "$extensions": { "org.candela": { "source": "app" } } },
      "error": { "$value": "{base.count.0}", "$extensions": { "org.candela": { "source": "app" } } },
      "stack": { "$value": "{base.count.1}", "$extensions": { "org.candela": { "source": "app" } } }
    },
    "type": {
      "$type": "typography",
      "$description": "Text styles of this product; semantic/type takes them over as they are.",
      "large-title": {
        "$description": "A screen's large title.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.large-title}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.large-title}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "largeTitle", "design": "default" } }
      },
      "title": {
        "$description": "Titles of sheets, sections and celebrations.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title2}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "title2", "design": "default" } }
      },
      "title-small": {
        "$description": "Titles inside a card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title3}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title3}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "title3", "design": "default" } }
      },
      "headline": {
        "$description": "Headings of cards and rows.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "headline", "design": "default" } }
      },
      "body-large": {
        "$description": "Reading text that leads a page.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "body", "design": "default" } }
      },
      "body": {
        "$description": "Body text and controls.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "body", "design": "default" } }
      },
      "subheadline": {
        "$description": "Values and labels beside a heading.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "iOS", "textStyle": "subheadline", "design": "default" }
        }
      },
      "footnote": {
        "$description": "Notes under a group.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.footnote}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.footnote}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "footnote", "design": "default" } }
      },
      "caption": {
        "$description": "Captions and axis labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "caption1", "design": "default" } }
      },
      "caption-small": {
        "$description": "The smallest captions, such as a badge's label.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption2}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption2}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "caption2", "design": "default" } }
      },
      "button": {
        "$description": "Button labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "headline", "design": "default" } }
      },
      "metric": {
        "$description": "A figure in a stat card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title2}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "title2", "design": "default" } }
      },
      "progress-label": {
        "$description": "The label of a progress bar or ring.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "caption1", "design": "default" } }
      }
    },
    "space": {
      "$type": "dimension",
      "$description": "Distances of this product; semantic/space takes them over as they are.",
      "xxs": {
        "$description": "Inside a control: between a number and its unit, a symbol and its word.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "xs": {
        "$description": "Between closely related lines.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "sm": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "md": {
        "$description": "The usual gap and padding.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "lg": {
        "$description": "Between groups.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "xl": {
        "$description": "Between sections.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "xxl": {
        "$description": "Around what stands alone, such as an empty state.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "card": {
        "$description": "Padding inside a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "screen-margin": {
        "$description": "Between a card and the screen's edges.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "row": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "stack": {
        "$description": "Between the cards of a screen.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of this product; semantic/radius takes them over as they are.",
      "card": {
        "$description": "Corners of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "progress-card": {
        "$description": "Corners of a card that shows progress.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "button": {
        "$description": "Corners of a button.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "input": {
        "$description": "Corners of a text field.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "row": {
        "$description": "Corners of a row drawn as a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "shadow": {
      "$type": "dimension",
      "$description": "How far this product's shadows fall and spread; their colours are in the palette.",
      "subtle": {
        "offset": { "$value": "{base.size.2}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "card": {
        "offset": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.8}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "elevated": {
        "offset": { "$value": "{base.size.8}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.16}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "prominent": {
        "offset": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.24}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "pressed": {
        "offset": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "rec" } } }
      }
    },
    "motion": {
      "$type": "transition",
      "$description": "How this product moves; semantic/motion takes these over as they are.",
      "standard": {
        "$description": "Most changes of state.",
        "$value": {
          "duration": "{base.duration.250}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "quick": {
        "$description": "Small answers to a touch.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "slow": {
        "$description": "Large or calm changes.",
        "$value": {
          "duration": "{base.duration.400}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "spring": {
        "$description": "Things that move to a new place.",
        "$value": {
          "duration": "{base.duration.400}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": { "org.candela": { "source": "rec", "spring": { "response": 0.4, "damping": 0.75 } } }
      },
      "press": {
        "$description": "A button while it is pressed.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec", "scale": { "from": 1, "to": 0.96 } } }
      },
      "press-card": {
        "$description": "A card while it is pressed.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec", "scale": { "from": 1, "to": 0.98 } } }
      },
      "progress": {
        "$description": "A bar or ring moving to a new value outside the milestone card.",
        "$value": {
          "duration": "{base.duration.500}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""##),
        ("Tokens/product/practice.tokens.json", ##"""
{
  "palette": {
    "$type": "color",
    "$description": "Growth in each appearance. Increased contrast changes text, borders and tints only.",
    "background": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9725, 0.9804, 0.9804], "hex": "#F8FAFA" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.102, 0.1647, 0.1529], "hex": "#1A2A27" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "surface": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.149, 0.2275, 0.2118], "hex": "#263A36" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "surface-secondary": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9412, 0.949, 0.949], "hex": "#F0F2F2" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1373, 0.1843, 0.1725], "hex": "#232F2C" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.surface-secondary.light}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark}" }
    },
    "surface-tertiary": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1647, 0.2275, 0.2157], "hex": "#2A3A37" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.surface-tertiary.light}" },
      "dark-increased": { "$value": "{palette.surface-tertiary.dark}" }
    },
    "form-section": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.949, 0.949, 0.9529], "hex": "#F2F2F3" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1765, 0.1765, 0.1922], "hex": "#2D2D31" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.form-section.light}" },
      "dark-increased": { "$value": "{palette.form-section.dark}" }
    },
    "input": {
      "background": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1961, 0.2902, 0.2745], "hex": "#324A46" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "light-increased": { "$value": "{palette.input.background.light}" },
        "dark-increased": { "$value": "{palette.input.background.dark}" }
      },
      "border": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5451, 0.5451, 0.5529], "hex": "#8B8B8D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.jade}" }
      }
    },
    "fill": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9412, 0.9412, 0.9451], "hex": "#F0F0F1" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2157], "hex": "#333337" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.fill.light}" },
      "dark-increased": { "$value": "{palette.fill.dark}" }
    },
    "rest-day": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.902, 0.9569, 0.9412], "hex": "#E6F4F0" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1216, 0.2275, 0.2118], "hex": "#1F3A36" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.rest-day.light}" },
      "dark-increased": { "$value": "{palette.rest-day.dark}" }
    },
    "text": {
      "primary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.1294, 0.1294, 0.1294], "hex": "#212121" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.9608, 0.9608, 0.9608], "hex": "#F5F5F5" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "secondary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4078, 0.4078, 0.4078], "hex": "#686868" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6902, 0.7451, 0.7725], "hex": "#B0BEC5" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3176], "hex": "#515151" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8157, 0.8784, 0.9059], "hex": "#D0E0E7" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.4392], "hex": "#6E6E70" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.7098, 0.7137], "hex": "#A8B5B6" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3255], "hex": "#515153" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8235, 0.8784, 0.8824], "hex": "#D2E0E1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "neutral": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.6196, 0.6196, 0.6196], "hex": "#9E9E9E" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.6902, 0.7451, 0.7725], "hex": "#B0BEC5" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "primary": {
      "light": { "$value": "{base.color.pine}" },
      "dark": { "$value": "{base.color.jade}" }
    },
    "primary-pressed": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "secondary": {
      "light": { "$value": "{base.color.mint}" },
      "dark": { "$value": "{base.color.mint}" }
    },
    "secondary-pressed": {
      "light": { "$value": "{palette.secondary.light}" },
      "dark": { "$value": "{palette.secondary.dark}" },
      "light-increased": { "$value": "{palette.secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "accent": {
      "light": { "$value": "{base.color.lagoon}" },
      "dark": { "$value": "{base.color.lagoon}" }
    },
    "highlight": {
      "light": { "$value": "{base.color.sunflower}" },
      "dark": { "$value": "{base.color.sunflower}" }
    },
    "success": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2627, 0.6275, 0.2784], "hex": "#43A047" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2627, 0.6275, 0.2784], "hex": "#43A047" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "warning": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0], "hex": "#FFB300" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0], "hex": "#FFB300" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "error": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.898, 0.2235, 0.2078], "hex": "#E53935" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.898, 0.2235, 0.2078], "hex": "#E53935" },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "tint": {
      "primary": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.0392, 0.3137, 0.2588],
            "alpha": 0.1,
            "hex": "#0A5042"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.149, 0.651, 0.6039],
            "alpha": 0.1,
            "hex": "#26A69A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "primary-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8784, 0.9137, 0.9098], "hex": "#E0E9E8" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1059, 0.2118, 0.2], "hex": "#1B3633" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2627, 0.6275, 0.2784],
            "alpha": 0.1,
            "hex": "#43A047"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2627, 0.6275, 0.2784],
            "alpha": 0.1,
            "hex": "#43A047"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "success-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.902, 0.9451, 0.9098], "hex": "#E6F1E8" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1176, 0.2118, 0.1647], "hex": "#1E362A" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "warning": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0], "alpha": 0.1, "hex": "#FFB300" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0], "alpha": 0.1, "hex": "#FFB300" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "warning-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9765, 0.9529, 0.8824], "hex": "#F9F3E1" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1922, 0.2196, 0.1373], "hex": "#313823" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "goal-reached-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8941, 0.9608, 0.9176], "hex": "#E4F5EA" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1098, 0.2314, 0.1725], "hex": "#1C3B2C" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "quiet": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9412, 0.949, 0.949],
            "alpha": 0.5,
            "hex": "#F0F2F2"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1373, 0.1843, 0.1725],
            "alpha": 0.5,
            "hex": "#232F2C"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "quiet-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9569, 0.9647, 0.9647], "hex": "#F4F6F6" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1216, 0.1765, 0.1647], "hex": "#1F2D2A" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.0627, 0.4706, 0.1176], "hex": "#10781E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.3098, 0.6745, 0.3216], "hex": "#4FAC52" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.0706], "hex": "#006412" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4118, 0.7765, 0.4196], "hex": "#69C66B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "warning-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5804, 0.4039, 0], "hex": "#946700" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4549, 0.3098, 0], "hex": "#744F00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.warning.dark-increased}" }
      }
    },
    "label": {
      "secondary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4039, 0.4078, 0.4235], "hex": "#67686C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6, 0.6275, 0.6471], "hex": "#99A0A5" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3333], "hex": "#515155" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.749, 0.7804, 0.8], "hex": "#BFC7CC" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.4392], "hex": "#6E6E70" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5843, 0.6314, 0.6353], "hex": "#95A1A2" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3255], "hex": "#515153" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7333, 0.7843, 0.7882], "hex": "#BBC8C9" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "primary-text": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2039, 0.6902, 0.6392], "hex": "#34B0A3" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.3922, 0.8471, 0.7922], "hex": "#64D8CA" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "primary-graphic": {
      "light": { "$value": "{palette.primary.light}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" }
    },
    "on-primary": {
      "light": { "$value": "{base.color.white}" },
      "light-increased": { "$value": "{base.color.white}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "secondary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.0039, 0.4902, 0.3922], "hex": "#017D64" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.secondary.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3647, 0.2863], "hex": "#005D49" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4627, 0.8431, 0.7255], "hex": "#76D7B9" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "secondary-fill": {
      "light-increased": { "$value": "{palette.secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "on-secondary": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "accent-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.4902, 0.4235], "hex": "#007D6C" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.accent.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3608, 0.3098], "hex": "#005C4F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2588, 0.8627, 0.7569], "hex": "#42DCC1" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "accent-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6157, 0.5333], "hex": "#009D88" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.accent-graphic.light}" }
    },
    "accent-fill": {
      "light-increased": { "$value": "{palette.accent.light-increased}" },
      "dark-increased": { "$value": "{palette.accent.dark-increased}" }
    },
    "on-accent": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "success-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.1137, 0.498, 0.149], "hex": "#1D7F26" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.3333, 0.698, 0.3451], "hex": "#55B258" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.0667], "hex": "#005F11" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4902, 0.8549, 0.4941], "hex": "#7DDA7E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "success-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2235, 0.5882, 0.2431], "hex": "#39963E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.251, 0.6157, 0.2706], "hex": "#409D45" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "success-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2941, 0.6588, 0.3059], "hex": "#4BA84E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2941, 0.6588, 0.3059], "hex": "#4BA84E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-success": {
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "warning-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.5804, 0.3961, 0], "hex": "#946500" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.warning.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4314, 0.2941, 0], "hex": "#6E4B00" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.7255, 0.2078], "hex": "#FFB935" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.7333, 0.5098, 0], "hex": "#BB8200" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-fill": {
      "light-increased": { "$value": "{palette.warning.light-increased}" },
      "dark-increased": { "$value": "{palette.warning.dark-increased}" }
    },
    "on-warning": {
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "error-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8353, 0.1529, 0.1529], "hex": "#D52727" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.4471, 0.4], "hex": "#FF7266" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6549, 0, 0.0588], "hex": "#A7000F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.698, 0.6627], "hex": "#FFB2A9" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "error-graphic": {
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.9176, 0.2431, 0.2235], "hex": "#EA3E39" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.error-graphic.dark}" }
    },
    "error-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.3333], "hex": "#FF5F55" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.3333], "hex": "#FF5F55" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-error": {
      "light": { "$value": "{base.color.black}" },
      "dark": { "$value": "{base.color.black}" }
    },
    "goal-reached-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.498, 0.1804], "hex": "#007F2E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.1373], "hex": "#006423" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2745, 0.8824, 0.4039], "hex": "#46E167" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "goal-reached-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.2392], "hex": "#00A13D" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "at-risk-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0078, 0.0353], "hex": "#DF0209" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.4471, 0.3882], "hex": "#FF7263" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "streak": {
      "none-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4314, 0.451], "hex": "#6E6E73" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6196, 0.6196, 0.6392], "hex": "#9E9EA3" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.3176, 0.3373], "hex": "#515156" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7725, 0.7725, 0.7922], "hex": "#C5C5CA" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "none-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5412, 0.5412, 0.5608], "hex": "#8A8A8F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5412, 0.5412, 0.5608], "hex": "#8A8A8F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6431, 0.3647, 0], "hex": "#A45D00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4824, 0.2667, 0], "hex": "#7B4400" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.7176, 0.4039], "hex": "#FFB767" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8039, 0.4627, 0], "hex": "#CD7600" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "mid-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8745, 0.0078, 0.0353], "hex": "#DF0209" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.4471, 0.3882], "hex": "#FF7263" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0, 0.0157], "hex": "#A80004" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "high-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6275, 0.2549, 0.8039], "hex": "#A041CD" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.8157, 0.4745, 1], "hex": "#D079FF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.502, 0.102, 0.6745], "hex": "#801AAC" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8902, 0.7059, 1], "hex": "#E3B4FF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "border": {
      "light": { "$value": "{base.color.system.separator.light}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2196, 0.2902, 0.2745], "hex": "#384A46" },
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5451, 0.5451, 0.5451], "hex": "#8B8B8B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6196, 0.6196, 0.6196], "hex": "#9E9E9E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "card": {
      "border": {
        "light": { "$value": "{base.color.clear}" },
        "dark": { "$value": "{palette.border.dark}" }
      }
    },
    "progress": {
      "track": {
        "light": { "$value": "{palette.rest-day.light}" },
        "dark": { "$value": "{palette.rest-day.dark}" },
        "light-increased": { "$value": "{palette.rest-day.light-increased}" },
        "dark-increased": { "$value": "{palette.rest-day.dark-increased}" }
      },
      "outline": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5059, 0.5569, 0.5451], "hex": "#818E8B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4078, 0.5216, 0.502], "hex": "#688580" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "shadow": {
      "subtle": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.04, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.06, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "card": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "docs" } }
        }
      },
      "elevated": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.18, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "prominent": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.24, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "pressed": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "docs" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "docs" } }
        }
      }
    },
    "growth": {
      "light": { "$value": "{base.color.pine}" },
      "dark": { "$value": "{base.color.jade}" },
      "light-increased": { "$value": "{palette.growth.light}" },
      "dark-increased": { "$value": "{palette.growth.dark}" }
    },
    "growth-graphic": {
      "light": { "$value": "{palette.growth.light}" },
      "light-increased": { "$value": "{palette.growth.light-increased}" }
    },
    "gradient": {
      "primary-start": {
        "light": { "$value": "{base.color.pine}" },
        "dark": { "$value": "{base.color.jade}" },
        "light-increased": { "$value": "{palette.gradient.primary-start.light}" },
        "dark-increased": { "$value": "{palette.gradient.primary-start.dark}" }
      },
      "primary-end": {
        "light": { "$value": "{base.color.lagoon}" },
        "dark": { "$value": "{base.color.mint}" }
      },
      "primary-faded": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.0392, 0.3137, 0.2588],
            "alpha": 0.3,
            "hex": "#0A5042"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.149, 0.651, 0.6039],
            "alpha": 0.3,
            "hex": "#26A69A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "progress-start-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9255, 0.3529, 0.3608], "hex": "#EC5A5C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "progress-end-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6275, 0.3216], "hex": "#00A052" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "accent-75": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.75,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.75,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-45": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.45,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.45,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-12": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.12,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.12,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "background-end": {
        "light": { "$value": "{palette.background.light}" },
        "dark": { "$value": "{palette.background.dark}" },
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "growth-20": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.0392, 0.3137, 0.2588],
            "alpha": 0.2,
            "hex": "#0A5042"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.149, 0.651, 0.6039],
            "alpha": 0.2,
            "hex": "#26A69A"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "growth-10": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.0392, 0.3137, 0.2588],
            "alpha": 0.1,
            "hex": "#0A5042"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.149, 0.651, 0.6039],
            "alpha": 0.1,
            "hex": "#26A69A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-5": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.05,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0, 0.749, 0.6471],
            "alpha": 0.05,
            "hex": "#00BFA5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "timeline-bar-end": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.1216, 0.3686, 0.3137], "hex": "#1F5E50" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5843, 0.5373], "hex": "#009589" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.1216, 0.3686, 0.3137], "hex": "#1F5E50" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5843, 0.5373], "hex": "#009589" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "badge": {
      "zero": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.2588, 0.2471], "hex": "#30423F" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "number": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.6627, 0.6627, 0.6824], "hex": "#A9A9AE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.7725, 0.7725, 0.7922], "hex": "#C5C5CA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      },
      "active": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2784, 0.2863, 0.1843], "hex": "#47492F" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "milestone": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2784, 0.3176, 0.1843], "hex": "#47512F" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "label": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.7137, 0.749, 0.7686], "hex": "#B6BFC4" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7451, 0.7804, 0.8], "hex": "#BEC7CC" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "calendar": {
      "day": {
        "none-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2118, 0.2784, 0.2667], "hex": "#364744" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "low-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.4706, 0.7137, 0.6431], "hex": "#78B6A4" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4078, 0.3765], "hex": "#006860" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4706, 0.7137, 0.6431], "hex": "#78B6A4" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.6745, 0.6275], "hex": "#30ACA0" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.4902, 0.7373, 0.6667], "hex": "#7DBCAA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.3608], "hex": "#00645C" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4902, 0.7373, 0.6667], "hex": "#7DBCAA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1569, 0.6588, 0.6078], "hex": "#28A89B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2627, 0.502, 0.4431], "hex": "#438071" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.5373, 0.4941], "hex": "#00897E" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1176, 0.3686, 0.3137], "hex": "#1E5E50" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3333, 0.7922, 0.7451], "hex": "#55CABE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-digit": {
          "light": { "$value": "{base.color.black}" },
          "dark": { "$value": "{base.color.black}" },
          "light-increased": { "$value": "{base.color.white}" },
          "dark-increased": { "$value": "{base.color.ink}" }
        },
        "medium-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2784, 0.5176, 0.4588], "hex": "#478475" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.5216, 0.4784], "hex": "#00857A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.1333, 0.3843, 0.3255], "hex": "#226253" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3137, 0.7765, 0.7255], "hex": "#50C6B9" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "high-digit": {
          "light": { "$value": "{base.color.white}" }
        },
        "high-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.0627, 0.3294, 0.2706], "hex": "#105445" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1176, 0.6314, 0.5882], "hex": "#1EA196" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.0078, 0.298, 0.2431], "hex": "#024C3E" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.451, 0.902, 0.851], "hex": "#73E6D9" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-digit": {
          "dark-increased": { "$value": "{base.color.black}" }
        },
        "high-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.0431, 0.3137, 0.2588], "hex": "#0B5042" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.149, 0.651, 0.6039], "hex": "#26A69A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.2824, 0.2275], "hex": "#00483A" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4784, 0.9255, 0.8745], "hex": "#7AECDF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      }
    },
    "sync": {
      "synced": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6588, 0.2471], "hex": "#00A83F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "no-account": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8353, 0.4824, 0], "hex": "#D57B00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "adherence": {
      "high": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5255, 0.1922], "hex": "#008631" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.1373], "hex": "#006423" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2745, 0.8824, 0.4039], "hex": "#46E167" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "medium": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6667, 0.3804, 0], "hex": "#AA6100" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5059, 0.2824, 0], "hex": "#814800" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.7176, 0.4039], "hex": "#FFB767" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.898, 0.0824, 0.0784], "hex": "#E51514" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.4471, 0.3882], "hex": "#FF7263" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6902, 0, 0.0196], "hex": "#B00005" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "coverage": {
      "none-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.2353, 0.2157], "hex": "#513C37" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        }
      },
      "one-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1725, 0.5843, 0.2902], "hex": "#2C954A" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2627, 0.6627, 0.3608], "hex": "#43A95C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "some-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.4667, 0.1098], "hex": "#A8771C" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.749, 0.549, 0.2196], "hex": "#BF8C38" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2471, 0.5843, 0.549], "hex": "#3F958C" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3059, 0.6392, 0.6], "hex": "#4EA399" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-digit": {
        "dark": { "$value": "{base.color.ink}" }
      }
    },
    "streak-list": {
      "met": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6588, 0.2471], "hex": "#00A83F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "sharing": {
      "start": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.0392, 0.3137, 0.2588], "hex": "#0A5042" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.0392, 0.3137, 0.2588], "hex": "#0A5042" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "end": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5255, 0.4549], "hex": "#008674" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3961, 0.3412], "hex": "#006557" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    }
  },
  "product": {
    "toast": {
      "$type": "number",
      "$description": "Seconds and counts of toasts that differ between products.",
      "warning": { "$value": "{base.count.3}", "$extensions": { "org.candela": { "source": "app" } } },
      "error": { "$value": "{base.count.0}", "$extensions": { "org.candela": { "source": "app" } } },
      "stack": { "$value": "{base.count.1}", "$extensions": { "org.candela": { "source": "app" } } }
    },
    "type": {
      "$type": "typography",
      "$description": "Text styles of this product; semantic/type takes them over as they are.",
      "large-title": {
        "$description": "A screen's large title.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.32}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.tighter}",
          "lineHeight": "{base.font.line-height.32-on-36}"
        },
        "$extensions": {
          "org.candela": { "source": "docs", "textStyle": "largeTitle", "design": "default" }
        }
      },
      "title": {
        "$description": "Titles of sheets, sections and celebrations.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.26}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.tight}",
          "lineHeight": "{base.font.line-height.26-on-30}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "title1", "design": "default" } }
      },
      "title-small": {
        "$description": "Titles inside a card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title3}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.slightly-tight}",
          "lineHeight": "{base.font.line-height.20-on-24}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "title3", "design": "default" } }
      },
      "headline": {
        "$description": "Headings of cards and rows.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "headline", "design": "default" } }
      },
      "body-large": {
        "$description": "Reading text that leads a page.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.17-on-24}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "body", "design": "default" } }
      },
      "body": {
        "$description": "Body text and controls.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "docs", "textStyle": "subheadline", "design": "default" }
        }
      },
      "subheadline": {
        "$description": "Values and labels beside a heading.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "rec", "textStyle": "subheadline", "design": "default" }
        }
      },
      "footnote": {
        "$description": "Notes under a group.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.footnote}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.slightly-loose}",
          "lineHeight": "{base.font.line-height.footnote}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "footnote", "design": "default" } }
      },
      "caption": {
        "$description": "Captions and axis labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.loose}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "caption1", "design": "default" } }
      },
      "caption-small": {
        "$description": "The smallest captions, such as a badge's label.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption2}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption2}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "caption2", "design": "default" } }
      },
      "button": {
        "$description": "Button labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.callout}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.slightly-loose}",
          "lineHeight": "{base.font.line-height.16-on-20}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "callout", "design": "default" } }
      },
      "metric": {
        "$description": "A figure in a stat card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.22-on-26}"
        },
        "$extensions": { "org.candela": { "source": "docs", "textStyle": "title2", "design": "default" } }
      },
      "progress-label": {
        "$description": "The label of a progress bar or ring.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.14}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.14-on-18}"
        },
        "$extensions": {
          "org.candela": { "source": "docs", "textStyle": "subheadline", "design": "default" }
        }
      }
    },
    "space": {
      "$type": "dimension",
      "$description": "Distances of this product; semantic/space takes them over as they are.",
      "xxs": {
        "$description": "Inside a control: between a number and its unit, a symbol and its word.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "xs": {
        "$description": "Between closely related lines.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "sm": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "md": {
        "$description": "The usual gap and padding.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "lg": {
        "$description": "Between groups.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "xl": {
        "$description": "Between sections.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "xxl": {
        "$description": "Around what stands alone, such as an empty state.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "card": {
        "$description": "Padding inside a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "screen-margin": {
        "$description": "Between a card and the screen's edges.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "row": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "stack": {
        "$description": "Between the cards of a screen.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of this product; semantic/radius takes them over as they are.",
      "card": {
        "$description": "Corners of a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "progress-card": {
        "$description": "Corners of a card that shows progress.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "button": {
        "$description": "Corners of a button.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "input": {
        "$description": "Corners of a text field.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "docs" } }
      },
      "row": {
        "$description": "Corners of a row drawn as a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    },
    "shadow": {
      "$type": "dimension",
      "$description": "How far this product's shadows fall and spread; their colours are in the palette.",
      "subtle": {
        "offset": { "$value": "{base.size.1}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "card": {
        "offset": { "$value": "{base.size.2}", "$extensions": { "org.candela": { "source": "docs" } } },
        "blur": { "$value": "{base.size.8}", "$extensions": { "org.candela": { "source": "docs" } } }
      },
      "elevated": {
        "offset": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.16}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "prominent": {
        "offset": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.24}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "pressed": {
        "offset": { "$value": "{base.size.2}", "$extensions": { "org.candela": { "source": "docs" } } },
        "blur": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "docs" } } }
      }
    },
    "motion": {
      "$type": "transition",
      "$description": "How this product moves; semantic/motion takes these over as they are.",
      "standard": {
        "$description": "Most changes of state.",
        "$value": {
          "duration": "{base.duration.300}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "quick": {
        "$description": "Small answers to a touch.",
        "$value": {
          "duration": "{base.duration.200}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "slow": {
        "$description": "Large or calm changes.",
        "$value": {
          "duration": "{base.duration.500}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "spring": {
        "$description": "Things that move to a new place.",
        "$value": {
          "duration": "{base.duration.363}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": {
          "org.candela": { "source": "docs", "spring": { "response": 0.363, "damping": 1.01 } }
        }
      },
      "press": {
        "$description": "A button while it is pressed.",
        "$value": {
          "duration": "{base.duration.200}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "docs", "scale": { "from": 1, "to": 0.97 } } }
      },
      "press-card": {
        "$description": "A card while it is pressed.",
        "$value": {
          "duration": "{base.duration.200}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "docs", "scale": { "from": 1, "to": 0.97 } } }
      },
      "progress": {
        "$description": "A bar or ring moving to a new value outside the milestone card.",
        "$value": {
          "duration": "{base.duration.600}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "docs" } }
      }
    }
  }
}

"""##),
        ("Tokens/product/routine.tokens.json", ##"""
{
  "palette": {
    "$type": "color",
    "$description": "HabitTracker with routines in each appearance. Increased contrast changes text, borders and tints only.",
    "background": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9686, 0.9686, 0.9686], "hex": "#F7F7F7" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "dark": { "$value": "{base.color.ink}" }
    },
    "surface": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1765, 0.2157, 0.2824], "hex": "#2D3748" },
        "$extensions": { "org.candela": { "seed": "003" } }
      }
    },
    "surface-secondary": {
      "light": { "$value": "{palette.background.light}" },
      "dark": { "$value": "{palette.background.dark}" },
      "light-increased": { "$value": "{palette.background.light-increased}" },
      "dark-increased": { "$value": "{palette.background.dark-increased}" }
    },
    "surface-tertiary": {
      "light": { "$value": "{palette.surface.light}" },
      "dark": { "$value": "{palette.surface.dark}" },
      "light-increased": { "$value": "{palette.surface.light-increased}" },
      "dark-increased": { "$value": "{palette.surface.dark-increased}" }
    },
    "form-section": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "input": {
      "background": {
        "light": { "$value": "{palette.surface.light}" },
        "dark": { "$value": "{palette.surface.dark}" },
        "light-increased": { "$value": "{palette.surface.light-increased}" },
        "dark-increased": { "$value": "{palette.surface.dark-increased}" }
      },
      "border": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5608, 0.5608, 0.5608], "hex": "#8F8F8F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4627, 0.502, 0.5647], "hex": "#768090" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "fill": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "rest-day": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "text": {
      "primary": {
        "light": { "$value": "{base.color.black}" },
        "dark": { "$value": "{base.color.white}" }
      },
      "secondary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4157, 0.4157, 0.4353], "hex": "#6A6A6F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6275, 0.6824, 0.7529], "hex": "#A0AEC0" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3333, 0.3294, 0.349], "hex": "#555459" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7255, 0.7843, 0.8549], "hex": "#B9C8DA" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4431, 0.4431, 0.451], "hex": "#717173" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6039, 0.6235, 0.6706], "hex": "#9A9FAB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3294, 0.3294, 0.3373], "hex": "#545456" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7569, 0.7765, 0.8235], "hex": "#C1C6D2" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "neutral": {
      "light": { "$value": "{base.color.system.gray.light}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.6275, 0.6824, 0.7529], "hex": "#A0AEC0" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "primary": {
      "light": { "$value": "{base.color.energetic-teal}" },
      "dark": { "$value": "{base.color.energetic-teal}" }
    },
    "primary-pressed": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "secondary": {
      "light": { "$value": "{base.color.soothing-lavender}" },
      "dark": { "$value": "{base.color.soothing-lavender}" }
    },
    "secondary-pressed": {
      "light": { "$value": "{palette.secondary.light}" },
      "dark": { "$value": "{palette.secondary.dark}" },
      "light-increased": { "$value": "{palette.secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "accent": {
      "light": { "$value": "{base.color.energetic-teal}" },
      "dark": { "$value": "{base.color.energetic-teal}" }
    },
    "highlight": {
      "light": { "$value": "{base.color.system.yellow.light}" },
      "dark": { "$value": "{base.color.system.yellow.dark}" }
    },
    "success": {
      "light": { "$value": "{base.color.gentle-green}" },
      "dark": { "$value": "{base.color.gentle-green}" }
    },
    "warning": {
      "light": { "$value": "{base.color.warm-orange}" },
      "dark": { "$value": "{base.color.warm-orange}" }
    },
    "error": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.898, 0.2431, 0.2431], "hex": "#E53E3E" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.898, 0.2431, 0.2431], "hex": "#E53E3E" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "tint": {
      "primary": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.1,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.1,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "primary-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.902, 0.9529, 0.949], "hex": "#E6F3F2" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1216, 0.1961, 0.2314], "hex": "#1F323B" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2824, 0.7333, 0.4706],
            "alpha": 0.1,
            "hex": "#48BB78"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2824, 0.7333, 0.4706],
            "alpha": 0.1,
            "hex": "#48BB78"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "success-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.902, 0.9451, 0.9176], "hex": "#E6F1EA" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1216, 0.1882, 0.2039], "hex": "#1F3034" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "warning": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9608, 0.3961, 0.3961],
            "alpha": 0.1,
            "hex": "#F56565"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9608, 0.3961, 0.3961],
            "alpha": 0.1,
            "hex": "#F56565"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "warning-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9686, 0.9098, 0.9098], "hex": "#F7E8E8" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1882, 0.1529, 0.1961], "hex": "#302732" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "goal-reached-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8941, 0.949, 0.9059], "hex": "#E4F2E7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1098, 0.1961, 0.1882], "hex": "#1C3230" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "quiet": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9686, 0.9686, 0.9686],
            "alpha": 0.5,
            "hex": "#F7F7F7"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.102, 0.1255, 0.1725],
            "alpha": 0.5,
            "hex": "#1A202C"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "quiet-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9686, 0.9686, 0.9686], "hex": "#F7F7F7" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.102, 0.1255, 0.1725], "hex": "#1A202C" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.4902, 0.2706], "hex": "#007D45" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{palette.success.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.2078], "hex": "#006235" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.298, 0.749, 0.4824], "hex": "#4CBF7B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "warning-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.7647, 0.2118, 0.2392], "hex": "#C3363D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.0824, 0.149], "hex": "#A81526" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5294, 0.5137], "hex": "#FF8783" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "label": {
      "secondary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4157, 0.4157, 0.4314], "hex": "#6A6A6E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6118, 0.6235, 0.6667], "hex": "#9C9FAA" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3294, 0.3294, 0.3451], "hex": "#545458" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7608, 0.7765, 0.8196], "hex": "#C2C6D1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4431, 0.4431, 0.451], "hex": "#717173" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6039, 0.6235, 0.6706], "hex": "#9A9FAB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3294, 0.3294, 0.3373], "hex": "#545456" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7569, 0.7765, 0.8235], "hex": "#C1C6D2" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "primary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.502, 0.4667], "hex": "#008077" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.349], "hex": "#005F59" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.349, 0.8549, 0.8039], "hex": "#59DACD" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "primary-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6078, 0.5725], "hex": "#009B92" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.primary-graphic.light}" }
    },
    "on-primary": {
      "light": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "secondary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.5098, 0.3608, 0.7922], "hex": "#825CCA" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.6863, 0.5451, 0.9882], "hex": "#AF8BFC" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4, 0.2392, 0.6588], "hex": "#663DA8" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.8078, 0.7373, 1], "hex": "#CEBCFF" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "secondary-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6471, 0.5059, 0.9451], "hex": "#A581F1" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6471, 0.5059, 0.9451], "hex": "#A581F1" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-secondary": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "accent-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.502, 0.4667], "hex": "#008077" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.accent.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3725, 0.349], "hex": "#005F59" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.349, 0.8549, 0.8039], "hex": "#59DACD" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "accent-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6275, 0.5882], "hex": "#00A096" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.accent-graphic.light}" }
    },
    "accent-fill": {
      "light-increased": { "$value": "{palette.accent.light-increased}" },
      "dark-increased": { "$value": "{palette.accent.dark-increased}" }
    },
    "on-accent": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "success-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.5137, 0.2863], "hex": "#008349" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.success.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.2078], "hex": "#006235" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4196, 0.8627, 0.5882], "hex": "#6BDC96" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "success-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.1294, 0.6157, 0.3608], "hex": "#219D5C" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.success-graphic.light}" }
    },
    "success-fill": {
      "light-increased": { "$value": "{palette.success.light-increased}" },
      "dark-increased": { "$value": "{palette.success.dark-increased}" }
    },
    "on-success": {
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "warning-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8, 0.2431, 0.2627], "hex": "#CC3E43" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.4471, 0.4392], "hex": "#FF7270" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6588, 0.0824, 0.149], "hex": "#A81526" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6824], "hex": "#FFB3AE" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.902, 0.3412, 0.3451], "hex": "#E65758" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.9647, 0.4, 0.4], "hex": "#F66666" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.9647, 0.4, 0.4], "hex": "#F66666" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-warning": {
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "error-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8431, 0.1843, 0.2], "hex": "#D72F33" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.451, 0.4196], "hex": "#FF736B" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6784, 0, 0.0941], "hex": "#AD0018" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6706], "hex": "#FFB3AB" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "error-graphic": {
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.9098, 0.2549, 0.251], "hex": "#E84140" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.error-graphic.dark}" }
    },
    "error-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.349], "hex": "#FF5F59" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.3725, 0.349], "hex": "#FF5F59" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-error": {
      "light": { "$value": "{base.color.black}" },
      "dark": { "$value": "{base.color.black}" }
    },
    "goal-reached-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.4941, 0.1804], "hex": "#007E2E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.1333], "hex": "#006222" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.2824, 0.8863, 0.4078], "hex": "#48E268" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "goal-reached-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6235, 0.2353], "hex": "#009F3C" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "at-risk-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8902, 0.0627, 0.0667], "hex": "#E31011" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.451, 0.3922], "hex": "#FF7364" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6784, 0, 0.0157], "hex": "#AD0004" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "streak": {
      "none-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4431, 0.4431, 0.4627], "hex": "#717176" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6235, 0.6235, 0.6431], "hex": "#9F9FA4" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3333, 0.3294, 0.349], "hex": "#555459" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7765, 0.7765, 0.7961], "hex": "#C6C6CB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "none-graphic": {
        "light": { "$value": "{base.color.system.gray.light}" },
        "light-increased": { "$value": "{base.color.system.gray.light}" }
      },
      "low-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.3765, 0], "hex": "#A86000" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4941, 0.2784, 0], "hex": "#7E4700" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.7216, 0.4118], "hex": "#FFB869" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8235, 0.4784, 0], "hex": "#D27A00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "mid-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8902, 0.0627, 0.0667], "hex": "#E31011" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.451, 0.3922], "hex": "#FF7364" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6784, 0, 0.0157], "hex": "#AD0004" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "high-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6392, 0.2745, 0.8196], "hex": "#A346D1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.8157, 0.4784, 1], "hex": "#D07AFF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5176, 0.1216, 0.6863], "hex": "#841FAF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8902, 0.7098, 1], "hex": "#E3B5FF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "border": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.07, "hex": "#000000" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.13, "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5765], "hex": "#8E8E93" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5765], "hex": "#8E8E93" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "card": {
      "border": {
        "light": { "$value": "{palette.border.light}" },
        "dark": { "$value": "{palette.border.dark}" }
      }
    },
    "progress": {
      "track": {
        "light": { "$value": "{palette.surface-secondary.light}" },
        "dark": { "$value": "{palette.surface-secondary.dark}" },
        "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
        "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
      },
      "outline": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5608, 0.5608, 0.5608], "hex": "#8F8F8F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4706, 0.502, 0.5608], "hex": "#78808F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "shadow": {
      "subtle": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "card": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "seed": "003" } }
        }
      },
      "elevated": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "prominent": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "pressed": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      }
    },
    "growth": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "growth-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6275, 0.5882], "hex": "#00A096" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.growth-graphic.light}" }
    },
    "gradient": {
      "primary-start": {
        "light": { "$value": "{palette.accent.light}" },
        "dark": { "$value": "{palette.accent.dark}" },
        "light-increased": { "$value": "{palette.accent.light-increased}" },
        "dark-increased": { "$value": "{palette.accent.dark-increased}" }
      },
      "primary-end": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.75,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.75,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "primary-faded": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.3,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.3,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "progress-start-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9451, 0.3686, 0.3765], "hex": "#F15E60" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "progress-end-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6471, 0.3333], "hex": "#00A555" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "accent-75": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.75,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.75,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-45": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.45,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.45,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-12": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.12,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.12,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "background-end": {
        "light": { "$value": "{palette.background.light}" },
        "dark": { "$value": "{palette.background.dark}" },
        "light-increased": { "$value": "{palette.background.light-increased}" },
        "dark-increased": { "$value": "{palette.background.dark-increased}" }
      },
      "growth-20": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.2,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.2,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "growth-10": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.1,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.1,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-5": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.05,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3098, 0.8196, 0.7725],
            "alpha": 0.05,
            "hex": "#4FD1C5"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "timeline-bar-end": {
        "light": { "$value": "{palette.growth-graphic.light}" },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2039, 0.7412, 0.6941], "hex": "#34BDB1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": { "$value": "{palette.growth-graphic.light-increased}" },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2039, 0.7412, 0.6941], "hex": "#34BDB1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "badge": {
      "zero": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2157, 0.251, 0.3137], "hex": "#374050" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "number": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.6667, 0.6667, 0.6863], "hex": "#AAAAAF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.7765, 0.7765, 0.7961], "hex": "#C6C6CB" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      },
      "active": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.302, 0.2784, 0.2471], "hex": "#4D473F" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "milestone": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.302, 0.3098, 0.2471], "hex": "#4D4F3F" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "label": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.7255, 0.7451, 0.7961], "hex": "#B9BECB" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7569, 0.7765, 0.8275], "hex": "#C1C6D3" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "calendar": {
      "day": {
        "none-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2667, 0.3255], "hex": "#3C4453" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "low-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3725, 0.8745, 0.8235], "hex": "#5FDFD2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4588, 0.4275], "hex": "#00756D" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3725, 0.8745, 0.8235], "hex": "#5FDFD2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.098, 0.6784, 0.6353], "hex": "#19ADA2" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3961, 0.898, 0.8471], "hex": "#65E5D8" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.4353, 0.4078], "hex": "#006F68" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3961, 0.898, 0.8471], "hex": "#65E5D8" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.0392, 0.6588, 0.6157], "hex": "#0AA89D" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2118, 0.7451, 0.702], "hex": "#36BEB3" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.5882], "hex": "#00A196" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2118, 0.7451, 0.702], "hex": "#36BEB3" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2824, 0.8, 0.7529], "hex": "#48CCC0" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-digit": {
          "light": { "$value": "{base.color.ink}" },
          "dark": { "$value": "{base.color.ink}" },
          "light-increased": { "$value": "{base.color.ink}" },
          "dark-increased": { "$value": "{base.color.ink}" }
        },
        "medium-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2431, 0.7647, 0.7216], "hex": "#3EC3B8" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6118, 0.5686], "hex": "#009C91" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2431, 0.7647, 0.7216], "hex": "#3EC3B8" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.2588, 0.7804, 0.7333], "hex": "#42C7BB" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "high-digit": {
          "light": { "$value": "{base.color.ink}" }
        },
        "high-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6471, 0.6078], "hex": "#00A59B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2824, 0.8, 0.7529], "hex": "#48CCC0" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.3608], "hex": "#00625C" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4118, 0.9098, 0.8588], "hex": "#69E8DB" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-digit": {
          "dark-increased": { "$value": "{base.color.black}" }
        },
        "high-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.5882], "hex": "#00A196" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.3098, 0.8196, 0.7725], "hex": "#4FD1C5" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3686, 0.3451], "hex": "#005E58" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4353, 0.9294, 0.8824], "hex": "#6FEDE1" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      }
    },
    "sync": {
      "synced": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.651, 0.2471], "hex": "#00A63F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "no-account": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8235, 0.4784, 0], "hex": "#D27A00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "adherence": {
      "high": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5176, 0.1882], "hex": "#008430" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3843, 0.1333], "hex": "#006222" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2824, 0.8863, 0.4078], "hex": "#48E268" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "medium": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.3765, 0], "hex": "#A86000" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4941, 0.2784, 0], "hex": "#7E4700" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.7216, 0.4118], "hex": "#FFB869" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "low": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8902, 0.0627, 0.0667], "hex": "#E31011" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.451, 0.3922], "hex": "#FF7364" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6784, 0, 0.0157], "hex": "#AD0004" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.702, 0.6588], "hex": "#FFB3A8" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "coverage": {
      "none-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.3412, 0.2275, 0.2706], "hex": "#573A45" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        }
      },
      "one-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1843, 0.5765, 0.3216], "hex": "#2F9352" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2784, 0.6588, 0.3961], "hex": "#47A865" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "some-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6706, 0.4588, 0.1373], "hex": "#AB7523" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7608, 0.5451, 0.2392], "hex": "#C28B3D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2549, 0.5765, 0.5765], "hex": "#419393" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3137, 0.6353, 0.6314], "hex": "#50A2A1" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-digit": {
        "dark": { "$value": "{base.color.ink}" }
      }
    },
    "streak-list": {
      "met": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.651, 0.2471], "hex": "#00A63F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "sharing": {
      "start": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5216, 0.4863], "hex": "#00857C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.3647], "hex": "#00645D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "end": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5216, 0.4863], "hex": "#00857C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.3647], "hex": "#00645D" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    }
  },
  "product": {
    "toast": {
      "$type": "number",
      "$description": "Seconds and counts of toasts that differ between products.",
      "warning": { "$value": "{base.count.4}", "$extensions": { "org.candela": { "source": "app" } } },
      "error": { "$value": "{base.count.5}", "$extensions": { "org.candela": { "source": "app" } } },
      "stack": { "$value": "{base.count.3}", "$extensions": { "org.candela": { "source": "app" } } }
    },
    "type": {
      "$type": "typography",
      "$description": "Text styles of this product; semantic/type takes them over as they are.",
      "large-title": {
        "$description": "A screen's large title.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.large-title}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.tightest}",
          "lineHeight": "{base.font.line-height.large-title}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "largeTitle", "design": "rounded" } }
      },
      "title": {
        "$description": "Titles of sheets, sections and celebrations.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.large-title}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.tightest}",
          "lineHeight": "{base.font.line-height.large-title}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "largeTitle", "design": "rounded" } }
      },
      "title-small": {
        "$description": "Titles inside a card.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.title3}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title3}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "title3", "design": "rounded" } }
      },
      "headline": {
        "$description": "Headings of cards and rows.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "headline", "design": "rounded" } }
      },
      "body-large": {
        "$description": "Reading text that leads a page.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "body", "design": "rounded" } }
      },
      "body": {
        "$description": "Body text and controls.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "body", "design": "rounded" } }
      },
      "subheadline": {
        "$description": "Values and labels beside a heading.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "app", "textStyle": "subheadline", "design": "rounded" }
        }
      },
      "footnote": {
        "$description": "Notes under a group.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.footnote}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.footnote}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "footnote", "design": "rounded" } }
      },
      "caption": {
        "$description": "Captions and axis labels.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "seed": "003", "textStyle": "caption1", "design": "rounded" } }
      },
      "caption-small": {
        "$description": "The smallest captions, such as a badge's label.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.caption2}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption2}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "caption2", "design": "rounded" } }
      },
      "button": {
        "$description": "Button labels.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "headline", "design": "rounded" } }
      },
      "metric": {
        "$description": "A figure in a stat card.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title2}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "title2", "design": "rounded" } }
      },
      "progress-label": {
        "$description": "The label of a progress bar or ring.",
        "$value": {
          "fontFamily": "{base.font.family.rounded}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "caption1", "design": "rounded" } }
      }
    },
    "space": {
      "$type": "dimension",
      "$description": "Distances of this product; semantic/space takes them over as they are.",
      "xxs": {
        "$description": "Inside a control: between a number and its unit, a symbol and its word.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "xs": {
        "$description": "Between closely related lines.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "sm": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "md": {
        "$description": "The usual gap and padding.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "lg": {
        "$description": "Between groups.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "xl": {
        "$description": "Between sections.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "xxl": {
        "$description": "Around what stands alone, such as an empty state.",
        "$value": "{base.size.40}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "card": {
        "$description": "Padding inside a card.",
        "$value": "{base.size.20}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "screen-margin": {
        "$description": "Between a card and the screen's edges.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "row": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "stack": {
        "$description": "Between the cards of a screen.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "003" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of this product; semantic/radius takes them over as they are.",
      "card": {
        "$description": "Corners of a card.",
        "$value": "{base.size.20}",
        "$extensions": { "org.candela": { "seed": "003", "curve": "continuous" } }
      },
      "progress-card": {
        "$description": "Corners of a card that shows progress.",
        "$value": "{base.size.20}",
        "$extensions": { "org.candela": { "seed": "003", "curve": "continuous" } }
      },
      "button": {
        "$description": "Corners of a button.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "003" } }
      },
      "input": {
        "$description": "Corners of a text field.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "row": {
        "$description": "Corners of a row drawn as a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "shadow": {
      "$type": "dimension",
      "$description": "How far this product's shadows fall and spread; their colours are in the palette.",
      "subtle": {
        "offset": { "$value": "{base.size.2}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.6}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "card": {
        "offset": { "$value": "{base.size.5}", "$extensions": { "org.candela": { "seed": "003" } } },
        "blur": { "$value": "{base.size.10}", "$extensions": { "org.candela": { "seed": "003" } } }
      },
      "elevated": {
        "offset": { "$value": "{base.size.5}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.14}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "prominent": {
        "offset": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.24}", "$extensions": { "org.candela": { "source": "rec" } } }
      },
      "pressed": {
        "offset": { "$value": "{base.size.5}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.10}", "$extensions": { "org.candela": { "source": "rec" } } }
      }
    },
    "motion": {
      "$type": "transition",
      "$description": "How this product moves; semantic/motion takes these over as they are.",
      "standard": {
        "$description": "Most changes of state.",
        "$value": {
          "duration": "{base.duration.300}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
      },
      "quick": {
        "$description": "Small answers to a touch.",
        "$value": {
          "duration": "{base.duration.200}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
      },
      "slow": {
        "$description": "Large or calm changes.",
        "$value": {
          "duration": "{base.duration.500}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "spring": {
        "$description": "Things that move to a new place.",
        "$value": {
          "duration": "{base.duration.600}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.6, "damping": 0.8 } } }
      },
      "press": {
        "$description": "A button while it is pressed.",
        "$value": {
          "duration": "{base.duration.300}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": {
          "org.candela": {
            "seed": "003",
            "source": "app",
            "spring": { "response": 0.3, "damping": 0.6 },
            "scale": { "from": 1, "to": 0.95 }
          }
        }
      },
      "press-card": {
        "$description": "A card while it is pressed.",
        "$value": {
          "duration": "{base.duration.300}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": {
          "org.candela": {
            "seed": "003",
            "source": "app",
            "spring": { "response": 0.3, "damping": 0.6 },
            "scale": { "from": 1, "to": 0.98 }
          }
        }
      },
      "progress": {
        "$description": "A bar or ring moving to a new value outside the milestone card.",
        "$value": {
          "duration": "{base.duration.500}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
      }
    }
  }
}

"""##),
        ("Tokens/product/weight.tokens.json", ##"""
{
  "palette": {
    "$type": "color",
    "$description": "W8Trackr in each appearance. Increased contrast changes text, borders and tints only.",
    "background": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.9765, 0.9608], "hex": "#FFF9F5" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.102, 0.102, 0.1804], "hex": "#1A1A2E" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "surface": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1451, 0.1451, 0.251], "hex": "#252540" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "surface-secondary": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9765, 0.9608, 0.949], "hex": "#F9F5F2" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.1255, 0.1255, 0.2196], "hex": "#202038" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.surface-secondary.light}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark}" }
    },
    "surface-tertiary": {
      "light": { "$value": "{palette.surface.light}" },
      "dark": { "$value": "{palette.surface.dark}" },
      "light-increased": { "$value": "{palette.surface.light-increased}" },
      "dark-increased": { "$value": "{palette.surface.dark-increased}" }
    },
    "form-section": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "input": {
      "background": {
        "light": { "$value": "{palette.surface.light}" },
        "dark": { "$value": "{palette.surface.dark}" },
        "light-increased": { "$value": "{palette.surface.light-increased}" },
        "dark-increased": { "$value": "{palette.surface.dark-increased}" }
      },
      "border": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5569, 0.5647], "hex": "#8E8E90" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4353, 0.4392, 0.4941], "hex": "#6F707E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "fill": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "rest-day": {
      "light": { "$value": "{palette.surface-secondary.light}" },
      "dark": { "$value": "{palette.surface-secondary.dark}" },
      "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
    },
    "text": {
      "primary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.1725, 0.2431, 0.3137], "hex": "#2C3E50" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.9608, 0.9608, 0.9608], "hex": "#F5F5F5" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "secondary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.3569, 0.4, 0.4667], "hex": "#5B6677" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.7373, 0.7569, 0.7804], "hex": "#BCC1C7" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2902, 0.3294, 0.3961], "hex": "#4A5465" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.text.secondary.dark}" }
      },
      "tertiary": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4196, 0.4431, 0.4863], "hex": "#6B717C" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5333, 0.5608, 0.6039], "hex": "#888F9A" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3059, 0.3294, 0.3686], "hex": "#4E545E" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6706, 0.702, 0.7451], "hex": "#ABB3BE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "neutral": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.5294, 0.5569, 0.6], "hex": "#878E99" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.5294, 0.5569, 0.6], "hex": "#878E99" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "primary": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.3647, 0.6784, 0.8863], "hex": "#5DADE2" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.4941, 0.7843, 0.8902], "hex": "#7EC8E3" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "primary-pressed": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2902, 0.6039, 0.8118], "hex": "#4A9ACF" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.3529, 0.6471, 0.8353], "hex": "#5AA5D5" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.primary-pressed.light}" },
      "dark-increased": { "$value": "{palette.primary-pressed.dark}" }
    },
    "secondary": {
      "light": { "$value": "{base.color.turquoise}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.3569, 0.8549, 0.8196], "hex": "#5BDAD1" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "secondary-pressed": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2392, 0.7412, 0.7098], "hex": "#3DBDB5" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2902, 0.7922, 0.7608], "hex": "#4ACAC2" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "light-increased": { "$value": "{palette.secondary-pressed.light}" },
      "dark-increased": { "$value": "{palette.secondary-pressed.dark}" }
    },
    "accent": {
      "light": { "$value": "{base.color.amethyst}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.6588, 0.4, 0.7647], "hex": "#A866C3" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "highlight": {
      "light": { "$value": "{base.color.system.yellow.light}" },
      "dark": { "$value": "{base.color.system.yellow.dark}" }
    },
    "success": {
      "light": { "$value": "{base.color.emerald}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.2314, 0.851, 0.4941], "hex": "#3BD97E" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "warning": {
      "light": { "$value": "{base.color.amber}" },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.6627, 0.1216], "hex": "#FFA91F" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "error": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.9059, 0.298, 0.2353], "hex": "#E74C3C" },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.9569, 0.349, 0.2863], "hex": "#F45949" },
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "tint": {
      "primary": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3647, 0.6784, 0.8863],
            "alpha": 0.1,
            "hex": "#5DADE2"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.4941, 0.7843, 0.8902],
            "alpha": 0.1,
            "hex": "#7EC8E3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "primary-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9373, 0.9451, 0.9529], "hex": "#EFF1F3" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1412, 0.1686, 0.251], "hex": "#242B40" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1804, 0.8, 0.4431],
            "alpha": 0.1,
            "hex": "#2ECC71"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.2314, 0.851, 0.4941],
            "alpha": 0.1,
            "hex": "#3BD97E"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "success-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9176, 0.9608, 0.9098], "hex": "#EAF5E8" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1137, 0.1765, 0.2118], "hex": "#1D2D36" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "warning": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9529, 0.6118, 0.0706],
            "alpha": 0.1,
            "hex": "#F39C12"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.6627, 0.1216],
            "alpha": 0.1,
            "hex": "#FFA91F"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "warning-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9961, 0.9412, 0.8706], "hex": "#FEF0DE" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1922, 0.1569, 0.1765], "hex": "#31282D" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "goal-reached-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9216, 0.9569, 0.898], "hex": "#EBF4E5" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1098, 0.1725, 0.1961], "hex": "#1C2C32" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "quiet": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.9765, 0.9608, 0.949],
            "alpha": 0.5,
            "hex": "#F9F5F2"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.1255, 0.1255, 0.2196],
            "alpha": 0.5,
            "hex": "#202038"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "quiet-opaque": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9882, 0.9686, 0.9569], "hex": "#FCF7F4" },
          "$extensions": { "org.candela": { "source": "over background" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1137, 0.1137, 0.2], "hex": "#1D1D33" },
          "$extensions": { "org.candela": { "source": "over background" } }
        }
      },
      "success-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.498, 0.251], "hex": "#007F40" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{palette.success.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.1922], "hex": "#006431" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.success.dark-increased}" }
      },
      "warning-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6118, 0.3843, 0], "hex": "#9C6200" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4784, 0.2941, 0], "hex": "#7A4B00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{palette.warning.dark-increased}" }
      }
    },
    "label": {
      "secondary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4353, 0.4275, 0.4353], "hex": "#6F6D6F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.5922, 0.5922, 0.6471], "hex": "#9797A5" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3333, 0.3255, 0.3333], "hex": "#555355" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.698, 0.698, 0.7529], "hex": "#B2B2C0" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "tertiary-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4549, 0.4392, 0.4392], "hex": "#747070" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.549, 0.5529, 0.6235], "hex": "#8C8D9F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3412, 0.3216, 0.3216], "hex": "#575252" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6902, 0.6941, 0.7686], "hex": "#B0B1C4" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "primary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.1373, 0.4667, 0.6667], "hex": "#2377AA" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.349, 0.5176], "hex": "#005984" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "primary-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2588, 0.5725, 0.7765], "hex": "#4292C6" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.primary-graphic.light}" }
    },
    "on-primary": {
      "light": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.black}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "secondary-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.4941, 0.4706], "hex": "#007E78" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.secondary.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3686, 0.349], "hex": "#005E59" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "secondary-fill": {
      "light-increased": { "$value": "{palette.secondary.light-increased}" },
      "dark-increased": { "$value": "{palette.secondary.dark-increased}" }
    },
    "on-secondary": {
      "light": { "$value": "{base.color.ink}" },
      "dark": { "$value": "{base.color.ink}" },
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "accent-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.5922, 0.3333, 0.698], "hex": "#9755B2" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.7137, 0.4549, 0.8235], "hex": "#B674D2" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4706, 0.2118, 0.5686], "hex": "#783691" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.8667, 0.5961, 0.9765], "hex": "#DD98F9" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "accent-graphic": {
      "light": { "$value": "{palette.accent.light}" },
      "light-increased": { "$value": "{palette.accent.light-increased}" }
    },
    "accent-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4941, 0.2353, 0.5922], "hex": "#7E3C97" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.7451, 0.4824, 0.851], "hex": "#BE7BD9" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-accent": {
      "light": { "$value": "{base.color.white}" },
      "dark": { "$value": "{base.color.black}" },
      "light-increased": { "$value": "{base.color.white}" },
      "dark-increased": { "$value": "{base.color.black}" }
    },
    "success-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.5098, 0.2588], "hex": "#008242" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.success.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3804, 0.1882], "hex": "#006130" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.success.dark-increased}" }
    },
    "success-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6275, 0.3216], "hex": "#00A052" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.success-graphic.light}" }
    },
    "success-fill": {
      "light-increased": { "$value": "{palette.success.light-increased}" },
      "dark-increased": { "$value": "{palette.success.dark-increased}" }
    },
    "on-success": {
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "warning-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.6235, 0.3922, 0], "hex": "#9F6400" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": { "$value": "{palette.warning.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.4706, 0.2863, 0], "hex": "#784900" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{palette.warning.dark-increased}" }
    },
    "warning-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.7686, 0.4863, 0], "hex": "#C47C00" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "warning-fill": {
      "light-increased": { "$value": "{palette.warning.light-increased}" },
      "dark-increased": { "$value": "{palette.warning.dark-increased}" }
    },
    "on-warning": {
      "light-increased": { "$value": "{base.color.ink}" },
      "dark-increased": { "$value": "{base.color.ink}" }
    },
    "error-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8235, 0.2118, 0.1608], "hex": "#D23629" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [0.9608, 0.3529, 0.2863], "hex": "#F55A49" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6745, 0.0078, 0], "hex": "#AC0200" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.5882, 0.5294], "hex": "#FF9687" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "error-graphic": {
      "dark": { "$value": "{palette.error.dark}" },
      "dark-increased": { "$value": "{palette.error.dark-increased}" }
    },
    "error-fill": {
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.9961, 0.3804, 0.3098], "hex": "#FE614F" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.9922, 0.3804, 0.3137], "hex": "#FD6150" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "on-error": {
      "light": { "$value": "{base.color.black}" },
      "dark": { "$value": "{base.color.ink}" }
    },
    "goal-reached-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.502, 0.1804], "hex": "#00802E" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.1373], "hex": "#006423" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": { "$value": "{base.color.system.green.dark}" }
    },
    "goal-reached-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0, 0.6314, 0.2392], "hex": "#00A13D" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "at-risk-text": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.8863, 0.0549, 0.0627], "hex": "#E20E10" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.302, 0.2549], "hex": "#FF4D41" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.6745, 0, 0.0196], "hex": "#AC0005" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [1, 0.5882, 0.5333], "hex": "#FF9688" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "streak": {
      "none-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.4392, 0.4392, 0.4588], "hex": "#707075" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": { "$value": "{base.color.system.gray.dark}" },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3255, 0.3255, 0.3451], "hex": "#535358" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.698, 0.698, 0.7176], "hex": "#B2B2B7" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "none-graphic": {
        "light": { "$value": "{base.color.system.gray.light}" },
        "light-increased": { "$value": "{base.color.system.gray.light}" }
      },
      "low-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.651, 0.3765, 0], "hex": "#A66000" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4941, 0.2745, 0], "hex": "#7E4600" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{base.color.system.orange.dark}" }
      },
      "low-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8196, 0.4745, 0], "hex": "#D17900" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "mid-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8863, 0.0549, 0.0627], "hex": "#E20E10" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.302, 0.2549], "hex": "#FF4D41" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6745, 0, 0.0196], "hex": "#AC0005" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5882, 0.5333], "hex": "#FF9688" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "high-text": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6353, 0.2706, 0.8157], "hex": "#A245D0" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.7725, 0.3765, 0.9725], "hex": "#C560F8" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5137, 0.1176, 0.6824], "hex": "#831EAE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.8549, 0.6, 1], "hex": "#DA99FF" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "border": {
      "light": { "$value": "{base.color.system.separator.light}" },
      "dark": { "$value": "{base.color.system.separator.dark}" },
      "light-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5294, 0.5569, 0.6], "hex": "#878E99" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "dark-increased": {
        "$value": { "colorSpace": "srgb", "components": [0.5294, 0.5569, 0.6], "hex": "#878E99" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      }
    },
    "card": {
      "border": {
        "light": { "$value": "{base.color.clear}" },
        "dark": { "$value": "{base.color.clear}" }
      }
    },
    "progress": {
      "track": {
        "light": { "$value": "{palette.surface-secondary.light}" },
        "dark": { "$value": "{palette.surface-secondary.dark}" },
        "light-increased": { "$value": "{palette.surface-secondary.light-increased}" },
        "dark-increased": { "$value": "{palette.surface-secondary.dark-increased}" }
      },
      "outline": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.5686, 0.5569, 0.5451], "hex": "#918E8B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4275, 0.4314, 0.5451], "hex": "#6D6E8B" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "shadow": {
      "subtle": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.05, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "card": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "elevated": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "prominent": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.16, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "pressed": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.12, "hex": "#000000" },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      }
    },
    "growth": {
      "light": { "$value": "{palette.primary.light}" },
      "dark": { "$value": "{palette.primary.dark}" },
      "light-increased": { "$value": "{palette.primary.light-increased}" },
      "dark-increased": { "$value": "{palette.primary.dark-increased}" }
    },
    "growth-graphic": {
      "light": {
        "$value": { "colorSpace": "srgb", "components": [0.2667, 0.5882, 0.7843], "hex": "#4496C8" },
        "$extensions": { "org.candela": { "source": "contrast" } }
      },
      "light-increased": { "$value": "{palette.growth-graphic.light}" }
    },
    "gradient": {
      "primary-start": {
        "light": { "$value": "{base.color.coral}" },
        "dark": { "$value": "{base.color.coral}" },
        "light-increased": { "$value": "{palette.gradient.primary-start.light}" },
        "dark-increased": { "$value": "{palette.gradient.primary-start.dark}" }
      },
      "primary-end": {
        "light": { "$value": "{base.color.salmon}" },
        "dark": { "$value": "{base.color.salmon}" }
      },
      "primary-faded": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.6275, 0.4784],
            "alpha": 0.3,
            "hex": "#FFA07A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [1, 0.6275, 0.4784],
            "alpha": 0.3,
            "hex": "#FFA07A"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "progress-start-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.9412, 0.3647, 0.3725], "hex": "#F05D5F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "progress-end-graphic": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6431, 0.3333], "hex": "#00A455" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "accent-75": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6078, 0.349, 0.7137],
            "alpha": 0.75,
            "hex": "#9B59B6"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6588, 0.4, 0.7647],
            "alpha": 0.75,
            "hex": "#A866C3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-45": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6078, 0.349, 0.7137],
            "alpha": 0.45,
            "hex": "#9B59B6"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6588, 0.4, 0.7647],
            "alpha": 0.45,
            "hex": "#A866C3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-12": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6078, 0.349, 0.7137],
            "alpha": 0.12,
            "hex": "#9B59B6"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6588, 0.4, 0.7647],
            "alpha": 0.12,
            "hex": "#A866C3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "background-end": {
        "light": { "$value": "{base.color.warm-sand}" },
        "dark": { "$value": "{base.color.deep-navy}" },
        "light-increased": { "$value": "{palette.gradient.background-end.light}" },
        "dark-increased": { "$value": "{palette.gradient.background-end.dark}" }
      },
      "growth-20": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3647, 0.6784, 0.8863],
            "alpha": 0.2,
            "hex": "#5DADE2"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.4941, 0.7843, 0.8902],
            "alpha": 0.2,
            "hex": "#7EC8E3"
          },
          "$extensions": { "org.candela": { "source": "rec" } }
        }
      },
      "growth-10": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.3647, 0.6784, 0.8863],
            "alpha": 0.1,
            "hex": "#5DADE2"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.4941, 0.7843, 0.8902],
            "alpha": 0.1,
            "hex": "#7EC8E3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "accent-5": {
        "light": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6078, 0.349, 0.7137],
            "alpha": 0.05,
            "hex": "#9B59B6"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "dark": {
          "$value": {
            "colorSpace": "srgb",
            "components": [0.6588, 0.4, 0.7647],
            "alpha": 0.05,
            "hex": "#A866C3"
          },
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "timeline-bar-end": {
        "light": { "$value": "{palette.growth-graphic.light}" },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.4157, 0.7059, 0.8078], "hex": "#6AB4CE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": { "$value": "{palette.growth-graphic.light-increased}" },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.4157, 0.7059, 0.8078], "hex": "#6AB4CE" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "badge": {
      "zero": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.1882, 0.1882, 0.2824], "hex": "#303048" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "number": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6196], "hex": "#99999E" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.698, 0.698, 0.7176], "hex": "#B2B2B7" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      },
      "active": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2745, 0.2157, 0.2196], "hex": "#463738" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "milestone": {
        "capsule-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2745, 0.251, 0.2196], "hex": "#464038" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        }
      },
      "label": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6706, 0.6706, 0.7373], "hex": "#ABABBC" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6941, 0.6941, 0.7608], "hex": "#B1B1C2" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "calendar": {
      "day": {
        "none-opaque": {
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2078, 0.2078, 0.298], "hex": "#35354C" },
            "$extensions": { "org.candela": { "source": "over surface" } }
          }
        },
        "low-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.5765, 0.8235, 1], "hex": "#93D2FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.0784, 0.4, 0.498], "hex": "#14667F" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.5765, 0.8235, 1], "hex": "#93D2FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.0196, 0.3725, 0.4706], "hex": "#055F78" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.6235, 0.8431, 1], "hex": "#9FD7FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.051, 0.3882, 0.4824], "hex": "#0D637B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.6235, 0.8431, 1], "hex": "#9FD7FF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3608, 0.451], "hex": "#005C73" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.3922, 0.702, 0.9137], "hex": "#64B3E9" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2863, 0.5765, 0.6784], "hex": "#4993AD" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3922, 0.702, 0.9137], "hex": "#64B3E9" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3569, 0.6471, 0.749], "hex": "#5BA5BF" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "medium-digit": {
          "light": { "$value": "{base.color.ink}" },
          "dark": { "$value": "{base.color.black}" },
          "light-increased": { "$value": "{base.color.ink}" },
          "dark-increased": { "$value": "{base.color.black}" }
        },
        "medium-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.4118, 0.7255, 0.9333], "hex": "#69B9EE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.2667, 0.5608, 0.6588], "hex": "#448FA8" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4118, 0.7255, 0.9333], "hex": "#69B9EE" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.3412, 0.6275, 0.7294], "hex": "#57A0BA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "high-digit": {
          "light": { "$value": "{base.color.ink}" }
        },
        "high-end": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2941, 0.6078, 0.8157], "hex": "#4B9BD0" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.4745, 0.7647, 0.8667], "hex": "#79C3DD" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3647, 0.5451], "hex": "#005D8B" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4745, 0.7647, 0.8667], "hex": "#79C3DD" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        },
        "low-digit": {
          "dark-increased": { "$value": "{base.color.white}" }
        },
        "high-opaque": {
          "light": {
            "$value": { "colorSpace": "srgb", "components": [0.2745, 0.5922, 0.7922], "hex": "#4697CA" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark": {
            "$value": { "colorSpace": "srgb", "components": [0.4941, 0.7843, 0.8902], "hex": "#7EC8E3" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "light-increased": {
            "$value": { "colorSpace": "srgb", "components": [0, 0.3529, 0.5216], "hex": "#005A85" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          },
          "dark-increased": {
            "$value": { "colorSpace": "srgb", "components": [0.4941, 0.7843, 0.8902], "hex": "#7EC8E3" },
            "$extensions": { "org.candela": { "source": "contrast" } }
          }
        }
      }
    },
    "sync": {
      "synced": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6588, 0.2471], "hex": "#00A83F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "no-account": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8353, 0.4824, 0], "hex": "#D57B00" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "adherence": {
      "high": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.5255, 0.1922], "hex": "#008631" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.3922, 0.1373], "hex": "#006423" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{base.color.system.green.dark}" }
      },
      "medium": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.6667, 0.3843, 0], "hex": "#AA6200" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5059, 0.2824, 0], "hex": "#814800" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": { "$value": "{base.color.system.orange.dark}" }
      },
      "low": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.898, 0.0824, 0.0784], "hex": "#E51514" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.302, 0.2549], "hex": "#FF4D41" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6941, 0, 0.0196], "hex": "#B10005" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [1, 0.5882, 0.5333], "hex": "#FF9688" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "coverage": {
      "none-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.3176, 0.1686, 0.2471], "hex": "#512B3F" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        }
      },
      "one-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.1725, 0.549, 0.3059], "hex": "#2C8C4E" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.2902, 0.6549, 0.4039], "hex": "#4AA767" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "some-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.6588, 0.4314, 0.1255], "hex": "#A86E20" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.7725, 0.5373, 0.251], "hex": "#C58940" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-opaque": {
        "dark": {
          "$value": { "colorSpace": "srgb", "components": [0.2431, 0.549, 0.5647], "hex": "#3E8C90" },
          "$extensions": { "org.candela": { "source": "over surface" } }
        },
        "dark-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.3294, 0.6314, 0.6471], "hex": "#54A1A5" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "many-digit": {
        "dark": { "$value": "{base.color.black}" }
      }
    },
    "streak-list": {
      "met": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0, 0.6588, 0.2471], "hex": "#00A83F" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    },
    "sharing": {
      "start": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.8275, 0.2627, 0.2784], "hex": "#D34347" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.6824, 0.102, 0.1608], "hex": "#AE1A29" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      },
      "end": {
        "light": {
          "$value": { "colorSpace": "srgb", "components": [0.7137, 0.3686, 0.2275], "hex": "#B65E3A" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        },
        "light-increased": {
          "$value": { "colorSpace": "srgb", "components": [0.5804, 0.2471, 0.102], "hex": "#943F1A" },
          "$extensions": { "org.candela": { "source": "contrast" } }
        }
      }
    }
  },
  "product": {
    "toast": {
      "$type": "number",
      "$description": "Seconds and counts of toasts that differ between products.",
      "warning": { "$value": "{base.count.3}", "$extensions": { "org.candela": { "source": "app" } } },
      "error": { "$value": "{base.count.0}", "$extensions": { "org.candela": { "source": "app" } } },
      "stack": { "$value": "{base.count.1}", "$extensions": { "org.candela": { "source": "app" } } }
    },
    "type": {
      "$type": "typography",
      "$description": "Text styles of this product; semantic/type takes them over as they are.",
      "large-title": {
        "$description": "A screen's large title.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.large-title}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.large-title}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "default" } }
      },
      "title": {
        "$description": "Titles of sheets, sections and celebrations.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title2}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "title2", "design": "default" } }
      },
      "title-small": {
        "$description": "Titles inside a card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title3}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title3}"
        },
        "$extensions": { "org.candela": { "source": "iOS", "textStyle": "title3", "design": "default" } }
      },
      "headline": {
        "$description": "Headings of cards and rows.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": {
          "org.candela": { "seed": ["000", "001"], "textStyle": "headline", "design": "default" }
        }
      },
      "body-large": {
        "$description": "Reading text that leads a page.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "body", "design": "default" } }
      },
      "body": {
        "$description": "Body text and controls.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.body}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.body}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "body", "design": "default" } }
      },
      "subheadline": {
        "$description": "Values and labels beside a heading.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.medium}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "app", "textStyle": "subheadline", "design": "default" }
        }
      },
      "footnote": {
        "$description": "Notes under a group.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.footnote}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.footnote}"
        },
        "$extensions": { "org.candela": { "source": "app", "textStyle": "footnote", "design": "default" } }
      },
      "caption": {
        "$description": "Captions and axis labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": {
          "org.candela": { "seed": ["000", "001"], "textStyle": "caption1", "design": "default" }
        }
      },
      "caption-small": {
        "$description": "The smallest captions, such as a badge's label.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption2}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption2}"
        },
        "$extensions": { "org.candela": { "seed": "000", "textStyle": "caption2", "design": "default" } }
      },
      "button": {
        "$description": "Button labels.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.headline}",
          "fontWeight": "{base.font.weight.semi-bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.headline}"
        },
        "$extensions": { "org.candela": { "source": "rec", "textStyle": "headline", "design": "default" } }
      },
      "metric": {
        "$description": "A figure in a stat card.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title2}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title2}"
        },
        "$extensions": {
          "org.candela": { "source": "rec", "textStyle": "title2", "design": "default", "minimumScale": 0.7 }
        }
      },
      "progress-label": {
        "$description": "The label of a progress bar or ring.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.caption1}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.caption1}"
        },
        "$extensions": { "org.candela": { "seed": "000", "textStyle": "caption1", "design": "default" } }
      }
    },
    "space": {
      "$type": "dimension",
      "$description": "Distances of this product; semantic/space takes them over as they are.",
      "xxs": {
        "$description": "Inside a control: between a number and its unit, a symbol and its word.",
        "$value": "{base.size.4}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "xs": {
        "$description": "Between closely related lines.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "sm": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "md": {
        "$description": "The usual gap and padding.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "lg": {
        "$description": "Between groups.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "xl": {
        "$description": "Between sections.",
        "$value": "{base.size.32}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "xxl": {
        "$description": "Around what stands alone, such as an empty state.",
        "$value": "{base.size.48}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "card": {
        "$description": "Padding inside a card.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "screen-margin": {
        "$description": "Between a card and the screen's edges.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "row": {
        "$description": "Between the rows of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "stack": {
        "$description": "Between the cards of a screen.",
        "$value": "{base.size.16}",
        "$extensions": { "org.candela": { "seed": "001" } }
      }
    },
    "radius": {
      "$type": "dimension",
      "$description": "Corners of this product; semantic/radius takes them over as they are.",
      "card": {
        "$description": "Corners of a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "progress-card": {
        "$description": "Corners of a card that shows progress.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "button": {
        "$description": "Corners of a button.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "input": {
        "$description": "Corners of a text field.",
        "$value": "{base.size.8}",
        "$extensions": { "org.candela": { "source": "rec" } }
      },
      "row": {
        "$description": "Corners of a row drawn as a card.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    },
    "shadow": {
      "$type": "dimension",
      "$description": "How far this product's shadows fall and spread; their colours are in the palette.",
      "subtle": {
        "offset": { "$value": "{base.size.2}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "card": {
        "offset": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.8}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "elevated": {
        "offset": { "$value": "{base.size.8}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.16}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "prominent": {
        "offset": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "app" } } },
        "blur": { "$value": "{base.size.24}", "$extensions": { "org.candela": { "source": "app" } } }
      },
      "pressed": {
        "offset": { "$value": "{base.size.4}", "$extensions": { "org.candela": { "source": "rec" } } },
        "blur": { "$value": "{base.size.12}", "$extensions": { "org.candela": { "source": "rec" } } }
      }
    },
    "motion": {
      "$type": "transition",
      "$description": "How this product moves; semantic/motion takes these over as they are.",
      "standard": {
        "$description": "Most changes of state.",
        "$value": {
          "duration": "{base.duration.250}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "quick": {
        "$description": "Small answers to a touch.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "slow": {
        "$description": "Large or calm changes.",
        "$value": {
          "duration": "{base.duration.400}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-in-out}"
        },
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "spring": {
        "$description": "Things that move to a new place.",
        "$value": {
          "duration": "{base.duration.400}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.spring}"
        },
        "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.4, "damping": 0.75 } } }
      },
      "press": {
        "$description": "A button while it is pressed.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec", "scale": { "from": 1, "to": 0.96 } } }
      },
      "press-card": {
        "$description": "A card while it is pressed.",
        "$value": {
          "duration": "{base.duration.150}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec", "scale": { "from": 1, "to": 0.98 } } }
      },
      "progress": {
        "$description": "A bar or ring moving to a new value outside the milestone card.",
        "$value": {
          "duration": "{base.duration.500}",
          "delay": "{base.duration.0}",
          "timingFunction": "{base.curve.ease-out}"
        },
        "$extensions": { "org.candela": { "source": "rec" } }
      }
    }
  }
}

"""##),
        ("Tokens/semantic/color.tokens.json", #"""
{
  "color": {
    "$type": "color",
    "$description": "Colours by job. A role keeps the seed's colour; its -text, -graphic and on- siblings are the ones to set words and thin marks in.",
    "background": {
      "$description": "The page behind everything.",
      "$value": "{mode.background}",
      "$extensions": { "org.candela": { "seed": "003" } }
    },
    "surface": {
      "$description": "Cards, sheets and list rows lying on the background.",
      "$value": "{mode.surface}",
      "$extensions": { "org.candela": { "seed": ["000", "003"] } }
    },
    "surface-secondary": {
      "$description": "Quiet areas inside a card: tracks, disabled buttons, grouped rows.",
      "$value": "{mode.surface-secondary}",
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "surface-tertiary": {
      "$description": "Content nested inside a grouped area.",
      "$value": "{mode.surface-tertiary}"
    },
    "form-section": {
      "$description": "Sections of a form.",
      "$value": "{mode.form-section}"
    },
    "fill": {
      "$description": "Neutral fill of chips and unselected controls; never for text.",
      "$value": "{mode.fill}"
    },
    "border": {
      "$description": "Hairlines, separators and outlines. Reaches 3:1 when contrast is increased.",
      "$value": "{mode.border}"
    },
    "ground": {
      "tab-bar": {
        "$description": "Behind the pages of an app, at the edge of the screen.",
        "$value": "{mode.surface}"
      },
      "island": {
        "$description": "The Dynamic Island, which is black whatever the appearance.",
        "$value": "{base.color.black}",
        "$extensions": { "org.candela": { "source": "iOS" } }
      }
    },
    "on-island": {
      "$description": "Words in the Dynamic Island.",
      "$value": "{base.color.white}",
      "$extensions": { "org.candela": { "on": ["color.ground.island"], "use": "text" } }
    },
    "on-island-secondary": {
      "$description": "Supporting words in the Dynamic Island.",
      "$value": "{base.color.island.secondary}",
      "$extensions": { "org.candela": { "on": ["color.ground.island"], "use": "text" } }
    },
    "input": {
      "background": {
        "$description": "Behind text the user types.",
        "$value": "{mode.input.background}"
      },
      "border": {
        "$description": "Outline of a text field.",
        "$value": "{mode.input.border}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.input.background"],
            "use": "graphic"
          }
        }
      }
    },
    "text": {
      "primary": {
        "$description": "Titles, values and body text.",
        "$value": "{mode.text.primary}",
        "$extensions": {
          "org.candela": {
            "on": [
              "color.background",
              "color.surface",
              "color.surface-secondary",
              "color.tint.primary-opaque",
              "color.tint.success-opaque",
              "color.tint.warning-opaque",
              "color.tint.goal-reached-opaque",
              "color.tint.quiet-opaque",
              "color.input.background"
            ],
            "use": "text"
          }
        }
      },
      "secondary": {
        "$description": "Captions, side labels and supporting lines.",
        "$value": "{mode.text.secondary}",
        "$extensions": {
          "org.candela": {
            "on": [
              "color.background",
              "color.surface",
              "color.surface-secondary",
              "color.tint.primary-opaque",
              "color.tint.success-opaque",
              "color.tint.warning-opaque",
              "color.tint.goal-reached-opaque",
              "color.tint.quiet-opaque",
              "color.input.background"
            ],
            "use": "text"
          }
        }
      },
      "tertiary": {
        "$description": "Hints and timestamps: quieter than secondary, still readable.",
        "$value": "{mode.text.tertiary}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary", "color.input.background"],
            "use": "text"
          }
        }
      }
    },
    "label": {
      "primary": {
        "$description": "The system label colour, where a seed says primary text.",
        "$value": "{mode.label.primary}",
        "$extensions": {
          "org.candela": {
            "seed": ["000", "001"],
            "on": [
              "color.background",
              "color.surface",
              "color.surface-secondary",
              "color.tint.primary-opaque",
              "color.tint.success-opaque",
              "color.tint.warning-opaque",
              "color.tint.goal-reached-opaque",
              "color.tint.quiet-opaque"
            ],
            "use": "text"
          }
        }
      },
      "secondary": {
        "$description": "The system's translucent secondary label, where a seed says secondary text. It fails as small text: set words in its text sibling.",
        "$value": "{mode.label.secondary}",
        "$extensions": { "org.candela": { "seed": ["000", "001", "003"] } }
      },
      "secondary-text": {
        "$description": "Opaque secondary label that passes as text.",
        "$value": "{mode.label.secondary-text}",
        "$extensions": {
          "org.candela": {
            "on": [
              "color.background",
              "color.surface",
              "color.surface-secondary",
              "color.tint.primary-opaque",
              "color.tint.success-opaque",
              "color.tint.warning-opaque",
              "color.tint.goal-reached-opaque",
              "color.tint.quiet-opaque"
            ],
            "use": "text"
          }
        }
      },
      "tertiary": {
        "$description": "The system's translucent tertiary label, for placeholders that carry no meaning.",
        "$value": "{mode.label.tertiary}"
      },
      "tertiary-text": {
        "$description": "Opaque tertiary label that passes as text.",
        "$value": "{mode.label.tertiary-text}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary"],
            "use": "text"
          }
        }
      }
    },
    "neutral": {
      "$description": "Inactive icons and muted marks; never for text.",
      "$value": "{mode.neutral}"
    },
    "primary": {
      "$description": "The product's main colour: filled buttons, the compact bar, selected items. Not for text.",
      "$value": "{mode.primary}",
      "$extensions": { "org.candela": { "seed": ["000", "003"] } }
    },
    "primary-text": {
      "$description": "Words and numbers in the main colour on a card, such as the next milestone's value.",
      "$value": "{mode.primary-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.surface", "color.background", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "primary-graphic": {
      "$description": "Lines and symbols in the main colour that must be seen to understand the screen.",
      "$value": "{mode.primary-graphic}",
      "$extensions": {
        "org.candela": {
          "on": [
            "color.background",
            "color.surface",
            "color.surface-secondary",
            "color.progress.track",
            "color.tint.primary-opaque"
          ],
          "use": "graphic"
        }
      }
    },
    "primary-pressed": {
      "$description": "A filled button while it is pressed or focused.",
      "$value": "{mode.primary-pressed}"
    },
    "primary-fill": {
      "$description": "A filled control of the main colour that carries a label; deeper only where increased contrast asks for it.",
      "$value": "{mode.primary-fill}"
    },
    "on-primary": {
      "$description": "Labels and symbols on a fill of the main colour.",
      "$value": "{mode.on-primary}",
      "$extensions": { "org.candela": { "on": ["color.primary-fill"], "use": "text" } }
    },
    "secondary": {
      "$description": "Secondary actions and neutral trends. Not for text.",
      "$value": "{mode.secondary}",
      "$extensions": { "org.candela": { "seed": "003" } }
    },
    "secondary-text": {
      "$description": "Words in the secondary colour.",
      "$value": "{mode.secondary-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "secondary-pressed": {
      "$description": "A secondary button while it is pressed.",
      "$value": "{mode.secondary-pressed}"
    },
    "secondary-fill": {
      "$description": "A filled control of the secondary colour that carries a label; deeper only where increased contrast asks for it.",
      "$value": "{mode.secondary-fill}"
    },
    "on-secondary": {
      "$description": "Labels and symbols on a fill of the secondary colour.",
      "$value": "{mode.on-secondary}",
      "$extensions": { "org.candela": { "on": ["color.secondary-fill"], "use": "text" } }
    },
    "accent": {
      "$description": "The one colour a person may replace: selection, celebrations, their own habit. Not for text.",
      "$value": "{mode.accent}",
      "$extensions": { "org.candela": { "seed": "003" } }
    },
    "accent-text": {
      "$description": "Words in the accent.",
      "$value": "{mode.accent-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "accent-graphic": {
      "$description": "Lines and symbols in the accent that must be seen.",
      "$value": "{mode.accent-graphic}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
          "use": "graphic"
        }
      }
    },
    "accent-fill": {
      "$description": "A filled control of the accent colour that carries a label; deeper only where increased contrast asks for it.",
      "$value": "{mode.accent-fill}"
    },
    "on-accent": {
      "$description": "Labels and symbols on a fill of the accent.",
      "$value": "{mode.on-accent}",
      "$extensions": { "org.candela": { "on": ["color.accent-fill"], "use": "text" } }
    },
    "on-bright": {
      "$description": "Ticks and symbols on a person's own colour, where that is bright.",
      "$value": "{base.color.ink}"
    },
    "on-deep": {
      "$description": "Ticks and symbols on a person's own colour, where that is deep.",
      "$value": "{base.color.white}"
    },
    "highlight": {
      "$description": "Small bright highlights; decoration only.",
      "$value": "{mode.highlight}"
    },
    "success": {
      "$description": "Done, goal met, losing weight as planned. Fills and large marks; not for text.",
      "$value": "{mode.success}",
      "$extensions": { "org.candela": { "seed": ["000", "003"] } }
    },
    "success-text": {
      "$description": "Words about success on a page or a card.",
      "$value": "{mode.success-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "success-graphic": {
      "$description": "Symbols about success that must be seen.",
      "$value": "{mode.success-graphic}",
      "$extensions": {
        "org.candela": {
          "on": [
            "color.background",
            "color.surface",
            "color.progress.track",
            "color.tint.primary-opaque",
            "color.tint.success-opaque"
          ],
          "use": "graphic"
        }
      }
    },
    "success-fill": {
      "$description": "A filled area of the success colour that carries a label.",
      "$value": "{mode.success-fill}"
    },
    "on-success": {
      "$description": "Labels on a fill of the success colour.",
      "$value": "{mode.on-success}",
      "$extensions": { "org.candela": { "on": ["color.success-fill"], "use": "text" } }
    },
    "warning": {
      "$description": "Attention: a trend the wrong way, a risk. Fills and large marks; not for text.",
      "$value": "{mode.warning}",
      "$extensions": { "org.candela": { "seed": ["000", "003"] } }
    },
    "warning-text": {
      "$description": "Words about warning on a page or a card.",
      "$value": "{mode.warning-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "warning-graphic": {
      "$description": "Symbols about warning that must be seen.",
      "$value": "{mode.warning-graphic}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.tint.warning-opaque"],
          "use": "graphic"
        }
      }
    },
    "warning-fill": {
      "$description": "A filled area of the warning colour that carries a label.",
      "$value": "{mode.warning-fill}"
    },
    "on-warning": {
      "$description": "Labels on a fill of the warning colour.",
      "$value": "{mode.on-warning}",
      "$extensions": { "org.candela": { "on": ["color.warning-fill"], "use": "text" } }
    },
    "error": {
      "$description": "Something failed. Fills and large marks; not for text.",
      "$value": "{mode.error}"
    },
    "error-text": {
      "$description": "Words about error on a page or a card.",
      "$value": "{mode.error-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "error-graphic": {
      "$description": "Symbols about error that must be seen.",
      "$value": "{mode.error-graphic}",
      "$extensions": { "org.candela": { "on": ["color.background", "color.surface"], "use": "graphic" } }
    },
    "error-fill": {
      "$description": "A filled area of the error colour that carries a label.",
      "$value": "{mode.error-fill}"
    },
    "on-error": {
      "$description": "Labels on a fill of the error colour.",
      "$value": "{mode.on-error}",
      "$extensions": { "org.candela": { "on": ["color.error-fill"], "use": "text" } }
    },
    "goal-reached": {
      "$description": "The goal-reached banner's green: system green, not the success role.",
      "$value": "{mode.goal-reached}",
      "$extensions": { "org.candela": { "seed": "001" } }
    },
    "goal-reached-text": {
      "$description": "Words in the goal-reached green.",
      "$value": "{mode.goal-reached-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.tint.goal-reached-opaque"],
          "use": "text"
        }
      }
    },
    "goal-reached-graphic": {
      "$description": "The banner's symbol where it must reach 3:1.",
      "$value": "{mode.goal-reached-graphic}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.tint.goal-reached-opaque"],
          "use": "graphic"
        }
      }
    },
    "tint": {
      "primary": {
        "$description": "A breath of the main colour, behind the prediction card on track. Increased contrast drops it for the bare background.",
        "$value": "{mode.tint.primary}"
      },
      "primary-opaque": {
        "$description": "The same tint as one opaque colour over the background, for renderers without blending and for measuring.",
        "$value": "{mode.tint.primary-opaque}"
      },
      "success": {
        "$description": "A breath of success, behind positive cards. Increased contrast drops it for the bare background.",
        "$value": "{mode.tint.success}"
      },
      "success-opaque": {
        "$description": "The same tint as one opaque colour over the background, for renderers without blending and for measuring.",
        "$value": "{mode.tint.success-opaque}"
      },
      "warning": {
        "$description": "A breath of warning, behind cautious cards. Increased contrast drops it for the bare background.",
        "$value": "{mode.tint.warning}"
      },
      "warning-opaque": {
        "$description": "The same tint as one opaque colour over the background, for renderers without blending and for measuring.",
        "$value": "{mode.tint.warning-opaque}"
      },
      "goal-reached": {
        "$description": "A breath of the goal-reached green, behind the banner. Increased contrast drops it for the bare background.",
        "$value": "{mode.tint.goal-reached}",
        "$extensions": { "org.candela": { "seed": "001" } }
      },
      "goal-reached-opaque": {
        "$description": "The same tint as one opaque colour over the background, for renderers without blending and for measuring.",
        "$value": "{mode.tint.goal-reached-opaque}"
      },
      "quiet": {
        "$description": "A breath of the secondary surface at half strength, behind cards without data. Increased contrast drops it for the bare background.",
        "$value": "{mode.tint.quiet}"
      },
      "quiet-opaque": {
        "$description": "The same tint as one opaque colour over the background, for renderers without blending and for measuring.",
        "$value": "{mode.tint.quiet-opaque}"
      },
      "success-text": {
        "$description": "Words and symbols about success on the tint of success or of the main colour.",
        "$value": "{mode.tint.success-text}",
        "$extensions": {
          "org.candela": { "on": ["color.tint.success-opaque", "color.tint.primary-opaque"], "use": "text" }
        }
      },
      "warning-text": {
        "$description": "Words and symbols about a warning on its tint.",
        "$value": "{mode.tint.warning-text}",
        "$extensions": { "org.candela": { "on": ["color.tint.warning-opaque"], "use": "text" } }
      }
    },
    "progress": {
      "track": {
        "$description": "The empty part of a progress bar.",
        "$value": "{mode.progress.track}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "fill": {
        "$description": "The filled part of the compact bar.",
        "$value": "{mode.primary}",
        "$extensions": { "org.candela": { "seed": "000" } }
      },
      "outline": {
        "$description": "A line round the track, for increased contrast.",
        "$value": "{mode.progress.outline}",
        "$extensions": {
          "org.candela": { "on": ["color.surface", "color.progress.track"], "use": "graphic" }
        }
      }
    },
    "streak": {
      "none": {
        "$description": "The flame for no streak yet.",
        "$value": "{mode.streak.none}"
      },
      "none-text": {
        "$description": "The counter's digits and captions for no streak yet.",
        "$value": "{mode.streak.none-text}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary"],
            "use": "text"
          }
        }
      },
      "none-graphic": {
        "$description": "The flame for no streak yet where it must reach 3:1.",
        "$value": "{mode.streak.none-graphic}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.progress.track"],
            "use": "graphic"
          }
        }
      },
      "low": {
        "$description": "The flame for a streak of 1 to 6 days.",
        "$value": "{mode.streak.low}",
        "$extensions": { "org.candela": { "seed": "002" } }
      },
      "low-text": {
        "$description": "The counter's digits and captions for a streak of 1 to 6 days.",
        "$value": "{mode.streak.low-text}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary"],
            "use": "text"
          }
        }
      },
      "low-graphic": {
        "$description": "The flame for a streak of 1 to 6 days where it must reach 3:1.",
        "$value": "{mode.streak.low-graphic}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.progress.track"],
            "use": "graphic"
          }
        }
      },
      "mid": {
        "$description": "The flame for a streak of 7 to 29 days.",
        "$value": "{mode.streak.mid}",
        "$extensions": { "org.candela": { "seed": "002", "on": ["color.surface"], "use": "graphic" } }
      },
      "mid-text": {
        "$description": "The counter's digits and captions for a streak of 7 to 29 days.",
        "$value": "{mode.streak.mid-text}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary"],
            "use": "text"
          }
        }
      },
      "mid-graphic": {
        "$description": "The flame for a streak of 7 to 29 days where it must reach 3:1.",
        "$value": "{mode.streak.mid-graphic}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.progress.track"],
            "use": "graphic"
          }
        }
      },
      "high": {
        "$description": "The flame for a streak of 30 days and more.",
        "$value": "{mode.streak.high}",
        "$extensions": { "org.candela": { "seed": "002", "on": ["color.surface"], "use": "graphic" } }
      },
      "high-text": {
        "$description": "The counter's digits and captions for a streak of 30 days and more.",
        "$value": "{mode.streak.high-text}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.surface-secondary"],
            "use": "text"
          }
        }
      },
      "high-graphic": {
        "$description": "The flame for a streak of 30 days and more where it must reach 3:1.",
        "$value": "{mode.streak.high-graphic}",
        "$extensions": {
          "org.candela": {
            "on": ["color.background", "color.surface", "color.progress.track"],
            "use": "graphic"
          }
        }
      }
    },
    "at-risk": {
      "$description": "The pulsing outline and warning symbol of a streak that ends tonight.",
      "$value": "{mode.at-risk}",
      "$extensions": {
        "org.candela": { "seed": "002", "on": ["color.background", "color.surface"], "use": "graphic" }
      }
    },
    "at-risk-text": {
      "$description": "The at-risk sentence and its countdown.",
      "$value": "{mode.at-risk-text}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.surface-secondary"],
          "use": "text"
        }
      }
    },
    "rest-day": {
      "$description": "A planned day off, and the background of a selected item in Growth: neutral, not a gap.",
      "$value": "{mode.rest-day}"
    },
    "growth": {
      "$description": "The green of practice: calendar, timeline and heat map.",
      "$value": "{mode.growth}",
      "$extensions": { "org.candela": { "seed": "002" } }
    },
    "growth-graphic": {
      "$description": "The same green where single marks must reach 3:1.",
      "$value": "{mode.growth-graphic}",
      "$extensions": {
        "org.candela": {
          "on": ["color.background", "color.surface", "color.progress.track"],
          "use": "graphic"
        }
      }
    },
    "scrim": {
      "milestone": {
        "$description": "Dims the screen behind a milestone celebration.",
        "$value": "{mode.scrim.milestone}"
      },
      "badge": {
        "$description": "Dims the screen behind a badge or streak celebration.",
        "$value": "{mode.scrim.badge}"
      }
    },
    "system": {
      "red": {
        "$description": "The system's red. Seed 002's flame from 7 days on and its at-risk outline.",
        "$value": "{mode.system.red}",
        "$extensions": { "org.candela": { "seed": "002" } }
      },
      "orange": {
        "$description": "The system's orange. The flame of the first week, and the active badge.",
        "$value": "{mode.system.orange}",
        "$extensions": { "org.candela": { "seed": ["002", "004"] } }
      },
      "yellow": {
        "$description": "The system's yellow. The milestone badge, and trophies.",
        "$value": "{mode.system.yellow}",
        "$extensions": { "org.candela": { "seed": "004" } }
      },
      "green": {
        "$description": "The system's green. The goal-reached banner.",
        "$value": "{mode.system.green}",
        "$extensions": { "org.candela": { "seed": ["001", "004"] } }
      },
      "blue": {
        "$description": "The system's blue. Sync in progress; a habit colour.",
        "$value": "{mode.system.blue}"
      },
      "indigo": {
        "$description": "The system's indigo. A routine question.",
        "$value": "{mode.system.indigo}"
      },
      "purple": {
        "$description": "The system's purple. The flame from 30 days on.",
        "$value": "{mode.system.purple}",
        "$extensions": { "org.candela": { "seed": "002" } }
      },
      "pink": {
        "$description": "The system's pink. Confetti.",
        "$value": "{mode.system.pink}"
      },
      "gray": {
        "$description": "The system's grey. Nothing yet, empty days, missed days.",
        "$value": "{mode.system.gray}",
        "$extensions": { "org.candela": { "seed": "004" } }
      },
      "background": {
        "$description": "The system's plain page.",
        "$value": "{mode.system.background}"
      },
      "grouped-background": {
        "$description": "The system's page behind grouped cells.",
        "$value": "{mode.system.grouped-background}"
      },
      "grouped-cell": {
        "$description": "The system's cell in a grouped page.",
        "$value": "{mode.system.grouped-cell}"
      },
      "grouped-tertiary": {
        "$description": "What the system nests inside a grouped cell.",
        "$value": "{mode.system.grouped-tertiary}"
      },
      "separator": {
        "$description": "The system's hairline.",
        "$value": "{mode.system.separator}"
      }
    },
    "preset": {
      "accent": {
        "teal": {
          "$description": "Accent to choose: Energetic Teal, the first choice.",
          "$value": "{base.color.energetic-teal}",
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "orange": {
          "$description": "Accent to choose: Warm Orange.",
          "$value": "{base.color.warm-orange}",
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "lavender": {
          "$description": "Accent to choose: Soothing Lavender.",
          "$value": "{base.color.soothing-lavender}",
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "green": {
          "$description": "Accent to choose: Gentle Green.",
          "$value": "{base.color.gentle-green}",
          "$extensions": { "org.candela": { "seed": "003" } }
        },
        "deep-teal": {
          "$description": "Accent to choose: the later, darker teal.",
          "$value": "{base.color.preset.deep-teal}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "amber": {
          "$description": "Accent to choose: Amber.",
          "$value": "{base.color.preset.amber}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "mint": {
          "$description": "Accent to choose: Mint.",
          "$value": "{base.color.preset.mint}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "coral": {
          "$description": "Accent to choose: Coral, the seed's Warm Orange under its later name.",
          "$value": "{base.color.warm-orange}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "ocean": {
          "$description": "Accent to choose: Ocean.",
          "$value": "{base.color.preset.ocean}",
          "$extensions": { "org.candela": { "source": "app" } }
        }
      },
      "routine": {
        "green": {
          "$description": "Routine colour to choose: green. A new routine starts with it.",
          "$value": "{base.color.system.green.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "green-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.green-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "blue": {
          "$description": "Routine colour to choose: blue.",
          "$value": "{base.color.system.blue.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "blue-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.blue-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "orange": {
          "$description": "Routine colour to choose: orange.",
          "$value": "{base.color.system.orange.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "orange-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.orange-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "red": {
          "$description": "Routine colour to choose: red.",
          "$value": "{base.color.system.red.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "red-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.red-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "purple": {
          "$description": "Routine colour to choose: purple.",
          "$value": "{base.color.system.purple.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "purple-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.purple-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "light-blue": {
          "$description": "Routine colour to choose: light blue.",
          "$value": "{base.color.preset.light-blue}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "light-blue-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.routine.light-blue-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        }
      },
      "habit-type": {
        "task": {
          "$description": "What a task starts with.",
          "$value": "{base.color.system.green.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "task-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.task-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "timer": {
          "$description": "What a timer starts with.",
          "$value": "{base.color.system.blue.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "timer-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.timer-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "action": {
          "$description": "What an external action starts with.",
          "$value": "{base.color.system.red.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "action-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.action-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "counter": {
          "$description": "What a counter starts with.",
          "$value": "{base.color.preset.counter-yellow}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "counter-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.counter-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "measurement": {
          "$description": "What a measurement starts with.",
          "$value": "{base.color.preset.measurement-purple}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "measurement-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.measurement-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "guided-sequence": {
          "$description": "What a guided sequence starts with.",
          "$value": "{base.color.preset.sequence-blue}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "guided-sequence-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.guided-sequence-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "question": {
          "$description": "What a question starts with.",
          "$value": "{base.color.system.indigo.light}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "question-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit-type.question-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        }
      },
      "habit": {
        "green": {
          "$description": "Habit colour to choose: green. Unknown names fall back to it.",
          "$value": "{mode.system.green}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "green-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.green-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "blue": {
          "$description": "Habit colour to choose: blue.",
          "$value": "{mode.system.blue}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "blue-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.blue-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "orange": {
          "$description": "Habit colour to choose: orange.",
          "$value": "{mode.system.orange}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "orange-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.orange-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "purple": {
          "$description": "Habit colour to choose: purple.",
          "$value": "{mode.system.purple}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "purple-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.purple-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "red": {
          "$description": "Habit colour to choose: red.",
          "$value": "{mode.system.red}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "red-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.red-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        },
        "yellow": {
          "$description": "Habit colour to choose: yellow.",
          "$value": "{mode.system.yellow}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "yellow-graphic": {
          "$description": "The same colour where it must reach 3:1 as a symbol, a bar or a dot.",
          "$value": "{mode.preset.habit.yellow-graphic}",
          "$extensions": {
            "org.candela": {
              "on": ["color.background", "color.surface", "color.surface-secondary", "color.progress.track"],
              "use": "graphic"
            }
          }
        }
      },
      "practice": {
        "green": {
          "$description": "Growth accent to choose: its own green.",
          "$value": "{mode.growth}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "blue": {
          "$description": "Growth accent to choose: blue.",
          "$value": "{mode.system.blue}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "purple": {
          "$description": "Growth accent to choose: purple.",
          "$value": "{mode.system.purple}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "orange": {
          "$description": "Growth accent to choose: orange.",
          "$value": "{mode.system.orange}",
          "$extensions": { "org.candela": { "source": "app" } }
        },
        "red": {
          "$description": "Growth accent to choose: red.",
          "$value": "{mode.system.red}",
          "$extensions": { "org.candela": { "source": "app" } }
        }
      }
    }
  }
}

"""#),
        ("Tokens/semantic/gradient.tokens.json", #"""
{
  "gradient": {
    "$type": "gradient",
    "$description": "Gradients by job; the direction is in the extension. Leading is the side reading starts from.",
    "progress-positive": {
      "$description": "The filled part of the full milestone bar, from coral to green.",
      "$value": [
        { "color": "{base.color.coral}", "position": 0 },
        { "color": "{base.color.emerald}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": {
          "seed": "000",
          "source": "app",
          "direction": "leading-trailing",
          "solid": "color.success"
        }
      }
    },
    "progress-neutral": {
      "$description": "A bar that shows progress without judging it.",
      "$value": [
        { "color": "{mode.gradient.neutral-start}", "position": 0 },
        { "color": "{mode.gradient.neutral-end}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "source": "app", "direction": "leading-trailing", "solid": "color.secondary" }
      }
    },
    "progress-positive-graphic": {
      "$description": "The milestone bar's fill where it must reach 3:1 against its track.",
      "$value": [
        { "color": "{mode.gradient.progress-start-graphic}", "position": 0 },
        { "color": "{mode.gradient.progress-end-graphic}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": {
          "source": "contrast",
          "direction": "leading-trailing",
          "solid": "color.success-graphic",
          "on": ["color.progress.track"],
          "use": "graphic"
        }
      }
    },
    "progress-accent": {
      "$description": "A routine's progress bar: the accent, thinning out.",
      "$value": [
        { "color": "{mode.accent}", "position": 0 },
        { "color": "{mode.gradient.accent-75}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "source": "app", "direction": "leading-trailing", "solid": "color.accent" }
      }
    },
    "accent-swatch": {
      "$description": "A swatch in the list of accents.",
      "$value": [
        { "color": "{mode.accent}", "position": 0 },
        { "color": "{mode.gradient.accent-75}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "primary": {
      "$description": "The product's own gradient: coral in W8Trackr, emerald to teal in Growth. Not the primary colour.",
      "$value": [
        { "color": "{mode.gradient.primary-start}", "position": 0 },
        { "color": "{mode.gradient.primary-end}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "seed": "000", "source": "app", "direction": "top-leading-bottom-trailing" }
      }
    },
    "primary-vertical": {
      "$description": "The product's gradient from top to bottom.",
      "$value": [
        { "color": "{mode.gradient.primary-start}", "position": 0 },
        { "color": "{mode.gradient.primary-end}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-bottom" } }
    },
    "primary-radial": {
      "$description": "A spotlight in the product's gradient.",
      "$value": [
        { "color": "{mode.gradient.primary-start}", "position": 0 },
        { "color": "{mode.gradient.primary-faded}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "source": "app", "direction": "radial", "startRadius": 0, "endRadius": 200 }
      }
    },
    "progress-angular": {
      "$description": "Round a progress ring.",
      "$value": [
        { "color": "{mode.gradient.primary-start}", "position": 0 },
        { "color": "{mode.gradient.primary-end}", "position": 0.5 },
        { "color": "{mode.gradient.primary-start}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "angular" } }
    },
    "success": {
      "$description": "Goal states, and the hero card while weight falls.",
      "$value": [
        { "color": "{base.color.emerald}", "position": 0 },
        { "color": "{base.color.emerald-deep}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "seed": "000", "source": "app", "direction": "top-leading-bottom-trailing" }
      }
    },
    "warning": {
      "$description": "The hero card while weight rises.",
      "$value": [
        { "color": "{base.color.amber}", "position": 0 },
        { "color": "{base.color.amber-deep}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "secondary": {
      "$description": "Secondary elements.",
      "$value": [
        { "color": "{base.color.turquoise}", "position": 0 },
        { "color": "{base.color.turquoise-deep}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "celebration": {
      "$description": "Share images and the reveal of a badge.",
      "$value": [
        { "color": "{base.color.amethyst}", "position": 0 },
        { "color": "{base.color.amethyst-deep}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "blue": {
      "$description": "The floating action button.",
      "$value": [
        { "color": "{base.color.cornflower}", "position": 0 },
        { "color": "{base.color.cornflower-deep}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "background": {
      "$description": "The page, where it is not one flat colour.",
      "$value": [
        { "color": "{mode.background}", "position": 0 },
        { "color": "{mode.gradient.background-end}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "source": "app", "direction": "top-bottom", "solid": "color.background" }
      }
    },
    "card-shimmer": {
      "$description": "A highlight sweeping over a card; gone when motion is reduced.",
      "$value": [
        { "color": "{base.color.clear}", "position": 0 },
        { "color": "{base.color.white-10}", "position": 0.5 },
        { "color": "{base.color.clear}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "leading-trailing" } }
    },
    "frosted-overlay": {
      "$description": "The sheen on glass.",
      "$value": [
        { "color": "{base.color.white-20}", "position": 0 },
        { "color": "{base.color.white-10}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "frosted-outline": {
      "$description": "The outline of a frosted card. Increased contrast draws card.border instead.",
      "$value": [
        { "color": "{base.color.white-50}", "position": 0 },
        { "color": "{base.color.clear}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": {
          "seed": "003",
          "direction": "top-leading-bottom-trailing",
          "solid": "card.border.color"
        }
      }
    },
    "elevated-outline": {
      "$description": "The outline of an elevated card.",
      "$value": [
        { "color": "{mode.gradient.accent-45}", "position": 0 },
        { "color": "{mode.gradient.accent-12}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    },
    "flame": {
      "$description": "The flame of a streak celebration.",
      "$value": [
        { "color": "{mode.system.red}", "position": 0 },
        { "color": "{mode.system.orange}", "position": 0.5 },
        { "color": "{mode.system.yellow}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "bottom-top" } }
    },
    "trophy": {
      "$description": "The trophy of a share image.",
      "$value": [
        { "color": "{mode.system.yellow}", "position": 0 },
        { "color": "{mode.system.orange}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-bottom" } }
    },
    "timeline": {
      "$description": "Under the timeline's line and in its bars.",
      "$value": [
        { "color": "{mode.growth}", "position": 0 },
        { "color": "{mode.gradient.growth-20}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": { "seed": "002", "source": "rec", "direction": "top-bottom", "solid": "color.growth" }
      }
    },
    "timeline-bars": {
      "$description": "The bars of the practice timeline, 3:1 to the card all along.",
      "$value": [
        { "color": "{mode.growth-graphic}", "position": 0 },
        { "color": "{mode.gradient.timeline-bar-end}", "position": 1 }
      ],
      "$extensions": {
        "org.candela": {
          "seed": "002",
          "source": "rec",
          "direction": "top-bottom",
          "solid": "color.growth-graphic",
          "on": ["color.surface"],
          "use": "graphic"
        }
      }
    },
    "quick-practice": {
      "$description": "The page of a quick practice.",
      "$value": [
        { "color": "{mode.gradient.growth-10}", "position": 0 },
        { "color": "{mode.gradient.accent-5}", "position": 1 }
      ],
      "$extensions": { "org.candela": { "source": "app", "direction": "top-leading-bottom-trailing" } }
    }
  }
}

"""#),
        ("Tokens/semantic/haptic.tokens.json", #"""
{
  "haptic": {
    "$type": "number",
    "$description": "Touch feedback: a kind, and an intensity from 0 to 1 for devices that know no kinds. Never the only signal.",
    "light": {
      "$description": "A small thing was touched.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "light" } }
    },
    "medium": {
      "$description": "Something was done.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "medium" } }
    },
    "heavy": {
      "$description": "Something large was done.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "heavy" } }
    },
    "success": {
      "$description": "A goal was reached or a timer ended.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "success" } }
    },
    "warning": {
      "$description": "Something wants a second look, such as a deletion.",
      "$value": "{base.percent.80}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "warning" } }
    },
    "error": {
      "$description": "Something failed.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "error" } }
    },
    "selection": {
      "$description": "Another item of a set was chosen.",
      "$value": "{base.percent.30}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "selection" } }
    },
    "primary-button": {
      "$description": "A primary button.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "light" } }
    },
    "secondary-button": {
      "$description": "A secondary button.",
      "$value": "{base.percent.30}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "selection" } }
    },
    "picker": {
      "$description": "Another item of a picker, a switch card or a swatch.",
      "$value": "{base.percent.30}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "selection" } }
    },
    "icon-button": {
      "$description": "An icon, a settings row or a coverage cell.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "light" } }
    },
    "floating-button": {
      "$description": "The floating button.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "medium" } }
    },
    "tab-change": {
      "$description": "Another tab.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "docs", "haptic": "medium" } }
    },
    "habit-complete": {
      "$description": "A habit was completed.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "medium" } }
    },
    "habit-already-complete": {
      "$description": "A habit was complete already.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "success" } }
    },
    "today-toggle": {
      "$description": "Today's state changed.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "light" } }
    },
    "mood": {
      "$description": "A mood was chosen.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "light" } }
    },
    "timer-step": {
      "$description": "The next step of a timer, with a click.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "medium" } }
    },
    "timer-end": {
      "$description": "A timer ended, with a chime.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "app", "haptic": "success" } }
    },
    "celebration": {
      "$description": "A milestone was reached.",
      "$value": "{base.percent.100}",
      "$extensions": { "org.candela": { "source": "rec", "haptic": "success" } }
    },
    "delete": {
      "$description": "A deletion was confirmed.",
      "$value": "{base.percent.80}",
      "$extensions": { "org.candela": { "source": "rec", "haptic": "warning" } }
    },
    "undo": {
      "$description": "A deletion was taken back.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "rec", "haptic": "light" } }
    }
  }
}

"""#),
        ("Tokens/semantic/material.tokens.json", #"""
{
  "material": {
    "$type": "color",
    "$description": "Blurred surfaces. The value is the opaque colour to draw where transparency is reduced or unknown.",
    "card": {
      "$description": "A frosted card.",
      "$value": "{mode.surface}",
      "$extensions": { "org.candela": { "seed": "003", "material": "ultraThin" } }
    },
    "toast": {
      "$description": "A toast over the screen.",
      "$value": "{mode.surface}",
      "$extensions": { "org.candela": { "source": "app", "material": "ultraThin" } }
    }
  }
}

"""#),
        ("Tokens/semantic/motion.tokens.json", #"""
{
  "motion": {
    "$type": "transition",
    "$description": "Motions by what moves. A spring's true figures are in its extension; duration and curve are the nearest plain form. Every screen names a reduced form beside each.",
    "$extends": "{product.motion}",
    "progress-appear": {
      "$description": "A milestone bar growing from nothing when its card appears.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-out}"
      },
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "progress-change": {
      "$description": "A milestone bar moving to a new value.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-out}"
      },
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "flame-flicker": {
      "$description": "The flame breathing: three times on appearing or change, then still. How far is in flame.flicker.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": { "source": "rec", "repeat": { "count": 6, "autoreverses": true, "cycles": 3 } }
      }
    },
    "flame-explosion": {
      "$description": "The flame bursting once when a streak reaches 7, 14 or 30 days.",
      "$value": {
        "duration": "{base.duration.1000}",
        "delay": "{base.duration.500}",
        "timingFunction": "{base.curve.ease-out}"
      },
      "$extensions": { "org.candela": { "seed": "002", "source": "app" } }
    },
    "at-risk-pulse": {
      "$description": "The outline of a streak at risk: three pulses, then it stays.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "002",
          "source": "app",
          "repeat": { "count": 6, "autoreverses": true, "cycles": 3 },
          "scale": { "from": 1, "to": 1.1 }
        }
      }
    },
    "at-risk-shake": {
      "$description": "The warning symbol shaking once on appearing: three swings to both sides within half a second.",
      "$value": {
        "duration": "{base.duration.83}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "002",
          "source": "rec",
          "repeat": { "count": 6, "autoreverses": true, "cycles": 3, "total": 0.5 },
          "offset": { "from": -3, "to": 3, "axis": "horizontal" }
        }
      }
    },
    "today-pulse": {
      "$description": "Today in the calendar: two pulses, then a ring.",
      "$value": {
        "duration": "{base.duration.1000}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "002",
          "source": "rec",
          "repeat": { "count": 4, "autoreverses": true, "cycles": 2 },
          "scale": { "from": 1, "to": 1.12 }
        }
      }
    },
    "number-change": {
      "$description": "A number rolling to its new value.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.8, "damping": 0.6 } } }
    },
    "cross-fade": {
      "$description": "What reduced motion puts in place of movement.",
      "$value": {
        "duration": "{base.duration.200}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.linear}"
      },
      "$extensions": { "org.candela": { "source": "rec" } }
    },
    "bouncy": {
      "$description": "A playful arrival.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.bouncy}"
      },
      "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.5, "damping": 0.6 } } }
    },
    "micro": {
      "$description": "The smallest answers: a tick, a chip.",
      "$value": {
        "duration": "{base.duration.150}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "source": "docs" } }
    },
    "press-bounce": {
      "$description": "A round button while it is pressed.",
      "$value": {
        "duration": "{base.duration.300}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "spring": { "response": 0.3, "damping": 0.5 },
          "scale": { "from": 1, "to": 0.9 }
        }
      }
    },
    "toast": {
      "$description": "A toast sliding in from above and out again.",
      "$value": {
        "duration": "{base.duration.300}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "offset": { "from": -100, "to": 0, "axis": "vertical" } }
      }
    },
    "banner": {
      "$description": "The goal-reached banner coming and going.",
      "$value": {
        "duration": "{base.duration.250}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "seed": "001", "source": "rec" } }
    },
    "overlay-dismiss": {
      "$description": "An overlay leaving; it is removed when this ends.",
      "$value": {
        "duration": "{base.duration.200}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in}"
      },
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "celebration": {
      "$description": "A celebration's symbol growing.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.bouncy}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "spring": { "response": 0.5, "damping": 0.7 },
          "scale": { "from": 0.5, "to": 1 }
        }
      }
    },
    "celebration-card": {
      "$description": "A celebration's card growing.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.bouncy}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "spring": { "response": 0.5, "damping": 0.7 },
          "scale": { "from": 0.8, "to": 1 }
        }
      }
    },
    "celebration-text": {
      "$description": "A celebration's words rising.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.bouncy}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "spring": { "response": 0.5, "damping": 0.7 },
          "offset": { "from": 20, "to": 0, "axis": "vertical" }
        }
      }
    },
    "completion-ring": {
      "$description": "The ring of a finished routine filling.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": { "seed": "003", "source": "rec", "spring": { "response": 0.8, "damping": 0.8 } }
      }
    },
    "completion-symbol": {
      "$description": "The symbol of a finished routine growing, once.",
      "$value": {
        "duration": "{base.duration.600}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.bouncy}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "003",
          "source": "rec",
          "spring": { "response": 0.6, "damping": 0.8 },
          "scale": { "from": 0.5, "to": 1 }
        }
      }
    },
    "confetti": {
      "$description": "Confetti falling; never when motion is reduced.",
      "$value": {
        "duration": "{base.duration.2500}",
        "delay": "{base.duration.300}",
        "timingFunction": "{base.curve.ease-out}"
      },
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "routine-bar": {
      "$description": "A routine's bar moving on.",
      "$value": {
        "duration": "{base.duration.600}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": { "seed": "003", "source": "app", "spring": { "response": 0.6, "damping": 0.85 } }
      }
    },
    "timer-linear": {
      "$description": "A timer's bar.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
    },
    "timer-circular": {
      "$description": "A timer's ring.",
      "$value": {
        "duration": "{base.duration.800}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
    },
    "matched-transition": {
      "$description": "A card opening into its screen.",
      "$value": {
        "duration": "{base.duration.600}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": { "seed": "003", "source": "app", "spring": { "response": 0.6, "damping": 0.8 } }
      }
    },
    "context-change": {
      "$description": "The gallery of routines following the context.",
      "$value": {
        "duration": "{base.duration.600}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": { "seed": "003", "source": "rec", "spring": { "response": 0.6, "damping": 0.8 } }
      }
    },
    "page": {
      "$description": "The next step: in from trailing, out to leading.",
      "$value": {
        "duration": "{base.duration.300}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "modal": {
      "$description": "A modal moving up from the bottom and fading in.",
      "$value": {
        "duration": "{base.duration.300}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "seed": "003", "source": "app" } }
    },
    "scale-fade": {
      "$description": "Something appearing where it stands.",
      "$value": {
        "duration": "{base.duration.300}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "source": "app", "scale": { "from": 0.8, "to": 1 } } }
    },
    "data-change": {
      "$description": "Cells and charts taking new data.",
      "$value": {
        "duration": "{base.duration.200}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": { "org.candela": { "seed": "003", "source": "docs" } }
    },
    "range-change": {
      "$description": "A chart changing its range.",
      "$value": {
        "duration": "{base.duration.500}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.5, "damping": 0.8 } } }
    },
    "hover": {
      "$description": "A coverage cell under the pointer.",
      "$value": {
        "duration": "{base.duration.200}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.ease-in-out}"
      },
      "$extensions": {
        "org.candela": { "seed": "003", "source": "docs", "scale": { "from": 1, "to": 1.1 } }
      }
    },
    "drag-lift": {
      "$description": "A row picked up to be moved.",
      "$value": {
        "duration": "{base.duration.200}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "003",
          "source": "rec",
          "spring": { "response": 0.3, "damping": 0.7 },
          "scale": { "from": 1, "to": 1.03 }
        }
      }
    },
    "accent-change": {
      "$description": "Colours changing to a new accent.",
      "$value": {
        "duration": "{base.duration.350}",
        "delay": "{base.duration.0}",
        "timingFunction": "{base.curve.spring}"
      },
      "$extensions": { "org.candela": { "source": "app", "spring": { "response": 0.35, "damping": 0.75 } } }
    }
  }
}

"""#),
        ("Tokens/semantic/opacity.tokens.json", #"""
{
  "opacity": {
    "$type": "number",
    "$description": "How much of a colour shows.",
    "tint": {
      "$description": "A tinted card or banner.",
      "$value": "{base.percent.10}",
      "$extensions": { "org.candela": { "seed": "001" } }
    },
    "badge": {
      "$description": "The capsule behind an active badge.",
      "$value": "{base.percent.15}",
      "$extensions": { "org.candela": { "seed": "004" } }
    },
    "disabled": {
      "$description": "A control that cannot be used.",
      "$value": "{base.percent.40}",
      "$extensions": { "org.candela": { "source": "docs" } }
    },
    "pressed": {
      "$description": "A pressed button when motion is reduced.",
      "$value": "{base.percent.85}",
      "$extensions": { "org.candela": { "source": "rec" } }
    },
    "quiet-surface": {
      "$description": "The secondary surface behind cards without data.",
      "$value": "{base.percent.50}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "missed-day": {
      "$description": "The bar of a missed day.",
      "$value": "{base.percent.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "selected-icon": {
      "$description": "The circle behind a chosen icon, in its colour.",
      "$value": "{base.percent.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "chosen-swatch": {
      "$description": "The ring round the chosen accent.",
      "$value": "{base.percent.50}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "timer-disc": {
      "$description": "The disc behind a timer's symbol, in the habit's colour.",
      "$value": "{base.percent.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "today-done": {
      "$description": "The today button's background once done, in the habit's colour.",
      "$value": "{base.percent.20}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "today-open": {
      "$description": "The today button's background before, in grey.",
      "$value": "{base.percent.10}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "sharing-name": {
      "$description": "The app's name on a share image.",
      "$value": "{base.percent.70}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/semantic/radius.tokens.json", #"""
{
  "radius": {
    "$type": "dimension",
    "$description": "Corner radii: a scale shared by all products, and the corners of one product's parts from its file.",
    "$extends": "{product.radius}",
    "xs": {
      "$description": "Bars and small marks.",
      "$value": "{base.size.4}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "sm": {
      "$description": "Small controls, cells and chips.",
      "$value": "{base.size.8}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "md": {
      "$description": "Cards and banners.",
      "$value": "{base.size.12}",
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "lg": {
      "$description": "Large cards.",
      "$value": "{base.size.16}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "xl": {
      "$description": "Sheets.",
      "$value": "{base.size.24}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "full": {
      "$description": "Capsules: half the height, whatever it is.",
      "$value": "{base.size.9999}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/semantic/shadow.tokens.json", #"""
{
  "shadow": {
    "$type": "shadow",
    "$description": "Shadows by height. The blur is the radius of SwiftUI's shadow.",
    "subtle": {
      "$description": "Under a small stat card.",
      "$value": {
        "color": "{mode.shadow.subtle}",
        "offsetX": "{base.size.0}",
        "offsetY": "{product.shadow.subtle.offset}",
        "blur": "{product.shadow.subtle.blur}",
        "spread": "{base.size.0}"
      }
    },
    "card": {
      "$description": "Under a card lying on the page.",
      "$value": {
        "color": "{mode.shadow.card}",
        "offsetX": "{base.size.0}",
        "offsetY": "{product.shadow.card.offset}",
        "blur": "{product.shadow.card.blur}",
        "spread": "{base.size.0}"
      },
      "$extensions": { "org.candela": { "seed": ["000", "003"] } }
    },
    "elevated": {
      "$description": "Under what is lifted above the cards, such as a dragged row.",
      "$value": {
        "color": "{mode.shadow.elevated}",
        "offsetX": "{base.size.0}",
        "offsetY": "{product.shadow.elevated.offset}",
        "blur": "{product.shadow.elevated.blur}",
        "spread": "{base.size.0}"
      }
    },
    "prominent": {
      "$description": "Under what floats above everything.",
      "$value": {
        "color": "{mode.shadow.prominent}",
        "offsetX": "{base.size.0}",
        "offsetY": "{product.shadow.prominent.offset}",
        "blur": "{product.shadow.prominent.blur}",
        "spread": "{base.size.0}"
      }
    },
    "pressed": {
      "$description": "Under a card while it is pressed.",
      "$value": {
        "color": "{mode.shadow.pressed}",
        "offsetX": "{base.size.0}",
        "offsetY": "{product.shadow.pressed.offset}",
        "blur": "{product.shadow.pressed.blur}",
        "spread": "{base.size.0}"
      }
    }
  }
}

"""#),
        ("Tokens/semantic/space.tokens.json", #"""
{
  "space": {
    "$type": "dimension",
    "$description": "Distances by job. The scale and the card measures differ by product and come from its file.",
    "$extends": "{product.space}",
    "text-stack": {
      "$description": "Between a title and the line right under it.",
      "$value": "{base.size.2}",
      "$extensions": { "org.candela": { "seed": "001" } }
    },
    "compact": {
      "$description": "Between the lines of a compact card.",
      "$value": "{base.size.4}",
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "hero": {
      "horizontal": {
        "$description": "Beside the hero card's content.",
        "$value": "{base.size.20}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "vertical": {
        "$description": "Above and below the hero card's content.",
        "$value": "{base.size.24}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "capsule": {
      "horizontal": {
        "$description": "Beside what stands in a capsule: a badge, a change, a label.",
        "$value": "{base.size.12}",
        "$extensions": { "org.candela": { "source": "app" } }
      },
      "vertical": {
        "$description": "Above and below what stands in a capsule.",
        "$value": "{base.size.6}",
        "$extensions": { "org.candela": { "source": "app" } }
      }
    },
    "symbol-gap": {
      "$description": "Between a symbol and the words it belongs to.",
      "$value": "{base.size.4}",
      "$extensions": { "org.candela": { "seed": "000" } }
    },
    "badge-gap": {
      "$description": "Between a badge's flame and its number.",
      "$value": "{base.size.6}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "table-column": {
      "$description": "Between the columns of a table.",
      "$value": "{base.size.8}",
      "$extensions": { "org.candela": { "source": "app" } }
    },
    "celebration": {
      "$description": "Between a celebration's card and the edges of the screen.",
      "$value": "{base.size.40}",
      "$extensions": { "org.candela": { "source": "app" } }
    }
  }
}

"""#),
        ("Tokens/semantic/type.tokens.json", #"""
{
  "type": {
    "$type": "typography",
    "$description": "Text styles by job. The general ones (title, headline, body …) differ by product and come from its file.",
    "$extends": "{product.type}",
    "tab-label": {
      "$description": "The names in a tab bar, which beside each other have no room to grow beyond the largest ordinary size.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption2}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "textStyle": "caption2",
          "design": "default",
          "largestTypeSize": "xxxLarge"
        }
      }
    },
    "milestone-value": {
      "$description": "The next milestone beside the card's heading; its number takes the emphasis, its unit does not.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.subheadline}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.subheadline}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "000",
          "textStyle": "subheadline",
          "design": "default",
          "emphasis": "bold",
          "minimumScale": 0.8
        }
      }
    },
    "milestone-label": {
      "$description": "The milestones at both ends of the bar.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": {
        "org.candela": { "seed": "000", "textStyle": "caption1", "design": "default", "minimumScale": 0.8 }
      }
    },
    "milestone-remaining": {
      "$description": "What is left to the next milestone; its number takes the emphasis.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "000",
          "textStyle": "caption1",
          "design": "default",
          "emphasis": "semi-bold",
          "minimumScale": 0.8
        }
      }
    },
    "milestone-estimate": {
      "$description": "The days left at the current pace, and the weekly rate.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": {
        "org.candela": { "seed": "000", "textStyle": "caption1", "design": "default", "minimumScale": 0.8 }
      }
    },
    "milestone-symbol": {
      "$description": "The calendar symbol before the estimate.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption2}"
      },
      "$extensions": { "org.candela": { "seed": "000", "textStyle": "caption2", "design": "default" } }
    },
    "milestone-compact": {
      "$description": "The compact card's first line.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.subheadline}",
        "fontWeight": "{base.font.weight.medium}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.subheadline}"
      },
      "$extensions": {
        "org.candela": {
          "seed": "000",
          "textStyle": "subheadline",
          "design": "default",
          "minimumScale": 0.8
        }
      }
    },
    "milestone-goal": {
      "$description": "The compact card's goal line.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": {
        "org.candela": { "seed": "000", "textStyle": "caption1", "design": "default", "minimumScale": 0.8 }
      }
    },
    "counter": {
      "low": {
        "$description": "The streak counter's number below 7 days.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.24}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.24-on-30}"
        },
        "$extensions": { "org.candela": { "seed": "002", "textStyle": "title1", "design": "default" } }
      },
      "mid": {
        "$description": "The streak counter's number from 7 to 29 days.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.26}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.26-on-32}"
        },
        "$extensions": {
          "org.candela": { "seed": "002", "source": "rec", "textStyle": "title1", "design": "default" }
        }
      },
      "high": {
        "$description": "The streak counter's number from 30 days on.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.title1}",
          "fontWeight": "{base.font.weight.bold}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.title1}"
        },
        "$extensions": { "org.candela": { "seed": "002", "textStyle": "title1", "design": "default" } }
      },
      "unit": {
        "$description": "The word days under the counter.",
        "$value": {
          "fontFamily": "{base.font.family.text}",
          "fontSize": "{base.font.size.subheadline}",
          "fontWeight": "{base.font.weight.regular}",
          "letterSpacing": "{base.font.tracking.none}",
          "lineHeight": "{base.font.line-height.subheadline}"
        },
        "$extensions": {
          "org.candela": { "source": "rec", "textStyle": "subheadline", "design": "default" }
        }
      }
    },
    "message": {
      "$description": "The motivational line under the counter.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.callout}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.callout}"
      },
      "$extensions": { "org.candela": { "source": "rec", "textStyle": "callout", "design": "default" } }
    },
    "countdown": {
      "$description": "The time left while a streak is at risk.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.subheadline}",
        "fontWeight": "{base.font.weight.medium}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.subheadline}"
      },
      "$extensions": { "org.candela": { "source": "rec", "textStyle": "subheadline", "design": "default" } }
    },
    "hero-number": {
      "$description": "The weight on the hero card.",
      "$value": {
        "fontFamily": "{base.font.family.rounded}",
        "fontSize": "{base.font.size.56}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.56-on-68}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "rounded", "minimumScale": 0.6 } }
    },
    "hero-unit": {
      "$description": "The unit beside the hero card's number.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title2}",
        "fontWeight": "{base.font.weight.semi-bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title2", "design": "default" } }
    },
    "hero-label": {
      "$description": "The hero card's heading and its change.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.subheadline}",
        "fontWeight": "{base.font.weight.medium}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.subheadline}"
      },
      "$extensions": {
        "org.candela": {
          "source": "app",
          "textStyle": "subheadline",
          "design": "default",
          "minimumScale": 0.8
        }
      }
    },
    "hero-detail": {
      "$description": "The hero card's last line.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "caption1", "design": "default" } }
    },
    "stat-value": {
      "$description": "A quick stat's value.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title2}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title2}"
      },
      "$extensions": {
        "org.candela": { "source": "rec", "textStyle": "title2", "design": "default", "minimumScale": 0.7 }
      }
    },
    "banner-title": {
      "$description": "The goal-reached banner's title.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.headline}",
        "fontWeight": "{base.font.weight.semi-bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.headline}"
      },
      "$extensions": { "org.candela": { "seed": "001", "textStyle": "headline", "design": "default" } }
    },
    "banner-text": {
      "$description": "The goal-reached banner's sentence.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": { "org.candela": { "seed": "001", "textStyle": "caption1", "design": "default" } }
    },
    "banner-symbol": {
      "$description": "The goal-reached banner's symbol.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title2}"
      },
      "$extensions": { "org.candela": { "seed": "001", "textStyle": "title2", "design": "default" } }
    },
    "celebration-title": {
      "$description": "The title of a celebration.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title1}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title1}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title1", "design": "default" } }
    },
    "celebration-number": {
      "$description": "The milestone in a celebration.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.large-title}",
        "fontWeight": "{base.font.weight.heavy}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.large-title}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "default" } }
    },
    "celebration-unit": {
      "$description": "The unit beside a celebration's number.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title2", "design": "default" } }
    },
    "badge-number": {
      "$description": "The number in a streak badge.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.headline}",
        "fontWeight": "{base.font.weight.semi-bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.headline}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "headline", "design": "default" } }
    },
    "badge-number-milestone": {
      "$description": "The larger number in a badge from 7 days on.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title3}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title3}"
      },
      "$extensions": {
        "org.candela": { "seed": "004", "source": "rec", "textStyle": "title3", "design": "default" }
      }
    },
    "badge-label": {
      "$description": "The label under a badge's number.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "caption2", "design": "default" } }
    },
    "badge-symbol": {
      "$description": "The flame in a streak badge.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.body}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.body}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "body", "design": "default" } }
    },
    "badge-symbol-milestone": {
      "$description": "The larger flame from 7 days on.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title3}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title3}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title3", "design": "default" } }
    },
    "calendar-day": {
      "$description": "The number in a calendar day.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "caption2", "design": "default" } }
    },
    "chart-axis": {
      "$description": "The labels along a chart.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "caption2", "design": "default" } }
    },
    "chart-value": {
      "$description": "The value of the chosen point.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.caption1}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.caption1}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "caption1", "design": "default" } }
    },
    "habit-symbol": {
      "$description": "A habit's symbol and its check mark in a list.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title2}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title2}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title2", "design": "default" } }
    },
    "timer-compact": {
      "$description": "The time of a running timer on the lock screen.",
      "$value": {
        "fontFamily": "{base.font.family.monospaced}",
        "fontSize": "{base.font.size.24}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.24-on-30}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "title2", "design": "monospaced" } }
    },
    "widget-number": {
      "$description": "The number of a streak widget.",
      "$value": {
        "fontFamily": "{base.font.family.rounded}",
        "fontSize": "{base.font.size.42}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.42-on-50}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "rounded" } }
    },
    "widget-weight": {
      "$description": "The number of a weight widget.",
      "$value": {
        "fontFamily": "{base.font.family.rounded}",
        "fontSize": "{base.font.size.44}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.44-on-52}"
      },
      "$extensions": { "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "rounded" } }
    },
    "sharing-title": {
      "$description": "The heading of a share image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title1}",
        "fontWeight": "{base.font.weight.heavy}",
        "letterSpacing": "{base.font.tracking.spread}",
        "lineHeight": "{base.font.line-height.title1}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "title1", "design": "default", "scales": false }
      }
    },
    "sharing-number": {
      "$description": "The number of a share image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.rounded}",
        "fontSize": "{base.font.size.96}",
        "fontWeight": "{base.font.weight.black}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.96-on-115}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "rounded", "scales": false }
      }
    },
    "sharing-unit": {
      "$description": "The unit of a share image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.40}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.40-on-48}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "default", "scales": false }
      }
    },
    "sharing-percent": {
      "$description": "The percentage of a progress image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.rounded}",
        "fontSize": "{base.font.size.72}",
        "fontWeight": "{base.font.weight.bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.72-on-86}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "largeTitle", "design": "rounded", "scales": false }
      }
    },
    "sharing-caption": {
      "$description": "The line under the percentage; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.title3}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.title3}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "title3", "design": "default", "scales": false }
      }
    },
    "sharing-change": {
      "$description": "The change on a progress image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.24}",
        "fontWeight": "{base.font.weight.semi-bold}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.24-on-30}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "title2", "design": "default", "scales": false }
      }
    },
    "sharing-name": {
      "$description": "The app's name and the period on a share image; its size is fixed.",
      "$value": {
        "fontFamily": "{base.font.family.text}",
        "fontSize": "{base.font.size.callout}",
        "fontWeight": "{base.font.weight.regular}",
        "letterSpacing": "{base.font.tracking.none}",
        "lineHeight": "{base.font.line-height.callout}"
      },
      "$extensions": {
        "org.candela": { "source": "app", "textStyle": "callout", "design": "default", "scales": false }
      }
    }
  }
}

"""#),
    ]
}
