// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

public import CandelaKit

extension HabitDetailPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 5, 9, 10, 11, 22, 23, 24, 25, 26, 27, 37, 38, 67, 68, 70, 71, 72, 106, 132, 133, 134, 135, 162],
            .products: [28, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 56, 61, 62, 63, 64, 66, 67, 620, 621],
        ])
    }
}

extension HabitFormPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 38, 45, 48, 106, 162],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 51, 52, 53, 54, 55, 62, 63, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656],
        ])
    }
}

extension HabitListPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 9, 37, 38, 53, 54, 55, 56, 67, 106, 138, 139, 162, 169],
            .products: [56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71],
        ])
    }
}

extension LiveActivityPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 29, 30, 31, 32, 33, 34, 35, 36, 38, 68, 154, 155, 156, 157, 158, 159, 160],
            .products: [8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23],
        ])
    }
}

extension NextMilestoneCompactPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 37, 38, 57, 58, 59, 60, 61, 62, 63, 68, 111, 178, 179, 181, 183, 184, 186],
            .products: [7, 73, 75, 81, 82, 89, 90, 91, 92, 723, 732, 733, 734, 796],
        ])
    }
}

extension NextMilestonePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 37, 38, 57, 58, 59, 60, 61, 62, 63, 68, 111, 178, 179, 181, 183, 184, 186],
            .products: [7, 72, 76, 77, 79, 81, 82, 83, 84, 85, 86, 88, 89, 90, 91, 92, 723, 724, 732, 733, 734, 760, 761, 796, 843],
        ])
    }
}

extension PracticeDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 13, 15, 17, 19, 21, 22, 37, 38, 67, 68, 106, 109, 110, 131, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 162],
            .products: [6, 93, 94, 95, 96, 97, 98, 99, 100, 101, 104, 113, 114, 117, 119, 120, 121, 122, 123, 130, 131, 132, 133, 134, 137, 138, 146, 164, 184, 189, 203, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644],
        ])
    }
}

extension PracticeStatisticsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 6, 8, 9, 10, 11, 13, 15, 17, 19, 21, 22, 37, 38, 65, 67, 68, 71, 109, 110, 131, 132, 140, 141, 143, 144, 145, 146, 147, 148, 149, 150],
            .products: [102, 103, 104, 105, 106, 107, 108, 109, 111, 112, 113, 114, 117, 118, 119, 120, 121, 123, 124, 125, 126, 127, 128, 129, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 143, 144, 145, 146, 147, 148, 149, 150, 152, 153, 154, 155, 156, 157, 158, 159, 161, 162, 163, 164, 166, 167, 168, 169, 170, 171, 173, 174, 176, 177, 178, 179, 180, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 204, 212, 594, 595, 596, 597, 598, 599, 600, 601, 604, 613, 614, 615, 616, 617, 618, 619, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 641, 642, 643],
        ])
    }
}

extension RoutineAppearancePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 37, 38, 111, 123, 124],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 481, 484],
        ])
    }
}

extension RoutineBuilderPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 1, 2, 3, 4, 5, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 45, 46, 48, 49, 53, 54, 67, 106, 111, 112, 123, 124, 162, 169],
            .products: [29, 30, 31, 32, 33, 34, 35, 36, 57, 60, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 263, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 337, 343, 344, 345, 346, 370, 371, 372, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 556, 557, 558, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656],
        ])
    }
}

extension RoutineCoveragePresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 64, 67],
            .products: [158, 265, 266, 267, 268, 269, 270, 271, 272, 273, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 289, 290, 291, 337, 345, 346, 370, 371, 372, 494, 495, 496, 497, 498, 499, 557, 558],
        ])
    }
}

extension RoutineRunPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 4, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 45, 49, 50, 64, 67, 68, 99, 100, 102, 104, 106, 112, 154, 155, 156, 157, 158, 159, 160, 162],
            .products: [17, 18, 19, 298, 368, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 408, 409, 411, 413, 414, 416, 418, 420, 422, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456],
        ])
    }
}

extension RoutineSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 37, 38, 111, 123, 124],
            .products: [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 33, 34, 35, 36, 221, 222, 223, 227, 264, 285, 286, 287, 370, 371, 372, 373, 458, 463, 464, 467, 468, 469, 470, 471, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 556],
        ])
    }
}

