/// What tokens can be written as.
///
/// A format is one case here and one file beside this one.
@nonexhaustive
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// One flat JSON object a permutation, token path → type and value: what `tokens resolve`
    /// prints.
    case json

    /// One token file a permutation with every reference followed: groups, `$root` tokens,
    /// descriptions, unknown extensions and number spellings as they were.
    case dtcg

    /// A style sheet of custom properties a product or brand: light and dark by the device or by
    /// `data-appearance`, more contrast by the device, wide-gamut colours with an sRGB fallback.
    case css

    /// A Sass file a product or brand: variables, and a map from names to values for each
    /// appearance, in the dialect of LibSass.
    case scss

    /// An ES module a product or brand with its TypeScript declarations: typed values in every
    /// appearance.
    case ts

    /// Plain Swift values without imports: one file of types, and one enum of static constants a
    /// product or brand that holds all its appearances.
    case swift

    /// Extensions of SwiftUI's `Color`, `Font`, `Animation` and so on that follow colour scheme and
    /// contrast.
    case swiftui

    /// An asset catalog of colour sets a product or brand, for Xcode. Colours alone.
    case xcassets

    /// Android resources, a folder for each product or brand: `values/`, `values-night/` and
    /// `interpolator/`.
    case android

    /// Kotlin for Jetpack Compose: one file of types, and for each product or brand a class with a
    /// property for every token.
    case compose

    /// Whether a file of it is of one permutation; else it holds all appearances.
    var isOfOneAppearance: Bool { self == .json || self == .dtcg }

    /// The files an export consists of, in a fixed order.
    ///
    /// - Parameter diagnostics: Gets an error for every token that the format cannot say and for
    ///   every name that cannot be a file's, and a warning for each token that it says only nearly;
    ///   nothing is to be written when there is an error.
    public func files(
        for export: TokenExport, options: ExportOptions = ExportOptions(),
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        export.files(as: [self], options: options, diagnostics: &diagnostics)
    }

    /// Whose names for fonts a format uses; a format that holds tokens as they are has none.
    private var platform: FontNames.Platform? {
        switch self {
        case .json, .dtcg, .xcassets: nil
        case .css: .css
        case .scss, .ts: .web
        case .swift, .swiftui: .apple
        case .android: .android
        case .compose: .compose
        }
    }

    fileprivate func emit(
        _ export: TokenExport, _ options: ExportOptions, _ diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let export = export.naming(for: platform)
        return write(export, options, &diagnostics)
    }

    private func write(
        _ export: TokenExport, _ options: ExportOptions, _ diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        switch self {
        case .json: FlatJSON.files(for: export, options: options, diagnostics: &diagnostics)
        case .dtcg:
            ResolvedDTCG.files(for: export, options: options, diagnostics: &diagnostics)
        case .css: CSSFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .scss: SassFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .ts: ModuleFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .swift:
            SwiftFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .swiftui:
            SwiftUIFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .xcassets:
            AssetCatalog.files(for: export, options: options, diagnostics: &diagnostics)
        case .android:
            AndroidFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .compose:
            ComposeFormat.files(for: export, options: options, diagnostics: &diagnostics)
        }
    }
}

extension TokenExport {
    /// The files of several formats that are to lie in one directory, format by format.
    ///
    /// - Parameter diagnostics: Gets what ``OutputFormat/files(for:options:diagnostics:)`` says of
    ///   each, and an error where two files would be one on some disk.
    public func files(
        as formats: [OutputFormat], options: ExportOptions = ExportOptions(),
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var export = self
        return export.files(as: formats, options: options, with: .one, diagnostics: &diagnostics)
    }

    /// The same, made by several workers side by side; the files and what is said of them are the
    /// same however many there are. The export keeps what was made for all formats.
    package mutating func files(
        as formats: [OutputFormat], options: ExportOptions, with workers: Workers,
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        self = told(options, for: formats, workers)
        let export = self
        let emitted = workers.map(formats.count) { place in
            var found: [Diagnostic] = []
            let files = formats[place].emit(export, options, &found)
            return (files: files, found: found)
        }
        var found = emitted.flatMap(\.found)
        let files = emitted.flatMap(\.files)
        // Two types of one name are a clash of names already.
        if !found.hasErrors { FileClash.report(files, diagnostics: &found) }
        diagnostics += found
        return files
    }
}
