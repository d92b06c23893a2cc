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

    /// “Edit {name}”: `action.enter`.
    ///
    /// What a field does, told as an action. name: what the field is called.
    public func actionEnter(name: String) -> Phrase {
        phrase("action.enter", at: 11, [.text("name", name)])
    }

    /// “Show streak statistics”: `action.openStatistics`.
    ///
    /// Button: opens the screen with the streak's statistics. Read by voice control and in lists of actions.
    public func actionOpenStatistics() -> Phrase {
        phrase("action.openStatistics", at: 12)
    }

    /// “Retry”: `action.retry`.
    ///
    /// Button after loading failed: try once more.
    public func actionRetry() -> Phrase {
        phrase("action.retry", at: 13)
    }

    /// “Save”: `action.save`.
    ///
    /// Button that closes a sheet and keeps what was entered.
    public func actionSave() -> Phrase {
        phrase("action.save", at: 14)
    }

    /// “Set Goal Weight”: `action.setGoal`.
    ///
    /// Button: opens the settings where the goal weight is set.
    public func actionSetGoal() -> Phrase {
        phrase("action.setGoal", at: 15)
    }

    /// “Switch {name}”: `action.switch`.
    ///
    /// What a switch does, told as an action. name: what is switched.
    public func actionSwitch(name: String) -> Phrase {
        phrase("action.switch", at: 16, [.text("name", name)])
    }

    /// “HabitTracker”: `app.name.habit`.
    ///
    /// Name of the habit app, on pictures to share and widgets.
    public func appNameHabit() -> Phrase {
        phrase("app.name.habit", at: 17)
    }

    /// “Growth”: `app.name.practice`.
    ///
    /// Name of the practice app, on pictures to share and widgets.
    public func appNamePractice() -> Phrase {
        phrase("app.name.practice", at: 18)
    }

    /// “HabitTracker”: `app.name.routine`.
    ///
    /// Name of the routine app, on pictures to share and widgets.
    public func appNameRoutine() -> Phrase {
        phrase("app.name.routine", at: 19)
    }

    /// “W8Trackr”: `app.name.weight`.
    ///
    /// Name of the weight app, on pictures to share and widgets.
    public func appNameWeight() -> Phrase {
        phrase("app.name.weight", at: 20)
    }

    /// “Completions”: `chart.axis.completions`.
    ///
    /// What a chart counts upwards: completions. Only told.
    public func chartAxisCompletions() -> Phrase {
        phrase("chart.axis.completions", at: 21)
    }

    /// “Day”: `chart.axis.day`.
    ///
    /// What lies along a chart: days. Only told.
    public func chartAxisDay() -> Phrase {
        phrase("chart.axis.day", at: 22)
    }

    /// “{place}: {value}”: `chart.point`.
    ///
    /// One point of a chart as it is told: “Tuesday, March 17: 2 completions”. place: the day or week; value: what it holds, with its unit.
    public func chartPoint(place: String, value: String) -> Phrase {
        phrase("chart.point", at: 23, [.text("place", place), .text("value", value)])
    }

    /// “Blue”: `color.name.blue`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameBlue() -> Phrase {
        phrase("color.name.blue", at: 24)
    }

    /// “Custom”: `color.name.custom`.
    ///
    /// Name of a colour that is none of those to choose.
    public func colorNameCustom() -> Phrase {
        phrase("color.name.custom", at: 25)
    }

    /// “Green”: `color.name.green`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameGreen() -> Phrase {
        phrase("color.name.green", at: 26)
    }

    /// “Orange”: `color.name.orange`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameOrange() -> Phrase {
        phrase("color.name.orange", at: 27)
    }

    /// “Purple”: `color.name.purple`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNamePurple() -> Phrase {
        phrase("color.name.purple", at: 28)
    }

    /// “Red”: `color.name.red`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameRed() -> Phrase {
        phrase("color.name.red", at: 29)
    }

    /// “Yellow”: `color.name.yellow`.
    ///
    /// Spoken name of a colour to choose.
    public func colorNameYellow() -> Phrase {
        phrase("color.name.yellow", at: 30)
    }

    /// “{hours}h {minutes}m left”: `countdown.hours`.
    ///
    /// In the streak counter: time until the streak ends, when it is whole hours; looks as its neighbour with hours and minutes. hours: 1 or more; minutes: always 0.
    public func countdownHours(hours: Int, minutes: Int) -> Phrase {
        phrase("countdown.hours", at: 31, spoken: 32, [.number("hours", number(hours)), .number("minutes", number(minutes))])
    }

    /// “{hours}h {minutes}m left”: `countdown.hoursMinutes`.
    ///
    /// In the streak counter: time until the streak ends, an hour or more. hours, minutes: whole numbers; minutes below 60.
    public func countdownHoursMinutes(hours: Int, minutes: Int) -> Phrase {
        phrase("countdown.hoursMinutes", at: 39, spoken: 40, [.number("hours", number(hours)), .number("minutes", number(minutes))])
    }

    /// “{minutes}m left”: `countdown.minutes`.
    ///
    /// In the streak counter: time until the streak ends, below an hour. minutes: 1 to 59.
    public func countdownMinutes(minutes: Int) -> Phrase {
        phrase("countdown.minutes", at: 53, spoken: 54, [.number("minutes", number(minutes))])
    }

    /// “Less than 1 minute left”: `countdown.underMinute`.
    ///
    /// In the streak counter: the streak ends in seconds.
    public func countdownUnderMinute() -> Phrase {
        phrase("countdown.underMinute", at: 61, spoken: 62)
    }

    /// “{date}”: `date.value`.
    ///
    /// A date by itself, as the reader's region writes it. date: the date, or a part of one.
    public func dateValue(date: String) -> Phrase {
        phrase("date.value", at: 63, [.text("date", date)])
    }

    /// “completed”: `day.status.completed`.
    ///
    /// What a day holds, as it is told: the habit was done.
    public func dayStatusCompleted() -> Phrase {
        phrase("day.status.completed", at: 64)
    }

    /// “missed”: `day.status.missed`.
    ///
    /// What a day holds, as it is told: the habit was not done.
    public func dayStatusMissed() -> Phrase {
        phrase("day.status.missed", at: 65)
    }

    /// “no record”: `day.status.none`.
    ///
    /// What a day holds, as it is told: nothing, since it lies before the first record.
    public func dayStatusNone() -> Phrase {
        phrase("day.status.none", at: 66)
    }

    /// “not done yet”: `day.status.pending`.
    ///
    /// What today holds, as it is told: the habit is not done yet.
    public func dayStatusPending() -> Phrase {
        phrase("day.status.pending", at: 67)
    }

    /// “rest day”: `day.status.rest`.
    ///
    /// What a day holds, as it is told: a day off that breaks no streak.
    public func dayStatusRest() -> Phrase {
        phrase("day.status.rest", at: 68)
    }

    /// “The last known value is shown.”: `error.lastKnown`.
    ///
    /// Under the heading of a loading error, when the card below still shows older data.
    public func errorLastKnown() -> Phrase {
        phrase("error.lastKnown", at: 69)
    }

    /// “Please try again later.”: `error.tryAgain`.
    ///
    /// Under the heading of a loading error, when nothing else can be shown.
    public func errorTryAgain() -> Phrase {
        phrase("error.tryAgain", at: 70)
    }

    /// “{count} completions”: `habit.chart.completions`.
    ///
    /// The value of one bar of a habit's week, as it is told. count: how often the habit was done that day.
    public func habitChartCompletions(count: Int) -> Phrase {
        phrase("habit.chart.completions", at: 71, [.number("count", number(count))])
    }

    /// “Month: {count} of 30 days completed”: `habit.chart.month.summary`.
    ///
    /// Summary of the chart of a habit's last 30 days. count: days on which the habit was done, 0 to 30.
    public func habitChartMonthSummary(count: Int) -> Phrase {
        phrase("habit.chart.month.summary", at: 78, [.number("count", number(count))])
    }

    /// “Completions, last 30 days”: `habit.chart.month.title`.
    ///
    /// Name of the chart of a habit's last 30 days. Only told.
    public func habitChartMonthTitle() -> Phrase {
        phrase("habit.chart.month.title", at: 85)
    }

    /// “Completed days”: `habit.chart.series.completed`.
    ///
    /// What the filled bars of a habit's month are. Only told.
    public func habitChartSeriesCompleted() -> Phrase {
        phrase("habit.chart.series.completed", at: 86)
    }

    /// “Missed days”: `habit.chart.series.missed`.
    ///
    /// What the hollow bars of a habit's month are. Only told.
    public func habitChartSeriesMissed() -> Phrase {
        phrase("habit.chart.series.missed", at: 87)
    }

    /// “Week: {count} of 7 days completed”: `habit.chart.week.summary`.
    ///
    /// Summary of the chart of a habit's week. count: days on which the habit was done, 0 to 7.
    public func habitChartWeekSummary(count: Int) -> Phrase {
        phrase("habit.chart.week.summary", at: 88, [.number("count", number(count))])
    }

    /// “Completions, last 7 days”: `habit.chart.week.title`.
    ///
    /// Name of the chart of a habit's week. Only told.
    public func habitChartWeekTitle() -> Phrase {
        phrase("habit.chart.week.title", at: 95)
    }

    /// “Completed”: `habit.detail.completed`.
    ///
    /// On the large button of a habit that is done today; pressing it takes the mark away.
    public func habitDetailCompleted() -> Phrase {
        phrase("habit.detail.completed", at: 96)
    }

    /// “Date Created”: `habit.detail.created`.
    ///
    /// Name of a figure: the day the habit was created.
    public func habitDetailCreated() -> Phrase {
        phrase("habit.detail.created", at: 97)
    }

    /// “Unknown”: `habit.detail.created.unknown`.
    ///
    /// In place of the day a habit was created, when nobody knows it.
    public func habitDetailCreatedUnknown() -> Phrase {
        phrase("habit.detail.created.unknown", at: 98)
    }

    /// “Edit”: `habit.detail.edit`.
    ///
    /// Beside the large symbol of a habit; opens the form to change it.
    public func habitDetailEdit() -> Phrase {
        phrase("habit.detail.edit", at: 99)
    }

    /// “Mark as Done”: `habit.detail.markDone`.
    ///
    /// On the large button of a habit that is not done today.
    public func habitDetailMarkDone() -> Phrase {
        phrase("habit.detail.markDone", at: 100)
    }

    /// “Progress”: `habit.detail.progress`.
    ///
    /// Heading over the chart of a habit's completions.
    public func habitDetailProgress() -> Phrase {
        phrase("habit.detail.progress", at: 101)
    }

    /// “Completion Rate”: `habit.detail.rate`.
    ///
    /// Name of a figure: the share of days since the habit was created on which it was done.
    public func habitDetailRate() -> Phrase {
        phrase("habit.detail.rate", at: 102)
    }

    /// “Statistics”: `habit.detail.statistics`.
    ///
    /// Heading over the figures of a habit.
    public func habitDetailStatistics() -> Phrase {
        phrase("habit.detail.statistics", at: 103)
    }

    /// “Streaks”: `habit.detail.streaks`.
    ///
    /// Heading over the two streaks of a habit, the current and the best.
    public func habitDetailStreaks() -> Phrase {
        phrase("habit.detail.streaks", at: 104)
    }

    /// “Today”: `habit.detail.today`.
    ///
    /// Heading over the one thing to do today for a habit.
    public func habitDetailToday() -> Phrase {
        phrase("habit.detail.today", at: 105)
    }

    /// “Total Completions”: `habit.detail.total`.
    ///
    /// Name of a figure: how often the habit was ever done.
    public func habitDetailTotal() -> Phrase {
        phrase("habit.detail.total", at: 106)
    }

    /// “Enter the habit's name”: `habit.form.name.enter`.
    ///
    /// What the name field of a habit does, told as an action.
    public func habitFormNameEnter() -> Phrase {
        phrase("habit.form.name.enter", at: 107)
    }

    /// “Habit name”: `habit.form.name.placeholder`.
    ///
    /// In the empty field for a habit's name.
    public func habitFormNamePlaceholder() -> Phrase {
        phrase("habit.form.name.placeholder", at: 108)
    }

    /// “Color”: `habit.form.section.color`.
    ///
    /// Heading over the six colours a habit can have.
    public func habitFormSectionColor() -> Phrase {
        phrase("habit.form.section.color", at: 109)
    }

    /// “Icon”: `habit.form.section.icon`.
    ///
    /// Heading over the twelve symbols a habit can have.
    public func habitFormSectionIcon() -> Phrase {
        phrase("habit.form.section.icon", at: 110)
    }

    /// “Name”: `habit.form.section.name`.
    ///
    /// Heading over the field for a habit's name.
    public func habitFormSectionName() -> Phrase {
        phrase("habit.form.section.name", at: 111)
    }

    /// “Add Habit”: `habit.form.title.add`.
    ///
    /// Title of the sheet in which a new habit is set up.
    public func habitFormTitleAdd() -> Phrase {
        phrase("habit.form.title.add", at: 112)
    }

    /// “Edit Habit”: `habit.form.title.edit`.
    ///
    /// Title of the sheet in which a habit is changed.
    public func habitFormTitleEdit() -> Phrase {
        phrase("habit.form.title.edit", at: 113)
    }

    /// “Add habit”: `habit.list.add`.
    ///
    /// Name of the plus button above the list of habits. Only told, not drawn.
    public func habitListAdd() -> Phrase {
        phrase("habit.list.add", at: 114)
    }

    /// “Tap + to add your first habit”: `habit.list.empty`.
    ///
    /// In the empty list of habits, under a large plus symbol.
    public func habitListEmpty() -> Phrase {
        phrase("habit.list.empty", at: 115, spoken: 116)
    }

    /// “Error Loading Habits”: `habit.list.error.title`.
    ///
    /// Heading above the last known habits when they could not be loaded.
    public func habitListErrorTitle() -> Phrase {
        phrase("habit.list.error.title", at: 117)
    }

    /// “Loading habits...”: `habit.list.loading`.
    ///
    /// In place of the list of habits while they load, beside a spinner.
    public func habitListLoading() -> Phrase {
        phrase("habit.list.loading", at: 118, spoken: 119)
    }

    /// “My Habits”: `habit.list.title`.
    ///
    /// Title of the list of habits.
    public func habitListTitle() -> Phrase {
        phrase("habit.list.title", at: 120)
    }

    /// “Delete”: `habit.row.delete`.
    ///
    /// Action of a habit's row, also behind a swipe: the habit goes with all its records.
    public func habitRowDelete() -> Phrase {
        phrase("habit.row.delete", at: 121)
    }

    /// “Shows the habit's progress”: `habit.row.hint`.
    ///
    /// Screen-reader hint of a habit's row: its details open.
    public func habitRowHint() -> Phrase {
        phrase("habit.row.hint", at: 122)
    }

    /// “Mark {name} as done”: `habit.row.markDone`.
    ///
    /// Name of the round check button in a habit's row that is open today. name: the habit's name as its owner typed it.
    public func habitRowMarkDone(name: String) -> Phrase {
        phrase("habit.row.markDone", at: 123, [.text("name", name)])
    }

    /// “Mark {name} as not done”: `habit.row.markOpen`.
    ///
    /// Name of the round check button in a habit's row that is done today. name: the habit's name as its owner typed it.
    public func habitRowMarkOpen(name: String) -> Phrase {
        phrase("habit.row.markOpen", at: 124, [.text("name", name)])
    }

    /// “Open”: `habit.row.open`.
    ///
    /// Action of a habit's row: its details open.
    public func habitRowOpen() -> Phrase {
        phrase("habit.row.open", at: 125)
    }

    /// “{count} day streak, completed today”: `habit.row.value.done`.
    ///
    /// Screen-reader value of a habit's row that is done today. count: days of the current streak.
    public func habitRowValueDone(count: Int) -> Phrase {
        phrase("habit.row.value.done", at: 126, [.number("count", number(count))])
    }

    /// “{count} day streak, not completed today”: `habit.row.value.open`.
    ///
    /// Screen-reader value of a habit's row that is not done today. count: days of the current streak.
    public func habitRowValueOpen(count: Int) -> Phrase {
        phrase("habit.row.value.open", at: 133, [.number("count", number(count))])
    }

    /// “{value}”: `milestone.bound.kilograms`.
    ///
    /// At either end of the bar on the next-milestone card: a milestone as a bare number. value: the milestone in kilograms.
    public func milestoneBoundKilograms(value: NumberText) -> Phrase {
        phrase("milestone.bound.kilograms", at: 140, spoken: 141, [.number("value", value)])
    }

    /// “{value}”: `milestone.bound.pounds`.
    ///
    /// At either end of the bar on the next-milestone card: a milestone as a bare number. value: the milestone in pounds.
    public func milestoneBoundPounds(value: NumberText) -> Phrase {
        phrase("milestone.bound.pounds", at: 148, spoken: 149, [.number("value", value)])
    }

    /// “Goal: {next} kg”: `milestone.compact.goal.kilograms`.
    ///
    /// Last line of the compact next-milestone card. Goal means the next milestone here, not the final goal. next: the milestone in kilograms.
    public func milestoneCompactGoalKilograms(next: NumberText) -> Phrase {
        phrase("milestone.compact.goal.kilograms", at: 156, spoken: 157, [.number("next", next)])
    }

    /// “Goal: {next} lb”: `milestone.compact.goal.pounds`.
    ///
    /// Last line of the compact next-milestone card. Goal means the next milestone here, not the final goal. next: the milestone in pounds.
    public func milestoneCompactGoalPounds(next: NumberText) -> Phrase {
        phrase("milestone.compact.goal.pounds", at: 164, spoken: 165, [.number("next", next)])
    }

    /// “{amount} kg to next milestone”: `milestone.compact.remaining.kilograms`.
    ///
    /// First line of the compact next-milestone card. amount: what is left, in kilograms with one decimal.
    public func milestoneCompactRemainingKilograms(amount: NumberText) -> Phrase {
        phrase("milestone.compact.remaining.kilograms", at: 172, spoken: 173, [.number("amount", amount)])
    }

    /// “{amount} lb to next milestone”: `milestone.compact.remaining.pounds`.
    ///
    /// First line of the compact next-milestone card. amount: what is left, in pounds with one decimal.
    public func milestoneCompactRemainingPounds(amount: NumberText) -> Phrase {
        phrase("milestone.compact.remaining.pounds", at: 180, spoken: 181, [.number("amount", amount)])
    }

    /// “Error Loading Progress”: `milestone.error.title`.
    ///
    /// Heading of the card shown when the weights could not be loaded; a Retry button follows.
    public func milestoneErrorTitle() -> Phrase {
        phrase("milestone.error.title", at: 188)
    }

    /// “~{count} days at current pace”: `milestone.estimate`.
    ///
    /// On the next-milestone card beside a calendar symbol: how long it may still take. count: whole days, at least 1. The tilde means about.
    public func milestoneEstimate(count: Int) -> Phrase {
        phrase("milestone.estimate", at: 189, spoken: 197, [.number("count", number(count))])
    }

    /// “Estimate”: `milestone.estimate.name`.
    ///
    /// Screen-reader name of the estimate of days on the next-milestone card; the estimate follows.
    public func milestoneEstimateName() -> Phrase {
        phrase("milestone.estimate.name", at: 196)
    }

    /// “Next milestone {next} kilograms. {percent} percent complete. {remaining} kilograms remaining.”: `milestone.label.kilograms`.
    ///
    /// Screen-reader label of both next-milestone cards, never drawn. next: the milestone; percent: the part of the way behind the person; remaining: what is left. Weights are in kilograms and may have a decimal.
    public func milestoneLabelKilograms(next: NumberText, percent: Int, remaining: NumberText) -> Phrase {
        phrase("milestone.label.kilograms", at: 204, [.number("next", next), .number("percent", number(percent)), .number("remaining", remaining)])
    }

    /// “Next milestone {next} pounds. {percent} percent complete. {remaining} pounds remaining.”: `milestone.label.pounds`.
    ///
    /// Screen-reader label of both next-milestone cards, never drawn. next: the milestone; percent: the part of the way behind the person; remaining: what is left. Weights are in pounds and may have a decimal.
    public func milestoneLabelPounds(next: NumberText, percent: Int, remaining: NumberText) -> Phrase {
        phrase("milestone.label.pounds", at: 223, [.number("next", next), .number("percent", number(percent)), .number("remaining", remaining)])
    }

    /// “Loading progress...”: `milestone.loading`.
    ///
    /// In place of the next-milestone card while the weights load.
    public func milestoneLoading() -> Phrase {
        phrase("milestone.loading", at: 242, spoken: 243)
    }

    /// “Next Milestone”: `milestone.next.title`.
    ///
    /// Heading of the next-milestone card and title of its screen.
    public func milestoneNextTitle() -> Phrase {
        phrase("milestone.next.title", at: 244)
    }

    /// “Set a goal weight to see your next milestone.”: `milestone.noGoal.message`.
    ///
    /// Under that heading; a button to set the goal follows.
    public func milestoneNoGoalMessage() -> Phrase {
        phrase("milestone.noGoal.message", at: 245)
    }

    /// “No Goal Weight”: `milestone.noGoal.title`.
    ///
    /// Heading in place of the next-milestone card when no goal weight is set.
    public func milestoneNoGoalTitle() -> Phrase {
        phrase("milestone.noGoal.title", at: 246)
    }

    /// “{rate} kg/week (gaining)”: `milestone.rate.gaining.kilograms`.
    ///
    /// Last line of the next-milestone card for somebody gaining weight: how fast. rate: kilograms a week, without sign, one decimal.
    public func milestoneRateGainingKilograms(rate: NumberText) -> Phrase {
        phrase("milestone.rate.gaining.kilograms", at: 247, spoken: 248, [.number("rate", rate)])
    }

    /// “{rate} lb/week (gaining)”: `milestone.rate.gaining.pounds`.
    ///
    /// Last line of the next-milestone card for somebody gaining weight: how fast. rate: pounds a week, without sign, one decimal.
    public func milestoneRateGainingPounds(rate: NumberText) -> Phrase {
        phrase("milestone.rate.gaining.pounds", at: 255, spoken: 256, [.number("rate", rate)])
    }

    /// “{rate} kg/week (losing)”: `milestone.rate.losing.kilograms`.
    ///
    /// Last line of the next-milestone card for somebody losing weight: how fast. rate: kilograms a week, without sign, one decimal.
    public func milestoneRateLosingKilograms(rate: NumberText) -> Phrase {
        phrase("milestone.rate.losing.kilograms", at: 263, spoken: 264, [.number("rate", rate)])
    }

    /// “{rate} lb/week (losing)”: `milestone.rate.losing.pounds`.
    ///
    /// Last line of the next-milestone card for somebody losing weight: how fast. rate: pounds a week, without sign, one decimal.
    public func milestoneRateLosingPounds(rate: NumberText) -> Phrase {
        phrase("milestone.rate.losing.pounds", at: 271, spoken: 272, [.number("rate", rate)])
    }

    /// “Weekly rate”: `milestone.rate.name`.
    ///
    /// Screen-reader name of the weekly rate on the next-milestone card; the rate follows.
    public func milestoneRateName() -> Phrase {
        phrase("milestone.rate.name", at: 279)
    }

    /// “Congratulations! You've reached the {milestone} kilogram milestone!”: `milestone.reached.announcement.kilograms`.
    ///
    /// Said once by a screen reader when a weight milestone is reached. milestone: the milestone in kilograms; it may have a decimal.
    public func milestoneReachedAnnouncementKilograms(milestone: NumberText) -> Phrase {
        phrase("milestone.reached.announcement.kilograms", at: 280, [.number("milestone", milestone)])
    }

    /// “Congratulations! You've reached the {milestone} pound milestone!”: `milestone.reached.announcement.pounds`.
    ///
    /// Said once by a screen reader when a weight milestone is reached. milestone: the milestone in pounds; it may have a decimal.
    public func milestoneReachedAnnouncementPounds(milestone: NumberText) -> Phrase {
        phrase("milestone.reached.announcement.pounds", at: 287, [.number("milestone", milestone)])
    }

    /// “{amount} kg to go”: `milestone.remaining.kilograms`.
    ///
    /// Under the middle of the bar on the next-milestone card: how far it still is. amount: a difference of weights in kilograms with one decimal, drawn bolder.
    public func milestoneRemainingKilograms(amount: NumberText) -> Phrase {
        phrase("milestone.remaining.kilograms", at: 294, spoken: 295, [.number("amount", amount)])
    }

    /// “{amount} lb to go”: `milestone.remaining.pounds`.
    ///
    /// Under the middle of the bar on the next-milestone card: how far it still is. amount: a difference of weights in pounds with one decimal, drawn bolder.
    public func milestoneRemainingPounds(amount: NumberText) -> Phrase {
        phrase("milestone.remaining.pounds", at: 302, spoken: 303, [.number("amount", amount)])
    }

    /// “{value}”: `number.value`.
    ///
    /// A bare number where its meaning stands beside it, such as on a streak badge. value: a formatted number.
    public func numberValue(value: NumberText) -> Phrase {
        phrase("number.value", at: 310, [.number("value", value)])
    }

    /// “{percent}”: `percent.value`.
    ///
    /// A share in percent wherever one is shown. percent: the number with its percent sign, formatted.
    public func percentValue(percent: NumberText) -> Phrase {
        phrase("percent.value", at: 311, spoken: 312, [.number("percent", percent)])
    }

    /// “Month”: `period.month`.
    ///
    /// A choice of the period a chart shows: the last 30 days.
    public func periodMonth() -> Phrase {
        phrase("period.month", at: 319)
    }

    /// “Period”: `period.name`.
    ///
    /// Name of a group of choices: the period a chart shows. Only told.
    public func periodName() -> Phrase {
        phrase("period.name", at: 320)
    }

    /// “Week”: `period.week`.
    ///
    /// A choice of the period a chart shows: the last 7 days.
    public func periodWeek() -> Phrase {
        phrase("period.week", at: 321)
    }

    /// “Accent Color”: `routine.appearance.accent`.
    ///
    /// Heading over the spots of colour to choose the accent colour from.
    public func routineAppearanceAccent() -> Phrase {
        phrase("routine.appearance.accent", at: 322)
    }

    /// “{name} accent color”: `routine.appearance.accent.label`.
    ///
    /// Screen-reader name of one spot of colour among the accents. name: the colour's name, such as Teal.
    public func routineAppearanceAccentLabel(name: String) -> Phrase {
        phrase("routine.appearance.accent.label", at: 323, [.text("name", name)])
    }

    /// “App Icon”: `routine.appearance.icon`.
    ///
    /// Heading over the app icons to choose from.
    public func routineAppearanceIcon() -> Phrase {
        phrase("routine.appearance.icon", at: 324)
    }

    /// “Default”: `routine.appearance.icon.default`.
    ///
    /// Name of the app icon the app comes with.
    public func routineAppearanceIconDefault() -> Phrase {
        phrase("routine.appearance.icon.default", at: 325)
    }

    /// “{name} app icon”: `routine.appearance.icon.label`.
    ///
    /// Screen-reader name of one app icon. name: the icon's name, such as Teal or Default.
    public func routineAppearanceIconLabel(name: String) -> Phrase {
        phrase("routine.appearance.icon.label", at: 326, [.text("name", name)])
    }

    /// “Mode”: `routine.appearance.mode`.
    ///
    /// Heading over the choice between Auto, Light and Dark.
    public func routineAppearanceMode() -> Phrase {
        phrase("routine.appearance.mode", at: 327)
    }

    /// “Dark”: `routine.appearance.mode.dark`.
    ///
    /// One of the modes of appearance: always dark.
    public func routineAppearanceModeDark() -> Phrase {
        phrase("routine.appearance.mode.dark", at: 328)
    }

    /// “Light”: `routine.appearance.mode.light`.
    ///
    /// One of the modes of appearance: always light.
    public func routineAppearanceModeLight() -> Phrase {
        phrase("routine.appearance.mode.light", at: 329)
    }

    /// “Auto”: `routine.appearance.mode.system`.
    ///
    /// One of the modes of appearance: light or dark as the device is set.
    public func routineAppearanceModeSystem() -> Phrase {
        phrase("routine.appearance.mode.system", at: 330)
    }

    /// “Motion”: `routine.appearance.motion`.
    ///
    /// Heading of a section, and name of the switch in it, for animations of the app.
    public func routineAppearanceMotion() -> Phrase {
        phrase("routine.appearance.motion", at: 331)
    }

    /// “Animate progress, celebrations and transitions”: `routine.appearance.motion.detail`.
    ///
    /// Under the switch named Motion: what it is for.
    public func routineAppearanceMotionDetail() -> Phrase {
        phrase("routine.appearance.motion.detail", at: 332)
    }

    /// “Appearance”: `routine.appearance.title`.
    ///
    /// Title of the screen, and of the section of the settings, with mode, accent colour and app icon.
    public func routineAppearanceTitle() -> Phrase {
        phrase("routine.appearance.title", at: 333)
    }

    /// “Error Loading Settings”: `routine.settings.error.title`.
    ///
    /// Heading above the last known settings when they could not be loaded.
    public func routineSettingsErrorTitle() -> Phrase {
        phrase("routine.settings.error.title", at: 334)
    }

    /// “Loading settings...”: `routine.settings.loading`.
    ///
    /// In place of the settings or of the appearance screen while they load, beside a spinner.
    public func routineSettingsLoading() -> Phrase {
        phrase("routine.settings.loading", at: 335, spoken: 336)
    }

    /// “−{week}w”: `routine.streaks.bar`.
    ///
    /// Under a bar, and along a chart: how many weeks ago it was. week: the weeks, as digits.
    public func routineStreaksBar(week: String) -> Phrase {
        phrase("routine.streaks.bar", at: 337, spoken: 356, [.text("week", week)])
    }

    /// “{done}/{target}”: `routine.streaks.bar.count`.
    ///
    /// On a bar: days of a week on which a routine was done, and the target. done, target: numbers of days, as digits.
    public func routineStreaksBarCount(done: String, target: String) -> Phrase {
        phrase("routine.streaks.bar.count", at: 338, spoken: 339, [.text("done", done), .text("target", target)])
    }

    /// “Week minus {week}, {done} of {target} days completed, target met”: `routine.streaks.bar.label.met`.
    ///
    /// Screen-reader text of a bar. week: how many weeks ago, as digits. done: days on which the routine was done, as digits. target: days the weekly target asks for.
    public func routineStreaksBarLabelMet(week: String, done: String, target: Int) -> Phrase {
        phrase("routine.streaks.bar.label.met", at: 340, [.text("week", week), .text("done", done), .number("target", number(target))])
    }

    /// “Week minus {week}, {done} of {target} days completed, target missed”: `routine.streaks.bar.label.missed`.
    ///
    /// Screen-reader text of a bar. week: how many weeks ago, as digits. done: days on which the routine was done, as digits. target: days the weekly target asks for.
    public func routineStreaksBarLabelMissed(week: String, done: String, target: Int) -> Phrase {
        phrase("routine.streaks.bar.label.missed", at: 347, [.text("week", week), .text("done", done), .number("target", number(target))])
    }

    /// “Met”: `routine.streaks.bar.met`.
    ///
    /// On a bar for a week: the weekly target was met.
    public func routineStreaksBarMet() -> Phrase {
        phrase("routine.streaks.bar.met", at: 354)
    }

    /// “Missed”: `routine.streaks.bar.missed`.
    ///
    /// On a bar for a week: the weekly target was missed.
    public func routineStreaksBarMissed() -> Phrase {
        phrase("routine.streaks.bar.missed", at: 355)
    }

    /// “No data available”: `routine.streaks.chart.empty`.
    ///
    /// In place of a chart of completions when there are none in its weeks.
    public func routineStreaksChartEmpty() -> Phrase {
        phrase("routine.streaks.chart.empty", at: 357)
    }

    /// “{count} completions in {weeks} weeks, {current} this week”: `routine.streaks.chart.summary`.
    ///
    /// Over a chart of completions per week, and its screen-reader value. count: completions in all its weeks. weeks: how many weeks it shows. current: completions of this week, as digits.
    public func routineStreaksChartSummary(count: Int, weeks: Int, current: String) -> Phrase {
        phrase("routine.streaks.chart.summary", at: 358, [.number("count", number(count)), .number("weeks", number(weeks)), .text("current", current)])
    }

    /// “This week”: `routine.streaks.chart.thisWeek`.
    ///
    /// Under the last bar of a chart of weeks.
    public func routineStreaksChartThisWeek() -> Phrase {
        phrase("routine.streaks.chart.thisWeek", at: 371)
    }

    /// “Completions per week”: `routine.streaks.chart.title`.
    ///
    /// Name of a chart of a routine's completions, a bar a week.
    public func routineStreaksChartTitle() -> Phrase {
        phrase("routine.streaks.chart.title", at: 372)
    }

    /// “Week”: `routine.streaks.chart.week`.
    ///
    /// Name of the axis of weeks of a chart.
    public func routineStreaksChartWeek() -> Phrase {
        phrase("routine.streaks.chart.week", at: 373)
    }

    /// “Still ahead”: `routine.streaks.day.ahead`.
    ///
    /// Screen-reader value of a day of this week after today.
    public func routineStreaksDayAhead() -> Phrase {
        phrase("routine.streaks.day.ahead", at: 374)
    }

    /// “{count} completions”: `routine.streaks.day.completed`.
    ///
    /// Screen-reader value of one day of this week. count: how often the routine was done on it, 1 or more.
    public func routineStreaksDayCompleted(count: Int) -> Phrase {
        phrase("routine.streaks.day.completed", at: 375, [.number("count", number(count))])
    }

    /// “{count} completions today”: `routine.streaks.day.completedToday`.
    ///
    /// Screen-reader value of today in this week. count: how often the routine was done, 1 or more.
    public func routineStreaksDayCompletedToday(count: Int) -> Phrase {
        phrase("routine.streaks.day.completedToday", at: 382, [.number("count", number(count))])
    }

    /// “No completions”: `routine.streaks.day.none`.
    ///
    /// Screen-reader value of a past day of this week without a completion.
    public func routineStreaksDayNone() -> Phrase {
        phrase("routine.streaks.day.none", at: 389)
    }

    /// “Nothing yet today”: `routine.streaks.day.noneToday`.
    ///
    /// Screen-reader value of today while the routine was not done.
    public func routineStreaksDayNoneToday() -> Phrase {
        phrase("routine.streaks.day.noneToday", at: 390)
    }

    /// “Set a weekly target on a routine to start tracking streaks.”: `routine.streaks.empty.text`.
    ///
    /// Under “No streaks yet”: how to begin.
    public func routineStreaksEmptyText() -> Phrase {
        phrase("routine.streaks.empty.text", at: 391)
    }

    /// “No streaks yet”: `routine.streaks.empty.title`.
    ///
    /// In place of the routines' streaks when no routine has a weekly target, also in a widget.
    public func routineStreaksEmptyTitle() -> Phrase {
        phrase("routine.streaks.empty.title", at: 392)
    }

    /// “Error Loading Streaks”: `routine.streaks.error.title`.
    ///
    /// Heading above the last known streaks of routines when they could not be loaded.
    public func routineStreaksErrorTitle() -> Phrase {
        phrase("routine.streaks.error.title", at: 393)
    }

    /// “Loading streaks...”: `routine.streaks.loading`.
    ///
    /// In place of the routines' streaks while they load, beside a spinner.
    public func routineStreaksLoading() -> Phrase {
        phrase("routine.streaks.loading", at: 394, spoken: 395)
    }

    /// “🔥 +{count} more”: `routine.streaks.more`.
    ///
    /// Under the bars of four weeks. count: weeks before them that belong to the streak.
    public func routineStreaksMore(count: Int) -> Phrase {
        phrase("routine.streaks.more", at: 396, spoken: 403, [.number("count", number(count))])
    }

    /// “PREVIOUS”: `routine.streaks.previous`.
    ///
    /// Over four bars for the four weeks before this one.
    public func routineStreaksPrevious() -> Phrase {
        phrase("routine.streaks.previous", at: 410, spoken: 411)
    }

    /// “{count}× / week”: `routine.streaks.target`.
    ///
    /// Under the name of a routine without a streak: its weekly target. count: days of a week, 1 to 7.
    public func routineStreaksTarget(count: Int) -> Phrase {
        phrase("routine.streaks.target", at: 412, spoken: 419, [.number("count", number(count))])
    }

    /// “Streaks”: `routine.streaks.title`.
    ///
    /// Title of the list of routines with a weekly target and their streaks.
    public func routineStreaksTitle() -> Phrase {
        phrase("routine.streaks.title", at: 426)
    }

    /// “THIS WEEK · {done} / {target}”: `routine.streaks.week`.
    ///
    /// Over seven squares for the days of this week. done: days on which the routine was done so far. target: days the weekly target asks for; both as digits.
    public func routineStreaksWeek(done: String, target: String) -> Phrase {
        phrase("routine.streaks.week", at: 427, spoken: 428, [.text("done", done), .text("target", target)])
    }

    /// “{done} of {target} days completed”: `routine.streaks.week.value`.
    ///
    /// Screen-reader value of this week. done: days on which the routine was done so far, as digits. target: days the weekly target asks for.
    public func routineStreaksWeekValue(done: String, target: Int) -> Phrase {
        phrase("routine.streaks.week.value", at: 429, [.text("done", done), .number("target", number(target))])
    }

    /// “🔥 {count} week streak”: `routine.streaks.weeks`.
    ///
    /// Under a routine's name. count: weeks in a row in which the weekly target was met, this week left out.
    public func routineStreaksWeeks(count: Int) -> Phrase {
        phrase("routine.streaks.weeks", at: 436, spoken: 443, [.number("count", number(count))])
    }

    /// “Share”: `share.button`.
    ///
    /// Button: hands the picture to another app.
    public func shareButton() -> Phrase {
        phrase("share.button", at: 450)
    }

    /// “Share streak card”: `share.button.label`.
    ///
    /// Name of the button that hands the picture to another app. Only told; the button reads Share.
    public func shareButtonLabel() -> Phrase {
        phrase("share.button.label", at: 451)
    }

    /// “{count} day streak card, {theme} theme”: `share.card.label`.
    ///
    /// Screen-reader label of the picture to share. count: days of the current streak; theme: the colour theme's name.
    public func shareCardLabel(count: Int, theme: String) -> Phrase {
        phrase("share.card.label", at: 452, [.number("count", number(count)), .text("theme", theme)])
    }

    /// “Longest streak: {count} days”: `share.card.longest`.
    ///
    /// On the picture to share. count: days of the longest streak.
    public func shareCardLongest(count: Int) -> Phrase {
        phrase("share.card.longest", at: 459, [.number("count", number(count))])
    }

    /// “{count} days”: `share.card.number`.
    ///
    /// Under the flame on the picture to share; the number is drawn far larger than the word. count: days of the current streak.
    public func shareCardNumber(count: Int) -> Phrase {
        phrase("share.card.number", at: 466, [.number("count", number(count))])
    }

    /// “{start} – {end}”: `share.card.range`.
    ///
    /// On the picture to share: the first and the last day of the streak. start, end: dates.
    public func shareCardRange(start: String, end: String) -> Phrase {
        phrase("share.card.range", at: 473, spoken: 474, [.text("start", start), .text("end", end)])
    }

    /// “Last 7 days: practiced on {count} days”: `share.card.strip`.
    ///
    /// What a screen reader says for the seven marks on the picture to share. count: days of the last seven with practice.
    public func shareCardStrip(count: Int) -> Phrase {
        phrase("share.card.strip", at: 475, [.number("count", number(count))])
    }

    /// “{count} Day Streak!”: `share.card.title`.
    ///
    /// Largest words on the picture to share, and the title of the share sheet's preview. count: days of the current streak.
    public func shareCardTitle(count: Int) -> Phrase {
        phrase("share.card.title", at: 482, [.number("count", number(count))])
    }

    /// “Creating the card...”: `share.composing`.
    ///
    /// Beside a spinner while the picture to share is drawn.
    public func shareComposing() -> Phrase {
        phrase("share.composing", at: 489, spoken: 490)
    }

    /// “Try again.”: `share.failed.message`.
    ///
    /// Under the message that the picture could not be made.
    public func shareFailedMessage() -> Phrase {
        phrase("share.failed.message", at: 491)
    }

    /// “Couldn't create the card.”: `share.failed.title`.
    ///
    /// Heading of the message when the picture could not be made.
    public func shareFailedTitle() -> Phrase {
        phrase("share.failed.title", at: 492)
    }

    /// “Loading progress...”: `share.loading`.
    ///
    /// In place of the picture to share while the practices load, beside a spinner.
    public func shareLoading() -> Phrase {
        phrase("share.loading", at: 493, spoken: 494)
    }

    /// “Show last 7 days”: `share.option.calendarStrip`.
    ///
    /// Switch: whether the picture to share shows a mark for each of the last seven days.
    public func shareOptionCalendarStrip() -> Phrase {
        phrase("share.option.calendarStrip", at: 495)
    }

    /// “Show longest streak”: `share.option.longestStreak`.
    ///
    /// Switch: whether the picture to share shows the longest streak.
    public func shareOptionLongestStreak() -> Phrase {
        phrase("share.option.longestStreak", at: 496)
    }

    /// “Message”: `share.option.message`.
    ///
    /// Field for a few words shown on the picture to share.
    public func shareOptionMessage() -> Phrase {
        phrase("share.option.message", at: 497)
    }

    /// “Use at most {limit} characters”: `share.option.message.tooLong`.
    ///
    /// Under the message field when what was typed is too long. limit: the most characters.
    public func shareOptionMessageTooLong(limit: Int) -> Phrase {
        phrase("share.option.message.tooLong", at: 498, [.number("limit", number(limit))])
    }

    /// “Name”: `share.option.name`.
    ///
    /// Field for the name shown on the picture to share; empty shows none.
    public func shareOptionName() -> Phrase {
        phrase("share.option.name", at: 505)
    }

    /// “Optional”: `share.option.optional`.
    ///
    /// In an empty field that may stay empty.
    public func shareOptionOptional() -> Phrase {
        phrase("share.option.optional", at: 506)
    }

    /// “Theme”: `share.option.theme`.
    ///
    /// Choice of the colours of the picture to share.
    public func shareOptionTheme() -> Phrase {
        phrase("share.option.theme", at: 507)
    }

    /// “Customize”: `share.section.customize`.
    ///
    /// Heading over what can be changed about the picture to share.
    public func shareSectionCustomize() -> Phrase {
        phrase("share.section.customize", at: 508)
    }

    /// “Streak card shared”: `share.shared`.
    ///
    /// Said once after the picture was handed to another app.
    public func shareShared() -> Phrase {
        phrase("share.shared", at: 509)
    }

    /// “{app} streak”: `share.subject`.
    ///
    /// Subject of a message the picture is sent with. app: the app's name.
    public func shareSubject(app: String) -> Phrase {
        phrase("share.subject", at: 510, [.text("app", app)])
    }

    /// “Dark”: `share.theme.dark`.
    ///
    /// A colour theme of the picture to share.
    public func shareThemeDark() -> Phrase {
        phrase("share.theme.dark", at: 511)
    }

    /// “Emerald Teal”: `share.theme.emeraldTeal`.
    ///
    /// A colour theme of the picture to share: a gradient from green to teal.
    public func shareThemeEmeraldTeal() -> Phrase {
        phrase("share.theme.emeraldTeal", at: 512)
    }

    /// “Light”: `share.theme.light`.
    ///
    /// A colour theme of the picture to share.
    public func shareThemeLight() -> Phrase {
        phrase("share.theme.light", at: 513)
    }

    /// “Streak Color”: `share.theme.tierColor`.
    ///
    /// A colour theme of the picture to share: the colour of the flame.
    public func shareThemeTierColor() -> Phrase {
        phrase("share.theme.tierColor", at: 514)
    }

    /// “Share Streak”: `share.title`.
    ///
    /// Title of the sheet in which a picture of the streak is made.
    public func shareTitle() -> Phrase {
        phrase("share.title", at: 515)
    }

    /// “Off”: `state.off`.
    ///
    /// State of a switch, in a word.
    public func stateOff() -> Phrase {
        phrase("state.off", at: 516)
    }

    /// “On”: `state.on`.
    ///
    /// State of a switch, in a word.
    public func stateOn() -> Phrase {
        phrase("state.on", at: 517)
    }

    /// “Your streak is at risk! Practice today to keep it going.”: `streak.atRisk.message`.
    ///
    /// In the streak counter in red: the streak ends tonight unless the person practices.
    public func streakAtRiskMessage() -> Phrase {
        phrase("streak.atRisk.message", at: 518)
    }

    /// “Best”: `streak.badge.best`.
    ///
    /// Small label under the number in a streak badge: the longest streak.
    public func streakBadgeBest() -> Phrase {
        phrase("streak.badge.best", at: 519)
    }

    /// “Current”: `streak.badge.current`.
    ///
    /// Small label under the number in a streak badge: the streak that is running.
    public func streakBadgeCurrent() -> Phrase {
        phrase("streak.badge.current", at: 520)
    }

    /// “{name} streak: {count} days”: `streak.badge.label`.
    ///
    /// Screen-reader label of a streak badge. name: the badge's own label, such as Current; count: days.
    public func streakBadgeLabel(name: String, count: Int) -> Phrase {
        phrase("streak.badge.label", at: 521, [.text("name", name), .number("count", number(count))])
    }

    /// “{name} streak: {count} days, milestone”: `streak.badge.milestoneLabel`.
    ///
    /// Screen-reader label of a streak badge from 7 days on. name: the badge's own label, such as Current; count: days.
    public func streakBadgeMilestoneLabel(name: String, count: Int) -> Phrase {
        phrase("streak.badge.milestoneLabel", at: 528, [.text("name", name), .number("count", number(count))])
    }

    /// “{count} day streak”: `streak.badge.unnamedLabel`.
    ///
    /// Screen-reader label of a streak badge that has no label of its own. count: days.
    public func streakBadgeUnnamedLabel(count: Int) -> Phrase {
        phrase("streak.badge.unnamedLabel", at: 535, [.number("count", number(count))])
    }

    /// “{count} day streak, milestone”: `streak.badge.unnamedMilestoneLabel`.
    ///
    /// Screen-reader label of a streak badge that has no label of its own, from 7 days on. count: days.
    public func streakBadgeUnnamedMilestoneLabel(count: Int) -> Phrase {
        phrase("streak.badge.unnamedMilestoneLabel", at: 542, [.number("count", number(count))])
    }

    /// “Best: {count} days”: `streak.best`.
    ///
    /// Under the current streak: the longest one. count: whole days, 1 or more.
    public func streakBest(count: Int) -> Phrase {
        phrase("streak.best", at: 549, [.number("count", number(count))])
    }

    /// “{count} days, best {best} days, at risk, {countdown}”: `streak.counter.atRiskValue`.
    ///
    /// Screen-reader value of the streak counter when the streak ends tonight unless the person practices. count: days of the current streak; best: days of the longest one; countdown: the time left as it is spoken, such as '6 hours 40 minutes left'.
    public func streakCounterAtRiskValue(count: Int, best: Int, countdown: String) -> Phrase {
        phrase("streak.counter.atRiskValue", at: 556, [.number("count", number(count)), .number("best", number(best)), .text("countdown", countdown)])
    }

    /// “Shows streak statistics”: `streak.counter.hint`.
    ///
    /// Screen-reader hint of the streak counter: what choosing it does.
    public func streakCounterHint() -> Phrase {
        phrase("streak.counter.hint", at: 569)
    }

    /// “Current streak”: `streak.counter.label`.
    ///
    /// Screen-reader label of the streak counter.
    public func streakCounterLabel() -> Phrase {
        phrase("streak.counter.label", at: 570)
    }

    /// “{name} streak”: `streak.counter.namedLabel`.
    ///
    /// Screen-reader label of the streak counter of one habit. name: the habit, as its owner typed it.
    public func streakCounterNamedLabel(name: String) -> Phrase {
        phrase("streak.counter.namedLabel", at: 571, [.text("name", name)])
    }

    /// “no streak yet”: `streak.counter.none`.
    ///
    /// Screen-reader value of the streak counter when there has never been a streak.
    public func streakCounterNone() -> Phrase {
        phrase("streak.counter.none", at: 572)
    }

    /// “{count} days, best {best} days”: `streak.counter.value`.
    ///
    /// Screen-reader value of the streak counter. count: days of the current streak; best: days of the longest one.
    public func streakCounterValue(count: Int, best: Int) -> Phrase {
        phrase("streak.counter.value", at: 573, [.number("count", number(count)), .number("best", number(best))])
    }

    /// “{count} days”: `streak.days`.
    ///
    /// Beside the flame: the length of the current streak. The number is drawn larger than the word. count: whole days; 0 when there is no streak.
    public func streakDays(count: Int) -> Phrase {
        phrase("streak.days", at: 586, [.number("count", number(count))])
    }

    /// “Error Loading Streak”: `streak.error.title`.
    ///
    /// Heading above the last known streak when the practices could not be loaded.
    public func streakErrorTitle() -> Phrase {
        phrase("streak.error.title", at: 593)
    }

    /// “Loading progress...”: `streak.loading`.
    ///
    /// In place of the streak counter while the practices load, beside a spinner.
    public func streakLoading() -> Phrase {
        phrase("streak.loading", at: 594, spoken: 595)
    }

    /// “Another day of dedication – your streak continues!”: `streak.message.another`.
    ///
    /// Another message for a streak of 7 days or more, in turn with the first.
    public func streakMessageAnother() -> Phrase {
        phrase("streak.message.another", at: 596)
    }

    /// “Your longest streak was {count} days. Start a new one today!”: `streak.message.broken`.
    ///
    /// Message in the streak counter after a streak ended, when the longest one was above 3 days. count: days of the longest streak.
    public func streakMessageBroken(count: Int) -> Phrase {
        phrase("streak.message.broken", at: 597, [.number("count", number(count))])
    }

    /// “Get Back on Track”: `streak.message.broken.title`.
    ///
    /// Heading over the message after a streak ended.
    public func streakMessageBrokenTitle() -> Phrase {
        phrase("streak.message.broken.title", at: 604)
    }

    /// “Every session counts towards your goal.”: `streak.message.brokenEarly`.
    ///
    /// Message in the streak counter after a streak ended, when the longest one was 1 to 3 days.
    public func streakMessageBrokenEarly() -> Phrase {
        phrase("streak.message.brokenEarly", at: 605)
    }

    /// “Your consistency is impressive! Keep the momentum going.”: `streak.message.consistent`.
    ///
    /// Another message for a streak of 7 days or more, in turn with the first.
    public func streakMessageConsistent() -> Phrase {
        phrase("streak.message.consistent", at: 606)
    }

    /// “Congratulations! You've maintained your practice streak for {count} days. Keep up the great work!”: `streak.message.milestone`.
    ///
    /// Message in the streak counter on the day a milestone is reached. count: the milestone in days.
    public func streakMessageMilestone(count: Int) -> Phrase {
        phrase("streak.message.milestone", at: 607, [.number("count", number(count))])
    }

    /// “Message”: `streak.message.name`.
    ///
    /// Screen-reader name of the motivational line in the streak counter; the line follows.
    public func streakMessageName() -> Phrase {
        phrase("streak.message.name", at: 614)
    }

    /// “Start your journey today!”: `streak.message.never`.
    ///
    /// Message in the streak counter for somebody who has never practiced.
    public func streakMessageNever() -> Phrase {
        phrase("streak.message.never", at: 615)
    }

    /// “Great start! Keep going!”: `streak.message.started`.
    ///
    /// Message in the streak counter for 1 to 6 days, practiced today.
    public func streakMessageStarted() -> Phrase {
        phrase("streak.message.started", at: 616)
    }

    /// “Your daily practice is creating lasting change.”: `streak.message.steady`.
    ///
    /// Message in the streak counter for a living streak with nothing practiced yet today.
    public func streakMessageSteady() -> Phrase {
        phrase("streak.message.steady", at: 617)
    }

    /// “You're on a {count}-day streak! Keep it going!”: `streak.message.strong`.
    ///
    /// Message in the streak counter from 7 days on. count: days of the streak.
    public func streakMessageStrong(count: Int) -> Phrase {
        phrase("streak.message.strong", at: 618, [.number("count", number(count))])
    }

    /// “Great Streak!”: `streak.message.strong.title`.
    ///
    /// Heading over the message of a streak of 7 days or more.
    public func streakMessageStrongTitle() -> Phrase {
        phrase("streak.message.strong.title", at: 625)
    }

    /// “{count} day streak reached”: `streak.milestone.announcement`.
    ///
    /// Said once by a screen reader when a streak milestone is reached. count: the milestone in days.
    public func streakMilestoneAnnouncement(count: Int) -> Phrase {
        phrase("streak.milestone.announcement", at: 626, [.number("count", number(count))])
    }

    /// “{count} Day Streak!”: `streak.milestone.title`.
    ///
    /// Heading when a streak milestone is reached. count: the milestone in days.
    public func streakMilestoneTitle(count: Int) -> Phrase {
        phrase("streak.milestone.title", at: 633, [.number("count", number(count))])
    }

    /// “{preview}. {requirement}.”: `streak.next.detail`.
    ///
    /// What a screen reader says about the next streak milestone. preview: how far it is, a whole phrase; requirement: what it takes, a whole phrase.
    public func streakNextDetail(preview: String, requirement: String) -> Phrase {
        phrase("streak.next.detail", at: 640, [.text("preview", preview), .text("requirement", requirement)])
    }

    /// “Next milestone”: `streak.next.name`.
    ///
    /// Screen-reader name of the preview of the next streak milestone; the preview follows.
    public func streakNextName() -> Phrase {
        phrase("streak.next.name", at: 641)
    }

    /// “All milestones reached”: `streak.next.none`.
    ///
    /// In the streak counter when no milestone is left.
    public func streakNextNone() -> Phrase {
        phrase("streak.next.none", at: 642)
    }

    /// “{remaining} days to your {milestone}-day milestone”: `streak.next.preview`.
    ///
    /// In the streak counter: how far the next milestone is. remaining: days until then, 1 or more; milestone: the streak it stands for, in days.
    public func streakNextPreview(remaining: Int, milestone: Int) -> Phrase {
        phrase("streak.next.preview", at: 643, [.number("remaining", number(remaining)), .number("milestone", number(milestone))])
    }

    /// “Practice every day until {date}”: `streak.next.requirement`.
    ///
    /// In the streak counter under the next milestone: what it takes. date: the day it is reached, a long date.
    public func streakNextRequirement(date: String) -> Phrase {
        phrase("streak.next.requirement", at: 656, [.text("date", date)])
    }

    /// “Personal best”: `streak.personalBest`.
    ///
    /// Note in the streak counter that the current streak is the longest ever.
    public func streakPersonalBest() -> Phrase {
        phrase("streak.personalBest", at: 657)
    }

    /// “Streak”: `streak.title`.
    ///
    /// Title of the streak counter's screen.
    public func streakTitle() -> Phrase {
        phrase("streak.title", at: 658)
    }

    /// “Book”: `symbol.book.fill`.
    ///
    /// Spoken name of the symbol of a book.
    public func symbolBookFill() -> Phrase {
        phrase("symbol.book.fill", at: 659)
    }

    /// “Water drop”: `symbol.drop.fill`.
    ///
    /// Spoken name of the symbol of a drop of water.
    public func symbolDropFill() -> Phrase {
        phrase("symbol.drop.fill", at: 660)
    }

    /// “Dumbbell”: `symbol.dumbbell.fill`.
    ///
    /// Spoken name of the symbol of a dumbbell.
    public func symbolDumbbellFill() -> Phrase {
        phrase("symbol.dumbbell.fill", at: 661)
    }

    /// “Runner”: `symbol.figure.run`.
    ///
    /// Spoken name of the symbol of a running person.
    public func symbolFigureRun() -> Phrase {
        phrase("symbol.figure.run", at: 662)
    }

    /// “Fork and knife”: `symbol.fork.knife`.
    ///
    /// Spoken name of the symbol of a fork and a knife.
    public func symbolForkKnife() -> Phrase {
        phrase("symbol.fork.knife", at: 663)
    }

    /// “Graduation cap”: `symbol.graduationcap.fill`.
    ///
    /// Spoken name of the symbol of a graduation cap.
    public func symbolGraduationcapFill() -> Phrase {
        phrase("symbol.graduationcap.fill", at: 664)
    }

    /// “Heart”: `symbol.heart.fill`.
    ///
    /// Spoken name of the symbol of a heart.
    public func symbolHeartFill() -> Phrase {
        phrase("symbol.heart.fill", at: 665)
    }

    /// “Leaf”: `symbol.leaf.fill`.
    ///
    /// Spoken name of the symbol of a leaf.
    public func symbolLeafFill() -> Phrase {
        phrase("symbol.leaf.fill", at: 666)
    }

    /// “Moon”: `symbol.moon.fill`.
    ///
    /// Spoken name of the symbol of the moon.
    public func symbolMoonFill() -> Phrase {
        phrase("symbol.moon.fill", at: 667)
    }

    /// “Musical note”: `symbol.music.note`.
    ///
    /// Spoken name of the symbol of a musical note.
    public func symbolMusicNote() -> Phrase {
        phrase("symbol.music.note", at: 668)
    }

    /// “Paintbrush”: `symbol.paintbrush.fill`.
    ///
    /// Spoken name of the symbol of a paintbrush.
    public func symbolPaintbrushFill() -> Phrase {
        phrase("symbol.paintbrush.fill", at: 669)
    }

    /// “Star”: `symbol.star.fill`.
    ///
    /// Spoken name of the symbol of a star.
    public func symbolStarFill() -> Phrase {
        phrase("symbol.star.fill", at: 670)
    }

    /// “{value} kg”: `weight.value.kilograms`.
    ///
    /// A weight in kilograms wherever one is shown, such as the next milestone at the top of its card. value: the weight, formatted.
    public func weightValueKilograms(value: NumberText) -> Phrase {
        phrase("weight.value.kilograms", at: 671, spoken: 672, [.number("value", value)])
    }

    /// “{value} lb”: `weight.value.pounds`.
    ///
    /// A weight in pounds wherever one is shown, such as the next milestone at the top of its card. value: the weight, formatted.
    public func weightValuePounds(value: NumberText) -> Phrase {
        phrase("weight.value.pounds", at: 679, spoken: 680, [.number("value", value)])
    }
}
