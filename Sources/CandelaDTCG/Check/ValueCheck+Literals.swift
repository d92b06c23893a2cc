/// Checks of explicit values.
extension TokenGraph {
    mutating func checkLiteral(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        switch slot {
        case .value(.color): checkColor(location, node, storage, &check)
        case .value(.fontFamily):
            if node.tag == .string { return checkFontName(slot, location, node, storage, &check) }
            checkList(slot, of: .fontName, location, node, storage, &check)
        case .value(.fontWeight): checkFontWeight(slot, location, node, storage, &check)
        case .value(.cubicBezier): checkCurve(slot, location, node, storage, &check)
        case .value(.number), .lengthAmount, .curveNumber, .alpha:
            checkNumber(slot, location, node, storage, &check)
        case .value(.strokeStyle) where node.tag == .string:
            checkWord(slot, Words.strokeStyles, location, node, storage, &check)
        case .value(.shadow) where node.tag == .array:
            checkList(slot, of: .layer, location, node, storage, &check)
        case .value(.gradient): checkList(slot, of: .stop, location, node, storage, &check)
        case .dashes: checkList(slot, of: .value(.dimension), location, node, storage, &check)
        case .lengthUnit: checkWord(slot, Words.lengthUnits, location, node, storage, &check)
        case .timeUnit: checkWord(slot, Words.timeUnits, location, node, storage, &check)
        case .lineCap: checkWord(slot, Words.lineCaps, location, node, storage, &check)
        case .fontName: checkFontName(slot, location, node, storage, &check)
        case .value(.string): if node.tag != .string { fail(slot, at: location, &check) }
        case .inset, .value(.boolean):
            if node.tag != .true, node.tag != .false { fail(slot, at: location, &check) }
        case .colorSpace:
            checkWord(slot, Words.colorSpaces, location, node, storage, &check)
        case .components: checkComponents(nil, location, node, storage, &check)
        case .component(let space, let index):
            checkComponent(space, index, location, node, storage, &check)
        case .hex:
            if node.tag != .string || !Self.isHex(storage.bytes[storage.contents(of: node)]) {
                fail(slot, at: location, &check)
            }
        default: checkObject(slot, location, node, storage, &check)
        }
    }

    /// Checks an object with a fixed set of members.
    private mutating func checkObject(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        guard node.tag == .object else { return fail(slot, at: location, &check) }
        let members = slot.members
        var seen: UInt16 = 0
        var cursor = location.index + 1
        for position in 0..<Int(node.extent) {
            let (name, value) = (storage.nodes[cursor], NodeLocation(location.source, cursor + 1))
            let found = Self.find(name, storage, members, likely: position)
            if found < 0 {
                failMember(
                    slot, NodeLocation(location.source, cursor), members.map { "\($0.name)" },
                    &check)
            } else {
                seen |= 1 << UInt16(truncatingIfNeeded: found)
                self.check(members[found].slot, value, &check)
            }
            cursor = Int(storage.nodes[value.index].next)
        }
        for (index, member) in members.enumerated() where member.isRequired {
            if seen & 1 << UInt16(truncatingIfNeeded: index) == 0 {
                failMissing(slot, "\(member.name)", location, &check)
            }
        }
    }

    private static func find(
        _ name: JSONNode, _ storage: JSONStorage, _ members: [ValueMember], likely: Int
    ) -> Int {
        if likely < members.count, storage.string(of: name, isWord: members[likely].name) {
            return likely
        }
        return members.firstIndex { storage.string(of: name, isWord: $0.name) } ?? -1
    }

    /// Reports a member that is not allowed, at the location of its name.
    mutating func failMember(
        _ slot: Slot, _ name: NodeLocation, _ known: [String], _ check: inout ValueCheck
    ) {
        check.failed = true
        guard !check.isQuiet else { return }
        let written = tree.value(name).string ?? ""
        let value = NodeLocation(name.source, name.index + 1)
        let help = Suggestions.help(for: written, among: known, noun: "member")
        diagnostics.append(
            .error(
                "unknown-value-member",
                "\(subject(value, of: check.token)) does not belong there: "
                    + "the value is \(slot.words)",
                at: tree.place(name), help: help))
    }

