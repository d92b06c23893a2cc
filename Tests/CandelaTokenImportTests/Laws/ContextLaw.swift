import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import CandelaTokenImport
import Testing

/// Every format states the same value for every token in every context.
///
/// Each context is also exported alone, from a plain token file with the values that
/// `tokens resolve` gives there: no token of that file has a second value, so nothing can be taken
/// from another context.
enum ContextLaw {
    static let formats: [OutputFormat] = [
        .css, .tailwind, .scss, .ts, .swift, .swiftui, .xcassets, .android, .compose,
    ]

    /// A value that a format states in a context, but not the resolved one.
    struct Fault: CustomStringConvertible {
        let format: OutputFormat
        /// The token's name in the format.
        let name: String
        let description: String
    }

    /// The faults of some files.
    ///
    /// - Parameter whole: The files of each format for all contexts of the project.
    static func faults(
        in whole: [OutputFormat: [EmittedFile]], of project: TokenProject
    ) throws -> [Fault] {
        var faults: [Fault] = []
        for inputs in RandomTokens.permutations {
            let alone = try files(
                of: load(document(resolve(project, inputs)), isLenient: false), [[:]],
                named: "\(inputs["brand"] ?? "")-\(inputs["density"] ?? "")")
            for format in formats {
                let reader = ContextReader(format, inputs)
                let expected = reader.values(alone[format] ?? [], shown: "light")
                let found = reader.values(whole[format] ?? [], shown: inputs["scheme"] ?? "")
                #expect(expected.count >= 10, "\(format)")
                for (name, value) in expected.sorted(by: { $0.key < $1.key })
                where found[name] != value {
                    let words = "is \(found[name] ?? "missing"), not \(value) in \(inputs)"
                    faults.append(
                        Fault(
                            format: format, name: name,
                            description: "\(format): \(name) \(words)"))
                }
            }
        }
        return faults
    }

    static func load(_ text: String, isLenient: Bool = true) throws -> TokenProject {
        var options = TokenProject.Options()
        options.isLenient = isLenient
        var diagnostics: [Diagnostic] = []
        let name = isLenient ? "law.resolver.json" : "law.tokens.json"
        let project = TokenProject.load(
            name, files: TokenFixture(text, named: name).access, options: options,
            diagnostics: &diagnostics)
        try #require(!diagnostics.hasErrors, "\(diagnostics.report)")
        return try #require(project)
    }

    /// The output of `tokens resolve`.
    static func resolve(
        _ project: TokenProject, _ inputs: [String: String]
    ) throws -> (text: String, root: JSONValue) {
        var diagnostics: [Diagnostic] = []
        let tokens = try #require(project.resolve(inputs, diagnostics: &diagnostics))
        var writer = JSONWriter()
        tokens.writeJSON(to: &writer)
        let bytes = writer.finish()
        let document = try #require(
            JSONDocument.parse(bytes, file: "", diagnostics: &diagnostics))
        try #require(!diagnostics.hasErrors, "\(diagnostics.report)")
        return (String(decoding: bytes, as: UTF8.self), document.root)
    }

    /// Resolved tokens as a token file.
    ///
    /// - Parameter isIncluded: Whether it has the token with a path.
    static func document(
        _ resolved: (text: String, root: JSONValue),
        with isIncluded: (String) -> Bool = { _ in true }
    ) -> String {
        var groups: [String: [String]] = [:]
        for member in resolved.root.members where isIncluded(member.name) {
            let steps = member.name.split(separator: ".").map(String.init)
            groups[steps.count > 1 ? steps[0] : "", default: []].append(
                "\"\(steps[steps.count - 1])\": \(member.value.compact)")
        }
        let members = groups.sorted { $0.key < $1.key }.map { name, members in
            let list = members.joined(separator: ",\n")
            return name.isEmpty ? list : "\"\(name)\": {\(list)}"
        }
        return "{\(members.joined(separator: ",\n"))}"
    }

    static func files(
        of project: TokenProject, _ permutations: some Sequence<[String: String]>,
        named name: String, as formats: [OutputFormat] = formats, linked: Bool = false
    ) throws -> [OutputFormat: [EmittedFile]] {
        var diagnostics: [Diagnostic] = []
        var options = ExportOptions()
        options.usesReferences = linked
        let export = TokenExport(project, permutations, name: name, diagnostics: &diagnostics)
        var files: [OutputFormat: [EmittedFile]] = [:]
        for format in formats {
            files[format] = format.files(
                for: export, options: options, diagnostics: &diagnostics)
        }
        try #require(!diagnostics.hasErrors, "\(diagnostics.report)")
        return files
    }
}
