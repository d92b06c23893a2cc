/// The meaning of the names of files and folders in a folder of tokens.
enum FolderName {
    /// The modifier whose contexts a folder contains, by the folder's name: `brand` for `brands`;
    /// `nil` for any other folder.
    static func modifier(_ folder: String) -> String? {
        let name = folder.lowercased()
        let singular =
            name.hasSuffix("ies")
            ? name.dropLast(3) + "y" : name.hasSuffix("s") ? name.dropLast() : name[...]
        return modifiers.contains(String(singular)) ? String(singular) : nil
    }

    private static let modifiers: Set<String> = [
        "appearance", "brand", "client", "density", "mode", "platform", "product", "scheme",
        "tenant", "theme", "variant",
    ]

    /// The rank of a file that all contexts share, by its name: primitives first, components last;
    /// `nil` for any other name.
    static func rank(_ name: String) -> Int? {
        if name.hasPrefix("_") { return 0 }
        let words = Identifier.words(of: name).map { $0.lowercased() }
        return words.count == 1 ? words.first.flatMap { ranks[$0] } : nil
    }

    private static let ranks: [String: Int] = [
        "primitive": 0, "primitives": 0, "core": 0, "global": 0, "globals": 0, "base": 0,
        "foundation": 0, "foundations": 0, "reference": 0, "options": 0, "shared": 1, "common": 1,
        "default": 1, "defaults": 1, "semantic": 2, "semantics": 2, "alias": 2, "aliases": 2,
        "system": 2, "decisions": 2, "component": 3, "components": 3,
    ]

    /// The appearance that a name ends or begins with, and the rest of the name: `colors` and
    /// `dark` for `colors-dark`; `nil` without an appearance.
    static func appearance(_ name: String) -> (rest: String, context: String)? {
        let words = Identifier.words(of: name).map { $0.lowercased() }
        func isPart(_ word: String) -> Bool { deciding.contains(word) || others.contains(word) }
        let end = words.lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
        let start = words.firstIndex { !isPart($0) } ?? words.count
        for (context, rest) in [
            (words[end...], words[..<end]), (words[..<start], words[start...]),
        ] where context.contains(where: deciding.contains) {
            return (rest.joined(separator: "-"), context.joined(separator: "-"))
        }
        return nil
    }

    /// The words that several names begin with, and the rest of each; `nil` if they begin
    /// differently or one has no rest.
    static func stem(of names: [String]) -> (name: String, rests: [String])? {
        let words = names.map { Identifier.words(of: $0) }
        guard let first = words.first, words.count > 1 else { return nil }
        var count = 0
        while words.allSatisfy({ $0.count > count && $0[count] == first[count] }) { count += 1 }
        guard count > 0, words.allSatisfy({ $0.count > count }) else { return nil }
        return (
            first[..<count].joined(separator: "-"),
            words.map { $0[count...].joined(separator: "-") }
        )
    }

    private static let deciding: Set<String> = ["light", "dark", "day", "night", "contrast", "hc"]
    private static let others: Set<String> = ["high", "increased", "more"]
}
