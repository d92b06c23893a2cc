import CandelaColor
import Testing

struct LabColorTests {
    /// The L*, a*, b* values of two colours and their difference.
    ///
    /// Source: G. Sharma, W. Wu, E. Dalal, “The CIEDE2000 Color-Difference Formula”, 2005, table 1.
    private static let pairs: [[Double]] = [
        [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
        [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
        [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
        [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
        [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
        [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
        [50, 0, 0, 50, -1, 2, 2.3669],
        [50, -1, 2, 50, 0, 0, 2.3669],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
        [50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195],
        [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
        [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
        [50, 2.5, 0, 50, 0, -2.5, 4.3065],
        [50, 2.5, 0, 73, 25, -18, 27.1492],
        [50, 2.5, 0, 61, -5, 29, 22.8977],
        [50, 2.5, 0, 56, -27, -3, 31.9030],
        [50, 2.5, 0, 58, 24, 15, 19.4535],
        [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
        [50, 2.5, 0, 50, 3.2972, 0, 1.0000],
        [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
        [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
        [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
        [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
        [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
        [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
        [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
        [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
        [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
        [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
        [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
        [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
    ]

    @Test(arguments: pairs)
    func `gives the published differences, in both directions`(pair: [Double]) {
        let one = LabColor(lightness: pair[0], a: pair[1], b: pair[2])
        let other = LabColor(lightness: pair[3], a: pair[4], b: pair[5])
        #expect(abs(one.difference2000(from: other) - pair[6]) < 0.00005)
        #expect(abs(other.difference2000(from: one) - pair[6]) < 0.00005)
    }

    /// In the thirty-fourth pair of the paper the hue difference is exactly 180 degrees, so
    /// rounding determines which of two values results.
    @Test func `gives one of two values where the formula is discontinuous`() {
        let one = LabColor(lightness: 50, a: -0.0010, b: 2.4900)
        let other = LabColor(lightness: 50, a: 0.0010, b: -2.4900)
        let difference = one.difference2000(from: other)
        #expect(abs(difference - 4.8045) < 0.00005 || abs(difference - 4.7461) < 0.00005)
    }

    /// Red in Lab with the D50 white point, from CSS Color 4's conversion of `red`: lab(54.29 80.80
    /// 69.89).
    @Test func `converts displayed colours`() {
        let red = LabColor(Shade(red: 1, green: 0, blue: 0))
        #expect(abs(red.lightness - 54.29) < 0.01)
        #expect(abs(red.a - 80.80) < 0.02 && abs(red.b - 69.89) < 0.02)
        let white = LabColor(Shade(red: 1, green: 1, blue: 1))
        #expect(abs(white.lightness - 100) < 0.001 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
    }

    @Test func `is zero between equal colours, and a hundred between black and white`() {
        let (black, white) = (Shade(red: 0, green: 0, blue: 0), Shade(red: 1, green: 1, blue: 1))
        #expect(black.difference2000(from: black) == 0)
        // With L* of 100 and 0 the mean is 50, so S_L is 1 and the result is the difference in L*.
        #expect(abs(black.difference2000(from: white) - 100) < 0.01)
    }

    @Test func `a greyscale screen keeps the luminance`() {
        // Red has 0.2126 of the light of white, encoded as 0.4985 or 127 of 255.
        let gray = Shade(red: 1, green: 0, blue: 0, alpha: 0.5).gray
        #expect(gray.red == gray.green && gray.green == gray.blue && gray.alpha == 0.5)
        #expect(Int((gray.red * 255).rounded()) == 127)
    }
}
