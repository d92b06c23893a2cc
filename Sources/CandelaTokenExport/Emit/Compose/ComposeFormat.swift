/// The format `compose`: a Kotlin file of types, and for each product or brand a class and files
/// with its tokens.
///
/// A token is an extension property of the class, which stores the appearance. So each token has
/// its own method, and neither classes nor methods come near the JVM's size limits.
struct ComposeFormat {
    private let variant: ExportVariant
    private let type: String
    private let options: ExportOptions
    private var part = ""
    private var partCount = 0
    private var files: [EmittedFile] = []

    /// Property → the index of the token it belongs to.
    private var owners: [String: Int] = [:]

    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let package = package(options.kotlinPackage)
        var files: [EmittedFile] = []
        files.add(
            ["TokenTypes.kt"], package + ComposeSupport.text, of: .format,
            diagnostics: &diagnostics)
        var types: [String: String] = ["tokentypes": "TokenTypes"]
        for variant in export.variants(diagnostics: &diagnostics) {
            let type = KotlinName.type(variant.name)
            // File systems may be case-insensitive.
            if let owner = types.updateValue(variant.name, forKey: type.caseFolded) {
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "'\(owner)' and '\(variant.name)' would both be the class '\(type)'",
                        help: ["rename one of the two, or choose one with '--input'"]))
            }
            var format = ComposeFormat(variant, type: type, options: options)
            files += format.write(with: export.workers, diagnostics: &diagnostics)
        }
        return files
    }

    private init(_ variant: ExportVariant, type: String, options: ExportOptions) {
        self.variant = variant
        self.type = type
        self.options = options
    }

    /// The Kotlin code of one token.
    private struct Written: Sendable {
        var properties: [(name: String, text: String)] = []
        var diagnostics: [Diagnostic] = []
    }

    private mutating func write(
        with workers: Workers, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let names = IdentifierTable(
            variant.tokens, with: workers, diagnostics: &diagnostics, make: KotlinName.property)
        let receiver = KotlinName.spelled(type)
        let texts = TextLengths(variant)
        let portions = workers.map(portionsOf: variant.tokens) { [options] tokens in
            tokens.map { token in
                let reader = ComposeValue(
                    token, isText: texts.contains(token), rem: options.rem)
                return Self.written(token, names[token], of: receiver, reader)
            }
        }
        for (place, written) in portions.joined().enumerated() {
            diagnostics += written.diagnostics
            for (name, text) in written.properties {
                claim(name, for: place, diagnostics: &diagnostics)
                part += text
            }
            // A class file is limited to 65,535 constants, each of which takes several characters
            // here.
            if part.utf8.count > 200_000 { closePart(&diagnostics) }
        }
        closePart(&diagnostics)
        let start = Self.package(options.kotlinPackage)
        let holder = ComposeSupport.holder(receiver, of: variant.name)
        var all: [EmittedFile] = []
        all.add(
            path(""), start + holder, of: variant.origin, diagnostics: &diagnostics)
        return all + files
    }

    private static func written(
        _ token: ExportToken, _ name: String, of receiver: String, _ reader: ComposeValue
    ) -> Written {
        var reader = reader
        let light = reader.properties(for: token.value(in: .light))
        var all = [(ExportAppearance.light, light)]
        if !token.overrides.isEmpty {
            for appearance in ExportAppearance.allCases where appearance != .light {
                all.append((appearance, reader.properties(for: token.value(in: appearance))))
            }
        }
        var written = Written(diagnostics: reader.diagnostics)
        let header = token.base.kotlinHeader
        for (index, property) in light.enumerated() {
            let values = all.map { (appearance: $0, property: $1[index]) }
            let name = name + property.part
            var text = "\n\(header)val \(receiver).\(KotlinName.spelled(name)): \(property.type)\n"
            text += "    get() = " + expression(values)
            written.properties.append((name, text))
        }
        return written
    }

    /// A property's expression, with a branch for each appearance that differs from light.
    private static func expression(
        _ values: [(appearance: ExportAppearance, property: ComposeValue.Property)]
    ) -> String {
        let base = values[0].property
        let others = values.filter { $0.property.expression != base.expression }
        guard !others.isEmpty else { return "\(base.expression)\n" }
        var text = "when (appearance) {\n"
        var written: [String] = []
        for (_, property) in others where !written.contains(property.expression) {
            written.append(property.expression)
            let cases = others.filter { $0.property.expression == property.expression }
                .map { "TokenAppearance." + KotlinName.constant($0.appearance.rawValue) }
            text += "        \(cases.joined(separator: ", ")) -> \(property.expression)\n"
        }
        return text + "        else -> \(base.expression)\n    }\n"
    }

    /// Registers a property name; reports an error if another token has it.
    private mutating func claim(
        _ name: String, for place: Int, diagnostics: inout [Diagnostic]
    ) {
        guard let other = owners.updateValue(place, forKey: name), other != place else { return }
        let (token, owner) = (variant.tokens[place], variant.tokens[other])
        // Tokens with the same name are reported elsewhere.
        guard KotlinName.property(owner.path) != KotlinName.property(token.path) else { return }
        diagnostics.append(
            Diagnostic(
                .error, "identifier-clash",
                "'\(token.path)' and '\(owner.path)' would both make the property '\(name)'",
                at: token.base.place, help: ["rename one of the two"],
                notes: [.init("'\(owner.path)' is here", at: owner.base.place)]
            ).about(token.path))
    }

    private mutating func closePart(_ diagnostics: inout [Diagnostic]) {
        guard !part.isEmpty else { return }
        partCount += 1
        let text = Self.package(options.kotlinPackage) + ComposeSupport.imports + part
        files.add(
            path("Part\(partCount)"), text, of: variant.origin, diagnostics: &diagnostics)
        part = ""
    }

    private func path(_ part: String) -> [String] {
        options.path(.compose, for: variant.subject, usual: type, ending: "\(part).kt")
    }

    private static func package(_ name: String) -> String {
        let steps = name.split(separator: ".").map { KotlinName.spelled(String($0)) }
        let package = steps.isEmpty ? "" : "package \(steps.joined(separator: "."))\n\n"
        return "// Made from design tokens; changes are lost.\n\n" + package
    }
}

extension ResolvedToken {
    /// The comment above the token's property, and its deprecation.
    fileprivate var kotlinHeader: String {
        let words = AndroidText.comment(description ?? "")
        let name = AndroidText.comment(path)
        var header =
            words.isEmpty
            ? "/** Token: `\(name)` */\n" : "/**\n * \(words)\n *\n * Token: `\(name)`\n */\n"
        if let deprecation {
            let reason = deprecation.reason ?? "It should no longer be used."
            header += "@Deprecated(\(KotlinText.string(reason)))\n"
        }
        return header
    }
}
