extension Shade {
    /// The perceived difference of two opaque colours by CIEDE2000; 1 is barely visible side by
    /// side.
    ///
    /// Source: CIE 142-2001, in the form of G. Sharma, W. Wu, E. Dalal, “The CIEDE2000
    /// Color-Difference Formula”, Color Research and Application, 2005.
    package func difference2000(from other: Shade) -> Double {
        LabColor(self).difference2000(from: LabColor(other))
    }
}

/// A colour in CIE Lab with the D50 white point.
package struct LabColor: Sendable, Hashable {
    /// The lightness, from 0 to 100.
    package let lightness: Double
    /// The position between green (negative) and red (positive).
    package let a: Double
    /// The position between blue (negative) and yellow (positive).
    package let b: Double

    /// Creates a colour from its coordinates, which are not limited to a gamut.
    package init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// Converts an sRGB colour; its opacity is ignored.
    package init(_ shade: Shade) {
        let d65 = Matrix3.srgbToXYZ * shade.components.map(Transfer.srgbToLinear)
        let xyz = Matrix3.d65ToD50 * d65
        let white = Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
        func f(_ part: Double) -> Double {
            part > 216.0 / 24389 ? Maths.cubeRoot(part) : (24389.0 / 27 * part + 16) / 116
        }
        let (x, y, z) = (f(xyz.x / white.x), f(xyz.y / white.y), f(xyz.z / white.z))
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// The perceived difference of two colours by CIEDE2000, with all parametric factors 1.
    package func difference2000(from other: LabColor) -> Double {
        func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
        func seventh(_ chroma: Double) -> Double {
            let power = Maths.power(chroma, 7)
            return (power / (power + 6_103_515_625)).squareRoot()  // 25 to the 7th
        }
        let mean = (length(a, b) + length(other.a, other.b)) / 2
        let stretch = 1.5 - seventh(mean) / 2
        let (a1, a2) = (a * stretch, other.a * stretch)
        let (c1, c2) = (length(a1, b), length(a2, other.b))
        let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
        let isGray = c1 * c2 == 0
        var turn = isGray ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        var middle = h1 + h2
        if !isGray {
            if abs(h1 - h2) > 180 { middle += middle < 360 ? 360 : -360 }
            middle /= 2
        }
        let (lightness, chroma) = ((self.lightness + other.lightness) / 2, (c1 + c2) / 2)
        let t =
            1 - 0.17 * Maths.cosine(ofDegrees: middle - 30) + 0.24
            * Maths.cosine(ofDegrees: 2 * middle)
            + 0.32 * Maths.cosine(ofDegrees: 3 * middle + 6) - 0.20
            * Maths.cosine(ofDegrees: 4 * middle - 63)
        let off = (lightness - 50) * (lightness - 50)
        let sl = 1 + 0.015 * off / (20 + off).squareRoot()
        let (sc, sh) = (1 + 0.045 * chroma, 1 + 0.015 * chroma * t)
        let bend = (middle - 275) / 25
        let rotation =
            -2 * seventh(chroma) * Maths.sine(ofDegrees: 60 * Maths.exponential(-bend * bend))
        let dl = (other.lightness - self.lightness) / sl
        let dc = (c2 - c1) / sc
        let dh = 2 * (c1 * c2).squareRoot() * Maths.sine(ofDegrees: turn / 2) / sh
        return (dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
    }

    /// The hue angle in degrees; 0 for grey.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        a == 0 && b == 0 ? 0 : Maths.degrees(y: b, x: a)
    }
}
