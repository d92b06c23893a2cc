import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import Testing

/// Requests to the host, and its reports: closed lists of names and values.
struct HostRequestTests {
    private static let context = Context(
        now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)

    private static func session() throws -> Session {
        var journal = Journal()
        journal.routines = [Routine(id: "r", name: "Morning")]
        return try Session(journal, at: RoutineTemplatesOptions(), of: .routine)
    }

    private static func send(_ intent: Intent) throws -> [Effect] {
        var session = try session()
        return try session.send(Event(intent), in: context)
    }

    private static func refusal(_ intent: Intent) -> SessionError? {
        #expect(throws: SessionError.self) { try send(intent) }
    }

    private static func read<Value: Decodable>(_ text: String) throws -> Value {
        try JSONTextDecoder().decode(Value.self, from: Array(text.utf8), file: "value")
    }

    private static func text(_ value: some Encodable) throws -> String {
        let bytes = try JSONTextEncoder(style: .compact).encode(value)
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    @Test(arguments: Intent.AppPage.allCases)
    func `a page of the app is opened by name`(page: Intent.AppPage) throws {
        let effects = try Self.send(.page(page))
        #expect(effects == [.open(Effect.HostPage(rawValue: page.rawValue))])
        #expect(Effect.HostPage.allCases.map(\.rawValue).contains(page.rawValue))
        let json = #"{"kind":"page","what":"\#(page.rawValue)"}"#
        #expect(try Self.read(json) == Intent.page(page))
        #expect(try Self.text(Intent.page(page)) == json)
    }

    @Test(arguments: ActionTarget.allCases)
    func `a target is opened with the name of its step`(target: ActionTarget) throws {
        var launch = Intent.Launch(target, name: "Play music")
        (launch.routine, launch.step) = ("r", "music")
        #expect(try Self.send(.launch(launch)) == [.launch(launch)])
        let members =
            #""target":"\#(target.rawValue)","name":"Play music","routine":"r","step":"music""#
        let json = #"{"kind":"launch",\#(members)}"#
        #expect(try Self.read(json) == Intent.launch(launch))
        #expect(try Self.text(Intent.launch(launch)) == json)
        #expect(try Self.read(json) == Effect.launch(launch))
        #expect(try Self.text(Effect.launch(launch)) == json)
    }

    @Test func `a name of a later version is read and rejected`() throws {
        let page: Intent = try Self.read(#"{"kind": "page", "what": "garden"}"#)
        let error = Self.refusal(page)
        #expect(error?.path == "intent.what" && error?.id == "unknown-page")
        #expect(
            error?.message == "there is no page 'garden': use 'about', 'places', 'timeSlots', "
                + "'dayCategories', 'routineModes' or 'snippets'")
        let permission: Intent = try Self.read(#"{"kind": "permission", "name": "camera"}"#)
        #expect(Self.refusal(permission)?.id == "unknown-permission")
        let launch: Intent = try Self.read(#"{"kind": "launch", "target": "tv", "name": "News"}"#)
        #expect(launch == .unknown(kind: "launch") && Self.refusal(launch)?.id == "unknown-intent")
        var gone = Intent.Launch(.app, name: "News")
        gone.routine = "gone"
        #expect(Self.refusal(.launch(gone))?.id == "unknown-routine")
    }

    @Test(
        arguments: [
            (.time, [nil]), (.save, [true, false]),
            (.share, ["composing", "ready", "failed", "shared"]),
            (
                .sync,
                [
                    "reachable", "networkLost", "networkFound", "activity", "signedIn", "signedOut",
                    "failed", "notSignedIn", "restricted", "unavailable",
                ]
            ), (.notifications, [true, false]), (.health, [true, false]), (.place, ["home", nil]),
            (.note, ["Imported 3 files"]),
        ] as [(Intent.Report.Topic, [Intent.Value?])])
    func `a report has a value of its topic`(
        topic: Intent.Report.Topic, values: [Intent.Value?]
    ) throws {
        let others: [Intent.Value?] = [nil, true, 1, "nonsense", .list(["home"]), .object([:])]
        for value in values {
            var session = try Self.session()
            // A save is reported after one was made.
            _ = try session.send(Event(.set(.haptics(false))), in: Self.context)
            _ = try session.send(Event(.report(.init(topic, value))), in: Self.context)
        }
        let isText = topic == .place || topic == .note
        for value in others where !values.contains(value) && !(isText && value?.text != nil) {
            let error = Self.refusal(.report(.init(topic, value)))
            #expect(error?.path == "intent.value" && error?.id == "invalid-report")
            #expect(error?.message.contains("does not accept") == true)
        }
    }

    @Test func `an error of a report lists the values of its topic`() {
        #expect(
            Self.refusal(.report(.init(.share, "maybe")))?.message
                == "'share' does not accept 'maybe': use 'composing', 'ready', 'failed' or 'shared'"
        )
        #expect(
            Self.refusal(.report(.init(.note)))?.message
                == "'note' does not accept a report without a value: use a text")
        let error = Self.refusal(.report(.init(.init(rawValue: "weather"), "sunny")))
        #expect(error?.path == "intent.about" && error?.id == "unknown-topic")
    }

    @Test func `a host adds the steps of a snippet to the draft of a routine`() throws {
        var session = try Self.session()
        _ = try session.send(Event(.open(.routineBuilder, as: .sheet)), in: Self.context)
        let step = Intent.Value.object(["id": "tea", "name": "Tea"])
        let steps = Event(.choose(option: "draft.routine.steps", value: .list([step])))
        _ = try session.send(steps, in: Self.context)
        let options = session.place.page.options as? RoutineBuilderOptions
        #expect(options?.draft?.routine.steps.map(\.name) == ["Tea"])
    }
}
