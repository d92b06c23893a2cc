/// Words that screen readers add for a role, by language.
///
/// Source: VoiceOver and TalkBack in these languages.
package enum RoleWords {
    private static let all: [String: [String: [String]]] = [
        "en": [
            "button": ["button"], "link": ["link"], "toggle": ["switch", "toggle"],
            "checkbox": ["checkbox", "check box", "tick box"], "radio": ["radio button"],
            "tab": ["tab"], "image": ["image", "picture"], "heading": ["heading"],
            "adjustable": ["slider", "adjustable"], "textfield": ["text field"],
            "progress": ["progress bar"], "list": ["list"],
        ],
        "de": [
            "button": ["taste", "schaltfläche", "button"], "link": ["link"], "toggle": ["schalter"],
            "checkbox": ["markierungsfeld", "kontrollkästchen"], "tab": ["tab"], "image": ["bild"],
            "heading": ["überschrift"], "textfield": ["textfeld"], "list": ["liste"],
        ],
        "es": [
            "button": ["botón"], "link": ["enlace"], "toggle": ["interruptor"],
            "checkbox": ["casilla"], "tab": ["pestaña"], "image": ["imagen"],
            "heading": ["encabezado"], "list": ["lista"],
        ],
        "fr": [
            "button": ["bouton"], "link": ["lien"], "toggle": ["bouton bascule", "interrupteur"],
            "checkbox": ["case à cocher"], "tab": ["onglet"], "image": ["image"],
            "heading": ["titre"], "list": ["liste"],
        ],
        "it": [
            "button": ["pulsante"], "link": ["link"], "toggle": ["interruttore"], "tab": ["scheda"],
            "image": ["immagine"], "heading": ["intestazione"], "list": ["elenco"],
        ],
        "pt": [
            "button": ["botão"], "link": ["link"], "toggle": ["interruptor"], "tab": ["aba"],
            "image": ["imagem"], "heading": ["cabeçalho"], "list": ["lista"],
        ],
        "nl": [
            "button": ["knop"], "link": ["koppeling"], "toggle": ["schakelknop"],
            "tab": ["tabblad"],
            "image": ["afbeelding"], "heading": ["kop"], "list": ["lijst"],
        ],
    ]

    /// The words for a role (`textfield`), in a language given without script and region; empty if
    /// none are known.
    package static func of(_ role: String, in language: String) -> [String] {
        all[language]?[role] ?? []
    }
}
