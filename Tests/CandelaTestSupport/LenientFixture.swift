import CandelaDTCG
import CandelaTokenImport

/// A token file read leniently.
package struct LenientFixture {
    package let run: TokenFixture.Run

    package init(
        _ text: String, named name: String = "test.tokens.json", _ others: [String: String] = [:]
    ) {
        var options = TokenProject.Options()
        options.isLenient = true
        run = TokenFixture(text, named: name, others).resolve(options: options)
    }

    /// A fixture with a single token, `a`.
    package init(type: String, value: String) {
        self.init("{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value)}}")
    }

    /// The identifiers of all diagnostics, each once, in order.
    package var ids: [String] {
        var ids: [String] = []
        for diagnostic in run.diagnostics where !ids.contains(diagnostic.id) {
            ids.append(diagnostic.id)
        }
        return ids
    }

    /// The resolved value of a token, on one line; `nil` if it was left out.
    package func value(_ path: String = "a") -> String? {
        let start = "\"\(path)\":{"
        guard let found = run.json.firstRange(of: start) else { return nil }
        let rest = run.json[found.upperBound...]
        guard let value = rest.firstRange(of: "\"$value\":") else { return nil }
        var text = ""
        var depth = 0
        for character in rest[value.upperBound...] {
            if depth == 0, character == "," || character == "}" { break }
            if "{[".contains(character) { depth += 1 }
            if "}]".contains(character) { depth -= 1 }
            text.append(character)
        }
        return text
    }
}
