import CandelaPipeline

/// A text that says how to build, and who says it.
struct BuildSetting {
    let text: String
    let origin: Origin

    enum Origin {
        /// An option of the command line.
        case option(Option)
        /// A member of `candela.json`.
        case file(SourcePlace, member: String)
    }

    /// How messages name what said it.
    var name: String {
        switch origin {
        case .option(let option): option.spelling
        case .file(_, let member): member
        }
    }

    var place: SourcePlace? {
        if case .file(let place, _) = origin { place } else { nil }
    }

    /// Says that the text is not what it should be: a mistake in the command line, or in the file.
    func fault(_ message: String, id: String = "invalid-value", help: [String] = []) -> Failure {
        switch origin {
        case .option: .usage(message, id: id, help: help)
        case .file(let place, _): .data(message, id: id, at: place, help: help)
        }
    }

    /// Says that it is no value and what one looks like.
    func invalid(_ expected: String) -> Failure {
        fault("'\(text)' is no value for '\(name)': \(expected)")
    }
}
