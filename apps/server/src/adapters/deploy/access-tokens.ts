import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DeployError, type Credentials } from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { callProvider, readAnswer, refusedCall, type Answer, type Call, type Pace } from './provider-call.ts';

interface TokenParts {
  readonly clock: Clock;
  readonly pace: Pace;
  /** The call that gives a token (RFC 6749, 5.1) for these credentials. */
  readonly ask: (credentials: Credentials) => Call;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** A token is not used in its last minute. */
const reserveMs = 60_000;

const keyOf = (credentials: Credentials) => createHash('sha256').update(JSON.stringify(credentials)).digest('hex');

/** Calls of a provider that gives out access tokens. They are kept in memory until they end, and asked for anew. */
export function createTokenCalls({ clock, pace, ask }: TokenParts) {
  const kept = new Map<string, { readonly token: string; readonly until: number }>();

  async function askForToken(credentials: Credentials): Promise<string> {
    const answer = await callProvider(() => ask(credentials), pace);
    if (answer.status >= 400 && answer.status < 500) {
      throw new DeployError('forbidden', refusedCall(answer).problem.subject);
    }
    const { access_token: token, expires_in: seconds } = readAnswer(tokenSchema, answer);
    for (const [key, { until }] of kept) if (until < clock.now()) kept.delete(key);
    kept.set(keyOf(credentials), { token, until: clock.now() + seconds * 1_000 - reserveMs });
    return token;
  }

  /** Makes a call with a token; where the provider does not take it any longer, once more with a new one. */
  return async (credentials: Credentials, callOf: (token: string) => Call): Promise<Answer> => {
    const known = kept.get(keyOf(credentials));
    const isKept = known !== undefined && known.until > clock.now();
    const token = isKept ? known.token : await askForToken(credentials);
    const answer = await callProvider(() => callOf(token), pace);
    if (answer.status !== 401 || !isKept) return answer;
    const next = await askForToken(credentials);
    return callProvider(() => callOf(next), pace);
  };
}
