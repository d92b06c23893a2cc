import CandelaStringCatalogs
import CandelaJSON
import CandelaLanguage
import Testing

/// Each fixture marks with ① the string that the diagnostic must point at.
struct WordingChecksTests {
    @Test(arguments: [
        ("①Edit %(name)@", "name: label.", "'name' does not stand alone in 'a.b' [governed-value]"),
        (
            "①%(name)@’s day", "name: label.",
            "'name' does not stand alone in 'a.b' [governed-value]"
        ),
        (
            "①%(name)@ %(time)@, %(name)@", "name: label. time: duration.",
            "'name' does not stand alone in 'a.b' [governed-value]"
        ),
        (
            "①Timer started: %(name)@", "name: typed text.",
            "'name' of 'a.b' is typed text without quotation marks [unquoted-text]"
        ),
        (
            "①%(name)@: edit", "name: typed text.",
            "'name' of 'a.b' is typed text without quotation marks [unquoted-text]"
        ),
        (
            "①%(goal)lf left", "goal: weight.",
            "'goal' does not stand alone in 'a.b' [governed-value]"
        ),
        ("①Last 7 days", "", "'a.b' has the digit '7' in its words [literal-digit]"),
        ("①٧ days", "", "'a.b' has the digit '٧' in its words [literal-digit]"),
        ("①A %% sign", "", "'a.b' has a percent sign in its words [literal-percent]"),
        (#"①A \"b\""#, "", "'a.b' has the straight quotation mark \" [straight-quote]"),
        ("①Couldn't", "", "'a.b' has the straight quotation mark ' [straight-quote]"),
        ("①Loading...", "", "'a.b' has three full stops [three-dots]"),
        ("①Offline - saved", "", "'a.b' has a hyphen in place of a dash [hyphen-as-dash]"),
        (
            "①%(low)lf-%(high)lf", "low: number. high: number.",
            "'a.b' has a hyphen in place of a dash [hyphen-as-dash]"
        ),
        (
            "①Down: -%(x)lf", "x: number.",
            "'a.b' has a hyphen in place of a minus sign [hyphen-as-minus]"
        ),
        (
            "①%(x)lf kg", "x: number.",
            "'a.b' can break the line between a number and 'kg' [breaking-unit]"
        ),
        ("①«Yes»", "", "'«' is no quotation mark of 'en' [foreign-quote]"),
        ("①Tap here", "", "'Tap' of 'a.b' names a gesture [gesture-word]"),
        ("①THIS week", "", "'THIS' of 'a.b' is in capitals [capitals]"),
    ])
    func `reports words that cannot be translated or are not typographic`(
        text: String, values: String, expected: String
    ) throws {
        let found = try diagnostics(
            [("en", text)], comment: "Text. \(values)", marksText: true)
        #expect(found.contains { $0.hasSuffix(": error: \(expected)") }, "\(found)")
    }

    @Test(arguments: [
        ("%(name)@", "name: typed text."), ("Color: %(name)@", "name: label."),
        ("“%(name)@”: edit", "name: typed text, of any length."),
        ("Timer started: “%(name)@”", "name: typed text."),
        ("%(date)@: done", "date: date (weekday, month, day)."),
        ("%(name)@, done", "name: typed text."), ("Now (%(name)@)", "name: label or app name."),
        ("%(first)@ %(second)@", "first: sentence. second: sentence."),
        ("From %(date)@", "date: date (month, day). Other languages: “Start: %(date)@”."),
        ("Goal: %(goal)lf", "goal: weight."), ("Day-night − %(x)lf", "x: number."),
        ("%(days)@", "days: dates (interval)."), ("Don’t", ""), ("“Yes”", ""), ("OK", ""),
        ("%(month)@", "month: month (month, year)."),
    ])
    func `accepts words that can be translated`(text: String, values: String) throws {
        let found = try diagnostics([("en", text)], comment: "Text. \(values)")
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `checks a spoken weight only where it is spoken`() throws {
        let drawn = Self.key("a.b", [("en", "%(goal)lf left")], comment: "Text. goal: weight.")
        let spoken = Self.key("a.b.spoken", [("en", "Left: %(goal)lf")], comment: "Spoken.")
        #expect(try diagnostics(of: drawn + spoken).isEmpty)
    }

    @Test(arguments: [
        ("Text.", "undescribed-value"), ("Text. name: a name.", "unknown-value-kind"),
        ("Text. name: date (season).", "unknown-value-kind"),
        ("Text. name: date.", "unknown-value-kind"), ("Text. name: count.", "wrong-value-kind"),
        ("Text. surname: label.", "undescribed-value"),
    ])
    func `requires comments that describe values`(comment: String, id: String) throws {
        let found = try diagnostics([("en", "%(name)@")], comment: comment)
        #expect(found.count == 1 && found.allSatisfy { $0.contains("[\(id)]") }, "\(found)")
    }

    @Test(arguments: [
        ("de", "„Ja“", true), ("de", "“Ja”", false), ("fr", "« Oui »", true), ("ja", "「はい」", true),
        ("ja", "“はい”", false), ("pl", "„Tak”", true), ("zh-Hant", "「是」", true),
        ("pt-PT", "«Sim»", true), ("pt-BR", "«Sim»", false), ("ru", "«Да»", true),
        ("de", "Wird gespeichert …", true), ("de", "WIRD gespeichert", false),
        ("de", "%(name)@ tippen", false), ("ja", "「%(name)@」を開く", true), ("ko", "%(name)@을", false),
        ("hi", "7 दिन", false), ("hi", "७ दिन", false),
    ])
    func `checks translations by the marks of their language`(
        language: String, text: String, isRight: Bool
    ) throws {
        let source = text.contains("name") ? "“%(name)@”" : "Yes"
        let found = try diagnostics(
            [("en", source), (language, text)], comment: "Text. name: typed text.")
        #expect(found.isEmpty == isRight, "\(found)")
    }

    /// The other languages can avoid what the words of the source text require.
    @Test func `accepts an exception in the source language only`() throws {
        let found = try diagnostics(
            [("en", "Edit %(name)@"), ("①de", "%(name)@ bearbeiten")],
            comment: "Text. name: label. Other languages: “%(name)@: edit”.")
        #expect(found.count == 1 && found.allSatisfy { $0.contains("[governed-value]") })
    }

    @Test(arguments: ["Day", "%(count)lld day"])
    func `requires the number in the singular of the source text`(one: String) throws {
        let forms = """
            {"variations": {"plural": {"one": {"stringUnit": {"value": "\(one)"}}, \
            "other": {"stringUnit": {"value": "%(count)lld days"}}}}}
            """
        let found = try diagnostics(
            of: Self.key("a.b", raw: [("en", forms)], comment: "Text. count: count."))
        #expect(found.isEmpty == one.contains("count"))
        #expect(found.allSatisfy { $0.contains("[one-without-number]") })
    }

    @Test(arguments: ["fr", "hi", "ru", "pt"])
    func `explains why a singular needs its number`(language: String) throws {
        let rule = try #require(PluralRule(language: language))
        func forms(_ categories: [PluralCategory]) -> String {
            let texts = categories.map { form in
                let text = form == .one && categories.count > 1 ? "x" : "%(count)lld x"
                return "\"\(form.rawValue)\": {\"stringUnit\": {\"value\": \"\(text)\"}}"
            }
            return "{\"variations\": {\"plural\": {\(texts.joined(separator: ", "))}}}"
        }
        let english = forms([.one, .other]).replacing("\"x\"", with: "\"%(count)lld x\"")
        var diagnostics: [Diagnostic] = []
        _ = PhraseCatalog.read(
            Self.catalog(
                Self.key(
                    "a.b", raw: [("en", english), (language, forms(rule.categories))],
                    comment: "Text. count: count.")), named: "Test.xcstrings",
            diagnostics: &diagnostics)
        let fault = try #require(diagnostics.first { $0.id == "missing-placeholder" })
        #expect(fault.help.contains { $0.contains("as 'one' is ") }, "\(fault)")
    }

    /// In an app's catalog, taste is a warning.
    @Test(arguments: [
        ("Edit %(name)@", false), ("Last 7 days", true), ("100%%", true), ("LOUD", false),
        ("Tap it", false), ("Loading...", false), ("It's", false), ("%(name)@", false),
    ])
    func `is lenient with matters of taste`(text: String, isError: Bool) throws {
        var diagnostics: [Diagnostic] = []
        _ = PhraseCatalog.read(
            Self.catalog(Self.key("a.b", [("en", text)], comment: "Text.")),
            named: "Test.xcstrings", style: .lenient, diagnostics: &diagnostics)
        #expect(!diagnostics.isEmpty && diagnostics.hasErrors == isError, "\(diagnostics.report)")
    }

    @Test func `checks what an app replaces`() throws {
        var diagnostics: [Diagnostic] = []
        let base = try #require(
            PhraseCatalog.parse(
                Self.catalog(
                    Self.key("a.b", [("en", "Color: %(name)@")], comment: "")
                        + Self.key("c.d", [("en", "By %(name)@")], comment: "")),
                named: "Base.xcstrings", diagnostics: &diagnostics))
        func overlaid(_ key: String, _ language: String, _ text: String) -> [String] {
            var diagnostics: [Diagnostic] = []
            _ = base.overlaying(
                Self.catalog(Self.key(key, [(language, text)], comment: "")),
                named: "App.xcstrings", diagnostics: &diagnostics)
            return diagnostics.filter { $0.id == "governed-value" }.map(\.id)
        }
        #expect(overlaid("a.b", "en", "%(name)@ color") == ["governed-value"])
        #expect(overlaid("a.b", "en-GB", "%(name)@ colour") == ["governed-value"])
        #expect(overlaid("a.b", "en", "Colour: %(name)@").isEmpty)
        // The package's own text is an exception, for which it has a reason in its comment.
        #expect(overlaid("c.d", "en", "Made by %(name)@").isEmpty)
    }

    private func diagnostics(
        _ texts: [(String, String)], comment: String, marksText: Bool = false
    ) throws -> [String] {
        try diagnostics(of: Self.key("a.b", texts, comment: comment), isMarked: marksText)
    }

    /// The findings in the strict style; each is at the mark if there is one.
    private func diagnostics(of strings: String, isMarked: Bool = false) throws -> [String] {
        let text = String(decoding: Self.catalog(strings), as: UTF8.self)
        var place: String?
        if let mark = text.firstIndex(of: "①") {
            let lines = text[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
            place = "Test.xcstrings:\(lines.count):\(lines.last?.unicodeScalars.count ?? 0):"
        }
        var diagnostics: [Diagnostic] = []
        _ = PhraseCatalog.read(
            Array(text.replacing("①", with: "").utf8), named: "Test.xcstrings", style: .strict,
            diagnostics: &diagnostics)
        let found = diagnostics.filter { $0.id != "not-manual" }
        for finding in found {
            #expect(finding.severity == .error && !finding.help.isEmpty)
            if isMarked, let place { #expect("\(finding)".hasPrefix(place), "\(finding)") }
        }
        return found.compactMap { "\($0)".split(separator: "\n").first.map(String.init) }
    }

    private static func catalog(_ strings: String) -> [UInt8] {
        Array("{\"sourceLanguage\": \"en\", \"strings\": {\n\(strings.dropLast(2))\n}}".utf8)
    }

    private static func key(
        _ name: String, _ texts: [(String, String)], comment: String
    ) -> String {
        key(
            name, raw: texts.map { ($0, "{\"stringUnit\": {\"value\": \"\($1)\"}}") },
            comment: comment)
    }

    private static func key(
        _ name: String, raw texts: [(String, String)], comment: String
    ) -> String {
        let texts = texts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        let comment = comment.isEmpty ? "" : "\"comment\": \"\(comment)\", "
        return "\"\(name)\": {\(comment)\"extractionState\": \"manual\", "
            + "\"localizations\": {\(texts)}},\n"
    }
}
