import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code } from '../code.ts';

const sqlAccounts = `    private Account find(String name) throws Exception {
        List<Account> found = store.database.all("SELECT id, name, password FROM accounts WHERE name = ?", List.of(name),
            row -> new Account(row.getLong(1), row.getString(2), row.getString(3)));
        return found.isEmpty() ? null : found.get(0);
    }

    private long create(String name, String password) throws Exception {
        return store.database.insert("INSERT INTO accounts (name, password) VALUES (?, ?)", List.of(name, password));
    }

    private void open(String token, long account, long expires) throws Exception {
        store.database.run("DELETE FROM sessions WHERE expires < ?", List.of(seconds()));
        store.database.run("INSERT INTO sessions (token, account, expires) VALUES (?, ?, ?)", List.of(token, account, expires));
    }

    private void close(String token) throws Exception {
        store.database.run("DELETE FROM sessions WHERE token = ?", List.of(token));
    }

    private String ofSession(String token) throws Exception {
        String sql = "SELECT a.name FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ? AND s.expires > ?";
        List<String> names = store.database.all(sql, List.of(token, seconds()), row -> row.getString(1));
        return names.isEmpty() ? null : names.get(0);
    }`;

const mongoAccounts = `    private Account find(String name) {
        Document found = store.database.getCollection("accounts").find(Filters.eq("name", name)).first();
        return found == null ? null : new Account(found.getLong("_id"), name, found.getString("password"));
    }

    private long create(String name, String password) {
        long id = store.nextId("accounts");
        Document account = new Document("_id", id).append("name", name).append("password", password);
        store.database.getCollection("accounts").insertOne(account);
        return id;
    }

    private void open(String token, long account, long expires) {
        MongoCollection<Document> sessions = store.database.getCollection("sessions");
        sessions.deleteMany(Filters.lt("expires", seconds()));
        sessions.insertOne(new Document("_id", token).append("account", account).append("expires", expires));
    }

    private void close(String token) {
        store.database.getCollection("sessions").deleteOne(Filters.eq(token));
    }

    private String ofSession(String token) {
        Bson isOpen = Filters.and(Filters.eq(token), Filters.gt("expires", seconds()));
        Document session = store.database.getCollection("sessions").find(isOpen).first();
        if (session == null) {
            return null;
        }
        Document account = store.database.getCollection("accounts").find(Filters.eq(session.getLong("account"))).first();
        return account == null ? null : account.getString("name");
    }`;

const mongoImports = `import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
`;

