// Navigation between pages.

const pages = {
  "": ["Screens", wall], screens: [null, screenPage], journeys: [null, journeyPage], elements: ["Elements", kindsPage("elements")],
  cards: ["Cards", kindsPage("cards")], tokens: ["Tokens", tokensPage], icons: ["Icons", iconsPage],
  ...(catalog.comparison && { changes: ["Changes", changesPage] }), findings: [`Findings${catalog.findings ? ` (${catalog.findings})` : ""}`, findingsPage],
};
const missing = () => [h("h1", {}, "Nothing here"), h("p", {}, link([], "All screens"))];

function place(nodes) {
  const main = byId("content");
  main.className = "";
  delete main.dataset.compared;
  main.replaceChildren(...nodes.flat(Infinity).filter(Boolean));
}

let shows = 0;
async function show() {
  const turn = ++shows;
  const [name = "", ...rest] = route.path;
  const page = Object.hasOwn(pages, name) ? pages[name][1] : missing;
  for (const node of byId("pages").children) node.toggleAttribute("aria-current", node.getAttribute("href").slice(2).split("?")[0].split("/")[0] === name);
  if (name !== "journeys") stage.came = null;
  try {
    const nodes = await page(rest, () => turn === shows);
    if (turn !== shows) return;
    if (nodes) place(nodes);
  } catch (error) {
    if (turn !== shows) return;
    place([h("h1", {}, "This cannot be shown"), h("pre", { tabindex: "0" }, String(error?.stack ?? error))]);
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
  const isNew = before !== route.path.join("/");
  show().then(() => isNew && !byId("content").classList.contains("viewer") && scrollTo(0, 0));
}

makeSwitches();
makeStage();
readAddress();
makePages();
applySwitches();
addEventListener("hashchange", follow);
byId("search").addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => {
    if (route.path.length) location.hash = address();
    else show();
  }, 60);
});
byId("search").form.addEventListener("submit", event => event.preventDefault());
addEventListener("keydown", event => {
  if (event.target.closest("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "/") event.preventDefault(), byId("search").focus();
  const by = { j: 1, k: -1 }[event.key];
  const links = [...document.querySelectorAll(".states a, .thumbs a")];
  if (by && links.length) links.at((links.findIndex(node => node.ariaCurrent) + by) % links.length).click();
});
show();
// The entry points of automated checks.
globalThis.candelaGallery = { stage, transcript, screenOf: one => load(fileOf(one)) };
