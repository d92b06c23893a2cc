/// The roles around one brand colour, found by name; `nil` for roles that do not exist.
struct AccentFamily {
    let base: ColorRole?
    let text: ColorRole?
    let graphic: ColorRole?
    let fill: ColorRole?
    let pressed: ColorRole?
    let onFill: ColorRole?
    let tint: ColorRole?
    let opaqueTint: ColorRole?

    init(_ name: String) {
        func role(_ path: String) -> ColorRole? {
            let role = ColorRole(path)
            return role.index >= 0 ? role : nil
        }
        base = role("color.\(name)")
        text = role("color.\(name)-text")
        graphic = role("color.\(name)-graphic")
        fill = role("color.\(name)-fill")
        pressed = role("color.\(name)-pressed")
        onFill = role("color.on-\(name)")
        tint = role("color.tint.\(name)")
        opaqueTint = role("color.tint.\(name)-opaque")
    }
}
