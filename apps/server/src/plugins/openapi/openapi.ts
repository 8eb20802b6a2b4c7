import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { errorResponse, errorStatus, type ErrorCode } from '@toolbench/contracts/errors.ts';
import { callPrefixes, calls, isBelow, publicRoutes } from '@toolbench/contracts/routes.ts';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { refusal } from '../../shared/result.ts';
import { chineseSummaries } from './call-summaries.ts';
import { errorText } from '../error-texts.ts';
import { requestLanguage } from '../request-language.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What this route refuses, beyond what every route of its kind does. */
    errors?: readonly ErrorCode[];
  }
}

type Transform = typeof jsonSchemaTransform;
type Transformed = ReturnType<Transform>['schema'];

interface DescribedRoute {
  readonly methods: readonly string[];
  readonly url: string;
  readonly schema: FastifySchema;
}

const isPublic = ({ methods, url }: DescribedRoute) =>
  methods.every((method) => publicRoutes.has(`${method === 'HEAD' ? 'GET' : method} ${url}`));

/** Every refusal of a route: its own, and those that follow from its being guarded and from what it takes. */
function errorsOf(route: DescribedRoute): readonly ErrorCode[] {
  const { schema } = route;
  const codes = new Set<ErrorCode>(schema.errors);
  if (!isPublic(route)) codes.add('not-signed-in');
  if (schema.body !== undefined) {
    for (const code of ['invalid-request', 'body-too-large', 'unsupported-media-type'] as const) codes.add(code);
  }
  if (schema.params !== undefined || schema.querystring !== undefined) codes.add('invalid-request');
  return [...codes.add('too-many-calls').add('internal')];
}

/** One entry for each status, with the sentences of its codes. */
function errorResponses(route: DescribedRoute): Record<string, object> {
  const sentences = new Map<number, string[]>();
  for (const code of errorsOf(route)) {
    const known = sentences.get(errorStatus[code]) ?? [];
    sentences.set(errorStatus[code], [...known, `${code}: ${errorText(refusal(code), 'en')}`]);
  }
  return Object.fromEntries(
    [...sentences].map(([status, texts]) => [
      status,
      { description: texts.join('\n'), $ref: '#/components/schemas/Error' },
    ]),
  );
}

function describeAnswers(response: Readonly<Record<string, object>> = {}): Record<string, object> {
  const answers = Object.keys(response).length > 0 ? response : { 200: {} };
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [status, { description: STATUS_CODES[status] ?? '', ...schema }]),
  );
}

/** A route's description, completed by what can be derived: who may call it and what it refuses. Pages are left out. */
function describeRoute(input: Parameters<Transform>[0]): ReturnType<Transform> {
  const { schema, url } = jsonSchemaTransform(input);
  if (!isBelow(input.url, callPrefixes)) return { schema: { hide: true }, url };
  const route = { methods: [input.route.method].flat(), url: input.url, schema: input.schema ?? {} };
  const { response, ...rest } = (schema ?? {}) as Transformed & FastifySchema;
  return {
    url,
    schema: {
      ...rest,
      tags: rest.tags ?? [input.url.split('/')[1] ?? ''],
      security: isPublic(route) ? [] : [{ session: [] }],
      response: { ...describeAnswers(response as Record<string, object>), ...errorResponses(route) },
    },
  };
}

/** The methods that version 3.1 has a place for; a route may take others too. */
const describedMethods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

const dropUnusualMethods: SwaggerTransformObject = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject;
  const { openapiObject } = document;
  const isDescribed = ([method]: [string, unknown]) => describedMethods.has(method);
  const paths = Object.entries<object | undefined>(openapiObject.paths ?? {}).map(
    ([path, item = {}]) => [path, Object.fromEntries(Object.entries(item).filter(isDescribed))] as const,
  );
  return { ...openapiObject, paths: Object.fromEntries(paths) };
};

/** Collects what the routes state; it must be called before them. */
export async function collectRoutes(app: App, basePath: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Toolbench',
        version: productVersion,
        description: 'The calls of the Toolbench server. Every refusal has the shape of the schema Error.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: basePath || '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: `A token from ${calls.login}` },
          toolToken: { type: 'http', scheme: 'bearer', description: `A token from ${calls.toolTokens}` },
        },
        schemas: { Error: z.toJSONSchema(errorResponse) as object },
      },
    },
    transform: describeRoute,
    transformObject: dropUnusualMethods,
  });
}

/** What people read of the document. */
interface Sentences {
  readonly info: { description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface DescribedOperation {
  summary: string;
  readonly responses: Readonly<Record<string, { description: string }>>;
}

const isErrorCode = (word: string): word is ErrorCode => word in errorStatus;

/** `code: sentence`, as `errorResponses` writes it, with the sentence in Chinese; any other line as it is. */
function chineseLine(line: string): string {
  const [code = ''] = line.split(':', 1);
  return isErrorCode(code) ? `${code}：${errorText(refusal(code), 'zh')}` : line;
}

/** The same document with its sentences in Chinese; names and schemas have no language. */
function inChinese<Document extends object>(document: Document): Document {
  const copy = structuredClone(document);
  const { info, paths = {} } = copy as unknown as Sentences;
  info.description = '工具台服务器的接口。所有拒绝都是同一种结构，见 Error。';
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    operation.summary = chineseSummaries[operation.summary] ?? operation.summary;
    for (const response of Object.values(operation.responses)) {
      response.description = response.description.split('\n').map(chineseLine).join('\n');
    }
  }
  return copy;
}

/**
 * The description of all calls as an OpenAPI 3.1 document, made from the schemas that the routes are checked with.
 * @param describeMore paths of calls that have no routes of their own
 */
export function openApiRoute(app: App, describeMore?: (language: 'zh' | 'en') => Promise<object>): void {
  const schema = { summary: 'This description, as an OpenAPI 3.1 document', tags: ['operations'] };
  app.get(calls.apiDocs, { schema }, async ({ headers }) => {
    const language = requestLanguage(headers['accept-language']);
    const document = language === 'zh' ? inChinese(app.swagger()) : app.swagger();
    const more = await describeMore?.(language);
    return { ...document, paths: { ...('paths' in document && document.paths), ...more } };
  });
}
