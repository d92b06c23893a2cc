import CandelaDTCG

/// A parsed command line.
package struct Invocation: Sendable {
    /// The tool that runs the command, with its apps.
    package var tool = Tool(apps: [])

    /// The path of the command, starting with the program's name: `candela tokens resolve`.
    package let path: [String]

    /// The name of the program.
    package var program: String { path.first ?? tool.name }

    let options: [Option]
    var values: [String: [String]] = [:]
    package var operands: [String] = []

    /// Whether output is verbose.
    package var isVerbose = false

    init(path: [String], options: [Option]) {
        self.path = path
        self.options = options
    }

    /// The last value of an option; `nil` if it was not given.
    package subscript(_ option: Option) -> String? { values(of: option).last }

    /// All values of an option, in the order given.
    package func values(of option: Option) -> [String] {
        precondition(
            options.contains(option), "\(path.joined(separator: " ")) has no \(option.spelling)")
        return values[option.name] ?? []
    }

    /// The given options as written on the command line, each after a space.
    var givenOptions: String {
        options.flatMap { option in
            values(of: option).map { value in
                let word = value.contains(" ") ? "'\(value)'" : value
                return " \(option.spelling)" + (option.value == nil ? "" : " \(word)")
            }
        }
        .joined()
    }

    /// Whether the command has an option.
    func offers(_ option: Option) -> Bool { options.contains(option) }

    /// Whether a flag was given.
    package func has(_ flag: Option) -> Bool { !values(of: flag).isEmpty }

    /// Refuses options that would have no effect.
    ///
    /// - Parameter reason: The end of "'--language' has no effect".
    /// - Throws: A usage failure for the first of them that was given.
    package func refuse(
        _ options: [Option], _ reason: String, help: [String] = []
    ) throws(Failure) {
        guard let given = options.first(where: has) else { return }
        throw .usage(
            "'\(given.spelling)' has no effect \(reason)", id: "unused-option", help: help)
    }

    /// Prints each problem as it is found, if output is verbose; otherwise `nil`, so that the
    /// problems are part of the outcome.
    func receiver(
        in environment: CommandEnvironment
    ) -> (@Sendable (Diagnostic) -> Void)? {
        isVerbose ? environment.report : nil
    }

    /// An option's value converted to another type; `nil` if it was not given.
    ///
    /// - Parameter convert: Returns `nil` for an invalid value.
    /// - Throws: A usage failure whose message gives the `expected` form.
    package func value<Value>(
        of option: Option, expected: String, convert: (String) -> Value?
    ) throws(Failure) -> Value? {
        guard let text = self[option] else { return nil }
        guard let value = convert(text) else {
            throw .usage(
                "'\(text)' is not valid for '\(option.spelling)': \(expected)", id: "invalid-value")
        }
        return value
    }

    /// An option's value as a case of an enumeration; `nil` if it was not given.
    ///
    /// - Throws: A usage failure with the closest names.
    package func choice<Value: CaseIterable & RawRepresentable<String>>(
        of option: Option, from: Value.Type
    ) throws(Failure) -> Value? {
        guard let text = self[option] else { return nil }
        guard let value = Value(rawValue: text) else {
            throw .unknown(
                option.name.replacing("-", with: " "), text, among: Value.allCases.map(\.rawValue))
        }
        return value
    }
}
