// swift-format-ignore-file
// Written by candela-generate from Phrases.xcstrings; change that file instead.

package extension Phrases {
    /// The language that every phrase is written in first.
    static let sourceLanguage = "en"

    /// The languages with all phrases, as BCP 47 tags; the source comes first.
    static let languages = ["en"]

    /// The keys of texts that are the same in every language.
    static let untranslated: [String] = ["app.name.habit", "app.name.practice", "app.name.routine", "app.name.weight"]

    /// The texts of one of the languages.
    static func texts(in language: String) -> PhraseTexts {
        switch language {
        default: .inEn
        }
    }

    /// Keys and texts of one of the languages by turns, the keys the same in all.
    static func rows(in language: String) -> [String] {
        switch language {
        default: PhraseTexts.inEnRows
        }
    }

    func accentNameAmber() -> Phrase { phrase("accent.name.amber") }
    func accentNameCustom() -> Phrase { phrase("accent.name.custom") }
    func accentNameDeepTeal() -> Phrase { phrase("accent.name.deepTeal") }
    func accentNameGreen() -> Phrase { phrase("accent.name.green") }
    func accentNameLavender() -> Phrase { phrase("accent.name.lavender") }
    func accentNameMint() -> Phrase { phrase("accent.name.mint") }
    func accentNameOcean() -> Phrase { phrase("accent.name.ocean") }
    func accentNameOrange() -> Phrase { phrase("accent.name.orange") }
    func accentNameTeal() -> Phrase { phrase("accent.name.teal") }
    func actionCancel() -> Phrase { phrase("action.cancel") }
    func actionClose() -> Phrase { phrase("action.close") }
    func actionEnter(name: String) -> Phrase { phrase("action.enter", .text("name", name)) }
    func actionOpenStatistics() -> Phrase { phrase("action.openStatistics") }
    func actionRetry() -> Phrase { phrase("action.retry") }
    func actionSave() -> Phrase { phrase("action.save") }
    func actionSetGoal() -> Phrase { phrase("action.setGoal") }
    func actionSwitch(name: String) -> Phrase { phrase("action.switch", .text("name", name)) }
    func activityErrorTitle() -> Phrase { phrase("activity.error.title") }
    func activityHint() -> Phrase { phrase("activity.hint") }
    func activityLabel(name: String) -> Phrase { phrase("activity.label", .text("name", name)) }
    func activityLoading() -> Phrase { phrase("activity.loading") }
    func activityLow() -> Phrase { phrase("activity.low") }
    func activityNone() -> Phrase { phrase("activity.none") }
    func activityOpen() -> Phrase { phrase("activity.open") }
    func activityPercent(percent: NumberText) -> Phrase { phrase("activity.percent", .number("percent", percent)) }
    func activityProgressName() -> Phrase { phrase("activity.progress.name") }
    func activityStateRunning() -> Phrase { phrase("activity.state.running") }
    func activityTitle() -> Phrase { phrase("activity.title") }
    func activityValue(state: String, time: String) -> Phrase { phrase("activity.value", .text("state", state), .text("time", time)) }
    func activityValueLow(state: String, time: String) -> Phrase { phrase("activity.value.low", .text("state", state), .text("time", time)) }
    func appNameHabit() -> Phrase { phrase("app.name.habit") }
    func appNamePractice() -> Phrase { phrase("app.name.practice") }
    func appNameRoutine() -> Phrase { phrase("app.name.routine") }
    func appNameWeight() -> Phrase { phrase("app.name.weight") }
    func chartAxisCompletions() -> Phrase { phrase("chart.axis.completions") }
    func chartAxisDay() -> Phrase { phrase("chart.axis.day") }
    func chartPoint(place: String, value: String) -> Phrase { phrase("chart.point", .text("place", place), .text("value", value)) }
    func chartSelect() -> Phrase { phrase("chart.select") }
    func colorNameBlue() -> Phrase { phrase("color.name.blue") }
    func colorNameCustom() -> Phrase { phrase("color.name.custom") }
    func colorNameGreen() -> Phrase { phrase("color.name.green") }
    func colorNameLightBlue() -> Phrase { phrase("color.name.lightBlue") }
    func colorNameOrange() -> Phrase { phrase("color.name.orange") }
    func colorNamePurple() -> Phrase { phrase("color.name.purple") }
    func colorNameRed() -> Phrase { phrase("color.name.red") }
    func colorNameYellow() -> Phrase { phrase("color.name.yellow") }
    func countdownHours(hours: Int, minutes: Int) -> Phrase { phrase("countdown.hours", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase { phrase("countdown.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    func countdownMinutes(minutes: Int) -> Phrase { phrase("countdown.minutes", .number("minutes", number(minutes))) }
    func countdownUnderMinute() -> Phrase { phrase("countdown.underMinute") }
    func dateValue(date: String) -> Phrase { phrase("date.value", .text("date", date)) }
    func dayStatusCompleted() -> Phrase { phrase("day.status.completed") }
    func dayStatusMissed() -> Phrase { phrase("day.status.missed") }
    func dayStatusNone() -> Phrase { phrase("day.status.none") }
    func dayStatusPending() -> Phrase { phrase("day.status.pending") }
    func dayStatusRest() -> Phrase { phrase("day.status.rest") }
    func durationDays(count: Int) -> Phrase { phrase("duration.days", .number("count", number(count))) }
    func durationDaysHours(days: Int, hours: Int) -> Phrase { phrase("duration.daysHours", .number("days", number(days)), .number("hours", number(hours))) }
    func durationHours(count: Int) -> Phrase { phrase("duration.hours", .number("count", number(count))) }
    func durationHoursMinutes(hours: Int, minutes: Int) -> Phrase { phrase("duration.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }
    func durationMinutes(count: Int) -> Phrase { phrase("duration.minutes", .number("count", number(count))) }
    func durationMinutesSeconds(minutes: Int, seconds: Int) -> Phrase { phrase("duration.minutesSeconds", .number("minutes", number(minutes)), .number("seconds", number(seconds))) }
    func durationSeconds(count: Int) -> Phrase { phrase("duration.seconds", .number("count", number(count))) }
    func durationShort(time: String) -> Phrase { phrase("duration.short", .text("time", time)) }
    func errorLastKnown() -> Phrase { phrase("error.lastKnown") }
    func errorTryAgain() -> Phrase { phrase("error.tryAgain") }
    func habitChartCompletions(count: Int) -> Phrase { phrase("habit.chart.completions", .number("count", number(count))) }
    func habitChartMonthSummary(done: Int, days: Int) -> Phrase { phrase("habit.chart.month.summary", .number("done", number(done)), .number("days", number(days))) }
    func habitChartMonthTitle() -> Phrase { phrase("habit.chart.month.title") }
    func habitChartSeriesCompleted() -> Phrase { phrase("habit.chart.series.completed") }
    func habitChartSeriesMissed() -> Phrase { phrase("habit.chart.series.missed") }
    func habitChartSeriesOpen() -> Phrase { phrase("habit.chart.series.open") }
    func habitChartWeekSummary(count: Int) -> Phrase { phrase("habit.chart.week.summary", .number("count", number(count))) }
    func habitChartWeekTitle() -> Phrase { phrase("habit.chart.week.title") }
    func habitDetailCompleted() -> Phrase { phrase("habit.detail.completed") }
    func habitDetailCreated() -> Phrase { phrase("habit.detail.created") }
    func habitDetailCreatedUnknown() -> Phrase { phrase("habit.detail.created.unknown") }
    func habitDetailEdit() -> Phrase { phrase("habit.detail.edit") }
    func habitDetailMarkDone() -> Phrase { phrase("habit.detail.markDone") }
    func habitDetailProgress() -> Phrase { phrase("habit.detail.progress") }
    func habitDetailRate() -> Phrase { phrase("habit.detail.rate") }
    func habitDetailStatistics() -> Phrase { phrase("habit.detail.statistics") }
    func habitDetailStreaks() -> Phrase { phrase("habit.detail.streaks") }
    func habitDetailToday() -> Phrase { phrase("habit.detail.today") }
    func habitDetailTotal() -> Phrase { phrase("habit.detail.total") }
    func habitFormNameEnter() -> Phrase { phrase("habit.form.name.enter") }
    func habitFormNamePlaceholder() -> Phrase { phrase("habit.form.name.placeholder") }
    func habitFormSectionColor() -> Phrase { phrase("habit.form.section.color") }
    func habitFormSectionIcon() -> Phrase { phrase("habit.form.section.icon") }
    func habitFormSectionName() -> Phrase { phrase("habit.form.section.name") }
    func habitFormTitleAdd() -> Phrase { phrase("habit.form.title.add") }
    func habitFormTitleEdit() -> Phrase { phrase("habit.form.title.edit") }
    func habitListAdd() -> Phrase { phrase("habit.list.add") }
    func habitListDeleted(count: Int) -> Phrase { phrase("habit.list.deleted", .number("count", number(count))) }
    func habitListDeletedFailed(count: Int) -> Phrase { phrase("habit.list.deleted.failed", .number("count", number(count))) }
    func habitListEmpty() -> Phrase { phrase("habit.list.empty") }
    func habitListErrorTitle() -> Phrase { phrase("habit.list.error.title") }
    func habitListLoading() -> Phrase { phrase("habit.list.loading") }
    func habitListTitle() -> Phrase { phrase("habit.list.title") }
    func habitRowDelete() -> Phrase { phrase("habit.row.delete") }
    func habitRowHint() -> Phrase { phrase("habit.row.hint") }
    func habitRowMarkDone(name: String) -> Phrase { phrase("habit.row.markDone", .text("name", name)) }
    func habitRowMarkOpen(name: String) -> Phrase { phrase("habit.row.markOpen", .text("name", name)) }
    func habitRowOpen() -> Phrase { phrase("habit.row.open") }
    func habitRowValueDone(count: Int) -> Phrase { phrase("habit.row.value.done", .number("count", number(count))) }
    func habitRowValueNone() -> Phrase { phrase("habit.row.value.none") }
    func habitRowValueOpen(count: Int) -> Phrase { phrase("habit.row.value.open", .number("count", number(count))) }
    func listNext() -> Phrase { phrase("list.next") }
    func listNextLabel(list: String) -> Phrase { phrase("list.next.label", .text("list", list)) }
    func listPrevious() -> Phrase { phrase("list.previous") }
    func listPreviousLabel(list: String) -> Phrase { phrase("list.previous.label", .text("list", list)) }
    func milestoneBound(value: NumberText) -> Phrase { phrase("milestone.bound", .number("value", value)) }
    func milestoneCompactGoal(next: NumberText) -> Phrase { phrase("milestone.compact.goal", .number("next", next)) }
    func milestoneCompactRemaining(amount: NumberText) -> Phrase { phrase("milestone.compact.remaining", .number("amount", amount)) }
    func milestoneErrorTitle() -> Phrase { phrase("milestone.error.title") }
    func milestoneEstimate(count: Int) -> Phrase { phrase("milestone.estimate", .number("count", number(count))) }
    func milestoneEstimateLong() -> Phrase { phrase("milestone.estimate.long") }
    func milestoneEstimateName() -> Phrase { phrase("milestone.estimate.name") }
    func milestoneGoalTitle() -> Phrase { phrase("milestone.goal.title") }
    func milestoneLabel(next: NumberText) -> Phrase { phrase("milestone.label", .number("next", next)) }
    func milestoneLabelGoal(next: NumberText) -> Phrase { phrase("milestone.label.goal", .number("next", next)) }
    func milestoneLabelReached(next: NumberText) -> Phrase { phrase("milestone.label.reached", .number("next", next)) }
    func milestoneLoading() -> Phrase { phrase("milestone.loading") }
    func milestoneNextTitle() -> Phrase { phrase("milestone.next.title") }
    func milestoneNoGoalMessage() -> Phrase { phrase("milestone.noGoal.message") }
    func milestoneNoGoalTitle() -> Phrase { phrase("milestone.noGoal.title") }
    func milestoneRateGaining(rate: NumberText) -> Phrase { phrase("milestone.rate.gaining", .number("rate", rate)) }
    func milestoneRateLosing(rate: NumberText) -> Phrase { phrase("milestone.rate.losing", .number("rate", rate)) }
    func milestoneRateName() -> Phrase { phrase("milestone.rate.name") }
    func milestoneReachedAnnouncement(milestone: NumberText) -> Phrase { phrase("milestone.reached.announcement", .number("milestone", milestone)) }
    func milestoneReachedTitle() -> Phrase { phrase("milestone.reached.title") }
    func milestoneRemaining(amount: NumberText) -> Phrase { phrase("milestone.remaining", .number("amount", amount)) }
    func milestoneRemainingGoal() -> Phrase { phrase("milestone.remaining.goal") }
    func milestoneRemainingReached() -> Phrase { phrase("milestone.remaining.reached") }
    func milestoneValue(percent: Int, remaining: NumberText) -> Phrase { phrase("milestone.value", .number("percent", number(percent)), .number("remaining", remaining)) }
    func numberValue(value: NumberText) -> Phrase { phrase("number.value", .number("value", value)) }
    func percentValue(percent: NumberText) -> Phrase { phrase("percent.value", .number("percent", percent)) }
    func periodMonth() -> Phrase { phrase("period.month") }
    func periodName() -> Phrase { phrase("period.name") }
    func periodWeek() -> Phrase { phrase("period.week") }
    func practiceAdherenceExcellent() -> Phrase { phrase("practice.adherence.excellent") }
    func practiceAdherenceExcellentMessage() -> Phrase { phrase("practice.adherence.excellent.message") }
    func practiceAdherenceGood() -> Phrase { phrase("practice.adherence.good") }
    func practiceAdherenceGoodMessage() -> Phrase { phrase("practice.adherence.good.message") }
    func practiceAdherenceIdle() -> Phrase { phrase("practice.adherence.idle") }
    func practiceAdherenceIdleMessage(date: String) -> Phrase { phrase("practice.adherence.idle.message", .text("date", date)) }
    func practiceAdherenceLow() -> Phrase { phrase("practice.adherence.low") }
    func practiceAdherenceLowMessage() -> Phrase { phrase("practice.adherence.low.message") }
    func practiceAdherenceNone() -> Phrase { phrase("practice.adherence.none") }
    func practiceAxisDone() -> Phrase { phrase("practice.axis.done") }
    func practiceAxisMinutes() -> Phrase { phrase("practice.axis.minutes") }
    func practiceAxisSessions() -> Phrase { phrase("practice.axis.sessions") }
    func practiceBadgeDescription(count: Int) -> Phrase { phrase("practice.badge.description", .number("count", number(count))) }
    func practiceBadgeEarned(name: String, date: String) -> Phrase { phrase("practice.badge.earned", .text("name", name), .text("date", date)) }
    func practiceBadgeLocked(name: String, description: String) -> Phrase { phrase("practice.badge.locked", .text("name", name), .text("description", description)) }
    func practiceBadgeName(count: Int) -> Phrase { phrase("practice.badge.name", .number("count", number(count))) }
    func practiceBadgeText(count: Int) -> Phrase { phrase("practice.badge.text", .number("count", number(count))) }
    func practiceCalendarAhead(date: String) -> Phrase { phrase("practice.calendar.ahead", .text("date", date)) }
    func practiceCalendarAverage() -> Phrase { phrase("practice.calendar.average") }
    func practiceCalendarCompletion() -> Phrase { phrase("practice.calendar.completion") }
    func practiceCalendarDay(date: String, count: Int) -> Phrase { phrase("practice.calendar.day", .text("date", date), .number("count", number(count))) }
    func practiceCalendarDone(date: String) -> Phrase { phrase("practice.calendar.done", .text("date", date)) }
    func practiceCalendarMissed(date: String) -> Phrase { phrase("practice.calendar.missed", .text("date", date)) }
    func practiceCalendarNone(date: String) -> Phrase { phrase("practice.calendar.none", .text("date", date)) }
    func practiceCalendarPending(date: String) -> Phrase { phrase("practice.calendar.pending", .text("date", date)) }
    func practiceCalendarPlanned(date: String) -> Phrase { phrase("practice.calendar.planned", .text("date", date)) }
    func practiceCalendarRest(date: String) -> Phrase { phrase("practice.calendar.rest", .text("date", date)) }
    func practiceCalendarRun() -> Phrase { phrase("practice.calendar.run") }
    func practiceCalendarSummary(days: Int, minutes: Int) -> Phrase { phrase("practice.calendar.summary", .number("days", number(days)), .number("minutes", number(minutes))) }
    func practiceCalendarSummaryDays(count: Int) -> Phrase { phrase("practice.calendar.summary.days", .number("count", number(count))) }
    func practiceCalendarTitle() -> Phrase { phrase("practice.calendar.title") }
    func practiceCellsHint() -> Phrase { phrase("practice.cells.hint") }
    func practiceChangeDown(percent: String, period: String) -> Phrase { phrase("practice.change.down", .text("percent", percent), .text("period", period)) }
    func practiceChangeFlat(period: String) -> Phrase { phrase("practice.change.flat", .text("period", period)) }
    func practiceChangeUp(percent: String, period: String) -> Phrase { phrase("practice.change.up", .text("percent", percent), .text("period", period)) }
    func practiceCurrentDays(count: Int) -> Phrase { phrase("practice.current.days", .number("count", number(count))) }
    func practiceCurrentTitle() -> Phrase { phrase("practice.current.title") }
    func practiceDashboardTitle() -> Phrase { phrase("practice.dashboard.title") }
    func practiceDayAverage() -> Phrase { phrase("practice.day.average") }
    func practiceDayClose() -> Phrase { phrase("practice.day.close") }
    func practiceDayEmptyDay() -> Phrase { phrase("practice.day.empty.day") }
    func practiceDayEmptyMonth() -> Phrase { phrase("practice.day.empty.month") }
    func practiceDayEmptyTitle() -> Phrase { phrase("practice.day.empty.title") }
    func practiceDayEmptyWeek() -> Phrase { phrase("practice.day.empty.week") }
    func practiceDayHint() -> Phrase { phrase("practice.day.hint") }
    func practiceDayOpen() -> Phrase { phrase("practice.day.open") }
    func practiceDayToday() -> Phrase { phrase("practice.day.today") }
    func practiceDayTotal() -> Phrase { phrase("practice.day.total") }
    func practiceDaysRange(start: String, end: String) -> Phrase { phrase("practice.days.range", .text("start", start), .text("end", end)) }
    func practiceDoneNo() -> Phrase { phrase("practice.done.no") }
    func practiceDoneYes() -> Phrase { phrase("practice.done.yes") }
    func practiceHeatMapDay(count: Int, date: String) -> Phrase { phrase("practice.heatMap.day", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapDaySessions(minutes: Int, date: String, sessions: Int) -> Phrase { phrase("practice.heatMap.day.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }
    func practiceHeatMapDone(date: String) -> Phrase { phrase("practice.heatMap.done", .text("date", date)) }
    func practiceHeatMapMissed(date: String) -> Phrase { phrase("practice.heatMap.missed", .text("date", date)) }
    func practiceHeatMapMonth(count: Int, month: String) -> Phrase { phrase("practice.heatMap.month", .number("count", number(count)), .text("month", month)) }
    func practiceHeatMapMonthMarks(count: Int, month: String) -> Phrase { phrase("practice.heatMap.month.marks", .number("count", number(count)), .text("month", month)) }
    func practiceHeatMapMonthSessions(minutes: Int, month: String, sessions: Int) -> Phrase { phrase("practice.heatMap.month.sessions", .number("minutes", number(minutes)), .text("month", month), .number("sessions", number(sessions))) }
    func practiceHeatMapNone(date: String) -> Phrase { phrase("practice.heatMap.none", .text("date", date)) }
    func practiceHeatMapPending(date: String) -> Phrase { phrase("practice.heatMap.pending", .text("date", date)) }
    func practiceHeatMapPeriod() -> Phrase { phrase("practice.heatMap.period") }
    func practiceHeatMapRest(date: String) -> Phrase { phrase("practice.heatMap.rest", .text("date", date)) }
    func practiceHeatMapSummary(minutes: Int, sessions: Int) -> Phrase { phrase("practice.heatMap.summary", .number("minutes", number(minutes)), .number("sessions", number(sessions))) }
    func practiceHeatMapTitle() -> Phrase { phrase("practice.heatMap.title") }
    func practiceHeatMapWeek(count: Int, date: String) -> Phrase { phrase("practice.heatMap.week", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapWeekMarks(count: Int, date: String) -> Phrase { phrase("practice.heatMap.week.marks", .number("count", number(count)), .text("date", date)) }
    func practiceHeatMapWeekSessions(minutes: Int, date: String, sessions: Int) -> Phrase { phrase("practice.heatMap.week.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }
    func practiceHeatMapWeekLabel(week: NumberText) -> Phrase { phrase("practice.heatMap.weekLabel", .number("week", week)) }
    func practiceHistoryAchievements() -> Phrase { phrase("practice.history.achievements") }
    func practiceHistoryLast() -> Phrase { phrase("practice.history.last") }
    func practiceHistoryLongest() -> Phrase { phrase("practice.history.longest") }
    func practiceHistoryNever() -> Phrase { phrase("practice.history.never") }
    func practiceHistoryTitle() -> Phrase { phrase("practice.history.title") }
    func practiceLegendFrom(count: Int) -> Phrase { phrase("practice.legend.from", .number("count", number(count))) }
    func practiceLegendMissed() -> Phrase { phrase("practice.legend.missed") }
    func practiceLegendNone() -> Phrase { phrase("practice.legend.none") }
    func practiceLegendPending() -> Phrase { phrase("practice.legend.pending") }
    func practiceLegendRest() -> Phrase { phrase("practice.legend.rest") }
    func practiceLegendTitle() -> Phrase { phrase("practice.legend.title") }
    func practiceLegendUpTo(low: NumberText, high: Int) -> Phrase { phrase("practice.legend.upTo", .number("low", low), .number("high", number(high))) }
    func practiceMarkerAhead(milestone: Int, remaining: Int) -> Phrase { phrase("practice.marker.ahead", .number("milestone", number(milestone)), .number("remaining", number(remaining))) }
    func practiceMarkerReached(count: Int, date: String) -> Phrase { phrase("practice.marker.reached", .number("count", number(count)), .text("date", date)) }
    func practiceMilestonesTitle() -> Phrase { phrase("practice.milestones.title") }
    func practiceMinutes(count: Int) -> Phrase { phrase("practice.minutes", .number("count", number(count))) }
    func practiceMonthHint() -> Phrase { phrase("practice.month.hint") }
    func practiceMonthOpen() -> Phrase { phrase("practice.month.open") }
    func practiceNoticeBadgeMessage(name: String) -> Phrase { phrase("practice.notice.badge.message", .text("name", name)) }
    func practiceNoticeBadgeTitle() -> Phrase { phrase("practice.notice.badge.title") }
    func practiceNoticeDismiss() -> Phrase { phrase("practice.notice.dismiss") }
    func practiceNoticeFailedTitle() -> Phrase { phrase("practice.notice.failed.title") }
    func practiceNoticeRecordedMessage(count: Int) -> Phrase { phrase("practice.notice.recorded.message", .number("count", number(count))) }
    func practiceNoticeRecordedTitle() -> Phrase { phrase("practice.notice.recorded.title") }
    func practicePeriodDays(count: Int) -> Phrase { phrase("practice.period.days", .number("count", number(count))) }
    func practiceProgressTitle() -> Phrase { phrase("practice.progress.title") }
    func practiceQuickLength() -> Phrase { phrase("practice.quick.length") }
    func practiceQuickPrompt() -> Phrase { phrase("practice.quick.prompt") }
    func practiceQuickPromptMore() -> Phrase { phrase("practice.quick.prompt.more") }
    func practiceQuickPromptStart() -> Phrase { phrase("practice.quick.prompt.start") }
    func practiceQuickStart(count: Int) -> Phrase { phrase("practice.quick.start", .number("count", number(count))) }
    func practiceRangeAll() -> Phrase { phrase("practice.range.all") }
    func practiceRangeAllTitle() -> Phrase { phrase("practice.range.all.title") }
    func practiceRangeMonth() -> Phrase { phrase("practice.range.month") }
    func practiceRangeMonthTitle() -> Phrase { phrase("practice.range.month.title") }
    func practiceRangeQuarter() -> Phrase { phrase("practice.range.quarter") }
    func practiceRangeQuarterTitle() -> Phrase { phrase("practice.range.quarter.title") }
    func practiceRangeWeek() -> Phrase { phrase("practice.range.week") }
    func practiceRangeWeekTitle() -> Phrase { phrase("practice.range.week.title") }
    func practiceRangeYear() -> Phrase { phrase("practice.range.year") }
    func practiceRangeYearTitle() -> Phrase { phrase("practice.range.year.title") }
    func practiceSessions(count: Int) -> Phrase { phrase("practice.sessions", .number("count", number(count))) }
    func practiceSessionsMore(count: Int) -> Phrase { phrase("practice.sessions.more", .number("count", number(count))) }
    func practiceShareCustomize() -> Phrase { phrase("practice.share.customize") }
    func practiceStatisticsTitle() -> Phrase { phrase("practice.statistics.title") }
    func practiceTimelineDay(date: String, count: Int) -> Phrase { phrase("practice.timeline.day", .text("date", date), .number("count", number(count))) }
    func practiceTimelineName() -> Phrase { phrase("practice.timeline.name") }
    func practiceTimelineSummary(done: Int, days: Int, minutes: Int) -> Phrase { phrase("practice.timeline.summary", .number("done", number(done)), .number("days", number(days)), .number("minutes", number(minutes))) }
    func practiceTimelineSummaryDays(done: Int, days: Int) -> Phrase { phrase("practice.timeline.summary.days", .number("done", number(done)), .number("days", number(days))) }
    func practiceTimelineTitle() -> Phrase { phrase("practice.timeline.title") }
    func practiceTrendDown(title: String, percent: String) -> Phrase { phrase("practice.trend.down", .text("title", title), .text("percent", percent)) }
    func practiceTrendEmpty() -> Phrase { phrase("practice.trend.empty") }
    func practiceTrendFlat(title: String) -> Phrase { phrase("practice.trend.flat", .text("title", title)) }
    func practiceTrendIdle(count: Int) -> Phrase { phrase("practice.trend.idle", .number("count", number(count))) }
    func practiceTrendName(count: Int) -> Phrase { phrase("practice.trend.name", .number("count", number(count))) }
    func practiceTrendNext() -> Phrase { phrase("practice.trend.next") }
    func practiceTrendPrevious() -> Phrase { phrase("practice.trend.previous") }
    func practiceTrendTitle() -> Phrase { phrase("practice.trend.title") }
    func practiceTrendUp(title: String, percent: String) -> Phrase { phrase("practice.trend.up", .text("title", title), .text("percent", percent)) }
    func practiceTrendValue(least: Int, most: Int, average: Int, points: Int) -> Phrase { phrase("practice.trend.value", .number("least", number(least)), .number("most", number(most)), .number("average", number(average)), .number("points", number(points))) }
    func practiceTrendValueSame(minutes: Int, points: Int) -> Phrase { phrase("practice.trend.valueSame", .number("minutes", number(minutes)), .number("points", number(points))) }
    func practiceTrendVsMonth() -> Phrase { phrase("practice.trend.vsMonth") }
    func practiceTrendVsWeek() -> Phrase { phrase("practice.trend.vsWeek") }
    func practiceWeekHint() -> Phrase { phrase("practice.week.hint") }
    func practiceWeekNext() -> Phrase { phrase("practice.week.next") }
    func practiceWeekOpen() -> Phrase { phrase("practice.week.open") }
    func practiceWeekPrevious() -> Phrase { phrase("practice.week.previous") }
    func practiceWeekSelect() -> Phrase { phrase("practice.week.select") }
    func practiceWeekSelectHint() -> Phrase { phrase("practice.week.select.hint") }
    func practiceWeekStarting(date: String) -> Phrase { phrase("practice.week.starting", .text("date", date)) }
    func practiceWeekTitle() -> Phrase { phrase("practice.week.title") }
    func practiceWeeklyActivity() -> Phrase { phrase("practice.weekly.activity") }
    func practiceWeeklyAdherence() -> Phrase { phrase("practice.weekly.adherence") }
    func practiceWeeklyDays(done: Int, expected: Int) -> Phrase { phrase("practice.weekly.days", .number("done", number(done)), .number("expected", number(expected))) }
    func practiceWeeklyDaysDone(count: Int) -> Phrase { phrase("practice.weekly.daysDone", .number("count", number(count))) }
    func practiceWeeklyOpen() -> Phrase { phrase("practice.weekly.open") }
    func practiceWeeklyStreak() -> Phrase { phrase("practice.weekly.streak") }
    func practiceWeeklyTitle() -> Phrase { phrase("practice.weekly.title") }
    func routineAdd() -> Phrase { phrase("routine.add") }
    func routineAppearanceAccent() -> Phrase { phrase("routine.appearance.accent") }
    func routineAppearanceAccentLabel(name: String) -> Phrase { phrase("routine.appearance.accent.label", .text("name", name)) }
    func routineAppearanceIcon() -> Phrase { phrase("routine.appearance.icon") }
    func routineAppearanceIconDefault() -> Phrase { phrase("routine.appearance.icon.default") }
    func routineAppearanceIconLabel(name: String) -> Phrase { phrase("routine.appearance.icon.label", .text("name", name)) }
    func routineAppearanceMode() -> Phrase { phrase("routine.appearance.mode") }
    func routineAppearanceModeDark() -> Phrase { phrase("routine.appearance.mode.dark") }
    func routineAppearanceModeLight() -> Phrase { phrase("routine.appearance.mode.light") }
    func routineAppearanceModeSystem() -> Phrase { phrase("routine.appearance.mode.system") }
    func routineAppearanceMotion() -> Phrase { phrase("routine.appearance.motion") }
    func routineAppearanceMotionDetail() -> Phrase { phrase("routine.appearance.motion.detail") }
    func routineAppearanceTitle() -> Phrase { phrase("routine.appearance.title") }
    func routineBuilderAddKind(type: String) -> Phrase { phrase("routine.builder.add.kind", .text("type", type)) }
    func routineBuilderAddText() -> Phrase { phrase("routine.builder.add.text") }
    func routineBuilderAddTitle() -> Phrase { phrase("routine.builder.add.title") }
    func routineBuilderBack() -> Phrase { phrase("routine.builder.back") }
    func routineBuilderColor() -> Phrase { phrase("routine.builder.color") }
    func routineBuilderContinue() -> Phrase { phrase("routine.builder.continue") }
    func routineBuilderFirst() -> Phrase { phrase("routine.builder.first") }
    func routineBuilderHabits() -> Phrase { phrase("routine.builder.habits") }
    func routineBuilderInclude() -> Phrase { phrase("routine.builder.include") }
    func routineBuilderIncludeAdd(name: String) -> Phrase { phrase("routine.builder.include.add", .text("name", name)) }
    func routineBuilderIncludeHint() -> Phrase { phrase("routine.builder.include.hint") }
    func routineBuilderMore() -> Phrase { phrase("routine.builder.more") }
    func routineBuilderName() -> Phrase { phrase("routine.builder.name") }
    func routineBuilderNamingText() -> Phrase { phrase("routine.builder.naming.text") }
    func routineBuilderNamingTitle() -> Phrase { phrase("routine.builder.naming.title") }
    func routineBuilderNavigation() -> Phrase { phrase("routine.builder.navigation") }
    func routineBuilderNext() -> Phrase { phrase("routine.builder.next") }
    func routineBuilderSave() -> Phrase { phrase("routine.builder.save") }
    func routineBuilderSaveEmpty() -> Phrase { phrase("routine.builder.saveEmpty") }
    func routineBuilderSmartDetail() -> Phrase { phrase("routine.builder.smart.detail") }
    func routineBuilderSmartFooter() -> Phrase { phrase("routine.builder.smart.footer") }
    func routineBuilderSmartTitle() -> Phrase { phrase("routine.builder.smart.title") }
    func routineBuilderSmartToggle() -> Phrase { phrase("routine.builder.smart.toggle") }
    func routineBuilderSnippets() -> Phrase { phrase("routine.builder.snippets") }
    func routineBuilderSnippetsText() -> Phrase { phrase("routine.builder.snippets.text") }
    func routineBuilderStepBuilding() -> Phrase { phrase("routine.builder.step.building") }
    func routineBuilderStepNaming() -> Phrase { phrase("routine.builder.step.naming") }
    func routineBuilderSteps() -> Phrase { phrase("routine.builder.steps") }
    func routineBuilderStreakDecrement() -> Phrase { phrase("routine.builder.streak.decrement") }
    func routineBuilderStreakIncrement() -> Phrase { phrase("routine.builder.streak.increment") }
    func routineBuilderStreakTarget(count: Int) -> Phrase { phrase("routine.builder.streak.target", .number("count", number(count))) }
    func routineBuilderStreakTargetName() -> Phrase { phrase("routine.builder.streak.target.name") }
    func routineBuilderStreakTargetValue(count: Int) -> Phrase { phrase("routine.builder.streak.target.value", .number("count", number(count))) }
    func routineBuilderStreakTitle() -> Phrase { phrase("routine.builder.streak.title") }
    func routineBuilderStreakToggle() -> Phrase { phrase("routine.builder.streak.toggle") }
    func routineBuilderSuggestionFullRoutine() -> Phrase { phrase("routine.builder.suggestion.fullRoutine") }
    func routineBuilderSuggestionQuickStart() -> Phrase { phrase("routine.builder.suggestion.quickStart") }
    func routineBuilderSuggestionTravel() -> Phrase { phrase("routine.builder.suggestion.travel") }
    func routineBuilderSuggestionWeekdayMorning() -> Phrase { phrase("routine.builder.suggestion.weekdayMorning") }
    func routineBuilderSuggestionWeekend() -> Phrase { phrase("routine.builder.suggestion.weekend") }
    func routineBuilderSuggestions() -> Phrase { phrase("routine.builder.suggestions") }
    func routineBuilderTitleCreate() -> Phrase { phrase("routine.builder.title.create") }
    func routineBuilderTitleEdit() -> Phrase { phrase("routine.builder.title.edit") }
    func routineBuilderTotal(habits: Int, minutes: Int) -> Phrase { phrase("routine.builder.total", .number("habits", number(habits)), .number("minutes", number(minutes))) }
    func routineBuilderTotalLong(habits: Int, time: String) -> Phrase { phrase("routine.builder.total.long", .number("habits", number(habits)), .text("time", time)) }
    func routineBuilderUpdate() -> Phrase { phrase("routine.builder.update") }
    func routineChoiceName() -> Phrase { phrase("routine.choice.name") }
    func routineColorLabel(name: String) -> Phrase { phrase("routine.color.label", .text("name", name)) }
    func routineContextName() -> Phrase { phrase("routine.context.name") }
    func routineCoverageAxes() -> Phrase { phrase("routine.coverage.axes") }
    func routineCoverageCell(row: String, column: String) -> Phrase { phrase("routine.coverage.cell", .text("row", row), .text("column", column)) }
    func routineCoverageCellCount(count: Int) -> Phrase { phrase("routine.coverage.cell.count", .number("count", number(count))) }
    func routineCoverageCellNone() -> Phrase { phrase("routine.coverage.cell.none") }
    func routineCoverageCellShow() -> Phrase { phrase("routine.coverage.cell.show") }
    func routineCoverageCellValue(count: Int, names: String) -> Phrase { phrase("routine.coverage.cell.value", .number("count", number(count)), .text("names", names)) }
    func routineCoverageContext() -> Phrase { phrase("routine.coverage.context") }
    func routineCoverageContextValue(time: String, place: String, day: String) -> Phrase { phrase("routine.coverage.context.value", .text("time", time), .text("place", place), .text("day", day)) }
    func routineCoverageDetails() -> Phrase { phrase("routine.coverage.details") }
    func routineCoverageFilter() -> Phrase { phrase("routine.coverage.filter") }
    func routineCoverageLegendMany() -> Phrase { phrase("routine.coverage.legend.many") }
    func routineCoverageLegendOne() -> Phrase { phrase("routine.coverage.legend.one") }
    func routineCoverageLegendSome() -> Phrase { phrase("routine.coverage.legend.some") }
    func routineCoverageNoneText() -> Phrase { phrase("routine.coverage.none.text") }
    func routineCoverageNoneTitle() -> Phrase { phrase("routine.coverage.none.title") }
    func routineCoverageOpen(name: String) -> Phrase { phrase("routine.coverage.open", .text("name", name)) }
    func routineCoverageOpenHint() -> Phrase { phrase("routine.coverage.open.hint") }
    func routineCoverageSummary(covered: Int, total: Int) -> Phrase { phrase("routine.coverage.summary", .number("covered", number(covered)), .number("total", number(total))) }
    func routineCoverageTitle() -> Phrase { phrase("routine.coverage.title") }
    func routineCoverageXAxis() -> Phrase { phrase("routine.coverage.xAxis") }
    func routineCoverageYAxis() -> Phrase { phrase("routine.coverage.yAxis") }
    func routineDayWeekday() -> Phrase { phrase("routine.day.weekday") }
    func routineDayWeekend() -> Phrase { phrase("routine.day.weekend") }
    func routineDimensionDay() -> Phrase { phrase("routine.dimension.day") }
    func routineDimensionPlace() -> Phrase { phrase("routine.dimension.place") }
    func routineDimensionTime() -> Phrase { phrase("routine.dimension.time") }
    func routineEmptyText() -> Phrase { phrase("routine.empty.text") }
    func routineEmptyTitle() -> Phrase { phrase("routine.empty.title") }
    func routineErrorTitle() -> Phrase { phrase("routine.error.title") }
    func routineGalleryName() -> Phrase { phrase("routine.gallery.name") }
    func routineGreetingAfternoon() -> Phrase { phrase("routine.greeting.afternoon") }
    func routineGreetingEvening() -> Phrase { phrase("routine.greeting.evening") }
    func routineGreetingMorning() -> Phrase { phrase("routine.greeting.morning") }
    func routineGreetingReady() -> Phrase { phrase("routine.greeting.ready") }
    func routineList(items: String) -> Phrase { phrase("routine.list", .text("items", items)) }
    func routineLoading() -> Phrase { phrase("routine.loading") }
    func routineModeAll() -> Phrase { phrase("routine.mode.all") }
    func routineModeChoose() -> Phrase { phrase("routine.mode.choose") }
    func routineModeEdit() -> Phrase { phrase("routine.mode.edit") }
    func routineModeEmpty(mode: String, count: Int) -> Phrase { phrase("routine.mode.empty", .text("mode", mode), .number("count", number(count))) }
    func routineModeHint() -> Phrase { phrase("routine.mode.hint") }
    func routineModeName() -> Phrase { phrase("routine.mode.name") }
    func routineModeShowAll() -> Phrase { phrase("routine.mode.showAll") }
    func routineModeShowing(count: Int, total: Int, mode: String) -> Phrase { phrase("routine.mode.showing", .number("count", number(count)), .number("total", number(total)), .text("mode", mode)) }
    func routinePausedDays(count: Int) -> Phrase { phrase("routine.paused.days", .number("count", number(count))) }
    func routinePausedDeleted(count: Int) -> Phrase { phrase("routine.paused.deleted", .number("count", number(count))) }
    func routinePausedDeletedFailed(count: Int) -> Phrase { phrase("routine.paused.deleted.failed", .number("count", number(count))) }
    func routinePausedDetail(progress: String, age: String) -> Phrase { phrase("routine.paused.detail", .text("progress", progress), .text("age", age)) }
    func routinePausedDiscard() -> Phrase { phrase("routine.paused.discard") }
    func routinePausedHint() -> Phrase { phrase("routine.paused.hint") }
    func routinePausedHours(count: Int) -> Phrase { phrase("routine.paused.hours", .number("count", number(count))) }
    func routinePausedMinutes(count: Int) -> Phrase { phrase("routine.paused.minutes", .number("count", number(count))) }
    func routinePausedNow() -> Phrase { phrase("routine.paused.now") }
    func routinePausedProgress(done: Int, total: Int) -> Phrase { phrase("routine.paused.progress", .number("done", number(done)), .number("total", number(total))) }
    func routinePausedProgressSkipped(done: Int, total: Int, skipped: Int) -> Phrase { phrase("routine.paused.progress.skipped", .number("done", number(done)), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routinePausedResume(name: String) -> Phrase { phrase("routine.paused.resume", .text("name", name)) }
    func routinePausedTitle() -> Phrase { phrase("routine.paused.title") }
    func routinePlaceHome() -> Phrase { phrase("routine.place.home") }
    func routinePlaceOffice() -> Phrase { phrase("routine.place.office") }
    func routinePlaceOther() -> Phrase { phrase("routine.place.other") }
    func routinePlaceSet() -> Phrase { phrase("routine.place.set") }
    func routineQuickStartTitle() -> Phrase { phrase("routine.quickStart.title") }
    func routineReasonAlways(name: String) -> Phrase { phrase("routine.reason.always", .text("name", name)) }
    func routineReasonDay(name: String, day: String) -> Phrase { phrase("routine.reason.day", .text("name", name), .text("day", day)) }
    func routineReasonDayPlace(name: String, day: String, place: String) -> Phrase { phrase("routine.reason.dayPlace", .text("name", name), .text("day", day), .text("place", place)) }
    func routineReasonDefault() -> Phrase { phrase("routine.reason.default") }
    func routineReasonNone() -> Phrase { phrase("routine.reason.none") }
    func routineReasonPlace(name: String, place: String) -> Phrase { phrase("routine.reason.place", .text("name", name), .text("place", place)) }
    func routineReasonRecent() -> Phrase { phrase("routine.reason.recent") }
    func routineReasonTime(name: String, slot: String) -> Phrase { phrase("routine.reason.time", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeDay(name: String, slot: String, day: String) -> Phrase { phrase("routine.reason.timeDay", .text("name", name), .text("slot", slot), .text("day", day)) }
    func routineReasonTimeDayPlace(name: String, slot: String, day: String, place: String) -> Phrase { phrase("routine.reason.timeDayPlace", .text("name", name), .text("slot", slot), .text("day", day), .text("place", place)) }
    func routineReasonTimePlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timePlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonTimeWeekday(name: String, slot: String) -> Phrase { phrase("routine.reason.timeWeekday", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeWeekdayPlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timeWeekdayPlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonTimeWeekend(name: String, slot: String) -> Phrase { phrase("routine.reason.timeWeekend", .text("name", name), .text("slot", slot)) }
    func routineReasonTimeWeekendPlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timeWeekendPlace", .text("name", name), .text("slot", slot), .text("place", place)) }
    func routineReasonWeekday(name: String) -> Phrase { phrase("routine.reason.weekday", .text("name", name)) }
    func routineReasonWeekdayPlace(name: String, place: String) -> Phrase { phrase("routine.reason.weekdayPlace", .text("name", name), .text("place", place)) }
    func routineReasonWeekend(name: String) -> Phrase { phrase("routine.reason.weekend", .text("name", name)) }
    func routineReasonWeekendPlace(name: String, place: String) -> Phrase { phrase("routine.reason.weekendPlace", .text("name", name), .text("place", place)) }
    func routineRunCheck() -> Phrase { phrase("routine.run.check") }
    func routineRunChecked() -> Phrase { phrase("routine.run.checked") }
    func routineRunCompleteHint() -> Phrase { phrase("routine.run.complete.hint") }
    func routineRunCompleteLabel(name: String) -> Phrase { phrase("routine.run.complete.label", .text("name", name)) }
    func routineRunCompleteEarly() -> Phrase { phrase("routine.run.completeEarly") }
    func routineRunCounter(name: String, item: String) -> Phrase { phrase("routine.run.counter", .text("name", name), .text("item", item)) }
    func routineRunCounterLess(item: String) -> Phrase { phrase("routine.run.counter.less", .text("item", item)) }
    func routineRunCounterMore(item: String) -> Phrase { phrase("routine.run.counter.more", .text("item", item)) }
    func routineRunCounterValue(count: Int) -> Phrase { phrase("routine.run.counter.value", .number("count", number(count))) }
    func routineRunDoneButton() -> Phrase { phrase("routine.run.done.button") }
    func routineRunDoneCompleted() -> Phrase { phrase("routine.run.done.completed") }
    func routineRunDoneCount(done: String, total: String) -> Phrase { phrase("routine.run.done.count", .text("done", done), .text("total", total)) }
    func routineRunDoneDuration() -> Phrase { phrase("routine.run.done.duration") }
    func routineRunDoneMood() -> Phrase { phrase("routine.run.done.mood") }
    func routineRunDoneSkipped() -> Phrase { phrase("routine.run.done.skipped") }
    func routineRunDoneText(done: String, total: Int, time: String) -> Phrase { phrase("routine.run.done.text", .text("done", done), .number("total", number(total)), .text("time", time)) }
    func routineRunDoneTextPart(done: String, total: Int, time: String, skipped: String) -> Phrase { phrase("routine.run.done.text.part", .text("done", done), .number("total", number(total)), .text("time", time), .text("skipped", skipped)) }
    func routineRunDoneTextSkipped(count: Int) -> Phrase { phrase("routine.run.done.text.skipped", .number("count", number(count))) }
    func routineRunDoneTitle() -> Phrase { phrase("routine.run.done.title") }
    func routineRunDoneTitlePart() -> Phrase { phrase("routine.run.done.title.part") }
    func routineRunDoneTitleSkipped() -> Phrase { phrase("routine.run.done.title.skipped") }
    func routineRunErrorTitle() -> Phrase { phrase("routine.run.error.title") }
    func routineRunEventCompleted(name: String) -> Phrase { phrase("routine.run.event.completed", .text("name", name)) }
    func routineRunEventFinished(name: String, time: String) -> Phrase { phrase("routine.run.event.finished", .text("name", name), .text("time", time)) }
    func routineRunEventFinishedPart(name: String, time: String, done: String, total: Int) -> Phrase { phrase("routine.run.event.finished.part", .text("name", name), .text("time", time), .text("done", done), .number("total", number(total))) }
    func routineRunEventFinishedSkipped(name: String) -> Phrase { phrase("routine.run.event.finished.skipped", .text("name", name)) }
    func routineRunEventPaused() -> Phrase { phrase("routine.run.event.paused") }
    func routineRunEventResumed() -> Phrase { phrase("routine.run.event.resumed") }
    func routineRunEventSkipped(name: String) -> Phrase { phrase("routine.run.event.skipped", .text("name", name)) }
    func routineRunEventTimerStarted(name: String) -> Phrase { phrase("routine.run.event.timerStarted", .text("name", name)) }
    func routineRunEventTimerStopped(name: String, time: String) -> Phrase { phrase("routine.run.event.timerStopped", .text("name", name), .text("time", time)) }
    func routineRunInterval(step: String, steps: String, round: String, rounds: String) -> Phrase { phrase("routine.run.interval", .text("step", step), .text("steps", steps), .text("round", round), .text("rounds", rounds)) }
    func routineRunIntervalName() -> Phrase { phrase("routine.run.interval.name") }
    func routineRunLoading() -> Phrase { phrase("routine.run.loading") }
    func routineRunLogMinutes(count: Int) -> Phrase { phrase("routine.run.log.minutes", .number("count", number(count))) }
    func routineRunLogSeconds(count: Int) -> Phrase { phrase("routine.run.log.seconds", .number("count", number(count))) }
    func routineRunMeasurement() -> Phrase { phrase("routine.run.measurement") }
    func routineRunMoodExcellent() -> Phrase { phrase("routine.run.mood.excellent") }
    func routineRunMoodGood() -> Phrase { phrase("routine.run.mood.good") }
    func routineRunMoodOkay() -> Phrase { phrase("routine.run.mood.okay") }
    func routineRunMoodTerrible() -> Phrase { phrase("routine.run.mood.terrible") }
    func routineRunMoodTired() -> Phrase { phrase("routine.run.mood.tired") }
    func routineRunNext() -> Phrase { phrase("routine.run.next") }
    func routineRunNextHint() -> Phrase { phrase("routine.run.next.hint") }
    func routineRunNone() -> Phrase { phrase("routine.run.none") }
    func routineRunNoteMinutes(count: Int) -> Phrase { phrase("routine.run.note.minutes", .number("count", number(count))) }
    func routineRunNoteSeconds(count: Int) -> Phrase { phrase("routine.run.note.seconds", .number("count", number(count))) }
    func routineRunNoteStopped() -> Phrase { phrase("routine.run.note.stopped") }
    func routineRunOpen() -> Phrase { phrase("routine.run.open") }
    func routineRunOpenLabel(name: String) -> Phrase { phrase("routine.run.open.label", .text("name", name)) }
    func routineRunOption(name: String, count: Int) -> Phrase { phrase("routine.run.option", .text("name", name), .number("count", number(count))) }
    func routineRunPause() -> Phrase { phrase("routine.run.pause") }
    func routineRunPauseLabel(name: String) -> Phrase { phrase("routine.run.pause.label", .text("name", name)) }
    func routineRunPauseRoutine() -> Phrase { phrase("routine.run.pauseRoutine") }
    func routineRunPausedText() -> Phrase { phrase("routine.run.paused.text") }
    func routineRunPausedTitle() -> Phrase { phrase("routine.run.paused.title") }
    func routineRunPrevious() -> Phrase { phrase("routine.run.previous") }
    func routineRunPreviousHint() -> Phrase { phrase("routine.run.previous.hint") }
    func routineRunProgress(done: String, total: String) -> Phrase { phrase("routine.run.progress", .text("done", done), .text("total", total)) }
    func routineRunProgressLabel(done: String, total: Int) -> Phrase { phrase("routine.run.progress.label", .text("done", done), .number("total", number(total))) }
    func routineRunProgressLabelSkipped(done: String, total: Int, skipped: Int) -> Phrase { phrase("routine.run.progress.label.skipped", .text("done", done), .number("total", number(total)), .number("skipped", number(skipped))) }
    func routineRunProgressSkipped(done: String, total: String, skipped: Int) -> Phrase { phrase("routine.run.progress.skipped", .text("done", done), .text("total", total), .number("skipped", number(skipped))) }
    func routineRunResume() -> Phrase { phrase("routine.run.resume") }
    func routineRunResumeLabel(name: String) -> Phrase { phrase("routine.run.resume.label", .text("name", name)) }
    func routineRunSkip() -> Phrase { phrase("routine.run.skip") }
    func routineRunSkipHint() -> Phrase { phrase("routine.run.skip.hint") }
    func routineRunSkipLabel(name: String) -> Phrase { phrase("routine.run.skip.label", .text("name", name)) }
    func routineRunSkipped() -> Phrase { phrase("routine.run.skipped") }
    func routineRunStart() -> Phrase { phrase("routine.run.start") }
    func routineRunStartLabel(name: String) -> Phrase { phrase("routine.run.start.label", .text("name", name)) }
    func routineRunStop() -> Phrase { phrase("routine.run.stop") }
    func routineRunStopHint() -> Phrase { phrase("routine.run.stop.hint") }
    func routineRunStopLabel(name: String) -> Phrase { phrase("routine.run.stop.label", .text("name", name)) }
    func routineRunTimeName() -> Phrase { phrase("routine.run.time.name") }
    func routineRunTimer() -> Phrase { phrase("routine.run.timer") }
    func routineRunTitle() -> Phrase { phrase("routine.run.title") }
    func routineSettingsAbout() -> Phrase { phrase("routine.settings.about") }
    func routineSettingsAboutApp(app: String) -> Phrase { phrase("routine.settings.about.app", .text("app", app)) }
    func routineSettingsAboutDetail() -> Phrase { phrase("routine.settings.about.detail") }
    func routineSettingsAppearanceDetail() -> Phrase { phrase("routine.settings.appearance.detail") }
    func routineSettingsAppearanceValue(accent: String, mode: String) -> Phrase { phrase("routine.settings.appearance.value", .text("accent", accent), .text("mode", mode)) }
    func routineSettingsContext() -> Phrase { phrase("routine.settings.context") }
    func routineSettingsCoverage() -> Phrase { phrase("routine.settings.coverage") }
    func routineSettingsCoverageDetail() -> Phrase { phrase("routine.settings.coverage.detail") }
    func routineSettingsData() -> Phrase { phrase("routine.settings.data") }
    func routineSettingsDataExport() -> Phrase { phrase("routine.settings.data.export") }
    func routineSettingsDataExportDetail() -> Phrase { phrase("routine.settings.data.export.detail") }
    func routineSettingsDataImport() -> Phrase { phrase("routine.settings.data.import") }
    func routineSettingsDataImportDetail() -> Phrase { phrase("routine.settings.data.import.detail") }
    func routineSettingsDays() -> Phrase { phrase("routine.settings.days") }
    func routineSettingsDaysDetail() -> Phrase { phrase("routine.settings.days.detail") }
    func routineSettingsErrorTitle() -> Phrase { phrase("routine.settings.error.title") }
    func routineSettingsHaptics() -> Phrase { phrase("routine.settings.haptics") }
    func routineSettingsHapticsDetail() -> Phrase { phrase("routine.settings.haptics.detail") }
    func routineSettingsLoading() -> Phrase { phrase("routine.settings.loading") }
    func routineSettingsModes() -> Phrase { phrase("routine.settings.modes") }
    func routineSettingsModesDetail() -> Phrase { phrase("routine.settings.modes.detail") }
    func routineSettingsOpen(name: String) -> Phrase { phrase("routine.settings.open", .text("name", name)) }
    func routineSettingsPlaces() -> Phrase { phrase("routine.settings.places") }
    func routineSettingsPlacesDetail() -> Phrase { phrase("routine.settings.places.detail") }
    func routineSettingsSlots() -> Phrase { phrase("routine.settings.slots") }
    func routineSettingsSlotsDetail() -> Phrase { phrase("routine.settings.slots.detail") }
    func routineSettingsSmart() -> Phrase { phrase("routine.settings.smart") }
    func routineSettingsSnippets() -> Phrase { phrase("routine.settings.snippets") }
    func routineSettingsSnippetsDetail() -> Phrase { phrase("routine.settings.snippets.detail") }
    func routineSettingsSnippetsManage() -> Phrase { phrase("routine.settings.snippets.manage") }
    func routineSettingsSound() -> Phrase { phrase("routine.settings.sound") }
    func routineSettingsTimerSound() -> Phrase { phrase("routine.settings.timerSound") }
    func routineSettingsTimerSoundDetail() -> Phrase { phrase("routine.settings.timerSound.detail") }
    func routineSettingsTitle() -> Phrase { phrase("routine.settings.title") }
    func routineSlotAfternoon() -> Phrase { phrase("routine.slot.afternoon") }
    func routineSlotEarlyMorning() -> Phrase { phrase("routine.slot.earlyMorning") }
    func routineSlotEvening() -> Phrase { phrase("routine.slot.evening") }
    func routineSlotLateMorning() -> Phrase { phrase("routine.slot.lateMorning") }
    func routineSlotMorning() -> Phrase { phrase("routine.slot.morning") }
    func routineSlotNight() -> Phrase { phrase("routine.slot.night") }
    func routineStepDelete() -> Phrase { phrase("routine.step.delete") }
    func routineStepEdit() -> Phrase { phrase("routine.step.edit") }
    func routineStepHint() -> Phrase { phrase("routine.step.hint") }
    func routineStepKindAction() -> Phrase { phrase("routine.step.kind.action") }
    func routineStepKindCounter() -> Phrase { phrase("routine.step.kind.counter") }
    func routineStepKindMeasurement() -> Phrase { phrase("routine.step.kind.measurement") }
    func routineStepKindQuestion() -> Phrase { phrase("routine.step.kind.question") }
    func routineStepKindRoutine() -> Phrase { phrase("routine.step.kind.routine") }
    func routineStepKindSequence() -> Phrase { phrase("routine.step.kind.sequence") }
    func routineStepKindTask() -> Phrase { phrase("routine.step.kind.task") }
    func routineStepKindTimer() -> Phrase { phrase("routine.step.kind.timer") }
    func routineStepKindTracking() -> Phrase { phrase("routine.step.kind.tracking") }
    func routineStepLacking(type: String, lack: String) -> Phrase { phrase("routine.step.lacking", .text("type", type), .text("lack", lack)) }
    func routineStepLacksAnswers() -> Phrase { phrase("routine.step.lacks.answers") }
    func routineStepLacksLength() -> Phrase { phrase("routine.step.lacks.length") }
    func routineStepLacksTarget() -> Phrase { phrase("routine.step.lacks.target") }
    func routineStepMissing() -> Phrase { phrase("routine.step.missing") }
    func routineStepMissingText() -> Phrase { phrase("routine.step.missing.text") }
    func routineStepMoveDown() -> Phrase { phrase("routine.step.moveDown") }
    func routineStepMoveUp() -> Phrase { phrase("routine.step.moveUp") }
    func routineStepOpen(name: String) -> Phrase { phrase("routine.step.open", .text("name", name)) }
    func routineStepReorder() -> Phrase { phrase("routine.step.reorder") }
    func routineStepValue(type: String, duration: String) -> Phrase { phrase("routine.step.value", .text("type", type), .text("duration", duration)) }
    func routineStreaksBar(count: Int) -> Phrase { phrase("routine.streaks.bar", .number("count", number(count))) }
    func routineStreaksBarCount(done: String, target: String) -> Phrase { phrase("routine.streaks.bar.count", .text("done", done), .text("target", target)) }
    func routineStreaksBarCountOver(done: String, target: String) -> Phrase { phrase("routine.streaks.bar.count.over", .text("done", done), .text("target", target)) }
    func routineStreaksBarLabelMet(week: String, done: Int, target: String) -> Phrase { phrase("routine.streaks.bar.label.met", .text("week", week), .number("done", number(done)), .text("target", target)) }
    func routineStreaksBarLabelMissed(week: String, done: Int, target: String) -> Phrase { phrase("routine.streaks.bar.label.missed", .text("week", week), .number("done", number(done)), .text("target", target)) }
    func routineStreaksBarMet() -> Phrase { phrase("routine.streaks.bar.met") }
    func routineStreaksBarMissed() -> Phrase { phrase("routine.streaks.bar.missed") }
    func routineStreaksChartEmpty() -> Phrase { phrase("routine.streaks.chart.empty") }
    func routineStreaksChartSummary(count: Int, weeks: Int, current: String) -> Phrase { phrase("routine.streaks.chart.summary", .number("count", number(count)), .number("weeks", number(weeks)), .text("current", current)) }
    func routineStreaksChartThisWeek() -> Phrase { phrase("routine.streaks.chart.thisWeek") }
    func routineStreaksChartTitle() -> Phrase { phrase("routine.streaks.chart.title") }
    func routineStreaksChartWeek() -> Phrase { phrase("routine.streaks.chart.week") }
    func routineStreaksDayAhead() -> Phrase { phrase("routine.streaks.day.ahead") }
    func routineStreaksDayCompleted(count: Int) -> Phrase { phrase("routine.streaks.day.completed", .number("count", number(count))) }
    func routineStreaksDayCompletedToday(count: Int) -> Phrase { phrase("routine.streaks.day.completedToday", .number("count", number(count))) }
    func routineStreaksDayNone() -> Phrase { phrase("routine.streaks.day.none") }
    func routineStreaksDayNoneToday() -> Phrase { phrase("routine.streaks.day.noneToday") }
    func routineStreaksEmptyText() -> Phrase { phrase("routine.streaks.empty.text") }
    func routineStreaksEmptyTitle() -> Phrase { phrase("routine.streaks.empty.title") }
    func routineStreaksErrorTitle() -> Phrase { phrase("routine.streaks.error.title") }
    func routineStreaksLoading() -> Phrase { phrase("routine.streaks.loading") }
    func routineStreaksMore(count: Int) -> Phrase { phrase("routine.streaks.more", .number("count", number(count))) }
    func routineStreaksPrevious() -> Phrase { phrase("routine.streaks.previous") }
    func routineStreaksTarget(count: Int) -> Phrase { phrase("routine.streaks.target", .number("count", number(count))) }
    func routineStreaksTitle() -> Phrase { phrase("routine.streaks.title") }
    func routineStreaksWeek(done: String, target: String) -> Phrase { phrase("routine.streaks.week", .text("done", done), .text("target", target)) }
    func routineStreaksWeekOver(done: String, target: String) -> Phrase { phrase("routine.streaks.week.over", .text("done", done), .text("target", target)) }
    func routineStreaksWeekValue(done: Int, target: String) -> Phrase { phrase("routine.streaks.week.value", .number("done", number(done)), .text("target", target)) }
    func routineStreaksWeeks(count: Int) -> Phrase { phrase("routine.streaks.weeks", .number("count", number(count))) }
    func routineSummary(habits: Int, minutes: Int) -> Phrase { phrase("routine.summary", .number("habits", number(habits)), .number("minutes", number(minutes))) }
    func routineSummaryLong(habits: Int, time: String) -> Phrase { phrase("routine.summary.long", .number("habits", number(habits)), .text("time", time)) }
    func routineTileContext() -> Phrase { phrase("routine.tile.context") }
    func routineTileDelete() -> Phrase { phrase("routine.tile.delete") }
    func routineTileDeleteConfirm() -> Phrase { phrase("routine.tile.delete.confirm") }
    func routineTileDeleteMessage(name: String) -> Phrase { phrase("routine.tile.delete.message", .text("name", name)) }
    func routineTileEdit() -> Phrase { phrase("routine.tile.edit") }
    func routineTileHabits() -> Phrase { phrase("routine.tile.habits") }
    func routineTileHint() -> Phrase { phrase("routine.tile.hint") }
    func routineTileMatched() -> Phrase { phrase("routine.tile.matched") }
    func routineTileSelect(name: String) -> Phrase { phrase("routine.tile.select", .text("name", name)) }
    func routineTileStart(name: String) -> Phrase { phrase("routine.tile.start", .text("name", name)) }
    func routineWidgetErrorTitle() -> Phrase { phrase("routine.widget.error.title") }
    func routineWidgetHabits(count: Int) -> Phrase { phrase("routine.widget.habits", .number("count", number(count))) }
    func routineWidgetLoading() -> Phrase { phrase("routine.widget.loading") }
    func routineWidgetOpen(app: String) -> Phrase { phrase("routine.widget.open", .text("app", app)) }
    func routineWidgetOpenHint() -> Phrase { phrase("routine.widget.open.hint") }
    func routineWidgetPausedAction() -> Phrase { phrase("routine.widget.paused.action") }
    func routineWidgetPausedEmpty() -> Phrase { phrase("routine.widget.paused.empty") }
    func routineWidgetPausedHint() -> Phrase { phrase("routine.widget.paused.hint") }
    func routineWidgetPausedLabel(name: String) -> Phrase { phrase("routine.widget.paused.label", .text("name", name)) }
    func routineWidgetPausedStep(step: String, steps: String) -> Phrase { phrase("routine.widget.paused.step", .text("step", step), .text("steps", steps)) }
    func routineWidgetPausedStepSkipped(step: String, steps: String, skipped: Int) -> Phrase { phrase("routine.widget.paused.step.skipped", .text("step", step), .text("steps", steps), .number("skipped", number(skipped))) }
    func routineWidgetPausedTitle() -> Phrase { phrase("routine.widget.paused.title") }
    func routineWidgetStreaksAction() -> Phrase { phrase("routine.widget.streaks.action") }
    func routineWidgetStreaksHint() -> Phrase { phrase("routine.widget.streaks.hint") }
    func routineWidgetStreaksLabel(name: String) -> Phrase { phrase("routine.widget.streaks.label", .text("name", name)) }
    func routineWidgetStreaksRow(name: String, weeks: String, current: String) -> Phrase { phrase("routine.widget.streaks.row", .text("name", name), .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksTitle() -> Phrase { phrase("routine.widget.streaks.title") }
    func routineWidgetStreaksTop() -> Phrase { phrase("routine.widget.streaks.top") }
    func routineWidgetStreaksValue(weeks: String, current: String) -> Phrase { phrase("routine.widget.streaks.value", .text("weeks", weeks), .text("current", current)) }
    func routineWidgetStreaksWeek(done: String, target: Int) -> Phrase { phrase("routine.widget.streaks.week", .text("done", done), .number("target", number(target))) }
    func routineWidgetStreaksWeekOver(done: Int, target: String) -> Phrase { phrase("routine.widget.streaks.week.over", .number("done", number(done)), .text("target", target)) }
    func routineWidgetStreaksWeeks(count: Int) -> Phrase { phrase("routine.widget.streaks.weeks", .number("count", number(count))) }
    func routineWidgetTitle() -> Phrase { phrase("routine.widget.title") }
    func routineWidgetTopAction() -> Phrase { phrase("routine.widget.top.action") }
    func routineWidgetTopEmpty() -> Phrase { phrase("routine.widget.top.empty") }
    func routineWidgetTopHint() -> Phrase { phrase("routine.widget.top.hint") }
    func routineWidgetTopLabel(name: String) -> Phrase { phrase("routine.widget.top.label", .text("name", name)) }
    func routineWidgetTopTitle() -> Phrase { phrase("routine.widget.top.title") }
    func saveFailed() -> Phrase { phrase("save.failed") }
    func screenErrorTitle() -> Phrase { phrase("screen.error.title") }
    func screenLoading() -> Phrase { phrase("screen.loading") }
    func settingsDetailName() -> Phrase { phrase("settings.detail.name") }
    func shareButton() -> Phrase { phrase("share.button") }
    func shareButtonLabel() -> Phrase { phrase("share.button.label") }
    func shareCardGoal() -> Phrase { phrase("share.card.goal") }
    func shareCardHeadline() -> Phrase { phrase("share.card.headline") }
    func shareCardLabel(theme: String) -> Phrase { phrase("share.card.label", .text("theme", theme)) }
    func shareCardLongest(count: Int) -> Phrase { phrase("share.card.longest", .number("count", number(count))) }
    func shareCardNumber(count: Int) -> Phrase { phrase("share.card.number", .number("count", number(count))) }
    func shareCardProgress(percent: String) -> Phrase { phrase("share.card.progress", .text("percent", percent)) }
    func shareCardRange(start: String, end: String) -> Phrase { phrase("share.card.range", .text("start", start), .text("end", end)) }
    func shareCardStrip(count: Int) -> Phrase { phrase("share.card.strip", .number("count", number(count))) }
    func shareCardTitle(count: Int) -> Phrase { phrase("share.card.title", .number("count", number(count))) }
    func shareComposing() -> Phrase { phrase("share.composing") }
    func shareFailedMessage() -> Phrase { phrase("share.failed.message") }
    func shareFailedTitle() -> Phrase { phrase("share.failed.title") }
    func shareLoading() -> Phrase { phrase("share.loading") }
    func shareNone() -> Phrase { phrase("share.none") }
    func shareOptionCalendarStrip() -> Phrase { phrase("share.option.calendarStrip") }
    func shareOptionLongestStreak() -> Phrase { phrase("share.option.longestStreak") }
    func shareOptionMessage() -> Phrase { phrase("share.option.message") }
    func shareOptionMessageTooLong(limit: Int) -> Phrase { phrase("share.option.message.tooLong", .number("limit", number(limit))) }
    func shareOptionName() -> Phrase { phrase("share.option.name") }
    func shareOptionOptional() -> Phrase { phrase("share.option.optional") }
    func shareOptionProgress() -> Phrase { phrase("share.option.progress") }
    func shareOptionTheme() -> Phrase { phrase("share.option.theme") }
    func shareSectionCustomize() -> Phrase { phrase("share.section.customize") }
    func shareShared() -> Phrase { phrase("share.shared") }
    func shareSubject(app: String) -> Phrase { phrase("share.subject", .text("app", app)) }
    func shareSubjectNamed(name: String, app: String) -> Phrase { phrase("share.subject.named", .text("name", name), .text("app", app)) }
    func shareThemeDark() -> Phrase { phrase("share.theme.dark") }
    func shareThemeEmeraldTeal() -> Phrase { phrase("share.theme.emeraldTeal") }
    func shareThemeLight() -> Phrase { phrase("share.theme.light") }
    func shareThemeTierColor() -> Phrase { phrase("share.theme.tierColor") }
    func shareTitle() -> Phrase { phrase("share.title") }
    func stateOff() -> Phrase { phrase("state.off") }
    func stateOn() -> Phrase { phrase("state.on") }
    func streakAtRiskMessage() -> Phrase { phrase("streak.atRisk.message") }
    func streakBadgeBest() -> Phrase { phrase("streak.badge.best") }
    func streakBadgeCurrent() -> Phrase { phrase("streak.badge.current") }
    func streakBadgeLabel(name: String, count: Int) -> Phrase { phrase("streak.badge.label", .text("name", name), .number("count", number(count))) }
    func streakBadgeMilestoneLabel(name: String, count: Int) -> Phrase { phrase("streak.badge.milestoneLabel", .text("name", name), .number("count", number(count))) }
    func streakBadgeUnnamedLabel(count: Int) -> Phrase { phrase("streak.badge.unnamedLabel", .number("count", number(count))) }
    func streakBadgeUnnamedMilestoneLabel(count: Int) -> Phrase { phrase("streak.badge.unnamedMilestoneLabel", .number("count", number(count))) }
    func streakBest(count: Int) -> Phrase { phrase("streak.best", .number("count", number(count))) }
    func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase { phrase("streak.counter.atRiskValue", .number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)) }
    func streakCounterFirstAtRisk(count: Int, countdown: String) -> Phrase { phrase("streak.counter.first.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    func streakCounterHint() -> Phrase { phrase("streak.counter.hint") }
    func streakCounterLabel() -> Phrase { phrase("streak.counter.label") }
    func streakCounterNamedLabel(name: String) -> Phrase { phrase("streak.counter.namedLabel", .text("name", name)) }
    func streakCounterNone() -> Phrase { phrase("streak.counter.none") }
    func streakCounterPersonalBest(count: Int) -> Phrase { phrase("streak.counter.personalBest", .number("count", number(count))) }
    func streakCounterPersonalBestAtRisk(count: Int, countdown: String) -> Phrase { phrase("streak.counter.personalBest.atRisk", .number("count", number(count)), .text("countdown", countdown)) }
    func streakCounterValue(count: Int, best: Int) -> Phrase { phrase("streak.counter.value", .number("count", number(count)), .number("best", number(best))) }
    func streakDays(count: Int) -> Phrase { phrase("streak.days", .number("count", number(count))) }
    func streakErrorTitle() -> Phrase { phrase("streak.error.title") }
    func streakLoading() -> Phrase { phrase("streak.loading") }
    func streakMessageAnother() -> Phrase { phrase("streak.message.another") }
    func streakMessageBroken(count: Int) -> Phrase { phrase("streak.message.broken", .number("count", number(count))) }
    func streakMessageBrokenTitle() -> Phrase { phrase("streak.message.broken.title") }
    func streakMessageBrokenEarly() -> Phrase { phrase("streak.message.brokenEarly") }
    func streakMessageConsistent() -> Phrase { phrase("streak.message.consistent") }
    func streakMessageMilestone(count: Int) -> Phrase { phrase("streak.message.milestone", .number("count", number(count))) }
    func streakMessageName() -> Phrase { phrase("streak.message.name") }
    func streakMessageNever() -> Phrase { phrase("streak.message.never") }
    func streakMessageStarted() -> Phrase { phrase("streak.message.started") }
    func streakMessageSteady() -> Phrase { phrase("streak.message.steady") }
    func streakMessageStrong(count: Int) -> Phrase { phrase("streak.message.strong", .number("count", number(count))) }
    func streakMessageStrongTitle() -> Phrase { phrase("streak.message.strong.title") }
    func streakMilestoneAnnouncement(count: Int) -> Phrase { phrase("streak.milestone.announcement", .number("count", number(count))) }
    func streakMilestoneTitle(count: Int) -> Phrase { phrase("streak.milestone.title", .number("count", number(count))) }
    func streakNextDetail(preview: String, requirement: String) -> Phrase { phrase("streak.next.detail", .text("preview", preview), .text("requirement", requirement)) }
    func streakNextName() -> Phrase { phrase("streak.next.name") }
    func streakNextNone() -> Phrase { phrase("streak.next.none") }
    func streakNextPreview(remaining: Int, milestone: Int) -> Phrase { phrase("streak.next.preview", .number("remaining", number(remaining)), .number("milestone", number(milestone))) }
    func streakNextRequirement(date: String) -> Phrase { phrase("streak.next.requirement", .text("date", date)) }
    func streakPersonalBest() -> Phrase { phrase("streak.personalBest") }
    func streakTitle() -> Phrase { phrase("streak.title") }
    func symbolBookFill() -> Phrase { phrase("symbol.book.fill") }
    func symbolDropFill() -> Phrase { phrase("symbol.drop.fill") }
    func symbolDumbbellFill() -> Phrase { phrase("symbol.dumbbell.fill") }
    func symbolFigureRun() -> Phrase { phrase("symbol.figure.run") }
    func symbolForkKnife() -> Phrase { phrase("symbol.fork.knife") }
    func symbolGraduationcapFill() -> Phrase { phrase("symbol.graduationcap.fill") }
    func symbolHeartFill() -> Phrase { phrase("symbol.heart.fill") }
    func symbolLeafFill() -> Phrase { phrase("symbol.leaf.fill") }
    func symbolMoonFill() -> Phrase { phrase("symbol.moon.fill") }
    func symbolMusicNote() -> Phrase { phrase("symbol.music.note") }
    func symbolPaintbrushFill() -> Phrase { phrase("symbol.paintbrush.fill") }
    func symbolStarFill() -> Phrase { phrase("symbol.star.fill") }
    func syncChecking() -> Phrase { phrase("sync.checking") }
    func syncDetails() -> Phrase { phrase("sync.details") }
    func syncError() -> Phrase { phrase("sync.error") }
    func syncHint() -> Phrase { phrase("sync.hint") }
    func syncNoAccount() -> Phrase { phrase("sync.noAccount") }
    func syncOffline() -> Phrase { phrase("sync.offline") }
    func syncOk() -> Phrase { phrase("sync.ok") }
    func syncOpenSettings() -> Phrase { phrase("sync.openSettings") }
    func syncRetry() -> Phrase { phrase("sync.retry") }
    func syncSynced() -> Phrase { phrase("sync.synced") }
    func syncSyncing() -> Phrase { phrase("sync.syncing") }
    func syncTroubleFailed() -> Phrase { phrase("sync.trouble.failed") }
    func syncTroubleNotSignedIn() -> Phrase { phrase("sync.trouble.notSignedIn") }
    func syncTroubleRestricted() -> Phrase { phrase("sync.trouble.restricted") }
    func syncTroubleUnavailable() -> Phrase { phrase("sync.trouble.unavailable") }
    func timeValue(time: String) -> Phrase { phrase("time.value", .text("time", time)) }
    func timerElapsed(time: String) -> Phrase { phrase("timer.elapsed", .text("time", time)) }
    func timerPausedElapsed(time: String) -> Phrase { phrase("timer.paused.elapsed", .text("time", time)) }
    func timerPausedRemaining(time: String) -> Phrase { phrase("timer.paused.remaining", .text("time", time)) }
    func timerReady(time: String) -> Phrase { phrase("timer.ready", .text("time", time)) }
    func timerReadyOpen() -> Phrase { phrase("timer.ready.open") }
    func timerRemaining(time: String) -> Phrase { phrase("timer.remaining", .text("time", time)) }
    func toastAction(action: String) -> Phrase { phrase("toast.action", .text("action", action)) }
    func toastDismiss() -> Phrase { phrase("toast.dismiss") }
    func toastDismissHint() -> Phrase { phrase("toast.dismiss.hint") }
    func toastKindError() -> Phrase { phrase("toast.kind.error") }
    func toastKindInfo() -> Phrase { phrase("toast.kind.info") }
    func toastKindSuccess() -> Phrase { phrase("toast.kind.success") }
    func toastKindWarning() -> Phrase { phrase("toast.kind.warning") }
    func toastMessage(kind: String, message: String) -> Phrase { phrase("toast.message", .text("kind", kind), .text("message", message)) }
    func toastMessageAction(kind: String, message: String, action: String) -> Phrase { phrase("toast.message.action", .text("kind", kind), .text("message", message), .text("action", action)) }
    func toastUndo() -> Phrase { phrase("toast.undo") }
    func unitWeightKilogramsLong(value: NumberText) -> Phrase { phrase("unit.weight.kilograms.long", .number("value", value)) }
    func unitWeightKilogramsName() -> Phrase { phrase("unit.weight.kilograms.name") }
    func unitWeightKilogramsShort(value: NumberText) -> Phrase { phrase("unit.weight.kilograms.short", .number("value", value)) }
    func unitWeightPoundsLong(value: NumberText) -> Phrase { phrase("unit.weight.pounds.long", .number("value", value)) }
    func unitWeightPoundsName() -> Phrase { phrase("unit.weight.pounds.name") }
    func unitWeightPoundsShort(value: NumberText) -> Phrase { phrase("unit.weight.pounds.short", .number("value", value)) }
    func weightBannerLabel() -> Phrase { phrase("weight.banner.label") }
    func weightBannerText() -> Phrase { phrase("weight.banner.text") }
    func weightBannerTitle() -> Phrase { phrase("weight.banner.title") }
    func weightCelebrationContinue() -> Phrase { phrase("weight.celebration.continue") }
    func weightCelebrationContinueHint() -> Phrase { phrase("weight.celebration.continue.hint") }
    func weightCelebrationPage() -> Phrase { phrase("weight.celebration.page") }
    func weightCelebrationShare() -> Phrase { phrase("weight.celebration.share") }
    func weightCelebrationShareHint() -> Phrase { phrase("weight.celebration.share.hint") }
    func weightCelebrationShareLabel() -> Phrase { phrase("weight.celebration.share.label") }
    func weightCelebrationText() -> Phrase { phrase("weight.celebration.text") }
    func weightCelebrationTitle() -> Phrase { phrase("weight.celebration.title") }
    func weightChangeUnknown(days: Int) -> Phrase { phrase("weight.change.unknown", .number("days", number(days))) }
    func weightChartAll() -> Phrase { phrase("weight.chart.all") }
    func weightChartAxisWeight(unit: String) -> Phrase { phrase("weight.chart.axis.weight", .text("unit", unit)) }
    func weightChartAxisWhen() -> Phrase { phrase("weight.chart.axis.when") }
    func weightChartEmptyPeriod() -> Phrase { phrase("weight.chart.empty.period") }
    func weightChartEmptyText() -> Phrase { phrase("weight.chart.empty.text") }
    func weightChartEmptyTitle() -> Phrase { phrase("weight.chart.empty.title") }
    func weightChartEntries() -> Phrase { phrase("weight.chart.entries") }
    func weightChartEntry() -> Phrase { phrase("weight.chart.entry") }
    func weightChartGoal(goal: NumberText) -> Phrase { phrase("weight.chart.goal", .number("goal", goal)) }
    func weightChartHalfYear() -> Phrase { phrase("weight.chart.halfYear") }
    func weightChartMonth() -> Phrase { phrase("weight.chart.month") }
    func weightChartName() -> Phrase { phrase("weight.chart.name") }
    func weightChartPredicted() -> Phrase { phrase("weight.chart.predicted") }
    func weightChartQuarter() -> Phrase { phrase("weight.chart.quarter") }
    func weightChartSummaryDown(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { phrase("weight.chart.summary.down", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryNone() -> Phrase { phrase("weight.chart.summary.none") }
    func weightChartSummarySame(weight: NumberText, days: Int, count: Int) -> Phrase { phrase("weight.chart.summary.same", .number("weight", weight), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryStable(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { phrase("weight.chart.summary.stable", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartSummaryUp(first: NumberText, last: NumberText, days: Int, count: Int) -> Phrase { phrase("weight.chart.summary.up", .number("first", first), .number("last", last), .number("days", number(days)), .number("count", number(count))) }
    func weightChartTitle() -> Phrase { phrase("weight.chart.title") }
    func weightChartTrend() -> Phrase { phrase("weight.chart.trend") }
    func weightChartWeek() -> Phrase { phrase("weight.chart.week") }
    func weightChartYear() -> Phrase { phrase("weight.chart.year") }
    func weightDashboardTitle() -> Phrase { phrase("weight.dashboard.title") }
    func weightEmptyButton() -> Phrase { phrase("weight.empty.button") }
    func weightEmptyText() -> Phrase { phrase("weight.empty.text") }
    func weightEmptyTitle() -> Phrase { phrase("weight.empty.title") }
    func weightHeroChangeDown(change: NumberText, days: Int) -> Phrase { phrase("weight.hero.change.down", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeNone(days: Int) -> Phrase { phrase("weight.hero.change.none", .number("days", number(days))) }
    func weightHeroChangeStableDown(change: NumberText, days: Int) -> Phrase { phrase("weight.hero.change.stable.down", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeStableUp(change: NumberText, days: Int) -> Phrase { phrase("weight.hero.change.stable.up", .number("change", change), .number("days", number(days))) }
    func weightHeroChangeUp(change: NumberText, days: Int) -> Phrase { phrase("weight.hero.change.up", .number("change", change), .number("days", number(days))) }
    func weightHeroFat(fat: NumberText) -> Phrase { phrase("weight.hero.fat", .number("fat", fat)) }
    func weightHeroLabelAll(weight: String, change: String, fat: String) -> Phrase { phrase("weight.hero.label.all", .text("weight", weight), .text("change", change), .text("fat", fat)) }
    func weightHeroLabelChange(weight: String, change: String) -> Phrase { phrase("weight.hero.label.change", .text("weight", weight), .text("change", change)) }
    func weightHeroTitle() -> Phrase { phrase("weight.hero.title") }
    func weightHistoryEmpty() -> Phrase { phrase("weight.history.empty") }
    func weightHistoryRow(milestone: String, date: String) -> Phrase { phrase("weight.history.row", .text("milestone", milestone), .text("date", date)) }
    func weightHistoryRowUndated(milestone: String) -> Phrase { phrase("weight.history.row.undated", .text("milestone", milestone)) }
    func weightHistoryTitle() -> Phrase { phrase("weight.history.title") }
    func weightLogbookColumnAverage() -> Phrase { phrase("weight.logbook.column.average") }
    func weightLogbookColumnNotes() -> Phrase { phrase("weight.logbook.column.notes") }
    func weightLogbookColumnRate() -> Phrase { phrase("weight.logbook.column.rate") }
    func weightLogbookColumnWeight() -> Phrase { phrase("weight.logbook.column.weight") }
    func weightLogbookDelete() -> Phrase { phrase("weight.logbook.delete") }
    func weightLogbookDeleted(count: Int) -> Phrase { phrase("weight.logbook.deleted", .number("count", number(count))) }
    func weightLogbookDeletedFailed(count: Int) -> Phrase { phrase("weight.logbook.deleted.failed", .number("count", number(count))) }
    func weightLogbookEarlier() -> Phrase { phrase("weight.logbook.earlier") }
    func weightLogbookEdit() -> Phrase { phrase("weight.logbook.edit") }
    func weightLogbookEmptyButton() -> Phrase { phrase("weight.logbook.empty.button") }
    func weightLogbookEmptyText() -> Phrase { phrase("weight.logbook.empty.text") }
    func weightLogbookEmptyTitle() -> Phrase { phrase("weight.logbook.empty.title") }
    func weightLogbookFilter() -> Phrase { phrase("weight.logbook.filter") }
    func weightLogbookFilterClear() -> Phrase { phrase("weight.logbook.filter.clear") }
    func weightLogbookFilterDays() -> Phrase { phrase("weight.logbook.filter.days") }
    func weightLogbookFilterDaysClear() -> Phrase { phrase("weight.logbook.filter.days.clear") }
    func weightLogbookFilterHint() -> Phrase { phrase("weight.logbook.filter.hint") }
    func weightLogbookFilterHintActive() -> Phrase { phrase("weight.logbook.filter.hint.active") }
    func weightLogbookFilterHintExpanded() -> Phrase { phrase("weight.logbook.filter.hint.expanded") }
    func weightLogbookFilterMilestones() -> Phrase { phrase("weight.logbook.filter.milestones") }
    func weightLogbookFilterNotes() -> Phrase { phrase("weight.logbook.filter.notes") }
    func weightLogbookFilterTitle() -> Phrase { phrase("weight.logbook.filter.title") }
    func weightLogbookLater() -> Phrase { phrase("weight.logbook.later") }
    func weightLogbookNoneText() -> Phrase { phrase("weight.logbook.none.text") }
    func weightLogbookNoneTitle() -> Phrase { phrase("weight.logbook.none.title") }
    func weightLogbookRateDown(amount: NumberText, days: Int) -> Phrase { phrase("weight.logbook.rate.down", .number("amount", amount), .number("days", number(days))) }
    func weightLogbookRateStable(days: Int) -> Phrase { phrase("weight.logbook.rate.stable", .number("days", number(days))) }
    func weightLogbookRateUp(amount: NumberText, days: Int) -> Phrase { phrase("weight.logbook.rate.up", .number("amount", amount), .number("days", number(days))) }
    func weightLogbookRow(date: String, weight: String, average: String) -> Phrase { phrase("weight.logbook.row", .text("date", date), .text("weight", weight), .text("average", average)) }
    func weightLogbookRowAll(date: String, weight: String, average: String, rate: String) -> Phrase { phrase("weight.logbook.row.all", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }
    func weightLogbookRowHint() -> Phrase { phrase("weight.logbook.row.hint") }
    func weightLogbookRowNote(date: String, weight: String, average: String) -> Phrase { phrase("weight.logbook.row.note", .text("date", date), .text("weight", weight), .text("average", average)) }
    func weightLogbookRowRate(date: String, weight: String, average: String, rate: String) -> Phrase { phrase("weight.logbook.row.rate", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }
    func weightLogbookRowTime(date: String, time: String) -> Phrase { phrase("weight.logbook.row.time", .text("date", date), .text("time", time)) }
    func weightMissingPace(days: Int, weeks: Int) -> Phrase { phrase("weight.missing.pace", .number("days", number(days)), .number("weeks", number(weeks))) }
    func weightMissingPaceTimes(count: Int) -> Phrase { phrase("weight.missing.pace.times", .number("count", number(count))) }
    func weightPredictionAtGoalDetail() -> Phrase { phrase("weight.prediction.atGoal.detail") }
    func weightPredictionAtGoalLabel() -> Phrase { phrase("weight.prediction.atGoal.label") }
    func weightPredictionAtGoalText() -> Phrase { phrase("weight.prediction.atGoal.text") }
    func weightPredictionDate(date: String) -> Phrase { phrase("weight.prediction.date", .text("date", date)) }
    func weightPredictionDays(count: Int) -> Phrase { phrase("weight.prediction.days", .number("count", number(count))) }
    func weightPredictionFew() -> Phrase { phrase("weight.prediction.few") }
    func weightPredictionGaining() -> Phrase { phrase("weight.prediction.gaining") }
    func weightPredictionGainingLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.gaining.label", .number("rate", rate)) }
    func weightPredictionGainingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { phrase("weight.prediction.gaining.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }
    func weightPredictionLosing() -> Phrase { phrase("weight.prediction.losing") }
    func weightPredictionLosingLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.losing.label", .number("rate", rate)) }
    func weightPredictionLosingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { phrase("weight.prediction.losing.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }
    func weightPredictionMissing(days: Int, weeks: Int) -> Phrase { phrase("weight.prediction.missing", .number("days", number(days)), .number("weeks", number(weeks))) }
    func weightPredictionMissingEntries(entries: Int, times: Int) -> Phrase { phrase("weight.prediction.missing.entries", .number("entries", number(entries)), .number("times", number(times))) }
    func weightPredictionMissingLabel(detail: String) -> Phrase { phrase("weight.prediction.missing.label", .text("detail", detail)) }
    func weightPredictionMissingTimes(count: Int) -> Phrase { phrase("weight.prediction.missing.times", .number("count", number(count))) }
    func weightPredictionMustGain() -> Phrase { phrase("weight.prediction.mustGain") }
    func weightPredictionMustLose() -> Phrase { phrase("weight.prediction.mustLose") }
    func weightPredictionNoGoal() -> Phrase { phrase("weight.prediction.noGoal") }
    func weightPredictionNone() -> Phrase { phrase("weight.prediction.none") }
    func weightPredictionNoneDetail() -> Phrase { phrase("weight.prediction.none.detail") }
    func weightPredictionNoneLabel() -> Phrase { phrase("weight.prediction.none.label") }
    func weightPredictionOnTrackBare(goal: NumberText, date: String) -> Phrase { phrase("weight.prediction.onTrack.bare", .number("goal", goal), .text("date", date)) }
    func weightPredictionSlow() -> Phrase { phrase("weight.prediction.slow") }
    func weightPredictionSlowDetail() -> Phrase { phrase("weight.prediction.slow.detail") }
    func weightPredictionSlowLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.slow.label", .number("rate", rate)) }
    func weightPredictionSlowLabelBare() -> Phrase { phrase("weight.prediction.slow.label.bare") }
    func weightPredictionSteady() -> Phrase { phrase("weight.prediction.steady") }
    func weightPredictionSteadyGainLabel() -> Phrase { phrase("weight.prediction.steady.gain.label") }
    func weightPredictionSteadyLoseLabel() -> Phrase { phrase("weight.prediction.steady.lose.label") }
    func weightPredictionTitle() -> Phrase { phrase("weight.prediction.title") }
    func weightPredictionTitleAlert() -> Phrase { phrase("weight.prediction.title.alert") }
    func weightPredictionTitleTracking() -> Phrase { phrase("weight.prediction.title.tracking") }
    func weightPredictionWeeks(count: Int) -> Phrase { phrase("weight.prediction.weeks", .number("count", number(count))) }
    func weightReminderMilestone(amount: NumberText, milestone: NumberText) -> Phrase { phrase("weight.reminder.milestone", .number("amount", amount), .number("milestone", milestone)) }
    func weightReminderText() -> Phrase { phrase("weight.reminder.text") }
    func weightSampleAdded() -> Phrase { phrase("weight.sample.added") }
    func weightSettingsAbout(app: String) -> Phrase { phrase("weight.settings.about", .text("app", app)) }
    func weightSettingsChart() -> Phrase { phrase("weight.settings.chart") }
    func weightSettingsChartFooter() -> Phrase { phrase("weight.settings.chart.footer") }
    func weightSettingsDanger() -> Phrase { phrase("weight.settings.danger") }
    func weightSettingsData() -> Phrase { phrase("weight.settings.data") }
    func weightSettingsDeleteAll() -> Phrase { phrase("weight.settings.deleteAll") }
    func weightSettingsDeleteAllConfirm() -> Phrase { phrase("weight.settings.deleteAll.confirm") }
    func weightSettingsDeleteAllHint(count: Int) -> Phrase { phrase("weight.settings.deleteAll.hint", .number("count", number(count))) }
    func weightSettingsDeleteAllMessage(count: Int) -> Phrase { phrase("weight.settings.deleteAll.message", .number("count", number(count))) }
    func weightSettingsDeleteAllTitle() -> Phrase { phrase("weight.settings.deleteAll.title") }
    func weightSettingsDeleted() -> Phrase { phrase("weight.settings.deleted") }
    func weightSettingsDeletedFailed() -> Phrase { phrase("weight.settings.deleted.failed") }
    func weightSettingsExport() -> Phrase { phrase("weight.settings.export") }
    func weightSettingsGoal() -> Phrase { phrase("weight.settings.goal") }
    func weightSettingsGoalError(min: NumberText, max: NumberText) -> Phrase { phrase("weight.settings.goal.error", .number("min", min), .number("max", max)) }
    func weightSettingsGoalHigh() -> Phrase { phrase("weight.settings.goal.high") }
    func weightSettingsGoalLow() -> Phrase { phrase("weight.settings.goal.low") }
    func weightSettingsHealth() -> Phrase { phrase("weight.settings.health") }
    func weightSettingsHealthDenied() -> Phrase { phrase("weight.settings.health.denied") }
    func weightSettingsHealthDeniedText() -> Phrase { phrase("weight.settings.health.denied.text") }
    func weightSettingsHealthFooter() -> Phrase { phrase("weight.settings.health.footer") }
    func weightSettingsHealthSync() -> Phrase { phrase("weight.settings.health.sync") }
    func weightSettingsIcloud() -> Phrase { phrase("weight.settings.icloud") }
    func weightSettingsIcloudFooter() -> Phrase { phrase("weight.settings.icloud.footer") }
    func weightSettingsIcloudFooterChecking() -> Phrase { phrase("weight.settings.icloud.footer.checking") }
    func weightSettingsIcloudFooterError() -> Phrase { phrase("weight.settings.icloud.footer.error") }
    func weightSettingsIcloudFooterNoAccount() -> Phrase { phrase("weight.settings.icloud.footer.noAccount") }
    func weightSettingsIcloudFooterOffline() -> Phrase { phrase("weight.settings.icloud.footer.offline") }
    func weightSettingsInterval() -> Phrase { phrase("weight.settings.interval") }
    func weightSettingsIntervalFooter(count: NumberText) -> Phrase { phrase("weight.settings.interval.footer", .number("count", count)) }
    func weightSettingsNotificationsOff() -> Phrase { phrase("weight.settings.notifications.off") }
    func weightSettingsNotificationsOffText() -> Phrase { phrase("weight.settings.notifications.off.text") }
    func weightSettingsReminder() -> Phrase { phrase("weight.settings.reminder") }
    func weightSettingsReminderSuggested(time: String) -> Phrase { phrase("weight.settings.reminder.suggested", .text("time", time)) }
    func weightSettingsReminderTime() -> Phrase { phrase("weight.settings.reminder.time") }
    func weightSettingsReminders() -> Phrase { phrase("weight.settings.reminders") }
    func weightSettingsRemindersFooter() -> Phrase { phrase("weight.settings.reminders.footer") }
    func weightSettingsSmart() -> Phrase { phrase("weight.settings.smart") }
    func weightSettingsSmartFooter() -> Phrase { phrase("weight.settings.smart.footer") }
    func weightSettingsSmoothing() -> Phrase { phrase("weight.settings.smoothing") }
    func weightSettingsSmoothingInfo() -> Phrase { phrase("weight.settings.smoothing.info") }
    func weightSettingsUndoAgain() -> Phrase { phrase("weight.settings.undo.again") }
    func weightSettingsUndoFailed() -> Phrase { phrase("weight.settings.undo.failed") }
    func weightSettingsUnit() -> Phrase { phrase("weight.settings.unit") }
    func weightSettingsWeight() -> Phrase { phrase("weight.settings.weight") }
    func weightSettingsWeightFooter() -> Phrase { phrase("weight.settings.weight.footer") }
    func weightStatChangeDown(change: NumberText) -> Phrase { phrase("weight.stat.change.down", .number("change", change)) }
    func weightStatChangeStable(change: NumberText) -> Phrase { phrase("weight.stat.change.stable", .number("change", change)) }
    func weightStatChangeUp(change: NumberText) -> Phrase { phrase("weight.stat.change.up", .number("change", change)) }
    func weightStatGoal() -> Phrase { phrase("weight.stat.goal") }
    func weightStatGoalGain(amount: NumberText) -> Phrase { phrase("weight.stat.goal.gain", .number("amount", amount)) }
    func weightStatGoalLose(amount: NumberText) -> Phrase { phrase("weight.stat.goal.lose", .number("amount", amount)) }
    func weightStatGoalNone() -> Phrase { phrase("weight.stat.goal.none") }
    func weightStatGoalPast(amount: NumberText) -> Phrase { phrase("weight.stat.goal.past", .number("amount", amount)) }
    func weightStatGoalThere() -> Phrase { phrase("weight.stat.goal.there") }
    func weightStatLabel(title: String, value: String) -> Phrase { phrase("weight.stat.label", .text("title", title), .text("value", value)) }
    func weightStatNone() -> Phrase { phrase("weight.stat.none") }
    func weightStatWeek(days: Int) -> Phrase { phrase("weight.stat.week", .number("days", number(days))) }
    func weightStatWeekNone() -> Phrase { phrase("weight.stat.week.none") }
    func weightStatsName() -> Phrase { phrase("weight.stats.name") }
    func weightTabAdd() -> Phrase { phrase("weight.tab.add") }
    func weightTabAddHint() -> Phrase { phrase("weight.tab.add.hint") }
    func weightTabLogbook() -> Phrase { phrase("weight.tab.logbook") }
    func weightTabSettings() -> Phrase { phrase("weight.tab.settings") }
    func weightWidgetDown(days: Int) -> Phrase { phrase("weight.widget.down", .number("days", number(days))) }
    func weightWidgetLabelLarge(weight: String, change: String) -> Phrase { phrase("weight.widget.label.large", .text("weight", weight), .text("change", change)) }
    func weightWidgetLabelMedium(weight: String, goal: String, percent: String, left: String) -> Phrase { phrase("weight.widget.label.medium", .text("weight", weight), .text("goal", goal), .text("percent", percent), .text("left", left)) }
    func weightWidgetLabelSmall(weight: String, trend: String) -> Phrase { phrase("weight.widget.label.small", .text("weight", weight), .text("trend", trend)) }
    func weightWidgetLeft(amount: NumberText) -> Phrase { phrase("weight.widget.left", .number("amount", amount)) }
    func weightWidgetNoGoal() -> Phrase { phrase("weight.widget.noGoal") }
    func weightWidgetNone() -> Phrase { phrase("weight.widget.none") }
    func weightWidgetOpen() -> Phrase { phrase("weight.widget.open") }
    func weightWidgetOpenHint() -> Phrase { phrase("weight.widget.open.hint") }
    func weightWidgetPlaceholder() -> Phrase { phrase("weight.widget.placeholder") }
    func weightWidgetSteady(days: Int) -> Phrase { phrase("weight.widget.steady", .number("days", number(days))) }
    func weightWidgetUp(days: Int) -> Phrase { phrase("weight.widget.up", .number("days", number(days))) }
    func weightWidgetWeek() -> Phrase { phrase("weight.widget.week") }
}
