import CandelaBrand
import CandelaKit
import CandelaPipeline

/// The words that a command line lays over those of the package.
struct WordOption: Sendable {
    static let option = Option(
        "phrases", "FILE",
        "an app's own words: " + what, default: "the package's", repeats: true)

    /// What can be named.
    static let what =
        "a string catalog (.xcstrings) with keys of the package, or the tone "
        + WordCatalog.tones.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")

    /// The words; nil when none are named, so that apps keep their own.
    let wording: Wording?

    /// What deserves a second look in them.
    let warnings: [Diagnostic]

    /// - Throws: A data failure with everything that is wrong with a catalog.
    init(_ invocation: Invocation, _ surroundings: Surroundings) throws(Failure) {
        let names = invocation.values(of: Self.option)
        guard !names.isEmpty else {
            (wording, warnings) = (nil, [])
            return
        }
        let catalogs = try Self.catalogs(names, surroundings)
        var found: [Diagnostic] = []
        guard
            let wording = Wording.read(
                catalogs, over: invocation.tool.wording, diagnostics: &found)
        else {
            throw Failure(found)
        }
        (self.wording, warnings) = (wording, found)
    }

    /// The catalogs and tones of some names.
    ///
    /// - Throws: A data failure when a file cannot be read.
    static func catalogs(
        _ names: [String], _ surroundings: Surroundings
    ) throws(Failure) -> [WordCatalog] {
        var catalogs: [WordCatalog] = []
        for path in names {
            if let tone = WordCatalog.tones[path], surroundings.files.kind(of: path) == nil {
                catalogs.append(tone)
            } else {
                surroundings.willRead(path)
                let access = surroundings.fileAccess(for: path, allowsOutside: true)
                do throws(FileAccessError) {
                    catalogs.append(WordCatalog(try access.read(path), named: path))
                } catch {
                    throw .data("'\(path)' \(error)", id: "unreadable-file")
                }
            }
        }
        return catalogs
    }
}
