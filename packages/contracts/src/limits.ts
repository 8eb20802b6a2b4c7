import { aiLimits } from './limits/ai.ts';
import { documentsLimits } from './limits/documents.ts';
import { clusterLimits } from './limits/cluster.ts';
import { codeLimits } from './limits/code.ts';
import { assistantLimits } from './limits/assistant.ts';
import { outsideLimits } from './limits/outside.ts';
import { toolsApiLimits } from './limits/tools-api.ts';
import { deployLimits } from './limits/deploy.ts';
import { trafficLimits } from './limits/traffic.ts';
import { previewsLimits } from './limits/previews.ts';
import { recipesLimits } from './limits/recipes.ts';
import { voiceLimits } from './limits/voice.ts';
import { lifetimeMs } from './limits/lifetime.ts';

/**
 * Every limit and fixed figure of the product. Units are in the names: Ms milliseconds, Bytes, Px CSS pixels.
 * "spec" marks the specification's numbers; the others are ours, with their reason.
 */
export const limits = {
  ui: {
    /** At this width and below the sidebar is an overlay. */
    mobileBreakpointPx: 768,
    sidebarWidePx: 220,
    sidebarNarrowPx: 50,
    logoClicksToLogin: 3,
    adLoadTimeoutMs: 5_000,
    /** Work that takes longer shows progress and can be cancelled. */
    progressAfterMs: 300,
    /** Work that is done sooner does not draw the page for having begun: nobody sees it, and the result waits for it. */
    runningAfterMs: 50,
    /** Results appear while typing up to this size, whatever the engine; above it where they take less than liveRunMs. */
    liveInputCharacters: 100_000,
    /** Longest run that begins by itself. */
    liveRunMs: 1_000,
    /** What an engine is taken to do in a millisecond before it was measured: slower than most of ours. */
    assumedCharactersPerMs: 6_000,
    /** Of a longer text only what is on the screen is printed: it would be hundreds of pages. */
    printCharacters: 500_000,
    /** Longest text that a reload of the tab brings back: the browser keeps about five million characters for a site. */
    keptCharacters: 1_000_000,
    /** Conversations with documents, and with projects, that a reload of the tab brings back, and the newest turns of each. */
    keptConversations: 10,
    keptTurns: 50,
    /** Pause in typing before a live run. */
    liveDelayMs: 150,
  },
  files: {
    /** Largest file a tool opens: what 24 GiB machines and 4 GB browser tabs both stand. */
    openBytes: 256 * 1024 * 1024,
  },
  regex: {
    /** Longest run of a pattern before it is stopped: a large text takes a slow machine seconds without any backtracking. */
    timeLimit: { ms: 1_000, msPerMegabyte: 5_000 },
    /** Every tab runs again this long after a change. */
    rerunDelayMs: 500,
  },
  /** Largest content in Base58, whose time grows with the square of the size. */
  base58: { bytes: 16 * 1024 },
  /** Longest run of a JSONPath or XPath query, whose expressions can backtrack too; reading a large document is not part of it. */
  queries: { ms: 1_000, msPerMegabyte: 500 },
  /** Longest field of a cron line: all minutes, one by one, take 170 characters. */
  cron: { fieldCharacters: 1_000 },
  json: {
    /** Largest text as a JSON string: escaped again and again it doubles each time, and strings are held in two forms. */
    escapedBytes: 128 * 1024 * 1024,
    /** Largest text that an action makes. */
    resultBytes: 1024 * 1024 * 1024,
    /**
     * A result may have so many times the bytes of its input, and always the smaller figure: real documents grow tenfold,
     * brackets alone, nested without end, four hundredfold, by which a small text would take all memory.
     */
    growth: { times: 64, freeBytes: 16 * 1024 * 1024 },
  },
  outside: outsideLimits,
  recipes: recipesLimits,
  toolsApi: toolsApiLimits,
  uuid: {
    /** The most that are shown at once; a larger quantity is set to it. */
    maxQuantity: 100,
    /** Largest explicit bulk download. */
    maxBulk: 1_000_000,
  },
  /** JSON that is compared by meaning, both texts together: a tree of it takes some 35 times as much memory. */
  diff: { jsonBytes: 40_000_000 },
  /** Longest number that is written in other bases: that takes a moment in every browser. */
  base: { characters: 100_000 },
  /** Lines above a table that may be left out: what is written there is a page at most. */
  csv: { skippedLines: 1_000 },
  timestamp: {
    /** Times that are converted at once: more are no page to read. */
    lines: 100,
    /** Zones in which each time is told beside the one that was chosen: enough for the offices of a firm. */
    zones: 12,
    /** Longest line that is taken for a time: with every zone and tag behind it, one has half of that. */
    characters: 200,
  },
  password: {
    count: 100,
    shortest: 4,
    longest: 256,
    fewestWords: 3,
    mostWords: 24,
    fewestBytes: 8,
    mostBytes: 128,
    /** Longest password whose strength is estimated: the time for that grows faster than the length. */
    estimated: 256,
  },
  keypair: {
    /**
     * Rounds by which all keys of one text may be derived from a passphrase: thousands are usual, a million is the most
     * that programs write, and this many take a busy machine some seconds.
     */
    derivationRounds: 2_000_000,
    /** Names that one certificate or request may hold: what certification authorities issue is at most a hundred. */
    alternativeNames: 500,
    /** Longest validity of a certificate that is made: a hundred years. */
    validityDays: 36_525,
  },
  barcodes: {
    /** Larger pictures are scaled down to this many pixels before they are searched. */
    picturePixels: 16_000_000,
    /** A logo in a QR code is read at most this many pixels wide and high. */
    logoPixels: 256,
    /** Largest picture file that is opened. */
    fileBytes: 32 * 1024 * 1024,
    /** Pictures with more pixels are refused: decoding one takes four bytes for each. */
    declaredPixels: 150_000_000,
  },
  http: {
    /** Time for the request line and the headers; Node's own default is 60 s. */
    headersTimeoutMs: 10_000,
    /** Time for the whole request, its body included; Node's own default is 300 s. */
    requestTimeoutMs: 30_000,
    /** How long an idle connection is kept. */
    keepAliveTimeoutMs: 5_000,
    /** How long the rest of a body is still taken, and thrown away, after the answer that closes its connection. */
    lingerMs: 2_000,
    /** An answer of events is silent for this long at most. */
    heartbeatMs: 15_000,
    /** Requests of one connection that wait for the answers before them; with more it is closed. */
    waitingInTurn: 100,
    /** How often Node looks for connections past these times. */
    connectionsCheckMs: 5_000,
    /** Request line and headers together. */
    headerBytes: 16 * 1024,
    headerCount: 2_000,
    /** Body of a request whose route states no limit of its own. */
    bodyBytes: 256 * 1024,
    /** Calls of one address (IPv6: of one /64 network) in a minute, pages and their files not counted. */
    callsPerMinute: 600,
    /** On a stop, requests under way may take this long to finish. */
    shutdownMs: 10_000,
  },
  site: {
    /** Links of the operator's own in the menu: what still fits on a phone. */
    links: 10,
    labelCharacters: 40,
    addressCharacters: 2_048,
    basePathCharacters: 100,
  },
  traffic: trafficLimits,
  auth: {
    loginBodyBytes: 4 * 1024,
    usernameCharacters: 128,
    passwordBytes: 1_024,
    /** Shortest password that the configuration may set for the administrator. */
    newPasswordCharacters: 12,
    /** OWASP's least is 19 MiB and 2 passes; this costs about 0.1 s on two cores. */
    argon2: { memoryKiB: 64 * 1024, passes: 3, lanes: 1 },
    /** Each hash takes 64 MiB: two at once keep memory and the other cores free. */
    hashesAtOnce: 2,
    /** Logins that may wait for a hash; more are answered 503. */
    hashesWaiting: 20,
    tokenBytes: 32,
    sessionIdleMs: 30 * 60_000,
    sessionAbsoluteMs: 12 * 60 * 60_000,
    /** The last use of a session is written down at most this often, so it may end this much before its time. */
    sessionTouchMs: 30_000,
    /** Wrong passwords from one address, or from one known device, before the first wait. */
    freeAttempts: 5,
    firstWaitMs: 1_000,
    /** Waits of an address double up to this. */
    longestWaitMs: 15 * 60_000,
    /** Wrong passwords for one name from all unknown devices together before they have to wait for each other. */
    freeAttemptsOfName: 50,
    /** Waits of a name double up to this: 2,880 guesses a day at most, from however many addresses. */
    longestWaitOfNameMs: 30_000,
    /** Wrong passwords are forgotten this long after the last one. */
    attemptMemoryMs: 60 * 60_000,
    /** Shortest token that the configuration may set for reading the metrics. */
    metricsTokenCharacters: 16,
    /** Devices of one account that have signed in and are waited for by themselves; the one unused longest goes first. */
    devices: 10,
    /** A device that has not signed in for this long is forgotten. */
    deviceIdleMs: 90 * 24 * 60 * 60_000,
    /** How much of a browser's own name is kept with a session. */
    agentCharacters: 200,
    /** RFC 6238: six digits, a new code every 30 s. */
    codeDigits: 6,
    codeStepMs: 30_000,
    /** A clock may be this many steps off, before or behind. */
    codeDriftSteps: 1,
    codeSecretBytes: 20,
    recoveryCodes: 10,
    /** Longest code that is read: a recovery code with all its separators. */
    codeCharacters: 64,
  },
  bins: {
    /** Largest body that is kept; configuration may raise it to 10 MiB. */
    bodyBytes: 1024 * 1024,
    longestBodyBytes: 10 * 1024 * 1024,
    /** What a packed body may become for a look at it, after each of its encodings; a thousandth of it can hold that much. */
    unpackedBodyBytes: 32 * 1024 * 1024,
    /** Encodings in a row that are taken off a body, as curl does. */
    unpackedEncodings: 5,
    /** The newest are kept; configuration may raise it to 1,000, which one list still holds. */
    requestsKept: 200,
    mostRequestsKept: 1_000,
    /** Bodies and headers of one bin together; the oldest requests go first. */
    bytesKept: 20 * 1024 * 1024,
    /** Everything caught, of all bins together. */
    bytesInAll: 2 * 1024 * 1024 * 1024,
    lifetimeMs,
    createdPerHour: 20,
    /** Addresses that a browser remembers of those made in it. */
    addressesKept: 20,
    /** Requests that one bin takes. */
    capturesPerSecond: 100,
    /** A burst may bring the requests of this many seconds at once. */
    burstSeconds: 5,
    /** Beginning of a body that the list carries; the whole has an address of its own. */
    listedBodyBytes: 64 * 1024,
    /** Bodies, headers and targets that one answer lists; the rest comes with the address in `next`. */
    listedBytes: 1024 * 1024,
    /** Bodies that are written to the store in one transaction; the last may go beyond. */
    batchBytes: 4 * 1024 * 1024,
    answerHeaders: 32,
    answerBodyCharacters: 64 * 1024,
    answerDelayMs: 10_000,
    /** How often the page asks where server push does not work. */
    pollEveryMs: 1_500,
    /** Open lists of one bin that are told of new requests. */
    watchersPerBin: 20,
    /** How often an open list on which nothing happens looks whether its bin is still there. */
    lookAgainMs: 15_000,
  },
  sftp: {
    /** Port where the configuration names none; 22 needs rights that a toolbox should not have. */
    port: 2222,
    connections: 50,
    connectionsPerAddress: 5,
    connectionsPerMinute: 30,
    /** Idle connections are closed. */
    idleMs: 60_000,
    /** Longest that one connection lasts. */
    sessionMs: 10 * 60_000,
    /** Open files and folders of one connection. */
    openHandles: 16,
    /** From the first byte to the right password; slow and broken handshakes end with it. */
    loginTimeoutMs: 15_000,
    wrongPasswords: 3,
    /** SFTP sessions that one connection may have open. */
    channels: 4,
    /** New keys that a client may ask for on one connection; each costs a signature. */
    rekeys: 4,
    pathBytes: 1_024,
    /** Longest answer to one read; clients ask again for the rest. */
    readBytes: 32 * 1024,
    /** Answers that a client asked for and does not take; it is cut off above this. All five files fit in. */
    unsentBytes: 1024 * 1024,
    /** Size of each of the five files. */
    fileBytes: { least: 512, most: 200 * 1024 },
    /** How long a client may take to read why it is disconnected. */
    closeMs: 500,
  },
  ai: aiLimits,
  documents: documentsLimits,
  code: codeLimits,
  voice: voiceLimits,
  assistant: assistantLimits,
  previews: previewsLimits,
  deploy: deployLimits,
  cluster: clusterLimits,
  storage: {
    /** How often what has expired is deleted; it is also done at start. */
    sweepEveryMs: 5 * 60_000,
    /** Bins that the administrator's list shows; the largest first. */
    listedBins: 200,
    /** With less free disk than this the server says that it is not ready. */
    freeDiskBytes: 100 * 1024 * 1024,
    /** Kept free beside the embedded database, so that the administrator of a full disk can sign in and delete. */
    reserveBytes: 4 * 1024 * 1024,
    /** When callers may try again where nothing can be kept or read: about the time that it takes to start a database anew. */
    faultRetryMs: 5_000,
    /** A query that PostgreSQL has not answered after this long has failed: it may be frozen, or cut off without a word. */
    queryMs: 20_000,
    /** What `/ready` waits for each thing that it asks. */
    readyMs: 5_000,
  },
} as const;
