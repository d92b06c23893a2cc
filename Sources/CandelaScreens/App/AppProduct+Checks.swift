import CandelaJSON
import CandelaTokens

/// Why an app's own product cannot be used.
public struct AppProductError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Everything that is wrong, in the order of the members.
    public let problems: [Problem]

    /// One thing that is wrong.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The place in the product: `tabs[1].screen`.
        public let path: String

        /// What is wrong, in lowercase and without a full stop.
        public let message: String

        /// A stable name of the mistake: `missing-screen`.
        public let id: String

        fileprivate let steps: [Step]

        /// `tabs[1].screen: the app has no screen 'habit.form' [missing-screen]`.
        public var description: String { "\(path): \(message) [\(id)]".printable }

        fileprivate init(_ steps: [Step], _ message: String, _ id: String) {
            path = steps.reduce("") { path, step in
                switch step {
                case .member(let name): path.isEmpty ? name : "\(path).\(name)"
                case .element(let place): "\(path)[\(place)]"
                }
            }
            (self.steps, self.message, self.id) = (steps, message, id)
        }
    }

    /// A step of a path.
    fileprivate enum Step: Sendable, Hashable, ExpressibleByStringLiteral {
        case member(String)
        case element(Int)

        init(stringLiteral name: String) { self = .member(name) }

        /// The step as a decoder knows it.
        var key: any CodingKey {
            switch self {
            case .member(let name): MemberName(stringValue: name)
            case .element(let place): IndexKey(place)
            }
        }
    }

    /// The problems, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension AppProduct {
    /// Everything that is wrong with the product.
    var problems: [AppProductError.Problem] {
        var found: [AppProductError.Problem] = []
        func note(_ path: [AppProductError.Step], _ problem: (message: String, id: String)?) {
            if let problem { found.append(.init(path, problem.message, problem.id)) }
        }
        func note(_ path: [AppProductError.Step], _ text: AppText) {
            guard let problem = text.problem else { return }
            note(path + problem.path.map { .member($0) }, (problem.message, problem.id))
        }
        let letters = id.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        if id.isEmpty || !letters {
            note(
                ["id"],
                ("'\(id)' is no name for a product: use a-z, 0-9 and hyphens", "invalid-id"))
        }
        note(["name"], name)
        for (place, screen) in screens.enumerated() {
            let path: [AppProductError.Step] = ["screens", .element(place)]
            if screen.options == nil {
                note(path, (screen.unknown, "unknown-screen"))
            } else if screens[..<place].contains(screen) {
                note(path, ("'\(screen.rawValue)' is named twice", "duplicate-screen"))
            }
        }
        if !tabs.isEmpty, !(2...5).contains(tabs.count) {
            // More do not fit beside each other on the narrowest telephone.
            note(
                ["tabs"],
                ("an app has two to five tabs or none, not \(tabs.count)", "number-of-tabs"))
        }
        for (place, tab) in tabs.enumerated() {
            let path: [AppProductError.Step] = ["tabs", .element(place)]
            note(path + ["screen"], problem(at: tab.screen))
            if tabs[..<place].contains(where: { $0.screen == tab.screen }) {
                note(
                    path + ["screen"],
                    ("another tab opens '\(tab.screen.rawValue)'", "duplicate-screen"))
            }
            if tabs[..<place].contains(where: { $0.id == tab.id }) || tab.id.isEmpty {
                note(path + ["id"], ("another tab is called '\(tab.id)'", "duplicate-tab"))
            }
            if let label = tab.label {
                note(path + ["label"], label)
            } else if tab.screen.options == nil {
                note(path, ("a tab with a screen of the app's own has a label", "missing-label"))
            }
        }
        return found
    }

    /// What is wrong with the screen of a tab.
    private func problem(at screen: ScreenName) -> (message: String, id: String)? {
        guard screen.options == nil else {
            return has(screen)
                ? nil
                : (
                    "the app does not have '\(screen.rawValue)': name it under 'screens' too",
                    "missing-screen"
                )
        }
        return screen.isSlip || !screen.isNamed ? (screen.unknown, "unknown-screen") : nil
    }

    /// The tabs with a screen of the app's own whose name is close to one of the package.
    ///
    /// No app is refused for that: its own screens are called as it likes.
    package var doubtfulTabs: [(place: Int, message: String)] {
        tabs.enumerated().compactMap { place, tab in
            let near = Suggestions.closest(
                to: tab.screen.rawValue, among: ScreenName.allCases.map(\.rawValue))
            guard tab.screen.options == nil, !near.isEmpty else { return nil }
            return (place, tab.screen.unknown)
        }
    }
}

extension ScreenName {
    /// The product whose screens have names like this one; nil for a screen of an app's own.
    var designedFor: Product? { Product(rawValue: String(rawValue.prefix { $0 != "." })) }

    /// Whether it has the form of a screen of the package and is none. The names of its products stay
    /// its own, so that a slip of the pen is no new screen.
    package var isSlip: Bool { options == nil && designedFor != nil }

    /// Why it is no screen of the package, with the closest names.
    package var unknown: String {
        let near = Suggestions.closest(
            to: rawValue, among: ScreenName.allCases.map(\.rawValue), countsParts: true)
        let names = near.map { "'\($0)'" }.joined(separator: ", ")
        return "'\(rawValue)' names no screen of the package"
            + (near.isEmpty ? "" : ": closest are \(names)")
    }

    /// Whether it has a name at all.
    fileprivate var isNamed: Bool { rawValue.contains { !$0.isWhitespace } }
}

extension AppProduct: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, base, screens, tabs
    }

    /// Reads a product and checks it; only `tabs` may be left out.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .id),
            named: try container.decode(AppText.self, forKey: .name),
            try container.decode(Product.self, forKey: .base),
            try container.decode([ScreenName].self, forKey: .screens),
            try container.decodeIfPresent([AppTab].self, forKey: .tabs) ?? [])
        if let first = problems.first {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + first.steps.map(\.key),
                    debugDescription: first.message))
        }
    }

    /// Writes the product.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(base, forKey: .base)
        try container.encode(screens, forKey: .screens)
        if !tabs.isEmpty { try container.encode(tabs, forKey: .tabs) }
    }
}
