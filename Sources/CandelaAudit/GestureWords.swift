import CandelaWords

/// The words for gestures in one language, as instructions use them.
struct GestureWords {
    private let isUnseparated: Bool

    /// Words that name a gesture wherever they are.
    private let always: [String]

    /// Words that name a gesture at the beginning of a sentence or before a direction: a hint may
    /// also be about tap water or a bench press.
    private let first: [String]

    /// Finds the words of a language; `nil` if they are unknown.
    init?(of tag: String) {
        let language = LanguageTag(tag).language
        guard PseudoLanguage(tag) == nil, let row = Self.all[language] else { return nil }
        (always, first) = row
        isUnseparated = RoleNames.areUnseparated(in: language)
    }

    /// The first gesture named in a text; `nil` for none.
    func gesture(in text: String) -> String? {
        let text = text.withoutQuotes
        if isUnseparated {
            return (always + first).first { text.contains($0) }
        }
        for sentence in text.split(whereSeparator: { ".!?;:،。".contains($0) }) {
            let said = String(sentence).spokenWords
            if let word = always.first(where: { said.contains($0.spokenWords) }) { return word }
            for word in first {
                let wanted = word.spokenWords
                if said.starts(with: wanted) { return word }
                for direction in Self.directions where said.contains(wanted + [direction]) {
                    return "\(word) \(direction)"
                }
            }
        }
        return nil
    }

    /// English words after which a gesture is an instruction.
    private static let directions = ["to", "on", "here", "left", "right", "up", "down", "and"]

    private static let all: [String: (always: [String], first: [String])] = [
        "en": (
            [
                "double tap", "double click", "doubletap", "long press", "tap twice",
                "tap and hold",
                "press and hold", "swipes", "swipe up", "swipe down", "swipe left", "swipe right",
                "force touch", "right click", "pinch to",
            ],
            [
                "tap", "taps", "swipe", "press", "presses", "click", "clicks", "touch", "touches",
                "pinch", "drag", "drags", "flick", "hold", "shake",
            ]
        ),
        "ar": (["انقر", "اضغط", "اسحب", "مرر", "المس"], []),
        "de": (
            [
                "tippen", "tippe", "doppeltippen", "antippen", "wischen", "wische", "klicken",
                "anklicken", "doppelklicken", "gedrückt halten", "berühren", "ziehen",
            ],
            ["drücken", "drücke", "ziehe", "halten", "halte"]
        ),
        "es": (
            [
                "toca dos veces", "doble toque", "desliza", "deslice", "haz clic", "haga clic",
                "mantén pulsado",
            ],
            ["toca", "toque", "pulsa", "pulse", "presiona", "presione", "arrastra", "arrastre"]
        ),
        "fr": (
            [
                "touchez deux fois", "double tapez", "balayez", "cliquez", "appuyez",
                "tapez deux fois",
            ],
            ["touchez", "touche", "tapez", "glissez", "faites glisser"]
        ),
        "he": (["הקש", "הקישו", "לחץ", "לחצו", "החלק", "החליקו", "גרור", "גררו"], []),
        "hi": (["टैप करें", "स्वाइप करें", "क्लिक करें", "दबाएँ", "दबाएं"], []),
        "it": (
            ["tocca due volte", "scorri", "fai clic", "fare clic", "tieni premuto"],
            ["tocca", "toccare", "premi", "premere", "trascina", "trascinare"]
        ),
        "ja": (["タップ", "スワイプ", "クリック", "長押し", "ドラッグ", "押して"], []),
        "ko": (["탭하여", "탭하세요", "두 번 탭", "스와이프", "클릭", "길게 눌러", "밀어서"], ["누르면", "눌러"]),
        "nl": (["tik", "dubbeltik", "veeg", "klik", "houd ingedrukt"], ["druk", "sleep"]),
        "pl": (
            [
                "stuknij", "dotknij dwukrotnie", "przesuń palcem", "kliknij", "naciśnij",
                "przytrzymaj",
            ],
            ["dotknij", "przeciągnij"]
        ),
        "pt": (
            ["toque duas vezes", "toque duplo", "deslize", "clique", "mantenha pressionado"],
            ["toque", "pressione", "arraste"]
        ),
        "ru": (
            [
                "нажмите", "коснитесь", "дважды коснитесь", "смахните", "проведите", "щёлкните",
                "щелкните", "удерживайте",
            ], ["перетащите"]
        ),
        "zh": (["轻点", "轻触", "点按", "点击", "滑动", "轻扫", "长按", "拖动", "輕點", "點按", "長按"], []),
    ]
}
