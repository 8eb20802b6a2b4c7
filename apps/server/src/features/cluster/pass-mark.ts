import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { limits } from '@toolbench/contracts/limits.ts';
import { z } from 'zod';

/** What one server says to another about a request that it passes on. */
const passed = z.object({
  /** The server that it is for: it passes nothing on again. */
  to: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  method: z.string(),
  path: z.string(),
  /** Origin of the product, as the browser sees it. */
  origin: z.string(),
});
export type Passed = z.infer<typeof passed>;

/** The header that carries it, and in an answer says that what was asked for is not here. */
export const passHeader = 'toolbench-passed';
export const notHere = 'not-here';

/**
 * Marks requests that one server passes on to another, by HMAC-SHA-256 under a key that only they have: nobody else can
 * make a server believe where a request came from.
 */
export function createPassMark(secret: string | Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'toolbench passing on 1', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    make(mark: Passed): string {
      const text = Buffer.from(JSON.stringify(mark)).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },

    /** What a server of ours says; undefined for a mark of nobody's, for another request or server, or from long ago. */
    read(
      header: string | readonly string[] | undefined,
      expected: Pick<Passed, 'to' | 'method' | 'path'> & { readonly now: number },
    ): Passed | undefined {
      const [text = '', signature = ''] = typeof header === 'string' ? header.split('.') : [];
      const [given, own] = [Buffer.from(signature, 'base64url'), sign(text)];
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      const mark = passed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      const isForThis = mark.to === expected.to && mark.method === expected.method && mark.path === expected.path;
      return isForThis && Math.abs(expected.now - mark.at) <= limits.cluster.markMs ? mark : undefined;
    },
  };
}

export type PassMark = ReturnType<typeof createPassMark>;
