import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';

const [lineFeed, carriageReturn] = [10, 13];

/** Control characters other than tab and line feed: a terminal or an editor would act on them or change them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;

/** The bytes as a text that survives copying and pasting; undefined where they are no UTF-8 or hold control characters. */
export function plainText(bytes: Uint8Array): string | undefined {
  const text = decodeStrictly(bytes, 'utf-8', true);
  return text === undefined || controls.test(text) ? undefined : text;
}

/** A text as it is shown within a table; undefined where it holds control characters. */
export function shownText(read: string | undefined): string | undefined {
  const text = read?.replaceAll('\r\n', '\n');
  return text === undefined || controls.test(text) ? undefined : text;
}

/** Whether a message as bytes can be copied as a text and is the same bytes again; its lines may end as those of HTTP do. */
export function survivesAsText(bytes: Uint8Array): boolean {
  return plainText(bytes.filter((byte, at) => byte !== carriageReturn || bytes[at + 1] !== lineFeed)) !== undefined;
}

/** A head with its control characters written out, each line on one of its own, so that it shows how the line ends. */
export function writtenOut(head: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is written out
  return head.replace(/[\0-\x1f\x7f]/g, (control) => {
    if (control === '\n') return '\\n\n';
    if (control === '\r') return '\\r';
    return control === '\t' ? '\\t' : `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
