import CandelaPipeline
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
        // Its target varies and is not the same in both, so that a reference might be out of date.
        #expect(!text.contains("--hint: var("))
    }
}
