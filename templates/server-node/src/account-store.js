/** Accounts and their sessions in the database; of passwords and tokens it keeps hashes. */
export const accountsIn = (database) => ({
  find: async (name) => (await database.all('SELECT id, name, password FROM accounts WHERE name = ?', [name]))[0],
  create: (name, password) => database.insert('INSERT INTO accounts (name, password) VALUES (?, ?)', [name, password]),
  change: async (id, password) => {
    await database.run('UPDATE accounts SET password = ? WHERE id = ?', [password, id]);
    await database.run('DELETE FROM sessions WHERE account = ?', [id]);
  },
  open: (token, account, expires) =>
    database.run('INSERT INTO sessions (token, account, expires) VALUES (?, ?, ?)', [token, account, expires]),
  close: (token) => database.run('DELETE FROM sessions WHERE token = ?', [token]),
  forget: (time) => database.run('DELETE FROM sessions WHERE expires < ?', [time]),
  ofSession: async (token, time) => {
    const sql =
      'SELECT a.id, a.name FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ? AND s.expires > ?';
    return (await database.all(sql, [token, time]))[0];
  },
});
