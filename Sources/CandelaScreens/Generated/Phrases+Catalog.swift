// swift-format-ignore-file
// Written by candela-generate from Phrases.xcstrings; change that file instead.

extension Phrases {
    /// The language that every phrase is written in first.
    package static let sourceLanguage = "en"

    /// The languages with all phrases, as BCP 47 tags; the source comes first.
    package static let languages = ["en"]

    /// The texts of one of the languages.
    package static func texts(in language: String) -> PhraseTexts {
        switch language {
        default: .inEn
        }
    }

    /// Amber
    package func accentNameAmber() -> Phrase { phrase("accent.name.amber") }

    /// Coral
    package func accentNameCoral() -> Phrase { phrase("accent.name.coral") }

    /// Custom
    package func accentNameCustom() -> Phrase { phrase("accent.name.custom") }

    /// Deep Teal
    package func accentNameDeepTeal() -> Phrase { phrase("accent.name.deepTeal") }

    /// Green
    package func accentNameGreen() -> Phrase { phrase("accent.name.green") }

    /// Lavender
    package func accentNameLavender() -> Phrase { phrase("accent.name.lavender") }

    /// Mint
    package func accentNameMint() -> Phrase { phrase("accent.name.mint") }

    /// Ocean
    package func accentNameOcean() -> Phrase { phrase("accent.name.ocean") }

    /// Orange
    package func accentNameOrange() -> Phrase { phrase("accent.name.orange") }

    /// Teal
    package func accentNameTeal() -> Phrase { phrase("accent.name.teal") }

    /// Cancel
    package func actionCancel() -> Phrase { phrase("action.cancel") }

    /// Close
    package func actionClose() -> Phrase { phrase("action.close") }

    /// Edit {name}
    package func actionEnter(name: String) -> Phrase { phrase("action.enter", .text("name", name)) }

    /// Show streak statistics
    package func actionOpenStatistics() -> Phrase { phrase("action.openStatistics") }

    /// Retry
    package func actionRetry() -> Phrase { phrase("action.retry") }

    /// Save
    package func actionSave() -> Phrase { phrase("action.save") }

    /// Set Goal Weight
    package func actionSetGoal() -> Phrase { phrase("action.setGoal") }

    /// Switch {name}
    package func actionSwitch(name: String) -> Phrase { phrase("action.switch", .text("name", name)) }

    /// Error Loading Timer
    package func activityErrorTitle() -> Phrase { phrase("activity.error.title") }

    /// Opens the routine
    package func activityHint() -> Phrase { phrase("activity.hint") }

    /// {name} timer
    package func activityLabel(name: String) -> Phrase { phrase("activity.label", .text("name", name)) }

    /// Loading timer...
    package func activityLoading() -> Phrase { phrase("activity.loading") }

    /// Ending soon
    package func activityLow() -> Phrase { phrase("activity.low") }

    /// No active timer
    package func activityNone() -> Phrase { phrase("activity.none") }

    /// Open routine
    package func activityOpen() -> Phrase { phrase("activity.open") }

    /// {percent} Complete
    package func activityPercent(percent: NumberText) -> Phrase { phrase("activity.percent", .number("percent", percent)) }

    /// Progress
    package func activityProgressName() -> Phrase { phrase("activity.progress.name") }

    /// In Progress
    package func activityStateRunning() -> Phrase { phrase("activity.state.running") }

    /// Timer
    package func activityTitle() -> Phrase { phrase("activity.title") }

    /// {state}, {time}
    package func activityValue(state: String, time: String) -> Phrase { phrase("activity.value", .text("state", state), .text("time", time)) }

    /// {state}, {time}, ending soon
    package func activityValueLow(state: String, time: String) -> Phrase { phrase("activity.value.low", .text("state", state), .text("time", time)) }

    /// HabitTracker
    package func appNameHabit() -> Phrase { phrase("app.name.habit") }

    /// Growth
    package func appNamePractice() -> Phrase { phrase("app.name.practice") }

    /// HabitTracker
    package func appNameRoutine() -> Phrase { phrase("app.name.routine") }

    /// W8Trackr
    package func appNameWeight() -> Phrase { phrase("app.name.weight") }

    /// Completions
    package func chartAxisCompletions() -> Phrase { phrase("chart.axis.completions") }

    /// Day
    package func chartAxisDay() -> Phrase { phrase("chart.axis.day") }

    /// {place}: {value}
    package func chartPoint(place: String, value: String) -> Phrase { phrase("chart.point", .text("place", place), .text("value", value)) }

    /// Choose a day
    package func chartSelect() -> Phrase { phrase("chart.select") }

    /// Blue
    package func colorNameBlue() -> Phrase { phrase("color.name.blue") }

    /// Custom
    package func colorNameCustom() -> Phrase { phrase("color.name.custom") }

    /// Green
    package func colorNameGreen() -> Phrase { phrase("color.name.green") }

    /// Light Blue
    package func colorNameLightBlue() -> Phrase { phrase("color.name.lightBlue") }

    /// Orange
    package func colorNameOrange() -> Phrase { phrase("color.name.orange") }

    /// Purple
    package func colorNamePurple() -> Phrase { phrase("color.name.purple") }

    /// Red
    package func colorNameRed() -> Phrase { phrase("color.name.red") }

    /// Yellow
    package func colorNameYellow() -> Phrase { phrase("color.name.yellow") }

    /// {hours}h {minutes}m left
    package func countdownHours(hours: Int, minutes: Int) -> Phrase { phrase("countdown.hours", .number("hours", number(hours)), .number("minutes", number(minutes))) }

    /// {hours}h {minutes}m left
    package func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase { phrase("countdown.hoursMinutes", .number("hours", number(hours)), .number("minutes", number(minutes))) }

    /// {minutes}m left
    package func countdownMinutes(minutes: Int) -> Phrase { phrase("countdown.minutes", .number("minutes", number(minutes))) }

    /// Less than 1 minute left
    package func countdownUnderMinute() -> Phrase { phrase("countdown.underMinute") }

    /// {date}
    package func dateValue(date: String) -> Phrase { phrase("date.value", .text("date", date)) }

    /// completed
    package func dayStatusCompleted() -> Phrase { phrase("day.status.completed") }

    /// missed
    package func dayStatusMissed() -> Phrase { phrase("day.status.missed") }

    /// no record
    package func dayStatusNone() -> Phrase { phrase("day.status.none") }

    /// not done yet
    package func dayStatusPending() -> Phrase { phrase("day.status.pending") }

    /// rest day
    package func dayStatusRest() -> Phrase { phrase("day.status.rest") }

    /// {count} minutes
    package func durationMinutes(count: Int) -> Phrase { phrase("duration.minutes", .number("count", number(count))) }

    /// {minutes} minutes, {seconds} seconds
    package func durationMinutesSeconds(minutes: Int, seconds: Int) -> Phrase { phrase("duration.minutesSeconds", .number("minutes", number(minutes)), .number("seconds", number(seconds))) }

    /// {count} seconds
    package func durationSeconds(count: Int) -> Phrase { phrase("duration.seconds", .number("count", number(count))) }

    /// {time}
    package func durationShort(time: String) -> Phrase { phrase("duration.short", .text("time", time)) }

    /// The last known value is shown.
    package func errorLastKnown() -> Phrase { phrase("error.lastKnown") }

    /// Please try again later.
    package func errorTryAgain() -> Phrase { phrase("error.tryAgain") }

    /// {count} completions
    package func habitChartCompletions(count: Int) -> Phrase { phrase("habit.chart.completions", .number("count", number(count))) }

    /// Month: {count} of 30 days completed
    package func habitChartMonthSummary(count: Int) -> Phrase { phrase("habit.chart.month.summary", .number("count", number(count))) }

    /// Completions, last 30 days
    package func habitChartMonthTitle() -> Phrase { phrase("habit.chart.month.title") }

    /// Completed days
    package func habitChartSeriesCompleted() -> Phrase { phrase("habit.chart.series.completed") }

    /// Missed days
    package func habitChartSeriesMissed() -> Phrase { phrase("habit.chart.series.missed") }

    /// Week: {count} of 7 days completed
    package func habitChartWeekSummary(count: Int) -> Phrase { phrase("habit.chart.week.summary", .number("count", number(count))) }

    /// Completions, last 7 days
    package func habitChartWeekTitle() -> Phrase { phrase("habit.chart.week.title") }

    /// Completed
    package func habitDetailCompleted() -> Phrase { phrase("habit.detail.completed") }

    /// Date Created
    package func habitDetailCreated() -> Phrase { phrase("habit.detail.created") }

    /// Unknown
    package func habitDetailCreatedUnknown() -> Phrase { phrase("habit.detail.created.unknown") }

    /// Edit
    package func habitDetailEdit() -> Phrase { phrase("habit.detail.edit") }

    /// Mark as Done
    package func habitDetailMarkDone() -> Phrase { phrase("habit.detail.markDone") }

    /// Progress
    package func habitDetailProgress() -> Phrase { phrase("habit.detail.progress") }

    /// Completion Rate
    package func habitDetailRate() -> Phrase { phrase("habit.detail.rate") }

    /// Statistics
    package func habitDetailStatistics() -> Phrase { phrase("habit.detail.statistics") }

    /// Streaks
    package func habitDetailStreaks() -> Phrase { phrase("habit.detail.streaks") }

    /// Today
    package func habitDetailToday() -> Phrase { phrase("habit.detail.today") }

    /// Total Completions
    package func habitDetailTotal() -> Phrase { phrase("habit.detail.total") }

    /// Enter the habit's name
    package func habitFormNameEnter() -> Phrase { phrase("habit.form.name.enter") }

    /// Habit name
    package func habitFormNamePlaceholder() -> Phrase { phrase("habit.form.name.placeholder") }

    /// Color
    package func habitFormSectionColor() -> Phrase { phrase("habit.form.section.color") }

    /// Icon
    package func habitFormSectionIcon() -> Phrase { phrase("habit.form.section.icon") }

    /// Name
    package func habitFormSectionName() -> Phrase { phrase("habit.form.section.name") }

    /// Add Habit
    package func habitFormTitleAdd() -> Phrase { phrase("habit.form.title.add") }

    /// Edit Habit
    package func habitFormTitleEdit() -> Phrase { phrase("habit.form.title.edit") }

    /// Add habit
    package func habitListAdd() -> Phrase { phrase("habit.list.add") }

    /// {count} habits deleted
    package func habitListDeleted(count: Int) -> Phrase { phrase("habit.list.deleted", .number("count", number(count))) }

    /// Failed to delete habit
    package func habitListDeletedFailed() -> Phrase { phrase("habit.list.deleted.failed") }

    /// Tap + to add your first habit
    package func habitListEmpty() -> Phrase { phrase("habit.list.empty") }

    /// Error Loading Habits
    package func habitListErrorTitle() -> Phrase { phrase("habit.list.error.title") }

    /// Loading habits...
    package func habitListLoading() -> Phrase { phrase("habit.list.loading") }

    /// My Habits
    package func habitListTitle() -> Phrase { phrase("habit.list.title") }

    /// Delete
    package func habitRowDelete() -> Phrase { phrase("habit.row.delete") }

    /// Shows the habit's progress
    package func habitRowHint() -> Phrase { phrase("habit.row.hint") }

    /// Mark {name} as done
    package func habitRowMarkDone(name: String) -> Phrase { phrase("habit.row.markDone", .text("name", name)) }

    /// Mark {name} as not done
    package func habitRowMarkOpen(name: String) -> Phrase { phrase("habit.row.markOpen", .text("name", name)) }

    /// Open
    package func habitRowOpen() -> Phrase { phrase("habit.row.open") }

    /// {count} day streak, completed today
    package func habitRowValueDone(count: Int) -> Phrase { phrase("habit.row.value.done", .number("count", number(count))) }

    /// no current streak, not completed today
    package func habitRowValueNone() -> Phrase { phrase("habit.row.value.none") }

    /// {count} day streak, not completed today
    package func habitRowValueOpen(count: Int) -> Phrase { phrase("habit.row.value.open", .number("count", number(count))) }

    /// {value}
    package func milestoneBound(value: NumberText) -> Phrase { phrase("milestone.bound", .number("value", value)) }

    /// Goal: {next}
    package func milestoneCompactGoal(next: NumberText) -> Phrase { phrase("milestone.compact.goal", .number("next", next)) }

    /// {amount} to next milestone
    package func milestoneCompactRemaining(amount: NumberText) -> Phrase { phrase("milestone.compact.remaining", .number("amount", amount)) }

    /// Error Loading Progress
    package func milestoneErrorTitle() -> Phrase { phrase("milestone.error.title") }

    /// ~{count} days at current pace
    package func milestoneEstimate(count: Int) -> Phrase { phrase("milestone.estimate", .number("count", number(count))) }

    /// Over 2 years at current pace
    package func milestoneEstimateLong() -> Phrase { phrase("milestone.estimate.long") }

    /// Estimate
    package func milestoneEstimateName() -> Phrase { phrase("milestone.estimate.name") }

    /// Goal
    package func milestoneGoalTitle() -> Phrase { phrase("milestone.goal.title") }

    /// Next milestone {next}. {percent} percent complete. {remaining} remaining.
    package func milestoneLabel(next: NumberText, percent: Int, remaining: NumberText) -> Phrase { phrase("milestone.label", .number("next", next), .number("percent", number(percent)), .number("remaining", remaining)) }

    /// Goal of {next} reached
    package func milestoneLabelGoal(next: NumberText) -> Phrase { phrase("milestone.label.goal", .number("next", next)) }

    /// Milestone of {next} reached
    package func milestoneLabelReached(next: NumberText) -> Phrase { phrase("milestone.label.reached", .number("next", next)) }

    /// Loading progress...
    package func milestoneLoading() -> Phrase { phrase("milestone.loading") }

    /// Next Milestone
    package func milestoneNextTitle() -> Phrase { phrase("milestone.next.title") }

    /// Set a goal weight to see your next milestone.
    package func milestoneNoGoalMessage() -> Phrase { phrase("milestone.noGoal.message") }

    /// No Goal Weight
    package func milestoneNoGoalTitle() -> Phrase { phrase("milestone.noGoal.title") }

    /// {rate}/week (gaining)
    package func milestoneRateGaining(rate: NumberText) -> Phrase { phrase("milestone.rate.gaining", .number("rate", rate)) }

    /// {rate}/week (losing)
    package func milestoneRateLosing(rate: NumberText) -> Phrase { phrase("milestone.rate.losing", .number("rate", rate)) }

    /// Weekly rate
    package func milestoneRateName() -> Phrase { phrase("milestone.rate.name") }

    /// Congratulations! You've reached the milestone of {milestone}!
    package func milestoneReachedAnnouncement(milestone: NumberText) -> Phrase { phrase("milestone.reached.announcement", .number("milestone", milestone)) }

    /// Milestone
    package func milestoneReachedTitle() -> Phrase { phrase("milestone.reached.title") }

    /// {amount} to go
    package func milestoneRemaining(amount: NumberText) -> Phrase { phrase("milestone.remaining", .number("amount", amount)) }

    /// Goal reached
    package func milestoneRemainingGoal() -> Phrase { phrase("milestone.remaining.goal") }

    /// Milestone reached
    package func milestoneRemainingReached() -> Phrase { phrase("milestone.remaining.reached") }

    /// {value}
    package func numberValue(value: NumberText) -> Phrase { phrase("number.value", .number("value", value)) }

