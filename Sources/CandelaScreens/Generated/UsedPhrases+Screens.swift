// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 49, 50, 54, 74, 120, 128, 148, 160, 193, 201, 208],
            .products: [37, 38, 39, 40, 42, 43, 46, 54, 55, 56, 57, 58, 59, 60, 61, 62, 78, 83, 84, 85, 86, 184, 208],
        ])
    }
}

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 23, 24, 25, 26, 27, 28, 42, 43, 70, 74, 75, 77, 78, 79, 89, 90, 120, 168, 169, 170, 171, 201, 208],
            .products: [28, 47, 48, 49, 50, 51, 52, 53, 61, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 78, 79, 80, 83, 84, 85, 86, 88, 89, 91, 157, 178, 637, 638],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 30, 31, 32, 33, 43, 50, 53, 120, 201],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 73, 74, 75, 76, 77, 84, 85, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 42, 43, 59, 60, 61, 62, 70, 74, 120, 147, 174, 175, 201, 208],
            .products: [78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94],
        ])
    }
}

extension HabitSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 42, 43, 56, 70, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 193],
            .products: [],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 34, 35, 36, 37, 38, 39, 40, 41, 43, 70, 75, 193, 194, 195, 196, 197, 198, 199],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 63, 64, 65, 66, 67, 68, 69, 75, 128, 217, 218, 220, 222, 223, 225, 236],
            .products: [7, 96, 98, 104, 105, 112, 113, 114, 115, 738, 744, 745, 803],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 63, 64, 65, 66, 67, 68, 69, 75, 128, 217, 218, 220, 222, 223, 225, 236],
            .products: [7, 95, 99, 100, 102, 104, 105, 106, 107, 108, 109, 111, 112, 113, 114, 115, 738, 739, 744, 745, 767, 768, 803, 842],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 22, 23, 42, 43, 74, 75, 80, 81, 84, 85, 86, 87, 88, 90, 120, 123, 124, 167, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 189, 201],
            .products: [6, 116, 117, 118, 119, 120, 121, 122, 123, 124, 127, 137, 144, 146, 147, 148, 149, 150, 158, 166, 184, 204, 215, 229, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 652, 653, 654, 656, 657, 660, 661, 662, 663, 664, 665],
        ])
    }
}

extension PracticeDayPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 3, 5, 9, 23, 42, 43, 74, 120, 128, 159, 160, 193, 201, 208],
            .products: [37, 38, 39, 42, 43, 44, 45, 46, 88, 89, 127, 145, 146, 148, 149, 150, 151, 152, 153, 155, 158, 184, 206, 208, 640, 641],
        ])
    }
}

extension PracticeSessionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 120, 148, 201],
            .products: [184, 205, 207, 208, 209, 210, 640, 641],
        ])
    }
}

