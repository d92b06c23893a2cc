// swift-format-ignore-file
// Written by candela-generate from Engine.xcstrings; change that file instead.

extension Phrases.Table {
    /// The phrases of Engine.xcstrings.
    public static let engine = Phrases.Table(
        languages: ["en"],
        untranslated: []
    ) { language in
        switch language {
        default: engineEn
        }
    }
}

extension Phrases {
    private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
        phrase(key, of: .engine, values)
    }

    /// `Add`
    public func actionAdd() -> Phrase { say("action.add") }
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
    /// `Edit %(name)@`
    public func actionEnter(name: String) -> Phrase { say("action.enter", .text("name", name)) }
    /// `OK`
    public func actionOk() -> Phrase { say("action.ok") }
    /// `Save`
    public func actionSave() -> Phrase { say("action.save") }
    /// `Share`
    public func actionShare() -> Phrase { say("action.share") }
    /// `Switch %(name)@`
    public func actionSwitch(name: String) -> Phrase { say("action.switch", .text("name", name)) }
    /// `Try again`
    public func actionTryAgain() -> Phrase { say("action.tryAgain") }
    /// `Day`
    public func chartAxisDay() -> Phrase { say("chart.axis.day") }
    /// `%(place)@: %(value)@`
    public func chartPoint(place: String, value: String) -> Phrase { say("chart.point", .text("place", place), .text("value", value)) }
    /// `Choose a day`
    public func chartSelect() -> Phrase { say("chart.select") }
    /// `%(hours)lldh %(minutes)lldm left`
    public func countdownHours(hours: Int, minutes: Int) -> Phrase { say("countdown.hours", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    /// `%(hours)lldh %(minutes)lldm left`
    public func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase { say("countdown.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    /// `%(minutes)lldm left`
    public func countdownMinutes(minutes: Int) -> Phrase { say("countdown.minutes", .number("minutes", number(minutes))) }
    /// `Less than 1 minute left`
    public func countdownUnderMinute() -> Phrase { say("countdown.underMinute") }
    /// `%(date)@`
    public func dateValue(date: String) -> Phrase { say("date.value", .text("date", date)) }
    /// `completed`
    public func dayStatusCompleted() -> Phrase { say("day.status.completed") }
    /// `missed`
    public func dayStatusMissed() -> Phrase { say("day.status.missed") }
    /// `no record`
    public func dayStatusNone() -> Phrase { say("day.status.none") }
    /// `not done yet`
    public func dayStatusPending() -> Phrase { say("day.status.pending") }
    /// `rest day`
    public func dayStatusRest() -> Phrase { say("day.status.rest") }
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
    /// `The last known value is shown.`
    public func errorLastKnown() -> Phrase { say("error.lastKnown") }
    /// `Please try again later.`
    public func errorTryAgain() -> Phrase { say("error.tryAgain") }
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
    /// `Enter a number`
    public func fieldErrorNumber() -> Phrase { say("field.error.number") }
    /// `Enter a number from %(low)lf to %(high)lf`
    public func fieldErrorRange(low: NumberText, high: NumberText) -> Phrase { say("field.error.range", .number("low", low), .number("high", high)) }
    /// `Enter a time`
    public func fieldErrorTime() -> Phrase { say("field.error.time") }
    /// `Show next`
    public func listNext() -> Phrase { say("list.next") }
    /// `Show next: %(list)@`
    public func listNextLabel(list: String) -> Phrase { say("list.next.label", .text("list", list)) }
    /// `Show previous`
    public func listPrevious() -> Phrase { say("list.previous") }
    /// `Show previous: %(list)@`
    public func listPreviousLabel(list: String) -> Phrase { say("list.previous.label", .text("list", list)) }
    /// `Goal`
    public func milestoneGoalTitle() -> Phrase { say("milestone.goal.title") }
    /// `Next milestone %(next)lf`
    public func milestoneLabel(next: NumberText) -> Phrase { say("milestone.label", .number("next", next)) }
    /// `Goal of %(next)lf reached`
    public func milestoneLabelGoal(next: NumberText) -> Phrase { say("milestone.label.goal", .number("next", next)) }
    /// `Milestone of %(next)lf reached`
    public func milestoneLabelReached(next: NumberText) -> Phrase { say("milestone.label.reached", .number("next", next)) }
    /// `Next Milestone`
    public func milestoneNextTitle() -> Phrase { say("milestone.next.title") }
    /// `Milestone`
    public func milestoneReachedTitle() -> Phrase { say("milestone.reached.title") }
    /// `%(percent){one:%(percent)lld percent|other:%(percent)lld percent} complete. %(remaining)lf remaining`
    public func milestoneValue(percent: Int, remaining: NumberText) -> Phrase { say("milestone.value", .number("percent", number(percent)), .number("remaining", remaining)) }
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
    /// `%(name)@ habit completed`
    public func routineRunEventCompleted(name: String) -> Phrase { say("routine.run.event.completed", .text("name", name)) }
    /// `%(count){one:Quick %(count)lldm completion|other:Quick %(count)lldm completion}`
    public func routineRunNoteMinutes(count: Int) -> Phrase { say("routine.run.note.minutes", .number("count", number(count))) }
    /// `%(count){one:Quick %(count)llds completion|other:Quick %(count)llds completion}`
    public func routineRunNoteSeconds(count: Int) -> Phrase { say("routine.run.note.seconds", .number("count", number(count))) }
    /// `Stopped early`
    public func routineRunNoteStopped() -> Phrase { say("routine.run.note.stopped") }
    /// `Couldn't save your changes`
    public func saveFailed() -> Phrase { say("save.failed") }
    /// `Error Loading Page`
    public func screenErrorTitle() -> Phrase { say("screen.error.title") }
    /// `Loading...`
    public func screenLoading() -> Phrase { say("screen.loading") }
    /// `Details`
    public func settingsDetailName() -> Phrase { say("settings.detail.name") }
    /// `Optional`
    public func shareOptionOptional() -> Phrase { say("share.option.optional") }
    /// `Off`
    public func stateOff() -> Phrase { say("state.off") }
    /// `On`
    public func stateOn() -> Phrase { say("state.on") }
    /// `Your streak is at risk! Practice today to keep it going.`
    public func streakAtRiskMessage() -> Phrase { say("streak.atRisk.message") }
    /// `%(count){one:%(name)@ streak: %(count)lld day|other:%(name)@ streak: %(count)lld days}`
    public func streakBadgeLabel(name: String, count: Int) -> Phrase { say("streak.badge.label", .text("name", name), .number("count", number(count))) }
    /// `%(count){one:%(name)@ streak: %(count)lld day, milestone|other:%(name)@ streak: %(count)lld days, milestone}`
    public func streakBadgeMilestoneLabel(name: String, count: Int) -> Phrase { say("streak.badge.milestoneLabel", .text("name", name), .number("count", number(count))) }
    /// `%(count){one:%(count)lld day streak|other:%(count)lld day streak}`
    public func streakBadgeUnnamedLabel(count: Int) -> Phrase { say("streak.badge.unnamedLabel", .number("count", number(count))) }
    /// `%(count){one:%(count)lld day streak, milestone|other:%(count)lld day streak, milestone}`
    public func streakBadgeUnnamedMilestoneLabel(count: Int) -> Phrase { say("streak.badge.unnamedMilestoneLabel", .number("count", number(count))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, best %(best){one:%(best)lld day|other:%(best)lld days}, at risk, %(countdown)@`
    public func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase { say("streak.counter.atRiskValue", .number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, at risk, %(countdown)@`
    public func streakCounterFirstAtRisk(count: Int, countdown: String) -> Phrase { say("streak.counter.first.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    /// `Shows streak statistics`
    public func streakCounterHint() -> Phrase { say("streak.counter.hint") }
    /// `Current streak`
    public func streakCounterLabel() -> Phrase { say("streak.counter.label") }
    /// `%(name)@ streak`
    public func streakCounterNamedLabel(name: String) -> Phrase { say("streak.counter.namedLabel", .text("name", name)) }
    /// `no streak yet`
    public func streakCounterNone() -> Phrase { say("streak.counter.none") }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, personal best`
    public func streakCounterPersonalBest(count: Int) -> Phrase { say("streak.counter.personalBest", .number("count", number(count))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, personal best, at risk, %(countdown)@`
    public func streakCounterPersonalBestAtRisk(count: Int, countdown: String) -> Phrase { say("streak.counter.personalBest.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}, best %(best){one:%(best)lld day|other:%(best)lld days}`
    public func streakCounterValue(count: Int, best: Int) -> Phrase { say("streak.counter.value", .number("count", number(count)), .number("best", number(best))) }
    /// `%(count){one:%(count)lld day|other:%(count)lld days}`
    public func streakDays(count: Int) -> Phrase { say("streak.days", .number("count", number(count))) }
    /// `Streak`
    public func streakTitle() -> Phrase { say("streak.title") }
    /// `%(time)@`
    public func timeValue(time: String) -> Phrase { say("time.value", .text("time", time)) }
    /// `%(time)@ elapsed`
    public func timerElapsed(time: String) -> Phrase { say("timer.elapsed", .text("time", time)) }
    /// `Paused, %(time)@ elapsed`
    public func timerPausedElapsed(time: String) -> Phrase { say("timer.paused.elapsed", .text("time", time)) }
    /// `Paused, %(time)@ remaining`
    public func timerPausedRemaining(time: String) -> Phrase { say("timer.paused.remaining", .text("time", time)) }
    /// `%(time)@, not started`
    public func timerReady(time: String) -> Phrase { say("timer.ready", .text("time", time)) }
    /// `Not started`
    public func timerReadyOpen() -> Phrase { say("timer.ready.open") }
    /// `%(time)@ remaining`
    public func timerRemaining(time: String) -> Phrase { say("timer.remaining", .text("time", time)) }
    /// `%(action)@`
    public func toastAction(action: String) -> Phrase { say("toast.action", .text("action", action)) }
    /// `Dismiss`
    public func toastDismiss() -> Phrase { say("toast.dismiss") }
    /// `Dismisses the message`
    public func toastDismissHint() -> Phrase { say("toast.dismiss.hint") }
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
    /// `%(kind)@: %(message)@. %(action)@ available`
    public func toastMessageAction(kind: String, message: String, action: String) -> Phrase { say("toast.message.action", .text("kind", kind), .text("message", message), .text("action", action)) }
    /// `Undo`
    public func toastUndo() -> Phrase { say("toast.undo") }
    /// `%(value){one:%(value)lf kilogram|other:%(value)lf kilograms}`
    public func unitWeightKilogramsLong(value: NumberText) -> Phrase { say("unit.weight.kilograms.long", .number("value", value)) }
    /// `kg`
    public func unitWeightKilogramsName() -> Phrase { say("unit.weight.kilograms.name") }
    /// `%(value)lf kg`
    public func unitWeightKilogramsShort(value: NumberText) -> Phrase { say("unit.weight.kilograms.short", .number("value", value)) }
    /// `%(value){one:%(value)lf pound|other:%(value)lf pounds}`
    public func unitWeightPoundsLong(value: NumberText) -> Phrase { say("unit.weight.pounds.long", .number("value", value)) }
    /// `lb`
    public func unitWeightPoundsName() -> Phrase { say("unit.weight.pounds.name") }
    /// `%(value)lf lb`
    public func unitWeightPoundsShort(value: NumberText) -> Phrase { say("unit.weight.pounds.short", .number("value", value)) }
    /// `%(count){one:Entry deleted|other:%(count)lld entries deleted}`
    public func weightLogbookDeleted(count: Int) -> Phrase { say("weight.logbook.deleted", .number("count", number(count))) }
    /// `Only %(amount)lf to %(milestone)lf!`
    public func weightReminderMilestone(amount: NumberText, milestone: NumberText) -> Phrase { say("weight.reminder.milestone", .number("amount", amount), .number("milestone", milestone)) }
    /// `Time to log your weight`
    public func weightReminderText() -> Phrase { say("weight.reminder.text") }
    /// `Sample data added. Feel free to delete and add your own entries!`
    public func weightSampleAdded() -> Phrase { say("weight.sample.added") }
}
