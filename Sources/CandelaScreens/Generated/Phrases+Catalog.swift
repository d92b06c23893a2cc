// swift-format-ignore-file
// Written by candela-generate from Phrases.xcstrings; change that file instead.

extension Phrases {
    /// The language that every phrase is written in first.
    public static let sourceLanguage = "en"

    /// The languages with all phrases, as BCP 47 tags; the source comes first.
    public static let languages = ["en"]

    /// The texts of one of the languages.
    static func texts(in language: String) -> [String] {
        switch language {
        default: textsEn
        }
    }

    /// “Amber”: `accent.name.amber`.
    ///
    /// Name of an accent colour.
    public func accentNameAmber() -> Phrase {
        phrase("accent.name.amber", at: 0)
    }

    /// “Coral”: `accent.name.coral`.
    ///
    /// Name of an accent colour.
    public func accentNameCoral() -> Phrase {
        phrase("accent.name.coral", at: 1)
    }

    /// “Custom”: `accent.name.custom`.
    ///
    /// Name of an accent colour that is none of those to choose.
    public func accentNameCustom() -> Phrase {
        phrase("accent.name.custom", at: 2)
    }

    /// “Deep Teal”: `accent.name.deepTeal`.
    ///
    /// Name of an accent colour: a dark green-blue.
    public func accentNameDeepTeal() -> Phrase {
        phrase("accent.name.deepTeal", at: 3)
    }

    /// “Green”: `accent.name.green`.
    ///
    /// Name of an accent colour.
    public func accentNameGreen() -> Phrase {
        phrase("accent.name.green", at: 4)
    }

    /// “Lavender”: `accent.name.lavender`.
    ///
    /// Name of an accent colour.
    public func accentNameLavender() -> Phrase {
        phrase("accent.name.lavender", at: 5)
    }

    /// “Mint”: `accent.name.mint`.
    ///
    /// Name of an accent colour.
    public func accentNameMint() -> Phrase {
        phrase("accent.name.mint", at: 6)
    }

    /// “Ocean”: `accent.name.ocean`.
    ///
    /// Name of an accent colour: a blue.
    public func accentNameOcean() -> Phrase {
        phrase("accent.name.ocean", at: 7)
    }

    /// “Orange”: `accent.name.orange`.
    ///
    /// Name of an accent colour.
    public func accentNameOrange() -> Phrase {
        phrase("accent.name.orange", at: 8)
    }

    /// “Teal”: `accent.name.teal`.
    ///
    /// Name of an accent colour: the first choice, a bright green-blue.
    public func accentNameTeal() -> Phrase {
        phrase("accent.name.teal", at: 9)
    }

    /// “Cancel”: `action.cancel`.
    ///
    /// Button that closes a sheet or an alert and changes nothing.
    public func actionCancel() -> Phrase {
        phrase("action.cancel", at: 10)
    }

    /// “Close”: `action.close`.
    ///
    /// Button that closes a sheet in which nothing is entered.
    public func actionClose() -> Phrase {
        phrase("action.close", at: 11)
    }

    /// “Edit {name}”: `action.enter`.
    ///
    /// What a field does, told as an action. name: what the field is called.
    public func actionEnter(name: String) -> Phrase {
        phrase("action.enter", at: 12, [.text("name", name)])
    }

    /// “Show streak statistics”: `action.openStatistics`.
    ///
    /// Button: opens the screen with the streak's statistics. Read by voice control and in lists of actions.
    public func actionOpenStatistics() -> Phrase {
        phrase("action.openStatistics", at: 13)
    }

    /// “Retry”: `action.retry`.
    ///
    /// Button after loading failed: try once more.
    public func actionRetry() -> Phrase {
        phrase("action.retry", at: 14)
    }

    /// “Save”: `action.save`.
    ///
    /// Button that closes a sheet and keeps what was entered.
    public func actionSave() -> Phrase {
        phrase("action.save", at: 15)
    }

    /// “Set Goal Weight”: `action.setGoal`.
    ///
    /// Button: opens the settings where the goal weight is set.
    public func actionSetGoal() -> Phrase {
        phrase("action.setGoal", at: 16)
    }

    /// “Switch {name}”: `action.switch`.
    ///
    /// What a switch does, told as an action. name: what is switched.
    public func actionSwitch(name: String) -> Phrase {
        phrase("action.switch", at: 17, [.text("name", name)])
    }

    /// “Error Loading Timer”: `activity.error.title`.
    ///
    /// In place of a timer outside the app when its state could not be read.
    public func activityErrorTitle() -> Phrase {
        phrase("activity.error.title", at: 18)
    }

    /// “Opens the routine”: `activity.hint`.
    ///
    /// Screen-reader hint of a timer outside the app.
    public func activityHint() -> Phrase {
        phrase("activity.hint", at: 19)
    }

    /// “{name} timer”: `activity.label`.
    ///
    /// Screen-reader name of a timer outside the app. name: the habit's name as its owner typed it.
    public func activityLabel(name: String) -> Phrase {
        phrase("activity.label", at: 20, [.text("name", name)])
    }

    /// “Loading timer...”: `activity.loading`.
    ///
    /// In place of a timer outside the app until its state is known.
    public func activityLoading() -> Phrase {
        phrase("activity.loading", at: 21, spoken: 22)
    }

    /// “Ending soon”: `activity.low`.
    ///
    /// Beside the time of a timer on the lock screen with 30 seconds left and less, which is also red.
    public func activityLow() -> Phrase {
        phrase("activity.low", at: 23)
    }

    /// “No active timer”: `activity.none`.
    ///
    /// In place of a timer outside the app while none runs, or when the person does not allow it.
    public func activityNone() -> Phrase {
        phrase("activity.none", at: 24)
    }

    /// “Open routine”: `activity.open`.
    ///
    /// Action of a timer outside the app: the routine opens.
    public func activityOpen() -> Phrase {
        phrase("activity.open", at: 25)
    }

    /// “{percent} Complete”: `activity.percent`.
    ///
    /// Under a timer in the expanded island. percent: how far it has come, with its percent sign in the text.
    public func activityPercent(percent: NumberText) -> Phrase {
        phrase("activity.percent", at: 26, spoken: 27, [.number("percent", percent)])
    }

    /// “Progress”: `activity.progress.name`.
    ///
    /// Name of a detail of a timer outside the app: how far it has come in percent.
    public func activityProgressName() -> Phrase {
        phrase("activity.progress.name", at: 28)
    }

    /// “In Progress”: `activity.state.running`.
    ///
    /// State of a timer on the lock screen.
    public func activityStateRunning() -> Phrase {
        phrase("activity.state.running", at: 29)
    }

    /// “Timer”: `activity.title`.
    ///
    /// Title of what a running timer shows outside the app: on the lock screen and in the island.
    public func activityTitle() -> Phrase {
        phrase("activity.title", at: 30)
    }

    /// “{state}, {time}”: `activity.value`.
    ///
    /// Screen-reader value of a timer outside the app. state: In Progress, Paused or Completed. time: what is left in words, such as 2 minutes, 5 seconds remaining.
    public func activityValue(state: String, time: String) -> Phrase {
        phrase("activity.value", at: 31, [.text("state", state), .text("time", time)])
    }

    /// “{state}, {time}, ending soon”: `activity.value.low`.
    ///
    /// Screen-reader value of a timer outside the app with 30 seconds left and less. state: In Progress or Paused. time: what is left in words, such as 25 seconds remaining.
    public func activityValueLow(state: String, time: String) -> Phrase {
        phrase("activity.value.low", at: 32, [.text("state", state), .text("time", time)])
    }

    /// “HabitTracker”: `app.name.habit`.
    ///
    /// Name of the habit app, on pictures to share and widgets.
    public func appNameHabit() -> Phrase {
        phrase("app.name.habit", at: 33)
    }

    /// “Growth”: `app.name.practice`.
    ///
    /// Name of the practice app, on pictures to share and widgets.
    public func appNamePractice() -> Phrase {
        phrase("app.name.practice", at: 34)
    }

    /// “HabitTracker”: `app.name.routine`.
    ///
    /// Name of the routine app, on pictures to share and widgets.
    public func appNameRoutine() -> Phrase {
        phrase("app.name.routine", at: 35)
    }

    /// “W8Trackr”: `app.name.weight`.
    ///
    /// Name of the weight app, on pictures to share and widgets.
    public func appNameWeight() -> Phrase {
        phrase("app.name.weight", at: 36)
    }

    /// “Completions”: `chart.axis.completions`.
    ///
    /// What a chart counts upwards: completions. Only told.
    public func chartAxisCompletions() -> Phrase {
        phrase("chart.axis.completions", at: 37)
    }

    /// “Day”: `chart.axis.day`.
    ///
    /// What lies along a chart: days. Only told.
    public func chartAxisDay() -> Phrase {
        phrase("chart.axis.day", at: 38)
    }

    /// “{place}: {value}”: `chart.point`.
    ///
    /// One point of a chart as it is told: “Tuesday, March 17: 2 completions”. place: the day or week; value: what it holds, with its unit.
    public func chartPoint(place: String, value: String) -> Phrase {
        phrase("chart.point", at: 39, [.text("place", place), .text("value", value)])
    }

    /// “Choose a day”: `chart.select`.
    ///
    /// What touching a chart does: it chooses the nearest point. Only told.
    public func chartSelect() -> Phrase {
        phrase("chart.select", at: 40)
    }

