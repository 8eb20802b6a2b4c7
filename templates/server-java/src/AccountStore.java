import java.util.List;

/** Accounts and their sessions; of passwords and tokens it keeps hashes. */
record AccountStore(Database database) {
    record Account(long id, String name, String password) {
    }

    private static long seconds() {
        return System.currentTimeMillis() / 1000;
    }

    Account find(String name) throws Exception {
        List<Account> found = database.all("SELECT id, name, password FROM accounts WHERE name = ?", List.of(name),
            row -> new Account(row.getLong(1), row.getString(2), row.getString(3)));
        return found.isEmpty() ? null : found.get(0);
    }

    long create(String name, String password) throws Exception {
        return database.insert("INSERT INTO accounts (name, password) VALUES (?, ?)", List.of(name, password));
    }

    void open(String token, long account, long expires) throws Exception {
        database.run("DELETE FROM sessions WHERE expires < ?", List.of(seconds()));
        database.run("INSERT INTO sessions (token, account, expires) VALUES (?, ?, ?)", List.of(token, account, expires));
    }

    void close(String token) throws Exception {
        database.run("DELETE FROM sessions WHERE token = ?", List.of(token));
    }

    String ofSession(String token) throws Exception {
        String sql = "SELECT a.name FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ? AND s.expires > ?";
        List<String> names = database.all(sql, List.of(token, seconds()), row -> row.getString(1));
        return names.isEmpty() ? null : names.get(0);
    }

    /** Gives an account another password and signs it out everywhere. */
    void change(long account, String password) throws Exception {
        database.run("UPDATE accounts SET password = ? WHERE id = ?", List.of(password, account));
        database.run("DELETE FROM sessions WHERE account = ?", List.of(account));
    }
}
