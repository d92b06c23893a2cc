// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension PackageTokens {
    /// The resolver document.
    static let resolver = ##"""
{
  "name": "Candela",
  "version": "2025.10",
  "description": "Four products in four appearances: 16 sets of the same roles.",
  "sets": {
    "primitive": {
      "description": "Literals all products share: hues, lengths, fonts, durations, curves, and what palettes have in common.",
      "sources": [
        { "$ref": "primitive/color.tokens.json" },
        { "$ref": "primitive/palette.tokens.json" },
        { "$ref": "primitive/size.tokens.json" },
        { "$ref": "primitive/number.tokens.json" },
        { "$ref": "primitive/font.tokens.json" },
        { "$ref": "primitive/motion.tokens.json" }
      ]
    },
    "semantic": {
      "description": "Roles by job, for every product and appearance.",
      "sources": [
        { "$ref": "semantic/color.tokens.json" },
        { "$ref": "semantic/gradient.tokens.json" },
        { "$ref": "semantic/space.tokens.json" },
        { "$ref": "semantic/radius.tokens.json" },
        { "$ref": "semantic/type.tokens.json" },
        { "$ref": "semantic/shadow.tokens.json" },
        { "$ref": "semantic/motion.tokens.json" },
        { "$ref": "semantic/haptic.tokens.json" },
        { "$ref": "semantic/opacity.tokens.json" },
        { "$ref": "semantic/material.tokens.json" }
      ]
    },
    "component": {
      "description": "Colours and figures of single parts.",
      "sources": [
        { "$ref": "component/accent.tokens.json" },
        { "$ref": "component/adherence.tokens.json" },
        { "$ref": "component/badge.tokens.json" },
        { "$ref": "component/banner.tokens.json" },
        { "$ref": "component/button.tokens.json" },
        { "$ref": "component/calendar.tokens.json" },
        { "$ref": "component/card.tokens.json" },
        { "$ref": "component/celebration.tokens.json" },
        { "$ref": "component/chart.tokens.json" },
        { "$ref": "component/counter.tokens.json" },
        { "$ref": "component/coverage.tokens.json" },
        { "$ref": "component/empty-state.tokens.json" },
        { "$ref": "component/flame.tokens.json" },
        { "$ref": "component/habit.tokens.json" },
        { "$ref": "component/heat-map.tokens.json" },
        { "$ref": "component/hero.tokens.json" },
        { "$ref": "component/live-activity.tokens.json" },
        { "$ref": "component/logbook.tokens.json" },
        { "$ref": "component/page.tokens.json" },
        { "$ref": "component/progress.tokens.json" },
        { "$ref": "component/routine.tokens.json" },
        { "$ref": "component/sharing.tokens.json" },
        { "$ref": "component/streak-card.tokens.json" },
        { "$ref": "component/streak-list.tokens.json" },
        { "$ref": "component/sync.tokens.json" },
        { "$ref": "component/toast.tokens.json" },
        { "$ref": "component/touch.tokens.json" },
        { "$ref": "component/type-scale.tokens.json" },
        { "$ref": "component/week-strip.tokens.json" }
      ]
    }
  },
  "modifiers": {
    "product": {
      "description": "Whose look: weight is W8Trackr, practice is Growth, routine is HabitTracker with routines, habit is HabitTracker daily.",
      "contexts": {
        "weight": [{ "$ref": "product/weight.tokens.json" }],
        "practice": [{ "$ref": "product/practice.tokens.json" }],
        "routine": [{ "$ref": "product/routine.tokens.json" }],
        "habit": [{ "$ref": "product/habit.tokens.json" }]
      },
      "default": "weight"
    },
    "appearance": {
      "description": "Light or dark, each with the device's increased contrast or without.",
      "contexts": {
        "light": [{ "$ref": "appearance/light.tokens.json" }],
        "dark": [{ "$ref": "appearance/dark.tokens.json" }],
        "light-increased": [{ "$ref": "appearance/light-increased.tokens.json" }],
        "dark-increased": [{ "$ref": "appearance/dark-increased.tokens.json" }]
      },
      "default": "light"
    }
  },
  "resolutionOrder": [
    { "$ref": "#/sets/primitive" },
    { "$ref": "#/modifiers/product" },
    { "$ref": "#/modifiers/appearance" },
    { "$ref": "#/sets/semantic" },
    { "$ref": "#/sets/component" }
  ]
}

"""##

    /// Alternating paths and outlines of the token files, sorted by path.
    static let outlines: [String] = [
        "Tokens/appearance/dark-increased.tokens.json",
#"""

mode :color "Which of its colours a palette shows here: choices only, no values."
 system
  red {base.color.*.dark}
  orange {base.color.*.dark}
  yellow {base.color.*.dark}
  green {base.color.*.dark}
  blue {base.color.*.dark}
  indigo {base.color.*.dark}
  purple {base.color.*.dark}
  pink {base.color.*.dark}
  gray {base.color.*.dark}
  background {base.color.*.dark}
  grouped-background {base.color.*.dark}
  grouped-cell {base.color.*.dark}
  grouped-tertiary {base.color.*.dark}
  separator {base.color.*.dark}
 label
  primary {base.color.*.dark}
  secondary {base.color.*.dark}
  tertiary {base.color.*.dark}
  secondary-text {palette.*.dark-increased}
  tertiary-text {palette.*.dark-increased}
 background {palette.*.dark-increased}
 surface {palette.*.dark-increased}
 surface-secondary {palette.*.dark-increased}
 surface-tertiary {palette.*.dark-increased}
 form-section {palette.*.dark-increased}
 input
  background {palette.*.dark-increased}
  border {palette.*.dark-increased}
 fill {palette.*.dark-increased}
 rest-day {palette.*.dark-increased}
 text
  primary {palette.*.dark-increased}
  secondary {palette.*.dark-increased}
  tertiary {palette.*.dark-increased}
 neutral {palette.*.dark-increased}
 primary {palette.*.dark-increased}
 primary-pressed {palette.*.dark-increased}
 secondary {palette.*.dark-increased}
 secondary-pressed {palette.*.dark-increased}
 accent {palette.*.dark-increased}
 highlight {palette.*.dark-increased}
 success {palette.*.dark-increased}
 warning {palette.*.dark-increased}
 error {palette.*.dark-increased}
 goal-reached {base.color.system.green.dark}
 streak
  none {base.color.system.gray.dark}
  low {base.color.system.orange.dark}
  mid {base.color.system.red.dark}
  high {base.color.system.purple.dark}
  none-text {palette.*.dark-increased}
  none-graphic {palette.*.dark-increased}
  low-text {palette.*.dark-increased}
  low-graphic {palette.*.dark-increased}
  mid-text {palette.*.dark-increased}
  mid-graphic {palette.*.dark-increased}
  high-text {palette.*.dark-increased}
  high-graphic {palette.*.dark-increased}
 at-risk {base.color.system.red.dark}
 tint
  primary {palette.*.dark-increased}
  primary-opaque {palette.*.dark-increased}
  success {palette.*.dark-increased}
  success-opaque {palette.*.dark-increased}
  warning {palette.*.dark-increased}
  warning-opaque {palette.*.dark-increased}
  goal-reached {palette.*.dark-increased}
  goal-reached-opaque {palette.*.dark-increased}
  quiet {palette.*.dark-increased}
  quiet-opaque {palette.*.dark-increased}
  success-text {palette.*.dark-increased}
  warning-text {palette.*.dark-increased}
 primary-text {palette.*.dark-increased}
 primary-graphic {palette.*.dark-increased}
 primary-fill {palette.*.dark-increased}
 on-primary {palette.*.dark-increased}
 secondary-text {palette.*.dark-increased}
 secondary-fill {palette.*.dark-increased}
 on-secondary {palette.*.dark-increased}
 accent-text {palette.*.dark-increased}
 accent-graphic {palette.*.dark-increased}
 accent-fill {palette.*.dark-increased}
 on-accent {palette.*.dark-increased}
 success-text {palette.*.dark-increased}
 success-graphic {palette.*.dark-increased}
 success-fill {palette.*.dark-increased}
 on-success {palette.*.dark-increased}
 warning-text {palette.*.dark-increased}
 warning-graphic {palette.*.dark-increased}
 warning-fill {palette.*.dark-increased}
 on-warning {palette.*.dark-increased}
 error-text {palette.*.dark-increased}
 error-graphic {palette.*.dark-increased}
 error-fill {palette.*.dark-increased}
 on-error {palette.*.dark-increased}
 goal-reached-text {palette.*.dark-increased}
 goal-reached-graphic {palette.*.dark-increased}
 at-risk-text {palette.*.dark-increased}
 border {palette.*.dark-increased}
 card
  border {palette.*.dark-increased}
 progress
  track {palette.*.dark-increased}
  outline {palette.*.dark-increased}
 shadow
  subtle {palette.*.dark-increased}
  card {palette.*.dark-increased}
  elevated {palette.*.dark-increased}
  prominent {palette.*.dark-increased}
  pressed {palette.*.dark-increased}
 growth {palette.*.dark-increased}
 growth-graphic {palette.*.dark-increased}
 scrim
  milestone {base.color.*.dark}
  badge {base.color.*.dark}
 gradient
  primary-start {palette.*.dark-increased}
  primary-end {palette.*.dark-increased}
  primary-faded {palette.*.dark-increased}
  neutral-start {base.color.turquoise}
  neutral-end {base.color.turquoise-faded}
  progress-start-graphic {palette.*.dark-increased}
  progress-end-graphic {palette.*.dark-increased}
  accent-75 {palette.*.dark-increased}
  accent-45 {palette.*.dark-increased}
  accent-12 {palette.*.dark-increased}
  background-end {palette.*.dark-increased}
  growth-20 {palette.*.dark-increased}
  growth-10 {palette.*.dark-increased}
  accent-5 {palette.*.dark-increased}
  timeline-bar-end {palette.*.dark-increased}
 hero
  text {palette.*.dark-increased}
  neutral {palette.*.dark-increased}
  neutral-end {palette.*.dark-increased}
 achievement
  locked {base.color.*.dark}
 badge
  zero
   symbol {base.color.system.gray.dark}
   capsule {palette.*.dark-increased}
   capsule-opaque {palette.*.dark-increased}
   symbol-graphic {palette.*.dark-increased}
   number {palette.*.dark-increased}
  active
   symbol {base.color.system.orange.dark}
   capsule {palette.*.dark-increased}
   capsule-opaque {palette.*.dark-increased}
   symbol-graphic {palette.*.dark-increased}
  milestone
   symbol {base.color.system.yellow.dark}
   capsule {palette.*.dark-increased}
   capsule-opaque {palette.*.dark-increased}
   symbol-graphic {palette.*.dark-increased}
  label {palette.*.dark-increased}
 chart
  entry {base.color.*.dark}
  trend {base.color.*.dark}
  predicted {base.color.*.dark}
  goal {base.color.*.dark}
  entry-graphic {palette.*.dark-increased}
  trend-graphic {palette.*.dark-increased}
  predicted-graphic {palette.*.dark-increased}
  goal-graphic {palette.*.dark-increased}
  bar-missed {base.color.*.dark}
 calendar
  day
   none-opaque {palette.*.dark-increased}
   none-digit {palette.*.dark-increased}
   low-opaque {palette.*.dark-increased}
   low-digit {palette.*.dark-increased}
   low-end {palette.*.dark-increased}
   medium-opaque {palette.*.dark-increased}
   medium-digit {palette.*.dark-increased}
   medium-end {palette.*.dark-increased}
   high-opaque {palette.*.dark-increased}
   high-digit {palette.*.dark-increased}
   high-end {palette.*.dark-increased}
 sync
  synced {palette.*.dark-increased}
  syncing {palette.*.dark-increased}
  no-account {palette.*.dark-increased}
  error {palette.*.dark-increased}
 adherence
  high {palette.*.dark-increased}
  medium {palette.*.dark-increased}
  low {palette.*.dark-increased}
 streak-list
  met {palette.*.dark-increased}
  missed {palette.*.dark-increased}
  past {base.color.*.dark}
  future {base.color.*.dark}
  met-digit {palette.*.dark-increased}
 preset
  habit
   green-graphic {palette.*.dark-increased}
   blue-graphic {palette.*.dark-increased}
   orange-graphic {palette.*.dark-increased}
   purple-graphic {palette.*.dark-increased}
   red-graphic {palette.*.dark-increased}
   yellow-graphic {palette.*.dark-increased}
  routine
   green-graphic {palette.*.dark-increased}
   blue-graphic {palette.*.dark-increased}
   orange-graphic {palette.*.dark-increased}
   red-graphic {palette.*.dark-increased}
   purple-graphic {palette.*.dark-increased}
   light-blue-graphic {palette.*.dark-increased}
  habit-type
   task-graphic {palette.*.dark-increased}
   timer-graphic {palette.*.dark-increased}
   action-graphic {palette.*.dark-increased}
   counter-graphic {palette.*.dark-increased}
   measurement-graphic {palette.*.dark-increased}
   guided-sequence-graphic {palette.*.dark-increased}
   question-graphic @3 {palette.*.dark-increased}
 sharing
  start {palette.*.dark-increased}
  end {palette.*.dark-increased}
  tier-none {palette.streak.none-text.light-increased}
  tier-low {palette.streak.low-text.light-increased}
  tier-mid {palette.streak.mid-text.light-increased}
  tier-high {palette.streak.high-text.light-increased}
 celebration
  trophy-graphic {palette.*.dark-increased}
"""#,
        "Tokens/appearance/dark.tokens.json",
#"""

mode :color "Which of its colours a palette shows here: choices only, no values."
 system
  red {base.color.*.dark}
  orange {base.color.*.dark}
  yellow {base.color.*.dark}
  green {base.color.*.dark}
  blue {base.color.*.dark}
  indigo {base.color.*.dark}
  purple {base.color.*.dark}
  pink {base.color.*.dark}
  gray {base.color.*.dark}
  background {base.color.*.dark}
  grouped-background {base.color.*.dark}
  grouped-cell {base.color.*.dark}
  grouped-tertiary {base.color.*.dark}
  separator {base.color.*.dark}
 label
  primary {base.color.*.dark}
  secondary {base.color.*.dark}
  tertiary {base.color.*.dark}
  secondary-text {palette.*.dark}
  tertiary-text {palette.*.dark}
 background {palette.*.dark}
 surface {palette.*.dark}
 surface-secondary {palette.*.dark}
 surface-tertiary {palette.*.dark}
 form-section {palette.*.dark}
 input
  background {palette.*.dark}
  border {palette.*.dark}
 fill {palette.*.dark}
 rest-day {palette.*.dark}
 text
  primary {palette.*.dark}
  secondary {palette.*.dark}
  tertiary {palette.*.dark}
 neutral {palette.*.dark}
 primary {palette.*.dark}
 primary-pressed {palette.*.dark}
 secondary {palette.*.dark}
 secondary-pressed {palette.*.dark}
 accent {palette.*.dark}
 highlight {palette.*.dark}
 success {palette.*.dark}
 warning {palette.*.dark}
 error {palette.*.dark}
 goal-reached {base.color.system.green.dark}
 streak
  none {base.color.system.gray.dark}
  low {base.color.system.orange.dark}
  mid {base.color.system.red.dark}
  high {base.color.system.purple.dark}
  none-text {palette.*.dark}
  none-graphic {palette.*.dark}
  low-text {palette.*.dark}
  low-graphic {palette.*.dark}
  mid-text {palette.*.dark}
  mid-graphic {palette.*.dark}
  high-text {palette.*.dark}
  high-graphic {palette.*.dark}
 at-risk {base.color.system.red.dark}
 tint
  primary {palette.*.dark}
  primary-opaque {palette.*.dark}
  success {palette.*.dark}
  success-opaque {palette.*.dark}
  warning {palette.*.dark}
  warning-opaque {palette.*.dark}
  goal-reached {palette.*.dark}
  goal-reached-opaque {palette.*.dark}
  quiet {palette.*.dark}
  quiet-opaque {palette.*.dark}
  success-text {palette.*.dark}
  warning-text {palette.*.dark}
 primary-text {palette.*.dark}
 primary-graphic {palette.*.dark}
 primary-fill {palette.*.dark}
 on-primary {palette.*.dark}
 secondary-text {palette.*.dark}
 secondary-fill {palette.*.dark}
 on-secondary {palette.*.dark}
 accent-text {palette.*.dark}
 accent-graphic {palette.*.dark}
 accent-fill {palette.*.dark}
 on-accent {palette.*.dark}
 success-text {palette.*.dark}
 success-graphic {palette.*.dark}
 success-fill {palette.*.dark}
 on-success {palette.*.dark}
 warning-text {palette.*.dark}
 warning-graphic {palette.*.dark}
 warning-fill {palette.*.dark}
 on-warning {palette.*.dark}
 error-text {palette.*.dark}
 error-graphic {palette.*.dark}
 error-fill {palette.*.dark}
 on-error {palette.*.dark}
 goal-reached-text {palette.*.dark}
 goal-reached-graphic {palette.*.dark}
 at-risk-text {palette.*.dark}
 border {palette.*.dark}
 card
  border {palette.*.dark}
 progress
  track {palette.*.dark}
  outline {palette.*.dark}
 shadow
  subtle {palette.*.dark}
  card {palette.*.dark}
  elevated {palette.*.dark}
  prominent {palette.*.dark}
  pressed {palette.*.dark}
 growth {palette.*.dark}
 growth-graphic {palette.*.dark}
 scrim
  milestone {base.color.*.dark}
  badge {base.color.*.dark}
 gradient
  primary-start {palette.*.dark}
  primary-end {palette.*.dark}
  primary-faded {palette.*.dark}
  neutral-start {base.color.turquoise}
  neutral-end {base.color.turquoise-faded}
  progress-start-graphic {palette.*.dark}
  progress-end-graphic {palette.*.dark}
  accent-75 {palette.*.dark}
  accent-45 {palette.*.dark}
  accent-12 {palette.*.dark}
  background-end {palette.*.dark}
  growth-20 {palette.*.dark}
  growth-10 {palette.*.dark}
  accent-5 {palette.*.dark}
  timeline-bar-end {palette.*.dark}
 hero
  text {palette.*.dark}
  neutral {palette.*.dark}
  neutral-end {palette.*.dark}
 achievement
  locked {base.color.*.dark}
 badge
  zero
   symbol {base.color.system.gray.dark}
   capsule {palette.*.dark}
   capsule-opaque {palette.*.dark}
   symbol-graphic {palette.*.dark}
   number {palette.*.dark}
  active
   symbol {base.color.system.orange.dark}
   capsule {palette.*.dark}
   capsule-opaque {palette.*.dark}
   symbol-graphic {palette.*.dark}
  milestone
   symbol {base.color.system.yellow.dark}
   capsule {palette.*.dark}
   capsule-opaque {palette.*.dark}
   symbol-graphic {palette.*.dark}
  label {palette.*.dark}
 chart
  entry {base.color.*.dark}
  trend {base.color.*.dark}
  predicted {base.color.*.dark}
  goal {base.color.*.dark}
  entry-graphic {palette.*.dark}
  trend-graphic {palette.*.dark}
  predicted-graphic {palette.*.dark}
  goal-graphic {palette.*.dark}
  bar-missed {base.color.*.dark}
 calendar
  day
   none-opaque {palette.*.dark}
   none-digit {palette.*.dark}
   low-opaque {palette.*.dark}
   low-digit {palette.*.dark}
   low-end {palette.*.dark}
   medium-opaque {palette.*.dark}
   medium-digit {palette.*.dark}
   medium-end {palette.*.dark}
   high-opaque {palette.*.dark}
   high-digit {palette.*.dark}
   high-end {palette.*.dark}
 sync
  synced {palette.*.dark}
  syncing {palette.*.dark}
  no-account {palette.*.dark}
  error {palette.*.dark}
 adherence
  high {palette.*.dark}
  medium {palette.*.dark}
  low {palette.*.dark}
 streak-list
  met {palette.*.dark}
  missed {palette.*.dark}
  past {base.color.*.dark}
  future {base.color.*.dark}
  met-digit {palette.*.dark}
 preset
  habit
   green-graphic {palette.*.dark}
   blue-graphic {palette.*.dark}
   orange-graphic {palette.*.dark}
   purple-graphic {palette.*.dark}
   red-graphic {palette.*.dark}
   yellow-graphic {palette.*.dark}
  routine
   green-graphic {palette.*.dark}
   blue-graphic {palette.*.dark}
   orange-graphic {palette.*.dark}
   red-graphic {palette.*.dark}
   purple-graphic {palette.*.dark}
   light-blue-graphic {palette.*.dark}
  habit-type
   task-graphic {palette.*.dark}
   timer-graphic {palette.*.dark}
   action-graphic {palette.*.dark}
   counter-graphic {palette.*.dark}
   measurement-graphic {palette.*.dark}
   guided-sequence-graphic {palette.*.dark}
   question-graphic {palette.*.dark}
 sharing
  start {palette.*.dark}
  end {palette.*.dark}
  tier-none {palette.streak.none-text.light}
  tier-low {palette.streak.low-text.light}
  tier-mid {palette.streak.mid-text.light}
  tier-high {palette.streak.high-text.light}
 celebration
  trophy-graphic {palette.*.dark}
"""#,
        "Tokens/appearance/light-increased.tokens.json",
#"""

