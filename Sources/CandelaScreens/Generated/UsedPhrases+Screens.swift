// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 38, 39, 69, 70, 72, 73, 74, 108, 134, 135, 136, 137, 167],
            .products: [28, 37, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49, 50, 51, 57, 62, 63, 64, 65, 67, 68, 625, 626],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 39, 46, 49, 108, 167],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 52, 53, 54, 55, 56, 63, 64, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 38, 39, 54, 55, 56, 57, 69, 108, 140, 141, 167, 174],
            .products: [57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 30, 31, 32, 33, 34, 35, 36, 37, 39, 70, 159, 160, 161, 162, 163, 164, 165],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 58, 59, 60, 61, 62, 63, 64, 70, 113, 183, 184, 186, 188, 189, 191],
            .products: [7, 75, 77, 83, 84, 91, 92, 93, 94, 728, 737, 738, 739, 801],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 58, 59, 60, 61, 62, 63, 64, 70, 113, 183, 184, 186, 188, 189, 191],
            .products: [7, 74, 78, 79, 81, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 728, 729, 737, 738, 739, 765, 766, 801, 848],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 38, 39, 69, 70, 108, 111, 112, 133, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 155, 167],
            .products: [6, 95, 96, 97, 98, 99, 100, 101, 102, 103, 106, 115, 116, 119, 121, 122, 123, 124, 125, 132, 133, 134, 135, 136, 139, 140, 148, 166, 186, 191, 205, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 14, 16, 18, 20, 22, 23, 38, 39, 67, 69, 70, 73, 111, 112, 133, 134, 142, 143, 145, 146, 147, 148, 149, 150, 151, 155],
            .products: [104, 105, 106, 107, 108, 109, 110, 111, 113, 114, 115, 116, 119, 120, 121, 122, 123, 125, 126, 127, 128, 129, 130, 131, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 150, 151, 152, 154, 155, 156, 157, 158, 159, 160, 161, 163, 164, 165, 166, 168, 169, 170, 171, 172, 173, 175, 176, 178, 179, 180, 181, 182, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 206, 214, 598, 600, 601, 602, 603, 604, 605, 606, 609, 618, 619, 620, 621, 622, 623, 624, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 646, 647, 648],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 38, 39, 113, 125, 126],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 483, 486],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 46, 47, 49, 50, 54, 55, 69, 108, 113, 114, 125, 126, 167, 174],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 58, 61, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 265, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 339, 345, 346, 347, 348, 372, 373, 374, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 558, 559, 560, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 66, 69],
            .products: [160, 267, 268, 269, 270, 271, 272, 273, 274, 275, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 291, 292, 293, 339, 347, 348, 372, 373, 374, 496, 497, 498, 499, 500, 501, 559, 560],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 46, 50, 51, 66, 69, 70, 101, 102, 104, 106, 108, 114, 159, 160, 161, 162, 163, 164, 165, 167],
            .products: [17, 18, 19, 300, 370, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 410, 411, 413, 415, 416, 418, 420, 422, 424, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 38, 39, 113, 125, 126],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 223, 224, 225, 229, 266, 287, 288, 289, 372, 373, 374, 375, 460, 465, 466, 469, 470, 471, 472, 473, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 558],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 38, 39, 54, 55, 69, 111, 112, 166, 167, 168, 169, 170, 171, 172, 173],
            .products: [28, 37, 525, 526, 528, 529, 530, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 548, 549, 550, 551, 552, 555, 556],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 66, 108, 167, 174],
            .products: [218, 264, 266, 288, 289, 290, 337, 338, 339, 340, 341, 342, 343, 344, 345, 347, 348, 349, 351, 352, 353, 354, 355, 357, 358, 359, 361, 363, 365, 366, 369, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 459, 460, 461, 462, 463, 464, 467, 468, 495, 496, 497, 498, 499, 500, 501, 550, 557, 559, 560, 563, 564, 565, 566, 567, 568, 569],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 39, 111, 112],
            .products: [338, 346, 358, 370, 543, 550, 557, 572, 573, 574, 575, 576, 577, 578, 579, 580, 582, 583, 584, 585, 586, 587, 588, 589, 592, 594, 595, 596, 597],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 39, 46, 70, 111, 112, 114, 125, 126, 134, 147],
            .products: [598, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 628, 629],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 38, 39, 111, 112, 133, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 155],
            .products: [6, 148, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 39, 60, 108, 167, 183, 184, 186, 188, 189, 191],
            .products: [91, 676, 677, 678, 679, 680, 728, 734, 735, 736, 739],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 23, 38, 39, 58, 59, 60, 61, 62, 63, 64, 69, 70, 73, 108, 113, 167, 183, 184, 186, 188, 189, 191, 197],
            .products: [7, 74, 78, 79, 81, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 673, 674, 675, 676, 677, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 701, 703, 705, 706, 707, 708, 709, 710, 711, 712, 713, 715, 717, 718, 719, 728, 729, 730, 732, 733, 735, 736, 738, 739, 740, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 801, 836, 837, 838, 839, 840, 841, 843, 844, 845, 848],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 38, 39, 41, 42, 46, 47, 50, 51, 69, 70, 108, 114, 167, 183, 184, 186, 188, 189, 191],
            .products: [691, 697, 720, 721, 723, 724, 725, 726, 727, 728, 739, 744, 833],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 38, 39, 69, 108, 125, 126, 159, 167, 174, 183, 184, 186, 188, 189, 191, 193, 194],
            .products: [681, 682, 683, 684, 685, 686, 687, 688, 691, 719, 728, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 844, 846],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 39, 113, 183, 184, 186, 188, 189, 191],
            .products: [7, 84, 85, 86, 87, 88, 89, 90, 92, 93, 94, 719, 728, 729, 738, 739, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 801, 848],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 38, 39, 50, 52, 69, 108, 125, 126, 157, 158, 159, 167, 174, 183, 184, 186, 188, 189, 191],
            .products: [7, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 728, 737, 739, 740, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 847],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 38, 39, 69, 70, 183, 184, 186, 188, 189, 191],
            .products: [15, 92, 93, 94, 681, 682, 683, 684, 685, 686, 687, 688, 690, 691, 696, 698, 707, 708, 709, 710, 719, 728, 729, 733, 738, 739, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 849, 850, 851, 852, 853, 854, 855],
        ])
    }
}
