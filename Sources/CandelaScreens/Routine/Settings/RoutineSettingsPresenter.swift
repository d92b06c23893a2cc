import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The routine app's settings.
public struct RoutineSettingsPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.settingsTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.settings

    /// The sections of the settings, valid until the time slot or the day changes.
    public func content(
        of journal: Journal, _ options: RoutineSettingsOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let surroundings = options.surroundings ?? RoutineSurroundings()
        let choice = RoutineChoice(among: [], of: journal, surroundings, in: kit.context)
        let page = SettingsPage(
            journal: journal, options: options, surroundings: surroundings, moment: choice.moment,
            kit: kit)
        return ScreenContent(
            cards: page.sections,
            validUntil: choice.change(among: [], of: journal, surroundings, in: kit.context) {
                $0.moment == $1.moment
            })
    }

}

/// The layout of the settings, with one card per section.
private struct SettingsPage {
    let journal: Journal
    let options: RoutineSettingsOptions
    let surroundings: RoutineSurroundings
    let moment: RoutineMoment
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    private var settings: JournalSettings { journal.settings }

    var sections: [Card] {
        [
            section("appearance", phrases.routineAppearanceTitle(), [appearance]),
            Card(SettingsCard(settings, options, with: kit)),
            section("sound", phrases.routineSettingsSound(), [timerSound]),
            section("smartRoutine", phrases.routineSuggestions(), smart),
            section("context", phrases.routineContextName(), held),
            section(
                "snippets", phrases.routineSettingsSnippets(),
                [
                    link(
                        "manageSnippets", .page(.snippets), .textPlus,
                        phrases.routineSnippets(), phrases.routineSnippetsDetail())
                ]), section("data", phrases.routineSettingsData(), data),
            section(
                "about", phrases.routineSettingsAbout(),
                [
                    link(
                        "aboutApp", .page(.about), .infoCircle,
                        phrases.routineSettingsAboutApp(app: kit.appName.spokenText),
                        phrases.routineSettingsAboutDetail())
                ]),
        ]
    }

    private func section(_ id: String, _ name: Phrase, _ rows: [Element]) -> Card {
        Card(FormCard(id, name, rows: rows, with: kit))
    }

    /// A row that opens another screen, its symbol on a tinted disc.
    private func link(
        _ id: String, _ intent: Intent, _ symbol: IconRole, _ title: Phrase, _ subtitle: Phrase,
        detail: StyledText? = nil
    ) -> Element {
        kit.link(
            id, icon: Icon(symbol, color: .primaryGraphic, size: kit.size(.settingsSymbol)),
            disc: kit.settingsDisc,
            title: kit.text(title, .body, .textPrimary),
            subtitle: kit.text(subtitle, .footnote, .textSecondary), detail: detail,
            chevron: kit.icon(.chevronForward, beside: .footnote, .textSecondary),
            action: kit.action(
                id, intent, title, haptic: .iconButton),
            accessibility: Accessibility(
                .button, label: title.spokenWords, value: detail?.spokenWords,
                details: [
                    AccessibilityDetail(
                        phrases.settingsDetailName().spokenWords, subtitle.spokenWords)
                ],
                children: .combine, inputLabels: [title.spokenText]))
    }

    private var appearance: Element {
        let accent = AccentSetting(settings, in: kit.theme)
        let chosen = phrases.routineSettingsAppearanceValue(
            accent: accent.name(phrases).spokenText)
        return link(
            "appearance", .open(.routineAppearance), .palette, chosen,
            phrases.routineSettingsAppearanceDetail())
    }

    private var timerSound: Element {
        kit.toggle(
            "timerSound", .set(.timerSound(!settings.playsTimerSound)),
            phrases.routineSettingsTimerSound(),
            detail: phrases.routineSettingsTimerSoundDetail(),
            icon: settings.playsTimerSound ? .speakerWave : .speakerSlash,
            disc: kit.settingsDisc, isOn: settings.playsTimerSound)
    }

    private var smart: [Element] {
        let mode =
            journal.chosenRoutineMode.map {
                kit.text(verbatim: $0.name, .footnote, .textSecondary)
            }
            ?? kit.text(phrases.routineSetsAll(), .footnote, .textSecondary)
        return [
            link(
                "timeSlots", .page(.timeSlots), .clock, phrases.routineSettingsSlots(),
                phrases.routineSettingsSlotsDetail()),
            link(
                "dayCategories", .page(.dayCategories), .calendar,
                phrases.routineSettingsDays(), phrases.routineSettingsDaysDetail()),
            link(
                "places", .page(.places), .mapPin, phrases.routineSettingsPlaces(),
                phrases.routineSettingsPlacesDetail()),
            link(
                "routineModes", .page(.routineModes), .layers, phrases.routineSetsRow(),
                phrases.routineSetsRowDetail(), detail: mode),
            link(
                "coverage", .open(.routineCoverage), .grid, phrases.routineCoverageTitle(),
                phrases.routineSettingsCoverageDetail()),
        ]
    }

    /// The current time slot, kinds of day and place; a link to the places if the place is unknown.
    private var held: [Element] {
        let rows = kit.parts(of: moment, surroundings).map { dimension, part in
            kit.note(
                "\(dimension.rawValue)-\(part.id)",
                icon: kit.icon(part.icon, beside: .body, .textSecondary), disc: kit.settingsDisc,
                text: kit.text(part.name, .body, .textPrimary),
                accessibility: Accessibility(
                    .text, label: part.name.spokenWords, children: .combine))
        }
        guard !surroundings.places.contains(where: { $0.id == moment.place }) else { return rows }
        return rows + [
            kit.button(
                "setPlaces", .page(.places), phrases.routinePlaceSet(), .plain,
                icon: .locationSlash, haptic: .iconButton)
        ]
    }

    private var data: [Element] {
        [
            link(
                "export", .export, .share, phrases.routineSettingsDataExport(),
                phrases.routineSettingsDataExportDetail()),
            link(
                "import", .import, .download, phrases.routineSettingsDataImport(),
                phrases.routineSettingsDataImportDetail()),
        ]
    }
}
