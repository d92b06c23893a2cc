import CandelaDTCG

/// A parsed `candela.json`, with the places of its values.
struct BuildDocument {
    let file: BuildFile

    /// The file's path.
    let path: String

    /// The directory of the file; `nil` for the working directory.
    private let directory: String?
    private let root: JSONValue

    /// Reads and checks the file.
    ///
    /// - Throws: A data failure when the file cannot be read, or with every error in it. Unknown
    ///   members are errors too: a misspelt one would change the build.
    init(_ path: String, _ environment: CommandEnvironment) throws(Failure) {
        environment.onRead(path)
        let bytes = try environment.files.read(path)
        var diagnostics: [Diagnostic] = []
        guard let document = JSONDocument.parse(bytes, file: path, diagnostics: &diagnostics),
            !diagnostics.hasErrors
        else { throw Failure(diagnostics) }
        do throws(JSONDecodingError) {
            file = try JSONTextDecoder().decode(
                BuildFile.self, from: document.root, warnings: &diagnostics)
        } catch {
            throw Failure(error.diagnostics)
        }
        guard diagnostics.isEmpty else {
            throw Failure(
                diagnostics.map { diagnostic in
                    var error = diagnostic
                    error.severity = .error
                    return error
                })
        }
        root = document.root
        self.path = path
        directory = path.lastIndex(of: "/").map { String(path[...$0]) }
    }

    /// A path in the file, made relative to the working directory; absolute paths are unchanged.
    func located(_ text: String) -> String {
        guard let directory, !text.hasPrefix("/") else { return text }
        return directory + text
    }

    /// A value of the file with its place; a number keeps its spelling in the file.
    ///
    /// - Parameter steps: The names of the members on the path to it.
    func setting(_ text: String, _ steps: String...) -> BuildSetting {
        var value = root
        for step in steps { value = value[step] ?? value }
        return BuildSetting(
            text: value.number?.text ?? text,
            origin: .file(value.place, member: steps.joined(separator: ".")))
    }

    /// The values of a list in the file, each with its place.
    func settings(_ texts: [String]?, _ member: String) -> [BuildSetting] {
        let values = root[member].map { Array($0.elements) } ?? []
        return zip(texts ?? [], values).map { text, value in
            BuildSetting(text: text, origin: .file(value.place, member: member))
        }
    }
}