    /// {percent}
    package func percentValue(percent: NumberText) -> Phrase { phrase("percent.value", .number("percent", percent)) }

    /// Month
    package func periodMonth() -> Phrase { phrase("period.month") }

    /// Period
    package func periodName() -> Phrase { phrase("period.name") }

    /// Week
    package func periodWeek() -> Phrase { phrase("period.week") }

    /// Excellent
    package func practiceAdherenceExcellent() -> Phrase { phrase("practice.adherence.excellent") }

    /// Excellent consistency! Keep it up!
    package func practiceAdherenceExcellentMessage() -> Phrase { phrase("practice.adherence.excellent.message") }

    /// Good
    package func practiceAdherenceGood() -> Phrase { phrase("practice.adherence.good") }

    /// Good progress! A little more push!
    package func practiceAdherenceGoodMessage() -> Phrase { phrase("practice.adherence.good.message") }

    /// Not Lately
    package func practiceAdherenceIdle() -> Phrase { phrase("practice.adherence.idle") }

    /// Last practiced on {date}. Pick it up again today!
    package func practiceAdherenceIdleMessage(date: String) -> Phrase { phrase("practice.adherence.idle.message", .text("date", date)) }

    /// Needs Improvement
    package func practiceAdherenceLow() -> Phrase { phrase("practice.adherence.low") }

    /// Every session counts! You can do this!
    package func practiceAdherenceLowMessage() -> Phrase { phrase("practice.adherence.low.message") }

    /// No Data
    package func practiceAdherenceNone() -> Phrase { phrase("practice.adherence.none") }

    /// Start your journey today!
    package func practiceAdherenceNoneMessage() -> Phrase { phrase("practice.adherence.none.message") }

    /// Practiced
    package func practiceAxisDone() -> Phrase { phrase("practice.axis.done") }

    /// Minutes
    package func practiceAxisMinutes() -> Phrase { phrase("practice.axis.minutes") }

    /// Sessions
    package func practiceAxisSessions() -> Phrase { phrase("practice.axis.sessions") }

    /// Practice {count} days in a row
    package func practiceBadgeDescription(count: Int) -> Phrase { phrase("practice.badge.description", .number("count", number(count))) }

    /// Earned badge: {name} on {date}
    package func practiceBadgeEarned(name: String, date: String) -> Phrase { phrase("practice.badge.earned", .text("name", name), .text("date", date)) }

    /// Locked badge: {name}. {description}
    package func practiceBadgeLocked(name: String, description: String) -> Phrase { phrase("practice.badge.locked", .text("name", name), .text("description", description)) }

    /// {count} Day Streak
    package func practiceBadgeName(count: Int) -> Phrase { phrase("practice.badge.name", .number("count", number(count))) }

    /// {count}d
    package func practiceBadgeText(count: Int) -> Phrase { phrase("practice.badge.text", .number("count", number(count))) }

    /// {date}: Still ahead
    package func practiceCalendarAhead(date: String) -> Phrase { phrase("practice.calendar.ahead", .text("date", date)) }

    /// Average per Day Practiced
    package func practiceCalendarAverage() -> Phrase { phrase("practice.calendar.average") }

    /// Completion
    package func practiceCalendarCompletion() -> Phrase { phrase("practice.calendar.completion") }

    /// {date}: {count} minutes practiced
    package func practiceCalendarDay(date: String, count: Int) -> Phrase { phrase("practice.calendar.day", .text("date", date), .number("count", number(count))) }

    /// {date}: Practiced
    package func practiceCalendarDone(date: String) -> Phrase { phrase("practice.calendar.done", .text("date", date)) }

    /// {date}: Missed
    package func practiceCalendarMissed(date: String) -> Phrase { phrase("practice.calendar.missed", .text("date", date)) }

    /// {date}: No practice recorded
    package func practiceCalendarNone(date: String) -> Phrase { phrase("practice.calendar.none", .text("date", date)) }

    /// {date}: Not practiced yet
    package func practiceCalendarPending(date: String) -> Phrase { phrase("practice.calendar.pending", .text("date", date)) }

    /// {date}: Practice planned
    package func practiceCalendarPlanned(date: String) -> Phrase { phrase("practice.calendar.planned", .text("date", date)) }

    /// {date}: Rest day
    package func practiceCalendarRest(date: String) -> Phrase { phrase("practice.calendar.rest", .text("date", date)) }

    /// Longest Run
    package func practiceCalendarRun() -> Phrase { phrase("practice.calendar.run") }

    /// Last 30 days: practiced {days} days, {minutes} minutes
    package func practiceCalendarSummary(days: Int, minutes: Int) -> Phrase { phrase("practice.calendar.summary", .number("days", number(days)), .number("minutes", number(minutes))) }

    /// Last 30 days: practiced {count} days
    package func practiceCalendarSummaryDays(count: Int) -> Phrase { phrase("practice.calendar.summary.days", .number("count", number(count))) }

    /// Last 30 Days
    package func practiceCalendarTitle() -> Phrase { phrase("practice.calendar.title") }

    /// Opens the chosen one
    package func practiceCellsHint() -> Phrase { phrase("practice.cells.hint") }

    /// Down {percent} {period}
    package func practiceChangeDown(percent: String, period: String) -> Phrase { phrase("practice.change.down", .text("percent", percent), .text("period", period)) }

    /// Unchanged {period}
    package func practiceChangeFlat(period: String) -> Phrase { phrase("practice.change.flat", .text("period", period)) }

    /// Up {percent} {period}
    package func practiceChangeUp(percent: String, period: String) -> Phrase { phrase("practice.change.up", .text("percent", percent), .text("period", period)) }

    /// {count} DAYS
    package func practiceCurrentDays(count: Int) -> Phrase { phrase("practice.current.days", .number("count", number(count))) }

    /// Current Streak
    package func practiceCurrentTitle() -> Phrase { phrase("practice.current.title") }

    /// Dashboard
    package func practiceDashboardTitle() -> Phrase { phrase("practice.dashboard.title") }

    /// Average
    package func practiceDayAverage() -> Phrase { phrase("practice.day.average") }

    /// Close
    package func practiceDayClose() -> Phrase { phrase("practice.day.close") }

    /// You didn't log any practice sessions on this day.
    package func practiceDayEmptyDay() -> Phrase { phrase("practice.day.empty.day") }

    /// You didn't log any practice sessions in this month.
    package func practiceDayEmptyMonth() -> Phrase { phrase("practice.day.empty.month") }

    /// No Sessions Logged
    package func practiceDayEmptyTitle() -> Phrase { phrase("practice.day.empty.title") }

    /// You didn't log any practice sessions in this week.
    package func practiceDayEmptyWeek() -> Phrase { phrase("practice.day.empty.week") }

    /// Opens the day
    package func practiceDayHint() -> Phrase { phrase("practice.day.hint") }

    /// Open the day
    package func practiceDayOpen() -> Phrase { phrase("practice.day.open") }

    /// Today
    package func practiceDayToday() -> Phrase { phrase("practice.day.today") }

    /// Total Time
    package func practiceDayTotal() -> Phrase { phrase("practice.day.total") }

    /// {start} – {end}
    package func practiceDaysRange(start: String, end: String) -> Phrase { phrase("practice.days.range", .text("start", start), .text("end", end)) }

    /// Not practiced
    package func practiceDoneNo() -> Phrase { phrase("practice.done.no") }

    /// Practiced
    package func practiceDoneYes() -> Phrase { phrase("practice.done.yes") }

    /// {count} minutes on {date}
    package func practiceHeatMapDay(count: Int, date: String) -> Phrase { phrase("practice.heatMap.day", .number("count", number(count)), .text("date", date)) }

    /// {minutes} minutes on {date}, {sessions} sessions
    package func practiceHeatMapDaySessions(minutes: Int, date: String, sessions: Int) -> Phrase { phrase("practice.heatMap.day.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }

    /// Practiced on {date}
    package func practiceHeatMapDone(date: String) -> Phrase { phrase("practice.heatMap.done", .text("date", date)) }

    /// Missed on {date}
    package func practiceHeatMapMissed(date: String) -> Phrase { phrase("practice.heatMap.missed", .text("date", date)) }

    /// {count} minutes in {month}
    package func practiceHeatMapMonth(count: Int, month: String) -> Phrase { phrase("practice.heatMap.month", .number("count", number(count)), .text("month", month)) }

    /// {count} sessions in {month}
    package func practiceHeatMapMonthMarks(count: Int, month: String) -> Phrase { phrase("practice.heatMap.month.marks", .number("count", number(count)), .text("month", month)) }

    /// {minutes} minutes in {month}, {sessions} sessions
    package func practiceHeatMapMonthSessions(minutes: Int, month: String, sessions: Int) -> Phrase { phrase("practice.heatMap.month.sessions", .number("minutes", number(minutes)), .text("month", month), .number("sessions", number(sessions))) }

    /// No practice recorded on {date}
    package func practiceHeatMapNone(date: String) -> Phrase { phrase("practice.heatMap.none", .text("date", date)) }

    /// Not practiced yet on {date}
    package func practiceHeatMapPending(date: String) -> Phrase { phrase("practice.heatMap.pending", .text("date", date)) }

    /// Heat Map Period
    package func practiceHeatMapPeriod() -> Phrase { phrase("practice.heatMap.period") }

    /// Rest day on {date}
    package func practiceHeatMapRest(date: String) -> Phrase { phrase("practice.heatMap.rest", .text("date", date)) }

    /// {minutes} minutes, {sessions} sessions
    package func practiceHeatMapSummary(minutes: Int, sessions: Int) -> Phrase { phrase("practice.heatMap.summary", .number("minutes", number(minutes)), .number("sessions", number(sessions))) }

    /// Heat Map
    package func practiceHeatMapTitle() -> Phrase { phrase("practice.heatMap.title") }

    /// {count} minutes for week starting {date}
    package func practiceHeatMapWeek(count: Int, date: String) -> Phrase { phrase("practice.heatMap.week", .number("count", number(count)), .text("date", date)) }

    /// {count} sessions for week starting {date}
    package func practiceHeatMapWeekMarks(count: Int, date: String) -> Phrase { phrase("practice.heatMap.week.marks", .number("count", number(count)), .text("date", date)) }

    /// {minutes} minutes for week starting {date}, {sessions} sessions
    package func practiceHeatMapWeekSessions(minutes: Int, date: String, sessions: Int) -> Phrase { phrase("practice.heatMap.week.sessions", .number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))) }

    /// W{week}
    package func practiceHeatMapWeekLabel(week: NumberText) -> Phrase { phrase("practice.heatMap.weekLabel", .number("week", week)) }

    /// Achievements
    package func practiceHistoryAchievements() -> Phrase { phrase("practice.history.achievements") }

    /// Last Practice
    package func practiceHistoryLast() -> Phrase { phrase("practice.history.last") }

    /// Longest Streak
    package func practiceHistoryLongest() -> Phrase { phrase("practice.history.longest") }

    /// Never
    package func practiceHistoryNever() -> Phrase { phrase("practice.history.never") }

    /// Streak History
    package func practiceHistoryTitle() -> Phrase { phrase("practice.history.title") }

    /// {count}+ min
    package func practiceLegendFrom(count: Int) -> Phrase { phrase("practice.legend.from", .number("count", number(count))) }

    /// Missed
    package func practiceLegendMissed() -> Phrase { phrase("practice.legend.missed") }

    /// No practice
    package func practiceLegendNone() -> Phrase { phrase("practice.legend.none") }

    /// Not yet
    package func practiceLegendPending() -> Phrase { phrase("practice.legend.pending") }

    /// Rest day
    package func practiceLegendRest() -> Phrase { phrase("practice.legend.rest") }

    /// Legend
    package func practiceLegendTitle() -> Phrase { phrase("practice.legend.title") }

    /// {low}–{high} min
    package func practiceLegendUpTo(low: NumberText, high: Int) -> Phrase { phrase("practice.legend.upTo", .number("low", low), .number("high", number(high))) }

    /// {milestone} day milestone, {remaining} days to go
    package func practiceMarkerAhead(milestone: Int, remaining: Int) -> Phrase { phrase("practice.marker.ahead", .number("milestone", number(milestone)), .number("remaining", number(remaining))) }

    /// {count} day milestone, reached {date}
    package func practiceMarkerReached(count: Int, date: String) -> Phrase { phrase("practice.marker.reached", .number("count", number(count)), .text("date", date)) }

    /// Milestones
    package func practiceMilestonesTitle() -> Phrase { phrase("practice.milestones.title") }

    /// {count} min
    package func practiceMinutes(count: Int) -> Phrase { phrase("practice.minutes", .number("count", number(count))) }

    /// Opens the month
    package func practiceMonthHint() -> Phrase { phrase("practice.month.hint") }

    /// Open the month
    package func practiceMonthOpen() -> Phrase { phrase("practice.month.open") }

    /// You've earned the {name} badge! Keep up the good work.
    package func practiceNoticeBadgeMessage(name: String) -> Phrase { phrase("practice.notice.badge.message", .text("name", name)) }

    /// New Badge Earned!
    package func practiceNoticeBadgeTitle() -> Phrase { phrase("practice.notice.badge.title") }

    /// OK
    package func practiceNoticeDismiss() -> Phrase { phrase("practice.notice.dismiss") }

    /// Failed to Record Practice
    package func practiceNoticeFailedTitle() -> Phrase { phrase("practice.notice.failed.title") }

    /// Your {count}-minute practice session has been logged and your streak has been updated.
    package func practiceNoticeRecordedMessage(count: Int) -> Phrase { phrase("practice.notice.recorded.message", .number("count", number(count))) }

    /// Practice Recorded
    package func practiceNoticeRecordedTitle() -> Phrase { phrase("practice.notice.recorded.title") }

    /// {count} days
    package func practicePeriodDays(count: Int) -> Phrase { phrase("practice.period.days", .number("count", number(count))) }

    /// Progress
    package func practiceProgressTitle() -> Phrase { phrase("practice.progress.title") }

    /// Length
    package func practiceQuickLength() -> Phrase { phrase("practice.quick.length") }

    /// Need a quick session to maintain your streak?
    package func practiceQuickPrompt() -> Phrase { phrase("practice.quick.prompt") }

    /// Start {count}-Minute Practice
    package func practiceQuickStart(count: Int) -> Phrase { phrase("practice.quick.start", .number("count", number(count))) }

    /// All
    package func practiceRangeAll() -> Phrase { phrase("practice.range.all") }

    /// All Time
    package func practiceRangeAllTitle() -> Phrase { phrase("practice.range.all.title") }

    /// Month
    package func practiceRangeMonth() -> Phrase { phrase("practice.range.month") }

    /// Last 30 Days
    package func practiceRangeMonthTitle() -> Phrase { phrase("practice.range.month.title") }

    /// Quarter
    package func practiceRangeQuarter() -> Phrase { phrase("practice.range.quarter") }

    /// Last 90 Days
    package func practiceRangeQuarterTitle() -> Phrase { phrase("practice.range.quarter.title") }

    /// Week
    package func practiceRangeWeek() -> Phrase { phrase("practice.range.week") }

    /// Last 7 Days
    package func practiceRangeWeekTitle() -> Phrase { phrase("practice.range.week.title") }

    /// Year
    package func practiceRangeYear() -> Phrase { phrase("practice.range.year") }

    /// Last 365 Days
    package func practiceRangeYearTitle() -> Phrase { phrase("practice.range.year.title") }

