import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Checks that a front end can draw every screen with the package's products only.
struct TextScreenTests {
    /// The narrowest phone and a tablet, in points.
    private static let widths = [320, 1024]

    /// The texts an element shows. A field's value hides its placeholder.
    private static func words(in element: Element) -> [StyledText] {
        element.words + element.children.flatMap { words(in: $0) }
    }

    /// The texts a screen shows.
    private static func words(in screen: Screen) -> [StyledText] {
        [screen.title] + screen.elements.flatMap { words(in: $0) }
    }

    /// Checks that all words are drawn unbroken on a wide screen, and all numbers on every screen.
    private func check(_ screen: Screen, _ comment: String) {
        let texts = Self.words(in: screen).map(\.text)
        for points in Self.widths {
            let drawing = TextScreen(screen, points: points)
            #expect(drawing.width <= points / 8, "\(comment) at \(points)")
            let printed = Set(drawing.lines.flatMap(Self.pieces))
            for text in texts {
                let missing = text.split { $0 == " " || $0 == "\n" }.filter { word in
                    let mustBeWhole =
                        word.contains(where: \.isNumber) || points > 1_000 && word.count < 30
                    return mustBeWhole && !printed.contains(String(word))
                }
                #expect(missing.isEmpty, "\(comment) at \(points): \(text)")
            }
        }
    }

    /// The parts of a drawn line between spaces, with all, some and none of the marks around them,
    /// because a text can start with such a character itself.
    private static func pieces(_ line: String) -> [String] {
        line.split(separator: " ").flatMap { piece in
            let starts = piece.prefix { "|[<".contains($0) }.count
            return (0...starts).flatMap { start in
                let rest = piece.dropFirst(start)
                let ends = rest.reversed().prefix { "|]>".contains($0) }.count
                return (0...ends).map { String(rest.dropLast($0)) }
            }
        }
    }

    @Test(arguments: Specimen.some)
    func `draws every specimen without breaking a number`(specimen: Specimen) throws {
        check(try specimen.once().screen, specimen.name)
    }

    @Test(arguments: ScreenName.allCases)
    func `draws every screen of a journal without breaking a number`(name: ScreenName) throws {
        let zone = try Zone("America/New_York")
        let now = Instant(secondsSince1970: 1_773_850_800)
        let today = DayClock(zone).day(of: now)
        var journal = Journal()
        journal.habits = [Habit(id: "read", name: "Read"), Habit(id: "run", name: "Run 5 km")]
        journal.completions = (0...1_200).map {
            Completion(habit: "read", day: today.adding(days: -$0))
        }
        journal.practices = (1...40).map {
            Practice(day: today.adding(days: -$0), minutes: 10 + $0)
        }
        journal.weighIns = (0...60).map {
            WeighIn(
                day: today.adding(days: -$0),
                weight: Weight(unchecked: 220.5 + Double($0) / 10, .pounds))
        }
        journal.goal = WeightGoal(Weight(unchecked: 180, .pounds))
        for typeSize in [TypeSize.large, .accessibility5] {
            var context = Context(now: now, zone: zone)
            context.typeSize = typeSize
            let app = try #require(AppDefinition.standard.first(with: name))
            var options = try #require(app.presenter(of: name)).optionsType.init()
            if var ofHabit = options as? any HabitOptions {
                ofHabit.habit = "read"
                options = ofHabit
            }
            let screen = try Screen.make(
                name, phase: .ready(journal), options: options,
                of: app, in: context)
            check(screen, name.rawValue)
        }
    }
}
