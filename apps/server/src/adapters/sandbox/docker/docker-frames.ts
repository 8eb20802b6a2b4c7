import { PassThrough, type Readable } from 'node:stream';

const headerBytes = 8;

/**
 * Parts what a container writes: frames of a byte that names the stream, three empty ones, four of the length, and content
 * (Engine API, ContainerAttach, "Stream format"). A reader that does not keep up makes the container wait.
 */
export function partFrames(source: Readable): { readonly out: Readable; readonly err: Readable } {
  const out = new PassThrough();
  const err = new PassThrough();
  let header = Buffer.alloc(0);
  let target = out;
  let left = 0;

  function take(chunk: Buffer): number {
    if (left === 0) {
      const part = chunk.subarray(0, headerBytes - header.length);
      header = Buffer.concat([header, part]);
      if (header.length === headerBytes) {
        target = header[0] === 2 ? err : out;
        left = header.readUInt32BE(4);
        header = Buffer.alloc(0);
      }
      return part.length;
    }
    const content = chunk.subarray(0, left);
    left -= content.length;
    // One that its reader has given up is let pass.
    if (!target.destroyed && !target.write(content)) {
      source.pause();
      target.once('drain', () => source.resume());
    }
    return content.length;
  }

  for (const stream of [out, err]) stream.on('close', () => source.resume());
  source.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length;) at += take(chunk.subarray(at));
  });
  const end = () => {
    out.end();
    err.end();
  };
  source.on('end', end).on('close', end).on('error', end);
  return { out, err };
}
