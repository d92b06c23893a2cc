import CandelaBrand
import CandelaDTCG
import CandelaKit

/// The phrases given on the command line, which override the package's.
struct PhrasesOption: Sendable {
    /// The accepted values of the option, for its help.
    static let what =
        "a string catalog (.xcstrings) with keys of the package, or the tone "
        + StringCatalog.tones.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")

    /// The wording; `nil` without the option, so that apps keep their own.
    let wording: Wording?

    /// Warnings about the catalogs.
    let warnings: [Diagnostic]

    /// - Throws: A data failure when a catalog cannot be read, or with every error in the catalogs.
    init(
        _ names: [String], _ environment: CommandEnvironment
    ) throws(Failure) {
        guard !names.isEmpty else {
            (wording, warnings) = (nil, [])
            return
        }
        let catalogs = try Self.catalogs(names, environment)
        var found: [Diagnostic] = []
        // A language may lack phrases: a screen that says one of them is in the base language.
        guard
            let wording = Wording.read(
                catalogs, over: environment.tool.wording, needing: [], diagnostics: &found)
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

extension ArgumentReader {
    /// The catalogs and tones given with `--phrases`.
    mutating func phrases() -> [String] {
        values(
            "phrases", "FILE", "an app's own phrases: " + PhrasesOption.what,
            default: "the package's")
    }
}
