import type { LimitTexts } from './limit-rows.ts';
import type { zh } from './text.zh.ts';

const groups: LimitTexts = {
  tools: {
    title: 'Tools in the browser',
    rows: {
      fileSize: { name: 'A file that is opened', past: 'It is not opened; split it first' },
      liveInput: { name: 'Text with results while typing', unit: 'characters', past: 'It runs on the main action' },
      regexTime: { name: 'One run of a regular expression', past: 'It is stopped; matches found so far stay' },
      uuids: { name: 'UUIDs shown at once', unit: 'UUIDs', past: 'As many as the limit are made' },
      uuidFile: { name: 'UUIDs in one download', unit: 'UUIDs', past: 'As many as the limit are made' },
      pictureSize: { name: 'A picture file to scan', past: 'It is not opened; the reason is shown' },
      picturePixels: {
        name: 'Size of a picture to scan',
        unit: 'pixels',
        past: 'It is not decoded; the reason is shown',
      },
    },
  },
  bins: {
    title: 'Request catcher',
    rows: {
      lifetime: { name: 'Life of an address', past: 'It is deleted with all requests; 404 afterwards' },
      created: {
        name: 'New addresses in an hour, for one sender',
        unit: 'addresses',
        past: '429, and when to try again',
      },
      body: { name: 'Body of one request', past: '413; the list says so, without the body. Operators can raise it' },
      kept: { name: 'Requests kept at one address', unit: 'requests', past: 'The oldest go first' },
      keptBytes: { name: 'Content kept at one address', past: 'The oldest requests go first' },
      inAll: { name: 'Content of all addresses together', past: '507, until something expires or is deleted' },
      rate: { name: 'Requests in a second, for one address', unit: 'requests', past: '429, and when to try again' },
      burst: { name: 'Requests in a burst, for one address', unit: 'requests', past: '429, and when to try again' },
      answerDelay: { name: 'Delay of a configured answer', past: 'A longer one is not accepted' },
      watchers: {
        name: 'Pages that watch one address live',
        unit: 'pages',
        past: 'Further pages ask now and then instead',
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
      recording: { name: 'A recording sent whole, by a program', past: 'It is refused in words; the connection stays' },
      text: { name: 'Typed text of a turn', unit: 'characters', past: 'Nothing more can be typed' },
      perMinute: { name: 'Turns in a minute', unit: 'turns', past: 'Words that ask to wait a moment' },
      sockets: { name: 'Conversations at once, for one account', unit: 'conversations', past: '429' },
      resume: { name: 'Time in which a lost connection is taken up', past: 'Turns under way are sent again' },
      terms: { name: 'Glossary of two languages', unit: 'terms', past: 'Nothing more can be added' },
      history: { name: 'Conversation kept in the browser', unit: 'turns', past: 'The oldest are deleted' },
      audio: { name: 'Of these, with their sound', unit: 'turns', past: 'Older ones keep their text' },
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
    },
  },
  login: {
    title: 'Login and session',
    rows: {
      attempts: {
        name: 'Wrong passwords in a row, for one account or sender',
        unit: 'attempts',
        past: 'A wait of 1 second, doubling each time',
      },
      longestWait: { name: 'Longest wait after wrong passwords', past: 'It grows no further' },
      waiting: { name: 'Logins waiting to be checked', unit: 'logins', past: '503; try again shortly' },
      password: { name: 'Length of a password in UTF-8', past: '400; it is not checked' },
      idle: { name: 'Session without use', past: 'It ends; sign in again' },
      absolute: { name: 'Session in all', past: 'It ends; sign in again' },
    },
  },
  storage: {
    title: 'Storage',
    rows: {
      sweep: { name: 'Time between deletions of what has expired', past: 'It is also done at every start' },
      disk: { name: 'Least free room on the disk', past: 'Below it /ready says that the server is not ready' },
    },
  },
};

export const en: typeof zh = {
  title: 'Limits',
  description: 'The limit of everything, and what happens past it.',
  keywords: 'limits, quota, rate limit, retention',
  intro:
    'These figures come from the program itself. An operator may set some of the request catcher otherwise; its page then shows what holds there. 1 KB is 1,024 bytes.',
  head: { name: 'What', limit: 'Limit', past: 'Past it' },
  groups,
};
