import CandelaPipeline

/// `candela.json` as it was read, with where everything stands in it.
struct BuildDocument {
    let file: BuildFile

    /// Where it is.
    let path: String

    /// The path of the directory it lies in; nothing for the working directory.
    private let directory: String?
    private let root: JSONValue

    /// Reads a file.
    ///
    /// - Throws: A data failure with all that is wrong, members that nobody knows among it: a
    ///   misspelt one would change what is built.
    init(_ path: String, _ surroundings: Surroundings) throws(Failure) {
        surroundings.willRead(path)
        let bytes = try surroundings.files.read(path)
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

    /// A path in the file, as seen from the working directory.
    func located(_ text: String) -> String {
        guard let directory, !text.hasPrefix("/") else { return text }
        return directory + text
    }

    /// A text of the file with its place.
    ///
    /// - Parameter steps: The names of the members that lead to it.
    func setting(_ text: String, _ steps: String...) -> BuildSetting {
        var value = root
        for step in steps { value = value[step] ?? value }
        return BuildSetting(
            text: value.number?.text ?? text,
            origin: .file(value.place, member: steps.joined(separator: ".")))
    }

    /// The texts of a list of the file, each with its place.
    func settings(_ texts: [String]?, _ member: String) -> [BuildSetting] {
        let values = root[member].map { Array($0.elements) } ?? []
        return zip(texts ?? [], values).map { text, value in
            BuildSetting(text: text, origin: .file(value.place, member: member))
        }
    }
}
