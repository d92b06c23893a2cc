// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<IconKind> {
    /// An arrow pointing down. Token `icon.arrow-down`.
    public static var arrowDown: Self { Self(at: 0) }

    /// An arrow pointing down and right: a falling line. Token `icon.arrow-down-right`.
    public static var arrowDownRight: Self { Self(at: 1) }

    /// An arrow pointing right: a level line. Token `icon.arrow-right`.
    public static var arrowRight: Self { Self(at: 2) }

    /// An arrow pointing up. Token `icon.arrow-up`.
    public static var arrowUp: Self { Self(at: 3) }

    /// An arrow pointing up and right: a rising line. Token `icon.arrow-up-right`.
    public static var arrowUpRight: Self { Self(at: 4) }

    /// A shopping basket. Token `icon.basket`.
    public static var basket: Self { Self(at: 5) }

    /// A bed with a pillow. Token `icon.bed`.
    public static var bed: Self { Self(at: 6) }

    /// A bell, crossed out. Token `icon.bell-slash`.
    public static var bellSlash: Self { Self(at: 7) }

    /// A lightning bolt. Token `icon.bolt`.
    public static var bolt: Self { Self(at: 8) }

    /// An open book. Token `icon.book`.
    public static var book: Self { Self(at: 9) }

    /// An open book, filled. Token `icon.book-filled`.
    public static var bookFilled: Self { Self(at: 10) }

    /// An open book with lines of text. Token `icon.book-pages`.
    public static var bookPages: Self { Self(at: 11) }

    /// A briefcase. Token `icon.briefcase`.
    public static var briefcase: Self { Self(at: 12) }

    /// Two office buildings. Token `icon.buildings`.
    public static var buildings: Self { Self(at: 13) }

    /// A calendar page. Token `icon.calendar`.
    public static var calendar: Self { Self(at: 14) }

    /// A bar chart. Token `icon.chart-bar`.
    public static var chartBar: Self { Self(at: 15) }

    /// A bar chart, filled. Token `icon.chart-bar-filled`.
    public static var chartBarFilled: Self { Self(at: 16) }

    /// A rising line between two axes. Token `icon.chart-line`.
    public static var chartLine: Self { Self(at: 17) }

    /// Two lines with checkmarks before them. Token `icon.checklist`.
    public static var checklist: Self { Self(at: 18) }

    /// A checkmark. Token `icon.checkmark`.
    public static var checkmark: Self { Self(at: 19) }

    /// A checkmark in a circle. Token `icon.checkmark-circle`.
    public static var checkmarkCircle: Self { Self(at: 20) }

    /// A checkmark in a filled circle. Token `icon.checkmark-circle-filled`.
    public static var checkmarkCircleFilled: Self { Self(at: 21) }

    /// An angle pointing against the reading direction. Token `icon.chevron-backward`.
    public static var chevronBackward: Self { Self(at: 22) }

    /// An angle pointing in the reading direction. Token `icon.chevron-forward`.
    public static var chevronForward: Self { Self(at: 23) }

    /// A circle. Token `icon.circle`.
    public static var circle: Self { Self(at: 24) }

    /// A dashed circle. Token `icon.circle-dashed`.
    public static var circleDashed: Self { Self(at: 25) }

    /// A circle with a dot in it. Token `icon.circle-dot`.
    public static var circleDot: Self { Self(at: 26) }

    /// A disc. Token `icon.circle-filled`.
    public static var circleFilled: Self { Self(at: 27) }

    /// A clock face. Token `icon.clock`.
    public static var clock: Self { Self(at: 28) }

    /// A cloud with a checkmark. Token `icon.cloud-checkmark`.
    public static var cloudCheckmark: Self { Self(at: 29) }

    /// A cloud with an exclamation mark. Token `icon.cloud-exclamationmark`.
    public static var cloudExclamationmark: Self { Self(at: 30) }

    /// A cloud, crossed out. Token `icon.cloud-slash`.
    public static var cloudSlash: Self { Self(at: 31) }

    /// A cloud with two arrows in a circle. Token `icon.cloud-sync`.
    public static var cloudSync: Self { Self(at: 32) }

    /// An arrow pointing down into a tray. Token `icon.download`.
    public static var download: Self { Self(at: 33) }

    /// A drop of water. Token `icon.drop`.
    public static var drop: Self { Self(at: 34) }

    /// A dumbbell. Token `icon.dumbbell`.
    public static var dumbbell: Self { Self(at: 35) }

    /// An exclamation mark in a disc. Token `icon.exclamationmark-circle`.
    public static var exclamationmarkCircle: Self { Self(at: 36) }

    /// An exclamation mark in a triangle. Token `icon.exclamationmark-triangle`.
    public static var exclamationmarkTriangle: Self { Self(at: 37) }

    /// A person running. Token `icon.figure-run`.
    public static var figureRun: Self { Self(at: 38) }

    /// A person walking. Token `icon.figure-walk`.
    public static var figureWalk: Self { Self(at: 39) }

    /// Three lines, each shorter, in a circle. Token `icon.filter-circle`.
    public static var filterCircle: Self { Self(at: 40) }

    /// Three lines, each shorter, in a filled circle. Token `icon.filter-circle-filled`.
    public static var filterCircleFilled: Self { Self(at: 41) }

    /// A waving flag. Token `icon.flag`.
    public static var flag: Self { Self(at: 42) }

    /// A waving flag, filled. Token `icon.flag-filled`.
    public static var flagFilled: Self { Self(at: 43) }

    /// A flame. Token `icon.flame`.
    public static var flame: Self { Self(at: 44) }

    /// A flame, filled. Token `icon.flame-filled`.
    public static var flameFilled: Self { Self(at: 45) }

    /// A fork and a knife. Token `icon.fork-knife`.
    public static var forkKnife: Self { Self(at: 46) }

    /// A gauge with a needle. Token `icon.gauge`.
    public static var gauge: Self { Self(at: 47) }

    /// A gear wheel. Token `icon.gear`.
    public static var gear: Self { Self(at: 48) }

    /// A graduate's cap. Token `icon.graduation-cap`.
    public static var graduationCap: Self { Self(at: 49) }

    /// Nine squares in three rows. Token `icon.grid`.
    public static var grid: Self { Self(at: 50) }

    /// A guitar. Token `icon.guitar`.
    public static var guitar: Self { Self(at: 51) }

    /// A hand with one finger touching. Token `icon.hand-tap`.
    public static var handTap: Self { Self(at: 52) }

    /// A heart. Token `icon.heart`.
    public static var heart: Self { Self(at: 53) }

    /// A heart, crossed out. Token `icon.heart-slash`.
    public static var heartSlash: Self { Self(at: 54) }

    /// A house. Token `icon.house`.
    public static var house: Self { Self(at: 55) }

    /// A house, filled. Token `icon.house-filled`.
    public static var houseFilled: Self { Self(at: 56) }

    /// A letter i in a circle. Token `icon.info-circle`.
    public static var infoCircle: Self { Self(at: 57) }

    /// A letter i in a filled circle. Token `icon.info-circle-filled`.
    public static var infoCircleFilled: Self { Self(at: 58) }

    /// Three sheets seen from above. Token `icon.layers`.
    public static var layers: Self { Self(at: 59) }

    /// A leaf. Token `icon.leaf`.
    public static var leaf: Self { Self(at: 60) }

    /// Two lines numbered 1 and 2. Token `icon.list-numbered`.
    public static var listNumbered: Self { Self(at: 61) }

    /// A map pin, crossed out. Token `icon.location-slash`.
    public static var locationSlash: Self { Self(at: 62) }

    /// A closed padlock. Token `icon.lock`.
    public static var lock: Self { Self(at: 63) }

    /// A map pin on a round spot of ground. Token `icon.map-pin`.
    public static var mapPin: Self { Self(at: 64) }

    /// A minus sign. Token `icon.minus`.
    public static var minus: Self { Self(at: 65) }

    /// A minus sign in a circle. Token `icon.minus-circle`.
    public static var minusCircle: Self { Self(at: 66) }

    /// A crescent moon. Token `icon.moon`.
    public static var moon: Self { Self(at: 67) }

    /// A crescent moon with two stars. Token `icon.moon-stars`.
    public static var moonStars: Self { Self(at: 68) }

    /// A musical note. Token `icon.music-note`.
    public static var musicNote: Self { Self(at: 69) }

    /// A sheet with lines of text and a folded corner. Token `icon.note`.
    public static var note: Self { Self(at: 70) }

    /// An arrow leaving a square. Token `icon.open-external`.
    public static var openExternal: Self { Self(at: 71) }

    /// A paintbrush. Token `icon.paintbrush`.
    public static var paintbrush: Self { Self(at: 72) }

    /// A painter's palette. Token `icon.palette`.
    public static var palette: Self { Self(at: 73) }

    /// Two upright bars. Token `icon.pause`.
    public static var pause: Self { Self(at: 74) }

    /// Two upright bars in a circle. Token `icon.pause-circle`.
    public static var pauseCircle: Self { Self(at: 75) }

    /// A pencil in a disc. Token `icon.pencil-circle`.
    public static var pencilCircle: Self { Self(at: 76) }

    /// A person in a circle with an exclamation mark at the corner. Token
    /// `icon.person-circle-exclamationmark`.
    public static var personCircleExclamationmark: Self { Self(at: 77) }

    /// A triangle pointing right. Token `icon.play`.
    public static var play: Self { Self(at: 78) }

    /// A triangle pointing right in a circle. Token `icon.play-circle`.
    public static var playCircle: Self { Self(at: 79) }

    /// A triangle pointing right in a filled circle. Token `icon.play-circle-filled`.
    public static var playCircleFilled: Self { Self(at: 80) }

    /// A plus sign. Token `icon.plus`.
    public static var plus: Self { Self(at: 81) }

    /// A plus sign in a circle. Token `icon.plus-circle`.
    public static var plusCircle: Self { Self(at: 82) }

    /// A plus sign in a filled circle. Token `icon.plus-circle-filled`.
    public static var plusCircleFilled: Self { Self(at: 83) }

    /// A plus sign above a minus sign in a circle. Token `icon.plus-minus-circle`.
    public static var plusMinusCircle: Self { Self(at: 84) }

    /// A question mark in a circle. Token `icon.questionmark-circle`.
    public static var questionmarkCircle: Self { Self(at: 85) }

    /// A ruler. Token `icon.ruler`.
    public static var ruler: Self { Self(at: 86) }

    /// A sailing boat. Token `icon.sailboat`.
    public static var sailboat: Self { Self(at: 87) }

    /// A bathroom scale. Token `icon.scale`.
    public static var scale: Self { Self(at: 88) }

    /// A checkmark in a seal with a wavy edge. Token `icon.seal-checkmark`.
    public static var sealCheckmark: Self { Self(at: 89) }

    /// An arrow pointing up out of a tray. Token `icon.share`.
    public static var share: Self { Self(at: 90) }

    /// A triangle pointing right at a bar. Token `icon.skip-next`.
    public static var skipNext: Self { Self(at: 91) }

    /// Three sliders. Token `icon.sliders`.
    public static var sliders: Self { Self(at: 92) }

    /// A loudspeaker, crossed out. Token `icon.speaker-slash`.
    public static var speakerSlash: Self { Self(at: 93) }

    /// A loudspeaker with sound waves. Token `icon.speaker-wave`.
    public static var speakerWave: Self { Self(at: 94) }

    /// A stack of cards. Token `icon.stack`.
    public static var stack: Self { Self(at: 95) }

    /// A star. Token `icon.star`.
    public static var star: Self { Self(at: 96) }

    /// A square. Token `icon.stop`.
    public static var stop: Self { Self(at: 97) }

    /// A sun with rays. Token `icon.sun`.
    public static var sun: Self { Self(at: 98) }

    /// A sun with dots for rays. Token `icon.sun-dim`.
    public static var sunDim: Self { Self(at: 99) }

    /// A sun with rays, filled. Token `icon.sun-filled`.
    public static var sunFilled: Self { Self(at: 100) }

    /// Half a sun on the horizon under an arrow pointing up. Token `icon.sunrise`.
    public static var sunrise: Self { Self(at: 101) }

    /// Half a sun on the horizon under an arrow pointing down. Token `icon.sunset`.
    public static var sunset: Self { Self(at: 102) }

    /// Two arrows in a circle. Token `icon.sync`.
    public static var sync: Self { Self(at: 103) }

    /// Three rings, one within the other. Token `icon.target`.
    public static var target: Self { Self(at: 104) }

    /// Lines of text with a plus sign. Token `icon.text-plus`.
    public static var textPlus: Self { Self(at: 105) }

    /// A stopwatch. Token `icon.timer`.
    public static var timer: Self { Self(at: 106) }

    /// A tortoise. Token `icon.tortoise`.
    public static var tortoise: Self { Self(at: 107) }

    /// A bin. Token `icon.trash`.
    public static var trash: Self { Self(at: 108) }

    /// A cup with two handles. Token `icon.trophy`.
    public static var trophy: Self { Self(at: 109) }

    /// A magic wand with stars. Token `icon.wand-stars`.
    public static var wandStars: Self { Self(at: 110) }

    /// A cross of two strokes. Token `icon.xmark`.
    public static var xmark: Self { Self(at: 111) }
}

extension IconKind {
    /// The package's icons.
    public static let generated = GeneratedRoles(12, paths: [
        "icon.arrow-down",
        "icon.arrow-down-right",
        "icon.arrow-right",
        "icon.arrow-up",
        "icon.arrow-up-right",
        "icon.basket",
        "icon.bed",
        "icon.bell-slash",
        "icon.bolt",
        "icon.book",
        "icon.book-filled",
        "icon.book-pages",
        "icon.briefcase",
        "icon.buildings",
        "icon.calendar",
        "icon.chart-bar",
        "icon.chart-bar-filled",
        "icon.chart-line",
        "icon.checklist",
        "icon.checkmark",
        "icon.checkmark-circle",
        "icon.checkmark-circle-filled",
        "icon.chevron-backward",
        "icon.chevron-forward",
        "icon.circle",
        "icon.circle-dashed",
        "icon.circle-dot",
        "icon.circle-filled",
        "icon.clock",
        "icon.cloud-checkmark",
        "icon.cloud-exclamationmark",
        "icon.cloud-slash",
        "icon.cloud-sync",
        "icon.download",
        "icon.drop",
        "icon.dumbbell",
        "icon.exclamationmark-circle",
        "icon.exclamationmark-triangle",
        "icon.figure-run",
        "icon.figure-walk",
        "icon.filter-circle",
        "icon.filter-circle-filled",
        "icon.flag",
        "icon.flag-filled",
        "icon.flame",
        "icon.flame-filled",
        "icon.fork-knife",
        "icon.gauge",
        "icon.gear",
        "icon.graduation-cap",
        "icon.grid",
        "icon.guitar",
        "icon.hand-tap",
        "icon.heart",
        "icon.heart-slash",
        "icon.house",
        "icon.house-filled",
        "icon.info-circle",
        "icon.info-circle-filled",
        "icon.layers",
        "icon.leaf",
        "icon.list-numbered",
        "icon.location-slash",
        "icon.lock",
        "icon.map-pin",
        "icon.minus",
        "icon.minus-circle",
        "icon.moon",
        "icon.moon-stars",
        "icon.music-note",
        "icon.note",
        "icon.open-external",
        "icon.paintbrush",
        "icon.palette",
        "icon.pause",
        "icon.pause-circle",
        "icon.pencil-circle",
        "icon.person-circle-exclamationmark",
        "icon.play",
        "icon.play-circle",
        "icon.play-circle-filled",
        "icon.plus",
        "icon.plus-circle",
        "icon.plus-circle-filled",
        "icon.plus-minus-circle",
        "icon.questionmark-circle",
        "icon.ruler",
        "icon.sailboat",
        "icon.scale",
        "icon.seal-checkmark",
        "icon.share",
        "icon.skip-next",
        "icon.sliders",
        "icon.speaker-slash",
        "icon.speaker-wave",
        "icon.stack",
        "icon.star",
        "icon.stop",
        "icon.sun",
        "icon.sun-dim",
        "icon.sun-filled",
        "icon.sunrise",
        "icon.sunset",
        "icon.sync",
        "icon.target",
        "icon.text-plus",
        "icon.timer",
        "icon.tortoise",
        "icon.trash",
        "icon.trophy",
        "icon.wand-stars",
        "icon.xmark",
    ])

