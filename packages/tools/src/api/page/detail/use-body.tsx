import { useEffect, useState } from 'react';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { useEngineHost } from '@toolbench/ui/run/host-context.ts';
import type { Detail, Failure, Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import type { CallCode } from '../bin-calls.tsx';
import type { BodyView } from '../../engine/body-view.ts';
import type { DecodedBody } from '../../engine/index.ts';
import { headerValue } from '../../engine/captured.ts';
import { readCodings, type CodingProblem } from '../../engine/content-coding.ts';
import { bodyOf } from './with-body.tsx';

/** Bytes, and how they are best looked at. */
export interface LookedAt {
  readonly bytes: Uint8Array;
  readonly view: BodyView;
  /** JSON and XML laid out by their tools; absent where the text is not well-formed or something else. */
  readonly pretty?: Text;
  /** The text claims to be JSON or XML and is not. */
  readonly malformed: boolean;
}

export interface LoadedBody {
  /** The request they belong to. */
  readonly request: CapturedRequest;
  /** As it came. */
  readonly sent: LookedAt;
  /** As its Content-Encoding names them. */
  readonly codings: readonly string[];
  /** Without its codings, where it has any that could be taken off. */
  readonly unpacked?: LookedAt;
  readonly codingProblem?: { readonly code: CodingProblem | 'coding-failed'; readonly detail?: Detail };
}

const layouts = {
  json: { indent: 2, sortKeys: false, dialect: 'json' },
  xml: { indent: 2, path: '' },
} as const;

/** The body of a request: its bytes, fetched where the list has not all of them, and how they are best looked at. */
export function useBody(
  binId: string,
  request: CapturedRequest,
): { loaded: LoadedBody | null; failure: Failure<CallCode> | null } {
  const host = useEngineHost();
  const [loaded, setLoaded] = useState<LoadedBody | null>(null);
  const [failure, setFailure] = useState<Failure<CallCode> | null>(null);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const bytes = await bodyOf(binId, request);
      if (!(bytes instanceof Uint8Array)) return isWanted && setFailure(bytes);
      const encoding = request.headers['content-encoding'] ?? '';
      const decoded = await read(bytes, encoding);
      const plain = decoded?.unpacked || !decoded ? await read(bytes, '') : decoded;
      if (!plain) return;
      const sent = await lookAt(bytes, plain);
      const unpacked = decoded?.unpacked && (await lookAt(decoded.unpacked, decoded));
      const codingProblem = decoded ? decoded.codingProblem : { code: 'coding-failed' as const };
      if (!isWanted) return;
      setFailure(null);
      setLoaded({
        request,
        sent,
        codings: readCodings(encoding),
        ...(unpacked && { unpacked }),
        ...(codingProblem && { codingProblem }),
      });
    };
    /** Null where the engine was ended or could not be loaded whole, as without a network. */
    const read = async (input: Uint8Array, contentEncoding: string) => {
      const contentType = headerValue(request.header_list, 'content-type') ?? '';
      const ran = { tool: 'api', action: 'body', input, options: { contentType, contentEncoding } };
      const outcome = (await host.run(ran).outcome) as Result<DecodedBody>;
      return outcome.ok ? outcome.value : null;
    };
    const lookAt = async (bytes: Uint8Array, view: BodyView): Promise<LookedAt> => {
      const pretty = view.kind === 'json' || view.kind === 'xml' ? await layOut(view.kind, view.text ?? '') : null;
      return { bytes, view, malformed: pretty?.ok === false, ...(pretty?.ok && { pretty: pretty.value.text }) };
    };
    const layOut = async (tool: 'json' | 'xml', input: Text) =>
      (await host.run({ tool, action: 'format', input, options: layouts[tool] }).outcome) as Result<{ text: Text }>;
    if (request.refused === undefined) void load();
    return () => {
      isWanted = false;
    };
  }, [host, binId, request]);
  return { loaded: loaded?.request === request ? loaded : null, failure };
}
