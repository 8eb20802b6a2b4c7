import { z } from 'zod';
import { jsonSchema, type JsonSchema } from './describe-schema.ts';

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() })).optional();

const operation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});

/** As much of an OpenAPI 3.1 document as the page shows. */
export const openApiDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

export type OpenApiDocument = z.infer<typeof openApiDocument>;

export interface Call extends z.infer<typeof operation> {
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
  body: { readonly content?: z.infer<typeof content> } | undefined,
): [string, JsonSchema] | undefined {
  const [first] = Object.entries(body?.content ?? {});
  return first?.[1].schema && [first[0], first[1].schema];
}
