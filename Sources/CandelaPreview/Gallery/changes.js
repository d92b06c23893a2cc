// The differences from an earlier dump: changed tokens, journeys with the first step that differs, and both pictures of changed screens,
// side by side or one over the other, with the changed elements marked.

async function changesPage([screen, name], isCurrent) {
  const { with: folder, screens, tokens, journeys } = catalog.comparison;
  const entry = screens.find(one => one.screen === screen && one.specimen === name);
  if (entry) return changePage(entry, isCurrent);
  // The elements are the same, but not the values of their roles.
  const state = screen && stateOf(screen, name);
  if (state) return changePage({ screen, specimen: state.name, change: "tokens" }, isCurrent);
  const changed = screens.filter(one => one.change === "changed");
  return [
    h("h1", {}, "Changes"), h("p", { class: "count" }, `${countOf(screens.length, "screen differs", "screens differ")} from ${folder}`),
    tokens.length ? await changedTokens(tokens) : null,
    screens.length + tokens.length + journeys.length ? null : h("p", {}, "Both are the same."),
    ["changed", "added", "removed"].map(change => {
      const all = screens.filter(one => one.change === change);
      return all.length ? h("section", { class: "group" }, h("h2", {}, `${plain(change)}, ${all.length}`), h("ul", { class: "wall" }, all.map(one =>
        pictured(["changes", one.screen, one.specimen], label({ screen: one.screen, name: one.specimen }), one.screen, () => (change === "removed" ? earlierOf(one) : nowOf(one)))))) : null;
    }),
    journeys.length ? h("section", { class: "group" }, h("h2", {}, `Journeys, ${journeys.length}`), h("ul", {}, journeys.map(({ journey, change, step }) =>
      h("li", {}, change === "removed" ? plain(journey) : link(["journeys", journey, String(step)], plain(journey)),
        change === "changed" ? `: differs from step ${step + 1}` : `: ${change}`)))) : null,
  ];
}
const earlierOf = one => load(`earlier/screens/${one.screen}/${one.specimen}`);
const nowOf = one => {
  const { size, language } = specimens.find(other => other.screen === one.screen && other.name === one.specimen);
  return load(`screens/${size}.${language}/${one.screen}/${one.specimen}`);
};

/** The tokens that differ, each with both values, the sets that have them, and screens that use it. */
async function changedTokens(sets) {
  const rows = new Map();
  const { roles, uses } = await load("words");
  for (const set of sets) {
    const [before, after] = await loadAll([`earlier/tokens/${set}`, `tokens/${set}`]);
    for (const path of new Set([before, after].flatMap(({ tokens }) => Object.keys(tokens)))) {
      const [was, is] = [own(before.tokens, path), own(after.tokens, path)];
      const values = JSON.stringify([was?.$type, was?.$value, is?.$type, is?.$value]);
      if (JSON.stringify([was?.$type, was?.$value]) === JSON.stringify([is?.$type, is?.$value])) continue;
      const key = `${path} ${values}`;
      if (!rows.has(key)) rows.set(key, { path, was, is, sets: [] });
      rows.get(key).sets.push(set);
    }
  }
  const text = token => {
    try {
      return [swatch(token), valueText(token)];
    } catch {
      return JSON.stringify(token.$value);
    }
  };
  const users = ({ path, sets }) => {
    const index = roles.indexOf(path);
    return specimens.filter(one => sets.some(set => set.startsWith(`${one.product}.`)) && own(uses, `${one.screen}/${one.name}`)?.[1].includes(index));
  };
  const row = change => {
    const used = users(change);
    // One state of each screen is enough.
    const shown = used.filter((one, place) => used.findIndex(other => other.screen === one.screen) === place);
    return h("tr", {}, h("th", { scope: "row" }, h("code", {}, change.path)),
      h("td", {}, change.was ? h("del", {}, text(change.was)) : "–"), h("td", {}, change.is ? h("ins", {}, text(change.is)) : "–"),
      h("td", {}, change.sets.join(", ")),
      h("td", {}, shown.slice(0, 6).map((one, place) => [place ? ", " : "", link(["changes", one.screen, one.name], label(one))]), shown.length > 6 ? `, and ${shown.length - 6} more screens` : ""));
  };
  return h("section", { class: "group" }, h("h2", {}, `Tokens, ${rows.size}`), rows.size ? h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "Changed tokens" }, h("table", { class: "tokens-changed" },
    h("thead", {}, h("tr", {}, ["Token", "Before", "After", "In", "Used by"].map(head => h("th", { scope: "col" }, head)))),
    h("tbody", {}, [...rows.values()].slice(0, 200).map(row)))) : h("p", {}, `Only descriptions differ, in ${sets.join(", ")}.`));
}

