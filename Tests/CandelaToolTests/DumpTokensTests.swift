import CandelaDTCG
import CandelaTokens
import CandelaTool
import Testing

/// The token files of a dump: the tokens an app needs, small enough to ship.
struct DumpTokensTests {
    private func dumped(_ words: String = "", _ files: [String: String] = [:]) throws -> ToolHarness
    {
        try .after("dump --specimen habits-typical \(words) --out d", files)
    }

    private func file(_ name: String, of bench: ToolHarness) throws -> JSONValue {
        try JSONDocument(parsing: Array(bench.text("d/\(name)").utf8), file: name).root
    }

    /// The paths of all roles that a theme has in token files.
    private static let roles: Set<String> = {
        func paths<Kind>(_ type: Role<Kind>.Type) -> [String] { type.all.map(\.path) }
        let lists = [
            paths(ColorRole.self), paths(GradientRole.self), paths(SpaceRole.self),
            paths(RadiusRole.self), paths(TypeRole.self), paths(ShadowRole.self),
            paths(MotionRole.self), paths(OpacityRole.self), paths(HapticRole.self),
            paths(MaterialRole.self), paths(SizeRole.self), paths(NumberRole.self),
        ]
        return Set(lists.joined())
    }()

    @Test func `hold only the roles of a theme, in under 150 kB`() throws {
        let bench = try dumped()
        for product in Theme.Product.allCases {
            for appearance in Appearance.allCases {
                let name = "tokens/\(product.rawValue).\(appearance.rawValue).json"
                let tokens = try file(name, of: bench)["tokens"]
                let paths = Set(tokens?.members.map(\.name) ?? [])
                #expect(paths.symmetricDifference(Self.roles) == [], "\(name)")
                #expect(try bench.text("d/\(name)").utf8.count < 150_000, "\(name)")
            }
        }
    }

    @Test func `have one role a line, with the value from resolving`() throws {
        let bench = try dumped("--product habit")
        let words = "tokens resolve --input product=habit --input appearance=dark"
        let top = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let output = bench.run("\(words) /\(top)/Tokens/candela.resolver.json").output
        let resolved = try JSONDocument(parsing: output, file: "r.json").root
        let all = Dictionary(uniqueKeysWithValues: resolved.members.map { ($0.name, $0.value) })
        let text = try bench.text("d/tokens/habit.dark.json")
        let lines = Set(text.split(separator: "\n"))
        let tokens = try #require(try file("tokens/habit.dark.json", of: bench)["tokens"])
        #expect(tokens.count > 500 && all.count > tokens.count)
        for token in tokens.members {
            #expect(token.value["$value"] == all[token.name]?["$value"], "\(token.name)")
            #expect(token.value["$description"] == all[token.name]?["$description"])
            var line = JSONWriter(style: .compact)
            line.copy(token.value)
            let written = String(decoding: line.finish().dropLast(), as: UTF8.self)
            let start = "    \"\(token.name)\": \(written)"
            #expect(lines.contains(start[...]) || lines.contains((start + ",")[...]))
        }
    }

    @Test func `have only drawing extensions beyond the standard`() throws {
        let bench = try dumped("--product habit")
        let tokens = try #require(try file("tokens/habit.light.json", of: bench)["tokens"])
        var said: Set<String> = []
        for token in tokens.members {
            guard let extensions = token.value["$extensions"] else { continue }
            #expect(extensions.members.map(\.name) == ["org.candela"], "\(token.name)")
            said.formUnion(extensions["org.candela"]?.members.map(\.name) ?? [])
        }
        #expect(said.isDisjoint(with: ["on", "use", "seed", "source"]))
        #expect(said.isSuperset(of: ["direction", "solid", "textStyle", "design", "spring"]))
        #expect(said.isSuperset(of: ["haptic", "material", "repeat", "scale", "offset"]))
        let progress = tokens["gradient.progress-positive"]?["$extensions"]?["org.candela"]
        #expect(progress?["direction"]?.string == "leading-trailing")
        #expect(progress?["solid"]?.string == "color.success")
    }

    @Test func `leave out the palette and unrelated extensions of an own file`() throws {
        let bench = try dumped(
            "--tokens t.tokens.json",
            [
                "t.tokens.json": """
                {"palette": {"$type": "color",
                  "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
                 "product": {"ink": {"$type": "color", "$value": "{palette.ink}"}},
                 "color": {"$type": "color", "$deprecated": "use paint",
                  "page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
                  "text": {"$value": "{product.ink}", "$description": "Words.",
                   "$extensions": {"com.example": 1, "org.candela":
                    {"on": ["color.page", "color.page"], "mine": 2, "textStyle": "body"}}}},
                 "pause": {"$type": "number", "$value": 0.5,
                  "$extensions": {"org.candela": {"haptic": "light", "mine": 2}}}}
                """
            ])
        let text = try bench.text("d/tokens/t.json")
        let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
        let white = #"{"colorSpace":"srgb","components":[1,1,1]}"#
        let old = #""$deprecated":"use paint""#
        #expect(
            text.hasSuffix(
                """
                  "tokens": {
                    "color.page": {"$type":"color","$value":\(white),\(old)},
                    "color.text": {"$type":"color","$value":\(black),"$description":"Words.",\(old)},
                    "pause": {"$type":"number","$value":0.5,"$extensions":\
                {"org.candela":{"haptic":"light"}}}
                  },
                  "contrast": {
                    "color.text": {"use":"text","on":{"color.page":21}}
                  }
                }

                """))
    }
}
