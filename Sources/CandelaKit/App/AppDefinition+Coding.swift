package import CandelaElements
import CandelaJSON
import CandelaRules
import CandelaTokens

/// An app definition in JSON: its id, name, theme, screens and tabs.
package struct AppDocument: Sendable, Codable {
    /// The app's id: lowercase letters, digits and hyphens.
    package let id: String

    /// The app's name, shown in its tab bar, widgets and shared text.
    package let name: AppText

    /// The theme of the app's screens, by its name.
    package let theme: ThemeName

    /// The names of the app's screens, whose presenters are compiled in.
    package let screens: [ScreenName]

    /// The app's tabs, in reading order; none, or two to five.
    package let tabs: [AppTab]

    private enum CodingKeys: String, CodingKey {
        case id, name, theme, screens, tabs
    }

    /// Decodes the members; only `tabs` is optional.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(AppText.self, forKey: .name)
        theme = try container.decode(ThemeName.self, forKey: .theme)
        screens = try container.decode([ScreenName].self, forKey: .screens)
        tabs = try container.decodeIfPresent([AppTab].self, forKey: .tabs) ?? []
    }

    fileprivate init(_ app: AppDefinition) {
        (id, name, theme) = (app.id, app.name, ThemeName(rawValue: app.theme.name))
        (screens, tabs) = (app.screens, app.tabs)
    }

    /// Encodes the members; `tabs` is omitted when empty.
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
    /// Decodes and validates an app that uses the presenters of other apps.
    ///
    /// - Parameter apps: The apps that are compiled in. The first one with a screen provides its
    ///   presenter; the first one with a theme of the name provides the theme.
    /// - Throws: `DecodingError` with the path of the first problem, such as a screen that none of
    ///   the apps has.
    public init(from decoder: any Decoder, among apps: [AppDefinition]) throws {
        let members = try AppDocument(from: decoder)
        let known = apps.flatMap(\.screens)
        func fail(_ steps: [any CodingKey], _ message: String) -> DecodingError {
            .dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + steps, debugDescription: message))
        }
        func place(_ list: MemberKey, _ index: Int) -> [any CodingKey] { [list, IndexKey(index)] }
        var wording = Wording.engine
        var data: [any OwnData] = []
        let presenters = try members.screens.enumerated().map { index, screen in
            guard let app = apps.first(with: screen), let presenter = app.presenter(of: screen)
            else {
                throw fail(
                    place("screens", index), "there is no screen \(screen.quoted(among: known))")
            }
            data += app.data.filter { new in !data.contains { $0.name == new.name } }
            wording = app.wording.tables.reduce(index == 0 ? app.wording : wording) {
                $0.adding($1)
            }
            return presenter
        }
        for (index, tab) in members.tabs.enumerated()
        where known.contains(tab.screen) && !members.screens.contains(tab.screen) {
            let screen: MemberKey = "screen"
            throw fail(
                place("tabs", index) + [screen],
                "the app does not have '\(tab.screen.rawValue)': add it to 'screens'")
        }
        let own = apps.first { $0.theme.name == members.theme.rawValue }?.theme
        let theme = try own ?? .of(try decoder.members.read("theme"))
        do throws(AppDefinitionError) {
            try self.init(
                members.id, name: members.name, theme: theme,
                wording: wording,
                screens: presenters, tabs: members.tabs, data: data)
        } catch {
            throw error.problems.first.map { fail($0.codingPath, $0.message) } ?? error
        }
    }

    /// Encodes the app's id, name, theme, screens and tabs.
    public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }

    /// The app as it is encoded in JSON.
    package var document: AppDocument { AppDocument(self) }
}

extension CodingUserInfoKey {
    /// The apps whose sessions a decoder can decode: an array of ``AppDefinition``.
    ///
    /// ```swift
    /// decoder.userInfo[.apps] = [app]
    /// ```
    public static let apps = CodingUserInfoKey.named("org.candela.apps")
}

extension AppDefinition {
    /// The apps in the decoder's `userInfo`, whose sessions it can decode.
    ///
    /// - Throws: `DecodingError` without any apps.
    static func known(to decoder: any Decoder) throws -> [AppDefinition] {
        guard let apps = decoder.userInfo[.apps] as? [AppDefinition] else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "the decoder has no apps: set 'userInfo[.apps]'"))
        }
        return apps
    }
}