    /// {count} sessions
    package func practiceSessions(count: Int) -> Phrase { phrase("practice.sessions", .number("count", number(count))) }

    /// {count} or more sessions
    package func practiceSessionsMore(count: Int) -> Phrase { phrase("practice.sessions.more", .number("count", number(count))) }

    /// Customize Streak Card
    package func practiceShareCustomize() -> Phrase { phrase("practice.share.customize") }

    /// Streak Statistics
    package func practiceStatisticsTitle() -> Phrase { phrase("practice.statistics.title") }

    /// {date}: {count} minutes
    package func practiceTimelineDay(date: String, count: Int) -> Phrase { phrase("practice.timeline.day", .text("date", date), .number("count", number(count))) }

    /// Practice by day
    package func practiceTimelineName() -> Phrase { phrase("practice.timeline.name") }

    /// Practiced {done} of {days} days, {minutes} minutes
    package func practiceTimelineSummary(done: Int, days: Int, minutes: Int) -> Phrase { phrase("practice.timeline.summary", .number("done", number(done)), .number("days", number(days)), .number("minutes", number(minutes))) }

    /// Practiced {done} of {days} days
    package func practiceTimelineSummaryDays(done: Int, days: Int) -> Phrase { phrase("practice.timeline.summary.days", .number("done", number(done)), .number("days", number(days))) }

    /// Practice Timeline
    package func practiceTimelineTitle() -> Phrase { phrase("practice.timeline.title") }

    /// {title}. Overall trend is decreasing by {percent}
    package func practiceTrendDown(title: String, percent: String) -> Phrase { phrase("practice.trend.down", .text("title", title), .text("percent", percent)) }

    /// No data available
    package func practiceTrendEmpty() -> Phrase { phrase("practice.trend.empty") }

    /// {title}. Overall trend is steady
    package func practiceTrendFlat(title: String) -> Phrase { phrase("practice.trend.flat", .text("title", title)) }

    /// Nothing practiced in the last {count} days
    package func practiceTrendIdle(count: Int) -> Phrase { phrase("practice.trend.idle", .number("count", number(count))) }

    /// Practice over the last {count} days
    package func practiceTrendName(count: Int) -> Phrase { phrase("practice.trend.name", .number("count", number(count))) }

    /// Choose the next day
    package func practiceTrendNext() -> Phrase { phrase("practice.trend.next") }

    /// Choose the day before
    package func practiceTrendPrevious() -> Phrase { phrase("practice.trend.previous") }

    /// Practice Trend
    package func practiceTrendTitle() -> Phrase { phrase("practice.trend.title") }

    /// {title}. Overall trend is increasing by {percent}
    package func practiceTrendUp(title: String, percent: String) -> Phrase { phrase("practice.trend.up", .text("title", title), .text("percent", percent)) }

    /// Data ranges from {least} to {most} minutes, with an average of {average} minutes. Contains {points} data points.
    package func practiceTrendValue(least: Int, most: Int, average: Int, points: Int) -> Phrase { phrase("practice.trend.value", .number("least", number(least)), .number("most", number(most)), .number("average", number(average)), .number("points", number(points))) }

    /// vs the 30 days before
    package func practiceTrendVsMonth() -> Phrase { phrase("practice.trend.vsMonth") }

    /// vs the 7 days before
    package func practiceTrendVsWeek() -> Phrase { phrase("practice.trend.vsWeek") }

    /// Opens the week
    package func practiceWeekHint() -> Phrase { phrase("practice.week.hint") }

    /// Next week
    package func practiceWeekNext() -> Phrase { phrase("practice.week.next") }

    /// Open the week
    package func practiceWeekOpen() -> Phrase { phrase("practice.week.open") }

    /// Previous week
    package func practiceWeekPrevious() -> Phrase { phrase("practice.week.previous") }

    /// Show the day
    package func practiceWeekSelect() -> Phrase { phrase("practice.week.select") }

    /// Shows the day
    package func practiceWeekSelectHint() -> Phrase { phrase("practice.week.select.hint") }

    /// Week starting {date}
    package func practiceWeekStarting(date: String) -> Phrase { phrase("practice.week.starting", .text("date", date)) }

    /// This Week
    package func practiceWeekTitle() -> Phrase { phrase("practice.week.title") }

    /// Weekly Activity
    package func practiceWeeklyActivity() -> Phrase { phrase("practice.weekly.activity") }

    /// Adherence
    package func practiceWeeklyAdherence() -> Phrase { phrase("practice.weekly.adherence") }

    /// {done} of {expected} days
    package func practiceWeeklyDays(done: Int, expected: Int) -> Phrase { phrase("practice.weekly.days", .number("done", number(done)), .number("expected", number(expected))) }

    /// {count} days
    package func practiceWeeklyDaysDone(count: Int) -> Phrase { phrase("practice.weekly.daysDone", .number("count", number(count))) }

    /// Open progress
    package func practiceWeeklyOpen() -> Phrase { phrase("practice.weekly.open") }

    /// Streak
    package func practiceWeeklyStreak() -> Phrase { phrase("practice.weekly.streak") }

    /// Weekly Progress
    package func practiceWeeklyTitle() -> Phrase { phrase("practice.weekly.title") }

    /// Add Routine
    package func routineAdd() -> Phrase { phrase("routine.add") }

    /// Accent Color
    package func routineAppearanceAccent() -> Phrase { phrase("routine.appearance.accent") }

    /// {name} accent color
    package func routineAppearanceAccentLabel(name: String) -> Phrase { phrase("routine.appearance.accent.label", .text("name", name)) }

    /// App Icon
    package func routineAppearanceIcon() -> Phrase { phrase("routine.appearance.icon") }

    /// Default
    package func routineAppearanceIconDefault() -> Phrase { phrase("routine.appearance.icon.default") }

    /// {name} app icon
    package func routineAppearanceIconLabel(name: String) -> Phrase { phrase("routine.appearance.icon.label", .text("name", name)) }

    /// Mode
    package func routineAppearanceMode() -> Phrase { phrase("routine.appearance.mode") }

    /// Dark
    package func routineAppearanceModeDark() -> Phrase { phrase("routine.appearance.mode.dark") }

    /// Light
    package func routineAppearanceModeLight() -> Phrase { phrase("routine.appearance.mode.light") }

    /// Auto
    package func routineAppearanceModeSystem() -> Phrase { phrase("routine.appearance.mode.system") }

    /// Motion
    package func routineAppearanceMotion() -> Phrase { phrase("routine.appearance.motion") }

    /// Animate progress, celebrations and transitions
    package func routineAppearanceMotionDetail() -> Phrase { phrase("routine.appearance.motion.detail") }

    /// Appearance
    package func routineAppearanceTitle() -> Phrase { phrase("routine.appearance.title") }

    /// Add {type}
    package func routineBuilderAddKind(type: String) -> Phrase { phrase("routine.builder.add.kind", .text("type", type)) }

    /// Tap to create
    package func routineBuilderAddText() -> Phrase { phrase("routine.builder.add.text") }

    /// Add habit type
    package func routineBuilderAddTitle() -> Phrase { phrase("routine.builder.add.title") }

    /// Back
    package func routineBuilderBack() -> Phrase { phrase("routine.builder.back") }

    /// Color
    package func routineBuilderColor() -> Phrase { phrase("routine.builder.color") }

    /// Keep adding habits or continue to review
    package func routineBuilderContinue() -> Phrase { phrase("routine.builder.continue") }

    /// What's the first thing you do?
    package func routineBuilderFirst() -> Phrase { phrase("routine.builder.first") }

    /// Your routine
    package func routineBuilderHabits() -> Phrase { phrase("routine.builder.habits") }

    /// Include a routine
    package func routineBuilderInclude() -> Phrase { phrase("routine.builder.include") }

    /// Include {name}
    package func routineBuilderIncludeAdd(name: String) -> Phrase { phrase("routine.builder.include.add", .text("name", name)) }

    /// Makes it a part of this routine
    package func routineBuilderIncludeHint() -> Phrase { phrase("routine.builder.include.hint") }

    /// More to add
    package func routineBuilderMore() -> Phrase { phrase("routine.builder.more") }

    /// Routine Name
    package func routineBuilderName() -> Phrase { phrase("routine.builder.name") }

    /// Choose a name that describes when you'll use this routine
    package func routineBuilderNamingText() -> Phrase { phrase("routine.builder.naming.text") }

    /// Let's name your routine
    package func routineBuilderNamingTitle() -> Phrase { phrase("routine.builder.naming.title") }

    /// Continue
    package func routineBuilderNavigation() -> Phrase { phrase("routine.builder.navigation") }

    /// Next
    package func routineBuilderNext() -> Phrase { phrase("routine.builder.next") }

    /// Save Routine
    package func routineBuilderSave() -> Phrase { phrase("routine.builder.save") }

    /// Save Empty Routine
    package func routineBuilderSaveEmpty() -> Phrase { phrase("routine.builder.saveEmpty") }

    /// When the time, the day and the place suit
    package func routineBuilderSmartDetail() -> Phrase { phrase("routine.builder.smart.detail") }

    /// Where nothing is chosen, anything suits.
    package func routineBuilderSmartFooter() -> Phrase { phrase("routine.builder.smart.footer") }

    /// Smart Selection
    package func routineBuilderSmartTitle() -> Phrase { phrase("routine.builder.smart.title") }

    /// Offer automatically
    package func routineBuilderSmartToggle() -> Phrase { phrase("routine.builder.smart.toggle") }

    /// Snippets
    package func routineBuilderSnippets() -> Phrase { phrase("routine.builder.snippets") }

    /// Add habits you saved
    package func routineBuilderSnippetsText() -> Phrase { phrase("routine.builder.snippets.text") }

    /// Step 2 of 2: Building routine
    package func routineBuilderStepBuilding() -> Phrase { phrase("routine.builder.step.building") }

    /// Step 1 of 2: Naming routine
    package func routineBuilderStepNaming() -> Phrase { phrase("routine.builder.step.naming") }

    /// Steps
    package func routineBuilderSteps() -> Phrase { phrase("routine.builder.steps") }

    /// One less
    package func routineBuilderStreakDecrement() -> Phrase { phrase("routine.builder.streak.decrement") }

    /// One more
    package func routineBuilderStreakIncrement() -> Phrase { phrase("routine.builder.streak.increment") }

    /// Weekly target: {count}× per week
    package func routineBuilderStreakTarget(count: Int) -> Phrase { phrase("routine.builder.streak.target", .number("count", number(count))) }

    /// Weekly target
    package func routineBuilderStreakTargetName() -> Phrase { phrase("routine.builder.streak.target.name") }

    /// {count} times per week
    package func routineBuilderStreakTargetValue(count: Int) -> Phrase { phrase("routine.builder.streak.target.value", .number("count", number(count))) }

    /// Streak tracking
    package func routineBuilderStreakTitle() -> Phrase { phrase("routine.builder.streak.title") }

    /// Track streak
    package func routineBuilderStreakToggle() -> Phrase { phrase("routine.builder.streak.toggle") }

    /// Full Routine
    package func routineBuilderSuggestionFullRoutine() -> Phrase { phrase("routine.builder.suggestion.fullRoutine") }

    /// Quick Start
    package func routineBuilderSuggestionQuickStart() -> Phrase { phrase("routine.builder.suggestion.quickStart") }

    /// Travel
    package func routineBuilderSuggestionTravel() -> Phrase { phrase("routine.builder.suggestion.travel") }

    /// Weekday Morning
    package func routineBuilderSuggestionWeekdayMorning() -> Phrase { phrase("routine.builder.suggestion.weekdayMorning") }

    /// Weekend
    package func routineBuilderSuggestionWeekend() -> Phrase { phrase("routine.builder.suggestion.weekend") }

    /// Suggested names
    package func routineBuilderSuggestions() -> Phrase { phrase("routine.builder.suggestions") }

    /// Create Routine
    package func routineBuilderTitleCreate() -> Phrase { phrase("routine.builder.title.create") }

    /// Edit Routine
    package func routineBuilderTitleEdit() -> Phrase { phrase("routine.builder.title.edit") }

    /// {habits} habits • {minutes} min total
    package func routineBuilderTotal(habits: Int, minutes: Int) -> Phrase { phrase("routine.builder.total", .number("habits", number(habits)), .number("minutes", number(minutes))) }

    /// Update Routine
    package func routineBuilderUpdate() -> Phrase { phrase("routine.builder.update") }

    /// Routine choice
    package func routineChoiceName() -> Phrase { phrase("routine.choice.name") }

    /// {name} color
    package func routineColorLabel(name: String) -> Phrase { phrase("routine.color.label", .text("name", name)) }

    /// Not selected
    package func routineColorNotSelected() -> Phrase { phrase("routine.color.notSelected") }

    /// Current context
    package func routineContextName() -> Phrase { phrase("routine.context.name") }

    /// What the grid shows
    package func routineCoverageAxes() -> Phrase { phrase("routine.coverage.axes") }

    /// {row}, {column}
    package func routineCoverageCell(row: String, column: String) -> Phrase { phrase("routine.coverage.cell", .text("row", row), .text("column", column)) }

    /// no routines
    package func routineCoverageCellNone() -> Phrase { phrase("routine.coverage.cell.none") }

    /// Show routines
    package func routineCoverageCellShow() -> Phrase { phrase("routine.coverage.cell.show") }

    /// {count} routines, {first}
    package func routineCoverageCellValue(count: Int, first: String) -> Phrase { phrase("routine.coverage.cell.value", .number("count", number(count)), .text("first", first)) }

    /// Context
    package func routineCoverageContext() -> Phrase { phrase("routine.coverage.context") }

    /// {time} • {place} • {day}
    package func routineCoverageContextValue(time: String, place: String, day: String) -> Phrase { phrase("routine.coverage.context.value", .text("time", time), .text("place", place), .text("day", day)) }

    /// Routine Details
    package func routineCoverageDetails() -> Phrase { phrase("routine.coverage.details") }

    /// Filter
    package func routineCoverageFilter() -> Phrase { phrase("routine.coverage.filter") }

    /// This combination of time, location, and day category doesn't have any matching routines.
    package func routineCoverageNoneText() -> Phrase { phrase("routine.coverage.none.text") }

    /// No routines for this context
    package func routineCoverageNoneTitle() -> Phrase { phrase("routine.coverage.none.title") }

    /// Open {name}
    package func routineCoverageOpen(name: String) -> Phrase { phrase("routine.coverage.open", .text("name", name)) }

    /// Opens the routine
    package func routineCoverageOpenHint() -> Phrase { phrase("routine.coverage.open.hint") }

    /// Routines for {covered} of {total} combinations
    package func routineCoverageSummary(covered: Int, total: Int) -> Phrase { phrase("routine.coverage.summary", .number("covered", number(covered)), .number("total", number(total))) }

    /// Coverage Overview
    package func routineCoverageTitle() -> Phrase { phrase("routine.coverage.title") }

    /// X-Axis
    package func routineCoverageXAxis() -> Phrase { phrase("routine.coverage.xAxis") }

    /// Y-Axis
    package func routineCoverageYAxis() -> Phrase { phrase("routine.coverage.yAxis") }

    /// Weekday
    package func routineDayWeekday() -> Phrase { phrase("routine.day.weekday") }

    /// Weekend
    package func routineDayWeekend() -> Phrase { phrase("routine.day.weekend") }

    /// Day Category
    package func routineDimensionDay() -> Phrase { phrase("routine.dimension.day") }

