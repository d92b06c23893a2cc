import CandelaElements

extension Double {
    /// The share, rounded for drawing.
    var roundedForDrawing: Double { Rounding.share(self) }

    /// The number, rounded to thousandths as facts encode it.
    var roundedToThousandths: Double { Rounding.thousandths(self) }
}

extension String {
    /// The text without leading and trailing white space.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
