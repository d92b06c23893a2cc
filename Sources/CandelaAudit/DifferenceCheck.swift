import CandelaElements
import CandelaTokens

/// Colours that say different things differ to every eye.
///
/// Things side by side of the same form, such as the days of a calendar, the series of a chart or
/// swatches to choose from, that are drawn in different roles: their colours have to be 0.06 apart in
/// OKLab under protanopia, deuteranopia and tritanopia of full severity and without any colour. Where
/// a word, an icon, a line or a size differs as well, that says it. Digits that only count the things,
/// such as the days of a month, are no such words: the number of a day does not say how busy it was.
///
/// A legend tells which colours a scale has. Where cells without words are drawn in one of them, all of
/// them are compared, since tomorrow's cells may have those that today's lack. Cells of one form are
/// of one scale wherever their grids are on the screen, such as the months of a year.
///
/// Source: WCAG 2.2, 1.4.1; three times the difference in OKLab that is barely visible.
enum DifferenceCheck: ScreenCheck {
    /// The least distance in OKLab.
    static let least = 0.06

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.appearances.flatMap { appearance in
            var walk = DifferenceWalk(screen: screen, appearance: appearance)
            walk.fills = Set(screen.roots.flatMap(\.element.fillsOfCells))
            for root in screen.roots {
                let ground = screen.ground(of: root.layer, in: appearance)
                walk.visit(root.element, at: ElementSpot(root), on: ground)
            }
            walk.compareScales()
            return walk.found
        }
    }
}

/// Compares what is drawn side by side.
private struct DifferenceWalk {
    let screen: AuditedScreen
    var appearance: Appearance
    private(set) var found: [AuditFinding] = []

    /// What cells without words are filled with.
    var fills: Set<String> = []

    /// The looks of cells by their form, each once, with the grid they are in.
    private var scales: [String: [(look: Look, spot: ElementSpot)]] = [:]

    /// The colours that were told, both of each pair.
    private var told: Set<Set<[String]>> = []

    init(screen: AuditedScreen, appearance: Appearance) {
        self.screen = screen
        self.appearance = appearance
    }

    mutating func visit(
        _ element: Element, at spot: ElementSpot, on ground: Ground, isRowOfCells: Bool = false
    ) {
        var ground = ground
        let outer = appearance
        if case .picture(let picture) = element.content {
            appearance = picture.appearance ?? appearance
        }
        if let surface = element.surface {
            ground = ground.covered(by: surface, of: screen.theme, in: appearance)
        }
        if case .chart(let chart) = element.content { compare(chart, at: spot, on: ground) }
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
        _ peers: [Element], at spot: ElementSpot, on ground: Ground, areCells: Bool
    ) {
        let looks = peers.map { peer in
            var look = Look(theme: screen.theme, appearance: appearance)
            look.add(peer, on: ground)
            return look
        }
        compare(looks, at: spot, isCounted: looks.areCounted, areCells: areCells)
    }

    /// Compares what stands beside the words of a legend, if cells are drawn so.
    private mutating func compareLegend(
        _ peers: [Element], at spot: ElementSpot, on ground: Ground
    ) {
        guard peers.contains(where: { $0.fills.contains(where: fills.contains) }) else { return }
        let looks = peers.map { peer in
            var look = Look(theme: screen.theme, appearance: appearance, ignoresWords: true)
            look.add(peer, on: ground)
            return look
        }
        compare(looks, at: spot)
    }

