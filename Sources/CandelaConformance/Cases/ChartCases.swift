import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addCharts() {
        topic = .chart
        addChartFrames()
        addChartLabels()
        addSteps()
        addDenseLabels()
        addChartNotes()
    }

    private static func mark(_ position: Double, _ text: String) -> ChartAxis.Mark {
        ChartAxis.Mark(position, StyledText(text, style: .chartAxis))
    }

    private static func numbers(_ marks: [ChartAxis.Mark]) -> ChartAxis {
        ChartAxis("Hour", scale: .number, min: 0, max: 100, marks: marks)
    }

    private static func series(
        _ id: String, _ form: ChartSeries.Form, legend: String? = nil
    ) -> ChartSeries {
        ChartSeries(
            id, name: id, legend: legend.map { StyledText($0, style: .caption) }, form: form,
            color: .chartEntry, width: .chartTrendWidth,
            points: [ChartSeries.Point(x: 0, y: 5, spoken: "Five")])
    }

    private mutating func addChartFrames() {
        // The labels of `y` are 11 = 2 characters wide, those of `x` 13 high. The plot gets the rest
        // of 200 in width and height.
        add("chart-frame", "chart-1 chart-2 chart-3", widths: [320, 390, 1024]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    y: [CaseList.mark(0, "0"), CaseList.mark(5, "50")],
                    [CaseList.series("a", .line)], summary: "Summary"
                )
                .height(.size(it.length(200))).id("chart"))
            let left = it.words("50", .chartAxis) + 6
            let top = it.line() + 8
            let plot = 200 - top - 4 - it.line(.chartAxis)
            it.expect("chart", x: 0, y: 0, width: it.inner, height: 200)
            // The summary follows the reading direction, all else does not.
            it.expect(
                "chart#summary", x: 0, y: 0, width: it.inner, height: it.line(),
                lines: ["Summary"])
            it.expect(
                "chart#plot", x: left, y: top, width: it.inner - left, height: plot,
                isMirrored: false)
        }

        // A chart from right to left is mirrored: the labels of `y` are on the right.
        add("chart-mirrored", "chart-3") { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]), y: [CaseList.mark(5, "50")],
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            it.replace(
                #""direction":"leftToRight","table""#, with: #""direction":"rightToLeft","table""#)
            let left = it.words("50", .chartAxis) + 6
            it.expect(
                "chart#plot", x: 0, y: 0, width: it.inner - left,
                height: 200 - 4 - it.line(.chartAxis), isMirrored: false)
        }

        add("chart-least-plot", "chart-1") { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(40))).id("chart"))
            it.expect(
                "chart", x: 0, y: 0, width: it.inner, height: 80 + 4 + it.line(.chartAxis))
        }

        // Marks of 16 and of 10 for points, 6, and the text; 12 between.
        add("chart-legend", "chart-4 chart-5", widths: [320, 390]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([]),
                    [
                        CaseList.series("a", .bars, legend: "Bars"),
                        CaseList.series("b", .points, legend: "Points"),
                        CaseList.series("c", .dashedLine, legend: "A dashed line"),
                    ]
                )
                .height(.size(it.length(200))).id("chart"))
            let (a, b) = (
                16 + 6 + it.words("Bars", .caption), 10 + 6 + it.words("Points", .caption)
            )
            let (long, high) = ("A dashed line", it.line(.caption))
            let c = 16 + 6 + it.words(long, .caption)
            // 46 + 12 + 52 + 12 + 100 is less than 288.
            it.expect("chart#key0", x: 0, y: 0, width: a, height: high)
            it.expect("chart#key1", x: a + 12, y: 0, width: b, height: high)
            it.expect("chart#key2", x: a + 12 + b + 12, y: 0, width: c, height: high)
            it.expect(
                "chart#plot", x: 6, y: high + 8, width: it.inner - 6,
                height: 200 - high - 8 - 4, isMirrored: false)
        }

        add("chart-legend-lines", "chart-4") { it in
            let long = "A very long name of a series"
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([]),
                    [
                        CaseList.series("a", .bars, legend: long),
                        CaseList.series("b", .hollowBars, legend: long),
                    ]
                )
                .height(.size(it.length(200))).id("chart"))
            let (width, high) = (16 + 6 + it.words(long, .caption), it.line(.caption))
            it.expect("chart#key0", x: 0, y: 0, width: width, height: high)
            it.expect("chart#key1", x: 0, y: high + 4, width: width, height: high)
        }
    }

    private mutating func addChartLabels() {
        // In the plot, 0 is at the bottom and 10 at the top; labels are centred on their positions.
        add("chart-y-labels", "chart-6 chart-7 chart-10", directions: [.leftToRight]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    y: [CaseList.mark(2.5, "0"), CaseList.mark(5, "100")],
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let (plot, left) = (200 - 4 - high, it.words("100", .chartAxis))
            let zero = it.words("0", .chartAxis)
            it.expect(
                "chart#y0", x: left - zero, y: 0.75 * plot - high / 2, width: zero, height: high,
                lines: ["0"])
            it.expect(
                "chart#y1", x: 0, y: 0.5 * plot - high / 2, width: left, height: high,
                lines: ["100"])
        }

        // At accessibility sizes the lowest label is above its position, and the highest below.
        add(
            "chart-y-labels-large", "chart-7", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    y: [CaseList.mark(0, "1"), CaseList.mark(10, "2")],
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let (plot, width) = (it.scaled(200) - 4 - high, it.words("1", .chartAxis))
            it.expect("chart#y0", x: 0, y: plot - high, width: width, height: high)
            it.expect("chart#y1", x: 0, y: 0, width: width, height: high)
        }

        // A single label is below its position.
        add(
            "chart-y-label-large", "chart-7", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]), y: [CaseList.mark(5, "1")],
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let plot = it.scaled(200) - 4 - high
            it.expect(
                "chart#y0", x: 0, y: 0.5 * plot, width: it.words("1", .chartAxis), height: high)
        }

        // The first label would begin before the chart, the last end after it.
        add("chart-x-labels", "chart-6 chart-8", widths: [320, 390]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([
                        CaseList.mark(0, "January"), CaseList.mark(50, "June"),
                        CaseList.mark(100, "December"),
                    ]), [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let (y, june) = (200 - high, it.words("June", .chartAxis))
            // Without labels of `y`, the plot begins after 6 points.
            let (left, december) = (6.0, it.words("December", .chartAxis))
            let january = it.words("January", .chartAxis)
            it.expect(
                "chart#x0", x: max(0, left - january / 2), y: y, width: january, height: high,
                lines: ["January"], isMirrored: false)
            it.expect(
                "chart#x1", x: left + (it.inner - left) / 2 - june / 2, y: y, width: june,
                height: high, lines: ["June"], isMirrored: false)
            it.expect(
                "chart#x2", x: it.inner - december, y: y, width: december, height: high,
                lines: ["December"], isMirrored: false)
        }
    }

    /// Labels on axes of days and of names, in the middle of their steps.
    private mutating func addSteps() {
        // Days 10 to 19 are ten steps: the second is at 1.5 of them.
        add("chart-days", "chart-6", widths: [320, 390], directions: [.leftToRight]) { it in
            it.draw(
                CaseList.chart(
                    x: ChartAxis(
                        "Day", scale: .day, min: 10, max: 19,
                        marks: [CaseList.mark(11, "11"), CaseList.mark(18, "18")]),
                    [CaseList.series("a", .bars)]
                )
                .height(.size(it.length(200))).id("chart"))
            let (width, high) = (it.words("11", .chartAxis), it.line(.chartAxis))
            for (name, step) in [("x0", 1.5), ("x1", 8.5)] {
                it.expect(
                    "chart#\(name)", x: 6 + step / 10 * (it.inner - 6) - width / 2, y: 200 - high,
                    width: width, height: high)
            }
        }

        // Marks 0 to 3 are four steps.
        add("chart-categories", "chart-6", directions: [.leftToRight]) { it in
            it.draw(
                CaseList.chart(
                    x: ChartAxis(
                        "Weekday", scale: .category,
                        marks: (0...3).map { CaseList.mark(Double($0), "M") }),
                    [CaseList.series("a", .bars)]
                )
                .height(.size(it.length(200))).id("chart"))
            let (width, high) = (it.words("M", .chartAxis), it.line(.chartAxis))
            for place in 0...3 {
                it.expect(
                    "chart#x\(place)",
                    x: 6 + (Double(place) + 0.5) / 4 * (it.inner - 6) - width / 2, y: 200 - high,
                    width: width, height: high)
            }
        }
    }

    /// Labels that overlap others.
    private mutating func addDenseLabels() {
        // Of 100 in 282: "January" of 38.5 is around 112.8, "June" of 22 around 141, 8 points less
        // than 4 after it, and "December" of 44 around 197.4.
        add("chart-dense-x", "chart-9", directions: [.leftToRight]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([
                        CaseList.mark(40, "January"), CaseList.mark(50, "June"),
                        CaseList.mark(70, "December"),
                    ]), [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let plot = it.inner - 6
            for (name, text, share) in [("x0", "January", 0.4), ("x2", "December", 0.7)] {
                let width = it.words(text, .chartAxis)
                it.expect(
                    "chart#\(name)", x: 6 + share * plot - width / 2, y: 200 - high,
                    width: width, height: high, lines: [text])
            }
            it.expectNone("chart#x1")
        }

        // In a plot of 183, a step of 1 is 18.3 and more than a line of 13, and half a step is not.
        // From the top on, 10 and 9 are drawn, 8.5 is not, and 8 is.
        add("chart-dense-y", "chart-9 chart-7", directions: [.leftToRight]) { it in
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    y: [8, 8.5, 9, 10].map { CaseList.mark($0, "1") },
                    [CaseList.series("a", .line)]
                )
                .height(.size(it.length(200))).id("chart"))
            let high = it.line(.chartAxis)
            let (plot, width) = (200 - 4 - high, it.words("1", .chartAxis))
            for (name, share) in [("y3", 0.0), ("y2", 0.1), ("y0", 0.2)] {
                it.expect(
                    "chart#\(name)", x: 0, y: share * plot - high / 2, width: width,
                    height: high)
            }
            it.expectNone("chart#y1")
        }
    }

    private mutating func addChartNotes() {
        // At 5 of 10 the text is above the line; at 6, above the middle, below it.
        add("chart-rules", "chart-13", directions: [.leftToRight]) { it in
            let rule = { (id: String, position: Double, text: String) in
                ChartRule(
                    id, axis: .y, at: position, text: StyledText(text, style: .caption),
                    color: .chartGoal, dash: [.chartGoalDash, .chartGoalGap])
            }
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]),
                    y: [CaseList.mark(5, "5")], [CaseList.series("a", .line)],
                    rules: [rule("a", 5, "Goal"), rule("b", 6, "High")]
                )
                .height(.size(it.length(200))).id("chart"))
            let (plot, high) = (200 - 4 - it.line(.chartAxis), it.line(.caption))
            let width = it.words("Goal", .caption)
            it.expect(
                "chart#rule0", x: it.inner - width, y: 0.5 * plot - high, width: width,
                height: high, lines: ["Goal"])
            it.expect(
                "chart#rule1", x: it.inner - width, y: 0.4 * plot, width: width, height: high,
                lines: ["High"])
        }

        // 51 characters of 6 are wider than the plot of 276, so that the text has two lines.
        add("chart-long-rule", "chart-13", directions: [.leftToRight]) { it in
            let text = "The goal that was set at the beginning of this year"
            let rule = ChartRule(
                "a", axis: .y, at: 5, text: StyledText(text, style: .caption), color: .chartGoal)
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([CaseList.mark(50, "50")]), y: [CaseList.mark(5, "5")],
                    [CaseList.series("a", .line)], rules: [rule]
                )
                .height(.size(it.length(200))).id("chart"))
            let left = it.words("5", .chartAxis) + 6
            let (plot, high) = (200 - 4 - it.line(.chartAxis), 2 * it.line(.caption))
            it.expect(
                "chart#rule0", x: left, y: 0.5 * plot - high, width: it.inner - left,
                height: high,
                lines: ["The goal that was set at the beginning of this", "year"])
        }

        // At 25 of 100, a quarter of the text is to the left of the line.
        add("chart-vertical-rule", "chart-14", directions: [.leftToRight]) { it in
            let rule = ChartRule(
                "a", axis: .x, at: 25, text: StyledText("Start", style: .caption),
                color: .chartGoal)
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([]), y: [CaseList.mark(5, "5")],
                    [CaseList.series("a", .line)], rules: [rule]
                )
                .height(.size(it.length(200))).id("chart"))
            let left = it.words("5", .chartAxis) + 6
            let width = it.words("Start", .caption)
            it.expect(
                "chart#rule0", x: left + 0.25 * (it.inner - left) - 0.25 * width, y: 0,
                width: width, height: it.line(.caption), lines: ["Start"])
        }

        add("chart-note", "chart-14 chart-15", directions: [.leftToRight]) { it in
            let lines = ["March 1", "81.5 kg"].map { StyledText($0, style: .caption) }
            it.draw(
                CaseList.chart(
                    x: CaseList.numbers([]), y: [CaseList.mark(5, "5")],
                    [CaseList.series("a", .line)],
                    selection: ChartSelection(x: 75, y: 5, lines: lines)
                )
                .height(.size(it.length(200))).id("chart"))
            let left = it.words("5", .chartAxis) + 6
            let width = it.words("81.5 kg", .caption)
            it.expect(
                "chart#note", x: left + 0.75 * (it.inner - left) - 0.75 * width, y: 0,
                width: width, height: 2 * it.line(.caption), lines: ["March 1", "81.5 kg"])
        }
    }
}
