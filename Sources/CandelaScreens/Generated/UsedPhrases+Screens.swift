// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 5, 7, 9, 23, 30, 31, 34, 35, 36, 37, 46, 47, 53, 54, 58, 78, 126, 134, 154, 166, 210, 218, 225],
            .products: [37, 38, 39, 40, 44, 47, 49, 51, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 102, 109, 110, 111, 114, 222, 242],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 30, 31, 46, 47, 74, 78, 79, 81, 82, 83, 94, 95, 126, 174, 175, 176, 177, 178, 179, 206, 218, 225],
            .products: [28, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 70, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 102, 109, 110, 111, 114, 116, 117, 119, 193, 214, 672, 673],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 34, 35, 36, 37, 47, 53, 54, 57, 58, 78, 126, 134, 154, 165, 166, 218],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 110, 111, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 30, 31, 46, 47, 63, 64, 65, 66, 74, 78, 126, 129, 130, 153, 183, 184, 185, 193, 206, 217, 218, 221, 223, 224, 225],
            .products: [46, 47, 48, 49, 50, 51, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152, 153, 165, 166, 210],
            .products: [126, 127, 128],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 40, 41, 42, 43, 44, 45, 47, 74, 79, 210, 211, 212, 213, 214, 215, 216],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 134, 234, 235, 237, 239, 240, 242, 253],
            .products: [7, 130, 132, 138, 139, 146, 147, 148, 149, 798, 804, 805, 862],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 134, 234, 235, 237, 239, 240, 242, 253],
            .products: [7, 129, 133, 134, 136, 138, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 798, 799, 804, 805, 826, 827, 862, 902],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 46, 47, 78, 79, 84, 85, 88, 89, 90, 91, 92, 93, 95, 126, 129, 130, 173, 186, 188, 190, 191, 192, 193, 194, 195, 197, 198, 200, 205, 206, 217, 218, 221, 223, 224],
            .products: [6, 150, 151, 152, 153, 154, 155, 156, 157, 158, 161, 175, 182, 184, 185, 186, 187, 188, 194, 202, 222, 238, 249, 263, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 674, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 30, 31, 46, 47, 78, 126, 129, 130, 134, 165, 166, 210, 217, 218, 221, 223, 224, 225],
            .products: [37, 38, 39, 42, 43, 44, 47, 48, 51, 116, 117, 161, 183, 184, 186, 187, 188, 189, 190, 191, 194, 222, 240, 242, 676, 677],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 126, 129, 130, 154, 217, 218, 221, 223, 224],
            .products: [222, 239, 241, 242, 243, 244, 676, 677],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 46, 47, 60, 126, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152, 153, 165, 166, 210, 218],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 30, 31, 46, 47, 76, 78, 79, 82, 84, 85, 88, 89, 90, 91, 92, 93, 94, 95, 126, 129, 130, 173, 174, 175, 186, 188, 191, 192, 193, 194, 195, 197, 198, 200, 205, 206, 217, 218, 221, 223, 224, 225],
            .products: [70, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 170, 172, 173, 174, 176, 177, 178, 179, 180, 181, 184, 185, 186, 187, 188, 193, 194, 195, 196, 197, 199, 200, 201, 202, 203, 204, 205, 206, 208, 209, 210, 211, 212, 213, 214, 215, 217, 218, 219, 220, 221, 222, 224, 225, 226, 227, 228, 230, 231, 232, 233, 234, 236, 237, 238, 245, 246, 247, 248, 249, 250, 251, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 264, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 663, 664, 665, 666, 667, 668, 669, 670, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 710, 711, 712, 713, 714],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 46, 47, 135, 140],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 277, 278, 279, 280],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 55, 57, 58, 62, 63, 64, 78, 126, 134, 154, 165, 166, 218, 225],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 316, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 390, 396, 397, 398, 399, 402, 403, 419, 420, 421, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 599, 600, 601, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 74, 75, 78],
            .products: [214, 318, 319, 320, 321, 322, 323, 324, 325, 326, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 342, 343, 344, 390, 398, 399, 419, 420, 421, 537, 538, 539, 540, 541, 542, 600, 601],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 58, 59, 74, 75, 78, 79, 124, 126, 129, 130, 154, 210, 211, 212, 213, 214, 215, 216, 217, 218, 221, 223, 224],
            .products: [17, 18, 19, 351, 417, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 456, 457, 459, 461, 462, 464, 466, 468, 470, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 131, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152, 153, 165, 166, 210],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 280, 317, 338, 339, 340, 419, 420, 421, 422, 506, 511, 512, 515, 516, 517, 518, 519, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 599],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 30, 31, 46, 47, 63, 64, 74, 78, 129, 130, 217, 218, 219, 220, 221, 222, 223, 224, 225],
            .products: [28, 52, 566, 567, 569, 570, 571, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 589, 590, 591, 592, 593, 596, 597],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 30, 31, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 74, 75, 126, 129, 130, 153, 217, 218, 221, 223, 224, 225],
            .products: [276, 315, 317, 339, 340, 388, 389, 390, 391, 392, 393, 394, 395, 396, 398, 399, 400, 402, 403, 404, 405, 406, 408, 409, 410, 412, 414, 416, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 487, 490, 505, 506, 507, 508, 509, 510, 513, 514, 537, 538, 539, 540, 541, 542, 591, 598, 600, 601, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 74, 129, 130, 217, 218, 221, 223, 224],
            .products: [389, 397, 409, 417, 584, 591, 598, 617, 618, 619, 620, 621, 622, 623, 624, 625, 627, 628, 629, 630, 631, 632, 633, 634, 637, 639, 640, 641, 642],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 34, 35, 36, 37, 47, 54, 79, 129, 130, 154, 165, 166, 174, 175, 193],
            .products: [202, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 676, 677],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 46, 47, 129, 130, 173, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 205, 206],
            .products: [6, 202, 671, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 47, 69, 126, 218, 234, 235, 237, 239, 240, 242],
            .products: [146, 751, 752, 753, 754, 755, 798, 801, 802, 803, 805],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 30, 31, 46, 47, 48, 67, 68, 69, 70, 71, 72, 73, 78, 79, 82, 126, 129, 130, 134, 218, 225, 234, 235, 237, 239, 240, 242, 244, 245, 246, 247, 248, 249, 250, 252, 253, 262, 263],
            .products: [7, 129, 133, 134, 136, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 749, 750, 751, 752, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 771, 773, 775, 776, 777, 778, 779, 780, 781, 782, 783, 785, 787, 788, 789, 798, 799, 800, 802, 803, 805, 806, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 862, 892, 893, 894, 895, 896, 897, 899, 900, 902],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 79, 126, 154, 218, 234, 235, 237, 239, 240, 242],
            .products: [761, 767, 790, 791, 793, 794, 795, 796, 797, 798, 805, 809, 889],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 30, 31, 46, 47, 78, 126, 165, 166, 210, 218, 225, 234, 235, 237, 239, 240, 242, 245, 246, 247, 248, 249, 254, 255, 256, 257, 258, 259, 263],
            .products: [756, 757, 758, 761, 789, 798, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 901],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 47, 134, 234, 235, 237, 239, 240, 242, 253],
            .products: [7, 139, 140, 141, 142, 143, 144, 145, 147, 148, 149, 789, 798, 799, 805, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 862, 902],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 30, 31, 46, 47, 58, 59, 60, 78, 131, 133, 134, 136, 137, 138, 139, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 165, 166, 208, 209, 210, 218, 225, 234, 235, 237, 239, 240, 242],
            .products: [7, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 741, 743, 745, 747, 798, 804, 805, 806, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 46, 47, 78, 79, 234, 235, 237, 239, 240, 242, 245, 246, 247, 248, 249, 253],
            .products: [15, 147, 148, 149, 756, 757, 758, 760, 761, 766, 768, 777, 778, 779, 780, 789, 798, 799, 800, 805, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 903, 904, 905, 906, 907, 908, 909],
        ])
    }
}
