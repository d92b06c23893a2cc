import CandelaDTCG

/// The colours of a value as two coloured terminal cells.
struct Swatch {
    private let left: [Double]
    private let right: [Double]

    /// The number of cells of every swatch.
    static let width = 2

    /// Two empty cells, for a value without colours.
    static let blank = String(repeating: " ", count: width)

    /// The first and the last colour of a value; `nil` for a value without colours.
    ///
    /// A translucent colour is blended with white on the left and black on the right.
    init?(_ value: TokenValue) {
        let colors: [ColorValue] =
            switch value {
            case .color(let color): [color]
            case .border(let border): [border.color]
            case .shadow(let layers): layers.map(\.color)
            case .gradient(let stops): stops.map(\.color)
            default: []
            }
        guard let first = colors.first, let last = colors.last else { return nil }
        left = Self.blend(first, over: 1)
        right = Self.blend(last, over: 0)
    }

    private static func blend(_ color: ColorValue, over ground: Double) -> [Double] {
        let shown = color.mapped(to: .srgb)
        return [shown.red, shown.green, shown.blue].map { component in
            component * shown.alpha + ground * (1 - shown.alpha)
        }
    }

    /// The cells with the escape sequences that set and reset their colours.
    func text(_ depth: Terminal.ColorDepth) -> String {
        "\u{1B}[\(Self.code(left, depth))m \u{1B}[\(Self.code(right, depth))m \u{1B}[0m"
    }

    /// The SGR parameters of a background colour (ECMA-48 SGR 48, colour forms of ISO 8613-6).
    private static func code(_ color: [Double], _ depth: Terminal.ColorDepth) -> String {
        switch depth {
        case .full:
            return "48;2;" + color.map { String(Int(($0 * 255).rounded())) }.joined(separator: ";")
        case .cube:
            let steps = color.map { component in
                let value = component * 255
                return levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
            }
            return "48;5;\(16 + steps.reduce(0) { $0 * 6 + $1 })"
        }
    }

    /// The six levels of xterm's colour cube.
    private static let levels: [Double] = [0, 95, 135, 175, 215, 255]
}
