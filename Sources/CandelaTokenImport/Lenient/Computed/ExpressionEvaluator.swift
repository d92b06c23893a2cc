/// The converter of values in another notation that refer to tokens, for one permutation of
/// contexts.
struct ExpressionEvaluator {
    /// The number of calculations that may depend on each other, and of aliases in a row.
    private static let maximumDepth = 64

    let graph: TokenGraph
    private var known: [Int32: Result<Converted, SkippedToken>] = [:]
    private var active: Set<Int32> = []
    private var depth = 0

    /// The tokens that conversions read.
    var uses: ConversionUses

    init(_ graph: TokenGraph) {
        self.graph = graph
        uses = ConversionUses(of: graph)
    }

    /// A converted value.
    private struct Converted {
        /// The edits of its parts.
        var edits: [SourceEdit] = []
        /// The quantity of a whole value; `nil` for lists, and for values with converted parts.
        var quantity: Quantity?
    }

    /// The edits that convert a token's value, or the parts of it that are in another notation.
    mutating func edits(of token: Int32) throws(SkippedToken) -> [SourceEdit] {
        try conversion(of: token).edits
    }

    /// The text of a value after the conversion of its parts.
    mutating func text(of value: JSONValue) throws(SkippedToken) -> String {
        let pieces = value.pieces(with: try conversion(in: value).edits)
        return String(decoding: SourceRewrite(value.storage, pieces: pieces).bytes, as: UTF8.self)
    }

    private mutating func conversion(of token: Int32) throws(SkippedToken) -> Converted {
        uses.note(token)
        if let result = known[token] { return try result.get() }
        guard active.insert(token).inserted else {
            throw .because("it is computed from itself")
        }
        let user = uses.user
        uses.user = token
        defer {
            active.remove(token)
            uses.user = user
        }
        let value = graph.tree.value(graph.tokens[Int(token)].value)
        let result: Result<Converted, SkippedToken>
        do throws(SkippedToken) {
            result = .success(try conversion(in: value))
        } catch {
            result = .failure(error)
            uses.noteDoubt()
        }
        known[token] = result
        return try result.get()
    }

    private mutating func conversion(in value: JSONValue) throws(SkippedToken) -> Converted {
        var converted = Converted()
        var node = value.index
        let end = Int(value.storage.nodes[node].next)
        while node < end {
            let part = JSONValue(storage: value.storage, index: node)
            guard let foreign = part.foreign else {
                node += 1
                continue
            }
            if let (json, quantity) = try conversion(of: foreign) {
                converted.edits.append(SourceEdit(part.range, json))
                if node == value.index { converted.quantity = quantity }
            }
            node = Int(value.storage.nodes[node].next)
        }
        return converted
    }

    /// A converted value as JSON, with its quantity unless it is a list; `nil` for a reference that
    /// needs no conversion.
    private mutating func conversion(
        of foreign: ForeignValue
    ) throws(SkippedToken) -> (json: String, quantity: Quantity?)? {
        let value = foreign.value
        switch foreign.kind {
        case .gradient(let written):
            let gradient = try GradientText(quantity(of: value).text)
            guard gradient.hint == written.hint else {
                throw .because("its direction is a reference")
            }
            return (try gradient.json, nil)
        case .lineHeight, .letterSpacing, .tracking:
            return try relative(foreign).map { ($0.json, $0) }
        case .parts(let function):
            let parts = function.compactMap { value[String($0)] }.map { $0.string ?? $0.source }
            let alpha = (value["a"] ?? value["alpha"]).map { " / \($0.string ?? $0.source)" }
            return try Self.converted(
                quantity(ofText: "\(function)(\(parts.joined(separator: " "))\(alpha ?? ""))"),
                .color)
        case .value(.color):
            var color = try color(quantity(of: value))
            if let change = foreign.change { color = try modified(color, by: change) }
            if let alpha = foreign.alpha { color = try with(alpha, color) }
            return try Self.converted(.color(color), .color)
        case .value(.number):
            let quantity = try quantity(of: value)
            guard case .measure(let measure) = quantity, measure.unit == "px" else {
                return try Self.converted(quantity, .number)
            }
            return (measure.spelling, Quantity(measure.spelling))
        case .value(let type): return try Self.converted(quantity(of: value), type)
        case .lengths, .multiple:
            let quantity = try quantity(of: value)
            if case .multiple = foreign.kind, Conversion.quantity(quantity, as: .number) != nil {
                return try Self.converted(quantity, .number)
            }
            if Conversion.quantity(quantity, as: .dimension) == nil,
                let text = Self.lengths(quantity)
            {
                return (text.json, text)
            }
            return try Self.converted(quantity, .dimension)
        }
    }

