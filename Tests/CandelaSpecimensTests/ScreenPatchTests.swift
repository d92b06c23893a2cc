import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

struct ScreenPatchTests {
    /// The length of what a stream sends for a change.
    private func size(of screen: Screen, since earlier: Screen) throws -> Int {
        let patch = try screen.changes(since: earlier, including: [])
        return try JSONTextEncoder(style: .compact).encode(patch).count
    }

    /// `.ci/check-dump` applies the patches of all journeys.
    @Test(arguments: Journey.some)
    func `the patches of a journey applied in order give its screens`(journey: Journey) throws {
        let screens = try journey.once().map(\.screen)
        var drawn = try #require(screens.first)
        for (earlier, next) in zip(screens, screens.dropFirst()) {
            drawn = try drawn.applying(next.changes(since: earlier))
            #expect(drawn == next)
        }
    }

    /// The page of a habit also has its figures, its chart and its days. On a later day more than the
    /// tick changes.
    @Test func `a completed habit takes 2 kB, and half a kilobyte more on its page`() throws {
        var sizes: [Int] = []
        var largest = 0
        for journey in Journey.all where journey.name.hasPrefix("habit") {
            let frames = try journey.once()
            for (earlier, next) in zip(frames, frames.dropFirst()) {
                guard case .toggle? = next.event?.intent,
                    next.screen.context.now.secondsSince1970
                        - earlier.screen.context.now.secondsSince1970 < 3600
                else { continue }
                let bytes = try size(of: next.screen, since: earlier.screen)
                sizes.append(bytes)
                if next.screen.screen != .habitDetail { largest = max(largest, bytes) }
            }
        }
        #expect(sizes.count > 10)
        // Most change one habit; the first one of a day also starts a streak and ends a break.
        #expect(sizes.sorted()[sizes.count / 2] <= 1_000)
        #expect(sizes.allSatisfy { $0 <= 2_560 }, "\(sizes)")
        #expect(largest <= 2_048)
    }

    @Test(arguments: ["run-typical", "run-timer-hours", "run-count-up", "run-intervals"])
    func `a second of a timer takes less than 1 kB`(name: String) throws {
        let specimen = try #require(Specimen.all.first { $0.name == name })
        let later = try specimen.in { $0.now = $0.now.adding(seconds: 1) }.made()
        let size = try size(of: later, since: specimen.once().screen)
        #expect(size <= 1_000)
    }

    @Test(arguments: [ScreenDetail.all, []])
    func `a screen written as a document equals its parsed text`(detail: ScreenDetail) throws {
        for specimen in Specimen.all.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
            let screen = try specimen.once().screen
            let written = try screen.document(including: detail).root.storage
            let text = try screen.json(style: .compact, including: detail)
            let parsed = try JSONDocument(parsing: text, file: "-").root.storage
            #expect(written.bytes + [UInt8(ascii: "\n")] == parsed.bytes)
            #expect(written.nodes.elementsEqual(parsed.nodes, by: Self.areSame), "\(specimen)")
        }
    }

    private static func areSame(_ left: JSONNode, _ right: JSONNode) -> Bool {
        (left.start, left.extent, left.next, left.tag, left.isEscaped, left.hasLoneSurrogate)
            == (
                right.start, right.extent, right.next, right.tag, right.isEscaped,
                right.hasLoneSurrogate
            )
    }

    @Test func `an overlay takes its own size`() throws {
        var count = 0
        for journey in Journey.all {
            let screens = try journey.once().map(\.screen)
            for (earlier, next) in zip(screens, screens.dropFirst())
            where earlier.screen == next.screen && earlier.overlay == nil {
                guard let overlay = next.overlay else { continue }
                // The patch also has the changes of the screen below, such as a step
                // that was added to a routine, which is edited in the overlay.
                let patch = try next.changes(since: earlier, including: [])
                let own = patch.operations.filter { $0.path.hasPrefix("/overlay") }
                let operation = try #require(own.first)
                #expect(own.count == 1 && operation.op == .add)
                let sent = try JSONTextEncoder(style: .compact).encode(operation).count
                let whole = try JSONTextEncoder(style: .compact).encode(overlay).count
                // `{"op":"add","path":"/overlay","value":…}` has 40 characters around the value.
                #expect(sent <= whole + 40)
                count += 1
            }
        }
        #expect(count > 5)
    }

    @Test func `a patch that starts from another screen is refused`() throws {
        let screens = try #require(Journey.all.first).once().map(\.screen)
        let screen = try #require(screens.first)
        let patch = ScreenPatch(operations: [.init(.remove, "/cards/99/body")])
        #expect {
            try screen.applying(patch)
        } throws: {
            "\($0)" == "/cards/99/body: there is no such value"
        }
        #expect(throws: ScreenPatchError.self) {
            try screen.applying(ScreenPatch(operations: [.init(.remove, "/language")]))
        }
    }

    @Test func `a theme of its own stays`() throws {
        let specimen = try #require(Specimen.all.first { $0.screen == .habitList })
        var screen = try specimen.once().screen
        screen.theme = .practice
        let later = try specimen.in { $0.now = $0.now.adding(seconds: 1) }.made()
        var next = later
        next.theme = .practice
        #expect(try screen.applying(next.changes(since: screen)).theme == .practice)
    }
}
