// swift-format-ignore-file
// Written by candela-generate from Products.xcstrings; change that file instead.

import CandelaKit

extension Phrases.Table {
    /// The phrases of Products.xcstrings.
    static let products = Phrases.Table(
        languages: ["en"],
        untranslated: ["app.name.habit", "app.name.practice", "app.name.routine", "app.name.weight"],
        rephrased: ["habit.amount.target", "habit.amount.unit", "milestone.compact.remaining", "milestone.remaining", "weight.entry.far", "weight.missing", "weight.missing.once"]
    ) { language in
        switch language {
        default: productsEn
        }
    }
}

extension Phrases {
    private func say(_ key: String, _ values: PhraseArgument...) -> Phrase {
        phrase(key, of: .products, values)
    }

    func accentNameAmber() -> Phrase { say("accent.name.amber") }
    func accentNameDeepTeal() -> Phrase { say("accent.name.deepTeal") }
    func accentNameLavender() -> Phrase { say("accent.name.lavender") }
    func accentNameMint() -> Phrase { say("accent.name.mint") }
    func accentNameOcean() -> Phrase { say("accent.name.ocean") }
    func accentNameTeal() -> Phrase { say("accent.name.teal") }
    func actionOpenStatistics() -> Phrase { say("action.openStatistics") }
    func actionSetGoal() -> Phrase { say("action.setGoal") }
    func activityErrorTitle() -> Phrase { say("activity.error.title") }
    func activityHint() -> Phrase { say("activity.hint") }
    func activityLabel(name: String) -> Phrase { say("activity.label", .text("name", name)) }
    func activityLoading() -> Phrase { say("activity.loading") }
    func activityLow() -> Phrase { say("activity.low") }
    func activityNone() -> Phrase { say("activity.none") }
    func activityOpen() -> Phrase { say("activity.open") }
    func activityPercent(percent: NumberText) -> Phrase { say("activity.percent", .number("percent", percent)) }
    func activityProgressName() -> Phrase { say("activity.progress.name") }
    func activityStateFinished() -> Phrase { say("activity.state.finished") }
    func activityStatePaused() -> Phrase { say("activity.state.paused") }
    func activityStateRunning() -> Phrase { say("activity.state.running") }
    func activityTitle() -> Phrase { say("activity.title") }
    func activityValue(state: String, time: String) -> Phrase { say("activity.value", .text("state", state), .text("time", time)) }
    func activityValueLow(state: String, time: String) -> Phrase { say("activity.value.low", .text("state", state), .text("time", time)) }
    func appNameHabit() -> Phrase { say("app.name.habit") }
    func appNamePractice() -> Phrase { say("app.name.practice") }
    func appNameRoutine() -> Phrase { say("app.name.routine") }
    func appNameWeight() -> Phrase { say("app.name.weight") }
    func chartAxisCompletions() -> Phrase { say("chart.axis.completions") }
    func colorNameBlue() -> Phrase { say("color.name.blue") }
    func colorNameCustom() -> Phrase { say("color.name.custom") }
    func colorNameGreen() -> Phrase { say("color.name.green") }
    func colorNameLightBlue() -> Phrase { say("color.name.lightBlue") }
    func colorNameOrange() -> Phrase { say("color.name.orange") }
    func colorNamePurple() -> Phrase { say("color.name.purple") }
    func colorNameRed() -> Phrase { say("color.name.red") }
    func colorNameYellow() -> Phrase { say("color.name.yellow") }
    func dayAhead() -> Phrase { say("day.ahead") }
    func dayRest() -> Phrase { say("day.rest") }
    func dayRestDetail() -> Phrase { say("day.rest.detail") }
    func daySessionDelete(count: Int) -> Phrase { say("day.session.delete", .number("count", number(count))) }
    func daySessionDeletedFailedSeveral(count: Int) -> Phrase { say("day.session.deleted.failed.several", .number("count", number(count))) }
    func daySessionDeletedSeveral(count: Int) -> Phrase { say("day.session.deleted.several", .number("count", number(count))) }
    func daySessions() -> Phrase { say("day.sessions") }
    func habitAmountEnter() -> Phrase { say("habit.amount.enter") }
    func habitAmountEnterNamed(name: String) -> Phrase { say("habit.amount.enter.named", .text("name", name)) }
    func habitAmountLimit(amount: String, target: NumberText) -> Phrase { say("habit.amount.limit", .text("amount", amount), .number("target", target)) }
    func habitAmountLimitOnly(target: NumberText) -> Phrase { say("habit.amount.limit.only", .number("target", target)) }
    func habitAmountTarget(amount: NumberText, target: NumberText, unit: String) -> Phrase { say("habit.amount.target", .number("amount", amount), .number("target", target), .text("unit", unit)) }
    func habitAmountTargetPlain(amount: NumberText, target: NumberText) -> Phrase { say("habit.amount.target.plain", .number("amount", amount), .number("target", target)) }
    func habitAmountUnit(amount: NumberText, unit: String) -> Phrase { say("habit.amount.unit", .number("amount", amount), .text("unit", unit)) }
    func habitChartCompletions(count: Int) -> Phrase { say("habit.chart.completions", .number("count", number(count))) }
    func habitChartSeriesCompleted() -> Phrase { say("habit.chart.series.completed") }
    func habitChartSeriesMissed() -> Phrase { say("habit.chart.series.missed") }
    func habitChartSeriesOpen() -> Phrase { say("habit.chart.series.open") }
    func habitChartSeriesOthers() -> Phrase { say("habit.chart.series.others") }
    func habitChartSeriesUnmeasured() -> Phrase { say("habit.chart.series.unmeasured") }
    func habitChartSummary(period: Int, done: Int, days: Int) -> Phrase { say("habit.chart.summary", .number("period", number(period)), .number("done", number(done)), .number("days", number(days))) }
    func habitChartSummaryAmount(summary: String, amount: String) -> Phrase { say("habit.chart.summary.amount", .text("summary", summary), .text("amount", amount)) }
    func habitChartSummaryRest() -> Phrase { say("habit.chart.summary.rest") }
    func habitChartSummaryWeekly(period: Int, done: Int, target: Int) -> Phrase { say("habit.chart.summary.weekly", .number("period", number(period)), .number("done", number(done)), .number("target", number(target))) }
    func habitDayAmount() -> Phrase { say("habit.day.amount") }
    func habitDayAmountUnit(unit: String) -> Phrase { say("habit.day.amount.unit", .text("unit", unit)) }
    func habitDayDetails() -> Phrase { say("habit.day.details") }
    func habitDayDone() -> Phrase { say("habit.day.done") }
    func habitDayHint() -> Phrase { say("habit.day.hint") }
    func habitDayNote() -> Phrase { say("habit.day.note") }
    func habitDayOpen() -> Phrase { say("habit.day.open") }
    func habitDayRest() -> Phrase { say("habit.day.rest") }
    func habitDaySkipped() -> Phrase { say("habit.day.skipped") }
    func habitDayStatus() -> Phrase { say("habit.day.status") }
    func habitDaysAmount(amount: String, status: String) -> Phrase { say("habit.days.amount", .text("amount", amount), .text("status", status)) }
    func habitDaysDay(date: String, status: String) -> Phrase { say("habit.days.day", .text("date", date), .text("status", status)) }
    func habitDaysTitle() -> Phrase { say("habit.days.title") }
    func habitDetailAmount() -> Phrase { say("habit.detail.amount") }
    func habitDetailCreated() -> Phrase { say("habit.detail.created") }
    func habitDetailCreatedUnknown() -> Phrase { say("habit.detail.created.unknown") }
    func habitDetailDone() -> Phrase { say("habit.detail.done") }
    func habitDetailProgress() -> Phrase { say("habit.detail.progress") }
    func habitDetailRate(count: Int) -> Phrase { say("habit.detail.rate", .number("count", number(count))) }
    func habitDetailStatistics() -> Phrase { say("habit.detail.statistics") }
    func habitDetailStreaks() -> Phrase { say("habit.detail.streaks") }
    func habitDetailTotal() -> Phrase { say("habit.detail.total") }
    func habitFormAmount() -> Phrase { say("habit.form.amount") }
    func habitFormAmountEffect() -> Phrase { say("habit.form.amount.effect") }
    func habitFormAmounts() -> Phrase { say("habit.form.amounts") }
    func habitFormArchived() -> Phrase { say("habit.form.archived") }
    func habitFormArchivedDetail() -> Phrase { say("habit.form.archived.detail") }
    func habitFormColor() -> Phrase { say("habit.form.color") }
    func habitFormIcon() -> Phrase { say("habit.form.icon") }
    func habitFormLimit() -> Phrase { say("habit.form.limit") }
    func habitFormLimitDetail() -> Phrase { say("habit.form.limit.detail") }
    func habitFormName() -> Phrase { say("habit.form.name") }
    func habitFormTarget() -> Phrase { say("habit.form.target") }
    func habitFormTargetDaily() -> Phrase { say("habit.form.target.daily") }
    func habitFormTargetEffect() -> Phrase { say("habit.form.target.effect") }
    func habitFormTargetEffectNext() -> Phrase { say("habit.form.target.effect.next") }
    func habitFormTargetValue(count: Int) -> Phrase { say("habit.form.target.value", .number("count", number(count))) }
    func habitFormTitleAdd() -> Phrase { say("habit.form.title.add") }
    func habitFormTitleEdit() -> Phrase { say("habit.form.title.edit") }
    func habitFormUnit() -> Phrase { say("habit.form.unit") }
    func habitListAdd() -> Phrase { say("habit.list.add") }
    func habitListArchived() -> Phrase { say("habit.list.archived") }
    func habitListArchivedEdit(name: String) -> Phrase { say("habit.list.archived.edit", .text("name", name)) }
    func habitListArchivedHint() -> Phrase { say("habit.list.archived.hint") }
    func habitListArchivedRestore(name: String) -> Phrase { say("habit.list.archived.restore", .text("name", name)) }
    func habitListDeletedFailedSeveral(count: Int) -> Phrase { say("habit.list.deleted.failed.several", .number("count", number(count))) }
    func habitListDeletedSeveral(count: Int) -> Phrase { say("habit.list.deleted.several", .number("count", number(count))) }
    func habitListEmpty() -> Phrase { say("habit.list.empty") }
    func habitListErrorTitle() -> Phrase { say("habit.list.error.title") }
    func habitListLoading() -> Phrase { say("habit.list.loading") }
    func habitListRestore() -> Phrase { say("habit.list.restore") }
    func habitListRestored(name: String) -> Phrase { say("habit.list.restored", .text("name", name)) }
    func habitListTitle() -> Phrase { say("habit.list.title") }
    func habitRowHint() -> Phrase { say("habit.row.hint") }
    func habitRowMarkDone(name: String) -> Phrase { say("habit.row.markDone", .text("name", name)) }
    func habitRowMarkOpen(name: String) -> Phrase { say("habit.row.markOpen", .text("name", name)) }
    func habitRowOpen() -> Phrase { say("habit.row.open") }
    func habitRowPracticed() -> Phrase { say("habit.row.practiced") }
    func habitRowValueDone(count: Int) -> Phrase { say("habit.row.value.done", .number("count", number(count))) }
    func habitRowValueDoneNone() -> Phrase { say("habit.row.value.done.none") }
    func habitRowValueDoneWeeks(count: Int) -> Phrase { say("habit.row.value.done.weeks", .number("count", number(count))) }
    func habitRowValueNone() -> Phrase { say("habit.row.value.none") }
    func habitRowValueOpen(count: Int) -> Phrase { say("habit.row.value.open", .number("count", number(count))) }
    func habitRowValueOpenWeeks(count: Int) -> Phrase { say("habit.row.value.open.weeks", .number("count", number(count))) }
    func habitSettingsSkips() -> Phrase { say("habit.settings.skips") }
    func habitSettingsSkipsEnd() -> Phrase { say("habit.settings.skips.end") }
    func habitSettingsSkipsKeep() -> Phrase { say("habit.settings.skips.keep") }
    func milestoneBound(value: NumberText) -> Phrase { say("milestone.bound", .number("value", value)) }
    func milestoneCompactGoal(next: NumberText) -> Phrase { say("milestone.compact.goal", .number("next", next)) }
    func milestoneCompactRemaining(amount: NumberText) -> Phrase { say("milestone.compact.remaining", .number("amount", amount)) }
    func milestoneEstimate(count: Int) -> Phrase { say("milestone.estimate", .number("count", number(count))) }
    func milestoneEstimateLong(count: Int) -> Phrase { say("milestone.estimate.long", .number("count", number(count))) }
    func milestoneEstimateName() -> Phrase { say("milestone.estimate.name") }
    func milestoneNoGoalMessage() -> Phrase { say("milestone.noGoal.message") }
    func milestoneNoGoalTitle() -> Phrase { say("milestone.noGoal.title") }
    func milestoneRate(rate: NumberText) -> Phrase { say("milestone.rate", .number("rate", rate)) }
    func milestoneRateGaining() -> Phrase { say("milestone.rate.gaining") }
    func milestoneRateLosing() -> Phrase { say("milestone.rate.losing") }
    func milestoneRateSpan(weeks: Int, rate: NumberText) -> Phrase { say("milestone.rate.span", .number("weeks", number(weeks)), .number("rate", rate)) }
    func milestoneRateSpanGaining(weeks: Int) -> Phrase { say("milestone.rate.span.gaining", .number("weeks", number(weeks))) }
    func milestoneRateSpanLosing(weeks: Int) -> Phrase { say("milestone.rate.span.losing", .number("weeks", number(weeks))) }
    func milestoneReachedAnnouncement(milestone: NumberText) -> Phrase { say("milestone.reached.announcement", .number("milestone", milestone)) }
    func milestoneRemaining(amount: NumberText) -> Phrase { say("milestone.remaining", .number("amount", amount)) }
    func milestoneRemainingGoal() -> Phrase { say("milestone.remaining.goal") }
    func milestoneRemainingReached() -> Phrase { say("milestone.remaining.reached") }
    func practiceAdherenceExcellent() -> Phrase { say("practice.adherence.excellent") }
    func practiceAdherenceExcellentMessage() -> Phrase { say("practice.adherence.excellent.message") }
    func practiceAdherenceGood() -> Phrase { say("practice.adherence.good") }
    func practiceAdherenceGoodMessage() -> Phrase { say("practice.adherence.good.message") }
    func practiceAdherenceIdle() -> Phrase { say("practice.adherence.idle") }
    func practiceAdherenceIdleMessage(date: String) -> Phrase { say("practice.adherence.idle.message", .text("date", date)) }
    func practiceAdherenceLow() -> Phrase { say("practice.adherence.low") }
    func practiceAdherenceLowMessage() -> Phrase { say("practice.adherence.low.message") }
    func practiceAdherenceNone() -> Phrase { say("practice.adherence.none") }
    func practiceAxisDone() -> Phrase { say("practice.axis.done") }
    func practiceAxisMinutes() -> Phrase { say("practice.axis.minutes") }
    func practiceAxisSessions() -> Phrase { say("practice.axis.sessions") }
    func practiceBadgeEarned(name: String, date: String) -> Phrase { say("practice.badge.earned", .text("name", name), .text("date", date)) }
    func practiceBadgeLocked(name: String) -> Phrase { say("practice.badge.locked", .text("name", name)) }
    func practiceBadgeName(count: Int) -> Phrase { say("practice.badge.name", .number("count", number(count))) }
    func practiceBadgeNameWeeks(count: Int) -> Phrase { say("practice.badge.name.weeks", .number("count", number(count))) }
    func practiceBadgeText(count: Int) -> Phrase { say("practice.badge.text", .number("count", number(count))) }
    func practiceBadgeTextWeeks(count: Int) -> Phrase { say("practice.badge.text.weeks", .number("count", number(count))) }
    func practiceCalendarAverage() -> Phrase { say("practice.calendar.average") }
    func practiceCalendarCompletion() -> Phrase { say("practice.calendar.completion") }
    func practiceCalendarMarks(date: String, count: Int) -> Phrase { say("practice.calendar.marks", .text("date", date), .number("count", number(count))) }
    func practiceCalendarPlanned(date: String) -> Phrase { say("practice.calendar.planned", .text("date", date)) }
    func practiceCalendarRun() -> Phrase { say("practice.calendar.run") }
    func practiceChangeBasis(count: Int) -> Phrase { say("practice.change.basis", .number("count", number(count))) }
    func practiceChangeDown(percent: String, count: Int) -> Phrase { say("practice.change.down", .text("percent", percent), .number("count", number(count))) }
    func practiceChangeFlat(count: Int) -> Phrase { say("practice.change.flat", .number("count", number(count))) }
    func practiceChangeUp(percent: String, count: Int) -> Phrase { say("practice.change.up", .text("percent", percent), .number("count", number(count))) }
    func practiceCurrentTitle() -> Phrase { say("practice.current.title") }
    func practiceDashboardTitle() -> Phrase { say("practice.dashboard.title") }
    func practiceDayAdd() -> Phrase { say("practice.day.add") }
    func practiceDayAverage() -> Phrase { say("practice.day.average") }
    func practiceDayChange() -> Phrase { say("practice.day.change") }
    func practiceDayEmptyDay() -> Phrase { say("practice.day.empty.day") }
    func practiceDayEmptyMonth() -> Phrase { say("practice.day.empty.month") }
    func practiceDayEmptyWeek() -> Phrase { say("practice.day.empty.week") }
    func practiceDayHabit() -> Phrase { say("practice.day.habit") }
    func practiceDayHabits() -> Phrase { say("practice.day.habits") }
    func practiceDayLog(count: Int) -> Phrase { say("practice.day.log", .number("count", number(count))) }
    func practiceDayOpen() -> Phrase { say("practice.day.open") }
    func practiceDayTotal() -> Phrase { say("practice.day.total") }
    func practiceDoneNo() -> Phrase { say("practice.done.no") }
    func practiceDoneYes() -> Phrase { say("practice.done.yes") }
    func practiceHeatMapSummary(minutes: Int, sessions: Int) -> Phrase { say("practice.heatMap.summary", .number("minutes", number(minutes)), .number("sessions", number(sessions))) }
    func practiceHeatMapTitle() -> Phrase { say("practice.heatMap.title") }
    func practiceHistoryAchievements() -> Phrase { say("practice.history.achievements") }
    func practiceHistoryLast() -> Phrase { say("practice.history.last") }
    func practiceHistoryLongest() -> Phrase { say("practice.history.longest") }
    func practiceHistoryNever() -> Phrase { say("practice.history.never") }
    func practiceHistoryTitle() -> Phrase { say("practice.history.title") }
    func practiceLegendDots() -> Phrase { say("practice.legend.dots") }
    func practiceLegendFrom(count: Int) -> Phrase { say("practice.legend.from", .number("count", number(count))) }
    func practiceLegendMarks() -> Phrase { say("practice.legend.marks") }
    func practiceLegendMissed() -> Phrase { say("practice.legend.missed") }
    func practiceLegendNone() -> Phrase { say("practice.legend.none") }
    func practiceLegendPending() -> Phrase { say("practice.legend.pending") }
    func practiceLegendRest() -> Phrase { say("practice.legend.rest") }
    func practiceLegendShades() -> Phrase { say("practice.legend.shades") }
    func practiceLegendTitle() -> Phrase { say("practice.legend.title") }
    func practiceLegendUpTo(minutes: NumberText) -> Phrase { say("practice.legend.upTo", .number("minutes", minutes)) }
    func practiceMarkerAhead(milestone: Int, remaining: Int) -> Phrase { say("practice.marker.ahead", .number("milestone", number(milestone)), .number("remaining", number(remaining))) }
    func practiceMarkerAheadWeeks(milestone: Int, remaining: Int) -> Phrase { say("practice.marker.ahead.weeks", .number("milestone", number(milestone)), .number("remaining", number(remaining))) }
    func practiceMarkerReached(count: Int, date: String) -> Phrase { say("practice.marker.reached", .number("count", number(count)), .text("date", date)) }
    func practiceMarkerReachedWeeks(count: Int, date: String) -> Phrase { say("practice.marker.reached.weeks", .number("count", number(count)), .text("date", date)) }
    func practiceMilestonesTitle() -> Phrase { say("practice.milestones.title") }
    func practiceMinutes(count: Int) -> Phrase { say("practice.minutes", .number("count", number(count))) }
    func practiceMonthHint() -> Phrase { say("practice.month.hint") }
    func practiceMonthOpen() -> Phrase { say("practice.month.open") }
    func practiceNoticeBadgeMessage(count: Int) -> Phrase { say("practice.notice.badge.message", .number("count", number(count))) }
    func practiceNoticeBadgeTitle() -> Phrase { say("practice.notice.badge.title") }
    func practiceNowTitle() -> Phrase { say("practice.now.title") }
    func practicePeriodDays(count: Int) -> Phrase { say("practice.period.days", .number("count", number(count))) }
    func practiceProgressTitle() -> Phrase { say("practice.progress.title") }
    func practiceQuickLength() -> Phrase { say("practice.quick.length") }
    func practiceQuickPrompt() -> Phrase { say("practice.quick.prompt") }
    func practiceQuickPromptMore() -> Phrase { say("practice.quick.prompt.more") }
    func practiceQuickPromptStart() -> Phrase { say("practice.quick.prompt.start") }
    func practiceQuickStart(count: Int) -> Phrase { say("practice.quick.start", .number("count", number(count))) }
    func practiceRangeAll() -> Phrase { say("practice.range.all") }
    func practiceRangeAllTitle() -> Phrase { say("practice.range.all.title") }
    func practiceRangeTitle(count: Int) -> Phrase { say("practice.range.title", .number("count", number(count))) }
    func practiceSessionDay() -> Phrase { say("practice.session.day") }
    func practiceSessionHint() -> Phrase { say("practice.session.hint") }
    func practiceSessionMinutes() -> Phrase { say("practice.session.minutes") }
    func practiceSessionNote() -> Phrase { say("practice.session.note") }
    func practiceSessionTitleAdd() -> Phrase { say("practice.session.title.add") }
    func practiceSessionTitleEdit() -> Phrase { say("practice.session.title.edit") }
    func practiceSessions(count: Int) -> Phrase { say("practice.sessions", .number("count", number(count))) }
    func practiceSessionsMore(count: Int) -> Phrase { say("practice.sessions.more", .number("count", number(count))) }
    func practiceShareCustomize() -> Phrase { say("practice.share.customize") }
    func practiceStatisticsTitle() -> Phrase { say("practice.statistics.title") }
    func practiceTimelineName() -> Phrase { say("practice.timeline.name") }
    func practiceTimelineSummary(done: Int, days: Int, minutes: Int) -> Phrase { say("practice.timeline.summary", .number("done", number(done)), .number("days", number(days)), .number("minutes", number(minutes))) }
    func practiceTimelineSummaryDays(done: Int, days: Int) -> Phrase { say("practice.timeline.summary.days", .number("done", number(done)), .number("days", number(days))) }
    func practiceTimelineTitle() -> Phrase { say("practice.timeline.title") }
    func practiceTrendEmpty() -> Phrase { say("practice.trend.empty") }
    func practiceTrendIdle(count: Int) -> Phrase { say("practice.trend.idle", .number("count", number(count))) }
    func practiceTrendName(count: Int) -> Phrase { say("practice.trend.name", .number("count", number(count))) }
    func practiceTrendNext() -> Phrase { say("practice.trend.next") }
    func practiceTrendPrevious() -> Phrase { say("practice.trend.previous") }
    func practiceTrendTitle() -> Phrase { say("practice.trend.title") }
    func practiceTrendValue(least: Int, most: Int, average: Int) -> Phrase { say("practice.trend.value", .number("least", number(least)), .number("most", number(most)), .number("average", number(average))) }
    func practiceTrendValueSame(count: Int) -> Phrase { say("practice.trend.value.same", .number("count", number(count))) }
    func practiceViewCalendar() -> Phrase { say("practice.view.calendar") }
    func practiceViewHeatMap() -> Phrase { say("practice.view.heatMap") }
    func practiceViewTimeline() -> Phrase { say("practice.view.timeline") }
    func practiceViewTitle() -> Phrase { say("practice.view.title") }
    func practiceViewTrend() -> Phrase { say("practice.view.trend") }
    func practiceWeekHint() -> Phrase { say("practice.week.hint") }
    func practiceWeekNext() -> Phrase { say("practice.week.next") }
    func practiceWeekOpen() -> Phrase { say("practice.week.open") }
    func practiceWeekPrevious() -> Phrase { say("practice.week.previous") }
    func practiceWeekSelect() -> Phrase { say("practice.week.select") }
    func practiceWeekSelectHint() -> Phrase { say("practice.week.select.hint") }
    func practiceWeekTitle() -> Phrase { say("practice.week.title") }
    func practiceWeeklyActivity() -> Phrase { say("practice.weekly.activity") }
    func practiceWeeklyAdherence() -> Phrase { say("practice.weekly.adherence") }
    func practiceWeeklyDays(done: Int, expected: Int) -> Phrase { say("practice.weekly.days", .number("done", number(done)), .number("expected", number(expected))) }
    func practiceWeeklyDaysDone(count: Int) -> Phrase { say("practice.weekly.daysDone", .number("count", number(count))) }
    func practiceWeeklyOpen() -> Phrase { say("practice.weekly.open") }
    func practiceWeeklyTitle() -> Phrase { say("practice.weekly.title") }
    func routineAdd() -> Phrase { say("routine.add") }
    func routineAppearanceAccent() -> Phrase { say("routine.appearance.accent") }
    func routineAppearanceIcon() -> Phrase { say("routine.appearance.icon") }
    func routineAppearanceIconDefault() -> Phrase { say("routine.appearance.icon.default") }
    func routineAppearanceTitle() -> Phrase { say("routine.appearance.title") }
    func routineBuilderAddKind(type: String) -> Phrase { say("routine.builder.add.kind", .text("type", type)) }
    func routineBuilderAddText() -> Phrase { say("routine.builder.add.text") }
    func routineBuilderAddTitle() -> Phrase { say("routine.builder.add.title") }
    func routineBuilderContinue() -> Phrase { say("routine.builder.continue") }
    func routineBuilderFirst() -> Phrase { say("routine.builder.first") }
    func routineBuilderHabits() -> Phrase { say("routine.builder.habits") }
    func routineBuilderInclude() -> Phrase { say("routine.builder.include") }
    func routineBuilderIncludeAdd(name: String) -> Phrase { say("routine.builder.include.add", .text("name", name)) }
    func routineBuilderIncludeHint() -> Phrase { say("routine.builder.include.hint") }
    func routineBuilderMore() -> Phrase { say("routine.builder.more") }
    func routineBuilderName() -> Phrase { say("routine.builder.name") }
    func routineBuilderNamingText() -> Phrase { say("routine.builder.naming.text") }
    func routineBuilderNamingTitle() -> Phrase { say("routine.builder.naming.title") }
    func routineBuilderNavigation() -> Phrase { say("routine.builder.navigation") }
    func routineBuilderNext() -> Phrase { say("routine.builder.next") }
    func routineBuilderSave() -> Phrase { say("routine.builder.save") }
    func routineBuilderSaveEmpty() -> Phrase { say("routine.builder.saveEmpty") }
    func routineBuilderSmartDetail() -> Phrase { say("routine.builder.smart.detail") }
    func routineBuilderSmartFooter() -> Phrase { say("routine.builder.smart.footer") }
    func routineBuilderSmartToggle() -> Phrase { say("routine.builder.smart.toggle") }
    func routineBuilderStep(step: Int, steps: Int) -> Phrase { say("routine.builder.step", .number("step", number(step)), .number("steps", number(steps))) }
    func routineBuilderSteps() -> Phrase { say("routine.builder.steps") }
    func routineBuilderStreakTargetName() -> Phrase { say("routine.builder.streak.target.name") }
    func routineBuilderStreakTargetValue(count: Int) -> Phrase { say("routine.builder.streak.target.value", .number("count", number(count))) }
    func routineBuilderStreakTitle() -> Phrase { say("routine.builder.streak.title") }
    func routineBuilderStreakToggle() -> Phrase { say("routine.builder.streak.toggle") }
    func routineBuilderSuggestionFullRoutine() -> Phrase { say("routine.builder.suggestion.fullRoutine") }
    func routineBuilderSuggestionQuickStart() -> Phrase { say("routine.builder.suggestion.quickStart") }
    func routineBuilderSuggestionTravel() -> Phrase { say("routine.builder.suggestion.travel") }
    func routineBuilderSuggestionWeekdayMorning() -> Phrase { say("routine.builder.suggestion.weekdayMorning") }
    func routineBuilderSuggestionWeekend() -> Phrase { say("routine.builder.suggestion.weekend") }
    func routineBuilderSuggestions() -> Phrase { say("routine.builder.suggestions") }
    func routineBuilderTitleCreate() -> Phrase { say("routine.builder.title.create") }
    func routineBuilderTitleEdit() -> Phrase { say("routine.builder.title.edit") }
    func routineChoiceName() -> Phrase { say("routine.choice.name") }
    func routineChoose() -> Phrase { say("routine.choose") }
    func routineColor() -> Phrase { say("routine.color") }
    func routineContextName() -> Phrase { say("routine.context.name") }
    func routineCoverageAxes() -> Phrase { say("routine.coverage.axes") }
    func routineCoverageCell(row: String, column: String) -> Phrase { say("routine.coverage.cell", .text("row", row), .text("column", column)) }
    func routineCoverageCellCount(count: Int) -> Phrase { say("routine.coverage.cell.count", .number("count", number(count))) }
    func routineCoverageCellNone() -> Phrase { say("routine.coverage.cell.none") }
    func routineCoverageCellShow() -> Phrase { say("routine.coverage.cell.show") }
    func routineCoverageCellValue(count: Int, names: String) -> Phrase { say("routine.coverage.cell.value", .number("count", number(count)), .text("names", names)) }
    func routineCoverageColumns() -> Phrase { say("routine.coverage.columns") }
    func routineCoverageContext() -> Phrase { say("routine.coverage.context") }
    func routineCoverageContextValue(time: String, day: String, place: String) -> Phrase { say("routine.coverage.context.value", .text("time", time), .text("day", day), .text("place", place)) }
    func routineCoverageDetails() -> Phrase { say("routine.coverage.details") }
    func routineCoverageFilter() -> Phrase { say("routine.coverage.filter") }
    func routineCoverageLegendDot() -> Phrase { say("routine.coverage.legend.dot") }
    func routineCoverageLegendMany(count: Int) -> Phrase { say("routine.coverage.legend.many", .number("count", number(count))) }
    func routineCoverageLegendSome(low: Int, high: Int) -> Phrase { say("routine.coverage.legend.some", .number("low", number(low)), .number("high", number(high))) }
    func routineCoverageNoneText() -> Phrase { say("routine.coverage.none.text") }
    func routineCoverageNoneTitle() -> Phrase { say("routine.coverage.none.title") }
    func routineCoverageOpen(name: String) -> Phrase { say("routine.coverage.open", .text("name", name)) }
    func routineCoverageOpenHint() -> Phrase { say("routine.coverage.open.hint") }
    func routineCoverageRows() -> Phrase { say("routine.coverage.rows") }
    func routineCoverageSummary(covered: Int, total: Int) -> Phrase { say("routine.coverage.summary", .number("covered", number(covered)), .number("total", number(total))) }
    func routineCoverageTitle() -> Phrase { say("routine.coverage.title") }
    func routineDayWeekday() -> Phrase { say("routine.day.weekday") }
    func routineDayWeekend() -> Phrase { say("routine.day.weekend") }
    func routineDeleteMessage(name: String) -> Phrase { say("routine.delete.message", .text("name", name)) }
    func routineDimensionDay() -> Phrase { say("routine.dimension.day") }
    func routineDimensionPlace() -> Phrase { say("routine.dimension.place") }
    func routineDimensionTime() -> Phrase { say("routine.dimension.time") }
    func routineEditorAction() -> Phrase { say("routine.editor.action") }
    func routineEditorActionApp() -> Phrase { say("routine.editor.action.app") }
    func routineEditorActionShortcut() -> Phrase { say("routine.editor.action.shortcut") }
    func routineEditorActionWebsite() -> Phrase { say("routine.editor.action.website") }
    func routineEditorAnswer(position: Int) -> Phrase { say("routine.editor.answer", .number("position", number(position))) }
    func routineEditorAnswerAdd() -> Phrase { say("routine.editor.answer.add") }
    func routineEditorAnswers() -> Phrase { say("routine.editor.answers") }
    func routineEditorColorStandard() -> Phrase { say("routine.editor.color.standard") }
    func routineEditorDeleteTitle() -> Phrase { say("routine.editor.delete.title") }
    func routineEditorDuration() -> Phrase { say("routine.editor.duration") }
    func routineEditorDurationEstimate(duration: String) -> Phrase { say("routine.editor.duration.estimate", .text("duration", duration)) }
    func routineEditorDurationSuggestions() -> Phrase { say("routine.editor.duration.suggestions") }
    func routineEditorFollow() -> Phrase { say("routine.editor.follow") }
    func routineEditorFollowAnswer(answer: String) -> Phrase { say("routine.editor.follow.answer", .text("answer", answer)) }
    func routineEditorFollowLabel(answer: String) -> Phrase { say("routine.editor.follow.label", .text("answer", answer)) }
    func routineEditorFollowLabelUnnamed(answer: String) -> Phrase { say("routine.editor.follow.label.unnamed", .text("answer", answer)) }
    func routineEditorIcon() -> Phrase { say("routine.editor.icon") }
    func routineEditorIconCurrent() -> Phrase { say("routine.editor.icon.current") }
    func routineEditorIconStandard() -> Phrase { say("routine.editor.icon.standard") }
    func routineEditorInterval(position: Int) -> Phrase { say("routine.editor.interval", .number("position", number(position))) }
    func routineEditorIntervalAdd() -> Phrase { say("routine.editor.interval.add") }
    func routineEditorIntervals() -> Phrase { say("routine.editor.intervals") }
    func routineEditorItem(position: Int) -> Phrase { say("routine.editor.item", .number("position", number(position))) }
    func routineEditorItemAdd() -> Phrase { say("routine.editor.item.add") }
    func routineEditorItems() -> Phrase { say("routine.editor.items") }
    func routineEditorLength() -> Phrase { say("routine.editor.length") }
    func routineEditorLengthError(example: String, shortest: String, longest: String) -> Phrase { say("routine.editor.length.error", .text("example", example), .text("shortest", shortest), .text("longest", longest)) }
    func routineEditorLook() -> Phrase { say("routine.editor.look") }
    func routineEditorName() -> Phrase { say("routine.editor.name") }
    func routineEditorRemove(name: String) -> Phrase { say("routine.editor.remove", .text("name", name)) }
    func routineEditorRemoveUnnamed(name: String) -> Phrase { say("routine.editor.remove.unnamed", .text("name", name)) }
    func routineEditorRounds() -> Phrase { say("routine.editor.rounds") }
    func routineEditorRoutine() -> Phrase { say("routine.editor.routine") }
    func routineEditorTarget() -> Phrase { say("routine.editor.target") }
    func routineEditorTimer() -> Phrase { say("routine.editor.timer") }
    func routineEditorTimerCountDown() -> Phrase { say("routine.editor.timer.countDown") }
    func routineEditorTimerCountUp() -> Phrase { say("routine.editor.timer.countUp") }
    func routineEditorTimerIntervals() -> Phrase { say("routine.editor.timer.intervals") }
    func routineEditorTitleAction() -> Phrase { say("routine.editor.title.action") }
    func routineEditorTitleFollow() -> Phrase { say("routine.editor.title.follow") }
    func routineEditorTitleSequence() -> Phrase { say("routine.editor.title.sequence") }
    func routineEditorTracking() -> Phrase { say("routine.editor.tracking") }
    func routineEmptyText() -> Phrase { say("routine.empty.text") }
    func routineEmptyTitle() -> Phrase { say("routine.empty.title") }
    func routineErrorTitle() -> Phrase { say("routine.error.title") }
    func routineGalleryName() -> Phrase { say("routine.gallery.name") }
    func routineGreetingAfternoon() -> Phrase { say("routine.greeting.afternoon") }
    func routineGreetingEvening() -> Phrase { say("routine.greeting.evening") }
    func routineGreetingMorning() -> Phrase { say("routine.greeting.morning") }
    func routineGreetingReady() -> Phrase { say("routine.greeting.ready") }
    func routineHabits() -> Phrase { say("routine.habits") }
    func routineHabitsCount(count: Int) -> Phrase { say("routine.habits.count", .number("count", number(count))) }
    func routineList(items: String) -> Phrase { say("routine.list", .text("items", items)) }
    func routineLoading() -> Phrase { say("routine.loading") }
    func routinePausedDays(count: Int) -> Phrase { say("routine.paused.days", .number("count", number(count))) }
    func routinePausedDeleted(name: String) -> Phrase { say("routine.paused.deleted", .text("name", name)) }
    func routinePausedDeletedFailed(name: String) -> Phrase { say("routine.paused.deleted.failed", .text("name", name)) }
    func routinePausedDeletedFailedSeveral(count: Int) -> Phrase { say("routine.paused.deleted.failed.several", .number("count", number(count))) }
    func routinePausedDeletedSeveral(count: Int) -> Phrase { say("routine.paused.deleted.several", .number("count", number(count))) }
    func routinePausedDetail(progress: String, age: String) -> Phrase { say("routine.paused.detail", .text("progress", progress), .text("age", age)) }
    func routinePausedDiscard() -> Phrase { say("routine.paused.discard") }
    func routinePausedHint() -> Phrase { say("routine.paused.hint") }
    func routinePausedHours(count: Int) -> Phrase { say("routine.paused.hours", .number("count", number(count))) }
    func routinePausedMinutes(count: Int) -> Phrase { say("routine.paused.minutes", .number("count", number(count))) }
    func routinePausedNow() -> Phrase { say("routine.paused.now") }
    func routinePausedResume(name: String) -> Phrase { say("routine.paused.resume", .text("name", name)) }
    func routinePausedState() -> Phrase { say("routine.paused.state") }
    func routinePausedTitle() -> Phrase { say("routine.paused.title") }
    func routinePlaceHome() -> Phrase { say("routine.place.home") }
    func routinePlaceOffice() -> Phrase { say("routine.place.office") }
    func routinePlaceOther() -> Phrase { say("routine.place.other") }
    func routinePlaceSet() -> Phrase { say("routine.place.set") }
    func routineReasonAlways(name: String) -> Phrase { say("routine.reason.always", .text("name", name)) }
    func routineReasonDefault() -> Phrase { say("routine.reason.default") }
    func routineReasonNone() -> Phrase { say("routine.reason.none") }
    func routineReasonRecent() -> Phrase { say("routine.reason.recent") }
    func routineReasonSuits(name: String, facts: String) -> Phrase { say("routine.reason.suits", .text("name", name), .text("facts", facts)) }
    func routineRunAddNote() -> Phrase { say("routine.run.addNote") }
    func routineRunAddNoteTitle() -> Phrase { say("routine.run.addNote.title") }
    func routineRunCheck() -> Phrase { say("routine.run.check") }
    func routineRunChecked() -> Phrase { say("routine.run.checked") }
    func routineRunCompleteHint() -> Phrase { say("routine.run.complete.hint") }
    func routineRunCompleteLabel(name: String) -> Phrase { say("routine.run.complete.label", .text("name", name)) }
    func routineRunCompleteEarly() -> Phrase { say("routine.run.completeEarly") }
    func routineRunCompleteEarlyLabel(name: String) -> Phrase { say("routine.run.completeEarly.label", .text("name", name)) }
    func routineRunCounter(name: String, item: String) -> Phrase { say("routine.run.counter", .text("name", name), .text("item", item)) }
    func routineRunDoneCompleted() -> Phrase { say("routine.run.done.completed") }
    func routineRunDoneCount(done: Int, total: Int) -> Phrase { say("routine.run.done.count", .number("done", number(done)), .number("total", number(total))) }
    func routineRunDoneDuration() -> Phrase { say("routine.run.done.duration") }
    func routineRunDoneMood() -> Phrase { say("routine.run.done.mood") }
    func routineRunDoneSkipped() -> Phrase { say("routine.run.done.skipped") }
    func routineRunDoneTitle() -> Phrase { say("routine.run.done.title") }
    func routineRunDoneTitlePart() -> Phrase { say("routine.run.done.title.part") }
    func routineRunDoneTitleSkipped() -> Phrase { say("routine.run.done.title.skipped") }
    func routineRunErrorTitle() -> Phrase { say("routine.run.error.title") }
    func routineRunEventFinished(name: String, time: String) -> Phrase { say("routine.run.event.finished", .text("name", name), .text("time", time)) }
    func routineRunEventFinishedPart(name: String, done: Int, total: Int, time: String) -> Phrase { say("routine.run.event.finished.part", .text("name", name), .number("done", number(done)), .number("total", number(total)), .text("time", time)) }
    func routineRunEventFinishedSkipped(name: String) -> Phrase { say("routine.run.event.finished.skipped", .text("name", name)) }
    func routineRunEventPaused() -> Phrase { say("routine.run.event.paused") }
    func routineRunEventResumed() -> Phrase { say("routine.run.event.resumed") }
    func routineRunEventTimerStarted(name: String) -> Phrase { say("routine.run.event.timerStarted", .text("name", name)) }
    func routineRunEventTimerStopped(name: String, time: String) -> Phrase { say("routine.run.event.timerStopped", .text("name", name), .text("time", time)) }
    func routineRunInterval(step: Int, steps: Int, round: Int, rounds: Int) -> Phrase { say("routine.run.interval", .number("step", number(step)), .number("steps", number(steps)), .number("round", number(round)), .number("rounds", number(rounds))) }
    func routineRunLoading() -> Phrase { say("routine.run.loading") }
    func routineRunLogMinutes(count: Int) -> Phrase { say("routine.run.log.minutes", .number("count", number(count))) }
    func routineRunLogSeconds(count: Int) -> Phrase { say("routine.run.log.seconds", .number("count", number(count))) }
    func routineRunMeasurement() -> Phrase { say("routine.run.measurement") }
    func routineRunMoodExcellent() -> Phrase { say("routine.run.mood.excellent") }
    func routineRunMoodGood() -> Phrase { say("routine.run.mood.good") }
    func routineRunMoodOkay() -> Phrase { say("routine.run.mood.okay") }
    func routineRunMoodTerrible() -> Phrase { say("routine.run.mood.terrible") }
    func routineRunMoodTired() -> Phrase { say("routine.run.mood.tired") }
    func routineRunNext() -> Phrase { say("routine.run.next") }
    func routineRunNextHint() -> Phrase { say("routine.run.next.hint") }
    func routineRunNone() -> Phrase { say("routine.run.none") }
    func routineRunNoteCompleteHint() -> Phrase { say("routine.run.note.complete.hint") }
    func routineRunNoteSkipHint() -> Phrase { say("routine.run.note.skip.hint") }
    func routineRunNoteField() -> Phrase { say("routine.run.noteField") }
    func routineRunOpen() -> Phrase { say("routine.run.open") }
    func routineRunOpenLabel(name: String) -> Phrase { say("routine.run.open.label", .text("name", name)) }
    func routineRunOption(name: String, count: Int) -> Phrase { say("routine.run.option", .text("name", name), .number("count", number(count))) }
    func routineRunPause() -> Phrase { say("routine.run.pause") }
    func routineRunPauseLabel(name: String) -> Phrase { say("routine.run.pause.label", .text("name", name)) }
    func routineRunPauseRoutine() -> Phrase { say("routine.run.pauseRoutine") }
    func routineRunPausedText(name: String) -> Phrase { say("routine.run.paused.text", .text("name", name)) }
    func routineRunPrevious() -> Phrase { say("routine.run.previous") }
    func routineRunPreviousHint() -> Phrase { say("routine.run.previous.hint") }
    func routineRunProgress(done: Int, total: Int) -> Phrase { say("routine.run.progress", .number("done", number(done)), .number("total", number(total))) }
    func routineRunProgressLabel(done: Int, total: Int) -> Phrase { say("routine.run.progress.label", .number("done", number(done)), .number("total", number(total))) }
    func routineRunProgressLabelSkipped(done: Int, total: Int, skipped: Int) -> Phrase { say("routine.run.progress.label.skipped", .number("done", number(done)), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routineRunProgressSkipped(done: Int, total: Int, skipped: Int) -> Phrase { say("routine.run.progress.skipped", .number("done", number(done)), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routineRunResume() -> Phrase { say("routine.run.resume") }
    func routineRunResumeLabel(name: String) -> Phrase { say("routine.run.resume.label", .text("name", name)) }
    func routineRunSkip() -> Phrase { say("routine.run.skip") }
    func routineRunSkipLabel(name: String) -> Phrase { say("routine.run.skip.label", .text("name", name)) }
    func routineRunSkipped() -> Phrase { say("routine.run.skipped") }
    func routineRunStart() -> Phrase { say("routine.run.start") }
    func routineRunStartLabel(name: String) -> Phrase { say("routine.run.start.label", .text("name", name)) }
    func routineRunStop() -> Phrase { say("routine.run.stop") }
    func routineRunStopHint() -> Phrase { say("routine.run.stop.hint") }
    func routineRunStopLabel(name: String) -> Phrase { say("routine.run.stop.label", .text("name", name)) }
    func routineRunTimeName() -> Phrase { say("routine.run.time.name") }
    func routineRunTimer() -> Phrase { say("routine.run.timer") }
    func routineRunTitle() -> Phrase { say("routine.run.title") }
    func routineSets() -> Phrase { say("routine.sets") }
    func routineSetsAll() -> Phrase { say("routine.sets.all") }
    func routineSetsChoose() -> Phrase { say("routine.sets.choose") }
    func routineSetsEdit() -> Phrase { say("routine.sets.edit") }
    func routineSetsEmpty(name: String, count: Int) -> Phrase { say("routine.sets.empty", .text("name", name), .number("count", number(count))) }
    func routineSetsHint() -> Phrase { say("routine.sets.hint") }
    func routineSetsRow() -> Phrase { say("routine.sets.row") }
    func routineSetsRowDetail() -> Phrase { say("routine.sets.row.detail") }
    func routineSetsShowAll() -> Phrase { say("routine.sets.showAll") }
    func routineSetsShowing(name: String, count: Int, total: Int) -> Phrase { say("routine.sets.showing", .text("name", name), .number("count", number(count)), .number("total", number(total))) }
    func routineSettingsAbout() -> Phrase { say("routine.settings.about") }
    func routineSettingsAboutApp(app: String) -> Phrase { say("routine.settings.about.app", .text("app", app)) }
    func routineSettingsAboutDetail() -> Phrase { say("routine.settings.about.detail") }
    func routineSettingsAppearanceDetail() -> Phrase { say("routine.settings.appearance.detail") }
    func routineSettingsAppearanceValue(accent: String) -> Phrase { say("routine.settings.appearance.value", .text("accent", accent)) }
    func routineSettingsCoverageDetail() -> Phrase { say("routine.settings.coverage.detail") }
    func routineSettingsData() -> Phrase { say("routine.settings.data") }
    func routineSettingsDataExport() -> Phrase { say("routine.settings.data.export") }
    func routineSettingsDataExportDetail() -> Phrase { say("routine.settings.data.export.detail") }
    func routineSettingsDataImport() -> Phrase { say("routine.settings.data.import") }
    func routineSettingsDataImportDetail() -> Phrase { say("routine.settings.data.import.detail") }
    func routineSettingsDays() -> Phrase { say("routine.settings.days") }
    func routineSettingsDaysDetail() -> Phrase { say("routine.settings.days.detail") }
    func routineSettingsPlaces() -> Phrase { say("routine.settings.places") }
    func routineSettingsPlacesDetail() -> Phrase { say("routine.settings.places.detail") }
    func routineSettingsSlots() -> Phrase { say("routine.settings.slots") }
    func routineSettingsSlotsDetail() -> Phrase { say("routine.settings.slots.detail") }
    func routineSettingsSnippets() -> Phrase { say("routine.settings.snippets") }
    func routineSettingsSound() -> Phrase { say("routine.settings.sound") }
    func routineSettingsTimerSound() -> Phrase { say("routine.settings.timerSound") }
    func routineSettingsTimerSoundDetail() -> Phrase { say("routine.settings.timerSound.detail") }
    func routineSlotAfternoon() -> Phrase { say("routine.slot.afternoon") }
    func routineSlotEarlyMorning() -> Phrase { say("routine.slot.earlyMorning") }
    func routineSlotEvening() -> Phrase { say("routine.slot.evening") }
    func routineSlotLateMorning() -> Phrase { say("routine.slot.lateMorning") }
    func routineSlotMorning() -> Phrase { say("routine.slot.morning") }
    func routineSlotNight() -> Phrase { say("routine.slot.night") }
    func routineSnippets() -> Phrase { say("routine.snippets") }
    func routineSnippetsDetail() -> Phrase { say("routine.snippets.detail") }
    func routineStepHint() -> Phrase { say("routine.step.hint") }
    func routineStepKindAction() -> Phrase { say("routine.step.kind.action") }
    func routineStepKindCounter() -> Phrase { say("routine.step.kind.counter") }
    func routineStepKindMeasurement() -> Phrase { say("routine.step.kind.measurement") }
    func routineStepKindQuestion() -> Phrase { say("routine.step.kind.question") }
    func routineStepKindRoutine() -> Phrase { say("routine.step.kind.routine") }
    func routineStepKindSequence() -> Phrase { say("routine.step.kind.sequence") }
    func routineStepKindTask() -> Phrase { say("routine.step.kind.task") }
    func routineStepKindTimer() -> Phrase { say("routine.step.kind.timer") }
    func routineStepKindTracking() -> Phrase { say("routine.step.kind.tracking") }
    func routineStepLacking(type: String, lack: String) -> Phrase { say("routine.step.lacking", .text("type", type), .text("lack", lack)) }
    func routineStepLacksAnswers() -> Phrase { say("routine.step.lacks.answers") }
    func routineStepLacksLength() -> Phrase { say("routine.step.lacks.length") }
    func routineStepLacksTarget() -> Phrase { say("routine.step.lacks.target") }
    func routineStepMissing() -> Phrase { say("routine.step.missing") }
    func routineStepMissingText() -> Phrase { say("routine.step.missing.text") }
    func routineStepMoveDown() -> Phrase { say("routine.step.moveDown") }
    func routineStepMoveUp() -> Phrase { say("routine.step.moveUp") }
    func routineStepOpen(name: String) -> Phrase { say("routine.step.open", .text("name", name)) }
    func routineStepReorder() -> Phrase { say("routine.step.reorder") }
    func routineStepValue(type: String, duration: String) -> Phrase { say("routine.step.value", .text("type", type), .text("duration", duration)) }
    func routineStreaksBar(count: Int) -> Phrase { say("routine.streaks.bar", .number("count", number(count))) }
    func routineStreaksBarCount(done: Int, target: Int) -> Phrase { say("routine.streaks.bar.count", .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksBarLabelMet(week: String, done: Int, target: Int) -> Phrase { say("routine.streaks.bar.label.met", .text("week", week), .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksBarLabelMissed(week: String, done: Int, target: Int) -> Phrase { say("routine.streaks.bar.label.missed", .text("week", week), .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksBarLastWeek(count: Int) -> Phrase { say("routine.streaks.bar.lastWeek", .number("count", number(count))) }
    func routineStreaksChartEmpty() -> Phrase { say("routine.streaks.chart.empty") }
    func routineStreaksChartSummary(count: Int, weeks: Int, current: Int) -> Phrase { say("routine.streaks.chart.summary", .number("count", number(count)), .number("weeks", number(weeks)), .number("current", number(current))) }
    func routineStreaksChartThisWeek() -> Phrase { say("routine.streaks.chart.thisWeek") }
    func routineStreaksChartTitle() -> Phrase { say("routine.streaks.chart.title") }
    func routineStreaksChartWeek() -> Phrase { say("routine.streaks.chart.week") }
    func routineStreaksDayCompleted(count: Int) -> Phrase { say("routine.streaks.day.completed", .number("count", number(count))) }
    func routineStreaksDayCompletedToday(count: Int) -> Phrase { say("routine.streaks.day.completedToday", .number("count", number(count))) }
    func routineStreaksDayNone() -> Phrase { say("routine.streaks.day.none") }
    func routineStreaksDayNoneToday() -> Phrase { say("routine.streaks.day.noneToday") }
    func routineStreaksEmptyText() -> Phrase { say("routine.streaks.empty.text") }
    func routineStreaksEmptyTitle() -> Phrase { say("routine.streaks.empty.title") }
    func routineStreaksErrorTitle() -> Phrase { say("routine.streaks.error.title") }
    func routineStreaksLoading() -> Phrase { say("routine.streaks.loading") }
    func routineStreaksMore(count: Int) -> Phrase { say("routine.streaks.more", .number("count", number(count))) }
    func routineStreaksPrevious() -> Phrase { say("routine.streaks.previous") }
    func routineStreaksTarget(count: Int) -> Phrase { say("routine.streaks.target", .number("count", number(count))) }
    func routineStreaksTitle() -> Phrase { say("routine.streaks.title") }
    func routineStreaksWeek(done: Int, target: Int) -> Phrase { say("routine.streaks.week", .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksWeekOver(done: Int, target: Int) -> Phrase { say("routine.streaks.week.over", .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksWeekValue(done: Int, target: Int) -> Phrase { say("routine.streaks.week.value", .number("done", number(done)), .number("target", number(target))) }
    func routineStreaksWeeks(count: Int) -> Phrase { say("routine.streaks.weeks", .number("count", number(count))) }
    func routineSuggestionTitle() -> Phrase { say("routine.suggestion.title") }
    func routineSuggestions() -> Phrase { say("routine.suggestions") }
    func routineSummary(habits: Int, minutes: Int) -> Phrase { say("routine.summary", .number("habits", number(habits)), .number("minutes", number(minutes))) }
    func routineSummaryLong(habits: Int, time: String) -> Phrase { say("routine.summary.long", .number("habits", number(habits)), .text("time", time)) }
    func routineTemplatesTitle() -> Phrase { say("routine.templates.title") }
    func routineTileContext() -> Phrase { say("routine.tile.context") }
    func routineTileDelete() -> Phrase { say("routine.tile.delete") }
    func routineTileDeleteMessage(name: String) -> Phrase { say("routine.tile.delete.message", .text("name", name)) }
    func routineTileDeletedFailedSeveral(count: Int) -> Phrase { say("routine.tile.deleted.failed.several", .number("count", number(count))) }
    func routineTileDeletedSeveral(count: Int) -> Phrase { say("routine.tile.deleted.several", .number("count", number(count))) }
    func routineTileHint() -> Phrase { say("routine.tile.hint") }
    func routineTileMatched() -> Phrase { say("routine.tile.matched") }
    func routineTileSelect(name: String) -> Phrase { say("routine.tile.select", .text("name", name)) }
    func routineTileStart(name: String) -> Phrase { say("routine.tile.start", .text("name", name)) }
    func routineTileStartNone() -> Phrase { say("routine.tile.start.none") }
    func routineUnfinishedState() -> Phrase { say("routine.unfinished.state") }
    func routineUnfinishedTitle() -> Phrase { say("routine.unfinished.title") }
    func routineWidgetErrorTitle() -> Phrase { say("routine.widget.error.title") }
    func routineWidgetLoading() -> Phrase { say("routine.widget.loading") }
    func routineWidgetOpen() -> Phrase { say("routine.widget.open") }
    func routineWidgetOpenHint() -> Phrase { say("routine.widget.open.hint") }
    func routineWidgetPausedAction() -> Phrase { say("routine.widget.paused.action") }
    func routineWidgetPausedEmpty() -> Phrase { say("routine.widget.paused.empty") }
    func routineWidgetPausedLabel(name: String) -> Phrase { say("routine.widget.paused.label", .text("name", name)) }
    func routineWidgetPausedStep(step: Int, steps: Int) -> Phrase { say("routine.widget.paused.step", .number("step", number(step)), .number("steps", number(steps))) }
    func routineWidgetPausedStepSkipped(step: Int, steps: Int, skipped: Int) -> Phrase { say("routine.widget.paused.step.skipped", .number("step", number(step)), .number("steps", number(steps)), .number("skipped", number(skipped))) }
    func routineWidgetStreaksAction() -> Phrase { say("routine.widget.streaks.action") }
    func routineWidgetStreaksHint() -> Phrase { say("routine.widget.streaks.hint") }
    func routineWidgetStreaksLabel(name: String) -> Phrase { say("routine.widget.streaks.label", .text("name", name)) }
    func routineWidgetStreaksRow(name: String, weeks: String, current: String) -> Phrase { say("routine.widget.streaks.row", .text("name", name), .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksTop() -> Phrase { say("routine.widget.streaks.top") }
    func routineWidgetStreaksValue(weeks: String, current: String) -> Phrase { say("routine.widget.streaks.value", .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksWeek(done: Int, target: Int) -> Phrase { say("routine.widget.streaks.week", .number("done", number(done)), .number("target", number(target))) }
    func routineWidgetStreaksWeekOver(done: Int, target: Int) -> Phrase { say("routine.widget.streaks.week.over", .number("done", number(done)), .number("target", number(target))) }
    func routineWidgetStreaksWeeks(count: Int) -> Phrase { say("routine.widget.streaks.weeks", .number("count", number(count))) }
    func routineWidgetTitle() -> Phrase { say("routine.widget.title") }
    func routineWidgetTopAction() -> Phrase { say("routine.widget.top.action") }
    func routineWidgetTopHint() -> Phrase { say("routine.widget.top.hint") }
    func routineWidgetTopLabel(name: String) -> Phrase { say("routine.widget.top.label", .text("name", name)) }
    func shareButtonLabel() -> Phrase { say("share.button.label") }
    func shareCardGoal() -> Phrase { say("share.card.goal") }
    func shareCardHeadline() -> Phrase { say("share.card.headline") }
    func shareCardLabel(theme: String) -> Phrase { say("share.card.label", .text("theme", theme)) }
    func shareCardNumber(count: Int) -> Phrase { say("share.card.number", .number("count", number(count))) }
    func shareCardNumberWeeks(count: Int) -> Phrase { say("share.card.number.weeks", .number("count", number(count))) }
    func shareCardProgress(percent: String) -> Phrase { say("share.card.progress", .text("percent", percent)) }
    func shareCardStrip(done: Int, planned: Int, days: Int) -> Phrase { say("share.card.strip", .number("done", number(done)), .number("planned", number(planned)), .number("days", number(days))) }
    func shareCardTitle(count: Int) -> Phrase { say("share.card.title", .number("count", number(count))) }
    func shareCardTitleWeeks(count: Int) -> Phrase { say("share.card.title.weeks", .number("count", number(count))) }
    func shareComposing() -> Phrase { say("share.composing") }
    func shareFailedTitle() -> Phrase { say("share.failed.title") }
    func shareNone() -> Phrase { say("share.none") }
    func shareOptionCalendarStrip(count: Int) -> Phrase { say("share.option.calendarStrip", .number("count", number(count))) }
    func shareOptionLongestStreak() -> Phrase { say("share.option.longestStreak") }
    func shareOptionMessage() -> Phrase { say("share.option.message") }
    func shareOptionName() -> Phrase { say("share.option.name") }
    func shareOptionProgress() -> Phrase { say("share.option.progress") }
    func shareOptionTheme() -> Phrase { say("share.option.theme") }
    func shareSectionCustomize() -> Phrase { say("share.section.customize") }
    func shareShared() -> Phrase { say("share.shared") }
    func shareSubject(app: String) -> Phrase { say("share.subject", .text("app", app)) }
    func shareSubjectNamed(app: String, name: String) -> Phrase { say("share.subject.named", .text("app", app), .text("name", name)) }
    func shareThemeDark() -> Phrase { say("share.theme.dark") }
    func shareThemeEmeraldTeal() -> Phrase { say("share.theme.emeraldTeal") }
    func shareThemeLight() -> Phrase { say("share.theme.light") }
    func shareThemeTierColor() -> Phrase { say("share.theme.tierColor") }
    func shareTitle() -> Phrase { say("share.title") }
    func streakAtRiskLimit() -> Phrase { say("streak.atRisk.limit") }
    func streakBadgeBest() -> Phrase { say("streak.badge.best") }
    func streakBadgeCurrent() -> Phrase { say("streak.badge.current") }
    func streakBest(count: Int) -> Phrase { say("streak.best", .number("count", number(count))) }
    func streakBestWeeks(count: Int) -> Phrase { say("streak.best.weeks", .number("count", number(count))) }
    func streakErrorTitle() -> Phrase { say("streak.error.title") }
    func streakLoading() -> Phrase { say("streak.loading") }
    func streakMessageAnother() -> Phrase { say("streak.message.another") }
    func streakMessageBroken(count: Int) -> Phrase { say("streak.message.broken", .number("count", number(count))) }
    func streakMessageBrokenTitle() -> Phrase { say("streak.message.broken.title") }
    func streakMessageBrokenWeeks(count: Int) -> Phrase { say("streak.message.broken.weeks", .number("count", number(count))) }
    func streakMessageBrokenEarly() -> Phrase { say("streak.message.brokenEarly") }
    func streakMessageConsistent() -> Phrase { say("streak.message.consistent") }
    func streakMessageHalfYear(count: Int) -> Phrase { say("streak.message.halfYear", .number("count", number(count))) }
    func streakMessageHeld(count: Int) -> Phrase { say("streak.message.held", .number("count", number(count))) }
    func streakMessageLimit() -> Phrase { say("streak.message.limit") }
    func streakMessageLimitOpen() -> Phrase { say("streak.message.limit.open") }
    func streakMessageMilestone(count: Int) -> Phrase { say("streak.message.milestone", .number("count", number(count))) }
    func streakMessageMilestoneWeeks(count: Int) -> Phrase { say("streak.message.milestone.weeks", .number("count", number(count))) }
    func streakMessageName() -> Phrase { say("streak.message.name") }
    func streakMessageNever() -> Phrase { say("streak.message.never") }
    func streakMessageNinety(count: Int) -> Phrase { say("streak.message.ninety", .number("count", number(count))) }
    func streakMessageRestarted() -> Phrase { say("streak.message.restarted") }
    func streakMessageSixty(count: Int) -> Phrase { say("streak.message.sixty", .number("count", number(count))) }
    func streakMessageStarted() -> Phrase { say("streak.message.started") }
    func streakMessageSteady() -> Phrase { say("streak.message.steady") }
    func streakMessageStrong(count: Int) -> Phrase { say("streak.message.strong", .number("count", number(count))) }
    func streakMessageStrongWeeks(count: Int) -> Phrase { say("streak.message.strong.weeks", .number("count", number(count))) }
    func streakMessageWeeks(days: Int, weeks: Int) -> Phrase { say("streak.message.weeks", .number("days", number(days)), .number("weeks", number(weeks))) }
    func streakMessageYear(count: Int) -> Phrase { say("streak.message.year", .number("count", number(count))) }
    func streakMilestoneAnnouncement(count: Int) -> Phrase { say("streak.milestone.announcement", .number("count", number(count))) }
    func streakMilestoneAnnouncementWeeks(count: Int) -> Phrase { say("streak.milestone.announcement.weeks", .number("count", number(count))) }
    func streakMilestoneTitle(count: Int) -> Phrase { say("streak.milestone.title", .number("count", number(count))) }
    func streakMilestoneTitleWeeks(count: Int) -> Phrase { say("streak.milestone.title.weeks", .number("count", number(count))) }
    func streakMilestoneWeeks(count: Int) -> Phrase { say("streak.milestone.weeks", .number("count", number(count))) }
    func streakMilestoneYear() -> Phrase { say("streak.milestone.year") }
    func streakNextDetail(preview: String, requirement: String) -> Phrase { say("streak.next.detail", .text("preview", preview), .text("requirement", requirement)) }
    func streakNextName() -> Phrase { say("streak.next.name") }
    func streakNextNone() -> Phrase { say("streak.next.none") }
    func streakNextPreview(remaining: Int, milestone: Int) -> Phrase { say("streak.next.preview", .number("remaining", number(remaining)), .number("milestone", number(milestone))) }
    func streakNextPreviewWeeks(remaining: Int, milestone: Int) -> Phrase { say("streak.next.preview.weeks", .number("remaining", number(remaining)), .number("milestone", number(milestone))) }
    func streakNextRequirement(date: String) -> Phrase { say("streak.next.requirement", .text("date", date)) }
    func streakNextRequirementWeeks(date: String) -> Phrase { say("streak.next.requirement.weeks", .text("date", date)) }
    func streakPersonalBest() -> Phrase { say("streak.personalBest") }
    func symbolBookFill() -> Phrase { say("symbol.book.fill") }
    func symbolDropFill() -> Phrase { say("symbol.drop.fill") }
    func symbolDumbbellFill() -> Phrase { say("symbol.dumbbell.fill") }
    func symbolFigureRun() -> Phrase { say("symbol.figure.run") }
    func symbolForkKnife() -> Phrase { say("symbol.fork.knife") }
    func symbolGraduationcapFill() -> Phrase { say("symbol.graduationcap.fill") }
    func symbolHeartFill() -> Phrase { say("symbol.heart.fill") }
    func symbolLeafFill() -> Phrase { say("symbol.leaf.fill") }
    func symbolMoonFill() -> Phrase { say("symbol.moon.fill") }
    func symbolMusicNote() -> Phrase { say("symbol.music.note") }
    func symbolPaintbrushFill() -> Phrase { say("symbol.paintbrush.fill") }
    func symbolStarFill() -> Phrase { say("symbol.star.fill") }
    func syncChecking() -> Phrase { say("sync.checking") }
    func syncDetails() -> Phrase { say("sync.details") }
    func syncHint() -> Phrase { say("sync.hint") }
    func syncNoAccount() -> Phrase { say("sync.noAccount") }
    func syncOpenSettings() -> Phrase { say("sync.openSettings") }
    func syncSynced() -> Phrase { say("sync.synced") }
    func syncSyncing() -> Phrase { say("sync.syncing") }
    func syncTroubleFailed() -> Phrase { say("sync.trouble.failed") }
    func syncTroubleNotSignedIn() -> Phrase { say("sync.trouble.notSignedIn") }
    func syncTroubleRestricted() -> Phrase { say("sync.trouble.restricted") }
    func syncTroubleUnavailable() -> Phrase { say("sync.trouble.unavailable") }
    func unitHeightCentimetersName() -> Phrase { say("unit.height.centimeters.name") }
    func unitHeightCentimetersShort(value: NumberText) -> Phrase { say("unit.height.centimeters.short", .number("value", value)) }
    func unitHeightFeet(feet: Int, inches: NumberText) -> Phrase { say("unit.height.feet", .number("feet", number(feet)), .number("inches", inches)) }
    func unitHeightInchesName() -> Phrase { say("unit.height.inches.name") }
    func unitHeightInchesShort(value: NumberText) -> Phrase { say("unit.height.inches.short", .number("value", value)) }
    func weightBannerText() -> Phrase { say("weight.banner.text") }
    func weightBannerTitle() -> Phrase { say("weight.banner.title") }
    func weightCelebrationGoalText() -> Phrase { say("weight.celebration.goal.text") }
    func weightCelebrationGoalTitle() -> Phrase { say("weight.celebration.goal.title") }
    func weightCelebrationPage() -> Phrase { say("weight.celebration.page") }
    func weightCelebrationText() -> Phrase { say("weight.celebration.text") }
    func weightCelebrationTitle() -> Phrase { say("weight.celebration.title") }
    func weightChange(days: Int, change: NumberText) -> Phrase { say("weight.change", .number("days", number(days)), .number("change", change)) }
    func weightChangeNone(days: Int) -> Phrase { say("weight.change.none", .number("days", number(days))) }
    func weightChangeUnknown(days: Int) -> Phrase { say("weight.change.unknown", .number("days", number(days))) }
    func weightChartAll() -> Phrase { say("weight.chart.all") }
    func weightChartAxisWeight(unit: String) -> Phrase { say("weight.chart.axis.weight", .text("unit", unit)) }
    func weightChartAxisWhen() -> Phrase { say("weight.chart.axis.when") }
    func weightChartEmptyNone() -> Phrase { say("weight.chart.empty.none") }
    func weightChartEmptyPeriod() -> Phrase { say("weight.chart.empty.period") }
    func weightChartEmptyText() -> Phrase { say("weight.chart.empty.text") }
    func weightChartEmptyTitle() -> Phrase { say("weight.chart.empty.title") }
    func weightChartEntries() -> Phrase { say("weight.chart.entries") }
    func weightChartEntry() -> Phrase { say("weight.chart.entry") }
    func weightChartGoal(goal: NumberText) -> Phrase { say("weight.chart.goal", .number("goal", goal)) }
    func weightChartGoalAbove(goal: NumberText) -> Phrase { say("weight.chart.goal.above", .number("goal", goal)) }
    func weightChartGoalBelow(goal: NumberText) -> Phrase { say("weight.chart.goal.below", .number("goal", goal)) }
    func weightChartMonths(count: Int) -> Phrase { say("weight.chart.months", .number("count", number(count))) }
    func weightChartName() -> Phrase { say("weight.chart.name") }
    func weightChartPredicted() -> Phrase { say("weight.chart.predicted") }
    func weightChartSummaryDown(days: Int, first: NumberText, last: NumberText, count: Int) -> Phrase { say("weight.chart.summary.down", .number("days", number(days)), .number("first", first), .number("last", last), .number("count", number(count))) }
    func weightChartSummarySame(days: Int, weight: NumberText, count: Int) -> Phrase { say("weight.chart.summary.same", .number("days", number(days)), .number("weight", weight), .number("count", number(count))) }
    func weightChartSummaryStable(days: Int, first: NumberText, last: NumberText, count: Int) -> Phrase { say("weight.chart.summary.stable", .number("days", number(days)), .number("first", first), .number("last", last), .number("count", number(count))) }
    func weightChartSummaryUp(days: Int, first: NumberText, last: NumberText, count: Int) -> Phrase { say("weight.chart.summary.up", .number("days", number(days)), .number("first", first), .number("last", last), .number("count", number(count))) }
    func weightChartTitle() -> Phrase { say("weight.chart.title") }
    func weightChartTrend() -> Phrase { say("weight.chart.trend") }
    func weightChartWeeks(count: Int) -> Phrase { say("weight.chart.weeks", .number("count", number(count))) }
    func weightChartYears(count: Int) -> Phrase { say("weight.chart.years", .number("count", number(count))) }
    func weightDashboardTitle() -> Phrase { say("weight.dashboard.title") }
    func weightEmptyText() -> Phrase { say("weight.empty.text") }
    func weightEmptyTitle() -> Phrase { say("weight.empty.title") }
    func weightEntryBodyFat() -> Phrase { say("weight.entry.bodyFat") }
    func weightEntryError(min: NumberText, max: NumberText) -> Phrase { say("weight.entry.error", .number("min", min), .number("max", max)) }
    func weightEntryFar(weight: NumberText, last: NumberText) -> Phrase { say("weight.entry.far", .number("weight", weight), .number("last", last)) }
    func weightEntryNote() -> Phrase { say("weight.entry.note") }
    func weightEntryPercent() -> Phrase { say("weight.entry.percent") }
    func weightEntryTitleAdd() -> Phrase { say("weight.entry.title.add") }
    func weightEntryTitleEdit() -> Phrase { say("weight.entry.title.edit") }
    func weightError() -> Phrase { say("weight.error") }
    func weightFigure(name: String, value: NumberText) -> Phrase { say("weight.figure", .text("name", name), .number("value", value)) }
    func weightHeroTitle() -> Phrase { say("weight.hero.title") }
    func weightHistoryEmpty() -> Phrase { say("weight.history.empty") }
    func weightHistoryRow(milestone: NumberText, date: String) -> Phrase { say("weight.history.row", .number("milestone", milestone), .text("date", date)) }
    func weightHistoryTitle() -> Phrase { say("weight.history.title") }
    func weightHold() -> Phrase { say("weight.hold") }
    func weightLoading() -> Phrase { say("weight.loading") }
    func weightLog() -> Phrase { say("weight.log") }
    func weightLogbookColumnAverage() -> Phrase { say("weight.logbook.column.average") }
    func weightLogbookColumnRate() -> Phrase { say("weight.logbook.column.rate") }
    func weightLogbookColumnWeight() -> Phrase { say("weight.logbook.column.weight") }
    func weightLogbookDeletedFailedSeveral(count: Int) -> Phrase { say("weight.logbook.deleted.failed.several", .number("count", number(count))) }
    func weightLogbookEarlier() -> Phrase { say("weight.logbook.earlier") }
    func weightLogbookEmptyText() -> Phrase { say("weight.logbook.empty.text") }
    func weightLogbookFilter() -> Phrase { say("weight.logbook.filter") }
    func weightLogbookFilterClear() -> Phrase { say("weight.logbook.filter.clear") }
    func weightLogbookFilterDays() -> Phrase { say("weight.logbook.filter.days") }
    func weightLogbookFilterDaysClear() -> Phrase { say("weight.logbook.filter.days.clear") }
    func weightLogbookFilterMilestones() -> Phrase { say("weight.logbook.filter.milestones") }
    func weightLogbookFilterNotes() -> Phrase { say("weight.logbook.filter.notes") }
    func weightLogbookFilterShown(count: Int) -> Phrase { say("weight.logbook.filter.shown", .number("count", number(count))) }
    func weightLogbookFilterTitle() -> Phrase { say("weight.logbook.filter.title") }
    func weightLogbookFilterValue(count: Int) -> Phrase { say("weight.logbook.filter.value", .number("count", number(count))) }
    func weightLogbookLater() -> Phrase { say("weight.logbook.later") }
    func weightLogbookNoneText() -> Phrase { say("weight.logbook.none.text") }
    func weightLogbookNoneTitle() -> Phrase { say("weight.logbook.none.title") }
    func weightLogbookRowTime(date: String, time: String) -> Phrase { say("weight.logbook.row.time", .text("date", date), .text("time", time)) }
    func weightMissing(days: Int, date: String) -> Phrase { say("weight.missing", .number("days", number(days)), .text("date", date)) }
    func weightMissingOnce(date: String) -> Phrase { say("weight.missing.once", .text("date", date)) }
    func weightPredictionAtGoalDetail() -> Phrase { say("weight.prediction.atGoal.detail") }
    func weightPredictionAtGoalText() -> Phrase { say("weight.prediction.atGoal.text") }
    func weightPredictionDate(date: String) -> Phrase { say("weight.prediction.date", .text("date", date)) }
    func weightPredictionDays(count: Int) -> Phrase { say("weight.prediction.days", .number("count", number(count))) }
    func weightPredictionFew() -> Phrase { say("weight.prediction.few") }
    func weightPredictionGaining() -> Phrase { say("weight.prediction.gaining") }
    func weightPredictionLabel(title: String, text: String, detail: String) -> Phrase { say("weight.prediction.label", .text("title", title), .text("text", text), .text("detail", detail)) }
    func weightPredictionLabelShort(title: String, text: String) -> Phrase { say("weight.prediction.label.short", .text("title", title), .text("text", text)) }
    func weightPredictionLosing() -> Phrase { say("weight.prediction.losing") }
    func weightPredictionMonths(count: Int) -> Phrase { say("weight.prediction.months", .number("count", number(count))) }
    func weightPredictionMustGain() -> Phrase { say("weight.prediction.mustGain") }
    func weightPredictionMustLose() -> Phrase { say("weight.prediction.mustLose") }
    func weightPredictionNoGoal() -> Phrase { say("weight.prediction.noGoal") }
    func weightPredictionNoneDetail() -> Phrase { say("weight.prediction.none.detail") }
    func weightPredictionSlow(count: Int) -> Phrase { say("weight.prediction.slow", .number("count", number(count))) }
    func weightPredictionSlowDetail() -> Phrase { say("weight.prediction.slow.detail") }
    func weightPredictionSteady() -> Phrase { say("weight.prediction.steady") }
    func weightPredictionSteadyDetail() -> Phrase { say("weight.prediction.steady.detail") }
    func weightPredictionTitle() -> Phrase { say("weight.prediction.title") }
    func weightPredictionTitleAlert() -> Phrase { say("weight.prediction.title.alert") }
    func weightPredictionTitleTracking() -> Phrase { say("weight.prediction.title.tracking") }
    func weightPredictionWeeks(count: Int) -> Phrase { say("weight.prediction.weeks", .number("count", number(count))) }
    func weightSettingsAbout() -> Phrase { say("weight.settings.about") }
    func weightSettingsChart() -> Phrase { say("weight.settings.chart") }
    func weightSettingsChartFooter() -> Phrase { say("weight.settings.chart.footer") }
    func weightSettingsData() -> Phrase { say("weight.settings.data") }
    func weightSettingsDelete() -> Phrase { say("weight.settings.delete") }
    func weightSettingsDeleteAll() -> Phrase { say("weight.settings.deleteAll") }
    func weightSettingsDeleteAllFooter(count: Int) -> Phrase { say("weight.settings.deleteAll.footer", .number("count", number(count))) }
    func weightSettingsDeleteAllMessage(count: Int) -> Phrase { say("weight.settings.deleteAll.message", .number("count", number(count))) }
    func weightSettingsDeleteAllTitle() -> Phrase { say("weight.settings.deleteAll.title") }
    func weightSettingsDeleted() -> Phrase { say("weight.settings.deleted") }
    func weightSettingsDeletedFailed() -> Phrase { say("weight.settings.deleted.failed") }
    func weightSettingsExport() -> Phrase { say("weight.settings.export") }
    func weightSettingsGoal() -> Phrase { say("weight.settings.goal") }
    func weightSettingsGoalError(min: NumberText, max: NumberText) -> Phrase { say("weight.settings.goal.error", .number("min", min), .number("max", max)) }
    func weightSettingsGoalGain() -> Phrase { say("weight.settings.goal.gain") }
    func weightSettingsGoalHigh() -> Phrase { say("weight.settings.goal.high") }
    func weightSettingsGoalLow() -> Phrase { say("weight.settings.goal.low") }
    func weightSettingsHealth() -> Phrase { say("weight.settings.health") }
    func weightSettingsHealthDenied() -> Phrase { say("weight.settings.health.denied") }
    func weightSettingsHealthDeniedText() -> Phrase { say("weight.settings.health.denied.text") }
    func weightSettingsHealthFooter() -> Phrase { say("weight.settings.health.footer") }
    func weightSettingsHealthSync() -> Phrase { say("weight.settings.health.sync") }
    func weightSettingsHeight() -> Phrase { say("weight.settings.height") }
    func weightSettingsIcloud() -> Phrase { say("weight.settings.icloud") }
    func weightSettingsIcloudFooter() -> Phrase { say("weight.settings.icloud.footer") }
    func weightSettingsIcloudFooterChecking() -> Phrase { say("weight.settings.icloud.footer.checking") }
    func weightSettingsIcloudFooterError() -> Phrase { say("weight.settings.icloud.footer.error") }
    func weightSettingsIcloudFooterNoAccount() -> Phrase { say("weight.settings.icloud.footer.noAccount") }
    func weightSettingsIcloudFooterOffline() -> Phrase { say("weight.settings.icloud.footer.offline") }
    func weightSettingsInterval() -> Phrase { say("weight.settings.interval") }
    func weightSettingsIntervalFooter() -> Phrase { say("weight.settings.interval.footer") }
    func weightSettingsMilestones() -> Phrase { say("weight.settings.milestones") }
    func weightSettingsSmart() -> Phrase { say("weight.settings.smart") }
    func weightSettingsSmartDetail() -> Phrase { say("weight.settings.smart.detail") }
    func weightSettingsSmoothing() -> Phrase { say("weight.settings.smoothing") }
    func weightSettingsSmoothingInfo() -> Phrase { say("weight.settings.smoothing.info") }
    func weightSettingsSmoothingText() -> Phrase { say("weight.settings.smoothing.text") }
    func weightSettingsUndoFailed() -> Phrase { say("weight.settings.undo.failed") }
    func weightSettingsUnit() -> Phrase { say("weight.settings.unit") }
    func weightSettingsWeight() -> Phrase { say("weight.settings.weight") }
    func weightSettingsWeightFooter() -> Phrase { say("weight.settings.weight.footer") }
    func weightStatGoal() -> Phrase { say("weight.stat.goal") }
    func weightStatGoalAbove() -> Phrase { say("weight.stat.goal.above") }
    func weightStatGoalBelow() -> Phrase { say("weight.stat.goal.below") }
    func weightStatGoalGain() -> Phrase { say("weight.stat.goal.gain") }
    func weightStatGoalLose() -> Phrase { say("weight.stat.goal.lose") }
    func weightStatGoalNone() -> Phrase { say("weight.stat.goal.none") }
    func weightStatLabel(title: String, value: String) -> Phrase { say("weight.stat.label", .text("title", title), .text("value", value)) }
    func weightStatsName() -> Phrase { say("weight.stats.name") }
    func weightTabLogbook() -> Phrase { say("weight.tab.logbook") }
    func weightWeighIn() -> Phrase { say("weight.weighIn") }
    func weightWidgetLabel(weight: NumberText, detail: String) -> Phrase { say("weight.widget.label", .number("weight", weight), .text("detail", detail)) }
    func weightWidgetLabelMedium(weight: NumberText, goal: String, percent: String, left: String) -> Phrase { say("weight.widget.label.medium", .number("weight", weight), .text("goal", goal), .text("percent", percent), .text("left", left)) }
    func weightWidgetLeft(amount: NumberText) -> Phrase { say("weight.widget.left", .number("amount", amount)) }
    func weightWidgetNoGoal() -> Phrase { say("weight.widget.noGoal") }
    func weightWidgetOpen() -> Phrase { say("weight.widget.open") }
    func weightWidgetOpenHint() -> Phrase { say("weight.widget.open.hint") }
    func weightWidgetWeek(count: Int) -> Phrase { say("weight.widget.week", .number("count", number(count))) }
}
