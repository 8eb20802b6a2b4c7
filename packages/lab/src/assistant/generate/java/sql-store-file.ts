import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';
import { plant } from './plant.ts';

/** Statements that take a lock of the whole database and give it back; a file belongs to its server. */
const locks: Readonly<Record<SqlDatabase, readonly [take: string, giveBack: string] | undefined>> = {
  sqlite: undefined,
  postgresql: ['SELECT pg_advisory_lock(1)', 'SELECT pg_advisory_unlock(1)'],
  mysql: ['SELECT GET_LOCK(DATABASE(), 60)', 'SELECT RELEASE_LOCK(DATABASE())'],
};

const lockedCall = ([take, giveBack]: readonly [
  take: string,
  giveBack: string,
]) => `            database.run("${take}", List.of());
            try {
                work.call();
            } finally {
                database.run("${giveBack}", List.of());
            }`;

const countLike = (database: SqlDatabase) => `    private static String columnOf(Entities.Entity entity, String name) {
        return quote(entity.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow().column());
    }

    /** How many other records a limit counts together with one of these values. */
    long countLike(Entities.Entity entity, Entities.Limit limit, Map<String, Object> values, long exceptId) throws SQLException {
        String where = " WHERE " + quote("id") + " <> ?";
        List<Object> params = new ArrayList<>(List.of(exceptId));
        if (limit.by() != null) {
            where += " AND " + columnOf(entity, limit.by()) + " = ?";
            params.add(values.get(limit.by()));
        }
        if (limit.day() != null) {
            where += " AND " + columnOf(entity, limit.day()) + " BETWEEN ? AND ?";
            params.addAll(Limits.day(values.get(limit.day())));
        }
        if (limit.until() != null) {
            String column = columnOf(entity, limit.until());
            boolean hasValue = limit.untilValue() != null;
            where += hasValue ? " AND (" + column + " IS NULL OR " + column + " <> ?)" : " AND " + column + " IS NULL";
            if (hasValue) {
                params.add(limit.untilValue());
            }
        }
        return count(entity, where, params);
    }

    /** Nobody else writes meanwhile: ${locks[database] ? 'no thread of this server, and no other server on this database' : 'no other thread; the file belongs to this server'}. */
    void alone(Callable<Void> work) throws Exception {
        synchronized (database) {
${locks[database] ? lockedCall(locks[database]) : '            work.call();'}
        }
    }

`;

/** server/src/Store.java over SQL: every value goes as a parameter, every name comes from Entities. */
export const sqlStoreFile = (database: SqlDatabase, hasLimits: boolean) => code`
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
${hasLimits ? 'import java.util.concurrent.Callable;\n' : ''}import java.util.stream.Collectors;

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

${hasLimits ? countLike(database) : ''}    void close() {
        database.close();
    }
}
`;
