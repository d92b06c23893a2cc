import CandelaJSON

/// A rule of a journal for the values of a member.
struct JournalRule<Value>: MemberRule {
    let bounds: MemberBounds?

    /// Adds the breaches of a value at a place.
    let check: (_ value: Value, _ place: MemberPlace, inout BreachList) -> Void

    init(
        _ bounds: MemberBounds? = nil,
        _ check: @escaping (Value, MemberPlace, inout BreachList) -> Void
    ) {
        (self.bounds, self.check) = (bounds, check)
    }

    /// A rule for numbers or words.
    init(
        _ bounds: MemberBounds? = nil, id: String = "out-of-range",
        _ holds: @escaping (Value) -> Bool, _ message: @escaping (Value) -> String
    ) {
        self.init(bounds) { value, place, list in
            list.require(holds(value), place, message(value), id: id)
        }
    }

    /// The rule for each element of a list.
    var each: JournalRule<[Value]> {
        JournalRule<[Value]> { values, place, list in
            var place = place
            for (position, value) in values.enumerated() {
                place.position = position
                check(value, place, &list)
            }
        }
    }
}

extension MemberRule where Self == JournalRule<String> {
    /// An id, which cannot be cut if it is too long.
    static var id: Self { text("an id", atMost: TextLimits.standard.id, canBeCut: false) }

    /// An id that is not empty.
    ///
    /// - Parameter noun: The noun of the record with its article.
    static func id(of noun: String) -> Self {
        Self { id, place, list in
            Self.notEmpty("\(noun)'s id").check(id, place, &list)
            Self.id.check(id, place, &list)
        }
    }

    /// An id that is not empty.
    static func notEmpty(_ noun: String) -> Self {
        Self(id: "empty-id", { !$0.isEmpty }, { _ in "\(noun) must not be empty" })
    }

    static var name: Self { text("a name", atMost: TextLimits.standard.name) }

    static var note: Self { text("a note", atMost: TextLimits.standard.note) }

    /// A note on a weigh-in or a step.
    static var shortNote: Self {
        text("a note", atMost: WeightLimits.standard.maximumNoteLength)
    }

    /// A symbol, colour, unit or similar word.
    static func word(_ noun: String) -> Self { text(noun, atMost: TextLimits.standard.word) }

    /// A text of limited length.
    ///
    /// - Parameter noun: The value's noun with its article.
    static func text(_ noun: String, atMost most: Int, canBeCut: Bool = true) -> Self {
        Self { text, place, list in
            // Counting characters is slow, and a text never has more characters than bytes.
            guard text.utf8.count > most, text.count > most else { return }
            list.add(.tooLong(place.steps, noun, text.count, atMost: most, canBeCut: canBeCut))
        }
    }
}

extension MemberRule where Self == JournalRule<Int> {
    /// A number of a unit: `3000 minutes are out of range: a practice lasts 0 to 1440`.
    static func range(_ range: ClosedRange<Int>, _ unit: String, _ use: String = "use") -> Self {
        self.range(range) { "\($0) \(unit) are out of range: \(use)" }
    }

    /// A number without a unit: `a mood of 6 is out of range: use 1 to 5`.
    static func range(_ range: ClosedRange<Int>, of noun: String, unit: String = "") -> Self {
        self.range(range, unit) { "\(noun) of \($0) is out of range: use" }
    }

    private static func range(
        _ range: ClosedRange<Int>, _ unit: String = "", _ words: @escaping (Int) -> String
    ) -> Self {
        let (low, high) = (range.lowerBound, range.upperBound)
        return Self(
            MemberBounds(Double(low), Double(high)), range.contains,
            { "\(words($0)) \(low) to \(high)\(unit)" })
    }

    /// The target in days per week.
    static var weeklyTarget: Self { range(1...7, of: "a weekly target", unit: " days") }

    /// The length of a streak.
    static var streak: Self {
        Self(
            MemberBounds(1, nil), { $0 >= 1 },
            { "a streak of \($0) days is out of range: use 1 or more" })
    }
}

extension MemberRule where Self == JournalRule<Double> {
    /// An amount in a habit's unit.
    static var amount: Self {
        Self(MemberBounds(0, nil)) { amount, place, list in
            list.require(
                amount.isFinite && amount >= 0, place,
                "\(place.name) \(amount) is out of range: use a finite number, 0 or more")
        }
    }

    /// A number without a unit: `body fat of 90.0 percent is out of range: use 1 to 60`.
    static func range(_ range: ClosedRange<Double>, of noun: String, unit: String = "") -> Self {
        let (low, high) = (range.lowerBound, range.upperBound)
        return Self(
            MemberBounds(low, high), range.contains,
            { "\(noun) of \($0)\(unit) is out of range: use \(Int(low)) to \(Int(high))" })
    }
}

extension MemberRule where Self == JournalRule<[String]> {
    /// The items of a step, each as long as a name.
    static var items: Self {
        JournalRule<String>.text("an item", atMost: TextLimits.standard.name).each
    }
}

extension MemberRule where Self == JournalRule<[Int]> {
    /// The count of each item of a counter.
    static var counts: Self { JournalRule<Int>.range(StepValue.amounts, of: "a count").each }
}

extension JournalRule where Value: JournalRecord {
    /// A record inside another one.
    static var valid: Self {
        Self { record, place, list in list.add(record.breaches, inside: place.steps) }
    }
}

extension MemberRule where Self == JournalRule<RoutineRule> {
    static var rule: Self { .valid }
}

extension MemberRule where Self == JournalRule<[EarlierTarget]> {
    /// The targets that a habit had.
    static var targets: Self { JournalRule<EarlierTarget>.valid.each }
}

extension MemberRule where Self == JournalRule<[EarlierAmount]> {
    /// The targets of amounts that a habit had.
    static var amounts: Self { JournalRule<EarlierAmount>.valid.each }
}

extension MemberRule where Self == JournalRule<TimerStyle> {
    static var timer: Self {
        Self { timer, place, list in
            list.add(BreachList(of: timer).found, inside: place.steps)
        }
    }
}

extension MemberRule where Self == JournalRule<[RoutineStep]> {
    /// The steps of a step.
    static var steps: Self { JournalRule<RoutineStep>.valid.each }

    /// The steps of a routine, nested to a depth that can be decoded.
    static var allSteps: Self {
        Self { steps, place, list in
            var (level, depth) = (steps, 0)
            while !level.isEmpty {
                level = level.flatMap(\.steps)
                depth += 1
            }
            let most = RoutineStep.maximumDepth
            list.require(
                depth <= most, place, "steps are nested \(depth) deep: use up to \(most)",
                id: "too-deep")
            Self.steps.check(steps, place, &list)
        }
    }
}

extension MemberRule where Self == JournalRule<[StepValue]> {
    /// The values of a session, at most one for each step.
    static var values: Self {
        Self { values, place, list in
            var seen: Set<String> = []
            let rule = JournalRule<StepValue> { value, place, list in
                JournalRule<StepValue>.valid.check(value, place, &list)
                guard !seen.insert(value.step).inserted else { return }
                var own = BreachList()
                own.require(
                    false, "step", "step '\(value.step)' has two values", id: "duplicate-id")
                list.add(own.found, inside: place.steps)
            }
            rule.each.check(values, place, &list)
        }
    }
}
