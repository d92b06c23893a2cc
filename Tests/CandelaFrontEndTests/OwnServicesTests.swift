import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens
import Testing

/// The services of a session for an app's own records: pages, reminders, toasts, fields and errors.
struct OwnServicesTests {
    struct Meeting: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var begins: Instant
    }

    private static let meetings = RecordType<Meeting>("meetings")

    struct ListOptions: ScreenOptions {
        static let screen: ScreenName = "club.meetings"

        var filter: String?
    }

    struct MeetingOptions: RecordOptions {
        static let screen: ScreenName = "club.meeting"
        static let shows = Intent.RecordKind(meetings)

        var record: String?
    }

    struct NoteOptions: ScreenOptions {
        static let screen: ScreenName = "club.note"
    }

    struct ListPresenter: Presenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase("Meetings") }

        func content(
            of journal: Journal, _ options: ListOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent()
        }

        func react(
            to event: Event, _ options: inout ListOptions, in session: inout Session,
            _ context: Context
        ) throws(SessionError) -> [Effect]? {
            switch event.intent {
            case .app(name: "club.hide", let value):
                session.show(
                    "hidden", .info, offer: .init(.app(name: "club.show"), "Show"), in: context
                ) { $0.phrase(AppText("Hidden")) }
                options.filter = value?.text
                return []
            case .app(name: "club.show", _):
                options.filter = nil
                return [.haptic(.undo)]
            default: return nil
            }
        }
    }

    struct MeetingPresenter: RemindingPresenter {
        static let meeting = Effect.Schedule.Topic(rawValue: "club.meeting")

        func title(_ kit: Kit) -> Phrase { kit.phrase("Meeting") }

        func content(
            of journal: Journal, _ options: MeetingOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            guard let id = options.record else {
                throw .own("a meeting is required", id: "missing-meeting")
            }
            guard journal[meetings].contains(where: { $0.id == id }) else {
                throw .own("there is no meeting '\(id)'", id: "unknown-meeting")
            }
            return ScreenContent()
        }

        func schedules(of journal: Journal, with kit: Kit) -> [Effect.Schedule] {
            let moments = journal[meetings].map { meeting in
                Effect.Schedule.Moment(
                    Self.meeting, meeting.begins, about: meeting.id, kit.phrase("Reading club"),
                    kit.phrase("The meeting begins in an hour"),
                    opens: .open("club.meeting", record: meeting.id))
            }
            return [Effect.Schedule(Self.meeting, moments)]
        }
    }

    struct NotePresenter: Presenter {
        func title(_ kit: Kit) -> Phrase { kit.phrase("Note") }

        func content(
            of journal: Journal, _ options: NoteOptions, with kit: Kit
        ) throws(ScreenError) -> ScreenContent {
            ScreenContent(cards: [Card(NoteCard(kit: kit))])
        }

        func react(
            to event: Event, _ options: inout NoteOptions, in session: inout Session,
            _ context: Context
        ) throws(SessionError) -> [Effect]? {
            guard case .app(name: "club.read", _) = event.intent else { return nil }
            let filter = session.options(of: ListOptions.self)?.filter
            return [.app(name: "filter", value: filter.map { .text($0) })]
        }
    }

    /// A field whose text the host stores.
    struct NoteCard: CardContent {
        static let kind = "clubNote"

        let id = "note"
        let kit: Kit

        var body: Element {
            .column {
                kit.field(
                    "text", Element.Input(.text, value: .entered(""), maximumLength: 10),
                    name: kit.text(kit.phrase("Note"), .body, .textPrimary), value: nil,
                    placeholder: kit.text(kit.phrase("Thoughts"), .body, .textPrimary),
                    action: kit.action("enter", .app(name: "moon.note"), kit.phrase("Note")))
            }
        }
    }

    private static let now = Instant(secondsSince1970: 1_773_850_800)

    private static func context(after seconds: Int = 0) -> Context {
        Context(now: now.adding(seconds: seconds), zone: .utc)
    }

    private static func session() throws -> Session {
        var journal = Journal()
        for (id, hours) in [("may", 24), ("june", 48)] {
            try journal.add(
                Meeting(id: id, begins: now.adding(seconds: hours * 3600)), to: meetings)
        }
        let app = try AppDefinition(
            "club", name: "Club", theme: .of(.habit), wording: .engine,
            screens: [ListPresenter(), MeetingPresenter(), NotePresenter()], data: [meetings])
        return try Session(journal, at: ListOptions(), of: app)
    }

    private static func schedules(_ effects: [Effect]) -> [Effect.Schedule] {
        effects.compactMap {
            if case .schedule(let schedule) = $0, schedule.about == MeetingPresenter.meeting {
                schedule
            } else {
                nil
            }
        }
    }

    @Test func `its own reminders are scheduled, changed and cancelled`() throws {
        var session = try Self.session()
        let first = Self.schedules(
            try session.send(Event(.report(.init(.time))), in: Self.context()))
        #expect(first.map { $0.moments.map(\.title) } == [["Reading club", "Reading club"]])
        #expect(
            first[0].moments.map(\.intent)
                == ["may", "june"].map { .open("club.meeting", record: $0) })
        #expect(try session.send(Event(.report(.init(.time))), in: Self.context(after: 1)).isEmpty)
        let delete = Event(.delete(Intent.RecordKind(Self.meetings), ids: ["june"]))
        let second = Self.schedules(try session.send(delete, in: Self.context(after: 2)))
        #expect(second.map { $0.moments.map(\.at) } == [[Self.now.adding(seconds: 24 * 3600)]])
        let last = Event(.delete(Intent.RecordKind(Self.meetings), ids: ["may"]))
        #expect(
            Self.schedules(try session.send(last, in: Self.context(after: 3))).map(\.moments)
                == [[]])
    }

    @Test func `a page of a deleted record is closed`() throws {
        var session = try Self.session()
        let context = Self.context()
        let error = #expect(throws: SessionError.self) {
            try session.send(Event(.open("club.meeting", record: "gone")), in: context)
        }
        #expect(error?.id == "unknown-record")
        #expect(throws: SessionError.self) {
            try session.send(Event(.open("club.note", record: "may")), in: context)
        }
        _ = try session.send(Event(.open("club.meeting", record: "may")), in: context)
        #expect((session.place.page.options as? MeetingOptions)?.record == "may")
        _ = try session.send(
            Event(.delete(Intent.RecordKind(Self.meetings), ids: ["june"])), in: context)
        #expect(session.place.page.screen == "club.meeting")
        _ = try session.send(
            Event(.delete(Intent.RecordKind(Self.meetings), ids: ["may"])), in: context)
        #expect(session.place.page.screen == "club.meetings")
    }

    @Test func `the action of a toast reaches its presenter after Back and elsewhere`() throws {
        for isKept in [false, true] {
            var session = try Self.session()
            let context = Self.context()
            _ = try session.send(
                Event(.app(name: "club.hide", value: "past")), in: context)
            _ = try session.send(Event(.open("club.note")), in: context)
            if isKept {
                let text = try JSONTextEncoder().encode(session)
                session = try JSONTextDecoder(userInfo: [.apps: [session.app]]).decode(
                    Session.self, from: text, file: "session.json")
            }
            #expect(session.options(of: ListOptions.self)?.filter == "past")
            let action = try #require(
                session.screen(in: context).enabledActions.first {
                    $0.intent == .app(name: "club.show")
                })
            #expect(try session.send(action.event(), in: context).contains(.haptic(.undo)))
            #expect(session.options(of: ListOptions.self)?.filter == nil)
            #expect(session.place.page.screen == "club.note")
            #expect(try session.screen(in: context).toasts.isEmpty)
        }
    }

    @Test func `a screen reads the options of another`() throws {
        var session = try Self.session()
        _ = try session.send(
            Event(.app(name: "club.hide", value: "past")), in: Self.context())
        _ = try session.send(Event(.open("club.note")), in: Self.context())
        #expect(
            try session.send(Event(.app(name: "club.read")), in: Self.context())
                == [.app(name: "filter", value: "past")])
        #expect(session.options(of: MeetingOptions.self) == nil)
    }

    @Test func `a field of the host keeps what was typed, within its limits`() throws {
        var session = try Self.session()
        let context = Self.context()
        _ = try session.send(Event(.open("club.note")), in: context)
        let field = try #require(
            session.screen(in: context).enabledActions.first {
                $0.intent == .app(name: "moon.note")
            })
        #expect(
            try session.send(field.event(entering: "Momo"), in: context)
                == [.app(name: "moon.note", value: "Momo")])
        let error = #expect(throws: SessionError.self) {
            try session.send(field.event(entering: "Momo and the men"), in: context)
        }
        #expect(error?.path == "value" && error?.id == "invalid-value")
    }

    @Test func `its errors have its words and its id`() throws {
        let error = #expect(throws: ScreenError.self) {
            try Screen.make(
                MeetingOptions(), phase: .ready(Journal()), of: Self.session().app,
                in: Self.context())
        }
        #expect(error == .own("a meeting is required", id: "missing-meeting"))
        #expect(error?.description == "a meeting is required [missing-meeting]")
    }
}
