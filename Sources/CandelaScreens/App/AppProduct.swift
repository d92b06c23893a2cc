public import CandelaTokens

/// What an app is made of: its name, which screens of the package it has, and its tabs.
///
/// The package's own products are such values, and an app makes one of its own:
///
/// ```swift
/// context.app = try AppProduct(
///     "moonlight", name: "Moonlight", base: .habit, screens: [.habitList, .practiceDashboard],
///     tabs: [
///         AppTab(.habitList, icon: .checklist), AppTab("sky.tonight", icon: .moon, label: "Sky"),
///     ])
/// ```
///
/// A screen of the package that the app does not have is the app's to make, like one of its own: a
/// session says with ``Place/page`` which it is and what it is about.
public struct AppProduct: Sendable, Hashable, Identifiable {
    /// The product's name for programs: lowercase letters, digits and hyphens.
    public let id: String

    /// What the app is called, on its tab bar, in what it shares and in its widgets.
    public let name: AppText

    /// The product of the package whose tokens it begins with. A theme of the app's own is laid over
    /// them in ``Context/theme``.
    public let base: Product

    /// The screens of the package that it has.
    public let screens: [ScreenName]

    /// Its pages side by side, in reading order; none, or two to five.
    public let tabs: [AppTab]

    /// An app's own product.
    ///
    /// - Throws: ``AppProductError`` with everything that is wrong, such as a tab that opens a screen
    ///   the app does not have.
    public init(
        _ id: String, name: AppText, base: Product, screens: [ScreenName], tabs: [AppTab] = []
    ) throws(AppProductError) {
        self.init(id, named: name, base, screens, tabs)
        let problems = problems
        guard problems.isEmpty else { throw AppProductError(problems: problems) }
    }

    init(
        _ id: String, named name: AppText, _ base: Product, _ screens: [ScreenName],
        _ tabs: [AppTab]
    ) {
        (self.id, self.name, self.base, self.screens, self.tabs) = (id, name, base, screens, tabs)
    }

    /// Whether the app has a screen of the package.
    package func has(_ screen: ScreenName) -> Bool { screens.contains(screen) }
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

    /// What the page is called; absent where the title of a screen of the package says it.
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
