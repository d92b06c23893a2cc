import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import Testing

/// What a reader of this version makes of the screens of a later one: it skips what it does not
/// know, says where that stands, and reads the rest as it is.
struct OldReaderTests {
    /// Two states of every screen: as it is first listed, and a later one.
    private static let some: [Specimen] = ScreenName.all.flatMap { name in
        let states = Specimen.all.filter { $0.screen == name }
        return [states.first, states.dropFirst(states.count / 2).first].compactMap(\.self)
    }

    /// A screen's JSON, a line for each member and element.
    private func lines(of screen: Screen) throws -> [Substring] {
        String(decoding: try JSONTextEncoder().encode(screen), as: UTF8.self).split(separator: "\n")
    }

    private func read(_ lines: [some StringProtocol]) throws -> (Screen, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        let screen = try JSONTextDecoder().decode(
            Screen.self, from: Array(lines.joined(separator: "\n").utf8), file: "later.json",
            warnings: &warnings)
        return (screen, warnings)
    }

    private func depth(_ line: some StringProtocol) -> Int { line.prefix { $0 == " " }.count }

    @Test(arguments: some)
    func `skips a member it does not know in every object`(specimen: Specimen) throws {
        let screen = try specimen.made()
        var later: [String] = []
        var places: [[Int?]] = []
        for line in try lines(of: screen) {
            later.append(String(line))
            guard line.hasSuffix("{") else { continue }
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
    func `skips a card of a kind it does not know, and no other`(specimen: Specimen) throws {
        let screen = try specimen.made()
        guard !screen.cards.isEmpty else { return }
        let text = try lines(of: screen)
        let start = try #require(text.firstIndex(of: "  \"cards\": ["))
        let kinds = text.indices.filter {
            $0 > start && depth(text[$0]) == 6 && text[$0].hasPrefix("      \"kind\": ")
                && !text[start...$0].dropFirst().contains { depth($0) == 2 }
        }
        #expect(kinds.count == screen.cards.count)
        for (position, kind) in kinds.enumerated() {
            var later = text
            later[kind] = #"      "kind": "moonPhase","#
            let (back, warnings) = try read(later)
            #expect(
                warnings.map(\.description) == [
                    """
                    later.json:\(kind + 1):15: warning: unknown kind 'moonPhase' for \
                    'cards[\(position)]', which is skipped [unknown-kind]
                    """
                ])
            var cards = screen.cards
            cards[position] = .unknown("moonPhase")
            #expect(back.cards == cards)
            #expect(back.overlay == screen.overlay && back.toasts == screen.toasts)
            #expect(back.title == screen.title && back.announcements == screen.announcements)
        }
    }

    @Test(arguments: some)
    func `tells a screen with a new card as it told it without`(specimen: Specimen) throws {
        let screen = try specimen.made()
        guard !screen.cards.isEmpty else { return }
        var later = try lines(of: screen)
        let start = try #require(later.firstIndex(of: "  \"cards\": ["))
        later.insert(#"    {"kind": "moonPhase", "phase": {"kind": "full"}},"#, at: start + 1)
        let (back, warnings) = try read(later)
        #expect(back.cards == [.unknown("moonPhase")] + screen.cards)
        #expect(warnings.map(\.id) == ["unknown-kind"])
        #expect(warnings.first?.place?.line == start + 2 && warnings.first?.place?.column == 14)
        #expect(Transcript(back, by: .web) == Transcript(screen, by: .web))
    }

    /// Rows of forms are the other union of the contract.
    @Test func `skips a row of a kind it does not know`() throws {
        var rows = 0
        for specimen in Self.some {
            let text = try lines(of: try specimen.made())
            for (index, line) in text.enumerated() where line == "          \"kind\": \"choice\"," {
                var later = text
                later[index] = "\"kind\": \"dial\","
                let (back, warnings) = try read(later)
                #expect(warnings.map(\.id) == ["unknown-kind"])
                #expect(warnings.first?.place?.line == index + 1)
                let unknown = back.cards.flatMap { card in
                    switch card {
                    case .form(let form): form.rows
                    case .routineStep(let step): step.rows
                    default: [FormRow]()
                    }
                }.filter { $0 == .unknown("dial") }
                #expect(unknown.count == 1)
                rows += 1
            }
        }
        #expect(rows > 0)
    }

    @Test func `takes a word it does not know where the set may grow`() throws {
        let specimen = try #require(Specimen.all.first { $0.screen == .nextMilestone })
        let screen = try specimen.made()
        var later = try lines(of: screen)
        let place = try #require(later.firstIndex { $0.contains("\"role\": \"progress\"") })
        let column = depth(later[place]) + 9
        later[place] = Substring(later[place].replacing("progress", with: "orbit"))
        let (back, warnings) = try read(later)
        #expect(back.cards[0].accessibility?.role.rawValue == "orbit")
        #expect(warnings.map(\.id) == ["unknown-value"])
        #expect(warnings[0].place?.line == place + 1 && warnings[0].place?.column == column)
    }
}