    /// Location
    package func routineDimensionPlace() -> Phrase { phrase("routine.dimension.place") }

    /// Time Slot
    package func routineDimensionTime() -> Phrase { phrase("routine.dimension.time") }

    /// Create your first routine
    package func routineEmptyText() -> Phrase { phrase("routine.empty.text") }

    /// No routines yet
    package func routineEmptyTitle() -> Phrase { phrase("routine.empty.title") }

    /// Error Loading Routines
    package func routineErrorTitle() -> Phrase { phrase("routine.error.title") }

    /// Other routines
    package func routineGalleryName() -> Phrase { phrase("routine.gallery.name") }

    /// Good Afternoon!
    package func routineGreetingAfternoon() -> Phrase { phrase("routine.greeting.afternoon") }

    /// Good Evening!
    package func routineGreetingEvening() -> Phrase { phrase("routine.greeting.evening") }

    /// Good Morning!
    package func routineGreetingMorning() -> Phrase { phrase("routine.greeting.morning") }

    /// Ready to Start!
    package func routineGreetingReady() -> Phrase { phrase("routine.greeting.ready") }

    /// {items}
    package func routineList(items: String) -> Phrase { phrase("routine.list", .text("items", items)) }

    /// Loading routines...
    package func routineLoading() -> Phrase { phrase("routine.loading") }

    /// All Routines
    package func routineModeAll() -> Phrase { phrase("routine.mode.all") }

    /// Choose Routines
    package func routineModeChoose() -> Phrase { phrase("routine.mode.choose") }

    /// Edit Mode
    package func routineModeEdit() -> Phrase { phrase("routine.mode.edit") }

    /// {mode} has no routines yet — showing all {count}
    package func routineModeEmpty(mode: String, count: Int) -> Phrase { phrase("routine.mode.empty", .text("mode", mode), .number("count", number(count))) }

    /// Choose which set of routines to show
    package func routineModeHint() -> Phrase { phrase("routine.mode.hint") }

    /// Routine mode
    package func routineModeName() -> Phrase { phrase("routine.mode.name") }

    /// Show All Routines
    package func routineModeShowAll() -> Phrase { phrase("routine.mode.showAll") }

    /// Showing {count} of {total} routines in {mode}
    package func routineModeShowing(count: Int, total: Int, mode: String) -> Phrase { phrase("routine.mode.showing", .number("count", number(count)), .number("total", number(total)), .text("mode", mode)) }

    /// {done}/{total} • {count}d ago
    package func routinePausedDays(done: Int, total: Int, count: Int) -> Phrase { phrase("routine.paused.days", .number("done", number(done)), .number("total", number(total)), .number("count", number(count))) }

    /// {count} paused routines discarded
    package func routinePausedDeleted(count: Int) -> Phrase { phrase("routine.paused.deleted", .number("count", number(count))) }

    /// Failed to discard paused routine
    package func routinePausedDeletedFailed() -> Phrase { phrase("routine.paused.deleted.failed") }

    /// Discard
    package func routinePausedDiscard() -> Phrase { phrase("routine.paused.discard") }

    /// {done}/{total}
    package func routinePausedDone(done: Int, total: Int) -> Phrase { phrase("routine.paused.done", .number("done", number(done)), .number("total", number(total))) }

    /// Takes the routine up again
    package func routinePausedHint() -> Phrase { phrase("routine.paused.hint") }

    /// {done}/{total} • {count}h ago
    package func routinePausedHours(done: Int, total: Int, count: Int) -> Phrase { phrase("routine.paused.hours", .number("done", number(done)), .number("total", number(total)), .number("count", number(count))) }

    /// {done}/{total} • {count} min ago
    package func routinePausedMinutes(done: Int, total: Int, count: Int) -> Phrase { phrase("routine.paused.minutes", .number("done", number(done)), .number("total", number(total)), .number("count", number(count))) }

    /// {done}/{total} • just now
    package func routinePausedNow(done: Int, total: Int) -> Phrase { phrase("routine.paused.now", .number("done", number(done)), .number("total", number(total))) }

    /// Resume {name}
    package func routinePausedResume(name: String) -> Phrase { phrase("routine.paused.resume", .text("name", name)) }

    /// Paused Sessions
    package func routinePausedTitle() -> Phrase { phrase("routine.paused.title") }

    /// Home
    package func routinePlaceHome() -> Phrase { phrase("routine.place.home") }

    /// Office
    package func routinePlaceOffice() -> Phrase { phrase("routine.place.office") }

    /// Other Location
    package func routinePlaceOther() -> Phrase { phrase("routine.place.other") }

    /// Set Locations
    package func routinePlaceSet() -> Phrase { phrase("routine.place.set") }

    /// Quick Start
    package func routineQuickStartTitle() -> Phrase { phrase("routine.quickStart.title") }

    /// Selected '{name}' because it suits any time
    package func routineReasonAlways(name: String) -> Phrase { phrase("routine.reason.always", .text("name", name)) }

    /// Selected '{name}' because today counts as {day}
    package func routineReasonDay(name: String, day: String) -> Phrase { phrase("routine.reason.day", .text("name", name), .text("day", day)) }

    /// Selected '{name}' because today counts as {day} and you're at {place}
    package func routineReasonDayPlace(name: String, day: String, place: String) -> Phrase { phrase("routine.reason.dayPlace", .text("name", name), .text("day", day), .text("place", place)) }

    /// Using default routine
    package func routineReasonDefault() -> Phrase { phrase("routine.reason.default") }

    /// No matching routine found
    package func routineReasonNone() -> Phrase { phrase("routine.reason.none") }

    /// Selected '{name}' because you're at {place}
    package func routineReasonPlace(name: String, place: String) -> Phrase { phrase("routine.reason.place", .text("name", name), .text("place", place)) }

    /// Using most recently used routine
    package func routineReasonRecent() -> Phrase { phrase("routine.reason.recent") }

    /// Selected '{name}' because it's {slot}
    package func routineReasonTime(name: String, slot: String) -> Phrase { phrase("routine.reason.time", .text("name", name), .text("slot", slot)) }

    /// Selected '{name}' because it's {slot} and today counts as {day}
    package func routineReasonTimeDay(name: String, slot: String, day: String) -> Phrase { phrase("routine.reason.timeDay", .text("name", name), .text("slot", slot), .text("day", day)) }

    /// Selected '{name}' because it's {slot} and today counts as {day} and you're at {place}
    package func routineReasonTimeDayPlace(name: String, slot: String, day: String, place: String) -> Phrase { phrase("routine.reason.timeDayPlace", .text("name", name), .text("slot", slot), .text("day", day), .text("place", place)) }

    /// Selected '{name}' because it's {slot} and you're at {place}
    package func routineReasonTimePlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timePlace", .text("name", name), .text("slot", slot), .text("place", place)) }

    /// Selected '{name}' because it's {slot} and it's a weekday
    package func routineReasonTimeWeekday(name: String, slot: String) -> Phrase { phrase("routine.reason.timeWeekday", .text("name", name), .text("slot", slot)) }

    /// Selected '{name}' because it's {slot} and it's a weekday and you're at {place}
    package func routineReasonTimeWeekdayPlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timeWeekdayPlace", .text("name", name), .text("slot", slot), .text("place", place)) }

    /// Selected '{name}' because it's {slot} and it's the weekend
    package func routineReasonTimeWeekend(name: String, slot: String) -> Phrase { phrase("routine.reason.timeWeekend", .text("name", name), .text("slot", slot)) }

    /// Selected '{name}' because it's {slot} and it's the weekend and you're at {place}
    package func routineReasonTimeWeekendPlace(name: String, slot: String, place: String) -> Phrase { phrase("routine.reason.timeWeekendPlace", .text("name", name), .text("slot", slot), .text("place", place)) }

    /// Selected '{name}' because it's a weekday
    package func routineReasonWeekday(name: String) -> Phrase { phrase("routine.reason.weekday", .text("name", name)) }

    /// Selected '{name}' because it's a weekday and you're at {place}
    package func routineReasonWeekdayPlace(name: String, place: String) -> Phrase { phrase("routine.reason.weekdayPlace", .text("name", name), .text("place", place)) }

    /// Selected '{name}' because it's the weekend
    package func routineReasonWeekend(name: String) -> Phrase { phrase("routine.reason.weekend", .text("name", name)) }

    /// Selected '{name}' because it's the weekend and you're at {place}
    package func routineReasonWeekendPlace(name: String, place: String) -> Phrase { phrase("routine.reason.weekendPlace", .text("name", name), .text("place", place)) }

    /// Tap to Complete
    package func routineRunCheck() -> Phrase { phrase("routine.run.check") }

    /// Completed!
    package func routineRunChecked() -> Phrase { phrase("routine.run.checked") }

    /// Completes this habit
    package func routineRunCompleteHint() -> Phrase { phrase("routine.run.complete.hint") }

    /// Complete {name} habit
    package func routineRunCompleteLabel(name: String) -> Phrase { phrase("routine.run.complete.label", .text("name", name)) }

    /// Mark Complete Early
    package func routineRunCompleteEarly() -> Phrase { phrase("routine.run.completeEarly") }

    /// {name} counter, {item}
    package func routineRunCounter(name: String, item: String) -> Phrase { phrase("routine.run.counter", .text("name", name), .text("item", item)) }

    /// Decrease {item}
    package func routineRunCounterLess(item: String) -> Phrase { phrase("routine.run.counter.less", .text("item", item)) }

    /// Increase {item}
    package func routineRunCounterMore(item: String) -> Phrase { phrase("routine.run.counter.more", .text("item", item)) }

    /// {count} items
    package func routineRunCounterValue(count: Int) -> Phrase { phrase("routine.run.counter.value", .number("count", number(count))) }

    /// All Done!
    package func routineRunDoneButton() -> Phrase { phrase("routine.run.done.button") }

    /// Completed
    package func routineRunDoneCompleted() -> Phrase { phrase("routine.run.done.completed") }

    /// {done}/{total}
    package func routineRunDoneCount(done: String, total: String) -> Phrase { phrase("routine.run.done.count", .text("done", done), .text("total", total)) }

    /// Duration
    package func routineRunDoneDuration() -> Phrase { phrase("routine.run.done.duration") }

    /// How do you feel?
    package func routineRunDoneMood() -> Phrase { phrase("routine.run.done.mood") }

    /// You completed {done} of {total} habits in {time}
    package func routineRunDoneText(done: String, total: Int, time: String) -> Phrase { phrase("routine.run.done.text", .text("done", done), .number("total", number(total)), .text("time", time)) }

    /// Routine Complete!
    package func routineRunDoneTitle() -> Phrase { phrase("routine.run.done.title") }

    /// Error Loading Routine
    package func routineRunErrorTitle() -> Phrase { phrase("routine.run.error.title") }

    /// {name} habit completed
    package func routineRunEventCompleted(name: String) -> Phrase { phrase("routine.run.event.completed", .text("name", name)) }

    /// {name} routine completed in {time}
    package func routineRunEventFinished(name: String, time: String) -> Phrase { phrase("routine.run.event.finished", .text("name", name), .text("time", time)) }

    /// Routine paused
    package func routineRunEventPaused() -> Phrase { phrase("routine.run.event.paused") }

    /// Routine resumed
    package func routineRunEventResumed() -> Phrase { phrase("routine.run.event.resumed") }

    /// {name} habit skipped
    package func routineRunEventSkipped(name: String) -> Phrase { phrase("routine.run.event.skipped", .text("name", name)) }

    /// Timer started for {name}
    package func routineRunEventTimerStarted(name: String) -> Phrase { phrase("routine.run.event.timerStarted", .text("name", name)) }

    /// Timer stopped for {name}, duration {time}
    package func routineRunEventTimerStopped(name: String, time: String) -> Phrase { phrase("routine.run.event.timerStopped", .text("name", name), .text("time", time)) }

    /// Interval {step} of {steps} · Round {round} of {rounds}
    package func routineRunInterval(step: String, steps: String, round: String, rounds: String) -> Phrase { phrase("routine.run.interval", .text("step", step), .text("steps", steps), .text("round", round), .text("rounds", rounds)) }

    /// Interval
    package func routineRunIntervalName() -> Phrase { phrase("routine.run.interval.name") }

    /// Loading routine...
    package func routineRunLoading() -> Phrase { phrase("routine.run.loading") }

    /// Log {count}m
    package func routineRunLogMinutes(count: Int) -> Phrase { phrase("routine.run.log.minutes", .number("count", number(count))) }

    /// Log {count}s
    package func routineRunLogSeconds(count: Int) -> Phrase { phrase("routine.run.log.seconds", .number("count", number(count))) }

    /// Value
    package func routineRunMeasurement() -> Phrase { phrase("routine.run.measurement") }

    /// 😄 Excellent
    package func routineRunMoodExcellent() -> Phrase { phrase("routine.run.mood.excellent") }

    /// 😊 Good
    package func routineRunMoodGood() -> Phrase { phrase("routine.run.mood.good") }

    /// 😐 Okay
    package func routineRunMoodOkay() -> Phrase { phrase("routine.run.mood.okay") }

    /// 😵 Terrible
    package func routineRunMoodTerrible() -> Phrase { phrase("routine.run.mood.terrible") }

    /// 😴 Tired
    package func routineRunMoodTired() -> Phrase { phrase("routine.run.mood.tired") }

    /// Next
    package func routineRunNext() -> Phrase { phrase("routine.run.next") }

    /// Goes on to the next habit
    package func routineRunNextHint() -> Phrase { phrase("routine.run.next.hint") }

    /// No active routine
    package func routineRunNone() -> Phrase { phrase("routine.run.none") }

    /// Quick {count}m completion
    package func routineRunNoteMinutes(count: Int) -> Phrase { phrase("routine.run.note.minutes", .number("count", number(count))) }

    /// Quick {count}s completion
    package func routineRunNoteSeconds(count: Int) -> Phrase { phrase("routine.run.note.seconds", .number("count", number(count))) }

    /// Stopped early
    package func routineRunNoteStopped() -> Phrase { phrase("routine.run.note.stopped") }

    /// Open
    package func routineRunOpen() -> Phrase { phrase("routine.run.open") }

    /// Open {name}
    package func routineRunOpenLabel(name: String) -> Phrase { phrase("routine.run.open.label", .text("name", name)) }

    /// {name} option, leads to {count} habits
    package func routineRunOption(name: String, count: Int) -> Phrase { phrase("routine.run.option", .text("name", name), .number("count", number(count))) }

    /// Pause
    package func routineRunPause() -> Phrase { phrase("routine.run.pause") }

    /// Pause routine
    package func routineRunPauseRoutine() -> Phrase { phrase("routine.run.pauseRoutine") }

    /// Take it up again where you left off.
    package func routineRunPausedText() -> Phrase { phrase("routine.run.paused.text") }

    /// Paused
    package func routineRunPausedTitle() -> Phrase { phrase("routine.run.paused.title") }

    /// Previous
    package func routineRunPrevious() -> Phrase { phrase("routine.run.previous") }

    /// Goes back to the previous habit
    package func routineRunPreviousHint() -> Phrase { phrase("routine.run.previous.hint") }

    /// {done} of {total} completed
    package func routineRunProgress(done: String, total: String) -> Phrase { phrase("routine.run.progress", .text("done", done), .text("total", total)) }

    /// Progress: {done} of {total} habits completed
    package func routineRunProgressLabel(done: String, total: Int) -> Phrase { phrase("routine.run.progress.label", .text("done", done), .number("total", number(total))) }

