// Before the first paint: the theme, language and text size that were chosen last time; and what is needed next is sent for.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("cardtable.settings") || "{}");
  } catch (unreadable) {
    kept = {};
  }
  var root = document.documentElement;
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme === "noon" || kept.theme === "lamp" ? kept.theme : dark ? "lamp" : "noon";
  root.dataset.size = kept.size || "medium";
  root.lang = kept.language || (navigator.language.indexOf("ja") === 0 ? "ja" : "en");

  function sendFor(part, priority) {
    (root.getAttribute("data-part-" + part) || "").split(" ").filter(Boolean).forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      link.fetchPriority = priority;
      document.head.appendChild(link);
    });
  }
  sendFor(root.lang, "auto");
  if (location.pathname.indexOf("/t/") === 0) sendFor("table", "low"); // after the styles and the first script
})();
