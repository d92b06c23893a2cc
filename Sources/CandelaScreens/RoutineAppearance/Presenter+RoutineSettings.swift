import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineSettings = Presenter(
        name: .routineSettings, title: { $0.routineSettingsTitle() },
        loading: { $0.routineSettingsLoading() },
        failure: { $0.routineSettingsErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.routineSettings(journal, options.surroundings ?? RoutineSurroundings())
        })
}

extension Kit {
    /// A card a section, in place of one long form.
    ///
    /// Source: seed 003, sectioned cards with prominent icons.
    fileprivate func routineSettings(
        _ journal: Journal, _ surroundings: RoutineSurroundings
    ) -> Screen.Content {
        let (choice, end) = choice(among: [], of: journal, surroundings) {
            $0.moment == $1.moment
        }
        let sections: [FormCard] = [
            section(
                "appearance", phrases.routineAppearanceTitle(),
                [appearance(journal.settings)]),
            section("sound", phrases.routineSettingsSound(), sounds(journal.settings)),
            section("smartRoutine", phrases.routineSettingsSmart(), smart(journal)),
            section(
                "context", phrases.routineSettingsContext(),
                held(choice.moment, surroundings)),
            section(
                "snippets", phrases.routineSettingsSnippets(),
                [
                    link(
                        "manageSnippets", .textPlus,
                        phrases.routineSettingsSnippetsManage(),
                        phrases.routineSettingsSnippetsDetail())
                ]), section("data", phrases.routineSettingsData(), data()),
            section(
                "about", phrases.routineSettingsAbout(),
                [
                    link(
                        "aboutApp", .infoCircle,
                        phrases.routineSettingsAboutApp(app: appName.spokenText),
                        phrases.routineSettingsAboutDetail())
                ]),
        ]
        return Screen.Content(
            cards: sections.map { Card($0) }, validUntil: end)
    }

    private func section(_ id: String, _ name: Phrase, _ rows: [FormRow]) -> FormCard {
        FormCard(
            id, surface: card, layout: column(gap: .row), heading: heading(name), rows: rows,
            label: name.spokenText)
    }

    /// A row that opens another screen, its symbol in a tinted round.
    private func link(
        _ id: String, _ symbol: IconRole, _ title: Phrase, _ subtitle: Phrase,
        detail: Words? = nil, told: Phrase? = nil, value: String? = nil
    ) -> FormRow {
        let label = (told ?? title).spokenText
        return .link(
            LinkRow(
                id,
                icon: Icon(symbol, color: .primaryGraphic, size: size(.settingsSymbol)),
                disc: context.increaseContrast ? .tintPrimaryOpaque : .tintPrimary,
                title: words(title, .body, .textPrimary),
                subtitle: words(subtitle, .caption, .textSecondary), detail: detail,
                chevron: icon(.chevronForward, beside: .caption, .textSecondary),
                action: action(
                    id, .navigate, phrases.routineSettingsOpen(name: label), haptic: .iconButton),
                accessibility: Accessibility(
                    .button, label: label, value: value ?? detail?.aloud,
                    details: told == nil
                        ? [AccessibilityDetail(label, subtitle.spokenText)] : [],
                    children: .combine, inputLabels: [title.spokenText])))
    }

    private func appearance(_ settings: JournalSettings) -> FormRow {
        let chosen = phrases.routineSettingsAppearanceValue(
            accent: name(of: accent(of: settings)).spokenText,
            mode: name(of: settings.themeMode).spokenText)
        let subtitle = phrases.routineSettingsAppearanceDetail()
        return link(
            "appearance", .palette, chosen, subtitle, told: subtitle,
            value: chosen.spokenText)
    }

    private func sounds(_ settings: JournalSettings) -> [FormRow] {
        [
            .toggle(
                toggle(
                    "timerSound", phrases.routineSettingsTimerSound(),
                    detail: phrases.routineSettingsTimerSoundDetail(),
                    icon: settings.timerSound ? .speakerWave : .speakerSlash,
                    isOn: settings.timerSound)),
            .toggle(
                toggle(
                    "haptics", phrases.routineSettingsHaptics(),
                    detail: phrases.routineSettingsHapticsDetail(), icon: .handTap,
                    isOn: settings.haptics)),
        ]
    }

    private func smart(_ journal: Journal) -> [FormRow] {
        let mode =
            journal.chosenRoutineMode.map { words(verbatim: $0.name, .caption, .textSecondary) }
            ?? words(phrases.routineModeAll(), .caption, .textSecondary)
        return [
            link(
                "timeSlots", .clock, phrases.routineSettingsSlots(),
                phrases.routineSettingsSlotsDetail()),
            link(
                "dayCategories", .calendar, phrases.routineSettingsDays(),
                phrases.routineSettingsDaysDetail()),
            link(
                "places", .mapPin, phrases.routineSettingsPlaces(),
                phrases.routineSettingsPlacesDetail()),
            link(
                "routineModes", .layers, phrases.routineSettingsModes(),
                phrases.routineSettingsModesDetail(), detail: mode),
            link(
                "coverage", .grid, phrases.routineSettingsCoverage(),
                phrases.routineSettingsCoverageDetail()),
        ]
    }

    /// The part of the day, the kinds of day and the place that hold; what opens the places while
    /// none is known.
    private func held(
        _ moment: RoutineMoment, _ surroundings: RoutineSurroundings
    ) -> [FormRow] {
        let dimensions: [RoutineCoverage.Dimension] = [.time, .day, .place]
        let rows = dimensions.flatMap { dimension in
            parts(dimension, of: surroundings)
                .filter { moment.ids(dimension).contains($0.id) }
                .map { part in
                    FormRow.note(
                        NoteRow(
                            "\(dimension.rawValue)-\(part.id)",
                            icon: icon(part.icon, beside: .body, .textSecondary),
                            text: words(part.name, .body, .textPrimary),
                            accessibility: Accessibility(
                                .text, label: part.name.text, children: .combine)))
                }
        }
        guard !surroundings.places.contains(where: { $0.id == moment.place }) else { return rows }
        let set = phrases.routinePlaceSet()
        return rows + [
            .button(
                button(
                    action("setPlaces", .navigate, set, haptic: .iconButton), .plain, text: set,
                    icon: .locationSlash))
        ]
    }

    private func data() -> [FormRow] {
        [
            link(
                "export", .share, phrases.routineSettingsDataExport(),
                phrases.routineSettingsDataExportDetail()),
            link(
                "import", .download, phrases.routineSettingsDataImport(),
                phrases.routineSettingsDataImportDetail()),
        ]
    }
}