    /// Resume
    package func routineRunResume() -> Phrase { phrase("routine.run.resume") }

    /// Skip
    package func routineRunSkip() -> Phrase { phrase("routine.run.skip") }

    /// Skips this habit
    package func routineRunSkipHint() -> Phrase { phrase("routine.run.skip.hint") }

    /// Skip {name} habit
    package func routineRunSkipLabel(name: String) -> Phrase { phrase("routine.run.skip.label", .text("name", name)) }

    /// Start
    package func routineRunStart() -> Phrase { phrase("routine.run.start") }

    /// Start timer for {name}
    package func routineRunStartLabel(name: String) -> Phrase { phrase("routine.run.start.label", .text("name", name)) }

    /// Stop timer
    package func routineRunStop() -> Phrase { phrase("routine.run.stop") }

    /// Ends the timer and logs the elapsed time
    package func routineRunStopHint() -> Phrase { phrase("routine.run.stop.hint") }

    /// Stop timer for {name}
    package func routineRunStopLabel(name: String) -> Phrase { phrase("routine.run.stop.label", .text("name", name)) }

    /// Time
    package func routineRunTimeName() -> Phrase { phrase("routine.run.time.name") }

    /// Timer
    package func routineRunTimer() -> Phrase { phrase("routine.run.timer") }

    /// Routine
    package func routineRunTitle() -> Phrase { phrase("routine.run.title") }

    /// About
    package func routineSettingsAbout() -> Phrase { phrase("routine.settings.about") }

    /// About {app}
    package func routineSettingsAboutApp(app: String) -> Phrase { phrase("routine.settings.about.app", .text("app", app)) }

    /// Version, licenses and privacy
    package func routineSettingsAboutDetail() -> Phrase { phrase("routine.settings.about.detail") }

    /// Mode, accent color and app icon
    package func routineSettingsAppearanceDetail() -> Phrase { phrase("routine.settings.appearance.detail") }

    /// {accent} · {mode}
    package func routineSettingsAppearanceValue(accent: String, mode: String) -> Phrase { phrase("routine.settings.appearance.value", .text("accent", accent), .text("mode", mode)) }

    /// Current Context:
    package func routineSettingsContext() -> Phrase { phrase("routine.settings.context") }

    /// Coverage Overview
    package func routineSettingsCoverage() -> Phrase { phrase("routine.settings.coverage") }

    /// Which routine suits which moment
    package func routineSettingsCoverageDetail() -> Phrase { phrase("routine.settings.coverage.detail") }

    /// Data
    package func routineSettingsData() -> Phrase { phrase("routine.settings.data") }

    /// Export Data
    package func routineSettingsDataExport() -> Phrase { phrase("routine.settings.data.export") }

    /// Keep a copy of everything
    package func routineSettingsDataExportDetail() -> Phrase { phrase("routine.settings.data.export.detail") }

    /// Import Data
    package func routineSettingsDataImport() -> Phrase { phrase("routine.settings.data.import") }

    /// Bring in a copy or another app's history
    package func routineSettingsDataImportDetail() -> Phrase { phrase("routine.settings.data.import.detail") }

    /// Weekdays & Weekends
    package func routineSettingsDays() -> Phrase { phrase("routine.settings.days") }

    /// Which days belong together
    package func routineSettingsDaysDetail() -> Phrase { phrase("routine.settings.days.detail") }

    /// Error Loading Settings
    package func routineSettingsErrorTitle() -> Phrase { phrase("routine.settings.error.title") }

    /// Haptics
    package func routineSettingsHaptics() -> Phrase { phrase("routine.settings.haptics") }

    /// Feel a habit completed or a timer ended
    package func routineSettingsHapticsDetail() -> Phrase { phrase("routine.settings.haptics.detail") }

    /// Loading settings...
    package func routineSettingsLoading() -> Phrase { phrase("routine.settings.loading") }

    /// Routine Modes
    package func routineSettingsModes() -> Phrase { phrase("routine.settings.modes") }

    /// Sets of routines to choose from
    package func routineSettingsModesDetail() -> Phrase { phrase("routine.settings.modes.detail") }

    /// Open {name}
    package func routineSettingsOpen(name: String) -> Phrase { phrase("routine.settings.open", .text("name", name)) }

    /// Locations
    package func routineSettingsPlaces() -> Phrase { phrase("routine.settings.places") }

    /// Where your routines take place
    package func routineSettingsPlacesDetail() -> Phrase { phrase("routine.settings.places.detail") }

    /// Time Slots
    package func routineSettingsSlots() -> Phrase { phrase("routine.settings.slots") }

    /// When the parts of your day begin and end
    package func routineSettingsSlotsDetail() -> Phrase { phrase("routine.settings.slots.detail") }

    /// Smart Routine
    package func routineSettingsSmart() -> Phrase { phrase("routine.settings.smart") }

    /// Snippets
    package func routineSettingsSnippets() -> Phrase { phrase("routine.settings.snippets") }

    /// Groups of habits for several routines
    package func routineSettingsSnippetsDetail() -> Phrase { phrase("routine.settings.snippets.detail") }

    /// Manage Snippets
    package func routineSettingsSnippetsManage() -> Phrase { phrase("routine.settings.snippets.manage") }

    /// Sound & Haptics
    package func routineSettingsSound() -> Phrase { phrase("routine.settings.sound") }

    /// Timer Sound
    package func routineSettingsTimerSound() -> Phrase { phrase("routine.settings.timerSound") }

    /// Play a sound when a timer completes
    package func routineSettingsTimerSoundDetail() -> Phrase { phrase("routine.settings.timerSound.detail") }

    /// Settings
    package func routineSettingsTitle() -> Phrase { phrase("routine.settings.title") }

    /// Afternoon
    package func routineSlotAfternoon() -> Phrase { phrase("routine.slot.afternoon") }

    /// Early Morning
    package func routineSlotEarlyMorning() -> Phrase { phrase("routine.slot.earlyMorning") }

    /// Evening
    package func routineSlotEvening() -> Phrase { phrase("routine.slot.evening") }

    /// Late Morning
    package func routineSlotLateMorning() -> Phrase { phrase("routine.slot.lateMorning") }

    /// Morning
    package func routineSlotMorning() -> Phrase { phrase("routine.slot.morning") }

    /// Night
    package func routineSlotNight() -> Phrase { phrase("routine.slot.night") }

    /// Delete
    package func routineStepDelete() -> Phrase { phrase("routine.step.delete") }

    /// Edit
    package func routineStepEdit() -> Phrase { phrase("routine.step.edit") }

    /// Opens the habit
    package func routineStepHint() -> Phrase { phrase("routine.step.hint") }

    /// External Action
    package func routineStepKindAction() -> Phrase { phrase("routine.step.kind.action") }

    /// Counter
    package func routineStepKindCounter() -> Phrase { phrase("routine.step.kind.counter") }

    /// Measurement
    package func routineStepKindMeasurement() -> Phrase { phrase("routine.step.kind.measurement") }

    /// Question
    package func routineStepKindQuestion() -> Phrase { phrase("routine.step.kind.question") }

    /// Routine
    package func routineStepKindRoutine() -> Phrase { phrase("routine.step.kind.routine") }

    /// Guided Sequence
    package func routineStepKindSequence() -> Phrase { phrase("routine.step.kind.sequence") }

    /// Task
    package func routineStepKindTask() -> Phrase { phrase("routine.step.kind.task") }

    /// Timer
    package func routineStepKindTimer() -> Phrase { phrase("routine.step.kind.timer") }

    /// Tracking
    package func routineStepKindTracking() -> Phrase { phrase("routine.step.kind.tracking") }

    /// Missing routine
    package func routineStepMissing() -> Phrase { phrase("routine.step.missing") }

    /// This routine was deleted — remove this block
    package func routineStepMissingText() -> Phrase { phrase("routine.step.missing.text") }

    /// Move down
    package func routineStepMoveDown() -> Phrase { phrase("routine.step.moveDown") }

    /// Move up
    package func routineStepMoveUp() -> Phrase { phrase("routine.step.moveUp") }

    /// Open {name}
    package func routineStepOpen(name: String) -> Phrase { phrase("routine.step.open", .text("name", name)) }

    /// Reorder
    package func routineStepReorder() -> Phrase { phrase("routine.step.reorder") }

    /// {type}, estimated duration {duration}
    package func routineStepValue(type: String, duration: String) -> Phrase { phrase("routine.step.value", .text("type", type), .text("duration", duration)) }

    /// −{count}w
    package func routineStreaksBar(count: Int) -> Phrase { phrase("routine.streaks.bar", .number("count", number(count))) }

    /// {done}/{target}
    package func routineStreaksBarCount(done: String, target: String) -> Phrase { phrase("routine.streaks.bar.count", .text("done", done), .text("target", target)) }

    /// {done} (target {target})
    package func routineStreaksBarCountOver(done: String, target: String) -> Phrase { phrase("routine.streaks.bar.count.over", .text("done", done), .text("target", target)) }

    /// {week}: {done} days completed, target of {target} met
    package func routineStreaksBarLabelMet(week: String, done: Int, target: String) -> Phrase { phrase("routine.streaks.bar.label.met", .text("week", week), .number("done", number(done)), .text("target", target)) }

    /// {week}: {done} days completed, target of {target} missed
    package func routineStreaksBarLabelMissed(week: String, done: Int, target: String) -> Phrase { phrase("routine.streaks.bar.label.missed", .text("week", week), .number("done", number(done)), .text("target", target)) }

    /// Met
    package func routineStreaksBarMet() -> Phrase { phrase("routine.streaks.bar.met") }

    /// Missed
    package func routineStreaksBarMissed() -> Phrase { phrase("routine.streaks.bar.missed") }

    /// No data available
    package func routineStreaksChartEmpty() -> Phrase { phrase("routine.streaks.chart.empty") }

    /// {count} completions in {weeks} weeks, {current} this week
    package func routineStreaksChartSummary(count: Int, weeks: Int, current: String) -> Phrase { phrase("routine.streaks.chart.summary", .number("count", number(count)), .number("weeks", number(weeks)), .text("current", current)) }

    /// This week
    package func routineStreaksChartThisWeek() -> Phrase { phrase("routine.streaks.chart.thisWeek") }

    /// Completions per week
    package func routineStreaksChartTitle() -> Phrase { phrase("routine.streaks.chart.title") }

    /// Week
    package func routineStreaksChartWeek() -> Phrase { phrase("routine.streaks.chart.week") }

    /// Still ahead
    package func routineStreaksDayAhead() -> Phrase { phrase("routine.streaks.day.ahead") }

    /// {count} completions
    package func routineStreaksDayCompleted(count: Int) -> Phrase { phrase("routine.streaks.day.completed", .number("count", number(count))) }

    /// {count} completions today
    package func routineStreaksDayCompletedToday(count: Int) -> Phrase { phrase("routine.streaks.day.completedToday", .number("count", number(count))) }

    /// No completions
    package func routineStreaksDayNone() -> Phrase { phrase("routine.streaks.day.none") }

    /// Nothing yet today
    package func routineStreaksDayNoneToday() -> Phrase { phrase("routine.streaks.day.noneToday") }

    /// Set a weekly target on a routine to start tracking streaks.
    package func routineStreaksEmptyText() -> Phrase { phrase("routine.streaks.empty.text") }

    /// No streaks yet
    package func routineStreaksEmptyTitle() -> Phrase { phrase("routine.streaks.empty.title") }

    /// Error Loading Streaks
    package func routineStreaksErrorTitle() -> Phrase { phrase("routine.streaks.error.title") }

    /// Loading streaks...
    package func routineStreaksLoading() -> Phrase { phrase("routine.streaks.loading") }

    /// +{count} more
    package func routineStreaksMore(count: Int) -> Phrase { phrase("routine.streaks.more", .number("count", number(count))) }

    /// PREVIOUS
    package func routineStreaksPrevious() -> Phrase { phrase("routine.streaks.previous") }

    /// {count}× / week
    package func routineStreaksTarget(count: Int) -> Phrase { phrase("routine.streaks.target", .number("count", number(count))) }

    /// Streaks
    package func routineStreaksTitle() -> Phrase { phrase("routine.streaks.title") }

    /// THIS WEEK · {done} / {target}
    package func routineStreaksWeek(done: String, target: String) -> Phrase { phrase("routine.streaks.week", .text("done", done), .text("target", target)) }

    /// THIS WEEK · {done} (TARGET {target})
    package func routineStreaksWeekOver(done: String, target: String) -> Phrase { phrase("routine.streaks.week.over", .text("done", done), .text("target", target)) }

    /// {done} days completed, target of {target}
    package func routineStreaksWeekValue(done: Int, target: String) -> Phrase { phrase("routine.streaks.week.value", .number("done", number(done)), .text("target", target)) }

    /// {count} week streak
    package func routineStreaksWeeks(count: Int) -> Phrase { phrase("routine.streaks.weeks", .number("count", number(count))) }

    /// {habits} habits • {minutes} min
    package func routineSummary(habits: Int, minutes: Int) -> Phrase { phrase("routine.summary", .number("habits", number(habits)), .number("minutes", number(minutes))) }

    /// Suits
    package func routineTileContext() -> Phrase { phrase("routine.tile.context") }

    /// Delete Routine
    package func routineTileDelete() -> Phrase { phrase("routine.tile.delete") }

    /// Delete
    package func routineTileDeleteConfirm() -> Phrase { phrase("routine.tile.delete.confirm") }

    /// Are you sure you want to delete "{name}"? This action cannot be undone.
    package func routineTileDeleteMessage(name: String) -> Phrase { phrase("routine.tile.delete.message", .text("name", name)) }

    /// Edit Routine
    package func routineTileEdit() -> Phrase { phrase("routine.tile.edit") }

    /// Habits
    package func routineTileHabits() -> Phrase { phrase("routine.tile.habits") }

    /// Shows the routine's habits
    package func routineTileHint() -> Phrase { phrase("routine.tile.hint") }

    /// Suits now
    package func routineTileMatched() -> Phrase { phrase("routine.tile.matched") }

    /// Select {name}
    package func routineTileSelect(name: String) -> Phrase { phrase("routine.tile.select", .text("name", name)) }

    /// Start {name}
    package func routineTileStart(name: String) -> Phrase { phrase("routine.tile.start", .text("name", name)) }

    /// Error Loading Widgets
    package func routineWidgetErrorTitle() -> Phrase { phrase("routine.widget.error.title") }

    /// {count} habits
    package func routineWidgetHabits(count: Int) -> Phrase { phrase("routine.widget.habits", .number("count", number(count))) }

    /// Loading widgets...
    package func routineWidgetLoading() -> Phrase { phrase("routine.widget.loading") }

    /// Open {app}
    package func routineWidgetOpen(app: String) -> Phrase { phrase("routine.widget.open", .text("app", app)) }

    /// Opens the app
    package func routineWidgetOpenHint() -> Phrase { phrase("routine.widget.open.hint") }

    /// Resume routine
    package func routineWidgetPausedAction() -> Phrase { phrase("routine.widget.paused.action") }

    /// Nothing paused
    package func routineWidgetPausedEmpty() -> Phrase { phrase("routine.widget.paused.empty") }

    /// Resumes the routine
    package func routineWidgetPausedHint() -> Phrase { phrase("routine.widget.paused.hint") }

    /// Paused: {name}
    package func routineWidgetPausedLabel(name: String) -> Phrase { phrase("routine.widget.paused.label", .text("name", name)) }

