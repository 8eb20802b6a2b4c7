/** An address that may be opened on purpose, and the host it leads to. */
export interface WebLink {
  readonly href: string;
  /** As it is looked up: punycode, without a user name that could pose as a host. */
  readonly host: string;
}

/** The link a code holds when its whole text is an http or https address; never javascript:, data: or others. */
export function webLink(text: string): WebLink | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || /\s/.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { href, host } = new URL(trimmed);
  return { href, host };
}
