import CandelaRules

extension Intent: Codable {
    /// The word in JSON.
    private enum Kind: String, Codable, CaseIterable {
        case open, close, choose, clear, enter, toggle, log, save, delete, undo, set, celebrate
        case add, reorder, start, pause, resume, stop, complete, reopen, skip, share, export
        case `import`, permission, settings, retry, app, report
    }

    /// The word in JSON.
    public var kind: String {
        if case .unknown(let kind) = self { kind } else { ownKind.rawValue }
    }

    private var ownKind: Kind {
        switch self {
        case .open: .open
        case .close, .unknown: .close
        case .choose: .choose
        case .clear: .clear
        case .enter: .enter
        case .toggle: .toggle
        case .log: .log
        case .save: .save
        case .delete: .delete
        case .undo: .undo
        case .set: .set
        case .celebrate: .celebrate
        case .add: .add
        case .reorder: .reorder
        case .start: .start
        case .pause: .pause
        case .resume: .resume
        case .stop: .stop
        case .complete: .complete
        case .reopen: .reopen
        case .skip: .skip
        case .share: .share
        case .export: .export
        case .import: .import
        case .permission: .permission
        case .settings: .settings
        case .retry: .retry
        case .app: .app
        case .report: .report
        }
    }

    /// Reads an intent by its `kind`; one that is not known keeps its kind alone.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        if let kind = try? members.read("kind", as: Kind.self) {
            self = try Intent(kind, members)
        } else {
            self = .unknown(kind: try members.read("kind"))
        }
    }

    private init(_ kind: Kind, _ members: Members) throws {
        self =
            switch kind {
            case .open: .open(try Destination(members))
            case .close: .close(note: try members.read(ifPresent: "note"))
            case .choose:
                .choose(option: try members.read("option"), value: try members.read("value"))
            case .clear: .clear(options: try members.read("options"))
            case .enter: .enter(option: try members.read("option"), try Entry(members))
            case .toggle:
                .toggle(habit: try members.read("habit"), day: try members.read("day"))
            case .log: .log(try Log(members))
            case .save:
                .save(try members.read("record"), id: try members.read(ifPresent: "id"))
            case .delete:
                .delete(try members.read("record"), ids: try members.read("ids", or: []))
            case .undo: .undo(try members.read("record"), ids: try members.read("ids", or: []))
            case .set: .set(try Setting(members))
            case .celebrate: .celebrate(try Celebration(members))
            case .add: .add(try Addition(members))
            case .reorder:
                .reorder(
                    step: try members.read("id"), to: try members.read(ifPresent: "to"),
                    try Entry(ifPresent: members))
            case .start: .start(try Run(members))
            case .pause: .pause(try Run(members))
            case .resume: .resume(try Run(members))
            case .stop: .stop(try Run(members))
            case .complete: .complete(try Run(members))
            case .reopen: .reopen(try Run(members))
            case .skip: .skip(try Run(members))
            case .share: .share(try Share(members))
            case .export: .export
            case .import: .import
            case .permission: .permission(try members.read("name"))
            case .settings: .settings
            case .retry: .retry(try members.read("what"))
            case .app:
                .app(name: try members.read("name"), value: try members.read(ifPresent: "value"))
            case .report: .report(try Report(members))
            }
    }
}

extension Intent: Recorded {
    func record(to sink: inout some MemberSink) {
        sink.member("kind", kind)
        switch self {
        case .open(let destination): destination.record(to: &sink)
        case .close(let note): sink.member("note", note)
        case .choose(let option, let value):
            sink.member("option", option)
            sink.member("value", value)
        case .clear(let options): sink.member("options", options)
        case .enter(let option, let entry):
            sink.member("option", option)
            entry.record(to: &sink)
        case .toggle(let habit, let day):
            sink.member("habit", habit)
            sink.member("day", day.description)
        case .log(let log): log.record(to: &sink)
        case .save(let kind, let id):
            sink.member("record", kind)
            sink.member("id", id)
        case .delete(let kind, let ids), .undo(let kind, let ids):
            sink.member("record", kind)
            sink.member("ids", unlessEmpty: ids)
        case .set(let setting): setting.record(to: &sink)
        case .celebrate(let celebration): celebration.record(to: &sink)
        case .add(let addition): addition.record(to: &sink)
        case .reorder(let step, let place, let entry):
            sink.member("id", step)
            sink.member("to", place)
            entry?.record(to: &sink)
        case .start(let run), .pause(let run), .resume(let run), .stop(let run),
            .complete(let run), .reopen(let run), .skip(let run):
            run.record(to: &sink)
        case .share(let share): share.record(to: &sink)
        case .export, .import, .settings, .unknown: break
        case .permission(let name): sink.member("name", name)
        case .retry(let what): sink.member("what", what)
        case .app(let name, let value):
            sink.member("name", name)
            sink.member("value", value)
        case .report(let report):
            sink.member("about", report.about)
            sink.member("value", report.value)
        }
    }
}

