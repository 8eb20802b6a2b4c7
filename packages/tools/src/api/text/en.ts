import type { zh } from './zh.ts';

export const en: typeof zh = {
  mark: 'Requests are kept on the server',
  markWhy:
    'Unlike the other tools, this one keeps what is sent to the address on the server of this Toolbench, for up to 24 hours',
  start: 'Start catching',
  starting: 'Creating',
  stop: 'Stop and delete',
  stopping: 'Deleting',
  exportHar: 'Export HAR',
  privacy:
    'Requests sent to this address are kept on this server for up to 24 hours, and deleted when you stop. Anyone who knows the address can read them, so do not send production secrets.',
  intro:
    'Start catching to get a temporary address, then point a webhook or callback at it. Every method, sub-path and body is kept as it arrived and appears here at once.',
  gone: 'This address has expired or was deleted, along with its requests. Start again to get a new one.',
  limits: {
    title: 'Limits',
    body: 'Body',
    kept: 'Newest kept',
    keptValue: (n) => `${n} requests`,
    bytes: 'In all',
    lifetime: 'Kept for',
    upToHours: (hours) => `up to ${hours} h`,
    rate: 'Per second',
  },
  address: {
    title: 'Address',
    copy: 'Copy address',
    qr: 'QR code of the address',
    curl: 'Send a first request',
    expires: 'Expires',
    showQr: 'QR code',
    hideQr: 'Hide QR code',
  },
  ownBins: {
    title: 'My addresses',
    note: 'Made in this browser and not expired yet; only this browser remembers them. Open one to follow or delete it here.',
    open: 'Open',
    until: (time) => `until ${time}`,
  },
  connection: {
    connecting: 'Connecting',
    live: 'Live',
    polling: 'Polling every 1.5 s',
    lost: 'Connection lost, retrying',
  },
  list: {
    title: 'Requests',
    filter: 'Filter path, headers, body',
    method: 'Method',
    allMethods: 'All methods',
    count: (shown, all) => (shown === all ? `${all}` : `${shown} of ${all}`),
    empty: 'No requests yet. Send one:',
    noMatch: 'No request matches the filter',
    dropped: (n) => `${n} older requests were dropped to make room for newer ones`,
    refused: 'refused',
    arrived: (method, path) => `New request: ${method} ${path}`,
  },
  detail: {
    title: 'Request',
    choose: 'Select a request to see it',
    client: 'Client',
    time: 'Time',
    size: 'Size',
    hash: 'SHA-256',
    copyAs: { curl: 'cURL', fetch: 'fetch', http: 'Raw HTTP' },
    trailers: (n) => `Fields after the body (${n})`,
    headers: (n) => `Headers (${n})`,
    query: (n) => `Query (${n})`,
    name: 'Name',
    value: 'Value',
    refused: (size, limit) => `The body of ${size} is over the limit of ${limit}: answered with 413 and not kept.`,
    needsFile: (file) => `The command reads the body from ${file}: download the body under this name first.`,
    copiedBase64:
      'The message holds bytes that are no UTF-8 or control characters, which a text cannot hold: its Base64 was copied (base64 -d gives the bytes back). It can be downloaded too.',
    saveMessage: 'Download the message',
    withoutBody: 'The body is not at hand; the message has none.',
    headFaults: {
      'line-ends': 'Lines of the head end with a line feed alone (\\n), not with \\r\\n (RFC 9112, 2.2).',
      folded: 'A header field is folded over several lines, which is obsolete (RFC 9112, 5.2); it is listed on one.',
      field:
        'A line of the head is no header field: a blank before the colon, no colon or name, or a control character (RFC 9112, 5.1). Many servers refuse it.',
    },
    rawHead: 'The head as it came',
    forbidden: {
      body: 'fetch allows no body with GET and HEAD; the code leaves it out.',
      method: 'fetch does not allow this method; a browser will refuse to run the code.',
      nul: 'The target holds a NUL, which no command line can carry, so the command leaves it out; use the HTTP message.',
      'curl-trailers':
        'curl cannot send fields after the body (trailers), so the command leaves them out; use the HTTP message.',
      'method-case': 'fetch writes this method in capital letters.',
      target:
        'fetch rewrites this address (percent-encoding, dot segments, what follows #), so other bytes are sent than were caught; use cURL or the HTTP message.',
      head: 'fetch writes the header fields as RFC 9112 asks for, and leaves out what is no field; the HTTP message sends the head as it was caught.',
      'curl-head':
        'curl writes the head as RFC 9112 asks for, and what is no field is left out; the HTTP message sends it as it was caught.',
      repeats:
        'fetch sends repeated header fields as one, their values joined by commas; a comment in the code names them. cURL and the HTTP message send them as they were caught.',
      'page-headers':
        'A page may not set some of the header fields, and the browser leaves them out; a comment in the code names them. cURL and the HTTP message send them.',
      trailers: 'fetch cannot send fields after the body (trailers), so the code leaves them out.',
    },
  },
  signature: {
    title: 'Check the webhook signature',
    scheme: 'Signature',
    schemes: { github: 'GitHub', stripe: 'Stripe', slack: 'Slack', hmac: 'Plain HMAC' },
    header: 'Header with the signature',
    algorithm: 'Hash',
    secret: 'Secret',
    note: 'The secret stays on this page: it is neither sent nor stored, and must be entered again after a reload.',
    notSecure: 'Browsers allow this only over https or on localhost, so nothing can be checked here.',
    valid: (d) => `The signature is right (${d.header}).`,
    wrong: (d) =>
      `The signature is wrong: ${d.header} is not what this secret gives, which is ${d.expected}. Check the secret, and whether the body was changed on its way.`,
    stale: (d) =>
      `The signature is right (${d.header}), but it was signed ${d.seconds} s before or after it arrived, more than the 300 s allowed: it may have been replayed.`,
    missing: (d) =>
      `The request has no header ${d.header}. Choose another signature, or check whether the sender signs.`,
    unreadable: (d) => `The signature in ${d.header} cannot be read: it should be hex or Base64.`,
  },
  body: {
    title: 'Body',
    views: { pretty: 'Pretty', raw: 'Raw', hex: 'Hex' },
    empty: 'No body',
    loading: 'Reading',
    download: 'Download',
    picture: 'Picture in the body',
    pictureBroken: 'The browser cannot show this picture; see it as hex or download it.',
    binary: 'This is binary content, shown as hex.',
    hexPart: (shown, all) => `The first ${shown} of ${all}; download for everything`,
    malformed: {
      json: 'Declared as JSON, but not well-formed: shown as received.',
      xml: 'Declared as XML, but not well-formed: shown as received.',
    },
    coding: {
      title: 'Content shown',
      layers: { unpacked: 'Unpacked', sent: 'As sent' },
      taken: (names, from, to) =>
        `Content-Encoding: ${names}. ${from} as sent, ${to} unpacked. The SHA-256, signatures, exports and replay use the bytes as sent.`,
      problems: {
        'coding-unknown': ({ coding }) =>
          `Content-Encoding ${coding} cannot be unpacked here; below are the bytes as sent. gzip, deflate and br can be: download the body and open it with another tool.`,
        'coding-not-it': ({ coding }) =>
          `Content-Encoding says ${coding}, but the content is no ${coding}; below are the bytes as sent. Check whether the sender forgot to compress it, or something on the way unpacked it.`,
        'coding-damaged': ({ coding }) =>
          `Unpacking as ${coding} failed: the data is incomplete, damaged, or no ${coding} at all. Below are the bytes as sent; check whether the sender sent everything.`,
        'coding-too-large': ({ limit }) =>
          `Unpacking was stopped at ${Number(limit) / 2 ** 20} MB: this may be a decompression bomb. Below are the bytes as sent, which can be downloaded.`,
        'coding-too-many': ({ most }) =>
          `Content-Encoding names too many encodings: up to ${most} are unpacked. Below are the bytes as sent, which can be downloaded.`,
        'coding-failed': () =>
          'Unpacking did not finish: the decoder could not be loaded, perhaps for want of a network. Below are the bytes as sent; select the request again once online.',
      },
    },
    charset: (name) => `Character set ${name}`,
    kinds: {
      empty: 'Empty',
      json: 'JSON',
      form: 'Form',
      multipart: 'Multipart',
      xml: 'XML',
      image: 'Picture',
      text: 'Text',
      binary: 'Binary',
    },
    part: {
      name: 'Field',
      file: 'File name',
      type: 'Type',
      size: 'Size',
      content: 'Content',
      save: 'Download this part',
      saveSent: 'Download this part as it was sent',
    },
    sentSize: (size) => `${size} as sent`,
    unnamed: 'unnamed',
    problems: {
      'no-boundary': () => 'Content-Type names no boundary, so the parts cannot be told apart.',
      'boundary-not-found': ({ boundary }) =>
        `The body holds no line --${boundary}, so the parts cannot be told apart.`,
      'not-closed': () => 'The closing boundary is missing; the body may be cut off.',
      'too-many': () => 'Too many parts: only the first 1,000 are listed.',
      'transfer-unknown': ({ encoding }) =>
        `Content-Transfer-Encoding ${encoding} cannot be decoded; these are the bytes as they were sent.`,
      'transfer-damaged': ({ encoding, byte }) =>
        `Byte ${byte} of the content does not belong to ${encoding}; these are the bytes as they were sent.`,
      'not-in-charset': ({ charset }) => `The content is not in the declared character set ${charset}.`,
      'charset-guessed': ({ charset }) =>
        `No character set is named and this is no UTF-8: shown in ${charset}, in which the bytes make words. Hex shows the bytes; the sender should name the set (charset=${charset}).`,
      'not-utf8': () => 'Some bytes are no UTF-8 and are shown as �. Hex shows the bytes as they came.',
      'json-as-form': () => 'This is JSON declared as a form; the sender may lack Content-Type: application/json.',
    },
  },
  replay: {
    title: 'Replay',
    target: 'Target URL',
    hint: 'http://localhost:8080/webhook',
    send: 'Replay',
    sending: 'Sending',
    why: 'Your browser sends it straight to the target, not through the server. To read the answer, the target must allow it (CORS).',
    leftOut: (names) => `Left out, because a page may not set them: ${names}`,
    joined: (names) => `Sent as one field, the values joined by commas, because browsers do so: ${names}`,
    dropsBody: 'GET and HEAD carry no body; it is left out.',
    answered: (status, ms) => `Answered ${status} in ${ms} ms`,
    outcomes: {
      policy:
        'This site’s content policy does not let the page reach that address. Copy as cURL and run it in a terminal.',
      timeout: 'No answer within 10 seconds. The request may have arrived.',
      network:
        'The browser got no answer: the target is not running, or does not allow this site with Access-Control-Allow-Origin (CORS). The request may have arrived.',
      preflight:
        'The request was not sent: its method, content type or headers make the browser ask the target first, by OPTIONS (a CORS preflight), and the target is not running or did not agree. Only a target that agreed, and then did not let this site read the answer, has received it.',
    },
    forward:
      'CORS does not bind the command line: run this in a terminal to send this request, and those caught after it, to the target (what follows the bin’s address in a path is put behind the target’s):',
  },
  answer: {
    title: 'Answer',
    status: 'Status',
    delay: 'Delay (ms)',
    headers: 'Headers, one per line',
    headersHint: 'Content-Type: application/json',
    body: 'Body',
    save: 'Save',
    saved: 'Saved; used from the next request on',
    ownOrigin:
      'The address has a host of its own, so redirects (Location), cookies (Set-Cookie without Domain) and challenges (WWW-Authenticate) can be set.',
    sharedOrigin:
      'Redirects, cookies and challenges cannot be set, because the address belongs to the same site as Toolbench. They can where its operator sets BIN_URL, a host for these addresses alone.',
    unsent: (names) => `These headers are kept but not sent now: ${names}`,
  },
  featuresTitle: 'About',
  features: [
    ['Exactly as received', 'Method, path, header order and repeats, and every byte are kept, with a SHA-256.'],
    [
      'Stored before it is answered',
      'A request is stored before the answer goes out; a restart or reload loses nothing.',
    ],
    [
      'Shown by type',
      'JSON, forms, multipart, XML, pictures, hex; packed with gzip, deflate or br, unpacked beside their bytes.',
    ],
    ['Export and replay', 'Copy as cURL, fetch or raw HTTP, export HAR, or replay to another address.'],
  ],
  errors: {
    empty: () => 'Nothing to read: give the JSON of GET /bin/{bin_id}/requests.',
    'not-json': () => 'This is not JSON: give the answer to GET /bin/{bin_id}/requests.',
    'not-captures': () => 'The JSON holds no caught requests: give the answer to GET /bin/{bin_id}/requests.',
    'fetch-failed': () => 'Request failed: the server cannot be reached. Check the connection and try again.',
    gone: () => 'This request is no longer on the server.',
    refused: ({ words }) => `The server refused: ${words}`,
    'answer-header': ({ line }) => `Line ${line} of the headers is not "Name: value".`,
    'answer-header-connection': ({ line, name }) =>
      `Header line ${line}: ${name} cannot be set, the server makes it from the connection and the content.`,
    'answer-header-origin': ({ line, name }) =>
      `Header line ${line}: ${name} cannot be set. It makes browsers go elsewhere, sign in or keep cookies, and the address belongs to the same site as Toolbench. Its operator can give these addresses a host of their own with BIN_URL.`,
    'answer-header-site': ({ line, name }) =>
      `Header line ${line}: ${name} cannot be set. It reaches beyond the address or outlives it, or the server sets it for safety.`,
    'answer-header-cookie-domain': ({ line, name }) =>
      `Header line ${line}: ${name} may not have Domain, or the cookie would go to other hosts, Toolbench among them. Leave Domain out.`,
    'answer-header-name': ({ line, name }) =>
      `Header line ${line}: the name ${name} is too long, at most 256 characters.`,
    'answer-header-value': ({ line, name }) =>
      `Header line ${line}: the value of ${name} may hold visible characters of ASCII and Latin-1, spaces and tabs, at most 4,096 characters.`,
    'answer-headers': ({ most }) => `Too many headers; at most ${most}.`,
    'answer-body': ({ most }) => `The body is too long; at most ${most} characters.`,
    'replay-address': () => 'The target is not a complete URL: start it with http:// or https://.',
    'replay-scheme': ({ scheme }) => `Cannot replay to ${scheme} addresses, only to http and https.`,
    'replay-method': ({ method }) => `A browser does not let a page send ${method}; copy as cURL instead.`,
    'replay-mixed': () =>
      'This page was loaded over https, so the browser sends nothing to http addresses except on this machine.',
    'replay-no-body': () => 'The body was not kept, so the request cannot be replayed.',
  },
};
