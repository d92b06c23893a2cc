import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// Two colours with different meanings that some people cannot distinguish.
    public static let colorsAlike = AuditCheck(
        "colors-alike", .error, "Colours with different meanings are distinguishable to everyone.")
}

/// A check that colours with different meanings are distinguishable to everyone.
///
/// It compares adjacent elements of the same form, such as calendar days, chart series or swatches,
/// that use different roles. Their colours must be 0.06 apart in OKLab with full colour vision,
/// under complete protanopia, deuteranopia and tritanopia, and in greyscale. A difference in word,
/// icon, border or size is enough instead. Digits that only number the elements, such as days of a
/// month, do not count: they say nothing about the meaning.
///
/// A legend defines the colours of a scale. If cells without words use one of them, all are
/// compared, since other data may use the rest. Cells of the same form share a scale across grids,
/// such as the months of a year.
///
/// Source: WCAG 2.2, 1.4.1; 0.06 is three times the just noticeable difference in OKLab.
enum ColorsAlikeCheck: ScreenCheck {
    static let measuresColors = true

    /// The minimum distance in OKLab.
    static let least = 0.06

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.appearances.flatMap { appearance in
            var walk = ColorsAlikeWalk(screen: screen, appearance: appearance)
            walk.fills = Set(screen.roots.flatMap(\.element.fillsOfCells))
            for root in screen.roots {
                let ground = screen.ground(of: root.layer, in: appearance)
                walk.visit(root.element, at: ElementLocation(root), on: ground)
            }
            walk.compareScales()
            return walk.found
        }
    }
}

/// A traversal that compares adjacent elements.
private struct ColorsAlikeWalk {
    let screen: AuditedScreen
    var appearance: Appearance
    private(set) var found: [AuditFinding] = []

    /// The fills of cells without words.
    var fills: Set<String> = []

    /// The distinct appearances of cells by form, each with the position of its grid.
    private var scales: [String: [(look: ElementStyle, spot: ElementLocation)]] = [:]

    /// The pairs of colours already reported.
    private var reported: Set<Set<[String]>> = []

    init(screen: AuditedScreen, appearance: Appearance) {
        self.screen = screen
        self.appearance = appearance
    }

    mutating func visit(
        _ element: Element, at spot: ElementLocation, on ground: Background,
        isRowOfCells: Bool = false
    ) {
        var ground = ground
        let outer = appearance
        if case .picture(let picture) = element.content {
            appearance = picture.appearance ?? appearance
        }
        if let surface = element.surface {
            ground = ground.covered(by: surface, of: screen.theme, in: appearance)
        }
        if case .chart(let chart) = element.content { compare(chart.series, at: spot, on: ground) }
        var peers: [Element] = []
        switch element.content {
        case .grid, .table:
            // Cells are compared across rows.
            peers = element.children.flatMap { child -> [Element] in
                if case .row = child.content { child.children } else { [child] }
            }
        case .row where isRowOfCells: break
        case .row, .column, .list, .choice: peers = element.children
        default: break
        }
        var hasCells = false
        switch element.content {
        case .grid, .table: hasCells = true
        default: break
        }
        if !peers.isEmpty { compare(peers, at: spot, on: ground, areCells: hasCells) }
        if peers.count > 1, peers.allSatisfy(\.hasWord) {
            compareLegend(peers, at: spot, on: ground)
        }
        for (index, child) in element.children.enumerated() {
            visit(child, at: spot.child(index, child), on: ground, isRowOfCells: hasCells)
        }
        appearance = outer
    }

    private mutating func compare(
        _ peers: [Element], at spot: ElementLocation, on ground: Background, areCells: Bool
    ) {
        let looks = peers.map { peer in
            var look = ElementStyle(theme: screen.theme, appearance: appearance)
            look.add(peer, on: ground)
            return look
        }
        compare(looks, at: spot, isCounted: looks.areCounted, areCells: areCells)
    }

    /// Compares the samples of a legend, if cells use one of their fills.
    private mutating func compareLegend(
        _ peers: [Element], at spot: ElementLocation, on ground: Background
    ) {
        guard peers.contains(where: { $0.fills.contains(where: fills.contains) }) else { return }
        let looks = peers.map { peer in
            var look = ElementStyle(theme: screen.theme, appearance: appearance, ignoresWords: true)
            look.add(peer, on: ground)
            return look
        }
        compare(looks, at: spot)
    }

    /// Compares appearances of the same form.
    ///
    /// - Parameters:
    ///   - isCounted: Whether the first digits of each only number them.
    ///   - areCells: Whether they are also compared with the cells of other grids.
    private mutating func compare(
        _ looks: [ElementStyle], at spot: ElementLocation, isCounted: Bool = false,
        areCells: Bool = false
    ) {
        var alike: [String: [ElementStyle]] = [:]
        var order: [String] = []
        for look in looks where !look.isSaid && !look.inks.isEmpty {
            let words = look.digits.dropFirst(isCounted ? 1 : 0)
            let form = ([look.form] + words).joined(separator: " ")
            if alike[form] == nil { order.append(form) }
            let isNew = alike[form]?.allSatisfy { $0.roles != look.roles } ?? true
            if isNew { alike[form, default: []].append(look) }
        }
        for form in order {
            comparePairs(alike[form] ?? [], at: spot)
            guard areCells else { continue }
            scales[form, default: []] += (alike[form] ?? []).map { ($0, spot) }
        }
    }

