import CandelaDTCG
import Foundation

/// A watch that rebuilds tokens whenever one of their files is saved.
struct BuildWatch {
    private let arguments: BuildArguments
    private let environment: CommandEnvironment
    private let log: ReadLog

    init(
        _ arguments: BuildArguments, _ environment: CommandEnvironment
    ) {
        let log = ReadLog(environment.files)
        var environment = environment
        environment.onRead = { log.note($0) }
        self.arguments = arguments
        self.environment = environment
        self.log = log
    }

    private var style: DiagnosticStyle { arguments.style }

    /// Builds until the process is ended.
    ///
    /// - Throws: A usage failure when the command line is invalid.
    func run() throws(Failure) -> Outcome {
        guard !arguments.paths.contains("-") else {
            throw .usage("standard input cannot be watched", id: "unwatchable-input")
        }
        DeferredSignals.unblockTermination()
        var isFirst = true
        // The last build is freed only after its result has been printed.
        var last: TokenBuild?
        while true {
            log.clear()
            environment.files.inputs.clear()
            let start = ContinuousClock.now
            var outcome: Outcome
            do throws(Failure) {
                let news: String
                (outcome, news) = try build(&last)
                say(&outcome, "built in \(Self.milliseconds(since: start)) ms: \(news)")
            } catch {
                if isFirst, error.status == .badCommandLine { throw error }
                outcome = style.outcome(error.diagnostics, status: error.status)
                let count = error.diagnostics.filter { $0.severity == .error }.count
                say(
                    &outcome,
                    "\(count == 1 ? "an error" : "\(count) errors"): the files are unchanged")
            }
            isFirst = false
            _ = StandardStreams.say(outcome)
            last = nil
            FileWatch(environment.files, log.stamps).waitForChange()
        }
    }

    private func build(
        _ last: inout TokenBuild?
    ) throws(Failure) -> (outcome: Outcome, news: String) {
        let build = try TokenBuild(
            BuildPlan(arguments, environment),
            listsAll: style == .json || environment.isVerbose, environment)
        last = build
        let changed = try environment.files.write(build.files, in: build.plan.out)
        let written = Outcome.Written(build.files, in: build.plan.out, changed: changed)
        let all = build.files.count == 1 ? "1 file" : "\(build.files.count) files"
        let news =
            switch written.paths.count {
            case build.files.count: "wrote \(all)"
            case 0: "no changes in \(all)"
            case 1: "wrote 1 of \(all), '\(written.paths[0])'"
            default: "wrote \(written.paths.count) of \(all)"
            }
        let shown = style == .json ? written : nil
        return (style.outcome(build.diagnostics, written: shown), news)
    }

    /// Adds a line to the text output; JSON diagnostics have none.
    private func say(_ outcome: inout Outcome, _ line: String) {
        outcome.isVerbose = environment.isVerbose
        if style == .text { outcome.remarks.append(line) }
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        let time = (ContinuousClock.now - start).components
        return Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
    }
}
