import { Transform } from 'node:stream';

/** What pages of previews begin with: it tells the product what goes wrong in them. */
export const reporterTag = '<script src="/__preview/reporter.js"></script>';

const tag = Buffer.from(reporterTag);
/** The head of a page is looked for in its first bytes; where there is none, the page begins with the script. */
const searched = 16 * 1024;
const places = [/<head\b[^>]*>/i, /<html\b[^>]*>/i, /<!doctype[^>]*>/i];

function insert(page: Buffer): Buffer {
  // One character for each byte, so that offsets are those of the bytes in any encoding that has ASCII.
  const text = page.subarray(0, searched).toString('latin1');
  const found = places.map((place) => place.exec(text)).find((match) => match !== null);
  const at = found ? found.index + found[0].length : 0;
  return Buffer.concat([page.subarray(0, at), tag, page.subarray(at)]);
}

/** Puts the reporter into a page on its way. */
export function injectReporter(): Transform {
  let begun: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (begun === undefined) return done(null, chunk);
      begun = Buffer.concat([begun, chunk]);
      if (begun.length < searched && !/<head\b[^>]*>/i.test(begun.toString('latin1'))) return done();
      const page = insert(begun);
      begun = undefined;
      done(null, page);
    },
    flush(done) {
      if (begun === undefined) return done();
      done(null, begun.length === 0 ? begun : insert(begun));
    },
  });
}