    /// Compares cells of the same form in different grids.
    mutating func compareScales() {
        for (_, cells) in scales.sorted(by: { $0.key < $1.key }) {
            for (place, one) in cells.enumerated() {
                for other in cells.dropFirst(place + 1)
                where one.spot != other.spot && one.look.roles != other.look.roles {
                    report(one.look, other.look, at: other.spot, isRepeated: false)
                }
            }
        }
    }

    private mutating func compare(
        _ series: [ChartSeries], at spot: ElementLocation, on ground: Background
    ) {
        var looks: [String: [ElementStyle]] = [:]
        for series in series where !series.points.isEmpty {
            var look = ElementStyle(theme: screen.theme, appearance: appearance)
            let isFilled = series.form == .bars || series.form == .area
            look.draw(
                isFilled ? series.fill ?? Paint(series.color) : Paint(series.color), on: ground)
            looks[series.form.rawValue, default: []].append(look)
        }
        for form in looks.keys.sorted() { comparePairs(looks[form] ?? [], at: spot) }
    }

    private mutating func comparePairs(_ looks: [ElementStyle], at spot: ElementLocation) {
        for (place, one) in looks.enumerated() {
            for other in looks.dropFirst(place + 1) where one.roles != other.roles {
                report(one, other, at: spot)
            }
        }
    }

    /// - Parameter isRepeated: Whether a pair is reported at every position.
    private mutating func report(
        _ one: ElementStyle, _ other: ElementStyle, at spot: ElementLocation,
        isRepeated: Bool = true
    ) {
        let distances = ViewingCondition.allCases.map { ($0, one.difference(from: other, to: $0)) }
        let failing = distances.filter { $0.1 < ColorsAlikeCheck.least }
        guard let worst = failing.min(by: { $0.1 < $1.1 }) else { return }
        let pairs = zip(one.inks, other.inks).filter { $0.0.name != $0.1.name }
        let (left, right) = (pairs.map(\.0.name), pairs.map(\.1.name))
        guard reported.insert([left, right]).inserted || isRepeated else { return }
        let eyes = failing.map { $0.0.words }.formatted
        found.append(
            screen.finding(
                .colorsAlike,
                "'\(left.joined(separator: "', '"))' and '\(right.joined(separator: "', '"))' have "
                    + "different meanings and look alike \(eyes): they are "
                    + "\(AuditFigures.text(worst.1, places: 3)) apart in OKLab and need "
                    + AuditFigures.text(ColorsAlikeCheck.least, places: 2),
                help:
                    "make one of them lighter or darker, which everyone can see, or add a word or "
                    + "a shape that differs",
                at: spot, in: appearance, roles: left + right,
                [AuditFigures.figure("difference", worst.1, least: ColorsAlikeCheck.least)]))
    }
}

extension ViewingCondition {
    /// The people concerned, as the end of a sentence.
    fileprivate var words: String {
        switch self {
        case .full: "to everyone"
        case .protanopia: "to people without red cones (protanopia)"
        case .deuteranopia: "to people without green cones (deuteranopia)"
        case .tritanopia: "to people without blue cones (tritanopia)"
        case .gray: "without colours"
        }
    }
}

extension Element {
    /// Whether the element contains a word.
    fileprivate var hasWord: Bool {
        content.words.contains { $0.text.contains(where: \.isLetter) }
            || children.contains(where: \.hasWord)
    }

    /// The fills of the element and its descendants.
    fileprivate var fills: [String] {
        var fills = [surface?.fill?.path].compactMap(\.self)
        if case .shape(let shape) = content, let fill = shape.fill { fills.append(fill.path) }
        return fills + children.flatMap(\.fills)
    }

    /// The fills of cells without words in all grids of the element.
    fileprivate var fillsOfCells: [String] {
        guard case .grid(let grid) = content else { return children.flatMap(\.fillsOfCells) }
        return grid.children.flatMap { child -> [Element] in
            if case .row = child.content { child.children } else { [child] }
        }
        .filter { !$0.hasWord }.flatMap(\.fills)
    }
}

extension [ElementStyle] {
    /// Whether the first digits only number the elements: each is one more than the previous, or
    /// restarts at 1.
    fileprivate var areCounted: Bool {
        let numbers = compactMap { $0.digits.first.flatMap { Int($0) } }
        return numbers.count > 1
            && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 &+ 1 || $1 == 1 }
    }
}

extension [String] {
    /// The strings as a list: `a, b and c`.
    fileprivate var formatted: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
