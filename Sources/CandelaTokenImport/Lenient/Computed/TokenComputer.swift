/// An evaluation of calculations with references, for one permutation of contexts.
///
/// Lenient reading replaces a calculation with an object that contains its text and the type of the
/// result. This type evaluates these objects, so that all later stages find only literal values and
/// references.
struct TokenComputer {
    /// The member with the type of a result.
    static let kind = "$computed"
    /// The member that allows several lengths, or one with another unit, as a text.
    static let isText = "$text"
    /// The member with the value of a skipped token.
    static let raw = "$raw"
    /// The number of calculations that may depend on each other, and of aliases in a row.
    private static let maximumDepth = 64

    typealias Fault = Conversion.Fault

    private let graph: TokenGraph
    private var known: [Int32: Result<String, Fault>] = [:]
    private var active: Set<Int32> = []
    private var depth = 0

    init(_ graph: TokenGraph) { self.graph = graph }

    /// The JSON text of a computed token's value.
    mutating func text(of token: Int32) throws(Fault) -> String {
        if let result = known[token] { return try result.get() }
        guard active.insert(token).inserted else {
            throw Fault(reason: "it is computed from itself")
        }
        defer { active.remove(token) }
        let value = graph.tree.value(graph.tokens[Int(token)].value)
        let result: Result<String, Fault>
        do throws(Fault) {
            result = .success(try evaluated(value))
        } catch {
            result = .failure(error)
        }
        known[token] = result
        return try result.get()
    }

    /// A value with all calculations in it replaced by their results.
    private mutating func evaluated(_ value: JSONValue) throws(Fault) -> String {
        if value[Self.kind] != nil { return try result(of: value) }
        var ignored: [Diagnostic] = []
        let source = Array(value.source.utf8)
        guard let copy = JSONDocument.parse(source, file: "", diagnostics: &ignored)?.root
        else { return "null" }
        return try evaluated(parts: copy)
    }