mode :color "Which of its colours a palette shows here: choices only, no values."
 system
  red {base.color.*.light}
  orange {base.color.*.light}
  yellow {base.color.*.light}
  green {base.color.*.light}
  blue {base.color.*.light}
  indigo {base.color.*.light}
  purple {base.color.*.light}
  pink {base.color.*.light}
  gray {base.color.*.light}
  background {base.color.*.light}
  grouped-background {base.color.*.light}
  grouped-cell {base.color.*.light}
  grouped-tertiary {base.color.*.light}
  separator {base.color.*.light}
 label
  primary {base.color.*.light}
  secondary {base.color.*.light}
  tertiary {base.color.*.light}
  secondary-text {palette.*.light-increased}
  tertiary-text {palette.*.light-increased}
 background {palette.*.light-increased}
 surface {palette.*.light-increased}
 surface-secondary {palette.*.light-increased}
 surface-tertiary {palette.*.light-increased}
 form-section {palette.*.light-increased}
 input
  background {palette.*.light-increased}
  border {palette.*.light-increased}
 fill {palette.*.light-increased}
 rest-day {palette.*.light-increased}
 text
  primary {palette.*.light-increased}
  secondary {palette.*.light-increased}
  tertiary {palette.*.light-increased}
 neutral {palette.*.light-increased}
 primary {palette.*.light-increased}
 primary-pressed {palette.*.light-increased}
 secondary {palette.*.light-increased}
 secondary-pressed {palette.*.light-increased}
 accent {palette.*.light-increased}
 highlight {palette.*.light-increased}
 success {palette.*.light-increased}
 warning {palette.*.light-increased}
 error {palette.*.light-increased}
 goal-reached {base.color.system.green.light}
 streak
  none {base.color.system.gray.light}
  low {base.color.system.orange.light}
  mid {base.color.system.red.light}
  high {base.color.system.purple.light}
  none-text {palette.*.light-increased}
  none-graphic {palette.*.light-increased}
  low-text {palette.*.light-increased}
  low-graphic {palette.*.light-increased}
  mid-text {palette.*.light-increased}
  mid-graphic {palette.*.light-increased}
  high-text {palette.*.light-increased}
  high-graphic {palette.*.light-increased}
 at-risk {base.color.system.red.light}
 tint
  primary {palette.*.light-increased}
  primary-opaque {palette.*.light-increased}
  success {palette.*.light-increased}
  success-opaque {palette.*.light-increased}
  warning {palette.*.light-increased}
  warning-opaque {palette.*.light-increased}
  goal-reached {palette.*.light-increased}
  goal-reached-opaque {palette.*.light-increased}
  quiet {palette.*.light-increased}
  quiet-opaque {palette.*.light-increased}
  success-text {palette.*.light-increased}
  warning-text {palette.*.light-increased}
 primary-text {palette.*.light-increased}
 primary-graphic {palette.*.light-increased}
 primary-fill {palette.*.light-increased}
 on-primary {palette.*.light-increased}
 secondary-text {palette.*.light-increased}
 secondary-fill {palette.*.light-increased}
 on-secondary {palette.*.light-increased}
 accent-text {palette.*.light-increased}
 accent-graphic {palette.*.light-increased}
 accent-fill {palette.*.light-increased}
 on-accent {palette.*.light-increased}
 success-text {palette.*.light-increased}
 success-graphic {palette.*.light-increased}
 success-fill {palette.*.light-increased}
 on-success {palette.*.light-increased}
 warning-text {palette.*.light-increased}
 warning-graphic {palette.*.light-increased}
 warning-fill {palette.*.light-increased}
 on-warning {palette.*.light-increased}
 error-text {palette.*.light-increased}
 error-graphic {palette.*.light-increased}
 error-fill {palette.*.light-increased}
 on-error {palette.*.light-increased}
 goal-reached-text {palette.*.light-increased}
 goal-reached-graphic {palette.*.light-increased}
 at-risk-text {palette.*.light-increased}
 border {palette.*.light-increased}
 card
  border {palette.*.light-increased}
 progress
  track {palette.*.light-increased}
  outline {palette.*.light-increased}
 shadow
  subtle {palette.*.light-increased}
  card {palette.*.light-increased}
  elevated {palette.*.light-increased}
  prominent {palette.*.light-increased}
  pressed {palette.*.light-increased}
 growth {palette.*.light-increased}
 growth-graphic {palette.*.light-increased}
 scrim
  milestone {base.color.*.light}
  badge {base.color.*.light}
 gradient
  primary-start {palette.*.light-increased}
  primary-end {palette.*.light-increased}
  primary-faded {palette.*.light-increased}
  neutral-start {base.color.turquoise}
  neutral-end {base.color.turquoise-faded}
  progress-start-graphic {palette.*.light-increased}
  progress-end-graphic {palette.*.light-increased}
  accent-75 {palette.*.light-increased}
  accent-45 {palette.*.light-increased}
  accent-12 {palette.*.light-increased}
  background-end {palette.*.light-increased}
  growth-20 {palette.*.light-increased}
  growth-10 {palette.*.light-increased}
  accent-5 {palette.*.light-increased}
  timeline-bar-end {palette.*.light-increased}
 hero
  text {palette.*.light-increased}
  neutral {palette.*.light-increased}
  neutral-end {palette.*.light-increased}
 achievement
  locked {base.color.*.light}
 badge
  zero
   symbol {base.color.system.gray.light}
   capsule {palette.*.light-increased}
   capsule-opaque {palette.*.light-increased}
   symbol-graphic {palette.*.light-increased}
   number {palette.*.light-increased}
  active
   symbol {base.color.system.orange.light}
   capsule {palette.*.light-increased}
   capsule-opaque {palette.*.light-increased}
   symbol-graphic {palette.*.light-increased}
  milestone
   symbol {base.color.system.yellow.light}
   capsule {palette.*.light-increased}
   capsule-opaque {palette.*.light-increased}
   symbol-graphic {palette.*.light-increased}
  label {palette.*.light-increased}
 chart
  entry {base.color.*.light}
  trend {base.color.*.light}
  predicted {base.color.*.light}
  goal {base.color.*.light}
  entry-graphic {palette.*.light-increased}
  trend-graphic {palette.*.light-increased}
  predicted-graphic {palette.*.light-increased}
  goal-graphic {palette.*.light-increased}
  bar-missed {base.color.*.light}
 calendar
  day
   none-opaque {palette.*.light-increased}
   none-digit {palette.*.light-increased}
   low-opaque {palette.*.light-increased}
   low-digit {palette.*.light-increased}
   low-end {palette.*.light-increased}
   medium-opaque {palette.*.light-increased}
   medium-digit {palette.*.light-increased}
   medium-end {palette.*.light-increased}
   high-opaque {palette.*.light-increased}
   high-digit {palette.*.light-increased}
   high-end {palette.*.light-increased}
 sync
  synced {palette.*.light-increased}
  syncing {palette.*.light-increased}
  no-account {palette.*.light-increased}
  error {palette.*.light-increased}
 adherence
  high {palette.*.light-increased}
  medium {palette.*.light-increased}
  low {palette.*.light-increased}
 streak-list
  met {palette.*.light-increased}
  missed {palette.*.light-increased}
  past {base.color.*.light}
  future {base.color.*.light}
  met-digit {palette.*.light-increased}
 preset
  habit
   green-graphic {palette.*.light-increased}
   blue-graphic {palette.*.light-increased}
   orange-graphic {palette.*.light-increased}
   purple-graphic {palette.*.light-increased}
   red-graphic {palette.*.light-increased}
   yellow-graphic {palette.*.light-increased}
  routine
   green-graphic {palette.*.light-increased}
   blue-graphic {palette.*.light-increased}
   orange-graphic {palette.*.light-increased}
   red-graphic {palette.*.light-increased}
   purple-graphic {palette.*.light-increased}
   light-blue-graphic {palette.*.light-increased}
  habit-type
   task-graphic {palette.*.light-increased}
   timer-graphic {palette.*.light-increased}
   action-graphic {palette.*.light-increased}
   counter-graphic {palette.*.light-increased}
   measurement-graphic {palette.*.light-increased}
   guided-sequence-graphic @3 {palette.*.light-increased}
   question-graphic @3 {palette.*.light-increased}
 sharing
  start {palette.*.light-increased}
  end {palette.*.light-increased}
  tier-none {palette.streak.none-text.light-increased}
  tier-low {palette.streak.low-text.light-increased}
  tier-mid {palette.streak.mid-text.light-increased}
  tier-high {palette.streak.high-text.light-increased}
 celebration
  trophy-graphic {palette.*.light-increased}
"""#,
        "Tokens/appearance/light.tokens.json",
#"""

mode :color "Which of its colours a palette shows here: choices only, no values."
 system
  red {base.color.*.light}
  orange {base.color.*.light}
  yellow {base.color.*.light}
  green {base.color.*.light}
  blue {base.color.*.light}
  indigo {base.color.*.light}
  purple {base.color.*.light}
  pink {base.color.*.light}
  gray {base.color.*.light}
  background {base.color.*.light}
  grouped-background {base.color.*.light}
  grouped-cell {base.color.*.light}
  grouped-tertiary {base.color.*.light}
  separator {base.color.*.light}
 label
  primary {base.color.*.light}
  secondary {base.color.*.light}
  tertiary {base.color.*.light}
  secondary-text {palette.*.light}
  tertiary-text {palette.*.light}
 background {palette.*.light}
 surface {palette.*.light}
 surface-secondary {palette.*.light}
 surface-tertiary {palette.*.light}
 form-section {palette.*.light}
 input
  background {palette.*.light}
  border {palette.*.light}
 fill {palette.*.light}
 rest-day {palette.*.light}
 text
  primary {palette.*.light}
  secondary {palette.*.light}
  tertiary {palette.*.light}
 neutral {palette.*.light}
 primary {palette.*.light}
 primary-pressed {palette.*.light}
 secondary {palette.*.light}
 secondary-pressed {palette.*.light}
 accent {palette.*.light}
 highlight {palette.*.light}
 success {palette.*.light}
 warning {palette.*.light}
 error {palette.*.light}
 goal-reached {base.color.system.green.light}
 streak
  none {base.color.system.gray.light}
  low {base.color.system.orange.light}
  mid {base.color.system.red.light}
  high {base.color.system.purple.light}
  none-text {palette.*.light}
  none-graphic {palette.*.light}
  low-text {palette.*.light}
  low-graphic {palette.*.light}
  mid-text {palette.*.light}
  mid-graphic {palette.*.light}
  high-text {palette.*.light}
  high-graphic {palette.*.light}
 at-risk {base.color.system.red.light}
 tint
  primary {palette.*.light}
  primary-opaque {palette.*.light}
  success {palette.*.light}
  success-opaque {palette.*.light}
  warning {palette.*.light}
  warning-opaque {palette.*.light}
  goal-reached {palette.*.light}
  goal-reached-opaque {palette.*.light}
  quiet {palette.*.light}
  quiet-opaque {palette.*.light}
  success-text {palette.*.light}
  warning-text {palette.*.light}
 primary-text {palette.*.light}
 primary-graphic {palette.*.light}
 primary-fill {palette.*.light}
 on-primary {palette.*.light}
 secondary-text {palette.*.light}
 secondary-fill {palette.*.light}
 on-secondary {palette.*.light}
 accent-text {palette.*.light}
 accent-graphic {palette.*.light}
 accent-fill {palette.*.light}
 on-accent {palette.*.light}
 success-text {palette.*.light}
 success-graphic {palette.*.light}
 success-fill {palette.*.light}
 on-success {palette.*.light}
 warning-text {palette.*.light}
 warning-graphic {palette.*.light}
 warning-fill {palette.*.light}
 on-warning {palette.*.light}
 error-text {palette.*.light}
 error-graphic {palette.*.light}
 error-fill {palette.*.light}
 on-error {palette.*.light}
 goal-reached-text {palette.*.light}
 goal-reached-graphic {palette.*.light}
 at-risk-text {palette.*.light}
 border {palette.*.light}
 card
  border {palette.*.light}
 progress
  track {palette.*.light}
  outline {palette.*.light}
 shadow
  subtle {palette.*.light}
  card {palette.*.light}
  elevated {palette.*.light}
  prominent {palette.*.light}
  pressed {palette.*.light}
 growth {palette.*.light}
 growth-graphic {palette.*.light}
 scrim
  milestone {base.color.*.light}
  badge {base.color.*.light}
 gradient
  primary-start {palette.*.light}
  primary-end {palette.*.light}
  primary-faded {palette.*.light}
  neutral-start {base.color.turquoise}
  neutral-end {base.color.turquoise-faded}
  progress-start-graphic {palette.*.light}
  progress-end-graphic {palette.*.light}
  accent-75 {palette.*.light}
  accent-45 {palette.*.light}
  accent-12 {palette.*.light}
  background-end {palette.*.light}
  growth-20 {palette.*.light}
  growth-10 {palette.*.light}
  accent-5 {palette.*.light}
  timeline-bar-end {palette.*.light}
 hero
  text {palette.*.light}
  neutral {palette.*.light}
  neutral-end {palette.*.light}
 achievement
  locked {base.color.*.light}
 badge
  zero
   symbol {base.color.system.gray.light}
   capsule {palette.*.light}
   capsule-opaque {palette.*.light}
   symbol-graphic {palette.*.light}
   number {palette.*.light}
  active
   symbol {base.color.system.orange.light}
   capsule {palette.*.light}
   capsule-opaque {palette.*.light}
   symbol-graphic {palette.*.light}
  milestone
   symbol {base.color.system.yellow.light}
   capsule {palette.*.light}
   capsule-opaque {palette.*.light}
   symbol-graphic {palette.*.light}
  label {palette.*.light}
 chart
  entry {base.color.*.light}
  trend {base.color.*.light}
  predicted {base.color.*.light}
  goal {base.color.*.light}
  entry-graphic {palette.*.light}
  trend-graphic {palette.*.light}
  predicted-graphic {palette.*.light}
  goal-graphic {palette.*.light}
  bar-missed {base.color.*.light}
 calendar
  day
   none-opaque {palette.*.light}
   none-digit {palette.*.light}
   low-opaque {palette.*.light}
   low-digit {palette.*.light}
   low-end {palette.*.light}
   medium-opaque {palette.*.light}
   medium-digit {palette.*.light}
   medium-end {palette.*.light}
   high-opaque {palette.*.light}
   high-digit {palette.*.light}
   high-end {palette.*.light}
 sync
  synced {palette.*.light}
  syncing {palette.*.light}
  no-account {palette.*.light}
  error {palette.*.light}
 adherence
  high {palette.*.light}
  medium {palette.*.light}
  low {palette.*.light}
 streak-list
  met {palette.*.light}
  missed {palette.*.light}
  past {base.color.*.light}
  future {base.color.*.light}
  met-digit {palette.*.light}
 preset
  habit
   green-graphic {palette.*.light}
   blue-graphic {palette.*.light}
   orange-graphic {palette.*.light}
   purple-graphic {palette.*.light}
   red-graphic {palette.*.light}
   yellow-graphic {palette.*.light}
  routine
   green-graphic {palette.*.light}
   blue-graphic {palette.*.light}
   orange-graphic {palette.*.light}
   red-graphic {palette.*.light}
   purple-graphic {palette.*.light}
   light-blue-graphic {palette.*.light}
  habit-type
   task-graphic {palette.*.light}
   timer-graphic {palette.*.light}
   action-graphic {palette.*.light}
   counter-graphic {palette.*.light}
   measurement-graphic {palette.*.light}
   guided-sequence-graphic {palette.*.light}
   question-graphic {palette.*.light}
 sharing
  start {palette.*.light}
  end {palette.*.light}
  tier-none {palette.streak.none-text.light}
  tier-low {palette.streak.low-text.light}
  tier-mid {palette.streak.mid-text.light}
  tier-high {palette.streak.high-text.light}
 celebration
  trophy-graphic {palette.*.light}
"""#,
        "Tokens/component/accent.tokens.json",
#"""

accent
 choice :number "Whether a person may choose the accent, 1, or it is always the product's, 0." {product.look.accent-choice}
"""#,
        "Tokens/component/adherence.tokens.json",
#"""

adherence
 high
  color :color "Adherence from 80 percent." {mode.adherence.high} on=["color.background","color.surface"] use=text
 medium
  color :color "Adherence from 60 percent." {mode.adherence.medium} on=["color.background","color.surface"] use=text
 low
  color :color "Adherence above 0 percent." {mode.adherence.low} on=["color.background","color.surface"] use=text
trend
 up
  color :color "An upward change for the better." {mode.adherence.high} on=["color.background","color.surface"] use=text
 down
  color :color "A change for the worse." {mode.adherence.low} on=["color.background","color.surface"] use=text
 flat
  color :color "No change." {color.text.secondary} on=["color.background","color.surface"] use=text
"""#,
        "Tokens/component/badge.tokens.json",
#"""

badge
 zero
  symbol
   color :color "The flame of a badge without a streak." {mode.badge.zero.symbol}
  symbol-graphic @7
   color :color "The flame of a badge without a streak where it must reach 3:1, and the capsule's outline when contrast is increased." {mode.badge.zero.symbol-graphic} on=["color.surface","badge.zero.capsule-opaque.color"] use=graphic
  capsule @9
   color :color "The capsule behind a badge without a streak. Increased contrast drops it." {mode.badge.zero.capsule}
  capsule-opaque @7
   color :color "The capsule of a badge without a streak as one opaque colour over a card." {mode.badge.zero.capsule-opaque}
  number
   color :color "The grey zero, dark enough to read." {mode.badge.zero.number} on=["color.surface","badge.zero.capsule-opaque.color"] use=text
 active @14
  symbol
   color :color "The flame of a badge from 1 to 6 days." {mode.badge.active.symbol}
  symbol-graphic @7
   color :color "The flame of a badge from 1 to 6 days where it must reach 3:1, and the capsule's outline when contrast is increased." {mode.badge.active.symbol-graphic} on=["color.surface","badge.active.capsule-opaque.color"] use=graphic
  capsule @9
   color :color "The capsule behind a badge from 1 to 6 days. Increased contrast drops it." {mode.badge.active.capsule}
  capsule-opaque @7
   color :color "The capsule of a badge from 1 to 6 days as one opaque colour over a card." {mode.badge.active.capsule-opaque}
 milestone
  symbol
   color :color "The flame of a badge from 7 days on." {mode.badge.milestone.symbol}
  symbol-graphic @7
   color :color "The flame of a badge from 7 days on where it must reach 3:1, and the capsule's outline when contrast is increased." {mode.badge.milestone.symbol-graphic} on=["color.surface","badge.milestone.capsule-opaque.color"] use=graphic
  capsule @12
   color :color "The capsule behind a badge from 7 days on. Increased contrast drops it." {mode.badge.milestone.capsule}
  capsule-opaque @7
   color :color "The capsule of a badge from 7 days on as one opaque colour over a card." {mode.badge.milestone.capsule-opaque}
 number
  color :color "The number of an active or milestone badge: normal text, since orange and yellow fail." {color.text.primary} on=["color.surface","badge.zero.capsule-opaque.color","badge.active.capsule-opaque.color","badge.milestone.capsule-opaque.color"] use=text
 label @18
  color :color "The label under a badge's number." {mode.badge.label} on=["color.surface","badge.zero.capsule-opaque.color","badge.active.capsule-opaque.color","badge.milestone.capsule-opaque.color"] use=text
 outline @17
  width :dimension "Width of the capsule's outline when contrast is increased." {base.size.1}
"""#,
        "Tokens/component/banner.tokens.json",
#"""

banner
 background
  color :color "Behind the goal-reached banner." {color.tint.goal-reached-opaque}
 symbol @7
  color :color "The banner's symbol." {color.goal-reached}
 radius @7 :dimension "Corners of the banner." {base.size.12}
"""#,
        "Tokens/component/button.tokens.json",
#"""

button
 height :dimension "Height of a primary or secondary button." {base.size.52}
 outline @6
  width :dimension "Width of the line round a secondary button." {base.size.1-5}
 disabled @7
  scale :number "Scale of a button that cannot be used yet, in the routine builder." {base.percent.95}
input @8
 height :dimension "Height of a text field." {base.size.56}
 border @6
  width :dimension "Width of the outline of a text field." {base.size.1}
tab @8
 symbol
  size :dimension "Size of a tab bar's symbol." {base.size.28}
 mark @7
  height :dimension "Height of the line under the page that is shown, for readers who tell nothing by colour." {base.size.3}
switch @8
 on
  color :color "The track of a switch that is on." {color.primary-graphic} on=["color.background","color.surface"] use=graphic
 off
  color :color "The track of a switch that is off." {color.text.tertiary} on=["color.background","color.surface"] use=graphic
 thumb
  color :color "The thumb of a switch; where it is says whether the switch is on." {color.surface} on=["switch.on.color","switch.off.color"] use=graphic
stepper
 color :color "The signs of the buttons beside a value that goes up and down." {*.primary-graphic} on=["color.background","color.surface"] use=graphic
segment
 frame
  color :color "Behind options side by side of which one holds." {color.surface-secondary}
 chosen
  color :color "Behind the option that holds." {color.surface}
 outline
  color :color "Round the option that holds." {color.primary-graphic} on=["segment.frame.color","color.surface"] use=graphic
  width :dimension "Width of the line round the option that holds." {base.size.1-5}
"""#,
        "Tokens/component/calendar.tokens.json",
#"""

calendar
 day
  none-opaque
   color :color "The opaque fill, over a card, of a day without practice; moved only where increased contrast asks for it." {mode.calendar.day.none-opaque}
  none-digit
   color :color "The number written on a day without practice." {mode.calendar.day.none-digit} on=["calendar.day.none-opaque.color","calendar.rest.color"] use=text
  low
   gradient :gradient "The same day as the subtle gradient of its circle." [{"color":"{mode.calendar.day.low-opaque}","position":0},{"color":"{mode.calendar.day.low-end}","position":1}] direction=top-leading-bottom-trailing solid="calendar.day.low-opaque.color"
  low-opaque @17
   color :color "The opaque fill, over a card, of a day of 1 to 9 minutes, at least 1.3 : 1 from its neighbours." {mode.calendar.day.low-opaque}
  low-digit
   color :color "The number written on a day of 1 to 9 minutes." {mode.calendar.day.low-digit} on=["calendar.day.low-opaque.color","calendar.day.low.gradient"] use=text
  medium @12
   gradient :gradient "The same day as the subtle gradient of its circle." [{"color":"{mode.calendar.day.medium-opaque}","position":0},{"color":"{mode.calendar.day.medium-end}","position":1}] direction=top-leading-bottom-trailing solid="calendar.day.medium-opaque.color"
  medium-opaque @17
   color :color "The opaque fill, over a card, of a day of 10 to 29 minutes, at least 1.3 : 1 from its neighbours." {mode.calendar.day.medium-opaque}
  medium-digit
   color :color "The number written on a day of 10 to 29 minutes." {mode.calendar.day.medium-digit} on=["calendar.day.medium-opaque.color","calendar.day.medium.gradient"] use=text
  high @12
   gradient :gradient "The same day as the subtle gradient of its circle." [{"color":"{mode.calendar.day.high-opaque}","position":0},{"color":"{mode.calendar.day.high-end}","position":1}] direction=top-leading-bottom-trailing solid="calendar.day.high-opaque.color"
  high-opaque @17
   color :color "The opaque fill of a day of 30 minutes and more, at least 1.3 : 1 from its neighbours." {mode.calendar.day.high-opaque}
  high-digit
   color :color "The number written on a day of 30 minutes and more." {mode.calendar.day.high-digit} on=["calendar.day.high-opaque.color","calendar.day.high.gradient"] use=text
  size @12 :dimension "Size of a day's circle." {base.size.28}
 rest @7
  color :color "A rest day: neutral." {color.rest-day}
 today
  color :color "The ring round today, once it has pulsed." {color.growth-graphic} on=["color.background","color.surface"] use=graphic
  size @8 :dimension "Today's larger circle." {base.size.36}
  width @6 :dimension "Width of the ring round today." {base.size.2}
 rows @7
  count :number "Rows of the last 30 days." {base.count.5}
 columns @7
  count :number "Columns of the last 30 days." {base.count.6}
"""#,
        "Tokens/component/card.tokens.json",
#"""

card
 border
  color :color "The outline of a card; reaches 3:1 when contrast is increased." {mode.card.border} on=["color.background","color.surface"] use=outline
  width :dimension "Width of the outline of a card." {base.size.1}
 frosted @7 :number "Whether cards are frosted glass, whose edge catches the light, 1, or plain, 0." {product.look.frosted-cards}
 elevated-outline
  width :dimension "Width of the outline of an elevated card." {base.size.1-5}
"""#,
        "Tokens/component/celebration.tokens.json",
#"""

