// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension ContrastPair {
    static let table: [Int] = [
        2, 60, 0,  2, 177, 0,  // adherence.high.color
        3, 60, 0,  3, 177, 0,  // adherence.low.color
        4, 60, 0,  4, 177, 0,  // adherence.medium.color
        7, 177, 2,  7, 5, 2,  // badge.active.symbol-graphic.color
        9, 177, 0,  9, 15, 0,  9, 5, 0,  9, 10, 0,  // badge.label.color
        12, 177, 2,  12, 10, 2,  // badge.milestone.symbol-graphic.color
        14, 177, 0,  14, 15, 0,  14, 5, 0,  14, 10, 0,  // badge.number.color
        17, 177, 0,  17, 15, 0,  // badge.zero.number.color
        18, 177, 2,  18, 15, 2,  // badge.zero.symbol-graphic.color
        22, 23, 0,  22, -1, 0,  // calendar.day.high-digit.color
        24, 25, 0,  24, -2, 0,  // calendar.day.low-digit.color
        26, 27, 0,  26, -3, 0,  // calendar.day.medium-digit.color
        28, 29, 0,  28, 30, 0,  // calendar.day.none-digit.color
        31, 60, 2,  31, 177, 2,  // calendar.today.color
        32, 60, 3,  32, 177, 3,  // card.border.color
        38, 177, 2,  // celebration.trophy-graphic.color
        40, 177, 0,  // chart.axis.color
        41, 177, 2,  // chart.bar-missed-graphic.color
        43, 177, 2,  // chart.bar.color
        44, 177, 2,  // chart.entry-graphic.color
        46, 177, 2,  // chart.goal-graphic.color
        49, 177, 2,  // chart.predicted-graphic.color
        51, 177, 2,  // chart.selection.color
        52, 177, 2,  // chart.trend-graphic.color
        56, 60, 2,  56, 177, 2,  56, 178, 2,  56, 153, 2,  56, 228, 2,  // color.accent-graphic
        57, 60, 0,  57, 177, 0,  57, 178, 0,  // color.accent-text
        58, 60, 2,  58, 177, 2,  // color.at-risk
        59, 60, 0,  59, 177, 0,  59, 178, 0,  // color.at-risk-text
        61, 60, 3,  61, 177, 3,  61, 178, 3,  // color.border
        64, 60, 2,  64, 177, 2,  // color.error-graphic
        65, 60, 0,  65, 177, 0,  65, 178, 0,  // color.error-text
        69, 60, 2,  69, 177, 2,  69, 198, 2,  // color.goal-reached-graphic
        70, 60, 0,  70, 177, 0,  70, 198, 0,  // color.goal-reached-text
        74, 60, 2,  74, 177, 2,  74, 153, 2,  // color.growth-graphic
        77, 60, 2,  77, 177, 2,  77, 76, 2,  // color.input.border
        78, 60, 0,  78, 177, 0,  78, 178, 0,  78, 200, 0,  78, 204, 0,  78, 207, 0,  78, 198, 0,  78, 202, 0,  // color.label.primary
        80, 60, 0,  80, 177, 0,  80, 178, 0,  80, 200, 0,  80, 204, 0,  80, 207, 0,  80, 198, 0,  80, 202, 0,  // color.label.secondary-text
        82, 60, 0,  82, 177, 0,  82, 178, 0,  // color.label.tertiary-text
        84, 55, 0,  // color.on-accent
        87, 63, 0,  // color.on-error
        88, 71, 0,  // color.on-island
        89, 71, 0,  // color.on-island-secondary
        90, 102, 2,  90, 101, 2,  90, 98, 2,  90, 97, 2,  90, 96, 2,  90, 95, 2,  90, 99, 2,  90, 100, 2,  90, 136, 2,  90, 134, 2,  90, 140, 2,  90, 144, 2,  90, 142, 2,  90, 138, 2,  90, 119, 2,  90, 117, 2,  90, 121, 2,  90, 123, 2,  90, 125, 2,  90, 127, 2,  // color.on-preset
        91, 147, 0,  // color.on-primary
        92, 158, 0,  // color.on-secondary
        93, 174, 0,  // color.on-success
        94, 210, 0,  94, 1, 0,  // color.on-warning
        104, 60, 2,  104, 177, 2,  104, 178, 2,  104, 153, 2,  104, 71, 2,  // color.preset.habit-type.action-graphic
        106, 60, 2,  106, 177, 2,  106, 178, 2,  106, 153, 2,  106, 71, 2,  // color.preset.habit-type.counter-graphic
        108, 60, 2,  108, 177, 2,  108, 178, 2,  108, 153, 2,  108, 71, 2,  // color.preset.habit-type.guided-sequence-graphic
        110, 60, 2,  110, 177, 2,  110, 178, 2,  110, 153, 2,  110, 71, 2,  // color.preset.habit-type.measurement-graphic
        112, 60, 2,  112, 177, 2,  112, 178, 2,  112, 153, 2,  112, 71, 2,  // color.preset.habit-type.question-graphic
        114, 60, 2,  114, 177, 2,  114, 178, 2,  114, 153, 2,  114, 71, 2,  // color.preset.habit-type.task-graphic
        116, 60, 2,  116, 177, 2,  116, 178, 2,  116, 153, 2,  116, 71, 2,  // color.preset.habit-type.timer-graphic
        118, 60, 2,  118, 177, 2,  118, 178, 2,  118, 153, 2,  // color.preset.habit.blue-graphic
        120, 60, 2,  120, 177, 2,  120, 178, 2,  120, 153, 2,  // color.preset.habit.green-graphic
        122, 60, 2,  122, 177, 2,  122, 178, 2,  122, 153, 2,  // color.preset.habit.orange-graphic
        124, 60, 2,  124, 177, 2,  124, 178, 2,  124, 153, 2,  // color.preset.habit.purple-graphic
        126, 60, 2,  126, 177, 2,  126, 178, 2,  126, 153, 2,  // color.preset.habit.red-graphic
        128, 60, 2,  128, 177, 2,  128, 178, 2,  128, 153, 2,  // color.preset.habit.yellow-graphic
        135, 60, 2,  135, 177, 2,  135, 178, 2,  135, 153, 2,  // color.preset.routine.blue-graphic
        137, 60, 2,  137, 177, 2,  137, 178, 2,  137, 153, 2,  // color.preset.routine.green-graphic
        139, 60, 2,  139, 177, 2,  139, 178, 2,  139, 153, 2,  // color.preset.routine.light-blue-graphic
        141, 60, 2,  141, 177, 2,  141, 178, 2,  141, 153, 2,  // color.preset.routine.orange-graphic
        143, 60, 2,  143, 177, 2,  143, 178, 2,  143, 153, 2,  // color.preset.routine.purple-graphic
        145, 60, 2,  145, 177, 2,  145, 178, 2,  145, 153, 2,  // color.preset.routine.red-graphic
        148, 60, 2,  148, 177, 2,  148, 178, 2,  148, 153, 2,  148, 200, 2,  148, 228, 2,  // color.primary-graphic
        150, 177, 0,  150, 60, 0,  150, 178, 0,  150, 72, 0,  150, 228, 0,  // color.primary-text
        152, 60, 2,  152, 177, 2,  152, 153, 2,  152, 71, 2,  // color.progress.outline
        160, 60, 0,  160, 177, 0,  160, 178, 0,  // color.secondary-text
        161, 177, 2,  // color.streak.high
        162, 60, 2,  162, 177, 2,  162, 153, 2,  // color.streak.high-graphic
        163, 60, 0,  163, 177, 0,  163, 178, 0,  // color.streak.high-text
        165, 60, 2,  165, 177, 2,  165, 153, 2,  // color.streak.low-graphic
        166, 60, 0,  166, 177, 0,  166, 178, 0,  // color.streak.low-text
        167, 177, 2,  // color.streak.mid
        168, 60, 2,  168, 177, 2,  168, 153, 2,  // color.streak.mid-graphic
        169, 60, 0,  169, 177, 0,  169, 178, 0,  // color.streak.mid-text
        171, 60, 2,  171, 177, 2,  171, 153, 2,  // color.streak.none-graphic
        172, 60, 0,  172, 177, 0,  172, 178, 0,  // color.streak.none-text
        175, 60, 2,  175, 177, 2,  175, 153, 2,  175, 200, 2,  175, 204, 2,  // color.success-graphic
        176, 60, 0,  176, 177, 0,  176, 178, 0,  // color.success-text
        194, 60, 0,  194, 177, 0,  194, 178, 0,  194, 200, 0,  194, 204, 0,  194, 207, 0,  194, 198, 0,  194, 202, 0,  194, 76, 0,  194, 20, 0,  194, 154, 0,  194, 229, 0,  194, 228, 0,  // color.text.primary
        195, 60, 0,  195, 177, 0,  195, 178, 0,  195, 200, 0,  195, 204, 0,  195, 207, 0,  195, 198, 0,  195, 202, 0,  195, 76, 0,  195, 72, 0,  195, 20, 0,  195, 154, 0,  195, 229, 0,  195, 228, 0,  195, 30, 0,  195, 263, 0,  // color.text.secondary
        196, 60, 0,  196, 177, 0,  196, 178, 0,  196, 76, 0,  // color.text.tertiary
        205, 204, 0,  205, 200, 0,  205, 177, 0,  // color.tint.success-text
        208, 207, 0,  208, 177, 0,  // color.tint.warning-text
        211, 60, 2,  211, 177, 2,  211, 207, 2,  // color.warning-graphic
        212, 60, 0,  212, 177, 0,  212, 178, 0,  // color.warning-text
        213, 214, 0,  // coverage.many-digit.color
        215, 216, 0,  // coverage.none-digit.color
        217, 218, 0,  // coverage.one-digit.color
        219, 220, 0,  // coverage.some-digit.color
        221, 177, 2,  // heat-map.outline.color
        224, 223, 0,  224, -29, 0,  224, -30, 0,  224, -28, 0,  224, 174, 0,  224, 210, 0,  // hero.text.color
        225, 71, 0,  // live-activity.island-low-time.color
        227, 60, 0,  227, 177, 0,  // live-activity.low-time.color
        230, 229, 2,  230, 177, 2,  // segment.outline.color
        231, -31, 0,  231, 235, 0,  231, 233, 0,  231, 234, 0,  231, 232, 0,  // sharing.text.color
        236, 60, 2,  236, 177, 2,  // stepper.color
        238, 239, 0,  // streak-list.met-digit.color
        239, 60, 2,  239, 177, 2,  239, 153, 2,  // streak-list.met.color
        240, 60, 2,  240, 177, 2,  240, 153, 2,  // streak-list.missed.color
        242, 60, 2,  242, 177, 2,  242, 178, 2,  242, 229, 2,  242, 228, 2,  // swatch.outline.color
        243, 60, 2,  243, 177, 2,  // switch.off.color
        244, 60, 2,  244, 177, 2,  // switch.on.color
        245, 244, 2,  245, 243, 2,  // switch.thumb.color
        246, 60, 2,  246, 177, 2,  // sync.error.color
        247, 60, 2,  247, 177, 2,  // sync.no-account.color
        248, 60, 2,  248, 177, 2,  // sync.quiet.color
        249, 60, 2,  249, 177, 2,  // sync.synced.color
        250, 60, 2,  250, 177, 2,  // sync.syncing.color
        251, 252, 0,  // toast.action-label.color
        253, 254, 0,  // toast.error-action-label.color
        255, 177, 2,  // toast.error.color
        256, 177, 2,  // toast.info.color
        257, 177, 2,  // toast.success.color
        258, 177, 0,  // toast.text.color
        259, 60, 0,  259, 177, 0,  // trend.down.color
        260, 60, 0,  260, 177, 0,  // trend.flat.color
        261, 60, 0,  261, 177, 0,  // trend.up.color
        262, 177, 2,  // week-strip.planned.color
        264, 60, 2,  264, 177, 2,  // week-strip.selected.color
        265, 177, 2,  265, 154, 2,  // week-strip.session.color
        266, 154, 2,  // week-strip.today.color
        -20, 153, 2,  // gradient.progress-positive-graphic
        -25, 177, 2,  // gradient.timeline-bars
    ]
}
