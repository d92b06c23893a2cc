import CandelaPipeline

/// Everything that must hold before a catalog becomes code.
struct PhraseChecks {
    let catalog: PhraseCatalog

    /// All problems, in the order of the file.
    var diagnostics: [Diagnostic] { [] }
}