celebration
 trophy
  color :color "The trophy of a celebration; decoration." {mode.system.yellow}
 trophy-graphic
  color :color "The trophy where it must reach 3:1." {mode.celebration.trophy-graphic} on=["color.surface"] use=graphic
 confetti-green
  color :color "One of five confetti colours." {mode.growth}
 confetti-teal
  color :color "One of five confetti colours." {mode.accent}
 confetti-yellow
  color :color "One of five confetti colours." {mode.system.yellow}
 confetti-orange
  color :color "One of five confetti colours." {mode.system.orange}
 confetti-pink
  color :color "One of five confetti colours." {mode.system.pink}
 radius :dimension "Corners of a celebration's card." {base.size.20}
 symbol @6
  size :dimension "Size of a celebration's trophy." {base.size.60}
 confetti @7
  radius :dimension "How far confetti flies." {base.size.400}
  count @6 :number "Pieces of confetti for a weight milestone." {base.count.50}
completion @8
 ring
  size :dimension "Size of the ring of a finished routine." {base.size.96}
 symbol @7
  size :dimension "Size of the symbol inside the ring of a finished routine." {base.size.40}
"""#,
        "Tokens/component/chart.tokens.json",
#"""

chart
 entry
  color :color "Logged points." {mode.chart.entry}
 entry-graphic @7
  color :color "Logged points, where they must reach 3:1 on a card." {mode.chart.entry-graphic} on=["color.surface"] use=graphic
 trend
  color :color "The smoothed line." {mode.chart.trend}
  width :dimension "Width of the trend line." {base.size.3}
 trend-graphic @7
  color :color "The smoothed line, where it must reach 3:1 on a card." {mode.chart.trend-graphic} on=["color.surface"] use=graphic
 predicted
  color :color "The line into the future." {mode.chart.predicted}
 predicted-graphic
  color :color "The line into the future, where it must reach 3:1 on a card." {mode.chart.predicted-graphic} on=["color.surface"] use=graphic
 goal
  color :color "The goal's rule." {mode.chart.goal}
  dash :dimension "Length of the dashes of the goal's rule." {base.size.10}
  gap @6 :dimension "Length of the gaps between the dashes of the goal's rule." {base.size.5}
 rule @7
  width :dimension "Width of a rule across a chart, such as the goal's." {base.size.2}
 goal-graphic @7
  color :color "The goal's rule, where it must reach 3:1 on a card." {mode.chart.goal-graphic} on=["color.surface"] use=graphic
 selection
  color :color "The rule and point of a selection." {color.accent-graphic} on=["color.surface"] use=graphic
 grid
  color :color "Grid lines." {color.border}
  width :dimension "Width of grid lines." {base.size.1}
 axis @7
  color :color "Labels along a chart." {color.text.secondary} on=["color.surface"] use=text
 bar
  color :color "A bar of completions." {color.accent-graphic} on=["color.surface"] use=graphic
  radius :dimension "Corners of a bar." {base.size.4}
 bar-missed @7
  color :color "The bar of a missed day." {mode.chart.bar-missed}
 bar-missed-graphic @7
  color :color "The frame of a missed day's bar, where it must reach 3:1." {color.text.tertiary} on=["color.surface"] use=graphic
 height :dimension "Height of the weight chart." {base.size.300}
 habit @6
  height :dimension "Height of a habit's chart." {base.size.200}
timeline @8
 height :dimension "Height of the practice timeline." {base.size.180}
"""#,
        "Tokens/component/counter.tokens.json",
#"""

counter
 outline
  width :dimension "Width of the outline of a streak at risk." {base.size.2}
  width-increased @6 :dimension "Width of the same outline when contrast is increased." {base.size.3}
"""#,
        "Tokens/component/coverage.tokens.json",
#"""

coverage
 none-opaque
  color :color "The opaque fill, over a card, where no routine fits here: that of a day without practice." {mode.calendar.day.none-opaque}
 none-digit
  color :color "The number where no routine fits here." {mode.calendar.day.none-digit} on=["coverage.none-opaque.color"] use=text
 one-opaque
  color :color "The opaque fill, over a card, where one routine fits here: the lightest shade of the calendar's one hue." {mode.calendar.day.low-opaque}
 one-digit
  color :color "The number where one routine fits here." {mode.calendar.day.low-digit} on=["coverage.one-opaque.color"] use=text
 some-opaque
  color :color "The opaque fill, over a card, where two or three routines fit here: the middle shade of the calendar's one hue." {mode.calendar.day.medium-opaque}
 some-digit
  color :color "The number where two or three routines fit here." {mode.calendar.day.medium-digit} on=["coverage.some-opaque.color"] use=text
 many-opaque
  color :color "The opaque fill, over a card, where four routines and more fit here: the strongest shade of the calendar's one hue." {mode.calendar.day.high-opaque}
 many-digit
  color :color "The number where four routines and more fit here." {mode.calendar.day.high-digit} on=["coverage.many-opaque.color"] use=text
 cell
  width :dimension "Width of a coverage cell." {base.size.60}
  height @6 :dimension "Height of a coverage cell." {base.size.44}
  radius @6 :dimension "Corners of a coverage cell." {base.size.8}
 label @7
  width :dimension "Width of the column with the rows' names." {base.size.80}
 dot @7
  size :dimension "Size of the dot in the first routine's colour." {base.size.10}
  width @6 :dimension "Width of the line round that dot." {base.size.1-5}
 hover @7
  width :dimension "Width of the outline of a cell under the pointer." {base.size.2}
"""#,
        "Tokens/component/empty-state.tokens.json",
#"""

empty-state
 circle
  size :dimension "Size of the circle behind an empty state's picture." {base.size.120}
 symbol @7
  size :dimension "Size of the picture of an empty state." {base.size.48}
 badge @7
  size :dimension "Size of the small mark beside an empty state's picture." {base.size.24}
 plain @7
  size :dimension "Size of the single symbol of an empty list." {base.size.60}
"""#,
        "Tokens/component/flame.tokens.json",
#"""

flame
 size
  base :dimension "Size of the flame of a new streak; grows with large titles." {base.size.28} textStyle=largeTitle
  step :dimension "What each full week adds to the flame." {base.size.2}
  cap @6 :dimension "The flame never grows past this." {base.size.48}
 flicker @7
  none :number "How far the flame scales while it flickers, without a streak." {base.percent.0}
  low @6 :number "How far the flame scales while it flickers, in the low tier." {base.percent.3}
  mid @6 :number "How far the flame scales while it flickers, in the mid tier." {base.percent.5}
  high @6 :number "How far the flame scales while it flickers, in the high tier." {base.percent.8}
  at-risk @6 :number "Amplitude of the flame while its streak is at risk, in every tier." {base.percent.10}
 glow @7
  scale :number "Diameter of the glow behind the flame, in sizes of the flame." {base.percent.250}
  none @6 :number "Opacity of the glow behind the flame, without a streak." {base.percent.0}
  low @6 :number "Opacity of the glow behind the flame, in the low tier." {opacity.flame-glow-low}
  mid @6 :number "Opacity of the glow behind the flame, in the mid tier." {opacity.flame-glow-mid}
  high @6 :number "Opacity of the glow behind the flame, in the high tier." {opacity.flame-glow-high}
 explosion @7
  count :number "Particles of the flame's explosion." {base.count.12}
"""#,
        "Tokens/component/habit.tokens.json",
#"""

habit
 symbol
  width :dimension "Width of the column of a habit's symbol in a list." {base.size.40}
 header @7
  size :dimension "Size of the large symbol over a habit's details." {base.size.48}
 chosen-symbol @7
  width :dimension "Width of the line round a chosen symbol." {base.size.2}
 selection @7
  width :dimension "Width of the ring round a chosen colour." {base.size.3}
swatch @8
 column
  width :dimension "Width of a swatch with its name, which are in columns of equal widths." {base.size.72}
 outline @7
  color :color "Round a spot of colour to choose or to tell things by, whatever its colour." {color.progress.outline} on=["color.background","color.surface","color.surface-secondary","segment.frame.color","segment.chosen.color"] use=graphic
"""#,
        "Tokens/component/heat-map.tokens.json",
#"""

heat-map
 outline
  color :color "Round any recorded day, so that it does not depend on its shade." {color.growth-graphic} on=["color.surface"] use=graphic
  width :dimension "Width of that line." {base.size.1}
 cell @7
  min-size :dimension "Side of a heat map cell where space is short." {base.size.28}
  max-size @6 :dimension "Side of a heat map cell where there is space." {base.size.32}
  height @6 :dimension "Least height of a heat map cell, for its name, minutes and dots." {base.size.52}
 dots @7
  count :number "The most dots that count sessions." {base.count.3}
"""#,
        "Tokens/component/hero.tokens.json",
#"""

hero
 radius :dimension "Corners of the hero card." {base.size.20}
 capsule @6
  color :color "Behind the change on the hero card." {base.color.white-20}
 losing
  gradient :gradient "The hero card while weight falls." [{"color":"{base.color.emerald}","position":0},{"color":"{base.color.emerald-deep}","position":1}] direction=top-leading-bottom-trailing
  shadow @11 :shadow "Under the hero card while weight falls." {"color":"{base.color.hero-shadow.losing}","offsetX":"{base.size.0}","offsetY":"{base.size.5}","blur":"{base.size.20}","spread":"{base.size.0}"}
 neutral @13
  color :color "The plain stand-in for the hero card's gradient while weight holds." {mode.hero.neutral}
  gradient :gradient "The hero card while weight holds." [{"color":"{mode.hero.neutral}","position":0},{"color":"{mode.hero.neutral-end}","position":1}] direction=top-leading-bottom-trailing
  shadow @11 :shadow "Under the hero card while weight holds." {"color":"{base.color.hero-shadow.neutral}","offsetX":"{base.size.0}","offsetY":"{base.size.5}","blur":"{base.size.20}","spread":"{base.size.0}"}
 gaining @13
  gradient :gradient "The hero card while weight rises." [{"color":"{base.color.amber}","position":0},{"color":"{base.color.amber-deep}","position":1}] direction=top-leading-bottom-trailing
  shadow @9 :shadow "Under the hero card while weight rises." {"color":"{base.color.hero-shadow.gaining}","offsetX":"{base.size.0}","offsetY":"{base.size.5}","blur":"{base.size.20}","spread":"{base.size.0}"}
 text @13
  color :color "Every word on the hero card. The app's white fails on all three gradients." {mode.hero.text} on=["hero.neutral.color","hero.losing.gradient","hero.neutral.gradient","hero.gaining.gradient","color.success-fill","color.warning-fill"] use=text
"""#,
        "Tokens/component/live-activity.tokens.json",
#"""

live-activity
 low-time
  color :color "The time with 30 seconds left and less." {color.at-risk-text} on=["color.background","color.surface"] use=text
 island-low-time
  color :color "The time in the Dynamic Island with 30 seconds left and less." {base.color.island.low} on=["color.ground.island"] use=text
 symbol
  size :dimension "Size of the circle behind the timer's symbol." {base.size.40}
 island-track @7
  color :color "The empty part of the bar in the Dynamic Island." {base.color.island.track}
"""#,
        "Tokens/component/logbook.tokens.json",
#"""

logbook
 date
  width :dimension "Width of the column of the day." {base.size.32}
 note @7
  width :dimension "Width of the column of the weekly rate." {base.size.40}
 row @7
  min-height :dimension "Least height of a row." {base.size.44}
"""#,
        "Tokens/component/page.tokens.json",
#"""

page
 width :dimension "The most a column of cards is wide, so that lines stay readable on large screens." {base.size.600}
"""#,
        "Tokens/component/progress.tokens.json",
#"""

progress
 bar
  height :dimension "Height of the full milestone bar; grows with body text." {base.size.12} textStyle=body
 bar-compact
  height :dimension "Height of the compact bar; grows with body text." {base.size.6} textStyle=body
 linear
  height :dimension "Height of Growth's linear bar." {base.size.8}
 ring @7
  stroke :dimension "Width of a small progress ring's stroke." {base.size.4}
 routine-bar @7
  height :dimension "Height of the bar over a running routine." {base.size.5}
 widget-bar @7
  height :dimension "Height of a widget's bar." {base.size.6}
 outline @7
  width :dimension "Width of a line round the track, for increased contrast." {base.size.1}
"""#,
        "Tokens/component/routine.tokens.json",
#"""

routine
 grid
  min-width :dimension "Least width of a card in the grid of habits." {base.size.150}
 color @7
  size :dimension "Size of a circle in the list of colours." {base.size.40}
settings @8
 symbol
  size :dimension "Size of a settings row's symbol, inside its circle." {base.size.18}
 disc @7
  size :dimension "Size of the tinted circle behind a settings row's symbol." {base.size.32}
 swatch @7
  size :dimension "Size of a swatch of the accents." {base.size.48}
  width @6 :dimension "Width of the ring round the chosen accent." {base.size.3}
"""#,
        "Tokens/component/sharing.tokens.json",
#"""

sharing
 text
  color :color "Words on a share image." {color.on-deep} on=["sharing.emerald-teal.gradient","sharing.tier-none.color","sharing.tier-low.color","sharing.tier-mid.color","sharing.tier-high.color"] use=text
 width @18 :dimension "Width of a share image." {base.size.600}
 height @6 :dimension "Height of a share image." {base.size.315}
 scale @6 :number "Pixels per point of a share image." {base.count.3}
 trophy @6
  size :dimension "Size of the trophy of a share image." {base.size.72}
 tier-none @7
  color :color "A share image in the colour of no streak yet." {mode.sharing.tier-none}
 tier-low
  color :color "A share image in the colour of a streak of 1 to 6 days." {mode.sharing.tier-low}
 tier-mid
  color :color "A share image in the colour of a streak of 7 to 29 days." {mode.sharing.tier-mid}
 tier-high
  color :color "A share image in the colour of a streak of 30 days and more." {mode.sharing.tier-high}
 emerald-teal
  gradient :gradient "The card's first theme: the product's own gradient, deep enough for white words." [{"color":"{mode.sharing.start}","position":0},{"color":"{mode.sharing.end}","position":1}] direction=top-leading-bottom-trailing
"""#,
        "Tokens/component/streak-card.tokens.json",
#"""

streak-card
 shadow :shadow "Under the streak card." {"color":"{base.color.streak-card-shadow}","offsetX":"{base.size.0}","offsetY":"{base.size.2}","blur":"{base.size.10}","spread":"{base.size.0}"}
stat-card @13
 height :dimension "Height of a stat card." {base.size.110}
achievement @7
 size :dimension "Size of the circle of an achievement, and the small progress ring." {base.*.50}
 reached @6
  color :color "An achievement that was reached." {mode.system.orange}
 locked @7
  color :color "An achievement still ahead." {mode.achievement.locked}
week-bar
 height :dimension "Height of a weekly activity bar that is full." {base.size.40}
 min-height @6 :dimension "Least height of a weekly activity bar of a day with practice." {base.size.4}
loading @7
 scale :number "Scale of the spinner of the streak statistics." {base.percent.150}
"""#,
        "Tokens/component/streak-list.tokens.json",
#"""

streak-list
 met
  color :color "A week that met its target, a day that counted." {mode.streak-list.met} on=["color.background","color.surface","color.progress.track"] use=graphic
 met-digit @12
  color :color "The tick and the number on a day that counted." {mode.streak-list.met-digit} on=["streak-list.met.color"] use=text
 missed
  color :color "A week that missed its target." {mode.streak-list.missed} on=["color.background","color.surface","color.progress.track"] use=graphic
 past @12
  color :color "A past day without a session." {mode.streak-list.past}
 future
  color :color "A day still ahead." {mode.streak-list.future}
 today
  width :dimension "Width of the line round today." {base.size.1}
"""#,
        "Tokens/component/sync.tokens.json",
#"""

sync
 synced
  color :color "The sync symbol: everything is in iCloud." {mode.sync.synced} on=["color.background","color.surface"] use=graphic
 syncing
  color :color "The sync symbol: changes are on their way." {mode.sync.syncing} on=["color.background","color.surface"] use=graphic
 no-account
  color :color "The sync symbol: nobody is signed in." {mode.sync.no-account} on=["color.background","color.surface"] use=graphic
 error
  color :color "The sync symbol: syncing failed." {mode.sync.error} on=["color.background","color.surface"] use=graphic
 quiet
  color :color "The sync symbol while checking or offline." {color.text.secondary} on=["color.background","color.surface"] use=graphic
"""#,
        "Tokens/component/toast.tokens.json",
#"""

toast
 success
  color :color "The symbol of a toast about something done." {color.success-graphic} on=["color.surface"] use=graphic
 error
  color :color "The symbol of a toast about a failure." {color.error-graphic} on=["color.surface"] use=graphic
  seconds :number "How long an error stays, in seconds; 0 for until it is dismissed." {product.toast.error}
 info
  color :color "The symbol of a neutral toast." {color.primary-graphic} on=["color.surface"] use=graphic
 text
  color :color "The words of a toast." {color.text.primary} on=["color.surface"] use=text
 action
  color :color "The capsule of a toast's action." {color.primary-fill}
 action-label
  color :color "The label of a toast's action." {color.on-primary} on=["toast.action.color"] use=text
 error-action
  color :color "The capsule of a failed toast's action." {color.error-fill}
 error-action-label
  color :color "The label of a failed toast's action." {color.on-error} on=["toast.error-action.color"] use=text
 radius :dimension "Corners of a toast." {base.size.10}
 swipe @6
  distance :dimension "How far a toast is swiped to dismiss it." {base.size.100}
 shadow @7 :shadow "Under a toast." {"color":"{base.color.toast-shadow}","offsetX":"{base.size.0}","offsetY":"{base.size.2}","blur":"{base.size.10}","spread":"{base.size.0}"}
 seconds @12 :number "How long a toast stays, in seconds." {base.count.3}
 warning @6
  seconds :number "How long a warning stays, in seconds." {product.toast.warning}
 undo
  seconds :number "How long an undo is offered." {base.count.5}
 undo-assisted @7
  seconds :number "How long an undo is offered while an assistive technology runs." {base.count.20}
 stack @7
  count :number "How many toasts show at once, newest first; several are swiped away one by one." {product.toast.stack}
"""#,
        "Tokens/component/touch.tokens.json",
#"""

touch
 row-press :number "Whether rows, options and cells yield to a press as buttons do, 1, or not, 0." {product.look.*}
 target :dimension "The smallest side of anything that can be touched." {base.size.44}
"""#,
        "Tokens/component/type-scale.tokens.json",
#"""

large-text
 scale :number "What Growth's own large-text switch adds on top of the system's size." {base.percent.130}
"""#,
        "Tokens/component/week-strip.tokens.json",
#"""

week-strip
 session
  color :color "A day with a session." {color.growth-graphic} on=["color.surface","color.rest-day"] use=graphic
 rest
  color :color "A rest day." {color.rest-day}
 planned
  color :color "A planned day." {color.accent-graphic} on=["color.surface"] use=graphic
 today
  color :color "Today, before anything happened." {color.text.tertiary} on=["color.rest-day"] use=graphic
 selected
  color :color "The outline of the chosen day." {color.growth-graphic} on=["color.background","color.surface"] use=graphic
  width :dimension "Width of the outline of the chosen day." {base.size.2}
"""#,
        "Tokens/primitive/color.tokens.json",
##"""

base
 color :color
  white #FFFFFF
  black @4 #000000
  clear @4 "No colour at all." #FFFFFF/0
  ink @5 "Dark ink for labels on bright fills; the routine seed's deep blue-grey." #1A202C
  island @5
   secondary "A grey for supporting words on black." #AEAEB2
   track @5 "A grey for the empty part of a bar on black." #3A3A3C
   low @5 "A red for words on black." #FF6961
  coral @6 "W8Trackr coral: the start of the milestone bar and the warm gradients." #FF6B6B
  salmon @5 "The light end of the coral gradient." #FFA07A
  emerald @5 "W8Trackr success green." #2ECC71
  emerald-deep @5 #27AE60
  turquoise @4 #4ECDC4
  turquoise-deep @4 #44B3AA
  amethyst @4 #9B59B6
  amethyst-deep @4 #8E44AD
  amber @4 "W8Trackr warning amber." #F39C12
  amber-deep @5 #E67E22
  cornflower @4 #4A90D9
  cornflower-light @4 "Cornflower that black text reaches 7 : 1 on, for increased contrast." #82B4E8
  cornflower-deep #357ABD
  pine @4 "Growth green in light mode." #0A5042
  jade @5 "Growth green in dark mode." #26A69A
  mint @5 #4CAF92
  lagoon @4 "Growth's bright teal." #00BFA5
  sunflower @5 #FFD54F
  energetic-teal @4 "Energetic Teal (primary actions)." #4FD1C5
  warm-orange @5 "Warm Orange (alerts, warnings). By hue it is a red-coral: the name is the seed's." #F56565
  soothing-lavender @5 "Soothing Lavender (secondary actions)." #9F7AEA
  gentle-green @5 "Gentle Green (success states)." #48BB78
  system @5
   red
    light #FF3B30
    dark @4 #FF453A
   orange @5
    light #FF9500
    dark @4 #FF9F0A
   yellow @5
    light #FFCC00
    dark @4 #FFD60A
   green @5
    light #34C759
    dark @4 #30D158
   blue @5
    light #007AFF
    dark @4 #0A84FF
   indigo @5
    light #5856D6
    dark @4 #5E5CE6
   purple @5
    light #AF52DE
    dark @4 #BF5AF2
   pink @5
    light #FF2D55
    dark @4 #FF375F
   gray @5
    light #8E8E93
    dark @4 #8E8E93
   background @5
    light #FFFFFF
    dark @4 #000000
   grouped-background @5
    light #F2F2F7
    dark @4 #000000
   grouped-cell @5
    light #FFFFFF
    dark @4 #1C1C1E
   grouped-tertiary @5
    light #F2F2F7
    dark @4 #2C2C2E
   separator @5
    light #3C3C43/0.29
    dark @9 #545458/0.6
  label @11
   primary
    light #000000
    dark @4 #FFFFFF
   secondary @5
    light #3C3C43/0.6
    dark @9 #EBEBF5/0.6
   tertiary @10
    light #3C3C43/0.3
    dark @9 #EBEBF5/0.3
  scrim @11
   milestone
    light #000000/0.4
    dark @4 #000000/0.4
   badge @5
    light #000000/0.5
    dark @4 #000000/0.5
  preset @6
   deep-teal #2B8C84
   amber @4 #C4702B
   mint @4 #7FC8A9
   ocean @4 #3A7BD5
   light-blue @4 #5AC8FA
   counter-yellow @4 #FFD60A
   sequence-blue @4 #64D2FF
   measurement-purple @4 #BF5AF2
  turquoise-faded @5 #4ECDC4/0.6
  warm-sand @9 #FFF5EE
  deep-navy @4 #16213E
  white-10 @4 #FFFFFF/0.1
  white-20 @4 #FFFFFF/0.2
  white-50 @4 #FFFFFF/0.5
  hero-shadow @4
   losing #2ECC71/0.3
   neutral @9 #4A90D9/0.3
   gaining @9 #F39C12/0.3
  toast-shadow @10 #000000/0.15
  streak-card-shadow @4 #000000/0.1
  achievement @4
   locked
    light #8E8E93/0.3
    dark @9 #8E8E93/0.3
  chart @11
   entry
    light #FF6B6B
    dark @4 #FF7B7B
   trend @5
    light #4A90D9
    dark @4 #569CE5
   predicted @5
    light #FFA07A
    dark @4 #FFAD87
   goal @5
    light #2ECC71
    dark @4 #3BD97E
   bar-missed @5
    light #8E8E93/0.2
    dark @9 #8E8E93/0.2
  streak-list @11
   past
    light #8E8E93/0.7
    dark @9 #8E8E93/0.7
   future @10
    light #8E8E93/0.3
    dark @9 #8E8E93/0.3
