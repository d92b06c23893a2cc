// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension ContrastPair {
    static let table: [Int] = [
        2, 60, 0,  2, 178, 0,  // adherence.high.color
        3, 60, 0,  3, 178, 0,  // adherence.low.color
        4, 60, 0,  4, 178, 0,  // adherence.medium.color
        7, 178, 2,  7, 5, 2,  // badge.active.symbol-graphic.color
        9, 178, 0,  9, 15, 0,  9, 5, 0,  9, 10, 0,  // badge.label.color
        12, 178, 2,  12, 10, 2,  // badge.milestone.symbol-graphic.color
        14, 178, 0,  14, 15, 0,  14, 5, 0,  14, 10, 0,  // badge.number.color
        17, 178, 0,  17, 15, 0,  // badge.zero.number.color
        18, 178, 2,  18, 15, 2,  // badge.zero.symbol-graphic.color
        22, 23, 0,  22, -1, 0,  // calendar.day.high-digit.color
        24, 25, 0,  24, -2, 0,  // calendar.day.low-digit.color
        26, 27, 0,  26, -3, 0,  // calendar.day.medium-digit.color
        28, 29, 0,  // calendar.day.none-digit.color
        31, 60, 2,  31, 178, 2,  // calendar.today.color
        32, 60, 3,  32, 178, 3,  // card.border.color
        38, 178, 2,  // celebration.trophy-graphic.color
        40, 178, 0,  // chart.axis.color
        41, 178, 2,  // chart.bar-missed-graphic.color
        43, 178, 2,  // chart.bar.color
        44, 178, 2,  // chart.entry-graphic.color
        46, 178, 2,  // chart.goal-graphic.color
        49, 178, 2,  // chart.predicted-graphic.color
        51, 178, 2,  // chart.selection.color
        52, 178, 2,  // chart.trend-graphic.color
        56, 60, 2,  56, 178, 2,  56, 179, 2,  56, 154, 2,  // color.accent-graphic
        57, 60, 0,  57, 178, 0,  57, 179, 0,  // color.accent-text
        58, 60, 2,  58, 178, 2,  // color.at-risk
        59, 60, 0,  59, 178, 0,  59, 179, 0,  // color.at-risk-text
        61, 60, 3,  61, 178, 3,  61, 179, 3,  // color.border
        64, 60, 2,  64, 178, 2,  // color.error-graphic
        65, 60, 0,  65, 178, 0,  65, 179, 0,  // color.error-text
        69, 60, 2,  69, 178, 2,  69, 199, 2,  // color.goal-reached-graphic
        70, 60, 0,  70, 178, 0,  70, 199, 0,  // color.goal-reached-text
        74, 60, 2,  74, 178, 2,  74, 154, 2,  // color.growth-graphic
        77, 60, 2,  77, 178, 2,  77, 76, 2,  // color.input.border
        78, 60, 0,  78, 178, 0,  78, 179, 0,  78, 201, 0,  78, 205, 0,  78, 208, 0,  78, 199, 0,  78, 203, 0,  // color.label.primary
        80, 60, 0,  80, 178, 0,  80, 179, 0,  80, 201, 0,  80, 205, 0,  80, 208, 0,  80, 199, 0,  80, 203, 0,  // color.label.secondary-text
        82, 60, 0,  82, 178, 0,  82, 179, 0,  // color.label.tertiary-text
        84, 55, 0,  // color.on-accent
        87, 63, 0,  // color.on-error
        88, 71, 0,  // color.on-island
        89, 71, 0,  // color.on-island-secondary
        90, 103, 2,  90, 102, 2,  90, 99, 2,  90, 98, 2,  90, 97, 2,  90, 95, 2,  90, 100, 2,  90, 96, 2,  90, 101, 2,  90, 137, 2,  90, 135, 2,  90, 141, 2,  90, 145, 2,  90, 143, 2,  90, 139, 2,  90, 120, 2,  90, 118, 2,  90, 122, 2,  90, 124, 2,  90, 126, 2,  90, 128, 2,  // color.on-preset
        91, 148, 0,  // color.on-primary
        92, 159, 0,  // color.on-secondary
        93, 175, 0,  // color.on-success
        94, 211, 0,  94, 1, 0,  // color.on-warning
        105, 60, 2,  105, 178, 2,  105, 179, 2,  105, 154, 2,  105, 71, 2,  // color.preset.habit-type.action-graphic
        107, 60, 2,  107, 178, 2,  107, 179, 2,  107, 154, 2,  107, 71, 2,  // color.preset.habit-type.counter-graphic
        109, 60, 2,  109, 178, 2,  109, 179, 2,  109, 154, 2,  109, 71, 2,  // color.preset.habit-type.guided-sequence-graphic
        111, 60, 2,  111, 178, 2,  111, 179, 2,  111, 154, 2,  111, 71, 2,  // color.preset.habit-type.measurement-graphic
        113, 60, 2,  113, 178, 2,  113, 179, 2,  113, 154, 2,  113, 71, 2,  // color.preset.habit-type.question-graphic
        115, 60, 2,  115, 178, 2,  115, 179, 2,  115, 154, 2,  115, 71, 2,  // color.preset.habit-type.task-graphic
        117, 60, 2,  117, 178, 2,  117, 179, 2,  117, 154, 2,  117, 71, 2,  // color.preset.habit-type.timer-graphic
        119, 60, 2,  119, 178, 2,  119, 179, 2,  119, 154, 2,  // color.preset.habit.blue-graphic
        121, 60, 2,  121, 178, 2,  121, 179, 2,  121, 154, 2,  // color.preset.habit.green-graphic
        123, 60, 2,  123, 178, 2,  123, 179, 2,  123, 154, 2,  // color.preset.habit.orange-graphic
        125, 60, 2,  125, 178, 2,  125, 179, 2,  125, 154, 2,  // color.preset.habit.purple-graphic
        127, 60, 2,  127, 178, 2,  127, 179, 2,  127, 154, 2,  // color.preset.habit.red-graphic
        129, 60, 2,  129, 178, 2,  129, 179, 2,  129, 154, 2,  // color.preset.habit.yellow-graphic
        136, 60, 2,  136, 178, 2,  136, 179, 2,  136, 154, 2,  // color.preset.routine.blue-graphic
        138, 60, 2,  138, 178, 2,  138, 179, 2,  138, 154, 2,  // color.preset.routine.green-graphic
        140, 60, 2,  140, 178, 2,  140, 179, 2,  140, 154, 2,  // color.preset.routine.light-blue-graphic
        142, 60, 2,  142, 178, 2,  142, 179, 2,  142, 154, 2,  // color.preset.routine.orange-graphic
        144, 60, 2,  144, 178, 2,  144, 179, 2,  144, 154, 2,  // color.preset.routine.purple-graphic
        146, 60, 2,  146, 178, 2,  146, 179, 2,  146, 154, 2,  // color.preset.routine.red-graphic
        149, 60, 2,  149, 178, 2,  149, 179, 2,  149, 154, 2,  149, 201, 2,  149, 228, 2,  // color.primary-graphic
        151, 178, 0,  151, 60, 0,  151, 179, 0,  151, 72, 0,  151, 228, 0,  // color.primary-text
        153, 60, 2,  153, 178, 2,  153, 154, 2,  153, 71, 2,  // color.progress.outline
        161, 60, 0,  161, 178, 0,  161, 179, 0,  // color.secondary-text
        162, 178, 2,  // color.streak.high
        163, 60, 2,  163, 178, 2,  163, 154, 2,  // color.streak.high-graphic
        164, 60, 0,  164, 178, 0,  164, 179, 0,  // color.streak.high-text
        166, 60, 2,  166, 178, 2,  166, 154, 2,  // color.streak.low-graphic
        167, 60, 0,  167, 178, 0,  167, 179, 0,  // color.streak.low-text
        168, 178, 2,  // color.streak.mid
        169, 60, 2,  169, 178, 2,  169, 154, 2,  // color.streak.mid-graphic
        170, 60, 0,  170, 178, 0,  170, 179, 0,  // color.streak.mid-text
        172, 60, 2,  172, 178, 2,  172, 154, 2,  // color.streak.none-graphic
        173, 60, 0,  173, 178, 0,  173, 179, 0,  // color.streak.none-text
        176, 60, 2,  176, 178, 2,  176, 154, 2,  176, 201, 2,  176, 205, 2,  // color.success-graphic
        177, 60, 0,  177, 178, 0,  177, 179, 0,  // color.success-text
        195, 60, 0,  195, 178, 0,  195, 179, 0,  195, 201, 0,  195, 205, 0,  195, 208, 0,  195, 199, 0,  195, 203, 0,  195, 76, 0,  195, 20, 0,  195, 155, 0,  195, 229, 0,  195, 228, 0,  // color.text.primary
        196, 60, 0,  196, 178, 0,  196, 179, 0,  196, 201, 0,  196, 205, 0,  196, 208, 0,  196, 199, 0,  196, 203, 0,  196, 76, 0,  196, 72, 0,  196, 20, 0,  196, 155, 0,  196, 229, 0,  196, 228, 0,  196, 30, 0,  196, 263, 0,  // color.text.secondary
        197, 60, 0,  197, 178, 0,  197, 179, 0,  197, 76, 0,  // color.text.tertiary
        206, 205, 0,  206, 201, 0,  206, 178, 0,  // color.tint.success-text
        209, 208, 0,  209, 178, 0,  // color.tint.warning-text
        212, 60, 2,  212, 178, 2,  212, 208, 2,  // color.warning-graphic
        213, 60, 0,  213, 178, 0,  213, 179, 0,  // color.warning-text
        214, 215, 0,  // coverage.many-digit.color
        216, 217, 0,  // coverage.none-digit.color
        218, 219, 0,  // coverage.one-digit.color
        220, 221, 0,  // coverage.some-digit.color
        222, 178, 2,  // heat-map.outline.color
        225, 224, 0,  225, -29, 0,  225, -30, 0,  225, -28, 0,  225, 175, 0,  225, 211, 0,  // hero.text.color
        226, 71, 0,  // live-activity.island-low-time.color
        227, 60, 0,  227, 178, 0,  // live-activity.low-time.color
        230, 229, 2,  230, 178, 2,  // segment.outline.color
        231, -31, 0,  231, 235, 0,  231, 233, 0,  231, 234, 0,  231, 232, 0,  // sharing.text.color
        236, 60, 2,  236, 178, 2,  // stepper.color
        238, 239, 0,  // streak-list.met-digit.color
        239, 60, 2,  239, 178, 2,  239, 154, 2,  // streak-list.met.color
        240, 60, 2,  240, 178, 2,  240, 154, 2,  // streak-list.missed.color
        242, 60, 2,  242, 178, 2,  242, 179, 2,  242, 229, 2,  242, 228, 2,  // swatch.outline.color
        243, 60, 2,  243, 178, 2,  // switch.off.color
        244, 60, 2,  244, 178, 2,  // switch.on.color
        245, 244, 2,  245, 243, 2,  // switch.thumb.color
        246, 60, 2,  246, 178, 2,  // sync.error.color
        247, 60, 2,  247, 178, 2,  // sync.no-account.color
        248, 60, 2,  248, 178, 2,  // sync.quiet.color
        249, 60, 2,  249, 178, 2,  // sync.synced.color
        250, 60, 2,  250, 178, 2,  // sync.syncing.color
        251, 252, 0,  // toast.action-label.color
        253, 254, 0,  // toast.error-action-label.color
        255, 178, 2,  // toast.error.color
        256, 178, 2,  // toast.info.color
        257, 178, 2,  // toast.success.color
        258, 178, 0,  // toast.text.color
        259, 60, 0,  259, 178, 0,  // trend.down.color
        260, 60, 0,  260, 178, 0,  // trend.flat.color
        261, 60, 0,  261, 178, 0,  // trend.up.color
        262, 178, 2,  // week-strip.planned.color
        264, 60, 2,  264, 178, 2,  // week-strip.selected.color
        265, 178, 2,  265, 155, 2,  // week-strip.session.color
        266, 155, 2,  // week-strip.today.color
        -20, 154, 2,  // gradient.progress-positive-graphic
        -25, 178, 2,  // gradient.timeline-bars
    ]
}