    /// Step {step} of {steps}
    package func routineWidgetPausedStep(step: String, steps: String) -> Phrase { phrase("routine.widget.paused.step", .text("step", step), .text("steps", steps)) }

    /// Paused
    package func routineWidgetPausedTitle() -> Phrase { phrase("routine.widget.paused.title") }

    /// Open streaks
    package func routineWidgetStreaksAction() -> Phrase { phrase("routine.widget.streaks.action") }

    /// Opens the streaks
    package func routineWidgetStreaksHint() -> Phrase { phrase("routine.widget.streaks.hint") }

    /// Top streak: {name}
    package func routineWidgetStreaksLabel(name: String) -> Phrase { phrase("routine.widget.streaks.label", .text("name", name)) }

    /// {name}: {weeks}, {current}
    package func routineWidgetStreaksRow(name: String, weeks: String, current: String) -> Phrase { phrase("routine.widget.streaks.row", .text("name", name), .text("weeks", weeks), .text("current", current)) }

    /// Streaks
    package func routineWidgetStreaksTitle() -> Phrase { phrase("routine.widget.streaks.title") }

    /// Top streak
    package func routineWidgetStreaksTop() -> Phrase { phrase("routine.widget.streaks.top") }

    /// {weeks}, {current}
    package func routineWidgetStreaksValue(weeks: String, current: String) -> Phrase { phrase("routine.widget.streaks.value", .text("weeks", weeks), .text("current", current)) }

    /// {done}/{target} this week
    package func routineWidgetStreaksWeek(done: String, target: Int) -> Phrase { phrase("routine.widget.streaks.week", .text("done", done), .number("target", number(target))) }

    /// {done} days this week, target of {target}
    package func routineWidgetStreaksWeekOver(done: Int, target: String) -> Phrase { phrase("routine.widget.streaks.week.over", .number("done", number(done)), .text("target", target)) }

    /// {count}
    package func routineWidgetStreaksWeeks(count: Int) -> Phrase { phrase("routine.widget.streaks.weeks", .number("count", number(count))) }

    /// Widgets
    package func routineWidgetTitle() -> Phrase { phrase("routine.widget.title") }

    /// Start routine
    package func routineWidgetTopAction() -> Phrase { phrase("routine.widget.top.action") }

    /// No routines yet
    package func routineWidgetTopEmpty() -> Phrase { phrase("routine.widget.top.empty") }

    /// Starts the routine
    package func routineWidgetTopHint() -> Phrase { phrase("routine.widget.top.hint") }

    /// Top Routine: {name}
    package func routineWidgetTopLabel(name: String) -> Phrase { phrase("routine.widget.top.label", .text("name", name)) }

    /// Top Routine
    package func routineWidgetTopTitle() -> Phrase { phrase("routine.widget.top.title") }

    /// Share
    package func shareButton() -> Phrase { phrase("share.button") }

    /// Share streak card
    package func shareButtonLabel() -> Phrase { phrase("share.button.label") }

    /// of my goal
    package func shareCardGoal() -> Phrase { phrase("share.card.goal") }

    /// MILESTONE REACHED!
    package func shareCardHeadline() -> Phrase { phrase("share.card.headline") }

    /// {count} day streak card, {theme} theme
    package func shareCardLabel(count: Int, theme: String) -> Phrase { phrase("share.card.label", .number("count", number(count)), .text("theme", theme)) }

    /// {name}, {count} day streak card, {theme} theme
    package func shareCardLabelNamed(name: String, count: Int, theme: String) -> Phrase { phrase("share.card.label.named", .text("name", name), .number("count", number(count)), .text("theme", theme)) }

    /// Longest streak: {count} days
    package func shareCardLongest(count: Int) -> Phrase { phrase("share.card.longest", .number("count", number(count))) }

    /// {count} days
    package func shareCardNumber(count: Int) -> Phrase { phrase("share.card.number", .number("count", number(count))) }

    /// {percent} of my goal
    package func shareCardProgress(percent: String) -> Phrase { phrase("share.card.progress", .text("percent", percent)) }

    /// {start} – {end}
    package func shareCardRange(start: String, end: String) -> Phrase { phrase("share.card.range", .text("start", start), .text("end", end)) }

    /// Last 7 days: practiced on {count} days
    package func shareCardStrip(count: Int) -> Phrase { phrase("share.card.strip", .number("count", number(count))) }

    /// {count} Day Streak!
    package func shareCardTitle(count: Int) -> Phrase { phrase("share.card.title", .number("count", number(count))) }

    /// Creating the card...
    package func shareComposing() -> Phrase { phrase("share.composing") }

    /// Try again.
    package func shareFailedMessage() -> Phrase { phrase("share.failed.message") }

    /// Couldn't create the card.
    package func shareFailedTitle() -> Phrase { phrase("share.failed.title") }

    /// Loading progress...
    package func shareLoading() -> Phrase { phrase("share.loading") }

    /// Practice today to start a streak you can share.
    package func shareNone() -> Phrase { phrase("share.none") }

    /// Show last 7 days
    package func shareOptionCalendarStrip() -> Phrase { phrase("share.option.calendarStrip") }

    /// Show longest streak
    package func shareOptionLongestStreak() -> Phrase { phrase("share.option.longestStreak") }

    /// Message
    package func shareOptionMessage() -> Phrase { phrase("share.option.message") }

    /// Use at most {limit} characters
    package func shareOptionMessageTooLong(limit: Int) -> Phrase { phrase("share.option.message.tooLong", .number("limit", number(limit))) }

    /// Name
    package func shareOptionName() -> Phrase { phrase("share.option.name") }

    /// Optional
    package func shareOptionOptional() -> Phrase { phrase("share.option.optional") }

    /// Show progress
    package func shareOptionProgress() -> Phrase { phrase("share.option.progress") }

    /// Theme
    package func shareOptionTheme() -> Phrase { phrase("share.option.theme") }

    /// Customize
    package func shareSectionCustomize() -> Phrase { phrase("share.section.customize") }

    /// Streak card shared
    package func shareShared() -> Phrase { phrase("share.shared") }

    /// {app} streak
    package func shareSubject(app: String) -> Phrase { phrase("share.subject", .text("app", app)) }

    /// {name} streak in {app}
    package func shareSubjectNamed(name: String, app: String) -> Phrase { phrase("share.subject.named", .text("name", name), .text("app", app)) }

    /// Dark
    package func shareThemeDark() -> Phrase { phrase("share.theme.dark") }

    /// Emerald Teal
    package func shareThemeEmeraldTeal() -> Phrase { phrase("share.theme.emeraldTeal") }

    /// Light
    package func shareThemeLight() -> Phrase { phrase("share.theme.light") }

    /// Streak Color
    package func shareThemeTierColor() -> Phrase { phrase("share.theme.tierColor") }

    /// Share Streak
    package func shareTitle() -> Phrase { phrase("share.title") }

    /// Off
    package func stateOff() -> Phrase { phrase("state.off") }

    /// On
    package func stateOn() -> Phrase { phrase("state.on") }

    /// Your streak is at risk! Practice today to keep it going.
    package func streakAtRiskMessage() -> Phrase { phrase("streak.atRisk.message") }

    /// Best
    package func streakBadgeBest() -> Phrase { phrase("streak.badge.best") }

    /// Current
    package func streakBadgeCurrent() -> Phrase { phrase("streak.badge.current") }

    /// {name} streak: {count} days
    package func streakBadgeLabel(name: String, count: Int) -> Phrase { phrase("streak.badge.label", .text("name", name), .number("count", number(count))) }

    /// {name} streak: {count} days, milestone
    package func streakBadgeMilestoneLabel(name: String, count: Int) -> Phrase { phrase("streak.badge.milestoneLabel", .text("name", name), .number("count", number(count))) }

    /// {count} day streak
    package func streakBadgeUnnamedLabel(count: Int) -> Phrase { phrase("streak.badge.unnamedLabel", .number("count", number(count))) }

    /// {count} day streak, milestone
    package func streakBadgeUnnamedMilestoneLabel(count: Int) -> Phrase { phrase("streak.badge.unnamedMilestoneLabel", .number("count", number(count))) }

    /// Best: {count} days
    package func streakBest(count: Int) -> Phrase { phrase("streak.best", .number("count", number(count))) }