"""##,
        "Tokens/primitive/font.tokens.json",
#"""

base
 font
  family :fontFamily "Type families, most wanted first."
   text ["SF Pro","system-ui","sans-serif"]
   rounded @4 ["SF Pro Rounded","ui-rounded","system-ui","sans-serif"]
   monospaced @4 ["SF Mono","ui-monospace","monospace"]
  weight @5
   regular :fontWeight ="regular"
   medium @5 :fontWeight ="medium"
   semi-bold @5 :fontWeight ="semi-bold"
   bold @5 :fontWeight ="bold"
   heavy @5 :fontWeight ="extra-bold"
   black @5 :fontWeight ="black"
  size @6 :dimension "Sizes at the standard text setting; the system's text styles by name, all others by their number."
   large-title 34px
   title1 @4 28px
   title2 @4 22px
   title3 @4 20px
   headline @4 17px
   body @4 17px
   callout @4 16px
   subheadline @4 15px
   footnote @4 13px
   caption1 @4 12px
   caption2 @4 11px
   14 @4 14px
   24 @4 24px
   26 @4 26px
   32 @4 32px
   40 @4 40px
   42 @4 42px
   44 @4 44px
   56 @4 56px
   72 @4 72px
   96 @4 96px
  line-height @5 :number "Leading divided by size."
   large-title 1.2059
   title1 1.2143
   title2 1.2727
   title3 1.25
   headline 1.2941
   body 1.2941
   callout 1.3125
   subheadline 1.3333
   footnote 1.3846
   caption1 1.3333
   caption2 1.1818
   14-on-18 1.2857
   16-on-20 1.25
   17-on-24 1.4118
   20-on-24 1.2
   22-on-26 1.1818
   24-on-30 1.25
   26-on-30 1.1538
   26-on-32 1.2308
   32-on-36 1.125
   40-on-48 1.2
   42-on-50 1.1905
   44-on-52 1.1818
   56-on-68 1.2143
   72-on-86 1.1944
   96-on-115 1.1979
  tracking :dimension
   none 0px
   tighter @4 -0.3px
   tight @4 -0.2px
   slightly-tight @4 -0.1px
   slightly-loose @4 0.1px
   loose @4 0.2px
   tightest @4 -0.5px
   spread @4 2px
"""#,
        "Tokens/primitive/motion.tokens.json",
#"""

base
 duration :duration "Durations, named in milliseconds."
  0 0ms
  83 83.3333ms
  150 @4 150ms
  200 @4 200ms
  250 @4 250ms
  300 @4 300ms
  350 @4 350ms
  363 @4 363ms
  400 @4 400ms
  500 @4 500ms
  600 @4 600ms
  800 @4 800ms
  1000 @4 1000ms
  2500 @4 2500ms
 curve @5 :cubicBezier "Timing curves; the last two stand in for springs."
  linear [0,0,1,1]
  ease-in [0.42,0,1,1]
  ease-out [0,0,0.58,1]
  ease-in-out [0.42,0,0.58,1]
  spring @4 [0.2,0.8,0.2,1]
  bouncy @4 [0.3,1.3,0.5,1]
"""#,
        "Tokens/primitive/number.tokens.json",
#"""

base
 percent :number "Shares and factors, named in hundredths."
  0 0
  3 0.03
  5 0.05
  8 0.08
  10 0.1
  15 0.15
  20 0.2
  30 0.3
  40 0.4
  45 0.45
  50 0.5
  70 0.7
  80 0.8
  85 0.85
  95 0.95
  100 1
  130 1.3
  150 1.5
  250 2.5
 count :number "Counts, named by their number."
  0 0
  1 1
  3 3
  4 4
  5 5
  6 6
  12 12
  20 20
  50 50
"""#,
        "Tokens/primitive/palette.tokens.json",
##"""

palette :color "Rows of the palette that are equal in all products."
 background
  light-increased {.light}
  dark-increased {.dark}
 surface
  light-increased {.light}
  dark-increased {.dark}
 input
  border
   light-increased {palette.border.light-increased}
   dark-increased {palette.border.dark-increased}
 text
  primary
   light-increased {.light}
   dark-increased {.dark}
 neutral
  light-increased {.light}
  dark-increased {.dark}
 primary
  light-increased {.light}
  dark-increased {.dark}
 secondary
  light-increased {.light}
  dark-increased {.dark}
 accent
  light-increased {.light}
  dark-increased {.dark}
 highlight
  light-increased {.light}
  dark-increased {.dark}
 success
  light-increased {.light}
  dark-increased {.dark}
 warning
  light-increased {.light}
  dark-increased {.dark}
 error
  light-increased {.light}
  dark-increased {.dark}
 tint
  primary
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  primary-opaque
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  success
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  success-opaque
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  warning
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  warning-opaque
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  goal-reached
   light #34C759/0.1
   dark @9 #30D158/0.1
   light-increased @9 {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  goal-reached-opaque
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  quiet
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  quiet-opaque
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
 primary-graphic
  dark {palette.primary.dark}
  dark-increased {palette.primary.dark-increased}
 primary-fill
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 on-primary
  dark {base.color.ink}
 secondary-fill
  light {palette.secondary.light}
  dark {palette.secondary.dark}
 accent-graphic
  dark {palette.accent.dark}
  dark-increased {palette.accent.dark-increased}
 accent-fill
  light {palette.accent.light}
  dark {palette.accent.dark}
 success-graphic
  dark {palette.success.dark}
  dark-increased {palette.success.dark-increased}
 success-fill
  light {palette.success.light}
  dark {palette.success.dark}
 on-success
  light {base.color.ink}
  dark {base.color.ink}
 warning-graphic
  dark {palette.warning.dark}
  light-increased {.light}
  dark-increased {palette.warning.dark-increased}
 warning-fill
  light {palette.warning.light}
  dark {palette.warning.dark}
 on-warning
  light {base.color.ink}
  dark {base.color.ink}
 error-graphic
  light {palette.error.light}
  light-increased {palette.error.light-increased}
 error-fill
  light {palette.error.light}
  dark {palette.error.dark}
 on-error
  light-increased {base.color.black}
  dark-increased {base.color.black}
 goal-reached-text
  dark {base.color.system.green.dark}
 goal-reached-graphic
  dark {base.color.system.green.dark}
  light-increased {.light}
  dark-increased {base.color.system.green.dark}
 streak
  none-graphic
   dark {base.color.system.gray.dark}
   dark-increased {base.color.system.gray.dark}
  low-text
   dark {base.color.system.orange.dark}
  low-graphic
   dark {base.color.system.orange.dark}
   light-increased {.light}
   dark-increased {base.color.system.orange.dark}
  mid-graphic
   light {base.color.system.red.light}
   dark {base.color.system.red.dark}
   light-increased {base.color.system.red.light}
   dark-increased {base.color.system.red.dark}
  high-graphic
   light {base.color.system.purple.light}
   dark {base.color.system.purple.dark}
   light-increased {base.color.system.purple.light}
   dark-increased {base.color.system.purple.dark}
 card
  border
   light-increased {palette.border.light-increased}
   dark-increased {palette.border.dark-increased}
 progress
  outline
   light-increased {.light}
   dark-increased {.dark}
 shadow
  subtle
   light-increased {.light}
   dark-increased {.dark}
  card
   light-increased {.light}
   dark-increased {.dark}
  elevated
   light-increased {.light}
   dark-increased {.dark}
  prominent
   light-increased {.light}
   dark-increased {.dark}
  pressed
   light-increased {.light}
   dark-increased {.dark}
 growth-graphic
  dark {palette.growth.dark}
  dark-increased {palette.growth.dark-increased}
 gradient
  primary-end
   light-increased {.light}
   dark-increased {.dark}
  primary-faded
   light-increased {.light}
   dark-increased {.dark}
  progress-start-graphic
   dark {base.color.coral}
   light-increased {.light}
   dark-increased {base.color.coral}
  progress-end-graphic
   dark {base.color.emerald}
   light-increased {.light}
   dark-increased {base.color.emerald}
  accent-75
   light-increased {.light}
   dark-increased {.dark}
  accent-45
   light-increased {.light}
   dark-increased {.dark}
  accent-12
   light-increased {.light}
   dark-increased {.dark}
  growth-20
   light-increased {.light}
   dark-increased {.dark}
  growth-10
   light-increased {.light}
   dark-increased {.dark}
  accent-5
   light-increased {.light}
   dark-increased {.dark}
 hero
  text
   light {base.color.black}
   dark {base.color.black}
   light-increased {base.color.black}
   dark-increased {base.color.black}
  neutral
   light {base.color.cornflower}
   dark {base.color.cornflower}
   light-increased {base.color.cornflower-light}
   dark-increased {base.color.cornflower-light}
  neutral-end
   light {base.color.cornflower-deep}
   dark {base.color.cornflower-deep}
   light-increased {base.color.cornflower-light}
   dark-increased {base.color.cornflower-light}
 badge
  zero
   capsule
    light #8E8E93/0.1
    dark @9 #8E8E93/0.1
    light-increased @9 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   capsule-opaque
    light #F4F4F4
    light-increased @4 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   symbol-graphic
    light #8D8D92
    dark @4 {base.color.system.gray.dark}
    light-increased {.light}
    dark-increased {base.color.system.gray.dark}
   number
    light #6F6F74
    light-increased @4 #58585D
  active @6
   capsule
    light #FF9500/0.15
    dark @4 #FF9F0A/0.15
    light-increased @9 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   capsule-opaque
    light #FFEFD9
    light-increased @4 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   symbol-graphic
    light #CD7600
    dark @4 {base.color.system.orange.dark}
    light-increased {.light}
    dark-increased {base.color.system.orange.dark}
  milestone
   capsule
    light #FFCC00/0.15
    dark @4 #FFD60A/0.15
    light-increased @9 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   capsule-opaque
    light #FFF7D9
    light-increased @4 {palette.surface.light-increased}
    dark-increased {palette.surface.dark-increased}
   symbol-graphic
    light #AF8B00
    dark @4 {base.color.system.yellow.dark}
    light-increased {.light}
    dark-increased {base.color.system.yellow.dark}
  label
   light #6E6E71
   light-increased @4 #58585C
 chart @6
  entry-graphic
   light #F76465
   dark @4 {base.color.chart.entry.dark}
   light-increased {.light}
   dark-increased {base.color.chart.entry.dark}
  trend-graphic
   light {base.color.chart.trend.light}
   dark {base.color.chart.trend.dark}
   light-increased {base.color.chart.trend.light}
   dark-increased {base.color.chart.trend.dark}
  predicted-graphic
   light #D87D58
   dark @4 {base.color.chart.predicted.dark}
   light-increased {.light}
   dark-increased {base.color.chart.predicted.dark}
  goal-graphic
   light #00AB58
   dark @4 {base.color.chart.goal.dark}
   light-increased {.light}
   dark-increased {base.color.chart.goal.dark}
 calendar
  day
   none-opaque
    light #EEEEEF alike={"palette.badge.zero.capsule-opaque.light":"a day without practice is 15 percent gray over the card, an empty badge 10 percent"}
    light-increased @12 {.light}
    dark-increased {.dark}
   none-digit
    light {base.color.ink}
    dark {base.color.white}
    light-increased {base.color.ink}
    dark-increased {base.color.white}
   high-digit
    dark {base.color.ink}
    dark-increased {base.color.ink}
    light-increased {base.color.white}
   low-digit
    dark {base.color.white}
    light {base.color.ink}
    light-increased {base.color.ink}
 sync
  synced
   dark {base.color.system.green.dark}
   light-increased {.light}
   dark-increased {base.color.system.green.dark}
  syncing
   light {base.color.system.blue.light}
   dark {base.color.system.blue.dark}
   light-increased {base.color.system.blue.light}
   dark-increased {base.color.system.blue.dark}
  no-account
   dark {base.color.system.orange.dark}
   light-increased {.light}
   dark-increased {base.color.system.orange.dark}
  error
   light {base.color.system.red.light}
   dark {base.color.system.red.dark}
   light-increased {base.color.system.red.light}
   dark-increased {base.color.system.red.dark}
 adherence
  high
   dark {base.color.system.green.dark}
  medium
   dark {base.color.system.orange.dark}
 streak-list
  met
   dark {base.color.system.green.dark}
   dark-increased {base.color.system.green.dark}
   light-increased #006724
  missed @5
   light {base.color.system.red.light}
   dark {base.color.system.red.dark}
   light-increased {base.color.system.red.light}
   dark-increased {base.color.system.red.dark}
  met-digit
   dark {base.color.ink}
   dark-increased {base.color.ink}
   light {base.color.ink}
   light-increased {base.color.white}
 preset
  habit
   green-graphic
    light #00A13C
    dark @4 #30D158
    light-increased @4 {.light}
    dark-increased {.dark}
   blue-graphic
    light #007AFF
    dark @4 #0A84FF
    light-increased @4 {.light}
    dark-increased {.dark}
   orange-graphic
    light #CD7600
    dark @4 #FF9F0A
    light-increased @4 {.light}
    dark-increased {.dark}
   purple-graphic
    light #AF52DE
    dark @4 #BF5AF2
    light-increased @4 {.light}
    dark-increased {.dark}
   red-graphic
    light #FF3B30
    dark @4 #FF453A
    light-increased @4 {.light}
    dark-increased {.dark}
   yellow-graphic
    light #AA8700
    dark @4 #FFD60A
    light-increased @4 {.light}
    dark-increased {.dark}
  routine
   green-graphic
    light #00A13C
    dark @4 #34C759
    light-increased @4 {.light}
    dark-increased {.dark}
   blue-graphic
    light #007AFF
    dark @4 #037BFF
    light-increased @4 {.light}
    dark-increased {.dark}
   orange-graphic
    light #CD7600
    dark @4 #FF9500
    light-increased @4 {.light}
    dark-increased {.dark}
   red-graphic
    light #FF3B30
    dark @4 #FF3B30
    light-increased @4 {.light}
    dark-increased {.dark}
   purple-graphic
    light #AF52DE
    dark @4 #B255E1
    light-increased @4 {.light}
    dark-increased {.dark}
   light-blue-graphic
    light #1595C5
    dark @4 #5AC8FA
    light-increased @4 {.light}
    dark-increased {.dark}
  habit-type
   task-graphic
    light #00A13C
    dark @4 #34C759
    light-increased @4 {.light}
    dark-increased {.dark}
   timer-graphic
    light #007AFF
    dark @4 #037BFF
    light-increased @4 {.light}
    dark-increased {.dark}
   action-graphic
    light #FF3B30
    dark @4 #FF3B30
    light-increased @4 {.light}
    dark-increased {.dark}
   counter-graphic
    light #A58900
    dark @4 #FFD60A
    light-increased @4 {.light}
    dark-increased {.dark}
   measurement-graphic
    light #BF5AF2
    dark @4 #BF5AF2
    light-increased @4 {.light}
    dark-increased {.dark}
   guided-sequence-graphic
    light #1596C1
    dark @4 #64D2FF
    light-increased @4 {.light}
    dark-increased {.dark}
   question-graphic
    light #5856D6
    dark @4 #6E70F2
    light-increased @4 {.light}
    dark-increased {.dark}
 sharing
  start
   dark {.light}
   dark-increased {.light-increased}
  end
   dark {.light}
   dark-increased {.light-increased}
 celebration
  trophy-graphic
   light #B59000
   dark @4 #FFD60A
   light-increased @4 {.light}
   dark-increased {.dark}
"""##,
        "Tokens/primitive/size.tokens.json",
#"""

base
 size :dimension "Lengths in points, named by their number."
  0 0px
  1 1px
  1-5 @4 1.5px
  2 @4 2px
  3 @4 3px
  4 4px
  5 5px
  6 6px
  8 8px
  10 10px
  12 12px
  16 @4 16px
  18 @4 18px
  20 @4 20px
  24 24px
  28 28px
  32 32px
  36 36px
  40 @4 40px
  44 44px
  48 @4 48px
  50 50px
  52 @4 52px
  56 @4 56px
  60 @4 60px
  72 @4 72px
  80 @4 80px
  90 @4 90px
  96 @4 96px
  100 @4 100px
  110 @4 110px
  120 @4 120px
  150 @4 150px
  180 @4 180px
  200 @4 200px
  300 @4 300px
  315 @4 315px
  400 @4 400px
  600 @4 600px
  9999 @4 9999px
"""#,
        "Tokens/product/habit.tokens.json",
##"""

palette :color "HabitTracker daily in each appearance. Increased contrast changes text, borders and tints only."
 background
  light {base.color.system.grouped-background.light}
  dark {base.color.system.grouped-background.dark}
 surface
  light {base.color.system.grouped-cell.light}
  dark {base.color.system.grouped-cell.dark}
 surface-secondary
  light {base.color.system.grouped-tertiary.light}
  dark {base.color.system.grouped-tertiary.dark}
  light-increased {.light}
  dark-increased {.dark}
 surface-tertiary
  light {palette.surface.light}
  dark {palette.surface.dark}
  light-increased {palette.surface.light-increased}
  dark-increased {palette.surface.dark-increased}
 form-section
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 input
  background
   light {palette.surface.light}
   dark {palette.surface.dark}
   light-increased {palette.surface.light-increased}
   dark-increased {palette.surface.dark-increased}
  border
   light #8C8C8E
   dark @4 #757578
 fill @6
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 rest-day
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 text
  primary
   light {base.color.label.primary.light}
   dark {base.color.label.primary.dark}
  secondary
   light #69696F
   dark @4 #929298
   light-increased @4 #515157
   dark-increased @4 #B8B8BE
  tertiary @5
   light #6E6E74
   dark @4 #939396
   light-increased @4 #515157
   dark-increased @4 #B8B8BB
 neutral @6
  light {base.color.system.gray.light}
  dark {base.color.system.gray.dark}
 primary
  light {base.color.system.green.light}
  dark {base.color.system.green.dark}
 primary-pressed
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 secondary
  light {base.color.system.blue.light}
  dark {base.color.system.blue.dark}
 secondary-pressed
  light {palette.secondary.light}
  dark {palette.secondary.dark}
  light-increased {palette.secondary.light-increased}
  dark-increased {palette.secondary.dark-increased}
 accent
  light {base.color.system.green.light}
  dark {base.color.system.green.dark}
 highlight
  light {base.color.system.yellow.light}
  dark {base.color.system.yellow.dark}
 success
  light {base.color.system.green.light}
  dark {base.color.system.green.dark}
 warning
  light {base.color.system.orange.light}
  dark {base.color.system.orange.dark}
 error
  light {base.color.system.red.light}
  dark {base.color.system.red.dark}
 tint
  primary
   light #34C759/0.1
   dark @9 #30D158/0.1
  primary-opaque @10
   light #DFEEE7
   dark @4 #051509
  success @5
   light #34C759/0.1
   dark @9 #30D158/0.1
  success-opaque @10
   light #DFEEE7
   dark @4 #051509
  warning @5
   light #FF9500/0.1
   dark @4 #FF9F0A/0.1
  warning-opaque @10
   light #F3E9DE
   dark @4 #1A1001
  goal-reached-opaque @5
   light #DFEEE7
   dark @4 #051509
  quiet @5
   light #F2F2F7/0.5
   dark @9 #2C2C2E/0.5
  quiet-opaque @10
   light #F2F2F7
   dark @4 #161617
  success-text @5
   light #007B2C
   dark @4 {palette.success.dark}
   light-increased #005F20
   dark-increased @4 {palette.success.dark-increased}
  warning-text
   light #9D5900
   dark @4 {palette.warning.dark}
   light-increased #7A4500
   dark-increased @4 {palette.warning.dark-increased}
 label
  secondary-text
   light #69696F
   dark @4 #929298
   light-increased @4 #515157
   dark-increased @4 #B8B8BE
  tertiary-text @5
   light #6E6E74
   dark @4 #939396
   light-increased @4 #515157
   dark-increased @4 #B8B8BB
 primary-text @6
  light #00812F
  dark @4 {palette.primary.dark}
  light-increased #005F21
  dark-increased @4 #33D35A
 primary-graphic @5
  light #009C3B
  light-increased @4 {.light}
 on-primary
  light {base.color.ink}
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 secondary-text
  light #006BE0
  dark @4 #3993FF
  light-increased @4 #004EA9
  dark-increased @4 #85BBFF
 secondary-fill @5
  light-increased #4995FF
  dark-increased @4 #4096FF
 on-secondary @5
  light {base.color.black}
  dark {base.color.black}
  light-increased {base.color.black}
  dark-increased {base.color.black}
 accent-text
  light #00812F
  dark @4 {palette.accent.dark}
  light-increased #005F20
  dark-increased @4 #33D35A
 accent-graphic @5
  light #00A23D
  light-increased @4 {.light}
 accent-fill
  light-increased {palette.accent.light-increased}
  dark-increased {palette.accent.dark-increased}
 on-accent
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 success-text
  light #00812F
  dark @4 {palette.success.dark}
  light-increased #005F20
  dark-increased @4 #33D35A
 success-graphic @5
  light #009C3B
  light-increased @4 {.light}
 success-fill
  light-increased {palette.success.light-increased}
  dark-increased {palette.success.dark-increased}
 on-success
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 warning-text
  light #A45E00
  dark @4 {palette.warning.dark}
  light-increased #7A4500
  dark-increased @4 #FFA42B
 warning-graphic @5
  light #C67200
 warning-fill @5
  light-increased {palette.warning.light-increased}
  dark-increased {palette.warning.dark-increased}
 on-warning
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 error-text
  light #DF0309
  dark @4 #FF594B
  light-increased @4 #A80004
  dark-increased @4 #FF9E91
 error-graphic @5
  dark {palette.error.dark}
  dark-increased {palette.error.dark-increased}
 error-fill
  light-increased #FF5F4F
  dark-increased @4 #FF5F51
 on-error @5
  light {base.color.ink}
  dark {base.color.ink}
 goal-reached-text
  light #007B2C
  light-increased @4 #005F20
  dark-increased @4 {base.color.system.green.dark}
 goal-reached-graphic
  light #009C3A
 at-risk-text @5
  light #DF0309
  dark @4 #FF594B
  light-increased @4 #A80004
  dark-increased @4 #FF9E91
 streak @5
  none-text
   light #6E6E73
   dark @4 #939398
   light-increased @4 #515156
   dark-increased @4 #B8B8BD
  none-graphic @5
   light #8B8B90
   light-increased @4 {.light}
  low-text
   light #A45E00
   light-increased @4 #7A4500
   dark-increased @4 #FFA42B
  low-graphic @5
   light #CE7700
  mid-text @5
   light #DF0309
   dark @4 #FF594B
   light-increased @4 #A80004
   dark-increased @4 #FF9E91
  high-text @5
   light #A042CE
   dark @4 #CA65FD
   light-increased @4 #811BAC
   dark-increased @4 #DCA1FF
 border @6
  light {base.color.system.separator.light}
  dark {base.color.system.separator.dark}
  light-increased #8B8B90
  dark-increased @4 #8E8E93
 card @5
  border
   light {base.color.clear}
   dark {base.color.clear}
 progress
  track
   light {palette.surface-secondary.light}
   dark {palette.surface-secondary.dark}
   light-increased {palette.surface-secondary.light-increased}
   dark-increased {palette.surface-secondary.dark-increased}
  outline
   light #8C8C90
   dark @4 #757577
 shadow @6
  subtle
   light #000000/0.05
   dark @4 #000000/0.05
  card @5
   light #000000/0.08
   dark @4 #000000/0.08
  elevated @5
   light #000000/0.12
   dark @4 #000000/0.12
  prominent @5
   light #000000/0.16
   dark @4 #000000/0.16
  pressed @5
   light #000000/0.12
   dark @4 #000000/0.12
 growth @6
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 growth-graphic
  light #00A23D
  light-increased @4 {.light}
 gradient
  primary-start
   light {palette.primary.light}
   dark {palette.primary.dark}
   light-increased {palette.primary.light-increased}
   dark-increased {palette.primary.dark-increased}
  primary-end
   light #34C759/0.75
   dark @9 #30D158/0.75
  primary-faded @10
   light #34C759/0.3
   dark @9 #30D158/0.3
  progress-start-graphic @10
   light #ED5B5D
  progress-end-graphic @5
   light #00A153
  accent-75 @5
   light #34C759/0.75
   dark @9 #30D158/0.75
  accent-45 @10
   light #34C759/0.45
   dark @9 #30D158/0.45
  accent-12 @10
   light #34C759/0.12
   dark @9 #30D158/0.12
  background-end @10
   light {palette.background.light}
   dark {palette.background.dark}
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  growth-20
   light #34C759/0.2
   dark @9 #30D158/0.2
  growth-10 @10
   light #34C759/0.1
   dark @9 #30D158/0.1
  accent-5 @10
   light #34C759/0.05
   dark @9 #30D158/0.05
  timeline-bar-end @10
   light {palette.growth-graphic.light}
   dark #00BD45
   light-increased @4 {palette.growth-graphic.light-increased}
   dark-increased #00BD45
 badge @6
  zero
   capsule-opaque
    dark #27272A
   number @5
    dark {base.color.system.gray.dark}
    dark-increased #A6A6AB
  active @6
   capsule-opaque
    dark #3E301B
  milestone @6
   capsule-opaque
    dark #3E381B
  label @6
   dark #A0A0A7
   dark-increased @4 #A6A6AD
 calendar @6
  day
   none-opaque
    dark #2D2D30 alike={"palette.badge.zero.capsule-opaque.dark":"a day without practice is 15 percent gray over the card, an empty badge 10 percent"}
   low-opaque @13
    light #59E475
    dark @4 #006621
    light-increased @4 #59E475
    dark-increased @4 #006621
   low-end @5
    light #60EB7B
    dark @4 #00611F
    light-increased @4 #60EB7B
    dark-increased @4 #00611F
   medium-opaque @5
    light #30C457
    dark @4 #009836
    light-increased @4 #30C457
    dark-increased @4 #00B441
   medium-digit @5
    light {base.color.ink}
    dark {base.color.black}
    light-increased {base.color.ink}
    dark-increased {base.color.black}
   medium-end
    light #38CA5B
    dark @4 #009334
    light-increased @4 #38CA5B
    dark-increased @4 #00AF3F
   high-digit @5
    light {base.color.ink}
   high-end
    light #00AC41
    dark @4 #26CC53
    light-increased @4 #006723
    dark-increased @4 #2ACD55
   low-digit @5
    dark-increased {base.color.white}
   high-opaque
    light #00A63E
    dark @4 #2FD158
    light-increased @4 #006222
    dark-increased @4 #34D45A
 sync @7
  synced
   light #00A23D
  no-account @5
   light #CE7700
 adherence @6
  high
   light #00812F
   light-increased @4 #005F20
   dark-increased @4 {base.color.system.green.dark}
  medium
   light #A45E00
   light-increased @4 #7A4500
   dark-increased @4 {base.color.system.orange.dark}
  low
   light #DF0309
   dark @4 {base.color.system.red.dark}
   light-increased #A80004
   dark-increased @4 #FF8173
 streak-list @6
  met
   light #00A23D
 sharing @6
  start
   light #008932
   light-increased @4 {palette.calendar.day.high-end.light-increased}
  end
   light {palette.sharing.start.light}
   light-increased {palette.sharing.start.light-increased}
product
 look :number "What of the look is on, 1, or off, 0."
  frosted-cards {base.count.0}
  row-press {base.count.0}
  accent-choice {base.count.0}
 toast :number "Seconds and counts of toasts that differ between products."
  warning {base.count.3}
  error {base.count.0}
  stack {base.count.1}
 type :typography "Text styles of this product; semantic/type takes them over as they are."
  large-title "A screen's large title." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=default
  title @11 "Titles of sheets, sections and celebrations." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
  title-small @11 "Titles inside a card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title3}"} textStyle="title3" design=default
  headline @11 "Headings of cards and rows." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
  body-large @11 "Reading text that leads a page." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=default
  body @11 "Body text and controls." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=default
  subheadline @11 "Values and labels beside a heading." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
  footnote @13 "Notes under a group." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.footnote}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.footnote}"} textStyle=footnote design=default
  caption @11 "Captions and axis labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
  caption-small @11 "The smallest captions, such as a badge's label." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
  button @11 "Button labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
  metric @11 "A figure in a stat card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
  progress-label @11 "The label of a progress bar or ring." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
  tab-label @11 "The names in a tab bar, which beside each other have no room to grow beyond the largest ordinary size." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default largestTypeSize=xxxLarge
  chart-axis @18 "The labels along a chart." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
 space @12 :dimension "Distances of this product; semantic/space takes them over as they are."
  xxs "Inside a control: between a number and its unit, a symbol and its word." {base.size.4}
  xs @5 "Between closely related lines." {base.size.8}
  sm @5 "Between the rows of a card." {base.size.12}
  md @5 "The usual gap and padding." {base.size.16}
  lg @5 "Between groups." {base.size.24}
  xl @5 "Between sections." {base.size.32}
  xxl @5 "Around what stands alone, such as an empty state." {base.size.48}
  card @5 "Padding inside a card." {base.size.16}
  screen-margin @5 "Between a card and the screen's edges." {base.size.16}
  row @5 "Between the rows of a card." {base.size.12}
  stack @5 "Between the cards of a screen." {base.size.16}
  text-stack @5 "Between a title and the line right under it." {base.size.2}
  compact @5 "Between the lines of a compact card." {base.size.4}
  capsule @5
   horizontal "Beside what stands in a capsule: a badge, a change, a label." {base.size.12}
   vertical @5 "Above and below what stands in a capsule." {base.size.6}
  symbol-gap @6 "Between a symbol and the words it belongs to." {base.size.4}
 radius @6 :dimension "Corners of this product; semantic/radius takes them over as they are."
  card "Corners of a card." {base.size.12}
  progress-card @5 "Corners of a card that shows progress." {base.size.12}
  button @5 "Corners of a button." {base.size.12}
  input @5 "Corners of a text field." {base.size.8}
  row @5 "Corners of a row drawn as a card." {base.size.12}
 shadow @6 :dimension "How far this product's shadows fall and spread; their colours are in the palette."
  subtle
   offset {base.size.2}
   blur {base.size.8}
  card
   offset {base.size.4}
   blur {base.size.16}
  elevated
   offset {base.size.8}
   blur {base.size.32}
  prominent
   offset {base.size.12}
   blur {base.size.48}
  pressed
   offset {base.size.4}
   blur {base.size.24}
 motion :transition "How this product moves; semantic/motion takes these over as they are."
  standard "Most changes of state." {"duration":"{base.duration.250}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  quick @9 "Small answers to a touch." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  slow @9 "Large or calm changes." {"duration":"{base.duration.400}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  spring @9 "Things that move to a new place." {"duration":"{base.duration.400}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.4,"damping":0.75}
  press @9 "A button while it is pressed." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.96}
  press-card @9 "A card while it is pressed." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.98}
  progress @9 "A bar or ring moving to a new value outside the milestone card." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
