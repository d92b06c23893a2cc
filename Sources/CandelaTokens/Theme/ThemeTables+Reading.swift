extension ThemeTables {
    func color(_ role: Int, _ appearance: Appearance) -> ColorToken {
        let entry = role * 4 + appearance.position
        return ColorToken(
            red: colors[entry * 4], green: colors[entry * 4 + 1], blue: colors[entry * 4 + 2],
            alpha: colors[entry * 4 + 3],
            displayP3: wideColors.isEmpty ? nil : wideColor(entry))
    }

    private func wideColor(_ entry: Int) -> DisplayP3Color? {
        for start in stride(from: 0, to: wideColors.count, by: 4)
        where wideColors[start] == Double(entry) {
            return DisplayP3Color(
                red: wideColors[start + 1], green: wideColors[start + 2],
                blue: wideColors[start + 3])
        }
        return nil
    }

    func gradient(_ role: Int, _ appearance: Appearance) -> GradientToken {
        let start = gradientStarts[role * 4 + appearance.position]
        let direction: GradientToken.Direction =
            switch gradients[start] {
            case 0: .leadingToTrailing
            case 1: .topLeadingToBottomTrailing
            case 2: .topToBottom
            case 3: .bottomToTop
            case 4: .radial(startRadius: gradients[start + 1], endRadius: gradients[start + 2])
            default: .angular
            }
        let stops = (0..<Int(gradients[start + 4])).map { stop in
            let first = start + 5 + stop * 5
            return GradientToken.Stop(rgba(gradients, first + 1), at: gradients[first])
        }
        let solid = Int(gradients[start + 3])
        return GradientToken(
            stops, direction: direction,
            solid: solid >= 0 ? ColorRole(ColorRole.tokenPaths[solid], index: solid) : nil)
    }

    func text(_ role: Int) -> TextStyleToken {
        let start = role * 10
        // Below 0 for text that does not scale.
        let largest = Int(texts[start + 9])
        return TextStyleToken(
            TextStyle.allCases[Int(texts[start])], size: texts[start + 1],
            leading: texts[start + 2], weight: FontWeight(nearest: Int(texts[start + 3])),
            emphasizedWeight: FontWeight(nearest: Int(texts[start + 4])),
            design: FontDesign.allCases[Int(texts[start + 5])],
            letterSpacing: texts[start + 6], families: TypeRole.families[Int(texts[start + 8])],
            minimumScale: texts[start + 7], scales: largest >= 0,
            largestTypeSize: TypeSize.allCases[max(largest, 0)])
    }

    func minimumScale(_ role: Int) -> Double { texts[role * 10 + 7] }

    func shadow(_ role: Int, _ appearance: Appearance) -> ShadowToken {
        let start = shadowStarts[role * 4 + appearance.position]
        return ShadowToken(
            (0..<Int(shadows[start])).map { layer in
                let first = start + 1 + layer * 9
                return ShadowToken.Layer(
                    color: rgba(shadows, first), radius: shadows[first + 4],
                    x: shadows[first + 5], y: shadows[first + 6], spread: shadows[first + 7],
                    isInner: shadows[first + 8] == 1)
            })
    }

    func motion(_ role: Int) -> MotionToken {
        let figures = Array(motions[role * 18..<role * 18 + 18])
        return MotionToken(
            duration: figures[0], delay: figures[1],
            curve: MotionToken.Curve(figures[2], figures[3], figures[4], figures[5]),
            spring: figures[6] == 1
                ? MotionToken.Spring(response: figures[7], damping: figures[8]) : nil,
            repeats: Int(figures[9]), autoreverses: figures[10] == 1,
            scale: figures[11] == 1
                ? MotionToken.Change(from: figures[12], to: figures[13]) : nil,
            offset: figures[14] == 1
                ? MotionToken.Offset(
                    from: figures[15], to: figures[16], isVertical: figures[17] == 1) : nil)
    }

    func haptic(_ role: Int) -> HapticToken {
        HapticToken(
            HapticToken.Kind.allCases[Int(haptics[role * 2])], intensity: haptics[role * 2 + 1])
    }

    func material(_ role: Int, _ appearance: Appearance) -> MaterialToken {
        let start = (role * 4 + appearance.position) * 5
        return MaterialToken(
            MaterialToken.Kind.allCases[Int(materials[start])],
            fallback: ColorToken(
                red: materials[start + 1], green: materials[start + 2],
                blue: materials[start + 3]))
    }

    private func rgba(_ table: [Double], _ start: Int) -> ColorToken {
        ColorToken(
            red: table[start], green: table[start + 1], blue: table[start + 2],
            alpha: table[start + 3])
    }
}
