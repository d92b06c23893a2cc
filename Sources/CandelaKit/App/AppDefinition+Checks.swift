package import CandelaElements
import CandelaJSON
import CandelaRules

/// An error that lists the problems of an app definition.
public struct AppDefinitionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problems, in the order of the members.
    public let problems: [Problem]

    /// One problem of an app definition.
    public struct Problem: Sendable, Equatable, CustomStringConvertible {
        /// The path in the definition: `tabs[1].screen`.
        public let path: String

        /// The problem, in lowercase and without a full stop.
        public let message: String

        /// A stable identifier of the kind of problem: `missing-screen`.
        public let id: String

        fileprivate let steps: [Step]

        /// The path as coding keys, for a `DecodingError`.
        var codingPath: [any CodingKey] { steps.map(\.key) }

        /// The path, message and id: `tabs[1].screen: the app has no screen 'habit.form'
        /// [missing-screen]`.
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

    /// One component of a path.
    fileprivate enum Step: Sendable, Equatable, ExpressibleByStringLiteral {
        case member(String)
        case element(Int)

        init(stringLiteral name: String) { self = .member(name) }

        /// The component as a coding key.
        var key: any CodingKey {
            switch self {
            case .member(let name): MemberKey(stringValue: name)
            case .element(let place): IndexKey(place)
            }
        }
    }

    /// The problems, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension AppDefinition {
    /// The problems of the definition, in the order of the members.
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
                ("'\(id)' is not a valid app id: use a-z, 0-9 and hyphens", "invalid-id"))
        }
        note(["name"], name)
        let screens = screens
        for (place, screen) in screens.enumerated() {
            let path: [AppDefinitionError.Step] = ["screens", .element(place)]
            if !screen.isNamed {
                note(path, ("a screen needs a name", "missing-name"))
            } else if screens[..<place].contains(screen) {
                note(path, ("'\(screen.rawValue)' is listed twice", "duplicate-screen"))
            }
        }
        if !tabs.isEmpty, !(2...5).contains(tabs.count) {
            // More tabs do not fit side by side on the narrowest phone.
            note(
                ["tabs"],
                ("an app can have no tabs or 2 to 5, not \(tabs.count)", "number-of-tabs"))
        }
        for (place, tab) in tabs.enumerated() {
            let path: [AppDefinitionError.Step] = ["tabs", .element(place)]
            note(path + ["screen"], problem(at: tab.screen))
            if tabs[..<place].contains(where: { $0.screen == tab.screen }) {
                note(
                    path + ["screen"],
                    ("another tab opens '\(tab.screen.rawValue)'", "duplicate-screen"))
            }
            if tab.id.isEmpty {
                note(path + ["id"], ("a tab needs an id", "missing-id"))
            } else if tabs[..<place].contains(where: { $0.id == tab.id }) {
                note(path + ["id"], ("another tab has the id '\(tab.id)'", "duplicate-tab"))
            }
            if let label = tab.label {
                note(path + ["label"], label)
            } else if !has(tab.screen) {
                note(
                    path,
                    (
                        "a tab for a screen without a presenter needs a label", "missing-label"
                    ))
            }
        }
        for (place, kind) in data.enumerated() {
            let path: [AppDefinitionError.Step] = ["data", .element(place)]
            if kind.name.isEmpty {
                note(path, ("own data needs a name", "missing-name"))
            } else if Intent.RecordKind.allCases.contains(where: { $0.rawValue == kind.name }) {
                note(
                    path,
                    ("'\(kind.name)' is a kind of record of the package", "reserved-name"))
            } else if data[..<place].contains(where: { $0.name == kind.name }) {
                note(path, ("'\(kind.name)' is declared twice", "duplicate-data"))
            }
        }
        return found
    }

    /// The problem with the screen of a tab; `nil` without one.
    private func problem(at screen: ScreenName) -> (message: String, id: String)? {
        guard screen.isNamed else { return ("a screen needs a name", "missing-name") }
        return isMisspelled(screen) ? (unknown(screen), "unknown-screen") : nil
    }

    /// Whether a name is probably a misspelling: the app has no such screen, but one with a similar
    /// name.
    ///
    /// Other unknown names are allowed: they are screens the app makes without a presenter.
    package func isMisspelled(_ screen: ScreenName) -> Bool {
        !has(screen) && !closest(to: screen).isEmpty
    }

    /// The message for an unknown screen, with the closest names.
    func unknown(_ screen: ScreenName) -> String {
        "the app has no screen \(screen.quoted(among: screens))"
    }

    private func closest(to screen: ScreenName) -> [String] {
        Suggestions.closest(to: screen.rawValue, among: screens.map(\.rawValue))
    }
}

extension ScreenName {
    /// Whether the name has a character that is not whitespace.
    fileprivate var isNamed: Bool { rawValue.contains { !$0.isWhitespace } }
}
