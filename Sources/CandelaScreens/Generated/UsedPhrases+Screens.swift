// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 32, 33, 34, 35, 44, 45, 51, 52, 56, 76, 122, 130, 150, 162, 195, 203, 210],
            .products: [37, 38, 39, 40, 42, 43, 46, 54, 55, 58, 59, 61, 62, 63, 64, 65, 81, 84, 85, 86, 87, 185, 209],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 44, 45, 72, 76, 77, 79, 80, 81, 91, 92, 122, 170, 171, 172, 173, 203, 210],
            .products: [28, 47, 48, 49, 50, 51, 52, 53, 64, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 81, 84, 85, 86, 87, 89, 90, 92, 158, 179, 641, 642],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 32, 33, 34, 35, 45, 52, 55, 122, 203],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 76, 77, 78, 79, 80, 85, 86, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 44, 45, 61, 62, 63, 64, 72, 76, 122, 149, 176, 177, 203, 210],
            .products: [81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 44, 45, 58, 72, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 195],
            .products: [],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 36, 37, 38, 39, 40, 41, 42, 43, 45, 72, 77, 195, 196, 197, 198, 199, 200, 201],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 65, 66, 67, 68, 69, 70, 71, 77, 130, 219, 220, 222, 224, 225, 227, 238],
            .products: [7, 97, 99, 105, 106, 113, 114, 115, 116, 738, 744, 745, 803],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 65, 66, 67, 68, 69, 70, 71, 77, 130, 219, 220, 222, 224, 225, 227, 238],
            .products: [7, 96, 100, 101, 103, 105, 106, 107, 108, 109, 110, 112, 113, 114, 115, 116, 738, 739, 744, 745, 767, 768, 803, 842],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 44, 45, 76, 77, 82, 83, 86, 87, 88, 89, 90, 92, 122, 125, 126, 169, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 191, 203],
            .products: [6, 117, 118, 119, 120, 121, 122, 123, 124, 125, 128, 138, 145, 147, 148, 149, 150, 151, 159, 167, 185, 205, 216, 230, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 44, 45, 76, 122, 130, 161, 162, 195, 203, 210],
            .products: [37, 38, 39, 42, 43, 44, 45, 46, 89, 90, 128, 146, 147, 149, 150, 151, 152, 153, 154, 156, 159, 185, 207, 209, 644, 645],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 32, 33, 34, 35, 44, 45, 47, 48, 52, 53, 56, 57, 76, 122, 150, 203],
            .products: [185, 206, 208, 209, 210, 211, 644, 645],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 44, 45, 58, 122, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 195, 203],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 44, 45, 74, 76, 77, 80, 82, 83, 86, 87, 88, 89, 90, 91, 92, 125, 126, 169, 170, 178, 179, 181, 182, 183, 184, 185, 186, 187, 191, 210],
            .products: [42, 43, 126, 127, 128, 129, 130, 131, 132, 133, 135, 136, 137, 139, 140, 141, 142, 143, 144, 147, 148, 149, 150, 151, 158, 159, 160, 161, 162, 164, 165, 166, 167, 168, 169, 170, 171, 173, 174, 175, 176, 177, 178, 179, 180, 182, 183, 184, 185, 187, 188, 189, 190, 191, 192, 194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 212, 213, 214, 215, 216, 217, 218, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 231, 239, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 633, 634, 635, 636, 637, 638, 639, 640, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 662, 663, 664],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 44, 45, 131, 136],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 244, 245, 246, 247],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 52, 53, 55, 56, 61, 62, 76, 122, 130, 150, 161, 162, 203, 210],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 283, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 357, 363, 364, 365, 366, 369, 370, 390, 391, 392, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 571, 572, 573, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 72, 73, 76],
            .products: [179, 285, 286, 287, 288, 289, 290, 291, 292, 293, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 309, 310, 311, 357, 365, 366, 390, 391, 392, 509, 510, 511, 512, 513, 514, 572, 573],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 52, 56, 57, 72, 73, 76, 77, 120, 122, 125, 126, 150, 195, 196, 197, 198, 199, 200, 201, 202, 203, 206, 208, 209],
            .products: [17, 18, 19, 318, 388, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 428, 429, 431, 433, 434, 436, 438, 440, 442, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 44, 45, 58, 72, 127, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 195],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 247, 284, 305, 306, 307, 390, 391, 392, 393, 478, 483, 484, 487, 488, 489, 490, 491, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 571],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 44, 45, 61, 62, 72, 76, 125, 126, 202, 203, 204, 205, 206, 207, 208, 209, 210],
            .products: [28, 47, 538, 539, 541, 542, 543, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 561, 562, 563, 564, 565, 568, 569],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 72, 73, 122, 125, 126, 149, 202, 203, 206, 208, 209, 210],
            .products: [243, 282, 284, 306, 307, 355, 356, 357, 358, 359, 360, 361, 362, 363, 365, 366, 367, 369, 370, 371, 372, 373, 375, 376, 377, 379, 381, 383, 384, 387, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 477, 478, 479, 480, 481, 482, 485, 486, 509, 510, 511, 512, 513, 514, 563, 570, 572, 573, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 72, 125, 126, 202, 203, 206, 208, 209],
            .products: [356, 364, 376, 388, 556, 563, 570, 588, 589, 590, 591, 592, 593, 594, 595, 596, 598, 599, 600, 601, 602, 603, 604, 605, 608, 610, 611, 612, 613],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 32, 33, 34, 35, 45, 52, 77, 125, 126, 150, 161, 162, 170, 183],
            .products: [614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 644, 645],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 44, 45, 125, 126, 169, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 191],
            .products: [6, 167, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 45, 67, 122, 203, 219, 220, 222, 224, 225, 227],
            .products: [113, 691, 692, 693, 694, 695, 738, 741, 742, 743, 745],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 44, 45, 46, 65, 66, 67, 68, 69, 70, 71, 76, 77, 80, 122, 125, 126, 130, 203, 210, 219, 220, 222, 224, 225, 227, 229, 230, 231, 232, 233, 234, 235, 237, 238, 240, 247, 248],
            .products: [7, 96, 100, 101, 103, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 689, 690, 691, 692, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 711, 713, 715, 716, 717, 718, 719, 720, 721, 722, 723, 725, 727, 728, 729, 738, 739, 740, 742, 743, 745, 746, 750, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 803, 832, 833, 834, 835, 836, 837, 839, 840, 842],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 32, 33, 34, 35, 44, 45, 47, 48, 52, 53, 56, 57, 76, 77, 122, 150, 203, 219, 220, 222, 224, 225, 227],
            .products: [701, 707, 730, 731, 733, 734, 735, 736, 737, 738, 745, 749, 829],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 44, 45, 76, 122, 161, 162, 195, 203, 210, 219, 220, 222, 224, 225, 227, 230, 231, 232, 233, 234, 239, 240, 241, 242, 243, 244, 248],
            .products: [696, 697, 698, 701, 729, 738, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 841],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 45, 130, 219, 220, 222, 224, 225, 227, 238],
            .products: [7, 106, 107, 108, 109, 110, 111, 112, 114, 115, 116, 729, 738, 739, 745, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 803, 842],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 44, 45, 56, 58, 76, 127, 129, 130, 132, 133, 134, 135, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 161, 162, 193, 194, 195, 203, 210, 219, 220, 222, 224, 225, 227, 240],
            .products: [7, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 738, 744, 745, 746, 750, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 44, 45, 76, 77, 219, 220, 222, 224, 225, 227, 230, 231, 232, 233, 234, 238],
            .products: [15, 114, 115, 116, 696, 697, 698, 700, 701, 706, 708, 717, 718, 719, 720, 729, 738, 739, 740, 745, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 843, 844, 845, 846, 847, 848, 849],
        ])
    }
}
