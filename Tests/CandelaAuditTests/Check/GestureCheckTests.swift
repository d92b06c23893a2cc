import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct GestureCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports hints that name a gesture`() throws {
        func entry(_ hint: String) -> Element { Fixture.button("Entry", hint: hint) }
        for hint in [
            "Double tap to open", "Tap to open the entry", "Swipe left to delete", "Press and hold",
            "Opens the entry when you double-tap it", "Click here",
        ] {
            #expect(Fixture.findings(.gestureInHint) { entry(hint) }.count == 1, "\(hint)")
        }
        Fixture.expect(.gestureInHint) {
            entry("Tap to open the entry")
        } besides: {
            entry("Opens the entry of tap water")
        }
        for hint in [
            "Opens “Tap dance”", "Shows the press release", "Logs a bench press", "Holds the timer",
        ] {
            #expect(Fixture.findings(.gestureInHint) { entry(hint) }.isEmpty, "\(hint)")
        }
    }

    @Test(arguments: [
        ("ar", "انقر مرتين للفتح", "يفتح الإدخال"),
        ("de", "Zum Öffnen doppeltippen", "Öffnet den Eintrag"),
        ("es", "Toca para abrir", "Abre la entrada"),
        ("fr", "Touchez pour ouvrir", "Ouvre l’entrée"),
        ("he", "הקש פעמיים כדי לפתוח", "פותח את הרשומה"), ("hi", "खोलने के लिए टैप करें", "प्रविष्टि खोलता है"),
        ("it", "Tocca per aprire", "Apre la voce"), ("ja", "タップして開きます", "記録を開きます"),
        ("ko", "열려면 두 번 탭하세요", "항목을 엽니다"), ("nl", "Tik om te openen", "Opent de invoer"),
        ("pl", "Stuknij, aby otworzyć", "Otwiera wpis"),
        ("pt-BR", "Toque para abrir", "Abre o registro"),
        ("ru", "Нажмите, чтобы открыть", "Открывает запись"), ("zh-Hans", "轻点以打开", "打开记录"),
    ])
    func `knows gestures in fifteen languages`(
        language: String, gesture: String, plain: String
    ) throws {
        func found(_ hint: String) throws -> [AuditFinding] {
            let screen = try Fixture.read(
                Fixture.screen { Fixture.button("Entry", hint: hint) },
                replacing: "\"language\": \"en\",\n  \"direction\"",
                with: "\"language\": \"\(language)\",\n  \"direction\"")
            return Fixture.findings(.gestureInHint, on: screen)
        }
        #expect(try found(gesture).count == 1)
        #expect(try found(plain).isEmpty)
    }
}
