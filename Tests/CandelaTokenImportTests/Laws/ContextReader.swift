import CandelaDTCG
import CandelaTokenExport

/// A reader of the values that the files of a format state in one context.
struct ContextReader {
    private let format: OutputFormat
    /// The brand and the density.
    private let product: [String]

    init(_ format: OutputFormat, _ inputs: [String: String]) {
        self.format = format
        product = ["brand", "density"].compactMap { inputs[$0] }
    }

    /// The values of a product in an appearance, by their names in the format.
    ///
    /// - Parameter appearance: A context of the modifier `scheme`.
    func values(_ files: [EmittedFile], shown appearance: String) -> [String: String] {
        let own = files.filter { file in
            file.path.lowercased().filter { $0.isLetter }.contains(product.joined())
        }
        let isDark = appearance.hasPrefix("dark")
        let isIncreased = appearance.hasSuffix("contrast")
        let place = (isDark ? 1 : 0) + (isIncreased ? 2 : 0)
        switch format {
        case .css, .tailwind:
            return StyleSheet(own.map(\.text).joined()).values(isDark, isIncreased)
        case .scss: return Self.sass(own.map(\.text).joined(), place)
        case .ts: return Self.module(own.first { $0.path.hasSuffix(".mjs") }?.text ?? "", place)
        case .swift, .swiftui: return Self.swift(own.map(\.text).joined(), place)
        // The unit follows from the use of a length, which resolved tokens do not show.
        case .compose:
            return Self.kotlin(own.map(\.text).joined(), place)
                .mapValues { $0.replacing(".sp", with: ".dp") }
        case .android:
            return Self.android(own, isDark, isIncreased)
                .mapValues { $0.replacing("sp<", with: "dp<") }
        case .xcassets: return Self.catalog(own, isDark, isIncreased)
        default: return [:]
        }
    }

    /// The names of appearances in files, in the order of their numbers.
    private static let names = ["light", "dark", "light-increased", "dark-increased"]

