import CandelaRules

extension Intent {
    /// Visits the kinds of intents, in the order of their schema. Each states its name and its
    /// members once: with the values of an intent to write them, and without to read them.
    static func visitKinds<Visitor: MemberVisitor>(
        _ kinds: inout IntentKindSearch, _ member: inout Visitor
    ) throws {
        try kinds.visit(
            "open", &member, { if case .open(let own) = $0 { own } else { nil } },
            { .open(try Destination(&$0, of: $1)) })
        try kinds.visit(
            "close", &member, { if case .close(let note) = $0 { Single(note) } else { nil } },
            { .close(note: try $0("note", $1?.value)) })
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
            { .log(try Log(&$0, of: $1)) })
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
            { .set(try Setting(&$0, of: $1)) })
        try kinds.visit(
            "celebrate", &member, { if case .celebrate(let own) = $0 { own } else { nil } },
            { .celebrate(try Celebration(&$0, of: $1)) })
        try kinds.visit(
            "add", &member, { if case .add(let own) = $0 { own } else { nil } },
            { .add(try Addition(&$0, of: $1)) })
        try kinds.visit(
            "reorder", &member,
            { if case .reorder(let step, let place) = $0 { (step, place) } else { nil } },
            { .reorder(step: try $0("id", $1?.0), to: try $0("to", $1?.1)) })
        try visitRun(
            "start", { if case .start(let run) = $0 { run } else { nil } }, { .start($0) }, &kinds,
            &member)
        try visitRun(
            "pause", { if case .pause(let run) = $0 { run } else { nil } }, { .pause($0) }, &kinds,
            &member)
        try visitRun(
            "resume", { if case .resume(let run) = $0 { run } else { nil } }, { .resume($0) },
            &kinds, &member)
        try visitRun(
            "stop", { if case .stop(let run) = $0 { run } else { nil } }, { .stop($0) }, &kinds,
            &member)
        try visitRun(
            "complete", { if case .complete(let run) = $0 { run } else { nil } }, { .complete($0) },
            &kinds, &member)
        try visitRun(
            "reopen", { if case .reopen(let run) = $0 { run } else { nil } }, { .reopen($0) },
            &kinds, &member)
        try visitRun(
            "skip", { if case .skip(let run) = $0 { run } else { nil } }, { .skip($0) }, &kinds,
            &member)
        try visitHostKinds(&kinds, &member)
    }

    private static func visitRun<Visitor: MemberVisitor>(
        _ name: String, _ own: (Intent) -> Run?, _ intent: (Run) -> Intent,
        _ kinds: inout IntentKindSearch, _ member: inout Visitor
    ) throws {
        try kinds.visit(name, &member, own) { intent(try Run(&$0, of: $1)) }
    }

    /// Visits the kinds that the host performs.
    private static func visitHostKinds<Visitor: MemberVisitor>(
        _ kinds: inout IntentKindSearch, _ member: inout Visitor
    ) throws {
        try kinds.visit(
            "share", &member, { if case .share(let own) = $0 { own } else { nil } },
            { .share(try Share(&$0, of: $1)) })
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
            { .report(try Report(&$0, of: $1)) })
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
    private init(entering member: inout some MemberVisitor, of own: Target?) throws {
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

/// A search among the kinds of intents: for the one with a name, whose members are read, or for the
/// one of an intent, whose members are written.
struct IntentKindSearch {
    private let name: String?
    private let intent: Intent?

    /// The names of the kinds found; of all kinds if nothing is searched for.
    private(set) var names: [String] = []

    /// The intent found.
    private(set) var result: Intent?

    /// Searches for the kind with a name, for the kind of an intent, or for all kinds.
    init(name: String? = nil, of intent: Intent? = nil) {
        (self.name, self.intent) = (name, intent)
    }

    /// Visits a kind.
    ///
    /// - Parameters:
    ///   - own: The values of an intent; `nil` if it is of another kind.
    ///   - members: Visits the members, with the values to write or without.
    mutating func visit<Own, Visitor: MemberVisitor>(
        _ kind: String, _ member: inout Visitor, _ own: (Intent) -> Own?,
        _ members: (inout Visitor, Own?) throws -> Intent
    ) throws {
        guard result == nil else { return }
        if let intent {
            guard let own = own(intent) else { return }
            (result, names) = (intent, [kind])
            let _: String = try member("kind", kind)
            _ = try members(&member, own)
        } else if name == kind {
            (result, names) = (try members(&member, nil), [kind])
        } else if name == nil {
            names.append(kind)
        }
    }
}