    /// “Blue”: `color.name.blue`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameBlue() -> Phrase {
        phrase("color.name.blue", at: 41)
    }

    /// “Custom”: `color.name.custom`.
    ///
    /// Name of a colour that is none of those to choose.
    public func colorNameCustom() -> Phrase {
        phrase("color.name.custom", at: 42)
    }

    /// “Green”: `color.name.green`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameGreen() -> Phrase {
        phrase("color.name.green", at: 43)
    }

    /// “Light Blue”: `color.name.lightBlue`.
    ///
    /// Name of a color a routine can have; read by screen readers.
    public func colorNameLightBlue() -> Phrase {
        phrase("color.name.lightBlue", at: 44)
    }

    /// “Orange”: `color.name.orange`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameOrange() -> Phrase {
        phrase("color.name.orange", at: 45)
    }

    /// “Purple”: `color.name.purple`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNamePurple() -> Phrase {
        phrase("color.name.purple", at: 46)
    }

    /// “Red”: `color.name.red`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameRed() -> Phrase {
        phrase("color.name.red", at: 47)
    }

    /// “Yellow”: `color.name.yellow`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameYellow() -> Phrase {
        phrase("color.name.yellow", at: 48)
    }

    /// “{hours}h {minutes}m left”: `countdown.hours`.
    ///
    /// In the streak counter: time until the streak ends, when it is whole hours; looks as its neighbour with hours and minutes. hours: 1 or more; minutes: always 0.
    public func countdownHours(hours: Int, minutes: Int) -> Phrase {
        phrase("countdown.hours", at: 49, spoken: 50, [.number("hours", number(hours)), .number("minutes", number(minutes))])
    }

    /// “{hours}h {minutes}m left”: `countdown.hoursMinutes`.
    ///
    /// In the streak counter: time until the streak ends, an hour or more. hours, minutes: whole numbers; minutes below 60.
    public func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase {
        phrase("countdown.hoursMinutes", at: 57, spoken: 58, [.number("hours", number(hours)), .number("minutes", number(minutes))])
    }

    /// “{minutes}m left”: `countdown.minutes`.
    ///
    /// In the streak counter: time until the streak ends, below an hour. minutes: 1 to 59.
    public func countdownMinutes(minutes: Int) -> Phrase {
        phrase("countdown.minutes", at: 71, spoken: 72, [.number("minutes", number(minutes))])
    }

    /// “Less than 1 minute left”: `countdown.underMinute`.
    ///
    /// In the streak counter: the streak ends in seconds.
    public func countdownUnderMinute() -> Phrase {
        phrase("countdown.underMinute", at: 79, spoken: 80)
    }

    /// “{date}”: `date.value`.
    ///
    /// A date by itself, as the reader's region writes it. date: the date, or a part of one.
    public func dateValue(date: String) -> Phrase {
        phrase("date.value", at: 81, [.text("date", date)])
    }

    /// “completed”: `day.status.completed`.
    ///
    /// What a day holds, as it is told: the habit was done.
    public func dayStatusCompleted() -> Phrase {
        phrase("day.status.completed", at: 82)
    }

    /// “missed”: `day.status.missed`.
    ///
    /// What a day holds, as it is told: the habit was not done.
    public func dayStatusMissed() -> Phrase {
        phrase("day.status.missed", at: 83)
    }

    /// “no record”: `day.status.none`.
    ///
    /// What a day holds, as it is told: nothing, since it lies before the first record.
    public func dayStatusNone() -> Phrase {
        phrase("day.status.none", at: 84)
    }

    /// “not done yet”: `day.status.pending`.
    ///
    /// What today holds, as it is told: the habit is not done yet.
    public func dayStatusPending() -> Phrase {
        phrase("day.status.pending", at: 85)
    }

    /// “rest day”: `day.status.rest`.
    ///
    /// What a day holds, as it is told: a day off that breaks no streak.
    public func dayStatusRest() -> Phrase {
        phrase("day.status.rest", at: 86)
    }

    /// “{count} minutes”: `duration.minutes`.
    ///
    /// How long something takes, in words, when no seconds are left over. count: whole minutes from 1.
    public func durationMinutes(count: Int) -> Phrase {
        phrase("duration.minutes", at: 87, [.number("count", number(count))])
    }

    /// “{minutes} minutes, {seconds} seconds”: `duration.minutesSeconds`.
    ///
    /// How long something takes, in words. minutes, seconds: whole numbers from 1.
    public func durationMinutesSeconds(minutes: Int, seconds: Int) -> Phrase {
        phrase("duration.minutesSeconds", at: 94, [.number("minutes", number(minutes)), .number("seconds", number(seconds))])
    }

    /// “{count} seconds”: `duration.seconds`.
    ///
    /// How long something takes, in words, when it is less than a minute. count: seconds, 0 to 59.
    public func durationSeconds(count: Int) -> Phrase {
        phrase("duration.seconds", at: 107, [.number("count", number(count))])
    }

    /// “{time}”: `duration.short`.
    ///
    /// A length of time beside a habit, as minutes and seconds: “10:05”. time: the digits.
    public func durationShort(time: String) -> Phrase {
        phrase("duration.short", at: 114, [.text("time", time)])
    }

    /// “The last known value is shown.”: `error.lastKnown`.
    ///
    /// Under the heading of a loading error, when the card below still shows older data.
    public func errorLastKnown() -> Phrase {
        phrase("error.lastKnown", at: 115)
    }

    /// “Please try again later.”: `error.tryAgain`.
    ///
    /// Under the heading of a loading error, when nothing else can be shown.
    public func errorTryAgain() -> Phrase {
        phrase("error.tryAgain", at: 116)
    }

    /// “{count} completions”: `habit.chart.completions`.
    ///
    /// The value of one bar of a habit's week, as it is told. count: how often the habit was done that day.
    public func habitChartCompletions(count: Int) -> Phrase {
        phrase("habit.chart.completions", at: 117, [.number("count", number(count))])
    }

    /// “Month: {count} of 30 days completed”: `habit.chart.month.summary`.
    ///
    /// Summary of the chart of a habit's last 30 days. count: days on which the habit was done, 0 to 30.
    public func habitChartMonthSummary(count: Int) -> Phrase {
        phrase("habit.chart.month.summary", at: 124, [.number("count", number(count))])
    }

    /// “Completions, last 30 days”: `habit.chart.month.title`.
    ///
    /// Name of the chart of a habit's last 30 days. Only told.
    public func habitChartMonthTitle() -> Phrase {
        phrase("habit.chart.month.title", at: 131)
    }

    /// “Completed days”: `habit.chart.series.completed`.
    ///
    /// What the filled bars of a habit's month are. Only told.
    public func habitChartSeriesCompleted() -> Phrase {
        phrase("habit.chart.series.completed", at: 132)
    }

    /// “Missed days”: `habit.chart.series.missed`.
    ///
    /// What the hollow bars of a habit's month are. Only told.
    public func habitChartSeriesMissed() -> Phrase {
        phrase("habit.chart.series.missed", at: 133)
    }

    /// “Week: {count} of 7 days completed”: `habit.chart.week.summary`.
    ///
    /// Summary of the chart of a habit's week. count: days on which the habit was done, 0 to 7.
    public func habitChartWeekSummary(count: Int) -> Phrase {
        phrase("habit.chart.week.summary", at: 134, [.number("count", number(count))])
    }

    /// “Completions, last 7 days”: `habit.chart.week.title`.
    ///
    /// Name of the chart of a habit's week. Only told.
    public func habitChartWeekTitle() -> Phrase {
        phrase("habit.chart.week.title", at: 141)
    }

    /// “Completed”: `habit.detail.completed`.
    ///
    /// On the large button of a habit that is done today; pressing it takes the mark away.
    public func habitDetailCompleted() -> Phrase {
        phrase("habit.detail.completed", at: 142)
    }

    /// “Date Created”: `habit.detail.created`.
    ///
    /// Name of a figure: the day the habit was created.
    public func habitDetailCreated() -> Phrase {
        phrase("habit.detail.created", at: 143)
    }

    /// “Unknown”: `habit.detail.created.unknown`.
    ///
    /// In place of the day a habit was created, when nobody knows it.
    public func habitDetailCreatedUnknown() -> Phrase {
        phrase("habit.detail.created.unknown", at: 144)
    }

    /// “Edit”: `habit.detail.edit`.
    ///
    /// Beside the large symbol of a habit; opens the form to change it.
    public func habitDetailEdit() -> Phrase {
        phrase("habit.detail.edit", at: 145)
    }

    /// “Mark as Done”: `habit.detail.markDone`.
    ///
    /// On the large button of a habit that is not done today.
    public func habitDetailMarkDone() -> Phrase {
        phrase("habit.detail.markDone", at: 146)
    }

    /// “Progress”: `habit.detail.progress`.
    ///
    /// Heading over the chart of a habit's completions.
    public func habitDetailProgress() -> Phrase {
        phrase("habit.detail.progress", at: 147)
    }

    /// “Completion Rate”: `habit.detail.rate`.
    ///
    /// Name of a figure: the share of days since the habit was created on which it was done.
    public func habitDetailRate() -> Phrase {
        phrase("habit.detail.rate", at: 148)
    }

    /// “Statistics”: `habit.detail.statistics`.
    ///
    /// Heading over the figures of a habit.
    public func habitDetailStatistics() -> Phrase {
        phrase("habit.detail.statistics", at: 149)
    }

    /// “Streaks”: `habit.detail.streaks`.
    ///
    /// Heading over the two streaks of a habit, the current and the best.
    public func habitDetailStreaks() -> Phrase {
        phrase("habit.detail.streaks", at: 150)
    }

    /// “Today”: `habit.detail.today`.
    ///
    /// Heading over the one thing to do today for a habit.
    public func habitDetailToday() -> Phrase {
        phrase("habit.detail.today", at: 151)
    }

    /// “Total Completions”: `habit.detail.total`.
    ///
    /// Name of a figure: how often the habit was ever done.
    public func habitDetailTotal() -> Phrase {
        phrase("habit.detail.total", at: 152)
    }

    /// “Enter the habit's name”: `habit.form.name.enter`.
    ///
    /// What the name field of a habit does, told as an action.
    public func habitFormNameEnter() -> Phrase {
        phrase("habit.form.name.enter", at: 153)
    }

    /// “Habit name”: `habit.form.name.placeholder`.
    ///
    /// In the empty field for a habit's name.
    public func habitFormNamePlaceholder() -> Phrase {
        phrase("habit.form.name.placeholder", at: 154)
    }

    /// “Color”: `habit.form.section.color`.
    ///
    /// Heading over the six colours a habit can have.
    public func habitFormSectionColor() -> Phrase {
        phrase("habit.form.section.color", at: 155)
    }

    /// “Icon”: `habit.form.section.icon`.
    ///
    /// Heading over the twelve symbols a habit can have.
    public func habitFormSectionIcon() -> Phrase {
        phrase("habit.form.section.icon", at: 156)
    }

    /// “Name”: `habit.form.section.name`.
    ///
    /// Heading over the field for a habit's name.
    public func habitFormSectionName() -> Phrase {
        phrase("habit.form.section.name", at: 157)
    }

    /// “Add Habit”: `habit.form.title.add`.
    ///
    /// Title of the sheet in which a new habit is set up.
    public func habitFormTitleAdd() -> Phrase {
        phrase("habit.form.title.add", at: 158)
    }

    /// “Edit Habit”: `habit.form.title.edit`.
    ///
    /// Title of the sheet in which a habit is changed.
    public func habitFormTitleEdit() -> Phrase {
        phrase("habit.form.title.edit", at: 159)
    }

    /// “Add habit”: `habit.list.add`.
    ///
    /// Name of the plus button above the list of habits. Only told, not drawn.
    public func habitListAdd() -> Phrase {
        phrase("habit.list.add", at: 160)
    }

    /// “{count} habits deleted”: `habit.list.deleted`.
    ///
    /// A passing note with a way back. count: how many habits were deleted with all their records.
    public func habitListDeleted(count: Int) -> Phrase {
        phrase("habit.list.deleted", at: 161, [.number("count", number(count))])
    }

    /// “Failed to delete habit”: `habit.list.deleted.failed`.
    ///
    /// A passing note after a habit could not be deleted.
    public func habitListDeletedFailed() -> Phrase {
        phrase("habit.list.deleted.failed", at: 168)
    }

    /// “Tap + to add your first habit”: `habit.list.empty`.
    ///
    /// In the empty list of habits, under a large plus symbol.
    public func habitListEmpty() -> Phrase {
        phrase("habit.list.empty", at: 169, spoken: 170)
    }

    /// “Error Loading Habits”: `habit.list.error.title`.
    ///
    /// Heading above the last known habits when they could not be loaded.
    public func habitListErrorTitle() -> Phrase {
        phrase("habit.list.error.title", at: 171)
    }

    /// “Loading habits...”: `habit.list.loading`.
    ///
    /// In place of the list of habits while they load, beside a spinner.
    public func habitListLoading() -> Phrase {
        phrase("habit.list.loading", at: 172, spoken: 173)
    }

    /// “My Habits”: `habit.list.title`.
    ///
    /// Title of the list of habits.
    public func habitListTitle() -> Phrase {
        phrase("habit.list.title", at: 174)
    }

    /// “Delete”: `habit.row.delete`.
    ///
    /// Action of a habit's row, also behind a swipe: the habit goes with all its records.
    public func habitRowDelete() -> Phrase {
        phrase("habit.row.delete", at: 175)
    }

    /// “Shows the habit's progress”: `habit.row.hint`.
    ///
    /// Screen-reader hint of a habit's row: its details open.
    public func habitRowHint() -> Phrase {
        phrase("habit.row.hint", at: 176)
    }

    /// “Mark {name} as done”: `habit.row.markDone`.
    ///
    /// Name of the round check button in a habit's row that is open today. name: the habit's name as its owner typed it.
    public func habitRowMarkDone(name: String) -> Phrase {
        phrase("habit.row.markDone", at: 177, [.text("name", name)])
    }

    /// “Mark {name} as not done”: `habit.row.markOpen`.
    ///
    /// Name of the round check button in a habit's row that is done today. name: the habit's name as its owner typed it.
    public func habitRowMarkOpen(name: String) -> Phrase {
        phrase("habit.row.markOpen", at: 178, [.text("name", name)])
    }

    /// “Open”: `habit.row.open`.
    ///
    /// Action of a habit's row: its details open.
    public func habitRowOpen() -> Phrase {
        phrase("habit.row.open", at: 179)
    }

    /// “{count} day streak, completed today”: `habit.row.value.done`.
    ///
    /// Screen-reader value of a habit's row that is done today. count: days of the current streak.
    public func habitRowValueDone(count: Int) -> Phrase {
        phrase("habit.row.value.done", at: 180, [.number("count", number(count))])
    }

    /// “{count} day streak, not completed today”: `habit.row.value.open`.
    ///
    /// Screen-reader value of a habit's row that is not done today. count: days of the current streak.
    public func habitRowValueOpen(count: Int) -> Phrase {
        phrase("habit.row.value.open", at: 187, [.number("count", number(count))])
    }

    /// “{value}”: `milestone.bound.kilograms`.
    ///
    /// At either end of the bar on the next-milestone card: a milestone as a bare number. value: the milestone in kilograms.
    public func milestoneBoundKilograms(value: NumberText) -> Phrase {
        phrase("milestone.bound.kilograms", at: 194, spoken: 195, [.number("value", value)])
    }

    /// “{value}”: `milestone.bound.pounds`.
    ///
    /// At either end of the bar on the next-milestone card: a milestone as a bare number. value: the milestone in pounds.
    public func milestoneBoundPounds(value: NumberText) -> Phrase {
        phrase("milestone.bound.pounds", at: 202, spoken: 203, [.number("value", value)])
    }

    /// “Goal: {next} kg”: `milestone.compact.goal.kilograms`.
    ///
    /// Last line of the compact next-milestone card. Goal means the next milestone here, not the final goal. next: the milestone in kilograms.
    public func milestoneCompactGoalKilograms(next: NumberText) -> Phrase {
        phrase("milestone.compact.goal.kilograms", at: 210, spoken: 211, [.number("next", next)])
    }

    /// “Goal: {next} lb”: `milestone.compact.goal.pounds`.
    ///
    /// Last line of the compact next-milestone card. Goal means the next milestone here, not the final goal. next: the milestone in pounds.
    public func milestoneCompactGoalPounds(next: NumberText) -> Phrase {
        phrase("milestone.compact.goal.pounds", at: 218, spoken: 219, [.number("next", next)])
    }

    /// “{amount} kg to next milestone”: `milestone.compact.remaining.kilograms`.
    ///
    /// First line of the compact next-milestone card. amount: what is left, in kilograms with one decimal.
    public func milestoneCompactRemainingKilograms(amount: NumberText) -> Phrase {
        phrase("milestone.compact.remaining.kilograms", at: 226, spoken: 227, [.number("amount", amount)])
    }

    /// “{amount} lb to next milestone”: `milestone.compact.remaining.pounds`.
    ///
    /// First line of the compact next-milestone card. amount: what is left, in pounds with one decimal.
    public func milestoneCompactRemainingPounds(amount: NumberText) -> Phrase {
        phrase("milestone.compact.remaining.pounds", at: 234, spoken: 235, [.number("amount", amount)])
    }

    /// “Error Loading Progress”: `milestone.error.title`.
    ///
    /// Heading of the card shown when the weights could not be loaded; a Retry button follows.
    public func milestoneErrorTitle() -> Phrase {
        phrase("milestone.error.title", at: 242)
    }

    /// “~{count} days at current pace”: `milestone.estimate`.
    ///
    /// On the next-milestone card beside a calendar symbol: how long it may still take. count: whole days, at least 1. The tilde means about.
    public func milestoneEstimate(count: Int) -> Phrase {
        phrase("milestone.estimate", at: 243, spoken: 251, [.number("count", number(count))])
    }

    /// “Estimate”: `milestone.estimate.name`.
    ///
    /// Screen-reader name of the estimate of days on the next-milestone card; the estimate follows.
    public func milestoneEstimateName() -> Phrase {
        phrase("milestone.estimate.name", at: 250)
    }

    /// “Next milestone {next} kilograms. {percent} percent complete. {remaining} kilograms remaining.”: `milestone.label.kilograms`.
    ///
    /// Screen-reader label of both next-milestone cards, never drawn. next: the milestone; percent: the part of the way behind the person; remaining: what is left. Weights are in kilograms and may have a decimal.
    public func milestoneLabelKilograms(next: NumberText, percent: Int, remaining: NumberText) -> Phrase {
        phrase("milestone.label.kilograms", at: 258, [.number("next", next), .number("percent", number(percent)), .number("remaining", remaining)])
    }

    /// “Next milestone {next} pounds. {percent} percent complete. {remaining} pounds remaining.”: `milestone.label.pounds`.
    ///
    /// Screen-reader label of both next-milestone cards, never drawn. next: the milestone; percent: the part of the way behind the person; remaining: what is left. Weights are in pounds and may have a decimal.
    public func milestoneLabelPounds(next: NumberText, percent: Int, remaining: NumberText) -> Phrase {
        phrase("milestone.label.pounds", at: 277, [.number("next", next), .number("percent", number(percent)), .number("remaining", remaining)])
    }

    /// “Loading progress...”: `milestone.loading`.
    ///
    /// In place of the next-milestone card while the weights load.
    public func milestoneLoading() -> Phrase {
        phrase("milestone.loading", at: 296, spoken: 297)
    }

    /// “Next Milestone”: `milestone.next.title`.
    ///
    /// Heading of the next-milestone card and title of its screen.
    public func milestoneNextTitle() -> Phrase {
        phrase("milestone.next.title", at: 298)
    }

    /// “Set a goal weight to see your next milestone.”: `milestone.noGoal.message`.
    ///
    /// Under that heading; a button to set the goal follows.
    public func milestoneNoGoalMessage() -> Phrase {
        phrase("milestone.noGoal.message", at: 299)
    }

    /// “No Goal Weight”: `milestone.noGoal.title`.
    ///
    /// Heading in place of the next-milestone card when no goal weight is set.
    public func milestoneNoGoalTitle() -> Phrase {
        phrase("milestone.noGoal.title", at: 300)
    }

    /// “{rate} kg/week (gaining)”: `milestone.rate.gaining.kilograms`.
    ///
    /// Last line of the next-milestone card for somebody gaining weight: how fast. rate: kilograms a week, without sign, one decimal.
    public func milestoneRateGainingKilograms(rate: NumberText) -> Phrase {
        phrase("milestone.rate.gaining.kilograms", at: 301, spoken: 302, [.number("rate", rate)])
    }

    /// “{rate} lb/week (gaining)”: `milestone.rate.gaining.pounds`.
    ///
    /// Last line of the next-milestone card for somebody gaining weight: how fast. rate: pounds a week, without sign, one decimal.
    public func milestoneRateGainingPounds(rate: NumberText) -> Phrase {
        phrase("milestone.rate.gaining.pounds", at: 309, spoken: 310, [.number("rate", rate)])
    }

    /// “{rate} kg/week (losing)”: `milestone.rate.losing.kilograms`.
    ///
    /// Last line of the next-milestone card for somebody losing weight: how fast. rate: kilograms a week, without sign, one decimal.
    public func milestoneRateLosingKilograms(rate: NumberText) -> Phrase {
        phrase("milestone.rate.losing.kilograms", at: 317, spoken: 318, [.number("rate", rate)])
    }

    /// “{rate} lb/week (losing)”: `milestone.rate.losing.pounds`.
    ///
    /// Last line of the next-milestone card for somebody losing weight: how fast. rate: pounds a week, without sign, one decimal.
    public func milestoneRateLosingPounds(rate: NumberText) -> Phrase {
        phrase("milestone.rate.losing.pounds", at: 325, spoken: 326, [.number("rate", rate)])
    }

    /// “Weekly rate”: `milestone.rate.name`.
    ///
    /// Screen-reader name of the weekly rate on the next-milestone card; the rate follows.
    public func milestoneRateName() -> Phrase {
        phrase("milestone.rate.name", at: 333)
    }

    /// “Congratulations! You've reached the {milestone} kilogram milestone!”: `milestone.reached.announcement.kilograms`.
    ///
    /// Said once by a screen reader when a weight milestone is reached. milestone: the milestone in kilograms; it may have a decimal.
    public func milestoneReachedAnnouncementKilograms(milestone: NumberText) -> Phrase {
        phrase("milestone.reached.announcement.kilograms", at: 334, [.number("milestone", milestone)])
    }

    /// “Congratulations! You've reached the {milestone} pound milestone!”: `milestone.reached.announcement.pounds`.
    ///
    /// Said once by a screen reader when a weight milestone is reached. milestone: the milestone in pounds; it may have a decimal.
    public func milestoneReachedAnnouncementPounds(milestone: NumberText) -> Phrase {
        phrase("milestone.reached.announcement.pounds", at: 341, [.number("milestone", milestone)])
    }

    /// “{amount} kg to go”: `milestone.remaining.kilograms`.
    ///
    /// Under the middle of the bar on the next-milestone card: how far it still is. amount: a difference of weights in kilograms with one decimal, drawn bolder.
    public func milestoneRemainingKilograms(amount: NumberText) -> Phrase {
        phrase("milestone.remaining.kilograms", at: 348, spoken: 349, [.number("amount", amount)])
    }

    /// “{amount} lb to go”: `milestone.remaining.pounds`.
    ///
    /// Under the middle of the bar on the next-milestone card: how far it still is. amount: a difference of weights in pounds with one decimal, drawn bolder.
    public func milestoneRemainingPounds(amount: NumberText) -> Phrase {
        phrase("milestone.remaining.pounds", at: 356, spoken: 357, [.number("amount", amount)])
    }

    /// “{value}”: `number.value`.
    ///
    /// A bare number where its meaning stands beside it, such as on a streak badge. value: a formatted number.
    public func numberValue(value: NumberText) -> Phrase {
        phrase("number.value", at: 364, [.number("value", value)])
    }

    /// “{percent}”: `percent.value`.
    ///
    /// A share in percent wherever one is shown. percent: the number with its percent sign, formatted.
    public func percentValue(percent: NumberText) -> Phrase {
        phrase("percent.value", at: 365, spoken: 366, [.number("percent", percent)])
    }

    /// “Month”: `period.month`.
    ///
    /// A choice of the period a chart shows: the last 30 days.
    public func periodMonth() -> Phrase {
        phrase("period.month", at: 373)
    }

    /// “Period”: `period.name`.
    ///
    /// Name of a group of choices: the period a chart shows. Only told.
    public func periodName() -> Phrase {
        phrase("period.name", at: 374)
    }

    /// “Week”: `period.week`.
    ///
    /// A choice of the period a chart shows: the last 7 days.
    public func periodWeek() -> Phrase {
        phrase("period.week", at: 375)
    }

    /// “Excellent”: `practice.adherence.excellent`.
    ///
    /// Rating of adherence from 80 percent.
    public func practiceAdherenceExcellent() -> Phrase {
        phrase("practice.adherence.excellent", at: 376)
    }

    /// “Excellent consistency! Keep it up!”: `practice.adherence.excellent.message`.
    ///
    /// The line for adherence from 80 percent.
    public func practiceAdherenceExcellentMessage() -> Phrase {
        phrase("practice.adherence.excellent.message", at: 377)
    }

    /// “Good”: `practice.adherence.good`.
    ///
    /// Rating of adherence from 60 percent.
    public func practiceAdherenceGood() -> Phrase {
        phrase("practice.adherence.good", at: 378)
    }

    /// “Good progress! A little more push!”: `practice.adherence.good.message`.
    ///
    /// The line for adherence from 60 percent.
    public func practiceAdherenceGoodMessage() -> Phrase {
        phrase("practice.adherence.good.message", at: 379)
    }

    /// “Needs Improvement”: `practice.adherence.low`.
    ///
    /// Rating of adherence below 60 percent.
    public func practiceAdherenceLow() -> Phrase {
        phrase("practice.adherence.low", at: 380)
    }

    /// “Every session counts! You can do this!”: `practice.adherence.low.message`.
    ///
    /// The line for adherence below 60 percent.
    public func practiceAdherenceLowMessage() -> Phrase {
        phrase("practice.adherence.low.message", at: 381)
    }

    /// “No Data”: `practice.adherence.none`.
    ///
    /// Rating of adherence when nothing was done.
    public func practiceAdherenceNone() -> Phrase {
        phrase("practice.adherence.none", at: 382)
    }

    /// “Start your journey today!”: `practice.adherence.none.message`.
    ///
    /// The line for adherence when nothing was done.
    public func practiceAdherenceNoneMessage() -> Phrase {
        phrase("practice.adherence.none.message", at: 383)
    }

    /// “Minutes”: `practice.axis.minutes`.
    ///
    /// Name of an axis and a table column: minutes practised.
    public func practiceAxisMinutes() -> Phrase {
        phrase("practice.axis.minutes", at: 384)
    }

    /// “Sessions”: `practice.axis.sessions`.
    ///
    /// Name of a table column and a figure: how many practice sessions there were.
    public func practiceAxisSessions() -> Phrase {
        phrase("practice.axis.sessions", at: 385)
    }

    /// “Practice {count} days in a row”: `practice.badge.description`.
    ///
    /// What it takes to earn the badge for a streak of some days; no full stop. count: days.
    public func practiceBadgeDescription(count: Int) -> Phrase {
        phrase("practice.badge.description", at: 386, [.number("count", number(count))])
    }

    /// “Earned badge: {name} on {date}”: `practice.badge.earned`.
    ///
    /// Screen-reader label of a badge that was earned. name: the badge's name, such as 7 Day Streak. date: the day it was earned, with its weekday.
    public func practiceBadgeEarned(name: String, date: String) -> Phrase {
        phrase("practice.badge.earned", at: 393, [.text("name", name), .text("date", date)])
    }

    /// “Locked badge: {name}. {description}”: `practice.badge.locked`.
    ///
    /// Screen-reader label of a badge that was not earned yet. name: the badge's name. description: what it takes, without a full stop.
    public func practiceBadgeLocked(name: String, description: String) -> Phrase {
        phrase("practice.badge.locked", at: 394, [.text("name", name), .text("description", description)])
    }

    /// “{count} Day Streak”: `practice.badge.name`.
    ///
    /// The name of the badge for a streak of some days. count: days.
    public func practiceBadgeName(count: Int) -> Phrase {
        phrase("practice.badge.name", at: 395, [.number("count", number(count))])
    }

    /// “{count}d”: `practice.badge.text`.
    ///
    /// On the round badge of an achievement, as short as possible: a number of days. count: days.
    public func practiceBadgeText(count: Int) -> Phrase {
        phrase("practice.badge.text", at: 402, spoken: 403, [.number("count", number(count))])
    }

    /// “Average per Day Practiced”: `practice.calendar.average`.
    ///
    /// Name of a figure: minutes a day, counting the days with practice.
    public func practiceCalendarAverage() -> Phrase {
        phrase("practice.calendar.average", at: 410)
    }

    /// “Completion”: `practice.calendar.completion`.
    ///
    /// Name of a figure: the share of the last 30 days with practice, followed by a percentage.
    public func practiceCalendarCompletion() -> Phrase {
        phrase("practice.calendar.completion", at: 411)
    }

    /// “{date}: {count} minutes practiced”: `practice.calendar.day`.
    ///
    /// A day of the calendar with practice. date: the day. count: minutes.
    public func practiceCalendarDay(date: String, count: Int) -> Phrase {
        phrase("practice.calendar.day", at: 412, [.text("date", date), .number("count", number(count))])
    }

    /// “{date}: Practiced”: `practice.calendar.done`.
    ///
    /// A day of the calendar that was marked as done without minutes. date: the day.
    public func practiceCalendarDone(date: String) -> Phrase {
        phrase("practice.calendar.done", at: 419, [.text("date", date)])
    }

    /// “{date}: No practice recorded”: `practice.calendar.none`.
    ///
    /// A day of the calendar without practice. date: the day, such as Wednesday, March 18.
    public func practiceCalendarNone(date: String) -> Phrase {
        phrase("practice.calendar.none", at: 420, [.text("date", date)])
    }

    /// “{date}: Practice planned”: `practice.calendar.planned`.
    ///
    /// A day of the week strip for which a practice is planned. date: the day.
    public func practiceCalendarPlanned(date: String) -> Phrase {
        phrase("practice.calendar.planned", at: 421, [.text("date", date)])
    }

    /// “{date}: Rest day”: `practice.calendar.rest`.
    ///
    /// A day of rest in the calendar. date: the day.
    public func practiceCalendarRest(date: String) -> Phrase {
        phrase("practice.calendar.rest", at: 422, [.text("date", date)])
    }

    /// “Longest Run”: `practice.calendar.run`.
    ///
    /// Name of a figure: the most days in a row among the last 30, followed by a number of days.
    public func practiceCalendarRun() -> Phrase {
        phrase("practice.calendar.run", at: 423)
    }

    /// “Last 30 days: practiced {days} days, {minutes} minutes”: `practice.calendar.summary`.
    ///
    /// The calendar of the last 30 days in a sentence. days: on how many days something was practised. minutes: all minutes together.
    public func practiceCalendarSummary(days: Int, minutes: Int) -> Phrase {
        phrase("practice.calendar.summary", at: 424, [.number("days", number(days)), .number("minutes", number(minutes))])
    }

    /// “Last 30 Days”: `practice.calendar.title`.
    ///
    /// Heading over the calendar of the last 30 days.
    public func practiceCalendarTitle() -> Phrase {
        phrase("practice.calendar.title", at: 437)
    }

    /// “Down {percent} {period}”: `practice.change.down`.
    ///
    /// Screen-reader text of a fall. percent: by how much, such as 25 percent. period: compared with what, such as compared with last week.
    public func practiceChangeDown(percent: String, period: String) -> Phrase {
        phrase("practice.change.down", at: 438, [.text("percent", percent), .text("period", period)])
    }

    /// “Unchanged {period}”: `practice.change.flat`.
    ///
    /// Screen-reader text when nothing changed. period: compared with what, such as compared with last week.
    public func practiceChangeFlat(period: String) -> Phrase {
        phrase("practice.change.flat", at: 439, [.text("period", period)])
    }

    /// “Up {percent} {period}”: `practice.change.up`.
    ///
    /// Screen-reader text of a rise. percent: by how much, such as 25 percent. period: compared with what, such as compared with last week.
    public func practiceChangeUp(percent: String, period: String) -> Phrase {
        phrase("practice.change.up", at: 440, [.text("percent", percent), .text("period", period)])
    }

    /// “{count} DAYS”: `practice.current.days`.
    ///
    /// The length of the current streak on the statistics screen, the number drawn far larger than the word. count: days.
    public func practiceCurrentDays(count: Int) -> Phrase {
        phrase("practice.current.days", at: 441, spoken: 448, [.number("count", number(count))])
    }

    /// “Current Streak”: `practice.current.title`.
    ///
    /// Heading over the length of the current streak on the statistics screen.
    public func practiceCurrentTitle() -> Phrase {
        phrase("practice.current.title", at: 455)
    }

    /// “Dashboard”: `practice.dashboard.title`.
    ///
    /// Title of the first page of the practice app and its name in the row of pages.
    public func practiceDashboardTitle() -> Phrase {
        phrase("practice.dashboard.title", at: 456)
    }

    /// “Average”: `practice.day.average`.
    ///
    /// Name of a figure of a day, a week or a month: minutes a session.
    public func practiceDayAverage() -> Phrase {
        phrase("practice.day.average", at: 457)
    }

    /// “Close”: `practice.day.close`.
    ///
    /// The button that closes the figures of a day.
    public func practiceDayClose() -> Phrase {
        phrase("practice.day.close", at: 458)
    }

    /// “You didn't log any practice sessions on this day.”: `practice.day.empty.day`.
    ///
    /// Under “No Sessions Logged”, for a day.
    public func practiceDayEmptyDay() -> Phrase {
        phrase("practice.day.empty.day", at: 459)
    }

    /// “You didn't log any practice sessions in this month.”: `practice.day.empty.month`.
    ///
    /// Under “No Sessions Logged”, for a month.
    public func practiceDayEmptyMonth() -> Phrase {
        phrase("practice.day.empty.month", at: 460)
    }

    /// “No Sessions Logged”: `practice.day.empty.title`.
    ///
    /// In place of the figures of a day, a week or a month without sessions.
    public func practiceDayEmptyTitle() -> Phrase {
        phrase("practice.day.empty.title", at: 461)
    }

    /// “You didn't log any practice sessions in this week.”: `practice.day.empty.week`.
    ///
    /// Under “No Sessions Logged”, for a week.
    public func practiceDayEmptyWeek() -> Phrase {
        phrase("practice.day.empty.week", at: 462)
    }

    /// “Opens the day”: `practice.day.hint`.
    ///
    /// Screen-reader hint of a day in a calendar or chart.
    public func practiceDayHint() -> Phrase {
        phrase("practice.day.hint", at: 463)
    }

    /// “Open the day”: `practice.day.open`.
    ///
    /// Names what choosing a day of a calendar or chart does.
    public func practiceDayOpen() -> Phrase {
        phrase("practice.day.open", at: 464)
    }

    /// “Today”: `practice.day.today`.
    ///
    /// Said after the label of today in calendars.
    public func practiceDayToday() -> Phrase {
        phrase("practice.day.today", at: 465)
    }

    /// “Total Time”: `practice.day.total`.
    ///
    /// Name of a figure of a day, a week or a month: all minutes practised.
    public func practiceDayTotal() -> Phrase {
        phrase("practice.day.total", at: 466)
    }

    /// “{start} – {end}”: `practice.days.range`.
    ///
    /// The first and the last of some days. start: the first day. end: the last day.
    public func practiceDaysRange(start: String, end: String) -> Phrase {
        phrase("practice.days.range", at: 467, spoken: 468, [.text("start", start), .text("end", end)])
    }

    /// “{count} minutes on {date}”: `practice.heatMap.day`.
    ///
    /// A day of the heat map with at most one session. count: minutes. date: the day.
    public func practiceHeatMapDay(count: Int, date: String) -> Phrase {
        phrase("practice.heatMap.day", at: 469, [.number("count", number(count)), .text("date", date)])
    }

    /// “{minutes} minutes on {date}, {sessions} sessions”: `practice.heatMap.day.sessions`.
    ///
    /// A day of the heat map with several sessions. minutes: all minutes. date: the day. sessions: how many.
    public func practiceHeatMapDaySessions(minutes: Int, date: String, sessions: Int) -> Phrase {
        phrase("practice.heatMap.day.sessions", at: 476, [.number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))])
    }

    /// “Practiced on {date}”: `practice.heatMap.done`.
    ///
    /// A day of the heat map that was marked as done without minutes. date: the day.
    public func practiceHeatMapDone(date: String) -> Phrase {
        phrase("practice.heatMap.done", at: 489, [.text("date", date)])
    }

    /// “{count} minutes in {month}”: `practice.heatMap.month`.
    ///
    /// A month of the heat map with at most one session. count: minutes. month: the month and its year.
    public func practiceHeatMapMonth(count: Int, month: String) -> Phrase {
        phrase("practice.heatMap.month", at: 490, [.number("count", number(count)), .text("month", month)])
    }

    /// “{minutes} minutes in {month}, {sessions} sessions”: `practice.heatMap.month.sessions`.
    ///
    /// A month of the heat map with several sessions. minutes: all minutes. month: the month and its year. sessions: how many.
    public func practiceHeatMapMonthSessions(minutes: Int, month: String, sessions: Int) -> Phrase {
        phrase("practice.heatMap.month.sessions", at: 497, [.number("minutes", number(minutes)), .text("month", month), .number("sessions", number(sessions))])
    }

    /// “Heat Map Period”: `practice.heatMap.period`.
    ///
    /// Name of the choice of how much time the heat map shows.
    public func practiceHeatMapPeriod() -> Phrase {
        phrase("practice.heatMap.period", at: 510)
    }

    /// “{minutes} minutes, {sessions} sessions”: `practice.heatMap.summary`.
    ///
    /// What the heat map adds up to. minutes: all minutes. sessions: all sessions.
    public func practiceHeatMapSummary(minutes: Int, sessions: Int) -> Phrase {
        phrase("practice.heatMap.summary", at: 511, [.number("minutes", number(minutes)), .number("sessions", number(sessions))])
    }

    /// “Heat Map”: `practice.heatMap.title`.
    ///
    /// Heading over the grid that shows how often and how long something was practised.
    public func practiceHeatMapTitle() -> Phrase {
        phrase("practice.heatMap.title", at: 524)
    }

    /// “{count} minutes for week starting {date}”: `practice.heatMap.week`.
    ///
    /// A week of the heat map with at most one session. count: minutes. date: its first day.
    public func practiceHeatMapWeek(count: Int, date: String) -> Phrase {
        phrase("practice.heatMap.week", at: 525, [.number("count", number(count)), .text("date", date)])
    }

    /// “{minutes} minutes for week starting {date}, {sessions} sessions”: `practice.heatMap.week.sessions`.
    ///
    /// A week of the heat map with several sessions. minutes: all minutes. date: its first day. sessions: how many.
    public func practiceHeatMapWeekSessions(minutes: Int, date: String, sessions: Int) -> Phrase {
        phrase("practice.heatMap.week.sessions", at: 532, [.number("minutes", number(minutes)), .text("date", date), .number("sessions", number(sessions))])
    }

    /// “W{week}”: `practice.heatMap.weekLabel`.
    ///
    /// The label of a week in the heat map, very short. week: which week of its month it is, from 1.
    public func practiceHeatMapWeekLabel(week: NumberText) -> Phrase {
        phrase("practice.heatMap.weekLabel", at: 545, spoken: 546, [.number("week", week)])
    }

    /// “Achievements”: `practice.history.achievements`.
    ///
    /// Heading over the badges for lengths of streaks.
    public func practiceHistoryAchievements() -> Phrase {
        phrase("practice.history.achievements", at: 547)
    }

    /// “Last Practice”: `practice.history.last`.
    ///
    /// Name of a figure: the day of the latest practice, followed by a date or Never.
    public func practiceHistoryLast() -> Phrase {
        phrase("practice.history.last", at: 548)
    }

    /// “Longest Streak”: `practice.history.longest`.
    ///
    /// Name of a figure: the length of the longest streak, followed by a number of days.
    public func practiceHistoryLongest() -> Phrase {
        phrase("practice.history.longest", at: 549)
    }

    /// “Never”: `practice.history.never`.
    ///
    /// In place of the date of the last practice when there was none.
    public func practiceHistoryNever() -> Phrase {
        phrase("practice.history.never", at: 550)
    }

    /// “Streak History”: `practice.history.title`.
    ///
    /// Heading over the longest streak, the last practice and the badges.
    public func practiceHistoryTitle() -> Phrase {
        phrase("practice.history.title", at: 551)
    }

    /// “{count}+ min”: `practice.legend.from`.
    ///
    /// In a legend: the look of a day with at least so many minutes. count: minutes.
    public func practiceLegendFrom(count: Int) -> Phrase {
        phrase("practice.legend.from", at: 552, spoken: 553, [.number("count", number(count))])
    }

    /// “No practice”: `practice.legend.none`.
    ///
    /// In a legend: the look of a day without practice.
    public func practiceLegendNone() -> Phrase {
        phrase("practice.legend.none", at: 560)
    }

    /// “Rest day”: `practice.legend.rest`.
    ///
    /// In a legend: the look of a day of rest.
    public func practiceLegendRest() -> Phrase {
        phrase("practice.legend.rest", at: 561)
    }

    /// “Legend”: `practice.legend.title`.
    ///
    /// Screen-reader name of the list that explains the shades and marks of a calendar.
    public func practiceLegendTitle() -> Phrase {
        phrase("practice.legend.title", at: 562)
    }

    /// “{low}–{high} min”: `practice.legend.upTo`.
    ///
    /// In a legend: the look of a day with so many minutes. low, high: the least and the most minutes.
    public func practiceLegendUpTo(low: NumberText, high: Int) -> Phrase {
        phrase("practice.legend.upTo", at: 563, spoken: 564, [.number("low", low), .number("high", number(high))])
    }

    /// “{milestone} day milestone, {remaining} days to go”: `practice.marker.ahead`.
    ///
    /// A milestone of a streak that lies ahead. milestone: its length in days, before the word milestone. remaining: how many days are missing.
    public func practiceMarkerAhead(milestone: Int, remaining: Int) -> Phrase {
        phrase("practice.marker.ahead", at: 571, [.number("milestone", number(milestone)), .number("remaining", number(remaining))])
    }

    /// “{count} day milestone, reached {date}”: `practice.marker.reached`.
    ///
    /// A milestone of the current streak that was reached. count: the milestone in days. date: the day, such as March 18.
    public func practiceMarkerReached(count: Int, date: String) -> Phrase {
        phrase("practice.marker.reached", at: 584, [.number("count", number(count)), .text("date", date)])
    }

    /// “Milestones”: `practice.milestones.title`.
    ///
    /// Heading over the message of the day, the next milestone and the list of all milestones of a streak.
    public func practiceMilestonesTitle() -> Phrase {
        phrase("practice.milestones.title", at: 591)
    }

    /// “{count} min”: `practice.minutes`.
    ///
    /// A number of minutes, short: a length, a total or an average. count: minutes.
    public func practiceMinutes(count: Int) -> Phrase {
        phrase("practice.minutes", at: 592, spoken: 593, [.number("count", number(count))])
    }

    /// “Opens the month”: `practice.month.hint`.
    ///
    /// Screen-reader hint of a month in the heat map.
    public func practiceMonthHint() -> Phrase {
        phrase("practice.month.hint", at: 600)
    }

    /// “Open the month”: `practice.month.open`.
    ///
    /// Names what choosing a month of the heat map does.
    public func practiceMonthOpen() -> Phrase {
        phrase("practice.month.open", at: 601)
    }

    /// “You've earned the {name} badge! Keep up the good work.”: `practice.notice.badge.message`.
    ///
    /// The message when a badge was earned. name: the badge's name, such as 7 Day Streak.
    public func practiceNoticeBadgeMessage(name: String) -> Phrase {
        phrase("practice.notice.badge.message", at: 602, [.text("name", name)])
    }

    /// “New Badge Earned!”: `practice.notice.badge.title`.
    ///
    /// Title of the message when a badge was earned.
    public func practiceNoticeBadgeTitle() -> Phrase {
        phrase("practice.notice.badge.title", at: 603)
    }

    /// “OK”: `practice.notice.dismiss`.
    ///
    /// The button that closes a message.
    public func practiceNoticeDismiss() -> Phrase {
        phrase("practice.notice.dismiss", at: 604)
    }

    /// “Failed to Record Practice”: `practice.notice.failed.title`.
    ///
    /// Title of the message when a practice could not be logged.
    public func practiceNoticeFailedTitle() -> Phrase {
        phrase("practice.notice.failed.title", at: 605)
    }

    /// “Your {count}-minute practice session has been logged and your streak has been updated.”: `practice.notice.recorded.message`.
    ///
    /// The message after a quick practice was logged. count: its minutes.
    public func practiceNoticeRecordedMessage(count: Int) -> Phrase {
        phrase("practice.notice.recorded.message", at: 606, [.number("count", number(count))])
    }

    /// “Practice Recorded”: `practice.notice.recorded.title`.
    ///
    /// Title of the message after a quick practice was logged.
    public func practiceNoticeRecordedTitle() -> Phrase {
        phrase("practice.notice.recorded.title", at: 613)
    }

    /// “Pages”: `practice.pages`.
    ///
    /// Screen-reader name of the row of pages at the edge of the screen.
    public func practicePages() -> Phrase {
        phrase("practice.pages", at: 614)
    }

    /// “{count} days”: `practice.period.days`.
    ///
    /// An option of how much time a chart shows. count: days.
    public func practicePeriodDays(count: Int) -> Phrase {
        phrase("practice.period.days", at: 615, [.number("count", number(count))])
    }

    /// “Progress”: `practice.progress.title`.
    ///
    /// Name of the page with the statistics in the row of pages.
    public func practiceProgressTitle() -> Phrase {
        phrase("practice.progress.title", at: 622)
    }

    /// “Length”: `practice.quick.length`.
    ///
    /// Name of the choice of how long a quick practice is.
    public func practiceQuickLength() -> Phrase {
        phrase("practice.quick.length", at: 623)
    }

    /// “Need a quick session to maintain your streak?”: `practice.quick.prompt`.
    ///
    /// Heading over the button that starts a short practice.
    public func practiceQuickPrompt() -> Phrase {
        phrase("practice.quick.prompt", at: 624)
    }

    /// “Start {count}-Minute Practice”: `practice.quick.start`.
    ///
    /// Text on the button that starts a short practice. count: minutes.
    public func practiceQuickStart(count: Int) -> Phrase {
        phrase("practice.quick.start", at: 625, [.number("count", number(count))])
    }

    /// “All”: `practice.range.all`.
    ///
    /// An option of how much time the heat map shows: ten years.
    public func practiceRangeAll() -> Phrase {
        phrase("practice.range.all", at: 632)
    }

    /// “All Time”: `practice.range.all.title`.
    ///
    /// Title over the last ten years of the heat map.
    public func practiceRangeAllTitle() -> Phrase {
        phrase("practice.range.all.title", at: 633)
    }

    /// “Month”: `practice.range.month`.
    ///
    /// An option of how much time the heat map shows: 30 days.
    public func practiceRangeMonth() -> Phrase {
        phrase("practice.range.month", at: 634)
    }

    /// “This Month”: `practice.range.month.title`.
    ///
    /// Title over the last 30 days of the heat map.
    public func practiceRangeMonthTitle() -> Phrase {
        phrase("practice.range.month.title", at: 635)
    }

    /// “Quarter”: `practice.range.quarter`.
    ///
    /// An option of how much time the heat map shows: 90 days.
    public func practiceRangeQuarter() -> Phrase {
        phrase("practice.range.quarter", at: 636)
    }

    /// “This Quarter”: `practice.range.quarter.title`.
    ///
    /// Title over the last 90 days of the heat map.
    public func practiceRangeQuarterTitle() -> Phrase {
        phrase("practice.range.quarter.title", at: 637)
    }

    /// “Week”: `practice.range.week`.
    ///
    /// An option of how much time the heat map shows: 7 days.
    public func practiceRangeWeek() -> Phrase {
        phrase("practice.range.week", at: 638)
    }

    /// “This Week”: `practice.range.week.title`.
    ///
    /// Title over the last 7 days of the heat map, over the current week of the week strip, and the name of a figure.
    public func practiceRangeWeekTitle() -> Phrase {
        phrase("practice.range.week.title", at: 639)
    }

    /// “Year”: `practice.range.year`.
    ///
    /// An option of how much time the heat map shows: 365 days.
    public func practiceRangeYear() -> Phrase {
        phrase("practice.range.year", at: 640)
    }

    /// “This Year”: `practice.range.year.title`.
    ///
    /// Title over the last 365 days of the heat map.
    public func practiceRangeYearTitle() -> Phrase {
        phrase("practice.range.year.title", at: 641)
    }

    /// “{count} sessions”: `practice.sessions`.
    ///
    /// How many practice sessions there were. count: sessions.
    public func practiceSessions(count: Int) -> Phrase {
        phrase("practice.sessions", at: 642, [.number("count", number(count))])
    }

    /// “{count} or more sessions”: `practice.sessions.more`.
    ///
    /// In a legend: the look of a cell with at least so many sessions. count: sessions.
    public func practiceSessionsMore(count: Int) -> Phrase {
        phrase("practice.sessions.more", at: 649, [.number("count", number(count))])
    }

    /// “Customize Streak Card”: `practice.share.customize`.
    ///
    /// The row that opens the choices for the picture of the streak.
    public func practiceShareCustomize() -> Phrase {
        phrase("practice.share.customize", at: 656)
    }

    /// “Streak Statistics”: `practice.statistics.title`.
    ///
    /// Title of the screen with the statistics of practising.
    public func practiceStatisticsTitle() -> Phrase {
        phrase("practice.statistics.title", at: 657)
    }

    /// “{date}: {count} minutes”: `practice.timeline.day`.
    ///
    /// One day of a chart of minutes. date: the day. count: minutes.
    public func practiceTimelineDay(date: String, count: Int) -> Phrase {
        phrase("practice.timeline.day", at: 658, [.text("date", date), .number("count", number(count))])
    }

    /// “Practiced {done} of {days} days, {minutes} minutes”: `practice.timeline.summary`.
    ///
    /// The timeline in a sentence. done: on how many days something was practised. days: how many days are shown. minutes: all minutes together.
    public func practiceTimelineSummary(done: Int, days: Int, minutes: Int) -> Phrase {
        phrase("practice.timeline.summary", at: 665, [.number("done", number(done)), .number("days", number(days)), .number("minutes", number(minutes))])
    }

    /// “Practice Timeline”: `practice.timeline.title`.
    ///
    /// Heading over the chart of minutes practised per day, and that chart's name.
    public func practiceTimelineTitle() -> Phrase {
        phrase("practice.timeline.title", at: 684)
    }

    /// “Chart showing {title}. Overall trend is decreasing by {percent}”: `practice.trend.down`.
    ///
    /// Screen-reader label of a chart that goes down. title: what it shows. percent: by how much, such as 25 percent.
    public func practiceTrendDown(title: String, percent: String) -> Phrase {
        phrase("practice.trend.down", at: 685, [.text("title", title), .text("percent", percent)])
    }

    /// “No data available”: `practice.trend.empty`.
    ///
    /// In place of the trend chart when nothing was practised in its period.
    public func practiceTrendEmpty() -> Phrase {
        phrase("practice.trend.empty", at: 686)
    }

    /// “Chart showing {title}. Overall trend is steady”: `practice.trend.flat`.
    ///
    /// Screen-reader label of a chart that goes neither up nor down, or whose direction cannot be told. title: what it shows.
    public func practiceTrendFlat(title: String) -> Phrase {
        phrase("practice.trend.flat", at: 687, [.text("title", title)])
    }

    /// “practice over the last {count} days”: `practice.trend.name`.
    ///
    /// What the trend chart shows, for the middle of a sentence. count: days.
    public func practiceTrendName(count: Int) -> Phrase {
        phrase("practice.trend.name", at: 688, [.number("count", number(count))])
    }

    /// “Choose the next day”: `practice.trend.next`.
    ///
    /// Names what moves the mark of the trend chart on by a day.
    public func practiceTrendNext() -> Phrase {
        phrase("practice.trend.next", at: 695)
    }

    /// “Choose the day before”: `practice.trend.previous`.
    ///
    /// Names what moves the mark of the trend chart back by a day.
    public func practiceTrendPrevious() -> Phrase {
        phrase("practice.trend.previous", at: 696)
    }

    /// “Practice Trend”: `practice.trend.title`.
    ///
    /// Heading over the chart of how practice develops.
    public func practiceTrendTitle() -> Phrase {
        phrase("practice.trend.title", at: 697)
    }

    /// “Chart showing {title}. Overall trend is increasing by {percent}”: `practice.trend.up`.
    ///
    /// Screen-reader label of a chart that goes up. title: what it shows. percent: by how much, such as 25 percent.
    public func practiceTrendUp(title: String, percent: String) -> Phrase {
        phrase("practice.trend.up", at: 698, [.text("title", title), .text("percent", percent)])
    }

    /// “Data ranges from {least} to {most} minutes, with an average of {average} minutes. Contains {points} data points.”: `practice.trend.value`.
    ///
    /// Screen-reader value of the trend chart. least, most, average: minutes of a day. points: how many days are shown.
    public func practiceTrendValue(least: Int, most: Int, average: Int, points: Int) -> Phrase {
        phrase("practice.trend.value", at: 699, [.number("least", number(least)), .number("most", number(most)), .number("average", number(average)), .number("points", number(points))])
    }

    /// “vs last month”: `practice.trend.vsMonth`.
    ///
    /// Under a change in percent: what it is compared with, the 30 days before.
    public func practiceTrendVsMonth() -> Phrase {
        phrase("practice.trend.vsMonth", at: 724, spoken: 725)
    }

    /// “vs last week”: `practice.trend.vsWeek`.
    ///
    /// Under a change in percent: what it is compared with, the 7 days before.
    public func practiceTrendVsWeek() -> Phrase {
        phrase("practice.trend.vsWeek", at: 726, spoken: 727)
    }

    /// “Opens the week”: `practice.week.hint`.
    ///
    /// Screen-reader hint of a week in the heat map.
    public func practiceWeekHint() -> Phrase {
        phrase("practice.week.hint", at: 728)
    }

    /// “Next week”: `practice.week.next`.
    ///
    /// Screen-reader name of the arrow that shows the week after.
    public func practiceWeekNext() -> Phrase {
        phrase("practice.week.next", at: 729)
    }

    /// “Open the week”: `practice.week.open`.
    ///
    /// Names what choosing a week of the heat map does.
    public func practiceWeekOpen() -> Phrase {
        phrase("practice.week.open", at: 730)
    }

    /// “Previous week”: `practice.week.previous`.
    ///
    /// Screen-reader name of the arrow that shows the week before.
    public func practiceWeekPrevious() -> Phrase {
        phrase("practice.week.previous", at: 731)
    }

    /// “Show the day”: `practice.week.select`.
    ///
    /// Names what choosing a day of the week strip does.
    public func practiceWeekSelect() -> Phrase {
        phrase("practice.week.select", at: 732)
    }

    /// “Shows the day”: `practice.week.select.hint`.
    ///
    /// Screen-reader hint of a day of the week strip.
    public func practiceWeekSelectHint() -> Phrase {
        phrase("practice.week.select.hint", at: 733)
    }

    /// “Week starting {date}”: `practice.week.starting`.
    ///
    /// Title over the figures of a week. date: its first day.
    public func practiceWeekStarting(date: String) -> Phrase {
        phrase("practice.week.starting", at: 734, [.text("date", date)])
    }

    /// “Weekly Activity”: `practice.weekly.activity`.
    ///
    /// Heading over the bars of the last seven days.
    public func practiceWeeklyActivity() -> Phrase {
        phrase("practice.weekly.activity", at: 735)
    }

    /// “Adherence”: `practice.weekly.adherence`.
    ///
    /// Name of a figure: how much of what was planned was done, followed by a percentage.
    public func practiceWeeklyAdherence() -> Phrase {
        phrase("practice.weekly.adherence", at: 736)
    }

    /// “Open progress”: `practice.weekly.open`.
    ///
    /// The arrow of the card with the figures of the week; also its hint's action.
    public func practiceWeeklyOpen() -> Phrase {
        phrase("practice.weekly.open", at: 737)
    }

    /// “{done} of {expected} sessions”: `practice.weekly.sessions`.
    ///
    /// How much of what was planned was done. done: sessions done. expected: sessions planned.
    public func practiceWeeklySessions(done: Int, expected: Int) -> Phrase {
        phrase("practice.weekly.sessions", at: 738, [.number("done", number(done)), .number("expected", number(expected))])
    }

    /// “Streak”: `practice.weekly.streak`.
    ///
    /// Name of a figure: the length of the current streak, followed by a number of days.
    public func practiceWeeklyStreak() -> Phrase {
        phrase("practice.weekly.streak", at: 751)
    }

    /// “Weekly Progress”: `practice.weekly.title`.
    ///
    /// Heading of the small card with the figures of the week.
    public func practiceWeeklyTitle() -> Phrase {
        phrase("practice.weekly.title", at: 752)
    }

    /// “Add Routine”: `routine.add`.
    ///
    /// Button: sets up a new routine.
    public func routineAdd() -> Phrase {
        phrase("routine.add", at: 753)
    }

    /// “Accent Color”: `routine.appearance.accent`.
    ///
    /// Heading over the spots of colour to choose the accent colour from.
    public func routineAppearanceAccent() -> Phrase {
        phrase("routine.appearance.accent", at: 754)
    }

    /// “{name} accent color”: `routine.appearance.accent.label`.
    ///
    /// Screen-reader name of one spot of colour among the accents. name: the colour's name, such as Teal.
    public func routineAppearanceAccentLabel(name: String) -> Phrase {
        phrase("routine.appearance.accent.label", at: 755, [.text("name", name)])
    }

    /// “App Icon”: `routine.appearance.icon`.
    ///
    /// Heading over the app icons to choose from.
    public func routineAppearanceIcon() -> Phrase {
        phrase("routine.appearance.icon", at: 756)
    }

    /// “Default”: `routine.appearance.icon.default`.
    ///
    /// Name of the app icon the app comes with.
    public func routineAppearanceIconDefault() -> Phrase {
        phrase("routine.appearance.icon.default", at: 757)
    }

    /// “{name} app icon”: `routine.appearance.icon.label`.
    ///
    /// Screen-reader name of one app icon. name: the icon's name, such as Teal or Default.
    public func routineAppearanceIconLabel(name: String) -> Phrase {
        phrase("routine.appearance.icon.label", at: 758, [.text("name", name)])
    }

    /// “Mode”: `routine.appearance.mode`.
    ///
    /// Heading over the choice between Auto, Light and Dark.
    public func routineAppearanceMode() -> Phrase {
        phrase("routine.appearance.mode", at: 759)
    }

    /// “Dark”: `routine.appearance.mode.dark`.
    ///
    /// One of the modes of appearance: always dark.
    public func routineAppearanceModeDark() -> Phrase {
        phrase("routine.appearance.mode.dark", at: 760)
    }

    /// “Light”: `routine.appearance.mode.light`.
    ///
    /// One of the modes of appearance: always light.
    public func routineAppearanceModeLight() -> Phrase {
        phrase("routine.appearance.mode.light", at: 761)
    }

    /// “Auto”: `routine.appearance.mode.system`.
    ///
    /// One of the modes of appearance: light or dark as the device is set.
    public func routineAppearanceModeSystem() -> Phrase {
        phrase("routine.appearance.mode.system", at: 762)
    }

    /// “Motion”: `routine.appearance.motion`.
    ///
    /// Heading of a section, and name of the switch in it, for animations of the app.
    public func routineAppearanceMotion() -> Phrase {
        phrase("routine.appearance.motion", at: 763)
    }

    /// “Animate progress, celebrations and transitions”: `routine.appearance.motion.detail`.
    ///
    /// Under the switch named Motion: what it is for.
    public func routineAppearanceMotionDetail() -> Phrase {
        phrase("routine.appearance.motion.detail", at: 764)
    }

    /// “Appearance”: `routine.appearance.title`.
    ///
    /// Title of the screen, and of the section of the settings, with mode, accent colour and app icon.
    public func routineAppearanceTitle() -> Phrase {
        phrase("routine.appearance.title", at: 765)
    }

    /// “Add {type}”: `routine.builder.add.kind`.
    ///
    /// Button: adds a habit of a type. Read by voice control. type: the type's name: “Timer”.
    public func routineBuilderAddKind(type: String) -> Phrase {
        phrase("routine.builder.add.kind", at: 766, [.text("type", type)])
    }

    /// “Tap to create”: `routine.builder.add.text`.
    ///
    /// Under “Add habit type”.
    public func routineBuilderAddText() -> Phrase {
        phrase("routine.builder.add.text", at: 767, spoken: 768)
    }

    /// “Add habit type”: `routine.builder.add.title`.
    ///
    /// Heading above the types of habits to add.
    public func routineBuilderAddTitle() -> Phrase {
        phrase("routine.builder.add.title", at: 769)
    }

    /// “Back”: `routine.builder.back`.
    ///
    /// Button: to the first step of setting up a routine.
    public func routineBuilderBack() -> Phrase {
        phrase("routine.builder.back", at: 770)
    }

    /// “Color”: `routine.builder.color`.
    ///
    /// Heading above the colors of a routine.
    public func routineBuilderColor() -> Phrase {
        phrase("routine.builder.color", at: 771)
    }

    /// “Keep adding habits or continue to review”: `routine.builder.continue`.
    ///
    /// Under the number of habits and their time.
    public func routineBuilderContinue() -> Phrase {
        phrase("routine.builder.continue", at: 772)
    }

    /// “What's the first thing you do?”: `routine.builder.first`.
    ///
    /// Heading of the second step of setting up a routine, while it has no habits.
    public func routineBuilderFirst() -> Phrase {
        phrase("routine.builder.first", at: 773)
    }

    /// “Your routine”: `routine.builder.habits`.
    ///
    /// Heading above the habits of a routine.
    public func routineBuilderHabits() -> Phrase {
        phrase("routine.builder.habits", at: 774)
    }

    /// “Include a routine”: `routine.builder.include`.
    ///
    /// Heading above the other routines, each of which can become a part of this one.
    public func routineBuilderInclude() -> Phrase {
        phrase("routine.builder.include", at: 775)
    }

    /// “Include {name}”: `routine.builder.include.add`.
    ///
    /// What choosing another routine does. Read in lists of actions. name: its name.
    public func routineBuilderIncludeAdd(name: String) -> Phrase {
        phrase("routine.builder.include.add", at: 776, [.text("name", name)])
    }

    /// “Makes it a part of this routine”: `routine.builder.include.hint`.
    ///
    /// Spoken hint of another routine under “Include a routine”.
    public func routineBuilderIncludeHint() -> Phrase {
        phrase("routine.builder.include.hint", at: 777)
    }

    /// “More to add”: `routine.builder.more`.
    ///
    /// Spoken name of the section with saved habits.
    public func routineBuilderMore() -> Phrase {
        phrase("routine.builder.more", at: 778)
    }

    /// “Routine Name”: `routine.builder.name`.
    ///
    /// Name of the field for a routine's name, and what is drawn in it while it is empty.
    public func routineBuilderName() -> Phrase {
        phrase("routine.builder.name", at: 779)
    }

    /// “Choose a name that describes when you'll use this routine”: `routine.builder.naming.text`.
    ///
    /// Under “Let's name your routine”.
    public func routineBuilderNamingText() -> Phrase {
        phrase("routine.builder.naming.text", at: 780)
    }

    /// “Let's name your routine”: `routine.builder.naming.title`.
    ///
    /// Heading of the first step of setting up a routine.
    public func routineBuilderNamingTitle() -> Phrase {
        phrase("routine.builder.naming.title", at: 781)
    }

    /// “Continue”: `routine.builder.navigation`.
    ///
    /// Spoken name of the row with the buttons that lead on, lead back and save.
    public func routineBuilderNavigation() -> Phrase {
        phrase("routine.builder.navigation", at: 782)
    }

    /// “Next”: `routine.builder.next`.
    ///
    /// Button: to the second step of setting up a routine.
    public func routineBuilderNext() -> Phrase {
        phrase("routine.builder.next", at: 783)
    }

    /// “Save Routine”: `routine.builder.save`.
    ///
    /// Button: keeps a new routine.
    public func routineBuilderSave() -> Phrase {
        phrase("routine.builder.save", at: 784)
    }

    /// “Save Empty Routine”: `routine.builder.saveEmpty`.
    ///
    /// Button: keeps a new routine without habits.
    public func routineBuilderSaveEmpty() -> Phrase {
        phrase("routine.builder.saveEmpty", at: 785)
    }

    /// “When the time, the day and the place suit”: `routine.builder.smart.detail`.
    ///
    /// Under “Offer automatically”.
    public func routineBuilderSmartDetail() -> Phrase {
        phrase("routine.builder.smart.detail", at: 786)
    }

    /// “Where nothing is chosen, anything suits.”: `routine.builder.smart.footer`.
    ///
    /// Note under the times, days and places of a routine.
    public func routineBuilderSmartFooter() -> Phrase {
        phrase("routine.builder.smart.footer", at: 787)
    }

    /// “Smart Selection”: `routine.builder.smart.title`.
    ///
    /// Heading above when and where a routine is offered by itself.
    public func routineBuilderSmartTitle() -> Phrase {
        phrase("routine.builder.smart.title", at: 788)
    }

    /// “Offer automatically”: `routine.builder.smart.toggle`.
    ///
    /// Switch: whether a routine is offered when time, day and place suit.
    public func routineBuilderSmartToggle() -> Phrase {
        phrase("routine.builder.smart.toggle", at: 789)
    }

    /// “Snippets”: `routine.builder.snippets`.
    ///
    /// Row that opens the person's saved habits, to add some.
    public func routineBuilderSnippets() -> Phrase {
        phrase("routine.builder.snippets", at: 790)
    }

    /// “Add habits you saved”: `routine.builder.snippets.text`.
    ///
    /// Under “Snippets”.
    public func routineBuilderSnippetsText() -> Phrase {
        phrase("routine.builder.snippets.text", at: 791)
    }

    /// “Step 2 of 2: Building routine”: `routine.builder.step.building`.
    ///
    /// Spoken in place of the dots that show how far setting up a routine has come.
    public func routineBuilderStepBuilding() -> Phrase {
        phrase("routine.builder.step.building", at: 792)
    }

    /// “Step 1 of 2: Naming routine”: `routine.builder.step.naming`.
    ///
    /// Spoken in place of the dots that show how far setting up a routine has come.
    public func routineBuilderStepNaming() -> Phrase {
        phrase("routine.builder.step.naming", at: 793)
    }

    /// “Steps”: `routine.builder.steps`.
    ///
    /// Spoken name of the dots and the heading at the top of setting up a routine.
    public func routineBuilderSteps() -> Phrase {
        phrase("routine.builder.steps", at: 794)
    }

    /// “One less”: `routine.builder.streak.decrement`.
    ///
    /// Spoken name of the step down of the weekly target.
    public func routineBuilderStreakDecrement() -> Phrase {
        phrase("routine.builder.streak.decrement", at: 795)
    }

    /// “One more”: `routine.builder.streak.increment`.
    ///
    /// Spoken name of the step up of the weekly target.
    public func routineBuilderStreakIncrement() -> Phrase {
        phrase("routine.builder.streak.increment", at: 796)
    }

    /// “Weekly target: {count}× per week”: `routine.builder.streak.target`.
    ///
    /// On how many days of a week a routine is to be done; it goes up and down. count: 1 to 7.
    public func routineBuilderStreakTarget(count: Int) -> Phrase {
        phrase("routine.builder.streak.target", at: 797, spoken: 805, [.number("count", number(count))])
    }

    /// “Weekly target”: `routine.builder.streak.target.name`.
    ///
    /// Spoken name of the number of days. The number is said after it.
    public func routineBuilderStreakTargetName() -> Phrase {
        phrase("routine.builder.streak.target.name", at: 804)
    }

    /// “{count} times per week”: `routine.builder.streak.target.value`.
    ///
    /// Spoken value of the number of days. count: 1 to 7.
    public func routineBuilderStreakTargetValue(count: Int) -> Phrase {
        phrase("routine.builder.streak.target.value", at: 812, [.number("count", number(count))])
    }

    /// “Streak tracking”: `routine.builder.streak.title`.
    ///
    /// Heading above whether a routine has a weekly target.
    public func routineBuilderStreakTitle() -> Phrase {
        phrase("routine.builder.streak.title", at: 819)
    }

    /// “Track streak”: `routine.builder.streak.toggle`.
    ///
    /// Switch: whether a routine has a weekly target.
    public func routineBuilderStreakToggle() -> Phrase {
        phrase("routine.builder.streak.toggle", at: 820)
    }

    /// “Full Routine”: `routine.builder.suggestion.fullRoutine`.
    ///
    /// A name to choose for a routine, under the field.
    public func routineBuilderSuggestionFullRoutine() -> Phrase {
        phrase("routine.builder.suggestion.fullRoutine", at: 821)
    }

    /// “Quick Start”: `routine.builder.suggestion.quickStart`.
    ///
    /// A name to choose for a routine, under the field.
    public func routineBuilderSuggestionQuickStart() -> Phrase {
        phrase("routine.builder.suggestion.quickStart", at: 822)
    }

    /// “Travel”: `routine.builder.suggestion.travel`.
    ///
    /// A name to choose for a routine, under the field.
    public func routineBuilderSuggestionTravel() -> Phrase {
        phrase("routine.builder.suggestion.travel", at: 823)
    }

    /// “Weekday Morning”: `routine.builder.suggestion.weekdayMorning`.
    ///
    /// A name to choose for a routine, under the field.
    public func routineBuilderSuggestionWeekdayMorning() -> Phrase {
        phrase("routine.builder.suggestion.weekdayMorning", at: 824)
    }

    /// “Weekend”: `routine.builder.suggestion.weekend`.
    ///
    /// A name to choose for a routine, under the field.
    public func routineBuilderSuggestionWeekend() -> Phrase {
        phrase("routine.builder.suggestion.weekend", at: 825)
    }

    /// “Suggested names”: `routine.builder.suggestions`.
    ///
    /// Spoken name of the row of names to choose from under the field.
    public func routineBuilderSuggestions() -> Phrase {
        phrase("routine.builder.suggestions", at: 826)
    }

    /// “Create Routine”: `routine.builder.title.create`.
    ///
    /// Title of the sheet in which a routine is set up.
    public func routineBuilderTitleCreate() -> Phrase {
        phrase("routine.builder.title.create", at: 827)
    }

    /// “Edit Routine”: `routine.builder.title.edit`.
    ///
    /// Title of the sheet in which a routine is changed.
    public func routineBuilderTitleEdit() -> Phrase {
        phrase("routine.builder.title.edit", at: 828)
    }

    /// “{habits} habits • {minutes} min total”: `routine.builder.total`.
    ///
    /// Heading of the second step of setting up a routine: how many habits it has and how many minutes they take.
    public func routineBuilderTotal(habits: Int, minutes: Int) -> Phrase {
        phrase("routine.builder.total", at: 829, spoken: 836, [.number("habits", number(habits)), .number("minutes", number(minutes))])
    }

    /// “Update Routine”: `routine.builder.update`.
    ///
    /// Button: keeps the changes to a routine.
    public func routineBuilderUpdate() -> Phrase {
        phrase("routine.builder.update", at: 849)
    }

    /// “Routine choice”: `routine.choice.name`.
    ///
    /// Spoken name of the card above the routines: which set of them is shown, what holds now, and why one is offered.
    public func routineChoiceName() -> Phrase {
        phrase("routine.choice.name", at: 850)
    }

    /// “{name} color”: `routine.color.label`.
    ///
    /// Spoken name of one of the colors of a routine. name: the color's name: “Green”.
    public func routineColorLabel(name: String) -> Phrase {
        phrase("routine.color.label", at: 851, [.text("name", name)])
    }

    /// “Not selected”: `routine.color.notSelected`.
    ///
    /// Spoken value of a color that is not the chosen one.
    public func routineColorNotSelected() -> Phrase {
        phrase("routine.color.notSelected", at: 852)
    }

    /// “Current context”: `routine.context.name`.
    ///
    /// Spoken name of the line that says which part of the day it is, which kind of day and where. What it is now is said after it.
    public func routineContextName() -> Phrase {
        phrase("routine.context.name", at: 853)
    }

    /// “What the grid shows”: `routine.coverage.axes`.
    ///
    /// Spoken name of the pickers above the grid.
    public func routineCoverageAxes() -> Phrase {
        phrase("routine.coverage.axes", at: 854)
    }

    /// “{row}, {column}”: `routine.coverage.cell`.
    ///
    /// Spoken name of a cell of the grid. row, column: what it is for: “Evening”, “Home”.
    public func routineCoverageCell(row: String, column: String) -> Phrase {
        phrase("routine.coverage.cell", at: 855, [.text("row", row), .text("column", column)])
    }

    /// “no routines”: `routine.coverage.cell.none`.
    ///
    /// Spoken value of a cell without routines.
    public func routineCoverageCellNone() -> Phrase {
        phrase("routine.coverage.cell.none", at: 856)
    }

    /// “Show routines”: `routine.coverage.cell.show`.
    ///
    /// What choosing a cell does. Read in lists of actions.
    public func routineCoverageCellShow() -> Phrase {
        phrase("routine.coverage.cell.show", at: 857)
    }

    /// “{count} routines, {first}”: `routine.coverage.cell.value`.
    ///
    /// Spoken value of a cell. count: how many routines suit. first: the name of the one that matters most.
    public func routineCoverageCellValue(count: Int, first: String) -> Phrase {
        phrase("routine.coverage.cell.value", at: 858, [.number("count", number(count)), .text("first", first)])
    }

    /// “Context”: `routine.coverage.context`.
    ///
    /// Above the time, the day and the place of a cell.
    public func routineCoverageContext() -> Phrase {
        phrase("routine.coverage.context", at: 865)
    }

    /// “{time} • {place} • {day}”: `routine.coverage.context.value`.
    ///
    /// What a cell is for, under “Context”. time, place, day: their names.
    public func routineCoverageContextValue(time: String, place: String, day: String) -> Phrase {
        phrase("routine.coverage.context.value", at: 866, spoken: 867, [.text("time", time), .text("place", place), .text("day", day)])
    }

    /// “Routine Details”: `routine.coverage.details`.
    ///
    /// Heading of the sheet with the routines of a cell.
    public func routineCoverageDetails() -> Phrase {
        phrase("routine.coverage.details", at: 868)
    }

    /// “Filter”: `routine.coverage.filter`.
    ///
    /// Picker: what the whole grid is for.
    public func routineCoverageFilter() -> Phrase {
        phrase("routine.coverage.filter", at: 869)
    }

    /// “This combination of time, location, and day category doesn't have any matching routines.”: `routine.coverage.none.text`.
    ///
    /// Under “No routines for this context”.
    public func routineCoverageNoneText() -> Phrase {
        phrase("routine.coverage.none.text", at: 870)
    }

    /// “No routines for this context”: `routine.coverage.none.title`.
    ///
    /// In the sheet of a cell without routines.
    public func routineCoverageNoneTitle() -> Phrase {
        phrase("routine.coverage.none.title", at: 871)
    }

    /// “Open {name}”: `routine.coverage.open`.
    ///
    /// What choosing a routine in the sheet of a cell does. Read in lists of actions. name: the routine's name.
    public func routineCoverageOpen(name: String) -> Phrase {
        phrase("routine.coverage.open", at: 872, [.text("name", name)])
    }

    /// “Opens the routine”: `routine.coverage.open.hint`.
    ///
    /// Spoken hint of a routine in the sheet of a cell.
    public func routineCoverageOpenHint() -> Phrase {
        phrase("routine.coverage.open.hint", at: 873)
    }

    /// “Routines for {covered} of {total} combinations”: `routine.coverage.summary`.
    ///
    /// Spoken summary of the grid. covered, total: numbers of cells.
    public func routineCoverageSummary(covered: Int, total: Int) -> Phrase {
        phrase("routine.coverage.summary", at: 874, [.number("covered", number(covered)), .number("total", number(total))])
    }

    /// “Coverage Overview”: `routine.coverage.title`.
    ///
    /// Title of the screen that shows for which times, days and places there are routines.
    public func routineCoverageTitle() -> Phrase {
        phrase("routine.coverage.title", at: 887)
    }

    /// “X-Axis”: `routine.coverage.xAxis`.
    ///
    /// Picker: what lies along the grid.
    public func routineCoverageXAxis() -> Phrase {
        phrase("routine.coverage.xAxis", at: 888, spoken: 889)
    }

    /// “Y-Axis”: `routine.coverage.yAxis`.
    ///
    /// Picker: what lies down the grid.
    public func routineCoverageYAxis() -> Phrase {
        phrase("routine.coverage.yAxis", at: 890, spoken: 891)
    }

    /// “Weekday”: `routine.day.weekday`.
    ///
    /// Name of the days from Monday to Friday, beside their symbol, in lists and inserted into sentences.
    public func routineDayWeekday() -> Phrase {
        phrase("routine.day.weekday", at: 892)
    }

    /// “Weekend”: `routine.day.weekend`.
    ///
    /// Name of Saturday and Sunday, beside their symbol and in lists.
    public func routineDayWeekend() -> Phrase {
        phrase("routine.day.weekend", at: 893)
    }

    /// “Day Category”: `routine.dimension.day`.
    ///
    /// What a kind of day is called, above a list of them and in pickers.
    public func routineDimensionDay() -> Phrase {
        phrase("routine.dimension.day", at: 894)
    }

    /// “Location”: `routine.dimension.place`.
    ///
    /// What a place is called, above a list of them and in pickers.
    public func routineDimensionPlace() -> Phrase {
        phrase("routine.dimension.place", at: 895)
    }

    /// “Time Slot”: `routine.dimension.time`.
    ///
    /// What a part of the day is called, above a list of them and in pickers.
    public func routineDimensionTime() -> Phrase {
        phrase("routine.dimension.time", at: 896)
    }

    /// “Create your first routine”: `routine.empty.text`.
    ///
    /// Under “No routines yet”.
    public func routineEmptyText() -> Phrase {
        phrase("routine.empty.text", at: 897)
    }

    /// “No routines yet”: `routine.empty.title`.
    ///
    /// In place of the routines of a person who has none.
    public func routineEmptyTitle() -> Phrase {
        phrase("routine.empty.title", at: 898)
    }

    /// “Error Loading Routines”: `routine.error.title`.
    ///
    /// When routines could not be read.
    public func routineErrorTitle() -> Phrase {
        phrase("routine.error.title", at: 899)
    }

    /// “Other routines”: `routine.gallery.name`.
    ///
    /// Spoken name of the list of routines besides the one that suits best.
    public func routineGalleryName() -> Phrase {
        phrase("routine.gallery.name", at: 900)
    }

    /// “Good Afternoon!”: `routine.greeting.afternoon`.
    ///
    /// Title of the screen where a routine is chosen, from 12 to before 17.
    public func routineGreetingAfternoon() -> Phrase {
        phrase("routine.greeting.afternoon", at: 901)
    }

    /// “Good Evening!”: `routine.greeting.evening`.
    ///
    /// Title of the screen where a routine is chosen, from 17 to before 22.
    public func routineGreetingEvening() -> Phrase {
        phrase("routine.greeting.evening", at: 902)
    }

    /// “Good Morning!”: `routine.greeting.morning`.
    ///
    /// Title of the screen where a routine is chosen, from 5 to before 12.
    public func routineGreetingMorning() -> Phrase {
        phrase("routine.greeting.morning", at: 903)
    }

    /// “Ready to Start!”: `routine.greeting.ready`.
    ///
    /// Title of the screen where a routine is chosen, at night, and while routines are being read.
    public func routineGreetingReady() -> Phrase {
        phrase("routine.greeting.ready", at: 904)
    }

    /// “{items}”: `routine.list`.
    ///
    /// A list of names told when asked. items: the names, joined: “Home and Office”.
    public func routineList(items: String) -> Phrase {
        phrase("routine.list", at: 905, [.text("items", items)])
    }

    /// “Loading routines...”: `routine.loading`.
    ///
    /// While routines are being read.
    public func routineLoading() -> Phrase {
        phrase("routine.loading", at: 906, spoken: 907)
    }

    /// “All Routines”: `routine.mode.all`.
    ///
    /// The chip that chooses a set of routines, when none is chosen; also its first option.
    public func routineModeAll() -> Phrase {
        phrase("routine.mode.all", at: 908)
    }

    /// “Choose Routines”: `routine.mode.choose`.
    ///
    /// Button under the routines, when the chosen set is empty: opens it to choose routines for it.
    public func routineModeChoose() -> Phrase {
        phrase("routine.mode.choose", at: 909)
    }

    /// “Edit Mode”: `routine.mode.edit`.
    ///
    /// Button under the routines: opens the chosen set to be changed.
    public func routineModeEdit() -> Phrase {
        phrase("routine.mode.edit", at: 910)
    }

    /// “{mode} has no routines yet — showing all {count}”: `routine.mode.empty`.
    ///
    /// Under the routines when the chosen set is empty. mode: the set's name. count: how many routines there are.
    public func routineModeEmpty(mode: String, count: Int) -> Phrase {
        phrase("routine.mode.empty", at: 911, spoken: 918, [.text("mode", mode), .number("count", number(count))])
    }

    /// “Choose which set of routines to show”: `routine.mode.hint`.
    ///
    /// Spoken hint of the chip that chooses a set of routines.
    public func routineModeHint() -> Phrase {
        phrase("routine.mode.hint", at: 925)
    }

    /// “Routine mode”: `routine.mode.name`.
    ///
    /// Spoken name of the chip that chooses a set of routines. The chosen one is said after it.
    public func routineModeName() -> Phrase {
        phrase("routine.mode.name", at: 926)
    }

    /// “Show All Routines”: `routine.mode.showAll`.
    ///
    /// Button under the routines: leaves the chosen set.
    public func routineModeShowAll() -> Phrase {
        phrase("routine.mode.showAll", at: 927)
    }

    /// “Showing {count} of {total} routines in {mode}”: `routine.mode.showing`.
    ///
    /// Under the routines when a set of them is chosen. count: how many are in it. total: how many there are. mode: the set's name.
    public func routineModeShowing(count: Int, total: Int, mode: String) -> Phrase {
        phrase("routine.mode.showing", at: 928, [.number("count", number(count)), .number("total", number(total)), .text("mode", mode)])
    }

    /// “{done}/{total} • {count}d ago”: `routine.paused.days`.
    ///
    /// A paused routine: how many of its habits were done, and when it was paused. done, total: numbers of habits. count: days.
    public func routinePausedDays(done: Int, total: Int, count: Int) -> Phrase {
        phrase("routine.paused.days", at: 941, spoken: 942, [.number("done", number(done)), .number("total", number(total)), .number("count", number(count))])
    }

    /// “Discard”: `routine.paused.discard`.
    ///
    /// Button behind a paused routine: forgets it.
    public func routinePausedDiscard() -> Phrase {
        phrase("routine.paused.discard", at: 961)
    }

    /// “{done}/{total}”: `routine.paused.done`.
    ///
    /// A paused routine: how many of its habits were done, and when it was paused. done, total: numbers of habits. When is not known.
    public func routinePausedDone(done: Int, total: Int) -> Phrase {
        phrase("routine.paused.done", at: 962, spoken: 963, [.number("done", number(done)), .number("total", number(total))])
    }

    /// “Takes the routine up again”: `routine.paused.hint`.
    ///
    /// Spoken hint of a paused routine.
    public func routinePausedHint() -> Phrase {
        phrase("routine.paused.hint", at: 976)
    }

    /// “{done}/{total} • {count}h ago”: `routine.paused.hours`.
    ///
    /// A paused routine: how many of its habits were done, and when it was paused. done, total: numbers of habits. count: hours.
    public func routinePausedHours(done: Int, total: Int, count: Int) -> Phrase {
        phrase("routine.paused.hours", at: 977, spoken: 978, [.number("done", number(done)), .number("total", number(total)), .number("count", number(count))])
    }

    /// “{done}/{total} • {count} min ago”: `routine.paused.minutes`.
    ///
    /// A paused routine: how many of its habits were done, and when it was paused. done, total: numbers of habits. count: minutes.
    public func routinePausedMinutes(done: Int, total: Int, count: Int) -> Phrase {
        phrase("routine.paused.minutes", at: 997, spoken: 998, [.number("done", number(done)), .number("total", number(total)), .number("count", number(count))])
    }

    /// “{done}/{total} • just now”: `routine.paused.now`.
    ///
    /// A paused routine: how many of its habits were done, and when it was paused. done, total: numbers of habits. Less than a minute ago.
    public func routinePausedNow(done: Int, total: Int) -> Phrase {
        phrase("routine.paused.now", at: 1017, spoken: 1018, [.number("done", number(done)), .number("total", number(total))])
    }

    /// “Resume {name}”: `routine.paused.resume`.
    ///
    /// Button of a paused routine: takes it up again. Read by voice control and in lists of actions. name: the routine's name.
    public func routinePausedResume(name: String) -> Phrase {
        phrase("routine.paused.resume", at: 1031, [.text("name", name)])
    }

    /// “Paused Sessions”: `routine.paused.title`.
    ///
    /// Heading above routines that were begun and can be taken up again.
    public func routinePausedTitle() -> Phrase {
        phrase("routine.paused.title", at: 1032)
    }

    /// “Home”: `routine.place.home`.
    ///
    /// Name of a place, beside its symbol, in lists and inserted into sentences.
    public func routinePlaceHome() -> Phrase {
        phrase("routine.place.home", at: 1033)
    }

    /// “Office”: `routine.place.office`.
    ///
    /// Name of a place, beside its symbol, in lists and inserted into sentences.
    public func routinePlaceOffice() -> Phrase {
        phrase("routine.place.office", at: 1034)
    }

    /// “Other Location”: `routine.place.other`.
    ///
    /// Name of every place that has no name, beside its symbol, in lists and inserted into sentences.
    public func routinePlaceOther() -> Phrase {
        phrase("routine.place.other", at: 1035)
    }

    /// “Set Locations”: `routine.place.set`.
    ///
    /// Button in the context line when the place is not known: opens the settings of places.
    public func routinePlaceSet() -> Phrase {
        phrase("routine.place.set", at: 1036)
    }

    /// “Quick Start”: `routine.quickStart.title`.
    ///
    /// Heading above the routine that suits best now.
    public func routineQuickStartTitle() -> Phrase {
        phrase("routine.quickStart.title", at: 1037)
    }

    /// “Selected '{name}' because it suits any time”: `routine.reason.always`.
    ///
    /// Why a routine is offered whose rule asks for nothing, above the routines. name: the routine's name.
    public func routineReasonAlways(name: String) -> Phrase {
        phrase("routine.reason.always", at: 1038, spoken: 1039, [.text("name", name)])
    }

    /// “Selected '{name}' because it's a {day} day”: `routine.reason.day`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. day: the person's own name for such days.
    public func routineReasonDay(name: String, day: String) -> Phrase {
        phrase("routine.reason.day", at: 1040, spoken: 1041, [.text("name", name), .text("day", day)])
    }

    /// “Selected '{name}' because it's a {day} day and you're at {place}”: `routine.reason.dayPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. place: the name of the place. day: the person's own name for such days.
    public func routineReasonDayPlace(name: String, day: String, place: String) -> Phrase {
        phrase("routine.reason.dayPlace", at: 1042, spoken: 1043, [.text("name", name), .text("day", day), .text("place", place)])
    }

    /// “Using default routine”: `routine.reason.default`.
    ///
    /// Why a routine is offered although none suits the moment: it is the one for that.
    public func routineReasonDefault() -> Phrase {
        phrase("routine.reason.default", at: 1044)
    }

    /// “No matching routine found”: `routine.reason.none`.
    ///
    /// In place of a reason when no routine suits the moment and none was used before.
    public func routineReasonNone() -> Phrase {
        phrase("routine.reason.none", at: 1045)
    }

    /// “Selected '{name}' because you're at {place}”: `routine.reason.place`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
    public func routineReasonPlace(name: String, place: String) -> Phrase {
        phrase("routine.reason.place", at: 1046, spoken: 1047, [.text("name", name), .text("place", place)])
    }

    /// “Using most recently used routine”: `routine.reason.recent`.
    ///
    /// Why a routine is offered although none suits the moment: it was used last.
    public func routineReasonRecent() -> Phrase {
        phrase("routine.reason.recent", at: 1048)
    }

    /// “Selected '{name}' because it's {slot}”: `routine.reason.time`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
    public func routineReasonTime(name: String, slot: String) -> Phrase {
        phrase("routine.reason.time", at: 1049, spoken: 1050, [.text("name", name), .text("slot", slot)])
    }

    /// “Selected '{name}' because it's {slot} and it's a {day} day”: `routine.reason.timeDay`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. day: the person's own name for such days.
    public func routineReasonTimeDay(name: String, slot: String, day: String) -> Phrase {
        phrase("routine.reason.timeDay", at: 1051, spoken: 1052, [.text("name", name), .text("slot", slot), .text("day", day)])
    }

    /// “Selected '{name}' because it's {slot} and it's a {day} day and you're at {place}”: `routine.reason.timeDayPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place. day: the person's own name for such days.
    public func routineReasonTimeDayPlace(name: String, slot: String, day: String, place: String) -> Phrase {
        phrase("routine.reason.timeDayPlace", at: 1053, spoken: 1054, [.text("name", name), .text("slot", slot), .text("day", day), .text("place", place)])
    }

    /// “Selected '{name}' because it's {slot} and you're at {place}”: `routine.reason.timePlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
    public func routineReasonTimePlace(name: String, slot: String, place: String) -> Phrase {
        phrase("routine.reason.timePlace", at: 1055, spoken: 1056, [.text("name", name), .text("slot", slot), .text("place", place)])
    }

    /// “Selected '{name}' because it's {slot} and it's a weekday”: `routine.reason.timeWeekday`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
    public func routineReasonTimeWeekday(name: String, slot: String) -> Phrase {
        phrase("routine.reason.timeWeekday", at: 1057, spoken: 1058, [.text("name", name), .text("slot", slot)])
    }

    /// “Selected '{name}' because it's {slot} and it's a weekday and you're at {place}”: `routine.reason.timeWeekdayPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
    public func routineReasonTimeWeekdayPlace(name: String, slot: String, place: String) -> Phrase {
        phrase("routine.reason.timeWeekdayPlace", at: 1059, spoken: 1060, [.text("name", name), .text("slot", slot), .text("place", place)])
    }

    /// “Selected '{name}' because it's {slot} and it's the weekend”: `routine.reason.timeWeekend`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
    public func routineReasonTimeWeekend(name: String, slot: String) -> Phrase {
        phrase("routine.reason.timeWeekend", at: 1061, spoken: 1062, [.text("name", name), .text("slot", slot)])
    }

    /// “Selected '{name}' because it's {slot} and it's the weekend and you're at {place}”: `routine.reason.timeWeekendPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
    public func routineReasonTimeWeekendPlace(name: String, slot: String, place: String) -> Phrase {
        phrase("routine.reason.timeWeekendPlace", at: 1063, spoken: 1064, [.text("name", name), .text("slot", slot), .text("place", place)])
    }

    /// “Selected '{name}' because it's a weekday”: `routine.reason.weekday`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name.
    public func routineReasonWeekday(name: String) -> Phrase {
        phrase("routine.reason.weekday", at: 1065, spoken: 1066, [.text("name", name)])
    }

    /// “Selected '{name}' because it's a weekday and you're at {place}”: `routine.reason.weekdayPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
    public func routineReasonWeekdayPlace(name: String, place: String) -> Phrase {
        phrase("routine.reason.weekdayPlace", at: 1067, spoken: 1068, [.text("name", name), .text("place", place)])
    }

    /// “Selected '{name}' because it's the weekend”: `routine.reason.weekend`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name.
    public func routineReasonWeekend(name: String) -> Phrase {
        phrase("routine.reason.weekend", at: 1069, spoken: 1070, [.text("name", name)])
    }

    /// “Selected '{name}' because it's the weekend and you're at {place}”: `routine.reason.weekendPlace`.
    ///
    /// Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
    public func routineReasonWeekendPlace(name: String, place: String) -> Phrase {
        phrase("routine.reason.weekendPlace", at: 1071, spoken: 1072, [.text("name", name), .text("place", place)])
    }

    /// “Tap to Complete”: `routine.run.check`.
    ///
    /// On the large check of the current habit while it is open.
    public func routineRunCheck() -> Phrase {
        phrase("routine.run.check", at: 1073, spoken: 1074)
    }

    /// “Completed!”: `routine.run.checked`.
    ///
    /// On the large check of a habit that is done, and under a timer that ran out.
    public func routineRunChecked() -> Phrase {
        phrase("routine.run.checked", at: 1075)
    }

    /// “Completes this habit”: `routine.run.complete.hint`.
    ///
    /// Screen-reader hint of what counts a habit as done.
    public func routineRunCompleteHint() -> Phrase {
        phrase("routine.run.complete.hint", at: 1076)
    }

    /// “Complete {name} habit”: `routine.run.complete.label`.
    ///
    /// Screen-reader name of the action that counts a habit as done. name: the habit's name as its owner typed it.
    public func routineRunCompleteLabel(name: String) -> Phrase {
        phrase("routine.run.complete.label", at: 1077, [.text("name", name)])
    }

    /// “Mark Complete Early”: `routine.run.completeEarly`.
    ///
    /// Button that counts a habit as done before its timer ends.
    public func routineRunCompleteEarly() -> Phrase {
        phrase("routine.run.completeEarly", at: 1078)
    }

    /// “{name} counter, {item}”: `routine.run.counter`.
    ///
    /// Screen-reader name of a number that goes up and down. name: the habit's name, item: what is counted; both as their owner typed them.
    public func routineRunCounter(name: String, item: String) -> Phrase {
        phrase("routine.run.counter", at: 1079, [.text("name", name), .text("item", item)])
    }

    /// “Decrease {item}”: `routine.run.counter.less`.
    ///
    /// Action that takes one from a count. item: what is counted, as its owner typed it.
    public func routineRunCounterLess(item: String) -> Phrase {
        phrase("routine.run.counter.less", at: 1080, [.text("item", item)])
    }

    /// “Increase {item}”: `routine.run.counter.more`.
    ///
    /// Action that adds one to a count. item: what is counted, as its owner typed it.
    public func routineRunCounterMore(item: String) -> Phrase {
        phrase("routine.run.counter.more", at: 1081, [.text("item", item)])
    }

    /// “{count} items”: `routine.run.counter.value`.
    ///
    /// Screen-reader value of a number that goes up and down. count: how many so far.
    public func routineRunCounterValue(count: Int) -> Phrase {
        phrase("routine.run.counter.value", at: 1082, [.number("count", number(count))])
    }

    /// “All Done!”: `routine.run.done.button`.
    ///
    /// Button that closes a finished routine.
    public func routineRunDoneButton() -> Phrase {
        phrase("routine.run.done.button", at: 1089)
    }

    /// “Completed”: `routine.run.done.completed`.
    ///
    /// Name of a figure of a finished routine: how many habits were done.
    public func routineRunDoneCompleted() -> Phrase {
        phrase("routine.run.done.completed", at: 1090)
    }

    /// “{done}/{total}”: `routine.run.done.count`.
    ///
    /// How many habits of a finished routine were done. done, total: whole numbers as digits.
    public func routineRunDoneCount(done: String, total: String) -> Phrase {
        phrase("routine.run.done.count", at: 1091, spoken: 1092, [.text("done", done), .text("total", total)])
    }

    /// “Duration”: `routine.run.done.duration`.
    ///
    /// Name of a figure of a finished routine: how long it took.
    public func routineRunDoneDuration() -> Phrase {
        phrase("routine.run.done.duration", at: 1093)
    }

    /// “How do you feel?”: `routine.run.done.mood`.
    ///
    /// Over five moods to choose from when a routine is finished.
    public func routineRunDoneMood() -> Phrase {
        phrase("routine.run.done.mood", at: 1094)
    }

    /// “You completed {done} of {total} habits in {time}”: `routine.run.done.text`.
    ///
    /// Under “Routine Complete!”. done: habits that were done, as digits. total: all habits of the routine. time: how long it took in words, such as 2 minutes, 5 seconds.
    public func routineRunDoneText(done: String, total: Int, time: String) -> Phrase {
        phrase("routine.run.done.text", at: 1095, [.text("done", done), .number("total", number(total)), .text("time", time)])
    }

    /// “Routine Complete!”: `routine.run.done.title`.
    ///
    /// Heading when a routine is finished.
    public func routineRunDoneTitle() -> Phrase {
        phrase("routine.run.done.title", at: 1102)
    }

    /// “Error Loading Routine”: `routine.run.error.title`.
    ///
    /// Heading above the last known state of a running routine when it could not be loaded.
    public func routineRunErrorTitle() -> Phrase {
        phrase("routine.run.error.title", at: 1103)
    }

    /// “{name} habit completed”: `routine.run.event.completed`.
    ///
    /// Said by a screen reader when a habit of a routine is done. name: the habit's name.
    public func routineRunEventCompleted(name: String) -> Phrase {
        phrase("routine.run.event.completed", at: 1104, [.text("name", name)])
    }

    /// “{name} routine completed in {time}”: `routine.run.event.finished`.
    ///
    /// Said by a screen reader when a routine is finished. name: the routine's name. time: how long it took in words, such as 2 minutes, 5 seconds.
    public func routineRunEventFinished(name: String, time: String) -> Phrase {
        phrase("routine.run.event.finished", at: 1105, [.text("name", name), .text("time", time)])
    }

    /// “Routine paused”: `routine.run.event.paused`.
    ///
    /// Said by a screen reader when a routine is made to stand still.
    public func routineRunEventPaused() -> Phrase {
        phrase("routine.run.event.paused", at: 1106)
    }

    /// “Routine resumed”: `routine.run.event.resumed`.
    ///
    /// Said by a screen reader when a routine runs on.
    public func routineRunEventResumed() -> Phrase {
        phrase("routine.run.event.resumed", at: 1107)
    }

    /// “{name} habit skipped”: `routine.run.event.skipped`.
    ///
    /// Said by a screen reader when a habit of a routine is left out. name: the habit's name.
    public func routineRunEventSkipped(name: String) -> Phrase {
        phrase("routine.run.event.skipped", at: 1108, [.text("name", name)])
    }

    /// “Timer started for {name}”: `routine.run.event.timerStarted`.
    ///
    /// Said by a screen reader when a timer starts. name: the habit's name.
    public func routineRunEventTimerStarted(name: String) -> Phrase {
        phrase("routine.run.event.timerStarted", at: 1109, [.text("name", name)])
    }

    /// “Timer stopped for {name}, duration {time}”: `routine.run.event.timerStopped`.
    ///
    /// Said by a screen reader when a timer is ended early. name: the habit's name. time: how long it ran in words, such as 2 minutes, 5 seconds.
    public func routineRunEventTimerStopped(name: String, time: String) -> Phrase {
        phrase("routine.run.event.timerStopped", at: 1110, [.text("name", name), .text("time", time)])
    }

    /// “Interval {step} of {steps} · Round {round} of {rounds}”: `routine.run.interval`.
    ///
    /// Under the time of a timer with intervals. step, steps: the interval that runs and how many there are. round, rounds: likewise for rounds; all as digits.
    public func routineRunInterval(step: String, steps: String, round: String, rounds: String) -> Phrase {
        phrase("routine.run.interval", at: 1111, spoken: 1113, [.text("step", step), .text("steps", steps), .text("round", round), .text("rounds", rounds)])
    }

    /// “Interval”: `routine.run.interval.name`.
    ///
    /// Name of a detail of a timer: which interval and round runs.
    public func routineRunIntervalName() -> Phrase {
        phrase("routine.run.interval.name", at: 1112)
    }

    /// “Loading routine...”: `routine.run.loading`.
    ///
    /// In place of a running routine while it loads, beside a spinner.
    public func routineRunLoading() -> Phrase {
        phrase("routine.run.loading", at: 1114, spoken: 1115)
    }

    /// “Log {count}m”: `routine.run.log.minutes`.
    ///
    /// Button that counts a timer habit as done with a length, without running the timer. count: minutes.
    public func routineRunLogMinutes(count: Int) -> Phrase {
        phrase("routine.run.log.minutes", at: 1116, spoken: 1123, [.number("count", number(count))])
    }

    /// “Log {count}s”: `routine.run.log.seconds`.
    ///
    /// Button that counts a timer habit as done with a length, without running the timer. count: seconds.
    public func routineRunLogSeconds(count: Int) -> Phrase {
        phrase("routine.run.log.seconds", at: 1130, spoken: 1137, [.number("count", number(count))])
    }

    /// “Value”: `routine.run.measurement`.
    ///
    /// Name of the field in which a measured number is entered.
    public func routineRunMeasurement() -> Phrase {
        phrase("routine.run.measurement", at: 1144)
    }

    /// “😄 Excellent”: `routine.run.mood.excellent`.
    ///
    /// One of five moods to choose from, the best.
    public func routineRunMoodExcellent() -> Phrase {
        phrase("routine.run.mood.excellent", at: 1145, spoken: 1146)
    }

    /// “😊 Good”: `routine.run.mood.good`.
    ///
    /// One of five moods to choose from.
    public func routineRunMoodGood() -> Phrase {
        phrase("routine.run.mood.good", at: 1147, spoken: 1148)
    }

    /// “😐 Okay”: `routine.run.mood.okay`.
    ///
    /// One of five moods to choose from, the middle one.
    public func routineRunMoodOkay() -> Phrase {
        phrase("routine.run.mood.okay", at: 1149, spoken: 1150)
    }

    /// “😵 Terrible”: `routine.run.mood.terrible`.
    ///
    /// One of five moods to choose from, the worst.
    public func routineRunMoodTerrible() -> Phrase {
        phrase("routine.run.mood.terrible", at: 1151, spoken: 1152)
    }

    /// “😴 Tired”: `routine.run.mood.tired`.
    ///
    /// One of five moods to choose from.
    public func routineRunMoodTired() -> Phrase {
        phrase("routine.run.mood.tired", at: 1153, spoken: 1154)
    }

    /// “No active routine”: `routine.run.none`.
    ///
    /// In place of a running routine when none runs and none is paused.
    public func routineRunNone() -> Phrase {
        phrase("routine.run.none", at: 1155)
    }

    /// “Quick {count}m completion”: `routine.run.note.minutes`.
    ///
    /// Kept with the record of a habit that was done with a length and without its timer. count: minutes.
    public func routineRunNoteMinutes(count: Int) -> Phrase {
        phrase("routine.run.note.minutes", at: 1156, spoken: 1163, [.number("count", number(count))])
    }

    /// “Quick {count}s completion”: `routine.run.note.seconds`.
    ///
    /// Kept with the record of a habit that was done with a length and without its timer. count: seconds.
    public func routineRunNoteSeconds(count: Int) -> Phrase {
        phrase("routine.run.note.seconds", at: 1170, spoken: 1177, [.number("count", number(count))])
    }

    /// “Stopped early”: `routine.run.note.stopped`.
    ///
    /// Kept with the record of a habit whose timer was ended early; shown in its history.
    public func routineRunNoteStopped() -> Phrase {
        phrase("routine.run.note.stopped", at: 1184)
    }

    /// “Open”: `routine.run.open`.
    ///
    /// Button that opens the app, website or shortcut of a habit.
    public func routineRunOpen() -> Phrase {
        phrase("routine.run.open", at: 1185)
    }

    /// “Open {name}”: `routine.run.open.label`.
    ///
    /// Screen-reader name of the button that opens an app, a website or a shortcut. name: the habit's name as its owner typed it.
    public func routineRunOpenLabel(name: String) -> Phrase {
        phrase("routine.run.open.label", at: 1186, [.text("name", name)])
    }

    /// “{name} option, leads to {count} habits”: `routine.run.option`.
    ///
    /// Screen-reader name of an answer to a question. name: the answer as its owner typed it. count: how many habits follow from it.
    public func routineRunOption(name: String, count: Int) -> Phrase {
        phrase("routine.run.option", at: 1187, [.text("name", name), .number("count", number(count))])
    }

    /// “Pause”: `routine.run.pause`.
    ///
    /// Button that makes a timer stand still.
    public func routineRunPause() -> Phrase {
        phrase("routine.run.pause", at: 1194)
    }

    /// “Pause routine”: `routine.run.pauseRoutine`.
    ///
    /// Name of the button beside the title that makes a whole routine stand still. Only told, not drawn.
    public func routineRunPauseRoutine() -> Phrase {
        phrase("routine.run.pauseRoutine", at: 1195)
    }

    /// “Take it up again where you left off.”: `routine.run.paused.text`.
    ///
    /// Under “Paused” over a routine that stands still.
    public func routineRunPausedText() -> Phrase {
        phrase("routine.run.paused.text", at: 1196)
    }

    /// “Paused”: `routine.run.paused.title`.
    ///
    /// Heading over a routine that stands still, and state of a timer that does.
    public func routineRunPausedTitle() -> Phrase {
        phrase("routine.run.paused.title", at: 1197)
    }

    /// “Previous”: `routine.run.previous`.
    ///
    /// Button that goes back to the habit before.
    public func routineRunPrevious() -> Phrase {
        phrase("routine.run.previous", at: 1198)
    }

    /// “Goes back to the previous habit”: `routine.run.previous.hint`.
    ///
    /// Screen-reader hint of the button that goes back to the habit before.
    public func routineRunPreviousHint() -> Phrase {
        phrase("routine.run.previous.hint", at: 1199)
    }

    /// “{done} of {total} completed”: `routine.run.progress`.
    ///
    /// Over a running routine. done: habits that were done or left out, as digits. total: all its habits, as digits.
    public func routineRunProgress(done: String, total: String) -> Phrase {
        phrase("routine.run.progress", at: 1200, [.text("done", done), .text("total", total)])
    }

    /// “Progress: {done} of {total} habits completed”: `routine.run.progress.label`.
    ///
    /// Screen-reader name of the bar over a running routine. done: habits that were done or left out, as digits. total: all its habits.
    public func routineRunProgressLabel(done: String, total: Int) -> Phrase {
        phrase("routine.run.progress.label", at: 1201, [.text("done", done), .number("total", number(total))])
    }

    /// “Resume”: `routine.run.resume`.
    ///
    /// Button that lets a timer, or a whole routine, run on.
    public func routineRunResume() -> Phrase {
        phrase("routine.run.resume", at: 1208)
    }

    /// “Skip”: `routine.run.skip`.
    ///
    /// Button that leaves out the current habit of a routine.
    public func routineRunSkip() -> Phrase {
        phrase("routine.run.skip", at: 1209)
    }

    /// “Skips this habit”: `routine.run.skip.hint`.
    ///
    /// Screen-reader hint of the button that leaves out a habit.
    public func routineRunSkipHint() -> Phrase {
        phrase("routine.run.skip.hint", at: 1210)
    }

    /// “Skip {name} habit”: `routine.run.skip.label`.
    ///
    /// Screen-reader name of the button that leaves out a habit. name: the habit's name as its owner typed it.
    public func routineRunSkipLabel(name: String) -> Phrase {
        phrase("routine.run.skip.label", at: 1211, [.text("name", name)])
    }

    /// “Start”: `routine.run.start`.
    ///
    /// Button that starts the timer of a habit.
    public func routineRunStart() -> Phrase {
        phrase("routine.run.start", at: 1212)
    }

    /// “Start timer for {name}”: `routine.run.start.label`.
    ///
    /// Screen-reader name of the button that starts a timer. name: the habit's name as its owner typed it.
    public func routineRunStartLabel(name: String) -> Phrase {
        phrase("routine.run.start.label", at: 1213, [.text("name", name)])
    }

    /// “Stop timer”: `routine.run.stop`.
    ///
    /// Button that ends a timer early.
    public func routineRunStop() -> Phrase {
        phrase("routine.run.stop", at: 1214)
    }

    /// “Ends the timer and logs the elapsed time”: `routine.run.stop.hint`.
    ///
    /// Screen-reader hint of the button that ends a timer early.
    public func routineRunStopHint() -> Phrase {
        phrase("routine.run.stop.hint", at: 1215)
    }

    /// “Stop timer for {name}”: `routine.run.stop.label`.
    ///
    /// Screen-reader name of the button that ends a timer early. name: the habit's name as its owner typed it.
    public func routineRunStopLabel(name: String) -> Phrase {
        phrase("routine.run.stop.label", at: 1216, [.text("name", name)])
    }

    /// “Time”: `routine.run.time.name`.
    ///
    /// Name of a detail of the bar over a running routine: how long it has run so far.
    public func routineRunTimeName() -> Phrase {
        phrase("routine.run.time.name", at: 1217)
    }

    /// “Timer”: `routine.run.timer`.
    ///
    /// Screen-reader name of the time of a habit's timer.
    public func routineRunTimer() -> Phrase {
        phrase("routine.run.timer", at: 1218)
    }

    /// “Routine”: `routine.run.title`.
    ///
    /// Title of the screen on which a routine is gone through, before its name is known.
    public func routineRunTitle() -> Phrase {
        phrase("routine.run.title", at: 1219)
    }

    /// “About”: `routine.settings.about`.
    ///
    /// Heading of a section of the settings.
    public func routineSettingsAbout() -> Phrase {
        phrase("routine.settings.about", at: 1220)
    }

    /// “About {app}”: `routine.settings.about.app`.
    ///
    /// Row of the settings that opens what there is to say about the app. app: its name.
    public func routineSettingsAboutApp(app: String) -> Phrase {
        phrase("routine.settings.about.app", at: 1221, [.text("app", app)])
    }

    /// “Version, licenses and privacy”: `routine.settings.about.detail`.
    ///
    /// Under the last row of the settings.
    public func routineSettingsAboutDetail() -> Phrase {
        phrase("routine.settings.about.detail", at: 1222)
    }

    /// “Mode, accent color and app icon”: `routine.settings.appearance.detail`.
    ///
    /// Under the row of the settings that opens the appearance screen: what can be chosen there.
    public func routineSettingsAppearanceDetail() -> Phrase {
        phrase("routine.settings.appearance.detail", at: 1223)
    }

    /// “{accent} · {mode}”: `routine.settings.appearance.value`.
    ///
    /// Row of the settings that opens the appearance screen: what is chosen there. accent: the accent colour's name, such as Teal. mode: Auto, Light or Dark.
    public func routineSettingsAppearanceValue(accent: String, mode: String) -> Phrase {
        phrase("routine.settings.appearance.value", at: 1224, spoken: 1225, [.text("accent", accent), .text("mode", mode)])
    }

    /// “Current Context:”: `routine.settings.context`.
    ///
    /// Heading over the part of the day, the kind of day and the place that hold now.
    public func routineSettingsContext() -> Phrase {
        phrase("routine.settings.context", at: 1226, spoken: 1227)
    }

    /// “Coverage Overview”: `routine.settings.coverage`.
    ///
    /// Row of the settings that opens the table of which routine suits which time, place and day.
    public func routineSettingsCoverage() -> Phrase {
        phrase("routine.settings.coverage", at: 1228)
    }

    /// “Which routine suits which moment”: `routine.settings.coverage.detail`.
    ///
    /// Under the row of the settings named Coverage Overview.
    public func routineSettingsCoverageDetail() -> Phrase {
        phrase("routine.settings.coverage.detail", at: 1229)
    }

    /// “Data”: `routine.settings.data`.
    ///
    /// Heading of a section of the settings.
    public func routineSettingsData() -> Phrase {
        phrase("routine.settings.data", at: 1230)
    }

    /// “Export Data”: `routine.settings.data.export`.
    ///
    /// Row of the settings that opens the export.
    public func routineSettingsDataExport() -> Phrase {
        phrase("routine.settings.data.export", at: 1231)
    }

    /// “Keep a copy of everything”: `routine.settings.data.export.detail`.
    ///
    /// Under the row of the settings named Export Data.
    public func routineSettingsDataExportDetail() -> Phrase {
        phrase("routine.settings.data.export.detail", at: 1232)
    }

    /// “Import Data”: `routine.settings.data.import`.
    ///
    /// Row of the settings that opens the import.
    public func routineSettingsDataImport() -> Phrase {
        phrase("routine.settings.data.import", at: 1233)
    }

    /// “Bring in a copy or another app's history”: `routine.settings.data.import.detail`.
    ///
    /// Under the row of the settings named Import Data.
    public func routineSettingsDataImportDetail() -> Phrase {
        phrase("routine.settings.data.import.detail", at: 1234)
    }

    /// “Weekdays & Weekends”: `routine.settings.days`.
    ///
    /// Row of the settings that opens the kinds of days.
    public func routineSettingsDays() -> Phrase {
        phrase("routine.settings.days", at: 1235, spoken: 1237)
    }

    /// “Which days belong together”: `routine.settings.days.detail`.
    ///
    /// Under the row of the settings named Weekdays & Weekends.
    public func routineSettingsDaysDetail() -> Phrase {
        phrase("routine.settings.days.detail", at: 1236)
    }

    /// “Error Loading Settings”: `routine.settings.error.title`.
    ///
    /// Heading above the last known settings when they could not be loaded.
    public func routineSettingsErrorTitle() -> Phrase {
        phrase("routine.settings.error.title", at: 1238)
    }

    /// “Haptics”: `routine.settings.haptics`.
    ///
    /// Switch in the settings.
    public func routineSettingsHaptics() -> Phrase {
        phrase("routine.settings.haptics", at: 1239)
    }

    /// “Feel a habit completed or a timer ended”: `routine.settings.haptics.detail`.
    ///
    /// Under the switch named Haptics: what it is for.
    public func routineSettingsHapticsDetail() -> Phrase {
        phrase("routine.settings.haptics.detail", at: 1240)
    }

    /// “Loading settings...”: `routine.settings.loading`.
    ///
    /// In place of the settings or of the appearance screen while they load, beside a spinner.
    public func routineSettingsLoading() -> Phrase {
        phrase("routine.settings.loading", at: 1241, spoken: 1242)
    }

    /// “Routine Modes”: `routine.settings.modes`.
    ///
    /// Row of the settings that opens the sets of routines to choose among.
    public func routineSettingsModes() -> Phrase {
        phrase("routine.settings.modes", at: 1243)
    }

    /// “Sets of routines to choose from”: `routine.settings.modes.detail`.
    ///
    /// Under the row of the settings named Routine Modes.
    public func routineSettingsModesDetail() -> Phrase {
        phrase("routine.settings.modes.detail", at: 1244)
    }

    /// “Open {name}”: `routine.settings.open`.
    ///
    /// Action of a row of the settings: what it names opens. name: the row's title.
    public func routineSettingsOpen(name: String) -> Phrase {
        phrase("routine.settings.open", at: 1245, [.text("name", name)])
    }

    /// “Locations”: `routine.settings.places`.
    ///
    /// Row of the settings that opens the places routines are for.
    public func routineSettingsPlaces() -> Phrase {
        phrase("routine.settings.places", at: 1246)
    }

    /// “Where your routines take place”: `routine.settings.places.detail`.
    ///
    /// Under the row of the settings named Locations.
    public func routineSettingsPlacesDetail() -> Phrase {
        phrase("routine.settings.places.detail", at: 1247)
    }

    /// “Time Slots”: `routine.settings.slots`.
    ///
    /// Row of the settings that opens the parts of the day.
    public func routineSettingsSlots() -> Phrase {
        phrase("routine.settings.slots", at: 1248)
    }

    /// “When the parts of your day begin and end”: `routine.settings.slots.detail`.
    ///
    /// Under the row of the settings named Time Slots.
    public func routineSettingsSlotsDetail() -> Phrase {
        phrase("routine.settings.slots.detail", at: 1249)
    }

    /// “Smart Routine”: `routine.settings.smart`.
    ///
    /// Heading of a section of the settings: what decides which routine is offered.
    public func routineSettingsSmart() -> Phrase {
        phrase("routine.settings.smart", at: 1250)
    }

    /// “Snippets”: `routine.settings.snippets`.
    ///
    /// Heading of a section of the settings: groups of habits to use in several routines.
    public func routineSettingsSnippets() -> Phrase {
        phrase("routine.settings.snippets", at: 1251)
    }

    /// “Groups of habits for several routines”: `routine.settings.snippets.detail`.
    ///
    /// Under the row of the settings named Manage Snippets.
    public func routineSettingsSnippetsDetail() -> Phrase {
        phrase("routine.settings.snippets.detail", at: 1252)
    }

    /// “Manage Snippets”: `routine.settings.snippets.manage`.
    ///
    /// Row of the settings that opens the groups of habits to use in several routines.
    public func routineSettingsSnippetsManage() -> Phrase {
        phrase("routine.settings.snippets.manage", at: 1253)
    }

    /// “Sound & Haptics”: `routine.settings.sound`.
    ///
    /// Heading of a section of the settings.
    public func routineSettingsSound() -> Phrase {
        phrase("routine.settings.sound", at: 1254, spoken: 1255)
    }

    /// “Timer Sound”: `routine.settings.timerSound`.
    ///
    /// Switch in the settings.
    public func routineSettingsTimerSound() -> Phrase {
        phrase("routine.settings.timerSound", at: 1256)
    }

    /// “Play a sound when a timer completes”: `routine.settings.timerSound.detail`.
    ///
    /// Under the switch named Timer Sound: what it is for.
    public func routineSettingsTimerSoundDetail() -> Phrase {
        phrase("routine.settings.timerSound.detail", at: 1257)
    }

    /// “Settings”: `routine.settings.title`.
    ///
    /// Title of the routine product's settings.
    public func routineSettingsTitle() -> Phrase {
        phrase("routine.settings.title", at: 1258)
    }

    /// “Afternoon”: `routine.slot.afternoon`.
    ///
    /// Name of the part of the day from 11 to 17 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotAfternoon() -> Phrase {
        phrase("routine.slot.afternoon", at: 1259)
    }

    /// “Early Morning”: `routine.slot.earlyMorning`.
    ///
    /// Name of the part of the day from 5 to 7 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotEarlyMorning() -> Phrase {
        phrase("routine.slot.earlyMorning", at: 1260)
    }

    /// “Evening”: `routine.slot.evening`.
    ///
    /// Name of the part of the day from 17 to 21 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotEvening() -> Phrase {
        phrase("routine.slot.evening", at: 1261)
    }

    /// “Late Morning”: `routine.slot.lateMorning`.
    ///
    /// Name of the part of the day from 9 to 11 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotLateMorning() -> Phrase {
        phrase("routine.slot.lateMorning", at: 1262)
    }

    /// “Morning”: `routine.slot.morning`.
    ///
    /// Name of the part of the day from 7 to 9 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotMorning() -> Phrase {
        phrase("routine.slot.morning", at: 1263)
    }

    /// “Night”: `routine.slot.night`.
    ///
    /// Name of the part of the day from 21 to 5 o'clock, beside its symbol, in lists and inserted into sentences.
    public func routineSlotNight() -> Phrase {
        phrase("routine.slot.night", at: 1264)
    }

    /// “Delete”: `routine.step.delete`.
    ///
    /// In the menu of a habit: removes it from the routine.
    public func routineStepDelete() -> Phrase {
        phrase("routine.step.delete", at: 1265)
    }

    /// “Edit”: `routine.step.edit`.
    ///
    /// In the menu of a habit: opens it to be changed.
    public func routineStepEdit() -> Phrase {
        phrase("routine.step.edit", at: 1266)
    }

    /// “Opens the habit”: `routine.step.hint`.
    ///
    /// Spoken hint of a habit in the routine.
    public func routineStepHint() -> Phrase {
        phrase("routine.step.hint", at: 1267)
    }

    /// “External Action”: `routine.step.kind.action`.
    ///
    /// Type of a habit: an app, a website or a shortcut to open.
    public func routineStepKindAction() -> Phrase {
        phrase("routine.step.kind.action", at: 1268)
    }

    /// “Counter”: `routine.step.kind.counter`.
    ///
    /// Type of a habit: something to count.
    public func routineStepKindCounter() -> Phrase {
        phrase("routine.step.kind.counter", at: 1269)
    }

    /// “Measurement”: `routine.step.kind.measurement`.
    ///
    /// Type of a habit: a number to note.
    public func routineStepKindMeasurement() -> Phrase {
        phrase("routine.step.kind.measurement", at: 1270)
    }

    /// “Question”: `routine.step.kind.question`.
    ///
    /// Type of a habit: a question whose answer leads to further habits.
    public func routineStepKindQuestion() -> Phrase {
        phrase("routine.step.kind.question", at: 1271)
    }

    /// “Routine”: `routine.step.kind.routine`.
    ///
    /// Type of a habit: another routine.
    public func routineStepKindRoutine() -> Phrase {
        phrase("routine.step.kind.routine", at: 1272)
    }

    /// “Guided Sequence”: `routine.step.kind.sequence`.
    ///
    /// Type of a habit: habits after each other.
    public func routineStepKindSequence() -> Phrase {
        phrase("routine.step.kind.sequence", at: 1273)
    }

    /// “Task”: `routine.step.kind.task`.
    ///
    /// Type of a habit: something to do and tick.
    public func routineStepKindTask() -> Phrase {
        phrase("routine.step.kind.task", at: 1274)
    }

    /// “Timer”: `routine.step.kind.timer`.
    ///
    /// Type of a habit: something that takes its time.
    public func routineStepKindTimer() -> Phrase {
        phrase("routine.step.kind.timer", at: 1275)
    }

    /// “Tracking”: `routine.step.kind.tracking`.
    ///
    /// Type of a habit: something to count or a number to note; only among the types to choose.
    public func routineStepKindTracking() -> Phrase {
        phrase("routine.step.kind.tracking", at: 1276)
    }

    /// “Missing routine”: `routine.step.missing`.
    ///
    /// In place of a habit that was another routine, when that is gone.
    public func routineStepMissing() -> Phrase {
        phrase("routine.step.missing", at: 1277)
    }

    /// “This routine was deleted — remove this block”: `routine.step.missing.text`.
    ///
    /// Under “Missing routine”.
    public func routineStepMissingText() -> Phrase {
        phrase("routine.step.missing.text", at: 1278, spoken: 1279)
    }

    /// “Move down”: `routine.step.moveDown`.
    ///
    /// Spoken action of a habit: one place towards the end.
    public func routineStepMoveDown() -> Phrase {
        phrase("routine.step.moveDown", at: 1280)
    }

    /// “Move up”: `routine.step.moveUp`.
    ///
    /// Spoken action of a habit: one place towards the start.
    public func routineStepMoveUp() -> Phrase {
        phrase("routine.step.moveUp", at: 1281)
    }

    /// “Open {name}”: `routine.step.open`.
    ///
    /// What choosing a habit does. Read in lists of actions. name: the habit's name.
    public func routineStepOpen(name: String) -> Phrase {
        phrase("routine.step.open", at: 1282, [.text("name", name)])
    }

    /// “Reorder”: `routine.step.reorder`.
    ///
    /// What dragging a habit does.
    public func routineStepReorder() -> Phrase {
        phrase("routine.step.reorder", at: 1283)
    }

    /// “{type}, estimated duration {duration}”: `routine.step.value`.
    ///
    /// Spoken value of a habit in the routine. type: its type: “Timer”. duration: “10 minutes”.
    public func routineStepValue(type: String, duration: String) -> Phrase {
        phrase("routine.step.value", at: 1284, [.text("type", type), .text("duration", duration)])
    }

    /// “−{week}w”: `routine.streaks.bar`.
    ///
    /// Under a bar, and along a chart: how many weeks ago it was. week: the weeks, as digits.
    public func routineStreaksBar(week: String) -> Phrase {
        phrase("routine.streaks.bar", at: 1285, spoken: 1304, [.text("week", week)])
    }

    /// “{done}/{target}”: `routine.streaks.bar.count`.
    ///
    /// On a bar: days of a week on which a routine was done, and the target. done, target: numbers of days, as digits.
    public func routineStreaksBarCount(done: String, target: String) -> Phrase {
        phrase("routine.streaks.bar.count", at: 1286, spoken: 1287, [.text("done", done), .text("target", target)])
    }

    /// “Week minus {week}, {done} of {target} days completed, target met”: `routine.streaks.bar.label.met`.
    ///
    /// Screen-reader text of a bar. week: how many weeks ago, as digits. done: days on which the routine was done, as digits. target: days the weekly target asks for.
    public func routineStreaksBarLabelMet(week: String, done: String, target: Int) -> Phrase {
        phrase("routine.streaks.bar.label.met", at: 1288, [.text("week", week), .text("done", done), .number("target", number(target))])
    }

    /// “Week minus {week}, {done} of {target} days completed, target missed”: `routine.streaks.bar.label.missed`.
    ///
    /// Screen-reader text of a bar. week: how many weeks ago, as digits. done: days on which the routine was done, as digits. target: days the weekly target asks for.
    public func routineStreaksBarLabelMissed(week: String, done: String, target: Int) -> Phrase {
        phrase("routine.streaks.bar.label.missed", at: 1295, [.text("week", week), .text("done", done), .number("target", number(target))])
    }

    /// “Met”: `routine.streaks.bar.met`.
    ///
    /// On a bar for a week: the weekly target was met.
    public func routineStreaksBarMet() -> Phrase {
        phrase("routine.streaks.bar.met", at: 1302)
    }

    /// “Missed”: `routine.streaks.bar.missed`.
    ///
    /// On a bar for a week: the weekly target was missed.
    public func routineStreaksBarMissed() -> Phrase {
        phrase("routine.streaks.bar.missed", at: 1303)
    }

    /// “No data available”: `routine.streaks.chart.empty`.
    ///
    /// In place of a chart of completions when there are none in its weeks.
    public func routineStreaksChartEmpty() -> Phrase {
        phrase("routine.streaks.chart.empty", at: 1305)
    }

    /// “{count} completions in {weeks} weeks, {current} this week”: `routine.streaks.chart.summary`.
    ///
    /// Over a chart of completions per week, and its screen-reader value. count: completions in all its weeks. weeks: how many weeks it shows. current: completions of this week, as digits.
    public func routineStreaksChartSummary(count: Int, weeks: Int, current: String) -> Phrase {
        phrase("routine.streaks.chart.summary", at: 1306, [.number("count", number(count)), .number("weeks", number(weeks)), .text("current", current)])
    }

    /// “This week”: `routine.streaks.chart.thisWeek`.
    ///
    /// Under the last bar of a chart of weeks.
    public func routineStreaksChartThisWeek() -> Phrase {
        phrase("routine.streaks.chart.thisWeek", at: 1319)
    }

    /// “Completions per week”: `routine.streaks.chart.title`.
    ///
    /// Name of a chart of a routine's completions, a bar a week.
    public func routineStreaksChartTitle() -> Phrase {
        phrase("routine.streaks.chart.title", at: 1320)
    }

    /// “Week”: `routine.streaks.chart.week`.
    ///
    /// Name of the axis of weeks of a chart.
    public func routineStreaksChartWeek() -> Phrase {
        phrase("routine.streaks.chart.week", at: 1321)
    }

    /// “Still ahead”: `routine.streaks.day.ahead`.
    ///
    /// Screen-reader value of a day of this week after today.
    public func routineStreaksDayAhead() -> Phrase {
        phrase("routine.streaks.day.ahead", at: 1322)
    }

    /// “{count} completions”: `routine.streaks.day.completed`.
    ///
    /// Screen-reader value of one day of this week. count: how often the routine was done on it, 1 or more.
    public func routineStreaksDayCompleted(count: Int) -> Phrase {
        phrase("routine.streaks.day.completed", at: 1323, [.number("count", number(count))])
    }

    /// “{count} completions today”: `routine.streaks.day.completedToday`.
    ///
    /// Screen-reader value of today in this week. count: how often the routine was done, 1 or more.
    public func routineStreaksDayCompletedToday(count: Int) -> Phrase {
        phrase("routine.streaks.day.completedToday", at: 1330, [.number("count", number(count))])
    }

    /// “No completions”: `routine.streaks.day.none`.
    ///
    /// Screen-reader value of a past day of this week without a completion.
    public func routineStreaksDayNone() -> Phrase {
        phrase("routine.streaks.day.none", at: 1337)
    }

    /// “Nothing yet today”: `routine.streaks.day.noneToday`.
    ///
    /// Screen-reader value of today while the routine was not done.
    public func routineStreaksDayNoneToday() -> Phrase {
        phrase("routine.streaks.day.noneToday", at: 1338)
    }

    /// “Set a weekly target on a routine to start tracking streaks.”: `routine.streaks.empty.text`.
    ///
    /// Under “No streaks yet”: how to begin.
    public func routineStreaksEmptyText() -> Phrase {
        phrase("routine.streaks.empty.text", at: 1339)
    }

    /// “No streaks yet”: `routine.streaks.empty.title`.
    ///
    /// In place of the routines' streaks when no routine has a weekly target, also in a widget.
    public func routineStreaksEmptyTitle() -> Phrase {
        phrase("routine.streaks.empty.title", at: 1340)
    }

    /// “Error Loading Streaks”: `routine.streaks.error.title`.
    ///
    /// Heading above the last known streaks of routines when they could not be loaded.
    public func routineStreaksErrorTitle() -> Phrase {
        phrase("routine.streaks.error.title", at: 1341)
    }

    /// “Loading streaks...”: `routine.streaks.loading`.
    ///
    /// In place of the routines' streaks while they load, beside a spinner.
    public func routineStreaksLoading() -> Phrase {
        phrase("routine.streaks.loading", at: 1342, spoken: 1343)
    }

    /// “🔥 +{count} more”: `routine.streaks.more`.
    ///
    /// Under the bars of four weeks. count: weeks before them that belong to the streak.
    public func routineStreaksMore(count: Int) -> Phrase {
        phrase("routine.streaks.more", at: 1344, spoken: 1351, [.number("count", number(count))])
    }

    /// “PREVIOUS”: `routine.streaks.previous`.
    ///
    /// Over four bars for the four weeks before this one.
    public func routineStreaksPrevious() -> Phrase {
        phrase("routine.streaks.previous", at: 1358, spoken: 1359)
    }

    /// “{count}× / week”: `routine.streaks.target`.
    ///
    /// Under the name of a routine without a streak: its weekly target. count: days of a week, 1 to 7.
    public func routineStreaksTarget(count: Int) -> Phrase {
        phrase("routine.streaks.target", at: 1360, spoken: 1367, [.number("count", number(count))])
    }

    /// “Streaks”: `routine.streaks.title`.
    ///
    /// Title of the list of routines with a weekly target and their streaks.
    public func routineStreaksTitle() -> Phrase {
        phrase("routine.streaks.title", at: 1374)
    }

    /// “THIS WEEK · {done} / {target}”: `routine.streaks.week`.
    ///
    /// Over seven squares for the days of this week. done: days on which the routine was done so far. target: days the weekly target asks for; both as digits.
    public func routineStreaksWeek(done: String, target: String) -> Phrase {
        phrase("routine.streaks.week", at: 1375, spoken: 1376, [.text("done", done), .text("target", target)])
    }

    /// “{done} of {target} days completed”: `routine.streaks.week.value`.
    ///
    /// Screen-reader value of this week. done: days on which the routine was done so far, as digits. target: days the weekly target asks for.
    public func routineStreaksWeekValue(done: String, target: Int) -> Phrase {
        phrase("routine.streaks.week.value", at: 1377, [.text("done", done), .number("target", number(target))])
    }

    /// “🔥 {count} week streak”: `routine.streaks.weeks`.
    ///
    /// Under a routine's name. count: weeks in a row in which the weekly target was met, this week left out.
    public func routineStreaksWeeks(count: Int) -> Phrase {
        phrase("routine.streaks.weeks", at: 1384, spoken: 1391, [.number("count", number(count))])
    }

    /// “{habits} habits • {minutes} min”: `routine.summary`.
    ///
    /// Under a routine's name: how many habits it has and how many minutes it takes.
    public func routineSummary(habits: Int, minutes: Int) -> Phrase {
        phrase("routine.summary", at: 1398, spoken: 1405, [.number("habits", number(habits)), .number("minutes", number(minutes))])
    }

    /// “Suits”: `routine.tile.context`.
    ///
    /// Name of a fact about a routine, told when asked: the times, days and places it is for. They are said after it.
    public func routineTileContext() -> Phrase {
        phrase("routine.tile.context", at: 1418)
    }

    /// “Delete Routine”: `routine.tile.delete`.
    ///
    /// In the menu of a routine, and title of the question whether to delete it.
    public func routineTileDelete() -> Phrase {
        phrase("routine.tile.delete", at: 1419)
    }

    /// “Delete”: `routine.tile.delete.confirm`.
    ///
    /// Button of the question whether to delete a routine: goes ahead.
    public func routineTileDeleteConfirm() -> Phrase {
        phrase("routine.tile.delete.confirm", at: 1420)
    }

    /// “Are you sure you want to delete "{name}"? This action cannot be undone.”: `routine.tile.delete.message`.
    ///
    /// Asked before a routine is deleted. name: the routine's name.
    public func routineTileDeleteMessage(name: String) -> Phrase {
        phrase("routine.tile.delete.message", at: 1421, [.text("name", name)])
    }

    /// “Edit Routine”: `routine.tile.edit`.
    ///
    /// In the menu of a routine: opens it to be changed.
    public func routineTileEdit() -> Phrase {
        phrase("routine.tile.edit", at: 1422)
    }

    /// “Habits”: `routine.tile.habits`.
    ///
    /// Name of a fact about a routine, told when asked: its habits. They are said after it.
    public func routineTileHabits() -> Phrase {
        phrase("routine.tile.habits", at: 1423)
    }

    /// “Shows the routine's habits”: `routine.tile.hint`.
    ///
    /// Spoken hint of a routine's card.
    public func routineTileHint() -> Phrase {
        phrase("routine.tile.hint", at: 1424)
    }

    /// “Suits now”: `routine.tile.matched`.
    ///
    /// Name of a fact about a routine, told when asked: which of its times, days and places hold now. They are said after it.
    public func routineTileMatched() -> Phrase {
        phrase("routine.tile.matched", at: 1425)
    }

    /// “Select {name}”: `routine.tile.select`.
    ///
    /// What choosing a routine's card does: shows its habits. Read in lists of actions. name: the routine's name.
    public func routineTileSelect(name: String) -> Phrase {
        phrase("routine.tile.select", at: 1426, [.text("name", name)])
    }

    /// “Start {name}”: `routine.tile.start`.
    ///
    /// Button on a routine's card: begins it. Read by voice control. name: the routine's name.
    public func routineTileStart(name: String) -> Phrase {
        phrase("routine.tile.start", at: 1427, [.text("name", name)])
    }

    /// “Error Loading Widgets”: `routine.widget.error.title`.
    ///
    /// In place of a widget when its data could not be read.
    public func routineWidgetErrorTitle() -> Phrase {
        phrase("routine.widget.error.title", at: 1428)
    }

    /// “{count} habits”: `routine.widget.habits`.
    ///
    /// In a widget, under a routine's name. count: its habits.
    public func routineWidgetHabits(count: Int) -> Phrase {
        phrase("routine.widget.habits", at: 1429, [.number("count", number(count))])
    }

    /// “Loading widgets...”: `routine.widget.loading`.
    ///
    /// In place of a widget until its data are known.
    public func routineWidgetLoading() -> Phrase {
        phrase("routine.widget.loading", at: 1436, spoken: 1437)
    }

    /// “Open {app}”: `routine.widget.open`.
    ///
    /// Action of a widget that has nothing to show: the app opens. app: its name.
    public func routineWidgetOpen(app: String) -> Phrase {
        phrase("routine.widget.open", at: 1438, [.text("app", app)])
    }

    /// “Opens the app”: `routine.widget.open.hint`.
    ///
    /// Screen-reader hint of a widget that has nothing to show.
    public func routineWidgetOpenHint() -> Phrase {
        phrase("routine.widget.open.hint", at: 1439)
    }

    /// “Resume routine”: `routine.widget.paused.action`.
    ///
    /// Action of a widget: the paused routine runs on.
    public func routineWidgetPausedAction() -> Phrase {
        phrase("routine.widget.paused.action", at: 1440)
    }

    /// “Nothing paused”: `routine.widget.paused.empty`.
    ///
    /// In a widget for the routine that is paused, when there is none.
    public func routineWidgetPausedEmpty() -> Phrase {
        phrase("routine.widget.paused.empty", at: 1441)
    }

    /// “Resumes the routine”: `routine.widget.paused.hint`.
    ///
    /// Screen-reader hint of the widget with the paused routine.
    public func routineWidgetPausedHint() -> Phrase {
        phrase("routine.widget.paused.hint", at: 1442)
    }

    /// “Paused: {name}”: `routine.widget.paused.label`.
    ///
    /// Screen-reader name of a widget. name: the name of the routine that is paused.
    public func routineWidgetPausedLabel(name: String) -> Phrase {
        phrase("routine.widget.paused.label", at: 1443, [.text("name", name)])
    }

    /// “Step {step} of {steps}”: `routine.widget.paused.step`.
    ///
    /// In a widget, under the bar of a paused routine. step: the habit it stands at, counted from 1. steps: how many habits it has; both as digits.
    public func routineWidgetPausedStep(step: String, steps: String) -> Phrase {
        phrase("routine.widget.paused.step", at: 1444, [.text("step", step), .text("steps", steps)])
    }

    /// “Paused”: `routine.widget.paused.title`.
    ///
    /// Over the name of a routine that is paused, in a widget.
    public func routineWidgetPausedTitle() -> Phrase {
        phrase("routine.widget.paused.title", at: 1445)
    }

    /// “Open streaks”: `routine.widget.streaks.action`.
    ///
    /// Action of a widget: the list of streaks opens.
    public func routineWidgetStreaksAction() -> Phrase {
        phrase("routine.widget.streaks.action", at: 1446)
    }

    /// “Opens the streaks”: `routine.widget.streaks.hint`.
    ///
    /// Screen-reader hint of the widgets with streaks.
    public func routineWidgetStreaksHint() -> Phrase {
        phrase("routine.widget.streaks.hint", at: 1447)
    }

    /// “Top streak: {name}”: `routine.widget.streaks.label`.
    ///
    /// Screen-reader name of a small widget. name: the name of the routine with the longest streak.
    public func routineWidgetStreaksLabel(name: String) -> Phrase {
        phrase("routine.widget.streaks.label", at: 1448, [.text("name", name)])
    }

    /// “{name}: {weeks}, {current}”: `routine.widget.streaks.row`.
    ///
    /// One routine in the screen-reader value of a widget of medium size. name: its name. weeks: the streak's length, such as 4 weeks. current: this week, such as 2 of 4 days this week.
    public func routineWidgetStreaksRow(name: String, weeks: String, current: String) -> Phrase {
        phrase("routine.widget.streaks.row", at: 1449, [.text("name", name), .text("weeks", weeks), .text("current", current)])
    }

    /// “Streaks”: `routine.widget.streaks.title`.
    ///
    /// Over three routines and their streaks, in a widget of medium size, and its screen-reader name.
    public func routineWidgetStreaksTitle() -> Phrase {
        phrase("routine.widget.streaks.title", at: 1450)
    }

    /// “Top streak”: `routine.widget.streaks.top`.
    ///
    /// Over the routine with the longest streak, in a small widget.
    public func routineWidgetStreaksTop() -> Phrase {
        phrase("routine.widget.streaks.top", at: 1451)
    }

    /// “{weeks}, {current}”: `routine.widget.streaks.value`.
    ///
    /// Screen-reader value of a small widget. weeks: the streak's length, such as 4 weeks. current: this week, such as 2 of 4 days this week.
    public func routineWidgetStreaksValue(weeks: String, current: String) -> Phrase {
        phrase("routine.widget.streaks.value", at: 1452, [.text("weeks", weeks), .text("current", current)])
    }

    /// “{done}/{target} this week”: `routine.widget.streaks.week`.
    ///
    /// In a widget, under the length of a streak. done: days of this week on which the routine was done, as digits. target: days the weekly target asks for.
    public func routineWidgetStreaksWeek(done: String, target: Int) -> Phrase {
        phrase("routine.widget.streaks.week", at: 1453, spoken: 1460, [.text("done", done), .number("target", number(target))])
    }

    /// “{count}”: `routine.widget.streaks.weeks`.
    ///
    /// In a widget: the length of a streak, large. count: weeks in a row in which the weekly target was met.
    public func routineWidgetStreaksWeeks(count: Int) -> Phrase {
        phrase("routine.widget.streaks.weeks", at: 1467, spoken: 1474, [.number("count", number(count))])
    }

    /// “Widgets”: `routine.widget.title`.
    ///
    /// Title over the widgets of the routine product.
    public func routineWidgetTitle() -> Phrase {
        phrase("routine.widget.title", at: 1481)
    }

    /// “Start routine”: `routine.widget.top.action`.
    ///
    /// Action of a widget: the routine begins.
    public func routineWidgetTopAction() -> Phrase {
        phrase("routine.widget.top.action", at: 1482)
    }

    /// “No routines yet”: `routine.widget.top.empty`.
    ///
    /// In a widget for the routine that suits best, when there is none.
    public func routineWidgetTopEmpty() -> Phrase {
        phrase("routine.widget.top.empty", at: 1483)
    }

    /// “Starts the routine”: `routine.widget.top.hint`.
    ///
    /// Screen-reader hint of the widget with the routine that suits best.
    public func routineWidgetTopHint() -> Phrase {
        phrase("routine.widget.top.hint", at: 1484)
    }

    /// “Top Routine: {name}”: `routine.widget.top.label`.
    ///
    /// Screen-reader name of a widget. name: the name of the routine that suits best.
    public func routineWidgetTopLabel(name: String) -> Phrase {
        phrase("routine.widget.top.label", at: 1485, [.text("name", name)])
    }

    /// “Top Routine”: `routine.widget.top.title`.
    ///
    /// Over the name of the routine that suits best, in a widget.
    public func routineWidgetTopTitle() -> Phrase {
        phrase("routine.widget.top.title", at: 1486)
    }

    /// “Share”: `share.button`.
    ///
    /// Button: hands the picture to another app.
    public func shareButton() -> Phrase {
        phrase("share.button", at: 1487)
    }

    /// “Share streak card”: `share.button.label`.
    ///
    /// Name of the button that hands the picture to another app. Only told; the button reads Share.
    public func shareButtonLabel() -> Phrase {
        phrase("share.button.label", at: 1488)
    }

    /// “of my goal”: `share.card.goal`.
    ///
    /// Under a large percentage on the picture to share: how far the streak is toward its next milestone.
    public func shareCardGoal() -> Phrase {
        phrase("share.card.goal", at: 1489)
    }

    /// “MILESTONE REACHED!”: `share.card.headline`.
    ///
    /// Heading of the picture to share on the day a streak reaches 7, 14 or 30 days. In capitals on the picture.
    public func shareCardHeadline() -> Phrase {
        phrase("share.card.headline", at: 1490, spoken: 1491)
    }

    /// “{count} day streak card, {theme} theme”: `share.card.label`.
    ///
    /// Screen-reader label of the picture to share. count: days of the current streak; theme: the colour theme's name.
    public func shareCardLabel(count: Int, theme: String) -> Phrase {
        phrase("share.card.label", at: 1492, [.number("count", number(count)), .text("theme", theme)])
    }

    /// “Longest streak: {count} days”: `share.card.longest`.
    ///
    /// On the picture to share. count: days of the longest streak.
    public func shareCardLongest(count: Int) -> Phrase {
        phrase("share.card.longest", at: 1499, [.number("count", number(count))])
    }

    /// “{count} days”: `share.card.number`.
    ///
    /// Under the flame on the picture to share; the number is drawn far larger than the word. count: days of the current streak.
    public func shareCardNumber(count: Int) -> Phrase {
        phrase("share.card.number", at: 1506, [.number("count", number(count))])
    }

    /// “{percent} of my goal”: `share.card.progress`.
    ///
    /// In the text alternative of the picture to share: how far the streak is toward its next milestone. percent: with its sign or word.
    public func shareCardProgress(percent: String) -> Phrase {
        phrase("share.card.progress", at: 1513, [.text("percent", percent)])
    }

    /// “{start} – {end}”: `share.card.range`.
    ///
    /// On the picture to share: the first and the last day of the streak. start, end: dates.
    public func shareCardRange(start: String, end: String) -> Phrase {
        phrase("share.card.range", at: 1514, spoken: 1515, [.text("start", start), .text("end", end)])
    }

    /// “Last 7 days: practiced on {count} days”: `share.card.strip`.
    ///
    /// What a screen reader says for the seven marks on the picture to share. count: days of the last seven with practice.
    public func shareCardStrip(count: Int) -> Phrase {
        phrase("share.card.strip", at: 1516, [.number("count", number(count))])
    }

    /// “{count} Day Streak!”: `share.card.title`.
    ///
    /// Largest words on the picture to share, and the title of the share sheet's preview. count: days of the current streak.
    public func shareCardTitle(count: Int) -> Phrase {
        phrase("share.card.title", at: 1523, [.number("count", number(count))])
    }

    /// “Creating the card...”: `share.composing`.
    ///
    /// Beside a spinner while the picture to share is drawn.
    public func shareComposing() -> Phrase {
        phrase("share.composing", at: 1530, spoken: 1531)
    }

    /// “Try again.”: `share.failed.message`.
    ///
    /// Under the message that the picture could not be made.
    public func shareFailedMessage() -> Phrase {
        phrase("share.failed.message", at: 1532)
    }

    /// “Couldn't create the card.”: `share.failed.title`.
    ///
    /// Heading of the message when the picture could not be made.
    public func shareFailedTitle() -> Phrase {
        phrase("share.failed.title", at: 1533)
    }

    /// “Loading progress...”: `share.loading`.
    ///
    /// In place of the picture to share while the practices load, beside a spinner.
    public func shareLoading() -> Phrase {
        phrase("share.loading", at: 1534, spoken: 1535)
    }

    /// “Show last 7 days”: `share.option.calendarStrip`.
    ///
    /// Switch: whether the picture to share shows a mark for each of the last seven days.
    public func shareOptionCalendarStrip() -> Phrase {
        phrase("share.option.calendarStrip", at: 1536)
    }

    /// “Show longest streak”: `share.option.longestStreak`.
    ///
    /// Switch: whether the picture to share shows the longest streak.
    public func shareOptionLongestStreak() -> Phrase {
        phrase("share.option.longestStreak", at: 1537)
    }

    /// “Message”: `share.option.message`.
    ///
    /// Field for a few words shown on the picture to share.
    public func shareOptionMessage() -> Phrase {
        phrase("share.option.message", at: 1538)
    }

    /// “Use at most {limit} characters”: `share.option.message.tooLong`.
    ///
    /// Under the message field when what was typed is too long. limit: the most characters.
    public func shareOptionMessageTooLong(limit: Int) -> Phrase {
        phrase("share.option.message.tooLong", at: 1539, [.number("limit", number(limit))])
    }

    /// “Name”: `share.option.name`.
    ///
    /// Field for the name shown on the picture to share; empty shows none.
    public func shareOptionName() -> Phrase {
        phrase("share.option.name", at: 1546)
    }

    /// “Optional”: `share.option.optional`.
    ///
    /// In an empty field that may stay empty.
    public func shareOptionOptional() -> Phrase {
        phrase("share.option.optional", at: 1547)
    }

    /// “Show progress”: `share.option.progress`.
    ///
    /// Switch: whether the picture to share shows how far the next milestone is.
    public func shareOptionProgress() -> Phrase {
        phrase("share.option.progress", at: 1548)
    }

    /// “Theme”: `share.option.theme`.
    ///
    /// Choice of the colours of the picture to share.
    public func shareOptionTheme() -> Phrase {
        phrase("share.option.theme", at: 1549)
    }

    /// “Customize”: `share.section.customize`.
    ///
    /// Heading over what can be changed about the picture to share.
    public func shareSectionCustomize() -> Phrase {
        phrase("share.section.customize", at: 1550)
    }

    /// “Streak card shared”: `share.shared`.
    ///
    /// Said once after the picture was handed to another app.
    public func shareShared() -> Phrase {
        phrase("share.shared", at: 1551)
    }

    /// “{app} streak”: `share.subject`.
    ///
    /// Subject of a message the picture is sent with. app: the app's name.
    public func shareSubject(app: String) -> Phrase {
        phrase("share.subject", at: 1552, [.text("app", app)])
    }

    /// “Dark”: `share.theme.dark`.
    ///
    /// A colour theme of the picture to share.
    public func shareThemeDark() -> Phrase {
        phrase("share.theme.dark", at: 1553)
    }

    /// “Emerald Teal”: `share.theme.emeraldTeal`.
    ///
    /// A colour theme of the picture to share: a gradient from green to teal.
    public func shareThemeEmeraldTeal() -> Phrase {
        phrase("share.theme.emeraldTeal", at: 1554)
    }

    /// “Light”: `share.theme.light`.
    ///
    /// A colour theme of the picture to share.
    public func shareThemeLight() -> Phrase {
        phrase("share.theme.light", at: 1555)
    }

    /// “Streak Color”: `share.theme.tierColor`.
    ///
    /// A colour theme of the picture to share: the colour of the flame.
    public func shareThemeTierColor() -> Phrase {
        phrase("share.theme.tierColor", at: 1556)
    }

    /// “Share Streak”: `share.title`.
    ///
    /// Title of the sheet in which a picture of the streak is made.
    public func shareTitle() -> Phrase {
        phrase("share.title", at: 1557)
    }

    /// “Off”: `state.off`.
    ///
    /// State of a switch, in a word.
    public func stateOff() -> Phrase {
        phrase("state.off", at: 1558)
    }

    /// “On”: `state.on`.
    ///
    /// State of a switch, in a word.
    public func stateOn() -> Phrase {
        phrase("state.on", at: 1559)
    }

    /// “Your streak is at risk! Practice today to keep it going.”: `streak.atRisk.message`.
    ///
    /// In the streak counter in red: the streak ends tonight unless the person practices.
    public func streakAtRiskMessage() -> Phrase {
        phrase("streak.atRisk.message", at: 1560)
    }

    /// “Best”: `streak.badge.best`.
    ///
    /// Small label under the number in a streak badge: the longest streak.
    public func streakBadgeBest() -> Phrase {
        phrase("streak.badge.best", at: 1561)
    }

    /// “Current”: `streak.badge.current`.
    ///
    /// Small label under the number in a streak badge: the streak that is running.
    public func streakBadgeCurrent() -> Phrase {
        phrase("streak.badge.current", at: 1562)
    }

    /// “{name} streak: {count} days”: `streak.badge.label`.
    ///
    /// Screen-reader label of a streak badge. name: the badge's own label, such as Current; count: days.
    public func streakBadgeLabel(name: String, count: Int) -> Phrase {
        phrase("streak.badge.label", at: 1563, [.text("name", name), .number("count", number(count))])
    }

    /// “{name} streak: {count} days, milestone”: `streak.badge.milestoneLabel`.
    ///
    /// Screen-reader label of a streak badge from 7 days on. name: the badge's own label, such as Current; count: days.
    public func streakBadgeMilestoneLabel(name: String, count: Int) -> Phrase {
        phrase("streak.badge.milestoneLabel", at: 1570, [.text("name", name), .number("count", number(count))])
    }

    /// “{count} day streak”: `streak.badge.unnamedLabel`.
    ///
    /// Screen-reader label of a streak badge that has no label of its own. count: days.
    public func streakBadgeUnnamedLabel(count: Int) -> Phrase {
        phrase("streak.badge.unnamedLabel", at: 1577, [.number("count", number(count))])
    }

    /// “{count} day streak, milestone”: `streak.badge.unnamedMilestoneLabel`.
    ///
    /// Screen-reader label of a streak badge that has no label of its own, from 7 days on. count: days.
    public func streakBadgeUnnamedMilestoneLabel(count: Int) -> Phrase {
        phrase("streak.badge.unnamedMilestoneLabel", at: 1584, [.number("count", number(count))])
    }

    /// “Best: {count} days”: `streak.best`.
    ///
    /// Under the current streak: the longest one. count: whole days, 1 or more.
    public func streakBest(count: Int) -> Phrase {
        phrase("streak.best", at: 1591, [.number("count", number(count))])
    }

    /// “{count} days, best {best} days, at risk, {countdown}”: `streak.counter.atRiskValue`.
    ///
    /// Screen-reader value of the streak counter when the streak ends tonight unless the person practices. count: days of the current streak; best: days of the longest one; countdown: the time left as it is spoken, such as '6 hours 40 minutes left'.
    public func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase {
        phrase("streak.counter.atRiskValue", at: 1598, [.number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)])
    }

    /// “Shows streak statistics”: `streak.counter.hint`.
    ///
    /// Screen-reader hint of the streak counter: what choosing it does.
    public func streakCounterHint() -> Phrase {
        phrase("streak.counter.hint", at: 1611)
    }

    /// “Current streak”: `streak.counter.label`.
    ///
    /// Screen-reader label of the streak counter.
    public func streakCounterLabel() -> Phrase {
        phrase("streak.counter.label", at: 1612)
    }

    /// “{name} streak”: `streak.counter.namedLabel`.
    ///
    /// Screen-reader label of the streak counter of one habit. name: the habit, as its owner typed it.
    public func streakCounterNamedLabel(name: String) -> Phrase {
        phrase("streak.counter.namedLabel", at: 1613, [.text("name", name)])
    }

    /// “no streak yet”: `streak.counter.none`.
    ///
    /// Screen-reader value of the streak counter when there has never been a streak.
    public func streakCounterNone() -> Phrase {
        phrase("streak.counter.none", at: 1614)
    }

    /// “{count} days, best {best} days”: `streak.counter.value`.
    ///
    /// Screen-reader value of the streak counter. count: days of the current streak; best: days of the longest one.
    public func streakCounterValue(count: Int, best: Int) -> Phrase {
        phrase("streak.counter.value", at: 1615, [.number("count", number(count)), .number("best", number(best))])
    }

    /// “{count} days”: `streak.days`.
    ///
    /// Beside the flame: the length of the current streak. The number is drawn larger than the word. count: whole days; 0 when there is no streak.
    public func streakDays(count: Int) -> Phrase {
        phrase("streak.days", at: 1628, [.number("count", number(count))])
    }

    /// “Error Loading Streak”: `streak.error.title`.
    ///
    /// Heading above the last known streak when the practices could not be loaded.
    public func streakErrorTitle() -> Phrase {
        phrase("streak.error.title", at: 1635)
    }

    /// “Loading progress...”: `streak.loading`.
    ///
    /// In place of the streak counter while the practices load, beside a spinner.
    public func streakLoading() -> Phrase {
        phrase("streak.loading", at: 1636, spoken: 1637)
    }

    /// “Another day of dedication – your streak continues!”: `streak.message.another`.
    ///
    /// Another message for a streak of 7 days or more, in turn with the first.
    public func streakMessageAnother() -> Phrase {
        phrase("streak.message.another", at: 1638)
    }

    /// “Your longest streak was {count} days. Start a new one today!”: `streak.message.broken`.
    ///
    /// Message in the streak counter after a streak ended, when the longest one was above 3 days. count: days of the longest streak.
    public func streakMessageBroken(count: Int) -> Phrase {
        phrase("streak.message.broken", at: 1639, [.number("count", number(count))])
    }

    /// “Get Back on Track”: `streak.message.broken.title`.
    ///
    /// Heading over the message after a streak ended.
    public func streakMessageBrokenTitle() -> Phrase {
        phrase("streak.message.broken.title", at: 1646)
    }

    /// “Every session counts towards your goal.”: `streak.message.brokenEarly`.
    ///
    /// Message in the streak counter after a streak ended, when the longest one was 1 to 3 days.
    public func streakMessageBrokenEarly() -> Phrase {
        phrase("streak.message.brokenEarly", at: 1647)
    }

    /// “Your consistency is impressive! Keep the momentum going.”: `streak.message.consistent`.
    ///
    /// Another message for a streak of 7 days or more, in turn with the first.
    public func streakMessageConsistent() -> Phrase {
        phrase("streak.message.consistent", at: 1648)
    }

    /// “Congratulations! You've maintained your practice streak for {count} days. Keep up the great work!”: `streak.message.milestone`.
    ///
    /// Message in the streak counter on the day a milestone is reached. count: the milestone in days.
    public func streakMessageMilestone(count: Int) -> Phrase {
        phrase("streak.message.milestone", at: 1649, [.number("count", number(count))])
    }

    /// “Message”: `streak.message.name`.
    ///
    /// Screen-reader name of the motivational line in the streak counter; the line follows.
    public func streakMessageName() -> Phrase {
        phrase("streak.message.name", at: 1656)
    }

    /// “Start your journey today!”: `streak.message.never`.
    ///
    /// Message in the streak counter for somebody who has never practiced.
    public func streakMessageNever() -> Phrase {
        phrase("streak.message.never", at: 1657)
    }

    /// “Great start! Keep going!”: `streak.message.started`.
    ///
    /// Message in the streak counter for 1 to 6 days, practiced today.
    public func streakMessageStarted() -> Phrase {
        phrase("streak.message.started", at: 1658)
    }

    /// “Your daily practice is creating lasting change.”: `streak.message.steady`.
    ///
    /// Message in the streak counter for a living streak with nothing practiced yet today.
    public func streakMessageSteady() -> Phrase {
        phrase("streak.message.steady", at: 1659)
    }

    /// “You're on a {count}-day streak! Keep it going!”: `streak.message.strong`.
    ///
    /// Message in the streak counter from 7 days on. count: days of the streak.
    public func streakMessageStrong(count: Int) -> Phrase {
        phrase("streak.message.strong", at: 1660, [.number("count", number(count))])
    }

    /// “Great Streak!”: `streak.message.strong.title`.
    ///
    /// Heading over the message of a streak of 7 days or more.
    public func streakMessageStrongTitle() -> Phrase {
        phrase("streak.message.strong.title", at: 1667)
    }

    /// “{count} day streak reached”: `streak.milestone.announcement`.
    ///
    /// Said once by a screen reader when a streak milestone is reached. count: the milestone in days.
    public func streakMilestoneAnnouncement(count: Int) -> Phrase {
        phrase("streak.milestone.announcement", at: 1668, [.number("count", number(count))])
    }

    /// “{count} Day Streak!”: `streak.milestone.title`.
    ///
    /// Heading when a streak milestone is reached. count: the milestone in days.
    public func streakMilestoneTitle(count: Int) -> Phrase {
        phrase("streak.milestone.title", at: 1675, [.number("count", number(count))])
    }

    /// “{preview}. {requirement}.”: `streak.next.detail`.
    ///
    /// What a screen reader says about the next streak milestone. preview: how far it is, a whole phrase; requirement: what it takes, a whole phrase.
    public func streakNextDetail(preview: String, requirement: String) -> Phrase {
        phrase("streak.next.detail", at: 1682, [.text("preview", preview), .text("requirement", requirement)])
    }

    /// “Next milestone”: `streak.next.name`.
    ///
    /// Screen-reader name of the preview of the next streak milestone; the preview follows.
    public func streakNextName() -> Phrase {
        phrase("streak.next.name", at: 1683)
    }

    /// “All milestones reached”: `streak.next.none`.
    ///
    /// In the streak counter when no milestone is left.
    public func streakNextNone() -> Phrase {
        phrase("streak.next.none", at: 1684)
    }

    /// “{remaining} days to your {milestone}-day milestone”: `streak.next.preview`.
    ///
    /// In the streak counter: how far the next milestone is. remaining: days until then, 1 or more; milestone: the streak it stands for, in days.
    public func streakNextPreview(remaining: Int, milestone: Int) -> Phrase {
        phrase("streak.next.preview", at: 1685, [.number("remaining", number(remaining)), .number("milestone", number(milestone))])
    }

    /// “Practice every day until {date}”: `streak.next.requirement`.
    ///
    /// In the streak counter under the next milestone: what it takes. date: the day it is reached, a long date.
    public func streakNextRequirement(date: String) -> Phrase {
        phrase("streak.next.requirement", at: 1698, [.text("date", date)])
    }

    /// “Personal best”: `streak.personalBest`.
    ///
    /// Note in the streak counter that the current streak is the longest ever.
    public func streakPersonalBest() -> Phrase {
        phrase("streak.personalBest", at: 1699)
    }

    /// “Streak”: `streak.title`.
    ///
    /// Title of the streak counter's screen.
    public func streakTitle() -> Phrase {
        phrase("streak.title", at: 1700)
    }

    /// “Book”: `symbol.book.fill`.
    ///
    /// Spoken name of the symbol of a book.
    public func symbolBookFill() -> Phrase {
        phrase("symbol.book.fill", at: 1701)
    }

    /// “Water drop”: `symbol.drop.fill`.
    ///
    /// Spoken name of the symbol of a drop of water.
    public func symbolDropFill() -> Phrase {
        phrase("symbol.drop.fill", at: 1702)
    }

    /// “Dumbbell”: `symbol.dumbbell.fill`.
    ///
    /// Spoken name of the symbol of a dumbbell.
    public func symbolDumbbellFill() -> Phrase {
        phrase("symbol.dumbbell.fill", at: 1703)
    }

    /// “Runner”: `symbol.figure.run`.
    ///
    /// Spoken name of the symbol of a running person.
    public func symbolFigureRun() -> Phrase {
        phrase("symbol.figure.run", at: 1704)
    }

    /// “Fork and knife”: `symbol.fork.knife`.
    ///
    /// Spoken name of the symbol of a fork and a knife.
    public func symbolForkKnife() -> Phrase {
        phrase("symbol.fork.knife", at: 1705)
    }

    /// “Graduation cap”: `symbol.graduationcap.fill`.
    ///
    /// Spoken name of the symbol of a graduation cap.
    public func symbolGraduationcapFill() -> Phrase {
        phrase("symbol.graduationcap.fill", at: 1706)
    }

    /// “Heart”: `symbol.heart.fill`.
    ///
    /// Spoken name of the symbol of a heart.
    public func symbolHeartFill() -> Phrase {
        phrase("symbol.heart.fill", at: 1707)
    }

    /// “Leaf”: `symbol.leaf.fill`.
    ///
    /// Spoken name of the symbol of a leaf.
    public func symbolLeafFill() -> Phrase {
        phrase("symbol.leaf.fill", at: 1708)
    }

    /// “Moon”: `symbol.moon.fill`.
    ///
    /// Spoken name of the symbol of the moon.
    public func symbolMoonFill() -> Phrase {
        phrase("symbol.moon.fill", at: 1709)
    }

    /// “Musical note”: `symbol.music.note`.
    ///
    /// Spoken name of the symbol of a musical note.
    public func symbolMusicNote() -> Phrase {
        phrase("symbol.music.note", at: 1710)
    }

    /// “Paintbrush”: `symbol.paintbrush.fill`.
    ///
    /// Spoken name of the symbol of a paintbrush.
    public func symbolPaintbrushFill() -> Phrase {
        phrase("symbol.paintbrush.fill", at: 1711)
    }

    /// “Star”: `symbol.star.fill`.
    ///
    /// Spoken name of the symbol of a star.
    public func symbolStarFill() -> Phrase {
        phrase("symbol.star.fill", at: 1712)
    }

    /// “Checking sync status...”: `sync.checking`.
    ///
    /// How far the data have come to other devices: not known yet.
    public func syncChecking() -> Phrase {
        phrase("sync.checking", at: 1713, spoken: 1714)
    }

    /// “Sync Status”: `sync.details`.
    ///
    /// Title of the alert about the sync status.
    public func syncDetails() -> Phrase {
        phrase("sync.details", at: 1715)
    }

    /// “Sync error”: `sync.error`.
    ///
    /// How far the data have come to other devices: it does not work.
    public func syncError() -> Phrase {
        phrase("sync.error", at: 1716)
    }

    /// “Shows more details”: `sync.hint`.
    ///
    /// What activating the sync status does, as it is told.
    public func syncHint() -> Phrase {
        phrase("sync.hint", at: 1717)
    }

    /// “Not signed in to iCloud”: `sync.noAccount`.
    ///
    /// How far the data have come to other devices: nobody is signed in.
    public func syncNoAccount() -> Phrase {
        phrase("sync.noAccount", at: 1718)
    }

    /// “Offline - changes saved locally”: `sync.offline`.
    ///
    /// How far the data have come to other devices: there is no network.
    public func syncOffline() -> Phrase {
        phrase("sync.offline", at: 1719, spoken: 1720)
    }

    /// “OK”: `sync.ok`.
    ///
    /// In the alert about the sync status: puts it away.
    public func syncOk() -> Phrase {
        phrase("sync.ok", at: 1721)
    }

    /// “Open Settings”: `sync.openSettings`.
    ///
    /// In the alert about the sync status: opens the device's settings.
    public func syncOpenSettings() -> Phrase {
        phrase("sync.openSettings", at: 1722)
    }

    /// “Retry”: `sync.retry`.
    ///
    /// In the alert about the sync status: tries again.
    public func syncRetry() -> Phrase {
        phrase("sync.retry", at: 1723)
    }

    /// “Synced with iCloud”: `sync.synced`.
    ///
    /// How far the data have come to other devices: everything is there.
    public func syncSynced() -> Phrase {
        phrase("sync.synced", at: 1724)
    }

    /// “Syncing...”: `sync.syncing`.
    ///
    /// How far the data have come to other devices: on their way.
    public func syncSyncing() -> Phrase {
        phrase("sync.syncing", at: 1725, spoken: 1726)
    }

    /// “Sync failed. Will retry automatically.”: `sync.trouble.failed`.
    ///
    /// In the alert about the sync status.
    public func syncTroubleFailed() -> Phrase {
        phrase("sync.trouble.failed", at: 1727)
    }

    /// “Sign in to iCloud to sync data across devices”: `sync.trouble.notSignedIn`.
    ///
    /// In the alert about the sync status.
    public func syncTroubleNotSignedIn() -> Phrase {
        phrase("sync.trouble.notSignedIn", at: 1728)
    }

    /// “iCloud access is restricted”: `sync.trouble.restricted`.
    ///
    /// In the alert about the sync status.
    public func syncTroubleRestricted() -> Phrase {
        phrase("sync.trouble.restricted", at: 1729)
    }

    /// “iCloud is temporarily unavailable”: `sync.trouble.unavailable`.
    ///
    /// In the alert about the sync status.
    public func syncTroubleUnavailable() -> Phrase {
        phrase("sync.trouble.unavailable", at: 1730)
    }

    /// “{time}”: `time.value`.
    ///
    /// A time of day by itself, as the reader's region writes it. time: the time.
    public func timeValue(time: String) -> Phrase {
        phrase("time.value", at: 1731, [.text("time", time)])
    }

    /// “{time} elapsed”: `timer.elapsed`.
    ///
    /// Screen-reader value of a timer that counts up. time: how long it has run in words, such as 2 minutes, 5 seconds.
    public func timerElapsed(time: String) -> Phrase {
        phrase("timer.elapsed", at: 1732, [.text("time", time)])
    }

    /// “{time} remaining”: `timer.remaining`.
    ///
    /// Screen-reader value of a running timer. time: how much is left in words, such as 2 minutes, 5 seconds.
    public func timerRemaining(time: String) -> Phrase {
        phrase("timer.remaining", at: 1733, [.text("time", time)])
    }

    /// “{action}”: `toast.action`.
    ///
    /// On the button of a passing note in the app's own words; {action} is all there is.
    public func toastAction(action: String) -> Phrase {
        phrase("toast.action", at: 1734, [.text("action", action)])
    }

    /// “Dismiss”: `toast.dismiss`.
    ///
    /// Puts a passing note away. Only told; a cross is drawn.
    public func toastDismiss() -> Phrase {
        phrase("toast.dismiss", at: 1735)
    }

    /// “Dismisses the message”: `toast.dismiss.hint`.
    ///
    /// Screen-reader hint of a passing note of the routine app, which can be swiped away.
    public func toastDismissHint() -> Phrase {
        phrase("toast.dismiss.hint", at: 1736)
    }

    /// “Error”: `toast.kind.error`.
    ///
    /// Told before a passing note that says that something failed.
    public func toastKindError() -> Phrase {
        phrase("toast.kind.error", at: 1737)
    }

    /// “Info”: `toast.kind.info`.
    ///
    /// Told before a passing note that says something to know.
    public func toastKindInfo() -> Phrase {
        phrase("toast.kind.info", at: 1738)
    }

    /// “Success”: `toast.kind.success`.
    ///
    /// Told before a passing note that says that something worked.
    public func toastKindSuccess() -> Phrase {
        phrase("toast.kind.success", at: 1739)
    }

    /// “Warning”: `toast.kind.warning`.
    ///
    /// Told before a passing note that says something to look at.
    public func toastKindWarning() -> Phrase {
        phrase("toast.kind.warning", at: 1740)
    }

    /// “{kind}: {message}.”: `toast.message`.
    ///
    /// Screen-reader label of a passing note of the routine app. {kind} is “Success”, “Info”, “Warning” or “Error”; {message} is the note in the app's own words.
    public func toastMessage(kind: String, message: String) -> Phrase {
        phrase("toast.message", at: 1741, [.text("kind", kind), .text("message", message)])
    }

    /// “{kind}: {message}. {action} available.”: `toast.message.action`.
    ///
    /// Screen-reader label of a passing note of the routine app with a button. {kind} is “Success”, “Info”, “Warning” or “Error”; {message} is the note in the app's own words; {action} is what is written on the button.
    public func toastMessageAction(kind: String, message: String, action: String) -> Phrase {
        phrase("toast.message.action", at: 1742, [.text("kind", kind), .text("message", message), .text("action", action)])
    }

    /// “Undo”: `toast.undo`.
    ///
    /// On the button of a passing note: takes the deletion back.
    public func toastUndo() -> Phrase {
        phrase("toast.undo", at: 1743)
    }

    /// “Goal reached! Congratulations on reaching your target weight!”: `weight.banner.label`.
    ///
    /// Screen-reader label of the banner at the goal, said once when it appears.
    public func weightBannerLabel() -> Phrase {
        phrase("weight.banner.label", at: 1744)
    }

    /// “Congratulations on reaching your target weight!”: `weight.banner.text`.
    ///
    /// Text of the banner at the top of the dashboard at the goal.
    public func weightBannerText() -> Phrase {
        phrase("weight.banner.text", at: 1745)
    }

    /// “Goal Reached!”: `weight.banner.title`.
    ///
    /// Title of the banner at the top of the dashboard, and of the prediction, at the goal.
    public func weightBannerTitle() -> Phrase {
        phrase("weight.banner.title", at: 1746)
    }

    /// “Continue”: `weight.celebration.continue`.
    ///
    /// Button under the celebrated milestone: puts it away.
    public func weightCelebrationContinue() -> Phrase {
        phrase("weight.celebration.continue", at: 1747)
    }

    /// “Dismiss celebration and return to dashboard”: `weight.celebration.continue.hint`.
    ///
    /// What continuing does, as it is told.
    public func weightCelebrationContinueHint() -> Phrase {
        phrase("weight.celebration.continue.hint", at: 1748)
    }

    /// “Milestone reached! You've hit {milestone} kilograms. Keep up the great work!”: `weight.celebration.label.kilograms`.
    ///
    /// Screen-reader label of the celebrated milestone. milestone: the weight.
    public func weightCelebrationLabelKilograms(milestone: NumberText) -> Phrase {
        phrase("weight.celebration.label.kilograms", at: 1749, [.number("milestone", milestone)])
    }

    /// “Milestone reached! You've hit {milestone} pounds. Keep up the great work!”: `weight.celebration.label.pounds`.
    ///
    /// Screen-reader label of the celebrated milestone. milestone: the weight.
    public func weightCelebrationLabelPounds(milestone: NumberText) -> Phrase {
        phrase("weight.celebration.label.pounds", at: 1756, [.number("milestone", milestone)])
    }

    /// “Milestones”: `weight.celebration.page`.
    ///
    /// Title of the page with all milestones of weight that were reached.
    public func weightCelebrationPage() -> Phrase {
        phrase("weight.celebration.page", at: 1763)
    }

    /// “Share”: `weight.celebration.share`.
    ///
    /// Button under the celebrated milestone: hands a picture of it to other apps.
    public func weightCelebrationShare() -> Phrase {
        phrase("weight.celebration.share", at: 1764)
    }

    /// “Share your milestone achievement”: `weight.celebration.share.hint`.
    ///
    /// What sharing a milestone does, as it is told.
    public func weightCelebrationShareHint() -> Phrase {
        phrase("weight.celebration.share.hint", at: 1765)
    }

    /// “Share milestone”: `weight.celebration.share.label`.
    ///
    /// Screen-reader label of the button that shares a milestone.
    public func weightCelebrationShareLabel() -> Phrase {
        phrase("weight.celebration.share.label", at: 1766)
    }

    /// “Keep up the great work!”: `weight.celebration.text`.
    ///
    /// Under the celebrated milestone.
    public func weightCelebrationText() -> Phrase {
        phrase("weight.celebration.text", at: 1767)
    }

    /// “Milestone Reached!”: `weight.celebration.title`.
    ///
    /// Title over the celebrated milestone.
    public func weightCelebrationTitle() -> Phrase {
        phrase("weight.celebration.title", at: 1768)
    }

    /// “All”: `weight.chart.all`.
    ///
    /// A period of the chart of weights: everything.
    public func weightChartAll() -> Phrase {
        phrase("weight.chart.all", at: 1769)
    }

    /// “Weight (kilograms)”: `weight.chart.axis.weight.kilograms`.
    ///
    /// What the chart of weights measures upwards. Only told.
    public func weightChartAxisWeightKilograms() -> Phrase {
        phrase("weight.chart.axis.weight.kilograms", at: 1770)
    }

    /// “Weight (pounds)”: `weight.chart.axis.weight.pounds`.
    ///
    /// What the chart of weights measures upwards. Only told.
    public func weightChartAxisWeightPounds() -> Phrase {
        phrase("weight.chart.axis.weight.pounds", at: 1771)
    }

    /// “Date”: `weight.chart.axis.when`.
    ///
    /// What lies along the chart of weights. Only told, and the head of a column of the logbook.
    public func weightChartAxisWhen() -> Phrase {
        phrase("weight.chart.axis.when", at: 1772)
    }

    /// “Add a few more entries to see your weight trend chart come to life.”: `weight.chart.empty.text`.
    ///
    /// Text in place of the chart of weights.
    public func weightChartEmptyText() -> Phrase {
        phrase("weight.chart.empty.text", at: 1773)
    }

    /// “Not Enough Data”: `weight.chart.empty.title`.
    ///
    /// Title in place of the chart of weights.
    public func weightChartEmptyTitle() -> Phrase {
        phrase("weight.chart.empty.title", at: 1774)
    }

    /// “Weight entries”: `weight.chart.entries`.
    ///
    /// What the points of the chart of weights are, as it is told.
    public func weightChartEntries() -> Phrase {
        phrase("weight.chart.entries", at: 1775)
    }

    /// “Entry”: `weight.chart.entry`.
    ///
    /// What the points of the chart of weights are: one weigh-in each.
    public func weightChartEntry() -> Phrase {
        phrase("weight.chart.entry", at: 1776)
    }

    /// “Goal: {goal} kg”: `weight.chart.goal.kilograms`.
    ///
    /// Beside the line of the goal in the chart of weights, and on the widget. goal: the weight to reach.
    public func weightChartGoalKilograms(goal: NumberText) -> Phrase {
        phrase("weight.chart.goal.kilograms", at: 1777, spoken: 1778, [.number("goal", goal)])
    }

    /// “Goal: {goal} lb”: `weight.chart.goal.pounds`.
    ///
    /// Beside the line of the goal in the chart of weights, and on the widget. goal: the weight to reach.
    public func weightChartGoalPounds(goal: NumberText) -> Phrase {
        phrase("weight.chart.goal.pounds", at: 1785, spoken: 1786, [.number("goal", goal)])
    }

    /// “6M”: `weight.chart.halfYear`.
    ///
    /// A period of the chart of weights.
    public func weightChartHalfYear() -> Phrase {
        phrase("weight.chart.halfYear", at: 1793, spoken: 1794)
    }

    /// “1M”: `weight.chart.month`.
    ///
    /// A period of the chart of weights.
    public func weightChartMonth() -> Phrase {
        phrase("weight.chart.month", at: 1795, spoken: 1796)
    }

    /// “Weight Trend”: `weight.chart.name`.
    ///
    /// Name of the chart of weights, as it is told.
    public func weightChartName() -> Phrase {
        phrase("weight.chart.name", at: 1797)
    }

    /// “Predicted”: `weight.chart.predicted`.
    ///
    /// What the dashed line of the chart of weights is.
    public func weightChartPredicted() -> Phrase {
        phrase("weight.chart.predicted", at: 1798)
    }

    /// “3M”: `weight.chart.quarter`.
    ///
    /// A period of the chart of weights.
    public func weightChartQuarter() -> Phrase {
        phrase("weight.chart.quarter", at: 1799, spoken: 1800)
    }

    /// “Weight decreased from {first} kilograms to {last} kilograms over {count} entries”: `weight.chart.summary.down.kilograms`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryDownKilograms(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.down.kilograms", at: 1801, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “Weight decreased from {first} pounds to {last} pounds over {count} entries”: `weight.chart.summary.down.pounds`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryDownPounds(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.down.pounds", at: 1820, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “No weight data available”: `weight.chart.summary.none`.
    ///
    /// The chart of weights in a sentence, without a weigh-in.
    public func weightChartSummaryNone() -> Phrase {
        phrase("weight.chart.summary.none", at: 1839)
    }

    /// “Weight remained stable from {first} kilograms to {last} kilograms over {count} entries”: `weight.chart.summary.stable.kilograms`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryStableKilograms(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.stable.kilograms", at: 1840, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “Weight remained stable from {first} pounds to {last} pounds over {count} entries”: `weight.chart.summary.stable.pounds`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryStablePounds(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.stable.pounds", at: 1859, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “Weight increased from {first} kilograms to {last} kilograms over {count} entries”: `weight.chart.summary.up.kilograms`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryUpKilograms(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.up.kilograms", at: 1878, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “Weight increased from {first} pounds to {last} pounds over {count} entries”: `weight.chart.summary.up.pounds`.
    ///
    /// The chart of weights in a sentence. first and last: the weights at both ends; count: how many weigh-ins there are.
    public func weightChartSummaryUpPounds(first: NumberText, last: NumberText, count: Int) -> Phrase {
        phrase("weight.chart.summary.up.pounds", at: 1897, [.number("first", first), .number("last", last), .number("count", number(count))])
    }

    /// “Weight Chart”: `weight.chart.title`.
    ///
    /// Heading over the chart of weights.
    public func weightChartTitle() -> Phrase {
        phrase("weight.chart.title", at: 1916)
    }

    /// “Trend”: `weight.chart.trend`.
    ///
    /// What the smoothed line of the chart of weights is.
    public func weightChartTrend() -> Phrase {
        phrase("weight.chart.trend", at: 1917)
    }

    /// “1W”: `weight.chart.week`.
    ///
    /// A period of the chart of weights.
    public func weightChartWeek() -> Phrase {
        phrase("weight.chart.week", at: 1918, spoken: 1919)
    }

    /// “1Y”: `weight.chart.year`.
    ///
    /// A period of the chart of weights.
    public func weightChartYear() -> Phrase {
        phrase("weight.chart.year", at: 1920, spoken: 1921)
    }

    /// “Dashboard”: `weight.dashboard.title`.
    ///
    /// Title of the first screen of the weight app, and name of its page.
    public func weightDashboardTitle() -> Phrase {
        phrase("weight.dashboard.title", at: 1922)
    }

    /// “Log Your First Weight”: `weight.empty.button`.
    ///
    /// On the button in place of the dashboard; opens the sheet for a weigh-in.
    public func weightEmptyButton() -> Phrase {
        phrase("weight.empty.button", at: 1923)
    }

    /// “Track your weight to see trends and progress toward your goals.”: `weight.empty.text`.
    ///
    /// Text in place of the dashboard while nothing was weighed.
    public func weightEmptyText() -> Phrase {
        phrase("weight.empty.text", at: 1924)
    }

    /// “Begin Your Journey”: `weight.empty.title`.
    ///
    /// Title in place of the dashboard while nothing was weighed.
    public func weightEmptyTitle() -> Phrase {
        phrase("weight.empty.title", at: 1925)
    }

    /// “{change} kg this week”: `weight.hero.change.down.kilograms`.
    ///
    /// Under the large number: the weight fell. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeDownKilograms(change: NumberText) -> Phrase {
        phrase("weight.hero.change.down.kilograms", at: 1926, spoken: 1927, [.number("change", change)])
    }

    /// “{change} lb this week”: `weight.hero.change.down.pounds`.
    ///
    /// Under the large number: the weight fell. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeDownPounds(change: NumberText) -> Phrase {
        phrase("weight.hero.change.down.pounds", at: 1934, spoken: 1935, [.number("change", change)])
    }

    /// “{change} kg this week”: `weight.hero.change.stable.kilograms`.
    ///
    /// Under the large number: the weight hardly changed. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeStableKilograms(change: NumberText) -> Phrase {
        phrase("weight.hero.change.stable.kilograms", at: 1942, spoken: 1943, [.number("change", change)])
    }

    /// “{change} lb this week”: `weight.hero.change.stable.pounds`.
    ///
    /// Under the large number: the weight hardly changed. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeStablePounds(change: NumberText) -> Phrase {
        phrase("weight.hero.change.stable.pounds", at: 1950, spoken: 1951, [.number("change", change)])
    }

    /// “{change} kg this week”: `weight.hero.change.up.kilograms`.
    ///
    /// Under the large number: the weight rose. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeUpKilograms(change: NumberText) -> Phrase {
        phrase("weight.hero.change.up.kilograms", at: 1958, spoken: 1959, [.number("change", change)])
    }

    /// “{change} lb this week”: `weight.hero.change.up.pounds`.
    ///
    /// Under the large number: the weight rose. change: by how much since a week ago, with its sign when drawn and without when told.
    public func weightHeroChangeUpPounds(change: NumberText) -> Phrase {
        phrase("weight.hero.change.up.pounds", at: 1966, spoken: 1967, [.number("change", change)])
    }

    /// “{fat}% body fat”: `weight.hero.fat`.
    ///
    /// Under the large number: the share of body fat. fat: the number of percent.
    public func weightHeroFat(fat: NumberText) -> Phrase {
        phrase("weight.hero.fat", at: 1974, spoken: 1975, [.number("fat", fat)])
    }

    /// “Current weight: {weight}”: `weight.hero.label`.
    ///
    /// Screen-reader label of the card with the large number. weight: the weight with its unit.
    public func weightHeroLabel(weight: String) -> Phrase {
        phrase("weight.hero.label", at: 1982, [.text("weight", weight)])
    }

    /// “Current weight: {weight}. {change}. {fat}”: `weight.hero.label.all`.
    ///
    /// Screen-reader label of the card with the large number. weight: the weight with its unit; change: such as “Down 1.4 pounds this week”; fat: such as “Body fat: 24 percent”.
    public func weightHeroLabelAll(weight: String, change: String, fat: String) -> Phrase {
        phrase("weight.hero.label.all", at: 1983, [.text("weight", weight), .text("change", change), .text("fat", fat)])
    }

    /// “Current weight: {weight}. {change}”: `weight.hero.label.change`.
    ///
    /// Screen-reader label of the card with the large number. weight: the weight with its unit; change: a sentence without full stop such as “Down 1.4 pounds this week”.
    public func weightHeroLabelChange(weight: String, change: String) -> Phrase {
        phrase("weight.hero.label.change", at: 1984, [.text("weight", weight), .text("change", change)])
    }

    /// “Current weight: {weight}. {fat}”: `weight.hero.label.fat`.
    ///
    /// Screen-reader label of the card with the large number. weight: the weight with its unit; fat: a sentence without full stop such as “Body fat: 24 percent”.
    public func weightHeroLabelFat(weight: String, fat: String) -> Phrase {
        phrase("weight.hero.label.fat", at: 1985, [.text("weight", weight), .text("fat", fat)])
    }

    /// “Current Weight”: `weight.hero.title`.
    ///
    /// Over the large number at the top of the dashboard.
    public func weightHeroTitle() -> Phrase {
        phrase("weight.hero.title", at: 1986)
    }

    /// “No milestones completed yet. Keep going!”: `weight.history.empty`.
    ///
    /// In place of the milestones that were reached, while there are none.
    public func weightHistoryEmpty() -> Phrase {
        phrase("weight.history.empty", at: 1987)
    }

    /// “Milestone {milestone}, achieved {date}”: `weight.history.row`.
    ///
    /// Screen-reader label of a reached milestone. milestone: the weight with its unit; date: the day.
    public func weightHistoryRow(milestone: String, date: String) -> Phrase {
        phrase("weight.history.row", at: 1988, [.text("milestone", milestone), .text("date", date)])
    }

    /// “Milestone {milestone}”: `weight.history.row.undated`.
    ///
    /// Screen-reader label of a reached milestone whose day is unknown. milestone: the weight with its unit.
    public func weightHistoryRowUndated(milestone: String) -> Phrase {
        phrase("weight.history.row.undated", at: 1989, [.text("milestone", milestone)])
    }

    /// “Milestones Achieved”: `weight.history.title`.
    ///
    /// Heading over the milestones that were reached.
    public func weightHistoryTitle() -> Phrase {
        phrase("weight.history.title", at: 1990)
    }

    /// “Avg”: `weight.logbook.column.average`.
    ///
    /// Head of a column of the logbook: the average of seven days. Short.
    public func weightLogbookColumnAverage() -> Phrase {
        phrase("weight.logbook.column.average", at: 1991)
    }

    /// “Notes”: `weight.logbook.column.notes`.
    ///
    /// Head of a column of the logbook: whether there is a note.
    public func weightLogbookColumnNotes() -> Phrase {
        phrase("weight.logbook.column.notes", at: 1992)
    }

    /// “Rate”: `weight.logbook.column.rate`.
    ///
    /// Head of a column of the logbook: the change in a week. Short.
    public func weightLogbookColumnRate() -> Phrase {
        phrase("weight.logbook.column.rate", at: 1993)
    }

    /// “Weight”: `weight.logbook.column.weight`.
    ///
    /// Head of a column of the logbook.
    public func weightLogbookColumnWeight() -> Phrase {
        phrase("weight.logbook.column.weight", at: 1994)
    }

    /// “Delete”: `weight.logbook.delete`.
    ///
    /// Deletes a weigh-in; also behind a swipe.
    public func weightLogbookDelete() -> Phrase {
        phrase("weight.logbook.delete", at: 1995)
    }

    /// “{count} entries deleted”: `weight.logbook.deleted`.
    ///
    /// A passing note with a way back. count: how many weigh-ins were deleted.
    public func weightLogbookDeleted(count: Int) -> Phrase {
        phrase("weight.logbook.deleted", at: 1996, [.number("count", number(count))])
    }

    /// “Failed to delete entry”: `weight.logbook.deleted.failed`.
    ///
    /// A passing note after weigh-ins could not be deleted.
    public func weightLogbookDeletedFailed() -> Phrase {
        phrase("weight.logbook.deleted.failed", at: 2003)
    }

    /// “Edit”: `weight.logbook.edit`.
    ///
    /// Opens a weigh-in to be changed; also behind a swipe.
    public func weightLogbookEdit() -> Phrase {
        phrase("weight.logbook.edit", at: 2004)
    }

    /// “Add Entry”: `weight.logbook.empty.button`.
    ///
    /// On the button in place of the logbook; opens the sheet for a weigh-in.
    public func weightLogbookEmptyButton() -> Phrase {
        phrase("weight.logbook.empty.button", at: 2005)
    }

    /// “Every journey starts with a single step. Add your first entry to begin tracking.”: `weight.logbook.empty.text`.
    ///
    /// Text in place of the logbook while nothing was weighed.
    public func weightLogbookEmptyText() -> Phrase {
        phrase("weight.logbook.empty.text", at: 2006)
    }

    /// “Your Logbook Awaits”: `weight.logbook.empty.title`.
    ///
    /// Title in place of the logbook while nothing was weighed.
    public func weightLogbookEmptyTitle() -> Phrase {
        phrase("weight.logbook.empty.title", at: 2007)
    }

    /// “Filter logbook entries”: `weight.logbook.filter`.
    ///
    /// Name of the button that shows the filters of the logbook.
    public func weightLogbookFilter() -> Phrase {
        phrase("weight.logbook.filter", at: 2008)
    }

    /// “Clear All Filters”: `weight.logbook.filter.clear`.
    ///
    /// Takes all filters of the logbook away.
    public func weightLogbookFilterClear() -> Phrase {
        phrase("weight.logbook.filter.clear", at: 2009)
    }

    /// “Day of Week”: `weight.logbook.filter.days`.
    ///
    /// A filter of the logbook: only weigh-ins of some weekdays.
    public func weightLogbookFilterDays() -> Phrase {
        phrase("weight.logbook.filter.days", at: 2010)
    }

    /// “Clear Days”: `weight.logbook.filter.days.clear`.
    ///
    /// Takes the filter by weekdays away.
    public func weightLogbookFilterDaysClear() -> Phrase {
        phrase("weight.logbook.filter.days.clear", at: 2011)
    }

    /// “Show filter options”: `weight.logbook.filter.hint`.
    ///
    /// What the filter button does while no filter is on, as it is told.
    public func weightLogbookFilterHint() -> Phrase {
        phrase("weight.logbook.filter.hint", at: 2012)
    }

    /// “Changes or clears the active filters”: `weight.logbook.filter.hint.active`.
    ///
    /// What the filter button does while a filter is on, as it is told.
    public func weightLogbookFilterHintActive() -> Phrase {
        phrase("weight.logbook.filter.hint.active", at: 2013)
    }

    /// “Milestones”: `weight.logbook.filter.milestones`.
    ///
    /// A filter of the logbook: only weigh-ins at a milestone. Also the heading of a section of the settings.
    public func weightLogbookFilterMilestones() -> Phrase {
        phrase("weight.logbook.filter.milestones", at: 2014)
    }

    /// “With Notes”: `weight.logbook.filter.notes`.
    ///
    /// A filter of the logbook: only weigh-ins with a note.
    public func weightLogbookFilterNotes() -> Phrase {
        phrase("weight.logbook.filter.notes", at: 2015)
    }

    /// “Filters”: `weight.logbook.filter.title`.
    ///
    /// Heading over the filters of the logbook.
    public func weightLogbookFilterTitle() -> Phrase {
        phrase("weight.logbook.filter.title", at: 2016)
    }

    /// “Try adjusting your filters”: `weight.logbook.none.text`.
    ///
    /// Text in place of the rows of the logbook when the filters leave none.
    public func weightLogbookNoneText() -> Phrase {
        phrase("weight.logbook.none.text", at: 2017)
    }

    /// “No Matching Entries”: `weight.logbook.none.title`.
    ///
    /// Title in place of the rows of the logbook when the filters leave none.
    public func weightLogbookNoneTitle() -> Phrase {
        phrase("weight.logbook.none.title", at: 2018)
    }

    /// “{amount} kilograms down this week”: `weight.logbook.rate.down.kilograms`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how much the weight fell.
    public func weightLogbookRateDownKilograms(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.down.kilograms", at: 2019, [.number("amount", amount)])
    }

    /// “{amount} pounds down this week”: `weight.logbook.rate.down.pounds`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how much the weight fell.
    public func weightLogbookRateDownPounds(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.down.pounds", at: 2026, [.number("amount", amount)])
    }

    /// “{amount} kilograms stable this week”: `weight.logbook.rate.stable.kilograms`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how little the weight moved.
    public func weightLogbookRateStableKilograms(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.stable.kilograms", at: 2033, [.number("amount", amount)])
    }

    /// “{amount} pounds stable this week”: `weight.logbook.rate.stable.pounds`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how little the weight moved.
    public func weightLogbookRateStablePounds(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.stable.pounds", at: 2040, [.number("amount", amount)])
    }

    /// “{amount} kilograms up this week”: `weight.logbook.rate.up.kilograms`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how much the weight rose.
    public func weightLogbookRateUpKilograms(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.up.kilograms", at: 2047, [.number("amount", amount)])
    }

    /// “{amount} pounds up this week”: `weight.logbook.rate.up.pounds`.
    ///
    /// Part of the screen-reader label of a row of the logbook. amount: how much the weight rose.
    public func weightLogbookRateUpPounds(amount: NumberText) -> Phrase {
        phrase("weight.logbook.rate.up.pounds", at: 2054, [.number("amount", amount)])
    }

    /// “{date}, {weight}, 7-day average {average}”: `weight.logbook.row`.
    ///
    /// Screen-reader label of a row of the logbook. date: the day; weight: the weight with its unit; average: the average of seven days, without unit.
    public func weightLogbookRow(date: String, weight: String, average: String) -> Phrase {
        phrase("weight.logbook.row", at: 2061, [.text("date", date), .text("weight", weight), .text("average", average)])
    }

    /// “{date}, {weight}, 7-day average {average}, {rate}, has note”: `weight.logbook.row.all`.
    ///
    /// Screen-reader label of a row of the logbook with a note. date: the day; weight: the weight with its unit; average: the average of seven days, without unit; rate: such as “1.4 pounds down this week”.
    public func weightLogbookRowAll(date: String, weight: String, average: String, rate: String) -> Phrase {
        phrase("weight.logbook.row.all", at: 2062, [.text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)])
    }

    /// “Opens the entry”: `weight.logbook.row.hint`.
    ///
    /// What activating a row of the logbook does, as it is told.
    public func weightLogbookRowHint() -> Phrase {
        phrase("weight.logbook.row.hint", at: 2063)
    }

    /// “{date}, {weight}, 7-day average {average}, has note”: `weight.logbook.row.note`.
    ///
    /// Screen-reader label of a row of the logbook with a note. date: the day; weight: the weight with its unit; average: the average of seven days, without unit.
    public func weightLogbookRowNote(date: String, weight: String, average: String) -> Phrase {
        phrase("weight.logbook.row.note", at: 2064, [.text("date", date), .text("weight", weight), .text("average", average)])
    }

    /// “{date}, {weight}, 7-day average {average}, {rate}”: `weight.logbook.row.rate`.
    ///
    /// Screen-reader label of a row of the logbook. date: the day; weight: the weight with its unit; average: the average of seven days, without unit; rate: such as “1.4 pounds down this week”.
    public func weightLogbookRowRate(date: String, weight: String, average: String, rate: String) -> Phrase {
        phrase("weight.logbook.row.rate", at: 2065, [.text("date", date), .text("weight", weight), .text("average", average), .text("rate", rate)])
    }

    /// “You've reached your target weight. Keep up the great work maintaining it!”: `weight.prediction.atGoal.detail`.
    ///
    /// On the prediction card at the goal, under “Congratulations!”.
    public func weightPredictionAtGoalDetail() -> Phrase {
        phrase("weight.prediction.atGoal.detail", at: 2066)
    }

    /// “You've reached your goal weight! Congratulations on reaching your target weight. Keep up the great work maintaining it!”: `weight.prediction.atGoal.label`.
    ///
    /// Screen-reader label of the prediction card at the goal.
    public func weightPredictionAtGoalLabel() -> Phrase {
        phrase("weight.prediction.atGoal.label", at: 2067)
    }

    /// “Congratulations!”: `weight.prediction.atGoal.text`.
    ///
    /// On the prediction card at the goal.
    public func weightPredictionAtGoalText() -> Phrase {
        phrase("weight.prediction.atGoal.text", at: 2068)
    }

    /// “Reaching goal by {date}”: `weight.prediction.date`.
    ///
    /// On the prediction card. date: the day, such as “Apr 2, 2026”.
    public func weightPredictionDate(date: String) -> Phrase {
        phrase("weight.prediction.date", at: 2069, [.text("date", date)])
    }

    /// “{count} days to go!”: `weight.prediction.days`.
    ///
    /// On the prediction card, below a week. count: days until the goal is reached.
    public func weightPredictionDays(count: Int) -> Phrase {
        phrase("weight.prediction.days", at: 2070, [.number("count", number(count))])
    }

    /// “Keep logging!”: `weight.prediction.few`.
    ///
    /// On the prediction card while too little was weighed.
    public func weightPredictionFew() -> Phrase {
        phrase("weight.prediction.few", at: 2077)
    }

    /// “Log your weight for at least 7 days to see when you'll reach your goal.”: `weight.prediction.few.detail`.
    ///
    /// On the prediction card while too little was weighed.
    public func weightPredictionFewDetail() -> Phrase {
        phrase("weight.prediction.few.detail", at: 2078)
    }

    /// “Goal tracking: Keep logging! Log your weight for at least 7 days to see when you'll reach your goal”: `weight.prediction.few.label`.
    ///
    /// Screen-reader label of the prediction card while too little was weighed.
    public func weightPredictionFewLabel() -> Phrase {
        phrase("weight.prediction.few.label", at: 2079)
    }

    /// “Currently gaining weight”: `weight.prediction.gaining`.
    ///
    /// On the prediction card when the goal is to lose.
    public func weightPredictionGaining() -> Phrase {
        phrase("weight.prediction.gaining", at: 2080)
    }

    /// “Trend alert: Currently gaining weight. Your goal requires you to lose weight. Current rate: {rate} kilograms per week gaining”: `weight.prediction.gaining.label.kilograms`.
    ///
    /// Screen-reader label of the prediction card when the weight rises and the goal is lower. rate: the change per week.
    public func weightPredictionGainingLabelKilograms(rate: NumberText) -> Phrase {
        phrase("weight.prediction.gaining.label.kilograms", at: 2081, [.number("rate", rate)])
    }

    /// “Trend alert: Currently gaining weight. Your goal requires you to lose weight. Current rate: {rate} pounds per week gaining”: `weight.prediction.gaining.label.pounds`.
    ///
    /// Screen-reader label of the prediction card when the weight rises and the goal is lower. rate: the change per week.
    public func weightPredictionGainingLabelPounds(rate: NumberText) -> Phrase {
        phrase("weight.prediction.gaining.label.pounds", at: 2088, [.number("rate", rate)])
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} kilograms by {date}, gaining {rate} kilograms per week”: `weight.prediction.gaining.onTrack.kilograms`.
    ///
    /// Screen-reader label of the prediction card on the way up. goal: the goal; date: the day; rate: the change per week.
    public func weightPredictionGainingOnTrackKilograms(goal: NumberText, date: String, rate: NumberText) -> Phrase {
        phrase("weight.prediction.gaining.onTrack.kilograms", at: 2095, [.number("goal", goal), .text("date", date), .number("rate", rate)])
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} pounds by {date}, gaining {rate} pounds per week”: `weight.prediction.gaining.onTrack.pounds`.
    ///
    /// Screen-reader label of the prediction card on the way up. goal: the goal; date: the day; rate: the change per week.
    public func weightPredictionGainingOnTrackPounds(goal: NumberText, date: String, rate: NumberText) -> Phrase {
        phrase("weight.prediction.gaining.onTrack.pounds", at: 2108, [.number("goal", goal), .text("date", date), .number("rate", rate)])
    }

    /// “Currently losing weight”: `weight.prediction.losing`.
    ///
    /// On the prediction card when the goal is to gain.
    public func weightPredictionLosing() -> Phrase {
        phrase("weight.prediction.losing", at: 2121)
    }

    /// “Trend alert: Currently losing weight. Your goal requires you to gain weight. Current rate: {rate} kilograms per week losing”: `weight.prediction.losing.label.kilograms`.
    ///
    /// Screen-reader label of the prediction card when the weight falls and the goal is higher. rate: the change per week.
    public func weightPredictionLosingLabelKilograms(rate: NumberText) -> Phrase {
        phrase("weight.prediction.losing.label.kilograms", at: 2122, [.number("rate", rate)])
    }

    /// “Trend alert: Currently losing weight. Your goal requires you to gain weight. Current rate: {rate} pounds per week losing”: `weight.prediction.losing.label.pounds`.
    ///
    /// Screen-reader label of the prediction card when the weight falls and the goal is higher. rate: the change per week.
    public func weightPredictionLosingLabelPounds(rate: NumberText) -> Phrase {
        phrase("weight.prediction.losing.label.pounds", at: 2129, [.number("rate", rate)])
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} kilograms by {date}, losing {rate} kilograms per week”: `weight.prediction.losing.onTrack.kilograms`.
    ///
    /// Screen-reader label of the prediction card on the way down. goal: the goal; date: the day; rate: the change per week.
    public func weightPredictionLosingOnTrackKilograms(goal: NumberText, date: String, rate: NumberText) -> Phrase {
        phrase("weight.prediction.losing.onTrack.kilograms", at: 2136, [.number("goal", goal), .text("date", date), .number("rate", rate)])
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} pounds by {date}, losing {rate} pounds per week”: `weight.prediction.losing.onTrack.pounds`.
    ///
    /// Screen-reader label of the prediction card on the way down. goal: the goal; date: the day; rate: the change per week.
    public func weightPredictionLosingOnTrackPounds(goal: NumberText, date: String, rate: NumberText) -> Phrase {
        phrase("weight.prediction.losing.onTrack.pounds", at: 2149, [.number("goal", goal), .text("date", date), .number("rate", rate)])
    }

    /// “Your goal requires you to gain weight. The prediction will update as your trend changes.”: `weight.prediction.mustGain`.
    ///
    /// On the prediction card when the weight moves away from a higher goal.
    public func weightPredictionMustGain() -> Phrase {
        phrase("weight.prediction.mustGain", at: 2162)
    }

    /// “Your goal requires you to lose weight. The prediction will update as your trend changes.”: `weight.prediction.mustLose`.
    ///
    /// On the prediction card when the weight moves away from a lower goal.
    public func weightPredictionMustLose() -> Phrase {
        phrase("weight.prediction.mustLose", at: 2163)
    }

    /// “Start tracking”: `weight.prediction.none`.
    ///
    /// On the prediction card while nothing was weighed.
    public func weightPredictionNone() -> Phrase {
        phrase("weight.prediction.none", at: 2164)
    }

    /// “Add weight entries to see your goal prediction.”: `weight.prediction.none.detail`.
    ///
    /// On the prediction card while nothing was weighed.
    public func weightPredictionNoneDetail() -> Phrase {
        phrase("weight.prediction.none.detail", at: 2165)
    }

    /// “Goal tracking: Start tracking. Add weight entries to see your goal prediction”: `weight.prediction.none.label`.
    ///
    /// Screen-reader label of the prediction card while nothing was weighed.
    public func weightPredictionNoneLabel() -> Phrase {
        phrase("weight.prediction.none.label", at: 2166)
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} kilograms by {date}”: `weight.prediction.onTrack.bare.kilograms`.
    ///
    /// Screen-reader label of the prediction card when the change per week is too small to tell. goal: the goal; date: the day.
    public func weightPredictionOnTrackBareKilograms(goal: NumberText, date: String) -> Phrase {
        phrase("weight.prediction.onTrack.bare.kilograms", at: 2167, [.number("goal", goal), .text("date", date)])
    }

    /// “Goal prediction: You're on track to reach your goal of {goal} pounds by {date}”: `weight.prediction.onTrack.bare.pounds`.
    ///
    /// Screen-reader label of the prediction card when the change per week is too small to tell. goal: the goal; date: the day.
    public func weightPredictionOnTrackBarePounds(goal: NumberText, date: String) -> Phrase {
        phrase("weight.prediction.onTrack.bare.pounds", at: 2174, [.number("goal", goal), .text("date", date)])
    }

    /// “Goal is far away”: `weight.prediction.slow`.
    ///
    /// On the prediction card when the goal takes over two years.
    public func weightPredictionSlow() -> Phrase {
        phrase("weight.prediction.slow", at: 2181)
    }

    /// “At your current pace, reaching your goal would take over 2 years. Consider adjusting your approach.”: `weight.prediction.slow.detail`.
    ///
    /// On the prediction card when the goal takes over two years.
    public func weightPredictionSlowDetail() -> Phrase {
        phrase("weight.prediction.slow.detail", at: 2182)
    }

    /// “Goal prediction: At current pace, reaching your goal would take over 2 years”: `weight.prediction.slow.label.bare`.
    ///
    /// Screen-reader label of the prediction card when the goal takes over two years and the change per week is too small to tell.
    public func weightPredictionSlowLabelBare() -> Phrase {
        phrase("weight.prediction.slow.label.bare", at: 2183)
    }

    /// “Goal prediction: At current pace of {rate} kilograms per week, reaching your goal would take over 2 years”: `weight.prediction.slow.label.kilograms`.
    ///
    /// Screen-reader label of the prediction card when the goal takes over two years. rate: the change per week.
    public func weightPredictionSlowLabelKilograms(rate: NumberText) -> Phrase {
        phrase("weight.prediction.slow.label.kilograms", at: 2184, [.number("rate", rate)])
    }

    /// “Goal prediction: At current pace of {rate} pounds per week, reaching your goal would take over 2 years”: `weight.prediction.slow.label.pounds`.
    ///
    /// Screen-reader label of the prediction card when the goal takes over two years. rate: the change per week.
    public func weightPredictionSlowLabelPounds(rate: NumberText) -> Phrase {
        phrase("weight.prediction.slow.label.pounds", at: 2191, [.number("rate", rate)])
    }

    /// “Currently holding steady”: `weight.prediction.steady`.
    ///
    /// On the prediction card when the weight does not move.
    public func weightPredictionSteady() -> Phrase {
        phrase("weight.prediction.steady", at: 2198)
    }

    /// “Trend alert: Currently holding steady. Your goal requires you to gain weight.”: `weight.prediction.steady.gain.label`.
    ///
    /// Screen-reader label of the prediction card when the weight does not move and the goal is higher.
    public func weightPredictionSteadyGainLabel() -> Phrase {
        phrase("weight.prediction.steady.gain.label", at: 2199)
    }

    /// “Trend alert: Currently holding steady. Your goal requires you to lose weight.”: `weight.prediction.steady.lose.label`.
    ///
    /// Screen-reader label of the prediction card when the weight does not move and the goal is lower.
    public func weightPredictionSteadyLoseLabel() -> Phrase {
        phrase("weight.prediction.steady.lose.label", at: 2200)
    }

    /// “Goal Prediction”: `weight.prediction.title`.
    ///
    /// Heading of the card that says when the goal is reached.
    public func weightPredictionTitle() -> Phrase {
        phrase("weight.prediction.title", at: 2201)
    }

    /// “Trend Alert”: `weight.prediction.title.alert`.
    ///
    /// Heading of the card when the weight moves away from the goal.
    public func weightPredictionTitleAlert() -> Phrase {
        phrase("weight.prediction.title.alert", at: 2202)
    }

    /// “Goal Tracking”: `weight.prediction.title.tracking`.
    ///
    /// Heading of the card while too little was weighed to say when the goal is reached.
    public func weightPredictionTitleTracking() -> Phrase {
        phrase("weight.prediction.title.tracking", at: 2203)
    }

    /// “About {count} weeks away”: `weight.prediction.weeks`.
    ///
    /// On the prediction card. count: whole weeks until the goal is reached.
    public func weightPredictionWeeks(count: Int) -> Phrase {
        phrase("weight.prediction.weeks", at: 2204, [.number("count", number(count))])
    }

    /// “Sample data added. Feel free to delete and add your own entries!”: `weight.sample.added`.
    ///
    /// A passing note after the app filled itself with weigh-ins to try it.
    public func weightSampleAdded() -> Phrase {
        phrase("weight.sample.added", at: 2211)
    }

    /// “About W8Trackr”: `weight.settings.about`.
    ///
    /// A row of the settings: opens what the app is.
    public func weightSettingsAbout() -> Phrase {
        phrase("weight.settings.about", at: 2212)
    }

    /// “Chart Settings”: `weight.settings.chart`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsChart() -> Phrase {
        phrase("weight.settings.chart", at: 2213)
    }

    /// “Shows your true weight trend by smoothing out daily fluctuations from water weight and sodium.”: `weight.settings.chart.footer`.
    ///
    /// Under the section with trend smoothing.
    public func weightSettingsChartFooter() -> Phrase {
        phrase("weight.settings.chart.footer", at: 2214)
    }

    /// “Danger Zone”: `weight.settings.danger`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsDanger() -> Phrase {
        phrase("weight.settings.danger", at: 2215)
    }

    /// “Data Management”: `weight.settings.data`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsData() -> Phrase {
        phrase("weight.settings.data", at: 2216)
    }

    /// “Delete All Weight Entries”: `weight.settings.deleteAll`.
    ///
    /// On the button that deletes every weigh-in.
    public func weightSettingsDeleteAll() -> Phrase {
        phrase("weight.settings.deleteAll", at: 2217)
    }

    /// “Delete”: `weight.settings.deleteAll.confirm`.
    ///
    /// Answers the question before everything is deleted with yes.
    public func weightSettingsDeleteAllConfirm() -> Phrase {
        phrase("weight.settings.deleteAll.confirm", at: 2218)
    }

    /// “This will delete all your weight tracking data. You can undo within {count} seconds.”: `weight.settings.deleteAll.hint`.
    ///
    /// What deleting all does, as it is told. count: how long it can be undone.
    public func weightSettingsDeleteAllHint(count: Int) -> Phrase {
        phrase("weight.settings.deleteAll.hint", at: 2219, [.number("count", number(count))])
    }

    /// “Are you sure you want to delete all weight entries? You'll have {count} seconds to undo.”: `weight.settings.deleteAll.message`.
    ///
    /// The question before everything is deleted. count: how long it can be undone.
    public func weightSettingsDeleteAllMessage(count: Int) -> Phrase {
        phrase("weight.settings.deleteAll.message", at: 2226, [.number("count", number(count))])
    }

    /// “Delete All Entries”: `weight.settings.deleteAll.title`.
    ///
    /// Title of the question before everything is deleted.
    public func weightSettingsDeleteAllTitle() -> Phrase {
        phrase("weight.settings.deleteAll.title", at: 2233)
    }

    /// “All entries deleted”: `weight.settings.deleted`.
    ///
    /// A passing note with a way back.
    public func weightSettingsDeleted() -> Phrase {
        phrase("weight.settings.deleted", at: 2234)
    }

    /// “Failed to delete entries”: `weight.settings.deleted.failed`.
    ///
    /// A passing note after the weigh-ins could not be deleted, or not brought back.
    public func weightSettingsDeletedFailed() -> Phrase {
        phrase("weight.settings.deleted.failed", at: 2235)
    }

    /// “Export Data”: `weight.settings.export`.
    ///
    /// A row of the settings: writes all weigh-ins to a file.
    public func weightSettingsExport() -> Phrase {
        phrase("weight.settings.export", at: 2236)
    }

    /// “Goal Weight”: `weight.settings.goal`.
    ///
    /// A setting: the weight to reach.
    public func weightSettingsGoal() -> Phrase {
        phrase("weight.settings.goal", at: 2237)
    }

    /// “Goal weight must be between {min} and {max} kg”: `weight.settings.goal.error.kilograms`.
    ///
    /// Under the goal weight when it cannot be used. min and max: the bounds.
    public func weightSettingsGoalErrorKilograms(min: NumberText, max: NumberText) -> Phrase {
        phrase("weight.settings.goal.error.kilograms", at: 2238, spoken: 2239, [.number("min", min), .number("max", max)])
    }

    /// “Goal weight must be between {min} and {max} lb”: `weight.settings.goal.error.pounds`.
    ///
    /// Under the goal weight when it cannot be used. min and max: the bounds.
    public func weightSettingsGoalErrorPounds(min: NumberText, max: NumberText) -> Phrase {
        phrase("weight.settings.goal.error.pounds", at: 2252, spoken: 2253, [.number("min", min), .number("max", max)])
    }

    /// “This is a high goal weight. If intentional, consider consulting a healthcare provider.”: `weight.settings.goal.high`.
    ///
    /// Under a goal weight that can be used but is very high.
    public func weightSettingsGoalHigh() -> Phrase {
        phrase("weight.settings.goal.high", at: 2266)
    }

    /// “This goal weight may be unhealthily low. Please consult a healthcare provider.”: `weight.settings.goal.low`.
    ///
    /// Under a goal weight that can be used but is very low.
    public func weightSettingsGoalLow() -> Phrase {
        phrase("weight.settings.goal.low", at: 2267)
    }

    /// “Apple Health”: `weight.settings.health`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsHealth() -> Phrase {
        phrase("weight.settings.health", at: 2268)
    }

    /// “Health Access Required”: `weight.settings.health.denied`.
    ///
    /// Title of a note in the settings when the device denies access to Apple Health.
    public func weightSettingsHealthDenied() -> Phrase {
        phrase("weight.settings.health.denied", at: 2269)
    }

    /// “Please allow access in the Health app to sync your weight.”: `weight.settings.health.denied.text`.
    ///
    /// Text of a note in the settings when the device denies access to Apple Health.
    public func weightSettingsHealthDeniedText() -> Phrase {
        phrase("weight.settings.health.denied.text", at: 2270)
    }

    /// “See weight from your scale, Apple Watch, and other apps.”: `weight.settings.health.footer`.
    ///
    /// Under the section about Apple Health.
    public func weightSettingsHealthFooter() -> Phrase {
        phrase("weight.settings.health.footer", at: 2271)
    }

    /// “Sync with Apple Health”: `weight.settings.health.sync`.
    ///
    /// A setting: whether weights are exchanged with Apple Health.
    public func weightSettingsHealthSync() -> Phrase {
        phrase("weight.settings.health.sync", at: 2272)
    }

    /// “iCloud”: `weight.settings.icloud`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsIcloud() -> Phrase {
        phrase("weight.settings.icloud", at: 2273)
    }

    /// “Your weight data syncs automatically across all your devices.”: `weight.settings.icloud.footer`.
    ///
    /// In the section about iCloud.
    public func weightSettingsIcloudFooter() -> Phrase {
        phrase("weight.settings.icloud.footer", at: 2274)
    }

    /// “Celebration Interval”: `weight.settings.interval`.
    ///
    /// A setting: how far milestones lie apart.
    public func weightSettingsInterval() -> Phrase {
        phrase("weight.settings.interval", at: 2275)
    }

    /// “Celebrate every {count} kg of progress toward your goal.”: `weight.settings.interval.footer.kilograms`.
    ///
    /// Under the section of the milestones. count: how far they lie apart.
    public func weightSettingsIntervalFooterKilograms(count: Int) -> Phrase {
        phrase("weight.settings.interval.footer.kilograms", at: 2276, spoken: 2283, [.number("count", number(count))])
    }

    /// “Celebrate every {count} lb of progress toward your goal.”: `weight.settings.interval.footer.pounds`.
    ///
    /// Under the section of the milestones. count: how far they lie apart.
    public func weightSettingsIntervalFooterPounds(count: Int) -> Phrase {
        phrase("weight.settings.interval.footer.pounds", at: 2290, spoken: 2297, [.number("count", number(count))])
    }

    /// “Notifications Disabled”: `weight.settings.notifications.off`.
    ///
    /// Title of a note in the settings when the device allows no notifications.
    public func weightSettingsNotificationsOff() -> Phrase {
        phrase("weight.settings.notifications.off", at: 2304)
    }

    /// “Please enable notifications in Settings to use daily reminders.”: `weight.settings.notifications.off.text`.
    ///
    /// Text of a note in the settings when the device allows no notifications.
    public func weightSettingsNotificationsOffText() -> Phrase {
        phrase("weight.settings.notifications.off.text", at: 2305)
    }

    /// “Daily Reminder”: `weight.settings.reminder`.
    ///
    /// A setting: whether to be reminded every day.
    public func weightSettingsReminder() -> Phrase {
        phrase("weight.settings.reminder", at: 2306)
    }

    /// “Use suggested time: {time}”: `weight.settings.reminder.suggested`.
    ///
    /// On a button that takes the time a person usually weighs. time: that time of day.
    public func weightSettingsReminderSuggested(time: String) -> Phrase {
        phrase("weight.settings.reminder.suggested", at: 2307, [.text("time", time)])
    }

    /// “Reminder Time”: `weight.settings.reminder.time`.
    ///
    /// A setting: when to be reminded.
    public func weightSettingsReminderTime() -> Phrase {
        phrase("weight.settings.reminder.time", at: 2308)
    }

    /// “Reminders”: `weight.settings.reminders`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsReminders() -> Phrase {
        phrase("weight.settings.reminders", at: 2309)
    }

    /// “You'll receive a notification at the specified time every day to log your weight.”: `weight.settings.reminders.footer`.
    ///
    /// Under the section of the reminders.
    public func weightSettingsRemindersFooter() -> Phrase {
        phrase("weight.settings.reminders.footer", at: 2310)
    }

    /// “Smart Reminders”: `weight.settings.smart`.
    ///
    /// Heading of a section of the settings, and name of its switch.
    public func weightSettingsSmart() -> Phrase {
        phrase("weight.settings.smart", at: 2311)
    }

    /// “Get personalized notifications including milestone alerts and weekly summaries based on your logging habits.”: `weight.settings.smart.footer`.
    ///
    /// Under the section of the smart reminders.
    public func weightSettingsSmartFooter() -> Phrase {
        phrase("weight.settings.smart.footer", at: 2312)
    }

    /// “Trend Smoothing”: `weight.settings.smoothing`.
    ///
    /// A setting: whether the chart draws a smoothed line.
    public func weightSettingsSmoothing() -> Phrase {
        phrase("weight.settings.smoothing", at: 2313)
    }

    /// “About trend smoothing”: `weight.settings.smoothing.info`.
    ///
    /// Screen-reader name of the small information symbol beside the setting “Trend Smoothing”.
    public func weightSettingsSmoothingInfo() -> Phrase {
        phrase("weight.settings.smoothing.info", at: 2314)
    }

    /// “Weight Unit”: `weight.settings.unit`.
    ///
    /// A setting: pounds or kilograms.
    public func weightSettingsUnit() -> Phrase {
        phrase("weight.settings.unit", at: 2315)
    }

    /// “kg”: `weight.settings.unit.kilograms`.
    ///
    /// A choice of the unit of weights.
    public func weightSettingsUnitKilograms() -> Phrase {
        phrase("weight.settings.unit.kilograms", at: 2316, spoken: 2317)
    }

    /// “lb”: `weight.settings.unit.pounds`.
    ///
    /// A choice of the unit of weights.
    public func weightSettingsUnitPounds() -> Phrase {
        phrase("weight.settings.unit.pounds", at: 2318, spoken: 2319)
    }

    /// “Weight Settings”: `weight.settings.weight`.
    ///
    /// Heading of a section of the settings.
    public func weightSettingsWeight() -> Phrase {
        phrase("weight.settings.weight", at: 2320)
    }

    /// “Your goal weight will be automatically converted when changing units.”: `weight.settings.weight.footer`.
    ///
    /// Under the section with unit and goal weight.
    public func weightSettingsWeightFooter() -> Phrase {
        phrase("weight.settings.weight.footer", at: 2321)
    }

    /// “{change} kg”: `weight.stat.change.down.kilograms`.
    ///
    /// A quick figure: the weight fell. change: by how much, with its sign when drawn and without when told.
    public func weightStatChangeDownKilograms(change: NumberText) -> Phrase {
        phrase("weight.stat.change.down.kilograms", at: 2322, spoken: 2323, [.number("change", change)])
    }

    /// “{change} lb”: `weight.stat.change.down.pounds`.
    ///
    /// A quick figure: the weight fell. change: by how much, with its sign when drawn and without when told.
    public func weightStatChangeDownPounds(change: NumberText) -> Phrase {
        phrase("weight.stat.change.down.pounds", at: 2330, spoken: 2331, [.number("change", change)])
    }

    /// “{change} kg”: `weight.stat.change.stable.kilograms`.
    ///
    /// A quick figure: the weight is the same. change: zero.
    public func weightStatChangeStableKilograms(change: NumberText) -> Phrase {
        phrase("weight.stat.change.stable.kilograms", at: 2338, spoken: 2339, [.number("change", change)])
    }

    /// “{change} lb”: `weight.stat.change.stable.pounds`.
    ///
    /// A quick figure: the weight is the same. change: zero.
    public func weightStatChangeStablePounds(change: NumberText) -> Phrase {
        phrase("weight.stat.change.stable.pounds", at: 2340, spoken: 2341, [.number("change", change)])
    }

    /// “{change} kg”: `weight.stat.change.up.kilograms`.
    ///
    /// A quick figure: the weight rose. change: by how much, with its sign when drawn and without when told.
    public func weightStatChangeUpKilograms(change: NumberText) -> Phrase {
        phrase("weight.stat.change.up.kilograms", at: 2342, spoken: 2343, [.number("change", change)])
    }

    /// “{change} lb”: `weight.stat.change.up.pounds`.
    ///
    /// A quick figure: the weight rose. change: by how much, with its sign when drawn and without when told.
    public func weightStatChangeUpPounds(change: NumberText) -> Phrase {
        phrase("weight.stat.change.up.pounds", at: 2350, spoken: 2351, [.number("change", change)])
    }

    /// “To Goal”: `weight.stat.goal`.
    ///
    /// Name of a quick figure: how far the goal is.
    public func weightStatGoal() -> Phrase {
        phrase("weight.stat.goal", at: 2358)
    }

    /// “{amount} kg to gain”: `weight.stat.goal.gain.kilograms`.
    ///
    /// A quick figure: how much is left to gain to the goal. amount: that much.
    public func weightStatGoalGainKilograms(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.gain.kilograms", at: 2359, spoken: 2360, [.number("amount", amount)])
    }

    /// “{amount} lb to gain”: `weight.stat.goal.gain.pounds`.
    ///
    /// A quick figure: how much is left to gain to the goal. amount: that much.
    public func weightStatGoalGainPounds(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.gain.pounds", at: 2367, spoken: 2368, [.number("amount", amount)])
    }

    /// “{amount} kg to lose”: `weight.stat.goal.lose.kilograms`.
    ///
    /// A quick figure: how much is left to lose to the goal. amount: that much.
    public func weightStatGoalLoseKilograms(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.lose.kilograms", at: 2375, spoken: 2376, [.number("amount", amount)])
    }

    /// “{amount} lb to lose”: `weight.stat.goal.lose.pounds`.
    ///
    /// A quick figure: how much is left to lose to the goal. amount: that much.
    public func weightStatGoalLosePounds(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.lose.pounds", at: 2383, spoken: 2384, [.number("amount", amount)])
    }

    /// “{amount} kg past”: `weight.stat.goal.past.kilograms`.
    ///
    /// A quick figure: how far the weight went past the goal. amount: that much.
    public func weightStatGoalPastKilograms(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.past.kilograms", at: 2391, spoken: 2392, [.number("amount", amount)])
    }

    /// “{amount} lb past”: `weight.stat.goal.past.pounds`.
    ///
    /// A quick figure: how far the weight went past the goal. amount: that much.
    public func weightStatGoalPastPounds(amount: NumberText) -> Phrase {
        phrase("weight.stat.goal.past.pounds", at: 2399, spoken: 2400, [.number("amount", amount)])
    }

    /// “{title}: {value}”: `weight.stat.label`.
    ///
    /// Screen-reader label of a quick figure. title: its name; value: the figure with its unit.
    public func weightStatLabel(title: String, value: String) -> Phrase {
        phrase("weight.stat.label", at: 2407, [.text("title", title), .text("value", value)])
    }

    /// “--”: `weight.stat.none`.
    ///
    /// In place of a quick figure that cannot be told.
    public func weightStatNone() -> Phrase {
        phrase("weight.stat.none", at: 2408, spoken: 2409)
    }

    /// “This Week”: `weight.stat.week`.
    ///
    /// Name of a quick figure: how the weight changed in a week.
    public func weightStatWeek() -> Phrase {
        phrase("weight.stat.week", at: 2410)
    }

    /// “Quick figures”: `weight.stats.name`.
    ///
    /// Name of the group of two figures under the large number. Only told.
    public func weightStatsName() -> Phrase {
        phrase("weight.stats.name", at: 2411)
    }

    /// “Add”: `weight.tab.add`.
    ///
    /// Beside the pages of the weight app, with a plus: opens the sheet for a new weigh-in.
    public func weightTabAdd() -> Phrase {
        phrase("weight.tab.add", at: 2412)
    }

    /// “Opens the entry sheet”: `weight.tab.add.hint`.
    ///
    /// What pressing “Add” or “Log Your First Weight” does, as it is told.
    public func weightTabAddHint() -> Phrase {
        phrase("weight.tab.add.hint", at: 2413)
    }

    /// “Logbook”: `weight.tab.logbook`.
    ///
    /// Name of the page with all weigh-ins, and title of that screen.
    public func weightTabLogbook() -> Phrase {
        phrase("weight.tab.logbook", at: 2414)
    }

    /// “Settings”: `weight.tab.settings`.
    ///
    /// Name of the page with the settings, and title of that screen.
    public func weightTabSettings() -> Phrase {
        phrase("weight.tab.settings", at: 2415)
    }

    /// “{value} kg”: `weight.value.kilograms`.
    ///
    /// A weight in kilograms wherever one is shown, such as the next milestone at the top of its card. value: the weight, formatted.
    public func weightValueKilograms(value: NumberText) -> Phrase {
        phrase("weight.value.kilograms", at: 2416, spoken: 2417, [.number("value", value)])
    }

    /// “{value} lb”: `weight.value.pounds`.
    ///
    /// A weight in pounds wherever one is shown, such as the next milestone at the top of its card. value: the weight, formatted.
    public func weightValuePounds(value: NumberText) -> Phrase {
        phrase("weight.value.pounds", at: 2424, spoken: 2425, [.number("value", value)])
    }

    /// “Trending down”: `weight.widget.down`.
    ///
    /// On a widget: the weight falls.
    public func weightWidgetDown() -> Phrase {
        phrase("weight.widget.down", at: 2432)
    }

    /// “Not enough data”: `weight.widget.few`.
    ///
    /// On a widget: too little was weighed to tell.
    public func weightWidgetFew() -> Phrase {
        phrase("weight.widget.few", at: 2433)
    }

    /// “{weight}, last 7 days, {change}”: `weight.widget.label.large`.
    ///
    /// Screen-reader label of the large widget. weight: the weight with its unit; change: such as “down 1.4 pounds”.
    public func weightWidgetLabelLarge(weight: String, change: String) -> Phrase {
        phrase("weight.widget.label.large", at: 2434, [.text("weight", weight), .text("change", change)])
    }

    /// “{weight}, {goal}, {percent}, {left}”: `weight.widget.label.medium`.
    ///
    /// Screen-reader label of the medium widget. weight: the weight with its unit; goal: such as “Goal: 212 pounds”; percent: how much of the way is done; left: such as “13 pounds to go”.
    public func weightWidgetLabelMedium(weight: String, goal: String, percent: String, left: String) -> Phrase {
        phrase("weight.widget.label.medium", at: 2435, [.text("weight", weight), .text("goal", goal), .text("percent", percent), .text("left", left)])
    }

    /// “{weight}, {trend}”: `weight.widget.label.small`.
    ///
    /// Screen-reader label of the small widget. weight: the weight with its unit; trend: such as “Trending down”.
    public func weightWidgetLabelSmall(weight: String, trend: String) -> Phrase {
        phrase("weight.widget.label.small", at: 2436, [.text("weight", weight), .text("trend", trend)])
    }

    /// “{amount} kg to go”: `weight.widget.left.kilograms`.
    ///
    /// On a widget: what is left to the goal, cut off to a whole number. amount: that number.
    public func weightWidgetLeftKilograms(amount: Int) -> Phrase {
        phrase("weight.widget.left.kilograms", at: 2437, spoken: 2444, [.number("amount", number(amount))])
    }

    /// “{amount} lb to go”: `weight.widget.left.pounds`.
    ///
    /// On a widget: what is left to the goal, cut off to a whole number. amount: that number.
    public func weightWidgetLeftPounds(amount: Int) -> Phrase {
        phrase("weight.widget.left.pounds", at: 2451, spoken: 2458, [.number("amount", number(amount))])
    }

    /// “Set a goal to track progress”: `weight.widget.noGoal`.
    ///
    /// On a widget, when there is no goal.
    public func weightWidgetNoGoal() -> Phrase {
        phrase("weight.widget.noGoal", at: 2465)
    }

    /// “Add your first weigh-in”: `weight.widget.none`.
    ///
    /// On a widget, while nothing was weighed.
    public func weightWidgetNone() -> Phrase {
        phrase("weight.widget.none", at: 2466)
    }

    /// “{weight} kg”: `weight.widget.number.kilograms`.
    ///
    /// The weight on a widget, cut off to a whole number. weight: that number.
    public func weightWidgetNumberKilograms(weight: Int) -> Phrase {
        phrase("weight.widget.number.kilograms", at: 2467, spoken: 2474, [.number("weight", number(weight))])
    }

    /// “{weight} lb”: `weight.widget.number.pounds`.
    ///
    /// The weight on a widget, cut off to a whole number. weight: that number.
    public func weightWidgetNumberPounds(weight: Int) -> Phrase {
        phrase("weight.widget.number.pounds", at: 2481, spoken: 2488, [.number("weight", number(weight))])
    }

    /// “Open the dashboard”: `weight.widget.open`.
    ///
    /// What pressing a widget does, as it is told.
    public func weightWidgetOpen() -> Phrase {
        phrase("weight.widget.open", at: 2495)
    }

    /// “Opens the dashboard”: `weight.widget.open.hint`.
    ///
    /// What pressing a widget does, as it is told.
    public func weightWidgetOpenHint() -> Phrase {
        phrase("weight.widget.open.hint", at: 2496)
    }

    /// “Loading weight”: `weight.widget.placeholder`.
    ///
    /// Screen-reader label of a widget while its data load.
    public func weightWidgetPlaceholder() -> Phrase {
        phrase("weight.widget.placeholder", at: 2497)
    }

    /// “Holding steady”: `weight.widget.steady`.
    ///
    /// On a widget: the weight stays.
    public func weightWidgetSteady() -> Phrase {
        phrase("weight.widget.steady", at: 2498)
    }

    /// “W8Trackr”: `weight.widget.title`.
    ///
    /// Name of the widget on the home screen.
    public func weightWidgetTitle() -> Phrase {
        phrase("weight.widget.title", at: 2499)
    }

    /// “Trending up”: `weight.widget.up`.
    ///
    /// On a widget: the weight rises.
    public func weightWidgetUp() -> Phrase {
        phrase("weight.widget.up", at: 2500)
    }

    /// “Last 7 days”: `weight.widget.week`.
    ///
    /// On a widget, over the line of a week.
    public func weightWidgetWeek() -> Phrase {
        phrase("weight.widget.week", at: 2501)
    }

    /// “Add more weigh-ins to see your trend”: `weight.widget.week.few`.
    ///
    /// On a widget, in place of the line of a week.
    public func weightWidgetWeekFew() -> Phrase {
        phrase("weight.widget.week.few", at: 2502)
    }
}
