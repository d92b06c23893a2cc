import CandelaDTCG
import CandelaElements
import CandelaWords

extension Screen {
    /// A warning that the screen is not in the language of its context; empty if it is.
    ///
    /// - Parameter isAsked: Whether the caller asked for the language. If not, a language without
    ///   any phrases is not reported.
    func translationNote(isAsked: Bool) -> [Diagnostic] {
        let asked = context.language
        if let first = untranslated.first {
            let count = untranslated.count
            return [
                .warning(
                    "untranslated",
                    "'\(asked)' lacks " + (count == 1 ? "a phrase" : "\(count) phrases")
                        + " of the screen, so it is in '\(language)': '\(first)'"
                        + (count == 1 ? "" : " and more"),
                    help: ["translate the phrases listed in the screen's 'untranslated'"])
            ]
        }
        guard isAsked, LanguageTag(asked).language != LanguageTag(language).language else {
            return []
        }
        return [
            .warning(
                "untranslated",
                "the app's wording is not in '\(asked)', so texts, numbers and dates are in "
                    + "'\(language)'",
                help: [
                    "translate the phrases that 'phrases export --app \(app.id) --language "
                        + "\(asked)' writes, and add them with '--phrases'"
                ])
        ]
    }
}
