public import CandelaJSON
import CandelaRules

extension Intent {
    /// Visits the kinds of intents, in the order of their schema. Each states its name and its
    /// members once: with the values of an intent to write them, and without to read them.
    @usableFromInline
    package static func visitKinds(
        _ kinds: inout KindSearch<Intent>, _ member: inout Visitor
    ) throws {
        try kinds.visit(
            "open", &member, { if case .open(let own) = $0 { own } else { nil } },
            { .open(try $0.members(of: $1)) })
        try kinds.visit(
            "close", &member, { if case .close(let note) = $0 { Single(note) } else { nil } },
            { .close(note: try $0("note", $1?.value)) })
        try kinds.visit("discard", &member, { $0 == .discard ? () : nil }, { _, _ in .discard })
        try kinds.visit(
            "choose", &member,
            { if case .choose(let option, let value) = $0 { (option, value) } else { nil } },
            { .choose(option: try $0("option", $1?.0), value: try $0("value", $1?.1)) })
        try kinds.visit(
            "clear", &member, { if case .clear(let options) = $0 { options } else { nil } },
            { .clear(options: try $0("options", $1)) })
        try kinds.visit(
            "enter", &member, { if case .enter(let target) = $0 { target } else { nil } },
            { try Intent(entering: &$0, of: $1) })
        try kinds.visit(
            "toggle", &member,
            { if case .toggle(let habit, let day) = $0 { (habit, day) } else { nil } },
            { .toggle(habit: try $0("habit", $1?.0), day: try $0("day", $1?.1)) })
        try kinds.visit(
            "log", &member, { if case .log(let own) = $0 { own } else { nil } },
            { .log(try $0.members(of: $1)) })
        try kinds.visit(
            "save", &member,
            { if case .save(let record, let id) = $0 { (record, id) } else { nil } },
            { .save(try $0("record", $1?.0), id: try $0("id", $1?.1)) })
        try kinds.visit("delete", &member, \.deletion) { member, own in
            let record: RecordKind = try member("record", own?.0)
            let ids = try member("ids", own?.1, unless: [])
            let isAll = try member("all", own?.2, unless: false)
            try member.check("all", !isAll || ids.isEmpty, "'delete' has either ids or 'all'")
            return isAll ? .deleteAll(record) : .delete(record, ids: ids)
        }
        try kinds.visit(
            "undo", &member,
            { if case .undo(let record, let ids) = $0 { (record, ids) } else { nil } },
            { .undo(try $0("record", $1?.0), ids: try $0("ids", $1?.1, unless: [])) })
        try kinds.visit(
            "set", &member, { if case .set(let own) = $0 { own } else { nil } },
            { .set(try $0.members(of: $1)) })
        try kinds.visit(
            "celebrate", &member, { if case .celebrate(let own) = $0 { own } else { nil } },
            { .celebrate(try $0.members(of: $1)) })
        try kinds.visit(
            "add", &member, { if case .add(let own) = $0 { own } else { nil } },
            { .add(try $0.members(of: $1)) })
        try kinds.visit(
            "reorder", &member,
            { if case .reorder(let step, let place) = $0 { (step, place) } else { nil } },
            { .reorder(step: try $0("id", $1?.0), to: try $0("to", $1?.1)) })
        for kind in runKinds {
            try kinds.visit(
                kind.name, &member, { kind.run($0) }, { kind.intent(try $0.members(of: $1)) })
        }
        try visitHostKinds(&kinds, &member)
    }

    /// A kind of intent of a routine. All have the same members, so they are visited by the same
    /// code.
    private struct RunKind: Sendable {
        let name: String
        let intent: @Sendable (Run) -> Intent
        let run: @Sendable (Intent) -> Run?

        init(
            _ name: String, _ intent: @escaping @Sendable (Run) -> Intent,
            _ run: @escaping @Sendable (Intent) -> Run?
        ) {
            (self.name, self.intent, self.run) = (name, intent, run)
        }
    }

