/// The sets and themes of a Tokens Studio or Penpot project, as the modifiers and the resolution
/// order of a resolver document.
///
/// Each group of themes is a modifier; each theme is a context with the sets that it has enabled or
/// uses as a source. Sets that a group always uses are not part of the choice. Sources apply first,
/// in order, and then the enabled sets: later ones override earlier ones. Where there is a choice,
/// sets that no theme uses are left out.
///
/// Source: “Themes” and “Token sets” in the documentation of Tokens Studio for Figma,
/// `getTokenSetsOrder` in its source and `processTokenSets` of `@tokens-studio/sd-transforms`.
struct StudioThemes {
    /// The names of the sets that apply.
    private(set) var sets: [String]
    /// The sets that no theme uses.
    private(set) var unused: [String] = []
    /// The sets that a theme names and the project does not have.
    private(set) var missing: [(name: String, place: SourcePosition)] = []
    /// Warnings about themes that are left out or offer no choice.
    private var problems: [Diagnostic] = []

    private var groups: [Group] = []
    /// The names of all sets in order.
    private let names: [String]
    /// The uses of sets in the order they apply. A use is the index of a set that is a source; for
    /// an enabled one, the number of sets is added.
    private var uses: [Int]

    private struct Group {
        let name: String
        let place: SourcePosition
        /// The themes with their uses of sets.
        var themes: [(name: String, uses: Set<Int>)] = []

        /// The uses that all themes of the group share.
        var always: Set<Int> {
            guard var common = themes.first?.uses else { return [] }
            for theme in themes.dropFirst() { common.formIntersection(theme.uses) }
            return common
        }
    }

