import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Foundation
import Testing

/// The recorded lists of the phrases that each screen, and each part of a session, say.
struct UsedPhrasesTests {
    private static let command =
        "CANDELA_RECORD=1 swift test --filter UsedPhrasesTests && swift run candela-generate"

    /// The beginnings of keys between which only a person's data decides, such as the day on which
    /// a streak is praised, the kind of a step without a name, or the chosen colour.
    private static let families = [
        "accent.name.", "color.name.", "milestone.remaining", "practice.day.empty.",
        "routine.step.kind.", "routine.step.lacks.", "routine.summary", "settings.mode.",
        "share.card.", "share.subject", "share.theme.", "streak.message.", "weight.change",
        "weight.chart.empty.", "weight.prediction.",
    ]

    /// The phrases of each app's specimens and journeys.
    private static let recorded = Result {
        try AppDefinition.standard.map { app in
            (
                app,
                try RecordedPhrases(
                    of: Specimen.all.filter { $0.app.id == app.id },
                    Journey.all.filter { $0.app.id == app.id }, families: families)
            )
        }
    }

    /// The phrases of a screen without texts, in any app and in one with weigh-ins.
    private static let blank = Result {
        (
            plain: try RecordedPhrases(
                of: BlankScreen.specimens, [BlankScreen.syncing, BlankScreen.changing]),
            weighIns: try RecordedPhrases(of: BlankScreen.weighIns, [])
        )
    }

    /// The keys of each part of a session.
    private static func parts() throws -> [SessionPart: Set<String>] {
        func all(_ recorded: RecordedPhrases) -> Set<String> {
            recorded.session.union(recorded.screens[BlankScreen.Options.screen] ?? [])
        }
        let (plain, weighIns) = try blank.get()
        let apps = try recorded.get()
        func ids(_ part: SessionPart) -> Set<String> {
            Set(apps.map(\.0).filter { $0.sessionParts.contains(part) }.map(\.id))
        }
        // What the sessions of all apps with a part say, and not those of every app.
        let common = Dictionary(
            uniqueKeysWithValues: SessionPart.allCases.map { part in
                let sessions = apps.filter { ids(part).contains($0.0.id) }.map(\.1.session)
                let said = sessions.dropFirst().reduce(sessions.first ?? []) { $0.intersection($1) }
                return (part, said.subtracting(all(plain)))
            })
        var parts = common
        for part in SessionPart.allCases {
            // What other apps say too belongs to the part they have.
            for other in SessionPart.allCases where ids(other).isStrictSuperset(of: ids(part)) {
                parts[part]?.subtract(common[other] ?? [])
            }
        }
        parts[.every] = all(plain)
        parts[.weighIns]?.formUnion(all(weighIns).subtracting(all(plain)))
        // Routines remind of habits too, but not of their streaks.
        let habits = apps.first { $0.0.id == AppDefinition.habit.id }?.1.session ?? []
        let known = AppDefinition.habit.sessionParts.compactMap { parts[$0] }.joined()
        parts[.habits]?.formUnion(habits.subtracting(known))
        return parts
    }

    @Test func `are those that specimens and journeys say`() throws {
        let recorded = try Self.recorded.get()
        let screens = recorded.flatMap { app, recorded in
            app.presenters.map { presenter in
                (String(describing: type(of: presenter)), recorded.screens[presenter.name] ?? [])
            }
        }
        let session = try Self.parts().map { ($0.rawValue, $1) }
        for (module, lists) in [("CandelaKit", session), ("CandelaScreens", screens)] {
            let lines = lists.sorted { $0.0 < $1.0 }.flatMap { name, keys in
                [name] + keys.sorted().map { "    \($0)" }
            }
            let text = (["# Recorded: \(Self.command)"] + lines).map { "\($0)\n" }.joined()
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../Sources/\(module)/Language/UsedPhrases.txt")
            if ProcessInfo.processInfo.environment["CANDELA_RECORD"] == "1" {
                try Data(text.utf8).write(to: file)
            }
            let old = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let difference = text.split(separator: "\n").difference(from: old)
            let changes = difference.map { change in
                switch change {
                case .insert(_, let line, _): "+\(line)"
                case .remove(_, let line, _): "-\(line)"
                }
            }
            #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))\n\(Self.command)")
        }
    }

    /// A translator of an app is asked for all that its sessions say.
    @Test func `of an app contain all that its sessions say`() throws {
        for (app, recorded) in try Self.recorded.get() {
            #expect(recorded.session.subtracting(app.phraseKeys).sorted() == [], "\(app.id)")
        }
    }

    /// A phrase that any session can say is in every app's list because the blank screen's
    /// journeys say it.
    @Test func `of a part are about its records`() throws {
        let beginnings = [
            "habit.reminder.", "name.quoted", "practice.reminder.", "routine.", "streak.",
            "unit.weight.",
            "weight.",
        ]
        for (part, keys) in try Self.parts() where part != .every {
            let others = keys.filter { key in !beginnings.contains { key.hasPrefix($0) } }
            #expect(others == [], "\(part)")
            #expect(!keys.isEmpty, "\(part)")
        }
    }

