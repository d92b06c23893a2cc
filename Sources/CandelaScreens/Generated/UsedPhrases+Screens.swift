// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 49, 50, 54, 74, 120, 128, 148, 160, 203, 211, 218],
            .products: [37, 38, 39, 40, 42, 43, 46, 55, 56, 57, 58, 59, 60, 61, 62, 63, 83, 88, 89, 90, 91, 201, 225],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 42, 43, 70, 74, 75, 77, 78, 79, 89, 90, 120, 168, 170, 171, 173, 211, 218],
            .products: [28, 47, 48, 49, 50, 51, 52, 53, 62, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 83, 84, 85, 88, 89, 90, 91, 93, 94, 96, 172, 193, 661, 662],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 30, 31, 32, 33, 43, 50, 53, 120, 211],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 74, 75, 76, 81, 82, 89, 90, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 42, 43, 59, 60, 61, 62, 70, 74, 120, 147, 177, 179, 211, 218],
            .products: [83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 100, 101],
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
            .products: [7, 107, 109, 115, 116, 123, 124, 125, 126, 766, 772, 773, 831],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 63, 64, 65, 66, 67, 68, 69, 75, 128, 227, 228, 230, 232, 233, 235, 246],
            .products: [7, 106, 110, 111, 113, 115, 116, 117, 118, 119, 120, 122, 123, 124, 125, 126, 766, 767, 772, 773, 795, 796, 831, 870],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 42, 43, 74, 75, 80, 81, 84, 85, 86, 87, 88, 90, 120, 123, 124, 167, 180, 182, 184, 185, 186, 187, 188, 189, 192, 194, 198, 211],
            .products: [6, 127, 128, 129, 130, 131, 132, 133, 134, 135, 138, 152, 159, 161, 162, 163, 164, 165, 173, 181, 201, 221, 232, 246, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 663, 665, 666, 667, 668, 669, 671, 672, 673, 675, 676, 677, 678, 679, 680, 682, 684, 686, 687, 688, 689, 691, 693],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 42, 43, 74, 120, 128, 159, 160, 203, 211, 218],
            .products: [37, 38, 39, 42, 43, 44, 45, 46, 93, 94, 138, 160, 161, 163, 164, 165, 166, 167, 168, 170, 173, 201, 223, 225, 665, 666],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 120, 148, 211],
            .products: [201, 222, 224, 225, 226, 227, 665, 666],
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
            .products: [42, 43, 136, 137, 138, 139, 141, 142, 143, 145, 149, 150, 151, 153, 154, 155, 156, 157, 158, 161, 162, 163, 164, 165, 172, 173, 174, 175, 176, 178, 179, 180, 181, 182, 183, 184, 185, 187, 188, 189, 190, 191, 192, 193, 194, 196, 198, 200, 201, 203, 204, 205, 206, 207, 208, 210, 211, 213, 214, 215, 216, 217, 219, 220, 221, 228, 229, 230, 231, 232, 233, 234, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 247, 255, 632, 633, 634, 635, 636, 637, 639, 640, 641, 643, 644, 645, 653, 654, 655, 656, 657, 658, 659, 660, 665, 666, 667, 668, 669, 671, 672, 673, 675, 676, 677, 678, 679, 680, 682, 684, 688, 689, 691],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 42, 43, 129, 134],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 260, 261, 262, 263],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 53, 54, 59, 60, 74, 120, 128, 148, 159, 160, 211, 218],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 84, 85, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 299, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 373, 379, 380, 381, 382, 385, 386, 406, 407, 408, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 587, 588, 589, 596, 597, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 70, 71, 74],
            .products: [193, 301, 302, 303, 304, 305, 306, 307, 308, 309, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 325, 326, 327, 373, 381, 382, 406, 407, 408, 525, 526, 527, 528, 529, 530, 588, 589],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 54, 55, 70, 71, 74, 75, 118, 120, 123, 124, 148, 203, 204, 205, 206, 207, 208, 209, 210, 211, 214, 216, 217],
            .products: [17, 18, 19, 334, 404, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 444, 445, 447, 449, 450, 452, 454, 456, 458, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 42, 43, 56, 70, 125, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 203],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 263, 300, 321, 322, 323, 406, 407, 408, 409, 494, 499, 500, 503, 504, 505, 506, 507, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 587],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 42, 43, 59, 60, 70, 74, 123, 124, 210, 211, 212, 213, 214, 215, 216, 217, 218],
            .products: [28, 47, 554, 555, 557, 558, 559, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 577, 578, 579, 580, 581, 584, 585, 596, 597],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 70, 71, 120, 123, 124, 147, 210, 211, 214, 216, 217, 218],
            .products: [259, 298, 300, 322, 323, 371, 372, 373, 374, 375, 376, 377, 378, 379, 381, 382, 383, 385, 386, 387, 388, 389, 391, 392, 393, 395, 397, 399, 400, 403, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 493, 494, 495, 496, 497, 498, 501, 502, 525, 526, 527, 528, 529, 530, 579, 586, 588, 589, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 70, 123, 124, 210, 211, 214, 216, 217],
            .products: [372, 380, 392, 404, 572, 579, 586, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, 617, 618, 619, 620, 621, 622, 623, 626, 628, 629, 630, 631],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 30, 31, 32, 33, 43, 50, 75, 123, 124, 148, 159, 160, 168, 187],
            .products: [632, 633, 634, 635, 636, 637, 639, 640, 641, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 665, 666],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 42, 43, 123, 124, 167, 180, 182, 184, 185, 186, 187, 188, 189, 192, 194, 198],
            .products: [6, 181, 663, 665, 666, 667, 668, 669, 671, 672, 673, 675, 676, 677, 678, 679, 680, 682, 684, 686, 687, 688, 689, 691, 693],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 43, 65, 120, 211, 227, 228, 230, 232, 233, 235],
            .products: [123, 719, 720, 721, 722, 723, 766, 769, 770, 771, 773],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 42, 43, 44, 63, 64, 65, 66, 67, 68, 69, 74, 75, 78, 120, 123, 124, 128, 211, 218, 227, 228, 230, 232, 233, 235, 237, 238, 239, 240, 241, 242, 243, 245, 246, 248, 255, 256],
            .products: [7, 106, 110, 111, 113, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 717, 718, 719, 720, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 739, 741, 743, 744, 745, 746, 747, 748, 749, 750, 751, 753, 755, 756, 757, 766, 767, 768, 770, 771, 773, 774, 778, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 831, 860, 861, 862, 863, 864, 865, 867, 868, 870],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 75, 120, 148, 211, 227, 228, 230, 232, 233, 235],
            .products: [729, 735, 758, 759, 761, 762, 763, 764, 765, 766, 773, 777, 857],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 42, 43, 74, 120, 159, 160, 203, 211, 218, 227, 228, 230, 232, 233, 235, 238, 239, 240, 241, 242, 247, 248, 249, 250, 251, 252, 256],
            .products: [724, 725, 726, 729, 757, 766, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 869],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 43, 128, 227, 228, 230, 232, 233, 235, 246],
            .products: [7, 116, 117, 118, 119, 120, 121, 122, 124, 125, 126, 757, 766, 767, 773, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 831, 870],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 42, 43, 54, 56, 74, 125, 127, 128, 130, 131, 132, 133, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 159, 160, 201, 202, 203, 211, 218, 227, 228, 230, 232, 233, 235, 248],
            .products: [7, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 766, 772, 773, 774, 778, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 42, 43, 74, 75, 227, 228, 230, 232, 233, 235, 238, 239, 240, 241, 242, 246],
            .products: [15, 124, 125, 126, 724, 725, 726, 728, 729, 734, 736, 745, 746, 747, 748, 757, 766, 767, 768, 773, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 871, 872, 873, 874, 875, 876, 877],
        ])
    }
}
