// Navigation between pages.

const pages = {
  "": ["Screens", wall], screens: [null, screenPage], states: [null, statesPage], across: [null, acrossPage], beside: [null, besidePage],
  alone: [null, alonePage], journeys: [null, journeyPage], elements: ["Elements", kindsPage("elements")],
  cards: ["Cards", kindsPage("cards")], tokens: ["Tokens", tokensPage], icons: ["Icons", iconsPage],
  ...(catalog.comparison && { changes: ["Changes", changesPage] }), findings: [`Findings${catalog.findings ? ` (${catalog.findings})` : ""}`, findingsPage],
  ...(served.page && { live: ["Live", served.page], play: [null, served.play] }),
};
const missing = () => [h("h1", {}, "Nothing here"), h("p", {}, link([], "All screens"))];

function place(nodes) {
  const main = byId("content");
  main.className = "";
  delete main.dataset.compared;
  delete main.dataset.beside;
  main.replaceChildren(...nodes.flat(Infinity).filter(Boolean));
}

let shows = 0;
async function show() {
  const turn = ++shows;
  const [name = "", ...rest] = route.path;
  const page = Object.hasOwn(pages, name) ? pages[name][1] : missing;
  // Pages without a link of their own belong to the first one.
  const section = pages[name]?.[0] ? name : name === "play" ? "live" : "";
  for (const node of byId("pages").children) {
    const isHere = node.getAttribute("href").slice(2).split("?")[0].split("/")[0] === section;
    if (isHere) node.setAttribute("aria-current", "page");
    else node.removeAttribute("aria-current");
  }
  document.body.dataset.page = name;
  if (!byId("status").classList.contains("hidden")) say("");
  if (name !== "journeys") stage.came = null;
  try {
    const nodes = await page(rest, () => turn === shows);
    if (turn !== shows) return;
    if (nodes) place(nodes);
  } catch (error) {
    if (turn !== shows) return;
    place([h("h1", {}, "Couldn’t show this page"), h("p", { class: "wrong" }, String(error?.message ?? error)), h("details", {}, h("summary", {}, "Details"), h("pre", { tabindex: "0" }, String(error?.stack ?? error)))]);
  }
  document.title = [byId("content").querySelector("h1")?.textContent, "Candela"].filter(Boolean).join(" · ");
  document.body.dataset.shown = location.hash;
}

function makePages() {
  byId("pages").replaceChildren(...Object.entries(pages).filter(([, [label]]) => label).map(([name, [label]]) => link(name ? [name] : [], label)));
}
let typing;
function follow() {
  // After a further navigation, earlier search input is dropped.
  clearTimeout(typing);
  const before = route.path.join("/");
  readAddress();
  makePages();
  applySwitches();
  fillSearch();
  const isNew = before !== route.path.join("/");
  show().then(() => isNew && !byId("content").classList.contains("viewer") && scrollTo(0, 0));
}

/** Shows the search of the address, unless it is being typed. */
function fillSearch() {
  if (document.activeElement !== byId("search")) byId("search").value = setting("q");
}

makeSwitches();
readAddress();
makePages();
applySwitches();
fillSearch();
addEventListener("hashchange", follow);
document.querySelector(".skip").addEventListener("click", event => (event.preventDefault(), byId("content").focus()));
byId("search").addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => {
    const isElsewhere = route.path.length > 0;
    const text = byId("search").value.trim();
    if (text) route.query.set("q", text);
    else route.query.delete("q");
    if (!isElsewhere) replaceAddress();
    else location.hash = `#/?${route.query}`;
    if (!isElsewhere) show();
  }, 60);
});
byId("search").form.addEventListener("submit", event => event.preventDefault());
addEventListener("keydown", event => {
  if (event.target.closest("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "/") event.preventDefault(), byId("search").focus();
  const by = { j: 1, k: -1 }[event.key];
  const links = [...document.querySelectorAll(".states a, .thumbs a")];
  if (by && links.length) links.at((links.findIndex(node => node.getAttribute("aria-current")) + by) % links.length).click();
});
show();
// The entry points of automated checks.
globalThis.candelaGallery = { stage, transcript, framesOf, screenOf: one => load(fileOf(one)) };