    /// A composite value with all calculations in it replaced by their results.
    private mutating func evaluated(parts value: JSONValue) throws(Fault) -> String {
        let storage = value.storage
        let range = value.range
        var text: [UInt8] = []
        var copied = range.lowerBound
        var node = value.index + 1
        let end = Int(storage.nodes[value.index].next)
        while node < end {
            let part = JSONValue(storage: storage, index: node)
            guard storage.nodes[node].tag == .object, part[Self.kind] != nil else {
                node += 1
                continue
            }
            let place = part.range
            text += storage.bytes[copied..<place.lowerBound]
            text += Array(try result(of: part).utf8)
            copied = place.upperBound
            node = Int(storage.nodes[node].next)
        }
        text += storage.bytes[copied..<range.upperBound]
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func result(of mark: JSONValue) throws(Fault) -> String {
        guard let kind = mark[Self.kind]?.string, let from = mark["from"] else { return "null" }
        switch kind {
        case "gradient":
            let text = try quantity(of: from).text
            guard let stops = GradientText.json(text) else {
                throw Fault(reason: "'\(text.prefix(80))' is not a gradient of colours")
            }
            return stops
        case "lineHeight", "letterSpacing":
            return try relative(from, mark["size"], kind, isText: mark[Self.isText] != nil)
        case "color":
            var color = try color(of: from)
            if let change = mark["modify"] { color = try modified(color, by: change) }
            if let alpha = mark["alpha"] { color = try with(alpha, color) }
            return DraftColor.json(color)
        default:
            let quantity = try quantity(of: from)
            guard let type = TokenType(rawValue: kind),
                let text = Conversion.json(quantity, as: type)
                    ?? (mark[Self.isText] == nil ? nil : Self.lengths(quantity))
            else { throw Fault(reason: "'\(quantity.text.prefix(80))' is not \(Self.noun(kind))") }
            return text
        }
    }

    /// A line height or letter spacing. A reference to one that needs no conversion stays one.
    private mutating func relative(
        _ value: JSONValue, _ size: JSONValue?, _ kind: String, isText: Bool
    ) throws(Fault) -> String {
        let amount = try quantity(of: value)
        // A size that cannot be computed matters only where it is needed.
        let size = size.map { (try? quantity(of: $0)) ?? .text("") }
        let plain = kind == "lineHeight" ? [""] : ["px", "rem"]
        if case .measure(let measure) = amount, plain.contains(measure.unit),
            LenientReader.isReference(value)
        {
            return value.source
        }
        if kind == "lineHeight" { return try Conversion.lineHeight(amount, size: size) }
        if isText, let lengths = Self.lengths(amount), case .text = amount { return lengths }
        return try Conversion.letterSpacing(amount, size: size)
    }

    /// A colour with another alpha.
    private mutating func with(
        _ alpha: JSONValue, _ color: ColorValue
    ) throws(Fault) -> ColorValue {
        guard let text = Conversion.json(try quantity(of: alpha), as: .number),
            let share = Double(text)
        else { throw Fault(reason: "its alpha is not a number") }
        return ColorValue(color.space, color.components, alpha: min(max(share, 0), 1))
    }

    private static func noun(_ kind: String) -> String {
        TokenType(rawValue: kind).map { Slot.value($0).words } ?? "a value"
    }

    /// Lengths in CSS, `4px 50%`, as JSON text; `nil` for other quantities.
    private static func lengths(_ quantity: Quantity) -> String? {
        Calculation.results(of: quantity.text).map { StudioThemes.quoted(Calculation.css($0)) }
    }

    /// The value of a token as written, also of a skipped one.
    func value(of token: Int32) -> JSONValue {
        let value = graph.tree.value(graph.tokens[Int(token)].value)
        return value[Self.raw] ?? value
    }

    func curlyTarget(_ text: String) -> Int32? {
        guard case .curly(let steps)? = try? Reference.curly(text) else { return nil }
        guard case .node(let node) = graph.tree.target(curly: steps) else { return nil }
        let token = graph.tokenOf[Int(node)]
        return token >= 0 ? token : graph.rootToken(of: node)
    }

    /// The quantity of a token, after all aliases and calculations.
    private mutating func quantity(ofToken token: Int32) throws(Fault) -> Quantity {
        guard depth < Self.maximumDepth else {
            throw Fault(reason: "too many tokens refer to each other in a row")
        }
        depth += 1
        defer { depth -= 1 }
        let entry = graph.tokens[Int(token)]
        let object = Int(graph.tree.source(of: entry.node).object)
        guard graph.tree.storage(entry.value).computes(object) else {
            return try quantity(of: graph.tree.value(entry.value))
        }
        let text = try text(of: token)
        var ignored: [Diagnostic] = []
        guard
            let value = JSONDocument.parse(Array(text.utf8), file: "", diagnostics: &ignored)?.root,
            let quantity = Quantity(literal: value)
        else { throw Fault(reason: "'\(graph.path(token))' is not a single value") }
        return quantity
    }

    mutating func quantity(of value: JSONValue) throws(Fault) -> Quantity {
        if let raw = value[Self.raw] { return try quantity(of: raw) }
        if let text = value.string, Reference.looksLikeCurly(text) {
            if let token = curlyTarget(text) { return try quantity(ofToken: token) }
            guard let part = graph.part(text)?.value else { return try quantity(ofText: text) }
            return try quantity(of: part)
        }
        if let pointer = value["$ref"]?.string {
            guard case .pointer(let steps)? = try? Reference.pointer(pointer),
                steps.last == "$value",
                case .node(let node) = graph.tree.target(curly: Array(steps.dropLast())),
                graph.tokenOf[Int(node)] >= 0
            else { throw Fault(reason: "'\(pointer)' names no token") }
            return try quantity(ofToken: graph.tokenOf[Int(node)])
        }
        guard let quantity = Quantity(literal: value) else {
            throw Fault(reason: "it refers to a composite value")
        }
        return quantity
    }

    /// The quantity of a text after replacing the references in it, the innermost first: the name in
    /// `{color.{mode}.500}` has a reference too.
    private mutating func quantity(ofText text: String) throws(Fault) -> Quantity {
        var result = text
        for _ in 0..<1_000 {
            guard let close = result.firstIndex(of: "}") else { break }
            guard let open = result[..<close].lastIndex(of: "{") else {
                throw Fault(reason: "'\(text.prefix(80))' has a brace without a beginning")
            }
            let inner = result[result.index(after: open)..<close].split(
                separator: ".", omittingEmptySubsequences: false)
            let reference = "{\(inner.map(\.trimmed).joined(separator: "."))}"
            let rest = result[result.index(after: close)...]
            let part = try quantity(ofReference: reference)
            result = result[..<open] + part.text(before: rest) + rest
            guard result.utf8.count < 4096 else { throw Fault(reason: "it is too long") }
        }
        guard !Reference.looksLikeCurly(result) else {
            throw Fault(reason: "'\(text.prefix(80))' has a brace without an end")
        }
        if let color = Self.color(of: result) { return .color(color) }
        return Quantity(result)
    }

    private mutating func quantity(ofReference text: String) throws(Fault) -> Quantity {
        if let token = curlyTarget(text) { return try quantity(ofToken: token) }
        guard let part = graph.part(text)?.value else {
            throw Fault(reason: "'\(text.prefix(80))' names no token")
        }
        return try quantity(of: part)
    }

    private mutating func color(of value: JSONValue) throws(Fault) -> ColorValue {
        let quantity = try quantity(of: value)
        guard case .color(let color) = quantity else {
            throw Fault(reason: "'\(quantity.text.prefix(80))' is not a colour")
        }
        return color
    }

    /// The colour of a text such as `rgba(#ff0000, 0.5)`, a colour with another opacity.
    static func color(of text: String) -> ColorValue? {
        let text = text.trimmed
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            ["rgb", "rgba", "hsl", "hsla"].contains(text[..<open].lowercased())
        else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        let parts: [Substring]
        if let end = inner.lastIndex(of: ")"), inner.contains("(") {
            let rest = inner[inner.index(after: end)...].drop { " ,/".contains($0) }
            parts = [inner[...end], rest]
        } else {
            parts = inner.split(separator: ",")
        }
        guard parts.count == 2 || parts.count == 1 && inner.contains("(") else { return nil }
        guard case .color(let color) = Quantity(String(parts[0])) else { return nil }
        guard parts.count == 2, !parts[1].isEmpty else { return color }
        let word = parts[1].trimmed
        guard let alpha = Calculation.result(of: word) ?? DecimalUnit(word),
            ["", "%"].contains(alpha.unit)
        else { return nil }
        return ColorValue(color.space, color.components, alpha: alpha.value(of: 1))
    }
}