"""##,
        "Tokens/product/practice.tokens.json",
##"""

palette :color "Growth in each appearance. Increased contrast changes text, borders and tints only."
 background
  light #F8FAFA
  dark @4 #1A2A27
 surface @5
  light #FFFFFF
  dark @4 #263A36
 surface-secondary @5
  light #F0F2F2 alike={"palette.background.light":"the app's own two, a step apart; shadows and borders part what lies on each other"}
  dark @12 #232F2C
  light-increased @4 {.light}
  dark-increased {.dark}
 surface-tertiary
  light #FFFFFF alike={"palette.background.light":"the background is a whisper beside white, and shadows part the two"}
  dark @12 #2A3A37
  light-increased @4 {.light}
  dark-increased {.dark}
 form-section
  light #F2F2F3 alike={"palette.surface-secondary.light":"the app has gray for forms and fills beside its green surfaces","palette.tint.quiet-opaque.light":"the app has gray for forms and fills beside its green surfaces","palette.background.light":"the app has gray for forms and fills beside its green surfaces"}
  dark @16 #2D2D31
  light-increased @4 {.light}
  dark-increased {.dark}
 input
  background
   light #FFFFFF alike={"palette.background.light":"a field is white like cards, and its border parts it from the background"}
   dark @12 #324A46
   light-increased @4 {.light}
   dark-increased {.dark}
  border
   light #8B8B8D
   dark @4 {base.color.jade}
 fill
  light #F0F0F1 alike={"palette.form-section.light":"a fill is one step above the form it lies in","palette.surface-secondary.light":"fills are the app's gray beside its green surfaces","palette.tint.quiet-opaque.light":"fills are the app's gray beside its green surfaces"}
  dark @16 #333337 alike={"palette.form-section.dark":"a fill is one step above the form it lies in"}
  light-increased @12 {.light}
  dark-increased {.dark}
 rest-day
  light #E6F4F0
  dark @4 #2D4E49
  light-increased @4 {.light}
  dark-increased #1F3A36 alike={"palette.tint.primary-opaque.dark":"days of rest are the app's own color; the tint is the primary color over the background"}
 text @13
  primary
   light #212121
   dark @4 #F5F5F5
  secondary @5
   light #686868
   dark @4 #B0BEC5
   light-increased @4 #515151
   dark-increased @4 #D0E0E7
  tertiary @5
   light #6E6E70
   dark @4 #A8B5B6
   light-increased @4 #515153
   dark-increased @4 #D2E0E1
 neutral @6
  light #9E9E9E
  dark @4 #B0BEC5
 primary @5
  light {base.color.pine}
  dark {base.color.jade}
 primary-pressed
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 secondary
  light {base.color.mint}
  dark {base.color.mint}
 secondary-pressed
  light {palette.secondary.light}
  dark {palette.secondary.dark}
  light-increased {palette.secondary.light-increased}
  dark-increased {palette.secondary.dark-increased}
 accent
  light {base.color.lagoon}
  dark {base.color.lagoon}
 highlight
  light {base.color.sunflower}
  dark {base.color.sunflower}
 success
  light #43A047
  dark @4 #43A047
 warning @5
  light #FFB300
  dark @4 #FFB300
 error @5
  light #E53935
  dark @4 #E53935
 tint @5
  primary
   light #0A5042/0.1
   dark @9 #26A69A/0.1
  primary-opaque @10
   light #E0E9E8
   dark @4 #1B3633
  success @5
   light #43A047/0.1
   dark @9 #43A047/0.1
  success-opaque @10
   light #E6F1E8
   dark @4 #1E362A
  warning @5
   light #FFB300/0.1
   dark @4 #FFB300/0.1
  warning-opaque @5
   light #F9F3E1
   dark @4 #313823
  goal-reached-opaque @5
   light #E4F5EA
   dark @4 #1C3B2C
  quiet @5
   light #F0F2F2/0.5
   dark @9 #232F2C/0.5
  quiet-opaque @10
   light #F4F6F6 alike={"palette.background.light":"half of the secondary surface over the background, so that it lies between them","palette.surface-secondary.light":"half of the secondary surface over the background, so that it lies between them"}
   dark @14 #1F2D2A alike={"palette.background.dark":"half of the secondary surface over the background, so that it lies between them","palette.surface-secondary.dark":"half of the secondary surface over the background, so that it lies between them"}
  success-text @15
   light #10781E
   dark @4 #59B15C
   light-increased @4 #006412
   dark-increased @4 #92D693
  warning-text @5
   light #946700
   dark @4 {palette.warning.dark}
   light-increased #744F00
   dark-increased @4 #FFB913
 label @6
  secondary-text
   light #67686C
   dark @4 #99A0A5
   light-increased @4 #515155
   dark-increased @4 #BFC7CC
  tertiary-text @5
   light #6E6E70
   dark @4 #95A1A2
   light-increased @4 #515153
   dark-increased @4 #BBC8C9
 primary-text @6
  light {palette.primary.light}
  dark #34B0A3
  light-increased @4 {palette.primary.light-increased}
  dark-increased #64D8CA
 primary-graphic @5
  light {palette.primary.light}
  light-increased {palette.primary.light-increased}
 on-primary
  light {base.color.white}
  light-increased {base.color.white}
  dark-increased {base.color.black}
 secondary-text
  light #017D64
  dark @4 {palette.secondary.dark}
  light-increased #005D49
  dark-increased @4 #76D7B9
 secondary-fill @5
  light-increased {palette.secondary.light-increased}
  dark-increased {palette.secondary.dark-increased}
 on-secondary
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.black}
  dark-increased {base.color.black}
 accent-text
  light #007D6C
  dark @4 {palette.accent.dark}
  light-increased #005C4F
  dark-increased @4 #42DCC1
 accent-graphic @5
  light #009D88
  light-increased @4 {.light}
 accent-fill
  light-increased {palette.accent.light-increased}
  dark-increased {palette.accent.dark-increased}
 on-accent
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.black}
  dark-increased {base.color.black}
 success-text
  light #1D7F26
  dark @4 #55B258
  light-increased @4 #005F11
  dark-increased @4 #7DDA7E
 success-graphic @5
  light #39963E
  light-increased @4 #409D45
 success-fill @5
  light-increased #4BA84E
  dark-increased @4 #4BA84E
 on-success @5
  light-increased {base.color.black}
  dark-increased {base.color.black}
 warning-text
  light #946500
  dark @4 {palette.warning.dark}
  light-increased #6E4B00
  dark-increased @4 #FFB935
 warning-graphic @5
  light #BB8200
 warning-fill @5
  light-increased {palette.warning.light-increased}
  dark-increased {palette.warning.dark-increased}
 on-warning
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 error-text
  light #D52727
  dark @4 #FF7266
  light-increased @4 #A7000F
  dark-increased @4 #FFB2A9
 error-graphic @5
  dark #EA3E39
  dark-increased @4 {.dark}
 error-fill
  light-increased #FF5F55
  dark-increased @4 #FF5F55
 on-error @5
  light {base.color.black}
  dark {base.color.black}
 goal-reached-text
  light #007F2E
  light-increased @4 #006423
  dark-increased @4 #46E167
 goal-reached-graphic @5
  light #00A13D
 at-risk-text @5
  light #DF0209
  dark @4 #FF7263
  light-increased @4 #A80004
  dark-increased @4 #FFB3A8
 streak @5
  none-text
   light #6E6E73
   dark @4 #9E9EA3
   light-increased @4 #515156
   dark-increased @4 #C5C5CA
  none-graphic @5
   light #8A8A8F
   light-increased @4 #8A8A8F
  low-text @5
   light #A45D00
   light-increased @4 #7B4400
   dark-increased @4 #FFB767
  low-graphic @5
   light #CD7600
  mid-text @5
   light #DF0209
   dark @4 #FF7263
   light-increased @4 #A80004
   dark-increased @4 #FFB3A8
  high-text @5
   light #A041CD
   dark @4 #D079FF
   light-increased @4 #801AAC
   dark-increased @4 #E3B4FF
 border @6
  light {base.color.system.separator.light}
  dark #384A46
  light-increased @4 #8B8B8B
  dark-increased @4 #9E9E9E
 card @5
  border
   light {base.color.clear}
   dark {palette.border.dark}
 progress
  track
   light {palette.rest-day.light}
   dark #14211E
   light-increased @4 {palette.rest-day.light-increased}
   dark-increased {.dark}
  outline
   light #818E8B
   dark @4 #688580
 shadow @6
  subtle
   light #000000/0.04
   dark @4 #000000/0.06
  card @5
   light #000000/0.08
   dark @4 #000000/0.3
  elevated @5
   light #000000/0.12
   dark @4 #000000/0.18
  prominent @5
   light #000000/0.16
   dark @4 #000000/0.24
  pressed @5
   light #000000/0.12
   dark @4 #000000/0.12
 growth @6
  light {base.color.pine}
  dark {base.color.jade}
  light-increased {.light}
  dark-increased {.dark}
 growth-graphic
  light {palette.growth.light}
  light-increased {palette.growth.light-increased}
 gradient
  primary-start
   light {base.color.pine}
   dark {base.color.jade}
   light-increased {.light}
   dark-increased {.dark}
  primary-end
   light {base.color.lagoon}
   dark {base.color.mint}
  primary-faded
   light #0A5042/0.3
   dark @9 #26A69A/0.3
  progress-start-graphic @10
   light #EC5A5C
  progress-end-graphic @5
   light #00A052
  accent-75 @5
   light #00BFA5/0.75
   dark @9 #00BFA5/0.75
  accent-45 @10
   light #00BFA5/0.45
   dark @9 #00BFA5/0.45
  accent-12 @10
   light #00BFA5/0.12
   dark @9 #00BFA5/0.12
  background-end @10
   light {palette.background.light}
   dark {palette.background.dark}
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  growth-20
   light #0A5042/0.2
   dark @9 #26A69A/0.2
  growth-10 @10
   light #0A5042/0.1
   dark @9 #26A69A/0.1
  accent-5 @10
   light #00BFA5/0.05
   dark @9 #00BFA5/0.05
  timeline-bar-end @10
   light #1F5E50
   dark @4 #009589
   light-increased @4 {palette.calendar.day.medium-opaque.light-increased}
   dark-increased #009589
 badge @6
  zero
   capsule-opaque
    dark #30423F
   number @5
    dark #A9A9AE
    dark-increased @4 #C5C5CA
  active @6
   capsule-opaque
    dark #47492F
  milestone @6
   capsule-opaque
    dark #47512F
  label @6
   dark #B6BFC4
   dark-increased @4 #BEC7CC
 calendar @6
  day
   none-opaque
    dark #364744 alike={"palette.badge.zero.capsule-opaque.dark":"a day without practice is 15 percent gray over the card, an empty badge 10 percent","palette.border.dark":"a day without practice is gray over the card and moves with it; borders are the app's own color"}
   low-opaque @15
    light #78B6A4
    dark @4 #00645C
    light-increased @4 #78B6A4
    dark-increased @4 #30ACA0
   low-end @5
    light #7DBCAA
    dark @4 #00625A
    light-increased @4 #7DBCAA
    dark-increased @4 #28A89B
   medium-opaque @5
    light #3C7768
    dark @4 #007F75
    light-increased @4 #1E5E50
    dark-increased @4 #55CABE
   medium-digit @5
    light {base.color.white}
    dark {base.color.white}
    light-increased {base.color.white}
    dark-increased {base.color.ink}
   medium-end
    light #407B6C
    dark @4 #007D73
    light-increased @4 #226253
    dark-increased @4 #50C6B9
   high-digit @5
    light {base.color.white}
   high-end
    light #105445
    dark @4 #1EA196
    light-increased @4 #024C3E
    dark-increased @4 #73E6D9
   low-digit @5
    dark-increased {base.color.black}
   high-opaque
    light {base.color.pine}
    dark #26A69A
    light-increased @4 #00483A
    dark-increased @4 #7AECDF
 sync @7
  synced
   light #00A83F
  no-account @5
   light #D57B00
 adherence @6
  high
   light #008631
   light-increased @4 #006423
   dark-increased @4 #46E167
  medium @5
   light #AA6100
   light-increased @4 #814800
   dark-increased @4 #FFB767
  low @5
   light #E51514
   dark @4 #FF7263
   light-increased @4 #B00005
   dark-increased @4 #FFB3A8
 streak-list @6
  met
   light #00A13C
 sharing @6
  start
   light {base.color.pine}
   light-increased {base.color.pine}
  end
   light #008674
   light-increased @4 #006557
