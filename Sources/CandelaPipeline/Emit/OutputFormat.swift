/// What tokens can be written as.
///
/// A format is one case here and one file beside this one.
@nonexhaustive
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// One flat JSON object, token path → type and value: what `tokens resolve` prints.
    case json

    /// The files one permutation becomes.
    ///
    /// - Parameter name: What the permutation is called: `practice.dark`. It becomes part of file
    ///   names.
    public func files(for tokens: ResolvedTokens, named name: String) -> [EmittedFile] {
        switch self {
        case .json: [FlatJSON.file(for: tokens, named: name)]
        }
    }
}

/// A file an export consists of.
public struct EmittedFile: Sendable, Hashable {
    /// Where it goes, seen from the output directory, parted by `/`.
    public let path: String

    /// What is in it.
    public let bytes: [UInt8]
}
