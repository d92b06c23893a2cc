import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineAppearance = Presenter(
        name: .routineAppearance, title: { $0.routineAppearanceTitle() },
        loading: { $0.routineSettingsLoading() },
        failure: { $0.routineSettingsErrorTitle() },
        content: { kit, journal, _ throws(ScreenError) in
            kit.appearance(journal.settings)
        })
}

extension Kit {
    /// Mode, accent, app icon and motion, a section each. A change holds at once.
    fileprivate func appearance(_ settings: JournalSettings) -> Screen.Content {
        Screen.Content(
            cards: [
                section("mode", phrases.routineAppearanceMode(), .choice(modes(settings))),
                section("accent", phrases.routineAppearanceAccent(), .choice(accents(settings))),
                section("appIcon", phrases.routineAppearanceIcon(), .choice(icons(settings))),
                section("motion", phrases.routineAppearanceMotion(), .toggle(motion(settings))),
            ].map { Card($0) })
    }

    private func section(_ id: String, _ name: Phrase, _ row: FormRow) -> FormCard {
        FormCard(
            id, surface: card, layout: column(gap: .sm), heading: heading(name), rows: [row],
            label: name.spokenText)
    }

    /// How everything changes to what was chosen.
    private var change: Motion {
        motion(
            .swap, change: .accentChange,
            reduced: Motion.Reduced(.crossfade, motion: .crossFade))
    }

    private func modes(_ settings: JournalSettings) -> Choice {
        let chosen =
            ThemeMode.allCases.contains(settings.themeMode) ? settings.themeMode : .system
        let options = ThemeMode.allCases.map { mode in
            option(
                mode.rawValue, name(of: mode), isSelected: mode == chosen,
                text: words(name(of: mode), .body, .textPrimary), haptic: .picker)
        }
        return choice(
            "mode", .segmented, phrases.routineAppearanceMode(), options, motion: change)
    }

    private func accents(_ settings: JournalSettings) -> Choice {
        let accent = accent(of: settings)
        var options = AccentLook.all.map { look in
            let isSelected =
                if case .known(let chosen) = accent { chosen.id == look.id } else { false }
            return swatch(
                look.id, look.name(phrases), color: look.role, isSelected: isSelected, settings)
        }
        if case .custom(let hex) = accent {
            options.append(
                swatch("custom", phrases.accentNameCustom(), hex: hex, isSelected: true, settings))
        }
        return choice(
            "accent", .swatches, phrases.routineAppearanceAccent(), options,
            optionSize: size(.settingsSwatch), motion: change)
    }

    /// A spot of colour with its name below; the chosen one has a tick and a ring as well.
    private func swatch(
        _ id: String, _ name: Phrase, color: ColorRole? = nil, hex: String? = nil,
        isSelected: Bool, _ settings: JournalSettings
    ) -> Choice.Option {
        let ring = Surface.Border(
            .textPrimary, .settingsSwatchWidth,
            opacity: context.increaseContrast ? nil : .chosenSwatch)
        return option(
            id, phrases.routineAppearanceAccentLabel(name: name.spokenText),
            isSelected: isSelected, text: words(name, .caption, .textSecondary), swatch: color,
            customColor: hex, outline: isSelected ? ring : nil, haptic: .picker)
    }

    /// The app's own icon and one per accent: a ground and a symbol on it.
    ///
    /// Source: seed 003, custom app icons. It lists none, so the list is ours.
    private func icons(_ settings: JournalSettings) -> Choice {
        let isKnown = AccentLook.all.contains { $0.id == settings.appIcon }
        let usual = appIcon(
            "default", phrases.routineAppearanceIconDefault(), ground: .background,
            symbol: .presetAccentTeal, isSelected: !isKnown, settings)
        let others = AccentLook.all.map { look in
            appIcon(
                look.id, look.name(phrases), ground: look.role, symbol: .onAccent,
                isSelected: look.id == settings.appIcon, settings)
        }
        return choice(
            "appIcon", .cards, phrases.routineAppearanceIcon(), [usual] + others,
            optionSize: size(.settingsSwatch))
    }

    private func appIcon(
        _ id: String, _ name: Phrase, ground: ColorRole, symbol: ColorRole, isSelected: Bool,
        _ settings: JournalSettings
    ) -> Choice.Option {
        option(
            id, phrases.routineAppearanceIconLabel(name: name.spokenText), isSelected: isSelected,
            text: words(name, .caption, .textSecondary),
            icon: icon(.checklist, beside: .title, symbol), swatch: ground,
            outline: isSelected
                ? border(.textPrimary, .settingsSwatchWidth)
                : nil,
            haptic: .picker)
    }

    private func motion(_ settings: JournalSettings) -> ToggleControl {
        toggle(
            "motion", phrases.routineAppearanceMotion(),
            detail: phrases.routineAppearanceMotionDetail(), icon: .wandStars,
            isOn: settings.motion)
    }
}
