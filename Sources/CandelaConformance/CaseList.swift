import CandelaElements
import CandelaTokens

/// The cases of the conformance kit.
package struct CaseList: Sendable {
    private(set) var cases: [ConformanceCase] = []

    /// The topic of the sources that are added next.
    var topic = ConformanceCase.Topic.layout

    /// All cases, in the order of topics.
    package static let all: [ConformanceCase] = {
        var list = CaseList()
        list.addFrames()
        list.addBoxes()
        list.addLayout()
        list.addRows()
        list.addLayoutDetails()
        list.addTexts()
        list.addGraphics()
        list.addGrids()
        list.addTables()
        list.addControls()
        list.addFields()
        list.addEntry()
        list.addCharts()
        list.addActions()
        list.addSpeech()
        list.addFallbacks()
        return list.cases
    }()

    /// Adds a source: the same layout in several widths, type sizes and directions.
    ///
    /// - Parameters:
    ///   - rules: The numbers of the rules in `Elements.md` that the source checks, separated by
    ///     spaces.
    ///   - draw: Draws the screen and computes what is expected.
    mutating func add(
        _ source: String, _ rules: String, widths: [Double] = [320],
        sizes: [TypeSize] = [.large],
        directions: [TextDirection] = TextDirection.allCases, height: Double = 800,
        _ draw: (inout CaseBuilder) -> Void
    ) {
        for width in widths {
            for size in sizes {
                for direction in directions {
                    let setting = ConformanceCase.Setting(
                        width: width, height: height, typeSize: size, direction: direction)
                    var builder = CaseBuilder(setting)
                    draw(&builder)
                    guard let screen = builder.screen else { continue }
                    cases.append(
                        ConformanceCase(
                            source: source, topic: topic,
                            rules: rules.split(separator: " ").map(String.init), setting: setting,
                            screen: screen, replacements: builder.replacements,
                            boxes: builder.boxes, absent: builder.absent, stops: builder.stops,
                            steps: builder.steps))
                }
            }
        }
    }
}
