import CandelaPipeline
import Foundation

/// A watch that rebuilds tokens whenever one of their files is saved.
struct BuildWatch {
    private let invocation: Invocation
    private let environment: CommandEnvironment
    private let style: DiagnosticStyle
    private let log: ReadLog

    init(_ invocation: Invocation, _ environment: CommandEnvironment, _ style: DiagnosticStyle) {
        let log = ReadLog(environment.files)
        var environment = environment
        environment.onRead = { log.note($0) }
        self.invocation = invocation
        self.environment = environment
        self.style = style
        self.log = log
    }

    /// Builds until the process is ended.
    ///
    /// - Throws: A usage failure when the command line is invalid.
    func run() throws(Failure) -> Outcome {
        guard invocation.operands.first != "-" else {
            throw .usage("standard input cannot be watched", id: "unwatchable-input")
        }
        DeferredSignals.unblockTermination()
        var written = WrittenFiles()
        var isFirst = true
        // The last build is freed only after its result has been printed.
        var last: TokenBuild?
        while true {
            log.clear()
            environment.files.inputs.clear()
            let start = ContinuousClock.now
            var outcome: Outcome
            do throws(Failure) {
                outcome = try build(&written, &last)
                say(&outcome, "built in \(Self.milliseconds(since: start)) ms: \(written.news)")
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
        _ written: inout WrittenFiles, _ last: inout TokenBuild?
    ) throws(Failure) -> Outcome {
        let build = try TokenBuild(BuildPlan(invocation, environment), environment)
        last = build
        let changed = written.changes(in: build, environment.files)
        if !changed.isEmpty { try environment.files.write(changed, in: build.plan.out) }
        written.note(build, changed, environment.files)
        let paths = style == .json ? Outcome.Written(changed.map(build.target)) : nil
        return style.outcome(build.diagnostics, written: paths)
    }

    /// Adds a line to the text output; JSON diagnostics have none.
    private func say(_ outcome: inout Outcome, _ line: String) {
        outcome.isVerbose = invocation.isVerbose
        if style == .text { outcome.remarks.append(line) }
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        let time = (ContinuousClock.now - start).components
        return Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
    }
}

/// The files that a watch has written so far.
private struct WrittenFiles {
    /// A summary of the files written by the last build, for the line printed after it.
    private(set) var news = ""

    private var files: [String: (bytes: [UInt8], stamp: FileStamp?)] = [:]

    /// The files of a build that are missing or outdated on the disk.
    func changes(in build: TokenBuild, _ disk: Files) -> [Files.Document] {
        build.files.filter { file in
            let target = build.target(file)
            guard let known = files[target], known.bytes == file.bytes else { return true }
            return known.stamp == nil || known.stamp != disk.stamp(of: target)
        }
    }

    mutating func note(_ build: TokenBuild, _ changed: [Files.Document], _ disk: Files) {
        for file in changed {
            let target = build.target(file)
            files[target] = (file.bytes, disk.stamp(of: target))
        }
        let all = build.files.count == 1 ? "1 file" : "\(build.files.count) files"
        news =
            switch changed.count {
            case build.files.count: "wrote \(all)"
            case 0: "no changes in \(all)"
            case 1: "wrote 1 of \(all), '\(build.target(changed[0]))'"
            default: "wrote \(changed.count) of \(all)"
            }
    }
}
