import CandelaAudit
import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokenExport
import CandelaTokens
import Testing

/// Fonts of a brand, with their names, metrics and fallback.
struct BrandFontTests {
    /// A brand with a single font family.
    private static func brand(_ family: String, _ extensions: String = "") -> String {
        """
        {"base": {"font": {"family": {"$type": "fontFamily", "text": {"$value": \(family)\(extensions)}}}}}
        """
    }

    /// `$extensions` with a font.
    private static func font(
        names: String = #"{"apple": "Wide-Roman", "android": "wide", "web": "Wide Web"}"#,
        averageWidth: String = "600",
        fallback: String = #"{"name": "Georgia", "unitsPerEm": 2000, "averageWidth": 1000}"#
    ) -> String {
        """
        , "$extensions": {"org.candela": {"font": {
        "names": \(names),
        "metrics": {"unitsPerEm": 1000, "ascent": 900, "descent": -240, "lineGap": 0, "capHeight": 700,
         "xHeight": 500, "averageWidth": \(averageWidth)},
        "fallback": \(fallback)}}}
        """
    }

    private static func theme(_ text: String) throws(BrandError) -> Theme {
        try Theme(.practice, brand: Brand(Array(text.utf8)))
    }

    @Test func `are in every text style with names, metrics and fallback`() throws {
        let face = try #require(BrandFixture.almanac.theme(of: .weight).text(.body).face)
        #expect([face.apple, face.android, face.web] == ["Literata", "literata", "Literata"])
        #expect(face.metrics.ascent == 1177 && face.metrics.descent == -308)
        #expect(face.metrics.averageWidth == 480 && face.metrics.unitsPerEm == 1000)
        #expect(face.fallback == .init("Georgia", unitsPerEm: 2048, averageWidth: 913))
        #expect(Theme.weight.text(.body).face == nil)
    }

    @Test(arguments: [
        (brand(#"["Inter", "serif"]"#), "1:54", "missing-font"),
        (
            brand(#"["Wide"]"#, font(names: #"{"apple": "Wide", "web": "Wide"}"#)), "2:10",
            "invalid-hint"
        ),
        (brand(#"["Wide"]"#, font(averageWidth: "0")), "4:34", "invalid-hint"),
        (brand(#"["Wide"]"#, font(averageWidth: #""wide""#)), "4:34", "invalid-hint"),
        (brand(#"["Wide"]"#, font(fallback: "\"Georgia\"")), "5:13", "invalid-hint"),
        (
            brand(#"["Wide"]"#, #", "$extensions": {"org.candela": {"font": true}}"#), "1:123",
            "invalid-hint"
        ),
    ])
    func `are an error at its place if missing or malformed`(
        text: String, place: String, id: String
    ) throws {
        let error = try #require(throws: BrandError.self) { try Self.theme(text) }
        let first = try #require(error.diagnostics.first { $0.severity == .error })
        #expect(first.id == id)
        #expect(first.place.map { "\($0.line):\($0.column)" } == place, "\(error)")
    }

    /// Generic families need no description.
    @Test func `need no description if they are generic`() throws {
        let theme = try Self.theme(Self.brand(#"["ui-serif", "serif"]"#))
        #expect(theme.text(.body).families == ["ui-serif", "serif"])
        #expect(theme.text(.body).face == nil)
    }

    /// The two differ only in the width of the letters.
    @Test func `are measured by their metrics in the audit`() throws {
        func tooWide(_ averageWidth: String) throws -> Int {
            let theme = try Self.theme(
                Self.brand(#"["Wide"]"#, Self.font(averageWidth: averageWidth)))
            let specimen = try #require(Specimen.all.first { $0.screen == .streakCounter })
            var context = specimen.context
            context.typeSize = .accessibility5
            var app = specimen.app
            app.theme = theme
            let screen = try Screen.make(
                .streakCounter, phase: specimen.phase, options: specimen.options, of: app,
                in: context)
            return Audit.findings(in: [screen]).count { $0.id == .textTooWide }
        }
        // Three times as wide as the letters of Roboto, 911 of 2,048.
        #expect(try tooWide("445") < tooWide("1335"))
    }

    /// A fallback of 0.5 em a letter, for a font of 0.6: 1.2 times as large, so that its lines of
    /// 0.9 and 0.24 of the font's size are 0.75 and 0.2 of its own size.
    @Test func `get a metric-adjusted fallback in style sheets`() throws {
        let text = Self.brand(#"["Wide", "serif"]"#, Self.font())
        let css = try Self.exported(text, as: .css)
        #expect(
            css.contains(
                """
                @font-face {
                  font-family: "Wide Web Fallback";
                  src: local("Georgia");
                  size-adjust: 120%;
                  ascent-override: 75%;
                  descent-override: 20%;
                  line-gap-override: 0%;
                }
                """))
        #expect(css.contains(#"--base-font-family-text: "Wide Web", "Wide Web Fallback", serif;"#))
    }

    @Test(arguments: [
        (OutputFormat.swift, #"["Wide-Roman", "serif"]"#), (.ts, #"["Wide Web", "serif"]"#),
        (.compose, #""wide", "serif""#), (.json, #""Wide""#),
    ])
    func `have each platform's name in exports`(format: OutputFormat, words: String) throws {
        let text = Self.brand(#"["Wide", "serif"]"#, Self.font())
        let exported = try Self.exported(text, as: format)
        #expect(exported.contains(words))
    }

    private static func exported(_ text: String, as format: OutputFormat) throws -> String {
        var found: [Diagnostic] = []
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        let project = try #require(
            TokenProject.load("brand.tokens.json", files: files, diagnostics: &found))
        let export = TokenExport(
            project, project.permutations, name: "brand", diagnostics: &found)
        let emitted = format.files(for: export, diagnostics: &found)
        #expect(found.filter { $0.severity == .error } == [])
        return emitted.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    }
}
