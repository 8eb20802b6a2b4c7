import { TextDecoder as TablesOfTheStandard } from '@exodus/bytes/encoding.js';

/**
 * Makes TextDecoder read here what it reads in a browser. Node's has the tables of ICU, which are not those of the
 * Encoding Standard: half of the Korean and a third of the Chinese characters of Big5 are unknown to it or become
 * private ones, EUC-JP, Shift_JIS, KOI8-U and windows-874 differ in places, and ISO-8859-16 is missing. Unicode it reads
 * as everyone does, and stays with it.
 */
globalThis.TextDecoder = new Proxy(globalThis.TextDecoder, {
  construct(NodeDecoder, [label, options]: ConstructorParameters<typeof TextDecoder>) {
    const decoder = new TablesOfTheStandard(label, options);
    return decoder.encoding.startsWith('utf-') ? new NodeDecoder(label, options) : decoder;
  },
});
