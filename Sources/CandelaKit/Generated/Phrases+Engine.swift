// swift-format-ignore-file
// Written by candela-generate from Engine.xcstrings; change that file instead.

import CandelaLanguage

extension Phrases.Table {
    /// The phrases of Engine.xcstrings.
    public static let engine = Phrases.Table(
        languages: EngineTexts.languages,
        untranslated: [],
        rephrased: ["date.range", "milestone.label", "milestone.value", "settings.dayStart.effect", "transcript.sentencePair", "weight.last"]
    ) { language in
        EngineTexts.rows(in: language)
    }
}

extension Phrases {
    private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
        phrase(key, of: .engine, values)
    }

    /// `Back`
    public func actionBack() -> Phrase { say("action.back") }
    /// `Cancel`
    public func actionCancel() -> Phrase { say("action.cancel") }
    /// `Close`
    public func actionClose() -> Phrase { say("action.close") }
    /// `Delete`
    public func actionDelete() -> Phrase { say("action.delete") }
    /// `Done`
    public func actionDone() -> Phrase { say("action.done") }
    /// `Edit`
    public func actionEdit() -> Phrase { say("action.edit") }
    /// `OK`
    public func actionOk() -> Phrase { say("action.ok") }
    /// `Save`
    public func actionSave() -> Phrase { say("action.save") }
    /// `Share`
    public func actionShare() -> Phrase { say("action.share") }
    /// `Try again`
    public func actionTryAgain() -> Phrase { say("action.tryAgain") }
    /// `Day`
    public func chartAxisDay() -> Phrase { say("chart.axis.day") }
    /// `%(place)@: %(value)@`
    public func chartPoint(place: String, value: String) -> Phrase { say("chart.point", .text("place", place), .text("value", value)) }
    /// `Choose a day`
    public func chartSelect() -> Phrase { say("chart.select") }
    /// `Selected: %(point)@`
    public func chartSelected(point: String) -> Phrase { say("chart.selected", .text("point", point)) }
    /// `%(hours)lld h left`
    public func countdownHours(hours: Int) -> Phrase { say("countdown.hours", .number("hours", number(hours))) }
    /// `%(hours)lld h %(minutes)lld min left`
    public func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase { say("countdown.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    /// `%(minutes)lld min left`
    public func countdownMinutes(minutes: Int) -> Phrase { say("countdown.minutes", .number("minutes", number(minutes))) }
    /// `Less than a minute left`
    public func countdownUnderMinute() -> Phrase { say("countdown.underMinute") }
    /// `%(start)@ to %(end)@`
    public func dateRange(start: String, end: String) -> Phrase { say("date.range", .text("start", start), .text("end", end)) }
    /// `%(date)@`
    public func dateValue(date: String) -> Phrase { say("date.value", .text("date", date)) }
    /// `Done`
    public func dayStatusCompleted() -> Phrase { say("day.status.completed") }
    /// `Missed`
    public func dayStatusMissed() -> Phrase { say("day.status.missed") }
    /// `No record`
    public func dayStatusNone() -> Phrase { say("day.status.none") }
    /// `Not done yet`
    public func dayStatusPending() -> Phrase { say("day.status.pending") }
    /// `Rest day`
    public func dayStatusRest() -> Phrase { say("day.status.rest") }
    /// `Deleted`
    public func deleteDone() -> Phrase { say("delete.done") }
    /// `“%(name)@” deleted`
    public func deleteNamed(name: String) -> Phrase { say("delete.named", .text("name", name)) }
    /// `Couldn’t delete “%(name)@”`
    public func deleteNamedFailed(name: String) -> Phrase { say("delete.named.failed", .text("name", name)) }
    /// `%(content)@, %(date)@`
    public func deleteRecord(content: String, date: String) -> Phrase { say("delete.record", .text("content", content), .text("date", date)) }
    /// `%(count){one:%(count)lld minute, %(date)@|other:%(count)lld minutes, %(date)@}`
    public func deleteRecordPractice(count: Int, date: String) -> Phrase { say("delete.record.practice", .number("count", number(count)), .text("date", date)) }
    /// `Discard`
    public func discardConfirm() -> Phrase { say("discard.confirm") }
    /// `Keep editing`
    public func discardKeep() -> Phrase { say("discard.keep") }
    /// `What you entered is not saved.`
    public func discardText() -> Phrase { say("discard.text") }
    /// `Discard changes?`
    public func discardTitle() -> Phrase { say("discard.title") }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}`
    public func durationDays(count: Int) -> Phrase { say("duration.days", .number("count", number(count))) }
    /// `%(days){one:%(days)lld day|other:%(days)lld days}, %(hours){one:%(hours)lld hour|other:%(hours)lld hours}`
    public func durationDaysHours(days: Int, hours: Int) -> Phrase { say("duration.daysHours", .number("days", number(days)), .number("hours", number(hours))) }
    /// `%(count){one:%(count)lld hour|other:%(count)lld hours}`
    public func durationHours(count: Int) -> Phrase { say("duration.hours", .number("count", number(count))) }
    /// `%(hours){one:%(hours)lld hour|other:%(hours)lld hours}, %(minutes){one:%(minutes)lld minute|other:%(minutes)lld minutes}`
    public func durationHoursMinutes(hours: Int, minutes: Int) -> Phrase { say("duration.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    /// `%(count){one:%(count)lld minute|other:%(count)lld minutes}`
    public func durationMinutes(count: Int) -> Phrase { say("duration.minutes", .number("count", number(count))) }
    /// `%(minutes){one:%(minutes)lld minute|other:%(minutes)lld minutes}, %(seconds){one:%(seconds)lld second|other:%(seconds)lld seconds}`
    public func durationMinutesSeconds(minutes: Int, seconds: Int) -> Phrase { say("duration.minutesSeconds", .number("minutes", number(minutes)), .number("seconds", number(seconds))) }
    /// `%(count){one:%(count)lld second|other:%(count)lld seconds}`
    public func durationSeconds(count: Int) -> Phrase { say("duration.seconds", .number("count", number(count))) }
    /// `%(time)@`
    public func durationShort(time: String) -> Phrase { say("duration.short", .text("time", time)) }
    /// `The data below may be out of date.`
    public func errorLastKnown() -> Phrase { say("error.lastKnown") }
    /// `Try again in a moment.`
    public func errorTryAgain() -> Phrase { say("error.tryAgain") }
    /// `%(list)@, %(next)@`
    public func factsPair(list: String, next: String) -> Phrase { say("facts.pair", .text("list", list), .text("next", next)) }
    /// `Earliest: %(first)@. Latest: %(last)@.`
    public func fieldErrorBetween(first: String, last: String) -> Phrase { say("field.error.between", .text("first", first), .text("last", last)) }
    /// `Enter a date`
    public func fieldErrorDay() -> Phrase { say("field.error.day") }
    /// `Earliest: %(first)@`
    public func fieldErrorEarliest(first: String) -> Phrase { say("field.error.earliest", .text("first", first)) }
    /// `Latest: %(last)@`
    public func fieldErrorLatest(last: String) -> Phrase { say("field.error.latest", .text("last", last)) }
    /// `Enter at least %(low)lf`
    public func fieldErrorLeast(low: NumberText) -> Phrase { say("field.error.least", .number("low", low)) }
    /// `%(limit){one:Use at most %(limit)lld character|other:Use at most %(limit)lld characters}`
    public func fieldErrorLength(limit: Int) -> Phrase { say("field.error.length", .number("limit", number(limit))) }
    /// `Enter a value`
    public func fieldErrorMissing() -> Phrase { say("field.error.missing") }
    /// `Enter at most %(high)lf`
    public func fieldErrorMost(high: NumberText) -> Phrase { say("field.error.most", .number("high", high)) }
    /// `Enter a name`
    public func fieldErrorName() -> Phrase { say("field.error.name") }
    /// `Enter a number`
    public func fieldErrorNumber() -> Phrase { say("field.error.number") }
    /// `Enter a number from %(low)lf to %(high)lf`
    public func fieldErrorRange(low: NumberText, high: NumberText) -> Phrase { say("field.error.range", .number("low", low), .number("high", high)) }
    /// `Enter a time`
    public func fieldErrorTime() -> Phrase { say("field.error.time") }
    /// `Time for your habits`
    public func habitReminderText() -> Phrase { say("habit.reminder.text") }
    /// `Moved to %(position){one:%(position)lld|other:%(position)lld} of %(total){one:%(total)lld|other:%(total)lld}`
    public func listMoved(position: Int, total: Int) -> Phrase { say("list.moved", .number("position", number(position)), .number("total", number(total))) }
    /// `Show next`
    public func listNext() -> Phrase { say("list.next") }
    /// `%(list)@: show next`
    public func listNextLabel(list: String) -> Phrase { say("list.next.label", .text("list", list)) }
    /// `Show previous`
    public func listPrevious() -> Phrase { say("list.previous") }
    /// `%(list)@: show previous`
    public func listPreviousLabel(list: String) -> Phrase { say("list.previous.label", .text("list", list)) }
    /// `Goal`
    public func milestoneGoalTitle() -> Phrase { say("milestone.goal.title") }
    /// `Next milestone %(next)lf`
    public func milestoneLabel(next: NumberText) -> Phrase { say("milestone.label", .number("next", next)) }
    /// `Goal reached: %(next)lf`
    public func milestoneLabelGoal(next: NumberText) -> Phrase { say("milestone.label.goal", .number("next", next)) }
    /// `Milestone reached: %(next)lf`
    public func milestoneLabelReached(next: NumberText) -> Phrase { say("milestone.label.reached", .number("next", next)) }
    /// `Next Milestone`
    public func milestoneNextTitle() -> Phrase { say("milestone.next.title") }
    /// `Milestone`
    public func milestoneReachedTitle() -> Phrase { say("milestone.reached.title") }
    /// `%(percent){one:%(percent)lld percent|other:%(percent)lld percent} complete. %(remaining)lf remaining`
    public func milestoneValue(percent: Int, remaining: NumberText) -> Phrase { say("milestone.value", .number("percent", number(percent)), .number("remaining", remaining)) }
    /// `No name`
    public func nameNone() -> Phrase { say("name.none") }
    /// `“%(name)@”`
    public func nameQuoted(name: String) -> Phrase { say("name.quoted", .text("name", name)) }
    /// `%(low)lf–%(high)lf`
    public func numberRange(low: NumberText, high: NumberText) -> Phrase { say("number.range", .number("low", low), .number("high", high)) }
    /// `%(value)lf`
    public func numberValue(value: NumberText) -> Phrase { say("number.value", .number("value", value)) }
    /// `%(percent)lf`
    public func percentValue(percent: NumberText) -> Phrase { say("percent.value", .number("percent", percent)) }
    /// `Month`
    public func periodMonth() -> Phrase { say("period.month") }
    /// `Period`
    public func periodName() -> Phrase { say("period.name") }
    /// `Week`
    public func periodWeek() -> Phrase { say("period.week") }
    /// `%(date)@: %(count)lld min`
    public func practiceCalendarDay(date: String, count: Int) -> Phrase { say("practice.calendar.day", .text("date", date), .number("count", number(count))) }
    /// `%(date)@: %(minutes)lld min, %(sessions){one:%(sessions)lld session|other:%(sessions)lld sessions}`
    public func practiceCalendarDaySessions(date: String, minutes: Int, sessions: Int) -> Phrase { say("practice.calendar.day.sessions", .text("date", date), .number("minutes", number(minutes)), .number("sessions", number(sessions))) }
    /// `%(date)@: practiced`
    public func practiceCalendarDone(date: String) -> Phrase { say("practice.calendar.done", .text("date", date)) }
    /// `%(date)@: missed`
    public func practiceCalendarMissed(date: String) -> Phrase { say("practice.calendar.missed", .text("date", date)) }
    /// `%(date)@: no practice`
    public func practiceCalendarNone(date: String) -> Phrase { say("practice.calendar.none", .text("date", date)) }
    /// `%(date)@: not practiced yet`
    public func practiceCalendarPending(date: String) -> Phrase { say("practice.calendar.pending", .text("date", date)) }
    /// `%(date)@: rest day`
    public func practiceCalendarRest(date: String) -> Phrase { say("practice.calendar.rest", .text("date", date)) }
    /// `%(date)@: skipped`
    public func practiceCalendarSkipped(date: String) -> Phrase { say("practice.calendar.skipped", .text("date", date)) }
    /// `Opens the day`
    public func practiceDayHint() -> Phrase { say("practice.day.hint") }
    /// `Today`
    public func practiceDayToday() -> Phrase { say("practice.day.today") }
    /// `%(count){one:Session added: %(count)lld minute|other:Session added: %(count)lld minutes}`
    public func practiceLogged(count: Int) -> Phrase { say("practice.logged", .number("count", number(count))) }
    /// `Time to practice`
    public func practiceReminderText() -> Phrase { say("practice.reminder.text") }
    /// `adjustable`
    public func roleAdjustable() -> Phrase { say("role.adjustable") }
    /// `alert`
    public func roleAlert() -> Phrase { say("role.alert") }
    /// `button`
    public func roleButton() -> Phrase { say("role.button") }
    /// `chart`
    public func roleChart() -> Phrase { say("role.chart") }
    /// `check box`
    public func roleCheckbox() -> Phrase { say("role.checkbox") }
    /// `edit box`
    public func roleEditBox() -> Phrase { say("role.editBox") }
    /// `edit`
    public func roleEditField() -> Phrase { say("role.editField") }
    /// `graphic`
    public func roleGraphic() -> Phrase { say("role.graphic") }
    /// `grid`
    public func roleGrid() -> Phrase { say("role.grid") }
    /// `group`
    public func roleGroup() -> Phrase { say("role.group") }
    /// `heading`
    public func roleHeading() -> Phrase { say("role.heading") }
    /// `heading level %(level)lf`
    public func roleHeadingLevel(level: NumberText) -> Phrase { say("role.heading.level", .number("level", level)) }
    /// `image`
    public func roleImage() -> Phrase { say("role.image") }
    /// `link`
    public func roleLink() -> Phrase { say("role.link") }
    /// `list`
    public func roleList() -> Phrase { say("role.list") }
    /// `progress bar`
    public func roleProgress() -> Phrase { say("role.progress") }
    /// `radio button`
    public func roleRadio() -> Phrase { say("role.radio") }
    /// `slider`
    public func roleSlider() -> Phrase { say("role.slider") }
    /// `status`
    public func roleStatus() -> Phrase { say("role.status") }
    /// `switch`
    public func roleSwitch() -> Phrase { say("role.switch") }
    /// `switch button`
    public func roleSwitchButton() -> Phrase { say("role.switchButton") }
    /// `tab`
    public func roleTab() -> Phrase { say("role.tab") }
    /// `tab bar`
    public func roleTabBar() -> Phrase { say("role.tabBar") }
    /// `tab list`
    public func roleTabList() -> Phrase { say("role.tabList") }
    /// `text field`
    public func roleTextField() -> Phrase { say("role.textField") }
    /// `tick box`
    public func roleTickBox() -> Phrase { say("role.tickBox") }
    /// `Habit completed: “%(name)@”`
    public func routineRunEventCompleted(name: String) -> Phrase { say("routine.run.event.completed", .text("name", name)) }
    /// `Habit skipped: “%(name)@”`
    public func routineRunEventSkipped(name: String) -> Phrase { say("routine.run.event.skipped", .text("name", name)) }
    /// `Saved`
    public func saveDone() -> Phrase { say("save.done") }
    /// `Couldn’t save your changes`
    public func saveFailed() -> Phrase { say("save.failed") }
    /// `Couldn’t load the screen`
    public func screenErrorTitle() -> Phrase { say("screen.error.title") }
    /// `Loading…`
    public func screenLoading() -> Phrase { say("screen.loading") }
    /// `%(text)@.`
    public func sentenceEnd(text: String) -> Phrase { say("sentence.end", .text("text", text)) }
    /// `%(first)@ %(second)@`
    public func sentencesPair(first: String, second: String) -> Phrase { say("sentences.pair", .text("first", first), .text("second", second)) }
    /// `Start of the day`
    public func settingsDayStart() -> Phrase { say("settings.dayStart") }
    /// `A day ends at %(time)@: what you do before counts for the day before.`
    public func settingsDayStartEffect(time: String) -> Phrase { say("settings.dayStart.effect", .text("time", time)) }
    /// `A day ends at midnight.`
    public func settingsDayStartEffectMidnight() -> Phrase { say("settings.dayStart.effect.midnight") }
    /// `Details`
    public func settingsDetailName() -> Phrase { say("settings.detail.name") }
    /// `Couldn’t load the settings`
    public func settingsErrorTitle() -> Phrase { say("settings.error.title") }
    /// `First day of the week`
    public func settingsFirstWeekday() -> Phrase { say("settings.firstWeekday") }
    /// `General`
    public func settingsGeneral() -> Phrase { say("settings.general") }
    /// `Haptics`
    public func settingsHaptics() -> Phrase { say("settings.haptics") }
    /// `For choices, completions, and timers`
    public func settingsHapticsDetail() -> Phrase { say("settings.haptics.detail") }
    /// `Loading settings…`
    public func settingsLoading() -> Phrase { say("settings.loading") }
    /// `Mode`
    public func settingsMode() -> Phrase { say("settings.mode") }
    /// `Dark`
    public func settingsModeDark() -> Phrase { say("settings.mode.dark") }
    /// `Light`
    public func settingsModeLight() -> Phrase { say("settings.mode.light") }
    /// `Auto`
    public func settingsModeSystem() -> Phrase { say("settings.mode.system") }
    /// `Animations`
    public func settingsMotion() -> Phrase { say("settings.motion") }
    /// `For progress, celebrations, and transitions`
    public func settingsMotionDetail() -> Phrase { say("settings.motion.detail") }
    /// `Notifications are off`
    public func settingsNotificationsOff() -> Phrase { say("settings.notifications.off") }
    /// `Turn on notifications in the Settings app to use reminders.`
    public func settingsNotificationsOffText() -> Phrase { say("settings.notifications.off.text") }
    /// `Daily reminder`
    public func settingsReminder() -> Phrase { say("settings.reminder") }
    /// `Comes every day at the chosen time`
    public func settingsReminderDetail() -> Phrase { say("settings.reminder.detail") }
    /// `Use suggested time: %(time)@`
    public func settingsReminderSuggested(time: String) -> Phrase { say("settings.reminder.suggested", .text("time", time)) }
    /// `Reminder time`
    public func settingsReminderTime() -> Phrase { say("settings.reminder.time") }
    /// `Settings`
    public func settingsTitle() -> Phrase { say("settings.title") }
    /// `Optional`
    public func shareOptionOptional() -> Phrase { say("share.option.optional") }
    /// `busy`
    public func stateBusy() -> Phrase { say("state.busy") }
    /// `checked`
    public func stateChecked() -> Phrase { say("state.checked") }
    /// `collapsed`
    public func stateCollapsed() -> Phrase { say("state.collapsed") }
    /// `current date`
    public func stateCurrentDay() -> Phrase { say("state.currentDay") }
    /// `current step`
    public func stateCurrentStep() -> Phrase { say("state.currentStep") }
    /// `dimmed`
    public func stateDimmed() -> Phrase { say("state.dimmed") }
    /// `disabled`
    public func stateDisabled() -> Phrase { say("state.disabled") }
    /// `expanded`
    public func stateExpanded() -> Phrase { say("state.expanded") }
    /// `invalid entry`
    public func stateInvalid() -> Phrase { say("state.invalid") }
    /// `not checked`
    public func stateNotChecked() -> Phrase { say("state.notChecked") }
    /// `Off`
    public func stateOff() -> Phrase { say("state.off") }
    /// `On`
    public func stateOn() -> Phrase { say("state.on") }
    /// `selected`
    public func stateSelected() -> Phrase { say("state.selected") }
    /// `off`
    public func stateSwitchedOff() -> Phrase { say("state.switchedOff") }
    /// `on`
    public func stateSwitchedOn() -> Phrase { say("state.switchedOn") }
    /// `ticked`
    public func stateTicked() -> Phrase { say("state.ticked") }
    /// `unavailable`
    public func stateUnavailable() -> Phrase { say("state.unavailable") }
    /// `unticked`
    public func stateUnticked() -> Phrase { say("state.unticked") }
    /// `Your streak is at risk. Practice today to keep it.`
    public func streakAtRiskMessage() -> Phrase { say("streak.atRisk.message") }
    /// `%(count){one:Longest streak: %(count)lld day|other:Longest streak: %(count)lld days}`
    public func streakBadgeBestLabel(count: Int) -> Phrase { say("streak.badge.best.label", .number("count", number(count))) }
    /// `%(count){one:Longest streak: %(count)lld week|other:Longest streak: %(count)lld weeks}`
    public func streakBadgeBestLabelWeeks(count: Int) -> Phrase { say("streak.badge.best.label.weeks", .number("count", number(count))) }
    /// `Longest streak: %(count){one:%(count)lld day|other:%(count)lld days}, %(milestone){one:%(milestone)lld-day|other:%(milestone)lld-day} milestone reached`
    public func streakBadgeBestMilestone(count: Int, milestone: Int) -> Phrase { say("streak.badge.best.milestone", .number("count", number(count)), .number("milestone", number(milestone))) }
    /// `%(count){one:Current streak: %(count)lld day|other:Current streak: %(count)lld days}`
    public func streakBadgeCurrentLabel(count: Int) -> Phrase { say("streak.badge.current.label", .number("count", number(count))) }
    /// `%(count){one:Current streak: %(count)lld week|other:Current streak: %(count)lld weeks}`
    public func streakBadgeCurrentLabelWeeks(count: Int) -> Phrase { say("streak.badge.current.label.weeks", .number("count", number(count))) }
    /// `Current streak: %(count){one:%(count)lld day|other:%(count)lld days}, %(milestone){one:%(milestone)lld-day|other:%(milestone)lld-day} milestone reached`
    public func streakBadgeCurrentMilestone(count: Int, milestone: Int) -> Phrase { say("streak.badge.current.milestone", .number("count", number(count)), .number("milestone", number(milestone))) }
    /// `%(count){one:“%(name)@”: streak of %(count)lld day|other:“%(name)@”: streak of %(count)lld days}`
    public func streakBadgeNamedLabel(name: String, count: Int) -> Phrase { say("streak.badge.named.label", .text("name", name), .number("count", number(count))) }
    /// `%(count){one:“%(name)@”: streak of %(count)lld week|other:“%(name)@”: streak of %(count)lld weeks}`
    public func streakBadgeNamedLabelWeeks(name: String, count: Int) -> Phrase { say("streak.badge.named.label.weeks", .text("name", name), .number("count", number(count))) }
    /// `“%(name)@”: streak of %(count){one:%(count)lld day|other:%(count)lld days}, %(milestone){one:%(milestone)lld-day|other:%(milestone)lld-day} milestone reached`
    public func streakBadgeNamedMilestone(name: String, count: Int, milestone: Int) -> Phrase { say("streak.badge.named.milestone", .text("name", name), .number("count", number(count)), .number("milestone", number(milestone))) }
    /// `%(count){one:%(count)lld-day streak|other:%(count)lld-day streak}`
    public func streakBadgeUnnamedLabel(count: Int) -> Phrase { say("streak.badge.unnamed.label", .number("count", number(count))) }
    /// `%(count){one:Streak of %(count)lld week|other:Streak of %(count)lld weeks}`
    public func streakBadgeUnnamedLabelWeeks(count: Int) -> Phrase { say("streak.badge.unnamed.label.weeks", .number("count", number(count))) }
    /// `%(count){one:%(count)lld-day|other:%(count)lld-day} streak, %(milestone){one:%(milestone)lld-day|other:%(milestone)lld-day} milestone reached`
    public func streakBadgeUnnamedMilestone(count: Int, milestone: Int) -> Phrase { say("streak.badge.unnamed.milestone", .number("count", number(count)), .number("milestone", number(milestone))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, longest %(best){one:%(best)lld day|other:%(best)lld days}, at risk, %(countdown)@`
    public func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase { say("streak.counter.atRiskValue", .number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}, longest %(best){one:%(best)lld week|other:%(best)lld weeks}, at risk, %(countdown)@`
    public func streakCounterAtRiskValueWeeks(count: Int, best: Int, countdown: String) -> Phrase { say("streak.counter.atRiskValue.weeks", .number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, at risk, %(countdown)@`
    public func streakCounterFirstAtRisk(count: Int, countdown: String) -> Phrase { say("streak.counter.first.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}, at risk, %(countdown)@`
    public func streakCounterFirstAtRiskWeeks(count: Int, countdown: String) -> Phrase { say("streak.counter.first.atRisk.weeks", .number("count", number(count)), .text("countdown", countdown)) }
    /// `Shows streak statistics`
    public func streakCounterHint() -> Phrase { say("streak.counter.hint") }
    /// `Current streak`
    public func streakCounterLabel() -> Phrase { say("streak.counter.label") }
    /// `Streak: “%(name)@”`
    public func streakCounterNamedLabel(name: String) -> Phrase { say("streak.counter.namedLabel", .text("name", name)) }
    /// `No streak yet`
    public func streakCounterNone() -> Phrase { say("streak.counter.none") }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, personal best`
    public func streakCounterPersonalBest(count: Int) -> Phrase { say("streak.counter.personalBest", .number("count", number(count))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, personal best, at risk, %(countdown)@`
    public func streakCounterPersonalBestAtRisk(count: Int, countdown: String) -> Phrase { say("streak.counter.personalBest.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}, personal best, at risk, %(countdown)@`
    public func streakCounterPersonalBestAtRiskWeeks(count: Int, countdown: String) -> Phrase { say("streak.counter.personalBest.atRisk.weeks", .number("count", number(count)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}, personal best`
    public func streakCounterPersonalBestWeeks(count: Int) -> Phrase { say("streak.counter.personalBest.weeks", .number("count", number(count))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, longest %(best){one:%(best)lld day|other:%(best)lld days}`
    public func streakCounterValue(count: Int, best: Int) -> Phrase { say("streak.counter.value", .number("count", number(count)), .number("best", number(best))) }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}, longest %(best){one:%(best)lld week|other:%(best)lld weeks}`
    public func streakCounterValueWeeks(count: Int, best: Int) -> Phrase { say("streak.counter.value.weeks", .number("count", number(count)), .number("best", number(best))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}`
    public func streakDays(count: Int) -> Phrase { say("streak.days", .number("count", number(count))) }
    /// `Your streak is at risk. Do it today to keep it.`
    public func streakReminderHabit() -> Phrase { say("streak.reminder.habit") }
    /// `%(count){one:%(count)lld more|other:%(count)lld more}`
    public func streakReminderMore(count: Int) -> Phrase { say("streak.reminder.more", .number("count", number(count))) }
    /// `Still open today: %(names)@`
    public func streakReminderOpen(names: String) -> Phrase { say("streak.reminder.open", .text("names", names)) }
    /// `Streaks at risk`
    public func streakReminderSeveral() -> Phrase { say("streak.reminder.several") }
    /// `Streak`
    public func streakTitle() -> Phrase { say("streak.title") }
    /// `%(count){one:%(count)lld week|other:%(count)lld weeks}`
    public func streakWeeks(count: Int) -> Phrase { say("streak.weeks", .number("count", number(count))) }
    /// `Synced`
    public func syncDone() -> Phrase { say("sync.done") }
    /// `Couldn’t sync your changes`
    public func syncFailed() -> Phrase { say("sync.failed") }
    /// `Offline, changes saved on this device`
    public func syncOffline() -> Phrase { say("sync.offline") }
    /// `%(time)@`
    public func timeValue(time: String) -> Phrase { say("time.value", .text("time", time)) }
    /// `Elapsed: %(time)@`
    public func timerElapsed(time: String) -> Phrase { say("timer.elapsed", .text("time", time)) }
    /// `Paused. Elapsed: %(time)@`
    public func timerPausedElapsed(time: String) -> Phrase { say("timer.paused.elapsed", .text("time", time)) }
    /// `Paused. Time left: %(time)@`
    public func timerPausedRemaining(time: String) -> Phrase { say("timer.paused.remaining", .text("time", time)) }
    /// `Not started. Length: %(time)@`
    public func timerReady(time: String) -> Phrase { say("timer.ready", .text("time", time)) }
    /// `Not started`
    public func timerReadyOpen() -> Phrase { say("timer.ready.open") }
    /// `Time left: %(time)@`
    public func timerRemaining(time: String) -> Phrase { say("timer.remaining", .text("time", time)) }
    /// `%(action)@`
    public func toastAction(action: String) -> Phrase { say("toast.action", .text("action", action)) }
    /// `Dismiss`
    public func toastDismiss() -> Phrase { say("toast.dismiss") }
    /// `Error`
    public func toastKindError() -> Phrase { say("toast.kind.error") }
    /// `Info`
    public func toastKindInfo() -> Phrase { say("toast.kind.info") }
    /// `Success`
    public func toastKindSuccess() -> Phrase { say("toast.kind.success") }
    /// `Warning`
    public func toastKindWarning() -> Phrase { say("toast.kind.warning") }
    /// `%(kind)@: %(message)@`
    public func toastMessage(kind: String, message: String) -> Phrase { say("toast.message", .text("kind", kind), .text("message", message)) }
    /// `Action: %(action)@`
    public func toastMessageAction(action: String) -> Phrase { say("toast.message.action", .text("action", action)) }
    /// `Undo`
    public func toastUndo() -> Phrase { say("toast.undo") }
    /// `actions: %(actions)@`
    public func transcriptActions(actions: String) -> Phrase { say("transcript.actions", .text("actions", actions)) }
    /// `%(label)@: %(value)@`
    public func transcriptDetail(label: String, value: String) -> Phrase { say("transcript.detail", .text("label", label), .text("value", value)) }
    /// `%(first)@, %(second)@`
    public func transcriptList(first: String, second: String) -> Phrase { say("transcript.list", .text("first", first), .text("second", second)) }
    /// `%(first)@, %(second)@`
    public func transcriptPair(first: String, second: String) -> Phrase { say("transcript.pair", .text("first", first), .text("second", second)) }
    /// `says`
    public func transcriptSays() -> Phrase { say("transcript.says") }
    /// `says at once`
    public func transcriptSaysAtOnce() -> Phrase { say("transcript.saysAtOnce") }
    /// `%(first)@ %(second)@`
    public func transcriptSentencePair(first: String, second: String) -> Phrase { say("transcript.sentencePair", .text("first", first), .text("second", second)) }
    /// `Restored`
    public func undoDone() -> Phrase { say("undo.done") }
    /// `%(value){one:%(value)lf kilogram|other:%(value)lf kilograms}`
    public func unitWeightKilogramsLong(value: NumberText) -> Phrase { say("unit.weight.kilograms.long", .number("value", value)) }
    /// `kg`
    public func unitWeightKilogramsName() -> Phrase { say("unit.weight.kilograms.name") }
    /// `%(value)lf kg`
    public func unitWeightKilogramsShort(value: NumberText) -> Phrase { say("unit.weight.kilograms.short", .number("value", value)) }
    /// `%(value){one:%(value)lf pound|other:%(value)lf pounds}`
    public func unitWeightPoundsLong(value: NumberText) -> Phrase { say("unit.weight.pounds.long", .number("value", value)) }
    /// `lb`
    public func unitWeightPoundsName() -> Phrase { say("unit.weight.pounds.name") }
    /// `%(value)lf lb`
    public func unitWeightPoundsShort(value: NumberText) -> Phrase { say("unit.weight.pounds.short", .number("value", value)) }
    /// `Goal reached! Congratulations on reaching your target weight!`
    public func weightBannerLabel() -> Phrase { say("weight.banner.label") }
    /// `Down over %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightChangeDown(days: Int) -> Phrase { say("weight.change.down", .number("days", number(days))) }
    /// `Steady for %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightChangeSteady(days: Int) -> Phrase { say("weight.change.steady", .number("days", number(days))) }
    /// `Almost unchanged, down over %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightChangeSteadyDown(days: Int) -> Phrase { say("weight.change.steady.down", .number("days", number(days))) }
    /// `Almost unchanged, up over %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightChangeSteadyUp(days: Int) -> Phrase { say("weight.change.steady.up", .number("days", number(days))) }
    /// `Up over %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightChangeUp(days: Int) -> Phrase { say("weight.change.up", .number("days", number(days))) }
    /// `Body fat: %(fat)lf`
    public func weightHeroFat(fat: NumberText) -> Phrase { say("weight.hero.fat", .number("fat", fat)) }
    /// `Current weight: %(weight)lf`
    public func weightHeroLabel(weight: NumberText) -> Phrase { say("weight.hero.label", .number("weight", weight)) }
    /// `Last weighed %(date)@`
    public func weightLast(date: String) -> Phrase { say("weight.last", .text("date", date)) }
    /// `%(days){one:%(days)lld-day|other:%(days)lld-day} average`
    public func weightLogbookAverage(days: Int) -> Phrase { say("weight.logbook.average", .number("days", number(days))) }
    /// `Entry deleted`
    public func weightLogbookDeleted() -> Phrase { say("weight.logbook.deleted") }
    /// `%(count){one:%(count)lld entry deleted|other:%(count)lld entries deleted}`
    public func weightLogbookDeletedSeveral(count: Int) -> Phrase { say("weight.logbook.deleted.several", .number("count", number(count))) }
    /// `%(date)@: %(weight)lf`
    public func weightLogbookRow(date: String, weight: NumberText) -> Phrase { say("weight.logbook.row", .text("date", date), .number("weight", weight)) }
    /// `Opens the entry`
    public func weightLogbookRowHint() -> Phrase { say("weight.logbook.row.hint") }
    /// `%(date)@: %(weight)lf, with note`
    public func weightLogbookRowNote(date: String, weight: NumberText) -> Phrase { say("weight.logbook.row.note", .text("date", date), .number("weight", weight)) }
    /// `Next milestone: %(milestone)lf. To go: %(amount)lf`
    public func weightReminderMilestone(milestone: NumberText, amount: NumberText) -> Phrase { say("weight.reminder.milestone", .number("milestone", milestone), .number("amount", amount)) }
    /// `Time to log your weight`
    public func weightReminderText() -> Phrase { say("weight.reminder.text") }
    /// `Sample entries added. You can delete them and log your own.`
    public func weightSampleAdded() -> Phrase { say("weight.sample.added") }
    /// `Change over %(days){one:%(days)lld day|other:%(days)lld days}`
    public func weightStatWeek(days: Int) -> Phrase { say("weight.stat.week", .number("days", number(days))) }
}
