/** What the tested modules use of a browser, kept in memory. Import it before them. */
const kept = new Map();
const localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
  removeItem: (key) => kept.delete(key),
};
const stands = {
  localStorage,
  document: { documentElement: {} },
  location: { origin: 'http://localhost', hash: '' },
  window: globalThis,
  // Calls are answered from the store of the browser.
  __APP_DATA__: 'browser',
};
for (const [name, value] of Object.entries(stands))
  Object.defineProperty(globalThis, name, { value, configurable: true });
