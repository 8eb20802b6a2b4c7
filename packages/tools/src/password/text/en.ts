import type { zh } from './zh.ts';

const spans: readonly (readonly [seconds: number, unit: string])[] = [
  [31_556_952, 'year'],
  [2_629_746, 'month'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

export const en: typeof zh = {
  modes: { password: 'Password', phrase: 'Pass phrase', token: 'Token', strength: 'Check strength' },
  again: 'Regenerate',
  results: 'Result',
  entropy: (bits) => `${bits} bits of entropy each`,
  copyAll: 'Copy all',
  ofList: {
    english: 'Word list: BIP-39 English, 2,048 words (MIT licence), 11 bits a word',
    chinese: 'Word list: BIP-39 Simplified Chinese, 2,048 characters (MIT licence), 11 bits a character',
  },
  judged: (bits) =>
    bits < 50
      ? 'Weak: only where little is at stake'
      : bits < 75
        ? 'Good for logins'
        : bits < 112
          ? 'Good for a master password'
          : 'Good for encryption keys',
  password: 'Password',
  passwordHint: 'Type or paste a password; it does not leave this page',
  show: 'Show',
  hide: 'Hide',
  strength: 'Strength',
  strengthEmpty: 'Enter a password to see the estimate',
  scores: ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'],
  guessesOf: (log10, bits) =>
    `About ${log10 < 6 ? Number((10 ** log10).toPrecision(2)).toLocaleString('en-US') : `10^${log10}`} guesses (${bits} bits)`,
  throttledLogin: 'Rate-limited login',
  throttledLoginNote: '100 an hour',
  login: 'Login without rate limiting',
  loginNote: '10 a second',
  slowHash: 'Stolen slow hash',
  slowHashNote: '10,000 a second, as with bcrypt',
  fastHash: 'Stolen fast hash',
  fastHashNote: '10 billion a second, as with SHA-1',
  span: (seconds) => {
    if (seconds < 1) return 'Less than a second';
    const [size, unit] = spans.find(([least]) => seconds >= least) ?? spans[spans.length - 1];
    const amount = Math.floor(seconds / size);
    return amount > 1_000_000
      ? 'More than a million years'
      : `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
  },
  warnings: {
    straightRow: 'Keys in a row are easy to guess',
    keyPattern: 'Short keyboard patterns are easy to guess',
    simpleRepeat: 'Repeats like “aaa” are easy to guess',
    extendedRepeat: 'Repeats like “abcabc” are hardly stronger than “abc”',
    sequences: 'Sequences like “abc” or “6543” are easy to guess',
    recentYears: 'Recent years are easy to guess',
    dates: 'Dates are easy to guess',
    topTen: 'One of the ten most common passwords',
    topHundred: 'One of the hundred most common passwords',
    common: 'A common password',
    similarToCommon: 'Similar to a common password',
    wordByItself: 'A single word is easy to guess',
    namesByThemselves: 'Names alone are easy to guess',
    commonNames: 'Common names are easy to guess',
    userInputs: 'Do not use personal details',
    pwned: 'This password has been leaked before',
  },
  advice: {
    l33t: 'Swaps like “@” for “a” help little',
    reverseWords: 'Words spelled backwards help little',
    allUppercase: 'Capitalize some letters, not all',
    capitalization: 'Capitalize more than the first letter',
    dates: 'Avoid dates connected with you',
    recentYears: 'Avoid recent years',
    associatedYears: 'Avoid years connected with you',
    sequences: 'Avoid common sequences of characters',
    repeated: 'Avoid repeated words and characters',
    longerKeyboardPattern: 'Make keyboard patterns longer, with more turns',
    anotherWord: 'Add more words that are less common',
    useWords: 'Use several unrelated words, not a common phrase',
    noNeed: 'Strong passwords need no symbols, digits or capitals',
    pwned: 'If you use it elsewhere, change it soon',
  },
  errors: {
    'no-characters': () => 'No characters are chosen. Tick at least one kind.',
    'too-short': (d) => `To hold one of every kind, it needs at least ${d.least} characters.`,
    empty: () => 'There is no password here.',
    'too-long': (d) => `Passwords of up to ${d.limit} characters are estimated.`,
  },
};
