/** Voice translation. */
export const voiceLimits = {
  /** Samples in a second: mono, 16 bits each. */
  sampleRate: 16_000,
  /** Longest that one turn may be spoken. */
  turnMs: 60_000,
  /** A shorter recording holds no word; nothing is sent. */
  shortestMs: 300,
  /** Silence after speech that ends a turn by itself. */
  endOfSpeechMs: 650,
  /** Sound kept from before speech was noticed, so that its first syllable is whole. */
  leadMs: 240,
  /** Speech of one binary frame as the page sends it, and the most that is taken as one: it is listened to in one go. */
  frameMs: 20,
  longestFrameMs: 1_000,
  /** Of a whole recording in one message: 60 s of wav; as a JSON array each byte takes up to four characters. */
  recordingBytes: 2 * 1024 * 1024,
  messageBytes: 8 * 1024 * 1024,
  textCharacters: 2_000,
  /** Of one translation. */
  translationTokens: 4_000,
  glossaryTerms: 100,
  termCharacters: 80,
  /** Earlier turns that go along with a turn, so that names and pronouns stay the same. */
  earlierTurns: 6,
  /** Characters of each side of an earlier turn that go along. */
  earlierCharacters: 300,
  /** What was said longer ago belongs to another conversation. */
  earlierMs: 30 * 60_000,
  /** Turns of one user in a minute; configuration may change it. */
  turnsPerMinute: 60,
  /** Sockets of one user, which configuration may change, and of the server. */
  socketsPerUser: 32,
  sockets: 600,
  /** A connection that says nothing is asked for a sign of life, and closed when none comes. */
  pingMs: 15_000,
  /** A connection that was lost may be taken up again for this long. */
  resumeMs: 60_000,
  /** A session keeps the results of this many turns until the client has them. */
  turnsKept: 20,
  /** And results of so much text and base64: the oldest are given up beyond it. */
  keptCharacters: 16 * 1024 * 1024,
  /** Speech that a client does not take; the turn ends above this. */
  unsentBytes: 4 * 1024 * 1024,
  /** Recognition, first word of the translation, and the whole turn. */
  stageMs: { recognition: 20_000, translation: 20_000, speech: 20_000, turn: 60_000 },
  /** First try to connect again; each further wait doubles, with jitter, up to the longest. */
  reconnectMs: { first: 250, longest: 5_000 },
  /** Entries that the browser keeps. */
  historyEntries: 1_000,
  /** The newest of them keep their recording and speech as well. */
  audioEntries: 200,
  /** Entries that the page shows until more are asked for. */
  shownEntries: 60,
  /** A recording in which nobody speaks ends after this. */
  waitForSpeechMs: 8_000,
  /** A microphone that gives nothing but zeros for this long is opened once more; if it then goes on so, it does not work. */
  silentInputMs: 500,
  silentAgainMs: 3_000,
  /** The same of one that gives nothing at all: a busy device takes its time to begin. */
  absentInputMs: 4_000,
  /** A button that is pressed for longer while the microphone listens is held: releasing it ends the recording. */
  holdMs: 350,
  /** The server's answer to hello. */
  helloMs: 5_000,
  /**
   * A connection that says nothing for so long is asked whether it is there, sooner with a turn under way; one that does
   * not answer in time is dead, and made anew.
   */
  heartbeatMs: { idle: 15_000, busy: 3_000, answer: 4_000 },
  /** Engines of the browser: whatever has not begun or ended by then does not work. */
  browserMs: { recognitionStart: 6_000, translator: 8_000, translation: 10_000, speechStart: 4_000 },
} as const;
