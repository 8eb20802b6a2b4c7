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
import { type Subject, type SubjectCode, subjectOf } from './subject.ts';
import { validityOf } from './validity.ts';
import type { options } from '../../options.ts';

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
