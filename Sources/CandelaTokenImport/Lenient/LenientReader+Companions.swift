/// Members beside a value that change it, which other tools read.
extension LenientReader {
    /// Reads a unit or an opacity beside a value.
    ///
    /// - Returns: Whether the value was read.
    /// - Throws: A reason to leave the token out: a member that changes its value in another way.
    mutating func readCompanions(
        of value: JSONValue, in object: JSONValue, _ type: LenientType, hasType: Bool
    ) throws(SkippedToken) -> Bool {
        for member in object.members where !member.isOfFormat {
            switch member.name {
            case "unit":
                if try readUnit(member.value, of: value, type, hasType) {
                    companions.insert(member.name)
                }
            case "alpha", "opacity":
                if try readOpacity(member, of: value, type, hasType: hasType) {
                    companions.insert(member.name)
                }
            default:
                guard Self.changesValues(member.name) else { continue }
                guard !StructureConverter.isOrHoldsToken(member.value) else { continue }
                throw .because("its member '\(member.name)' changes its value")
            }
        }
        return !companions.isEmpty
    }

    /// Whether a member's name says that it replaces or changes the value beside it: `darkValue`,
    /// `dark`, `lighten`.
    private static func changesValues(_ name: String) -> Bool {
        changing.contains(name) || isAppearance(name)
    }

    /// Whether a member's name says that it has the value for an appearance.
    static func isAppearance(_ name: String) -> Bool {
        guard let (rest, context) = FolderName.appearance(name) else { return false }
        return ["", "value", "color", "mode", "theme"].contains(rest)
            && ["light", "dark", "day", "night"].contains(where: context.contains)
    }

    private static let changing: Set<String> = [
        "modify", "modifier", "modifiers", "multiplier", "factor", "lighten", "darken", "saturate",
        "desaturate",
    ]

    /// Whether a member beside a value is one that changes it.
    static func isCompanion(_ name: String) -> Bool {
        ["unit", "alpha", "opacity"].contains(name) || changesValues(name)
    }

    private mutating func readUnit(
        _ written: JSONValue, of value: JSONValue, _ type: LenientType, _ hasType: Bool
    ) throws(SkippedToken) -> Bool {
        if let own = value["unit"]?.string, own == written.string { return false }
        guard let unit = written.string, let text = value.string ?? value.number?.text,
            let amount = DecimalUnit(text), amount.unit.isEmpty || amount.unit == unit
        else { throw .because("its unit \(Self.shown(written)) does not fit its value") }
        guard let known = unit == "%" ? .number : Conversion.type(ofUnit: unit),
            type.type == known || type.type == nil,
            let measure = DecimalUnit(amount.spelling + unit),
            let json = Conversion.json(.measure(measure), as: known)
        else {
            throw .because(
                "the format has no unit '\(unit)' for "
                    + (type.type.map { "a \($0.rawValue)" } ?? "a value"))
        }
        warn(
            "lenient-unit",
            "has the unit '\(unit)' beside its value, read as \(amount.spelling)\(unit)", at: value)
        replace(value, with: json)
        if type.type == nil { changeType(to: known, hasType) }
        return true
    }

    /// Reads an opacity beside a colour or, in a composite value, beside one of its colours.
    ///
    /// - Returns: Whether it concerns the value.
    mutating func readOpacity(
        _ member: JSONMember, of value: JSONValue, _ type: LenientType, hasType: Bool
    ) throws(SkippedToken) -> Bool {
        let isUntyped = type.type == nil && type.isUntyped
        guard type.type == .color || isUntyped else {
            guard type.type?.holdsColors == true else { return false }
            throw .because("its member '\(member.name)' changes its value")
        }
        let alpha = member.value
        let amount = (alpha.string ?? alpha.number?.text).flatMap(DecimalUnit.init)
        let isAmount = amount.map { ["", "%"].contains($0.unit) }
        guard isAmount ?? (Self.isReference(alpha) && value.string != nil) else {
            throw .because("its \(member.name) \(Self.shown(alpha)) is not a number")
        }
        warn(
            "lenient-calculation",
            "has the \(member.name) \(Self.shown(alpha)) beside its colour: the result is used",
            at: value)
        convertLater(ForeignValue(kind: .value(.color), value: value, alpha: alpha))
        if let text = value.string {
            let opacity = alpha.string ?? alpha.source
            writings.append(
                SourceEdit(value.range, JSONText.quoted("rgba(\(text), \(opacity))")))
        }
        if type.type == nil { changeType(to: .color, hasType) }
        return true
    }
}