product @7
 look :number "What of the look is on, 1, or off, 0."
  frosted-cards {base.count.0}
  row-press {base.count.0}
  accent-choice {base.count.0}
 toast :number "Seconds and counts of toasts that differ between products."
  warning {base.count.3}
  error {base.count.0}
  stack {base.count.1}
 type :typography "Text styles of this product; semantic/type takes them over as they are."
  large-title "A screen's large title." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.tighter}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=default
  title @11 "Titles of sheets, sections and celebrations." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.26}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.tight}","lineHeight":"{base.font.line-height.26-on-30}"} textStyle="title1" design=default
  title-small @11 "Titles inside a card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.slightly-tight}","lineHeight":"{base.font.line-height.20-on-24}"} textStyle="title3" design=default
  headline @11 "Headings of cards and rows." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
  body-large @11 "Reading text that leads a page." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.17-on-24}"} textStyle=body design=default
  body @11 "Body text and controls." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
  subheadline @13 "Values and labels beside a heading." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
  footnote @13 "Notes under a group." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.footnote}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.slightly-loose}","lineHeight":"{base.font.line-height.footnote}"} textStyle=footnote design=default
  caption @11 "Captions and axis labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.loose}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
  caption-small @11 "The smallest captions, such as a badge's label." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
  button @11 "Button labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.callout}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.slightly-loose}","lineHeight":"{base.font.line-height.16-on-20}"} textStyle=callout design=default
  metric @11 "A figure in a stat card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.22-on-26}"} textStyle="title2" design=default
  progress-label @11 "The label of a progress bar or ring." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.14}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.14-on-18}"} textStyle=subheadline design=default
  tab-label @13 "The names in a tab bar, which beside each other have no room to grow beyond the largest ordinary size." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default largestTypeSize=xxxLarge
  chart-axis @18 "The labels along a chart." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
 space @12 :dimension "Distances of this product; semantic/space takes them over as they are."
  xxs "Inside a control: between a number and its unit, a symbol and its word." {base.size.4}
  xs @5 "Between closely related lines." {base.size.4}
  sm @5 "Between the rows of a card." {base.size.8}
  md @5 "The usual gap and padding." {base.size.16}
  lg @5 "Between groups." {base.size.24}
  xl @5 "Between sections." {base.size.32}
  xxl @5 "Around what stands alone, such as an empty state." {base.size.48}
  card @5 "Padding inside a card." {base.size.16}
  screen-margin @5 "Between a card and the screen's edges." {base.size.16}
  row @5 "Between the rows of a card." {base.size.8}
  stack @5 "Between the cards of a screen." {base.size.16}
  text-stack @5 "Between a title and the line right under it." {base.size.2}
  compact @5 "Between the lines of a compact card." {base.size.4}
  capsule @5
   horizontal "Beside what stands in a capsule: a badge, a change, a label." {base.size.12}
   vertical @5 "Above and below what stands in a capsule." {base.size.6}
  symbol-gap @6 "Between a symbol and the words it belongs to." {base.size.4}
 radius @6 :dimension "Corners of this product; semantic/radius takes them over as they are."
  card "Corners of a card." {base.size.16}
  progress-card @5 "Corners of a card that shows progress." {base.size.12}
  button @5 "Corners of a button." {base.size.8}
  input @5 "Corners of a text field." {base.size.8}
  row @5 "Corners of a row drawn as a card." {base.size.12}
 shadow @6 :dimension "How far this product's shadows fall and spread; their colours are in the palette."
  subtle
   offset {base.size.1}
   blur {base.size.8}
  card
   offset {base.size.2}
   blur {base.size.16}
  elevated
   offset {base.size.4}
   blur {base.size.32}
  prominent
   offset {base.size.12}
   blur {base.size.48}
  pressed
   offset {base.size.2}
   blur {base.size.24}
 motion :transition "How this product moves; semantic/motion takes these over as they are."
  standard "Most changes of state." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  quick @9 "Small answers to a touch." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
  slow @9 "Large or calm changes." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  spring @9 "Things that move to a new place." {"duration":"{base.duration.363}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.363,"damping":1.01}
  press @11 "A button while it is pressed." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.97}
  press-card @9 "A card while it is pressed." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.97}
  progress @9 "A bar or ring moving to a new value outside the milestone card." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
"""##,
        "Tokens/product/routine.tokens.json",
##"""

palette :color "HabitTracker with routines in each appearance. Increased contrast changes text, borders and tints only."
 background
  light #F7F7F7
  dark @4 {base.color.ink}
 surface
  light #FFFFFF
  dark @4 #2D3748
 surface-secondary @5
  light {palette.background.light}
  dark {palette.background.dark}
  light-increased {palette.background.light-increased}
  dark-increased {palette.background.dark-increased}
 surface-tertiary
  light {palette.surface.light}
  dark {palette.surface.dark}
  light-increased {palette.surface.light-increased}
  dark-increased {palette.surface.dark-increased}
 form-section
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 input
  background
   light {palette.surface.light}
   dark {palette.surface.dark}
   light-increased {palette.surface.light-increased}
   dark-increased {palette.surface.dark-increased}
  border
   light #8F8F8F
   dark @4 #768090
 fill @6
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 rest-day
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 text
  primary
   light {base.color.black}
   dark {base.color.white}
  secondary
   light #6A6A6F
   dark @4 #A0AEC0
   light-increased @4 #555459
   dark-increased @4 #B9C8DA
  tertiary @5
   light #717173
   dark @4 #9A9FAB
   light-increased @4 #545456
   dark-increased @4 #C1C6D2
 neutral @6
  light {base.color.system.gray.light}
  dark #A0AEC0
 primary @5
  light {base.color.energetic-teal}
  dark {base.color.energetic-teal}
 primary-pressed
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 secondary
  light {base.color.soothing-lavender}
  dark {base.color.soothing-lavender}
 secondary-pressed
  light {palette.secondary.light}
  dark {palette.secondary.dark}
  light-increased {palette.secondary.light-increased}
  dark-increased {palette.secondary.dark-increased}
 accent
  light {base.color.energetic-teal}
  dark {base.color.energetic-teal}
 highlight
  light {base.color.system.yellow.light}
  dark {base.color.system.yellow.dark}
 success
  light {base.color.gentle-green}
  dark {base.color.gentle-green}
 warning
  light {base.color.warm-orange}
  dark {base.color.warm-orange}
 error
  light #E53E3E
  dark @4 #E53E3E
 tint @5
  primary
   light #4FD1C5/0.1
   dark @9 #4FD1C5/0.1
  primary-opaque @10
   light #E6F3F2
   dark @4 #1F323B
  success @5
   light #48BB78/0.1
   dark @9 #48BB78/0.1
  success-opaque @10
   light #E6F1EA
   dark @4 #1F3034
  warning @5
   light #F56565/0.1
   dark @9 #F56565/0.1
  warning-opaque @10
   light #F7E8E8
   dark @4 #302732
  goal-reached-opaque @5
   light #E4F2E7
   dark @4 #1C3230
  quiet @5
   light #F7F7F7/0.5
   dark @9 #1A202C/0.5
  quiet-opaque @10
   light #F7F7F7
   dark @4 #1A202C
  success-text @5
   light #007D45
   dark @4 {palette.success.dark}
   light-increased #006235
   dark-increased @4 #8BD6A9
  warning-text @5
   light #C3363D
   dark @4 #F67979
   light-increased @4 #A81526
   dark-increased @4 #FFB3B0
 label @6
  secondary-text
   light #6A6A6E
   dark @4 #9C9FAA
   light-increased @4 #545458
   dark-increased @4 #C2C6D1
  tertiary-text @5
   light #717173
   dark @4 #9A9FAB
   light-increased @4 #545456
   dark-increased @4 #C1C6D2
 primary-text @6
  light #008077
  dark @4 {palette.primary.dark}
  light-increased #005F59
  dark-increased @4 #59DACD
 primary-graphic @5
  light #009B92
  light-increased @4 {.light}
 on-primary
  light {base.color.ink}
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 secondary-text
  light #825CCA
  dark @4 #AF8BFC
  light-increased @4 #663DA8
  dark-increased @4 #CEBCFF
 secondary-fill @5
  light-increased #A581F1
  dark-increased @4 #A581F1
 on-secondary @5
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.black}
  dark-increased {base.color.black}
 accent-text
  light #008077
  dark @4 {palette.accent.dark}
  light-increased #005F59
  dark-increased @4 #59DACD
 accent-graphic @5
  light #00A096
  light-increased @4 {.light}
 accent-fill
  light-increased {palette.accent.light-increased}
  dark-increased {palette.accent.dark-increased}
 on-accent
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 success-text
  light #008349
  dark @4 {palette.success.dark}
  light-increased #006235
  dark-increased @4 #6BDC96
 success-graphic @5
  light #219D5C
  light-increased @4 {.light}
 success-fill
  light-increased {palette.success.light-increased}
  dark-increased {palette.success.dark-increased}
 on-success
  light-increased {base.color.black}
  dark-increased {base.color.black}
 warning-text
  light #CC3E43
  dark @4 #FF7270
  light-increased @4 #A81526
  dark-increased @4 #FFB3AE
 warning-graphic @5
  light #E65758
 warning-fill @5
  light-increased #F66666
  dark-increased @4 #F66666
 on-warning @5
  light-increased {base.color.black}
  dark-increased {base.color.black}
 error-text
  light #D72F33
  dark @4 #FF736B
  light-increased @4 #AD0018
  dark-increased @4 #FFB3AB
 error-graphic @5
  dark #E84140
  dark-increased @4 {.dark}
 error-fill
  light-increased #FF5F59
  dark-increased @4 #FF5F59
 on-error @5
  light {base.color.black}
  dark {base.color.black}
 goal-reached-text
  light #007E2E
  light-increased @4 #006222
  dark-increased @4 #48E268
 goal-reached-graphic @5
  light #009F3C
 at-risk-text @5
  light #E31011
  dark @4 #FF7364
  light-increased @4 #AD0004
  dark-increased @4 #FFB3A8
 streak @5
  none-text
   light #717176
   dark @4 #9F9FA4
   light-increased @4 #555459
   dark-increased @4 #C6C6CB
  none-graphic @5
   light {base.color.system.gray.light}
   light-increased {base.color.system.gray.light}
  low-text
   light #A86000
   light-increased @4 #7E4700
   dark-increased @4 #FFB869
  low-graphic @5
   light #D27A00
  mid-text @5
   light #E31011
   dark @4 #FF7364
   light-increased @4 #AD0004
   dark-increased @4 #FFB3A8
  high-text @5
   light #A346D1
   dark @4 #D07AFF
   light-increased @4 #841FAF
   dark-increased @4 #E3B5FF
 border @6
  light #000000/0.07
  dark @4 #FFFFFF/0.13
  light-increased @4 #8E8E93
  dark-increased @4 #8E8E93
 card @5
  border
   light {palette.border.light}
   dark {palette.border.dark}
 progress
  track
   light {palette.surface-secondary.light}
   dark {palette.surface-secondary.dark}
   light-increased {palette.surface-secondary.light-increased}
   dark-increased {palette.surface-secondary.dark-increased}
  outline
   light #8F8F8F
   dark @4 #78808F
 shadow @6
  subtle
   light #000000/0.05
   dark @4 #000000/0.05
  card @5
   light #000000/0.1
   dark @4 #000000/0.1
  elevated @5
   light #000000/0.1
   dark @4 #000000/0.1
  prominent @5
   light #000000/0.16
   dark @4 #000000/0.16
  pressed @5
   light #000000/0.1
   dark @4 #000000/0.1
 growth @6
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 growth-graphic
  light #00A096
  light-increased @4 {.light}
 gradient
  primary-start
   light {palette.accent.light}
   dark {palette.accent.dark}
   light-increased {palette.accent.light-increased}
   dark-increased {palette.accent.dark-increased}
  primary-end
   light #4FD1C5/0.75
   dark @9 #4FD1C5/0.75
  primary-faded @10
   light #4FD1C5/0.3
   dark @9 #4FD1C5/0.3
  progress-start-graphic @10
   light #F15E60
  progress-end-graphic @5
   light #00A555
  accent-75 @5
   light #4FD1C5/0.75
   dark @9 #4FD1C5/0.75
  accent-45 @10
   light #4FD1C5/0.45
   dark @9 #4FD1C5/0.45
  accent-12 @10
   light #4FD1C5/0.12
   dark @9 #4FD1C5/0.12
  background-end @10
   light {palette.background.light}
   dark {palette.background.dark}
   light-increased {palette.background.light-increased}
   dark-increased {palette.background.dark-increased}
  growth-20
   light #4FD1C5/0.2
   dark @9 #4FD1C5/0.2
  growth-10 @10
   light #4FD1C5/0.1
   dark @9 #4FD1C5/0.1
  accent-5 @10
   light #4FD1C5/0.05
   dark @9 #4FD1C5/0.05
  timeline-bar-end @10
   light {palette.growth-graphic.light}
   dark #34BDB1
   light-increased @4 {palette.growth-graphic.light-increased}
   dark-increased #34BDB1
 badge @6
  zero
   capsule-opaque
    dark #374050
   number @5
    dark #AAAAAF
    dark-increased @4 #C6C6CB
  active @6
   capsule-opaque
    dark #4D473F
  milestone @6
   capsule-opaque
    dark #4D4F3F
  label @6
   dark #B9BECB
   dark-increased @4 #C1C6D3
 calendar @6
  day
   none-opaque
    dark #3C4453 alike={"palette.badge.zero.capsule-opaque.dark":"a day without practice is 15 percent gray over the card, an empty badge 10 percent"}
   low-opaque @13
    light #5FDFD2
    dark @4 #00756D
    light-increased @4 #5FDFD2
    dark-increased @4 #19ADA2
   low-end @5
    light #65E5D8
    dark @4 #006F68
    light-increased @4 #65E5D8
    dark-increased @4 #0AA89D
   medium-opaque @5
    light #36BEB3
    dark @4 #00A196
    light-increased @4 #36BEB3
    dark-increased @4 #48CCC0
   medium-digit @5
    light {base.color.ink}
    dark {base.color.ink}
    light-increased {base.color.ink}
    dark-increased {base.color.ink}
   medium-end
    light #3EC3B8
    dark @4 #009C91
    light-increased @4 #3EC3B8
    dark-increased @4 #42C7BB
   high-digit @5
    light {base.color.ink}
   high-end
    light #00A59B
    dark @4 #48CCC0
    light-increased @4 #00625C
    dark-increased @4 #69E8DB
   low-digit @5
    dark-increased {base.color.black}
   high-opaque
    light #00A196
    dark @4 #4FD1C5
    light-increased @4 #005E58
    dark-increased @4 #6FEDE1
 sync @7
  synced
   light #00A63F
  no-account @5
   light #D27A00
 adherence @6
  high
   light #008430
   light-increased @4 #006222
   dark-increased @4 #48E268
  medium @5
   light #A86000
   light-increased @4 #7E4700
   dark-increased @4 #FFB869
  low @5
   light #E31011
   dark @4 #FF7364
   light-increased @4 #AD0004
   dark-increased @4 #FFB3A8
 streak-list @6
  met
   light #00A63F
 sharing @6
  start
   light #00857C
   light-increased @4 {palette.calendar.day.high-end.light-increased}
  end
   light {palette.sharing.start.light}
   light-increased {palette.sharing.start.light-increased}
product
 look :number "What of the look is on, 1, or off, 0."
  frosted-cards {base.count.1}
  row-press {base.count.1}
  accent-choice {base.count.1}
 toast :number "Seconds and counts of toasts that differ between products."
  warning {base.count.4}
  error {base.count.5}
  stack {base.count.3}
 type :typography "Text styles of this product; semantic/type takes them over as they are."
  large-title "A screen's large title." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.tightest}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=rounded
  title @11 "Titles of sheets, sections and celebrations." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.tightest}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=rounded
  title-small @11 "Titles inside a card." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title3}"} textStyle="title3" design=rounded
  headline @11 "Headings of cards and rows." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=rounded
  body-large @11 "Reading text that leads a page." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=rounded
  body @11 "Body text and controls." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=rounded
  subheadline @11 "Values and labels beside a heading." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=rounded
  footnote @13 "Notes under a group." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.footnote}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.footnote}"} textStyle=footnote design=rounded
  caption @11 "Captions and axis labels." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=rounded
  caption-small @11 "The smallest captions, such as a badge's label." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=rounded
  button @11 "Button labels." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=rounded
  metric @11 "A figure in a stat card." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=rounded
  progress-label @11 "The label of a progress bar or ring." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=rounded
  tab-label @11 "The names in a tab bar, which beside each other have no room to grow beyond the largest ordinary size." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=rounded largestTypeSize=xxxLarge
  chart-axis @18 "The labels along a chart." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=rounded
 space @12 :dimension "Distances of this product; semantic/space takes them over as they are."
  xxs "Inside a control: between a number and its unit, a symbol and its word." {base.size.8}
  xs @5 "Between closely related lines." {base.size.8}
  sm @5 "Between the rows of a card." {base.size.16}
  md @5 "The usual gap and padding." {base.size.16}
  lg @5 "Between groups." {base.size.24}
  xl @5 "Between sections." {base.size.32}
  xxl @5 "Around what stands alone, such as an empty state." {base.size.40}
  card @5 "Padding inside a card." {base.size.20}
  screen-margin @5 "Between a card and the screen's edges." {base.size.16}
  row @5 "Between the rows of a card." {base.size.16}
  stack @5 "Between the cards of a screen." {base.size.16}
  text-stack @5 "Between a title and the line right under it." {base.size.8}
  compact @5 "Between the lines of a compact card." {base.size.8}
  capsule @5
   horizontal "Beside what stands in a capsule: a badge, a change, a label." {base.size.16}
   vertical @5 "Above and below what stands in a capsule." {base.size.8}
  symbol-gap @6 "Between a symbol and the words it belongs to." {base.size.8}
 radius @6 :dimension "Corners of this product; semantic/radius takes them over as they are."
  card "Corners of a card." {base.size.20} curve=continuous
  progress-card "Corners of a card that shows progress." {base.size.20} curve=continuous
  button "Corners of a button." {base.size.12}
  input @5 "Corners of a text field." {base.size.8}
  row @5 "Corners of a row drawn as a card." {base.size.16}
 shadow @6 :dimension "How far this product's shadows fall and spread; their colours are in the palette."
  subtle
   offset {base.size.2}
   blur {base.size.12}
  card
   offset {base.size.5}
   blur {base.size.20}
  elevated
   offset {base.size.5}
   blur {base.size.28}
  prominent
   offset {base.size.12}
   blur {base.size.48}
  pressed
   offset {base.size.5}
   blur {base.size.20}
 motion :transition "How this product moves; semantic/motion takes these over as they are."
  standard "Most changes of state." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  quick @9 "Small answers to a touch." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  slow @9 "Large or calm changes." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  spring @9 "Things that move to a new place." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.6,"damping":0.8}
  press @9 "A button while it is pressed." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.3,"damping":0.6} scale={"from":1,"to":0.95}
  press-card @16 "A card while it is pressed." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.3,"damping":0.6} scale={"from":1,"to":0.98}
  progress @16 "A bar or ring moving to a new value outside the milestone card." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
"""##,
        "Tokens/product/weight.tokens.json",
##"""

