import { createHash, randomBytes } from 'node:crypto';
import { refuse } from './app.js';
import { features } from './model.js';
import { isPublished } from './query.js';

const days = 365;
const hashToken = (token) => createHash('sha256').update(token).digest('hex');
const cookieOf = (request) => /(?:^|;\s*)visitor=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];

/** Lets strangers add what they may, and take back what is theirs. Without an account each gets a secret that their records are known by. */
export const checkVisitor = (entity) => (request, response, next) => {
  if (isOwner(request) || request.method === 'GET' || request.method === 'HEAD') return next();
  if (entity.visitors !== 'add' || !['POST', 'DELETE'].includes(request.method)) {
    return refuse(request, response, features.signUp ? 403 : 401, 'ownerOnly');
  }
  if (!features.signUp && request.method === 'POST') {
    request.visitor = cookieOf(request) ?? randomBytes(32).toString('base64url');
    response.cookie('visitor', request.visitor, {
      httpOnly: true,
      sameSite: 'strict',
      maxAge: days * 86_400_000,
      path: '/',
    });
  }
  next();
};

/** What tells the records of whoever asks: their account, or their secret, which itself is not kept. */
export function visitorOf(request) {
  if (features.signUp) return request.account ? String(request.account.id) : null;
  const token = request.visitor ?? cookieOf(request);
  return token ? hashToken(token) : null;
}

export const isOwner = (request) => request.account?.name === 'owner';

/** What a request says of a record: what the owner sets is not heard from anybody else. */
export function said({ fields, visitors }, request) {
  if (!visitors || isOwner(request)) return request.body;
  const staff = new Set(fields.filter((field) => field.staff).map(({ name }) => name));
  return Object.fromEntries(Object.entries(request.body ?? {}).filter(([name]) => !staff.has(name)));
}

/** Whether the owner has begun to handle a record: then nobody else takes it back. */
export const isHandled = ({ fields }, record) =>
  fields.some(({ staff, name, preset = false }) => staff && record[name] !== preset);

/** Whose records somebody sees; nobody's of a kind that is the owner's alone, though they were sent in before it was. */
const readerOf = ({ visitors }, request) => (visitors === 'add' && visitorOf(request)) || '';

/** The filter of lists: strangers see their own records. */
export function onlyTheirs(entity, request) {
  const maker = entity.fields.find(({ name }) => name === '_visitor');
  return entity.visitors && !isOwner(request) ? [{ field: maker, value: readerOf(entity, request) }] : [];
}

const isTheirs = (entity, { _visitor }, request) =>
  !entity.visitors || isOwner(request) || (_visitor !== null && _visitor === readerOf(entity, request));

/** Whether a record may be shown: strangers see their own, readers what is published. */
export const sees = (entity, record, request) =>
  isTheirs(entity, record, request) && (Boolean(request.account) || isPublished(entity, record));

/** A record as it is shown: who made it is nobody's business. */
export const shown = ({ _visitor, ...record }) => record;
