import { CompactSign, compactVerify, errors } from 'jose';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { encodeBase64Url } from '@toolbench/kit/encodings/base64.ts';
import { utf8Length } from '@toolbench/kit/encodings/charset.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Detail, type Failure, type Result } from '@toolbench/kit/result.ts';
import { firstLoneSurrogate, textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import type { options } from '../options.ts';
import { claimsOf, notesOf, type Claim, type Note } from './claims.ts';
import { compactJson, layOutJson } from './json-text.ts';
import { readKeys, type KeyCode, type Secret } from './keys.ts';
import { readObject, readToken, type Token, type TokenCode } from './token.ts';

export type RefusalCode = KeyCode | 'wrong-signature' | 'not-supported';
export type ErrorCode = TokenCode | RefusalCode | 'bad-payload' | 'bad-header' | 'header-alg';

/** What became of a signature: it fits, or the reason why nothing may be believed of the token. */
export type Verification =
  | { readonly isValid: true; readonly keyId?: string; readonly secret?: Secret }
  | { readonly isValid: false; readonly reason: RefusalCode; readonly detail?: Detail };

export interface ReadToken {
  readonly alg: string;
  /** JSON, a member on each line, figures as they are written. */
  readonly header: string;
  readonly payload: string;
  readonly claims: readonly Claim[];
  readonly signature: { readonly text: string; readonly bytes: number };
  readonly notes: readonly Note[];
  /** Absent while there is no key. */
  readonly verification?: Verification;
  /** When it was read, against which its times were held: milliseconds since the Unix epoch. */
  readonly now: number;
}

export interface SignedToken {
  readonly text: string;
  readonly secret?: Secret;
}

type Options = OptionValues<typeof options>;
type KeyOptions = Pick<Options, 'key' | 'secretAs'>;

async function verification(token: Token, { key, secretAs }: KeyOptions): Promise<Verification> {
  const { alg, kid } = token.header.members;
  const id = typeof kid === 'string' ? kid : undefined;
  const refuse = ({ code, detail }: Failure<RefusalCode>): Verification => ({
    isValid: false,
    reason: code,
    ...(detail && { detail }),
  });
  const name = String(alg);
  const keys = await readKeys(key, { alg: name, use: 'verify', secretAs, ...(id !== undefined && { id }) });
  if (!keys.ok) return refuse(keys);
  for (const { key: tried, id: keyId, secret } of keys.value) {
    try {
      await compactVerify(token.compact, tried, { algorithms: [name] });
      return { isValid: true, ...(keyId !== undefined && { keyId }), ...(secret && { secret }) };
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      // Extensions that must be understood, and payloads outside the token, are what the library then refuses.
      return refuse(fail('not-supported', { why: error instanceof Error ? error.message : '' }));
    }
  }
  return refuse(fail('wrong-signature', { count: keys.value.length }));
}

/** Takes a token apart and, where a key is given, checks its signature. */
async function read(input: Text, chosen: KeyOptions, context: EngineContext): Promise<Result<ReadToken, ErrorCode>> {
  const token = readToken(textToString(input));
  if (!token.ok) return token;
  const { header, payload, signature } = token.value;
  const now = context.now();
  return ok({
    alg: String(header.members.alg),
    header: layOutJson(header.json),
    payload: layOutJson(payload.json),
    claims: claimsOf(token.value),
    signature: { text: encodeBase64Url(signature), bytes: signature.length },
    notes: notesOf(token.value, now),
    ...(chosen.key.trim() !== '' && { verification: await verification(token.value, chosen) }),
    now,
  });
}

/** The same for those who want a failure where the signature is not right. */
async function verify(input: Text, chosen: KeyOptions, context: EngineContext): Promise<Result<ReadToken, ErrorCode>> {
  const result = await read(input, chosen, context);
  if (!result.ok) return result;
  const { verification: verdict } = result.value;
  if (!verdict) return fail('no-key');
  return verdict.isValid ? result : fail(verdict.reason, verdict.detail);
}

/** Signs claims as they are written, without the white space between them. */
async function sign(input: Text, { alg, key, secretAs, header }: Options): Promise<Result<SignedToken, ErrorCode>> {
  const payload = readObject(textToString(input));
  const isUtf8 = typeof input === 'string' || utf8Length(input) !== undefined;
  if (!payload || !isUtf8 || firstLoneSurrogate(payload.json) >= 0) return fail('bad-payload');
  const more = header.trim() === '' ? {} : readObject(header)?.members;
  if (!more) return fail('bad-header');
  if (more.alg !== undefined && more.alg !== alg) return fail('header-alg', { alg, given: String(more.alg) });
  const id = typeof more.kid === 'string' ? { id: more.kid } : {};
  const keys = await readKeys(key, { alg, use: 'sign', secretAs, ...id });
  if (!keys.ok) return keys;
  const [{ key: chosen, id: keyId, secret }] = keys.value;
  const protectedHeader = { alg, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }), ...more };
  try {
    const signer = new CompactSign(textToBytes(compactJson(payload.json))).setProtectedHeader(protectedHeader);
    return ok({ text: await signer.sign(chosen), ...(secret && { secret }) });
  } catch (error) {
    return fail('not-supported', { why: error instanceof Error ? error.message : '' });
  }
}

export const engine = { read, verify, sign } satisfies EngineActions;
export type Engine = typeof engine;
