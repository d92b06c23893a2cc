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
        Surroundings(
            files: Files(workingDirectory: FileManager.default.currentDirectoryPath),
            standardInput: StandardStreams.read,
            secondsSince1970: { Int(Date().timeIntervalSince1970.rounded(.down)) },
            timeZone: { TimeZone.current.identifier },
            language: { Foundation.Locale.current.identifier(.bcp47) })
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
