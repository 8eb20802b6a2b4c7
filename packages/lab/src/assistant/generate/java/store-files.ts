import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

const connects: Readonly<Record<SqlDatabase, string>> = {
  sqlite: `        Properties settings = new Properties();
        settings.setProperty("foreign_keys", "true");
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("app.db"), settings);`,
  postgresql: `        // Texts may stand for dates.
        return connect("jdbc:postgresql:", "stringtype=unspecified");`,
  mysql: '        return connect("jdbc:mariadb:", "useUnicode=true");',
};

const fromUrl = `
    /** DATABASE_URL as JDBC takes it: scheme://user:password@host:port/name. */
    private static Connection connect(String scheme, String extra) throws SQLException {
        URI url = URI.create(System.getenv("DATABASE_URL"));
        Properties settings = new Properties();
        String[] account = (url.getUserInfo() == null ? "" : url.getUserInfo()).split(":", 2);
        settings.setProperty("user", account[0]);
        settings.setProperty("password", account.length > 1 ? account[1] : "");
        String port = url.getPort() < 0 ? "" : ":" + url.getPort();
        String query = (url.getQuery() == null ? "" : url.getQuery() + "&") + extra;
        return DriverManager.getConnection(scheme + "//" + url.getHost() + port + url.getPath() + "?" + query, settings);
    }
`;

/** server/src/Database.java: one connection behind three calls. */
export const databaseFile = (database: SqlDatabase) => code`
${database === 'sqlite' ? '' : 'import java.net.URI;\n'}import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** One connection, used by one thread at a time and opened again when it was lost. */
final class Database {
    /** Reads one row. */
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private final Path folder;
    private Connection connection;

    Database(Path folder) {
        this.folder = folder;
    }

    private Connection open() throws SQLException {
${connects[database]}
    }
${database === 'sqlite' ? '' : fromUrl}
    private PreparedStatement prepare(String sql, List<?> params, boolean isInsert) throws SQLException {
        if (connection == null || !connection.isValid(2)) {
            connection = open();
        }
        PreparedStatement statement = isInsert ? connection.prepareStatement(sql, new String[] {"id"}) : connection.prepareStatement(sql);
        for (int index = 0; index < params.size(); index++) {
            statement.setObject(index + 1, params.get(index));
        }
        return statement;
    }

    synchronized <T> List<T> all(String sql, List<?> params, Reader<T> reader) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, false); ResultSet rows = statement.executeQuery()) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reader.read(rows));
            }
            return read;
        }
    }

    synchronized void run(String sql, List<?> params) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, false)) {
            statement.execute();
        }
    }

    /** The id of the new row. */
    synchronized long insert(String sql, List<?> params) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, true)) {
            statement.executeUpdate();
            try (ResultSet keys = statement.getGeneratedKeys()) {
                keys.next();
                return keys.getLong(1);
            }
        }
    }

    synchronized void close() {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException lost) {
            connection = null;
        }
    }
}
`;

const plant = `
    /** The first records, where there are none. */
    @SuppressWarnings("unchecked")
    private void plant() throws Exception {
        for (Entities.Entity entity : Entities.ALL) {
            if (count(entity) > 0) {
                return;
            }
        }
        Map<String, Object> seeds = (Map<String, Object>) Json.read(Home.text("seeds.json"));
        for (Entities.Entity entity : Entities.ALL) {
            for (Object item : (List<Object>) seeds.get(entity.plural())) {
                Map<String, Object> seed = (Map<String, Object>) item;
                for (Entities.Field field : entity.fields()) {
                    if (Validate.isTime(field) && "now".equals(seed.get(field.name()))) {
                        seed.put(field.name(), Validate.now(field));
                    }
                }
                create(entity, seed);
            }
        }
    }
`;

