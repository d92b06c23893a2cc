// Everything that the audit says, the worst first, each with a link to its picture.

function findingsPage() {
  const all = catalog.findings;
  const order = ["error", "warning", "note"];
  const groups = [...new Set(all.map(one => one.id))].map(id => [id, all.filter(one => one.id === id)])
    .sort(([, a], [, b]) => order.indexOf(a[0].severity) - order.indexOf(b[0].severity));
  return [
    h("h1", {}, "Findings"), h("p", { class: "count" }, all.length ? `${all.length} findings of ${groups.length} kinds` : "The audit finds nothing wrong."),
    groups.map(([id, found]) => h("section", { class: "group" }, h("h2", {}, plain(id)), h("ul", { class: "findings" }, found.map(one => h("li", { class: one.severity },
      h("strong", {}, plain(one.severity)), " ", one.message, one.figures ? h("small", {}, Object.entries(one.figures).map(([name, value]) => `${name} ${value}`).join(", ")) : null,
      one.mend ? h("p", {}, one.mend) : null,
      h("p", {}, one.screen ? link(["screens", one.screen, one.specimen ?? ""], `${one.specimen ?? one.screen}`) : null, one.element ? h("code", {}, one.element) : null)))))),
  ];
}