    private static func converted(
        _ quantity: Quantity, _ type: TokenType
    ) throws(SkippedToken) -> (json: String, quantity: Quantity?) {
        guard let json = Conversion.json(quantity, as: type) else { throw fault(quantity, type) }
        return (json, Conversion.quantity(quantity, as: type))
    }

    private static func fault(_ quantity: Quantity, _ type: TokenType) -> SkippedToken {
        .because("'\(quantity.text.prefix(80))' is not \(Slot.value(type).words)")
    }

    /// A line height or letter spacing; `nil` for a reference to one that needs no conversion.
    private mutating func relative(_ foreign: ForeignValue) throws(SkippedToken) -> Quantity? {
        let amount = try quantity(of: foreign.value)
        // A size that cannot be computed matters only where it is needed.
        let size = foreign.size.map { (try? quantity(of: $0)) ?? .text("") }
        let isHeight = if case .lineHeight = foreign.kind { true } else { false }
        let plain = isHeight ? [""] : ["px", "rem", ""]
        if case .measure(let measure) = amount, plain.contains(measure.unit),
            LenientReader.isReference(foreign.value)
        {
            return nil
        }
        if isHeight { return try Conversion.lineHeight(amount, size: size) }
        if case .tracking = foreign.kind, case .text = amount, let text = Self.lengths(amount) {
            return text
        }
        return try Conversion.letterSpacing(amount, size: size)
    }

    /// A colour with another alpha.
    private mutating func with(
        _ alpha: JSONValue, _ color: ColorValue
    ) throws(SkippedToken) -> ColorValue {
        guard
            case .measure(let share)? = Conversion.quantity(
                try quantity(of: alpha), as: .number)
        else { throw .because("its alpha is not a number") }
        return ColorValue(color.space, color.components, alpha: min(max(share.value, 0), 1))
    }

    /// Lengths in CSS, `4px 50%`, as a text; `nil` for other quantities.
    private static func lengths(_ quantity: Quantity) -> Quantity? {
        if case .text(let text) = quantity, LenientReader.isFunction(text) { return quantity }
        return Calculation.results(of: quantity.text).map { Quantity(Calculation.css($0)) }
    }

    /// The value of a token as written, also of a skipped one.
    func value(of token: Int32) -> JSONValue { graph.tree.value(graph.tokens[Int(token)].value) }

    /// The token that a reference names; `nil` without one.
    mutating func token(_ reference: String) -> Int32? {
        guard case .curly(let steps)? = try? Reference.curly(reference) else { return nil }
        if let token = graph.token(at: steps) {
            uses.note(token)
            return token
        }
        uses.noteDoubt()
        return graph.token(reference)
    }

    /// The quantity of a token, after all aliases and calculations.
    private mutating func quantity(ofToken token: Int32) throws(SkippedToken) -> Quantity {
        uses.note(token)
        let value = value(of: token)
        if value.foreign != nil {
            let conversion = try conversion(of: token)
            if !conversion.edits.isEmpty { return try Self.simple(conversion.quantity) }
        }
        let quantity = try quantity(of: value)
        // A unit that reading added is not part of the text, but one beside the value is.
        if case .measure(let measure) = quantity, ["px", "ms"].contains(measure.unit),
            !hasUnit(token), let plain = Quantity(literal: value.written)?.plainNumber,
            plain.value == measure.value
        {
            return .measure(plain)
        }
        return quantity
    }

    /// Whether a token has its unit beside its value, as it is written.
    private func hasUnit(_ token: Int32) -> Bool {
        let entry = graph.tokens[Int(token)]
        let object = graph.tree.value(
            NodeLocation(entry.source, Int(graph.tree.source(of: entry.node).object))
        ).written
        return object["unit"] != nil || object["$unit"] != nil
    }

    /// The text of a literal that a token has or leads to; `nil` for other values.
    private mutating func literalText(of first: Int32) -> String? {
        var token = first
        for _ in 0..<Self.maximumDepth {
            let value = value(of: token)
            guard value.foreign == nil, let text = value.string else { return nil }
            guard Reference.looksLikeCurly(text) else { return text }
            guard let next = self.token(text) else { return nil }
            token = next
        }
        return nil
    }

    private static func simple(_ quantity: Quantity?) throws(SkippedToken) -> Quantity {
        guard let quantity else { throw .because("it refers to a composite value") }
        return quantity
    }

    /// A part of a composite value as JSON.
    mutating func source(ofPart value: JSONValue) throws(SkippedToken) -> String {
        guard let foreign = value.foreign else { return value.source }
        return try conversion(of: foreign)?.json ?? value.source
    }

