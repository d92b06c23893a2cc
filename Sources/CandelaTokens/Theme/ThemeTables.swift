/// One product's values as flat tables of numbers, indexed by role.
///
/// They are read from the generated rows when a theme is first asked for. Tables of values that hold a colour have an entry for each appearance, in the order of
/// ``Appearance``'s cases, for each role.
struct ThemeTables: Sendable {
    /// Red, green, blue and alpha for each role and appearance.
    let colors: [Double]
    /// Role · 4 + appearance, then red, green and blue in Display P3, for colours wider than sRGB
    /// alone, in that order.
    let wideColors: [Double]
    /// Records of direction, start radius, end radius, place of the solid colour role or −1, and
    /// count, then position, red, green, blue and alpha of each stop.
    let gradients: [Double]
    /// Where the record of each role and appearance starts.
    let gradientStarts: [Int]
    /// Points.
    let spaces: [Double]
    /// Points and whether the corner is continuous, of each role.
    let radii: [Double]
    /// Text style, size, leading, weight, emphasised weight, design, letter spacing, minimum scale,
    /// family and whether it scales, of each role.
    let texts: [Double]
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
    /// Kind, red, green, blue and alpha for each role and appearance.
    let materials: [Double]
    /// Points.
    let sizes: [Double]
    /// Plain figures.
    let numbers: [Double]

    /// The values of a product, by its place among all.
    init(product: Int) {
        func rows(_ rows: [String]) -> [Double] { RoleRows(rows, product: product).numbers }
        let paints = RoleRows(ColorRole.rows, product: product, varies: true)
        (colors, wideColors) = (paints.numbers, paints.wide)
        let ramps = RoleRows(GradientRole.rows, product: product, varies: true)
        (gradients, gradientStarts) = (ramps.numbers, ramps.starts)
        let layers = RoleRows(ShadowRole.rows, product: product, varies: true)
        (shadows, shadowStarts) = (layers.numbers, layers.starts)
        materials = RoleRows(MaterialRole.rows, product: product, varies: true).numbers
        spaces = rows(SpaceRole.rows)
        radii = rows(RadiusRole.rows)
        texts = rows(TypeRole.rows)
        motions = rows(MotionRole.rows)
        opacities = rows(OpacityRole.rows)
        haptics = rows(HapticRole.rows)
        sizes = rows(SizeRole.rows)
        numbers = rows(NumberRole.rows)
    }
}
