// The differences from an earlier dump: both pictures side by side, with the changed elements marked.

async function changesPage([screen, name], isCurrent) {
  const { with: folder, screens, tokens } = catalog.comparison;
  const entry = screens.find(one => one.screen === screen && one.specimen === name);
  if (entry) return changePage(entry, isCurrent);
  const changed = screens.filter(one => one.change === "changed");
  return [
    h("h1", {}, "Changes"), h("p", { class: "count" }, `${screens.length} screens differ from ${folder}`),
    tokens.length ? h("p", {}, `Tokens that differ: ${tokens.join(", ")}.`) : null,
    screens.length + tokens.length ? null : h("p", {}, "Both are the same."),
    ["changed", "added", "removed"].map(change => {
      const all = screens.filter(one => one.change === change);
      return all.length ? h("section", { class: "group" }, h("h2", {}, `${plain(change)}, ${all.length}`), h("ul", { class: "wall" }, all.map(one =>
        pictured(["changes", one.screen, one.specimen], one.specimen, one.screen, () => (change === "removed" ? earlierOf(one) : nowOf(one)))))) : null;
    }),
  ];
}
const earlierOf = one => load(`earlier/screens/${one.screen}/${one.specimen}`);
const nowOf = one => {
  const { size, language } = specimens.find(other => other.screen === one.screen && other.name === one.specimen);
  return load(`screens/${size}.${language}/${one.screen}/${one.specimen}`);
};

async function changePage(entry, isCurrent) {
  const [before, after] = await Promise.all([entry.change === "added" ? null : earlierOf(entry), entry.change === "removed" ? null : nowOf(entry)])
    .then(both => both.map(screen => screen && moved(screen)));
  const found = before && after ? differences(before, after) : [];
  const pair = [["Before", before, 0], ["After", after, 1]].filter(([, screen]) => screen).map(([label, screen, side]) => {
    const frame = makeFrame(label);
    const marks = h("div", { class: "marks", "aria-hidden": "true" });
    return { label, screen, side, frame, marks, node: h("figure", { tabindex: "0" }, h("figcaption", {}, label), h("div", { class: "device", style: { "inline-size": `${width()}px` } }, frame, marks)) };
  });
  const product = (after ?? before).theme;
  const hasOld = catalog.comparison.tokens.includes(`${product}.${appearance()}`);
  const items = found.map(({ path, was, is, elements }) => h("li", {}, h("button", { type: "button", class: "stop", focus: () => point(elements), pointerenter: () => point(elements) },
    h("code", {}, path), " ", was === undefined ? "" : h("del", {}, short(was)), " ", is === undefined ? "" : h("ins", {}, short(is)))));
  let point = () => {};
  const nodes = [
    h("p", {}, link(["changes"], "All changes")), h("h1", {}, entry.specimen), h("p", { class: "count" }, `${entry.screen}, ${entry.change}${found.length ? `: ${found.length} ${found.length === 1 ? "difference" : "differences"}` : ""}`),
    h("div", { class: "pair" }, pair.map(one => one.node)), h("ol", { class: "stops differences" }, items),
  ];
  const draw = async () => {
    for (const one of pair) {
      const old = one.side === 0 && hasOld ? await load(`earlier/tokens/${product}.${appearance()}`) : undefined;
      one.drawn = await drawIn(one.frame, one.screen, { earlierTokens: old, isCurrent });
      if (!one.drawn) return;
    }
    const markIn = (one, element, name) => {
      const node = one.drawn.nodes.get(element);
      if (!node) return;
      const { left, top, width, height } = node.getBoundingClientRect();
      const box = h("div", { class: `mark ${name}` });
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      one.marks.append(box);
    };
    for (const one of pair) for (const { elements } of found) markIn(one, elements[one.side], "changed");
    point = elements => pair.forEach(one => {
      one.marks.querySelectorAll(".here").forEach(node => node.remove());
      markIn(one, elements[one.side], "here");
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
