/** A row of a token for tools that has never been used. */
export const toolTokenRow = (userId: string, tokenHash: string) => ({
  id: 'token',
  user_id: userId,
  name: 'agent',
  token_hash: tokenHash,
  created_at: 0,
  used_at: null,
  minute: 0,
  calls_in_minute: 0,
  day: 0,
  calls_in_day: 0,
});
