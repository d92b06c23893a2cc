import CandelaElements

extension Double {
    /// A share of 1 as it is drawn.
    var roundedForDrawing: Double { Rounding.share(self) }

    /// A measured number as facts have it.
    var roundedToThousandths: Double { Rounding.thousandths(self) }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
