import multipart from '@fastify/multipart';
import { limits } from '@toolbench/contracts/limits.ts';
import type { App } from '../../fastify-app.ts';

const mostFields = 20;

/** Repeated fields become lists, which no field of ours takes; keys like "__proto__" stay keys. */
function fieldsOf(text: string): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text)) {
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return Object.fromEntries(fields);
}

/** Takes form fields as browsers send them, multipart or urlencoded, beside JSON. */
export async function takeForms(app: App): Promise<void> {
  const { fieldsBytes } = limits.documents;
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: fieldsBytes },
    (_request, body, done) => done(null, fieldsOf(body)),
  );
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: fieldsBytes, fields: mostFields, files: 0, parts: mostFields },
  });
}

/** Takes one file as a stream. */
export async function takeFile(app: App): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.documents.fileBytes, files: 1, fields: mostFields, fieldSize: 1_024 },
  });
}