    /// - Parameters:
    ///   - sets: The names of all sets, as found.
    ///   - order: `tokenSetOrder`, if there is one.
    ///   - themes: `$themes`, if there are any.
    init(sets: [String], order: JSONValue?, themes: JSONValue?) {
        var unlisted = Set(sets)
        let listed =
            order?.elements.compactMap(\.string).filter { unlisted.remove($0) != nil } ?? []
        names = listed + sets.filter(unlisted.contains)
        self.sets = names
        uses = Array(names.indices)
        let index = Dictionary(
            names.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for theme in themes?.elements.map({ $0 }) ?? [] { read(theme, index) }
        guard !groups.isEmpty else { return }
        dropWeakerUses()
        let used = groups.reduce(into: Set<Int>()) { used, group in
            for theme in group.themes { used.formUnion(theme.uses) }
        }
        let sets = Set(used.map { $0 % names.count })
        let others = names.indices.filter { !sets.contains($0) }
        uses = used.sorted()
        if groups.contains(where: { $0.themes.count > 1 }) {
            unused = others.map { names[$0] }
            self.sets = names.indices.filter(sets.contains).map { names[$0] }
            noteGroupsWithoutChoice()
        } else {
            // Without a choice all sets apply; those without a theme have the lowest precedence.
            uses = others + uses
        }
    }

    /// The uses that all themes of a group share, of each group.
    private var always: Set<Int> { groups.reduce(into: []) { $0.formUnion($1.always) } }

    /// The sets that some themes use, in the order that is meant.
    static func combinedSets(_ themes: JSONValue?) -> Set<String> {
        Set(themes?.elements.flatMap { uses(of: $0).map(\.member.name) } ?? [])
    }

    /// The names of the sets that themes list, also of disabled ones.
    static func listedSets(_ themes: JSONValue?) -> [String] {
        themes?.elements.flatMap { $0["selectedTokenSets"]?.members.map(\.name) ?? [] } ?? []
    }

    /// The sets that a theme uses, enabled or as a source.
    private static func uses(of theme: JSONValue) -> [(member: JSONMember, isEnabled: Bool)] {
        theme["selectedTokenSets"]?.members.compactMap { member in
            let isEnabled = member.value.isString("enabled")
            return isEnabled || member.value.isString("source") ? (member, isEnabled) : nil
        } ?? []
    }

    private mutating func read(_ theme: JSONValue, _ index: [String: Int]) {
        guard let name = theme["name"]?.string, theme["selectedTokenSets"] != nil else {
            problems.warn(
                "lenient-theme", "a theme has no name or no sets and is left out", at: theme.place)
            return
        }
        let group = theme["group"]?.string ?? "theme"
        var uses: Set<Int> = []
        for (member, isEnabled) in Self.uses(of: theme) {
            if let set = index[member.name] {
                uses.insert(isEnabled ? names.count + set : set)
            } else if !missing.contains(where: { $0.name == member.name }) {
                missing.append((member.name, member.namePlace))
            }
        }
        let place = groups.firstIndex { $0.name == group } ?? groups.count
        if place == groups.count { groups.append(Group(name: group, place: theme.place)) }
        guard !groups[place].themes.contains(where: { $0.name == name }) else {
            problems.warn(
                "lenient-theme", "'\(name)' is the name of two themes; the second is left out",
                at: theme.place)
            return
        }
        groups[place].themes.append((name, uses))
    }

    /// Names the groups whose themes make no difference.
    private mutating func noteGroupsWithoutChoice() {
        let always = always
        for group in groups {
            let first = group.themes[0]
            if group.themes.count == 1 {
                problems.warn(
                    "lenient-theme",
                    "'\(first.name)' is the only theme of '\(group.name)': it always applies",
                    at: group.place)
            } else if group.themes.allSatisfy({ $0.uses.isSubset(of: always) }) {
                problems.warn(
                    "lenient-theme",
                    "the sets of '\(group.name)' apply with all its themes: its contexts are equal",
                    at: group.place)
            }
        }
    }

    /// Removes the uses as a source of sets that are always enabled, which takes precedence.
    private mutating func dropWeakerUses() {
        let weaker = Set(always.filter { $0 >= names.count }.map { $0 - names.count })
        for group in groups.indices {
            for theme in groups[group].themes.indices {
                groups[group].themes[theme].uses.subtract(weaker)
            }
        }
    }

    /// The project of some sets with these themes as choices, and warnings of those that are left
    /// out or make no difference.
    ///
    /// - Parameters:
    ///   - sets: The sets, each with the place of its name.
    ///   - tokens: Returns the paths of a set's tokens.
    func project(
        _ sets: [(list: ForeignProject.List, place: SourcePosition)],
        tokens: (_ set: String) -> Set<String>
    ) -> ForeignProject {
        var project = ForeignProject()
        project.sets = sets.map(\.list)
        fill(&project)
        project.diagnostics += problems + inversions(tokens)
        for (name, place) in missing {
            project.diagnostics.warn(
                "missing-set", "a theme uses the set '\(name)', which is not among the sets",
                at: place)
        }
        let unused = Set(unused)
        for (set, place) in sets where unused.contains(set.name) {
            project.diagnostics.warn(
                "unused-set", "no theme uses the set '\(set.name)': it is left out", at: place)
        }
        return project
    }

    /// Adds the choices to a project that has the sets, and the order of both.
    private func fill(_ project: inout ForeignProject) {
        var steps: [(place: Int, isSet: Int, step: ForeignProject.Step)] = []
        var covered: Set<Int> = []
        for group in groups where group.themes.count > 1 {
            let (choice, others) = parts(of: group)
            let contexts = group.themes.map { theme in
                let used = theme.uses.intersection(choice).union(others).sorted()
                return ForeignProject.List(
                    name: theme.name, sources: used.map { .set(names[$0 % names.count]) })
            }
            covered.formUnion(choice)
            project.choices.append(
                .init(name: group.name, contexts: contexts, fallback: group.themes[0].name))
            let place = choice.max().flatMap(uses.firstIndex) ?? uses.count
            steps.append((place, 0, .choice(group.name)))
        }
        for (place, use) in uses.enumerated() where !covered.contains(use) {
            steps.append((place, 1, .set(names[use % names.count])))
        }
        // Several choices at one place apply in the order of their names.
        project.order += steps.sorted {
            ($0.place, $0.isSet, ForeignProject.pointer($0.step))
                < ($1.place, $1.isSet, ForeignProject.pointer($1.step))
        }.map(\.step)
    }

    /// The uses that a group chooses among, and the others that its contexts repeat, so that sets
    /// between the chosen ones keep their order.
    private func parts(of group: Group) -> (choice: Set<Int>, others: Set<Int>) {
        let always = always
        let choice = group.themes.reduce(into: Set<Int>()) { choice, theme in
            choice.formUnion(theme.uses.subtracting(always))
        }
        let range = (choice.min() ?? 0)..<(choice.max().map { $0 + 1 } ?? 0)
        return (choice, always.subtracting(choice).intersection(range))
    }

    /// Warnings about groups whose sets take turns and define the same tokens: in the document one
    /// group applies after the other as a whole.
    ///
    /// - Parameter tokens: Returns the paths of a set's tokens.
    private func inversions(_ tokens: (String) -> Set<String>) -> [Diagnostic] {
        var known: [Int: Set<String>] = [:]
        func paths(_ use: Int) -> Set<String> {
            let set = use % names.count
            if known[set] == nil { known[set] = tokens(names[set]) }
            return known[set] ?? []
        }
        let choices = groups.filter { $0.themes.count > 1 }.compactMap { group in
            let (choice, others) = parts(of: group)
            return choice.max().map {
                (group: group, choice: choice, all: choice.union(others), $0)
            }
        }.sorted { $0.3 < $1.3 }
        var found: [Diagnostic] = []
        for (index, later) in choices.enumerated() {
            for earlier in choices[..<index] {
                let pairs = later.all.sorted().flatMap { low in
                    earlier.choice.filter { $0 > low }.sorted().map { (low: low, high: $0) }
                }
                guard
                    let pair = pairs.first(where: {
                        !paths($0.low).isDisjoint(with: paths($0.high))
                    })
                else { continue }
                let (low, high) = (names[pair.low % names.count], names[pair.high % names.count])
                found.warn(
                    "lenient-theme",
                    "the sets of '\(earlier.group.name)' and '\(later.group.name)' take turns: "
                        + "'\(low)' overrides '\(high)', although it comes before it",
                    at: later.group.place)
            }
        }
        return found
    }
}
