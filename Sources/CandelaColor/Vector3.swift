/// A vector of three numbers.
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
