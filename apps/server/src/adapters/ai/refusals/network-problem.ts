import type { AiError, AiErrorCause } from '@toolbench/contracts/ai/ai.ts';
import { ForbiddenAddress } from '../calls/provider-connection.ts';

/** By the codes of Node and of OpenSSL. */
const causes: readonly (readonly [RegExp, AiErrorCause])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'unknown-host'],
  [/^ECONNREFUSED$/, 'refused'],
  [/CERT|SIGNATURE/, 'certificate'],
];

/** What a plain answer looks like to somebody who expects TLS. */
const plainAnswer = /wrong version number|packet length too long/i;

/** Why a request did not come through. */
export function networkProblem(thrown: unknown): AiError {
  if (!(thrown instanceof Error)) return { code: 'network' };
  if (thrown instanceof ForbiddenAddress) return { code: 'network', cause: 'forbidden-address' };
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  if (plainAnswer.test(message)) return { code: 'network', cause: 'no-tls' };
  const found = causes.find(([codes]) => codes.test(code));
  return { code: 'network', ...(found && { cause: found[1] }) };
}