    /// Reads variables, and the maps with the values of appearances.
    private static func sass(_ text: String, _ place: Int) -> [String: String] {
        var variables: [String: String] = [:]
        var maps: [String: [String: String]] = [:]
        var open: String?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("$"), let colon = line.firstRange(of: ": ") {
                let name = String(line[..<colon.lowerBound].dropFirst())
                let value = line[colon.upperBound...]
                if value.hasSuffix("(") {
                    open = name
                    let base = value.firstRange(of: "map-merge($").map { value[$0.upperBound...] }
                    maps[name] = base.flatMap { maps[String($0.prefix { $0 != "," })] } ?? [:]
                } else {
                    variables[name] = followed(value.dropLast(), "$") { variables[$0] }
                }
            } else if let map = open, line.hasPrefix("  \""), let colon = line.firstRange(of: ": ")
            {
                let value = line[colon.upperBound...].dropLast()
                let name = String(line[..<colon.lowerBound].dropFirst(3).dropLast())
                maps[map]?[name] = followed(value, "$") { variables[$0] }
            } else if line.hasPrefix(")") {
                open = nil
            }
        }
        return maps["tokens-\(names[place])"] ?? variables
    }

    /// A value in which every reference is replaced by its target's value.
    ///
    /// - Parameter mark: The beginning of a reference: `$` in Sass and `var(--` in CSS, where a
    ///   value for a missing target may follow the name.
    static func followed(
        _ value: some StringProtocol, _ mark: String, _ target: (String) -> String?
    ) -> String {
        var rest = value[...]
        var text = ""
        while let range = rest.firstRange(of: mark) {
            text += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
            text += target(name) ?? mark + name
            rest = rest.dropFirst(name.count)
            guard mark.hasSuffix("--") else { continue }
            var depth = 1
            rest = rest.drop { character in
                guard depth > 0 else { return false }
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return true
            }
        }
        return text + rest
    }

    /// Reads the constants of an ES module, one for each appearance.
    private static func module(_ text: String, _ place: Int) -> [String: String] {
        var objects: [String: [String: String]] = [:]
        var path: [String] = []
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("const ") || words.hasPrefix("export const ") {
                path = [
                    String(words.split(separator: " ").drop { $0 != "const" }[1...].first ?? "")
                ]
            } else if words.hasPrefix("...") {
                let from = words.dropFirst(3).prefix { $0 != "," && $0 != "." }
                guard path.count == 1 else { continue }
                objects[path[0]] = objects[String(from)]
            } else if words.hasPrefix("}") {
                path = Array(path.dropLast())
            } else if let colon = words.firstRange(of: ": ") {
                let name = String(words[..<colon.lowerBound])
                let value = words[colon.upperBound...]
                if value == "{" {
                    path.append(name)
                } else if let object = path.first {
                    let key = (path.dropFirst() + [name]).joined(separator: ".")
                    objects[object, default: [:]][key] = String(value.dropLast())
                }
            }
        }
        let name = ["light", "dark", "lightIncreased", "darkIncreased"][place]
        return objects[name] ?? objects["tokens"] ?? [:]
    }

    /// Reads the constants of Swift, keyed by the extended type and the token's path.
    private static func swift(_ text: String, _ place: Int) -> [String: String] {
        var values: [String: String] = [:]
        var owner = ""
        var path = ""
        for block in text.split(separator: "\n\n") {
            var value = ""
            for line in block.split(separator: "\n") {
                let words = line.drop { $0 == " " }
                if words.hasPrefix("extension ") { owner = String(words) }
                if words.hasPrefix("/// Token: `") { path = String(words.dropFirst(12).dropLast()) }
                if words.hasPrefix("public static let "), let equal = words.firstRange(of: " = ") {
                    value = String(words[equal.upperBound...])
                } else if !value.isEmpty, !words.hasPrefix("}") {
                    value += words.hasSuffix(")") || value.hasSuffix("(") ? words : " " + words
                }
            }
            // A font is stated by its text style.
            guard !value.isEmpty, !owner.hasPrefix("extension Font {") else { continue }
            values["\(owner)\(path)"] = Choice.of(place, in: value).filter { $0 != " " }
        }
        return values
    }

    /// Reads the properties of Kotlin.
    private static func kotlin(_ text: String, _ place: Int) -> [String: String] {
        let shown = ["Light", "Dark", "LightIncreased", "DarkIncreased"][place]
        var values: [String: String] = [:]
        var name = ""
        var isFound = false
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("val "), line.hasPrefix("val ") {
                name = String(words.prefix { $0 != ":" })
                isFound = false
            } else if words.hasPrefix("get() = "), !words.hasSuffix("{") {
                values[name] = String(words.dropFirst(8))
            } else if let arrow = words.firstRange(of: " -> "), !isFound {
                let names = words[..<arrow.lowerBound].split(separator: ", ")
                guard names.contains("else") || names.contains("TokenAppearance.\(shown)") else {
                    continue
                }
                values[name] = String(words[arrow.upperBound...])
                isFound = true
            }
        }
        return values
    }

    /// Reads the resources of Android: those with more contrast have names of their own.
    private static func android(
        _ files: [EmittedFile], _ isDark: Bool, _ isIncreased: Bool
    ) -> [String: String] {
        var values: [String: String] = [:]
        let sorted = files.sorted { !$0.path.contains("-night") && $1.path.contains("-night") }
        for file in sorted where isDark || !file.path.contains("-night") {
            guard file.path.hasSuffix("tokens.xml") else {
                values[file.path.replacing("-night", with: "")] = file.text
                continue
            }
            for block in file.text.split(separator: "\n    <").dropFirst() {
                guard let start = block.firstRange(of: "name=\"") else { continue }
                let name = block[start.upperBound...].prefix { $0 != "\"" }
                let words = block.split(separator: "\n").map { $0.drop { $0 == " " } }
                values[String(name)] = words.filter { $0 != "</resources>" }.joined()
                    .replacing("_high_contrast", with: "")
            }
        }
        guard isIncreased else { return values }
        for (name, value) in values where name.contains("_high_contrast") {
            values[name.replacing("_high_contrast", with: "")] = value
        }
        return values
    }

    /// Reads the colour sets of an asset catalog.
    private static func catalog(
        _ files: [EmittedFile], _ isDark: Bool, _ isIncreased: Bool
    ) -> [String: String] {
        var values: [String: String] = [:]
        for file in files where file.path.contains(".colorset/") {
            var ignored: [Diagnostic] = []
            let root = JSONDocument.parse(file.bytes, file: "", diagnostics: &ignored)?.root
            var best = -1
            for color in root?["colors"]?.elements.map({ $0 }) ?? [] {
                let words = color["appearances"]?.elements.map { $0["value"]?.string ?? "" } ?? []
                let fits = words.allSatisfy { $0 == "dark" ? isDark : $0 == "high" && isIncreased }
                guard fits, words.count > best else { continue }
                best = words.count
                values[file.path] = color["color"]?.compact
            }
        }
        return values
    }
}

