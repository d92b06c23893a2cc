import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Design rules of the routine product that hold on all its screens.
///
/// Source: the design system specification of the HabitTracker project: rounded type, an 8-point
/// grid, continuous corners for cards and circular corners for buttons.
struct RoutineDesignTests {
    private static let all = Specimen.all.filter { $0.screen.rawValue.hasPrefix("routine.") }

    private static let theme = Theme.routine

    @Test(arguments: all)
    func `sets every text in the rounded design`(specimen: Specimen) throws {
        let made = try specimen.once()
        for words in try [made.screen.title] + made.elements.flatMap(\.words) {
            #expect(Self.theme.text(words.style).design == .rounded, "\(words.style)")
            for style in words.parts?.compactMap(\.style) ?? [] {
                #expect(Self.theme.text(style).design == .rounded, "\(style)")
            }
        }
        #expect(Self.theme.text(.tabLabel).design == .rounded)
    }

    /// The padding of a card, which the design gives as 20 points, is the only exception.
    @Test(arguments: all)
    func `keeps its gaps on an eight-point grid`(specimen: Specimen) throws {
        let root = try specimen.once().document.root
        var roles: Set<String> = []
        Self.visit(root) { value in
            if let text = value.string, text.hasPrefix("space.") { roles.insert(text) }
        }
        #expect(!roles.isEmpty)
        for path in roles where path != "space.card" {
            let points = Self.theme.space(SpaceRole(path))
            #expect(points > 0 && points.remainder(dividingBy: 8) == 0, "\(path) is \(points)")
        }
        #expect(Self.theme.space(.card) == 20)
    }

    @Test(arguments: all)
    func `gives every button a press effect`(specimen: Specimen) throws {
        for element in try specimen.once().elements {
            guard case .button(let button) = element.content else { continue }
            #expect(button.press?.effect == .press, "\(element.id ?? "")")
            #expect(button.press?.reduced.effect == .crossfade)
        }
    }

    @Test(arguments: all)
    func `opens every overlay like a modal`(specimen: Specimen) throws {
        guard let sheet = try specimen.once().screen.overlay?.card.body else { return }
        #expect(sheet.motion?.appear == .modal)
    }

    @Test func `maps each presentation to a motion of its theme`() {
        #expect(
            Intent.Destination.Presentation.allCases.map(\.motion) == [
                .page, .modal, .modal, .crossFade,
            ])
    }

    /// An element that transitions to another screen has a counterpart with the same name there.
    @Test func `has both ends of every matched transition`() throws {
        var places: [String: Set<ScreenName>] = [:]
        for specimen in Self.all {
            for element in try specimen.once().elements {
                if element.motion?.effect == .zoom {
                    #expect(element.transition != nil, "\(specimen.name) \(element.id ?? "")")
                }
                guard let name = element.transition else { continue }
                places[name, default: []].insert(specimen.screen)
            }
        }
        for name in ["routine/new", "routine/morning"] {
            let screens = places[name] ?? []
            #expect(screens.isSuperset(of: [.routineTemplates, .routineBuilder]), "\(name)")
        }
        #expect(places["routine/morning"]?.contains(.routineRun) == true)
        #expect(places.filter { $0.value.count < 2 }.keys.sorted() == [])
    }

    /// A symbol on a disc is smaller than the disc, and in a card of rows all rows have one.
    @Test(arguments: all.filter { $0.screen == .routineSettings })
    func `aligns the titles of its settings behind discs`(specimen: Specimen) throws {
        for card in try specimen.once().screen.cards
        where ["form", SettingsCard.kind].contains(card.kind) {
            let rows = card.body.children.filter { row in
                switch row.content {
                case .toggle, .row: true
                // A place that is not set has a button instead of a row.
                case .button: row.withAllInside.contains { $0.part == "subtitle" }
                default: false
                }
            }
            for row in rows {
                let disc = try #require(
                    row.withAllInside.first { element in
                        if case .layers = element.content { true } else { false }
                    }, "\(row.id ?? "")")
                guard case .size(let side) = disc.children.first?.width,
                    case .icon(let icon) = disc.children.last?.content
                else {
                    Issue.record("\(row.id ?? "") has no symbol on a disc")
                    continue
                }
                let context = specimen.context
                func scaled(_ points: Double) -> Double {
                    TextStyle.body.scaled(
                        points, at: context.typeSize, displayScale: context.displayScale)
                }
                #expect(side.points == scaled(32) && icon.size.points == scaled(18))
            }
        }
    }

    /// Accents with the same colour are offered once, even with different names.
    @Test func `offers each accent once`() throws {
        let specimen = try #require(Self.all.first { $0.screen == .routineAppearance })
        let choices = try specimen.once().elements.filter { $0.accessibility?.role == .radioGroup }
        let accents = try #require(choices.first { $0.accessibility?.label == "Accent color" })
        let fills = accents.withAllInside.compactMap { element -> ColorToken? in
            guard case .shape(let shape) = element.content, let path = shape.fill?.path else {
                return nil
            }
            return Self.theme.color(ColorRole(path), in: .light)
        }
        #expect(fills.count == 8 && Set(fills).count == fills.count)
    }

    @Test(arguments: all)
    func `draws the edge highlight on frosted glass only`(
        specimen: Specimen
    ) throws {
        for element in try specimen.once().elements {
            guard let surface = element.surface else { continue }
            let isGlass = surface.material?.applies == .material
            let isIncreased = specimen.context.increaseContrast
            let isLit = surface.border?.gradient == .frostedOutline
            // A selected card has its own outline.
            if surface.shadow == .card, isLit || surface.border == nil {
                #expect(isLit == (isGlass && !isIncreased))
            }
            #expect(!isLit || isGlass)
        }
    }

    @Test func `rounds cards continuously and buttons circularly`() {
        #expect(Self.theme.cornerCurve(.card) == .continuous)
        #expect(Self.theme.cornerCurve(.progressCard) == .continuous)
        #expect(Self.theme.cornerCurve(.button) == .circular)
        #expect(Theme.practice.cornerCurve(.card) == .circular)
    }

    private static func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
        body(value)
        for member in value.members { visit(member.value, body) }
        for element in value.elements { visit(element, body) }
    }
}
