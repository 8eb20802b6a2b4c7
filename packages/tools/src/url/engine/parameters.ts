import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { readUtf8 } from './escaped-character.ts';
import { keptBytes } from './kept-characters.ts';
import { percentDecodeText } from './percent-decode.ts';
import { percentEncode } from './percent-encode.ts';
import type { Parameter, UrlParts } from './url-parts.ts';

const kept = keptBytes({ scope: 'component', strict: true, perLine: false });

/** A piece of a URL for reading; escapes of characters that would part it stay. */
export function readPart(written: string): string {
  const rules = { read: readUtf8, plus: 'plus', reserved: 'stay', malformed: 'stay' } as const;
  return textToString(percentDecodeText(textToBytes(written), rules).text);
}

/** A parameter's name or value for reading: `+` is a space, as forms write it; escapes that are not UTF-8 stay. */
export function readParameter(written: string): string {
  const rules = { read: readUtf8, plus: 'space', reserved: 'decode', malformed: 'stay' } as const;
  return textToString(percentDecodeText(textToBytes(written), rules).text);
}

/** A text as a parameter's name or value is written, with a space as %20, which forms and others alike read. */
export function writeParameter(text: string): string {
  return textToString(percentEncode(textToBytes(text), { kept, space: '%20', escapes: 'are text' }).text);
}

/** The URL with a parameter's name or value replaced by a text; the others stay as they are written. */
export function withParameter(parts: UrlParts, index: number, change: Partial<Parameter>): UrlParts {
  const parameters = (parts.parameters ?? []).map((parameter, at): Parameter => {
    if (at !== index) return parameter;
    return {
      ...parameter,
      ...(change.name !== undefined && { name: writeParameter(change.name) }),
      ...(change.value !== undefined && { value: writeParameter(change.value) }),
    };
  });
  return { ...parts, parameters };
}

/** The URL with an empty parameter added at the end. */
export function withNewParameter(parts: UrlParts): UrlParts {
  return { ...parts, parameters: [...(parts.parameters ?? []), { name: '', value: '' }] };
}

export function withoutParameter(parts: UrlParts, index: number): UrlParts {
  return { ...parts, parameters: (parts.parameters ?? []).filter((_, at) => at !== index) };
}
