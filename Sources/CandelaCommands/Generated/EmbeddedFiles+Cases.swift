// swift-format-ignore-file
// Written by candela-generate from the files in 'Sources/CandelaCommands/Conformance/Cases'; change those instead.

extension EmbeddedFiles {
    /// The files in 'Sources/CandelaCommands/Conformance/Cases'.
    static let cases = EmbeddedFiles([
        "actions.cases": ##"""
# Presses, menus, confirmations and touches, and the events that are sent.
kind more = intent.kind=app intent.name=act

press  act-1  by ltr
  column
    button#button "Press"
    toggle#toggle
      text#t "On"
    choice#choice form=segmented
      option#one "One" isSelected
      option#two "Two"
    button#disabled isDisabled
      text#t "Off"
  press button button/act
  press toggle toggle/act
  press choice/one choice/one/act
  press choice/two choice/two/act
  press disabled

press-intents  act-1  by ltr
  column
    button#a action.id=ask action.intent.kind=permission action.intent.name=notifications action.label="Ask"
      text#t "Ask"
    button#b action.id=tell action.intent.name=tell action.intent.value=2 action.label="Tell"
      text#t "Tell"
  press a a/ask
  press b b/tell

press-menu  act-1 choice-6  by ltr
  column
    choice#choice form=menu label="Label"/body
      option#one "One" isSelected
      option#two "Two"
  press choice/two choice/two/act

confirmation  act-2  by ltr
  column
    button#button action.id=delete action.intent.kind=delete action.intent.name=none action.intent.record=habit action.intent.ids=read, action.label="Delete" action.role=destructive action.confirmation.title="Delete?" action.confirmation.message="It cannot be undone." action.confirmation.confirm="Delete it" action.confirmation.cancel="Keep it"
      text#t "Delete"
  press button
  answer "Keep it"
  press button
  answer "Delete it" button/delete

# Further actions are in a menu.
further-actions  act-3  by ltr
  column
    column#row
      .actions more id=share label="Share"
      .actions more id=delete label="Delete"
      text#t "ab"
    button#button "Press"
      .actions more id=more label="More"
  perform row/delete
  press button button/act
  perform button/more

# Seven cells of 28 × 28 with gaps of 4: too small to touch, so that the nearest is meant. The middle
# of the third cell of the second row is at 2.5 of 7 columns, and below.
adjustable-grid  act-6  by ltr
  column
    grid#grid xxs columns=7 accessibility.role=adjustable accessibility.label="Days" accessibility.value="13" width=220
      button#0..13 action.label="$id"
        block#mark 20 20
  touch grid 2.5/7 0.9 grid/9/act

# Days 0, 10 and 20 of 21 steps, in the middle of theirs: 0.5, 10.5 and 20.5 of 21.
chart-select  chart-6 chart-16
  chart#chart height=200 x.title="Day" x.scale=day x.min=0 x.max=20 x.marks=[] y.title="Value" y.scale=number y.min=0 y.max=10 y.marks=[] grid.color=chart.grid.color grid.width=chart.grid.width direction=leftToRight table.caption="Values" table.headers=Day,Value table.rows=[["1","2"]] select.id=select select.intent.kind=app select.intent.name=act select.label="Select"
    .series id=one name="One" form=points color=chart.entry.color
      .points x=0 y=1 spoken="Day 0.0"
      .points x=10 y=1 spoken="Day 10.0"
      .points x=20 y=1 spoken="Day 20.0"
  touch chart 0.1 0.5 chart/select "1970-01-01"
  touch chart 0.6 0.5 chart/select "1970-01-11"
  touch chart 0.9 0.5 chart/select "1970-01-21"

"""##,
        "boxes.cases": ##"""
# Padding, borders, widths and heights of elements.

# 1 of border and 16 of padding on each side.
box-padding  box-1 box-14  at 320 390  in large accessibility1
  column#box surface.fill=color.surface surface.border.color=color.border surface.border.width=card.border.width surface.padding=space.card
    text#a "ab"
  let edge 1+card
  box    0 0        inner line+2*edge
  box/a  edge edge

box-insets  box-1 box-2
  column
    text#a "ab" surface.fill=color.surface surface.padding=space.card surface.insets.horizontal=space.lg surface.insets.vertical=space.xs
  a  0 0  w(a)+2*lg line+2*xs

box-gradient-border  box-3
  column#box surface.fill=color.surface surface.border.color=color.border surface.border.width=card.elevated-outline.width surface.border.gradient=gradient.elevated-outline surface.padding=space.sm
    text#a "ab"
  box    0 0    inner line+2*sm
  box/a  sm sm

# 120 is the width of the box, with 2 × 16 of padding; 500 is more than there is.
box-width  box-4  at 320 390  in large accessibility1
  column
    column#a width=120 surface.padding=space.md
      text#t "ab"
    column#b width=500
      text#t "ab"
  let high line+2*md
  a  0 0     scaled(120) high
  b  0 high  inner line

# 40 is more than one line and less than three of "aaaa bbbb cccc" in 40 points.
box-height  box-5 box-13
  column
    column#a height=40
      text#t "ab"
    column#b width=40 height=40
      text#t "aaaa bbbb cccc"
    layers#c height=40
      block#s 20 60
    bar#d height=12
  a    0 0             inner 40
  a/t  0 0
  b    0 40            40 3*line
  c    0 40+3*line     20 40
  d    0 40+3*line+40  inner 12

box-width-words  box-6  at 320 390
  column
    text#a "ab" width=fill
    column#b width=hug
      text#t "cde"
    line sm
      text#c "ab" width=fill
      text#d "cde"
  a  0 0                inner line
  b  0 line             w(b/t) line
  c  0 2*line           inner-sm-w(d) line
  d  inner-w(d) 2*line

box-height-fill  box-7 layout-4
  column
    line
      block#a 20 60
      column#b height=fill
        text#t "ab"
    layers
      block#c 100 50
      column#d height=fill
        text#t "ab"
    column#g height=100
      text#e "ab"
      column#f height=fill
        text#t "cd"
  b    20 0                w(b/t) 60
  d    (100-w(d/t))/2 60   w(d/t) 50
  g    0 110               inner 100
  g/f  0 110+line          inner 100-line

box-fills  box-8 grid-1 table-1  at 320 390 1024
  column
    line#row
      text#t "ab"
    column#column
      text#t "ab"
    grid#grid columns=2
      text#t "ab"
    list#list
      text#t "ab"
    table#table
      .columns id=one
      line
        text#t "ab"
    bar#bar height=10
    text#text "ab"
    button#button "Press here"
  row     0 0                       inner line
  column  0 line                    inner line
  grid    0 2*line                  inner line
  list    0 3*line                  inner line
  table   0 4*line                  inner line
  bar     0 5*line                  inner 10
  text    0 5*line+10
  button  0 6*line+10               w(button/label) target

# A bar grows; a column has its natural width.
box-grows-in-row  box-9  at 320 390
  line xs
    column#a
      text#t "ab"
    bar#b height=10
    line#c
      text#t "cd"
  a  0 0            w(a/t) line
  b  w(a/t)+xs 0    inner-w(a/t)-w(c/t)-2*xs 10
  c  inner-w(c/t) 0  w(c/t) line

# The bar is as wide as the layers, and everything is centred in them.
box-in-layers  box-10 layout-16
  column
    layers#layers
      block#a 200 40
      bar#b fill=color.success-graphic height=10
      column#c
        text#t "cd"
  layers    0 0                                     200 40
  layers/b  0 15                                    200 10
  layers/c  (200-w(layers/c/t))/2 (40-line)/2       w(layers/c/t) line

# 17 + 8 + 25.5, with 2 × 12 of padding, centred.
box-natural-width  box-11 layout-3
  column align=center
    line#row xs surface.fill=color.surface surface.padding=space.sm
      text#a "ab"
      text#b "cde"
  let wide w(row/a)+xs+w(row/b)+2*sm
  let x (inner-wide)/2
  row    x 0                        wide line+2*sm
  row/a  x+sm sm
  row/b  x+wide-sm-w(row/b) sm

# 44, and 44 × 48 ÷ 22 = 96. If large, the switch is 12 below the label; 34.5 × 0.5 points are less than 96.
box-targets  box-12  in large accessibility3
  column
    button#button "a"
    toggle#toggle
      text#t "On" caption-small
  button  0 0       target target
  when accessibility
    toggle  0 target  inner max(target,line(caption-small)+12+31)
  else
    toggle  0 target  inner target

# 44 − 22 is shared above and below the text; a column's content is at its top.
box-content-place  box-13 button-1
  column
    button#a "ab" surface.fill=color.tint.primary
    column#b justify=end height=60
      text#t "ab"
    line#c height=60
      text#t "cd"
  a        0 0                             44 44
  a/label  (44-w(a/label))/2 (44-line)/2
  b/t      0 44+60-line
  c/t      0 44+60

# A growing block is as wide as what remains, and a divider in a row never grows.
box-grows-instead  box-6 box-9  at 320 390
  column xs
    line xs
      block#a 40 20 grows
      block#b 60 20
    line xs
      text#c "ab"
      divider#d
      text#e "cd"
  a  0 0              inner-60-xs 20
  b  inner-60 0
  c  0 20+xs
  d  w(c)+xs 20+xs    1 line
  e  w(c)+xs+1+xs 20+xs

# The column has 120 − 30 for the block that is 20 high without growing.
box-grows-down  box-6 layout-4  by ltr
  column#column height=120
    block#a 40 20 grows
    block#b 60 30
  column    0 0       inner 120
  column/a  0 0       40 120-30
  column/b  0 120-30

# (288 − 7 × 8) ÷ 8 = 29 is less than the 44 of a target.
box-targets-in-grid  box-12 grid-8  by ltr
  grid xs columns=8
    button#a "1"
    button#b "2"
  let each (inner-7*xs)/8
  a  0 0        each target
  b  each+xs 0  each target

"""##,
        "charts.cases": ##"""
# Charts. Unless a case has other series, it has a line of one point.
kind graph = chart height=200 x.title="Hour" x.scale=number x.min=0 x.max=100 x.marks=[] y.title="Value" y.scale=number y.min=0 y.max=10 y.marks=[] series=[{"id":"a","name":"a","form":"line","color":"chart.entry.color","width":"chart.trend.width","points":[{"x":0,"y":5,"spoken":"Five"}]}] grid.color=chart.grid.color grid.width=chart.grid.width direction=leftToRight table.caption="Values" table.headers=Day,Value table.rows=[["1","2"]]
kind one = color=chart.entry.color width=chart.trend.width points=[{"x":0,"y":5,"spoken":"Five"}]
kind rule = color=chart.goal.color width=chart.rule.width

# The labels of `y` are 11 = 2 characters wide, those of `x` 13 high. The plot gets the rest of 200 in
# width and height. The summary follows the reading direction, all else does not.
chart-frame  chart-1 chart-2 chart-3  at 320 390 1024
  graph#chart summary="Summary"/body
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=0 text="0"/chart-axis
    .y.marks position=5 text="50"/chart-axis
  let left w("50",chart-axis)+6
  let top line+8
  chart          0 0       inner 200
  chart#summary  0 0       inner line                               "Summary"
  chart#plot     left top  inner-left 200-top-4-line(chart-axis)    fixed

# A chart from right to left is mirrored: the labels of `y` are on the right.
chart-mirrored  chart-3
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=5 text="50"/chart-axis
  replace '"direction":"leftToRight","table"' '"direction":"rightToLeft","table"'
  chart#plot  0 0  inner-w("50",chart-axis)-6 200-4-line(chart-axis)  fixed

chart-least-plot  chart-1
  graph#chart height=40
    .x.marks position=50 text="50"/chart-axis
  chart  0 0  inner 80+4+line(chart-axis)

# Marks of 16 and of 10 for points, 6, and the text; 12 between: 46 + 12 + 52 + 12 + 100 is less than
# 288.
chart-legend  chart-4 chart-5  at 320 390
  graph#chart series=[]
    .series one id=a name="a" legend="Bars"/caption form=bars
    .series one id=b name="b" legend="Points"/caption form=points
    .series one id=c name="c" legend="A dashed line"/caption form=dashedLine
  let a 16+6+w("Bars",caption)
  let b 10+6+w("Points",caption)
  let high line(caption)
  chart#key0  0 0            a high
  chart#key1  a+12 0         b high
  chart#key2  a+12+b+12 0    16+6+w("A dashed line",caption) high
  chart#plot  6 high+8       inner-6 200-high-8-4  fixed

chart-legend-lines  chart-4
  graph#chart series=[]
    .series one id=a name="a" legend="A very long name of a series"/caption form=bars
    .series one id=b name="b" legend="A very long name of a series"/caption form=hollowBars
  let wide 16+6+w("A very long name of a series",caption)
  let high line(caption)
  chart#key0  0 0       wide high
  chart#key1  0 high+4  wide high

# In the plot, 0 is at the bottom and 10 at the top; labels are centred on their positions.
chart-y-labels  chart-6 chart-7 chart-10  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=2.5 text="0"/chart-axis
    .y.marks position=5 text="100"/chart-axis
  let high line(chart-axis)
  let plot 200-4-high
  let left w("100",chart-axis)
  let zero w("0",chart-axis)
  chart#y0  left-zero 0.75*plot-high/2  zero high  "0"
  chart#y1  0 0.5*plot-high/2           left high  "100"

# At accessibility sizes the lowest label is above its position, and the highest below.
chart-y-labels-large  chart-7  in accessibility1  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=0 text="1"/chart-axis
    .y.marks position=10 text="2"/chart-axis
  let high line(chart-axis)
  chart#y0  0 scaled(200)-4-high-high  w("1",chart-axis) high
  chart#y1  0 0                        w("1",chart-axis) high

# A single label is below its position.
chart-y-label-large  chart-7  in accessibility1  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=5 text="1"/chart-axis
  let high line(chart-axis)
  chart#y0  0 0.5*(scaled(200)-4-high)  w("1",chart-axis) high

# The first label would begin before the chart, the last end after it. Without labels of `y`, the plot
# begins after 6 points.
chart-x-labels  chart-6 chart-8  at 320 390
  graph#chart
    .x.marks position=0 text="January"/chart-axis
    .x.marks position=50 text="June"/chart-axis
    .x.marks position=100 text="December"/chart-axis
  let high line(chart-axis)
  let y 200-high
  let january w("January",chart-axis)
  let june w("June",chart-axis)
  let december w("December",chart-axis)
  chart#x0  max(0,6-january/2) y      january high   "January"   fixed
  chart#x1  6+(inner-6)/2-june/2 y    june high      "June"      fixed
  chart#x2  inner-december y          december high  "December"  fixed

# Days 10 to 19 are ten steps: the second is at 1.5 of them.
chart-days  chart-6  at 320 390  by ltr
  graph#chart x.title="Day" x.scale=day x.min=10 x.max=19 series=[]
    .series one id=a name="a" form=bars
    .x.marks position=11 text="11"/chart-axis
    .x.marks position=18 text="18"/chart-axis
  let wide w("11",chart-axis)
  let high line(chart-axis)
  chart#x0  6+1.5/10*(inner-6)-wide/2 200-high  wide high
  chart#x1  6+8.5/10*(inner-6)-wide/2 200-high  wide high

# Marks 0 to 3 are four steps.
chart-categories  chart-6  by ltr
  graph#chart x.title="Weekday" x.scale=category x.min=none x.max=none series=[]
    .series one id=a name="a" form=bars
    .x.marks position=0 text="M"/chart-axis
    .x.marks position=1 text="M"/chart-axis
    .x.marks position=2 text="M"/chart-axis
    .x.marks position=3 text="M"/chart-axis
  let wide w("M",chart-axis)
  let high line(chart-axis)
  chart#x0  6+0.5/4*(inner-6)-wide/2 200-high  wide high
  chart#x1  6+1.5/4*(inner-6)-wide/2 200-high  wide high
  chart#x2  6+2.5/4*(inner-6)-wide/2 200-high  wide high
  chart#x3  6+3.5/4*(inner-6)-wide/2 200-high  wide high

# Of 100 in 282: "January" of 38.5 is around 112.8, "June" of 22 around 141, 8 points less than 4
# after it, and "December" of 44 around 197.4.
chart-dense-x  chart-9  by ltr
  graph#chart
    .x.marks position=40 text="January"/chart-axis
    .x.marks position=50 text="June"/chart-axis
    .x.marks position=70 text="December"/chart-axis
  let high line(chart-axis)
  let january w("January",chart-axis)
  let december w("December",chart-axis)
  chart#x0  6+0.4*(inner-6)-january/2 200-high   january high   "January"
  chart#x2  6+0.7*(inner-6)-december/2 200-high  december high  "December"
  absent chart#x1

# In a plot of 183, a step of 1 is 18.3 and more than a line of 13, and half a step is not. From the
# top on, 10 and 9 are drawn, 8.5 is not, and 8 is.
chart-dense-y  chart-9 chart-7  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=8 text="1"/chart-axis
    .y.marks position=8.5 text="1"/chart-axis
    .y.marks position=9 text="1"/chart-axis
    .y.marks position=10 text="1"/chart-axis
  let high line(chart-axis)
  let plot 200-4-high
  let wide w("1",chart-axis)
  chart#y3  0 0-high/2         wide high
  chart#y2  0 0.1*plot-high/2  wide high
  chart#y0  0 0.2*plot-high/2  wide high
  absent chart#y1

# At 5 of 10 the text is above the line; at 6, above the middle, below it.
chart-rules  chart-13  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=5 text="5"/chart-axis
    .rules rule id=a axis=y position=5 text="Goal"/caption dash=chart.goal.dash,chart.goal.gap
    .rules rule id=b axis=y position=6 text="High"/caption dash=chart.goal.dash,chart.goal.gap
  let plot 200-4-line(chart-axis)
  let high line(caption)
  let wide w("Goal",caption)
  chart#rule0  inner-wide 0.5*plot-high  wide high  "Goal"
  chart#rule1  inner-wide 0.4*plot       wide high  "High"

# 51 characters of 6 are wider than the plot of 276, so that the text has two lines.
chart-long-rule  chart-13  by ltr
  graph#chart
    .x.marks position=50 text="50"/chart-axis
    .y.marks position=5 text="5"/chart-axis
    .rules rule id=a axis=y position=5 text="The goal that was set at the beginning of this year"/caption
  let left w("5",chart-axis)+6
  let plot 200-4-line(chart-axis)
  let high 2*line(caption)
  chart#rule0  left 0.5*plot-high  inner-left high  "The goal that was set at the beginning of this" "year"

# At 25 of 100, a quarter of the text is to the left of the line.
chart-vertical-rule  chart-14  by ltr
  graph#chart
    .y.marks position=5 text="5"/chart-axis
    .rules rule id=a axis=x position=25 text="Start"/caption
  let left w("5",chart-axis)+6
  let wide w("Start",caption)
  chart#rule0  left+0.25*(inner-left)-0.25*wide 0  wide line(caption)  "Start"

chart-note  chart-14 chart-15  by ltr
  graph#chart selection.x=75 selection.y=5 selection.color=chart.selection.color
    .y.marks position=5 text="5"/chart-axis
    .selection.lines "March 1" caption color=color.text.primary
    .selection.lines "81.5 kg" caption color=color.text.primary
  let left w("5",chart-axis)+6
  let wide w("81.5 kg",caption)
  chart#note  left+0.75*(inner-left)-0.75*wide 0  wide 2*line(caption)  "March 1" "81.5 kg"

"""##,
        "controls.cases": ##"""
# Buttons, switches, steppers and choices.

# 24 + 8 + 42.5 in the middle of 200.
button-row  button-1 box-13  in large accessibility1
  column
    button#button xs surface.fill=color.tint.primary width=180
      block#icon 24 24
      text#label "Press"
  let icon scaled(24)
  let x (scaled(180)-icon-xs-w(button/label))/2
  button        0 0                          scaled(180) target
  button/icon   x (target-icon)/2
  button/label  x+icon+xs (target-line)/2

button-grows  button-2 box-8  at 320 390
  column
    button#grows xs
      text#t "ab" grows
      block#b 20 20
    button#spread justify=spaceBetween
      text#t "ab"
      block#b 20 20
  let y (44-line)/2
  grows     0 0          inner 44
  grows/t   0 y          inner-20-xs line
  grows/b   inner-20 12
  spread    0 44         inner 44
  spread/t  0 44+y
  spread/b  inner-20 44+12

# The text gives way: 288 − 85 − 8 = 195 is 22 characters.
button-keeps-width  button-3 layout-8  at 320 390
  line xs
    text#a "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
    button#button "Press here"
  let wide w(button/label)
  button  inner-wide 0  wide 44
  when 320
    a  0 0  inner-wide-xs 2*line  "aaaa bbbb cccc dddd" "eeee ffff gggg hhhh"
  else
    a  0 0  inner-wide-xs 2*line  "aaaa bbbb cccc dddd eeee ffff" "gggg hhhh"

button-column  button-4
  column
    button#button surface.fill=color.tint.primary surface.padding=space.sm width=200
      column#column align=center
        text#t "ab"
  button           0 0                             200 line+2*sm
  button/column    sm sm                           200-2*sm line
  button/column/t  (200-w(button/column/t))/2 sm

button-justify  button-2 layout-7
  column
    button#a justify=end
      text#t "ab"
    button#b justify=center
      text#t "ab"
  let y (44-line)/2
  let rest inner-w(a/t)
  a    0 0          inner 44
  a/t  rest y
  b    0 44         inner 44
  b/t  rest/2 44+y

# 17 in 44: at the start without a surface, in the middle with one, or in a centred column.
button-narrow  button-5 button-1
  column
    button#a "ab"
    button#b "ab" surface.fill=color.tint.primary
    column#c align=center
      button#b "ab"
  let y (44-line)/2
  a          0 0                               44 44
  a/label    0 y
  b/label    (44-w(b/label))/2 44+y
  c/b/label  (inner-w(c/b/label))/2 88+y

button-empty  button-6
  column md
    text#a "ab"
    button#none
    text#b "cd"
  a  0 0
  b  0 line+md
  absent none

# Two lines of 25 characters in 288 − 2 × 16 = 256, which has 30.
button-lines  text-11
  column
    button#a "aaaa bbbb cccc dddd eeee ffff gggg hhhh" surface.fill=color.tint.primary surface.padding=space.md
  a        0 0    inner 2*line+2*md
  a/label  md md  inner-2*md 2*line  "aaaa bbbb cccc dddd eeee ffff" "gggg hhhh"

toggle  toggle-1 toggle-2 box-12  at 320 390
  column
    toggle#a
      block#icon 24 24
      text#t "Label"
    toggle#b isOn=false
      text#t "Label"
  let y (44-line)/2
  a         0 0                   inner 44
  a/icon    0 10
  a/t       24+12 y
  a#switch  inner-51 (44-31)/2    51 31
  b/t       0 44+y

# At the usual sizes the label is beside the switch; at accessibility sizes, above it.
toggle-large  toggle-3  in xxxLarge accessibility1
  column
    toggle#a
      text#t "Label"
    toggle#b large=none
      text#t "Label"
  when accessibility
    a         0 0                                      inner line+12+31
    a/t       0 0
    a#switch  0 line+12                                51 31
    b#switch  inner-51 line+12+31+(target-31)/2        51 31
  else
    a         0 0                                      inner target
    a/t       0 (target-line)/2
    a#switch  inner-51 (target-31)/2                   51 31
    b#switch  inner-51 target+(target-31)/2            51 31

stepper  stepper-1 stepper-2 box-12  at 320 390
  column
    stepper#a input.format=integer input.value=3 input.min=0 input.max=9 value="3 kg"/body label="Label"/body
  let value w("3 kg")
  let y (44-line)/2
  let minus inner-44-8-value-8-44
  a           0 0             inner 44
  a#label     0 y             minus-12 line  "Label"
  a#decrease  minus 0         44 44
  a#value     minus+44+8 y    value line     "3 kg"
  a#increase  inner-44 0      44 44

# Without a label, the buttons are at the start.
stepper-bare  stepper-1
  column
    stepper#a input.format=integer input.value=3 value="3 kg"/body
  a#decrease  0 0                   44 44
  a#increase  44+8+w("3 kg")+8 0    44 44

stepper-large  stepper-3  in accessibility1
  column
    stepper#a input.format=integer input.value=3 value="3 kg"/body label="Label"/body
  let value w("3 kg")
  let y line+12
  a           0 0                 inner y+44
  a#decrease  0 y                 44 44
  a#value     44+8 y+(44-line)/2  value line  "3 kg"
  a#increase  44+8+value+8 y      44 44

# Three segments share 288 − 2 × 4 of padding − 2 × 4 of gaps.
choice-segments  choice-1 choice-2 box-14  at 320 390 1024
  column
    choice#choice xxs form=segmented label="Label"/body surface.fill=segment.frame.color surface.padding=space.xxs
      button#a,b,c "Day"
  let top line+8
  let each (inner-4*xxs)/3
  choice          0 0                          inner top+44+2*xxs
  choice#options  0 top                        inner 44+2*xxs
  choice/a        xxs top+xxs                  each 44
  choice/b        xxs+each+xxs top+xxs         each 44
  choice/c        xxs+2*(each+xxs) top+xxs     each 44

choice-caption  choice-1
  column
    choice#choice xs form=wrapped label="Label"/body icon.icon=icon.flame icon.color=color.text.primary icon.size=22
      button#a "Day"
  choice#caption  0 0       inner line
  choice/a        0 line+8  44 44

# Buttons of 119: two and a gap fit in 288 and in 358.
for form = wrapped scrolled list
  choice-$form  choice-3  at 320 390
    column
      choice#choice xs form=$form
        button#a,b,c "Press an option"
    let wide w(choice/a/label)
    when wrapped
      choice/a  0 0               wide 44
      choice/b  wide+xs 0         wide 44
      choice/c  0 44+xs           wide 44
    when scrolled
      choice/a  0 0               wide 44
      choice/b  wide+xs 0         wide 44
      choice/c  2*(wide+xs) 0     wide 44
    when list
      choice/a  0 0               inner 44
      choice/b  0 44+xs           inner 44
      choice/c  0 2*(44+xs)       inner 44
    choice/a/label  0 (44-line)/2

# Words of 14 characters, 119: two fit in 320, and the third has a line of its own.
choice-tabs-continue  choice-4 frame-10  height=600
  screen tab
    cards
      block#x 20 20
    tabs
      choice#bar form=tabs
        button#a,b,c "Notifications1"
  tabs/bar    0 600-88    320 88
  tabs/bar/a  0 600-88    160 44
  tabs/bar/b  160 600-88  160 44
  tabs/bar/c  0 600-44    320 44

choice-large-form  choice-8 choice-7  in xxxLarge accessibility1
  column
    choice#choice form=segmented label="Label"/body large.form=menu
      option#a "One" isSelected
      option#b "Two"
  when accessibility
    choice#options  0 line+12  inner target
  else
    choice/a        0 line+8   inner/2 target

# The option, 8, a chevron of 7, and 4.
choice-menu  choice-5 choice-6 choice-9 box-12  at 320 390
  column
    choice#choice form=menu label="Label"/body
      option#a "First"
      option#b "Second one" isSelected
  let wide w(choice/b/label)+8+7+4
  choice          0 0             inner 44
  choice#options  inner-wide 0    wide 44
  choice#caption  0 (44-line)/2   inner-wide-12 line

# 3 characters, 25.5, are less than 44.
choice-menu-narrow  choice-6
  column
    choice#choice form=menu label="Label"/body surface.fill=color.tint.primary
      option#a "One" isSelected
  let wide 44+8+7+4
  choice#options  inner-wide 0  wide 44

"""##,
        "details.cases": ##"""
# Parts of rules that a renderer can get wrong although all simpler cases pass.

# A child that fills does not make its button fill.
button-child-fills  box-6 box-8  by ltr
  column
    button#a
      text#t "Press here" width=fill
  a  0 0  w(a/t) 44

# The width of 100 and the height of 20 do not count.
grows-replaces-size  box-6 layout-6 layout-4  by ltr
  column
    line xs
      text#a "ab" width=100 grows
      block#b 40 20
    column#c height=120
      column#d height=20 grows
        text#t "ab"
  a    0 0     inner-xs-40 line
  c/d  0 line  inner 120

# One line has all of the row's height.
row-height  box-13 layout-13  by ltr
  column
    line#a align=center height=60
      text#t "ab"
    line#b align=end height=60
      text#t "cd"
  a/t  0 (60-line)/2
  b/t  0 120-line

column-stretch-button  layout-2  by ltr
  column align=stretch
    button#a "Press"
    icon#b flame 24
  a  0 0   inner 44
  b  0 44

# 200 for a text of 22 and a block of 60: both are 100 high.
column-grows-equally  layout-4  by ltr
  column height=200
    column#a grows
      text#t "ab"
    column#b grows
      block#t 20 60
  a  0 0    inner 100
  b  0 100  inner 100

# 200 for a text and a block of 150, which needs more than half.
column-grows-minimum  layout-4  by ltr
  column height=200
    column#a grows
      text#t "ab"
    column#b grows
      block#t 20 150
  a  0 0   inner 50
  b  0 50  inner 150

# 170 + 8 + 136 is more than 288: the words may be 0.8 of that. The second has its natural width,
# and the first gets the rest of 144, 0.847 of its word.
row-scales-growing  layout-9 text-8  by ltr
  line xs
    text#a "abcdefghijklmnopqrst" grows
    text#b "abcdefghijklmnop"
  let rest inner-xs-w(b)
  a  0 0        rest 0.84*line
  b  rest+xs 0

# Two words of 170 at 0.6, 60 and gaps of 16 are 280; at 0.8 they would be 348. Each is
# (288 − 76) ÷ 340 = 0.623 of its width.
row-scales-further  layout-9 text-6  by ltr
  line xs
    text#a,b "abcdefghijklmnopqrst" minimumScale=0.6
    block#c 60 20
  let each (inner-60-2*xs)/2
  a  0 0         each 0.62*line
  b  each+xs 0   each 0.62*line
  c  inner-60 0

# Buttons, rows and columns are stretched, an icon is not.
row-stretch  layout-13  by ltr
  line xs align=stretch
    block#a 20 80
    button#b "ab"
    column#c
      text#t "cd"
    icon#d flame 24
  let x 20+xs+44+xs
  b  20+xs 0        44 80
  c  x 0            w(c/t) 80
  d  x+w(c/t)+xs 0

# The baseline of the column is that of the block, at its bottom edge.
row-baseline-column  layout-13  by ltr
  line xs align=firstBaseline
    text#a "ab"
    column#b
      block#t 20 10
      text#u "cd"
  a  0 0
  b  w(a)+xs baseline-10  20 10+line

# The bar has no `grows`: 288 − 124 − 8 is enough for it.
row-large-bar  layout-18 box-9  in accessibility1  by ltr
  line xs
    block#a 80 20
    bar#b height=10
  let x scaled(80)+xs
  b  x 0  inner-x scaled(10)

# 0.6 × 288 = 172.8 and 8 leave 107.2 for a text of 14 × 16 = 224. A line has 7 characters of 14.
row-large-shrinks  layout-18 layout-8  in accessibility1  by ltr
  line xs
    text#a "abc def ghi jklm"
    column#b grows
      text#t "ab"
  let rest 0.6*inner
  a  0 0           inner-xs-rest 3*line  "abc def" "ghi" "jklm"
  b  inner-rest 0  rest line

# The icon is at the end of its line with the text after it.
row-large-icon-text  layout-19  in accessibility1  by ltr
  line xs
    column#a grows
      text#t "abcdefghijklmnopqr"
    icon#icon chevron-forward 20 color=color.text.secondary
    text#b "x"
  a     0 0                               inner line
  icon  inner-w(b)-xs-scaled(20) line+xs
  b     inner-w(b) line+xs

"""##,
        "entries.cases": ##"""
# Texts entered into fields, and the values that are sent.
kind wrong = field box.fill=color.input.background box.border.color=color.error-graphic box.border.width=input.border.width box.cornerRadius=radius.input box.padding=space.sm
kind entry = field label="Label"/body input.errors.missing="Missing"/caption input.errors.malformed="Malformed"/caption input.errors.outOfRange="Out of range"/caption input.errors.tooLong="Too long"/caption

# The family is one character, as a person counts.
entry-text  entry-12 entry-6 act-1  by ltr
  column
    entry#a input.format=text input.maximumLength=5
  enter a "Milk" "Milk"
  enter a "" ""
  enter a "  " "  "
  enter a "Tea 👨‍👩‍👧" "Tea 👨‍👩‍👧"

entry-too-long  entry-7 entry-8  by ltr
  column
    entry#a input.format=text input.maximumLength=5
  enter a "Coffee" error "Too long"

entry-required  entry-7 entry-9  by ltr
  column
    entry#a input.format=text input.isRequired=true
  enter a " " error "Missing"
  enter a "Milk" "Milk"

entry-number  entry-7 entry-12  by ltr
  column
    entry#a input.format=decimal input.min=20 input.max=500
  enter a "81.5" 81.5
  enter a "abc" error "Malformed"
  enter a "1.2.3" error "Malformed"
  enter a "19.9" error "Out of range"
  enter a "500.1" error "Out of range"
  enter a "500" 500
  enter a ""

entry-number-required  entry-7  by ltr
  column
    entry#a input.format=decimal input.min=20 input.isRequired=true
  enter a "" error "Missing"
  enter a "1" error "Out of range"
  enter a "20" 20

# Multiples of 0.5 from 0.25 are 0.25, 0.75, 1.25 …; multiples of 5 are 0, 5, 10 …
# 0.5 is halfway between 0.25 and 0.75.
entry-step  entry-11  by ltr
  column
    entry#a input.format=decimal input.min=0.25 input.step=0.5
    entry#b input.format=integer input.step=5
    entry#c input.format=integer
    entry#d input.format=decimal input.step=0.1
  enter a "1.1" 1.25
  enter a "0.8" 0.75
  enter a "0.5" 0.75
  enter b "12" 10
  enter b "13" 15
  enter c "3.4" 3
  enter d "0.3" 0.3

# The digits and separators of English, and white space and digits of other scripts in Arabic.
entry-grouping  entry-5 entry-4  by ltr
  column
    entry#a input.format=decimal
  enter a "1,500" 1500
  enter a "1,500.5" 1500.5
  enter a " 8 " 8
  enter a "-2.5" -2.5
  enter a "+8" 8
  enter a ".5" 0.5
  enter a "1,23,456" 123456
  enter a "1,2345" error "Malformed"
  enter a "81,5" error "Malformed"

# Numbers of Germany on an English screen for `en-DE`, but not for `de-DE`.
entry-en-de  entry-4 entry-5  by ltr  language=en-DE
  column
    entry#a input.format=decimal
  enter a "81,5" 81.5
  enter a "81.5" error "Malformed"
  enter a "1.500" 1500

entry-de-de  entry-4 entry-5  by ltr  language=de-DE
  column
    entry#a input.format=decimal
  enter a "81.5" 81.5
  enter a "81,5" error "Malformed"
  enter a "1,500" 1500

entry-arabic  entry-4 entry-5  by rtl  language=ar-EG
  column
    entry#a input.format=decimal
  enter a "٨١٫٥" 81.5
  enter a "٨١" 81
  enter a "81" 81

entry-time  entry-2 entry-6 entry-7  by ltr
  column
    entry#a input.format=time input.value=20:15 input.min=08:00 value="8:15 PM"/body
    entry#b input.format=day input.value=2026-03-18 input.max=2026-03-20 value="March 18"/body
  let high line+26
  a#box  inner-144 0     144 high  "8:15 PM"
  b#box  inner-144 high  144 high  "March 18"
  enter a "08:30" "08:30"
  enter a "07:59" error "Out of range"
  enter b "2026-03-19" "2026-03-19"
  enter b "2026-03-21" error "Out of range"

entry-unknown-format  entry-1 unknown-3  by ltr
  column
    entry#a input.format=text
  replace '"format":"text"' '"format":"color"'
  enter a "red" "red"

# The error is below the box of 48, and the box is as before.
entry-save  entry-8 entry-10  by ltr
  column
    entry#a input.format=decimal input.max=9
    button#save action.id=save action.intent.kind=save action.intent.record=habit action.intent.name=none action.label="Save"
      text#t "Save"
  press save save/save
  enter a "10" error "Out of range"
  press save
  enter a "9" 9
  press save save/save

# A problem disables nothing, and disappears after a valid entry.
entry-problem  entry-9 entry-10  by ltr
  column
    wrong#a input.format=text problem="Taken"/caption
    button#save action.id=save action.intent.kind=save action.intent.record=habit action.intent.name=none action.label="Save"
      text#t "Save"
  press save save/save
  enter a "Milk" "Milk"

# From 3 by steps of 2, from 0 to 4; without a value from 0 by steps of 1.
entry-stepper  entry-13 stepper-2  by ltr
  column
    stepper#a input.format=integer input.value=3 input.min=0 input.max=4 input.step=2 value="3"/body
    stepper#b input.format=integer value="3"/body
    stepper#c input.format=integer input.value=4 input.max=4 value="3"/body
  press a#increase a/act 4
  press a#decrease a/act 1
  press b#increase b/act 1
  press b#decrease b/act -1
  press c#increase
  press c#decrease c/act 3

"""##,
        "fallbacks.cases": ##"""
# Kinds and members that only a later version knows.

# A column, without the gap that a later version may mean otherwise.
unknown-kind  unknown-1 unknown-3  at 320 390
  column
    line#new md justify=end
      text#a "ab"
      text#b "cde"
    text#c "below"
  replace '"kind":"row","id":"card/new"' '"kind":"hologram","id":"card/new","depth":{"front":[1,2]}'
  new    0 0       inner 2*line
  new/a  0 0
  new/b  0 line
  c      0 2*line

unknown-kind-label  unknown-2  in large accessibility1
  column
    block#new 40 40 accessibility.role=image accessibility.label="A picture of a cat"
    text#c "below"
  replace '"kind":"shape"' '"kind":"hologram"'
  when accessibility
    replace '"width":62' '"breadth":62'
  else
    replace '"width":40' '"breadth":40'
  replace '"height":' '"depth":'
  new  0 0     w("A picture of a cat") line  "A picture of a cat"
  c    0 line

# Members that a later version adds, with values of any type.
unknown-members  unknown-3
  column align=end
    text#a "ab"
    button#b "Press"
  replace '"text":"ab"' '"text":"ab","emphasis":{"level":2}'
  replace '"kind":"button"' '"kind":"button","depth":[1,2],"glow":true'
  replace '"schemaVersion":"3.0"' '"schemaVersion":"3.7","mood":"calm"'
  a  inner-w(a) 0
  b  inner-44 line  44 44

unknown-kind-spoken  unknown-1 access-3  by ltr
  column
    layers#new
      text#a "One"
      button#b "Press"
  replace '"kind":"layers"' '"kind":"hologram"'
  stop text "One"
  stop button "Press" action=new/b/act

"""##,
        "fields.cases": ##"""
# Fields and their parts. The padding and border of a box are `space.sm` and `input.border.width`: 13.
kind wrong = field box.fill=color.input.background box.border.color=color.error-graphic box.border.width=input.border.width box.cornerRadius=radius.input box.padding=space.sm

# The label of 22, 4, and a box of 22 with 2 × (12 + 1); then 4 and each message.
field-text  field-1 field-2 field-6 box-12  at 320 390 1024
  column
    wrong#a input.format=text label="Label"/body value="Milk"/body problem="Too short"/caption
  let box line+2*13
  let y line+4
  a          0 0        inner y+box+4+line(caption)
  a#label    0 0        inner line                                   "Label"
  a#box      0 y        inner box
  a#problem  0 y+box+4  w("Too short",caption) line(caption)         "Too short"

field-warning  field-1
  column
    wrong#a input.format=decimal label="Label"/body value="81.5"/body problem="Too high"/caption warning="Unusual"/caption
  let box line+2*13
  a#problem  0 box+4                  w("Too high",caption) line(caption)  "Too high"
  a#warning  0 box+4+line(caption)+4  w("Unusual",caption) line(caption)   "Unusual"

# Box and unit are 144 together, with 8 between.
for format,value = decimal,none integer,none time,12:00 day,2026-03-18
  field-$format  field-3 field-5 field-6  at 320 390
    column
      field#a input.format=$format input.value=$value label="Label"/body value="12"/body unit="kg"/body
    let box line+2*13
    let y (box-line)/2
    a        0 0                inner box
    a#label  0 y                w("Label") line    "Label"
    a#box    inner-144 0        144-8-w("kg") box
    a#unit   inner-w("kg") y    w("kg") line       "kg"

# Without a label, the box is at the start.
field-bare  field-3
  column
    field#a input.format=integer value="3"/body
  a#box  0 0  144 line+2*13

# 288 − 144 − 12 = 132 is 15 characters.
field-long-label  field-3
  column
    field#a input.format=decimal label="Weight of the last measured week"/body value="1"/body
  let box line+2*13
  a#label  0 0                       inner-144-12 3*line  "Weight of the" "last measured" "week"
  a#box    inner-144 (3*line-box)/2  144 box

# The unit fits beside the box: 288 − 8 − 28 is more than 3 × 28. 34 + 26 = 60 is less than the
# target of 68.
field-large  field-4 field-5  in accessibility1
  column
    field#a input.format=decimal label="Label"/body value="81.5"/body unit="kg"/body
  let y line+4
  a       0 0                                inner y+target
  a#box   0 y                                inner-8-w("kg") target
  a#unit  inner-w("kg") y+(target-line)/2    w("kg") line  "kg"

# 9 × 26.5 = 238.5, 8 and 3 × 53 are more than 288.
field-large-unit  field-5  in accessibility5
  column
    field#a input.format=decimal label="Label"/body value="81.5"/body unit="kilograms"/body
  let y line+4
  a#box   0 y           inner target
  a#unit  0 y+target+8  w("kilograms") line  "kilograms"

field-lines  field-6
  column
    field#a input.format=text input.lines=3 label="Label"/body value="Milk"/body
  a#box  0 line+4  inner 3*line+2*13

# An empty field has the height of its placeholder, or else of its label.
field-style  field-7
  column
    field#a input.format=decimal label="Label"/body placeholder="0"/title
    field#b input.format=decimal label="Label"/title-small
  let first line(title)+2*13
  a#box  inner-144 0      144 first
  b#box  inner-144 first  144 line(title-small)+2*13

# A value that is longer than its box scrolls, and its box does not grow.
field-long-value  field-6 text-14
  column
    field#a input.format=text label="Label"/body value="12345678901234567890123456789012345678901234567890"/body
  a#box  0 line+4  inner line+2*13

"""##,
        "frames.cases": ##"""
# The frame of a screen: bar, title, cards, messages, tabs and overlay.

# Bar: 8 above the buttons, which are at least 44 high, and the title below.
frame-push  frame-1 frame-2 frame-3 frame-5 frame-8  at 320 390 1024  in large accessibility3
  screen push
    back
      button#back "Back"
    leading
      button#first "A"
    trailing
      button#edit "Edit"
    cards
      column#body
        text#a "ab"
      column#body
        text#b "cd"
  let edge width-side
  let back max(w("Back"),44)
  let high max(line,44)
  let first max(w("A"),44)
  let edit max(w("Edit"),44)
  let card 8+high+line(large-title)+stack
  toolbar/back   side 8              back high
  toolbar/first  side+back+8 8       first high
  toolbar/edit   edge-edit 8         edit high
  title          side 8+high         page line(large-title)  "Title"
  card1/body     side card           page line
  card2/body     side card+line+stack  page line

# Two buttons of different heights: 22 + 2 × 16 = 54, and 44.
frame-buttons-centred  frame-3
  screen push
    back
      button#back "Back"
    leading
      button#high "High" surface.fill=color.tint.primary surface.padding=space.md
    cards
      block#a 40 40
  let high line+2*md
  toolbar/back  margin 8+(high-44)/2  44 44
  toolbar/high  margin+44+8 8         w("High")+2*md high

# 20 characters, 8 points and 16 characters are wider than 288.
frame-buttons-below  frame-4
  screen push
    back
      button#back "Back to all settings"
    trailing
      button#save "Save all changes"
    cards
      block#a 40 40
  let save w(toolbar/save/label)
  toolbar/back  margin 8                  w(toolbar/back/label) 44
  toolbar/save  width-margin-save 8+44    save 44
  title         margin 8+44+44            inner line(large-title)  "Title"

# 144.5 + 136 = 280.5 fit in 288, but not with 8 between them.
frame-buttons-apart  frame-3 frame-4  by ltr
  screen push
    back
      button#back "Back to a setting"
    trailing
      button#save "Save all changes"
    cards
      block#a 40 40
  let save w(toolbar/save/label)
  toolbar/back  margin 8                w(toolbar/back/label) 44
  toolbar/save  width-margin-save 8+44  save 44

# Four buttons of 10 characters, 85 wide: three and two gaps of 8 fit in 288, all do not.
frame-group-wraps  frame-4
  screen push
    leading
      button#a,b,c,d "0123456789"
    cards
      block#a 40 40
  let wide w("0123456789")
  toolbar/a  margin 8               wide 44
  toolbar/b  margin+wide+8 8        wide 44
  toolbar/c  margin+2*(wide+8) 8    wide 44
  toolbar/d  margin 8+44+8          wide 44
  title      margin 8+44+8+44       inner line(large-title)  "Title"

# A line of 22 is centred in 44, below 8.
frame-low-title  frame-2 frame-5  at 320 390
  screen tab headline
    cards
      column#body
        text#a "ab"
  title      margin 8+(44-line(headline))/2  inner line(headline)  "Title"
  card/body  margin 52+stack                 inner line

# At 56 points, a line has 288 ÷ 28 = 10 characters. One line of 28 is less than 44.
frame-high-title  frame-5  in large accessibility5
  screen cover "Long title of a page" title
    cards
      column#body
        text#a "ab"
  when accessibility
    title      margin 8                     inner 2*line(title)  "Long title" "of a page"
    card/body  margin 8+2*line(title)+stack  inner line
  else
    title      margin 8+(44-line(title))/2  inner line(title)    "Long title of a page"
    card/body  margin 52+stack              inner line

# Beside a button of 44 after a gap of 8, a line of 41 is centred in 44.
frame-title-beside  frame-3 frame-5  at 320 1024
  screen tab
    trailing
      button#edit "Edit"
    cards
      column#body
        text#a "ab"
  let edit max(w("Edit"),44)
  title               side 8+(44-line(large-title))/2       page-8-edit line(large-title)  "Title"
  toolbar/edit        width-side-edit 8                     edit 44
  toolbar/edit/label  width-side-w("Edit") 8+(44-line)/2
  card/body           side 52+stack                         page line

# 16 characters of 17 and 8 characters of 8.5 are wider than 288.
frame-title-above  frame-4 frame-5
  screen tab "Synchronisations"
    trailing
      button#edit "Edit"
    cards
      column#body
        text#a "ab"
  let edit max(w("Edit"),44)
  title         margin 8                                  inner line(large-title)  "Synchronisations"
  toolbar/edit  width-margin-edit 8+line(large-title)     edit 44

for presentation = widget island
  frame-$presentation  frame-6
    screen $presentation
      cards
        column#body
          text#a "ab"
    card/body  margin margin  inner line

# A title of 41 without buttons: the bar is 8 + 44 high.
frame-toasts  frame-1 frame-7
  screen tab
    cards
      column#body
        text#a "ab"
    toasts
      column#body
        text#t "one"
      column#body
        text#t "two"
  let first 52+stack
  toast1/body  margin first                 inner line
  toast2/body  margin first+line+8          inner line
  card/body    margin first+2*line+8+stack  inner line

frame-card-hugs  frame-9  at 320 1024
  screen widget
    cards
      text#a "ab"
      block#b 60 20
  card1/a  (width-w(card1/a))/2 margin
  card2/b  (width-60)/2 margin+line+stack

# Each tab is a third of the screen and 44 high, at the bottom of 600 points.
frame-tabs  frame-10 frame-12 choice-4  at 320 390 1024  in large accessibility3  height=600
  screen tab
    cards
      column#body
        text#a "ab"
    tabs
      choice#bar form=tabs
        button#a,b,c "Tab" tab-label
  let each width/3
  tabs/bar    0 600-44       width 44
  tabs/bar/a  0 600-44       each 44
  tabs/bar/b  each 600-44    each 44
  tabs/bar/c  2*each 600-44  each 44

# `minimumTarget` is 44 × 48 ÷ 22 = 96 here, but not in the bar.
frame-targets  frame-12  in accessibility3
  screen push
    back
      button#back "B" tab-label
    cards
      column
        button#a "C" tab-label
  toolbar/back  margin 8                             44 44
  card/a        margin 8+44+line(large-title)+stack  96 96

# In the middle of the visible part of a screen that is higher.
frame-overlay  frame-13  at 320 1024  height=600
  screen tab
    cards
      block#a 40 900
    overlay
      column#body
        block#o 100 100
  overlay/body    side (600-100)/2  page 100
  overlay/body/o  side 250

# 900 points in 600, less 16 above and below.
frame-high-overlay  frame-14  height=600
  screen tab
    cards
      block#a 40 40
    overlay
      column#body
        block#o 100 900
  overlay/body    margin margin  inner 600-2*margin
  overlay/body/o  margin margin

"""##,
        "graphics.cases": ##"""
# Icons, shapes, pictures, dividers, bars and rings.

icon  draw-1  in large accessibility3
  column
    icon#a flame 24
    icon#b flame 24 surface.fill=color.tint.primary surface.padding=space.xs
  a  0 0
  b  0 scaled(24)  scaled(24)+2*xs scaled(24)+2*xs

shape  draw-1
  column xs
    block#a 40 20
    block#b width=40
    spinner#c 30 30
  a  0 0
  b  0 20+xs    40 0
  c  0 20+2*xs

# 600 × 300 in 288: the scale is 0.48. A picture ignores the reader's type size: a body text is 17 on
# 22 in every type size, centred in the picture.
picture  draw-2 text-1  in large accessibility3
  column
    picture#a width=600pt height=300pt
      text#t "ab"
    picture#b width=100pt height=50pt
      block#s width=20pt height=20pt
  let scale inner/600
  a    0 0                                    inner scale*300
  a/t  (inner-scale*17)/2 scale*(300-22)/2    scale*17 scale*22
  b    0 scale*300                            100 50
  b/s  40 scale*300+15                        20 20

# Inside a picture, a row is a row at every type size: two texts of 17 on 22, and 8.
picture-row  draw-2  in accessibility3  by ltr
  column
    picture#picture width=200pt height=50pt
      row xs
        text#a "ab"
        text#b "cd"
  let x (200-42)/2
  picture/a  x 14       17 22
  picture/b  x+17+8 14  17 22

# The other appearances change colours only.
for appearance = dark-increased light-increased
  picture-$appearance  draw-2  by ltr
    column
      picture#a appearance=$appearance width=100 height=50
        block#s 20 20
    a    0 0
    a/s  40 15

divider  draw-3  at 320 390
  column xs
    text#a "ab"
    divider#across
    line xs
      block#b 20 50
      divider#down
      text#c "cd"
  let row line+xs+1+xs
  across  0 line+xs          inner 1
  down    20+xs row          1 50
  c       20+xs+1+xs row

# The leading edge is the default, which may be written as well.
bar  draw-4  at 320 390  in large accessibility1
  column
    bar#a fraction=0.25 fill=gradient.progress-positive track=color.progress.track cornerRadius=radius.full height=12
    bar#b fraction=0.75 track=color.progress.track fillsFrom=bottom width=10 height=40
  replace '"fraction":0.25,' '"fraction":0.25,"fillsFrom":"leading",'
  let a scaled(12)
  let b scaled(40)
  a       0 0         inner a
  a#fill  0 0         0.25*inner a
  b       0 a
  b#fill  0 a+0.25*b  scaled(10) 0.75*b

# The text is in the middle of the ring.
ring  layout-16 box-5
  column
    ring#a 96 96 fraction=0.4 fill=color.primary-graphic track=color.progress.track stroke=progress.ring.stroke
      text#t "ab"
  a    0 0
  a/t  (96-w(a/t))/2 (96-line)/2

"""##,
        "grids.cases": ##"""
# Grids: columns, blanks, and fewer columns at accessibility sizes.

# (288 − 2 × 12) ÷ 3 = 88; the second cell makes its row 50 high.
grid-columns  grid-1 grid-5 grid-8 grid-9  at 320 390 1024
  grid#grid sm columns=3 rowGap=space.xxs
    text#a "ab"
    block#b 20 50
    column#c
      text#t "cd"
    text#d "ef"
  let each (inner-2*sm)/3
  grid    0 0            inner 50+xxs+line
  grid/a  0 0            each 50
  grid/b  each+sm 0
  grid/c  2*(each+sm) 0  each 50
  grid/d  0 50+xxs       each line

grid-blanks  grid-5  at 320 390
  grid xs columns=4 leadingBlanks=2
    text#a,b,c "12"
  let each (inner-3*xs)/4
  a  2*(each+xs) 0  each line
  b  3*(each+xs) 0  each line
  c  0 line+xs      each line

grid-bare  grid-1  by ltr
  grid xs
    text#a "ab"
    text#b "cd"
  a  0 0        inner line
  b  0 line+xs  inner line

# An icon keeps its size, at the start and the top of its cell.
grid-icon  grid-8  by ltr
  grid columns=2
    icon#a flame 24
    block#b 20 50
  a  0 0
  b  inner/2 0

# Columns of at least 100 and gaps of 12: 2 fit in 288, 3 in 358 and 8 in 992, of which the second
# grid has at most 3.
for width,fit,next,rows,most,below,high = 320,2,3,5,2,3,5 390,3,4,3,3,4,3 1024,8,9,2,3,4,3
  grid-minimum  grid-3  at $width
    column
      grid#free sm minimumColumn=100
        text#1..9 "ab"
      grid#most sm columns=3 minimumColumn=100
        text#1..9 "ab"
    let each (inner-($fit-1)*sm)/$fit
    let y $rows*line+($rows-1)*sm
    free/2       each+sm 0         each line
    free/$next   0 line+sm         each line
    let each (inner-($most-1)*sm)/$most
    most/2       each+sm y         each line
    most/$below  0 y+line+sm       each line

# The others share 288 − 80 − 2 × 8 = 192.
grid-first-column  grid-2 grid-4  at 320 390
  grid xs columns=3 firstColumn=80
    line#x,y lg justify=center
      text#a,b,c "ab"
  let each (inner-80-2*xs)/2
  let y line+xs
  x    0 0                inner line
  x/a  0 0                80 line
  x/b  80+xs 0            each line
  x/c  80+xs+each+xs 0    each line
  y    0 y                inner line
  y/a  0 y                80 line
  y/b  80+xs y            each line
  y/c  80+xs+each+xs y    each line

# (220 − 6 × 4) ÷ 7 = 28 is less than 44, but the height is not.
grid-narrow-buttons  box-12 grid-8
  column
    grid#grid xxs columns=7 width=220
      button#0..6 "1"
  grid    0 0       220 44
  grid/0  0 0       28 44
  grid/6  220-28 0  28 44

# A button fills its cell, which is 44 high.
grid-buttons  grid-8 box-12
  grid xs columns=2
    button#a "ab"
    text#b "cd"
    block#c 30 30
  let each (inner-xs)/2
  a  0 0        each 44
  b  each+xs 0  each 44
  c  0 44+xs

grid-large  grid-6  at 320 1024  in xxxLarge accessibility2
  grid xs columns=4 large.columns=2
    text#a,b,c,d "1"
  when accessibility
    let each (inner-xs)/2
    a  0 0              each line
    b  each+xs 0        each line
    c  0 line+xs        each line
    d  each+xs line+xs  each line
  else
    let each (inner-3*xs)/4
    a  0 0            each line
    b  each+xs 0      each line
    c  2*(each+xs) 0  each line
    d  3*(each+xs) 0  each line

# With one column, each row is a column whose children fill.
grid-unrolled  grid-7 grid-6  in accessibility1
  grid xs columns=3 firstColumn=80 rowGap=space.md large.columns=1
    line#x,y xxs
      text#a,b "ab"
  let high 2*line+xxs
  let y high+md
  x    0 0             inner high
  x/a  0 0             inner line
  x/b  0 line+xxs      inner line
  y    0 y             inner high
  y/a  0 y             inner line
  y/b  0 y+line+xxs    inner line

# A grid without rows keeps the columns in its buttons, and one column has no blanks.
grid-large-cells  grid-5 grid-7  in accessibility1  by ltr
  grid columns=2 leadingBlanks=1 large.columns=1
    button#button
      column
        text#a "ab"
        text#b "cd"
  let y (target-2*line)/2
  button    0 0       inner target
  button/a  0 y
  button/b  0 y+line

# A column in a button of such a grid is a row with wraps.
grid-unrolled-button  grid-7  in accessibility1
  grid xs columns=2 large.columns=1
    line
      button#button
        column#column xxs
          text#a "ab"
          text#b "cd"
  let y (target-line)/2
  let x (inner-w(button/column/a)-xxs-w(button/column/b))/2
  button           0 0                            inner target
  button/column    0 y                            inner line
  button/column/a  x y
  button/column/b  x+w(button/column/a)+xxs y

"""##,
        "layouts.cases": ##"""
# Gaps, alignment and distribution of rows, columns and layers.

row-gap  layout-1 layout-7  at 320 390 1024
  line#row sm
    text#a "ab"
    text#b "cde"
  row    0 0             inner line
  row/a  0 0
  row/b  w(row/a)+sm 0

# An empty row has no size, but the gap is on both sides of it.
column-gap  layout-1 layout-2 layout-20  in large accessibility5
  column#column md
    block#a 30 20
    line#empty
    text#b "ab"
  let first scaled(20)
  column        0 0             inner first+2*md+line
  column/a      0 0
  column/empty  0 first+md      inner 0
  column/b      0 first+2*md

for align,share = start,0 center,0.5 end,1
  column-$align  layout-2  at 320 390
    column align=$align
      text#a "ab"
      block#b 50 20
    a  $share*(inner-w(a)) 0
    b  $share*(inner-50) line

# A child with a width keeps it.
column-stretch  layout-2
  column align=stretch
    text#a "ab"
    block#b 50 20
  a  0 0     inner line
  b  0 line

# 3 × 100 and 2 × 8 are more than 288: the third block is centred on the second line.
column-centred-lines  layout-3 layout-5 layout-11
  column align=center
    line#row xs wraps
      block#a,b,c 100 20
  let first (inner-200-xs)/2
  row    0 0                inner 20+xs+20
  row/a  first 0
  row/b  first+100+xs 0
  row/c  (inner-100)/2 20+xs

# (200 − 22 − 2 × 8) ÷ 2 = 81 for each of the two that grow.
column-grows  layout-4
  column#column xs height=200
    column#a grows
      text#t "ab"
    text#b "cd"
    column#c grows
      text#t "ef"
  let each (200-line-2*xs)/2
  column/a  0 0               inner each
  column/b  0 each+xs
  column/c  0 each+line+2*xs  inner each

for name,justify,before,between = start,none,0,0 center,center,0.5,0 end,end,1,0 spacebetween,spaceBetween,0,1
  # 100 less two lines.
  column-justify-$name  layout-4  by ltr
    column justify=$justify height=100
      text#a "ab"
      text#b "cd"
    let rest 100-2*line
    a  0 $before*rest
    b  0 ($before+$between)*rest+line

  # 288 less two blocks of 40 and a gap of 8.
  row-justify-$name  layout-7  at 320 390
    line xs justify=$justify
      block#a,b 40 20
    let rest inner-80-xs
    a  $before*rest 0
    b  ($before+$between)*rest+40+xs 0

for name,align,share = center,none,0.5 start,start,0 end,end,1
  layers-$name  layout-16
    column
      layers#layers align=$align
        block#a 100 20
        block#b 30 60
        text#c "ab"
    layers    0 0                                            100 60
    layers/a  0 $share*40
    layers/b  $share*70 0
    layers/c  $share*(100-w(layers/c)) $share*(60-line)

empty-padding  layout-20 box-5
  column
    column#a surface.fill=color.surface surface.padding=space.sm
    line#b height=30
  a  0 0     inner 2*sm
  b  0 2*sm  inner 30

"""##,
        "rows.cases": ##"""
# Rows: growing, shrinking, continuing on further lines, and columns at accessibility sizes.

row-grows  layout-6  at 320 390 1024
  line sm
    text#a "ab" grows
    text#b "cde"
  a  0 0           inner-sm-w(b) line
  b  inner-w(b) 0

# The blocks and gaps take 24 + 60 + 3 × 8; the texts are as wide as each other.
row-grows-equally  layout-6  at 320 390 1024
  line xs
    block#a 24 24
    text#b "ab" grows
    text#c "cdefg" grows
    block#d 60 24
  let each (inner-24-60-3*xs)/2
  b  24+xs 0         each line
  c  24+xs+each+xs 0  each line
  d  inner-60 0

# A word of 20 characters needs 170 of the 288: the other two share what remains.
row-grows-minimum  layout-6
  line xs
    text#a "ab" grows
    text#b "abcdefghijklmnopqrst" grows
    text#c "cd" grows
  let each (inner-w(b)-2*xs)/2
  a  0 0           each line
  b  each+xs 0
  c  inner-each 0  each line

# A text that grows needs only its longest word, 4 × 8.5, to be on the line.
# 288 − 208 = 80 is one word of 34 and a space; 358 − 208 = 150 has three.
row-wraps  layout-5 layout-7 layout-11  at 320 390
  line xs wraps
    block#a 200 20
    text#b "abcd efgh ijkl" grows
    block#c 200 30
  a  0 0
  when 320
    b  200+xs 0  inner-200-xs 2*line  "abcd efgh" "ijkl"
    c  0 2*line+xs
  else
    b  200+xs 0  inner-200-xs line
    c  0 line+xs

# Naturally 9 × 8.5 and 19 × 8.5 = 76.5 + 161.5 = 238. With blocks of 100 and gaps of 8
# the texts have 288 − 116 = 172, that is k = 172 ÷ 238 of each.
# 172 ÷ 238 × 161.5 = 116.7 is two words and a space, 76.5.
row-shrinks  layout-8
  line xs
    text#a "aaaa bbbb"
    text#b "cccc dddd eeee ffff"
    block#c 100 20
  let k (inner-100-2*xs)/(w(a)+w(b))
  a  0 0          k*w(a) 2*line  "aaaa" "bbbb"
  b  k*w(a)+xs 0  k*w(b) 2*line  "cccc dddd" "eeee ffff"
  c  inner-100 0

# The first text keeps its only word of 136; the other gets the rest of 288 − 8: 144 is three
# words with spaces, 119.
row-shrinks-to-words  layout-8
  line xs
    text#a "abcdefghijklmnop"
    text#b "cccc dddd eeee ffff"
  let rest inner-w(a)-xs
  a  0 0
  b  inner-rest 0  rest 2*line  "cccc dddd eeee" "ffff"

# The one that grows has only its longest word, 4 × 8.5, before the other shrinks: 246 is five
# words with spaces, 204 without the last space.
row-shrinks-growing  layout-8
  line xs
    text#a "aaaa bbbb" grows
    text#b "cccc dddd eeee ffff gggg hhhh iiii"
  let rest inner-w("aaaa")-xs
  a  0 0           w("aaaa") 2*line  "aaaa" "bbbb"
  b  inner-rest 0  rest 2*line       "cccc dddd eeee ffff gggg" "hhhh iiii"

# Words of 20 and 16 characters, 170 + 136, with a gap of 8: 314 is more than 288, but not if both
# are scaled by (288 − 8) ÷ 306 = 0.915, rounded down to hundredths.
row-scales-words  layout-9 text-8
  line xs
    text#a "abcdefghijklmnopqrst"
    text#b "abcdefghijklmnop"
  let k (inner-xs)/(w(a)+w(b))
  a  0 0          k*w(a) 0.91*line
  b  k*w(a)+xs 0  k*w(b) 0.91*line

# Three words of 170 do not fit, not even at 0.8: 408 + 16 is more than 288.
# A number is not scaled: 93.5 and 136, which becomes 0.8 × 136 at the least, with two gaps of 8 and
# a block of 80 are more than 288, and only the first two are on a line.
row-number  layout-9 layout-10 text-9
  line xs
    text#a "12345678901"
    text#b "abcdefghijklmnop"
    block#c 80 20
  a  0 0
  b  w(a)+xs 0
  c  0 line+xs

# 38 characters, 323, of which the row has 288 − 8 − 40 = 240 left: 240 ÷ 323 = 0.743….
row-minimum-scale  layout-8 text-6
  line xs
    text#a "Your weight is the lowest of the month" minimumScale=0.7
    block#b 40 20
  a  0 0         inner-xs-40 0.74*line
  b  inner-40 0

row-continues  layout-10 layout-11
  line#row xs
    text#a,b,c "abcdefghijklmnopqrst"
  row    0 0             inner 3*line+2*xs
  row/a  0 0
  row/b  0 line+xs
  row/c  0 2*(line+xs)

# 51 characters are more than 288 ÷ 8.5 = 33.
row-wide-child  layout-12
  line xs wraps
    block#a 40 20
    text#b "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
  a  0 0
  b  0 20+xs  inner 2*line  "aaaa bbbb cccc dddd eeee ffff" "gggg hhhh"

row-scrolls  layout-15  at 320 390
  line#row xs scrolls
    block#a,b,c,d 120 20
  row    0 0           inner 20
  row/a  0 0
  row/b  120+xs 0
  row/c  2*(120+xs) 0
  row/d  3*(120+xs) 0

for name,align,share,high = top,none,0,line center,center,0.5,line end,end,1,line stretch,stretch,0,60
  row-align-$name  layout-13 layout-14
    line#row xs align=$align
      block#a 20 60
      text#b "ab"
      block#c 20 30
    row    0 0                             inner 60
    row/b  20+xs $share*(60-line)          w(row/b) $high
    row/c  20+xs+w(row/b)+xs $share*30

# A block has its baseline at its bottom.
row-baseline  layout-13 layout-14 text-5
  line#row xs align=firstBaseline
    text#a "ab" title-small
    text#b "cd"
    block#c 20 10
  let base baseline(title-small)
  let x w(row/a)+xs
  row/a  0 0
  row/b  x base-baseline
  row/c  x+w(row/b)+xs base-10
  row    0 0                    inner line(title-small)

# At accessibility sizes the row is a column, at the start.
row-folds  layout-17 type-2  at 320 1024  in xxxLarge accessibility1 accessibility5
  row#row xs align=center justify=spaceBetween
    text#a "ab"
    text#b "cd"
  row/a  0 0
  when accessibility
    row    0 0        inner 2*line+xs
    row/b  0 line+xs
  else
    row    0 0                inner line
    row/b  inner-w(row/b) 0

for align,share = center,0.5 end,1
  row-folds-$align  layout-17  in accessibility2
    row xs large.align=$align
      text#a "ab"
      text#b "cdef"
    a  $share*(inner-w(a)) 0
    b  $share*(inner-w(b)) line+xs

# 34 ÷ 22 × 60 = 93 and 8 leave more than 0.6 × 288 = 172.8.
row-large-growth  layout-18 layout-10  in accessibility1
  line xs
    block#a 60 20
    text#b "ab" grows
  let x scaled(60)+xs
  a  0 0
  b  x 0  inner-x line

# 34 ÷ 22 × 80 = 124: with 0.6 × 288 = 172.8 and 8 it is more than 288.
row-large-continues  layout-18 layout-10  in accessibility1
  line xs
    block#a 80 20
    column#b grows
      text#t "ab"
  let y scaled(20)+xs
  a    0 0
  b    0 y  inner line
  b/t  0 y

# A word of 18 characters, 252, leaves no place for 8 and an icon of 31.
row-large-icon  layout-19  in accessibility1
  line xs
    column#a grows
      text#t "abcdefghijklmnopqr"
    icon#icon chevron-forward 20 color=color.text.secondary
  a     0 0                       inner line
  a/t   0 0
  icon  inner-scaled(20) line+xs

# As above with a button, which is 44 × 34 ÷ 22 = 68 wide and high; at the usual size a word of 30
# characters, 255, leaves no place for 8 and 44.
for size,word = large,abcdefghijklmnopqrabcdefghijkl accessibility1,abcdefghijklmnopqr
  row-late-button  layout-19  in $size
    line xs
      column#a grows
        text#t "$word"
      button#b "x"
    a  0 0                       inner line
    b  inner-scaled(44) line+xs  scaled(44) scaled(44)

"""##,
        "speech.cases": ##"""
# The stops of a screen reader.
kind more = intent.kind=app intent.name=act
kind wrong = field box.fill=color.input.background box.border.color=color.error-graphic box.border.width=input.border.width box.cornerRadius=radius.input box.padding=space.sm

speech-texts  access-1 access-3
  column
    text#a "One"
    line#row
      text#a "Two"
      text#b "Three"
    line#counter accessibility.role=counter accessibility.label="Streak" accessibility.value="11 days"
      text#a "11"
    text#none ""
  stop text "One"
  stop text "Two"
  stop text "Three"
  stop counter "Streak" value="11 days"

speech-children  access-2 access-4
  column
    column#a accessibility.role=group accessibility.label="Contained" accessibility.children=contain
      text#a "Inside"
      button#b "Press"
    column#b accessibility.role=group accessibility.label="Combined" accessibility.children=combine
      text#a "Inside"
      button#b "Press"
    column#c accessibility.role=group accessibility.label="Ignored"
      text#a "Inside"
      button#b "Press"
    column#d accessibility.role=group accessibility.label="Headed" accessibility.children=contain
      text#h "Headed" headline accessibility.role=heading accessibility.headingLevel=2
      text#t "Below"
  stop group "Contained"
  stop text "Inside" depth=1
  stop button "Press" depth=1 action=a/b/act
  stop group "Combined"
  stop group "Ignored"
  stop heading "Headed" level=2
  stop text "Below"

speech-live  access-1  by ltr
  column
    text#a "Now" accessibility.role=alert accessibility.liveRegion=assertive
    text#b "Soon" accessibility.role=status accessibility.liveRegion=polite
  stop alert "Now"
  stop status "Soon"

speech-order  access-5
  column
    text#Third "Third" accessibility.sortOrder=2
    text#First "First" accessibility={}
    text#Second "Second" accessibility.sortOrder=1
  stop text "First"
  stop text "Second"
  stop text "Third"

speech-spoken  access-6
  column
    text#a "~12 d" spoken="about 12 days"
  stop text "about 12 days"

speech-hidden  access-7
  column
    icon flame 24
    block#shape 20 20
    divider
    bar height=8
    spinner 20 20
    text#a "Decoration" accessibility.role=decorative
    bar#bar height=8 accessibility.role=progress accessibility.label="Progress" accessibility.value="50 percent" accessibility.range.now=0.5 accessibility.range.min=0 accessibility.range.max=1
    icon#icon flame 24 accessibility.role=image accessibility.label="Flame"
  stop progress "Progress" value="50 percent"
  stop image "Flame"

speech-chart  access-8
  chart#chart height=200 summary="It rises"/body x.title="Hour" x.scale=number x.min=0 x.max=10 x.marks=[] y.title="Value" y.scale=number y.min=0 y.max=10 y.marks=[] grid.color=chart.grid.color grid.width=chart.grid.width direction=leftToRight table.caption="Values" table.headers=Day,Value table.rows=[["1","2"]] accessibility.role=chart accessibility.label="Weight"
    .series id=a name="A" form=line color=chart.entry.color
      .points x=0 y=5 spoken="Five"
  stop chart "Weight" value="It rises"

speech-controls  access-1 act-3  by ltr
  column
    button#button "Press"
    button#disabled isDisabled action.label="Off"
      text#t "Off"
    toggle#toggle action.label="Sound"
      text#t "Sound"
    choice#choice form=segmented
      option#one "One" isSelected
      option#two "Two"
    column#row accessibility.role=group accessibility.label="Row" accessibility.hint="Shows more"
      .actions more id=share label="Share"
      .actions more id=delete label="Delete"
      text#t "ab"
  stop button "Press" action=button/act
  stop button "Off" states=disabled action=disabled/act
  stop toggle "Sound" states=checked action=toggle/act
  stop radio "One" states=selected action=choice/one/act
  stop radio "Two" action=choice/two/act
  stop group "Row" hint="Shows more" actions=row/share,row/delete

speech-entry  access-1 button-6  by ltr
  column
    field#field input.format=text label="Name"/body value="Milk"/body
    stepper#stepper input.format=integer input.value=3 input.min=0 input.max=9 value="3 kg"/body accessibility.label="Weight" accessibility.range.now=3 accessibility.range.min=0 accessibility.range.max=9
    button#none action.label="Not drawn"
  stop textfield "Name" value="Milk" action=field/act
  stop adjustable "Weight" value="3 kg" action=stepper/act
  stop button "Not drawn" action=none/act

speech-implied  access-9 access-10 access-12  by ltr
  column
    button#a "Press"
    button#b isSelected action.label="Chosen"
      text#t "ab"
    button#c isDisabled action.label="Off"
      text#t "ab"
    toggle#d action.label="Sound"
      text#t "ab"
    toggle#e isOn=false action.label="Light"
      text#t "ab"
    button#f isSelected action.label="Done" accessibility.role=checkbox
      text#t "ab"
  stop button "Press" action=a/act
  stop button "Chosen" states=selected action=b/act
  stop button "Off" states=disabled action=c/act
  stop toggle "Sound" states=checked action=d/act
  stop toggle "Light" states=unchecked action=e/act
  stop checkbox "Done" states=checked action=f/act

speech-implied-entry  access-9 access-10 access-11 access-12  by ltr
  column
    wrong#a input.format=text label="Name"/body value="Milk"/body problem="Taken"/body
    field#b input.format=text warning="Unusual"/body action.label="Weight in kilograms"
    stepper#c input.format=integer input.value=3 value="3 kg"/body label="Weight"/body
    text#d "A text" accessibility={}
  stop textfield "Name" value="Milk" hint="Taken" states=invalid action=a/act
  stop textfield "Weight in kilograms" hint="Unusual" action=b/act
  stop adjustable "Weight" value="3 kg" action=c/act
  stop text "A text"

# Without `accessibility` the options are stops, and the choice is not.
speech-choice  access-9 access-2  by ltr
  column
    choice#x form=segmented label="Period"/body accessibility={}
      option#a "Week" isSelected
    choice#y form=segmented
      option#a "Week" isSelected
  stop radiogroup "Period"
  stop radio "Week" states=selected depth=1 action=x/a/act
  stop radio "Week" states=selected action=y/a/act

speech-screen  access-5 access-13 frame-1 frame-3
  screen tab
    back
      button#back "Back"
    leading
      button#filter "Filter"
    trailing
      button#edit "Edit"
    cards
      text#a "Card"
    toasts
      text#toast "Saved"
    tabs
      choice#bar form=tabs
        button#a "Today" tab-label
  stop button "Back" action=toolbar/back/act
  stop button "Filter" action=toolbar/filter/act
  stop heading "Title" level=1
  stop button "Edit" action=toolbar/edit/act
  stop text "Saved"
  stop text "Card"
  stop button "Today" action=tabs/bar/a/act

speech-overlay  frame-15
  screen tab
    cards
      button#a "Behind"
    overlay
      column
        text#t "In front"
        button#close "Close"
  press a
  press overlay/close overlay/close/act
  stop text "In front"
  stop button "Close" action=overlay/close/act

"""##,
        "tables.cases": ##"""
# Lists and tables.

list  list-1 list-2  at 320 390  in large accessibility1
  list#list xs divider=color.border
    line#a
      text#t "ab"
    text#b "cd"
    column#c surface.fill=color.surface surface.padding=space.sm
      text#t "ef"
  list    0 0              inner 3*line+2*sm+2*xs
  list/a  0 0              inner line
  list/b  0 line+xs
  list/c  0 2*(line+xs)    inner line+2*sm

# 32 and 40 and three gaps of 8; the others share what remains.
table-columns  table-1 table-2 table-3 table-4  at 320 390 1024
  table#table xs
    .columns id=day width=32
    .columns id=name
    .columns id=value align=end
    .columns id=more width=40 align=center
    line#row lg justify=center
      text#a "1"
      text#b "ab"
      text#c "cd"
      block#d 20 40
  let each (inner-32-40-3*xs)/2
  let y (40-line)/2
  let end 32+xs+each+xs+each
  table        0 0                     inner 40
  table/row    0 0                     inner 40
  table/row/a  0 y                     32 line
  table/row/b  32+xs y                 each line
  table/row/c  end-w(table/row/c) y
  table/row/d  end+xs+10 0

# A word of 8 characters, 68, is wider than 32.
table-minimum  table-1
  table xs
    .columns id=a width=32
    .columns id=b
    line#x
      text#a "abcdefgh"
      text#b "ab"
    line#y
      text#a "1"
      text#b "ab"
  let b w(x/a)+xs
  x/a  0 0
  y/a  0 line  w(x/a) line
  y/b  b line  inner-b line

# Heads, and a line of 1 above the first row and between rows, but not after a heading.
table-heads  table-5 table-6 table-7
  table xs divider=color.border
    .columns id=a head="Day"/caption
    .columns id=b head="Value"/caption align=end
    line#x,y
      text#a "ab"
      text#b "cd"
    text#month "May" headline
    line#z
      text#a "ab"
      text#b "cd"
  let x line(caption)+1
  let y x+line+1
  let month y+line+xs
  let each (inner-xs)/2
  x/a    0 x                     each line
  x/b    inner-w(x/b) x
  y/a    0 y                     each line
  month  0 month                 inner line(headline)
  z/a    0 month+line(headline)  each line

# A button is a row, with its padding inside the first and the last column.
table-button  table-2 table-3
  table xs
    .columns id=a
    .columns id=b align=end
    button#row surface.fill=color.surface surface.padding=space.sm
      text#a "ab"
      text#b "cd"
  row    0 0                     inner max(44,line+2*sm)
  row/a  sm sm                   (inner-xs)/2-sm line
  row/b  inner-sm-w(row/b) sm

# 22 + 2 × 4 = 30 is less than 44, in which the cells are centred. A heading has a gap above it even
# if it is the first.
table-low-button  table-2 table-3 table-7  by ltr
  table xs
    .columns id=a
    .columns id=b
    text#month "May" headline
    button#row surface.fill=color.surface surface.padding=space.xxs
      text#a "ab"
      text#b "cd"
  let y xs+line(headline)
  month  0 xs               inner line(headline)
  row    0 y                inner 44
  row/a  xxs y+(44-line)/2  (inner-xs)/2-xxs line

# An empty cell has no head.
table-large-empty  table-8  in accessibility1  by ltr
  table#table
    .columns id=a head="Day"/body
    .columns id=b head="Day"/body
    line#x,y
      column#a
      text#b "ab"
  table      0 0              inner 2*line
  table/x/b  w("Day")+8 0
  table/y/b  w("Day")+8 line

# Each cell is 8 after its head; 16 points above and below each row.
table-large  table-8  in accessibility1
  table#table md
    .columns id=a head="Day"/body
    .columns id=b head="kg"/body align=end
    line#x,y
      text#a "ab"
      text#b "cd"
  let row 2*line+2*md
  table      0 0                      inner 2*row
  table/x/a  w("Day")+8 md
  table/x/b  w("kg")+8 md+line
  table/y/a  w("Day")+8 row+md
  table/y/b  w("kg")+8 row+md+line

"""##,
        "texts.cases": ##"""
# Widths, lines, scales and styles of texts.

# Half of the size for each character; the height of a line is the leading.
text-sizes  text-1 text-2 text-4 text-5 type-1  in xSmall large xxxLarge accessibility1 accessibility3 accessibility5
  column
    text#a "Body"
    text#b "Title" title
    text#c "Small" caption-small
  a  0 0
  b  0 line
  c  0 line+line(title)

# 288 has 33 characters of 8.5, 358 has 42, and 992 has 116.
text-wraps  text-3 text-4 text-5  at 320 390 1024
  column
    text#a "The weight of the last seven days is lower than that of the week before."
  when 320
    a  0 0  inner 3*line  "The weight of the last seven days" "is lower than that of the week" "before."
  when 390
    a  0 0  inner 2*line  "The weight of the last seven days is lower" "than that of the week before."
  when 1024
    a  0 0

# A line feed ends a line; the width is that of the longest.
text-line-feed  text-3 text-4
  column
    text#a "ab\ncdef"
  a  0 0  w("cdef") 2*line  "ab" "cdef"

# An empty text has no size.
text-empty  text-4  by ltr
  column
    text#a ""
    text#b "ab"
  b  0 0

# A line is at least as high as that of the text's own style.
text-own-style  text-5 text-12  by ltr
  column
    text#a "ab" title
      .parts "ab" style=type.body
  a  0 0  w("ab") line(title)

text-spaces  text-3
  column
    text#a "ab   cd"
  a  0 0  w("ab cd") line  "ab cd"

# A combining accent and a mark of direction have no width; Arabic letters are not joined to fewer,
# and Han characters are as wide as others.
text-marks  text-2
  column
    text#a "e\u0301e\u0301"
    text#b "ab\u200F"
    text#c "لا"
    text#d "漢字"
  a  0 0       w("ab") line  any
  b  0 line    w("ab") line  any
  c  0 2*line  w("ab") line  any
  d  0 3*line  w("ab") line  any

# The letter spacing of `type.sharing-title` is 2; its size of 28 does not scale.
text-spacing  text-1 text-2  in large accessibility3
  column
    text#a "abc" sharing-title
  a  0 0  3*(28*0.5+2) line(sharing-title)

# A line is as high as the highest style in it.
text-parts  text-5 text-12  in large accessibility1
  column
    text#a "12 days"
      .parts "12" weight=bold style=type.title
      .parts " days"
    text#b "ab"
  a  0 0            w("12",title)+w(" days") line(title)
  b  0 line(title)

# Every weight is as wide as the others in the kit's font.
text-weights  text-12  by ltr
  column
    text#a "aaaaaaaaa"
      .parts "a" weight=ultraLight
      .parts "a" weight=thin
      .parts "a" weight=light
      .parts "a" weight=regular
      .parts "a" weight=medium
      .parts "a" weight=semibold
      .parts "a" weight=bold
      .parts "a" weight=heavy
      .parts "a" weight=black
  a  0 0  9*w("a") line  any

# 38 characters of 8.5 = 323: 288 ÷ 323 = 0.891…, rounded down to 0.89. The box keeps the available
# width.
text-minimum-scale  text-6 text-7
  column
    text#a "Your weight is the lowest of the month" minimumScale=0.8
  a  0 0  inner 0.89*line

# 288 ÷ 408 = 0.70 is less than 0.8.
text-minimum-wraps  text-6
  column
    text#a "Your weight is the lowest of the last months far" minimumScale=0.8
  a  0 0  inner 2*line  "Your weight is the lowest of the" "last months far"

# A word of 40 characters, 340: 288 ÷ 340 = 0.847…, rounded down to 0.84. The other words are scaled
# too: 0.84 × 8.5 = 7.14, of which 40 fit in 288.
text-long-word  text-8 text-7
  column
    text#a "ab abcdefghijabcdefghijabcdefghijabcdefghij cd"
  a  0 0  inner 3*0.84*line  "ab" "abcdefghijabcdefghijabcdefghijabcdefghij" "cd"

# 60 characters, 510: 288 ÷ 510 is less than 0.7, at which 288 ÷ 5.95 = 48 fit on a line.
text-broken-word  text-8
  column
    text#a "abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghij"
  a  0 0  inner 2*0.7*line  "abcdefghijabcdefghijabcdefghijabcdefghijabcdefgh" "ijabcdefghij"

# At 53 points 18 characters are 477 wide: 288 ÷ 477 = 0.603…, rounded down to 0.6.
text-number  text-9  in accessibility5
  column
    text#a "123,456,789,012.50"
  a  0 0  inner 0.6*line

# Lines of a text have no boxes, but the alignment does not change the text's own.
text-aligned  text-10 text-11
  column align=center
    text#a "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
  a  0 0  inner 2*line  "aaaa bbbb cccc dddd eeee ffff" "gggg hhhh"

# A Hebrew text on an English screen, and an English one on an Arabic screen, begin at the start of
# the screen.
text-direction  text-13
  column
    text#a "שלום" direction=rightToLeft
    text#b "abc" direction=leftToRight
  a  0 0
  b  0 line

# 20 lines of one word, in a column of 40 points: none is left out.
text-uncut  text-14
  column
    column#a width=40 height=50
      text#t "word word word word word word word word word word word word word word word word word word word word"
  a    0 0  40 20*line
  a/t  0 0  40 20*line  "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word" "word"

"""##,
    ])
}
