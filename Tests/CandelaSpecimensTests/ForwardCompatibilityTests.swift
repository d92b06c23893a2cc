import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Decoding of a later version's screens: unknown parts are skipped with a warning at their place,
/// and the rest is decoded unchanged.
struct ForwardCompatibilityTests {
    /// Two states of every screen: the first in the list, and another one.
    private static let some: [Specimen] = ScreenName.allCases.flatMap { name in
        let states = Specimen.all.filter { $0.screen == name }
        return [states.first, states.dropFirst(states.count / 2).first].compactMap(\.self)
    }

    /// A screen's JSON, one line for each member and element.
    private func lines(of screen: Screen) throws -> [Substring] {
        String(decoding: try screen.json(), as: UTF8.self).split(separator: "\n")
    }

    /// A screen, and all warnings about it, of which reading keeps the first hundred.
    private func read(_ lines: [some StringProtocol]) throws -> (Screen, warnings: [Diagnostic]) {
        let document = try JSONDocument(
            parsing: Array(lines.joined(separator: "\n").utf8), file: "later.json")
        let found = LockedValue<[Diagnostic]>([])
        var (omissions, warnings) = (
            DiagnosticLog(),
            DiagnosticLog(passingTo: { warning in found.with { $0.append(warning) } })
        )
        let screen = try JSONTextDecoder().decode(
            Screen.self, from: document.root, omissions: &omissions, warnings: &warnings
        ).value
        #expect(omissions.isEmpty)
        let all = found.with { $0 }
        return (screen, all.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) })
    }

    private func depth(_ line: some StringProtocol) -> Int { line.prefix { $0 == " " }.count }

    @Test(arguments: some)
    func `skips an unknown member in every object`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        var later: [String] = []
        var places: [[Int?]] = []
        // Facts and intent values are kept unchanged, including unknown members.
        var facts: Int?
        for line in try lines(of: screen) {
            later.append(String(line))
            if facts == depth(line) { facts = nil }
            if facts == nil, line.hasSuffix("\"facts\": {") || line.hasSuffix("\"value\": {") {
                facts = depth(line)
            }
            // Names of styles and of a person's colours are data, so any name is valid.
            guard facts == nil, line.hasSuffix("{"),
                ![#"  "type": {"#, #"  "colors": {"#].contains(line)
            else { continue }
            later.append(#"  "sinceThen": {"kind": "new", "list": [1, {"a": null}]},"#)
            places.append([later.count, 3])
        }
        let (back, warnings) = try read(later)
        #expect(back == screen)
        #expect(!places.isEmpty)
        #expect(warnings.map { [$0.place?.line, $0.place?.column] } == places)
        #expect(warnings.allSatisfy { $0.id == "unknown-member" && $0.severity == .warning })
    }

    @Test(arguments: some)
    func `encodes a card of an unknown kind as it was decoded`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        guard !screen.cards.isEmpty else { return }
        var later = try lines(of: screen)
        let start = try #require(later.firstIndex(of: "  \"cards\": ["))
        later[start + 2] = #"      "kind": "moonPhase","#
        let (back, warnings) = try read(later)
        #expect(warnings.isEmpty)
        #expect(back.cards[0].kind == "moonPhase" && back.cards[0].body == screen.cards[0].body)
        #expect(Transcript(back, by: .web) == Transcript(screen, by: .web))
    }

    /// Elements are the union in the contract.
    @Test(arguments: some)
    func `keeps the content of an element of an unknown kind`(specimen: Specimen) throws {
        let text = try lines(of: try specimen.once().screen)
        let column = #"          "kind": "column","#
        guard let index = text.firstIndex(of: Substring(column)) else { return }
        var later = text
        later[index] = #"          "kind": "orbit","#
        let (back, warnings) = try read(later)
        #expect(warnings.map(\.id).contains("unknown-kind"))
        #expect(warnings.first?.place?.line == index + 1)
        let (before, _) = try read(text)
        func texts(_ element: Element) -> [String] {
            element.words.map(\.text) + element.children.flatMap(texts)
        }
        #expect(back.elements.flatMap(texts) == before.elements.flatMap(texts))
    }

    @Test func `accepts an unknown value in a set that may grow`() throws {
        let specimen = try #require(Specimen.all.first { $0.screen == .nextMilestone })
        let screen = try specimen.once().screen
        var later = try lines(of: screen)
        let place = try #require(later.firstIndex { $0.contains("\"role\": \"progress\"") })
        let column = depth(later[place]) + 9
        later[place] = Substring(later[place].replacing("progress", with: "orbit"))
        let (back, warnings) = try read(later)
        #expect(back.cards[0].body.accessibility?.role.rawValue == "orbit")
        #expect(warnings.map(\.id) == ["unknown-value"])
        #expect(warnings[0].place?.line == place + 1 && warnings[0].place?.column == column)
    }
}
