/// The format `android`: a resource folder for each product or brand.
///
/// A token becomes a resource of its type, or one for each of its parts. Resource qualifiers don't
/// include contrast, so a value for increased contrast is a separate resource, with the suffix
/// `_high_contrast`.
struct AndroidFormat {
    private let variant: ExportVariant
    private let options: ExportOptions
    private var day = ""
    private var night = ""
    private var files: [EmittedFile] = []
    private let folder: String

    /// `R` class and name → the token they belong to.
    private var owners: [String: ExportToken] = [:]

    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var folders: [String: String] = [:]
        return export.variants(diagnostics: &diagnostics).flatMap { variant in
            let folder = AndroidName.make(variant.name)
            if let owner = folders.updateValue(variant.name, forKey: folder) {
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "'\(owner)' and '\(variant.name)' would both be written to '\(folder)'",
                        help: ["rename one of the two, or choose one with '--input'"]))
            }
            var format = AndroidFormat(variant, options, folder: folder)
            return format.write(with: export.workers, diagnostics: &diagnostics)
        }
    }

    private init(_ variant: ExportVariant, _ options: ExportOptions, folder: String) {
        self.variant = variant
        self.options = options
        self.folder = folder.isEmpty ? "tokens" : folder
    }

    private mutating func write(
        with workers: Workers, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let names = IdentifierTable(
            variant.tokens, with: workers, diagnostics: &diagnostics, make: AndroidName.make)
        let texts = TextLengths(variant)
        for token in variant.tokens {
            let reader = AndroidValue(token, isText: texts.contains(token), rem: options.rem)
            write(token, names[token], reader, diagnostics: &diagnostics)
        }
        var all: [EmittedFile] = []
        let sides = [("values", day), ("values-night", night)]
        for (list, resources) in sides.prefix(night.isEmpty ? 1 : 2) {
            all.add(
                path(list, "tokens"), Self.start + resources + "</resources>\n",
                of: variant.origin, diagnostics: &diagnostics)
        }
        return all + files
    }

    private mutating func write(
        _ token: ExportToken, _ name: String, _ reader: AndroidValue,
        diagnostics: inout [Diagnostic]
    ) {
        var reader = reader
        let comment = token.base.androidComment
        let plain = reader.resources(for: token.value(in: sides.day.plain))
        var others = [plain, plain, plain]
        if !token.overrides.isEmpty {
            others = [sides.day.increased, sides.night.plain, sides.night.increased].map {
                reader.resources(for: token.value(in: $0))
            }
        }
        diagnostics += reader.diagnostics
        for (index, resource) in plain.enumerated() {
            let own = name + resource.part
            let (dayIncreased, dark, darkIncreased) = (
                others[0][index], others[1][index], others[2][index]
            )
            let comment = index == 0 || token.base.isDeprecated ? comment : ""
            write(resource, dark, token, own, comment, diagnostics: &diagnostics)
            if dayIncreased != resource || darkIncreased != dark {
                write(
                    dayIncreased, darkIncreased, token, own + "_high_contrast", comment,
                    diagnostics: &diagnostics)
            }
        }
    }

    private mutating func write(
        _ resource: AndroidResource, _ dark: AndroidResource, _ token: ExportToken, _ name: String,
        _ comment: String, diagnostics: inout [Diagnostic]
    ) {
        let key = resource.kind.list + "/" + name
        if let owner = owners.updateValue(token, forKey: key), owner.path != token.path,
            AndroidName.make(owner.path) != AndroidName.make(token.path)
        {
            diagnostics.append(
                Diagnostic(
                    .error, "identifier-clash",
                    "'\(token.path)' and '\(owner.path)' would both make the resource '\(key)'",
                    at: token.base.place, help: ["rename one of the two"],
                    notes: [.init("'\(owner.path)' is here", at: owner.base.place)]
                ).about(token.path))
        }
        guard resource.kind != .interpolator else {
            let sides = [("interpolator", resource), ("interpolator-night", dark)]
            for (list, side) in sides.prefix(dark == resource ? 1 : 2) {
                files.add(
                    path(list, name), side.file, of: variant.origin.with(token),
                    diagnostics: &diagnostics)
            }
            return
        }
        day += comment
        resource.write(as: name, to: &day)
        if dark != resource { dark.write(as: name, to: &night) }
    }

    /// The appearances of `values/` and `values-night/`; a single look is used for both.
    private var sides:
        (
            day: (plain: ExportAppearance, increased: ExportAppearance),
            night: (plain: ExportAppearance, increased: ExportAppearance)
        )
    {
        let light = (ExportAppearance.light, ExportAppearance.lightIncreased)
        let dark = (ExportAppearance.dark, ExportAppearance.darkIncreased)
        let hasLight = variant.appearances.contains { !$0.isDark }
        let hasDark = variant.appearances.contains { $0.isDark }
        return (hasLight ? light : dark, hasDark ? dark : light)
    }

    private func path(_ resources: String, _ name: String) -> [String] {
        options.path(.android, for: variant.subject, usual: folder, ending: "")
            + ["res", resources, "\(name).xml"]
    }

    private static let start = """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Made from design tokens; changes are lost. Where a value differs with more contrast, the
             resource of the same name with _high_contrast behind it holds it. -->
        <resources>

        """
}

extension ResolvedToken {
    /// The comment above the token's resources; empty if the token has none.
    fileprivate var androidComment: String {
        var words = AndroidText.comment(description ?? "")
        if let deprecation {
            words += words.isEmpty ? "@deprecated" : " @deprecated"
            let reason = AndroidText.comment(deprecation.reason ?? "")
            words += reason.isEmpty ? "" : " " + reason
        }
        guard !words.isEmpty else { return "" }
        return "    <!-- \(words) -->\n"
    }
}
