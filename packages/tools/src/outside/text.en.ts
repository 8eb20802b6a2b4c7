import { mebibytes, type zh } from './text.zh.ts';

export const en: typeof zh = {
  place: (line, column) => `line ${line}, column ${column}`,
  step: (step, name) => `Step ${step}${name && ` (${name})`}: `,
  failed: ({ code }) => `Failed: ${code}`,
  errors: {
    'unknown-action': ({ name, near = '' }) => `There is no action named ${name}${near && `; did you mean ${near}?`}`,
    'unknown-method': ({ name }) => `There is no method named ${name}`,
    'bad-parameter': ({ name, method }) => `In ${method}, ${name} is missing or of the wrong type`,
    'nothing-fits': () => 'No tool fits; say it in other words: the format of the data and what is to be done with it',
    'told-once': () => 'The result is too large to be sent twice: all of it is in structuredContent',
    'unknown-argument': ({ name, known }) => `There is no argument ${name}; known arguments: ${known}`,
    'missing-argument': ({ name }) => `The argument ${name} is missing`,
    'empty-argument': ({ name }) => `The argument ${name} is empty; it does nothing without one`,
    'idle-argument': ({ name, option, needed, value }) =>
      `${name} counts only where ${option} is ${needed}, and it is ${value}: leave ${name} out or change ${option}`,
    'wrong-type': ({ name, expected }) => `The argument ${name} must be ${expected}`,
    'bad-value': ({ name, value, allowed }) => `The argument ${name} cannot be ${value}; it can be ${allowed}`,
    'bad-base64': ({ name, position, found, expected }) => {
      const what =
        found === undefined
          ? `after character ${Number(position) - 1} its last group is not whole, or has not the = that belong to it`
          : `character ${position} is ${found}`;
      return `The argument ${name} is not Base64: ${what}${expected === undefined ? '' : `, with bits that belong to no byte; an encoder writes ${expected}`}`;
    },
    'input-too-large': ({ size, limit }) =>
      `The input has ${mebibytes(size)}, more than the limit of ${mebibytes(limit)}. Split it first`,
    'input-not-utf8': ({ byte, side }) =>
      `The ${side === undefined ? '' : `${side} `}input is not UTF-8: found ${byte} here. Convert it to UTF-8 first`,
    'result-too-large': ({ limit }) => `The result is larger than ${mebibytes(limit)}, the limit; ask for less at once`,
    'time-limit': ({ seconds }) => `Stopped after ${seconds} s, the time limit`,
    'out-of-memory': ({ mebibytes: limit }) =>
      `Stopped: the input needs more memory than the ${limit} MiB that one call has. Split it first`,
    cancelled: () => 'Cancelled',
    crashed: () =>
      'Something inside this tool failed; the input is unchanged. Try other content; if it happens again, please report it',
    'recipe-too-long': ({ limit }) => `The recipe has more than ${limit} characters`,
    'recipe-not-json': () => 'The recipe is not JSON; open a file that was saved on the page for recipes',
    'recipe-malformed': ({ where, steps }) =>
      `The recipe is wrong at ${where}; it needs version 1 and 1 to ${steps} steps, each with tool and action, and options if needed`,
    'step-takes-nothing': ({ name }) => `${name} cannot work on what the step before gives`,
    'bad-comparison': ({ step }) =>
      `There is nothing to compare with in step ${step}; only comparing actions take an earlier step, and 0 is the input`,
    busy: () => 'Too many calls are running; try again in a moment',
  },
  inputs: { file: 'The bytes of the file, as Base64', left: 'Text before the change', right: 'Text after the change' },
  types: { string: 'a string', integer: 'an integer', boolean: 'true or false', object: 'an object' },
  colon: ': ',
  comma: ', ',
  pause: ', ',
  more: (count) => `… and ${count} more`,
};
