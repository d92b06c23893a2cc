/// The format `xcassets`: an Xcode asset catalog for each product or brand.
///
/// Groups become folders that provide a namespace, so `color.text.primary` is the colour
/// `color/text/primary`; a `$root` token is a colour set beside its group's folder. Asset catalogs
/// support only colours here: tokens of other types are omitted with a warning.
///
/// Source: Apple, “Asset Catalog Format Reference”, types Color Set, Folders and Overview.
enum AssetCatalog {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let variants = export.variants(diagnostics: &diagnostics)
        AppleLimits.report(variants, options, diagnostics: &diagnostics) {
            $0.base.type == .color
        }
        reportOthers(variants, diagnostics: &diagnostics)
        var files: [EmittedFile] = []
        for (variant, type) in SwiftName.types(variants, diagnostics: &diagnostics) {
            let colors = variant.tokens.filter { $0.base.type == .color }
            let names = IdentifierTable(
                colors, with: export.workers, diagnostics: &diagnostics, make: assetName)
            let catalog = options.path(
                .xcassets, for: variant.subject, usual: type, ending: ".xcassets")
            files.add(
                catalog + [contents], folder(providesNamespace: false), of: variant.origin,
                diagnostics: &diagnostics)
            var folders: Set<[String]> = []
            for token in colors {
                let origin = variant.origin.with(token)
                var steps = catalog + names[token].split(separator: "/").map(String.init)
                let last = steps.removeLast()
                for count in steps.indices.dropFirst(catalog.count) {
                    let parent = Array(steps[...count])
                    guard folders.insert(parent).inserted else { continue }
                    files.add(
                        parent + [contents], folder(providesNamespace: true), of: origin,
                        diagnostics: &diagnostics)
                }
                files.add(
                    steps + ["\(last).colorset", contents], colorSet(token, variant), of: origin,
                    diagnostics: &diagnostics)
            }
        }
        return files
    }

    /// The file with a folder's metadata.
    private static let contents = "Contents.json"

    /// The name used to load a colour. Steps are lowercase, since file systems may be
    /// case-insensitive.
    private static func assetName(_ path: String) -> String {
        path.split(separator: ".").filter { $0 != "$root" }
            .map { Identifier.make(String($0), .kebab) }
            .filter { !$0.isEmpty }.joined(separator: "/")
    }

    /// Warns of the omitted tokens, once for each type.
    private static func reportOthers(
        _ variants: [ExportVariant], diagnostics: inout [Diagnostic]
    ) {
        for type in TokenType.allCases where type != .color {
            let tokens = variants.lazy.flatMap(\.tokens).map(\.base).filter { $0.type == type }
            guard let first = tokens.first(where: { _ in true }) else { continue }
            let count = Set(tokens.map(\.path)).count
            diagnostics.append(
                .warning(
                    "not-a-color",
                    (count == 1
                        ? "'\(first.path)' of type '\(type.rawValue)' is"
                        : "\(count) tokens of type '\(type.rawValue)' are")
                        + " left out: asset catalogs support only colours", at: first.place,
                    help: ["export them in the format 'swiftui' or 'swift' too"]))
        }
    }

    // MARK: Contents

    private static func folder(providesNamespace: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        info(to: &writer)
        if providesNamespace {
            writer.name("properties")
            writer.beginObject()
            writer.name("provides-namespace")
            writer.bool(true)
            writer.endObject()
        }
        writer.endObject()
        return writer.finish()
    }

    private static func colorSet(_ token: ExportToken, _ variant: ExportVariant) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("colors")
        writer.beginArray()
        let base = variant.appearances.first ?? .light
        for appearance in token.overrides.isEmpty ? [base] : variant.appearances {
            guard case .color(let color) = token.value(in: appearance) else { continue }
            writer.beginObject()
            qualities(appearance, beyond: base, to: &writer)
            write(AppleColor(color).color, to: &writer)
            writer.name("idiom")
            writer.string("universal")
            writer.endObject()
        }
        writer.endArray()
        info(to: &writer)
        writer.endObject()
        return writer.finish()
    }

    /// Writes the qualities that distinguish an appearance from the default one.
    private static func qualities(
        _ appearance: ExportAppearance, beyond base: ExportAppearance,
        to writer: inout JSONWriter
    ) {
        var qualities: [(String, String)] = []
        if appearance.isDark, !base.isDark { qualities.append(("luminosity", "dark")) }
        if appearance.isIncreased, !base.isIncreased { qualities.append(("contrast", "high")) }
        guard !qualities.isEmpty else { return }
        writer.name("appearances")
        writer.beginArray()
        for (name, value) in qualities {
            writer.beginObject()
            writer.name("appearance")
            writer.string(name)
            writer.name("value")
            writer.string(value)
            writer.endObject()
        }
        writer.endArray()
    }

    private static func write(_ color: RGBColor, to writer: inout JSONWriter) {
        writer.name("color")
        writer.beginObject()
        writer.name("color-space")
        writer.string(color.gamut.rawValue)
        writer.name("components")
        writer.beginObject()
        for (name, value) in [
            ("alpha", color.alpha), ("blue", color.blue), ("green", color.green),
            ("red", color.red),
        ] {
            writer.name(name)
            writer.string(component(value))
        }
        writer.endObject()
        writer.endObject()
    }

    /// A component from 0 to 1 with three to six decimals. The decimal point is required: Xcode
    /// reads integers as 0 to 255.
    private static func component(_ value: Double) -> String {
        let millionths = Int((min(max(value, 0), 1) * 1_000_000).rounded())
        var (fraction, places) = (millionths % 1_000_000, 6)
        while places > 3, fraction.isMultiple(of: 10) {
            (fraction, places) = (fraction / 10, places - 1)
        }
        let digits = String(fraction)
        let zeros = String(repeating: "0", count: places - digits.utf8.count)
        return "\(millionths / 1_000_000).\(zeros)\(digits)"
    }

    private static func info(to writer: inout JSONWriter) {
        writer.name("info")
        writer.beginObject()
        writer.name("author")
        writer.string("xcode")
        writer.name("version")
        writer.number(1)
        writer.endObject()
    }
}
