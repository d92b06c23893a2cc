/// The texts of the numbers that the second implementation finds.
struct ExpectedTexts: Sendable {
    let oracle: WeightOracle
    let english: English

    private static let names: [OracleUnit: String] = [
        .pounds: "pounds", .kilograms: "kilograms",
    ]

    // MARK: - Weights

    /// Such as `82.0 kg`.
    func drawn(_ tenths: Int, drops: Bool = false, _ unit: OracleUnit? = nil) -> String {
        short(English.number(tenths: tenths, drops: drops), unit)
    }

    func signed(_ tenths: Int) -> String { short(English.signed(tenths: tenths)) }

    private func short(_ number: String, _ unit: OracleUnit? = nil) -> String {
        english(
            "unit.weight.\(Self.names[unit ?? oracle.unit] ?? "").short",
            ["value": .init(number)])
    }

    /// Such as `82 kilograms`.
    func spoken(_ tenths: Int, _ unit: OracleUnit? = nil) -> String {
        long(
            English.number(tenths: abs(tenths), drops: true), Double(abs(tenths)) / 10, unit)
    }

    /// Such as `0.70 kilograms`.
    func spokenRate(_ hundredths: Int) -> String {
        // Two decimals are plural, also in 1.00.
        long(English.number(hundredths: hundredths), 2, nil)
    }

    private func long(_ number: String, _ count: Double, _ unit: OracleUnit?) -> String {
        english(
            "unit.weight.\(Self.names[unit ?? oracle.unit] ?? "").long",
            ["value": .init(number, count: count)])
    }

    /// A weight with its spoken form, as a line of a card.
    func line(_ tenths: Int, drops: Bool = false) -> String {
        "\(drawn(tenths, drops: drops)) | \(spoken(tenths))"
    }

    /// A phrase with a weight, drawn and spoken.
    func line(
        _ key: String, _ name: String, _ tenths: Int, drops: Bool = false, spokenText: String? = nil
    ) -> String {
        let text = english(key, [name: .init(drawn(tenths, drops: drops))])
        let spoken = english(spokenText ?? key, [name: .init(spoken(tenths))])
        return "\(text) | \(spoken)"
    }

    func figure(_ name: String, _ value: String) -> String {
        english("weight.figure", ["name": .init(name), "value": .init(value)])
    }

    // MARK: - Changes

    func change(_ change: WeightOracle.Change) -> String {
        let days = English.Argument.count(change.days)
        guard change.tenths != 0 else { return english("weight.change.none", ["days": days]) }
        return english("weight.change", ["days": days, "change": .init(signed(change.tenths))])
    }

    /// The direction of a change, such as `Down over 7 days`.
    func direction(_ change: WeightOracle.Change) -> String {
        let side = change.tenths < 0 ? "down" : "up"
        let key = change.direction == 0 ? "weight.change.steady.\(side)" : "weight.change.\(side)"
        return english(
            change.tenths == 0 ? "weight.change.none" : key, ["days": .count(change.days)])
    }

    func spokenChange(_ change: WeightOracle.Change) -> String {
        change.tenths == 0 ? direction(change) : figure(direction(change), spoken(change.tenths))
    }

    var unknownChange: String { english("weight.change.unknown", ["days": .count(7)]) }

    // MARK: - Days

    /// The day of the current reading, with the year if it is another one.
    var last: (text: String, spoken: String) {
        let day = oracle.current?.day ?? 0
        let year = English.year(day) == English.year(oracle.today) ? "" : ", \(English.year(day))"
        let date = English.monthAndDay(day) + year
        return (
            english("weight.last", ["date": .init(date)]),
            english("weight.last", ["date": "\(English.weekday(day)), \(date)"])
        )
    }

    var lastLine: String { "\(last.text) | \(last.spoken)" }
    var lastDetail: String { "detail: \(english("settings.detail.name")): \(last.spoken)" }

    /// A day in speech, with the year if it is another one.
    func spokenDay(_ day: Int) -> String {
        let year = English.year(day) == English.year(oracle.today) ? "" : ", \(English.year(day))"
        return "\(English.weekday(day)), \(English.monthAndDay(day))\(year)"
    }

    func drawnDay(_ day: Int) -> String {
        let year = English.year(day) == English.year(oracle.today) ? "" : ", \(English.year(day))"
        return "\(English.monthAndDay(day))\(year)"
    }

    func missing(_ missing: WeightOracle.Missing, isSpoken: Bool) -> String {
        let date = isSpoken ? spokenDay(missing.last) : drawnDay(missing.last)
        return missing.days == 1
            ? english("weight.missing.once", ["date": .init(date)])
            : english("weight.missing", ["days": .count(missing.days), "date": .init(date)])
    }

    // MARK: - Rates

    /// The shown rate with its spoken form, and the name and value of its detail.
    func rate(_ rate: Int) -> (line: String, detail: String) {
        let sign = rate < 0 ? "−" : rate > 0 ? "+" : ""
        let number = short(sign + English.number(hundredths: rate))
        let side = rate < 0 ? "losing" : "gaining"
        let span: [String: English.Argument] = oracle.isContradicted ? ["weeks": .count(6)] : [:]
        let key = oracle.isContradicted ? "milestone.rate.span" : "milestone.rate"
        let text = english(key, span.merging(["rate": .init(number)]) { $1 })
        let name = english("\(key).\(side)", span)
        return (
            "\(text) | \(figure(name, spokenRate(rate)))", "detail: \(name): \(spokenRate(rate))"
        )
    }
}
