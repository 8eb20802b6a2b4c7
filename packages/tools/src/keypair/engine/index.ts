import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { type Failure, type Result, fail, ok } from '@toolbench/kit/result.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { digest } from './fingerprints.ts';
import { faultyMember } from './faulty-member.ts';
import { type KeyChoice, generateKey } from './generate-key.ts';
import { type InspectedItem, inspectItem, markSameKeys, wholeKeyOf } from './inspect-item.ts';
import { type KeyFacts, keyFactsOf } from './key-facts.ts';
import { type KeyFiles, keyFilesOf } from './formats/key-files.ts';
import type { Jwk } from './formats/jwk.ts';
import type { KeyFormat } from './formats/key-formats.ts';
import { type Key, type OtherKey, isKey } from './key.ts';
import { equalBytes } from './der/byte-arrays.ts';
import { spkiOf } from './formats/key-der.ts';
import { type IssueCode, type IssueOptions, type Issued, issueCertificate, issueRequest } from './issue/issue.ts';
import { openItems } from './locked/open-items.ts';
import type { ReadCode, ReadItem } from './read-item.ts';
import { mostItems, readKeyFiles } from './formats/read-key-files.ts';
import type { options } from '../options.ts';

type Options = OptionValues<typeof options>;

export type Code =
  | ReadCode
  | IssueCode
  | 'no-private-key'
  | 'passphrase-missing'
  | 'generate'
  | 'no-cryptography'
  | 'nothing-to-convert'
  | 'format-unfit';

/** One key in every format it has. */
export interface WrittenKey {
  readonly facts: KeyFacts;
  readonly files: KeyFiles;
  /** In the chosen format: the private key, where there is one, and the public key. */
  readonly text: string;
  readonly changes: Changes;
}

/** How what the key says of itself differs from its source. */
export interface Changes {
  /** Members of the JWK that other formats have no place for. */
  readonly lost: readonly string[];
  /** Members that the JWK has and the source had not. */
  readonly added: readonly string[];
  /** Other keys of the text that were not converted. */
  readonly others: number;
  /** What stood before the key in its line: options such as a forced command, or hosts. */
  readonly ahead?: string;
}

type OutputOptions = Pick<Options, 'format' | 'comment'>;
type OpeningOptions = Partial<Pick<Options, 'passphrase'>>;

/** A new key pair. */
async function generate(
  _: unknown,
  options: KeyChoice & OutputOptions,
  context: EngineContext,
): Promise<Result<WrittenKey, Code>> {
  const key = await generateKey(options, context.subtle);
  return key ? writeKey(key, options, context) : fail('generate');
}

/** What pasted keys, certificates and requests say. */
async function inspect(
  input: Text,
  options: OpeningOptions,
  context: EngineContext,
): Promise<Result<{ items: readonly InspectedItem[] }, Code>> {
  const read = await readItems(input, options, context);
  if (!read.ok) return read;
  const items: InspectedItem[] = [];
  for (const item of read.value) items.push(await inspectItem(item, context));
  return ok({ items: markSameKeys(items) });
}

/** The first private key of a text, or else its first public key, in the other formats. */
async function convert(
  input: Text,
  options: OutputOptions & OpeningOptions,
  context: EngineContext,
): Promise<Result<WrittenKey, Code>> {
  const read = await readItems(input, options, context);
  if (!read.ok) return read;
  const found: { key: Key; comment: string; said?: Jwk; ahead?: string }[] = [];
  for (const item of read.value) {
    const key = await wholeKeyOf(item, context);
    if (key && isKey(key)) found.push({ key, comment: item.comment ?? '', said: item.said, ahead: item.ahead });
  }
  if (found.length === 0) return lockedReason(read.value) ?? fail('nothing-to-convert');
  const { key, comment, said, ahead } = found.find(({ key: { secret } }) => secret) ?? found[0];
  const prints = await Promise.all(found.map((one) => keyFactsOf(one.key, {}, context.subtle)));
  const others = new Set(prints.map(({ fingerprints }) => fingerprints.spki)).size - 1;
  const changes = {
    lost: Object.keys(said ?? {}),
    added: said ? [] : ['kid', 'alg', 'use'],
    others: others + read.value.filter((item) => item.reason).length,
    ...(ahead && { ahead }),
  };
  return writeKey(key, { ...options, comment: options.comment || comment }, context, changes, said);
}

