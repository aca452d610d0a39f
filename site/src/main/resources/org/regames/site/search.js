// The search of the site: lunr over the sections in search-index.js, which is read when somebody
// first looks for something.
"use strict";
{
  const root = document.body.dataset.root;
  const nav = document.querySelector(".contents");
  const form = document.createElement("form");
  form.className = "search";
  form.setAttribute("role", "search");
  form.innerHTML =
    '<input type="search" aria-label="Search" placeholder="Search ( / )" autocomplete="off">' +
    '<ol hidden aria-live="polite"></ol>';
  nav.prepend(form);
  const [input, list] = form.children;
  let index;

  const load = name => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = root + name;
    script.onload = done;
    script.onerror = failed;
    document.head.append(script);
  });

  async function ready() {
    await load("lunr.js");
    await load("search-index.js");
    return lunr(function () {
      this.ref("id");
      this.field("title", {boost: 8});
      this.field("page", {boost: 3});
      this.field("text");
      SECTIONS.forEach(([, page, title, text], id) => this.add({id, page, title, text}));
    });
  }

  // Each word has to be there, the last one perhaps in part, or nearly so.
  function find(words) {
    return index.query(query => {
      for (const word of words) {
        for (const options of [{boost: 10}, {wildcard: lunr.Query.wildcard.TRAILING}]) {
          query.term(lunr.tokenizer(word), {...options, usePipeline: !options.wildcard});
        }
      }
    }).map(found => SECTIONS[found.ref])
      .filter(([, page, title, text]) => {
        const all = `${page} ${title} ${text}`.toLowerCase();
        return words.every(word => all.includes(word));
      });
  }

  function part(text, words) {
    const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 40);
    return (at > 0 ? "…" : "") + text.slice(at, at + 120) + (at + 120 < text.length ? "…" : "");
  }

  async function search() {
    const words = input.value.toLowerCase().split(/\s+/).filter(word => word);
    list.hidden = words.length === 0;
    if (words.length === 0) return;
    index ??= await ready();
    const found = find(words).slice(0, 12);
    list.replaceChildren(...found.map(([address, page, title, text]) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = root + address;
      link.textContent = title === page ? title : `${page}: ${title}`;
      const context = document.createElement("small");
      context.textContent = part(text, words);
      item.append(link, context);
      return item;
    }));
    if (found.length === 0) list.append(Object.assign(document.createElement("li"), {textContent: "Nothing found."}));
  }

  input.addEventListener("input", search);
  form.addEventListener("submit", event => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !event.target.closest("input, textarea")) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape") {
      input.value = "";
      list.hidden = true;
    }
  });
}