extension RoutineStreaksPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 9, 11, 22, 37, 38, 53, 54, 67, 109, 110, 161, 162, 163, 164, 165, 166, 167, 168],
            .products: [28, 37, 523, 524, 526, 527, 528, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 546, 547, 548, 549, 550, 553, 554],
        ])
    }
}

extension RoutineTemplatesPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 3, 5, 9, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 64, 106, 162, 169],
            .products: [216, 262, 264, 286, 287, 288, 335, 336, 337, 338, 339, 340, 341, 342, 343, 345, 346, 347, 349, 350, 351, 352, 353, 355, 356, 357, 359, 361, 363, 364, 367, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 457, 458, 459, 460, 461, 462, 465, 466, 493, 494, 495, 496, 497, 498, 499, 548, 555, 557, 558, 561, 562, 563, 564, 565, 566, 567],
        ])
    }
}

extension RoutineWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 37, 38, 109, 110],
            .products: [336, 344, 356, 368, 541, 548, 555, 568, 569, 570, 571, 572, 573, 574, 575, 576, 578, 579, 580, 581, 582, 583, 584, 585, 588, 590, 591, 592, 593],
        ])
    }
}

extension ShareCardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 21, 22, 38, 45, 68, 109, 110, 112, 123, 124, 132, 145],
            .products: [594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 623, 624],
        ])
    }
}

extension StreakCounterPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 13, 15, 17, 19, 37, 38, 109, 110, 131, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150],
            .products: [6, 146, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644],
        ])
    }
}

extension WeightCelebrationPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [0, 2, 8, 9, 22, 38, 59, 106, 162, 178, 179, 181, 183, 184, 186],
            .products: [89, 671, 672, 673, 674, 675, 723, 729, 730, 731, 734],
        ])
    }
}

extension WeightDashboardPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [2, 8, 9, 10, 11, 12, 22, 37, 38, 57, 58, 59, 60, 61, 62, 63, 67, 68, 71, 106, 111, 162, 178, 179, 181, 183, 184, 186, 192],
            .products: [7, 72, 76, 77, 79, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 668, 669, 670, 671, 672, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 696, 698, 700, 701, 702, 703, 704, 705, 706, 707, 708, 710, 712, 713, 714, 723, 724, 725, 727, 728, 730, 731, 733, 734, 735, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 796, 831, 832, 833, 834, 835, 836, 838, 839, 840, 843],
        ])
    }
}

extension WeightEntryPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 7, 9, 22, 37, 38, 40, 41, 45, 46, 49, 50, 67, 68, 106, 112, 162, 178, 179, 181, 183, 184, 186],
            .products: [686, 692, 715, 716, 718, 719, 720, 721, 722, 723, 734, 739, 828],
        ])
    }
}

extension WeightLogbookPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [3, 5, 9, 22, 37, 38, 67, 106, 123, 124, 154, 162, 169, 178, 179, 181, 183, 184, 186, 188, 189],
            .products: [676, 677, 678, 679, 680, 681, 682, 683, 686, 714, 723, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 839, 841],
        ])
    }
}

extension WeightPredictionPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 38, 111, 178, 179, 181, 183, 184, 186],
            .products: [7, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 714, 723, 724, 733, 734, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 796, 843],
        ])
    }
}

extension WeightSettingsPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [1, 2, 3, 6, 9, 37, 38, 49, 51, 67, 106, 123, 124, 152, 153, 154, 162, 169, 178, 179, 181, 183, 184, 186],
            .products: [7, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 723, 732, 734, 735, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 842],
        ])
    }
}

extension WeightWidgetPresenter: PhraseListing {
    /// The phrases that specimens and journeys say.
    public var usedPhrases: UsedPhrases? {
        UsedPhrases([
            .engine: [9, 10, 11, 22, 37, 38, 67, 68, 178, 179, 181, 183, 184, 186],
            .products: [15, 90, 91, 92, 676, 677, 678, 679, 680, 681, 682, 683, 685, 686, 691, 693, 702, 703, 704, 705, 714, 723, 724, 728, 733, 734, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 844, 845, 846, 847, 848, 849, 850],
        ])
    }
}
