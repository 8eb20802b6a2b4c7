import { errorCodes, errorStatus } from '@toolbench/contracts/errors.ts';
import { callPrefixes, calls, isBelow, publicRoutes } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import type { App } from '../../shared/fastify-app.ts';
import { builtPages } from '../../test-support/built-pages.ts';
import { routesOf } from '../../test-support/routes-of.ts';
import { openTestApp, signIn } from '../../test-support/test-app.ts';
import { chineseSummaries } from './call-summaries.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: object }>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Record<string, object>; readonly securitySchemes: Record<string, object> };
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

type Operations = readonly { readonly method: string; readonly path: string; readonly operation: Operation }[];

async function readDocument(language = 'en'): Promise<{ document: Document; operations: Operations; app: App }> {
  const opened = await openTestApp({ webRoot: builtPages() });
  const headers = { ...(await signIn(opened)), 'accept-language': language };
  const document = (await opened.app.inject({ url: calls.apiDocs, headers })).json<Document>();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return { document, operations, app: opened.app };
}

/** Every `$ref` anywhere in the document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

/** Where a JSON pointer of the document leads (RFC 6901). */
function resolve(document: Document, reference: string): unknown {
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);
}

describe('GET /api/docs', () => {
  it('[AUTH-07] needs a token', async () => {
    const { app } = await openTestApp();
    expect((await app.inject(calls.apiDocs)).statusCode).toBe(401);
  });

  it('is an OpenAPI 3.1 document with the parts that one must have', async () => {
    const { document, operations } = await readDocument();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: 'Toolbench',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
    expect(operations.length).toBeGreaterThan(5);
    for (const { method, path, operation } of operations) {
      expect(path).toMatch(/^\//);
      expect(methods).toContain(method);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^2\d\d$/)]));
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(description, `${method} ${path} ${status}`).toBeTruthy();
      }
    }
  });

  it('has each parameter of a path once, as a required one', async () => {
    const { operations } = await readDocument();
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
      for (const { required } of declared) expect(required).toBe(true);
    }
  });

  it('refers to nothing that it does not have', async () => {
    const { document } = await readDocument();
    const all = references(document);
    expect(all).toContain('#/components/schemas/Error');
    for (const reference of all) expect(resolve(document, reference), reference).toBeTypeOf('object');
  });

  it('has every call that is registered, and nothing else', async () => {
    const { operations, app } = await readDocument();
    const registered = routesOf(app)
      .filter(({ method, pattern }) => method !== 'HEAD' && isBelow(pattern, callPrefixes))
      .map(({ method, pattern }) => `${method.toLowerCase()} ${pattern.replace(/:(\w+)/g, '{$1}').replace('*', '{*}')}`)
      .filter((route) => methods.includes(route.split(' ')[0] ?? ''));
    const described = operations
      .filter(({ method }) => method !== 'head')
      .map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...new Set(registered)].sort());
  });

  it('has the usual methods of a route that takes all, and leaves out the others', async () => {
    const opened = await openTestApp();
    opened.app.all('/auth/all/:id', { schema: { summary: 'Catches' } }, () => 'caught');
    const document = (await opened.app.inject({ url: calls.apiDocs, headers: await signIn(opened) })).json<Document>();
    expect(Object.keys(document.paths['/auth/all/{id}'] ?? {}).sort()).toEqual([...methods].sort());
  });

  it('has a summary of every call, of one line and without a full stop', async () => {
    const { operations } = await readDocument();
    for (const { method, path, operation } of operations) {
      expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z][^\n]*[^.\n]$/);
      expect(operation.tags).toHaveLength(1);
    }
  });

  it('says it all in Chinese too, and nothing that no call has', async () => {
    const { operations } = await readDocument('zh');
    for (const { method, path, operation } of operations) {
      expect(operation.summary, `${method} ${path}`).toMatch(/\p{Script=Han}/u);
      expect(operation.responses['500']?.description, `${method} ${path}`).toMatch(/^internal：\p{Script=Han}/mu);
    }
    const used = new Set(operations.map(({ operation }) => operation.summary));
    expect(Object.values(chineseSummaries).filter((summary) => !used.has(summary))).toEqual([]);
  });

  it('says who may call: all but the public ones need a session', async () => {
    const { document, operations } = await readDocument();
    expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const { method, path, operation } of operations) {
      const isOpen = publicRoutes.has(
        `${method === 'head' ? 'GET' : method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      );
      expect(operation.security, `${method} ${path}`).toEqual(isOpen ? [] : [{ session: [] }]);
    }
  });

  it('names the refusals of every call by code, with the one shape that they have', async () => {
    const { document, operations } = await readDocument();
    const statuses = new Set(errorCodes.map((code) => String(errorStatus[code])));
    for (const { method, path, operation } of operations) {
      const refusals = Object.entries(operation.responses).filter(([status]) => status >= '400');
      expect(refusals.map(([status]) => status)).toEqual(expect.arrayContaining(['429', '500']));
      for (const [status, { description, content }] of refusals) {
        expect(statuses, `${method} ${path}`).toContain(status);
        expect(description).toMatch(/^[a-z-]+: [A-Z]/);
        expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Error' } } });
      }
      expect('401' in operation.responses || operation.security?.length === 0).toBe(true);
    }
    const login = document.paths[calls.login]?.post;
    expect(login?.responses['401']?.description).toMatch(
      /^wrong-credentials: Wrong username or password\ncode-needed: /,
    );
    expect(login?.responses['429']?.description).toMatch(/^too-many-attempts: .*\ntoo-many-calls: /);
    expect(Object.keys(login?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
  });

  it('describes bodies with the schemas that they are checked with', async () => {
    const { document } = await readDocument();
    const schema = document.paths[calls.login]?.post?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      type: 'object',
      properties: { username: { type: 'string', maxLength: 128 }, password: { type: 'string' } },
      required: ['username', 'password'],
    });
  });
});
