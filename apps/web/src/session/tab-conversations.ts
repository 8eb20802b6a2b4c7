/** Where a tab keeps what was said about documents and projects: one entry for each lab. */
export const conversationsPrefix = 'conversations:';

/** Forgets every conversation of this tab: its user has signed out. */
export function forgetConversations(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(conversationsPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is switched off, nothing was kept.
  }
}
