import { createContext, useContext } from 'react';
import type { EngineHost } from './engine-host.ts';

const HostContext = createContext<EngineHost | null>(null);

export const EngineHostProvider = HostContext.Provider;

/** What runs engines, for pages that need an action of another tool: by its key, as the command line does. */
export function useEngineHost(): EngineHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useEngineHost needs an EngineHostProvider');
  return host;
}
