public import CandelaElements

/// One screen of a session, with what is chosen and drafted on it.
public struct Page: Sendable {
    /// The screen's name.
    public let screen: ScreenName

    /// How it came.
    public let presentation: Intent.Destination.Presentation

    /// The options chosen, drafted and shown on it; `nil` for a screen without a presenter.
    public internal(set) var options: (any ScreenOptions)?

    /// The destination of a screen that the app makes by itself; `nil` for one with a presenter.
    public let destination: Intent.Destination?

    /// A page of a screen with a presenter.
    public init<Options: ScreenOptions>(
        _ options: Options, as presentation: Intent.Destination.Presentation = .push
    ) {
        screen = Options.screen
        self.presentation = presentation
        self.options = options
        destination = nil
    }

    /// A page of a screen that the app makes by itself.
    init(own destination: Intent.Destination) {
        screen = destination.screen
        presentation = destination.presentation
        self.destination = destination
    }
}

extension Page: Hashable {
    /// Whether the screens, how they came and their options are the same.
    public static func == (left: Page, right: Page) -> Bool {
        func same<Options: ScreenOptions>(_ options: Options) -> Bool {
            right.options as? Options == options
        }
        return left.screen == right.screen && left.presentation == right.presentation
            && left.destination == right.destination
            && (left.options.map { same($0) } ?? (right.options == nil))
    }

    /// Feeds the screen's name and how it came.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(screen)
        hasher.combine(presentation)
    }
}

extension Page: Codable {
    private enum CodingKeys: String, CodingKey {
        case screen, options, destination
        case presentation = "as"
    }

    /// Reads a page of the app that the decoder knows; the options are those of its screen.
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
    }

    /// Writes the page.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(screen, forKey: .screen)
        try container.encode(presentation, forKey: .presentation)
        func write(_ options: some ScreenOptions) throws {
            try container.encode(options, forKey: .options)
        }
        if let options { try write(options) }
        if let destination { try container.encode(Intent.open(destination), forKey: .destination) }
    }
}

/// Where a session is: one of the pages side by side, and what lies above it.
public struct Place: Sendable, Hashable, Codable {
    /// The page of those side by side that is in sight, or below what lies above it.
    public internal(set) var tab: Page

    /// The other pages side by side that were seen, each as it was left.
    package internal(set) var tabs: [Page]

    /// The screens above the current one, from below.
    public internal(set) var stack: [Page]

    /// A place at one page.
    public init(_ page: Page) {
        tab = page
        tabs = []
        stack = []
    }

    /// The page in front.
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

    /// Reads a place; only `tab` is required.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        tab = try members.read("tab")
        tabs = try members.read("tabs", or: [])
        stack = try members.read("stack", or: [])
    }
}