palette :color "W8Trackr in each appearance. Increased contrast changes text, borders and tints only."
 background
  light #FFF9F5
  dark @4 #1A1A2E
 surface @5
  light #FFFFFF
  dark @4 #252540
 surface-secondary @5
  light #F9F5F2 alike={"palette.background.light":"the app's own two, a step apart; shadows and borders part what lies on each other"}
  dark @12 #202038
  light-increased @4 {.light}
  dark-increased {.dark}
 surface-tertiary
  light {palette.surface.light}
  dark {palette.surface.dark}
  light-increased {palette.surface.light-increased}
  dark-increased {palette.surface.dark-increased}
 form-section
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 input
  background
   light {palette.surface.light}
   dark {palette.surface.dark}
   light-increased {palette.surface.light-increased}
   dark-increased {palette.surface.dark-increased}
  border
   light #8E8E90
   dark @4 #6F707E
 fill @6
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 rest-day
  light {palette.surface-secondary.light}
  dark {palette.surface-secondary.dark}
  light-increased {palette.surface-secondary.light-increased}
  dark-increased {palette.surface-secondary.dark-increased}
 text
  primary
   light #2C3E50
   dark @4 #F5F5F5
  secondary @5
   light #5B6677
   dark @4 #BCC1C7
   light-increased @4 #4A5465
   dark-increased @4 {.dark}
  tertiary
   light #6B717C
   dark @4 #888F9A
   light-increased @4 #4E545E
   dark-increased @4 #ABB3BE
 neutral @6
  light #878E99
  dark @4 #878E99
 primary @5
  light #5DADE2
  dark @4 #7EC8E3
 primary-pressed @5
  light #4A9ACF alike={"palette.calendar.day.high-end.light":"a pressed button and the end of a busy day's slope never lie side by side","palette.calendar.day.high-opaque.light":"a pressed button and a busy day never lie side by side"}
  dark @14 #5AA5D5
  light-increased @4 {.light}
  dark-increased {.dark}
 secondary
  light {base.color.turquoise}
  dark #5BDAD1
 secondary-pressed @5
  light #3DBDB5
  dark @4 #4ACAC2
  light-increased @4 {.light}
  dark-increased {.dark}
 accent
  light {base.color.amethyst}
  dark #A866C3
 highlight @5
  light {base.color.system.yellow.light}
  dark {base.color.system.yellow.dark}
 success
  light {base.color.emerald}
  dark #3BD97E
 warning @5
  light {base.color.amber}
  dark #FFA91F
 error @5
  light #E74C3C
  dark @4 #F45949
 tint @5
  primary
   light #5DADE2/0.1
   dark @9 #7EC8E3/0.1
  primary-opaque @10
   light #EFF1F3
   dark @4 #242B40
  success @5
   light #2ECC71/0.1
   dark @9 #3BD97E/0.1
  success-opaque @10
   light #EAF5E8
   dark @4 #1D2D36
  warning @5
   light #F39C12/0.1
   dark @9 #FFA91F/0.1
  warning-opaque @10
   light #FEF0DE
   dark @4 #31282D
  goal-reached-opaque @5
   light #EBF4E5 alike={"palette.tint.success-opaque.light":"10 percent of two greens that the app tells apart where they are full"}
   dark @12 #1C2C32 alike={"palette.tint.success-opaque.dark":"10 percent of two greens that the app tells apart where they are full"}
  quiet @13
   light #F9F5F2/0.5
   dark @9 #202038/0.5
  quiet-opaque @10
   light #FCF7F4 alike={"palette.background.light":"half of the secondary surface over the background, so that it lies between them","palette.surface-secondary.light":"half of the secondary surface over the background, so that it lies between them"}
   dark @14 #1D1D33 alike={"palette.background.dark":"half of the secondary surface over the background, so that it lies between them","palette.surface-secondary.dark":"half of the secondary surface over the background, so that it lies between them"}
  success-text @15
   light #007F40
   dark @4 {palette.success.dark}
   light-increased #006431
   dark-increased @4 {palette.success.dark-increased}
  warning-text
   light #9C6200
   dark @4 {palette.warning.dark}
   light-increased #7A4B00
   dark-increased @4 {palette.warning.dark-increased}
 label
  secondary-text
   light #6F6D6F
   dark @4 #9797A5
   light-increased @4 #555355
   dark-increased @4 #B2B2C0
  tertiary-text @5
   light #747070
   dark @4 #8C8D9F
   light-increased @4 #575252
   dark-increased @4 #B0B1C4
 primary-text @6
  light #2377AA
  dark @4 {palette.primary.dark}
  light-increased #005984
  dark-increased @4 {palette.primary.dark-increased}
 primary-graphic
  light #4292C6
  light-increased @4 {.light}
 on-primary
  light {base.color.ink}
  light-increased {base.color.black}
  dark-increased {base.color.ink}
 secondary-text
  light #007E78
  dark @4 {palette.secondary.dark}
  light-increased #005E59
  dark-increased @4 {palette.secondary.dark-increased}
 secondary-fill
  light-increased {palette.secondary.light-increased}
  dark-increased {palette.secondary.dark-increased}
 on-secondary
  light {base.color.ink}
  dark {base.color.ink}
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 accent-text
  light #9755B2
  dark @4 #B674D2
  light-increased @4 #783691
  dark-increased @4 #DD98F9
 accent-graphic @5
  light {palette.accent.light}
  light-increased {palette.accent.light-increased}
 accent-fill
  light-increased #7E3C97
  dark-increased @4 #BE7BD9
 on-accent @5
  light {base.color.white}
  dark {base.color.black}
  light-increased {base.color.white}
  dark-increased {base.color.black}
 success-text
  light #008242
  dark @4 {palette.success.dark}
  light-increased #006130
  dark-increased @4 {palette.success.dark-increased}
 success-graphic
  light #00A052
  light-increased @4 {.light}
 success-fill
  light-increased {palette.success.light-increased}
  dark-increased {palette.success.dark-increased}
 on-success
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 warning-text
  light #9F6400
  dark @4 {palette.warning.dark}
  light-increased #784900
  dark-increased @4 {palette.warning.dark-increased}
 warning-graphic
  light #C47C00
 warning-fill @5
  light-increased {palette.warning.light-increased}
  dark-increased {palette.warning.dark-increased}
 on-warning
  light-increased {base.color.ink}
  dark-increased {base.color.ink}
 error-text
  light #D23629
  dark @4 #F55A49
  light-increased @4 #AC0200
  dark-increased @4 #FF9687
 error-graphic @5
  dark {palette.error.dark}
  dark-increased {palette.error.dark-increased}
 error-fill
  light-increased #FE614F
  dark-increased @4 #FD6150
 on-error @5
  light {base.color.black}
  dark {base.color.ink}
 goal-reached-text
  light #00802E
  light-increased @4 #006423
  dark-increased @4 {base.color.system.green.dark}
 goal-reached-graphic
  light #00A13D
 at-risk-text @5
  light #E20E10
  dark @4 #FF4D41
  light-increased @4 #AC0005
  dark-increased @4 #FF9688
 streak @5
  none-text
   light #707075
   dark @4 {base.color.system.gray.dark}
   light-increased #535358
   dark-increased @4 #B2B2B7
  none-graphic @5
   light {base.color.system.gray.light}
   light-increased {base.color.system.gray.light}
  low-text
   light #A66000
   light-increased @4 #7E4600
   dark-increased @4 {base.color.system.orange.dark}
  low-graphic
   light #D17900
  mid-text @5
   light #E20E10
   dark @4 #FF4D41
   light-increased @4 #AC0005
   dark-increased @4 #FF9688
  high-text @5
   light #A245D0
   dark @4 #C560F8
   light-increased @4 #831EAE
   dark-increased @4 #DA99FF
 border @6
  light {base.color.system.separator.light}
  dark {base.color.system.separator.dark}
  light-increased #878E99
  dark-increased @4 #878E99
 card @5
  border
   light {base.color.clear}
   dark {base.color.clear}
 progress
  track
   light {palette.surface-secondary.light}
   dark {palette.surface-secondary.dark}
   light-increased {palette.surface-secondary.light-increased}
   dark-increased {palette.surface-secondary.dark-increased}
  outline
   light #918E8B
   dark @4 #6D6E8B
 shadow @6
  subtle
   light #000000/0.05
   dark @4 #000000/0.05
  card @5
   light #000000/0.08
   dark @4 #000000/0.08
  elevated @5
   light #000000/0.12
   dark @4 #000000/0.12
  prominent @5
   light #000000/0.16
   dark @4 #000000/0.16
  pressed @5
   light #000000/0.12
   dark @4 #000000/0.12
 growth @6
  light {palette.primary.light}
  dark {palette.primary.dark}
  light-increased {palette.primary.light-increased}
  dark-increased {palette.primary.dark-increased}
 growth-graphic
  light #4496C8
  light-increased @4 {.light}
 gradient
  primary-start
   light {base.color.coral}
   dark {base.color.coral}
   light-increased {.light}
   dark-increased {.dark}
  primary-end
   light {base.color.salmon}
   dark {base.color.salmon}
  primary-faded
   light #FFA07A/0.3
   dark @9 #FFA07A/0.3
  progress-start-graphic @10
   light #F05D5F
  progress-end-graphic @5
   light #00A455
  accent-75 @5
   light #9B59B6/0.75
   dark @9 #A866C3/0.75
  accent-45 @10
   light #9B59B6/0.45
   dark @9 #A866C3/0.45
  accent-12 @10
   light #9B59B6/0.12
   dark @9 #A866C3/0.12
  background-end @10
   light {base.color.warm-sand}
   dark {base.color.deep-navy}
   light-increased {.light}
   dark-increased {.dark}
  growth-20
   light #5DADE2/0.2
   dark @9 #7EC8E3/0.2
  growth-10 @10
   light #5DADE2/0.1
   dark @9 #7EC8E3/0.1
  accent-5 @10
   light #9B59B6/0.05
   dark @9 #A866C3/0.05
  timeline-bar-end @10
   light {palette.growth-graphic.light}
   dark #6AB4CE
   light-increased @4 {palette.growth-graphic.light-increased}
   dark-increased #6AB4CE
 badge @6
  zero
   capsule-opaque
    dark #303048
   number @5
    dark #99999E
    dark-increased @4 #B2B2B7
  active @6
   capsule-opaque
    dark #463738
  milestone @6
   capsule-opaque
    dark #464038
  label @6
   dark #ABABBC
   dark-increased @4 #B1B1C2
 calendar @6
  day
   none-opaque
    dark #35354C alike={"palette.badge.zero.capsule-opaque.dark":"a day without practice is 15 percent gray over the card, an empty badge 10 percent"}
   low-opaque @13
    light #93D2FF
    dark @4 #14667F
    light-increased @4 #93D2FF
    dark-increased @4 #055F78
   low-end @5
    light #9FD7FF
    dark @4 #0D637B
    light-increased @4 #9FD7FF
    dark-increased @4 #005C73
   medium-opaque @5
    light #64B3E9 alike={"palette.primary.light":"the primary color, moved until days of all levels differ"}
    dark @12 #4993AD
    light-increased @4 #64B3E9
    dark-increased @4 #5BA5BF
   medium-digit @5
    light {base.color.ink}
    dark {base.color.black}
    light-increased {base.color.ink}
    dark-increased {base.color.black}
   medium-end
    light #69B9EE
    dark @4 #448FA8
    light-increased @4 #69B9EE
    dark-increased @4 #57A0BA
   high-digit @5
    light {base.color.ink}
   high-end
    light #4B9BD0
    dark @4 #79C3DD
    light-increased @4 #005D8B
    dark-increased @4 #79C3DD
   low-digit @5
    dark-increased {base.color.white}
   high-opaque
    light #4697CA
    dark @4 #7EC8E3
    light-increased @4 #005A85
    dark-increased @4 #7EC8E3
 sync @7
  synced
   light #00A83F
  no-account @5
   light #D57B00
 adherence @6
  high
   light #008631
   light-increased @4 #006423
   dark-increased @4 {base.color.system.green.dark}
  medium
   light #AA6200
   light-increased @4 #814800
   dark-increased @4 {base.color.system.orange.dark}
  low
   light #E51514
   dark @4 #FF4D41
   light-increased @4 #B10005
   dark-increased @4 #FF9688
 streak-list @6
  met
   light #00A13C
 sharing @6
  start
   light #D34347
   light-increased @4 #AE1A29
  end @5
   light #B65E3A
   light-increased @4 #943F1A
