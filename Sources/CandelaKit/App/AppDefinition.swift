public import CandelaElements
import CandelaJSON
public import CandelaRules
public import CandelaTokens

/// An app: its name, theme, wording, screens, tabs and own data.
///
/// Screens and sessions are created with an app definition. The package defines its own apps this
/// way, and you can define yours:
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
/// A screen without a presenter is rendered by the app itself: ``NavigationState/page`` of the
/// session holds its name and destination.
public struct AppDefinition: Sendable, Identifiable {
    /// The app's id: lowercase letters, digits and hyphens. Saved sessions contain it.
    public let id: String

    /// The app's name, shown in its tab bar, widgets and shared text.
    public let name: AppText

    /// The theme of the app's screens.
    public var theme: Theme

    /// The app's texts: phrase tables and the app's overrides.
    public var wording: Wording

    /// The presenters of the app's screens.
    public let presenters: [any Presenter]

    /// The app's tabs, in reading order; none, or two to five.
    public let tabs: [AppTab]

    /// The records and settings that the app declares, which its journals are checked for.
    public let data: [any OwnData]

    /// Creates and validates an app.
    ///
    /// - Parameters:
    ///   - wording: The texts of the screens: `.standard` of `CandelaScreens` for an app with
    ///     screens of the package; otherwise ``Wording/engine`` with the app's own tables.
    ///   - screens: The presenters of the screens; their names must be unique.
    ///   - tabs: The tabs. Each opens one of the screens, or a screen the app renders itself.
    ///   - data: The app's own records and settings; their names must be unique.
    /// - Throws: ``AppDefinitionError`` with all problems, such as a tab that opens a screen the
    ///   app does not have.
    public init(
        _ id: String, name: AppText, theme: Theme, wording: Wording,
        screens: [any Presenter], tabs: [AppTab] = [], data: [any OwnData] = []
    ) throws(AppDefinitionError) {
        self.init(id, name, theme, wording, screens, tabs, data)
        let problems = problems
        guard problems.isEmpty else { throw AppDefinitionError(problems: problems) }
    }

    /// Creates an app from values that are known to be valid, such as literals.
    ///
    /// - Precondition: The definition has no problems.
    public init(
        unchecked id: String, name: AppText, theme: Theme, wording: Wording,
        screens: [any Presenter], tabs: [AppTab] = [], data: [any OwnData] = []
    ) {
        self.init(id, name, theme, wording, screens, tabs, data)
        let problems = problems
        precondition(problems.isEmpty, AppDefinitionError(problems: problems).description)
    }

    private init(
        _ id: String, _ name: AppText, _ theme: Theme, _ wording: Wording,
        _ presenters: [any Presenter], _ tabs: [AppTab], _ data: [any OwnData]
    ) {
        (self.id, self.name, self.theme, self.wording) = (id, name, theme, wording)
        (self.presenters, self.tabs, self.data) = (presenters, tabs, data)
    }
}

extension AppDefinition {
    /// The names of the app's screens.
    public var screens: [ScreenName] { presenters.map(\.name) }

    /// The subjects for which the app's screens schedule reminders.
    var reminders: Set<ReminderSubject> {
        presenters.reduce(into: []) { $0.formUnion($1.reminders) }
    }

    /// Whether a kind of record is one that the app declares.
    func declares(_ kind: Intent.RecordKind) -> Bool {
        data.contains { $0.isList && $0.name == kind.rawValue }
    }

    /// The presenter of a screen; `nil` if the app has none for it.
    public func presenter(of screen: ScreenName) -> (any Presenter)? {
        presenters.first { $0.name == screen }
    }

    /// Whether the app has a presenter for a screen.
    public func has(_ screen: ScreenName) -> Bool { presenter(of: screen) != nil }

    /// The presenter of a screen.
    ///
    /// - Throws: ``ScreenError/unknownScreen(_:app:screens:)`` if the app has none for it.
    func presenter(making screen: ScreenName) throws(ScreenError) -> any Presenter {
        guard let presenter = presenter(of: screen) else {
            throw .unknownScreen(screen, app: id, screens: screens)
        }
        return presenter
    }

    /// The app's phrases in the language of a context.
    package func phrases(in context: Context) -> Phrases {
        Phrases(language: Language(context.language, in: wording))
    }

    /// Texts for sessions, all in one language: in the base language if the context's language
    /// lacks one of their phrases.
    func texts<Texts>(in context: Context, _ make: (Phrases) -> Texts) -> Texts {
        let phrases = phrases(in: context)
        let texts = make(phrases)
        return phrases.replacement.map(make) ?? texts
    }
}

extension Sequence<AppDefinition> {
    /// The first app that has a presenter for a screen; `nil` if none has.
    public func first(with screen: ScreenName) -> AppDefinition? { first { $0.has(screen) } }
}

extension AppDefinition: Equatable {
    /// Whether two apps have the same id, name, theme, wording, screens and tabs.
    public static func == (left: AppDefinition, right: AppDefinition) -> Bool {
        left.id == right.id && left.name == right.name && left.screens == right.screens
            && left.tabs == right.tabs && left.wording == right.wording
            && left.theme == right.theme
    }
}

/// A tab of an app.
public struct AppTab: Sendable, Equatable, Codable, Identifiable {
    /// The tab's id, unique among the tabs; by default the screen's name.
    public let id: String

    /// The screen the tab opens: one the app has a presenter for, or one it renders itself.
    public let screen: ScreenName

    /// The symbol above the label.
    public let icon: IconRole

    /// The symbol while the tab is selected; `nil` for the same one.
    public let selectedIcon: IconRole?

    /// The tab's label; `nil` for the title of its screen.
    public let label: AppText?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - label: The label; required for a screen without a presenter.
    ///   - id: The tab's id, if it is not the screen's name.
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

    /// Decodes a tab; only `screen` and `icon` are required.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        // Decoded as a string, because an app's own screen is not an unknown name to warn about.
        self.init(
            ScreenName(rawValue: try members.read("screen")), icon: try members.read("icon"),
            selectedIcon: try members.read(ifPresent: "selectedIcon"),
            label: try members.read(ifPresent: "label"), id: try members.read(ifPresent: "id"))
    }
}
