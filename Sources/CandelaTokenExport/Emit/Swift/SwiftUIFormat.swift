/// The format `swiftui`: extensions of SwiftUI's types.
///
/// Every variant's values are in a separate type nested in their SwiftUI type,
/// `Color.BrandTokens.surface`, so no name can shadow one of SwiftUI's, now or in a later release.
/// Colours adapt to colour scheme and contrast automatically, also inside gradients, shadows and
/// borders; other values that differ are stored for every appearance.
enum SwiftUIFormat {
    static func files(
        for export: TokenExport, options: ExportOptions, diagnostics: inout [Diagnostic]
    ) -> [EmittedFile] {
        let variants = export.variants(diagnostics: &diagnostics)
        AppleLimits.report(variants, options, diagnostics: &diagnostics)
        var limits = SwiftUILimits()
        var files: [EmittedFile] = []
        files.add(
            [SwiftUISupport.fileName], SwiftUISupport.text, of: .format, diagnostics: &diagnostics)
        for (variant, type) in SwiftName.types(variants, diagnostics: &diagnostics) {
            let names = IdentifierTable(
                variant.tokens, with: export.workers, diagnostics: &diagnostics,
                make: SwiftName.member)
            var sections = Sections(variant, type: type)
            for token in variant.tokens {
                let hints = token.base.hints
                limits.report(token, hints, diagnostics: &diagnostics)
                sections.add(
                    token, named: names[token],
                    SwiftUIExpression(options: options, hints: hints))
            }
            files.add(
                options.path(
                    .swiftui, for: variant.subject, usual: type, more: "+SwiftUI", ending: ".swift"),
                sections.text, of: variant.origin, diagnostics: &diagnostics)
        }
        return files
    }

    /// The declarations of a variant, by the type they extend.
    private struct Sections {
        let variant: ExportVariant
        let type: String
        private var bodies: [SwiftUIExpression.Kind: (text: String, count: Int)] = [:]

        init(_ variant: ExportVariant, type: String) {
            self.variant = variant
            self.type = type
        }

        /// A token's values in every appearance, light first.
        private func values(of token: ExportToken) -> [TokenValue] {
            ExportAppearance.allCases.map { token.value(in: variant.shown(for: $0)) }
        }

        mutating func add(
            _ token: ExportToken, named name: String, _ expression: SwiftUIExpression
        ) {
            let kind = expression.kind(of: token.base.type)
            let header = token.base.swiftHeader(
                indent: "            ", more: expression.hints.swiftRemarks)
            func declare(_ kind: SwiftUIExpression.Kind, _ type: String, _ value: String) {
                let line = "            public static let \(name): \(type) = \(value)\n"
                let count = bodies[kind]?.count ?? 0
                if count > 0 {
                    bodies[kind, default: ("", 0)].text +=
                        count % SwiftFormat.chunk == 0
                        ? (count == SwiftFormat.chunk ? "        }\n" : "")
                            + "    }\n\n    extension \(kind.rawValue).\(self.type) {\n"
                        : "\n"
                }
                bodies[kind, default: ("", 0)].text += header + line
                bodies[kind, default: ("", 0)].count += 1
            }
            let plain = kind.rawValue
            if let value = dynamic(token, expression) {
                declare(kind, plain, value)
                if kind == .typography {
                    declare(.font, "Font", "TypographyToken.\(type).\(name).font")
                }
            } else {
                let values = values(of: token).map { value in
                    expression.text(value, colors: value.colors.map(SwiftUIExpression.text))
                }
                declare(kind, "AppearanceValue<\(plain)>", Self.appearances(plain, values))
                if kind == .typography {
                    let fonts = ["light", "dark", "lightIncreased", "darkIncreased"].map {
                        "TypographyToken.\(type).\(name).\($0).font"
                    }
                    declare(.font, "AppearanceValue<Font>", Self.appearances("Font", fonts))
                }
            }
            if let material = expression.hints.material {
                declare(.material, "Material", "Material.\(material.rawValue)")
            }
        }

        /// A token as a single value with adaptive colours; `nil` if more than colours differ.
        private func dynamic(_ token: ExportToken, _ expression: SwiftUIExpression)
            -> String?
        {
            if token.overrides.isEmpty {
                let value = token.base.value
                return expression.text(value, colors: value.colors.map(SwiftUIExpression.text))
            }
            let values = values(of: token)
            let colors = values.map { $0.colors.map(SwiftUIExpression.text) }
            let shapes = zip(values, colors).map { value, colors in
                expression.text(value, colors: colors.map { _ in "" })
            }
            guard shapes.allSatisfy({ $0 == shapes[0] }) else { return nil }
            let joined = colors[0].indices.map { place in
                let all = colors.map { $0[place] }
                return Set(all).count == 1
                    ? all[0] : "TokenPaint.adaptive(\(all.joined(separator: ", ")))"
            }
            return expression.text(values[0], colors: joined)
        }

        private static func appearances(_ type: String, _ values: [String]) -> String {
            "AppearanceValue<\(type)>(light: \(values[0]), dark: \(values[1]),"
                + " lightIncreased: \(values[2]), darkIncreased: \(values[3]))"
        }

        var text: String {
            var text = SwiftSupport.banner
            text += "#if canImport(SwiftUI)\n    public import SwiftUI\n"
            for kind in SwiftUIExpression.Kind.allCases {
                guard let body = bodies[kind] else { continue }
                text += "\n    extension \(kind.rawValue) {\n"
                text +=
                    "        /// The design tokens of ‘\(SwiftLiteral.comment(variant.name))’.\n"
                text += "        public enum \(type) {\n" + body.text
                text += body.count > SwiftFormat.chunk ? "    }\n" : "        }\n    }\n"
            }
            return text + "#endif\n"
        }
    }
}
