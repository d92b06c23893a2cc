/// The three kinds of dichromacy, each at full severity.
///
/// Source: G. Machado, M. Oliveira, L. Fernandes, “A Physiologically-based Model for Simulation of
/// Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics, 2009; the
/// matrices of severity 1.0, which work on linear light.
package enum ColorVision: String, Sendable, CaseIterable {
    /// Without cones for long wavelengths: red looks dark and similar to green.
    case protanopia
    /// Without cones for medium wavelengths: green looks similar to red.
    case deuteranopia
    /// Without cones for short wavelengths: blue looks similar to green, and yellow to pink.
    case tritanopia

    fileprivate var matrix: Matrix3 {
        switch self {
        case .protanopia:
            Matrix3(
                Vector3(0.152286, 1.052583, -0.204868), Vector3(0.114503, 0.786281, 0.099216),
                Vector3(-0.003882, -0.048116, 1.051998))
        case .deuteranopia:
            Matrix3(
                Vector3(0.367322, 0.860646, -0.227968), Vector3(0.280085, 0.672501, 0.047413),
                Vector3(-0.011820, 0.042940, 0.968881))
        case .tritanopia:
            Matrix3(
                Vector3(1.255528, -0.076749, -0.178779), Vector3(-0.078411, 0.930809, 0.147602),
                Vector3(0.004733, 0.691367, 0.303900))
        }
    }
}

extension ColorVision {
    /// The matrix for linear light, with one row each for red, green and blue.
    package var rows: [[Double]] {
        [matrix.a, matrix.b, matrix.c].map { [$0.x, $0.y, $0.z] }
    }
}

extension Shade {
    /// The colour as seen by people with a colour vision deficiency; the opacity is unchanged.
    package func seen(with vision: ColorVision) -> Shade {
        let light = vision.matrix * components.map(Transfer.srgbToLinear)
        return Shade(light.map(Transfer.linearToSRGB), alpha: alpha)
    }

    /// The perceived difference of two opaque colours as their distance in OKLab; 0.02 is barely
    /// visible.
    package func difference(from other: Shade) -> Double {
        func oklab(_ shade: Shade) -> Vector3 {
            OKLab.oklab(xyz: Matrix3.srgbToXYZ * shade.components.map(Transfer.srgbToLinear))
        }
        return OKLab.difference(oklab(self), oklab(other))
    }
}
