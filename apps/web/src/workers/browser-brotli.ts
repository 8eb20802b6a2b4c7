import type { Unbrotli } from '@toolbench/kit/encodings/inflate.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { fail, ok } from '@toolbench/kit/result.ts';
import type * as Brotli from 'brotli-dec-wasm/web';
import wasmUrl from 'brotli-dec-wasm/web/bg.wasm?url';

let decoder: Promise<typeof Brotli> | undefined;

/** Loaded with the first Brotli bytes; few browsers have a decoder that pages may use. */
function loadDecoder(): Promise<typeof Brotli> {
  decoder ??= import('brotli-dec-wasm/web').then(async (module) => {
    await module.default({ module_or_path: wasmUrl });
    return module;
  });
  return decoder;
}

/** Bytes that come out at once. */
const step = 256 * 1024;

/** Brotli by a decoder that gives what comes of the bytes piece by piece. */
export const unbrotli: Unbrotli = async (packed, limit) => {
  const { BrotliDecStream, BrotliStreamResultCode } = await loadDecoder();
  const stream = new BrotliDecStream();
  const parts: Uint8Array[] = [];
  let rest = packed;
  try {
    for (let size = 0; size <= limit;) {
      const result = stream.dec(rest, step);
      const { buf, code, input_offset: read } = result;
      result.free();
      parts.push(buf);
      size += buf.length;
      rest = rest.subarray(read);
      if (code === BrotliStreamResultCode.NeedsMoreInput) return fail('damaged');
      if (code === BrotliStreamResultCode.ResultSuccess && size <= limit) {
        return rest.length === 0 ? ok(joinBytes(parts)) : fail('damaged');
      }
    }
    return fail('too-large', { limit });
  } catch {
    return fail('damaged');
  } finally {
    stream.free();
  }
};
