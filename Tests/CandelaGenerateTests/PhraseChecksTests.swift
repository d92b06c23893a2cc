import CandelaStringCatalogs
import CandelaJSON
import Testing
import candela_generate

/// Each fixture marks with ① the string that the diagnostic must point at.
struct PhraseChecksTests {
    @Test(arguments: [
        (
            key("①a.b", [("en", text("Hello"))]) + key("c.d", both),
            "error: 'a.b' has no text in 'ar' [missing-language]"
        ),
        (
            key("①a.b", [("ar", text("مرحبا"))]),
            "error: 'a.b' has no text in 'en' [missing-language]"
        ),
        (
            key("a.b", [("en", days), ("①ar", plural(["zero", "one", "two", "many", "other"]))]),
            "error: 'a.b' lacks 'few' in 'ar' [missing-plural-form]"
        ),
        (
            key("a.b", [("①en", plural(["other"]))]),
            "error: 'a.b' lacks 'one' in 'en' [missing-plural-form]"
        ),
        (
            key("a.b", [("en", plural(["one", "①few", "other"]))], marksText: true),
            "warning: 'en' has no plural form 'few' [unused-plural-form]"
        ),
        (
            key("a.b", [("en", text("%(name)@")), ("ar", text("①اسم"))]),
            "error: 'name' is missing from 'a.b' in 'ar' [missing-placeholder]"
        ),
        (
            key("a.b", [("en", text("%(name)@")), ("ar", text("①%(name)@ %(nam)@"))]),
            "error: 'a.b' has no value 'nam' [unknown-placeholder]"
        ),
        (
            key("a.b", [("en", text("%(name)@")), ("ar", text("①%(name)lf"))]),
            "error: 'name' is 'lf' here and '@' elsewhere [wrong-specifier]"
        ),
        (
            key("a.b", [("en", text("①%(count)d days"))]),
            "error: '%(count)d d' has no known specifier [wrong-specifier]"
        ),
        (
            key("a.b", [("en", text("①%lld days"))]),
            "error: '%lld' has no name [unnamed-placeholder]"
        ),
        (
            key("a.b", [("en", text("①100% sure"))]),
            "error: '% su' is not a placeholder [stray-percent]"
        ),
        (
            key("a.b", [("①en", text("%(count)lld days"))]),
            "error: 'count' of 'a.b' has no plural forms in 'en' [count-without-plural]"
        ),
        (
            key("a.b", [("en", days), ("①ar", text("%(count)lld يوم"))]),
            "error: 'count' of 'a.b' has no plural forms in 'ar' [count-without-plural]"
        ),
        (
            key("a.b", [("①en", plural(["one", "other"], "%(a)lld %(b)lld"))]),
            "error: 'a.b' has 2 numbers to vary by [ambiguous-plural]"
        ),
        (
            key("a.b", [("en", text("Hello")), ("ar", text("①"))]) + key("c.d", both),
            "error: 'a.b' has an empty text in 'ar' [empty-text]"
        ),
        (
            key("a.b", [("en", text("①  "))]),
            "error: 'a.b' has an empty text in 'en' [empty-text]"
        ),
        (
            key("a.b", [("en", plural(["①one", "other"], ["one": ""]))], marksText: true),
            "error: 'a.b' has an empty text in 'en' [empty-text]"
        ),
        (
            key("a.b", [("①en", plural(["one", "other"], "days"))]),
            "error: 'a.b' has plural forms but no number [plural-without-number]"
        ),
        (
            key("a.b", [("en", text("%1$(a)@ %2$(b)@")), ("ar", text("①%2$(b)@ %3$(a)@"))]),
            "error: 'a' is value 1 of the source text, not 3 [wrong-argument-number]"
        ),
        (
            key("①a.b", [("en", text("Hello"))], comment: " "),
            "error: 'a.b' has no comment [missing-comment]"
        ),
        (
            key("①a.B", [("en", text("Hello"))]), "error: 'a.B' is not a valid key [invalid-key]"
        ),
        (
            key("①hello", [("en", text("Hello"))]),
            "error: 'hello' is not a valid key [invalid-key]"
        ),
        (
            key("aB.c", [("en", text("Hello"))]) + key("①a.bC", [("en", text("Hello"))]),
            "error: 'a.bC' and 'aB.c' have the same name in Swift [ambiguous-key]"
        ),
        (
            key("①a.spoken", [("en", text("Hello"))]),
            "error: there is no phrase for the spoken form 'a.spoken' [spoken-without-text]"
        ),
        (
            key("a.b", [("en", text("Hello"))])
                + key("a.b.spoken", [("en", text("①Hello %(name)@"))]),
            "error: 'a.b' has no value 'name' [unknown-placeholder]"
        ),
        (
            key("a.b", [("en", text("①%(in)@"))]),
            "error: 'in' is not a valid name [invalid-placeholder]"
        ),
        (
            key("a.b", [("en", text("①%#@count@ left"))]),
            "error: there is no substitution 'count' [unknown-substitution]"
        ),
        (
            key("a.b", [("en", text("①%arg left"))]),
            "error: '%arg' is outside a substitution [stray-argument]"
        ),
        (
            key("a.b", [("en", text("%#@count@ left", [("①count", 2, days(of: "%arg"))]))]),
            "error: 'count' is value 1 of the source text, not 2 [wrong-argument-number]"
        ),
        (
            key(
                "a.b",
                [
                    ("en", text("%#@count@", [("count", 1, days(of: "%arg"))])),
                    ("he", text("%#@count@", [("①count", 1, days(of: "%arg"))])),
                ]),
            "error: 'count' of 'a.b' lacks 'two' in 'he' [missing-plural-form]"
        ),
        (
            key(
                "a.b",
                [("ru", plural(["①one", "few", "many", "other"], ["one": "день"])), ("en", days)],
                marksText: true),
            "error: 'count' is missing from 'a.b' in 'ru' [missing-placeholder]"
        ),
        (
            key("a.b", [("①xx", text("Hello")), ("en", text("Hello"))]),
            "warning: no plural rule is known for 'xx' [unknown-plural-rule]"
        ),
        (
            key("a.b", [("en", #"{"variations": {"①device": {}}}"#)]) + key("c.d", [("en", days)]),
            "error: texts cannot vary by 'device' [unsupported-variation]"
        ),
        (
            key("a.b", [("en", plural(["one", "①plenty", "other"]))]),
            "error: 'plenty' is not a plural form [unknown-plural-form]"
        ),
        (
            key("a.b", [("en", text("①"))]),
            "error: 'a.b' has an empty text in 'en' [empty-text]"
        ),
        (
            key("①a.b", [("en", text("Hello"))], state: nil),
            "warning: 'a.b' is not marked as manual [not-manual]"
        ),
    ])
    func `reports mistakes at their place`(strings: String, expected: String) throws {
        try expect(expected, in: strings)
    }

    @Test(arguments: [
        (
            key("unit.mass.stones.short", [("en", text("%(value)lf st"))])
                + key("a.b", [("en", text("%(name)@"))])
                + key("①a.b.stones", [("en", text("%(name)@ stones"))]),
            "error: 'a.b' has no value with a unit [unit-without-number]"
        ),
        (
            key("unit.mass.stones.short", [("en", text("%(value)lf st"))])
                + key("a.b", [("en", text("%(left)lf"))])
                + key("a.b.stones", [("en", text("①%(left)lf %(rest)lf stones"))]),
            "error: 'a.b.stones' has no value 'rest' [unknown-placeholder]"
        ),
    ])
    func `reports mistakes in unit variants at their place`(
        strings: String, expected: String
    ) throws {
        try expect(expected, in: strings)
    }

    private func expect(_ expected: String, in strings: String) throws {
        let (catalog, place) = try Self.unmarked(
            "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n"
                + strings.dropLast(2) + "\n}}")
        var diagnostics: [Diagnostic] = []
        let files = PhraseGenerator.files(
            of: PhraseGenerator.engine, Array(catalog.utf8), named: "Test.xcstrings",
            style: nil, diagnostics: &diagnostics)
        let found = diagnostics.map { $0.description.split(separator: "\n").first.map(String.init) }
        #expect(found == ["Test.xcstrings:\(place): \(expected)"])
        #expect((files == nil) == expected.hasPrefix("error"))
        #expect(diagnostics.allSatisfy { !$0.help.isEmpty })
    }

    @Test func `collects all mistakes in file order`() {
        let strings =
            Self.key("b.b", [("en", Self.text("%d"))]) + Self.key("a", [("en", Self.text("Hi"))])
            + Self.key("c.c", [("en", Self.text("%(n)lld"))], comment: "")
        let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\n\(strings.dropLast(2))}}"
        var diagnostics: [Diagnostic] = []
        _ = PhraseGenerator.files(
            of: PhraseGenerator.engine, Array(catalog.utf8), named: "Test.xcstrings",
            style: nil, diagnostics: &diagnostics)
        #expect(
            diagnostics.map(\.id) == [
                "unnamed-placeholder", "invalid-key", "missing-comment", "count-without-plural",
            ])
    }

