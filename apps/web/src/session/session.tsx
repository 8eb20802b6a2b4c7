import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { User } from '@toolbench/contracts/auth.ts';
import type { Login } from './session-calls.ts';
import { storedSession } from './stored-session.ts';

/** `unknown` while a stored token is being checked at start-up. */
type SessionState =
  | { readonly status: 'unknown' | 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: User };

interface LoginRefusal {
  /** The server's reason; null when it gave none. */
  readonly detail: string | null;
  /** The password is right, and a code is asked for, too. */
  readonly needsCode: boolean;
}

interface Session {
  readonly state: SessionState;
  /** The lab is open for whoever is logged in. */
  readonly labAccess: boolean;
  /** Null on success. Throws when the server cannot be reached. */
  login(credentials: Login): Promise<LoginRefusal | null>;
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
      async login(credentials) {
        const { login, whoAmI } = await import('./session-calls.ts');
        const result = await login(credentials);
        if (!result.ok) return result;
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
