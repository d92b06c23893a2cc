public import CandelaElements
import CandelaJSON
public import CandelaTokens

/// An app: its name, its look, its words, the screens it has and its tabs.
///
/// Screens and sessions take it whole. The package's own apps are such values, and an app makes one
/// of its own:
///
/// ```swift
/// let app = try AppDefinition(
///     "moonlight", name: "Moonlight", theme: Theme(.habit, brand: brand), wording: .standard,
///     screens: [HabitListPresenter(), PracticeDashboardPresenter()],
///     tabs: [
///         AppTab(.habitList, icon: .checklist), AppTab("sky.tonight", icon: .moon, label: "Sky"),
///     ])
/// ```
///
/// A screen without a presenter is the app's to make by itself: a session says with ``Place/page``
/// which it is and what it is about.
public struct AppDefinition: Sendable, Identifiable {
    /// The app's name for programs: lowercase letters, digits and hyphens. A session saves it.
    public let id: String

    /// The app's name, on its tab bar, in what it shares and in its widgets.
    public let name: AppText

    /// The theme its screens are drawn with.
    public var theme: Theme

    /// The words: tables of phrases, and what an app lays over them.
    public var wording: Wording

    /// The presenters of its screens.
    public let presenters: [any Presenter]

    /// Its pages side by side, in reading order; none, or two to five.
    public let tabs: [AppTab]

    /// An app.
    ///
    /// - Parameters:
    ///   - wording: The words of its screens: `.standard` of `CandelaScreens` for an app with screens of
    ///     the package, ``Wording/engine`` with those of its own tables for one without.
    ///   - screens: What makes each of its screens; no two make screens of one name.
    ///   - tabs: Each opens one of the screens, or one that the app makes by itself.
    /// - Throws: ``AppDefinitionError`` with everything that is wrong, such as a tab that opens a screen
    ///   the app does not have.
    public init(
        _ id: String, name: AppText, theme: Theme, wording: Wording,
        screens: [any Presenter], tabs: [AppTab] = []
    ) throws(AppDefinitionError) {
        self.init(id, name, theme, wording, screens, tabs)
        let problems = problems
        guard problems.isEmpty else { throw AppDefinitionError(problems: problems) }
    }

    /// An app that the program itself spells out.
    ///
    /// - Precondition: Nothing is wrong with it.
    public init(
        unchecked id: String, name: AppText, theme: Theme, wording: Wording,
        screens: [any Presenter], tabs: [AppTab] = []
    ) {
        self.init(id, name, theme, wording, screens, tabs)
        let problems = problems
        precondition(problems.isEmpty, AppDefinitionError(problems: problems).description)
    }

    private init(
        _ id: String, _ name: AppText, _ theme: Theme, _ wording: Wording,
        _ presenters: [any Presenter], _ tabs: [AppTab]
    ) {
        (self.id, self.name, self.theme, self.wording) = (id, name, theme, wording)
        (self.presenters, self.tabs) = (presenters, tabs)
    }
}

extension AppDefinition {
    /// The names of its screens.
    public var screens: [ScreenName] { presenters.map(\.name) }

    /// The subjects that any of its screens reminds of.
    var reminders: Set<ReminderSubject> {
        presenters.reduce(into: []) { $0.formUnion($1.reminders) }
    }

    /// The presenter of a screen; `nil` for one that the app does not have, or makes by itself.
    public func presenter(of screen: ScreenName) -> (any Presenter)? {
        presenters.first { $0.name == screen }
    }

    /// Whether the app has a screen.
    public func has(_ screen: ScreenName) -> Bool { presenter(of: screen) != nil }

    /// The presenter of a screen.
    ///
    /// - Throws: ``ScreenError/unknownScreen(_:app:screens:)``
    func presenter(making screen: ScreenName) throws(ScreenError) -> any Presenter {
        guard let presenter = presenter(of: screen) else {
            throw .unknownScreen(screen, app: id, screens: screens)
        }
        return presenter
    }

    /// Its words in the language of a reader.
    package func phrases(in context: Context) -> Phrases {
        Phrases(language: Language(context.language, in: wording))
    }
}

extension Sequence<AppDefinition> {
    /// The first app that has a screen.
    public func having(_ screen: ScreenName) -> AppDefinition? { first { $0.has(screen) } }
}

extension AppDefinition: Hashable {
    /// Whether two have the same name, look and words, the same screens and the same tabs.
    public static func == (left: AppDefinition, right: AppDefinition) -> Bool {
        left.id == right.id && left.name == right.name && left.screens == right.screens
            && left.tabs == right.tabs && left.wording == right.wording
            && left.theme == right.theme
    }

    /// Feeds the name for programs, which tells apps apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// One of the pages of an app.
public struct AppTab: Sendable, Hashable, Codable, Identifiable {
    /// The page's name on the tab bar, unique among the tabs. It is the screen's name unless said.
    public let id: String

    /// The screen it opens: one of the package that the app has, or one of the app's own.
    public let screen: ScreenName

    /// The symbol over the label.
    public let icon: IconRole

    /// The symbol while the page is shown, when that differs.
    public let selectedIcon: IconRole?

    /// The name of the page; absent where the title of a screen of the package says it.
    public let label: AppText?

    /// A page.
    ///
    /// - Parameters:
    ///   - label: What it is called; a screen of the app's own needs one.
    ///   - id: The page's name on the tab bar, when it is not the screen's.
    public init(
        _ screen: ScreenName, icon: IconRole, selectedIcon: IconRole? = nil,
        label: AppText? = nil, id: String? = nil
    ) {
        self.id = id ?? screen.rawValue
        self.screen = screen
        self.icon = icon
        self.selectedIcon = selectedIcon
        self.label = label
    }

    /// Reads a page; only `screen` and `icon` are required.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        // A screen of the app's own is no word of a later version.
        self.init(
            ScreenName(rawValue: try members.read("screen")), icon: try members.read("icon"),
            selectedIcon: try members.read(ifPresent: "selectedIcon"),
            label: try members.read(ifPresent: "label"), id: try members.read(ifPresent: "id"))
    }
}