/** server/src/Accounts.java: sign up, in and out; passwords and session tokens are kept as hashes. */
export const accountsFile = (database: TechStack['database']) => code`
${database === 'mongodb' ? mongoImports : ''}import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
${database === 'mongodb' ? '' : 'import java.util.List;\n'}import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
${database === 'mongodb' ? 'import org.bson.Document;\nimport org.bson.conversions.Bson;\n' : ''}
/** Sign up, in and out; passwords and session tokens are kept as hashes. */
final class Accounts {
    private static final int ROUNDS = 210_000;
    private static final int SECONDS = 30 * 86_400;
    private static final int MOST_TRIES = 10;
    private static final int TRIES_FORGOTTEN_AFTER = 15 * 60;
    private static final SecureRandom RANDOM = new SecureRandom();
    // What a wrong name is compared with, so that it takes as long as a wrong password.
    private static final String NOBODY = "00".repeat(16) + ":";

    private record Account(long id, String name, String password) {
    }

    private record Tried(int count, long last) {
    }

    private final Store store;
    private final Map<String, Tried> tries = new ConcurrentHashMap<>();

    Accounts(Store store) {
        this.store = store;
    }

    private static long seconds() {
        return System.currentTimeMillis() / 1000;
    }

    private static byte[] random(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    private static String hashPassword(String password, byte[] salt) throws Exception {
        PBEKeySpec key = new PBEKeySpec(password.toCharArray(), salt, ROUNDS, 256);
        byte[] hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
        return HexFormat.of().formatHex(salt) + ":" + HexFormat.of().formatHex(hash);
    }

    private static boolean isPassword(String password, String stored) throws Exception {
        byte[] salt = HexFormat.of().parseHex(stored.substring(0, stored.indexOf(':')));
        return !password.isEmpty() && MessageDigest.isEqual(hashPassword(password, salt).getBytes(), stored.getBytes());
    }

    private static String hashToken(String token) throws Exception {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash);
    }

    private static String tokenOf(HttpExchange exchange) throws Exception {
        String cookies = exchange.getRequestHeaders().getFirst("Cookie");
        for (String cookie : cookies == null ? new String[0] : cookies.split(";\\s*")) {
            if (cookie.startsWith("session=")) {
                return hashToken(cookie.substring(8));
            }
        }
        return "";
    }

${database === 'mongodb' ? mongoAccounts : sqlAccounts}

    /** The name of whoever is signed in, or null. */
    String signedIn(HttpExchange exchange) throws Exception {
        return ofSession(tokenOf(exchange));
    }

    /** /api/accounts signs up; /api/session signs in, tells who is signed in, and signs out. */
    void answer(HttpExchange exchange, String path) throws Exception {
        switch (exchange.getRequestMethod() + " " + path) {
            case "POST accounts" -> signUp(exchange);
            case "POST session" -> openSession(exchange);
            case "GET session" -> App.send(exchange, 200, Collections.singletonMap("name", signedIn(exchange)));
            case "DELETE session" -> {
                close(tokenOf(exchange));
                setCookie(exchange, "", 0);
                exchange.sendResponseHeaders(204, -1);
            }
            default -> throw new App.Refusal(404, "notFound");
        }
    }

    private static void setCookie(HttpExchange exchange, String token, int age) {
        String cookie = "session=" + token + "; Path=/; Max-Age=" + age + "; HttpOnly; SameSite=Strict";
        exchange.getResponseHeaders().set("Set-Cookie", cookie);
    }

    private void signIn(HttpExchange exchange, Account account, int status) throws Exception {
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(random(32));
        open(hashToken(token), account.id(), seconds() + SECONDS);
        setCookie(exchange, token, SECONDS);
        App.send(exchange, status, Map.of("name", account.name()));
    }

    private static String text(Map<String, Object> body, String name) {
        return body.get(name) instanceof String text ? text : "";
    }

    private void signUp(HttpExchange exchange) throws Exception {
        Map<String, Object> body = App.body(exchange);
        String name = text(body, "name").strip();
        String password = text(body, "password");
        Map<String, String> say = Messages.of(exchange);
        Map<String, Object> errors = new LinkedHashMap<>();
        if (name.length() < 2 || name.length() > 40) {
            errors.put("name", say.get("nameLength"));
        } else if (find(name) != null) {
            errors.put("name", say.get("taken"));
        }
        if (password.length() < 8 || password.length() > 200) {
            errors.put("password", say.get("passwordLength"));
        }
        if (!errors.isEmpty()) {
            App.send(exchange, 422, Map.of("errors", errors));
            return;
        }
        long id;
        try {
            id = create(name, hashPassword(password, random(16)));
        } catch (Exception error) {
            // Somebody else may just have taken the name.
            if (find(name) == null) {
                throw error;
            }
            App.send(exchange, 422, Map.of("errors", Map.of("name", say.get("taken"))));
            return;
        }
        signIn(exchange, new Account(id, name, ""), 201);
    }

    private boolean isBlocked(String name) {
        Tried tried = tries.getOrDefault(name, new Tried(0, 0));
        if (seconds() - tried.last() > TRIES_FORGOTTEN_AFTER) {
            tries.remove(name);
            return false;
        }
        return tried.count() >= MOST_TRIES;
    }

    private void openSession(HttpExchange exchange) throws Exception {
        Map<String, Object> body = App.body(exchange);
        String name = text(body, "name").strip();
        String password = text(body, "password");
        if (isBlocked(name)) {
            throw new App.Refusal(429, "tooManyTries");
        }
        Account account = find(name);
        boolean isRight = password.length() <= 200 && isPassword(password, account == null ? NOBODY : account.password());
        if (account == null || !isRight) {
            if (tries.size() > 10_000) {
                tries.clear();
            }
            tries.merge(name, new Tried(1, seconds()), (old, first) -> new Tried(old.count() + 1, first.last()));
            throw new App.Refusal(401, "wrongPassword");
        }
        signIn(exchange, account, 200);
    }
}
`;
