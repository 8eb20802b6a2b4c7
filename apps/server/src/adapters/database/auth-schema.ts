import type { Generated } from 'kysely';

/** Accounts, where they are signed in, what proves a login, and what is counted of wrong ones. */
export interface AuthTables {
  users: {
    id: string;
    username: string;
    password_hash: string;
    role: 'administrator';
    created_at: number;
  };
  sessions: {
    /** SHA-256 of the token, in hexadecimal; the token itself is nowhere. */
    token_hash: string;
    user_id: string;
    created_at: number;
    used_at: number;
    /** What the browser said it was. */
    agent: Generated<string>;
  };
  known_devices: {
    /** SHA-256 of the token in the device's cookie. */
    token_hash: string;
    user_id: string;
    agent: string;
    created_at: number;
    used_at: number;
  };
  second_factors: {
    user_id: string;
    sealed_secret: string;
    /** Null until a code has shown that the app has the secret. */
    confirmed_at: number | null;
    /** Step of the newest code that was used; none before it counts again. */
    last_step: number;
  };
  recovery_codes: {
    user_id: string;
    /** SHA-256 of 80 random bits. */
    code_hash: string;
  };
  /** Has one row. */
  ended_mark: {
    /** Milliseconds since 1970, or more where sessions ended within one. */
    mark: number;
  };
  login_attempts: {
    /** SHA-256 of the account's name or the sender's address: people type passwords into the field for the name. */
    subject: string;
    failures: number;
    locked_until: number;
    attempted_at: number;
  };
}
