import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The rows of a timer in the editor: its style, and the length, target or intervals.
struct StepEditorTimer {
    let step: RoutineStep
    let path: StepPath
    let windows: ListWindows?

    /// The texts of fields that are not durations, by the paths of their options.
    let typed: [String: String]
    let kit: Kit

    /// The durations that a step can have, in seconds.
    static let durations = 0...86_400

    /// The lengths that a timer or an interval can have, in seconds.
    static let lengths = 1...86_400

    /// The numbers of rounds, and of intervals.
    private static let counts = 1...100

    private var phrases: Phrases { kit.phrases }
    private var fields: EditorFields { EditorFields(kit: kit) }

    var rows: [Element] {
        switch step.timer {
        case nil: [styles, length(path.seconds, step.seconds)]
        case .countDown(let seconds)?: [styles, length(path.timerSeconds, seconds)]
        case .countUp(let target)?: [styles, self.target(target)]
        case .intervals(let lengths, let rounds)?:
            [styles, intervals(lengths), self.rounds(rounds)]
        }
    }

    /// The choice of the style. A chosen style keeps the length of the previous one; choosing the
    /// current style again changes nothing.
    private var styles: Element {
        let length = step.timer?.length ?? step.seconds ?? 0
        let seconds = Self.lengths.contains(length) ? Double(length) : 300
        func option(
            _ id: String, _ name: Phrase, _ style: [String: Intent.Value], isSelected: Bool
        ) -> (id: String, name: Phrase, intent: Intent, isSelected: Bool) {
            var style = style
            style["kind"] = .text(id)
            return (id, name, .choose(path.timer, .object(style)), isSelected)
        }
        let chosen = step.timer ?? .usual
        var (target, intervals) = (["seconds": Intent.Value.number(seconds)], usualIntervals)
        switch chosen {
        case .countUp(nil): target = [:]
        case .intervals(let steps, let rounds):
            intervals = [
                "steps": .list(steps.map { .number(Double($0)) }),
                "rounds": .number(Double(rounds)),
            ]
        default: break
        }
        return fields.segments(
            "style", phrases.routineEditorTimer(),
            [
                option(
                    "countDown", phrases.routineEditorTimerCountDown(),
                    ["seconds": .number(seconds)], isSelected: chosen.counts == .down),
                option(
                    "countUp", phrases.routineEditorTimerCountUp(),
                    target, isSelected: chosen.counts == .up),
                option(
                    "intervals", phrases.routineEditorTimerIntervals(), intervals,
                    isSelected: chosen.counts == .inIntervals),
            ])
    }

    private var usualIntervals: [String: Intent.Value] { ["steps": .list([40, 20]), "rounds": 5] }

    private func length(_ option: OptionPath<Int>, _ seconds: Int?) -> Element {
        Element.column(gap: .sm) {
            fields.duration(
                "length", option, phrases.routineEditorLength(), seconds,
                typed: typed[option.path], in: Self.lengths)
            fields.durations("lengths", option, seconds)
        }
    }

    private func target(_ seconds: Int?) -> Element {
        Element.column(gap: .sm) {
            fields.duration(
                "length", path.timerSeconds, phrases.routineEditorTarget(), seconds,
                typed: typed[path.timerSeconds.path], in: Self.lengths, isRequired: false)
            fields.durations("lengths", path.timerSeconds, seconds)
        }
    }

    private func intervals(_ lengths: [Int]) -> Element {
        let title = phrases.routineEditorIntervals()
        let shown = VisibleRows(
            lengths.indices.map { $0 }, of: "items", in: windows,
            most: RoutineDraft.visibleItems, id: { String($0) })
        return Element.column(gap: .sm) {
            kit.heading(title)
            kit.previous(of: shown, in: title)
            shown.rows.map { place in
                let name = phrases.routineEditorInterval(position: place + 1)
                let option = path.interval(place)
                return StepEditorRow(
                    id: "interval-\(place)",
                    field: fields.duration(
                        "field", option, name, lengths[place], typed: typed[option.path],
                        in: Self.lengths),
                    // A timer without intervals would end at once.
                    removal: lengths.count > 1 ? [option.path] : nil,
                    name: name.spokenText, kit: kit
                ).body
            }
            kit.next(of: shown, in: title)
            if lengths.count < Self.counts.upperBound {
                kit.button(
                    "addInterval", .choose(path.interval(lengths.count), lengths.last ?? 30),
                    phrases.routineEditorIntervalAdd(), .secondary, icon: .plus,
                    haptic: .secondaryButton)
            }
        }
        .id("intervals").group(title, .list)
    }

    private func rounds(_ rounds: Int) -> Element {
        let name = phrases.routineEditorRounds()
        return kit.stepper(
            "rounds", name, rounds, in: Self.counts,
            action: kit.action("enter", .enter(path.rounds), name))
    }
}

extension TimerStyle {
    fileprivate enum Counting { case down, up, inIntervals }

    fileprivate var counts: Counting {
        switch self {
        case .countDown: .down
        case .countUp: .up
        case .intervals: .inIntervals
        }
    }
}
