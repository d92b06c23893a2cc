/// A parser for the arguments of a command line.
struct CommandLineParser {
    /// The result of parsing a command line.
    enum Request {
        case help([Command])
        case version
        case run(any RunnableCommand.Type, Invocation)
    }

    /// The path of subcommands parsed so far, starting with the tool itself.
    private var path: [Command]
    private var words: ArraySlice<String>

    /// - Throws: A usage failure for the first mistake, with a line that refers to the help.
    static func parse(_ words: [String], for tool: Command) throws(Failure) -> Request {
        var parser = CommandLineParser(path: [tool], words: words[...])
        do throws(Failure) {
            return try parser.parse()
        } catch {
            throw error.adding(helpFor: parser.path.map(\.name))
        }
    }

    private var command: Command { path[path.count - 1] }

    private mutating func parse() throws(Failure) -> Request {
        // Users add '--help' to a command line that is wrong, so help takes precedence over errors.
        let wantsHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        if words.first == "help" {
            words.removeFirst()
            try descend(skippingOptions: false)
            guard let extra = words.first else { return .help(path) }
            throw .usage("unexpected argument '\(extra)'", id: "unexpected-argument")
        }
        try descend(skippingOptions: wantsHelp)
        if wantsHelp { return .help(path) }
        if path.count == 1, words.first == Option.version.spelling { return .version }
        guard case .run(let type) = command.action else {
            if let word = words.first {
                let known: [Option] = path.count == 1 ? [.help, .version] : [.help]
                throw .unknown(option: word, among: known)
            }
            throw .usage(
                "no command given", id: "missing-command",
                help: [
                    "the commands are \(command.subcommands.map(\.name).joined(separator: ", "))"
                ])
        }
        return .run(type, try invocation(of: ArgumentReader(listing: type)))
    }

    /// Consumes the words that name commands, up to the first option unless options are skipped.
    ///
    /// - Throws: A usage failure for a word that is not a command of the group.
    private mutating func descend(skippingOptions: Bool) throws(Failure) {
        while case .group(let commands) = command.action, let word = words.first {
            if word.hasPrefix("-") {
                guard skippingOptions else { return }
                words.removeFirst()
                continue
            }
            guard let next = commands.first(where: { $0.name == word }) else {
                throw .unknown("command", word, among: commands.map(\.name))
            }
            path.append(next)
            words.removeFirst()
        }
    }

    private mutating func invocation(of known: ArgumentReader) throws(Failure) -> Invocation {
        var invocation = Invocation(path: path.map(\.name), options: known.options)
        while let word = words.popFirst() {
            if word == "--" {
                invocation.operands += words
                words = []
            } else if word.hasPrefix("-"), word != "-" {
                try read(option: word, into: &invocation)
            } else {
                invocation.operands.append(word)
            }
        }
        try check(invocation, known.operands)
        return invocation
    }

    private mutating func read(
        option word: String, into invocation: inout Invocation
    ) throws(Failure) {
        let equals = word.firstIndex(of: "=")
        let spelling = String(word[..<(equals ?? word.endIndex)])
        let options = invocation.options + [.verbose]
        guard let option = options.first(where: { $0.spelling == spelling }) else {
            throw .unknown(option: spelling, among: options + [.help])
        }
        if invocation.values[option.name] != nil, !option.repeats {
            throw .usage("'\(spelling)' is given twice", id: "repeated-option")
        }
        let value: String
        if let placeholder = option.value {
            if let equals {
                value = String(word[word.index(after: equals)...])
            } else if let next = words.first, !next.hasPrefix("--") {
                value = next
                words.removeFirst()
            } else {
                throw .usage(
                    "'\(spelling)' needs a value: '\(spelling) \(placeholder)'",
                    id: "missing-value")
            }
            guard !value.isEmpty else {
                throw .usage("'\(spelling)' has an empty value", id: "missing-value")
            }
        } else {
            guard equals == nil else {
                throw .usage("'\(spelling)' takes no value", id: "unexpected-value")
            }
            value = ""
        }
        invocation.values[option.name, default: []].append(value)
        if option == .verbose { invocation.isVerbose = true }
    }

    private func check(_ invocation: Invocation, _ operands: [Operand]) throws(Failure) {
        let required = operands.filter(\.isRequired)
        if invocation.operands.count < required.count {
            let missing = required[invocation.operands.count]
            throw .usage("'\(missing.name)' is missing: \(missing.help)", id: "missing-argument")
        }
        if !operands.contains(where: \.takesMany), invocation.operands.count > operands.count {
            throw .usage(
                "unexpected argument '\(invocation.operands[operands.count])'",
                id: "unexpected-argument")
        }
        for option in invocation.options where option.isRequired {
            guard invocation.values[option.name] == nil else { continue }
            throw .missing(option)
        }
        let target = invocation.options.first { $0.target == .named }
        if let target, invocation.values[target.name] == nil {
            let unused = invocation.options.filter { $0.target == .needed }
            try ArgumentReader(invocation).refuse(
                unused.map(\.name), "without '\(target.spelling)'")
        }
    }
}
