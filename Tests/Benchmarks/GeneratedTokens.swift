import CandelaDTCG
import CandelaTestSupport

/// A large token set generated from a seed: 40 % colours, 20 % dimensions, 10 % numbers, 10 %
/// typography, 5 % shadows, and 15 % aliases in chains of up to four.
///
/// Types are mixed within groups of a hundred tokens; one token takes about 250 bytes.
struct GeneratedTokens {
    private enum Kind { case color, dimension, number, typography, shadow, alias, mistake }

    private var random = SplitMix(seed: 20_251_028)
    private var writer = JSONWriter()
    /// The targets of aliases, by the length of the alias chain behind them.
    private var targets: [[String]] = Array(repeating: [], count: 4)

    /// Every token with its group, for contexts that override some of them.
    private var names: [(group: String, token: String)] = []

    /// The interval between tokens with a mistake; 0 for no mistakes.
    private var mistakes = 0

    /// The maximum length of an alias chain.
    private static let depth = 4

    private static let words = [
        "surface", "text", "accent", "border", "muted", "strong", "hover", "quiet", "inverse",
        "critical", "positive", "notice",
    ]

    /// A token file with the given number of tokens.
    ///
    /// - Parameter mistakes: The interval between tokens with a mistake: a multiple of 20, or 0 for
    ///   no mistakes. Each mistake is a length in an unknown unit.
    static func file(count: Int, mistakes: Int = 0) -> [UInt8] {
        var generator = GeneratedTokens()
        generator.mistakes = mistakes
        return generator.write(count)
    }

    /// A resolver document and its files, by name: a set of tokens, and contexts that each override
    /// the colour of one token in twenty.
    static func resolver(count: Int, contexts: Int) -> [String: [UInt8]] {
        var generator = GeneratedTokens()
        var files = ["base.tokens.json": generator.write(count)]
        // The indices of colours within each block of twenty tokens.
        let colors = (0..<20).filter { generator.kind(of: $0) == .color }
        var lines: [String] = []
        for context in 0..<contexts {
            lines.append("\"c\(context)\": [{\"$ref\": \"c\(context).tokens.json\"}]")
            files["c\(context).tokens.json"] = generator.overriding(colors[context % colors.count])
        }
        let text = """
            {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
             "modifiers": {"context": {"contexts": {\(lines.joined(separator: ", "))}}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/context"}]}
            """
        files["bench.resolver.json"] = Array(text.utf8)
        return files
    }

    /// A file that overrides the colour of the tokens at one index in each block of twenty.
    private mutating func overriding(_ place: Int) -> [UInt8] {
        writer = JSONWriter()
        writer.beginObject()
        var open: String?
        for (index, name) in names.enumerated() where index % 20 == place {
            if open != name.group {
                if open != nil { writer.endObject() }
                writer.name(name.group)
                writer.beginObject()
                open = name.group
            }
            writer.name(name.token)
            writer.beginObject()
            writeValue(.color)
            writer.endObject()
        }
        if open != nil { writer.endObject() }
        writer.endObject()
        return writer.finish()
    }

    private mutating func write(_ count: Int) -> [UInt8] {
        writer.beginObject()
        for group in 0..<(count + 99) / 100 {
            let name = "\(pick(Self.words))-\(group)"
            writer.name(name)
            writer.beginObject()
            for token in group * 100..<min(count, group * 100 + 100) {
                let own = "\(pick(Self.words))-\(token)"
                names.append((name, own))
                let isWrong = mistakes > 0 && token % mistakes == 1
                writeToken(own, in: name, isWrong ? .mistake : kind(of: token))
            }
            writer.endObject()
        }
        writer.endObject()
        return writer.finish()
    }

    /// The kind of a token, with exact shares in each block of twenty; an alias is never first.
    private func kind(of token: Int) -> Kind {
        switch token % 20 {
        case 0, 3, 5, 8, 10, 13, 15, 18: .color
        case 1, 6, 11, 16: .dimension
        case 2, 12: .number
        case 4, 14: .typography
        case 7: .shadow
        default: .alias
        }
    }

    private mutating func writeToken(_ name: String, in group: String, _ kind: Kind) {
        writer.name(name)
        writer.beginObject()
        var behind = 0
        if kind == .alias {
            // Uses a shorter chain if there is none of this length yet.
            behind = Int.random(in: 0..<Self.depth, using: &random)
            while behind > 0, targets[behind].isEmpty { behind -= 1 }
            writer.name("$value")
            writer.string("{\(pick(targets[behind]))}")
            behind += 1
        } else {
            writeValue(kind)
        }
        writer.name("$description")
        writer.string("For \(pick(Self.words)) \(pick(Self.words)) on \(pick(Self.words)) grounds")
        writer.endObject()
        if behind < Self.depth { targets[behind].append("\(group).\(name)") }
    }

    private mutating func writeValue(_ kind: Kind) {
        writer.name("$type")
        switch kind {
        case .color:
            writer.string("color")
            writer.name("$value")
            writeColor()
        case .dimension:
            writer.string("dimension")
            writer.name("$value")
            writeDimension(0...64)
        case .mistake:
            writer.string("dimension")
            writer.name("$value")
            writer.beginObject()
            writer.name("value")
            writer.number(1)
            writer.name("unit")
            writer.string("em")
            writer.endObject()
        case .typography:
            writer.string("typography")
            writer.name("$value")
            writeTypography()
        case .shadow:
            writer.string("shadow")
            writer.name("$value")
            writer.beginObject()
            writer.name("color")
            writeColor()
            for (name, range) in [
                ("offsetX", -4...4), ("offsetY", 0...16), ("blur", 0...32), ("spread", -4...8),
            ] {
                writer.name(name)
                writeDimension(range)
            }
            writer.endObject()
        case .number, .alias:
            writer.string("number")
            writer.name("$value")
            writer.number(share())
        }
    }

    /// Writes a colour: three in four are in sRGB, the others in OKLCH and rarely within sRGB.
    private mutating func writeColor() {
        let isWide = Int.random(in: 0..<4, using: &random) == 0
        writer.beginObject()
        writer.name("colorSpace")
        writer.string(isWide ? "oklch" : "srgb")
        writer.name("components")
        writer.beginArray()
        for index in 0..<3 {
            writer.number(isWide ? share() * [1, 0.4, 359][index] : share())
        }
        writer.endArray()
        writer.endObject()
    }

    private mutating func writeDimension(_ range: ClosedRange<Int>) {
        writer.beginObject()
        writer.name("value")
        writer.number(Int.random(in: range, using: &random))
        writer.name("unit")
        writer.string(Bool.random(using: &random) ? "px" : "rem")
        writer.endObject()
    }

    private mutating func writeTypography() {
        writer.beginObject()
        writer.name("fontFamily")
        writer.beginArray()
        for family in ["Inter", "Helvetica Neue", "sans-serif"] { writer.string(family) }
        writer.endArray()
        for (name, range) in [("fontSize", 10...48), ("letterSpacing", -1...2)] {
            writer.name(name)
            writeDimension(range)
        }
        writer.name("fontWeight")
        writer.number(Int.random(in: 1...9, using: &random) * 100)
        writer.name("lineHeight")
        writer.number(1 + share())
        writer.endObject()
    }

    /// A number from 0 to 1 with three decimals.
    private mutating func share() -> Double {
        Double(Int.random(in: 0...1000, using: &random)) / 1000
    }

    private mutating func pick(_ list: [String]) -> String {
        list.randomElement(using: &random) ?? "one"
    }
}
