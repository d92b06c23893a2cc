import CandelaDTCG
import Testing
import candela_generate

struct ThemeGeneratorTests {
    /// Generates from one semantic file in every appearance of two products. The products define
    /// `product.ink`, and the appearances `mode.gap`: 1 in light, 2 in dark, and so on.
    ///
    /// - Parameter marked: The file, with ① before the place that a diagnostic must point at.
    /// - Returns: The files, the printed diagnostics, and the place as they print it.
    private func generate(
        _ marked: String, second: String = Self.ink
    ) -> (files: [GeneratedFile]?, report: [String], spot: String) {
        let appearances = ThemeGenerator.appearances
        let contexts = appearances.map { #""\#($0)": [{"$ref": "\#($0).json"}]"# }
        var files = [
            ThemeGenerator.tokensPath: """
            {"version": "2025.10",
             "sets": {"semantic": {"sources": [{"$ref": "semantic.json"}]}},
             "modifiers": {
               "product": {"contexts": {
                 "first": [{"$ref": "one.json"}], "second": [{"$ref": "two.json"}]}},
               "appearance": {"contexts": {\(contexts.joined(separator: ", "))}}},
             "resolutionOrder": [
               {"$ref": "#/modifiers/product"}, {"$ref": "#/modifiers/appearance"},
               {"$ref": "#/sets/semantic"}]}
            """,
            "Tokens/semantic.json": String(marked.filter { $0 != "①" }),
            "Tokens/one.json": Self.ink, "Tokens/two.json": second,
        ]
        for (number, name) in appearances.enumerated() {
            files["Tokens/\(name).json"] = """
                {"mode": {"gap": {"$type": "dimension",
                  "$value": {"value": \(number + 1), "unit": "px"}}}}
                """
        }
        let texts = files
        let access = FileAccess { path throws(FileAccessError) in
            guard let text = texts[path] else { throw .missing }
            return Array(text.utf8)
        }
        var diagnostics: [Diagnostic] = []
        let generated = ThemeGenerator.files(access, diagnostics: &diagnostics)
        let lines = marked.prefix { $0 != "①" }.split(
            separator: "\n", omittingEmptySubsequences: false)
        let spot = "Tokens/semantic.json:\(lines.count):\((lines.last?.count ?? 0) + 1): error: "
        return (generated, diagnostics.map { "\($0)" }, spot)
    }

    private static let ink = #"{"product": {"ink": {"$type": "color", "$value": \#(black)}}}"#

    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

    private func text(of name: String, in files: [GeneratedFile]?) -> String {
        files?.first { $0.path.hasSuffix("/\(name).swift") }?.text ?? ""
    }

    @Test func `prints a member with the token's description and path`() {
        let (files, report, _) = generate(
            """
            {"color": {"$type": "color", "ink": {"$description": "Titles.", "$value": "{product.ink}"}}}
            """)
        #expect(report == [])
        #expect(
            text(of: "ColorRole+Tokens", in: files).contains(
                """
                    /// Titles. Token `color.ink`.
                    public static var ink: Self { Self(at: 0) }

                """))
        #expect(text(of: "ColorRole+Tokens", in: files).contains("\ncolor.ink #"))
        #expect(
            text(of: "Product+Tokens", in: files).contains(
                "public static let second = Theme.Product(index: 1)"))
        #expect(files?.allSatisfy { $0.text.hasPrefix("// swift-format-ignore-file\n") } == true)
    }

    @Test func `marks deprecated members`() {
        let (files, _, _) = generate(
            """
            {"space": {"$type": "dimension", "row": {"$deprecated": "Use space.stack.",
              "$value": {"value": 4, "unit": "px"}}}}
            """)
        #expect(
            text(of: "SpaceRole+Tokens", in: files).contains(
                #"@available(*, deprecated, message: "Use space.stack.")"#))
    }

    @Test func `keeps a colour outside sRGB in both spaces`() {
        let (files, _, _) = generate(
            """
            {"color": {"$type": "color", "lime":
              {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}}}
            """)
        let roles = text(of: "ColorRole+Tokens", in: files)
        let line = roles.split(separator: "\n").first { $0.hasPrefix("color.lime #") }
        #expect(line?.hasSuffix("~0,1,0") == true, "\(roles)")
    }

    @Test func `reports roles that one product lacks`() {
        let (files, report, _) = generate(
            #"{"color": {"$extends": "{product}"}}"#,
            second: #"{"product": {"paper": {"$type": "color", "$value": \#(Self.black)}}}"#)
        #expect(files == nil)
        #expect(
            report.map { String($0.prefix { $0 != "\n" }) } == [
                "Tokens/one.json:1:14: error: 'color.ink' has no value in product 'second', "
                    + "appearance 'light' [missing-role]",
                "Tokens/two.json:1:14: error: 'color.paper' has no value in product 'first', "
                    + "appearance 'light' [missing-role]",
            ])
    }

    @Test(arguments: [
        (
            """
            {"color": {"$type": "color", "ink": {①"wet": {"$value": "{product.ink}"}},
              "ink-wet": {"$value": "{product.ink}"}}}
            """,
            "'color.ink.wet' and 'color.ink-wet' would both be 'ColorRole.inkWet' "
                + "[member-name-clash]"
        ),
        (
            #"{"color": {①"default": {"$type": "color", "$value": "{product.ink}"}}}"#,
            "'color.default' would be 'ColorRole.default', which is a Swift keyword "
                + "[bad-member-name]"
        ),
        (
            #"{"motion": {①"fast": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}}"#,
            "'motion.fast' is a duration, and there are no roles of this type [no-role-type]"
        ),
        (
            #"{"flame": {①"line": {"$type": "strokeStyle", "$value": "solid"}}}"#,
            "'flame.line' is a strokeStyle, and there are no roles of this type [no-role-type]"
        ),
        (
            """
            {"color": {"$type": "color", "paper": {"$value": "{product.ink}"},
              "ink": {"$value": "{product.ink}",
                "$extensions": {"org.candela": {"on": [①"color.papre"], "use": "text"}}}}}
            """,
            "'color.papre' is not a role [unknown-role]\n  help: closest name is 'color.paper'"
        ),
        (
            """
            {"color": {"$type": "color", "ink": {"$value": "{product.ink}",
                "$extensions": {"org.candela": {"use": ①"txt"}}}}}
            """,
            "'txt' is not a value of 'use' [unknown-hint]\n  help: closest word is 'text'"
        ),
        (
            """
            {"haptic": {①"tap": {"$type": "number", "$value": 1}}}
            """,
            "'haptic.tap' has no 'haptic' [missing-hint]"
        ),
        (
            #"{"space": {①"card": {"$value": "{mode.gap}"}}}"#,
            "'space.card' differs between appearances, which a SpaceRole cannot "
                + "[varies-by-appearance]"
        ),
        (
            """
            {"material": {①"card": {"$type": "color", "$value":
                {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5},
                "$extensions": {"org.candela": {"material": "thin"}}}}}
            """,
            "'material.card' is the fallback of a material and must be opaque "
                + "[translucent-fallback]"
        ),
    ])
    func `reports problems with their places`(tokens: String, message: String) {
        let (files, report, spot) = generate(tokens)
        #expect(files == nil)
        #expect(report.count == 1)
        #expect(report.first?.hasPrefix(spot + message) == true, "\(report)")
    }

    @Test func `reports all problems in one run`() {
        let (files, report, _) = generate(
            """
            {"space": {"row": {"$value": "{mode.gap}"}, "if": {"$value": "{mode.gap}"}},
             "haptic": {"tap": {"$type": "number", "$value": 1}},
             "color": {"ink": {"$value": "{product.ink}",
               "$extensions": {"org.candela": {"on": ["color.x", "color.y"], "use": "text"}}}}}
            """)
        #expect(files == nil)
        // Two numbers that vary, one name, one haptic without its kind, two unknown surfaces.
        #expect(report.count == 6, "\(report)")
    }
}
