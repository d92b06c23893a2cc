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
            operands: [Operand("NAME", "a screen or a specimen", count: .atMostOne)],
            options: [allSpecimens, reader, realJournal, screenFile] + screenOptions,
            examples: [
                "transcript \(tool.example)", "transcript \(tool.example) --reader voiceOver",
                "transcript \(tool.example) --journal journal.json",
                "transcript --from dump/screens/\(tool.example)/empty.json",
            ],
            action: .run { invocation, environment throws(Failure) in
                let readers =
                    try invocation.choice(of: reader, from: ScreenReader.self).map { [$0] }
                    ?? ScreenReader.allCases
                if let path = invocation[screenFile] {
                    guard invocation.operands.isEmpty else {
                        throw .usage(
                            "a screen read from a file needs no name",
                            id: "unexpected-argument"
                        )
                    }
                    try invocation.refuse(
                        [realJournal, allSpecimens]
                            + screenOptions.filter { $0.name != PhrasesOption.option.name },
                        "on a screen that is read from a file")
                    let (screen, warnings) = try Document.read(
                        Screen.self, from: path, environment,
                        userInfo: [
                            .themes: invocation.tool.ownThemes, .ownData: invocation.tool.data,
                        ])
                    let words = try PhrasesOption(invocation, environment)
                    let wording = words.wording ?? invocation.tool.wording
                    return Outcome(
                        output: text(of: [(screen, wording)], by: readers),
                        diagnostics: words.warnings + warnings)
                }
                if invocation[realJournal] == nil {
                    try invocation.refuse(
                        screenOptions, "without '--journal'",
                        help: ["write specimens with 'dump', and pass each file with '--from'"])
                }
                guard let operand = invocation.operands.first else {
                    guard invocation.has(allSpecimens) else {
                        throw .usage(
                            "name a screen, or use '--all'", id: "missing-argument",
                            help: ["\(invocation.program) transcript --all"])
                    }
                    let specimens = invocation.tool.specimens()
                    return Outcome(output: text(of: try made(specimens), by: readers))
                }
                if let path = invocation[realJournal] {
                    let (screen, app, warnings) = try screen(
                        named: operand, from: path, invocation, environment)
                    return Outcome(
                        output: text(of: [(screen, app.wording)], by: readers),
                        diagnostics: warnings)
                }
                let all = invocation.tool.specimens()
                let specimens = all.filter {
                    $0.screen.rawValue == operand || $0.name == operand
                }
                guard !specimens.isEmpty else {
                    if operand == "-" || operand.hasSuffix(".json") {
                        throw .usage(
                            "'\(operand)' is not a screen or specimen",
                            id: "unknown-screen-or-specimen",
                            help: ["\(invocation.program) transcript --from \(operand)"])
                    }
                    guard !invocation.tool.screens.contains(ScreenName(rawValue: operand)) else {
                        throw .usage(
                            "no specimen shows '\(operand)'", id: "no-specimen",
                            help: ["pass a person's data with '--journal'"])
                    }
                    throw .unknown(
                        "screen or specimen", operand,
                        among: invocation.tool.screens.map(\.rawValue) + all.map(\.name))
                }
                return Outcome(output: text(of: try made(specimens), by: readers))
            })
    }

    private static let allSpecimens = Option(
        "all", nil, "print every specimen of every screen")
    private static let reader = Option(
        "reader", "READER", ScreenReader.allCases.map(\.rawValue).joined(separator: ", "),
        default: "all")

    private static let realJournal = Option(
        "journal", "FILE", "build the screen from this data; '-' is standard input",
        default: "its specimens")
    private static let screenFile = Option(
        "from", "FILE", "a screen written to a file; '-' is standard input")

    private static func made(
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

    private static func text(
        of screens: [(screen: Screen, wording: Wording)], by readers: [ScreenReader]
    ) -> [UInt8] {
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
