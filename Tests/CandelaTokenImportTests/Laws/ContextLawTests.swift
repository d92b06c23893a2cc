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
struct ContextLawTests {
    private static let formats: [OutputFormat] = [
        .css, .tailwind, .scss, .ts, .swift, .swiftui, .xcassets, .android, .compose,
    ]

    @Test(arguments: [1] as [UInt64])
    func `every format has the resolved value in every context`(seed: UInt64) throws {
        let tokens = RandomTokens(seed: seed)
        let project = try load(tokens.text)
        let whole = try files(of: project, project.permutations, named: "law")
        for inputs in RandomTokens.permutations {
            let resolved = try resolve(project, inputs)
            let alone = try files(
                of: load(Self.document(resolved), isLenient: false), [[:]],
                named: "\(inputs["brand"] ?? "")-\(inputs["density"] ?? "")")
            for format in Self.formats {
                let reader = ContextReader(format, inputs)
                let expected = reader.values(alone[format] ?? [], shown: "light")
                let found = reader.values(whole[format] ?? [], shown: inputs["scheme"] ?? "")
                #expect(expected.count >= 10, "\(format)")
                for (name, value) in expected.sorted(by: { $0.key < $1.key })
                where found[name] != value {
                    Issue.record(
                        "\(format): \(name) is \(found[name] ?? "missing"), not \(value) in \(inputs)"
                    )
                }
            }
        }
    }

    /// In CSS and Sass, where a reference may be a whole value or a part of one.
    @Test(arguments: [6] as [UInt64])
    func `references lead to the resolved value in every context`(seed: UInt64) throws {
        let project = try load(RandomTokens(seed: seed).text)
        func sheets(linked: Bool) throws -> [OutputFormat: [EmittedFile]] {
            try files(
                of: project, project.permutations, named: "law", as: [.css, .scss], linked: linked)
        }
        let plain = try sheets(linked: false)
        let linked = try sheets(linked: true)
        for (format, mark) in [(OutputFormat.css, "var(--"), (.scss, " $")] {
            let text = linked[format]?.map(\.text).joined() ?? ""
            let marks = text.split(separator: "\n").filter {
                $0.contains(mark) && !$0.contains("\": ")
            }
            #expect(marks.count >= 20)
            for inputs in RandomTokens.permutations {
                let reader = ContextReader(format, inputs)
                let expected = reader.values(plain[format] ?? [], shown: inputs["scheme"] ?? "")
                #expect(expected.count >= 40)
                let found = reader.values(linked[format] ?? [], shown: inputs["scheme"] ?? "")
                #expect(Set(found.keys) == Set(expected.keys))
                for (name, value) in found where expected[name] != value {
                    Issue.record("\(name) is \(value), not \(expected[name] ?? "") in \(inputs)")
                }
            }
        }
    }

    @Test func `the laws hold for all formats`() {
        #expect(Set(Self.formats + [.json, .dtcg]) == Set(OutputFormat.allCases))
    }

    @Test(arguments: [2, 3, 4] as [UInt64])
    func `calculations are made with the values of their context`(seed: UInt64) throws {
        let tokens = RandomTokens(seed: seed)
        let project = try load(tokens.text)
        var values: [[Double]] = []
        for inputs in RandomTokens.permutations {
            let resolved = try resolve(project, inputs)
            let expected = tokens.amounts(in: inputs)
            #expect(expected.count == 8)
            for (path, amount) in expected {
                let value = resolved.root[path]?["$value"]
                #expect((value?["value"] ?? value)?.double == amount, "\(path) in \(inputs)")
            }
            values.append(expected.sorted { $0.key < $1.key }.map(\.value))
        }
        #expect(Set(values).count > 4, "the contexts hardly differ")
    }

    /// Both formats with a file for each context, read while others are known and alone.
    @Test(arguments: [5] as [UInt64])
    func `files of one context have its resolved values`(seed: UInt64) throws {
        let project = try load(RandomTokens(seed: seed).text)
        let whole = try files(of: project, project.permutations, named: "law", as: [.json, .dtcg])
        for inputs in RandomTokens.permutations {
            let name = RandomTokens.modifiers.compactMap { inputs[$0.name] }.joined(separator: ".")
            let resolved = try resolve(project, inputs)
            let json = whole[.json]?.first { $0.path == "\(name).json" }
            #expect(json?.text == resolved.text)
            let nested = try #require(whole[.dtcg]?.first { $0.path == "\(name).tokens.json" })
            let read = try resolve(load(nested.text, isLenient: false), [:])
            for member in resolved.root.members {
                #expect(
                    read.root[member.name]?["$value"]?.compact == member.value["$value"]?.compact)
            }
        }
    }

    private func load(_ text: String, isLenient: Bool = true) throws -> TokenProject {
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
    private func resolve(
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
    private static func document(_ resolved: (text: String, root: JSONValue)) -> String {
        var groups: [String: [String]] = [:]
        for member in resolved.root.members {
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

    private func files(
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
