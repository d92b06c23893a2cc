/// CIE Lab with the D50 white point.
enum Lab {
    static func xyzD50(lab: Vector3) -> Vector3 {
        let kappa = 24389.0 / 27
        let epsilon = 216.0 / 24389
        let fy = (lab.x + 16) / 116
        let fx = fy + lab.y / 500
        let fz = fy - lab.z / 200
        func cube(_ f: Double) -> Double { f * f * f }
        let x = cube(fx) > epsilon ? cube(fx) : (116 * fx - 16) / kappa
        let y = lab.x > kappa * epsilon ? cube(fy) : lab.x / kappa
        let z = cube(fz) > epsilon ? cube(fz) : (116 * fz - 16) / kappa
        return Vector3(x * 0.3457 / 0.3585, y, z * (1 - 0.3457 - 0.3585) / 0.3585)
    }
}
