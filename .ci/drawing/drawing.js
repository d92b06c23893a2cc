// The part of check-drawing that runs in the browser: it draws screens side by side, and measures what was drawn.
import "/renderer/candela.js";
import { faultsOf } from "/faults.js";

globalThis.events = [];
const files = new Map();
const fetched = async path => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no ${path}`);
  return answer.json();
};
const read = async path => {
  if (!files.has(path)) files.set(path, fetched(path));
  return files.get(path);
};

/** Draws screens, each in a box of a width, and answers what is wrong with each: `[{ name, faults }]`. */
globalThis.check = async (drawings, width) => {
  document.body.replaceChildren();
  const drawn = [];
  for (const { name, screen: given, dump, file, appearance } of drawings) {
    const screen = given ?? (await read(`/dump/${dump}/${file}`));
    const product = screen.theme;
    const tokens = await read(`/dump/${dump}/tokens/${product}.${appearance}.json`);
    const appearances = {};
    for (const other of ["light", "dark", "light-increased", "dark-increased"])
      appearances[other] = await read(`/dump/${dump}/tokens/${product}.${other}.json`);
    const element = document.createElement("candela-screen");
    element.addEventListener("candela-event", event => events.push(event.detail));
    try {
      element.draw(screen, tokens, await read(`/dump/${dump}/icons.json`), { appearances });
    } catch (error) {
      drawn.push({ name, error });
      continue;
    }
    const box = document.createElement("div");
    box.style.cssText = `width: ${width}px; min-height: 400px; display: grid`;
    box.append(element);
    const label = document.createElement("p");
    label.textContent = name;
    const cell = document.createElement("section");
    cell.append(label, box);
    document.body.append(cell);
    drawn.push({ name, page: element.firstElementChild });
  }
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return drawn.map(({ name, page, error }) => {
    return { name, faults: error ? [`script error: ${error.stack}`] : faultsOf(page) };
  });
};
