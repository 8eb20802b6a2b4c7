import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { User } from '@toolbench/contracts/auth.ts';
import { storedSession } from './stored-session.ts';

/** `unknown` while a stored token is being checked at start-up. */
type SessionState =
  | { readonly status: 'unknown' | 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: User };

interface Session {
  readonly state: SessionState;
  /** The lab is open for whoever is logged in. */
  readonly labAccess: boolean;
  /** Null on success, else the server's reason or an empty string when it gave none. Throws when it cannot be reached. */
  login(username: string, password: string, language: string): Promise<string | null>;
  logout(): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

const anonymous: SessionState = { status: 'anonymous' };

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() => (storedSession.token() ? { status: 'unknown' } : anonymous));

  useEffect(() => {
    const token = storedSession.token();
    if (!token) return;
    void import('./session-calls.ts')
      .then(({ whoAmI }) => whoAmI(token))
      .then((user) => {
        if (user) storedSession.keep(token, user);
        else storedSession.clear();
        setState(user ? { status: 'authenticated', user } : anonymous);
      });
  }, []);

  useEffect(() => storedSession.onClearedElsewhere(() => setState(anonymous)), []);

  const session = useMemo(
    (): Session => ({
      state,
      labAccess: state.status === 'authenticated',
      async login(username, password, language) {
        const { login, whoAmI } = await import('./session-calls.ts');
        const result = await login(username, password, language);
        if (!result.ok) return result.detail ?? '';
        const user = await whoAmI(result.token);
        if (!user) throw new Error('Failed to get user information');
        storedSession.keep(result.token, user);
        setState({ status: 'authenticated', user });
        return null;
      },
      async logout() {
        const token = storedSession.token();
        storedSession.clear();
        setState(anonymous);
        if (token) await import('./session-calls.ts').then(({ logout }) => logout(token));
      },
    }),
    [state],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
