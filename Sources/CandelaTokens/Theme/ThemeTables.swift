/// One product's values as flat tables of numbers, indexed by role.
///
/// Generated code fills them in: numbers in a row compile in no time, initialisers by the thousand
/// do not. Tables of values that hold a colour have an entry for each appearance, in the order of
/// ``Appearance``'s cases, for each role.
struct ThemeTables: Sendable {
    /// Red, green, blue and alpha for each role and appearance.
    let colors: [Double]
    /// Role · 4 + appearance, then red, green and blue in Display P3, for colours wider than sRGB
    /// alone, sorted.
    let wideColors: [Double]
    /// Records of direction, start radius, end radius, place of the solid colour role or −1, and
    /// count, then position, red, green, blue and alpha of each stop.
    let gradients: [Double]
    /// Where the record of each role and appearance starts.
    let gradientStarts: [Int]
    /// Points.
    let spaces: [Double]
    /// Points.
    let radii: [Double]
    /// Text style, size, leading, weight, emphasised weight, design, letter spacing, minimum scale,
    /// family and whether it scales, of each role.
    let texts: [Double]
    /// The lists of font names that ``texts`` points into.
    let families: [[String]]
    /// Records of a count, then red, green, blue, alpha, radius, x, y, spread and whether inner of
    /// each layer.
    let shadows: [Double]
    /// Where the record of each role and appearance starts.
    let shadowStarts: [Int]
    /// Duration, delay, curve (4), has spring, response, damping, repeats, autoreverses, has scale,
    /// from, to, has offset, from, to and whether vertical, of each role.
    let motions: [Double]
    /// 0…1.
    let opacities: [Double]
    /// Kind and intensity of each role.
    let haptics: [Double]
    /// Kind, red, green and blue for each role and appearance.
    let materials: [Double]
    /// Points.
    let sizes: [Double]
    /// Plain figures.
    let numbers: [Double]
}
