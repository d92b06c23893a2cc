/// The format `compose`: a Kotlin file of types, and for each product or brand a class and files of
/// its tokens.
///
/// A token is an extension property of the class, which holds the appearance. So each token has a
/// method of its own, and no class and no method comes near the limits of the Java machine.
struct ComposeFormat {
    private let variant: ExportVariant
    private let type: String
    private let options: ExportOptions
    private var part = ""
    private var partCount = 0
    private var files: [EmittedFile] = []

    /// Property → the token that has it.
    private var owners: [String: ExportToken] = [:]

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
            // File systems may not tell capitals from small letters.
            if let owner = types.updateValue(variant.name, forKey: type.lowercased()) {
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "'\(owner)' and '\(variant.name)' would both be the class '\(type)'",
                        help: ["rename one of the two, or choose one with '--input'"]))
            }
            var format = ComposeFormat(variant, type: type, options: options)
            files += format.write(diagnostics: &diagnostics)
        }
        return files
    }

    private init(_ variant: ExportVariant, type: String, options: ExportOptions) {
        self.variant = variant
        self.type = type
        self.options = options
    }

    private mutating func write(diagnostics: inout [Diagnostic]) -> [EmittedFile] {
        let names = IdentifierTable(
            variant.tokens, diagnostics: &diagnostics, make: KotlinName.property)
        for token in variant.tokens {
            write(token, names[token], diagnostics: &diagnostics)
            // A class holds 65,535 constants, of which each takes several characters here.
            if part.utf8.count > 200_000 { closePart(&diagnostics) }
        }
        closePart(&diagnostics)
        let start = Self.package(options.kotlinPackage)
        let holder = ComposeSupport.holder(KotlinName.spelled(type), of: variant.name)
        var all: [EmittedFile] = []
        all.add(
            path(""), start + holder, of: variant.origin, diagnostics: &diagnostics)
        return all + files
    }

    private mutating func write(
        _ token: ExportToken, _ name: String, diagnostics: inout [Diagnostic]
    ) {
        var reader = ComposeValue(token, rem: options.rem)
        let light = reader.properties(for: token.value(in: .light))
        var all = [(ExportAppearance.light, light)]
        if !token.overrides.isEmpty {
            for appearance in ExportAppearance.allCases where appearance != .light {
                all.append((appearance, reader.properties(for: token.value(in: appearance))))
            }
        }
        diagnostics += reader.diagnostics
        for (index, property) in light.enumerated() {
            let values = all.map { (appearance: $0, property: $1[index]) }
            if let other = values.first(where: { $0.property.type != property.type }) {
                diagnostics.append(
                    .error(
                        "unit-changes",
                        "'\(token.path)' is in rem in one appearance and in px in"
                            + " '\(other.appearance.rawValue)', which are two types in Kotlin",
                        at: token.base.place))
            }
            write(values, token, name + property.part, diagnostics: &diagnostics)
        }
    }

    private mutating func write(
        _ values: [(appearance: ExportAppearance, property: ComposeValue.Property)],
        _ token: ExportToken, _ name: String, diagnostics: inout [Diagnostic]
    ) {
        if let owner = owners.updateValue(token, forKey: name), owner.path != token.path,
            KotlinName.property(owner.path) != KotlinName.property(token.path)
        {
            diagnostics.append(
                Diagnostic(
                    .error, "identifier-clash",
                    "'\(token.path)' and '\(owner.path)' would both make the property '\(name)'",
                    at: token.base.place, help: ["rename one of the two"],
                    notes: [.init("'\(owner.path)' is here", at: owner.base.place)]))
        }
        let base = values[0].property
        part += "\n" + token.base.kotlinHeader
        part += "val \(KotlinName.spelled(type)).\(KotlinName.spelled(name)): \(base.type)\n"
        let others = values.filter { $0.property.expression != base.expression }
        guard !others.isEmpty else {
            part += "    get() = \(base.expression)\n"
            return
        }
        part += "    get() = when (appearance) {\n"
        var written: [String] = []
        for (_, property) in others where !written.contains(property.expression) {
            written.append(property.expression)
            let cases = others.filter { $0.property.expression == property.expression }
                .map { "TokenAppearance." + KotlinName.constant($0.appearance.rawValue) }
            part += "        \(cases.joined(separator: ", ")) -> \(property.expression)\n"
        }
        part += "        else -> \(base.expression)\n    }\n"
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
    /// The comment above its property, and its deprecation.
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
