import { z } from 'zod';

/** The part of JSON Schema 2020-12 that the server's document uses. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly prefixItems?: readonly JsonSchema[] | undefined;
  readonly additionalProperties?: boolean | JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
}

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() })).optional();

const apiOperation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});

/** As much of an OpenAPI 3.1 document as the page shows. */
export const openApiDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), apiOperation)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

export type ApiOperation = z.infer<typeof apiOperation>;
export type OpenApiDocument = z.infer<typeof openApiDocument>;
