import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { equalBytes } from '../der/byte-arrays.ts';
import { readDerItem } from '../der/der-item.ts';
import { digest } from '../fingerprints.ts';
import { pkcs1PublicOf } from '../formats/key-der.ts';
import { pemText } from '../formats/pem.ts';
import { type InspectedItem, inspectItem } from '../inspect-item.ts';
import type { Key } from '../key.ts';
import { type Wanted, certificateContent, requestContent } from './issued-content.ts';
import { type NameCode, type RequestedName, parseName, parseNames } from './requested-names.ts';
import { signed } from './signature.ts';
import { derElement, derObjectIdentifier, derSequence, tags } from '../der/der-writer.ts';
import type { options } from '../../options.ts';

/** The parts of a subject in the order in which they are written, most general first, and how long each may be. */
const subjectAttributes = [
  { field: 'country', id: '2.5.4.6', longest: 2 },
  { field: 'state', id: '2.5.4.8', longest: 128 },
  { field: 'locality', id: '2.5.4.7', longest: 128 },
  { field: 'organization', id: '2.5.4.10', longest: 64 },
  { field: 'organizationalUnit', id: '2.5.4.11', longest: 64 },
  { field: 'commonName', id: '2.5.4.3', longest: 64 },
] as const;

type Subject = Readonly<Record<(typeof subjectAttributes)[number]['field'], string>>;

type SubjectCode = 'name-too-long' | 'name-characters' | 'country';

/** A distinguished name of the parts that are given (RFC 5280 section 4.1.2.4, lengths of appendix A.1). */
function subjectOf(subject: Subject): Result<Uint8Array, SubjectCode> {
  const parts: Uint8Array[] = [];
  for (const { field, id, longest } of subjectAttributes) {
    const value = subject[field].trim();
    if (value === '') continue;
    // Controls and lone surrogates would be shown as something else than what is signed.
    if (/\p{Cc}|\p{Cs}/u.test(value)) return fail('name-characters', { field });
    const isCountry = field === 'country';
    if (isCountry && !/^[a-z]{2}$/i.test(value)) return fail('country', { value: value.slice(0, 20) });
    const { length } = [...value];
    if (length > longest) return fail('name-too-long', { field, length, limit: longest });
    const text = new TextEncoder().encode(isCountry ? value.toUpperCase() : value);
    const string = derElement(isCountry ? tags.printableString : tags.utf8String, text);
    parts.push(derElement(tags.set, derSequence(derObjectIdentifier(id), string)));
  }
  return ok(derSequence(...parts));
}

export type IssueOptions = Subject &
  Pick<OptionValues<typeof options>, 'alternativeNames' | 'usage' | 'validDays' | 'validFrom'>;

export type IssueCode = NameCode | SubjectCode | 'no-subject' | 'valid-from' | 'cannot-sign' | 'key-mismatch';

/** What a person should know of what was made. */
export type IssueNote =
  | { readonly code: 'names-from-common-name'; readonly names: string }
  | { readonly code: 'no-names' | 'first-key' }
  | { readonly code: 'common-name-unlisted'; readonly names: string };

/** A certificate or a request as a file, with what it says. */
export interface Issued {
  readonly name: string;
  readonly text: string;
  readonly item: InspectedItem;
  readonly notes: readonly IssueNote[];
}

/** A certificate signing request, PKCS#10 (RFC 2986). */
export async function issueRequest(
  key: Key,
  options: IssueOptions,
  context: EngineContext,
): Promise<Result<Issued, IssueCode>> {
  const wanted = wantedOf(key, options);
  if (!wanted.ok) return wanted;
  const { notes, ...content } = wanted.value;
  if (content.isNameless && content.names.length === 0) return fail('no-subject');
  return asFile('request', requestContent(content), key, notes, context);
}

const dayMs = 86_400_000;
const writtenTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?Z?)?$/;

/**
 * Validity from a time in UTC, such as `2026-11-28` or `2026-11-28 09:30`, or else from now, for some days; undefined
 * where that is no time between 1950 and 9999 (RFC 5280 section 4.1.2.5).
 */
function validityOf(from: string, days: number, now: number): Uint8Array | undefined {
  const start = from.trim() === '' ? Math.floor(now / 1000) * 1000 : parseTime(from.trim());
  if (start === undefined) return undefined;
  const end = start + days * dayMs;
  if (start < Date.parse('1950-01-01T00:00:00Z') || end > Date.parse('9999-12-31T23:59:59Z')) return undefined;
  return derSequence(timeOf(start), timeOf(end));
}

