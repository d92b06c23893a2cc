// The live gallery: data from the server, news of changed files, and a session that answers every touch. Only a served page has this
// script; a gallery opened from disk has neither.

const live = { log: [], schedules: new Map(), ahead: 0, isPaused: false, failsToSave: false };
let news = null;
const fetching = new Map();
/** The number of changes of files that this page knows of. */
let changes = 0;

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  return answer.json();
}
served.load = name => {
  if (!fetching.has(name)) {
    const before = changes;
    const data = fetch(`data/${name.split("/").map(encodeURIComponent).join("/")}.json`).then(async answer => {
      if (!answer.ok) throw new Error((await answer.text()).trim());
      const value = await answer.json();
      // An answer to a request from before a change may be outdated.
      if (before === changes) arrived.set(name, value);
      return value;
    });
    fetching.set(name, data);
    data.catch(() => {}).then(() => fetching.get(name) === data && fetching.delete(name));
  }
  return fetching.get(name);
};

// News of changed files: what is shown is loaded and drawn again. A page in the background does not hold a connection.
let source = null;
function listen() {
  source?.close();
  source = document.hidden ? null : new EventSource("events");
  if (!source) return;
  source.onmessage = ({ data }) => hear(JSON.parse(data));
  source.onerror = () => warn(["The gallery’s server has ended, or does not answer. Start the command again and open the address that it prints."]);
}
function hear(latest) {
  const earlier = news;
  news = latest;
  warn(news.problems, news.warnings);
  const isChanged = product => earlier.looks[product] !== news.looks[product];
  if (!earlier || !Object.keys(news.looks).some(isChanged)) return;
  if (earlier.edition !== news.edition) return location.reload();
  changes++;
  arrived.clear();
  fetching.clear();
  // A page of one screen needs no other product's tokens.
  const product = stage.box?.isConnected && stage.screen?.theme;
  if (product && !isChanged(product)) return;
  if (product) looks(stage.screen).catch(() => {});
  const { version } = news;
  show().then(() => (document.body.dataset.version = version));
}
const problems = h("pre", { id: "problems", role: "alert", hidden: true });
const warnings = h("details", { id: "warnings", hidden: true }, h("summary"), h("pre", { tabindex: "0" }));
byId("switches").after(problems, warnings);
function warn(errors, others = []) {
  problems.hidden = !errors.length;
  problems.textContent = errors.join("\n");
  warnings.hidden = !others.length;
  warnings.firstChild.textContent = countOf(others.length, "warning", "warnings");
  warnings.lastChild.textContent = others.join("\n");
}

// The clock: it runs from the state's own time, and can be moved.
const instant = milliseconds => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
const now = () => live.start + live.ahead + (live.isPaused ? 0 : performance.now() - live.since);
function pause(isPaused) {
  if (isPaused === live.isPaused) return;
  live.ahead = now() - live.start;
  live.since = performance.now();
  live.isPaused = isPaused;
}
function moveTo(milliseconds) {
  live.ahead += milliseconds - now();
  return ask(report("time"));
}
/** A time in the zone of the state; in full, or short for a list. */
function clockText(milliseconds, form = { dateStyle: "full", timeStyle: "medium" }) {
  const text = timeZone => new Intl.DateTimeFormat("en-GB", { ...form, timeZone }).format(milliseconds);
  try {
    return text(live.context.timeZone);
  } catch {
    return text("UTC");
  }
}
const brief = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" };
/** Reports the time when the screen becomes outdated, or at the next scheduled moment. */
function wake() {
  clearTimeout(live.timer);
  if (live.isPaused) return;
  const moments = [live.screen?.validUntil, ...[...live.schedules.values()].flat().map(moment => moment.at)].filter(Boolean).map(Date.parse);
  const next = Math.min(...moments.filter(moment => moment > now()));
  if (Number.isFinite(next)) live.timer = setTimeout(() => ask(report("time")), Math.min(next - now() + 20, 2 ** 31 - 1));
}

