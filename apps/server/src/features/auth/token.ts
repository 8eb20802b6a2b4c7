import { createHash } from 'node:crypto';
import { limits } from '@toolbench/contracts/limits.ts';
import { bearerProtocolPrefix } from '@toolbench/contracts/voice.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { RandomBytes } from '../../shared/ports.ts';

/** A reference token: 256 random bits in base64url (RFC 4648, 5), 43 characters. It says nothing by itself. */
export function createToken(random: RandomBytes): string {
  return Buffer.from(random(limits.auth.tokenBytes)).toString('base64url');
}

/** What is stored and looked up: a copy of the database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an Authorization header (RFC 6750, 2.1), or nothing where it cannot be one of ours. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1];
}

/** The token of a WebSocket handshake from a page, which can set no header: one of its subprotocols. */
export function socketToken(headers: IncomingHttpHeaders): string | undefined {
  if (headers.upgrade?.toLowerCase() !== 'websocket') return undefined;
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const token = protocols.find((name) => name.startsWith(bearerProtocolPrefix));
  return token && bearerToken(`Bearer ${token.slice(bearerProtocolPrefix.length)}`);
}
