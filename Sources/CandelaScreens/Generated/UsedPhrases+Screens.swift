// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 5, 7, 9, 23, 30, 31, 34, 35, 36, 37, 46, 47, 53, 54, 58, 78, 127, 135, 155, 167, 211, 219, 226],
            .products: [37, 38, 39, 40, 44, 47, 49, 51, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 102, 109, 110, 111, 114, 220, 241],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 30, 31, 46, 47, 74, 78, 79, 81, 82, 83, 94, 95, 127, 175, 176, 177, 178, 179, 180, 207, 219, 226],
            .products: [28, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 70, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 102, 109, 110, 111, 114, 116, 117, 119, 191, 212, 675, 676],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 34, 35, 36, 37, 47, 53, 54, 57, 58, 78, 127, 135, 155, 166, 167, 219],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 110, 111, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 30, 31, 46, 47, 63, 64, 65, 66, 74, 78, 127, 130, 131, 154, 184, 185, 186, 194, 207, 218, 219, 222, 224, 225, 226],
            .products: [46, 47, 48, 49, 50, 51, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 153, 154, 166, 167, 211],
            .products: [126, 127, 128],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 40, 41, 42, 43, 44, 45, 47, 74, 79, 211, 212, 213, 214, 215, 216, 217],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 135, 235, 236, 238, 240, 241, 243, 254],
            .products: [7, 130, 132, 138, 139, 146, 147, 148, 149, 800, 806, 807, 864],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 67, 68, 69, 70, 71, 72, 73, 79, 135, 235, 236, 238, 240, 241, 243, 254],
            .products: [7, 129, 133, 134, 136, 138, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 800, 801, 806, 807, 828, 829, 864, 904],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 46, 47, 78, 79, 84, 85, 88, 89, 90, 91, 92, 93, 95, 127, 130, 131, 174, 187, 189, 191, 192, 193, 194, 195, 196, 198, 199, 201, 206, 207, 218, 219, 222, 224, 225],
            .products: [6, 150, 151, 152, 153, 154, 155, 156, 157, 158, 161, 173, 180, 181, 182, 183, 184, 185, 186, 192, 200, 220, 226, 233, 237, 248, 267, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 30, 31, 46, 47, 78, 127, 130, 131, 135, 166, 167, 211, 218, 219, 222, 224, 225, 226],
            .products: [37, 38, 39, 42, 43, 44, 47, 48, 49, 50, 51, 116, 117, 161, 181, 182, 184, 185, 186, 187, 188, 189, 192, 220, 239, 241, 679, 680],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 127, 130, 131, 155, 218, 219, 222, 224, 225],
            .products: [220, 238, 240, 241, 242, 243, 679, 680],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 46, 47, 60, 127, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 153, 154, 166, 167, 211, 219],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 30, 31, 46, 47, 76, 78, 79, 82, 84, 85, 88, 89, 90, 91, 92, 93, 94, 95, 127, 130, 131, 174, 175, 176, 187, 189, 192, 193, 194, 195, 196, 198, 199, 201, 206, 207, 218, 219, 222, 224, 225, 226],
            .products: [70, 159, 160, 161, 162, 163, 164, 165, 166, 168, 170, 171, 172, 174, 175, 176, 177, 178, 179, 182, 183, 184, 185, 186, 191, 192, 193, 194, 195, 197, 198, 199, 200, 201, 202, 203, 204, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, 227, 229, 230, 231, 232, 233, 235, 236, 237, 244, 245, 246, 247, 248, 249, 250, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 268, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 666, 667, 668, 669, 670, 671, 672, 673, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 712, 713, 714, 715, 716],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 46, 47, 136, 141],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 280, 281, 282, 283],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 55, 57, 62, 63, 64, 78, 127, 135, 155, 166, 167, 219, 226],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 320, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 394, 400, 401, 402, 403, 406, 407, 423, 424, 425, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 602, 603, 604, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 74, 75, 78],
            .products: [212, 322, 323, 324, 325, 326, 327, 328, 329, 330, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 347, 348, 349, 394, 402, 403, 423, 424, 425, 540, 541, 542, 543, 544, 545, 603, 604],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 54, 58, 59, 74, 75, 78, 79, 124, 125, 127, 130, 131, 155, 211, 212, 213, 214, 215, 216, 217, 218, 219, 221, 222, 224, 225],
            .products: [17, 18, 19, 319, 356, 421, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 459, 460, 462, 464, 465, 467, 469, 471, 473, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 46, 47, 60, 74, 132, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 153, 154, 166, 167, 211],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 283, 321, 343, 344, 345, 423, 424, 425, 426, 509, 514, 515, 518, 519, 520, 521, 522, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 602],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 30, 31, 46, 47, 63, 64, 74, 78, 130, 131, 218, 219, 220, 221, 222, 223, 224, 225, 226],
            .products: [28, 52, 279, 319, 569, 570, 572, 573, 574, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 592, 593, 594, 595, 596, 599, 600],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 30, 31, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 74, 75, 127, 130, 131, 154, 218, 219, 221, 222, 224, 225, 226],
            .products: [279, 318, 321, 344, 345, 392, 393, 394, 395, 396, 397, 398, 399, 400, 402, 403, 404, 406, 407, 408, 409, 410, 412, 413, 414, 416, 418, 420, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 490, 493, 508, 509, 510, 511, 512, 513, 516, 517, 540, 541, 542, 543, 544, 545, 594, 601, 603, 604, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 46, 47, 74, 130, 131, 218, 219, 222, 224, 225],
            .products: [393, 401, 413, 421, 587, 594, 601, 620, 621, 622, 623, 624, 625, 626, 627, 628, 630, 631, 632, 633, 634, 635, 636, 637, 640, 642, 643, 644, 645],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 34, 35, 36, 37, 47, 54, 79, 130, 131, 155, 166, 167, 175, 176, 194],
            .products: [200, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 679, 680],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 46, 47, 130, 131, 174, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 206, 207],
            .products: [6, 200, 674, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 47, 69, 127, 219, 235, 236, 238, 240, 241, 243],
            .products: [146, 753, 754, 755, 756, 757, 800, 803, 804, 805, 807],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 30, 31, 46, 47, 48, 67, 68, 69, 70, 71, 72, 73, 78, 79, 82, 127, 130, 131, 135, 219, 226, 235, 236, 238, 240, 241, 243, 245, 246, 247, 248, 249, 250, 251, 253, 254, 263, 264],
            .products: [7, 129, 133, 134, 136, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 751, 752, 753, 754, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 773, 775, 777, 778, 779, 780, 781, 782, 783, 784, 785, 787, 789, 790, 791, 800, 801, 802, 804, 805, 807, 808, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 864, 894, 895, 896, 897, 898, 899, 901, 902, 904],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 34, 35, 36, 37, 46, 47, 49, 50, 54, 55, 58, 59, 78, 79, 127, 155, 219, 235, 236, 238, 240, 241, 243],
            .products: [763, 769, 792, 793, 795, 796, 797, 798, 799, 800, 807, 811, 891],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 30, 31, 46, 47, 78, 127, 166, 167, 211, 219, 226, 235, 236, 238, 240, 241, 243, 246, 247, 248, 249, 250, 255, 256, 257, 258, 259, 260, 264],
            .products: [758, 759, 760, 763, 791, 800, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 903],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 47, 135, 235, 236, 238, 240, 241, 243, 254],
            .products: [7, 139, 140, 141, 142, 143, 144, 145, 147, 148, 149, 791, 800, 801, 807, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 864, 904],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 30, 31, 46, 47, 58, 59, 60, 78, 132, 134, 135, 137, 138, 139, 140, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 166, 167, 209, 210, 211, 219, 226, 235, 236, 238, 240, 241, 243],
            .products: [7, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 743, 745, 747, 749, 800, 806, 807, 808, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 46, 47, 78, 79, 235, 236, 238, 240, 241, 243, 246, 247, 248, 249, 250, 254],
            .products: [15, 147, 148, 149, 758, 759, 760, 762, 763, 768, 770, 779, 780, 781, 782, 791, 800, 801, 802, 807, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 905, 906, 907, 908, 909, 910, 911],
        ])
    }
}
