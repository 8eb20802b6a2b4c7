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

const { files, ui, regex, uuid, barcodes, http, auth, bins, sftp, storage, voice } = limits;

/** The limits that people meet, by where they meet them. The figures are the ones that the code obeys. */
export const limitGroups = {
  tools: {
    fileSize: bytes(files.openBytes),
    liveInput: count(ui.liveInputCharacters),
    regexTime: ms(regex.timeLimitMs),
    uuids: count(uuid.maxQuantity),
    uuidFile: count(uuid.maxBulk),
    pictureSize: bytes(barcodes.fileBytes),
    picturePixels: count(barcodes.declaredPixels),
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
  },
  login: {
    attempts: count(auth.freeAttempts),
    longestWait: ms(auth.longestWaitMs),
    waiting: count(auth.hashesWaiting),
    password: bytes(auth.passwordBytes),
    idle: ms(auth.sessionIdleMs),
    absolute: ms(auth.sessionAbsoluteMs),
  },
  storage: {
    sweep: ms(storage.sweepEveryMs),
    disk: bytes(storage.freeDiskBytes),
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
