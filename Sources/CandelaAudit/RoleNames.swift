/// Names of roles that labels should leave to the screen reader, by language.
///
/// They serve the audit in languages that no catalog has yet, and add synonyms to those of a
/// catalog.
///
/// Source: VoiceOver and TalkBack in these languages.
package enum RoleNames {
    /// The names for a role (`textfield`), in a language given without script and region; `nil` for
    /// a language without a table.
    package static func of(_ role: String, in language: String) -> [String]? {
        all[language].map { $0[role] ?? [] }
    }

    /// Whether a role's name precedes what it names in a language: `botón de guardar`.
    package static func precede(in language: String) -> Bool {
        ["ar", "es", "fr", "he", "it", "pt"].contains(language)
    }

    /// Whether words of a language are written without blanks between them.
    package static func areUnseparated(in language: String) -> Bool {
        ["ja", "zh"].contains(language)
    }

    private static let all: [String: [String: [String]]] = [
        "en": [
            "toggle": ["toggle"], "checkbox": ["checkbox"], "image": ["picture"],
            "adjustable": ["slider"],
        ],
        "ar": [
            "button": ["زر"], "link": ["رابط"], "toggle": ["مفتاح تحكّم", "مفتاح تحكم"],
            "checkbox": ["مربع اختيار"], "radio": ["زر اختيار"], "tab": ["علامة تبويب"],
            "image": ["صورة"], "heading": ["عنوان"], "adjustable": ["شريط التمرير"],
            "textfield": ["مربع تعديل"], "progress": ["شريط التقدم"], "list": ["قائمة"],
        ],
        "de": [
            "button": ["taste", "schaltfläche", "button"], "link": ["link"], "toggle": ["schalter"],
            "checkbox": ["markierungsfeld", "kontrollkästchen", "kästchen"],
            "radio": ["optionsfeld"], "tab": ["tab"], "image": ["bild"], "heading": ["überschrift"],
            "adjustable": ["schieberegler"], "textfield": ["textfeld", "bearbeitungsfeld"],
            "progress": ["fortschrittsanzeige", "fortschrittsbalken"], "list": ["liste"],
        ],
        "es": [
            "button": ["botón"], "link": ["enlace"], "toggle": ["interruptor"],
            "checkbox": ["casilla", "casilla de verificación"], "radio": ["botón de selección"],
            "tab": ["pestaña"],
            "image": ["imagen"], "heading": ["encabezado"], "adjustable": ["control deslizante"],
            "textfield": ["campo de texto", "cuadro de edición"],
            "progress": ["barra de progreso"], "list": ["lista"],
        ],
        "fr": [
            "button": ["bouton"], "link": ["lien"], "toggle": ["bouton bascule", "interrupteur"],
            "checkbox": ["case à cocher"], "radio": ["bouton radio", "case d'option"],
            "tab": ["onglet"], "image": ["image"], "heading": ["titre"], "adjustable": ["curseur"],
            "textfield": ["champ de texte", "zone d'édition"],
            "progress": ["barre de progression"], "list": ["liste"],
        ],
        "he": [
            "button": ["לחצן", "כפתור"], "link": ["קישור"], "toggle": ["מתג"],
            "checkbox": ["תיבת סימון"], "radio": ["לחצן בחירה"], "tab": ["כרטיסייה", "לשונית"],
            "image": ["תמונה"], "heading": ["כותרת"], "adjustable": ["פס הזזה"],
            "textfield": ["תיבת עריכה"], "progress": ["סרגל התקדמות"], "list": ["רשימה"],
        ],
        "hi": [
            "button": ["बटन"], "link": ["लिंक"], "toggle": ["स्विच"], "checkbox": ["चेक बॉक्स"],
            "radio": ["रेडियो बटन"], "tab": ["टैब"], "image": ["इमेज"],
            "heading": ["शीर्षक", "टाइटल"], "adjustable": ["स्लाइडर"],
            "textfield": ["संपादन बॉक्स"], "progress": ["प्रगति बार"], "list": ["सूची"],
        ],
        "it": [
            "button": ["pulsante"], "link": ["link"], "toggle": ["interruttore"],
            "checkbox": ["casella di controllo"], "radio": ["pulsante di opzione"],
            "tab": ["scheda"], "image": ["immagine"], "heading": ["intestazione"],
            "adjustable": ["cursore"], "textfield": ["campo di testo", "casella di modifica"],
            "progress": ["barra di avanzamento"], "list": ["elenco"],
        ],
        "ja": [
            "button": ["ボタン"], "link": ["リンク"], "toggle": ["スイッチ"],
            "checkbox": ["チェックボックス"], "radio": ["ラジオボタン"], "tab": ["タブ"],
            "image": ["画像"], "heading": ["見出し"], "adjustable": ["スライダー"],
            "textfield": ["編集ボックス"], "progress": ["進行状況バー"], "list": ["リスト"],
        ],
        "ko": [
            "button": ["버튼"], "link": ["링크"], "toggle": ["스위치"], "checkbox": ["체크박스"],
            "radio": ["라디오 버튼"], "tab": ["탭"], "image": ["이미지"], "heading": ["제목"],
            "adjustable": ["슬라이더"], "textfield": ["수정 창"],
            "progress": ["진행률 표시줄"], "list": ["목록"],
        ],
        "nl": [
            "button": ["knop"], "link": ["koppeling", "link"],
            "toggle": ["schakelknop", "schakelaar"], "checkbox": ["selectievakje"],
            "radio": ["keuzerondje"], "tab": ["tabblad"], "image": ["afbeelding"],
            "heading": ["kop"], "adjustable": ["schuifregelaar"],
            "textfield": ["tekstveld", "bewerkingsvak"],
            "progress": ["voortgangsbalk"], "list": ["lijst"],
        ],
        "pl": [
            "button": ["przycisk"], "link": ["link"], "toggle": ["przełącznik"],
            "checkbox": ["pole wyboru"], "radio": ["przycisk opcji"], "tab": ["karta"],
            "image": ["zdjęcie", "obraz"], "heading": ["nagłówek"], "adjustable": ["suwak"],
            "textfield": ["pole edycji"], "progress": ["pasek postępu"], "list": ["lista"],
        ],
        "pt": [
            "button": ["botão"], "link": ["link"], "toggle": ["interruptor"],
            "checkbox": ["caixa de seleção"], "radio": ["botão de opção"],
            "tab": ["aba", "guia"], "image": ["imagem"], "heading": ["cabeçalho", "título"],
            "adjustable": ["controle deslizante"],
            "textfield": ["campo de texto", "caixa de edição"],
            "progress": ["barra de progresso"], "list": ["lista"],
        ],
        "ru": [
            "button": ["кнопка"], "link": ["ссылка"], "toggle": ["переключатель"],
            "checkbox": ["флажок"], "radio": ["переключатель"], "tab": ["вкладка"],
            "image": ["изображение"], "heading": ["заголовок"], "adjustable": ["ползунок"],
            "textfield": ["окно редактирования"], "progress": ["индикатор выполнения"],
            "list": ["список"],
        ],
        "zh": [
            "button": ["按钮"], "link": ["链接"], "toggle": ["开关"], "checkbox": ["复选框"],
            "radio": ["单选按钮"], "tab": ["标签页"], "image": ["图片"], "heading": ["标题"],
            "adjustable": ["滑块"], "textfield": ["编辑框"], "progress": ["进度条"],
            "list": ["列表"],
        ],
    ]
}
