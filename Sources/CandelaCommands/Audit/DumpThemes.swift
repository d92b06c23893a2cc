import CandelaBrand
import CandelaDTCG
import CandelaTokens

/// The themes of a dump, read from its token files.
struct DumpThemes: Sendable {
    private(set) var themes: [String: DumpedTheme] = [:]

    /// An empty collection; the themes of the screens apply.
    init() {}

    /// - Parameters:
    ///   - files: The contents of the token files, or the elements of `tokens` in a dump in one
    ///     document.
    ///   - known: The themes that the dump may contain.
    /// - Throws: A data failure for the first file without valid inputs and tokens, or else with
    ///   every invalid token.
    init(_ files: [JSONValue], among known: [Theme]) throws(Failure) {
        var sets: [String: [Appearance: JSONValue]] = [:]
        for file in files {
            let inputs = try Self.member(file, "inputs")
            let theme = try Self.word(inputs, "product", among: known.map(\.name)) { name in
                known.first { $0.name == name }
            }
            let appearance: Appearance = try Self.word(
                inputs, "appearance", among: Appearance.allCases.map(\.rawValue), Appearance.init)
            sets[theme.name, default: [:]][appearance] = try Self.member(file, "tokens")
        }
        var found: [Diagnostic] = []
        for theme in known {
            guard let sets = sets[theme.name] else { continue }
            themes[theme.name] = DumpedTheme(theme, sets, diagnostics: &found)
        }
        guard found.isEmpty else { throw Failure(found) }
    }

    private static func member(_ value: JSONValue, _ name: String) throws(Failure) -> JSONValue {
        guard let member = value[name], member.isObject else {
            throw .data(
                "a token file needs an object '\(name)'", id: "missing-member", at: value.place)
        }
        return member
    }

    private static func word<Word>(
        _ inputs: JSONValue, _ name: String, among words: [String], _ read: (String) -> Word?
    ) throws(Failure) -> Word {
        guard let value = inputs[name], let text = value.string else {
            throw .data(
                "'inputs' of a token file must name its '\(name)'", id: "missing-member",
                at: inputs.place)
        }
        guard let word = read(text) else {
            throw Failure.unknown(name, text, among: words, status: .badData).at(value.place)
        }
        return word
    }
}
