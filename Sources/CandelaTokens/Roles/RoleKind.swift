/// A kind of ``Role``, with the type of its values.
///
/// Only the package has kinds, such as ``ColorKind``. Apps add roles, not kinds.
public protocol RoleKind: Sendable {
    /// The value of a role in one appearance.
    associatedtype Value: Sendable & Equatable

    /// The form of a value in ``ThemeAdditions``: one value for each appearance if it contains a
    /// colour, otherwise one for all.
    associatedtype Added: Sendable & Equatable = Value

    /// The value of a role that a theme lacks.
    ///
    /// A role may come from a file, so a missing one must not stop the program: it gets a value
    /// that can be drawn and, for colours and shapes, is easy to notice. An audit reports the role,
    /// and ``Theme/answers(_:)`` returns whether a role has a real value.
    static var fallback: Value { get }

    /// The table of this kind in ``ThemeAdditions``.
    static var additions: WritableKeyPath<ThemeAdditions, [Role<Self>: Added]> { get }

    /// The package's roles of this kind.
    static var generated: GeneratedRoles { get }
}

/// A kind of role for the code that handles every kind alike.
package protocol ThemeKind: RoleKind {
    /// Whether values may differ between appearances.
    static var varies: Bool { get }

    /// Reads the value of one of the package's roles.
    static func value(_ row: RoleRow) -> Value

    /// The value in an appearance.
    static func value(of added: Added, in appearance: Appearance) -> Value

    /// Creates a value for additions; the light one if it may not differ between appearances.
    static func added(_ value: (Appearance) -> Value) -> Added

    // The functions below are requirements so that they are compiled for each kind: themes with a
    // brand or an accent are made of thousands of values and hundreds of additions.

    /// The value of a role in a theme.
    static func value(of role: Role<Self>, in theme: Theme, _ appearance: Appearance) -> Value

    /// Replaces added values by the values of other additions.
    static func merge(_ new: ThemeAdditions, into values: inout ThemeAdditions)
}

extension ThemeKind where Value == Double {
    package static func value(_ row: RoleRow) -> Double { row[0] }
}

extension ThemeKind where Added == Value {
    package static var varies: Bool { false }
    package static func value(of added: Value, in appearance: Appearance) -> Value { added }
    package static func added(_ value: (Appearance) -> Value) -> Value { value(.light) }
}

extension ThemeKind where Added == PerAppearance<Value> {
    package static var varies: Bool { true }

    package static func value(of added: PerAppearance<Value>, in appearance: Appearance) -> Value {
        added[appearance]
    }

    package static func added(_ value: (Appearance) -> Value) -> PerAppearance<Value> {
        PerAppearance(value)
    }
}

extension ThemeKind {
    package static func value(
        of role: Role<Self>, in theme: Theme, _ appearance: Appearance
    ) -> Value {
        theme.value(of: role, in: appearance)
    }

    package static func merge(_ new: ThemeAdditions, into values: inout ThemeAdditions) {
        let new = new[keyPath: additions]
        if !new.isEmpty { values[keyPath: additions].merge(new) { $1 } }
    }
}

/// The kinds of roles.
package enum RoleKinds {
    /// All kinds, in the order of their tables in a theme.
    package static let all: [any ThemeKind.Type] = [
        ColorKind.self, GradientKind.self, SpaceKind.self, RadiusKind.self, TypeKind.self,
        ShadowKind.self, MotionKind.self, OpacityKind.self, HapticKind.self, MaterialKind.self,
        SizeKind.self, NumberKind.self, IconKind.self,
    ]

    /// The paths of the package's roles that are tokens: all except icons.
    package static let tokenPaths = Set(
        all.filter { $0 != IconKind.self }.flatMap { $0.generated.paths })
}
