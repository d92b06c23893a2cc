import CandelaStringCatalogs
import CandelaJSON
import CandelaLanguage
import Testing

/// Plural forms of a whole text that has several numbers.
struct CountedTextTests {
    @Test(arguments: [
        (
            "%(read)lld of %(total)lld page", "%(read)lld of %(total)lld pages",
            "%(read)lld of %(total){one:%(total)lld page|other:%(total)lld pages}"
        ),
        (
            "%(read)lld von einer Seite", "%(read)lld von %(total)lld Seiten",
            "%(read)lld von %(total){one:einer Seite|other:%(total)lld Seiten}"
        ),
        (
            "%(read)lld page of %(total)lld in all", "%(read)lld pages of %(total)lld in all",
            "%(read){one:%(read)lld page|other:%(read)lld pages} of %(total)lld in all"
        ),
        (
            "Page %(read)lld, of %(total)lld", "Pages %(read)lld, of %(total)lld",
            "%(read){one:Page %(read)lld|other:Pages %(read)lld}, of %(total)lld"
        ),
        (
            "%(read)lld of %(total)lld new page", "%(read)lld of %(total)lld new pages",
            "%(read)lld of %(total){one:%(total)lld new page|other:%(total)lld new pages}"
        ),
    ])
    func `vary by the number beside the words that differ`(
        one: String, other: String, pattern: String
    ) throws {
        let (catalog, all) = Self.read(Self.forms(one, other), comment: "read: number.")
        let found = all.filter { $0.id != "one-without-number" }
        // Texts in which 'total' has no plural forms need a comment on it.
        let isCounted = pattern.contains("%(total){")
        #expect(found.map(\.id) == (isCounted ? [] : ["count-without-plural"]), "\(found)")
        #expect(found.allSatisfy { $0.severity == .warning })
        let table = PhraseTable(try #require(catalog))
        #expect(table.sourceText(of: "a.b") == pattern)
        #expect(table.entries.first?.placeholders.map(\.name) == ["read", "total"])
    }

    @Test(arguments: [
        ("%(a)lld page %(b)lld", "%(a)lld pages %(b)lld"), ("%(a)lld %(b)lld", "%(a)lld %(b)lld"),
        ("%(a)lld one, %(b)lld one", "%(a)lld more, %(b)lld more"),
    ])
    func `are an error if two numbers are meant`(one: String, other: String) {
        let (catalog, found) = Self.read(Self.forms(one, other), comment: "a: number. b: count.")
        #expect(catalog == nil)
        #expect(found.map(\.id).contains("ambiguous-plural"), "\(found)")
    }

    @Test func `several numbers without words that agree need no plural forms`() throws {
        let text = #"{"stringUnit": {"value": "%(read)lld / %(total)lld"}}"#
        let (catalog, found) = Self.read(text, comment: "read: number. total: number.")
        #expect(found.isEmpty && catalog != nil, "\(found)")
        let (other, warnings) = Self.read(text, comment: "read: count. total: number.")
        #expect(other != nil && warnings.map(\.id) == ["count-without-plural"], "\(warnings)")
        let help = try #require(warnings.first?.help)
        #expect(help.contains { $0.contains("'read: number.' into the comment") })
        // In the package's own catalogs it is an error.
        let (strict, _) = Self.read(text, comment: "read: count. total: number.", .strict)
        #expect(strict == nil)
    }

    private static func forms(_ one: String, _ other: String) -> String {
        #"{"variations": {"plural": {"one": {"stringUnit": {"value": "\#(one)"}}, "#
            + #""other": {"stringUnit": {"value": "\#(other)"}}}}}"#
    }

    private static func read(
        _ text: String, comment: String, _ style: PhraseStyle = .lenient
    ) -> (catalog: PhraseCatalog?, found: [Diagnostic]) {
        let catalog = """
            {"sourceLanguage": "en", "strings": {"a.b": {"extractionState": "manual",
             "comment": "Text. \(comment) total: count.", "localizations": {"en": \(text)}}}}
            """
        var found: [Diagnostic] = []
        let read = PhraseCatalog.read(
            Array(catalog.utf8), named: "Test.xcstrings", style: style, diagnostics: &found)
        return (read, found)
    }
}
