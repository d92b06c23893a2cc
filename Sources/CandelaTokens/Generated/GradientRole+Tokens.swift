// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<GradientKind> {
    /// The same day as the subtle gradient of its circle. Token `calendar.day.high.gradient`.
    public static var calendarDayHigh: Self { Self(at: 0) }

    /// The same day as the subtle gradient of its circle. Token `calendar.day.low.gradient`.
    public static var calendarDayLow: Self { Self(at: 1) }

    /// The same day as the subtle gradient of its circle. Token `calendar.day.medium.gradient`.
    public static var calendarDayMedium: Self { Self(at: 2) }

    /// A swatch in the list of accents. Token `gradient.accent-swatch`.
    public static var accentSwatch: Self { Self(at: 3) }

    /// The page, where it is not one flat colour. Token `gradient.background`.
    public static var background: Self { Self(at: 4) }

    /// The floating action button, and the hero card while weight holds. Token `gradient.blue`.
    public static var blue: Self { Self(at: 5) }

    /// A highlight sweeping over a card; gone when motion is reduced. Token
    /// `gradient.card-shimmer`.
    public static var cardShimmer: Self { Self(at: 6) }

    /// Share images and the reveal of a badge. Token `gradient.celebration`.
    public static var celebration: Self { Self(at: 7) }

    /// The outline of an elevated card. Token `gradient.elevated-outline`.
    public static var elevatedOutline: Self { Self(at: 8) }

    /// The flame of a streak celebration. Token `gradient.flame`.
    public static var flame: Self { Self(at: 9) }

    /// The outline of a frosted card. Increased contrast draws card.border instead. Token
    /// `gradient.frosted-outline`.
    public static var frostedOutline: Self { Self(at: 10) }

    /// The sheen on glass. Token `gradient.frosted-overlay`.
    public static var frostedOverlay: Self { Self(at: 11) }

    /// The product's own gradient: coral in W8Trackr, emerald to teal in Growth. Not the primary
    /// colour. Token `gradient.primary`.
    public static var primary: Self { Self(at: 12) }

    /// A spotlight in the product's gradient. Token `gradient.primary-radial`.
    public static var primaryRadial: Self { Self(at: 13) }

    /// The product's gradient from top to bottom. Token `gradient.primary-vertical`.
    public static var primaryVertical: Self { Self(at: 14) }

    /// A routine's progress bar: the accent, thinning out. Token `gradient.progress-accent`.
    public static var progressAccent: Self { Self(at: 15) }

    /// Round a progress ring. Token `gradient.progress-angular`.
    public static var progressAngular: Self { Self(at: 16) }

    /// A bar that shows progress without judging it. Token `gradient.progress-neutral`.
    public static var progressNeutral: Self { Self(at: 17) }

    /// The filled part of the full milestone bar, from coral to green. Token
    /// `gradient.progress-positive`.
    public static var progressPositive: Self { Self(at: 18) }

    /// The milestone bar's fill where it must reach 3:1 against its track. Token
    /// `gradient.progress-positive-graphic`.
    public static var progressPositiveGraphic: Self { Self(at: 19) }

    /// The page of a quick practice. Token `gradient.quick-practice`.
    public static var quickPractice: Self { Self(at: 20) }

    /// Secondary elements. Token `gradient.secondary`.
    public static var secondary: Self { Self(at: 21) }

    /// Goal states, and the hero card while weight falls. Token `gradient.success`.
    public static var success: Self { Self(at: 22) }

    /// Under the timeline's line and in its bars. Token `gradient.timeline`.
    public static var timeline: Self { Self(at: 23) }

    /// The bars of the practice timeline, 3:1 to the card all along. Token
    /// `gradient.timeline-bars`.
    public static var timelineBars: Self { Self(at: 24) }

    /// The trophy of a share image. Token `gradient.trophy`.
    public static var trophy: Self { Self(at: 25) }

    /// The hero card while weight rises. Token `gradient.warning`.
    public static var warning: Self { Self(at: 26) }

    /// The hero card while weight rises. Token `hero.gaining.gradient`.
    public static var heroGaining: Self { Self(at: 27) }

    /// The hero card while weight falls. Token `hero.losing.gradient`.
    public static var heroLosing: Self { Self(at: 28) }

    /// The hero card while weight holds. Token `hero.neutral.gradient`.
    public static var heroNeutral: Self { Self(at: 29) }

    /// The card's first theme: the product's own gradient, deep enough for white words. Token
    /// `sharing.emerald-teal.gradient`.
    public static var sharingEmeraldTeal: Self { Self(at: 30) }
}

