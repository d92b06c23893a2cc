/// Three numbers.
struct Vector3: Sendable, Hashable {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    func map(_ transform: (Double) -> Double) -> Vector3 {
        Vector3(transform(x), transform(y), transform(z))
    }

    var least: Double { min(x, min(y, z)) }
    var most: Double { max(x, max(y, z)) }
}

/// A 3 × 3 matrix by rows.
struct Matrix3: Sendable {
    let a: Vector3
    let b: Vector3
    let c: Vector3

    init(_ a: Vector3, _ b: Vector3, _ c: Vector3) {
        self.a = a
        self.b = b
        self.c = c
    }

    static func * (m: Matrix3, v: Vector3) -> Vector3 {
        Vector3(
            m.a.x * v.x + m.a.y * v.y + m.a.z * v.z,
            m.b.x * v.x + m.b.y * v.y + m.b.z * v.z,
            m.c.x * v.x + m.c.y * v.y + m.c.z * v.z)
    }
}
