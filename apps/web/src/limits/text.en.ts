import type { LimitTexts } from './limit-rows.ts';
import type { zh } from './text.zh.ts';

const groups: LimitTexts = {
  tools: {
    title: 'Tools in the browser',
    rows: {
      fileSize: { name: 'A file you open', past: 'It is not opened; split it first' },
      liveInput: {
        name: 'Text that always updates as you type',
        unit: 'characters',
        past: 'Still automatic if it takes under a second; otherwise press the main button',
      },
      kept: {
        name: 'Text that a reload brings back',
        unit: 'characters',
        past: 'It stays while you use other tools but not through a reload; the page says so',
      },
      base58: { name: 'Content in Base58', past: 'It is refused with the reason' },
      jsonResult: { name: 'One result of the JSON tool', past: 'It is refused with the reason' },
      jsonGrowth: {
        name: 'Size of a JSON result against its input',
        unit: 'times',
        past: 'Above 16 MB the result is refused with the reason',
      },
      jsonCompared: {
        name: 'Two JSON texts compared by meaning',
        past: 'They are refused with their size; lines of them can be compared',
      },
      jsonString: { name: 'Text escaped as a JSON string', past: 'It is refused with the reason' },
      queryTime: {
        name: 'One JSONPath or XPath query',
        past: 'It is stopped; each megabyte of the document adds 0.5 s',
      },
      regexTime: {
        name: 'One run of a regular expression',
        past: 'It is stopped, matches found so far stay; each megabyte of the text adds 5 s',
      },
      uuids: { name: 'UUIDs shown at once', unit: 'UUIDs', past: 'As many as the limit are made' },
      uuidFile: { name: 'UUIDs in one download', unit: 'UUIDs', past: 'As many as the limit are made' },
      times: { name: 'Times converted at once', unit: 'lines', past: 'They are refused, and the page says why' },
      passwords: { name: 'Passwords made at once', unit: 'passwords', past: 'No more can be asked for' },
      passwordLength: {
        name: 'A password whose strength is estimated',
        unit: 'characters',
        past: 'It is refused, and the page says why',
      },
      base: { name: 'One number to convert', unit: 'characters', past: 'It is refused, and the page says why' },
      pictureSize: { name: 'A picture file to scan', past: 'It is not opened; the reason is shown' },
      picturePixels: {
        name: 'Size of a picture to scan',
        unit: 'pixels',
        past: 'It is not decoded; the reason is shown',
      },
      recipeSteps: { name: 'Steps of a recipe', unit: 'steps', past: 'No more can be added' },
      recipesKept: { name: 'Recipes in My recipes', unit: 'recipes', past: 'No more are kept; the reason is shown' },
      recipeInput: {
        name: 'Input in a link to a recipe',
        unit: 'characters',
        past: 'The link carries the recipe only',
      },
    },
  },
  bins: {
    title: 'Request catcher',
    rows: {
      lifetime: { name: 'Lifetime of an address', past: 'It is deleted with all requests; 404 afterwards' },
      created: {
        name: 'New addresses in an hour, for one sender',
        unit: 'addresses',
        past: '429, and when to try again',
      },
      body: { name: 'Body of one request', past: '413; the list says so, without the body. Operators can raise it' },
      kept: { name: 'Requests kept at one address', unit: 'requests', past: 'The oldest go first' },
      keptBytes: { name: 'Content kept at one address', past: 'The oldest requests go first' },
      inAll: { name: 'Content of all addresses combined', past: '507, until something expires or is deleted' },
      rate: { name: 'Requests in a second, for one address', unit: 'requests', past: '429, and when to try again' },
      burst: { name: 'Requests in a burst, for one address', unit: 'requests', past: '429, and when to try again' },
      answerDelay: { name: 'Delay of a configured answer', past: 'A longer one is not accepted' },
      watchers: {
        name: 'Pages watching one address live',
        unit: 'pages',
        past: 'Further pages poll instead',
      },
      listed: { name: 'Requests that one answer lists', past: 'The answer names the address of the rest in next' },
      preview: {
        name: 'Body of a request in the list',
        past: 'Only its beginning; the whole has an address of its own',
      },
    },
  },
  voice: {
    title: 'Voice translation',
    rows: {
      turn: { name: 'Length of a turn', past: 'The recording ends; what was said is translated' },
      shortest: { name: 'Shortest turn', past: 'Anything shorter is not sent' },
      pause: { name: 'Pause after the last word', past: 'The recording ends, unless the button is held' },
      wait: { name: 'Time to begin speaking', past: 'The recording ends; nothing is sent' },
      recording: {
        name: 'A recording sent whole, by a program',
        past: 'It is refused with a reason; the connection stays',
      },
      text: { name: 'Typed text of a turn', unit: 'characters', past: 'Nothing more can be typed' },
      perMinute: { name: 'Turns in a minute', unit: 'turns', past: 'You are asked to wait a moment' },
      sockets: {
        name: 'Conversations at once, for one account',
        unit: 'conversations',
        past: 'The page says so and connects once there is room',
      },
      resume: { name: 'Time to resume a lost connection', past: 'Unfinished turns are sent again' },
      terms: { name: 'Glossary for a language pair', unit: 'terms', past: 'Nothing more can be added' },
      history: { name: 'Conversation kept in the browser', unit: 'turns', past: 'The oldest are deleted' },
      audio: { name: 'Of these, with their sound', unit: 'turns', past: 'Older ones keep their text' },
    },
  },
  models: {
    title: 'Model services that the lab calls',
    rows: {
      connect: { name: 'Opening a connection', past: 'Two more tries, then you are told' },
      begin: {
        name: 'Waiting for an answer to begin, while a local service loads its model for instance',
        past: 'The wait ends and you are told',
      },
      silence: { name: 'A pause within an answer', past: 'It ends; what has come stays' },
      call: { name: 'Length of one answer', past: 'It ends; what has come stays' },
      test: { name: 'Each feature in the test of a connection', past: 'It counts as not working' },
      answer: { name: 'Size of one answer', past: 'Reading ends and you are told' },
    },
  },
  sftp: {
    title: 'SFTP demo server',
    rows: {
      connections: { name: 'Connections at once', unit: 'connections', past: 'New ones are closed' },
      perAddress: { name: 'Connections at once, from one sender', unit: 'connections', past: 'New ones are closed' },
      perMinute: { name: 'Connections in a minute, from one sender', unit: 'connections', past: 'New ones are closed' },
      idle: { name: 'Idle time', past: 'The connection is closed' },
      session: { name: 'Length of one connection', past: 'The connection is closed' },
      handles: { name: 'Open files and folders of one connection', unit: 'handles', past: 'Opening is refused' },
    },
  },
  calls: {
    title: 'Calls to the server',
    rows: {
      perMinute: { name: 'Calls in a minute, from one sender', unit: 'calls', past: '429, and when to try again' },
      headers: { name: 'Request line and headers together', past: '431' },
      body: { name: 'Request body, where a call states nothing else', past: '413 at once, by the declared length' },
      headersTime: { name: 'Time to send the headers', past: '408, and the connection is closed' },
      requestTime: { name: 'Time to send the whole request', past: '408, and the connection is closed' },
      idle: { name: 'Idle connection', past: 'It is closed' },
      linger: {
        name: 'Time in which the rest of a refused body is still taken, and thrown away',
        past: 'The connection is closed',
      },
      waitingInTurn: {
        name: 'Requests of one connection that wait for the answers before them',
        unit: 'requests',
        past: 'The connection is closed',
      },
    },
  },
  toolsApi: {
    title: 'Tools called by programs and agents',
    rows: {
      perMinute: { name: 'Calls of one token per minute', unit: 'calls', past: '429, saying when to try again' },
      perDay: { name: 'Calls of one token per day (UTC)', unit: 'calls', past: '429, saying when to try again' },
      tokens: { name: 'Tokens of one account', unit: 'tokens', past: 'Revoke one first' },
      body: { name: 'Content of one call', past: '413' },
      result: { name: 'Result of one call', past: '422; ask for less at once' },
      pixels: { name: 'Pixels of a picture', unit: 'pixels', past: 'The picture is not read' },
      run: { name: 'Longest run, where the tool’s own limit is not shorter', past: 'It is stopped' },
      workers: { name: 'Calls running at once', unit: 'calls', past: 'They wait their turn' },
      waiting: { name: 'Calls waiting their turn', unit: 'calls', past: '503; try again in 1 second' },
      waitingBytes: { name: 'Content of all waiting calls', past: '503; try again in 1 second' },
    },
  },
  traffic: {
    title: 'Connections and transfers under way',
    rows: {
      connections: { name: 'Connections of one sender', unit: 'connections', past: '429, and new ones are closed' },
      newConnections: {
        name: 'New connections of one sender in a second',
        unit: 'connections',
        past: '429, and they are closed. Connections that stay open, and trusted proxies, do not count',
      },
      burst: {
        name: 'New connections of one sender at once, before that',
        unit: 'connections',
        past: 'The rate for a second holds',
      },
      requests: { name: 'Unanswered requests of one sender', unit: 'requests', past: '429; try again in 1 second' },
      received: {
        name: 'Bodies being received from one sender',
        past: '429; try again in 1 second. Uploaded files go straight to the disk and do not count',
      },
      sent: { name: 'Answers one sender has not read yet', past: '429; try again in 1 second' },
      allConnections: { name: 'Connections of all senders', unit: 'connections', past: '503, and new ones are closed' },
      allReceived: {
        name: 'Bodies being received from all senders',
        past: 'The sender holding the most gives way, or 503',
      },
      allSent: { name: 'Answers not read yet, all senders', past: 'The sender holding the most gives way, or 503' },
      pieces: {
        name: 'Pieces of a chunked body that are always accepted',
        unit: 'pieces',
        past: '413, unless a piece has 16 bytes or more on average',
      },
      stalled: { name: 'Body that stops arriving', past: '408, and the connection is closed' },
      unread: { name: 'Answer that nobody reads', past: 'The connection is closed' },
    },
  },
  previews: {
    title: 'Previews of apps and apps deployed on this server',
    rows: {
      previews: { name: 'Previews at once', unit: 'previews', past: 'One has to be stopped first' },
      deployments: { name: 'Apps deployed on this server', unit: 'apps', past: 'One has to be taken down first' },
      start: {
        name: 'Start of an app, up to its first answer',
        past: 'The app counts as not answering; the page says why',
      },
      build: { name: 'One build', past: 'It is stopped' },
      copy: {
        name: 'Copying an app’s data for a new version',
        past: 'Its databases are copied as they are found, which the page says',
      },
      request: { name: 'One request to an app', past: '504' },
      requests: {
        name: 'Requests to one app at once',
        unit: 'requests',
        past: 'They wait; 503 once the queue is full',
      },
      requestsOfOne: {
        name: 'Of these, from one sender',
        unit: 'requests',
        past: 'They wait; 503 once the queue is full',
      },
      connections: { name: 'Connections of one sender', unit: 'connections', past: 'New ones are closed' },
      body: { name: 'Body sent to an app', past: '413' },
      answer: { name: 'One answer of an app', past: 'It is cut off' },
      socketIdle: { name: 'Idle WebSocket', past: 'It is closed' },
      idle: { name: 'App without visitors', past: 'It sleeps; the next request wakes it' },
      lease: { name: 'Preview after its page was closed', past: 'It is stopped' },
    },
  },
  login: {
    title: 'Login and session',
    rows: {
      attempts: {
        name: 'Wrong passwords in a row, from one sender or known device',
        unit: 'attempts',
        past: 'A wait of 1 second, doubling each time',
      },
      longestWait: { name: 'Longest wait after wrong passwords', past: 'It grows no further' },
      attemptsOfName: {
        name: 'Wrong passwords for one name, from anywhere',
        unit: 'attempts',
        past: 'Devices that never signed in wait in turn; known devices do not',
      },
      longestWaitOfName: { name: 'Longest wait for one name', past: 'It grows no further' },
      devices: {
        name: 'Devices remembered for an account',
        unit: 'devices',
        past: 'The one unused longest is removed',
      },
      deviceIdle: { name: 'Device without a sign-in', past: 'It is removed, and remembered at the next sign-in' },
      waiting: { name: 'Logins waiting to be checked', unit: 'logins', past: '503; try again shortly' },
      password: { name: 'Length of a password in UTF-8', past: '400; it is not checked' },
      idle: { name: 'Idle session', past: 'It ends; sign in again' },
      absolute: { name: 'Total length of a session', past: 'It ends; sign in again' },
    },
  },
  storage: {
    title: 'Storage',
    rows: {
      sweep: { name: 'Time between clean-ups of expired data', past: 'Also done at every start' },
      disk: { name: 'Minimum free disk space', past: 'Below it /ready says that the server is not ready' },
      reserve: {
        name: 'Set aside beside the embedded database',
        past: 'On a full disk the administrator signs in and deletes with it; every other call that keeps something is answered 507 until there is room again; work under way can still use it',
      },
    },
  },
};

export const en: typeof zh = {
  title: 'Limits',
  description: 'Every limit, and what happens beyond it.',
  keywords: 'limits, quota, rate limit, retention',
  intro:
    'These figures come straight from the program. Operators can change some limits of the request catcher, whose page shows the current values, and those of the turns and conversations of voice translation. 1 KB is 1,024 bytes.',
  head: { name: 'Item', limit: 'Limit', past: 'Beyond it' },
  groups,
};
