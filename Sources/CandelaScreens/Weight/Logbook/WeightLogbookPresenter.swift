import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The list of all weigh-ins, grouped by month.
public struct WeightLogbookPresenter: DeletingPresenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightTabLogbook() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The weigh-ins that match the filters, below the filters if they are shown; the empty state
    /// without weigh-ins or matches.
    public func content(
        of journal: Journal, _ options: WeightLogbookOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        WeightLogbookPage(
            state: WeightState(journal, in: kit.context), options: options, kit: kit
        ).content
    }

    /// The texts about deleted weigh-ins.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        guard records.kind == .weighIn else { return nil }
        return DeletionTexts(named: records, with: kit)
            ?? DeletionTexts(
                deleted: kit.phrases.weightEntriesDeleted(count: records.count),
                failed: kit.phrases.weightLogbookDeletedFailedSeveral(count: records.count))
    }
}

/// The layout of the logbook.
private struct WeightLogbookPage {
    let state: WeightState
    let options: WeightLogbookOptions
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var journal: Journal { state.journal }

    var content: ScreenContent {
        let all = state.weighIns
        let left = options.isFiltered ? all.filter { shows($0.entry) } : all
        var content = ScreenContent(
            accessory: .addWeighIn(kit),
            validUntil: state.validUntil)
        guard !all.isEmpty else {
            content.cards = [Card(empty)]
            return content
        }
        content.toolbar = Toolbar(trailing: { filterButton })
        if options.showsFilters == true { content.cards.append(Card(filters)) }
        if options.announces ?? options.isFiltered {
            content.announcements.append(announcement(ofShown: left.count))
        }
        guard !left.isEmpty else {
            content.cards.append(Card(noMatches))
            return content
        }
        let window = RowWindow(
            of: left.map(\.entry.day), through: options.through, rows: options.rows)
        content.cards.append(Card(LogbookCard(left, in: window, of: state, with: kit)))
        return content
    }

    /// Whether a weigh-in matches the filters.
    private func shows(_ entry: WeightLog.Entry) -> Bool {
        if options.showsOnlyNotes == true, !entry.hasNote { return false }
        if options.showsOnlyMilestones == true,
            !state.facts.milestoneWeighIns.contains(entry.position)
        {
            return false
        }
        guard let weekdays = options.weekdays, !weekdays.isEmpty else { return true }
        return weekdays.contains(entry.day.weekday)
    }

    /// The announcement of the number of matching weigh-ins, with an id for each choice of filters.
    private func announcement(ofShown count: Int) -> Announcement {
        let days = (options.weekdays ?? []).map { "\($0.isoNumber)" }
        let id =
            ["entries"] + (options.showsOnlyNotes == true ? ["notes"] : [])
            + (options.showsOnlyMilestones == true ? ["milestones"] : []) + days
        let text =
            count == 0
            ? phrases.weightLogbookNoneTitle() : phrases.weightLogbookFilterShown(count: count)
        return Announcement(id.joined(separator: "-"), text.spokenWords)
    }

    private var filterButton: Element {
        let isExpanded = options.showsFilters == true
        return kit.button(
            kit.action(
                "filter",
                .choose(WeightLogbookOptions.filters, options.showsFilters != true),
                phrases.weightLogbookFilter()), .plain,
            icon: options.isFiltered ? .filterCircleFilled : .filterCircle, type: .titleSmall,
            accessibility: Accessibility(
                .button, label: phrases.weightLogbookFilter().spokenWords,
                value: options.isFiltered
                    ? phrases.weightLogbookFilterValue(count: options.filters).spokenWords : nil,
                states: [isExpanded ? .expanded : .collapsed]))
    }

    private var filters: FormCard {
        let name = phrases.weightLogbookFilterTitle()
        typealias Option = WeightLogbookOptions
        var rows: [Element] = [
            kit.toggle(
                "withNotes", .choose(Option.withNotes, options.showsOnlyNotes != true),
                phrases.weightLogbookFilterNotes(), isOn: options.showsOnlyNotes ?? false),
            kit.toggle(
                "milestones", .choose(Option.milestones, options.showsOnlyMilestones != true),
                phrases.weightLogbookFilterMilestones(), isOn: options.showsOnlyMilestones ?? false),
            weekdays,
        ]
        func clear(_ id: String, _ options: [String], _ name: Phrase) -> Element {
            kit.button(id, .clear(options: options), name, .plain)
        }
        if options.weekdays?.isEmpty == false {
            rows.append(
                clear("clearDays", [Option.days.path], phrases.weightLogbookFilterDaysClear()))
        }
        if options.isFiltered {
            rows.append(
                clear(
                    "clearAll",
                    Option.announcedPaths,
                    phrases.weightLogbookFilterClear()))
        }
        return FormCard("filters", name, rows: rows, with: kit)
    }

    /// The weekday filter, numbered from 1 for Sunday, in the order of the person's week.
    private var weekdays: Element {
        let chosen = self.options.weekdays ?? []
        let name = phrases.weightLogbookFilterDays()
        let first = journal.settings.firstWeekday.isoNumber
        let days = (0..<7).map { Weekday.allCases[(first - 1 + $0) % 7] }
        let options = days.map { day in
            let isSelected = chosen.contains(day)
            let number = day.isoNumber % 7 + 1
            let weekday = phrases.dateValue(date: phrases.weekday(day).spoken)
            return kit.option(
                "\(number)",
                text: kit.text(
                    weekday, .subheadline, isSelected ? .primaryText : .textSecondary),
                mark: isSelected ? kit.icon(.checkmark, beside: .subheadline, .primaryText) : nil,
                isSelected: isSelected,
                action: kit.action(
                    "day-\(number)",
                    .choose(WeightLogbookOptions.days, chosen.toggling(day)),
                    weekday, haptic: .selection),
                accessibility: Accessibility(.checkbox, label: weekday.spokenWords))
        }
        return kit.choice(
            "weekdays", form: .filters, name: kit.text(name, .body, .textPrimary),
            options: options,
            accessibility: Accessibility(.group, label: name.spokenWords, children: .contain))
    }

    private var empty: EmptyCard {
        EmptyCard(
            "emptyLogbook",
            illustration: kit.emptyDrawing(
                .bookPages, .warningGraphic, on: .tintWarningOpaque, badge: .pencilCircle,
                .primaryGraphic),
            title: phrases.weightEmptyTitle(),
            text: phrases.weightLogbookEmptyText(),
            button: kit.button(
                "add", .open(.weightEntry, as: .sheet), phrases.weightLog(), .primary),
            with: kit)
    }

    private var noMatches: EmptyCard {
        EmptyCard(
            "noMatches", illustration: nil, title: phrases.weightLogbookNoneTitle(),
            text: phrases.weightLogbookNoneText(), button: nil, with: kit)
    }
}