/** server/src/Store.java over SQL: every value goes as a parameter, every name comes from Entities. */
export const sqlStoreFile = (database: SqlDatabase) => code`
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Records in SQL: every value goes as a parameter, every name comes from Entities. */
final class Store {
    final Database database;

    private Store(Database database) {
        this.database = database;
    }

    /** Opens the database; makes tables and first records where there are none. */
    static Store open(Path folder) throws Exception {
        Store store = new Store(new Database(folder));
        for (String statement : Home.text("schema.sql").split(";\n")) {
            if (!statement.isBlank()) {
                store.database.run(statement, List.of());
            }
        }
        store.plant();
        return store;
    }
${plant}
    private static String quote(String name) {
        return ${database === 'mysql' ? '"`" + name + "`"' : '"\\"" + name + "\\""'};
    }

    private static String columns(Entities.Entity entity, String separator) {
        return entity.fields().stream().map(field -> quote(field.column())).collect(Collectors.joining(separator));
    }

    private static Object value(Entities.Field field, ResultSet row) throws SQLException {
        String column = field.column();
        String text = row.getString(column);
        if (text == null) {
            return null;
        }
        if (field.isNumber()) {
            return field.isWhole() ? (Object) row.getLong(column) : (Object) row.getDouble(column);
        }
        return switch (field.type()) {
            case "boolean" -> row.getBoolean(column);
            case "date" -> text.substring(0, 10);
            case "date-time" -> text.replace(' ', 'T').substring(0, 16);
            default -> text;
        };
    }

    private static Map<String, Object> record(Entities.Entity entity, ResultSet row) throws SQLException {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("id", row.getLong("id"));
        for (Entities.Field field : entity.fields()) {
            record.put(field.name(), value(field, row));
        }
        return record;
    }

    private List<Map<String, Object>> records(Entities.Entity entity, String rest, List<?> params) throws SQLException {
        String sql = "SELECT " + quote("id") + ", " + columns(entity, ", ") + " FROM " + quote(entity.table()) + rest;
        return database.all(sql, params, row -> record(entity, row));
    }

    private long count(Entities.Entity entity, String where, List<?> params) throws SQLException {
        String sql = "SELECT COUNT(*) FROM " + quote(entity.table()) + where;
        return database.all(sql, params, row -> row.getLong(1)).get(0);
    }

    private long count(Entities.Entity entity) throws SQLException {
        return count(entity, "", List.of());
    }

    /** The condition of a list; its parameters are added to the list. */
    private static String condition(Entities.Entity entity, Query query, List<Object> params) {
        List<String> parts = new ArrayList<>();
        for (Query.Filter filter : query.filters()) {
            parts.add(quote(filter.field().column()) + " = ?");
            params.add(filter.value());
        }
        List<String> tests = new ArrayList<>();
        for (Entities.Field field : entity.fields()) {
            if (field.isSearched() && !query.search().isEmpty()) {
                tests.add("LOWER(" + quote(field.column()) + ") LIKE LOWER(?) ESCAPE '!'");
                params.add("%" + query.search().replaceAll("[!%_]", "!$0") + "%");
            }
        }
        if (!tests.isEmpty()) {
            parts.add("(" + String.join(" OR ", tests) + ")");
        }
        return parts.isEmpty() ? "" : " WHERE " + String.join(" AND ", parts);
    }

    /** One page of records and how many there are. */
    Map<String, Object> list(Entities.Entity entity, Query query) throws SQLException {
        List<Object> params = new ArrayList<>();
        String where = condition(entity, query, params);
        Map<String, Object> list = new HashMap<>();
        list.put("total", count(entity, where, params));
        String direction = query.descending() ? " DESC" : " ASC";
        String order = quote("id") + direction;
        for (Entities.Field field : entity.fields()) {
            if (field.name().equals(query.sort())) {
                order = quote(field.column()) + direction + ", " + order;
            }
        }
        params.add(query.perPage());
        params.add((query.page() - 1) * query.perPage());
        list.put("items", records(entity, where + " ORDER BY " + order + " LIMIT ? OFFSET ?", params));
        return list;
    }

    /** Null where there is no such record. */
    Map<String, Object> find(Entities.Entity entity, long id) throws SQLException {
        List<Map<String, Object>> records = records(entity, " WHERE " + quote("id") + " = ?", List.of(id));
        return records.isEmpty() ? null : records.get(0);
    }

    private static List<Object> values(Entities.Entity entity, Map<String, Object> values) {
        List<Object> params = new ArrayList<>();
        entity.fields().forEach(field -> params.add(values.get(field.name())));
        return params;
    }

    Map<String, Object> create(Entities.Entity entity, Map<String, Object> values) throws SQLException {
        String marks = String.join(", ", Collections.nCopies(entity.fields().size(), "?"));
        String sql = "INSERT INTO " + quote(entity.table()) + " (" + columns(entity, ", ") + ") VALUES (" + marks + ")";
        return find(entity, database.insert(sql, values(entity, values)));
    }

    Map<String, Object> update(Entities.Entity entity, long id, Map<String, Object> values) throws SQLException {
        List<Object> params = values(entity, values);
        params.add(id);
        String changes = columns(entity, " = ?, ") + " = ?";
        database.run("UPDATE " + quote(entity.table()) + " SET " + changes + " WHERE " + quote("id") + " = ?", params);
        return find(entity, id);
    }

    void remove(Entities.Entity entity, long id) throws SQLException {
        database.run("DELETE FROM " + quote(entity.table()) + " WHERE " + quote("id") + " = ?", List.of(id));
    }

    /** Whether another record has this value. */
    boolean isTaken(Entities.Entity entity, Entities.Field field, Object value, long exceptId) throws SQLException {
        String where = " WHERE " + quote(field.column()) + " = ? AND " + quote("id") + " <> ?";
        return count(entity, where, List.of(value, exceptId)) > 0;
    }

    /** Whether a record that must have this one refers to it. */
    boolean isInUse(Entities.Entity entity, long id) throws SQLException {
        for (Entities.Entity other : Entities.ALL) {
            for (Entities.Field field : other.fields()) {
                boolean isNeeded = entity.name().equals(field.target()) && field.required();
                if (isNeeded && count(other, " WHERE " + quote(field.column()) + " = ?", List.of(id)) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    void close() {
        database.close();
    }
}
`;

