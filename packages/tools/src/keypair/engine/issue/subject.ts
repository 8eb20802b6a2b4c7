import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { derElement, derObjectIdentifier, derSequence, tags } from '../der/der-writer.ts';

/** The parts of a subject in the order in which they are written, most general first, and how long each may be. */
const attributes = [
  { field: 'country', id: '2.5.4.6', longest: 2 },
  { field: 'state', id: '2.5.4.8', longest: 128 },
  { field: 'locality', id: '2.5.4.7', longest: 128 },
  { field: 'organization', id: '2.5.4.10', longest: 64 },
  { field: 'organizationalUnit', id: '2.5.4.11', longest: 64 },
  { field: 'commonName', id: '2.5.4.3', longest: 64 },
] as const;

export type Subject = Readonly<Record<(typeof attributes)[number]['field'], string>>;

export type SubjectCode = 'name-too-long' | 'name-characters' | 'country';

/** A distinguished name of the parts that are given (RFC 5280 section 4.1.2.4, lengths of appendix A.1). */
export function subjectOf(subject: Subject): Result<Uint8Array, SubjectCode> {
  const parts: Uint8Array[] = [];
  for (const { field, id, longest } of attributes) {
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
