/** Calls of the lab's language and speech engines. */
export const aiLimits = {
  /** Time to a connection; a machine that is away does not answer at all. */
  connectMs: 10_000,
  /** Time to the first byte of an answer: a local server may have to load its model first, others think. */
  firstByteMs: 120_000,
  /** Longest pause within an answer. */
  idleMs: 60_000,
  /** Longest call, tries and waits included: a model on a small machine writes an app in minutes. */
  totalMs: 600_000,
  /** Tries after the first that was refused for the moment (429, 5xx) or met no service. */
  retries: 2,
  /** Wait before the second try; each further wait doubles, unless the service says how long. */
  firstRetryMs: 250,
  /** A service that asks for a longer wait is not tried again: the caller hears how long it is. */
  longestRetryMs: 8_000,
  /** Failed calls running after which a service is left alone for a while. */
  breakerFailures: 3,
  breakerOpenMs: 30_000,
  /** Largest answer that is read. */
  answerBytes: 64 * 1024 * 1024,
  /** Largest refusal that is read. */
  refusalBytes: 64 * 1024,
  /** A service that ignores the limit of output is cut off after so many characters for each token; texts have 1 to 5. */
  charactersPerToken: 8,
  /** Of the service's own words, what is shown. */
  detailCharacters: 300,
  textsPerEmbedding: 96,
  /** Used up in a day (UTC), nothing more is sent; configuration may change both. */
  dailyTokens: 2_000_000,
  dailyUsd: 5,
  /** How long the sums of a day are kept; they hold figures only. */
  usageDays: 90,
  /** A test of the connection may take this long for each feature. */
  testMs: 120_000,
  /** A spoken sentence of a test is sent to the page up to this length. */
  heardBytes: 512 * 1024,
  /** What a refusal taught is tried at once, so many times in one call. */
  lessonsPerCall: 4,
  /** What was learned of a service is forgotten after this time: services change. */
  learnedDays: 30,
  /** Where a service leaves less than this for the answer, the question is too long for it. */
  leastOutputTokens: 256,
  /** Most that can be set as the limit of an answer. */
  mostOutputTokens: 1_000_000,
  /** A service's list of its models: time, and how many are shown. */
  modelListMs: 10_000,
  modelsListed: 2_000,
  /** A port of this machine that does not answer by then has no service. */
  localServiceMs: 1_000,
  baseUrlCharacters: 2_048,
  keyCharacters: 4_096,
  modelCharacters: 200,
  settingsBodyBytes: 32 * 1024,
  /** Clicks on the lab's icon that reveal the choice of model. */
  clicksToModels: 3,
} as const;
