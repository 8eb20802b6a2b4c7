import { loginResponse, user, type User } from '@toolbench/contracts/auth.ts';
import { errorResponse } from '@toolbench/contracts/errors.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';

type LoginResult =
  | { readonly ok: true; readonly token: string }
  /** `detail` is the server's reason; without one the credentials were refused. */
  | { readonly ok: false; readonly detail: string | null; readonly needsCode: boolean };

function bearer(token: string): HeadersInit {
  return { authorization: `Bearer ${token}` };
}

export interface Login {
  readonly username: string;
  readonly password: string;
  /** The second factor, where the account has asked for it. */
  readonly code?: string;
  readonly language: string;
}

/** Logs in; throws when the server cannot be reached or answers something else entirely. */
export async function login({ language, ...credentials }: Login): Promise<LoginResult> {
  const response = await fetch(ownAddress(calls.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(credentials),
  });
  const body: unknown = await response.json();
  if (response.ok) return { ok: true, token: loginResponse.parse(body).access_token };
  const failure = errorResponse.safeParse(body);
  const { detail, code } = failure.success ? failure.data : { detail: null };
  return { ok: false, detail, needsCode: code === 'code-needed' || code === 'wrong-code' };
}

/** How long is waited before a call that had no answer is made again. A page that was left is gone by then. */
const againAfterMs = 500;

async function askWho(token: string): Promise<User | null> {
  const response = await fetch(ownAddress(calls.identity), { headers: bearer(token) });
  return response.ok ? user.parse(await response.json()) : null;
}

/**
 * The user a token belongs to, or null when it is not valid or the server cannot say. Without an answer it is asked once more:
 * a page that is left breaks off its calls, and must not end the session that the next page goes on with.
 */
export async function whoAmI(token: string): Promise<User | null> {
  try {
    return await askWho(token);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    return askWho(token).catch(() => null);
  }
}

/** Tells the server to forget the token. The caller forgets it in any case. */
export async function logout(token: string): Promise<void> {
  try {
    await fetch(ownAddress(calls.logout), { method: 'POST', headers: bearer(token) });
  } catch {
    // Offline: the token expires on the server by itself.
  }
}