extension GradientKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(1, rows: [
##"""
calendar.day.high.gradient 1 0 0 23 2 0 #4697CA 1 #4B9BD0 ; 1 0 0 23 2 0 #7EC8E3 1 #79C3DD ; 1 0 0 23 2 0 #005A85 1 #005D8B ; 1 0 0 23 2 0 #7EC8E3 1 #79C3DD | 1 0 0 23 2 0 #0A5042 1 #105445 ; 1 0 0 23 2 0 #26A69A 1 #1EA196 ; 1 0 0 23 2 0 #00483A 1 #024C3E ; 1 0 0 23 2 0 #7AECDF 1 #73E6D9 | 1 0 0 23 2 0 #00A196 1 #00A59B ; 1 0 0 23 2 0 #4FD1C5 1 #48CCC0 ; 1 0 0 23 2 0 #005E58 1 #00625C ; 1 0 0 23 2 0 #6FEDE1 1 #69E8DB | 1 0 0 23 2 0 #00A63E 1 #00AC41 ; 1 0 0 23 2 0 #2FD158 1 #26CC53 ; 1 0 0 23 2 0 #006222 1 #006723 ; 1 0 0 23 2 0 #34D45A 1 #2ACD55
calendar.day.low.gradient 1 0 0 25 2 0 #93D2FF 1 #9FD7FF ; 1 0 0 25 2 0 #14667F 1 #0D637B ; 1 0 0 25 2 0 #93D2FF 1 #9FD7FF ; 1 0 0 25 2 0 #055F78 1 #005C73 | 1 0 0 25 2 0 #78B6A4 1 #7DBCAA ; 1 0 0 25 2 0 #00645C 1 #00625A ; 1 0 0 25 2 0 #78B6A4 1 #7DBCAA ; 1 0 0 25 2 0 #30ACA0 1 #28A89B | 1 0 0 25 2 0 #5FDFD2 1 #65E5D8 ; 1 0 0 25 2 0 #00756D 1 #006F68 ; 1 0 0 25 2 0 #5FDFD2 1 #65E5D8 ; 1 0 0 25 2 0 #19ADA2 1 #0AA89D | 1 0 0 25 2 0 #59E475 1 #60EB7B ; 1 0 0 25 2 0 #006621 1 #00611F
calendar.day.medium.gradient 1 0 0 27 2 0 #64B3E9 1 #69B9EE ; 1 0 0 27 2 0 #4993AD 1 #448FA8 ; 1 0 0 27 2 0 #64B3E9 1 #69B9EE ; 1 0 0 27 2 0 #5BA5BF 1 #57A0BA | 1 0 0 27 2 0 #3C7768 1 #407B6C ; 1 0 0 27 2 0 #007F75 1 #007D73 ; 1 0 0 27 2 0 #1E5E50 1 #226253 ; 1 0 0 27 2 0 #55CABE 1 #50C6B9 | 1 0 0 27 2 0 #36BEB3 1 #3EC3B8 ; 1 0 0 27 2 0 #00A196 1 #009C91 ; 1 0 0 27 2 0 #36BEB3 1 #3EC3B8 ; 1 0 0 27 2 0 #48CCC0 1 #42C7BB | 1 0 0 27 2 0 #30C457 1 #38CA5B ; 1 0 0 27 2 0 #009836 1 #009334 ; 1 0 0 27 2 0 #30C457 1 #38CA5B ; 1 0 0 27 2 0 #00B441 1 #00AF3F
gradient.accent-swatch 1 0 0 -1 2 0 #9B59B6 1 #9B59B6/0.75 ; 1 0 0 -1 2 0 #A866C3 1 #A866C3/0.75 | 1 0 0 -1 2 0 #00BFA5 1 #00BFA5/0.75 | 1 0 0 -1 2 0 #4FD1C5 1 #4FD1C5/0.75 | 1 0 0 -1 2 0 #34C759 1 #34C759/0.75 ; 1 0 0 -1 2 0 #30D158 1 #30D158/0.75
gradient.background 2 0 0 60 2 0 #FFF9F5 1 #FFF5EE ; 2 0 0 60 2 0 #1A1A2E 1 #16213E | 2 0 0 60 2 0 #F8FAFA 1 #F8FAFA ; 2 0 0 60 2 0 #1A2A27 1 #1A2A27 | 2 0 0 60 2 0 #F7F7F7 1 #F7F7F7 ; 2 0 0 60 2 0 #1A202C 1 #1A202C | 2 0 0 60 2 0 #F2F2F7 1 #F2F2F7 ; 2 0 0 60 2 0 #000000 1 #000000
gradient.blue 1 0 0 -1 2 0 #4A90D9 1 #357ABD
gradient.card-shimmer 0 0 0 -1 3 0 #FFFFFF/0 0.5 #FFFFFF/0.1 1 #FFFFFF/0
gradient.celebration 1 0 0 -1 2 0 #9B59B6 1 #8E44AD
gradient.elevated-outline 1 0 0 -1 2 0 #9B59B6/0.45 1 #9B59B6/0.12 ; 1 0 0 -1 2 0 #A866C3/0.45 1 #A866C3/0.12 | 1 0 0 -1 2 0 #00BFA5/0.45 1 #00BFA5/0.12 | 1 0 0 -1 2 0 #4FD1C5/0.45 1 #4FD1C5/0.12 | 1 0 0 -1 2 0 #34C759/0.45 1 #34C759/0.12 ; 1 0 0 -1 2 0 #30D158/0.45 1 #30D158/0.12
gradient.flame 3 0 0 -1 3 0 #FF3B30 0.5 #FF9500 1 #FFCC00 ; 3 0 0 -1 3 0 #FF453A 0.5 #FF9F0A 1 #FFD60A
gradient.frosted-outline 1 0 0 32 2 0 #FFFFFF/0.5 1 #FFFFFF/0
gradient.frosted-overlay 1 0 0 -1 2 0 #FFFFFF/0.2 1 #FFFFFF/0.1
gradient.primary 1 0 0 -1 2 0 #FF6B6B 1 #FFA07A | 1 0 0 -1 2 0 #0A5042 1 #00BFA5 ; 1 0 0 -1 2 0 #26A69A 1 #4CAF92 | 1 0 0 -1 2 0 #4FD1C5 1 #4FD1C5/0.75 | 1 0 0 -1 2 0 #34C759 1 #34C759/0.75 ; 1 0 0 -1 2 0 #30D158 1 #30D158/0.75
gradient.primary-radial 4 0 200 -1 2 0 #FF6B6B 1 #FFA07A/0.3 | 4 0 200 -1 2 0 #0A5042 1 #0A5042/0.3 ; 4 0 200 -1 2 0 #26A69A 1 #26A69A/0.3 | 4 0 200 -1 2 0 #4FD1C5 1 #4FD1C5/0.3 | 4 0 200 -1 2 0 #34C759 1 #34C759/0.3 ; 4 0 200 -1 2 0 #30D158 1 #30D158/0.3
gradient.primary-vertical 2 0 0 -1 2 0 #FF6B6B 1 #FFA07A | 2 0 0 -1 2 0 #0A5042 1 #00BFA5 ; 2 0 0 -1 2 0 #26A69A 1 #4CAF92 | 2 0 0 -1 2 0 #4FD1C5 1 #4FD1C5/0.75 | 2 0 0 -1 2 0 #34C759 1 #34C759/0.75 ; 2 0 0 -1 2 0 #30D158 1 #30D158/0.75
gradient.progress-accent 0 0 0 54 2 0 #9B59B6 1 #9B59B6/0.75 ; 0 0 0 54 2 0 #A866C3 1 #A866C3/0.75 | 0 0 0 54 2 0 #00BFA5 1 #00BFA5/0.75 | 0 0 0 54 2 0 #4FD1C5 1 #4FD1C5/0.75 | 0 0 0 54 2 0 #34C759 1 #34C759/0.75 ; 0 0 0 54 2 0 #30D158 1 #30D158/0.75
gradient.progress-angular 5 0 0 -1 3 0 #FF6B6B 0.5 #FFA07A 1 #FF6B6B | 5 0 0 -1 3 0 #0A5042 0.5 #00BFA5 1 #0A5042 ; 5 0 0 -1 3 0 #26A69A 0.5 #4CAF92 1 #26A69A | 5 0 0 -1 3 0 #4FD1C5 0.5 #4FD1C5/0.75 1 #4FD1C5 | 5 0 0 -1 3 0 #34C759 0.5 #34C759/0.75 1 #34C759 ; 5 0 0 -1 3 0 #30D158 0.5 #30D158/0.75 1 #30D158
gradient.progress-neutral 0 0 0 157 2 0 #4ECDC4 1 #4ECDC4/0.6
gradient.progress-positive 0 0 0 173 2 0 #FF6B6B 1 #2ECC71
gradient.progress-positive-graphic 0 0 0 175 2 0 #F05D5F 1 #00A455 ; 0 0 0 175 2 0 #FF6B6B 1 #2ECC71 | 0 0 0 175 2 0 #EC5A5C 1 #00A052 ; 0 0 0 175 2 0 #FF6B6B 1 #2ECC71 | 0 0 0 175 2 0 #F15E60 1 #00A555 ; 0 0 0 175 2 0 #FF6B6B 1 #2ECC71 | 0 0 0 175 2 0 #ED5B5D 1 #00A153 ; 0 0 0 175 2 0 #FF6B6B 1 #2ECC71
gradient.quick-practice 1 0 0 -1 2 0 #5DADE2/0.1 1 #9B59B6/0.05 ; 1 0 0 -1 2 0 #7EC8E3/0.1 1 #A866C3/0.05 | 1 0 0 -1 2 0 #0A5042/0.1 1 #00BFA5/0.05 ; 1 0 0 -1 2 0 #26A69A/0.1 1 #00BFA5/0.05 | 1 0 0 -1 2 0 #4FD1C5/0.1 1 #4FD1C5/0.05 | 1 0 0 -1 2 0 #34C759/0.1 1 #34C759/0.05 ; 1 0 0 -1 2 0 #30D158/0.1 1 #30D158/0.05
gradient.secondary 1 0 0 -1 2 0 #4ECDC4 1 #44B3AA
gradient.success 1 0 0 -1 2 0 #2ECC71 1 #27AE60
gradient.timeline 2 0 0 73 2 0 #5DADE2 1 #5DADE2/0.2 ; 2 0 0 73 2 0 #7EC8E3 1 #7EC8E3/0.2 | 2 0 0 73 2 0 #0A5042 1 #0A5042/0.2 ; 2 0 0 73 2 0 #26A69A 1 #26A69A/0.2 | 2 0 0 73 2 0 #4FD1C5 1 #4FD1C5/0.2 | 2 0 0 73 2 0 #34C759 1 #34C759/0.2 ; 2 0 0 73 2 0 #30D158 1 #30D158/0.2
gradient.timeline-bars 2 0 0 74 2 0 #4496C8 1 #4496C8 ; 2 0 0 74 2 0 #7EC8E3 1 #6AB4CE | 2 0 0 74 2 0 #0A5042 1 #1F5E50 ; 2 0 0 74 2 0 #26A69A 1 #009589 ; 2 0 0 74 2 0 #0A5042 1 #1E5E50 ; 2 0 0 74 2 0 #26A69A 1 #009589 | 2 0 0 74 2 0 #00A096 1 #00A096 ; 2 0 0 74 2 0 #4FD1C5 1 #34BDB1 | 2 0 0 74 2 0 #00A23D 1 #00A23D ; 2 0 0 74 2 0 #30D158 1 #00BD45
gradient.trophy 2 0 0 -1 2 0 #FFCC00 1 #FF9500 ; 2 0 0 -1 2 0 #FFD60A 1 #FF9F0A
gradient.warning 1 0 0 -1 2 0 #F39C12 1 #E67E22
hero.gaining.gradient 1 0 0 -1 2 0 #F39C12 1 #E67E22
hero.losing.gradient 1 0 0 -1 2 0 #2ECC71 1 #27AE60
hero.neutral.gradient 1 0 0 -1 2 0 #4A90D9 1 #357ABD ; 1 0 0 -1 2 0 #4A90D9 1 #357ABD ; 1 0 0 -1 2 0 #82B4E8 1 #82B4E8 ; 1 0 0 -1 2 0 #82B4E8 1 #82B4E8
sharing.emerald-teal.gradient 1 0 0 -1 2 0 #D34347 1 #B65E3A ; 1 0 0 -1 2 0 #D34347 1 #B65E3A ; 1 0 0 -1 2 0 #AE1A29 1 #943F1A ; 1 0 0 -1 2 0 #AE1A29 1 #943F1A | 1 0 0 -1 2 0 #0A5042 1 #008674 ; 1 0 0 -1 2 0 #0A5042 1 #008674 ; 1 0 0 -1 2 0 #0A5042 1 #006557 ; 1 0 0 -1 2 0 #0A5042 1 #006557 | 1 0 0 -1 2 0 #00857C 1 #00857C ; 1 0 0 -1 2 0 #00857C 1 #00857C ; 1 0 0 -1 2 0 #00625C 1 #00625C ; 1 0 0 -1 2 0 #00625C 1 #00625C | 1 0 0 -1 2 0 #008932 1 #008932 ; 1 0 0 -1 2 0 #008932 1 #008932 ; 1 0 0 -1 2 0 #006723 1 #006723 ; 1 0 0 -1 2 0 #006723 1 #006723
"""##,
    ])
}
