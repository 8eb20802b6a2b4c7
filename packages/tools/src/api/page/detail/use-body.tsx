import { useEffect, useState } from 'react';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { useEngineHost } from '@toolbench/ui/run/use-tool.tsx';
import type { Failure, Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import type { CallCode } from '../bin-calls.tsx';
import type { BodyView } from '../../engine/body-view.ts';
import { headerValue } from '../../engine/captured.ts';
import { bodyOf } from './with-body.tsx';

export interface LoadedBody {
  /** The request they belong to. */
  readonly request: CapturedRequest;
  readonly bytes: Uint8Array;
  readonly view: BodyView;
  /** JSON and XML laid out by their tools; absent where the text is not well-formed or something else. */
  readonly pretty?: Text;
  /** The text claims to be JSON or XML and is not. */
  readonly malformed: boolean;
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
      const contentType = headerValue(request.header_list, 'content-type') ?? '';
      const ran = { tool: 'api', action: 'body', input: bytes, options: { contentType } };
      const read = (await host.run(ran).outcome) as Result<BodyView>;
      if (!read.ok) return;
      const view = read.value;
      const pretty = view.kind === 'json' || view.kind === 'xml' ? await layOut(view.kind, view.text ?? '') : null;
      if (!isWanted) return;
      setFailure(null);
      setLoaded({
        request,
        bytes,
        view,
        malformed: pretty?.ok === false,
        ...(pretty?.ok && { pretty: pretty.value.text }),
      });
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
