import { limits } from '@toolbench/contracts/limits.ts';

const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi;
const knownKeys = /\b(?:sk|pk|rk|gsk|xai|hf|AIza)[-_]?[\w*.-]{12,}/g;
const keyInAddress = /([?&](?:api[-_]?key|key|token|access_token)=)[^&\s"']+/gi;
const addressWithAccount = /(https?:\/\/)[^\s/@"']+@/gi;
const controls = /[\p{Cc}\p{Cf}\s]+/gu;
const hidden = '[hidden]';

/**
 * A service's own words, fit to be shown: one line, short, and without keys: neither the one that was sent nor anything
 * that looks like one.
 */
export function scrub(words: string, key: string | undefined): string | undefined {
  let text = words.slice(0, limits.ai.refusalBytes);
  if (key) text = text.replaceAll(key, hidden).replaceAll(encodeURIComponent(key), hidden);
  text = text
    .replace(controls, ' ')
    .replace(bearer, `$1 ${hidden}`)
    .replace(knownKeys, hidden)
    .replace(keyInAddress, `$1${hidden}`)
    .replace(addressWithAccount, `$1${hidden}@`)
    .trim();
  const { detailCharacters } = limits.ai;
  const characters = [...text];
  if (characters.length > detailCharacters) text = `${characters.slice(0, detailCharacters - 1).join('')}…`;
  return text === '' ? undefined : text;
}
