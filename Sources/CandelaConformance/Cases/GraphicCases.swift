import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addGraphics() {
        topic = .drawing

        add("icon", "draw-1", sizes: [.large, .accessibility3]) { it in
            let icon = Icon(.flame, color: .textPrimary, size: it.length(24)).element
            it.draw(
                .column {
                    icon.id("a")
                    icon.surface(Surface(fill: Paint(.tintPrimary), padding: .xs)).id("b")
                })
            let padding = it.space(.xs)
            it.expect("a", x: 0, y: 0, block: 24, 24)
            it.expect(
                "b", x: 0, y: it.scaled(24), width: it.scaled(24) + 2 * padding,
                height: it.scaled(24) + 2 * padding)
        }

        add("shape", "draw-1") { it in
            it.draw(
                .column(gap: .xs) {
                    it.block("a", 40, 20)
                    Element.shape(fill: Paint(.primaryGraphic)).width(.size(it.length(40))).id("b")
                    Element.spinner().square(it.length(30)).id("c")
                })
            let gap = it.space(.xs)
            it.expect("a", x: 0, y: 0, block: 40, 20)
            it.expect("b", x: 0, y: 20 + gap, width: 40, height: 0)
            it.expect("c", x: 0, y: 20 + 2 * gap, block: 30, 30)
        }

        // 600 × 300 in 288: the scale is 0.48. A picture ignores the reader's type size.
        add("picture", "draw-2 text-1", sizes: [.large, .accessibility3]) { it in
            let side = { (points: Double) in
                Extent.size(
                    Size(points, relativeTo: .body, at: .large, displayScale: 1))
            }
            it.draw(
                .column {
                    Element.picture {
                        it.text("ab", "t")
                    }
                    .width(side(600)).height(side(300)).id("a")
                    Element.picture {
                        Element.shape(fill: Paint(.primaryGraphic)).width(side(20)).height(side(20))
                            .id("s")
                    }
                    .width(side(100)).height(side(50)).id("b")
                })
            let scale = it.inner / 600
            it.expect("a", x: 0, y: 0, width: it.inner, height: scale * 300)
            // A body text of 17 on 22 in every type size, centred in the picture.
            let (width, height) = (scale * 17, scale * 22)
            it.expect(
                "a/t", x: (it.inner - width) / 2, y: (scale * 300 - height) / 2, width: width,
                height: height, lines: ["ab"])
            it.expect("b", x: 0, y: scale * 300, width: 100, height: 50)
            it.expect("b/s", x: 40, y: scale * 300 + 15, width: 20, height: 20)
        }

        // Inside a picture, a row is a row at every type size.
        add(
            "picture-row", "draw-2", sizes: [.accessibility3], directions: [.leftToRight]
        ) { it in
            let side = { (points: Double) in
                Extent.size(Size(points, relativeTo: .body, at: .large, displayScale: 1))
            }
            it.draw(
                .column {
                    Element.picture {
                        Element.row(gap: .xs) {
                            it.text("ab", "a")
                            it.text("cd", "b")
                        }
                    }
                    .width(side(200)).height(side(50)).id("picture")
                })
            // Two texts of 17 on 22, and 8.
            let x = (200 - 42) / 2.0
            it.expect("picture/a", x: x, y: 14, width: 17, height: 22, lines: ["ab"])
            it.expect("picture/b", x: x + 17 + 8, y: 14, width: 17, height: 22, lines: ["cd"])
        }

        // The other appearances change colours only.
        for appearance in [Appearance.darkIncreased, .lightIncreased] {
            add("picture-\(appearance.rawValue)", "draw-2", directions: [.leftToRight]) { it in
                it.draw(
                    .column {
                        Element.picture(appearance: appearance) { it.block("s", 20, 20) }
                            .width(.size(it.length(100))).height(.size(it.length(50))).id("a")
                    })
                it.expect("a", x: 0, y: 0, block: 100, 50)
                it.expect("a/s", x: 40, y: 15, block: 20, 20)
            }
        }

        add("divider", "draw-3", widths: [320, 390]) { it in
            it.draw(
                .column(gap: .xs) {
                    it.text("ab", "a")
                    Element.divider().id("across")
                    Element.line(gap: .xs) {
                        it.block("b", 20, 50)
                        Element.divider().id("down")
                        it.text("cd", "c")
                    }
                })
            let gap = it.space(.xs)
            it.expect("across", x: 0, y: it.line() + gap, width: it.inner, height: 1)
            let row = it.line() + gap + 1 + gap
            it.expect("down", x: 20 + gap, y: row, width: 1, height: 50)
            it.expect("cd", "c", x: 20 + gap + 1 + gap, y: row)
        }

        add("bar", "draw-4", widths: [320, 390], sizes: [.large, .accessibility1]) { it in
            it.draw(
                .column {
                    Element.bar(
                        0.25, fill: Paint(.progressPositive), track: .progressTrack,
                        cornerRadius: CornerRadius(.full)
                    )
                    .height(.size(it.length(12))).id("a")
                    Element.bar(
                        0.75, fill: Paint(.primaryGraphic), track: .progressTrack,
                        fillsFrom: .bottom
                    )
                    .width(.size(it.length(10))).height(.size(it.length(40))).id("b")
                })
            // The leading edge is the default, which may be written as well.
            it.replace(#""fraction":0.25,"#, with: #""fraction":0.25,"fillsFrom":"leading","#)
            let (a, b) = (it.scaled(12), it.scaled(40))
            it.expect("a", x: 0, y: 0, width: it.inner, height: a)
            it.expect("a#fill", x: 0, y: 0, width: 0.25 * it.inner, height: a)
            it.expect("b", x: 0, y: a, block: 10, 40)
            it.expect("b#fill", x: 0, y: a + 0.25 * b, width: it.scaled(10), height: 0.75 * b)
        }

        // The text is in the middle of the ring.
        add("ring", "layout-16 box-5") { it in
            it.draw(
                .column {
                    Element.ring(
                        0.4, fill: Paint(.primaryGraphic), track: .progressTrack,
                        stroke: .progressRingStroke
                    ) {
                        it.text("ab", "t")
                    }
                    .square(it.length(96)).id("a")
                })
            it.expect("a", x: 0, y: 0, block: 96, 96)
            it.expect("ab", "a/t", x: (96 - it.words("ab")) / 2, y: (96 - it.line()) / 2)
        }
    }
}
