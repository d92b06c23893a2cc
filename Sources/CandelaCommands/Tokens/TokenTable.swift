import CandelaDTCG
import CandelaTokenExport

/// Tokens as an aligned table: path, type, value, description.
struct TokenTable {
    private struct Row {
        let cells: [String]
        let swatch: Swatch?
    }

    /// The maximum column width; longer cells overflow.
    private static let widest = 44

    private let rows: [Row]

    init(_ tokens: [ResolvedToken]) {
        rows = tokens.map { token in
            let cells = [
                token.path, token.type.rawValue, token.value.shortText, Self.words(about: token),
            ]
            return Row(cells: cells.map(\.onOneLine), swatch: Swatch(token.value))
        }
    }

    /// The token's description, preceded by its deprecation notice.
    private static func words(about token: ResolvedToken) -> String {
        let deprecation = token.deprecation.map { deprecation in
            deprecation.reason.map { "(deprecated: \($0))" } ?? "(deprecated)"
        }
        return [deprecation, token.description].compactMap { $0 }.joined(separator: " ")
    }

    /// The table with a header line and no trailing spaces.
    ///
    /// - Parameter colors: The colour depth of swatches; `nil` for no swatches.
    func text(colors: Terminal.ColorDepth?) -> String {
        let hasSwatches = colors != nil && rows.contains { $0.swatch != nil }
        let heads = Row(cells: ["PATH", "TYPE", "VALUE", "DESCRIPTION"], swatch: nil)
        let widths = heads.cells.indices.map { column in
            let widths = ([heads] + rows).map { TerminalText.width($0.cells[column]) }
            return widths.filter { $0 <= Self.widest }.max() ?? 0
        }
        return ([heads] + rows).map { row in
            var cells = zip(row.cells, widths).map { TerminalText.pad($0, to: $1) }
            if hasSwatches, let colors {
                cells.insert(row.swatch?.text(colors) ?? Swatch.blank, at: 2)
            }
            let line = cells.joined(separator: "  ")
            return (line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? "") + "\n"
        }.joined()
    }
}
