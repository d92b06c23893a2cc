// swift-format-ignore-file
// Written by candela-generate from the string catalogs; change those instead.

extension PhraseComments {
    /// A line for each key, in the order of the tables.
    static let texts: [String] = [
##"""
Button that makes a new thing or puts one into a list. Verb.
Button that leaves a page and returns to the one before.
Button that closes a sheet or an alert and changes nothing.
Button that closes a page or a sheet in which nothing is entered.
Button that destroys data. Verb.
Button that ends an editor in which everything is saved at once.
Button that opens a thing to change it. Verb.
What a field does, as the label of an action. name: what the field is called.
Button that closes a message after it was read.
Button that closes a sheet and keeps what was entered.
Button that opens the system's sheet for sharing. Verb.
What a switch does, as the label of an action. name: what is switched.
Button, after something failed: does it once more.
What lies along a chart: days. Only spoken.
One point of a chart as it is spoken: “Tuesday, March 17: 2 completions”. place: the day or week; value: what it holds, with its unit.
What touching a chart does: it chooses the nearest point. Only spoken.
In the streak counter: time until the streak ends, when it is whole hours; looks as its neighbour with hours and minutes. hours: 1 or more; minutes: always 0.
What a screen reader says for the text of the same name: time until the streak ends, without the zero minutes. hours: 1 or more.
In the streak counter: time until the streak ends, an hour or more. hours, minutes: whole numbers; minutes below 60.
What a screen reader says for the text of the same name: time until the streak ends. hours: 1 or more; minutes: 1 to 59.
In the streak counter: time until the streak ends, below an hour. minutes: 1 to 59.
What a screen reader says for the text of the same name: time until the streak ends. minutes: 1 to 59.
In the streak counter: the streak ends in seconds.
What a screen reader says for the text of the same name, in the middle of a sentence: the streak ends in seconds.
A date by itself, as the reader's region writes it. date: the date, or a part of one.
What a day holds, as it is spoken: the habit was done.
What a day holds, as it is spoken: the habit was not done.
What a day holds, as it is spoken: nothing, since it lies before the first record.
What today holds, as it is spoken: the habit is not done yet.
What a day holds, as it is spoken: a day off that breaks no streak.
How long something takes, in words, when no hours are left over. count: whole days from 1.
How long something takes, in words, a day or more; minutes are cut off. days: from 1. hours: 1 to 23.
How long something takes, in words, when no minutes are left over. count: whole hours, 1 to 23.
How long something takes, in words, an hour or more; seconds are cut off. hours: 1 to 23. minutes: 1 to 59.
How long something takes, in words, when no seconds are left over. count: whole minutes, 1 to 59.
How long something takes, in words. minutes, seconds: whole numbers, 1 to 59.
How long something takes, in words, when it is less than a minute. count: seconds, 0 to 59.
A length of time beside a habit, as minutes and seconds: “10:05”. time: the digits.
Under the heading of a loading error, when the card below still shows older data.
Under the heading of a loading error, when nothing else can be shown.
Below a field for a day or time outside its bounds. first, last: full dates or times of day, both allowed.
Below a field for a day, after something else was typed.
Below a field for a day or time that is too early. first: a full date or time of day, allowed.
Below a field for a day or time that is too late. last: a full date or time of day, allowed.
Below a field, after too small a number was typed. low: a formatted number, allowed.
Below a field, after too long a text was typed. limit: the number of characters, at least 1.
Below a field that must be filled in and is empty.
Below a field, after too large a number was typed. high: a formatted number, allowed.
Below a field for a number, after something else was typed.
Below a field, after a number outside its bounds was typed. low, high: formatted numbers, both allowed.
Below a field for a time of day, after something else was typed.
A button under a long list: to the rows after those shown.
The same button as it is heard. list: what the list is called, a label of ours such as My Habits.
A button over a long list: to the rows before those shown.
The same button as it is heard. list: what the list is called, a label of ours such as My Habits.
Heading of the card of milestones once the goal is reached.
Screen-reader label of both next-milestone cards, never drawn. next: the milestone with its unit, as in “225 pounds”.
Spoken label of the card of milestones once the last one, the goal, is reached. The number has its unit.
Spoken label of the card of a milestone that is reached. The number has its unit.
Heading of the next-milestone card and title of its screen.
Heading of the card of a milestone that is reached.
Screen-reader value of both next-milestone cards, never drawn. percent: the part of the way behind the person; remaining: what is left with its unit, as in “1.7 pounds”.
A bare number where its meaning stands beside it, such as on a streak badge. value: a formatted number.
A share in percent wherever one is shown. percent: the number with its percent sign, formatted.
What a screen reader says for the text of the same name: a share in percent, the sign as a word. percent: a whole number.
A choice of the period a chart shows: the last 30 days.
Name of a group of choices: the period a chart shows. Only spoken.
A choice of the period a chart shows: the last 7 days.
Said by a screen reader when a habit of a routine is done. name: the habit's name.
Kept with the record of a habit that was done with a length and without its timer. count: minutes.
Said in place of “Quick %(count)lldm completion”. Kept with the record of a habit that was done with a length and without its timer. count: minutes.
Kept with the record of a habit that was done with a length and without its timer. count: seconds.
Said in place of “Quick %(count)llds completion”. Kept with the record of a habit that was done with a length and without its timer. count: seconds.
Kept with the record of a habit whose timer was ended early; shown in its history.
A passing note on any screen, with the button “Retry”: what was just entered or changed could not be stored on the device.
Heading in place of a page that could not be loaded, when nothing is known of what it shows.
In place of a page while it loads, beside a spinner, when nothing is known of what it shows.
Said in place of “Loading...”. In place of a page while it loads, beside a spinner.
Screen-reader name of the sentence under the name of a setting, which is read on demand.
In an empty field that may stay empty.
State of a switch, in a word.
State of a switch, in a word.
In the streak counter in red: the streak ends tonight unless the person practices.
Screen-reader label of a streak badge. name: the badge's own label, such as Current; count: days.
Screen-reader label of a streak badge from 7 days on. name: the badge's own label, such as Current; count: days.
Screen-reader label of a streak badge that has no label of its own. count: days.
Screen-reader label of a streak badge that has no label of its own, from 7 days on. count: days.
Screen-reader value of the streak counter when the streak ends tonight unless the person practices. count: days of the current streak; best: days of the longest one; countdown: the time left as it is spoken, such as '6 hours 40 minutes left'.
Screen-reader value of the first streak, of one day, that is about to end. count: its days; countdown: the time that is left.
Screen-reader hint of the streak counter: what choosing it does.
Screen-reader label of the streak counter.
Screen-reader label of the streak counter of one habit. name: the habit, as its owner typed it.
Screen-reader value of the streak counter when there has never been a streak.
Screen-reader value of a streak that is the longest ever. count: its days.
Screen-reader value of a streak that is the longest ever and about to end. count: its days; countdown: the time that is left.
Screen-reader value of the streak counter. count: days of the current streak; best: days of the longest one.
Beside the flame: the length of the current streak. The number is drawn larger than the word. count: whole days; 0 when there is no streak.
Title of the streak counter's screen.
A time of day by itself, as the reader's region writes it. time: the time.
Screen-reader value of a timer that counts up. time: how long it has run in words, such as 2 minutes, 5 seconds.
Screen-reader value of a timer that was paused and counts up. time: in words, such as 2 minutes, 5 seconds.
Screen-reader value of a timer that was paused and counts down. time: in words, such as 2 minutes, 5 seconds.
Screen-reader value of a timer that was not started. time: how long it will run in words, such as 2 minutes, 5 seconds.
Screen-reader value of a timer that was not started and counts up from zero.
Screen-reader value of a running timer. time: how much is left in words, such as 2 minutes, 5 seconds.
On the button of a passing note in the app's own words; {action} is all there is.
Puts a passing note away. Only spoken; a cross is drawn.
Screen-reader hint of a passing note of the routine app, which can be swiped away.
Told before a passing note that says that something failed.
Told before a passing note that says something to know.
Told before a passing note that says that something worked.
Told before a passing note that says something to look at.
Screen-reader label of a passing note of the routine app. {kind} is “Success”, “Info”, “Warning” or “Error”; {message} is the note in the app's own words.
Screen-reader label of a passing note of the routine app with a button. {kind} is “Success”, “Info”, “Warning” or “Error”; {message} is the note in the app's own words; {action} is what is written on the button.
On the button of a passing note: takes the deletion back.
A weight in kilograms with the unit in full, put into sentences that are spoken. value: the number, with or without a decimal.
The unit itself: a choice in the settings, and beside the field of the goal.
Said in place of “kg”. The unit itself: a choice in the settings, and beside the field of the goal.
A weight in kilograms, as it is drawn; put into other phrases wherever they have a weight. value: the number, with or without a decimal.
A weight in kilograms, as a screen reader says it in place of “%(value)lf kg”. value: the number, with or without a decimal.
A weight in pounds with the unit in full, put into sentences that are spoken. value: the number, with or without a decimal.
The unit itself: a choice in the settings, and beside the field of the goal.
Said in place of “lb”. The unit itself: a choice in the settings, and beside the field of the goal.
A weight in pounds, as it is drawn; put into other phrases wherever they have a weight. value: the number, with or without a decimal.
A weight in pounds, as a screen reader says it in place of “%(value)lf lb”. value: the number, with or without a decimal.
A passing note with a way back. count: how many weigh-ins were deleted.
The text of a notification on the morning after a weigh-in. amount is what lacks, milestone a round weight: “1.5 lb”, “225 lb”.
The text of the daily notification.
A passing note after the app filled itself with weigh-ins to try it.
Name of an accent colour.
Name of an accent colour that is none of those to choose.
Name of an accent colour: a dark green-blue.
Name of an accent colour.
Name of an accent colour.
Name of an accent colour.
Name of an accent colour: a blue.
Name of an accent colour.
Name of an accent colour: the first choice, a bright green-blue.
Button: opens the screen with the streak's statistics. Read by voice control and in lists of actions.
Button: opens the settings where the goal weight is set.
In place of a timer outside the app when its state could not be read.
Screen-reader hint of a timer outside the app.
Screen-reader name of a timer outside the app. name: the habit's name as its owner typed it.
In place of a timer outside the app until its state is known.
Said in place of “Loading timer...”. In place of a timer outside the app until its state is known.
Beside the time of a timer on the lock screen with 30 seconds left and less, which is also red.
In place of a timer outside the app while none runs, or when the person does not allow it.
Action of a timer outside the app: the routine opens.
Under a timer in the expanded island. percent: how far it has come, with its percent sign in the text.
Said in place of “%(percent)lf Complete”. Under a timer in the expanded island. percent: how far it has come, with its percent sign in the text.
Name of a detail of a timer outside the app: how far it has come in percent.
State of a timer on the lock screen.
Title of what a running timer shows outside the app: on the lock screen and in the island.
Screen-reader value of a timer outside the app. state: In Progress, Paused or Completed. time: what is left in words, such as 2 minutes, 5 seconds remaining.
Screen-reader value of a timer outside the app with 30 seconds left and less. state: In Progress or Paused. time: what is left in words, such as 25 seconds remaining.
Name of the habit app, on pictures to share and widgets.
Name of the practice app, on pictures to share and widgets.
Name of the routine app, on pictures to share and widgets.
Name of the weight app, on pictures to share and widgets.
What a chart counts upwards: completions. Only spoken.
Spoken name of a colour to choose.
Name of a colour that is none of those to choose.
Spoken name of a colour to choose.
Name of a color a routine can have; read by screen readers.
Spoken name of a colour to choose.
Spoken name of a colour to choose.
Spoken name of a colour to choose.
Spoken name of a colour to choose.
The value of one bar of a habit's week, as it is spoken. count: how often the habit was done that day.
The chart of up to 30 days in a sentence. done: on how many of them the habit was done. days: how many of them count, from the day the habit was set up on and without days of rest.
Name of the chart of a habit's last 30 days. Only spoken.
What the filled bars of a habit's month are. Only spoken.
What the hollow bars of a habit's month are. Only spoken.
Name of a series of the chart: today, while the habit can still be done.
Summary of the chart of a habit's week. count: days on which the habit was done, 0 to 7.
Name of the chart of a habit's week. Only spoken.
On the large button of a habit that is done today; pressing it takes the mark away.
Name of a figure: the day the habit was created.
In place of the day a habit was created, when nobody knows it.
Beside the large symbol of a habit; opens the form to change it.
On the large button of a habit that is not done today.
Heading over the chart of a habit's completions.
Name of a figure: the share of the last 30 days on which the habit was done.
Said in place of “Completion Rate, 30 Days”. Name of a figure: the share of the last 30 days on which the habit was done.
Heading over the figures of a habit.
Heading over the two streaks of a habit, the current and the best.
Heading over the one thing to do today for a habit.
Name of a figure: how often the habit was ever done.
What the name field of a habit does, as the label of an action.
In the empty field for a habit's name.
Heading over the six colours a habit can have.
Heading over the twelve symbols a habit can have.
Heading over the field for a habit's name.
Title of the sheet in which a new habit is set up.
Title of the sheet in which a habit is changed.
Name of the plus button above the list of habits. Only spoken, not drawn.
A passing note with a way back. count: how many habits were deleted with all their records.
A passing note after habits could not be deleted. count: how many.
In the empty list of habits, under a large plus symbol.
Said in place of “Tap + to add your first habit”. In the empty list of habits, under a large plus symbol.
Heading above the last known habits when they could not be loaded.
In place of the list of habits while they load, beside a spinner.
Said in place of “Loading habits...”. In place of the list of habits while they load, beside a spinner.
Title of the list of habits.
Action of a habit's row, also behind a swipe: the habit goes with all its records.
Screen-reader hint of a habit's row: its details open.
Name of the round check button in a habit's row that is open today. name: the habit's name as its owner typed it.
Name of the round check button in a habit's row that is done today. name: the habit's name as its owner typed it.
Action of a habit's row: its details open.
Screen-reader value of a habit's row that is done today. count: days of the current streak.
Spoken value of a row in the list of habits, for a habit without a streak that is not done today.
Screen-reader value of a habit's row that is not done today. count: days of the current streak.
At either end of the bar on the next-milestone card. value: a milestone, drawn as a bare number and spoken with its unit.
Last line of the compact next-milestone card. Goal means the next milestone here, not the final goal. next: the milestone. next has its unit, as in “225 lb”.
What a screen reader says for the text of the same name: it says milestone, since the final goal is another number. next: the milestone. next has its unit, as in “225 pounds”.
First line of the compact next-milestone card. amount: what is left, with one decimal. amount has its unit, as in “225 lb”.
Heading of the card shown when the weights could not be loaded; a Retry button follows.
On the next-milestone card beside a calendar symbol: how long it may still take. count: whole days, at least 1. The tilde means about.
On the next-milestone card beside a calendar symbol, when the milestone is further away than days are counted.
Screen-reader text of the estimate when the milestone is further away than days are counted.
Screen-reader name of the estimate of days on the next-milestone card; the estimate follows.
What a screen reader says for the text of the same name: how long the next milestone may take. count: whole days, at least 1.
In place of the next-milestone card while the weights load.
What a screen reader says for the text of the same name, while the weights load.
Under that heading; a button to set the goal follows.
Heading in place of the next-milestone card when no goal weight is set.
Last line of the next-milestone card for somebody gaining weight: how fast. rate: the weight a week, without sign, one decimal. rate has its unit, as in “225 lb”.
What a screen reader says for the text of the same name: how fast somebody is gaining weight. rate: the weight a week; it may have a decimal. rate has its unit, as in “225 pounds”.
Last line of the next-milestone card for somebody losing weight: how fast. rate: the weight a week, without sign, one decimal. rate has its unit, as in “225 lb”.
What a screen reader says for the text of the same name: how fast somebody is losing weight. rate: the weight a week; it may have a decimal. rate has its unit, as in “225 pounds”.
Screen-reader name of the weekly rate on the next-milestone card; the rate follows.
Said once by a screen reader when a weight milestone is reached. milestone: the milestone; it may have a decimal. milestone has its unit, as in “225 pounds”.
The whole sentence for a milestone in kilograms, where the words around the unit change: English says “225 kilogram milestone”, not “225 kilograms milestone”. Leave it out in a language that does not need it. milestone: the number alone.
The whole sentence for a milestone in pounds, where the words around the unit change: English says “225 pound milestone”, not “225 pounds milestone”. Leave it out in a language that does not need it. milestone: the number alone.
Under the middle of the bar on the next-milestone card: how far it still is. amount: a difference of weights with one decimal, whose number is drawn bolder. amount has its unit, as in “225 lb”.
In place of what is left, when the goal is reached.
In place of what is left, when the milestone is reached.
Rating of adherence from 80 percent.
The line for adherence from 80 percent.
Rating of adherence from 60 percent.
The line for adherence from 60 percent.
Rating of adherence when nothing was done in the last days, but something before.
The line for adherence when nothing was done in the last days, but something before. date: the last day something was done.
Rating of adherence below 60 percent.
The line for adherence below 60 percent.
Rating of adherence when nothing was done.
What the axis of a chart shows when days are only marked as done.
Name of an axis and a table column: minutes practised.
Name of a table column and a figure: how many practice sessions there were.
What it takes to earn the badge for a streak of some days; no full stop. count: days.
Screen-reader label of a badge that was earned. name: the badge's name, such as 7 Day Streak. date: the day it was earned, with its weekday.
Screen-reader label of a badge that was not earned yet. name: the badge's name. description: what it takes, without a full stop.
The name of the badge for a streak of some days. count: days.
On the round badge of an achievement, as short as possible: a number of days. count: days.
Said in place of “%(count)lldd”. On the round badge of an achievement, as short as possible: a number of days. count: days.
Spoken label of a day after today. date: the day.
Name of a figure: minutes a day, counting the days with practice.
Name of a figure: the share of the last 30 days with practice, followed by a percentage.
A day of the calendar with practice. date: the day. count: minutes.
A day of the calendar that was marked as done without minutes. date: the day.
Spoken label of a past day on which nothing was practised although the habit had begun. date: the day.
A day of the calendar without practice. date: the day, such as Wednesday, March 18.
Spoken label of today before anything was practised. date: the day.
A day of the week strip for which a practice is planned. date: the day.
A day of rest in the calendar. date: the day.
Name of a figure: the most days in a row among the last 30, followed by a number of days.
The calendar of the last 30 days in a sentence. days: on how many days something was practised. minutes: all minutes together.
The calendar in a sentence, when days are only marked as done. count: on how many days something was practised.
Heading over the calendar of the last 30 days.
Hint of a grid of days that is one stop for a screen reader: what activating it does.
Screen-reader text of a fall. percent: by how much, such as 25 percent. period: compared with what, such as compared with last week.
Screen-reader text when nothing changed. period: compared with what, such as compared with last week.
Screen-reader text of a rise. percent: by how much, such as 25 percent. period: compared with what, such as compared with last week.
The length of the current streak on the statistics screen, the number drawn far larger than the word. count: days.
Said in place of “%(count)lld DAYS”. The length of the current streak on the statistics screen, the number drawn far larger than the word. count: days.
Heading over the length of the current streak on the statistics screen.
Title of the first page of the practice app and its name in the row of pages.
Name of a figure of a day, a week or a month: minutes a session.
The button that closes the figures of a day.
Under “No Sessions Logged”, for a day.
Under “No Sessions Logged”, for a month.
In place of the figures of a day, a week or a month without sessions.
Under “No Sessions Logged”, for a week.
Screen-reader hint of a day in a calendar or chart.
Names what choosing a day of a calendar or chart does.
Said after the label of today in calendars.
Name of a figure of a day, a week or a month: all minutes practised.
The first and the last of some days. start: the first day. end: the last day.
Said in place of “%(start)@ – %(end)@”. The first and the last of some days. start: the first day. end: the last day.
A day in a chart, on which nothing was done.
A day in a chart, on which something was done.
A day of the heat map with at most one session. count: minutes. date: the day.
A day of the heat map with several sessions. minutes: all minutes. date: the day. sessions: how many.
A day of the heat map that was marked as done without minutes. date: the day.
Spoken label of a cell of the heat map: a past day on which nothing was practised. date: the day.
A month of the heat map with at most one session. count: minutes. month: the month and its year.
A month of the heat map, when days are only marked as done. count: how often something was done.
A month of the heat map with several sessions. minutes: all minutes. month: the month and its year. sessions: how many.
Spoken label of a cell of the heat map: a day before the first record. date: the day.
Spoken label of a cell of the heat map: today before anything was practised. date: the day.
Name of the choice of how much time the heat map shows.
Spoken label of a cell of the heat map: a day of rest. date: the day.
What the heat map adds up to. minutes: all minutes. sessions: all sessions.
Heading over the grid that shows how often and how long something was practised.
A week of the heat map with at most one session. count: minutes. date: its first day.
A week of the heat map, when days are only marked as done. count: how often something was done. date: its first day.
A week of the heat map with several sessions. minutes: all minutes. date: its first day. sessions: how many.
The label of a week in the heat map, very short. week: which week of its month it is, from 1.
Said in place of “W%(week)lf”. The label of a week in the heat map, very short. week: which week of its month it is, from 1.
Heading over the badges for lengths of streaks.
Name of a figure: the day of the latest practice, followed by a date or Never.
Name of a figure: the length of the longest streak, followed by a number of days.
In place of the date of the last practice when there was none.
Heading over the longest streak, the last practice and the badges.
In a legend: the look of a day with at least so many minutes. count: minutes.
Said in place of “%(count)lld+ min”. In a legend: the look of a day with at least so many minutes. count: minutes.
Legend of the calendar: a past day on which nothing was practised.
In a legend: the look of a day without practice.
Legend of the calendar: today before anything was practised.
In a legend: the look of a day of rest.
Screen-reader name of the list that explains the shades and marks of a calendar.
In a legend: the look of a day with so many minutes. low, high: the least and the most minutes.
Said in place of “%(low)lf–%(high)lld min”. In a legend: the look of a day with so many minutes. low, high: the least and the most minutes.
A milestone of a streak that lies ahead. milestone: its length in days, before the word milestone. remaining: how many days are missing.
A milestone of the current streak that was reached. count: the milestone in days. date: the day, such as March 18.
Heading over the message of the day, the next milestone and the list of all milestones of a streak.
A number of minutes, short: a length, a total or an average. count: minutes.
Said in place of “%(count)lld min”. A number of minutes, short: a length, a total or an average. count: minutes.
Screen-reader hint of a month in the heat map.
Names what choosing a month of the heat map does.
The message when a badge was earned. name: the badge's name, such as 7 Day Streak.
Title of the message when a badge was earned.
The button that closes a message.
Title of the message when a practice could not be logged.
The message after a quick practice was logged. count: its minutes.
Title of the message after a quick practice was logged.
An option of how much time a chart shows. count: days.
Name of the page with the statistics in the row of pages.
Name of the choice of how long a quick practice is.
Heading over the button that starts a short practice, while the streak needs one today.
Heading over the button that starts a short practice, when today needs none.
Heading over the button that starts a short practice, while there is no streak.
Text on the button that starts a short practice. count: minutes.
An option of how much time the heat map shows: ten years.
Title over the last ten years of the heat map.
An option of how much time the heat map shows: 30 days.
Title over the last 30 days of the heat map.
An option of how much time the heat map shows: 90 days.
Title over the last 90 days of the heat map.
An option of how much time the heat map shows: 7 days.
Title over the last 7 days of the heat map, over the current week of the week strip, and the name of a figure.
An option of how much time the heat map shows: 365 days.
Title over the last 365 days of the heat map.
How many practice sessions there were. count: sessions.
In a legend: the look of a cell with at least so many sessions. count: sessions.
The row that opens the choices for the picture of the streak.
Title of the screen with the statistics of practising.
One day of a chart of minutes. date: the day. count: minutes.
What the timeline shows when days are only marked as done.
The timeline in a sentence. done: on how many days something was practised. days: how many days are shown. minutes: all minutes together.
The timeline in a sentence, when days are only marked as done. done: on how many days something was practised. days: how many days are shown.
Heading over the chart of minutes practised per day, and that chart's name.
Screen-reader label of a chart that goes down. title: what it shows. percent: by how much, such as 25 percent.
In place of the trend chart when nothing was ever practised.
Screen-reader label of a chart that goes neither up nor down, or whose direction cannot be known. title: what it shows.
In place of the trend chart when nothing was practised in its period, but before. count: how many days the period has.
What the trend chart shows, for the middle of a sentence. count: days.
Names what moves the mark of the trend chart on by a day.
Names what moves the mark of the trend chart back by a day.
Heading over the chart of how practice develops.
Screen-reader label of a chart that goes up. title: what it shows. percent: by how much, such as 25 percent.
Screen-reader value of the trend chart. least, most, average: minutes of a day. points: how many days are shown.
Screen-reader value of the trend chart when all days have the same minutes. minutes: of each day; points: how many days.
Under a change in percent: what it is compared with, the 30 days before.
Said in place of “vs last month”. Under a change in percent: what it is compared with, the 30 days before.
Under a change in percent: what it is compared with, the 7 days before.
Said in place of “vs last week”. Under a change in percent: what it is compared with, the 7 days before.
Screen-reader hint of a week in the heat map.
Screen-reader name of the arrow that shows the week after.
Names what choosing a week of the heat map does.
Screen-reader name of the arrow that shows the week before.
Names what choosing a day of the week strip does.
Screen-reader hint of a day of the week strip.
Title over the figures of a week. date: its first day.
Heading of the calendar week that holds today.
Heading over the bars of the last seven days.
Name of a figure: how much of what was planned was done, followed by a percentage.
How much of what was planned was done. done: days on which something was done, or of rest. expected: days planned.
In place of minutes, when days are only marked as done. count: on how many days something was done.
The arrow of the card with the figures of the week; also its hint's action.
Name of a figure: the length of the current streak, followed by a number of days.
Heading of the small card with the figures of the week.
Button: sets up a new routine.
Heading over the spots of colour to choose the accent colour from.
Screen-reader name of one spot of colour among the accents. name: the colour's name, such as Teal.
Heading over the app icons to choose from.
Name of the app icon the app comes with.
Screen-reader name of one app icon. name: the icon's name, such as Teal or Default.
Heading over the choice between Auto, Light and Dark.
One of the modes of appearance: always dark.
One of the modes of appearance: always light.
One of the modes of appearance: light or dark as the device is set.
Heading of a section, and name of the switch in it, for animations of the app.
Under the switch named Motion: what it is for.
Title of the screen, and of the section of the settings, with mode, accent colour and app icon.
Button: adds a habit of a type. Read by voice control. type: the type's name: “Timer”.
Under “Add habit type”.
Said in place of “Tap to create”. Under “Add habit type”.
Heading above the types of habits to add.
Button: to the first step of setting up a routine.
Heading above the colors of a routine.
Under the number of habits and their time.
Heading of the second step of setting up a routine, while it has no habits.
Heading above the habits of a routine.
Heading above the other routines, each of which can become a part of this one.
What choosing another routine does. Read in lists of actions. name: its name.
Spoken hint of another routine under “Include a routine”.
Spoken name of the section with saved habits.
Name of the field for a routine's name, and what is drawn in it while it is empty.
Under “Let's name your routine”.
Heading of the first step of setting up a routine.
Spoken name of the row with the buttons that lead on, lead back and save.
Button: to the second step of setting up a routine.
Button: keeps a new routine.
Button: keeps a new routine without habits.
Under “Offer automatically”.
Note under the times, days and places of a routine.
Heading above when and where a routine is offered by itself.
Switch: whether a routine is offered when time, day and place suit.
Row that opens the person's saved habits, to add some.
Under “Snippets”.
Spoken in place of the dots that show how far setting up a routine has come.
Spoken in place of the dots that show how far setting up a routine has come.
Spoken name of the dots and the heading at the top of setting up a routine.
On how many days of a week a routine is to be done; it goes up and down. count: 1 to 7.
Spoken name of the number of days. The number is said after it.
Said in place of “Weekly target: %(count)lld× per week”. On how many days of a week a routine is to be done; it goes up and down. count: 1 to 7.
Spoken value of the number of days. count: 1 to 7.
Heading above whether a routine has a weekly target.
Switch: whether a routine has a weekly target.
A name to choose for a routine, under the field.
A name to choose for a routine, under the field.
A name to choose for a routine, under the field.
A name to choose for a routine, under the field.
A name to choose for a routine, under the field.
Spoken name of the row of names to choose from under the field.
Title of the sheet in which a routine is set up.
Title of the sheet in which a routine is changed.
Heading of the second step of setting up a routine: how many habits it has and how many minutes they take.
Heading of the second step of setting up a routine, for one of an hour or more: how many habits it has so far, and how long they take. time: in words, such as 1 hour, 5 minutes.
Said in place of “%#@habits@ • %(time)@ total”. Heading of the second step of setting up a routine, for one of an hour or more: how many habits it has so far, and how long they take. time: in words, such as 1 hour, 5 minutes.
Said in place of “%#@habits@ • %(minutes)lld min total”. Heading of the second step of setting up a routine: how many habits it has and how many minutes they take.
Button: keeps the changes to a routine.
Spoken name of the card above the routines: which set of them is shown, what holds now, and why one is offered.
Spoken name of one of the colors of a routine. name: the color's name: “Green”.
Spoken name of the line that says which part of the day it is, which kind of day and where. What it is now is said after it.
Spoken name of the pickers above the grid.
Spoken name of a cell of the grid. row, column: what it is for: “Evening”, “Home”.
Spoken value of a cell with so many routines that they are not named. count: how many suit.
In the legend, and the spoken value of a cell: no routine suits.
What choosing a cell does. Read in lists of actions.
Spoken value of a cell: how many routines suit, from 1, and their names. names: all of them, such as A, B, and C; each stands alone.
Above the time, the day and the place of a cell.
What a cell is for, under “Context”. time, place, day: their names.
Said in place of “%(time)@ • %(place)@ • %(day)@”. What a cell is for, under “Context”. time, place, day: their names.
Heading of the sheet with the routines of a cell.
Picker: what the whole grid is for.
In the legend of the grid of routines: the shade of a cell with so many.
In the legend of the grid of routines: the shade of a cell with so many.
In the legend of the grid of routines: the shade of a cell with so many.
Under “No routines for this context”.
In the sheet of a cell without routines.
What choosing a routine in the sheet of a cell does. Read in lists of actions. name: the routine's name.
Spoken hint of a routine in the sheet of a cell.
Spoken summary of the grid. covered, total: numbers of cells.
Title of the screen that shows for which times, days and places there are routines.
Picker: what lies along the grid.
Said in place of “X-Axis”. Picker: what lies along the grid.
Picker: what lies down the grid.
Said in place of “Y-Axis”. Picker: what lies down the grid.
Name of the days from Monday to Friday, beside their symbol, in lists and inserted into sentences.
Name of Saturday and Sunday, beside their symbol and in lists.
What a kind of day is called, above a list of them and in pickers.
What a place is called, above a list of them and in pickers.
What a part of the day is called, above a list of them and in pickers.
Name of the choice of what a habit opens: an app, a website or a shortcut.
A choice of what a habit opens.
A choice of what a habit opens: an automation of the device.
A choice of what a habit opens.
Name of the field for one of the answers to a question. position: its place from 1, as digits.
Button: adds an empty answer to a question.
Heading above the answers to a question.
Button in place of “Done”, while a new habit has no name: closes the editor and discards the habit.
Heading above the colors of a habit.
Name of the color that a habit has if none is chosen; it depends on the type.
Asked before a habit inside another one is deleted. name: the name of the habit, as typed.
Title of the question whether to delete a habit inside another one.
Button: closes the editor of a habit, whose values are already applied.
Name of the field for the time that a habit takes.
Under the empty field for the time that a habit takes: the time assumed instead. duration: a duration in words, such as 5 minutes.
Spoken name of the row of durations to choose from under the field.
Row under an answer to a question: opens the habits that follow if it is given.
How many habits follow an answer to a question, at the end of the row. count: from 0.
Spoken hint of the row under an answer to a question.
Spoken name of the row under an answer to a question. answer: the answer as typed, or Answer 2 while it is empty.
Heading above the habits inside another one.
Heading above the symbols of a habit.
Spoken name of a symbol of a habit that is none of those to choose.
Spoken name of the symbol that a habit has if none is chosen; it depends on the type.
Name of the field for the length of one part of an interval timer. position: its place from 1, as digits.
Button: adds a part to an interval timer.
Heading above the parts of an interval timer.
Name of the field for a part of a task or for something to count. position: its place from 1, as digits.
Button: adds an empty item to a habit.
Heading above the parts of a task or the things to count.
Name of the field for the time that a timer runs.
Heading above the symbols and colors of a habit.
Name of the field for a habit's name, and what is drawn in it while it is empty.
Button beside a field or a habit: takes it out. name: the typed text of the field, or Item 2 while it is empty.
Name of how often an interval timer repeats its intervals; it goes up and down.
How often an interval timer repeats its intervals. count: 1 to 100.
Heading above the routines of which one is included.
Name of the field for the time at which a timer that counts up reaches its goal.
Name of the choice how a timer counts.
A choice how a timer counts.
A choice how a timer counts.
A choice how a timer counts: parts that repeat.
Name of the choice whether a habit counts items or records a number.
Under “No routines yet”.
In place of the routines of a person who has none.
When routines could not be read.
Spoken name of the list of routines besides the one that suits best.
Title of the screen where a routine is chosen, from 12 to before 17.
Title of the screen where a routine is chosen, from 17 to before 22.
Title of the screen where a routine is chosen, from 5 to before 12.
Title of the screen where a routine is chosen, at night, and while routines are being read.
A list of names spoken on request. items: the names, joined: “Home and Office”.
While routines are being read.
Said in place of “Loading routines...”. While routines are being read.
The chip that chooses a set of routines, when none is chosen; also its first option.
Button under the routines, when the chosen set is empty: opens it to choose routines for it.
Button under the routines: opens the chosen set to be changed.
Under the routines when the chosen set is empty. mode: the set's name. count: how many routines there are.
Said in place of “%(mode)@ has no routines yet — showing all %(count)lld”. Under the routines when the chosen set is empty. mode: the set's name. count: how many routines there are.
Spoken hint of the chip that chooses a set of routines.
Spoken name of the chip that chooses a set of routines. The chosen one is said after it.
Button under the routines: leaves the chosen set.
Under the routines when a set of them is chosen. count: how many are in it. total: how many there are. mode: the set's name.
When a routine was paused. count: whole days since then, from 1.
Said in place of “%(count)lldd ago”. When a routine was paused. count: whole days since then, from 1.
A passing note with a way back. count: how many paused runs of routines were discarded.
A passing note after paused runs of routines could not be discarded. count: how many.
Under the name of a paused routine. progress: how many of its habits were done, such as 3/5. age: when it was paused, such as 3 min ago.
Said in place of “%(progress)@ • %(age)@”. Under the name of a paused routine. progress: how many of its habits were done, such as 3 of 5 habits completed. age: when it was paused, such as paused 3 minutes ago.
Button behind a paused routine: forgets it.
Spoken hint of a paused routine.
When a routine was paused. count: whole hours since then, from 1.
Said in place of “%(count)lldh ago”. When a routine was paused. count: whole hours since then, from 1.
When a routine was paused. count: whole minutes since then, from 1.
Said in place of “%(count)lld min ago”. When a routine was paused. count: whole minutes since then, from 1.
When a routine was paused: less than a minute ago.
Said in place of “just now”. When a routine was paused: less than a minute ago.
A paused routine: how many of its habits were done. done, total: numbers of habits.
A paused routine with habits that were skipped. done, total: numbers of habits. skipped: how many were skipped, from 1.
Said in place of “%(done)lld/%(total)lld • %#@skipped@”. A paused routine with habits that were skipped. done, total: numbers of habits. skipped: how many were skipped, from 1.
Said in place of “%(done)lld/%(total)lld”. A paused routine: how many of its habits were done. done, total: numbers of habits.
Button of a paused routine: takes it up again. Read by voice control and in lists of actions. name: the routine's name.
Heading above routines that were begun and can be taken up again.
Name of a place, beside its symbol, in lists and inserted into sentences.
Name of a place, beside its symbol, in lists and inserted into sentences.
Name of every place that has no name, beside its symbol, in lists and inserted into sentences.
Button in the context line when the place is not known: opens the settings of places.
Heading above the routine that suits best now.
Why a routine is offered whose rule asks for nothing, above the routines. name: the routine's name.
Said in place of “Selected '%(name)@' because it suits any time”. Why a routine is offered whose rule asks for nothing, above the routines. name: the routine's name.
Why a routine is offered, above the routines. name: the routine's name. day: the person's own name for such days.
Said in place of “Selected '%(name)@' because today counts as %(day)@”. Why a routine is offered, above the routines. name: the routine's name. day: the person's own name for such days.
Why a routine is offered, above the routines. name: the routine's name. place: the name of the place. day: the person's own name for such days.
Said in place of “Selected '%(name)@' because today counts as %(day)@ and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. place: the name of the place. day: the person's own name for such days.
Why a routine is offered although none suits the moment: it is the one for that.
In place of a reason when no routine suits the moment and none was used before.
Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Said in place of “Selected '%(name)@' because you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Why a routine is offered although none suits the moment: it was used last.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Said in place of “Selected '%(name)@' because it's %(slot)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. day: the person's own name for such days.
Said in place of “Selected '%(name)@' because it's %(slot)@ and today counts as %(day)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. day: the person's own name for such days.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place. day: the person's own name for such days.
Said in place of “Selected '%(name)@' because it's %(slot)@ and today counts as %(day)@ and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place. day: the person's own name for such days.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Said in place of “Selected '%(name)@' because it's %(slot)@ and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Said in place of “Selected '%(name)@' because it's %(slot)@ and it's a weekday”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Said in place of “Selected '%(name)@' because it's %(slot)@ and it's a weekday and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Said in place of “Selected '%(name)@' because it's %(slot)@ and it's the weekend”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day.
Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Said in place of “Selected '%(name)@' because it's %(slot)@ and it's the weekend and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. slot: the name of the part of the day. place: the name of the place.
Why a routine is offered, above the routines. name: the routine's name.
Said in place of “Selected '%(name)@' because it's a weekday”. Why a routine is offered, above the routines. name: the routine's name.
Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Said in place of “Selected '%(name)@' because it's a weekday and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Why a routine is offered, above the routines. name: the routine's name.
Said in place of “Selected '%(name)@' because it's the weekend”. Why a routine is offered, above the routines. name: the routine's name.
Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Said in place of “Selected '%(name)@' because it's the weekend and you're at %(place)@”. Why a routine is offered, above the routines. name: the routine's name. place: the name of the place.
Button below the current habit of a routine, and the title of the sheet it opens, where a note on the habit is typed.
Screen-reader hint of the button that opens a sheet for a note on a habit.
On the large check of the current habit while it is open.
Said in place of “Tap to Complete”. On the large check of the current habit while it is open.
On the large check of a habit that is done, and under a timer that ran out.
Button in the sheet for a note: counts the habit as done and keeps the note.
Screen-reader hint of what counts a habit as done.
Screen-reader name of the action that counts a habit as done. name: the habit's name as its owner typed it.
Button that counts a habit as done before its timer ends.
Screen-reader name of a number that goes up and down. name: the habit's name, item: what is counted; both as their owner typed them.
Screen-reader value of a number that goes up and down. count: how many so far.
Button that closes a finished routine.
Name of a figure of a finished routine: how many habits were done.
How many habits of a finished routine were done. done, total: whole numbers as digits.
Said in place of “%(done)@/%(total)@”. How many habits of a finished routine were done. done, total: whole numbers as digits.
Name of a figure of a finished routine: how long it took.
Over five moods to choose from when a routine is finished.
Name of a figure when a routine is over: how many habits were skipped.
Under “Routine Complete!”: every habit was done. done: habits that were done, as digits. total: all habits of the routine. time: how long it took in words, such as 2 minutes, 5 seconds.
Under “Routine Finished”: some habits were skipped. done: habits that were done, as digits. total: all habits of the routine. skipped: habits that were skipped, as digits. time: how long it took in words, such as 2 minutes, 5 seconds.
Under “Routine Skipped”: nothing was done. count: all habits of the routine, each of which was skipped.
Heading when a routine is finished.
Heading when a routine is over and some of its habits were skipped.
Heading when a routine is over and all of its habits were skipped. No praise.
Heading above the last known state of a running routine when it could not be loaded.
Said by a screen reader when a routine is finished and every habit was done. name: the routine's name. time: how long it took in words, such as 2 minutes, 5 seconds.
Said by a screen reader when a routine is over and some habits were skipped. name: the routine's name. time: how long it took in words, such as 2 minutes, 5 seconds. done: habits that were done, as digits. total: all its habits.
Said by a screen reader when a routine is over and every habit was skipped. name: the routine's name.
Said by a screen reader when a routine is made to stand still.
Said by a screen reader when a routine runs on.
Said by a screen reader when a habit of a routine is left out. name: the habit's name.
Said by a screen reader when a timer starts. name: the habit's name.
Said by a screen reader when a timer is ended early. name: the habit's name. time: how long it ran in words, such as 2 minutes, 5 seconds.
Under the time of a timer with intervals. step, steps: the interval that runs and how many there are. round, rounds: likewise for rounds; all as digits.
Name of a detail of a timer: which interval and round runs.
Said in place of “Interval %(step)@ of %(steps)@ · Round %(round)@ of %(rounds)@”. Under the time of a timer with intervals. step, steps: the interval that runs and how many there are. round, rounds: likewise for rounds; all as digits.
In place of a running routine while it loads, beside a spinner.
Said in place of “Loading routine...”. In place of a running routine while it loads, beside a spinner.
Button that counts a timer habit as done with a length, without running the timer. count: minutes.
Said in place of “Log %(count)lldm”. Button that counts a timer habit as done with a length, without running the timer. count: minutes.
Button that counts a timer habit as done with a length, without running the timer. count: seconds.
Said in place of “Log %(count)llds”. Button that counts a timer habit as done with a length, without running the timer. count: seconds.
Name of the field in which a measured number is entered.
One of five moods to choose from, the best.
Said in place of “😄 Excellent”. One of five moods to choose from, the best.
One of five moods to choose from.
Said in place of “😊 Good”. One of five moods to choose from.
One of five moods to choose from, the middle one.
Said in place of “😐 Okay”. One of five moods to choose from, the middle one.
One of five moods to choose from, the worst.
Said in place of “😵 Terrible”. One of five moods to choose from, the worst.
One of five moods to choose from.
Said in place of “😴 Tired”. One of five moods to choose from.
Button that goes on from a habit that is already done or left out.
Screen-reader hint of the button that goes on to the next habit.
In place of a running routine when none runs and none is paused.
Field for a note on a habit, up to 500 characters.
Button that opens the app, website or shortcut of a habit.
Screen-reader name of the button that opens an app, a website or a shortcut. name: the habit's name as its owner typed it.
Screen-reader name of an answer to a question. name: the answer as its owner typed it. count: how many habits follow from it.
Button that makes a timer stand still.
Screen-reader name of the button that pauses a timer. name: the habit the timer is for.
Name of the button beside the title that makes a whole routine stand still. Only spoken, not drawn.
Under “Paused” over a routine that stands still.
Heading over a routine that stands still, and state of a timer that does.
Button that goes back to the habit before.
Screen-reader hint of the button that goes back to the habit before.
Over a running routine when none of its habits was skipped. done: habits that were done, as digits. total: all its habits, as digits.
Screen-reader name of the bar over a running routine when none of its habits was skipped. done: habits that were done, as digits. total: all its habits.
Screen-reader name of the bar over a running routine when habits were skipped. done: habits that were done, as digits. total: all its habits. skipped: habits that were skipped, from 1.
Over a running routine when habits were skipped. done: habits that were done, as digits. total: all its habits, as digits. skipped: habits that were skipped, from 1.
Said in place of “%(done)@ of %(total)@ completed • %#@skipped@”. Over a running routine when habits were skipped. done: habits that were done, as digits. total: all its habits, as digits. skipped: habits that were skipped, from 1.
Button that lets a timer, or a whole routine, run on.
Screen-reader name of the button that resumes a timer. name: the habit the timer is for.
Button that leaves out the current habit of a routine.
Screen-reader hint of the button that leaves out a habit.
Screen-reader name of the button that leaves out a habit. name: the habit's name as its owner typed it.
Mark of a habit that was skipped, where it is shown again.
Button that starts the timer of a habit.
Screen-reader name of the button that starts a timer. name: the habit's name as its owner typed it.
Button that ends a timer early.
Screen-reader hint of the button that ends a timer early.
Screen-reader name of the button that ends a timer early. name: the habit's name as its owner typed it.
Name of a detail of the bar over a running routine: how long it has run so far.
Screen-reader name of the time of a habit's timer.
Title of the screen on which a routine is gone through, before its name is known.
Heading of a section of the settings.
Row of the settings that opens what there is to say about the app. app: its name.
Under the last row of the settings.
Under the row of the settings that opens the appearance screen: what can be chosen there.
Row of the settings that opens the appearance screen: what is chosen there. accent: the accent colour's name, such as Teal. mode: Auto, Light or Dark.
Said in place of “%(accent)@ · %(mode)@”. Row of the settings that opens the appearance screen: what is chosen there. accent: the accent colour's name, such as Teal. mode: Auto, Light or Dark.
Heading over the part of the day, the kind of day and the place that hold now.
Said in place of “Current Context:”. Heading over the part of the day, the kind of day and the place that hold now.
Row of the settings that opens the table of which routine suits which time, place and day.
Under the row of the settings named Coverage Overview.
Heading of a section of the settings.
Row of the settings that opens the export.
Under the row of the settings named Export Data.
Row of the settings that opens the import.
Under the row of the settings named Import Data.
Row of the settings that opens the kinds of days.
Under the row of the settings named Weekdays & Weekends.
Said in place of “Weekdays & Weekends”. Row of the settings that opens the kinds of days.
Heading above the last known settings when they could not be loaded.
Switch in the settings.
Under the switch named Haptics: what it is for.
In place of the settings or of the appearance screen while they load, beside a spinner.
Said in place of “Loading settings...”. In place of the settings or of the appearance screen while they load, beside a spinner.
Row of the settings that opens the sets of routines to choose among.
Under the row of the settings named Routine Modes.
Action of a row of the settings: what it names opens. name: the row's title.
Row of the settings that opens the places routines are for.
Under the row of the settings named Locations.
Row of the settings that opens the parts of the day.
Under the row of the settings named Time Slots.
Heading of a section of the settings: what decides which routine is offered.
Heading of a section of the settings: groups of habits to use in several routines.
Under the row of the settings named Manage Snippets.
Row of the settings that opens the groups of habits to use in several routines.
Heading of a section of the settings.
Said in place of “Sound & Haptics”. Heading of a section of the settings.
Switch in the settings.
Under the switch named Timer Sound: what it is for.
Title of the routine product's settings.
Name of the part of the day from 11 to 17 o'clock, beside its symbol, in lists and inserted into sentences.
Name of the part of the day from 5 to 7 o'clock, beside its symbol, in lists and inserted into sentences.
Name of the part of the day from 17 to 21 o'clock, beside its symbol, in lists and inserted into sentences.
Name of the part of the day from 9 to 11 o'clock, beside its symbol, in lists and inserted into sentences.
Name of the part of the day from 7 to 9 o'clock, beside its symbol, in lists and inserted into sentences.
Name of the part of the day from 21 to 5 o'clock, beside its symbol, in lists and inserted into sentences.
In the menu of a habit: removes it from the routine.
In the menu of a habit: opens it to be changed.
Spoken hint of a habit in the routine.
Type of a habit: an app, a website or a shortcut to open.
Type of a habit: something to count.
Type of a habit: a number to note.
Type of a habit: a question whose answer leads to further habits.
Type of a habit: another routine.
Type of a habit: habits after each other.
Type of a habit: something to do and tick.
Type of a habit: something that takes its time.
Type of a habit: something to count or a number to note; only among the types to choose.
Screen-reader value of a habit that cannot be gone through yet, in a routine that is being built. {type} is the name of its type, such as “Timer”; {lack} is what it lacks, such as “No length yet”.
On a question of a routine that is being built, in place of its duration: it has no answers to choose from, so it is passed over when the routine is gone through.
On a timer of a routine that is being built, in place of its duration: no length was set, so the timer is passed over when the routine is gone through.
On an external action of a routine that is being built, in place of its duration: no app, website or shortcut was chosen, so it is passed over when the routine is gone through.
In place of a habit that was another routine, when that is gone.
Under “Missing routine”.
Said in place of “This routine was deleted — remove this block”. Under “Missing routine”.
Spoken action of a habit: one place towards the end.
Spoken action of a habit: one place towards the start.
What choosing a habit does. Read in lists of actions. name: the habit's name.
What dragging a habit does.
Spoken value of a habit in the routine. type: its type: “Timer”. duration: “10 minutes”.
Under the bar of a week that is over. count: how many weeks ago, at least 1.
On a bar: days of a week on which a routine was done, and the target. done, target: numbers of days, as digits.
Under a bar, when more days were done than the target asks for. done: days. target: days the weekly target asks for.
Said in place of “%(done)@/%(target)@”. On a bar: days of a week on which a routine was done, and the target. done, target: numbers of days, as digits.
Screen-reader text of a bar. week: which week, as “2 weeks ago”. done: days on which the routine was done. target: days the weekly target asks for, as digits.
Screen-reader text of a bar. week: which week, as “2 weeks ago”. done: days on which the routine was done. target: days the weekly target asks for, as digits.
On a bar for a week: the weekly target was met.
On a bar for a week: the weekly target was missed.
Screen-reader name of a bar. count: how many weeks ago, at least 1.
In place of a chart of completions when there are none in its weeks.
Over a chart of completions per week, and its screen-reader value. count: completions in all its weeks. weeks: how many weeks it shows. current: completions of this week, as digits.
Under the last bar of a chart of weeks.
Name of a chart of a routine's completions, a bar a week.
Name of the axis of weeks of a chart.
Screen-reader value of a day of this week after today.
Screen-reader value of one day of this week. count: how often the routine was done on it, 1 or more.
Screen-reader value of today in this week. count: how often the routine was done, 1 or more.
Screen-reader value of a past day of this week without a completion.
Screen-reader value of today while the routine was not done.
Under “No streaks yet”: how to begin.
In place of the routines' streaks when no routine has a weekly target, also in a widget.
"""##,
##"""
Heading above the last known streaks of routines when they could not be loaded.
In place of the routines' streaks while they load, beside a spinner.
Said in place of “Loading streaks...”. In place of the routines' streaks while they load, beside a spinner.
Under the bars of four weeks. count: weeks before them that belong to the streak.
Said in place of “+%(count)lld more”. Under the bars of four weeks. count: weeks before them that belong to the streak.
Over four bars for the four weeks before this one.
Said in place of “PREVIOUS”. Over four bars for the four weeks before this one.
Under the name of a routine without a streak: its weekly target. count: days of a week, 1 to 7.
Said in place of “%(count)lld× / week”. Under the name of a routine without a streak: its weekly target. count: days of a week, 1 to 7.
Title of the list of routines with a weekly target and their streaks.
Over seven squares for the days of this week. done: days on which the routine was done so far. target: days the weekly target asks for; both as digits.
Heading of this week, when more days were done than the target asks for. done: days. target: days the weekly target asks for.
Said in place of the heading of this week, when more days were done than the target asks for.
Said in place of “THIS WEEK · %(done)@ / %(target)@”. Over seven squares for the days of this week. done: days on which the routine was done so far. target: days the weekly target asks for; both as digits.
Screen-reader value of this week. done: days on which the routine was done so far. target: days the weekly target asks for, as digits.
Under a routine's name. count: weeks in a row in which the weekly target was met, this week left out.
Under a routine's name: how many habits it has and how many minutes it takes.
Under a routine's name, for one of an hour or more: how many habits it has and how long it is likely to take. time: in words, such as 1 hour, 5 minutes.
Said in place of “%#@habits@ • %(time)@”. Under a routine's name, for one of an hour or more: how many habits it has and how long it is likely to take. time: in words, such as 1 hour, 5 minutes.
Said in place of “%#@habits@ • %(minutes)lld min”. Under a routine's name: how many habits it has and how many minutes it takes.
Name of a fact about a routine, spoken on request: the times, days and places it is for. They are said after it.
In the menu of a routine, and title of the question whether to delete it.
Button of the question whether to delete a routine: goes ahead.
Asked before a routine is deleted. name: the routine's name.
In the menu of a routine: opens it to be changed.
Name of a fact about a routine, spoken on request: its habits. They are said after it.
Spoken hint of a routine's card.
Name of a fact about a routine, spoken on request: which of its times, days and places hold now. They are said after it.
What choosing a routine's card does: shows its habits. Read in lists of actions. name: the routine's name.
Button on a routine's card: begins it. Read by voice control. name: the routine's name.
In place of a widget when its data could not be read.
In a widget, under a routine's name. count: its habits.
In place of a widget until its data are known.
Said in place of “Loading widgets...”. In place of a widget until its data are known.
Action of a widget that has nothing to show: the app opens. app: its name.
Screen-reader hint of a widget that has nothing to show.
Action of a widget: the paused routine runs on.
In a widget for the routine that is paused, when there is none.
Screen-reader hint of the widget with the paused routine.
Screen-reader name of a widget. name: the name of the routine that is paused.
In the widget of a paused routine none of whose habits was skipped: the habit it goes on with. step: its number. steps: how many there are. Both digits.
In the widget of a paused routine with habits that were skipped: the habit it goes on with. step: its number, as digits. steps: how many there are, as digits. skipped: how many were skipped, from 1.
Said in place of “Step %(step)@ of %(steps)@ • %#@skipped@”. In the widget of a paused routine with habits that were skipped: the habit it goes on with. step: its number, as digits. steps: how many there are, as digits. skipped: how many were skipped, from 1.
Over the name of a routine that is paused, in a widget.
Action of a widget: the list of streaks opens.
Screen-reader hint of the widgets with streaks.
Screen-reader name of a small widget. name: the name of the routine with the longest streak.
One routine in the screen-reader value of a widget of medium size. name: its name. weeks: the streak's length, such as 4 weeks. current: this week, such as 2 of 4 days this week.
Over three routines and their streaks, in a widget of medium size, and its screen-reader name.
Over the routine with the longest streak, in a small widget.
Screen-reader value of a small widget. weeks: the streak's length, such as 4 weeks. current: this week, such as 2 of 4 days this week.
In a widget, under the length of a streak. done: days of this week on which the routine was done, as digits. target: days the weekly target asks for.
In a widget, when more days were done this week than the target asks for. done: days. target: days the weekly target asks for, as digits.
Said in place of “%(done)@/%#@target@ this week”. In a widget, under the length of a streak. done: days of this week on which the routine was done, as digits. target: days the weekly target asks for.
In a widget: the length of a streak, large. count: weeks in a row in which the weekly target was met.
Said in place of “%(count)lld”. In a widget: the length of a streak, large. count: weeks in a row in which the weekly target was met.
Title over the widgets of the routine product.
Action of a widget: the routine begins.
In a widget for the routine that suits best, when there is none.
Screen-reader hint of the widget with the routine that suits best.
Screen-reader name of a widget. name: the name of the routine that suits best.
Over the name of the routine that suits best, in a widget.
Button: hands the picture to another app.
Name of the button that hands the picture to another app. Only spoken; the button reads Share.
Under a large percentage on the picture to share: how far the streak is toward its next milestone.
Heading of the picture to share on the day a streak reaches 7, 14 or 30 days. In capitals on the picture.
Said in place of “MILESTONE REACHED!”. Heading of the picture to share on the day a streak reaches 7, 14 or 30 days. In capitals on the picture.
Screen-reader label of the picture of a streak; its words follow as the value. theme: the name of the colors.
On the picture to share. count: days of the longest streak.
Under the flame on the picture to share; the number is drawn far larger than the word. count: days of the current streak.
In the text alternative of the picture to share: how far the streak is toward its next milestone. percent: with its sign or word.
On the picture to share: the first and the last day of the streak. start, end: dates.
Said in place of “%(start)@ – %(end)@”. On the picture to share: the first and the last day of the streak. start, end: dates.
What a screen reader says for the seven marks on the picture to share. count: days of the last seven with practice.
Largest words on the picture to share, and the title of the share sheet's preview. count: days of the current streak.
Beside a spinner while the picture to share is drawn.
Said in place of “Creating the card...”. Beside a spinner while the picture to share is drawn.
Under the message that the picture could not be made.
Heading of the message when the picture could not be made.
In place of the picture to share while the practices load, beside a spinner.
Said in place of “Loading progress...”. In place of the picture to share while the practices load, beside a spinner.
Under the button that shares a picture of a streak, and its hint, while there is no streak.
Switch: whether the picture to share shows a mark for each of the last seven days.
Switch: whether the picture to share shows the longest streak.
Field for a few words shown on the picture to share.
Field for the name shown on the picture to share; empty shows none.
Switch: whether the picture to share shows how far the next milestone is.
Choice of the colours of the picture to share.
Heading over what can be changed about the picture to share.
Said once after the picture was handed to another app.
Subject of a message the picture is sent with. app: the app's name.
Subject of a message with the picture of a habit's streak. name: the habit. app: the app's name.
A colour theme of the picture to share.
A colour theme of the picture to share: a gradient from green to teal.
A colour theme of the picture to share.
A colour theme of the picture to share: the colour of the flame.
Title of the sheet in which a picture of the streak is made.
Small label under the number in a streak badge: the longest streak.
Small label under the number in a streak badge: the streak that is running.
Under the current streak: the longest one. count: whole days, 1 or more.
Heading above the last known streak when the practices could not be loaded.
In place of the streak counter while the practices load, beside a spinner.
What a screen reader says for the text of the same name, while the practices load.
Another message for a streak of 7 days or more, in turn with the first.
Message in the streak counter after a streak ended, when the longest one was above 3 days. count: days of the longest streak.
Heading over the message after a streak ended.
Message in the streak counter after a streak ended, when the longest one was 1 to 3 days.
Another message for a streak of 7 days or more, in turn with the first.
Message in the streak counter on the day a milestone is reached. count: the milestone in days.
Screen-reader name of the motivational line in the streak counter; the line follows.
Message in the streak counter for somebody who has never practiced.
Message in the streak counter for 1 to 6 days, practiced today.
Message in the streak counter for a living streak with nothing practiced yet today.
Message in the streak counter from 7 days on. count: days of the streak.
Heading over the message of a streak of 7 days or more.
Said once by a screen reader when a streak milestone is reached. count: the milestone in days.
Heading when a streak milestone is reached. count: the milestone in days.
What a screen reader says about the next streak milestone. preview: how far it is, a whole phrase; requirement: what it takes, a whole phrase.
Screen-reader name of the preview of the next streak milestone; the preview follows.
In the streak counter when no milestone is left.
In the streak counter: how far the next milestone is. remaining: days until then, 1 or more; milestone: the streak it stands for, in days.
In the streak counter under the next milestone: what it takes. date: the day it is reached, a long date.
Note in the streak counter that the current streak is the longest ever.
Spoken name of the symbol of a book.
Spoken name of the symbol of a drop of water.
Spoken name of the symbol of a dumbbell.
Spoken name of the symbol of a running person.
Spoken name of the symbol of a fork and a knife.
Spoken name of the symbol of a graduation cap.
Spoken name of the symbol of a heart.
Spoken name of the symbol of a leaf.
Spoken name of the symbol of the moon.
Spoken name of the symbol of a musical note.
Spoken name of the symbol of a paintbrush.
Spoken name of the symbol of a star.
How far the data have come to other devices: not known yet.
Said in place of “Checking sync status...”. How far the data have come to other devices: not known yet.
Title of the alert about the sync status.
How far the data have come to other devices: it does not work.
What activating the sync status does, as it is spoken.
How far the data have come to other devices: nobody is signed in.
How far the data have come to other devices: there is no network.
Said in place of “Offline - changes saved locally”. How far the data have come to other devices: there is no network.
In the alert about the sync status: puts it away.
In the alert about the sync status: opens the device's settings.
In the alert about the sync status: tries again.
How far the data have come to other devices: everything is there.
How far the data have come to other devices: on their way.
Said in place of “Syncing...”. How far the data have come to other devices: on their way.
In the alert about the sync status.
In the alert about the sync status.
In the alert about the sync status.
In the alert about the sync status.
Screen-reader label of the banner at the goal, said once when it appears.
Text of the banner at the top of the dashboard at the goal.
Title of the banner at the top of the dashboard, and of the prediction, at the goal.
Button under the celebrated milestone: puts it away.
What continuing does, as it is spoken.
Title of the page with all milestones of weight that were reached.
Button under the celebrated milestone: hands a picture of it to other apps.
What sharing a milestone does, as it is spoken.
Screen-reader label of the button that shares a milestone.
Under the celebrated milestone.
Title over the celebrated milestone.
In place of a change of weight that is unknown: no weigh-in is old enough to compare with. days: how old it must be, 7.
A period of the chart of weights: everything.
What the chart of weights measures upwards. Only spoken. unit: the unit in full, as in “pounds”.
What lies along the chart of weights, where it is only spoken. Also the head of a column of the logbook, and the name of the field for the day of a weigh-in.
In place of the chart when the chosen period has too few entries and earlier ones exist.
Text in place of the chart of weights.
Title in place of the chart of weights.
What the points of the chart of weights are, as it is spoken.
What the points of the chart of weights are: one weigh-in each. Also the spoken name of the group of fields in the sheet for a weigh-in.
Beside the line of the goal in the chart of weights, and on the widget. goal: the weight to reach. goal has its unit, as in “225 lb”.
A period of the chart of weights.
Said in place of “6M”. A period of the chart of weights.
A period of the chart of weights.
Said in place of “1M”. A period of the chart of weights.
Name of the chart of weights, as it is spoken.
What the dashed line of the chart of weights is.
A period of the chart of weights.
Said in place of “3M”. A period of the chart of weights.
The chart of weights in a sentence. first and last: the weights at both ends, with their units, as in “225 pounds”; days: how many lie between them, at least 1; count: how many weigh-ins there are.
The chart of weights in a sentence, without a weigh-in.
The chart of weights in a sentence, when both ends read alike. weight: with its unit, as in “225 pounds”; days: how many lie between them, at least 1; count: how many weigh-ins there are.
The chart of weights in a sentence. first and last: the weights at both ends, with their units, as in “225 pounds”; days: how many lie between them, at least 1; count: how many weigh-ins there are.
The chart of weights in a sentence. first and last: the weights at both ends, with their units, as in “225 pounds”; days: how many lie between them, at least 1; count: how many weigh-ins there are.
Heading over the chart of weights.
What the smoothed line of the chart of weights is.
A period of the chart of weights.
Said in place of “1W”. A period of the chart of weights.
A period of the chart of weights.
Said in place of “1Y”. A period of the chart of weights.
Title of the first screen of the weight app, and name of its page.
On the button in place of the dashboard; opens the sheet for a weigh-in.
Text in place of the dashboard while nothing was weighed.
Title in place of the dashboard while nothing was weighed.
Name of the field for the share of body fat, in percent, beside which “%” is drawn.
Name of the field for a note on a weigh-in.
The unit beside the field for body fat.
Said in place of “%”. The unit beside the field for body fat.
Title of the sheet that adds a weigh-in.
Title of the sheet that changes a weigh-in.
Under the large number: the weight fell. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”. days: how many days lie between the two weights, 7 or more.
Said in place of “%(change)lf in %#@days@”. Under the large number: the weight fell. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
Under the large number when the weight is the same. days: how many days lie between the two weights, 7 or more.
Under the large number: the weight hardly changed. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”. days: how many days lie between the two weights, 7 or more.
Said in place of “%(change)lf in %#@days@”. Under the large number: the weight hardly changed. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
Under the large number: the weight hardly changed. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”. days: how many days lie between the two weights, 7 or more.
Said in place of “%(change)lf in %#@days@”. Under the large number: the weight hardly changed. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
Under the large number: the weight rose. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”. days: how many days lie between the two weights, 7 or more.
Said in place of “%(change)lf in %#@days@”. Under the large number: the weight rose. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
Under the large number: the share of body fat. fat: the number of percent.
Said in place of “%(fat)lf%% body fat”. Under the large number: the share of body fat. fat: the number of percent.
Screen-reader label of the card with the large number. weight: the weight with its unit; change: such as “Down 1.4 pounds in 7 days”; fat: such as “Body fat: 24 percent”.
Screen-reader label of the card with the large number. weight: the weight with its unit; change: a sentence without full stop such as “Down 1.4 pounds in 7 days”.
Over the large number at the top of the dashboard.
In place of the milestones that were reached, while there are none.
Screen-reader label of a reached milestone. milestone: the weight with its unit; date: the day.
Screen-reader label of a reached milestone whose day is unknown. milestone: the weight with its unit.
Heading over the milestones that were reached.
Head of a column of the logbook: the average of seven days. Short.
Head of a column of the logbook: whether there is a note.
Head of a column of the logbook: the change in a week. Short.
Head of a column of the logbook, and the name of the field for a weight.
Deletes a weigh-in; also behind a swipe.
A passing note after weigh-ins could not be deleted. count: how many.
A button under the weigh-ins of a long logbook: to those before them.
Opens a weigh-in to be changed; also behind a swipe.
On the button in place of the logbook; opens the sheet for a weigh-in.
Text in place of the logbook while nothing was weighed.
Title in place of the logbook while nothing was weighed.
Name of the button that shows the filters of the logbook.
Takes all filters of the logbook away.
A filter of the logbook: only weigh-ins of some weekdays.
Takes the filter by weekdays away.
Hint of the filter button while the filters are hidden and none is active.
What the filter button does while a filter is on, as it is spoken.
Hint of the filter button while the filters are shown.
A filter of the logbook: only weigh-ins at a milestone. Also the heading of a section of the settings.
A filter of the logbook: only weigh-ins with a note.
Heading over the filters of the logbook.
A button over the weigh-ins of a long logbook: to those after them.
Text in place of the rows of the logbook when the filters leave none.
Title in place of the rows of the logbook when the filters leave none.
Part of the screen-reader label of a row of the logbook. amount: how much the weight fell. amount has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
The change in a row of the logbook, when there is none. days: how many days lie between the two weights, 7 or more.
Part of the screen-reader label of a row of the logbook. amount: how much the weight rose. amount has its unit, as in “225 pounds”. days: how many days lie between the two weights, 7 or more.
Screen-reader label of a row of the logbook. date: the day; weight: the weight with its unit; average: the average of seven days, without unit.
Screen-reader label of a row of the logbook with a note. date: the day; weight: the weight with its unit; average: the average of seven days, without unit; rate: such as “1.4 pounds down in 7 days”.
What activating a row of the logbook does, as it is spoken.
Screen-reader label of a row of the logbook with a note. date: the day; weight: the weight with its unit; average: the average of seven days, without unit.
Screen-reader label of a row of the logbook. date: the day; weight: the weight with its unit; average: the average of seven days, without unit; rate: such as “1.4 pounds down in 7 days”.
The date of a weigh-in with its time, where a day has several. date: the day. time: the time of day.
On the next-milestone card while weigh-ins are too old or too few. days: how many daily weigh-ins are still needed; weeks: how many are when there is one a week.
On the next-milestone card while weigh-ins are too few. count: how many are still needed, whether daily or weekly.
On the prediction card at the goal, under “Congratulations!”.
Screen-reader label of the prediction card at the goal.
On the prediction card at the goal.
On the prediction card. date: the day, such as “Apr 2, 2026”.
On the prediction card, below a week. count: days until the goal is reached.
On the prediction card while too little was weighed.
On the prediction card when the goal is to lose.
Screen-reader label of the prediction card when the weight rises and the goal is lower. rate: the change per week. rate has its unit, as in “225 pounds”.
Screen-reader label of the prediction card on the way up. goal: the goal; date: the day; rate: the change per week. goal and rate have their units, as in “225 pounds”.
On the prediction card when the goal is to gain.
Screen-reader label of the prediction card when the weight falls and the goal is higher. rate: the change per week. rate has its unit, as in “225 pounds”.
Screen-reader label of the prediction card on the way down. goal: the goal; date: the day; rate: the change per week. goal and rate have their units, as in “225 pounds”.
On the prediction card while weigh-ins are too old or too few. days: how many daily weigh-ins are still needed; weeks: how many are when there is one a week.
On the prediction card when there are too few weigh-ins in all. entries: how many it takes; times: how many are still needed, whether daily or weekly.
Screen-reader text of the prediction card when it takes more weigh-ins. detail: what it takes, a sentence.
On the prediction card while weigh-ins are too few. count: how many are still needed, whether daily or weekly.
On the prediction card when the weight moves away from a higher goal.
On the prediction card when the weight moves away from a lower goal.
Shown in place of a prediction while there is no goal weight.
On the prediction card while nothing was weighed.
On the prediction card while nothing was weighed.
Screen-reader label of the prediction card while nothing was weighed.
Screen-reader label of the prediction card when the change per week is too small to tell. goal: the goal; date: the day. goal has its unit, as in “225 pounds”.
On the prediction card when the goal takes over two years.
On the prediction card when the goal takes over two years.
Screen-reader label of the prediction card when the goal takes over two years. rate: the change per week. rate has its unit, as in “225 pounds”.
Screen-reader label of the prediction card when the goal takes over two years and the change per week is too small to tell.
On the prediction card when the weight does not move.
Screen-reader label of the prediction card when the weight does not move and the goal is higher.
Screen-reader label of the prediction card when the weight does not move and the goal is lower.
Heading of the card that says when the goal is reached.
Heading of the card when the weight moves away from the goal.
Heading of the card while too little was weighed to say when the goal is reached.
On the prediction card. count: whole weeks until the goal is reached.
A row of the settings: opens what there is to say about the app. app: its name.
Heading of a section of the settings.
Under the section with trend smoothing.
Heading of a section of the settings.
Heading of a section of the settings.
On the button that deletes every weigh-in.
Answers the question before everything is deleted with yes.
What deleting all does, as it is spoken. count: how long it can be undone.
The question before everything is deleted. count: how long it can be undone.
Title of the question before everything is deleted.
A passing note with a way back.
A passing note after the weigh-ins could not be deleted, or not brought back.
A row of the settings: writes all weigh-ins to a file.
A setting: the weight to reach.
Under the goal weight when it cannot be used. min and max: the bounds. max has its unit, as in “300 lb”; min is drawn without it and spoken with it.
Under a goal weight that can be used but is very high.
Under a goal weight that can be used but is very low.
Heading of a section of the settings.
Title of a note in the settings when the device denies access to Apple Health.
Text of a note in the settings when the device denies access to Apple Health.
Under the section about Apple Health.
A setting: whether weights are exchanged with Apple Health.
Heading of a section of the settings.
In the section about iCloud.
Under the iCloud heading while the status of the sync is not known yet.
Under the iCloud heading after a sync failed.
Under the iCloud heading without an account.
Under the iCloud heading without a connection.
A setting: how far milestones lie apart.
Under the section of the milestones. count: how far they lie apart. count has its unit, as in “225 lb”.
Title of a note in the settings when the device allows no notifications.
Text of a note in the settings when the device allows no notifications.
A setting: whether to be reminded every day.
On a button that takes the time a person usually weighs. time: that time of day.
A setting: when to be reminded.
Heading of a section of the settings.
Under the section of the reminders.
Heading of a section of the settings, and name of its switch.
Under the section of the smart reminders.
A setting: whether the chart draws a smoothed line.
Screen-reader name of the small information symbol beside the setting “Trend Smoothing”.
Explanation of the setting “Trend Smoothing”, in a sheet.
Button in the note that an undo failed: tries the undo once more.
Passing note: bringing back all deleted weigh-ins failed; they are still kept.
A setting, and a choice in the sheet for a weigh-in: pounds or kilograms.
Heading of a section of the settings.
Under the section with unit and goal weight.
A quick figure: the weight fell. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”.
Said in place of “%(change)lf”. A quick figure: the weight fell. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”.
A quick figure: the weight is the same. change: zero. change has its unit, as in “225 lb”.
Said in place of “%(change)lf”. A quick figure: the weight is the same. change: zero.
A quick figure: the weight rose. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 lb”.
Said in place of “%(change)lf”. A quick figure: the weight rose. change: by how much, with its sign when drawn and without when spoken. change has its unit, as in “225 pounds”.
Name of a quick figure: how far the goal is.
A quick figure: how much is left to gain to the goal. amount: that much. amount has its unit, as in “225 lb”.
A quick figure: how much is left to lose to the goal. amount: that much. amount has its unit, as in “225 lb”.
What stands in place of the way to the goal, for a person without a goal.
What is said in place of the way to the goal, for a person without a goal.
A quick figure: how far the weight went past the goal. amount: that much. amount has its unit, as in “225 lb”.
Said in place of “%(amount)lf past”. A quick figure: how far the weight went past the goal. amount: that much. amount has its unit, as in “225 pounds”.
Quick figure of the goal, when the weight is just there.
Screen-reader label of a quick figure. title: its name; value: the figure with its unit.
In place of a quick figure that cannot be known.
Said in place of “--”. In place of a quick figure that cannot be known.
Name of a quick figure: how the weight changed. days: how many days lie between the two weights, 7 or more.
A quick figure: the change of a week is unknown, since no weigh-in is old enough.
Name of the group of two figures under the large number. Only spoken.
Beside the pages of the weight app, with a plus: opens the sheet for a new weigh-in.
What pressing “Add” or “Log Your First Weight” does, as it is spoken.
Name of the page with all weigh-ins, and title of that screen.
Name of the page with the settings, and title of that screen.
On the small widget: which way the weight went. days: since how many.
Screen-reader label of the large widget. weight: with its unit; change: which way it went, as in “down 0.5 pounds in 7 days”.
Screen-reader label of the medium widget. weight: the weight with its unit; goal: such as “Goal: 212 pounds”; percent: how much of the way is done; left: such as “13 pounds to go”.
Screen-reader label of the small widget. weight: the weight with its unit; trend: such as “Trending down”.
On a widget: what is left to the goal, cut off to a whole number. amount: that number. amount has its unit, as in “225 lb”.
On a widget, when there is no goal.
On a widget, while nothing was weighed.
What pressing a widget does, as it is spoken.
What pressing a widget does, as it is spoken.
Screen-reader label of a widget while its data load.
On the small widget: which way the weight went. days: since how many.
On the small widget: which way the weight went. days: since how many.
On a widget, over the line of a week.
"""##,
    ]
}