// The session
const report = (about, value, id) => ({ intent: { kind: "report", about, ...(value !== undefined && { value }), ...(id && { id }) } });
/** The context of the state, with the time of the clock and what the switches choose. */
function liveContext() {
  const chosen = { language: setting("language"), typeSize: setting("size") };
  return {
    ...live.context, now: instant(now()), ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)),
    increaseContrast: setting("appearance") ? appearance().endsWith("increased") : live.context.increaseContrast,
    reduceMotion: live.context.reduceMotion || setting("motion") === "reduced",
  };
}
/** Begins a session with a state, or with a journey after some of its steps. */
async function begin(one, step) {
  const { session, context } = await post("sessions", isJourney(one) ? { journey: one.name, step } : { screen: one.screen, specimen: one.name });
  Object.assign(live, { one, step, session, context, start: Date.parse(context.now), ahead: 0, since: performance.now(), revision: 0, screen: null, log: [] });
  live.schedules.clear();
  await send(report("time"));
}

/** Remembers the session in this tab, so that a page that is loaded again goes on with it. */
function remember() {
  const { one, step, session, context, start, isPaused, failsToSave } = live;
  sessionStorage.setItem(location.pathname, JSON.stringify({ of: [nameOfPlace(one), step], session, context, start, ahead: now() - start, isPaused, failsToSave, schedules: [...live.schedules] }));
}
/** Goes on with the session of a state or a journey that this tab remembers; without one, begins. */
async function resume(one, step) {
  const { of, schedules, ...kept } = JSON.parse(sessionStorage.getItem(location.pathname) ?? "{}");
  if (live.session !== undefined || JSON.stringify(of) !== JSON.stringify([nameOfPlace(one), step])) return begin(one, step);
  Object.assign(live, { one, step, ...kept, since: performance.now(), revision: 0, screen: null, log: [], isResumed: true, schedules: new Map(schedules) });
  await send(report("time"));
  live.isResumed = false;
}

let turn = Promise.resolve();
/** Sends an event after those before it, and shows the answer; without an event, the screen is made again. */
function ask(event) {
  const { session } = live;
  turn = turn.then(() => session === live.session && send(event)).then(redraw).catch(failed);
  return turn;
}
async function send(event) {
  const context = liveContext();
  const answer = await post("stream", { session: live.session, answer: "patch", revision: live.revision, context, ...(event && { event }) });
  if (answer.error?.code === "unknown-session" && (live.revision || live.isResumed)) {
    live.isResumed = false;
    return begin(live.one, live.step);
  }
  const { revision, effects = [], patch, screen, error } = answer;
  live.log.unshift({ now: context.now, event, effects, operations: patch?.operations, error, isWhole: Boolean(screen) });
  live.log.length = Math.min(live.log.length, 200);
  if (error) return notice(error.message);
  live.revision = revision;
  live.isOther = !patch && !screen;
  if (screen) live.screen = screen;
  if (patch) live.screen = patched(live.screen, patch.operations);
  for (const effect of effects) if (effect.kind === "schedule") live.schedules.set(effect.about, effect.moments);
  wake();
  remember();
  // The gallery is the host: it reports that records are saved, and saves none.
  for (const effect of effects) if (effect.kind === "save") await send(report("save", !live.failsToSave, effect.id));
}