// MARK: - What intents carry

extension Intent.Destination {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("screen", screen)
        sink.member("as", presentation)
        sink.member("habit", habit)
        sink.member("routine", routine)
        sink.member("session", session)
        sink.member("day", day?.description)
        sink.member("grain", grain)
    }

    fileprivate init(_ members: Members) throws {
        self.init(
            try members.read("screen"), as: try members.read("as", or: Presentation.push))
        habit = try members.read(ifPresent: "habit")
        routine = try members.read(ifPresent: "routine")
        session = try members.read(ifPresent: "session")
        day = try members.read(ifPresent: "day")
        grain = try members.read(ifPresent: "grain")
    }
}

extension Intent.Entry {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("format", format)
        sink.member("value", value)
        sink.member("min", min)
        sink.member("max", max)
        sink.member("step", step)
        sink.member("unit", unit)
        sink.member("maximumLength", maximumLength)
    }

    fileprivate init(_ members: Members) throws {
        try self.init(members.read("format", as: Format.self), members)
    }

    /// The entry among the members of an intent that may have none.
    fileprivate init?(ifPresent members: Members) throws {
        let format = try members.read(ifPresent: "format", as: Format.self)
        let entry = try Intent.Entry(format ?? .text, members)
        guard format != nil else { return nil }
        self = entry
    }

    private init(_ format: Format, _ members: Members) throws {
        self.init(
            format, value: try members.read(ifPresent: "value"),
            min: try members.read(ifPresent: "min"), max: try members.read(ifPresent: "max"),
            step: try members.read(ifPresent: "step"), unit: try members.read(ifPresent: "unit"),
            maximumLength: try members.read(ifPresent: "maximumLength"))
    }
}

extension Intent.Log {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("record", record)
        sink.member("id", id)
        sink.member("habit", habit)
        sink.member("day", day?.description)
        sink.member("minutes", minutes)
        entry?.record(to: &sink)
    }

    fileprivate init(_ members: Members) throws {
        self.init(try members.read("record"))
        id = try members.read(ifPresent: "id")
        habit = try members.read(ifPresent: "habit")
        day = try members.read(ifPresent: "day")
        minutes = try members.read(ifPresent: "minutes")
        entry = try Intent.Entry(ifPresent: members)
    }
}

extension Intent.Setting {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("setting", setting)
        sink.member("session", session)
        if let entry { entry.record(to: &sink) } else { sink.member("value", value) }
    }

    fileprivate init(_ members: Members) throws {
        self.init(
            try members.read("setting"), session: try members.read(ifPresent: "session"),
            value: try members.read(ifPresent: "value"), entry: try Intent.Entry(ifPresent: members)
        )
        if entry != nil { value = nil }
    }
}

extension Intent.Celebration {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("days", days)
        sink.member("habit", habit)
        sink.member("weight", weight)
        sink.member("unit", unit)
    }

    fileprivate init(_ members: Members) throws {
        self.init()
        days = try members.read(ifPresent: "days")
        habit = try members.read(ifPresent: "habit")
        weight = try members.read(ifPresent: "weight")
        unit = try members.read(ifPresent: "unit")
    }
}

extension Intent.Addition {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("stepKind", step)
        sink.member("routine", routine)
        entry?.record(to: &sink)
    }

    fileprivate init(_ members: Members) throws {
        self.init()
        step = try members.read(ifPresent: "stepKind")
        routine = try members.read(ifPresent: "routine")
        entry = try Intent.Entry(ifPresent: members)
    }
}

extension Intent.Run {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("routine", routine)
        sink.member("session", session)
        sink.member("step", step)
        sink.member("seconds", seconds)
        sink.member("answer", answer)
    }

    fileprivate init(_ members: Members) throws {
        self.init()
        routine = try members.read(ifPresent: "routine")
        session = try members.read(ifPresent: "session")
        step = try members.read(ifPresent: "step")
        seconds = try members.read(ifPresent: "seconds")
        answer = try members.read(ifPresent: "answer")
    }
}

extension Intent.Share {
    fileprivate func record(to sink: inout some MemberSink) {
        sink.member("subject", subject)
        sink.member("text", text)
        sink.member("card", card)
    }

    init(_ members: Members) throws {
        self.init(
            subject: try members.read("subject"), text: try members.read("text"),
            card: try members.read(ifPresent: "card"))
    }
}

extension Intent.Report {
    fileprivate init(_ members: Members) throws {
        self.init(try members.read("about"), try members.read(ifPresent: "value"))
    }
}
