public import CandelaElements
import CandelaJSON

/// One screen of a session, with its options.
public struct Page: Sendable {
    /// The screen's name.
    public let screen: ScreenName

    /// The presentation of the screen, such as a sheet.
    public let presentation: Intent.Destination.Presentation

    /// The screen's options, including drafts; `nil` for a screen without a presenter.
    public internal(set) var options: (any ScreenOptions)?

    /// The intent that waits for the answer to the question whether input may be discarded; `nil`
    /// without a question.
    public internal(set) var leaving: Intent?

    /// The destination of a screen without a presenter; `nil` for one with a presenter.
    public let destination: Intent.Destination?

    /// Creates a page of a screen with a presenter.
    public init<Options: ScreenOptions>(
        _ options: Options, as presentation: Intent.Destination.Presentation = .push
    ) {
        screen = Options.screen
        self.presentation = presentation
        self.options = options
        destination = nil
    }

    /// Creates a page of a screen without a presenter.
    init(own destination: Intent.Destination) {
        screen = destination.screen
        presentation = destination.presentation
        self.destination = destination
    }
}

extension Page: Hashable {
    /// Whether screen, presentation, destination, options and question are equal.
    public static func == (left: Page, right: Page) -> Bool {
        left.screen == right.screen && left.presentation == right.presentation
            && left.destination == right.destination
            && areEqual(left.options, right.options) && left.leaving == right.leaving
    }

    /// Hashes the screen's name and the presentation.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(screen)
        hasher.combine(presentation)
    }
}

extension Page: Codable {
    private enum CodingKeys: String, CodingKey {
        case screen, options, leaving, destination
        case presentation = "as"
    }

    /// Decodes a page. The decoder's apps determine the type of the options.
    ///
    /// - Throws: `DecodingError` if none of the apps has the screen, or the options do not match
    ///   it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        screen = try container.decode(ScreenName.self, forKey: .screen)
        presentation =
            try container.decodeIfPresent(
                Intent.Destination.Presentation.self, forKey: .presentation) ?? .push
        destination = try container.decodeIfPresent(Intent.self, forKey: .destination)
            .flatMap { if case .open(let destination) = $0 { destination } else { nil } }
        guard destination == nil else { return }
        let (apps, screen) = (try AppDefinition.known(to: decoder), screen)
        guard let type = apps.lazy.compactMap({ $0.presenter(of: screen)?.optionsType }).first
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .screen, in: container,
                debugDescription: "no app has a screen "
                    + screen.quoted(among: apps.flatMap(\.screens)))
        }
        func read<Options: ScreenOptions>(_ type: Options.Type) throws -> any ScreenOptions {
            try container.decodeIfPresent(type, forKey: .options) ?? type.init()
        }
        options = try read(type)
        leaving = try container.decodeIfPresent(Intent.self, forKey: .leaving)
    }

    /// Encodes the page; absent options or an absent destination are omitted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(screen, forKey: .screen)
        try container.encode(presentation, forKey: .presentation)
        func write(_ options: some ScreenOptions) throws {
            try container.encode(options, forKey: .options)
        }
        if let options { try write(options) }
        try container.encodeIfPresent(leaving, forKey: .leaving)
        if let destination { try container.encode(Intent.open(destination), forKey: .destination) }
    }
}

/// The position in an app: the selected tab, and the screens presented above it.
public struct NavigationState: Sendable, Equatable, Codable {
    /// The page of the selected tab.
    public internal(set) var tab: Page

    /// The pages of the other visited tabs in their last state, the most recent one last.
    package internal(set) var tabs: [Page]

    /// The screens above the tab, bottom first.
    public internal(set) var stack: [Page]

    /// Creates a place with one page.
    public init(_ page: Page) {
        tab = page
        tabs = []
        stack = []
    }

    /// The frontmost page: the last of the stack, or else the tab.
    public var page: Page {
        get { stack.last ?? tab }
        set {
            if stack.isEmpty {
                tab = newValue
            } else {
                stack[stack.count - 1] = newValue
            }
        }
    }

    /// All pages, the frontmost first.
    var pages: [Page] { stack.reversed() + [tab] + tabs.reversed() }

    /// Changes the options of the frontmost page whose options match; `false` without one.
    mutating func changeOptions(
        where isMeant: (any ScreenOptions) -> Bool, _ change: (inout any ScreenOptions) -> Void
    ) -> Bool {
        func changed(_ page: inout Page) -> Bool {
            guard var options = page.options, isMeant(options) else { return false }
            change(&options)
            page.options = options
            return true
        }
        for index in stack.indices.reversed() where changed(&stack[index]) { return true }
        if changed(&tab) { return true }
        for index in tabs.indices.reversed() where changed(&tabs[index]) { return true }
        return false
    }

    /// Decodes a place; only `tab` is required.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        tab = try members.read("tab")
        tabs = try members.read("tabs", or: [])
        stack = try members.read("stack", or: [])
    }
}
