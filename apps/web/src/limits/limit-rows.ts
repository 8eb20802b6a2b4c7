import { limits } from '@toolbench/contracts/limits.ts';

/** What a figure counts; `count` is followed by the row's own word. */
type Measure = 'bytes' | 'ms' | 'count';

export interface LimitRow {
  readonly amount: number;
  readonly measure: Measure;
}

const bytes = (amount: number): LimitRow => ({ amount, measure: 'bytes' });
const ms = (amount: number): LimitRow => ({ amount, measure: 'ms' });
const count = (amount: number): LimitRow => ({ amount, measure: 'count' });

const {
  ai,
  base,
  base58,
  files,
  json,
  password,
  previews,
  ui,
  regex,
  queries,
  recipes,
  uuid,
  barcodes,
  http,
  auth,
  bins,
  diff,
  sftp,
  storage,
  timestamp,
  toolsApi,
  traffic,
  voice,
} = limits;

/** The limits that people meet, by where they meet them. The figures are the ones that the code obeys. */
export const limitGroups = {
  tools: {
    fileSize: bytes(files.openBytes),
    liveInput: count(ui.liveInputCharacters),
    kept: count(ui.keptCharacters),
    regexTime: ms(regex.timeLimit.ms),
    queryTime: ms(queries.ms),
    base58: bytes(base58.bytes),
    jsonResult: bytes(json.resultBytes),
    jsonGrowth: count(json.growth.times),
    jsonString: bytes(json.escapedBytes),
    jsonCompared: bytes(diff.jsonBytes),
    uuids: count(uuid.maxQuantity),
    uuidFile: count(uuid.maxBulk),
    base: count(base.characters),
    passwords: count(password.count),
    passwordLength: count(password.estimated),
    times: count(timestamp.lines),
    pictureSize: bytes(barcodes.fileBytes),
    picturePixels: count(barcodes.declaredPixels),
    recipeSteps: count(recipes.steps),
    recipesKept: count(recipes.kept),
    recipeInput: count(recipes.linkInputCharacters),
  },
  bins: {
    lifetime: ms(bins.lifetimeMs),
    created: count(bins.createdPerHour),
    body: bytes(bins.bodyBytes),
    kept: count(bins.requestsKept),
    keptBytes: bytes(bins.bytesKept),
    inAll: bytes(bins.bytesInAll),
    rate: count(bins.capturesPerSecond),
    burst: count(bins.capturesPerSecond * bins.burstSeconds),
    answerDelay: ms(bins.answerDelayMs),
    watchers: count(bins.watchersPerBin),
    listed: bytes(bins.listedBytes),
    preview: bytes(bins.listedBodyBytes),
  },
  voice: {
    turn: ms(voice.turnMs),
    shortest: ms(voice.shortestMs),
    pause: ms(voice.endOfSpeechMs),
    wait: ms(voice.waitForSpeechMs),
    recording: bytes(voice.recordingBytes),
    text: count(voice.textCharacters),
    perMinute: count(voice.turnsPerMinute),
    sockets: count(voice.socketsPerUser),
    resume: ms(voice.resumeMs),
    terms: count(voice.glossaryTerms),
    history: count(voice.historyEntries),
    audio: count(voice.audioEntries),
  },
  models: {
    connect: ms(ai.connectMs),
    begin: ms(ai.firstByteMs),
    silence: ms(ai.idleMs),
    call: ms(ai.totalMs),
    test: ms(ai.testMs),
    answer: bytes(ai.answerBytes),
  },
  sftp: {
    connections: count(sftp.connections),
    perAddress: count(sftp.connectionsPerAddress),
    perMinute: count(sftp.connectionsPerMinute),
    idle: ms(sftp.idleMs),
    session: ms(sftp.sessionMs),
    handles: count(sftp.openHandles),
  },
  calls: {
    perMinute: count(http.callsPerMinute),
    headers: bytes(http.headerBytes),
    body: bytes(http.bodyBytes),
    headersTime: ms(http.headersTimeoutMs),
    requestTime: ms(http.requestTimeoutMs),
    idle: ms(http.keepAliveTimeoutMs),
    linger: ms(http.lingerMs),
    waitingInTurn: count(http.waitingInTurn),
  },
  toolsApi: {
    perMinute: count(toolsApi.callsPerMinute),
    perDay: count(toolsApi.callsPerDay),
    tokens: count(toolsApi.tokensPerUser),
    body: bytes(toolsApi.bodyBytes),
    result: bytes(toolsApi.resultBytes),
    pixels: count(toolsApi.picturePixels),
    run: ms(toolsApi.runMs),
    workers: count(toolsApi.workers),
    waiting: count(toolsApi.waiting),
    waitingBytes: bytes(toolsApi.waitingBytes),
  },
  traffic: {
    connections: count(traffic.connectionsPerAddress),
    newConnections: count(traffic.connectionsPerSecond),
    burst: count(traffic.connectionsPerAddress),
    requests: count(traffic.requestsPerAddress),
    received: bytes(traffic.receivedBytesPerAddress),
    sent: bytes(traffic.sentBytesPerAddress),
    allConnections: count(traffic.connections),
    allReceived: bytes(traffic.receivedBytes),
    allSent: bytes(traffic.sentBytes),
    pieces: count(traffic.pieces),
    stalled: ms(traffic.stalledMs),
    unread: ms(traffic.unreadMs),
  },
  previews: {
    previews: count(previews.previews),
    deployments: count(previews.deployments),
    start: ms(previews.startMs),
    build: ms(previews.buildMs),
    copy: ms(previews.copyMs),
    request: ms(previews.requestMs),
    requests: count(previews.connections),
    requestsOfOne: count(previews.connectionsPerAddress),
    connections: count(previews.openConnectionsPerAddress),
    body: bytes(previews.requestBodyBytes),
    answer: bytes(previews.answerBodyBytes),
    socketIdle: ms(previews.webSocketIdleMs),
    idle: ms(previews.idleMs),
    lease: ms(previews.leaseMs),
  },
  login: {
    attempts: count(auth.freeAttempts),
    longestWait: ms(auth.longestWaitMs),
    attemptsOfName: count(auth.freeAttemptsOfName),
    longestWaitOfName: ms(auth.longestWaitOfNameMs),
    devices: count(auth.devices),
    deviceIdle: ms(auth.deviceIdleMs),
    waiting: count(auth.hashesWaiting),
    password: bytes(auth.passwordBytes),
    idle: ms(auth.sessionIdleMs),
    absolute: ms(auth.sessionAbsoluteMs),
  },
  storage: {
    sweep: ms(storage.sweepEveryMs),
    disk: bytes(storage.freeDiskBytes),
    reserve: bytes(storage.reserveBytes),
  },
} as const satisfies Record<string, Record<string, LimitRow>>;

export type LimitGroups = typeof limitGroups;

export interface LimitText {
  readonly name: string;
  /** After the figure, where it counts something. */
  readonly unit?: string;
  readonly past: string;
}

/** Words for every group and every row: a limit cannot be shown without them. */
export type LimitTexts = {
  readonly [Group in keyof LimitGroups]: {
    readonly title: string;
    readonly rows: { readonly [Row in keyof LimitGroups[Group]]: LimitText };
  };
};
