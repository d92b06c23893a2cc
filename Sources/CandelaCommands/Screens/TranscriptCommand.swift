import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules

extension Tool {
    package static func transcriptCommand(of tool: Tool) -> Command {
        Command(
            "transcript", "Print a screen as a screen reader speaks it.",
            discussion: """
                Prints one line for each accessibility element, in reading order. Label, value, \
                state, role and hint are in the order in which VoiceOver, TalkBack or a browser's \
                screen reader speaks them. '--journal' builds the screen from that data and \
                '--from' reads it from a file; without them, all its specimens are printed. \
                Members, cards and values of a later version are skipped, each with a warning. \
                Actions and facts that are spoken only on demand are in brackets. Roles and states \
                are in the screen's language, if the phrases 'role.…' and 'state.…' are translated, \
                otherwise in English.
                """,
            examples: [
                "transcript \(tool.example)", "transcript \(tool.example) --reader voiceOver",
                "transcript \(tool.example) --journal journal.json",
                "transcript --from dump/screens/\(tool.example)/empty.json",
            ], action: .run(TranscriptCommand.self))
    }
}

private struct TranscriptCommand: RunnableCommand {
    private let name: String?
    private let printsAll: Bool
    private let readers: [ScreenReader]
    private let journal, file: String?
    private let screen: ScreenArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        name = arguments.optionalOperand("NAME", "a screen or a specimen")
        printsAll = arguments.flag("all", "print every specimen of every screen")
        let reader: ScreenReader? = try arguments.choice(
            "reader", "READER", ScreenReader.allCases.map(\.rawValue).joined(separator: ", "),
            default: "all")
        readers = reader.map { [$0] } ?? ScreenReader.allCases
        journal = arguments.value(
            "journal", "FILE", "build the screen from this data; '-' is standard input",
            default: "its specimens")
        file = arguments.value(
            "from", "FILE", "a screen written to a file; '-' is standard input")
        let own = ArgumentReader(listing: ScreenArguments.self).options.map(\.name)
        if file != nil {
            guard name == nil else {
                throw .usage(
                    "a screen read from a file needs no name", id: "unexpected-argument")
            }
            try arguments.refuse(
                ["journal", "all"] + own.filter { $0 != "phrases" },
                "on a screen that is read from a file")
        } else if journal == nil {
            try arguments.refuse(
                own, "without '--journal'",
                help: ["write specimens with 'dump', and pass each file with '--from'"])
        }
        screen = try ScreenArguments(&arguments)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let tool = environment.tool
        if let file {
            let (found, warnings) = try Document.read(
                Screen.self, from: file, environment,
                userInfo: [.themes: tool.ownThemes, .ownData: tool.data])
            let words = try PhrasesOption(screen.phrases, environment)
            return Outcome(
                output: text(of: [(found, words.wording ?? tool.wording)]),
                diagnostics: words.warnings + warnings)
        }
        guard let name else {
            guard printsAll else {
                throw .usage(
                    "name a screen, or use '--all'", id: "missing-argument",
                    help: ["\(environment.program) transcript --all"])
            }
            return Outcome(output: text(of: try made(tool.specimens())))
        }
        if let journal {
            let request = try screen.request(for: name, from: journal, environment)
            let (made, warnings) = try request.screen()
            return Outcome(
                output: text(of: [(made, request.app.wording)]), diagnostics: warnings)
        }
        let all = tool.specimens()
        let specimens = all.filter { $0.screen.rawValue == name || $0.name == name }
        guard !specimens.isEmpty else {
            if name == "-" || name.hasSuffix(".json") {
                throw .usage(
                    "'\(name)' is not a screen or specimen", id: "unknown-screen-or-specimen",
                    help: ["\(environment.program) transcript --from \(name)"])
            }
            guard !tool.screens.contains(ScreenName(rawValue: name)) else {
                throw .usage(
                    "no specimen shows '\(name)'", id: "no-specimen",
                    help: ["pass a person's data with '--journal'"])
            }
            throw .unknown(
                "screen or specimen", name,
                among: tool.screens.map(\.rawValue) + all.map(\.name))
        }
        return Outcome(output: text(of: try made(specimens)))
    }

    private func made(
        _ specimens: [Specimen]
    ) throws(Failure) -> [(screen: Screen, wording: Wording)] {
        do throws(ScreenError) {
            var screens: [(screen: Screen, wording: Wording)] = []
            for specimen in specimens {
                screens.append((try specimen.made(), specimen.app.wording))
            }
            return screens
        } catch {
            throw .data(error.description, id: "unusable-specimen")
        }
    }

    private func text(of screens: [(screen: Screen, wording: Wording)]) -> [UInt8] {
        var text = ""
        for (screen, wording) in screens {
            for reader in readers {
                let name = screen.specimen.map { " \($0)" } ?? ""
                let transcript = Transcript(screen, by: reader, in: wording)
                // Roles and states in another language than the screen are marked.
                let base = transcript.language
                let isSame = (screen.language + "-").hasPrefix(base + "-")
                let language = isSame ? "" : ", roles in \(base)"
                if !text.isEmpty { text += "\n" }
                text +=
                    "# \(screen.screen.rawValue)\(name), \(reader.rawValue)\(language)".onOneLine
                    + "\n" + transcript.text
            }
        }
        return Array(text.utf8)
    }
}
