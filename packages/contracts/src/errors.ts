import { z } from 'zod';

/** Every refusal the server can give, with its HTTP status. Words for the codes live where they are shown. */
export const errorStatus = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'no-engine': 409,
  'body-too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'too-many-attempts': 429,
  'too-many-calls': 429,
  'too-many-bins': 429,
  'too-many-captures': 429,
  'too-many-watchers': 429,
  'headers-too-large': 431,
  'upload-first': 400,
  'file-missing': 400,
  'not-a-pdf': 415,
  'pdf-empty': 422,
  'pdf-encrypted': 422,
  'pdf-damaged': 422,
  'pdf-without-text': 422,
  'pdf-too-demanding': 422,
  'pdf-too-many-pages': 413,
  'pdf-too-much-text': 413,
  'file-too-large': 413,
  'too-many-chunks': 422,
  'too-many-documents': 409,
  'no-such-document': 404,
  'not-split-yet': 409,
  'not-stored-yet': 409,
  'upload-project-first': 400,
  'project-file-missing': 400,
  'not-a-zip': 415,
  'archive-too-large': 413,
  'archive-damaged': 422,
  'archive-encrypted': 422,
  'archive-unsafe-name': 422,
  'archive-link': 422,
  'archive-duplicate-name': 422,
  'archive-bomb': 422,
  'archive-too-many-entries': 413,
  'archive-too-many-files': 413,
  'archive-too-much-content': 413,
  'archive-without-code': 422,
  'too-many-projects': 409,
  'no-such-project': 404,
  'no-such-project-file': 404,
  'not-vectorized-yet': 409,
  'no-project-to-preview': 404,
  'no-such-preview': 404,
  'too-many-previews': 503,
  'no-such-deployment': 404,
  'no-such-version': 404,
  'too-many-deployments': 409,
  internal: 500,
  busy: 503,
  'not-ready': 503,
  'storage-full': 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer with a 4xx or 5xx status; `detail` is a sentence in the request's language. */
export const errorResponse = z.object({
  detail: z.string(),
  code: z.enum(errorCodes),
  /** Names the request in the server's log. */
  requestId: z.string().optional(),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