    /// {count} days, best {best} days, at risk, {countdown}
    package func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase { phrase("streak.counter.atRiskValue", .number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)) }

    /// Shows streak statistics
    package func streakCounterHint() -> Phrase { phrase("streak.counter.hint") }

    /// Current streak
    package func streakCounterLabel() -> Phrase { phrase("streak.counter.label") }

    /// {name} streak
    package func streakCounterNamedLabel(name: String) -> Phrase { phrase("streak.counter.namedLabel", .text("name", name)) }

    /// no streak yet
    package func streakCounterNone() -> Phrase { phrase("streak.counter.none") }

    /// {count} days, best {best} days
    package func streakCounterValue(count: Int, best: Int) -> Phrase { phrase("streak.counter.value", .number("count", number(count)), .number("best", number(best))) }

    /// {count} days
    package func streakDays(count: Int) -> Phrase { phrase("streak.days", .number("count", number(count))) }

    /// Error Loading Streak
    package func streakErrorTitle() -> Phrase { phrase("streak.error.title") }

    /// Loading progress...
    package func streakLoading() -> Phrase { phrase("streak.loading") }

    /// Another day of dedication – your streak continues!
    package func streakMessageAnother() -> Phrase { phrase("streak.message.another") }

    /// Your longest streak was {count} days. Start a new one today!
    package func streakMessageBroken(count: Int) -> Phrase { phrase("streak.message.broken", .number("count", number(count))) }

    /// Get Back on Track
    package func streakMessageBrokenTitle() -> Phrase { phrase("streak.message.broken.title") }

    /// Every session counts towards your goal.
    package func streakMessageBrokenEarly() -> Phrase { phrase("streak.message.brokenEarly") }

    /// Your consistency is impressive! Keep the momentum going.
    package func streakMessageConsistent() -> Phrase { phrase("streak.message.consistent") }

    /// Congratulations! You've maintained your practice streak for {count} days. Keep up the great work!
    package func streakMessageMilestone(count: Int) -> Phrase { phrase("streak.message.milestone", .number("count", number(count))) }

    /// Message
    package func streakMessageName() -> Phrase { phrase("streak.message.name") }

    /// Start your journey today!
    package func streakMessageNever() -> Phrase { phrase("streak.message.never") }

    /// Great start! Keep going!
    package func streakMessageStarted() -> Phrase { phrase("streak.message.started") }

    /// Your daily practice is creating lasting change.
    package func streakMessageSteady() -> Phrase { phrase("streak.message.steady") }

    /// Your streak stands at {count} days. Keep it going!
    package func streakMessageStrong(count: Int) -> Phrase { phrase("streak.message.strong", .number("count", number(count))) }

    /// Great Streak!
    package func streakMessageStrongTitle() -> Phrase { phrase("streak.message.strong.title") }

    /// {count} day streak reached
    package func streakMilestoneAnnouncement(count: Int) -> Phrase { phrase("streak.milestone.announcement", .number("count", number(count))) }

    /// {count} Day Streak!
    package func streakMilestoneTitle(count: Int) -> Phrase { phrase("streak.milestone.title", .number("count", number(count))) }

    /// {preview}. {requirement}.
    package func streakNextDetail(preview: String, requirement: String) -> Phrase { phrase("streak.next.detail", .text("preview", preview), .text("requirement", requirement)) }

    /// Next milestone
    package func streakNextName() -> Phrase { phrase("streak.next.name") }

    /// All milestones reached
    package func streakNextNone() -> Phrase { phrase("streak.next.none") }

    /// {remaining} days to your {milestone}-day milestone
    package func streakNextPreview(remaining: Int, milestone: Int) -> Phrase { phrase("streak.next.preview", .number("remaining", number(remaining)), .number("milestone", number(milestone))) }

    /// Practice every day until {date}
    package func streakNextRequirement(date: String) -> Phrase { phrase("streak.next.requirement", .text("date", date)) }

    /// Personal best
    package func streakPersonalBest() -> Phrase { phrase("streak.personalBest") }

    /// Streak
    package func streakTitle() -> Phrase { phrase("streak.title") }

    /// Book
    package func symbolBookFill() -> Phrase { phrase("symbol.book.fill") }

    /// Water drop
    package func symbolDropFill() -> Phrase { phrase("symbol.drop.fill") }

    /// Dumbbell
    package func symbolDumbbellFill() -> Phrase { phrase("symbol.dumbbell.fill") }

    /// Runner
    package func symbolFigureRun() -> Phrase { phrase("symbol.figure.run") }

    /// Fork and knife
    package func symbolForkKnife() -> Phrase { phrase("symbol.fork.knife") }

    /// Graduation cap
    package func symbolGraduationcapFill() -> Phrase { phrase("symbol.graduationcap.fill") }

    /// Heart
    package func symbolHeartFill() -> Phrase { phrase("symbol.heart.fill") }

    /// Leaf
    package func symbolLeafFill() -> Phrase { phrase("symbol.leaf.fill") }

    /// Moon
    package func symbolMoonFill() -> Phrase { phrase("symbol.moon.fill") }

    /// Musical note
    package func symbolMusicNote() -> Phrase { phrase("symbol.music.note") }

    /// Paintbrush
    package func symbolPaintbrushFill() -> Phrase { phrase("symbol.paintbrush.fill") }

    /// Star
    package func symbolStarFill() -> Phrase { phrase("symbol.star.fill") }

    /// Checking sync status...
    package func syncChecking() -> Phrase { phrase("sync.checking") }

    /// Sync Status
    package func syncDetails() -> Phrase { phrase("sync.details") }

    /// Sync error
    package func syncError() -> Phrase { phrase("sync.error") }

    /// Shows more details
    package func syncHint() -> Phrase { phrase("sync.hint") }

    /// Not signed in to iCloud
    package func syncNoAccount() -> Phrase { phrase("sync.noAccount") }

    /// Offline - changes saved locally
    package func syncOffline() -> Phrase { phrase("sync.offline") }

    /// OK
    package func syncOk() -> Phrase { phrase("sync.ok") }

    /// Open Settings
    package func syncOpenSettings() -> Phrase { phrase("sync.openSettings") }

    /// Retry
    package func syncRetry() -> Phrase { phrase("sync.retry") }

    /// Synced with iCloud
    package func syncSynced() -> Phrase { phrase("sync.synced") }

    /// Syncing...
    package func syncSyncing() -> Phrase { phrase("sync.syncing") }

    /// Sync failed. Will retry automatically.
    package func syncTroubleFailed() -> Phrase { phrase("sync.trouble.failed") }

    /// Sign in to iCloud to sync data across devices
    package func syncTroubleNotSignedIn() -> Phrase { phrase("sync.trouble.notSignedIn") }

    /// iCloud access is restricted
    package func syncTroubleRestricted() -> Phrase { phrase("sync.trouble.restricted") }

    /// iCloud is temporarily unavailable
    package func syncTroubleUnavailable() -> Phrase { phrase("sync.trouble.unavailable") }

    /// {time}
    package func timeValue(time: String) -> Phrase { phrase("time.value", .text("time", time)) }

    /// {time} elapsed
    package func timerElapsed(time: String) -> Phrase { phrase("timer.elapsed", .text("time", time)) }

    /// {time} remaining
    package func timerRemaining(time: String) -> Phrase { phrase("timer.remaining", .text("time", time)) }

    /// {action}
    package func toastAction(action: String) -> Phrase { phrase("toast.action", .text("action", action)) }

    /// Dismiss
    package func toastDismiss() -> Phrase { phrase("toast.dismiss") }

    /// Dismisses the message
    package func toastDismissHint() -> Phrase { phrase("toast.dismiss.hint") }

    /// Error
    package func toastKindError() -> Phrase { phrase("toast.kind.error") }

    /// Info
    package func toastKindInfo() -> Phrase { phrase("toast.kind.info") }

    /// Success
    package func toastKindSuccess() -> Phrase { phrase("toast.kind.success") }

    /// Warning
    package func toastKindWarning() -> Phrase { phrase("toast.kind.warning") }

    /// {kind}: {message}.
    package func toastMessage(kind: String, message: String) -> Phrase { phrase("toast.message", .text("kind", kind), .text("message", message)) }

    /// {kind}: {message}. {action} available.
    package func toastMessageAction(kind: String, message: String, action: String) -> Phrase { phrase("toast.message.action", .text("kind", kind), .text("message", message), .text("action", action)) }

    /// Undo
    package func toastUndo() -> Phrase { phrase("toast.undo") }

    /// {value} kilograms
    package func unitWeightKilogramsLong(value: NumberText) -> Phrase { phrase("unit.weight.kilograms.long", .number("value", value)) }

    /// kg
    package func unitWeightKilogramsName() -> Phrase { phrase("unit.weight.kilograms.name") }

    /// {value} kg
    package func unitWeightKilogramsShort(value: NumberText) -> Phrase { phrase("unit.weight.kilograms.short", .number("value", value)) }

    /// {value} pounds
    package func unitWeightPoundsLong(value: NumberText) -> Phrase { phrase("unit.weight.pounds.long", .number("value", value)) }

    /// lb
    package func unitWeightPoundsName() -> Phrase { phrase("unit.weight.pounds.name") }

    /// {value} lb
    package func unitWeightPoundsShort(value: NumberText) -> Phrase { phrase("unit.weight.pounds.short", .number("value", value)) }

    /// Goal reached! Congratulations on reaching your target weight!
    package func weightBannerLabel() -> Phrase { phrase("weight.banner.label") }

    /// Congratulations on reaching your target weight!
    package func weightBannerText() -> Phrase { phrase("weight.banner.text") }

    /// Goal Reached!
    package func weightBannerTitle() -> Phrase { phrase("weight.banner.title") }

    /// Continue
    package func weightCelebrationContinue() -> Phrase { phrase("weight.celebration.continue") }

    /// Dismiss celebration and return to dashboard
    package func weightCelebrationContinueHint() -> Phrase { phrase("weight.celebration.continue.hint") }

    /// Milestones
    package func weightCelebrationPage() -> Phrase { phrase("weight.celebration.page") }

    /// Share
    package func weightCelebrationShare() -> Phrase { phrase("weight.celebration.share") }

    /// Share your milestone achievement
    package func weightCelebrationShareHint() -> Phrase { phrase("weight.celebration.share.hint") }

    /// Share milestone
    package func weightCelebrationShareLabel() -> Phrase { phrase("weight.celebration.share.label") }

    /// Keep up the great work!
    package func weightCelebrationText() -> Phrase { phrase("weight.celebration.text") }

    /// Milestone Reached!
    package func weightCelebrationTitle() -> Phrase { phrase("weight.celebration.title") }

    /// All
    package func weightChartAll() -> Phrase { phrase("weight.chart.all") }

    /// Weight ({unit})
    package func weightChartAxisWeight(unit: String) -> Phrase { phrase("weight.chart.axis.weight", .text("unit", unit)) }

    /// Date
    package func weightChartAxisWhen() -> Phrase { phrase("weight.chart.axis.when") }

    /// Choose a longer period to see earlier entries.
    package func weightChartEmptyPeriod() -> Phrase { phrase("weight.chart.empty.period") }

    /// Add a few more entries to see your weight trend chart come to life.
    package func weightChartEmptyText() -> Phrase { phrase("weight.chart.empty.text") }

    /// Not Enough Data
    package func weightChartEmptyTitle() -> Phrase { phrase("weight.chart.empty.title") }

    /// Weight entries
    package func weightChartEntries() -> Phrase { phrase("weight.chart.entries") }

    /// Entry
    package func weightChartEntry() -> Phrase { phrase("weight.chart.entry") }

    /// Goal: {goal}
    package func weightChartGoal(goal: NumberText) -> Phrase { phrase("weight.chart.goal", .number("goal", goal)) }

    /// 6M
    package func weightChartHalfYear() -> Phrase { phrase("weight.chart.halfYear") }

    /// 1M
    package func weightChartMonth() -> Phrase { phrase("weight.chart.month") }

    /// Weight Trend
    package func weightChartName() -> Phrase { phrase("weight.chart.name") }

    /// Predicted
    package func weightChartPredicted() -> Phrase { phrase("weight.chart.predicted") }

    /// 3M
    package func weightChartQuarter() -> Phrase { phrase("weight.chart.quarter") }

    /// Weight decreased from {first} to {last} over {count} entries
    package func weightChartSummaryDown(first: NumberText, last: NumberText, count: Int) -> Phrase { phrase("weight.chart.summary.down", .number("first", first), .number("last", last), .number("count", number(count))) }

    /// No weight data available
    package func weightChartSummaryNone() -> Phrase { phrase("weight.chart.summary.none") }

    /// Weight remained stable from {first} to {last} over {count} entries
    package func weightChartSummaryStable(first: NumberText, last: NumberText, count: Int) -> Phrase { phrase("weight.chart.summary.stable", .number("first", first), .number("last", last), .number("count", number(count))) }

    /// Weight increased from {first} to {last} over {count} entries
    package func weightChartSummaryUp(first: NumberText, last: NumberText, count: Int) -> Phrase { phrase("weight.chart.summary.up", .number("first", first), .number("last", last), .number("count", number(count))) }

    /// Weight Chart
    package func weightChartTitle() -> Phrase { phrase("weight.chart.title") }

    /// Trend
    package func weightChartTrend() -> Phrase { phrase("weight.chart.trend") }

    /// 1W
    package func weightChartWeek() -> Phrase { phrase("weight.chart.week") }

    /// 1Y
    package func weightChartYear() -> Phrase { phrase("weight.chart.year") }

    /// Dashboard
    package func weightDashboardTitle() -> Phrase { phrase("weight.dashboard.title") }

    /// Log Your First Weight
    package func weightEmptyButton() -> Phrase { phrase("weight.empty.button") }

    /// Track your weight to see trends and progress toward your goals.
    package func weightEmptyText() -> Phrase { phrase("weight.empty.text") }

    /// Begin Your Journey
    package func weightEmptyTitle() -> Phrase { phrase("weight.empty.title") }

    /// {change} in the last 7 days
    package func weightHeroChangeDown(change: NumberText) -> Phrase { phrase("weight.hero.change.down", .number("change", change)) }

    /// No change in the last 7 days
    package func weightHeroChangeNone() -> Phrase { phrase("weight.hero.change.none") }

    /// {change} in the last 7 days
    package func weightHeroChangeStable(change: NumberText) -> Phrase { phrase("weight.hero.change.stable", .number("change", change)) }

    /// {change} in the last 7 days
    package func weightHeroChangeUp(change: NumberText) -> Phrase { phrase("weight.hero.change.up", .number("change", change)) }

    /// {fat}% body fat
    package func weightHeroFat(fat: NumberText) -> Phrase { phrase("weight.hero.fat", .number("fat", fat)) }

    /// Current weight: {weight}
    package func weightHeroLabel(weight: String) -> Phrase { phrase("weight.hero.label", .text("weight", weight)) }

    /// Current weight: {weight}. {change}. {fat}
    package func weightHeroLabelAll(weight: String, change: String, fat: String) -> Phrase { phrase("weight.hero.label.all", .text("weight", weight), .text("change", change), .text("fat", fat)) }

    /// Current weight: {weight}. {change}
    package func weightHeroLabelChange(weight: String, change: String) -> Phrase { phrase("weight.hero.label.change", .text("weight", weight), .text("change", change)) }

    /// Current weight: {weight}. {fat}
    package func weightHeroLabelFat(weight: String, fat: String) -> Phrase { phrase("weight.hero.label.fat", .text("weight", weight), .text("fat", fat)) }

    /// Current Weight
    package func weightHeroTitle() -> Phrase { phrase("weight.hero.title") }

    /// No milestones completed yet. Keep going!
    package func weightHistoryEmpty() -> Phrase { phrase("weight.history.empty") }

    /// Milestone {milestone}, achieved {date}
    package func weightHistoryRow(milestone: String, date: String) -> Phrase { phrase("weight.history.row", .text("milestone", milestone), .text("date", date)) }

    /// Milestone {milestone}
    package func weightHistoryRowUndated(milestone: String) -> Phrase { phrase("weight.history.row.undated", .text("milestone", milestone)) }

    /// Milestones Achieved
    package func weightHistoryTitle() -> Phrase { phrase("weight.history.title") }

    /// Avg
    package func weightLogbookColumnAverage() -> Phrase { phrase("weight.logbook.column.average") }

    /// Notes
    package func weightLogbookColumnNotes() -> Phrase { phrase("weight.logbook.column.notes") }

    /// Rate
    package func weightLogbookColumnRate() -> Phrase { phrase("weight.logbook.column.rate") }

    /// Weight
    package func weightLogbookColumnWeight() -> Phrase { phrase("weight.logbook.column.weight") }

    /// Delete
    package func weightLogbookDelete() -> Phrase { phrase("weight.logbook.delete") }

    /// {count} entries deleted
    package func weightLogbookDeleted(count: Int) -> Phrase { phrase("weight.logbook.deleted", .number("count", number(count))) }

    /// Failed to delete entry
    package func weightLogbookDeletedFailed() -> Phrase { phrase("weight.logbook.deleted.failed") }

    /// Show Earlier Entries
    package func weightLogbookEarlier() -> Phrase { phrase("weight.logbook.earlier") }

    /// Edit
    package func weightLogbookEdit() -> Phrase { phrase("weight.logbook.edit") }

    /// Add Entry
    package func weightLogbookEmptyButton() -> Phrase { phrase("weight.logbook.empty.button") }

    /// Every journey starts with a single step. Add your first entry to begin tracking.
    package func weightLogbookEmptyText() -> Phrase { phrase("weight.logbook.empty.text") }

    /// Your Logbook Awaits
    package func weightLogbookEmptyTitle() -> Phrase { phrase("weight.logbook.empty.title") }

    /// Filter logbook entries
    package func weightLogbookFilter() -> Phrase { phrase("weight.logbook.filter") }

    /// Clear All Filters
    package func weightLogbookFilterClear() -> Phrase { phrase("weight.logbook.filter.clear") }

    /// Day of Week
    package func weightLogbookFilterDays() -> Phrase { phrase("weight.logbook.filter.days") }

    /// Clear Days
    package func weightLogbookFilterDaysClear() -> Phrase { phrase("weight.logbook.filter.days.clear") }

    /// Shows the filter options
    package func weightLogbookFilterHint() -> Phrase { phrase("weight.logbook.filter.hint") }

    /// Changes or clears the active filters
    package func weightLogbookFilterHintActive() -> Phrase { phrase("weight.logbook.filter.hint.active") }

    /// Hides the filter options
    package func weightLogbookFilterHintExpanded() -> Phrase { phrase("weight.logbook.filter.hint.expanded") }

    /// Milestones
    package func weightLogbookFilterMilestones() -> Phrase { phrase("weight.logbook.filter.milestones") }

    /// With Notes
    package func weightLogbookFilterNotes() -> Phrase { phrase("weight.logbook.filter.notes") }

    /// Filters
    package func weightLogbookFilterTitle() -> Phrase { phrase("weight.logbook.filter.title") }

    /// Show Later Entries
    package func weightLogbookLater() -> Phrase { phrase("weight.logbook.later") }

    /// Try adjusting your filters
    package func weightLogbookNoneText() -> Phrase { phrase("weight.logbook.none.text") }

    /// No Matching Entries
    package func weightLogbookNoneTitle() -> Phrase { phrase("weight.logbook.none.title") }

    /// {amount} down in 7 days
    package func weightLogbookRateDown(amount: NumberText) -> Phrase { phrase("weight.logbook.rate.down", .number("amount", amount)) }

    /// no change in 7 days
    package func weightLogbookRateStable() -> Phrase { phrase("weight.logbook.rate.stable") }

    /// {amount} up in 7 days
    package func weightLogbookRateUp(amount: NumberText) -> Phrase { phrase("weight.logbook.rate.up", .number("amount", amount)) }

    /// {date}, {weight}, 7-day average {average}
    package func weightLogbookRow(date: String, weight: String, average: String) -> Phrase { phrase("weight.logbook.row", .text("date", date), .text("weight", weight), .text("average", average)) }

    /// {date}, {weight}, 7-day average {average}, {rate}, has note
    package func weightLogbookRowAll(date: String, weight: String, average: String, rate: String) -> Phrase { phrase("weight.logbook.row.all", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }

    /// Opens the entry
    package func weightLogbookRowHint() -> Phrase { phrase("weight.logbook.row.hint") }

    /// {date}, {weight}, 7-day average {average}, has note
    package func weightLogbookRowNote(date: String, weight: String, average: String) -> Phrase { phrase("weight.logbook.row.note", .text("date", date), .text("weight", weight), .text("average", average)) }

    /// {date}, {weight}, 7-day average {average}, {rate}
    package func weightLogbookRowRate(date: String, weight: String, average: String, rate: String) -> Phrase { phrase("weight.logbook.row.rate", .text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)) }

    /// {date}, {time}
    package func weightLogbookRowTime(date: String, time: String) -> Phrase { phrase("weight.logbook.row.time", .text("date", date), .text("time", time)) }

    /// Weigh in on {count} more days
    package func weightMissing(count: Int) -> Phrase { phrase("weight.missing", .number("count", number(count))) }

    /// Weigh in on {count} more days to see your pace
    package func weightMissingPace(count: Int) -> Phrase { phrase("weight.missing.pace", .number("count", number(count))) }

    /// You've reached your target weight. Keep up the great work maintaining it!
    package func weightPredictionAtGoalDetail() -> Phrase { phrase("weight.prediction.atGoal.detail") }

    /// You've reached your goal weight! Congratulations on reaching your target weight. Keep up the great work maintaining it!
    package func weightPredictionAtGoalLabel() -> Phrase { phrase("weight.prediction.atGoal.label") }

    /// Congratulations!
    package func weightPredictionAtGoalText() -> Phrase { phrase("weight.prediction.atGoal.text") }

    /// Reaching goal by {date}
    package func weightPredictionDate(date: String) -> Phrase { phrase("weight.prediction.date", .text("date", date)) }

    /// {count} days to go!
    package func weightPredictionDays(count: Int) -> Phrase { phrase("weight.prediction.days", .number("count", number(count))) }

    /// Keep logging!
    package func weightPredictionFew() -> Phrase { phrase("weight.prediction.few") }

    /// Currently gaining weight
    package func weightPredictionGaining() -> Phrase { phrase("weight.prediction.gaining") }

    /// Trend alert: Currently gaining weight. Your goal requires you to lose weight. Current rate: {rate} per week gaining
    package func weightPredictionGainingLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.gaining.label", .number("rate", rate)) }

    /// Goal prediction: You're on track to reach your goal of {goal} by {date}, gaining {rate} per week
    package func weightPredictionGainingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { phrase("weight.prediction.gaining.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }

    /// Currently losing weight
    package func weightPredictionLosing() -> Phrase { phrase("weight.prediction.losing") }

    /// Trend alert: Currently losing weight. Your goal requires you to gain weight. Current rate: {rate} per week losing
    package func weightPredictionLosingLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.losing.label", .number("rate", rate)) }

    /// Goal prediction: You're on track to reach your goal of {goal} by {date}, losing {rate} per week
    package func weightPredictionLosingOnTrack(goal: NumberText, date: String, rate: NumberText) -> Phrase { phrase("weight.prediction.losing.onTrack", .number("goal", goal), .text("date", date), .number("rate", rate)) }

    /// Weigh in on {count} more days to see when you'll reach your goal.
    package func weightPredictionMissing(count: Int) -> Phrase { phrase("weight.prediction.missing", .number("count", number(count))) }

    /// A goal date takes {entries} weigh-ins. Weigh in on {days} more days to see when you'll reach your goal.
    package func weightPredictionMissingEntries(entries: Int, days: Int) -> Phrase { phrase("weight.prediction.missing.entries", .number("entries", number(entries)), .number("days", number(days))) }

    /// Goal tracking: Keep logging! {detail}
    package func weightPredictionMissingLabel(detail: String) -> Phrase { phrase("weight.prediction.missing.label", .text("detail", detail)) }

    /// Your goal requires you to gain weight. The prediction will update as your trend changes.
    package func weightPredictionMustGain() -> Phrase { phrase("weight.prediction.mustGain") }

    /// Your goal requires you to lose weight. The prediction will update as your trend changes.
    package func weightPredictionMustLose() -> Phrase { phrase("weight.prediction.mustLose") }

    /// Set a goal weight to see when you'll reach it.
    package func weightPredictionNoGoal() -> Phrase { phrase("weight.prediction.noGoal") }

    /// Start tracking
    package func weightPredictionNone() -> Phrase { phrase("weight.prediction.none") }

    /// Add weight entries to see your goal prediction.
    package func weightPredictionNoneDetail() -> Phrase { phrase("weight.prediction.none.detail") }

    /// Goal tracking: Start tracking. Add weight entries to see your goal prediction
    package func weightPredictionNoneLabel() -> Phrase { phrase("weight.prediction.none.label") }

    /// Goal prediction: You're on track to reach your goal of {goal} by {date}
    package func weightPredictionOnTrackBare(goal: NumberText, date: String) -> Phrase { phrase("weight.prediction.onTrack.bare", .number("goal", goal), .text("date", date)) }

    /// Goal is far away
    package func weightPredictionSlow() -> Phrase { phrase("weight.prediction.slow") }

    /// At your current pace, reaching your goal would take over 2 years. Consider adjusting your approach.
    package func weightPredictionSlowDetail() -> Phrase { phrase("weight.prediction.slow.detail") }

    /// Goal prediction: At current pace of {rate} per week, reaching your goal would take over 2 years
    package func weightPredictionSlowLabel(rate: NumberText) -> Phrase { phrase("weight.prediction.slow.label", .number("rate", rate)) }

    /// Goal prediction: At current pace, reaching your goal would take over 2 years
    package func weightPredictionSlowLabelBare() -> Phrase { phrase("weight.prediction.slow.label.bare") }

    /// Currently holding steady
    package func weightPredictionSteady() -> Phrase { phrase("weight.prediction.steady") }

    /// Trend alert: Currently holding steady. Your goal requires you to gain weight.
    package func weightPredictionSteadyGainLabel() -> Phrase { phrase("weight.prediction.steady.gain.label") }

    /// Trend alert: Currently holding steady. Your goal requires you to lose weight.
    package func weightPredictionSteadyLoseLabel() -> Phrase { phrase("weight.prediction.steady.lose.label") }

    /// Goal Prediction
    package func weightPredictionTitle() -> Phrase { phrase("weight.prediction.title") }

    /// Trend Alert
    package func weightPredictionTitleAlert() -> Phrase { phrase("weight.prediction.title.alert") }

    /// Goal Tracking
    package func weightPredictionTitleTracking() -> Phrase { phrase("weight.prediction.title.tracking") }

    /// About {count} weeks away
    package func weightPredictionWeeks(count: Int) -> Phrase { phrase("weight.prediction.weeks", .number("count", number(count))) }

    /// Only {amount} to {milestone}!
    package func weightReminderMilestone(amount: NumberText, milestone: NumberText) -> Phrase { phrase("weight.reminder.milestone", .number("amount", amount), .number("milestone", milestone)) }

    /// Time to log your weight
    package func weightReminderText() -> Phrase { phrase("weight.reminder.text") }

    /// Sample data added. Feel free to delete and add your own entries!
    package func weightSampleAdded() -> Phrase { phrase("weight.sample.added") }

    /// About {app}
    package func weightSettingsAbout(app: String) -> Phrase { phrase("weight.settings.about", .text("app", app)) }

    /// Chart Settings
    package func weightSettingsChart() -> Phrase { phrase("weight.settings.chart") }

    /// Shows your true weight trend by smoothing out daily fluctuations from water weight and sodium.
    package func weightSettingsChartFooter() -> Phrase { phrase("weight.settings.chart.footer") }

    /// Danger Zone
    package func weightSettingsDanger() -> Phrase { phrase("weight.settings.danger") }

    /// Data Management
    package func weightSettingsData() -> Phrase { phrase("weight.settings.data") }

    /// Delete All Weight Entries
    package func weightSettingsDeleteAll() -> Phrase { phrase("weight.settings.deleteAll") }

    /// Delete
    package func weightSettingsDeleteAllConfirm() -> Phrase { phrase("weight.settings.deleteAll.confirm") }

    /// This will delete all your weight tracking data. You can undo within {count} seconds.
    package func weightSettingsDeleteAllHint(count: Int) -> Phrase { phrase("weight.settings.deleteAll.hint", .number("count", number(count))) }

    /// Are you sure you want to delete all weight entries? You'll have {count} seconds to undo.
    package func weightSettingsDeleteAllMessage(count: Int) -> Phrase { phrase("weight.settings.deleteAll.message", .number("count", number(count))) }

    /// Delete All Entries
    package func weightSettingsDeleteAllTitle() -> Phrase { phrase("weight.settings.deleteAll.title") }

    /// All entries deleted
    package func weightSettingsDeleted() -> Phrase { phrase("weight.settings.deleted") }

    /// Failed to delete entries
    package func weightSettingsDeletedFailed() -> Phrase { phrase("weight.settings.deleted.failed") }

    /// Export Data
    package func weightSettingsExport() -> Phrase { phrase("weight.settings.export") }

    /// Goal Weight
    package func weightSettingsGoal() -> Phrase { phrase("weight.settings.goal") }

    /// Goal weight must be between {min} and {max}
    package func weightSettingsGoalError(min: NumberText, max: NumberText) -> Phrase { phrase("weight.settings.goal.error", .number("min", min), .number("max", max)) }

    /// This is a high goal weight. If intentional, consider consulting a healthcare provider.
    package func weightSettingsGoalHigh() -> Phrase { phrase("weight.settings.goal.high") }

    /// This goal weight may be unhealthily low. Please consult a healthcare provider.
    package func weightSettingsGoalLow() -> Phrase { phrase("weight.settings.goal.low") }

    /// Apple Health
    package func weightSettingsHealth() -> Phrase { phrase("weight.settings.health") }

    /// Health Access Required
    package func weightSettingsHealthDenied() -> Phrase { phrase("weight.settings.health.denied") }

    /// Please allow access in the Health app to sync your weight.
    package func weightSettingsHealthDeniedText() -> Phrase { phrase("weight.settings.health.denied.text") }

    /// See weight from your scale, Apple Watch, and other apps.
    package func weightSettingsHealthFooter() -> Phrase { phrase("weight.settings.health.footer") }

    /// Sync with Apple Health
    package func weightSettingsHealthSync() -> Phrase { phrase("weight.settings.health.sync") }

    /// iCloud
    package func weightSettingsIcloud() -> Phrase { phrase("weight.settings.icloud") }

    /// Your weight data syncs automatically across all your devices.
    package func weightSettingsIcloudFooter() -> Phrase { phrase("weight.settings.icloud.footer") }

    /// With iCloud, your weight data syncs across all your devices.
    package func weightSettingsIcloudFooterChecking() -> Phrase { phrase("weight.settings.icloud.footer.checking") }

    /// Your weight data is saved on this device and isn't syncing right now.
    package func weightSettingsIcloudFooterError() -> Phrase { phrase("weight.settings.icloud.footer.error") }

    /// Your weight data stays on this device. Sign in to iCloud to sync it across all your devices.
    package func weightSettingsIcloudFooterNoAccount() -> Phrase { phrase("weight.settings.icloud.footer.noAccount") }

    /// Your weight data is saved on this device and syncs when you're online again.
    package func weightSettingsIcloudFooterOffline() -> Phrase { phrase("weight.settings.icloud.footer.offline") }

    /// Celebration Interval
    package func weightSettingsInterval() -> Phrase { phrase("weight.settings.interval") }

    /// Celebrate every {count} of progress toward your goal.
    package func weightSettingsIntervalFooter(count: NumberText) -> Phrase { phrase("weight.settings.interval.footer", .number("count", count)) }

    /// Notifications Disabled
    package func weightSettingsNotificationsOff() -> Phrase { phrase("weight.settings.notifications.off") }

    /// Please enable notifications in Settings to use daily reminders.
    package func weightSettingsNotificationsOffText() -> Phrase { phrase("weight.settings.notifications.off.text") }

    /// Daily Reminder
    package func weightSettingsReminder() -> Phrase { phrase("weight.settings.reminder") }

    /// Use suggested time: {time}
    package func weightSettingsReminderSuggested(time: String) -> Phrase { phrase("weight.settings.reminder.suggested", .text("time", time)) }

    /// Reminder Time
    package func weightSettingsReminderTime() -> Phrase { phrase("weight.settings.reminder.time") }

    /// Reminders
    package func weightSettingsReminders() -> Phrase { phrase("weight.settings.reminders") }

    /// You'll receive a notification at the specified time every day to log your weight.
    package func weightSettingsRemindersFooter() -> Phrase { phrase("weight.settings.reminders.footer") }

    /// Smart Reminders
    package func weightSettingsSmart() -> Phrase { phrase("weight.settings.smart") }

    /// Get personalized notifications including milestone alerts and weekly summaries based on your logging habits.
    package func weightSettingsSmartFooter() -> Phrase { phrase("weight.settings.smart.footer") }

    /// Trend Smoothing
    package func weightSettingsSmoothing() -> Phrase { phrase("weight.settings.smoothing") }

    /// About trend smoothing
    package func weightSettingsSmoothingInfo() -> Phrase { phrase("weight.settings.smoothing.info") }

    /// Undo Again
    package func weightSettingsUndoAgain() -> Phrase { phrase("weight.settings.undo.again") }

    /// Couldn't bring the entries back
    package func weightSettingsUndoFailed() -> Phrase { phrase("weight.settings.undo.failed") }

    /// Weight Unit
    package func weightSettingsUnit() -> Phrase { phrase("weight.settings.unit") }

    /// Weight Settings
    package func weightSettingsWeight() -> Phrase { phrase("weight.settings.weight") }

    /// Your goal weight will be automatically converted when changing units.
    package func weightSettingsWeightFooter() -> Phrase { phrase("weight.settings.weight.footer") }

    /// {change}
    package func weightStatChangeDown(change: NumberText) -> Phrase { phrase("weight.stat.change.down", .number("change", change)) }

    /// {change}
    package func weightStatChangeStable(change: NumberText) -> Phrase { phrase("weight.stat.change.stable", .number("change", change)) }

    /// {change}
    package func weightStatChangeUp(change: NumberText) -> Phrase { phrase("weight.stat.change.up", .number("change", change)) }

    /// To Goal
    package func weightStatGoal() -> Phrase { phrase("weight.stat.goal") }

    /// {amount} to gain
    package func weightStatGoalGain(amount: NumberText) -> Phrase { phrase("weight.stat.goal.gain", .number("amount", amount)) }

    /// {amount} to lose
    package func weightStatGoalLose(amount: NumberText) -> Phrase { phrase("weight.stat.goal.lose", .number("amount", amount)) }

    /// --
    package func weightStatGoalNone() -> Phrase { phrase("weight.stat.goal.none") }

    /// {amount} past
    package func weightStatGoalPast(amount: NumberText) -> Phrase { phrase("weight.stat.goal.past", .number("amount", amount)) }

    /// Goal reached
    package func weightStatGoalThere() -> Phrase { phrase("weight.stat.goal.there") }

    /// {title}: {value}
    package func weightStatLabel(title: String, value: String) -> Phrase { phrase("weight.stat.label", .text("title", title), .text("value", value)) }

    /// --
    package func weightStatNone() -> Phrase { phrase("weight.stat.none") }

    /// Last 7 Days
    package func weightStatWeek() -> Phrase { phrase("weight.stat.week") }

    /// Quick figures
    package func weightStatsName() -> Phrase { phrase("weight.stats.name") }

    /// Add
    package func weightTabAdd() -> Phrase { phrase("weight.tab.add") }

    /// Opens the entry sheet
    package func weightTabAddHint() -> Phrase { phrase("weight.tab.add.hint") }

    /// Logbook
    package func weightTabLogbook() -> Phrase { phrase("weight.tab.logbook") }

    /// Settings
    package func weightTabSettings() -> Phrase { phrase("weight.tab.settings") }

    /// Trending down
    package func weightWidgetDown() -> Phrase { phrase("weight.widget.down") }

    /// {weight}, last 7 days, {change}
    package func weightWidgetLabelLarge(weight: String, change: String) -> Phrase { phrase("weight.widget.label.large", .text("weight", weight), .text("change", change)) }

    /// {weight}, {goal}, {percent}, {left}
    package func weightWidgetLabelMedium(weight: String, goal: String, percent: String, left: String) -> Phrase { phrase("weight.widget.label.medium", .text("weight", weight), .text("goal", goal), .text("percent", percent), .text("left", left)) }

    /// {weight}, {trend}
    package func weightWidgetLabelSmall(weight: String, trend: String) -> Phrase { phrase("weight.widget.label.small", .text("weight", weight), .text("trend", trend)) }

    /// {amount} to go
    package func weightWidgetLeft(amount: NumberText) -> Phrase { phrase("weight.widget.left", .number("amount", amount)) }

    /// Set a goal to track progress
    package func weightWidgetNoGoal() -> Phrase { phrase("weight.widget.noGoal") }

    /// Add your first weigh-in
    package func weightWidgetNone() -> Phrase { phrase("weight.widget.none") }

    /// Open the dashboard
    package func weightWidgetOpen() -> Phrase { phrase("weight.widget.open") }

    /// Opens the dashboard
    package func weightWidgetOpenHint() -> Phrase { phrase("weight.widget.open.hint") }

    /// Loading weight
    package func weightWidgetPlaceholder() -> Phrase { phrase("weight.widget.placeholder") }

    /// Holding steady
    package func weightWidgetSteady() -> Phrase { phrase("weight.widget.steady") }

    /// Trending up
    package func weightWidgetUp() -> Phrase { phrase("weight.widget.up") }

    /// Last 7 days
    package func weightWidgetWeek() -> Phrase { phrase("weight.widget.week") }
}
