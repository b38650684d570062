// Runs before the first paint, so that no wrong theme flashes up. A file, since the content security
// policy takes no inline scripts.
(function () {
  var theme = 'space';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    theme = 'space';
  }
  document.documentElement.dataset.theme = theme;
})();
