import type { User } from '@toolbench/contracts/auth.ts';
import { storedText } from '@toolbench/ui/work/stored-text.ts';
import { forgetConversations } from './tab-conversations.ts';

const tokenKey = 'token';
const storedToken = storedText(tokenKey);
const storedUser = storedText('user');

/** The session in local storage, under the keys the specification names. Without storage it lasts until the page is left. */
export const storedSession = {
  token: storedToken.read,
  keep(token: string, user: User): void {
    storedToken.keep(token);
    storedUser.keep(JSON.stringify(user));
  },
  clear(): void {
    forgetConversations();
    storedToken.keep(null);
    storedUser.keep(null);
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