    @Test(arguments: ["", "[]", "{}", "{\"sourceLanguage\": \"en\"}", "{\"strings\": {}}", "{"])
    func `rejects files that are not catalogs`(text: String) {
        var diagnostics: [Diagnostic] = []
        let files = PhraseGenerator.files(
            of: PhraseGenerator.engine, Array(text.utf8), named: "Test.xcstrings",
            diagnostics: &diagnostics)
        #expect(files == nil)
        #expect(diagnostics.count == 1)
    }

    private static let days = plural(["one", "other"])
    private static let both = [("en", text("Hello")), ("ar", text("مرحبا"))]

    private static func days(of text: String) -> String { plural(["one", "other"], text) }

    /// A key on its own line.
    private static func key(
        _ name: String, _ texts: [(String, String)], comment: String = "Where it is.",
        state: String? = "manual", marksText: Bool = false
    ) -> String {
        let state = state.map { "\"extractionState\": \"\($0)\", " } ?? ""
        let texts = texts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        let line =
            "\"\(name)\": {\"comment\": \"\(comment)\", \(state)\"localizations\": {\(texts)}},\n"
        return marksText ? line.movingMarkToText : line
    }

    private static func text(
        _ value: String, _ substitutions: [(String, Int, String)] = []
    ) -> String {
        let unit = "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}"
        guard !substitutions.isEmpty else { return "{\(unit)}" }
        let members = substitutions.map { name, number, forms in
            "\"\(name)\": {\"argNum\": \(number), \"formatSpecifier\": \"lld\", "
                + forms.dropFirst()
        }
        return "{\(unit), \"substitutions\": {\(members.joined(separator: ", "))}}"
    }