/** The ways to show the two pictures, and the address of each. */
const changeViews = { "": "Side by side", overlay: "One over the other", difference: "Difference" };
async function changePage(entry, isCurrent) {
  const [before, after] = await Promise.all([entry.change === "added" ? null : entry.change === "tokens" ? nowOf(entry) : earlierOf(entry), entry.change === "removed" ? null : nowOf(entry)])
    .then(both => both.map(screen => screen && moved(screen)));
  const found = before && after ? differences(before, after) : [];
  const pair = [["Before", before, 0], ["After", after, 1]].filter(([, screen]) => screen).map(([label, screen, side]) => {
    const frame = makeFrame(label);
    const marks = h("div", { class: "marks", "aria-hidden": "true" });
    return { label, screen, side, frame, marks, node: h("figure", { tabindex: "0" }, h("figcaption", {}, label), h("div", { class: "device", style: { "inline-size": `${width()}px` } }, frame, marks)) };
  });
  const product = (after ?? before).theme;
  const hasOld = catalog.comparison.tokens.includes(`${product}.${appearance()}`);
  const items = found.map(difference => {
    const { path, was, is } = difference;
    return h("li", {}, h("button", { type: "button", class: "stop", focus: () => point(difference), pointerenter: () => point(difference) },
      h("code", {}, path), " ", was === undefined ? "" : h("del", {}, short(was)), " ", is === undefined ? "" : h("ins", {}, short(is))));
  });
  let point = () => {};
  const row = h("div", { class: "pair" }, pair.map(one => one.node));
  const slider = h("label", { class: "slider" }, h("span", {}, "Before to after"), h("input", { type: "range", min: 0, max: 100, value: 50, input: ({ target }) => row.style.setProperty("--after", target.value / 100) }));
  const look = () => {
    const view = pair.length === 2 && Object.hasOwn(changeViews, setting("view")) ? setting("view") : "";
    row.className = ["pair", view && "over", view].filter(Boolean).join(" ");
    slider.hidden = view !== "overlay";
    for (const [place, one] of pair.entries()) one.node.tabIndex = view && !place ? -1 : 0;
  };
  const choices = pair.length < 2 ? null : h("fieldset", { class: "checks" }, h("legend", { class: "hidden" }, "Pictures"), Object.entries(changeViews).map(([view, name]) =>
    h("label", { class: "check" }, h("input", { type: "radio", name: "view", checked: setting("view") === view, change: () => {
      if (view) route.query.set("view", view);
      else route.query.delete("view");
      replaceAddress();
      document.body.dataset.shown = location.hash;
      look();
    } }), name)), slider);
  look();
  const nodes = [
    h("p", {}, link(["changes"], "All changes")), h("h1", {}, label({ screen: entry.screen, name: entry.specimen })),
    h("p", { class: "count" }, `${entry.screen} / ${entry.specimen}, ${entry.change === "tokens" ? "changed by its tokens" : entry.change}${found.length ? `: ${countOf(found.length, "difference", "differences")}` : ""}`),
    choices, h("div", { class: "compared" }, row, h("ol", { class: "stops differences" }, items)),
  ];
  const draw = async () => {
    for (const one of pair) {
      const old = one.side === 0 && hasOld ? await load(`earlier/tokens/${product}.${appearance()}`) : undefined;
      one.drawn = await drawIn(one.frame, one.screen, { earlierTokens: old, isCurrent });
      if (!one.drawn) return;
    }
    const markIn = (one, { path, elements }, name) => {
      // The title is no element.
      const node = /^title\b/.test(path) ? one.drawn.node.querySelector("h1") : one.drawn.nodes.get(elements[one.side]);
      if (!node) return;
      const { left, top, width, height } = node.getBoundingClientRect();
      const box = h("div", { class: `mark ${name}` });
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      one.marks.append(box);
    };
    for (const one of pair) for (const difference of found) markIn(one, difference, "changed");
    point = difference => pair.forEach(one => {
      one.marks.querySelectorAll(".here").forEach(node => node.remove());
      markIn(one, difference, "here");
    });
    byId("content").dataset.compared = entry.specimen;
  };
  setTimeout(() => draw().catch(failed));
  return nodes;
}
const short = value => (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 80);

/** The members that differ between two screens, each with the innermost element that has it on both sides. */
function differences(before, after, path = "", elements = [null, null]) {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isObject = value => value !== null && typeof value === "object";
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [{ path, was: before, is: after, elements }];
  const inner = before.kind && after.kind && !before.intent && !("body" in after) ? [before, after] : elements;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap(name => differences(before[name], after[name], path ? `${path}.${name}` : name, [before[name], after[name]].every(value => value !== undefined) ? inner
    : [before[name]?.kind ? before[name] : inner[0], after[name]?.kind ? after[name] : inner[1]]));
}
