const storageKey = 'natural-code-session';

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

/** The conversation that was open last: a reload goes on with it. Storage may be switched off. */
export const openSession = {
  read(): string | null {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Then nothing was kept.
    }
  },
  keep(id: string): void {
    try {
      localStorage.setItem(storageKey, id);
    } catch {
      // It is a convenience only.
    }
  },
};

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
