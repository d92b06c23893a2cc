// The page of one state of one screen: the list of states, the picture, and beside it the speech, elements and events.

const panels = { spoken: ["Spoken", spokenPanel], elements: ["Elements", elementsPanel], events: ["Events", eventsPanel], findings: ["Findings", findingsPanel] };
let panel = "spoken";
let reader = "voiceOver";

async function screenPage([screen, name], isCurrent) {
  const one = stateOf(screen, name) ?? stateOf(screen);
  if (!one) return missing();
  const drawn = await load(fileOf(one));
  if (!isCurrent()) return null;
  stage.one = one;
  stage.onEvent = event => (served.touch ? served.touch(one, event) : tell(event));
  await viewer(label(one), statesNav("screens", one), drawn, noteOf(one), isCurrent, [viewsNav(one)]);
  return null;
}
/** The states of the screen of one of them, with links to a page. */
function statesNav(page, one) {
  const states = specimens.filter(other => other.screen === one.screen);
  return h("nav", { "aria-label": "States", class: "states" },
    h("label", {}, h("span", {}, "Screen"), h("select", { id: "screens", change: ({ target }) => (location.hash = address(page, target.value)) },
      screenNames.map(other => h("option", { value: other, selected: other === one.screen }, screenLabel(other))))),
    h("ul", {}, states.map(state => h("li", {}, h("a", { href: address(page, one.screen, state.name), "aria-current": state === one ? "page" : null }, sentence(stateLabel(state)))))));
}
const noteOf = one => `${one.screen} / ${one.name} · ${one.app}${catalog.own.includes(one) ? " · from the journal" : ""}`;

/**
 * Shows a screen with its panels, unless the user has navigated on meanwhile; returns whether it is shown. The frame is
 * kept from one screen to the next: a moved frame would reload.
 */
async function viewer(title, neighbours, drawn, note, isCurrent, above = [], isUsed = false) {
  const main = byId("content");
  const head = [h("h1", {}, title), h("p", { class: "count" }, note), ...above];
  const side = h("div", { class: "side" });
  const focused = document.activeElement?.getAttribute?.("href") ?? document.activeElement?.id;
  if (stage.box && main.contains(stage.box)) {
    const [list, shown, oldSide] = main.children;
    const scroll = list.scrollTop;
    list.replaceWith(neighbours);
    neighbours.scrollTop = scroll;
    for (const child of [...shown.children]) if (child !== stage.box) child.remove();
    stage.box.before(...head);
    oldSide.replaceWith(side);
  } else {
    makeStage();
    main.className = "viewer";
    main.replaceChildren(neighbours, h("div", { class: "shown" }, head, stage.box), side);
    const here = neighbours.querySelector("[aria-current]");
    neighbours.scrollTop = here ? here.offsetTop - neighbours.clientHeight / 2 : 0;
  }
  if (!(await drawStage(drawn, isCurrent, isUsed))) return false;
  // The address may contain an element, as a JSON Pointer.
  const pointed = setting("at").split("/").slice(1).reduce((value, step) => own(value, step), setting("at") ? stage.screen : undefined);
  if (pointed?.kind) [selected, panel] = [pointed, "elements"];
  fillSide(side);
  if (pointed?.kind) mark(pointed);
  if (focused) [...main.querySelectorAll("a, button, select")].find(node => (node.getAttribute("href") ?? node.id) === focused)?.focus({ preventScroll: true });
  return true;
}

/** The tabs beside the picture. */
function fillSide(side) {
  const show = name => {
    panel = name;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", tab.id === `tab-${name}`);
      tab.tabIndex = tab.id === `tab-${name}` ? 0 : -1;
    }
    stage.onPoint = () => {};
    stage.onPick = null;
    unmark();
    unmark("box");
    unmark("target");
    body.setAttribute("aria-labelledby", `tab-${name}`);
    body.replaceChildren(...panels[name][1]().filter(Boolean));
  };
  const tabs = Object.entries(panels).map(([name, [label]]) =>
    h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel", click: () => show(name) }, label));
  const turn = event => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = tabs.at((tabs.indexOf(event.target) + by) % tabs.length);
    next.focus();
    next.click();
  };
  const body = h("div", { role: "tabpanel", id: "panel", tabindex: "0" });
  side.replaceChildren(h("div", { role: "tablist", "aria-label": "About the screen", keydown: turn }, tabs), body);
  // The number of findings is told if it costs nothing: a live gallery makes them when they are opened.
  if (stage.one && (!served.load || arrived.has("findings")))
    load("findings").then(({ findings }) => {
      const count = findings.filter(isOfStage).length;
      if (count) tabs.find(tab => tab.id === "tab-findings").textContent = `Findings (${count})`;
    }).catch(failed);
  stage.showPanel = show;
  show(panel);
}

function spokenPanel() {
  const stops = stopsOf(stage.screen);
  const items = stops.map(stop => {
    const item = h("button", { type: "button", class: "stop", style: { "--depth": stop.depth }, lang: stage.screen.language, dir: "auto" }, lineOf(stop, reader, wordsFor(stage.screen)));
    item.onpointerenter = item.onfocus = () => (unmark(), mark(stop.element));
    item.onpointerleave = item.onblur = () => unmark();
    item.onclick = () => stop.element && (selected = stop.element, stage.showPanel("elements"));
    return h("li", {}, item);
  });
  const at = new Map(stops.map((stop, place) => [stop.element, items[place].firstChild]));
  stage.onPoint = (element, node) => {
    for (const item of items) item.firstChild.classList.remove("here");
    unmark();
    if (!element && !node?.matches?.("h1")) return;
    let stop = element;
    while (stop && !at.has(stop)) stop = stage.parents.get(stop);
    const item = at.get(stop);
    if (!item) return;
    mark(stop);
    item.classList.add("here");
    item.scrollIntoView({ block: "nearest" });
  };
  return [
    h("label", {}, h("span", {}, "Reader"), h("select", { change: ({ target }) => ((reader = target.value), stage.showPanel("spoken")) },
      Object.entries(readers).map(([name, label]) => h("option", { value: name, selected: name === reader }, label)))),
    h("ol", { class: "stops" }, items),
    stage.screen.announcements?.length ? h("ul", { class: "announced", lang: stage.screen.language }, stage.screen.announcements.map(one => h("li", { dir: "auto" }, announced(one, wordsFor(stage.screen))))) : null,
  ];
}
