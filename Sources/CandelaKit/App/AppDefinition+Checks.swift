import CandelaElements
import CandelaJSON

/// Why an app cannot be used.
public struct AppDefinitionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Everything that is wrong, in the order of the members.
    public let problems: [Problem]

    /// One thing that is wrong.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The place in the definition: `tabs[1].screen`.
        public let path: String

        /// The mistake, in lowercase and without a full stop.
        public let message: String

        /// A stable name of the mistake: `missing-screen`.
        public let id: String

        fileprivate let steps: [Step]

        /// The steps as a decoder knows them.
        var codingPath: [any CodingKey] { steps.map(\.key) }

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

extension AppDefinition {
    /// Everything that is wrong with the app.
    var problems: [AppDefinitionError.Problem] {
        var found: [AppDefinitionError.Problem] = []
        func note(_ path: [AppDefinitionError.Step], _ problem: (message: String, id: String)?) {
            if let problem { found.append(.init(path, problem.message, problem.id)) }
        }
        func note(_ path: [AppDefinitionError.Step], _ text: AppText) {
            guard let problem = text.problem(in: wording) else { return }
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
                ("'\(id)' is no name for an app: use a-z, 0-9 and hyphens", "invalid-id"))
        }
        note(["name"], name)
        let screens = screens
        for (place, screen) in screens.enumerated() {
            let path: [AppDefinitionError.Step] = ["screens", .element(place)]
            if !screen.isNamed {
                note(path, ("a screen has a name", "missing-name"))
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
            let path: [AppDefinitionError.Step] = ["tabs", .element(place)]
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
            } else if !has(tab.screen) {
                note(
                    path,
                    (
                        "a tab whose screen the app makes by itself has a label", "missing-label"
                    ))
            }
        }
        return found
    }

    /// The mistake in the screen of a tab.
    private func problem(at screen: ScreenName) -> (message: String, id: String)? {
        guard screen.isNamed else { return ("a screen has a name", "missing-name") }
        return isSlip(screen) ? (unknown(screen), "unknown-screen") : nil
    }

    /// Whether a name is nearly that of one of its screens, and is neither theirs nor that of a tab: a slip
    /// of the pen is no screen that the app makes by itself.
    func isSlip(_ screen: ScreenName) -> Bool { !has(screen) && !closest(to: screen).isEmpty }

    /// Why a screen is none of the app, with the closest names.
    func unknown(_ screen: ScreenName) -> String {
        "the app has no screen \(screen.quoted(among: screens))"
    }

    private func closest(to screen: ScreenName) -> [String] {
        Suggestions.closest(to: screen.rawValue, among: screens.map(\.rawValue))
    }
}

extension ScreenName {
    /// Whether it has a name at all.
    fileprivate var isNamed: Bool { rawValue.contains { !$0.isWhitespace } }
}
