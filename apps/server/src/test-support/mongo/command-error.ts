/** What the server answers a command with that it does not carry out (error codes: src/mongo/base/error_codes.yml). */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(code: number, codeName: string, message: string) {
    super(message);
    this.code = code;
    this.codeName = codeName;
  }
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);

/** What the server could do and its double cannot: a test that needs it fails loudly. */
export const notInDouble = (what: string) =>
  new CommandError(238, 'NotImplemented', `the MongoDB double has no ${what}`);
