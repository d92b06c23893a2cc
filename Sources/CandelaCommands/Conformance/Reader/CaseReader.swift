import CandelaElements
import CandelaJSON
import CandelaTokens

/// A reader of `.cases` files: layouts in a short notation, with the boxes, stops and events to
/// expect. `Cases/Notation.md` describes it.
package struct CaseReader {
    private let topic: ConformanceCase.Topic
    private var cases: [ConformanceCase] = []
    private var kinds: [String: ArraySlice<CaseWord>] = [:]

    /// The cases of a file, each in all its widths, type sizes and directions.
    ///
    /// - Parameter file: The name of the file in errors.
    /// - Throws: A failure with the place of the first error.
    package static func cases(
        in text: String, file: String, topic: ConformanceCase.Topic
    ) throws(Failure) -> [ConformanceCase] {
        var reader = CaseReader(topic: topic)
        for line in try CaseLine.lines(of: text, file: file) { try reader.read(line, [:]) }
        return reader.cases
    }

    private init(topic: ConformanceCase.Topic) { self.topic = topic }

    private mutating func read(
        _ line: CaseLine, _ values: [String: String]
    ) throws(Failure) {
        if line.first.text == "kind" {
            guard line.words.count > 3, line.words[2].text == "=" else {
                throw line.first.failure("a kind is 'kind NAME = KIND MEMBER …'")
            }
            kinds[line.words[1].text] = line.words.dropFirst(3)
            return
        }
        guard line.first.text == "for" else { return try add(line, values) }
        for round in try Self.rounds(line) {
            let values = values.merging(round) { $1 }
            for child in line.children { try read(child, values) }
        }
    }

    /// The values of the variables of a `for` line.
    private static func rounds(_ line: CaseLine) throws(Failure) -> [[String: String]] {
        guard line.words.count > 3, line.words[2].text == "=" else {
            throw line.first.failure("a loop is 'for NAME,… = VALUE,… …'")
        }
        let names = line.words[1].text.split(separator: ",").map(String.init)
        var rounds: [[String: String]] = []
        for word in line.words.dropFirst(3) {
            let values = word.text.split(separator: ",").map(String.init)
            guard values.count == names.count else {
                throw word.failure("there are \(values.count) values for \(names.count) names")
            }
            rounds.append(Dictionary(zip(names, values)) { $1 })
        }
        return rounds
    }

    private mutating func add(_ line: CaseLine, _ values: [String: String]) throws(Failure) {
        let heading = try CaseHeading(line, values)
        guard let root = line.children.first else {
            throw line.first.failure("there is no element")
        }
        for setting in heading.settings {
            var builder = CaseBuilder(setting, contextLanguage: heading.language)
            try builder.draw(root, values, kinds)
            try builder.expect(line.children.dropFirst(), values)
            guard let screen = builder.screen else { continue }
            cases.append(
                ConformanceCase(
                    source: heading.source, topic: topic, rules: heading.rules, setting: setting,
                    screen: screen, replacements: builder.replacements, boxes: builder.boxes,
                    absent: builder.absent, stops: builder.stops, steps: builder.steps))
        }
    }
}

/// The first line of a case: `row-gap layout-1 at 320 390 in large by ltr height=600`.
private struct CaseHeading {
    let source: String
    private(set) var rules: [String] = []
    private(set) var settings: [ConformanceCase.Setting] = []

    /// The language of the context; `nil` if it is the screen's.
    private(set) var language: String?

    init(_ line: CaseLine, _ values: [String: String]) throws(Failure) {
        source = try line.first.filled(values).text
        var widths: [Double] = []
        var sizes: [TypeSize] = []
        var directions: [TextDirection] = []
        var height = 800.0
        var list = ""
        for word in line.rest {
            let word = try word.filled(values)
            let text = word.text
            if let (name, value) = word.assignment {
                switch (name, Double(value.text)) {
                case ("height", let number?): height = number
                case ("language", nil): language = value.text
                default: throw word.failure("unknown setting '\(text)'")
                }
            } else if ["at", "in", "by"].contains(text) {
                list = text
            } else if list == "at", let width = Double(text) {
                widths.append(width)
            } else if list == "in", let size = TypeSize(rawValue: text) {
                sizes.append(size)
            } else if list == "by", let direction = ["ltr", "rtl"].firstIndex(of: text) {
                directions.append(direction == 0 ? .leftToRight : .rightToLeft)
            } else if list.isEmpty, text.wholeMatch(of: #/[a-z]+-[0-9]+/#) != nil {
                rules.append(text)
            } else {
                throw word.failure("'\(text)' is not a rule, width, type size or direction")
            }
        }
        guard !rules.isEmpty else { throw line.first.failure("the case has no rule") }
        for width in widths.isEmpty ? [320] : widths {
            for size in sizes.isEmpty ? [.large] : sizes {
                for direction in directions.isEmpty ? TextDirection.allCases : directions {
                    settings.append(
                        ConformanceCase.Setting(
                            width: width, height: height, typeSize: size, direction: direction))
                }
            }
        }
    }
}