    @Test func `of weights and routines are not asked of an app without them`() throws {
        let app = try AppDefinition(
            "reading", name: "Reading", theme: .of(.habit),
            wording: Wording.standard.adding(Self.sky),
            screens: [
                HabitListPresenter(), PracticeDashboardPresenter(),
                Tonight(usedPhrases: UsedPhrases(["sky.title"])),
            ])
        for beginning in ["weight.", "routine.", "unit.", "timer.", "duration."] {
            #expect(app.phraseKeys.filter { $0.hasPrefix(beginning) } == [])
        }
        #expect(app.phraseKeys.isSuperset(of: ["streak.atRisk.message", "undo.done"]))
        #expect(AppDefinition.weight.phraseKeys.contains("weight.reminder.text"))
        #expect(AppDefinition.routine.phraseKeys.contains("routine.run.event.completed"))
    }

    /// A phrase that a state says has that state's specimen or journey; a phrase that no state says
    /// is dead.
    @Test func `contain every phrase of the catalogs`() throws {
        let recorded = try Self.recorded.get()
        let recorder = PhraseRecorder()
        Self.sayOthers(recorder)
        let texts = AppDefinition.standard.flatMap { [$0.name] + $0.tabs.compactMap(\.label) }
        let others = recorder.keys.union(texts.compactMap(\.key))
        // A screen without a list may say all phrases, apart from the words for roles.
        let all = AppDefinition(
            unchecked: "all", name: "All", theme: .of(.habit), wording: .standard,
            screens: [BlankScreen(presentation: .tab)])
        let (plain, weighIns) = try Self.blank.get()
        let said = (recorded.map(\.1) + [plain, weighIns]).map(\.spoken)
        let keys = said.reduce(all.phraseKeys.subtracting(others)) { $0.subtracting($1) }.sorted()
        for key in keys { Issue.record("no specimen or journey says '\(key)'") }
    }

    /// Uses public functions of the engine with arguments that no screen of the package has.
    private static func sayOthers(_ recorder: PhraseRecorder) {
        let app = AppDefinition(
            unchecked: "others", name: "Others", theme: .of(.habit), wording: .engine,
            screens: [BlankScreen(presentation: .tab)]
        ).recorded(by: recorder)
        let kit = Kit(app, Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc))
        for days in [3, 14] {
            for unit in [Streak.Unit.days, .weeks] {
                _ = Accessibility.streakBadge(
                    days: days, in: unit, name: .own("Runs"), language: kit.language)
            }
        }
        let inputs = [
            Element.Input(.decimal, min: 1), Element.Input(.decimal, max: 9),
            Element.Input(.day, min: "2026-03-01"), Element.Input(.day, max: "2026-03-31"),
        ]
        for input in inputs {
            let name = kit.phrase("Value")
            _ = kit.field(
                "value", input, name: kit.text(name, .body, .textPrimary),
                action: kit.action("value", .close(), name))
        }
    }

    @Test func `an app with two screens needs a seventh of the phrases`() throws {
        let list = try #require(AppDefinition.habit.presenter(of: .habitList))
        let streak = try #require(AppDefinition.practice.presenter(of: .streakCounter))
        let app = try AppDefinition(
            "small", name: "Small", theme: .of(.habit), wording: .standard,
            screens: [list, streak])
        #expect(app.phraseKeys.count < Wording.standard.keys.count / 7, "\(app.phraseKeys.count)")
        #expect(Wording.standard.keys.count > 900)
    }

    private static let sky = Phrases.Table(languages: ["en"]) { _ in
        ["sky.title", "Sky", "sky.moon", "Moon", "sky.sun", "Sun"]
    }

    /// A screen of an app's own.
    private struct Tonight: PhraseListing {
        struct Options: ScreenOptions {
            static let screen: ScreenName = "sky.tonight"
        }

        var usedPhrases: UsedPhrases?

        func title(_ kit: Kit) -> Phrase {
            kit.phrases.phrase("sky.title", of: UsedPhrasesTests.sky)
        }

        func content(
            of journal: Journal, _ options: Options, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            if journal.habits.isEmpty {
                _ = kit.phrases.phrase("sky.moon", of: UsedPhrasesTests.sky)
            }
            return ScreenContent()
        }

        static func app(_ used: UsedPhrases? = nil) throws -> AppDefinition {
            try AppDefinition(
                "sky", name: "Sky", theme: .of(.habit),
                wording: Wording.engine.adding(UsedPhrasesTests.sky),
                screens: [Tonight(usedPhrases: used)])
        }
    }

    @Test func `are all phrases of the engine for a screen without a list`() throws {
        let all = try Tonight.app().phraseKeys
        #expect(all.isSuperset(of: ["sky.title", "sky.moon", "chart.point", "action.tryAgain"]))
        #expect(!all.contains("role.button"))
        let listed = try Tonight.app(UsedPhrases(["sky.title"])).phraseKeys
        #expect(listed.isSuperset(of: ["sky.title", "action.tryAgain"]))
        #expect(listed.isDisjoint(with: ["sky.moon", "chart.point"]))
    }

    @Test func `are those of the specimens for a screen without a list that has some`() throws {
        let app = try Tonight.app()
        let context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        let specimen = Specimen(
            "tonight", of: Tonight.Options.screen, phase: .ready(Journal()), app: app, in: context)
        let keys = app.phraseKeys(recorded: try RecordedPhrases(of: [specimen], []))
        #expect(keys.isSuperset(of: ["sky.title", "sky.moon", "action.tryAgain"]))
        #expect(keys.isDisjoint(with: ["sky.sun", "chart.point"]))
        let journey = Journey(
            "night", from: Journal(), at: Tonight.Options(), of: app, in: context, [])
        #expect(app.phraseKeys(recorded: try RecordedPhrases(of: [], [journey])) == keys)
    }
}
