/// One row of a form: something to enter, choose, switch, press or read.
///
/// In JSON a row is an object whose first key, `kind`, says what it is. A kind this version does not
/// know is read as ``unknown(_:)``.
@nonexhaustive
public enum FormRow: Sendable, Hashable {
    /// A place to enter something.
    case field(Field)
    /// Several options of which one holds.
    case choice(Choice)
    /// Something that is on or off.
    case toggle(ToggleControl)
    /// Something to press.
    case button(ButtonControl)
    /// A row that opens another screen.
    case link(LinkRow)
    /// A text to read.
    case note(NoteRow)
    /// A row of a later version, of which only the kind is kept.
    case unknown(String)
}

extension FormRow: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case field, choice, toggle, button, link, note
    }

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    /// Reads a row by its `kind`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let kind = try? container.decode(Kind.self, forKey: .kind) else {
            self = .unknown(try container.decode(String.self, forKey: .kind))
            return
        }
        self =
            switch kind {
            case .field: .field(try Field(from: decoder))
            case .choice: .choice(try Choice(from: decoder))
            case .toggle: .toggle(try ToggleControl(from: decoder))
            case .button: .button(try ButtonControl(from: decoder))
            case .link: .link(try LinkRow(from: decoder))
            case .note: .note(try NoteRow(from: decoder))
            }
    }

    /// Writes `kind`, then the row's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func write(_ kind: Kind, _ row: some Encodable) throws {
            try container.encode(kind, forKey: .kind)
            try row.encode(to: encoder)
        }
        switch self {
        case .field(let row): try write(.field, row)
        case .choice(let row): try write(.choice, row)
        case .toggle(let row): try write(.toggle, row)
        case .button(let row): try write(.button, row)
        case .link(let row): try write(.link, row)
        case .note(let row): try write(.note, row)
        case .unknown(let kind): try container.encode(kind, forKey: .kind)
        }
    }
}
