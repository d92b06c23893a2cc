import CandelaDTCG
import CandelaTestSupport
import CandelaTokenImport
import Testing

/// The sets of Tokens Studio themes: sources first, then enabled sets; every theme is a context.
struct StudioThemesTests {
    /// Sets that all define `x`, with their position as its value: from 1 in the order of the file.
    private static func document(_ sets: [String], _ themes: String) -> String {
        let trees = sets.enumerated().map { index, name in
            #""\#(name)": {"x": {"$type": "number", "$value": \#(index + 1)}, "\#(name)": {"$type": "number", "$value": \#(index + 1)}}"#
        }
        let order = sets.map { "\"\($0)\"" }.joined(separator: ", ")
        return
            #"{\#(trees.joined(separator: ", ")), "$themes": [\#(themes)], "$metadata": {"tokenSetOrder": [\#(order)]}}"#
    }

    private static func theme(_ name: String, _ group: String, _ sets: String) -> String {
        #"{"name": "\#(name)", "group": "\#(group)", "selectedTokenSets": {\#(sets)}}"#
    }

    private func value(_ text: String, _ inputs: [String: String], _ path: String = "x") throws
        -> TokenValue?
    {
        var options = TokenProject.Options()
        options.isLenient = true
        let run = TokenFixture(text).resolve(inputs, options: options)
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        return run.value(path)
    }

