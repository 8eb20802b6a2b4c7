/**
 * The tables as the queries see them. Only types that both databases have in common: text, integer (BIGINT in
 * PostgreSQL) and blob. Times are milliseconds since 1970.
 */
export interface Schema {
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
  };
  login_attempts: {
    /** SHA-256 of the account's name or the sender's address: people type passwords into the field for the name. */
    subject: string;
    failures: number;
    locked_until: number;
    attempted_at: number;
  };
  migrations: {
    id: number;
    applied_at: number;
  };
}
