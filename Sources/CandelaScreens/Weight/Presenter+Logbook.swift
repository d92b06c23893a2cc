import CandelaRules
import CandelaTokens

extension Presenter {
    static let weightLogbook = Presenter(
        name: .weightLogbook, title: { $0.weightTabLogbook() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.weightLogbook(journal, options)
        })
}

extension Kit {
    fileprivate func weightLogbook(
        _ journal: Journal, _ options: ScreenBag
    ) -> Screen.Content {
        let outlook = WeightOutlook(journal, in: context)
        let filter = options.logbook ?? LogbookOptions()
        let gone = hidden(options.deletedRows)
        let all = outlook.logbook.filter { !gone.contains($0.id) }
        let shown = all.filter { outlook.shows($0.entry, filter) }
        let toast = toast(
            options.deletedRows, deleted: { phrases.weightLogbookDeleted(count: $0) },
            failed: phrases.weightLogbookDeletedFailed())
        var content = Screen.Content(
            tabs: weightTabs(.logbook), validUntil: outlook.validUntil)
        content.show(toast, with: self)
        guard !all.isEmpty else {
            content.cards = [Card(emptyLogbook)]
            return content
        }
        content.toolbar = Toolbar(trailing: [filterButton(filter)])
        var cards: [Card] = filter.showsFilters ? [Card(filters(filter, journal))] : []
        cards.append(
            shown.isEmpty ? Card(noMatches) : Card(logbook(shown, outlook)))
        content.cards = cards
        return content
    }

    private func filterButton(_ filter: LogbookOptions) -> ButtonControl {
        button(
            action("filter", .toggle, phrases.weightLogbookFilter()), .plain,
            icon: filter.isActive ? .filterCircleFilled : .filterCircle, type: .headline,
            hint: filter.isActive
                ? phrases.weightLogbookFilterHintActive() : phrases.weightLogbookFilterHint(),
            states: [filter.showsFilters ? .expanded : .collapsed])
    }

    private func filters(_ filter: LogbookOptions, _ journal: Journal) -> FormCard {
        let name = phrases.weightLogbookFilterTitle()
        var rows: [FormRow] = [
            .toggle(
                toggle("withNotes", phrases.weightLogbookFilterNotes(), isOn: filter.withNotes)),
            .toggle(
                toggle(
                    "milestones", phrases.weightLogbookFilterMilestones(),
                    isOn: filter.milestones)),
            .choice(weekdays(filter, journal)),
        ]
        func clear(_ id: String, _ name: Phrase) -> FormRow {
            .button(button(action(id, .select, name), .plain, text: name))
        }
        if !filter.weekdays.isEmpty {
            rows.append(clear("clearDays", phrases.weightLogbookFilterDaysClear()))
        }
        if filter.isActive { rows.append(clear("clearAll", phrases.weightLogbookFilterClear())) }
        return FormCard(
            "filters", surface: card, layout: column(gap: .sm), heading: heading(name), rows: rows,
            label: name.spokenText)
    }

    /// The weekdays, numbered from 1 for Sunday, in the order of the person's weeks.
    private func weekdays(_ filter: LogbookOptions, _ journal: Journal) -> Choice {
        let name = phrases.weightLogbookFilterDays()
        let first = journal.settings.firstWeekday.isoNumber
        let days = (0..<7).map { offset in
            // The Monday of the first week of 1970 is its fifth of January.
            CalendarDay(daysSince1970: 4 + (first - 1 + offset) % 7)
        }
        let options = days.map { day in
            let isSelected = filter.weekdays.contains(day.weekday)
            let weekday = phrases.dateValue(date: phrases.weekday(day).spoken)
            return Choice.Option(
                "\(day.weekday.isoNumber % 7 + 1)",
                text: words(
                    weekday, .subheadline, isSelected ? .primaryText : .textSecondary),
                isSelected: isSelected,
                mark: isSelected ? icon(.checkmark, beside: .subheadline, .primaryText) : nil,
                action: action(
                    "day-\(day.weekday.isoNumber % 7 + 1)", .toggle, weekday, haptic: .selection),
                accessibility: Accessibility(
                    .checkbox, label: weekday.spokenText,
                    states: [isSelected ? .checked : .unchecked]))
        }
        return Choice(
            "weekdays", form: .filters, name: words(name, .body, .textPrimary), options: options,
            accessibility: Accessibility(.group, label: name.spokenText, children: .contain))
    }

    private var emptyLogbook: EmptyCard {
        empty(
            "emptyLogbook",
            illustration: Illustration(
                disc: .tintWarningOpaque,
                discSize: size(.emptyStateCircle, relativeTo: .largeTitle),
                icon: Icon(
                    .bookPages, color: .warningGraphic,
                    size: size(.emptyStateSymbol, relativeTo: .largeTitle)),
                badge: Icon(
                    .pencilCircle, color: .primaryGraphic,
                    size: size(.emptyStateBadge, relativeTo: .largeTitle))),
            title: phrases.weightLogbookEmptyTitle(), text: phrases.weightLogbookEmptyText(),
            button: button(
                action("add", .add, phrases.weightLogbookEmptyButton()), .primary,
                text: phrases.weightLogbookEmptyButton(), hint: phrases.weightTabAddHint()))
    }

    private var noMatches: EmptyCard {
        empty(
            "noMatches", illustration: nil, title: phrases.weightLogbookNoneTitle(),
            text: phrases.weightLogbookNoneText(), button: nil)
    }
}

extension WeightOutlook {
    /// Whether filters leave a weigh-in.
    fileprivate func shows(_ entry: WeightLog.Entry, _ filter: LogbookOptions) -> Bool {
        if filter.withNotes, entry.note == nil { return false }
        if filter.milestones, !isAtMilestone(entry.weight) { return false }
        return filter.weekdays.isEmpty || filter.weekdays.contains(entry.day.weekday)
    }
}
