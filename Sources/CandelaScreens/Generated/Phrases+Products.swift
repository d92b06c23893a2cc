// swift-format-ignore-file
// Written by candela-generate from Products.xcstrings; change that file instead.

import CandelaKit

extension Phrases.Table {
    /// The phrases of Products.xcstrings.
    static let products = Phrases.Table(
        languages: ["en"],
        untranslated: ["app.name.habit", "app.name.practice", "app.name.routine", "app.name.weight"]
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
    func accentNameCustom() -> Phrase { say("accent.name.custom") }
    func accentNameDeepTeal() -> Phrase { say("accent.name.deepTeal") }
    func accentNameGreen() -> Phrase { say("accent.name.green") }
    func accentNameLavender() -> Phrase { say("accent.name.lavender") }
    func accentNameMint() -> Phrase { say("accent.name.mint") }
    func accentNameOcean() -> Phrase { say("accent.name.ocean") }
    func accentNameOrange() -> Phrase { say("accent.name.orange") }
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
    func habitChartCompletions(count: Int) -> Phrase { say("habit.chart.completions", .number("count", number(count))) }
    func habitChartMonthSummary(done: Int, days: Int) -> Phrase { say("habit.chart.month.summary", .number("done", number(done)), .number("days", number(days))) }
    func habitChartMonthTitle() -> Phrase { say("habit.chart.month.title") }
    func habitChartSeriesCompleted() -> Phrase { say("habit.chart.series.completed") }
    func habitChartSeriesMissed() -> Phrase { say("habit.chart.series.missed") }
    func habitChartSeriesOpen() -> Phrase { say("habit.chart.series.open") }
    func habitChartWeekSummary(count: Int) -> Phrase { say("habit.chart.week.summary", .number("count", number(count))) }
    func habitChartWeekTitle() -> Phrase { say("habit.chart.week.title") }
    func habitDetailCompleted() -> Phrase { say("habit.detail.completed") }
    func habitDetailCreated() -> Phrase { say("habit.detail.created") }
    func habitDetailCreatedUnknown() -> Phrase { say("habit.detail.created.unknown") }
    func habitDetailEdit() -> Phrase { say("habit.detail.edit") }
    func habitDetailMarkDone() -> Phrase { say("habit.detail.markDone") }
    func habitDetailProgress() -> Phrase { say("habit.detail.progress") }
    func habitDetailRate() -> Phrase { say("habit.detail.rate") }
    func habitDetailStatistics() -> Phrase { say("habit.detail.statistics") }
    func habitDetailStreaks() -> Phrase { say("habit.detail.streaks") }
    func habitDetailToday() -> Phrase { say("habit.detail.today") }
    func habitDetailTotal() -> Phrase { say("habit.detail.total") }
    func habitFormNameEnter() -> Phrase { say("habit.form.name.enter") }
    func habitFormNamePlaceholder() -> Phrase { say("habit.form.name.placeholder") }
    func habitFormSectionColor() -> Phrase { say("habit.form.section.color") }
    func habitFormSectionIcon() -> Phrase { say("habit.form.section.icon") }
    func habitFormSectionName() -> Phrase { say("habit.form.section.name") }
    func habitFormTitleAdd() -> Phrase { say("habit.form.title.add") }
    func habitFormTitleEdit() -> Phrase { say("habit.form.title.edit") }
    func habitListAdd() -> Phrase { say("habit.list.add") }
    func habitListDeleted(count: Int) -> Phrase { say("habit.list.deleted", .number("count", number(count))) }
    func habitListDeletedFailed(count: Int) -> Phrase { say("habit.list.deleted.failed", .number("count", number(count))) }
    func habitListEmpty() -> Phrase { say("habit.list.empty") }
    func habitListErrorTitle() -> Phrase { say("habit.list.error.title") }
    func habitListLoading() -> Phrase { say("habit.list.loading") }
    func habitListTitle() -> Phrase { say("habit.list.title") }
    func habitRowDelete() -> Phrase { say("habit.row.delete") }
    func habitRowHint() -> Phrase { say("habit.row.hint") }
    func habitRowMarkDone(name: String) -> Phrase { say("habit.row.markDone", .text("name", name)) }
    func habitRowMarkOpen(name: String) -> Phrase { say("habit.row.markOpen", .text("name", name)) }
    func habitRowOpen() -> Phrase { say("habit.row.open") }
    func habitRowValueDone(count: Int) -> Phrase { say("habit.row.value.done", .number("count", number(count))) }
    func habitRowValueNone() -> Phrase { say("habit.row.value.none") }
    func habitRowValueOpen(count: Int) -> Phrase { say("habit.row.value.open", .number("count", number(count))) }
    func milestoneBound(value: NumberText) -> Phrase { say("milestone.bound", .number("value", value)) }
    func milestoneCompactGoal(next: NumberText) -> Phrase { say("milestone.compact.goal", .number("next", next)) }
    func milestoneCompactRemaining(amount: NumberText) -> Phrase { say("milestone.compact.remaining", .number("amount", amount)) }
    func milestoneErrorTitle() -> Phrase { say("milestone.error.title") }
    func milestoneEstimate(count: Int) -> Phrase { say("milestone.estimate", .number("count", number(count))) }
    func milestoneEstimateLong() -> Phrase { say("milestone.estimate.long") }
    func milestoneEstimateName() -> Phrase { say("milestone.estimate.name") }
    func milestoneLoading() -> Phrase { say("milestone.loading") }
    func milestoneNoGoalMessage() -> Phrase { say("milestone.noGoal.message") }
    func milestoneNoGoalTitle() -> Phrase { say("milestone.noGoal.title") }
    func milestoneRateGaining(rate: NumberText) -> Phrase { say("milestone.rate.gaining", .number("rate", rate)) }
    func milestoneRateLosing(rate: NumberText) -> Phrase { say("milestone.rate.losing", .number("rate", rate)) }
    func milestoneRateName() -> Phrase { say("milestone.rate.name") }
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
    func practiceBadgeDescription(count: Int) -> Phrase { say("practice.badge.description", .number("count", number(count))) }
    func practiceBadgeEarned(name: String, date: String) -> Phrase { say("practice.badge.earned", .text("name", name), .text("date", date)) }
    func practiceBadgeLocked(name: String, description: String) -> Phrase { say("practice.badge.locked", .text("name", name), .text("description", description)) }
    func practiceBadgeName(count: Int) -> Phrase { say("practice.badge.name", .number("count", number(count))) }
    func practiceBadgeText(count: Int) -> Phrase { say("practice.badge.text", .number("count", number(count))) }
    func practiceCalendarAhead(date: String) -> Phrase { say("practice.calendar.ahead", .text("date", date)) }
    func practiceCalendarAverage() -> Phrase { say("practice.calendar.average") }
    func practiceCalendarCompletion() -> Phrase { say("practice.calendar.completion") }
    func practiceCalendarDay(date: String, count: Int) -> Phrase { say("practice.calendar.day", .text("date", date), .number("count", number(count))) }
    func practiceCalendarDone(date: String) -> Phrase { say("practice.calendar.done", .text("date", date)) }
    func practiceCalendarMissed(date: String) -> Phrase { say("practice.calendar.missed", .text("date", date)) }
    func practiceCalendarNone(date: String) -> Phrase { say("practice.calendar.none", .text("date", date)) }
    func practiceCalendarPending(date: String) -> Phrase { say("practice.calendar.pending", .text("date", date)) }
    func practiceCalendarPlanned(date: String) -> Phrase { say("practice.calendar.planned", .text("date", date)) }
    func practiceCalendarRest(date: String) -> Phrase { say("practice.calendar.rest", .text("date", date)) }
    func practiceCalendarRun() -> Phrase { say("practice.calendar.run") }
    func practiceCalendarSummary(days: Int, minutes: Int) -> Phrase { say("practice.calendar.summary", .number("days", number(days)), .number("minutes", number(minutes))) }
    func practiceCalendarSummaryDays(count: Int) -> Phrase { say("practice.calendar.summary.days", .number("count", number(count))) }
    func practiceCalendarTitle() -> Phrase { say("practice.calendar.title") }
    func practiceCellsHint() -> Phrase { say("practice.cells.hint") }
    func practiceChangeDown(percent: String, period: String) -> Phrase { say("practice.change.down", .text("percent", percent), .text("period", period)) }
    func practiceChangeFlat(period: String) -> Phrase { say("practice.change.flat", .text("period", period)) }
    func practiceChangeUp(percent: String, period: String) -> Phrase { say("practice.change.up", .text("percent", percent), .text("period", period)) }
    func practiceCurrentDays(count: Int) -> Phrase { say("practice.current.days", .number("count", number(count))) }
    func practiceCurrentTitle() -> Phrase { say("practice.current.title") }
    func practiceDashboardTitle() -> Phrase { say("practice.dashboard.title") }
    func practiceDayAverage() -> Phrase { say("practice.day.average") }
    func practiceDayClose() -> Phrase { say("practice.day.close") }
    func practiceDayEmptyDay() -> Phrase { say("practice.day.empty.day") }
    func practiceDayEmptyMonth() -> Phrase { say("practice.day.empty.month") }
    func practiceDayEmptyTitle() -> Phrase { say("practice.day.empty.title") }
    func practiceDayEmptyWeek() -> Phrase { say("practice.day.empty.week") }
    func practiceDayHint() -> Phrase { say("practice.day.hint") }
    func practiceDayOpen() -> Phrase { say("practice.day.open") }
    func practiceDayToday() -> Phrase { say("practice.day.today") }
    func practiceDayTotal() -> Phrase { say("practice.day.total") }
    func practiceDaysRange(start: String, end: String) -> Phrase { say("practice.days.range", .text("start", start), .text("end", end)) }
    func practiceDoneNo() -> Phrase { say("practice.done.no") }
    func practiceDoneYes() -> Phrase { say("practice.done.yes") }
    func practiceHeatMapDay(count: Int, date: String) -> Phrase { say("practice.heatMap.day", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapDaySessions(minutes: Int, date: String, sessions: Int) -> Phrase { say("practice.heatMap.day.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }
    func practiceHeatMapDone(date: String) -> Phrase { say("practice.heatMap.done", .text("date", date)) }
    func practiceHeatMapMissed(date: String) -> Phrase { say("practice.heatMap.missed", .text("date", date)) }
    func practiceHeatMapMonth(count: Int, month: String) -> Phrase { say("practice.heatMap.month", .number("count", number(count)), .text("month", month)) }
    func practiceHeatMapMonthMarks(count: Int, month: String) -> Phrase { say("practice.heatMap.month.marks", .number("count", number(count)), .text("month", month)) }
    func practiceHeatMapMonthSessions(minutes: Int, month: String, sessions: Int) -> Phrase { say("practice.heatMap.month.sessions", .number("minutes", number(minutes)), .text("month", month), .number("sessions", number(sessions))) }
    func practiceHeatMapNone(date: String) -> Phrase { say("practice.heatMap.none", .text("date", date)) }
    func practiceHeatMapPending(date: String) -> Phrase { say("practice.heatMap.pending", .text("date", date)) }
    func practiceHeatMapPeriod() -> Phrase { say("practice.heatMap.period") }
    func practiceHeatMapRest(date: String) -> Phrase { say("practice.heatMap.rest", .text("date", date)) }
    func practiceHeatMapSummary(minutes: Int, sessions: Int) -> Phrase { say("practice.heatMap.summary", .number("minutes", number(minutes)), .number("sessions", number(sessions))) }
    func practiceHeatMapTitle() -> Phrase { say("practice.heatMap.title") }
    func practiceHeatMapWeek(count: Int, date: String) -> Phrase { say("practice.heatMap.week", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapWeekMarks(count: Int, date: String) -> Phrase { say("practice.heatMap.week.marks", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapWeekSessions(minutes: Int, date: String, sessions: Int) -> Phrase { say("practice.heatMap.week.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }
    func practiceHeatMapWeekLabel(week: NumberText) -> Phrase { say("practice.heatMap.weekLabel", .number("week", week)) }
    func practiceHistoryAchievements() -> Phrase { say("practice.history.achievements") }
    func practiceHistoryLast() -> Phrase { say("practice.history.last") }
    func practiceHistoryLongest() -> Phrase { say("practice.history.longest") }
    func practiceHistoryNever() -> Phrase { say("practice.history.never") }
    func practiceHistoryTitle() -> Phrase { say("practice.history.title") }
    func practiceLegendFrom(count: Int) -> Phrase { say("practice.legend.from", .number("count", number(count))) }
    func practiceLegendMissed() -> Phrase { say("practice.legend.missed") }
    func practiceLegendNone() -> Phrase { say("practice.legend.none") }
    func practiceLegendPending() -> Phrase { say("practice.legend.pending") }
    func practiceLegendRest() -> Phrase { say("practice.legend.rest") }
    func practiceLegendTitle() -> Phrase { say("practice.legend.title") }
    func practiceLegendUpTo(low: NumberText, high: Int) -> Phrase { say("practice.legend.upTo", .number("low", low), .number("high", number(high))) }
    func practiceMarkerAhead(milestone: Int, remaining: Int) -> Phrase { say("practice.marker.ahead", .number("milestone", number(milestone)), .number("remaining", number(remaining))) }
    func practiceMarkerReached(count: Int, date: String) -> Phrase { say("practice.marker.reached", .number("count", number(count)), .text("date", date)) }
    func practiceMilestonesTitle() -> Phrase { say("practice.milestones.title") }
    func practiceMinutes(count: Int) -> Phrase { say("practice.minutes", .number("count", number(count))) }
    func practiceMonthHint() -> Phrase { say("practice.month.hint") }
    func practiceMonthOpen() -> Phrase { say("practice.month.open") }
    func practiceNoticeBadgeMessage(name: String) -> Phrase { say("practice.notice.badge.message", .text("name", name)) }
    func practiceNoticeBadgeTitle() -> Phrase { say("practice.notice.badge.title") }
    func practiceNoticeDismiss() -> Phrase { say("practice.notice.dismiss") }
    func practiceNoticeFailedTitle() -> Phrase { say("practice.notice.failed.title") }
    func practiceNoticeRecordedMessage(count: Int) -> Phrase { say("practice.notice.recorded.message", .number("count", number(count))) }
    func practiceNoticeRecordedTitle() -> Phrase { say("practice.notice.recorded.title") }
    func practicePeriodDays(count: Int) -> Phrase { say("practice.period.days", .number("count", number(count))) }
    func practiceProgressTitle() -> Phrase { say("practice.progress.title") }
    func practiceQuickLength() -> Phrase { say("practice.quick.length") }
    func practiceQuickPrompt() -> Phrase { say("practice.quick.prompt") }
    func practiceQuickPromptMore() -> Phrase { say("practice.quick.prompt.more") }
    func practiceQuickPromptStart() -> Phrase { say("practice.quick.prompt.start") }
    func practiceQuickStart(count: Int) -> Phrase { say("practice.quick.start", .number("count", number(count))) }
    func practiceRangeAll() -> Phrase { say("practice.range.all") }
    func practiceRangeAllTitle() -> Phrase { say("practice.range.all.title") }
    func practiceRangeMonth() -> Phrase { say("practice.range.month") }
    func practiceRangeMonthTitle() -> Phrase { say("practice.range.month.title") }
    func practiceRangeQuarter() -> Phrase { say("practice.range.quarter") }
    func practiceRangeQuarterTitle() -> Phrase { say("practice.range.quarter.title") }
    func practiceRangeWeek() -> Phrase { say("practice.range.week") }
    func practiceRangeWeekTitle() -> Phrase { say("practice.range.week.title") }
    func practiceRangeYear() -> Phrase { say("practice.range.year") }
    func practiceRangeYearTitle() -> Phrase { say("practice.range.year.title") }
    func practiceSessions(count: Int) -> Phrase { say("practice.sessions", .number("count", number(count))) }
    func practiceSessionsMore(count: Int) -> Phrase { say("practice.sessions.more", .number("count", number(count))) }
    func practiceShareCustomize() -> Phrase { say("practice.share.customize") }
    func practiceStatisticsTitle() -> Phrase { say("practice.statistics.title") }
    func practiceTimelineDay(date: String, count: Int) -> Phrase { say("practice.timeline.day", .text("date", date), .number("count", number(count))) }
    func practiceTimelineName() -> Phrase { say("practice.timeline.name") }
    func practiceTimelineSummary(done: Int, days: Int, minutes: Int) -> Phrase { say("practice.timeline.summary", .number("done", number(done)), .number("days", number(days)), .number("minutes", number(minutes))) }
    func practiceTimelineSummaryDays(done: Int, days: Int) -> Phrase { say("practice.timeline.summary.days", .number("done", number(done)), .number("days", number(days))) }
    func practiceTimelineTitle() -> Phrase { say("practice.timeline.title") }
    func practiceTrendDown(title: String, percent: String) -> Phrase { say("practice.trend.down", .text("title", title), .text("percent", percent)) }
    func practiceTrendEmpty() -> Phrase { say("practice.trend.empty") }
    func practiceTrendFlat(title: String) -> Phrase { say("practice.trend.flat", .text("title", title)) }
    func practiceTrendIdle(count: Int) -> Phrase { say("practice.trend.idle", .number("count", number(count))) }
    func practiceTrendName(count: Int) -> Phrase { say("practice.trend.name", .number("count", number(count))) }
    func practiceTrendNext() -> Phrase { say("practice.trend.next") }
    func practiceTrendPrevious() -> Phrase { say("practice.trend.previous") }
    func practiceTrendTitle() -> Phrase { say("practice.trend.title") }
    func practiceTrendUp(title: String, percent: String) -> Phrase { say("practice.trend.up", .text("title", title), .text("percent", percent)) }
    func practiceTrendValue(least: Int, most: Int, average: Int, points: Int) -> Phrase { say("practice.trend.value", .number("least", number(least)), .number("most", number(most)), .number("average", number(average)), .number("points", number(points))) }
    func practiceTrendValueSame(minutes: Int, points: Int) -> Phrase { say("practice.trend.valueSame", .number("minutes", number(minutes)), .number("points", number(points))) }
    func practiceTrendVsMonth() -> Phrase { say("practice.trend.vsMonth") }
    func practiceTrendVsWeek() -> Phrase { say("practice.trend.vsWeek") }
    func practiceWeekHint() -> Phrase { say("practice.week.hint") }
    func practiceWeekNext() -> Phrase { say("practice.week.next") }
    func practiceWeekOpen() -> Phrase { say("practice.week.open") }
    func practiceWeekPrevious() -> Phrase { say("practice.week.previous") }
    func practiceWeekSelect() -> Phrase { say("practice.week.select") }
    func practiceWeekSelectHint() -> Phrase { say("practice.week.select.hint") }
    func practiceWeekStarting(date: String) -> Phrase { say("practice.week.starting", .text("date", date)) }
    func practiceWeekTitle() -> Phrase { say("practice.week.title") }
    func practiceWeeklyActivity() -> Phrase { say("practice.weekly.activity") }
    func practiceWeeklyAdherence() -> Phrase { say("practice.weekly.adherence") }
    func practiceWeeklyDays(done: Int, expected: Int) -> Phrase { say("practice.weekly.days", .number("done", number(done)), .number("expected", number(expected))) }
    func practiceWeeklyDaysDone(count: Int) -> Phrase { say("practice.weekly.daysDone", .number("count", number(count))) }
    func practiceWeeklyOpen() -> Phrase { say("practice.weekly.open") }
    func practiceWeeklyStreak() -> Phrase { say("practice.weekly.streak") }
    func practiceWeeklyTitle() -> Phrase { say("practice.weekly.title") }
    func routineAdd() -> Phrase { say("routine.add") }
    func routineAppearanceAccent() -> Phrase { say("routine.appearance.accent") }
    func routineAppearanceAccentLabel(name: String) -> Phrase { say("routine.appearance.accent.label", .text("name", name)) }
    func routineAppearanceIcon() -> Phrase { say("routine.appearance.icon") }
    func routineAppearanceIconDefault() -> Phrase { say("routine.appearance.icon.default") }
    func routineAppearanceIconLabel(name: String) -> Phrase { say("routine.appearance.icon.label", .text("name", name)) }
    func routineAppearanceMode() -> Phrase { say("routine.appearance.mode") }
    func routineAppearanceModeDark() -> Phrase { say("routine.appearance.mode.dark") }
    func routineAppearanceModeLight() -> Phrase { say("routine.appearance.mode.light") }
    func routineAppearanceModeSystem() -> Phrase { say("routine.appearance.mode.system") }
    func routineAppearanceMotion() -> Phrase { say("routine.appearance.motion") }
    func routineAppearanceMotionDetail() -> Phrase { say("routine.appearance.motion.detail") }
    func routineAppearanceTitle() -> Phrase { say("routine.appearance.title") }
    func routineBuilderAddKind(type: String) -> Phrase { say("routine.builder.add.kind", .text("type", type)) }
    func routineBuilderAddText() -> Phrase { say("routine.builder.add.text") }
    func routineBuilderAddTitle() -> Phrase { say("routine.builder.add.title") }
    func routineBuilderBack() -> Phrase { say("routine.builder.back") }
    func routineBuilderColor() -> Phrase { say("routine.builder.color") }
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
    func routineBuilderSmartTitle() -> Phrase { say("routine.builder.smart.title") }
    func routineBuilderSmartToggle() -> Phrase { say("routine.builder.smart.toggle") }
    func routineBuilderSnippets() -> Phrase { say("routine.builder.snippets") }
    func routineBuilderSnippetsText() -> Phrase { say("routine.builder.snippets.text") }
    func routineBuilderStepBuilding() -> Phrase { say("routine.builder.step.building") }
    func routineBuilderStepNaming() -> Phrase { say("routine.builder.step.naming") }
    func routineBuilderSteps() -> Phrase { say("routine.builder.steps") }
    func routineBuilderStreakTarget(count: Int) -> Phrase { say("routine.builder.streak.target", .number("count", number(count))) }
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
    func routineBuilderTotal(habits: Int, minutes: Int) -> Phrase { say("routine.builder.total", .number("habits", number(habits)), .number("minutes", number(minutes))) }
    func routineBuilderTotalLong(habits: Int, time: String) -> Phrase { say("routine.builder.total.long", .number("habits", number(habits)), .text("time", time)) }
    func routineBuilderUpdate() -> Phrase { say("routine.builder.update") }
    func routineChoiceName() -> Phrase { say("routine.choice.name") }
    func routineColorLabel(name: String) -> Phrase { say("routine.color.label", .text("name", name)) }
    func routineContextName() -> Phrase { say("routine.context.name") }
    func routineCoverageAxes() -> Phrase { say("routine.coverage.axes") }
    func routineCoverageCell(row: String, column: String) -> Phrase { say("routine.coverage.cell", .text("row", row), .text("column", column)) }
    func routineCoverageCellCount(count: Int) -> Phrase { say("routine.coverage.cell.count", .number("count", number(count))) }
    func routineCoverageCellNone() -> Phrase { say("routine.coverage.cell.none") }
    func routineCoverageCellShow() -> Phrase { say("routine.coverage.cell.show") }
    func routineCoverageCellValue(count: Int, names: String) -> Phrase { say("routine.coverage.cell.value", .number("count", number(count)), .text("names", names)) }
    func routineCoverageContext() -> Phrase { say("routine.coverage.context") }
    func routineCoverageContextValue(time: String, place: String, day: String) -> Phrase { say("routine.coverage.context.value", .text("time", time), .text("place", place), .text("day", day)) }
    func routineCoverageDetails() -> Phrase { say("routine.coverage.details") }
    func routineCoverageFilter() -> Phrase { say("routine.coverage.filter") }
    func routineCoverageLegendMany() -> Phrase { say("routine.coverage.legend.many") }
    func routineCoverageLegendOne() -> Phrase { say("routine.coverage.legend.one") }
    func routineCoverageLegendSome() -> Phrase { say("routine.coverage.legend.some") }
    func routineCoverageNoneText() -> Phrase { say("routine.coverage.none.text") }
    func routineCoverageNoneTitle() -> Phrase { say("routine.coverage.none.title") }
    func routineCoverageOpen(name: String) -> Phrase { say("routine.coverage.open", .text("name", name)) }
    func routineCoverageOpenHint() -> Phrase { say("routine.coverage.open.hint") }
    func routineCoverageSummary(covered: Int, total: Int) -> Phrase { say("routine.coverage.summary", .number("covered", number(covered)), .number("total", number(total))) }
    func routineCoverageTitle() -> Phrase { say("routine.coverage.title") }
    func routineCoverageXAxis() -> Phrase { say("routine.coverage.xAxis") }
    func routineCoverageYAxis() -> Phrase { say("routine.coverage.yAxis") }
    func routineDayWeekday() -> Phrase { say("routine.day.weekday") }
    func routineDayWeekend() -> Phrase { say("routine.day.weekend") }
    func routineDimensionDay() -> Phrase { say("routine.dimension.day") }
    func routineDimensionPlace() -> Phrase { say("routine.dimension.place") }
    func routineDimensionTime() -> Phrase { say("routine.dimension.time") }
    func routineEditorAction() -> Phrase { say("routine.editor.action") }
    func routineEditorActionApp() -> Phrase { say("routine.editor.action.app") }
    func routineEditorActionShortcut() -> Phrase { say("routine.editor.action.shortcut") }
    func routineEditorActionWebsite() -> Phrase { say("routine.editor.action.website") }
    func routineEditorAnswer(position: String) -> Phrase { say("routine.editor.answer", .text("position", position)) }
    func routineEditorAnswerAdd() -> Phrase { say("routine.editor.answer.add") }
    func routineEditorAnswers() -> Phrase { say("routine.editor.answers") }
    func routineEditorCancel() -> Phrase { say("routine.editor.cancel") }
    func routineEditorColor() -> Phrase { say("routine.editor.color") }
    func routineEditorColorStandard() -> Phrase { say("routine.editor.color.standard") }
    func routineEditorDeleteMessage(name: String) -> Phrase { say("routine.editor.delete.message", .text("name", name)) }
    func routineEditorDeleteTitle() -> Phrase { say("routine.editor.delete.title") }
    func routineEditorDone() -> Phrase { say("routine.editor.done") }
    func routineEditorDuration() -> Phrase { say("routine.editor.duration") }
    func routineEditorDurationEstimate(duration: String) -> Phrase { say("routine.editor.duration.estimate", .text("duration", duration)) }
    func routineEditorDurationSuggestions() -> Phrase { say("routine.editor.duration.suggestions") }
    func routineEditorFollow() -> Phrase { say("routine.editor.follow") }
    func routineEditorFollowCount(count: Int) -> Phrase { say("routine.editor.follow.count", .number("count", number(count))) }
    func routineEditorFollowHint() -> Phrase { say("routine.editor.follow.hint") }
    func routineEditorFollowLabel(answer: String) -> Phrase { say("routine.editor.follow.label", .text("answer", answer)) }
    func routineEditorHabits() -> Phrase { say("routine.editor.habits") }
    func routineEditorIcon() -> Phrase { say("routine.editor.icon") }
    func routineEditorIconCurrent() -> Phrase { say("routine.editor.icon.current") }
    func routineEditorIconStandard() -> Phrase { say("routine.editor.icon.standard") }
    func routineEditorInterval(position: String) -> Phrase { say("routine.editor.interval", .text("position", position)) }
    func routineEditorIntervalAdd() -> Phrase { say("routine.editor.interval.add") }
    func routineEditorIntervals() -> Phrase { say("routine.editor.intervals") }
    func routineEditorItem(position: String) -> Phrase { say("routine.editor.item", .text("position", position)) }
    func routineEditorItemAdd() -> Phrase { say("routine.editor.item.add") }
    func routineEditorItems() -> Phrase { say("routine.editor.items") }
    func routineEditorLength() -> Phrase { say("routine.editor.length") }
    func routineEditorLook() -> Phrase { say("routine.editor.look") }
    func routineEditorName() -> Phrase { say("routine.editor.name") }
    func routineEditorRemove(name: String) -> Phrase { say("routine.editor.remove", .text("name", name)) }
    func routineEditorRounds() -> Phrase { say("routine.editor.rounds") }
    func routineEditorRoundsValue(count: Int) -> Phrase { say("routine.editor.rounds.value", .number("count", number(count))) }
    func routineEditorRoutine() -> Phrase { say("routine.editor.routine") }
    func routineEditorTarget() -> Phrase { say("routine.editor.target") }
    func routineEditorTimer() -> Phrase { say("routine.editor.timer") }
    func routineEditorTimerCountDown() -> Phrase { say("routine.editor.timer.countDown") }
    func routineEditorTimerCountUp() -> Phrase { say("routine.editor.timer.countUp") }
    func routineEditorTimerIntervals() -> Phrase { say("routine.editor.timer.intervals") }
    func routineEditorTracking() -> Phrase { say("routine.editor.tracking") }
    func routineEmptyText() -> Phrase { say("routine.empty.text") }
    func routineEmptyTitle() -> Phrase { say("routine.empty.title") }
    func routineErrorTitle() -> Phrase { say("routine.error.title") }
    func routineGalleryName() -> Phrase { say("routine.gallery.name") }
    func routineGreetingAfternoon() -> Phrase { say("routine.greeting.afternoon") }
    func routineGreetingEvening() -> Phrase { say("routine.greeting.evening") }
    func routineGreetingMorning() -> Phrase { say("routine.greeting.morning") }
    func routineGreetingReady() -> Phrase { say("routine.greeting.ready") }
    func routineList(items: String) -> Phrase { say("routine.list", .text("items", items)) }
    func routineLoading() -> Phrase { say("routine.loading") }
    func routineModeAll() -> Phrase { say("routine.mode.all") }
    func routineModeChoose() -> Phrase { say("routine.mode.choose") }
    func routineModeEdit() -> Phrase { say("routine.mode.edit") }
    func routineModeEmpty(mode: String, count: Int) -> Phrase { say("routine.mode.empty", .text("mode", mode), .number("count", number(count))) }
    func routineModeHint() -> Phrase { say("routine.mode.hint") }
    func routineModeName() -> Phrase { say("routine.mode.name") }
    func routineModeShowAll() -> Phrase { say("routine.mode.showAll") }
    func routineModeShowing(count: Int, total: Int, mode: String) -> Phrase { say("routine.mode.showing", .number("count", number(count)), .number("total", number(total)), .text("mode", mode)) }
    func routinePausedDays(count: Int) -> Phrase { say("routine.paused.days", .number("count", number(count))) }
    func routinePausedDeleted(count: Int) -> Phrase { say("routine.paused.deleted", .number("count", number(count))) }
    func routinePausedDeletedFailed(count: Int) -> Phrase { say("routine.paused.deleted.failed", .number("count", number(count))) }
    func routinePausedDetail(progress: String, age: String) -> Phrase { say("routine.paused.detail", .text("progress", progress), .text("age", age)) }
    func routinePausedDiscard() -> Phrase { say("routine.paused.discard") }
    func routinePausedHint() -> Phrase { say("routine.paused.hint") }
    func routinePausedHours(count: Int) -> Phrase { say("routine.paused.hours", .number("count", number(count))) }
    func routinePausedMinutes(count: Int) -> Phrase { say("routine.paused.minutes", .number("count", number(count))) }
    func routinePausedNow() -> Phrase { say("routine.paused.now") }
    func routinePausedProgress(done: Int, total: Int) -> Phrase { say("routine.paused.progress", .number("done", number(done)), .number("total", number(total))) }
    func routinePausedProgressSkipped(done: Int, total: Int, skipped: Int) -> Phrase { say("routine.paused.progress.skipped", .number("done", number(done)), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routinePausedResume(name: String) -> Phrase { say("routine.paused.resume", .text("name", name)) }
    func routinePausedTitle() -> Phrase { say("routine.paused.title") }
    func routinePlaceHome() -> Phrase { say("routine.place.home") }
    func routinePlaceOffice() -> Phrase { say("routine.place.office") }
    func routinePlaceOther() -> Phrase { say("routine.place.other") }
    func routinePlaceSet() -> Phrase { say("routine.place.set") }
    func routineQuickStartTitle() -> Phrase { say("routine.quickStart.title") }
    func routineReasonAlways(name: String) -> Phrase { say("routine.reason.always", .text("name", name)) }
    func routineReasonDay(name: String, day: String) -> Phrase { say("routine.reason.day", .text("name", name), .text("day", day)) }
    func routineReasonDayPlace(name: String, day: String, place: String) -> Phrase { say("routine.reason.dayPlace", .text("name", name), .text("day", day), .text("place", place)) }
    func routineReasonDefault() -> Phrase { say("routine.reason.default") }
    func routineReasonNone() -> Phrase { say("routine.reason.none") }
    func routineReasonPlace(name: String, place: String) -> Phrase { say("routine.reason.place", .text("name", name), .text("place", place)) }
    func routineReasonRecent() -> Phrase { say("routine.reason.recent") }
    func routineReasonTime(name: String, slot: String) -> Phrase { say("routine.reason.time", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeDay(name: String, slot: String, day: String) -> Phrase { say("routine.reason.timeDay", .text("name", name), .text("slot", slot), .text("day", day)) }
    func routineReasonTimeDayPlace(name: String, slot: String, day: String, place: String) -> Phrase { say("routine.reason.timeDayPlace", .text("name", name), .text("slot", slot), .text("day", day), .text("place", place)) }
    func routineReasonTimePlace(name: String, slot: String, place: String) -> Phrase { say("routine.reason.timePlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonTimeWeekday(name: String, slot: String) -> Phrase { say("routine.reason.timeWeekday", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeWeekdayPlace(name: String, slot: String, place: String) -> Phrase { say("routine.reason.timeWeekdayPlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonTimeWeekend(name: String, slot: String) -> Phrase { say("routine.reason.timeWeekend", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeWeekendPlace(name: String, slot: String, place: String) -> Phrase { say("routine.reason.timeWeekendPlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonWeekday(name: String) -> Phrase { say("routine.reason.weekday", .text("name", name)) }
    func routineReasonWeekdayPlace(name: String, place: String) -> Phrase { say("routine.reason.weekdayPlace", .text("name", name), .text("place", place)) }
    func routineReasonWeekend(name: String) -> Phrase { say("routine.reason.weekend", .text("name", name)) }
    func routineReasonWeekendPlace(name: String, place: String) -> Phrase { say("routine.reason.weekendPlace", .text("name", name), .text("place", place)) }
    func routineRunAddNote() -> Phrase { say("routine.run.addNote") }
    func routineRunAddNoteHint() -> Phrase { say("routine.run.addNote.hint") }
    func routineRunCheck() -> Phrase { say("routine.run.check") }
    func routineRunChecked() -> Phrase { say("routine.run.checked") }
    func routineRunComplete() -> Phrase { say("routine.run.complete") }
    func routineRunCompleteHint() -> Phrase { say("routine.run.complete.hint") }
    func routineRunCompleteLabel(name: String) -> Phrase { say("routine.run.complete.label", .text("name", name)) }
    func routineRunCompleteEarly() -> Phrase { say("routine.run.completeEarly") }
    func routineRunCounter(name: String, item: String) -> Phrase { say("routine.run.counter", .text("name", name), .text("item", item)) }
    func routineRunCounterValue(count: Int) -> Phrase { say("routine.run.counter.value", .number("count", number(count))) }
    func routineRunDoneButton() -> Phrase { say("routine.run.done.button") }
    func routineRunDoneCompleted() -> Phrase { say("routine.run.done.completed") }
    func routineRunDoneCount(done: String, total: String) -> Phrase { say("routine.run.done.count", .text("done", done), .text("total", total)) }
    func routineRunDoneDuration() -> Phrase { say("routine.run.done.duration") }
    func routineRunDoneMood() -> Phrase { say("routine.run.done.mood") }
    func routineRunDoneSkipped() -> Phrase { say("routine.run.done.skipped") }
    func routineRunDoneText(done: String, total: Int, time: String) -> Phrase { say("routine.run.done.text", .text("done", done), .number("total", number(total)), .text("time", time)) }
    func routineRunDoneTextPart(done: String, total: Int, time: String, skipped: String) -> Phrase { say("routine.run.done.text.part", .text("done", done), .number("total", number(total)), .text("time", time), .text("skipped", skipped)) }
    func routineRunDoneTextSkipped(count: Int) -> Phrase { say("routine.run.done.text.skipped", .number("count", number(count))) }
    func routineRunDoneTitle() -> Phrase { say("routine.run.done.title") }
    func routineRunDoneTitlePart() -> Phrase { say("routine.run.done.title.part") }
    func routineRunDoneTitleSkipped() -> Phrase { say("routine.run.done.title.skipped") }
    func routineRunErrorTitle() -> Phrase { say("routine.run.error.title") }
    func routineRunEventFinished(name: String, time: String) -> Phrase { say("routine.run.event.finished", .text("name", name), .text("time", time)) }
    func routineRunEventFinishedPart(name: String, time: String, done: String, total: Int) -> Phrase { say("routine.run.event.finished.part", .text("name", name), .text("time", time), .text("done", done), .number("total", number(total))) }
    func routineRunEventFinishedSkipped(name: String) -> Phrase { say("routine.run.event.finished.skipped", .text("name", name)) }
    func routineRunEventPaused() -> Phrase { say("routine.run.event.paused") }
    func routineRunEventResumed() -> Phrase { say("routine.run.event.resumed") }
    func routineRunEventSkipped(name: String) -> Phrase { say("routine.run.event.skipped", .text("name", name)) }
    func routineRunEventTimerStarted(name: String) -> Phrase { say("routine.run.event.timerStarted", .text("name", name)) }
    func routineRunEventTimerStopped(name: String, time: String) -> Phrase { say("routine.run.event.timerStopped", .text("name", name), .text("time", time)) }
    func routineRunInterval(step: String, steps: String, round: String, rounds: String) -> Phrase { say("routine.run.interval", .text("step", step), .text("steps", steps), .text("round", round), .text("rounds", rounds)) }
    func routineRunIntervalName() -> Phrase { say("routine.run.interval.name") }
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
    func routineRunNoteField() -> Phrase { say("routine.run.noteField") }
    func routineRunOpen() -> Phrase { say("routine.run.open") }
    func routineRunOpenLabel(name: String) -> Phrase { say("routine.run.open.label", .text("name", name)) }
    func routineRunOption(name: String, count: Int) -> Phrase { say("routine.run.option", .text("name", name), .number("count", number(count))) }
    func routineRunPause() -> Phrase { say("routine.run.pause") }
    func routineRunPauseLabel(name: String) -> Phrase { say("routine.run.pause.label", .text("name", name)) }
    func routineRunPauseRoutine() -> Phrase { say("routine.run.pauseRoutine") }
    func routineRunPausedText() -> Phrase { say("routine.run.paused.text") }
    func routineRunPausedTitle() -> Phrase { say("routine.run.paused.title") }
    func routineRunPrevious() -> Phrase { say("routine.run.previous") }
    func routineRunPreviousHint() -> Phrase { say("routine.run.previous.hint") }
    func routineRunProgress(done: String, total: String) -> Phrase { say("routine.run.progress", .text("done", done), .text("total", total)) }
    func routineRunProgressLabel(done: String, total: Int) -> Phrase { say("routine.run.progress.label", .text("done", done), .number("total", number(total))) }
    func routineRunProgressLabelSkipped(done: String, total: Int, skipped: Int) -> Phrase { say("routine.run.progress.label.skipped", .text("done", done), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routineRunProgressSkipped(done: String, total: String, skipped: Int) -> Phrase { say("routine.run.progress.skipped", .text("done", done), .text("total", total), .number("skipped", number(skipped))) }
    func routineRunResume() -> Phrase { say("routine.run.resume") }
    func routineRunResumeLabel(name: String) -> Phrase { say("routine.run.resume.label", .text("name", name)) }
    func routineRunSkip() -> Phrase { say("routine.run.skip") }
    func routineRunSkipHint() -> Phrase { say("routine.run.skip.hint") }
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
    func routineSettingsAbout() -> Phrase { say("routine.settings.about") }
    func routineSettingsAboutApp(app: String) -> Phrase { say("routine.settings.about.app", .text("app", app)) }
    func routineSettingsAboutDetail() -> Phrase { say("routine.settings.about.detail") }
    func routineSettingsAppearanceDetail() -> Phrase { say("routine.settings.appearance.detail") }
    func routineSettingsAppearanceValue(accent: String, mode: String) -> Phrase { say("routine.settings.appearance.value", .text("accent", accent), .text("mode", mode)) }
    func routineSettingsContext() -> Phrase { say("routine.settings.context") }
    func routineSettingsCoverage() -> Phrase { say("routine.settings.coverage") }
    func routineSettingsCoverageDetail() -> Phrase { say("routine.settings.coverage.detail") }
    func routineSettingsData() -> Phrase { say("routine.settings.data") }
    func routineSettingsDataExport() -> Phrase { say("routine.settings.data.export") }
    func routineSettingsDataExportDetail() -> Phrase { say("routine.settings.data.export.detail") }
    func routineSettingsDataImport() -> Phrase { say("routine.settings.data.import") }
    func routineSettingsDataImportDetail() -> Phrase { say("routine.settings.data.import.detail") }
    func routineSettingsDays() -> Phrase { say("routine.settings.days") }
    func routineSettingsDaysDetail() -> Phrase { say("routine.settings.days.detail") }
    func routineSettingsErrorTitle() -> Phrase { say("routine.settings.error.title") }
    func routineSettingsHaptics() -> Phrase { say("routine.settings.haptics") }
    func routineSettingsHapticsDetail() -> Phrase { say("routine.settings.haptics.detail") }
    func routineSettingsLoading() -> Phrase { say("routine.settings.loading") }
    func routineSettingsModes() -> Phrase { say("routine.settings.modes") }
    func routineSettingsModesDetail() -> Phrase { say("routine.settings.modes.detail") }
    func routineSettingsOpen(name: String) -> Phrase { say("routine.settings.open", .text("name", name)) }
    func routineSettingsPlaces() -> Phrase { say("routine.settings.places") }
    func routineSettingsPlacesDetail() -> Phrase { say("routine.settings.places.detail") }
    func routineSettingsSlots() -> Phrase { say("routine.settings.slots") }
    func routineSettingsSlotsDetail() -> Phrase { say("routine.settings.slots.detail") }
    func routineSettingsSmart() -> Phrase { say("routine.settings.smart") }
    func routineSettingsSnippets() -> Phrase { say("routine.settings.snippets") }
    func routineSettingsSnippetsDetail() -> Phrase { say("routine.settings.snippets.detail") }
    func routineSettingsSnippetsManage() -> Phrase { say("routine.settings.snippets.manage") }
    func routineSettingsSound() -> Phrase { say("routine.settings.sound") }
    func routineSettingsTimerSound() -> Phrase { say("routine.settings.timerSound") }
    func routineSettingsTimerSoundDetail() -> Phrase { say("routine.settings.timerSound.detail") }
    func routineSettingsTitle() -> Phrase { say("routine.settings.title") }
    func routineSlotAfternoon() -> Phrase { say("routine.slot.afternoon") }
    func routineSlotEarlyMorning() -> Phrase { say("routine.slot.earlyMorning") }
    func routineSlotEvening() -> Phrase { say("routine.slot.evening") }
    func routineSlotLateMorning() -> Phrase { say("routine.slot.lateMorning") }
    func routineSlotMorning() -> Phrase { say("routine.slot.morning") }
    func routineSlotNight() -> Phrase { say("routine.slot.night") }
    func routineStepDelete() -> Phrase { say("routine.step.delete") }
    func routineStepEdit() -> Phrase { say("routine.step.edit") }
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
    func routineStreaksBarCount(done: String, target: String) -> Phrase { say("routine.streaks.bar.count", .text("done", done), .text("target", target)) }
    func routineStreaksBarCountOver(done: String, target: String) -> Phrase { say("routine.streaks.bar.count.over", .text("done", done), .text("target", target)) }
    func routineStreaksBarLabelMet(week: String, done: Int, target: String) -> Phrase { say("routine.streaks.bar.label.met", .text("week", week), .number("done", number(done)), .text("target", target)) }
    func routineStreaksBarLabelMissed(week: String, done: Int, target: String) -> Phrase { say("routine.streaks.bar.label.missed", .text("week", week), .number("done", number(done)), .text("target", target)) }
    func routineStreaksBarMet() -> Phrase { say("routine.streaks.bar.met") }
    func routineStreaksBarMissed() -> Phrase { say("routine.streaks.bar.missed") }
    func routineStreaksChartEmpty() -> Phrase { say("routine.streaks.chart.empty") }
    func routineStreaksChartSummary(count: Int, weeks: Int, current: String) -> Phrase { say("routine.streaks.chart.summary", .number("count", number(count)), .number("weeks", number(weeks)), .text("current", current)) }
    func routineStreaksChartThisWeek() -> Phrase { say("routine.streaks.chart.thisWeek") }
    func routineStreaksChartTitle() -> Phrase { say("routine.streaks.chart.title") }
    func routineStreaksChartWeek() -> Phrase { say("routine.streaks.chart.week") }
    func routineStreaksDayAhead() -> Phrase { say("routine.streaks.day.ahead") }
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
    func routineStreaksWeek(done: String, target: String) -> Phrase { say("routine.streaks.week", .text("done", done), .text("target", target)) }
    func routineStreaksWeekOver(done: String, target: String) -> Phrase { say("routine.streaks.week.over", .text("done", done), .text("target", target)) }
    func routineStreaksWeekValue(done: Int, target: String) -> Phrase { say("routine.streaks.week.value", .number("done", number(done)), .text("target", target)) }
    func routineStreaksWeeks(count: Int) -> Phrase { say("routine.streaks.weeks", .number("count", number(count))) }
    func routineSummary(habits: Int, minutes: Int) -> Phrase { say("routine.summary", .number("habits", number(habits)), .number("minutes", number(minutes))) }
    func routineSummaryLong(habits: Int, time: String) -> Phrase { say("routine.summary.long", .number("habits", number(habits)), .text("time", time)) }
    func routineTileContext() -> Phrase { say("routine.tile.context") }
    func routineTileDelete() -> Phrase { say("routine.tile.delete") }
    func routineTileDeleteConfirm() -> Phrase { say("routine.tile.delete.confirm") }
    func routineTileDeleteMessage(name: String) -> Phrase { say("routine.tile.delete.message", .text("name", name)) }
    func routineTileEdit() -> Phrase { say("routine.tile.edit") }
    func routineTileHabits() -> Phrase { say("routine.tile.habits") }
    func routineTileHint() -> Phrase { say("routine.tile.hint") }
    func routineTileMatched() -> Phrase { say("routine.tile.matched") }
    func routineTileSelect(name: String) -> Phrase { say("routine.tile.select", .text("name", name)) }
    func routineTileStart(name: String) -> Phrase { say("routine.tile.start", .text("name", name)) }
    func routineWidgetErrorTitle() -> Phrase { say("routine.widget.error.title") }
    func routineWidgetHabits(count: Int) -> Phrase { say("routine.widget.habits", .number("count", number(count))) }
    func routineWidgetLoading() -> Phrase { say("routine.widget.loading") }
    func routineWidgetOpen(app: String) -> Phrase { say("routine.widget.open", .text("app", app)) }
    func routineWidgetOpenHint() -> Phrase { say("routine.widget.open.hint") }
    func routineWidgetPausedAction() -> Phrase { say("routine.widget.paused.action") }
    func routineWidgetPausedEmpty() -> Phrase { say("routine.widget.paused.empty") }
    func routineWidgetPausedHint() -> Phrase { say("routine.widget.paused.hint") }
    func routineWidgetPausedLabel(name: String) -> Phrase { say("routine.widget.paused.label", .text("name", name)) }
    func routineWidgetPausedStep(step: String, steps: String) -> Phrase { say("routine.widget.paused.step", .text("step", step), .text("steps", steps)) }
    func routineWidgetPausedStepSkipped(step: String, steps: String, skipped: Int) -> Phrase { say("routine.widget.paused.step.skipped", .text("step", step), .text("steps", steps), .number("skipped", number(skipped))) }
    func routineWidgetPausedTitle() -> Phrase { say("routine.widget.paused.title") }
    func routineWidgetStreaksAction() -> Phrase { say("routine.widget.streaks.action") }
    func routineWidgetStreaksHint() -> Phrase { say("routine.widget.streaks.hint") }
    func routineWidgetStreaksLabel(name: String) -> Phrase { say("routine.widget.streaks.label", .text("name", name)) }
    func routineWidgetStreaksRow(name: String, weeks: String, current: String) -> Phrase { say("routine.widget.streaks.row", .text("name", name), .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksTitle() -> Phrase { say("routine.widget.streaks.title") }
    func routineWidgetStreaksTop() -> Phrase { say("routine.widget.streaks.top") }
    func routineWidgetStreaksValue(weeks: String, current: String) -> Phrase { say("routine.widget.streaks.value", .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksWeek(done: String, target: Int) -> Phrase { say("routine.widget.streaks.week", .text("done", done), .number("target", number(target))) }
    func routineWidgetStreaksWeekOver(done: Int, target: String) -> Phrase { say("routine.widget.streaks.week.over", .number("done", number(done)), .text("target", target)) }
    func routineWidgetStreaksWeeks(count: Int) -> Phrase { say("routine.widget.streaks.weeks", .number("count", number(count))) }
    func routineWidgetTitle() -> Phrase { say("routine.widget.title") }
    func routineWidgetTopAction() -> Phrase { say("routine.widget.top.action") }
    func routineWidgetTopEmpty() -> Phrase { say("routine.widget.top.empty") }
    func routineWidgetTopHint() -> Phrase { say("routine.widget.top.hint") }
    func routineWidgetTopLabel(name: String) -> Phrase { say("routine.widget.top.label", .text("name", name)) }
    func routineWidgetTopTitle() -> Phrase { say("routine.widget.top.title") }
    func shareButton() -> Phrase { say("share.button") }
    func shareButtonLabel() -> Phrase { say("share.button.label") }
    func shareCardGoal() -> Phrase { say("share.card.goal") }
    func shareCardHeadline() -> Phrase { say("share.card.headline") }
    func shareCardLabel(theme: String) -> Phrase { say("share.card.label", .text("theme", theme)) }
    func shareCardLongest(count: Int) -> Phrase { say("share.card.longest", .number("count", number(count))) }
    func shareCardNumber(count: Int) -> Phrase { say("share.card.number", .number("count", number(count))) }
    func shareCardProgress(percent: String) -> Phrase { say("share.card.progress", .text("percent", percent)) }
    func shareCardRange(start: String, end: String) -> Phrase { say("share.card.range", .text("start", start), .text("end", end)) }
    func shareCardStrip(count: Int) -> Phrase { say("share.card.strip", .number("count", number(count))) }
    func shareCardTitle(count: Int) -> Phrase { say("share.card.title", .number("count", number(count))) }
    func shareComposing() -> Phrase { say("share.composing") }
    func shareFailedMessage() -> Phrase { say("share.failed.message") }
    func shareFailedTitle() -> Phrase { say("share.failed.title") }
    func shareLoading() -> Phrase { say("share.loading") }
    func shareNone() -> Phrase { say("share.none") }
    func shareOptionCalendarStrip() -> Phrase { say("share.option.calendarStrip") }
    func shareOptionLongestStreak() -> Phrase { say("share.option.longestStreak") }
    func shareOptionMessage() -> Phrase { say("share.option.message") }
    func shareOptionName() -> Phrase { say("share.option.name") }
    func shareOptionProgress() -> Phrase { say("share.option.progress") }
    func shareOptionTheme() -> Phrase { say("share.option.theme") }
    func shareSectionCustomize() -> Phrase { say("share.section.customize") }
    func shareShared() -> Phrase { say("share.shared") }
    func shareSubject(app: String) -> Phrase { say("share.subject", .text("app", app)) }
    func shareSubjectNamed(name: String, app: String) -> Phrase { say("share.subject.named", .text("name", name), .text("app", app)) }
    func shareThemeDark() -> Phrase { say("share.theme.dark") }
    func shareThemeEmeraldTeal() -> Phrase { say("share.theme.emeraldTeal") }
    func shareThemeLight() -> Phrase { say("share.theme.light") }
    func shareThemeTierColor() -> Phrase { say("share.theme.tierColor") }
    func shareTitle() -> Phrase { say("share.title") }
    func streakBadgeBest() -> Phrase { say("streak.badge.best") }
    func streakBadgeCurrent() -> Phrase { say("streak.badge.current") }
    func streakBest(count: Int) -> Phrase { say("streak.best", .number("count", number(count))) }
    func streakErrorTitle() -> Phrase { say("streak.error.title") }
    func streakLoading() -> Phrase { say("streak.loading") }
    func streakMessageAnother() -> Phrase { say("streak.message.another") }
    func streakMessageBroken(count: Int) -> Phrase { say("streak.message.broken", .number("count", number(count))) }
    func streakMessageBrokenTitle() -> Phrase { say("streak.message.broken.title") }
    func streakMessageBrokenEarly() -> Phrase { say("streak.message.brokenEarly") }
    func streakMessageConsistent() -> Phrase { say("streak.message.consistent") }
    func streakMessageMilestone(count: Int) -> Phrase { say("streak.message.milestone", .number("count", number(count))) }
    func streakMessageName() -> Phrase { say("streak.message.name") }
    func streakMessageNever() -> Phrase { say("streak.message.never") }
    func streakMessageStarted() -> Phrase { say("streak.message.started") }
    func streakMessageSteady() -> Phrase { say("streak.message.steady") }
    func streakMessageStrong(count: Int) -> Phrase { say("streak.message.strong", .number("count", number(count))) }
    func streakMessageStrongTitle() -> Phrase { say("streak.message.strong.title") }
    func streakMilestoneAnnouncement(count: Int) -> Phrase { say("streak.milestone.announcement", .number("count", number(count))) }
    func streakMilestoneTitle(count: Int) -> Phrase { say("streak.milestone.title", .number("count", number(count))) }
    func streakNextDetail(preview: String, requirement: String) -> Phrase { say("streak.next.detail", .text("preview", preview), .text("requirement", requirement)) }
    func streakNextName() -> Phrase { say("streak.next.name") }
    func streakNextNone() -> Phrase { say("streak.next.none") }
    func streakNextPreview(remaining: Int, milestone: Int) -> Phrase { say("streak.next.preview", .number("remaining", number(remaining)), .number("milestone", number(milestone))) }
    func streakNextRequirement(date: String) -> Phrase { say("streak.next.requirement", .text("date", date)) }
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
    func syncError() -> Phrase { say("sync.error") }
    func syncHint() -> Phrase { say("sync.hint") }
    func syncNoAccount() -> Phrase { say("sync.noAccount") }
    func syncOffline() -> Phrase { say("sync.offline") }
    func syncOk() -> Phrase { say("sync.ok") }
    func syncOpenSettings() -> Phrase { say("sync.openSettings") }
    func syncRetry() -> Phrase { say("sync.retry") }
    func syncSynced() -> Phrase { say("sync.synced") }
    func syncSyncing() -> Phrase { say("sync.syncing") }
    func syncTroubleFailed() -> Phrase { say("sync.trouble.failed") }
    func syncTroubleNotSignedIn() -> Phrase { say("sync.trouble.notSignedIn") }
    func syncTroubleRestricted() -> Phrase { say("sync.trouble.restricted") }
    func syncTroubleUnavailable() -> Phrase { say("sync.trouble.unavailable") }
    func weightBannerLabel() -> Phrase { say("weight.banner.label") }
    func weightBannerText() -> Phrase { say("weight.banner.text") }
    func weightBannerTitle() -> Phrase { say("weight.banner.title") }
    func weightCelebrationContinue() -> Phrase { say("weight.celebration.continue") }
    func weightCelebrationContinueHint() -> Phrase { say("weight.celebration.continue.hint") }
    func weightCelebrationPage() -> Phrase { say("weight.celebration.page") }
    func weightCelebrationShare() -> Phrase { say("weight.celebration.share") }
    func weightCelebrationShareHint() -> Phrase { say("weight.celebration.share.hint") }
    func weightCelebrationShareLabel() -> Phrase { say("weight.celebration.share.label") }
    func weightCelebrationText() -> Phrase { say("weight.celebration.text") }
    func weightCelebrationTitle() -> Phrase { say("weight.celebration.title") }
    func weightChangeUnknown(days: Int) -> Phrase { say("weight.change.unknown", .number("days", number(days))) }
    func weightChartAll() -> Phrase { say("weight.chart.all") }
    func weightChartAxisWeight(unit: String) -> Phrase { say("weight.chart.axis.weight", .text("unit", unit)) }
    func weightChartAxisWhen() -> Phrase { say("weight.chart.axis.when") }
    func weightChartEmptyPeriod() -> Phrase { say("weight.chart.empty.period") }
    func weightChartEmptyText() -> Phrase { say("weight.chart.empty.text") }
    func weightChartEmptyTitle() -> Phrase { say("weight.chart.empty.title") }
    func weightChartEntries() -> Phrase { say("weight.chart.entries") }
    func weightChartEntry() -> Phrase { say("weight.chart.entry") }
    func weightChartGoal(goal: NumberText) -> Phrase { say("weight.chart.goal", .number("goal", goal)) }
    func weightChartHalfYear() -> Phrase { say("weight.chart.halfYear") }
    func weightChartMonth() -> Phrase { say("weight.chart.month") }
    func weightChartName() -> Phrase { say("weight.chart.name") }
    func weightChartPredicted() -> Phrase { say("weight.chart.predicted") }
    func weightChartQuarter() -> Phrase { say("weight.chart.quarter") }
    func weightChartSummaryDown(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { say("weight.chart.summary.down", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryNone() -> Phrase { say("weight.chart.summary.none") }
    func weightChartSummarySame(weight: NumberText, days: Int, count: Int) -> Phrase { say("weight.chart.summary.same", .number("weight", weight), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryStable(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { say("weight.chart.summary.stable", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryUp(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { say("weight.chart.summary.up", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartTitle() -> Phrase { say("weight.chart.title") }
    func weightChartTrend() -> Phrase { say("weight.chart.trend") }
    func weightChartWeek() -> Phrase { say("weight.chart.week") }
    func weightChartYear() -> Phrase { say("weight.chart.year") }
    func weightDashboardTitle() -> Phrase { say("weight.dashboard.title") }
    func weightEmptyButton() -> Phrase { say("weight.empty.button") }
    func weightEmptyText() -> Phrase { say("weight.empty.text") }
    func weightEmptyTitle() -> Phrase { say("weight.empty.title") }
    func weightEntryBodyFat() -> Phrase { say("weight.entry.bodyFat") }
    func weightEntryNote() -> Phrase { say("weight.entry.note") }
    func weightEntryPercent() -> Phrase { say("weight.entry.percent") }
    func weightEntryTitleAdd() -> Phrase { say("weight.entry.title.add") }
    func weightEntryTitleEdit() -> Phrase { say("weight.entry.title.edit") }
    func weightHeroChangeDown(change: NumberText, days: Int) -> Phrase { say("weight.hero.change.down", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeNone(days: Int) -> Phrase { say("weight.hero.change.none", .number("days", number(days))) }
    func weightHeroChangeStableDown(change: NumberText, days: Int) -> Phrase { say("weight.hero.change.stable.down", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeStableUp(change: NumberText, days: Int) -> Phrase { say("weight.hero.change.stable.up", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeUp(change: NumberText, days: Int) -> Phrase { say("weight.hero.change.up", .number("change", change), .number("days", number(days))) }
    func weightHeroFat(fat: NumberText) -> Phrase { say("weight.hero.fat", .number("fat", fat)) }
    func weightHeroLabelAll(weight: String, change: String, fat: String) -> Phrase { say("weight.hero.label.all", .text("weight", weight), .text("change", change), .text("fat", fat)) }
    func weightHeroLabelChange(weight: String, change: String) -> Phrase { say("weight.hero.label.change", .text("weight", weight), .text("change", change)) }
    func weightHeroTitle() -> Phrase { say("weight.hero.title") }
    func weightHistoryEmpty() -> Phrase { say("weight.history.empty") }
    func weightHistoryRow(milestone: String, date: String) -> Phrase { say("weight.history.row", .text("milestone", milestone), .text("date", date)) }
    func weightHistoryRowUndated(milestone: String) -> Phrase { say("weight.history.row.undated", .text("milestone", milestone)) }
    func weightHistoryTitle() -> Phrase { say("weight.history.title") }
    func weightLogbookColumnAverage() -> Phrase { say("weight.logbook.column.average") }
    func weightLogbookColumnNotes() -> Phrase { say("weight.logbook.column.notes") }
    func weightLogbookColumnRate() -> Phrase { say("weight.logbook.column.rate") }
    func weightLogbookColumnWeight() -> Phrase { say("weight.logbook.column.weight") }
    func weightLogbookDelete() -> Phrase { say("weight.logbook.delete") }
    func weightLogbookDeletedFailed(count: Int) -> Phrase { say("weight.logbook.deleted.failed", .number("count", number(count))) }
    func weightLogbookEarlier() -> Phrase { say("weight.logbook.earlier") }
    func weightLogbookEdit() -> Phrase { say("weight.logbook.edit") }
    func weightLogbookEmptyButton() -> Phrase { say("weight.logbook.empty.button") }
    func weightLogbookEmptyText() -> Phrase { say("weight.logbook.empty.text") }
    func weightLogbookEmptyTitle() -> Phrase { say("weight.logbook.empty.title") }
    func weightLogbookFilter() -> Phrase { say("weight.logbook.filter") }
    func weightLogbookFilterClear() -> Phrase { say("weight.logbook.filter.clear") }
    func weightLogbookFilterDays() -> Phrase { say("weight.logbook.filter.days") }
    func weightLogbookFilterDaysClear() -> Phrase { say("weight.logbook.filter.days.clear") }
    func weightLogbookFilterHint() -> Phrase { say("weight.logbook.filter.hint") }
    func weightLogbookFilterHintActive() -> Phrase { say("weight.logbook.filter.hint.active") }
    func weightLogbookFilterHintExpanded() -> Phrase { say("weight.logbook.filter.hint.expanded") }
    func weightLogbookFilterMilestones() -> Phrase { say("weight.logbook.filter.milestones") }
    func weightLogbookFilterNotes() -> Phrase { say("weight.logbook.filter.notes") }
    func weightLogbookFilterTitle() -> Phrase { say("weight.logbook.filter.title") }
    func weightLogbookLater() -> Phrase { say("weight.logbook.later") }
    func weightLogbookNoneText() -> Phrase { say("weight.logbook.none.text") }
    func weightLogbookNoneTitle() -> Phrase { say("weight.logbook.none.title") }
    func weightLogbookRateDown(amount: NumberText, days: Int) -> Phrase { say("weight.logbook.rate.down", .number("amount", amount), .number("days", number(days))) }
    func weightLogbookRateStable(days: Int) -> Phrase { say("weight.logbook.rate.stable", .number("days", number(days))) }
    func weightLogbookRateUp(amount: NumberText, days: Int) -> Phrase { say("weight.logbook.rate.up", .number("amount", amount), .number("days", number(days))) }
    func weightLogbookRow(date: String, weight: String, average: String) -> Phrase { say("weight.logbook.row", .text("date", date), .text("weight", weight), .text("average", average)) }
    func weightLogbookRowAll(date: String, weight: String, average: String, rate: String) -> Phrase { say("weight.logbook.row.all", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }
    func weightLogbookRowHint() -> Phrase { say("weight.logbook.row.hint") }
    func weightLogbookRowNote(date: String, weight: String, average: String) -> Phrase { say("weight.logbook.row.note", .text("date", date), .text("weight", weight), .text("average", average)) }
    func weightLogbookRowRate(date: String, weight: String, average: String, rate: String) -> Phrase { say("weight.logbook.row.rate", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }
    func weightLogbookRowTime(date: String, time: String) -> Phrase { say("weight.logbook.row.time", .text("date", date), .text("time", time)) }
    func weightMissingPace(days: Int, weeks: Int) -> Phrase { say("weight.missing.pace", .number("days", number(days)), .number("weeks", number(weeks))) }
    func weightMissingPaceTimes(count: Int) -> Phrase { say("weight.missing.pace.times", .number("count", number(count))) }
    func weightPredictionAtGoalDetail() -> Phrase { say("weight.prediction.atGoal.detail") }
    func weightPredictionAtGoalLabel() -> Phrase { say("weight.prediction.atGoal.label") }
    func weightPredictionAtGoalText() -> Phrase { say("weight.prediction.atGoal.text") }
    func weightPredictionDate(date: String) -> Phrase { say("weight.prediction.date", .text("date", date)) }
    func weightPredictionDays(count: Int) -> Phrase { say("weight.prediction.days", .number("count", number(count))) }
    func weightPredictionFew() -> Phrase { say("weight.prediction.few") }
    func weightPredictionGaining() -> Phrase { say("weight.prediction.gaining") }
    func weightPredictionGainingLabel(rate: NumberText) -> Phrase { say("weight.prediction.gaining.label", .number("rate", rate)) }
    func weightPredictionGainingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { say("weight.prediction.gaining.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }
    func weightPredictionLosing() -> Phrase { say("weight.prediction.losing") }
    func weightPredictionLosingLabel(rate: NumberText) -> Phrase { say("weight.prediction.losing.label", .number("rate", rate)) }
    func weightPredictionLosingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { say("weight.prediction.losing.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }
    func weightPredictionMissing(days: Int, weeks: Int) -> Phrase { say("weight.prediction.missing", .number("days", number(days)), .number("weeks", number(weeks))) }
    func weightPredictionMissingEntries(entries: Int, times: Int) -> Phrase { say("weight.prediction.missing.entries", .number("entries", number(entries)), .number("times", number(times))) }
    func weightPredictionMissingLabel(detail: String) -> Phrase { say("weight.prediction.missing.label", .text("detail", detail)) }
    func weightPredictionMissingTimes(count: Int) -> Phrase { say("weight.prediction.missing.times", .number("count", number(count))) }
    func weightPredictionMustGain() -> Phrase { say("weight.prediction.mustGain") }
    func weightPredictionMustLose() -> Phrase { say("weight.prediction.mustLose") }
    func weightPredictionNoGoal() -> Phrase { say("weight.prediction.noGoal") }
    func weightPredictionNone() -> Phrase { say("weight.prediction.none") }
    func weightPredictionNoneDetail() -> Phrase { say("weight.prediction.none.detail") }
    func weightPredictionNoneLabel() -> Phrase { say("weight.prediction.none.label") }
    func weightPredictionOnTrackBare(goal: NumberText, date: String) -> Phrase { say("weight.prediction.onTrack.bare", .number("goal", goal), .text("date", date)) }
    func weightPredictionSlow() -> Phrase { say("weight.prediction.slow") }
    func weightPredictionSlowDetail() -> Phrase { say("weight.prediction.slow.detail") }
    func weightPredictionSlowLabel(rate: NumberText) -> Phrase { say("weight.prediction.slow.label", .number("rate", rate)) }
    func weightPredictionSlowLabelBare() -> Phrase { say("weight.prediction.slow.label.bare") }
    func weightPredictionSteady() -> Phrase { say("weight.prediction.steady") }
    func weightPredictionSteadyGainLabel() -> Phrase { say("weight.prediction.steady.gain.label") }
    func weightPredictionSteadyLoseLabel() -> Phrase { say("weight.prediction.steady.lose.label") }
    func weightPredictionTitle() -> Phrase { say("weight.prediction.title") }
    func weightPredictionTitleAlert() -> Phrase { say("weight.prediction.title.alert") }
    func weightPredictionTitleTracking() -> Phrase { say("weight.prediction.title.tracking") }
    func weightPredictionWeeks(count: Int) -> Phrase { say("weight.prediction.weeks", .number("count", number(count))) }
    func weightSettingsAbout(app: String) -> Phrase { say("weight.settings.about", .text("app", app)) }
    func weightSettingsChart() -> Phrase { say("weight.settings.chart") }
    func weightSettingsChartFooter() -> Phrase { say("weight.settings.chart.footer") }
    func weightSettingsDanger() -> Phrase { say("weight.settings.danger") }
    func weightSettingsData() -> Phrase { say("weight.settings.data") }
    func weightSettingsDeleteAll() -> Phrase { say("weight.settings.deleteAll") }
    func weightSettingsDeleteAllConfirm() -> Phrase { say("weight.settings.deleteAll.confirm") }
    func weightSettingsDeleteAllHint(count: Int) -> Phrase { say("weight.settings.deleteAll.hint", .number("count", number(count))) }
    func weightSettingsDeleteAllMessage(count: Int) -> Phrase { say("weight.settings.deleteAll.message", .number("count", number(count))) }
    func weightSettingsDeleteAllTitle() -> Phrase { say("weight.settings.deleteAll.title") }
    func weightSettingsDeleted() -> Phrase { say("weight.settings.deleted") }
    func weightSettingsDeletedFailed() -> Phrase { say("weight.settings.deleted.failed") }
    func weightSettingsExport() -> Phrase { say("weight.settings.export") }
    func weightSettingsGoal() -> Phrase { say("weight.settings.goal") }
    func weightSettingsGoalError(min: NumberText, max: NumberText) -> Phrase { say("weight.settings.goal.error", .number("min", min), .number("max", max)) }
    func weightSettingsGoalHigh() -> Phrase { say("weight.settings.goal.high") }
    func weightSettingsGoalLow() -> Phrase { say("weight.settings.goal.low") }
    func weightSettingsHealth() -> Phrase { say("weight.settings.health") }
    func weightSettingsHealthDenied() -> Phrase { say("weight.settings.health.denied") }
    func weightSettingsHealthDeniedText() -> Phrase { say("weight.settings.health.denied.text") }
    func weightSettingsHealthFooter() -> Phrase { say("weight.settings.health.footer") }
    func weightSettingsHealthSync() -> Phrase { say("weight.settings.health.sync") }
    func weightSettingsIcloud() -> Phrase { say("weight.settings.icloud") }
    func weightSettingsIcloudFooter() -> Phrase { say("weight.settings.icloud.footer") }
    func weightSettingsIcloudFooterChecking() -> Phrase { say("weight.settings.icloud.footer.checking") }
    func weightSettingsIcloudFooterError() -> Phrase { say("weight.settings.icloud.footer.error") }
    func weightSettingsIcloudFooterNoAccount() -> Phrase { say("weight.settings.icloud.footer.noAccount") }
    func weightSettingsIcloudFooterOffline() -> Phrase { say("weight.settings.icloud.footer.offline") }
    func weightSettingsInterval() -> Phrase { say("weight.settings.interval") }
    func weightSettingsIntervalFooter(count: NumberText) -> Phrase { say("weight.settings.interval.footer", .number("count", count)) }
    func weightSettingsNotificationsOff() -> Phrase { say("weight.settings.notifications.off") }
    func weightSettingsNotificationsOffText() -> Phrase { say("weight.settings.notifications.off.text") }
    func weightSettingsReminder() -> Phrase { say("weight.settings.reminder") }
    func weightSettingsReminderSuggested(time: String) -> Phrase { say("weight.settings.reminder.suggested", .text("time", time)) }
    func weightSettingsReminderTime() -> Phrase { say("weight.settings.reminder.time") }
    func weightSettingsReminders() -> Phrase { say("weight.settings.reminders") }
    func weightSettingsRemindersFooter() -> Phrase { say("weight.settings.reminders.footer") }
    func weightSettingsSmart() -> Phrase { say("weight.settings.smart") }
    func weightSettingsSmartFooter() -> Phrase { say("weight.settings.smart.footer") }
    func weightSettingsSmoothing() -> Phrase { say("weight.settings.smoothing") }
    func weightSettingsSmoothingInfo() -> Phrase { say("weight.settings.smoothing.info") }
    func weightSettingsSmoothingText() -> Phrase { say("weight.settings.smoothing.text") }
    func weightSettingsUndoAgain() -> Phrase { say("weight.settings.undo.again") }
    func weightSettingsUndoFailed() -> Phrase { say("weight.settings.undo.failed") }
    func weightSettingsUnit() -> Phrase { say("weight.settings.unit") }
    func weightSettingsWeight() -> Phrase { say("weight.settings.weight") }
    func weightSettingsWeightFooter() -> Phrase { say("weight.settings.weight.footer") }
    func weightStatChangeDown(change: NumberText) -> Phrase { say("weight.stat.change.down", .number("change", change)) }
    func weightStatChangeStable(change: NumberText) -> Phrase { say("weight.stat.change.stable", .number("change", change)) }
    func weightStatChangeUp(change: NumberText) -> Phrase { say("weight.stat.change.up", .number("change", change)) }
    func weightStatGoal() -> Phrase { say("weight.stat.goal") }
    func weightStatGoalGain(amount: NumberText) -> Phrase { say("weight.stat.goal.gain", .number("amount", amount)) }
    func weightStatGoalLose(amount: NumberText) -> Phrase { say("weight.stat.goal.lose", .number("amount", amount)) }
    func weightStatGoalNone() -> Phrase { say("weight.stat.goal.none") }
    func weightStatGoalPast(amount: NumberText) -> Phrase { say("weight.stat.goal.past", .number("amount", amount)) }
    func weightStatGoalThere() -> Phrase { say("weight.stat.goal.there") }
    func weightStatLabel(title: String, value: String) -> Phrase { say("weight.stat.label", .text("title", title), .text("value", value)) }
    func weightStatNone() -> Phrase { say("weight.stat.none") }
    func weightStatWeek(days: Int) -> Phrase { say("weight.stat.week", .number("days", number(days))) }
    func weightStatWeekNone() -> Phrase { say("weight.stat.week.none") }
    func weightStatsName() -> Phrase { say("weight.stats.name") }
    func weightTabAdd() -> Phrase { say("weight.tab.add") }
    func weightTabAddHint() -> Phrase { say("weight.tab.add.hint") }
    func weightTabLogbook() -> Phrase { say("weight.tab.logbook") }
    func weightTabSettings() -> Phrase { say("weight.tab.settings") }
    func weightWidgetDown(days: Int) -> Phrase { say("weight.widget.down", .number("days", number(days))) }
    func weightWidgetLabelLarge(weight: String, change: String) -> Phrase { say("weight.widget.label.large", .text("weight", weight), .text("change", change)) }
    func weightWidgetLabelMedium(weight: String, goal: String, percent: String, left: String) -> Phrase { say("weight.widget.label.medium", .text("weight", weight), .text("goal", goal), .text("percent", percent), .text("left", left)) }
    func weightWidgetLabelSmall(weight: String, trend: String) -> Phrase { say("weight.widget.label.small", .text("weight", weight), .text("trend", trend)) }
    func weightWidgetLeft(amount: NumberText) -> Phrase { say("weight.widget.left", .number("amount", amount)) }
    func weightWidgetNoGoal() -> Phrase { say("weight.widget.noGoal") }
    func weightWidgetNone() -> Phrase { say("weight.widget.none") }
    func weightWidgetOpen() -> Phrase { say("weight.widget.open") }
    func weightWidgetOpenHint() -> Phrase { say("weight.widget.open.hint") }
    func weightWidgetPlaceholder() -> Phrase { say("weight.widget.placeholder") }
    func weightWidgetSteady(days: Int) -> Phrase { say("weight.widget.steady", .number("days", number(days))) }
    func weightWidgetUp(days: Int) -> Phrase { say("weight.widget.up", .number("days", number(days))) }
    func weightWidgetWeek() -> Phrase { say("weight.widget.week") }
}
