import type { Detail } from '@toolbench/kit/result.ts';
import type { zh } from './zh.ts';

const halfPair = ({ codePoint }: Detail) => /^U\+D[89A-F]/.test(String(codePoint));
const shown = ({ character, codePoint }: Detail) =>
  character === '' ? String(codePoint) : `“${character}” (${codePoint})`;

export const en: typeof zh = {
  mode: 'Mode',
  modes: { encode: 'Encode', decode: 'Decode' },
  swap: 'Swap',
  swapHint: 'Move the result into the input and switch between encoding and decoding',
  input: { encode: 'Text', decode: 'Encoded text' },
  output: { encode: 'Encoded', decode: 'Decoded' },
  placeholder: {
    encode: 'Type a text or URL to encode. Enter encodes, Shift+Enter starts a new line',
    decode: 'Paste a text or URL with %XX escapes. Enter decodes, Shift+Enter starts a new line',
  },
  outputHint: { encode: 'The encoded text appears here', decode: 'The decoded text appears here' },
  examples: { encode: 'Examples to encode', decode: 'Examples to decode' },
  figures: { escaped: 'bytes escaped', decoded: 'characters decoded', size: 'size' },
  javaScriptEscapes: (count, latin1) =>
    `Characters written as %uXXXX: ${count}. That is how JavaScript’s old escape() writes them, not RFC 3986; they were read as UTF-16.${latin1 === 0 ? '' : ` %XX outside the chosen character set, read as U+00XX as escape() means it: ${latin1}.`}`,
  malformedKept: (count) => `Malformed sequences left as they are: ${count}.`,
  place: (line, column) => `line ${line}, column ${column}`,
  encodedAgain: 'The result still has %XX escapes; it was probably encoded more than once.',
  showLevels: 'Decode every level',
  levels: {
    title: 'Every level',
    level: (level) => `Level ${level}`,
    end: {
      plain: 'That is all: the last level has nothing left to decode.',
      malformed: 'It ends here, because the next level has a malformed sequence.',
      limit: 'It stops after this many levels, although there is more to decode.',
    },
  },
  parts: {
    title: 'Parts of the URL',
    hint: 'When the input or the result is a URL, its parts are listed here; change them and the URL is rebuilt.',
    names: {
      scheme: 'Scheme',
      username: 'User name',
      password: 'Password',
      host: 'Host',
      port: 'Port',
      path: 'Path',
      fragment: 'Fragment',
    },
    parameters: 'Query parameters',
    parameterName: (index) => `Name of parameter ${index}`,
    parameterValue: (index) => `Value of parameter ${index}`,
    add: 'Add a parameter',
    remove: (index) => `Remove parameter ${index}`,
    rebuilt: 'The rebuilt URL',
    use: 'Put into the input',
    reset: 'Reset',
    normalised: 'Browsers open',
    readableHost: 'The host reads',
    password: 'The URL holds a password; remove it before sharing.',
    mixedAlphabets: (label, letters) => `“${label}” mixes alphabets and may imitate another name: ${letters}`,
    looksLatin: (label, letters) => `“${label}” only looks like Latin letters and may imitate another name: ${letters}`,
  },
  errors: {
    'not-in-charset': (detail) =>
      halfPair(detail)
        ? `error: ${detail.codePoint} is half of a surrogate pair, not a character; remove it.`
        : `error: ${shown(detail)} is not in the chosen character set; remove it or choose UTF-8.`,
    'input-not-utf8': ({ byte }) =>
      `error: the input is not UTF-8 (${byte} stands here) and cannot be put into another character set. Choose UTF-8, or convert it first.`,
    'malformed-escape': ({ sequence }) =>
      `error: “${sequence}” is not an escape; % must be followed by two hexadecimal digits. Write %25 for a percent sign.`,
    'half-pair': ({ sequence }) =>
      `error: “${sequence}” is half of a UTF-16 surrogate pair without the other half beside it; complete it, or choose “Leave malformed sequences”.`,
    'not-utf8': ({ sequence, gb18030 }) =>
      gb18030 === ''
        ? `error: “${sequence}” is not a character in UTF-8; it may be cut off or in another character set.`
        : `error: “${sequence}” is not a character in UTF-8. In GB18030 it reads “${gb18030}”; choose that character set.`,
    'not-gb18030': ({ sequence }) => `error: “${sequence}” is not a character in GB18030; try UTF-8.`,
    'no-url': () => 'Enter a URL first.',
    'url-too-long': ({ limit }) => `The URL is longer than ${limit} characters, so its parts are not shown.`,
    'bad-port': ({ found }) => `The port “${found}” is not a whole number from 0 to 65535.`,
    'bad-host': ({ found }) =>
      found === '' ? 'The URL has no host.' : `“${found}” cannot be a host; check its spelling.`,
    'not-a-url': ({ found }) =>
      `“${found}” is not a URL. An absolute one starts with a scheme such as https://, a relative one with /, ?, # or a dot.`,
  },
};
