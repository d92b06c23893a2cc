import CandelaTokens
import Testing

/// Every kind of role has values from the package and from additions.
struct RoleKindTests {
    @Test func `takes a value of any kind from the latest additions`() {
        for kind in RoleKinds.all { checkAdditions(of: kind) }
    }

    private func checkAdditions<Kind: ThemeKind>(of kind: Kind.Type) {
        let (own, known) = (Role<Kind>("ours.alone"), Role<Kind>.all[0])
        var values = ThemeAdditions()
        values[keyPath: Kind.additions][own] = Kind.added {
            Kind.value(of: known, in: .routine, $0)
        }
        var other = ThemeAdditions()
        other[keyPath: Kind.additions][known] = Kind.added { _ in Kind.fallback }
        values.merge(other)
        let theme = Theme.routine.adding(values)
        #expect(theme.answers(own) && !Theme.routine.answers(own), "\(kind)")
        for appearance in Appearance.allCases {
            #expect(
                Kind.value(of: own, in: theme, appearance)
                    == Kind.value(of: known, in: .routine, appearance), "\(kind)")
            #expect(Kind.value(of: known, in: theme, appearance) == Kind.fallback, "\(kind)")
        }
        other[keyPath: Kind.additions][own] = Kind.added { _ in Kind.fallback }
        values.merge(other)
        #expect(Kind.value(of: own, in: .routine.adding(values), .light) == Kind.fallback)
    }
}
