public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet that adds or edits a weigh-in.
public struct WeightEntryPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightEntryTitleAdd() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The fields for weight, unit, day, body fat and note, with cancel and save in the toolbar.
    ///
    /// - Throws: ``/CandelaKit/ScreenError/unknownWeighIn(_:)`` if the options name a weigh-in that
    ///   does not exist.
    public func content(
        of journal: Journal, _ options: WeightEntryOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let entered = try EnteredWeighIn(journal, options, in: kit.context)
        return WeightEntryPage(entered: entered, kit: kit).content
    }
}

/// The layout of the entry sheet.
private struct WeightEntryPage {
    let entered: EnteredWeighIn
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var content: ScreenContent {
        let record = entered.record
        let title = record == nil ? phrases.weightEntryTitleAdd() : phrases.weightEntryTitleEdit()
        let cancel = kit.button("cancel", .close(), phrases.actionCancel(), .plain, role: .cancel)
        // The first press asks about a weight far from the last one, the next one saves.
        let asks = entered.farFrom != nil && !entered.isQuestioned
        let questioned = entered.weight.map { Intent.choose(WeightEntryOptions.questioned, $0) }
        let save = kit.button(
            "save",
            (asks ? questioned : nil) ?? .save(.weighIn, id: record?.id), phrases.actionSave(),
            .plain,
            isEnabled: entered.canBeSaved)
        return ScreenContent(
            title: kit.text(title, .largeTitle, .textPrimary),
            toolbar: Toolbar(leading: { cancel }, trailing: { save }),
            cards: [
                Card(
                    FormCard(
                        "entry", phrases.weightChartEntry(), isNamed: false,
                        rows: [weight, unit, day, bodyFat, note], with: kit))
            ],
            announcements: question.map {
                [
                    Announcement(
                        "weight-far-\(entered.unit.name(of: entered.weight ?? 0))", $0.spokenWords)
                ]
            } ?? [],
            validUntil: entered.validUntil)
    }

    /// The question about a weight far from the last one, once it was asked.
    private var question: Phrase? {
        guard entered.isQuestioned, let weight = entered.weight, let last = entered.farFrom else {
            return nil
        }
        func measure(_ weight: Double) -> NumberText {
            phrases.measure(phrases.weightNumber(weight), in: entered.unit)
        }
        return phrases.weightEntryFar(weight: measure(weight), last: measure(last))
    }

    private var weight: Element {
        let number = entered.weight.map { phrases.weightNumber($0) }
        var input = Element.Input(tenths: entered.weight, in: entered.weights, isRequired: true)
        input.errors.outOfRange = kit.text(outside(entered.weights), .caption, .errorText)
        return field(
            "weight", WeightEntryOptions.weight, phrases.weightLogbookColumnWeight(), input,
            value: number.map {
                kit.text(
                    phrases.numberValue(value: $0), saying: phrases.weight($0, in: entered.unit),
                    .body, .textPrimary)
            },
            unit: kit.text(phrases.unitName(entered.unit), .body, .textSecondary),
            problem: entered.isEmptied ? .missing : entered.hasValidWeight ? nil : .outOfRange,
            warning: question.map { kit.text($0, .caption, .warningText) })
    }

    /// The error below a weight that is out of range.
    private func outside(_ bounds: ClosedRange<Double>) -> Phrase {
        phrases.weightEntryError(
            min: phrases.measure(
                phrases.measuredNumber(bounds.lowerBound), in: entered.unit, isDrawn: false),
            max: phrases.measure(phrases.measuredNumber(bounds.upperBound), in: entered.unit))
    }

    private var unit: Element {
        kit.choice(
            "unit", .segmented, phrases.weightSettingsUnit(),
            [WeightUnit.pounds, .kilograms].map { unit in
                let isSelected = unit == entered.unit
                return kit.option(
                    unit.rawValue, .choose(WeightEntryOptions.unit, unit),
                    phrases.unitName(unit), isSelected: isSelected,
                    text: kit.text(
                        phrases.unitName(unit), .subheadline,
                        isSelected ? .textPrimary : .textSecondary))
            }, isShown: true)
    }

    private var day: Element {
        let days = entered.days
        let value = kit.text(phrases.fullDate(entered.day), .body, .textPrimary)
        return field(
            "day", WeightEntryOptions.day, phrases.weightChartAxisWhen(),
            Element.Input(
                .day, value: .text(entered.day.description),
                min: .text(days.lowerBound.description), max: .text(days.upperBound.description),
                isRequired: true),
            value: value,
            problem: entered.hasValidDay ? nil : .outOfRange)
    }

    private var bodyFat: Element {
        let bounds = entered.bodyFats
        let number = entered.bodyFat.map { phrases.measuredNumber($0) }
        return field(
            "bodyFat", WeightEntryOptions.bodyFat, phrases.weightEntryBodyFat(),
            Element.Input(tenths: entered.bodyFat, in: bounds),
            value: number.map {
                kit.text(
                    phrases.numberValue(value: $0), saying: phrases.percentValue(percent: $0),
                    .body, .textPrimary)
            },
            unit: kit.text(
                verbatim: phrases.percentSign, saying: phrases.weightEntryPercent(), .body,
                .textSecondary),
            problem: entered.hasValidBodyFat ? nil : .outOfRange)
    }

    private var note: Element {
        let text = entered.note
        return field(
            "note", WeightEntryOptions.note, phrases.weightEntryNote(),
            Element.Input(
                .text, value: .entered(text), maximumLength: entered.noteLength, lines: 3),
            value: text.isEmpty ? nil : kit.text(entered: text, .body, .textPrimary),
            problem: entered.hasValidNote ? nil : .tooLong)
    }

    /// A field of the draft. An optional one says so while it is empty.
    private func field<Value>(
        _ id: String, _ option: OptionPath<Value>, _ name: Phrase, _ input: Element.Input,
        value: StyledText?, unit: StyledText? = nil, problem: Element.Input.Problem?,
        warning: StyledText? = nil
    ) -> Element {
        kit.field(
            id, input, name: kit.text(name, .body, .textPrimary), value: value,
            placeholder: input.isRequired
                ? nil : kit.text(phrases.shareOptionOptional(), .body, .textSecondary),
            unit: unit, problem: problem, warning: warning,
            action: kit.action(id, .enter(option), name))
    }
}
