import { notUtf8 } from '@toolbench/kit/encodings/charset.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { check, isStop } from '@toolbench/tools/json/engine/read/check.ts';
import { placeInBytes } from '@toolbench/tools/json/engine/read/places.ts';
import type { App } from '../shared/fastify-app.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Is thrown where a body is not JSON, with the place at which it stops being that. */
export class NotJson extends Error {
  readonly statusCode = 400;
  readonly place: Place;

  constructor(place: Place) {
    super(`not JSON at line ${place.line}, column ${place.column}`);
    this.place = place;
  }
}

/** Where a text breaks the grammar of JSON; a text may be refused that does not. */
function placeOfFault(text: string): Place | undefined {
  const bytes = new TextEncoder().encode(text);
  const outcome = check(bytes, 0, () => undefined);
  return isStop(outcome) ? placeInBytes(bytes, outcome.offset) : undefined;
}

/** JSON is the only body that calls take unless their route says otherwise; an empty one is no body. */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    // JSON is UTF-8 (RFC 8259, 8.1); with other bytes replaced, a tool would work on another text than was sent.
    const bad = notUtf8(bytes);
    if (bad?.place) return done(new NotJson(bad.place), undefined);
    const body = textToString(bytes);
    void parse(request, body, (error, value) => {
      const place = error ? placeOfFault(body) : undefined;
      done(place ? new NotJson(place) : error, value);
    });
  });
}
