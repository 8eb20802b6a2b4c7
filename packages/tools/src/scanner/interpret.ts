/** What a code's text turned out to be. */
export interface Content {
  readonly kind: 'plain';
}

export function interpretText(_: string): Content {
  return { kind: 'plain' };
}
