import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

struct TideOptions: ScreenOptions {
    static let screen: ScreenName = "coast.tide"
    static let feet = OptionPath(\Self.inFeet, CodingKeys.inFeet)

    var inFeet: Bool?
}

struct TidePresenter: Presenter {
    func title(_ kit: Kit) -> Phrase { kit.phrase(AppText("Tide", in: ["nl": "Getij"])) }

    func content(
        of journal: Journal, _ options: TideOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        ScreenContent(cards: [Card(TideCard(inFeet: options.inFeet == true, kit: kit))])
    }
}

struct TideCard: CardContent {
    static let kind = "tide"

    let inFeet: Bool
    let kit: Kit

    var facts: Facts { Facts(meters: 0.9) }

    struct Facts: Sendable, Hashable, Codable {
        let meters: Double
    }

    var body: Element {
        let height = inFeet ? AppText("3 feet") : AppText("1 metre", in: ["nl": "1 meter"])
        return kit.section(kit.phrase(AppText("Low water", in: ["nl": "Laagwater"]))) {
            kit.text(kit.phrase(height), .body, .textPrimary)
            kit.toggle(
                "feet", .choose(TideOptions.feet, !inFeet),
                kit.phrase(AppText("In feet", in: ["nl": "In voet"])), isOn: inFeet)
        }
    }
}

extension Theme {
    static let tides = Theme.habit.adding(seaColors).named("tides")
}

private let seaColors: ThemeAdditions = {
    var colors = ThemeAdditions()
    colors.colors[.surface] = PerAppearance(
        light: ColorToken(red: 0.94, green: 0.98, blue: 1),
        dark: ColorToken(red: 0.04, green: 0.09, blue: 0.14))
    return colors
}()

extension AppDefinition {
    static let tides = AppDefinition(
        unchecked: "tides", name: "Tides", theme: .tides, wording: .engine,
        screens: [TidePresenter()])
}
