import { readFields } from './fields/read-fields.ts';

/** What is shorter cannot hold the two fields that every payment code begins with. */
const shortest = 10;

/** Fields that make a text a payment code even where its beginning is not the usual one. */
const severalFields = 4;

/** Looked at: payment codes are far shorter. */
const sampleLength = 2048;

/**
 * Whether a text is clearly meant as an EMVCo payment code, broken or not: it begins with 000201, or with a payload
 * format indicator and several fields, or several fields end in a CRC.
 */
export function looksLikePaymentCode(text: string): boolean {
  const sample = text.slice(0, sampleLength).trim();
  if (sample.length < shortest || !/^\d{4}/.test(sample)) return false;
  if (sample.startsWith('000201')) return true;
  const { fields } = readFields(sample);
  if (fields.length < severalFields) return false;
  return /^0002\d\d/.test(sample) || (fields[fields.length - 1].tag === '63' && /6304[\dA-F]{4}$/i.test(sample));
}