    static let table: [String] = [
        "M11 17.59L11 4C11 3.45 11.45 3 12 3C12.55 3 13 3.45 13 4L13 17.59L17.79 12.79C18.18 12.4 18.82 12.4 19.21 12.79C19.6 13.18 19.6 13.82 19.21 14.21L12.71 20.71C12.32 21.1 11.68 21.1 11.29 20.71L4.79 14.21C4.4 13.82 4.4 13.18 4.79 12.79C5.18 12.4 5.82 12.4 6.21 12.79Z", "An arrow pointing down.", "", "arrow.down", "arrow_downward", "",
        "M17.75 16.34L17.75 8.75C17.75 8.2 18.2 7.75 18.75 7.75C19.3 7.75 19.75 8.2 19.75 8.75L19.75 18.75C19.75 19.3 19.3 19.75 18.75 19.75L8.75 19.75C8.2 19.75 7.75 19.3 7.75 18.75C7.75 18.2 8.2 17.75 8.75 17.75L16.34 17.75L4.54 5.96C4.15 5.57 4.15 4.93 4.54 4.54C4.93 4.15 5.57 4.15 5.96 4.54Z", "An arrow pointing down and right: a falling line.", "", "arrow.down.right", "south_east", "",
        "M17.59 11L12.79 6.21C12.4 5.82 12.4 5.18 12.79 4.79C13.18 4.4 13.82 4.4 14.21 4.79L20.71 11.29C21.1 11.68 21.1 12.32 20.71 12.71L14.21 19.21C13.82 19.6 13.18 19.6 12.79 19.21C12.4 18.82 12.4 18.18 12.79 17.79L17.59 13L4 13C3.45 13 3 12.55 3 12C3 11.45 3.45 11 4 11Z", "An arrow pointing right: a level line.", "", "arrow.right", "east", "",
        "M13 6.41L13 20C13 20.55 12.55 21 12 21C11.45 21 11 20.55 11 20L11 6.41L6.21 11.21C5.82 11.6 5.18 11.6 4.79 11.21C4.4 10.82 4.4 10.18 4.79 9.79L11.29 3.29C11.68 2.9 12.32 2.9 12.71 3.29L19.21 9.79C19.6 10.18 19.6 10.82 19.21 11.21C18.82 11.6 18.18 11.6 17.79 11.21Z", "An arrow pointing up.", "", "arrow.up", "arrow_upward", "",
        "M16.34 6.25L8.75 6.25C8.2 6.25 7.75 5.8 7.75 5.25C7.75 4.7 8.2 4.25 8.75 4.25L18.75 4.25C19.3 4.25 19.75 4.7 19.75 5.25L19.75 15.25C19.75 15.8 19.3 16.25 18.75 16.25C18.2 16.25 17.75 15.8 17.75 15.25L17.75 7.66L5.96 19.46C5.57 19.85 4.93 19.85 4.54 19.46C4.15 19.07 4.15 18.43 4.54 18.04Z", "An arrow pointing up and right: a rising line.", "", "arrow.up.right", "north_east", "",
        "M8.91 9L15.09 9L12.62 4.48C12.36 4 12.54 3.39 13.02 3.12C13.5 2.86 14.11 3.04 14.38 3.52L17.37 9L21 9C21.55 9 22 9.45 22 10C22 10.55 21.55 11 21 11L20.42 11L18.78 19.11C18.51 20.45 17.28 21.5 15.9 21.5L8.1 21.5C7.87 21.5 7.63 21.46 7.41 21.41C6.3 21.11 5.45 20.23 5.22 19.1L3.58 11L3 11C2.45 11 2 10.55 2 10C2 9.45 2.45 9 3 9L6.63 9L9.62 3.52C9.89 3.04 10.5 2.86 10.98 3.12C11.46 3.39 11.64 4 11.38 4.48ZM5.62 11L7.18 18.69C7.27 19.13 7.67 19.5 8.12 19.5L15.88 19.5C16.33 19.5 16.73 19.13 16.82 18.69L18.38 11ZM11 13.75L11 16.75C11 17.3 10.55 17.75 10 17.75C9.45 17.75 9 17.3 9 16.75L9 13.75C9 13.2 9.45 12.75 10 12.75C10.55 12.75 11 13.2 11 13.75ZM13 13.75C13 13.2 13.45 12.75 14 12.75C14.55 12.75 15 13.2 15 13.75L15 16.75C15 17.3 14.55 17.75 14 17.75C13.45 17.75 13 17.3 13 16.75Z", "A shopping basket.", "", "basket", "shopping_basket", "",
        "M10.5 15.5L10.5 9C10.5 8.45 10.95 8 11.5 8L17.51 8C19.99 8 22 10.03 22 12.5L22 20C22 20.55 21.55 21 21 21C20.45 21 20 20.55 20 20L20 17.5L4 17.5L4 20C4 20.55 3.55 21 3 21C2.45 21 2 20.55 2 20L2 5C2 4.45 2.45 4 3 4C3.55 4 4 4.45 4 5L4 15.5ZM12.5 10L12.5 15.5L20 15.5L20 12.51C20 11.12 18.88 10 17.49 10ZM7.25 9.75C8.49 9.75 9.5 10.76 9.5 12C9.5 13.24 8.49 14.25 7.25 14.25C6.01 14.25 5 13.24 5 12C5 10.76 6.01 9.75 7.25 9.75Z", "A bed with a pillow.", "", "bed.double", "bed", "",
        "M13 3.58C14.09 3.73 15.28 4.27 16.13 4.98C17.42 6.06 18.29 7.59 18.46 9.28C18.52 9.83 18.5 10.37 18.51 10.93C18.54 12.18 18.63 13.75 19.18 14.9C19.34 15.22 19.54 15.52 19.76 15.8C19.86 15.93 19.84 16.11 19.72 16.22C19.61 16.32 19.42 16.31 19.31 16.2L16.8 13.69C16.76 13.65 16.73 13.59 16.72 13.53C16.58 12.74 16.54 11.93 16.51 11.12C16.51 10.86 16.5 10.6 16.5 10.33C16.5 10.09 16.5 9.85 16.48 9.61C16.39 8.58 15.94 7.6 15.23 6.86C14.69 6.31 14.01 5.9 13.27 5.68C12 5.31 10.74 5.51 9.61 6.19C9.5 6.25 9.35 6.24 9.26 6.15L8.24 5.13C8.11 5 8.13 4.78 8.28 4.67C9.09 4.1 10.03 3.74 11 3.58L11 3C11 2.45 11.45 2 12 2C12.54 2 13 2.45 13 3ZM4.21 2.79L21.21 19.79C21.6 20.18 21.6 20.82 21.21 21.21C20.82 21.6 20.18 21.6 19.79 21.21L2.79 4.21C2.4 3.82 2.4 3.18 2.79 2.79C3.18 2.4 3.82 2.4 4.21 2.79ZM6.5 16L12.76 16C12.84 16 12.92 16.03 12.97 16.08L14.38 17.49C14.46 17.57 14.49 17.7 14.44 17.81C14.4 17.93 14.28 18 14.16 18L4.5 18C4.11 18 3.75 17.77 3.59 17.41C3.43 17.05 3.49 16.6 3.77 16.32C4.08 15.99 4.36 15.69 4.6 15.31C5.36 14.08 5.46 12.33 5.49 10.92C5.5 10.4 5.48 9.86 5.53 9.34C5.55 9.22 5.63 9.12 5.74 9.08C5.84 9.05 5.97 9.08 6.04 9.16L7.41 10.52C7.47 10.58 7.49 10.66 7.49 10.73C7.47 12.48 7.33 14.43 6.5 16ZM11.07 19.52C11.44 19.99 12.12 20.1 12.63 19.79C12.76 19.71 12.87 19.6 12.96 19.48C13.31 19.06 13.93 18.97 14.36 19.31C14.79 19.64 14.88 20.26 14.55 20.7C14.34 20.99 14.07 21.23 13.77 21.43C12.37 22.38 10.46 22.03 9.45 20.7C9.12 20.26 9.22 19.62 9.65 19.3C10.01 19.03 10.5 19.03 10.85 19.3C10.94 19.37 11 19.44 11.07 19.52Z", "A bell, crossed out.", "", "bell.slash", "notifications_off", "notificationsOff",
        "M14 9.2L18.7 9.2C19.07 9.2 19.43 9.42 19.59 9.75C19.77 10.1 19.72 10.52 19.48 10.83L10.98 21.43C10.71 21.77 10.23 21.89 9.82 21.73C9.42 21.56 9.16 21.14 9.2 20.7L9.8 14.6L5.3 14.6C4.93 14.6 4.57 14.38 4.41 14.05C4.23 13.7 4.28 13.28 4.52 12.98L12.82 2.58C13.09 2.23 13.57 2.11 13.98 2.27C14.38 2.44 14.64 2.86 14.6 3.3Z", "A lightning bolt.", "", "bolt.fill", "bolt", "",
        "M12 5.23C14.43 3.49 18.11 3.25 21 3.25C21.55 3.25 22 3.7 22 4.25L22 18C22 18.55 21.55 19 21 19C18.69 19.01 15.83 19.12 13.76 20.25C13.36 20.46 12.99 20.72 12.65 21.01C12.28 21.33 11.72 21.33 11.35 21.01C11.01 20.72 10.64 20.46 10.24 20.25C8.17 19.12 5.31 19.01 3 19C2.45 19 2 18.55 2 18L2 4.25C2 3.7 2.45 3.25 3 3.25C5.96 3.25 9.5 3.48 12 5.23ZM20 5.26C17.74 5.31 14.86 5.58 13 6.98L13 18.38C15.03 17.32 17.74 17.07 20 17.01ZM4 5.26L4 17.01C6.31 17.06 8.91 17.32 11 18.38L11 6.98C10.76 6.79 10.51 6.64 10.24 6.5C8.42 5.51 6.04 5.32 4 5.26Z", "An open book.", "", "book", "menu_book", "",
        "M11.25 4.77L11.25 20.92C9.19 19.15 5.58 19.01 3 19C2.45 19 2 18.55 2 18L2 4.25C2 3.7 2.45 3.25 3 3.25C5.72 3.26 8.82 3.43 11.25 4.77ZM12.75 4.77C15.07 3.45 18.39 3.25 21 3.25C21.55 3.25 22 3.7 22 4.25L22 18C22 18.55 21.55 19 21 19C18.34 19.01 14.9 19.14 12.75 20.92Z", "An open book, filled.", "", "book.fill", "menu_book", "",
        "M12 5.23C14.43 3.49 18.11 3.25 21 3.25C21.55 3.25 22 3.7 22 4.25L22 18C22 18.55 21.55 19 21 19C18.69 19.01 15.83 19.12 13.76 20.25C13.36 20.46 12.99 20.72 12.65 21.01C12.28 21.33 11.72 21.33 11.35 21.01C11.01 20.72 10.64 20.46 10.24 20.25C8.17 19.12 5.31 19.01 3 19C2.45 19 2 18.55 2 18L2 4.25C2 3.7 2.45 3.25 3 3.25C5.97 3.25 9.49 3.48 12 5.23ZM20 5.26C17.74 5.31 14.86 5.58 13 6.98L13 18.38C15.03 17.32 17.74 17.07 20 17.01ZM4 5.26L4 17.01C6.31 17.06 8.91 17.32 11 18.38L11 6.98C10.76 6.79 10.51 6.64 10.24 6.5C8.42 5.51 6.04 5.32 4 5.26ZM6.46 8.35C7.29 8.43 8.17 8.61 8.95 8.89C9.33 9.03 9.54 9.44 9.41 9.83C9.29 10.21 8.86 10.45 8.47 10.31C7.7 10.05 7.13 9.94 6.32 9.85C5.92 9.8 5.62 9.44 5.65 9.04C5.68 8.64 6.05 8.31 6.46 8.35ZM17.52 8.35C17.92 8.31 18.28 8.59 18.34 8.99C18.4 9.39 18.12 9.79 17.71 9.84C16.87 9.95 16.32 10.05 15.53 10.31C15.15 10.44 14.73 10.22 14.59 9.85C14.46 9.48 14.65 9.04 15.03 8.9C15.81 8.6 16.68 8.45 17.52 8.35ZM6.46 12.35C7.29 12.43 8.17 12.61 8.95 12.89C9.33 13.03 9.54 13.44 9.41 13.83C9.29 14.21 8.86 14.45 8.47 14.31C7.68 14.05 7.13 13.94 6.29 13.84C5.89 13.79 5.61 13.41 5.65 13.02C5.7 12.62 6.06 12.31 6.46 12.35ZM17.52 12.35C17.92 12.31 18.28 12.59 18.34 12.99C18.4 13.39 18.12 13.79 17.71 13.84C16.87 13.95 16.32 14.05 15.53 14.31C15.15 14.44 14.73 14.22 14.59 13.85C14.46 13.48 14.65 13.04 15.03 12.9C15.81 12.6 16.68 12.45 17.52 12.35Z", "An open book with lines of text.", "", "book.pages", "auto_stories", "",
        "M16.5 6.5L19 6.5C20.65 6.5 22 7.85 22 9.5L22 18C22 19.65 20.65 21 19 21L5 21C3.35 21 2 19.65 2 18L2 9.5C2 7.85 3.35 6.5 5 6.5L7.5 6.5L7.5 5.5C7.5 4.12 8.62 3 10 3L14 3C15.38 3 16.5 4.12 16.5 5.5ZM4 13.91L4 18C4 18.55 4.45 19 5 19L19 19C19.55 19 20 18.55 20 18L20 13.91C17.72 14.59 15.38 14.91 13 14.98C13.01 15.54 12.55 16 12 16C11.43 16 11.01 15.55 11 14.98C10.5 14.97 10 14.94 9.5 14.9C7.62 14.76 5.81 14.45 4 13.91ZM20 11.81L20 9.5C20 8.95 19.55 8.5 19 8.5L5 8.5C4.45 8.5 4 8.95 4 9.5L4 11.81C6.1 12.56 8.77 12.92 11 12.98C10.99 12.44 11.47 12 12 12C12.54 12 12.99 12.44 13 12.98C13.54 12.97 14.07 12.93 14.61 12.89C16.44 12.73 18.26 12.4 20 11.81ZM9.5 6.5L14.5 6.5L14.5 5.49C14.5 5.21 14.26 5 13.99 5L10.01 5C9.72 5 9.5 5.22 9.5 5.51Z", "A briefcase.", "", "briefcase", "work", "",
        "M9.25 21.5L9.25 18.4C9.25 18.18 9.07 18 8.85 18L7.65 18C7.43 18 7.25 18.18 7.25 18.4L7.25 21.5L4.5 21.5C3.68 21.5 3 20.82 3 20L3 4C3 3.18 3.68 2.5 4.5 2.5L12 2.5C12.82 2.5 13.5 3.18 13.5 4L13.5 20C13.5 20.82 12.82 21.5 12 21.5ZM10.6 6L9.4 6C9.18 6 9 6.18 9 6.4L9 7.6C9 7.81 9.17 8 9.39 8L10.6 8C10.81 8 11 7.83 11 7.61L11 6.4C11 6.18 10.82 6 10.6 6ZM10.6 14L9.4 14C9.18 14 9 14.18 9 14.4L9 15.6C9 15.81 9.17 16 9.39 16L10.6 16C10.81 16 11 15.83 11 15.61L11 14.4C11 14.18 10.82 14 10.6 14ZM10.6 10L9.4 10C9.18 10 9 10.18 9 10.4L9 11.6C9 11.81 9.17 12 9.39 12L10.6 12C10.81 12 11 11.83 11 11.61L11 10.4C11 10.18 10.82 10 10.6 10ZM7.1 10L5.9 10C5.68 10 5.5 10.18 5.5 10.4L5.5 11.6C5.5 11.81 5.67 12 5.89 12L7.1 12C7.31 12 7.5 11.83 7.5 11.61L7.5 10.4C7.5 10.18 7.32 10 7.1 10ZM7.1 14L5.9 14C5.68 14 5.5 14.18 5.5 14.4L5.5 15.6C5.5 15.81 5.67 16 5.89 16L7.1 16C7.31 16 7.5 15.83 7.5 15.61L7.5 14.4C7.5 14.18 7.32 14 7.1 14ZM7.1 6L5.9 6C5.68 6 5.5 6.18 5.5 6.4L5.5 7.6C5.5 7.81 5.67 8 5.89 8L7.1 8C7.31 8 7.5 7.83 7.5 7.61L7.5 6.4C7.5 6.18 7.32 6 7.1 6ZM16.5 8.5L20 8.5C20.82 8.5 21.5 9.18 21.5 10L21.5 20C21.5 20.82 20.82 21.5 20 21.5L16.5 21.5C15.68 21.5 15 20.82 15 20L15 10C15 9.18 15.68 8.5 16.5 8.5ZM17.65 16C17.43 16 17.25 16.18 17.25 16.4L17.25 17.6C17.25 17.81 17.42 18 17.64 18L18.85 18C19.06 18 19.25 17.83 19.25 17.61L19.25 16.4C19.25 16.18 19.07 16 18.85 16ZM17.64 12C17.42 12 17.25 12.19 17.25 12.4L17.25 13.6C17.25 13.81 17.42 14 17.64 14L18.85 14C19.06 14 19.25 13.83 19.25 13.61L19.25 12.4C19.25 12.18 19.07 12 18.85 12Z", "Two office buildings.", "", "building.2.fill", "domain", "",
        "M9 4L15 4L15 3C15 2.45 15.45 2 16 2C16.55 2 17 2.45 17 3L17 4L18.5 4C20.15 4 21.5 5.35 21.5 7L21.5 18.5C21.5 20.15 20.15 21.5 18.5 21.5L5.5 21.5C3.85 21.5 2.5 20.15 2.5 18.5L2.5 7C2.5 5.35 3.85 4 5.5 4L7 4L7 3C7 2.45 7.45 2 8 2C8.55 2 9 2.45 9 3ZM15 6L9 6L9 6.5C9 7.05 8.55 7.5 8 7.5C7.45 7.5 7 7.05 7 6.5L7 6L5.5 6C4.95 6 4.5 6.45 4.5 7L4.5 9L19.5 9L19.5 7C19.5 6.45 19.05 6 18.5 6L17 6L17 6.5C17 7.05 16.55 7.5 16 7.5C15.45 7.5 15 7.05 15 6.5ZM19.5 11L4.5 11L4.5 18.5C4.5 19.05 4.95 19.5 5.5 19.5L18.5 19.5C19.05 19.5 19.5 19.05 19.5 18.5ZM8 12.45C8.63 12.45 9.15 12.97 9.15 13.6C9.15 14.23 8.63 14.75 8 14.75C7.37 14.75 6.85 14.23 6.85 13.6C6.85 12.97 7.37 12.45 8 12.45ZM12 12.45C12.63 12.45 13.15 12.97 13.15 13.6C13.15 14.23 12.63 14.75 12 14.75C11.37 14.75 10.85 14.23 10.85 13.6C10.85 12.97 11.37 12.45 12 12.45ZM16 12.45C16.63 12.45 17.15 12.97 17.15 13.6C17.15 14.23 16.63 14.75 16 14.75C15.37 14.75 14.85 14.23 14.85 13.6C14.85 12.97 15.37 12.45 16 12.45ZM8 15.85C8.63 15.85 9.15 16.37 9.15 17C9.15 17.63 8.63 18.15 8 18.15C7.37 18.15 6.85 17.63 6.85 17C6.85 16.37 7.37 15.85 8 15.85ZM12 15.85C12.63 15.85 13.15 16.37 13.15 17C13.15 17.63 12.63 18.15 12 18.15C11.37 18.15 10.85 17.63 10.85 17C10.85 16.37 11.37 15.85 12 15.85ZM16 15.85C16.63 15.85 17.15 16.37 17.15 17C17.15 17.63 16.63 18.15 16 18.15C15.37 18.15 14.85 17.63 14.85 17C14.85 16.37 15.37 15.85 16 15.85Z", "A calendar page.", "", "calendar", "calendar_month", "calendarToday",
        "M10.6 3L13.4 3C14.17 3 14.8 3.63 14.8 4.4L14.8 19.6C14.8 20.37 14.17 21 13.4 21L10.6 21C9.83 21 9.2 20.37 9.2 19.6L9.2 4.4C9.2 3.63 9.83 3 10.6 3ZM11.5 5C11.34 5 11.2 5.14 11.2 5.3L11.2 18.71C11.2 18.87 11.34 19 11.5 19L12.5 19C12.66 19 12.8 18.86 12.8 18.7L12.8 5.29C12.8 5.14 12.66 5 12.51 5ZM17.8 8L20.6 8C21.37 8 22 8.63 22 9.4L22 19.6C22 20.37 21.37 21 20.6 21L17.8 21C17.03 21 16.4 20.37 16.4 19.6L16.4 9.4C16.4 8.63 17.03 8 17.8 8ZM18.7 10C18.54 10 18.4 10.13 18.4 10.29L18.4 18.7C18.4 18.86 18.54 19 18.7 19L19.7 19C19.86 19 20 18.87 20 18.71L20 10.3C20 10.14 19.86 10 19.7 10ZM6.2 12.5C6.97 12.5 7.6 13.13 7.6 13.9L7.6 19.6C7.6 20.37 6.97 21 6.2 21L3.4 21C2.63 21 2 20.37 2 19.6L2 13.9C2 13.13 2.63 12.5 3.4 12.5ZM5.3 14.5L4.3 14.5C4.14 14.5 4 14.64 4 14.8L4 18.7C4 18.86 4.14 19 4.3 19L5.3 19C5.46 19 5.6 18.86 5.6 18.7L5.6 14.8C5.6 14.64 5.46 14.5 5.3 14.5Z", "A bar chart.", "", "chart.bar", "bar_chart", "",
        "M10.6 3L13.4 3C14.17 3 14.8 3.63 14.8 4.4L14.8 19.6C14.8 20.37 14.17 21 13.4 21L10.6 21C9.83 21 9.2 20.37 9.2 19.6L9.2 4.4C9.2 3.63 9.83 3 10.6 3ZM17.8 8L20.6 8C21.37 8 22 8.63 22 9.4L22 19.6C22 20.37 21.37 21 20.6 21L17.8 21C17.03 21 16.4 20.37 16.4 19.6L16.4 9.4C16.4 8.63 17.03 8 17.8 8ZM6.2 12.5C6.97 12.5 7.6 13.13 7.6 13.9L7.6 19.6C7.6 20.37 6.97 21 6.2 21L3.4 21C2.63 21 2 20.37 2 19.6L2 13.9C2 13.13 2.63 12.5 3.4 12.5Z", "A bar chart, filled.", "", "chart.bar.fill", "bar_chart", "",
        "M4 3.5L4 18.49C4 19.05 4.45 19.5 5.01 19.5L21 19.5C21.55 19.5 22 19.95 22 20.5C22 21.05 21.55 21.5 21 21.5L5 21.5C3.35 21.5 2 20.15 2 18.5L2 3.5C2 2.95 2.45 2.5 3 2.5C3.55 2.5 4 2.95 4 3.5ZM18.72 7L15.9 7C15.35 7 14.9 6.55 14.9 6C14.9 5.45 15.35 5 15.9 5L20.75 5C21.3 5 21.75 5.45 21.75 6L21.75 10.85C21.75 11.4 21.3 11.85 20.75 11.85C20.2 11.85 19.75 11.4 19.75 10.85L19.75 8.86L15.5 13.66C15.13 14.08 14.48 14.11 14.07 13.73L11.57 11.43L8.25 15.16C7.88 15.58 7.25 15.61 6.84 15.25C6.42 14.88 6.39 14.25 6.75 13.84L10.75 9.34C11.12 8.92 11.77 8.89 12.18 9.27L14.68 11.57Z", "A rising line between two axes.", "", "chart.line.uptrend.xyaxis", "show_chart", "",
        "M5.19 7.78L8.74 3.6C9.09 3.18 9.73 3.13 10.15 3.49C10.57 3.84 10.62 4.48 10.26 4.9L6.01 9.9C5.64 10.34 4.95 10.37 4.54 9.96L2.29 7.71C1.9 7.32 1.9 6.68 2.29 6.29C2.68 5.9 3.32 5.9 3.71 6.29ZM13 6L21 6C21.55 6 22 6.45 22 7C22 7.55 21.55 8 21 8L13 8C12.45 8 12 7.55 12 7C12 6.45 12.45 6 13 6ZM5.19 17.78L8.74 13.6C9.09 13.18 9.73 13.13 10.15 13.49C10.57 13.84 10.62 14.48 10.26 14.9L6.01 19.9C5.64 20.34 4.95 20.37 4.54 19.96L2.29 17.71C1.9 17.32 1.9 16.68 2.29 16.29C2.68 15.9 3.32 15.9 3.71 16.29ZM13 16L21 16C21.55 16 22 16.45 22 17C22 17.55 21.55 18 21 18L13 18C12.45 18 12 17.55 12 17C12 16.45 12.45 16 13 16Z", "Two lines with checkmarks before them.", "", "checklist", "checklist", "",
        "M9.23 16.32L19.28 5.81C19.66 5.41 20.29 5.4 20.69 5.78C21.09 6.16 21.1 6.79 20.72 7.19L9.97 18.44C9.59 18.84 8.94 18.85 8.54 18.46L3.29 13.21C2.9 12.82 2.9 12.18 3.29 11.79C3.68 11.4 4.32 11.4 4.71 11.79Z", "A checkmark.", "", "checkmark", "check", "check",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM10.72 14.06L15.76 8.57C16.14 8.17 16.77 8.14 17.18 8.51C17.58 8.89 17.61 9.52 17.24 9.93L11.49 16.18C11.1 16.59 10.44 16.61 10.04 16.21L6.79 12.96C6.4 12.57 6.4 11.93 6.79 11.54C7.18 11.15 7.82 11.15 8.21 11.54Z", "A checkmark in a circle.", "", "checkmark.circle", "check_circle", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM10.72 14.06L8.21 11.54C7.82 11.15 7.18 11.15 6.79 11.54C6.4 11.93 6.4 12.57 6.79 12.96L10.04 16.21C10.44 16.61 11.1 16.59 11.49 16.18L17.24 9.93C17.61 9.52 17.58 8.89 17.18 8.51C16.77 8.14 16.14 8.17 15.76 8.57Z", "A checkmark in a filled circle.", "", "checkmark.circle.fill", "check_circle", "",
        "M9.91 12L16.21 18.29C16.6 18.68 16.6 19.32 16.21 19.71C15.82 20.1 15.18 20.1 14.79 19.71L7.79 12.71C7.4 12.32 7.4 11.68 7.79 11.29L14.79 4.29C15.18 3.9 15.82 3.9 16.21 4.29C16.6 4.68 16.6 5.32 16.21 5.71Z", "An angle pointing against the reading direction.", "mirrors", "chevron.backward", "chevron_backward", "arrowBack",
        "M14.09 12L7.79 5.71C7.4 5.32 7.4 4.68 7.79 4.29C8.18 3.9 8.82 3.9 9.21 4.29L16.21 11.29C16.6 11.68 16.6 12.32 16.21 12.71L9.21 19.71C8.82 20.1 8.18 20.1 7.79 19.71C7.4 19.32 7.4 18.68 7.79 18.29Z", "An angle pointing in the reading direction.", "mirrors", "chevron.forward", "chevron_forward", "arrowForward",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4Z", "A circle.", "", "circle", "radio_button_unchecked", "",
        "M10.54 2.11C11.49 1.98 12.54 1.95 13.5 2.11C14.04 2.2 14.41 2.72 14.32 3.27C14.23 3.8 13.73 4.16 13.2 4.09C12.32 3.97 11.68 3.97 10.8 4.09C10.26 4.16 9.75 3.78 9.68 3.23C9.6 2.69 9.99 2.18 10.54 2.11ZM6.07 3.95C6.52 3.63 7.14 3.74 7.46 4.19C7.77 4.62 7.68 5.23 7.25 5.56C6.55 6.1 6.1 6.55 5.56 7.25C5.23 7.69 4.6 7.78 4.16 7.44C3.72 7.11 3.64 6.48 3.97 6.04C4.55 5.27 5.28 4.51 6.07 3.95ZM17.96 3.97C18.73 4.55 19.49 5.28 20.05 6.07C20.37 6.52 20.26 7.14 19.81 7.46C19.38 7.77 18.77 7.68 18.44 7.25C17.9 6.55 17.45 6.1 16.75 5.56C16.31 5.23 16.22 4.6 16.56 4.16C16.89 3.72 17.52 3.64 17.96 3.97ZM2.11 10.5C2.2 9.97 2.7 9.61 3.23 9.68C3.78 9.75 4.16 10.26 4.09 10.8C3.97 11.68 3.97 12.32 4.09 13.2C4.16 13.74 3.78 14.25 3.23 14.32C2.69 14.4 2.18 14.01 2.11 13.46C1.98 12.51 1.95 11.46 2.11 10.5ZM21.89 10.54C22.02 11.49 22.05 12.54 21.89 13.5C21.8 14.04 21.28 14.41 20.73 14.32C20.2 14.23 19.84 13.73 19.91 13.2C20.03 12.32 20.03 11.68 19.91 10.8C19.84 10.26 20.22 9.75 20.77 9.68C21.31 9.6 21.82 9.99 21.89 10.54ZM5.56 16.75C6.1 17.45 6.55 17.9 7.25 18.44C7.69 18.77 7.78 19.4 7.44 19.84C7.11 20.28 6.48 20.36 6.04 20.03C5.27 19.45 4.51 18.72 3.95 17.93C3.63 17.48 3.74 16.86 4.19 16.54C4.62 16.23 5.23 16.32 5.56 16.75ZM18.44 16.75C18.77 16.31 19.4 16.22 19.84 16.56C20.28 16.89 20.36 17.52 20.03 17.96C19.45 18.73 18.72 19.49 17.93 20.05C17.5 20.36 16.88 20.27 16.56 19.84C16.22 19.4 16.31 18.77 16.75 18.44C17.45 17.9 17.9 17.45 18.44 16.75ZM13.2 19.91C13.74 19.84 14.25 20.22 14.32 20.77C14.4 21.31 14.01 21.82 13.46 21.89C12.51 22.02 11.46 22.05 10.5 21.89C9.96 21.8 9.59 21.28 9.68 20.73C9.77 20.2 10.27 19.84 10.8 19.91C11.68 20.03 12.32 20.03 13.2 19.91Z", "A dashed circle.", "", "circle.dashed", "", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM12 7C14.76 7 17 9.24 17 12C17 14.76 14.76 17 12 17C9.24 17 7 14.76 7 12C7 9.24 9.24 7 12 7Z", "A circle with a dot in it.", "", "circle.inset.filled", "radio_button_checked", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2Z", "A disc.", "", "circle.fill", "circle", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM13 11.46L16.3 13.67C16.76 13.97 16.89 14.6 16.58 15.05C16.28 15.51 15.65 15.64 15.2 15.33L11.45 12.83C11.17 12.65 11 12.33 11 12L11 6.5C11 5.95 11.45 5.5 12 5.5C12.55 5.5 13 5.95 13 6.5Z", "A clock face.", "", "clock", "schedule", "",
        "M5.78 9.34C5.94 8.99 6.14 8.66 6.35 8.34C7.64 6.43 9.99 5.28 12.29 5.42C15.09 5.6 17.45 7.38 18.34 10.05C20.7 10.58 22.3 12.91 21.94 15.3C21.65 17.26 20.19 18.88 18.23 19.26C17.92 19.32 17.61 19.36 17.29 19.36C17.18 19.36 17.06 19.35 16.95 19.35L7.18 19.35C6.75 19.35 6.33 19.3 5.92 19.21C4.51 18.88 3.25 17.89 2.6 16.6C2.34 16.08 2.15 15.53 2.08 14.95C1.79 12.76 2.86 10.72 4.82 9.71C5.13 9.55 5.45 9.43 5.78 9.34ZM10.73 14.32L8.71 12.29C8.32 11.9 7.68 11.9 7.29 12.29C6.9 12.68 6.9 13.32 7.29 13.71L10.04 16.46C10.44 16.85 11.09 16.84 11.47 16.44L16.47 11.19C16.85 10.79 16.84 10.15 16.44 9.78C16.04 9.4 15.4 9.41 15.03 9.81Z", "A cloud with a checkmark.", "", "checkmark.icloud.fill", "cloud_done", "",
        "M5.78 9.34C5.94 8.99 6.14 8.66 6.35 8.34C7.64 6.43 9.99 5.28 12.29 5.42C15.09 5.6 17.45 7.38 18.34 10.05C20.7 10.58 22.3 12.91 21.94 15.3C21.65 17.26 20.19 18.88 18.23 19.26C17.92 19.32 17.61 19.36 17.29 19.36C17.18 19.36 17.06 19.35 16.95 19.35L7.18 19.35C6.75 19.35 6.33 19.3 5.92 19.21C4.51 18.88 3.25 17.89 2.6 16.6C2.34 16.08 2.15 15.53 2.08 14.95C1.79 12.76 2.86 10.72 4.82 9.71C5.13 9.55 5.45 9.43 5.78 9.34ZM12 14.8C11.34 14.8 10.8 15.34 10.8 16C10.8 16.66 11.34 17.2 12 17.2C12.66 17.2 13.2 16.66 13.2 16C13.2 15.34 12.66 14.8 12 14.8ZM13 8.5C13 7.95 12.55 7.5 12 7.5C11.45 7.5 11 7.95 11 8.5L11 12.75C11 13.3 11.45 13.75 12 13.75C12.55 13.75 13 13.3 13 12.75Z", "A cloud with an exclamation mark.", "", "exclamationmark.icloud.fill", "cloud_alert", "",
        "M4.21 2.79L21.21 19.79C21.6 20.18 21.6 20.82 21.21 21.21C20.82 21.6 20.18 21.6 19.79 21.21L2.79 4.21C2.4 3.82 2.4 3.18 2.79 2.79C3.18 2.4 3.82 2.4 4.21 2.79ZM18.34 10.05C18.81 10.16 19.29 10.35 19.69 10.6C21.58 11.75 22.42 13.94 21.77 16.06C21.64 16.48 21.44 16.92 21.18 17.28C21.08 17.43 20.85 17.46 20.72 17.33L19.73 16.34C19.64 16.25 19.62 16.1 19.68 15.98C19.82 15.73 19.92 15.46 19.98 15.18C20.24 13.83 19.47 12.5 18.18 12.04C17.95 11.96 17.72 11.92 17.48 11.9C17.06 11.86 16.71 11.56 16.61 11.15C16.53 10.79 16.42 10.45 16.26 10.11C15.5 8.52 13.93 7.47 12.17 7.38C11.79 7.36 11.41 7.39 11.03 7.46C10.93 7.47 10.83 7.44 10.77 7.37L9.66 6.26C9.51 6.11 9.56 5.84 9.76 5.77C10.35 5.55 11.06 5.45 11.69 5.42C12.19 5.39 12.71 5.44 13.21 5.54C15.6 5.98 17.57 7.76 18.34 10.05ZM5.75 9.35C5.85 9.32 5.96 9.35 6.03 9.43L7.12 10.51C7.24 10.64 7.23 10.85 7.09 10.96C6.97 11.06 6.81 11.13 6.65 11.15C6.36 11.2 6.07 11.28 5.8 11.41C4.61 11.96 3.89 13.21 4 14.51C4.13 16.1 5.47 17.39 7.08 17.39L13.87 17.39C13.95 17.39 14.02 17.42 14.08 17.47L15.44 18.84C15.53 18.92 15.55 19.05 15.51 19.16C15.46 19.28 15.35 19.35 15.23 19.35L7.06 19.35C6.57 19.35 6.08 19.27 5.62 19.12C3.67 18.52 2.31 16.85 2.06 14.84C1.81 12.84 2.84 10.81 4.6 9.83C4.92 9.65 5.38 9.43 5.75 9.35Z", "A cloud, crossed out.", "", "icloud.slash", "cloud_off", "",
        "M5.78 9.34C5.94 8.99 6.14 8.66 6.35 8.34C7.64 6.43 9.99 5.28 12.29 5.42C15.09 5.6 17.45 7.38 18.34 10.05C20.7 10.58 22.3 12.91 21.94 15.3C21.65 17.26 20.19 18.88 18.23 19.26C17.92 19.32 17.61 19.36 17.29 19.36C17.18 19.36 17.06 19.35 16.95 19.35L7.18 19.35C6.75 19.35 6.33 19.3 5.92 19.21C4.51 18.88 3.25 17.89 2.6 16.6C2.34 16.08 2.15 15.53 2.08 14.95C1.79 12.76 2.86 10.72 4.82 9.71C5.13 9.55 5.45 9.43 5.78 9.34ZM15.82 10.44C15.61 10.11 15.34 9.81 15.04 9.55C13.59 8.26 11.46 8.04 9.76 8.98C9.41 9.18 9.08 9.42 8.79 9.7C8.48 10.01 8.48 10.52 8.8 10.83C9.1 11.14 9.59 11.14 9.91 10.85C10.14 10.63 10.4 10.44 10.68 10.3C11.82 9.75 13.22 9.97 14.11 10.87L13.64 10.99C13.39 11.05 13.29 11.36 13.46 11.56L15.93 14.35C16.12 14.56 16.47 14.47 16.54 14.2L17.41 10.58C17.47 10.32 17.23 10.09 16.98 10.16ZM9.89 15.13L10.36 15.01C10.61 14.95 10.71 14.64 10.54 14.44L8.07 11.65C7.88 11.44 7.53 11.53 7.46 11.8L6.59 15.42C6.53 15.68 6.77 15.91 7.02 15.84L8.18 15.56C8.39 15.89 8.66 16.19 8.96 16.45C10.41 17.73 12.53 17.96 14.22 17.03C14.58 16.83 14.92 16.59 15.21 16.3C15.51 15.99 15.52 15.5 15.22 15.19C14.92 14.86 14.41 14.85 14.09 15.15C13.86 15.37 13.6 15.56 13.32 15.7C12.18 16.25 10.78 16.03 9.89 15.13Z", "A cloud with two arrows in a circle.", "", "arrow.triangle.2.circlepath.icloud", "cloud_sync", "",
        "M11 13.09L11 3C11 2.45 11.45 2 12 2C12.55 2 13 2.45 13 3L13 13.09L15.29 10.79C15.68 10.4 16.32 10.4 16.71 10.79C17.1 11.18 17.1 11.82 16.71 12.21L12.71 16.21C12.32 16.6 11.68 16.6 11.29 16.21L7.29 12.21C6.9 11.82 6.9 11.18 7.29 10.79C7.68 10.4 8.32 10.4 8.71 10.79ZM7.5 8C8.05 8 8.5 8.45 8.5 9C8.5 9.55 8.05 10 7.5 10L6.51 10C5.95 10 5.5 10.45 5.5 11.01L5.5 18.99C5.5 19.55 5.95 20 6.51 20L17.49 20C18.05 20 18.5 19.55 18.5 18.99L18.5 11.01C18.5 10.45 18.05 10 17.49 10L16.5 10C15.95 10 15.5 9.55 15.5 9C15.5 8.45 15.95 8 16.5 8L17.51 8C19.16 8 20.5 9.36 20.5 11L20.5 19C20.5 20.65 19.16 22 17.5 22L6.5 22C4.85 22 3.5 20.65 3.5 19L3.5 11C3.5 9.35 4.85 8 6.5 8Z", "An arrow pointing down into a tray.", "", "square.and.arrow.down", "download", "download",
        "M12.74 2.53C12.91 2.72 13.12 3.01 13.28 3.21L14.04 4.15C16.34 7.03 19.16 10.54 19.25 14.4C19.27 15.5 19.06 16.63 18.59 17.62C17.36 20.23 14.9 21.81 12.01 21.85C9.29 21.88 6.66 20.24 5.49 17.79C4.88 16.52 4.66 15.26 4.78 13.86C5.08 10.41 7.5 7.24 9.59 4.62L9.96 4.15L10.72 3.21C10.88 3.01 11.09 2.72 11.26 2.53C11.65 2.09 12.35 2.09 12.74 2.53ZM9.19 15.09C9.11 14.68 8.72 14.41 8.31 14.49C7.91 14.57 7.64 14.96 7.72 15.37C7.99 16.81 8.91 17.99 10.26 18.59C10.58 18.73 10.92 18.83 11.26 18.89C11.67 18.95 12.05 18.67 12.12 18.26C12.18 17.86 11.91 17.49 11.51 17.41C10.29 17.17 9.43 16.31 9.19 15.09Z", "A drop of water.", "", "drop.fill", "water_drop", "",
        "M5 8.52L5 6.4C5 5.63 5.63 5 6.4 5L7.6 5C8.37 5 9 5.63 9 6.4L9 10.75L15 10.75L15 6.4C15 5.63 15.63 5 16.4 5L17.6 5C18.37 5 19 5.63 19 6.4L19 8.52C19.07 8.5 19.13 8.5 19.2 8.5L20.8 8.5C21.46 8.5 22 9.04 22 9.7L22 14.3C22 14.96 21.46 15.5 20.8 15.5L19.2 15.5C19.13 15.5 19.07 15.49 19 15.48L19 17.6C19 18.37 18.37 19 17.6 19L16.4 19C15.63 19 15 18.37 15 17.6L15 13.25L9 13.25L9 17.6C9 18.37 8.37 19 7.6 19L6.4 19C5.63 19 5 18.37 5 17.6L5 15.48C4.93 15.5 4.87 15.5 4.8 15.5L3.2 15.5C2.54 15.5 2 14.96 2 14.3L2 9.7C2 9.04 2.54 8.5 3.2 8.5L4.8 8.5C4.87 8.5 4.93 8.51 5 8.52Z", "A dumbbell.", "", "dumbbell.fill", "fitness_center", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 15C11.31 15 10.75 15.56 10.75 16.25C10.75 16.94 11.31 17.5 12 17.5C12.69 17.5 13.25 16.94 13.25 16.25C13.25 15.56 12.69 15 12 15ZM13 7.25C13 6.7 12.55 6.25 12 6.25C11.45 6.25 11 6.7 11 7.25L11 12.5C11 13.05 11.45 13.5 12 13.5C12.55 13.5 13 13.05 13 12.5Z", "An exclamation mark in a disc.", "", "exclamationmark.circle.fill", "error", "error",
        "M13.65 3.46L21.75 17.66C22.47 18.92 21.55 20.5 20.1 20.5L3.9 20.5C2.45 20.5 1.53 18.92 2.25 17.66L10.35 3.46C10.68 2.87 11.32 2.5 12 2.5C12.68 2.5 13.32 2.87 13.65 3.46ZM12 15.5C11.31 15.5 10.75 16.06 10.75 16.75C10.75 17.44 11.31 18 12 18C12.69 18 13.25 17.44 13.25 16.75C13.25 16.06 12.69 15.5 12 15.5ZM13 8.75C13 8.2 12.55 7.75 12 7.75C11.45 7.75 11 8.2 11 8.75L11 13C11 13.55 11.45 14 12 14C12.55 14 13 13.55 13 13Z", "An exclamation mark in a triangle.", "", "exclamationmark.triangle.fill", "warning", "warning",
        "M15.27 2.05C16.49 2.05 17.49 3.05 17.49 4.28C17.49 5.51 16.49 6.51 15.27 6.51C14.04 6.51 13.04 5.51 13.04 4.28C13.04 3.05 14.04 2.05 15.27 2.05ZM14.96 8.71L16.34 10.54L19.57 10.37C20.11 10.34 20.58 10.76 20.61 11.3C20.64 11.85 20.22 12.32 19.68 12.35L15.91 12.54C15.59 12.56 15.27 12.41 15.07 12.15L14.06 10.81L12.69 13.66L15.23 15.17C15.65 15.43 15.86 15.94 15.72 16.41L14.33 21.17C14.16 21.74 13.56 22.07 12.98 21.91C12.41 21.74 12.07 21.13 12.24 20.56L13.39 16.61L11.31 15.37L9.91 18.18C9.71 18.56 9.31 18.8 8.88 18.78L4.33 18.58C3.73 18.56 3.26 18.05 3.29 17.45C3.32 16.85 3.83 16.38 4.42 16.41L8.27 16.57L9.45 14.21C9.38 13.91 9.44 13.56 9.57 13.29L11.51 9.25L9.53 9.35L7.82 12.43C7.55 12.91 6.95 13.08 6.47 12.82C5.99 12.55 5.82 11.95 6.09 11.47L8.07 7.91C8.23 7.61 8.54 7.41 8.88 7.4L12.94 7.2C12.94 7.2 13.07 7.16 13.09 7.15C13.24 7.11 13.41 7.09 13.57 7.1C14.41 7.15 15.03 7.87 14.96 8.71Z", "A person running.", "mirrors", "figure.run", "directions_run", "",
        "M12.15 2.1C13.29 2.1 14.23 3.03 14.23 4.18C14.23 5.32 13.29 6.26 12.15 6.26C11 6.26 10.07 5.32 10.07 4.18C10.07 3.03 11 2.1 12.15 2.1ZM9.8 10.32L8.88 10.83L8 13.81C7.85 14.34 7.29 14.64 6.77 14.48C6.25 14.33 5.95 13.78 6.1 13.26L7.09 9.89C7.16 9.64 7.33 9.43 7.55 9.31L10.36 7.73C10.39 7.71 10.41 7.68 10.44 7.66C10.54 7.57 10.65 7.5 10.76 7.44C11.35 7.16 12.06 7.3 12.5 7.78C12.59 7.88 12.66 7.98 12.72 8.1C12.73 8.11 12.78 8.23 12.79 8.23L14.97 10.73L17.54 11.83C18.04 12.05 18.27 12.63 18.06 13.13C17.84 13.63 17.26 13.87 16.76 13.65L13.99 12.46C13.85 12.41 13.73 12.32 13.63 12.21L12.71 11.16L12.51 13.74L14.58 15.96C14.7 16.09 14.78 16.24 14.83 16.4L16.02 20.56C16.18 21.14 15.84 21.74 15.27 21.91C14.69 22.07 14.09 21.74 13.92 21.16L12.81 17.25L11.48 15.83L11.08 17.55C11.05 17.69 10.99 17.82 10.9 17.93L8.33 21.5C7.98 21.98 7.29 22.09 6.81 21.74C6.32 21.39 6.21 20.71 6.56 20.22L9.01 16.84L9.59 14.37C9.53 14.19 9.52 14 9.53 13.82Z", "A person walking.", "mirrors", "figure.walk", "directions_walk", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM7.75 7.25L16.25 7.25C16.8 7.25 17.25 7.7 17.25 8.25C17.25 8.8 16.8 9.25 16.25 9.25L7.75 9.25C7.2 9.25 6.75 8.8 6.75 8.25C6.75 7.7 7.2 7.25 7.75 7.25ZM9.5 11L14.5 11C15.05 11 15.5 11.45 15.5 12C15.5 12.55 15.05 13 14.5 13L9.5 13C8.95 13 8.5 12.55 8.5 12C8.5 11.45 8.95 11 9.5 11ZM11.25 14.75L12.75 14.75C13.3 14.75 13.75 15.2 13.75 15.75C13.75 16.3 13.3 16.75 12.75 16.75L11.25 16.75C10.7 16.75 10.25 16.3 10.25 15.75C10.25 15.2 10.7 14.75 11.25 14.75Z", "Three lines, each shorter, in a circle.", "", "line.3.horizontal.decrease.circle", "filter_list", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM16.25 7.25L7.75 7.25C7.2 7.25 6.75 7.7 6.75 8.25C6.75 8.8 7.2 9.25 7.75 9.25L16.25 9.25C16.8 9.25 17.25 8.8 17.25 8.25C17.25 7.7 16.8 7.25 16.25 7.25ZM14.5 11L9.5 11C8.95 11 8.5 11.45 8.5 12C8.5 12.55 8.95 13 9.5 13L14.5 13C15.05 13 15.5 12.55 15.5 12C15.5 11.45 15.05 11 14.5 11ZM12.75 14.75L11.25 14.75C10.7 14.75 10.25 15.2 10.25 15.75C10.25 16.3 10.7 16.75 11.25 16.75L12.75 16.75C13.3 16.75 13.75 16.3 13.75 15.75C13.75 15.2 13.3 14.75 12.75 14.75Z", "Three lines, each shorter, in a filled circle.", "", "line.3.horizontal.decrease.circle.fill", "filter_list", "",
        "M6 14.61L6 21C6 21.55 5.55 22 5 22C4.45 22 4 21.55 4 21L4 4.8C4 4.44 4.2 4.1 4.52 3.92C7 2.54 9.18 2.5 11.78 3.6C12.32 3.83 12.83 4.1 13.37 4.31C15.49 5.11 17.06 4.82 19.08 3.89C19.74 3.59 20.5 4.07 20.5 4.8L20.5 14C20.5 14.39 20.27 14.75 19.92 14.91C17.38 16.09 15.2 16.37 12.56 15.33C11.99 15.11 11.46 14.83 10.9 14.6C9.16 13.88 7.73 13.78 6 14.61ZM6 5.41L6 12.44C8.02 11.71 9.95 12.01 11.88 12.85C12.39 13.07 12.86 13.31 13.37 13.51C15.23 14.21 16.67 14.09 18.5 13.35L18.5 6.28C16.43 6.99 14.58 6.93 12.55 6.13C11.98 5.91 11.46 5.63 10.9 5.4C9.16 4.68 7.73 4.58 6 5.41Z", "A waving flag.", "", "flag", "flag", "",
        "M6 14.61L6 21C6 21.55 5.55 22 5 22C4.45 22 4 21.55 4 21L4 4.8C4 4.44 4.2 4.1 4.51 3.93C6.98 2.54 9.18 2.5 11.77 3.6C12.31 3.83 12.82 4.1 13.37 4.31C15.49 5.11 17.06 4.82 19.08 3.89C19.74 3.59 20.5 4.07 20.5 4.8L20.5 14C20.5 14.39 20.27 14.75 19.92 14.91C17.38 16.09 15.2 16.37 12.56 15.33C11.99 15.11 11.46 14.83 10.9 14.6C9.16 13.88 7.73 13.78 6 14.61Z", "A waving flag, filled.", "", "flag.fill", "flag", "",
        "M9.78 10.42C9.87 10.05 9.89 9.48 9.91 9.1L9.94 8.43C10.02 6.76 10.18 5.11 10.72 3.52C10.83 3.2 10.95 2.88 11.1 2.57C11.29 2.17 11.74 1.94 12.18 2.02C12.6 2.09 12.94 2.45 12.99 2.87C13.02 3.08 13.05 3.27 13.12 3.47C13.47 4.6 14.55 5.73 15.35 6.59L15.87 7.15C16.77 8.11 17.65 9.11 18.31 10.25C18.7 10.91 18.98 11.57 19.2 12.3C19.7 14 19.58 16.01 18.82 17.63C17.48 20.47 14.72 22.13 11.59 21.99C8.62 21.86 5.89 19.81 4.93 17.01C4.77 16.53 4.66 16.08 4.58 15.58C4.51 15.11 4.49 14.63 4.51 14.16C4.56 12.75 4.94 11.38 5.64 10.15C6.14 9.29 6.79 8.51 7.54 7.85C7.82 7.6 8.23 7.53 8.58 7.67C8.93 7.82 9.19 8.17 9.2 8.56C9.21 9.13 9.28 10.04 9.78 10.42ZM12.18 5.94C12.04 6.72 11.98 7.59 11.94 8.38L11.91 9.06C11.85 10.35 11.83 12.31 10.16 12.49C9.95 12.52 9.72 12.49 9.51 12.45C8.6 12.26 7.99 11.58 7.61 10.76C6.72 12.08 6.31 13.87 6.58 15.44C6.7 16.11 6.94 16.76 7.29 17.34C8.37 19.13 10.39 20.16 12.47 19.98C14.55 19.8 16.37 18.44 17.13 16.5C17.4 15.8 17.52 15.05 17.5 14.3C17.42 11.83 15.88 10.08 14.28 8.37L13.76 7.82C13.2 7.22 12.66 6.61 12.18 5.94Z", "A flame.", "", "flame", "local_fire_department", "",
        "M9.78 10.42C9.87 10.05 9.89 9.48 9.91 9.1L9.94 8.43C10.02 6.76 10.18 5.11 10.72 3.52C10.83 3.2 10.95 2.88 11.1 2.57C11.28 2.18 11.71 1.95 12.14 2.01C12.59 2.07 12.93 2.43 12.99 2.87C13.02 3.08 13.05 3.27 13.12 3.47C13.47 4.6 14.55 5.73 15.35 6.59L15.87 7.15C16.77 8.11 17.65 9.11 18.31 10.25C18.7 10.91 18.98 11.57 19.2 12.3C19.7 14 19.58 16.01 18.82 17.63C17.48 20.47 14.72 22.13 11.59 21.99C8.62 21.86 5.89 19.81 4.93 17.01C4.77 16.53 4.66 16.08 4.58 15.58C4.51 15.11 4.49 14.63 4.51 14.16C4.56 12.75 4.94 11.38 5.64 10.15C6.14 9.29 6.79 8.51 7.54 7.85C7.82 7.6 8.23 7.53 8.58 7.67C8.93 7.82 9.19 8.17 9.2 8.56C9.21 9.13 9.28 10.04 9.78 10.42Z", "A flame, filled.", "", "flame.fill", "local_fire_department", "",
        "M9.4 10.56C10.45 10.17 11.15 9.11 11.15 7.99L11.15 3C11.15 2.45 11.6 2 12.15 2C12.7 2 13.15 2.45 13.15 3L13.15 8C13.15 10.25 11.59 12.16 9.4 12.64L9.4 21C9.4 21.55 8.95 22 8.4 22C7.85 22 7.4 21.55 7.4 21L7.4 12.64C7.02 12.57 6.66 12.43 6.32 12.27C4.69 11.49 3.65 9.8 3.65 8L3.65 3C3.65 2.45 4.1 2 4.65 2C5.2 2 5.65 2.45 5.65 3L5.65 7.99C5.65 9.15 6.34 10.13 7.4 10.56L7.4 3C7.4 2.45 7.85 2 8.4 2C8.95 2 9.4 2.45 9.4 3ZM17.9 13.5L15.9 13.5C15.35 13.5 14.9 13.05 14.9 12.5C14.9 9.75 15.14 5.7 17.41 3.78C17.73 3.5 18.11 3.25 18.5 3.08C19.16 2.8 19.9 3.28 19.9 4L19.9 21C19.9 21.55 19.45 22 18.9 22C18.35 22 17.9 21.55 17.9 21Z", "A fork and a knife.", "", "fork.knife", "restaurant", "",
        "M20.36 19.24C20.35 19.26 20.34 19.28 20.34 19.3C20.31 19.36 20.28 19.42 20.25 19.48C20.07 19.77 19.74 19.95 19.4 19.95L4.6 19.95C4.26 19.95 3.93 19.77 3.75 19.48C3.72 19.42 3.69 19.36 3.66 19.3C3.66 19.28 3.65 19.26 3.64 19.24C3.56 19.1 3.46 18.96 3.38 18.81C3.11 18.36 2.87 17.89 2.69 17.39C2.47 16.82 2.29 16.23 2.18 15.63C2.08 15.1 2.03 14.63 2.01 14.09C1.93 12.39 2.38 10.49 3.2 9C3.41 8.62 3.63 8.24 3.9 7.89C4.94 6.48 6.31 5.32 7.93 4.62C8.49 4.37 9.07 4.16 9.67 4.03C10.44 3.85 11.22 3.74 12.01 3.75C15.3 3.79 18.15 5.25 20.1 7.89C20.37 8.24 20.59 8.62 20.8 9C21.62 10.49 22.07 12.39 21.99 14.09C21.97 14.63 21.92 15.1 21.82 15.63C21.71 16.23 21.53 16.82 21.31 17.39C21.13 17.89 20.89 18.36 20.62 18.81C20.54 18.96 20.44 19.1 20.36 19.24ZM5.19 17.95L18.81 17.95C19.06 17.56 19.28 17.11 19.45 16.67C20.3 14.49 20.16 12.03 19.05 9.96C17.66 7.37 14.94 5.75 12 5.75C9.06 5.75 6.34 7.37 4.95 9.96C3.59 12.5 3.7 15.49 5.19 17.95ZM12.25 12.77L15.2 8.89C15.54 8.46 16.17 8.37 16.61 8.7C17.04 9.04 17.13 9.67 16.8 10.11L13.85 13.98C14.21 14.8 13.92 15.8 13.22 16.34C12.5 16.89 11.5 16.89 10.78 16.34C10.07 15.79 9.81 14.82 10.15 13.98C10.5 13.14 11.35 12.66 12.25 12.77Z", "A gauge with a needle.", "", "gauge", "speed", "",
        "M11 2L13 2C13.51 2 13.94 2.38 13.99 2.89L14.19 4.65C14.21 4.82 14.34 4.98 14.51 5.04C14.71 5.11 14.53 5.04 14.84 5.16C14.9 5.19 15.1 5.29 15.18 5.32C15.34 5.37 15.53 5.34 15.66 5.24L17.03 4.15C17.43 3.83 18.01 3.86 18.37 4.22L19.78 5.63C20.14 5.99 20.17 6.57 19.85 6.97L18.75 8.35C18.64 8.49 18.62 8.69 18.69 8.85C18.78 9.04 18.72 8.88 18.84 9.16C18.86 9.23 18.94 9.44 18.98 9.52C19.05 9.68 19.2 9.79 19.37 9.81L21.11 10.01C21.62 10.06 22 10.49 22 11L22 13C22 13.51 21.62 13.94 21.11 13.99L19.35 14.19C19.18 14.21 19.02 14.34 18.96 14.51C18.89 14.71 18.96 14.53 18.84 14.84C18.81 14.9 18.71 15.1 18.68 15.18C18.63 15.34 18.66 15.53 18.76 15.66L19.85 17.03C20.17 17.43 20.14 18.01 19.78 18.37L18.37 19.78C18.01 20.14 17.43 20.17 17.03 19.85L15.65 18.75C15.51 18.64 15.31 18.62 15.15 18.69C14.96 18.78 15.13 18.71 14.83 18.84C14.76 18.87 14.56 18.94 14.48 18.98C14.32 19.05 14.21 19.2 14.19 19.37L13.99 21.11C13.94 21.62 13.51 22 13 22L11 22C10.49 22 10.06 21.62 10.01 21.11L9.81 19.35C9.79 19.18 9.66 19.02 9.49 18.96C9.29 18.89 9.47 18.96 9.16 18.84C9.1 18.81 8.9 18.71 8.82 18.68C8.66 18.63 8.47 18.66 8.34 18.76L6.97 19.85C6.57 20.17 5.99 20.14 5.63 19.78L4.22 18.37C3.86 18.01 3.83 17.43 4.15 17.03L5.25 15.65C5.36 15.51 5.38 15.31 5.31 15.15C5.22 14.96 5.28 15.12 5.16 14.84C5.14 14.77 5.06 14.56 5.02 14.48C4.96 14.33 4.81 14.21 4.65 14.19L2.89 13.99C2.38 13.94 2 13.51 2 13L2 11C2 10.49 2.38 10.06 2.89 10.01L4.65 9.81C4.82 9.79 4.98 9.66 5.04 9.49C5.11 9.29 5.04 9.47 5.16 9.16C5.19 9.1 5.29 8.9 5.32 8.82C5.37 8.66 5.34 8.47 5.24 8.34L4.15 6.97C3.83 6.57 3.86 5.99 4.22 5.63L5.63 4.22C5.99 3.86 6.57 3.83 6.97 4.15L8.35 5.25C8.49 5.36 8.69 5.38 8.85 5.31C9.04 5.22 8.87 5.29 9.17 5.16C9.24 5.13 9.44 5.06 9.52 5.02C9.68 4.95 9.79 4.8 9.81 4.63L10.01 2.89C10.06 2.38 10.49 2 11 2ZM12 8.1C9.85 8.1 8.1 9.85 8.1 12C8.1 14.15 9.85 15.9 12 15.9C14.15 15.9 15.9 14.15 15.9 12C15.9 9.85 14.15 8.1 12 8.1Z", "A gear wheel.", "", "gear", "settings", "settings",
        "M20 11.12L12.45 14.89C12.17 15.03 11.83 15.03 11.55 14.89L2.55 10.39C2.22 10.23 2 9.87 2 9.5C2 9.13 2.22 8.77 2.55 8.61L11.55 4.11C11.83 3.97 12.17 3.97 12.45 4.11L21.45 8.61C21.78 8.77 22 9.13 22 9.5L22 16C22 16.55 21.55 17 21 17C20.45 17 20 16.55 20 16ZM5.5 15.12L11.52 16.35C11.84 16.42 12.16 16.42 12.48 16.35L18.5 15.12L18.5 16.2C18.5 16.42 18.42 16.64 18.29 16.81C17.83 17.41 17.25 17.87 16.59 18.21C15.78 18.63 14.92 18.9 14.03 19.05C13.16 19.2 12.28 19.25 11.4 19.21C9.44 19.11 6.92 18.48 5.69 16.79C5.57 16.62 5.5 16.41 5.5 16.2Z", "A graduate's cap.", "", "graduationcap.fill", "school", "",
        "M6.25 2.5C6.94 2.5 7.5 3.06 7.5 3.75L7.5 6.25C7.5 6.94 6.94 7.5 6.25 7.5L3.75 7.5C3.06 7.5 2.5 6.94 2.5 6.25L2.5 3.75C2.5 3.06 3.06 2.5 3.75 2.5ZM10.75 2.5L13.25 2.5C13.94 2.5 14.5 3.06 14.5 3.75L14.5 6.25C14.5 6.94 13.94 7.5 13.25 7.5L10.75 7.5C10.06 7.5 9.5 6.94 9.5 6.25L9.5 3.75C9.5 3.06 10.06 2.5 10.75 2.5ZM17.75 2.5L20.25 2.5C20.94 2.5 21.5 3.06 21.5 3.75L21.5 6.25C21.5 6.94 20.94 7.5 20.25 7.5L17.75 7.5C17.06 7.5 16.5 6.94 16.5 6.25L16.5 3.75C16.5 3.06 17.06 2.5 17.75 2.5ZM6.25 9.5C6.94 9.5 7.5 10.06 7.5 10.75L7.5 13.25C7.5 13.94 6.94 14.5 6.25 14.5L3.75 14.5C3.06 14.5 2.5 13.94 2.5 13.25L2.5 10.75C2.5 10.06 3.06 9.5 3.75 9.5ZM10.75 9.5L13.25 9.5C13.94 9.5 14.5 10.06 14.5 10.75L14.5 13.25C14.5 13.94 13.94 14.5 13.25 14.5L10.75 14.5C10.06 14.5 9.5 13.94 9.5 13.25L9.5 10.75C9.5 10.06 10.06 9.5 10.75 9.5ZM17.75 9.5L20.25 9.5C20.94 9.5 21.5 10.06 21.5 10.75L21.5 13.25C21.5 13.94 20.94 14.5 20.25 14.5L17.75 14.5C17.06 14.5 16.5 13.94 16.5 13.25L16.5 10.75C16.5 10.06 17.06 9.5 17.75 9.5ZM6.25 16.5C6.94 16.5 7.5 17.06 7.5 17.75L7.5 20.25C7.5 20.94 6.94 21.5 6.25 21.5L3.75 21.5C3.06 21.5 2.5 20.94 2.5 20.25L2.5 17.75C2.5 17.06 3.06 16.5 3.75 16.5ZM10.75 16.5L13.25 16.5C13.94 16.5 14.5 17.06 14.5 17.75L14.5 20.25C14.5 20.94 13.94 21.5 13.25 21.5L10.75 21.5C10.06 21.5 9.5 20.94 9.5 20.25L9.5 17.75C9.5 17.06 10.06 16.5 10.75 16.5ZM17.75 16.5L20.25 16.5C20.94 16.5 21.5 17.06 21.5 17.75L21.5 20.25C21.5 20.94 20.94 21.5 20.25 21.5L17.75 21.5C17.06 21.5 16.5 20.94 16.5 20.25L16.5 17.75C16.5 17.06 17.06 16.5 17.75 16.5Z", "Nine squares in three rows.", "", "square.grid.3x3", "apps", "",
        "M18.33 4.26C18.21 4.15 18 3.97 17.91 3.8C17.67 3.38 17.85 2.84 18.3 2.66L19.3 2.26C19.6 2.14 19.94 2.21 20.17 2.43L21.57 3.83C21.79 4.06 21.86 4.4 21.74 4.7L21.34 5.7C21.16 6.15 20.62 6.33 20.2 6.09C20.03 5.99 19.87 5.8 19.74 5.67L16.28 9.13C16.56 9.56 16.75 10.04 16.87 10.53C17.41 12.68 16.26 14.93 14.25 15.81C14.25 16.18 14.2 16.54 14.14 16.9C13.78 18.84 12.36 20.57 10.52 21.3C8.24 22.21 5.79 21.72 4.02 20.01C2.69 18.72 2.06 16.79 2.3 14.96C2.37 14.45 2.51 13.95 2.7 13.48C2.89 12.99 3.18 12.49 3.5 12.08C4.67 10.61 6.31 9.79 8.19 9.75C8.38 9.29 8.71 8.8 9.06 8.44C10.6 6.84 12.99 6.53 14.87 7.72ZM13.61 9.3C13.32 9.14 12.98 9.04 12.65 9.01C11.73 8.92 10.83 9.33 10.29 10.09C10.16 10.26 10.06 10.45 9.98 10.65C9.69 11.32 9.04 11.75 8.31 11.75C6.66 11.75 5.19 12.69 4.55 14.22C3.94 15.71 4.28 17.44 5.42 18.58C6.56 19.72 8.29 20.06 9.78 19.45C11.31 18.81 12.25 17.34 12.25 15.69C12.25 14.92 12.69 14.3 13.39 14C14.81 13.4 15.41 11.76 14.7 10.39C14.07 10.47 13.55 9.93 13.61 9.3ZM10.2 12.4C10.97 12.4 11.6 13.03 11.6 13.8C11.6 14.57 10.97 15.2 10.2 15.2C9.43 15.2 8.8 14.57 8.8 13.8C8.8 13.03 9.43 12.4 10.2 12.4Z", "A guitar.", "", "guitars", "", "",
        "M14.11 10.16C14.23 9.94 14.34 9.72 14.42 9.49C14.81 8.39 14.69 7.16 14.11 6.15C13.4 4.92 12.07 4.15 10.65 4.15C9.23 4.15 7.9 4.92 7.19 6.15C6.61 7.16 6.49 8.39 6.88 9.49C6.96 9.72 7.07 9.94 7.19 10.16C7.46 10.64 7.29 11.25 6.81 11.52C6.33 11.79 5.72 11.62 5.45 11.14C4.39 9.26 4.37 7.03 5.45 5.16C6.52 3.3 8.51 2.15 10.66 2.15C12.79 2.15 14.77 3.3 15.84 5.14C16.73 6.66 16.89 8.5 16.3 10.17C16.18 10.51 16.03 10.85 15.84 11.17C15.55 11.64 14.93 11.79 14.46 11.51C14 11.23 13.85 10.63 14.11 10.16ZM13.4 11.6L17.61 12.52C18.9 12.81 19.86 13.97 19.93 15.28C19.94 15.53 19.93 15.79 19.87 16.03L19.07 19.43C18.74 20.84 17.46 21.9 16 21.9L11.8 21.9C10.85 21.9 9.93 21.54 9.21 20.93C9.02 20.77 8.92 20.64 8.75 20.47L4.98 16.49C4.83 16.34 4.72 16.16 4.63 15.98C4.2 15.15 4.27 14.16 4.81 13.39C5.51 12.39 6.79 12.08 7.9 12.57L7.9 8.4C7.9 6.87 9.14 5.65 10.66 5.65C12.17 5.65 13.4 6.9 13.4 8.4ZM7.9 15.07L7.1 14.41C7.08 14.38 7.04 14.37 7.01 14.36C6.82 14.3 6.61 14.35 6.48 14.49C6.33 14.66 6.29 14.97 6.45 15.14L10.22 19.11C10.31 19.2 10.38 19.29 10.47 19.37C10.83 19.71 11.32 19.9 11.81 19.9L15.98 19.9C16.53 19.9 17 19.49 17.13 18.97L17.92 15.6C17.94 15.53 17.93 15.44 17.93 15.37C17.9 14.95 17.58 14.56 17.17 14.47L12.19 13.38C11.73 13.28 11.4 12.87 11.4 12.4L11.4 8.41C11.4 7.99 11.07 7.65 10.65 7.65C10.23 7.65 9.9 7.99 9.9 8.41L9.9 15.4C9.9 15.95 9.45 16.4 8.9 16.4C8.43 16.4 8.01 16.06 7.92 15.6C7.89 15.42 7.9 15.24 7.9 15.07Z", "A hand with one finger touching.", "", "hand.tap", "touch_app", "",
        "M12 4.64C12.47 4.17 13.08 3.78 13.67 3.5C15.5 2.66 17.62 2.86 19.3 3.93C19.83 4.26 20.28 4.68 20.68 5.16C21.42 6.06 21.9 7.25 21.98 8.41C22.2 11.45 20.46 13.96 18.41 16.02C17.56 16.88 16.65 17.67 15.71 18.43C15 19.01 14.27 19.57 13.54 20.11C13.22 20.35 12.88 20.61 12.56 20.83C12.22 21.06 11.75 21.05 11.41 20.81C10.01 19.79 8.63 18.75 7.31 17.62C4.71 15.38 2.01 12.54 2 8.89C2 7.46 2.5 6.14 3.41 5.05C3.77 4.62 4.22 4.23 4.7 3.93C7.03 2.45 10.01 2.72 12 4.64Z", "A heart.", "", "heart.fill", "favorite", "favorite",
        "M4.21 2.79L21.21 19.79C21.6 20.18 21.6 20.82 21.21 21.21C20.82 21.6 20.18 21.6 19.79 21.21L2.79 4.21C2.4 3.82 2.4 3.18 2.79 2.79C3.18 2.4 3.82 2.4 4.21 2.79ZM12 4.64C12.44 4.2 12.97 3.85 13.52 3.58C13.97 3.35 14.46 3.2 14.95 3.1C16.86 2.7 18.82 3.32 20.22 4.66C20.59 5.01 20.92 5.43 21.17 5.87C22.26 7.74 22.22 9.86 21.4 11.83C20.88 13.08 20.03 14.28 19.12 15.28C19 15.4 18.8 15.41 18.68 15.29L17.68 14.29C17.57 14.18 17.58 14 17.68 13.88C18.33 13.14 18.94 12.35 19.37 11.46C20.08 10.02 20.3 8.31 19.45 6.89C19.2 6.47 18.88 6.1 18.5 5.81C17.07 4.7 15.06 4.71 13.65 5.85C13.32 6.11 13.07 6.41 12.83 6.76C12.43 7.35 11.57 7.35 11.17 6.76C10.51 5.79 9.65 5.23 8.5 5.03C8.44 5.02 8.38 4.99 8.34 4.95L6.94 3.55C6.86 3.47 6.83 3.35 6.87 3.25C6.9 3.14 6.99 3.05 7.1 3.04C8.87 2.77 10.72 3.41 12 4.64ZM12 18.76C12.41 18.46 12.82 18.15 13.23 17.84C13.33 17.76 13.63 17.52 13.72 17.46C13.83 17.39 14 17.39 14.09 17.49L15.1 18.49C15.22 18.62 15.21 18.83 15.07 18.94C14.26 19.58 13.43 20.2 12.59 20.81C12.24 21.06 11.76 21.06 11.41 20.81C10.07 19.84 8.75 18.84 7.5 17.77C4.91 15.57 2.1 12.71 2 9.09C1.98 8.35 2.09 7.6 2.34 6.91C2.39 6.76 2.45 6.61 2.52 6.47C2.61 6.29 2.86 6.25 3 6.39L4.09 7.49C4.16 7.56 4.19 7.67 4.16 7.77C4.11 7.96 4.07 8.15 4.04 8.34C3.99 8.7 3.99 9.06 4.02 9.41C4.28 12.09 6.69 14.44 8.62 16.1C9.7 17.04 10.84 17.91 12 18.76Z", "A heart, crossed out.", "", "heart.slash", "heart_minus", "favoriteOff",
        "M11.36 2.99C11.73 2.67 12.27 2.67 12.64 2.99L20.64 9.74C20.87 9.92 21 10.21 21 10.5L21 20C21 20.55 20.55 21 20 21L4 21C3.45 21 3 20.55 3 20L3 10.5C3 10.21 3.13 9.92 3.36 9.74ZM12 5.06L5 10.96L5 19L8.5 19L8.5 14.5C8.5 13.95 8.95 13.5 9.5 13.5L14.5 13.5C15.05 13.5 15.5 13.95 15.5 14.5L15.5 19L19 19L19 10.96ZM13.5 15.5L10.5 15.5L10.5 19L13.5 19Z", "A house.", "", "house", "home", "home",
        "M14.75 21L14.75 14.75C14.75 14.34 14.41 14 14 14L10 14C9.59 14 9.25 14.34 9.25 14.75L9.25 21L4 21C3.45 21 3 20.55 3 20L3 10.5C3 10.21 3.13 9.92 3.36 9.74L11.36 2.99C11.73 2.67 12.27 2.67 12.64 2.99L20.64 9.74C20.87 9.92 21 10.21 21 10.5L21 20C21 20.55 20.55 21 20 21Z", "A house, filled.", "", "house.fill", "home", "home",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM12 6.5C12.69 6.5 13.25 7.06 13.25 7.75C13.25 8.44 12.69 9 12 9C11.31 9 10.75 8.44 10.75 7.75C10.75 7.06 11.31 6.5 12 6.5ZM11 11.5C11 10.95 11.45 10.5 12 10.5C12.55 10.5 13 10.95 13 11.5L13 16.5C13 17.05 12.55 17.5 12 17.5C11.45 17.5 11 17.05 11 16.5Z", "A letter i in a circle.", "", "info.circle", "info", "info",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 6.5C11.31 6.5 10.75 7.06 10.75 7.75C10.75 8.44 11.31 9 12 9C12.69 9 13.25 8.44 13.25 7.75C13.25 7.06 12.69 6.5 12 6.5ZM13 11.5C13 10.95 12.55 10.5 12 10.5C11.45 10.5 11 10.95 11 11.5L11 16.5C11 17.05 11.45 17.5 12 17.5C12.55 17.5 13 17.05 13 16.5Z", "A letter i in a filled circle.", "", "info.circle.fill", "info", "info",
        "M11.54 2.11C11.83 1.96 12.17 1.96 12.46 2.11L21.21 6.61C21.54 6.78 21.76 7.14 21.75 7.52C21.74 7.88 21.53 8.22 21.21 8.39L12.46 12.89C12.17 13.04 11.83 13.04 11.54 12.89L2.79 8.39C2.47 8.22 2.26 7.88 2.25 7.52C2.24 7.14 2.46 6.78 2.79 6.61ZM12 4.12L5.44 7.5L12 10.88L18.56 7.5ZM12 15.38L20.29 11.11C20.78 10.86 21.39 11.05 21.64 11.54C21.89 12.03 21.7 12.64 21.21 12.89L12.46 17.39C12.17 17.54 11.83 17.54 11.54 17.39L2.79 12.89C2.3 12.64 2.11 12.03 2.36 11.54C2.61 11.05 3.22 10.86 3.71 11.11ZM12 19.88L20.29 15.61C20.78 15.36 21.39 15.55 21.64 16.04C21.89 16.53 21.7 17.14 21.21 17.39L12.46 21.89C12.17 22.04 11.83 22.04 11.54 21.89L2.79 17.39C2.3 17.14 2.11 16.53 2.36 16.04C2.61 15.55 3.22 15.36 3.71 15.61Z", "Three sheets seen from above.", "", "square.stack.3d.up", "layers", "",
        "M6.5 15.35C7.16 15.54 7.42 16.37 6.98 16.92C5.8 18.42 4.84 19.86 3.86 21.51C3.58 21.98 2.97 22.14 2.49 21.86C2.02 21.58 1.86 20.97 2.14 20.49C3 19.01 3.96 17.57 5 16.21C4.9 16.02 4.81 15.83 4.73 15.63C4.22 14.39 4.08 13.07 4.29 11.74C4.37 11.18 4.5 10.63 4.7 10.1C4.9 9.59 5.15 9.08 5.45 8.62C6.74 6.72 8.61 5.55 10.74 4.73C12.22 4.15 13.77 3.78 15.32 3.51C16.4 3.32 17.49 3.19 18.57 3.09C18.95 3.06 19.39 3.01 19.76 3C20.31 2.98 20.78 3.41 20.8 3.96C20.87 5.83 20.81 7.69 20.52 9.54C20.12 12.13 19.16 15.01 17.35 16.97C17.01 17.34 16.65 17.7 16.26 18C15.74 18.41 15.19 18.76 14.59 19.03C13.69 19.44 12.74 19.7 11.75 19.77C11.31 19.8 10.87 19.81 10.43 19.78C8.92 19.66 7.45 18.99 6.34 17.95C8.01 15.89 10.09 13.96 12.24 12.41C12.95 11.9 13.67 11.43 14.41 10.98C14.79 10.76 14.91 10.26 14.68 9.89C14.46 9.51 13.96 9.39 13.59 9.62C10.91 11.23 8.63 13.07 6.5 15.35Z", "A leaf.", "", "leaf.fill", "eco", "",
        "M4.7 5.56L4.09 5.95C3.68 6.22 3.11 6.11 2.85 5.69C2.58 5.28 2.69 4.71 3.11 4.45L5.11 3.15C5.38 2.97 5.74 2.95 6.03 3.11C6.32 3.26 6.5 3.57 6.5 3.9L6.5 10C6.5 10.49 6.09 10.9 5.6 10.9C5.11 10.9 4.7 10.49 4.7 10ZM12 6L21 6C21.55 6 22 6.45 22 7C22 7.55 21.55 8 21 8L12 8C11.45 8 11 7.55 11 7C11 6.45 11.45 6 12 6ZM5.82 19.7L7.9 19.7C8.39 19.7 8.8 20.11 8.8 20.6C8.8 21.09 8.39 21.5 7.9 21.5L3.6 21.5C3.24 21.5 2.9 21.27 2.77 20.94C2.63 20.6 2.71 20.21 2.97 19.95L6.63 16.4C6.7 16.33 6.79 16.13 6.82 16.05C7.07 15.37 6.71 14.61 6.02 14.37C5.17 14.08 4.32 14.71 4.3 15.61C4.29 16.11 3.88 16.51 3.39 16.5C2.89 16.49 2.49 16.08 2.5 15.59C2.52 13.94 3.81 12.57 5.47 12.51C5.86 12.49 6.25 12.54 6.62 12.68C8.65 13.4 9.37 15.87 8 17.56C7.98 17.59 7.95 17.62 7.93 17.65ZM12 16L21 16C21.55 16 22 16.45 22 17C22 17.55 21.55 18 21 18L12 18C11.45 18 11 17.55 11 17C11 16.45 11.45 16 12 16Z", "Two lines numbered 1 and 2.", "", "list.number", "format_list_numbered", "",
        "M7.28 3.54C7.71 3.22 8.18 2.96 8.66 2.73C11.53 1.38 15.12 1.95 17.42 4.12C19.32 5.91 20.26 8.4 19.94 11C19.84 11.77 19.63 12.53 19.34 13.25C19.16 13.67 18.96 14.09 18.74 14.49C18.68 14.59 18.63 14.71 18.56 14.8C18.46 14.96 18.23 14.98 18.1 14.85L17.07 13.81C16.98 13.72 16.96 13.57 17.02 13.46C17.4 12.76 17.71 12.02 17.87 11.24C18.3 9.17 17.62 7.01 16.06 5.58C14.37 4.04 11.95 3.58 9.82 4.41C9.39 4.58 9 4.79 8.62 5.04C8.51 5.11 8.35 5.1 8.26 5.01L7.25 3.99C7.12 3.87 7.14 3.65 7.28 3.54ZM4.21 2.79L21.21 19.79C21.6 20.18 21.6 20.82 21.21 21.21C20.82 21.6 20.18 21.6 19.79 21.21L2.79 4.21C2.4 3.82 2.4 3.18 2.79 2.79C3.18 2.4 3.82 2.4 4.21 2.79ZM11.23 7.63C11.38 7.41 11.58 7.21 11.8 7.05C12.76 6.37 14.06 6.47 14.9 7.31C15.74 8.15 15.83 9.52 15.11 10.46C14.95 10.66 14.77 10.84 14.56 10.98C14.45 11.05 14.29 11.03 14.19 10.94L11.26 8.01C11.16 7.91 11.15 7.75 11.23 7.63ZM12 19.58L12.35 19.23C12.88 18.69 13.39 18.14 13.9 17.58C14.02 17.46 14.22 17.47 14.33 17.58L15.32 18.57C15.43 18.69 15.44 18.87 15.33 18.99C14.82 19.54 14.3 20.09 13.78 20.63L13.43 20.98L13.07 21.34L12.71 21.7C12.32 22.1 11.68 22.1 11.29 21.7L10.93 21.34L10.57 20.98C9.6 19.99 8.64 18.99 7.74 17.93C6.15 16.08 4.59 13.93 4.14 11.49C4.03 10.92 3.99 10.36 4 9.79C4.01 9.24 4.09 8.65 4.22 8.12C4.28 7.9 4.56 7.82 4.73 7.98L5.94 9.19C6 9.25 6.04 9.34 6.03 9.43C5.98 9.99 6 10.56 6.1 11.12C6.48 13.11 7.84 14.96 9.12 16.48C9.93 17.43 10.78 18.34 11.65 19.23Z", "A map pin, crossed out.", "", "location.slash", "location_off", "",
        "M17 10C17.3 10 17.6 10.01 17.9 10.09C18.98 10.38 19.75 11.37 19.75 12.5L19.75 19.5C19.75 20.88 18.63 22 17.25 22L6.75 22C5.37 22 4.25 20.88 4.25 19.5L4.25 12.5C4.25 11.37 5.02 10.38 6.1 10.09C6.42 10 6.68 10 7 10L7 7C7 4.23 9.22 2.03 11.99 2C12.41 2 12.84 2.06 13.26 2.16C15.44 2.71 17 4.74 17 6.99ZM9 10L15 10L15 7.01C15 5.35 13.66 4 12 4C10.34 4 9 5.35 9 7.01ZM11.2 16.15L11.2 18C11.2 18.44 11.56 18.8 12 18.8C12.44 18.8 12.8 18.44 12.8 18L12.8 16.15C13.3 15.83 13.51 15.16 13.34 14.59C13.16 14.01 12.61 13.6 12 13.6C11.39 13.6 10.84 14.01 10.66 14.59C10.49 15.17 10.7 15.81 11.2 16.15Z", "A closed padlock.", "", "lock.fill", "lock", "lock",
        "M14.64 15.55L14.25 15.94L13.85 16.34L12.7 17.46C12.31 17.84 11.69 17.84 11.3 17.46L10.15 16.34L9.75 15.94L9.36 15.55C7.99 14.19 6.18 12.36 5.55 10.5C5.05 9.05 5.21 7.53 5.78 6.14C6.79 3.66 9.34 1.97 12.01 2C12.46 2.01 12.91 2.04 13.35 2.14C14.94 2.48 16.38 3.34 17.35 4.64C17.7 5.1 18 5.6 18.22 6.14C18.79 7.52 18.95 9.04 18.46 10.48C17.82 12.36 16.02 14.18 14.64 15.55ZM12 15.35L12.44 14.91L12.84 14.52C13.56 13.81 14.28 13.09 14.94 12.33C15.68 11.49 16.51 10.43 16.7 9.3C16.77 8.94 16.76 8.57 16.72 8.21C16.67 7.8 16.57 7.41 16.43 7.03C15.72 5.21 13.95 4 12 4C10.05 4 8.28 5.21 7.57 7.03C7.43 7.41 7.33 7.8 7.28 8.21C7.24 8.54 7.24 8.89 7.28 9.22C7.45 10.35 8.24 11.39 8.97 12.23C9.62 12.98 10.32 13.69 11.03 14.39L11.42 14.78ZM12 6.85C13.05 6.85 13.9 7.7 13.9 8.75C13.9 9.8 13.05 10.65 12 10.65C10.95 10.65 10.1 9.8 10.1 8.75C10.1 7.7 10.95 6.85 12 6.85ZM17.21 14.62C18.93 14.98 22.21 15.94 21.99 18.24C21.96 18.52 21.87 18.81 21.73 19.06C20.74 20.87 17.67 21.5 15.84 21.75C14.56 21.93 13.28 22 12 22C9.45 22 4.3 21.64 2.55 19.48C2.26 19.13 2.06 18.7 2.01 18.24C1.79 15.94 5.08 14.98 6.79 14.62C7.33 14.51 7.86 14.85 7.98 15.39C8.09 15.93 7.74 16.46 7.21 16.58C6.31 16.77 4.99 17.12 4.26 17.71C4.18 17.78 4.04 17.9 4 18.01C4 18.17 4.27 18.41 4.38 18.49C4.74 18.76 5.16 18.95 5.58 19.1C7.3 19.74 9.57 19.96 11.4 19.99C13.49 20.04 16.07 19.87 18.07 19.22C18.56 19.06 19.06 18.87 19.49 18.58C19.66 18.47 19.98 18.23 20 18.01C19.97 17.91 19.84 17.8 19.77 17.73C19.06 17.13 17.68 16.77 16.79 16.58C16.26 16.46 15.91 15.93 16.02 15.39C16.14 14.85 16.67 14.51 17.21 14.62Z", "A map pin on a round spot of ground.", "", "mappin.and.ellipse", "pin_drop", "locationOn",
        "M4 11L20 11C20.55 11 21 11.45 21 12C21 12.55 20.55 13 20 13L4 13C3.45 13 3 12.55 3 12C3 11.45 3.45 11 4 11Z", "A minus sign.", "", "minus", "remove", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM7.75 11L16.25 11C16.8 11 17.25 11.45 17.25 12C17.25 12.55 16.8 13 16.25 13L7.75 13C7.2 13 6.75 12.55 6.75 12C6.75 11.45 7.2 11 7.75 11Z", "A minus sign in a circle.", "", "minus.circle", "do_not_disturb_on", "",
        "M8.71 2.56C8.98 2.47 9.28 2.56 9.46 2.77C9.64 2.99 9.68 3.31 9.54 3.56C9.25 4.08 9.02 4.61 8.85 5.17C7.99 7.99 8.76 11.07 10.84 13.15C12.92 15.23 16 16.01 18.82 15.16C19.39 14.98 19.92 14.75 20.44 14.46C20.69 14.32 21.01 14.36 21.23 14.54C21.45 14.73 21.53 15.04 21.43 15.31C20.87 16.9 19.88 18.43 18.58 19.53C18.25 19.81 17.91 20.08 17.55 20.32C17.16 20.57 16.84 20.76 16.43 20.96C16.04 21.16 15.64 21.32 15.23 21.47C14.71 21.65 14.18 21.77 13.64 21.86C12.94 21.99 12.05 22.04 11.33 21.98C10.25 21.89 9.17 21.67 8.16 21.23C6.96 20.72 5.84 20.01 4.92 19.06C4.43 18.56 4.09 18.14 3.69 17.57C2.49 15.83 1.85 13.44 2.02 11.33C2.06 10.88 2.11 10.51 2.19 10.06C2.34 9.26 2.66 8.29 3.04 7.57C3.58 6.5 4.28 5.5 5.17 4.69C5.98 3.96 6.88 3.32 7.88 2.89C8.15 2.77 8.43 2.65 8.71 2.56Z", "A crescent moon.", "", "moon.fill", "dark_mode", "",
        "M17.55 2.45C17.59 2.27 17.74 2.13 17.93 2.15C18.1 2.17 18.22 2.29 18.25 2.45C18.29 2.7 18.32 2.89 18.39 3.14C18.69 4.18 19.36 4.87 20.4 5.19C20.67 5.28 20.88 5.3 21.15 5.35C21.31 5.38 21.43 5.5 21.45 5.67C21.47 5.86 21.33 6.01 21.15 6.05C20.88 6.1 20.67 6.12 20.4 6.21C19.36 6.53 18.69 7.22 18.39 8.26C18.32 8.51 18.29 8.7 18.25 8.95C18.21 9.13 18.06 9.27 17.87 9.25C17.7 9.23 17.58 9.11 17.55 8.95C17.5 8.68 17.48 8.47 17.39 8.2C17.07 7.16 16.38 6.49 15.34 6.19C15.09 6.12 14.9 6.09 14.65 6.05C14.49 6.02 14.37 5.9 14.35 5.73C14.33 5.54 14.47 5.39 14.65 5.35C14.92 5.3 15.13 5.28 15.4 5.19C16.44 4.87 17.11 4.18 17.41 3.14C17.48 2.89 17.51 2.7 17.55 2.45ZM9.33 4.16C9.76 4.08 10.21 4.26 10.48 4.61C10.76 4.97 10.8 5.47 10.6 5.87C9.52 8.05 9.92 10.64 11.64 12.36C13.05 13.77 15.12 14.33 17.05 13.81C17.43 13.71 17.78 13.57 18.13 13.39C18.53 13.2 19.03 13.25 19.39 13.52C19.74 13.79 19.92 14.24 19.84 14.67C19.74 15.27 19.55 15.86 19.32 16.43C19.18 16.79 18.98 17.18 18.78 17.52C18.58 17.85 18.37 18.17 18.14 18.48C17 19.96 15.4 21.07 13.62 21.61C11.53 22.24 9.27 22.1 7.28 21.2C6.83 20.99 6.39 20.75 5.98 20.47C5.5 20.14 5.03 19.77 4.62 19.35C4.21 18.93 3.83 18.48 3.51 17.98C3.24 17.58 3 17.16 2.8 16.72C1.86 14.64 1.75 12.26 2.48 10.1C3.34 7.56 5.32 5.53 7.83 4.58C8.3 4.4 8.83 4.24 9.33 4.16ZM8.22 6.58C7.54 6.85 6.76 7.39 6.22 7.89C3.33 10.59 3.26 15.15 6.05 17.95C6.7 18.6 7.47 19.11 8.32 19.47C11.85 20.93 15.9 19.28 17.42 15.78C17 15.89 16.54 15.95 16.1 15.98C13.92 16.13 11.77 15.32 10.23 13.78C8.35 11.9 7.58 9.16 8.22 6.58ZM14.65 9.05C14.68 8.89 14.8 8.77 14.97 8.75C15.16 8.73 15.31 8.87 15.35 9.05C15.38 9.2 15.39 9.33 15.44 9.47C15.61 10.04 15.99 10.41 16.56 10.57C16.7 10.61 16.81 10.63 16.95 10.65C17.13 10.69 17.27 10.84 17.25 11.03C17.23 11.2 17.11 11.32 16.95 11.35C16.79 11.38 16.68 11.39 16.53 11.44C15.96 11.61 15.59 12 15.43 12.56C15.39 12.7 15.37 12.81 15.35 12.95C15.32 13.11 15.2 13.23 15.03 13.25C14.84 13.27 14.69 13.13 14.65 12.95C14.62 12.79 14.61 12.68 14.56 12.53C14.39 11.96 14 11.59 13.44 11.43C13.3 11.39 13.19 11.37 13.05 11.35C12.87 11.31 12.73 11.16 12.75 10.97C12.77 10.8 12.89 10.68 13.05 10.65C13.19 10.63 13.3 10.61 13.44 10.57C14 10.41 14.39 10.04 14.56 9.47C14.61 9.32 14.62 9.21 14.65 9.05Z", "A crescent moon with two stars.", "", "moon.stars", "nights_stay", "",
        "M13 10.43L13 16.93C13 16.99 13.01 17.04 13.02 17.1C13.03 17.32 13.02 17.53 12.98 17.74C12.75 19.06 11.67 20.08 10.49 20.6C9.29 21.13 7.82 21.24 6.61 20.66C6.21 20.47 5.84 20.19 5.56 19.85C4.7 18.8 4.86 17.44 5.61 16.39C6.77 14.8 9.13 14.04 11 14.68L11 4C11 3.45 11.45 3 12 3C12.45 3 12.85 3.31 12.97 3.74C12.99 3.85 13 3.96 13 4.07C13.36 4.81 14.17 5.43 14.82 5.91L15.35 6.3C15.93 6.73 16.49 7.18 16.97 7.72C17.92 8.77 18.43 10.09 18.4 11.52C18.39 11.9 18.14 12.24 17.77 12.36C17.4 12.48 16.98 12.33 16.76 12.01C16.01 10.94 14.19 10.6 13 10.43Z", "A musical note.", "", "music.note", "music_note", "",
        "M6 3L18 3C19.65 3 21 4.35 21 6L21 13.5C21 13.76 20.89 14.02 20.71 14.21L14.21 20.71C14.02 20.89 13.76 21 13.5 21L6 21C4.35 21 3 19.65 3 18L3 6C3 4.35 4.35 3 6 3ZM19 12.5L19 6.01C19 5.45 18.55 5 17.99 5L6.01 5C5.45 5 5 5.45 5 6.01L5 17.99C5 18.55 5.45 19 6.01 19L12.5 19L12.5 15.49C12.5 13.85 13.85 12.5 15.49 12.5ZM17.59 14.5L15.51 14.5C14.95 14.5 14.5 14.95 14.5 15.51L14.5 17.59ZM8 7.5L16 7.5C16.55 7.5 17 7.95 17 8.5C17 9.05 16.55 9.5 16 9.5L8 9.5C7.45 9.5 7 9.05 7 8.5C7 7.95 7.45 7.5 8 7.5ZM10.5 11.5C11.05 11.5 11.5 11.95 11.5 12.5C11.5 13.05 11.05 13.5 10.5 13.5L8 13.5C7.45 13.5 7 13.05 7 12.5C7 11.95 7.45 11.5 8 11.5Z", "A sheet with lines of text and a folded corner.", "mirrors", "note.text", "sticky_note_2", "",
        "M18.09 4.5L14.5 4.5C13.95 4.5 13.5 4.05 13.5 3.5C13.5 2.95 13.95 2.5 14.5 2.5L20.5 2.5C21.05 2.5 21.5 2.95 21.5 3.5L21.5 9.5C21.5 10.05 21.05 10.5 20.5 10.5C19.95 10.5 19.5 10.05 19.5 9.5L19.5 5.91L11.71 13.71C11.32 14.1 10.68 14.1 10.29 13.71C9.9 13.32 9.9 12.68 10.29 12.29ZM11 4C11.55 4 12 4.45 12 5C12 5.55 11.55 6 11 6L6.01 6C5.45 6 5 6.45 5 7.01L5 17.99C5 18.55 5.45 19 6.01 19L16.99 19C17.55 19 18 18.55 18 17.99L18 13C18 12.45 18.45 12 19 12C19.55 12 20 12.45 20 13L20 18C20 19.66 18.65 21 17 21L6 21C4.34 21 3 19.65 3 18L3 7C3 5.35 4.35 4 6 4Z", "An arrow leaving a square.", "mirrors", "arrow.up.forward.app", "open_in_new", "",
        "M19.18 3.14C19.65 2.79 20.31 2.83 20.73 3.24C21.17 3.66 21.22 4.34 20.86 4.82L13.36 14.82C12.92 15.4 12.07 15.46 11.55 14.95L9.05 12.45C8.54 11.93 8.6 11.08 9.18 10.64ZM2.83 19.3C3.14 19.05 3.4 18.77 3.53 18.39C3.68 17.97 3.69 17.44 3.74 17.01C3.79 16.56 3.87 16.12 4.01 15.7C4.55 14.1 5.9 12.8 7.66 12.87C8.25 12.9 8.81 13.08 9.31 13.4C10.83 14.35 11.23 16.35 10.5 17.95C10.19 18.64 9.75 19.14 9.16 19.61C8.83 19.86 8.49 20.1 8.13 20.29C6.63 21.09 4.84 21.28 3.19 20.87C2.86 20.79 2.6 20.53 2.52 20.2C2.45 19.87 2.57 19.52 2.83 19.3Z", "A paintbrush.", "", "paintbrush.fill", "brush", "",
        "M16.01 16.75C15.12 16.75 14.69 17.3 14.94 18.16C15.05 18.53 15.11 18.91 15.1 19.31C15.05 20.69 14.09 21.68 12.76 21.93C12 22.07 11.06 21.98 10.31 21.86C9.14 21.67 7.83 21.18 6.82 20.56C6.34 20.26 5.87 19.93 5.44 19.55C5.09 19.23 4.74 18.9 4.43 18.54C4.12 18.16 3.86 17.83 3.6 17.42C3.23 16.86 2.94 16.26 2.69 15.64C2.15 14.31 1.95 12.87 2.02 11.44C2.03 11.06 2.08 10.68 2.14 10.31C2.22 9.84 2.34 9.38 2.49 8.92C2.78 7.97 3.32 6.91 3.92 6.11C4.43 5.42 5.01 4.78 5.68 4.25C6.28 3.78 6.91 3.35 7.6 3.02C8.23 2.72 8.77 2.52 9.44 2.33C10.32 2.09 11.31 1.98 12.22 2C15.89 2.08 19.09 4.12 20.76 7.38C21.41 8.66 21.8 10.05 21.94 11.47C21.99 12.01 22.03 12.65 21.98 13.19C21.86 14.31 21.26 15.31 20.36 15.98C19.69 16.48 18.84 16.75 18 16.75ZM20 12.75C20 11.85 19.89 10.95 19.66 10.08C19 7.61 17.35 5.53 14.96 4.57C11.97 3.36 8.51 4.12 6.26 6.42C4.03 8.73 3.38 12.16 4.63 15.11C5.66 17.54 7.83 19.32 10.41 19.84C10.95 19.95 11.5 20.01 12.05 20C12.85 19.98 13.28 19.6 13.04 18.78C12.91 18.32 12.84 17.88 12.88 17.41C13.02 15.76 14.41 14.75 16 14.75L17.99 14.75C19.1 14.75 20 13.86 20 12.75ZM9.5 6.5C10.32 6.5 11 7.18 11 8C11 8.82 10.32 9.5 9.5 9.5C8.68 9.5 8 8.82 8 8C8 7.18 8.68 6.5 9.5 6.5ZM14.5 6.5C15.32 6.5 16 7.18 16 8C16 8.82 15.32 9.5 14.5 9.5C13.68 9.5 13 8.82 13 8C13 7.18 13.68 6.5 14.5 6.5ZM7.5 11C8.32 11 9 11.68 9 12.5C9 13.32 8.32 14 7.5 14C6.68 14 6 13.32 6 12.5C6 11.68 6.68 11 7.5 11Z", "A painter's palette.", "", "paintpalette", "palette", "",
        "M8.5 3.5C9.32 3.5 10 4.18 10 5L10 19C10 19.82 9.32 20.5 8.5 20.5L6.5 20.5C5.68 20.5 5 19.82 5 19L5 5C5 4.18 5.68 3.5 6.5 3.5ZM15.5 3.5L17.5 3.5C18.32 3.5 19 4.18 19 5L19 19C19 19.82 18.32 20.5 17.5 20.5L15.5 20.5C14.68 20.5 14 19.82 14 19L14 5C14 4.18 14.68 3.5 15.5 3.5Z", "Two upright bars.", "", "pause.fill", "pause", "pause",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM10.75 8.75L10.75 15.25C10.75 15.8 10.3 16.25 9.75 16.25C9.2 16.25 8.75 15.8 8.75 15.25L8.75 8.75C8.75 8.2 9.2 7.75 9.75 7.75C10.3 7.75 10.75 8.2 10.75 8.75ZM13.25 8.75C13.25 8.2 13.7 7.75 14.25 7.75C14.8 7.75 15.25 8.2 15.25 8.75L15.25 15.25C15.25 15.8 14.8 16.25 14.25 16.25C13.7 16.25 13.25 15.8 13.25 15.25Z", "Two upright bars in a circle.", "", "pause.circle", "pause_circle", "pause",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM14.73 5.85L13.74 6.84C13.53 7.05 13.53 7.41 13.74 7.63L16.37 10.26C16.59 10.47 16.95 10.47 17.16 10.26L18.15 9.27C18.36 9.06 18.36 8.7 18.15 8.48L15.52 5.85C15.3 5.64 14.94 5.64 14.73 5.85ZM12.1 8.48L7.23 13.35C7.16 13.42 7.11 13.51 7.1 13.61L6.64 16.83C6.6 17.14 6.86 17.4 7.17 17.36L10.39 16.9C10.49 16.89 10.58 16.84 10.65 16.77L15.53 11.89C15.7 11.72 15.69 11.41 15.52 11.24L12.76 8.48C12.58 8.3 12.28 8.3 12.1 8.48Z", "A pencil in a disc.", "", "pencil.circle.fill", "edit", "edit",
        "M5.97 15.86C6.2 15.47 6.6 15.12 6.98 14.87C8.75 13.74 11.61 13.64 13.58 14.23C13.78 14.29 13.85 14.54 13.73 14.7C13.59 14.89 13.45 15.09 13.32 15.3C12.59 16.58 12.41 18.06 12.81 19.48C12.86 19.65 12.75 19.83 12.57 19.86C11.96 19.97 11.33 20.02 10.7 19.99C7.49 19.89 4.58 18.07 3.06 15.24C1.19 11.75 1.84 7.43 4.64 4.63C7.44 1.83 11.76 1.2 15.25 3.07C18.08 4.58 19.89 7.51 20 10.71C20.02 11.34 19.98 11.97 19.86 12.58C19.83 12.75 19.65 12.85 19.49 12.81C19.02 12.68 18.65 12.63 18.16 12.6C17.99 12.59 17.86 12.43 17.89 12.26C18 11.6 18.03 10.98 17.97 10.32C17.67 7.25 15.39 4.74 12.37 4.14C11.24 3.91 10.07 3.97 8.97 4.3C5.1 5.47 3.02 9.68 4.45 13.47C4.79 14.36 5.3 15.18 5.97 15.86ZM11 5.75C12.51 5.75 13.75 6.98 13.75 8.5C13.75 10.01 12.52 11.25 11 11.25C9.49 11.25 8.25 10.02 8.25 8.5C8.25 6.99 9.48 5.75 11 5.75ZM18 14C20.2 14 22 15.8 22 18C22 20.2 20.2 22 18 22C15.8 22 14 20.2 14 18C14 15.8 15.8 14 18 14ZM17.97 19.4C17.53 19.41 17.19 19.79 17.2 20.23C17.21 20.67 17.59 21.01 18.03 21C18.47 20.99 18.81 20.61 18.8 20.17C18.79 19.73 18.41 19.39 17.97 19.4ZM17.3 15.75L17.3 18.3C17.3 18.68 17.62 19 18 19C18.38 19 18.7 18.68 18.7 18.3L18.7 15.75C18.7 15.37 18.38 15.05 18 15.05C17.62 15.05 17.3 15.37 17.3 15.75Z", "A person in a circle with an exclamation mark at the corner.", "", "person.crop.circle.badge.exclamationmark", "person_alert", "",
        "M7.92 3.51L19.17 10.51C20.27 11.2 20.27 12.8 19.17 13.49L7.92 20.49C7.38 20.82 6.68 20.84 6.13 20.52C5.59 20.21 5.25 19.62 5.25 19L5.25 5C5.25 4.36 5.61 3.76 6.18 3.46C6.72 3.16 7.4 3.19 7.92 3.51Z", "A triangle pointing right.", "", "play.fill", "play_arrow", "play",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM10.72 7.98L15.97 11.23C16.54 11.58 16.54 12.42 15.97 12.77L10.72 16.02C10.44 16.19 10.08 16.19 9.8 16.03C9.52 15.87 9.35 15.57 9.35 15.25L9.35 8.75C9.35 8.43 9.52 8.13 9.8 7.97C10.08 7.81 10.44 7.81 10.72 7.98Z", "A triangle pointing right in a circle.", "", "play.circle", "play_circle", "play",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM10.72 7.98C10.44 7.81 10.08 7.81 9.8 7.97C9.52 8.13 9.35 8.43 9.35 8.75L9.35 15.25C9.35 15.57 9.52 15.87 9.8 16.03C10.08 16.19 10.44 16.19 10.72 16.02L15.97 12.77C16.54 12.42 16.54 11.58 15.97 11.23Z", "A triangle pointing right in a filled circle.", "", "play.circle.fill", "play_circle", "play",
        "M11 11L11 4C11 3.45 11.45 3 12 3C12.55 3 13 3.45 13 4L13 11L20 11C20.55 11 21 11.45 21 12C21 12.55 20.55 13 20 13L13 13L13 20C13 20.55 12.55 21 12 21C11.45 21 11 20.55 11 20L11 13L4 13C3.45 13 3 12.55 3 12C3 11.45 3.45 11 4 11Z", "A plus sign.", "", "plus", "add", "add",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM11 11L11 7.75C11 7.2 11.45 6.75 12 6.75C12.55 6.75 13 7.2 13 7.75L13 11L16.25 11C16.8 11 17.25 11.45 17.25 12C17.25 12.55 16.8 13 16.25 13L13 13L13 16.25C13 16.8 12.55 17.25 12 17.25C11.45 17.25 11 16.8 11 16.25L11 13L7.75 13C7.2 13 6.75 12.55 6.75 12C6.75 11.45 7.2 11 7.75 11Z", "A plus sign in a circle.", "", "plus.circle", "add_circle", "add",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM13 11L13 7.75C13 7.2 12.55 6.75 12 6.75C11.45 6.75 11 7.2 11 7.75L11 11L7.75 11C7.2 11 6.75 11.45 6.75 12C6.75 12.55 7.2 13 7.75 13L11 13L11 16.25C11 16.8 11.45 17.25 12 17.25C12.55 17.25 13 16.8 13 16.25L13 13L16.25 13C16.8 13 17.25 12.55 17.25 12C17.25 11.45 16.8 11 16.25 11Z", "A plus sign in a filled circle.", "", "plus.circle.fill", "add_circle", "add",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM11 8.5L11 6.75C11 6.2 11.45 5.75 12 5.75C12.55 5.75 13 6.2 13 6.75L13 8.5L14.75 8.5C15.3 8.5 15.75 8.95 15.75 9.5C15.75 10.05 15.3 10.5 14.75 10.5L13 10.5L13 12.25C13 12.8 12.55 13.25 12 13.25C11.45 13.25 11 12.8 11 12.25L11 10.5L9.25 10.5C8.7 10.5 8.25 10.05 8.25 9.5C8.25 8.95 8.7 8.5 9.25 8.5ZM9.25 15L14.75 15C15.3 15 15.75 15.45 15.75 16C15.75 16.55 15.3 17 14.75 17L9.25 17C8.7 17 8.25 16.55 8.25 16C8.25 15.45 8.7 15 9.25 15Z", "A plus sign above a minus sign in a circle.", "", "plusminus.circle", "exposure", "",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM10.2 9.62C10.19 10.16 9.74 10.61 9.18 10.6C8.64 10.59 8.19 10.13 8.2 9.58C8.23 7.41 10.01 5.7 12.19 5.81C12.77 5.84 13.34 6 13.84 6.28C14.42 6.6 14.91 7.07 15.25 7.64C16.12 9.05 15.94 10.91 14.83 12.14C14.57 12.43 14.33 12.62 14.01 12.83C13.77 12.98 13.16 13.36 13.04 13.63C13 13.73 13 13.84 13 13.94C12.98 14.48 12.52 14.9 11.99 14.9C11.46 14.9 11.01 14.46 11 13.92C10.98 12.6 11.75 11.92 12.79 11.23C13.07 11.05 13.23 10.96 13.43 10.69C14.09 9.82 13.83 8.56 12.88 8.03C11.93 7.5 10.72 7.93 10.32 8.95C10.24 9.16 10.2 9.39 10.2 9.62ZM12 15.8C12.66 15.8 13.2 16.34 13.2 17C13.2 17.66 12.66 18.2 12 18.2C11.34 18.2 10.8 17.66 10.8 17C10.8 16.34 11.34 15.8 12 15.8Z", "A question mark in a circle.", "", "questionmark.circle", "help", "help",
        "M14.65 2.63C15.43 1.85 16.7 1.85 17.48 2.63L21.37 6.52C22.15 7.3 22.15 8.57 21.37 9.35L9.35 21.37C8.57 22.15 7.3 22.15 6.52 21.37L2.63 17.48C1.85 16.7 1.85 15.43 2.63 14.65ZM16.07 4.05L16.06 4.05L14.3 5.81L15.54 7.05C15.92 7.44 15.92 8.08 15.54 8.46C15.15 8.85 14.51 8.85 14.12 8.46L12.88 7.23L10.76 9.35L12.71 11.29C13.1 11.68 13.1 12.32 12.71 12.71C12.32 13.1 11.68 13.1 11.29 12.71L9.35 10.76L7.23 12.88L8.46 14.12C8.85 14.51 8.85 15.15 8.46 15.54C8.08 15.92 7.44 15.92 7.05 15.54L5.81 14.3L4.05 16.06L4.05 16.06L4.05 16.07L4.05 16.07L7.93 19.95L7.93 19.95L7.94 19.95L7.94 19.95L19.95 7.94L19.95 7.94L19.95 7.93L16.07 4.05Z", "A ruler.", "", "ruler", "straighten", "",
        "M9.65 2.47C9.88 2.1 10.34 1.92 10.76 2.03C11.19 2.15 11.5 2.55 11.5 3L11.5 13.5C11.5 14.05 11.05 14.5 10.5 14.5L4 14.5C3.65 14.5 3.31 14.31 3.13 14C2.95 13.68 2.96 13.28 3.15 12.97ZM9.5 6.52L5.8 12.5L9.5 12.5ZM14.76 5.85L20.76 12.85C21.01 13.14 21.07 13.57 20.91 13.92C20.75 14.27 20.39 14.5 20 14.5L14 14.5C13.45 14.5 13 14.05 13 13.5L13 6.5C13 6.09 13.26 5.71 13.65 5.56C14.04 5.42 14.49 5.53 14.76 5.85ZM15 9.2L15 12.5L17.83 12.5ZM3 16L21 16C21.74 16 22.23 16.78 21.89 17.45L19.89 21.45C19.73 21.78 19.37 22 19 22L5 22C4.63 22 4.27 21.78 4.11 21.45L2.11 17.45C1.77 16.78 2.26 16 3 16ZM4.62 18L5.62 20L18.38 20L19.38 18Z", "A sailing boat.", "", "sailboat", "sailing", "",
        "M6.5 2.5L17.5 2.5C19.7 2.5 21.5 4.3 21.5 6.5L21.5 17.5C21.5 19.7 19.7 21.5 17.5 21.5L6.5 21.5C4.3 21.5 2.5 19.7 2.5 17.5L2.5 6.5C2.5 4.3 4.3 2.5 6.5 2.5ZM17.53 10.22C17.34 9.86 17.13 9.51 16.87 9.19C15.7 7.69 13.89 6.82 11.99 6.82C10.03 6.82 8.18 7.77 7.01 9.34C6.8 9.62 6.61 9.92 6.46 10.24C6.36 10.45 6.39 10.7 6.53 10.87L8.53 13.37C8.64 13.52 8.82 13.6 9 13.6L15 13.6C15.18 13.6 15.36 13.52 15.47 13.37L17.47 10.87C17.62 10.69 17.64 10.43 17.53 10.22ZM12.78 9.14C12.98 8.75 13.46 8.59 13.86 8.78C14.25 8.98 14.41 9.46 14.22 9.86L12.72 12.86C12.52 13.25 12.04 13.41 11.64 13.22C11.25 13.02 11.09 12.54 11.28 12.14Z", "A bathroom scale.", "", "scalemass.fill", "monitor_weight", "",
        "M12.32 3.39C12.51 3.22 12.69 3.08 12.91 2.95C13.79 2.44 14.88 2.37 15.82 2.76C17.03 3.26 17.78 4.37 17.86 5.66C17.88 5.92 18.08 6.12 18.34 6.14C19.63 6.22 20.74 6.97 21.24 8.18C21.74 9.38 21.48 10.7 20.62 11.66C20.45 11.86 20.45 12.14 20.62 12.34C21.49 13.31 21.74 14.62 21.24 15.83C20.74 17.03 19.63 17.78 18.34 17.86C18.08 17.88 17.88 18.08 17.86 18.34C17.78 19.63 17.03 20.74 15.82 21.24C14.62 21.74 13.31 21.48 12.34 20.62C12.14 20.45 11.86 20.45 11.66 20.62C10.7 21.48 9.38 21.74 8.18 21.24C6.97 20.74 6.22 19.63 6.14 18.34C6.12 18.08 5.92 17.88 5.66 17.86C4.37 17.78 3.26 17.03 2.76 15.82C2.37 14.88 2.44 13.79 2.95 12.91C3.08 12.7 3.23 12.51 3.39 12.32C3.54 12.14 3.54 11.86 3.39 11.68C3.22 11.49 3.08 11.31 2.95 11.09C2.44 10.21 2.37 9.12 2.76 8.18C3.26 6.97 4.37 6.22 5.66 6.14C5.92 6.12 6.12 5.92 6.14 5.66C6.22 4.37 6.97 3.26 8.17 2.76C9.38 2.26 10.69 2.51 11.66 3.38C11.85 3.54 12.13 3.55 12.32 3.39ZM10.72 14.06L8.21 11.54C7.82 11.15 7.18 11.15 6.79 11.54C6.4 11.93 6.4 12.57 6.79 12.96L10.04 16.21C10.44 16.61 11.1 16.59 11.49 16.18L17.24 9.93C17.61 9.52 17.58 8.89 17.18 8.51C16.77 8.14 16.14 8.17 15.76 8.57Z", "A checkmark in a seal with a wavy edge.", "", "checkmark.seal.fill", "verified", "",
        "M13 5.41L13 15C13 15.55 12.55 16 12 16C11.45 16 11 15.55 11 15L11 5.41L8.71 7.71C8.32 8.1 7.68 8.1 7.29 7.71C6.9 7.32 6.9 6.68 7.29 6.29L11.29 2.29C11.68 1.9 12.32 1.9 12.71 2.29L16.71 6.29C17.1 6.68 17.1 7.32 16.71 7.71C16.32 8.1 15.68 8.1 15.29 7.71ZM7.5 8C8.05 8 8.5 8.45 8.5 9C8.5 9.55 8.05 10 7.5 10L6.51 10C5.95 10 5.5 10.45 5.5 11.01L5.5 18.99C5.5 19.55 5.95 20 6.51 20L17.49 20C18.05 20 18.5 19.55 18.5 18.99L18.5 11.01C18.5 10.45 18.05 10 17.49 10L16.5 10C15.95 10 15.5 9.55 15.5 9C15.5 8.45 15.95 8 16.5 8L17.51 8C19.16 8 20.5 9.36 20.5 11L20.5 19C20.5 20.65 19.16 22 17.5 22L6.5 22C4.85 22 3.5 20.65 3.5 19L3.5 11C3.5 9.35 4.85 8 6.5 8Z", "An arrow pointing up out of a tray.", "", "square.and.arrow.up", "ios_share", "share",
        "M5.05 4.17L15.55 11.17C16.14 11.56 16.14 12.44 15.55 12.83L5.05 19.83C4.75 20.03 4.35 20.05 4.03 19.88C3.71 19.71 3.5 19.37 3.5 19L3.5 5C3.5 4.63 3.71 4.29 4.03 4.12C4.35 3.95 4.75 3.97 5.05 4.17ZM5.5 6.87L5.5 17.13L13.2 12ZM18.5 5C18.5 4.45 18.95 4 19.5 4C20.05 4 20.5 4.45 20.5 5L20.5 19C20.5 19.55 20.05 20 19.5 20C18.95 20 18.5 19.55 18.5 19Z", "A triangle pointing right at a bar.", "", "forward.end", "skip_next", "skipNext",
        "M12.41 4.5C12.47 4.28 12.57 4.07 12.69 3.87C13.26 2.87 14.34 2.25 15.5 2.25C16.95 2.25 18.17 3.18 18.61 4.56L18.59 4.5L21 4.5C21.55 4.5 22 4.95 22 5.5C22 6.05 21.55 6.5 21 6.5L18.59 6.5L18.61 6.44C18.22 7.81 16.9 8.75 15.5 8.75C14.05 8.75 12.83 7.82 12.39 6.44L12.41 6.5L3 6.5C2.45 6.5 2 6.05 2 5.5C2 4.95 2.45 4.5 3 4.5ZM15.5 4.25C14.81 4.25 14.25 4.81 14.25 5.5C14.25 6.19 14.81 6.75 15.5 6.75C16.19 6.75 16.75 6.19 16.75 5.5C16.75 4.81 16.19 4.25 15.5 4.25ZM11.59 11L21 11C21.55 11 22 11.45 22 12C22 12.55 21.55 13 21 13L11.59 13L11.61 12.94C11.22 14.31 9.9 15.25 8.5 15.25C7.05 15.25 5.83 14.32 5.39 12.94L5.41 13L3 13C2.45 13 2 12.55 2 12C2 11.45 2.45 11 3 11L5.41 11L5.39 11.06C5.78 9.69 7.1 8.75 8.5 8.75C9.95 8.75 11.17 9.68 11.61 11.06ZM8.5 10.75C7.81 10.75 7.25 11.31 7.25 12C7.25 12.69 7.81 13.25 8.5 13.25C9.19 13.25 9.75 12.69 9.75 12C9.75 11.31 9.19 10.75 8.5 10.75ZM12.41 17.5L12.39 17.56C12.78 16.19 14.1 15.25 15.5 15.25C16.95 15.25 18.17 16.18 18.61 17.56L18.59 17.5L21 17.5C21.55 17.5 22 17.95 22 18.5C22 19.05 21.55 19.5 21 19.5L18.59 19.5L18.61 19.44C18.22 20.81 16.9 21.75 15.5 21.75C14.05 21.75 12.83 20.82 12.39 19.44L12.41 19.5L3 19.5C2.45 19.5 2 19.05 2 18.5C2 17.95 2.45 17.5 3 17.5ZM15.5 17.25C14.81 17.25 14.25 17.81 14.25 18.5C14.25 19.19 14.81 19.75 15.5 19.75C16.19 19.75 16.75 19.19 16.75 18.5C16.75 17.81 16.19 17.25 15.5 17.25Z", "Three sliders.", "mirrors", "slider.horizontal.3", "tune", "",
        "M4.21 2.79L21.21 19.79C21.6 20.18 21.6 20.82 21.21 21.21C20.82 21.6 20.18 21.6 19.79 21.21L2.79 4.21C2.4 3.82 2.4 3.18 2.79 2.79C3.18 2.4 3.82 2.4 4.21 2.79ZM11.09 4.5C11.37 4.25 11.8 4.18 12.15 4.34C12.51 4.5 12.75 4.86 12.75 5.25L12.75 8.91C12.75 9.03 12.68 9.15 12.56 9.19C12.46 9.23 12.33 9.22 12.24 9.13L9.48 6.37C9.36 6.25 9.36 6.05 9.48 5.94ZM17.66 5.17C18.08 5.55 18.46 5.96 18.81 6.41C20.44 8.54 21.06 11.3 20.5 13.92C20.36 14.55 20.16 15.14 19.91 15.73C19.86 15.85 19.81 15.97 19.74 16.08C19.65 16.26 19.41 16.3 19.27 16.15L18.2 15.09C18.12 15.01 18.1 14.88 18.14 14.78C18.32 14.33 18.44 13.97 18.54 13.5C18.98 11.45 18.49 9.28 17.21 7.62C16.94 7.26 16.64 6.95 16.31 6.64C15.91 6.27 15.88 5.64 16.25 5.23C16.62 4.83 17.26 4.8 17.66 5.17ZM6.62 15.5L3.5 15.5C2.95 15.5 2.5 15.05 2.5 14.5L2.5 9.5C2.5 8.95 2.95 8.5 3.5 8.5L5.27 8.5C5.35 8.5 5.42 8.54 5.48 8.59L12.66 15.77C12.71 15.83 12.75 15.9 12.75 15.98L12.75 18.75C12.75 19.14 12.51 19.5 12.15 19.66C11.8 19.82 11.37 19.75 11.08 19.49Z", "A loudspeaker, crossed out.", "mirrors", "speaker.slash.fill", "volume_off", "volumeOff",
        "M6.62 8.5L11.08 4.5C11.37 4.24 11.8 4.18 12.16 4.34C12.51 4.5 12.75 4.86 12.75 5.25L12.75 18.75C12.75 19.14 12.51 19.5 12.16 19.66C11.8 19.82 11.37 19.76 11.08 19.5L6.62 15.5L3.5 15.5C2.95 15.5 2.5 15.05 2.5 14.5L2.5 9.5C2.5 8.95 2.95 8.5 3.5 8.5ZM18.46 4.82C19.04 5.39 19.49 5.94 19.93 6.63C21.26 8.65 21.79 11.34 21.35 13.72C21.25 14.25 21.14 14.71 20.97 15.22C20.8 15.72 20.58 16.2 20.34 16.67C19.9 17.54 19.15 18.54 18.43 19.21C18.04 19.57 17.42 19.56 17.04 19.18C16.65 18.79 16.66 18.15 17.05 17.76C17.47 17.35 17.81 16.96 18.14 16.47C19.87 13.9 19.95 10.54 18.36 7.89C17.98 7.25 17.57 6.76 17.05 6.24C16.66 5.85 16.65 5.21 17.04 4.82C17.43 4.43 18.06 4.43 18.46 4.82ZM15.78 8.16C16.15 8.57 16.46 9.04 16.7 9.54C17.42 11.11 17.45 12.92 16.68 14.49C16.44 14.98 16.14 15.46 15.76 15.86C15.38 16.26 14.75 16.28 14.35 15.91C13.95 15.54 13.93 14.92 14.28 14.52C14.48 14.29 14.65 14.05 14.8 13.79C15.43 12.62 15.39 11.18 14.7 10.04C14.57 9.84 14.43 9.66 14.28 9.48C13.92 9.07 13.96 8.43 14.37 8.07C14.78 7.71 15.42 7.75 15.78 8.16Z", "A loudspeaker with sound waves.", "mirrors", "speaker.wave.2.fill", "volume_up", "volumeUp",
        "M8 2L16 2C16.55 2 17 2.45 17 3C17 3.55 16.55 4 16 4L8 4C7.45 4 7 3.55 7 3C7 2.45 7.45 2 8 2ZM6 5.75L18 5.75C18.55 5.75 19 6.2 19 6.75C19 7.3 18.55 7.75 18 7.75L6 7.75C5.45 7.75 5 7.3 5 6.75C5 6.2 5.45 5.75 6 5.75ZM6 9.5L18 9.5C19.65 9.5 21 10.85 21 12.5L21 18.5C21 20.15 19.65 21.5 18 21.5L6 21.5C4.35 21.5 3 20.15 3 18.5L3 12.5C3 10.85 4.35 9.5 6 9.5ZM18 11.5L6 11.5C5.45 11.5 5 11.95 5 12.5L5 18.5C5 19.05 5.45 19.5 6 19.5L18 19.5C18.55 19.5 19 19.05 19 18.5L19 12.5C19 11.95 18.55 11.5 18 11.5Z", "A stack of cards.", "", "square.stack", "stack", "",
        "M15.21 8.49L20.85 9.06C21.24 9.1 21.57 9.37 21.7 9.73C21.82 10.11 21.71 10.54 21.42 10.8L17.19 14.59L18.39 20.13C18.47 20.52 18.31 20.93 17.98 21.16C17.67 21.38 17.24 21.4 16.91 21.21L12 18.36L7.09 21.21C6.75 21.41 6.31 21.38 5.99 21.14C5.68 20.91 5.53 20.51 5.61 20.13L6.81 14.59L2.58 10.8C2.29 10.54 2.18 10.11 2.3 9.73C2.43 9.37 2.76 9.1 3.15 9.06L8.79 8.49L11.09 3.3C11.24 2.94 11.6 2.71 11.98 2.7C12.38 2.69 12.75 2.93 12.91 3.3Z", "A star.", "", "star.fill", "star", "star",
        "M17.25 4C18.77 4 20 5.23 20 6.75L20 17.25C20 18.77 18.77 20 17.25 20L6.75 20C5.23 20 4 18.77 4 17.25L4 6.75C4 5.23 5.23 4 6.75 4Z", "A square.", "", "stop.fill", "stop", "stop",
        "M13 3L13 4.25C13 4.8 12.55 5.25 12 5.25C11.45 5.25 11 4.8 11 4.25L11 3C11 2.45 11.45 2 12 2C12.55 2 13 2.45 13 3ZM6.34 4.93L7.23 5.81C7.62 6.2 7.62 6.84 7.23 7.23C6.84 7.62 6.2 7.62 5.81 7.23L4.93 6.34C4.54 5.95 4.54 5.32 4.93 4.93C5.32 4.54 5.95 4.54 6.34 4.93ZM17.66 4.93C18.05 4.54 18.68 4.54 19.07 4.93C19.46 5.32 19.46 5.95 19.07 6.34L18.19 7.23C17.8 7.62 17.16 7.62 16.77 7.23C16.38 6.84 16.38 6.2 16.77 5.81ZM12 7C14.76 7 17 9.24 17 12C17 14.76 14.76 17 12 17C9.24 17 7 14.76 7 12C7 9.24 9.24 7 12 7ZM12 9C10.35 9 9 10.35 9 12C9 13.65 10.35 15 12 15C13.65 15 15 13.65 15 12C15 10.35 13.65 9 12 9ZM4.25 11C4.8 11 5.25 11.45 5.25 12C5.25 12.55 4.8 13 4.25 13L3 13C2.45 13 2 12.55 2 12C2 11.45 2.45 11 3 11ZM19.75 11L21 11C21.55 11 22 11.45 22 12C22 12.55 21.55 13 21 13L19.75 13C19.2 13 18.75 12.55 18.75 12C18.75 11.45 19.2 11 19.75 11ZM5.81 16.77C6.2 16.38 6.84 16.38 7.23 16.77C7.62 17.16 7.62 17.8 7.23 18.19L6.34 19.07C5.95 19.46 5.32 19.46 4.93 19.07C4.54 18.68 4.54 18.05 4.93 17.66ZM18.19 16.77L19.07 17.66C19.46 18.05 19.46 18.68 19.07 19.07C18.68 19.46 18.05 19.46 17.66 19.07L16.77 18.19C16.38 17.8 16.38 17.16 16.77 16.77C17.16 16.38 17.8 16.38 18.19 16.77ZM11 19.75C11 19.2 11.45 18.75 12 18.75C12.55 18.75 13 19.2 13 19.75L13 21C13 21.55 12.55 22 12 22C11.45 22 11 21.55 11 21Z", "A sun with rays.", "", "sun.max", "sunny", "",
        "M12 2.15C12.69 2.15 13.25 2.71 13.25 3.4C13.25 4.09 12.69 4.65 12 4.65C11.31 4.65 10.75 4.09 10.75 3.4C10.75 2.71 11.31 2.15 12 2.15ZM5.92 4.67C6.61 4.67 7.17 5.23 7.17 5.92C7.17 6.61 6.61 7.17 5.92 7.17C5.23 7.17 4.67 6.61 4.67 5.92C4.67 5.23 5.23 4.67 5.92 4.67ZM18.08 4.67C18.77 4.67 19.33 5.23 19.33 5.92C19.33 6.61 18.77 7.17 18.08 7.17C17.39 7.17 16.83 6.61 16.83 5.92C16.83 5.23 17.39 4.67 18.08 4.67ZM12 7C14.76 7 17 9.24 17 12C17 14.76 14.76 17 12 17C9.24 17 7 14.76 7 12C7 9.24 9.24 7 12 7ZM12 9C10.35 9 9 10.35 9 12C9 13.65 10.35 15 12 15C13.65 15 15 13.65 15 12C15 10.35 13.65 9 12 9ZM3.4 10.75C4.09 10.75 4.65 11.31 4.65 12C4.65 12.69 4.09 13.25 3.4 13.25C2.71 13.25 2.15 12.69 2.15 12C2.15 11.31 2.71 10.75 3.4 10.75ZM20.6 10.75C21.29 10.75 21.85 11.31 21.85 12C21.85 12.69 21.29 13.25 20.6 13.25C19.91 13.25 19.35 12.69 19.35 12C19.35 11.31 19.91 10.75 20.6 10.75ZM5.92 16.83C6.61 16.83 7.17 17.39 7.17 18.08C7.17 18.77 6.61 19.33 5.92 19.33C5.23 19.33 4.67 18.77 4.67 18.08C4.67 17.39 5.23 16.83 5.92 16.83ZM18.08 16.83C18.77 16.83 19.33 17.39 19.33 18.08C19.33 18.77 18.77 19.33 18.08 19.33C17.39 19.33 16.83 18.77 16.83 18.08C16.83 17.39 17.39 16.83 18.08 16.83ZM12 19.35C12.69 19.35 13.25 19.91 13.25 20.6C13.25 21.29 12.69 21.85 12 21.85C11.31 21.85 10.75 21.29 10.75 20.6C10.75 19.91 11.31 19.35 12 19.35Z", "A sun with dots for rays.", "", "sun.min", "brightness_low", "",
        "M13 3L13 4.25C13 4.8 12.55 5.25 12 5.25C11.45 5.25 11 4.8 11 4.25L11 3C11 2.45 11.45 2 12 2C12.55 2 13 2.45 13 3ZM6.34 4.93L7.23 5.81C7.62 6.2 7.62 6.84 7.23 7.23C6.84 7.62 6.2 7.62 5.81 7.23L4.93 6.34C4.54 5.95 4.54 5.32 4.93 4.93C5.32 4.54 5.95 4.54 6.34 4.93ZM17.66 4.93C18.05 4.54 18.68 4.54 19.07 4.93C19.46 5.32 19.46 5.95 19.07 6.34L18.19 7.23C17.8 7.62 17.16 7.62 16.77 7.23C16.38 6.84 16.38 6.2 16.77 5.81ZM12 7C14.76 7 17 9.24 17 12C17 14.76 14.76 17 12 17C9.24 17 7 14.76 7 12C7 9.24 9.24 7 12 7ZM4.25 11C4.8 11 5.25 11.45 5.25 12C5.25 12.55 4.8 13 4.25 13L3 13C2.45 13 2 12.55 2 12C2 11.45 2.45 11 3 11ZM19.75 11L21 11C21.55 11 22 11.45 22 12C22 12.55 21.55 13 21 13L19.75 13C19.2 13 18.75 12.55 18.75 12C18.75 11.45 19.2 11 19.75 11ZM5.81 16.77C6.2 16.38 6.84 16.38 7.23 16.77C7.62 17.16 7.62 17.8 7.23 18.19L6.34 19.07C5.95 19.46 5.32 19.46 4.93 19.07C4.54 18.68 4.54 18.05 4.93 17.66ZM18.19 16.77L19.07 17.66C19.46 18.05 19.46 18.68 19.07 19.07C18.68 19.46 18.05 19.46 17.66 19.07L16.77 18.19C16.38 17.8 16.38 17.16 16.77 16.77C17.16 16.38 17.8 16.38 18.19 16.77ZM11 19.75C11 19.2 11.45 18.75 12 18.75C12.55 18.75 13 19.2 13 19.75L13 21C13 21.55 12.55 22 12 22C11.45 22 11 21.55 11 21Z", "A sun with rays, filled.", "", "sun.max.fill", "sunny", "",
        "M13 5.41L13 9C13 9.55 12.55 10 12 10C11.45 10 11 9.55 11 9L11 5.41L8.96 7.46C8.57 7.85 7.93 7.85 7.54 7.46C7.15 7.07 7.15 6.43 7.54 6.04L11.29 2.29C11.68 1.9 12.32 1.9 12.71 2.29L16.46 6.04C16.85 6.43 16.85 7.07 16.46 7.46C16.07 7.85 15.43 7.85 15.04 7.46ZM6.41 9.99L7.11 10.69C7.5 11.08 7.5 11.72 7.11 12.11C6.72 12.5 6.08 12.5 5.69 12.11L4.99 11.41C4.6 11.02 4.6 10.38 4.99 9.99C5.38 9.6 6.02 9.6 6.41 9.99ZM17.59 9.99C17.98 9.6 18.62 9.6 19.01 9.99C19.4 10.38 19.4 11.02 19.01 11.41L18.31 12.11C17.92 12.5 17.28 12.5 16.89 12.11C16.5 11.72 16.5 11.08 16.89 10.69ZM9 17.01C8.99 17.56 8.54 18.01 7.99 18C7.44 17.99 6.99 17.54 7 16.99C7.03 14.23 9.22 12 11.99 12C14.2 12 16.16 13.44 16.79 15.57C16.93 16.04 17.01 16.53 17 17.02C16.99 17.56 16.55 17.99 16.01 18C15.46 18.01 15.01 17.56 15 17.01C14.99 16.72 14.96 16.43 14.88 16.15C14.5 14.88 13.33 14 12 14C10.67 14 9.5 14.88 9.12 16.15C9.04 16.43 9.01 16.72 9 17.01ZM4 16C4.55 16 5 16.45 5 17C5 17.55 4.55 18 4 18L3 18C2.45 18 2 17.55 2 17C2 16.45 2.45 16 3 16ZM20 16L21 16C21.55 16 22 16.45 22 17C22 17.55 21.55 18 21 18L20 18C19.45 18 19 17.55 19 17C19 16.45 19.45 16 20 16ZM3 19.75L21 19.75C21.55 19.75 22 20.2 22 20.75C22 21.3 21.55 21.75 21 21.75L3 21.75C2.45 21.75 2 21.3 2 20.75C2 20.2 2.45 19.75 3 19.75Z", "Half a sun on the horizon under an arrow pointing up.", "", "sunrise", "wb_twilight", "",
        "M11 6.84L11 3C11 2.45 11.45 2 12 2C12.55 2 13 2.45 13 3L13 6.84L15.04 4.79C15.43 4.4 16.07 4.4 16.46 4.79C16.85 5.18 16.85 5.82 16.46 6.21L12.71 9.96C12.32 10.35 11.68 10.35 11.29 9.96L7.54 6.21C7.15 5.82 7.15 5.18 7.54 4.79C7.93 4.4 8.57 4.4 8.96 4.79ZM6.41 9.99L7.11 10.69C7.5 11.08 7.5 11.72 7.11 12.11C6.72 12.5 6.08 12.5 5.69 12.11L4.99 11.41C4.6 11.02 4.6 10.38 4.99 9.99C5.38 9.6 6.02 9.6 6.41 9.99ZM17.59 9.99C17.98 9.6 18.62 9.6 19.01 9.99C19.4 10.38 19.4 11.02 19.01 11.41L18.31 12.11C17.92 12.5 17.28 12.5 16.89 12.11C16.5 11.72 16.5 11.08 16.89 10.69ZM9 17.01C8.99 17.56 8.54 18.01 7.99 18C7.44 17.99 6.99 17.54 7 16.99C7.03 14.23 9.22 12 11.99 12C14.2 12 16.16 13.44 16.79 15.57C16.93 16.04 17.01 16.53 17 17.02C16.99 17.56 16.55 17.99 16.01 18C15.46 18.01 15.01 17.56 15 17.01C14.99 16.72 14.96 16.43 14.88 16.15C14.5 14.88 13.33 14 12 14C10.67 14 9.5 14.88 9.12 16.15C9.04 16.43 9.01 16.72 9 17.01ZM4 16C4.55 16 5 16.45 5 17C5 17.55 4.55 18 4 18L3 18C2.45 18 2 17.55 2 17C2 16.45 2.45 16 3 16ZM20 16L21 16C21.55 16 22 16.45 22 17C22 17.55 21.55 18 21 18L20 18C19.45 18 19 17.55 19 17C19 16.45 19.45 16 20 16ZM3 19.75L21 19.75C21.55 19.75 22 20.2 22 20.75C22 21.3 21.55 21.75 21 21.75L3 21.75C2.45 21.75 2 21.3 2 20.75C2 20.2 2.45 19.75 3 19.75Z", "Half a sun on the horizon under an arrow pointing down.", "", "sunset", "wb_twilight", "",
        "M19.57 7.92L21.47 7.45C21.72 7.38 21.95 7.61 21.89 7.87L20.61 13.21C20.54 13.49 20.19 13.58 20.01 13.36L16.36 9.25C16.19 9.05 16.29 8.74 16.54 8.67L17.7 8.39C17.49 8.05 17.24 7.73 16.97 7.44C15.6 5.94 13.59 5.13 11.56 5.26C9.59 5.39 7.75 6.39 6.58 7.98C6.33 8.32 6.12 8.68 5.93 9.05C5.68 9.54 5.08 9.74 4.58 9.5C4.09 9.25 3.9 8.64 4.14 8.15C5.61 5.23 8.37 3.42 11.64 3.26C14.24 3.13 16.93 4.29 18.61 6.27C18.91 6.62 19.19 6.98 19.43 7.38C19.53 7.54 19.57 7.73 19.57 7.92ZM6.3 15.61C6.51 15.95 6.76 16.27 7.03 16.56C8.4 18.06 10.41 18.87 12.44 18.74C14.41 18.61 16.25 17.61 17.42 16.02C17.67 15.68 17.88 15.32 18.07 14.95C18.32 14.46 18.92 14.26 19.42 14.5C19.91 14.75 20.1 15.36 19.86 15.85C18.39 18.77 15.63 20.58 12.36 20.74C9.76 20.87 7.07 19.71 5.39 17.73C5.09 17.38 4.81 17.02 4.57 16.62C4.47 16.46 4.43 16.27 4.43 16.08L2.53 16.55C2.28 16.62 2.05 16.39 2.11 16.13L3.39 10.79C3.46 10.51 3.81 10.42 3.99 10.64L7.64 14.75C7.81 14.95 7.71 15.26 7.46 15.33Z", "Two arrows in a circle.", "", "arrow.triangle.2.circlepath", "sync", "refresh",
        "M12 2C17.52 2 22 6.48 22 12C22 17.52 17.52 22 12 22C6.48 22 2 17.52 2 12C2 6.48 6.48 2 12 2ZM12 4C7.59 4 4 7.59 4 12C4 16.41 7.59 20 12 20C16.41 20 20 16.41 20 12C20 7.59 16.41 4 12 4ZM12 6.25C15.17 6.25 17.75 8.83 17.75 12C17.75 15.17 15.17 17.75 12 17.75C8.83 17.75 6.25 15.17 6.25 12C6.25 8.83 8.83 6.25 12 6.25ZM12 8.25C9.93 8.25 8.25 9.93 8.25 12C8.25 14.07 9.93 15.75 12 15.75C14.07 15.75 15.75 14.07 15.75 12C15.75 9.93 14.07 8.25 12 8.25ZM12 10.25C12.96 10.25 13.75 11.04 13.75 12C13.75 12.96 12.96 13.75 12 13.75C11.04 13.75 10.25 12.96 10.25 12C10.25 11.04 11.04 10.25 12 10.25Z", "Three rings, one within the other.", "", "target", "target", "",
        "M20 3.4C20.55 3.4 21 3.85 21 4.4C21 4.95 20.55 5.4 20 5.4L3 5.4C2.45 5.4 2 4.95 2 4.4C2 3.85 2.45 3.4 3 3.4ZM13 9.15C13.55 9.15 14 9.6 14 10.15C14 10.7 13.55 11.15 13 11.15L3 11.15C2.45 11.15 2 10.7 2 10.15C2 9.6 2.45 9.15 3 9.15ZM16 14.9L16 11.9C16 11.35 16.45 10.9 17 10.9C17.55 10.9 18 11.35 18 11.9L18 14.9L21 14.9C21.55 14.9 22 15.35 22 15.9C22 16.45 21.55 16.9 21 16.9L18 16.9L18 19.9C18 20.45 17.55 20.9 17 20.9C16.45 20.9 16 20.45 16 19.9L16 16.9L13 16.9C12.45 16.9 12 16.45 12 15.9C12 15.35 12.45 14.9 13 14.9ZM9.5 14.9C10.05 14.9 10.5 15.35 10.5 15.9C10.5 16.45 10.05 16.9 9.5 16.9L3 16.9C2.45 16.9 2 16.45 2 15.9C2 15.35 2.45 14.9 3 14.9Z", "Lines of text with a plus sign.", "mirrors", "text.badge.plus", "playlist_add", "",
        "M13 4L13 5.06C13.22 5.08 13.44 5.12 13.66 5.16C14.94 5.42 16.2 5.98 17.22 6.79C17.15 6.47 17.26 6.12 17.49 5.89L18.49 4.89C18.88 4.5 19.52 4.5 19.91 4.89C20.3 5.28 20.3 5.92 19.91 6.31L18.91 7.31C18.7 7.52 18.41 7.62 18.11 7.6C18.56 8.03 19.05 8.71 19.36 9.25C20.93 11.96 20.87 15.33 19.22 17.99C17.13 21.34 13.01 22.82 9.27 21.55C5.43 20.25 3.04 16.41 3.57 12.39C4.08 8.55 7.15 5.5 11 5.06L11 4L9.5 4C8.95 4 8.5 3.55 8.5 3C8.5 2.45 8.95 2 9.5 2L14.5 2C15.05 2 15.5 2.45 15.5 3C15.5 3.55 15.05 4 14.5 4ZM12 7C8.41 7 5.5 9.91 5.5 13.5C5.5 17.09 8.41 20 12 20C15.59 20 18.5 17.09 18.5 13.5C18.5 9.91 15.59 7 12 7ZM13 9.75L13 13.5C13 14.05 12.55 14.5 12 14.5C11.45 14.5 11 14.05 11 13.5L11 9.75C11 9.2 11.45 8.75 12 8.75C12.55 8.75 13 9.2 13 9.75Z", "A stopwatch.", "", "timer", "timer", "",
        "M17.1 11.92C17.09 12.4 16.69 12.8 16.2 12.8L3.4 12.8C2.9 12.8 2.49 12.39 2.5 11.89C2.54 8.76 4.4 6.12 7.33 5.03C8.1 4.75 9 4.59 9.81 4.6C13.02 4.64 15.71 6.59 16.74 9.63C16.97 10.32 17.11 11.19 17.1 11.92ZM17.2 7.93C17.2 7.78 17.23 7.63 17.31 7.5C18.01 6.27 19.65 5.84 20.84 6.63C20.9 6.67 20.96 6.72 21 6.78C21.71 7.59 21.97 8.7 21.65 9.73C21.6 9.9 21.53 10.07 21.45 10.23C21.42 10.28 21.38 10.33 21.36 10.39C21.34 10.45 21.33 10.51 21.32 10.57C21.3 10.68 21.26 10.79 21.23 10.89C21 11.59 20.63 12.13 20.05 12.59C19.83 14.25 19.02 15.95 17.26 16.4C16.87 16.5 16.55 16.5 16.15 16.5L15.89 18.61C15.84 19.06 15.45 19.4 15 19.4L13 19.4C12.55 19.4 12.16 19.06 12.11 18.61L11.85 16.5L7.95 16.5L7.69 18.61C7.64 19.06 7.25 19.4 6.8 19.4L4.8 19.4C4.35 19.4 3.96 19.06 3.91 18.61L3.65 16.5L3.2 16.5C2.76 16.5 2.39 16.18 2.31 15.75C2.24 15.32 2.49 14.9 2.9 14.75L5.31 13.9L16.2 13.9C17.3 13.9 18.18 13.02 18.2 11.92C18.22 10.58 17.84 9.11 17.2 7.93Z", "A tortoise.", "mirrors", "tortoise.fill", "", "",
        "M16 5L20 5C20.55 5 21 5.45 21 6C21 6.55 20.55 7 20 7L19.22 7L18.4 19.27C18.38 19.53 18.32 19.79 18.23 20.03C17.79 21.22 16.67 22 15.4 22L8.6 22C7.34 22 6.21 21.22 5.77 20.03C5.68 19.79 5.62 19.53 5.6 19.27L4.78 7L4 7C3.45 7 3 6.55 3 6C3 5.45 3.45 5 4 5L8 5L8 4.49C8 3.12 9.13 2 10.5 2L13.5 2C14.86 2 16 3.11 16 4.49ZM17.21 7L6.79 7L7.6 19.11C7.63 19.62 8.1 20 8.6 20L15.4 20C15.9 20 16.37 19.62 16.4 19.11ZM10 5L14 5L14 4.51C14 4.22 13.78 4 13.49 4L10.51 4C10.22 4 10 4.22 10 4.51ZM11 11L11 16.5C11 17.05 10.55 17.5 10 17.5C9.45 17.5 9 17.05 9 16.5L9 11C9 10.45 9.45 10 10 10C10.55 10 11 10.45 11 11ZM13 11C13 10.45 13.45 10 14 10C14.55 10 15 10.45 15 11L15 16.5C15 17.05 14.55 17.5 14 17.5C13.45 17.5 13 17.05 13 16.5Z", "A bin.", "", "trash", "delete", "delete",
        "M6.5 4L6.5 3.5C6.5 2.95 6.95 2.5 7.5 2.5L16.5 2.5C17.05 2.5 17.5 2.95 17.5 3.5L17.5 4L20.5 4C21.05 4 21.5 4.45 21.5 5L21.5 6.5C21.5 9.03 19.63 11.12 17.14 11.46C17.03 11.76 16.87 12.08 16.7 12.35C15.9 13.65 14.73 14.49 13.25 14.86L13.25 18C13.25 18.17 13.21 18.34 13.15 18.5L15.5 18.5C16.05 18.5 16.5 18.95 16.5 19.5L16.5 20.5C16.5 21.05 16.05 21.5 15.5 21.5L8.5 21.5C7.95 21.5 7.5 21.05 7.5 20.5L7.5 19.5C7.5 18.95 7.95 18.5 8.5 18.5L10.85 18.5C10.78 18.35 10.75 18.17 10.75 18L10.75 14.86C8.97 14.45 7.51 13.16 6.86 11.46C6.47 11.42 6.04 11.3 5.67 11.15C3.76 10.38 2.5 8.57 2.5 6.5L2.5 5C2.5 4.45 2.95 4 3.5 4ZM17.5 6L17.5 9.33C18.7 8.93 19.5 7.74 19.5 6.49L19.5 6ZM6.5 6L4.5 6L4.5 6.49C4.5 7.79 5.29 8.88 6.5 9.33Z", "A cup with two handles.", "", "trophy.fill", "trophy", "",
        "M15.45 2.95C15.49 2.77 15.64 2.63 15.83 2.65C16 2.67 16.12 2.79 16.15 2.95C16.17 3.07 16.18 3.19 16.2 3.31C16.25 3.58 16.31 3.84 16.39 4.1C16.9 5.87 18.03 7.04 19.8 7.58C20.09 7.67 20.39 7.74 20.69 7.8C20.81 7.82 20.93 7.83 21.05 7.85C21.23 7.89 21.37 8.04 21.35 8.23C21.33 8.4 21.21 8.52 21.05 8.55C20.93 8.57 20.81 8.58 20.69 8.6C20.39 8.66 20.09 8.73 19.8 8.82C18.03 9.36 16.9 10.53 16.39 12.3C16.31 12.56 16.25 12.82 16.2 13.09C16.18 13.21 16.17 13.33 16.15 13.45C16.12 13.61 16 13.73 15.83 13.75C15.64 13.77 15.49 13.63 15.45 13.45C15.43 13.33 15.42 13.21 15.4 13.09C15.34 12.79 15.27 12.49 15.18 12.2C14.64 10.43 13.47 9.3 11.7 8.79C11.44 8.71 11.18 8.65 10.91 8.6C10.79 8.58 10.67 8.57 10.55 8.55C10.37 8.51 10.23 8.36 10.25 8.17C10.27 8 10.39 7.88 10.55 7.85C10.67 7.83 10.79 7.82 10.91 7.8C11.21 7.74 11.51 7.67 11.8 7.58C13.57 7.04 14.7 5.87 15.21 4.1C15.29 3.84 15.35 3.58 15.4 3.31C15.42 3.19 15.43 3.07 15.45 2.95ZM6.85 3.65C6.89 3.86 6.91 4.03 6.97 4.25C7.23 5.15 7.8 5.74 8.7 6.01C8.94 6.09 9.11 6.11 9.35 6.15C9.53 6.19 9.67 6.34 9.65 6.53C9.63 6.7 9.51 6.82 9.35 6.85C9.14 6.89 8.97 6.91 8.75 6.97C7.85 7.23 7.26 7.8 6.99 8.7C6.91 8.94 6.89 9.11 6.85 9.35C6.81 9.53 6.66 9.67 6.47 9.65C6.3 9.63 6.18 9.51 6.15 9.35C6.11 9.11 6.09 8.94 6.01 8.7C5.74 7.8 5.15 7.23 4.25 6.97C4.03 6.91 3.86 6.89 3.65 6.85C3.47 6.81 3.33 6.66 3.35 6.47C3.37 6.3 3.49 6.18 3.65 6.15C3.89 6.11 4.06 6.09 4.3 6.01C5.2 5.74 5.77 5.15 6.03 4.25C6.09 4.03 6.11 3.86 6.15 3.65C6.18 3.49 6.3 3.37 6.47 3.35C6.66 3.33 6.81 3.47 6.85 3.65ZM11.53 10.53C12.06 9.99 12.94 9.99 13.47 10.53C14.01 11.06 14.01 11.94 13.47 12.47L4.97 20.97C4.44 21.51 3.56 21.51 3.03 20.97C2.49 20.44 2.49 19.56 3.03 19.03ZM18.25 14.35C18.28 14.19 18.4 14.07 18.57 14.05C18.76 14.03 18.91 14.17 18.95 14.35C18.99 14.56 19.01 14.73 19.07 14.95C19.33 15.85 19.9 16.44 20.8 16.71C21.04 16.79 21.21 16.81 21.45 16.85C21.63 16.89 21.77 17.04 21.75 17.23C21.73 17.4 21.61 17.52 21.45 17.55C21.21 17.59 21.04 17.61 20.8 17.69C19.9 17.96 19.33 18.55 19.07 19.45C19.01 19.67 18.99 19.84 18.95 20.05C18.92 20.21 18.8 20.33 18.63 20.35C18.44 20.37 18.29 20.23 18.25 20.05C18.21 19.81 18.19 19.64 18.11 19.4C17.84 18.5 17.25 17.93 16.35 17.67C16.13 17.61 15.96 17.59 15.75 17.55C15.59 17.52 15.47 17.4 15.45 17.23C15.43 17.04 15.57 16.89 15.75 16.85C15.99 16.81 16.16 16.79 16.4 16.71C17.3 16.44 17.87 15.85 18.13 14.95C18.19 14.73 18.21 14.56 18.25 14.35Z", "A magic wand with stars.", "", "wand.and.stars", "auto_fix_high", "",
        "M12 10.59L17.79 4.79C18.18 4.4 18.82 4.4 19.21 4.79C19.6 5.18 19.6 5.82 19.21 6.21L13.41 12L19.21 17.79C19.6 18.18 19.6 18.82 19.21 19.21C18.82 19.6 18.18 19.6 17.79 19.21L12 13.41L6.21 19.21C5.82 19.6 5.18 19.6 4.79 19.21C4.4 18.82 4.4 18.18 4.79 17.79L10.59 12L4.79 6.21C4.4 5.82 4.4 5.18 4.79 4.79C5.18 4.4 5.82 4.4 6.21 4.79Z", "A cross of two strokes.", "", "xmark", "close", "close",
    ]
}
