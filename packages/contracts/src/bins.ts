import { z } from 'zod';
import { answerHeaderFault, type AnswerHeaderFault, type AnswerPlace } from './answer-headers.ts';
import { limits } from './limits.ts';

const valueFaults: ReadonlySet<AnswerHeaderFault> = new Set(['value', 'cookie-domain']);

const headerAt = (place: AnswerPlace) =>
  z.tuple([z.string(), z.string()]).superRefine(([name, value], context) => {
    const fault = answerHeaderFault(name, value, place);
    if (fault === undefined) return;
    context.addIssue({ code: 'custom', path: [valueFaults.has(fault) ? 1 : 0], message: fault });
  });

const answerAt = (place: AnswerPlace) =>
  z.object({
    status: z.int().min(200).max(599).default(200),
    headers: z.array(headerAt(place)).max(limits.bins.answerHeaders).default([]),
    body: z.string().max(limits.bins.answerBodyCharacters).default(''),
    delayMs: z.int().min(0).max(limits.bins.answerDelayMs).default(0),
  });

/** How a bin answers what it catches. Preflights of browsers (CORS) are answered 204 whatever stands here. */
export const binAnswer = answerAt({ ownOrigin: false });

/**
 * The same where bins have an origin to themselves. Any answer that is kept is one: it stays readable where they have
 * none any more.
 */
export const ownOriginAnswer = answerAt({ ownOrigin: true });

/** Answer to POST /bin/new. Times are ISO 8601 in UTC. */
export const createdBin = z.object({
  bin_id: z.string(),
  /** Absolute address that catches every request, whatever its method, sub-path and query. */
  url: z.string(),
  expires_at: z.string(),
});

/** How a head differs from what RFC 9112 asks for: bare line feeds, folded fields (5.2), lines that are no field (5.1). */
const headFault = z.enum(['line-ends', 'folded', 'field']);

/**
 * One caught request. The fields up to `body` have the specification's names and shapes; the others hold what those
 * cannot: order, repeats and original spelling of headers, and bodies that are long or no text.
 */
export const capturedRequest = z.object({
  /** Counts up within a bin. */
  id: z.int(),
  method: z.string(),
  /** The request target exactly as it came, path and query undecoded; raw bytes beyond ASCII as UTF-8 where they are. */
  url: z.string(),
  /** Address of the sender's socket; a forwarded one only from a configured proxy. */
  client: z.string(),
  timestamp: z.string(),
  /** By lower-case name; repeats joined with a comma and a space (RFC 9110, 5.3), those of Cookie with a semicolon (RFC 9113, 8.2.3). */
  headers: z.record(z.string(), z.string()),
  /** Decoded; the last of repeated names. */
  query: z.record(z.string(), z.string()),
  /** The body as UTF-8, up to `limits.bins.listedBodyBytes` of it; empty where it is no text. */
  body: z.string(),
  header_list: z.array(z.tuple([z.string(), z.string()])),
  /** Fields that came after a body in chunks (RFC 9112, 7.1.2); absent where there are none. */
  trailer_list: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** The head as it came, up to the empty line and with it, where it is not as RFC 9112 has it; then its faults. */
  raw_head: z.string().optional(),
  head_faults: z.array(headFault).optional(),
  /** Absent for HTTP/1.1. */
  http_version: z.literal('1.0').optional(),
  /** What of the head is no UTF-8 and is shown as ISO-8859-1: `url`, `header_list/0`, `trailer_list/0`, `raw_head` and so on. */
  not_utf8: z.array(z.string()).optional(),
  query_list: z.array(z.tuple([z.string(), z.string()])),
  /** Of a refused body: as declared, or what had come when it was cut off. */
  body_bytes: z.int(),
  /** In hexadecimal, of the exact bytes; absent where the body was refused. */
  body_sha256: z.string().optional(),
  body_is_text: z.boolean(),
  /** `body` is only the beginning. */
  body_is_cut: z.boolean(),
  /** Why the body was not kept, though the request was. */
  refused: z.enum(['body-too-large']).optional(),
});

/**
 * Answer to GET /bin/{bin_id}/requests: newest first, and no more than fit into `limits.bins.listedBytes`; at least one.
 */
export const capturedRequests = z.object({
  requests: z.array(capturedRequest),
  expires_at: z.string(),
  answer: ownOriginAnswer,
  /** Requests that are gone because the bin keeps only the newest. */
  dropped: z.int(),
  /** Where the requests that come after these are listed; absent where there are none. */
  next: z.string().optional(),
});

/** The limits that the page shows, and what the answers of bins may do. */
export const binLimits = z.object({
  bodyBytes: z.int(),
  requestsKept: z.int(),
  bytesKept: z.int(),
  lifetimeMs: z.int(),
  capturesPerSecond: z.int(),
  /** The origin that bins have to themselves; absent where they are on the product's. */
  origin: z.string().optional(),
});

export type HeadFault = z.infer<typeof headFault>;
export type BinAnswer = z.infer<typeof binAnswer>;
export type CreatedBin = z.infer<typeof createdBin>;
export type CapturedRequest = z.infer<typeof capturedRequest>;
export type CapturedRequests = z.infer<typeof capturedRequests>;
export type BinLimits = z.infer<typeof binLimits>;
