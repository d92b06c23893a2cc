import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import CandelaTokenImport
import Testing

struct ContextLawTests {
    @Test(arguments: [1] as [UInt64])
    func `every format has the resolved value in every context`(seed: UInt64) throws {
        let project = try ContextLaw.load(RandomTokens(seed: seed).text)
        let whole = try ContextLaw.files(of: project, project.permutations, named: "law")
        for fault in try ContextLaw.faults(in: whole, of: project) { Issue.record("\(fault)") }
    }

    /// A last set gives all tokens of some types the values of the first context, as if they were
    /// computed once: the law finds each type in each format that has it.
    @Test func `values that stay those of the first context are found`() throws {
        let types = ["number", "dimension", "color", "shadow"]
        let text = RandomTokens(seed: 1).text
        let project = try ContextLaw.load(text)
        let first = try ContextLaw.resolve(project, RandomTokens.permutations[0])
        let kept = ContextLaw.document(first) { path in types.contains { path.hasPrefix($0) } }
        let end = try #require(text.lastIndex(of: "]"))
        let mutant = try ContextLaw.load(
            text[..<end] + #", {"type": "set", "name": "kept", "sources": [\#(kept)]}]}"#)
        let whole = try ContextLaw.files(of: mutant, mutant.permutations, named: "law")
        let faults = try ContextLaw.faults(in: whole, of: project)
        for format in ContextLaw.formats {
            let names = faults.filter { $0.format == format }.map { $0.name.lowercased() }
            let found = types.filter { type in names.contains { $0.contains(type) } }
            #expect(found == (format == .xcassets ? ["color"] : types), "\(format)")
        }
    }

    /// In CSS and Sass, where a reference may be a whole value or a part of one.
    @Test(arguments: [6] as [UInt64])
    func `references lead to the resolved value in every context`(seed: UInt64) throws {
        let project = try ContextLaw.load(RandomTokens(seed: seed).text)
        func sheets(linked: Bool) throws -> [OutputFormat: [EmittedFile]] {
            try ContextLaw.files(
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
        #expect(Set(ContextLaw.formats + [.json, .dtcg]) == Set(OutputFormat.allCases))
    }

    @Test(arguments: [2, 3, 4] as [UInt64])
    func `calculations are made with the values of their context`(seed: UInt64) throws {
        let tokens = RandomTokens(seed: seed)
        let project = try ContextLaw.load(tokens.text)
        var values: [[Double]] = []
        for inputs in RandomTokens.permutations {
            let resolved = try ContextLaw.resolve(project, inputs)
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
        let project = try ContextLaw.load(RandomTokens(seed: seed).text)
        let whole = try ContextLaw.files(
            of: project, project.permutations, named: "law", as: [.json, .dtcg])
        for inputs in RandomTokens.permutations {
            let name = RandomTokens.modifiers.compactMap { inputs[$0.name] }.joined(separator: ".")
            let resolved = try ContextLaw.resolve(project, inputs)
            let json = whole[.json]?.first { $0.path == "\(name).json" }
            #expect(json?.text == resolved.text)
            let nested = try #require(whole[.dtcg]?.first { $0.path == "\(name).tokens.json" })
            let read = try ContextLaw.resolve(ContextLaw.load(nested.text, isLenient: false), [:])
            for member in resolved.root.members {
                #expect(
                    read.root[member.name]?["$value"]?.compact == member.value["$value"]?.compact)
            }
        }
    }
}
