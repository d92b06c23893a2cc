import CandelaElements

extension Double {
    /// The share, rounded to six decimals; 0 and 1 only if it is exactly 0 or 1.
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
