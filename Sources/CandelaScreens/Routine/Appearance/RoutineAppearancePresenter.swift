import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The routine app's appearance settings: accent colour and app icon.
public struct RoutineAppearancePresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineAppearanceTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.settings

    /// The sections for accent colour and app icon.
    public func content(
        of journal: Journal, _ options: RoutineAppearanceOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let page = AppearancePage(settings: journal.settings, kit: kit)
        return ScreenContent(cards: page.sections.map { Card($0) })
    }

}

/// The layout of the appearance settings.
private struct AppearancePage {
    let settings: JournalSettings
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var sections: [FormCard] {
        [
            FormCard("accent", phrases.routineAppearanceAccent(), rows: [accents], with: kit),
            FormCard("appIcon", phrases.routineAppearanceIcon(), rows: [icons], with: kit),
        ]
    }

    /// The animation of a change of appearance.
    private var change: Motion { kit.motion(.swap, change: .accentChange, reduced: .crossFade) }

    private var accents: Element {
        let accent = AccentSetting(settings, in: kit.theme)
        var options = AccentPreset.all.map { look in
            let isSelected =
                if case .known(let chosen) = accent { chosen.id == look.id } else { false }
            return swatch(look.id, look.name(phrases), color: look.role, isSelected: isSelected)
        }
        if case .custom(let color) = accent {
            options.append(
                swatch(
                    "custom", accent.name(phrases), color: ColorRole(own: color), isSelected: true))
        }
        return kit.choice(
            "accent", .swatches, phrases.routineAppearanceAccent(), options, motion: change)
    }

    /// A colour swatch with its name below; the selected one also has a tick and a ring.
    private func swatch(
        _ id: String, _ name: Phrase, color: ColorRole, isSelected: Bool
    ) -> Element {
        let ring = Surface.Border(
            .textPrimary, .settingsSwatchWidth,
            opacity: kit.context.increaseContrast ? nil : .chosenSwatch)
        return kit.option(
            id, .set(.accent(color.isOwn ? settings.accent ?? id : id)), name,
            isSelected: isSelected, text: kit.text(name, .footnote, .textSecondary), swatch: color,
            outline: isSelected ? ring : nil, haptic: .picker)
    }

    /// The app's own icon and one per accent: a background and a symbol.
    private var icons: Element {
        let chosen = AccentPreset.named(settings.appIcon)?.id
        let usual = appIcon(
            "default", phrases.routineAppearanceIconDefault(), ground: .background,
            symbol: .presetAccentTeal, isSelected: chosen == nil)
        let others = AccentPreset.all.map { look in
            appIcon(
                look.id, look.name(phrases), ground: look.role, symbol: .onPreset,
                isSelected: look.id == chosen)
        }
        return kit.choice("appIcon", .cards, phrases.routineAppearanceIcon(), [usual] + others)
    }

    private func appIcon(
        _ id: String, _ name: Phrase, ground: ColorRole, symbol: ColorRole, isSelected: Bool
    ) -> Element {
        kit.option(
            id, .set(.appIcon(id == "default" ? nil : id)), name, isSelected: isSelected,
            text: kit.text(name, .footnote, .textSecondary),
            icon: kit.icon(.checklist, beside: .title, symbol), swatch: ground,
            outline: isSelected ? kit.border(.textPrimary, .settingsSwatchWidth) : nil,
            haptic: .picker)
    }
}
