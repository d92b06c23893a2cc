/// A visitor of a command's operands and options, which lists them or reads their values.
///
/// A command calls it once for each argument, in the order of the help:
///
/// ```swift
/// path = arguments.operand("FILE", "the journal; '-' is standard input")
/// out = arguments.value("out", "FILE", "the file to write", default: "standard output")
/// isLenient = arguments.flag("lenient", "leave out records that cannot be read")
/// ```
package struct ArgumentReader {
    /// The command line; `nil` if the arguments are only listed.
    private let line: Invocation?

    package private(set) var operands: [Operand] = []
    package private(set) var options: [Option] = []

    /// The settings for replacing files.
    var writing = WriteOptions()

    /// A list without arguments.
    init() { line = nil }

    /// A list of the arguments of a command, or of a group of them.
    package init(listing type: any ArgumentGroup.Type) {
        line = nil
        // Without values there is nothing to refuse.
        _ = try? type.init(&self)
    }

    /// A reader of the values of a command line.
    init(_ line: Invocation) { self.line = line }
}

extension ArgumentReader {
    /// A word that must be given.
    package mutating func operand(_ name: String, _ help: String) -> String {
        words(of: Operand(name, help)).first ?? ""
    }

    /// A word that may be left out.
    package mutating func optionalOperand(
        _ name: String, _ help: String, default defaultText: String? = nil
    ) -> String? {
        words(of: Operand(name, help, count: .atMostOne, default: defaultText)).first
    }

    /// The rest of the words.
    package mutating func operands(
        _ name: String, _ help: String, count: Operand.Count = .any,
        default defaultText: String? = nil
    ) -> [String] {
        Array(words(of: Operand(name, help, count: count, default: defaultText)))
    }

    private mutating func words(of operand: Operand) -> ArraySlice<String> {
        let rest = line?.operands.dropFirst(operands.count) ?? []
        operands.append(operand)
        return operand.takesMany ? rest : rest.prefix(1)
    }
}

extension ArgumentReader {
    /// Whether a flag is given.
    package mutating func flag(
        _ name: String, _ help: String, target: Option.Target? = nil
    ) -> Bool {
        !values(of: Option(name, nil, help, target: target)).isEmpty
    }

    /// The value of an option; `nil` without it.
    package mutating func value(
        _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
        target: Option.Target? = nil
    ) -> String? {
        values(of: Option(name, placeholder, help, default: defaultText, target: target)).last
    }

    /// The value of an option that must be given.
    package mutating func required(
        _ name: String, _ placeholder: String, _ help: String
    ) -> String {
        values(of: Option(name, placeholder, help, isRequired: true)).last ?? ""
    }

    /// The values of an option that may be repeated.
    package mutating func values(
        _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
        target: Option.Target? = nil
    ) -> [String] {
        values(
            of: Option(
                name, placeholder, help, default: defaultText, repeats: true, target: target))
    }

    private mutating func values(of option: Option) -> [String] {
        options.append(option)
        return line?.values[option.name] ?? []
    }
}

extension ArgumentReader {
    /// The converted value of an option; `nil` without it.
    ///
    /// - Parameters:
    ///   - expected: The form of a value, such as `write whole seconds, such as 5`.
    ///   - convert: Returns `nil` for an invalid value.
    /// - Throws: A usage failure for an invalid value.
    mutating func value<Value>(
        _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
        target: Option.Target? = nil, expected: String, _ convert: (String) -> Value?
    ) throws(Failure) -> Value? {
        let text = value(name, placeholder, help, default: defaultText, target: target)
        guard let text else { return nil }
        guard let value = convert(text) else { throw .invalid(text, for: name, expected) }
        return value
    }

    /// The value of an option as a case of an enumeration; `nil` without it.
    ///
    /// - Throws: A usage failure with the closest names.
    mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil
    ) throws(Failure) -> Value? {
        try value(name, placeholder, help, default: defaultText).map { text throws(Failure) in
            try .chosen(text, of: name)
        }
    }

    /// The value of an option as a case of an enumeration, with a default.
    ///
    /// - Throws: A usage failure with the closest names.
    mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ placeholder: String, _ help: String, default usual: Value
    ) throws(Failure) -> Value {
        try choice(name, placeholder, help, default: usual.rawValue) ?? usual
    }

    /// The values of an option that may be repeated, in the form `NAME=TEXT`.
    ///
    /// - Parameters:
    ///   - form: The value's placeholder, in that form.
    ///   - noun: The kind of name, for the message about one that is given twice.
    /// - Throws: A usage failure for a value of another form, or a name given twice.
    mutating func pairs(
        _ name: String, _ form: String, _ help: String, noun: String? = nil
    ) throws(Failure) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for text in values(name, form, help) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw .invalid(text, for: name, "write \(form)") }
            guard !pairs.contains(where: { $0.0 == parts[0] }) else {
                let subject = noun.map { "\($0) '\(parts[0])' is given twice" }
                throw .usage(
                    subject ?? "'--\(name)' is given twice for '\(parts[0])'",
                    id: "repeated-option")
            }
            pairs.append((parts[0], parts[1]))
        }
        return pairs
    }

    /// Whether an option is given, wherever it is stated.
    func has(_ name: String) -> Bool { line?.values[name] != nil }

    /// Refuses options that would have no effect.
    ///
    /// - Parameters:
    ///   - names: The names of the options, stated before or after.
    ///   - reason: The end of "'--language' has no effect".
    /// - Throws: A usage failure for the first of them that is given.
    package func refuse(
        _ names: [String], _ reason: String, help: [String] = []
    ) throws(Failure) {
        guard let given = names.first(where: has) else { return }
        throw .usage("'--\(given)' has no effect \(reason)", id: "unused-option", help: help)
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The case that is named by a value of an option.
    ///
    /// - Throws: A usage failure with the closest names.
    package static func chosen(_ text: String, of option: String) throws(Failure) -> Self {
        guard let value = Self(rawValue: text) else {
            throw .unknown(
                option.replacing("-", with: " "), text, among: allCases.map(\.rawValue))
        }
        return value
    }
}