/** server/src/Store.java over MongoDB. */
export const mongoStoreFile = () => code`
import com.mongodb.ConnectionString;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.FindOneAndUpdateOptions;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.ReturnDocument;
import com.mongodb.client.model.Sorts;
import com.mongodb.client.model.Updates;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.bson.Document;
import org.bson.conversions.Bson;

/** Records in MongoDB; ids count up from 1, so that addresses stay short. */
final class Store {
    private final MongoClient client;
    final MongoDatabase database;

    private Store(MongoClient client, MongoDatabase database) {
        this.client = client;
        this.database = database;
    }

    /** Opens the database that DATABASE_URL names; makes indexes and first records where there are none. */
    static Store open(Path folder) throws Exception {
        ConnectionString address = new ConnectionString(System.getenv("DATABASE_URL"));
        MongoClient client = MongoClients.create(address);
        Store store = new Store(client, client.getDatabase(address.getDatabase()));
        for (Entities.Entity entity : Entities.ALL) {
            for (Entities.Field field : entity.fields()) {
                if (field.unique()) {
                    Bson isSet = Filters.or(Filters.type(field.name(), "string"), Filters.type(field.name(), "number"));
                    IndexOptions unique = new IndexOptions().unique(true).partialFilterExpression(isSet);
                    store.collection(entity).createIndex(Indexes.ascending(field.name()), unique);
                }
            }
        }
        store.plant();
        return store;
    }
${plant}
    private MongoCollection<Document> collection(Entities.Entity entity) {
        return database.getCollection(entity.table());
    }

    long nextId(String name) {
        FindOneAndUpdateOptions after = new FindOneAndUpdateOptions().upsert(true).returnDocument(ReturnDocument.AFTER);
        return database.getCollection("counters").findOneAndUpdate(Filters.eq(name), Updates.inc("last", 1L), after).getLong("last");
    }

    private static Map<String, Object> record(Entities.Entity entity, Document document) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("id", document.getLong("_id"));
        entity.fields().forEach(field -> record.put(field.name(), document.get(field.name())));
        return record;
    }

    private static Document document(Entities.Entity entity, Map<String, Object> values) {
        Document document = new Document();
        entity.fields().forEach(field -> document.put(field.name(), values.get(field.name())));
        return document;
    }

    private static Bson condition(Entities.Entity entity, Query query) {
        List<Bson> parts = new ArrayList<>();
        query.filters().forEach(filter -> parts.add(Filters.eq(filter.field().name(), filter.value())));
        if (!query.search().isEmpty()) {
            Pattern pattern = Pattern.compile(Pattern.quote(query.search()), Pattern.CASE_INSENSITIVE);
            List<Bson> tests = new ArrayList<>();
            entity.fields().stream().filter(Entities.Field::isSearched).forEach(field -> tests.add(Filters.regex(field.name(), pattern)));
            if (!tests.isEmpty()) {
                parts.add(Filters.or(tests));
            }
        }
        return parts.isEmpty() ? Filters.empty() : Filters.and(parts);
    }

    private long count(Entities.Entity entity) {
        return collection(entity).countDocuments();
    }

    /** One page of records and how many there are. */
    Map<String, Object> list(Entities.Entity entity, Query query) {
        String sort = query.sort().equals("id") ? "_id" : query.sort();
        Bson order = query.descending() ? Sorts.descending(sort, "_id") : Sorts.ascending(sort, "_id");
        if (sort.equals("_id")) {
            order = query.descending() ? Sorts.descending("_id") : Sorts.ascending("_id");
        }
        Bson matching = condition(entity, query);
        List<Map<String, Object>> items = new ArrayList<>();
        collection(entity).find(matching).sort(order).skip((query.page() - 1) * query.perPage()).limit(query.perPage())
            .forEach(document -> items.add(record(entity, document)));
        Map<String, Object> list = new HashMap<>();
        list.put("items", items);
        list.put("total", collection(entity).countDocuments(matching));
        return list;
    }

    /** Null where there is no such record. */
    Map<String, Object> find(Entities.Entity entity, long id) {
        Document document = collection(entity).find(Filters.eq(id)).first();
        return document == null ? null : record(entity, document);
    }

    Map<String, Object> create(Entities.Entity entity, Map<String, Object> values) {
        long id = nextId(entity.table());
        collection(entity).insertOne(document(entity, values).append("_id", id));
        return find(entity, id);
    }

    Map<String, Object> update(Entities.Entity entity, long id, Map<String, Object> values) {
        collection(entity).updateOne(Filters.eq(id), new Document("$set", document(entity, values)));
        return find(entity, id);
    }

    void remove(Entities.Entity entity, long id) {
        collection(entity).deleteOne(Filters.eq(id));
        for (Entities.Entity other : Entities.ALL) {
            for (Entities.Field field : other.fields()) {
                if (entity.name().equals(field.target())) {
                    collection(other).updateMany(Filters.eq(field.name(), id), Updates.set(field.name(), null));
                }
            }
        }
    }

    /** Whether another record has this value. */
    boolean isTaken(Entities.Entity entity, Entities.Field field, Object value, long exceptId) {
        return collection(entity).countDocuments(Filters.and(Filters.eq(field.name(), value), Filters.ne("_id", exceptId))) > 0;
    }

    /** Whether a record that must have this one refers to it. */
    boolean isInUse(Entities.Entity entity, long id) {
        return Entities.ALL.stream().anyMatch(other -> other.fields().stream()
            .filter(field -> entity.name().equals(field.target()) && field.required())
            .anyMatch(field -> collection(other).countDocuments(Filters.eq(field.name(), id)) > 0));
    }

    void close() {
        client.close();
    }
}
`;

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
        long id = create(name, hashPassword(password, random(16)));
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
