package import CandelaImport
import CandelaPipeline
import Foundation

/// What a command knows of the machine it runs on.
///
/// Tests hand in their own; nothing else in the package reads a clock, a zone or a disk.
package struct Surroundings: Sendable {
    package var files: Files

    /// The next piece of standard input; empty at its end.
    package var standardInput: @Sendable () throws(Failure) -> [UInt8]

    /// Writes a piece of a long answer to standard output at once; `false` when nobody reads it any
    /// more.
    package var write: @Sendable ([UInt8]) throws(Failure) -> Bool = StandardStreams.write

    /// Is told of every file that token commands are about to look for.
    var willRead: @Sendable (String) -> Void = { _ in }

    /// Whole seconds since 1970, UTC.
    package var secondsSince1970: @Sendable () -> Int

    /// IANA identifier of the zone the machine is in.
    package var timeZone: @Sendable () -> String

    /// BCP 47 tag of the language the machine speaks.
    package var language: @Sendable () -> String

    /// Where results go.
    package var terminal = Terminal()

    /// Where long work says how far it is.
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

    /// The machine itself.
    static func ofThisProcess() -> Surroundings {
        let files = Files(workingDirectory: System.workingDirectory)
        var surroundings = Surroundings(
            files: files,
            standardInput: { () throws(Failure) in
                // It may be a file that the command is to write as well: `export csv - --out j < j`.
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
        surroundings.terminal = .ofThisProcess()
        surroundings.progress = .ofThisProcess()
        return surroundings
    }

    /// The language that POSIX variables ask for, as a BCP 47 tag: `de_AT.UTF-8` is `de-AT`.
    ///
    /// - Returns: `en` for the locales `C` and `POSIX`, when nothing is said, and for what is no tag.
    package static func language(in environment: [String: String]) -> String {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let locale = said?.prefix { $0 != "." && $0 != "@" } ?? ""
        let isPlain = ["", "C", "POSIX"].contains(locale)
        return isPlain ? "en" : CanonicalTag(String(locale))?.text ?? "en"
    }

    /// The zone that the POSIX variable `TZ` names; nil when it names none.
    ///
    /// Foundation takes a name that it does not know for Greenwich.
    package static func timeZone(in environment: [String: String]) -> String? {
        guard let said = environment["TZ"] else { return nil }
        let name = said.hasPrefix(":") ? said.dropFirst() : said[...]
        guard name.hasPrefix("/") else { return name.isEmpty ? "UTC" : String(name) }
        return name.range(of: "/zoneinfo/").map { String(name[$0.upperBound...]) }
    }

    /// The bytes at a path, a piece at a time; `-` is standard input.
    ///
    /// - Throws: A data failure when there is nothing to read there.
    package func source(_ path: String) throws(Failure) -> ByteSource {
        guard path == "-" else { return try files.source(path) }
        return ByteSource(file: path) { () throws(ImportError) in
            do throws(Failure) { return try standardInput() } catch {
                throw ImportError(error.diagnostics)
            }
        }
    }

    /// All of standard input.
    func allInput() throws(Failure) -> [UInt8] {
        var all = try standardInput()
        guard !all.isEmpty else { return all }
        while true {
            let more = try standardInput()
            if more.isEmpty { return all }
            all += more
        }
    }

    /// The bytes at a path; `-` is standard input.
    ///
    /// - Throws: A data failure when there is nothing to read there, or when it is empty.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        try Self.checked(path == "-" ? try allInput() : try files.read(path), from: path)
    }

    /// Bytes that were read.
    ///
    /// - Throws: A data failure when there are none.
    static func checked(_ bytes: [UInt8], from path: String) throws(Failure) -> [UInt8] {
        guard !bytes.isEmpty else {
            throw .data("\(Files.spoken(path)) is empty", id: "empty-file")
        }
        return bytes
    }

    /// What a command says that made one document: the document, or nothing once a file holds it.
    ///
    /// - Parameter isOwn: Whether the bytes of a file that is there tell that the command wrote them.
    func outcome(
        _ document: [UInt8], _ warnings: [Diagnostic] = [], in path: String?,
        over isOwn: ([UInt8]) -> Bool = { _ in false }
    ) throws(Failure) -> Outcome {
        guard let path else { return Outcome(output: document, diagnostics: warnings) }
        try files.write(document, to: path, over: isOwn)
        return Outcome(diagnostics: warnings)
    }
}
