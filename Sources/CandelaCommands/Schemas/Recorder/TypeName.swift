import CandelaJSON
import CandelaKit
import CandelaRules

/// The names of a type in schemas.
struct TypeName: Sendable {
    /// The name without its module, in characters allowed in a reference and in the names of
    /// classes: `HabitStatus`, or `ListChangeHabit` for a generic type.
    let definition: String

    /// The name without its module and its arguments: `Habit.Status`.
    let words: String

    /// The names known so far: a type is part of most schemas, and the runtime takes long to spell
    /// it.
    private static let known = LockedValue<[ObjectIdentifier: TypeName]>([:])

    static func of(_ type: Any.Type) -> TypeName {
        let id = ObjectIdentifier(type)
        if let name = known.with({ $0[id] }) { return name }
        let name = TypeName(of: type)
        known.with { $0[id] = name }
        return name
    }

    private init(of type: Any.Type) {
        let given = (type as? any SchemaNamed.Type)?.schemaName
        let name = given ?? Self.qualified(type)
        definition = Self.definition(name, isGiven: given != nil)
        words = given ?? Self.words(name)
    }

    private static func definition(_ name: String, isGiven: Bool) -> String {
        let parts = name.split { "<>, ".contains($0) }.filter { $0 != "Swift.Optional" }
        return parts.map { part in
            let steps = part.split(separator: ".")
            // Each type's name begins with its module, except after the arguments of an outer type.
            let isInner = part.hasPrefix(".") || steps.count == 1 || isGiven
            return (isInner ? steps[...] : steps.dropFirst()).joined()
        }
        .joined().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    private static func words(_ name: String) -> String {
        var depth = 0
        let bare = name.filter { letter in
            if letter == "<" { depth += 1 }
            defer { if letter == ">" { depth -= 1 } }
            return depth == 0
        }
        let parts = bare.split(separator: ".")
        return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : bare
    }

    /// The name with its modules. Types inside functions have a part that differs between builds,
    /// `(unknown context at …)`, which is omitted.
    private static func qualified(_ type: Any.Type) -> String {
        // As `String(reflecting:)`, which first looks for a description among all conformances.
        _typeName(type, qualified: true).split(separator: ".", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("(") }.joined(separator: ".")
    }
}
