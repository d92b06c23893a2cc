import CandelaDTCG
import CandelaTokenExport
import Testing

struct CSSReferenceTests {
    private let source = ##"""
        {
          "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
          "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
          "link": {"$type": "color", "$value": "{red}"},
          "visited": {"$type": "color", "$value": "{link}"}
        }
        """##

    private func emit(_ format: OutputFormat, _ files: [String: String], _ entry: String) throws
        -> String
    {
        var diagnostics: [Diagnostic] = []
        let access = FileAccess { path throws(FileAccessError) in
            guard let text = files[path] else { throw .missing }
            return Array(text.utf8)
        }
        let project = try #require(
            TokenProject.load(entry, files: access, diagnostics: &diagnostics))
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        var options = ExportOptions()
        options.usesReferences = true
        let emitted = format.files(for: export, options: options, diagnostics: &diagnostics)
        #expect(!diagnostics.contains { $0.severity == .error })
        return String(decoding: try #require(emitted.first).bytes, as: UTF8.self)
    }

    @Test func `refers to other properties, with their values as fallbacks`() throws {
        let text = try emit(.css, ["a.json": source], "a.json")
        #expect(text.contains("--red: rgb(255, 0, 0);") || text.contains("--red: #ff0000;"))
        #expect(text.contains("--link: var(--red, "))
        #expect(text.contains("--visited: var(--link, "))
    }

    @Test func `refers to variables of Sass that are defined before`() throws {
        let text = try emit(.scss, ["a.json": source], "a.json")
        #expect(text.contains("$link: $red;") && text.contains("$visited: $link;"))
        let turned =
            #"{"link": {"$type": "number", "$value": "{red}"}, "red": {"$type": "number", "$value": 1}}"#
        #expect(try emit(.scss, ["a.json": turned], "a.json").contains("$link: 1;"))
    }

    /// Sass has parts of composites as variables too.
    @Test func `refers to variables of Sass in composite values`() throws {
        let text = #"""
            {"red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
             "one": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "f": {"$type": "fontFamily", "$value": ["A", "B"]},
             "line": {"$type": "border", "$value": {"color": "{red}", "width": "{one}", "style": "solid"}},
             "late": {"$type": "border", "$value": {"color": "{red}", "width": "{two}", "style": "solid"}},
             "two": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
             "drop": {"$type": "shadow", "$value": [
               {"color": "{red}", "offsetX": "{one}", "offsetY": "{one}", "blur": "{two}", "spread": {"value": 0, "unit": "px"}},
               {"color": "{red}", "offsetX": "{two}", "offsetY": "{one}", "blur": "{two}", "spread": "{one}", "inset": true}]},
             "body": {"$type": "typography", "$value": {"fontFamily": "{f}", "fontSize": "{two}", "fontWeight": 400, "letterSpacing": "{one}", "lineHeight": 1.5}},
             "fade": {"$type": "gradient", "$value": [{"color": "{red}", "position": 0}, {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 1}]}}
            """#
        let found = try emit(.scss, ["a.json": text], "a.json")
        for line in [
            "$line: $one solid $red;", "$line-color: $red;",
            // A variable that is not defined yet has its value.
            "$late: 2px solid $red;",
            "$drop: ($one $one $two 0px $red, inset $two $one $two $one $red);",
            "$body: 400 #{$two}/#{1.5} $f;", "$body-font-family: $f;",
            "$fade: linear-gradient(to right, $red 0%, #000000 100%);",
            "$fade-stops: ($red 0%, #000000 100%);",
        ] {
            #expect(found.contains("\n\(line)\n"), "\(found)")
        }
    }

    private let resolver = #"""
        {"version": "2025.10",
         "sets": {"all": {"sources": [{"$ref": "a.json"}]}},
         "modifiers": {"appearance": {"contexts": {
           "light": [{"text": {"$type": "color", "$value": "{red}"}, "accent": {"$type": "color", "$value": "{red}"}, "hint": {"$type": "color", "$value": "{accent}"}}],
           "dark": [{"text": {"$type": "color", "$value": "{blue}"}, "accent": {"$type": "color", "$value": "{blue}"}, "hint": {"$type": "color", "$value": "{text}"}}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/appearance"}]}
        """#

    @Test func `refers to a different token in each appearance`() throws {
        let text = try emit(
            .css, ["a.json": source, "t.resolver.json": resolver], "t.resolver.json")
        #expect(text.contains("--text: var(--red, ") && text.contains("--text: var(--blue, "))
        #expect(text.contains("--hint: var(--accent, ") && text.contains("--hint: var(--text, "))
    }

    /// The map of an appearance may refer to variables that have its values; `accent` is red.
    @Test func `refers to variables of Sass in the map of an appearance`() throws {
        let text = try emit(
            .scss, ["a.json": source, "t.resolver.json": resolver], "t.resolver.json")
        let dark = text.split(separator: "$tokens-dark: ").last ?? ""
        for line in [#""text": $blue,"#, #""accent": $blue,"#, #""hint": #0000ff,"#] {
            #expect(dark.contains("  \(line)\n"), "\(text)")
        }
    }

    @Test func `writes the value where a reference could be out of date`() throws {
        // In dark mode `hint` is still red, so no rule sets it again, but `accent` is blue.
        let text = try emit(
            .css,
            [
                "a.json": source,
                "t.resolver.json": resolver.replacing(
                    #""dark": [{"text": {"$type": "color", "$value": "{blue}"}"#,
                    with: #""dark": [{"text": {"$type": "color", "$value": "{red}"}"#),
            ], "t.resolver.json")
        #expect(text.contains("--hint: #ff0000;") && !text.contains("--hint: var("))
    }

    private let composites = ##"""
        {"size": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
         "ink": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.7, 0.32, 145]}},
         "edge": {"$type": "border",
           "$value": {"color": "{ink}", "width": "{size}", "style": "solid"}},
         "lift": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": "{size}",
           "offsetY": "{size}", "blur": {"value": -1, "unit": "px"}, "spread": "{size}"}},
         "fade": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0},
           {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 1}]},
         "body": {"$type": "typography", "$value": {"fontFamily": "{font}", "fontSize": "{size}",
           "fontWeight": 400, "letterSpacing": "{size}", "lineHeight": 1}},
         "font": {"$type": "fontFamily", "$value": ["Inter", "serif"]},
         "glide": {"$type": "transition", "$value": {"duration": "{time}",
           "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"}},
         "time": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
         "curve": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}
        """##

    /// Fallbacks are the values without references; wide colours come with the target.
    @Test(arguments: [
        "--edge: var(--size, 2px) solid var(--ink, #00c300);", "--edge-color: var(--ink, #00c300);",
        "--lift: var(--size, 2px) var(--size, 2px) 0px var(--size, 2px) var(--ink, #00c300);",
        "--fade-stops: var(--ink, #00c300) 0%, #000000 100%;",
        #"--body: 400 var(--size, 2px)/1 var(--font, "Inter", serif);"#,
        "--body-letter-spacing: var(--size, 2px);",
        "--glide: var(--time, 1s) var(--curve, cubic-bezier(0, 0, 1, 1)) 0ms;",
    ])
    func `refers to other properties in parts of composite values`(text: String) throws {
        let sheet = try emit(.css, ["a.json": composites], "a.json")
        #expect(sheet.contains("  \(text)\n"), "\(sheet)")
        #expect(!sheet.contains("    --edge"))
    }

    @Test func `refers to variables of Sass in parts`() throws {
        let text = try emit(.scss, ["a.json": composites], "a.json")
        #expect(text.contains("$edge-width: $size;") && text.contains("$edge-color: $ink;"))
        // Its font is defined later.
        #expect(text.contains("$body-font-family: (\"Inter\", serif);"))
    }
}
