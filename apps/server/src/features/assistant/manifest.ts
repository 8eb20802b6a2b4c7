import { createHash } from 'node:crypto';

/** The files of a project, by path. */
export type Files = ReadonlyMap<string, string>;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** What a version consists of: the digest of every content, and one over all of them. */
interface Manifest {
  /** Path and digest of its content, sorted by path. */
  readonly entries: readonly (readonly [path: string, digest: string])[];
  readonly contents: ReadonlyMap<string, Uint8Array>;
  readonly bytes: number;
  /** SHA-256 over paths and contents: equal versions have equal ones. */
  readonly digest: string;
}

const byPath = (a: readonly [string, string], b: readonly [string, string]) => (a[0] < b[0] ? -1 : 1);

/** SHA-256 over the entries of a manifest. No path has a NUL. */
export const digestOf = (entries: Manifest['entries']) =>
  sha256(entries.map(([path, digest]) => `${path}\0${digest}\n`).join(''));

/** Addresses the files of a version by their contents. */
export function manifestOf(files: Files): Manifest {
  const contents = new Map<string, Uint8Array>();
  let bytes = 0;
  const entries = [...files].sort(byPath).map(([path, text]) => {
    const content = Buffer.from(text);
    const digest = sha256(content);
    contents.set(digest, content);
    bytes += content.length;
    return [path, digest] as const;
  });
  return { entries, contents, bytes, digest: digestOf(entries) };
}
