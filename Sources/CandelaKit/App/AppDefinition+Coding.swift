package import CandelaElements
import CandelaJSON
package import CandelaTokens

/// An app: its name, its theme, its screens and its tabs.
package struct AppDocument: Sendable, Codable {
    /// The app's name for programs: lowercase letters, digits and hyphens.
    package let id: String

    /// The app's name, on its tab bar, in what it shares and in its widgets.
    package let name: AppText

    /// The product whose theme it is drawn with.
    package let theme: Theme.Product

    /// The names of its screens, each made by what is compiled in.
    package let screens: [ScreenName]

    /// Its pages side by side, in reading order; none, or two to five.
    package let tabs: [AppTab]

    private enum CodingKeys: String, CodingKey {
        case id, name, theme, screens, tabs
    }

    /// Reads the members; only `tabs` may be left out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(AppText.self, forKey: .name)
        theme = try container.decode(Theme.Product.self, forKey: .theme)
        screens = try container.decode([ScreenName].self, forKey: .screens)
        tabs = try container.decodeIfPresent([AppTab].self, forKey: .tabs) ?? []
    }

    fileprivate init(_ app: AppDefinition) {
        (id, name, theme) = (app.id, app.name, app.theme.product)
        (screens, tabs) = (app.screens, app.tabs)
    }

    /// Writes the members.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(theme, forKey: .theme)
        try container.encode(screens, forKey: .screens)
        if !tabs.isEmpty { try container.encode(tabs, forKey: .tabs) }
    }
}

extension AppDefinition: Encodable {
    /// Reads and checks an app whose screens are made by what other apps make theirs with.
    ///
    /// - Parameter apps: Apps that are compiled in; the first one that has a screen makes it, and the
    ///   first one with the theme's product lends its look.
    public init(from decoder: any Decoder, among apps: [AppDefinition]) throws {
        let members = try AppDocument(from: decoder)
        let known = apps.flatMap(\.screens)
        func fail(_ steps: [any CodingKey], _ message: String) -> DecodingError {
            .dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + steps, debugDescription: message))
        }
        func place(_ list: MemberName, _ index: Int) -> [any CodingKey] { [list, IndexKey(index)] }
        var wording = Wording.engine
        let presenters = try members.screens.enumerated().map { index, screen in
            guard let app = apps.having(screen), let presenter = app.presenter(of: screen) else {
                throw fail(
                    place("screens", index), "there is no screen \(screen.quoted(among: known))")
            }
            wording = app.wording.tables.reduce(index == 0 ? app.wording : wording) {
                $0.adding($1)
            }
            return presenter
        }
        for (index, tab) in members.tabs.enumerated()
        where known.contains(tab.screen) && !members.screens.contains(tab.screen) {
            let screen: MemberName = "screen"
            throw fail(
                place("tabs", index) + [screen],
                "the app does not have '\(tab.screen.rawValue)': name it under 'screens' too")
        }
        let theme = apps.first { $0.theme.product == members.theme }?.theme
        do throws(AppDefinitionError) {
            try self.init(
                members.id, name: members.name, theme: theme ?? .of(members.theme),
                wording: wording,
                screens: presenters, tabs: members.tabs)
        } catch {
            throw error.problems.first.map { fail($0.codingPath, $0.message) } ?? error
        }
    }

    /// Writes the app's id, name, theme, screens and tabs.
    public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }

    /// The members of the app in JSON.
    package var document: AppDocument { AppDocument(self) }
}

extension CodingUserInfoKey {
    /// The apps whose sessions a decoder reads: an array of ``AppDefinition``.
    ///
    /// ```swift
    /// decoder.userInfo[.apps] = [app]
    /// ```
    public static let apps = CodingUserInfoKey.named("org.candela.apps")

    private static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("a key has a name")
        }
        return key
    }
}

extension AppDefinition {
    /// The apps whose sessions a decoder reads.
    static func known(to decoder: any Decoder) throws -> [AppDefinition] {
        guard let apps = decoder.userInfo[.apps] as? [AppDefinition] else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "the decoder knows no apps: set 'userInfo[.apps]'"))
        }
        return apps
    }
}
