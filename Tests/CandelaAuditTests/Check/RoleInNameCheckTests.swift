import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct RoleInNameCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports the name of a role in the screen's language`() {
        #expect(Fixture.findings(.roleInName) { Fixture.button("Save button") }.count == 1)
        #expect(Fixture.findings(.roleInName) { Fixture.button("Save") }.isEmpty)
        let accented = Fixture.findings(.roleInName) {
            $0.language = "en-XA"
        } _: {
            Fixture.button("Save button")
        }
        #expect(accented.isEmpty)
    }

    /// A screen in a language whose texts the test gives, with a button.
    private static func findings(
        _ check: AuditCheck, in language: String, _ label: String
    ) throws -> [AuditFinding] {
        let table = Phrases.Table(languages: ["en", language]) { _ in [] }
        let app = try AppDefinition(
            "fixture", name: "Fixture", theme: .of(.weight), wording: Wording(of: [table]),
            screens: [])
        let kit = Kit(app, Fixture.context { $0.language = language })
        let screen = Screen(
            named: ScreenName(rawValue: "fixture"), title: StyledText("A", style: .title),
            cards: [Card(Fixture(body: Fixture.button(label)))], with: kit)
        return Audit.findings(in: [screen]).filter { $0.id == check }
    }

    /// Labels that repeat “button” as VoiceOver or TalkBack says it, and labels that do not.
    @Test(arguments: [
        ("ar", "زر الحفظ", "حفظ"), ("de", "Speichern-Taste", "Speichern"),
        ("es", "Botón de guardar", "Guardar"), ("fr", "Bouton Enregistrer", "Enregistrer"),
        ("he", "לחצן שמירה", "שמירה"), ("hi", "सहेजें बटन", "सहेजें"),
        ("it", "Pulsante Salva", "Salva"), ("ja", "保存ボタン", "保存"), ("ko", "저장 버튼", "저장"),
        ("nl", "Bewaar-knop", "Bewaar"), ("pl", "Zapisz przycisk", "Zapisz"),
        ("pt-BR", "Botão Salvar", "Salvar"), ("ru", "Сохранить кнопка", "Сохранить"),
        ("zh-Hans", "保存按钮", "保存"),
    ])
    func `knows the names of roles in fifteen languages`(
        language: String, repeated: String, plain: String
    ) throws {
        #expect(try Self.findings(.roleInName, in: language, repeated).count == 1)
        #expect(try Self.findings(.roleInName, in: language, plain).isEmpty)
        #expect(try Self.findings(.unknownRoleWords, in: language, plain).isEmpty)
    }

    @Test func `reports once that it does not know the names of roles`() throws {
        let found = try Self.findings(.unknownRoleWords, in: "cy", "Cadw")
        #expect(found.map(\.severity) == [.note] && found.first?.path == "/language")
        #expect(found.first?.message.contains("'cy'") == true)
        #expect(try Self.findings(.unknownRoleWords, in: "ar-XB", "Save").isEmpty)
    }
}
