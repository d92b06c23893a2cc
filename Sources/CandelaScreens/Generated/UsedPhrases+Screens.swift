// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 5, 7, 9, 23, 32, 33, 34, 35, 44, 45, 51, 52, 56, 76, 122, 130, 150, 162, 205, 213, 220],
            .products: [37, 38, 39, 40, 42, 43, 46, 49, 51, 53, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 105, 112, 113, 114, 117, 227, 251],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 30, 31, 44, 45, 72, 76, 77, 79, 80, 81, 91, 92, 122, 170, 171, 172, 173, 174, 175, 201, 213, 220],
            .products: [28, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 65, 74, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 105, 112, 113, 114, 117, 119, 120, 122, 198, 219, 680, 681],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 32, 33, 34, 35, 45, 51, 52, 55, 56, 76, 122, 130, 150, 161, 162, 213],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 101, 102, 103, 104, 113, 114, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 30, 31, 44, 45, 61, 62, 63, 64, 72, 76, 122, 125, 126, 149, 179, 180, 181, 189, 201, 213, 220],
            .products: [48, 49, 50, 51, 52, 53, 105, 106, 107, 108, 110, 111, 112, 113, 114, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 44, 45, 58, 72, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 205],
            .products: [129, 130, 131],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 36, 37, 38, 39, 40, 41, 42, 43, 45, 72, 77, 205, 206, 207, 208, 209, 210, 211],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 65, 66, 67, 68, 69, 70, 71, 77, 130, 229, 230, 232, 234, 235, 237, 248],
            .products: [7, 133, 135, 141, 142, 149, 150, 151, 152, 794, 800, 801, 859],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 65, 66, 67, 68, 69, 70, 71, 77, 130, 229, 230, 232, 234, 235, 237, 248],
            .products: [7, 132, 136, 137, 139, 141, 142, 143, 144, 145, 146, 148, 149, 150, 151, 152, 794, 795, 800, 801, 823, 824, 859, 898],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 44, 45, 76, 77, 82, 83, 86, 87, 88, 89, 90, 92, 122, 125, 126, 169, 182, 184, 186, 187, 188, 189, 190, 191, 193, 194, 196, 200, 201, 213],
            .products: [6, 153, 154, 155, 156, 157, 158, 159, 160, 161, 164, 178, 185, 187, 188, 189, 190, 191, 199, 207, 227, 247, 258, 272, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 682, 684, 685, 686, 687, 688, 689, 690, 691, 693, 694, 695, 696, 698, 701, 702, 703, 704, 705, 706, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 44, 45, 76, 122, 130, 161, 162, 205, 213, 220],
            .products: [37, 38, 39, 42, 43, 44, 45, 46, 119, 120, 164, 186, 187, 189, 190, 191, 192, 193, 194, 196, 199, 227, 249, 251, 684, 685],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 32, 33, 34, 35, 44, 45, 47, 48, 52, 53, 56, 57, 76, 122, 150, 213],
            .products: [227, 248, 250, 251, 252, 253, 684, 685],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 44, 45, 58, 122, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 205, 213],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 44, 45, 74, 76, 77, 80, 82, 83, 86, 87, 88, 89, 90, 91, 92, 125, 126, 169, 170, 171, 182, 184, 187, 188, 189, 190, 191, 193, 194, 196, 200, 201, 220],
            .products: [42, 43, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 173, 175, 176, 177, 179, 180, 181, 182, 183, 184, 187, 188, 189, 190, 191, 198, 199, 200, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 213, 214, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, 226, 227, 229, 230, 231, 232, 233, 234, 236, 237, 239, 240, 241, 242, 243, 245, 246, 247, 254, 255, 256, 257, 258, 259, 260, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 273, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 672, 673, 674, 675, 676, 677, 678, 679, 684, 685, 686, 687, 688, 689, 690, 691, 693, 694, 695, 696, 698, 701, 702, 703, 704, 705, 706, 708, 709, 710, 711, 712, 713, 716, 717, 718, 719, 720],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 44, 45, 131, 136],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 286, 287, 288, 289],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 52, 53, 55, 56, 61, 62, 76, 122, 130, 150, 161, 162, 213, 220],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 325, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 399, 405, 406, 407, 408, 411, 412, 428, 429, 430, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 608, 609, 610, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 72, 73, 76],
            .products: [219, 327, 328, 329, 330, 331, 332, 333, 334, 335, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 351, 352, 353, 399, 407, 408, 428, 429, 430, 546, 547, 548, 549, 550, 551, 609, 610],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 52, 56, 57, 72, 73, 76, 77, 120, 122, 125, 126, 150, 205, 206, 207, 208, 209, 210, 211, 212, 213, 216, 218, 219],
            .products: [17, 18, 19, 360, 426, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 465, 466, 468, 470, 471, 473, 475, 477, 479, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 44, 45, 58, 72, 127, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 148, 149, 161, 162, 205],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 289, 326, 347, 348, 349, 428, 429, 430, 431, 515, 520, 521, 524, 525, 526, 527, 528, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 608],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 30, 31, 44, 45, 61, 62, 72, 76, 125, 126, 212, 213, 214, 215, 216, 217, 218, 219, 220],
            .products: [28, 54, 575, 576, 578, 579, 580, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 598, 599, 600, 601, 602, 605, 606],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 30, 31, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 72, 73, 122, 125, 126, 149, 212, 213, 216, 218, 219, 220],
            .products: [285, 324, 326, 348, 349, 397, 398, 399, 400, 401, 402, 403, 404, 405, 407, 408, 409, 411, 412, 413, 414, 415, 417, 418, 419, 421, 423, 425, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 496, 499, 514, 515, 516, 517, 518, 519, 522, 523, 546, 547, 548, 549, 550, 551, 600, 607, 609, 610, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 44, 45, 72, 125, 126, 212, 213, 216, 218, 219],
            .products: [398, 406, 418, 426, 593, 600, 607, 626, 627, 628, 629, 630, 631, 632, 633, 634, 636, 637, 638, 639, 640, 641, 642, 643, 646, 648, 649, 650, 651],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 32, 33, 34, 35, 45, 52, 77, 125, 126, 150, 161, 162, 170, 171, 189],
            .products: [207, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 684, 685],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 44, 45, 125, 126, 169, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 200, 201],
            .products: [6, 207, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 693, 694, 695, 696, 698, 701, 702, 703, 704, 705, 706, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 45, 67, 122, 213, 229, 230, 232, 234, 235, 237],
            .products: [149, 747, 748, 749, 750, 751, 794, 797, 798, 799, 801],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 44, 45, 46, 65, 66, 67, 68, 69, 70, 71, 76, 77, 80, 122, 125, 126, 130, 213, 220, 229, 230, 232, 234, 235, 237, 239, 240, 241, 242, 243, 244, 245, 247, 248, 250, 257, 258],
            .products: [7, 132, 136, 137, 139, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 745, 746, 747, 748, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 767, 769, 771, 772, 773, 774, 775, 776, 777, 778, 779, 781, 783, 784, 785, 794, 795, 796, 798, 799, 801, 802, 806, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 859, 888, 889, 890, 891, 892, 893, 895, 896, 898],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 32, 33, 34, 35, 44, 45, 47, 48, 52, 53, 56, 57, 76, 77, 122, 150, 213, 229, 230, 232, 234, 235, 237],
            .products: [757, 763, 786, 787, 789, 790, 791, 792, 793, 794, 801, 805, 885],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 44, 45, 76, 122, 161, 162, 205, 213, 220, 229, 230, 232, 234, 235, 237, 240, 241, 242, 243, 244, 249, 250, 251, 252, 253, 254, 258],
            .products: [752, 753, 754, 757, 785, 794, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 897],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 45, 130, 229, 230, 232, 234, 235, 237, 248],
            .products: [7, 142, 143, 144, 145, 146, 147, 148, 150, 151, 152, 785, 794, 795, 801, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 859, 898],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 44, 45, 56, 58, 76, 127, 129, 130, 132, 133, 134, 135, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 161, 162, 203, 204, 205, 213, 220, 229, 230, 232, 234, 235, 237, 250],
            .products: [7, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 794, 800, 801, 802, 806, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 44, 45, 76, 77, 229, 230, 232, 234, 235, 237, 240, 241, 242, 243, 244, 248],
            .products: [15, 150, 151, 152, 752, 753, 754, 756, 757, 762, 764, 773, 774, 775, 776, 785, 794, 795, 796, 801, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 899, 900, 901, 902, 903, 904, 905],
        ])
    }
}
