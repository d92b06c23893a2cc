// A journey: its screens in order, each with the event on the previous one.

async function journeyPage([name, place = "0"], isCurrent) {
  const one = catalog.journeys.find(journey => journey.name === name);
  if (!one) return missing();
  const frames = await framesOf(one);
  if (!isCurrent()) return null;
  const at = Math.min(Math.max(Number(place) || 0, 0), frames.length - 1);
  const frame = frames[at];
  const next = frames[at + 1];
  stage.came = frame;
  stage.one = null;
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const wanted = next && actionsOf(frame.screen).find(action => same(action.intent, next.event.intent));
  stage.onEvent = sent => {
    const { event } = Object.assign({}, eventOf(sent));
    if (next && same(event.intent, next.event.intent)) location.hash = address("journeys", name, String(at + 1));
    else tell(sent);
  };
  const others = h("nav", { "aria-label": "Journeys", class: "states" },
    h("ul", {}, catalog.journeys.map(journey => h("li", {}, h("a", { href: address("journeys", journey.name, "0"), "aria-current": journey === one ? "page" : null }, label(journey))))));
  const steps = h("nav", { "aria-label": "Steps", class: "steps" },
    at > 0 ? link(["journeys", name, String(at - 1)], "Back") : h("span"),
    h("ol", {}, frames.map((other, index) => h("li", {}, h("a", { href: address("journeys", name, String(index)), "aria-current": index === at ? "step" : null, title: other.screen.screen }, String(index + 1))))),
    next ? link(["journeys", name, String(at + 1)], "Next") : h("span"));
  const hint = next
    ? `Next: ${wanted ? `“${wanted.label}”` : consequence(next.event)[0]}${next.event.value === undefined ? "" : ` ${quoted(next.event.value)}`}`
    : "The journey ends here.";
  const note = `${at + 1} of ${frames.length} · ${frame.screen.screen} · ${frame.now}`;
  const use = served.touch ? [h("p", { class: "views" }, link(["play", name, String(at)], "Use the app from here"))] : [];
  if (!(await viewer(label(one), others, frame.screen, note, isCurrent, [steps, h("p", {}, hint), ...use]))) return null;
  const control = wanted && [...stage.nodes].find(([element]) => element.action?.id === wanted.id || element.actions?.some(action => action.id === wanted.id));
  if (control) mark(control[0], "next");
  return null;
}
