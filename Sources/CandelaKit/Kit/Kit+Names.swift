import CandelaRules

/// The names of records without one.
extension Kit {
    /// The journal as screens show it: records without a name are named as such, because a heading,
    /// a button or a row without text cannot be told from others.
    func named(_ journal: Journal) -> Journal {
        var named = journal
        for place in journal.habits.indices where journal.habits[place].name.isUnnamed {
            named.habits[place].name = phrases.shown(journal.habits[place].name)
        }
        for place in journal.routines.indices {
            let routine = journal.routines[place]
            if routine.name.isUnnamed { named.routines[place].name = phrases.shown(routine.name) }
            if let steps = phrases.named(routine.steps) { named.routines[place].steps = steps }
        }
        for place in journal.routineModes.indices where journal.routineModes[place].name.isUnnamed {
            named.routineModes[place].name = phrases.shown(journal.routineModes[place].name)
        }
        return named
    }
}

extension Phrases {
    /// A name as it is shown; words in its place if it is only white space.
    func shown(_ name: String) -> String { name.isUnnamed ? nameNone().text : name }

    /// Steps with names; `nil` if none lacks one.
    fileprivate func named(_ steps: [RoutineStep]) -> [RoutineStep]? {
        var named = steps
        for place in steps.indices {
            if steps[place].name.isUnnamed { named[place].name = shown(steps[place].name) }
            if let inner = self.named(steps[place].steps) { named[place].steps = inner }
        }
        return named == steps ? nil : named
    }
}

extension String {
    fileprivate var isUnnamed: Bool { allSatisfy(\.isWhitespace) }
}
