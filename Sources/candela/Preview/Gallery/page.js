// What every part of the gallery uses: nodes, data that is loaded on demand, and the address that says what is shown.

/** Makes an element. Attributes without a value are left out; functions listen to events. */
function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === true) node.setAttribute(name, "");
    else if (value != null && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter(child => child != null && child !== false));
  return node;
}
const byId = id => document.getElementById(id);
const say = text => (byId("status").textContent = text);

// Data: each file of the folder `data` is a script that calls `gallery` with its name and what it holds.
const arrived = new Map();
const waiting = new Map();
globalThis.gallery = (name, data) => {
  arrived.set(name, data);
  waiting.get(name)?.resolve(data);
};
/** What a file holds: at once when it is there, else when it has come. */
function load(name) {
  if (arrived.has(name)) return Promise.resolve(arrived.get(name));
  if (!waiting.has(name)) {
    const promise = Promise.withResolvers?.() ?? {};
    if (!promise.promise) promise.promise = new Promise((resolve, reject) => Object.assign(promise, { resolve, reject }));
    waiting.set(name, promise);
    const script = h("script", { src: `data/${name}.js` });
    script.onerror = () => (waiting.delete(name), promise.reject(new Error(`data/${name}.js is not there`)));
    script.onload = () => script.remove();
    document.head.append(script);
  }
  return waiting.get(name).promise;
}
const loadAll = names => Promise.all(names.map(load));

// The address: `#/screens/habit.list/habits-typical?appearance=dark`
const route = { path: [], query: new URLSearchParams() };
function readAddress() {
  const [path, query] = location.hash.slice(1).split("?");
  route.path = path.split("/").filter(Boolean).map(decodeURIComponent);
  route.query = new URLSearchParams(query);
}
/** The address of a page with the switches as they are. */
function address(...path) {
  const { at, ...others } = Object.fromEntries(route.query);
  const query = new URLSearchParams(others).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query ? `?${query}` : ""}`;
}
const link = (path, ...children) => h("a", { href: address(...path) }, ...children);

// What there is
const appearances = ["light", "dark", "light-increased", "dark-increased"];
const specimens = [...catalog.own, ...catalog.specimens];
const screenNames = [...new Set(specimens.map(one => one.screen))];
const products = [...new Set(specimens.map(one => one.product))];
const plain = name => name.replaceAll("-", " ").replaceAll(".", " › ").replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, first => first.toUpperCase());
