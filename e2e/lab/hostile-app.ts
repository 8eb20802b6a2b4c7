/**
 * An app that tries to get out of its preview. Each probe answers whether it got anywhere; all of them run in one page.
 * @param product origin of the product that shows it
 * @param other origin of another preview
 */
export function hostileApp(product: string, other: string): Record<string, string> {
  return {
    'index.html':
      '<!doctype html><html><head><title>hostile</title></head><body><script src="probes.js"></script></body></html>',
    'probes.js': `const product = ${JSON.stringify(product)};\nconst other = ${JSON.stringify(other)};\n${probes}`,
  };
}

const probes = String.raw`
const later = (ms) => new Promise((resolve) => setTimeout(() => resolve(false), ms));
const soon = (promise) => Promise.race([promise, later(400)]);
const throws = (work) => { try { return Boolean(work()); } catch { return false; } };
const event = (target, good, bad) => soon(new Promise((resolve) => {
  target.addEventListener(good, () => resolve(true));
  if (bad) target.addEventListener(bad, () => resolve(false));
}));
const add = (name, attributes, parent = document.body) => {
  const element = Object.assign(document.createElement(name), attributes);
  parent.append(element);
  return element;
};
const settles = (promise) => soon(Promise.resolve(promise).then(() => true, () => false));
const framed = async (attributes, look) => {
  const frame = document.createElement('iframe');
  const loaded = event(frame, 'load');
  Object.assign(frame, attributes);
  document.body.append(frame);
  await loaded;
  try { return await look(frame); } catch { return false; } finally { frame.remove(); }
};

const all = {
  'token of the parent': () => throws(() => parent.localStorage.getItem('token')),
  'token of the top page': () => throws(() => top.localStorage.getItem('token')),
  'session storage of the parent': () => throws(() => parent.sessionStorage.length >= 0),
  'document of the parent': () => throws(() => parent.document.body),
  'address of the parent': () => throws(() => parent.location.href),
  'variables of the parent': () => throws(() => parent.secretOfTheProduct),
  'databases of the parent': () => throws(() => parent.indexedDB),
  'frames beside this one': () => throws(() => parent.frames[1].document.body),
  'element that holds the frame': () => throws(() => window.frameElement),
  'opener': () => Boolean(window.opener),
  'referrer': () => document.referrer !== '',
  'token in own storage': () => Boolean(localStorage.getItem('token')),
  'product cookie': () => document.cookie.includes('product'),
  'cookie for all names below localhost': () => {
    document.cookie = 'tossed=1; domain=localhost; path=/';
    document.cookie = 'tossed2=1; domain=.localhost';
    return document.cookie.includes('tossed');
  },
  'cookie for the product': () => {
    document.cookie = 'tossed3=1; domain=' + new URL(product).hostname;
    return document.cookie.includes('tossed3');
  },
  'own domain made wider': () => throws(() => { document.domain = 'localhost'; return document.domain === 'localhost'; }),
  'navigating the top page': () => throws(() => { top.location.href = product + '/?escaped'; return true; }),
  'navigating the top page with replace': () => throws(() => { top.location.replace(product + '/?escaped'); return true; }),
  'script address in the top page': () => throws(() => { top.location = 'javascript:alert(1)'; return true; }),
  'link to the top page': () => { add('a', { href: product + '/?escaped', target: '_top' }).click(); return false; },
  'link to the parent': () => { add('a', { href: product + '/?escaped', target: '_parent' }).click(); return false; },
  'popup': () => Boolean(window.open(product, '_blank')),
  'popup with a name': () => Boolean(window.open('about:blank', 'named')),
  'window.open on the top page': () => throws(() => window.open(product + '/?escaped', '_top')),
  'link to a new window': () => { add('a', { href: product + '/?popup', target: '_blank' }).click(); return false; },
  'service worker': () => settles(navigator.serviceWorker.register('/probes.js')),
  'service worker from a blob': () => settles(navigator.serviceWorker.register(URL.createObjectURL(new Blob([''])))),
  'worker': () => { try { const worker = new Worker('/probes.js'); return event(worker, 'message', 'error'); } catch { return false; } },
  'shared worker': () => { try { new SharedWorker('/probes.js').port.start(); return false; } catch { return false; } },
  'worker from a blob': async () => {
    try {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      return await event(worker, 'message', 'error');
    } catch { return false; }
  },
  'eval': () => throws(() => eval('1')),
  'function from text': () => throws(() => new Function('return 1')()),
  'inline script': () => { add('script', { textContent: 'window.ranInline = true' }); return Boolean(window.ranInline); },
  'inline handler': () => { const div = add('div', {}); div.setAttribute('onclick', 'window.ranHandler = true'); div.click(); return Boolean(window.ranHandler); },
  'script of the product': () => event(add('script', { src: product + '/color-scheme.js' }), 'load', 'error'),
  'script from elsewhere': () => event(add('script', { src: 'http://elsewhere.example/x.js' }), 'load', 'error'),
  'call to the product': () => settles(fetch(product + '/health')),
  'call to the product without CORS': () => settles(fetch(product + '/health', { mode: 'no-cors', credentials: 'include' })),
  'call that changes something in the product': () => settles(fetch(product + '/auth/login', { method: 'POST', mode: 'no-cors', body: '{}' })),
  'call to another preview': () => settles(fetch(other + '/', { mode: 'no-cors' })),
  'call to the network': () => settles(fetch('http://elsewhere.example/', { mode: 'no-cors' })),
  'call to this machine': () => settles(fetch('http://127.0.0.1:22/', { mode: 'no-cors' })),
  'XMLHttpRequest to the product': () => { const request = new XMLHttpRequest(); request.open('GET', product + '/health'); request.send(); return event(request, 'load', 'error'); },
  'beacon to the product': () => { navigator.sendBeacon(product + '/auth/login', 'x'); return false; },
  'WebSocket to the product': () => { try { return event(new WebSocket(product.replace('http', 'ws') + '/ws/translate'), 'open', 'error'); } catch { return false; } },
  'events of the product': () => event(new EventSource(product + '/health'), 'open', 'error'),
  'picture of the product': () => event(add('img', { src: product + '/favicon.svg?' + Math.random() }), 'load', 'error'),
  'picture from elsewhere': () => event(add('img', { src: 'http://elsewhere.example/x.png' }), 'load', 'error'),
  'style of the product': () => event(add('link', { rel: 'stylesheet', href: product + '/x.css' }), 'load', 'error'),
  'object of the product': () => event(add('object', { data: product + '/favicon.svg' }), 'load', 'error'),
  'form posted to the product': () => { const form = add('form', { action: product + '/auth/login', method: 'post' }); form.submit(); return false; },
  'form posted to the top page': () => { const form = add('form', { action: product + '/auth/login', method: 'post', target: '_top' }); form.submit(); return false; },
  'product in a frame': () => framed({ src: product + '/' }, (frame) => frame.contentDocument.querySelector('#root')),
  'storage of another preview': () => framed({ src: other + '/' }, (frame) => frame.contentWindow.localStorage.getItem('secret')),
  'page from text with other rules': () => framed({ srcdoc: '<script>parent.ranSrcdoc = true</' + 'script>' }, () => window.ranSrcdoc),
  'page from an address with other rules': () => framed({ src: 'data:text/html,<script>parent.postMessage("ranData", "*")</' + 'script>' }, () => window.ranData),
  'storage that others share': () => settles(document.requestStorageAccess ? document.requestStorageAccess().then(() => Promise.reject()) : Promise.reject()),
  'clipboard': () => settles(navigator.clipboard.readText()),
  'camera': () => settles(navigator.mediaDevices ? navigator.mediaDevices.getUserMedia({ video: true }) : Promise.reject()),
  'microphone': () => settles(navigator.mediaDevices ? navigator.mediaDevices.getUserMedia({ audio: true }) : Promise.reject()),
  'place of the device': () => soon(new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve(true), () => resolve(false)))),
  'notifications': () => typeof Notification !== 'undefined' && Notification.permission === 'granted',
  'full screen': () => settles(document.documentElement.requestFullscreen()),
  'message bus of the product': async () => {
    const bus = new BroadcastChannel('product');
    bus.postMessage('hello');
    return event(bus, 'message');
  },
  'history of the top page': () => throws(() => top.history.length >= 0),
  'pages kept for offline use': async () => typeof caches !== 'undefined' && (await caches.keys()).length > 0,
  'base of the page': () => { add('base', { href: product + '/' }, document.head); const moved = new URL('x', document.baseURI).origin === product; return moved; },
};

(async () => {
  localStorage.setItem('works', 'yes');
  const results = await Promise.all(Object.entries(all).map(async ([name, probe]) => {
    try { return [name, Boolean(await Promise.race([probe(), later(3000)]))]; } catch { return [name, false]; }
  }));
  // A frame within may speak, but not as the preview.
  try { add('iframe', {}).contentWindow.setTimeout('parent.parent.postMessage({ type: "forged" }, "*")'); } catch { /* refused */ }
  parent.postMessage({ type: 'results', results, works: localStorage.getItem('works') }, product);
})();
`;
