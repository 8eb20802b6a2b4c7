import type { User } from '@toolbench/contracts/auth.ts';
import { forgetConversations } from './tab-conversations.ts';

const tokenKey = 'token';
const userKey = 'user';

/** The session in local storage, under the keys the specification names. Storage may be switched off. */
export const storedSession = {
  token(): string | null {
    try {
      return localStorage.getItem(tokenKey);
    } catch {
      return null;
    }
  },
  keep(token: string, user: User): void {
    try {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(userKey, JSON.stringify(user));
    } catch {
      // Without storage the session lasts until the page is left.
    }
  },
  clear(): void {
    forgetConversations();
    try {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(userKey);
    } catch {
      // Nothing was stored.
    }
  },
  /** Calls back when another tab logs out; returns how to stop listening. */
  onClearedElsewhere(callback: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key !== tokenKey || event.newValue !== null) return;
      forgetConversations();
      callback();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
