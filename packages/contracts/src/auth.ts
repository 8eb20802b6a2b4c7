import { z } from 'zod';
import { limits } from './limits.ts';

/** Length of a text in UTF-8; a lone surrogate counts two bytes. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3;
  }
  return bytes;
}

const password = z
  .string()
  .refine((text) => text.trim() !== '')
  .refine((text) => utf8Length(text) <= limits.auth.passwordBytes);

const oneTimeCode = z.string().trim().min(1).max(limits.auth.codeCharacters);

/** Both must hold more than white space; the name is trimmed, the password is taken as it is. */
export const loginRequest = z.object({
  username: z.string().trim().min(1).max(limits.auth.usernameCharacters),
  password,
  /** The second factor, where the account has one: a code of the app, or a recovery code. */
  code: oneTimeCode.optional(),
});

export const loginResponse = z.object({ access_token: z.string() });

export const user = z.object({
  username: z.string(),
  role: z.enum(['administrator']),
});

export type LoginRequest = z.infer<typeof loginRequest>;
export type User = z.infer<typeof user>;

/** A browser that is signed in, or that has signed in before and is known by its cookie. */
const access = z.object({
  id: z.string(),
  /** What the browser says it is. */
  agent: z.string(),
  created_at: z.string(),
  used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

/** GET: what the administrator's account page shows. */
export const account = z.object({
  username: z.string(),
  /** Null: the second factor is off. */
  second_factor: z.object({ recovery_codes_left: z.number() }).nullable(),
  sessions: z.array(access),
  devices: z.array(access),
});

export const newPassword = password.refine((text) => text.length >= limits.auth.newPasswordCharacters);

export const passwordChange = z.object({ password, new_password: newPassword });
export const passwordProof = z.object({ password });
export const codeProof = z.object({ code: oneTimeCode });
export const bothProofs = z.object({ password, code: oneTimeCode });

/** What an app for codes needs: the secret in base 32, and the same as an address for a QR code. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
/** Shown once; only their hashes are kept. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type Access = z.infer<typeof access>;
export type AccountView = z.infer<typeof account>;
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
