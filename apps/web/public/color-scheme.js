// Sets light or dark before the first paint. A file of its own because the content policy allows no inline script.
(function () {
  var stored;
  try {
    stored = localStorage.getItem('color-scheme');
  } catch {
    // Storage may be switched off.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
