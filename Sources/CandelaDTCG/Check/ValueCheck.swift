/// Stage four: checks that every value follows the grammar of its type, with references replaced by
/// their targets.
///
/// Source: DTCG Format 2025.10, 8 and 9; Color 2025.10, 4.1.
///
/// The grammar is at most five levels deep, so recursion is safe here and only here.
extension TokenGraph {
    mutating func checkValues(after known: TokenGraph?) {
        for index in tokens.indices {
            let number = Int32(truncatingIfNeeded: index)
            switch tokens[index].link {
            case .literal:
                tokens[index].finalValue = tokens[index].value
                guard let type = tokens[index].type.type else { continue }
                if let known, index < known.tokens.count, known.tokens[index].isPlain,
                    known.tokens[index].type == tokens[index].type,
                    states(tokens[index].value, as: known.tokens[index].value, of: known)
                {
                    tokens[index].isPlain = true
                    continue
                }
                let saidBefore = diagnostics.count
                var check = ValueCheck(token: number)
                self.check(.value(type), tokens[index].value, &check, isTop: true)
                tokens[index].hasReferences = check.sawReference
                tokens[index].isPlain =
                    !check.failed && !check.sawReference && diagnostics.count == saidBefore
                if check.failed { tokens[index].isSound = false }
            case .part: checkPart(number)
            case .alias, .broken: continue
            }
        }
    }

    private mutating func checkPart(_ token: Int32) {
        let index = Int(token)
        switch follow(tokens[index].value, in: token) {
        case .failed: tokens[index].isSound = false
        case .token(let used, let value):
            uses.append((token, used))
            tokens[index].finalValue = value
            checkPart(token, at: value)
        case .part(let value):
            tokens[index].finalValue = value
            checkPart(token, at: value)
        }
    }

    private mutating func checkPart(_ token: Int32, at value: NodeLocation) {
        guard let type = tokens[Int(token)].type.type else { return }
        var check = ValueCheck(token: token, isQuiet: true)
        self.check(.value(type), value, &check, isTop: true)
        tokens[Int(token)].hasReferences = check.sawReference
        if check.failed {
            let reference = tokens[Int(token)].value
            report(
                .wrongType(
                    text(reference), found: found(value), wanted: Slot.value(type).words),
                at: reference, token)
        }
    }

    /// Checks the value at a location, or its target if it is a reference.
    mutating func check(
        _ slot: Slot, _ location: NodeLocation, _ check: inout ValueCheck, isTop: Bool = false
    ) {
        let storage = tree.storage(location)
        let node = storage.nodes[location.index]
        if !isTop {
            switch node.tag {
            case .string where hasBraces(node, storage):
                return checkBraces(slot, location, &check)
            case .object:
                switch ReferenceObject(storage, location.index) {
                case .none: break
                case .pointer: return checkReference(slot, location, &check)
                case .faulty(let fault): return fail(fault, at: location, &check)
                }
            default: break
            }
        }
        checkLiteral(slot, location, node, storage, &check)
    }

    private func hasBraces(_ node: JSONNode, _ storage: JSONStorage) -> Bool {
        storage.bytes[storage.contents(of: node)].contains {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
        }
    }

    private mutating func checkBraces(
        _ slot: Slot, _ location: NodeLocation, _ check: inout ValueCheck
    ) {
        let written = text(location)
        guard token(curlyAt: location) >= 0 || (try? Reference.curly(written)) != nil else {
            let isText = slot == .fontName || slot == .value(.fontFamily)
            if isText, !Reference.isInBraces(written) {
                if !check.isQuiet { report(.bracesInText(written), at: location, check.token) }
                return
            }
            return fail(.malformed(written), at: location, &check)
        }
        guard slot.tokenType != nil else {
            return fail(.curlyNotAllowed(written), at: location, &check)
        }
        checkReference(slot, location, &check)
    }

