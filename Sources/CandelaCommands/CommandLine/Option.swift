/// An option or flag of a command: `--name value` or `--name`.
package struct Option: Sendable, Hashable {
    /// The name without its dashes.
    package let name: String

    /// The value's placeholder in help; `nil` for flags.
    package let value: String?

    package let help: String

    /// The default, in words; `nil` for none.
    package let defaultText: String?

    /// Whether the option may be given several times.
    package let repeats: Bool

    package let isRequired: Bool

    /// The use for the file that a command changes; `nil` for options without one.
    package let target: Target?

    /// The use of an option for the file that a command changes.
    package enum Target: Sendable, Hashable {
        /// Its value is the path of the file. Without it, the command prints its result.
        case named

        /// It has no effect on a result that is printed.
        case needed
    }

    package init(
        _ name: String, _ value: String? = nil, _ help: String, default defaultText: String? = nil,
        repeats: Bool = false, isRequired: Bool = false, target: Target? = nil
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.defaultText = defaultText
        self.repeats = repeats
        self.isRequired = isRequired
        self.target = target
    }

    /// The option as written on the command line: `--name`.
    package var spelling: String { "--" + name }

    package static let help = Option("help", nil, "show this help")
    package static let verbose = Option(
        "verbose", nil, "list every problem and file")
    package static let version = Option("version", nil, "print the version of Candela")
}

/// A positional argument of a command.
package struct Operand: Sendable, Hashable {
    /// The number of words an operand takes.
    package enum Count: Sendable, Hashable {
        case one, atMostOne, oneOrMore, any
    }

    package let name: String
    package let help: String
    package let count: Count

    /// The default, in words; `nil` for none.
    package let defaultText: String?

    package init(
        _ name: String, _ help: String, count: Count = .one, default defaultText: String? = nil
    ) {
        self.name = name
        self.help = help
        self.count = count
        self.defaultText = defaultText
    }

    /// The operand in a usage line: `PATH`, `[PATH]`, `PATH…`.
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
