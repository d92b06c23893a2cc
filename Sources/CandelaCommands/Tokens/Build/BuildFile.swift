import CandelaTokenExport

/// The contents of `candela.json`, which describes a build.
///
/// Paths are relative to the file. Options of the command line take precedence over its members.
struct BuildFile: Sendable, Hashable, Codable {
    /// The file's name.
    static let name = "candela.json"

    /// The schema of this file, for editors.
    var schema: String?

    /// The tokens: a token file or a resolver document.
    let source: String

    /// The directory to write to.
    var out: String?

    /// The formats to write, each with its settings.
    var formats: BuildFormats?

    /// The chosen contexts by modifier; only permutations that match are written.
    var inputs: [String: String]?

    /// Patterns of token paths; only tokens that match one of them are written.
    var only: [String]?

    /// Patterns of token paths; tokens that match one of them are left out.
    var except: [String]?

    /// Whether primitives are left out.
    var roles: Bool?

    /// The prefix of every exported name.
    var prefix: String?

    /// The pattern of exported names, made of the steps of the path: `{2..}`, `camel:{1}-{-1}`.
    var names: String?

    /// Whether each top-level group gets its own files.
    var split: Bool?

    /// Whether style sheets refer to other tokens instead of repeating their values.
    var references: Bool?

    /// CSS selectors by context; the one under `:root` is used instead of `:root`.
    var selectors: [String: String]?

    /// The number of pixels in one rem, for platforms without that unit.
    var rem: Double?

    /// The package of generated Kotlin.
    var kotlinPackage: String?

    /// Whether older drafts and common mistakes are accepted.
    var lenient: Bool?

    /// Whether references may point to files outside the directory of the resolver document.
    var allowOutside: Bool?

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case source, out, formats, inputs, only, except, roles, prefix, names, split
        case references
        case selectors, rem
        case kotlinPackage, lenient, allowOutside
    }
}

/// The formats of a build, each with its settings.
struct BuildFormats: Sendable, Hashable, Codable {
    /// One format.
    struct Format: Sendable, Hashable, Codable {
        /// The pattern of its file names, without the extension: `{product}/{name}`.
        var filename: String?
    }

    /// The settings for JSON; `nil` if it is not written.
    var json: Format?

    /// The settings for token files; `nil` if it is not written.
    var dtcg: Format?

    /// The settings for CSS; `nil` if it is not written.
    var css: Format?

    /// The settings for a theme of Tailwind; `nil` if it is not written.
    var tailwind: Format?

    /// The settings for Sass; `nil` if it is not written.
    var scss: Format?

    /// The settings for a TypeScript module; `nil` if it is not written.
    var ts: Format?

    /// The settings for Swift; `nil` if it is not written.
    var swift: Format?

    /// The settings for SwiftUI; `nil` if it is not written.
    var swiftui: Format?

    /// The settings for an asset catalog; `nil` if it is not written.
    var xcassets: Format?

    /// The settings for Android resources; `nil` if it is not written.
    var android: Format?

    /// The settings for Jetpack Compose; `nil` if it is not written.
    var compose: Format?

    subscript(format: OutputFormat) -> Format? {
        switch format {
        case .json: json
        case .dtcg: dtcg
        case .css: css
        case .tailwind: tailwind
        case .scss: scss
        case .ts: ts
        case .swift: swift
        case .swiftui: swiftui
        case .xcassets: xcassets
        case .android: android
        case .compose: compose
        }
    }
}
