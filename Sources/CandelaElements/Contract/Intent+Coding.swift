import CandelaRules

extension Intent: Codable {
    /// The kind's name in JSON.
    private enum Kind: String, Codable, CaseIterable {
        case open, close, choose, clear, enter, toggle, log, save, delete, undo, set, celebrate
        case add, reorder, start, pause, resume, stop, complete, reopen, skip, share, export
        case `import`, permission, settings, page, launch, retry, app, report
    }

    /// The name of the intent's kind in JSON: `open`.
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
        case .delete, .deleteAll: .delete
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
        case .page: .page
        case .launch: .launch
        case .retry: .retry
        case .app: .app
        case .report: .report
        }
    }

    /// Decodes an intent by its `kind`; of an unknown one, only the kind is kept.
    ///
    /// - Throws: `DecodingError` if a member of a known kind is missing or invalid.
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
            case .enter: try Intent(entering: members)
            case .toggle:
                .toggle(habit: try members.read("habit"), day: try members.read("day"))
            case .log: .log(try Log(members))
            case .save:
                .save(try members.read("record"), id: try members.read(ifPresent: "id"))
            case .delete: try Intent(deleting: members)
            case .undo: .undo(try members.read("record"), ids: try members.read("ids", or: []))
            case .set: .set(try Setting(members))
            case .celebrate: .celebrate(try Celebration(members))
            case .add: .add(try Addition(members))
            case .reorder:
                .reorder(step: try members.read("id"), to: try members.read(ifPresent: "to"))
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
            case .page: .page(try members.read("what"))
            case .launch: try Intent(launching: members)
            case .retry: .retry(try members.read("what"))
            case .app:
                .app(name: try members.read("name"), value: try members.read(ifPresent: "value"))
            case .report: .report(try Report(members))
            }
    }

    /// An intent to delete some records, or all.
    private init(deleting members: Members) throws {
        let record = try members.read("record", as: RecordKind.self)
        let ids = try members.read("ids", or: [String]())
        let isAll = try members.read("all", or: false)
        guard !isAll || ids.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: "all", in: members, debugDescription: "'delete' has either ids or 'all'")
        }
        self = isAll ? .deleteAll(record) : .delete(record, ids: ids)
    }

    /// An intent with an entered value; unknown if the setting is of a later version.
    private init(entering members: Members) throws {
        let setting = try members.read(ifPresent: "setting", as: String.self)
        let option = try members.read(ifPresent: "option", as: String.self)
        switch (option, setting) {
        case (let option?, nil): self = .enter(.option(option))
        case (nil, let word?):
            self =
                Setting.Name(rawValue: word).map { .enter(.setting($0)) }
                ?? .unknown(kind: Kind.enter.rawValue)
        // Reading the missing member reports it.
        case (nil, nil): self = .enter(.option(try members.read("option")))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: "option", in: members,
                debugDescription: "'enter' has either an option or a setting")
        }
    }
}

extension Intent {
    /// An intent to open the target of an action step; unknown if the target is of a later version.
    private init(launching members: Members) throws {
        if let target = try? members.read("target", as: ActionTarget.self) {
            self = .launch(try Launch(target, members))
        } else {
            // Reading the missing member reports it.
            _ = try members.read("target", as: String.self)
            self = .unknown(kind: "launch")
        }
    }
}

extension Intent: MemberWritable {
    package func record(to sink: inout some MemberSink) {
        sink.member("kind", kind)
        switch self {
        case .open(let destination): destination.record(to: &sink)
        case .close(let note): sink.member("note", note)
        case .choose(let option, let value):
            sink.member("option", option)
            sink.member("value", value)
        case .clear(let options): sink.member("options", options)
        case .enter(.option(let option)): sink.member("option", option)
        case .enter(.setting(let setting)): sink.member("setting", setting)
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
        case .deleteAll(let kind):
            sink.member("record", kind)
            sink.member("all", true)
        case .set(let setting): setting.record(to: &sink)
        case .celebrate(let celebration): celebration.record(to: &sink)
        case .add(let addition): addition.record(to: &sink)
        case .reorder(let step, let place):
            sink.member("id", step)
            sink.member("to", place)
        case .start(let run), .pause(let run), .resume(let run), .stop(let run),
            .complete(let run), .reopen(let run), .skip(let run):
            run.record(to: &sink)
        case .share(let share): share.record(to: &sink)
        case .export, .import, .settings, .unknown: break
        case .permission(let name): sink.member("name", name)
        case .page(let page): sink.member("what", page)
        case .launch(let launch): launch.record(to: &sink)
        case .retry(let what): sink.member("what", what)
        case .app(let name, let value):
            sink.member("name", name)
            sink.member("value", value)
        case .report(let report):
            sink.member("about", report.about)
            sink.member("value", report.value)
            sink.member("id", report.id)
        }
    }
}
