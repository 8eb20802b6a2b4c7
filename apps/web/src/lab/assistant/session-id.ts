const storageKey = 'natural-code-session';

/** A name for a conversation: the time and random text (specification part 2, 3). */
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
