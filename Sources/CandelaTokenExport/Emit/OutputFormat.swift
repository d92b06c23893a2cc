/// An export format.
///
/// The raw value is the format's name for `candela tokens build --format`.
@nonexhaustive
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// A flat JSON object for each permutation, token path → type and value: the output of
    /// `tokens resolve`.
    case json

    /// A token file for each permutation with all references resolved; groups, `$root` tokens,
    /// descriptions, unknown extensions and number spellings are preserved.
    case dtcg

    /// A style sheet of custom properties for each product or brand: light and dark by device
    /// setting or `data-appearance`, increased contrast by device setting, wide-gamut colours with
    /// an sRGB fallback.
    case css

    /// A theme of Tailwind CSS 4 for each product or brand: theme variables in `@theme`, those that
    /// change with the appearance in `@theme inline`.
    case tailwind

    /// A Sass file for each product or brand: variables, and a map from names to values for each
    /// appearance, in the dialect of LibSass.
    case scss

    /// An ES module for each product or brand with TypeScript declarations: typed values in every
    /// appearance.
    case ts

    /// Plain Swift values without imports: one file of types, and an enum of static constants with
    /// all appearances for each product or brand.
    case swift

    /// Extensions of SwiftUI types such as `Color`, `Font` and `Animation` that adapt to colour
    /// scheme and contrast.
    case swiftui

    /// An Xcode asset catalog of colour sets for each product or brand. Tokens of other types are
    /// omitted with a warning.
    case xcassets

    /// Android resources, a folder for each product or brand: `values/`, `values-night/` and
    /// `interpolator/`.
    case android

    /// Kotlin for Jetpack Compose: one file of types, and for each product or brand a class with a
    /// property for every token.
    case compose

    /// Whether each file contains one permutation; otherwise it contains all appearances.
    var isOfOneAppearance: Bool { self == .json || self == .dtcg }

    /// Whether it can express texts and truth values, which are outside the standard.
    var holdsOtherTypes: Bool {
        switch self {
        case .dtcg, .swift, .swiftui, .xcassets, .android, .compose: false
        default: true
        }
    }

    /// The files of an export, in a fixed order.
    ///
    /// - Parameter diagnostics: Receives an error for every token that the format cannot express
    ///   and for every invalid file name, and a warning for each token that it can only
    ///   approximate; if there is an error, nothing should be written.
    public func files(
        for export: TokenExport, options: ExportOptions = ExportOptions(),
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        export.files(as: [self], options: options, diagnostics: &diagnostics)
    }

    /// The platform whose font names the format uses; `nil` for a format that keeps tokens
    /// unchanged.
    private var platform: FontNames.Platform? {
        switch self {
        case .json, .dtcg, .xcassets: nil
        case .css, .tailwind: .css
        case .scss, .ts: .web
        case .swift, .swiftui: .apple
        case .android: .android
        case .compose: .compose
        }
    }

    fileprivate func emit(
        _ export: TokenExport, _ options: ExportOptions, _ diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var export = export.naming(for: platform).keepingTypes(of: self, &diagnostics)
        while true {
            var found: [Diagnostic] = []
            let files = write(export, options, &found)
            let clashes = export.project.isLenient ? found.filter(\.isNameFault) : []
            let paths = Set(clashes.flatMap(\.subjects))
            guard !paths.isEmpty else {
                diagnostics += found
                return files
            }
            // Later tokens may clash with the ones left out, so the rest is written anew.
            diagnostics += clashes.map(\.leavingOut)
            export = export.without(paths)
        }
    }

    private func write(
        _ export: TokenExport, _ options: ExportOptions, _ diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        switch self {
        case .json: FlatJSON.files(for: export, options: options, diagnostics: &diagnostics)
        case .dtcg:
            ResolvedDTCG.files(for: export, options: options, diagnostics: &diagnostics)
        case .css: CSSFormat.files(for: export, options: options, diagnostics: &diagnostics)
        case .tailwind:
            TailwindFormat.files(for: export, options: options, diagnostics: &diagnostics)
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
    /// The files of several formats for one directory, format by format.
    ///
    /// - Parameter diagnostics: Receives the diagnostics of
    ///   ``OutputFormat/files(for:options:diagnostics:)`` for each format, and an error if two
    ///   files would be the same on some file system.
    public func files(
        as formats: [OutputFormat], options: ExportOptions = ExportOptions(),
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        var export = self
        return export.files(as: formats, options: options, with: .one, diagnostics: &diagnostics)
    }

    /// The files of several formats, made by several workers in parallel; the files and diagnostics
    /// don't depend on the number of workers. The export caches values shared by the formats.
    package mutating func files(
        as formats: [OutputFormat], options: ExportOptions, with workers: Workers,
        diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        self = applying(options, for: formats, workers)
        let export = self
        let emitted = workers.map(formats.count) { place in
            var found: [Diagnostic] = []
            let files = formats[place].emit(export, options, &found)
            return (files: files, found: found)
        }
        var found = emitted.flatMap(\.found)
        let files = emitted.flatMap(\.files)
        // Types with the same name are already an identifier clash.
        if !found.hasErrors { FileClash.report(files, diagnostics: &found) }
        diagnostics += found
        return files
    }
}

extension Diagnostic {
    /// Whether it is about a token's name, which another token has or which is empty.
    fileprivate var isNameFault: Bool {
        ["identifier-clash", "no-identifier"].contains(id) && !subjects.isEmpty
    }

    /// The fault as the reason that its token is left out.
    var leavingOut: Diagnostic {
        let path = subjects.first ?? ""
        return .warning(
            id, "\(message): '\(path)' is left out", at: place, help: help, notes: notes)
    }
}
