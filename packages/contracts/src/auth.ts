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

/** Both must hold more than white space; the name is trimmed, the password is taken as it is. */
export const loginRequest = z.object({
  username: z.string().trim().min(1).max(limits.auth.usernameCharacters),
  password: z
    .string()
    .refine((password) => password.trim() !== '')
    .refine((password) => utf8Length(password) <= limits.auth.passwordBytes),
});

export const loginResponse = z.object({ access_token: z.string() });

export const user = z.object({
  username: z.string(),
  role: z.enum(['administrator']),
});

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type User = z.infer<typeof user>;