// The page
served.touch = (one, sent) => {
  Object.assign(live, { first: eventOf(sent).event, session: null });
  location.hash = address("live", one.screen, one.name);
};
served.page = ([screen, name], isCurrent) => {
  const one = screen ? stateOf(screen, name) : specimens[0];
  return one ? usePage(one, undefined, statesNav("live", one), noteOf(one), isCurrent) : missing();
};
served.play = ([name, place = "0"], isCurrent) => {
  const one = catalog.journeys.find(journey => journey.name === name);
  if (!one) return missing();
  const step = Math.min(Math.max(Number(place) || 0, 0), one.count - 1);
  const others = h("nav", { "aria-label": "Journeys", class: "states" },
    h("ul", {}, catalog.journeys.map(journey => h("li", {}, h("a", { href: address("play", journey.name, "0"), "aria-current": journey === one ? "page" : null }, label(journey))))));
  return usePage(one, step, others, `From step ${step + 1} of ${one.count} · ${one.app}`, isCurrent);
};
async function usePage(one, step, neighbours, note, isCurrent) {
  if (live.one === one && live.step === step && live.session) await (turn = turn.then(() => send()).catch(failed));
  else await resume(one, step);
  if (!isCurrent()) return null;
  stage.one = isJourney(one) ? null : one;
  if (!live.screen) throw new Error(live.log[0]?.error?.message ?? "The app draws this screen itself");
  stage.onEvent = sent => ask(eventOf(sent).event);
  await viewer(label(one), neighbours, live.screen, note, isCurrent, controls(), true);
  const { first } = live;
  live.first = null;
  if (first) ask(first);
  return null;
}
const isUsed = () => ["live", "play"].includes(route.path[0]);
const isShown = () => isUsed() && stage.box?.isConnected;
async function redraw() {
  const focused = document.activeElement;
  if (!isShown() || !(await drawStage(live.screen, isShown, true))) return;
  stage.showPanel(panel);
  if (focused.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  byId("other-screen")?.toggleAttribute("hidden", !live.isOther);
  document.body.dataset.revision = live.revision;
}

/** The controls above the picture: the clock and the answers of the host. */
function controls() {
  const time = h("output", { id: "clock" }, clockText(now()));
  const button = (label, act) => h("button", { type: "button", click: act }, label);
  const moves = [["− 1 day", -86400], ["− 1 hour", -3600], ["− 1 minute", -60], ["+ 1 minute", 60], ["+ 1 hour", 3600], ["+ 1 day", 86400]]
    .map(([label, seconds]) => button(label, () => moveTo(now() + seconds * 1000)));
  const check = (label, checked, act) => h("label", { class: "check" }, h("input", { type: "checkbox", checked, change: ({ target }) => act(target.checked) }), label);
  const exact = h("input", { type: "text", size: 26, "aria-label": "Set the time", placeholder: live.context.now, change: ({ target }) => {
    const text = target.value.trim();
    const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/i.test(text) ? Date.parse(text) : NaN;
    if (Number.isFinite(moment)) say(""), moveTo(moment);
    else if (text) notice("A time has a date and an offset: 2026-03-18T17:20:00+01:00");
  } });
  return [
    h("div", { class: "clock", role: "group", "aria-label": "Clock" }, h("p", {}, time, exact, check("Paused", live.isPaused, isPaused => (pause(isPaused), wake(), remember()))), moves),
    h("div", { class: "checks" }, check("Saves fail", live.failsToSave, fails => ((live.failsToSave = fails), remember())), button("Begin again", () => begin(live.one, live.step).then(redraw).catch(failed)),
      isJourney(live.one) ? link(["journeys", live.one.name, String(live.step)], "Back to the journey") : link(["screens", live.one.screen, live.one.name], "Back to the state")),
    h("p", { id: "other-screen", hidden: !live.isOther }, "The app draws the next screen itself. ", button("Go back", () => ask({ intent: { kind: "close" } }))),
  ];
}

function eventSentence(event) {
  if (!event) return "Drawn again.";
  const { kind, about, value } = event.intent ?? {};
  return kind === "report" ? `The host reports ${about}${value === undefined ? "" : `: ${value}`}.` : consequence(event)[0];
}
function logEntry({ now, event, effects, operations, error, isWhole }) {
  const more = (label, value) => h("details", {}, h("summary", {}, label), json(value));
  return h("li", {},
    h("p", {}, h("strong", {}, eventSentence(event)), " ", h("small", {}, clockText(Date.parse(now), brief))),
    error ? h("p", { class: "wrong" }, error.message) : null,
    event ? more("Event", event) : null,
    effects.length ? more(`Effects: ${effects.map(effect => effect.kind).join(", ")}`, effects) : null,
    operations ? more(`Patch: ${countOf(operations.length, "change", "changes")}, ${JSON.stringify(operations).length} bytes`, operations) : isWhole ? h("p", {}, "The whole screen") : null);
}
/** The events so far, newest first, each with its effects and the changes of the screen. Entries stay, with those that are open. */
function logPanel() {
  const notices = [...live.schedules].flatMap(([about, moments]) => moments.map(moment => h("li", {}, clockText(Date.parse(moment.at), brief), `, ${about}`, moment.title ? `: ${moment.title}. ${moment.text ?? ""}` : "")));
  return [
    h("h2", {}, countOf(live.log.length, "event", "events")), h("ol", { class: "log" }, live.log.map(entry => (entry.node ??= logEntry(entry)))),
    notices.length ? h("h2", {}, "Scheduled") : null, notices.length ? h("ul", {}, notices) : null,
  ];
}
panels.events = ["Events", () => (isUsed() ? logPanel() : eventsPanel())];

setInterval(() => byId("clock") && (byId("clock").textContent = clockText(now())), 1000);
document.addEventListener("visibilitychange", listen);
listen();
