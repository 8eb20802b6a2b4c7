import { storedText } from '@toolbench/ui/work/stored-text.ts';

/** A conversation as the page opens it. */
export interface OpenedSession {
  readonly id: string;
  /** The server knows nothing of it before its first message. */
  readonly isNew: boolean;
  /** What a new one begins with, said in another. */
  readonly first?: string;
}

/** A name for a conversation: the time and random text. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return `session-${Date.now()}-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The conversation that was open last: a reload goes on with it. */
export const openSession = storedText('natural-code-session');

const manualKey = 'manualPreviewUrl';

/**
 * An address of a preview that somebody put into the browser's storage: read once and removed. Anything but http and
 * https is dropped.
 */
export function takeManualAddress(): string | null {
  try {
    const stored = localStorage.getItem(manualKey);
    if (stored === null) return null;
    localStorage.removeItem(manualKey);
    const { protocol, href } = new URL(stored);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
}
