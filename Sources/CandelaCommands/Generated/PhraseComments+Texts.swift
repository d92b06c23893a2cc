// swift-format-ignore-file
// Written by candela-generate from the string catalogs; change those instead.

extension PhraseComments {
    /// A line for each key, in the order of the tables.
    static let texts: [String] = [
#"""
Button that leaves a page and returns to the one before.
Button that closes a sheet or an alert and changes nothing.
Button that closes a page or a sheet in which nothing is entered.
Button that destroys data. Verb.
Button that ends an editor in which everything is saved at once.
Button that opens a thing to change it. Verb.
Button that closes a message after it was read.
Button that closes a sheet and keeps what was entered.
Button that opens the system's sheet for sharing. Verb.
Button, after something failed: does it once more.
Name of a chart’s axis: what lies along the chart. Noun. Only spoken.
Label of one point of a chart: “Tuesday, March 17: 2 completions”. Only spoken. place: date (weekday, month, day), or the name of a week. value: label, the value with its unit.
Label of the action of a chart that chooses the day nearest to a point. Verb. Only spoken.
Beginning of the value of a chart with a chosen point, without a full stop. “Selected” describes the point. Only spoken. point: label, the day and the value of the point.
Text in the streak counter: the time until the streak ends, whole hours, short. hours: number, from 1.
Spoken. Text in the streak counter: the time until the streak ends, without the 0 minutes. Languages in which “left” agrees with a number may put it into the forms of that number. hours: count, from 1.
Text in the streak counter: the time until the streak ends, an hour or more; “h” is hours, short, “min” is minutes, short. hours: number, from 1. minutes: number, 1 to 59.
Spoken. Text in the streak counter: the time until the streak ends, an hour or more. Languages in which “left” agrees with a number may put it into the forms of that number. hours: count, from 1. minutes: count, 1 to 59.
Text in the streak counter: the time until the streak ends, below an hour; “min” is minutes, short. minutes: number, 1 to 59.
Spoken. Text in the streak counter: the time until the streak ends, below an hour. minutes: count, 1 to 59.
Text in the streak counter: the time until the streak ends, when only seconds are left.
Spoken. Text in the streak counter, within a list of facts: the time until the streak ends, when only seconds are left.
Spoken. Text: the first and the last of some days. start: date (month, day, year). end: date (month, day, year). The year is left out of dates in this year. Other languages: where such a date cannot follow a preposition, put a dash or a word between that needs no other form.
A date or a part of one, alone, as the reader’s region writes it. date: date (weekday, month, day), or only a part of it.
State of a day, only spoken, after the date and a colon or in a table: the habit was done. Adjective; it does not agree with anything.
State of a day, only spoken, after the date and a colon or in a table: the habit was not done. Adjective; it describes the day.
State of a day, only spoken, after the date and a colon or in a table: the day lies before the first record.
State of today, only spoken, after the date and a colon or in a table: the habit can still be done.
State of a day, only spoken, after the date and a colon or in a table: a day off, which breaks no streak. Noun.
Text of the toast after records were deleted of which no screen says more, beside Undo. No full stop.
Text of the toast after one record was deleted, beside Undo. No full stop. name: typed text, the record’s name; or a sentence, “30 minutes, March 17”.
Text of a toast, beside “Try again”: one record could not be deleted. name: typed text, the record’s name; or a sentence, “30 minutes, March 17”.
Name of a record of a day, which the toast about its deletion quotes: “Read, March 17”. content: typed text, the habit’s name; or a weight. date: date (month, day), with the year unless it is this year.
Name of a practice session, which the toast about its deletion quotes: “30 minutes, March 17”. count: count, minutes. date: date (month, day), with the year unless it is this year.
Button below the question “Discard changes?”: closes the form and forgets what was entered. Verb.
Button below the question “Discard changes?”: the form stays open. Verb.
Text below the question “Discard changes?”.
Question before a form with entries is closed without saving. Discard: verb.
A length of time in words, spoken alone or after a colon: whole days. count: count, from 1.
A length of time in words, spoken alone or after a colon: a day or more; minutes are cut off. days: count, from 1. hours: count, 1 to 23.
A length of time in words, spoken alone or after a colon: whole hours. count: count, 1 to 23.
A length of time in words, spoken alone or after a colon: an hour or more; seconds are cut off. hours: count, 1 to 23. minutes: count, 1 to 59.
A length of time in words, spoken alone or after a colon: whole minutes. count: count, 1 to 59.
A length of time in words, spoken alone or after a colon: a minute or more. minutes: count, 1 to 59. seconds: count, 1 to 59.
A length of time in words, spoken alone or after a colon: less than a minute. count: count, 0 to 59.
A length of time beside a habit, in digits: “10:05”. time: duration, minutes and seconds in digits.
Text under the heading of a failed load, above what was loaded before.
Text under the heading of a failed load, when nothing else can be shown.
Text: a list of facts without “and”, such as “Early morning, Weekday, Home”. list: list, all but the last. next: label.
Text below a field for a day or a time of day, after an entry outside its bounds. first: date (month, day, year) or time of day, the first allowed. last: date (month, day, year) or time of day, the last allowed.
Text below a field for a day, after something else was typed.
Text below a field for a day or a time of day, after an entry that is too early. first: date (month, day, year) or time of day, the first allowed.
Text below a field for a day or a time of day, after an entry that is too late. last: date (month, day, year) or time of day, the last allowed.
Text below a field, after too small a number was typed. low: number, the lowest allowed.
Text below a field, after too long a text was typed. limit: count, of characters, from 1.
Text below a field that must be filled in and is empty.
Text below a field, after too large a number was typed. high: number, the highest allowed.
Text below a field for a name that is left empty.
Text below a field for a number, after something else was typed.
Text below a field, after a number outside its bounds was typed. low: number, the lowest allowed. high: number, the highest allowed.
Text below a field for a time of day, after something else was typed.
Text of the daily notification of an app for habits.
Spoken after a row of a list was moved up or down. position: number, the row’s new position. total: number, of rows.
Button under a long list: shows the rows after these. “Next” describes the rows.
Label of the same button. Only spoken. list: label, the name of the list, such as “My Habits”.
Button over a long list: shows the rows before these. “Previous” describes the rows.
Label of the same button. Only spoken. list: label, the name of the list, such as “My Habits”.
Heading of the card of milestones once the goal is reached. Noun: the final weight.
Spoken. Label of the cards of the next milestone. next: weight. Other languages: with a colon, “Next milestone: 225 pounds”.
Spoken. Label of the card of milestones once the last one, the goal, is reached. next: weight.
Spoken. Label of the card of a milestone that is reached. next: weight.
Heading of the card of the next milestone, and title of its screen.
Heading of the card of a milestone that is reached. A round weight on the way to the goal.
Spoken. Value of the cards of the next milestone. “Complete” is an adjective. percent: count, of percent of the way to the milestone. remaining: weight. Other languages: the weight after a colon, “Remaining: 1.7 pounds”.
In place of the name of a habit, a routine or a part of one that has none.
A name in a list or sentence of names. name: typed text.
Text: the numbers from one to another, as CLDR’s pattern for ranges. low: number. high: number.
Spoken. Text: the numbers from one to another. low: number. high: number.
A number alone, where its meaning stands beside it, such as on a streak badge. value: number.
A share in percent, alone. percent: percentage, with its sign.
Spoken. A share in percent, alone, with the sign as a word. percent: percentage, a whole number without its sign.
Option, of the period a chart shows: the last 30 days. Noun.
Name of a group of options: the period a chart shows. Noun. Only spoken.
Option, of the period a chart shows: the last 7 days. Noun.
Label of a day, a week or a month: the minutes practiced. date: date (weekday, month, day), or the interval of a week, or a month with its year. count: count, minutes.
Label of a day, a week or a month with several sessions. date: date (weekday, month, day), or the interval of a week, or a month with its year. minutes: count, minutes. sessions: count, sessions.
Spoken. Label of a day, a week or a month with several sessions. date: date (weekday, month, day), or the interval of a week, or a month with its year. minutes: count, minutes. sessions: count, sessions.
Spoken. Label of a day, a week or a month: the minutes practiced. date: date (weekday, month, day), or the interval of a week, or a month with its year. count: count, minutes.
Label of a day that was marked as done without minutes. date: date (weekday, month, day).
Label of a past day on which nothing was practiced. Of the day. date: date (weekday, month, day).
Label of a day before anything was ever practiced. Practice: noun. date: date (weekday, month, day).
Label of today before anything was practiced. date: date (weekday, month, day).
Label of a day of rest. date: date (weekday, month, day).
Label of a day that was skipped and keeps the streak. date: date (weekday, month, day).
Hint of a day in a calendar or chart: opens its figures.
Spoken after the label of today, and in a legend: the mark of today.
Text of the toast after a practice session was logged, beside Undo. No full stop. count: count, minutes.
Text of the daily notification of an app for practice, such as of an instrument. Verb.
Role that VoiceOver adds to a slider or stepper, in a transcript. Adjective.
Role that a screen reader in a browser adds to an urgent message, in a transcript. Noun.
Role that a screen reader adds to a button, in a transcript. Noun.
Role that VoiceOver adds to a chart, in a transcript. Noun.
Role that TalkBack or a browser adds to a check box, in a transcript. Noun.
Role that TalkBack adds to a text field, in a transcript. Noun.
Role that a screen reader in a browser adds to a text field, in a transcript. Noun.
Role that a screen reader in a browser adds to an image or a chart, in a transcript. Noun.
Role that a screen reader adds to a grid of cells, in a transcript. Noun.
Role that a screen reader in a browser adds to elements that belong together, in a transcript. Noun.
Role that a screen reader adds to a heading without a level, in a transcript. Noun.
Role that a screen reader adds to a heading, in a transcript. Noun with a number. level: number, 1 to 6.
Role that VoiceOver or TalkBack adds to an image, in a transcript. Noun.
Role that a screen reader adds to a link, in a transcript. Noun.
Role that a screen reader adds to a list, in a transcript. Noun.
Role that a screen reader adds to a progress bar, in a transcript. Noun.
Role that a screen reader adds to one of several options of which one is selected, in a transcript. Noun.
Role that TalkBack or a browser adds to a slider or stepper, in a transcript. Noun.
Role that a screen reader in a browser adds to a message that is not urgent, in a transcript. Noun.
Role that TalkBack or a browser adds to a switch, in a transcript. Noun.
Role that VoiceOver adds to a switch, in a transcript. Noun.
Role that a screen reader adds to a tab, in a transcript. Noun.
Role that VoiceOver adds to a row of tabs, in a transcript. Noun.
Role that a screen reader in a browser adds to a row of tabs, in a transcript. Noun.
Role that VoiceOver adds to a text field, in a transcript. Noun.
Role that VoiceOver adds to a check box, in a transcript. Noun.
Announcement when a habit of a routine is completed. name: typed text.
Announcement, and text of a toast, when a habit of a routine is skipped. name: typed text.
Spoken after a form was saved and closed, or a weight was logged.
Text of a passing note on any screen, with the button “Try again”: what was entered or changed could not be stored on the device.
Heading in place of a screen that could not be loaded, when nothing is known of what it shows.
Text in place of a screen while it loads, beside a spinner, when nothing is known of what it shows. Verb.
Text: a sentence with its full stop, in speech and in text alternatives. text: sentence, without its full stop.
Text: two sentences one after the other; the blank is the one between sentences, and missing in Chinese and Japanese. first: sentence, or several. second: sentence.
Label of the field for the time at which a new day starts, such as 4:00 AM for people who are up late. Noun.
Text under the field “Start of the day”, also announced when the time changes. Other languages: “End of the day: %(time)@. What you do before counts for the day before.” time: time of day.
Text under the field “Start of the day”, also announced when the time changes to midnight.
Name of the sentence under a setting, which a screen reader reads on demand. Noun, plural.
Heading above the last known settings when they could not be loaded.
Name of a choice between the seven days of the week.
Heading of the settings that every app has, such as haptics and the daily reminder.
Label of a switch: whether the device vibrates.
Text under the switch “Haptics”: what it does.
Text in place of the settings while they are being loaded.
Label of the choice between Auto, Light and Dark. Noun.
Label of a mode of the app’s appearance: always dark. Agrees with “mode”.
Label of a mode of the app’s appearance: always light. Agrees with “mode”.
Label of a mode of the app’s appearance: light or dark as the device is set.
Label of a switch: whether the app animates. Noun.
Text under the switch “Animations”: what it does.
Title of a note in the settings when the device allows no notifications.
Text of a note in the settings when the device allows no notifications. Settings is the system’s app.
Label of a switch: whether to be reminded every day.
Text under the switch “Daily reminder”: what it does.
Button that takes the time at which the reader usually logs something. Verb. time: time of day.
Label of the field for the time of the daily reminder.
Title of the settings, and of the button or tab that opens them.
Text in an empty field that may stay empty. Adjective, of what could be entered.
State that a screen reader adds to content that is loading, in a transcript.
State that TalkBack or a browser adds to a check box that is on, in a transcript.
State that a screen reader adds to a group whose content is hidden, in a transcript.
State that a screen reader in a browser adds to today in a calendar, in a transcript.
State that a screen reader in a browser adds to the step that is open, in a transcript.
State that VoiceOver adds to a control that cannot be used now, in a transcript.
State that TalkBack adds to a control that cannot be used now, in a transcript.
State that a screen reader adds to a group whose content is visible, in a transcript.
State that a screen reader in a browser adds to a text field with an error, in a transcript.
State that TalkBack or a browser adds to a check box that is off, in a transcript.
State of a switch, beside it: it is not on.
State of a switch, beside it.
State that a screen reader adds to the selected option or tab, in a transcript.
State that a screen reader adds to a switch that is off, in a transcript.
State that a screen reader adds to a switch that is on, in a transcript.
State that VoiceOver adds to a check box that is on, in a transcript.
State that a screen reader in a browser adds to a control that cannot be used now, in a transcript.
State that VoiceOver adds to a check box that is off, in a transcript.
Text of the streak counter, in red, and of a notification: the streak ends tonight unless something is done. Practice: verb.
Spoken label of the badge of the longest streak. count: count, days.
Spoken label of the badge of the longest streak. count: count, weeks.
Spoken label of the badge of the longest streak from 7 days on. count: count, days. milestone: count, days of the greatest milestone reached.
Spoken label of the badge of the current streak. count: count, days.
Spoken label of the badge of the current streak. count: count, weeks.
Spoken label of the badge of the current streak from 7 days on. count: count, days. milestone: count, days of the greatest milestone reached.
Spoken label of a streak badge with a caption of an app's own. name: typed text, that caption. count: count, days.
Spoken label of a streak badge with a caption of an app's own. name: typed text, that caption. count: count, weeks.
Spoken label of a streak badge with a caption of an app's own, from 7 days on. name: typed text, that caption. count: count, days. milestone: count, days of the greatest milestone reached.
Spoken label of a streak badge without a caption. count: count, days.
Spoken label of a streak badge without a caption. count: count, weeks.
Spoken label of a streak badge without a caption, from 7 days on. count: count, days. milestone: count, days of the greatest milestone reached.
Spoken value of the streak counter when the streak ends tonight unless something is done. count: count, days of the current streak. best: count, days of the longest streak. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Spoken value of the streak counter when the streak ends tonight unless something is done. count: count, weeks of the current streak. best: count, weeks of the longest streak. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Spoken value of the first streak, of one day, that is about to end. count: count, days. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Spoken value of the first streak, of one day, that is about to end. count: count, weeks. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Hint of the streak counter: opens the statistics.
Spoken label of the streak counter; its value follows, a number of days.
Spoken label of the streak counter of one habit. name: typed text, the habit's name.
Spoken value of the streak counter when there has never been a streak.
Spoken value of a streak that is the longest ever. count: count, days.
Spoken value of a streak that is the longest ever and about to end. count: count, days. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Spoken value of a streak that is the longest ever and about to end. count: count, weeks. countdown: duration, a whole phrase such as 6 hours 40 minutes left.
Spoken value of a streak that is the longest ever. count: count, weeks.
Spoken value of the streak counter. count: count, days of the current streak. best: count, days of the longest streak.
Spoken value of the streak counter. count: count, weeks of the current streak. best: count, weeks of the longest streak.
Text beside the flame, and value of figures: the length of a streak. The number is drawn larger than the word. count: count, days; 0 without a streak.
Text of a notification whose title is the name of a habit: its streak ends tonight unless the habit is done. “It” is first the habit, then the streak.
Last item of a list of habits in a notification, for those that it leaves out: “Read”, “Run”, “Draw”, and 47 more. count: count, from 1.
Text of a notification: several habits whose streaks end tonight. “Open” describes the habits. names: list, of typed names in quotation marks.
Title of a notification about the streaks of several habits. Noun, plural.
Title of the streak counter's screen and of a notification. Noun.
Text beside the flame, and value of figures: the length of a streak. The number is drawn larger than the word. count: count, weeks; 0 without a streak.
Spoken when syncing works again after a problem.
Label of the sync symbol and title of its message when syncing failed, also spoken then.
Spoken when the network is lost, and label of the sync symbol while there is no network.
A time of day alone, as the reader’s region writes it. time: time of day.
Value of a timer, only spoken: it runs and counts up. time: duration.
Value of a timer, only spoken: it is paused and counts up. “Paused” describes the timer. time: duration.
Value of a timer, only spoken: it is paused and counts down. “Paused” describes the timer. time: duration.
Value of a timer, only spoken: it was not started yet and will count down. “Started” describes the timer. time: duration, the whole of it.
Value of a timer, only spoken: it was not started yet and will count up from zero. “Started” describes the timer.
Value of a timer, only spoken: it runs and counts down. time: duration.
Button of a passing note, in the app’s own words. action: label, of the app.
Button that hides a passing note. Only spoken; a cross is drawn. Verb.
Kind of a passing note, spoken before its text: something failed. Noun.
Kind of a passing note, spoken before its text: something to know. Noun.
Kind of a passing note, spoken before its text: something worked. Noun.
Kind of a passing note, spoken before its text: something to look at. Noun.
Label of a passing note. Only spoken. kind: label, “Success”, “Info”, “Warning” or “Error”. message: sentence, in the app’s own words.
Spoken. Sentence after a passing note with a button. action: label, the words on the button.
Button of a passing note: takes a deletion back. Verb.
Note in a transcript: what else can be done with an element. actions: list.
Note in a transcript: a detail that is spoken on request. label: label. value: label.
Two items of a list in a transcript; longer lists repeat it. first: label. second: label.
Two parts of what a screen reader says of an element: label, value, role, state or hint. first: label. second: label.
Note in a transcript before an announcement: what the screen reader says when it has finished. Verb, third person.
Note in a transcript before an announcement that interrupts the screen reader. Verb, third person.
Two parts of what a screen reader says of an element, of which the first ends a sentence. first: sentence. second: label. Other languages: without a blank where sentences have none between them.
Spoken after the button “Undo” restored what was deleted or discarded.
A weight in kilograms with the unit in full, alone or after a colon. Only spoken. value: number, with or without a decimal.
Name of the unit: an option in the settings, and beside the field of the goal.
Spoken. Name of the unit: an option in the settings, and beside the field of the goal.
A weight in kilograms, as it is drawn, alone or in another phrase. value: number, with or without a decimal.
Spoken. A weight in kilograms, alone or after a colon. value: number, with or without a decimal.
A weight in pounds with the unit in full, alone or after a colon. Only spoken. value: number, with or without a decimal.
Name of the unit: an option in the settings, and beside the field of the goal.
Spoken. Name of the unit: an option in the settings, and beside the field of the goal.
A weight in pounds, as it is drawn, alone or in another phrase. value: number, with or without a decimal.
Spoken. A weight in pounds, alone or after a colon. value: number, with or without a decimal.
Spoken. Label of the banner at the goal, announced once when it appears. Do not show the reader’s gender.
Text on a widget, and name of a figure: the weight fell. The weight may follow after a colon. days: count, between the two weights, usually 7.
Text on a widget: the weight hardly changed. days: count, between the two weights, usually 7.
Spoken. Name of a figure: the weight hardly fell; the weight follows. days: count, between the two weights, usually 7.
Spoken. Name of a figure: the weight hardly rose; the weight follows. days: count, between the two weights, usually 7.
Text on a widget, and name of a figure: the weight rose. The weight may follow after a colon. days: count, between the two weights, usually 7.
Text under the large weight. fat: percentage.
Spoken. Text under the large weight. fat: percentage, without its sign.
Spoken. Label of the card with the large weight. weight: weight.
Text on the cards with the current weight when it was not logged today or is old. date: date (month, day), with the year unless it is this year; spoken with the weekday. Other languages: put the date at the end after a colon.
Spoken. Name of a detail of an entry: the mean weight of some days; the weight follows. days: count, 7.
Text of a passing message after one entry was deleted; a button to undo follows.
Text of a passing message after several entries were deleted; a button to undo follows. count: count, from 2 in English.
Spoken. Label of an entry of the logbook. date: date (weekday, month, day), with the year unless it is this year, and with the time of day if the day has several entries. weight: weight.
Hint of an entry of the logbook.
Spoken. Label of an entry of the logbook with a note. date: date (weekday, month, day), with the year unless it is this year, and with the time of day if the day has several entries. weight: weight.
Text of a notification on the morning after a weight near a milestone was logged. milestone: weight. amount: weight, what is left to the milestone.
Text of the daily notification.
Text of a passing message after the app filled itself with entries to try it.
Name of a figure: the change of the weight. Noun. days: count, between the two weights, usually 7.
Label of an accent colour to choose, also spoken: a dark yellow. A proper name.
Label of an accent colour to choose, also spoken: a dark green-blue. A proper name.
Label of an accent colour to choose, also spoken: a pale violet. A proper name.
Label of an accent colour to choose, also spoken: a pale green. A proper name.
Label of an accent colour to choose, also spoken: a blue. A proper name.
Label of an accent colour to choose, also spoken: a bright green-blue, the first choice. A proper name.
Label of the action of a streak: opens the screen with the streak’s statistics. Verb. Only spoken.
Button: opens the settings, where the goal weight is set. Verb.
Heading in place of a timer outside the app after a failure.
Hint of a timer outside the app.
Label of a timer outside the app. name is that of its habit. name: typed text.
Text in place of a timer outside the app until its state is known.
Text beside the time of a timer on the Lock Screen when little time is left; the time is then also red.
Text in place of a timer outside the app while none runs, or when the person does not allow it.
Label of an action of a timer outside the app. Verb.
Text under a timer in the Dynamic Island: the share of its time that has passed. percent: percentage, with its sign.
Spoken. Text under a timer in the Dynamic Island: the share of its time that has passed. percent: percentage, without its sign.
Label of a detail of a timer: its percentage, or which interval and round runs. Noun.
Text: the state of a timer that has ended. Agrees with “timer”.
Text: the state of a timer that is paused. Agrees with “timer”.
Text: the state of a timer that runs. Agrees with “timer”.
Title of what a timer shows outside the app: on the Lock Screen and in the Dynamic Island. Noun.
Value of a timer outside the app. state: label, of the timer’s state, as “Running”. time: label, of the time that is left, as “Time left: 2 minutes, 5 seconds”.
Value of a timer outside the app when little time is left. state: label, of the timer’s state, as “Running”. time: label, of the time that is left, as “Time left: 25 seconds”.
Name of the habit app, on pictures to share and widgets. A proper name.
Name of the practice app, on pictures to share and widgets. A proper name.
Name of the routine app, on pictures to share and widgets. A proper name.
Name of the weight app, on pictures to share and widgets. A proper name.
Name of a chart and of its axis that counts upwards. Noun, plural. Only spoken.
Label of a colour to choose, often only spoken. The name of the colour itself, not an adjective.
Label of a colour or accent colour that is none of those to choose. Adjective, of a colour.
Label of a colour or accent colour to choose, often only spoken. The name of the colour itself, not an adjective.
Label of a colour to choose, only spoken. The name of the colour itself, not an adjective.
Label of a colour or accent colour to choose, often only spoken. The name of the colour itself, not an adjective.
Label of a colour to choose, often only spoken. The name of the colour itself, not an adjective.
Label of a colour to choose, often only spoken. The name of the colour itself, not an adjective.
Label of a colour to choose, often only spoken. The name of the colour itself, not an adjective.
Text in place of the records of a day that is later than today.
Switch: whether one day is a day of rest, for everything the person does. Noun.
Sentence under the switch that makes one day a day of rest.
Button beside a session of a day: deletes it. Verb. Only spoken; a waste bin is drawn. min: minutes, short. count: count, minutes.
Spoken. Button beside a session of a day: deletes it. Verb. count: count, minutes.
Text of a passing note with the button “Try again”: sessions could not be deleted. count: count, never 1.
Text of a passing note with the button “Undo”: sessions were deleted. count: count, never 1.
Heading over the sessions of one day. Noun, plural.
Button that opens today’s sheet, in which an amount is entered.
Spoken label of the button that opens the sheet of a day, in which an amount is entered. name: typed text, the habit’s name.
The amount of a day beside its limit, such as 1 cup, limit: 2. amount: sentence, without a full stop: an amount with its unit. target: number.
The limit of a day without an amount. target: number.
The amount done on a day beside its target, such as 3 of 8 glasses. Other languages: unit, colon, amount of target. amount: number. target: number. unit: typed text, a plural noun.
The amount done on a day beside its target, such as 3 of 8. amount: number. target: number.
An amount with its unit, such as 43 glasses. Other languages: unit, colon, amount. amount: number. unit: typed text, a plural noun.
Value of one bar of a habit’s chart, only spoken: how often the habit was done that day. Noun. count: count.
Name of the filled bars of a habit’s month: days on which the habit was done. Only spoken.
Name of the hollow bars of a habit’s month: days on which the habit was not done. Only spoken.
Name of the bar of today in a habit’s month, while the habit can still be done. It describes the day. Only spoken.
Name of a series of bars: amounts of days that are not done.
Name of a series of bars: days on which the habit was done without an amount. Only spoken.
Text above a habit’s chart, and its spoken value. “Done” describes the habit; the noun belongs to the last number. period: count, of days, up to 30. done: count, of days on which the habit was done, from 0. days: count, of days that count, without days of rest and days before the habit was set up.
Text above a habit’s chart of amounts, and its spoken value. summary: sentence, without a full stop: on how many days it was done. amount: sentence, without a full stop: an amount with its unit.
Text above a habit’s chart, its spoken value, and the value of its completion rate: all days were days of rest, or skipped on purpose.
Text above the chart of a habit with a weekly target, and its spoken value. “Done” describes the habit. period: count, of days, up to 30. done: count, of days on which the habit was done, from 0. target: count, of days, 1 to 6.
Label of the field for how much of a habit was done on a day; the unit follows. Noun.
Label of the field for how much of a habit was done on a day, with the unit that is drawn beside it. Only spoken. unit: typed text, such as “pages”.
Spoken name of the group of fields for the amount and the note of a habit’s day. Noun, plural.
Option of a habit’s day, and meaning of its mark: the habit was done. It describes the habit.
Spoken after one of several records of a habit’s day: what pressing it does.
Label of the field for a note on a habit’s day. Noun.
Option of a habit’s day: nothing is recorded. It describes the habit.
Option of a habit’s day, and meaning of its mark: a day off, which breaks no streak. Noun.
Option of a habit’s day, and meaning of its mark: the habit was left out on purpose. It describes the habit.
Heading over the options of a habit’s day: done, skipped, a day of rest or not done. Noun.
Spoken status of a day with an amount, after its date. amount: sentence, without a full stop: an amount beside its target. status: label, the status of the day.
Label of one day of a habit. Only spoken. date: date (weekday, month, day). status: label, such as “Done” or “Rest day”.
Heading over the days of a habit, each with a mark. Noun, plural.
Name of a figure: the sum of all amounts. Noun.
Name of a figure: the day on which the habit was set up. “Created” describes the habit.
In place of the day on which a habit was set up. It describes the day.
Tick box of a habit: ticked when the habit was done today. “Done” describes the habit.
Heading over the chart of a habit. Noun.
Name of a figure: the share of days on which the habit was done. Noun. count: count, at most 30.
Heading over the figures of a habit. Noun, plural.
Heading over the two streaks of a habit, the current and the best. Noun, plural.
Name of a figure: how often the habit was ever done. Noun, plural.
Name of a field in the form of a habit: the amount at which a day is done.
Note below the field “Daily target” of a habit that has one.
Heading of a section in the form of a habit: its unit and its daily target.
Switch in the form of a habit. Participle, describes the habit.
Text below the switch “Archived”.
Name of a group of options: the colours a habit can have. Noun.
Name of a group of options: the symbols a habit can have. Noun.
Switch in the form of a habit: the target is not to be exceeded. Short.
Text below the switch “At most”.
Label of the field for a habit’s name. Noun.
Name of a control in the form of a habit: on how many days of a week it is to be done. Noun.
Value of the control “Weekly target”: all seven days.
Note below the control “Weekly target” of a habit or a routine that exists.
Note below the control “Weekly target” of a habit that exists, when the current week has met the target.
Value of the control “Weekly target”. count: count, of days, 1 to 6.
Title of the sheet in which a new habit is set up. Verb.
Title of the sheet in which a habit is changed. Verb.
Name of a field in the form of a habit: the unit of its amounts, such as glasses.
Button over the list of habits: sets up a new habit. Verb. Only spoken; a plus is drawn.
Heading of the list of archived habits.
Action that opens the form of an archived habit. name: typed text, the habit’s name.
Spoken hint of an archived habit in a list. Third person.
Action that restores an archived habit. Verb. name: typed text, the habit’s name.
Text of a passing note with the button “Try again”: habits could not be deleted. count: count, 1 for one without a name.
Text of a passing note with the button “Undo”: habits were deleted, with all their records. count: count, 1 for one without a name.
Button in the empty list of habits, under a large plus. Verb.
Heading when the habits could not be loaded, in their place or above those loaded before.
Text in place of the habits while they load, beside a spinner. Verb.
Button that restores an archived habit. Verb.
Passing note after an archived habit was restored. name: typed text, the habit’s name.
Title of the screen with the list of habits.
Hint of a row in the list of habits: its details open.
Round button in a row of the list of habits, for a habit that is not done today. Verb. Only spoken. name: typed text.
Round button in a row of the list of habits, for a habit that is done today. Verb. Only spoken. name: typed text.
Label of the action of a row in the list of habits: its details open. Verb. Only spoken.
Text under the tick box of a habit, and its hint: a practice session of today did the habit, so it cannot be unticked. “Done” describes the habit. No full stop.
Value of a row in the list of habits, only spoken: the habit is done today. “Done” describes the habit. count: count, of days.
Value of a row in the list of habits, only spoken: a habit with a weekly target is done today, but met no week yet. “Done” describes the habit.
Value of a row in the list of habits, only spoken: the habit is done today. “Done” describes the habit. count: count, of weeks.
Value of a row in the list of habits, only spoken: the habit has no streak and is not done today. “Done” describes the habit.
Value of a row in the list of habits, only spoken: the habit is not done today. “Done” describes the habit. count: count, of days.
Value of a row in the list of habits, only spoken: the habit is not done today. “Done” describes the habit. count: count, of weeks.
Heading of a choice in the settings of the habit app: what a day that was skipped on purpose does to the streak of a habit. Noun, plural.
Option of the choice “Skipped days”. Imperative or infinitive.
Option of the choice “Skipped days”. Imperative or infinitive.
Text at either end of the bar on the card of the next milestone. value: weight, drawn as the bare number.
Last line of the small card of the next milestone. Noun: here the next milestone, not the final goal. next: weight.
Spoken. Last line of the small card of the next milestone. next: weight.
First line of the small card of the next milestone. amount: weight, what is left. Other languages: with a colon, “To the next milestone: 1.7 lb”.
Text on the card of the next milestone, beside a calendar: how long it may take. The tilde means “about”. count: count, of days from 1.
Text on the card of the next milestone, beside a calendar, when it is too far away to count the days. count: count, of years, 2.
Spoken. Text on the card of the next milestone, beside a calendar, when it is too far away to count the days. count: count, of years, 2.
Spoken. Name of a detail: how long the next milestone may take; the time follows. Noun.
Spoken. Text on the card of the next milestone: how long it may take. count: count, of days from 1.
Text under the heading “No goal weight”; a button to set the goal follows.
Heading in place of what needs a goal weight, while none is set.
Text on the cards of the next milestone and of the prediction: how fast the weight changes. rate: weight, of a week, with its sign.
Spoken. Name of a detail: how fast the weight rises; the weight follows.
Spoken. Name of a detail: how fast the weight falls; the weight follows.
Text on the cards of the next milestone and of the prediction, when the last entries changed the other way: how fast the weight changes. weeks: count, 6. rate: weight, of a week, with its sign.
Spoken. Name of a detail, when the last entries changed the other way: how fast the weight rises; the weight follows. weeks: count, 6.
Spoken. Name of a detail, when the last entries changed the other way: how fast the weight falls; the weight follows. weeks: count, 6.
Spoken. Announcement when a milestone is reached, also the text that is shared. Do not show the reader’s gender. milestone: weight.
Text under the middle of the bar on the card of the next milestone: how far it still is; the number is drawn bolder. amount: weight. Other languages: with a colon, “Left: 1.7 lb”.
Text in place of what is left, heading of the prediction, and label of a figure, when the goal is reached. Do not show the reader’s gender.
Text in place of what is left, when the milestone is reached. Do not show the reader’s gender.
Rating beside a number of days: 80 percent or more of the days planned were done. Of practice; an adverb where that is easier.
Text under the rating from 80 percent on. Practice: noun.
Rating beside a number of days: 60 percent or more of the days planned were done. Of practice; an adverb where that is easier.
Text under the rating from 60 percent on. Practice: noun.
Rating when nothing was practiced in the last days, but something before. Practice: noun. Without reproach.
Text under the rating when nothing was practiced in the last days. date: date (weekday, month, day), the last day with practice; drawn without the weekday.
Rating beside a number of days: fewer than 60 percent of the days planned were done. Of practice; without reproach.
Text under the rating below 60 percent.
Rating when nothing was ever practiced. Practice: noun.
Label of a chart’s axis and of a table column when days are only marked as done. Participle: what happened on the day.
Label of a chart’s axis and of a table column: minutes practiced.
Label of a figure and of a table column: how many sessions there were.
Spoken label of a badge that was earned. name: label, the badge’s name, such as 7-day streak. date: date (weekday, month, day).
Spoken label of a badge that was not earned yet. name: label, the badge’s name, such as 7-day streak.
Name of the badge for a streak of some days. count: count, days.
Name of the badge for a streak of some weeks. count: count, weeks.
Text on the round badge for a streak, and beside its line in a chart: a number of days, as short as possible. d: days, short. count: count, days.
Spoken. Text on the round badge for a streak, and beside its line in a chart: a number of days. count: count, days.
Text on the round badge for a streak, and beside its line in a chart: a number of weeks, as short as possible. w: weeks, short. count: count, weeks.
Spoken. Text on the round badge for a streak, and beside its line in a chart: a number of weeks. count: count, weeks.
Label of a figure: minutes per day, counting the days with practice. Average: noun.
Label of a figure: the share of the planned days with practice; a percentage follows.
Label of a week or a month in which days were only marked as done. date: dates (interval), or a month with its year. count: count, sessions.
Label of a day for which practice is planned. Practice: noun. date: date (weekday, month, day).
Label of a figure: the longest run of days with practice among the last 30; a number of days follows.
Text under a change in percent, never spoken alone: what it is compared with. count: count, days.
Spoken label of a fall in practice. percent: percentage. count: count, days.
Spoken label when practice neither rose nor fell. count: count, days.
Spoken label of a rise in practice. percent: percentage. count: count, days.
Heading over the length of the current streak.
Title of the first page of the practice app, and of its tab.
Button under the sessions of a day: opens the form for another one. Verb.
Label of a figure of a day, a week or a month: minutes per session. Average: noun.
Button under the figures of a day: opens the day with its sessions. Verb.
Text in place of the figures of a day without sessions. No full stop.
Text in place of the figures of a month without sessions. No full stop.
Text in place of the figures of a week without sessions. No full stop.
Name of a detail of a session: the habit that was practiced; its name follows. Noun. Only spoken.
Heading over the person’s habits, each with a box that is ticked when it was done on the day. Noun, plural.
Button under the sessions of a day: writes down another one of this length. Log: verb. min: minutes, short. count: count, minutes.
Spoken. Button under the sessions of a day: writes down another one of this length. Log: verb. count: count, minutes.
Spoken name of the action that opens a day of a calendar or chart. Open: verb.
Label of a figure of a day, a week or a month: all minutes practiced.
Value of a day in a chart and its table: nothing was done.
Value of a day in a chart and its table, and in a legend: something was done. Participle.
Text under the heat map’s heading: what its cells add up to. minutes: count, minutes. sessions: count, sessions.
Spoken. Text under the heat map’s heading: what its cells add up to. minutes: count, minutes. sessions: count, sessions.
Heading over the grid that shows by shades how long, and by dots how often, something was practiced.
Heading over the badges for lengths of streaks.
Label of a figure: the day of the latest practice; a date or “No practice yet” follows. Practice: noun.
Label of a figure; a number of days follows.
Value of a figure: there was no practice at all.
Heading over the longest streak, the last practice and the badges.
Spoken name of a part of a legend; numbers of sessions follow, each shown by dots.
Text in a legend: a shade for so many minutes or more. min: minutes, short. count: count, minutes.
Spoken. Text in a legend: a shade for so many minutes or more. count: count, minutes.
Spoken name of a part of a legend; the meanings of symbols follow, such as missed or rest day.
Text in a legend: a past day on which nothing was practiced. Of the day.
Text in a legend: a day without practice. Practice: noun.
Text in a legend: today before anything was practiced.
Text in a legend: a day of rest.
Spoken name of a part of a legend; lengths of practice follow, each shown by a shade.
Spoken label of the list that explains the shades, dots and symbols of a grid of days.
Text: a legend of a day with so many minutes. min: minutes, short. minutes: number, a range such as “10–20”.
Spoken. Text: a legend of a day with so many minutes. minutes: count, a range such as “10 to 20”, whose form is that of the second number.
Row of a list: a milestone of a streak that is not reached yet. milestone: count, days of the streak. remaining: count, days.
Row of a list: a milestone of a streak that is not reached yet. milestone: count, weeks of the streak. remaining: count, weeks.
Row of a list, and spoken at a line in a chart: a milestone of the current streak. Reached: of the milestone. count: count, days. date: date (weekday, month, day), drawn without the weekday.
Row of a list, and spoken at a line in a chart: a milestone of the current streak. Reached: of the milestone. count: count, weeks. date: date (weekday, month, day), drawn without the weekday.
Heading over the message of the day, the next milestone and the list of all milestones of a streak.
Text and value: a length, a total or an average. min: minutes, short. count: count, minutes.
Spoken. Text and value: a length, a total or an average. count: count, minutes.
Hint of a month in the heat map: opens its figures.
Spoken name of the action that opens a month of the heat map. Open: verb.
Text of the message when a badge was earned; do not show the reader’s gender. count: count, days.
Title of the message when a badge was earned.
Heading above the buttons that log a session, on a day without one. Verb.
Label of a choice of how much time a chart shows. count: count, days.
Label of the tab with the statistics. Noun.
Label of a choice: how many minutes the session to log has. Noun.
Heading over the button that logs a short session, while the streak needs one today.
Heading over the button that logs a short session, when today needs none.
Heading over the button that logs a short session, while there is no streak. Start: verb.
Button that writes down a session of this length, done today. Log: verb. count: count, minutes.
Spoken. Button that writes down a session of this length, done today. Log: verb. count: count, minutes.
Label of a choice of how much time the heat map shows: ten years. All: of the time.
Heading over the last ten years of the heat map.
Heading over some days, and label of a figure: the days that end today. count: count, days.
Label of the field for the day of a session. Noun.
Hint of a session in the list of a day.
Label of the field for the length of a session. Noun.
Label of the field for a note on a session, and of that note. Noun.
Title of the sheet in which a session is added to a day. Verb.
Title of the sheet in which a session is changed. Verb.
Value in a table, and text in a legend: how many sessions there were. count: count, sessions.
Text in a legend: cells with so many sessions or more. count: count, sessions.
Label of the row that opens the choices for the picture of the streak. Verb.
Title of the screen with the statistics of practice.
Spoken label of the bars of a week and of the chart of practice per day. Practice: noun.
Text under a heading, spoken also when the days shown change. The noun belongs to the second number. done: count, days with practice. days: count, days planned. minutes: count, minutes.
Text under a heading, spoken also when the days shown change; days are only marked as done. The noun belongs to the second number. done: count, days with practice. days: count, days planned.
Spoken. Text under a heading, spoken also when the days shown change. The noun belongs to the second number. done: count, days with practice. days: count, days planned. minutes: count, minutes.
Heading over the chart of minutes practiced per day, and the name of its table. Practice: noun.
Text in place of a chart when nothing was ever practiced. Practice: noun. No full stop.
Text in place of a chart when nothing was practiced in its days, but before. Practice: noun. No full stop. count: count, days.
Spoken label of a chart whose direction cannot be known. Practice: noun. count: count, days.
Spoken name of the action that moves the mark of a chart on by a day. Verb.
Spoken name of the action that moves the mark of a chart back by a day. Verb.
Heading over the chart of how practice develops. Practice: noun.
Spoken value of a chart. The noun belongs to the second number. least: count, minutes of the shortest planned day. most: count, minutes of the longest day. average: count, minutes.
Spoken value of a chart whose planned days all have the same minutes. count: count, minutes.
Option: the last 30 days as a calendar. Noun.
Option: the minutes of days, weeks or months as shades. Noun.
Option: the minutes of each day as a chart. Noun.
Spoken label of the choice how the history of practice is shown. Noun.
Option: the change from the period before as a chart. Noun.
Hint of a week in the heat map: opens its figures.
Spoken label of the arrow that shows the week after.
Spoken name of the action that opens a week of the heat map. Open: verb.
Spoken label of the arrow that shows the week before.
Spoken name of the action that shows the figures of a day. Show: verb.
Hint of a day of the week: shows its figures.
Heading of the calendar week that contains today.
Heading over the bars of the last seven days.
Label of a figure: how much of what was planned was done; a percentage follows.
Value of a rating: how much of what was planned was done. The noun belongs to the second number. done: count, days with practice. expected: count, days planned.
Value of a figure, when days are only marked as done: days with practice. count: count, days.
Spoken label of the arrow that opens the statistics. Open: verb. Progress: the name of that tab.
Heading of the small card with the figures of the last seven days.
Button that opens the sheet in which a new routine is set up. Verb.
Heading above the colors to choose the accent color from, and label of that choice. Noun.
Heading above the app icons to choose from, and label of that choice. Noun.
Label of the icon that the app comes with. Agrees with “icon”.
Title of the screen with accent color and app icon, and of the section of the settings that opens it. Noun.
Label of a button that adds a habit of a type. Verb. type: label, of a type of habit, as “Timer”.
Text under the heading “Add a habit”; the types follow. Verb.
Heading above the types of habits to add. Verb.
Text under the number of habits and their duration.
Heading of the second step of setting up a routine, while it has no habits.
Heading above the habits of a routine.
Heading above the other routines, each of which can become a part of this one. Verb.
Label of an action: another routine becomes a part of this one. Verb. name: typed text.
Hint of another routine under “Include a routine”.
Label of the section with the saved habits. Noun.
Label of the field for a routine’s name, also drawn in it while it is empty.
Text under “Name your routine”.
Heading of the first step of setting up a routine. Verb.
Label of the row with the buttons that lead on, lead back and save.
Button that leads to the second step of setting up a routine. Agrees with “step”.
Button that closes the sheet and keeps the routine. Verb.
Button that closes the sheet and keeps a new routine without habits. Verb.
Text under the switch “Suggest automatically”.
Text under the times, days and locations of a routine.
Label of a switch: whether a routine is suggested when its time, day and location match. Verb.
Label in place of the dots that show the step of setting up a routine; the heading of the step follows. step: number, of the step. steps: number, of all steps.
Label of the dots and the heading at the top of setting up a routine. Noun.
Label of the control for a routine’s weekly target. Its value is said after it.
Value of the control “Weekly target”. count: count, of days, 1 to 7.
Heading above the switch for a weekly target. Noun.
Label of a switch: whether a routine has a weekly target. Verb.
Button: a name to choose for a routine, the opposite of “Quick start”. Noun.
Button: a name to choose for a routine, one that is short. Noun.
Button: a name to choose for a routine, one for journeys. Noun.
Button: a name to choose for a routine. Noun.
Button: a name to choose for a routine. Noun.
Label of the row of names to choose from under the field for a routine’s name.
Title of the sheet in which a new routine is set up. Verb.
Title of the sheet in which a routine is changed. Verb.
Label of the card above the routines: which set of them is shown, the current context, and why a routine is suggested.
Button below a text about a missing routine; shows all routines. Verb.
Heading above the colors of a routine or a habit, and label of that choice. Noun.
Heading in the settings, and label of a line above the routines: which part of the day it is, which type of day, and where. These follow it.
Label of the choices above the grid.
Label of a cell of the grid. row: label, or typed text, of a time, a type of day or a location, as “Evening”. column: label, or typed text, likewise, as “Home”.
Value of a cell: how many routines suit; also the shade for one routine in the legend. count: count, from 1.
Value of a cell that no routine suits, and its shade in the legend.
Label of the action of a cell. Verb.
Value of a cell: how many routines suit, and their names. count: count, from 1. names: list, of typed names.
Label of a choice: what the columns of the grid are for. Noun.
Heading above what a cell is for: a time, a location and a type of day.
Text under “Selection”. time: label, or typed text. place: label, or typed text. day: label, or typed text.
Spoken. Text under “Selection”. time: label, or typed text. place: label, or typed text. day: label, or typed text.
Heading of the sheet with the routines that suit a cell.
Label of a choice: what the whole grid is for. Noun.
Text in the legend of the grid: the dot in a cell has the color of the cell’s first routine. Noun.
Text in the legend of the grid: the shade of a cell with so many. count: count, of routines.
Text in the legend of the grid: the shade of a cell with so many. The noun belongs to the second number. low: number, of routines. high: count, of routines.
Text under “No suitable routines”: what to do. Verb.
Heading in the sheet of a cell that no routine suits.
Label of the action of a routine in the sheet of a cell. Verb. name: typed text.
Hint of a routine in the sheet of a cell.
Label of a choice: what the rows of the grid are for. Noun.
Label of the grid. A combination is a time, a location and a type of day. covered: number, of cells with routines. total: number, of all cells.
Title of the screen that shows how many routines suit each time, location and type of day; label of the grid, and of the row of the settings that opens the screen.
Label of the days from Monday to Friday, beside a symbol and in lists; always stands alone.
Label of Saturday and Sunday, beside a symbol and in lists; always stands alone.
Text of the question before a habit inside another one is deleted. Verb. name: typed text, or a label of ours for a habit without a name, as “Item 2”.
Label of types of day, such as Weekday and Weekend, above a list of them and in a choice. Noun.
Label of locations, such as Home and Office, above a list of them and in a choice. Noun.
Label of parts of the day, such as Morning and Evening, above a list of them and in a choice. Noun.
Label of the choice of what a habit opens: App, Website or Shortcut. Verb, third person.
Label of what a habit opens, after “Opens”.
Label of what a habit opens, after “Opens”: an automation of the device.
Label of what a habit opens, after “Opens”.
Label of the field for one of the answers to a question. Noun. position: number, of the answer, from 1.
Button that adds an empty answer to a question. Verb.
Heading above the answers to a question. Noun.
Label of the color that a habit has if none is chosen; it depends on the type. Agrees with “color”.
Heading of the question whether to delete a habit inside another one. Verb.
Label of the field for the time that a habit takes.
Text under the empty field for the time that a habit takes: the time assumed instead. Noun. duration: duration, in words, as “5 minutes”.
Label of the row of durations to choose from under the field.
Heading of the habits that follow an answer, and label of the row that opens them. Noun.
Text below the title “Follow-Up Habits”. answer: typed text, the answer that the habits follow.
Label of the row under an answer to a question. answer: typed text.
Label of the row under an answer that is still empty. answer: label, such as “Answer 2”.
Label of the choice of a habit’s symbol. Noun.
Label of a habit’s symbol that is none of those to choose.
Label of the symbol that a habit has if none is chosen; it depends on the type.
Label of the field for the length of one interval of a timer. Noun. position: number, of the interval, from 1.
Button that adds an interval to a timer. Verb.
Heading above the intervals of a timer.
Label of the field for a part of a task or for something to count. Noun. position: number, of the item, from 1.
Button that adds an empty item to a habit. Verb.
Heading above the parts of a task or the things to count. Noun.
Label of the field for the time that a timer runs.
Text below a field for a duration, after an entry that is no duration or is outside its bounds. example: duration, minutes and seconds in digits, as “10:30”. shortest: duration, in words. longest: duration, in words.
Heading above the symbols and colors of a habit. Noun.
Label of the field for a habit’s name, also drawn in it while it is empty.
Button beside a field: takes an item, an answer or an interval out of its list. Verb. name: typed text, or a label of ours while it is empty, as “Item 2”.
Label of a button. name: label, such as “Item 1” or “Interval 2”.
Label of the control for how often a timer repeats its intervals. Noun.
Heading above the routines of which one is a part of this routine.
Label of the field for the time at which a timer that counts up reaches its target.
Label of the choice how a timer counts. Noun.
Label of a type of timer. Verb.
Label of a type of timer. Verb.
Label of a type of timer: parts that repeat. Noun.
Title of the editor of a habit of this type.
Title of the page with the habits that follow an answer to a question.
Title of the editor of a habit of this type.
Label of the choice whether a habit counts items or takes a number. Noun.
Text under “No routines yet”. Verb.
Heading in place of the routines of a person who has none; also text in a widget.
Heading after routines could not be loaded.
Label of the list of routines besides the suggested one.
Title of the list of routines from 12:00 to before 17:00: the greeting of these hours, which may be the same as of others.
Title of the list of routines from 17:00 to before 22:00: the greeting of these hours, which may be the same as of others.
Title of the list of routines from 5:00 to before 12:00: the greeting of these hours, which may be the same as of others.
Title of the list of routines at night, and while they are being loaded. About the app; do not show the reader’s gender.
Heading above the habits inside another one, and label of a detail of a routine. The habits follow it.
Text: the number of habits of a routine in a widget, or of those that follow an answer. count: count, from 0.
Text: names, which are spoken on request. items: list, of labels or typed names.
Text while routines are being loaded.
Text: when a routine was paused. count: count, of whole days, from 1.
Spoken. Text: when a routine was paused. count: count, of whole days, from 1.
Text of a passing note from which the paused routine can be restored, for exactly one. name: typed text, the routine’s name.
Text of a passing note after a failure, for exactly one paused routine. name: typed text, the routine’s name.
Text of a passing note after a failure, for several paused routines. count: count, 1 for one without a name.
Text of a passing note from which the paused routines can be restored, for several. count: count, 1 for one without a name.
Text under the name of a paused routine. progress: label, of how many habits were done, as “3/5”. age: label, of when it was paused, as “3 min ago”.
Spoken. Text under the name of a paused routine. progress: label, of how many habits were done, as “3 of 5 habits done”. age: label, of when it was paused, as “paused 3 minutes ago”.
Button of a paused routine: gives up its progress; the routine itself is kept. Verb.
Hint of a paused routine, in the list and in a widget.
Text: when a routine was paused. “h” is hours, short. count: count, of whole hours, from 1.
Spoken. Text: when a routine was paused. count: count, of whole hours, from 1.
Text: when a routine was paused. “min” is minutes, short. count: count, of whole minutes, from 1.
Spoken. Text: when a routine was paused. count: count, of whole minutes, from 1.
Text: a routine was paused less than a minute ago.
Spoken. Text: a routine was paused less than a minute ago.
Label of the action of a paused routine. Verb. name: typed text.
Heading of a routine that is paused, on its screen and in a widget. Agrees with “routine”.
Heading above routines that were begun and can be resumed.
Label of a location, beside a symbol and in lists; always stands alone. Noun.
Label of a location, beside a symbol and in lists; always stands alone.
Label of every location without a name, beside a symbol and in lists; always stands alone.
Button while the location is not known: opens the settings of locations. Verb.
Text: why a routine is suggested that has no times, days or locations. name: typed text.
Text: why a routine is suggested although none suits now.
Text in place of a reason when no routine suits now and none was used before.
Text: why a routine is suggested although none suits now.
Text: why a routine is suggested. name: typed text. facts: list, of the times, days and locations that hold now, as “Evening, Weekday, Home”.
Button below the current habit, and heading of the sheet it opens, in which a note on the habit is typed. Verb.
Title of the sheet for a note on a habit.
Button that counts a habit as done: on its large checkbox while it is open, and in the sheet for a note. Verb.
Text on the large checkbox of a habit that is done. Agrees with “habit”.
Hint of the large checkbox of a habit.
Label of the button that counts a habit as done. Verb. name: typed text.
Button that counts a habit as done before its timer ends. Verb.
Label of the button “Complete early”. name: typed text, of the habit.
Label of a number that goes up and down. name is that of the habit, item what is counted. name: typed text. item: typed text.
Label of a figure when a routine is over: how many habits were completed. Agrees with “habits”.
Text: how many habits of a routine were completed. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it.
Label of a figure when a routine is over: how long it took.
"""#,
#"""
Heading above five moods to choose from when a routine is over.
Label of a figure when a routine is over: how many habits were skipped. Agrees with “habits”.
Heading when every habit of a routine was completed. Adjective.
Heading when a routine is over and some of its habits were skipped.
Heading when a routine is over and all of its habits were skipped. No praise.
Heading above the last known state of a routine when it could not be loaded.
Announcement when every habit of a routine was completed. name: typed text. time: duration, in words, as “2 minutes, 5 seconds”.
Announcement when a routine is over and some habits were skipped. The noun belongs to the second number. name: typed text. done: number, of habits done. total: count, of all habits, with the noun after it. time: duration, in words, as “2 minutes, 5 seconds”.
Announcement when a routine is over and every habit was skipped. name: typed text.
Announcement when a routine is paused.
Announcement when a routine is resumed.
Announcement when a timer starts. name is that of its habit. name: typed text.
Announcement when a timer is stopped before its end. name is that of its habit. name: typed text. time: duration, in words, as “2 minutes, 5 seconds”.
Text under the time of a timer with intervals. step: number, of the interval that runs. steps: number, of all intervals. round: number, of the round that runs. rounds: number, of all rounds.
Spoken. Text under the time of a timer with intervals. step: number, of the interval that runs. steps: number, of all intervals. round: number, of the round that runs. rounds: number, of all rounds.
Text in place of a routine while it is being loaded.
Button that logs a habit with a length, without running its timer. Verb. “min” is minutes, short. count: count, of minutes.
Spoken. Button that logs a habit with a length, without running its timer. Verb. count: count, of minutes.
Button that logs a habit with a length, without running its timer. Verb. “s” is seconds, short. count: count, of seconds.
Spoken. Button that logs a habit with a length, without running its timer. Verb. count: count, of seconds.
Label of the field in which a measured number is entered. Noun.
Label of one of five moods after “How do you feel?”, the best. Do not show the reader’s gender.
Spoken. Label of one of five moods after “How do you feel?”, the best. Do not show the reader’s gender.
Label of one of five moods after “How do you feel?”. Do not show the reader’s gender.
Spoken. Label of one of five moods after “How do you feel?”. Do not show the reader’s gender.
Label of one of five moods after “How do you feel?”, the middle one. Do not show the reader’s gender.
Spoken. Label of one of five moods after “How do you feel?”, the middle one. Do not show the reader’s gender.
Label of one of five moods after “How do you feel?”, the worst. Do not show the reader’s gender.
Spoken. Label of one of five moods after “How do you feel?”, the worst. Do not show the reader’s gender.
Label of one of five moods after “How do you feel?”. Do not show the reader’s gender.
Spoken. Label of one of five moods after “How do you feel?”. Do not show the reader’s gender.
Button that goes to the next habit, when this one is done or skipped. Agrees with “habit”.
Hint of the button “Next”.
Text in place of a routine when none runs and none is paused.
Hint of the button that completes a habit, beside its note.
Hint of the button that skips a habit, beside its note.
Label of the field for a note on a habit. Noun.
Button that opens the app, website or shortcut of a habit. Verb.
Label of the button that opens the app, website or shortcut of a habit. name is that of the habit. Verb. name: typed text.
Label of an answer to a question: the habits that follow it. name: typed text. count: count, from 1.
Button that pauses a timer. Verb.
Label of the button that pauses a timer. name is that of its habit. Verb. name: typed text.
Label of the button beside the title that pauses a whole routine; a symbol is drawn. Verb.
Text under “Paused”: the habit at which a paused routine resumes. name: typed text, of the habit.
Button that goes back to the previous habit. Agrees with “habit”.
Hint of the button “Previous”.
Text above a running routine, and text of a paused one. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it.
Label of the bar above a running routine. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it.
Label of the bar above a running routine when habits were skipped. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it. skipped: count, of skipped habits, from 1.
Text above a running routine, and text of a paused one, when habits were skipped. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it. skipped: count, of skipped habits, from 1.
Spoken. Text above a running routine, and text of a paused one, when habits were skipped. The noun belongs to the second number. done: number, of habits done. total: count, of all habits, with the noun after it. skipped: count, of skipped habits, from 1.
Button that resumes a timer or a whole routine. Verb.
Label of the button that resumes a timer. name is that of its habit. Verb. name: typed text.
Button that skips the current habit. Verb.
Label of the button that skips a habit. Verb. name: typed text.
Text: the mark of a habit that was skipped. Agrees with “habit”.
Button that starts the timer of a habit. Verb.
Label of the button that starts a timer. name is that of its habit. Verb. name: typed text.
Button that stops a timer before its end. Verb.
Hint of the button “Stop timer”.
Label of the button that stops a timer before its end. name is that of its habit. Verb. name: typed text.
Label of a detail of the bar above a running routine: how long it has run so far.
Label of the time of a habit’s timer. Noun.
Title of the screen of a running routine, before its name is known.
Label of the choice of the set of routines to show, and of the note about it. The chosen one is said after it.
Label of the first option of that choice: no set.
Button under the routines when the chosen set is empty: opens the set. Verb.
Button under the routines: opens the chosen set of routines to be changed. Verb.
Text under the routines when the chosen set is empty. name is that of the set. name: typed text. count: count, of all routines, from 1.
Hint of the choice of the set of routines.
Label of a row of the settings that opens the sets of routines. Noun.
Text under the row “Sets of routines”.
Button under the routines: leaves the chosen set. Verb.
Text under the routines when a set of them is chosen. name is that of the set. The noun belongs to the second number. name: typed text. count: number, of routines in the set. total: count, of all routines.
Heading of a section of the settings, above the app’s name.
Label of the row of the settings that opens what there is to say about the app. app: app name.
Text under the app’s name in the settings.
Text under the row of the settings that opens the appearance screen: what can be chosen there.
Text of the row of the settings that opens the appearance screen: what is chosen there. accent: label, of a color, as “Teal”.
Spoken. Text of the row of the settings that opens the appearance screen: what is chosen there. accent: label, of a color, as “Teal”.
Text under the row “Suitable Routines”.
Heading of a section of the settings.
Label of a row of the settings that opens the export. Verb.
Text under the row “Export data”.
Label of a row of the settings that opens the import. Verb.
Text under the row “Import data”.
Label of a row of the settings that opens the types of days.
Text under the row “Weekdays and weekends”.
Label of a row of the settings that opens the locations routines are for.
Text under the row “Locations”.
Label of a row of the settings that opens the parts of the day.
Text under the row “Times of day”.
Heading of a section of the settings, above the row “Saved habits”.
Heading of a section of the settings.
Label of a switch: whether timers play a sound. Noun.
Text under the switch “Timer sound”: what it does.
Label of the part of the day from 11:00 to 17:00, beside a symbol and in lists; always stands alone.
Label of the part of the day from 5:00 to 7:00, beside a symbol and in lists; always stands alone.
Label of the part of the day from 17:00 to 21:00, beside a symbol and in lists; always stands alone.
Label of the part of the day from 9:00 to 11:00, beside a symbol and in lists; always stands alone.
Label of the part of the day from 7:00 to 9:00, beside a symbol and in lists; always stands alone.
Label of the part of the day from 21:00 to 5:00, beside a symbol and in lists; always stands alone.
Label of a row that opens the person’s saved groups of habits.
Text under the row “Saved habits”.
Hint of a habit in the routine.
Label of a type of habit: an app, a website or a shortcut to open.
Label of a type of habit: something to count.
Label of a type of habit: a number to enter.
Label of a type of habit: a question whose answer leads to further habits.
Label of a type of habit: another routine.
Label of a type of habit: habits after each other.
Label of a type of habit: something to do and tick.
Label of a type of habit: something that takes its time.
Label of a type of habit: something to count or a number to enter; only among the types to choose. Noun.
Value of a habit that is incomplete, in a routine that is being set up. type: label, of the type of habit, as “Timer”. lack: label, of what is missing, as “No length yet”.
Text in place of the duration of a question that has no answers to choose from, in a routine that is being set up; it is skipped when the routine runs.
Text in place of the duration of a timer whose length was not set, in a routine that is being set up; it is skipped when the routine runs.
Text in place of the duration of an external action without an app, website or shortcut, in a routine that is being set up; it is skipped when the routine runs.
Heading in place of a habit that was another routine, when that is deleted. Adjective.
Text under “Missing routine”: what to do.
Label of an action of a habit: one place towards the end. Verb.
Label of an action of a habit: one place towards the start. Verb.
Label of the action of a habit in the routine. Verb. name: typed text, or the label of its type while it has no name.
Label of the action of dragging a habit. Verb.
Value of a habit in the routine. type: label, of the type of habit, as “Timer”. duration: duration, in words, as “10 minutes”.
Text under the bar of a past week, as short as possible. The minus sign, as weeks before this one. “w” is weeks, short. count: count, of weeks, from 2.
Text on a bar: the days of a week on which a routine was done, and its weekly target. done: number, of days done. target: number, of days in the target.
Spoken. Text on a bar: the days of a week on which a routine was done, and its weekly target. done: number, of days done. target: number, of days in the target.
Label of a bar of a week whose target was met. week: label, of the week, as “2 weeks ago”. done: count, of days done. target: count, of days in the target.
Label of a bar of a week whose target was missed. week: label, of the week, as “2 weeks ago”. done: count, of days done. target: count, of days in the target.
Text under the bar of a past week, as short as possible. The minus sign, as weeks before this one. “w” is weeks, short. count: count, of weeks, always 1.
Spoken. Text under the bar of the week before this one, and part of its label.
Spoken. Text under the bar of a past week, and part of its label. count: count, of weeks, from 2.
Text in place of a chart when its weeks have no completions.
Text above a chart of completions per week, and its value. count: count, in all weeks. weeks: count, of weeks. current: number, of completions this week.
Text under the last bar of a chart of weeks; also label of the days of this week.
Label of a chart of a routine’s completions with a bar for each week.
Label of the axis of weeks of a chart. Noun.
Value of a day of this week on which a routine was done. count: count, from 1.
Value of today in this week, if a routine was done. count: count, from 1.
Value of a past day of this week without a completion.
Value of today in this week while the routine is not done.
Text under “No streaks yet”: what to do. Verb.
Heading in place of the streaks when no routine has a weekly target; also text in a widget.
Heading above the last known streaks when they could not be loaded.
Text in place of the streaks while they are being loaded.
Text beside the bars of four weeks: the weeks before them that belong to the streak. Agrees with “weeks”. count: count, of weeks.
Spoken. Text beside the bars of four weeks: the weeks before them that belong to the streak. count: count, of weeks.
Heading above the bars of the four weeks before this one.
Text under the name of a routine without a streak: its weekly target. Noun. count: count, of days, 1 to 7.
Title of the list of routines with a weekly target; button that opens it, and heading of a widget.
Heading above the days of this week: those on which the routine was done, and its weekly target. done: number, of days done. target: number, of days in the target.
Heading above the days of this week when they are more than the weekly target. done: number, of days done. target: number, of days in the target.
Spoken. Heading above the days of this week; their number is said after it.
Spoken. Heading above the days of this week; their number is said after it.
Value of the days of this week. done: count, of days done. target: count, of days in the target.
Text under a routine’s name: the weeks in a row in which its weekly target was met, without this week. count: count, of weeks, from 1.
Heading above the routine that suits best now, in the list of routines and in a widget.
Heading above the settings that decide which routine is suggested when. Noun.
Text under a routine’s name, and heading while it is being set up: its habits and its duration. “min” is minutes, short. habits: count, of habits. minutes: number, of minutes, below 60.
Text under a routine’s name, and heading while it is being set up, for one of an hour or more: its habits and its duration. habits: count, of habits. time: duration, in words, as “1 hour, 5 minutes”.
Spoken. Text under a routine’s name, and heading while it is being set up, for one of an hour or more: its habits and its duration. habits: count, of habits. time: duration, in words, as “1 hour, 5 minutes”.
Spoken. Text under a routine’s name, and heading while it is being set up: its habits and its duration. habits: count, of habits. minutes: count, of minutes, below 60.
Title of the first screen while its routines load or after that failed; a greeting replaces it.
Label of a detail of a routine: the times, days and locations it is for. They follow it. Agrees with “routine”.
Heading of the question whether to delete a routine. Verb.
Text of the question before a routine is deleted. Verb. name: typed text.
Text of a passing note with the button “Try again”: routines could not be deleted. count: count, 1 for one without a name.
Text of a passing note with the button “Undo”: routines were deleted, with their sessions. count: count, 1 for one without a name.
Hint of a routine’s card.
Label of a detail of a routine: which of its times, days and locations hold now. They follow it. Agrees with “routine”.
Label of the action of a routine’s card: shows its habits. Verb. name: typed text.
Label of the button on a routine’s card that starts it. Verb. name: typed text.
Text on the card of a routine that cannot be started, and hint of its button: it has no habit, or only incomplete ones. Add: verb. Start: verb.
Text, in place of when a routine was paused: the routine was begun and never paused. Agrees with “routine”.
Heading above routines that were begun and can be resumed, when one of them is still in progress.
Heading in place of a widget when its data could not be loaded.
Text in place of a widget while its data is being loaded.
Label of the action of a widget that has nothing to show. Verb.
Hint of a widget that has nothing to show.
Label of the action of the widget with the paused routine. Verb.
Text in the widget for the paused routine, when there is none.
Label of the widget with the paused routine. Agrees with “routine”. name: typed text.
Text in the widget with the paused routine. Noun. step: number, of the habit at which the routine resumes. steps: number, of all habits.
Text in the widget with the paused routine when habits were skipped. Noun. step: number, of the habit at which the routine resumes. steps: number, of all habits. skipped: count, of skipped habits, from 1.
Spoken. Text in the widget with the paused routine when habits were skipped. Noun. step: number, of the habit at which the routine resumes. steps: number, of all habits. skipped: count, of skipped habits, from 1.
Label of the action of a widget with streaks. Verb.
Hint of the widgets with streaks.
Label of a small widget. name is that of the routine with the longest streak. name: typed text.
Text: one routine in the value of a widget of medium size. name: typed text. weeks: label, of the streak’s length, as “4 weeks”. current: label, of this week, as “This week: 2 of 4 days”.
Heading above the routine with the longest streak, in a small widget.
Value of a small widget. weeks: label, of the streak’s length, as “4 weeks”. current: label, of this week, as “This week: 2 of 4 days”.
Text in a widget, under the length of a streak: the days of this week on which the routine was done, and its weekly target. done: number, of days done. target: number, of days in the target.
Text in a widget, when more days of this week were done than the weekly target. done: number, of days done. target: number, of days in the target.
Spoken. Text in a widget, when more days of this week were done than the weekly target. done: count, of days done. target: count, of days in the target.
Spoken. Text in a widget, under the length of a streak. The noun belongs to the second number. done: number, of days done. target: count, of days in the target.
Text in a widget: the length of a streak, large. count: count, of weeks.
Spoken. Text in a widget: the length of a streak. count: count, of weeks.
Title above the widgets of the routine app.
Label of the action of the widget with the suggested routine. Verb.
Hint of the widget with the suggested routine.
Label of the widget with the suggested routine. name: typed text.
Spoken label of the button Share: hands the picture to another app. Share: verb.
Caption under a large percentage on the picture to share: how far the streak is toward its next milestone. Do not show the reader’s gender.
Heading of the picture to share on the day a streak reaches 7, 14 or 30 days. Do not show the reader’s gender.
Spoken label of the picture of a streak; its texts follow as the value. theme: label, the name of the colours.
Text under the flame on the picture to share; the number is drawn far larger than the word. count: count, days of the current streak.
Text under the flame on the picture to share; the number is drawn far larger than the word. count: count, weeks of the current streak.
Sentence of the description of the picture to share: how far the streak is toward its next milestone. Do not show the reader’s gender. percent: percentage.
Spoken description of the marks on the picture to share, one for each of the last days. The noun belongs to the second number. done: count, days with practice. planned: count, days planned. days: count, days since the first practice, up to 7.
Largest text on the picture to share, and title of its preview. count: count, days of the current streak.
Largest text on the picture to share, and title of its preview. count: count, weeks of the current streak.
Text beside a spinner while the picture to share is drawn.
Title of the message when the picture could not be made.
Text under the button that shares a picture of a streak, and its hint, before the first streak.
Label of a switch: whether the picture to share has a mark for each of the last days. Show: verb. count: count, days.
Label of a switch: whether the picture to share has the longest streak. Show: verb.
Label of a field for a few words on the picture to share. Noun.
Label of a field for the name on the picture to share; empty shows none. Noun, a person’s name.
Label of a switch: whether the picture to share shows how far the next milestone is. Show: verb. Progress: noun.
Label of a choice of the colours of the picture to share.
Heading over what can be changed about the picture to share. Verb.
Announcement after the picture was handed to another app.
Subject of a message with the picture. app: app name.
Subject of a message with the picture of a habit’s streak. app: app name. name: typed text, the habit’s name.
Name of a theme of the picture to share. Adjective, of a theme.
Name of a theme of the picture to share: a gradient from green to teal. A proper name.
Name of a theme of the picture to share: a light background. Adjective, of a theme.
Name of a theme of the picture to share: the colour of the flame.
Title of the sheet in which a picture of the streak is made. Share: verb.
Text of the streak counter, in red, of a habit with a limit, such as at most two cups: the streak ends tonight unless today’s amount is entered.
Caption under the number of a badge: the longest streak. Adjective, of a streak.
Caption under the number of a badge: the streak of now. Adjective, of a streak.
Text under the current streak: the length of the longest one. count: count, days.
Text under the current streak: the length of the longest one. count: count, weeks.
Title of the message above the last known streak when the sessions could not be loaded.
Text beside a spinner while the sessions load, in place of the streak or the picture to share.
Text of the streak counter for a streak of 7 days or more; one of three in turn. Practice: noun.
Text of the streak counter after a streak ended, when the longest one was above 3 days. count: count, days.
Heading over the text after a streak ended. Start: verb.
Text of the streak counter after the streak of a habit with a weekly target ended. count: count, of weeks.
Text of the streak counter after a streak ended, when the longest one was 1 to 3 days.
Text of the streak counter for a streak of 7 days or more; one of three in turn. Do not show the reader’s gender.
Text of the streak counter when a streak reaches 180 days. count: count, days of an earlier milestone: 90.
Text of the streak counter for a streak with days between that neither extend nor end it, such as days of rest. count: count, days.
Text of the streak counter of a habit with a limit, such as at most two cups, with nothing entered yet today.
Text of the streak counter of a habit with a limit, with an amount of today that is not above it.
Text of the streak counter on the day a milestone is reached. Do not show the reader’s gender. count: count, days.
Text of the streak counter when a milestone of a habit with a weekly target is reached. Do not show the reader’s gender. count: count, of weeks.
Spoken name of a detail: the sentence of the streak counter or of a rating, which follows. Noun.
Text of the streak counter when nothing was ever practiced. Start: verb.
Text of the streak counter when a streak reaches 90 days. count: count, days of an earlier milestone: 30.
Text of the streak counter on the first day of a new streak after a long one was lost.
Text of the streak counter when a streak reaches 60 days. count: count, days of an earlier milestone: 30.
Text of the streak counter on the first day of a streak, practiced today. Start: noun.
Text of the streak counter for a streak with nothing practiced yet today.
Text of the streak counter for a streak of 2 days or more; from 7 days on one of three in turn. count: count, days.
Text of the streak counter for a habit with a weekly target. count: count, of weeks.
Text of the streak counter for a streak of 30 days or more; one of three in turn. days: count, days. weeks: count, whole weeks of these days, from 4.
Text of the streak counter when a streak reaches 365 days. Practice: noun. count: count, days, from 365.
Announcement when a milestone of a streak is reached. Do not show the reader’s gender. count: count, days.
Announcement when a milestone of a streak is reached. Do not show the reader’s gender. count: count, weeks.
Heading when a streak reaches 7, 14 or 30 days. count: count, days.
Heading when a milestone of a streak is reached. count: count, weeks.
Heading when a streak reaches 60, 90 or 180 days: its whole weeks. Practice: noun. count: count, weeks, from 8.
Heading when a streak reaches 365 days. Practice: noun.
Spoken detail: the next milestone of a streak. preview: sentence, how far it is, without a full stop. requirement: sentence, when it is reached, without a full stop.
Spoken name of a detail: the next milestone of a streak, which follows.
Text of the streak counter when no milestone is left.
Text of the streak counter: how far the next milestone is. remaining: count, days. milestone: count, days of the streak.
Text of the streak counter: how far the next milestone is. remaining: count, weeks. milestone: count, weeks of the streak.
Text under the next milestone: the day it is reached if something is practiced every day. Practice: noun. date: date (weekday, month, day), drawn without the weekday.
Text under the next milestone of a habit with a weekly target: the day on which its week ends, if the target is met each week. date: date (weekday, month, day), drawn without the weekday.
Text in the streak counter: the current streak is the longest ever.
Spoken label of a symbol to choose: a book. Noun.
Spoken label of a symbol to choose: a drop of water. Noun.
Spoken label of a symbol to choose: a dumbbell. Noun.
Spoken label of a symbol to choose: a running person. Noun.
Spoken label of a symbol to choose: a fork and a knife. Noun.
Spoken label of a symbol to choose: a graduation cap. Noun.
Spoken label of a symbol to choose: a heart. Noun.
Spoken label of a symbol to choose: a leaf. Noun.
Spoken label of a symbol to choose: the moon. Noun.
Spoken label of a symbol to choose: a musical note. Noun.
Spoken label of a symbol to choose: a paintbrush. Noun.
Spoken label of a symbol to choose: a star. Noun.
Label of the sync symbol: not known yet.
Title of the message about the sync.
Hint of the sync symbol while there is a problem.
Label of the sync symbol: the device has no account. Do not show the reader’s gender.
Button in the message about the sync. Verb; Settings is the system’s app.
Label of the sync symbol: everything is stored in iCloud.
Label of the sync symbol: changes are being sent.
Text of the message about the sync.
Text of the message about the sync.
Text of the message about the sync.
Text of the message about the sync.
Name of the unit, beside the field of the person’s height.
Spoken. Name of the unit, beside the field of the person’s height.
A height in centimeters. value: number, with or without a decimal.
Spoken. A height in centimeters, alone. value: number, with or without a decimal.
A height in feet and inches, below the field that has it in inches. feet: count, from 1. inches: number, from 0 to below 12, with or without a decimal.
Spoken. A height in feet and inches, alone. feet: count, from 1. inches: number, from 0 to below 12, with or without a decimal.
Name of the unit, beside the field of the person’s height.
Spoken. Name of the unit, beside the field of the person’s height.
A height in inches. value: number, with or without a decimal.
Spoken. A height in inches, alone. value: number, with or without a decimal.
Text of the banner at the top of the dashboard at the goal. Do not show the reader’s gender.
Heading of the banner at the top of the dashboard at the goal. Do not show the reader’s gender.
Text under the goal weight that was just reached. Do not show the reader’s gender or number.
Heading over the goal weight that was just reached; the weight follows.
Title of the screen with all milestones that were reached.
Text under the celebrated milestone. Do not show the reader’s gender.
Heading over the celebrated milestone; the weight follows.
Text under the large weight, and on a widget: the change of the weight. days: count, between the two weights, usually 7. change: weight, with its sign.
Text and label of a figure: the weight is the same. days: count, between the two weights, usually 7.
Text in place of a change of weight that is unknown, as no entry is old enough. days: count, 7.
Choice of the period of the chart: all entries.
Spoken. Name of the vertical axis of the chart. unit: label, the unit in full, such as “pounds”.
Name of the horizontal axis of the chart, head of a column of the logbook, and label of the field for the day of an entry. Noun.
Heading in place of the chart, and spoken: the chosen period has no entry; other periods have some.
Text in place of the chart when the chosen period has too few entries and earlier ones exist.
Text in place of the chart while there are too few entries.
Heading in place of the chart while there are too few entries.
Spoken. Name of the points of the chart. Noun.
Legend of the chart: a point is one logged weight. Also the spoken name of the form for an entry. Noun.
Text beside the line of the goal in the chart, and on a widget. goal: weight.
Text at the upper edge of the chart when the goal lies above it. goal: weight.
Spoken. Text at the upper edge of the chart when the goal lies above it. goal: weight.
Text at the lower edge of the chart when the goal lies below it. goal: weight.
Spoken. Text at the lower edge of the chart when the goal lies below it. goal: weight.
Choice of the period of the chart. Months, as short as possible, 2 to 4 characters. count: count, 1, 3 or 6.
Spoken. Choice of the period of the chart. count: count, 1, 3 or 6.
Spoken. Name of the chart.
Legend of the chart: the dashed line. Adjective, of the weight.
Text under the chart and its spoken summary: the weight fell between the first and the last entry. days: count, between both entries, from 1. first: weight. last: weight. count: count, of entries.
Text under the chart and its spoken summary: the first and the last entry are equal. days: count, between both entries, from 1. weight: weight. count: count, of entries.
Text under the chart and its spoken summary: the weight hardly changed between the first and the last entry. days: count, between both entries, from 1. first: weight. last: weight. count: count, of entries.
Text under the chart and its spoken summary: the weight rose between the first and the last entry. days: count, between both entries, from 1. first: weight. last: weight. count: count, of entries.
Heading over the chart.
Legend of the chart: the smoothed line.
Choice of the period of the chart. Weeks, as short as possible, 2 to 4 characters. count: count, 1.
Spoken. Choice of the period of the chart. count: count, 1.
Choice of the period of the chart. Years, as short as possible, 2 to 4 characters. count: count, 1.
Spoken. Choice of the period of the chart. count: count, 1.
Title of the first screen of the weight app, and name of its tab.
Text in place of the dashboard while there are no entries; the button “Log weight” follows.
Heading in place of the dashboard and of the logbook, text on the prediction and on the widgets, and spoken summary of the chart, while there are no entries.
Label of the field for the share of body fat in percent.
Text under the weight when it is out of bounds. min: weight, drawn as the bare number. max: weight.
Spoken. Text under the weight when it is out of bounds. min: weight. max: weight.
Question under the weight when it is far from the last entry of the same week; the button to save comes again. weight: weight, the entered one. last: weight, of the last entry. Other languages: with a colon, “72.3 kg? Last weight: 82.4 kg”.
Label of the field for a note on an entry. Noun.
Spoken. Unit of the field for body fat, where the percent sign is drawn.
Title of the screen that adds an entry. Verb.
Title of the screen that changes an entry. Verb.
Heading of the message in place of a screen of the weight app that could not be loaded; a button to try again follows.
Spoken. Label of a figure. name: label, such as “Down over 7 days” or “Left to lose”. value: weight.
Text over the large weight at the top of the dashboard.
Text in place of the milestones that were reached, while there are none.
Spoken. Label of a milestone in the list of those reached. milestone: weight. date: date (weekday, month, day, year).
Heading over the milestones that were reached. Do not show the reader’s gender.
Text under the goal weight in the settings, and in place of the card of milestones, when the goal is the current weight.
Text in place of a screen of the weight app while it loads.
Button that opens the form for a new entry: beside the tabs, and in place of the dashboard and the logbook while they are empty. Verb.
Head of a column of the logbook: the mean weight of a week. Short for “average”, at most 7 characters.
Head of a column of the logbook: the change of the weight in about a week. Noun, short.
Head of a column of the logbook, and label of the field for a weight. Noun.
Text of a passing message after several entries could not be deleted; a button to try again follows. count: count, from 2 in English.
Button under the entries of a long logbook.
Text in place of the logbook while there are no entries; the button “Log weight” follows.
Label of the button that shows and hides the filters of the logbook. Verb.
Button that turns off all filters of the logbook.
Name of a filter of the logbook: only entries of some weekdays.
Button that turns off the filter by weekdays.
Name of a filter of the logbook: only the entries that first reached a milestone. “Reached” describes the milestones.
Name of a filter of the logbook: only entries with a note.
Spoken after a filter was switched on or off. count: count, of entries that match.
Heading over the filters of the logbook. Noun.
Spoken value of the button “Filter entries”. count: count, of filters that are on.
Button over the entries of a long logbook.
Text in place of the entries of the logbook when the filters leave none.
Heading in place of the entries of the logbook when the filters leave none.
Spoken. Date of an entry with its time, where a day has several entries. date: date (weekday, month, day), with the year unless it is this year. time: time of day.
Text on the prediction and on the card of the next milestone while entries are too old or too few. days: count, of further days with an entry that are needed, from 2. date: date (month, day), with the year unless it is this year; spoken with the weekday. Other languages: put the date at the end after a colon.
Text on the prediction and on the card of the next milestone while one more entry is needed. date: date (month, day), with the year unless it is this year; spoken with the weekday. Other languages: put the date at the end after a colon.
Text on the prediction at the goal, under “Your weight is at your goal”.
Text on the prediction at the goal, under the heading “Goal reached”.
Text on the prediction: when the goal weight is reached. date: date (month, day, year), spoken as weekday, month, day.
Text on the prediction, under the date, below two weeks. count: count, of days from 1.
Text on the prediction while there are too few entries.
Text on the prediction when the goal is lower.
Spoken. Label of the prediction: its heading and its two texts. title: label, such as “Goal prediction”. text: sentence, without its full stop, such as “Goal date: Saturday, October 24”. detail: sentence, such as “In about 31 weeks”.
Spoken. Label of the prediction: its heading and its only text. title: label. text: label.
Text on the prediction when the goal is higher.
Text on the prediction: when the goal weight is reached, from about two months on. count: count, of whole months from 2.
Text on the prediction when the weight does not move toward a higher goal.
Text on the prediction when the weight does not move toward a lower goal.
Text in place of the prediction while no goal is set; a button to set it follows.
Text on the prediction under “No entries yet”.
Text on the prediction when the goal is too far away for a date. count: count, of years, 2.
Text on the prediction when the goal is too far away for a date.
Text on the prediction when the weight neither rises nor falls.
Text on the prediction under “Your weight is steady”.
Heading of the card that says when the goal weight is reached, and title of its screen.
Heading of the prediction when the weight does not move toward the goal.
Heading of the prediction while there are too few entries for a date.
Text on the prediction: when the goal weight is reached, from two weeks on. count: count, of whole weeks from 2.
Button that opens what there is to say about the app.
Heading of a section of the settings.
Text under the section with “Trend smoothing”.
Heading of a section of the settings.
Heading of a section of the settings. Verb.
Button that asks whether to delete every entry. Verb.
Text under the button “Delete all entries”. count: count, of seconds.
Text under the question whether to delete every entry. count: count, of seconds.
Title of the question before every entry is deleted.
Text of a passing message; a button to undo follows.
Text of a passing message after the entries could not be deleted; a button to try again follows.
Button that writes all entries to a file. Verb.
Label of the field for the weight to reach, and spoken name of that weight.
Text under the goal weight when it is out of bounds. min: weight, drawn as the bare number. max: weight.
Spoken. Text under the goal weight when it is out of bounds. min: weight. max: weight.
Text under the goal weight when it is above the current weight.
Text under a goal weight that can be used but is very high.
Text under a goal weight that can be used but is very low.
Heading of a section of the settings. The name of the app, not translated.
Title of a note in the settings when the device denies access.
Text of a note in the settings when the device denies access to Apple Health. Health is the name of the app.
Text under the section about Apple Health.
Label of a switch: whether weights are exchanged with Apple Health. Verb.
Label of the field for the person’s height. Noun.
Heading of a section of the settings. A name, not translated.
Text in the section about iCloud.
Text in the section about iCloud while the state of the sync is not known yet.
Text in the section about iCloud after a sync failed.
Text in the section about iCloud without an account.
Text in the section about iCloud without a network.
Name of a choice: how far milestones lie apart, such as 5 pounds.
Text under the section of the milestones.
Heading of a section of the settings.
Label of a switch: whether to be reminded when it helps, near a milestone for example.
Text under the switch “Smart reminders”: when they come.
Label of a switch: whether the chart draws a smoothed line.
Button that explains “Trend smoothing”, and heading of the explanation.
Explanation of “Trend smoothing”, in a sheet.
Text of a passing message: undoing the deletion of all entries failed; they are still kept. A button to try again follows.
Name of a choice: pounds or kilograms.
Heading of a section of the settings. Noun.
Text under the section with “Weight unit” and “Goal weight”.
Name of a figure that is not known: the distance to the goal weight.
Name of a figure: how far the weight is above the goal after gaining; the number is drawn over this name.
Name of a figure: how far the weight is below the goal after losing; the number is drawn over this name.
Name of a figure: the distance to a higher goal weight; the number is drawn over this name.
Name of a figure: the distance to a lower goal weight; the number is drawn over this name.
Text in place of the distance to the goal, when no goal is set.
Spoken. Text in place of the distance to the goal, when no goal is set.
Spoken. Label of a figure that is not known. title: label, the name of the figure. value: label, such as “no goal set”.
Spoken. Name of the group of two figures under the large weight.
Title of the screen with all entries, and name of its tab. Noun.
Text on the cards of the prediction and of the next milestone once the estimated day has come without a new entry.
Spoken. Label of a widget. weight: weight. detail: label, such as “Down over 7 days”.
Spoken. Label of the medium widget. weight: weight. goal: label, such as “Goal: 212 pounds”. percent: label, such as “47 percent complete”. left: label, such as “To goal: 13 pounds”.
Text on a widget: what is left to the goal. amount: weight, a whole number.
Text on a widget while no goal is set.
Button, spoken: activates a widget. Verb.
Hint of a widget.
Spoken. Name of the small chart on a widget. count: count, 7.
"""#,
    ]
}
