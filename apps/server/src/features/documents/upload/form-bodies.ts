import multipart from '@fastify/multipart';
import { limits } from '@toolbench/contracts/limits.ts';
import type { FastifyError } from 'fastify';
import type { App } from '../../../shared/fastify-app.ts';
import { refuse, refuseError } from '../../../plugins/errors.ts';
import { refusal } from '../../../shared/result.ts';

const mostFields = 20;

/** Repeated fields become lists, which no field of ours takes; keys like "__proto__" stay keys. */
function fieldsOf(text: string): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text)) {
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return Object.fromEntries(fields);
}

/** What the parser of forms says of a body that is none: no boundary, an end too early. It gives no status. */
const brokenForm = /multipart|part header|boundary/i;

/** A broken form is the sender's fault. */
function refuseBrokenForms(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === undefined && brokenForm.test(error.message)
      ? refuse(reply, refusal('invalid-request'))
      : refuseError(error, request, reply),
  );
}

/** Takes form fields as browsers send them, multipart or urlencoded, beside JSON. */
export async function takeForms(app: App): Promise<void> {
  const { fieldsBytes } = limits.documents;
  refuseBrokenForms(app);
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
  refuseBrokenForms(app);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.documents.fileBytes, files: 1, fields: mostFields, fieldSize: 1_024 },
  });
}
