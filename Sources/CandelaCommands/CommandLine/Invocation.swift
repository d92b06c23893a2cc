import CandelaDTCG

/// A parsed command line.
package struct Invocation: Sendable {
    /// The tool that runs the command, with its apps.
    package var tool = Tool(apps: [])

    /// The path of the command, starting with the program's name: `candela tokens resolve`.
    package let path: [String]

    /// The options of the command.
    let options: [Option]

    /// The values of the given options, by name; a flag has an empty one.
    var values: [String: [String]] = [:]
    var operands: [String] = []

    /// Whether output is verbose.
    package var isVerbose = false

    init(path: [String], options: [Option]) {
        self.path = path
        self.options = options
    }

    /// The given options as written on the command line, each after a space.
    var givenOptions: String {
        options.flatMap { option in
            (values[option.name] ?? []).map { value in
                let word = value.contains(" ") ? "'\(value)'" : value
                return " \(option.spelling)" + (option.value == nil ? "" : " \(word)")
            }
        }
        .joined()
    }

    /// An option of the command; `nil` if it has none of that name.
    func option(_ name: String) -> Option? { options.first { $0.name == name } }
}

extension CommandEnvironment {
    /// The tool that runs the command.
    package var tool: Tool { invocation.tool }

    /// The name of the program.
    package var program: String { invocation.path.first ?? tool.name }

    /// Whether output is verbose.
    var isVerbose: Bool { invocation.isVerbose }

    /// Prints each problem as it is found, if output is verbose; otherwise `nil`, so that the
    /// problems are part of the outcome.
    var receiver: (@Sendable (Diagnostic) -> Void)? { isVerbose ? report : nil }

    /// The failure for an option that this use of the command needs.
    func missing(_ name: String) -> Failure {
        .missing(invocation.option(name) ?? Option(name, nil, ""))
    }
}
