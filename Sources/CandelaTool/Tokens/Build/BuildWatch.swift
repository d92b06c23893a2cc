import CandelaPipeline
import Foundation

/// Builds tokens again whenever a file they are made from is saved.
struct BuildWatch {
    private let invocation: Invocation
    private let surroundings: Surroundings
    private let style: DiagnosticStyle
    private let log: ReadLog

    init(_ invocation: Invocation, _ surroundings: Surroundings, _ style: DiagnosticStyle) {
        let log = ReadLog(surroundings.files)
        var surroundings = surroundings
        surroundings.willRead = { log.note($0) }
        self.invocation = invocation
        self.surroundings = surroundings
        self.style = style
        self.log = log
    }

    /// Builds until the process is ended.
    ///
    /// - Throws: A usage failure when the command line cannot be carried out at all.
    func run() throws(Failure) -> Outcome {
        guard invocation.operands.first != "-" else {
            throw .usage("standard input cannot be watched", id: "unwatchable-input")
        }
        DeferredSignals.hear()
        var written = WrittenFiles()
        var isFirst = true
        // What was built, which is given back only when people know.
        var last: TokenBuild?
        while true {
            log.clear()
            surroundings.files.inputs.clear()
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
                    "\(count == 1 ? "an error" : "\(count) errors"): the files stay as they were")
            }
            isFirst = false
            _ = StandardStreams.say(outcome)
            last = nil
            FileWatch(surroundings.files, log.stamps).waitForChange()
        }
    }

    private func build(
        _ written: inout WrittenFiles, _ last: inout TokenBuild?
    ) throws(Failure) -> Outcome {
        let build = try TokenBuild(BuildPlan(invocation, surroundings), surroundings)
        last = build
        let changed = written.changes(in: build, surroundings.files)
        if !changed.isEmpty { try surroundings.files.write(changed, in: build.plan.out) }
        written.note(build, changed, surroundings.files)
        let paths = style == .json ? Outcome.Written(changed.map(build.target)) : nil
        return style.outcome(build.diagnostics, written: paths)
    }

    /// Adds the line for people; other programs have their document.
    private func say(_ outcome: inout Outcome, _ line: String) {
        outcome.isVerbose = invocation.isVerbose
        if style == .text { outcome.remarks.append(line) }
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        let time = (ContinuousClock.now - start).components
        return Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
    }
}

/// What a watch has written so far.
private struct WrittenFiles {
    /// What happened last, in words.
    private(set) var news = ""

    private var files: [String: (bytes: [UInt8], stamp: FileStamp?)] = [:]

    /// The files of a build that are not there yet as they should be.
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
            case 0: "\(all), none of them changed"
            case 1: "wrote '\(build.target(changed[0]))' of \(all)"
            default: "wrote \(changed.count) of \(all)"
            }
    }
}

/// The files that were looked for, each with what it was before.
private final class ReadLog: @unchecked Sendable {
    private let files: Files
    private let lock = NSLock()
    private var known: [String: FileStamp?] = [:]

    init(_ files: Files) {
        self.files = files
    }

    var stamps: [String: FileStamp?] { lock.withLock { known } }

    func clear() {
        lock.withLock { known = [:] }
    }

    func note(_ path: String) {
        let stamp = files.stamp(of: path)
        lock.withLock {
            if known.index(forKey: path) == nil { known.updateValue(stamp, forKey: path) }
        }
    }
}
