import CandelaDTCG
package import CandelaImport
import Foundation

/// A command's environment: files, streams, clock, time zone and language.
///
/// Tests provide their own: commands read files, the time of day and the time zone only through it.
package struct CommandEnvironment: Sendable {
    package var files: Files

    /// The command line.
    var invocation = Invocation(path: [], options: [])

    /// Reads the next chunk of standard input; empty at its end.
    package var standardInput: @Sendable () throws(Failure) -> [UInt8]

    /// Writes a chunk of output to standard output immediately; returns `false` when the output is
    /// no longer read.
    package var write: @Sendable ([UInt8]) throws(Failure) -> Bool = StandardStreams.write

    /// Writes a problem to standard error immediately.
    package var report: @Sendable (Diagnostic) -> Void = StandardStreams.report

    /// Called with the path of each token, phrase, app or build file before it is read.
    package var onRead: @Sendable (String) -> Void = { _ in }

    /// Whole seconds since 1970, UTC.
    package var secondsSince1970: @Sendable () -> Int

    /// The IANA identifier of the machine's time zone.
    package var timeZone: @Sendable () -> String

    /// The BCP 47 tag of the machine's language.
    package var language: @Sendable () -> String

    /// The properties of standard output.
    package var terminal = Terminal()

    /// The line that shows the progress of long work.
    package var progress = ProgressLine.silent

    package init(
        files: Files, standardInput: @escaping @Sendable () throws(Failure) -> [UInt8],
        secondsSince1970: @escaping @Sendable () -> Int, timeZone: @escaping @Sendable () -> String,
        language: @escaping @Sendable () -> String
    ) {
        self.files = files
        self.standardInput = standardInput
        self.secondsSince1970 = secondsSince1970
        self.timeZone = timeZone
        self.language = language
    }

    /// The environment of this process.
    package static func ofThisProcess() -> CommandEnvironment {
        let files = Files.ofThisProcess()
        var environment = CommandEnvironment(
            files: files,
            standardInput: { () throws(Failure) in
                // It may be a file that the command also writes: `export csv - --out j < j`.
                files.inputs.note(STDIN_FILENO)
                return try StandardStreams.read()
            },
            secondsSince1970: { Int(Date().timeIntervalSince1970.rounded(.down)) },
            timeZone: {
                timeZone(in: ProcessInfo.processInfo.environment) ?? TimeZone.current.identifier
            },
            language: {
                #if canImport(Darwin)
                    Locale.preferredLanguages.lazy.compactMap { CanonicalTag($0)?.text }.first
                        ?? "en"
                #else
                    language(in: ProcessInfo.processInfo.environment)
                #endif
            })
        environment.terminal = .ofThisProcess()
        environment.progress = .ofThisProcess()
        return environment
    }

    /// The language set by POSIX variables, as a BCP 47 tag: `de_AT.UTF-8` becomes `de-AT`.
    ///
    /// - Returns: `en` for the locales `C` and `POSIX`, without any variable, and for values that
    ///   are not a tag.
    package static func language(in environment: [String: String]) -> String {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let locale = said?.prefix { $0 != "." && $0 != "@" } ?? ""
        let isPlain = ["", "C", "POSIX"].contains(locale)
        return isPlain ? "en" : CanonicalTag(String(locale))?.text ?? "en"
    }

    /// The time zone set by the POSIX variable `TZ`; `nil` if it is not set or is a path outside a
    /// `zoneinfo` directory.
    ///
    /// The variable is read here because Foundation replaces unknown names with GMT.
    package static func timeZone(in environment: [String: String]) -> String? {
        guard let said = environment["TZ"] else { return nil }
        let name = said.hasPrefix(":") ? said.dropFirst() : said[...]
        guard name.hasPrefix("/") else { return name.isEmpty ? "UTC" : String(name) }
        return name.range(of: "/zoneinfo/").map { String(name[$0.upperBound...]) }
    }

    /// Opens a path for reading in chunks; `-` is standard input.
    ///
    /// - Throws: A data failure when it cannot be read.
    package func source(_ path: String) throws(Failure) -> ByteSource {
        guard path == "-" else { return try files.source(path) }
        return ByteSource(file: path) { () throws(ImportError) in
            do throws(Failure) { return try standardInput() } catch {
                throw ImportError(error.diagnostics)
            }
        }
    }

    /// Reads all of standard input.
    func allInput() throws(Failure) -> [UInt8] {
        var all = try standardInput()
        guard !all.isEmpty else { return all }
        while true {
            let more = try standardInput()
            if more.isEmpty { return all }
            all += more
        }
    }

    /// Reads the bytes at a path; `-` is standard input.
    ///
    /// - Throws: A data failure when it cannot be read or is empty.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        try Self.checked(path == "-" ? try allInput() : try files.read(path), from: path)
    }

    /// Returns bytes unless they are empty.
    ///
    /// - Throws: A data failure when they are empty.
    static func checked(_ bytes: [UInt8], from path: String) throws(Failure) -> [UInt8] {
        guard !bytes.isEmpty else {
            throw .data("\(Files.quoted(path)) is empty", id: "empty-file")
        }
        return bytes
    }

    /// The outcome of a command that produced one document: the document, or no output once it is
    /// written to a file.
    ///
    /// - Parameter isOwn: Whether the bytes of an existing file were written by the same command.
    /// - Throws: A failure when the file cannot be written or may not be replaced.
    func outcome(
        _ document: [UInt8], _ warnings: [Diagnostic] = [], in path: String?,
        over isOwn: ([UInt8]) -> Bool = { _ in false }
    ) throws(Failure) -> Outcome {
        guard let path else { return Outcome(output: document, diagnostics: warnings) }
        try files.write(document, to: path, over: isOwn)
        return Outcome(diagnostics: warnings)
    }
}
