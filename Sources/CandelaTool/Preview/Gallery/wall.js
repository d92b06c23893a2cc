// The first page: small pictures of every screen in every state, and search results.

const words = one => [one.name, one.screen ?? one.screens?.join(" "), one.title, one.product].join(" ").toLowerCase().replaceAll("-", " ");
const asked = () => byId("search").value.trim().toLowerCase().replaceAll("-", " ").split(/\s+/).filter(Boolean);
const fits = (one, terms) => terms.every(term => words(one).includes(term));

function wall() {
  const terms = asked();
  const found = specimens.filter(one => fits(one, terms));
  const ways = catalog.journeys.filter(one => fits(one, terms));
  const sections = screenNames.map(screen => [screen, found.filter(one => one.screen === screen)]).filter(([, all]) => all.length);
  say(terms.length ? `${found.length} states and ${ways.length} journeys` : "");
  return [
    h("h1", {}, terms.length ? `“${byId("search").value.trim()}”` : "Screens"),
    h("p", { class: "count" }, `${found.length} states of ${sections.length} screens, ${ways.length} journeys`),
    terms.length ? otherFinds(terms) : null,
    sections.map(([screen, all]) => h("section", { class: "group" }, h("h2", {}, screen), h("ul", { class: "wall" }, all.map(tile)))),
    ways.length ? h("section", { class: "group" }, h("h2", {}, "Journeys"), h("ul", { class: "wall" }, ways.map(journeyTile))) : null,
    found.length + ways.length ? null : h("p", {}, "Nothing is called that. Try a screen, a state or a token."),
  ];
}
const pictured = (path, name, note, screen) =>
  h("li", {}, h("a", { href: address(...path), class: "tile" }, thumbnail(screen), h("strong", {}, name), note && h("small", {}, note)));
const tile = one => pictured(["screens", one.screen, one.name], one.name, one.product, () => load(fileOf(one)));
const journeyTile = one =>
  pictured(["journeys", one.name, "0"], one.name, `${one.screens.length} screens`, async () => (await load(fileOf(one))).at(-1).screen);

/** Kinds, tokens and icons that match a search; they are loaded at the first search. */
function otherFinds(terms) {
  const box = h("ul", { class: "finds" });
  const matches = name => terms.every(term => name.toLowerCase().replaceAll("-", " ").includes(term));
  loadAll(["kinds", "icons", tokenFile(products[0])]).then(([kinds, { icons }, { tokens }]) => {
    const list = (names, path) => names.filter(matches).slice(0, 12).map(name => h("li", {}, link(path(name), name)));
    box.append(
      ...list(Object.keys(kinds.elements), name => ["elements", name]), ...list(Object.keys(kinds.cards), name => ["cards", name]),
      ...list(Object.keys(tokens), name => ["tokens", products[0], name]), ...list(Object.keys(icons), name => ["icons", name]));
    if (!box.children.length) box.remove();
  }).catch(failed);
  return box;
}
