import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * The socket of voice translation, /ws/translate. A client that knows the specification alone sends `audio` and `tts` and
 * gets its five messages; whatever else exists is sent only to a client that said hello.
 *
 * A browser cannot set headers on a socket, so its token comes as a subprotocol beside the protocol's own name:
 * `Sec-WebSocket-Protocol: toolbench.voice.1, bearer.<token>`. `Authorization: Bearer` works as on every other call.
 */
export const voiceProtocol = 'toolbench.voice.1';
export const bearerProtocolPrefix = 'bearer.';
/** The server closes with this after saying which limit of open sockets was met; another try may find room. */
export const crowdedClose = 4429;
/** The server closes with this when the token has ended or was signed out: connecting again needs a new one. */
export const signedOutClose = 4401;

const { voice } = limits;

/** In the order of the lists; the first is the preset source, the second the preset target. */
export const voiceLanguages = ['zh-CN', 'en', 'ja', 'ko', 'es', 'fr', 'de', 'ru'] as const;
/** Further ones, for services and browsers that offer them. The phrase book does not have them. */
export const moreVoiceLanguages = ['it', 'pt', 'vi', 'th', 'id', 'ar', 'hi'] as const;
export const voiceLanguage = z.enum([...voiceLanguages, ...moreVoiceLanguages]);
/** Languages that can be told apart by what was said in them. */
export const toldApartLanguage = voiceLanguage.exclude(['vi', 'id']);
/** A language of the phrase book. */
export const bookLanguage = z.enum(voiceLanguages);

/** Names a turn or a session: random, made by whoever begins it. */
const id = z.string().regex(/^[\w-]{8,64}$/);
const text = z.string().trim().min(1).max(voice.textCharacters);
const direction = { sourceLanguage: voiceLanguage, targetLanguage: voiceLanguage };

/** A word and how it is to be translated: recognition expects it, translation uses it. */
export const glossaryTerm = z.object({
  source: z.string().trim().min(1).max(voice.termCharacters),
  target: z.string().trim().min(1).max(voice.termCharacters),
});
/** How many there are is looked at before each of them is: a list of a hundred thousand is refused at once. */
const atMost = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(z.unknown()).max(most).pipe(z.array(item)).optional();
const glossary = atMost(glossaryTerm, voice.glossaryTerms);

/** A turn that was translated before, as it stands after corrections: translations know what was said. */
export const earlierTurn = z.object({
  sourceLanguage: voiceLanguage,
  said: z.string().trim().min(1).max(voice.earlierCharacters),
  translated: z.string().trim().min(1).max(voice.earlierCharacters),
});
/** Oldest first. */
const earlier = atMost(earlierTurn, voice.earlierTurns);

/** A whole recording. `data`: its bytes; wav, webm, ogg or mp4, whatever it is called. */
const audioMessage = z.object({ type: z.literal('audio'), data: z.array(z.int().min(0).max(255)), ...direction });
/** A text to be spoken. The voice is fixed. */
const speakMessage = z.object({ type: z.literal('tts'), text, language: voiceLanguage, voice: z.literal('alloy') });

/**
 * First message of a client that knows more; `session` takes up one that was lost. `language`: of the words for errors;
 * without it the one that the handshake accepts, which a page cannot choose.
 */
const helloMessage = z.object({
  type: z.literal('hello'),
  version: z.literal(1),
  session: id.optional(),
  language: z.enum(['zh', 'en']).optional(),
});
/**
 * A turn begins. Binary frames follow while the person speaks: the number of the frame's first sample in this turn as
 * 32-bit unsigned little-endian, then samples as 16-bit signed little-endian, a second of them at most. Frames that were received already are
 * ignored, so a client that was cut off may send them again; so are a `start`, `stop` or `text` of a turn that is known.
 */
const startMessage = z.object({
  type: z.literal('start'),
  turn: id,
  ...direction,
  /** Either language may be spoken: the server says which it was, and translates into the other. */
  tellApart: z.boolean().optional(),
  glossary,
  earlier,
});
/** The turn was spoken; `samples` in all. */
const stopMessage = z.object({ type: z.literal('stop'), turn: id, samples: z.int().min(0) });
/** Typed or corrected text: translated and spoken like a recognised one. */
const textMessage = z.object({ type: z.literal('text'), turn: id, text, ...direction, glossary, earlier });
/** Ends a turn at once, wherever it is. */
const cancelMessage = z.object({ type: z.literal('cancel'), turn: id });
/** The client has the whole turn; the server forgets it. */
const takenMessage = z.object({ type: z.literal('taken'), turn: id });
/** Asks whether the connection is still there; a page can neither send the frames of the protocol for this nor see them. */
const pingMessage = z.object({ type: z.literal('ping') });