extension PracticeSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 23, 42, 43, 56, 120, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 193, 201],
            .products: [],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 14, 16, 18, 20, 22, 23, 42, 43, 72, 74, 75, 78, 80, 81, 84, 85, 86, 87, 88, 89, 90, 123, 124, 167, 168, 176, 177, 179, 180, 181, 182, 183, 184, 185, 189, 208],
            .products: [42, 43, 125, 126, 127, 128, 129, 130, 131, 132, 134, 135, 136, 138, 139, 140, 141, 142, 143, 146, 147, 148, 149, 150, 157, 158, 159, 160, 161, 163, 164, 165, 166, 167, 168, 169, 170, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183, 184, 186, 187, 188, 189, 190, 191, 193, 194, 196, 197, 198, 199, 200, 202, 203, 204, 211, 212, 213, 214, 215, 216, 217, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 230, 238, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 629, 630, 631, 632, 633, 634, 635, 636, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 652, 653, 654, 656, 657, 662, 663, 664],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 42, 43, 129, 134],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 243, 244, 245, 246],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 53, 54, 59, 60, 74, 120, 128, 148, 159, 160, 201, 208],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 79, 80, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 282, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 356, 362, 363, 364, 365, 368, 369, 385, 386, 387, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 565, 566, 567, 574, 575, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 70, 71, 74],
            .products: [178, 284, 285, 286, 287, 288, 289, 290, 291, 292, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 308, 309, 310, 356, 364, 365, 385, 386, 387, 503, 504, 505, 506, 507, 508, 566, 567],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 50, 54, 55, 70, 71, 74, 75, 118, 120, 123, 124, 148, 193, 194, 195, 196, 197, 198, 199, 200, 201, 204, 206, 207],
            .products: [17, 18, 19, 317, 383, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 422, 423, 425, 427, 428, 430, 432, 434, 436, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 23, 42, 43, 56, 70, 125, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 146, 147, 159, 160, 193],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 246, 283, 304, 305, 306, 385, 386, 387, 388, 472, 477, 478, 481, 482, 483, 484, 485, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 565],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 23, 42, 43, 59, 60, 70, 74, 123, 124, 200, 201, 202, 203, 204, 205, 206, 207, 208],
            .products: [28, 47, 532, 533, 535, 536, 537, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 555, 556, 557, 558, 559, 562, 563, 574, 575],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 70, 71, 120, 123, 124, 147, 200, 201, 204, 206, 207, 208],
            .products: [242, 281, 283, 305, 306, 354, 355, 356, 357, 358, 359, 360, 361, 362, 364, 365, 366, 368, 369, 370, 371, 372, 374, 375, 376, 378, 380, 382, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 471, 472, 473, 474, 475, 476, 479, 480, 503, 504, 505, 506, 507, 508, 557, 564, 566, 567, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 583, 584],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 42, 43, 70, 123, 124, 200, 201, 204, 206, 207],
            .products: [355, 363, 375, 383, 550, 557, 564, 585, 586, 587, 588, 589, 590, 591, 592, 593, 595, 596, 597, 598, 599, 600, 601, 602, 605, 607, 608, 609, 610],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 22, 23, 30, 31, 32, 33, 43, 50, 75, 123, 124, 148, 159, 160, 168, 181],
            .products: [611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 640, 641],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 14, 16, 18, 20, 42, 43, 123, 124, 167, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 189],
            .products: [6, 166, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 651, 652, 653, 654, 656, 657, 660, 661, 662, 663, 664, 665],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 23, 43, 65, 120, 201, 217, 218, 220, 222, 223, 225],
            .products: [112, 691, 692, 693, 694, 695, 738, 741, 742, 743, 745],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 13, 23, 42, 43, 44, 63, 64, 65, 66, 67, 68, 69, 74, 75, 78, 120, 123, 124, 128, 201, 208, 217, 218, 220, 222, 223, 225, 227, 228, 229, 230, 231, 232, 233, 235, 236, 238, 245, 246],
            .products: [7, 95, 99, 100, 102, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 689, 690, 691, 692, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 711, 713, 715, 716, 717, 718, 719, 720, 721, 722, 723, 725, 727, 728, 729, 738, 739, 740, 742, 743, 745, 746, 750, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 803, 832, 833, 834, 835, 836, 837, 839, 840, 842],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 23, 30, 31, 32, 33, 42, 43, 45, 46, 50, 51, 54, 55, 74, 75, 120, 148, 201, 217, 218, 220, 222, 223, 225],
            .products: [701, 707, 730, 731, 733, 734, 735, 736, 737, 738, 745, 749, 829],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 23, 42, 43, 74, 120, 159, 160, 193, 201, 208, 217, 218, 220, 222, 223, 225, 228, 229, 230, 231, 232, 237, 238, 239, 240, 241, 242, 246],
            .products: [696, 697, 698, 701, 729, 738, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 841],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 43, 128, 217, 218, 220, 222, 223, 225, 236],
            .products: [7, 105, 106, 107, 108, 109, 110, 111, 113, 114, 115, 729, 738, 739, 745, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 803, 842],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 23, 42, 43, 54, 56, 74, 125, 127, 128, 130, 131, 132, 133, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 159, 160, 191, 192, 193, 201, 208, 217, 218, 220, 222, 223, 225, 238],
            .products: [7, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 738, 744, 745, 746, 750, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 23, 42, 43, 74, 75, 217, 218, 220, 222, 223, 225, 228, 229, 230, 231, 232, 236],
            .products: [15, 113, 114, 115, 696, 697, 698, 700, 701, 706, 708, 717, 718, 719, 720, 729, 738, 739, 740, 745, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, 789, 790, 843, 844, 845, 846, 847, 848, 849],
        ])
    }
}
