import CandelaBrand
import CandelaDTCG
import CandelaKit

/// The phrases given on the command line, which override the package's.
struct PhrasesOption: Sendable {
    static let option = Option(
        "phrases", "FILE",
        "an app's own phrases: " + what, default: "the package's", repeats: true)

    /// The accepted values of the option, for its help.
    static let what =
        "a string catalog (.xcstrings) with keys of the package, or the tone "
        + StringCatalog.tones.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")

    /// The wording; `nil` without the option, so that apps keep their own.
    let wording: Wording?

    /// Warnings about the catalogs.
    let warnings: [Diagnostic]

    /// - Throws: A data failure when a catalog cannot be read, or with every error in the catalogs.
    init(_ invocation: Invocation, _ environment: CommandEnvironment) throws(Failure) {
        let names = invocation.values(of: Self.option)
        guard !names.isEmpty else {
            (wording, warnings) = (nil, [])
            return
        }
        let catalogs = try Self.catalogs(names, environment)
        var found: [Diagnostic] = []
        // A language may lack phrases: a screen that says one of them is in the base language.
        guard
            let wording = Wording.read(
                catalogs, over: invocation.tool.wording, needing: [], diagnostics: &found)
        else {
            throw Failure(found)
        }
        (self.wording, warnings) = (wording, found)
    }

    /// Reads catalogs from files, and tones by name.
    ///
    /// - Throws: A data failure when a file cannot be read.
    static func catalogs(
        _ names: [String], _ environment: CommandEnvironment
    ) throws(Failure) -> [StringCatalog] {
        var catalogs: [StringCatalog] = []
        for path in names {
            if let tone = StringCatalog.tones[path], environment.files.kind(of: path) == nil {
                catalogs.append(tone())
            } else {
                environment.onRead(path)
                let access = environment.fileAccess(for: path, allowsOutside: true)
                do throws(FileAccessError) {
                    catalogs.append(StringCatalog(try access.read(path), named: path))
                } catch {
                    throw .data("'\(path)' \(error)", id: "unreadable-file")
                }
            }
        }
        return catalogs
    }
}
