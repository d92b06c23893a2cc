/// The values of one product as flat tables of numbers, indexed by role.
///
/// They are parsed from the generated rows when a theme is first used. Tables of values that
/// contain a colour have one entry per role and appearance, in the order of ``Appearance``'s cases.
struct ThemeTables: Sendable {
    /// Red, green, blue and alpha for each role and appearance.
    let colors: [Double]
    /// Role · 4 + appearance, then red, green and blue in Display P3, only for colours outside
    /// sRGB.
    let wideColors: [Double]
    /// Records of direction, start radius, end radius, index of the solid colour role or −1, and
    /// number of stops, followed by position, red, green, blue and alpha of each stop.
    let gradients: [Double]
    /// The start of the record of each role and appearance.
    let gradientStarts: [Int]
    /// The spacing of each role, in points.
    let spaces: [Double]
    /// For each role, points, and 1 if the corner is continuous.
    let radii: [Double]
    /// For each role, text style, size, leading, weight, emphasised weight, design, letter spacing,
    /// minimum scale, family, and largest type size or a number below 0 if it does not scale.
    let texts: [Double]
    /// Records of the number of layers, followed by red, green, blue, alpha, radius, x, y, spread
    /// and whether it is inner, for each layer.
    let shadows: [Double]
    /// The start of the record of each role and appearance.
    let shadowStarts: [Int]
    /// For each role, duration, delay, curve (4), has spring, response, damping, repeats,
    /// autoreverses, has scale, from, to, has offset, from, to and whether vertical.
    let motions: [Double]
    /// The opacity of each role, 0…1.
    let opacities: [Double]
    /// Kind and intensity for each role.
    let haptics: [Double]
    /// Kind, red, green, blue and alpha for each role and appearance.
    let materials: [Double]
    /// The length of each role, in points.
    let sizes: [Double]
    /// The unitless number of each role.
    let numbers: [Double]

    /// Reads the values of a product, by its index.
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