function parseTime(text: string): number | undefined {
  const [, day, minutes = '00:00', seconds = ':00'] = writtenTime.exec(text) ?? [];
  const ms = Date.parse(`${day}T${minutes}${seconds}Z`);
  // Some dates that no calendar has are read as later ones.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day) ? undefined : ms;
}

/** UTCTime through 2049, GeneralizedTime from 2050 on. */
function timeOf(ms: number): Uint8Array {
  const digits = `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  const isShort = digits < '2050';
  return derElement(
    isShort ? tags.utcTime : tags.generalizedTime,
    new TextEncoder().encode(isShort ? digits.slice(2) : digits),
  );
}

/** A certificate that its own key signs (RFC 5280). */
export async function issueCertificate(
  key: Key,
  options: IssueOptions,
  context: EngineContext,
): Promise<Result<Issued, IssueCode>> {
  const wanted = wantedOf(key, options);
  if (!wanted.ok) return wanted;
  const { notes, ...content } = wanted.value;
  // The issuer is the subject, and an issuer must have a name (RFC 5280 section 4.1.2.4).
  if (content.isNameless) return fail('no-subject');
  const validity = validityOf(options.validFrom, options.validDays, context.now());
  if (!validity) return fail('valid-from', { value: options.validFrom.slice(0, 40) });
  // At most 20 octets, positive and not to be guessed (RFC 5280 section 4.1.2.2).
  const serial = context.random(16);
  serial[0] = (serial[0] & 0x3f) | 0x40;
  const bits = key.kind === 'rsa' ? pkcs1PublicOf(key) : key.point;
  const identifier = await digest('SHA-1', bits, context.subtle);
  return asFile('certificate', certificateContent(content, serial, validity, identifier), key, notes, context);
}

function wantedOf(
  key: Key,
  options: IssueOptions,
): Result<Wanted & { readonly notes: readonly IssueNote[] }, IssueCode> {
  const subject = subjectOf(options);
  if (!subject.ok) return subject;
  const listed = parseNames(options.alternativeNames);
  if (!listed.ok) return listed;
  const common = nameOfCommonName(options);
  const names = listed.value.length === 0 && common ? [common] : listed.value;
  return ok({
    key,
    subject: subject.value,
    isNameless: subject.value.length === 2,
    names,
    usage: options.usage,
    notes: notesOf(listed.value, common, options),
  });
}

/** The common name as an alternative name, where it is one: a host, an address, a mailbox. */
function nameOfCommonName({ commonName, usage }: IssueOptions): RequestedName | undefined {
  const name = parseName(commonName.trim());
  if (!name || name.kind === 'uri') return undefined;
  // A single word can be a host of a local network; of a client it is rather a person.
  const isHost = name.value.includes('.') || (usage !== 'client' && /^[\w-]+$/.test(commonName.trim()));
  return name.kind !== 'dns' || isHost ? name : undefined;
}

function notesOf(
  listed: readonly RequestedName[],
  common: RequestedName | undefined,
  { usage }: IssueOptions,
): readonly IssueNote[] {
  if (listed.length === 0) {
    if (common) return [{ code: 'names-from-common-name', names: common.value }];
    return usage === 'client' ? [] : [{ code: 'no-names' }];
  }
  const isListed =
    !common || listed.some(({ kind, octets }) => kind === common.kind && equalBytes(octets, common.octets));
  return isListed || usage === 'client' ? [] : [{ code: 'common-name-unlisted', names: common.value }];
}

async function asFile(
  form: 'request' | 'certificate',
  content: Uint8Array,
  key: Key,
  notes: readonly IssueNote[],
  context: EngineContext,
): Promise<Result<Issued, IssueCode>> {
  const der = await signed(content, key, context.subtle);
  const read = der && readDerItem(der, form);
  if (!der || !read?.ok) return fail('cannot-sign', { algorithm: key.kind === 'rsa' ? 'RSA' : key.kind });
  const item = await inspectItem(read.value, context);
  // A private key beside another's public key signs what nobody can check.
  if ((item.certificate ?? item.request)?.signature.bySelf === 'wrong') return fail('key-mismatch');
  const [label, name] =
    form === 'request' ? ['CERTIFICATE REQUEST', 'request.csr'] : ['CERTIFICATE', 'certificate.pem'];
  return ok({ name, text: pemText(label, der), item, notes });
}
