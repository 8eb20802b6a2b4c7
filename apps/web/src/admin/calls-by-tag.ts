import type { ApiOperation, JsonSchema, OpenApiDocument } from '@toolbench/contracts/api-document.ts';

export interface Call extends ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
}

/** All calls whose method, path or summary hold the words, by their tag. */
export function callsByTag(document: OpenApiDocument, words: string): ReadonlyMap<string, readonly Call[]> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Call[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(item)) {
      const call = { ...described, method: method.toUpperCase(), path, tag: described.tags[0] ?? '' };
      const text = `${call.method} ${path} ${call.summary}`.toLowerCase();
      if (!wanted.every((word) => text.includes(word))) continue;
      groups.set(call.tag, [...(groups.get(call.tag) ?? []), call]);
    }
  }
  return groups;
}

/** The first schema of a body, with its media type. */
export function bodyOf(
  body: Pick<ApiOperation['responses'][string], 'content'> | undefined,
): [string, JsonSchema] | undefined {
  const [first] = Object.entries(body?.content ?? {});
  return first?.[1].schema && [first[0], first[1].schema];
}

/** What opens a call: a token for tools, a session, or nothing. */
export function guardOf(security: Call['security']): 'toolToken' | 'session' | 'open' {
  if (security.length === 0) return 'open';
  return security.some((one) => 'toolToken' in one) ? 'toolToken' : 'session';
}