    /// Reports a missing member.
    mutating func failMissing(
        _ slot: Slot, _ name: String, _ location: NodeLocation, _ check: inout ValueCheck
    ) {
        check.failed = true
        guard !check.isQuiet else { return }
        diagnostics.append(
            .error(
                "missing-value-member",
                "\(subject(location, of: check.token)) has no '\(name)': it is \(slot.words)",
                at: tree.place(location),
                help: name == "letterSpacing" ? [OtherReading.noSpacing] : []))
    }

    /// Checks a list with at least one item.
    private mutating func checkList(
        _ slot: Slot, of item: Slot, _ location: NodeLocation, _ node: JSONNode,
        _ storage: JSONStorage, _ check: inout ValueCheck
    ) {
        guard node.tag == .array else { return fail(slot, at: location, &check) }
        guard node.extent > 0 else {
            return fail(slot, at: location, wanted: "a list with at least one item", &check)
        }
        var cursor = location.index + 1
        for _ in 0..<node.extent {
            self.check(item, NodeLocation(location.source, cursor), &check)
            cursor = Int(storage.nodes[cursor].next)
        }
    }

    private mutating func checkWord(
        _ slot: Slot, _ words: [String], _ location: NodeLocation, _ node: JSONNode,
        _ storage: JSONStorage, _ check: inout ValueCheck
    ) {
        guard node.tag == .string, words.contains(where: { storage.string(of: node, is: $0) })
        else {
            let written = node.tag == .string ? storage.string(of: node) : ""
            return fail(
                slot, at: location,
                help: Suggestions.help(for: written, among: words, noun: "word"),
                &check)
        }
    }

    private mutating func checkFontName(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        if node.tag != .string {
            fail(slot, at: location, &check)
        } else if storage.contents(of: node).isEmpty {
            fail(slot, at: location, wanted: "a font name, which is never empty", &check)
        }
    }

    private mutating func checkFontWeight(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        if node.tag == .string {
            return checkWord(slot, FontWeightValue.words, location, node, storage, &check)
        }
        guard let number = number(node, storage), (1...1000).contains(number) else {
            return fail(slot, at: location, &check)
        }
    }

    private mutating func checkCurve(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        guard node.tag == .array else { return fail(slot, at: location, &check) }
        guard node.extent == 4 else {
            return fail(
                slot, at: location, with: Int(node.extent), "numbers", insteadOf: 4, &check)
        }
        var cursor = location.index + 1
        for index in 0..<4 {
            self.check(
                .curveNumber(isX: index % 2 == 0), NodeLocation(location.source, cursor), &check)
            cursor = Int(storage.nodes[cursor].next)
        }
    }

    private mutating func checkNumber(
        _ slot: Slot, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        guard node.tag == .number else {
            let isLine = trail(to: location, from: tokens[Int(check.token)].value) == "lineHeight"
            let help = isLine ? [OtherReading.lineLength] : []
            return fail(slot, at: location, help: help, &check)
        }
        guard let number = number(node, storage) else {
            return fail(slot, at: location, wanted: "a number that fits 64 bits", &check)
        }
        if slot == .curveNumber(isX: true), !(0...1).contains(number) {
            fail(slot, at: location, wanted: "a number from 0 to 1, as x must be", &check)
        } else if slot == .alpha, !(0...1).contains(number) {
            fail(slot, at: location, &check)
        }
    }

    func number(_ node: JSONNode, _ storage: JSONStorage) -> Double? {
        node.tag == .number ? storage.double(of: node) : nil
    }

    static func isHex(_ text: ArraySlice<UInt8>) -> Bool {
        text.count == 7 && text.first == UInt8(ascii: "#")
            && text.dropFirst().allSatisfy { JSONEscapes.hexValue($0) != nil }
    }
}

/// The words of each closed vocabulary.
private enum Words {
    static let strokeStyles = StrokeStyleValue.Keyword.allCases.map(\.rawValue)
    static let lineCaps = StrokeStyleValue.LineCap.allCases.map(\.rawValue)
    static let lengthUnits = DimensionValue.Unit.allCases.map(\.rawValue)
    static let timeUnits = DurationValue.Unit.allCases.map(\.rawValue)
    static let colorSpaces = ColorSpace.allCases.map(\.rawValue)
}