    /// The quantity of a part of a composite value.
    private mutating func quantity(ofPart value: JSONValue) throws(SkippedToken) -> Quantity {
        guard let foreign = value.foreign, let part = try conversion(of: foreign) else {
            return try quantity(of: value)
        }
        return try Self.simple(part.quantity)
    }

    mutating func quantity(of value: JSONValue) throws(SkippedToken) -> Quantity {
        guard depth < Self.maximumDepth else {
            uses.noteDoubt()
            throw .because("too many tokens refer to each other in a row")
        }
        depth += 1
        defer { depth -= 1 }
        if let text = value.string, Reference.looksLikeCurly(text) {
            if let token = token(text) { return try quantity(ofToken: token) }
            guard let part = graph.part(text)?.value else { return try quantity(ofText: text) }
            return try quantity(ofPart: part)
        }
        if let pointer = value["$ref"]?.string {
            guard case .pointer(let steps)? = try? Reference.pointer(pointer),
                steps.last == "$value",
                case .node(let node) = graph.tree.target(curly: Array(steps.dropLast())),
                graph.tokenOf[Int(node)] >= 0
            else {
                uses.noteDoubt()
                throw .because("'\(pointer)' names no token")
            }
            return try quantity(ofToken: graph.tokenOf[Int(node)])
        }
        return try Self.simple(Quantity(literal: value))
    }

    /// The quantity of a text after replacing the references in it, the innermost first: the name
    /// in `{color.{mode}.500}` has a reference too.
    private mutating func quantity(ofText text: String) throws(SkippedToken) -> Quantity {
        var result = text
        for _ in 0..<1_000 {
            let bytes = result.utf8
            guard let close = bytes.firstIndex(of: UInt8(ascii: "}")) else { break }
            guard let open = bytes[..<close].lastIndex(of: UInt8(ascii: "{")) else {
                throw .because("'\(text.prefix(80))' has a brace without a beginning")
            }
            let reference = Self.withoutSpaces(result[open...close])
            let rest = result[bytes.index(after: close)...]
            result = try result[..<open] + self.text(ofReference: reference, before: rest) + rest
            guard result.utf8.count < 4096 else { throw .because("it is too long") }
        }
        guard !Reference.looksLikeCurly(result) else {
            throw .because("'\(text.prefix(80))' has a brace without an end")
        }
        if let color = Self.color(of: result) { return .color(color) }
        return Quantity(result)
    }

    /// A reference in braces without spaces around its steps.
    private static func withoutSpaces(_ reference: Substring) -> String {
        if reference.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return String(reference) }
        return "{\(reference.dropFirst().dropLast().withTrimmedSteps)}"
    }

    /// The text that replaces a reference: a literal text as it is, or a quantity.
    private mutating func text(
        ofReference text: String, before rest: Substring
    ) throws(SkippedToken) -> String {
        if let token = token(text) {
            if let literal = literalText(of: token) { return literal }
            return try quantity(ofToken: token).text(before: rest)
        }
        guard let part = graph.part(text)?.value else {
            throw .because("'\(text.prefix(80))' names no token")
        }
        return try quantity(ofPart: part).text(before: rest)
    }

    private func color(_ quantity: Quantity) throws(SkippedToken) -> ColorValue {
        guard case .color(let color) = quantity else {
            throw .because("'\(quantity.text.prefix(80))' is not a colour")
        }
        return color
    }

    /// The colour of a text such as `rgba(#ff0000, 0.5)`, a colour with another opacity.
    static func color(of text: String) -> ColorValue? {
        let text = text.trimmed
        guard text.utf8.last == UInt8(ascii: ")"),
            let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
            ["rgb", "rgba", "hsl", "hsla"].contains(text[..<open].lowercased())
        else { return nil }
        let inner = text[text.utf8.index(after: open)...].dropLast()
        let hasFunction = inner.utf8.contains(UInt8(ascii: "("))
        let parts: [Substring]
        if hasFunction, let end = inner.utf8.lastIndex(of: UInt8(ascii: ")")) {
            let rest = inner[inner.utf8.index(after: end)...].drop { " ,/".contains($0) }
            parts = [inner[...end], rest]
        } else {
            parts = inner.utf8.split(separator: UInt8(ascii: ",")).map(Substring.init)
        }
        guard parts.count == 2 || parts.count == 1 && hasFunction else { return nil }
        guard case .color(let color) = Quantity(String(parts[0])) else { return nil }
        guard parts.count == 2, !parts[1].isEmpty else { return color }
        let word = parts[1].trimmed
        let amounts = [DecimalUnit.init, Calculation.result].lazy.compactMap { $0(word) }
        guard let alpha = amounts.first(where: { ["", "%"].contains($0.unit) }) else { return nil }
        return ColorValue(color.space, color.components, alpha: alpha.value(of: 1))
    }
}