    @Test func `an enabled set overrides a source that comes later`() throws {
        let text = Self.document(
            ["brand", "core"], Self.theme("A", "G", #""brand": "enabled", "core": "source""#))
        #expect(try value(text, [:]) == .number(1))
    }

    @Test func `sources apply in the order of the sets, and so do enabled sets`() throws {
        let all = #""a": "source", "b": "enabled", "c": "source", "d": "enabled""#
        let text = Self.document(["d", "c", "b", "a"], Self.theme("A", "G", all))
        // Sources c, a; then d, b in the order of the sets: b is the last and the third.
        #expect(try value(text, [:]) == .number(3))
    }

    @Test func `a set may be a source in one theme and enabled in another`() throws {
        let text = Self.document(
            ["a", "b"],
            Self.theme("One", "G", #""a": "enabled", "b": "source""#) + ", "
                + Self.theme("Two", "G", #""a": "source", "b": "enabled""#))
        #expect(try value(text, ["G": "One"]) == .number(1))
        #expect(try value(text, ["G": "Two"]) == .number(2))
    }

    @Test func `a set enabled by every theme of a group is no source of another group`() throws {
        let text = Self.document(
            ["a", "b", "c"],
            Self.theme("One", "G", #""a": "enabled", "b": "source""#) + ", "
                + Self.theme("Two", "G", #""a": "enabled", "c": "source""#) + ", "
                + Self.theme("Three", "H", #""a": "source", "b": "source""#))
        #expect(try value(text, ["G": "One"]) == .number(1))
        #expect(try value(text, ["G": "Two"]) == .number(1))
    }

    @Test func `every theme of every group is a context, even if another group names its sets`()
        throws
    {
        let text = Self.document(
            ["core", "light", "dark"],
            Self.theme("Light", "Mode", #""core": "source", "light": "enabled""#) + ", "
                + Self.theme("Dark", "Mode", #""core": "source", "dark": "enabled""#) + ", "
                + Self.theme("Both", "Other", #""light": "enabled", "dark": "enabled""#) + ", "
                + Self.theme("Also", "Other", #""light": "enabled", "dark": "enabled""#))
        let fixture = LenientFixture(text)
        let project = try #require(fixture.run.project)
        #expect(project.modifiers.map(\.name) == ["Mode", "Other"])
        #expect(project.modifiers.map(\.contexts) == [["Light", "Dark"], ["Both", "Also"]])
        // The other group enables both sets in any case, of which the later one wins.
        for inputs in project.permutations { #expect(try value(text, inputs) == .number(3)) }
        let said = fixture.run.diagnostics.filter { $0.id == "lenient-theme" }.map(\.message)
        #expect(said.count == 2 && said.allSatisfy { $0.contains("its contexts are equal") })
    }

    @Test func `two groups with different sets combine`() throws {
        let text = Self.document(
            ["core", "acme", "globex", "light", "dark"],
            Self.theme("Acme", "Brand", #""core": "source", "acme": "enabled""#) + ", "
                + Self.theme("Globex", "Brand", #""core": "source", "globex": "enabled""#) + ", "
                + Self.theme("Light", "Mode", #""core": "source", "light": "enabled""#) + ", "
                + Self.theme("Dark", "Mode", #""core": "source", "dark": "enabled""#))
        for (brand, own, left) in [("Acme", "acme", "globex"), ("Globex", "globex", "acme")] {
            for (mode, number) in [("Light", 4.0), ("Dark", 5)] {
                let inputs = ["Brand": brand, "Mode": mode]
                #expect(try value(text, inputs) == .number(number))
                #expect(try value(text, inputs, own) != nil)
                #expect(try value(text, inputs, left) == nil)
            }
        }
    }

    /// In the document a group applies as a whole, so sets of two groups cannot take turns.
    @Test func `groups whose sets take turns are named if they define the same tokens`() {
        let themes =
            Self.theme("One", "A", #""a1": "enabled""#) + ", "
            + Self.theme("Two", "A", #""a2": "enabled""#) + ", "
            + Self.theme("Three", "B", #""b1": "enabled""#) + ", "
            + Self.theme("Four", "B", #""b2": "enabled""#)
        func said(_ text: String) -> [String] {
            LenientFixture(text).run.diagnostics.filter { $0.id == "lenient-theme" }.map(\.message)
        }
        let mixed = Self.document(["a1", "b1", "a2", "b2"], themes)
        // With the themes Two and Three, a2 should override b1.
        #expect(
            said(mixed) == [
                "the sets of 'A' and 'B' take turns: 'b1' overrides 'a2', although it comes before it"
            ])
        #expect(said(Self.document(["a1", "a2", "b1", "b2"], themes)).isEmpty)
        let separate = ["a1", "b1", "a2", "b2"].reduce(mixed) { text, name in
            text.replacing("\"\(name)\": {\"x\"", with: "\"\(name)\": {\"x-\(name)\"")
        }
        #expect(said(separate).isEmpty)
    }

    @Test func `a theme that is alone in its group is named in a warning`() throws {
        let text = Self.document(
            ["core", "light", "dark"],
            Self.theme("Light", "Mode", #""light": "enabled""#) + ", "
                + Self.theme("Dark", "Mode", #""dark": "enabled""#) + ", "
                + Self.theme("Only", "Base", #""core": "source""#))
        let fixture = LenientFixture(text)
        #expect(fixture.run.project?.modifiers.map(\.name) == ["Mode"])
        #expect(
            fixture.run.diagnostics.contains {
                $0.message == "'Only' is the only theme of 'Base': it always applies"
            })
        #expect(try value(text, ["Mode": "Dark"], "core") == .number(1))
    }

    @Test func `names a set that a theme uses and the file does not have`() {
        let text = Self.document(["a"], Self.theme("A", "G", #""a": "enabled", "gone": "source""#))
        let fixture = LenientFixture(text)
        #expect(
            fixture.run.diagnostics.contains {
                $0.id == "missing-set" && $0.message.contains("'gone'")
            })
    }

    @Test func `the upgrade applies the sets in the same order`() throws {
        let text = Self.document(
            ["brand", "core", "dark"],
            Self.theme("A", "G", #""brand": "enabled", "core": "source""#) + ", "
                + Self.theme("B", "G", #""core": "enabled", "brand": "source", "dark": "source""#))
        var diagnostics: [Diagnostic] = []
        let upgraded = try #require(
            TokenUpgrade.upgraded(Array(text.utf8), file: "a.json", diagnostics: &diagnostics))
        let fixture = TokenFixture(
            String(decoding: upgraded, as: UTF8.self), named: "a.resolver.json")
        #expect(fixture.resolve(["G": "A"]).value("x") == .number(1))
        #expect(fixture.resolve(["G": "B"]).value("x") == .number(2))
    }
}