    /// Compares those of one form.
    ///
    /// - Parameters:
    ///   - isCounted: Whether the first digits on each only count them.
    ///   - areCells: Whether they are compared with the cells of other grids as well.
    private mutating func compare(
        _ looks: [Look], at spot: ElementSpot, isCounted: Bool = false, areCells: Bool = false
    ) {
        var alike: [String: [Look]] = [:]
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

    /// Compares cells of one form that are in different grids.
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
        _ chart: Element.Chart, at spot: ElementSpot, on ground: Ground
    ) {
        var looks: [String: [Look]] = [:]
        for series in chart.series where !series.points.isEmpty {
            var look = Look(theme: screen.theme, appearance: appearance)
            let isFilled = series.form == .bars || series.form == .area
            look.draw(
                isFilled ? series.fill ?? Paint(series.color) : Paint(series.color), on: ground)
            looks[series.form.rawValue, default: []].append(look)
        }
        for form in looks.keys.sorted() { comparePairs(looks[form] ?? [], at: spot) }
    }

    private mutating func comparePairs(_ looks: [Look], at spot: ElementSpot) {
        for (place, one) in looks.enumerated() {
            for other in looks.dropFirst(place + 1) where one.roles != other.roles {
                report(one, other, at: spot)
            }
        }
    }

    /// - Parameter isRepeated: Whether a pair is told at every spot.
    private mutating func report(
        _ one: Look, _ other: Look, at spot: ElementSpot, isRepeated: Bool = true
    ) {
        let distances = ColorSight.allCases.map { ($0, one.difference(from: other, to: $0)) }
        let failing = distances.filter { $0.1 < DifferenceCheck.least }
        guard let worst = failing.min(by: { $0.1 < $1.1 }) else { return }
        let pairs = zip(one.inks, other.inks).filter { $0.0.name != $0.1.name }
        let (left, right) = (pairs.map(\.0.name), pairs.map(\.1.name))
        guard told.insert([left, right]).inserted || isRepeated else { return }
        let eyes = failing.map { $0.0.words }.formatted
        found.append(
            screen.finding(
                .colorsAlike, .error,
                "'\(left.joined(separator: "', '"))' and '\(right.joined(separator: "', '"))' say "
                    + "different things and look alike \(eyes): they are "
                    + "\(AuditFigures.text(worst.1, places: 3)) apart in OKLab and need "
                    + AuditFigures.text(DifferenceCheck.least, places: 2),
                help:
                    "make one of them lighter or darker, which every eye sees, or add a word or a "
                    + "shape that differs",
                at: spot, in: appearance, roles: left + right,
                [AuditFigures.figure("difference", worst.1, least: DifferenceCheck.least)]))
    }
}

extension ColorSight {
    /// To whom or where, as the end of a sentence.
    fileprivate var words: String {
        switch self {
        case .full: "to every eye"
        case .protanopia: "to people who see no red (protanopia)"
        case .deuteranopia: "to people who see no green (deuteranopia)"
        case .tritanopia: "to people who see no blue (tritanopia)"
        case .gray: "without colours"
        }
    }
}

extension Element {
    /// Whether a word is written on it.
    fileprivate var hasWord: Bool {
        content.words.contains { $0.text.contains(where: \.isLetter) }
            || children.contains(where: \.hasWord)
    }

    /// What it and everything in it is filled with.
    fileprivate var fills: [String] {
        var fills = [surface?.fill?.path].compactMap(\.self)
        if case .shape(let shape) = content, let fill = shape.fill { fills.append(fill.path) }
        return fills + children.flatMap(\.fills)
    }

    /// What the cells without words in all its grids are filled with.
    fileprivate var fillsOfCells: [String] {
        guard case .grid(let grid) = content else { return children.flatMap(\.fillsOfCells) }
        return grid.children.flatMap { child -> [Element] in
            if case .row = child.content { child.children } else { [child] }
        }
        .filter { !$0.hasWord }.flatMap(\.fills)
    }
}

extension [Look] {
    /// Whether the first digits on the things count them: each is one more than the last, or begins
    /// anew.
    fileprivate var areCounted: Bool {
        let numbers = compactMap { $0.digits.first.flatMap { Int($0) } }
        return numbers.count > 1
            && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 &+ 1 || $1 == 1 }
    }
}

extension [String] {
    /// `a, b and c`.
    fileprivate var formatted: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
