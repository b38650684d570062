// Runs before the first paint, so that no wrong theme flashes up. A file, since the content security
// policy takes no inline scripts. It knows no theme by name: without a theme, or with one that the
// style sheet doesn't know, :root has the default one's colours.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the page keeps the theme that its HTML names.
  }
})();