    private static func plural(_ forms: [String], _ value: String = "%(count)lld days") -> String {
        plural(forms, Dictionary(uniqueKeysWithValues: forms.map { ($0, value) }))
    }

    private static func plural(_ forms: [String], _ values: [String: String]) -> String {
        let members = forms.map { form in
            let value = values[form] ?? values[form.replacing("①", with: "")]
            return "\"\(form)\": \(text(value ?? "%(count)lld дней"))"
        }
        return "{\"variations\": {\"plural\": {\(members.joined(separator: ", "))}}}"
    }

    /// The text without its mark, and the place of the quote before it.
    private static func unmarked(_ text: String) throws -> (String, String) {
        let mark = try #require(text.firstIndex(of: "①"))
        let lines = text[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
        let column = (lines.last?.unicodeScalars.count ?? 0)
        return (text.replacing("①", with: ""), "\(lines.count):\(column)")
    }
}

extension String {
    /// Moves a mark from a plural form's name to its text.
    fileprivate var movingMarkToText: String {
        guard let mark = range(of: "①") else { return self }
        let rest = self[mark.upperBound...]
        guard let value = rest.range(of: "\"value\": \"") else { return self }
        return self[..<mark.lowerBound] + rest[..<value.upperBound] + "①"
            + rest[value.upperBound...]
    }

    private func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
