// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 5, 7, 9, 23, 30, 31, 34, 35, 36, 37, 46, 47, 53, 54, 58, 78, 125, 133, 153, 165, 208, 216, 223],
            .products: [37, 38, 39, 40, 44, 47, 49, 51, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 100, 106, 107, 108, 109, 217, 237],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 30, 31, 46, 47, 74, 78, 79, 81, 82, 83, 93, 94, 125, 173, 174, 175, 176, 177, 178, 204, 216, 223],
            .products: [28, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 70, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 100, 106, 107, 108, 109, 111, 112, 114, 188, 209, 666, 667],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 34, 35, 36, 37, 47, 53, 54, 57, 58, 78, 125, 133, 153, 164, 165, 216],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 107, 108, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 30, 31, 46, 47, 63, 64, 65, 66, 74, 78, 125, 128, 129, 152, 182, 183, 184, 192, 204, 216, 223],
            .products: [46, 47, 48, 49, 50, 51, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 152, 164, 165, 208],
            .products: [121, 122, 123],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 40, 41, 42, 43, 44, 45, 47, 74, 79, 208, 209, 210, 211, 212, 213, 214],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 133, 232, 233, 235, 237, 238, 240, 251],
            .products: [7, 125, 127, 133, 134, 141, 142, 143, 144, 775, 781, 782, 839],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 133, 232, 233, 235, 237, 238, 240, 251],
            .products: [7, 124, 128, 129, 131, 133, 134, 135, 136, 137, 138, 140, 141, 142, 143, 144, 775, 776, 781, 782, 803, 804, 839, 878],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 46, 47, 78, 79, 84, 85, 88, 89, 90, 91, 92, 94, 125, 128, 129, 172, 185, 187, 189, 190, 191, 192, 193, 194, 196, 197, 199, 203, 204, 215, 216, 219, 221, 222],
            .products: [6, 145, 146, 147, 148, 149, 150, 151, 152, 153, 156, 170, 177, 179, 180, 181, 182, 183, 189, 197, 217, 233, 244, 258, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 668, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 30, 31, 46, 47, 78, 125, 128, 129, 133, 164, 165, 208, 215, 216, 219, 221, 222, 223],
            .products: [37, 38, 39, 42, 43, 44, 111, 112, 156, 178, 179, 181, 182, 183, 184, 185, 186, 189, 217, 235, 237, 670, 671],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 125, 128, 129, 153, 215, 216, 219, 221, 222],
            .products: [217, 234, 236, 237, 238, 239, 670, 671],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 46, 47, 60, 125, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 152, 164, 165, 208, 216],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 30, 31, 46, 47, 76, 78, 79, 82, 84, 85, 88, 89, 90, 91, 92, 93, 94, 125, 128, 129, 172, 173, 174, 185, 187, 190, 191, 192, 193, 194, 196, 197, 199, 203, 204, 215, 216, 219, 221, 222, 223],
            .products: [154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 165, 167, 168, 169, 171, 172, 173, 174, 175, 176, 179, 180, 181, 182, 183, 188, 189, 190, 191, 192, 194, 195, 196, 197, 198, 199, 200, 201, 203, 204, 205, 206, 207, 208, 209, 210, 212, 213, 214, 215, 216, 217, 219, 220, 221, 222, 223, 225, 226, 227, 228, 229, 231, 232, 233, 240, 241, 242, 243, 244, 245, 246, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 259, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 658, 659, 660, 661, 662, 663, 664, 665, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 697, 698, 699, 700, 701],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 46, 47, 134, 139],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 272, 273, 274, 275],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 55, 57, 58, 63, 64, 78, 125, 133, 153, 164, 165, 216, 223],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 311, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 385, 391, 392, 393, 394, 397, 398, 414, 415, 416, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 594, 595, 596, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 74, 75, 78],
            .products: [209, 313, 314, 315, 316, 317, 318, 319, 320, 321, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 337, 338, 339, 385, 393, 394, 414, 415, 416, 532, 533, 534, 535, 536, 537, 595, 596],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 58, 59, 74, 75, 78, 79, 123, 125, 128, 129, 153, 208, 209, 210, 211, 212, 213, 214, 215, 216, 219, 221, 222],
            .products: [17, 18, 19, 346, 412, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 451, 452, 454, 456, 457, 459, 461, 463, 465, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 130, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 152, 164, 165, 208],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 275, 312, 333, 334, 335, 414, 415, 416, 417, 501, 506, 507, 510, 511, 512, 513, 514, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 594],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 30, 31, 46, 47, 63, 64, 74, 78, 128, 129, 215, 216, 217, 218, 219, 220, 221, 222, 223],
            .products: [28, 52, 561, 562, 564, 565, 566, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 584, 585, 586, 587, 588, 591, 592],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 30, 31, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 74, 75, 125, 128, 129, 152, 215, 216, 219, 221, 222, 223],
            .products: [271, 310, 312, 334, 335, 383, 384, 385, 386, 387, 388, 389, 390, 391, 393, 394, 395, 397, 398, 399, 400, 401, 403, 404, 405, 407, 409, 411, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 482, 485, 500, 501, 502, 503, 504, 505, 508, 509, 532, 533, 534, 535, 536, 537, 586, 593, 595, 596, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 74, 128, 129, 215, 216, 219, 221, 222],
            .products: [384, 392, 404, 412, 579, 586, 593, 612, 613, 614, 615, 616, 617, 618, 619, 620, 622, 623, 624, 625, 626, 627, 628, 629, 632, 634, 635, 636, 637],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 34, 35, 36, 37, 47, 54, 79, 128, 129, 153, 164, 165, 173, 174, 192],
            .products: [197, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 670, 671],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 46, 47, 128, 129, 172, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 203, 204],
            .products: [6, 197, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 47, 69, 125, 216, 232, 233, 235, 237, 238, 240],
            .products: [141, 728, 729, 730, 731, 732, 775, 778, 779, 780, 782],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 30, 31, 46, 47, 48, 67, 68, 69, 70, 71, 72, 73, 78, 79, 82, 125, 128, 129, 133, 216, 223, 232, 233, 235, 237, 238, 240, 242, 243, 244, 245, 246, 247, 248, 250, 251, 260, 261],
            .products: [7, 124, 128, 129, 131, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 726, 727, 728, 729, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 748, 750, 752, 753, 754, 755, 756, 757, 758, 759, 760, 762, 764, 765, 766, 775, 776, 777, 779, 780, 782, 783, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 839, 868, 869, 870, 871, 872, 873, 875, 876, 878],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 79, 125, 153, 216, 232, 233, 235, 237, 238, 240],
            .products: [738, 744, 767, 768, 770, 771, 772, 773, 774, 775, 782, 786, 865],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 30, 31, 46, 47, 78, 125, 164, 165, 208, 216, 223, 232, 233, 235, 237, 238, 240, 243, 244, 245, 246, 247, 252, 253, 254, 255, 256, 257, 261],
            .products: [733, 734, 735, 738, 766, 775, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 877],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 47, 133, 232, 233, 235, 237, 238, 240, 251],
            .products: [7, 134, 135, 136, 137, 138, 139, 140, 142, 143, 144, 766, 775, 776, 782, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 839, 878],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 30, 31, 46, 47, 58, 60, 78, 130, 132, 133, 135, 136, 137, 138, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 164, 165, 206, 207, 208, 216, 223, 232, 233, 235, 237, 238, 240],
            .products: [7, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 775, 781, 782, 783, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 46, 47, 78, 79, 232, 233, 235, 237, 238, 240, 243, 244, 245, 246, 247, 251],
            .products: [15, 142, 143, 144, 733, 734, 735, 737, 738, 743, 745, 754, 755, 756, 757, 766, 775, 776, 777, 782, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 879, 880, 881, 882, 883, 884, 885],
        ])
    }
}
