import CandelaElements
public import CandelaKit
import CandelaTokens
import Foundation

/// The commands of `candela` for an app's own screens: `dump`, `screen`, `stream`, `audit`, `preview` and the
/// others.
///
/// ```swift
/// import CandelaTool
///
/// Tool(apps: [app], specimens: [clearNight], journeys: [firstNight]).main()
/// ```
///
/// All that the commands know of screens comes from the apps, specimens and journeys given here.
public struct Tool: Sendable {
    /// The apps whose screens the commands make.
    let apps: [AppDefinition]

    /// The states in which dumps, galleries and audits show the screens; made when a command needs them.
    let specimens: @Sendable () -> [Specimen]

    /// The ways through the screens that dumps and galleries show; made when a command needs them.
    let journeys: @Sendable () -> [Journey]

    /// The sentences that schemas say of options and cards, by type and member.
    let descriptions: @Sendable () -> [String: [String: String]]

    /// The paths of the token roles that are there though no specimen draws them.
    let undrawnRoles: @Sendable () -> Set<String>

    /// The name of the program, as help and messages give it.
    var name = "candela"

    /// The tool of some apps.
    ///
    /// - Parameters:
    ///   - apps: Those whose screens the commands make. Where several have a screen, the first one makes it.
    ///   - specimens: The states of screens that dumps, galleries and audits show.
    ///   - journeys: The ways through screens that dumps and galleries show.
    ///   - descriptions: The sentences that schemas say of options and of the facts of cards, by the name of the
    ///     type, such as `TideCard.Facts`, and by that of the member; one for the type itself stands under an
    ///     empty name.
    ///   - undrawnRoles: The paths of token roles that `audit --tokens` is to accept though no specimen draws
    ///     them.
    public init(
        apps: [AppDefinition], specimens: @autoclosure @escaping @Sendable () -> [Specimen] = [],
        journeys: @autoclosure @escaping @Sendable () -> [Journey] = [],
        descriptions: @autoclosure @escaping @Sendable () -> [String: [String: String]] = [:],
        undrawnRoles: @autoclosure @escaping @Sendable () -> Set<String> = []
    ) {
        self.apps = apps
        (self.specimens, self.journeys) = (specimens, journeys)
        (self.descriptions, self.undrawnRoles) = (descriptions, undrawnRoles)
    }

    /// Runs the command line of this process and ends it with the status.
    public func main() -> Never { exit(run(CommandLine.arguments)) }

    /// Runs a command line. Results go to standard output, everything else to standard error.
    ///
    /// - Parameter arguments: The program, as `CommandLine.arguments` has it, and the words after it. Help and
    ///   messages call the program by the last part of its path.
    /// - Returns: The exit status: 0 for success, 1 for a problem in the data, 2 for a mistake in the command
    ///   line.
    public func run(_ arguments: [String]) -> Int32 {
        var tool = self
        if let name = arguments.first?.split(separator: "/").last { tool.name = String(name) }
        let outcome = tool.run(Array(arguments.dropFirst()), in: Surroundings.ofThisProcess())
        return StandardStreams.say(outcome).rawValue
    }

    /// Runs one command line from its words to everything it has to say.
    ///
    /// - Parameters:
    ///   - words: The words after the tool's name.
    ///   - command: The commands to choose among; all of the tool's if left out.
    package func run(
        _ words: [String], of command: Command? = nil, in surroundings: Surroundings
    ) -> Outcome {
        do throws(Failure) {
            switch try LineParser.parse(words, for: command ?? self.command) {
            case .help(let path): return Outcome(HelpText(path: path).text)
            case .version: return Outcome("candela \(Self.version)\n")
            case .run(let command, var invocation):
                guard case .run(let body) = command.action else { return Outcome() }
                invocation.tool = self
                var outcome: Outcome
                do throws(Failure) {
                    var surroundings = surroundings
                    surroundings.files.options = try WriteOptions(invocation)
                    outcome = try body(invocation, surroundings)
                } catch {
                    let isUsage = error.status == .badCommandLine
                    outcome = Outcome(isUsage ? error.adding(helpFor: invocation.path) : error)
                }
                outcome.isVerbose = invocation.isVerbose
                return outcome
            }
        } catch {
            return Outcome(error)
        }
    }

    package static let version = "0.1.0"

    /// All commands, under the name of the program.
    package var command: Command {
        Command(
            name, "Design tokens and finished screens for habit, streak and weight apps.",
            discussion: """
                Results go to standard output, everything else to standard error. Exit status 0 is \
                success, 1 a problem in the data, 2 a mistake in the command line. Of many problems of \
                one kind or many files the first are named and the rest counted; '--verbose' names all.
                """,
            action: .group([
                Self.dumpCommand(of: self), Self.screenCommand(of: self), Self.streamCommand,
                Self.transcriptCommand(of: self), Self.previewCommand(of: self),
                Self.auditCommand(of: self), Self.tokensCommand, Self.schemaCommand(of: self),
                Self.importCommand, Self.exportCommand, Self.journalCommand, Self.phrasesCommand,
            ]))
    }
}

extension Tool {
    /// The screens of all apps, each once.
    var screens: [ScreenName] {
        var known: Set<ScreenName> = []
        return apps.flatMap(\.screens).filter { known.insert($0).inserted }
    }

    /// Sees to it that screens of some names exist.
    ///
    /// - Throws: A usage failure about a name that is none.
    func check(screens names: [String]) throws(Failure) {
        let known = screens.map(\.rawValue)
        for name in names where !known.contains(name) {
            throw .unknown("screen", name, among: known)
        }
    }

    /// The words of all apps, their own texts over them left out.
    var wording: Wording {
        apps.flatMap(\.wording.tables).reduce(.engine) { $0.adding($1) }
    }

    /// The name of the first screen, for examples.
    var example: String { screens.first?.rawValue ?? "NAME" }

    /// The products whose themes the apps are drawn with; all of them for a tool without apps.
    var products: [Theme.Product] {
        let used = Set(apps.map(\.theme.product))
        return Theme.Product.allCases.filter { used.isEmpty || used.contains($0) }
    }

    /// The types of the options of all screens, by their screens.
    var optionTypes: [(screen: ScreenName, type: any ScreenOptions.Type)] {
        screens.compactMap { screen in
            apps.having(screen)?.presenter(of: screen).map { (screen, $0.optionsType) }
        }
    }
}
