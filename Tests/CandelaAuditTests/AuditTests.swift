import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Each check reports a screen with exactly its problem, and nothing once that is fixed.
struct AuditTests {
    private typealias Fixture = AuditFixture

    @Test func `reports low text contrast and suggests a colour`() throws {
        let found = Fixture.findings(.textContrast) {
            Fixture.words("Faint", .surfaceSecondary)
        }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.severity == .error && finding.card == "fixture")
        #expect(finding.path == "/cards/0/body/children/0")
        #expect(finding.place == "cards[0]/column/text")
        #expect(finding.roles == ["color.surface-secondary", "color.surface"])
        let figure = try #require(finding.figures.first)
        #expect(figure.value < 4.5 && figure.least == 4.5)
        let suggestion = try #require(ColorToken(hex: String(finding.help.prefix(7))))
        let ground = Theme.weight.color(.surface, in: .light)
        let dark = Theme.weight.color(.surface, in: .dark)
        #expect(
            Contrast.ratio(suggestion, ground) >= 4.5 || Contrast.ratio(suggestion, dark) >= 4.5)
        #expect(Fixture.findings(.textContrast) { Fixture.words("Plain") }.isEmpty)
    }

    @Test func `reports low contrast of a graphic that alone conveys information`() {
        let bar = Element.bar(0.5, fill: Paint(.surfaceSecondary))
        #expect(!Fixture.findings(.graphicContrast) { bar }.isEmpty)
        #expect(Fixture.findings(.graphicContrast) { bar.decorative() }.isEmpty)
    }

    @Test func `reports colours that some people cannot distinguish`() throws {
        let side = Extent.size(Fixture.size(20))
        func dots(_ roles: [ColorRole], _ words: [String] = ["", ""]) -> Element {
            .row {
                for (role, word) in zip(roles, words) {
                    Element.row {
                        Element.shape(fill: Paint(role)).width(side).height(side)
                        Fixture.words(word)
                    }
                }
            }
        }
        // Two swatches of the same lightness: blue and purple differ in red alone.
        let pair: [ColorRole] = [.presetHabitBlue, .presetHabitPurple]
        let found = Fixture.findings(.colorsAlike) { dots(pair) }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.message.contains("protanopia") && finding.roles == pair.map(\.path))
        #expect(finding.appearances == [.light, .dark])
        #expect(Fixture.findings(.colorsAlike) { dots(pair, ["Blue", "Purple"]) }.isEmpty)
        // Everyone can distinguish black and white.
        #expect(Fixture.findings(.colorsAlike) { dots([.textPrimary, .surface]) }.isEmpty)
    }

    @Test func `treats digits as words unless they are only numbering`() {
        func cells(_ digits: [String]) -> Element {
            .grid(columns: 4) {
                for (place, digit) in digits.enumerated() {
                    Element.column { Fixture.words(digit) }.surface(
                        Surface(
                            fill: Paint(
                                place.isMultiple(of: 2) ? .presetHabitBlue : .presetHabitPurple)))
                }
            }
        }
        #expect(!Fixture.findings(.colorsAlike) { cells(["7", "8", "9", "10"]) }.isEmpty)
        #expect(Fixture.findings(.colorsAlike) { cells(["3", "1", "3", "1"]) }.isEmpty)
    }

    @Test func `reports cells that are too narrow to touch`() throws {
        func week(_ columns: Int) -> Element {
            .grid(columns: columns) {
                for day in 0..<columns { Fixture.button("Day \(day)", id: "day\(day)") }
            }
        }
        // 320 points minus the margins of the screen and the card, divided by seven columns.
        let theme = Theme.weight
        let room = 320 - 2 * theme.space(.screenMargin) - 2 * theme.space(.card)
        let found = Fixture.findings(.smallTarget) { week(7) }
        #expect(found.count == 7)
        let side = try #require(found.first?.figures.first?.value)
        #expect(abs(side - room / 7) < 0.01 && side < 44)
        #expect(Fixture.findings(.smallTarget) { week(5) }.isEmpty)
        // Seven columns, or as many as fit at 44 points each.
        let wrapped = Element.grid(columns: 7, minimumColumnWidth: Fixture.size(44)) {
            for day in 0..<7 { Fixture.button("Day \(day)", id: "day\(day)") }
        }
        #expect(Fixture.findings(.smallTarget) { wrapped }.isEmpty)
        let adjustable = week(7).accessibility(Accessibility(.adjustable, label: "Week"))
        #expect(Fixture.findings(.smallTarget) { adjustable }.isEmpty)
    }

    @Test func `reports filled buttons without a gap`() {
        func pair(_ gap: SpaceRole?) -> Element {
            .row(gap: gap) {
                for name in ["Yes", "No"] {
                    Fixture.button(name, id: name).surface(Surface(fill: Paint(.primaryFill)))
                }
            }
        }
        #expect(Fixture.findings(.closeTargets) { pair(nil) }.count == 1)
        #expect(Fixture.findings(.closeTargets) { pair(.sm) }.isEmpty)
    }

    @Test func `reports labels that are empty, repeated or lack the visible text`() {
        #expect(Fixture.findings(.emptyName) { Fixture.button(" ", written: "Go") }.count == 1)
        #expect(Fixture.findings(.emptyName) { Fixture.button("Go") }.isEmpty)
        #expect(
            Fixture.findings(.nameWithoutWords) { Fixture.button("Send", written: "Go") }.count == 1
        )
        #expect(
            Fixture.findings(.nameWithoutWords) { Fixture.button("Go to bed", written: "Go") }
                .isEmpty)
        let twins = Fixture.findings(.sameName) {
            Fixture.button("Edit", id: "one")
            Fixture.button("Edit", id: "two")
        }
        #expect(twins.count == 1 && twins.first?.path == "/cards/0/body/children/1")
        let others = Fixture.findings(.sameName) {
            Fixture.button("Edit Reading", id: "one")
            Fixture.button("Edit Running", id: "two")
        }
        #expect(others.isEmpty)
    }

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

    @Test func `reports skipped heading levels and long screens without headings`() {
        let heading = Fixture.words("Part").heading(level: 3)
        #expect(Fixture.findings(.headingLevel) { heading }.count == 1)
        #expect(
            Fixture.findings(.headingLevel) {
                Fixture.words("Whole").heading(level: 2)
                heading
            }.isEmpty)
        func rows(_ count: Int) -> [Element] {
            (0..<count).map { Fixture.words("Line \($0)").element }
        }
        // The title is an accessibility element too: 25 lines are one too many.
        #expect(Fixture.findings(.noHeadings) { Element.column { rows(25) } }.count == 1)
        #expect(Fixture.findings(.noHeadings) { Element.column { rows(24) } }.isEmpty)
        #expect(Fixture.findings(.manyStops) { Element.column { rows(70) } }.count == 1)
        #expect(Fixture.findings(.manyStops) { Element.column { rows(69) } }.isEmpty)
        #expect(Fixture.findings(.manyStops) { Element.list { rows(200) } }.isEmpty)
    }

    @Test func `reports a control spoken before content drawn before it`() {
        func pair(_ order: Int?) -> Element {
            .column {
                Fixture.words("Deleted")
                Fixture.button("Undo").accessibility(
                    Accessibility(.button, label: "Undo", sortOrder: order))
            }
        }
        #expect(Fixture.findings(.readingOrder) { pair(-1) }.count == 1)
        #expect(Fixture.findings(.readingOrder) { pair(nil) }.isEmpty)
    }

    @Test func `reports repeated speech`() {
        let twice = Element.column { Fixture.words("5") }.accessibility(
            Accessibility(.counter, label: "Streak, 5 days", value: "5 days"))
        #expect(Fixture.findings(.saidTwice) { twice }.count == 1)
        let once = Element.column { Fixture.words("5") }.accessibility(
            Accessibility(.counter, label: "Streak", value: "5 days"))
        #expect(Fixture.findings(.saidTwice) { once }.isEmpty)
        let lines = Fixture.findings(.saidTwice) {
            Fixture.words("Again")
            Fixture.words("Again")
        }
        #expect(lines.count == 1)
    }

    @Test func `compares all colours of a scale if cells without words use one`() {
        let side = Extent.size(Fixture.size(20))
        func screen(_ cell: String) -> [AuditFinding] {
            Fixture.findings(.colorsAlike) {
                Element.grid(columns: 2) {
                    Element.column { Fixture.words(cell) }
                        .surface(Surface(fill: Paint(.presetHabitBlue)))
                }
                Element.row {
                    for (role, word) in [
                        (ColorRole.presetHabitBlue, "Some"), (.presetHabitPurple, "All"),
                    ] {
                        Element.row {
                            Element.shape(fill: Paint(role)).width(side).height(side)
                            Fixture.words(word)
                        }
                    }
                }
            }
        }
        #expect(screen("7").count == 1)
        #expect(screen("Some").isEmpty)
    }

    @Test func `compares cells of the same form across grids`() {
        func months(_ roles: [ColorRole], _ words: [String] = ["7", "7"]) -> [AuditFinding] {
            Fixture.findings(.colorsAlike) {
                for (place, (role, word)) in zip(roles, words).enumerated() {
                    Element.column {
                        Fixture.words(["March", "April"][place])
                        Element.grid(columns: 2) {
                            Element.column { Fixture.words(word) }
                                .surface(Surface(fill: Paint(role)))
                        }
                    }
                }
            }
        }
        #expect(months([.presetHabitBlue, .presetHabitPurple]).count == 1)
        #expect(months([.presetHabitBlue, .presetHabitPurple], ["Some", "All"]).isEmpty)
        #expect(months([.presetHabitBlue, .presetHabitBlue]).isEmpty)
        #expect(months([.textPrimary, .surface], ["", ""]).isEmpty)
    }

    @Test func `ignores the colours of decorative elements`() {
        func stripes(_ isDecorative: Bool) -> Element {
            .row {
                for role in [ColorRole.presetHabitBlue, .presetHabitPurple] {
                    let stripe = Element.shape(fill: Paint(role))
                    Element.row { isDecorative ? stripe.decorative() : stripe }
                }
            }
        }
        #expect(Fixture.findings(.colorsAlike) { stripes(false) }.count == 1)
        #expect(Fixture.findings(.colorsAlike) { stripes(true) }.isEmpty)
    }

    @Test func `reports roles that the theme lacks and skips them in other checks`() {
        let found = Fixture.findings(.unknownRole) {
            Fixture.words("Ours", ColorRole("color.of-an-app"))
        }
        #expect(found.map(\.roles) == [["color.of-an-app"]])
        #expect(Fixture.findings(.unknownRole) { Fixture.words("Ours") }.isEmpty)
    }

    @Test func `reports missing roles of every type`() {
        let size = Fixture.size(20)
        let found = Fixture.findings(.unknownRole) {
            Element.row(gap: SpaceRole("ours.gap")) {
                Icon(IconRole("ours.icon"), color: ColorRole("ours.ink"), size: size)
                Fixture.words("Ours", .textPrimary, TypeRole("ours.type"))
            }
            .surface(
                Surface(
                    fill: Paint(GradientRole("ours.fill")), opacity: OpacityRole("ours.opacity"),
                    border: Surface.Border(.border, SizeRole("ours.line")),
                    cornerRadius: CornerRadius(RadiusRole("ours.radius")),
                    shadow: ShadowRole("ours.shadow"),
                    material: Surface.Material(
                        role: MaterialRole("ours.material"), fallback: .surface,
                        applies: .material))
            )
            .motion(
                Motion(
                    .fill, appear: MotionRole("ours.motion"), reduced: Motion.Reduced(.none),
                    isReduced: false))
            Element.button(
                Action(
                    "act", .close(), label: "Act", haptic: HapticRole("ours.haptic"))
            ) { Fixture.words("Act") }
        }
        #expect(found.allSatisfy { $0.severity == .error })
        let roles = found.flatMap(\.roles).map { $0.split(separator: ".")[1] }
        #expect(
            roles.sorted() == [
                "fill", "gap", "haptic", "icon", "ink", "line", "material", "motion", "opacity",
                "radius", "shadow", "type",
            ])
    }

    @Test func `a role of another type counts as missing`() {
        let found = Fixture.findings(.unknownRole) {
            Element.row(gap: SpaceRole("color.accent")) { Fixture.words("Ours") }
        }
        #expect(found.map(\.roles) == [["color.accent"]])
        #expect(found.map(\.path) == ["/cards/0/body/children/0"])
    }

    @Test func `reports missing roles of the screen itself`() {
        let screen = Screen(
            named: ScreenName(rawValue: "fixture"), title: StyledText("Title", style: .title),
            cards: [], ground: ColorRole("ours.ground"),
            layout: Screen.Layout(gap: SpaceRole("ours.gap")), with: Kit(.weight, Fixture.context())
        )
        let found = Audit.findings(in: [screen]).filter { $0.id == .unknownRole }
        #expect(found.map(\.roles) == [["ours.gap"], ["ours.ground"]])
        #expect(found.allSatisfy { $0.place == "screen" })
    }

    @Test func `reports cards, elements and actions with the same id`() {
        func screen(_ cards: [Card]) -> Screen {
            Screen(
                named: ScreenName(rawValue: "fixture"), title: StyledText("Title", style: .title),
                cards: cards, with: Kit(.weight, Fixture.context()))
        }
        func found(_ cards: [Card]) -> [String] {
            Audit.findings(in: [screen(cards)]).filter { $0.id == .duplicateID }
                .map { "\($0.path) \($0.message)" }
        }
        func card(_ body: Element) -> Card { Card(Fixture(body: body)) }
        let plain = card(.column { Fixture.button("One") })
        #expect(found([plain]).isEmpty)
        #expect(found([plain, plain]) == ["/cards/1/body the screen has another card 'fixture'"])
        #expect(
            found([card(.column { for name in ["One", "Two"] { Fixture.button(name) } })])
                == ["/cards/0/body/children/1 the screen has another element 'fixture/act'"])
        let twice = Element.column { Fixture.words("Text") }
            .actions([Fixture.action("a", "One"), Fixture.action("a", "Two")])
        #expect(
            found([card(twice)]) == ["/cards/0/body the screen has another action 'fixture/a'"])
    }

    /// Numbers can come from files, and scrolling grids have infinite width.
    @Test(arguments: [0, 2, -1, .min, .max])
    func `accepts any number of columns and any heading level`(number: Int) {
        let size = Fixture.size(60)
        func grid(_ minimum: Size?, first: Size? = nil) -> Element {
            .grid(columns: number, minimumColumnWidth: minimum, firstColumnWidth: first) {
                Element.row { for digit in 1...3 { Fixture.words("\(digit)") } }
            }
        }
        let found = Fixture.findings(.headingLevel, in: { $0.typeSize = .accessibility5 }) {
            Element.row(scrolls: true) {
                grid(size)
                grid(nil)
                grid(nil, first: size)
            }
            for label in ["First", "Second"] {
                Fixture.words(label).element
                    .accessibility(Accessibility(.heading, label: label, headingLevel: number))
            }
        }
        // The title has level 1.
        #expect(found.count == (number == .max ? 1 : 0))
    }

    @Test func `every check has its own summary`() {
        let sentences = AuditCheck.allCases.map(\.summary)
        #expect(Set(sentences).count == AuditCheck.allCases.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    }
}