product @7
 look :number "What of the look is on, 1, or off, 0."
  frosted-cards {base.count.0}
  row-press {base.count.0}
  accent-choice {base.count.0}
 toast :number "Seconds and counts of toasts that differ between products."
  warning {base.count.3}
  error {base.count.0}
  stack {base.count.1}
 type :typography "Text styles of this product; semantic/type takes them over as they are."
  large-title "A screen's large title." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=default
  title @11 "Titles of sheets, sections and celebrations." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
  title-small @11 "Titles inside a card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title3}"} textStyle="title3" design=default
  headline @11 "Headings of cards and rows." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
  body-large @13 "Reading text that leads a page." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=default
  body @11 "Body text and controls." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=default
  subheadline @11 "Values and labels beside a heading." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
  footnote @13 "Notes under a group." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.footnote}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.footnote}"} textStyle=footnote design=default
  caption @11 "Captions and axis labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
  caption-small @13 "The smallest captions, such as a badge's label." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
  button @11 "Button labels." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
  metric @11 "A figure in a stat card." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default minimumScale=0.7
  progress-label @13 "The label of a progress bar or ring." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
  tab-label @11 "The names in a tab bar, which beside each other have no room to grow beyond the largest ordinary size." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default largestTypeSize=xxxLarge
  chart-axis @18 "The labels along a chart." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
 space @12 :dimension "Distances of this product; semantic/space takes them over as they are."
  xxs "Inside a control: between a number and its unit, a symbol and its word." {base.size.4}
  xs @5 "Between closely related lines." {base.size.8}
  sm @5 "Between the rows of a card." {base.size.12}
  md @5 "The usual gap and padding." {base.size.16}
  lg @5 "Between groups." {base.size.24}
  xl @5 "Between sections." {base.size.32}
  xxl @5 "Around what stands alone, such as an empty state." {base.size.48}
  card @5 "Padding inside a card." {base.size.16}
  screen-margin @5 "Between a card and the screen's edges." {base.size.16}
  row @5 "Between the rows of a card." {base.size.12}
  stack @5 "Between the cards of a screen." {base.size.16}
  text-stack @5 "Between a title and the line right under it." {base.size.2}
  compact @5 "Between the lines of a compact card." {base.size.4}
  capsule @5
   horizontal "Beside what stands in a capsule: a badge, a change, a label." {base.size.12}
   vertical @5 "Above and below what stands in a capsule." {base.size.6}
  symbol-gap @6 "Between a symbol and the words it belongs to." {base.size.4}
 radius @6 :dimension "Corners of this product; semantic/radius takes them over as they are."
  card "Corners of a card." {base.size.12}
  progress-card @5 "Corners of a card that shows progress." {base.size.12}
  button @5 "Corners of a button." {base.size.12}
  input @5 "Corners of a text field." {base.size.8}
  row @5 "Corners of a row drawn as a card." {base.size.12}
 shadow @6 :dimension "How far this product's shadows fall and spread; their colours are in the palette."
  subtle
   offset {base.size.2}
   blur {base.size.8}
  card
   offset {base.size.4}
   blur {base.size.16}
  elevated
   offset {base.size.8}
   blur {base.size.32}
  prominent
   offset {base.size.12}
   blur {base.size.48}
  pressed
   offset {base.size.4}
   blur {base.size.24}
 motion :transition "How this product moves; semantic/motion takes these over as they are."
  standard "Most changes of state." {"duration":"{base.duration.250}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  quick @9 "Small answers to a touch." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  slow @9 "Large or calm changes." {"duration":"{base.duration.400}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
  spring @9 "Things that move to a new place." {"duration":"{base.duration.400}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.4,"damping":0.75}
  press @9 "A button while it is pressed." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.96}
  press-card @9 "A card while it is pressed." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"} scale={"from":1,"to":0.98}
  progress @9 "A bar or ring moving to a new value outside the milestone card." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
"""##,
        "Tokens/semantic/color.tokens.json",
#"""

color :color "Colours by job. A role keeps the seed's colour; its -text, -graphic and on- siblings are the ones to set words and thin marks in."
 background "The page behind everything." {mode.*}
 surface @5 "Cards, sheets and list rows lying on the background." {mode.*}
 surface-secondary @5 "Quiet areas inside a card: tracks, disabled buttons, grouped rows." {mode.*}
 surface-tertiary @5 "Content nested inside a grouped area." {mode.*}
 form-section "Sections of a form." {mode.*}
 fill "Neutral fill of chips and unselected controls; never for text." {mode.*}
 border "Hairlines, separators and outlines. Reaches 3:1 when contrast is increased." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=outline
 ground @10
  tab-bar "Behind the pages of an app, at the edge of the screen." {color.surface}
  island "The Dynamic Island, which is black whatever the appearance." {base.color.black}
 on-island @6 "Words in the Dynamic Island." {base.color.white} on=["color.ground.island"] use=text
 on-island-secondary "Supporting words in the Dynamic Island." {base.color.island.secondary} on=["color.ground.island"] use=text
 input
  background "Behind text the user types." {mode.*}
  border "Outline of a text field." {mode.*} on=["color.background","color.surface","color.input.background"] use=graphic
 text @11
  primary "Titles, values and body text." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.tint.primary-opaque","color.tint.success-opaque","color.tint.warning-opaque","color.tint.goal-reached-opaque","color.tint.quiet-opaque","color.input.background","banner.background.color","color.rest-day","segment.frame.color","segment.chosen.color"] use=text
  secondary @24 "Captions, side labels and supporting lines." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.tint.primary-opaque","color.tint.success-opaque","color.tint.warning-opaque","color.tint.goal-reached-opaque","color.tint.quiet-opaque","color.input.background","color.ground.tab-bar","banner.background.color","color.rest-day","segment.frame.color","segment.chosen.color","calendar.rest.color","week-strip.rest.color"] use=text
  tertiary @27 "Hints and timestamps: quieter than secondary, still readable." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.input.background"] use=text
 label @11
  primary "The system label colour, where a seed says primary text." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.tint.primary-opaque","color.tint.success-opaque","color.tint.warning-opaque","color.tint.goal-reached-opaque","color.tint.quiet-opaque"] use=text
  secondary @20 "The system's translucent secondary label, where a seed says secondary text. It fails as small text: set words in its text sibling." {mode.*}
  secondary-text @5 "Opaque secondary label that passes as text." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.tint.primary-opaque","color.tint.success-opaque","color.tint.warning-opaque","color.tint.goal-reached-opaque","color.tint.quiet-opaque"] use=text
  tertiary @19 "The system's translucent tertiary label, for placeholders that carry no meaning." {mode.*}
  tertiary-text "Opaque tertiary label that passes as text." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 neutral @11 "Inactive icons and muted marks; never for text." {mode.*}
 primary "The product's main colour: filled buttons, the compact bar, selected items. Not for text." {mode.*}
 primary-text @5 "Words and numbers in the main colour on a card, such as the next milestone's value." {mode.*} on=["color.surface","color.background","color.surface-secondary","color.ground.tab-bar","segment.chosen.color"] use=text
 primary-graphic @16 "Lines and symbols in the main colour that must be seen to understand the screen." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.tint.primary-opaque","segment.chosen.color"] use=graphic
 primary-pressed @17 "A filled button while it is pressed or focused." {mode.*}
 primary-fill "A filled control of the main colour that carries a label; deeper only where increased contrast asks for it." {mode.*}
 on-primary "Labels and symbols on a fill of the main colour." {mode.*} on=["color.primary-fill"] use=text
 secondary "Secondary actions and neutral trends. Not for text." {mode.*}
 secondary-text @5 "Words in the secondary colour." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 secondary-pressed @10 "A secondary button while it is pressed." {mode.*}
 secondary-fill "A filled control of the secondary colour that carries a label; deeper only where increased contrast asks for it." {mode.*}
 on-secondary "Labels and symbols on a fill of the secondary colour." {mode.*} on=["color.secondary-fill"] use=text
 accent "The one colour a person may replace: selection, celebrations, their own habit. Not for text." {mode.*}
 accent-text @5 "Words in the accent." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 accent-graphic @10 "Lines and symbols in the accent that must be seen." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","segment.chosen.color"] use=graphic
 accent-fill @16 "A filled control of the accent colour that carries a label; deeper only where increased contrast asks for it." {mode.*}
 on-accent "Labels and symbols on a fill of the accent." {mode.*} on=["color.accent-fill"] use=text
 on-bright "Ticks and symbols on a person's own colour, where that is bright." {base.color.ink}
 on-deep "Ticks and symbols on a person's own colour, where that is deep." {base.color.white}
 highlight "Small bright highlights; decoration only." {mode.*}
 success "Done, goal met, losing weight as planned. Fills and large marks; not for text." {mode.*}
 success-text @5 "Words about success on a page or a card." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 success-graphic @10 "Symbols about success that must be seen." {mode.*} on=["color.background","color.surface","color.progress.track","color.tint.primary-opaque","color.tint.success-opaque"] use=graphic
 success-fill @16 "A filled area of the success colour that carries a label." {mode.*}
 on-success "Labels on a fill of the success colour." {mode.*} on=["color.success-fill"] use=text
 warning "Attention: a trend the wrong way, a risk. Fills and large marks; not for text." {mode.*}
 warning-text @5 "Words about warning on a page or a card." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 warning-graphic @10 "Symbols about warning that must be seen." {mode.*} on=["color.background","color.surface","color.tint.warning-opaque"] use=graphic
 warning-fill @10 "A filled area of the warning colour that carries a label." {mode.*}
 on-warning "Labels on a fill of the warning colour." {mode.*} on=["color.warning-fill","achievement.reached.color"] use=text
 error @10 "Something failed. Fills and large marks; not for text." {mode.*}
 error-text "Words about error on a page or a card." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 error-graphic @10 "Symbols about error that must be seen." {mode.*} on=["color.background","color.surface"] use=graphic
 error-fill "A filled area of the error colour that carries a label." {mode.*}
 on-error "Labels on a fill of the error colour." {mode.*} on=["color.error-fill"] use=text
 goal-reached "The goal-reached banner's green: system green, not the success role." {mode.*}
 goal-reached-text @5 "Words in the goal-reached green." {mode.*} on=["color.background","color.surface","color.tint.goal-reached-opaque"] use=text
 goal-reached-graphic @10 "The banner's symbol where it must reach 3:1." {mode.*} on=["color.background","color.surface","color.tint.goal-reached-opaque"] use=graphic
 tint @10
  primary "A breath of the main colour, behind the prediction card on track. Increased contrast drops it for the bare background." {mode.*}
  primary-opaque "The same tint as one opaque colour over the background, for renderers without blending and for measuring." {mode.*}
  success "A breath of success, behind positive cards. Increased contrast drops it for the bare background." {mode.*}
  success-opaque "The same tint as one opaque colour over the background, for renderers without blending and for measuring." {mode.*}
  warning "A breath of warning, behind cautious cards. Increased contrast drops it for the bare background." {mode.*}
  warning-opaque "The same tint as one opaque colour over the background, for renderers without blending and for measuring." {mode.*}
  goal-reached "A breath of the goal-reached green, behind the banner. Increased contrast drops it for the bare background." {mode.*}
  goal-reached-opaque @5 "The same tint as one opaque colour over the background, for renderers without blending and for measuring." {mode.*}
  quiet "A breath of the secondary surface at half strength, behind cards without data. Increased contrast drops it for the bare background." {mode.*}
  quiet-opaque "The same tint as one opaque colour over the background, for renderers without blending and for measuring." {mode.*}
  success-text "Words and symbols about success on the tint of success or of the main colour." {mode.*} on=["color.tint.success-opaque","color.tint.primary-opaque","color.surface"] use=text
  warning-text @10 "Words and symbols about a warning on its tint." {mode.*} on=["color.tint.warning-opaque","color.surface"] use=text
 progress @8
  track "The empty part of a progress bar." {mode.*}
  fill @5 "The filled part of the compact bar." {color.primary}
  outline @5 "A line round the track, for increased contrast." {mode.*} on=["color.background","color.surface","color.progress.track","color.ground.island"] use=graphic
 streak @11
  none "The flame for no streak yet." {mode.*}
  none-text "The counter's digits and captions for no streak yet." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
  none-graphic @10 "The flame for no streak yet where it must reach 3:1." {mode.*} on=["color.background","color.surface","color.progress.track"] use=graphic
  low @10 "The flame for a streak of 1 to 6 days." {mode.*}
  low-text @5 "The counter's digits and captions for a streak of 1 to 6 days." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
  low-graphic @10 "The flame for a streak of 1 to 6 days where it must reach 3:1." {mode.*} on=["color.background","color.surface","color.progress.track"] use=graphic
  mid @10 "The flame for a streak of 7 to 29 days." {mode.*} on=["color.surface"] use=graphic
  mid-text "The counter's digits and captions for a streak of 7 to 29 days." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
  mid-graphic @10 "The flame for a streak of 7 to 29 days where it must reach 3:1." {mode.*} on=["color.background","color.surface","color.progress.track"] use=graphic
  high @10 "The flame for a streak of 30 days and more." {mode.*} on=["color.surface"] use=graphic
  high-text "The counter's digits and captions for a streak of 30 days and more." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
  high-graphic @10 "The flame for a streak of 30 days and more where it must reach 3:1." {mode.*} on=["color.background","color.surface","color.progress.track"] use=graphic
 at-risk @11 "The pulsing outline and warning symbol of a streak that ends tonight." {mode.*} on=["color.background","color.surface"] use=graphic
 at-risk-text @7 "The at-risk sentence and its countdown." {mode.*} on=["color.background","color.surface","color.surface-secondary"] use=text
 rest-day @10 "A planned day off, and the background of a selected item in Growth: neutral, not a gap." {mode.*}
 growth "The green of practice: calendar, timeline and heat map." {mode.*}
 growth-graphic @5 "The same green where single marks must reach 3:1." {mode.*} on=["color.background","color.surface","color.progress.track"] use=graphic
 scrim @10
  milestone "Dims the screen behind a milestone celebration." {mode.*}
  badge "Dims the screen behind a badge or streak celebration." {mode.*}
 system
  red "The system's red. Seed 002's flame from 7 days on and its at-risk outline." {mode.*}
  orange @5 "The system's orange. The flame of the first week, and the active badge." {mode.*}
  yellow @5 "The system's yellow. The milestone badge, and trophies." {mode.*}
  green @5 "The system's green. The goal-reached banner." {mode.*}
  blue @5 "The system's blue. Sync in progress; a habit colour." {mode.*}
  indigo "The system's indigo. A routine question." {mode.*}
  purple "The system's purple. The flame from 30 days on." {mode.*}
  pink @5 "The system's pink. Confetti." {mode.*}
  gray "The system's grey. Nothing yet, empty days, missed days." {mode.*}
  background @5 "The system's plain page." {mode.*}
  grouped-background "The system's page behind grouped cells." {mode.*}
  grouped-cell "The system's cell in a grouped page." {mode.*}
  grouped-tertiary "What the system nests inside a grouped cell." {mode.*}
  separator "The system's hairline." {mode.*}
 on-preset "The mark on a colour to choose, which is light or of middling lightness." {base.color.ink} on=["color.preset.accent.teal","color.preset.accent.orange","color.preset.accent.lavender","color.preset.accent.green","color.preset.accent.deep-teal","color.preset.accent.amber","color.preset.accent.mint","color.preset.accent.ocean","color.preset.routine.green","color.preset.routine.blue","color.preset.routine.orange","color.preset.routine.red","color.preset.routine.purple","color.preset.routine.light-blue","color.preset.habit.green","color.preset.habit.blue","color.preset.habit.orange","color.preset.habit.purple","color.preset.habit.red","color.preset.habit.yellow"] use=graphic
 preset @31
  accent
   teal "Accent to choose: Energetic Teal, the first choice." {base.color.energetic-teal}
   orange @5 "Accent to choose: Warm Orange." {base.color.warm-orange}
   lavender @5 "Accent to choose: Soothing Lavender." {base.color.soothing-lavender}
   green @5 "Accent to choose: Gentle Green." {base.color.gentle-green}
   deep-teal @5 "Accent to choose: the later, darker teal." {base.color.preset.deep-teal}
   amber @5 "Accent to choose: Amber." {base.color.preset.amber}
   mint @5 "Accent to choose: Mint." {base.color.preset.mint}
   ocean @5 "Accent to choose: Ocean." {base.color.preset.ocean}
  routine @6
   green "Routine colour to choose: green. A new routine starts with it." {base.color.system.green.light}
   green-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   blue @10 "Routine colour to choose: blue." {base.color.system.blue.light}
   blue-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   orange @10 "Routine colour to choose: orange." {base.color.system.orange.light}
   orange-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   red @10 "Routine colour to choose: red." {base.color.system.red.light}
   red-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   purple @10 "Routine colour to choose: purple." {base.color.system.purple.light}
   purple-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   light-blue @10 "Routine colour to choose: light blue." {base.color.preset.light-blue}
   light-blue-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
  habit-type @11
   task "What a task starts with." {base.color.system.green.light}
   task-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   timer @16 "What a timer starts with." {base.color.system.blue.light}
   timer-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   action @16 "What an external action starts with." {base.color.system.red.light}
   action-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   counter @16 "What a counter starts with." {base.color.preset.counter-yellow}
   counter-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   measurement @16 "What a measurement starts with." {base.color.preset.measurement-purple}
   measurement-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   guided-sequence @16 "What a guided sequence starts with." {base.color.preset.sequence-blue}
   guided-sequence-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
   question @16 "What a question starts with." {base.color.system.indigo.light}
   question-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track","color.ground.island"] use=graphic
  habit @17
   green "Habit colour to choose: green. Unknown names fall back to it." {mode.system.green}
   green-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   blue @10 "Habit colour to choose: blue." {mode.system.blue}
   blue-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   orange @10 "Habit colour to choose: orange." {mode.system.orange}
   orange-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   purple @10 "Habit colour to choose: purple." {mode.system.purple}
   purple-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   red @10 "Habit colour to choose: red." {mode.system.red}
   red-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
   yellow @10 "Habit colour to choose: yellow." {mode.system.yellow}
   yellow-graphic @5 "The same colour where it must reach 3:1 as a symbol, a bar or a dot." {mode.*} on=["color.background","color.surface","color.surface-secondary","color.progress.track"] use=graphic
  practice @11
   green "Growth accent to choose: its own green." {mode.growth}
   blue @5 "Growth accent to choose: blue." {mode.system.blue}
   purple @5 "Growth accent to choose: purple." {mode.system.purple}
   orange @5 "Growth accent to choose: orange." {mode.system.orange}
   red @5 "Growth accent to choose: red." {mode.system.red}
"""#,
        "Tokens/semantic/gradient.tokens.json",
#"""

gradient :gradient "Gradients by job; the direction is in the extension. Leading is the side reading starts from."
 progress-positive "The filled part of the full milestone bar, from coral to green." [{"color":"{base.color.coral}","position":0},{"color":"{base.color.emerald}","position":1}] direction=leading-trailing solid="color.success"
 progress-neutral @15 "A bar that shows progress without judging it." [{"color":"{mode.gradient.neutral-start}","position":0},{"color":"{mode.gradient.neutral-end}","position":1}] direction=leading-trailing solid="color.secondary"
 progress-positive-graphic @10 "The milestone bar's fill where it must reach 3:1 against its track." [{"color":"{mode.gradient.progress-start-graphic}","position":0},{"color":"{mode.gradient.progress-end-graphic}","position":1}] direction=leading-trailing solid="color.success-graphic" on=["color.progress.track"] use=graphic
 progress-accent @16 "A routine's progress bar: the accent, thinning out." [{"color":"{mode.accent}","position":0},{"color":"{mode.gradient.accent-75}","position":1}] direction=leading-trailing solid="color.accent"
 accent-swatch @10 "A swatch in the list of accents." [{"color":"{mode.accent}","position":0},{"color":"{mode.gradient.accent-75}","position":1}] direction=top-leading-bottom-trailing
 primary @8 "The product's own gradient: coral in W8Trackr, emerald to teal in Growth. Not the primary colour." [{"color":"{mode.gradient.primary-start}","position":0},{"color":"{mode.gradient.primary-end}","position":1}] direction=top-leading-bottom-trailing
 primary-vertical @10 "The product's gradient from top to bottom." [{"color":"{mode.gradient.primary-start}","position":0},{"color":"{mode.gradient.primary-end}","position":1}] direction=top-bottom
 primary-radial @8 "A spotlight in the product's gradient." [{"color":"{mode.gradient.primary-start}","position":0},{"color":"{mode.gradient.primary-faded}","position":1}] direction=radial startRadius=0 endRadius=200
 progress-angular @10 "Round a progress ring." [{"color":"{mode.gradient.primary-start}","position":0},{"color":"{mode.gradient.primary-end}","position":0.5},{"color":"{mode.gradient.primary-start}","position":1}] direction=angular
 success @9 "Goal states, and the hero card while weight falls." [{"color":"{base.color.emerald}","position":0},{"color":"{base.color.emerald-deep}","position":1}] direction=top-leading-bottom-trailing
 warning @10 "The hero card while weight rises." [{"color":"{base.color.amber}","position":0},{"color":"{base.color.amber-deep}","position":1}] direction=top-leading-bottom-trailing
 secondary @8 "Secondary elements." [{"color":"{base.color.turquoise}","position":0},{"color":"{base.color.turquoise-deep}","position":1}] direction=top-leading-bottom-trailing
 celebration @8 "Share images and the reveal of a badge." [{"color":"{base.color.amethyst}","position":0},{"color":"{base.color.amethyst-deep}","position":1}] direction=top-leading-bottom-trailing
 blue @8 "The floating action button, and the hero card while weight holds." [{"color":"{base.color.cornflower}","position":0},{"color":"{base.color.cornflower-deep}","position":1}] direction=top-leading-bottom-trailing
 background @8 "The page, where it is not one flat colour." [{"color":"{mode.background}","position":0},{"color":"{mode.gradient.background-end}","position":1}] direction=top-bottom solid="color.background"
 card-shimmer @10 "A highlight sweeping over a card; gone when motion is reduced." [{"color":"{base.color.clear}","position":0},{"color":"{base.color.white-10}","position":0.5},{"color":"{base.color.clear}","position":1}] direction=leading-trailing
 frosted-overlay @9 "The sheen on glass." [{"color":"{base.color.white-20}","position":0},{"color":"{base.color.white-10}","position":1}] direction=top-leading-bottom-trailing
 frosted-outline @8 "The outline of a frosted card. Increased contrast draws card.border instead." [{"color":"{base.color.white-50}","position":0},{"color":"{base.color.clear}","position":1}] direction=top-leading-bottom-trailing solid="card.border.color"
 elevated-outline @14 "The outline of an elevated card." [{"color":"{mode.gradient.accent-45}","position":0},{"color":"{mode.gradient.accent-12}","position":1}] direction=top-leading-bottom-trailing
 flame @8 "The flame of a streak celebration." [{"color":"{mode.system.red}","position":0},{"color":"{mode.system.orange}","position":0.5},{"color":"{mode.system.yellow}","position":1}] direction=bottom-top
 trophy @9 "The trophy of a share image." [{"color":"{mode.system.yellow}","position":0},{"color":"{mode.system.orange}","position":1}] direction=top-bottom
 timeline @8 "Under the timeline's line and in its bars." [{"color":"{mode.growth}","position":0},{"color":"{mode.gradient.growth-20}","position":1}] direction=top-bottom solid="color.growth"
 timeline-bars @10 "The bars of the practice timeline, 3:1 to the card all along." [{"color":"{mode.growth-graphic}","position":0},{"color":"{mode.gradient.timeline-bar-end}","position":1}] direction=top-bottom solid="color.growth-graphic" on=["color.surface"] use=graphic
 quick-practice @17 "The page of a quick practice." [{"color":"{mode.gradient.growth-10}","position":0},{"color":"{mode.gradient.accent-5}","position":1}] direction=top-leading-bottom-trailing
"""#,
        "Tokens/semantic/haptic.tokens.json",
#"""

haptic :number "Touch feedback: a kind, and an intensity from 0 to 1 for devices that know no kinds. Never the only signal."
 light "A small thing was touched." {base.percent.40} haptic=light
 medium "Something was done." {base.percent.70} haptic=medium
 heavy "Something large was done." {base.percent.100} haptic=heavy
 success "A goal was reached or a timer ended." {base.percent.100} haptic=success
 warning "Something wants a second look, such as a deletion." {base.percent.80} haptic=warning
 error "Something failed." {base.percent.100} haptic=error
 selection "Another item of a set was chosen." {base.percent.30} haptic=selection
 primary-button "A primary button." {base.percent.40} haptic=light
 secondary-button "A secondary button." {base.percent.30} haptic=selection
 picker "Another item of a picker, a switch card or a swatch." {base.percent.30} haptic=selection
 icon-button "An icon, a settings row or a coverage cell." {base.percent.40} haptic=light
 floating-button "The floating button." {base.percent.70} haptic=medium
 tab-change "Another tab." {base.percent.70} haptic=medium
 habit-complete "A habit was completed." {base.percent.70} haptic=medium
 habit-already-complete "A habit was complete already." {base.percent.100} haptic=success
 today-toggle "Today's state changed." {base.percent.40} haptic=light
 mood "A mood was chosen." {base.percent.40} haptic=light
 timer-step "The next step of a timer, with a click." {base.percent.70} haptic=medium
 timer-end "A timer ended, with a chime." {base.percent.100} haptic=success
 celebration "A milestone was reached." {base.percent.100} haptic=success
 delete "A deletion was confirmed." {base.percent.80} haptic=warning
 undo "A deletion was taken back." {base.percent.40} haptic=light
"""#,
        "Tokens/semantic/material.tokens.json",
#"""

material :color "Blurred surfaces. The value is the opaque colour to draw where transparency is reduced or unknown."
 card "A frosted card." {color.surface} material=ultraThin
 toast "A toast over the screen." {color.surface} material=ultraThin
"""#,
        "Tokens/semantic/motion.tokens.json",
#"""

motion :transition "Motions by what moves. A spring's true figures are in its extension; duration and curve are the nearest plain form. Every screen names a reduced form beside each." $extends="{product.motion}"
 progress-appear "A milestone bar growing from nothing when its card appears." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
 progress-change @9 "A milestone bar moving to a new value." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-out}"}
 flame-flicker @9 "The flame breathing: three times on appearing or change, then still. How far is in flame.flicker." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} repeat={"count":6,"autoreverses":true,"cycles":3}
 flame-restless @11 "The flame of a streak at risk: six quick flickers on appearing, then still. How far is in flame.flicker." {"duration":"{base.duration.400}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} repeat={"count":12,"autoreverses":true,"cycles":6}
 flame-explosion @15 "The flame bursting once when a streak reaches 7, 14 or 30 days." {"duration":"{base.duration.1000}","delay":"{base.duration.500}","timingFunction":"{base.curve.ease-out}"}
 at-risk-pulse @9 "The outline of a streak at risk: three pulses, then it stays." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} repeat={"count":6,"autoreverses":true,"cycles":3} scale={"from":1,"to":1.1}
 at-risk-shake @16 "The warning symbol shaking once on appearing: three swings to both sides within half a second." {"duration":"{base.duration.83}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} repeat={"count":6,"autoreverses":true,"cycles":3,"total":0.5} offset={"from":-3,"to":3,"axis":"horizontal"}
 today-pulse @16 "Today in the calendar: two pulses, then a ring." {"duration":"{base.duration.1000}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} repeat={"count":4,"autoreverses":true,"cycles":2} scale={"from":1,"to":1.12}
 number-change @16 "A number rolling to its new value." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.8,"damping":0.6}
 cross-fade @9 "What reduced motion puts in place of movement." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.linear}"}
 bouncy @9 "A playful arrival." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.bouncy}"} spring={"response":0.5,"damping":0.6}
 micro @9 "The smallest answers: a tick, a chip." {"duration":"{base.duration.150}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 press-bounce @9 "A round button while it is pressed." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.3,"damping":0.5} scale={"from":1,"to":0.9}
 toast @15 "A toast sliding in from above and out again." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} offset={"from":-100,"to":0,"axis":"vertical"}
 banner @11 "The goal-reached banner coming and going." {"duration":"{base.duration.250}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 overlay-dismiss @9 "An overlay leaving; it is removed when this ends." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in}"}
 celebration @9 "A celebration's symbol growing." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.bouncy}"} spring={"response":0.5,"damping":0.7} scale={"from":0.5,"to":1}
 celebration-card @15 "A celebration's card growing." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.bouncy}"} spring={"response":0.5,"damping":0.7} scale={"from":0.8,"to":1}
 celebration-text @15 "A celebration's words rising." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.bouncy}"} spring={"response":0.5,"damping":0.7} offset={"from":20,"to":0,"axis":"vertical"}
 completion-ring @15 "The ring of a finished routine filling." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.8,"damping":0.8}
 completion-symbol @11 "The symbol of a finished routine growing, once." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.bouncy}"} spring={"response":0.6,"damping":0.8} scale={"from":0.5,"to":1}
 confetti @16 "Confetti falling; never when motion is reduced." {"duration":"{base.duration.2500}","delay":"{base.duration.300}","timingFunction":"{base.curve.ease-out}"}
 routine-bar @9 "A routine's bar moving on." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.6,"damping":0.85}
 timer-linear @11 "A timer's bar." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 timer-circular @9 "A timer's ring." {"duration":"{base.duration.800}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 matched-transition @9 "A card opening into its screen." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.6,"damping":0.8}
 context-change @11 "The gallery of routines following the context." {"duration":"{base.duration.600}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.6,"damping":0.8}
 page @11 "The next step: in from trailing, out to leading." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 modal @9 "A modal moving up from the bottom and fading in." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 scale-fade @9 "Something appearing where it stands." {"duration":"{base.duration.300}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} scale={"from":0.8,"to":1}
 data-change @9 "Cells and charts taking new data." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"}
 range-change @9 "A chart changing its range." {"duration":"{base.duration.500}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.5,"damping":0.8}
 hover @9 "A coverage cell under the pointer." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.ease-in-out}"} scale={"from":1,"to":1.1}
 drag-lift @11 "A row picked up to be moved." {"duration":"{base.duration.200}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.3,"damping":0.7} scale={"from":1,"to":1.03}
 accent-change @16 "Colours changing to a new accent." {"duration":"{base.duration.350}","delay":"{base.duration.0}","timingFunction":"{base.curve.spring}"} spring={"response":0.35,"damping":0.75}
"""#,
        "Tokens/semantic/opacity.tokens.json",
#"""

opacity :number "How much of a colour shows."
 tint "A tinted card or banner." {base.percent.10}
 badge @5 "The capsule behind an active badge." {base.percent.15}
 progress-outline @5 "The line round the track of a progress bar, unless contrast is increased." {base.percent.40}
 disabled @5 "A control that cannot be used." {base.percent.40}
 pressed @5 "A pressed button when motion is reduced." {base.percent.85}
 quiet-surface @5 "The secondary surface behind cards without data." {base.percent.50}
 missed-day @5 "The bar of a missed day." {base.percent.20}
 selected-icon @5 "The circle behind a chosen icon, in its colour." {base.percent.20}
 chosen-swatch @5 "The ring round the chosen accent." {base.percent.50}
 timer-disc @5 "The disc behind a timer's symbol, in the habit's colour." {base.percent.20}
 today-done @5 "The today button's background once done, in the habit's colour." {base.percent.20}
 today-open @5 "The today button's background before, in grey." {base.percent.10}
 sharing-name @5 "The app's name on a share image." {base.percent.70}
 flame-glow-low @5 "The glow behind the flame, in the low tier." {base.percent.15}
 flame-glow-mid @5 "The glow behind the flame, in the mid tier." {base.percent.30}
 flame-glow-high @5 "The glow behind the flame, in the high tier." {base.percent.45}
"""#,
        "Tokens/semantic/radius.tokens.json",
#"""

radius :dimension "Corner radii: a scale shared by all products, and the corners of one product's parts from its file." $extends="{product.radius}"
 xs "Bars and small marks." {base.size.4}
 sm @5 "Small controls, cells and chips." {base.size.8}
 md @5 "Cards and banners." {base.size.12}
 lg @5 "Large cards." {base.size.16}
 xl @5 "Sheets." {base.size.24}
 full @5 "Capsules: half the height, whatever it is." {base.size.9999}
"""#,
        "Tokens/semantic/shadow.tokens.json",
#"""

shadow :shadow "Shadows by height. The blur is twice the radius of SwiftUI's shadow."
 subtle "Under a small stat card." {"color":"{mode.shadow.subtle}","offsetX":"{base.size.0}","offsetY":"{product.shadow.subtle.offset}","blur":"{product.shadow.subtle.blur}","spread":"{base.size.0}"}
 card @10 "Under a card lying on the page." {"color":"{mode.shadow.card}","offsetX":"{base.size.0}","offsetY":"{product.shadow.card.offset}","blur":"{product.shadow.card.blur}","spread":"{base.size.0}"}
 elevated @11 "Under what is lifted above the cards, such as a dragged row." {"color":"{mode.shadow.elevated}","offsetX":"{base.size.0}","offsetY":"{product.shadow.elevated.offset}","blur":"{product.shadow.elevated.blur}","spread":"{base.size.0}"}
 prominent @10 "Under what floats above everything." {"color":"{mode.shadow.prominent}","offsetX":"{base.size.0}","offsetY":"{product.shadow.prominent.offset}","blur":"{product.shadow.prominent.blur}","spread":"{base.size.0}"}
 pressed @10 "Under a card while it is pressed." {"color":"{mode.shadow.pressed}","offsetX":"{base.size.0}","offsetY":"{product.shadow.pressed.offset}","blur":"{product.shadow.pressed.blur}","spread":"{base.size.0}"}
"""#,
        "Tokens/semantic/space.tokens.json",
#"""

space :dimension "Distances by job. The scale and the card measures differ by product and come from its file." $extends="{product.space}"
 hero
  horizontal "Beside the hero card's content." {base.size.20}
  vertical @5 "Above and below the hero card's content." {base.size.24}
 unit-gap @6 "Between a number and its unit." {base.size.4}
 badge-gap @5 "Between a badge's flame and its number." {base.size.6}
 table-column @5 "Between the columns of a table." {base.size.8}
 celebration @5 "Between a celebration's card and the edges of the screen." {base.size.40}
"""#,
        "Tokens/semantic/type.tokens.json",
#"""

type :typography "Text styles by job. The general ones (title, headline, body …) differ by product and come from its file." $extends="{product.type}"
 milestone-value "The next milestone beside the card's heading; its number takes the emphasis, its unit does not." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default emphasis=bold minimumScale=0.8
 milestone-label @19 "The milestones at both ends of the bar." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default minimumScale=0.8
 milestone-remaining @13 "What is left to the next milestone; its number takes the emphasis." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default emphasis=semi-bold minimumScale=0.8
 milestone-estimate @19 "The days left at the current pace, and the weekly rate." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default minimumScale=0.8
 milestone-symbol @13 "The calendar symbol before the estimate." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
 milestone-compact @11 "The compact card's first line." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default minimumScale=0.8
 milestone-goal @18 "The compact card's goal line." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default minimumScale=0.8
 counter @13
  low "The streak counter's number below 7 days." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.24}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.24-on-30}"} textStyle="title1" design=default
  mid @11 "The streak counter's number from 7 to 29 days." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.26}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.26-on-32}"} textStyle="title1" design=default
  high @13 "The streak counter's number from 30 days on." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title1}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title1}"} textStyle="title1" design=default
  unit @11 "The word days under the counter." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
 message @14 "The motivational line under the counter." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.callout}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.callout}"} textStyle=callout design=default
 countdown @11 "The time left while a streak is at risk." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default
 hero-number @11 "The weight on the hero card." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.56}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.56-on-68}"} textStyle=largeTitle design=rounded minimumScale=0.6
 hero-unit @11 "The unit beside the hero card's number." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
 hero-label @11 "The hero card's heading and its change." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.subheadline}","fontWeight":"{base.font.weight.medium}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.subheadline}"} textStyle=subheadline design=default minimumScale=0.8
 hero-detail @18 "The hero card's last line." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
 stat-value @11 "A quick stat's value." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default minimumScale=0.7
 banner-title @13 "The goal-reached banner's title." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
 banner-text @11 "The goal-reached banner's sentence." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
 banner-symbol @11 "The goal-reached banner's symbol." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
 celebration-title @11 "The title of a celebration." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title1}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title1}"} textStyle="title1" design=default
 celebration-number @11 "The milestone in a celebration." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.large-title}","fontWeight":"{base.font.weight.heavy}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.large-title}"} textStyle=largeTitle design=default
 celebration-unit @11 "The unit beside a celebration's number." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
 badge-number @11 "The number in a streak badge." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.headline}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.headline}"} textStyle=headline design=default
 badge-number-milestone @11 "The larger number in a badge from 7 days on." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title3}"} textStyle="title3" design=default
 badge-label @13 "The label under a badge's number." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption2}"} textStyle="caption2" design=default
 badge-symbol @11 "The flame in a streak badge." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.body}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.body}"} textStyle=body design=default
 badge-symbol-milestone @11 "The larger flame from 7 days on." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title3}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title3}"} textStyle="title3" design=default
 calendar-day @11 "The number in a calendar day." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
 chart-value @11 "The value of the chosen point." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.caption1}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.caption1}"} textStyle="caption1" design=default
 habit-symbol @11 "A habit's symbol and its check mark in a list." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title2}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.title2}"} textStyle="title2" design=default
 timer-compact @11 "The time of a running timer on the lock screen." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.24}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.24-on-30}"} textStyle="title2" design=rounded
 widget-number @11 "The number of a streak widget." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.42}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.42-on-50}"} textStyle=largeTitle design=rounded
 widget-weight @11 "The number of a weight widget." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.44}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.44-on-52}"} textStyle=largeTitle design=rounded
 sharing-title @11 "The heading of a share image; its size is fixed." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.title1}","fontWeight":"{base.font.weight.heavy}","letterSpacing":"{base.font.tracking.spread}","lineHeight":"{base.font.line-height.title1}"} textStyle="title1" design=default scales=false
 sharing-number @13 "The number of a share image; its size is fixed." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.96}","fontWeight":"{base.font.weight.black}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.96-on-115}"} textStyle=largeTitle design=rounded scales=false
 sharing-unit @13 "The unit of a share image; its size is fixed." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.40}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.40-on-48}"} textStyle=largeTitle design=default scales=false
 sharing-percent @13 "The percentage of a progress image; its size is fixed." {"fontFamily":"{base.font.family.rounded}","fontSize":"{base.font.size.72}","fontWeight":"{base.font.weight.bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.72-on-86}"} textStyle=largeTitle design=rounded scales=false
 sharing-caption @13 "The line under the percentage; its size is fixed." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.24}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.24-on-30}"} textStyle="title3" design=default scales=false
 sharing-change @13 "The change on a progress image; its size is fixed." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.24}","fontWeight":"{base.font.weight.semi-bold}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.24-on-30}"} textStyle="title2" design=default scales=false
 sharing-name @13 "The app's name and the period on a share image; its size is fixed." {"fontFamily":"{base.font.family.text}","fontSize":"{base.font.size.24}","fontWeight":"{base.font.weight.regular}","letterSpacing":"{base.font.tracking.none}","lineHeight":"{base.font.line-height.24-on-30}"} textStyle=callout design=default scales=false
"""#,
    ]
}
