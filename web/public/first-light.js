// Before the first paint: the theme, language and text size that were chosen last time.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("cardtable.settings") || "{}");
  } catch (unreadable) {
    kept = {};
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = kept.theme === "noon" || kept.theme === "lamp" ? kept.theme : dark ? "lamp" : "noon";
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.size = kept.size || "medium";
  document.documentElement.lang = kept.language || (navigator.language.indexOf("ja") === 0 ? "ja" : "en");
})();
