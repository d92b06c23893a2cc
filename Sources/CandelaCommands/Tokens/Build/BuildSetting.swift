import CandelaDTCG

/// A setting of a build, and its origin.
struct BuildSetting {
    let text: String
    let origin: Origin

    enum Origin {
        /// The option of the command line with this name.
        case option(String)
        /// A member of `candela.json`.
        case file(SourcePosition, member: String)
    }

    /// The name of the option or member, for messages.
    var name: String {
        switch origin {
        case .option(let name): "--" + name
        case .file(_, let member): member
        }
    }

    var place: SourcePosition? {
        if case .file(let place, _) = origin { place } else { nil }
    }

    /// A failure for an invalid setting: a usage failure for options, a data failure for the file.
    func fault(_ message: String, id: String = "invalid-value", help: [String] = []) -> Failure {
        switch origin {
        case .option: .usage(message, id: id, help: help)
        case .file(let place, _): .data(message, id: id, at: place, help: help)
        }
    }

    /// A failure for an invalid value, with a message that gives the expected form.
    func invalid(_ expected: String) -> Failure {
        fault("'\(text)' is not valid for '\(name)': \(expected)")
    }
}