/** Everything that a text holds, its encrypted parts opened where the passphrase fits. */
async function readItems(
  input: Text,
  { passphrase = '' }: OpeningOptions,
  { subtle }: EngineContext,
): Promise<Result<readonly ReadItem[], Code>> {
  const read = readKeyFiles(input);
  if (!read.ok) return read;
  if (!(await hasCryptography(subtle))) return fail('no-cryptography');
  const items = await openItems(read.value, passphrase, subtle);
  if (items.length > mostItems) return fail('too-many', { limit: mostItems });
  const checked = await Promise.all(items.map((item) => checkJwk(item, subtle)));
  const first = checked[0]?.reason;
  return first && checked.every(({ reason }) => reason?.code === 'jwk-invalid') ? first : ok(checked);
}

/** A JSON Web Key whose members fit each other; what is none is not read. */
async function checkJwk(item: ReadItem, subtle: Subtle): Promise<ReadItem> {
  const { form, key, comment } = item;
  const member = form === 'jwk' && key && isKey(key) ? await faultyMember(key, subtle) : undefined;
  return member === undefined ? item : { form: 'unread', reason: fail('jwk-invalid', { member }), comment };
}

/** Why the first encrypted key was not opened. */
function lockedReason(items: readonly ReadItem[]): Failure<Code> | undefined {
  return items.find(({ encryption, reason }) => encryption !== undefined && reason)?.reason;
}

type SigningOptions = IssueOptions & OpeningOptions;

/** A certificate signing request for the first private key of a text. */
async function request(input: Text, options: SigningOptions, context: EngineContext): Promise<Result<Issued, Code>> {
  return issue(issueRequest, input, options, context);
}

/** A certificate for the first private key of a text, signed by the key itself. */
async function certificate(
  input: Text,
  options: SigningOptions,
  context: EngineContext,
): Promise<Result<Issued, Code>> {
  return issue(issueCertificate, input, options, context);
}

async function issue(
  make: typeof issueRequest,
  input: Text,
  options: SigningOptions,
  context: EngineContext,
): Promise<Result<Issued, Code>> {
  const read = await readItems(input, options, context);
  if (!read.ok) return read;
  const keys = await Promise.all(read.value.map((item) => wholeKeyOf(item, context)));
  const own = keys.flatMap((key) => (key && isKey(key) && key.secret ? [key] : []));
  if (own.length === 0) {
    const other = keys.find((key): key is OtherKey => key?.kind === 'other' && key.isPrivate);
    if (other) return fail('cannot-sign', { algorithm: other.curve ?? other.algorithm });
    const isWaiting = read.value.some(({ lock, reason }) => lock === 'closed' && !reason);
    return lockedReason(read.value) ?? fail(isWaiting ? 'passphrase-missing' : 'no-private-key');
  }
  const issued = await make(own[0], options, context);
  const isFirst = own.some((key) => key.kind !== own[0].kind || !equalBytes(spkiOf(key), spkiOf(own[0])));
  if (!issued.ok || !isFirst) return issued;
  return ok({ ...issued.value, notes: [...issued.value.notes, { code: 'first-key' }] });
}

async function writeKey(
  key: Key,
  options: OutputOptions,
  context: EngineContext,
  changes: Changes = { lost: [], added: [], others: 0 },
  said?: Jwk,
): Promise<Result<WrittenKey, Code>> {
  const files = await keyFilesOf(key, options.comment, context, said);
  const text = textOf(files, options.format);
  if (text === undefined) return fail('format-unfit', { format: options.format });
  return ok({ facts: await keyFactsOf(key, {}, context.subtle), files, text, changes });
}

function textOf(files: KeyFiles, format: KeyFormat): string | undefined {
  const pair = files[format];
  return pair && (pair.privateKey?.text ?? '') + pair.publicKey.text;
}

/** Browsers offer cryptography on https and localhost only. */
async function hasCryptography(subtle: Subtle): Promise<boolean> {
  return digest('SHA-256', new Uint8Array(0), subtle).then(
    () => true,
    () => false,
  );
}

export const engine = { generate, inspect, convert, request, certificate } satisfies EngineActions;
export type Engine = typeof engine;
