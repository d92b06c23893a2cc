import CandelaScreens

extension TextView {
    /// A card. Those with a form of their own are drawn by it, all others as what they hold.
    init(_ card: Card) {
        switch card {
        case .nextMilestone(let card): self = TextView(card).framed
        case .nextMilestoneCompact(let card): self = TextView(card)
        case .form(let card): self = TextView(card).framed
        case .habitList(let card): self = TextView(card).framed
        case .logbook(let card): self = TextView(card).framed
        case .unknown: self = .nothing
        default: self = TextView(anything: card).framed
        }
    }

    init(_ card: NextMilestoneCard) {
        let estimate = card.estimate.map {
            TextView($0.layout, [TextView($0.icon), TextView($0.text)])
        }
        self.init(
            card.layout,
            [
                TextView(card.header, [TextView(card.heading), TextView(card.target)]),
                TextView(card.bar),
                TextView(
                    card.scale,
                    [TextView(card.previous), TextView(card.remaining), TextView(card.next)]),
                estimate ?? .nothing, card.rate.map { TextView($0) } ?? .nothing,
            ])
    }

    init(_ card: NextMilestoneCompactCard) {
        self.init(
            card.layout, [TextView(card.remaining), TextView(card.bar), TextView(card.goal)])
    }

    init(_ card: FormCard) {
        let rows = card.rows.map { row in
            switch row {
            case .field(let row): TextView(row)
            case .choice(let row): TextView(row)
            case .toggle(let row): TextView(row)
            case .button(let row): TextView(row)
            case .link(let row): TextView(row)
            case .unknown: TextView.nothing
            default: TextView(anything: row)
            }
        }
        let texts = [card.heading?.text, card.footer].map { $0.map { TextView($0) } ?? .nothing }
        self.init(card.layout, [texts[0]] + rows + [texts[1]])
    }

    init(_ card: LogbookCard) {
        let months = card.months.map { month in
            let rows = month.rows.map { row in
                let date = [TextView(row.number), TextView(row.weekday)]
                let numbers = [TextView(row.weight), TextView(row.average)]
                let rate = [row.rateIcon.map { TextView($0) }, row.rate.map { TextView($0) }]
                let note = [row.note.map { TextView($0) }]
                return TextView.flow(date + numbers + (rate + note).compactMap(\.self))
            }
            return TextView.column([TextView(month.heading.text)] + rows)
        }
        let head = TextView.flow(card.columns.map { TextView($0.head) })
        self.init(card.layout, [head] + months)
    }

    init(_ card: HabitListCard) {
        let rows = card.rows.map { row in
            let summary = row.summary
            let badge = summary.badge.map { TextView(anything: $0) }
            let line = TextView.flow(
                [TextView(summary.icon), TextView(summary.name), badge ?? .nothing])
            return TextView(row.layout, [line, TextView(row.check)])
        }
        self.init(card.layout, rows)
    }
}