/// The choice of one appearance in a Swift expression.
private enum Choice {
    private static let heads = ["AppearanceValue<", "TokenAppearances<", "TokenPaint.adaptive("]
    private static let labels = ["light: ", "dark: ", "lightIncreased: ", "darkIncreased: "]

    /// The expression with every value of all appearances replaced by one appearance's value.
    static func of(_ place: Int, in text: String) -> String {
        let starts = heads.compactMap { text.firstRange(of: $0)?.lowerBound }
        guard let start = starts.min(), let open = text[start...].firstIndex(of: "(") else {
            return text
        }
        var (depth, parts, end) = (0, [""], open)
        for index in text[open...].indices {
            let character = text[index]
            if ")]".contains(character) { depth -= 1 }
            if depth == 0 {
                end = index
                if character == ")" { break }
            } else if depth == 1, character == "," {
                parts.append("")
                continue
            } else {
                parts[parts.count - 1].append(character)
            }
            if "([".contains(character) { depth += 1 }
        }
        parts = parts.map { part in
            let plain = String(part.drop { $0 == " " })
            let label = labels.first { plain.hasPrefix($0) } ?? ""
            return String(plain.dropFirst(label.count))
        }
        let chosen = parts.count == 1 ? parts[0] : parts[place]
        return of(place, in: text[..<start] + chosen + text[text.index(after: end)...])
    }
}

/// The declarations of a style sheet, by conditions.
private struct StyleSheet {
    private struct Rule {
        let media: String
        let selectors: [String]
        var declarations: [(name: String, value: String)] = []
    }

    private var rules: [Rule] = []

    init(_ text: String) {
        var media: [String] = []
        var selector: String?
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasSuffix("{") {
                let head = String(words.dropLast(2))
                if head.hasPrefix("@"), !head.hasPrefix("@theme") {
                    media.append(head)
                } else {
                    selector = head
                    let list = head.hasPrefix("@theme") ? [":root"] : head.components(", ")
                    rules.append(Rule(media: media.joined(separator: " "), selectors: list))
                }
            } else if words == "}" {
                if selector == nil { media.removeLast() }
                selector = nil
            } else if words.hasPrefix("--"), let colon = words.firstRange(of: ": ") {
                rules[rules.count - 1].declarations.append(
                    (
                        String(words[..<colon.lowerBound]),
                        String(words[colon.upperBound...].dropLast())
                    ))
            }
        }
    }

    /// The values in an appearance, chosen by the device and by the attribute: both must agree.
    func values(_ isDark: Bool, _ isIncreased: Bool) -> [String: String] {
        let name = (isDark ? "dark" : "light") + (isIncreased ? "-increased" : "")
        let device = values(isDark, isIncreased, nil)
        let attribute = values(false, false, name)
        return device.merging(attribute) {
            $0 == $1 ? $0 : "\($0) by the device, \($1) by attribute"
        }
    }

    private func values(
        _ isDark: Bool, _ isIncreased: Bool, _ attribute: String?
    ) -> [String: String] {
        var values: [String: (value: String, weight: Int)] = [:]
        for rule in rules {
            guard !rule.media.contains("scheme: dark") || isDark,
                !rule.media.contains("contrast: more") || isIncreased
            else { continue }
            let weights = rule.selectors.compactMap { selector -> Int? in
                switch selector {
                case ":root": 1
                case ":root:not([data-appearance])": attribute == nil ? 2 : nil
                default:
                    attribute.map { selector == "[data-appearance=\"\($0)\"]" } == true ? 1 : nil
                }
            }
            guard let weight = weights.max() else { continue }
            for (name, value) in rule.declarations where weight >= values[name]?.weight ?? 0 {
                values[name] = (value, weight)
            }
        }
        func followed(_ value: String) -> String {
            ContextReader.followed(value, "var(--") { values["--" + $0].map { followed($0.value) } }
        }
        return values.mapValues { followed($0.value) }
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}

extension EmittedFile {
    /// The contents as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSONValue {
    /// The value's JSON text in one line.
    var compact: String {
        var writer = JSONWriter(style: .compact)
        writer.copy(self)
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
    }
}
