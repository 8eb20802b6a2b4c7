/** Why the server cannot start, in words for the person who starts it, in both languages and without secrets. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
