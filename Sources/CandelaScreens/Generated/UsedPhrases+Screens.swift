// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 49, 50, 54, 74, 120, 128, 148, 160, 203, 211, 218],
            .products: [37, 38, 39, 40, 42, 43, 46, 64, 65, 66, 67, 68, 69, 70, 71, 72, 101, 109, 110, 111, 112, 222, 246],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 42, 43, 70, 74, 75, 77, 78, 79, 89, 90, 120, 168, 170, 171, 173, 211, 218],
            .products: [28, 54, 55, 56, 57, 59, 61, 62, 71, 74, 75, 77, 78, 79, 80, 81, 82, 83, 84, 101, 105, 106, 109, 110, 111, 112, 114, 115, 117, 193, 214, 682, 683],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 30, 31, 32, 33, 43, 50, 53, 120, 211],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 89, 90, 93, 98, 99, 110, 111, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 42, 43, 59, 60, 61, 62, 70, 74, 120, 147, 177, 179, 211, 218],
            .products: [101, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 121, 122],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 42, 43, 56, 70, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 203],
            .products: [],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 34, 35, 36, 37, 38, 39, 40, 41, 43, 70, 75, 203, 204, 205, 206, 207, 208, 209],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 63, 64, 65, 66, 67, 68, 69, 75, 128, 227, 228, 230, 232, 233, 235, 246],
            .products: [7, 128, 130, 136, 137, 144, 145, 146, 147, 787, 793, 794, 852],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 63, 64, 65, 66, 67, 68, 69, 75, 128, 227, 228, 230, 232, 233, 235, 246],
            .products: [7, 127, 131, 132, 134, 136, 137, 138, 139, 140, 141, 143, 144, 145, 146, 147, 787, 788, 793, 794, 816, 817, 852, 891],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 42, 43, 74, 75, 80, 81, 84, 85, 86, 87, 88, 90, 120, 123, 124, 167, 180, 182, 184, 185, 186, 187, 188, 189, 192, 194, 198, 211],
            .products: [6, 148, 149, 150, 151, 152, 153, 154, 155, 156, 159, 173, 180, 182, 183, 184, 185, 186, 194, 202, 222, 242, 253, 267, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 684, 686, 687, 688, 689, 690, 692, 693, 694, 696, 697, 698, 699, 700, 701, 703, 705, 707, 708, 709, 710, 712, 714],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 42, 43, 74, 120, 128, 159, 160, 203, 211, 218],
            .products: [37, 38, 39, 42, 43, 44, 45, 46, 114, 115, 159, 181, 182, 184, 185, 186, 187, 188, 189, 191, 194, 222, 244, 246, 686, 687],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 120, 148, 211],
            .products: [222, 243, 245, 246, 247, 248, 686, 687],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 42, 43, 56, 120, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 203, 211],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 42, 43, 72, 74, 75, 78, 80, 81, 84, 85, 86, 87, 88, 89, 90, 123, 124, 167, 168, 180, 182, 185, 186, 187, 188, 189, 192, 194, 198, 218],
            .products: [42, 43, 157, 158, 159, 160, 162, 163, 164, 166, 170, 171, 172, 174, 175, 176, 177, 178, 179, 182, 183, 184, 185, 186, 193, 194, 195, 196, 197, 199, 200, 201, 202, 203, 204, 205, 206, 208, 209, 210, 211, 212, 213, 214, 215, 217, 219, 221, 222, 224, 225, 226, 227, 228, 229, 231, 232, 234, 235, 236, 237, 238, 240, 241, 242, 249, 250, 251, 252, 253, 254, 255, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 268, 276, 653, 654, 655, 656, 657, 658, 660, 661, 662, 664, 665, 666, 674, 675, 676, 677, 678, 679, 680, 681, 686, 687, 688, 689, 690, 692, 693, 694, 696, 697, 698, 699, 700, 701, 703, 705, 709, 710, 712],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 42, 43, 129, 134],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 281, 282, 283, 284],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 53, 54, 59, 60, 74, 120, 128, 148, 159, 160, 211, 218],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 105, 106, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 320, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 394, 400, 401, 402, 403, 406, 407, 427, 428, 429, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 608, 609, 610, 617, 618, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 70, 71, 74],
            .products: [214, 322, 323, 324, 325, 326, 327, 328, 329, 330, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 346, 347, 348, 394, 402, 403, 427, 428, 429, 546, 547, 548, 549, 550, 551, 609, 610],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 54, 55, 70, 71, 74, 75, 118, 120, 123, 124, 148, 203, 204, 205, 206, 207, 208, 209, 210, 211, 214, 216, 217],
            .products: [17, 18, 19, 355, 425, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 465, 466, 468, 470, 471, 473, 475, 477, 479, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 42, 43, 56, 70, 125, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 203],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 284, 321, 342, 343, 344, 427, 428, 429, 430, 515, 520, 521, 524, 525, 526, 527, 528, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 608],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 42, 43, 59, 60, 70, 74, 123, 124, 210, 211, 212, 213, 214, 215, 216, 217, 218],
            .products: [28, 54, 575, 576, 578, 579, 580, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 598, 599, 600, 601, 602, 605, 606, 617, 618],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 70, 71, 120, 123, 124, 147, 210, 211, 214, 216, 217, 218],
            .products: [280, 319, 321, 343, 344, 392, 393, 394, 395, 396, 397, 398, 399, 400, 402, 403, 404, 406, 407, 408, 409, 410, 412, 413, 414, 416, 418, 420, 421, 424, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 514, 515, 516, 517, 518, 519, 522, 523, 546, 547, 548, 549, 550, 551, 600, 607, 609, 610, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 70, 123, 124, 210, 211, 214, 216, 217],
            .products: [393, 401, 413, 425, 593, 600, 607, 627, 628, 629, 630, 631, 632, 633, 634, 635, 637, 638, 639, 640, 641, 642, 643, 644, 647, 649, 650, 651, 652],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 30, 31, 32, 33, 43, 50, 75, 123, 124, 148, 159, 160, 168, 187],
            .products: [653, 654, 655, 656, 657, 658, 660, 661, 662, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 686, 687],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 42, 43, 123, 124, 167, 180, 182, 184, 185, 186, 187, 188, 189, 192, 194, 198],
            .products: [6, 202, 684, 686, 687, 688, 689, 690, 692, 693, 694, 696, 697, 698, 699, 700, 701, 703, 705, 707, 708, 709, 710, 712, 714],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 43, 65, 120, 211, 227, 228, 230, 232, 233, 235],
            .products: [144, 740, 741, 742, 743, 744, 787, 790, 791, 792, 794],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 42, 43, 44, 63, 64, 65, 66, 67, 68, 69, 74, 75, 78, 120, 123, 124, 128, 211, 218, 227, 228, 230, 232, 233, 235, 237, 238, 239, 240, 241, 242, 243, 245, 246, 248, 255, 256],
            .products: [7, 127, 131, 132, 134, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 738, 739, 740, 741, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 760, 762, 764, 765, 766, 767, 768, 769, 770, 771, 772, 774, 776, 777, 778, 787, 788, 789, 791, 792, 794, 795, 799, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 852, 881, 882, 883, 884, 885, 886, 888, 889, 891],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 75, 120, 148, 211, 227, 228, 230, 232, 233, 235],
            .products: [750, 756, 779, 780, 782, 783, 784, 785, 786, 787, 794, 798, 878],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 42, 43, 74, 120, 159, 160, 203, 211, 218, 227, 228, 230, 232, 233, 235, 238, 239, 240, 241, 242, 247, 248, 249, 250, 251, 252, 256],
            .products: [745, 746, 747, 750, 778, 787, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 890],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 43, 128, 227, 228, 230, 232, 233, 235, 246],
            .products: [7, 137, 138, 139, 140, 141, 142, 143, 145, 146, 147, 778, 787, 788, 794, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 852, 891],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 42, 43, 54, 56, 74, 125, 127, 128, 130, 131, 132, 133, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 159, 160, 201, 202, 203, 211, 218, 227, 228, 230, 232, 233, 235, 248],
            .products: [7, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 787, 793, 794, 795, 799, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 42, 43, 74, 75, 227, 228, 230, 232, 233, 235, 238, 239, 240, 241, 242, 246],
            .products: [15, 145, 146, 147, 745, 746, 747, 749, 750, 755, 757, 766, 767, 768, 769, 778, 787, 788, 789, 794, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 892, 893, 894, 895, 896, 897, 898],
        ])
    }
}
