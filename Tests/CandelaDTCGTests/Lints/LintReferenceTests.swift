import CandelaColor
import CandelaDTCG
import CandelaTestSupport
import Testing

/// Lints with an index find the same as comparing all pairs.
struct LintReferenceTests {
    private func findings(
        _ text: String, _ name: String, review: TokenReview? = nil, _ id: String
    ) -> [Diagnostic] {
        let files = FileAccess { path throws(FileAccessError) in
            guard path == name else { throw .missing }
            return Array(text.utf8)
        }
        var diagnostics: [Diagnostic] = []
        guard let project = TokenProject.load(name, files: files, diagnostics: &diagnostics) else {
            return diagnostics
        }
        let found = TokenCheck.run(project, after: diagnostics, review: review)
        return found.filter { $0.id == id || $0.severity == .error }
    }

    @Test(arguments: 0..<20)
    func `each indistinguishable colour is reported with the nearest one before it`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let count = Int.random(in: 2...60, using: &random)
        let groups = ["a", "b", "c"]
        let middle = (0..<3).map { _ in Double.random(in: 0.1...0.9, using: &random) }
        var colors: [(group: String, name: String, parts: [Double])] = []
        for number in 0..<count {
            // Close together, so that many pairs are near the limit.
            let parts = middle.map { $0 + Double(Int.random(in: -8...8, using: &random)) / 100 }
            colors.append(
                (groups.randomElement(using: &random) ?? "a", "n\(number / 2)-\(number % 2)", parts)
            )
        }
        // Groups are consecutive, as in the file.
        colors = groups.flatMap { group in colors.filter { $0.group == group } }
        let text = groups.compactMap { group -> String? in
            let own = colors.filter { $0.group == group }.map {
                #""\#($0.name)": {"$value": {"colorSpace": "srgb", "components": \#($0.parts)}}"#
            }
            return own.isEmpty ? nil : "\"\(group)\": {\(own.joined(separator: ", "))}"
        }
        let found = findings(
            "{\"$type\": \"color\", \(text.joined(separator: ", "))}", "t.tokens.json",
            review: TokenReview(), "near-duplicate")
        var wanted: [String] = []
        let shades = colors.map { Shade(red: $0.parts[0], green: $0.parts[1], blue: $0.parts[2]) }
        let labs = shades.map { LabColor($0) }
        for one in colors.indices {
            let near = (0..<one).filter {
                (colors[$0].group == colors[one].group || colors[$0].name == colors[one].name)
                    && shades[$0] != shades[one] && labs[$0].difference2000(from: labs[one]) < 2
            }
            let nearest = near.min {
                (labs[$0].difference2000(from: labs[one]), labs[$0].lightness)
                    < (labs[$1].difference2000(from: labs[one]), labs[$1].lightness)
            }
            guard let nearest else { continue }
            func path(_ place: Int) -> String { "\(colors[place].group).\(colors[place].name)" }
            wanted.append("'\(path(one))' looks like '\(path(nearest))'")
        }
        #expect(found.map { String($0.message.prefix { $0 != ":" }) } == wanted)
    }

    @Test(arguments: 0..<40)
    func `a missing token is reported with the contexts of the deciding modifier`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Int.random(in: 2...4, using: &random)
        }
        let names = (0..<6).map { "t\($0)" }
        // The tokens defined by each context of each modifier.
        let defined = counts.map { count in
            (0..<count).map { _ in
                Set(names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
            }
        }
        let modifiers = defined.enumerated().map { place, contexts in
            let sources = contexts.enumerated().map { number, tokens in
                let tokens = tokens.sorted().map {
                    #""\#($0)": {"$type": "number", "$value": 1}"#
                }
                return "\"c\(number)\": [{\(tokens.joined(separator: ", "))}]"
            }
            return #"{"type": "modifier", "name": "m\#(place)", "contexts": {"#
                + sources.joined(separator: ", ") + "}}"
        }
        let found = findings(
            #"{"version": "2025.10", "resolutionOrder": [\#(modifiers.joined(separator: ", "))]}"#,
            "t.resolver.json", "missing-in-context")
        var permutations: [[Int]] = [[]]
        for count in counts {
            permutations = permutations.flatMap { start in (0..<count).map { start + [$0] } }
        }
        func has(_ name: String, _ contexts: [Int]) -> Bool {
            zip(defined, contexts).contains { $0[$1].contains(name) }
        }
        var wanted: [String] = []
        for name in names {
            let with = permutations.filter { has(name, $0) }
            let without = permutations.filter { !has(name, $0) }
            guard !with.isEmpty, !without.isEmpty else { continue }
            let deciding = counts.indices.first { place in
                Set(with.map { $0[place] }).isDisjoint(with: without.map { $0[place] })
            }
            let words =
                deciding.map { place in
                    let contexts = Set(without.map { $0[place] }).sorted().map { "'c\($0)'" }
                    return "'m\(place)' is \(contexts.joined(separator: " or "))"
                }
                ?? without[0].enumerated().map { "'m\($0)' is 'c\($1)'" }
                .joined(separator: " and ")
            wanted.append("'\(name)' has no value where \(words)")
        }
        #expect(found.map(\.message).sorted() == wanted.sorted())
    }

    @Test func `a message about a thousand contexts names the first and the last`() {
        let contexts = (0..<1_000).map {
            #""c\#($0)": [{"t\#($0)": {"$type": "number", "$value": 1}}]"#
        }
        let found = findings(
            #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"#
                + contexts.joined(separator: ", ") + "}}]}", "t.resolver.json",
            "missing-in-context")
        #expect(found.count == 1_000)
        let message = found.first { $0.message.hasPrefix("'t3'") }?.message
        let all = (0..<1_000).filter { $0 != 3 }.map { "'c\($0)'" }.joined(separator: " or ")
        let whole = "'t3' has no value where 'm' is \(all)"
        #expect(message == "\(whole.prefix(320)) … \(whole.suffix(120))")
    }
}