    private static let runKinds = [
        RunKind("start", { .start($0) }, { if case .start(let run) = $0 { run } else { nil } }),
        RunKind("pause", { .pause($0) }, { if case .pause(let run) = $0 { run } else { nil } }),
        RunKind("resume", { .resume($0) }, { if case .resume(let run) = $0 { run } else { nil } }),
        RunKind("stop", { .stop($0) }, { if case .stop(let run) = $0 { run } else { nil } }),
        RunKind(
            "complete", { .complete($0) }, { if case .complete(let run) = $0 { run } else { nil } }),
        RunKind("reopen", { .reopen($0) }, { if case .reopen(let run) = $0 { run } else { nil } }),
        RunKind("skip", { .skip($0) }, { if case .skip(let run) = $0 { run } else { nil } }),
    ]

    /// Visits the kinds that the host performs.
    private static func visitHostKinds(
        _ kinds: inout KindSearch<Intent>, _ member: inout Visitor
    ) throws {
        try kinds.visit(
            "share", &member, { if case .share(let own) = $0 { own } else { nil } },
            { .share(try $0.members(of: $1)) })
        try kinds.visit("export", &member, { $0 == .export ? () : nil }, { _, _ in .export })
        try kinds.visit("import", &member, { $0 == .import ? () : nil }, { _, _ in .import })
        try kinds.visit(
            "permission", &member, { if case .permission(let own) = $0 { own } else { nil } },
            { .permission(try $0("name", $1)) })
        try kinds.visit(
            "settings", &member, { $0 == .settings ? () : nil }, { _, _ in .settings })
        try kinds.visit(
            "page", &member, { if case .page(let own) = $0 { own } else { nil } },
            { .page(try $0("what", $1)) })
        try kinds.visit(
            "launch", &member, { if case .launch(let own) = $0 { own } else { nil } }
        ) { member, own in
            guard let target = try member.known("target", own?.target) else {
                return .unknown(kind: "launch")
            }
            return .launch(try Launch(target, &member, of: own))
        }
        try kinds.visit(
            "retry", &member, { if case .retry(let own) = $0 { own } else { nil } },
            { .retry(try $0("what", $1)) })
        try kinds.visit(
            "app", &member,
            { if case .app(let name, let value) = $0 { (name, value) } else { nil } },
            { .app(name: try $0("name", $1?.0), value: try $0("value", $1?.1)) })
        try kinds.visit(
            "report", &member, { if case .report(let own) = $0 { own } else { nil } },
            { .report(try $0.members(of: $1)) })
    }

    /// The kind and the ids of records to delete, and whether all are deleted.
    private var deletion: (RecordKind, [String], Bool)? {
        switch self {
        case .delete(let record, let ids): (record, ids, false)
        case .deleteAll(let record): (record, [], true)
        default: nil
        }
    }

    /// The optional value of an intent that has no other.
    private struct Single {
        let value: String?

        init(_ value: String?) { self.value = value }
    }
}

extension Intent {
    /// Visits an intent with an entered value; it is unknown if the setting is of a later version.
    private init(entering member: inout Visitor, of own: Target?) throws {
        var names: (option: String?, setting: String?)
        switch own {
        case .option(let option)?: names.option = option
        case .setting(let setting)?: names.setting = setting.rawValue
        case nil: break
        }
        let setting = try member.optional("setting", names.setting) ?? names.setting
        let option = try member.optional("option", names.option) ?? names.option
        try member.check(
            "option", setting == nil || option == nil,
            "'enter' has either an option or a setting")
        if let setting {
            let name = Setting.Name(rawValue: setting)
            self = name.map { .enter(.setting($0)) } ?? .unknown(kind: "enter")
        } else if let option {
            self = .enter(.option(option))
        } else {
            // Reading the missing member reports it.
            self = .enter(.option(try member.required("option", nil as String?)))
        }
    }
}
