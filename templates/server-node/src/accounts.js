import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import express from 'express';
import { refuse } from './app.js';
import { messagesFor } from './messages.js';
import { features } from './model.js';
import { createTries, newDevice, subjectsOf } from './tries.js';

const hashOf = promisify(scrypt);
const days = 30;
const deviceDays = 365;

async function hashPassword(password, salt = randomBytes(16)) {
  const hash = await hashOf(password, salt, 32);
  return salt.toString('hex') + ':' + hash.toString('hex');
}

async function isPassword(password, stored) {
  const salt = Buffer.from(stored.split(':')[0], 'hex');
  return timingSafeEqual(Buffer.from(await hashPassword(password, salt)), Buffer.from(stored));
}

const hashToken = (token) => createHash('sha256').update(token).digest('hex');
const tokenOf = (request) => /(?:^|;\s*)session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
const deviceOf = (request) => /(?:^|;\s*)device=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
const cookieFor = (time, path) => ({ httpOnly: true, sameSite: 'strict', maxAge: time * 86_400_000, path });

/**
 * The owner's account: its password is OWNER_PASSWORD, or one that is made at the first start and kept beside the data.
 * Whoever can read the output of the server may know it.
 */
export async function ensureOwner(store, folder) {
  const { accounts } = store;
  const file = join(folder, 'owner-password.txt');
  const given = process.env.OWNER_PASSWORD;
  if (!given && !existsSync(file)) writeFileSync(file, randomBytes(12).toString('base64url'), { mode: 0o600 });
  const password = given || readFileSync(file, 'utf8').trim();
  const owner = await accounts.find('owner');
  if (!owner) await accounts.create('owner', await hashPassword(password));
  else if (!(await isPassword(password, owner.password))) await accounts.change(owner.id, await hashPassword(password));
  if (!given) console.log('Owner password: ' + password);
}

/** /api/accounts signs up, where anybody may; /api/session signs in, tells who is signed in, and signs out. */
export function accountRoutes(store) {
  const { accounts } = store;
  const tries = createTries();
  // What a wrong name is compared with, so that it takes as long as a wrong password.
  const nobody = hashPassword('nobody');
  const routes = express.Router();

  async function signIn(response, account) {
    const token = randomBytes(32).toString('base64url');
    await accounts.forget(Date.now());
    await accounts.open(hashToken(token), account.id, Date.now() + days * 86_400_000);
    response.cookie('session', token, cookieFor(days, '/'));
    response.cookie('device', newDevice(account.password), cookieFor(deviceDays, '/api/session'));
    response.json({ name: account.name });
  }

  routes.post('/accounts', async (request, response, next) => {
    if (!features.signUp) return next();
    const { name, password } = textsOf(request);
    const say = messagesFor(request);
    const errors = {};
    if (name.length < 2 || name.length > 40 || name.includes('\0')) errors.name = say.nameLength;
    else if (await accounts.find(name)) errors.name = say.taken;
    if (password.length < 8 || password.length > 200) errors.password = say.passwordLength;
    if (Object.keys(errors).length > 0) return response.status(422).json({ errors });
    const hash = await hashPassword(password);
    let id;
    try {
      id = await accounts.create(name, hash);
    } catch (error) {
      // Somebody else has just taken the name.
      if (!(await accounts.find(name))) throw error;
      return response.status(422).json({ errors: { name: say.taken } });
    }
    await signIn(response.status(201), { id, name, password: hash });
  });

  routes.post('/session', async (request, response) => {
    const { name, password } = textsOf(request);
    const account = await accounts.find(name);
    const stored = account?.password ?? (await nobody);
    const tried = account?.name ?? name;
    const subjects = subjectsOf({ address: request.ip, name: tried, device: deviceOf(request), password: stored });
    if (!tries.take(subjects)) return refuse(request, response, 429, 'tooManyTries');
    if (!(await isPassword(password.slice(0, 200), stored)) || !account) {
      return refuse(request, response, 401, 'wrongPassword');
    }
    tries.giveBack(subjects);
    await signIn(response, account);
  });

  routes.get('/session', async (request, response) => {
    const account = await accounts.ofSession(hashToken(tokenOf(request)), Date.now());
    response.json({ name: account?.name ?? null });
  });

  routes.delete('/session', async (request, response) => {
    await accounts.close(hashToken(tokenOf(request)));
    response.clearCookie('session', { httpOnly: true, sameSite: 'strict', path: '/' }).status(204).end();
  });

  return routes;
}

function textsOf(request) {
  const { name, password } = request.body ?? {};
  return { name: String(name ?? '').trim(), password: String(password ?? '') };
}

/** Finds out who is signed in. Where anybody can have an account, only those who are signed in change anything. */
export function knowAccount(store) {
  const { accounts } = store;
  return async (request, response, next) => {
    request.account = await accounts.ofSession(hashToken(tokenOf(request)), Date.now());
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (features.signUp && !request.account && !isReading) return refuse(request, response, 401, 'signIn');
    next();
  };
}
