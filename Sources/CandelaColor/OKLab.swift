/// OKLab, the space in which colours are compared and mapped.
enum OKLab {
    static func xyz(oklab: Vector3) -> Vector3 {
        Matrix3.lmsToXYZ * (Matrix3.oklabToLMS * oklab).map { $0 * $0 * $0 }
    }

    static func oklab(xyz: Vector3) -> Vector3 {
        Matrix3.lmsToOKLab * (Matrix3.xyzToLMS * xyz).map(Maths.cubeRoot)
    }

    /// The lightness, chroma and hue of a colour.
    static func oklch(xyz: Vector3) -> Vector3 {
        let lab = oklab(xyz: xyz)
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        return Vector3(lab.x, chroma, Maths.degrees(y: lab.z, x: lab.y))
    }

    /// The perceived difference of two colours; 0.02 is barely visible.
    static func difference(_ a: Vector3, _ b: Vector3) -> Double {
        let (l, x, y) = (a.x - b.x, a.y - b.y, a.z - b.z)
        return (l * l + x * x + y * y).squareRoot()
    }
}
