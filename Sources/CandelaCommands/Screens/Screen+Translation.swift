package import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaLanguage

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
        return [.untranslated(asked, in: language, of: app.id)]
    }
}

extension BrandOption {
    /// Whether an app has texts in a language, or the language is derived from its texts.
    package func hasTexts(in tag: String) -> Bool { apps.contains { $0.wording.has(tag) } }

    /// Warnings that an app has no texts in a language that the caller asked for.
    package func translationNotes(for languages: [String]) -> [Diagnostic] {
        languages.compactMap { tag in
            apps.first { !$0.wording.has(tag) }.map {
                .untranslated(tag, in: $0.wording.baseLanguage, of: $0.id)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func untranslated(
        _ asked: String, in language: String, of app: String
    ) -> Diagnostic {
        .warning(
            "untranslated",
            "the app's wording is not in '\(asked)', so texts, numbers and dates are in "
                + "'\(language)'",
            help: [
                "translate the phrases that 'phrases export --app \(app) --language "
                    + "\(asked)' writes, and add them with '--phrases'"
            ])
    }
}
