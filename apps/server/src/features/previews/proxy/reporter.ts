import { previewMessageType } from '@toolbench/contracts/previews.ts';

/**
 * The script that every page of a preview begins with. It tells the product, and nobody else, what goes wrong in the
 * page: errors, rejections nobody handled, and what the content policy refused. It runs in the app's own origin, so what
 * it says is no more to be trusted than the app.
 */
const script = String.raw`(function (type, product, keepsData) {
  if (keepsData) window.__APP_DATA__ = 'browser';
  // Connections to other machines that no content policy of today's browsers covers.
  ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'].forEach(function (name) {
    Object.defineProperty(window, name, { value: undefined });
  });
  // Browsers that keep nothing for frames of other origins refuse storage there: the app has one for as long as it is shown.
  function memory() {
    var kept = new Map();
    return {
      get length() { return kept.size; },
      key: function (index) { return Array.from(kept.keys())[index] || null; },
      getItem: function (key) { return kept.has(String(key)) ? kept.get(String(key)) : null; },
      setItem: function (key, value) { kept.set(String(key), String(value)); },
      removeItem: function (key) { kept.delete(String(key)); },
      clear: function () { kept.clear(); },
    };
  }
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    try { window[name].length; } catch { Object.defineProperty(window, name, { value: memory() }); }
  });
  var parentWindow = window.parent;
  if (parentWindow === window) return;
  var left = 50;
  function post(kind, message, place) {
    var data = { type: type, kind: kind, message: String(message).slice(0, 2000) };
    if (place && place.source) Object.assign(data, place);
    parentWindow.postMessage(data, product);
  }
  // Places in bundles are looked up in the source map, which the proxy has.
  function tell(kind, message, source, line, column) {
    if (left-- <= 0) return;
    var own = source && source.indexOf(location.origin) === 0 ? source.slice(location.origin.length) : '';
    if (!own || !line) return post(kind, message, { source: own || source, line: line, column: column });
    fetch('/__preview/place?' + new URLSearchParams({ path: own, line: line, column: column || 1 }))
      .then(function (answer) { return answer.ok ? answer.json() : undefined; })
      .catch(function () { return undefined; })
      .then(function (place) { post(kind, message, place || { source: own, line: line, column: column }); });
  }
  function tellOf(kind, message, stack) {
    var at = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack || '') || [];
    tell(kind, message, at[1], Number(at[2]), Number(at[3]));
  }
  addEventListener('error', function (event) {
    if (!(event instanceof ErrorEvent)) return;
    if (event.filename) tell('error', event.message, event.filename, event.lineno, event.colno);
    else tellOf('error', event.message, event.error && event.error.stack);
  });
  addEventListener('unhandledrejection', function (event) {
    var reason = event.reason;
    tellOf('rejection', reason && reason.message ? reason.message : String(reason), reason && reason.stack);
  });
  addEventListener('securitypolicyviolation', function (event) {
    tell('violation', event.violatedDirective + ' ' + event.blockedURI, event.sourceFile, event.lineNumber, event.columnNumber);
  });
  addEventListener('DOMContentLoaded', function () {
    post('ready', document.title);
  });
})`;

/** @param productOrigin the only origin that hears of it */
export function reporterScript(productOrigin: string, keepsDataInBrowser: boolean): string {
  const values = [previewMessageType, productOrigin, keepsDataInBrowser].map((value) => JSON.stringify(value));
  return `${script}(${values.join(', ')});\n`;
}