    private mutating func checkReference(
        _ slot: Slot, _ location: NodeLocation, _ check: inout ValueCheck
    ) {
        check.sawReference = true
        switch follow(location, in: check.token) {
        case .failed: check.failed = true
        case .token(let used, let value):
            uses.append((check.token, used))
            checkToken(used, value, slot, location, &check)
        case .part(let value):
            var inner = ValueCheck(token: check.token, isQuiet: true)
            self.check(slot, value, &inner, isTop: true)
            guard inner.failed else { return }
            fail(
                .wrongType(text(location), found: found(value), wanted: slot.words),
                at: location, &check)
        }
    }

    /// Checks whether a whole token fits a position.
    private mutating func checkToken(
        _ used: Int32, _ value: NodeLocation, _ slot: Slot, _ location: NodeLocation,
        _ check: inout ValueCheck
    ) {
        guard let type = tokens[Int(used)].type.type else {
            check.failed = true
            return
        }
        // A text of another type is checked as the value it is.
        if let wanted = slot.fittingType, wanted != type, type.isStandard {
            return fail(
                .wrongType(
                    text(location), found: "a token of type '\(type.rawValue)'",
                    wanted: "'\(wanted.rawValue)'"),
                at: location, &check)
        }
        let storage = tree.storage(value)
        let node = storage.nodes[value.index]
        switch slot {
        case .layer, .stop:
            let isSingle = node.tag == .array ? node.extent == 1 : node.tag == .object
            if !isSingle {
                fail(
                    .notSingle(text(location), slot == .layer ? "layer" : "stop"), at: location,
                    &check)
            }
        case .value(let wanted) where wanted == type: break
        default:
            var inner = ValueCheck(token: check.token, isQuiet: true)
            self.check(slot, value, &inner, isTop: true)
            guard inner.failed else { return }
            fail(
                .wrongType(text(location), found: found(value), wanted: slot.words),
                at: location, &check)
        }
    }

    private mutating func fail(
        _ fault: ReferenceFault, at location: NodeLocation, _ check: inout ValueCheck
    ) {
        check.failed = true
        if !check.isQuiet { report(fault, at: location, check.token) }
    }

    /// Reports an array with a wrong number of elements.
    ///
    /// - Parameter noun: The elements' noun, in the plural.
    mutating func fail(
        _ slot: Slot, at location: NodeLocation, with count: Int, _ noun: String,
        insteadOf wanted: Int,
        _ check: inout ValueCheck
    ) {
        let counted = count == 1 ? String(noun.dropLast()) : noun
        fail(slot, at: location, saying: "has \(count) \(counted), not \(wanted)", &check)
    }

    /// Reports a value that is not allowed in its position.
    ///
    /// - Parameter fault: The problem; by default the value and what is wanted instead.
    mutating func fail(
        _ slot: Slot, at location: NodeLocation, wanted: String? = nil, saying fault: String? = nil,
        help: [String] = [], id: String? = nil, _ check: inout ValueCheck
    ) {
        check.failed = true
        guard !check.isQuiet else { return }
        faulty.insert(check.token)
        var help = help
        if case .value(let type) = slot {
            help += adviser?.help(for: tree.value(location), as: type) ?? []
        }
        diagnostics.append(
            .error(
                id ?? slot.faultID,
                "\(subject(location, of: check.token)) "
                    + (fault ?? "is \(found(location)), not \(wanted ?? slot.words)"),
                at: tree.place(location), help: help))
    }

    /// The value at a location for a message: short strings and numbers as written.
    func found(_ location: NodeLocation) -> String {
        let value = tree.value(location)
        if let text = value.string {
            return text.count > 60 ? "'\(text.prefix(57))…'" : "'\(text)'"
        }
        return value.number?.text ?? value.bool.map { "\($0)" } ?? value.kind.words
    }
}

/// The state of one value's check.
struct ValueCheck {
    /// The token that is checked.
    let token: Int32
    /// Whether to count faults without reporting them: the value belongs to another token.
    var isQuiet = false
    var failed = false
    var sawReference = false

    init(token: Int32, isQuiet: Bool = false) {
        self.token = token
        self.isQuiet = isQuiet
    }
}
