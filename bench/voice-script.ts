/** What the scripted service takes, in milliseconds, as the figures are stated for; `token`: between two of them. */
export const script = { recognition: 300, firstToken: 200, speech: 250, token: 20 } as const;

export const translationOf = (subject: string) =>
  `Of course, train ${subject.replace(/\D/g, '')} leaves at nine. Please be there ten minutes early.`;

/** With this token of it the first sentence is certain to have ended. */
export const tokenAfterSentence = 7;

/** When a request was all there, and when each part of its answer was ready to leave, by the machine's clock. */
export interface CallTimes {
  readonly arrived: number;
  readonly answered: number[];
  /** The caller closed the connection before the answer was finished. */
  left?: number;
}

/** The first call of each kind for a turn, which is told by the number in its text. */
export type TurnCalls = Partial<Record<'recognition' | 'translation' | 'speech', CallTimes>>;
