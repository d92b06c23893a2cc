// The first page: an index of the screens, or the results of a search. Pages of all states of a screen, and of one state of all screens.

const normal = text => text.toLowerCase().replaceAll("-", " ");
const asked = () => normal(setting("q")).split(/\s+/).filter(Boolean);
const wordsOf = one => normal([one.name, label(one), one.screen, one.app].join(" "));

const pictured = (path, name, note, screen, isTall) =>
  h("li", {}, h("a", { href: address(...path), class: "tile" }, thumbnail(screen, isTall), h("strong", {}, name), note && h("small", {}, note)));
const tile = (one, note = one.app, isTall = false) => pictured(["screens", one.screen, one.name], label(one), note, () => load(fileOf(one)), isTall);
const journeyTile = (one, note = countOf(one.count, "screen", "screens")) =>
  pictured(["journeys", one.name, "0"], label(one), note, async () => (await framesOf(one)).at(-1).screen);
const group = (title, tiles) => (tiles.length ? h("section", { class: "group" }, h("h2", {}, title), h("ul", { class: "wall" }, tiles)) : null);

async function wall(_, isCurrent) {
  const terms = asked();
  if (!terms.length) say("");
  return terms.length ? results(terms, isCurrent) : index();
}

/** Every screen, by product, with a picture of its first state. */
function index() {
  const journeys = group("Journeys", catalog.journeys.map(() => null));
  // They are below the screens, and many.
  if (journeys) idle().then(() => journeys.lastChild.append(...catalog.journeys.map(one => journeyTile(one))));
  const screens = screenNames.map(screen => {
    const all = statesOf.get(screen);
    return all.find(one => stateLabel(one) === "typical") ?? all[0];
  }).filter(Boolean);
  return [
    h("h1", {}, "Screens"),
    h("p", { class: "count" }, `${countOf(screens.length, "screen", "screens")} in ${countOf(catalog.specimens.length, "state", "states")}, ${countOf(catalog.journeys.length, "journey", "journeys")}`),
    states().length ? h("details", { class: "across" }, h("summary", {}, "One state of all screens"), h("ul", { class: "finds" }, states().map(([name, count]) => h("li", {}, link(["across", name], sentence(name)), " ", h("small", {}, String(count)))))) : null,
    group("From the journal", catalog.own.map(one => tile(one))),
    apps.map(app => group(plain(app), screens.filter(one => one.app === app).map(one => {
      return pictured(["states", one.screen], screenLabel(one.screen), countOf(statesOf.get(one.screen).length, "state", "states"), () => load(fileOf(one)));
    }))),
    journeys,
  ];
}

/** The states that several screens have, the most frequent first. */
function states() {
  if (!frequent) {
    const counts = new Map();
    for (const name of catalog.specimens.map(stateLabel)) counts.set(name, (counts.get(name) ?? 0) + 1);
    frequent = [...counts].filter(([, count]) => count > 2).sort(([, a], [, b]) => b - a);
  }
  return frequent;
}
let frequent;
const picker = (name, chosen, options, path) => h("label", { class: "picker" }, h("span", {}, name),
  h("select", { id: "picker", change: ({ target }) => (location.hash = address(path, target.value)) }, options.map(([value, text]) => h("option", { value, selected: value === chosen }, text))));
/** Pictures of whole screens: each takes as many of the list's low rows as it needs, so that the next one follows below it. */
const tall = all => {
  const list = h("ul", { class: "wall talls" }, all.map(([one, name]) => pictured(["screens", one.screen, one.name], name, null, () => load(fileOf(one)), true)));
  for (const item of list.children) rowsOf.observe(item.firstChild);
  return list;
};
const rowsOf = new ResizeObserver(entries => {
  for (const { target } of entries) target.parentNode.style.gridRowEnd = `span ${Math.ceil(target.offsetHeight / 8) + 3}`;
});

/** All states of a screen, each picture whole. */
function statesPage([screen]) {
  const all = specimens.filter(one => one.screen === screen);
  if (!all.length) return missing();
  return [
    h("h1", {}, screenLabel(screen)), h("p", { class: "count" }, `${countOf(all.length, "state", "states")} · ${screen}`),
    picker("Screen", screen, screenNames.map(name => [name, screenLabel(name)]), "states"),
    tall(all.map(one => [one, sentence(stateLabel(one))])),
  ];
}

/** One state of all screens that have it. */
function acrossPage([state]) {
  const all = catalog.specimens.filter(one => stateLabel(one) === state);
  if (!all.length) return missing();
  return [
    h("h1", {}, sentence(state)), h("p", { class: "count" }, `The state of ${countOf(all.length, "screen", "screens")}`),
    picker("State", state, states().map(([name]) => [name, sentence(name)]), "across"),
    tall(all.map(one => [one, screenLabel(one.screen)])),
  ];
}

/** The states and journeys with all terms in their names, or in their words and roles. */
async function results(terms, isCurrent) {
  const { words, roles, uses } = await load("words");
  if (!isCurrent()) return null;
  const texts = [words, roles];
  // For each term, the indices of the words and of the roles that have it.
  const places = terms.map(term => texts.map(list => new Set(list.flatMap((text, place) => (normal(text).includes(term) ? [place] : [])))));
  const textWith = (one, place) => {
    const used = own(uses, nameOfPlace(one)) ?? [[], []];
    for (const sort of [0, 1]) {
      const at = used[sort].find(index => places[place][sort].has(index));
      if (at !== undefined) return texts[sort][at];
    }
  };
  const [named, showing] = [[], []];
  for (const one of [...specimens, ...catalog.journeys]) {
    const missed = terms.flatMap((term, place) => (wordsOf(one).includes(term) ? [] : [place]));
    const reasons = missed.map(place => textWith(one, place));
    if (!missed.length) named.push(isJourney(one) ? journeyTile(one) : tile(one));
    else if (reasons.every(Boolean)) {
      const note = [...new Set(reasons)].map(text => (text.length > 60 ? `${text.slice(0, 59)}…` : text)).join(" · ");
      showing.push(isJourney(one) ? journeyTile(one, note) : tile(one, note));
    }
  }
  const count = `${named.length} by name, ${showing.length} by words and roles`;
  say(count);
  return [
    h("h1", {}, `“${setting("q").trim()}”`), h("p", { class: "count" }, count), otherFinds(terms),
    group("By name", named), group("By words and roles", showing),
    named.length + showing.length ? null : h("p", {}, "Nothing found. Names of screens and states, words on screens, roles, tokens and icons are searched."),
  ];
}

/** Kinds, tokens and icons that match a search; they are loaded at the first search. */
function otherFinds(terms) {
  const box = h("ul", { class: "finds" });
  const matches = name => terms.every(term => normal(name).includes(term));
  loadAll(["kinds", "icons", tokenFile(products[0])]).then(([kinds, { icons }, { tokens }]) => {
    const list = (names, path) => names.filter(matches).slice(0, 12).map(name => h("li", {}, link(path(name), name)));
    box.append(
      ...list(Object.keys(kinds.elements), name => ["elements", name]), ...list(Object.keys(kinds.cards), name => ["cards", name]),
      ...list(Object.keys(tokens), name => ["tokens", products[0], name]), ...list(Object.keys(icons), name => ["icons", name]));
    if (!box.children.length) box.remove();
  }).catch(failed);
  return box;
}
