import Foundation

/// What a command knows of the machine it runs on.
///
/// Tests hand in their own; nothing else in the package reads a clock, a zone or a disk.
package struct Surroundings: Sendable {
    package var files: Files

    /// All of standard input.
    package var standardInput: @Sendable () throws(Failure) -> [UInt8]

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
        var surroundings = Surroundings(
            files: Files(workingDirectory: System.workingDirectory),
            standardInput: StandardStreams.read,
            secondsSince1970: { Int(Date().timeIntervalSince1970.rounded(.down)) },
            timeZone: { TimeZone.current.identifier },
            language: {
                #if canImport(Darwin)
                    Locale.preferredLanguages.first ?? "en"
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
    /// - Returns: `en` for the locales `C` and `POSIX`, and when nothing is said.
    package static func language(in environment: [String: String]) -> String {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let locale = said?.prefix { $0 != "." && $0 != "@" } ?? ""
        let isPlain = ["", "C", "POSIX"].contains(locale)
        return isPlain ? "en" : String(locale).replacing("_", with: "-")
    }

    /// The bytes at a path; `-` is standard input.
    ///
    /// - Throws: A data failure when there is nothing to read there, or when it is empty.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        let bytes = path == "-" ? try standardInput() : try files.read(path)
        guard !bytes.isEmpty else {
            throw .data("\(Files.spoken(path)) is empty", id: "empty-file")
        }
        return bytes
    }
}
