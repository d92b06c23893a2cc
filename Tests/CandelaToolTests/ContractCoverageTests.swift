import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTool
import Testing

/// The specimens cover the contract: every optional member of the published schema is present in
/// one specimen and absent from another, and every value of every vocabulary occurs.
struct ContractCoverageTests {
    /// The parts that no specimen covers yet. Remove a line once a specimen covers it.
    private static let gaps: Set<String> = [
        // Omitted as the usual value.
        "Action.role 'normal' never occurs", "Motion.applies 'full' never occurs",
        // A cross-fade is omitted, and no replacement of ours fades in another way.
        "MotionReduced.motion is never present",
        // Controls imply these, and then they are omitted; the conformance kit has them.
        "Accessibility.children 'ignore' never occurs",
        "Accessibility.states 'checked' never occurs",
        "Accessibility.states 'disabled' never occurs",
        "Accessibility.states 'invalid' never occurs",
        "Accessibility.states 'selected' never occurs",
        "Accessibility.states 'unchecked' never occurs",
        // The package has all phrases of its language.
        "Screen.untranslated is never present",
        // Facts are absent on request.
        "Card.facts is never absent",
        "Accessibility.liveRegion 'assertive' never occurs",
        // The package labels actions and facts with phrases; an app may use any text.
        "AccessibilityDetail.labelKey is never absent", "Action.labelKey is never absent",
    ]

    /// Types whose members and values cannot all be covered by specimens.
    private static let exempt: [String: String] = [
        "AppTab": "the same", "AppText": "the same",
        "Context": "a context that was written says everything; ContextTests leaves members out",
        "ContextOptions": "the same",
        "Element":
            "what elements can say is for the cards of apps too, which take what ours do not",
        "Intent": "every intent is sent and read back by the random walk and the journeys",
        "ElementBase": "the same", "ElementColumn": "the same", "ElementInput": "the same",
        "ElementInputErrors": "the same", "ElementLargeForm": "the same",
        "Size": "the same", "Surface": "the same", "SurfaceBorder": "the same",
        "SurfaceInsets": "the same", "SurfaceMaterial": "the same", "StyledText": "the same",
        "StyledTextPart": "the same",
        "FontWeight": "the weights of the token format, of which a design takes a few",
        "TextStyle": "the text styles of the platforms, of which a design takes a few",
    ]

    @Test func `specimens cover every member and every value of a screen`() throws {
        var coverage = ContractCoverage(try ToolHarness().run("schema screen --exact").output)
        for specimen in Specimen.all { coverage.note(try specimen.once().document.root) }
        for specimen in Specimen.all.prefix(1) {
            let unnamed = try Screen.make(
                specimen.screen, phase: specimen.phase, options: specimen.options,
                of: specimen.app, in: specimen.context)
            coverage.note(
                try JSONDocument(parsing: unnamed.json(style: .compact), file: "screen").root)
        }
        let missing = coverage.missing.filter { line in
            !Self.exempt.keys.contains { line.hasPrefix($0 + ".") || line.hasPrefix($0 + " ") }
        }
        #expect(Set(missing).subtracting(Self.gaps).sorted() == [], "show these in a specimen")
        #expect(
            Self.gaps.subtracting(missing).sorted() == [], "these are shown: take them off the list"
        )
    }

    @Test func `reports members that never or always occur, and unused values`() throws {
        let schema = """
            {"$ref": "#/$defs/Page", "$defs": {
              "Page": {"type": "object", "required": ["cards"], "properties": {
                "cards": {"type": "array", "items": {"$ref": "#/$defs/Card"}},
                "note": {"type": "string"}, "title": {"type": "string"}}},
              "CardBase": {"properties": {"kind": {"type": "string"}}, "required": ["kind"]},
              "Card": {"allOf": [{"$ref": "#/$defs/CardBase"}], "oneOf": [
                {"properties": {"kind": {"const": "a"}, "tone": {"enum": ["calm", "loud"]}}},
                {"properties": {"kind": {"const": "b"}}}]}}}
            """
        var coverage = ContractCoverage(Array(schema.utf8))
        let page = #"{"cards": [{"kind": "a", "tone": "calm"}, {"kind": "a"}], "title": "x"}"#
        coverage.note(try JSONDocument(parsing: Array(page.utf8), file: "page").root)
        #expect(
            coverage.missing == [
                "Card 'b' never occurs", "Card.a.tone 'loud' never occurs",
                "Page.note is never present", "Page.title is never absent",
            ])
    }
}
