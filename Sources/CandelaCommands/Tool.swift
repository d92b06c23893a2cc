package import CandelaElements
public import CandelaKit
import CandelaRules
import CandelaTokens
import Foundation

/// The commands of `candela` for an app's own screens: `dump`, `screen`, `stream`, `audit`,
/// `preview` and the others.
///
/// ```swift
/// import CandelaTool
///
/// Tool(apps: [app], specimens: [clearNight], journeys: [firstNight]).main()
/// ```
///
/// The commands use only the apps, specimens and journeys given here.
public struct Tool: Sendable {
    /// The apps whose screens the commands build; created when a command needs them.
    package var apps: [AppDefinition] { madeApps.value }
    private let madeApps: MadeOnce<[AppDefinition]>

    /// The data that the apps declare.
    var data: [any OwnData] { apps.flatMap(\.data) }

    /// The states in which dumps, galleries and audits show the screens; created when a command
    /// needs them.
    let specimens: @Sendable () -> [Specimen]

    /// The journeys that dumps and galleries show; created when a command needs them.
    let journeys: @Sendable () -> [Journey]

    /// The schema descriptions of options and cards, by type and member.
    let descriptions: @Sendable () -> [String: [String: String]]

    /// The paths of token roles that may remain unused by all specimens.
    let unusedRoles: @Sendable () -> Set<String>

    /// The name of the program in help and messages.
    package var name = "candela"

    package static let version = "0.1.0"

    /// Creates a tool for the given apps.
    ///
    /// - Parameters:
    ///   - apps: The apps whose screens the commands build. If several apps have a screen, the
    ///     first one builds it.
    ///   - specimens: The states of screens that dumps, galleries and audits show.
    ///   - journeys: The sequences of events that dumps and galleries show.
    ///   - descriptions: The schema descriptions of options and of the facts of cards, by type
    ///     name, such as `TideCard.Facts`, and by member; the description of the type itself has an
    ///     empty member name.
    ///   - unusedRoles: The paths of token roles that `audit --tokens` accepts although no specimen
    ///     uses them.
    public init(
        apps: @autoclosure @escaping @Sendable () -> [AppDefinition],
        specimens: @autoclosure @escaping @Sendable () -> [Specimen] = [],
        journeys: @autoclosure @escaping @Sendable () -> [Journey] = [],
        descriptions: @autoclosure @escaping @Sendable () -> [String: [String: String]] = [:],
        unusedRoles: @autoclosure @escaping @Sendable () -> Set<String> = []
    ) {
        madeApps = MadeOnce(apps)
        (self.specimens, self.journeys) = (specimens, journeys)
        (self.descriptions, self.unusedRoles) = (descriptions, unusedRoles)
    }
}

extension Tool {
    /// The program's path and its arguments.
    ///
    /// - Throws: A usage failure for an argument that is not UTF-8: as a text it would name another
    ///   file.
    package static func arguments() throws(Failure) -> [String] {
        let words = UnsafeBufferPointer(
            start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        for (place, word) in words.enumerated().dropFirst() {
            let bytes = word.map { System.bytes(of: $0) } ?? []
            guard String(utf8: bytes) != nil else {
                throw .usage(
                    "the argument \(place), '\(String(escaping: bytes))', is not UTF-8",
                    id: "invalid-value")
            }
        }
        return CommandLine.arguments
    }

    /// Runs one command line and returns its outcome.
    ///
    /// - Parameters:
    ///   - words: The arguments after the tool's name.
    ///   - command: The root of the commands.
    package func run(
        _ words: [String], of command: Command, in environment: CommandEnvironment
    ) -> Outcome {
        do throws(Failure) {
            switch try CommandLineParser.parse(words, for: command) {
            case .help(let path): return Outcome(HelpText(path: path).text)
            case .version: return Outcome("candela \(Self.version)\n")
            case .run(let type, var invocation):
                invocation.tool = self
                var outcome: Outcome
                do throws(Failure) {
                    var arguments = ArgumentReader(invocation)
                    let command = try type.init(&arguments)
                    var environment = environment
                    environment.invocation = invocation
                    environment.files.options = arguments.writing
                    outcome = try command.run(in: environment)
                } catch {
                    let isUsage = error.status == .badCommandLine
                    outcome =
                        invocation.reportsJSON
                        ? DiagnosticStyle.json.outcome(error.diagnostics, status: error.status)
                        : Outcome(isUsage ? error.adding(helpFor: invocation.path) : error)
                }
                outcome.isVerbose = invocation.isVerbose
                return outcome
            }
        } catch {
            return Outcome(error)
        }
    }
}

extension Tool {
    /// The screens of all apps, each once.
    package var screens: [ScreenName] {
        var known: Set<ScreenName> = []
        return apps.flatMap(\.screens).filter { known.insert($0).inserted }
    }

    /// Checks that screens with the given names exist.
    ///
    /// - Throws: A usage failure for an unknown name.
    func check(screens names: [String]) throws(Failure) {
        let known = screens.map(\.rawValue)
        for name in names where !known.contains(name) {
            throw .unknown("screen", name, among: known)
        }
    }

    /// The phrases of all apps, without the texts that they override.
    var wording: Wording {
        apps.flatMap(\.wording.tables).reduce(.engine) { $0.adding($1) }
    }

    /// The name of the first screen, for examples.
    package var example: String { screens.first?.rawValue ?? "NAME" }

    /// The products whose themes the apps use; all of them for a tool without apps.
    var products: [Theme.Product] {
        let used = Set(apps.map(\.theme.product))
        return Theme.Product.allCases.filter { used.isEmpty || used.contains($0) }
    }

    /// The themes of the apps that are not the package's, each name once.
    var ownThemes: [Theme] { apps.ownThemes }

    /// The option types of all screens, by screen.
    var optionTypes: [(screen: ScreenName, type: any ScreenOptions.Type)] {
        screens.compactMap { screen in
            apps.first(with: screen)?.presenter(of: screen).map { (screen, $0.optionsType) }
        }
    }
}

extension [AppDefinition] {
    /// The themes that are not the package's, each name once.
    var ownThemes: [Theme] {
        map(\.theme).reduce(into: []) { themes, theme in
            let isKnown = themes.contains { $0.name == theme.name }
            if !isKnown, theme != .of(theme.product) { themes.append(theme) }
        }
    }
}
