package import CandelaDTCG

/// Files in memory and the results of loading them.
package struct TokenFixture {
    /// Path → text. The text `/` marks a directory.
    package let files: [String: String]
    package let entry: String

    package init(
        _ text: String, named entry: String = "test.tokens.json", _ others: [String: String] = [:]
    ) {
        self.entry = entry
        files = others.merging([entry: text]) { $1 }
    }

    package var access: FileAccess {
        let files = files
        return FileAccess { (path: String) throws(FileAccessError) in
            guard let text = files[path] else { throw .missing }
            guard text != "/" else { throw .directory }
            return Array(text.utf8)
        }
    }

    /// The tokens of one permutation, and all diagnostics.
    package func resolve(
        _ inputs: [String: String] = [:], options: TokenProject.Options = .init()
    ) -> Run {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            entry, files: access, options: options, diagnostics: &diagnostics)
        let tokens = project?.resolve(inputs, diagnostics: &diagnostics)
        return Run(project: project, tokens: tokens, diagnostics: diagnostics)
    }

    /// The diagnostics of a check.
    package func check() -> [Diagnostic] { TokenCheck.run(entry, files: access) }

    package struct Run {
        package let project: TokenProject?
        package let tokens: ResolvedTokens?
        package let diagnostics: [Diagnostic]

        package init(project: TokenProject?, tokens: ResolvedTokens?, diagnostics: [Diagnostic]) {
            (self.project, self.tokens, self.diagnostics) = (project, tokens, diagnostics)
        }

        package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
        package var ids: [String] { errors.map(\.id) }

        package func value(_ path: String) -> TokenValue? { tokens?[path]?.value }

        /// The flat object on one line.
        package var json: String {
            var writer = JSONWriter(style: .compact)
            tokens?.writeJSON(to: &writer)
            return String(decoding: writer.finish().dropLast(), as: UTF8.self)
        }
    }
}

extension TokenFixture {
    /// Targets of references in values of a type, as members of a file: names are short and have different meanings from
    /// type to type.
    package static func companions(of type: String) -> String {
        let dimension = #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
        let number = #"{"$type": "number", "$value": 0.5}"#
        let layer =
            #"{"color": "{c}", "offsetX": "{z}", "offsetY": "{z}", "blur": "{z}", "spread": "{z}"}"#
        var tokens = [
            "c": #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#,
            "d": dimension, "w": dimension, "z": dimension, "l": dimension, "a": dimension,
            "n": number, "p": number, "o": number,
            "f": #"{"$type": "fontFamily", "$value": ["A"]}"#,
            "s1": #"{"$type": "shadow", "$value": \#(layer)}"#,
            "s2": #"{"$type": "shadow", "$value": [\#(layer)]}"#,
            "g1": #"{"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]}"#,
        ]
        switch type {
        case "transition":
            tokens["d"] = #"{"$type": "duration", "$value": {"value": 1, "unit": "s"}}"#
        case "strokeStyle":
            tokens["s"] =
                #"{"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}}"#
        case "typography":
            tokens["s"] = dimension
            tokens["w"] = #"{"$type": "fontWeight", "$value": 400}"#
            tokens["t"] = """
                {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{s}",
                "fontWeight": 400, "letterSpacing": "{l}", "lineHeight": 1}}
                """
        default: break
        }
        return tokens.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#($0.value)"# }
            .joined(separator: ",\n")
    }
}
