import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. The text is selected: press Ctrl+C',
  download: 'Download',
  openFile: 'Open file',
  dropHere: 'Drop to open the file',
  clear: 'Clear',
  undoClear: 'Undo clear',
  example: 'Example',
  cancel: 'Cancel',
  working: 'Working',
  goToPlace: 'Go to the error',
  loading: 'Loading',
  place: ({ line, column }) => `line ${line}, column ${column}`,
  lines: (n) => `${n} ${n === '1' ? 'line' : 'lines'}`,
  characters: (n) => `${n} ${n === '1' ? 'character' : 'characters'}`,
  staysHere: 'Nothing leaves this page',
  staysHereWhy:
    'Everything happens in the browser; what is entered is not sent anywhere. The number is the browser’s count of requests since this tool was opened, without the product’s own files',
  sentRequests: (count) => `${count} sent`,
  fileTooLarge: ({ size, limit }) => `The file has ${size}, more than the limit of ${limit}. Split it first`,
  fileUnreadable: 'The file could not be read. It may have moved, or reading it is not permitted',
  readAs: (encoding) => `Read as ${encoding}`,
  sendTo: 'Send to another tool',
  favourite: 'Add to favourites',
  unfavourite: 'Remove from favourites',
  took: ({ ms }) => `${ms} ms`,
  hostErrors: {
    cancelled: 'Cancelled. The input is unchanged',
    'time-limit': 'Stopped at the time limit',
    crashed:
      'Something inside this tool failed; the input is unchanged. Try again or with other content; if it happens again, please report it',
  },
  announced: 'This tool is being built and comes with the next version',
  editor: {},
};