export const clientMessage = z.discriminatedUnion('type', [
  audioMessage,
  speakMessage,
  helloMessage,
  startMessage,
  stopMessage,
  textMessage,
  cancelMessage,
  takenMessage,
  pingMessage,
]);

/** `demonstration`: the closed phrase book; it is silent about everything else. */
const voiceEngine = z.object({
  kind: z.enum(['configured', 'demonstration']),
  model: z.string().optional(),
  host: z.string().optional(),
  /** Of speech: the languages it has voices for; absent: any. */
  speaks: z.array(voiceLanguage).optional(),
});

/** Null: nothing does this; the page says what is missing. */
export const voiceEngines = z.object({
  recognition: voiceEngine.nullable(),
  translation: voiceEngine.nullable(),
  speech: voiceEngine.nullable(),
});

export const voiceStages = ['speech_recognition', 'translation', 'speech'] as const;

/** Everything that a turn can end with; the message beside it is in the language of the client. */
export const voiceErrorCodes = [
  'bad-message',
  'no-speech',
  'too-short',
  'too-long',
  'bad-audio',
  'not-in-book',
  'no-voice',
  'no-engine',
  'same-language',
  'too-many-turns',
  'too-many-sockets',
  'engine-refused',
  'engine-failed',
  'timeout',
  'lost',
] as const;

/** Limits that a client can meet: turns of an account in a minute or at once, its open sockets, those of everybody. */
export const voiceLimitNames = ['turns-per-minute', 'turns-at-once', 'sockets-per-user', 'sockets'] as const;

/** Absent in what is sent to a client that said no hello. */
const turn = id.optional();

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transcription'), text: z.string(), turn }),
  z.object({ type: z.literal('translation'), text: z.string(), turn }),
  /**
   * mp3 as base64, or wav where the service has no mp3. After hello it comes sentence by sentence: `part` counts from 0, `last` marks the end. Without hello
   * it is one file.
   */
  z.object({
    type: z.literal('speech'),
    audio_data: z.string(),
    turn,
    part: z.int().optional(),
    last: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    turn,
    code: z.enum(voiceErrorCodes).optional(),
    /** When another try makes sense. */
    retryAfterMs: z.int().optional(),
    /** Which limit was met, and how much it allows. */
    limit: z.object({ name: z.enum(voiceLimitNames), most: z.int() }).optional(),
  }),
  z.object({ type: z.literal('status'), stage: z.enum(voiceStages), turn }),
  /** Answer to hello. */
  z.object({
    type: z.literal('ready'),
    version: z.literal(1),
    session: id,
    /** The session of the hello goes on: what was missed follows. */
    resumed: z.boolean(),
    engines: voiceEngines,
  }),
  /** Samples of the turn that the server holds without a gap: what came before need not be sent again. */
  z.object({ type: z.literal('received'), turn: id, samples: z.int() }),
  /** Answer to ping. */
  z.object({ type: z.literal('pong') }),
  /** Provisional, replaced by the next one and by the final message. */
  /** In which of its two languages a turn was spoken, where it was to be told. */
  z.object({ type: z.literal('language'), turn: id, language: voiceLanguage }),
  z.object({ type: z.literal('partial'), turn: id, of: z.enum(['transcription', 'translation']), text: z.string() }),
  /** Last of a turn that succeeded. Times in milliseconds after `stop`, costs in US dollars where the price is known. */
  z.object({
    type: z.literal('done'),
    turn: id,
    times: z.object({
      transcription: z.int().optional(),
      firstWord: z.int().optional(),
      translation: z.int().optional(),
      firstSound: z.int().optional(),
      total: z.int(),
    }),
    costUsd: z.number().optional(),
    engines: voiceEngines,
  }),
]);

/** A phrase in every language of the book; its speech is at `phraseSpeech`. */
export const bookPhrase = z.object({
  id: z.string(),
  texts: z.record(bookLanguage, z.string()),
});

/** Answer to GET /api/voice/phrases. */
export const phraseBook = z.object({ phrases: z.array(bookPhrase), engines: voiceEngines });

export type VoiceLanguage = z.infer<typeof voiceLanguage>;
export type BookLanguage = z.infer<typeof bookLanguage>;
export type GlossaryTerm = z.infer<typeof glossaryTerm>;
export type EarlierTurn = z.infer<typeof earlierTurn>;
export type ClientMessage = z.infer<typeof clientMessage>;
export type ServerMessage = z.infer<typeof serverMessage>;
export type VoiceEngines = z.infer<typeof voiceEngines>;
export type VoiceStage = (typeof voiceStages)[number];
export type VoiceLimitName = (typeof voiceLimitNames)[number];
export type VoiceErrorCode = (typeof voiceErrorCodes)[number];
export type BookPhrase = z.infer<typeof bookPhrase>;
export type PhraseBook = z.infer<typeof phraseBook>;
