import { sign } from 'node:crypto';
import { z } from 'zod';
import { DeployError, type Credentials } from '../../features/deploy/ports.ts';
import type { Call } from './provider-call.ts';

export const googleTokenUrl = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/compute';
/** Google's longest. */
const lifeSeconds = 3_600;

/** What is used of a key file; its addresses are not, as they would decide where the key's signature goes. */
const accountSchema = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(1),
  private_key_id: z.string().optional(),
  project_id: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/),
});
type ServiceAccount = z.infer<typeof accountSchema>;

/** A service account from its key file. @throws DeployError where it is none */
export function serviceAccountOf({ serviceAccount = '' }: Credentials): ServiceAccount {
  try {
    return accountSchema.parse(JSON.parse(serviceAccount));
  } catch {
    throw new DeployError('invalid-credentials', 'serviceAccount');
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The assertion of a service account: a JWT signed with RS256 (RFC 7523; Google's "OAuth 2.0 for server to server"). */
function assertionOf(account: ServiceAccount, now: number): string {
  const iat = Math.floor(now / 1_000);
  const { client_email: iss, private_key: key, private_key_id: kid } = account;
  const header = encoded({ alg: 'RS256', typ: 'JWT', ...(kid && { kid }) });
  const signed = `${header}.${encoded({ iss, scope, aud: googleTokenUrl, iat, exp: iat + lifeSeconds })}`;
  try {
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  } catch {
    throw new DeployError('invalid-credentials', 'serviceAccount');
  }
}

/** The call that gives an access token for a service account. @param url other than Google's own for doubles only */
export function askGoogleForToken(credentials: Credentials, now: number, url = googleTokenUrl): Call {
  const assertion = assertionOf(serviceAccountOf(credentials), now);
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url, headers, body: body.toString() };
}
