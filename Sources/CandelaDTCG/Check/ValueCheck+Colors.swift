/// Checks of colours. Ranges are checked after references are followed, so that referenced spaces
/// and components are covered too.
extension TokenGraph {
    private static let colorMembers = ["colorSpace", "components", "alpha", "hex"]

    mutating func checkColor(
        _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        let slot = Slot.value(.color)
        guard node.tag == .object else { return fail(slot, at: location, &check) }
        var spaceNode: NodeLocation?
        var componentsNode: NodeLocation?
        var hexNode: NodeLocation?
        var cursor = location.index + 1
        for _ in 0..<node.extent {
            let (name, value) = (storage.nodes[cursor], NodeLocation(location.source, cursor + 1))
            if storage.string(of: name, isWord: "colorSpace") {
                spaceNode = value
            } else if storage.string(of: name, isWord: "components") {
                componentsNode = value
            } else if storage.string(of: name, isWord: "alpha") {
                self.check(.alpha, value, &check)
            } else if storage.string(of: name, isWord: "hex") {
                self.check(.hex, value, &check)
                hexNode = value
            } else {
                failMember(
                    slot, NodeLocation(location.source, cursor), Self.colorMembers, &check)
            }
            cursor = Int(storage.nodes[value.index].next)
        }
        var space: ColorSpace?
        if let spaceNode {
            self.check(.colorSpace, spaceNode, &check)
            space = colorSpace(at: spaceNode)
        } else {
            failMissing(slot, "colorSpace", location, &check)
        }
        if let componentsNode {
            checkComponents(space, at: componentsNode, &check)
        } else {
            failMissing(slot, "components", location, &check)
        }
        // A converted colour was made of its hex.
        if let space, let componentsNode, let hexNode, !check.failed, !check.isQuiet,
            !tree.value(location).isInserted
        {
            compare(hexNode, with: space, componentsNode, check)
        }
    }

    /// Warns if `hex` is a different colour from the components, which are authoritative.
    private mutating func compare(
        _ hex: NodeLocation, with space: ColorSpace, _ components: NodeLocation, _ check: ValueCheck
    ) {
        guard let (written, shown) = contradiction(hex, space, components) else { return }
        diagnostics.append(
            .warning(
                "contradicting-hex",
                "\(subject(hex, of: check.token)) is '\(written)', but the components are"
                    + " '\(shown.hexadecimal)'",
                at: tree.place(hex),
                help: ["the components take precedence: correct 'hex' or remove it"]))
    }

    /// The text of `hex` and the colour of the components, if they are different colours.
    ///
    /// Outside sRGB the author chooses a fallback. Components with two decimals are off by up to
    /// 1.3 of 255 steps, so two steps count as rounding.
    private func contradiction(
        _ hex: NodeLocation, _ space: ColorSpace, _ components: NodeLocation
    ) -> (written: String, shown: Shade)? {
        guard let place = finalLocation(hex), let written = tree.value(place).string,
            let fallback = Shade(hexadecimal: written), let list = finalLocation(components)
        else { return nil }
        var numbers: [Double?] = []
        for element in tree.value(list).elements {
            let place = finalLocation(NodeLocation(list.source, element.index))
            numbers.append(place.flatMap { tree.value($0).number?.double })
        }
        let color = ColorValue(space, numbers)
        guard color.fits(in: .srgb) else { return nil }
        let shown = Shade(color)
        return fallback.steps(to: shown) > 2 ? (written, shown) : nil
    }

    private func colorSpace(at location: NodeLocation) -> ColorSpace? {
        guard let location = finalLocation(location) else { return nil }
        return tree.value(location).string.flatMap(ColorSpace.init)
    }

    /// The final location of a value, after following the reference there, if any.
    func finalLocation(_ location: NodeLocation) -> NodeLocation? {
        guard isReference(location) else { return location }
        switch followed[location] {
        case .token(_, let value), .part(let value): return value
        case .failed, nil: return nil
        }
    }

    private mutating func checkComponents(
        _ space: ColorSpace?, at location: NodeLocation, _ check: inout ValueCheck
    ) {
        let failedBefore = check.failed
        check.failed = false
        let isReference = isReference(location)
        if isReference { self.check(.components, location, &check) }
        if !check.failed, let value = finalLocation(location) {
            let storage = tree.storage(value)
            let quiet = check.isQuiet
            var inner = check
            inner.isQuiet = quiet || isReference
            checkComponents(space, value, storage.nodes[value.index], storage, &inner)
            if isReference, inner.failed, !quiet {
                let wanted = space.map { "components of \($0.rawValue)" }
                fail(.components, at: location, wanted: wanted, &check)
            }
            check.failed = inner.failed
            check.sawReference = check.sawReference || inner.sawReference
        }
        check.failed = check.failed || failedBefore
    }

    mutating func checkComponents(
        _ space: ColorSpace?, _ location: NodeLocation, _ node: JSONNode, _ storage: JSONStorage,
        _ check: inout ValueCheck
    ) {
        guard node.tag == .array else { return fail(.components, at: location, &check) }
        guard node.extent == 3 else {
            return fail(
                .components, at: location, with: Int(node.extent), "components", insteadOf: 3,
                &check)
        }
        // Without a colour space there is no range to check.
        let space = storage.tolerates(location.index) ? nil : space
        var cursor = location.index + 1
        for index in 0..<3 {
            self.check(.component(space, index), NodeLocation(location.source, cursor), &check)
            cursor = Int(storage.nodes[cursor].next)
        }
    }

    mutating func checkComponent(
        _ space: ColorSpace?, _ index: Int, _ location: NodeLocation, _ node: JSONNode,
        _ storage: JSONStorage, _ check: inout ValueCheck
    ) {
        let slot = Slot.component(space, index)
        if node.tag == .string, storage.string(of: node, isWord: "none") { return }
        guard let number = number(node, storage) else {
            let help = node.tag == .null ? [OtherReading.nullComponent] : []
            return fail(slot, at: location, help: help, &check)
        }
        guard let space else { return }
        let range = space.range(ofComponent: index)
        if !range.contains(number) {
            fail(
                slot, at: location,
                wanted: "within \(range), the range of \(space.componentNames[index]) "
                    + "in \(space.rawValue)",
                help: space.hueIndex == nil ? [OtherReading.wideComponents] : [], &check)
        }
    }
}
