import CandelaPipeline

/// What `candela.json` says of a build.
///
/// Paths are seen from the file. Options of the command line count before its members.
struct BuildFile: Sendable, Hashable, Codable {
    /// What such a file is called.
    static let name = "candela.json"

    /// The schema of this file, for editors.
    var schema: String?

    /// The tokens: a token file or a resolver document.
    let source: String

    /// The directory to write to.
    var out: String?

    /// The formats to write, with how each one's files are called.
    var formats: BuildFormats?

    /// Modifier → context; the permutations that agree are written.
    var inputs: [String: String]?

    /// Patterns of token paths; only what matches one of them is written.
    var only: [String]?

    /// Patterns of token paths; what matches one of them is left out.
    var except: [String]?

    /// Whether primitives are left out.
    var roles: Bool?

    /// The first word of every name.
    var prefix: String?

    /// Whether each top group has files of its own.
    var split: Bool?

    /// CSS selectors by context, and by `:root` what stands in its place.
    var selectors: [String: String]?

    /// Pixels of one rem, where a platform has none.
    var rem: Double?

    /// The package of generated Kotlin.
    var kotlinPackage: String?

    /// Whether older drafts and common slips are read as what they must mean.
    var lenient: Bool?

    /// Whether references may lead to files outside the directory of the resolver document.
    var allowOutside: Bool?

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case source, out, formats, inputs, only, except, roles, prefix, split, selectors, rem
        case kotlinPackage, lenient, allowOutside
    }
}

/// The formats of a build, each with what is particular to it.
struct BuildFormats: Sendable, Hashable, Codable {
    /// One format.
    struct Format: Sendable, Hashable, Codable {
        /// How its files are called, without their ending: `{product}/{name}`.
        var filename: String?
    }

    var json: Format?
    var dtcg: Format?
    var css: Format?
    var scss: Format?
    var ts: Format?
    var swift: Format?
    var swiftui: Format?
    var xcassets: Format?
    var android: Format?
    var compose: Format?

    subscript(format: OutputFormat) -> Format? {
        switch format {
        case .json: json
        case .dtcg: dtcg
        case .css: css
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
