import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension AppDefinition {
    /// The reading club: four screens of its own, and two of the package.
    public static let club = AppDefinition(
        unchecked: "club", name: AppText("Reading Club", in: ["de": "Leseclub"]),
        theme: .clubHabit.named("club"), wording: .club,
        screens: [
            ShelfPresenter(), BookPresenter(), ClubSettingsPresenter(), ClubWidgetPresenter(),
            HabitListPresenter(), PracticeDashboardPresenter(),
        ],
        tabs: [
            AppTab("club.shelf", icon: .ribbon),
            AppTab(.habitList, icon: .checklist), AppTab(.practiceDashboard, icon: .house),
        ], data: Club.data)
}

extension IconRole {
    static let ribbon = IconRole("icon.ribbon")
}

extension Wording {
    /// The package's texts and the club's.
    static let clubTexts = Wording.standard.adding(.club)
}

/// The options of the widget, which has none.
struct ClubWidgetOptions: ScreenOptions {
    static let screen: ScreenName = "club.widget"
}

struct ClubWidgetPresenter: Presenter {
    let presentation = Screen.Presentation.widget

    func title(_ kit: Kit) -> Phrase { kit.appName }

    func content(
        of journal: Journal, _ options: ClubWidgetOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let week = ReadingWeek(journal, in: kit.context)
        return ScreenContent(
            cards: [Card(ClubWidgetCard(week: week, kit: kit))],
            validUntil: week.end)
    }
}

/// The pages of the week, as a button that opens the list.
struct ClubWidgetCard: CardContent {
    static let kind = "clubWidget"

    let week: ReadingWeek
    let kit: Kit

    var body: Element {
        let title = kit.phrases.clubWeekTitle()
        return Element.button(
            kit.action("open", .open(ShelfOptions.screen, as: .tab), kit.phrases.clubShelfTitle())
        ) {
            Element.column(gap: .sm) {
                kit.text(title, .headline, .textPrimary).part("title")
                week.rows(kit)
            }
            .growing()
        }
        .width(.fill).height(.fill)
        .surface(kit.card)
        .accessibility(
            Accessibility(
                .button, label: title.spokenWords, value: week.progress(kit).spokenWords,
                children: .combine,
                inputLabels: [title.spokenText]))
    }
}
