/// Something said with `--name` or `--name value` on a command line.
package struct Option: Sendable, Hashable {
    /// The name without its dashes.
    package let name: String

    /// What stands for the value in the help; nil for a flag, which takes none.
    package let value: String?

    package let help: String

    /// What holds when it is not given, in words; nil when nothing does.
    package let defaultText: String?

    /// Whether it may be given several times.
    package let repeats: Bool

    /// Whether the command cannot do without.
    package let isRequired: Bool

    package init(
        _ name: String, _ value: String? = nil, _ help: String, default defaultText: String? = nil,
        repeats: Bool = false, isRequired: Bool = false
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.defaultText = defaultText
        self.repeats = repeats
        self.isRequired = isRequired
    }

    /// As it is written: `--name`.
    package var spelling: String { "--" + name }

    package static let help = Option("help", nil, "show this help")
    package static let verbose = Option(
        "verbose", nil, "name every problem and file, however many")
    package static let version = Option("version", nil, "print the version of Candela")
}

/// A word of a command line that is named by its position.
package struct Operand: Sendable, Hashable {
    /// How many words an operand takes.
    package enum Count: Sendable, Hashable {
        case one, atMostOne, oneOrMore, any
    }

    package let name: String
    package let help: String
    package let count: Count

    /// What holds when it is not given; nil when nothing does.
    package let defaultText: String?

    package init(
        _ name: String, _ help: String, count: Count = .one, default defaultText: String? = nil
    ) {
        self.name = name
        self.help = help
        self.count = count
        self.defaultText = defaultText
    }

    /// As it stands in a line of usage: `PATH`, `[PATH]`, `PATH…`.
    package var usage: String {
        switch count {
        case .one: name
        case .atMostOne: "[\(name)]"
        case .oneOrMore: "\(name)…"
        case .any: "[\(name)…]"
        }
    }

    package var isRequired: Bool { count == .one || count == .oneOrMore }
    package var takesMany: Bool { count == .oneOrMore || count == .any }
}
